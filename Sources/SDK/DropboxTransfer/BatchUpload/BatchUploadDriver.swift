import DropboxConcurrency
import DropboxCore
import DropboxFiles
import DropboxStone
import Foundation

/// Executes a batch upload: performs the actions of the state machine, which read files, send requests, and wait.
struct BatchUploadDriver: Sendable {
    /// The bytes of a part, and their hashes.
    private struct Content {
        let bytes: Data
        let digests: BlockDigests
        let hash: String
    }

    let routes: FilesRoutes
    let uploads: [(url: URL, commit: Files.CommitInfo)]
    /// The content hash that each file must have, or `nil` to send the files as they are.
    private let expectedHashes: [String]?
    let files: [Result<LocalFile, BatchUploadError>]
    /// Persists the upload, or `nil` if it ends with the process.
    var durableUpload: DurableBatchUpload?
    private let limits: BatchUploadStateMachine.Limits
    let settings: TransferSettings
    let batchProgress: BatchProgress

    /// Creates a driver, and reads the attributes of all files. Blocks on disk I/O.
    init(
        _ routes: FilesRoutes, _ files: [URL: Files.CommitInfo], limits: BatchUploadStateMachine.Limits,
        progress: ProgressReporter, _ onProgress: (@Sendable (UploadProgress) -> Void)? = nil
    ) {
        let uploads = files.sorted { $0.key.absoluteString < $1.key.absoluteString }.map { ($0.key, $0.value) }
        self.init(routes, uploads, Self.checkFiles(at: uploads), limits, progress, onProgress)
    }

    /// Creates a driver for files with known contents, and reads the attributes of all files. Blocks on disk I/O.
    init(
        _ routes: FilesRoutes, _ files: [KnownFileUpload], limits: BatchUploadStateMachine.Limits,
        _ onProgress: (@Sendable (UploadProgress) -> Void)? = nil
    ) {
        let uploads = files.map { ($0.url, $0.commit) }
        self.init(
            routes, uploads, Self.checkFiles(at: uploads), expecting: files.map(\.hash), limits, ProgressReporter(),
            onProgress)
    }

    /// Creates a driver that resumes a batch of an earlier process. Files that were not accessible then are checked
    /// again.
    init(
        _ routes: FilesRoutes, _ header: BatchUploadJournal.Header, limits: BatchUploadStateMachine.Limits,
        progress: ProgressReporter
    ) throws {
        var limits = limits
        limits.chunkSize = header.chunkSize
        limits.maximumRequests = header.maximumRequests
        let uploads = try header.uploads()
        let files = zip(uploads, header.files).map { upload, file in
            file.fingerprint.map { .success(LocalFile(upload.0, fingerprint: $0)) } ?? Self.checkFiles(at: [upload])[0]
        }
        self.init(routes, uploads, files, limits, progress)
    }

    private init(
        _ routes: FilesRoutes, _ uploads: [(URL, Files.CommitInfo)], _ files: [Result<LocalFile, BatchUploadError>],
        expecting expectedHashes: [String]? = nil, _ limits: BatchUploadStateMachine.Limits,
        _ progress: ProgressReporter,
        _ onProgress: (@Sendable (UploadProgress) -> Void)? = nil
    ) {
        self.routes = routes.limited(by: nil)
        self.uploads = uploads
        self.expectedHashes = expectedHashes
        self.files = files
        self.limits = limits
        settings = TransferSettings(routes.client)
        batchProgress = BatchProgress(files.map(\.size), progress, onProgress)
    }

    private static func checkFiles(at uploads: [(URL, Files.CommitInfo)]) -> [Result<LocalFile, BatchUploadError>] {
        uploads.map { url, commit in
            // Invalid commit information would fail the commit of all files in the request.
            do { _ = try StoneCoding.encode(commit) } catch {
                return .failure(.clientError(.serializationError(error)))
            }
            return Result { try LocalFile(url) }.mapError { BatchUploadError($0) }
        }
    }

    /// The description of the batch for a later process.
    var header: BatchUploadJournal.Header {
        get throws {
            BatchUploadJournal.Header(
                chunkSize: limits.chunkSize, maximumRequests: limits.maximumRequests,
                files: try zip(uploads, files).map { upload, file in
                    try BatchUploadJournal.Header.File(upload.url, upload.commit, file)
                })
        }
    }

