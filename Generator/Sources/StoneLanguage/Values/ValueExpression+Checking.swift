import APIModel

/// Why a value does not fit its type.
struct ValueFault: Error {
    let message: String

    init(_ message: String) { self.message = message }
}

extension ValueExpression {
    /// The literal that the value means as a value of `type`, checked against all constraints.
    func literal(as type: Primitive, patterns: PatternCache) throws(ValueFault) -> Literal {
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
                throw ValueFault("\"\(text)\" is no time of the format \"\(format)\"")
            }
            return .string(text)
        case .string(let minimum, let maximum, let pattern):
            guard case .string(let text) = kind else { throw expected("a string in quotes") }
            try Self.check(text, minimum, maximum)
            guard let pattern, !patterns.matches(text, pattern) else { return .string(text) }
            throw ValueFault("\"\(text)\" does not match the pattern \"\(pattern)\"")
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

    private func expected(_ what: String) -> ValueFault { ValueFault("\(what) is expected, not \(description)") }

    private static func check<Number: Comparable>(
        _ number: Number, _ minimum: Number, _ maximum: Number
    ) throws(ValueFault) {
        guard number < minimum || number > maximum else { return }
        throw ValueFault("\(number) is not between \(minimum) and \(maximum)")
    }

    private static func check(_ text: String, _ minimum: Int?, _ maximum: Int?) throws(ValueFault) {
        let length = text.unicodeScalars.count
        if let minimum, length < minimum { throw ValueFault("\"\(text)\" is shorter than \(minimum)") }
        if let maximum, length > maximum { throw ValueFault("\"\(text)\" is longer than \(maximum)") }
    }
}
