import Foundation

/// A pattern of the API's specification. A string matches if the pattern describes all of it.
///
/// The specification is written for Python's `re`: `.` is everything but a line feed, `\w` knows Unicode, a character is
/// a Unicode scalar. What Foundation's expressions take for something else is respelled.
package struct Pattern: Sendable {
    /// The pattern as the specification spells it.
    package let source: String
    private let expression: NSRegularExpression?

    package init(_ source: String) {
        self.source = source
        let text = Self.spellings.reduce(source) { $0.replacingOccurrences(of: $1.python, with: $1.foundation) }
        // What cannot be read is unsupported, which `isSupported` tells.
        expression =
            Self.repeatsGroups(text)
            ? nil : try? NSRegularExpression(pattern: "\\A(?:\(text))\\z", options: .useUnixLineSeparators)
    }

    /// Whether the pattern is one that can be checked here. All patterns of the API are; one that is not would match
    /// everything, and leave the check to the service.
    var isSupported: Bool { expression != nil }

    /// Whether the pattern describes the whole of `text`.
    package func matches(_ text: String) -> Bool {
        guard let expression else { return true }
        let whole = NSRange(location: 0, length: text.utf16.count)
        return expression.firstMatch(in: text, range: whole) != nil
    }

    private static let spellings: [(python: String, foundation: String)] = [
        // Any text: paths are written so, and have to be matched without a repeated group.
        ("(.|[\\r\\n])*", "[\\x{0}-\\x{10FFFF}]*"),
        ("\\w", "[\\p{L}\\p{N}_]"),
    ]

    /// Whether a group is repeated. Foundation remembers each of its rounds: after some 50,000 it runs out of room, and
    /// says that the text does not match.
    private static func repeatsGroups(_ text: String) -> Bool {
        [")*", ")+", "){"].contains { text.contains($0) }
    }
}
