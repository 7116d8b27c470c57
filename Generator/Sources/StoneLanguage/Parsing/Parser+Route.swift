extension Parser {
    /// What follows the word `route`.
    mutating func route() throws(Diagnostic) -> RouteDefinition {
        let name = try routeName()
        let version = try routeVersion()
        try expect("(", "and the types of argument, result and error")
        let argument = try type()
        try expect(",", "and the type of the result")
        let result = try type()
        try expect(",", "and the type of the error")
        let error = try type()
        try expect(")", "after the type of the error")
        let deprecation = try deprecation()
        try endLine()
        var attributes: [(key: Name, value: ValueExpression)] = []
        block { (parser) throws(Diagnostic) in
            if case .string = parser.next.kind { return try parser.skipDocumentation() }
            guard parser.take(word: "attrs") else { throw parser.unexpected("documentation or \"attrs\"") }
            try parser.endLine()
            parser.block { (parser) throws(Diagnostic) in attributes.append(try parser.attribute()) }
        }
        return RouteDefinition(
            name: name, version: version, argument: argument, result: result, error: error, deprecation: deprecation,
            attributes: attributes)
    }

    /// Names with slashes between them.
    private mutating func routeName() throws(Diagnostic) -> Name {
        let first = try name("the name of the route")
        var text = first.text
        while take("/") { text += "/" + (try name("a part of the route's name after \"/\"")).text }
        return Name(text: text, location: first.location)
    }

    /// `:` and a number, or nothing for the first version.
    private mutating func routeVersion() throws(Diagnostic) -> Int {
        guard take(":") else { return 1 }
        guard case .integer(let number) = next.kind else { throw unexpected("the version of the route") }
        guard let version = Int(exactly: number), version > 0 else {
            throw Diagnostic("versions of a route are counted from 1", at: next.location)
        }
        advance()
        return version
    }

    private mutating func deprecation() throws(Diagnostic) -> DeprecationDefinition? {
        guard take(word: "deprecated") else { return nil }
        guard take(word: "by") else { return DeprecationDefinition(successor: nil) }
        let name = try routeName()
        return DeprecationDefinition(successor: (name, try routeVersion()))
    }

    private mutating func attribute() throws(Diagnostic) -> (key: Name, value: ValueExpression) {
        let key = try name("the name of an attribute")
        try expect("=", "and a value after the name of an attribute")
        let value = try value()
        try endLine()
        return (key, value)
    }
}
