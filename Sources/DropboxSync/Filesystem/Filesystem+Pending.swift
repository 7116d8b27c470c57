import DropboxConcurrency
import DropboxCore
import DropboxSQLite

/// Something that is on its way between this device and the server, or waits for that.
public struct PendingOperation: Sendable {
    /// What is to be done.
    public enum Kind: String, Sendable, Hashable {
        /// Content comes into the cache.
        case download
        /// Content that was written here goes to the server.
        case upload
        /// A folder is made on the server.
        case createFolder
        /// Something gets another name or folder on the server.
        case move
        /// Something is deleted on the server.
        case delete
    }

    /// What is to be done.
    public let kind: Kind

    /// What it is done to: where that is here, and where it was for what is deleted. `nil` where it is nowhere any more.
    public let path: SyncPath?

    /// How many bytes it is about; 0 where it is about none.
    public let size: Int64

    /// How much of it is done, from 0 to 1.
    public let progress: Float

    /// Whether it is on its way, rather than waiting for its turn or for another attempt.
    public let isInProgress: Bool

    /// Why the latest attempt failed; `nil` where it did not.
    public let error: SyncError?
}

/// What there is still to do.
extension Filesystem {
    /// How many changes the server does not know yet. They are kept across restarts.
    public var pendingChangeCount: Int {
        get throws(SyncError) {
            try core.checkEnd()
            return try core.store.read { try $0.queueLength }
        }
    }

    /// What is on its way or waits for that: downloads in the order of paths, then changes in the order in which they are
    /// sent. To ask does not count as a use of the filesystem.
    ///
    /// - Parameter limit: the most that are told; 100 by default.
    /// - Throws: `SyncError.Code.shutdown`; `cache`.
    public func pendingOperations(limit: Int = 100) throws(SyncError) -> [PendingOperation] {
        try core.checkEnd()
        let (downloads, uploads, refused) = core.engine.state.withLock { ($0.downloads, $0.uploads, $0.rejected) }
        let sending = core.store.open.withLock { $0.sending }
        return try core.store.read { tree in
            var all = try downloads.values.map { try tree.work(of: $0) }
            all.sort { ($0.path ?? .root) < ($1.path ?? .root) }
            var number: Int64 = 0
            while all.count < limit, let change = try tree.nextChange(after: number) {
                number = change.number
                let progress = uploads[number]?.progress ?? (sending.contains(number) ? 0 : nil)
                all.append(try tree.work(of: change, progress: progress, error: refused[number]?.error))
            }
            return Array(all.prefix(limit))
        }
    }
}

extension FilesystemCore {
    fileprivate func checkEnd() throws(SyncError) {
        if let end = engine.end { throw end }
    }
}

extension Tree {
    var queueLength: Int { get throws { try db.value("SELECT count(*) FROM queue") ?? 0 } }

    fileprivate func work(of download: Engine.Download) throws -> PendingOperation {
        PendingOperation(
            kind: .download, path: try path(of: download.node),
            size: try node(download.node)?.remote?.version?.size ?? 0,
            progress: download.progress, isInProgress: download.error == nil, error: download.error)
    }

    /// - Parameter progress: how much of it has gone, if it is on its way.
    fileprivate func work(of change: Change, progress: Float?, error: SyncError?) throws -> PendingOperation {
        let kind: PendingOperation.Kind =
            switch change.kind {
            case .put: .upload
            case .folder: .createFolder
            case .move: .move
            case .delete: .delete
            }
        return PendingOperation(
            kind: kind, path: try path(of: change.node) ?? lastPath(of: change.node),
            size: try change.content.flatMap(content)?.size ?? 0, progress: progress ?? 0,
            isInProgress: progress != nil, error: error)
    }

    /// Where the server has or had what the app does not see any more.
    func lastPath(of key: Int64) throws -> SyncPath? {
        guard let place = try node(key)?.lastRemotePlace else { return nil }
        return try serverPath(of: place).map(SyncPath.init(unchecked:))
    }
}
