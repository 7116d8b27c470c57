import Foundation

/// A JSON value, for the documents that the emulator itself reads and writes. API calls use the coders of their types.
enum JSONValue: Sendable, Hashable, Codable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    /// Parses a document.
    init(text: Data) throws(JSONReadingError) {
        do {
            self = try JSONDecoder().decode(JSONValue.self, from: text)
        } catch {
            throw JSONReadingError(path: "", text: "invalid JSON: \(Self.message(for: error))")
        }
    }

    /// The parser's message, with line and column if available.
    private static func message(for error: any Error) -> String {
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

    /// `Decoder` has no way to query the type of a value, so try one type after the other.
    private static func attempt<Value>(_ decode: () throws -> Value) -> Value? {
        do { return try decode() } catch { return nil }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .number(let value):
            if let integer = Int64(exactly: value) {
                try container.encode(integer)
            } else {
                try container.encode(value)
            }
        case .string(let value): try container.encode(value)
        case .array(let values): try container.encode(values)
        case .object(let values): try container.encode(values)
        }
    }

    /// Returns the document as text with sorted keys.
    func serialized(isPretty: Bool = false) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
        return try encoder.encode(self)
    }

    /// The document as text, or its description if it has a number that JSON can't represent.
    var text: String {
        do {
            return String(decoding: try serialized(), as: UTF8.self)
        } catch {
            return valueDescription
        }
    }

    /// Parses a text, or returns it as a value if it isn't JSON.
    static func parsedText(_ text: String) -> JSONValue {
        do throws(JSONReadingError) {
            return try JSONValue(text: Data(text.utf8))
        } catch {
            return .string(text)
        }
    }

    /// A description of the value for error messages.
    var valueDescription: String {
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

    /// Creates a timestamp: ISO 8601 with milliseconds, in UTC.
    init(_ date: Date) { self = .string(date.formatted(Self.timeStyle)) }

    static let timeStyle = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
}

/// A problem in a JSON document, and its location.
struct JSONReadingError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The location, such as `accounts[0].email`, or an empty string for the whole document.
    var path: String
    var text: String

    var description: String { path.isEmpty ? text : "\(path): \(text)" }
}

/// A reader for the keys of a JSON object.
///
/// It rejects keys with a value of the wrong type, with their path and the allowed values. `finish()` rejects keys that
/// weren't read.
struct ObjectReader {
    /// The location of the object in its document.
    let path: String
    private var unread: [String: JSONValue]
    private var allowedKeys: [String] = []

    init(_ value: JSONValue, path: String = "") throws(JSONReadingError) {
        guard case .object(let fields) = value else {
            throw JSONReadingError(path: path, text: "expected an object, not \(value.valueDescription)")
        }
        self.path = path
        unread = fields
    }

    /// Returns the location of a key.
    func path(of key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }

    func error(at key: String, _ text: String) -> JSONReadingError {
        JSONReadingError(path: path(of: key), text: text)
    }

    /// Removes and returns the value of a key, or returns `nil` if it is missing or null.
    mutating func consume(_ key: String) -> JSONValue? {
        allowedKeys.append(key)
        guard let value = unread.removeValue(forKey: key), value != .null else { return nil }
        return value
    }

    /// Removes a key whose value is null. Returns whether there was one.
    mutating func consumeNull(_ key: String) -> Bool {
        guard unread[key] == .null else { return false }
        allowedKeys.append(key)
        unread[key] = nil
        return true
    }

    /// Throws if an object that is about to be read has null for a key that another reader takes for missing.
    ///
    /// - Parameter exceptions: The keys whose value can be null.
    func rejectNulls(except exceptions: Set<String>) throws(JSONReadingError) {
        guard let key = unread.filter({ $0.value == .null && !exceptions.contains($0.key) }).keys.min() else { return }
        throw error(at: key, "expected a value, not null; to keep the current value, omit the key")
    }

    /// Returns a required value, or throws if it is `nil`.
    func require<Value>(_ value: Value?, _ key: String) throws(JSONReadingError) -> Value {
        guard let value else {
            throw JSONReadingError(path: path, text: "\"\(key)\" is missing")
        }
        return value
    }

    /// Throws if any keys weren't read.
    func finish() throws(JSONReadingError) {
        guard let key = unread.keys.min() else { return }
        let allowed = allowedKeys.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
        throw error(at: key, "unknown key; allowed: \(allowed.isEmpty ? "none" : allowed)")
    }

    // MARK: Types of values

    mutating func string(_ key: String) throws(JSONReadingError) -> String? {
        guard let value = consume(key) else { return nil }
        guard case .string(let text) = value else {
            throw error(at: key, "expected a text, not \(value.valueDescription)")
        }
        return text
    }

    mutating func bool(_ key: String) throws(JSONReadingError) -> Bool? {
        guard let value = consume(key) else { return nil }
        guard case .bool(let flag) = value else {
            throw error(at: key, "expected true or false, not \(value.valueDescription)")
        }
        return flag
    }

