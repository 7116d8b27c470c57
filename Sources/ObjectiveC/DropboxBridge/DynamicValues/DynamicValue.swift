import DropboxStone
import Foundation

/// A value of the API whose type is known only at run time.
package struct DynamicValue: Sendable {
    let value: Value
    package let shape: DynamicShape

    init(_ value: Value, _ shape: DynamicShape) {
        self.value = value
        self.shape = shape
    }

    /// Creates the value of a struct or a union.
    package init<Structure: StoneStruct>(_ value: Structure) {
        self.init(.record(value._record), DynamicShape(DynamicType(value._record.type)))
    }

    package init<Union: StoneUnion>(_ value: Union) {
        self.init(value._value, DynamicShape(DynamicType(Union._type.handle.pointer)))
    }

    /// Returns the value as a generated struct, or `nil` if it has another type.
    package func structure<Structure: StoneStruct>(_: Structure.Type) -> Structure? {
        let expected = DynamicType(Structure._type.handle.pointer)
        return switch value {
        case .record(let record) where DynamicType(record.type).isKind(of: expected): Structure(_record: record)
        case .object(let object) where DynamicType(object._record.type).isKind(of: expected):
            Structure(_record: object._record)
        default: nil
        }
    }

    /// No value, for a route without an argument.
    package static var none: DynamicValue { DynamicValue(.null, DynamicShape(ResolvedType())) }

    /// The type of a struct or a union. For a family of subtypes, the subtype of the object.
    package var type: DynamicType? {
        switch value {
        case .record(let record): DynamicType(record.type)
        case .object(let object): DynamicType(object._record.type)
        default: shape.type
        }
    }

    /// The index of a union's member, or -1 if the value isn't a member of a union.
    package var tag: Int { value.tag }

    /// The value in the form of a programming language without the types of the API.
    package enum Content: Sendable {
        case null
        case boolean(Bool)
        case integer(Int64)
        case unsigned(UInt64)
        case number(Double)
        /// The seconds since 1970.
        case date(Int64)
        case string(String)
        case data(Data)
        /// A struct or a union.
        case object(DynamicValue)
        case list(DynamicList)
        case map([String: DynamicValue])
    }

    /// The value as content. A struct or a union is an object.
    package var content: Content {
        switch value {
        case .null: .null
        case .bool(let value): .boolean(value)
        case .int(let value):
            switch shape.resolved.wireType {
            case .timestamp, .day: .date(value)
            default: .integer(value)
            }
        case .uint(let value): .unsigned(value)
        case .double(let value): .number(value)
        case .string(let value): .string(value)
        case .data(let value): .data(value)
        case .record, .object, .tag, .variant: .object(self)
        case .strings, .records, .list: .list(DynamicList(value, elementShape))
        case .map(let map): .map(map.entries.mapValues { DynamicValue($0, elementShape) })
        }
    }

    private var elementShape: DynamicShape { DynamicShape(shape.resolved.element?.pointee ?? ResolvedType()) }

    /// Returns the value of the field or the member at `index`, or `nil` if it has none. An absent field has its
    /// default. For a union, a member that isn't the value's has none.
    package func field(_ index: Int) -> DynamicValue? {
        switch value {
        case .record(let record): Self.field(index, of: record)
        case .object(let object): Self.field(index, of: object._record)
        case .variant(let tag, let record):
            if tag == Int32(truncatingIfNeeded: index) { payload(record, index) } else { nil }
        default: nil
        }
    }

    private func payload(_ record: Record, _ index: Int) -> DynamicValue? {
        guard let type = shape.type, index >= 0, index < type.info.pointee.count else { return nil }
        let member = DynamicShape(type.info.pointee.fields[index].shape)
        let value = record.isBox ? record.value(0) : .record(record)
        return value.isNull ? nil : DynamicValue(value, member)
    }

    private static func field(_ index: Int, of record: Record) -> DynamicValue? {
        let type = record.type
        guard index >= 0, index < type.pointee.count else { return nil }
        var value = record.value(index)
        if value.isNull {
            guard let absent = DynamicType(type).defaultValue(ofField: index) else { return nil }
            value = absent
        }
        return DynamicValue(value, DynamicShape(type.pointee.fields[index].shape))
    }

    /// Returns the string in the field at `index`, or `nil` if the field isn't a string. Faster than ``field(_:)``.
    package func string(_ index: Int) -> String? {
        switch value {
        case .record(let record): Self.string(index, of: record)
        case .object(let object): Self.string(index, of: object._record)
        default: nil
        }
    }

    private static func string(_ index: Int, of record: Record) -> String? {
        guard index >= 0, index < record.type.pointee.count else { return nil }
        return record.stringOpt(index)
    }
}

