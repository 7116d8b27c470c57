import DropboxConcurrency
import DropboxCore
import DropboxHTTP
import Foundation

/// An open local directory. Its methods operate on that directory even if its path changes, and never follow a symbolic
/// link in it.
package final class DirectoryHandle: Sendable {
    /// The path at which the directory was opened, for error messages. It may be longer than the system allows.
    package let path: String
    let descriptor: Int32

    /// The URL of that path.
    var url: URL { URL(fileURLWithPath: path, isDirectory: true) }

    /// Opens the directory at a URL. Symbolic links on the path are followed.
    package convenience init(_ url: URL) throws(SystemError) {
        let path = url.path
        self.init(path, try Self.checked(open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC), path))
    }

    private init(_ path: String, _ descriptor: Int32) {
        self.path = path
        self.descriptor = descriptor
    }

    deinit { close(descriptor) }

    /// Writes all changes of the volume to its disk, which waits only once for many files. Throws `ENOTSUP` on
    /// platforms that can't do that. Reports only errors since the directory was opened.
    package func synchronizeVolume() throws(SystemError) {
        DiskAccessMonitor.record("syncfs", path)
        try Self.check(DropboxConcurrency.synchronizeVolume(descriptor), url)
    }

    /// An item in a directory.
    package struct Item: Hashable, Sendable {
        package enum Kind: Hashable, Sendable { case file, folder, link, other }

        package let kind: Kind
        package let size: Int64
        package let modified: Date
        /// The time of the last change of the content or the attributes, which programs can't set.
        package let changed: Date
        /// Identifies the file and its volume.
        package let identity: Identity
    }

    /// The identity of a file or directory on the local system.
    package struct Identity: Hashable, Sendable {
        let volume: UInt64
        let number: UInt64
    }

    // MARK: Inspecting

    /// Returns the names of all items, in arbitrary order.
    package func names() throws(SystemError) -> [String] {
        // The stream takes ownership of the descriptor and moves its position, so open another one.
        let streamDescriptor = try Self.checked(openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC), path)
        guard let stream = fdopendir(streamDescriptor) else {
            let error = SystemError.latest(url)
            close(streamDescriptor)
            throw error
        }
        defer { closedir(stream) }
        var names: [String] = []
        errno = 0
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
                name.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
            errno = 0
        }
        // The end and an error are distinguished only by `errno`.
        guard errno == 0 else { throw .latest(url) }
        return names
    }

    /// Returns the item with a name, or `nil` if it doesn't exist. A symbolic link is returned as such, unless it is
    /// followed.
    package func item(_ name: String, followingLinks: Bool = false) throws(SystemError) -> Item? {
        var status = stat()
        guard fstatat(descriptor, name, &status, followingLinks ? 0 : AT_SYMLINK_NOFOLLOW) == 0 else {
            if errno == ENOENT { return nil }
            throw latestError(name)
        }
        return Item(status)
    }

    /// A Boolean value that indicates whether the directory no longer has a name.
    var isDeleted: Bool {
        var status = stat()
        return fstat(descriptor, &status) == 0 && status.st_nlink == 0
    }

    /// Returns the error of the latest system call, for an item in the directory.
    private func latestError(_ name: String) -> SystemError {
        // Read `errno` first: anything else can change it.
        let number = errno
        return SystemError(number: number, path: itemPath(name))
    }

    private func itemPath(_ name: String) -> String { path.hasSuffix("/") ? path + name : path + "/" + name }

    // MARK: Opening

    /// Opens the directory with a name. Throws an error if it is a symbolic link.
    package func folder(_ name: String, followingLinks: Bool = false) throws(SystemError) -> DirectoryHandle {
        let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | (followingLinks ? 0 : O_NOFOLLOW)
        let folderPath = itemPath(name)
        DiskAccessMonitor.record("openat", folderPath)
        return DirectoryHandle(folderPath, try Self.checked(openat(descriptor, name, flags), folderPath))
    }

    /// Opens the directory with a name, and creates it if it doesn't exist.
    package func createFolder(_ name: String) throws(SystemError) -> DirectoryHandle {
        _ = try makeFolder(name)
        return try folder(name)
    }

    /// Creates the directory with a name. Returns `false` if an item with the name exists.
    func makeFolder(_ name: String) throws(SystemError) -> Bool {
        if mkdirat(descriptor, name, 0o777) == 0 { return true }
        if errno != EEXIST { throw latestError(name) }
        return false
    }

    /// Opens a file. Throws an error if it is a symbolic link, unless links are followed.
    ///
    /// - Parameters:
    ///   - name: The name of the file.
    ///   - flags: The flags of `open(2)`.
    ///   - permissions: The permissions of a created file, before the umask is applied.
    ///   - followingLinks: Whether to follow a symbolic link. The default is `false`.
    func openFile(
        _ name: String, _ flags: Int32, permissions: mode_t = 0o666, followingLinks: Bool = false
    ) throws(SystemError) -> Int32 {
        let flags = flags | O_CLOEXEC | (followingLinks ? 0 : O_NOFOLLOW)
        return try Self.checked(openat(descriptor, name, flags, permissions), itemPath(name))
    }

    /// Returns the content hash of a file.
    package func contentHash(of name: String) throws -> String {
        let file = OpenFile(try openFile(name, O_RDONLY | O_NONBLOCK))
        return try ContentHash.hash(of: file.descriptor, at: url.appendingPathComponent(name), check: {})
    }

    // MARK: Modifying

    /// Renames a file in the directory atomically. If `replacing` is `false` and the new name exists, the method throws
    /// `EEXIST`.
    func rename(_ name: String, to newName: String, replacing: Bool) throws(SystemError) {
        if replacing {
            try Self.check(renameat(descriptor, name, descriptor, newName), url.appendingPathComponent(newName))
        } else {
            // Creating a link fails if the name exists. A rename doesn't guarantee that.
            if linkat(descriptor, name, descriptor, newName, 0) == 0 { return try remove(name) }
            guard [EPERM, ENOTSUP, ENOSYS].contains(errno) else {
                throw .latest(url.appendingPathComponent(newName))
            }
            try renameWithoutLink(name, to: newName)
        }
    }

    /// Moves an item to a directory of the same volume atomically, and replaces a file there. A symbolic link is moved itself.
    package func move(_ name: String, to newName: String, in folder: DirectoryHandle) throws(SystemError) {
        try Self.check(
            renameat(descriptor, name, folder.descriptor, newName), folder.url.appendingPathComponent(newName))
    }

    /// Renames a file without replacing, on file systems without hard links, such as those of memory cards. An item
    /// that another process creates between the check and the rename is replaced.
    func renameWithoutLink(_ name: String, to newName: String) throws(SystemError) {
        try Self.renameLock.withLock { _ throws(SystemError) in
            guard try item(newName) == nil else {
                throw SystemError(number: EEXIST, path: itemPath(newName))
            }
            try rename(name, to: newName, replacing: true)
        }
    }

    /// Concurrent downloads of this process don't replace each other's files.
    private static let renameLock = Locked(())

    /// Deletes a file or an empty directory, if it exists.
    package func remove(_ name: String, isFolder: Bool = false) throws(SystemError) {
        if unlinkat(descriptor, name, isFolder ? AT_REMOVEDIR : 0) != 0, errno != ENOENT { throw latestError(name) }
    }

    /// Synchronizes renamed entries to disk.
    package func synchronize() throws(SystemError) {
        // Some file systems don't support this. Nothing more can be done for them.
        if synchronizeToDisk(descriptor) != 0, errno != EINVAL, errno != ENOTSUP { throw .latest(url) }
    }

    static func check(_ result: Int32, _ url: @autoclosure () -> URL) throws(SystemError) {
        guard result == 0 else { throw .latest(url()) }
    }

    private static func checked(_ descriptor: Int32, _ path: @autoclosure () -> String) throws(SystemError) -> Int32 {
        let number = errno
        guard descriptor >= 0 else { throw SystemError(number: number, path: path()) }
        return descriptor
    }
}

