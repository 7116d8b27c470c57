import DropboxConcurrency

/// A namespace of the API: generated as an enum without cases, in which the types of the namespace are nested.
public protocol StoneNamespace {
    /// The types and routes of the namespace, as facts.
    static var _schema: StoneSchema { get }
}

extension StoneNamespace {
    /// The type at `position` among those of the schema.
    @inline(never)  // because every generated initializer calls it
    public static func _type(_ position: Int) -> TypeRef { TypeRef(_schema, position) }
}

// The schema's type of a Swift type is the one of the same name. A property that each type has would spare the search,
// for the price of two functions in each of 2,400 types, called or not.

extension StoneStruct {
    /// The type in its schema.
    public static var _type: TypeRef { TypeRef(of: self) }
}

extension StoneUnion {
    /// The type in its schema.
    public static var _type: TypeRef { TypeRef(of: self) }
}

extension TypeRef {
    private static let known = Locked<[ObjectIdentifier: TypeRef]>([:])
    /// What a type outside of a namespace belongs to.
    private static let unknown = StoneSchema("unknown", "struct Object")

    /// The type of which `type` is the Swift form.
    init(of type: Any.Type) {
        let id = ObjectIdentifier(type)
        if let known = Self.known.withLock({ $0[id] }) {
            self = known
            return
        }
        self = Self.named(String(reflecting: type)) ?? TypeRef(Self.unknown, 0)
        Self.known.withLock { [self] in $0[id] = self }
    }

    /// The type called `name`, such as "DropboxFiles.Files.FileMetadata".
    private static func named(_ name: String) -> TypeRef? {
        let parts = name.split(separator: ".")
        guard parts.count == 3 else { return nil }
        // An enum's name as the compiler spells it: each part after its length, and "O" at the end.
        let namespace = parts.dropLast().map { "\($0.utf8.count)\($0)" }.joined() + "O"
        guard let schema = (_typeByName(namespace) as? any StoneNamespace.Type)?._schema else { return nil }
        return schema.index.position(ofSwiftType: parts[2]).map { TypeRef(schema, $0) }
    }
}

extension SchemaIndex {
    /// The position of the type that is called `name` in Swift: as in the API, but `metadata_union` is `MetadataUnion`.
    fileprivate func position(ofSwiftType name: Substring) -> Int? {
        positions[String(name)]
            ?? types.firstIndex { type in
                type.name.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() == name
            }
    }
}
