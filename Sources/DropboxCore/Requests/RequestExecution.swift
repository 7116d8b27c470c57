import Dispatch
import Foundation
import DropboxHTTP
import DropboxConcurrency

/// The life of one request: waiting, running, finished. A request is a handle on its run.
///
/// The run owns the task that carries the request, and the task keeps the run: nothing else has to. `Request` says when
/// a run starts.
public final class RequestExecution<Output: Sendable, RouteError: Sendable>: Sendable {
    package typealias Outcome = Result<Output, CallError<RouteError>>
    package typealias Work =
        @Sendable (_ run: RequestExecution<Output, RouteError>) async throws(CallError<RouteError>) -> Output
    /// Takes the outcome, and calls `delivered` when it has handed it over. It does not keep the run.
    private typealias Handler = @Sendable (Outcome, _ delivered: @escaping @Sendable () -> Void) -> Void

    package typealias Keeper = @Sendable (RequestExecution<Output, RouteError>) -> Void

    // Indirect, and the state a class, because each kind of request would bring code of its own that copies all that is in them.

    private indirect enum Phase {
        case waiting
        case running(Task<Void, Never>)
        case finished(Outcome)
    }

    private final class State {
        var phase = Phase.waiting
        var terms: RequestOptions
        /// It was to start while it was suspended.
        var isDue = false
        /// What was attached to the request; called again by a request that takes its place.
        var handlers: [Handler]
        /// Take each request that takes the place of this one.
        var keepers: [Keeper] = []
        /// Who waits for the end of this very run.
        var waiters: [@Sendable (Outcome) -> Void] = []
        var metadata: ResponseMetadata?
        /// Called once, when the outcome has been handed over.
        var onDelivery: (@Sendable () async -> Void)?
        var isDelivered = false

        init(_ terms: RequestOptions, handlers: [Handler] = []) {
            self.terms = terms
            self.handlers = handlers
        }

        /// Ends the run, unless it has ended. Gives the outcome and whom to tell.
        func end(_ outcome: Outcome) -> Ending? {
            if case .finished = phase { return nil }
            phase = .finished(outcome)
            defer { (handlers, waiters) = ([], []) }
            return (outcome, handlers, waiters)
        }

        /// The task to cancel if the run has one, or else the end of a run that has not started.
        func cancel() -> (Task<Void, Never>?, Ending?) {
            if case .running(let task) = phase { return (task, nil) }
            return (nil, end(.failure(.clientError(.other(CancellationError())))))
        }
    }

    private typealias Ending = (outcome: Outcome, handlers: [Handler], waiters: [@Sendable (Outcome) -> Void])

    /// The route, for messages.
    package let name: String

    /// How much of the content has moved.
    package let progress: ProgressReporter

    /// Holds the request up.
    package let suspension = HTTPSuspender()

    private let errorHandlers: GlobalErrorResponseHandler
    private let log: LoggingClosure?
    private let work: Work
    private let state: Locked<State>

    /// - Parameters:
    ///   - name: The route, for messages.
    ///   - terms: What the caller wants of it; nothing by default.
    ///   - errorHandlers: Hears of the error, if there is one.
    ///   - log: Hears of modifiers that come too late.
    ///   - work: Carries the request out. Runs once in each run.
    package convenience init(
        name: String, terms: RequestOptions = RequestOptions(), errorHandlers: GlobalErrorResponseHandler = .shared,
        log: LoggingClosure? = nil, work: @escaping Work
    ) {
        self.init(name, ProgressReporter(), State(terms), errorHandlers, log, work)
        startWithNextTurnOfMainQueue()
    }

    private init(
        _ name: String, _ progress: ProgressReporter, _ state: sending State,
        _ errorHandlers: GlobalErrorResponseHandler, _ log: LoggingClosure?, _ work: @escaping Work
    ) {
        self.name = name
        self.progress = progress
        self.errorHandlers = errorHandlers
        self.log = log
        self.work = work
        self.state = Locked(state)
    }

