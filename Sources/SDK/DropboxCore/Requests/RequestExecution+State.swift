import DropboxConcurrency

/// The state of an execution, and the delivery of its outcome.
extension RequestExecution {
    // `Phase` is indirect and `State` is a class because otherwise the compiler would emit separate copy code for each
    // specialization.

    indirect enum Phase {
        case waiting
        /// The request has started and will have a task.
        case starting
        case running(Task<Void, Never>)
        case finished(Outcome)
    }

    final class State {
        var phase = Phase.waiting
        var options: RequestOptions
        /// Whether `start` was called while the request was suspended.
        var startsOnResume = false
        /// The request, while it runs and has a handler.
        var handle: (any AnyObject & Sendable)?
        /// The handlers of the request. A request that replaces this one calls them again.
        var handlers: [Handler]
        /// Receive each execution that replaces this one.
        var replacementHandlers: [ReplacementHandler] = []
        /// Whether the execution has finished, and its handlers are being scheduled. Later receivers wait for that:
        /// they would overtake the handlers.
        var isSchedulingHandlers = false
        /// Receive the outcome of this execution only.
        var waiters: [@Sendable (Outcome) -> Void] = []
        var metadata: ResponseMetadata?
        /// The progress of the content. Most requests have no content.
        var progress: ProgressReporter?
        /// Called once, after the outcome was delivered.
        var onDelivery: (@Sendable () async -> Void)?
        /// Whether a receiver has the outcome.
        var isDelivering = false
        var isDelivered = false
        /// Whether the client doesn't want the outcome anymore.
        var isAbandoned = false
        /// The time at which the request was to start, if it waited in its queue.
        var queueEntry: Duration?
        var hasLeftQueue = false

        init(_ options: RequestOptions, handlers: [Handler] = [], progress: ProgressReporter? = nil) {
            self.options = options
            self.handlers = handlers
            self.progress = progress
        }

        /// Finishes the execution.
        ///
        /// - Returns: The outcome and its receivers, or `nil` if the execution had already finished.
        func finish(_ outcome: Outcome) -> Completion? {
            if case .finished = phase { return nil }
            // The work may have ended before it noticed the cancellation.
            let outcome = isAbandoned ? .abandoned() : outcome
            phase = .finished(outcome)
            isSchedulingHandlers = !handlers.isEmpty
            // The caller releases them after it has released the lock: the handle starts the execution when it is
            // deallocated.
            defer { (handlers, waiters, handle) = ([], [], nil) }
            return (outcome, handlers, waiters, handle)
        }

        /// Returns the receivers that were added while handlers were scheduled. Without another handler, ends the
        /// scheduling.
        func takeLateReceivers() -> (handlers: [Handler], waiters: [@Sendable (Outcome) -> Void]) {
            defer { (handlers, waiters) = ([], []) }
            isSchedulingHandlers = !handlers.isEmpty
            return (handlers, waiters)
        }

        /// Returns the task to cancel if the execution is running. Otherwise, finishes the execution.
        func cancel() -> (Task<Void, Never>?, Completion?) {
            if case .running(let task) = phase { return (task, nil) }
            return (nil, finish(.failure(.clientError(.cancelled))))
        }

        /// Returns the outcome for a receiver that has it from now on, or `nil` if the execution hasn't finished.
        func beginDelivery() -> Outcome? {
            guard case .finished(let outcome) = phase else { return nil }
            isDelivering = true
            return outcome
        }

        /// Marks the outcome as delivered, and returns the work to do.
        func endDelivery() -> (@Sendable () async -> Void)? {
            isDelivered = true
            defer { onDelivery = nil }
            return onDelivery
        }
    }

    /// The delivery of an outcome to a receiver.
    struct Delivery: Sendable {
        let outcome: Outcome
        /// The execution, or `nil` if it was deallocated.
        let execution: RequestExecution?

        /// Returns the outcome. Call it when the receiver is about to be called, because the outcome can be abandoned
        /// until then.
        func begin() -> Outcome { execution?.state.withLock { $0.beginDelivery() } ?? outcome }

        /// Ends the delivery.
        func end() { execution?.didDeliverInNewTask() }
    }

    typealias Completion = (
        outcome: Outcome, handlers: [Handler], waiters: [@Sendable (Outcome) -> Void],
        handle: (any AnyObject & Sendable)?
    )
}

extension Result {
    /// The outcome of a request that its client abandoned.
    static func abandoned<RouteError>() -> Self where Failure == CallError<RouteError> {
        .failure(.clientError(.cancelled))
    }
}
