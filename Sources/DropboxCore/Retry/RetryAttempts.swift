/// The failures of one piece of work since it last made progress. A value without a clock: whoever owns it passes the time.
package struct RetryAttempts: Sendable, Hashable {
    /// How often it failed since it last made progress.
    package private(set) var failures = 0

    /// When it began, or last made progress.
    private var start: Duration?

    /// - Parameter start: When the work begins; `nil` for its first failure.
    package init(start: Duration? = nil) {
        self.start = start
    }

    /// The number of the attempt that is under way, 1 for the first.
    package var number: Int { failures + 1 }

    /// The work got further, so that earlier failures do not count any more.
    package mutating func madeProgress(at now: Duration) {
        failures = 0
        start = now
    }

    /// The work was held up by its owner for so long, which does not count.
    package mutating func postpone(by span: Duration) {
        start = start.map { $0 + span }
    }

    /// When the work began, or last made progress.
    package func start(or now: Duration) -> Duration { start ?? now }

    /// Counts one more failure.
    package mutating func countFailure() {
        failures += failures < .max ? 1 : 0
    }

    /// Counts one more failure of a step of a transfer.
    /// - Parameters:
    ///   - policy: Says how often, and how long.
    ///   - minimum: How long the server wants to be left alone, where it says so.
    /// - Returns: The wait before the step is repeated, to which whoever waits adds a random part; `nil` where it failed too
    ///   often, or where the wait would be too long.
    package mutating func failedStep(_ policy: RetryPolicy, atLeast minimum: Duration?) -> Duration? {
        countFailure()
        return policy.pause(after: failures, atLeast: minimum)
    }

    /// What to do after one more failure.
    package mutating func failed(
        _ failure: RetryPolicy.Failure, _ policy: RetryPolicy, isReadOnly: Bool = true, isReplayable: Bool = true,
        now: Duration,
        jitter: Double
    ) -> RetryDecision {
        countFailure()
        let start = start ?? now
        self.start = start
        return policy.decision(
            for: failure, isReadOnly: isReadOnly, isReplayable: isReplayable, attempt: failures, elapsed: now - start,
            jitter: jitter)
    }
}
