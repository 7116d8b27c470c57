import Foundation

/// The conversion of a value's properties into the fields of a record.
///
/// A property is a field with the name of its coding key. `nil` is a missing field.
enum FieldEncoder {
    /// Returns the fields of a value.
    ///
    /// - Throws: ``DatastoreError/Code/badType`` with the name of the property that doesn't fit.
    static func fields(of row: some Encodable) throws(DatastoreError) -> [String: DatastoreValue] {
        let fields = EncodedFields()
        do {
            try row.encode(to: RowEncoder(fields: fields))
        } catch {
            throw .unfit(error, "\(type(of: row)) can't be the fields of a record")
        }
        return fields.values
    }

    /// Returns the value of a field or an item; `nil` for an optional without a value.
    fileprivate static func value<Value: Encodable>(of value: Value, _ path: [any CodingKey]) throws -> DatastoreValue?
    {
        switch value {
        case let value as DatastoreValue: return value
        case let value as Bool: return .bool(value)
        case let value as String: return .string(value)
        case let value as Date: return try .date(value)
        case let value as Data: return .bytes(value)
        case let value as URL: return .string(value.absoluteString)
        case let value as any BinaryInteger:
            guard let integer = Int64(exactly: value) else { throw unfit("\(value) doesn't fit into 64 bits", path) }
            return .int(integer)
        case let value as any BinaryFloatingPoint: return .double(Double(value))
        default:
            let result = EncodedValue()
            try value.encode(to: ValueEncoder(result: result, codingPath: path))
            return result.value
        }
    }

    fileprivate static func unfit(_ message: String, _ path: [any CodingKey]) -> EncodingError {
        .invalidValue(path.last?.stringValue ?? "", .init(codingPath: path, debugDescription: message))
    }

    fileprivate static let structureMessage = "a field is an atom or a list of atoms, not a structure"
}

extension DatastoreError {
    /// Creates the error for a value that doesn't fit a record.
    static func unfit(_ error: any Error, _ operation: String) -> DatastoreError {
        let context: (path: [any CodingKey], message: String)
        switch error {
        case let error as DatastoreError: return error
        case EncodingError.invalidValue(_, let found): context = (found.codingPath, found.debugDescription)
        case DecodingError.typeMismatch(_, let found), DecodingError.dataCorrupted(let found),
            DecodingError.valueNotFound(_, let found):
            context = (found.codingPath, found.debugDescription)
        case DecodingError.keyNotFound(let key, let found):
            context = (found.codingPath + [key], "the field is missing")
        default: return DatastoreError(.badType, operation, underlyingError: error)
        }
        let path = context.path.map { key in key.intValue.map { "[\($0)]" } ?? key.stringValue }.joined()
        return DatastoreError(.badType, "\(operation): \(path.isEmpty ? "" : path + ": ")\(context.message)")
    }
}

/// The fields that were encoded so far.
private final class EncodedFields {
    var values: [String: DatastoreValue] = [:]
}

/// The value that was encoded.
private final class EncodedValue {
    var value: DatastoreValue?
}

/// Encodes a value with properties.
private struct RowEncoder: Encoder {
    let fields: EncodedFields
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(FieldContainer(fields: fields))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer { UnfitContainer(codingPath: codingPath) }
    func singleValueContainer() -> any SingleValueEncodingContainer { self }
}

/// A value that encodes another one in its place.
extension RowEncoder: SingleValueEncodingContainer {
    func encodeNil() throws { throw FieldEncoder.unfit("no value", []) }
    func encode<Value: Encodable>(_ value: Value) throws {
        switch value {
        case is Bool, is String, is Date, is Data, is URL, is any BinaryInteger, is any BinaryFloatingPoint:
            throw FieldEncoder.unfit("a record has properties, and isn't an atom", [])
        default: try value.encode(to: self)
        }
    }
}

private struct FieldContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let fields: EncodedFields
    var codingPath: [any CodingKey] { [] }

    mutating func encodeNil(forKey key: Key) throws { fields.values[key.stringValue] = nil }

    mutating func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
        fields.values[key.stringValue] = try FieldEncoder.value(of: value, [key])
    }

    mutating func nestedContainer<NestedKey>(
        keyedBy: NestedKey.Type, forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> { KeyedEncodingContainer(UnfitFields(codingPath: [key])) }

    mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        let (fields, result) = (fields, EncodedValue())
        return ItemContainer(result: result, codingPath: [key]) { fields.values[key.stringValue] = $0 }
    }

    /// The properties of a superclass are fields of the same record.
    mutating func superEncoder() -> any Encoder { RowEncoder(fields: fields) }
    mutating func superEncoder(forKey key: Key) -> any Encoder { RowEncoder(fields: fields) }
}

