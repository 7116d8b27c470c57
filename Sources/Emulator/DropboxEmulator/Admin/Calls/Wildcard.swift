/// A pattern in which `*` matches any text, as in `files/*`. All other characters match themselves.
///
/// `\*` matches an asterisk, `\\` a backslash, `\n` a line feed, and `\r` a carriage return. Before other characters, a
/// backslash matches itself.
struct Wildcard: Sendable, Hashable {
    private static let star = UInt8(ascii: "*")

    /// A byte that matches itself, or `nil` for any text.
    private typealias Element = UInt8?

    let text: String
    private let pattern: [Element]

    init(_ text: String) {
        self.text = text
        var pattern: [Element] = []
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\"), let next = rest.first, let meaning = Self.escapes[next] else {
                pattern.append(byte == Self.star ? nil : byte)
                continue
            }
            pattern.append(meaning)
            rest = rest.dropFirst()
        }
        self.pattern = pattern
    }

    /// The meanings of the characters after a backslash.
    private static let escapes: [UInt8: UInt8] = [
        star: star, UInt8(ascii: "\\"): UInt8(ascii: "\\"), UInt8(ascii: "n"): UInt8(ascii: "\n"),
        UInt8(ascii: "r"): UInt8(ascii: "\r"),
    ]

    /// Returns a pattern on one line that matches only the text.
    static func escaped(_ text: String) -> String {
        // Scalars, because an asterisk with a combining character is one character.
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "*", "\\": #"\"# + String(scalar)
            case "\n": #"\n"#
            case "\r": #"\r"#
            default: String(scalar)
            }
        }.joined()
    }

    /// Returns whether the pattern matches a whole text.
    func matches(_ text: String) -> Bool {
        var text = Array(text.utf8)[...]
        var pattern = self.pattern[...]
        var star: (pattern: ArraySlice<Element>, text: ArraySlice<UInt8>)?
        while true {
            if let element = pattern.first, element == nil {
                pattern = pattern.dropFirst()
                star = (pattern, text)
            } else if let element = pattern.first, let byte = element, byte == text.first {
                pattern = pattern.dropFirst()
                text = text.dropFirst()
            } else if pattern.isEmpty, text.isEmpty {
                return true
            } else if let last = star, !last.text.isEmpty {
                // Let the latest star match one more byte.
                star = (last.pattern, last.text.dropFirst())
                pattern = last.pattern
                text = last.text.dropFirst()
            } else {
                return false
            }
        }
    }
}
