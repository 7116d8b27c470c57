import RenderingSupport

extension Statement {
    func write(to writer: inout SourceWriter) {
        switch self {
        case .expression(let expression): expression.write(after: "", to: &writer)
        case .variable(let name, let value): value.write(after: "var \(name) = ", to: &writer)
        case .constant(let name, let value): value.write(after: "let \(name) = ", to: &writer)
        case .choice(let subject, let branches):
            writer.line("switch \(subject.text) {")
            for branch in branches {
                branch.body.write(after: (branch.pattern.map { "case \($0.text): " } ?? "default: "), to: &writer)
            }
            writer.line("}")
        }
    }
}

extension Statement.Pattern {
    var text: String {
        switch self {
        case .integer(let value): "\(value)"
        case .string(let value): Expression.string(value).text
        case .member(let name, nil): ".\(name)"
        case .member(let name, let binding?): ".\(name)(let \(binding))"
        }
    }
}

extension Expression {
    /// A Boolean value that indicates whether the expression is always on one line, of any length.
    var isOneLine: Bool {
        switch self {
        case .text: false
        case .call(let function, let arguments): function.isOneLine && arguments.allSatisfy(\.value.isOneLine)
        default: true
        }
    }

    /// The expression on one line.
    var text: String {
        switch self {
        case .name(let name): name
        case .implicitMember(let name): ".\(name)"
        case .member(let base, let name): "\(base.text).\(name)"
        case .optionalMember(let base, let name): "\(base.text)?.\(name)"
        case .call(let function, let arguments): "\(function.text)(\(arguments.map(\.text).joined(separator: ", ")))"
        case .integer(let value): "\(value)"
        case .float(let value): "\(value)"
        case .boolean(let value): "\(value)"
        case .string(let value): Self.quoted(value)
        case .none: "nil"
        case .assignment(let left, let right): "\(left.text) = \(right.text)"
        case .array(let items): "[\(items.map(\.text).joined(separator: ", "))]"
        case .dictionary(let entries):
            entries.isEmpty ? "[:]" : "[\(entries.map { "\($0.key.text): \($0.value.text)" }.joined(separator: ", "))]"
        case .closure(let body): "{ \(body.text) }"
        case .text(let lines): lines.map(Self.quoted).joined(separator: " + ")
        }
    }

    /// Writes the expression after the start of a line. A call that doesn't fit has one argument per line.
    func write(after start: String, to writer: inout SourceWriter) {
        switch self {
        case .call(let function, let arguments) where !isOneLine || (start + text).count > writer.room:
            writer.line(start + function.text + "(")
            writer.indented { writer in
                for (index, argument) in arguments.enumerated() {
                    argument.value.write(after: argument.label.map { $0 + ": " } ?? "", to: &writer)
                    if index < arguments.count - 1 { writer.continueLine(",") }
                }
            }
            writer.line(")")
        case .text(let lines):
            writer.line(start + "#\"\"\"")
            for line in lines { writer.rawLine(line) }
            writer.rawLine("\"\"\"#")
        case .array(let items) where (start + text).count > writer.room:
            writer.line(start + "[")
            writer.indented { writer in
                for item in items { writer.line(item.text + ",") }
            }
            writer.line("]")
        case .dictionary(let entries) where (start + text).count > writer.room:
            writer.line(start + "[")
            writer.indented { writer in
                for entry in entries { writer.line("\(entry.key.text): \(entry.value.text),") }
            }
            writer.line("]")
        case .assignment(let left, let right): right.write(after: "\(start)\(left.text) = ", to: &writer)
        default:
            writer.line(start + text)
        }
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\" + String(scalar)
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case ..<" ", "\u{7F}": result += "\\u{" + String(scalar.value, radix: 16) + "}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}

extension Expression.Argument {
    var text: String { (label.map { $0 + ": " } ?? "") + value.text }
}

extension SwiftType {
    var text: String {
        switch self {
        case .named(let name): name
        case .existential(let name): "any \(name)"
        case .optional(let wrapped): "\(wrapped.text)?"
        case .unwrapped(let wrapped): "\(wrapped.text)!"
        case .array(let element): "[\(element.text)]"
        case .dictionary(let key, let value): "[\(key.text): \(value.text)]"
        case .generic(let name, let arguments): "\(name)<\(arguments.map(\.text).joined(separator: ", "))>"
        }
    }
}
