/// A pattern in which `*` matches any text, as in `files/*`. All other characters match themselves.
struct Wildcard: Sendable, Hashable {
    private static let star = UInt8(ascii: "*")

    let text: String
    private let pattern: [UInt8]

    init(_ text: String) {
        self.text = text
        pattern = Array(text.utf8)
    }

    /// Returns whether the pattern matches a whole text.
    func matches(_ text: String) -> Bool {
        var text = Array(text.utf8)[...]
        var pattern = self.pattern[...]
        var star: (pattern: ArraySlice<UInt8>, text: ArraySlice<UInt8>)?
        while true {
            if pattern.first == Self.star {
                pattern = pattern.dropFirst()
                star = (pattern, text)
            } else if let byte = pattern.first, byte == text.first {
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
