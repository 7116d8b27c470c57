import Foundation

/// Compares responses with recorded ones.
///
/// Recorded values in angle brackets are patterns, such as `<id>`. A pattern with a number, such as `<id:3>`, stands for the
/// same value everywhere in a recording.
struct ValueComparison: Sendable {
    /// The kinds of values that are the same in any case.
    private static let foldedKinds: Set = ["name", "email", "text", "domain"]

    /// The values of the numbered patterns so far.
    var bindings: [String: String] = [:]
    /// The patterns whose values were made up, because a request needed them before a response had them.
    var madeUp: Set<String> = []
    private(set) var differences: [String] = []

    mutating func add(_ difference: String) { differences.append(difference) }

    /// Compares two JSON values.
    ///
    /// - Parameters:
    ///   - expected: The recorded value, which can contain patterns.
    ///   - actual: The received value.
    ///   - location: The location of both values, for messages.
    ///   - allowsMore: Whether objects can have fields that weren't recorded.
    ///   - ignoresOrder: Whether the order of lists is ignored.
    mutating func compare(
        _ expected: JSONValue, _ actual: JSONValue, at location: String, allowsMore: Bool, ignoresOrder: Bool
    ) {
        switch (expected, actual) {
        case (.string("<any>"), _), (.string("<int>"), .number), (.string("<bool>"), .bool): break
        case (.string(let recorded), .string(let received)):
            if !matches(recorded, received) { differ(expected, actual, at: location) }
        case (.object(let recorded), .object(let received)):
            for (key, value) in recorded.sorted(by: { $0.key < $1.key }) {
                guard let other = received[key] else {
                    add("\(location).\(key): recorded \(value.excerpt), but it is missing")
                    continue
                }
                compare(
                    value, other, at: "\(location).\(key)", allowsMore: allowsMore, ignoresOrder: ignoresOrder)
            }
            let additional = received.keys.filter { recorded[$0] == nil }.sorted()
            if !additional.isEmpty, !allowsMore {
                add("\(location): \(additional.joined(separator: ", ")) was not recorded")
            }
        case (.array(let recorded), .array(let received)):
            guard recorded.count == received.count else {
                add("\(location): recorded \(recorded.count) elements, received \(received.count): \(actual.excerpt)")
                return
            }
            guard ignoresOrder else {
                for (index, pair) in zip(recorded, received).enumerated() {
                    compare(
                        pair.0, pair.1, at: "\(location)[\(index)]", allowsMore: allowsMore, ignoresOrder: false)
                }
                return
            }
            compareUnordered(recorded, received, at: location, allowsMore: allowsMore)
        default:
            if expected != actual { differ(expected, actual, at: location) }
        }
    }

    private mutating func compareUnordered(
        _ recorded: [JSONValue], _ received: [JSONValue], at location: String, allowsMore: Bool
    ) {
        var remaining = received
        for value in recorded {
            let match = remaining.indices.lazy.compactMap { [self] index -> (Int, ValueComparison)? in
                var trial = self
                trial.compare(value, remaining[index], at: location, allowsMore: allowsMore, ignoresOrder: true)
                return trial.differences.count == differences.count ? (index, trial) : nil
            }.first
            guard let match else {
                add("\(location): recorded \(value.excerpt), which is missing in the response")
                continue
            }
            remaining.remove(at: match.0)
            self = match.1
        }
    }

    /// Compares two texts.
    mutating func compare(_ expected: String, _ actual: String, at location: String) {
        if !matches(expected, actual) { differ(.string(expected), .string(actual), at: location) }
    }

    private mutating func differ(_ expected: JSONValue, _ actual: JSONValue, at location: String) {
        add("\(location): recorded \(expected.excerpt), received \(actual.excerpt)")
    }

    /// Returns whether a text matches a recorded one, and remembers the values of numbered patterns.
    mutating func matches(_ expected: String, _ actual: String) -> Bool {
        guard expected.contains("<") else { return expected == actual }
        if matches(expected, actual, ignoring: []) { return true }
        // The response has the value in place of one that was made up.
        return !madeUp.isEmpty && matches(expected, actual, ignoring: madeUp)
    }

    private mutating func matches(_ expected: String, _ actual: String, ignoring ignored: Set<String>) -> Bool {
        var (pattern, unbound): (String, [String]) = ("", [])
        for part in ValuePattern.parts(of: expected) {
            switch part {
            case .literal(let text): pattern += NSRegularExpression.escapedPattern(for: text)
            case .pattern(let name, nil): pattern += "(?:\(ValuePattern.expressions[name] ?? ""))"
            case .pattern(let name, let number?):
                let placeholder = "<\(name):\(number)>"
                if let value = bindings[placeholder], !ignored.contains(placeholder) {
                    let escaped = NSRegularExpression.escapedPattern(for: value)
                    pattern += Self.foldedKinds.contains(name) ? "(?i:\(escaped))" : escaped
                } else {
                    unbound.append(placeholder)
                    pattern += "(\(ValuePattern.expressions[name] ?? ""))"
                }
            }
        }
        let range = NSRange(actual.startIndex..., in: actual)
        guard let match = ValuePattern.expression("\\A(?:\(pattern))\\z")?.firstMatch(in: actual, range: range) else {
            return false
        }
        for (index, placeholder) in unbound.enumerated() {
            if let range = Range(match.range(at: index + 1), in: actual) {
                bindings[placeholder] = String(actual[range])
                madeUp.remove(placeholder)
            }
        }
        return true
    }
}

