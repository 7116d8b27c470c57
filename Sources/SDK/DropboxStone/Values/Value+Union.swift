import Foundation

// The values that the initializers of generated enums read, and that the enums produce. A member's value of an
// unexpected type is replaced by the zero value.

extension Value {
    /// The index of the union's member, or -1.
    public var tag: Int {
        switch self {
        case .tag(let tag), .variant(let tag, _): Int(tag)
        default: -1
        }
    }

    /// The record of a member that is a struct, or a record without fields for all others.
    public var payload: Record {
        if case .variant(_, let record) = self, !record.isBox { record } else { .empty }
    }

    /// The box of a member that isn't a struct.
    private var box: Record {
        if case .variant(_, let record) = self, record.isBox { record } else { .empty }
    }

    /// Returns the struct of the member, or a struct without fields.
    public func object<T: StoneStruct>() -> T { T(_record: payload) }
    /// Returns the struct of the member, or `nil`.
    public func objectOpt<T: StoneStruct>() -> T? { if case .variant = self { T(_record: payload) } else { nil } }

    /// Returns the object of any subtype that the member has, or an object without fields.
    public func polymorphic<T: StoneObject>() -> T { box.polymorphic(0) }
    /// Returns the object of any subtype that the member has, or `nil`.
    public func polymorphicOpt<T: StoneObject>() -> T? { box.polymorphicOpt(0) }
    /// Returns the union of the member, or the case for unknown members.
    public func union<T: StoneUnion>() -> T { box.union(0) }
    /// Returns the union of the member, or `nil`.
    public func unionOpt<T: StoneUnion>() -> T? { box.unionOpt(0) }
    /// Returns the list of structs of the member, or an empty list.
    public func list<T: StoneStruct>() -> [T] { box.list(0) }
    /// Returns the list of structs of the member, or `nil`.
    public func listOpt<T: StoneStruct>() -> [T]? { box.listOpt(0) }
    /// Returns the list of objects of one class of the member, or an empty list.
    public func objects<T: StoneObject>() -> [T] { box.objects(0) }
    /// Returns the list of objects of one class of the member, or `nil`.
    public func objectsOpt<T: StoneObject>() -> [T]? { box.objectsOpt(0) }
    /// Returns the list of objects of any subtype that the member has, or an empty list.
    public func polymorphics<T: StoneObject>() -> [T] { box.polymorphics(0) }
    /// Returns the list of objects of any subtype that the member has, or `nil`.
    public func polymorphicsOpt<T: StoneObject>() -> [T]? { box.polymorphicsOpt(0) }
    /// Returns the list of unions of the member, or an empty list.
    public func unions<T: StoneUnion>() -> [T] { box.unions(0) }
    /// Returns the list of unions of the member, or `nil`.
    public func unionsOpt<T: StoneUnion>() -> [T]? { box.unionsOpt(0) }
    /// Returns any other list, or a map, of the member, or an empty one.
    public func values<T: StoneCollection>() -> T { box.values(0) }
    /// Returns any other list, or a map, of the member, or `nil`.
    public func valuesOpt<T: StoneCollection>() -> T? { box.valuesOpt(0) }

    /// Returns the list of strings of the member, or an empty list.
    public func strings() -> [String] { box.strings(0) }
    /// Returns the list of strings of the member, or `nil`.
    public func stringsOpt() -> [String]? { box.stringsOpt(0) }
    /// Returns the string of the member, or an empty string.
    public func string() -> String { box.string(0) }
    /// Returns the string of the member, or `nil`.
    public func stringOpt() -> String? { box.stringOpt(0) }
    /// Returns the Boolean value of the member, or `false`.
    public func bool() -> Bool { box.bool(0) }
    /// Returns the Boolean value of the member, or `nil`.
    public func boolOpt() -> Bool? { box.boolOpt(0) }
    /// Returns the integer of the member, or 0.
    public func int32() -> Int32 { box.int32(0) }
    /// Returns the integer of the member, or `nil`.
    public func int32Opt() -> Int32? { box.int32Opt(0) }
    /// Returns the integer of the member, or 0.
    public func uint32() -> UInt32 { box.uint32(0) }
    /// Returns the integer of the member, or `nil`.
    public func uint32Opt() -> UInt32? { box.uint32Opt(0) }
    /// Returns the integer of the member, or 0.
    public func int64() -> Int64 { box.int64(0) }
    /// Returns the integer of the member, or `nil`.
    public func int64Opt() -> Int64? { box.int64Opt(0) }
    /// Returns the integer of the member, or 0.
    public func uint64() -> UInt64 { box.uint64(0) }
    /// Returns the integer of the member, or `nil`.
    public func uint64Opt() -> UInt64? { box.uint64Opt(0) }
    /// Returns the number of the member, or 0.
    public func float() -> Float { box.float(0) }
    /// Returns the number of the member, or `nil`.
    public func floatOpt() -> Float? { box.floatOpt(0) }
    /// Returns the number of the member, or 0.
    public func double() -> Double { box.double(0) }
    /// Returns the number of the member, or `nil`.
    public func doubleOpt() -> Double? { box.doubleOpt(0) }
    /// Returns the timestamp of the member, or the first second of 1970.
    public func date() -> Date { box.date(0) }
    /// Returns the timestamp of the member, or `nil`.
    public func dateOpt() -> Date? { box.dateOpt(0) }
    /// Returns the data of the member, or empty data.
    public func bytes() -> Data { box.bytes(0) }
    /// Returns the data of the member, or `nil`.
    public func bytesOpt() -> Data? { box.bytesOpt(0) }

