import Foundation

extension Namespace {
    /// Creates a namespace from a file of `API/`.
    ///
    /// - Throws: ``APIModelError`` with the path in the JSON for missing keys, unknown keys, and values of the wrong
    ///   type.
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
        guard let kind = Kind(rawValue: type) else {
            throw APIModelError("\"\(type)\" is not a redactor").within("type")
        }
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
            isRetired: try object.flag("retired"),
            history: FieldHistory(
                addition: try object.optional("since", JSONValue.asInteger),
                nullability: try object.optional("nullable_since", JSONValue.asInteger),
                formerDefault: try object.optional("former_default", Literal.read)),
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
        for member in object.remaining() {
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
            throw APIModelError("\"\(type)\" is not a type of the language")
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

/// A reader for the keys of a JSON object, which reports keys that weren't read.
struct JSONObjectReader {
    private let members: [JSONValue.Member]
    private var consumed: Set<String> = []

    init(_ value: JSONValue) throws(APIModelError) {
        guard case .object(let members) = value else {
            throw APIModelError("an object is expected, not \(value.kind)")
        }
        self.members = members
    }

    /// Returns whether the object has the key.
    func has(_ key: String) -> Bool { members.contains { $0.key == key } }

    /// Reads the value of a key, or returns `nil` if it is absent. Errors include the key.
    mutating func optional<Value>(
        _ key: String, _ read: (JSONValue) throws(APIModelError) -> Value
    ) throws(APIModelError) -> Value? {
        consumed.insert(key)
        guard let member = members.first(where: { $0.key == key }) else { return nil }
        do throws(APIModelError) {
            return try read(member.value)
        } catch {
            throw error.within(key)
        }
    }

    /// Reads the value of a required key.
    mutating func required<Value>(
        _ key: String, _ read: (JSONValue) throws(APIModelError) -> Value
    ) throws(APIModelError) -> Value {
        guard let value = try optional(key, read) else { throw APIModelError("\"\(key)\" is missing") }
        return value
    }

    /// Reads the items of a required array.
    mutating func list<Item>(
        _ key: String, _ read: (JSONValue) throws(APIModelError) -> Item
    ) throws(APIModelError) -> [Item] {
        consumed.insert(key)
        guard let value = members.first(where: { $0.key == key })?.value else {
            throw APIModelError("\"\(key)\" is missing")
        }
        guard case .array(let values) = value else {
            throw APIModelError("an array is expected, not \(value.kind)").within(key)
        }
        var items: [Item] = []
        items.reserveCapacity(values.count)
        for (index, value) in values.enumerated() {
            do throws(APIModelError) {
                items.append(try read(value))
            } catch {
                throw error.within("\(key)[\(index)]")
            }
        }
        return items
    }

    /// Reads a flag that is absent if it is `false`.
    mutating func flag(_ key: String) throws(APIModelError) -> Bool {
        try optional(key, JSONValue.asBoolean) ?? false
    }

    /// Returns the members that weren't read yet, and marks them as read.
    mutating func remaining() -> [JSONValue.Member] {
        let remaining = members.filter { !consumed.contains($0.key) }
        consumed.formUnion(remaining.map(\.key))
        return remaining
    }

    /// Throws an error if a key wasn't read.
    func finish() throws(APIModelError) {
        guard let unknown = members.first(where: { !consumed.contains($0.key) }) else { return }
        throw APIModelError("\"\(unknown.key)\" is an unknown key")
    }
}

extension JSONValue {
    static func asString(_ value: JSONValue) throws(APIModelError) -> String {
        guard case .string(let text) = value else { throw APIModelError("a string is expected, not \(value.kind)") }
        return text
    }

    static func asBoolean(_ value: JSONValue) throws(APIModelError) -> Bool {
        guard case .boolean(let flag) = value else { throw APIModelError("a boolean is expected, not \(value.kind)") }
        return flag
    }

    static func asInteger<Number: FixedWidthInteger>(_ value: JSONValue) throws(APIModelError) -> Number {
        guard case .number(let text) = value, let number = Number(text) else {
            throw APIModelError("an integer is expected, not \(value.lineText)")
        }
        return number
    }

    static func asFloat(_ value: JSONValue) throws(APIModelError) -> Double {
        guard case .number(let text) = value, let number = Double(text) else {
            throw APIModelError("a number is expected, not \(value.lineText)")
        }
        return number
    }
}

extension API {
    /// Reads all `*.json` files of a directory, one namespace per file.
    ///
    /// - Throws: ``APIModelError`` with the file and the location of the first error.
    public static func load(directory: URL) throws(APIModelError) -> API {
        var namespaces: [Namespace] = []
        for file in try namespaceFiles(in: directory) {
            let location = "\(directory.lastPathComponent)/\(file.lastPathComponent)"
            do throws(APIModelError) {
                let namespace = try Namespace(json: try JSONValue(parsing: try text(of: file)))
                guard namespace.name + ".json" == file.lastPathComponent else {
                    throw APIModelError("the file of namespace \"\(namespace.name)\" must be \(namespace.name).json")
                }
                namespaces.append(namespace)
            } catch {
                throw error.within(location)
            }
        }
        return try API(namespaces: namespaces)
    }

    /// Returns all namespace files of a directory, sorted by name.
    ///
    /// - Throws: ``APIModelError`` if the directory can't be read.
    public static func namespaceFiles(in directory: URL) throws(APIModelError) -> [URL] {
        let files: [URL]
        do {
            files = try FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil)
        } catch {
            throw APIModelError("cannot be read: \(error.localizedDescription)").within(directory.path)
        }
        return files.filter { $0.pathExtension == "json" }.sorted { $0.lastPathComponent < $1.lastPathComponent }
    }

    private static func text(of file: URL) throws(APIModelError) -> String {
        do {
            return try String(contentsOf: file, encoding: .utf8)
        } catch {
            throw APIModelError("cannot be read: \(error.localizedDescription)")
        }
    }
}
