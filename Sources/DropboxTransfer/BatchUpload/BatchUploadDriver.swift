import DropboxCore
import DropboxFiles
import Foundation
import DropboxConcurrency
import DropboxStone

/// Carries a batch upload out: reads files, calls routes and waits, as the plan says.
struct BatchUploadDriver: Sendable {
    /// The bytes of a part, and the hashes of its blocks.
    private struct Content {
        let bytes: Data
        let digests: BlockDigests
        let hash: String
    }

    let routes: FilesRoutes
    private let uploads: [(url: URL, commit: Files.CommitInfo)]
    let files: [Result<LocalFile, BatchUploadError>]
    /// What makes it outlive the process; `nil` where nothing does.
    var keeping: DurableBatchUpload?
    private let limits: BatchUploadStateMachine.Limits
    private let settings: TransferSettings
    let tally: BatchProgress
    /// The requests tell here how much they have sent.
    let queue = DispatchQueue(label: "swift-dropbox.batch-upload")

    /// Looks at all files. It blocks while it does.
    init(
        _ routes: FilesRoutes, _ files: [URL: Files.CommitInfo], limits: BatchUploadStateMachine.Limits,
        progress: ProgressReporter, _ onProgress: (@Sendable (UploadProgress) -> Void)? = nil
    ) {
        let uploads = files.sorted { $0.key.absoluteString < $1.key.absoluteString }.map { ($0.key, $0.value) }
        self.init(routes, uploads, Self.look(at: uploads), limits, progress, onProgress)
    }

    /// Goes on with a batch that an earlier process has begun. Files that could not be looked at then are now.
    init(
        _ routes: FilesRoutes, _ heading: BatchUploadJournal.Header, limits: BatchUploadStateMachine.Limits,
        progress: ProgressReporter
    ) throws {
        var limits = limits
        limits.chunkSize = heading.chunkSize
        limits.maximumRequests = heading.maximumRequests
        let uploads = try heading.uploads()
        let files = zip(uploads, heading.files).map { upload, file in
            file.mark.map { .success(LocalFile(upload.0, mark: $0)) } ?? Self.look(at: [upload])[0]
        }
        self.init(routes, uploads, files, limits, progress)
    }

    private init(
        _ routes: FilesRoutes, _ uploads: [(URL, Files.CommitInfo)], _ files: [Result<LocalFile, BatchUploadError>],
        _ limits: BatchUploadStateMachine.Limits, _ progress: ProgressReporter,
        _ onProgress: (@Sendable (UploadProgress) -> Void)? = nil
    ) {
        self.routes = routes.limited(by: nil)
        self.uploads = uploads
        self.files = files
        self.limits = limits
        settings = TransferSettings(routes.client)
        tally = BatchProgress(files.map(\.size), progress, onProgress)
    }

    private static func look(at uploads: [(URL, Files.CommitInfo)]) -> [Result<LocalFile, BatchUploadError>] {
        uploads.map { url, commit in
            // An argument that breaks a rule would fail the commit of all files that are part of it.
            do { _ = try StoneCoding.encode(commit) } catch {
                return .failure(.clientError(.serializationError(error)))
            }
            return Result { try LocalFile(url) }.mapError { BatchUploadError($0) }
        }
    }

    /// What a later process has to know to begin with.
    var heading: BatchUploadJournal.Header {
        get throws {
            BatchUploadJournal.Header(
                chunkSize: limits.chunkSize, maximumRequests: limits.maximumRequests,
                files: try zip(uploads, files).map { upload, file in
                    try BatchUploadJournal.Header.File(upload.url, upload.commit, file)
                })
        }
    }

