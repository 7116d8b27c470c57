import DropboxCore
import Foundation
import DropboxConcurrency

/// Reading.
extension File {
    /// The file for reading, as it is at this version; later changes do not reach it.
    ///
    /// Where the content is not in the cache, blocks until it is downloaded or cannot be.
    /// - Throws: What the download failed with; `SyncError.Code.closed`.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public func readHandle() throws(SyncError) -> FileHandle {
        try makeReadyBlocking()
        return try read { try FileHandle(forReadingFrom: $0) }
    }

    /// As the call of the same name that blocks.
    public func readHandle() async throws(SyncError) -> sending FileHandle {
        try await reading { try FileHandle(forReadingFrom: $0) }
    }

    /// The whole content.
    ///
    /// Where it is not in the cache, blocks until it is downloaded or cannot be.
    /// - Throws: What the download failed with; `SyncError.Code.closed`.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public func readData() throws(SyncError) -> Data {
        try makeReadyBlocking()
        return try read { try Data(contentsOf: $0) }
    }

    /// As the call of the same name that blocks.
    public func readData() async throws(SyncError) -> Data {
        try await reading { try Data(contentsOf: $0) }
    }

    /// The whole content as UTF-8 text.
    ///
    /// - Throws: As `readData()`; `SyncError.Code.badType` where it is no UTF-8.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public func readString() throws(SyncError) -> String { try text(of: readData()) }

    /// As the call of the same name that blocks.
    public func readString() async throws(SyncError) -> String { try text(of: await readData()) }

    // MARK: -

    /// Waits until the content is in the cache, and is what was stored there.
    /// - Throws: `SyncError.Code.cancelled` when the task is cancelled. The download goes on as long as the file is open.
    func makeReady() async throws(SyncError) {
        for _ in 0..<Self.mostDownloads {
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

    /// Blocks until the content is in the cache, and is what was stored there.
    @available(*, noasync, message: "use makeReady()")
    func makeReadyBlocking() throws(SyncError) {
        for _ in 0..<Self.mostDownloads {
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

    private static let mostDownloads = 3

    private var unreadable: SyncError {
        SyncError(.cache, "the content is damaged each time that it is read from the cache", path: openedPath)
    }

    /// Reads the content once, unless it is known to be what was stored. Answers false if it isn't, and is to be downloaded
    /// again.
    /// - Throws: `SyncError.Code.cache` where the damaged content was never sent.
    private func verify() throws(SyncError) -> Bool {
        do {
            try withContent { _ in }
            return true
        } catch let damage as ContentDamage {
            try core.store.setAside(damage)
            core.observers.filesystem.notify(())
            if damage.content.isUnsent { throw SyncError(quarantined: damage, path: openedPath) }
            stand(atVersionOf: damage.content)
            return false
        } catch {
            throw readError(error)
        }
    }

    /// The content on its way; nil where it is in the cache.
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
        return SyncError(.cache, "the content in the cache cannot be read", path: openedPath, cause: error)
    }

    private func text(of data: Data) throws(SyncError) -> String {
        guard let text = String(bytes: data, encoding: .utf8) else {
            throw SyncError(.badType, "the content is no text in UTF-8")
        }
        return text
    }
}
