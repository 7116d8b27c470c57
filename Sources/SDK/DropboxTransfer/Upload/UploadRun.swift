import DropboxConcurrency
import DropboxCore
import DropboxFiles
import Foundation

/// Performs an upload of one or more files: reads content, sends requests, waits, and writes the journal, as its
/// `UploadPlan` decides.
struct UploadRun: Sendable {
    /// A file to upload.
    struct Item: Sendable {
        /// The content, or the reason why it can't be read.
        let content: Result<UploadContent, FileUploadError>
        let commit: Files.CommitInfo
        /// The content hash that the file must have, or `nil` to send the file as it is.
        var expectedHash: String?
        /// The progress of an earlier attempt.
        var progress = JournalFile.Progress()
        /// The number of the file in the journal, or `nil` if it isn't persisted.
        var journalNumber: Int?
    }

    /// The journal that the run writes.
    struct Journal: Sendable {
        let file: JournalFile
        /// A closure that receives the first error of the journal. The upload goes on without it. If it is `nil`, an
        /// upload without a journal ends.
        let onFailure: (@Sendable (any Error) -> Void)?
        /// A Boolean value that indicates whether the outcomes that the server reported are persisted, too.
        let hasOutcomes: Bool
    }

    let routes: FilesRoutes
    let items: [Item]
    let limits: UploadPlan.Limits
    let counter: UploadCounter
    let settings: TransferSettings
    var journal: Journal?
    /// The requests that continue after the process exits, or `nil` if they end with the process.
    var durableChunks: DurableBatchChunks?
    /// Receives the outcome of each file as soon as it is known.
    var onFinish: (@Sendable (Int, Result<Files.FileMetadata, FileUploadError>) -> Void)?
    /// Receives the number of requests in flight.
    var setRequestCount: (@Sendable (Int) -> Void)?

    init(_ routes: FilesRoutes, _ items: [Item], _ limits: UploadPlan.Limits, _ counter: UploadCounter) {
        self.routes = routes
        self.items = items
        self.counter = counter
        settings = TransferSettings(routes.client)
        var limits = limits
        if let limit = settings.retryPolicy.progressLimit {
            limits.maximumServerDelay = min(limits.maximumServerDelay, limit.duration)
        }
        self.limits = limits
    }

    /// The outcomes of the items in their order, and the error that stopped the upload or made an entire commit fail.
    typealias Outcomes = (files: [Result<Files.FileMetadata, FileUploadError>], error: FileUploadError?)

    /// Uploads all files. Canceling the task stops the upload soon.
    func outcomes() async -> Outcomes {
        var plan = plan
        counter.begin(at: plan.files.map(\.arrivedBytes), sizes: plan.files.map(\.size))
        var journal = journal
        await withTaskGroup(of: UploadPlan.Event.self) { group in
            var actions = plan.start(at: settings.clock.now())
            var requestCount = 0
            while true {
                let changes = plan.takeChanges()
                if let onFinish { for file in changes { plan.files[file].outcome.map { onFinish(file, $0) } } }
                if let failure = await write(changes, of: plan, &journal) {
                    // A commit that can't be recorded is not sent.
                    if actions.contains(where: \.isCommit) {
                        _ = plan.handle(.uncommitted(UploadPlan.Failure(.clientWide, failure)))
                    }
                    actions = plan.handle(.stopped(failure), at: settings.clock.now())
                }
                requestCount += actions.count { !$0.isDelay }
                setRequestCount?(requestCount)
                for action in actions {
                    let file = action.checkedFile.map { plan.files[$0] }
                    group.addTask { await perform(action, file) }
                }
                if Task.isCancelled, plan.stopError == nil {
                    actions = plan.handle(.stopped(.cancelled), at: settings.clock.now())
                    continue
                }
                guard !plan.isFinished, let event = await group.next() else { break }
                if !event.isDelay { requestCount -= 1 }
                actions = plan.handle(event, at: settings.clock.now())
                if let error = expiration(after: event) {
                    actions = plan.handle(.stopped(error), at: settings.clock.now())
                }
                releaseChunk(of: event, plan)
                count(event, plan)
            }
            // Closes the connections of the remaining requests.
            group.cancelAll()
        }
        let outcomes = plan.files.map { $0.outcome ?? .failure(.unexpectedState) }
        await forgetUploaded(outcomes, &journal)
        return (outcomes, plan.error)
    }

    /// Returns the error of a failed request if there is no time for another attempt.
    private func expiration(after event: UploadPlan.Event) -> FileUploadError? {
        guard let failure = event.temporaryFailure, let limit = settings.retryPolicy.progressLimit else { return nil }
        let now = settings.clock.now()
        limit.recordFailure(since: now, at: now)
        return limit.delay(.zero, atLeast: failure.verdict.retryAfter, at: now) == nil ? failure.error : nil
    }

