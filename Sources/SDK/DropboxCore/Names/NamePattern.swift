/// A glob pattern for names.
///
/// `*` matches any characters, `?` matches one character, `[a-z]` one character of a range, and `[!a-z]` one character
/// outside it. A bracket can contain classes, such as `[[:digit:]_]`, as in Git. A backslash escapes the next character.
/// Matching takes at most the product of both lengths.
package struct NamePattern: Sendable {
    private enum Part: Sendable {
        case anything
        case oneOf([ClosedRange<Character>], [CharacterClass] = [], isNegated: Bool)
        case exactly(Character)

        func matches(_ character: Character) -> Bool {
            switch self {
            case .anything: true
            case .oneOf(let ranges, let classes, let isNegated):
                (ranges.contains { $0.contains(character) } || classes.contains { $0.contains(character) }) != isNegated
            case .exactly(let expected): expected == character
            }
        }

        var isAnything: Bool { if case .anything = self { true } else { false } }
    }

    private let parts: [Part]
    private let ignoresCase: Bool
    /// The number of parts that match one character each. Shorter names don't match, however long the pattern is.
    private let minimumLength: Int

    /// Parses a pattern.
    ///
    /// - Parameters:
    ///   - text: The pattern.
    ///   - ignoresCase: Whether the pattern is case-insensitive, as names in Dropbox are. The default is `false`.
    package init(_ text: some StringProtocol, ignoresCase: Bool = false) {
        self.ignoresCase = ignoresCase
        parts = Self.parts(Self.characters(text, ignoresCase), ignoresCase)
        minimumLength = parts.count { !$0.isAnything }
    }

    /// Returns a Boolean value that indicates whether a text contains a wildcard.
    package static func isPattern(_ text: some StringProtocol) -> Bool { text.contains { "*?[".contains($0) } }

    /// Returns a Boolean value that indicates whether the pattern matches a whole name.
    package func matches(_ name: some StringProtocol) -> Bool { matches(Self.characters(name, ignoresCase)) }

    /// Returns the characters of a name for `matches(_:)`, so that a name is converted once for many patterns.
    package static func characters(_ name: some StringProtocol, _ ignoresCase: Bool) -> [Character] {
        Array(ignoresCase ? CaseFoldedName.key(String(name)) : String(name))
    }

    /// Returns a Boolean value that indicates whether the pattern matches a whole name.
    package func matches(_ name: [Character]) -> Bool {
        guard name.count >= minimumLength else { return false }
        var (part, index) = (0, 0)
        // The part after the last `*`, and the end of the characters that this `*` has matched so far.
        var star: (part: Int, index: Int)?
        while index < name.count {
            if part < parts.count, parts[part].isAnything {
                star = (part + 1, index)
                part += 1
            } else if part < parts.count, parts[part].matches(name[index]) {
                (part, index) = (part + 1, index + 1)
            } else if let last = star {
                star?.index += 1
                (part, index) = (last.part, last.index + 1)
            } else {
                return false
            }
        }
        return parts[part...].allSatisfy(\.isAnything)
    }

    private static func parts(_ text: [Character], _ ignoresCase: Bool) -> [Part] {
        var parts: [Part] = []
        var index = 0
        // If a bracket has no counterpart, those after it have none either.
        var mayHaveClosingBracket = true
        while index < text.count {
            switch text[index] {
            case "*":
                // Several are the same as one.
                if parts.last?.isAnything != true { parts.append(.anything) }
            case "?": parts.append(.oneOf([], isNegated: true))
            case "\\" where index + 1 < text.count:
                index += 1
                parts.append(.exactly(text[index]))
            case "[":
                // Without a closing bracket, it is a literal character.
                if mayHaveClosingBracket, let (part, end) = bracket(text, from: index + 1, ignoresCase) {
                    parts.append(part)
                    index = end
                } else {
                    mayHaveClosingBracket = false
                    parts.append(.exactly("["))
                }
            default: parts.append(.exactly(text[index]))
            }
            index += 1
        }
        return parts
    }

    /// Parses a bracket expression, and returns it with the index of the closing bracket. A closing bracket at the
    /// start is a literal character. With a class that doesn't exist, nothing matches.
    private static func bracket(
        _ text: [Character], from start: Int, _ ignoresCase: Bool
    ) -> (Part, end: Int)? {
        var index = start
        let isNegated = index < text.count && "!^".contains(text[index])
        if isNegated { index += 1 }
        let first = index
        var ranges: [ClosedRange<Character>] = []
        var classes: [CharacterClass] = []
        var isValid = true
        var closing = 0
        /// Returns the next character, which a backslash can escape.
        func next() -> Character? {
            if index + 1 < text.count, text[index] == "\\" { index += 1 }
            defer { index += 1 }
            return index < text.count ? text[index] : nil
        }
        while index < text.count, text[index] != "]" || index == first {
            // A class ends with the next bracket, which is searched once.
            if closing < index + 2 { closing = text[min(index + 2, text.count)...].firstIndex(of: "]") ?? text.count }
            if let name = className(text, from: index, upTo: closing) {
                if let known = CharacterClass(rawValue: name) {
                    classes += ignoresCase && known == .upper ? [.upper, .lower] : [known]
                } else {
                    isValid = false
                }
                index = closing + 1
                continue
            }
            guard let lower = next() else { return nil }
            guard index + 1 < text.count, text[index] == "-", text[index + 1] != "]" else {
                ranges.append(lower...lower)
                continue
            }
            index += 1
            guard let upper = next() else { return nil }
            // A range whose end precedes its start is empty.
            if lower <= upper { ranges.append(lower...upper) }
        }
        guard index < text.count else { return nil }
        return (isValid ? .oneOf(ranges, classes, isNegated: isNegated) : .oneOf([], isNegated: false), index)
    }

    /// Returns the name in `[:name:]`; `nil` if there is something else.
    ///
    /// - Parameters:
    ///   - text: The pattern.
    ///   - start: The index of the opening bracket.
    ///   - end: The index of the next closing bracket.
    private static func className(_ text: [Character], from start: Int, upTo end: Int) -> String? {
        guard end < text.count, end >= start + 3, text[start] == "[", text[start + 1] == ":", text[end - 1] == ":"
        else { return nil }
        return String(text[(start + 2)..<(end - 1)])
    }

    /// A class of ASCII characters, with its name in a pattern.
    private enum CharacterClass: String, Sendable {
        case alnum, alpha, blank, cntrl, digit, graph, lower, print, punct, space, upper, xdigit

        func contains(_ character: Character) -> Bool {
            guard let code = character.asciiValue else { return false }
            let isLetter = (65...90).contains(code) || (97...122).contains(code)
            let isDigit = (48...57).contains(code)
            return switch self {
            case .alnum: isLetter || isDigit
            case .alpha: isLetter
            case .blank: code == 32 || code == 9
            case .cntrl: code < 32 || code == 127
            case .digit: isDigit
            case .graph: (33...126).contains(code)
            case .lower: (97...122).contains(code)
            case .print: (32...126).contains(code)
            case .punct: (33...126).contains(code) && !isLetter && !isDigit
            case .space: code == 32 || (9...13).contains(code)
            case .upper: (65...90).contains(code)
            case .xdigit: character.isHexDigit
            }
        }
    }
}
