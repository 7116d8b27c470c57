import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Directories and files of the cache, which are for their owner alone, whatever the umask is and whoever made them.
enum PrivateDirectory {
    /// Creates a directory, with those above it, and closes it to everybody else.
    static func create(_ url: URL) throws {
        try FileManager.default.createDirectory(
            at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        guard chmod(url.path, 0o700) == 0 else { throw ContentCache.systemError(url) }
    }

    /// Creates an empty file, unless there is one, and closes it to everybody else.
    static func createFile(_ url: URL) throws {
        let descriptor = open(url.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw ContentCache.systemError(url) }
        defer { close(descriptor) }
        guard fchmod(descriptor, 0o600) == 0 else { throw ContentCache.systemError(url) }
    }

    /// Closes a file to everybody else, if there is one.
    static func restrict(_ url: URL) throws {
        guard chmod(url.path, 0o600) == 0 || errno == ENOENT else { throw ContentCache.systemError(url) }
    }
}
