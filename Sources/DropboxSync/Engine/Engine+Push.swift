import DropboxCore
import DropboxConcurrency

/// Sending changes: which one is next, and what becomes of those that are refused.
extension Engine {
    /// How an attempt to carry out a change ended.
    enum PushError: Error {
        /// The server has something else than expected: the news will tell what.
        case stale(SyncError)
        /// It will not be accepted as it is.
        case permanent(SyncError)
        /// It may pass.
        case transient(SyncError)

        /// Whether the server certainly did not carry the change out: it says so, or has never heard of it.
        var isCertain: Bool {
            switch self {
            case .stale, .permanent: true
            case .transient(let error): error.code == .noConnection || error.code == .retryLater
            }
        }
    }

    /// A change that is passed over because the server does not accept it.
    struct RejectedChange: Sendable {
        let node: Int64
        /// Whether what comes after it on the node waits for it.
        let blocksNode: Bool
        var error: SyncError
        /// When it is tried again.
        var until: Duration
        /// How often it was refused.
        var count: Int
        /// Whether it is being tried again.
        var isRetrying = false
    }

    /// What changes that are not finished are about, and others keep away from.
    private struct BusySet {
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

    /// The change to begin next: the oldest that the server has not refused, that is no deletion that is held back nor in the
    /// place of one, and that has nothing to do with one that is under way or comes before it. All but uploads go alone.
    ///
    /// Deletions are held back by the brake, and those of folders by what was moved out of them and is in them on the server
    /// still.
    func nextChange() throws(SyncError) -> Change? {
        let (uploads, aside) = state.withLock { state in
            (state.uploads, state.rejected.values.filter { $0.blocksNode && !$0.isRetrying }.map(\.node))
        }
        return try store.read { tree in
            var way = BusySet(nodes: Set(aside))
            for upload in uploads.values { way.add(upload.change, [upload.path]) }
            let isBraking = try tree.areDeletionsHeld
            var holdsDeletions = isBraking
            // What waits for deletions that are held back, and what those wait for themselves.
            var heldBack = BusySet()
            var movedOut: Set<Int64> = []
            var number = Int64.min
            var passed = 0
            let mostPassed = uploads.isEmpty ? Self.mostPassedAtRest : Self.mostPassed
            while passed < mostPassed, let change = try tree.nextReadyChange(after: number) {
                number = change.number
                if uploads[number] != nil { continue }
                if try tree.isNeedless(change) { continue }
                if try tree.awaitsContent(change) {
                    way.add(change, try tree.paths(of: change))
                    continue
                }
                if isBraking, change.kind == .delete, try tree.node(change.node)?.remote != nil { continue }
                let mayBeHeld = holdsDeletions && !movedOut.contains(change.node)
                let paths = way.isEmpty && !mayBeHeld ? [] : try tree.paths(of: change)
                let isHeld =
                    try mayBeHeld && (!heldBack.isClear(for: change, paths) || tree.isInPlaceOfDeleted(change))
                let hasRoom =
                    way.isEmpty || change.kind != .put || uploads.count < configuration.maximumConcurrentUploads
                let isClear = hasRoom && way.isClear(for: change, paths)
                if isClear, !isHeld {
                    let left = change.kind == .delete ? try tree.movedOut(of: change.node) : []
                    if left.isEmpty { return change }
                    movedOut.formUnion(left)
                    holdsDeletions = true
                    continue
                }
                if isClear { heldBack.add(change, paths) } else { way.add(change, paths) }
                passed += 1
            }
            return nil
        }
    }

    /// How many changes that have to wait are passed over in search of one that has not: few while uploads are under way,
    /// for there will be another occasion soon.
    private static let mostPassed = 100
    private static let mostPassedAtRest = 10_000