    mutating func number(_ key: String, in range: ClosedRange<Double>) throws(JSONReadingError) -> Double? {
        guard let value = consume(key) else { return nil }
        guard case .number(let number) = value, range.contains(number) else {
            throw error(at: key, "expected a number \(Self.description(of: range)), not \(value.valueDescription)")
        }
        return number
    }

    mutating func integer<N: FixedWidthInteger>(_ key: String, in range: ClosedRange<N>) throws(JSONReadingError) -> N?
    {
        guard let value = consume(key) else { return nil }
        guard case .number(let number) = value, let integer = N(exactly: number), range.contains(integer) else {
            let bounds = Self.description(of: Double(range.lowerBound)...Double(range.upperBound))
            throw error(at: key, "expected a whole number \(bounds), not \(value.valueDescription)")
        }
        return integer
    }

    /// Reads a duration in seconds.
    mutating func seconds(_ key: String, from lowest: Double = 0) throws(JSONReadingError) -> Duration? {
        try number(key, in: lowest...1e10).map { .seconds($0) }
    }

    /// Reads a timestamp in ISO 8601.
    mutating func date(_ key: String) throws(JSONReadingError) -> Date? {
        guard let value = consume(key) else { return nil }
        guard case .string(let text) = value, let date = Self.date(text) else {
            throw error(at: key, "expected a time such as \"2026-01-31T12:00:00Z\", not \(value.valueDescription)")
        }
        return date
    }

    private static func date(_ text: String) -> Date? {
        for style in [JSONValue.timeStyle, Date.ISO8601FormatStyle()] {
            do { return try style.parse(text) } catch { continue }
        }
        return nil
    }

    /// Reads a case of an enumeration by its raw value.
    mutating func choice<Choice: RawRepresentable & CaseIterable>(
        _ key: String, of type: Choice.Type = Choice.self
    ) throws(JSONReadingError) -> Choice? where Choice.RawValue == String {
        guard let value = consume(key) else { return nil }
        guard case .string(let text) = value, let choice = Choice(rawValue: text) else {
            let allowed = Choice.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
            throw error(at: key, "expected one of \(allowed), not \(value.valueDescription)")
        }
        return choice
    }

    mutating func strings(_ key: String) throws(JSONReadingError) -> [String]? {
        guard let value = consume(key) else { return nil }
        guard case .array(let elements) = value else {
            throw error(at: key, "expected a list, not \(value.valueDescription)")
        }
        var texts: [String] = []
        for (index, element) in elements.enumerated() {
            guard case .string(let text) = element else {
                throw error(at: "\(key)[\(index)]", "expected a text, not \(element.valueDescription)")
            }
            texts.append(text)
        }
        return texts
    }

    /// Reads a whole number or a list of whole numbers.
    mutating func integers(_ key: String, in range: ClosedRange<Int>) throws(JSONReadingError) -> [Int]? {
        guard case .array(let elements)? = unread[key] else { return try integer(key, in: range).map { [$0] } }
        unread[key] = nil
        allowedKeys.append(key)
        var numbers: [Int] = []
        for (index, element) in elements.enumerated() {
            var reader = try ObjectReader([:], path: path)
            reader.unread["\(key)[\(index)]"] = element
            let number = try reader.integer("\(key)[\(index)]", in: range)
            numbers.append(try require(number, "\(key)[\(index)]"))
        }
        return numbers
    }

    /// Reads an object whose keys are unknown, and returns it as text.
    mutating func json(_ key: String) throws(JSONReadingError) -> String? {
        guard let value = consume(key) else { return nil }
        guard case .object = value else {
            throw error(at: key, "expected an object, not \(value.valueDescription)")
        }
        return value.text
    }

    /// Reads an object.
    mutating func object<Result>(
        _ key: String, _ read: (inout ObjectReader) throws(JSONReadingError) -> Result
    ) throws(JSONReadingError) -> Result? {
        guard let value = consume(key) else { return nil }
        return try Self.read(value, path: path(of: key), read)
    }

    /// Reads a list of objects.
    mutating func objects<Result>(
        _ key: String, _ read: (inout ObjectReader) throws(JSONReadingError) -> Result
    ) throws(JSONReadingError) -> [Result]? {
        guard let value = consume(key) else { return nil }
        guard case .array(let elements) = value else {
            throw error(at: key, "expected a list, not \(value.valueDescription)")
        }
        var results: [Result] = []
        for (index, element) in elements.enumerated() {
            results.append(try Self.read(element, path: path(of: key) + "[\(index)]", read))
        }
        return results
    }

    /// Reads an object, and throws if it has keys that `read` doesn't read.
    static func read<Result>(
        _ value: JSONValue, path: String = "", _ read: (inout ObjectReader) throws(JSONReadingError) -> Result
    ) throws(JSONReadingError) -> Result {
        var reader = try ObjectReader(value, path: path)
        let result = try read(&reader)
        try reader.finish()
        return result
    }

    private static func description(of range: ClosedRange<Double>) -> String {
        let lowest = JSONValue.number(range.lowerBound).valueDescription
        return range.upperBound >= Double(1 << 53)
            ? "from \(lowest) on" : "from \(lowest) to \(JSONValue.number(range.upperBound).valueDescription)"
    }
}
