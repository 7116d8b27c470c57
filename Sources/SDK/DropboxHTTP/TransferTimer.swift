import Foundation

/// Detects when a request takes too long or makes no progress. (libcurl measures the connect timeout.)
///
/// Completing a step is progress: the connection is established, the request is sent, the response head is complete.
/// Between steps, `minimumProgress` bytes are progress. A server that is silent or sends single bytes therefore can't
/// hold a request longer than `idle`.
struct TransferTimer: Sendable {
    typealias Instant = ContinuousClock.Instant

    private let idle: Duration?
    private let minimumProgress: Int64
    private let overallExpiry: Instant?
    /// The time at which the request last made progress, or `nil` until the connection is established.
    private var lastProgress: Instant?
    /// The number of bytes transferred since then.
    private var movedBytes: Int64 = 0

    init(_ timeouts: HTTPTimeouts, start: Instant) {
        idle = timeouts.idle
        minimumProgress = timeouts.minimumProgress
        overallExpiry = timeouts.overall.map { start + $0 }
    }

    /// Records that the request completed a step or was resumed.
    mutating func recordStep(at now: Instant) {
        lastProgress = now
        movedBytes = 0
    }

    /// Records that the network transferred bytes of a body.
    mutating func recordBytes(_ bytes: Int64, at now: Instant) {
        let (sum, hasOverflowed) = movedBytes.addingReportingOverflow(max(0, bytes))
        movedBytes = hasOverflowed ? .max : sum
        if movedBytes >= minimumProgress { recordStep(at: now) }
    }

    /// Records that the connection was lost and another one follows.
    mutating func reconnect() { lastProgress = nil }

    /// Returns the earliest time at which a timeout can expire if the request makes no progress.
    ///
    /// - Parameter isPaused: Whether the transfer waits for this process, not for the network.
    func nextExpiry(isPaused: Bool) -> Instant? {
        guard let idle, let lastProgress, !isPaused else { return overallExpiry }
        let idleExpiry = lastProgress + idle
        return overallExpiry.map { min($0, idleExpiry) } ?? idleExpiry
    }

    /// Returns the timeout that has expired, or `nil`.
    func expiredTimeout(at now: Instant, isPaused: Bool) -> HTTPError.TimeoutKind? {
        if let overallExpiry, overallExpiry <= now { return .overall }
        if let idle, let lastProgress, !isPaused, lastProgress + idle <= now { return .idle }
        return nil
    }
}

extension HTTPTimeouts {
    /// Returns the error for an expired timeout.
    func error(_ timeout: HTTPError.TimeoutKind, isRequestUnsent: Bool) -> HTTPError {
        let message =
            switch timeout {
            case .connect: "The connection was not established in time."
            case .idle where minimumProgress > 1:
                "The server was inactive or too slow for too long: fewer than \(minimumProgress) bytes in "
                    + "\(Self.seconds(idle))."
            case .idle: "The connection was inactive for too long (\(Self.seconds(idle)))."
            case .overall: "The request took too long (\(Self.seconds(overall)))."
            }
        return HTTPError(.timedOut(timeout), message, isRequestUnsent: isRequestUnsent)
    }

    private static func seconds(_ duration: Duration?) -> String {
        guard let duration else { return "no time" }
        return duration.formatted(.units(allowed: [.seconds], width: .narrow, fractionalPart: .show(length: 1)))
    }
}
