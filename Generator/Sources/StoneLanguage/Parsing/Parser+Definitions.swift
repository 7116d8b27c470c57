extension Parser {
    /// Parses a struct after the keyword `struct`.
    mutating func structure() throws(Diagnostic) -> StructDefinition {
        let name = try name("the name of the struct")
        return try structBody(StructDefinition(name: name, parent: try parent()))
    }

    private mutating func structBody(_ start: StructDefinition) throws(Diagnostic) -> StructDefinition {
        var definition = start
        try expectBlock("struct", definition.name)
        try endLine()
        let previousErrorCount = errorCount
        var section: BodySection?
        block { (parser) throws(Diagnostic) in
            switch try parser.enterSection(&section) {
            case .documentation: try parser.skipDocumentation()
            case .subtypes: definition.subtypes = try parser.subtypes()
            case .fields: definition.fields.append(try parser.field())
            case .examples: definition.examples.append(try parser.example())
            }
        }
        definition.isIncomplete = errorCount > previousErrorCount
        return definition
    }

    /// Parses a union after the keyword `union` or `union_closed`.
    mutating func union(isClosed: Bool) throws(Diagnostic) -> UnionDefinition {
        let name = try name("the name of the union")
        return try unionBody(UnionDefinition(name: name, parent: try parent(), isClosed: isClosed))
    }

    private mutating func unionBody(_ start: UnionDefinition) throws(Diagnostic) -> UnionDefinition {
        var definition = start
        try expectBlock("union", definition.name)
        try endLine()
        let previousErrorCount = errorCount
        var section: BodySection?
        block { (parser) throws(Diagnostic) in
            switch try parser.enterSection(&section) {
            case .documentation: try parser.skipDocumentation()
            case .subtypes: throw Diagnostic("only a struct enumerates subtypes", at: parser.next.location)
            case .fields: definition.members.append(try parser.field())
            case .examples: definition.examples.append(try parser.example())
            }
        }
        definition.isIncomplete = errorCount > previousErrorCount
        return definition
    }

    /// The sections of the body of a struct or union, in the required order.
    private enum BodySection: Int {
        case documentation, subtypes, fields, examples
    }

    /// Returns the section of the next line, or throws an error if that section has ended.
    private func enterSection(_ section: inout BodySection?) throws(Diagnostic) -> BodySection {
        let nextSection: BodySection
        switch next.kind {
        case .string: nextSection = .documentation
        case .identifier("union"), .identifier("union_closed"): nextSection = .subtypes
        case .identifier("example"):
            if case .identifier = following.kind { nextSection = .examples } else { nextSection = .fields }
        default: nextSection = .fields
        }
        let isOver = section.map { nextSection.rawValue < $0.rawValue } ?? false
        let isRepeated = nextSection == section && (nextSection == .documentation || nextSection == .subtypes)
        guard !isOver && !isRepeated else {
            let order = "documentation, the enumeration of subtypes, fields, examples"
            throw Diagnostic("this line is out of order; a definition consists of \(order)", at: next.location)
        }
        section = nextSection
        return nextSection
    }

    private mutating func parent() throws(Diagnostic) -> QualifiedName? {
        guard consume(word: "extends") else { return nil }
        return try qualifiedName("the name of a type after \"extends\"")
    }

    private func expectBlock(_ kind: String, _ name: Name) throws(Diagnostic) {
        guard next.kind == .newline, following.kind != .indent else { return }
        throw Diagnostic(
            "the \(kind) \"\(name.text)\" has an empty body; add a field or a documentation string",
            at: name.location)
    }

    private mutating func subtypes() throws(Diagnostic) -> SubtypesDefinition {
        var subtypes = SubtypesDefinition(location: next.location, isClosed: isNext(word: "union_closed"))
        advance()
        try endLine()
        block { (parser) throws(Diagnostic) in subtypes.entries.append(try parser.field()) }
        return subtypes
    }

    /// Parses a line `name Type = default` with the indented lines below it: documentation, annotations, or the
    /// definition of its type.
    mutating func field() throws(Diagnostic) -> FieldDefinition {
        let name = try name("the name of a field")
        let type = next.kind == .newline ? nil : try type()
        let defaultValue = consume("=") ? try value() : nil
        try endLine()
        var annotations: [QualifiedName] = []
        block { (parser) throws(Diagnostic) in
            if let type, let definition = try parser.nestedDefinition(of: type) {
                parser.nestedDefinitions.append(definition)
            } else {
                try parser.documentationOrAnnotation(&annotations)
            }
        }
        return FieldDefinition(name: name, type: type, defaultValue: defaultValue, annotations: annotations)
    }

    /// Parses an unnamed struct or union below a field, which defines the type of the field.
    private mutating func nestedDefinition(of type: TypeExpression) throws(Diagnostic) -> Definition? {
        guard type.name.namespace == nil, case .identifier(let word) = next.kind else { return nil }
        switch word {
        case "struct":
            advance()
            return .structure(try structBody(StructDefinition(name: type.name.name, parent: try parent())))
        case "union", "union_closed":
            advance()
            let start = UnionDefinition(name: type.name.name, parent: try parent(), isClosed: word == "union_closed")
            return .union(try unionBody(start))
        default: return nil
        }
    }

    /// Parses `example label` and the values below it.
    private mutating func example() throws(Diagnostic) -> ExampleDefinition {
        advance()
        var example = ExampleDefinition(label: try name("the label of the example"))
        try endLine()
        block { (parser) throws(Diagnostic) in
            if case .string = parser.next.kind { return try parser.skipDocumentation() }
            let field = try parser.name("the name of a field")
            try parser.expect("=", "and a value after the name of a field")
            let value = try parser.value()
            try parser.endLine()
            example.values.append((field, value))
        }
        return example
    }
}

extension Parser {
    /// Parses a route after the keyword `route`.
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
            guard parser.consume(word: "attrs") else { throw parser.unexpected("documentation or \"attrs\"") }
            try parser.endLine()
            parser.block { (parser) throws(Diagnostic) in attributes.append(try parser.attribute()) }
        }
        return RouteDefinition(
            name: name, version: version, argument: argument, result: result, error: error, deprecation: deprecation,
            attributes: attributes)
    }

    /// Parses names separated by slashes.
    private mutating func routeName() throws(Diagnostic) -> Name {
        let first = try name("the name of the route")
        var text = first.text
        while consume("/") { text += "/" + (try name("a part of the route's name after \"/\"")).text }
        return Name(text: text, location: first.location)
    }

    /// Parses `:` and a number, or returns 1 if there is none.
    private mutating func routeVersion() throws(Diagnostic) -> Int {
        guard consume(":") else { return 1 }
        guard case .integer(let number) = next.kind else { throw unexpected("the version of the route") }
        guard let version = Int(exactly: number), version > 0 else {
            throw Diagnostic("versions of a route are counted from 1", at: next.location)
        }
        advance()
        return version
    }

    private mutating func deprecation() throws(Diagnostic) -> DeprecationDefinition? {
        guard consume(word: "deprecated") else { return nil }
        guard consume(word: "by") else { return DeprecationDefinition(successor: nil) }
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
