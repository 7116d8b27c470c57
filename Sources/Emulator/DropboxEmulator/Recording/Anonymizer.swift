import DropboxConcurrency
import Foundation

/// Replaces what identifies a person or gives access with numbered patterns, such as `<email:1>`. The same value always has
/// the same pattern.
final class Anonymizer: Sendable {
    private struct State {
        var placeholders: [String: String] = [:]
        /// The patterns of names and addresses, which have the same one in any case, by their texts in lowercase.
        var folded: [String: String] = [:]
        var counts: [String: Int] = [:]
        /// The values that are also replaced inside of other texts: tokens, names, and addresses. The longest are first.
        var hidden: [String] = []
        /// The number of values that were added to `hidden`.
        var hiddenCount = 0
        /// The names of the users, by their tokens.
        var users: [String: String] = [:]
        /// The names and values of the times in requests, which responses repeat. The time of another field that is the same by
        /// chance isn't one of them.
        var times: Set<String> = []
    }

    /// The kinds whose values are also replaced inside of other texts.
    private static let hiddenKinds: Set = ["token", "name", "email", "text", "domain"]
    /// The kinds whose values are the same in any case.
    private static let foldedKinds: Set = ["name", "email", "text", "domain"]

    private static let address = #"[A-Za-z0-9._%+'-]+(?:@|%40)[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+"#
    private static let id = "[a-z_]{1,12}:[A-Za-z0-9_-]{16,}"
    private static let secret = "(?=[A-Za-z0-9_-]*[0-9])(?=[A-Za-z0-9_-]*[A-Za-z])[A-Za-z0-9_-]{32,}"
    /// What is replaced in every text: links, addresses, IDs, and other long random texts.
    private static let sensitive = ValuePattern.expression(
        #"(?<url>https?://[^\s"\\]+)|(?<email>\#(address))|(?<![A-Za-z0-9_])(?<id>\#(id))|(?<![A-Za-z0-9_-])(?<string>\#(secret))"#
    )

    private let state = Locked(State())

    // MARK: Values

    /// Returns the pattern of a value.
    func placeholder(_ kind: String, for value: String) -> String {
        // A word of an unknown field can be one of the API, such as `file`: other fields with it stay.
        let isWord = kind == "text" && value.isLowercaseWord
        let key = isWord ? "text \(value)" : value
        return state.withLock { state in
            if let known = state.placeholders[key] { return known }
            let isFolded = Self.foldedKinds.contains(kind)
            if isFolded, let known = state.folded[value.lowercased()] { return known }
            let count = state.counts[kind, default: 0] + 1
            state.counts[kind] = count
            let placeholder = "<\(kind):\(count)>"
            state.placeholders[key] = placeholder
            if isFolded, !isWord { state.folded[value.lowercased()] = placeholder }
            if Self.hiddenKinds.contains(kind), value.count >= 3, !isWord {
                state.hiddenCount += 1
                let index = state.hidden.firstIndex { $0.utf8.count < value.utf8.count } ?? state.hidden.endIndex
                state.hidden.insert(value, at: index)
            }
            return placeholder
        }
    }

    /// The number of values that are replaced inside of other texts. It grows when a document contains new ones.
    var hiddenCount: Int { state.withLock(\.hiddenCount) }

    /// Returns whether a token was that of a user in an earlier call.
    func isKnownUser(_ token: String) -> Bool { state.withLock { $0.users[token] != nil } }

    /// Returns the name of the user with a token: `user`, `user2`, and so on.
    func user(_ token: String) -> String {
        _ = placeholder("token", for: token)
        return state.withLock { state in
            if let name = state.users[token] { return name }
            let count = Set(state.users.values).count
            let name = count == 0 ? "user" : "user\(count + 1)"
            state.users[token] = name
            return name
        }
    }

    /// Remembers that a token belongs to the user of another one. Without a known user, it's the only one.
    func add(_ token: String, of other: String?) {
        _ = placeholder("token", for: token)
        if let other { _ = placeholder("token", for: other) }
        state.withLock { state in
            let users = Set(state.users.values)
            let name = other.flatMap { state.users[$0] } ?? (users.count == 1 ? users.first : nil)
            guard let name else { return }
            state.users[token] = name
            if let other { state.users[other] = name }
        }
    }

    // MARK: Documents

    /// Returns a JSON document without personal values and secrets.
    func json(_ value: JSONValue, isRequest: Bool) -> JSONValue {
        // Names that a document contains are replaced in all of its texts.
        learnNames(value, "")
        return json(value, "", isRequest)
    }

