import Testing

@testable import DropboxCore

/// The time without progress of everything that a client does.
struct ProgressLimitTests {
    private static func policy(_ limit: ProgressLimit) -> RetryPolicy {
        var policy = RetryPolicy(maximumAttempts: 1_000_000, maximumElapsedTime: .seconds(1e9))
        policy.progressLimit = limit
        return policy
    }

    /// Repeats attempts that take a time each, and returns the time at which the last one ends.
    private static func end(_ attempt: Duration, _ limit: ProgressLimit, from start: Duration) -> Duration {
        var attempts = RetryAttempts(start: start)
        var now = start
        while true {
            now += min(attempt, limit.remaining(at: now) ?? .seconds(1e9))
            guard
                case .retry(let delay) = attempts.decisionAfterFailure(
                    .notSent, policy(limit), now: now, jitter: 1)
            else { return now }
            now += delay
        }
    }

    @Test(arguments: [.zero, .milliseconds(10), .seconds(3), .seconds(5), .seconds(100)] as [Duration])
    func attemptsEndAtTheLimit(attempt: Duration) {
        let limit = ProgressLimit(.seconds(10))
        let end = Self.end(attempt, limit, from: .seconds(50))
        // Without an earlier failure, an attempt has its own timeout.
        let latest: Duration = attempt > .seconds(10) ? .seconds(150) : .seconds(60)
        #expect(end > .seconds(58) && end <= latest)
    }

    @Test func laterWorkHasTheRemainingTime() {
        let limit = ProgressLimit(.seconds(10))
        limit.recordProgress(at: .seconds(95))
        limit.recordFailure(since: .seconds(1), at: .seconds(100))
        #expect(limit.remaining(at: .seconds(101)) == .seconds(4))
        let end = Self.end(.seconds(1), limit, from: .seconds(101))
        #expect(end > .seconds(103) && end <= .seconds(105))
    }

    @Test func progressStartsTheTimeAgain() {
        let limit = ProgressLimit(.seconds(10))
        limit.recordFailure(since: .zero, at: .seconds(9))
        limit.recordProgress(at: .seconds(9))
        #expect(limit.remaining(at: .seconds(9)) == nil)
        #expect(limit.delay(.seconds(30), atLeast: nil, at: .seconds(9)) == .seconds(30))
    }

    @Test func longerWaitThatTheServerAsksForFails() {
        let limit = ProgressLimit(.seconds(10))
        var attempts = RetryAttempts(start: .zero)
        let decision = attempts.decisionAfterFailure(
            .rejected(retryAfter: .seconds(11)), Self.policy(limit), now: .zero, jitter: 0)
        #expect(decision == .fail)
    }
}
