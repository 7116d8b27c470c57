extension Parser {
    /// Namespace first, then imports and definitions in any order.
    mutating func file() -> SyntaxTree {
        var tree = SyntaxTree()
        if !isNext(word: "namespace") {
            log.report("a file must begin with \"namespace\" and a name", at: next.location)
        }
        while next.kind != .endOfFile {
            if next.kind == .indent { log.report("nothing here can have lines below it", at: next.location) }
            if take(.indent) || take(.dedent) { continue }
            recovering { (parser) throws(Diagnostic) in try parser.topLevel(&tree) }
        }
        return tree
    }

    private mutating func topLevel(_ tree: inout SyntaxTree) throws(Diagnostic) {
        nestedDefinitions = []
        guard case .identifier(let word) = next.kind else { throw unexpected("a definition") }
        let start = next.location
        advance()
        switch word {
        case "namespace":
            guard tree.namespace == nil else { throw Diagnostic("a file has only one namespace", at: start) }
            tree.namespace = try name("the name of the namespace")
            try endLine()
            block { (parser) throws(Diagnostic) in try parser.skipDocumentation() }
        case "import":
            tree.imports.append(try name("the name of a namespace"))
            try endLine()
        default:
            let definition = try definition(word, at: start)
            tree.definitions += nestedDefinitions + [definition]
        }
    }

    private mutating func definition(_ word: String, at start: SourceLocation) throws(Diagnostic) -> Definition {
        switch word {
        case "alias": return .alias(try alias())
        case "struct": return .structure(try structure())
        case "union", "union_closed": return .union(try union(isClosed: word == "union_closed"))
        case "route": return .route(try route())
        case "annotation": return .annotation(try annotation())
        case "annotation_type": return .annotationType(try annotationType())
        case "patch":
            if take(word: "struct") { return .structPatch(try structure()) }
            if take(word: "union") { return .unionPatch(try union(isClosed: false)) }
            if take(word: "union_closed") { return .unionPatch(try union(isClosed: true)) }
            throw unexpected("\"struct\", \"union\" or \"union_closed\" after \"patch\"")
        default:
            let words = [
                "alias", "annotation", "annotation_type", "import", "patch", "route", "struct", "union",
                "union_closed",
            ]
            throw Diagnostic("\"\(word)\" does not begin a definition\(words.suggestion(for: word))", at: start)
        }
    }

    private mutating func alias() throws(Diagnostic) -> AliasDefinition {
        let name = try name("the name of the alias")
        try expect("=", "and a type after the name of an alias")
        let type = try type()
        try endLine()
        var annotations: [QualifiedName] = []
        block { (parser) throws(Diagnostic) in try parser.note(&annotations) }
        return AliasDefinition(name: name, type: type, annotations: annotations)
    }

    /// A line below an alias or a field: documentation or an annotation.
    mutating func note(_ annotations: inout [QualifiedName]) throws(Diagnostic) {
        if take("@") {
            annotations.append(try qualifiedName("the name of an annotation"))
            try endLine()
        } else if case .string = next.kind {
            try skipDocumentation()
        } else {
            throw unexpected("documentation or an annotation")
        }
    }

    private mutating func annotation() throws(Diagnostic) -> AnnotationDefinition {
        let name = try name("the name of the annotation")
        try expect("=", "and a type after the name of an annotation")
        let type = try qualifiedName("the type of the annotation")
        let arguments = try arguments()
        try endLine()
        block { (parser) throws(Diagnostic) in try parser.skipDocumentation() }
        return AnnotationDefinition(name: name, type: type, arguments: arguments)
    }

    private mutating func annotationType() throws(Diagnostic) -> AnnotationTypeDefinition {
        var definition = AnnotationTypeDefinition(name: try name("the name of the annotation type"))
        try endLine()
        block { (parser) throws(Diagnostic) in
            if case .string = parser.next.kind { return try parser.skipDocumentation() }
            definition.parameters.append(try parser.field())
        }
        return definition
    }
}
