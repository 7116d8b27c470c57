#if !canImport(Darwin)
    import CDropboxLinux
#endif

/// Writes a file or a directory to its disk, like `fsync`. When the function returns 0, the content survives a power
/// failure.
///
/// On Apple platforms, `fsync` leaves the content in the cache of the drive (see its manual page), and `F_FULLFSYNC` writes it
/// to the medium. Some file systems don't support it, such as those of servers.
///
/// - Returns: 0, or −1 with the reason in `errno`.
package func synchronizeToDisk(_ descriptor: Int32) -> Int32 {
    #if canImport(Darwin)
        if fcntl(descriptor, F_FULLFSYNC) >= 0 { return 0 }
        guard errno == ENOTSUP || errno == EINVAL || errno == ENOTTY else { return -1 }
    #endif
    return fsync(descriptor)
}

/// Writes all changes of the volume with an open file or directory to its disk. For many files, this waits for the disk only
/// once. It reports only errors since the descriptor was opened, so keep it open.
///
/// - Returns: 0, or −1 with the reason in `errno`: `ENOTSUP` on platforms that can't synchronize a volume.
package func synchronizeVolume(_ descriptor: Int32) -> Int32 {
    #if canImport(Darwin)
        errno = ENOTSUP
        return -1
    #else
        return syncfs(descriptor)
    #endif
}