    /// Begins a change, as far as there is still something to do about it: an upload goes on beside other things, all else
    /// is carried out at once.
    func push(_ change: Change) async throws(SyncError) {
        let errand: RemoteOperation?
        let blocker: SyncError?
        do throws(SyncError) {
            (errand, blocker) = try await store.writing { tree in try self.begin(change, in: tree) }
        } catch {
            // Nothing of it has come about, whatever was noted.
            state.withLock { $0.uploads[change.number] = nil }
            release(change)
            throw error
        }
        if let blocker {
            let mark = errand == nil ? Tree.QueueState.deferred : .rejected
            return try await BlockingIO.disk.run { () throws(SyncError) in try self.pass(over: change, blocker, mark)
            }
        }
        defer { onStatus() }
        guard let errand else { return forget(change) }
        if case .upload = errand { return startUpload(change.number) }
        onStatus()
        do {
            try await carryOut(errand, change)
            succeeded(change)
        } catch {
            release(change)
            try await BlockingIO.disk.run { () throws(SyncError) in try self.handle(error, change) }
        }
    }

    /// Notes that a change is on its way. Answers what it asks of the server, if anything, and what is in the way of that.
    private func begin(_ change: Change, in tree: Tree) throws -> (RemoteOperation?, blocker: SyncError?) {
        guard let errand = try tree.prepare(change) else {
            guard let change = try tree.change(change.number) else { return (nil, nil) }
            let place = try tree.paths(of: change).last ?? .root
            return (nil, SyncError(.internal, "no way was found to make the server have \(place) as it is here"))
        }
        if let blocker = blocker(errand) { return (errand, blocker) }
        // Noted while nobody else is at the store: from now on the change may not be replaced.
        store.open.withLock { _ = $0.sending.insert(change.number) }
        try record(errand, try tree.change(change.number) ?? change, in: tree)
        if case .upload(let content, let target, let update) = errand {
            try tree.noteBegin(of: change)
            // It may have become another one in the light of the news.
            let now = try tree.change(change.number) ?? change
            let upload = Upload(
                change: now, client: client, content: content, target: target, update: update,
                path: try tree.paths(of: now).first ?? .root, epoch: try tree.epoch)
            state.withLock { $0.uploads[now.number] = upload }
        }
        return (errand, nil)
    }

    /// Records what is about to be sent, so that it is known when a listing returns it.
    private func record(_ errand: RemoteOperation, _ change: Change, in tree: Tree) throws {
        switch errand {
        case .upload(let content, let path, let update):
            try tree.recordAttempt(change, hash: content.hash, path: update == nil ? path : nil, date: date)
        case .createFolder(let path), .move(_, let path):
            try tree.recordAttempt(change, hash: nil, path: path, date: date)
        case .delete: break
        }
    }

    /// The server has it.
    func succeeded(_ change: Change) {
        release(change)
        state.withLock { $0.upload.error = nil }
        forget(change)
        // There is more space than before.
        if change.kind == .delete { retryRefused { $0 == .quota } }
    }

    /// It is not on its way any more.
    func release(_ change: Change) {
        store.open.withLock { _ = $0.sending.remove(change.number) }
    }

    private func forget(_ change: Change) {
        state.withLock { state in
            state.rejected[change.number] = nil
            state.doubted.remove(change.number)
            state.stale.remove(change.number)
            // What was refused in a folder goes with it.
            if change.kind == .delete { state.mayHaveReplacedRefused = true }
        }
    }

