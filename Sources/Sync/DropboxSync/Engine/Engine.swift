import DropboxConcurrency
import DropboxCore
import DropboxFiles
import DropboxTransfer
import Foundation

/// Synchronizes a store with the server.
///
/// The sync loop applies remote changes, sends local changes, and saves the results of uploads, one step at a time.
/// Therefore, remote changes are never older than a response that was saved before. Contents are uploaded and
/// downloaded concurrently outside of the loop. The watch loop waits for remote changes.
///
/// Nothing here runs on a thread of the app, and no call of the app waits for the loops while it changes the tree.
final class Engine: Sendable {
    struct State {
        /// The client for requests, with the path root of the tree.
        var client: DropboxClient
        /// The folder in which the paths of the tree start.
        var root: SyncedFolder
        /// The folder in which paths start as soon as it's listed.
        var newRoot: NewRoot?
        /// Whether the listing of a new root is incomplete. Nothing is sent until it's complete.
        var isLeavingRoot = false
        /// The error that stopped the engine; `nil` while it runs.
        var stopError: SyncError?
        var hasCompletedFirstSync = false
        /// Whether the server may have changes.
        var needsPull = true
        var metadata = SyncOperationStatus(isInProgress: true)
        /// The error of an item that the server listed since the last complete listing, and that is ignored.
        var ignoredItem: SyncError?
        var upload = SyncOperationStatus()
        /// The uploads in progress, by number of the change.
        var uploads: [Int64: Upload] = [:]
        /// The batches of these uploads, by number of their first change.
        var batches: [Int64: UploadBatch] = [:]
        /// Decides when small contents are uploaded.
        var pace = SmallUploadPace()
        /// Whether no change can start before an upload ends, or the app changes something other than a small content.
        var isQueueBlocked = false
        /// The number of events that may allow another change to start.
        var unblockingEvents = 0
        /// The number of events that may give the sync loop work.
        var workEvents = 0
        /// The value of `workEvents` at which the sync loop found nothing to do, and waits for nothing that it has sent.
        var idleEvents: Int?
        /// The rejected changes, by number.
        var rejected: [Int64: RejectedChange] = [:]
        /// The numbers of changes whose rejection was checked against remote changes.
        var checkedRejections: Set<Int64> = []
        /// The numbers of changes that failed because the remote state was unexpected, and for which remote changes
        /// were requested.
        var stale: Set<Int64> = []
        /// Whether other changes may have replaced rejected ones.
        var mayHaveReplacedRejected = false
        /// Whether the app may have deleted a file that is being uploaded.
        var mayHaveObsoleteUploads = false
        /// Set if the account is out of space.
        var insufficientSpace: InsufficientSpace?
        /// Whether a full listing is in progress. The results of uploads are saved after it.
        var isListing = false
        /// The number of consecutive transient failures.
        var attempts = RetryAttempts()
        /// The wait before the next attempt, also while that attempt is in progress.
        var wait: ClientWait?
        var downloads = DownloadTable()
        /// The failed downloads that open files need, by rev.
        var failures: [String: DownloadFailure] = [:]
        var lastUse: Duration
        var firstSync = Promise<Void>()
        var tasks: [Task<Void, Never>] = []
    }

    let store: SyncStore
    /// Decides when failures are retried, and reports the waits to the client's observers.
    let retrying: RetryingCaller
    /// Limits the requests for remote changes.
    let pacer: FeedPacer
    let configuration: Filesystem.Configuration
    let state: Locked<State>
    let wakeSignal = WakeSignal()
    let watchWakeSignal = WakeSignal()
    /// The handler that is called when the status changes.
    let onStatus: @Sendable () -> Void
    /// Whether a file is open or a path is observed.
    let isWanted: @Sendable () -> Bool
    /// The handler that is called when the server reports that the account is no longer linked.
    let onUnlink: @Sendable (SyncError) -> Void
    /// Limits the number of concurrent downloads.
    let downloadSemaphore: KeyedSemaphore
    /// Stores downloaded contents.
    let downloads: DownloadStorage
    /// Decides in which order the engine works.
    let scheduler: any EngineScheduler

