import DropboxCore
import Foundation
import Locking

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
    /// Where it was taken away from, if it was.
    var origin: URL?
}

/// A step on the disk. Content is on the disk before the transaction that speaks of it, and that before the call returns.
enum DiskStep: Sendable, Hashable {
    /// A content is written, or moved into the folder.
    case write(String)
    /// A content is brought to the disk.
    case sync(String)
    /// The names in the folder of contents are brought to the disk.
    case syncNames
    /// A transaction is brought to the disk.
    case commit
    /// How far the upload of a large content has come is kept.
    case journal
    /// A content is deleted.
    case remove(String)
}

/// The folder that the contents of files are in, under names that mean nothing.
struct ContentFolder: Sendable {
    private let url: URL
    /// Told of each step before it is taken; what it throws is what the disk fails with.
    private let onStep: @Sendable (DiskStep) throws -> Void

    init(_ url: URL, onStep: @escaping @Sendable (DiskStep) throws -> Void = { _ in }) throws {
        self.url = url
        self.onStep = onStep
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    func url(of file: String) -> URL { url.appendingPathComponent(file) }

    /// A name that no content has.
    func newName() -> String { UUID().uuidString }

    func names() throws -> [String] { try allNames().filter { !$0.hasSuffix(Self.originMark) } }

    private func allNames() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: url.path) }

    // MARK: Writing

    /// Stores bytes.
    func store(_ data: Data) throws -> StoredContent {
        try store { file in
            try data.write(to: url(of: file), options: .withoutOverwriting)
            return ContentHash.hash(of: data)
        }
    }

    /// Stores a copy of a file, and bytes after it.
    func store(copyOf source: URL, appending data: Data = Data()) throws -> StoredContent {
        // What a link leads to is copied, not the link.
        let source = source.resolvingSymlinksInPath()
        try Self.checkFile(source)
        return try store { file in
            try FileManager.default.copyItem(at: source, to: url(of: file))
            // It is ours from now on, whoever might write the source.
            guard chmod(url(of: file).path, 0o600) == 0 else { throw Self.systemError(source) }
            if !data.isEmpty {
                let handle = try FileHandle(forWritingTo: url(of: file))
                try handle.seekToEnd()
                try handle.write(contentsOf: data)
                try handle.close()
            }
            return nil
        }
    }

    /// Takes a file away from where it is. Where that was is kept until `settle(_:)` or `giveUp(_:)`: a program that dies
    /// in between gives the file back at its next start.
    func store(moving source: URL) throws -> StoredContent {
        try Self.checkFile(source)
        let file = newName()
        do {
            try origin(of: file).replace(with: Data(source.absoluteURL.path.utf8))
            try take(source, as: file)
            var stored = try keep(file, hash: nil)
            stored.origin = source
            return stored
        } catch {
            giveBack(file, to: source.absoluteURL.path)
            throw error
        }
    }

    /// A transaction speaks of a content.
    func settle(_ content: StoredContent) {
        if content.origin != nil { unlink(origin(of: content.file).url.path) }
    }

    /// A content of which no transaction came to speak goes, or back to where it was taken away from.
    func giveUp(_ content: StoredContent) {
        guard let origin = content.origin else { return remove([content.file]) }
        giveBack(content.file, to: origin.absoluteURL.path)
    }

    /// Deletes what no transaction came to speak of before the program ended, or gives it back.
    func forget(allBut known: Set<String>) throws {
        let names = try allNames()
        var orphans = Set(names.filter { !$0.hasSuffix(Self.originMark) }).subtracting(known)
        for name in names where name.hasSuffix(Self.originMark) {
            let file = String(name.dropLast(Self.originMark.count))
            if orphans.remove(file) != nil, let path = try origin(of: file).read() {
                giveBack(file, to: String(decoding: path, as: UTF8.self))
            } else {
                unlink(url(of: name).path)
            }
        }
        remove(Array(orphans))
    }

    /// Where a content was taken away from, as long as no transaction speaks of it.
    private func origin(of file: String) -> DurableFile { DurableFile(url(of: file + Self.originMark)) }

    private static let originMark = ".origin"

    /// Gives a file back. If something else is there by now, or no folder any more, it stays and is tried again at the next
    /// start, for it is the only one.
    private func giveBack(_ file: String, to path: String) {
        let content = url(of: file).path
        let files = FileManager.default
        if files.fileExists(atPath: content), files.fileExists(atPath: path) || rename(content, path) != 0 { return }
        unlink(origin(of: file).url.path)
    }

    /// Moves a file here that was written elsewhere on the same disk.
    func take(_ source: URL, as file: String) throws {
        DiskUse.note("move", source.path)
        try onStep(.write(file))
        guard rename(source.path, url(of: file).path) == 0 else { throw Self.systemError(source) }
    }

    /// Brings a file of the folder to the disk.
    ///
    /// - Parameter hash: its hash where that is known.
    func keep(_ file: String, hash: String?) throws -> StoredContent {
        try onStep(.sync(file))
        let size = try Self.sync(url(of: file))
        try onStep(.syncNames)
        try Self.sync(url)
        return StoredContent(file: file, hash: try hash ?? ContentHash.hash(ofFileAt: url(of: file)), size: size)
    }

    /// - Parameter write: writes a file of this name, and answers its hash where that is known.
    private func store(_ write: (String) throws -> String?) throws -> StoredContent {
        let file = newName()
        do {
            try onStep(.write(file))
            return try keep(file, hash: try write(file))
        } catch {
            remove([file])
            throw error
        }
    }

    /// Deletes contents that nothing speaks of any more. One that cannot be deleted is tried again at the next start.
    func remove(_ files: [String]) {
        DiskUse.note("remove", url.path)
        for file in files {
            do { try onStep(.remove(file)) } catch { continue }
            unlink(url(of: file).path)
        }
    }

    // MARK: -

    /// Waits until a file or folder has reached the disk. Answers its size.
    @discardableResult
    static func sync(_ url: URL) throws -> Int64 {
        DiskUse.note("fsync", url.path)
        let descriptor = open(url.path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw systemError(url) }
        defer { close(descriptor) }
        var facts = stat()
        guard fsync(descriptor) == 0, fstat(descriptor, &facts) == 0 else { throw systemError(url) }
        return Int64(facts.st_size)
    }

    /// - Throws: where there is no file, but nothing, a folder, a link or a device.
    private static func checkFile(_ url: URL) throws {
        var facts = stat()
        guard lstat(url.path, &facts) == 0 else { throw systemError(url) }
        guard facts.st_mode & S_IFMT == S_IFREG else {
            throw POSIXError(.EINVAL, userInfo: [NSFilePathErrorKey: url.path])
        }
    }

    private static func systemError(_ url: URL) -> any Error {
        POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO, userInfo: [NSFilePathErrorKey: url.path])
    }
}
