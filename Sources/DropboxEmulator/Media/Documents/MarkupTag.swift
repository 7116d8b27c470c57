import Foundation

/// A tag of HTML or XML with its attributes.
struct MarkupTag {
    let name: String
    let isClosing: Bool
    let end: Substring.Index
    private let attributes: Substring

    /// Whether a `<` begins a tag.
    static func begins(_ text: Substring) -> Bool {
        let inner = text.dropFirst()
        let first = inner.first == "/" ? inner.dropFirst().first : inner.first
        return first.map { $0.isLetter || $0 == "!" || $0 == "?" } ?? false
    }

    /// Nil if it has no end.
    init?(_ text: Substring) {
        let inner = text.dropFirst()
        isClosing = inner.first == "/"
        let start = isClosing ? inner.dropFirst() : inner
        name = start.prefix { $0.isLetter || $0.isNumber || $0 == ":" || $0 == "-" }.lowercased()
        var quote: Character?
        var index = start.startIndex
        while index < start.endIndex {
            let character = start[index]
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "\"" || character == "'" {
                quote = character
            } else if character == ">" {
                break
            }
            index = start.index(after: index)
        }
        guard index < start.endIndex else { return nil }
        attributes = start[..<index].dropFirst(name.count)
        end = start.index(after: index)
    }

    var isEmpty: Bool { attributes.last == "/" }

    func attribute(_ wanted: String) -> String? {
        guard let found = attributes.range(of: wanted + "=", options: .caseInsensitive) else { return nil }
        let value = attributes[found.upperBound...]
        guard let quote = value.first else { return nil }
        let isQuoted = quote == "\"" || quote == "'"
        let raw = isQuoted ? value.dropFirst().prefix { $0 != quote } : value.prefix { !$0.isWhitespace }
        return HTMLReader.decoded(String(raw))
    }

    /// Something in the text of XML.
    enum Token {
        case text(String)
        case tag(MarkupTag)
    }

    /// Takes XML apart, as far as it holds together.
    static func tokens(_ data: Data, _ body: (Token) -> Void) {
        let xml = String(decoding: data, as: UTF8.self)
        var rest = xml[...]
        while let open = rest.firstIndex(of: "<") {
            if open > rest.startIndex { body(.text(HTMLReader.decoded(String(rest[..<open])))) }
            guard let tag = MarkupTag(rest[open...]) else { return }
            body(.tag(tag))
            rest = rest[tag.end...]
        }
    }
}
