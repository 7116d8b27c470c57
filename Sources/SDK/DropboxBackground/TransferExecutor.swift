import DropboxConcurrency
import DropboxCore
import DropboxHTTP
import Foundation

/// Performs one transfer to its final response, starting where earlier attempts and earlier processes stopped.
struct TransferExecutor: Sendable {
    let transfer: TransferDescriptor
    private let route: RouteDescriptor
    let lease: BackgroundSession.Lease
    let caller: RouteCaller
    private let options: CallOptions
    let execution: AnyRequestExecution
    private let activity: SessionActivity
    /// The part of the system that continues the transfer after the process exits, or `nil` if there is none.
    private let system: (any BackgroundTransferSystem)?

    init(
        _ transfer: TransferDescriptor, _ route: RouteDescriptor, _ lease: BackgroundSession.Lease,
        _ caller: RouteCaller,
        _ options: CallOptions, _ execution: AnyRequestExecution, _ activity: SessionActivity,
        _ system: (any BackgroundTransferSystem)?
    ) {
        self.transfer = transfer
        self.route = route
        self.lease = lease
        self.caller = caller
        self.options = options
        self.execution = execution
        self.activity = activity
        self.system = system
    }

    private var folder: SessionDirectory { lease.directory }
    private var configuration: DropboxTransportClientImpl.Configuration { caller.configuration }

    /// Returns the final response. By then, the response is on disk unless it's full, and a download is at its destination.
    ///
    /// A network failure is not final, nor is a response with which the server asks to wait or reports a temporary failure:
    /// the executor retries until the deadline of the session.
    ///
    /// - Parameter isRetry: Whether an attempt of an earlier process may have reached the server.
    func response(isRetry: Bool) async throws(DurableTransferError) -> CallResponse {
        var isRetry = isRetry
        // The system may suspend this process soon. If an earlier process began the attempt that failed, continue immediately.
        var isFailureOld = isRetry && system != nil
        var failureCount = 0
        // The dates of the transfer are outside data.
        let remaining = min(max(transfer.deadline(configuration.session).timeIntervalSinceNow, 0), 1e9)
        let deadline = configuration.clock.now() + .seconds(remaining)
        while true {
            let delay: Duration
            do throws(DurableTransferError) {
                let persisted = try await runBlocking { try folder.response(.final, for: transfer.id) }
                let response = if let persisted { persisted.response } else { try await performAttempt(isRetry) }
                let failure = persisted == nil ? FailureVerdict(response) : nil
                if let failure, let pause = retryDelay(after: failureCount, failure, deadline) {
                    if case .indeterminate = failure { isRetry = true }
                    delay = pause
                    // The server has just asked for the delay.
                    isFailureOld = false
                } else {
                    if persisted == nil { await store(response) }
                    try await moveToDestination(response)
                    return response
                }
            } catch {
                guard error.isNetworkFailure, let pause = retryDelay(after: failureCount, .notSent, deadline) else {
                    throw error
                }
                if case .call(.noResponse) = error { isRetry = true }
                delay = pause
            }
            if !isFailureOld { try await pause(delay, failureCount) }
            isFailureOld = false
            failureCount += 1
        }
    }

    /// Waits for the next attempt. The system may suspend the process in the meantime.
    private func pause(_ delay: Duration, _ failureCount: Int) async throws(DurableTransferError) {
        activity.setPaused(true, transfer.id)
        defer { activity.setPaused(false, transfer.id) }
        do {
            try await caller.waits.sleep(
                delay, on: caller.configuration.clock, route: route.path, attempt: failureCount + 2,
                reason: caller.waits.latestFailure ?? .transfer)
        } catch {
            throw .call(.cancelled)
        }
    }

    private func performAttempt(_ isRetry: Bool) async throws(DurableTransferError) -> CallResponse {
        transfer.source == nil ? try await download() : try await upload(isRetry)
    }

