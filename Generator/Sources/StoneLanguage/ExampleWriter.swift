import APIModel

/// Converts the examples of a specification to JSON.
///
/// An example can refer to other examples by their labels. Each example is written once. Examples of a type with an
/// invalid definition are ignored.
final class ExampleWriter {
    let api: API
    let patterns: PatternCache
    private let declarations: Declarations
    private let log: DiagnosticLog
    private let invalidTypes: Set<TypeName>
    private var states: [Reference: State] = [:]

    /// An example and its type.
    struct Reference: Hashable {
        let type: TypeName
        let label: String
    }

    private enum State {
        case beingWritten
        /// The JSON, or `nil` if the example is invalid, which has been reported.
        case written(JSONValue?)
    }

    init(_ resolver: Resolver, api: API) {
        self.api = api
        patterns = resolver.patterns
        declarations = resolver.declarations
        log = resolver.log
        invalidTypes = resolver.invalidTypes
    }

    /// Returns all examples. A union also has an example for each tag without a value, named after the tag.
    ///
    /// If a label is also the name of such a tag, the example of that name is the tag, but references to the label
    /// refer to the written example. The official parser has the same two interpretations.
    func examples() -> [TypeName: [Specification.Example]] {
        var result: [TypeName: [Specification.Example]] = [:]
        for namespace in api.namespaces {
            for type in namespace.types {
                let name = TypeName(namespace.name, type.name)
                let tags = implicitLabels(of: name)
                let examples = labels(of: name, tags: tags).compactMap { label in
                    value(Reference(type: name, label: label)).map {
                        Specification.Example(label: label, value: tags.contains(label) ? Self.tag(label) : $0)
                    }
                }
                if !examples.isEmpty { result[name] = examples }
            }
        }
        return result
    }

    /// Returns the labels by which examples can refer to examples of this type.
    private func labels(of type: TypeName, tags: [String]) -> [String] {
        var labels: [String] = []
        for definition in definitions(of: type) {
            if labels.contains(definition.label.text) {
                log.report("the example \"\(definition.label.text)\" is already defined", at: definition.label.location)
            } else {
                labels.append(definition.label.text)
            }
        }
        return labels + tags.filter { !labels.contains($0) }
    }

    private func definitions(of type: TypeName) -> [ExampleDefinition] {
        switch declarations.namespaces[type.namespace]?.symbols[type.name] {
        case .structure(let definition): definition.examples
        case .union(let definition): definition.examples
        default: []
        }
    }

    private func implicitLabels(of type: TypeName) -> [String] {
        api.allMembers(of: type).filter { $0.type == nil }.map(\.name)
    }

    private func isInvalid(_ type: TypeName) -> Bool {
        ([type] + api.ancestors(of: type)).contains { invalidTypes.contains($0) }
    }

    // MARK: Writing

    private static func tag(_ name: String) -> JSONValue { .object([.init(".tag", .string(name))]) }

    /// Returns the JSON of an example, or `nil` if it is invalid.
    private func value(_ reference: Reference) -> JSONValue? {
        switch states[reference] {
        case .written(let value): return value
        case .beingWritten: return nil
        case nil: break
        }
        guard !isInvalid(reference.type) else { return nil }
        states[reference] = .beingWritten
        let value = log.catching { () throws(Diagnostic) in try write(reference) }
        states[reference] = .written(value ?? nil)
        return value ?? nil
    }

    private func write(_ reference: Reference) throws(Diagnostic) -> JSONValue? {
        guard let definition = definitions(of: reference.type).first(where: { $0.label.text == reference.label }) else {
            return Self.tag(reference.label)
        }
        try checkIsUnambiguous(definition)
        switch api.type(reference.type) {
        case .structure(let structure):
            if let subtypes = structure.subtypes { return try write(definition, of: subtypes, reference.type) }
            return try write(definition, ofStructure: reference.type)
        case .union: return try write(definition, ofUnion: reference.type)
        case nil: return nil
        }
    }

