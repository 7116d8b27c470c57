import DropboxConcurrency
import DropboxCore
import DropboxFiles
import DropboxTransfer
import Foundation

/// Sending changes: choosing the next one, and handling rejected ones.
extension Engine {
    /// The reasons why a change can't be carried out.
    enum PushError: Error {
        /// The remote state is unexpected. Remote changes will explain it.
        case stale(SyncError)
        /// The server rejects the change as it is.
        case permanent(SyncError)
        /// Another attempt may succeed.
        case transient(SyncError)

        /// Whether the server certainly didn't execute the change: it reported that, or no request was sent.
        var provesNotExecuted: Bool {
            switch self {
            case .stale, .permanent: true
            case .transient(let error): error.code == .noConnection || error.code == .retryLater
            }
        }
    }

    /// A change that is skipped because the server doesn't accept it.
    struct RejectedChange: Sendable {
        let node: Int64
        /// Whether later changes of the node wait for it.
        let blocksNode: Bool
        var error: SyncError
        /// The time of the next attempt.
        var until: Duration
        /// The number of rejections.
        var count: Int
        /// Whether the next attempt is in progress.
        var isRetrying = false
    }

    /// The nodes and paths of unfinished changes, which other changes must not affect.
    private struct UnfinishedChanges {
        var nodes: Set<Int64> = []
        var paths: [SyncPath] = []

        mutating func add(_ change: Change, _ paths: [SyncPath]) {
            nodes.insert(change.node)
            self.paths += paths.filter { path in !self.paths.contains { path.isWithin($0) } }
        }

        var isEmpty: Bool { nodes.isEmpty }

        func isClear(for change: Change, _ paths: [SyncPath]) -> Bool {
            if nodes.contains(change.node) { return false }
            return !paths.contains { path in
                self.paths.contains { $0.isWithin(path) || path.isWithin($0) }
            }
        }
    }

    /// Returns the next change to start: the oldest that isn't rejected, isn't a held deletion or at the location of one,
    /// and doesn't affect the same items as an unfinished or earlier change. All changes except uploads run alone.
    ///
    /// Deletions are held by the mass-deletion guard. A folder's deletion also waits for items that were moved out of
    /// it and are still in it on the server.
    func nextChange() throws(SyncError) -> Change? {
        let (uploads, blockedNodes) = state.withLock { state in
            (state.uploads, state.rejected.values.filter { $0.blocksNode && !$0.isRetrying }.map(\.node))
        }
        return try store.read { tree in
            var busy = UnfinishedChanges(nodes: Set(blockedNodes))
            for upload in uploads.values { busy.add(upload.change, [upload.path]) }
            let areDeletionsHeld = try tree.areDeletionsHeld
            var holdsDeletions = areDeletionsHeld
            // The changes that wait for held deletions, and the changes that those deletions wait for.
            var held = UnfinishedChanges()
            var movedOut: Set<Int64> = []
            var number = Int64.min
            var skipped = 0
            let maximumSkipped = uploads.isEmpty ? Self.maximumSkippedWhenIdle : Self.maximumSkipped
            while skipped < maximumSkipped, let change = try tree.nextReadyChange(after: number) {
                number = change.number
                if uploads[number] != nil { continue }
                if try tree.isObsolete(change) { continue }
                if try tree.awaitsContent(change) {
                    busy.add(change, try tree.paths(of: change))
                    continue
                }
                if areDeletionsHeld, change.kind == .delete, try tree.node(change.node)?.remote != nil { continue }
                let mayBeHeld = holdsDeletions && !movedOut.contains(change.node)
                let paths = busy.isEmpty && !mayBeHeld ? [] : try tree.paths(of: change)
                let isHeld =
                    try mayBeHeld && (!held.isClear(for: change, paths) || tree.replacesDeletedNode(change))
                let hasRoom =
                    busy.isEmpty || change.kind != .put || uploads.count < configuration.maximumConcurrentUploads
                let isClear = hasRoom && busy.isClear(for: change, paths)
                if isClear, !isHeld {
                    let left = change.kind == .delete ? try tree.nodesMovedOut(of: change.node) : []
                    if left.isEmpty { return change }
                    movedOut.formUnion(left)
                    holdsDeletions = true
                    continue
                }
                if isClear { held.add(change, paths) } else { busy.add(change, paths) }
                skipped += 1
            }
            return nil
        }
    }

