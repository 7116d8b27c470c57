import DropboxCore
import Foundation
import DropboxConcurrency

/// Writing. Each call makes a new version in one step: visible at once, on the disk and queued before the call returns,
/// and uploaded in the background.
///
/// A file that is not at the newest version can be written to all the same. Its data then become a conflicted copy.
extension File {
    /// Replaces the content.
    ///
    /// - Throws: `SyncError.Code.deleted` where the file was deleted here; `diskSpace`; `closed`.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public func write(_ data: Data) throws(SyncError) { try write { try $0.store(data) } }

    /// As the call of the same name that blocks.
    public func write(_ data: Data) async throws(SyncError) {
        try await BlockingIO.bulk.run { () throws(SyncError) in try self.write(data) }
    }

    /// Replaces the content by a text in UTF-8; otherwise as `write(_:)` of data.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public func write(_ string: String) throws(SyncError) { try write(Data(string.utf8)) }

    /// As the call of the same name that blocks.
    public func write(_ string: String) async throws(SyncError) { try await write(Data(string.utf8)) }

    /// Replaces the content by that of a file.
    ///
    /// - Parameters:
    ///   - url: the file; of a link, what it leads to.
    ///   - shouldSteal: whether the file is moved rather than copied, which needs next to no space and time. It must be on the
    ///     disk that the cache is on, and no link.
    /// - Throws: `SyncError.Code.fileIO` where the file cannot be read or moved; otherwise as `write(_:)`.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public func write(contentsOf url: URL, shouldSteal: Bool = false) throws(SyncError) {
        try write { try $0.store(contentsOf: url, shouldSteal: shouldSteal) }
    }

    /// As the call of the same name that blocks.
    public func write(contentsOf url: URL, shouldSteal: Bool = false) async throws(SyncError) {
        try await BlockingIO.bulk.run { () throws(SyncError) in
            try self.write(contentsOf: url, shouldSteal: shouldSteal)
        }
    }

    /// Adds bytes at the end.
    ///
    /// Where the content is not in the cache, blocks until it is downloaded or cannot be.
    /// - Throws: What the download failed with; otherwise as `write(_:)`.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public func append(_ data: Data) throws(SyncError) {
        if isThumbnail { throw SyncError(.readOnly, "a thumbnail cannot be written to") }
        try makeReadyBlocking()
        try write { contents in try withContent { try contents.store(copyOf: $0, appending: data) } }
    }

    /// As the call of the same name that blocks.
    public func append(_ data: Data) async throws(SyncError) {
        try await makeReady()
        try await BlockingIO.bulk.run { () throws(SyncError) in try self.append(data) }
    }

    /// Adds a text in UTF-8 at the end; otherwise as `append(_:)` of data.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public func append(_ string: String) throws(SyncError) { try append(Data(string.utf8)) }

    /// As the call of the same name that blocks.
    public func append(_ string: String) async throws(SyncError) { try await append(Data(string.utf8)) }

    // MARK: -

    private func write(_ content: (ContentCache) throws -> PendingContent) throws(SyncError) {
        try check()
        if isThumbnail { throw SyncError(.readOnly, "a thumbnail cannot be written to") }
        try store(content)
        sendUnwritten()
        core.engine.noteChange()
        core.observers.filesystem.notify(())
    }

    private func store(_ content: (ContentCache) throws -> PendingContent) throws(SyncError) {
        // What is added comes after what was there, also where many threads add.
        writing.lock()
        defer { writing.unlock() }
        let version = try version()
        let key = try core.store.adding(content) { tree, stored in
            if try tree.isDeletedHere(node) { throw SyncError(.deleted, "the file was deleted") }
            let puts = try tree.changes(of: node).filter { $0.kind == .put }
            let content = try version.content.flatMap(tree.content)
            let base = (content?.rev ?? version.remote?.rev).map {
                BaseVersion(rev: $0, hash: content?.hash ?? version.remote?.hash)
            }
            return try tree.write(
                stored, to: node, basedOn: puts.isEmpty ? base : nil, modified: core.now,
                replacing: try puts.last.flatMap { try tree.isPlaceholder($0) ? $0 : nil }, lastPath: openedPath)
        }
        stand(at: key)
    }
}

extension ContentCache {
    /// Stores the content of a file outside of the cache.
    func store(contentsOf url: URL, shouldSteal: Bool) throws(SyncError) -> PendingContent {
        do {
            return try shouldSteal ? store(moving: url) : store(copyOf: url)
        } catch {
            let known = SyncError(error)
            if known.code == .diskSpace { throw known }
            throw SyncError(.fileIO, "\(url.path) cannot be \(shouldSteal ? "moved" : "read")", cause: error)
        }
    }
}

extension Tree {
    /// Whether a put is nothing but the making of a file, and was never on its way: what is written next may take its place.
    fileprivate func isPlaceholder(_ put: Change) throws -> Bool {
        guard put.place != nil, !put.isBegun, let content = put.content else { return false }
        return try self.content(content)?.size == 0
    }
}