    /// Uploads all files. Canceling the task stops the upload soon. The result then contains the files that were
    /// uploaded.
    func run() async -> BatchUploadResult {
        let (outcomes, error) = await outcomes()
        // A journal can contain different URLs of the same file.
        return BatchUploadResult(
            outcomes: Dictionary(zip(uploads.map(\.url), outcomes)) { first, _ in first }, error: error)
    }

    /// Uploads all files, and returns their outcomes in the same order, and the error that stopped the batch or made an
    /// entire commit fail.
    func outcomes() async -> ([BatchUploadResult.Outcome], BatchUploadError?) {
        var stateMachine = BatchUploadStateMachine(
            zip(files, uploads).map { file, upload in (file.size, upload.commit.destination) },
            expecting: expectedHashes,
            limits: durableUpload?.untilDeadline(limits) ?? limits)
        let resumed = stateMachine.resume(durableUpload?.progress ?? [:], lost: .lostCommit)
        for (index, file) in files.enumerated() {
            guard case .failure(let error) = file, stateMachine.files[index].phase == .queued else { continue }
            stateMachine.fail(index, error)
        }
        batchProgress.begin(at: stateMachine.files.map(\.end))
        await withTaskGroup(of: BatchUploadStateMachine.Event.self) { group in
            var actions = resumed + stateMachine.start(at: settings.clock.now())
            var requestCount = 0
            while true {
                requestCount += actions.count { !$0.isDelay }
                durableUpload?.setRequestCount(requestCount)
                for action in actions {
                    let checkedFile = action.checkedFile.map { stateMachine.files[$0] }
                    group.addTask { await perform(action, checkedFile) }
                }
                if Task.isCancelled, stateMachine.stopError == nil {
                    actions = stateMachine.handle(.stopped(.cancelled), at: settings.clock.now())
                    continue
                }
                guard !stateMachine.isFinished, let event = await group.next() else { break }
                if !event.isDelay { requestCount -= 1 }
                let changedFiles = event.files(of: stateMachine)
                actions = stateMachine.handle(event, at: settings.clock.now())
                do {
                    if let journal = durableUpload?.journal {
                        try await BlockingIO.disk.run { [stateMachine] () throws(any Error) in
                            try journal.write(changedFiles, of: stateMachine)
                        }
                    }
                } catch {
                    // Requests in flight complete, but a commit that can't be recorded is not sent.
                    actions += stateMachine.handle(.stopped(BatchUploadError(error)), at: settings.clock.now())
                }
                switch event {
                case .sent, .bundleSent, .bundleFailed:
                    batchProgress.recordConfirmed(changedFiles.map { ($0, stateMachine.files[$0].end) })
                default: break
                }
            }
            // Only delays are left.
            group.cancelAll()
        }
        return (stateMachine.files.map { $0.outcome ?? .failed(.unexpectedState) }, stateMachine.error)
    }

