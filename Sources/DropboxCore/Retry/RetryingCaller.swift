/// Repeats work as a policy says: decides, waits, and reports the waits. Everything in this package that repeats calls does
/// it by this; what has a loop of its own, because it does other things between two attempts, takes the parts.
package struct RetryingCaller: Sendable {
    package let policy: RetryPolicy
    package let clock: ClientClock
    /// A random number from 0 to 1.
    package let jitter: @Sendable () -> Double
    package let waits: WaitReporter

    package init(
        policy: RetryPolicy, clock: ClientClock, jitter: @escaping @Sendable () -> Double, waits: WaitReporter
    ) {
        self.policy = policy
        self.clock = clock
        self.jitter = jitter
        self.waits = waits
    }

    /// What to do after one more failure of some work.
    package func decision(
        for failure: RetryPolicy.Failure, _ attempts: inout RetryAttempts, isReadOnly: Bool = true,
        isReplayable: Bool = true
    ) -> RetryDecision {
        attempts.failed(
            failure, policy, isReadOnly: isReadOnly, isReplayable: isReplayable, now: clock.now(), jitter: jitter())
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

    /// Repeats attempts until one has a final outcome.
    ///
    /// - Parameters:
    ///   - route: Returns the route that waiting events name. It's called after each attempt.
    ///   - isReadOnly: Whether the work may be done twice.
    ///   - attempt: Starts an attempt. The error that it throws is final.
    ///   - transientFailure: Returns the failure if an outcome may succeed later, or `nil` if the outcome is final.
    ///   - onRetry: Receives each failed attempt and the delay that follows it.
    /// - Returns: The final outcome: a success, or the failure after which the policy stops retrying.
    /// - Throws: The error of `attempt`, or `CancellationError` if the delay is canceled.
    package func outcome<Outcome>(
        of route: () -> String, isReadOnly: Bool = true, attempt: () async throws -> Outcome,
        transientFailure: (Outcome) -> (failure: RetryPolicy.Failure, reason: ClientWait.Reason)?,
        onRetry: (_ attempt: Int, RetryPolicy.Failure, _ delay: Duration) -> Void = { _, _, _ in }
    ) async throws -> Outcome {
        var attempts = RetryAttempts(start: clock.now())
        while true {
            let outcome = try await attempt()
            guard let (failure, reason) = transientFailure(outcome),
                case .retry(let delay) = decision(for: failure, &attempts, isReadOnly: isReadOnly)
            else { return outcome }
            onRetry(attempts.failures, failure, delay)
            try await wait(delay, route: route(), before: &attempts, because: reason)
        }
    }
}
