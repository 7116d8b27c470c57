/// When a call is repeated, and after what wait. A value without state: `RetryingCaller` obeys it.
///
/// What may be repeated:
/// - A call that the server refused unread is always safe to repeat: 429, a 409 because of `too_many_write_operations`,
///   and a connection that did not come about.
/// - A call whose fate is unknown (5xx, or a connection lost before the answer) is repeated where it only reads. The
///   facts of the route tell: it downloads, waits for changes, or needs a scope that only reads. With `repeatsWrites`
///   the others are repeated too.
/// - Whatever the reason, a body that can be read only once (`UploadBody.stream`) is never sent twice.
public struct RetryPolicy: Sendable, Hashable {
    /// How often a call is tried in all: 8 times by default. 1 means that nothing is ever repeated.
    public var maximumAttempts: Int

    /// How long after the start of a call its last attempt may begin: 5 minutes by default. A wait that would go beyond
    /// it, because the server asks for that long, is not begun: the call fails at once.
    public var budget: Duration

    /// The first wait where the server names none: half a second by default. Each further wait is twice as long.
    public var initialBackoff: Duration

    /// The longest wait where the server names none: 30 seconds by default.
    public var maximumBackoff: Duration

    /// Whether calls that write are repeated even when their fate is unknown: `false` by default. A repeated write can
    /// do its work twice, or report that its work is done already as an error (a folder that exists, for instance).
    public var repeatsWrites: Bool

    /// How long calls are repeated for which no connection comes about while the client has not had one response yet. `nil`,
    /// the default, stands for `budget`. A program that a person waits for sets a few seconds: a wrong address or a missing
    /// network is told at once, and what is under way still survives a lost connection. The error is a `ConnectionError`
    /// whose `isServerUnreachable` is true; it is not transient.
    public var firstContactBudget: Duration?

    /// A policy of these parts.
    public init(
        maximumAttempts: Int = 8, budget: Duration = .seconds(300), initialBackoff: Duration = .milliseconds(500),
        maximumBackoff: Duration = .seconds(30), repeatsWrites: Bool = false, firstContactBudget: Duration? = nil
    ) {
        self.maximumAttempts = maximumAttempts
        self.budget = budget
        self.initialBackoff = initialBackoff
        self.maximumBackoff = maximumBackoff
        self.repeatsWrites = repeatsWrites
        self.firstContactBudget = firstContactBudget
    }

    /// What clients do by default: repeats what is safe to repeat.
    public static let standard = RetryPolicy()

    /// Repeats nothing, and waits for nobody.
    public static let never = RetryPolicy(maximumAttempts: 1)
}

/// What to do after an attempt.
public enum RetryDecision: Sendable, Hashable {
    /// Try again after this wait.
    case wait(Duration)
    /// Give the outcome to the caller.
    case stop
}

/// How an attempt failed, as far as trying again depends on it.
public enum Setback: Sendable, Hashable {
    /// The server turned the call away before it did anything, and perhaps said when to come back.
    case refused(retryAfter: Duration?)
    /// The server failed, or the answer was lost: nobody knows whether the call was carried out.
    case unknown(retryAfter: Duration?)
    /// No connection came about, so the server saw nothing of the call.
    case unsent
    /// Trying again leads to the same end.
    case final
}

extension RetryPolicy {
    /// What to do after a setback.
    /// - Parameters:
    ///   - setback: How the attempt failed.
    ///   - isRead: Whether the route changes nothing.
    ///   - isReplayable: Whether the body of the call can be sent again.
    ///   - attempt: How many attempts have been made, 1 after the first.
    ///   - elapsed: The time since the call began.
    ///   - chance: A random number from 0 to 1, which spreads the waits of calls that failed together.
    public func decision(
        after setback: Setback, isRead: Bool, isReplayable: Bool, attempt: Int, elapsed: Duration, chance: Double
    ) -> RetryDecision {
        guard isReplayable, attempt < maximumAttempts else { return .stop }
        let chance = chance > 0 ? min(chance, 1) : 0
        let wait: Duration
        switch setback {
        case .final: return .stop
        case .unsent: wait = backoff(attempt, chance)
        case .refused(let retryAfter): wait = self.wait(retryAfter, attempt, chance)
        case .unknown(let retryAfter):
            guard isRead || repeatsWrites else { return .stop }
            wait = self.wait(retryAfter, attempt, chance)
        }
        return elapsed + wait <= budget ? .wait(wait) : .stop
    }

    /// At least what the server asked for, and up to a tenth more.
    private func wait(_ retryAfter: Duration?, _ attempt: Int, _ chance: Double) -> Duration {
        guard let retryAfter, retryAfter > .zero else { return backoff(attempt, chance) }
        let wait = min(retryAfter, Self.longestServerWait)
        return wait + wait * (chance / 10)
    }

    /// Between a half and the whole of a span that doubles with each attempt.
    private func backoff(_ attempt: Int, _ chance: Double) -> Duration {
        span(attempt) * (0.5 + chance / 2)
    }

    /// The longest wait after so many failures, where the server names none.
    package func span(_ failures: Int) -> Duration {
        let doublings = Double(1 << min(max(failures - 1, 0), 30))
        // Divided, because a product may be too large a number.
        return initialBackoff < maximumBackoff / doublings ? initialBackoff * doublings : maximumBackoff
    }

    /// The wait before a step of a transfer is repeated that has failed so often: the span above, and at least what the
    /// server asks for. `nil` where it failed too often, or where the server asks for more than `budget`.
    package func pause(after failures: Int, atLeast minimum: Duration?) -> Duration? {
        let minimum = minimum ?? .zero
        guard failures < maximumAttempts, minimum <= budget else { return nil }
        return max(span(failures), minimum)
    }

    /// The same waits for work that goes on as long as it takes: it is never given up.
    package var forever: RetryPolicy {
        var policy = self
        policy.maximumAttempts = .max
        policy.budget = .seconds(1e12)
        return policy
    }

    /// The longest time that a server is believed to want calls to stay away. It keeps the arithmetic far from overflow, and
    /// one damaged header from silencing a client for ever.
    package static var longestServerWait: Duration { .seconds(86_400) }
}
