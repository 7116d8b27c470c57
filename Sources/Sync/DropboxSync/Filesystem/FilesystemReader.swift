import DropboxConcurrency
import DropboxCore
import DropboxSQLite
import Foundation

/// Read-only access to the data of a filesystem on this device while another process has it open: for widgets,
/// extensions, and tools.
///
///     let reader = try await FilesystemReader(account: account)
///     for info in try await reader.listFolder(.root) { print(info.path, info.size) }
///     print(try await String(decoding: reader.readData(at: path), as: UTF8.self))
///
/// The reader sees each local change of the other process as soon as the call there returns, and each remote change
/// that it has applied. It never waits for the network or the other process, and never blocks another process.
/// Content that isn't in the cache can't be read. Any number of readers can be open, whether a `Filesystem` is open
/// or not.
///
/// Both processes must use the same version of the SDK.
public final class FilesystemReader: Sendable {
    /// An open database, and the number of its file. A rebuilt database has another file.
    private struct Source: Sendable {
        let database: Database
        let fileNumber: Int
        /// Distinguishes the database from one that was opened before: their versions can't be compared.
        let id = UUID()
    }

    private let file: URL
    private let source: Locked<Source>
    /// Closes the database while the process is suspended, or `nil` if that isn't necessary.
    private let gate: SuspensionGate<SyncError>?
    private let contents: ContentCache
    private let verifier = ContentVerifier()

