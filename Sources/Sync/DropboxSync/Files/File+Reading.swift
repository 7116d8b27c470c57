import DropboxConcurrency
import DropboxCore
import Foundation

/// Reading files.
extension File {
    /// Returns a handle for reading the file at this version, blocking the thread. Later changes don't affect it.
    ///
    /// If the content isn't in the cache, blocks until it's downloaded or the download fails.
    /// - Throws: The error of the download; ``SyncError/Code/closed``.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public func readHandle() throws(SyncError) -> FileHandle {
        try readBlocking { try FileHandle(forReadingFrom: $0) }
    }

    /// Returns a handle for reading the file at this version. Later changes don't affect it.
    ///
    /// If the content isn't in the cache, waits until it's downloaded or the download fails.
    /// - Throws: The error of the download; ``SyncError/Code/closed``.
    public func readHandle() async throws(SyncError) -> sending FileHandle {
        try await reading { try FileHandle(forReadingFrom: $0) }
    }

    /// Returns the content, blocking the thread.
    ///
    /// If the content isn't in the cache, blocks until it's downloaded or the download fails.
    /// - Throws: The error of the download; ``SyncError/Code/closed``.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public func readData() throws(SyncError) -> Data {
        try readBlocking { try Data(contentsOf: $0) }
    }

    /// Returns the content.
    ///
    /// If the content isn't in the cache, waits until it's downloaded or the download fails.
    /// - Throws: The error of the download; ``SyncError/Code/closed``.
    public func readData() async throws(SyncError) -> Data {
        try await reading { try Data(contentsOf: $0) }
    }

    /// Returns the content as UTF-8 text, blocking the thread.
    ///
    /// - Throws: The same errors as `readData()`; ``SyncError/Code/badType`` if the content isn't UTF-8.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public func readString() throws(SyncError) -> String { try text(of: readData()) }

    /// Returns the content as UTF-8 text.
    ///
    /// - Throws: The same errors as `readData()`; ``SyncError/Code/badType`` if the content isn't UTF-8.
    public func readString() async throws(SyncError) -> String { try text(of: await readData()) }

    // MARK: -

    /// Waits until the content is in the cache and verified.
    /// - Throws: `SyncError.Code.cancelled` if the task is canceled. The download continues while the file is open.
    func makeReady() async throws(SyncError) {
        try await reading { try await BlockingIO.bulk.run { try self.attempt { _ in } } }
    }

    /// Waits until the content is in the cache and verified, blocking the thread.
    @available(*, noasync, message: "use makeReady()")
    func makeReadyBlocking() throws(SyncError) { try readBlocking { _ in } }

    /// Reads the content as soon as it's in the cache and verified.
    /// - Throws: `SyncError.Code.cancelled` if the task is canceled. The download continues while the file is open.
    private func reading<Result: Sendable>(
        _ body: @escaping @Sendable (URL) throws -> Result
    ) async throws(SyncError) -> Result {
        try await reading { try await BlockingIO.bulk.read { _ in try self.attempt(body) } }
    }

    private func reading<Result: Sendable>(
        _ attempt: @Sendable () async throws -> ReadAttempt<Result>
    ) async throws(SyncError) -> Result {
        for _ in 0..<Self.maximumReadAttempts {
            do {
                if let download = try currentDownload() { try await finish(download) }
                switch try await attempt() {
                case .success(let result): return result
                case .missing(let download): try await finish(download)
                case .damaged: continue
                }
            } catch {
                throw SyncError(error)
            }
        }
        throw unreadable
    }

    /// Reads the content as soon as it's in the cache and verified, blocking the thread.
    @available(*, noasync, message: "use reading(_:)")
    private func readBlocking<Result: Sendable>(_ body: (URL) throws -> Result) throws(SyncError) -> Result {
        for _ in 0..<Self.maximumReadAttempts {
            switch try attempt(body) {
            case .success(let result): return result
            case .missing(let download):
                do {
                    setContent(try download.wait())
                } catch {
                    try check()
                    throw error
                }
            case .damaged: continue
            }
        }
        throw unreadable
    }

    /// The maximum number of attempts to read the content. Three downloads take six: the content is missing, then
    /// damaged.
    private static let maximumReadAttempts = 6

    private var unreadable: SyncError {
        SyncError(.cache, "the content in the cache is damaged after each download", path: openedPath)
    }

    /// The outcome of an attempt to read the content.
    private enum ReadAttempt<Result: Sendable>: Sendable {
        case success(Result)
        /// The content is being downloaded.
        case missing(Promise<Tree.Content>)
        /// The content was damaged and removed from the cache.
        case damaged
    }

    /// Verifies and reads the content if it's in the cache, and downloads it otherwise.
    /// - Throws: `SyncError.Code.cache` if an unsent content is damaged, or if reading fails.
    private func attempt<Result: Sendable>(_ body: (URL) throws -> Result) throws(SyncError) -> ReadAttempt<Result> {
        try check()
        let version = try version()
        if version.content == nil, let remote = version.remote {
            return .missing(core.engine.download(remote, of: contentNode, thumbnail))
        }
        do {
            return .success(try withContent(body))
        } catch let damage as ContentDamageError {
            try core.store.removeDamagedContent(damage)
            core.observers.filesystem.notify(())
            if damage.content.isUnsent { throw SyncError(quarantined: damage, path: openedPath) }
            setRemoteVersion(of: damage.content)
            return .damaged
        } catch {
            throw readError(error)
        }
    }

    /// Returns the download in progress that the file waits for.
    private func currentDownload() throws(SyncError) -> Promise<Tree.Content>? {
        try check()
        let version = state.withLock { $0.version }
        guard version.content == nil, let rev = version.remote?.rev else { return nil }
        return core.engine.state.withLock { state in
            state.downloads[rev].flatMap { $0.error == nil ? $0.promise : nil }
        }
    }

    /// Waits for a download, and switches to the downloaded content.
    private func finish(_ download: Promise<Tree.Content>) async throws(SyncError) {
        do {
            setContent(try await download.value())
        } catch {
            try check()
            throw error
        }
    }

    private func readError(_ error: any Error) -> SyncError {
        if let error = error as? SyncError { return error }
        return SyncError(.cache, "the content in the cache cannot be read", path: openedPath, underlyingError: error)
    }

    private func text(of data: Data) throws(SyncError) -> String {
        guard let text = String(bytes: data, encoding: .utf8) else {
            throw SyncError(.badType, "the content is not UTF-8 text")
        }
        return text
    }
}
