import DropboxConcurrency
import DropboxCore
import DropboxFiles
import DropboxTransfer
import Foundation

/// Starting uploads: small contents share requests.
extension Engine {
    /// Uploads that start and end together: several small ones, or a single one.
    struct UploadBatch: Sendable {
        /// The numbers of the changes, oldest first.
        let numbers: [Int64]
        /// Whether the contents are small.
        let isSmall: Bool
        /// Whether more small contents must wait for another batch.
        let isFull: Bool
        let start: Duration
        /// The number of transfers in progress.
        var unfinishedCount: Int
        var transfers: [Transfer] = []

        /// Whether all uploads have an outcome.
        var isFinished: Bool { unfinishedCount <= 0 }

        /// The requests of one upload, or of several that share them.
        struct Transfer: Sendable {
            /// The numbers of the changes.
            let numbers: [Int64]
            let task: Task<Void, Never>
        }

        /// The number of the first change, which identifies the batch.
        var number: Int64 { numbers.first ?? 0 }
    }

    /// The maximum size of a content that shares requests: 1 MiB.
    static let maximumBatchedSize: Int64 = 1 << 20

    /// The maximum total size of a batch: 8 MiB.
    private static let maximumBatchSize: Int64 = 8 << 20

    /// The number of small contents from which on they share requests. Fewer are uploaded concurrently.
    private static let minimumBatchCount = 4

    /// Returns the maximum number of uploads in the batch of a change. After a failure of an entire batch, smaller ones
    /// find the change that causes it, so that the failure concerns only that one.
    private static func maximumBatchCount(of change: Change) -> Int {
        switch change.attempts {
        case ...0: 1000
        case 1: 32
        default: 1
        }
    }

    /// Returns a walk through the queue that knows the uploads in progress.
    func queueWalk(in tree: Tree) throws -> QueueWalk {
        let now = configuration.clock.now()
        let (uploads, blockedNodes, room) = state.withLock { state in
            let hasSlot = state.batches.count < max(configuration.maximumConcurrentUploads, 1)
            let isBatchOpen = state.batches.values.contains { $0.isSmall && !$0.isFull }
            let mustWait = isBatchOpen || !state.pace.canStart(at: now)
            let room: QueueWalk.Room = hasSlot ? (mustWait ? .large : .all) : .none
            let blockedNodes = state.rejected.values.filter { $0.blocksNode && !$0.isRetrying }.map(\.node)
            return (state.uploads, blockedNodes, room)
        }
        return try QueueWalk(tree, uploads: uploads.values, blockedNodes: blockedNodes, room: room)
    }

    /// What the transaction that starts uploads found.
    private struct StartedUploads: Sendable {
        var uploads: [Upload] = []
        var isSmall = false
        var isFull = false
        /// The uploads that aren't sent now, and the reason.
        var blocked: [(change: Change, error: SyncError)] = []
        /// The changes for which no request is necessary.
        var unneeded: [Change] = []
    }

    /// Starts the next uploads: as many small ones as fit into a batch, or a single one. They continue concurrently.
    func startUploads() async throws(SyncError) {
        let begun = Locked<[Change]>([])
        let started: StartedUploads
        do throws(SyncError) {
            started = try await store.writing { tree in
                try self.beginUploads(in: tree) { change in begun.withLock { $0.append(change) } }
            }
        } catch {
            // The transaction was rolled back, so undo what was recorded outside of it.
            for change in begun.withLock({ $0 }) { release(change) }
            throw error
        }
        defer { onStatus() }
        if !started.uploads.isEmpty { run(started) }
        for change in started.unneeded { try await forgetUnlessQueued(change) }
        for (change, error) in started.blocked {
            try await BlockingIO.disk.run { () throws(SyncError) in try self.skip(change, error, .rejected) }
        }
    }

    /// Records that uploads are being sent.
    /// - Parameter willSend: Called with each change that must be released if the transaction fails.
    private func beginUploads(in tree: Tree, _ willSend: (Change) -> Void) throws -> StartedUploads {
        var started = StartedUploads()
        var size: Int64 = 0
        var maximumCount = 1000
        var walk = try queueWalk(in: tree)
        while let change = try walk.next(in: tree), change.kind == .put {
            let limit = min(maximumCount, Self.maximumBatchCount(of: change))
            let newSize = try change.content.flatMap(tree.content)?.size ?? 0
            let isSmall = newSize <= Self.maximumBatchedSize
            if !started.uploads.isEmpty {
                guard isSmall, started.uploads.count < limit else {
                    walk.skip(change, try tree.paths(of: change))
                    continue
                }
                guard size + newSize <= Self.maximumBatchSize else {
                    started.isFull = true
                    break
                }
            }
            guard let upload = try begin(change, in: tree, &started, willSend) else {
                // Later changes of the file may depend on it.
                walk.skip(change, try tree.paths(of: change))
                continue
            }
            walk.add(upload)
            started.uploads.append(upload)
            started.isSmall = isSmall
            size += newSize
            maximumCount = limit
            guard isSmall else { break }
            if started.uploads.count >= maximumCount {
                started.isFull = true
                break
            }
        }
        return started
    }