    /// What becomes of a change that could not be carried out.
    func handle(_ refusal: PushError, _ change: Change) throws(SyncError) {
        if refusal.isCertain { try store.write { try $0.forgetAttempt(change.number) } }
        switch refusal {
        // It is sent from the new root, as soon as that is listed.
        case .transient(let error) where error.isOfRoot: return
        case .transient(let error):
            // What fails again and again although the server can be reached is put aside, so that others can go on.
            if error.isOfOneFile, try store.write({ try $0.countAttempt(change) }) >= 3 {
                try pass(over: change, error, .deferred)
            } else {
                state.withLock { $0.upload.error = error }
                throw error
            }
        case .stale(let error):
            // Only the news tell whether an earlier attempt, whose answer was lost, is what is there.
            let isUnexplained = state.withLock { state in
                state.needsPull = true
                return !state.stale.insert(change.number).inserted
            }
            let attempts = try store.write { tree in
                let attempts = try tree.countAttempt(change)
                // The news did not explain it: something is there that is not listed.
                if isUnexplained, error.code == .exists, let change = try tree.change(change.number),
                    change.place != nil, let node = try tree.node(change.node)
                {
                    try tree.giveWay(change, isFolder: node.isFolder)
                }
                return attempts
            }
            if attempts > 3 { try pass(over: change, error, .deferred) }
        case .permanent(let error): try pass(over: change, error, .rejected)
        }
    }

    // MARK: Refused changes

    /// Passes over a change that the server does not accept. What comes after it goes on, and it is tried again later, one
    /// that is refused each time a longer while after, or when something changes that may help.
    private func pass(over change: Change, _ error: SyncError, _ mark: Tree.QueueState) throws(SyncError) {
        let isLeft = try store.write { tree in
            if mark == .rejected { return try tree.refuse(change) }
            try tree.mark(mark, [change.number])
            return true
        }
        let now = configuration.clock.now()
        state.withLock { state in
            let count = (state.rejected[change.number]?.count ?? 0) + 1
            let wait = afterRefusal.maximumBackoff(afterFailures: mark == .deferred ? 1 : count)
            let refused = RejectedChange(
                node: change.node, blocksNode: mark == .deferred, error: error, until: now + wait, count: count)
            state.rejected[change.number] = isLeft ? refused : nil
            state.mayHaveReplacedRefused = true
        }
        onStatus()
    }

    /// The waits until a refused change is tried again: from the longest wait after a failure on, an hour at most.
    private var afterRefusal: RetryPolicy {
        RetryPolicy(initialBackoff: configuration.maximumBackoff, maximumBackoff: .seconds(3600))
    }

    /// Has refused changes be tried again at once whose error has such a code: something has changed that may help.
    func retryRefused(where isHelped: (SyncError.Code) -> Bool) {
        let now = configuration.clock.now()
        state.withLock { state in
            for (number, refused) in state.rejected where isHelped(refused.error.code) {
                state.rejected[number]?.until = now
            }
            if isHelped(.quota) { state.full = nil }
        }
    }

    /// Takes up the refused changes whose time has come, and forgets those that others have taken the place of.
    func retryRejected() throws(SyncError) {
        let now = configuration.clock.now()
        let isNeeded = state.withLock { state in
            defer { state.mayHaveReplacedRefused = false }
            if state.rejected.isEmpty { return false }
            return state.mayHaveReplacedRefused || state.rejected.values.contains { !$0.isRetrying && $0.until <= now }
        }
        guard isNeeded else { return }
        let known = try store.read { try $0.skippedChanges }
        let due = state.withLock { state -> [Int64] in
            state.rejected = state.rejected.filter { $0.value.isRetrying || known.contains($0.key) }
            return state.rejected.filter { !$0.value.isRetrying && $0.value.until <= now }.map(\.key)
        }
        if due.isEmpty { return }
        try store.write { try $0.mark(.ready, due) }
        state.withLock { state in for number in due { state.rejected[number]?.isRetrying = true } }
    }

    /// How long until a refused change is tried again; nil where there is none.
    func nextRefusedTime() -> Duration? {
        let now = configuration.clock.now()
        return state.withLock { state in state.rejected.values.filter { !$0.isRetrying }.map(\.until).min() }
            .map { max($0 - now, .zero) }
    }
}

extension SyncError {
    /// Whether it may be about one file alone, rather than about the way to the server.
    fileprivate var isOfOneFile: Bool {
        switch code {
        case .server, .response, .cache, .system, .diskSpace, .internal: true
        default: false
        }
    }
}