    private func learnNames(_ value: JSONValue, _ key: String) {
        switch value {
        case .string(let text) where key != ".tag":
            // The home folder of a member has the name of the member.
            for name in key == "home_path" ? text.split(separator: "/").map(String.init) : [] {
                _ = placeholder("name", for: name)
            }
            let kind = kind(of: text, key)
            if let kind, Self.hiddenKinds.contains(kind) { _ = placeholder(kind, for: text) }
        case .array(let elements): for element in elements { learnNames(element, key) }
        case .object(let fields):
            for (name, value) in fields.sorted(by: { $0.key < $1.key }) {
                learnNames(value, RecordedFields.name(name, in: fields, parent: key))
            }
        default: break
        }
    }

    private func json(_ value: JSONValue, _ key: String, _ isRequest: Bool) -> JSONValue {
        switch value {
        case .string(let text) where key != ".tag": .string(field(text, key, isRequest))
        case .array(let elements): .array(elements.map { json($0, key, isRequest) })
        case .object(let fields):
            .object(
                // Sorted, so that the numbers of the patterns don't depend on the order of a hash table.
                fields.sorted { $0.key < $1.key }.reduce(into: [:]) { result, field in
                    let name = RecordedFields.name(field.key, in: fields, parent: key)
                    result[field.key.isLowercaseWord ? field.key : self.text(field.key)] = json(
                        field.value, name, isRequest)
                })
        case .number where !isRequest && ["used", "allocated", "created"].contains(key): "<int>"
        default: value
        }
    }

    private func field(_ value: String, _ key: String, _ isRequest: Bool) -> String {
        if value.isEmpty { return value }
        // They follow from the other parts of a name, and those of several people are the same.
        if ["abbreviated_name", "initials"].contains(key) { return "<name>" }
        if key == "error_summary" { return text(value.trimmingSuffix { $0 == "." }) + "<dots>" }
        if let kind = kind(of: value, key) { return placeholder(kind, for: value) }
        if ValuePattern.matches(value, "date") {
            let time = "\(key) \(value)"
            if isRequest { state.withLock { _ = $0.times.insert(time) } }
            return state.withLock { $0.times.contains(time) } ? value : "<date>"
        }
        // A revision or an ID in place of a path.
        for (prefix, kind) in [("rev:", "rev"), ("ns:", "ns")] where value.hasPrefix(prefix) {
            let rest = value.dropFirst(prefix.count)
            let id = rest.prefix { $0 != "/" }
            if !id.isEmpty {
                return prefix + placeholder(kind, for: String(id)) + text(String(rest.dropFirst(id.count)))
            }
        }
        return text(value)
    }

    /// Returns the kind of a generated or personal value, or of a value of an unknown field, or `nil` for other values.
    private func kind(of value: String, _ key: String) -> String? {
        if value.isEmpty { return nil }
        switch RecordedFields.kinds[key] {
        case "email"?: return value.contains("@") ? "email" : "text"
        case "domain"? where value.contains("@"): return "email"
        // A test can send a wrong one on purpose. It's too short for a real one.
        case let kind? where ["cursor", "job", "session"].contains(kind): return value.count >= 16 ? kind : nil
        case let kind? where ["rev", "hash", "url", "ns"].contains(kind):
            return ValuePattern.matches(value, kind) ? kind : nil
        case let kind?: return kind
        case nil: break
        }
        guard key == "id" || key.hasSuffix("_id") || key.hasSuffix("_ids") || key == "ids" else {
            // The texts of list elements and of unknown fields.
            if RecordedFields.isPlain(value, key) || value.hasPrefix("rev:") || value.hasPrefix("ns:") { return nil }
            if ValuePattern.matches(value, "date") { return nil }
            return ["id", "account_id", "identifier", "email", "url"].first { ValuePattern.matches(value, $0) }
                ?? "text"
        }
        let kinds = ["id", "account_id", "ns", "identifier"]
        if let kind = kinds.first(where: { ValuePattern.matches(value, $0) }) { return kind }
        return value.count >= 10 && !value.contains(" ") && !value.contains("/") ? "string" : nil
    }

    /// Returns a text without personal values and secrets.
    func text(_ text: String) -> String {
        if let known = state.withLock({ $0.placeholders[text] ?? $0.folded[text.lowercased()] }) { return known }
        return replacingSensitive(text) { kind, value in self.placeholder(kind, for: value) }
    }

    /// Returns content without personal values and secrets. Their bytes are replaced with as many others.
    ///
    /// - Parameters:
    ///   - content: The content.
    ///   - cuts: The offsets at which the content continues in another call. A value can be in both, so the words there are
    ///     replaced, too.
    func content(_ content: Data, cuts: [Int] = []) -> Data {
        var bytes = content
        for cut in cuts { bytes.maskWord(at: cut) }
        guard let text = String(data: bytes, encoding: .utf8) else { return content }
        let masked = replacingSensitive(text) { _, value in String(repeating: "x", count: value.utf8.count) }
        return masked == text ? bytes : Data(masked.utf8)
    }

