/// The name of a function in Swift.
struct SwiftIdentifier {
    /// The name as code, in backticks if it's a keyword.
    let code: String

    /// The words that a function can't have as its name.
    private static let keywords: Set = [
        "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
        "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
        "if",
        "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
        "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
        "switch",
        "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// Returns `nil` if the text isn't a name of ASCII letters, digits, and underscores.
    init?(_ text: String) {
        let isStart = { (byte: UInt8) in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
        }
        let isDigit = { (byte: UInt8) in (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
        guard let first = text.utf8.first, isStart(first), text.utf8.allSatisfy({ isStart($0) || isDigit($0) }),
            text.utf8.contains(where: { $0 != UInt8(ascii: "_") })
        else { return nil }
        code = Self.keywords.contains(text) ? "`\(text)`" : text
    }
}
