import Synchronization

/// Folders on volumes without free space.
///
/// Source: manual page of `write`: It fails with `ENOSPC` if the volume has no space for the data. Removing and renaming files
/// needs none.
public enum FullDisk {
    private static let folders = Mutex<Set<String>>([])
    private static let isInUse = Atomic(false)

    /// Makes the volume of a folder full.
    public static func fill(_ folder: String) {
        isInUse.store(true, ordering: .relaxed)
        folders.withLock { _ = $0.insert(folder) }
    }

    /// Makes space on the volume of a folder.
    public static func free(_ folder: String) {
        folders.withLock { _ = $0.remove(folder) }
    }

    fileprivate static func contains(_ descriptor: Int32) -> Bool {
        guard isInUse.load(ordering: .relaxed) else { return false }
        var path = [CChar](repeating: 0, count: Int(PATH_MAX))
        let length = readlink("/proc/self/fd/\(descriptor)", &path, path.count)
        let file = String(decoding: path.prefix(max(length, 0)).map(UInt8.init(bitPattern:)), as: UTF8.self)
        return folders.withLock { $0.contains { file.hasPrefix($0 + "/") } }
    }
}

// The program's own function replaces that of glibc, also for Foundation.
@_silgen_name("__write") private func systemWrite(
    _ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int
) -> Int

@_cdecl("write") public func writeUnlessFull(
    _ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int
) -> Int {
    guard count > 0, FullDisk.contains(descriptor) else { return systemWrite(descriptor, bytes, count) }
    errno = ENOSPC
    return -1
}
