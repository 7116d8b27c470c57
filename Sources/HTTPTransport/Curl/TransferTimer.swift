#if os(Linux)
    /// When a transfer has taken too long. (Connecting is timed by libcurl.)
    struct TransferTimer {
        typealias Instant = ContinuousClock.Instant

        private let idle: Duration?
        private let end: Instant?
        /// When the network last moved a byte; `nil` until the connection stands.
        private var lastActivity: Instant?

        init(_ deadlines: HTTPDeadlines, start: Instant) {
            idle = deadlines.idle
            end = deadlines.overall.map { start + $0 }
        }

        /// The network moved a byte, or the connection came about.
        mutating func touch(_ now: Instant) { lastActivity = now }

        /// The connection is gone, another one is to be made.
        mutating func reconnect() { lastActivity = nil }

        /// The earliest time at which a deadline can pass, if nothing happens before it.
        ///
        /// - Parameter isHeld: whether the transfer waits for this process and not for the network.
        func nextExpiry(isHeld: Bool) -> Instant? {
            guard let idle, let lastActivity, !isHeld else { return end }
            let silence = lastActivity + idle
            return end.map { min($0, silence) } ?? silence
        }

        /// The deadline that has passed, if one has.
        func expired(at now: Instant, isHeld: Bool) -> HTTPError.Deadline? {
            if let end, end <= now { return .overall }
            if let idle, let lastActivity, !isHeld, lastActivity + idle <= now { return .idle }
            return nil
        }
    }
#endif