    private func store(_ response: CallResponse) async {
        await BlockingIO.disk.run {
            do {
                try folder.store(PersistedResponse(response, body: response.data), as: .final, for: transfer.id)
            } catch {
                // For example, the disk is full. If the process exits before it delivers the response, the next one checks
                // whether the upload was committed, or continues the download.
            }
        }
    }

    /// The delay before the next attempt, or `nil` if there must not be one: the backoff, or the delay that the server asks
    /// for if that is longer.
    ///
    /// - Parameter deadline: The deadline of the transfer by the client's clock. The date is compared with the system clock
    ///   only once for each process, because that clock can be set while the transfer waits.
    private func retryDelay(
        after failureCount: Int, _ failure: FailureVerdict, _ deadline: Duration
    ) -> Duration? {
        let policy = configuration.retryPolicy
        let minimum: Duration
        switch failure {
        case .permanent, .clientWide: return nil
        case .notSent: minimum = .zero
        case .rejected(let retryAfter), .indeterminate(let retryAfter):
            minimum = min(retryAfter ?? .zero, RetryPolicy.maximumRetryAfter)
        }
        guard policy.maximumAttempts > 1, configuration.clock.now() + minimum < deadline else { return nil }
        let backoff = policy.maximumBackoff(afterFailures: failureCount + 1) * (0.5 + configuration.jitter() / 2)
        return max(backoff, minimum)
    }

    // MARK: Uploads

    private func upload(_ isRetry: Bool) async throws(DurableTransferError) -> CallResponse {
        let source = URL(fileURLWithPath: transfer.source ?? "")
        let verifier = CommitVerifier(transfer)
        // If the system has the transfer, nothing is sent again.
        let isWithSystem = await system?.hasTransfer(transfer.id) == true
        if isRetry, !isWithSystem, let commit = try await findCommit(verifier, source) { return commit }
        let total = await BlockingIO.disk.run { HTTPBody.file(source).length }
        let call = try call(.collected(maximumBytes: configuration.maximumResponseSize), body: .file(source)) {
            [progress = execution.progress] sent in progress.update(completed: sent, total: total)
        }
        let response = try await send(call)
        return isRetry ? verifier.correctedResponse(response, size: total) : response
    }

    /// Returns the response of an earlier attempt that committed the upload, or `nil` if none can be found. The caller
    /// then sends the upload as if for the first time.
    private func findCommit(
        _ verifier: CommitVerifier, _ source: URL
    ) async throws(DurableTransferError) -> CallResponse? {
        guard let destination = verifier.destination else { return nil }
        let response = try await send(readCall("get_metadata", ["path": destination.path]))
        guard response.isSuccess else { return nil }
        let hash = try await runBlocking(.bulk) { try ContentHash.hash(ofFileAt: source) }
        let file = try Self.decode(CommittedFile.self, response)
        if verifier.isCommitted(file, hash, isRenamed: false) { return response }
        guard let folder = destination.folderOfRenamedFile else { return nil }
        var page = try await send(readCall("list_folder", ["path": folder]))
        var fruitlessPages = FruitlessPages()
        while page.isSuccess {
            let listing = try Self.decode(FolderPage.self, page)
            for file in listing.entries where verifier.isCommitted(file, hash, isRenamed: true) {
                guard let id = file.id else { continue }
                let response = try await send(readCall("get_metadata", ["path": id]))
                if response.isSuccess { return response }
            }
            guard listing.hasMore == true, let cursor = listing.cursor else { return nil }
            do { try fruitlessPages.record(hasProgress: false) } catch { throw .client(.other(error)) }
            page = try await send(readCall("list_folder/continue", ["cursor": cursor]))
        }
        return nil
    }

    /// Creates a request that reads metadata.
    private func readCall(_ name: String, _ argument: [String: String]) throws(DurableTransferError) -> Call {
        let route = RouteDescriptor(
            namespace: "files", name: name, attributes: ["auth": "user", "scope": "files.metadata.read"])
        let json = try Self.convertingErrors { try JSONEncoder().encode(argument) }
        var options = options
        // A path of another root would describe another file.
        options.onPathRootChange = nil
        return Call(
            route: route, options: options, argument: EncodedArgument(json: json, route: route, content: nil),
            responseHandling: .collected(maximumBytes: configuration.maximumResponseSize), timeouts: caller.timeouts,
            execution: nil)
    }

