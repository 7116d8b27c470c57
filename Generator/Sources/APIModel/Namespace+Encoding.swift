// The order of keys is part of the format: first the name, then the summary, then the other fields.

extension Namespace {
    /// The text of the namespace's file in `API/`, which is deterministic.
    public var fileText: String { json.prettyText }

    /// The namespace as JSON.
    public var json: JSONValue {
        .fields {
            $0.add("namespace", .string(name))
            $0.add("summary", summary.map(JSONValue.string))
            $0.add("imports", .array(imports.map(JSONValue.string)))
            $0.add("aliases", .array(aliases.map(\.json)))
            $0.add("types", .array(types.map(\.json)))
            $0.add("routes", .array(routes.map(\.json)))
        }
    }
}

extension JSONValue {
    /// Returns an object with the fields that `build` adds.
    fileprivate static func fields(_ build: (inout JSONFields) -> Void) -> JSONValue {
        var fields = JSONFields()
        build(&fields)
        return .object(fields.members)
    }

    fileprivate struct JSONFields {
        var members: [Member] = []

        /// Adds a field, unless its value is `nil`.
        mutating func add(_ key: String, _ value: JSONValue?) {
            if let value { members.append(Member(key, value)) }
        }

        /// Adds a flag only if it is `true`.
        mutating func add(_ key: String, ifTrue flag: Bool) {
            if flag { members.append(Member(key, .boolean(true))) }
        }
    }

    fileprivate static func integer(_ number: some BinaryInteger) -> JSONValue { .number(String(number)) }
    fileprivate static func float(_ number: Double) -> JSONValue { .number(String(number)) }
}

extension Alias {
    fileprivate var json: JSONValue {
        .fields {
            $0.add("alias", .string(name))
            $0.add("summary", summary.map(JSONValue.string))
            $0.add("type", type.json)
            $0.add("redactor", redactor?.json)
        }
    }
}

extension Redactor {
    fileprivate var json: JSONValue {
        .fields {
            $0.add("type", .string(kind.rawValue))
            $0.add("regex", pattern.map(JSONValue.string))
        }
    }
}

extension DataType {
    fileprivate var json: JSONValue {
        switch self {
        case .structure(let structure):
            .fields {
                $0.add("struct", .string(structure.name))
                $0.add("summary", structure.summary.map(JSONValue.string))
                $0.add("extends", structure.parent.map { .string($0.description) })
                if let subtypes = structure.subtypes {
                    $0.add("subtypes", .array(subtypes.entries.map(\.json)))
                    $0.add("open", .boolean(subtypes.isOpen))
                }
                $0.add("fields", .array(structure.fields.map(\.json)))
            }
        case .union(let union):
            .fields {
                $0.add("union", .string(union.name))
                $0.add("summary", union.summary.map(JSONValue.string))
                $0.add("extends", union.parent.map { .string($0.description) })
                $0.add("closed", ifTrue: union.isClosed)
                $0.add("catch_all", union.catchAll.map(JSONValue.string))
                $0.add("members", .array(union.members.map(\.json)))
            }
        }
    }
}

extension Subtype {
    fileprivate var json: JSONValue {
        .fields {
            $0.add("tag", .string(tag))
            $0.add("type", .string(type.description))
        }
    }
}

extension Field {
    fileprivate var json: JSONValue {
        .fields {
            $0.add("name", .string(name))
            $0.add("summary", summary.map(JSONValue.string))
            $0.add("type", type?.json)
            $0.add("default", defaultValue?.json)
            $0.add("deprecated", ifTrue: isDeprecated)
            $0.add("preview", ifTrue: isPreview)
            $0.add("retired", ifTrue: isRetired)
            $0.add("since", history.addition.map(JSONValue.integer))
            $0.add("nullable_since", history.nullability.map(JSONValue.integer))
            $0.add("former_default", history.formerDefault?.json)
            $0.add("omitted", omittedCaller.map(JSONValue.string))
            $0.add("redactor", redactor?.json)
        }
    }
}

extension Route {
    fileprivate var json: JSONValue {
        .fields {
            $0.add("name", .string(name))
            $0.add("summary", summary.map(JSONValue.string))
            $0.add("version", version == 1 ? nil : .integer(version))
            $0.add("argument", argument?.json)
            $0.add("result", result?.json)
            $0.add("error", error?.json)
            for attribute in attributes { $0.add(attribute.name, attribute.value.json) }
            $0.add("deprecated", deprecation?.json)
        }
    }
}

extension Deprecation {
    fileprivate var json: JSONValue {
        .fields {
            guard let successor else { return }
            $0.add("by", .string(successor.name))
            $0.add("version", .integer(successor.version))
        }
    }
}

extension Literal {
    fileprivate var json: JSONValue {
        switch self {
        case .boolean(let flag): .boolean(flag)
        case .integer(let number): .integer(number)
        case .float(let number): .float(number)
        case .string(let text): .string(text)
        case .tag(let tag): .object([.init("tag", .string(tag))])
        }
    }
}

extension TypeReference {
    /// A bare string for a type without arguments, or an object otherwise.
    fileprivate var json: JSONValue {
        switch self {
        case .named(let name): return .string(name.description)
        case .nullable(let wrapped):
            switch wrapped.json {
            case .string(let text): return .string(text + "?")
            case .object(let members): return .object(members + [.init("nullable", .boolean(true))])
            case let other: return other
            }
        case .list(let items, let bounds):
            return .fields {
                $0.add("type", .string("List"))
                $0.add("items", items.json)
                $0.add("min_items", bounds.minimumItems.map(JSONValue.integer))
                $0.add("max_items", bounds.maximumItems.map(JSONValue.integer))
            }
        case .map(let keys, let values):
            return .fields {
                $0.add("type", .string("Map"))
                $0.add("keys", keys.json)
                $0.add("values", values.json)
            }
        case .primitive(let primitive):
            let json = primitive.json
            if case .object(let members) = json, members.count == 1 { return members[0].value }
            return json
        }
    }
}

extension Primitive {
    fileprivate var json: JSONValue {
        .fields {
            switch self {
            case .boolean: $0.add("type", .string("Boolean"))
            case .bytes: $0.add("type", .string("Bytes"))
            case .string(let minimumLength, let maximumLength, let pattern):
                $0.add("type", .string("String"))
                $0.add("min_length", minimumLength.map(JSONValue.integer))
                $0.add("max_length", maximumLength.map(JSONValue.integer))
                $0.add("pattern", pattern.map(JSONValue.string))
            case .timestamp(let format):
                $0.add("type", .string("Timestamp"))
                $0.add("format", .string(format))
            case .integer(let kind, let minimum, let maximum):
                $0.add("type", .string(kind.rawValue))
                $0.add("min_value", minimum.map(JSONValue.integer))
                $0.add("max_value", maximum.map(JSONValue.integer))
            case .float(let kind, let minimum, let maximum):
                $0.add("type", .string(kind.rawValue))
                $0.add("min_value", minimum.map(JSONValue.float))
                $0.add("max_value", maximum.map(JSONValue.float))
            }
        }
    }
}
