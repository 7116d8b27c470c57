extension Namespace {
    /// Reads a file of `API/`.
    ///
    /// - Throws: `APIModelError` with the path in the JSON for what is missing, unknown or of the wrong kind.
    public init(json: JSONValue) throws(APIModelError) {
        var object = try JSONObjectReader(json)
        self.init(
            name: try object.required("namespace", JSONValue.asString),
            summary: try object.optional("summary", JSONValue.asString),
            imports: try object.list("imports", JSONValue.asString),
            aliases: try object.list("aliases", Alias.read),
            types: try object.list("types", DataType.read),
            routes: try object.list("routes", Route.read))
        try object.finish()
    }
}

extension Alias {
    static func read(_ json: JSONValue) throws(APIModelError) -> Alias {
        var object = try JSONObjectReader(json)
        let alias = Alias(
            name: try object.required("alias", JSONValue.asString),
            summary: try object.optional("summary", JSONValue.asString),
            type: try object.required("type", TypeReference.read),
            redactor: try object.optional("redactor", Redactor.read))
        try object.finish()
        return alias
    }
}

extension Redactor {
    static func read(_ json: JSONValue) throws(APIModelError) -> Redactor {
        var object = try JSONObjectReader(json)
        let type = try object.required("type", JSONValue.asString)
        let pattern = try object.optional("regex", JSONValue.asString)
        try object.finish()
        guard let kind = Kind(rawValue: type) else { throw APIModelError("\"\(type)\" is no redactor").within("type") }
        return Redactor(kind: kind, pattern: pattern)
    }
}

extension DataType {
    static func read(_ json: JSONValue) throws(APIModelError) -> DataType {
        var object = try JSONObjectReader(json)
        let type: DataType
        if object.has("struct") {
            type = .structure(
                Structure(
                    name: try object.required("struct", JSONValue.asString),
                    summary: try object.optional("summary", JSONValue.asString),
                    parent: try object.optional("extends", TypeName.read),
                    subtypes: object.has("subtypes") ? try Subtypes.read(&object) : nil,
                    fields: try object.list("fields", Field.read)))
        } else {
            type = .union(
                Union(
                    name: try object.required("union", JSONValue.asString),
                    summary: try object.optional("summary", JSONValue.asString),
                    parent: try object.optional("extends", TypeName.read),
                    isClosed: try object.flag("closed"),
                    catchAll: try object.optional("catch_all", JSONValue.asString),
                    members: try object.list("members", Field.read)))
        }
        try object.finish()
        return type
    }
}

extension Subtypes {
    static func read(_ object: inout JSONObjectReader) throws(APIModelError) -> Subtypes {
        let entries = try object.list("subtypes") { (json) throws(APIModelError) -> Subtype in
            var entry = try JSONObjectReader(json)
            let subtype = Subtype(
                tag: try entry.required("tag", JSONValue.asString), type: try entry.required("type", TypeName.read))
            try entry.finish()
            return subtype
        }
        return Subtypes(isOpen: try object.required("open", JSONValue.asBoolean), entries: entries)
    }
}

extension Field {
    static func read(_ json: JSONValue) throws(APIModelError) -> Field {
        var object = try JSONObjectReader(json)
        let field = Field(
            name: try object.required("name", JSONValue.asString),
            summary: try object.optional("summary", JSONValue.asString),
            type: try object.optional("type", TypeReference.read),
            defaultValue: try object.optional("default", Literal.read),
            isDeprecated: try object.flag("deprecated"),
            isPreview: try object.flag("preview"),
            omittedCaller: try object.optional("omitted", JSONValue.asString),
            redactor: try object.optional("redactor", Redactor.read))
        try object.finish()
        return field
    }
}

extension Route {
    static func read(_ json: JSONValue) throws(APIModelError) -> Route {
        var object = try JSONObjectReader(json)
        let name = try object.required("name", JSONValue.asString)
        let version: Int = try object.optional("version", JSONValue.asInteger) ?? 1
        let summary = try object.optional("summary", JSONValue.asString)
        let argument = try object.optional("argument", TypeReference.read)
        let result = try object.optional("result", TypeReference.read)
        let error = try object.optional("error", TypeReference.read)
        let deprecation = try object.optional("deprecated", Deprecation.read)
        var attributes: [Attribute] = []
        for member in object.rest() {
            do throws(APIModelError) {
                attributes.append(Attribute(member.key, try Literal.read(member.value)))
            } catch {
                throw error.within(member.key)
            }
        }
        return Route(
            name: name, version: version, summary: summary, argument: argument, result: result, error: error,
            attributes: attributes, deprecation: deprecation)
    }
}

extension Deprecation {
    static func read(_ json: JSONValue) throws(APIModelError) -> Deprecation {
        var object = try JSONObjectReader(json)
        let name = try object.optional("by", JSONValue.asString)
        let version: Int = try object.optional("version", JSONValue.asInteger) ?? 1
        try object.finish()
        return Deprecation(successor: name.map { RouteName($0, version: version) })
    }
}