/// The patterns of generated values.
enum ValuePattern {
    /// A part of a recorded text.
    enum Part: Sendable, Hashable {
        case literal(String)
        case pattern(String, number: Int?)
    }

    /// The regular expressions, without capture groups.
    static let expressions = [
        "id": "id:[A-Za-z0-9_-]{22}", "rev": "[0-9a-f]{9,}", "hash": "[0-9a-f]{64}",
        "date": #"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z"#,
        "date_far": "2[1-9][0-9]{2}-.*|20[5-9][0-9]-.*", "cursor": "[A-Za-z0-9_=+/:.-]+", "job": "[A-Za-z0-9_:=-]+",
        "session": "[A-Za-z0-9_:=.-]+", "url": #"https?://\S+"#, "account_id": "dbid:[A-Za-z0-9_-]{35}",
        "email": #"[^@\s]+@[^@\s]+"#, "ns": "[0-9]+", "string": "(?s:.+)", "text": "(?s:.*)",
        "base64": "[A-Za-z0-9_+/]+=*", "digits": #"[0-9]+(?:\.[0-9]+)?"#, "request_id": "[0-9a-f]{32}",
        "etag": #"(?:W/)?"[0-9a-f]{9,}""#, "token": #"\S+"#, "dots": #"\.{0,3}"#, "pattern": ".+", "name": ".+",
        "identifier": "[a-z_]+:[A-Za-z0-9_-]+", "domain": "[^@\\s]+",
    ]

    /// The expressions that match a whole text.
    private static let wholeExpressions = expressions.compactMapValues { expression("\\A(?:\($0))\\z") }

    private static let placeholder = expression("<([a-z0-9_]+)(?::([0-9]{1,9}))?>")

    /// Returns the parts of a recorded text.
    static func parts(of text: String) -> [Part] {
        var (parts, end): ([Part], String.Index) = ([], text.startIndex)
        for match in placeholder?.matches(in: text, range: NSRange(text.startIndex..., in: text)) ?? [] {
            guard let range = Range(match.range, in: text), let name = Range(match.range(at: 1), in: text),
                expressions[String(text[name])] != nil
            else { continue }
            if end < range.lowerBound { parts.append(.literal(String(text[end..<range.lowerBound]))) }
            let number = Range(match.range(at: 2), in: text).flatMap { Int(text[$0]) }
            parts.append(.pattern(String(text[name]), number: number))
            end = range.upperBound
        }
        if end < text.endIndex { parts.append(.literal(String(text[end...]))) }
        return parts
    }

    /// Returns whether a text is a generated value of a kind.
    static func matches(_ text: String, _ kind: String) -> Bool {
        wholeExpressions[kind]?.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }

    /// Compiles an expression, or returns `nil` if it's invalid, and matches nothing.
    static func expression(_ pattern: String) -> NSRegularExpression? {
        do { return try NSRegularExpression(pattern: pattern) } catch { return nil }
    }
}

extension JSONValue {
    /// The beginning of the document, for messages.
    var excerpt: String { String(text.prefix(300)) }

    /// The value of a key, or `nil` if this isn't an object or lacks the key.
    subscript(key: String) -> JSONValue? {
        if case .object(let fields) = self { fields[key] } else { nil }
    }

    /// Returns the value at a path of keys and indexes, or `nil` if there is none.
    func value(at path: some Sequence<String>) -> JSONValue? {
        path.reduce(self) { (value: JSONValue?, key) in
            let elements = value?.elements ?? []
            return Int(key).flatMap { elements.indices.contains($0) ? elements[$0] : nil } ?? value?[key]
        }
    }

    /// Returns the value at a path such as `entries.0.name` as text, or an empty text if there is none.
    func text(at path: String) -> String {
        value(at: path.split(separator: ".").map(String.init)).map { $0.string ?? $0.text } ?? ""
    }

    /// The text, or `nil` if this isn't one.
    var string: String? { if case .string(let text) = self { text } else { nil } }

    /// The elements, or an empty list if this isn't a list.
    var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }

    /// The Boolean value, or `nil` if this isn't one.
    var flag: Bool? { if case .bool(let flag) = self { flag } else { nil } }

    /// Returns the value with all texts replaced, also those of keys.
    func mapTexts<Failure>(_ change: (String) throws(Failure) -> JSONValue) throws(Failure) -> JSONValue {
        switch self {
        case .string(let text): return try change(text)
        case .array(let elements):
            var result: [JSONValue] = []
            for element in elements { result.append(try element.mapTexts(change)) }
            return .array(result)
        case .object(let fields):
            var result: [String: JSONValue] = [:]
            for (key, value) in fields {
                result[try change(key).string ?? key] = try value.mapTexts(change)
            }
            return .object(result)
        default: return self
        }
    }
}