    /// The plan at the start.
    private var plan: UploadPlan {
        var plan = UploadPlan(
            items.map { item in
                let content = try? item.content.get()
                return UploadPlan.File(
                    content.map(\.size) ?? 0, to: item.commit.destination, isReplayable: content?.isReplayable ?? true,
                    expecting: item.expectedHash, chunkSize: limits.chunkSize(of: content?.size),
                    resuming: item.progress.checkpoint)
            }, limits: limits)
        for (index, item) in items.enumerated() {
            if let outcome = item.progress.outcome {
                plan.finish(index, outcome)
            } else if case .failure(let error) = item.content {
                plan.fail(index, error)
            }
        }
        return plan
    }

    /// Releases the bytes of a chunk of a stream that the server has. A chunk also counts as arrived if its response was
    /// lost and the response to the next attempt shows that it arrived.
    private func releaseChunk(of event: UploadPlan.Event, _ plan: UploadPlan) {
        guard case .sent(let chunk, _, _) = event, case .success(.stream(let stream)) = items[chunk.file].content,
            plan.files[chunk.file].chunks.arrived.contains(chunk.index)
        else { return }
        stream.release(chunk.index)
    }

    private func count(_ event: UploadPlan.Event, _ plan: UploadPlan) {
        guard let request = event.request else { return }
        let files = event.files.map { (file: $0, count: plan.files[$0].arrivedBytes, size: plan.files[$0].size) }
        counter.recordConfirmed(request, files)
    }

    // MARK: Journal

    /// Writes the progress of files. Returns an error if the upload must end, because it can't be persisted.
    private func write(_ files: [Int], of plan: UploadPlan, _ journal: inout Journal?) async -> FileUploadError? {
        guard let current = journal else { return nil }
        let changes = files.compactMap { file -> (number: Int, progress: JournalFile.Progress)? in
            guard let number = items[file].journalNumber else { return nil }
            return (number, plan.files[file].progress(hasOutcomes: current.hasOutcomes))
        }
        guard !changes.isEmpty else { return nil }
        do {
            try await current.file.lane.run { () throws(any Error) in try current.file.write(changes) }
        } catch {
            guard let onFailure = current.onFailure else {
                return error is CancellationError ? .cancelled : .source(error)
            }
            journal = nil
            onFailure(error)
            // No outdated state should remain. If the file can't be deleted, a later upload finds that the session has
            // more, and continues from there.
            do { try await current.file.lane.run { () throws(any Error) in try current.file.removeAll() } } catch {}
        }
        return nil
    }

    /// Removes the files that are in Dropbox from the journal. If that fails, the next upload of a file finds out.
    private func forgetUploaded(
        _ outcomes: [Result<Files.FileMetadata, FileUploadError>], _ journal: inout Journal?
    ) async {
        guard let journal, !journal.hasOutcomes else { return }
        let uploaded = zip(items, outcomes).compactMap { item, outcome -> Int? in
            if case .success = outcome { item.journalNumber } else { nil }
        }
        do {
            try await journal.file.lane.run { () throws(any Error) in try journal.file.remove(uploaded) }
        } catch {}
    }

    // MARK: Actions

    /// - Parameters:
    ///   - action: The action.
    ///   - file: The file to check, if any.
    private func perform(_ action: UploadPlan.Action, _ file: UploadPlan.File?) async -> UploadPlan.Event {
        switch action {
        case .upload(let chunk):
            return await send(chunk) { body async in .uploaded(chunk, await upload(chunk, body), body.digests) }
        case .start(let chunk):
            return await send(chunk) { body async in .sent(chunk, await start(chunk, body), body.digests) }
        case .append(let chunk, let session):
            return await send(chunk) { body async in .sent(chunk, await append(chunk, session, body), body.digests) }
        case .startConcurrent(let file): return .startedConcurrent(file: file, await startConcurrent())
        case .startBundle(let files): return await startBundle(files)
        case .appendBundle(let entries): return await append(entries)
        case .commit(let entries): return await commit(entries)
        case .check(let index):
            guard let file else { return .stopped(.unexpectedState) }
            return .checked(file: index, await destinationState(of: file))
        case .hash(let chunk): return await hash(chunk)
        case .read(let file, let index): return await read(file, index)
        case .wait(.readyFiles, let duration):
            // The upload continues in the meantime, so this isn't reported as a wait.
            do { try await settings.clock.sleep(duration) } catch { return .stopped(.cancelled) }
            return .waited(.readyFiles)
        case .wait(let item, let duration):
            do { try await pause(duration) } catch { return .stopped(.cancelled) }
            return .waited(item)
        case .waitForUnlock(let locked, let duration):
            do {
                guard let first = locked.first, case .success(.file(let file)) = items[first].content else {
                    return .waited(.files(locked))
                }
                try await DeviceLock.waitUntilUnlocked(for: file) { try await pause(duration) }
            } catch {
                return .stopped(.cancelled)
            }
            return .waited(.files(locked))
        }
    }

    private func pause(_ duration: Duration) async throws {
        var duration = duration
        if let limit = settings.retryPolicy.progressLimit {
            duration = limit.delay(duration, atLeast: nil, at: settings.clock.now()) ?? .zero
        }
        try await settings.pause(duration, before: Files.upload.descriptor.path)
    }

