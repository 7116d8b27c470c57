/// A command line up to the cursor, as bash passes it to the completion of a command.
struct BashCommandLine: Sendable {
    /// The words after the name of the command, without quotes and escapes. The last word is the one to complete, and can be
    /// empty.
    let words: [String]
    /// The quote that is open at the cursor.
    private let quote: Character?
    /// The number of characters of the last word that bash keeps. It replaces only what follows the last character that
    /// breaks words, such as a colon, or what follows an open quote.
    private let keptCount: Int

    /// - Parameters:
    ///   - line: The line up to the cursor.
    ///   - breaks: The characters that break words: `COMP_WORDBREAKS`.
    init(_ line: String, breaks: String) {
        var words: [String] = []
        var word = ""
        var (hasWord, isEscaped, quote) = (false, false, Character?.none)
        var (keptCount, quoteStart) = (0, 0)
        for character in line {
            if isEscaped {
                // In double quotes, a backslash escapes only these.
                if quote != nil, !"\"\\$`".contains(character) { word.append("\\") }
                word.append(character)
                isEscaped = false
            } else if character == "\\", quote != "'" {
                (isEscaped, hasWord) = (true, true)
            } else if character == quote {
                quote = nil
            } else if quote != nil {
                word.append(character)
            } else if character == "'" || character == "\"" {
                (quote, quoteStart, hasWord) = (character, word.count, true)
            } else if character.isWhitespace {
                if hasWord { words.append(word) }
                (word, hasWord, keptCount) = ("", false, 0)
            } else {
                word.append(character)
                hasWord = true
                if breaks.contains(character) { keptCount = word.count }
            }
        }
        words.append(word)
        self.words = Array(words.dropFirst())
        self.quote = quote
        self.keptCount = quote == nil ? keptCount : quoteStart
    }

    /// Returns the number of characters that bash keeps of the last word without a prefix.
    func keptCount(after prefix: String) -> Int { max(0, keptCount - prefix.count) }

    /// Returns what bash inserts for a word, or `nil` if the word doesn't continue what bash keeps.
    func insertion(of word: String) -> String? {
        guard word.prefix(keptCount).lowercased() == words.last?.prefix(keptCount).lowercased() else { return nil }
        let rest = word.dropFirst(keptCount)
        return switch quote {
        case "'": String(rest.replacing("'", with: #"'\''"#))
        case nil: Self.escaped(rest, " \t!\"#$&'()*,;<>?[\\]^`{|}~")
        default: Self.escaped(rest, "\\\"$`")
        }
    }

    private static func escaped(_ text: Substring, _ special: String) -> String {
        text.reduce(into: "") { result, character in
            if special.contains(character) { result.append("\\") }
            result.append(character)
        }
    }
}
