import DropboxConcurrency
import DropboxCore
import DropboxSQLite

/// A snapshot of the background activity of a filesystem.
public struct SyncStatus: Sendable {
    /// A Boolean value that indicates whether changes are being processed or waited for.
    ///
    /// It's `true` until the first sync is complete. After that, it's `true` while something needs to be downloaded
    /// or uploaded, a file is open, a path is observed, or the filesystem was used a moment ago.
    public let isActive: Bool

    /// The status of remote changes. They are in progress while they are applied, not while the filesystem waits for
    /// them.
    public let metadata: SyncOperationStatus

    /// The status of downloads of contents into the cache.
    public let download: SyncOperationStatus

    /// The status of changes that are sent to the server: contents, new folders, deletions, and moves.
    public let upload: SyncOperationStatus

    /// The number of changes that may be lost and that wait for a decision: see ``Filesystem/doubtfulChanges``.
    public internal(set) var doubtfulChangeCount = 0

    /// The error of an item of the server that doesn't appear in the filesystem: its name can't exist, such as an empty name
    /// or `..`, or another item in its folder has the same name, except for case and normalization. `nil` if there is none.
    /// Everything else is synced.
    public internal(set) var ignoredItem: SyncError?

    /// Whether no change can be sent now although the server may be reachable: each is rejected, held, or deferred after
    /// repeated failures, or waits for such a change.
    package internal(set) var isUploadStalled = false

    /// The error of the latest attempt to send changes, apart from those that concern only a change.
    package internal(set) var attemptError: SyncError?

    /// A Boolean value that indicates whether anything is in progress.
    public var isAnyInProgress: Bool { metadata.isInProgress || download.isInProgress || upload.isInProgress }

    /// The first error of the remote changes, the downloads, the uploads, or an ignored item, in that order.
    public var anyError: SyncError? { metadata.error ?? download.error ?? upload.error ?? ignoredItem }

    /// The wait before the next attempt of the remote changes, the uploads, or the downloads, in that order; `nil` if
    /// nothing needs to be retried.
    public var anyWait: ClientWait? { metadata.wait ?? upload.wait ?? download.wait }
}

/// The status of one kind of background activity.
public struct SyncOperationStatus: Sendable {
    /// A Boolean value that indicates whether the activity is in progress, or waits to be retried.
    public internal(set) var isInProgress = false

    /// The error of the latest attempt; `nil` if it didn't fail.
    public internal(set) var error: SyncError?

    /// The wait after a failed attempt: its reason, the number of the next attempt, and the time until it starts. The
    /// value remains during that attempt, until one succeeds; `nil` if nothing failed. Remote changes and uploads
    /// share one wait. For remote changes, also the wait before the next request to a server that has responded
    /// without progress for a minute.
    public internal(set) var wait: ClientWait?
}

/// An operation between this device and the server that is in progress or pending.
public struct PendingOperation: Sendable {
    /// The kinds of operations.
    public enum Kind: String, Sendable, Hashable {
        /// Content is downloaded into the cache.
        case download
        /// Content that was written here is uploaded.
        case upload
        /// A folder is created on the server.
        case createFolder
        /// An item is moved or renamed on the server.
        case move
        /// An item is deleted on the server.
        case delete
    }

    /// The kind of the operation.
    public let kind: Kind

    /// The local path of the item, or its former path if it was deleted; `nil` if it has neither.
    public let path: SyncPath?

    /// The size of the content in bytes; 0 if there is no content.
    public let size: Int64

    /// The completed fraction, from 0 to 1.
    public let progress: Float

    /// A Boolean value that indicates whether the operation is in progress rather than waiting for its turn or for
    /// another attempt.
    public let isInProgress: Bool

    /// The error of the latest attempt; `nil` if it didn't fail.
    public let error: SyncError?
}

/// A change that the server has now: see ``Filesystem/Configuration/onSentChange``.
public struct SentChange: Sendable, Hashable {
    /// What was done on the server: an upload, a new folder, a move, or a deletion.
    public let kind: PendingOperation.Kind