    init(
        store: SyncStore, client: DropboxClient, configuration: Filesystem.Configuration,
        scheduler: any EngineScheduler, onStatus: @escaping @Sendable () -> Void,
        isWanted: @escaping @Sendable () -> Bool,
        onUnlink: @escaping @Sendable (SyncError) -> Void
    ) throws(SyncError) {
        self.store = store
        downloads = DownloadStorage(store)
        self.configuration = configuration
        self.onStatus = onStatus
        self.isWanted = isWanted
        self.onUnlink = onUnlink
        self.scheduler = scheduler
        downloadSemaphore = KeyedSemaphore(permits: configuration.maximumConcurrentDownloads)
        let configuredRoot = SyncedFolder(client.client.pathRoot)
        let (isComplete, isListing, root, isLeavingRoot) = try store.read { tree in
            (
                try tree.setting(.completedFirstSync) != nil, try tree.setting(.listing) != nil,
                try tree.setting(.root).map(SyncedFolder.init(text:)) ?? configuredRoot, try tree.formerRoot != nil
            )
        }
        let impl = client.client.implementation
        retrying = Self.retryingCaller(impl, configuration)
        pacer = FeedPacer(retrying, onSlowWait: onStatus)
        var state = State(client: client, root: root, lastUse: configuration.clock.now())
        // The server reports whether the root of the account has changed since the tree was listed.
        if configuredRoot != root, configuredRoot.rootID == nil || root.rootID == nil {
            state.newRoot = NewRoot(folder: configuredRoot)
        }
        state.isLeavingRoot = isLeavingRoot
        state.isListing = isListing
        state.hasCompletedFirstSync = isComplete
        if isComplete { state.firstSync.fulfill(.success(())) }
        self.state = Locked(state)
        guard let impl else { return }
        let engineClient = makeEngineClient(impl).withPathRoot(root.pathRoot)
        self.state.withLock { $0.client = engineClient }
    }

    func start() {
        let loops = [
            Task.onDedicatedThreads { await self.syncLoop() }, Task.onDedicatedThreads { await self.watchLoop() },
        ]
        state.withLock { $0.tasks = loops }
    }

    /// Stops the engine and cancels all transfers. Uploads are sent when the store is opened again.
    func stop(_ error: SyncError) {
        let (tasks, downloads, firstSync, isFirst) = state.withLock { state in
            defer {
                if state.stopError == nil { state.stopError = error }
                state.tasks = []
                state.downloads = DownloadTable()
                state.uploads = [:]
                state.batches = [:]
            }
            return (
                state.tasks + state.batches.values.flatMap(\.transfers).map(\.task), Array(state.downloads.values),
                state.firstSync,
                state.stopError == nil
            )
        }
        guard isFirst else { return }
        for task in tasks { task.cancel() }
        for download in downloads {
            download.task?.cancel()
            download.promise.fulfill(.failure(error))
        }
        firstSync.fulfill(.failure(error))
        wakeSignal.signal()
        watchWakeSignal.signal()
        onStatus()
    }

    // MARK: State for the app

    var stopError: SyncError? { state.withLock { $0.stopError } }

    private static func hiddenItemError(_ path: String) -> SyncError {
        SyncError(
            .exists,
            "the server's item \(path) isn't visible, because another item has the same name here; rename one of them")
    }

    /// The client for requests, with the path root of the tree.
    var client: DropboxClient { state.withLock { $0.client } }

    /// The current time, in seconds since 1970.
    var date: Double { configuration.date().timeIntervalSince1970 }

    var status: SyncStatus {
        // A closed store has nothing to send. What can't be read may have changes.
        var queue = QueueStatus()
        var readError: SyncError?
        do throws(SyncError) { queue = try store.read(QueueStatus.init) } catch {
            if stopError == nil { (queue.hasChanges, readError) = (true, error) }
        }
        let isWanted = isWanted()
        let (now, slowWait) = (configuration.clock.now(), pacer.slowWait)
        return state.withLock { state in
            var download = SyncOperationStatus()
            download.isInProgress = !state.downloads.isEmpty
            download.error = state.downloads.values.lazy.compactMap(\.error).first ?? state.failures.values.first?.error
            download.wait = state.downloads.values.lazy.compactMap(\.wait).min { $0.id < $1.id }
            var metadata = state.metadata
            metadata.wait = state.wait ?? slowWait
            var upload = state.upload
            upload.isInProgress = queue.hasChanges
            upload.wait = queue.hasChanges ? state.wait : nil
            if !queue.hasChanges { upload.error = nil }
            if upload.error == nil { upload.error = state.rejected.min { $0.key < $1.key }?.value.error }
            if queue.areDeletionsHeld {
                upload.error = SyncError(
                    .disallowed, "many deletions are held until they are confirmed or discarded")
            }
            if let readError { upload.error = readError }
            let isActive =
                state.stopError == nil
                && (!state.hasCompletedFirstSync || state.needsPull || queue.hasChanges || isWanted
                    || !state.downloads.isEmpty || now - state.lastUse < configuration.syncDurationAfterUse)
            var status = SyncStatus(
                isActive: isActive, metadata: metadata, download: download, upload: upload,
                doubtfulChangeCount: queue.doubtCount,
                ignoredItem: state.ignoredItem ?? queue.hiddenItem.map(Self.hiddenItemError))
            status.isUploadStalled = queue.hasChanges && !state.needsPull && state.idleEvents == state.workEvents
            status.attemptError = readError ?? (queue.hasChanges ? state.upload.error : nil)
            return status
        }
    }

    /// Records that the app uses the filesystem, which ends a pause of syncing.
    func recordUse() {
        let now = configuration.clock.now()
        let wasPaused = state.withLock { state in
            defer { state.lastUse = now }
            guard state.stopError == nil, now - state.lastUse >= configuration.syncDurationAfterUse else {
                return false
            }
            state.needsPull = true
            return true
        }
        if wasPaused { wake() }
    }