    /// The maximum number of waiting changes to skip in search of one that can start. It's small while uploads are in
    /// progress, because the search runs again soon.
    private static let maximumSkipped = 100
    private static let maximumSkippedWhenIdle = 10_000

    /// Starts a change, if it's still necessary. Uploads continue concurrently; other changes are carried out before
    /// this function returns.
    func push(_ change: Change) async throws(SyncError) {
        let operation: RemoteOperation?
        let blocker: SyncError?
        do throws(SyncError) {
            (operation, blocker) = try await store.writing { tree in try self.begin(change, in: tree) }
        } catch {
            // The transaction was rolled back, so undo what was recorded outside of it.
            state.withLock { $0.uploads[change.number] = nil }
            release(change)
            throw error
        }
        if let blocker {
            let queueState = operation == nil ? Tree.QueueState.deferred : .rejected
            return try await BlockingIO.disk.run { () throws(SyncError) in try self.skip(change, blocker, queueState)
            }
        }
        defer { onStatus() }
        guard let operation else { return forget(change) }
        if case .upload = operation { return startUpload(change.number) }
        onStatus()
        do {
            try await carryOut(operation, change)
            didSend(change)
        } catch {
            release(change)
            try await BlockingIO.disk.run { () throws(SyncError) in try self.handle(error, change) }
        }
    }

    /// Records that a change is being sent. Returns the request, if one is necessary, and the error that prevents it.
    private func begin(_ change: Change, in tree: Tree) throws -> (RemoteOperation?, blocker: SyncError?) {
        guard let operation = try tree.prepare(change) else {
            guard let change = try tree.change(change.number) else { return (nil, nil) }
            let location = try tree.paths(of: change).last ?? .root
            return (nil, SyncError(.internal, "planning the change of \(location) does not terminate"))
        }
        if let blocker = blocker(operation) { return (operation, blocker) }
        // Recorded inside the transaction: from now on the change must not be replaced.
        store.openFiles.withLock { _ = $0.sending.insert(change.number) }
        try record(operation, try tree.change(change.number) ?? change, in: tree)
        if case .upload(let content, let target, let update) = operation {
            try tree.recordStart(of: change)
            // Planning may have changed it.
            let now = try tree.change(change.number) ?? change
            let upload = Upload(
                change: now, client: client, content: content, target: target, update: update,
                path: try tree.paths(of: now).first ?? .root, epoch: try tree.epoch)
            state.withLock { $0.uploads[now.number] = upload }
        }
        return (operation, nil)
    }

    /// Records an attempt, to recognize it when a listing returns its result.
    private func record(_ operation: RemoteOperation, _ change: Change, in tree: Tree) throws {
        switch operation {
        case .upload(let content, let path, let update):
            try tree.recordAttempt(change, hash: content.hash, path: update == nil ? path : nil, date: date)
        case .createFolder(let path), .move(_, let path):
            try tree.recordAttempt(change, hash: nil, path: path, date: date)
        case .delete: break
        }
    }

    /// Records that the server executed a change.
    func didSend(_ change: Change) {
        release(change)
        state.withLock { $0.upload.error = nil }
        forget(change)
        // A deletion frees space.
        if change.kind == .delete { retryRejected { $0 == .quota } }
    }

    /// Records that a change is no longer being sent.
    func release(_ change: Change) {
        store.openFiles.withLock { _ = $0.sending.remove(change.number) }
    }

