/// Splits Stone text into tokens. Indentation in steps of four spaces becomes separate tokens.
///
/// Inside brackets, line ends are ignored until a line is indented no deeper than the line with the opening bracket. In
/// that case the closing bracket is missing, and the parser reports it.
struct Lexer {
    private let file: String
    private let bytes: [UInt8]
    private let log: DiagnosticLog

    private var index = 0
    private var line = 1
    /// The index of column 1. Continuation bytes move it, so that columns count characters.
    private var lineStart = 0
    private var level = 0
    private var bracketDepth = 0
    private var tokens: [Token] = []

    /// Returns the tokens of a file, ending with `endOfFile`. Invalid tokens are reported and skipped.
    static func tokens(of file: SourceFile, log: DiagnosticLog) -> [Token] {
        var lexer = Lexer(file: file, log: log)
        lexer.run()
        return lexer.tokens
    }

    private init(file: SourceFile, log: DiagnosticLog) {
        self.file = file.name
        self.log = log
        bytes = Array(file.text.utf8)
    }

    private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    private func location(of index: Int) -> SourceLocation {
        SourceLocation(file: file, line: line, column: index - lineStart + 1)
    }

    private mutating func append(_ kind: Token.Kind, at location: SourceLocation) {
        tokens.append(Token(kind: kind, location: location))
    }

    private mutating func run() {
        startLine()
        while let byte = next { token(startingWith: byte) }
        if let last = tokens.last, last.kind != .newline { append(.newline, at: location(of: index)) }
        setLevel(0)
        append(.endOfFile, at: location(of: index))
    }

    // MARK: Lines

    /// Skips a line feed.
    private mutating func stepToNextLine() {
        index += 1
        line += 1
        lineStart = index
    }

    /// Skips blank lines and comments up to the next line with content, and processes its indentation.
    private mutating func startLine() {
        while true {
            let start = index
            while next == UInt8(ascii: " ") { index += 1 }
            let width = index - start
            switch next {
            case nil: return
            case UInt8(ascii: "\r"): index += 1
            case UInt8(ascii: "#"): skipComment()
            default: break
            }
            if next == UInt8(ascii: "\n") {
                stepToNextLine()
                continue
            }
            guard next != nil else { return }
            return indent(by: width)
        }
    }

    private mutating func skipComment() {
        while let byte = next, byte != UInt8(ascii: "\n") {
            if byte & 0xC0 == 0x80 { lineStart += 1 }
            index += 1
        }
    }

    private mutating func indent(by width: Int) {
        if bracketDepth > 0 {
            let closes = next.map { ")]}".utf8.contains($0) } ?? false
            if width > level * 4 || closes { return }
            bracketDepth = 0
            append(.newline, at: location(of: index))
        }
        if next == UInt8(ascii: "\t") {
            log.report("indent with spaces, four for each level, not with tabs", at: location(of: index))
            let start = index
            while next == UInt8(ascii: "\t") || next == UInt8(ascii: " ") { index += 1 }
            setLevel(min(index - start, level + 1))
        } else if width % 4 != 0 {
            log.report("this line is indented by \(width) spaces; a level is four", at: location(of: index))
            setLevel(min((width + 2) / 4, level + 1))
        } else {
            setLevel(width / 4)
        }
    }

    private mutating func setLevel(_ newLevel: Int) {
        let location = location(of: index)
        if newLevel > level + 1 {
            log.report("this line is indented by more than one level", at: location)
        }
        if level < newLevel {
            level += 1
            append(.indent, at: location)
        }
        while level > newLevel {
            level -= 1
            append(.dedent, at: location)
        }
    }

    // MARK: Tokens

