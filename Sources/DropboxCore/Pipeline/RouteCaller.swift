import Foundation
import HTTPTransport
import StoneRuntime

/// Calls routes: argument to bytes, through the pipeline, bytes to result. What all four kinds of requests share.
package final class RouteCaller: Sendable {
    package let pipeline: any CallAnswering
    package let configuration: DropboxTransportClientImpl.Configuration
    /// What makes uploads and downloads to files outlive the process; `nil` where they end with it.
    let keeper: (any TransferKeeper)?
    /// Who may commit uploads.
    let commits: Turns
    /// The requests that are not to be sent yet.
    let postponed: PostponedStarts
    /// Whether there ever was a response.
    private let contact: ServerContact
    /// Reports the waits of the client.
    package let waits: WaitReporter

    convenience init(
        _ configuration: DropboxTransportClientImpl.Configuration, keeper: (any TransferKeeper)?,
        transport: any HTTPTransport
    ) {
        self.init(
            configuration, keeper: keeper, transport: transport, commits: Turns(), postponed: PostponedStarts(),
            contact: ServerContact(), waits: WaitReporter(configuration.onWaiting, clock: configuration.time))
    }

    private convenience init(
        _ configuration: DropboxTransportClientImpl.Configuration, keeper: (any TransferKeeper)?,
        transport: any HTTPTransport, commits: Turns, postponed: PostponedStarts, contact: ServerContact,
        waits: WaitReporter
    ) {
        let pipeline = CallPipeline(
            configuration, gates: CallGates(time: configuration.time), contact: contact, waits: waits,
            transport: transport)
        self.init(
            pipeline, configuration, keeper: keeper, commits: commits, postponed: postponed, contact: contact,
            waits: waits)
    }

    private init(
        _ pipeline: any CallAnswering, _ configuration: DropboxTransportClientImpl.Configuration,
        keeper: (any TransferKeeper)?, commits: Turns, postponed: PostponedStarts, contact: ServerContact,
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
        package var scope: CallScope
        /// The limits that its content keeps, besides that of the client.
        package var limits: [Bandwidth] = []
        /// Whether its calls are steps of a transfer.
        var isOfTransfer = false
        /// Takes up a new path root; `nil` where a void one is an error.
        package var onNewRoot: (@Sendable (PathRootChange) -> Void)?
        /// Whether a call is repeated from the new root.
        package var isRepeatedFromNewRoot = true
    }

    /// Calls a route whose result is JSON. The content of an upload is `content`.
    func call<Argument, Result, RouteError>(
        _ route: Route<Argument, Result, RouteError>, _ argument: Argument?, content: UploadBody? = nil,
        origin: Origin, run: RequestRun<Result, RouteError>
    ) async throws(CallError<RouteError>) -> Result {
        let facts = route.facts
        let answer = try await send(
            facts, argument, content?.httpBody, .collected(maximumBytes: configuration.maximumAnswerSize), origin, run)
        return try decode(answer.data, facts, answer, RouteError.self)
    }

    /// Calls a route that sends content and leaves the content in the connection. The bytes of `range` are asked for; the
    /// server may send others.
    func content<Argument, Result, RouteError, Output>(
        _ route: Route<Argument, Result, RouteError>, _ argument: Argument, range: Range<Int64>?, origin: Origin,
        run: RequestRun<Output, RouteError>?, attemptsBefore: Int = 0
    ) async throws(CallError<RouteError>) -> ArrivingContent<Result> {
        let facts = route.facts
        let headers = range.map { ["Range": "bytes=\($0.lowerBound)-\($0.upperBound - 1)"] as HTTPHeaders } ?? [:]
        let answer = try await send(
            facts, argument, nil, .streamed, origin, run, headers: headers, attemptsBefore: attemptsBefore)
        guard case .streamed(let body) = answer.content else { throw .clientError(.unexpectedState) }
        let json = Data((answer.metadata.headers["Dropbox-API-Result"] ?? "").utf8)
        let result: Result = try decode(json, facts, answer, RouteError.self)
        return ArrivingContent(result, json, facts, answer.metadata, body)
    }

    private func send<Argument, Output, RouteError>(
        _ route: RouteFacts, _ argument: Argument?, _ content: HTTPBody?, _ taking: Call.Answer, _ origin: Origin,
        _ run: RequestRun<Output, RouteError>?, headers: HTTPHeaders = [:], attemptsBefore: Int = 0
    ) async throws(CallError<RouteError>) -> CallAnswer {
        let written: WrittenArgument
        do throws(StoneError) {
            written = try WrittenArgument(argument, route: route, content: content)
        } catch {
            throw .serializationError(ArgumentError(route: route.path, reason: error))
        }
        let total = content?.length
        let progress = run?.progress
        var call = Call(
            route: route, scope: origin.scope, authentication: origin.authentication, headers: written.headers,
            body: written.body, answer: taking,
            deadlines: configuration.deadlines(of: route, argument: written.json))
        call.suspension = run?.suspension
        call.limits = origin.limits
        call.isOfTransfer = origin.isOfTransfer
        call.onNewRoot = origin.onNewRoot
        call.isRepeatedFromNewRoot = origin.isRepeatedFromNewRoot
        for field in headers { call.headers.set(field.name, to: field.value) }
        if content != nil { call.onUploadProgress = { sent in progress?.update(completed: sent, total: total) } }
        do {
            if let run { try await postponed.wait(for: run, configuration.time) }
        } catch let error as HTTPError {
            throw CallError(.unanswered(error), route: route)
        } catch {
            throw .clientError(.other(error))
        }
        var answer: CallAnswer
        do throws(CallFailure) {
            answer = try await pipeline.answer(to: call)
        } catch {
            throw CallError(error, route: route)
        }
        answer.metadata = answer.metadata.counted(attemptsBefore + answer.metadata.attempts)
        var metadata = answer.metadata
        if configuration.keepsAnswers, case .collected(let data) = answer.content { metadata.answer = data }
        run?.received(metadata)
        guard answer.isSuccess else { throw CallError(answer, route: route) }
        return answer
    }

    func decode<Result, RouteError>(
        _ json: Data, _ route: RouteFacts, _ answer: CallAnswer, _: RouteError.Type
    ) throws(CallError<RouteError>) -> Result {
        // Whoever expects nothing does not mind how it is written.
        if let nothing = () as? Result { return nothing }
        do throws(StoneError) {
            return try StoneCoding.decode(Result.self, from: json)
        } catch {
            let metadata = answer.metadata
            throw .serializationError(
                AnswerError(
                    route: route.path, status: metadata.status, reason: error, requestID: metadata.requestID,
                    summary: nil))
        }
    }
}
