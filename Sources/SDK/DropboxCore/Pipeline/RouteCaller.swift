import DropboxHTTP
import DropboxStone
import Foundation

/// Calls routes: encodes the argument, sends the request through the pipeline, and decodes the result. All four types
/// of requests use it, and so do all clients that share connections and rate limits.
package final class RouteCaller: Sendable {
    package let pipeline: CallPipeline
    package let configuration: DropboxTransportClientImpl.Configuration
    /// Performs uploads and downloads to files that continue after the process exits, or `nil` if none do.
    package let durableTransferService: (any DurableTransferService)?
    /// The timeouts of requests other than long polls.
    package let timeouts: HTTPTimeouts
    /// The requests in progress.
    let activity = ClientActivity()
    /// Serializes the commits of uploads.
    let commitSemaphore = KeyedSemaphore()
    /// Reports the waits of the client.
    package let waits: WaitReporter
    /// The observers of calls.
    let events: CallEvents
    /// The queues of plain calls.
    let queues: CallQueues

    init(
        _ configuration: DropboxTransportClientImpl.Configuration, service: (any DurableTransferService)?,
        transport: any HTTPTransport
    ) {
        self.configuration = configuration
        durableTransferService = service
        timeouts = configuration.session.timeouts()
        waits = WaitReporter(configuration.onWait, clock: configuration.clock)
        events = CallEvents(configuration.onEvent)
        queues = CallQueues(configuration, transport)
        pipeline = CallPipeline(
            configuration, waits: waits, events: events, transport: transport, activity: activity)
    }

    /// The service that performs the transfers of a client.
    func durableTransferService(_ options: CallOptions) -> (any DurableTransferService)? {
        options.isDurable ? durableTransferService : nil
    }

    /// Calls a route with a JSON result.
    ///
    /// - Parameter content: The content of an upload.
    nonisolated(nonsending) func call<ASerial, RSerial, ESerial>(
        _ route: Route<ASerial, RSerial, ESerial>, _ argument: ASerial.ValueType?, content: UploadBody? = nil,
        options: CallOptions, execution: AnyRequestExecution
    ) async throws(CallError<ESerial.ValueType>) -> RSerial.ValueType {
        let descriptor = route.descriptor
        let encoded: EncodedArgument
        do throws(InvalidArgumentError) { encoded = try encode(argument, descriptor, content?.httpBody) } catch {
            throw .serializationError(error)
        }
        let outcome = await send(
            descriptor, encoded, .collected(maximumBytes: configuration.maximumResponseSize), options, execution)
        return try decode(outcome, descriptor, encoded, ESerial.ValueType.self) { $0.data }
    }

    /// Calls a route that returns content, and leaves the content in the connection.
    ///
    /// - Parameter range: The range of bytes to request. The server may send another range.
    func content<ASerial, RSerial, ESerial>(
        _ route: Route<ASerial, RSerial, ESerial>, _ argument: ASerial.ValueType, range: Range<Int64>?,
        options: CallOptions, execution: AnyRequestExecution?, attemptsBefore: Int = 0
    ) async throws(CallError<ESerial.ValueType>) -> StreamedDownload<RSerial.ValueType> {
        let descriptor = route.descriptor
        let headers = range.map { ["Range": "bytes=\($0.lowerBound)-\($0.upperBound - 1)"] as HTTPHeaders } ?? [:]
        let encoded: EncodedArgument
        do throws(InvalidArgumentError) { encoded = try encode(argument, descriptor, nil) } catch {
            throw .serializationError(error)
        }
        let outcome = await send(
            descriptor, encoded, .streamed, options, execution, headers: headers, attemptsBefore: attemptsBefore)
        var json = Data()
        let result: RSerial.ValueType = try decode(outcome, descriptor, encoded, ESerial.ValueType.self) { response in
            json = Data((response.metadata.headers["Dropbox-API-Result"] ?? "").utf8)
            return json
        }
        guard case .success(let response) = outcome, case .streamed(let body) = response.content else {
            throw .clientError(.unexpectedState)
        }
        return StreamedDownload(result, json, descriptor, response.metadata, body, requestedRange: range)
    }

    private func encode<Argument>(
        _ argument: Argument?, _ route: RouteDescriptor, _ content: HTTPBody?
    ) throws(InvalidArgumentError) -> EncodedArgument {
        do throws(StoneError) {
            return try EncodedArgument(argument, route: route, content: content)
        } catch {
            throw InvalidArgumentError(route: route.path, underlyingError: error)
        }
    }

    /// Sends a request, and records the metadata of the response.
    ///
    /// - Returns: The response, with any status.
    private nonisolated(nonsending) func send(
        _ route: RouteDescriptor, _ argument: EncodedArgument, _ responseHandling: Call.ResponseHandling,
        _ options: CallOptions, _ execution: AnyRequestExecution?, headers: HTTPHeaders = [:], attemptsBefore: Int = 0
    ) async -> Result<CallResponse, CallFailure> {
        var onUploadProgress: (@Sendable (Int64) -> Void)?
        if route.style == .upload, let progress = execution?.progress {
            onUploadProgress = { [total = argument.body.length] in progress.update(completed: $0, total: total) }
        }
        let call = Call(
            route: route, options: options, argument: argument, headers: headers, responseHandling: responseHandling,
            timeouts: route.host == .notify ? configuration.longPollTimeouts(argument: argument.json) : timeouts,
            execution: execution, onUploadProgress: onUploadProgress)
        do throws(CallFailure) {
            if let execution, execution.isDelayed {
                execution.leaveQueue()
                do { try await execution.waitForEarliestBeginDate(clock: configuration.clock) } catch {
                    throw activity.isShutDown ? .noResponse(.shutDown.withRequestUnsent(true)) : .cancelled
                }
            }
            var response = try await pipeline.response(to: call)
            response.metadata.attemptCount += attemptsBefore
            if configuration.keepsRawResponses, case .collected(let data) = response.content {
                response.metadata.rawBody = data
            }
            execution?.record(response.metadata)
            return .success(response)
        } catch {
            return .failure(error)
        }
    }

    /// Decodes the result of a request.
    ///
    /// - Parameter json: Returns the result in a successful response.
    private func decode<Output, RouteError: Sendable>(
        _ outcome: Result<CallResponse, CallFailure>, _ route: RouteDescriptor, _ argument: EncodedArgument,
        _: RouteError.Type, _ json: (CallResponse) -> Data
    ) throws(CallError<RouteError>) -> Output {
        switch outcome {
        case .failure(let failure): throw CallError(failure, CallSubject(route, json: argument.json))
        case .success(let response):
            guard response.isSuccess else { throw CallError(response, CallSubject(route, json: argument.json)) }
            return try decode(
                json(response), CallSubject(route, json: argument.json), response, RouteError.self)
        }
    }

    /// Decodes a result.
    ///
    /// - Parameter subject: Evaluated only for an error.
    func decode<Result, RouteError>(
        _ json: Data, _ subject: @autoclosure () -> CallSubject, _ response: CallResponse, _: RouteError.Type
    ) throws(CallError<RouteError>) -> Result {
        // A route without a result accepts any response, except one that isn't from the API.
        if Result.self == Void.self, let void = () as? Result, !response.isHTML { return void }
        do throws(StoneError) {
            return try StoneCoding.decode(Result.self, from: json)
        } catch {
            throw .serializationError(ResponseDecodingError(subject(), response, underlyingError: error))
        }
    }
}
