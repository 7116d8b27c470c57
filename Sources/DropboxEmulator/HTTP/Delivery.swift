import Foundation

/// How the body of a response leaves when something is wrong with the connection. Pure: given what has left and how much
/// time went by, it says what happens next.
struct Delivery: Sendable, Hashable {
    /// What becomes of a kept connection after the response.
    enum Ending: Sendable, Hashable {
        case keepAlive
        /// Closed without an announcement as soon as the response has left.
        case closed
        /// Kept, but the next request on it is not answered.
        case blackHole
    }

    enum Step: Sendable, Hashable {
        /// At most so many bytes may leave now.
        case send(Int)
        /// Nothing may leave before this much time after the start.
        case wait(until: TimeInterval)
        /// The connection ends here.
        case cut
    }

    /// Bytes after which the connection ends, though the head promised more.
    var cut: Int64?
    /// Bytes after which nothing more comes for a while: seconds, or nil for ever.
    var stall: (after: Int64, seconds: TimeInterval?)? {
        get { stallAfter.map { ($0, stallSeconds) } }
        set {
            stallAfter = newValue?.after
            stallSeconds = newValue?.seconds
        }
    }
    private var stallAfter: Int64?
    private var stallSeconds: TimeInterval?
    /// Bytes per second.
    var rate: Int64?
    /// Offset of a byte of which every bit is inverted.
    var inverted: Int64?
    var ending = Ending.keepAlive

    init() {}

    /// Whether the body leaves in another way than at once and whole.
    var changesBody: Bool { cut != nil || stallAfter != nil || rate != nil || inverted != nil }

    /// What happens next.
    ///
    /// - Parameters:
    ///   - offset: bytes that have left.
    ///   - room: bytes that fit into the buffer.
    ///   - elapsed: seconds since the body began to leave, and since it came to its stall.
    func step(at offset: Int64, room: Int, elapsed: TimeInterval, stalled: TimeInterval?) -> Step {
        var most = Int64(room)
        if let stallAfter {
            if offset < stallAfter {
                most = min(most, stallAfter - offset)
            } else if offset == stallAfter {
                guard let seconds = stallSeconds else { return .wait(until: .infinity) }
                let waited = stalled ?? 0
                if waited < seconds { return .wait(until: elapsed + seconds - waited) }
            }
        }
        if let cut {
            guard offset < cut else { return .cut }
            most = min(most, cut - offset)
        }
        if let rate {
            // A clock that was moved far ahead makes more bytes due than there are numbers for.
            let due = Int64(exactly: (elapsed * Double(rate)).rounded(.down)) ?? (elapsed > 0 ? .max : 0)
            // A tenth of a second's bytes at a time, so that a fast drip is not woken for each byte.
            let least = max(1, min(rate / 10, most))
            guard due - offset >= least else { return .wait(until: (Double(offset) + Double(least)) / Double(rate)) }
            most = min(most, due - offset)
        }
        return .send(Int(most))
    }
}
