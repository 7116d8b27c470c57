extension Parser {
    /// What follows the word `struct`.
    mutating func structure() throws(Diagnostic) -> StructDefinition {
        let name = try name("the name of the struct")
        return try structBody(StructDefinition(name: name, parent: try parent()))
    }

    private mutating func structBody(_ start: StructDefinition) throws(Diagnostic) -> StructDefinition {
        var definition = start
        try endLine()
        try expectBlock("struct", definition.name)
        block { (parser) throws(Diagnostic) in
            if case .string = parser.next.kind { return try parser.skipDocumentation() }
            if parser.isNext(word: "union") || parser.isNext(word: "union_closed") {
                return try parser.subtypes(of: &definition)
            }
            if let example = try parser.example() {
                definition.examples.append(example)
            } else {
                definition.fields.append(try parser.field())
            }
        }
        return definition
    }

    /// What follows the word `union` or `union_closed`.
    mutating func union(isClosed: Bool) throws(Diagnostic) -> UnionDefinition {
        let name = try name("the name of the union")
        return try unionBody(UnionDefinition(name: name, parent: try parent(), isClosed: isClosed))
    }

    private mutating func unionBody(_ start: UnionDefinition) throws(Diagnostic) -> UnionDefinition {
        var definition = start
        try endLine()
        try expectBlock("union", definition.name)
        block { (parser) throws(Diagnostic) in
            if case .string = parser.next.kind { return try parser.skipDocumentation() }
            if let example = try parser.example() {
                definition.examples.append(example)
            } else {
                definition.members.append(try parser.field())
            }
        }
        return definition
    }

    private mutating func parent() throws(Diagnostic) -> QualifiedName? {
        guard take(word: "extends") else { return nil }
        return try qualifiedName("the name of a type after \"extends\"")
    }

    private func expectBlock(_ kind: String, _ name: Name) throws(Diagnostic) {
        guard next.kind != .indent else { return }
        throw Diagnostic(
            "the \(kind) \"\(name.text)\" has no lines of its own; give it a field or a documentation string",
            at: name.location)
    }

    private mutating func subtypes(of definition: inout StructDefinition) throws(Diagnostic) {
        let isClosed = isNext(word: "union_closed")
        var subtypes = SubtypesDefinition(location: next.location, isClosed: isClosed)
        guard definition.subtypes == nil else {
            throw Diagnostic("a struct enumerates its subtypes only once", at: next.location)
        }
        advance()
        try endLine()
        block { (parser) throws(Diagnostic) in subtypes.entries.append(try parser.field()) }
        definition.subtypes = subtypes
    }

    /// A line `name Type = default` with what is indented below it: documentation, annotations, or the definition of
    /// its type.
    mutating func field() throws(Diagnostic) -> FieldDefinition {
        let name = try name("the name of a field")
        let type = next.kind == .newline ? nil : try type()
        let defaultValue = take("=") ? try value() : nil
        try endLine()
        var annotations: [QualifiedName] = []
        block { (parser) throws(Diagnostic) in
            if let type, let definition = try parser.nestedDefinition(of: type) {
                parser.nestedDefinitions.append(definition)
            } else {
                try parser.note(&annotations)
            }
        }
        return FieldDefinition(name: name, type: type, defaultValue: defaultValue, annotations: annotations)
    }

    /// A nameless struct or union below a field, which defines the type that the field mentions.
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

    /// `example label` and the values below it, or nil if something else comes next.
    private mutating func example() throws(Diagnostic) -> ExampleDefinition? {
        guard isNext(word: "example"), case .identifier = following.kind else { return nil }
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
