import Dispatch
import DropboxConcurrency
import DropboxHTTP
import Foundation

/// The execution of one request: waiting, running, or finished. A ``Request`` is a handle to its execution.
///
/// The execution owns the task that performs the request, and the task retains the execution, so no other reference is
/// necessary. ``Request`` documents when an execution starts.
///
/// The subclass ``RequestExecution`` adds the types of the result and the error. All else is here, because code with type
/// parameters looks up their layout whenever it runs.
// @unchecked Sendable because classes that can be inherited from are never checked. This class has only constants, except for
// the membership, which its activity changes.
package class AnyRequestExecution: CustomStringConvertible, @unchecked Sendable {
    /// The route, for messages.
    package final let name: String

    /// Suspends the request.
    package final let suspender = HTTPSuspender()

    final let errorHandlers: GlobalErrorResponseHandler
    final let log: LoggingClosure?
    /// The place of a plain call.
    final let place: CallPlace?
    final let state: Locked<State>
    /// Counts the request, so that a shutdown can wait for it.
    final let activity: ClientActivity?
    private final var membership = ClientActivity.Membership()

    init(
        _ name: String, _ state: State, _ errorHandlers: GlobalErrorResponseHandler, _ log: LoggingClosure?,
        _ place: CallPlace?, _ activity: ClientActivity?
    ) {
        self.name = name
        self.errorHandlers = errorHandlers
        self.log = log
        self.place = place
        self.state = Locked(state)
        self.activity = activity
        _ = activity?.begin(&membership, partOf: nil)
    }

    deinit {
        endActivity()
        guard let receivers = state.withLock({ $0.finish() }) else { return }
        for handler in receivers.handlers { handler(nil) }
    }

    // MARK: - What the subclass provides

    /// Performs the request, and finishes.
    nonisolated(nonsending) func perform() async {}

    /// Reports the error of a request that hasn't succeeded to the global handlers.
    ///
    /// - Returns: The request in the form that they receive, or `nil` if there is no handler.
    func reportFailure(_ handlers: [Handler]) -> FailedRequest? { nil }

    /// The error with which the request failed, for messages.
    var failure: (any Error)? { nil }

    // MARK: - Starting and finishing

    /// Starts the request unless it has started or is suspended. The handle also calls it when it is deallocated.
    package final func start() { start(immediately: false) }

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
        guard let place else { return setTask(Task.onDedicatedThreads { await self.perform() }) }
        guard place.queue.enter(self) else { return }
        setTask(Task.inline(immediately: immediately && place.startsOnCallingThread) { await self.perform() })
    }

    /// Starts a request that waited in its queue.
    ///
    /// - Parameter queueEntry: The time at which the request was to start.
    /// - Returns: `false` if the request has finished in the meantime.
    final func startFromQueue(_ queueEntry: Duration) -> Bool {
        let starts = state.withLock { state in
            guard case .starting = state.phase else { return false }
            state.queueEntry = queueEntry
            return true
        }
        if starts { setTask(Task.inline(immediately: false) { await self.perform() }) }
        return starts
    }

    /// Makes room for another call in the queue of plain calls. Calls do that when they finish, and before they wait for
    /// something other than the server. Only the first time counts.
    package final func leaveQueue() {
        guard let queue = place?.queue else { return }
        let leaves = state.withLock { state in
            defer { state.hasLeftQueue = true }
            return !state.hasLeftQueue
        }
        if leaves { queue.leave() }
    }

    /// Sets the task that performs the request. The task may already have ended, or the request may have been canceled.
    private func setTask(_ task: Task<Void, Never>) {
        let mustEnd = state.withLock { state in
            guard case .starting = state.phase else { return true }
            state.phase = .running(task)
            return state.isStopped
        }
        if mustEnd { task.cancel() }
    }

    /// Retains the handle until the request finishes, if it is running. Apps keep weak references to requests, to cancel
    /// them. A suspended request without references could never be resumed.
    package final func retain(_ handle: any AnyObject & Sendable) {
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
    final func startOnNextTurnOfMainQueue() {
        guard MainQueueDetector.isCurrent else { return }
        DispatchQueue.main.async { [weak self] in self?.start() }
    }

    /// Returns whether the request may be sent although the client may be shutting down.
    /// - Parameter transfer: The transfer to which the request belongs, if any.
    final func isAccepted(asPartOf transfer: ClientActivity.Transfer?) -> Bool {
        activity?.begin(&membership, partOf: transfer, running: self) ?? true
    }

    /// Lets a shutdown of the client continue.
    final func endActivity() { activity?.end(&membership, of: self) }

    /// Cancels the task of the request, because its client was shut down. The request then fails.
    final func stop() {
        let task = state.withLock { state -> Task<Void, Never>? in
            state.isStopped = true
            return if case .running(let task) = state.phase { task } else { nil }
        }
        task?.cancel()
    }

    /// Starts the request unless the next turn of the main queue will start it.
    final func startUnlessOnMainQueue() {
        if !MainQueueDetector.isCurrent { start() }
    }

    /// Suspends the request.
    package final func suspend() {
        suspender.suspend()
    }

    /// Resumes the request, and starts it if `start` was called while it was suspended.
    package final func resume() {
        suspender.resume()
        if state.withLock({ $0.startsOnResume }) { start() }
    }

    /// Finishes the request with a cancellation error, immediately if it has not started.
    package final func cancel() {
        let (task, receivers) = state.withLock { $0.cancel() }
        task?.cancel()
        deliver(receivers)
        if task == nil { didDeliverInNewTask() }
    }

    /// Cancels the request on behalf of the client. An outcome that no receiver has yet is replaced by a cancellation: someone
    /// else delivers it.
    ///
    /// - Returns: `false` if a receiver already has the outcome.
    @discardableResult package final func abandon() -> Bool {
        // One critical section: otherwise, an outcome that arrives between a check and the cancellation would be
        // delivered.
        let result = state.withLock {
            state -> (Task<Void, Never>?, Receivers?, work: (@Sendable () async -> Void)?)? in
            if state.isDelivering || state.isDelivered { return nil }
            state.isAbandoned = true
            defer { state.onDelivery = nil }
            if case .finished = state.phase { return (nil, nil, state.onDelivery) }
            let (task, receivers) = state.cancel()
            return (task, receivers, state.onDelivery)
        }
        guard let (task, receivers, work) = result else { return false }
        // The work can hold the last reference to an object whose `deinit` locks the state.
        withExtendedLifetime(work) {}
        task?.cancel()
        deliver(receivers)
        return true
    }

    // MARK: - Receivers

    /// Delivers the outcome to the receivers of a request that has just finished.
    final func deliver(_ receivers: Receivers?) {
        guard let receivers else { return }
        let hasSucceeded = state.withLock { $0.hasSucceeded }
        let failedRequest = hasSucceeded ? nil : reportFailure(receivers.handlers)
        var (handlers, waiters) = (receivers.handlers, receivers.waiters)
        while !handlers.isEmpty {
            for handler in handlers { handler(self) }
            let late = state.withLock { $0.takeLateReceivers() }
            handlers = late.handlers
            waiters += late.waiters
        }
        for waiter in waiters { waiter() }
        failedRequest?.allowRestart()
    }

    /// Starts the request unless it has started, and waits until it has finished and its handlers have been scheduled.
    /// Canceling the waiting task cancels the request.
    final nonisolated(nonsending) func finish() async {
        start(immediately: !Task.isCancelled)
        await withTaskCancellationHandler {
            await withUnsafeContinuation { continuation in onFinish { continuation.resume() } }
        } onCancel: {
            cancel()
        }
    }

    /// Calls `waiter` when this execution finishes, on the thread that finishes it.
    package final func onFinish(_ waiter: @escaping @Sendable () -> Void) {
        if isFinished(orRegister: { $0.waiters.append(waiter) }) { waiter() }
    }

    /// Adds a handler. Starts the request unless it has started.
    final func add(_ handler: @escaping Handler) {
        if isFinished(orRegister: { $0.handlers.append(handler) }) { handler(self) } else { start() }
    }

    /// Returns `true` if the execution has finished and all earlier handlers have been scheduled. Otherwise, registers a
    /// receiver.
    private func isFinished(orRegister register: (inout State) -> Void) -> Bool {
        state.withLock { state in
            if case .finished = state.phase, !state.isSchedulingHandlers { return true }
            register(&state)
            return false
        }
    }

    /// Marks the outcome as received. Call it when the receiver is about to be called, because the outcome can be
    /// abandoned until then.
    ///
    /// - Returns: `false` if the outcome was abandoned.
    final func beginDelivery() -> Bool {
        state.withLock { state in
            state.isDelivering = true
            return !state.isAbandoned
        }
    }

    /// Sets the work to do once, after the outcome was delivered.
    ///
    /// The outcome counts as delivered when the first handler has returned, or when a waiting task is about to
    /// continue. In the latter case, the task waits for the work. Canceling a request that has not started or has
    /// already finished also counts. The work never runs if the request was abandoned before.
    ///
    /// - Parameter work: The work, or `nil` to remove the current work.
    package final func onDelivery(_ work: (@Sendable () async -> Void)?) {
        let isLate = state.withLock { state in
            if !state.isDelivered, !state.isAbandoned { state.onDelivery = work }
            return state.isDelivered && !state.isAbandoned
        }
        if isLate, let work { Task.onDedicatedThreads { await work() } }
    }

    /// Marks the outcome as delivered, and does the work in a new task because the calling thread must not wait.
    final func didDeliverInNewTask() {
        if let work = state.withLock({ $0.endDelivery() }) { Task.onDedicatedThreads { await work() } }
    }

    /// Adds a handler that receives each execution that replaces this one.
    package final func onReplacement(_ handler: @escaping ReplacementHandler) {
        state.withLock { $0.replacementHandlers.append(handler) }
    }

    // MARK: - Properties

    /// The options of the caller.
    package final var options: RequestOptions {
        state.withLock { $0.options }
    }

    /// Changes the options. If the request has started, logs an error instead.
    package final func updateOptions(for modifier: String, _ change: (inout RequestOptions) -> Void) {
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

    /// Changes the options of the call when it starts. Has no effect after the start.
    final func adjust(_ change: @escaping @Sendable (inout CallOptions) -> Void) {
        state.withLock { $0.adjustments.append(change) }
    }

    /// Returns the options of a call, with the changes for this request.
    final func adjusted(_ options: CallOptions) -> CallOptions {
        let adjustments = state.withLock { $0.adjustments }
        return adjustments.reduce(into: options) { $1(&$0) }
    }

    /// Whether the request has an earliest begin date.
    final var isDelayed: Bool { state.withLock { $0.options.earliestBeginDate != nil } }

    /// Sets the ID of the persisted transfer, when it's persisted.
    package final func setTransferID(_ id: String) { state.withLock { $0.options.transferID = id } }

    /// The time at which the request was to start, if it waited in the queue of plain calls.
    final var queueEntry: Duration? { state.withLock { $0.queueEntry } }

    /// The progress of the content.
    package final var progress: ProgressReporter {
        state.withLock { state in
            if let progress = state.progress { return progress }
            let progress = ProgressReporter()
            state.progress = progress
            return progress
        }
    }

    /// The metadata of the last response.
    package final var metadata: ResponseMetadata? {
        state.withLock { $0.metadata }
    }

    /// Records the metadata of a response.
    package final func record(_ metadata: ResponseMetadata) {
        state.withLock { $0.metadata = metadata }
    }

    /// The route and the state of the request.
    package final var description: String {
        let phase =
            switch (state.withLock { $0.phase }, suspender.isSuspended) {
            case (.waiting, false): "not started"
            case (.waiting, true), (.starting, true), (.running, true): "suspended"
            case (.starting, false), (.running, false): "running"
            case (.finished, _): failure.map { "failed: \($0)" } ?? "succeeded"
            }
        return "\(name) (\(phase))"
    }
}

extension AnyRequestExecution {
    /// Waits until the earliest begin date of the request.
    ///
    /// - Throws: `CancellationError` if the task is canceled before.
    package func waitForEarliestBeginDate(clock: ClientClock, now: @Sendable () -> Date = { Date() }) async throws {
        // Repeat the calculation because the system clock may be set during the wait.
        while let wait = options.earliestBeginDate?.timeIntervalSince(now()), wait > 0 {
            try await clock.sleep(.seconds(min(wait, 3_600)))
        }
    }
}