extension DirectoryHandle.Item {
    init(_ status: stat) {
        kind =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFLNK: .link
            default: .other
            }
        size = Int64(status.st_size)
        modified = Date(status.modified)
        changed = Date(status.changed)
        identity = .init(volume: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
    }
}

extension Date {
    fileprivate init(_ time: timespec) {
        self.init(timeIntervalSince1970: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
    }
}

extension SystemError {
    /// Returns the error of the latest system call, for a file.
    static func latest(_ url: @autoclosure () -> URL) -> SystemError {
        // Read `errno` first: appending to a URL accesses the disk, and can change it.
        let code = errno
        return SystemError(number: code, path: url().path)
    }
}

/// An open file, which is closed when the last reference is released.
final class OpenFile: Sendable {
    let descriptor: Int32

    init(_ number: Int32) { self.descriptor = number }

    deinit { close(descriptor) }

    func size(_ url: URL) throws(SystemError) -> Int64 {
        var status = stat()
        try DirectoryHandle.check(fstat(descriptor, &status), url)
        return Int64(status.st_size)
    }

    /// Sets the modification time, without fractions of a second.
    func setModificationTime(_ time: Date, _ url: @autoclosure () -> URL) throws(SystemError) {
        // A file system can't represent a date beyond the range of integers.
        guard let seconds = Int64(exactly: time.timeIntervalSince1970.rounded(.down)) else { return }
        let time = timespec(tv_sec: time_t(clamping: seconds), tv_nsec: 0)
        try DirectoryHandle.check(futimens(descriptor, [time, time]), url())
    }

    /// Reads from the current position to the end of the file.
    func contents(_ url: URL) throws(SystemError) -> Data {
        var contents = Data()
        while case let piece = try read(upTo: 128 << 10, url), !piece.isEmpty { contents += piece }
        return contents
    }

    /// Reads bytes from the current position. Returns no bytes at the end of the file.
    func read(upTo maximum: Int, _ url: URL) throws(SystemError) -> Data {
        DiskAccessMonitor.record("read", url.path)
        var piece = Data(count: maximum)
        var count = 0
        repeat {
            count = piece.withUnsafeMutableBytes { Foundation.read(descriptor, $0.baseAddress, maximum) }
        } while count < 0 && errno == EINTR
        if count < 0 { throw .latest(url) }
        return piece.prefix(count)
    }

    /// Writes all data, at an offset or at the current position.
    func writeAll(_ data: Data, at offset: Int64? = nil, _ url: URL) throws(SystemError) {
        DiskAccessMonitor.record("write", url.path)
        let failed = data.withUnsafeBytes { bytes -> Bool in
            var remaining = bytes[...]
            var position = offset
            while !remaining.isEmpty {
                let chunk = UnsafeRawBufferPointer(rebasing: remaining)
                let count =
                    position.map { pwrite(descriptor, chunk.baseAddress, chunk.count, off_t($0)) }
                    ?? write(descriptor, chunk.baseAddress, chunk.count)
                if count < 0, errno == EINTR { continue }
                if count <= 0 { return true }
                remaining = remaining.dropFirst(count)
                position = position.map { $0 + Int64(count) }
            }
            return false
        }
        if failed { throw .latest(url) }
    }
}
