extension Parser {
    mutating func qualifiedName(_ purpose: String) throws(Diagnostic) -> QualifiedName {
        let first = try name(purpose)
        guard take(".") else { return QualifiedName(namespace: nil, name: first) }
        return QualifiedName(namespace: first, name: try name("a name after \"\(first.text).\""))
    }

    /// A type with its arguments and perhaps a question mark.
    mutating func type() throws(Diagnostic) -> TypeExpression {
        let name = try qualifiedName("a type")
        let arguments = next.kind == .punctuation("(") ? try arguments() : []
        let isNullable = take("?")
        if isNullable, next.kind == .punctuation("?") {
            throw Diagnostic("a type is made nullable by one \"?\"; remove the second", at: next.location)
        }
        return TypeExpression(name: name, arguments: arguments, isNullable: isNullable)
    }

    /// Arguments in parentheses.
    mutating func arguments() throws(Diagnostic) -> [Argument] {
        try expect("(", "and arguments")
        var arguments: [Argument] = []
        while !take(")") {
            let argument = try argument()
            if argument.keyword == nil, arguments.last?.keyword != nil {
                throw Diagnostic("an argument without a name must stand before those with one", at: argument.location)
            }
            arguments.append(argument)
            if take(")") { break }
            try expect(",", "or \")\" after an argument")
        }
        return arguments
    }

    private mutating func argument() throws(Diagnostic) -> Argument {
        let start = next.location
        var keyword: Name?
        if case .identifier = next.kind, following.kind == .punctuation("=") {
            keyword = try name("the name of an argument")
            advance()
        }
        if case .identifier(let word) = next.kind, !["true", "false", "null"].contains(word) {
            return Argument(keyword: keyword, value: .type(try type()), location: start)
        }
        return Argument(keyword: keyword, value: .value(try value()), location: start)
    }

    /// A literal, a name, a list in brackets or a map in braces.
    mutating func value() throws(Diagnostic) -> ValueExpression {
        let start = next
        let kind: ValueExpression.Kind
        if let scalar = Self.scalar(start.kind) {
            advance()
            kind = scalar
        } else if take("[") {
            kind = .list(try items(until: "]") { (parser) throws(Diagnostic) in try parser.value() })
        } else if take("{") {
            kind = .map(try items(until: "}") { (parser) throws(Diagnostic) in try parser.entry() })
        } else {
            throw unexpected("a value")
        }
        return ValueExpression(kind: kind, location: start.location)
    }

    private static func scalar(_ token: Token.Kind) -> ValueExpression.Kind? {
        switch token {
        case .string(let text): .string(text)
        case .integer(let number): .integer(number)
        case .float(let number): .float(number)
        case .identifier("null"): .null
        case .identifier("true"): .boolean(true)
        case .identifier("false"): .boolean(false)
        case .identifier(let name): .reference(name)
        case .punctuation, .newline, .indent, .dedent, .endOfFile: nil
        }
    }

    private mutating func entry() throws(Diagnostic) -> (key: ValueExpression, value: ValueExpression) {
        let key = try value()
        try expect(":", "and a value after a key")
        return (key, try value())
    }

    private mutating func items<Item>(
        until end: Unicode.Scalar, _ item: (inout Parser) throws(Diagnostic) -> Item
    ) throws(Diagnostic) -> [Item] {
        var items: [Item] = []
        while !take(end) {
            items.append(try item(&self))
            if take(end) { break }
            try expect(",", "or \"\(end)\"")
        }
        return items
    }
}
