import Dispatch
import DropboxConcurrency

/// An execution with the types of its result and its error.
// @unchecked Sendable because `result` is written once, while the state is locked, and read only afterward.
package final class RequestExecution<Output: Sendable, RouteError: Sendable>: AnyRequestExecution, @unchecked Sendable {
    package typealias Outcome = Result<Output, CallError<RouteError>>
    package typealias Work =
        nonisolated(nonsending) @Sendable (_ execution: RequestExecution<Output, RouteError>)
        async throws(CallError<RouteError>) -> Output

    private let work: Work
    /// The outcome of the work, or `nil` if the request was canceled before.
    private var result: Boxed<Outcome>?

    /// Creates an execution that has not started.
    ///
    /// - Parameters:
    ///   - name: The route, for messages.
    ///   - options: The options of the caller. The default is no options.
    ///   - errorHandlers: The handlers that receive the error if the request fails.
    ///   - log: Receives errors about modifiers that are called after the start.
    ///   - work: Performs the request. It is called once per execution.
    package convenience init(
        name: String, options: RequestOptions = RequestOptions(),
        errorHandlers: GlobalErrorResponseHandler = .shared, log: LoggingClosure? = nil, work: @escaping Work
    ) {
        self.init(
            name: name, options: options, errorHandlers: errorHandlers, log: log, place: nil, activity: nil, work: work)
    }

    /// Creates an execution that has not started.
    ///
    /// - Parameters:
    ///   - place: The place of a plain call, or `nil` for a request that transfers content.
    ///   - activity: What a shutdown of the client waits for; `nil` for a request that it doesn't wait for.
    convenience init(
        name: String, options: RequestOptions = RequestOptions(), errorHandlers: GlobalErrorResponseHandler,
        log: LoggingClosure?, place: CallPlace?, activity: ClientActivity?, work: @escaping Work
    ) {
        self.init(name, State(options), errorHandlers, log, place, activity, work)
        startOnNextTurnOfMainQueue()
    }

    private init(
        _ name: String, _ state: State, _ errorHandlers: GlobalErrorResponseHandler, _ log: LoggingClosure?,
        _ place: CallPlace?, _ activity: ClientActivity?, _ work: @escaping Work
    ) {
        self.work = work
        super.init(name, state, errorHandlers, log, place, activity)
    }

    // MARK: - The outcome

    override nonisolated(nonsending) func perform() async {
        do throws(CallError<RouteError>) {
            finish(Boxed(.success(try await work(self))), isSuccess: true)
        } catch {
            finish(Boxed(.failure(error)), isSuccess: false)
        }
    }

    private func finish(_ outcome: Boxed<Outcome>, isSuccess: Bool) {
        endActivity()
        let receivers = state.withLock { state in
            let receivers = state.finish()
            if receivers != nil, !state.isAbandoned {
                result = outcome
                state.hasSucceeded = isSuccess
            }
            return receivers
        }
        leaveQueue()
        deliver(receivers)
    }

    /// Starts the request unless it has started, and waits for its outcome. Canceling the waiting task cancels the
    /// request.
    package nonisolated(nonsending) func outcome() async -> Outcome {
        await finish()
        let outcome = beginDelivery() ? finalOutcome : .cancelled()
        await state.withLock { $0.endDelivery() }?()
        return outcome
    }

    /// The outcome of a request that has finished.
    private var finalOutcome: Outcome { result?.value ?? .cancelled() }

    override var failure: (any Error)? {
        // An abandoned request was canceled, whatever its outcome is.
        if state.withLock({ $0.isAbandoned }) { return CallError<RouteError>.clientError(.cancelled) }
        return finalOutcome.error
    }

    // MARK: - Handlers

    /// Adds a handler that receives the outcome on the main queue. Starts the request unless it has started.
    package func handle(_ handler: @escaping @MainActor @Sendable (Output?, CallError<RouteError>?) -> Void) {
        add { execution in
            Task { @MainActor in
                let outcome = Self.delivered(by: execution)
                handler(outcome.value, outcome.error)
                execution?.didDeliverInNewTask()
            }
        }
    }

    /// Adds a handler that receives the outcome on `queue`. Starts the request unless it has started.
    package func handle(
        on queue: DispatchQueue, _ handler: @escaping @Sendable (Output?, CallError<RouteError>?) -> Void
    ) {
        handle(on: queue) { output, error, didDeliver in
            handler(output, error)
            didDeliver()
        }
    }

    /// Adds a handler that reports later whether the caller has handled the outcome. Until it calls `didDeliver`, the
    /// outcome of a background transfer stays persisted.
    package func handle(
        on queue: some HandlerQueue,
        reportingDelivery handler:
            @escaping @Sendable (
                Output?, CallError<RouteError>?, _ didDeliver: @escaping @Sendable () -> Void
            ) -> Void
    ) {
        add { execution in
            queue.schedule {
                let outcome = Self.delivered(by: execution)
                handler(outcome.value, outcome.error) { execution?.didDeliverInNewTask() }
            }
        }
    }

    /// Returns the outcome for a handler that is about to be called.
    private static func delivered(by execution: AnyRequestExecution?) -> Outcome {
        guard let execution else { return .failure(.clientError(.requestObjectDeallocated)) }
        // The handlers of a request are called only by its executions, which have the same type.
        guard let typed = execution as? Self, execution.beginDelivery() else { return .cancelled() }
        return typed.finalOutcome
    }

    // MARK: - Restarting

    /// Creates an execution of the same request, without handlers.
    func restarted() -> RequestExecution {
        let execution = RequestExecution(
            name: name, options: options, errorHandlers: errorHandlers, log: log, place: place, activity: activity,
            work: work)
        for handler in state.withLock({ $0.replacementHandlers }) { handler(execution) }
        return execution
    }

    override func reportFailure(_ handlers: [Handler]) -> FailedRequest? {
        guard let error = finalOutcome.error else { return nil }
        return errorHandlers.report(error) {
            let replacementHandlers = state.withLock { $0.replacementHandlers }
            return FailedRequest(route: name, hasHandlers: !handlers.isEmpty) {
                [name, progress, options, errorHandlers, log, place, activity, work] in
                let state = State(options, handlers: handlers, progress: progress)
                let execution = RequestExecution(name, state, errorHandlers, log, place, activity, work)
                for handler in replacementHandlers { handler(execution) }
                execution.start()
            }
        }
    }
}

extension Result {
    fileprivate var value: Success? {
        if case .success(let value) = self { value } else { nil }
    }

    fileprivate var error: Failure? {
        if case .failure(let error) = self { error } else { nil }
    }

    /// The outcome of a request that was canceled, or that its client abandoned.
    fileprivate static func cancelled<RouteError>() -> Self where Failure == CallError<RouteError> {
        .failure(.clientError(.cancelled))
    }
}