    /// The path of the item after the change. An item whose name wasn't free has the path of a conflicted copy. Of a
    /// deletion, the path that the item had.
    public let path: SyncPath
}

/// Pending operations.
extension Filesystem {
    /// The number of changes that the server doesn't have yet. They are persisted across restarts.
    public var pendingChangeCount: Int {
        get throws(SyncError) {
            try core.checkNotShutDown()
            return try core.store.read { try $0.queueLength }
        }
    }

    /// Returns the operations that are in progress or pending: downloads in the order of their paths, then changes in
    /// the order in which they are sent. Calling this method doesn't count as a use of the filesystem.
    ///
    /// - Parameter limit: The maximum number of operations to return. The default is 100.
    /// - Throws: ``SyncError/Code/shutdown``; ``SyncError/Code/cache``.
    public func pendingOperations(limit: Int = 100) throws(SyncError) -> [PendingOperation] {
        try core.checkNotShutDown()
        let (downloads, uploads, rejected) = core.engine.state.withLock { ($0.downloads, $0.uploads, $0.rejected) }
        let sending = core.store.openFiles.withLock { $0.sending }
        return try core.store.read { tree in
            var operations = try downloads.values.map { try tree.operation(for: $0) }
            operations.sort { ($0.path ?? .root) < ($1.path ?? .root) }
            var number = Int64.min
            while operations.count < limit, let change = try tree.nextChange(after: number) {
                number = change.number
                let progress = uploads[number]?.progress ?? (sending.contains(number) ? 0 : nil)
                operations.append(
                    try tree.operation(
                        for: change, progress: progress, error: rejected[number]?.error ?? tree.failure(of: number)))
            }
            return Array(operations.prefix(limit))
        }
    }
}

extension FilesystemCore {
    fileprivate func checkNotShutDown() throws(SyncError) {
        if let end = engine.stopError { throw end }
    }
}

extension Tree {
    var queueLength: Int { get throws { try db.value("SELECT count(*) FROM queue") ?? 0 } }

    /// Whether a content waits to be uploaded.
    var hasQueuedContents: Bool {
        get throws { try db.value("SELECT 1 FROM queue WHERE content IS NOT NULL LIMIT 1", as: Int.self) != nil }
    }

    fileprivate func operation(for download: Engine.Download) throws -> PendingOperation {
        PendingOperation(
            kind: .download, path: try path(of: download.node),
            size: try node(download.node)?.remote?.version?.size ?? 0,
            progress: download.progress, isInProgress: download.error == nil, error: download.error)
    }

    /// - Parameter progress: The uploaded fraction; `nil` if the change isn't in progress.
    fileprivate func operation(for change: Change, progress: Float?, error: SyncError?) throws -> PendingOperation {
        PendingOperation(
            kind: PendingOperation.Kind(change.kind), path: try path(of: change.node) ?? lastPath(of: change.node),
            size: try change.content.flatMap(content)?.size ?? 0, progress: progress ?? 0,
            isInProgress: progress != nil, error: error)
    }

    /// Records for the app that the server has a change. The path must still be known.
    func recordSent(_ change: Change) throws {
        guard let path = try path(of: change.node) ?? lastPath(of: change.node) else { return }
        recorder.record(SentChange(kind: PendingOperation.Kind(change.kind), path: path))
    }

    /// Returns the current or last server path of a node that isn't visible to the app.
    func lastPath(of key: Int64) throws -> SyncPath? {
        guard let location = try node(key)?.lastRemoteLocation else { return nil }
        return try serverPath(of: location).map(SyncPath.init(unchecked:))
    }
}

extension PendingOperation.Kind {
    fileprivate init(_ kind: Change.Kind) {
        self =
            switch kind {
            case .put: .upload
            case .folder: .createFolder
            case .move: .move
            case .delete: .delete
            }
    }
}