    /// Makes the loops check for work immediately, even if they wait to retry something.
    func wake() {
        state.withLock { $0.unblockQueue() }
        wakeSignal.signal()
        watchWakeSignal.signal()
    }

    /// Records that the app changed the tree.
    func recordLocalChange() {
        state.withLock { state in
            state.mayHaveReplacedRejected = true
            state.mayHaveObsoleteUploads = !state.uploads.isEmpty
            state.unblockQueue()
        }
        wakeSignal.signal()
    }

    /// Records that the app wrote a content.
    func recordLocalContent(size: Int64) {
        let isBlocked = state.withLock { state in
            state.mayHaveReplacedRejected = true
            state.workEvents += 1
            if size > Self.maximumBatchedSize { state.unblockQueue() }
            if state.isQueueBlocked { state.pace.hasWaiting = true }
            return state.isQueueBlocked
        }
        if !isBlocked { wakeSignal.signal() }
    }

    /// Fulfilled when the first full listing is complete.
    var firstSync: Promise<Void> { state.withLock { $0.firstSync } }

    // MARK: Loops

    private func syncLoop() async {
        while stopError == nil, !Task.isCancelled {
            do {
                if try await !step() { await wakeSignal.wait(upTo: timeUntilNextStep(), clock: configuration.clock) }
            } catch {
                await backOff(after: error)
            }
        }
    }

    /// One step of the sync loop.
    enum Step {
        /// Save the results of uploads.
        case saveResults(UploadBatch)
        case pull
        case push(Change)
        /// Start uploads.
        case startUploads
    }

    /// Performs one step. Returns `false` if there is nothing to do.
    func step() async throws(SyncError) -> Bool {
        let events = state.withLock { $0.workEvents }
        let step = try await BlockingIO.disk.run { () throws(SyncError) in
            try self.retryRejected()
            try self.cancelObsoleteUploads()
            return try self.nextStep()
        }
        guard let step else {
            didFindNothing(events)
            return false
        }
        state.withLock { $0.idleEvents = nil }
        switch step {
        case .saveResults(let batch): try await saveResults(of: batch)
        case .pull: try await pull()
        case .push(let change): try await push(change)
        case .startUploads: try await startUploads()
        }
        state.withLock { $0.unblockQueue() }
        resetBackoff()
        return true
    }

    /// Records that there is nothing to do.
    /// - Parameter events: The value of `workEvents` before the search.
    private func didFindNothing(_ events: Int) {
        let isNew = state.withLock { state in
            let former = state.idleEvents
            let isWaiting = !state.batches.isEmpty || state.pace.hasWaiting
            state.idleEvents = isWaiting ? nil : events
            return state.idleEvents != former
        }
        if isNew { onStatus() }
    }

    private func nextStep() throws(SyncError) -> Step? {
        let (batches, needsPull, isListing) = state.withLock { state in
            (
                state.batches.values.filter(\.isFinished).sorted { $0.number < $1.number },
                state.needsPull || state.isLeavingRoot || state.newRoot != nil, state.isListing || state.isLeavingRoot
            )
        }
        return try scheduler.nextStep(saves: isListing ? [] : batches.map(Step.saveResults)) { () throws(SyncError) in
            try needsPull ? .pull : nextPush()
        }
    }

    /// Returns the step that starts the next change.
    private func nextPush() throws(SyncError) -> Step? {
        let now = configuration.clock.now()
        let (isBlocked, events) = state.withLock { state in
            let isDue = state.pace.timeOfNextStart.map { now >= $0 } ?? false
            return (state.isQueueBlocked && !isDue, state.unblockingEvents)
        }
        if isBlocked { return nil }
        let (change, hasWaiting) = try store.read { tree -> (Change?, Bool) in
            var walk = try queueWalk(in: tree)
            return (try walk.next(in: tree), walk.hasWaitingUploads)
        }
        guard let change else {
            state.withLock { state in
                state.pace.didSearch(at: now, hasWaiting: hasWaiting)
                // An event in the meantime may concern a change that wasn't considered.
                state.isQueueBlocked = (hasWaiting || !state.batches.isEmpty) && state.unblockingEvents == events
            }
            return nil
        }
        return change.kind == .put ? .startUploads : .push(change)
    }
}

extension Engine.State {
    /// Records an event that may allow another change to start.
    mutating func unblockQueue() {
        isQueueBlocked = false
        unblockingEvents += 1
        workEvents += 1
    }
}

/// What the status tells about the queue.
private struct QueueStatus {
    var hasChanges = false
    var areDeletionsHeld = false
    var doubtCount = 0
    var hiddenItem: String?

    init() {}

    init(_ tree: Tree) throws {
        hasChanges = try !tree.isQueueEmpty
        areDeletionsHeld = try tree.areDeletionsHeld
        doubtCount = try tree.doubtCount
        hiddenItem = try tree.setting(.hiddenItem)
    }
}
