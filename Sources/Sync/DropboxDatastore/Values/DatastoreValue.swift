import Foundation

/// A value of a field: an atom, or a flat list of atoms.
///
/// Two values are equal if they have the same type and content. A NaN equals every other NaN. The integer 1 and the number
/// 1.0 aren't equal, but neither precedes the other; see ``precedes(_:)``.
public enum DatastoreValue: Sendable {
    /// A Boolean value.
    case bool(Bool)
    /// An integer.
    case int(Int64)
    /// A number, also an infinite one or a NaN.
    case double(Double)
    /// A text. Its size is the number of bytes in UTF-8.
    case string(String)
    /// A date in milliseconds since 1970 in UTC.
    case date(milliseconds: Int64)
    /// Bytes.
    case bytes(Data)
    /// A list of atoms. A list in a list is rejected where the value is stored.
    case list([DatastoreValue])

    /// Creates a date, rounded to milliseconds.
    ///
    /// - Throws: ``DatastoreError/Code/illegalArgument`` if its milliseconds don't fit into 64 bits.
    public static func date(_ date: Date) throws(DatastoreError) -> DatastoreValue {
        let milliseconds = (date.timeIntervalSince1970 * 1000).rounded()
        guard let milliseconds = Int64(exactly: milliseconds) else {
            throw DatastoreError(.illegalArgument, "the date is out of range: \(date.timeIntervalSince1970) seconds")
        }
        return .date(milliseconds: milliseconds)
    }

    /// The date, or `nil` if the value isn't one. The milliseconds of dates beyond the year 280,000 are approximate.
    public var date: Date? {
        if case .date(let milliseconds) = self { Date(timeIntervalSince1970: Double(milliseconds) / 1000) } else { nil }
    }

    /// A Boolean value that indicates whether the value is an integer or a number.
    public var isNumber: Bool {
        switch self {
        case .int, .double: true
        case .bool, .string, .date, .bytes, .list: false
        }
    }
}

extension DatastoreValue: Hashable {
    public static func == (one: Self, other: Self) -> Bool {
        switch (one, other) {
        case (.bool(let one), .bool(let other)): one == other
        case (.int(let one), .int(let other)): one == other
        case (.double(let one), .double(let other)): one == other || one.isNaN && other.isNaN
        // By bytes: equivalent texts of Unicode are different values on other platforms.
        case (.string(let one), .string(let other)): one.utf8.elementsEqual(other.utf8)
        case (.date(let one), .date(let other)): one == other
        case (.bytes(let one), .bytes(let other)): one == other
        case (.list(let one), .list(let other)): one == other
        default: false
        }
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(rank)
        switch self {
        case .bool(let value): hasher.combine(value)
        case .int(let value): hasher.combine(value)
        case .double(let value): hasher.combine(value.isNaN ? .nan : value)
        case .string(let value): for byte in value.utf8 { hasher.combine(byte) }
        case .date(let value): hasher.combine(value)
        case .bytes(let value): hasher.combine(value)
        case .list(let value): hasher.combine(value)
        }
    }
}

// MARK: Order

extension DatastoreValue {
    /// The position of the type in the order of values.
    private var rank: Int {
        switch self {
        case .bool: 0
        case .int, .double: 1
        case .string: 2
        case .bytes: 3
        case .date: 4
        case .list: 5
        }
    }

    /// Returns whether the value is less than another one in the order of the rules `max` and `min`.
    ///
    /// Booleans precede numbers, then follow texts, bytes, dates, and lists. `false` precedes `true`. Integers and numbers
    /// are compared exactly by their values; a NaN precedes all others. Texts and bytes are compared by their bytes. Lists
    /// are compared item by item, and a prefix precedes the longer list.
    ///
    /// The former header and the former reference implementation disagreed about dates: this is the order of the
    /// implementation.
    public func precedes(_ other: DatastoreValue) -> Bool { comparison(with: other) < 0 }

    /// Returns a negative number if the value is less than another one, a positive one if it's greater, or zero.
    func comparison(with other: DatastoreValue) -> Int {
        if rank != other.rank { return rank - other.rank }
        return switch (self, other) {
        case (.bool(let one), .bool(let other)): (one ? 1 : 0) - (other ? 1 : 0)
        case (.int(let one), .int(let other)): Self.compare(one, other)
        case (.double(let one), .double(let other)): Self.compare(one, other)
        case (.int(let one), .double(let other)): Self.compare(one, other)
        case (.double(let one), .int(let other)): -Self.compare(other, one)
        case (.string(let one), .string(let other)): Self.compare(one.utf8, other.utf8, by: Self.compare)
        case (.bytes(let one), .bytes(let other)): Self.compare(one, other, by: Self.compare)
        case (.date(let one), .date(let other)): Self.compare(one, other)
        case (.list(let one), .list(let other)): Self.compare(one, other) { $0.comparison(with: $1) }
        default: 0
        }
    }

    private static func compare<Number: Comparable>(_ one: Number, _ other: Number) -> Int {
        one < other ? -1 : one > other ? 1 : 0
    }

    private static func compare(_ one: Double, _ other: Double) -> Int {
        if one.isNaN || other.isNaN { return (one.isNaN ? 0 : 1) - (other.isNaN ? 0 : 1) }
        return one < other ? -1 : one > other ? 1 : 0
    }

    private static func compare(_ one: Int64, _ other: Double) -> Int {
        if other.isNaN { return 1 }
        let whole = other.rounded(.down)
        guard let integer = Int64(exactly: whole) else { return other > 0 ? -1 : 1 }
        if one != integer { return one < integer ? -1 : 1 }
        return other > whole ? -1 : 0
    }

    private static func compare<Items: Sequence>(
        _ one: Items, _ other: Items, by compare: (Items.Element, Items.Element) -> Int
    ) -> Int {
        var (rest, otherRest) = (one.makeIterator(), other.makeIterator())
        while true {
            switch (rest.next(), otherRest.next()) {
            case (nil, nil): return 0
            case (nil, _): return -1
            case (_, nil): return 1
            case (let item?, let otherItem?):
                let order = compare(item, otherItem)
                if order != 0 { return order }
            }
        }
    }
}

// MARK: Arithmetic

extension DatastoreValue {
    /// Returns the sum of two numbers: an integer if both are, which wraps around, otherwise a number. `nil` if one isn't a
    /// number.
    func adding(_ other: DatastoreValue) -> DatastoreValue? {
        switch (self, other) {
        case (.int(let one), .int(let other)): .int(one &+ other)
        default: combined(with: other, +)
        }
    }

    /// Returns the difference of two numbers, with the types of `adding(_:)`.
    func subtracting(_ other: DatastoreValue) -> DatastoreValue? {
        switch (self, other) {
        case (.int(let one), .int(let other)): .int(one &- other)
        default: combined(with: other, -)
        }
    }

    private func combined(with other: DatastoreValue, _ operation: (Double, Double) -> Double) -> DatastoreValue? {
        guard let one = number, let other = other.number else { return nil }
        return .double(operation(one, other))
    }

    private var number: Double? {
        switch self {
        case .int(let value): Double(value)
        case .double(let value): value
        case .bool, .string, .date, .bytes, .list: nil
        }
    }

    /// A Boolean value that indicates whether the value is a number that can be added without becoming infinite or a NaN.
    var isFiniteNumber: Bool { number?.isFinite ?? false }
}