    /// Sends a chunk. If the content changed in the meantime, that error replaces all others.
    private func send(
        _ chunk: UploadPlan.Chunk, _ call: (UploadContent.ChunkBody) async -> UploadPlan.Event
    ) async -> UploadPlan.Event {
        do {
            let content = try items[chunk.file].content.get()
            // A request that continues after the process exits doesn't depend on the file.
            let isInMemory = durableChunks != nil
            let body = try await BlockingIO.bulk.run { _ in
                try content.chunkBody(chunk.range, from: chunk.start, chunk: chunk.index, isInMemory: isInMemory)
            }
            if chunk.index == 0, chunk.isLast,
                let expectedHash = items[chunk.file].expectedHash, body.digests.contentHash != expectedHash
            {
                throw UnexpectedContentError()
            }
            let event = await call(body)
            if event.isFailure {
                try await BlockingIO.disk.run { () throws(any Error) in try content.check() }
            }
            return event
        } catch {
            return .sent(chunk, .init(unreadable: error), BlockDigests())
        }
    }

    private func hash(_ chunk: UploadPlan.Chunk) async -> UploadPlan.Event {
        do {
            let content = try items[chunk.file].content.get()
            let digests = try await BlockingIO.bulk.run { _ in try content.digests(chunk.range) }
            return .hashed(chunk, digests, ifChanged: content.changedError)
        } catch {
            return .sent(chunk, .init(unreadable: error), BlockDigests())
        }
    }

    private func read(_ file: Int, _ index: Int) async -> UploadPlan.Event {
        guard case .success(.stream(let chunks)) = items[file].content else { return .stopped(.unexpectedState) }
        do {
            let (count, isLast) = try await settings.wait { try await chunks.read(index) }
            return .read(file: file, count, isLast: isLast)
        } catch is CancellationError {
            return .stopped(.cancelled)
        } catch {
            return .unreadable(file: file, .source(error))
        }
    }
}

extension UploadPlan.Limits {
    /// Returns the size of the chunks of content. A request carries one chunk of a stream, and any number of a file.
    func chunkSize(of size: Int64?) -> Int64 { size == nil ? requestUnit : Int64(ContentHash.blockSize) }
}

extension UploadPlan.File {
    /// Returns the progress that the journal keeps.
    ///
    /// - Parameter hasOutcomes: Whether it keeps the outcomes that the server reported, too.
    fileprivate func progress(hasOutcomes: Bool) -> JournalFile.Progress {
        var progress = JournalFile.Progress(checkpoint: checkpoint)
        guard hasOutcomes else { return progress }
        switch outcome {
        case .success?: progress.outcome = outcome
        case .failure(.finishError(let error))? where error.routeError != nil: progress.outcome = outcome
        default: break
        }
        return progress
    }
}

extension UploadPlan.Event {
    /// A Boolean value that indicates whether a delay has ended.
    fileprivate var isDelay: Bool { if case .waited = self { true } else { false } }

    /// A Boolean value that indicates whether a request with content was not accepted.
    fileprivate var isFailure: Bool {
        switch self {
        case .uploaded(_, .success(.file), _), .sent(_, .accepted, _): false
        // The file may be in Dropbox. If it is, it has the content that was hashed.
        case .uploaded(_, .failure(let failure), _): if case .indeterminate = failure.verdict { false } else { true }
        default: true
        }
    }

    /// The failure of the request that ended, if another attempt can succeed.
    fileprivate var temporaryFailure: UploadPlan.Failure? {
        let failure: UploadPlan.Failure? =
            switch self {
            case .uploaded(_, .failure(let failure), _), .startedConcurrent(_, .failure(let failure)),
                .sent(_, .failed(let failure), _), .bundleFailed(_, let failure), .uncommitted(let failure),
                .checked(_, .unknown(let failure)):
                failure
            default: nil
            }
        return failure.flatMap { $0.verdict.isTemporary ? $0 : nil }
    }

    /// The files whose content the request that ended carried.
    fileprivate var files: [Int] {
        switch self {
        case .uploaded(let chunk, _, _), .sent(let chunk, _, _): [chunk.file]
        case .bundleSent(let files, _), .bundleFailed(let files, _): files
        case .checked(let file, _): [file]
        default: []
        }
    }

    /// The request that ended, if it carried content.
    fileprivate var request: UploadPace.Request? {
        switch self {
        case .uploaded(let chunk, _, _), .sent(let chunk, _, _): UploadPace.Request(chunk)
        default: files.first.map { UploadPace.Request(file: $0) }
        }
    }
}

extension UploadPlan.Action {
    /// A Boolean value that indicates whether the action only waits.
    fileprivate var isDelay: Bool {
        switch self {
        case .wait, .waitForUnlock: true
        default: false
        }
    }

    fileprivate var isCommit: Bool { if case .commit = self { true } else { false } }

    /// The file to check.
    fileprivate var checkedFile: Int? { if case .check(let file) = self { file } else { nil } }
}