    /// A page of a folder. Only files have a content hash.
    private struct FolderPage: Decodable {
        let entries: [CommittedFile]
        let cursor: String?
        let hasMore: Bool?

        private enum CodingKeys: String, CodingKey {
            case entries, cursor
            case hasMore = "has_more"
        }
    }

    private static func decode<Value: Decodable>(
        _ type: Value.Type, _ response: CallResponse
    ) throws(DurableTransferError) -> Value {
        do { return try JSONDecoder().decode(type, from: response.data) } catch { throw .client(.other(error)) }
    }

    // MARK: Downloads

    private func download() async throws(DurableTransferError) -> CallResponse {
        guard let partial = transfer.partialFile else { throw .call(.noResponse(Self.noDestination)) }
        var content = try await runBlocking {
            ResumableDownloadFile(file: partial, head: try folder.response(.head, for: transfer.id))
        }
        var mismatches = 0
        while true {
            if let complete = content.completeResponse {
                // Data from an earlier process may not have reached the disk if the machine crashed.
                if try await mismatch(content, complete) == nil { return complete }
                content = ResumableDownloadFile(file: partial)
            }
            var call = try call(.streamed, body: .empty)
            call.headers["Range"] = content.range
            let response = try await send(call)
            guard case .streamed(let body) = response.content, response.isSuccess else {
                guard response.metadata.status == 416, content.size > 0 else { return response }
                content = ResumableDownloadFile(file: partial)
                continue
            }
            guard content.canAppendOrReplace(with: response.metadata) else {
                // The response may be a part although the request asked for everything.
                if content.size == 0 { mismatches += 1 }
                guard mismatches < ContentRetries.maximumMismatches else {
                    throw .call(.noResponse(Self.unrequestedPart))
                }
                content = ResumableDownloadFile(file: partial)
                continue
            }
            switch try await receive(body, of: response, into: content) {
            case .success(let complete): return complete
            case .failure(let mismatch):
                content = ResumableDownloadFile(file: partial)
                mismatches += 1
                guard mismatches < ContentRetries.maximumMismatches else {
                    try await runBlocking { [content] in try content.truncate() }
                    throw .client(.other(mismatch))
                }
            }
        }
    }

    /// Receives the content of a response, and returns the complete response if the content matches what the server
    /// described.
    private func receive(
        _ body: HTTPResponseBody, of response: CallResponse, into content: ResumableDownloadFile
    ) async throws(DurableTransferError) -> Result<CallResponse, ContentMismatchError> {
        let head = PersistedResponse(response, body: Data())
        let complete = head.responseWithResult
        let isContinuation = head.status == 206
        let expected: ExpectedContent
        do throws(ContentMismatchError) {
            expected = try ExpectedContent(
                route, response.metadata, result: complete.data, announced: body.expectedLength)
        } catch {
            return .failure(error)
        }
        if !isContinuation {
            // The order matters: if the process exits in between, the file must not contain data of another head.
            try await runBlocking {
                try content.truncate()
                try folder.store(head, as: .head, for: transfer.id)
            }
        }
        let total = isContinuation ? content.total : head.totalSize ?? body.expectedLength
        do {
            try await content.receive(
                body, isContinuation: isContinuation, expected,
                storedBySystemAt: system != nil ? folder.file(transfer.id, "content") : nil
            ) { [progress = execution.progress] in progress.update(completed: $0, total: total) }
        } catch let error as ContentMismatchError {
            return .failure(error)
        } catch let error as HTTPError {
            if case .cancelled = error.kind { throw .call(.cancelled) }
            throw .call(.noResponse(error))
        } catch {
            throw .client(.fileAccessError(error))
        }
        return try await mismatch(content, complete).map { .failure($0) } ?? .success(complete)
    }

