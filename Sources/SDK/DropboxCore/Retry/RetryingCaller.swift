/// Retries work according to a policy: decides, waits, and reports the waits.
///
/// All code in this package that retries requests uses it. Code with a custom loop, which does other work between two
/// attempts, uses its parts.
package struct RetryingCaller: Sendable {
    package let policy: RetryPolicy
    package let clock: ClientClock
    /// Returns a random number from 0 to 1.
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

    /// Counts a failure, and decides what to do.
    package func decision(
        for failure: FailureVerdict, _ attempts: inout RetryAttempts, isReadOnly: Bool = true,
        isReplayable: Bool = true
    ) -> RetryDecision {
        attempts.decisionAfterFailure(
            failure, policy, isReadOnly: isReadOnly, isReplayable: isReplayable, now: clock.now(), jitter: jitter())
    }

    /// Waits before the next attempt. If the wait takes longer than `duration`, because the machine slept for example,
    /// the excess doesn't count toward the elapsed time of the work.
    ///
    /// - Throws: `CancellationError`.
    package func wait(
        _ duration: Duration, route: String, before attempts: inout RetryAttempts, because reason: ClientWait.Reason
    ) async throws {
        let start = clock.now()
        try await wait(duration, route: route, before: attempts.number, because: reason)
        attempts.postpone(by: max(.zero, clock.now() - start - duration))
    }

    /// Waits before the next attempt.
    ///
    /// - Throws: `CancellationError`.
    package func wait(
        _ duration: Duration, route: String, before attempt: Int?, because reason: ClientWait.Reason
    ) async throws {
        try await waits.sleep(duration, on: clock, route: route, attempt: attempt, reason: reason)
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
        transientFailure: (Outcome) -> (failure: FailureVerdict, reason: ClientWait.Reason)?,
        onRetry: (_ attempt: Int, FailureVerdict, _ delay: Duration) -> Void = { _, _, _ in }
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

/// The failures of one piece of work since it last made substantial progress. The owner passes the time, so the value has
/// no clock.
package struct RetryAttempts: Sendable, Hashable {
    /// The number of bytes that must arrive before earlier failures no longer count.
    ///
    /// A transfer of `n` bytes in one range therefore ends after at most `maximumAttempts * (n / substantialProgress + 1)`
    /// attempts, even if the server ends each attempt after one byte.
    package static let substantialProgress: Int64 = 64 << 10

    /// The number of failures since the work last made substantial progress.
    package private(set) var failures = 0

    /// The number of bytes that arrived since then.
    private var arrivedBytes: Int64 = 0

    /// The time at which the work started or last made progress.
    private var start: Duration?

    /// Creates a value without failures.
    ///
    /// - Parameter start: The start of the work, or `nil` to use the time of the first failure.
    package init(start: Duration? = nil) {
        self.start = start
    }

    /// The number of the current attempt, starting at 1.
    package var number: Int { failures + 1 }

    /// Records bytes that arrived. The time of the work starts again. Earlier failures no longer count as soon as
    /// ``substantialProgress`` bytes arrived since the last time.
    ///
    /// - Returns: Whether the progress is substantial.
    @discardableResult
    package mutating func recordProgress(_ bytes: Int64, at now: Duration) -> Bool {
        guard bytes > 0 else { return false }
        start = now
        arrivedBytes += min(bytes, Self.substantialProgress)
        guard arrivedBytes >= Self.substantialProgress else { return false }
        failures = 0
        arrivedBytes = 0
        return true
    }

    /// Excludes time for which the owner suspended the work.
    package mutating func postpone(by span: Duration) {
        start = start.map { $0 + span }
    }

    /// Returns the time at which the work started or last made progress, or `now` if it's unknown.
    package func start(or now: Duration) -> Duration { start ?? now }

    /// Counts a failure.
    package mutating func recordFailure() {
        failures += failures < .max ? 1 : 0
    }

    /// Counts a failure of a transfer step.
    ///
    /// - Parameters:
    ///   - policy: The policy that limits the attempts and the delays.
    ///   - minimum: The delay that the server asks for, if any.
    /// - Returns: The delay before the step is repeated, to which the caller adds jitter. `nil` if the step failed too
    ///   often, or if the delay would be too long.
    package mutating func delayAfterFailedStep(_ policy: RetryPolicy, atLeast minimum: Duration?) -> Duration? {
        recordFailure()
        return policy.delay(afterFailures: failures, atLeast: minimum)
    }

    /// Counts a failure, and decides what to do.
    package mutating func decisionAfterFailure(
        _ failure: FailureVerdict, _ policy: RetryPolicy, isReadOnly: Bool = true, isReplayable: Bool = true,
        now: Duration,
        jitter: Double
    ) -> RetryDecision {
        recordFailure()
        let start = start ?? now
        self.start = start
        let decision = policy.decision(
            for: failure, isReadOnly: isReadOnly, isReplayable: isReplayable, attempt: failures, elapsed: now - start,
            jitter: jitter)
        guard let limit = policy.progressLimit, failure.isTemporary else { return decision }
        limit.recordFailure(since: start, at: now)
        guard case .retry(let delay) = decision else { return decision }
        return limit.delay(delay, atLeast: failure.retryAfter, at: now).map { .retry(after: $0) } ?? .fail
    }
}
