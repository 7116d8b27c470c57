import DropboxConcurrency

/// The types and routes of one namespace, as text that is parsed when one of them is first needed.
///
/// Generated code contains one schema for each namespace. The text has one line for each alias, type, and route. The fields
/// of a struct and the members of a union follow its head, each after a semicolon:
///
///     alias Rev String(min_length=9, pattern="[0-9a-f]+")
///     struct FileMetadata : Metadata;id Id;is_downloadable Boolean = true
///     union WriteMode closed;add;update Rev
///     route upload UploadArg FileMetadata UploadError host=content style=upload
///
/// The position among the structs and unions of the text identifies a type.
public final class StoneSchema: Sendable {
    /// The namespace, in the spelling of the API.
    public let name: String

    let text: StaticString
    private let families: @Sendable () -> [StoneObject.Type]
    private let imports: @Sendable () -> [StoneSchema]
    private let state = Locked(State())

    private struct State {
        var index: SchemaIndex?
        /// The linked types by position. Empty until the first type is linked.
        var types: [TypeHandle?] = []
    }

    /// Creates a schema.
    ///
    /// - Parameters:
    ///   - name: The namespace.
    ///   - imports: Returns the schemas of the namespaces that the text refers to. Called when the first of their types
    ///     is needed.
    ///   - families: Returns the classes of all families of subtypes, including base classes. Called when the first
    ///     type is needed.
    ///   - text: The types and routes.
    public init(
        _ name: StaticString,
        imports: @escaping @Sendable () -> [StoneSchema] = { [] },
        families: @escaping @Sendable () -> [StoneObject.Type] = { [] },
        _ text: StaticString
    ) {
        self.name = name.description
        self.text = text
        self.families = families
        self.imports = imports
    }

    /// The positions of the declarations in the text.
    var index: SchemaIndex {
        state.withLock { state in
            if let index = state.index { return index }
            let index = SchemaIndex(text)
            state.index = index
            return index
        }
    }

    /// Returns the linked type at `position`, with all types that it can reach.
    package func type(_ position: Int) -> TypeHandle {
        published(position) ?? Linker.link(self, position)
    }

    func published(_ position: Int) -> TypeHandle? {
        state.withLock { $0.types.indices.contains(position) ? $0.types[position] : nil }
    }

    /// Stores the linked types. `types` has an element for each type of the schema.
    func publish(_ types: [TypeHandle?]) {
        state.withLock { state in
            if state.types.isEmpty { state.types = types }
            for index in types.indices where state.types[index] == nil { state.types[index] = types[index] }
        }
    }

    /// Returns the classes of families by the positions of their types.
    func classes() -> [StoneObject.Type?] {
        var classes: [StoneObject.Type?] = Array(repeating: nil, count: index.types.count)
        for type in families() {
            let position = type._type.position
            if classes.indices.contains(position) { classes[position] = type }
        }
        return classes
    }

    /// Returns the schema of an imported namespace, or this schema.
    func namespace(_ name: String) -> StoneSchema? {
        name == self.name ? self : imports().first { $0.name == name }
    }
}

/// A reference to a type of a schema.
public struct TypeRef: Sendable {
    let schema: StoneSchema
    let position: Int

    /// Creates a reference.
    ///
    /// - Parameters:
    ///   - schema: The schema of the namespace.
    ///   - position: The number of structs and unions before the type in the text of the schema.
    public init(_ schema: StoneSchema, _ position: Int) {
        self.schema = schema
        self.position = position
    }

    /// The name of the type with its namespace, in the spelling of the API: `files.FileMetadata`.
    public var name: String {
        let names = schema.index.types
        return schema.name + "." + (position < names.count ? names[position].name : "#\(position)")
    }

    package var handle: TypeHandle { schema.type(position) }
}

/// The positions of the declarations in the text of a schema.
struct SchemaIndex: Sendable {
    struct Declaration: Sendable {
        let name: String
        /// The range of the line, without its line feed.
        let range: Range<Int>
    }

    private(set) var types: [Declaration] = []
    private(set) var aliases: [String: Declaration] = [:]
    private(set) var routes: [Range<Int>] = []
    private(set) var positions: [String: Int] = [:]

    init(_ text: StaticString) {
        var line = text.bytes
        while !line.isAtEnd {
            let start = line.position
            let kind = line.word()
            let name = line.word()
            line.skipLine()
            add(kind, Declaration(name: name, range: start..<line.position))
            _ = line.consume(0x0A)
        }
    }

    private mutating func add(_ kind: String, _ declaration: Declaration) {
        switch kind {
        case "alias":
            aliases[declaration.name] = declaration
        case "struct", "union":
            positions[declaration.name] = types.count
            types.append(declaration)
        case "route":
            routes.append(declaration.range)
        default:
            break  // A kind of declaration of a later generator.
        }
    }
}

/// The description of a route in a schema.
public struct RouteInfo: Sendable {
    /// The name without the namespace: `upload_session/start`.
    public let name: String
    /// The version. It's 1 unless the name in URLs ends with another one, like `copy_v2`.
    public let version: Int
    /// The type of the argument as the schema spells it, or `Void`.
    public let argument: String
    /// The type of the result as the schema spells it, or `Void`.
    public let result: String
    /// The type of the route's errors as the schema spells it, or `Void`.
    public let error: String
    /// Attributes such as `auth`, `host`, `style`, and `scope`. The value of a flag that is set is "true".
    public let attributes: [String: String]
    /// A Boolean value that indicates whether the route is deprecated.
    public var isDeprecated: Bool { attributes["deprecated"] != nil }

    init(_ line: inout SchemaCursor) {
        _ = line.word()
        let parts = line.word().split(separator: ":", maxSplits: 1)
        name = parts.first.map(String.init) ?? ""
        version = parts.count > 1 ? Int(parts[1]) ?? 1 : 1
        argument = line.expression()
        result = line.expression()
        error = line.expression()
        var attributes: [String: String] = [:]
        while !line.isAtEnd {
            let key = line.word()
            if key.isEmpty { break }
            attributes[key] = line.consume(0x3D) ? line.quoted() ?? line.span().string : "true"
        }
        self.attributes = attributes
    }
}

extension StoneSchema {
    /// The routes in the order of the text.
    public var routes: [RouteInfo] {
        index.routes.map {
            var line = text.cursor($0)
            return RouteInfo(&line)
        }
    }

    /// Returns the route at `position` among the routes of the text.
    public func route(_ position: Int) -> RouteInfo? {
        let routes = index.routes
        guard routes.indices.contains(position) else { return nil }
        var line = text.cursor(routes[position])
        return RouteInfo(&line)
    }

    /// Returns the types of the argument, the result, and the error of the route at `position`, or `nil` if there is no
    /// such route.
    package func types(ofRoute position: Int) -> [ResolvedType]? {
        let routes = index.routes
        return routes.indices.contains(position) ? Linker.types(ofRoute: routes[position], self) : nil
    }

    /// The names of the structs and unions, in the order of the text. Reading them doesn't link the types.
    package var typeNames: [String] { index.types.map(\.name) }
}
