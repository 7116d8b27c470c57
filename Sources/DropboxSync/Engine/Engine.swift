import DropboxCore
import DropboxFiles
import Foundation
import DropboxConcurrency

/// Keeps a store and the server alike: one loop takes in news, sends changes and enters into the store what came of them,
/// one thing at a time, so that news are never older than the answer to a change that is known already. The contents
/// themselves go up and down beside it, several at a time. A second loop watches for news.
///
/// Nothing here runs on a thread of the app, and no call of the app waits for the loops while it changes the tree.
final class Engine: Sendable {
    struct State {
        /// Makes the calls, from where the paths of the tree begin.
        var client: DropboxClient
        /// Where the paths of the tree begin.
        var root: SyncedFolder
        /// Where they are to begin instead, as soon as that is listed.
        var newRoot: NewRoot?
        /// Whether the listing from a new root isn't complete. Nothing is sent before it is.
        var isLeavingRoot = false
        /// Why it has stopped; nil while it runs.
        var end: SyncError?
        var hasCompletedFirstSync = false
        /// Whether the server may have news.
        var needsPull = true
        var metadata = SyncOperationStatus(isInProgress: true)
        var upload = SyncOperationStatus()
        /// Contents on their way to the server, by the number of the change.
        var uploads: [Int64: Upload] = [:]
        /// Changes that the server refused, by number.
        var rejected: [Int64: RejectedChange] = [:]
        /// Changes for whose refusal an explanation was looked for in the news, by number.
        var doubted: Set<Int64> = []
        /// Changes that the server answered with having something else, and about which the news were asked, by number.
        var stale: Set<Int64> = []
        /// Whether other changes may have taken the place of refused ones.
        var mayHaveReplacedRefused = false
        /// Whether the app may have deleted what is being uploaded.
        var mayHaveNeedlessUploads = false
        /// Set when the account has no more space.
        var full: InsufficientSpace?
        /// Whether everything is being listed: what came of uploads waits for the end.
        var isListing = false
        /// How often in a row something failed that may pass.
        var attempts = RetryAttempts()
        /// What the next attempt waits for, or did until it was begun.
        var wait: ClientWait?
        /// Contents on their way from the server, by rev.
        var downloads: [String: Download] = [:]
        /// Contents that open files wait for and that do not come, by rev.
        var failures: [String: Failure] = [:]
        var lastUse: Duration
        var firstSync = Promise<Void>()
        var tasks: [Task<Void, Never>] = []
    }

    let store: SyncStore
    /// Decides when what fails is tried again, and tells the client's listeners of the waits.
    let retrying: RetryingCaller
    let configuration: Filesystem.Configuration
    let state: Locked<State>
    let wakeUp = WakeSignal()
    let watchWakeUp = WakeSignal()
    /// Told when something about the status changed.
    let onStatus: @Sendable () -> Void
    /// Whether anybody has a file open or observes a path.
    let isWanted: @Sendable () -> Bool
    /// Told when the server says that the account is not linked any more.
    let onUnlink: @Sendable (SyncError) -> Void
    /// How many downloads go on at a time.
    let downloadTurns: KeyedSemaphore
    /// Where somebody else has the engine take its steps: which of so many things comes next.
    let pick: (@Sendable (Int) -> Int)?

    init(
        store: SyncStore, client: DropboxClient, configuration: Filesystem.Configuration,
        pick: (@Sendable (Int) -> Int)? = nil, onStatus: @escaping @Sendable () -> Void,
        isWanted: @escaping @Sendable () -> Bool,
        onUnlink: @escaping @Sendable (SyncError) -> Void
    ) throws(SyncError) {
        self.store = store
        self.configuration = configuration
        self.onStatus = onStatus
        self.isWanted = isWanted
        self.onUnlink = onUnlink
        self.pick = pick
        downloadTurns = KeyedSemaphore(permits: configuration.maximumConcurrentDownloads)
        let given = SyncedFolder(client.client.pathRoot)
        let (isComplete, isListing, root, isLeavingRoot) = try store.read { tree in
            (
                try tree.setting(.completedFirstSync) != nil, try tree.setting(.listing) != nil,
                try tree.setting(.root).map(SyncedFolder.init(text:)) ?? given, try tree.formerRoot != nil
            )
        }
        let impl = client.client as? DropboxTransportClientImpl
        retrying = Self.retryingCaller(impl, configuration)
        var state = State(client: client, root: root, lastUse: configuration.clock.now())
        // The server says whether the root of the account is another one than when the tree was listed.
        if given != root, given.rootID == nil || root.rootID == nil { state.newRoot = NewRoot(place: given) }
        state.isLeavingRoot = isLeavingRoot
        state.isListing = isListing
        state.hasCompletedFirstSync = isComplete
        if isComplete { state.firstSync.fulfill(.success(())) }
        self.state = Locked(state)
        guard let impl else { return }
        let own = ownClient(impl).withPathRoot(root.pathRoot)
        self.state.withLock { $0.client = own }
    }

    func start() {
        let loops = [Task.onOwnThreads { await self.syncLoop() }, Task.onOwnThreads { await self.watchLoop() }]
        state.withLock { $0.tasks = loops }
    }

