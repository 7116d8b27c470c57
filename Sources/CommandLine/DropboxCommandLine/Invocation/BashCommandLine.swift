/// A command line up to the cursor, as bash passes it to the completion of a command.
///
/// A shell reads code points. Some letters of names form one character with the special character after them, which must
/// be escaped nevertheless.
struct BashCommandLine: Sendable {
    /// The words after the name of the command, without quotes and escapes. The last word is the one to complete, and can be
    /// empty.
    let words: [String]
    /// The quote that is open at the cursor.
    private let quote: Unicode.Scalar?
    /// The number of code points of the last word that bash keeps. It replaces only what follows the last character that
    /// breaks words, such as a colon, or what follows an open quote.
    private let keptCount: Int

    /// - Parameters:
    ///   - line: The line up to the cursor.
    ///   - breaks: The characters that break words: `COMP_WORDBREAKS`.
    init(_ line: String, breaks: String) {
        var words: [String] = []
        var word = String.UnicodeScalarView()
        var (hasWord, isEscaped, quote) = (false, false, Unicode.Scalar?.none)
        var (keptCount, quoteStart) = (0, 0)
        for scalar in line.unicodeScalars {
            if isEscaped {
                // In double quotes, a backslash escapes only these.
                if quote != nil, !"\"\\$`".unicodeScalars.contains(scalar) { word.append("\\") }
                word.append(scalar)
                isEscaped = false
            } else if scalar == "\\", quote != "'" {
                (isEscaped, hasWord) = (true, true)
            } else if scalar == quote {
                quote = nil
            } else if quote != nil {
                word.append(scalar)
            } else if scalar == "'" || scalar == "\"" {
                (quote, quoteStart, hasWord) = (scalar, word.count, true)
            } else if scalar.properties.isWhitespace {
                if hasWord { words.append(String(word)) }
                (word, hasWord, keptCount) = (.init(), false, 0)
            } else {
                word.append(scalar)
                hasWord = true
                if breaks.unicodeScalars.contains(scalar) { keptCount = word.count }
            }
        }
        words.append(String(word))
        self.words = Array(words.dropFirst())
        self.quote = quote
        self.keptCount = quote == nil ? keptCount : quoteStart
    }

    /// Returns the number of code points that bash keeps of the last word without a prefix.
    func keptCount(after prefix: String) -> Int { max(0, keptCount - prefix.unicodeScalars.count) }

    /// Returns what bash inserts for a word, or `nil` if the word doesn't continue what bash keeps.
    func insertion(of word: String) -> String? {
        func start(_ text: String?) -> String? { text.map { String($0.unicodeScalars.prefix(keptCount)).lowercased() } }
        guard start(word) == start(words.last) else { return nil }
        let rest = String(word.unicodeScalars.dropFirst(keptCount))
        return switch quote {
        case "'": rest.withSingleQuotesEscaped
        case nil: rest.escaped(" \t!\"#$&'()*,;<>?[\\]^`{|}~")
        default: rest.escaped("\\\"$`")
        }
    }
}

extension String {
    /// The text as one word of a command that a shell reads.
    var shellWord: String {
        let isPlain = unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || "0123456789/._-:@+,".unicodeScalars.contains(scalar)
        }
        return isPlain && !isEmpty ? self : "'" + withSingleQuotesEscaped + "'"
    }

    /// The text in single quotes, without the outer ones.
    fileprivate var withSingleQuotesEscaped: String {
        replacingScalars { $0 == "'" ? #"'\''"# : String($0) }
    }

    fileprivate func escaped(_ special: String) -> String {
        replacingScalars { special.unicodeScalars.contains($0) ? "\\\($0)" : String($0) }
    }

    private func replacingScalars(_ replacement: (Unicode.Scalar) -> String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in unicodeScalars { result.append(contentsOf: replacement(scalar).unicodeScalars) }
        return String(result)
    }
}
