import APIModel

/// Turns the examples of a specification into the JSON that they mean.
///
/// An example mentions other examples by their labels; each is written once. Examples of a type whose definition is
/// faulty are left alone.
final class ExampleWriter {
    let api: API
    let patterns: PatternCache
    private let declarations: Declarations
    private let log: DiagnosticLog
    private let faultyTypes: Set<TypeName>
    private var states: [Reference: State] = [:]

    /// An example and whose it is.
    struct Reference: Hashable {
        let type: TypeName
        let label: String
    }

    private enum State {
        case beingWritten
        /// Nil: the example is faulty, which is reported already.
        case written(JSONValue?)
    }

    init(_ resolver: Resolver, api: API) {
        self.api = api
        patterns = resolver.patterns
        declarations = resolver.declarations
        log = resolver.log
        faultyTypes = resolver.faultyTypes
    }

    /// All examples. A union also has one for each of its mere tags, named after it.
    ///
    /// Where a label is also a mere tag, the example of that name is the tag, while whoever mentions the label gets the
    /// example that was written down: the two readings of the official parser.
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

    /// The labels that an example of this type may be mentioned by.
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

    private func isFaulty(_ type: TypeName) -> Bool {
        ([type] + api.ancestors(of: type)).contains { faultyTypes.contains($0) }
    }

    // MARK: Writing

    private static func tag(_ name: String) -> JSONValue { .object([.init(".tag", .string(name))]) }

    /// The JSON of an example, or nil if it is faulty.
    private func value(_ reference: Reference) -> JSONValue? {
        switch states[reference] {
        case .written(let value): return value
        case .beingWritten: return nil
        case nil: break
        }
        guard !isFaulty(reference.type) else { return nil }
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

    /// The JSON of the example that a value mentions, or nil if that example is faulty.
    func mentioned(_ value: ValueExpression, of type: TypeName) throws(Diagnostic) -> JSONValue? {
        guard case .reference(let label) = value.kind else {
            throw Diagnostic(
                "the label of an example of \"\(type.name)\" is expected, not \(value.description)", at: value.location)
        }
        let labels = definitions(of: type).map(\.label.text) + implicitLabels(of: type)
        guard labels.contains(label) else {
            if isFaulty(type) { return nil }
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
