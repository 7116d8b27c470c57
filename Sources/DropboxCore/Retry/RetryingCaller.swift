/// Repeats work as a policy says: decides, waits, and reports the waits. Everything in this package that repeats calls does
/// it by this; what has a loop of its own, because it does other things between two attempts, takes the parts.
package struct RetryingCaller: Sendable {
    package let policy: RetryPolicy
    package let clock: TimeSource
    /// A random number from 0 to 1.
    package let chance: @Sendable () -> Double
    package let waits: WaitReporter

    package init(
        policy: RetryPolicy, clock: TimeSource, chance: @escaping @Sendable () -> Double, waits: WaitReporter
    ) {
        self.policy = policy
        self.clock = clock
        self.chance = chance
        self.waits = waits
    }

    /// What to do after one more failure of some work.
    package func decision(
        after setback: Setback, _ attempts: inout RetryAttempts, isRead: Bool = true, isReplayable: Bool = true
    ) -> RetryDecision {
        attempts.failed(
            setback, policy, isRead: isRead, isReplayable: isReplayable, now: clock.now(), chance: chance())
    }

    /// Waits before the next attempt of some work. What the wait takes longer than it was to, because the machine slept for
    /// instance, does not count against the work.
    /// - Throws: `CancellationError`.
    package func wait(
        _ duration: Duration, route: String, before attempts: inout RetryAttempts, because reason: ClientWait.Reason
    ) async throws {
        let start = clock.now()
        try await wait(duration, route: route, before: attempts.number, because: reason)
        attempts.postpone(by: max(.zero, clock.now() - start - duration))
    }

    /// Waits before the next attempt.
    /// - Throws: `CancellationError`.
    package func wait(
        _ duration: Duration, route: String, before attempt: Int?, because reason: ClientWait.Reason
    ) async throws {
        try await waits.sleep(duration, route: route, attempt: attempt, reason: reason)
    }

    /// Makes attempts until one has an outcome that stands.
    ///
    /// - Parameters:
    ///   - route: Names what is called, for those who show the waits. It is asked after an attempt.
    ///   - isRead: Whether the work may be done twice.
    ///   - attempt: Makes an attempt. What it throws stands.
    ///   - failure: How an outcome is a failure that may pass, and why; `nil` for one that stands.
    ///   - onRetry: Is told of each attempt that failed, and of the wait after it.
    /// - Returns: The outcome that stands: a success, or the failure after which the policy gives up.
    /// - Throws: What `attempt` throws, and `CancellationError` where the wait is canceled.
    package func outcome<Outcome>(
        of route: () -> String, isRead: Bool = true, attempt: () async throws -> Outcome,
        failure: (Outcome) -> (setback: Setback, reason: ClientWait.Reason)?,
        onRetry: (_ attempt: Int, Setback, _ wait: Duration) -> Void = { _, _, _ in }
    ) async throws -> Outcome {
        var attempts = RetryAttempts(start: clock.now())
        while true {
            let outcome = try await attempt()
            guard let (setback, reason) = failure(outcome),
                case .wait(let wait) = decision(after: setback, &attempts, isRead: isRead)
            else { return outcome }
            onRetry(attempts.failures, setback, wait)
            try await self.wait(wait, route: route(), before: &attempts, because: reason)
        }
    }
}