    // MARK: Creating values of unions

    /// Creates the value of a member without a value.
    public static func tag(_ index: Int) -> Value { .tag(Int32(truncatingIfNeeded: index)) }
    /// Creates the value of a member that is a struct.
    public static func variant(_ index: Int, _ record: Record) -> Value {
        .variant(Int32(truncatingIfNeeded: index), record)
    }
    /// Creates the value of a member that is a struct, or `nil`.
    public static func variantOpt(_ index: Int, _ record: Record?) -> Value {
        record.map { .variant(index, $0) } ?? .tag(index)
    }
    /// Creates the value of a member that is an object of any subtype, or `nil`.
    public static func boxedValue(_ index: Int, object: StoneObject?) -> Value {
        box(index, object.map { .object($0) })
    }
    /// Creates the value of a member that is a union, or `nil`.
    public static func boxedValue(_ index: Int, union: Value?) -> Value { box(index, union) }
    /// Creates the value of a member that is a string, or `nil`.
    public static func boxedValue(_ index: Int, string: String?) -> Value { box(index, string.map { .string($0) }) }
    /// Creates the value of a member that is a Boolean value, or `nil`.
    public static func boxedValue(_ index: Int, bool: Bool?) -> Value { box(index, bool.map { .bool($0) }) }
    /// Creates the value of a member that is an integer, or `nil`.
    public static func boxedValue(_ index: Int, int32: Int32?) -> Value { box(index, int32.map { .int(Int64($0)) }) }
    /// Creates the value of a member that is an integer, or `nil`.
    public static func boxedValue(_ index: Int, uint32: UInt32?) -> Value {
        box(index, uint32.map { .uint(UInt64($0)) })
    }
    /// Creates the value of a member that is an integer, or `nil`.
    public static func boxedValue(_ index: Int, int64: Int64?) -> Value { box(index, int64.map { .int($0) }) }
    /// Creates the value of a member that is an integer, or `nil`.
    public static func boxedValue(_ index: Int, uint64: UInt64?) -> Value { box(index, uint64.map { .uint($0) }) }
    /// Creates the value of a member that is a number, or `nil`.
    public static func boxedValue(_ index: Int, float: Float?) -> Value {
        box(index, float.map { .double(Double($0)) })
    }
    /// Creates the value of a member that is a number, or `nil`.
    public static func boxedValue(_ index: Int, double: Double?) -> Value { box(index, double.map { .double($0) }) }
    /// Creates the value of a member that is a timestamp, or `nil`.
    public static func boxedValue(_ index: Int, date: Date?) -> Value { box(index, date.map { .int($0.wholeSeconds) }) }
    /// Creates the value of a member that is data, or `nil`.
    public static func boxedValue(_ index: Int, bytes: Data?) -> Value { box(index, bytes.map { .data($0) }) }
    /// Creates the value of a member that is a list of strings, or `nil`.
    public static func boxedValue(_ index: Int, strings: [String]?) -> Value {
        box(index, strings.map { .strings($0) })
    }
    /// Creates the value of a member that is a list of structs, or `nil`.
    public static func boxedValue<T: StoneStruct>(_ index: Int, list: [T]?) -> Value {
        box(index, list.map { .records($0.records) })
    }
    /// Creates the value of a member that is a list of objects of one class, or `nil`.
    public static func boxedValue<T: StoneObject>(_ index: Int, objects: [T]?) -> Value {
        box(index, objects.map { .records($0.map { $0._record }) })
    }
    /// Creates the value of a member that is a list of objects of any subtype, or `nil`.
    public static func boxedValue(_ index: Int, polymorphics: [StoneObject]?) -> Value {
        box(index, polymorphics.map { .list(ValueList($0.map { .object($0) })) })
    }
    /// Creates the value of a member that is a list of unions, or `nil`.
    public static func boxedValue<T: StoneUnion>(_ index: Int, unions: [T]?) -> Value {
        box(index, unions.map { .list(ValueList($0.map { $0._value })) })
    }
    /// Creates the value of a member that is any other list, a map, or `nil`.
    public static func boxedValue<T: StoneCollection>(_ index: Int, values: T?) -> Value { box(index, values?._value) }

    private static func box(_ index: Int, _ value: Value?) -> Value {
        value.map { .variant(index, Record(boxing: $0)) } ?? .tag(index)
    }
}
