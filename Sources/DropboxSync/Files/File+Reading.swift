import DropboxCore
import Foundation

/// Reading.
extension File {
    /// The file for reading, as it is at this version; later changes do not reach it.
    ///
    /// Where the content is not in the cache, blocks until it is downloaded or cannot be.
    /// - Throws: What the download failed with; `SyncError.Code.closed`.
    public func readHandle() throws(SyncError) -> FileHandle {
        try makeReadyBlocking()
        return try read { try FileHandle(forReadingFrom: $0) }
    }

    /// As the call of the same name that blocks.
    public func readHandle() async throws(SyncError) -> sending FileHandle {
        try await makeReady()
        return try read { try FileHandle(forReadingFrom: $0) }
    }

    /// The whole content.
    ///
    /// Where it is not in the cache, blocks until it is downloaded or cannot be.
    /// - Throws: What the download failed with; `SyncError.Code.closed`.
    public func readData() throws(SyncError) -> Data {
        try makeReadyBlocking()
        return try read { try Data(contentsOf: $0) }
    }

    /// As the call of the same name that blocks.
    public func readData() async throws(SyncError) -> Data {
        try await makeReady()
        return try await offPool { () throws(SyncError) in try self.readData() }
    }

    /// The whole content as UTF-8 text.
    ///
    /// - Throws: As `readData()`; `SyncError.Code.badType` where it is no UTF-8.
    public func readString() throws(SyncError) -> String { try text(of: readData()) }

    /// As the call of the same name that blocks.
    public func readString() async throws(SyncError) -> String { try text(of: await readData()) }

    // MARK: -

    /// Waits until the content is in the cache, and is what was stored there.
    func makeReady() async throws(SyncError) {
        for _ in 0..<Self.mostDownloads {
            try check()
            if try version().content == nil { _ = try await download()?.value() }
            if try await offPool({ () throws(SyncError) in try self.verify() }) { return }
        }
        throw unreadable
    }

    /// Blocks until the content is in the cache, and is what was stored there.
    func makeReadyBlocking() throws(SyncError) {
        for _ in 0..<Self.mostDownloads {
            try check()
            if try version().content == nil { _ = try download()?.wait() }
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

    private func download() throws(SyncError) -> Promise<Tree.Content>? {
        try version().remote.map { core.engine.download($0, of: contentNode, thumbnail) }
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