extension DynamicValue: Hashable {
    package static func == (left: DynamicValue, right: DynamicValue) -> Bool {
        left.type == right.type && left.value == right.value
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// The elements of a list whose type is known only at run time. Elements become values when they are read.
package struct DynamicList: Sendable {
    private let value: Value
    private let shape: DynamicShape

    fileprivate init(_ value: Value, _ shape: DynamicShape) {
        self.value = value
        self.shape = shape
    }

    /// The number of elements.
    package var count: Int {
        switch value {
        case .strings(let strings): strings.count
        case .records(let records): records.count
        case .list(let list): list.elements.count
        default: 0
        }
    }

    /// The element at `index`, which must be less than `count`. A null element has the content `null`.
    package subscript(index: Int) -> DynamicValue {
        switch value {
        case .strings(let strings): DynamicValue(.string(strings[index]), shape)
        case .records(let records): DynamicValue(.record(records[index]), shape)
        case .list(let list): DynamicValue(list.elements[index], shape)
        default: DynamicValue(.null, shape)
        }
    }
}

// MARK: - JSON

extension DynamicValue {
    /// The value as JSON on one line.
    package var description: String { StoneCoding.text(value, as: shape.resolved) }

    /// Returns the value as JSON, from which ``init(json:as:)`` creates an equal value. The constraints of the API for
    /// arguments don't apply.
    package func json() throws(StoneError) -> Data { try StoneCoding.encode(value, as: shape.resolved) }

    /// Creates a value from JSON. Unknown fields and members are ignored.
    ///
    /// - Throws: ``StoneError`` for the first problem, with its path and its offset.
    package init(json: Data, as shape: DynamicShape) throws(StoneError) {
        self.init(try StoneCoding.decode(shape.resolved, from: json), shape)
    }
}

/// The argument of a route whose types are known only at run time, for a serializer.
extension DynamicValue: CodableValue {
    package static func read(_ decoder: inout StoneDecoder) throws(StoneError) -> Any {
        throw StoneError(.unsupportedType("DynamicValue"))
    }

    package static func write(_ value: Any, _ encoder: inout StoneEncoder) throws(StoneError) {
        guard let value = value as? DynamicValue else { throw StoneError(.unsupportedType("\(Self.self)")) }
        try encoder.value(value.value, value.shape.resolved)
    }
}

/// A result or an error as JSON, for a route whose types are known only at run time.
package struct UndecodedJSON: Sendable, CodableValue {
    /// The JSON in UTF-8.
    package let data: Data

    package init(data: Data) { self.data = data }

    package static func read(_ decoder: inout StoneDecoder) throws(StoneError) -> Any {
        UndecodedJSON(data: try decoder.skippedJSON())
    }

    package static func write(_ value: Any, _ encoder: inout StoneEncoder) throws(StoneError) {
        throw StoneError(.unsupportedType("\(Self.self)"))
    }
}

// MARK: - Search

extension DynamicValue {
    /// Returns the first value of one of several types: the value itself, or a value in its fields and members at any
    /// depth. A struct is also of the types that it extends.
    package func firstValue(of types: [DynamicType]) -> DynamicValue? {
        let search = FirstValueSearch(types: types.map(\.info)) { value, _, type in
            DynamicValue(value, DynamicShape(DynamicType(type)))
        }
        return search.first(in: value, shape.resolved) as? DynamicValue
    }
}
