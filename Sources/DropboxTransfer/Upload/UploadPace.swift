/// How many bytes of an upload may be under way, and in what requests: derived from how fast the server has confirmed bytes so
/// far. A value that knows no clock; whoever uses it tells the time.
///
/// What is under way is lost when the upload is interrupted. So it is no more than the link carries in two seconds, or one
/// unit where that is more. The first request measures the link; on a fast one all requests are under way a moment later.
struct UploadPace: Sendable {
    /// The time in which the server should confirm what is under way.
    static let horizon: Duration = .seconds(2)

    /// What is sent in whole numbers, in bytes.
    private let unit: Int64
    /// The largest request, in bytes.
    private let largest: Int64
    private let maximumRequests: Int
    /// How many bytes may be under way.
    private(set) var window: Int64
    /// Bytes a second; `nil` until something was confirmed.
    private(set) var rate: Double?
    private var underWay: [Int: Sending] = [:]
    /// How many bytes a second the link carried at least, as the latest requests have it.
    private var samples: [Double] = []
    /// The latest requests that the server has confirmed, in that order.
    private var confirmed: [Confirmed] = []

    private struct Sending {
        let bytes: Int64
        let start: Duration
    }

    private struct Confirmed {
        let bytes: Int64
        let start: Duration
        let end: Duration
    }

    /// As many are remembered as there may have been beside one request.
    private static let memory = 64

    /// - Parameters:
    ///   - unit: What is sent in whole numbers, in bytes.
    ///   - largest: The largest request, in bytes; where it is less than a unit, that is it.
    ///   - maximumRequests: How many requests there are at a time.
    ///   - window: How many bytes may be under way before the link was measured, at least a unit.
    init(unit: Int64, largest: Int64, maximumRequests: Int, window: Int64) {
        self.unit = unit
        self.largest = max(largest, unit)
        self.maximumRequests = maximumRequests
        self.window = max(window, unit)
    }

    init(_ limits: UploadStateMachine.Limits) {
        self.init(
            unit: limits.chunkSize, largest: limits.largestRequest, maximumRequests: limits.maximumRequests,
            window: limits.initialWindow)
    }

    /// How many bytes a request may carry that begins now, whole units or not; 0 while it has to wait for others.
    var bytes: Int64 {
        let units = units
        return units > 0 ? Int64(units) * unit : max(window - bytesUnderWay, 0)
    }

    /// How many units the next request may carry; 0 while it has to wait for others.
    var units: Int {
        let room = window - bytesUnderWay
        guard room >= unit || underWay.isEmpty else { return 0 }
        // Small requests side by side first, larger ones when there are as many as there may be.
        let share = min(window / Int64(maximumRequests), largest)
        return Int(max(min(share, room) / unit, 1))
    }

    var bytesUnderWay: Int64 { underWay.values.reduce(0) { $0 + $1.bytes } }

    /// The request for the chunk of this index begins, or for the file.
    mutating func begin(_ index: Int, _ bytes: Int64, at now: Duration) {
        underWay[index] = Sending(bytes: bytes, start: now)
    }

    /// The request is over.
    mutating func end(_ index: Int, isConfirmed: Bool, at now: Duration) {
        guard let sending = underWay.removeValue(forKey: index), isConfirmed, sending.bytes > 0 else { return }
        confirmed.append(Confirmed(bytes: sending.bytes, start: sending.start, end: now))
        if confirmed.count > Self.memory { confirmed.removeFirst() }
        guard let latest = latestRate(since: sending.start, until: now) else {
            window = .max
            return
        }
        // The time of a small request is hardly that of its bytes, so it does not tell that the link is slow.
        if sending.bytes < unit, let rate, latest < rate { return }
        samples.append(latest)
        if samples.count > max(maximumRequests, 4) { samples.removeFirst() }
        // Each is less than the link carries, where other requests are still under way.
        let rate = samples.max() ?? latest
        self.rate = rate
        let bytes = rate * (Self.horizon / .seconds(1))
        window = max(unit, bytes < Double(Int64.max / 2) ? Int64(bytes) : .max)
    }

    /// How many bytes a second went over the link at least, of this request and of those that were confirmed meanwhile. Counts
    /// only what both began and ended in that time, so that it is never more than the link carries. `nil` where it took no
    /// time.
    private func latestRate(since start: Duration, until now: Duration) -> Double? {
        let first = confirmed.reduce(start) { $1.end > start ? min($0, $1.start) : $0 }
        let bytes = confirmed.reduce(Int64(0)) { $1.start >= first ? $0 + $1.bytes : $0 }
        let seconds = (now - first) / .seconds(1)
        return seconds > 0 ? Double(bytes) / seconds : nil
    }

    /// The session is another one, and nothing is under way in it.
    mutating func restart() { underWay = [:] }
}
