import DropboxConcurrency

/// The state of an execution, apart from its outcome.
extension AnyRequestExecution {
    /// Receives the outcome from the execution, or `nil` if the execution was deallocated before it started. A handler
    /// doesn't retain the execution.
    typealias Handler = @Sendable (AnyRequestExecution?) -> Void

    package typealias ReplacementHandler = @Sendable (AnyRequestExecution) -> Void

    /// The receivers of an outcome, and the handle that was retained for them.
    typealias Receivers = (
        handlers: [Handler], waiters: [@Sendable () -> Void], handle: (any AnyObject & Sendable)?
    )

    enum Phase {
        case waiting
        /// The request has started and will have a task.
        case starting
        case running(Task<Void, Never>)
        /// Without an outcome of the subclass, the request was canceled.
        case finished
    }

    struct State {
        var phase = Phase.waiting
        var options: RequestOptions
        /// Change the options of the call when it starts.
        var adjustments: [@Sendable (inout CallOptions) -> Void] = []
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
        /// Called when this execution finishes.
        var waiters: [@Sendable () -> Void] = []
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
        /// Whether the client was shut down while the task of the request ran.
        var isStopped = false
        /// The time at which the request was to start, if it waited in its queue.
        var queueEntry: Duration?
        var hasLeftQueue = false
        /// Whether the request has finished with a result.
        var hasSucceeded = false

        init(_ options: RequestOptions, handlers: [Handler] = [], progress: ProgressReporter? = nil) {
            self.options = options
            self.handlers = handlers
            self.progress = progress
        }

        /// Finishes the execution.
        ///
        /// - Returns: The receivers, or `nil` if the execution had already finished.
        mutating func finish() -> Receivers? {
            if case .finished = phase { return nil }
            phase = .finished
            isSchedulingHandlers = !handlers.isEmpty
            // The caller releases them after it has released the lock: the handle starts the execution when it is
            // deallocated.
            defer { (handlers, waiters, handle) = ([], [], nil) }
            return (handlers, waiters, handle)
        }

        /// Returns the receivers that were added while handlers were scheduled. Without another handler, ends the
        /// scheduling.
        mutating func takeLateReceivers() -> (handlers: [Handler], waiters: [@Sendable () -> Void]) {
            defer { (handlers, waiters) = ([], []) }
            isSchedulingHandlers = !handlers.isEmpty
            return (handlers, waiters)
        }

        /// Returns the task to cancel if the execution is running. Otherwise, finishes the execution.
        mutating func cancel() -> (Task<Void, Never>?, Receivers?) {
            if case .running(let task) = phase { return (task, nil) }
            return (nil, finish())
        }

        /// Marks the outcome as delivered, and returns the work to do.
        mutating func endDelivery() -> (@Sendable () async -> Void)? {
            isDelivered = true
            defer { onDelivery = nil }
            return onDelivery
        }
    }
}
