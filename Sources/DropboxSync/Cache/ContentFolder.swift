import DropboxCore
import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A content that has reached the disk, and that no transaction speaks of yet.
struct StoredContent: Sendable {
    /// Its name in the folder of contents.
    let file: String
    let hash: String
    let size: Int64
}

/// The folder that the contents of files are in, under names that mean nothing.
struct ContentFolder: Sendable {
    private let url: URL

    init(_ url: URL) throws {
        self.url = url
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    func url(of file: String) -> URL { url.appendingPathComponent(file) }

    /// A name that no content has.
    func newName() -> String { UUID().uuidString }

    func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: url.path) }

    // MARK: Writing

    /// Stores bytes.
    func store(_ data: Data) throws -> StoredContent {
        let file = newName()
        do {
            try data.write(to: url(of: file), options: .withoutOverwriting)
            return try keep(file, hash: ContentHash.hash(of: data))
        } catch {
            remove([file])
            throw error
        }
    }

    /// Stores a copy of a file, and bytes after it.
    func store(copyOf source: URL, appending data: Data = Data()) throws -> StoredContent {
        let file = newName()
        do {
            try FileManager.default.copyItem(at: source, to: url(of: file))
            if !data.isEmpty {
                let handle = try FileHandle(forWritingTo: url(of: file))
                try handle.seekToEnd()
                try handle.write(contentsOf: data)
                try handle.close()
            }
            return try keep(file, hash: nil)
        } catch {
            remove([file])
            throw error
        }
    }

    /// Takes a file away from where it is.
    func store(moving source: URL) throws -> StoredContent {
        let file = newName()
        try take(source, as: file)
        return try keep(file, hash: nil)
    }

    /// Moves a file here that was written beside the folder.
    func take(_ source: URL, as file: String) throws {
        guard rename(source.path, url(of: file).path) == 0 else { throw Self.systemError(source) }
    }

    /// Brings a file of the folder to the disk.
    ///
    /// - Parameter hash: its hash where that is known.
    func keep(_ file: String, hash: String?) throws -> StoredContent {
        let size = try Self.sync(url(of: file))
        _ = try Self.sync(url)
        return StoredContent(file: file, hash: try hash ?? ContentHash.hash(ofFileAt: url(of: file)), size: size)
    }

    /// Deletes contents that nothing speaks of any more. One that cannot be deleted is tried again at the next start.
    func remove(_ files: [String]) {
        for file in files { unlink(url(of: file).path) }
    }

    // MARK: -

    /// Waits until a file or folder has reached the disk. Answers its size.
    private static func sync(_ url: URL) throws -> Int64 {
        let descriptor = open(url.path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw systemError(url) }
        defer { close(descriptor) }
        var facts = stat()
        guard fsync(descriptor) == 0, fstat(descriptor, &facts) == 0 else { throw systemError(url) }
        return Int64(facts.st_size)
    }

    private static func systemError(_ url: URL) -> any Error {
        POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO, userInfo: [NSFilePathErrorKey: url.path])
    }
}