    /// Returns how the received content differs from what the server described, or `nil` if it matches.
    private func mismatch(
        _ content: ResumableDownloadFile, _ complete: CallResponse
    ) async throws(DurableTransferError) -> ContentMismatchError? {
        do {
            try await BlockingIO.bulk.run { [route] in try content.verify(against: complete, of: route) }
            return nil
        } catch let error as ContentMismatchError {
            return error
        } catch {
            throw .client(.fileAccessError(error))
        }
    }

    private static var unrequestedPart: HTTPError {
        HTTPError(.invalidResponse, "The server sent a part of the content, which wasn't requested.")
    }

    private static var noDestination: HTTPError { HTTPError(.invalidRequest, "The download has no destination.") }

    /// Moves received content to its destination, unless an earlier process did.
    private func moveToDestination(_ response: CallResponse) async throws(DurableTransferError) {
        guard response.isSuccess, let path = transfer.destination, let partial = transfer.partialFile else { return }
        let destination = URL(fileURLWithPath: path)
        try await runBlocking {
            DiskAccessMonitor.record("move", destination.path)
            guard FileManager.default.fileExists(atPath: partial.path) else { return }
            if FileManager.default.areSame(partial, destination) {
                // A process exited between the two steps of a move that doesn't overwrite.
                unlink(partial.path)
                return
            }
            _ = try configuration.filesAccess.moveFile(
                from: partial, to: destination, overwrite: transfer.overwrite ?? false)
        }
    }

    // MARK: Calls

    private func call(
        _ responseHandling: Call.ResponseHandling, body: HTTPBody, onUploadProgress: (@Sendable (Int64) -> Void)? = nil
    ) throws(DurableTransferError) -> Call {
        let argument = EncodedArgument(json: Data(transfer.argument.utf8), route: route, content: body)
        var background: BackgroundTaskInfo?
        if system != nil {
            background = BackgroundTaskInfo(
                id: transfer.id, description: try Self.convertingErrors { try transfer.text() },
                earliestBeginDate: transfer.earliestBeginDate.map(Date.init(timeIntervalSince1970:)),
                onWait: { [activity, id = transfer.id] in activity.setPaused($0, id) })
        }
        return Call(
            route: route, options: options, argument: argument, responseHandling: responseHandling,
            timeouts: caller.timeouts, execution: execution, background: background,
            onUploadProgress: onUploadProgress)
    }

    private func send(_ call: Call) async throws(DurableTransferError) -> CallResponse {
        do throws(CallFailure) { return try await caller.pipeline.response(to: call) } catch { throw .call(error) }
    }

    /// Runs an operation that blocks on disk I/O.
    private func runBlocking<Value: Sendable>(
        _ lane: BlockingIO = .disk, _ work: @escaping @Sendable () throws -> Value
    ) async throws(DurableTransferError) -> Value {
        do {
            return try await lane.run { () throws(any Error) in try work() }
        } catch {
            throw .client(.fileAccessError(error))
        }
    }

    /// Encodes or decodes persisted text, and converts the error.
    private static func convertingErrors<Value>(_ work: () throws -> Value) throws(DurableTransferError) -> Value {
        do { return try work() } catch { throw .client(.fileAccessError(error)) }
    }
}

extension FileManager {
    /// Returns whether two URLs refer to the same file.
    fileprivate func areSame(_ first: URL, _ second: URL) -> Bool {
        var (one, two) = (stat(), stat())
        guard stat(first.path, &one) == 0, stat(second.path, &two) == 0 else { return false }
        return one.st_ino == two.st_ino && one.st_dev == two.st_dev
    }
}

extension DurableTransferError {
    /// A Boolean value that indicates whether the network ended an attempt: either the request itself, or the refresh
    /// of its token before anything was sent.
    fileprivate var isNetworkFailure: Bool {
        switch self {
        case .call(.noResponse(let error)): error.verdict.isTemporary
        case .call(.serverUnreachable): true
        case .call(.unauthenticated(let error as AccessTokenError)): error.verdict.isTemporary
        default: false
        }
    }
}
