/// A struct of the API. All generated structs, and the classes of families of subtypes, are façades over a record.
///
/// Do not declare new conformances: a struct that conforms has one stored property, a record, and nothing else. The runtime
/// relies on it.
public protocol StoneStruct: Sendable {}

extension StoneStruct {
    /// The fields as JSON, on one line.
    public var description: String { _record.description }
    /// The fields as JSON, on one line.
    public var debugDescription: String { _record.description }
    /// The fields, by their names in the API.
    public var customMirror: Mirror { _record.mirror(of: self) }

    /// Whether both have the same fields with the same values.
    public static func == (left: Self, right: Self) -> Bool { left._record == right._record }
    /// Feeds the fields into `hasher`.
    public func hash(into hasher: inout Hasher) { hasher.combine(_record) }
}

/// A union of the API: generated as an enum.
///
/// Do not declare new conformances.
public protocol StoneUnion: Sendable {
    /// The member, as a value of a record.
    var _value: Value { get }
    /// Makes the case of a member.
    init(_value: borrowing Value)
}

extension StoneUnion {
    /// The member as JSON, on one line.
    public var description: String { Self._type.describe(_value) }
    /// The member as JSON, on one line.
    public var debugDescription: String { description }

    /// Whether both are the same member with the same value.
    public static func == (left: Self, right: Self) -> Bool { left._value == right._value }
    /// Feeds member and value into `hasher`.
    public func hash(into hasher: inout Hasher) { hasher.combine(_value) }
    /// What `hash(into:)` makes of the member. Here, it is spared in each of the enums that are hashable by nature.
    public var hashValue: Int {
        var hasher = Hasher()
        hash(into: &hasher)
        return hasher.finalize()
    }
}

/// The root of all families of subtypes: structs that the API tells apart by a tag, such as the metadata of files and of
/// folders. Find out which subtype an object is with `as?` or `case let file as …`.
// @unchecked Sendable because neither this class nor a generated subclass has a property that changes.
open class StoneObject: StoneStruct, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable, Hashable,
    @unchecked Sendable
{
    public final let _record: Record

    public required init(_record: Record) {
        self._record = _record
    }

    /// The fields as JSON, on one line.
    public var description: String { _record.description }
    /// The fields as JSON, on one line.
    public var debugDescription: String { _record.description }
    /// The fields, by their names in the API.
    public var customMirror: Mirror { _record.mirror(of: self) }

    public static func == (left: StoneObject, right: StoneObject) -> Bool { left._record == right._record }
    public func hash(into hasher: inout Hasher) { hasher.combine(_record) }
}
