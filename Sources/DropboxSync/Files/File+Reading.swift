import DropboxCore
import Foundation

/// Reading.
extension File {
    /// The file for reading, as it is at this version; later changes do not reach it.
    ///
    /// Where the content is not in the cache, blocks until it is downloaded or cannot be.
    /// - Throws: What the download failed with; `SyncError.Code.closed`.
    public func readHandle() throws(SyncError) -> FileHandle {
        try fetchBlocking()
        return try read { try FileHandle(forReadingFrom: $0) }
    }

    /// As the call of the same name that blocks.
    public func readHandle() async throws(SyncError) -> sending FileHandle {
        try await fetch()
        return try read { try FileHandle(forReadingFrom: $0) }
    }

    /// The whole content.
    ///
    /// Where it is not in the cache, blocks until it is downloaded or cannot be.
    /// - Throws: What the download failed with; `SyncError.Code.closed`.
    public func readData() throws(SyncError) -> Data {
        try fetchBlocking()
        return try read { try Data(contentsOf: $0) }
    }

    /// As the call of the same name that blocks.
    public func readData() async throws(SyncError) -> Data {
        try await fetch()
        return try await offPool { () throws(SyncError) in try self.readData() }
    }

    /// The whole content as UTF-8 text.
    ///
    /// - Throws: As `readData()`; `SyncError.Code.badType` where it is no UTF-8.
    public func readString() throws(SyncError) -> String { try text(of: readData()) }

    /// As the call of the same name that blocks.
    public func readString() async throws(SyncError) -> String { try text(of: await readData()) }

    // MARK: -

    /// Waits until the content is in the cache.
    func fetch() async throws(SyncError) {
        try check()
        if try version().content == nil { _ = try await download()?.value() }
    }

    /// Blocks until the content is in the cache.
    func fetchBlocking() throws(SyncError) {
        try check()
        if try version().content == nil { _ = try download()?.wait() }
    }

    private func download() throws(SyncError) -> Promise<Tree.Content>? {
        try version().remote.map { core.engine.download($0, of: contentNode, thumbnail) }
    }

    private func read<Result>(_ body: (URL) throws -> sending Result) throws(SyncError) -> sending Result {
        do {
            return try withContent(body)
        } catch let error as SyncError {
            throw error
        } catch {
            throw SyncError(.cache, "the content in the cache cannot be read", path: openedPath, cause: error)
        }
    }

    private func text(of data: Data) throws(SyncError) -> String {
        guard let text = String(bytes: data, encoding: .utf8) else {
            throw SyncError(.badType, "the content is no text in UTF-8")
        }
        return text
    }
}
