import Dispatch
import DropboxConcurrency
import DropboxHTTP
import Foundation

/// The execution of one request: waiting, running, or finished. A ``Request`` is a handle to its execution.
///
/// The execution owns the task that performs the request, and the task retains the execution, so no other reference is
/// necessary. ``Request`` documents when an execution starts.
package final class RequestExecution<Output: Sendable, RouteError: Sendable>: Sendable {
    package typealias Outcome = Result<Output, CallError<RouteError>>
    package typealias Work =
        @Sendable (_ execution: RequestExecution<Output, RouteError>) async throws(CallError<RouteError>) -> Output
    /// Receives the outcome. It doesn't retain the execution.
    typealias Handler = @Sendable (Delivery) -> Void

    package typealias ReplacementHandler = @Sendable (RequestExecution<Output, RouteError>) -> Void

    /// The route, for messages.
    package let name: String

    /// Suspends the request.
    package let suspender = HTTPSuspender()

    private let errorHandlers: GlobalErrorResponseHandler
    private let log: LoggingClosure?
    /// The place of a plain call.
    let place: CallPlace?
    private let work: Work
    let state: Locked<State>

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
        self.init(name: name, options: options, errorHandlers: errorHandlers, log: log, place: nil, work: work)
    }

    /// Creates an execution that has not started.
    ///
    /// - Parameter place: The place of a plain call, or `nil` for a request that transfers content.
    convenience init(
        name: String, options: RequestOptions = RequestOptions(), errorHandlers: GlobalErrorResponseHandler,
        log: LoggingClosure?, place: CallPlace?, work: @escaping Work
    ) {
        self.init(name, State(options), errorHandlers, log, place, work)
        startOnNextTurnOfMainQueue()
    }

    private init(
        _ name: String, _ state: sending State, _ errorHandlers: GlobalErrorResponseHandler,
        _ log: LoggingClosure?, _ place: CallPlace?, _ work: @escaping Work
    ) {
        self.name = name
        self.errorHandlers = errorHandlers
        self.log = log
        self.place = place
        self.work = work
        self.state = Locked(state)
    }

    deinit {
        let completion = state.withLock { $0.finish(.failure(.clientError(.requestObjectDeallocated))) }
        guard let completion else { return }
        for handler in completion.handlers { handler(Delivery(outcome: completion.outcome, execution: nil)) }
    }

    // MARK: - Starting and finishing

    /// Starts the request unless it has started or is suspended. The handle also calls it when it is deallocated.
    package func start() { start(immediately: false) }

    /// Starts the request.
    ///
    /// - Parameter immediately: Whether the calling thread awaits the request, so it may run the beginning.
    private func start(immediately: Bool) {
        let starts = state.withLock { state in
            guard case .waiting = state.phase else { return false }
            if suspender.isSuspended {
                state.startsOnResume = true
                return false
            }
            state.phase = .starting
            return true
        }
        guard starts else { return }
        guard let place else { return setTask(Task.onDedicatedThreads { await self.run() }) }
        guard place.queue.enter(self) else { return }
        setTask(Task.inline(immediately: immediately && place.startsOnCallingThread) { await self.run() })
    }

    /// Sets the task that performs the request. The task may already have ended, or the request may have been canceled.
    func setTask(_ task: Task<Void, Never>) {
        let isFinished = state.withLock { state in
            guard case .starting = state.phase else { return true }
            state.phase = .running(task)
            return false
        }
        if isFinished { task.cancel() }
    }

    /// Retains the handle until the request finishes, if it is running. Apps keep weak references to requests, to cancel
    /// them. A suspended request without references could never be resumed.
    package func retain(_ handle: any AnyObject & Sendable) {
        state.withLock { state in
            switch state.phase {
            case .starting, .running: state.handle = handle
            case .waiting, .finished: break
            }
        }
    }

    /// Starts a request that was created on the main queue at the queue's next turn.
    ///
    /// Modifiers that are chained to the request run before. No other event indicates that the caller has finished
    /// setting up the request.
    private func startOnNextTurnOfMainQueue() {
        guard MainQueueDetector.isCurrent else { return }
        DispatchQueue.main.async { [weak self] in self?.start() }
    }

    /// Starts the request unless the next turn of the main queue will start it.
    func startUnlessOnMainQueue() {
        if !MainQueueDetector.isCurrent { start() }
    }

    /// Suspends the request.
    package func suspend() {
        suspender.suspend()
    }

    /// Resumes the request, and starts it if `start` was called while it was suspended.
    package func resume() {
        suspender.resume()
        if state.withLock({ $0.startsOnResume }) { start() }
    }

    /// Finishes the request with a cancellation error, immediately if it has not started.
    package func cancel() {
        let (task, completion) = state.withLock { $0.cancel() }
        task?.cancel()
        deliver(completion)
        if task == nil { didDeliverInNewTask() }
    }

    /// Cancels the request on behalf of the client. An outcome that no receiver has yet is replaced by a cancellation: someone
    /// else delivers it.
    ///
    /// - Returns: `false` if a receiver already has the outcome.
    @discardableResult package func abandon() -> Bool {
        // One critical section: otherwise, an outcome that arrives between a check and the cancellation would be
        // delivered.
        let result = state.withLock {
            state -> (Task<Void, Never>?, Completion?, work: (@Sendable () async -> Void)?)? in
            if state.isDelivering || state.isDelivered { return nil }
            state.isAbandoned = true
            defer { state.onDelivery = nil }
            if case .finished = state.phase {
                state.phase = .finished(.abandoned())
                return (nil, nil, state.onDelivery)
            }
            let (task, completion) = state.cancel()
            return (task, completion, state.onDelivery)
        }
        guard let (task, completion, work) = result else { return false }
        // The work can hold the last reference to an object whose `deinit` locks the state.
        withExtendedLifetime(work) {}
        task?.cancel()
        deliver(completion)
        return true
    }

    /// Starts the request unless it has started, and waits for its outcome. Canceling the waiting task cancels the
    /// request.
    package func outcome() async -> Outcome {
        start(immediately: !Task.isCancelled)
        let received = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                onFinish { continuation.resume(returning: $0) }
            }
        } onCancel: {
            cancel()
        }
        // It may have been abandoned since.
        let (outcome, work) = state.withLock { ($0.beginDelivery() ?? received, $0.endDelivery()) }
        await work?()
        return outcome
    }

    /// Creates an execution of the same request, without handlers.
    func restarted() -> RequestExecution {
        let execution = RequestExecution(
            name: name, options: options, errorHandlers: errorHandlers, log: log, place: place, work: work)
        for handler in state.withLock({ $0.replacementHandlers }) { handler(execution) }
        return execution
    }

    /// Adds a handler that receives each execution that replaces this one.
    package func onReplacement(_ handler: @escaping ReplacementHandler) {
        state.withLock { $0.replacementHandlers.append(handler) }
    }

    func run() async {
        let outcome: Outcome
        do throws(CallError<RouteError>) {
            outcome = .success(try await work(self))
        } catch {
            outcome = .failure(error)
        }
        let completion = state.withLock { $0.finish(outcome) }
        leaveQueue()
        deliver(completion)
    }

    private func deliver(_ completion: Completion?) {
        guard let completion else { return }
        let failedRequest: FailedRequest? =
            if case .failure(let error) = completion.outcome {
                errorHandlers.report(error) { self.failedRequest(completion.handlers) }
            } else { nil }
        var (handlers, waiters) = (completion.handlers, completion.waiters)
        while !handlers.isEmpty {
            for handler in handlers { handler(Delivery(outcome: completion.outcome, execution: self)) }
            let late = state.withLock { $0.takeLateReceivers() }
            handlers = late.handlers
            waiters += late.waiters
        }
        for waiter in waiters { waiter(completion.outcome) }
        failedRequest?.allowRestart()
    }

    /// Returns the request in the form that global error handlers receive.
    private func failedRequest(_ handlers: [Handler]) -> FailedRequest {
        let replacementHandlers = state.withLock { $0.replacementHandlers }
        return FailedRequest(route: name, hasHandlers: !handlers.isEmpty) {
            [name, progress, options, errorHandlers, log, place, work] in
            let state = State(options, handlers: handlers, progress: progress)
            let execution = RequestExecution(name, state, errorHandlers, log, place, work)
            for handler in replacementHandlers { handler(execution) }
            execution.start()
        }
    }

    // MARK: - Receivers

    /// Calls `waiter` when this execution finishes, on the thread that finishes it.
    package func onFinish(_ waiter: @escaping @Sendable (Outcome) -> Void) {
        let outcome = outcome(orRegister: { $0.waiters.append(waiter) })
        if let outcome { waiter(outcome) }
    }

    /// Returns the outcome if the execution has finished and all earlier handlers have been scheduled. Otherwise,
    /// registers a receiver and returns `nil`.
    func outcome(orRegister register: (inout State) -> Void) -> Outcome? {
        state.withLock { state in
            if case .finished(let outcome) = state.phase, !state.isSchedulingHandlers { return outcome }
            register(&state)
            return nil
        }
    }

    /// Sets the work to do once, after the outcome was delivered.
    ///
    /// The outcome counts as delivered when the first handler has returned, or when a waiting task is about to
    /// continue. In the latter case, the task waits for the work. Canceling a request that has not started or has
    /// already finished also counts. The work never runs if the request was abandoned before.
    ///
    /// - Parameter work: The work, or `nil` to remove the current work.
    package func onDelivery(_ work: (@Sendable () async -> Void)?) {
        let isLate = state.withLock { state in
            if !state.isDelivered, !state.isAbandoned { state.onDelivery = work }
            return state.isDelivered && !state.isAbandoned
        }
        if isLate, let work { Task.onDedicatedThreads { await work() } }
    }

    /// Marks the outcome as delivered, and does the work in a new task because the calling thread must not wait.
    func didDeliverInNewTask() {
        if let work = state.withLock({ $0.endDelivery() }) { Task.onDedicatedThreads { await work() } }
    }

    // MARK: - Properties

    /// The options of the caller.
    package var options: RequestOptions {
        state.withLock { $0.options }
    }

    /// Changes the options. If the request has started, logs an error instead.
    package func updateOptions(for modifier: String, _ change: (inout RequestOptions) -> Void) {
        let isInTime = state.withLock { state in
            guard case .waiting = state.phase else { return false }
            change(&state.options)
            return true
        }
        if !isInTime {
            log?(
                .error, "\(name): \(modifier) has no effect after the start of the request: call it before the handler")
        }
    }

    /// Sets the ID of the persisted transfer, when it's persisted.
    package func setTransferID(_ id: String) { state.withLock { $0.options.transferID = id } }

    /// The progress of the content.
    package var progress: ProgressReporter {
        state.withLock { state in
            if let progress = state.progress { return progress }
            let progress = ProgressReporter()
            state.progress = progress
            return progress
        }
    }

    /// The metadata of the last response.
    package var metadata: ResponseMetadata? {
        state.withLock { $0.metadata }
    }

    /// Records the metadata of a response.
    package func record(_ metadata: ResponseMetadata) {
        state.withLock { $0.metadata = metadata }
    }

    /// The route and the state of the request.
    package var description: String {
        let phase =
            switch (state.withLock { $0.phase }, suspender.isSuspended) {
            case (.waiting, false): "not started"
            case (.waiting, true), (.starting, true), (.running, true): "suspended"
            case (.starting, false), (.running, false): "running"
            case (.finished(.success), _): "succeeded"
            case (.finished(.failure(let error)), _): "failed: \(error)"
            }
        return "\(name) (\(phase))"
    }
}
