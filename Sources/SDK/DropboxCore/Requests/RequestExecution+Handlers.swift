import Dispatch
import DropboxConcurrency

extension RequestExecution {
    /// Adds a handler that receives the outcome on the main queue. Starts the request unless it has started.
    package func handle(_ handler: @escaping @MainActor @Sendable (Output?, CallError<RouteError>?) -> Void) {
        add { delivery in
            Task { @MainActor in
                let outcome = delivery.begin()
                handler(outcome.value, outcome.error)
                delivery.end()
            }
        }
    }

    /// Adds a handler that receives the outcome on `queue`. Starts the request unless it has started.
    package func handle(
        on queue: DispatchQueue, _ handler: @escaping @Sendable (Output?, CallError<RouteError>?) -> Void
    ) {
        add { delivery in
            queue.async {
                let outcome = delivery.begin()
                handler(outcome.value, outcome.error)
                delivery.end()
            }
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
        add { delivery in
            queue.schedule {
                let outcome = delivery.begin()
                handler(outcome.value, outcome.error) { delivery.end() }
            }
        }
    }

    private func add(_ handler: @escaping Handler) {
        let outcome = outcome(orRegister: { $0.handlers.append(handler) })
        if let outcome { handler(Delivery(outcome: outcome, execution: self)) } else { start() }
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
