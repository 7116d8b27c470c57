import Foundation
import DropboxConcurrency

/// A small file that is replaced as a whole: after a crash or a power cut there is the old content or the new one, never
/// a mixture. `withLock` keeps other processes away from it.
package struct DurableFile: Sendable, Hashable {
    /// Where the file is.
    package let url: URL

    /// Who may do what with it, as `chmod` takes it, whatever the umask is; only the owner by default.
    package let permissions: mode_t

    /// A file that need not exist yet, nor its folder.
    package init(_ url: URL, permissions: mode_t = 0o600) {
        self.url = url
        self.permissions = permissions
    }

    /// The content; `nil` where there is no file.
    package func read() throws(FileError) -> Data? {
        DiskUse.note("read", url.path)
        let descriptor = open(url.path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            if errno == ENOENT { return nil }
            throw FileError("cannot open", url)
        }
        defer { close(descriptor) }
        var content = Data()
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = Foundation.read(descriptor, &buffer, buffer.count)
            if count == 0 { return content }
            if count > 0 { content.append(contentsOf: buffer[..<count]) }
            if count < 0, errno != EINTR { throw FileError("cannot read", url) }
        }
    }

    /// Puts `content` in place of what the file has, in one step. When this returns, the content is on the disk.
    ///
    /// A folder that is missing is made, for the owner alone.
    package func replace(with content: Data) throws(FileError) {
        DiskUse.note("replace", url.path)
        try makeFolder()
        let temporary = folder.appendingPathComponent(".\(url.lastPathComponent).\(UUID().uuidString)")
        do throws(FileError) {
            try write(content, to: temporary)
            guard rename(temporary.path, url.path) == 0 else { throw FileError("cannot replace", url) }
        } catch {
            unlink(temporary.path)
            throw error
        }
        try synchronizeFolder()
    }

    /// Adds `content` to the end of the file, which there has to be. When this returns, it is on the disk; after a crash a part
    /// of it may be.
    package func append(_ content: Data) throws(FileError) {
        DiskUse.note("append", url.path)
        let descriptor = open(url.path, O_WRONLY | O_APPEND | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError("cannot open", url) }
        defer { close(descriptor) }
        guard Self.write(content, to: descriptor), fsync(descriptor) == 0 else {
            throw FileError("cannot write", url)
        }
    }

    /// Deletes the file. Does nothing where there is none.
    package func remove() throws(FileError) {
        DiskUse.note("remove", url.path)
        guard unlink(url.path) == 0 else {
            if errno == ENOENT { return }
            throw FileError("cannot delete", url)
        }
        try synchronizeFolder()
    }

    // MARK: Steps

    var folder: URL { url.deletingLastPathComponent() }

    func makeFolder() throws(FileError) {
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw FileError("cannot make the folder", folder, because: error)
        }
    }

    private func write(_ content: Data, to temporary: URL) throws(FileError) {
        let descriptor = open(temporary.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, permissions)
        guard descriptor >= 0 else { throw FileError("cannot create", temporary) }
        defer { close(descriptor) }
        // The mode that `open` was given passed through the umask.
        guard Self.write(content, to: descriptor), fchmod(descriptor, permissions) == 0, fsync(descriptor) == 0 else {
            throw FileError("cannot write", temporary)
        }
    }

    private static func write(_ content: Data, to descriptor: Int32) -> Bool {
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

    /// A rename is on the disk when its folder is.
    private func synchronizeFolder() throws(FileError) {
        let descriptor = open(folder.path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError("cannot open the folder", folder) }
        defer { close(descriptor) }
        // Some network file systems cannot do that to folders, and say so by EINVAL.
        guard fsync(descriptor) == 0 || errno == EINVAL else { throw FileError("cannot write the folder", folder) }
    }
}

/// What could not be done to a file, and why.
package struct FileError: Error, Sendable, CustomStringConvertible {
    /// For example `cannot open /home/ada/.config/dbx/tokens.json: Permission denied`.
    package let description: String

    /// Whether there is no space for it.
    package let isOfFullDisk: Bool

    /// Takes the reason from `errno`.
    init(_ what: String, _ url: URL) {
        let number = errno
        description = "\(what) \(url.path): \(String(cString: strerror(number)))"
        isOfFullDisk = number == ENOSPC || number == EDQUOT
    }

    init(_ what: String, _ url: URL, because error: any Error) {
        let reason = message(for: error)
        description = reason.hasPrefix(url.path + ": ") ? "\(what) \(reason)" : "\(what) \(url.path): \(reason)"
        isOfFullDisk = (error as? CocoaError)?.code == .fileWriteOutOfSpace
    }
}
