import DropboxCore
import Foundation
import DropboxConcurrency

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A content that has reached the disk, and that no transaction speaks of yet.
struct PendingContent: Sendable {
    /// Its name in the directory of contents.
    let file: String
    let hash: String
    let size: Int64
    /// Where it was taken away from, if it was.
    var origin: URL?
}

/// A step on the disk. Content is on the disk before its record, that before the transaction that speaks of it, and that
/// before the call returns.
enum DurabilityStep: Sendable, Hashable {
    /// A content is written, or moved into the directory.
    case write(String)
    /// A content is brought to the disk.
    case sync(String)
    /// The record of an unsent content is written and brought to the disk.
    case record(String)
    /// The names in the directory of contents are brought to the disk.
    case syncNames
    /// A transaction is brought to the disk.
    case commit
    /// How far the upload of a large content has come is kept.
    case journal
    /// A content is deleted.
    case remove(String)
}

/// The directory that the contents of files are in, under names that mean nothing.
///
/// A content that was written here is `NAME.part` until a transaction is about to speak of it. Then it's published: it
/// becomes `NAME`, with `NAME.record` beside it, which says what it is. When the server has it, or the user has deleted it,
/// the record becomes `NAME.released`. Contents that the server has anyway end in `.cached`. So each file tells by itself
/// whether it may be deleted when the database doesn't know it.
struct ContentCache: Sendable {
    let url: URL
    /// Told of each step before it is taken; what it throws is what the disk fails with.
    let onStep: @Sendable (DurabilityStep) throws -> Void

    init(_ url: URL, onStep: @escaping @Sendable (DurabilityStep) throws -> Void = { _ in }) throws {
        self.url = url
        self.onStep = onStep
        try PrivateDirectory.create(url)
    }

    func url(of file: String) -> URL { url.appendingPathComponent(file) }

    /// A name for a content that is downloaded.
    func newCachedName() -> String { UUID().uuidString + State.cached.rawValue }

    /// The contents, published or downloaded.
    func names() throws -> [String] {
        try allNames().filter { name in
            !name.hasPrefix(".") && !State.beside.contains { name.hasSuffix($0.rawValue) }
        }
    }

