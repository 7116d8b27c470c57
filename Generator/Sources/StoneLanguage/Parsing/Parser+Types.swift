extension Parser {
    /// What follows the word `struct`.
    mutating func structure() throws(Diagnostic) -> StructDefinition {
        let name = try name("the name of the struct")
        return try structBody(StructDefinition(name: name, parent: try parent()))
    }

    private mutating func structBody(_ start: StructDefinition) throws(Diagnostic) -> StructDefinition {
        var definition = start
        try expectBlock("struct", definition.name)
        try endLine()
        let faults = faultCount
        var section: BodySection?
        block { (parser) throws(Diagnostic) in
            switch try parser.enter(&section) {
            case .documentation: try parser.skipDocumentation()
            case .subtypes: definition.subtypes = try parser.subtypes()
            case .fields: definition.fields.append(try parser.field())
            case .examples: definition.examples.append(try parser.example())
            }
        }
        definition.isIncomplete = faultCount > faults
        return definition
    }

    /// What follows the word `union` or `union_closed`.
    mutating func union(isClosed: Bool) throws(Diagnostic) -> UnionDefinition {
        let name = try name("the name of the union")
        return try unionBody(UnionDefinition(name: name, parent: try parent(), isClosed: isClosed))
    }

    private mutating func unionBody(_ start: UnionDefinition) throws(Diagnostic) -> UnionDefinition {
        var definition = start
        try expectBlock("union", definition.name)
        try endLine()
        let faults = faultCount
        var section: BodySection?
        block { (parser) throws(Diagnostic) in
            switch try parser.enter(&section) {
            case .documentation: try parser.skipDocumentation()
            case .subtypes: throw Diagnostic("only a struct enumerates subtypes", at: parser.next.location)
            case .fields: definition.members.append(try parser.field())
            case .examples: definition.examples.append(try parser.example())
            }
        }
        definition.isIncomplete = faultCount > faults
        return definition
    }

    /// The parts of the body of a struct or union, in the order in which they must stand.
    private enum BodySection: Int {
        case documentation, subtypes, fields, examples
    }

    /// Tells to which part the next line belongs, and complains if that part is over.
    private func enter(_ section: inout BodySection?) throws(Diagnostic) -> BodySection {
        let entered: BodySection
        switch next.kind {
        case .string: entered = .documentation
        case .identifier("union"), .identifier("union_closed"): entered = .subtypes
        case .identifier("example"):
            if case .identifier = following.kind { entered = .examples } else { entered = .fields }
        default: entered = .fields
        }
        let isOver = section.map { entered.rawValue < $0.rawValue } ?? false
        let isRepeated = entered == section && (entered == .documentation || entered == .subtypes)
        guard !isOver && !isRepeated else {
            let order = "documentation, the enumeration of subtypes, fields, examples"
            throw Diagnostic("this line is out of order; a definition consists of \(order)", at: next.location)
        }
        section = entered
        return entered
    }

    private mutating func parent() throws(Diagnostic) -> QualifiedName? {
        guard take(word: "extends") else { return nil }
        return try qualifiedName("the name of a type after \"extends\"")
    }

    private func expectBlock(_ kind: String, _ name: Name) throws(Diagnostic) {
        guard next.kind == .newline, following.kind != .indent else { return }
        throw Diagnostic(
            "the \(kind) \"\(name.text)\" has no lines of its own; give it a field or a documentation string",
            at: name.location)
    }

    private mutating func subtypes() throws(Diagnostic) -> SubtypesDefinition {
        var subtypes = SubtypesDefinition(location: next.location, isClosed: isNext(word: "union_closed"))
        advance()
        try endLine()
        block { (parser) throws(Diagnostic) in subtypes.entries.append(try parser.field()) }
        return subtypes
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

    /// `example label` and the values below it.
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
