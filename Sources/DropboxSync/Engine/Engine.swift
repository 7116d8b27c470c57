import DropboxCore
import DropboxFiles
import Foundation
import Locking

/// Keeps a store and the server alike: one loop takes in news, sends changes and enters into the store what came of them,
/// one thing at a time, so that news are never older than the answer to a change that is known already. The contents
/// themselves go up and down beside it, several at a time. A second loop watches for news.
///
/// Nothing here runs on a thread of the app, and no call of the app waits for the loops while it changes the tree.
final class Engine: Sendable {
    struct State {
        /// Why it has stopped; nil while it runs.
        var end: SyncError?
        var hasCompletedFirstSync = false
        /// Whether the server may have news.
        var wantsNews = true
        var metadata = SyncOperationStatus(isInProgress: true)
        var upload = SyncOperationStatus()
        /// Contents on their way to the server, by the number of the change.
        var uploads: [Int64: Upload] = [:]
        /// Changes that the server refused, by number.
        var refused: [Int64: Refused] = [:]
        /// Changes for whose refusal an explanation was looked for in the news, by number.
        var doubted: Set<Int64> = []
        /// Whether other changes may have taken the place of refused ones.
        var mayHaveReplacedRefused = false
        /// Whether the app may have deleted what is being uploaded.
        var mayHaveNeedlessUploads = false
        /// Set when the account has no more space.
        var full: Full?
        /// Whether everything is being listed: what came of uploads waits for the end.
        var isListing = false
        /// How often in a row something failed that may pass.
        var setbacks = 0
        /// Contents on their way from the server, by rev.
        var downloads: [String: Download] = [:]
        /// Contents that open files wait for and that do not come, by rev.
        var failures: [String: Failure] = [:]
        var lastUse: Duration
        var firstSync = Promise<Void>()
        var tasks: [Task<Void, Never>] = []
    }

    let store: SyncStore
    let client: DropboxClient
    let configuration: Filesystem.Configuration
    let state: Locked<State>
    let wakeUp = WakeUp()
    let watchWakeUp = WakeUp()
    /// Told when something about the status changed.
    let onStatus: @Sendable () -> Void
    /// Whether anybody has a file open or observes a path.
    let isWanted: @Sendable () -> Bool
    /// Told when the server says that the account is not linked any more.
    let onUnlink: @Sendable (SyncError) -> Void
    /// How many downloads go on at a time.
    let downloadTurns: Turns
    /// Where somebody else has the engine take its steps: which of so many things comes next.
    let pick: (@Sendable (Int) -> Int)?

