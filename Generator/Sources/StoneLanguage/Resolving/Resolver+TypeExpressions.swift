import APIModel

extension Resolver {
    /// The type that an expression means when it is written in `namespace`. Nil: Void.
    func resolve(_ expression: TypeExpression, in namespace: String) throws(Diagnostic) -> TypeReference? {
        let name = expression.name
        if name.namespace == nil, BuiltInTypes.names.contains(name.name.text) {
            var arguments = Arguments(expression)
            let type = try builtIn(name.name, &arguments, in: namespace)
            try arguments.finish()
            guard let type else {
                if !expression.isNullable { return nil }
                throw Diagnostic("Void cannot be nullable", at: expression.location)
            }
            return expression.isNullable ? .nullable(type) : type
        }
        let (found, symbol) = try declarations.find(name, as: "type", in: namespace)
        guard symbol.isType else {
            throw Diagnostic("\"\(name.name.text)\" is \(symbol.kind), not a type", at: name.location)
        }
        if let argument = expression.arguments.first {
            throw Diagnostic(
                "\"\(name.name.text)\" takes no arguments; only types of the language do", at: argument.location)
        }
        let type = TypeReference.named(found)
        guard expression.isNullable else { return type }
        if expanded(type).isNullable {
            throw Diagnostic("\"\(name.name.text)\" is nullable already; remove the \"?\"", at: expression.location)
        }
        return .nullable(type)
    }

    /// The type that an expression means where Void means nothing.
    func resolveNonVoid(
        _ expression: TypeExpression, in namespace: String, _ complaint: @autoclosure () -> String
    ) throws(Diagnostic) -> TypeReference {
        guard let type = try resolve(expression, in: namespace) else {
            throw Diagnostic(complaint(), at: expression.location)
        }
        return type
    }

    private func builtIn(
        _ name: Name, _ arguments: inout Arguments, in namespace: String
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

    private func string(_ arguments: inout Arguments) throws(Diagnostic) -> Primitive {
        let (minimum, maximum) = try arguments.sizes("min_length", "max_length")
        var pattern: String?
        if let argument = arguments.keyword("pattern") {
            let text = try arguments.string(argument)
            try patterns.check(text, at: argument.location)
            pattern = text
        }
        return .string(minimumLength: minimum, maximumLength: maximum, pattern: pattern)
    }

    private func number(_ name: Name, _ arguments: inout Arguments) throws(Diagnostic) -> Primitive {
        if let kind = IntegerKind(rawValue: name.text) {
            let (minimum, maximum) = try arguments.range(kind.range, name.text) { value in
                if case .integer(let number) = value { number } else { nil }
            }
            return .integer(kind, minimum: minimum, maximum: maximum)
        }
        guard let kind = FloatKind(rawValue: name.text) else {
            throw Diagnostic("there is no type \"\(name.text)\"", at: name.location)
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
