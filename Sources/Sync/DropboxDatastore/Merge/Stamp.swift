/// The identity of a delta: the device that made it, and its position among the deltas of that device, from 1.
struct Dot: Hashable, Sendable, Comparable {
    let device: String
    let sequence: Int64

    /// The sequences that a file may have. Sums and differences of them can't overflow.
    static let validSequences: ClosedRange<Int64> = 1...Stamp.maximumNumber

    static func < (one: Dot, other: Dot) -> Bool {
        (one.device, one.sequence) < (other.device, other.sequence)
    }
}

/// The position of a delta in the order of all deltas.
///
/// The order extends causality: a delta has a greater number than each delta that its device knew when it published it. No
/// clock is involved. Until it's published, a delta follows all others.
struct Stamp: Hashable, Sendable, Comparable {
    let number: Int64
    let dot: Dot

    /// The number of deltas that aren't published yet.
    static let unpublished = Int64.max
    /// The greatest number in a file. Numbers stay exact in JSON, and the number after the greatest is the same one, so a
    /// file with an excessive number prevents nothing.
    static let maximumNumber: Int64 = 1 << 52

    static func < (one: Stamp, other: Stamp) -> Bool {
        (one.number, one.dot) < (other.number, other.dot)
    }

    /// Returns the number that follows all known ones.
    static func number(after known: Int64) -> Int64 { known < maximumNumber ? known + 1 : maximumNumber }
}

/// A set of deltas that contains, with each delta, all earlier ones of its device.
struct VersionVector: Hashable, Sendable {
    /// The number of deltas of each device. No number is 0.
    private(set) var sequences: [String: Int64] = [:]

    subscript(device: String) -> Int64 {
        get { sequences[device] ?? 0 }
        set { sequences[device] = newValue > 0 ? newValue : nil }
    }

    func contains(_ dot: Dot) -> Bool { dot.sequence <= self[dot.device] }

    func contains(_ other: VersionVector) -> Bool { other.sequences.allSatisfy { $0.value <= self[$0.key] } }

    mutating func formUnion(_ other: VersionVector) {
        sequences.merge(other.sequences) { max($0, $1) }
    }

    /// Returns the set with another delta, and the earlier ones of its device.
    func adding(_ dot: Dot) -> VersionVector {
        var result = self
        result[dot.device] = max(result[dot.device], dot.sequence)
        return result
    }
}
