import Foundation

/// Opens and reads files that users and other programs can replace.
///
/// In place of a file, there can be a named pipe, which blocks for ever, or a device, which may never end. Only content
/// that the user asks for is read from them.
package enum RegularFile {
    /// Opens a regular file, or a symbolic link to one. Never waits for another process.
    ///
    /// - Parameters:
    ///   - url: The URL of the file.
    ///   - flags: The flags of `open(2)`.
    ///   - permissions: The permissions of a created file, before the umask is applied.
    /// - Throws: An error that says what is at the URL if it's not a regular file.
    package static func open(_ url: URL, _ flags: Int32, permissions: mode_t = 0o600) throws(FileError) -> Int32 {
        if let descriptor = try openIfExists(url, flags, permissions) { return descriptor }
        throw FileError("cannot open", url, reason: String(cString: strerror(ENOENT)), ENOENT)
    }

    /// Opens a regular file like ``open(_:_:permissions:)``. Returns `nil` if it doesn't exist.
    package static func openIfExists(
        _ url: URL, _ flags: Int32, _ permissions: mode_t = 0o600
    ) throws(FileError) -> Int32? {
        // For regular files, O_NONBLOCK has no effect.
        let descriptor = Foundation.open(url.path, flags | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, permissions)
        var status = stat()
        guard descriptor >= 0 else {
            let number = errno
            if number == ENOENT { return nil }
            // A socket can't be opened, a directory can't be written, and a pipe without a reader can't, either.
            if stat(url.path, &status) == 0 { try checkKind(status, url) }
            throw FileError("cannot open", url, reason: String(cString: strerror(number)), number)
        }
        do throws(FileError) {
            guard fstat(descriptor, &status) == 0 else { throw FileError("cannot open", url) }
            try checkKind(status, url)
        } catch {
            close(descriptor)
            throw error
        }
        return descriptor
    }

    /// Returns the content of a regular file, or `nil` if the file doesn't exist.
    ///
    /// - Parameter maximumSize: The size of the largest content, in bytes. A larger file is an error.
    package static func read(_ url: URL, maximumSize: Int) throws(FileError) -> Data? {
        guard let descriptor = try openIfExists(url, O_RDONLY) else { return nil }
        defer { close(descriptor) }
        return try content(of: descriptor, url, maximumSize)
    }

    /// Returns the content of a regular file, which must exist.
    ///
    /// - Parameter maximumSize: The size of the largest content, in bytes. A larger file is an error.
    package static func readExisting(_ url: URL, maximumSize: Int) throws(FileError) -> Data {
        let descriptor = try open(url, O_RDONLY)
        defer { close(descriptor) }
        return try content(of: descriptor, url, maximumSize)
    }

    /// Returns the content of a file that the user names as the input of a command. It can also be a pipe or a terminal:
    /// the method then waits for its end.
    ///
    /// - Parameter maximumSize: The size of the largest content, in bytes. A larger file, or a device that doesn't end, is
    ///   an error.
    package static func readInput(_ url: URL, maximumSize: Int) throws(FileError) -> Data {
        let descriptor = Foundation.open(url.path, O_RDONLY | O_NOCTTY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError("cannot open", url) }
        defer { close(descriptor) }
        return try content(of: descriptor, url, maximumSize)
    }

    private static func content(of descriptor: Int32, _ url: URL, _ maximumSize: Int) throws(FileError) -> Data {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw FileError("cannot read", url) }
        guard status.st_size <= maximumSize else { throw tooLarge(url, maximumSize) }
        var content = Data()
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = Foundation.read(descriptor, &buffer, buffer.count)
            if count == 0 { return content }
            if count < 0 {
                if errno == EINTR { continue }
                throw FileError("cannot read", url)
            }
            // Another process may be appending.
            guard count <= maximumSize - content.count else { throw tooLarge(url, maximumSize) }
            content.append(contentsOf: buffer[..<count])
        }
    }

    /// Throws an error if a file exists and isn't regular. Doesn't follow a symbolic link.
    package static func checkReplaceable(_ url: URL, _ operation: String) throws(FileError) {
        var status = stat()
        guard lstat(url.path, &status) == 0, status.st_mode & S_IFMT != S_IFLNK else { return }
        try checkKind(status, url, operation)
    }

    private static func checkKind(
        _ status: stat, _ url: URL, _ operation: String = "cannot open"
    ) throws(FileError) {
        let kind =
            switch status.st_mode & S_IFMT {
            case S_IFREG: nil as String?
            case S_IFDIR: "a directory"
            case S_IFIFO: "a named pipe"
            case S_IFSOCK: "a socket"
            case S_IFCHR, S_IFBLK: "a device"
            default: "not a file"
            }
        guard let kind else { return }
        throw FileError(operation, url, reason: "it is \(kind), not a regular file; move it, or use another location")
    }

    /// Writes data at the position of a descriptor. Returns `false` if that fails, with the reason in `errno`.
    package static func write(_ content: Data, to descriptor: Int32) -> Bool {
        content.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count > 0 { rest = rest.dropFirst(count) }
                if count < 0, errno != EINTR { return false }
            }
            return true
        }
    }

    private static func tooLarge(_ url: URL, _ maximumSize: Int) -> FileError {
        let limit = maximumSize >> 20 > 0 ? "\(maximumSize >> 20) MiB" : "\(maximumSize) bytes"
        let reason = "it is larger than \(limit), the maximum; move it, or use another file"
        return FileError("cannot read", url, reason: reason)
    }
}
