/// Parses the tokens of a file into a syntax tree.
///
/// After an error, the parser continues with the next line outside of the invalid construct, to report all errors in
/// one run.
struct Parser {
    /// The words that can't be names, because they start a construct.
    private static let reservedWords: Set<String> = [
        "alias", "annotation", "attrs", "by", "deprecated", "extends", "false", "import", "namespace", "null", "patch",
        "route", "struct", "true", "union", "union_closed",
    ]

    private let tokens: [Token]
    private var index = 0
    let log: DiagnosticLog
    /// The number of lines that were skipped because of errors.
    private(set) var errorCount = 0
    /// The types that are defined inside the current definition.
    var nestedDefinitions: [Definition] = []

    /// Parses a file, and reports errors to `log`.
    static func parse(_ file: SourceFile, log: DiagnosticLog) -> SyntaxTree {
        var parser = Parser(tokens: Lexer.tokens(of: file, log: log), log: log)
        return parser.file()
    }

    private init(tokens: [Token], log: DiagnosticLog) {
        self.tokens = tokens
        self.log = log
    }

    // MARK: Tokens

    /// The next token. The last one, `endOfFile`, repeats forever.
    var next: Token { tokens[index] }

    /// The token after the next one.
    var following: Token { tokens[min(index + 1, tokens.count - 1)] }

    mutating func advance() { index = min(index + 1, tokens.count - 1) }

    /// Consumes a token if it comes next.
    mutating func consume(_ kind: Token.Kind) -> Bool {
        guard next.kind == kind else { return false }
        advance()
        return true
    }

    /// Consumes a punctuation mark if it comes next.
    mutating func consume(_ mark: Unicode.Scalar) -> Bool { consume(.punctuation(mark)) }

    /// Consumes a word if it comes next.
    mutating func consume(word: String) -> Bool { consume(.identifier(word)) }

    func isNext(word: String) -> Bool { next.kind == .identifier(word) }

    mutating func expect(_ mark: Unicode.Scalar, _ purpose: String) throws(Diagnostic) {
        guard consume(mark) else { throw unexpected("\"\(mark)\" \(purpose)") }
    }

    /// Returns the error for a token other than `expected`.
    func unexpected(_ expected: String) -> Diagnostic {
        Diagnostic("expected \(expected), found \(next.description)", at: next.location)
    }

    /// Parses the name of a definition or reference.
    mutating func name(_ purpose: String) throws(Diagnostic) -> Name {
        guard case .identifier(let text) = next.kind else { throw unexpected(purpose) }
        guard !Self.reservedWords.contains(text) else {
            throw Diagnostic("expected \(purpose), found the reserved word \"\(text)\"", at: next.location)
        }
        defer { advance() }
        return Name(text: text, location: next.location)
    }

    // MARK: Lines and blocks

    /// Moves to the next line.
    mutating func endLine() throws(Diagnostic) {
        guard consume(.newline) else { throw unexpected("the end of the line") }
    }

    /// Parses the indented lines, if there are any. Invalid lines are reported and skipped.
    mutating func block(_ line: (inout Parser) throws(Diagnostic) -> Void) {
        guard consume(.indent) else { return }
        while !consume(.dedent) && next.kind != .endOfFile { recovering(line) }
    }

    /// Parses a construct that starts on this line. If it is invalid, continues after it.
    mutating func recovering(_ parse: (inout Parser) throws(Diagnostic) -> Void) {
        do throws(Diagnostic) {
            try parse(&self)
        } catch {
            log.report(error)
            errorCount += 1
            skipLineAndBlock()
        }
    }

    /// Skips the remaining line and the indented lines below it.
    private mutating func skipLineAndBlock() {
        while true {
            switch next.kind {
            case .newline:
                advance()
                if next.kind == .indent { skipBlock() }
                return
            case .indent: return skipBlock()
            case .dedent, .endOfFile: return
            default: advance()
            }
        }
    }

    private mutating func skipBlock() {
        var depth = 0
        repeat {
            if next.kind == .indent { depth += 1 }
            if next.kind == .dedent { depth -= 1 }
            advance()
        } while depth > 0 && next.kind != .endOfFile
    }

    /// Skips a documentation string on a separate line, if it comes next.
    mutating func skipDocumentation() throws(Diagnostic) {
        guard case .string = next.kind else { return }
        advance()
        try endLine()
    }
}

extension Parser {
    /// Parses a file: first the namespace, then imports and definitions in any order.
    mutating func file() -> SyntaxTree {
        var tree = SyntaxTree()
        if !isNext(word: "namespace") {
            log.report("a file must begin with \"namespace\" and a name", at: next.location)
        }
        while next.kind != .endOfFile {
            if next.kind == .indent { log.report("nothing here can have lines below it", at: next.location) }
            if consume(.indent) || consume(.dedent) { continue }
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
            if consume(word: "struct") { return .structPatch(try structure()) }
            if consume(word: "union") { return .unionPatch(try union(isClosed: false)) }
            if consume(word: "union_closed") { return .unionPatch(try union(isClosed: true)) }
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
        block { (parser) throws(Diagnostic) in try parser.documentationOrAnnotation(&annotations) }
        return AliasDefinition(name: name, type: type, annotations: annotations)
    }

    /// Parses a line below an alias or a field: documentation or an annotation.
    mutating func documentationOrAnnotation(_ annotations: inout [QualifiedName]) throws(Diagnostic) {
        if consume("@") {
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

extension Parser {
    mutating func qualifiedName(_ purpose: String) throws(Diagnostic) -> QualifiedName {
        let first = try name(purpose)
        guard consume(".") else { return QualifiedName(namespace: nil, name: first) }
        return QualifiedName(namespace: first, name: try name("a name after \"\(first.text).\""))
    }

    /// Parses a type with its arguments and an optional question mark.
    mutating func type() throws(Diagnostic) -> TypeExpression {
        let name = try qualifiedName("a type")
        let arguments = next.kind == .punctuation("(") ? try arguments() : []
        let isNullable = consume("?")
        if isNullable, next.kind == .punctuation("?") {
            throw Diagnostic("a type is made nullable by one \"?\"; remove the second", at: next.location)
        }
        return TypeExpression(name: name, arguments: arguments, isNullable: isNullable)
    }

    /// Parses arguments in parentheses.
    mutating func arguments() throws(Diagnostic) -> [Argument] {
        try expect("(", "and arguments")
        var arguments: [Argument] = []
        while !consume(")") {
            let argument = try argument()
            if argument.keyword == nil, arguments.last?.keyword != nil {
                throw Diagnostic("an argument without a name must stand before those with one", at: argument.location)
            }
            arguments.append(argument)
            if consume(")") { break }
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

    /// Parses a literal, a name, a list in brackets, or a map in braces.
    mutating func value() throws(Diagnostic) -> ValueExpression {
        let start = next
        let kind: ValueExpression.Kind
        if let scalar = Self.scalar(start.kind) {
            advance()
            kind = scalar
        } else if consume("[") {
            kind = .list(try items(until: "]") { (parser) throws(Diagnostic) in try parser.value() })
        } else if consume("{") {
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
        while !consume(end) {
            items.append(try item(&self))
            if consume(end) { break }
            try expect(",", "or \"\(end)\"")
        }
        return items
    }
}
