/// Determines how many bytes of an upload may be in flight, and in which requests, from the speed at which the server
/// confirmed bytes so far. The value has no clock. The caller passes the time.
///
/// An interrupted upload loses the bytes in flight. They are therefore limited to what the link carries in two seconds,
/// but at least one unit. The first request measures the link. On a fast link, all requests are in flight a moment
/// later.
struct UploadPace: Sendable {
    /// The time within which the server should confirm the bytes in flight.
    static let targetDuration: Duration = .seconds(2)

    /// The number of bytes of which requests are multiples.
    private let unit: Int64
    /// The maximum size of a request, in bytes.
    private let largest: Int64
    private let maximumRequests: Int
    /// The maximum number of bytes in flight.
    private(set) var window: Int64
    /// The measured bytes per second, or `nil` until bytes were confirmed.
    private(set) var rate: Double?
    private var inFlight: [Request: InFlightRequest] = [:]
    /// Lower bounds of the speed of the link, in bytes per second, from the latest requests.
    private var samples: [Double] = []
    /// The latest confirmed requests, in the order of confirmation.
    private var confirmed: [ConfirmedRequest] = []

    /// Identifies a request by its first chunk.
    struct Request: Hashable {
        let file: Int
        let chunk: Int
        let round: Int

        init(file: Int, chunk: Int = 0, round: Int = 0) {
            self.file = file
            self.chunk = chunk
            self.round = round
        }

        init(_ chunk: UploadPlan.Chunk) { self.init(file: chunk.file, chunk: chunk.index, round: chunk.round) }
    }

    private struct InFlightRequest {
        let bytes: Int64
        let start: Duration
    }

    private struct ConfirmedRequest {
        let bytes: Int64
        let start: Duration
        let end: Duration
    }

    /// The number of confirmed requests to remember: as many as could overlap one request.
    private static let historySize = 64

    /// - Parameters:
    ///   - unit: The number of bytes of which requests are multiples.
    ///   - largest: The maximum size of a request in bytes, raised to `unit` if it is less.
    ///   - maximumRequests: The maximum number of concurrent requests.
    ///   - window: The maximum number of bytes in flight before the link was measured, raised to `unit` if it is less.
    init(unit: Int64, largest: Int64, maximumRequests: Int, window: Int64) {
        self.unit = unit
        self.largest = max(largest, unit)
        self.maximumRequests = maximumRequests
        self.window = max(window, unit)
    }

    /// The maximum number of bytes of a request that starts now, not necessarily whole units, or 0 if it must wait.
    var nextRequestBytes: Int64 {
        let units = nextRequestUnits
        return units > 0 ? Int64(units) * unit : max(window - bytesInFlight, 0)
    }

    /// The maximum number of units of the next request, or 0 if it must wait for others.
    var nextRequestUnits: Int {
        let room = window - bytesInFlight
        guard room >= unit || inFlight.isEmpty else { return 0 }
        // Use concurrent small requests first, and larger ones after the maximum number of requests is reached.
        let share = min(window / Int64(maximumRequests), largest)
        return Int(max(min(share, room) / unit, 1))
    }

    var bytesInFlight: Int64 { inFlight.values.reduce(0) { $0 + $1.bytes } }

    /// Records the start of a request.
    mutating func begin(_ request: Request, _ bytes: Int64, at now: Duration) {
        inFlight[request] = InFlightRequest(bytes: bytes, start: now)
    }

    /// Records the end of a request.
    mutating func end(_ request: Request, isConfirmed: Bool, at now: Duration) {
        guard let sending = inFlight.removeValue(forKey: request), isConfirmed, sending.bytes > 0 else { return }
        confirmed.append(ConfirmedRequest(bytes: sending.bytes, start: sending.start, end: now))
        if confirmed.count > Self.historySize { confirmed.removeFirst() }
        guard let latest = lowerBound(since: sending.start, until: now) else {
            window = .max
            return
        }
        // The duration of a small request doesn't reflect its size, so it doesn't indicate a slow link.
        if sending.bytes < unit, let rate, latest < rate { return }
        samples.append(latest)
        if samples.count > max(maximumRequests, 4) { samples.removeFirst() }
        // Each sample is lower than the speed of the link if other requests are still in flight.
        let rate = samples.max() ?? latest
        self.rate = rate
        let bytes = rate * (Self.targetDuration / .seconds(1))
        window = max(unit, bytes < Double(Int64.max / 2) ? Int64(bytes) : .max)
    }

    /// Returns a lower bound of the speed in bytes per second, from this request and those that were confirmed in the
    /// meantime. Counts only requests that started and ended in that period, so the result never exceeds the speed of
    /// the link. Returns `nil` if no time elapsed.
    private func lowerBound(since start: Duration, until now: Duration) -> Double? {
        let first = confirmed.reduce(start) { $1.end > start ? min($0, $1.start) : $0 }
        let bytes = confirmed.reduce(Int64(0)) { $1.start >= first ? $0 + $1.bytes : $0 }
        let seconds = (now - first) / .seconds(1)
        return seconds > 0 ? Double(bytes) / seconds : nil
    }
}