    deinit {
        let ending = state.withLock { $0.end(.failure(.clientError(.requestObjectDeallocated))) }
        for handler in ending?.handlers ?? [] { handler(.failure(.clientError(.requestObjectDeallocated))) {} }
    }

    // MARK: Starting and ending

    /// Starts the request unless it has started or is suspended. The handle calls it when it goes, too.
    package func start() {
        state.withLock { state in
            guard case .waiting = state.phase else { return }
            if suspension.isSuspended {
                state.isDue = true
            } else {
                state.phase = .running(Task.onOwnThreads { await self.run() })
            }
        }
    }

    /// Starts a request that is made on the main queue when that has done what it is at: whatever is chained to the request
    /// is done before. Nobody else tells when they have finished with a request.
    private func startWithNextTurnOfMainQueue() {
        guard MainQueueDetector.isCurrent else { return }
        DispatchQueue.main.async { [weak self] in self?.start() }
    }

    /// Holds the request up.
    package func suspend() {
        suspension.suspend()
    }

    /// Lets the request go on.
    package func resume() {
        suspension.resume()
        if state.withLock({ $0.isDue }) { start() }
    }

    /// Ends the request with a cancellation error, immediately if it has not started.
    package func cancel() {
        let (task, ending) = state.withLock { $0.cancel() }
        task?.cancel()
        tell(ending)
        if task == nil { deliveredElsewhere() }
    }

    /// Ends the request as `cancel` does, but on behalf of the client: an outcome that exists stays to be handed over.
    package func abandon() {
        // One critical section: an outcome that arrived between a check and the cancellation would count as delivered.
        let (task, ending) = state.withLock { state -> (Task<Void, Never>?, Ending?) in
            if case .finished = state.phase { return (nil, nil) }
            state.onDelivery = nil
            return state.cancel()
        }
        task?.cancel()
        tell(ending)
    }