    /// Opens the data of an account's filesystem, blocking the thread while it reads the disk.
    ///
    /// - Parameter account: A linked account.
    /// - Throws: ``SyncError/Code/notFound`` if the account never had a filesystem here; ``SyncError/Code/auth`` if
    ///   the account isn't linked.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public convenience init(account: SyncAccount) throws(SyncError) {
        try self.init(directory: Self.directory(of: account))
    }

    /// Opens the data of an account's filesystem.
    ///
    /// - Parameter account: A linked account.
    /// - Throws: ``SyncError/Code/notFound`` if the account never had a filesystem here; ``SyncError/Code/auth`` if
    ///   the account isn't linked.
    public convenience init(account: SyncAccount) async throws(SyncError) {
        try await self.init(directory: Self.directory(of: account))
    }

    /// Opens the data of the filesystem in a local directory, blocking the thread while it reads the disk.
    ///
    /// - Parameter directory: The directory that the `Filesystem` was opened with.
    /// - Throws: ``SyncError/Code/notFound`` if the directory never had a filesystem; ``SyncError/Code/cache`` if it
    ///   can't be read.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public convenience init(directory: URL) throws(SyncError) {
        self.init(try Self.open(directory))
    }

    /// Opens the data of the filesystem in a local directory.
    ///
    /// - Parameter directory: The directory that the `Filesystem` was opened with.
    /// - Throws: ``SyncError/Code/notFound`` if the directory never had a filesystem; ``SyncError/Code/cache`` if it
    ///   can't be read.
    public convenience init(directory: URL) async throws(SyncError) {
        self.init(try await BlockingIO.disk.run { () throws(SyncError) in try Self.open(directory) })
    }

    private typealias OpenResult = (file: URL, source: Source, contents: ContentCache)

    private init(_ result: OpenResult) {
        file = result.file
        source = Locked(result.source)
        contents = result.contents
        gate = SuspensionGate<SyncError>.make(for: file.deletingLastPathComponent(), "swift-dropbox sync")
        gate?.activate(SuspensionGate<SyncError>.Work(pause: { [source] in Self.close(source) }, resume: {}))
    }

    deinit { gate?.end() }

    private static func directory(of account: SyncAccount) throws(SyncError) -> URL {
        guard account.isUsable else { throw SyncError(.auth, "the account is not linked") }
        return account.directory
    }

    private static func open(_ directory: URL) throws(SyncError) -> OpenResult {
        let file = SyncStore.databaseURL(in: directory)
        guard let number = number(of: file) else {
            throw SyncError(.notFound, "no filesystem exists in \(directory.path)")
        }
        do {
            let source = Source(
                database: try Database(reading: file, migrations: SyncStore.migrations), fileNumber: number)
            return (file, source, try ContentCache(directory.appendingPathComponent("content")))
        } catch {
            throw SyncError(error)
        }
    }

    /// A Boolean value that indicates whether all files and folders were listed once. Until then, listings are
    /// incomplete.
    public var hasCompletedFirstSync: Bool {
        get throws(SyncError) { try read { try $0.setting(.completedFirstSync) != nil } }
    }

    /// The number of changes that the server doesn't have yet.
    public var pendingChangeCount: Int { get throws(SyncError) { try read { try $0.queueLength } } }

    /// Returns the items in a folder, sorted by name, blocking the thread.
    ///
    /// - Parameter path: The path of the folder.
    /// - Throws: ``SyncError/Code/notFound``; ``SyncError/Code/invalidOperation`` for a file; ``SyncError/Code/auth``
    ///   if the account was unlinked.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public func listFolder(_ path: SyncPath) throws(SyncError) -> [FileInfo] {
        try read { try $0.list(path) }.sorted { $0.path < $1.path }
    }

    /// Returns the items in a folder, sorted by name.
    ///
    /// - Parameter path: The path of the folder.
    /// - Throws: ``SyncError/Code/notFound``; ``SyncError/Code/invalidOperation`` for a file; ``SyncError/Code/auth``
    ///   if the account was unlinked.
    public func listFolder(_ path: SyncPath) async throws(SyncError) -> [FileInfo] {
        try await BlockingIO.disk.run { () throws(SyncError) in try self.listFolder(path) }
    }

    /// Returns the metadata of a file or folder, blocking the thread.
    ///
    /// - Parameter path: The path of the file or folder.
    /// - Throws: ``SyncError/Code/notFound``; ``SyncError/Code/auth`` if the account was unlinked.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public func fileInfo(at path: SyncPath) throws(SyncError) -> FileInfo {
        try read { try $0.info(at: path) }
    }

    /// Returns the metadata of a file or folder.
    ///
    /// - Parameter path: The path of the file or folder.
    /// - Throws: ``SyncError/Code/notFound``; ``SyncError/Code/auth`` if the account was unlinked.
    public func fileInfo(at path: SyncPath) async throws(SyncError) -> FileInfo {
        try await BlockingIO.disk.run { () throws(SyncError) in try self.fileInfo(at: path) }
    }

    /// Returns whether the content of a file is on this device and can be read, blocking the thread.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public func isCached(_ path: SyncPath) throws(SyncError) -> Bool { try content(at: path) != nil }

    /// Returns whether the content of a file is on this device and can be read.
    public func isCached(_ path: SyncPath) async throws(SyncError) -> Bool {
        try await BlockingIO.disk.run { () throws(SyncError) in try self.isCached(path) }
    }

    /// Returns a handle for reading a file at the newest version in the cache, blocking the thread. Later changes
    /// don't affect it.
    ///
    /// - Parameter path: The path of the file.
    /// - Throws: ``SyncError/Code/notCached`` if the content isn't on this device; otherwise the same errors as
    ///   `listFolder(_:)`.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public func readHandle(at path: SyncPath) throws(SyncError) -> FileHandle {
        var previousKey: Int64?
        while let content = try content(at: path), content.key != previousKey {
            // If the content was removed after the lookup, another version may have replaced it.
            let url = contents.url(of: content.file)
            do {
                try verifier.verify(content, at: url)
                if let handle = FileHandle(forReadingAtPath: url.path) { return handle }
            } catch let damage as ContentDamageError {
                // The filesystem downloads it again, or quarantines it, when it detects the damage.
                if !damage.isMissing {
                    throw SyncError(.cache, "the content was damaged", path: path, underlyingError: damage)
                }
            } catch {
                throw SyncError(.cache, "the content in the cache cannot be read", path: path, underlyingError: error)
            }
            previousKey = content.key
        }
        throw SyncError(.notCached, "the content is not on this device", path: path)
    }

    /// Returns a handle for reading a file at the newest version in the cache. Later changes don't affect it.
    ///
    /// - Parameter path: The path of the file.
    /// - Throws: ``SyncError/Code/notCached`` if the content isn't on this device; otherwise the same errors as
    ///   `listFolder(_:)`.
    public func readHandle(at path: SyncPath) async throws(SyncError) -> FileHandle {
        try await BlockingIO.bulk.run { () throws(SyncError) in try self.readHandle(at: path) }
    }

    /// Returns the content of a file at the newest version in the cache, blocking the thread.
    ///
    /// - Parameter path: The path of the file.
    /// - Throws: The same errors as `readHandle(at:)`.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public func readData(at path: SyncPath) throws(SyncError) -> Data {
        let handle = try readHandle(at: path)
        do {
            return try handle.readToEnd() ?? Data()
        } catch {
            throw SyncError(.cache, "the content in the cache cannot be read", path: path, underlyingError: error)
        }
    }

    /// Returns the content of a file at the newest version in the cache.
    ///
    /// - Parameter path: The path of the file.
    /// - Throws: The same errors as `readHandle(at:)`.
    public func readData(at path: SyncPath) async throws(SyncError) -> Data {
        try await BlockingIO.bulk.run { () throws(SyncError) in try self.readData(at: path) }
    }

    /// Returns a sequence that emits an element each time something may have changed. Several changes can be combined
    /// into one element. The sequence ends when the account is unlinked.
    ///
    /// - Parameter interval: The interval at which to check for changes, which is cheap. The default is 250
    ///   milliseconds.
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
                // The next use of the reader throws the error.
            }
        }
        continuation.onTermination = { _ in task.cancel() }
        return stream
    }

    // MARK: -

    /// A value that differs after each change.
    private struct Version: Equatable {
        let source: UUID
        let change: Int
    }

    private func version() async throws -> Version {
        try await BlockingIO.disk.run { () throws(any Error) in
            try self.whileOpen { () throws(SyncError) in
                let source = try self.current()
                do {
                    return Version(source: source.id, change: try source.database.version)
                } catch {
                    throw SyncError(error)
                }
            }
        }
    }

    private func content(at path: SyncPath) throws(SyncError) -> Tree.Content? {
        try read { tree in
            let node = try tree.require(path)
            guard !node.isFolder else { throw SyncError(.invalidOperation, "the item is a folder", path: path) }
            return try tree.newestContent(of: node.key)
        }
    }

    private func read<Result: Sendable>(_ body: (Tree) throws -> Result) throws(SyncError) -> Result {
        try whileOpen { () throws(SyncError) in
            let database = try current().database
            do {
                return try database.read { try body(Tree($0, ChangeRecorder())) }
            } catch {
                throw SyncError(error)
            }
        }
    }

    private func whileOpen<Result>(_ body: () throws(SyncError) -> Result) throws(SyncError) -> Result {
        if let gate { try gate.run(body) } else { try body() }
    }

    /// Closes the database. The next use opens it again.
    private static func close(_ source: Locked<Source>) {
        source.change { source in
            source.database.close()
            source = Source(database: source.database, fileNumber: -1)
        }
    }

    /// Returns the current database. The filesystem replaces a damaged one with a rebuilt one.
    ///
    /// - Throws: `SyncError.Code.auth` if the cache was deleted.
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

    /// Returns the number of a file; `nil` if it doesn't exist.
    private static func number(of file: URL) -> Int? {
        var info = stat()
        return stat(file.path, &info) == 0 ? Int(truncatingIfNeeded: info.st_ino) : nil
    }
}
