import DropboxConcurrency

/// Waits for a client, and reports each wait to whoever listens.
package final class WaitReporter: Sendable {
    /// The longest wait. Whoever asks for more, by mistake most likely, gets this much.
    package static var longestWait: Duration { .seconds(86_400) }

    /// How long a response or a token may take before that counts as a wait.
    static var patience: Duration { .seconds(2) }

    private let handler: WaitingHandler?
    private let clock: ClientClock
    private let latest = Locked<ClientWait.Reason?>(nil)

    package init(_ handler: WaitingHandler?, clock: ClientClock) {
        self.handler = handler
        self.clock = clock
    }

    /// Whether somebody listens.
    var isHeard: Bool { handler != nil }

    /// Why a call of the client last failed: what a transfer waits for that repeats its own steps.
    package var latestFailure: ClientWait.Reason? { latest.withLock { $0 } }

    func note(_ failure: ClientWait.Reason) { latest.withLock { $0 = failure } }

    /// Sleeps, and reports it.
    /// - Parameter duration: 0 to `longestWait`; what is outside is clamped.
    /// - Throws: What the clock throws: `CancellationError`.
    package func sleep(
        _ duration: Duration, route: String, attempt: Int?, reason: ClientWait.Reason
    ) async throws {
        let duration = min(max(duration, .zero), Self.longestWait)
        let end = begin(route: route, attempt: attempt, reason: reason, duration: duration)
        defer { end?() }
        try await clock.sleep(duration)
    }

    /// Reports that a wait begins.
    /// - Returns: What ends it; `nil` where nobody listens.
    func begin(
        route: String, attempt: Int?, reason: ClientWait.Reason, duration: Duration?
    ) -> (@Sendable () -> Void)? {
        guard isHeard else { return nil }
        return begin(ClientWait(route: route, attempt: attempt, reason: reason, duration: duration))
    }

    /// Reports that a wait begins.
    /// - Returns: What ends it; `nil` where nobody listens.
    package func begin(_ wait: ClientWait) -> (@Sendable () -> Void)? {
        guard let handler else { return nil }
        handler(.began(wait))
        return { handler(.ended(wait)) }
    }

    /// Does work that may take long, and reports it as a wait while it makes no progress.
    /// - Parameter work: Is given what it calls when it makes progress.
    func watch<Value: Sendable>(
        route: String, attempt: Int?, reason: ClientWait.Reason,
        _ work: (_ onProgress: @escaping @Sendable () -> Void) async -> Value
    ) async -> Value {
        guard isHeard else { return await work {} }
        let watch = ProgressWatch { [self] in begin(route: route, attempt: attempt, reason: reason, duration: nil) }
        let task = Task { [clock] in
            while !Task.isCancelled {
                let seen = watch.count
                // Only cancellation ends it early, and then there is nothing left to watch.
                do { try await clock.sleep(Self.patience) } catch { return }
                watch.look(since: seen)
            }
        }
        let value = await work { watch.progress() }
        task.cancel()
        watch.end()
        return value
    }
}

/// Whether a piece of work makes progress, and the wait that is reported while it does not.
private final class ProgressWatch: Sendable {
    private struct State {
        var count = 0
        var end: (@Sendable () -> Void)?
        var isOver = false
    }

    private let state = Locked(State())
    private let begin: @Sendable () -> (@Sendable () -> Void)?

    init(begin: @escaping @Sendable () -> (@Sendable () -> Void)?) {
        self.begin = begin
    }

    /// How often there was progress.
    var count: Int { state.withLock { $0.count } }

    func progress() {
        take { $0.count += 1 }
    }

    func end() {
        take { $0.isOver = true }
    }

    /// Begins the wait unless there was progress since the count was `seen`.
    func look(since seen: Int) {
        let isStuck = state.withLock { !$0.isOver && $0.end == nil && $0.count == seen }
        guard isStuck, let end = begin() else { return }
        let isLate = state.withLock { state in
            guard !state.isOver, state.count == seen else { return true }
            state.end = end
            return false
        }
        if isLate { end() }
    }

    private func take(_ change: (inout State) -> Void) {
        let end = state.withLock { state in
            change(&state)
            defer { state.end = nil }
            return state.end
        }
        end?()
    }
}
