import Locking

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
    /// Makes the object of the right class for a record that belongs to a family of subtypes.
    let wrap: @Sendable (Record) -> StoneObject
    private let imports: @Sendable () -> [StoneSchema]
    private let state = Locked(State())

    private struct State {
        var index: SchemaIndex?
        var types: [Int: TypeHandle] = [:]
    }

    /// - Parameters:
    ///   - name: The namespace.
    ///   - imports: The schemas of the namespaces that the text refers to. Asked for when the first such type is needed.
    ///   - wrap: Makes the object for a record of a family of subtypes, by its `typeID`.
    ///   - text: The types and routes.
    public init(
        _ name: StaticString,
        imports: @escaping @Sendable () -> [StoneSchema] = { [] },
        wrap: @escaping @Sendable (Record) -> StoneObject = { StoneObject(_record: $0) },
        _ text: StaticString
    ) {
        self.name = name.description
        self.text = text
        self.wrap = wrap
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
        state.withLock { $0.types[position] }
    }

    func publish(_ types: [Int: TypeHandle]) {
        state.withLock { $0.types.merge(types) { old, _ in old } }
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