    private func checkIsUnambiguous(_ definition: ExampleDefinition) throws(Diagnostic) {
        var seen: Set<String> = []
        for (field, _) in definition.values where !seen.insert(field.text).inserted {
            throw Diagnostic("the example gives \"\(field.text)\" twice", at: field.location)
        }
    }

    /// Returns the JSON of the example that a value refers to, or `nil` if that example is invalid.
    func referencedExample(_ value: ValueExpression, of type: TypeName) throws(Diagnostic) -> JSONValue? {
        guard case .reference(let label) = value.kind else {
            throw Diagnostic(
                "the label of an example of \"\(type.name)\" is expected, not \(value.description)", at: value.location)
        }
        let labels = definitions(of: type).map(\.label.text) + implicitLabels(of: type)
        guard labels.contains(label) else {
            if isInvalid(type) { return nil }
            throw Diagnostic(
                "\"\(type.name)\" has no example \"\(label)\"\(labels.suggestion(for: label))", at: value.location)
        }
        let reference = Reference(type: type, label: label)
        if case .beingWritten = states[reference] {
            throw Diagnostic("the example \"\(label)\" of \"\(type.name)\" contains itself", at: value.location)
        }
        return self.value(reference)
    }
}

extension ExampleWriter {
    /// Writes an example of a struct with all its fields, including those with a default that the example omits.
    func write(_ definition: ExampleDefinition, ofStructure type: TypeName) throws(Diagnostic) -> JSONValue? {
        let fields = api.allFields(of: type)
        for (name, _) in definition.values where !fields.contains(where: { $0.name == name.text }) {
            throw Diagnostic(
                "\"\(type.name)\" has no field \"\(name.text)\"\(fields.map(\.name).suggestion(for: name.text))",
                at: name.location)
        }
        var members: [JSONValue.Member] = []
        for field in fields {
            guard let fieldType = field.type else { continue }
            if let (_, value) = definition.values.first(where: { $0.field.text == field.name }) {
                guard let json = try write(value, as: fieldType, of: field.name) else { return nil }
                if json != .null { members.append(.init(field.name, json)) }
            } else if let defaultValue = field.defaultValue {
                members.append(.init(field.name, defaultValue.wireValue))
            } else if api.isRequired(field) {
                throw Diagnostic(
                    "the example \"\(definition.label.text)\" lacks the field \"\(field.name)\"",
                    at: definition.label.location)
            }
        }
        return .object(members)
    }

    /// Writes an example of a struct that enumerates subtypes: one tag, and an example of its subtype.
    func write(
        _ definition: ExampleDefinition, of subtypes: Subtypes, _ type: TypeName
    ) throws(Diagnostic) -> JSONValue? {
        guard let (tag, value) = definition.values.first, definition.values.count == 1,
            let subtype = subtypes.entries.first(where: { $0.tag == tag.text })
        else {
            throw Diagnostic(
                "the example must be one subtype's tag and the label of an example of it",
                at: definition.values.first?.field.location ?? definition.label.location)
        }
        guard case .object(let members)? = try referencedExample(value, of: subtype.type) else { return nil }
        return .object([.init(".tag", .string(tag.text))] + members)
    }

    /// Writes an example of a union with one member. The fields of a struct are next to the tag. Any other value is
    /// below its name.
    func write(_ definition: ExampleDefinition, ofUnion type: TypeName) throws(Diagnostic) -> JSONValue? {
        guard let (tag, value) = definition.values.first, definition.values.count == 1 else {
            throw Diagnostic(
                "the example of a union must give exactly one member", at: definition.label.location)
        }
        let members = api.allMembers(of: type)
        guard let member = members.first(where: { $0.name == tag.text }) else {
            throw Diagnostic(
                "\"\(type.name)\" has no member \"\(tag.text)\"\(members.map(\.name).suggestion(for: tag.text))",
                at: tag.location)
        }
        let tagged = JSONValue.Member(".tag", .string(tag.text))
        guard let memberType = member.type else {
            guard case .null = value.kind else {
                throw Diagnostic(
                    "\"\(tag.text)\" is a mere tag; its example must be null, not \(value.description)",
                    at: value.location)
            }
            return .object([tagged])
        }
        guard let json = try write(value, as: memberType, of: tag.text) else { return nil }
        if json == .null { return .object([tagged]) }
        if isFlat(memberType), case .object(let fields) = json { return .object([tagged] + fields) }
        return .object([tagged, .init(tag.text, json)])
    }

