import DropboxConcurrency

/// Waits for a client, and reports each wait to the handler.
package final class WaitReporter: Sendable {
    /// The maximum wait. Longer durations, which are probably mistakes, are reduced to it.
    package static var maximumWait: Duration { .seconds(86_400) }

    /// The time after which a pending response or token is reported as a wait.
    static var reportingThreshold: Duration { .seconds(2) }

    private let handler: WaitHandler?
    private let latest = Locked<ClientWait.Reason?>(nil)
    private let watch: ProgressWatch

    package init(_ handler: WaitHandler?, clock: ClientClock) {
        self.handler = handler
        watch = ProgressWatch(clock)
    }

    /// Whether a handler is set.
    var hasHandler: Bool { handler != nil }

    /// The reason of the last failed request. Transfers that retry their steps themselves report it for their waits.
    package var latestFailure: ClientWait.Reason? { latest.withLock { $0 } }

    /// Records the reason of a failed request.
    func record(_ failure: ClientWait.Reason) { latest.withLock { $0 = failure } }

    /// Sleeps, and reports the wait.
    ///
    /// - Parameters:
    ///   - duration: The duration, which is clamped to the range from 0 to ``maximumWait``.
    ///   - clock: The clock of the caller.
    ///   - route: The route of the request after the wait.
    ///   - attempt: The number of the attempt after the wait, if any.
    ///   - reason: The reason.
    /// - Throws: `CancellationError`.
    package func sleep(
        _ duration: Duration, on clock: ClientClock, route: String, attempt: Int?, reason: ClientWait.Reason
    ) async throws {
        let duration = min(max(duration, .zero), Self.maximumWait)
        let end = begin(route: route, attempt: attempt, reason: reason, duration: duration)
        defer { end?() }
        try await clock.sleep(duration)
    }

    /// Reports the start of a wait.
    ///
    /// - Returns: A closure that reports the end, or `nil` if no handler is set.
    func begin(
        route: String, attempt: Int?, reason: ClientWait.Reason, duration: Duration?
    ) -> (@Sendable () -> Void)? {
        guard hasHandler else { return nil }
        return begin(ClientWait(route: route, attempt: attempt, reason: reason, duration: duration))
    }

    /// Reports the start of a wait.
    ///
    /// - Returns: A closure that reports the end, or `nil` if no handler is set.
    package func begin(_ wait: ClientWait) -> (@Sendable () -> Void)? {
        guard let handler else { return nil }
        handler(.began(wait))
        return { handler(.ended(wait)) }
    }

    /// Runs `work`, and reports a wait while it makes no progress.
    ///
    /// - Parameter work: The work. It receives a closure to call when it makes progress.
    func reportingWaits<Value: Sendable>(
        route: String, attempt: Int?, reason: ClientWait.Reason,
        _ work: (_ onProgress: @escaping @Sendable () -> Void) async -> Value
    ) async -> Value {
        guard hasHandler else { return await work {} }
        let id = watch.add { [self] in begin(route: route, attempt: attempt, reason: reason, duration: nil) }
        defer { watch.remove(id) }
        return await work { [watch] in watch.recordProgress(of: id) }
    }
}

/// Watches work, and reports a wait for each piece of work that makes no progress for ``WaitReporter/reportingThreshold``.
///
/// One task looks after all work, and only while there is some. A task and a timer for each request would cost more than
/// the request.
private final class ProgressWatch: Sendable {
    private struct Work {
        let begin: @Sendable () -> (@Sendable () -> Void)?
        var lastProgress: Duration
        /// Ends the reported wait, if any.
        var end: (@Sendable () -> Void)?
    }

    private struct State {
        var work: [Int: Work] = [:]
        var lastID = 0
        var isWatching = false
    }

    private let clock: ClientClock
    private let state = Locked(State())

    init(_ clock: ClientClock) { self.clock = clock }

    /// Adds work.
    ///
    /// - Parameter begin: Reports the start of a wait, and returns a closure that reports the end.
    func add(_ begin: @escaping @Sendable () -> (@Sendable () -> Void)?) -> Int {
        let (id, isFirst) = state.withLock { state in
            state.lastID += 1
            state.work[state.lastID] = Work(begin: begin, lastProgress: clock.now())
            defer { state.isWatching = true }
            return (state.lastID, !state.isWatching)
        }
        if isFirst { Task.onDedicatedThreads { await self.watch() } }
        return id
    }

    func recordProgress(of id: Int) {
        let end = state.withLock { state in
            defer { state.work[id]?.end = nil }
            state.work[id]?.lastProgress = clock.now()
            return state.work[id]?.end
        }
        end?()
    }

    func remove(_ id: Int) {
        let work = state.withLock { $0.work.removeValue(forKey: id) }
        work?.end?()
    }

    /// Reports waits until there is no work.
    private func watch() async {
        while let next = nextCheck() {
            // Nothing cancels this unstructured task. If the sleep fails, checking early is harmless.
            do { try await clock.sleep(max(.zero, next - clock.now())) } catch {}
            for id in overdue() { report(id) }
        }
    }

    /// Returns the time at which the first work is overdue, or `nil` if there is no work.
    private func nextCheck() -> Duration? {
        state.withLock { state in
            let start = state.work.values.lazy.map { $0.end == nil ? $0.lastProgress : self.clock.now() }.min()
            if start == nil { state.isWatching = false }
            return start.map { $0 + WaitReporter.reportingThreshold }
        }
    }

    private func overdue() -> [Int] {
        let latest = clock.now() - WaitReporter.reportingThreshold
        return state.withLock { state in
            state.work.filter { $0.value.end == nil && $0.value.lastProgress <= latest }.map(\.key)
        }
    }

    private func report(_ id: Int) {
        guard let work = state.withLock({ $0.work[id] }), let end = work.begin() else { return }
        let isLate = state.withLock { state in
            guard state.work[id]?.lastProgress == work.lastProgress else { return true }
            state.work[id]?.end = end
            return false
        }
        if isLate { end() }
    }
}
