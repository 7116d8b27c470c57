import Dispatch
import Foundation
import Locking

/// The life of one request: waiting, running, finished. A request is a handle on its run.
///
/// The run owns the task that carries the request, and the task keeps the run: nothing else has to. `Request` says when
/// a run starts.
public final class RequestRun<Output: Sendable, RouteError: Sendable>: Sendable {
    package typealias Outcome = Result<Output, CallError<RouteError>>
    package typealias Work =
        @Sendable (_ run: RequestRun<Output, RouteError>) async throws(CallError<RouteError>) -> Output

    private enum Phase {
        case waiting(Work)
        case running(Task<Outcome, Never>)
        case finished(Outcome)
    }

    private struct State {
        var phase: Phase
        /// Grows with each modifier, so that the start can be put off while a request is still being put together.
        var changes = 0
        var handlers: [@Sendable (Outcome) -> Void] = []
        var metadata: ResponseMetadata?
        var terms: RequestTerms
        /// Called once, when the outcome has been handed over.
        var onDelivery: (@Sendable () -> Void)?
        var isDelivered = false
    }

    /// How long nothing must have been chained to a request that is kept in a variable until it starts.
    private static var settlingTime: Duration { .milliseconds(5) }

    /// The route, for messages.
    package let name: String

    /// How much of the content has moved.
    package let progress = ProgressReport()

    private let state: Locked<State>

    /// - Parameters:
    ///   - name: The route, for messages.
    ///   - time: Tells when the request has settled.
    ///   - terms: What the caller wants of it; nothing by default.
    ///   - work: Carries the request out. Runs once.
    package init(
        name: String, time: TimeSource = .system, terms: RequestTerms = RequestTerms(), work: @escaping Work
    ) {
        self.name = name
        state = Locked(State(phase: .waiting(work), terms: terms))
        Task { await startWhenSettled(time) }
    }

    /// Starts the request unless it has started. The handle calls it when it goes.
    package func start() {
        _ = running()
    }

    /// Starts the request unless it has started, and waits for its end. Cancelling the waiting task cancels the request.
    package func outcome() async -> Outcome {
        let outcome = await ended()
        delivered()
        return outcome
    }

    private func ended() async -> Outcome {
        switch running() {
        case .waiting: .failure(.clientError(.unexpectedState))
        case .finished(let outcome): outcome
        case .running(let task):
            await withTaskCancellationHandler {
                await task.value
            } onCancel: {
                cancel()
            }
        }
    }

    /// Ends the request with a cancellation error, now if it has not started.
    package func cancel() {
        let cancelled = Outcome.failure(.clientError(.other(CancellationError())))
        let (task, handlers) = state.withLock { state -> (Task<Outcome, Never>?, [@Sendable (Outcome) -> Void]) in
            switch state.phase {
            case .finished: return (nil, [])
            case .running(let task): return (task, [])
            case .waiting:
                state.phase = .finished(cancelled)
                defer { state.handlers = [] }
                return (nil, state.handlers)
            }
        }
        task?.cancel()
        for handler in handlers { handler(cancelled) }
    }

    /// Has `handler` called with the outcome, on the main queue.
    package func handle(_ handler: @escaping @MainActor @Sendable (Output?, CallError<RouteError>?) -> Void) {
        add { outcome in
            Task { @MainActor in
                handler(outcome.value, outcome.error)
                self.delivered()
            }
        }
    }

    /// Has `handler` called with the outcome, on `queue`.
    package func handle(
        on queue: DispatchQueue, _ handler: @escaping @Sendable (Output?, CallError<RouteError>?) -> Void
    ) {
        add { outcome in
            queue.async {
                handler(outcome.value, outcome.error)
                self.delivered()
            }
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

    /// What the caller wants of the request.
    package var terms: RequestTerms {
        state.withLock { $0.terms }
    }

    /// Changes what the caller wants, unless the request has started.
    package func change(_ change: (inout RequestTerms) -> Void) {
        state.withLock { state in
            state.changes += 1
            if case .waiting = state.phase { change(&state.terms) }
        }
    }

    /// Has `work` done once, when the outcome has been handed to somebody: the first handler has returned, or a task that
    /// waited goes on. That may be never.
    package func onDelivery(_ work: @escaping @Sendable () -> Void) {
        let isLate = state.withLock { state in
            if !state.isDelivered { state.onDelivery = work }
            return state.isDelivered
        }
        if isLate { work() }
    }

    private func delivered() {
        let work = state.withLock { state in
            state.isDelivered = true
            defer { state.onDelivery = nil }
            return state.onDelivery
        }
        work?()
    }

    /// The route, and how far the request has come.
    var description: String {
        let phase =
            switch state.withLock({ $0.phase }) {
            case .waiting: "not started"
            case .running: "running"
            case .finished(.success): "succeeded"
            case .finished(.failure(let error)): "failed: \(error)"
            }
        return "\(name) (\(phase))"
    }

    private func add(_ handler: @escaping @Sendable (Outcome) -> Void) {
        let outcome = state.withLock { state -> Outcome? in
            state.changes += 1
            if case .finished(let outcome) = state.phase { return outcome }
            state.handlers.append(handler)
            return nil
        }
        if let outcome { handler(outcome) }
    }

    private func startWhenSettled(_ time: TimeSource) async {
        var seen = -1
        while true {
            let changes = state.withLock { state -> Int? in
                if case .waiting = state.phase { state.changes } else { nil }
            }
            guard let changes, changes != seen else { break }
            seen = changes
            // An error means that the clock waits no longer; then it is time to start.
            do { try await time.sleep(Self.settlingTime) } catch { break }
        }
        start()
    }

    private func running() -> Phase {
        state.withLock { state in
            if case .waiting(let work) = state.phase {
                state.phase = .running(Task { await self.run(work) })
            }
            return state.phase
        }
    }

    private static func outcome(of work: Work, _ run: RequestRun) async -> Outcome {
        do throws(CallError<RouteError>) {
            return .success(try await work(run))
        } catch {
            return .failure(error)
        }
    }

    private func run(_ work: Work) async -> Outcome {
        let outcome = await Self.outcome(of: work, self)
        let handlers = state.withLock { state in
            state.phase = .finished(outcome)
            defer { state.handlers = [] }
            return state.handlers
        }
        for handler in handlers { handler(outcome) }
        return outcome
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