    /// - Parameters:
    ///   - action: The action.
    ///   - checkedFile: The file to check, if any.
    private func perform(_ action: BatchUploadStateMachine.Action, _ checkedFile: BatchUploadStateMachine.File?) async
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
        case .check(let file): return .checked(file: file, await destinationState(checkedFile))
        case .wait(.readyFiles, let duration):
            // The upload continues in the meantime, so nobody is told about a wait.
            do { try await settings.clock.sleep(duration) } catch { return .stopped(.cancelled) }
            return .waited(.readyFiles)
        case .wait(let waiter, let duration):
            do { try await pause(duration) } catch { return .stopped(.cancelled) }
            return .waited(waiter)
        case .waitForUnlock(let locked, let duration):
            do {
                guard let file = try locked.first.map({ try files[$0].get() }) else { return .waited(.files(locked)) }
                try await DeviceLock.waitUntilUnlocked(for: file) { try await pause(duration) }
            } catch {
                return .stopped(.cancelled)
            }
            return .waited(.files(locked))
        }
    }

    private func pause(_ duration: Duration) async throws {
        try await settings.pause(duration, before: Files.uploadSessionFinishBatchV2.descriptor.path)
    }

    // MARK: Parts

    private func send(
        _ file: Int, _ part: BatchUploadStateMachine.Chunk,
        _ call: (Content) async -> BatchUploadStateMachine.AppendResult
    ) async -> BatchUploadStateMachine.Event {
        let content: Content
        do {
            content = try await BlockingIO.bulk.run { [files] _ in try Self.content(of: part, try files[file].get()) }
        } catch {
            return .sent(file: file, .init(unreadable: error), digests: BlockDigests())
        }
        return .sent(file: file, await call(content), digests: content.digests)
    }

    private static func content(of part: BatchUploadStateMachine.Chunk, _ file: LocalFile) throws -> Content {
        let bytes = try file.read(part.start..<part.range.upperBound)
        guard part.start > part.range.lowerBound else {
            let digests = BlockDigests(of: bytes)
            return Content(bytes: bytes, digests: digests, hash: digests.contentHash)
        }
        // Bytes that the server already has are hashed, but never in memory.
        return Content(
            bytes: bytes, digests: try BlockDigests(of: file, part.range), hash: ContentHash.hash(of: bytes))
    }

    private func start(
        _ file: Int, _ part: BatchUploadStateMachine.Chunk, _ content: Content
    ) async -> BatchUploadStateMachine.AppendResult {
        let request = request("start \(file) \(part.range)", Files.uploadSessionStart) { routes in
            routes.uploadSessionStart(close: part.isLast, contentHash: content.hash, input: content.bytes)
        }
        do throws(CallError<Files.UploadSessionStartError>) {
            let content = [(file, part.start..<part.range.upperBound)]
            return .accepted(session: try await observeProgress(request, of: content).response().sessionId)
        } catch {
            if case .contentHashMismatch = error.routeError {
                return .failed(JudgedError(.rejected(retryAfter: nil), .startError(error)))
            }
            return .failed(JudgedError(error.verdict, .startError(error)))
        }
    }

    private func append(
        _ file: Int, _ session: String, _ part: BatchUploadStateMachine.Chunk, _ content: Content
    ) async -> BatchUploadStateMachine.AppendResult {
        let request = request("\(session) \(part.start)..<\(part.range.upperBound)", Files.uploadSessionAppendV2) {
            routes in
            routes.uploadSessionAppendV2(
                cursor: Files.UploadSessionCursor(sessionId: session, offset: UInt64(part.start)), close: part.isLast,
                contentHash: content.hash, input: content.bytes)
        }
        do throws(CallError<Files.UploadSessionAppendError>) {
            try await observeProgress(request, of: [(file, part.start..<part.range.upperBound)]).response()
            return .accepted(session: session)
        } catch {
            let failure = BatchUploadError.appendError(error)
            return switch error.routeError {
            case .incorrectOffset(let state): .offsetMismatch(end: Int64(clamping: state.correctOffset), failure)
            case .closed: .closed(failure)
            case .notFound: .sessionLost(failure)
            case .contentHashMismatch: .failed(JudgedError(.rejected(retryAfter: nil), failure))
            default: .failed(JudgedError(error.verdict, failure))
            }
        }
    }

    /// Returns the request for a part. With durable parts, the request continues after the process exits.
    func request<ASerial, RSerial, ESerial>(
        _ key: String, _ route: Route<ASerial, RSerial, ESerial>,
        _ make: (FilesRoutes) -> UploadRequest<RSerial, ESerial>
    ) -> UploadRequest<RSerial, ESerial> {
        durableUpload?.durableChunks?.request(key, route, make) ?? make(routes)
    }

    /// Counts the bytes that a request sends. It carries the given ranges of files, one after the other.
    func observeProgress<RSerial, ESerial>(
        _ request: UploadRequest<RSerial, ESerial>, of content: [(file: Int, bytes: Range<Int64>)]
    ) -> UploadRequest<RSerial, ESerial> {
        request.execution.progress.addObserver { [batchProgress] count in
            batchProgress.recordSent(count, of: content)
        }
        return request
    }
}

extension BatchUploadStateMachine.Event {
    /// A Boolean value that indicates whether a delay has ended.
    fileprivate var isDelay: Bool {
        if case .waited = self { true } else { false }
    }
}

extension BatchUploadStateMachine.Action {
    /// A Boolean value that indicates whether the action only waits.
    fileprivate var isDelay: Bool {
        switch self {
        case .wait, .waitForUnlock: true
        default: false
        }
    }

    /// The file to check.
    fileprivate var checkedFile: Int? {
        if case .check(let file) = self { file } else { nil }
    }
}

extension Result<LocalFile, BatchUploadError> {
    /// The size of the file, or 0 if it is not accessible.
    fileprivate var size: Int64 {
        if case .success(let file) = self { file.size } else { 0 }
    }
}