    /// Ends everything. What is on its way is given up; it is sent when the store is opened again.
    func stop(_ error: SyncError) {
        let (tasks, downloads, firstSync, isFirst) = state.withLock { state in
            defer {
                if state.end == nil { state.end = error }
                state.tasks = []
                state.downloads = [:]
                state.uploads = [:]
            }
            return (
                state.tasks + state.uploads.values.compactMap(\.task), Array(state.downloads.values), state.firstSync,
                state.end == nil
            )
        }
        guard isFirst else { return }
        for task in tasks { task.cancel() }
        for download in downloads {
            download.task?.cancel()
            download.promise.fulfill(.failure(error))
        }
        firstSync.fulfill(.failure(error))
        wakeUp.signal()
        watchWakeUp.signal()
        onStatus()
    }

    // MARK: What the app asks

    var end: SyncError? { state.withLock { $0.end } }

    /// Makes the calls, from where the paths of the tree begin.
    var client: DropboxClient { state.withLock { $0.client } }

    /// What time it is, in seconds since 1970.
    var date: Double { configuration.date().timeIntervalSince1970 }

    var status: SyncStatus {
        // A store that is closed has nothing to send.
        let (hasChanges, isBraking) =
            (try? store.read { (try !$0.isQueueEmpty, try $0.areDeletionsHeld) }) ?? (false, false)
        let isWanted = isWanted()
        let now = configuration.clock.now()
        return state.withLock { state in
            var download = SyncOperationStatus()
            download.isInProgress = !state.downloads.isEmpty
            download.error = state.downloads.values.lazy.compactMap(\.error).first ?? state.failures.values.first?.error
            download.wait = state.downloads.values.lazy.compactMap(\.wait).min { $0.id < $1.id }
            var metadata = state.metadata
            metadata.wait = state.wait
            var upload = state.upload
            upload.isInProgress = hasChanges
            upload.wait = hasChanges ? state.wait : nil
            if !hasChanges { upload.error = nil }
            if upload.error == nil { upload.error = state.rejected.min { $0.key < $1.key }?.value.error }
            if isBraking {
                upload.error = SyncError(.disallowed, "so many deletions have to be confirmed: see heldDeletions")
            }
            let isActive =
                state.end == nil
                && (!state.hasCompletedFirstSync || state.needsPull || hasChanges || isWanted
                    || !state.downloads.isEmpty || now - state.lastUse < configuration.idleTimeout)
            return SyncStatus(
                isActive: isActive, metadata: metadata, download: download, upload: upload)
        }
    }

    /// Notes that the app uses the filesystem: a pause of syncing ends.
    func use() {
        let now = configuration.clock.now()
        let wasResting = state.withLock { state in
            defer { state.lastUse = now }
            guard state.end == nil, now - state.lastUse >= configuration.idleTimeout else { return false }
            state.needsPull = true
            return true
        }
        if wasResting { wake() }
    }

    /// Has the loops look for something to do, at once even if they wait to try something again.
    func wake() {
        wakeUp.signal()
        watchWakeUp.signal()
    }

    /// The app has changed something.
    func noteChange() {
        state.withLock { state in
            state.mayHaveReplacedRefused = true
            state.mayHaveNeedlessUploads = !state.uploads.isEmpty
        }
        wakeUp.signal()
    }

    /// When everything has been listed once.
    var firstSync: Promise<Void> { state.withLock { $0.firstSync } }

    // MARK: The loops

    private func syncLoop() async {
        while end == nil, !Task.isCancelled {
            do {
                if try await !step() { await wakeUp.wait(upTo: nextRefusedTime(), clock: configuration.clock) }
            } catch {
                await backOff(after: error)
            }
        }
    }

    /// Something to do.
    private enum WorkItem {
        /// Enter into the store what came of an upload.
        case answer(Upload)
        /// Let an upload go that has begun.
        case upload(Int64)
        case news
        case change(Change)
    }

    /// Does one thing. Answers false where there is nothing to do.
    func step() async throws(SyncError) -> Bool {
        let act = try await BlockingIO.disk.run { () throws(SyncError) in
            try self.retryRejected()
            try self.cancelNeedlessUploads()
            return try self.nextAct()
        }
        guard let act else { return false }
        switch act {
        case .answer(let upload): try await takeAnswer(of: upload)
        case .upload(let number): await carry(number)
        case .news: try await pull()
        case .change(let change): try await push(change)
        }
        resetBackoff()
        return true
    }

    private func nextAct() throws(SyncError) -> WorkItem? {
        let (uploads, wantsNews, isListing) = state.withLock { state in
            (
                state.uploads.values.sorted { $0.change.number < $1.change.number },
                state.needsPull || state.isLeavingRoot || state.newRoot != nil, state.isListing || state.isLeavingRoot
            )
        }
        var acts: [WorkItem] = []
        if !isListing { acts += uploads.filter { $0.outcome != nil }.map(WorkItem.answer) }
        if pick != nil { acts += uploads.filter { $0.outcome == nil }.map { .upload($0.change.number) } }
        if wantsNews {
            acts.append(.news)
        } else if pick != nil || acts.isEmpty, let change = try nextChange() {
            acts.append(.change(change))
        }
        guard let pick, !acts.isEmpty else { return acts.first }
        return acts[pick(acts.count)]
    }
}
