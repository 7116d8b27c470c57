import DropboxCore
import DropboxFiles
import Foundation

/// Carries a batch upload out: reads files, calls routes and waits, as the plan says.
struct BatchUploadRun: Sendable {
    /// The bytes of a part, and the hashes of its blocks.
    private struct Content {
        let bytes: Data
        let digests: BlockDigests
        let hash: String
    }

    let routes: FilesRoutes
    private let uploads: [(url: URL, commit: Files.CommitInfo)]
    let files: [Result<LocalFile, BatchUploadError>]
    private let limits: BatchUploadPlan.Limits
    private let time: TimeSource
    private let tally: UploadTally
    /// The requests tell here how much they have sent.
    private let queue = DispatchQueue(label: "swift-dropbox.batch-upload")

    /// Looks at all files. It blocks while it does.
    init(
        _ routes: FilesRoutes, _ files: [URL: Files.CommitInfo], limits: BatchUploadPlan.Limits, time: TimeSource
    ) {
        self.routes = routes.limited(by: nil)
        self.limits = limits
        self.time = time
        uploads = files.sorted { $0.key.absoluteString < $1.key.absoluteString }.map { ($0.key, $0.value) }
        self.files = uploads.map { upload in
            Result { try LocalFile(upload.url) }.mapError { BatchUploadError($0) }
        }
        tally = UploadTally(self.files.map(\.size))
    }

    /// How far it has come.
    var progress: ProgressReport { tally.report }

    /// Uploads all files. Cancelling the task ends it soon, with what was done until then.
    func outcome() async -> BatchUploadResult {
        var plan = BatchUploadPlan(
            zip(files, uploads).map { file, upload in (file.size, upload.commit.path) }, limits: limits)
        plan.renamed = Set(uploads.indices.filter { uploads[$0].commit.autorename })
        for (index, file) in files.enumerated() {
            if case .failure(let error) = file { plan.fail(index, error) }
        }
        await withTaskGroup(of: BatchUploadPlan.Event.self) { group in
            var actions = plan.begin()
            while true {
                for action in actions { group.addTask { await perform(action) } }
                if Task.isCancelled, plan.stop == nil {
                    actions = plan.handle(.stopped(.cancelled))
                    continue
                }
                guard !plan.isFinished, let event = await group.next() else { break }
                actions = plan.handle(event)
                switch event {
                case .sent(let file, _, _): tally.reached(plan.files[file].end, of: file)
                case .bundleSent(let files, _): for file in files { tally.reached(plan.files[file].end, of: file) }
                default: break
                }
            }
            // What is left are waits for nothing.
            group.cancelAll()
        }
        // What the last requests told of their progress has been passed on when this is over.
        await withCheckedContinuation { continuation in queue.async { continuation.resume() } }
        let outcomes = zip(uploads, plan.files).map { upload, file in
            (upload.url, file.outcome ?? .failed(.unexpectedState))
        }
        return BatchUploadResult(outcomes: Dictionary(uniqueKeysWithValues: outcomes), error: plan.error)
    }

    private func perform(_ action: BatchUploadPlan.Action) async -> BatchUploadPlan.Event {
        switch action {
        case .start(let file, let part):
            return await send(file, part) { content async in
                await start(file, part, content)
            }
        case .append(let file, let session, let part):
            return await send(file, part) { content async in
                await append(file, session, part, content)
            }
        case .startBundle(let files): return await start(files)
        case .appendBundle(let entries): return await append(entries)
        case .commit(let entries): return await commit(entries)
        case .check(let file): return .checked(file: file, await find(uploads[file].commit.path))
        case .wait(let waiter, let duration):
            // A wait that ends early because of a cancellation does no harm: nothing new begins then.
            try? await time.sleep(duration * Double.random(in: 1...1.1))
            return .waited(waiter)
        }
    }

    // MARK: Parts

    private func send(
        _ file: Int, _ part: BatchUploadPlan.Part, _ call: (Content) async -> BatchUploadPlan.Sent
    ) async -> BatchUploadPlan.Event {
        let content: Content
        do {
            content = try self.content(of: part, try files[file].get())
        } catch {
            let error = error as? BatchUploadError ?? BatchUploadError(error)
            return .sent(file: file, .unreadable(error), digests: BlockDigests())
        }
        return .sent(file: file, await call(content), digests: content.digests)
    }

