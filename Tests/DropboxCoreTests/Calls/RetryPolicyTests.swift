import DropboxCore
import Testing

struct RetryPolicyTests {
    /// Wrong values from an app must not trap.
    @Test(arguments: [Double.nan, -5, .infinity, 1e300]) func unusualNumbersDoNotTrap(jitter: Double) {
        let maximum = Duration.seconds(Int64.max)
        for policy in [
            RetryPolicy(),
            RetryPolicy(
                maximumAttempts: .max, maximumElapsedTime: maximum, initialBackoff: maximum, maximumBackoff: maximum),
        ] {
            for attempt in [1, 2, 64, Int.max - 1] {
                for failure in [
                    FailureVerdict.notSent, .rejected(retryAfter: .seconds(1e9)), .indeterminate(retryAfter: nil),
                ] {
                    let decision = policy.decision(
                        for: failure, isReadOnly: true, isReplayable: true, attempt: attempt, elapsed: .zero,
                        jitter: jitter)
                    if case .retry(let wait) = decision { #expect(wait >= .zero) }
                }
            }
        }
    }

    private let policy = RetryPolicy.standard

    private func decision(
        _ failure: FailureVerdict, policy: RetryPolicy = .standard, isReadOnly: Bool = true,
        isReplayable: Bool = true, attempt: Int = 1, elapsed: Duration = .zero, jitter: Double = 0
    ) -> RetryDecision {
        policy.decision(
            for: failure, isReadOnly: isReadOnly, isReplayable: isReplayable, attempt: attempt, elapsed: elapsed,
            jitter: jitter)
    }

    @Test func rejectionIsRetriedAfterTheRequestedDelay() {
        #expect(decision(.rejected(retryAfter: .seconds(15)), isReadOnly: false) == .retry(after: .seconds(15)))
    }

    @Test func jitterAddsAtMostATenthToTheRequestedDelay() {
        #expect(decision(.rejected(retryAfter: .seconds(20)), jitter: 1) == .retry(after: .seconds(22)))
    }

    @Test(arguments: [(1, 500), (2, 1_000), (3, 2_000), (7, 30_000), (60, 30_000)])
    func defaultDelayDoublesUpToALimit(attempt: Int, milliseconds: Int) {
        let policy = RetryPolicy(maximumAttempts: 100)
        let failure = FailureVerdict.rejected(retryAfter: nil)
        #expect(
            decision(failure, policy: policy, attempt: attempt, jitter: 1) == .retry(after: .milliseconds(milliseconds))
        )
        #expect(
            decision(failure, policy: policy, attempt: attempt, jitter: 0)
                == .retry(after: .milliseconds(milliseconds) / 2))
    }

    @Test func zeroRetryAfterUsesTheBackoff() {
        #expect(decision(.rejected(retryAfter: .zero), jitter: 1) == .retry(after: .milliseconds(500)))
    }

    @Test func indeterminateReadIsRetried() {
        #expect(
            decision(.indeterminate(retryAfter: nil), isReadOnly: true, jitter: 1) == .retry(after: .milliseconds(500)))
        #expect(decision(.indeterminate(retryAfter: .seconds(3)), isReadOnly: true) == .retry(after: .seconds(3)))
    }

    @Test func indeterminateWriteIsRetriedOnlyIfEnabled() {
        #expect(decision(.indeterminate(retryAfter: nil), isReadOnly: false) == .fail)
        let policy = RetryPolicy(retriesNonIdempotentRequests: true)
        #expect(
            decision(.indeterminate(retryAfter: .seconds(1)), policy: policy, isReadOnly: false)
                == .retry(after: .seconds(1)))
    }

    /// In the specification, a route that sets quotas requires only `members.read`.
    @Test(arguments: [
        ("member_space_limits/set_custom_quota", "members.read", false), ("members/list", "members.read", true),
        ("member_space_limits/get_custom_quota", "members.read", true), ("members/remove", "members.delete", false),
    ])
    func routeThatSetsAValueIsNotReadOnly(name: String, scope: String, isReadOnly: Bool) {
        #expect(RouteDescriptor(namespace: "team", name: name, attributes: ["scope": scope]).isReadOnly == isReadOnly)
    }

    @Test func unsentWriteIsRetried() {
        #expect(decision(.notSent, isReadOnly: false, jitter: 1) == .retry(after: .milliseconds(500)))
    }

    @Test(arguments: [FailureVerdict.rejected(retryAfter: .seconds(1)), .indeterminate(retryAfter: nil), .notSent])
    func consumedBodyIsNeverRetried(failure: FailureVerdict) {
        #expect(decision(failure, isReplayable: false) == .fail)
    }

    @Test func maximumAttemptsIsRespected() {
        #expect(decision(.notSent, attempt: 7) != .fail)
        #expect(decision(.notSent, attempt: 8) == .fail)
        #expect(decision(.notSent, policy: .never) == .fail)
    }

    @Test func maximumElapsedTimeIsRespected() {
        #expect(decision(.rejected(retryAfter: .seconds(300))) == .retry(after: .seconds(300)))
        #expect(decision(.rejected(retryAfter: .seconds(301))) == .fail)
        #expect(decision(.rejected(retryAfter: .seconds(30)), elapsed: .seconds(271)) == .fail)
    }

    @Test func permanentFailureIsNotRetried() {
        #expect(decision(.permanent) == .fail)
    }
}
