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
        try makeReadyBlocking()
        return try read { try FileHandle(forReadingFrom: $0) }
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
        try makeReadyBlocking()
        return try read { try Data(contentsOf: $0) }
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
        for _ in 0..<Self.maximumDownloadAttempts {
            let download = try await BlockingIO.disk.run { () throws(SyncError) in try self.missingContent() }
            do {
                _ = try await download?.value()
            } catch {
                try check()
                throw error
            }
            if try await BlockingIO.bulk.run({ () throws(SyncError) in try self.verify() }) { return }
        }
        throw unreadable
    }

    /// Waits until the content is in the cache and verified, blocking the thread.
    @available(*, noasync, message: "use makeReady()")
    func makeReadyBlocking() throws(SyncError) {
        for _ in 0..<Self.maximumDownloadAttempts {
            do {
                _ = try missingContent()?.wait()
            } catch {
                try check()
                throw error
            }
            if try verify() { return }
        }
        throw unreadable
    }

    private static let maximumDownloadAttempts = 3

    private var unreadable: SyncError {
        SyncError(.cache, "the content in the cache is damaged after each download", path: openedPath)
    }

    /// Verifies the content, unless it was verified before. Returns `false` if it's damaged and must be downloaded
    /// again.
    /// - Throws: `SyncError.Code.cache` if the damaged content is unsent.
    private func verify() throws(SyncError) -> Bool {
        do {
            try withContent { _ in }
            return true
        } catch let damage as ContentDamageError {
            try core.store.removeDamagedContent(damage)
            core.observers.filesystem.notify(())
            if damage.content.isUnsent { throw SyncError(quarantined: damage, path: openedPath) }
            setRemoteVersion(of: damage.content)
            return false
        } catch {
            throw readError(error)
        }
    }

    /// Returns the download of the content; `nil` if the content is in the cache.
    private func missingContent() throws(SyncError) -> Promise<Tree.Content>? {
        try check()
        let version = try version()
        guard version.content == nil else { return nil }
        return version.remote.map { core.engine.download($0, of: contentNode, thumbnail) }
    }

    private func reading<Result: Sendable>(
        _ body: @escaping @Sendable (URL) throws -> Result
    ) async throws(SyncError) -> Result {
        try await makeReady()
        do {
            return try await BlockingIO.bulk.read { _ in try self.read { try body($0) } }
        } catch {
            throw SyncError(error)
        }
    }

    private func read<Result>(_ body: (URL) throws -> sending Result) throws(SyncError) -> sending Result {
        do {
            return try withContent(body)
        } catch {
            throw readError(error)
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
