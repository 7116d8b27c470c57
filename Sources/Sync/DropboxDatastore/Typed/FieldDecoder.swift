import Foundation

/// The conversion of the fields of a record into a value's properties.
enum FieldDecoder {
    /// Returns the value with the properties that a record has.
    ///
    /// - Parameter record: The record, for messages.
    /// - Throws: ``DatastoreError/Code/badType`` with the name of the field that doesn't fit.
    static func row<Row: Decodable>(
        of record: RecordKey, _ fields: [String: DatastoreValue]
    ) throws(DatastoreError) -> Row {
        do {
            return try Row(from: RowDecoder(fields: fields))
        } catch {
            throw .unfit(error, "the record \(record.table)/\(record.record) doesn't fit \(Row.self)")
        }
    }

    /// Returns a property. A number can be an integer and the reverse if that changes nothing.
    fileprivate static func value<Value: Decodable>(_ value: DatastoreValue, _ path: [any CodingKey]) throws -> Value {
        let result: Any?
        switch (Value.self, value) {
        case (is DatastoreValue.Type, _): result = value
        case (is Bool.Type, .bool(let value)): result = value
        case (is String.Type, .string(let value)): result = value
        case (is Date.Type, .date): result = value.date
        case (is Data.Type, .bytes(let value)): result = value
        case (is URL.Type, .string(let text)): result = URL(string: text)
        case (let type as any FixedWidthInteger.Type, _): result = integer(type, value)
        case (let type as any BinaryFloatingPoint.Type, _): result = number(type, value)
        case (is Bool.Type, _), (is String.Type, _), (is Date.Type, _), (is Data.Type, _), (is URL.Type, _):
            result = nil
        default: return try Value(from: ValueDecoder(value: value, codingPath: path))
        }
        guard let result = result as? Value else {
            let message = "\(value.kind) isn't a value of \(Value.self)"
            throw DecodingError.typeMismatch(Value.self, .init(codingPath: path, debugDescription: message))
        }
        return result
    }

    private static func integer<Number: FixedWidthInteger>(_ type: Number.Type, _ value: DatastoreValue) -> Number? {
        switch value {
        case .int(let value): Number(exactly: value)
        case .double(let value): Number(exactly: value)
        case .bool, .string, .date, .bytes, .list: nil
        }
    }

    private static func number<Number: BinaryFloatingPoint>(_ type: Number.Type, _ value: DatastoreValue) -> Number? {
        switch value {
        case .int(let value): Number(exactly: value)
        case .double(let value): Number(value)
        case .bool, .string, .date, .bytes, .list: nil
        }
    }
}

extension DatastoreValue {
    /// The type of the value, for messages.
    var kind: String {
        switch self {
        case .bool: "a Boolean value"
        case .int: "an integer"
        case .double: "a number"
        case .string: "a text"
        case .date: "a date"
        case .bytes: "bytes"
        case .list: "a list"
        }
    }
}

private struct RowDecoder: Decoder, SingleValueDecodingContainer {
    let fields: [String: DatastoreValue]
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(FieldContainer(fields: fields))
    }
    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw unfit }
    func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

    // A value that decodes another one in its place.
    func decodeNil() -> Bool { false }
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        switch Value.self {
        case is Bool.Type, is String.Type, is Date.Type, is Data.Type, is URL.Type, is any FixedWidthInteger.Type,
            is any BinaryFloatingPoint.Type:
            throw unfit
        default: return try Value(from: self)
        }
    }

    private var unfit: DecodingError {
        .dataCorrupted(.init(codingPath: [], debugDescription: "a record has properties, and isn't an atom or a list"))
    }
}

private struct FieldContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let fields: [String: DatastoreValue]
    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { fields.keys.sorted().compactMap(Key.init(stringValue:)) }

    func contains(_ key: Key) -> Bool { fields[key.stringValue] != nil }
    func decodeNil(forKey key: Key) throws -> Bool { !contains(key) }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try FieldDecoder.value(try value(key), [key])
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> { try decoder(key).container(keyedBy: type) }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try decoder(key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder { RowDecoder(fields: fields) }
    func superDecoder(forKey key: Key) throws -> any Decoder { try superDecoder() }

    private func decoder(_ key: Key) throws -> ValueDecoder { ValueDecoder(value: try value(key), codingPath: [key]) }

    private func value(_ key: Key) throws -> DatastoreValue {
        guard let value = fields[key.stringValue] else {
            throw DecodingError.keyNotFound(key, .init(codingPath: [], debugDescription: ""))
        }
        return value
    }
}

/// Decodes the value of a field or an item.
private struct ValueDecoder: Decoder, SingleValueDecodingContainer {
    let value: DatastoreValue
    let codingPath: [any CodingKey]
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        throw DecodingError.typeMismatch(
            [String: Any].self, .init(codingPath: codingPath, debugDescription: "\(value.kind) isn't a structure"))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard case .list(let items) = value else {
            throw DecodingError.typeMismatch(
                [Any].self, .init(codingPath: codingPath, debugDescription: "\(value.kind) isn't a list"))
        }
        return ItemContainer(items: items, codingPath: codingPath)
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { self }
    func decodeNil() -> Bool { false }
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try FieldDecoder.value(value, codingPath) }
}

/// Decodes the items of a list.
private struct ItemContainer: UnkeyedDecodingContainer {
    let items: [DatastoreValue]
    let codingPath: [any CodingKey]
    private(set) var currentIndex = 0

    init(items: [DatastoreValue], codingPath: [any CodingKey]) { (self.items, self.codingPath) = (items, codingPath) }

    var count: Int? { items.count }
    var isAtEnd: Bool { currentIndex >= items.count }

    mutating func decodeNil() throws -> Bool { false }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        let decoder = try superDecoder(of: type)
        currentIndex += 1
        return try decoder.decode(type)
    }

    private func superDecoder<Value>(of type: Value.Type) throws -> ValueDecoder {
        let path = codingPath + [IndexKey(currentIndex)]
        guard items.indices.contains(currentIndex) else {
            throw DecodingError.valueNotFound(
                type, .init(codingPath: path, debugDescription: "the list has no more items"))
        }
        return ValueDecoder(value: items[currentIndex], codingPath: path)
    }

    mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        try superDecoder(of: type).container(keyedBy: type)
    }
    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try superDecoder(of: [Any].self).unkeyedContainer()
    }
    mutating func superDecoder() throws -> any Decoder {
        defer { currentIndex += 1 }
        return try superDecoder(of: Any.self)
    }
}
