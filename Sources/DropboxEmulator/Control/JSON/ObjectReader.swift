import Foundation

/// Takes a JSON object apart key by key. A key of the wrong type is refused with its path and what is allowed; a key that
/// nobody asked for is refused by `finish()`.
struct ObjectReader {
    /// Where the object stands in its document.
    let path: String
    private var rest: [String: JSONValue]
    private var known: [String] = []

    init(_ value: JSONValue, path: String = "") throws(JSONReadingError) {
        guard case .object(let fields) = value else {
            throw JSONReadingError(path: path, text: "expected an object, not \(value.kind)")
        }
        self.path = path
        rest = fields
    }

    /// Where a key of this object stands.
    func path(of key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }

    func complaint(_ key: String, _ text: String) -> JSONReadingError {
        JSONReadingError(path: path(of: key), text: text)
    }

    /// The value of a key; nil if it is missing or null.
    mutating func take(_ key: String) -> JSONValue? {
        known.append(key)
        guard let value = rest.removeValue(forKey: key), value != .null else { return nil }
        return value
    }

    /// Makes sure that a value which must be there is.
    func require<Value>(_ value: Value?, _ key: String) throws(JSONReadingError) -> Value {
        guard let value else {
            throw JSONReadingError(path: path, text: "\"\(key)\" is missing")
        }
        return value
    }

    /// Refuses what is left.
    func finish() throws(JSONReadingError) {
        guard let key = rest.keys.min() else { return }
        let allowed = known.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
        throw complaint(key, "there is no such key here; allowed: \(allowed.isEmpty ? "none" : allowed)")
    }

    // MARK: Kinds of values

    mutating func string(_ key: String) throws(JSONReadingError) -> String? {
        guard let value = take(key) else { return nil }
        guard case .string(let text) = value else { throw complaint(key, "expected a text, not \(value.kind)") }
        return text
    }

    mutating func bool(_ key: String) throws(JSONReadingError) -> Bool? {
        guard let value = take(key) else { return nil }
        guard case .bool(let flag) = value else { throw complaint(key, "expected true or false, not \(value.kind)") }
        return flag
    }

    mutating func number(_ key: String, in range: ClosedRange<Double>) throws(JSONReadingError) -> Double? {
        guard let value = take(key) else { return nil }
        guard case .number(let number) = value, range.contains(number) else {
            throw complaint(key, "expected a number \(Self.words(range)), not \(value.kind)")
        }
        return number
    }

    mutating func integer<N: FixedWidthInteger>(_ key: String, in range: ClosedRange<N>) throws(JSONReadingError) -> N?
    {
        guard let value = take(key) else { return nil }
        guard case .number(let number) = value, let whole = N(exactly: number), range.contains(whole) else {
            let words = Self.words(Double(range.lowerBound)...Double(range.upperBound))
            throw complaint(key, "expected a whole number \(words), not \(value.kind)")
        }
        return whole
    }

    /// A duration, written as a number of seconds.
    mutating func seconds(_ key: String, from lowest: Double = 0) throws(JSONReadingError) -> Duration? {
        try number(key, in: lowest...1e10).map { .seconds($0) }
    }

    /// A time, in ISO 8601.
    mutating func date(_ key: String) throws(JSONReadingError) -> Date? {
        guard let value = take(key) else { return nil }
        guard case .string(let text) = value, let date = Self.date(text) else {
            throw complaint(key, "expected a time such as \"2026-01-31T12:00:00Z\", not \(value.kind)")
        }
        return date
    }

    private static func date(_ text: String) -> Date? {
        for style in [JSONValue.timeStyle, Date.ISO8601FormatStyle()] {
            do { return try style.parse(text) } catch { continue }
        }
        return nil
    }

    /// One of the words of an enumeration.
    mutating func choice<Choice: RawRepresentable & CaseIterable>(
        _ key: String, of type: Choice.Type = Choice.self
    ) throws(JSONReadingError) -> Choice? where Choice.RawValue == String {
        guard let value = take(key) else { return nil }
        guard case .string(let text) = value, let choice = Choice(rawValue: text) else {
            let allowed = Choice.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
            throw complaint(key, "expected one of \(allowed), not \(value.kind)")
        }
        return choice
    }

    mutating func strings(_ key: String) throws(JSONReadingError) -> [String]? {
        guard let value = take(key) else { return nil }
        guard case .array(let elements) = value else { throw complaint(key, "expected a list, not \(value.kind)") }
        var texts: [String] = []
        for (index, element) in elements.enumerated() {
            guard case .string(let text) = element else {
                throw complaint("\(key)[\(index)]", "expected a text, not \(element.kind)")
            }
            texts.append(text)
        }
        return texts
    }

    /// An object, read by `read`.
    mutating func object<Result>(
        _ key: String, _ read: (inout ObjectReader) throws(JSONReadingError) -> Result
    ) throws(JSONReadingError) -> Result? {
        guard let value = take(key) else { return nil }
        return try Self.read(value, path: path(of: key), read)
    }

    /// A list of objects, each read by `read`.
    mutating func objects<Result>(
        _ key: String, _ read: (inout ObjectReader) throws(JSONReadingError) -> Result
    ) throws(JSONReadingError) -> [Result]? {
        guard let value = take(key) else { return nil }
        guard case .array(let elements) = value else { throw complaint(key, "expected a list, not \(value.kind)") }
        var results: [Result] = []
        for (index, element) in elements.enumerated() {
            results.append(try Self.read(element, path: path(of: key) + "[\(index)]", read))
        }
        return results
    }

    /// Reads a whole object: all of its keys or none.
    static func read<Result>(
        _ value: JSONValue, path: String = "", _ read: (inout ObjectReader) throws(JSONReadingError) -> Result
    ) throws(JSONReadingError) -> Result {
        var reader = try ObjectReader(value, path: path)
        let result = try read(&reader)
        try reader.finish()
        return result
    }

    private static func words(_ range: ClosedRange<Double>) -> String {
        let lowest = JSONValue.number(range.lowerBound).kind
        return range.upperBound >= 1e10
            ? "from \(lowest) on" : "from \(lowest) to \(JSONValue.number(range.upperBound).kind)"
    }
}
