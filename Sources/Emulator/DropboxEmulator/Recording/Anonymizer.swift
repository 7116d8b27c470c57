import DropboxConcurrency
import Foundation

/// Replaces what identifies a person or gives access with numbered patterns, such as `<email:1>`. The same value always has
/// the same pattern.
final class Anonymizer: Sendable {
    private struct State {
        var placeholders: [String: String] = [:]
        var counts: [String: Int] = [:]
        /// The values that are also replaced inside of other texts: tokens, names, and addresses. The longest are first.
        var hidden: [String] = []
        /// The names of the users, by their tokens.
        var users: [String: String] = [:]
        /// The times in requests, which responses repeat.
        var times: Set<String> = []
    }

    /// The kinds of values by the names of their fields.
    private static let kinds: [String: String] = {
        let fields: [String: [String]] = [
            "cursor": ["cursor"], "job": ["async_job_id"], "session": ["session_id", "upload_session_id"],
            "rev": ["rev", "parent_rev", "update"], "hash": ["content_hash"],
            "url": [
                "url", "link", "preview_url", "profile_photo_url", "referral_link", "redirect_uri", "thumbnail_url",
            ],
            "name": [
                "given_name", "surname", "familiar_name", "display_name", "abbreviated_name", "owner_display_names",
                "requester_name", "user_name", "group_name", "team_name", "host_name", "display_name_legacy",
            ],
            "email": ["email", "user_email", "requester_email", "secondary_email", "new_email"],
            "token": [
                "access_token", "refresh_token", "id_token", "client_secret", "app_secret", "code", "code_verifier",
                "token", "authorization", "password", "link_password", "oauth1_token", "oauth1_token_secret", "secret",
                "copy_reference", "ip_address", "phone",
            ],
        ]
        return Dictionary(
            fields.flatMap { kind, names in names.map { ($0, kind) } }, uniquingKeysWith: { first, _ in first })
    }()

    /// The kinds whose values are also replaced inside of other texts.
    private static let hiddenKinds: Set = ["token", "name", "email"]

    private static let address = #"[A-Za-z0-9._%+'-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+"#
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
        state.withLock { state in
            if let known = state.placeholders[value] { return known }
            let count = state.counts[kind, default: 0] + 1
            state.counts[kind] = count
            let placeholder = "<\(kind):\(count)>"
            state.placeholders[value] = placeholder
            if Self.hiddenKinds.contains(kind), value.count >= 3 {
                let index = state.hidden.firstIndex { $0.utf8.count < value.utf8.count } ?? state.hidden.endIndex
                state.hidden.insert(value, at: index)
            }
            return placeholder
        }
    }

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
        learnNames(value, "", parent: "")
        return json(value, "", parent: "", isRequest)
    }

    private func learnNames(_ value: JSONValue, _ key: String, parent: String) {
        switch value {
        case .string(let text):
            let kind = kind(of: text, key, parent: parent)
            if let kind, Self.hiddenKinds.contains(kind) { _ = placeholder(kind, for: text) }
        case .array(let elements): for element in elements { learnNames(element, key, parent: parent) }
        case .object(let fields):
            for (name, value) in fields.sorted(by: { $0.key < $1.key }) { learnNames(value, name, parent: key) }
        default: break
        }
    }

    private func json(_ value: JSONValue, _ key: String, parent: String, _ isRequest: Bool) -> JSONValue {
        switch value {
        case .string(let text) where key != ".tag": .string(field(text, key, parent: parent, isRequest))
        case .array(let elements): .array(elements.map { json($0, key, parent: parent, isRequest) })
        case .object(let fields):
            .object(
                // Sorted, so that the numbers of the patterns don't depend on the order of a hash table.
                fields.sorted { $0.key < $1.key }.reduce(into: [:]) { result, field in
                    result[self.text(field.key)] = json(field.value, field.key, parent: key, isRequest)
                })
        case .number where !isRequest && ["used", "allocated"].contains(key): "<int>"
        default: value
        }
    }

    private func field(_ value: String, _ key: String, parent: String, _ isRequest: Bool) -> String {
        if value.isEmpty { return value }
        if key == "error_summary" { return text(value.trimmingSuffix { $0 == "." }) + "<dots>" }
        if let kind = kind(of: value, key, parent: parent) { return placeholder(kind, for: value) }
        if ValuePattern.matches(value, "date") {
            if isRequest { state.withLock { _ = $0.times.insert(value) } }
            return state.withLock { $0.times.contains(value) } ? value : "<date>"
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

    /// Returns the kind of a generated or personal value, or `nil` for other values.
    private func kind(of value: String, _ key: String, parent: String) -> String? {
        if parent == "team", key == "name" { return "name" }
        switch Self.kinds[key] {
        case "email"?: return value.contains("@") ? "email" : nil
        // A test can send a wrong one on purpose. It's too short for a real one.
        case let kind? where ["cursor", "job", "session"].contains(kind): return value.count >= 16 ? kind : nil
        case let kind? where ["rev", "hash", "url"].contains(kind):
            return ValuePattern.matches(value, kind) ? kind : nil
        case let kind?: return kind
        case nil: break
        }
        guard key == "id" || key.hasSuffix("_id") || key.hasSuffix("_ids") || key == "ids" else { return nil }
        let kinds = ["id", "account_id", "ns", "identifier"]
        if let kind = kinds.first(where: { ValuePattern.matches(value, $0) }) { return kind }
        return value.count >= 10 && !value.contains(" ") && !value.contains("/") ? "string" : nil
    }

    /// Returns a text without personal values and secrets.
    func text(_ text: String) -> String {
        if let known = state.withLock({ $0.placeholders[text] }) { return known }
        return replacingSensitive(text) { kind, value in self.placeholder(kind, for: value) }
    }

    /// Returns content without personal values and secrets. Their bytes are replaced with as many others.
    func content(_ content: Data) -> Data {
        guard let text = String(data: content, encoding: .utf8) else { return content }
        let masked = replacingSensitive(text) { _, value in String(repeating: "x", count: value.utf8.count) }
        return masked == text ? content : Data(masked.utf8)
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
            result += replacement(kind ?? self.kind(of: value, "id", parent: "") ?? "string", value)
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

extension String {
    /// The text without the characters at its end that satisfy a condition.
    fileprivate func trimmingSuffix(_ isIncluded: (Character) -> Bool) -> String {
        var text = self
        while let last = text.last, isIncluded(last) { text.removeLast() }
        return text
    }
}
