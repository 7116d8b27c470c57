import DropboxHTTP
import DropboxStone
import Foundation

/// Calls routes: encodes the argument, sends the request through the pipeline, and decodes the result. All four types
/// of requests use it.
package final class RouteCaller: Sendable {
    package let pipeline: any CallHandler
    package let configuration: DropboxTransportClientImpl.Configuration
    /// Performs uploads and downloads to files that continue after the process exits, or `nil` if none do.
    package let durableTransferService: (any DurableTransferService)?
    /// Serializes the commits of uploads.
    let commitSemaphore: KeyedSemaphore
    /// The requests that wait for their earliest begin date.
    let delayedStarts: DelayedStartQueue
    private let reachability: ServerReachability
    /// Reports the waits of the client.
    package let waits: WaitReporter
    /// The observers of calls.
    let events: CallEvents
    /// The queues of plain calls.
    let queues: CallQueues

    convenience init(
        _ configuration: DropboxTransportClientImpl.Configuration, service: (any DurableTransferService)?,
        transport: any HTTPTransport
    ) {
        self.init(
            configuration, service: service, transport: transport, commits: KeyedSemaphore(),
            delayedStarts: DelayedStartQueue(), reachability: ServerReachability(),
            waits: WaitReporter(configuration.onWait, clock: configuration.clock),
            events: CallEvents(configuration.onEvent),
            queues: CallQueues(configuration, transport))
    }

    private convenience init(
        _ configuration: DropboxTransportClientImpl.Configuration, service: (any DurableTransferService)?,
        transport: any HTTPTransport, commits: KeyedSemaphore, delayedStarts: DelayedStartQueue,
        reachability: ServerReachability, waits: WaitReporter, events: CallEvents, queues: CallQueues
    ) {
        let pipeline = CallPipeline(
            configuration, throttles: RequestThrottlePool(clock: configuration.clock), reachability: reachability,
            waits: waits, events: events, transport: transport)
        self.init(
            pipeline, configuration, service: service, commits: commits, delayedStarts: delayedStarts,
            reachability: reachability, waits: waits, events: events, queues: queues)
    }

    private init(
        _ pipeline: any CallHandler, _ configuration: DropboxTransportClientImpl.Configuration,
        service: (any DurableTransferService)?, commits: KeyedSemaphore, delayedStarts: DelayedStartQueue,
        reachability: ServerReachability, waits: WaitReporter, events: CallEvents, queues: CallQueues
    ) {
        self.pipeline = pipeline
        self.configuration = configuration
        self.durableTransferService = service
        self.commitSemaphore = commits
        self.delayedStarts = delayedStarts
        self.reachability = reachability
        self.waits = waits
        self.events = events
        self.queues = queues
    }

    /// Returns a caller that never retries. It shares everything else with this one.
    func withoutRetries(_ transport: any HTTPTransport) -> RouteCaller {
        var configuration = configuration
        configuration.retryPolicy.maximumAttempts = 1
        return RouteCaller(
            configuration, service: durableTransferService, transport: transport, commits: commitSemaphore,
            delayedStarts: delayedStarts, reachability: reachability, waits: waits, events: events, queues: queues)
    }

    /// A caller whose requests end with the process. It shares everything else with this one.
    var withoutDurableTransfers: RouteCaller {
        RouteCaller(
            pipeline, configuration, service: nil, commits: commitSemaphore, delayedStarts: delayedStarts,
            reachability: reachability, waits: waits, events: events, queues: queues)
    }

    /// The authentication, the context, and the limits of a request.
    package struct Origin: Sendable {
        package let authentication: AuthStrategy
        package var context: CallContext
        /// The bandwidth limits that apply to the content, in addition to the limit of the client.
        package var bandwidthLimiters: [BandwidthLimiter]
        /// Whether the requests are steps of a transfer.
        var isTransfer: Bool
        /// Receives a new path root. If it's `nil`, an invalid path root is an error.
        package var onPathRootChange: (@Sendable (PathRootChange) -> Void)?
        /// Whether a request is retried from the new root.
        package var retriesFromNewRoot: Bool

        init(
            authentication: AuthStrategy, context: CallContext, bandwidthLimiters: [BandwidthLimiter],
            isTransfer: Bool, onPathRootChange: (@Sendable (PathRootChange) -> Void)?, retriesFromNewRoot: Bool
        ) {
            self.authentication = authentication
            self.context = context
            self.bandwidthLimiters = bandwidthLimiters
            self.isTransfer = isTransfer
            self.onPathRootChange = onPathRootChange
            self.retriesFromNewRoot = retriesFromNewRoot
        }
    }

    /// Calls a route with a JSON result.
    ///
    /// - Parameter content: The content of an upload.
    func call<ASerial, RSerial, ESerial>(
        _ route: Route<ASerial, RSerial, ESerial>, _ argument: ASerial.ValueType?, content: UploadBody? = nil,
        origin: Origin, execution: RequestExecution<RSerial.ValueType, ESerial.ValueType>
    ) async throws(CallError<ESerial.ValueType>) -> RSerial.ValueType {
        let descriptor = route.descriptor
        let response = try await send(
            descriptor, argument, content?.httpBody, .collected(maximumBytes: configuration.maximumResponseSize),
            origin, execution)
        return try decode(
            response.data, CallSubject(descriptor, argument: argument), response, ESerial.ValueType.self)
    }

    /// Calls a route that returns content, and leaves the content in the connection.
    ///
    /// - Parameter range: The range of bytes to request. The server may send another range.
    func content<ASerial, RSerial, ESerial, Output>(
        _ route: Route<ASerial, RSerial, ESerial>, _ argument: ASerial.ValueType, range: Range<Int64>?, origin: Origin,
        execution: RequestExecution<Output, ESerial.ValueType>?, attemptsBefore: Int = 0
    ) async throws(CallError<ESerial.ValueType>) -> StreamedDownload<RSerial.ValueType> {
        let descriptor = route.descriptor
        let headers = range.map { ["Range": "bytes=\($0.lowerBound)-\($0.upperBound - 1)"] as HTTPHeaders } ?? [:]
        let response = try await send(
            descriptor, argument, nil, .streamed, origin, execution, headers: headers, attemptsBefore: attemptsBefore)
        guard case .streamed(let body) = response.content else { throw .clientError(.unexpectedState) }
        let json = Data((response.metadata.headers["Dropbox-API-Result"] ?? "").utf8)
        let result: RSerial.ValueType = try decode(
            json, CallSubject(descriptor, argument: argument), response, ESerial.ValueType.self)
        return StreamedDownload(result, json, descriptor, response.metadata, body, requestedRange: range)
    }

    private func send<Argument, Output, RouteError>(
        _ route: RouteDescriptor, _ argument: Argument?, _ content: HTTPBody?,
        _ responseHandling: Call.ResponseHandling, _ origin: Origin,
        _ execution: RequestExecution<Output, RouteError>?, headers: HTTPHeaders = [:], attemptsBefore: Int = 0
    ) async throws(CallError<RouteError>) -> CallResponse {
        let encoded: EncodedArgument
        do throws(StoneError) {
            encoded = try EncodedArgument(argument, route: route, content: content)
        } catch {
            throw .serializationError(InvalidArgumentError(route: route.path, underlyingError: error))
        }
        let total = content?.length
        var options = Call.Options()
        options.suspender = execution?.suspender
        options.queuedCall = execution
        options.queueEntry = execution?.queueEntry
        options.bandwidthLimiters = origin.bandwidthLimiters
        options.isTransfer = origin.isTransfer
        options.onPathRootChange = origin.onPathRootChange
        options.retriesFromNewRoot = origin.retriesFromNewRoot
        if content != nil, let progress = execution?.progress {
            options.onUploadProgress = { sent in progress.update(completed: sent, total: total) }
        }
        var call = Call(
            route: route, context: origin.context, authentication: origin.authentication, headers: encoded.headers,
            body: encoded.body, responseHandling: responseHandling,
            timeouts: configuration.timeouts(for: route, argument: encoded.json), options: options)
        for field in headers { call.headers.set(field.name, to: field.value) }
        do {
            if let execution, execution.options.earliestBeginDate != nil {
                call.leaveQueue()
                try await delayedStarts.waitForEarliestBeginDate(of: execution, clock: configuration.clock)
            }
        } catch let error as HTTPError {
            throw CallError(.noResponse(error), CallSubject(route, json: encoded.json))
        } catch {
            throw .clientError(.other(error))
        }
        var response: CallResponse
        do throws(CallFailure) {
            response = try await pipeline.response(to: call)
        } catch {
            throw CallError(error, CallSubject(route, json: encoded.json))
        }
        response.metadata = response.metadata.withAttemptCount(attemptsBefore + response.metadata.attemptCount)
        var metadata = response.metadata
        if configuration.keepsRawResponses, case .collected(let data) = response.content { metadata.rawBody = data }
        execution?.record(metadata)
        guard response.isSuccess else { throw CallError(response, CallSubject(route, json: encoded.json)) }
        return response
    }

    /// Decodes a result.
    ///
    /// - Parameter subject: Evaluated only for an error.
    func decode<Result, RouteError>(
        _ json: Data, _ subject: @autoclosure () -> CallSubject, _ response: CallResponse, _: RouteError.Type
    ) throws(CallError<RouteError>) -> Result {
        // A route without a result accepts any response, except one that isn't from the API.
        if let void = () as? Result, !response.isHTML { return void }
        do throws(StoneError) {
            return try StoneCoding.decode(Result.self, from: json)
        } catch {
            throw .serializationError(ResponseDecodingError(subject(), response, underlyingError: error))
        }
    }
}
