import DropboxConcurrency
import DropboxHTTP

/// A limit for the bandwidth of uploads and downloads, in bytes per second.
///
/// All transfers and clients with the same object share its limit. Set it in the options of a transfer or in
/// `DropboxTransportClientImpl.Configuration.bandwidthLimiter`. If several limits apply to a transfer, it respects all
/// of them. You can change a limit at any time. Current transfers adapt within a tenth of a second.
///
///     let limiter = BandwidthLimiter(uploadBytesPerSecond: 1_000_000)
///     // … while something is uploaded:
///     limiter.uploadBytesPerSecond = nil
///
/// Only content counts, not headers, arguments, or results. A limit doesn't increase memory use: files are read as
/// slowly as they are sent, and a faster server must wait.
public final class BandwidthLimiter: Sendable {
    /// The maximum delay until a transfer adapts to a raised or removed limit.
    private static let updateInterval: Duration = .milliseconds(100)

    private struct State {
        var upload: TokenBucket
        var download: TokenBucket
    }

    private let clock: ClientClock
    private let state: Locked<State>

    /// Creates a limiter.
    ///
    /// - Parameters:
    ///   - uploadBytesPerSecond: The maximum number of bytes to send per second, at least 1. The default is `nil`: no limit.
    ///   - downloadBytesPerSecond: The maximum number of bytes to receive per second, at least 1. The default is `nil`: no limit.
    ///   - clock: The clock. The default is the system clock.
    public init(uploadBytesPerSecond: Int64? = nil, downloadBytesPerSecond: Int64? = nil, clock: ClientClock = .system)
    {
        self.clock = clock
        let now = clock.now()
        state = Locked(
            State(
                upload: TokenBucket(rate: uploadBytesPerSecond, at: now),
                download: TokenBucket(rate: downloadBytesPerSecond, at: now)))
    }

    /// The maximum number of bytes to send per second, or `nil` for no limit.
    public var uploadBytesPerSecond: Int64? {
        get { state.withLock { $0.upload.rate } }
        set { state.withLock { $0.upload.setRate(newValue, at: clock.now()) } }
    }

    /// The maximum number of bytes to receive per second, or `nil` for no limit.
    public var downloadBytesPerSecond: Int64? {
        get { state.withLock { $0.download.rate } }
        set { state.withLock { $0.download.setRate(newValue, at: clock.now()) } }
    }

    /// The throttle for sent content.
    var uploadThrottle: Throttle {
        Throttle(chunkSize: { self.state.withLock { $0.upload.chunkSize } }) { count in
            try await self.wait { $0.upload.acquire(count, at: $1) }
        }
    }

    /// Returns the throttle for received content.
    ///
    /// - Parameter isShutDown: Returns whether the client was shut down. Content that arrived before isn't waited for.
    func downloadThrottle(_ isShutDown: @escaping @Sendable () -> Bool) -> Throttle {
        Throttle(chunkSize: { self.state.withLock { $0.download.chunkSize } }) { count in
            try await self.wait(isShutDown) { $0.download.acquire(count, at: $1) }
        }
    }

    private func wait(
        _ isShutDown: @Sendable () -> Bool = { false }, _ acquire: @Sendable (inout State, Duration) -> Duration?
    ) async throws {
        while let delay = state.withLock({ acquire(&$0, clock.now()) }) {
            if isShutDown() { throw HTTPError.shutDown }
            try await clock.sleep(min(delay, Self.updateInterval))
        }
    }
}

/// A token bucket: decides when bytes may be transferred, without waiting and without a clock.
///
/// Tokens, one per byte, arrive at the rate. A transfer gets all tokens that it needs if the balance isn't negative,
/// even if the balance becomes negative. The next transfers then wait until the deficit is compensated. Unused tokens
/// accumulate for up to a quarter of a second.
struct TokenBucket: Sendable {
    /// The number of seconds for which unused tokens accumulate.
    private static let depth = 0.25

    /// The rate in bytes per second, or `nil` for no limit.
    private(set) var rate: Int64?
    private var tokens = 0.0
    private var filledAt: Duration

    init(rate: Int64?, at now: Duration) {
        self.rate = rate.map { max(1, $0) }
        filledAt = now
    }

    /// Changes the rate. A deficit is compensated at the new rate.
    mutating func setRate(_ rate: Int64?, at now: Duration) {
        fill(at: now)
        self.rate = rate.map { max(1, $0) }
        if rate == nil { tokens = 0 }
    }

    /// Acquires the tokens for `count` bytes, or returns the time until tokens are available.
    mutating func acquire(_ count: Int, at now: Duration) -> Duration? {
        guard let rate else { return nil }
        fill(at: now)
        // Rounding can leave a deficit of less than a byte.
        guard tokens > -1 else { return .seconds(-tokens / Double(rate)) }
        tokens -= Double(count)
        return nil
    }

    /// The recommended number of bytes to acquire together: the bytes of a twentieth of a second, within limits.
    var chunkSize: Int {
        guard let rate else { return 256 << 10 }
        return Int(min(max(rate / 20, 1 << 10), 64 << 10))
    }

    private mutating func fill(at now: Duration) {
        defer { filledAt = max(filledAt, now) }
        guard let rate, now > filledAt else { return }
        let elapsed = now - filledAt
        let seconds = Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) * 1e-18
        tokens = min(tokens + seconds * Double(rate), Double(rate) * Self.depth)
    }
}
