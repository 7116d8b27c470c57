import DropboxConcurrency
import Foundation

/// A value of a record: the value of a field, an element, or a union member.
///
/// For generated code. Use the properties of the generated types instead.
public enum Value: Sendable {
    /// An element of a list that is null, or a missing field in a record with many fields.
    case null
    /// A Boolean value.
    case bool(Bool)
    /// A signed integer, or the seconds of a timestamp since 1970.
    case int(Int64)
    /// An unsigned integer.
    case uint(UInt64)
    /// A floating-point number.
    case double(Double)
    /// A string.
    case string(String)
    /// Binary data.
    case data(Data)
    /// A struct.
    case record(Record)
    /// An object of a class that has subtypes.
    case object(StoneObject)
    /// A union member without a value.
    case tag(Int32)
    /// A union member with a value: the record of a struct, or a record that boxes another value.
    case variant(Int32, Record)
    /// A list of strings.
    case strings([String])
    /// A list of structs.
    case records([Record])
    /// Any other list.
    case list(ValueList)
    /// A map.
    case map(ValueMap)

    package var isNull: Bool { if case .null = self { true } else { false } }

    /// The bits of an integer.
    var bits: Int64? {
        switch self {
        case .int(let value): value
        case .uint(let value): Int64(bitPattern: value)
        default: nil
        }
    }
}

extension Value: Hashable {
    public static func == (left: Value, right: Value) -> Bool {
        switch (left, right) {
        case (.null, .null): true
        case (.bool(let one), .bool(let other)): one == other
        case (.int(let one), .int(let other)): one == other
        case (.uint(let one), .uint(let other)): one == other
        case (.double(let one), .double(let other)): one == other
        case (.string(let one), .string(let other)): one == other
        case (.data(let one), .data(let other)): one == other
        case (.record(let one), .record(let other)): one == other
        case (.object(let one), .object(let other)): one._record == other._record
        case (.object(let one), .record(let other)), (.record(let other), .object(let one)): one._record == other
        case (.tag(let one), .tag(let other)): one == other
        case (.variant(let tag, let one), .variant(let otherTag, let other)): tag == otherTag && one == other
        case (.strings(let one), .strings(let other)): one == other
        case (.records(let one), .records(let other)): one == other
        case (.list(let one), .list(let other)): one === other || one.elements == other.elements
        case (.map(let one), .map(let other)): one.entries == other.entries
        default: false
        }
    }

    public func hash(into hasher: inout Hasher) {
        switch self {
        case .null: break
        case .bool(let value): hasher.combine(value)
        case .int(let value): hasher.combine(value)
        case .uint(let value): hasher.combine(value)
        case .double(let value): hasher.combine(value)
        case .string(let value): hasher.combine(value)
        case .data(let value): hasher.combine(value)
        case .record(let value): hasher.combine(value)
        case .object(let value): hasher.combine(value._record)
        case .tag(let tag): hasher.combine(tag)
        case .variant(let tag, let value):
            hasher.combine(tag)
            hasher.combine(value)
        case .strings(let values): hasher.combine(values)
        case .records(let values): hasher.combine(values)
        case .list(let list): hasher.combine(list.elements)
        case .map(let map): hasher.combine(map.entries)
        }
    }
}

/// A list whose elements have other types in the API of the app than in the record: unions, objects, numbers, and
/// lists.
///
/// The array that a property returns is created on first access and cached, so that reading the property in a loop
/// doesn't convert the list repeatedly.
// @unchecked Sendable because `elements` never changes, and `converted` is used only under one of `locks`.
public final class ValueList: @unchecked Sendable {
    package let elements: [Value]
    private var converted: (any Sendable)?

    /// A few locks that all lists share, because a lock for each list would cost an allocation.
    private static let locks = (0..<16).map { _ in Locked(0) }

    package init(_ elements: [Value]) {
        self.elements = elements
    }

    /// Returns the elements as an array of `Element`.
    func array<Element: Sendable>(_ convert: ([Value]) -> [Element]) -> [Element] {
        let address = UInt(bitPattern: ObjectIdentifier(self))
        let lock = Self.locks[Int(address >> 4 & 15)]
        if let cached = lock.withLock({ _ in converted as? [Element] }) { return cached }
        // Convert without the lock. Two threads can both convert, but the arrays are equal.
        let array = convert(elements)
        lock.withLock { _ in converted = array }
        return array
    }
}

/// A map from strings to values.
public final class ValueMap: Sendable {
    package let entries: [String: Value]

    package init(_ entries: [String: Value]) {
        self.entries = entries
    }
}
