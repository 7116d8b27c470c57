import DropboxConcurrency

/// The types and routes of one namespace, as a text that is read when one of them is first needed.
///
/// Generated code holds one schema for each namespace. The text has one header line at column 0 for each alias, type and
/// route; the fields of a struct and the members of a union follow, indented by one space:
///
///     alias Rev String(min_length=9, pattern="[0-9a-f]+")
///     struct FileMetadata : Metadata
///      id Id
///      is_downloadable Boolean = true
///     union WriteMode closed
///      add
///      update Rev
///     route upload UploadArg FileMetadata UploadError host=content style=upload
///
/// A type is known by its position among the structs and unions of the text.
public final class StoneSchema: Sendable {
    /// The namespace, as the API spells it.
    public let name: String

    let text: StaticString
    private let families: @Sendable () -> [StoneObject.Type]
    private let imports: @Sendable () -> [StoneSchema]
    private let state = Locked(State())

    private struct State {
        var index: SchemaIndex?
        /// What is linked, by position; empty until the first type is.
        var types: [TypeHandle?] = []
    }

    /// - Parameters:
    ///   - name: The namespace.
    ///   - imports: The schemas of the namespaces that the text refers to. Asked for when the first such type is needed.
    ///   - families: The classes of all families of subtypes, bases included. Asked for when the first type is needed.
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

    /// Where each declaration stands in the text.
    var index: SchemaIndex {
        state.withLock { state in
            if let index = state.index { return index }
            let index = SchemaIndex(text)
            state.index = index
            return index
        }
    }

    /// The linked type at `position`, with all types that it can reach.
    func type(_ position: Int) -> TypeHandle {
        published(position) ?? Linker.link(self, position)
    }

    func published(_ position: Int) -> TypeHandle? {
        state.withLock { $0.types.indices.contains(position) ? $0.types[position] : nil }
    }

    /// Makes known what is linked now; `types` has a place for each type of the schema.
    func publish(_ types: [TypeHandle?]) {
        state.withLock { state in
            if state.types.isEmpty { state.types = types }
            for index in types.indices where state.types[index] == nil { state.types[index] = types[index] }
        }
    }

    /// The classes of families, by the positions of their types.
    func classes() -> [StoneObject.Type?] {
        var classes: [StoneObject.Type?] = Array(repeating: nil, count: index.types.count)
        for type in families() {
            let position = type._type.position
            if classes.indices.contains(position) { classes[position] = type }
        }
        return classes
    }

    /// The schema of an imported namespace, or this one.
    func namespace(_ name: String) -> StoneSchema? {
        name == self.name ? self : imports().first { $0.name == name }
    }
}

/// One type of a schema.
public struct TypeRef: Sendable {
    let schema: StoneSchema
    let position: Int

    /// - Parameters:
    ///   - schema: The schema of the namespace.
    ///   - position: The number of structs and unions that stand before the type in the schema's text.
    public init(_ schema: StoneSchema, _ position: Int) {
        self.schema = schema
        self.position = position
    }

    /// The name of the type, with its namespace, as the API spells it: `files.FileMetadata`.
    public var name: String {
        let names = schema.index.types
        return schema.name + "." + (position < names.count ? names[position].name : "#\(position)")
    }

    var handle: TypeHandle { schema.type(position) }
}
