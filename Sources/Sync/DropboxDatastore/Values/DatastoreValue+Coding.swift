import Foundation

/// The JSON form: `true`, `"text"`, and `1.5` stand for themselves, and a list is an array. An integer is `{"I":"1"}`, a date
/// `{"T":"milliseconds"}`, and bytes are `{"B":"base64"}`. Numbers without a JSON form are `{"N":"nan"}`, `{"N":"+inf"}`, and
/// `{"N":"-inf"}`.
extension DatastoreValue: Codable {
    private enum Key: String, CodingKey {
        case int = "I"
        case special = "N"
        case date = "T"
        case bytes = "B"
    }

    private static let specials = ["nan": Double.nan, "+inf": .infinity, "-inf": -.infinity]

    /// Creates a value from its JSON form.
    ///
    /// - Throws: `DecodingError` if it isn't the form of a value.
    public init(from decoder: any Decoder) throws {
        if let container = Self.container(decoder) {
            self = try Self.tagged(container)
            return
        }
        let container = try decoder.singleValueContainer()
        if let value = Self.decoded({ try container.decode(String.self) }) {
            self = .string(value)
        } else if let value = Self.decoded({ try container.decode(Bool.self) }) {
            self = .bool(value)
        } else if let value = Self.decoded({ try container.decode(Double.self) }) {
            self = .double(value)
        } else {
            let items = try container.decode([DatastoreValue].self)
            guard items.allSatisfy({ !$0.isList }) else {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "a list in a list")
            }
            self = .list(items)
        }
    }

    /// Returns the result of an attempt to read one of several types, or `nil` if the JSON has another type.
    private static func decoded<Result>(_ body: () throws -> Result) -> Result? {
        do { return try body() } catch { return nil }
    }

    private static func container(_ decoder: any Decoder) -> KeyedDecodingContainer<Key>? {
        decoded { try decoder.container(keyedBy: Key.self) }
    }

    private static func tagged(_ container: KeyedDecodingContainer<Key>) throws -> DatastoreValue {
        guard container.allKeys.count == 1, let key = container.allKeys.first else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: container.codingPath, debugDescription: "a value with an unknown type"))
        }
        let text = try container.decode(String.self, forKey: key)
        let value: DatastoreValue? =
            switch key {
            case .int: integer(text).map { .int($0) }
            case .special: specials[text].map { .double($0) }
            case .date: integer(text).map { .date(milliseconds: $0) }
            case .bytes: Data(base64Encoded: text).map { .bytes($0) }
            }
        guard let value else {
            throw DecodingError.dataCorruptedError(forKey: key, in: container, debugDescription: "invalid: \(text)")
        }
        return value
    }

    private static func integer(_ text: String) -> Int64? { text.utf8.count <= 20 ? Int64(text) : nil }

    /// Encodes the value in its JSON form.
    ///
    /// - Throws: An error of the encoder.
    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .bool(let value): try encode(value, encoder)
        case .string(let value): try encode(value, encoder)
        case .int(let value): try encode(String(value), .int, encoder)
        case .date(let value): try encode(String(value), .date, encoder)
        case .bytes(let value): try encode(value.base64EncodedString(), .bytes, encoder)
        case .double(let value) where value.isFinite: try encode(value, encoder)
        case .double(let value): try encode(value.isNaN ? "nan" : value > 0 ? "+inf" : "-inf", .special, encoder)
        case .list(let items): try encode(items, encoder)
        }
    }

    private func encode(_ value: some Encodable, _ encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }

    private func encode(_ text: String, _ key: Key, _ encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(text, forKey: key)
    }

    /// A Boolean value that indicates whether the value is a list.
    var isList: Bool { if case .list = self { true } else { false } }
}
