import DropboxConcurrency
import DropboxCore
import DropboxFiles
import DropboxTransfer
import Foundation

/// Sending changes, and handling rejected ones.
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
            case .transient(let error):
                switch error.verdict {
                case .notSent, .rejected: true
                case .indeterminate, .permanent, .clientWide, nil: error.code == .retryLater
                }
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

    /// Starts a change other than an upload, if it's still necessary, and carries it out.
    func push(_ change: Change) async throws(SyncError) {
        let operation: RemoteOperation?
        do throws(SyncError) {
            operation = try await store.writing { tree in try self.begin(change, in: tree) }
        } catch {
            // The transaction was rolled back, so undo what was recorded outside of it.
            release(change)
            throw error
        }
        defer { onStatus() }
        guard let operation else { return try await forgetUnlessQueued(change) }
        onStatus()
        do {
            try await carryOut(operation, change)
            didSend(change)
        } catch {
            release(change)
            try await BlockingIO.disk.run { () throws(SyncError) in try self.handle(error, change) }
        }
    }

    /// Records that a change is being sent. Returns the request; `nil` if none is necessary, or if planning doesn't
    /// finish.
    private func begin(_ change: Change, in tree: Tree) throws -> RemoteOperation? {
        guard let operation = try tree.prepare(change) else { return nil }
        // Recorded inside the transaction: from now on the change must not be replaced.
        store.openFiles.withLock { _ = $0.sending.insert(change.number) }
        try record(operation, try tree.change(change.number) ?? change, in: tree)
        return operation
    }

    /// Forgets a change for which no request is necessary. If it's still queued, because planning doesn't finish,
    /// it's skipped.
    func forgetUnlessQueued(_ change: Change) async throws(SyncError) {
        let error = try await store.reading { tree -> SyncError? in
            guard let change = try tree.change(change.number) else { return nil }
            let location = try tree.paths(of: change).last ?? .root
            return SyncError(.internal, "planning the change of \(location) does not terminate")
        }
        guard let error else { return forget(change) }
        try await BlockingIO.disk.run { () throws(SyncError) in try self.skip(change, error, .deferred) }
    }

    /// Records an attempt, to recognize it when a listing returns its result.
    func record(_ operation: RemoteOperation, _ change: Change, in tree: Tree) throws {
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

    func forget(_ change: Change) {
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
        let attempts = try store.write { try self.recordFailure(failure, of: change, in: $0) }
        try resolve(failure, change, attempts: attempts)
    }

    /// Records a failed attempt. Returns the number of failed attempts if the error may concern only this change;
    /// otherwise 0.
    func recordFailure(_ failure: PushError, of change: Change, in tree: Tree) throws -> Int {
        if failure.provesNotExecuted { try tree.forgetAttempt(change.number) }
        guard case .transient(let error) = failure, !error.isInvalidRoot, error.isFileSpecific else { return 0 }
        return try tree.countAttempt(change)
    }

    /// Decides what to do after a failed attempt that was recorded.
    func resolve(_ failure: PushError, _ change: Change, attempts: Int) throws(SyncError) {
        switch failure {
        // It's sent again after the new root is listed.
        case .transient(let error) where error.isInvalidRoot: return
        case .transient(let error):
            // Defer a change that fails repeatedly although the server is reachable, so that others can continue.
            if attempts >= 3 {
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
    func skip(_ change: Change, _ error: SyncError, _ queueState: Tree.QueueState) throws(SyncError) {
        let isQueued = try store.write { tree in
            let isQueued = queueState == .rejected ? try tree.reject(change) : true
            if queueState != .rejected { try tree.setQueueState(queueState, [change.number]) }
            if isQueued { try tree.setFailure(error, of: change.number) }
            return isQueued
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
        state.withLock { state in
            for number in due { state.rejected[number]?.isRetrying = true }
            state.unblockQueue()
        }
    }

    /// Returns the time until the next rejected change or small upload is due; `nil` if there is none.
    func timeUntilNextStep() -> Duration? {
        let now = configuration.clock.now()
        return state.withLock { state in
            let retries = state.rejected.values.lazy.filter { !$0.isRetrying }.map(\.until)
            return ([state.pace.timeOfNextStart].compactMap(\.self) + retries).min()
        }.map { max($0 - now, .zero) }
    }
}

extension SyncError {
    /// Whether the error may concern a single file rather than the connection to the server.
    fileprivate var isFileSpecific: Bool {
        switch verdict {
        case .indeterminate: hasResponse
        // The device failed, or the route rejected the state of an upload.
        case .permanent: code != .retryLater
        case .rejected, .notSent, .clientWide: false
        case nil: [.response, .cache, .system, .diskSpace, .internal].contains(code)
        }
    }
}

/// The requests that apply changes on the server.
extension Engine {
    func carryOut(_ operation: RemoteOperation, _ change: Change) async throws(PushError) {
        do {
            switch operation {
            // Uploads run concurrently: see `startUploads()`.
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
            throw Self.pushError(error) { SyncError.Code($0) }
        }
    }

    /// Moves an item. The user has moved it already, so the owner of its new folder becomes its owner if necessary.
    private func move(_ source: String, _ path: String) async throws(PushError) -> Files.Metadata {
        do {
            return try await client.files.moveV2(
                fromPath: source, toPath: path, allowOwnershipTransfer: true
            ).response().metadata
        } catch {
            let failure = Self.pushError(error) { error in
                switch error {
                case .cantMoveFolderIntoItself, .duplicatedOrNestedPaths: .notFound
                default: SyncError.Code(error)
                }
            }
            guard case .stale(let cause) = failure, cause.code == .exists,
                let current = try await item(source), current.isAt(path)
            else { throw failure }
            return current
        }
    }

    private func item(_ source: String) async throws(PushError) -> Files.Metadata? {
        do { return try await client.files.item(at: source) } catch {
            throw Self.pushError(error) { _ in .notFound }
        }
    }

    private func delete(_ path: String, _ rev: String?) async throws(PushError) {
        do {
            _ = try await client.files.deleteV2(path: path, parentRev: rev).response()
        } catch {
            throw Self.pushError(error) { SyncError.Code($0) }
        }
    }

    static func pushError<RouteError>(
        _ error: CallError<RouteError>, _ code: (RouteError) -> SyncError.Code
    ) -> PushError {
        let isRouteError = error.routeError != nil
        let error = SyncError(calling: error, code)
        if error.isTransient { return .transient(error) }
        // What an error of the route says about the remote state.
        guard isRouteError else { return .permanent(error) }
        return switch error.code {
        case .exists, .parent, .notFound, .invalidOperation: .stale(error)
        case .retryLater, .response: .transient(error)
        default: .permanent(error)
        }
    }
}
