import Foundation

/// The constraints of the API's specification for a value, in addition to its type.
struct Constraints {
    private var code: WireType
    private var minimum: Limit?
    private var maximum: Limit?
    private var minimumCount: Int?
    private var maximumCount: Int?
    private var pattern: Pattern?

    /// A limit of numbers, with the precision of their type.
    private struct Limit {
        let text: String
        let integer: Int64?
        let number: Double

        init?(_ text: String) {
            guard let number = Double(text) else { return nil }
            self.text = text
            self.number = number
            integer = Int64(text)
        }
    }

    init(_ code: WireType) {
        self.code = code
    }

    /// A Boolean value that indicates whether any constraint is set.
    var isNeeded: Bool {
        minimum != nil || maximum != nil || minimumCount != nil || maximumCount != nil || pattern != nil
    }

    /// Adds a constraint by its name in the specification. The service checks constraints with unknown names.
    ///
    /// - Parameter compile: Returns the compiled form of a pattern.
    mutating func set(_ name: String, _ value: String, compile: (String) -> Pattern) {
        switch name {
        case "min_value": minimum = Limit(value)
        case "max_value": maximum = Limit(value)
        case "min_length", "min_items": minimumCount = Int(value)
        case "max_length", "max_items": maximumCount = Int(value)
        case "pattern": pattern = compile(value)
        default: break
        }
    }

    /// Returns the error for the constraint that `value` violates, or `nil`.
    func check(_ value: Value) -> StoneError.Kind? {
        switch value {
        case .string(let text): check(text)
        case .int(let number): check(number)
        case .uint(let number): check(number)
        case .double(let number): check(number)
        case .strings(let items): check(items: items.count)
        case .records(let items): check(items: items.count)
        case .list(let list): check(items: list.elements.count)
        default: nil
        }
    }

    private func check(_ value: String) -> StoneError.Kind? {
        if minimumCount != nil || maximumCount != nil {
            let count = value.unicodeScalars.count
            if isOutside(count) { return .length(count: count, minimum: minimumCount, maximum: maximumCount) }
        }
        guard let pattern, !pattern.matches(value) else { return nil }
        return .patternMismatch(value: value, pattern: pattern.source)
    }

    private func check(items count: Int) -> StoneError.Kind? {
        isOutside(count) ? .itemCount(count: count, minimum: minimumCount, maximum: maximumCount) : nil
    }

    private func check(_ value: Int64) -> StoneError.Kind? {
        let isLow = minimum.map { value < ($0.integer ?? .min) } ?? false
        let isHigh = maximum.map { value > ($0.integer ?? .max) } ?? false
        return isLow || isHigh ? outOfRange(value.description) : nil
    }

    private func check(_ value: UInt64) -> StoneError.Kind? {
        if let small = Int64(exactly: value) { return check(small) }
        return maximum?.integer == nil ? nil : outOfRange(value.description)
    }

    private func check(_ value: Double) -> StoneError.Kind? {
        let isLow = minimum.map { value < $0.number } ?? false
        let isHigh = maximum.map { value > $0.number } ?? false
        return isLow || isHigh ? outOfRange(value.description) : nil
    }

    private func isOutside(_ count: Int) -> Bool {
        minimumCount.map { count < $0 } ?? false || maximumCount.map { count > $0 } ?? false
    }

    /// Returns the error for a number out of range. Limits that the specification omits are those of the type.
    private func outOfRange(_ value: String) -> StoneError.Kind {
        let limits = code.limits
        return .outOfRange(
            value: value, minimum: minimum?.text ?? limits?.minimum, maximum: maximum?.text ?? limits?.maximum)
    }
}

extension WireType {
    /// The minimum and the maximum integer of the type.
    var limits: (minimum: String, maximum: String)? {
        switch self {
        case .int32: (Int32.min.description, Int32.max.description)
        case .uint32: (UInt32.min.description, UInt32.max.description)
        case .int64: (Int64.min.description, Int64.max.description)
        case .uint64: (UInt64.min.description, UInt64.max.description)
        default: nil
        }
    }
}

/// A pattern of the API's specification. It must match the entire string.
///
/// The specification uses the syntax of Python's `re`: `.` matches everything except a line feed, `\w` includes Unicode
/// letters, and a character is a Unicode scalar. The initializer translates what Foundation's regular expressions
/// interpret differently.
package struct Pattern: Sendable {
    /// The pattern in the syntax of the specification.
    package let source: String
    private let expression: NSRegularExpression?
    /// Whether each text that starts with a slash matches. Most paths do, and a regular expression takes longer than the
    /// rest of the encoding.
    private let matchesEachPath: Bool

    package init(_ source: String) {
        self.source = source
        let text = Self.spellings.reduce(source) { $0.replacingOccurrences(of: $1.python, with: $1.foundation) }
        matchesEachPath = Self.matchesEachPath(text)
        // `isSupported` reports a pattern that can't be compiled.
        expression =
            Self.repeatsGroups(text)
            ? nil : try? NSRegularExpression(pattern: "\\A(?:\(text))\\z", options: .useUnixLineSeparators)
    }

    /// A Boolean value that indicates whether the pattern can be checked. All patterns of the API can. An unsupported
    /// pattern matches everything and leaves the check to the service.
    var isSupported: Bool { expression != nil }

    /// Returns a Boolean value that indicates whether the pattern matches all of `text`.
    package func matches(_ text: String) -> Bool {
        guard let expression, !(matchesEachPath && text.utf8.first == UInt8(ascii: "/")) else { return true }
        let fullRange = NSRange(location: 0, length: text.utf16.count)
        return expression.firstMatch(in: text, range: fullRange) != nil
    }

    /// A pattern that matches any text, without a repeated group.
    private static let anyText = "[\\x{0}-\\x{10FFFF}]*"

    private static let spellings: [(python: String, foundation: String)] = [
        // Paths use this pattern.
        ("(.|[\\r\\n])*", anyText),
        ("\\w", "[\\p{L}\\p{N}_]"),
    ]

    /// Returns whether the first alternative of a pattern, which may be in parentheses, matches each text that starts with
    /// a slash.
    private static func matchesEachPath(_ text: String) -> Bool {
        var rest = text[...]
        let isGrouped = rest.first == "("
        if isGrouped { rest.removeFirst() }
        guard rest.hasPrefix("/" + anyText) else { return false }
        rest = rest.dropFirst(1 + anyText.count)
        guard isGrouped else { return rest.isEmpty || rest.first == "|" }
        guard rest.first == ")" || rest.first == "|" else { return false }
        var depth = 1
        while depth > 0, let character = rest.popFirst() { depth += character == "(" ? 1 : character == ")" ? -1 : 0 }
        if rest.first == "?" { rest.removeFirst() }
        return depth == 0 && (rest.isEmpty || rest.first == "|")
    }

    /// Returns a Boolean value that indicates whether a group is repeated. Foundation stores the state of each
    /// repetition, and reports a mismatch when it runs out of memory after about 50,000.
    private static func repeatsGroups(_ text: String) -> Bool {
        [")*", ")+", "){"].contains { text.contains($0) }
    }
}