    /// Uploads all files. Cancelling the task ends it soon, with what was done until then.
    func outcome() async -> BatchUploadResult {
        var plan = BatchUploadStateMachine(
            zip(files, uploads).map { file, upload in (file.size, upload.commit.path) },
            limits: keeping?.lasting(limits) ?? limits)
        plan.renamed = Set(uploads.indices.filter { uploads[$0].commit.autorename })
        let resumed = plan.resume(keeping?.progress ?? [:], lost: .lostCommit)
        for (index, file) in files.enumerated() {
            if case .failure(let error) = file, plan.files[index].phase == .queued { plan.fail(index, error) }
        }
        tally.begin(at: plan.files.map(\.end))
        await withTaskGroup(of: BatchUploadStateMachine.Event.self) { group in
            var actions = resumed + plan.begin(at: settings.time.now())
            while true {
                for action in actions {
                    let hash = action.checkedFile.flatMap { plan.files[$0].hash }
                    group.addTask { await perform(action, hash) }
                }
                if Task.isCancelled, plan.stop == nil {
                    actions = plan.handle(.stopped(.cancelled), at: settings.time.now())
                    continue
                }
                guard !plan.isFinished, let event = await group.next() else { break }
                let concerned = event.files(of: plan)
                actions = plan.handle(event, at: settings.time.now())
                do {
                    if let journal = keeping?.journal {
                        try await BlockingIO.disk.run { [plan] () throws(any Error) in
                            try journal.write(concerned, of: plan)
                        }
                    }
                } catch {
                    // What is under way ends; a commit among it is not sent where it cannot be written down.
                    actions += plan.handle(.stopped(BatchUploadError(error)), at: settings.time.now())
                }
                switch event {
                case .sent, .bundleSent, .bundleFailed:
                    tally.confirmed(concerned.map { ($0, plan.files[$0].end) })
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
        // A journal may have addresses that differed only in how they were put together.
        return BatchUploadResult(outcomes: Dictionary(outcomes) { first, _ in first }, error: plan.error)
    }

    /// - Parameter hash: That of the file, where it is to be looked for.
    private func perform(_ action: BatchUploadStateMachine.Action, _ hash: String?) async
        -> BatchUploadStateMachine.Event
    {
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
        case .check(let file): return .checked(file: file, await find(file, hash))
        case .wait(let waiter, let duration):
            do { try await settings.pause(duration, before: Files.uploadSessionFinishBatchV2.descriptor.path) } catch {
                return .stopped(.cancelled)
            }
            return .waited(waiter)
        }
    }

    // MARK: Parts

    private func send(
        _ file: Int, _ part: BatchUploadStateMachine.Part,
        _ call: (Content) async -> BatchUploadStateMachine.AppendResult
    ) async -> BatchUploadStateMachine.Event {
        let content: Content
        do {
            content = try await BlockingIO.bulk.run { [files] _ in try Self.content(of: part, try files[file].get()) }
        } catch {
            let error = error as? BatchUploadError ?? BatchUploadError(error)
            return .sent(file: file, .unreadable(error), digests: BlockDigests())
        }
        return .sent(file: file, await call(content), digests: content.digests)
    }

    private static func content(of part: BatchUploadStateMachine.Part, _ file: LocalFile) throws -> Content {
        let bytes = try file.read(part.start..<part.range.upperBound)
        guard part.start > part.range.lowerBound else {
            let digests = BlockDigests(of: bytes)
            return Content(bytes: bytes, digests: digests, hash: digests.contentHash)
        }
        // What the server has already is hashed, and never in memory.
        return Content(
            bytes: bytes, digests: try BlockDigests(of: file, part.range), hash: ContentHash.hash(of: bytes))
    }

    private func start(
        _ file: Int, _ part: BatchUploadStateMachine.Part, _ content: Content
    ) async -> BatchUploadStateMachine.AppendResult {
        let request = request("start \(file) \(part.range)", Files.uploadSessionStart) { routes in
            routes.uploadSessionStart(close: part.isLast, contentHash: content.hash, input: content.bytes)
        }
        do throws(CallError<Files.UploadSessionStartError>) {
            return .accepted(session: try await follow(request, file, part).response().sessionId)
        } catch {
            if case .contentHashMismatch = error.routeError {
                return .failed(ErrorClassification(.passing(nil, isUnknown: false), .startError(error)))
            }
            return .failed(ErrorClassification(error.trouble, .startError(error)))
        }
    }

    private func append(
        _ file: Int, _ session: String, _ part: BatchUploadStateMachine.Part, _ content: Content
    ) async -> BatchUploadStateMachine.AppendResult {
        let request = request("\(session) \(part.start)..<\(part.range.upperBound)", Files.uploadSessionAppendV2) {
            routes in
            routes.uploadSessionAppendV2(
                cursor: Files.UploadSessionCursor(sessionId: session, offset: UInt64(part.start)), close: part.isLast,
                contentHash: content.hash, input: content.bytes)
        }
        do throws(CallError<Files.UploadSessionAppendError>) {
            try await follow(request, file, part).response()
            return .accepted(session: session)
        } catch {
            let failure = BatchUploadError.appendError(error)
            return switch error.routeError {
            case .incorrectOffset(let state): .offsetMismatch(end: Int64(clamping: state.correctOffset), failure)
            case .closed: .closed(failure)
            case .notFound: .sessionLost(failure)
            case .contentHashMismatch: .failed(ErrorClassification(.passing(nil, isUnknown: false), failure))
            default: .failed(ErrorClassification(error.trouble, failure))
            }
        }
    }

    /// The request that carries a part: one that outlives the process, where parts do.
    func request<Argument, Output, RouteError>(
        _ key: String, _ route: Route<Argument, Output, RouteError>,
        _ make: (FilesRoutes) -> UploadRequest<Output, RouteError>
    ) -> UploadRequest<Output, RouteError> {
        keeping?.parts?.request(key, route, make) ?? make(routes)
    }

    /// Counts what a request sends.
    private func follow<Output, RouteError>(
        _ request: UploadRequest<Output, RouteError>, _ file: Int, _ part: BatchUploadStateMachine.Part
    ) -> UploadRequest<Output, RouteError> {
        request.progress(queue: queue) { [tally] progress in
            tally.sent(progress.completedUnitCount, of: [(file, part.start..<part.range.upperBound)])
        }
    }

    // MARK: Commits

    private func commit(_ entries: [BatchUploadStateMachine.Entry]) async -> BatchUploadStateMachine.Event {
        let arguments = entries.map { entry in
            Files.UploadSessionFinishArg(
                cursor: Files.UploadSessionCursor(sessionId: entry.session, offset: UInt64(entry.size)),
                commit: uploads[entry.file].commit)
        }
        let files = entries.map(\.file)
        do {
            // Other batches of the same account may be under way.
            guard let client = routes.client as? DropboxTransportClientImpl else {
                return await commit(files, arguments)
            }
            return try await client.committing { await commit(files, arguments) }
        } catch {
            return .uncommitted(ErrorClassification(.general, .cancelled))
        }
    }

    private func commit(_ files: [Int], _ entries: [Files.UploadSessionFinishArg]) async
        -> BatchUploadStateMachine.Event
    {
        do {
            if let journal = keeping?.journal {
                try await BlockingIO.disk.run { () throws(any Error) in try journal.writeCommit(of: files) }
            }
        } catch {
            return .uncommitted(ErrorClassification(.general, BatchUploadError(error)))
        }
        do throws(CallError<Void>) {
            return .committed(try await routes.uploadSessionFinishBatchV2(entries: entries).response().entries)
        } catch {
            return .uncommitted(ErrorClassification(error.trouble, .finishError(error)))
        }
    }

    /// The file that an upload with this hash has become, or what is in its place.
    private func find(_ file: Int, _ hash: String?) async -> BatchUploadStateMachine.DestinationState {
        let commit = uploads[file].commit
        do {
            let found = try await routes.getMetadata(path: commit.path).response() as? Files.FileMetadata
            guard commit.autorename, found?.contentHash != hash, let name = AutorenamedFile(commit.path, commit.mode)
            else {
                return found.map { .file($0) } ?? .noFile
            }
            let variant = try await routes.variant(of: name) { $0.contentHash == hash }
            return (variant ?? found).map { .file($0) } ?? .noFile
        } catch let error as CallError<Files.GetMetadataError> {
            if case .path(.notFound) = error.routeError { return .noFile }
            return .unknown(ErrorClassification(error.trouble, .unexpectedState))
        } catch let error as CallError<Files.ListFolderError> {
            return .unknown(ErrorClassification(error.trouble, .unexpectedState))
        } catch let error as CallError<Files.ListFolderContinueError> {
            return .unknown(ErrorClassification(error.trouble, .unexpectedState))
        } catch {
            return .unknown(ErrorClassification(.lasting, .unexpectedState))
        }
    }
}

extension BatchUploadStateMachine.Action {
    /// The file that is to be looked for.
    fileprivate var checkedFile: Int? {
        if case .check(let file) = self { file } else { nil }
    }
}

extension Result<LocalFile, BatchUploadError> {
    /// The size of the file, 0 where there is none.
    fileprivate var size: Int64 {
        if case .success(let file) = self { file.size } else { 0 }
    }
}
