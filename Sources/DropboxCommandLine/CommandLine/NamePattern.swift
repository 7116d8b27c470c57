/// A pattern for names, as shells have them: `*` for any characters, `?` for one, `[a-z]` for one of these, `[!a-z]` for one
/// of all others; a backslash takes the meaning from what follows it.
struct NamePattern: Sendable {
    private enum Part: Sendable {
        case anything
        case oneOf([ClosedRange<Character>], isNegated: Bool)
        case exactly(Character)

        func matches(_ character: Character) -> Bool {
            switch self {
            case .anything: true
            case .oneOf(let ranges, let isNegated): ranges.contains { $0.contains(character) } != isNegated
            case .exactly(let own): own == character
            }
        }
    }

    private let parts: [Part]
    private let ignoresCase: Bool

    /// - Parameter ignoresCase: whether capitals are the same as small letters, as in Dropbox.
    init(_ text: some StringProtocol, ignoresCase: Bool = false) {
        self.ignoresCase = ignoresCase
        parts = Self.parts(Array(ignoresCase ? text.lowercased() : String(text)))
    }

    /// Whether a text means more than itself.
    static func isPattern(_ text: some StringProtocol) -> Bool { text.contains { "*?[".contains($0) } }

    /// Whether the pattern stands for the whole name.
    func matches(_ name: some StringProtocol) -> Bool {
        let name = Array(ignoresCase ? name.lowercased() : String(name))
        var (part, place) = (0, 0)
        // After the last `*`: where the pattern goes on, and how far that star has come.
        var star: (part: Int, place: Int)?
        while place < name.count {
            if part < parts.count, case .anything = parts[part] {
                star = (part + 1, place)
                part += 1
            } else if part < parts.count, parts[part].matches(name[place]) {
                (part, place) = (part + 1, place + 1)
            } else if let last = star {
                star?.place += 1
                (part, place) = (last.part, last.place + 1)
            } else {
                return false
            }
        }
        return parts[part...].allSatisfy { if case .anything = $0 { true } else { false } }
    }

    private static func parts(_ text: [Character]) -> [Part] {
        var parts: [Part] = []
        var place = 0
        while place < text.count {
            switch text[place] {
            case "*": parts.append(.anything)
            case "?": parts.append(.oneOf([], isNegated: true))
            case "\\" where place + 1 < text.count:
                place += 1
                parts.append(.exactly(text[place]))
            case "[":
                // Without an end it is a bracket.
                if let (part, end) = bracket(text, from: place + 1) {
                    parts.append(part)
                    place = end
                } else {
                    parts.append(.exactly("["))
                }
            default: parts.append(.exactly(text[place]))
            }
            place += 1
        }
        return parts
    }

    /// What is between brackets, and where the closing one stands. One that comes first means itself.
    private static func bracket(_ text: [Character], from start: Int) -> (Part, end: Int)? {
        var place = start
        let isNegated = place < text.count && "!^".contains(text[place])
        if isNegated { place += 1 }
        let first = place
        var ranges: [ClosedRange<Character>] = []
        while place < text.count, text[place] != "]" || place == first {
            let lower = text[place]
            if place + 2 < text.count, text[place + 1] == "-", text[place + 2] != "]" {
                // One that ends before it begins is empty.
                if lower <= text[place + 2] { ranges.append(lower...text[place + 2]) }
                place += 3
            } else {
                ranges.append(lower...lower)
                place += 1
            }
        }
        return place < text.count ? (.oneOf(ranges, isNegated: isNegated), place) : nil
    }
}
