import APIModel

extension ExampleWriter {
    /// An example of a struct: all its fields, those with a default even if the example does not give them.
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

    /// An example of a struct that enumerates subtypes: one tag, and an example of its subtype.
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
        guard case .object(let members)? = try mentioned(value, of: subtype.type) else { return nil }
        return .object([.init(".tag", .string(tag.text))] + members)
    }

    /// An example of a union: one member. A struct's fields stand beside the tag, any other value below its name.
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

    /// A value as JSON, or nil if it mentions a faulty example.
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
            do throws(ValueFault) {
                return try value.literal(as: primitive, patterns: patterns).wireValue
            } catch {
                throw Diagnostic("the example of \"\(field)\" does not fit: \(error.message)", at: value.location)
            }
        case .list(let items, let bounds): return try write(value, asListOf: items, bounds, of: field)
        case .map(let keys, let values): return try write(value, asMapFrom: keys, to: values, of: field)
        case .named(let name): return try mentioned(value, of: name)
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
                throw Diagnostic("the key \"\(text)\" is there twice", at: key.location)
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
