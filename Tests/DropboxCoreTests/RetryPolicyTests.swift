import DropboxCore
import Testing

struct RetryPolicyTests {
    /// What an app gives by mistake is no reason to end the process.
    @Test(arguments: [Double.nan, -5, .infinity, 1e300]) func strangeNumbersDoNotTrap(chance: Double) {
        let forever = Duration.seconds(Int64.max)
        for policy in [
            RetryPolicy(),
            RetryPolicy(maximumAttempts: .max, budget: forever, initialBackoff: forever, maximumBackoff: forever),
        ] {
            for attempt in [1, 2, 64, Int.max - 1] {
                for setback in [Setback.unsent, .refused(retryAfter: .seconds(1e9)), .unknown(retryAfter: nil)] {
                    let decision = policy.decision(
                        after: setback, isRead: true, isReplayable: true, attempt: attempt, elapsed: .zero,
                        chance: chance)
                    if case .wait(let wait) = decision { #expect(wait >= .zero) }
                }
            }
        }
    }

    private let policy = RetryPolicy.standard

    private func decision(
        _ setback: Setback, policy: RetryPolicy = .standard, isRead: Bool = true, isReplayable: Bool = true,
        attempt: Int = 1, elapsed: Duration = .zero, chance: Double = 0
    ) -> RetryDecision {
        policy.decision(
            after: setback, isRead: isRead, isReplayable: isReplayable, attempt: attempt, elapsed: elapsed,
            chance: chance)
    }

    @Test func aRefusalIsRepeatedAfterTheTimeTheServerAskedFor() {
        #expect(decision(.refused(retryAfter: .seconds(15)), isRead: false) == .wait(.seconds(15)))
    }

    @Test func chanceLengthensTheServersTimeByATenthAtMost() {
        #expect(decision(.refused(retryAfter: .seconds(20)), chance: 1) == .wait(.seconds(22)))
    }

    @Test(arguments: [(1, 500), (2, 1_000), (3, 2_000), (7, 30_000), (60, 30_000)])
    func withoutATimeWaitsDoubleUpToALimit(attempt: Int, milliseconds: Int) {
        let policy = RetryPolicy(maximumAttempts: 100)
        let setback = Setback.refused(retryAfter: nil)
        #expect(
            decision(setback, policy: policy, attempt: attempt, chance: 1) == .wait(.milliseconds(milliseconds)))
        #expect(
            decision(setback, policy: policy, attempt: attempt, chance: 0) == .wait(.milliseconds(milliseconds) / 2))
    }

    @Test func aTimeOfZeroIsNoTime() {
        #expect(decision(.refused(retryAfter: .zero), chance: 1) == .wait(.milliseconds(500)))
    }

    @Test func aReadWhoseFateIsUnknownIsRepeated() {
        #expect(decision(.unknown(retryAfter: nil), isRead: true, chance: 1) == .wait(.milliseconds(500)))
        #expect(decision(.unknown(retryAfter: .seconds(3)), isRead: true) == .wait(.seconds(3)))
    }

    @Test func aWriteWhoseFateIsUnknownIsRepeatedOnlyWhenAskedFor() {
        #expect(decision(.unknown(retryAfter: nil), isRead: false) == .stop)
        let bold = RetryPolicy(repeatsWrites: true)
        #expect(decision(.unknown(retryAfter: .seconds(1)), policy: bold, isRead: false) == .wait(.seconds(1)))
    }

    /// The specification gives `members.read` to a route that sets quotas.
    @Test(arguments: [
        ("member_space_limits/set_custom_quota", "members.read", false), ("members/list", "members.read", true),
        ("member_space_limits/get_custom_quota", "members.read", true), ("members/remove", "members.delete", false),
    ])
    func aRouteThatSetsSomethingIsNoRead(name: String, scope: String, isRead: Bool) {
        #expect(RouteFacts(namespace: "team", name: name, attributes: ["scope": scope]).isRead == isRead)
    }

    @Test func aWriteThatNeverArrivedIsRepeated() {
        #expect(decision(.unsent, isRead: false, chance: 1) == .wait(.milliseconds(500)))
    }

    @Test(arguments: [Setback.refused(retryAfter: .seconds(1)), .unknown(retryAfter: nil), .unsent])
    func aBodyThatIsGoneIsNeverRepeated(setback: Setback) {
        #expect(decision(setback, isReplayable: false) == .stop)
    }

    @Test func theLastAttemptIsTheLast() {
        #expect(decision(.unsent, attempt: 7) != .stop)
        #expect(decision(.unsent, attempt: 8) == .stop)
        #expect(decision(.unsent, policy: .never) == .stop)
    }

    @Test func noWaitGoesBeyondTheBudget() {
        #expect(decision(.refused(retryAfter: .seconds(300))) == .wait(.seconds(300)))
        #expect(decision(.refused(retryAfter: .seconds(301))) == .stop)
        #expect(decision(.refused(retryAfter: .seconds(30)), elapsed: .seconds(271)) == .stop)
    }

    @Test func aFinalSetbackIsFinal() {
        #expect(decision(.final) == .stop)
    }
}