    /// Records that an upload is being sent. Returns `nil` if it isn't sent now.
    private func begin(
        _ change: Change, in tree: Tree, _ started: inout StartedUploads, _ willSend: (Change) -> Void
    ) throws -> Upload? {
        guard let operation = try tree.prepare(change), case .upload(let content, let target, let update) = operation
        else {
            started.unneeded.append(change)
            return nil
        }
        if let error = blocker(operation) {
            started.blocked.append((change, error))
            return nil
        }
        // Recorded inside the transaction: from now on the change must not be replaced.
        willSend(change)
        store.openFiles.withLock { _ = $0.sending.insert(change.number) }
        // Planning may have changed it.
        let now = try tree.change(change.number) ?? change
        try record(operation, now, in: tree)
        try tree.recordStart(of: now)
        return Upload(
            change: now, client: client, content: content, target: target, update: update,
            path: try tree.paths(of: now).first ?? .root, epoch: try tree.epoch)
    }

    // MARK: Running

    /// Runs uploads as a batch. Several share requests; few, and those that may have been sent before, are individual.
    private func run(_ started: StartedUploads) {
        let isShared =
            started.uploads.count >= Self.minimumBatchCount && !started.uploads.contains(where: \.isDoubtful)
        let groups = isShared ? [started.uploads] : started.uploads.map { [$0] }
        let batch = UploadBatch(
            numbers: started.uploads.map(\.change.number), isSmall: started.isSmall, isFull: started.isFull,
            start: configuration.clock.now(), unfinishedCount: groups.count)
        state.withLock { state in
            for upload in started.uploads { state.uploads[upload.change.number] = upload }
            state.batches[batch.number] = batch
            if batch.isSmall { state.pace.didStart() }
        }
        for uploads in groups {
            let task = scheduler.run { await self.send(uploads, of: batch.number) }
            let transfer = UploadBatch.Transfer(numbers: uploads.map(\.change.number), task: task)
            let isStopped = state.withLock { $0.batches[batch.number]?.transfers.append(transfer) } == nil
            if isStopped { task.cancel() }
        }
    }

    /// Uploads one content, or several with shared requests, and records the outcomes.
    private func send(_ uploads: [Upload], of batch: Int64) async {
        // Remote changes may have shown that some are complete.
        let uploads = state.withLock { state in uploads.filter { state.uploads[$0.change.number] != nil } }
        let outcomes = await send(uploads)
        state.withLock { state in
            for (upload, outcome) in zip(uploads, outcomes) { state.uploads[upload.change.number]?.outcome = outcome }
            state.batches[batch]?.unfinishedCount -= 1
            state.unblockQueue()
        }
        wakeSignal.signal()
    }
}

/// Decides when small contents are uploaded: immediately after a pause, and in batches while the app writes many.
struct SmallUploadPace: Sendable {
    /// Whether contents were written while they couldn't be uploaded.
    var hasWaiting = false
    /// The earliest time of the next start; `nil` if the next content is uploaded immediately.
    private(set) var timeOfNextStart: Duration?

    /// The minimum time between the starts of two batches while the app writes: 50 ms.
    private static let interval: Duration = .milliseconds(50)

    func canStart(at now: Duration) -> Bool { timeOfNextStart.map { now >= $0 } ?? true }

    mutating func didStart() {
        hasWaiting = false
        timeOfNextStart = nil
    }

    /// Records that no content was started although the queue was searched.
    mutating func didSearch(at now: Duration, hasWaiting: Bool) {
        self.hasWaiting = hasWaiting
        if !hasWaiting || canStart(at: now) { timeOfNextStart = nil }
    }

    mutating func didEnd(_ batch: Engine.UploadBatch) {
        if hasWaiting, !batch.isFull { timeOfNextStart = batch.start + Self.interval }
    }
}
