import DropboxCore
import Foundation
import DropboxHTTP
import DropboxConcurrency

/// Carries one transfer to its final answer, from wherever earlier attempts and earlier processes have left it.
struct TransferExecutor: Sendable {
    let transfer: TransferDescriptor
    private let route: RouteDescriptor
    let lease: BackgroundSession.Lease
    let caller: RouteCaller
    private let origin: RouteCaller.Origin
    let run: any AnyRequestExecution
    /// Whether the system carries on when the process is gone.
    private let isCarriedBySystem: Bool

    init(
        _ transfer: TransferDescriptor, _ route: RouteDescriptor, _ lease: BackgroundSession.Lease,
        _ caller: RouteCaller,
        _ origin: RouteCaller.Origin, _ run: any AnyRequestExecution, isCarriedBySystem: Bool
    ) {
        self.transfer = transfer
        self.route = route
        self.lease = lease
        self.caller = caller
        self.origin = origin
        self.run = run
        self.isCarriedBySystem = isCarriedBySystem
    }

    private var folder: SessionDirectory { lease.folder }
    private var configuration: DropboxTransportClientImpl.Configuration { caller.configuration }

    /// The final answer. It is on disk when this returns, and the content of a download in its place.
    ///
    /// What the network does to an attempt is not final: the next one follows, until the deadline of the session.
    ///
    /// - Parameter isAgain: Whether an earlier attempt, of an earlier process, may have reached the server.
    func answer(isAgain: Bool) async throws(DurableTransferError) -> CallResponse {
        var isAgain = isAgain
        var setbacks = 0
        while true {
            do throws(DurableTransferError) {
                let kept = try await files { try folder.answer(.final, to: transfer.id) }
                let answer = if let kept { kept.answer } else { try await attempted(isAgain) }
                try await place(answer)
                return answer
            } catch {
                guard error.isOfTheNetwork, let wait = wait(after: setbacks) else { throw error }
                do {
                    try await caller.waits.sleep(
                        wait, route: route.path, attempt: setbacks + 2,
                        reason: caller.waits.latestFailure ?? .transfer)
                } catch {
                    throw .call(.cancelled)
                }
                if case .call(.unanswered) = error { isAgain = true }
            }
            setbacks += 1
        }
    }

    private func attempted(_ isAgain: Bool) async throws(DurableTransferError) -> CallResponse {
        let answer = transfer.source == nil ? try await downloaded() : try await uploaded(isAgain)
        try await files { try folder.keep(PersistedResponse(answer, body: answer.data), as: .final, to: transfer.id) }
        return answer
    }

    /// How long to wait for the next attempt; `nil` where there is to be none.
    private func wait(after setbacks: Int) -> Duration? {
        let policy = configuration.retryPolicy
        guard policy.maximumAttempts > 1, Date() < transfer.deadline(configuration.session) else {
            return nil
        }
        return policy.maximumBackoff(afterFailures: setbacks + 1) * (0.5 + configuration.jitter() / 2)
    }

    // MARK: Uploads

    private func uploaded(_ isAgain: Bool) async throws(DurableTransferError) -> CallResponse {
        let source = URL(fileURLWithPath: transfer.source ?? "")
        let traces = CommitVerifier(transfer)
        if isAgain, let found = try await committed(traces, source) { return found }
        var call = try call(.collected(maximumBytes: configuration.maximumResponseSize), body: .file(source))
        let total = await BlockingIO.disk.run { HTTPBody.file(source).length }
        call.onUploadProgress = { [progress = run.progress] sent in progress.update(completed: sent, total: total) }
        let answer = try await pipeline(call)
        return isAgain ? traces.corrected(answer, size: total) : answer
    }

