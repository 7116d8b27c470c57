/// Turns the tokens of a file into a syntax tree.
///
/// After a fault the parser goes on with the next line that is not part of the faulty one, so that one run tells all.
struct Parser {
    /// Words that cannot name anything, because they begin something.
    private static let reservedWords: Set<String> = [
        "alias", "annotation", "attrs", "by", "deprecated", "extends", "false", "import", "namespace", "null", "patch",
        "route", "struct", "true", "union", "union_closed",
    ]

    private let tokens: [Token]
    private var index = 0
    let log: DiagnosticLog
    /// How often a line had to be left out.
    private(set) var faultCount = 0
    /// Types that are defined inside the definition that is being parsed.
    var nestedDefinitions: [Definition] = []

    /// Parses a file; faults go to `log`.
    static func parse(_ file: SourceFile, log: DiagnosticLog) -> SyntaxTree {
        var parser = Parser(tokens: Lexer.tokens(of: file, log: log), log: log)
        return parser.file()
    }

    private init(tokens: [Token], log: DiagnosticLog) {
        self.tokens = tokens
        self.log = log
    }

    // MARK: Tokens

    /// The token that comes next. The last one, `endOfFile`, comes again and again.
    var next: Token { tokens[index] }

    /// The token after the next one.
    var following: Token { tokens[min(index + 1, tokens.count - 1)] }

    mutating func advance() { index = min(index + 1, tokens.count - 1) }

    /// Steps over a token of that kind, if it comes next.
    mutating func take(_ kind: Token.Kind) -> Bool {
        guard next.kind == kind else { return false }
        advance()
        return true
    }

    /// Steps over a punctuation mark, if it comes next.
    mutating func take(_ mark: Unicode.Scalar) -> Bool { take(.punctuation(mark)) }

    /// Steps over a word, if it comes next.
    mutating func take(word: String) -> Bool { take(.identifier(word)) }

    func isNext(word: String) -> Bool { next.kind == .identifier(word) }

    mutating func expect(_ mark: Unicode.Scalar, _ purpose: String) throws(Diagnostic) {
        guard take(mark) else { throw unexpected("\"\(mark)\" \(purpose)") }
    }

    /// The fault that something else than `expected` comes next.
    func unexpected(_ expected: String) -> Diagnostic {
        Diagnostic("expected \(expected), found \(next.description)", at: next.location)
    }

    /// A name for something that is being defined or mentioned.
    mutating func name(_ purpose: String) throws(Diagnostic) -> Name {
        guard case .identifier(let text) = next.kind else { throw unexpected(purpose) }
        guard !Self.reservedWords.contains(text) else {
            throw Diagnostic("expected \(purpose), found the reserved word \"\(text)\"", at: next.location)
        }
        defer { advance() }
        return Name(text: text, location: next.location)
    }

    // MARK: Lines and blocks

    /// Steps to the next line.
    mutating func endLine() throws(Diagnostic) {
        guard take(.newline) else { throw unexpected("the end of the line") }
    }

    /// Parses the lines one level deeper, if there are any. A faulty line is reported and left out.
    mutating func block(_ line: (inout Parser) throws(Diagnostic) -> Void) {
        guard take(.indent) else { return }
        while !take(.dedent) && next.kind != .endOfFile { recovering(line) }
    }

    /// Parses something that begins on this line; if it is faulty, goes on behind it.
    mutating func recovering(_ parse: (inout Parser) throws(Diagnostic) -> Void) {
        do throws(Diagnostic) {
            try parse(&self)
        } catch {
            log.report(error)
            faultCount += 1
            skipLineAndBlock()
        }
    }

    /// Steps over the rest of the line and over the deeper lines that belong to it.
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

    /// Steps over a documentation string on a line of its own, if it comes next.
    mutating func skipDocumentation() throws(Diagnostic) {
        guard case .string = next.kind else { return }
        advance()
        try endLine()
    }
}