    init(
        store: SyncStore, client: DropboxClient, configuration: Filesystem.Configuration,
        pick: (@Sendable (Int) -> Int)? = nil, onStatus: @escaping @Sendable () -> Void,
        isWanted: @escaping @Sendable () -> Bool,
        onUnlink: @escaping @Sendable (SyncError) -> Void
    ) throws(SyncError) {
        self.store = store
        // What fails is tried again by the loops below, which tell at once what is wrong.
        let retrying = client.client as? DropboxTransportClientImpl
        self.client = retrying.map { DropboxClient(transportClient: $0.withoutRetries()) } ?? client
        self.configuration = configuration
        self.onStatus = onStatus
        self.isWanted = isWanted
        self.onUnlink = onUnlink
        self.pick = pick
        downloadTurns = Turns(width: configuration.concurrentDownloads)
        let (isComplete, isListing) = try store.read {
            (try $0.setting(.completedFirstSync) != nil, try $0.setting(.listing) != nil)
        }
        var state = State(lastUse: configuration.time.now())
        state.isListing = isListing
        state.hasCompletedFirstSync = isComplete
        if isComplete { state.firstSync.keep(.success(())) }
        self.state = Locked(state)
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
            download.promise.keep(.failure(error))
        }
        firstSync.keep(.failure(error))
        wakeUp.signal()
        watchWakeUp.signal()
        onStatus()
    }

    // MARK: What the app asks

    var end: SyncError? { state.withLock { $0.end } }

    /// What time it is, in seconds since 1970.
    var date: Double { configuration.date().timeIntervalSince1970 }

    var status: SyncStatus {
        // A store that is closed has nothing to send.
        let (hasChanges, isBraking) = (try? store.read { (try !$0.isQueueEmpty, try $0.isBraking) }) ?? (false, false)
        let isWanted = isWanted()
        let now = configuration.time.now()
        return state.withLock { state in
            var download = SyncOperationStatus()
            download.isInProgress = !state.downloads.isEmpty
            download.error = state.downloads.values.lazy.compactMap(\.error).first ?? state.failures.values.first?.error
            var upload = state.upload
            upload.isInProgress = hasChanges
            if !hasChanges { upload.error = nil }
            if upload.error == nil { upload.error = state.refused.min { $0.key < $1.key }?.value.error }
            if isBraking {
                upload.error = SyncError(.disallowed, "so many deletions have to be confirmed: see heldDeletions")
            }
            let isActive =
                state.end == nil
                && (!state.hasCompletedFirstSync || state.wantsNews || hasChanges || isWanted
                    || !state.downloads.isEmpty || now - state.lastUse < configuration.activityAfterUse)
            return SyncStatus(
                isActive: isActive, metadata: state.metadata, download: download, upload: upload)
        }
    }

    /// Notes that the app uses the filesystem: a pause of syncing ends.
    func use() {
        let now = configuration.time.now()
        let wasResting = state.withLock { state in
            defer { state.lastUse = now }
            guard state.end == nil, now - state.lastUse >= configuration.activityAfterUse else { return false }
            state.wantsNews = true
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
                if try await !step() { await wakeUp.rest(upTo: nextRefusedTime(), of: configuration.time) }
            } catch {
                await setback(error)
            }
        }
    }

    /// Something to do.
    private enum Act {
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
            try self.takeUpRefused()
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
        overcome()
        return true
    }

    private func nextAct() throws(SyncError) -> Act? {
        let (uploads, wantsNews, isListing) = state.withLock { state in
            (state.uploads.values.sorted { $0.change.number < $1.change.number }, state.wantsNews, state.isListing)
        }
        var acts: [Act] = []
        if !isListing { acts += uploads.filter { $0.outcome != nil }.map(Act.answer) }
        if pick != nil { acts += uploads.filter { $0.outcome == nil }.map { .upload($0.change.number) } }
        if wantsNews {
            acts.append(.news)
        } else if pick != nil || acts.isEmpty, let change = try nextChange() {
            acts.append(.change(change))
        }
        guard let pick, !acts.isEmpty else { return acts.first }
        return acts[pick(acts.count)]
    }

    private func overcome() {
        let wasBehind = state.withLock { state in
            defer { state.setbacks = 0 }
            return state.setbacks > 0
        }
        if wasBehind {
            watchWakeUp.signal()
            onStatus()
        }
    }

    /// Something failed: waits before the next attempt, longer each time.
    private func setback(_ error: SyncError) async {
        if Task.isCancelled || end != nil { return }
        if error.code == .auth, error.isUnlinked {
            await BlockingIO.foreign.run { self.onUnlink(error) }
            return
        }
        let (wait, firstSync) = state.withLock { state -> (Duration, Promise<Void>?) in
            state.setbacks += 1
            // Whatever was sent may have arrived: the news will tell.
            state.wantsNews = true
            var waiting: Promise<Void>?
            if !state.hasCompletedFirstSync {
                waiting = state.firstSync
                state.firstSync = Promise()
            }
            return (backoff(after: state.setbacks), waiting)
        }
        firstSync?.keep(.failure(error))
        onStatus()
        guard let asked = error.retryAfter else { return await wakeUp.rest(upTo: wait, of: configuration.time) }
        // What the app does meanwhile is no reason to be back earlier than the server wants.
        let end = configuration.time.now() + max(wait, asked)
        while !Task.isCancelled, self.end == nil, case let rest = end - configuration.time.now(), rest > .zero {
            await wakeUp.rest(upTo: rest, of: configuration.time)
        }
    }

    /// Waits for news as long as somebody wants them. Where that fails again and again although all else works, news are
    /// asked for from time to time.
    private func watchLoop() async {
        var failures = 0
        while end == nil, !Task.isCancelled {
            let isReady = state.withLock { $0.hasCompletedFirstSync && $0.setbacks == 0 && !$0.wantsNews }
            guard isReady, let cursor = await cursorToWatch() else {
                // Whatever was in the way of reading, the other loop meets it too and tells.
                await watchWakeUp.rest(upTo: nil, of: configuration.time)
                continue
            }
            let start = configuration.time.now()
            let isWell = await watch(cursor)
            if isWell || configuration.time.now() - start > configuration.maximumBackoff { failures = 0 }
            if isWell { continue }
            failures += 1
            await watchWakeUp.rest(upTo: backoff(after: failures), of: configuration.time)
        }
    }

    /// Where news are to be watched for from; nil while nobody wants them.
    private func cursorToWatch() async -> String? {
        await BlockingIO.disk.run { self.status.isActive ? try? self.store.read { try $0.setting(.cursor) } : nil }
    }

    /// How long to wait when something has failed so many times in a row.
    func backoff(after failures: Int) -> Duration {
        min(configuration.initialBackoff * Double(1 << min(failures - 1, 20)), configuration.maximumBackoff)
    }

    /// Waits for news once. Answers whether that worked.
    private func watch(_ cursor: String) async -> Bool {
        do {
            let result = try await client.files.listFolderLongpoll(cursor: cursor).response()
            if result.changes { state.withLock { $0.wantsNews = true } }
            if result.changes { wakeUp.signal() }
            if let backoff = result.backoff { try await configuration.time.sleep(.seconds(min(backoff, 86_400))) }
            if result.changes { await watchWakeUp.rest(upTo: nil, of: configuration.time) }
            return true
        } catch {
            if Task.isCancelled { return true }
            // The other loop finds out what is wrong, and this one goes on when that is over.
            state.withLock { $0.wantsNews = true }
            wakeUp.signal()
            await watchWakeUp.rest(upTo: nil, of: configuration.time)
            return false
        }
    }
}
