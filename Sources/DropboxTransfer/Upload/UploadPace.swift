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
    private var confirmed: Int64 = 0

    private struct Sending {
        let bytes: Int64
        let start: Duration
        /// What had been confirmed by then.
        let before: Int64
    }

    init(_ limits: UploadPlan.Limits) {
        unit = limits.chunkSize
        largest = max(limits.largestRequest, limits.chunkSize)
        maximumRequests = limits.maximumRequests
        window = max(limits.initialWindow, limits.chunkSize)
    }

    /// How many units the next request may carry; 0 while it has to wait for others.
    var units: Int {
        let room = window - bytesUnderWay
        guard room >= unit || underWay.isEmpty else { return 0 }
        // Small requests side by side first, larger ones when there are as many as there may be.
        let share = min(window / Int64(maximumRequests), largest)
        return Int(max(min(share, room) / unit, 1))
    }

    private var bytesUnderWay: Int64 { underWay.values.reduce(0) { $0 + $1.bytes } }

    /// The request for the chunk of this index begins.
    mutating func begin(_ index: Int, _ bytes: Int64, at now: Duration) {
        underWay[index] = Sending(bytes: bytes, start: now, before: confirmed)
    }

    /// The request is over.
    mutating func end(_ index: Int, isConfirmed: Bool, at now: Duration) {
        guard let sending = underWay.removeValue(forKey: index), isConfirmed else { return }
        confirmed += sending.bytes
        let seconds = (now - sending.start) / .seconds(1)
        guard seconds > 0 else {
            window = .max
            return
        }
        // What others have confirmed meanwhile went over the same link.
        let latest = Double(confirmed - sending.before) / seconds
        let rate = rate.map { ($0 + latest) / 2 } ?? latest
        self.rate = rate
        let bytes = rate * (Self.horizon / .seconds(1))
        window = max(unit, bytes < Double(Int64.max / 2) ? Int64(bytes) : .max)
    }

    /// The session is another one, and nothing is under way in it.
    mutating func restart() { underWay = [:] }
}
