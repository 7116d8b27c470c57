import DropboxCore
import Foundation

/// Removes secrets from recordings: tokens, app secrets, passwords, codes, cookies, cursors, and the keys of shared
/// links, temporary links, and upload links.
enum SecretRedactor {
    /// The replacement for a secret.
    static let placeholder = "REMOVED"

    private static let names: Set<String> = [
        "access_token", "refresh_token", "id_token", "token", "code", "code_verifier", "client_secret", "state",
        "oauth1_token", "oauth1_token_secret", "oauth2_token", "password", "link_password", "authorization",
    ]

    /// The names of strings that later requests contain, too. Their replacements must be distinct.
    private static let handles: Set<String> = ["cursor"]

    /// Returns a Boolean value that indicates whether the values of a header are secret.
    static func isSecret(header name: String) -> Bool {
        ["authorization", "proxy-authorization", "cookie", "set-cookie"].contains(name.lowercased())
    }

    /// Returns a body without secrets. Content of the type `application/octet-stream` is unchanged. A body of any other
    /// type can contain JSON.
    static func redacting(_ body: Data, type: String?) -> Data {
        let type = type?.lowercased() ?? ""
        guard !type.contains("octet-stream"), let text = String(data: body, encoding: .utf8) else { return body }
        return Data((type.contains("x-www-form-urlencoded") ? redactingForm(text) : redactingJSON(text)).utf8)
    }

    /// Returns a form or a query without secrets.
    static func redactingForm(_ form: String) -> String {
        let fields = form.split(separator: "&", omittingEmptySubsequences: false).map { field in
            let name = field.prefix { $0 != "=" }
            return names.contains(name.lowercased()) && name.count < field.count
                ? "\(name)=\(placeholder)" : String(field)
        }
        return redactingURLs(in: fields.joined(separator: "&"))
    }

    /// Returns a text in which URLs don't grant access: without the keys of shared links, or the whole identifier of a
    /// link. Slashes can be escaped, as some JSON encoders do.
    static func redactingURLs(in text: String) -> String {
        var text = text
        if text.contains("rlkey") {
            text.replace(/(rlkey(?:=|%3[Dd]|\\u003[Dd]))[^&#"\\\s%]+/) { "\($0.output.1)\(placeholder)" }
        }
        if text.contains("apitul") || text.contains("cd") {
            text.replace(/((?:apitul\\?\/1|cd\\?\/0\\?\/[a-z_0-9]+)\\?\/)[^"\\\s?#\/]+/) {
                "\($0.output.1)\(placeholder)"
            }
        }
        if text.contains("dropbox.com") {
            // Older links have no separate key.
            text.replace(/(dropbox\.com\\?\/(?:sh?|t)\\?\/)[A-Za-z0-9_-]{8,}(?:\\?\/AA[A-Za-z0-9_-]{8,})?/) {
                "\($0.output.1)\(placeholder)"
            }
        }
        return text
    }

    /// Returns JSON without the values of secret fields and without secrets in URLs. All other bytes are unchanged, and
    /// so is text that isn't JSON.
    static func redactingJSON(_ json: String) -> String {
        redactingURLs(in: withoutNamedStrings(json))
    }

    private static func withoutNamedStrings(_ json: String) -> String {
        var result = ""
        var remaining = json[...]
        var name: Substring?
        while let start = remaining.firstIndex(of: "\"") {
            let gap = remaining[..<start]
            // A name applies only to the value after its colon.
            let isValue = name != nil && gap.allSatisfy { $0.isWhitespace || $0 == ":" } && gap.contains(":")
            let body = remaining[remaining.index(after: start)...]
            let end = endOfString(body)
            result += gap
            if isValue, let name, let substitute = substitute(for: body[..<end], under: name.lowercased()) {
                result += "\"\(substitute)\""
            } else {
                result += "\"" + body[..<end] + (end < body.endIndex ? "\"" : "")
            }
            name = isValue ? nil : body[..<end]
            remaining = end < body.endIndex ? body[body.index(after: end)...] : ""
        }
        return result + remaining
    }

    /// Returns the replacement for the value of a field, or `nil` if the value isn't secret.
    private static func substitute(for value: Substring, under name: String) -> String? {
        if names.contains(name) { return placeholder }
        if handles.contains(name) {
            // A value from a recording is already redacted. The hash is safe, because the value is too long to be
            // guessed.
            if value.isEmpty || value.hasPrefix(placeholder) { return nil }
            return "\(placeholder)-\(ContentHash.hash(of: Data(value.utf8)).prefix(16))"
        }
        // A link in an unknown format is removed entirely.
        guard name == "link" else { return nil }
        let url = String(value)
        let hasKnownFormat = url.contains(placeholder) || redactingURLs(in: url) != url
        return hasKnownFormat ? nil : placeholder
    }

    private static func endOfString(_ body: Substring) -> Substring.Index {
        var index = body.startIndex
        while index < body.endIndex, body[index] != "\"" {
            if body[index] == "\\" { index = body.index(after: index) }
            if index < body.endIndex { index = body.index(after: index) }
        }
        return index
    }
}
