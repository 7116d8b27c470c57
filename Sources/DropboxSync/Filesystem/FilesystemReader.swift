import DropboxCore
import Foundation
import DropboxConcurrency
import DropboxSQLite

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What the filesystem of an account has on this device, for reading alone, while another process has it open: for
/// widgets, extensions and tools.
///
///     let reader = try await FilesystemReader(account: account)
///     for info in try await reader.listFolder(.root) { print(info.path, info.size) }
///     print(try await String(decoding: reader.readData(at: path), as: UTF8.self))
///
/// It sees every change that the other process has made, as soon as the call there returns, and everything that it has
/// taken in from the server. It never waits for the network or for the other process, and holds nobody up: what the cache
/// does not have cannot be read. As many as like may read at a time, whether a `Filesystem` is open or not.
///
/// Both processes need the same version of the SDK.
public final class FilesystemReader: Sendable {
    /// A database, and which file it is: a cache that was made anew is another one.
    private struct Source: Sendable {
        let database: Database
        let fileNumber: Int
    }

    private let file: URL
    private let source: Locked<Source>
    private let contents: ContentCache
    private let checks = ContentChecks()

    /// Reads what the filesystem of an account keeps. Opening it blocks the thread until the disk has answered.
    ///
    /// - Throws: `SyncError.Code.notFound` where the account never had a filesystem here; `auth` where it is not linked.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public convenience init(account: SyncAccount) throws(SyncError) {
        try self.init(directory: Self.folder(of: account))
    }

    /// Reads what the filesystem of an account keeps; otherwise as the initializer that blocks.
    public convenience init(account: SyncAccount) async throws(SyncError) {
        try await self.init(directory: Self.folder(of: account))
    }

    /// Reads what a filesystem keeps in a folder. Opening it blocks the thread until the disk has answered.
    ///
    /// - Parameter directory: the directory that the `Filesystem` was opened with.
    /// - Throws: `SyncError.Code.notFound` where there never was one; `cache` where it cannot be read.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public convenience init(directory: URL) throws(SyncError) {
        self.init(try Self.open(directory))
    }

    /// Reads what a filesystem keeps in a folder; otherwise as the initializer that blocks.
    public convenience init(directory: URL) async throws(SyncError) {
        self.init(try await BlockingIO.disk.run { () throws(SyncError) in try Self.open(directory) })
    }

    private typealias Opened = (file: URL, source: Source, contents: ContentCache)

    private init(_ opened: Opened) {
        file = opened.file
        source = Locked(opened.source)
        contents = opened.contents
    }

    private static func folder(of account: SyncAccount) throws(SyncError) -> URL {
        guard account.isLinked else { throw SyncError(.auth, "the account is not linked") }
        return account.folder
    }

    private static func open(_ folder: URL) throws(SyncError) -> Opened {
        let file = SyncStore.database(in: folder)
        guard let number = number(of: file) else {
            throw SyncError(.notFound, "there is no filesystem in \(folder.path)")
        }
        do {
            let source = Source(
                database: try Database(reading: file, migrations: SyncStore.migrations), fileNumber: number)
            return (file, source, try ContentCache(folder.appendingPathComponent("content")))
        } catch {
            throw SyncError(error)
        }
    }

    /// Whether all files and folders have been listed once. Until then there is less than there should be.
    public var hasCompletedFirstSync: Bool {
        get throws(SyncError) { try read { try $0.setting(.completedFirstSync) != nil } }
    }

    /// How many changes the server does not know yet.
    public var pendingChangeCount: Int { get throws(SyncError) { try read { try $0.queueLength } } }

    /// What is in a folder, in the order of names.
    ///
    /// - Throws: `SyncError.Code.notFound`; `invalidOperation` for a file; `auth` where the account was unlinked since.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public func listFolder(_ path: SyncPath) throws(SyncError) -> [FileInfo] {
        try read { try $0.list(path) }.sorted { $0.path < $1.path }
    }

    /// As the call of the same name that blocks.
    public func listFolder(_ path: SyncPath) async throws(SyncError) -> [FileInfo] {
        try await BlockingIO.disk.run { () throws(SyncError) in try self.listFolder(path) }
    }

    /// What is known about the file or folder at a path.
    ///
    /// - Throws: As `listFolder(_:)`.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public func fileInfo(at path: SyncPath) throws(SyncError) -> FileInfo {
        try read { try $0.info(at: path) }
    }

    /// As the call of the same name that blocks.
    public func fileInfo(at path: SyncPath) async throws(SyncError) -> FileInfo {
        try await BlockingIO.disk.run { () throws(SyncError) in try self.fileInfo(at: path) }
    }

    /// Whether the content of a file is on this device and can be read.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public func isCached(_ path: SyncPath) throws(SyncError) -> Bool { try content(at: path) != nil }

    /// As the call of the same name that blocks.
    public func isCached(_ path: SyncPath) async throws(SyncError) -> Bool {
        try await BlockingIO.disk.run { () throws(SyncError) in try self.isCached(path) }
    }

    /// A file for reading, at the newest version in the cache; later changes do not reach it.
    ///
    /// - Throws: `SyncError.Code.notCached` where the content is not on this device; otherwise as `listFolder(_:)`.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public func readHandle(at path: SyncPath) throws(SyncError) -> FileHandle {
        var former: Int64?
        while let content = try content(at: path), content.key != former {
            // What has gone since it was looked up has gone for another version, or for space.
            let url = contents.url(of: content.file)
            do {
                try checks.check(content, at: url)
                if let handle = FileHandle(forReadingAtPath: url.path) { return handle }
            } catch let damage as ContentDamage {
                // The filesystem downloads it again, or puts it aside, when it meets it.
                if !damage.isMissing { throw SyncError(.cache, "the content was damaged", path: path, cause: damage) }
            } catch {
                throw SyncError(.cache, "the content in the cache cannot be read", path: path, cause: error)
            }
            former = content.key
        }
        throw SyncError(.notCached, "the content is not on this device", path: path)
    }

    /// As the call of the same name that blocks.
    public func readHandle(at path: SyncPath) async throws(SyncError) -> FileHandle {
        try await BlockingIO.bulk.run { () throws(SyncError) in try self.readHandle(at: path) }
    }

    /// The whole content of a file, at the newest version in the cache; otherwise as `readHandle(at:)`.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public func readData(at path: SyncPath) throws(SyncError) -> Data {
        let handle = try readHandle(at: path)
        do {
            return try handle.readToEnd() ?? Data()
        } catch {
            throw SyncError(.cache, "the content in the cache cannot be read", path: path, cause: error)
        }
    }

    /// As the call of the same name that blocks.
    public func readData(at path: SyncPath) async throws(SyncError) -> Data {
        try await BlockingIO.bulk.run { () throws(SyncError) in try self.readData(at: path) }
    }

    /// A sequence with an element for each time that something may have changed; several changes may come as one. It ends
    /// when the account is unlinked.
    ///
    /// - Parameter interval: how often to look, which costs next to nothing; four times a second by default.
    public func changes(every interval: Duration = .milliseconds(250)) -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let task = Task {
            defer { continuation.finish() }
            do {
                var known = try await version()
                while true {
                    try await Task.sleep(for: interval)
                    let now = try await version()
                    if now != known { continuation.yield() }
                    known = now
                }
            } catch {
                // Whoever uses the reader next learns why.
            }
        }
        continuation.onTermination = { _ in task.cancel() }
        return stream
    }

    // MARK: -

    /// What is another one whenever something has changed.
    private struct Version: Equatable {
        let fileNumber: Int
        let change: Int
    }

    private func version() async throws -> Version {
        try await BlockingIO.disk.run { () throws(any Error) in
            let source = try self.current()
            return Version(fileNumber: source.fileNumber, change: try source.database.version)
        }
    }

    private func content(at path: SyncPath) throws(SyncError) -> Tree.Content? {
        try read { tree in
            let node = try tree.require(path)
            guard !node.isFolder else { throw SyncError(.invalidOperation, "this is a folder", path: path) }
            return try tree.newestContent(of: node.key)
        }
    }

    private func read<Result: Sendable>(_ body: (Tree) throws -> Result) throws(SyncError) -> Result {
        let database = try current().database
        do {
            return try database.read { try body(Tree($0, ChangeRecorder(), OpenFiles())) }
        } catch {
            throw SyncError(error)
        }
    }

    /// The database as it is now. A damaged one is replaced by one that the filesystem makes anew.
    ///
    /// - Throws: `SyncError.Code.auth` where the cache was deleted.
    private func current() throws(SyncError) -> Source {
        guard let number = Self.number(of: file) else { throw SyncError(.auth, "the account was unlinked") }
        do {
            return try source.withLock { source in
                if source.fileNumber != number {
                    let database = try Database(reading: file, migrations: SyncStore.migrations)
                    source = Source(database: database, fileNumber: number)
                }
                return source
            }
        } catch {
            throw SyncError(error)
        }
    }

    /// nil where there is no file.
    private static func number(of file: URL) -> Int? {
        var facts = stat()
        return stat(file.path, &facts) == 0 ? Int(truncatingIfNeeded: facts.st_ino) : nil
    }
}