    private func isFlat(_ type: TypeReference) -> Bool {
        guard case .named(let name) = api.resolved(type).unwrapped, let structure = api.structure(name) else {
            return false
        }
        return structure.subtypes == nil
    }

    // MARK: Values

    /// Returns a value as JSON, or `nil` if it refers to an invalid example.
    private func write(
        _ value: ValueExpression, as type: TypeReference, of field: String
    ) throws(Diagnostic) -> JSONValue? {
        let type = api.resolved(type)
        if case .null = value.kind {
            if type.isNullable { return .null }
            throw Diagnostic("\"\(field)\" cannot be null", at: value.location)
        }
        switch type.unwrapped {
        case .primitive(let primitive):
            do throws(ValueError) {
                return try value.literal(as: primitive, patterns: patterns).wireValue
            } catch {
                throw Diagnostic("the example of \"\(field)\" does not fit: \(error.message)", at: value.location)
            }
        case .list(let items, let bounds): return try write(value, asListOf: items, bounds, of: field)
        case .map(let keys, let values): return try write(value, asMapFrom: keys, to: values, of: field)
        case .named(let name): return try referencedExample(value, of: name)
        case .nullable: return nil
        }
    }

    private func write(
        _ value: ValueExpression, asListOf items: TypeReference, _ bounds: ListBounds, of field: String
    ) throws(Diagnostic) -> JSONValue? {
        guard case .list(let values) = value.kind else {
            throw Diagnostic("\"\(field)\" is a list; \(value.description) is none", at: value.location)
        }
        if values.count < bounds.minimumItems ?? 0 || values.count > bounds.maximumItems ?? .max {
            let limit = bounds.maximumItems.map { " and at most \($0)" } ?? ""
            throw Diagnostic(
                "\"\(field)\" holds at least \(bounds.minimumItems ?? 0)\(limit) items, not \(values.count)",
                at: value.location)
        }
        var result: [JSONValue] = []
        for value in values {
            guard let item = try write(value, as: items, of: field) else { return nil }
            result.append(item)
        }
        return .array(result)
    }

    private func write(
        _ value: ValueExpression, asMapFrom keys: TypeReference, to values: TypeReference, of field: String
    ) throws(Diagnostic) -> JSONValue? {
        guard case .map(let entries) = value.kind else {
            throw Diagnostic("\"\(field)\" is a map; \(value.description) is none", at: value.location)
        }
        var members: [JSONValue.Member] = []
        for (key, value) in entries {
            guard case .string(let text)? = try write(key, as: keys, of: field),
                let json = try write(value, as: values, of: field)
            else { return nil }
            if members.contains(where: { $0.key == text }) {
                throw Diagnostic("the key \"\(text)\" appears twice", at: key.location)
            }
            members.append(.init(text, json))
        }
        return .object(members)
    }
}

extension Literal {
    /// The literal as a value on the wire.
    fileprivate var wireValue: JSONValue {
        switch self {
        case .boolean(let flag): .boolean(flag)
        case .integer(let number): .number(String(number))
        case .float(let number): .number(String(number))
        case .string(let text): .string(text)
        case .tag(let tag): .object([.init(".tag", .string(tag))])
        }
    }
}

extension Specification {
    /// All examples as files. The file of a namespace is an object of types, each of which is an object of labels. A
    /// namespace without examples has no file.
    public var exampleFiles: [String: JSONValue] {
        let byNamespace = Dictionary(grouping: examples) { $0.key.namespace }
        return byNamespace.mapValues { types in
            .object(
                types.sorted { $0.key < $1.key }.map { type, examples in
                    .init(type.name, .object(examples.map { .init($0.label, $0.value) }))
                })
        }
    }
}