    private func forget(_ change: Change) {
        state.withLock { state in
            state.rejected[change.number] = nil
            state.checkedRejections.remove(change.number)
            state.stale.remove(change.number)
            // Rejected changes in a deleted folder are removed with it.
            if change.kind == .delete { state.mayHaveReplacedRejected = true }
        }
    }

    /// Handles a change that couldn't be carried out.
    func handle(_ failure: PushError, _ change: Change) throws(SyncError) {
        if failure.provesNotExecuted { try store.write { try $0.forgetAttempt(change.number) } }
        switch failure {
        // It's sent again after the new root is listed.
        case .transient(let error) where error.isInvalidRoot: return
        case .transient(let error):
            // Defer a change that fails repeatedly although the server is reachable, so that others can continue.
            if error.isFileSpecific, try store.write({ try $0.countAttempt(change) }) >= 3 {
                try skip(change, error, .deferred)
            } else {
                state.withLock { $0.upload.error = error }
                throw error
            }
        case .stale(let error):
            // Only the remote changes show whether an earlier attempt, whose response was lost, created the existing
            // item.
            let isUnexplained = state.withLock { state in
                state.needsPull = true
                return !state.stale.insert(change.number).inserted
            }
            let attempts = try store.write { tree in
                let attempts = try tree.countAttempt(change)
                // The remote changes didn't explain it: the existing item isn't listed.
                if isUnexplained, error.code == .exists, let change = try tree.change(change.number),
                    change.location != nil, let node = try tree.node(change.node)
                {
                    try tree.renameToConflictedCopy(change, isFolder: node.isFolder)
                }
                return attempts
            }
            if attempts > 3 { try skip(change, error, .deferred) }
        case .permanent(let error): try skip(change, error, .rejected)
        }
    }

    // MARK: Rejected changes

    /// Skips a change that the server doesn't accept. Later changes continue. The change is retried after a delay,
    /// which grows with each rejection, or when something changes that may help.
    private func skip(_ change: Change, _ error: SyncError, _ queueState: Tree.QueueState) throws(SyncError) {
        let isQueued = try store.write { tree in
            if queueState == .rejected { return try tree.reject(change) }
            try tree.setQueueState(queueState, [change.number])
            return true
        }
        let now = configuration.clock.now()
        state.withLock { state in
            let count = (state.rejected[change.number]?.count ?? 0) + 1
            let wait = rejectionRetryPolicy.maximumBackoff(afterFailures: queueState == .deferred ? 1 : count)
            let rejectedChange = RejectedChange(
                node: change.node, blocksNode: queueState == .deferred, error: error, until: now + wait, count: count)
            state.rejected[change.number] = isQueued ? rejectedChange : nil
            state.mayHaveReplacedRejected = true
        }
        onStatus()
    }

    /// The delays before a rejected change is retried: from the maximum backoff up to an hour.
    private var rejectionRetryPolicy: RetryPolicy {
        RetryPolicy(initialBackoff: configuration.maximumBackoff, maximumBackoff: .seconds(3600))
    }

    /// Retries rejected changes with matching error codes immediately, because something changed that may help.
    func retryRejected(where isHelped: (SyncError.Code) -> Bool) {
        let now = configuration.clock.now()
        state.withLock { state in
            for (number, rejectedChange) in state.rejected where isHelped(rejectedChange.error.code) {
                state.rejected[number]?.until = now
            }
            if isHelped(.quota) { state.insufficientSpace = nil }
        }
    }

