import Foundation

// What the initializers of generated enums read, and what their values are made of. A member's value that is not what
// the enum expects gives the zero value.

extension Value {
    /// The index of the union's member, or -1.
    public var tag: Int {
        switch self {
        case .tag(let tag), .variant(let tag, _): Int(tag)
        default: -1
        }
    }

    /// The record of a member that is a struct; one without fields for all others.
    public var payload: Record {
        if case .variant(_, let record) = self, !record.isBox { record } else { .empty }
    }

    /// The value of a member that is not a struct.
    var boxed: Value {
        if case .variant(_, let record) = self, record.isBox { record.value(0) } else { .null }
    }

    public func object<T: StoneStruct>() -> T { T(_record: payload) }
    public func objectOpt<T: StoneStruct>() -> T? { if case .variant = self { T(_record: payload) } else { nil } }

    public func poly<T: StoneObject>() -> T {
        if case .object(let object) = boxed, let object = object as? T { object } else { T(_record: .empty) }
    }

    public func union<T: StoneUnion>() -> T { T(_value: boxed) }
    public func unionOpt<T: StoneUnion>() -> T? {
        let value = boxed
        return value.isNull ? nil : T(_value: value)
    }

    public func list<T: StoneStruct>() -> [T] {
        if case .records(let records) = boxed { records.facades() } else { [] }
    }
    public func mapped<T: StoneObject>() -> [T] {
        if case .records(let records) = boxed { records.map { T(_record: $0) } } else { [] }
    }
    public func polys<T: StoneObject>() -> [T] {
        if case .list(let list) = boxed { list.array { $0.objects() } } else { [] }
    }
    public func unions<T: StoneUnion>() -> [T] {
        if case .list(let list) = boxed { list.array { $0.map { T(_value: $0) } } } else { [] }
    }
    public func strings() -> [String] { if case .strings(let strings) = boxed { strings } else { [] } }

    public func string() -> String { stringOpt() ?? "" }
    public func stringOpt() -> String? { if case .string(let value) = boxed { value } else { nil } }
    public func bool() -> Bool { if case .bool(let value) = boxed { value } else { false } }
    public func int64() -> Int64 { boxed.bits ?? 0 }
    public func int32() -> Int32 { Int32(truncatingIfNeeded: int64()) }
    public func uint64() -> UInt64 { UInt64(bitPattern: int64()) }
    public func uint32() -> UInt32 { UInt32(truncatingIfNeeded: int64()) }
    public func double() -> Double { if case .double(let value) = boxed { value } else { 0 } }
    public func date() -> Date { Date(timeIntervalSince1970: Double(int64())) }

    // MARK: - Making values of unions

    public static func tag(_ index: Int) -> Value { .tag(Int32(truncatingIfNeeded: index)) }
    public static func variant(_ index: Int, _ record: Record) -> Value {
        .variant(Int32(truncatingIfNeeded: index), record)
    }
    public static func variantOpt(_ index: Int, _ record: Record?) -> Value {
        record.map { .variant(index, $0) } ?? .tag(index)
    }
    public static func boxed(_ index: Int, object: StoneObject) -> Value { box(index, .object(object)) }
    public static func boxed(_ index: Int, union: Value?) -> Value { box(index, union) }
    public static func boxed(_ index: Int, string: String?) -> Value { box(index, string.map { .string($0) }) }
    public static func boxed(_ index: Int, bool: Bool) -> Value { box(index, .bool(bool)) }
    public static func boxed(_ index: Int, int64: Int64) -> Value { box(index, .int(int64)) }
    public static func boxed(_ index: Int, int32: Int32) -> Value { box(index, .int(Int64(int32))) }
    public static func boxed(_ index: Int, uint64: UInt64) -> Value { box(index, .uint(uint64)) }
    public static func boxed(_ index: Int, uint32: UInt32) -> Value { box(index, .uint(UInt64(uint32))) }
    public static func boxed(_ index: Int, double: Double) -> Value { box(index, .double(double)) }
    public static func boxed(_ index: Int, date: Date) -> Value { box(index, .int(date.wholeSeconds)) }
    public static func boxed(_ index: Int, strings: [String]) -> Value { box(index, .strings(strings)) }
    public static func boxed<T: StoneStruct>(_ index: Int, list: [T]) -> Value {
        box(index, .records(list.records))
    }
    public static func boxed<T: StoneObject>(_ index: Int, mapped: [T]) -> Value {
        box(index, .records(mapped.map { $0._record }))
    }
    public static func boxed(_ index: Int, polys: [StoneObject]) -> Value {
        box(index, .list(ValueList(polys.map { .object($0) })))
    }
    public static func boxed<T: StoneUnion>(_ index: Int, unions: [T]) -> Value {
        box(index, .list(ValueList(unions.map { $0._value })))
    }

    private static func box(_ index: Int, _ value: Value?) -> Value {
        value.map { .variant(index, Record(boxing: $0)) } ?? .tag(index)
    }
}