    private mutating func token(startingWith byte: UInt8) {
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\r"): index += 1
        case UInt8(ascii: "#"): skipComment()
        case UInt8(ascii: "\n"):
            if bracketDepth == 0 { append(.newline, at: location(of: index)) }
            stepToNextLine()
            startLine()
        case UInt8(ascii: "\""): string()
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
            identifier()
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): number()
        default: punctuation(byte)
        }
    }

    private mutating func punctuation(_ byte: UInt8) {
        let start = location(of: index)
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): bracketDepth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): bracketDepth = max(0, bracketDepth - 1)
        default:
            guard ",:=?./@".utf8.contains(byte) else { return unknownCharacter(at: start) }
        }
        index += 1
        append(.punctuation(Unicode.Scalar(byte)), at: start)
    }

    private mutating func unknownCharacter(at start: SourceLocation) {
        let rest = bytes[index...]
        let length = 1 + rest.dropFirst().prefix { $0 & 0xC0 == 0x80 }.count
        log.report("\"\(String(decoding: rest.prefix(length), as: UTF8.self))\" has no meaning in Stone", at: start)
        index += length
        lineStart += length - 1
    }

    private mutating func identifier() {
        let start = index
        while let byte = next, Self.isInIdentifier(byte) { index += 1 }
        append(.identifier(String(decoding: bytes[start..<index], as: UTF8.self)), at: location(of: start))
    }

    private static func isInIdentifier(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
            true
        default: false
        }
    }

    private mutating func number() {
        let start = index
        while let byte = next {
            let isExponentSign = byte == UInt8(ascii: "+") && bytes[index - 1] | 0x20 == UInt8(ascii: "e")
            guard Self.isInIdentifier(byte) || byte == UInt8(ascii: ".") || isExponentSign else { break }
            index += 1
        }
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        if let number = Int128(text) {
            append(.integer(number), at: location(of: start))
        } else if !text.contains("x"), let number = Double(text.hasSuffix(".") ? text + "0" : text), number.isFinite {
            append(.float(number), at: location(of: start))
        } else {
            log.report("\"\(text)\" is not a number", at: location(of: start))
            append(.integer(0), at: location(of: start))
        }
    }

    // MARK: Strings

    private mutating func string() {
        let start = location(of: index)
        index += 1
        let contentStart = index
        var isPlain = true
        while let byte = next {
            switch byte {
            case UInt8(ascii: "\""):
                let content = bytes[contentStart..<index]
                index += 1
                let text = isPlain ? Array(content) : StringLiteral.value(of: content, indentation: level * 4)
                return append(.string(String(decoding: text, as: UTF8.self)), at: start)
            case UInt8(ascii: "\\"):
                isPlain = false
                index += 1
                if let escaped = next, escaped != UInt8(ascii: "\n") { index += 1 }
            case UInt8(ascii: "\n"):
                isPlain = false
                stepToNextLine()
            default:
                if byte & 0xC0 == 0x80 { lineStart += 1 }
                index += 1
            }
        }
        log.report("the string that begins here is not closed", at: start)
        append(.string(""), at: start)
    }
}

/// A token of Stone text.
struct Token: Equatable {
    enum Kind: Equatable {
        case identifier(String)
        /// A string without quotes, escapes, and the indentation of its lines.
        case string(String)
        case integer(Int128)
        case float(Double)
        /// One of `( ) [ ] { } , : = ? . / @`.
        case punctuation(Unicode.Scalar)
        /// The end of a line with content.
        case newline
        /// The next line is one level deeper.
        case indent
        /// The next line is one level less deep.
        case dedent
        case endOfFile
    }

    let kind: Kind
    let location: SourceLocation

    /// The description of the token in messages.
    var description: String {
        switch kind {
        case .identifier(let name): "\"\(name)\""
        case .string: "a string"
        case .integer(let number): "\(number)"
        case .float(let number): "\(number)"
        case .punctuation(let scalar): "\"\(scalar)\""
        case .newline: "the end of the line"
        case .indent: "a deeper indentation"
        case .dedent: "the end of the indented lines"
        case .endOfFile: "the end of the file"
        }
    }
}

/// Converts the text between quotes to the value of a string.
enum StringLiteral {
    /// Resolves escapes, and removes indentation.
    ///
    /// The escapes are `\n`, `\r`, and `\t`. Any other escaped character represents itself. If a line inside the string
    /// starts with the indentation of the string's first line, that indentation is removed.
    static func value(of content: ArraySlice<UInt8>, indentation: Int) -> [UInt8] {
        var value: [UInt8] = []
        var index = content.startIndex
        while index < content.endIndex {
            let byte = content[index]
            index += 1
            switch byte {
            case UInt8(ascii: "\\") where index < content.endIndex:
                value.append(escaped(content[index]))
                index += 1
            case UInt8(ascii: "\n"):
                value.append(byte)
                let spaces = content[index...].prefix(indentation).prefix { $0 == UInt8(ascii: " ") }.count
                if spaces == indentation { index += spaces }
            default: value.append(byte)
            }
        }
        return value
    }

    private static func escaped(_ byte: UInt8) -> UInt8 {
        switch byte {
        case UInt8(ascii: "n"): UInt8(ascii: "\n")
        case UInt8(ascii: "r"): UInt8(ascii: "\r")
        case UInt8(ascii: "t"): UInt8(ascii: "\t")
        default: byte
        }
    }
}
