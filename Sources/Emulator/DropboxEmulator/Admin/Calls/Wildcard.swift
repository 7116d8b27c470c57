import DropboxCore

/// A pattern in which `*` matches any text, as in `files/*`. All other characters match themselves.
struct Wildcard: Sendable, Hashable {
    private static let star = UInt8(ascii: "*")

    /// A byte that matches itself, or `nil` for any text.
    private typealias Element = UInt8?

    let text: String
    private let pattern: [Element]

    init(_ text: String) {
        self.text = text
        pattern = text.utf8.map { $0 == Self.star ? nil : $0 }
    }

    /// Creates a pattern for the keys of paths.
    ///
    /// `\*` matches an asterisk, `\\` a backslash, `\n` a line feed, and `\r` a carriage return. Before other characters,
    /// a backslash matches itself.
    init(path text: String) {
        self.text = text
        var pattern: [Element] = []
        var rest = text.utf8[...]
        // What matches itself is folded after it's parsed, so that `\N` isn't a line feed.
        var literal: [UInt8] = []
        func addLiteral() {
            pattern += CaseFoldedName.key(String(decoding: literal, as: UTF8.self)).utf8.map { $0 }
            literal = []
        }
        while let byte = rest.popFirst() {
            if byte == Self.star {
                addLiteral()
                pattern.append(nil)
            } else if byte == UInt8(ascii: "\\"), let next = rest.first, let meaning = Self.escapes[next] {
                literal.append(meaning)
                rest = rest.dropFirst()
            } else {
                literal.append(byte)
            }
        }
        addLiteral()
        self.pattern = pattern
    }

    /// The meanings of the characters after a backslash.
    private static let escapes: [UInt8: UInt8] = [
        star: star, UInt8(ascii: "\\"): UInt8(ascii: "\\"), UInt8(ascii: "n"): UInt8(ascii: "\n"),
        UInt8(ascii: "r"): UInt8(ascii: "\r"),
    ]

    /// Returns a pattern for the keys of paths, on one line, that matches only the key of a text.
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
