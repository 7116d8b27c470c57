/// The smallest piece of a Stone text that means something.
struct Token: Equatable {
    enum Kind: Equatable {
        case identifier(String)
        /// A string without its quotes, escapes resolved and the indentation of its lines removed.
        case string(String)
        case integer(Int128)
        case float(Double)
        /// One of `( ) [ ] { } , : = ? . / @`.
        case punctuation(Unicode.Scalar)
        /// The end of a line that had something in it.
        case newline
        /// The next line is one level deeper.
        case indent
        /// The next line is one level less deep.
        case dedent
        case endOfFile
    }

    let kind: Kind
    let location: SourceLocation

    /// What a message calls the token.
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
