import RenderingSupport

extension Declaration {
    func write(to writer: inout SourceWriter) {
        switch self {
        case .type(let type): type.write(to: &writer)
        case .enumCase(let enumCase): enumCase.write(to: &writer)
        case .property(let property): property.write(to: &writer)
        case .function(let function): function.write(to: &writer)
        case .typeAlias(let alias): alias.write(to: &writer)
        }
    }

    /// Returns whether no empty line is needed after the previous declaration: between cases, between type aliases, and
    /// between one-line properties.
    func follows(_ previous: Declaration) -> Bool {
        switch (previous, self) {
        case (.enumCase, .enumCase), (.typeAlias, .typeAlias): true
        case (.property(let previous), .property(let property)): previous.isOneLiner && property.isOneLiner
        default: false
        }
    }
}

extension Preamble {
    func write(to writer: inout SourceWriter) {
        writeDocumentation(to: &writer)
        writeAttributes(to: &writer)
    }

    func writeDocumentation(to writer: inout SourceWriter) {
        documentation.write(to: &writer)
        if let remark { writer.line("// " + remark) }
    }

    func writeAttributes(to writer: inout SourceWriter) {
        for attribute in attributes { writer.line(attribute.text) }
    }
}

extension Attribute {
    var text: String {
        switch self {
        case .exportedImplementation: "@export(implementation)"
        case .neverInlined: "@inline(never)"
        case .discardableResult: "@discardableResult"
        case .disfavored: "@_disfavoredOverload"
        case .deprecated(nil): "@available(*, deprecated)"
        case .deprecated(let message?): "@available(*, deprecated, message: \(Expression.string(message).text))"
        }
    }
}

extension TypeDeclaration {
    func write(to writer: inout SourceWriter) {
        preamble.write(to: &writer)
        let impliesAccess = keyword == .extended || keyword == .openClass
        var head = (impliesAccess ? "" : "public ") + "\(keyword.rawValue) \(name)"
        if !inherits.isEmpty { head += ": " + inherits.joined(separator: ", ") }
        writer.block(head) { writer in
            for (index, member) in members.enumerated() {
                if index > 0, !member.follows(members[index - 1]) { writer.emptyLine() }
                member.write(to: &writer)
            }
        }
    }
}

extension TypeAlias {
    func write(to writer: inout SourceWriter) {
        preamble.write(to: &writer)
        writer.line("public typealias \(name) = \(type.text)")
    }
}

extension EnumCase {
    func write(to writer: inout SourceWriter) {
        preamble.write(to: &writer)
        writer.line("case \(name)" + (payload.map { "(\($0.text))" } ?? ""))
    }
}

extension Property {
    private var head: String {
        ([access.rawValue] + modifiers.map(\.rawValue)).joined(separator: " ")
    }

    /// The attributes on the same line as the declaration.
    private var attributes: String { preamble.attributes.map { $0.text + " " }.joined() }

    private var typed: String { type.map { "\(name): \($0.text)" } ?? name }

    /// The declaration on one line, if possible.
    private var oneLine: String? {
        switch value {
        case .stored: "\(attributes)\(head) let \(typed)"
        case .constant: nil
        case .computed(.expression(let value)):
            value.isOneLine ? "\(attributes)\(head) var \(typed) { \(value.text) }" : nil
        case .computed: nil
        }
    }

    var isOneLiner: Bool { oneLine != nil }

    func write(to writer: inout SourceWriter) {
        preamble.writeDocumentation(to: &writer)
        if let oneLine, oneLine.count <= writer.room { return writer.line(oneLine) }
        preamble.writeAttributes(to: &writer)
        if let oneLine, oneLine.count - attributes.count <= writer.room {
            return writer.line(String(oneLine.dropFirst(attributes.count)))
        }
        switch value {
        case .constant(let value): value.write(after: "\(head) let \(typed) = ", to: &writer)
        case .stored: writer.line("\(head) let \(typed)")
        case .computed(let body): writer.block("\(head) var \(typed)") { body.write(to: &$0) }
        }
    }
}

extension Function {
    func write(to writer: inout SourceWriter) {
        preamble.write(to: &writer)
        let head = (["public"] + modifiers.map(\.rawValue) + [name.map { "func \($0)" } ?? "init"]).joined(
            separator: " ")
        let tail = ")" + (result.map { " -> \($0.text)" } ?? "")
        let items = parameters.map(\.text)
        let oneLine = "\(head)(\(items.joined(separator: ", "))\(tail)"
        if let body = shortBody, oneLine.count + body.count + 5 <= writer.room {
            return writer.line("\(oneLine) { \(body) }")
        }
        if oneLine.count + 2 <= writer.room {
            writer.line(oneLine)
        } else {
            writer.line(head + "(")
            writer.indented { writer in
                for (index, item) in items.enumerated() { writer.line(item + (index < items.count - 1 ? "," : "")) }
            }
            writer.line(tail)
        }
        writer.continueLine(" {")
        writer.indented { for statement in body { statement.write(to: &$0) } }
        writer.line("}")
    }
}

extension Function {
    /// The body on the same line as the declaration, if it is a single expression.
    private var shortBody: String? {
        guard body.count == 1, case .expression(let expression) = body[0], expression.isOneLine else { return nil }
        return expression.text
    }
}

extension Function.Parameter {
    var text: String {
        (label.map { $0 + " " } ?? "") + "\(name): \(type.text)" + (defaultValue.map { " = \($0.text)" } ?? "")
    }
}

extension SwiftFile {
    /// The source text of the file.
    var text: String {
        var writer = SourceWriter()
        writer.line("// Generated from \(origin) by `make generate`. Do not edit.")
        writer.emptyLine()
        for module in exports.sorted() { writer.line("@_exported import \(module)") }
        for module in imports.sorted() { writer.line("import \(module)") }
        for declaration in declarations {
            writer.emptyLine()
            declaration.write(to: &writer)
        }
        return writer.text
    }
}
