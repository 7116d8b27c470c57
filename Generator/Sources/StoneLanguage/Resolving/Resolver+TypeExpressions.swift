import APIModel

extension Resolver {
    /// Returns the type that an expression denotes in `namespace`, or `nil` for Void.
    func resolve(_ expression: TypeExpression, in namespace: String) throws(Diagnostic) -> TypeReference? {
        let name = expression.name
        if name.namespace == nil, BuiltInTypes.names.contains(name.name.text) {
            var arguments = ArgumentReader(expression)
            let type = try builtIn(name.name, &arguments, in: namespace)
            try arguments.finish()
            guard let type else {
                if !expression.isNullable { return nil }
                throw Diagnostic("Void cannot be nullable", at: expression.location)
            }
            return expression.isNullable ? .nullable(type) : type
        }
        let (typeName, symbol) = try declarations.lookUp(name, as: "type", in: namespace)
        guard symbol.isType else {
            throw Diagnostic("\"\(name.name.text)\" is \(symbol.kind), not a type", at: name.location)
        }
        if let argument = expression.arguments.first {
            throw Diagnostic(
                "\"\(name.name.text)\" takes no arguments; only types of the language do", at: argument.location)
        }
        let type = TypeReference.named(typeName)
        guard expression.isNullable else { return type }
        if expanded(type).isNullable {
            throw Diagnostic("\"\(name.name.text)\" is nullable already; remove the \"?\"", at: expression.location)
        }
        return .nullable(type)
    }

    /// Returns the type that an expression denotes, or throws an error with `message` if it is Void.
    func resolveNonVoid(
        _ expression: TypeExpression, in namespace: String, _ message: @autoclosure () -> String
    ) throws(Diagnostic) -> TypeReference {
        guard let type = try resolve(expression, in: namespace) else {
            throw Diagnostic(message(), at: expression.location)
        }
        return type
    }

    private func builtIn(
        _ name: Name, _ arguments: inout ArgumentReader, in namespace: String
    ) throws(Diagnostic) -> TypeReference? {
        switch name.text {
        case BuiltInTypes.void: return nil
        case "Boolean": return .primitive(.boolean)
        case "Bytes": return .primitive(.bytes)
        case "String": return .primitive(try string(&arguments))
        case "Timestamp":
            return .primitive(.timestamp(format: try arguments.string(try arguments.positional("a format"))))
        case "List":
            let items = try item(try arguments.positional("the type of its items"), "List", in: namespace)
            let (minimum, maximum) = try arguments.sizes("min_items", "max_items")
            return .list(items, ListBounds(minimumItems: minimum, maximumItems: maximum))
        case "Map":
            let keyArgument = try arguments.positional("the type of its keys")
            let keys = try item(keyArgument, "Map", in: namespace)
            guard case .primitive(.string) = expanded(keys) else {
                throw Diagnostic("the keys of a map must be strings", at: keyArgument.location)
            }
            let values = try item(try arguments.positional("the type of its values"), "Map", in: namespace)
            return .map(keys: keys, values: values)
        default: return .primitive(try number(name, &arguments))
        }
    }

    private func item(_ argument: Argument, _ type: String, in namespace: String) throws(Diagnostic) -> TypeReference {
        guard case .type(let expression) = argument.value else {
            throw Diagnostic("\(type) expects a type here", at: argument.location)
        }
        return try resolveNonVoid(expression, in: namespace, "a \(type) cannot hold Void")
    }

    private func string(_ arguments: inout ArgumentReader) throws(Diagnostic) -> Primitive {
        let (minimum, maximum) = try arguments.sizes("min_length", "max_length")
        var pattern: String?
        if let argument = arguments.keyword("pattern") {
            let text = try arguments.string(argument)
            try patterns.check(text, at: argument.location)
            pattern = text
        }
        return .string(minimumLength: minimum, maximumLength: maximum, pattern: pattern)
    }

    private func number(_ name: Name, _ arguments: inout ArgumentReader) throws(Diagnostic) -> Primitive {
        if let kind = IntegerKind(rawValue: name.text) {
            let (minimum, maximum) = try arguments.range(kind.range, name.text) { value in
                if case .integer(let number) = value { number } else { nil }
            }
            return .integer(kind, minimum: minimum, maximum: maximum)
        }
        guard let kind = FloatKind(rawValue: name.text) else {
            throw Diagnostic("unknown type \"\(name.text)\"", at: name.location)
        }
        let (minimum, maximum) = try arguments.range(kind.range, name.text) { value in
            switch value {
            case .integer(let number): Double(number)
            case .float(let number): number
            default: nil
            }
        }
        return .float(kind, minimum: minimum, maximum: maximum)
    }
}

/// A reader for the arguments of a built-in type, which reports arguments that weren't read.
struct ArgumentReader {
    private let type: Name
    private var positional: ArraySlice<Argument>
    private var keywords: [Argument]
    private var errors: [Diagnostic] = []

    init(_ expression: TypeExpression) {
        type = expression.name.name
        positional = expression.arguments.filter { $0.keyword == nil }[...]
        keywords = []
        for argument in expression.arguments {
            guard let keyword = argument.keyword else { continue }
            if keywords.contains(where: { $0.keyword?.text == keyword.text }) {
                errors.append(Diagnostic("\"\(keyword.text)\" is given twice", at: keyword.location))
            }
            keywords.append(argument)
        }
    }

    /// Reads the next positional argument.
    mutating func positional(_ what: String) throws(Diagnostic) -> Argument {
        guard let argument = positional.popFirst() else {
            throw Diagnostic("\(type.text) requires \(what)", at: type.location)
        }
        return argument
    }

    /// Reads the argument with that name, or returns `nil`.
    mutating func keyword(_ name: String) -> Argument? {
        guard let index = keywords.firstIndex(where: { $0.keyword?.text == name }) else { return nil }
        return keywords.remove(at: index)
    }

    /// Throws an error if an argument wasn't read or is a duplicate.
    func finish() throws(Diagnostic) {
        if let error = errors.first { throw error }
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

    /// Reads two counts, the second of which must not be less than the first.
    mutating func sizes(_ minimumName: String, _ maximumName: String) throws(Diagnostic) -> (Int?, Int?) {
        try bounds((minimumName, maximumName), 0...Int.max, "a number from 0") { value in
            if case .integer(let number) = value { Int(exactly: number) } else { nil }
        }
    }

    /// Reads the arguments `min_value` and `max_value`, which must be values of their type.
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

/// The built-in types.
enum BuiltInTypes {
    static let void = "Void"

    static let names: [String] =
        ["Boolean", "Bytes", "List", "Map", "String", "Timestamp", void]
        + IntegerKind.allCases.map(\.rawValue) + FloatKind.allCases.map(\.rawValue)
}

/// The built-in annotation types.
enum BuiltInAnnotation: String, CaseIterable {
    case deprecated = "Deprecated"
    case omitted = "Omitted"
    case preview = "Preview"
    case redactedBlot = "RedactedBlot"
    case redactedHash = "RedactedHash"

    static let names: [String] = allCases.map(\.rawValue)

    /// The name of the only argument, if the type has one.
    var parameter: String? {
        switch self {
        case .deprecated, .preview: nil
        case .omitted: "omitted_caller"
        case .redactedBlot, .redactedHash: "regex"
        }
    }
}