    /// Starts the request unless it has started, and waits for its end. Cancelling the waiting task cancels the request.
    package func outcome() async -> Outcome {
        start()
        let outcome = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                whenFinished { continuation.resume(returning: $0) }
            }
        } onCancel: {
            cancel()
        }
        await delivered()?()
        return outcome
    }

    /// The same call once more, without handlers.
    func restarted() -> RequestExecution {
        let run = RequestExecution(name: name, terms: terms, errorHandlers: errorHandlers, log: log, work: work)
        for keeper in state.withLock({ $0.keepers }) { keeper(run) }
        return run
    }

    /// Has `keeper` take each run that takes the place of this one.
    package func keep(_ keeper: @escaping Keeper) {
        state.withLock { $0.keepers.append(keeper) }
    }

    private func run() async {
        let outcome: Outcome
        do throws(CallError<RouteError>) {
            outcome = .success(try await work(self))
        } catch {
            outcome = .failure(error)
        }
        tell(state.withLock { $0.end(outcome) })
    }

    private func tell(_ ending: Ending?) {
        guard let ending else { return }
        if case .failure(let error) = ending.outcome {
            errorHandlers.report(error) { failedRequest(ending.handlers) }
        }
        for handler in ending.handlers { handler(ending.outcome) { self.deliveredElsewhere() } }
        for waiter in ending.waiters { waiter(ending.outcome) }
    }

    /// The request as global error handlers see it.
    private func failedRequest(_ handlers: [Handler]) -> FailedRequest {
        let keepers = state.withLock { $0.keepers }
        return FailedRequest(route: name, hasHandlers: !handlers.isEmpty) {
            [name, progress, terms, errorHandlers, log, work] in
            let state = State(terms, handlers: handlers)
            let run = RequestExecution(name, progress, state, errorHandlers, log, work)
            for keeper in keepers { keeper(run) }
            run.start()
        }
    }

    // MARK: Handlers

    /// Has `handler` called with the outcome, on the main queue. Starts the request unless it has started.
    package func handle(_ handler: @escaping @MainActor @Sendable (Output?, CallError<RouteError>?) -> Void) {
        add { outcome, delivered in
            Task { @MainActor in
                handler(outcome.value, outcome.error)
                delivered()
            }
        }
    }

    /// Has `handler` called with the outcome, on `queue`. Starts the request unless it has started.
    package func handle(
        on queue: DispatchQueue, _ handler: @escaping @Sendable (Output?, CallError<RouteError>?) -> Void
    ) {
        add { outcome, delivered in
            queue.async {
                handler(outcome.value, outcome.error)
                delivered()
            }
        }
    }

    private func add(_ handler: @escaping Handler) {
        let outcome = attach { $0.handlers.append(handler) }
        if let outcome { handler(outcome) { self.deliveredElsewhere() } } else { start() }
    }

    /// Calls `waiter` when this run is over, on the thread on which that happens.
    package func whenFinished(_ waiter: @escaping @Sendable (Outcome) -> Void) {
        let outcome = attach { $0.waiters.append(waiter) }
        if let outcome { waiter(outcome) }
    }

    /// Remembers who is to be told; gives the outcome in place of that where it is there.
    private func attach(_ remember: (inout State) -> Void) -> Outcome? {
        state.withLock { state in
            if case .finished(let outcome) = state.phase { return outcome }
            remember(&state)
            return nil
        }
    }

    /// Has `work` done once, when the outcome has been handed to somebody: the first handler has returned, or a task that
    /// waited is about to go on, and waits for the work. That may be never. Cancelling a request that has not started, or is
    /// over, counts as well. `nil` forgets what was to be done.
    package func onDelivery(_ work: (@Sendable () async -> Void)?) {
        let isLate = state.withLock { state in
            if !state.isDelivered { state.onDelivery = work }
            return state.isDelivered
        }
        if isLate, let work { Task.onOwnThreads { await work() } }
    }

    /// The outcome has been handed over. Gives what is to be done then.
    private func delivered() -> (@Sendable () async -> Void)? {
        state.withLock { state in
            state.isDelivered = true
            defer { state.onDelivery = nil }
            return state.onDelivery
        }
    }

    /// The outcome has been handed over, on a thread that waits for nothing.
    private func deliveredElsewhere() {
        if let work = delivered() { Task.onOwnThreads { await work() } }
    }

    // MARK: Facts

    /// What the caller wants of the request.
    package var terms: RequestOptions {
        state.withLock { $0.terms }
    }

    /// Changes what the caller wants. Once the request has started that is an error, which the log hears of.
    package func change(_ modifier: String, _ change: (inout RequestOptions) -> Void) {
        let isInTime = state.withLock { state in
            guard case .waiting = state.phase else { return false }
            change(&state.terms)
            return true
        }
        if !isInTime {
            log?(
                .error, "\(name): \(modifier) has no effect after the start of the request: call it before the handler")
        }
    }

    /// What the last answer said beside its content.
    package var metadata: ResponseMetadata? {
        state.withLock { $0.metadata }
    }

    /// An answer has come.
    package func received(_ metadata: ResponseMetadata) {
        state.withLock { $0.metadata = metadata }
    }

    /// The route, and how far the request has come.
    var description: String {
        let phase =
            switch (state.withLock { $0.phase }, suspension.isSuspended) {
            case (.waiting, false): "not started"
            case (.waiting, true), (.running, true): "suspended"
            case (.running, false): "running"
            case (.finished(.success), _): "succeeded"
            case (.finished(.failure(let error)), _): "failed: \(error)"
            }
        return "\(name) (\(phase))"
    }
}

extension Result {
    fileprivate var value: Success? {
        if case .success(let value) = self { value } else { nil }
    }

    fileprivate var error: Failure? {
        if case .failure(let error) = self { error } else { nil }
    }
}
