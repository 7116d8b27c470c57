/// A bucket of tokens, one for each call, that fills at a rate.
///
/// The tokens in the bucket and the permits that workers can still use are together never more than the burst, so no
/// second has more calls than the rate and the burst.
struct TokenBucket: Sendable {
    /// What a worker takes.
    struct Taken: Sendable {
        /// The number of permits.
        let count: Int
        /// The tokens that are left. If they're fewer than none, the permits can be used when they're there.
        let tokens: Double
        /// The time until the permits can be used.
        let delay: Duration
    }

    let rate: Double
    let burst: Double
    /// How long permits can be used. Workers that take some in advance wait for the database less often.
    let validity: Duration
    /// The tokens that come while permits are valid.
    private let validTokens: Double

    /// The part of a second whose calls are the burst and can be sent with permits of the same time.
    private static let share = 0.25

    init(rate: Double, burst: Double?) {
        self.rate = max(rate, 0.001)
        self.burst = max(1, burst ?? rate * Self.share)
        validTokens = min(self.rate * Self.share, self.burst / 2)
        validity = .seconds(validTokens / self.rate)
    }

    /// Takes permits.
    ///
    /// Calls that wait get a permit, if need be one for which they have to wait. More are taken only if there are tokens for
    /// them, so a worker never makes others wait for permits that it doesn't use.
    ///
    /// - Parameters:
    ///   - waiting: The number of calls that wait.
    ///   - wanted: The number of permits that the worker is likely to use.
    ///   - earlierTokens: The tokens in the bucket when it was filled last.
    ///   - elapsed: The time since then, in seconds.
    func take(_ waiting: Int, wanted: Int, from earlierTokens: Double, after elapsed: Double) -> Taken {
        let needed = max(1, min(Double(waiting), burst.rounded(.down)))
        var tokens = min(burst, earlierTokens + elapsed * rate) - needed
        // They can be used after the bucket has filled further.
        let available = min(tokens, burst - validTokens - needed)
        let extra = min(Double(wanted) - needed, available.rounded(.down))
        if extra >= 1 { tokens = available - extra }
        return Taken(
            count: Int(needed) + Int(max(0, extra)), tokens: tokens,
            delay: tokens < 0 ? .seconds(-tokens / rate) : .zero)
    }
}
