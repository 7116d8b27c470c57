/// Something that goes wrong on demand: which calls it meets, and what it does to them.
public struct Fault: Sendable, Hashable {
    /// What goes wrong.
    public var effect: Effect
    /// The routes that it meets, such as `files/upload`; `*` stands for any text, as in `files/*`. The exchange of tokens
    /// is `oauth2/token`. nil, the default, for every route of the API that the effect can happen to.
    public var route: String?
    /// The account whose calls it meets: name, email address or id. nil, the default, for every caller.
    public var account: String?
    /// Calls that it lets pass before it begins. 0 by default.
    public var skipped: Int
    /// Calls that it meets before it is used up. nil, the default, for no end.
    public var times: Int?
    /// The share of the calls that it meets, decided by the emulator's seed. 1, which is every call, by default.
    public var probability: Double

    /// A fault that meets every call that `effect` can happen to, unless told otherwise.
    public init(
        _ effect: Effect, on route: String? = nil, account: String? = nil, skipping skipped: Int = 0,
        times: Int? = nil, probability: Double = 1
    ) {
        self.effect = effect
        self.route = route
        self.account = account
        self.skipped = skipped
        self.times = times
        self.probability = probability
    }

    /// When, seen from the call, something happens.
    public enum InjectionPoint: String, Sendable, Hashable, CaseIterable {
        /// Before the call had any effect.
        case before
        /// After it took effect: the answer is lost.
        case after
    }

    /// How the body of an error is written.
    public enum BodyFormat: String, Sendable, Hashable, CaseIterable {
        /// As the API documents it.
        case json
        /// A few words.
        case text
        /// A page, as load balancers send it.
        case html
        /// No body.
        case empty
    }

    /// How an answer says when to come back.
    public enum RetryAfter: String, Sendable, Hashable, CaseIterable {
        /// A header with a number of seconds.
        case seconds
        /// A header with a date.
        case date
        /// No header.
        case none
    }

    /// Which limit a 429 speaks of.
    public enum RateLimitReason: String, Sendable, Hashable, CaseIterable {
        /// Too many calls.
        case tooManyRequests = "too_many_requests"
        /// Too many writes to the same namespace at once.
        case tooManyWriteOperations = "too_many_write_operations"
    }

    /// When a kept connection turns out to be dead.
    public enum StaleConnectionKind: String, Sendable, Hashable, CaseIterable {
        /// It is closed as soon as the answer has been sent, without an announcement.
        case afterAnswer = "after_answer"
        /// It stays open until the next request arrives, which is not answered.
        case onNextRequest = "on_next_request"
    }

    /// What can go wrong.
    public enum Effect: Sendable, Hashable {
        /// 429. `retryAfter` is the number of seconds, in the JSON and in the header; nil for neither.
        case rateLimit(
            retryAfter: Int? = 1, form: BodyFormat = .json, header: RetryAfter = .seconds,
            reason: RateLimitReason = .tooManyRequests)
        /// 409 with `too_many_write_operations` where the route has it in its own errors; other routes are not met.
        case writeContention
        /// A status of 500 or more. After the commit it is a lost answer.
        case serverError(status: Int = 500, format: BodyFormat = .html, at: InjectionPoint = .before)
        /// The connection is reset instead of an answer.
        case reset(InjectionPoint = .before)
        /// The connection is closed instead of an answer.
        case close(InjectionPoint = .before)
        /// The body of the answer ends after so many bytes, though its head promised more; nil for half of it.
        case truncate(after: Int? = nil)
        /// One byte of the body of the answer is inverted: the one at this offset, or the one in the middle.
        case corrupt(at: Int? = nil)
        /// The body of the answer stops after so many bytes, for a time on the emulator's clock or, with nil, for ever.
        case stall(after: Int = 0, for: Duration? = nil)
        /// The body of the answer comes at so many bytes a second of the emulator's clock.
        case drip(bytesPerSecond: Int)
        /// The call waits before it is worked on, and up to `jitter` longer, on the emulator's clock.
        case latency(Duration, jitter: Duration = .zero)
        /// The connection dies between this call and the next.
        case staleConnection(StaleConnectionKind = .afterAnswer)
        /// 401: the token has expired.
        case expiredToken
        /// The cursors that the account's listings have given out so far are good for nothing but a `reset`.
        case cursorReset
        /// Pages of a listing have so few entries, and say that there are more; 0 and 1 are the interesting numbers.
        case smallPages(of: Int = 1)
        /// The emulator's clock jumps, forward or backward, before the call is worked on.
        case clockJump(by: Duration)
        /// Writes fail as they do on a full disk: with 500, and without a trace.
        case diskFull
    }
}