    /// Replaces the names, addresses, and tokens in a stored record that only later calls showed.
    func revised(_ record: JSONValue) -> JSONValue {
        guard case .object(var fields) = record else { return record }
        for message in ["request", "response"] {
            guard case .object(var parts)? = fields[message] else { continue }
            for name in ["arg", "headers", "content", "json", "result", "text"] {
                guard let value = parts[name] else { continue }
                parts[name] = name == "content" ? revisedContent(value) : revisedValue(value, "")
            }
            fields[message] = .object(parts)
        }
        return .object(fields)
    }

    private func revisedContent(_ content: JSONValue) -> JSONValue {
        guard let text = content["text"]?.string else { return content }
        return ["text": .string(String(decoding: self.content(Data(text.utf8)), as: UTF8.self))]
    }

    private func revisedValue(_ value: JSONValue, _ key: String) -> JSONValue {
        switch value {
        case .string(let text) where key != ".tag":
            // The patterns themselves stay.
            let parts = ValuePattern.parts(of: text).map { part in
                switch part {
                case .literal(let text): replacingHidden(text[...]) { placeholder($0, for: $1) }
                case .pattern(let name, let number): "<\(name)\(number.map { ":\($0)" } ?? "")>"
                }
            }
            return .string(parts.joined())
        case .array(let elements): return .array(elements.map { revisedValue($0, key) })
        case .object(let fields):
            var result: [String: JSONValue] = [:]
            for (name, value) in fields.sorted(by: { $0.key < $1.key }) {
                let changed = name.isLowercaseWord ? name : revisedValue(.string(name), "").string ?? name
                result[changed] = revisedValue(value, name)
            }
            return .object(result)
        default: return value
        }
    }

    private func replacingSensitive(_ text: String, _ replacement: (_ kind: String, _ value: String) -> String)
        -> String
    {
        var (result, end) = ("", text.startIndex)
        for match in Self.sensitive?.matches(in: text, range: NSRange(text.startIndex..., in: text)) ?? [] {
            guard let range = Range(match.range, in: text) else { continue }
            let value = String(text[range])
            let kind = ["url", "email", "string"].first { match.range(withName: $0).location != NSNotFound }
            result += replacingHidden(text[end..<range.lowerBound], replacement)
            result += replacement(kind ?? self.kind(of: value, "id") ?? "string", value)
            end = range.upperBound
        }
        return result + replacingHidden(text[end...], replacement)
    }

    /// Replaces known tokens, names, and addresses, in any case, unless they are part of a longer word.
    private func replacingHidden(
        _ text: Substring, _ replacement: (_ kind: String, _ value: String) -> String
    ) -> String {
        guard !text.isEmpty else { return "" }
        for value in state.withLock(\.hidden) {
            var start = text.startIndex
            while let range = text.range(of: value, options: .caseInsensitive, range: start..<text.endIndex) {
                let isWord =
                    text[..<range.lowerBound].last?.isLetter != true
                    && text[range.upperBound...].first?.isLetter != true
                guard isWord else {
                    start = text.index(after: range.lowerBound)
                    continue
                }
                return replacingHidden(text[..<range.lowerBound], replacement)
                    + replacement("name", String(text[range]))
                    + replacingHidden(text[range.upperBound...], replacement)
            }
        }
        return String(text)
    }
}

extension Data {
    /// The number of bytes before and after a cut that are part of its word at most. Tokens are shorter.
    private static let maximumWord = 4096

    /// Replaces the word around an offset, up to white space.
    fileprivate mutating func maskWord(at offset: Int) {
        guard (0...count).contains(offset) else { return }
        let (middle, whiteSpace) = (startIndex + offset, Set(" \t\r\n".utf8))
        let first = self[..<middle].suffix(Self.maximumWord).lastIndex { whiteSpace.contains($0) }.map { $0 + 1 }
        let end = self[middle...].prefix(Self.maximumWord).firstIndex { whiteSpace.contains($0) }
        let start = first ?? Swift.max(startIndex, middle - Self.maximumWord)
        let stop = end ?? Swift.min(endIndex, middle + Self.maximumWord)
        for index in start..<stop { self[index] = UInt8(ascii: "x") }
    }
}

extension String {
    /// Whether the text has only lowercase letters, digits, and underscores, like the names of the API.
    fileprivate var isLowercaseWord: Bool {
        utf8.allSatisfy {
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
                || $0 == UInt8(ascii: "_")
        }
    }

    /// The text without the characters at its end that satisfy a condition.
    fileprivate func trimmingSuffix(_ isIncluded: (Character) -> Bool) -> String {
        var text = self
        while let last = text.last, isIncluded(last) { text.removeLast() }
        return text
    }
}
