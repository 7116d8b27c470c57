import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// An open folder of this machine. What is done through it happens in that folder, whatever becomes of its path
/// meanwhile, and never behind a link that lies in it.
final class DirectoryHandle: Sendable {
    /// Where it was when it was opened, for messages.
    let url: URL
    let descriptor: Int32

    /// Opens the folder at an address, links on the way included.
    convenience init(_ url: URL) throws(POSIXError) {
        self.init(url, try Self.checked(open(url.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC), url))
    }

    private init(_ url: URL, _ descriptor: Int32) {
        self.url = url
        self.descriptor = descriptor
    }

    deinit { close(descriptor) }

    /// What is in a folder under a name.
    struct Item: Hashable, Sendable {
        enum Kind: Hashable, Sendable { case file, folder, link, other }

        let kind: Kind
        let size: Int64
        let modified: Date
        /// Which file of which volume it is.
        let identity: Identity
    }

    /// What tells files and folders of a machine apart.
    struct Identity: Hashable, Sendable {
        let volume: UInt64
        let number: UInt64
    }

    // MARK: Looking

    /// The names of all that is in it, in no order.
    func names() throws(POSIXError) -> [String] {
        // The stream takes the descriptor over and moves its position, so it has one of its own.
        let own = try Self.checked(openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC), url)
        guard let stream = fdopendir(own) else {
            let error = POSIXError.latest(url)
            close(own)
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
        // The end and an error look the same otherwise.
        guard errno == 0 else { throw .latest(url) }
        return names
    }

    /// What is there under a name; `nil` for nothing. A link is told as such, unless it is to be followed.
    func item(_ name: String, followingLinks: Bool = false) throws(POSIXError) -> Item? {
        var status = stat()
        guard fstatat(descriptor, name, &status, followingLinks ? 0 : AT_SYMLINK_NOFOLLOW) == 0 else {
            if errno == ENOENT { return nil }
            throw .latest(url.appendingPathComponent(name))
        }
        return Item(status)
    }

    // MARK: Opening

    /// Opens the folder of a name. A link in its place is an error.
    func folder(_ name: String, followingLinks: Bool = false) throws(POSIXError) -> DirectoryHandle {
        let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | (followingLinks ? 0 : O_NOFOLLOW)
        let place = url.appendingPathComponent(name, isDirectory: true)
        return DirectoryHandle(place, try Self.checked(openat(descriptor, name, flags), place))
    }

    /// Opens the folder of a name, and makes it first if nothing is there.
    func makeFolder(_ name: String) throws(POSIXError) -> DirectoryHandle {
        if mkdirat(descriptor, name, 0o777) != 0, errno != EEXIST {
            throw .latest(url.appendingPathComponent(name))
        }
        return try folder(name)
    }

    /// Opens a file. A link in its place is an error.
    ///
    /// - Parameter permissions: who may do what with a file that is created, as far as the umask lets them.
    func openFile(_ name: String, _ flags: Int32, permissions: mode_t = 0o666) throws(POSIXError) -> Int32 {
        try Self.checked(
            openat(descriptor, name, flags | O_NOFOLLOW | O_CLOEXEC, permissions), url.appendingPathComponent(name))
    }

    // MARK: Changing

    /// Gives a file in the folder another name, in one step. Where `replacing` is false and something is there, it fails
    /// with `EEXIST`.
    func rename(_ name: String, to newName: String, replacing: Bool) throws(POSIXError) {
        if replacing {
            try Self.check(renameat(descriptor, name, descriptor, newName), url.appendingPathComponent(newName))
        } else {
            // A link is made only where there is nothing yet, which a rename does not promise.
            if linkat(descriptor, name, descriptor, newName, 0) == 0 { return try remove(name) }
            guard [EPERM, ENOTSUP, ENOSYS].contains(errno) else {
                throw .latest(url.appendingPathComponent(newName))
            }
            try renameWithoutLink(name, to: newName)
        }
    }

    /// The same as `rename` without `replacing`, for file systems that know no links: those of memory cards and sticks.
    /// Whatever is made between the look and the step is replaced.
    func renameWithoutLink(_ name: String, to newName: String) throws(POSIXError) {
        guard try item(newName) == nil else {
            throw POSIXError(.EEXIST, userInfo: [NSFilePathErrorKey: url.appendingPathComponent(newName).path])
        }
        try rename(name, to: newName, replacing: true)
    }

    /// Deletes a file, or a folder with nothing in it, if it is there.
    func remove(_ name: String, isFolder: Bool = false) throws(POSIXError) {
        if unlinkat(descriptor, name, isFolder ? AT_REMOVEDIR : 0) != 0, errno != ENOENT {
            throw .latest(url.appendingPathComponent(name))
        }
    }

    /// Makes what was renamed in the folder last.
    func synchronize() throws(POSIXError) {
        // Some file systems cannot, and say so; what they promise without it is what they have to offer.
        if fsync(descriptor) != 0, errno != EINVAL, errno != ENOTSUP { throw .latest(url) }
    }

    static func check(_ result: Int32, _ url: @autoclosure () -> URL) throws(POSIXError) {
        guard result == 0 else { throw .latest(url()) }
    }

    private static func checked(_ descriptor: Int32, _ url: @autoclosure () -> URL) throws(POSIXError) -> Int32 {
        guard descriptor >= 0 else { throw .latest(url()) }
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
        let time = status.modified
        modified = Date(timeIntervalSince1970: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
        identity = .init(volume: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
    }
}

extension POSIXError {
    /// The error of the latest call to the system, about a file.
    static func latest(_ url: @autoclosure () -> URL) -> POSIXError {
        // First of all: whoever makes an address by appending to one looks at the disk, and leaves another error behind.
        let code = errno
        return POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO, userInfo: [NSFilePathErrorKey: url().path])
    }
}