    /// What an earlier attempt has made of the upload, where it can be found out. What cannot be found is sent as if for
    /// the first time.
    private func committed(_ traces: CommitVerifier, _ source: URL) async throws(DurableTransferError) -> CallResponse?
    {
        guard let path = traces.path else { return nil }
        let answer = try await pipeline(readCall("get_metadata", ["path": path]))
        guard answer.isSuccess else { return nil }
        let hash = try await files(.bulk) { try ContentHash.hash(ofFileAt: source) }
        if try Self.attempt({ try traces.isOfSource(answer, hash) }) { return answer }
        guard let folder = traces.folder else { return nil }
        var page = try await pipeline(readCall("list_folder", ["path": folder]))
        while page.isSuccess {
            let (data, metadata) = (page.data, page.metadata)
            let listing = try Self.attempt { try JSONSerialization.jsonObject(with: data) as? [String: Any] } ?? [:]
            for entry in listing["entries"] as? [[String: Any]] ?? [] where traces.isVariant(entry, hash) {
                let body = try Self.attempt { try JSONSerialization.data(withJSONObject: entry) }
                return CallResponse(metadata: metadata, content: .collected(body))
            }
            guard listing["has_more"] as? Bool == true, let cursor = listing["cursor"] as? String else { return nil }
            page = try await pipeline(readCall("list_folder/continue", ["cursor": cursor]))
        }
        return nil
    }

    /// A call that reads metadata.
    private func readCall(_ name: String, _ argument: [String: String]) throws(DurableTransferError) -> Call {
        let route = RouteDescriptor(
            namespace: "files", name: name, attributes: ["auth": "user", "scope": "files.metadata.read"])
        let json = try Self.attempt { try JSONSerialization.data(withJSONObject: argument) }
        return Call(
            route: route, scope: origin.scope, authentication: origin.authentication,
            headers: ["Content-Type": "application/json"], body: .data(json),
            answer: .collected(maximumBytes: configuration.maximumResponseSize),
            deadlines: configuration.deadlines(of: route, argument: json))
    }

    // MARK: Downloads

    private func downloaded() async throws(DurableTransferError) -> CallResponse {
        guard let partial = transfer.partialFile else { throw .call(.unanswered(Self.noDestination)) }
        var content = try await files {
            ResumableDownloadFile(file: partial, head: try folder.answer(.head, to: transfer.id))
        }
        var mismatches = 0
        while true {
            if let whole = content.wholeAnswer {
                // What a process left behind need not have reached the disk when the machine went down.
                if try await mismatch(content, whole) == nil { return whole }
                content = ResumableDownloadFile(file: partial)
            }
            var call = try call(.streamed, body: .empty)
            call.headers["Range"] = content.range
            let answer = try await pipeline(call)
            guard case .streamed(let body) = answer.content, answer.isSuccess else {
                guard answer.metadata.status == 416, content.size > 0 else { return answer }
                content = ResumableDownloadFile(file: partial)
                continue
            }
            guard content.isContinued(by: answer.metadata) else {
                content = ResumableDownloadFile(file: partial)
                continue
            }
            switch try await received(body, of: answer, into: content) {
            case .success(let whole): return whole
            case .failure(let mismatch):
                content = ResumableDownloadFile(file: partial)
                mismatches += 1
                guard mismatches < ContentRetries.maximumMismatches else {
                    try await files { [content] in try content.clear() }
                    throw .client(.other(mismatch))
                }
            }
        }
    }

    /// Receives the content of an answer, and gives the whole answer where it is what the server described.
    private func received(
        _ body: HTTPResponseBody, of answer: CallResponse, into content: ResumableDownloadFile
    ) async throws(DurableTransferError) -> Result<CallResponse, ContentMismatchError> {
        let head = PersistedResponse(answer, body: Data())
        let whole = head.withResult
        let isRest = head.status == 206
        let expected: ExpectedContent
        do throws(ContentMismatchError) {
            expected = try ExpectedContent(route, answer.metadata, result: whole.data)
            try expected.check(announced: body.expectedLength)
        } catch {
            return .failure(error)
        }
        if !isRest {
            // In this order: a process that dies in between must not leave what belongs to another head.
            try await files {
                try content.clear()
                try folder.keep(head, as: .head, to: transfer.id)
            }
        }
        let total = isRest ? content.total : head.total ?? body.expectedLength
        do {
            try await content.receive(
                body, isRest: isRest, expected,
                putBySystemAt: isCarriedBySystem ? folder.file(transfer.id, "content") : nil
            ) { [progress = run.progress] in progress.update(completed: $0, total: total) }
        } catch let error as ContentMismatchError {
            return .failure(error)
        } catch let error as HTTPError {
            if case .cancelled = error.kind { throw .call(.cancelled) }
            throw .call(.unanswered(error))
        } catch {
            throw .client(.fileAccessError(error))
        }
        return try await mismatch(content, whole).map { .failure($0) } ?? .success(whole)
    }

