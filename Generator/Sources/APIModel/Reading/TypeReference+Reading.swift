extension TypeName {
    init(text: String) throws(APIModelError) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
            throw APIModelError("a name such as \"files.Metadata\" is expected, not \"\(text)\"")
        }
        self.init(String(parts[0]), String(parts[1]))
    }

    static func read(_ json: JSONValue) throws(APIModelError) -> TypeName {
        try TypeName(text: try JSONValue.asString(json))
    }
}

extension TypeReference {
    /// Reads a bare name, or an object for a type with arguments.
    static func read(_ json: JSONValue) throws(APIModelError) -> TypeReference {
        if case .string(let text) = json { return try bare(text) }
        var object = try JSONObjectReader(json)
        let type = try composite(try object.required("type", JSONValue.asString), &object)
        let isNullable = try object.flag("nullable")
        try object.finish()
        return isNullable ? .nullable(type) : type
    }

    private static func bare(_ text: String) throws(APIModelError) -> TypeReference {
        if text.hasSuffix("?") { return .nullable(try bare(String(text.dropLast()))) }
        if text.contains(".") { return .named(try TypeName(text: text)) }
        var none = try JSONObjectReader(.object([]))
        return try composite(text, &none)
    }

    private static func composite(
        _ type: String, _ object: inout JSONObjectReader
    ) throws(APIModelError) -> TypeReference {
        switch type {
        case "Boolean": return .primitive(.boolean)
        case "Bytes": return .primitive(.bytes)
        case "Timestamp":
            return .primitive(.timestamp(format: try object.required("format", JSONValue.asString)))
        case "String":
            let minimum: Int? = try object.optional("min_length", JSONValue.asInteger)
            let maximum: Int? = try object.optional("max_length", JSONValue.asInteger)
            let pattern = try object.optional("pattern", JSONValue.asString)
            return .primitive(.string(minimumLength: minimum, maximumLength: maximum, pattern: pattern))
        case "List":
            let items = try object.required("items", TypeReference.read)
            let minimum: Int? = try object.optional("min_items", JSONValue.asInteger)
            let maximum: Int? = try object.optional("max_items", JSONValue.asInteger)
            return .list(items, ListBounds(minimumItems: minimum, maximumItems: maximum))
        case "Map":
            let keys = try object.required("keys", TypeReference.read)
            return .map(keys: keys, values: try object.required("values", TypeReference.read))
        default:
            if let kind = IntegerKind(rawValue: type) {
                let minimum: Int128? = try object.optional("min_value", JSONValue.asInteger)
                let maximum: Int128? = try object.optional("max_value", JSONValue.asInteger)
                return .primitive(.integer(kind, minimum: minimum, maximum: maximum))
            }
            if let kind = FloatKind(rawValue: type) {
                let minimum = try object.optional("min_value", JSONValue.asFloat)
                let maximum = try object.optional("max_value", JSONValue.asFloat)
                return .primitive(.float(kind, minimum: minimum, maximum: maximum))
            }
            throw APIModelError("\"\(type)\" is no type of the language")
        }
    }
}

extension Literal {
    static func read(_ json: JSONValue) throws(APIModelError) -> Literal {
        switch json {
        case .boolean(let flag): return .boolean(flag)
        case .string(let text): return .string(text)
        case .number(let text):
            if let number = Int128(text) { return .integer(number) }
            return .float(try JSONValue.asFloat(json))
        case .object:
            var object = try JSONObjectReader(json)
            let tag = try object.required("tag", JSONValue.asString)
            try object.finish()
            return .tag(tag)
        case .array, .null: throw APIModelError("a literal is expected, not \(json.kind)")
        }
    }
}
