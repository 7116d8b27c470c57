import Foundation
import DropboxHTTP
import DropboxStone

/// Calls routes: argument to bytes, through the pipeline, bytes to result. What all four kinds of requests share.
package final class RouteCaller: Sendable {
    package let pipeline: any CallHandler
    package let configuration: DropboxTransportClientImpl.Configuration
    /// What makes uploads and downloads to files outlive the process; `nil` where they end with it.
    let keeper: (any DurableTransferService)?
    /// Who may commit uploads.
    let commits: KeyedSemaphore
    /// The requests that are not to be sent yet.
    let postponed: DelayedStartQueue
    /// Whether there ever was a response.
    private let contact: ServerReachability
    /// Reports the waits of the client.
    package let waits: WaitReporter

    convenience init(
        _ configuration: DropboxTransportClientImpl.Configuration, keeper: (any DurableTransferService)?,
        transport: any HTTPTransport
    ) {
        self.init(
            configuration, keeper: keeper, transport: transport, commits: KeyedSemaphore(),
            postponed: DelayedStartQueue(),
            contact: ServerReachability(), waits: WaitReporter(configuration.onWaiting, clock: configuration.clock))
    }

    private convenience init(
        _ configuration: DropboxTransportClientImpl.Configuration, keeper: (any DurableTransferService)?,
        transport: any HTTPTransport, commits: KeyedSemaphore, postponed: DelayedStartQueue,
        contact: ServerReachability,
        waits: WaitReporter
    ) {
        let pipeline = CallPipeline(
            configuration, gates: RequestThrottlePool(time: configuration.clock), contact: contact, waits: waits,
            transport: transport)
        self.init(
            pipeline, configuration, keeper: keeper, commits: commits, postponed: postponed, contact: contact,
            waits: waits)
    }

    private init(
        _ pipeline: any CallHandler, _ configuration: DropboxTransportClientImpl.Configuration,
        keeper: (any DurableTransferService)?, commits: KeyedSemaphore, postponed: DelayedStartQueue,
        contact: ServerReachability,
        waits: WaitReporter
    ) {
        self.pipeline = pipeline
        self.configuration = configuration
        self.keeper = keeper
        self.commits = commits
        self.postponed = postponed
        self.contact = contact
        self.waits = waits
    }

    /// One that repeats nothing, and shares everything else with this one.
    func withoutRetries(_ transport: any HTTPTransport) -> RouteCaller {
        var configuration = configuration
        configuration.retryPolicy.maximumAttempts = 1
        return RouteCaller(
            configuration, keeper: keeper, transport: transport, commits: commits, postponed: postponed,
            contact: contact, waits: waits)
    }

    /// One whose requests end with the process. It shares everything else with this one.
    var withoutKeeper: RouteCaller {
        RouteCaller(
            pipeline, configuration, keeper: nil, commits: commits, postponed: postponed, contact: contact,
            waits: waits)
    }

    /// Who calls.
    package struct Origin: Sendable {
        package let authentication: AuthStrategy
        package var scope: CallContext
        /// The limits that its content keeps, besides that of the client.
        package var limits: [BandwidthLimiter] = []
        /// Whether its calls are steps of a transfer.
        var isTransfer = false
        /// Takes up a new path root; `nil` where a void one is an error.
        package var onPathRootChange: (@Sendable (PathRootChange) -> Void)?
        /// Whether a call is repeated from the new root.
        package var isRepeatedFromNewRoot = true
    }

    /// Calls a route whose result is JSON. The content of an upload is `content`.
    func call<Argument, Result, RouteError>(
        _ route: Route<Argument, Result, RouteError>, _ argument: Argument?, content: UploadBody? = nil,
        origin: Origin, run: RequestExecution<Result, RouteError>
    ) async throws(CallError<RouteError>) -> Result {
        let facts = route.descriptor
        let answer = try await send(
            facts, argument, content?.httpBody, .collected(maximumBytes: configuration.maximumResponseSize), origin, run
        )
        return try decode(answer.data, facts, answer, RouteError.self)
    }

    /// Calls a route that sends content and leaves the content in the connection. The bytes of `range` are asked for; the
    /// server may send others.
    func content<Argument, Result, RouteError, Output>(
        _ route: Route<Argument, Result, RouteError>, _ argument: Argument, range: Range<Int64>?, origin: Origin,
        run: RequestExecution<Output, RouteError>?, attemptsBefore: Int = 0
    ) async throws(CallError<RouteError>) -> StreamedDownload<Result> {
        let facts = route.descriptor
        let headers = range.map { ["Range": "bytes=\($0.lowerBound)-\($0.upperBound - 1)"] as HTTPHeaders } ?? [:]
        let answer = try await send(
            facts, argument, nil, .streamed, origin, run, headers: headers, attemptsBefore: attemptsBefore)
        guard case .streamed(let body) = answer.content else { throw .clientError(.unexpectedState) }
        let json = Data((answer.metadata.headers["Dropbox-API-Result"] ?? "").utf8)
        let result: Result = try decode(json, facts, answer, RouteError.self)
        return StreamedDownload(result, json, facts, answer.metadata, body)
    }

    private func send<Argument, Output, RouteError>(
        _ route: RouteDescriptor, _ argument: Argument?, _ content: HTTPBody?, _ taking: Call.ResponseHandling,
        _ origin: Origin,
        _ run: RequestExecution<Output, RouteError>?, headers: HTTPHeaders = [:], attemptsBefore: Int = 0
    ) async throws(CallError<RouteError>) -> CallResponse {
        let written: EncodedArgument
        do throws(StoneError) {
            written = try EncodedArgument(argument, route: route, content: content)
        } catch {
            throw .serializationError(InvalidArgumentError(route: route.path, reason: error))
        }
        let total = content?.length
        let progress = run?.progress
        var call = Call(
            route: route, scope: origin.scope, authentication: origin.authentication, headers: written.headers,
            body: written.body, answer: taking,
            deadlines: configuration.deadlines(of: route, argument: written.json))
        call.suspension = run?.suspension
        call.limits = origin.limits
        call.isTransfer = origin.isTransfer
        call.onPathRootChange = origin.onPathRootChange
        call.isRepeatedFromNewRoot = origin.isRepeatedFromNewRoot
        for field in headers { call.headers.set(field.name, to: field.value) }
        if content != nil { call.onUploadProgress = { sent in progress?.update(completed: sent, total: total) } }
        do {
            if let run { try await postponed.wait(for: run, configuration.clock) }
        } catch let error as HTTPError {
            throw CallError(.unanswered(error), route: route)
        } catch {
            throw .clientError(.other(error))
        }
        var answer: CallResponse
        do throws(CallFailure) {
            answer = try await pipeline.response(to: call)
        } catch {
            throw CallError(error, route: route)
        }
        answer.metadata = answer.metadata.counted(attemptsBefore + answer.metadata.attemptCount)
        var metadata = answer.metadata
        if configuration.keepsRawResponses, case .collected(let data) = answer.content { metadata.rawBody = data }
        run?.received(metadata)
        guard answer.isSuccess else { throw CallError(answer, route: route) }
        return answer
    }

    func decode<Result, RouteError>(
        _ json: Data, _ route: RouteDescriptor, _ answer: CallResponse, _: RouteError.Type
    ) throws(CallError<RouteError>) -> Result {
        // Whoever expects nothing does not mind how it is written.
        if let nothing = () as? Result { return nothing }
        do throws(StoneError) {
            return try StoneCoding.decode(Result.self, from: json)
        } catch {
            let metadata = answer.metadata
            throw .serializationError(
                ResponseDecodingError(
                    route: route.path, status: metadata.status, reason: error, requestID: metadata.requestID,
                    summary: nil))
        }
    }
}
