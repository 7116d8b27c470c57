import APIModel

/// The schema of a namespace for the runtime. Its syntax is similar to Stone, with one line for each alias, type, and
/// route.
struct SchemaText {
    private let namespace: Namespace
    private(set) var lines: [String] = []

    init(_ namespace: Namespace) {
        self.namespace = namespace
        for alias in namespace.aliases { lines.append("alias \(alias.name) \(text(of: alias.type))") }
        for type in namespace.types { append(type) }
        for route in namespace.routes { append(route) }
    }

    private mutating func append(_ type: DataType) {
        var words: [String]
        switch type {
        case .structure(let structure):
            words = ["struct", structure.name]
            if let subtypes = structure.subtypes {
                words.append(subtypes.isOpen ? "open" : "closed")
                words += subtypes.entries.map { "\($0.tag)=\(text(of: $0.type))" }
            }
        case .union(let union):
            words = ["union", union.name]
            if let catchAll = union.catchAll { words.append("open=\(catchAll)") }
            if union.isClosed { words.append("closed") }
        }
        if let parent = type.parent { words += [":", text(of: parent)] }
        lines.append(words.joined(separator: " ") + type.fields.map { ";" + text(of: $0) }.joined())
    }

    private func text(of field: Field) -> String {
        var line = field.name
        if let type = field.type { line += " " + text(of: type) }
        if let value = field.defaultValue { line += " = " + text(of: value) }
        return line
    }

    private mutating func append(_ route: Route) {
        var words = ["route", route.id.description]
        words += [route.argument, route.result, route.error].map { $0.map(text(of:)) ?? "Void" }
        for attribute in route.attributes {
            words.append("\(attribute.name)=\(word(attribute.value))")
        }
        if let deprecation = route.deprecation {
            words.append("deprecated" + (deprecation.successor.map { "=\($0)" } ?? ""))
        }
        lines.append(words.joined(separator: " "))
    }

    private func text(of name: TypeName) -> String {
        name.namespace == namespace.name ? name.name : name.description
    }

    private func text(of reference: TypeReference) -> String {
        switch reference {
        case .nullable(let wrapped): text(of: wrapped) + "?"
        case .named(let name): text(of: name)
        case .primitive(let primitive): primitive.stoneText
        case .map(let keys, let values): "Map(\(text(of: keys)),\(text(of: values)))"
        case .list(let items, let bounds):
            call(
                "List", text(of: items),
                parameter("min_items", bounds.minimumItems), parameter("max_items", bounds.maximumItems))
        }
    }

    /// Returns a literal without whitespace. A string needs no quotes if it is a plain word.
    private func word(_ literal: Literal) -> String {
        guard case .string(let value) = literal, !value.isEmpty,
            value.allSatisfy({ $0.isLetter || $0.isNumber || "_./-".contains($0) })
        else { return text(of: literal) }
        return value
    }

    private func text(of literal: Literal) -> String {
        switch literal {
        case .boolean(let value): "\(value)"
        case .integer(let value): "\(value)"
        case .float(let value): "\(value)"
        case .tag(let name): name
        case .string(let value): JSONValue.string(value).lineText
        }
    }
}

extension Primitive {
    /// The type in Stone syntax, without whitespace.
    var stoneText: String {
        switch self {
        case .boolean: "Boolean"
        case .bytes: "Bytes"
        case .timestamp(let format): "Timestamp(\(JSONValue.string(format).lineText))"
        case .string(let minimum, let maximum, let pattern):
            call(
                "String", parameter("min_length", minimum), parameter("max_length", maximum),
                parameter("pattern", pattern.map { JSONValue.string($0).lineText }))
        case .integer(let kind, let minimum, let maximum):
            call(kind.rawValue, parameter("min_value", minimum), parameter("max_value", maximum))
        case .float(let kind, let minimum, let maximum):
            call(kind.rawValue, parameter("min_value", minimum), parameter("max_value", maximum))
        }
    }
}

/// Returns `name(argument,…)`, or only the name if there are no arguments.
private func call(_ name: String, _ arguments: String?...) -> String {
    let arguments = arguments.compactMap(\.self)
    return arguments.isEmpty ? name : "\(name)(\(arguments.joined(separator: ",")))"
}

private func parameter(_ name: String, _ value: (some CustomStringConvertible)?) -> String? {
    value.map { "\(name)=\($0)" }
}
