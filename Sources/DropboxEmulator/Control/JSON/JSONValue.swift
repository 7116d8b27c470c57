import Foundation

/// A JSON document as a value, for what the emulator itself reads and says; calls of the API have the codec of their types.
enum JSONValue: Sendable, Hashable, Codable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    /// Reads a document.
    init(text: Data) throws(JSONReadingError) {
        do {
            self = try JSONDecoder().decode(JSONValue.self, from: text)
        } catch {
            throw JSONReadingError(path: "", text: "this is no JSON: \(Self.words(error))")
        }
    }

    /// What the parser says, with line and column where it tells them.
    private static func words(_ error: any Error) -> String {
        guard case DecodingError.dataCorrupted(let context)? = error as? DecodingError else { return "\(error)" }
        let inner = (context.underlyingError as NSError?)?.userInfo["NSDebugDescription"] as? String
        return inner ?? context.debugDescription
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = Self.attempt({ try container.decode(Bool.self) }) {
            self = .bool(value)
        } else if let value = Self.attempt({ try container.decode(Double.self) }) {
            self = .number(value)
        } else if let value = Self.attempt({ try container.decode(String.self) }) {
            self = .string(value)
        } else if let value = Self.attempt({ try container.decode([JSONValue].self) }) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    /// A decoder tells what kind of value it stands at by refusing all others.
    private static func attempt<Value>(_ decode: () throws -> Value) -> Value? {
        do { return try decode() } catch { return nil }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .number(let value):
            if let whole = Int64(exactly: value) { try container.encode(whole) } else { try container.encode(value) }
        case .string(let value): try container.encode(value)
        case .array(let values): try container.encode(values)
        case .object(let values): try container.encode(values)
        }
    }

    /// The document, keys sorted.
    func text(isPretty: Bool = false) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
        return try encoder.encode(self)
    }

    /// What kind of value it is, in words for whoever wrote it.
    var kind: String {
        switch self {
        case .null: "null"
        case .bool(let value): "\(value)"
        case .number(let value): Int64(exactly: value).map(String.init) ?? "\(value)"
        case .string(let value): "\"\(value.prefix(40))\""
        case .array: "a list"
        case .object: "an object"
        }
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral, ExpressibleByIntegerLiteral
{
    init(stringLiteral value: String) { self = .string(value) }
    init(booleanLiteral value: Bool) { self = .bool(value) }
    init(integerLiteral value: Int) { self = .number(Double(value)) }
    init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(Dictionary(elements, uniquingKeysWith: { _, last in last }))
    }

    init(_ number: some BinaryInteger) { self = .number(Double(number)) }
    init(_ text: String?) { self = text.map(JSONValue.string) ?? .null }
    init(_ texts: some Sequence<String>) { self = .array(texts.map(JSONValue.string)) }

    /// A time as JSON has it: ISO 8601 with milliseconds, in UTC.
    init(_ date: Date) { self = .string(date.formatted(Self.timeStyle)) }

    static let timeStyle = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
}

/// What is wrong with a JSON document, and where.
struct JSONReadingError: Error, Sendable, Hashable, CustomStringConvertible {
    /// Such as `accounts[0].email`; empty for the document itself.
    var path: String
    var text: String

    var description: String { path.isEmpty ? text : "\(path): \(text)" }
}
