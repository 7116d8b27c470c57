/// How many bytes may pass and when, decided without waiting and without a clock.
///
/// Tokens, one for a byte, come in at the rate. Whoever finds any, or none owed, takes all that it needs, even more than
/// there are: the next ones wait until the debt is paid. What nobody uses is kept for a quarter of a second.
struct TokenBucket: Sendable {
    /// For how many seconds tokens are kept.
    private static let depth = 0.25

    /// Bytes a second; `nil` for no limit.
    private(set) var rate: Int64?
    private var tokens = 0.0
    private var filledAt: Duration

    init(rate: Int64?, at now: Duration) {
        self.rate = rate.map { max(1, $0) }
        filledAt = now
    }

    /// Another rate from now on. What is owed is paid at the new one.
    mutating func setRate(_ rate: Int64?, at now: Duration) {
        fill(at: now)
        self.rate = rate.map { max(1, $0) }
        if rate == nil { tokens = 0 }
    }

    /// Takes the tokens for `count` bytes, or tells how long it takes until somebody may.
    mutating func take(_ count: Int, at now: Duration) -> Duration? {
        guard let rate else { return nil }
        fill(at: now)
        // Less than a byte may be left of a debt whose time is up, by the rounding of numbers.
        guard tokens > -1 else { return .seconds(-tokens / Double(rate)) }
        tokens -= Double(count)
        return nil
    }

    /// How many bytes should ask together: as many as pass in a twentieth of a second, within limits.
    var piece: Int {
        guard let rate else { return 256 << 10 }
        return Int(min(max(rate / 20, 1 << 10), 64 << 10))
    }

    private mutating func fill(at now: Duration) {
        defer { filledAt = max(filledAt, now) }
        guard let rate, now > filledAt else { return }
        let passed = now - filledAt
        let seconds = Double(passed.components.seconds) + Double(passed.components.attoseconds) * 1e-18
        tokens = min(tokens + seconds * Double(rate), Double(rate) * Self.depth)
    }
}
