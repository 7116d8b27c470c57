import DropboxConcurrency

/// A struct of the API. All generated structs, and the classes of families of subtypes, wrap a record.
///
/// Don't declare new conformances. A conforming struct has one stored property, a record, and nothing else. The runtime
/// relies on it.
public protocol StoneStruct: Sendable {}

extension StoneStruct {
    /// The fields as JSON on one line.
    // The code is the same for all structs, so that the compiler merges it.
    @export(implementation)
    public var description: String { _record.description }
    /// The fields as JSON on one line.
    public var debugDescription: String { _record.description }
    /// The fields by their names in the API.
    public var customMirror: Mirror { _record.mirror(of: self) }

    /// Returns a Boolean value that indicates whether both values have the same fields with the same values.
    public static func == (left: Self, right: Self) -> Bool { left._record == right._record }
    /// Hashes the fields into `hasher`.
    public func hash(into hasher: inout Hasher) { hasher.combine(_record) }
}

/// A union of the API, which is generated as an enum.
///
/// Don't declare new conformances.
public protocol StoneUnion: Sendable {
    /// The member as the value of a record.
    var _value: Value { get }
    /// Creates the case of a member.
    init(_value: borrowing Value)
}

extension StoneUnion {
    /// The member as JSON on one line.
    public var description: String { Self._type.describe(_value) }
    /// The member as JSON on one line.
    public var debugDescription: String { description }

    /// Returns a Boolean value that indicates whether both values are the same member with the same value.
    public static func == (left: Self, right: Self) -> Bool { left._value == right._value }
    /// Hashes the member and its value into `hasher`.
    public func hash(into hasher: inout Hasher) { hasher.combine(_value) }
    /// The hash value. Implementing it here avoids a synthesized property in each enum that is implicitly hashable.
    public var hashValue: Int {
        var hasher = Hasher()
        hash(into: &hasher)
        return hasher.finalize()
    }
}

/// The root class of all families of subtypes, which are structs that the API distinguishes by a tag, such as the
/// metadata of files and of folders. Use `as?` or `case let file as …` to get the subtype of an object.
// @unchecked Sendable because neither this class nor a generated subclass has a mutable property.
open class StoneObject: StoneStruct, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable, Hashable,
    @unchecked Sendable
{
    public final let _record: Record

    public required init(_record: Record) {
        self._record = _record
    }

    /// The fields as JSON on one line.
    public var description: String { _record.description }
    /// The fields as JSON on one line.
    public var debugDescription: String { _record.description }
    /// The fields by their names in the API.
    public var customMirror: Mirror { _record.mirror(of: self) }

    public static func == (left: StoneObject, right: StoneObject) -> Bool { left._record == right._record }
    public func hash(into hasher: inout Hasher) { hasher.combine(_record) }
}

/// A namespace of the API: a generated enum without cases that contains the types of the namespace.
public protocol StoneNamespace {
    /// The types and routes of the namespace.
    static var _schema: StoneSchema { get }
}

extension StoneNamespace {
    /// Returns the type at `position` among the types of the schema.
    @inline(never)  // because every generated initializer calls it
    public static func _type(_ position: Int) -> TypeRef { TypeRef(_schema, position) }
}

// The schema type of a Swift type is found by its name. A property of each type would avoid the search, but costs two
// functions in each of 2,400 types, even if unused.

extension StoneStruct {
    /// The type in its schema.
    public static var _type: TypeRef { TypeRef(of: self) }
}

extension StoneUnion {
    /// The type in its schema.
    public static var _type: TypeRef { TypeRef(of: self) }
}

extension TypeRef {
    private static let cache = Locked<[ObjectIdentifier: TypeRef]>([:])
    /// The schema of types outside of a namespace.
    private static let unknown = StoneSchema("unknown", "struct Object")

    /// Creates a reference to the schema type that `type` represents.
    init(of type: Any.Type) {
        let id = ObjectIdentifier(type)
        if let cached = Self.cache.withLock({ $0[id] }) {
            self = cached
            return
        }
        self = Self.named(String(reflecting: type)) ?? TypeRef(Self.unknown, 0)
        Self.cache.withLock { [self] in $0[id] = self }
    }

    /// Returns the type named `name`, such as "DropboxFiles.Files.FileMetadata".
    private static func named(_ name: String) -> TypeRef? {
        let parts = name.split(separator: ".")
        guard parts.count == 3 else { return nil }
        // The mangled name of an enum: the length and the text of each part, and "O" at the end.
        let namespace = parts.dropLast().map { "\($0.utf8.count)\($0)" }.joined() + "O"
        guard let schema = (_typeByName(namespace) as? any StoneNamespace.Type)?._schema else { return nil }
        return schema.index.position(ofSwiftType: parts[2]).map { TypeRef(schema, $0) }
    }
}

extension SchemaIndex {
    /// Returns the position of the type named `name` in Swift. The spelling is that of the API, except that
    /// `metadata_union` is `MetadataUnion`.
    fileprivate func position(ofSwiftType name: Substring) -> Int? {
        positions[String(name)]
            ?? types.firstIndex { type in
                type.name.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() == name
            }
    }
}
