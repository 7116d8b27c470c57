import APIModel

extension Resolver {
    /// Returns the literal that a value denotes as a default or attribute of a type.
    ///
    /// - Parameter role: The role of the value, for messages.
    func literal(
        _ value: ValueExpression, for type: TypeReference, _ role: String
    ) throws(Diagnostic) -> Literal {
        switch expanded(type).unwrapped {
        case .primitive(let primitive):
            do throws(ValueError) {
                return try value.literal(as: primitive, patterns: patterns)
            } catch {
                throw Diagnostic("the \(role) does not fit: \(error.message)", at: value.location)
            }
        case .named(let name):
            return try tag(value, of: name, role)
        case .list, .map, .nullable:
            throw Diagnostic("a list or a map cannot have a \(role)", at: value.location)
        }
    }

    /// Returns whether members of a union couldn't be parsed, which has been reported.
    private func isIncomplete(_ union: TypeName) -> Bool {
        let symbol = declarations.namespaces[union.namespace]?.symbols[union.name]
        let family = [symbol?.union] + ancestors(of: union).map(\.symbol.union)
        return family.contains { $0?.isIncomplete == true }
    }

    private func tag(_ value: ValueExpression, of union: TypeName, _ role: String) throws(Diagnostic) -> Literal {
        guard declarations.namespaces[union.namespace]?.symbols[union.name]?.union != nil else {
            throw Diagnostic("a struct cannot have a \(role)", at: value.location)
        }
        guard case .reference(let tag) = value.kind else {
            throw Diagnostic(
                "the \(role) must be a tag of \"\(union.name)\", without quotes; this is \(value.description)",
                at: value.location)
        }
        let tags = tags(of: union)
        guard let member = tags.first(where: { $0.name == tag }) else {
            if isIncomplete(union) { return .tag(tag) }
            throw Diagnostic(
                "\"\(union.name)\" has no tag \"\(tag)\"\(tags.map(\.name).suggestion(for: tag))", at: value.location)
        }
        guard member.isVoid else {
            throw Diagnostic("the tag \"\(tag)\" needs a value, therefore it cannot be a \(role)", at: value.location)
        }
        return .tag(tag)
    }
}

/// An error that indicates that a value doesn't conform to its type.
struct ValueError: Error {
    let message: String

    init(_ message: String) { self.message = message }
}

extension ValueExpression {
    /// Returns the literal that the value denotes as a value of `type`, and checks all constraints.
    func literal(as type: Primitive, patterns: PatternCache) throws(ValueError) -> Literal {
        switch type {
        case .boolean:
            guard case .boolean(let flag) = kind else { throw expected("true or false") }
            return .boolean(flag)
        case .bytes:
            guard case .string(let text) = kind else { throw expected("a string in quotes") }
            return .string(text)
        case .timestamp(let format):
            guard case .string(let text) = kind else { throw expected("a time in quotes") }
            guard TimestampFormat(format).matches(text) else {
                throw ValueError("\"\(text)\" is not a time in the format \"\(format)\"")
            }
            return .string(text)
        case .string(let minimum, let maximum, let pattern):
            guard case .string(let text) = kind else { throw expected("a string in quotes") }
            try Self.check(text, minimum, maximum)
            guard let pattern, !patterns.matches(text, pattern) else { return .string(text) }
            throw ValueError("\"\(text)\" does not match the pattern \"\(pattern)\"")
        case .integer(let kind, let minimum, let maximum):
            guard case .integer(let number) = self.kind else { throw expected("an integer") }
            try Self.check(number, minimum ?? kind.range.lowerBound, maximum ?? kind.range.upperBound)
            return .integer(number)
        case .float(let kind, let minimum, let maximum):
            let number: Double
            switch self.kind {
            case .float(let value): number = value
            case .integer(let value): number = Double(value)
            default: throw expected("a number")
            }
            try Self.check(number, minimum ?? kind.range.lowerBound, maximum ?? kind.range.upperBound)
            return .float(number)
        }
    }

    private func expected(_ what: String) -> ValueError { ValueError("\(what) is expected, not \(description)") }

    private static func check<Number: Comparable>(
        _ number: Number, _ minimum: Number, _ maximum: Number
    ) throws(ValueError) {
        guard number < minimum || number > maximum else { return }
        throw ValueError("\(number) is not between \(minimum) and \(maximum)")
    }

    private static func check(_ text: String, _ minimum: Int?, _ maximum: Int?) throws(ValueError) {
        let length = text.unicodeScalars.count
        if let minimum, length < minimum { throw ValueError("\"\(text)\" is shorter than \(minimum)") }
        if let maximum, length > maximum { throw ValueError("\"\(text)\" is longer than \(maximum)") }
    }
}

/// The compiled patterns of a specification.
final class PatternCache {
    private var compiled: [String: Regex<AnyRegexOutput>] = [:]

    /// Throws an error if a pattern isn't a valid regular expression.
    func check(_ pattern: String, at location: SourceLocation) throws(Diagnostic) {
        do {
            _ = try regex(pattern)
        } catch {
            throw Diagnostic("\"\(pattern)\" is not a regular expression: \(error)", at: location)
        }
    }

    /// Returns whether the beginning of a text matches a pattern.
    ///
    /// Stone doesn't require a full match for defaults and examples, and published ones rely on it. An invalid pattern
    /// matches everything, because `check(_:at:)` has reported it.
    func matches(_ text: String, _ pattern: String) -> Bool {
        do {
            return try regex(pattern).prefixMatch(in: text) != nil
        } catch {
            return true
        }
    }

    private func regex(_ pattern: String) throws -> Regex<AnyRegexOutput> {
        if let cached = compiled[pattern] { return cached }
        let regex = try Regex(pattern).matchingSemantics(.unicodeScalar)
        compiled[pattern] = regex
        return regex
    }
}

/// A subset of `strftime` formats for the validation of timestamps.
struct TimestampFormat {
    private let format: String

    init(_ format: String) { self.format = format }

    private static let months = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
        "december",
    ]
    private static let days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]

    /// Returns whether a text is a timestamp in this format.
    func matches(_ text: String) -> Bool {
        var rest = Substring(text.lowercased())
        var template = Substring(format)
        while let character = template.popFirst() {
            if character != "%" {
                guard rest.popFirst() == Character(character.lowercased()) else { return false }
            } else {
                guard let directive = template.popFirst(), Self.consume(directive, &rest) else { return false }
            }
        }
        return rest.isEmpty
    }

    /// Consumes the text of a directive, or returns `false` if it doesn't match.
    private static func consume(_ directive: Character, _ rest: inout Substring) -> Bool {
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
