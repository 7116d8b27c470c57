import DropboxCore

/// What a search looks for: words in any order. The last one may be the beginning of a word.
struct SearchQuery: Sendable, Hashable {
    /// A part of a text, and whether the query found something there.
    struct Span: Sendable, Hashable {
        var text: String
        var isHighlighted: Bool
    }

    /// The words as keys.
    let words: [String]

    init(_ text: String) { words = Self.words(of: text).map(\.key) }

    var isEmpty: Bool { words.isEmpty }

    func matches(_ text: String) -> Bool {
        guard let last = words.last else { return false }
        let keys = Self.words(of: text).map(\.key)
        return words.dropLast().allSatisfy(keys.contains) && keys.contains { $0.hasPrefix(last) }
    }

    /// The text cut into what was found and what lies between.
    func highlights(in text: String) -> [Span] {
        var spans: [Span] = []
        var rest = text[...]
        for (word, key) in Self.words(of: text) {
            guard let length = foundLength(of: key) else { continue }
            let end = word.unicodeScalars.index(word.startIndex, offsetBy: length, limitedBy: word.endIndex)
            spans.append(Span(text: String(rest[..<word.startIndex]), isHighlighted: false))
            spans.append(Span(text: String(text[word.startIndex..<(end ?? word.endIndex)]), isHighlighted: true))
            rest = text[(end ?? word.endIndex)...]
        }
        spans.append(Span(text: String(rest), isHighlighted: false))
        return spans.filter { !$0.text.isEmpty }
    }

    /// How many scalars at the front of a word the query names; nil for none.
    private func foundLength(of key: String) -> Int? {
        if words.contains(key) { return key.unicodeScalars.count }
        return words.last.flatMap { key.hasPrefix($0) ? $0.unicodeScalars.count : nil }
    }

    /// The runs of letters and digits of a text, as they stand there and as keys.
    private static func words(of text: String) -> [(word: Substring, key: String)] {
        text.split { character in
            !character.unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
        }
        .map { ($0, CaseFoldedName.key(String($0))) }
    }
}
