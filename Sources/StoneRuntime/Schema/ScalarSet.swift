/// A set of Unicode scalars: ranges and classes, or all but those.
struct ScalarSet: Sendable {
    enum Class: Sendable { case digit, word, space }

    private var ranges: [ClosedRange<UInt32>] = []
    private var classes: [(kind: Class, isNegated: Bool)] = []
    private let isNegated: Bool
    /// Which ASCII characters belong to it, one bit each.
    private var ascii: (low: UInt64, high: UInt64) = (0, 0)

    init(_ ranges: [ClosedRange<UInt32>], _ classes: [(kind: Class, isNegated: Bool)] = [], isNegated: Bool = false) {
        self.ranges = ranges
        self.classes = classes
        self.isNegated = isNegated
        for value in 0..<128 {
            guard isMember(Unicode.Scalar(UInt8(value))) else { continue }
            if value < 64 { ascii.low |= 1 << UInt64(value) } else { ascii.high |= 1 << UInt64(value - 64) }
        }
    }

    /// What a dot stands for.
    static let notLineFeed = ScalarSet([0x0A...0x0A], isNegated: true)

    @inline(__always)
    func contains(_ scalar: Unicode.Scalar) -> Bool {
        let value = scalar.value
        if value < 64 { return ascii.low >> UInt64(value) & 1 != 0 }
        if value < 128 { return ascii.high >> UInt64(value - 64) & 1 != 0 }
        return isMember(scalar)
    }

    private func isMember(_ scalar: Unicode.Scalar) -> Bool {
        let isListed =
            ranges.contains { $0.contains(scalar.value) }
            || classes.contains { Self.isMember(scalar, of: $0.kind) != $0.isNegated }
        return isListed != isNegated
    }

    private static func isMember(_ scalar: Unicode.Scalar, of kind: Class) -> Bool {
        let properties = scalar.properties
        switch kind {
        case .digit: return properties.generalCategory == .decimalNumber
        case .space: return properties.isWhitespace || (0x1C...0x1F).contains(scalar.value)
        case .word:
            if scalar == "_" { return true }
            switch properties.generalCategory {
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: return true
            default: return properties.numericType != nil
            }
        }
    }
}