/// Encodes the value of a field or an item.
private struct ValueEncoder: Encoder, SingleValueEncodingContainer {
    let result: EncodedValue
    let codingPath: [any CodingKey]
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(UnfitFields(codingPath: codingPath))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        let result = result
        result.value = .list([])
        return ItemContainer(result: EncodedValue(), codingPath: codingPath) { result.value = $0 }
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { self }
    func encodeNil() throws { result.value = nil }
    func encode<Value: Encodable>(_ value: Value) throws {
        result.value = try FieldEncoder.value(of: value, codingPath)
    }
}

/// Encodes the items of a list.
private struct ItemContainer: UnkeyedEncodingContainer {
    let result: EncodedValue
    let codingPath: [any CodingKey]
    /// Called with the list after each item.
    let onChange: (DatastoreValue) -> Void
    private(set) var count = 0
    private var items: [DatastoreValue] = []

    init(result: EncodedValue, codingPath: [any CodingKey], onChange: @escaping (DatastoreValue) -> Void) {
        (self.result, self.codingPath, self.onChange) = (result, codingPath, onChange)
        onChange(.list([]))
    }

    mutating func encodeNil() throws { throw FieldEncoder.unfit("an item of a list can't be nil", codingPath) }

    mutating func encode<Value: Encodable>(_ value: Value) throws {
        let path = codingPath + [IndexKey(count)]
        guard let item = try FieldEncoder.value(of: value, path) else { return try encodeNil() }
        guard !item.isList else { throw FieldEncoder.unfit("a list can't contain a list", path) }
        items.append(item)
        count += 1
        onChange(.list(items))
    }

    mutating func nestedContainer<Key>(keyedBy: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(UnfitFields(codingPath: codingPath))
    }
    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { UnfitContainer(codingPath: codingPath) }
    mutating func superEncoder() -> any Encoder { UnfitEncoder(codingPath: codingPath) }
}

// MARK: What doesn't fit

/// An encoder for what no field can contain. The protocol can't report that before something is encoded.
private struct UnfitEncoder: Encoder {
    let codingPath: [any CodingKey]
    var userInfo: [CodingUserInfoKey: Any] { [:] }
    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(UnfitFields(codingPath: codingPath))
    }
    func unkeyedContainer() -> any UnkeyedEncodingContainer { UnfitContainer(codingPath: codingPath) }
    func singleValueContainer() -> any SingleValueEncodingContainer { UnfitContainer(codingPath: codingPath) }
}

private struct UnfitContainer: UnkeyedEncodingContainer, SingleValueEncodingContainer {
    let codingPath: [any CodingKey]
    var count: Int { 0 }
    func encodeNil() throws { throw FieldEncoder.unfit(FieldEncoder.structureMessage, codingPath) }
    func encode<Value: Encodable>(_ value: Value) throws { try encodeNil() }
    func nestedContainer<Key>(keyedBy: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(UnfitFields(codingPath: codingPath))
    }
    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { self }
    func superEncoder() -> any Encoder { UnfitEncoder(codingPath: codingPath) }
}

private struct UnfitFields<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let codingPath: [any CodingKey]
    func encodeNil(forKey key: Key) throws { throw FieldEncoder.unfit(FieldEncoder.structureMessage, codingPath) }
    func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws { try encodeNil(forKey: key) }
    func nestedContainer<NestedKey>(
        keyedBy: NestedKey.Type, forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> { KeyedEncodingContainer(UnfitFields<NestedKey>(codingPath: codingPath)) }
    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        UnfitContainer(codingPath: codingPath)
    }
    func superEncoder() -> any Encoder { UnfitEncoder(codingPath: codingPath) }
    func superEncoder(forKey key: Key) -> any Encoder { superEncoder() }
}

/// The index of an item.
struct IndexKey: CodingKey {
    private let index: Int
    init(_ index: Int) { self.index = index }
    init?(intValue: Int) { index = intValue }
    init?(stringValue: String) { nil }
    var intValue: Int? { index }
    var stringValue: String { String(index) }
}