    func allNames() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: url.path) }

    /// How the names of files end that aren't published contents.
    enum State: String, CaseIterable {
        /// A content that no transaction speaks of yet.
        case part = ".part"
        /// Where a content was taken away from, until a transaction speaks of it.
        case origin = ".origin"
        /// What an unsent content is.
        case record = ".record"
        /// What is left of a record when the content needn't be sent any more.
        case released = ".released"
        /// A content that was downloaded.
        case cached = ".cached"

        /// Those that aren't contents.
        static let beside: [State] = [.part, .origin, .record, .released]
    }

    func url(of file: String, _ mark: State) -> URL { url.appendingPathComponent(file + mark.rawValue) }

    // MARK: Writing

    /// Stores bytes.
    func store(_ data: Data) throws -> PendingContent {
        try store { part in
            try Self.write(data, to: part)
            return ContentHash.hash(of: data)
        }
    }

    /// Stores a copy of a file, and bytes after it.
    func store(copyOf source: URL, appending data: Data = Data()) throws -> PendingContent {
        // What a link leads to is copied, not the link.
        let source = source.resolvingSymlinksInPath()
        try Self.checkFile(source)
        return try store { part in
            try FileManager.default.copyItem(at: source, to: part)
            // It is ours from now on, whoever might write the source.
            guard chmod(part.path, 0o600) == 0 else { throw Self.systemError(source) }
            if !data.isEmpty { try Self.write(data, to: part, flags: O_APPEND) }
            return nil
        }
    }

    /// Takes a file away from where it is. Where that was is kept until `settle(_:)` or `giveUp(_:)`: a program that dies
    /// in between gives the file back at its next start.
    func store(moving source: URL) throws -> PendingContent {
        try Self.checkFile(source)
        let file = UUID().uuidString
        do {
            try DurableFile(url(of: file, .origin)).replace(with: Data(source.absoluteURL.path.utf8))
            try onStep(.write(file))
            guard rename(source.path, url(of: file, .part).path) == 0 else { throw Self.systemError(source) }
            var content = try stored(file, at: url(of: file, .part), hash: nil)
            content.origin = source
            return content
        } catch {
            restore(file, to: source.absoluteURL.path)
            throw error
        }
    }

    /// A transaction speaks of a content.
    func commit(_ content: PendingContent) {
        if content.origin != nil { unlink(url(of: content.file, .origin).path) }
    }

    /// Deletes a content of which no transaction came to speak, or gives it back to where it was taken away from.
    func discard(_ content: PendingContent) {
        // A record must not outlive the content, and make another start send it.
        unlink(url(of: content.file, .record).path)
        if let origin = content.origin {
            restore(content.file, to: origin.absoluteURL.path)
        } else {
            remove([content.file])
        }
    }

    /// Gives a file back. If something else is there by now, or no directory any more, it stays and is tried again at the
    /// next start, for it is the only one.
    func restore(_ file: String, to path: String) {
        let files = FileManager.default
        for content in [url(of: file), url(of: file, .part)] where files.fileExists(atPath: content.path) {
            if files.fileExists(atPath: path) || rename(content.path, path) != 0 { return }
        }
        unlink(url(of: file, .record).path)
        unlink(url(of: file, .origin).path)
    }

    /// Moves a file here that was downloaded elsewhere on the same disk.
    func consume(_ source: URL, as file: String) throws {
        DiskUse.note("move", source.path)
        try onStep(.write(file))
        guard rename(source.path, url(of: file).path) == 0 else { throw Self.systemError(source) }
    }

    /// Brings a downloaded content to the disk.
    ///
    /// - Parameter hash: its hash if that is known.
    func store(_ file: String, hash: String?) throws -> PendingContent {
        guard chmod(url(of: file).path, 0o600) == 0 else { throw Self.systemError(url(of: file)) }
        let content = try stored(file, at: url(of: file), hash: hash)
        try syncNames()
        return content
    }

    /// - Parameter write: writes the file, and returns its hash if that is known.
    private func store(_ write: (URL) throws -> String?) throws -> PendingContent {
        let file = UUID().uuidString
        do {
            try onStep(.write(file))
            let part = url(of: file, .part)
            return try stored(file, at: part, hash: try write(part))
        } catch {
            unlink(url(of: file, .part).path)
            throw error
        }
    }

    /// Brings a content to the disk.
    private func stored(_ file: String, at url: URL, hash: String?) throws -> PendingContent {
        try onStep(.sync(file))
        let size = try Self.sync(url)
        return PendingContent(file: file, hash: try hash ?? ContentHash.hash(ofFileAt: url), size: size)
    }

    func syncNames() throws {
        try onStep(.syncNames)
        try Self.sync(url)
    }

    /// Deletes contents that aren't needed any more, and what is beside them. One that cannot be deleted is tried again at
    /// the next start. Answers which are gone.
    @discardableResult
    func remove(_ files: [String]) -> [String] {
        DiskUse.note("remove", url.path)
        return files.filter { file in
            do { try onStep(.remove(file)) } catch { return false }
            // What says that the content may go, goes last.
            for mark in [nil, .part, .record, .origin, .released] as [State?] {
                let path = mark.map { url(of: file, $0).path } ?? url(of: file).path
                guard unlink(path) == 0 || errno == ENOENT else { return false }
            }
            return true
        }
    }

    // MARK: -

    /// Waits until a file or directory has reached the disk. Answers its size.
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

    /// Writes a file for its owner alone, and brings it to the disk.
    static func write(_ data: Data, to url: URL, flags: Int32 = O_TRUNC) throws {
        let descriptor = open(url.path, O_WRONLY | O_CREAT | O_CLOEXEC | flags, 0o600)
        guard descriptor >= 0 else { throw systemError(url) }
        defer { close(descriptor) }
        guard fchmod(descriptor, 0o600) == 0, write(data, to: descriptor), fsync(descriptor) == 0 else {
            throw systemError(url)
        }
    }

    private static func write(_ data: Data, to descriptor: Int32) -> Bool {
        data.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let buffer = UnsafeRawBufferPointer(rebasing: rest)
                let count = Foundation.write(descriptor, buffer.baseAddress, buffer.count)
                if count > 0 { rest = rest.dropFirst(count) }
                if count < 0, errno != EINTR { return false }
            }
            return true
        }
    }

    /// - Throws: where there is no file, but nothing, a directory, a link or a device.
    private static func checkFile(_ url: URL) throws {
        var facts = stat()
        guard lstat(url.path, &facts) == 0 else { throw systemError(url) }
        guard facts.st_mode & S_IFMT == S_IFREG else {
            throw POSIXError(.EINVAL, userInfo: [NSFilePathErrorKey: url.path])
        }
    }

    static func systemError(_ url: URL) -> any Error {
        POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO, userInfo: [NSFilePathErrorKey: url.path])
    }
}
