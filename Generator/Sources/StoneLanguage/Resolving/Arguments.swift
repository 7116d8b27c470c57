/// Takes the arguments of a type of the language one by one, and complains of those that nobody took.
struct Arguments {
    private let type: Name
    private var positional: ArraySlice<Argument>
    private var keywords: [Argument]
    private var faults: [Diagnostic] = []

    init(_ expression: TypeExpression) {
        type = expression.name.name
        positional = expression.arguments.filter { $0.keyword == nil }[...]
        keywords = []
        for argument in expression.arguments {
            guard let keyword = argument.keyword else { continue }
            if keywords.contains(where: { $0.keyword?.text == keyword.text }) {
                faults.append(Diagnostic("\"\(keyword.text)\" is given twice", at: keyword.location))
            }
            keywords.append(argument)
        }
    }

    /// The next argument without a name.
    mutating func positional(_ what: String) throws(Diagnostic) -> Argument {
        guard let argument = positional.popFirst() else {
            throw Diagnostic("\(type.text) must be told \(what)", at: type.location)
        }
        return argument
    }

    /// The argument of that name, or nil.
    mutating func keyword(_ name: String) -> Argument? {
        guard let index = keywords.firstIndex(where: { $0.keyword?.text == name }) else { return nil }
        return keywords.remove(at: index)
    }

    /// Throws if there is an argument that nobody took or that was given twice.
    func finish() throws(Diagnostic) {
        if let fault = faults.first { throw fault }
        if let argument = positional.first {
            throw Diagnostic("\(type.text) does not take this argument", at: argument.location)
        }
        if let argument = keywords.first {
            throw Diagnostic(
                "\(type.text) takes no argument \"\(argument.keyword?.text ?? "")\"", at: argument.location)
        }
    }

    func string(_ argument: Argument) throws(Diagnostic) -> String {
        guard case .value(let value) = argument.value, case .string(let text) = value.kind else {
            throw Diagnostic("a string in quotes is expected", at: argument.location)
        }
        return text
    }

    /// Two counts, of which the second must not be less than the first.
    mutating func sizes(_ minimumName: String, _ maximumName: String) throws(Diagnostic) -> (Int?, Int?) {
        try bounds((minimumName, maximumName), 0...Int.max, "a number from 0") { value in
            if case .integer(let number) = value { Int(exactly: number) } else { nil }
        }
    }

    /// The arguments `min_value` and `max_value`, which must be values of their type.
    mutating func range<Number: Comparable>(
        _ limits: ClosedRange<Number>, _ typeName: String, _ number: (ValueExpression.Kind) -> Number?
    ) throws(Diagnostic) -> (Number?, Number?) {
        try bounds(("min_value", "max_value"), limits, "a value of \(typeName)", number)
    }

    private mutating func bounds<Number: Comparable>(
        _ names: (minimum: String, maximum: String), _ limits: ClosedRange<Number>, _ expectation: String,
        _ number: (ValueExpression.Kind) -> Number?
    ) throws(Diagnostic) -> (Number?, Number?) {
        let lower = keyword(names.minimum)
        let upper = keyword(names.maximum)
        func bound(_ argument: Argument, _ name: String) throws(Diagnostic) -> Number {
            guard case .value(let value) = argument.value, let bound = number(value.kind), limits.contains(bound) else {
                throw Diagnostic("\"\(name)\" must be \(expectation)", at: argument.location)
            }
            return bound
        }
        let minimum = try lower.map { (argument) throws(Diagnostic) in try bound(argument, names.minimum) }
        let maximum = try upper.map { (argument) throws(Diagnostic) in try bound(argument, names.maximum) }
        if let minimum, let maximum, let upper, maximum < minimum {
            throw Diagnostic("\"\(names.maximum)\" is less than \"\(names.minimum)\"", at: upper.location)
        }
        return (minimum, maximum)
    }
}
