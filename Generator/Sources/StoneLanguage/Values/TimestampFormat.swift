/// A format of `strftime`, as far as a time can be checked against it.
struct TimestampFormat {
    private let format: String

    init(_ format: String) { self.format = format }

    private static let months = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
        "december",
    ]
    private static let days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]

    /// Whether a text is a time in this format.
    func matches(_ text: String) -> Bool {
        var rest = Substring(text.lowercased())
        var template = Substring(format)
        while let character = template.popFirst() {
            if character != "%" {
                guard rest.popFirst() == Character(character.lowercased()) else { return false }
            } else {
                guard let directive = template.popFirst(), Self.take(directive, &rest) else { return false }
            }
        }
        return rest.isEmpty
    }

    /// Steps over what a directive stands for; false if something else comes.
    private static func take(_ directive: Character, _ rest: inout Substring) -> Bool {
        switch directive {
        case "Y": number(digits: 4, in: 1...9999, &rest)
        case "y": number(digits: 2, in: 0...99, &rest)
        case "m": number(digits: 2, in: 1...12, &rest)
        case "d": number(digits: 2, in: 1...31, &rest)
        case "H": number(digits: 2, in: 0...23, &rest)
        case "I": number(digits: 2, in: 1...12, &rest)
        case "M": number(digits: 2, in: 0...59, &rest)
        case "S": number(digits: 2, in: 0...61, &rest)
        case "j": number(digits: 3, in: 1...366, &rest)
        case "f": number(digits: 6, in: 0...999_999, &rest)
        case "B": word(of: months, &rest)
        case "b": word(of: months.map { $0.prefix(3) }, &rest)
        case "A": word(of: days, &rest)
        case "a": word(of: days.map { $0.prefix(3) }, &rest)
        case "p": word(of: ["am", "pm"], &rest)
        case "Z": word(of: ["utc", "gmt"], &rest)
        case "z": offset(&rest)
        case "%": word(of: ["%"], &rest)
        default: false
        }
    }

    private static func number(digits: Int, in range: ClosedRange<Int>, _ rest: inout Substring) -> Bool {
        let text = rest.prefix(digits).prefix { $0.isASCII && $0.isNumber }
        rest = rest.dropFirst(text.count)
        return Int(text).map(range.contains) ?? false
    }

    private static func word(of words: [some StringProtocol], _ rest: inout Substring) -> Bool {
        guard let word = words.first(where: { rest.hasPrefix($0) }) else { return false }
        rest = rest.dropFirst(word.count)
        return true
    }

    /// `+hhmm` or `+hh:mm`.
    private static func offset(_ rest: inout Substring) -> Bool {
        guard let sign = rest.popFirst(), sign == "+" || sign == "-" else { return false }
        guard number(digits: 2, in: 0...23, &rest) else { return false }
        if rest.first == ":" { rest.removeFirst() }
        return number(digits: 2, in: 0...59, &rest)
    }
}
