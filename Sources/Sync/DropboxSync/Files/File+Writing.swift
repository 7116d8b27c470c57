import DropboxConcurrency
import DropboxCore
import Foundation

/// Writing files. Each call creates a new version atomically: it's visible immediately, durable and queued before the
/// call returns, and uploaded in the background.
///
/// You can write to a file that isn't at the newest version. The data then become a conflicted copy.
extension File {
    /// Replaces the content, blocking the thread.
    ///
    /// - Throws: ``SyncError/Code/deleted`` if the file was deleted on this device; ``SyncError/Code/diskSpace``;
    ///   ``SyncError/Code/closed``.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public func write(_ data: Data) throws(SyncError) { try write { try $0.store(data) } }

    /// Replaces the content.
    ///
    /// - Throws: ``SyncError/Code/deleted`` if the file was deleted on this device; ``SyncError/Code/diskSpace``;
    ///   ``SyncError/Code/closed``.
    public func write(_ data: Data) async throws(SyncError) {
        try await BlockingIO.bulk.run { () throws(SyncError) in try self.write(data) }
    }

    /// Replaces the content with UTF-8 text, blocking the thread.
    ///
    /// - Throws: The same errors as `write(_:)` for data.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public func write(_ string: String) throws(SyncError) { try write(Data(string.utf8)) }

    /// Replaces the content with UTF-8 text.
    ///
    /// - Throws: The same errors as `write(_:)` for data.
    public func write(_ string: String) async throws(SyncError) { try await write(Data(string.utf8)) }

    /// Replaces the content with that of a local file, blocking the thread.
    ///
    /// - Parameters:
    ///   - url: The local file. A symbolic link is resolved.
    ///   - shouldSteal: Whether to move the file instead of copying it, which needs almost no space and time. The
    ///     file must be on the same volume as the cache, and not a symbolic link. The default is `false`.
    /// - Throws: ``SyncError/Code/fileIO`` if the local file can't be read or moved; otherwise the same errors as
    ///   `write(_:)`.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public func write(contentsOf url: URL, shouldSteal: Bool = false) throws(SyncError) {
        try write { try $0.store(contentsOf: url, shouldSteal: shouldSteal) }
    }

    /// Replaces the content with that of a local file.
    ///
    /// - Parameters:
    ///   - url: The local file. A symbolic link is resolved.
    ///   - shouldSteal: Whether to move the file instead of copying it, which needs almost no space and time. The
    ///     file must be on the same volume as the cache, and not a symbolic link. The default is `false`.
    /// - Throws: ``SyncError/Code/fileIO`` if the local file can't be read or moved; otherwise the same errors as
    ///   `write(_:)`.
    public func write(contentsOf url: URL, shouldSteal: Bool = false) async throws(SyncError) {
        try await BlockingIO.bulk.run { () throws(SyncError) in
            try self.write(contentsOf: url, shouldSteal: shouldSteal)
        }
    }

    /// Appends data, blocking the thread.
    ///
    /// If the content isn't in the cache, blocks until it's downloaded or the download fails.
    /// - Throws: The error of the download; otherwise the same errors as `write(_:)`.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public func append(_ data: Data) throws(SyncError) {
        if isThumbnail { throw SyncError(.readOnly, "a thumbnail cannot be written to") }
        try makeReadyBlocking()
        try write { contents in try withContent { try contents.store(copyOf: $0, appending: data) } }
    }

    /// Appends data.
    ///
    /// If the content isn't in the cache, waits until it's downloaded or the download fails.
    /// - Throws: The error of the download; otherwise the same errors as `write(_:)`.
    public func append(_ data: Data) async throws(SyncError) {
        try await makeReady()
        try await BlockingIO.bulk.run { () throws(SyncError) in try self.append(data) }
    }

    /// Appends UTF-8 text, blocking the thread.
    ///
    /// - Throws: The same errors as `append(_:)` for data.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public func append(_ string: String) throws(SyncError) { try append(Data(string.utf8)) }

    /// Appends UTF-8 text.
    ///
    /// - Throws: The same errors as `append(_:)` for data.
    public func append(_ string: String) async throws(SyncError) { try await append(Data(string.utf8)) }

    // MARK: -

    private func write(_ content: (ContentCache) throws -> PendingContent) throws(SyncError) {
        try check()
        if isThumbnail { throw SyncError(.readOnly, "a thumbnail cannot be written to") }
        let size = try store(content)
        allowSending()
        core.engine.recordLocalContent(size: size)
        core.observers.filesystem.notify(())
    }

    /// Stores a content. Returns its size.
    private func store(_ content: (ContentCache) throws -> PendingContent) throws(SyncError) -> Int64 {
        // The lock keeps the order of the contents if several threads append.
        writing.lock()
        defer { writing.unlock() }
        let version = try version()
        let (key, size) = try core.store.withStoredContent(content) { tree, stored in
            if try tree.isDeletedLocally(node) { throw SyncError(.deleted, "the file was deleted") }
            let puts = try tree.changes(of: node).filter { $0.kind == .put }
            let content = try version.content.flatMap(tree.content)
            let base = (content?.rev ?? version.remote?.rev).map {
                BaseVersion(rev: $0, hash: content?.hash ?? version.remote?.hash)
            }
            let key = try tree.write(
                stored, to: node, basedOn: puts.isEmpty ? base : nil, modified: core.now,
                replacing: try puts.last.flatMap { try tree.isPlaceholder($0) ? $0 : nil }, lastPath: openedPath)
            return (key, stored.size)
        }
        setContent(key)
        return size
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
            throw SyncError(.fileIO, "\(url.path) cannot be \(shouldSteal ? "moved" : "read")", underlyingError: error)
        }
    }
}

extension Tree {
    /// Returns whether a put only creates an empty file and was never sent. The next content may replace it.
    fileprivate func isPlaceholder(_ put: Change) throws -> Bool {
        guard put.location != nil, !put.isStarted, let content = put.content else { return false }
        return try self.content(content)?.size == 0
    }
}
