import Foundation

/// Decides when a request has taken too long or makes no progress. (libcurl times connecting.)
///
/// A step is progress by itself: the connection is established, the request is sent, the head of the response is complete.
/// Between steps, progress takes `minimumProgress` bytes. So neither a server that is silent nor one that sends a byte now
/// and then holds a request up for longer than `idle`.
struct TransferTimer: Sendable {
    typealias Instant = ContinuousClock.Instant

    private let idle: Duration?
    private let minimumProgress: Int64
    private let end: Instant?
    /// When the request last made progress; `nil` until the connection is established.
    private var lastProgress: Instant?
    /// How many bytes have moved since then.
    private var movedBytes: Int64 = 0

    init(_ deadlines: HTTPTimeouts, start: Instant) {
        idle = deadlines.idle
        minimumProgress = deadlines.minimumProgress
        end = deadlines.overall.map { start + $0 }
    }

    /// The request has completed a step, or goes on after it was held.
    mutating func step(_ now: Instant) {
        lastProgress = now
        movedBytes = 0
    }

    /// The network moved bytes of a body.
    mutating func move(_ bytes: Int64, at now: Instant) {
        let (sum, isTooLarge) = movedBytes.addingReportingOverflow(max(0, bytes))
        movedBytes = isTooLarge ? .max : sum
        if movedBytes >= minimumProgress { step(now) }
    }

    /// The connection is gone; another one is to be made.
    mutating func reconnect() { lastProgress = nil }

    /// The earliest time at which a deadline can pass, if nothing happens before it.
    ///
    /// - Parameter isHeld: whether the transfer waits for this process and not for the network.
    func nextExpiry(isHeld: Bool) -> Instant? {
        guard let idle, let lastProgress, !isHeld else { return end }
        let silence = lastProgress + idle
        return end.map { min($0, silence) } ?? silence
    }

    /// The deadline that has passed, if one has.
    func expired(at now: Instant, isHeld: Bool) -> HTTPError.TimeoutKind? {
        if let end, end <= now { return .overall }
        if let idle, let lastProgress, !isHeld, lastProgress + idle <= now { return .idle }
        return nil
    }
}

extension HTTPTimeouts {
    /// The error of a request for which a deadline passed.
    func error(_ deadline: HTTPError.TimeoutKind, isRequestUnsent: Bool) -> HTTPError {
        let what =
            switch deadline {
            case .connect: "No connection came about in time."
            case .idle where minimumProgress > 1:
                "The server was silent for too long, or too slow: fewer than \(minimumProgress) bytes in "
                    + "\(Self.seconds(idle))."
            case .idle: "The connection was silent for too long (\(Self.seconds(idle)))."
            case .overall: "The request took too long (\(Self.seconds(overall)))."
            }
        return HTTPError(.timedOut(deadline), what, isRequestUnsent: isRequestUnsent)
    }

    private static func seconds(_ duration: Duration?) -> String {
        guard let duration else { return "no time" }
        return duration.formatted(.units(allowed: [.seconds], width: .narrow, fractionalPart: .show(length: 1)))
    }
}