    /// Retries the rejected changes that are due, and drops those that other changes replaced.
    func retryRejected() throws(SyncError) {
        let now = configuration.clock.now()
        let isNeeded = state.withLock { state in
            defer { state.mayHaveReplacedRejected = false }
            if state.rejected.isEmpty { return false }
            return state.mayHaveReplacedRejected || state.rejected.values.contains { !$0.isRetrying && $0.until <= now }
        }
        guard isNeeded else { return }
        let known = try store.read { try $0.skippedChanges }
        let due = state.withLock { state -> [Int64] in
            state.rejected = state.rejected.filter { $0.value.isRetrying || known.contains($0.key) }
            return state.rejected.filter { !$0.value.isRetrying && $0.value.until <= now }.map(\.key)
        }
        if due.isEmpty { return }
        try store.write { try $0.setQueueState(.ready, due) }
        state.withLock { state in for number in due { state.rejected[number]?.isRetrying = true } }
    }

    /// Returns the time until the next rejected change is due; `nil` if there is none.
    func timeUntilNextRetry() -> Duration? {
        let now = configuration.clock.now()
        return state.withLock { state in state.rejected.values.filter { !$0.isRetrying }.map(\.until).min() }
            .map { max($0 - now, .zero) }
    }
}

extension SyncError {
    /// Whether the error may concern a single file rather than the connection to the server.
    fileprivate var isFileSpecific: Bool {
        switch code {
        case .server, .response, .cache, .system, .diskSpace, .internal: true
        default: false
        }
    }
}

/// The requests that carry out changes.
extension Engine {
    func carryOut(_ operation: RemoteOperation, _ change: Change) async throws(PushError) {
        do {
            switch operation {
            // Uploads run concurrently: see `startUpload(_:)`.
            case .upload: return
            case .createFolder(let path):
                let folder = try await createFolder(path)
                if let entry = RemoteChange(folder) { try await store.writing { try $0.finish(change, entry) } }
            case .move(let source, let path):
                let metadata = try await move(source, path)
                if let entry = RemoteChange(metadata) { try await store.writing { try $0.finish(change, entry) } }
            case .delete(let path, let rev):
                try await delete(path, rev)
                try await store.writing { try $0.finishDeletion(change) }
            }
        } catch let error as PushError {
            throw error
        } catch {
            throw .transient(SyncError(error))
        }
    }

    private func createFolder(_ path: String) async throws(PushError) -> Files.FolderMetadata {
        do {
            return try await client.files.createFolderV2(path: path).response().metadata
        } catch {
            throw Self.pushError(error) { error in
                if case .path(let reason) = error { SyncError.Code(reason) } else { .request }
            }
        }
    }

    private func move(_ source: String, _ path: String) async throws(PushError) -> Files.Metadata {
        do {
            return try await client.files.moveV2(fromPath: source, toPath: path).response().metadata
        } catch {
            throw Self.pushError(error) { error in
                switch error {
                case .fromLookup(let reason): SyncError.Code(reason)
                case .fromWrite(let reason), .to(let reason): SyncError.Code(reason)
                case .cantMoveFolderIntoItself, .duplicatedOrNestedPaths: .notFound
                case .insufficientQuota: .quota
                default: .request
                }
            }
        }
    }

    private func delete(_ path: String, _ rev: String?) async throws(PushError) {
        do {
            _ = try await client.files.deleteV2(path: path, parentRev: rev).response()
        } catch {
            throw Self.pushError(error) { error in
                switch error {
                case .pathLookup(let reason): SyncError.Code(reason)
                case .pathWrite(let reason): SyncError.Code(reason)
                default: .request
                }
            }
        }
    }

    static func pushError<RouteError>(
        _ error: CallError<RouteError>, _ code: (RouteError) -> SyncError.Code
    ) -> PushError {
        let isTransient = error.isTransient || error.status == nil
        let error = SyncError(calling: error, code)
        return switch error.code {
        case .exists, .notFound, .invalidOperation: .stale(error)
        // Missing permissions and names that the server rejects don't resolve by themselves.
        case .disallowed, .illegalArgument: .permanent(error)
        case .auth, .retryLater, .response: .transient(error)
        default: isTransient ? .transient(error) : .permanent(error)
        }
    }
}