    /// In which way what has come is not what the server described; `nil` where it is.
    private func mismatch(
        _ content: ResumableDownloadFile, _ whole: CallResponse
    ) async throws(DurableTransferError) -> ContentMismatchError? {
        do {
            try await BlockingIO.bulk.run { [route] in try content.check(by: whole, of: route) }
            return nil
        } catch let error as ContentMismatchError {
            return error
        } catch {
            throw .client(.fileAccessError(error))
        }
    }

    private static var noDestination: HTTPError { HTTPError(.invalidRequest, "The download has no destination.") }

    /// Moves received content to its destination, unless that is done.
    private func place(_ answer: CallResponse) async throws(DurableTransferError) {
        guard answer.isSuccess, let path = transfer.destination, let partial = transfer.partialFile else { return }
        let destination = URL(fileURLWithPath: path)
        try await files {
            DiskUse.note("move", destination.path)
            guard FileManager.default.fileExists(atPath: partial.path) else { return }
            if FileManager.default.areSame(partial, destination) {
                // A process died between the two steps of a move that overwrites nothing.
                unlink(partial.path)
                return
            }
            _ = try configuration.filesAccess.moveFile(
                from: partial, to: destination, overwrite: transfer.overwrite ?? false)
        }
    }

    // MARK: Calls

    private func call(_ taking: Call.ResponseHandling, body: HTTPBody) throws(DurableTransferError) -> Call {
        let json = Data(transfer.argument.utf8)
        let written = EncodedArgument(json: json, route: route, content: body)
        var call = Call(
            route: route, scope: origin.scope, authentication: origin.authentication, headers: written.headers,
            body: written.body, answer: taking, deadlines: configuration.deadlines(of: route, argument: json))
        call.limits = origin.limits
        call.suspension = run.suspension
        call.onPathRootChange = origin.onPathRootChange
        if isCarriedBySystem {
            call.background = BackgroundTaskInfo(
                id: transfer.id, description: try Self.attempt { try transfer.text() },
                earliestBeginDate: transfer.earliestBeginDate.map(Date.init(timeIntervalSince1970:)))
        }
        return call
    }

    private func pipeline(_ call: Call) async throws(DurableTransferError) -> CallResponse {
        do throws(CallFailure) { return try await caller.pipeline.response(to: call) } catch { throw .call(error) }
    }

    /// Does work that waits for the disk.
    private func files<Value: Sendable>(
        _ lane: BlockingIO = .disk, _ work: @escaping @Sendable () throws -> Value
    ) async throws(DurableTransferError) -> Value {
        do {
            return try await lane.run { () throws(any Error) in try work() }
        } catch {
            throw .client(.fileAccessError(error))
        }
    }

    /// Reads or writes what is kept on disk as text.
    private static func attempt<Value>(_ work: () throws -> Value) throws(DurableTransferError) -> Value {
        do { return try work() } catch { throw .client(.fileAccessError(error)) }
    }
}

extension FileManager {
    /// Whether two addresses are names of one file.
    fileprivate func areSame(_ first: URL, _ second: URL) -> Bool {
        var (one, two) = (stat(), stat())
        guard stat(first.path, &one) == 0, stat(second.path, &two) == 0 else { return false }
        return one.st_ino == two.st_ino && one.st_dev == two.st_dev
    }
}

extension DurableTransferError {
    /// Whether the network ended an attempt: the call itself, or the renewal of its token, without which nothing is sent.
    fileprivate var isOfTheNetwork: Bool {
        switch self {
        case .call(.unanswered(let error)): error.isTransient
        case .call(.unreachable): true
        case .call(.unauthenticated(let error as AccessTokenError)): error.isTransient
        default: false
        }
    }
}