    private func content(of part: BatchUploadPlan.Part, _ file: LocalFile) throws -> Content {
        let blocks = try file.read(part.range)
        let digests = BlockDigests(of: blocks)
        guard part.start > part.range.lowerBound else {
            return Content(bytes: blocks, digests: digests, hash: digests.contentHash)
        }
        let rest = blocks.dropFirst(Int(part.start - part.range.lowerBound))
        return Content(bytes: rest, digests: digests, hash: ContentHash.hash(of: rest))
    }

    private func start(
        _ file: Int, _ part: BatchUploadPlan.Part, _ content: Content
    ) async -> BatchUploadPlan.Sent {
        let request = routes.uploadSessionStart(
            close: part.isLast, contentHash: content.hash, input: content.bytes)
        do throws(CallError<Files.UploadSessionStartError>) {
            return .accepted(session: try await follow(request, file, part).response().sessionId)
        } catch {
            if case .contentHashMismatch = error.routeError {
                return .failed(Trouble(.passing(nil, isUnknown: false), .startError(error)))
            }
            return .failed(Trouble(error.trouble, .startError(error)))
        }
    }

    private func append(
        _ file: Int, _ session: String, _ part: BatchUploadPlan.Part, _ content: Content
    ) async -> BatchUploadPlan.Sent {
        let request = routes.uploadSessionAppendV2(
            cursor: Files.UploadSessionCursor(sessionId: session, offset: UInt64(part.start)), close: part.isLast,
            contentHash: content.hash, input: content.bytes)
        do throws(CallError<Files.UploadSessionAppendError>) {
            try await follow(request, file, part).response()
            return .accepted(session: session)
        } catch {
            let failure = BatchUploadError.appendError(error)
            return switch error.routeError {
            case .incorrectOffset(let state): .misplaced(end: Int64(clamping: state.correctOffset), failure)
            case .closed: .closed(failure)
            case .notFound: .sessionLost(failure)
            case .contentHashMismatch: .failed(Trouble(.passing(nil, isUnknown: false), failure))
            default: .failed(Trouble(error.trouble, failure))
            }
        }
    }

    /// Counts what a request sends.
    private func follow<Output, RouteError>(
        _ request: UploadRequest<Output, RouteError>, _ file: Int, _ part: BatchUploadPlan.Part
    ) -> UploadRequest<Output, RouteError> {
        request.progress(queue: queue) { [tally] progress in
            tally.reached(part.start + progress.completedUnitCount, of: file)
        }
    }

    // MARK: Commits

    private func commit(_ entries: [BatchUploadPlan.Entry]) async -> BatchUploadPlan.Event {
        let arguments = entries.map { entry in
            Files.UploadSessionFinishArg(
                cursor: Files.UploadSessionCursor(sessionId: entry.session, offset: UInt64(entry.size)),
                commit: uploads[entry.file].commit)
        }
        do {
            // Other batches of the same account may be under way.
            guard let client = routes.client as? DropboxTransportClientImpl else { return await commit(arguments) }
            return try await client.committing { await commit(arguments) }
        } catch {
            return .uncommitted(Trouble(.general, .cancelled))
        }
    }

    private func commit(_ entries: [Files.UploadSessionFinishArg]) async -> BatchUploadPlan.Event {
        do throws(CallError<Void>) {
            return .committed(try await routes.uploadSessionFinishBatchV2(entries: entries).response().entries)
        } catch {
            return .uncommitted(Trouble(error.trouble, .finishError(error)))
        }
    }

    private func find(_ path: String) async -> BatchUploadPlan.Finding {
        do throws(CallError<Files.GetMetadataError>) {
            let metadata = try await routes.getMetadata(path: path).response()
            return (metadata as? Files.FileMetadata).map { .file($0) } ?? .noFile
        } catch {
            if case .path(.notFound) = error.routeError { return .noFile }
            return .unknown(Trouble(error.trouble, .unexpectedState))
        }
    }
}

extension Result<LocalFile, BatchUploadError> {
    /// The size of the file, 0 where there is none.
    fileprivate var size: Int64 {
        if case .success(let file) = self { file.size } else { 0 }
    }
}
