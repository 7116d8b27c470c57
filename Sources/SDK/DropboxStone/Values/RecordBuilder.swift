import Foundation

/// Collects the fields of a record. Generated initializers set them in the order of their indices. Setting `nil` has no
/// effect.
public struct RecordBuilder {
    private let type: UnsafePointer<TypeInfo>
    /// The values by index. `.null` for fields that weren't set.
    private var values: [Value]

    /// Creates a builder for a record of `type`.
    public init(_ type: TypeRef) {
        self.type = type.handle.pointer
        values = Array(repeating: .null, count: self.type.pointee.count)
    }

    /// Returns a record without fields.
    public static func empty(_ type: TypeRef) -> Record { Record(type.handle.pointer, 0) { _ in } }

    /// Returns the record of the fields that were set.
    public func record() -> Record {
        if type.pointee.isWide {
            return Record(wide: type) { places in
                for (index, value) in values.enumerated() { (places + index).initialize(to: value) }
            }
        }
        var mask: UInt64 = 0
        for (index, value) in values.enumerated() where !value.isNull { mask |= 1 << UInt64(index) }
        return Record(type, mask) { places in
            var place = places
            for value in values where !value.isNull {
                place.initialize(to: value)
                place += 1
            }
        }
    }

    @inline(never)  // because two dozen setters call it
    private mutating func put(_ index: Int, _ value: Value?) {
        if let value, values.indices.contains(index) { values[index] = value }
    }

    /// Sets a field to a string.
    public mutating func string(_ index: Int, _ value: String?) { put(index, value.map { .string($0) }) }
    /// Sets a field to a Boolean value.
    public mutating func bool(_ index: Int, _ value: Bool?) { put(index, value.map { .bool($0) }) }
    /// Sets a field to an integer.
    public mutating func int64(_ index: Int, _ value: Int64?) { put(index, value.map { .int($0) }) }
    /// Sets a field to an integer.
    public mutating func int32(_ index: Int, _ value: Int32?) { put(index, value.map { .int(Int64($0)) }) }
    /// Sets a field to an integer.
    public mutating func uint64(_ index: Int, _ value: UInt64?) { put(index, value.map { .uint($0) }) }
    /// Sets a field to an integer.
    public mutating func uint32(_ index: Int, _ value: UInt32?) { put(index, value.map { .uint(UInt64($0)) }) }
    /// Sets a field to a number.
    public mutating func double(_ index: Int, _ value: Double?) { put(index, value.map { .double($0) }) }
    /// Sets a field to a number.
    public mutating func float(_ index: Int, _ value: Float?) { put(index, value.map { .double(Double($0)) }) }
    /// Sets a field to data.
    public mutating func bytes(_ index: Int, _ value: Data?) { put(index, value.map { .data($0) }) }

    /// Sets a day. It's stored without the time, which would be lost when the value is encoded and decoded.
    public mutating func date(_ index: Int, _ value: Date?) {
        let isDay = values.indices.contains(index) && type.pointee.fields[index].shape.wireType == .day
        put(index, value.map { .int((isDay ? $0.startOfDay : $0).wholeSeconds) })
    }

    /// Sets a field to a struct.
    public mutating func object(_ index: Int, _ value: Record?) { put(index, value.map { .record($0) }) }
    /// Sets a field to an object of any subtype.
    public mutating func polymorphic(_ index: Int, _ value: StoneObject?) { put(index, value.map { .object($0) }) }
    /// Sets a field to a union.
    public mutating func union(_ index: Int, _ value: Value?) { put(index, value) }

    /// Sets a field to a list of structs.
    public mutating func list<T: StoneStruct>(_ index: Int, _ value: [T]?) {
        put(index, value.map { .records($0.records) })
    }
    /// Sets a field to a list of objects of one class.
    public mutating func objects<T: StoneObject>(_ index: Int, _ value: [T]?) {
        put(index, value.map { .records($0.map { $0._record }) })
    }
    /// Sets a field to a list of objects of any subtype.
    public mutating func polymorphics(_ index: Int, _ value: [StoneObject]?) { list(index, value) { .object($0) } }
    /// Sets a field to a list of unions.
    public mutating func unions<T: StoneUnion>(_ index: Int, _ value: [T]?) { list(index, value) { $0._value } }
    /// Sets a field to a list of strings.
    public mutating func strings(_ index: Int, _ value: [String]?) { put(index, value.map { .strings($0) }) }
    /// Sets a field to any other list, or a map.
    public mutating func values<T: StoneCollection>(_ index: Int, _ value: T?) { put(index, value?._value) }

    private mutating func list<T>(_ index: Int, _ value: [T]?, _ convert: (T) -> Value) {
        put(index, value.map { .list(ValueList($0.map(convert))) })
    }
}

extension Date {
    /// The start of the day in UTC.
    fileprivate var startOfDay: Date {
        Date(timeIntervalSince1970: (timeIntervalSince1970 / 86_400).rounded(.down) * 86_400)
    }

    /// The seconds since 1970, rounded down, as the service counts them. Clamped to the range of `Int64`.
    package var wholeSeconds: Int64 {
        let seconds = timeIntervalSince1970.rounded(.down)
        if seconds >= Double(Int64.max) { return .max }
        return seconds > Double(Int64.min) ? Int64(seconds) : .min
    }
}
