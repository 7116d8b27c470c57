import DropboxCore
import Foundation

/// What has no place in a file that is shared: tokens, secrets, passwords, codes, cookies, cursors, and what lets in whoever
/// has an address: the keys of shared links, temporary links and upload links.
enum SecretRedactor {
    /// Stands in the place of a secret.
    static let placeholder = "REMOVED"

    private static let names: Set<String> = [
        "access_token", "refresh_token", "id_token", "token", "code", "code_verifier", "client_secret", "state",
        "oauth1_token", "oauth1_token_secret", "oauth2_token", "password", "link_password", "authorization",
    ]

    /// Names of strings that come back in later requests, and so are told apart by what is put in their place.
    private static let handles: Set<String> = ["cursor"]

    /// Whether the values of a header are secret.
    static func isSecret(header name: String) -> Bool {
        ["authorization", "proxy-authorization", "cookie", "set-cookie"].contains(name.lowercased())
    }

    /// A body without its secrets. Content, which is of the type `application/octet-stream`, is left alone; of all other
    /// types a server may send JSON.
    static func removed(from body: Data, type: String?) -> Data {
        let type = type?.lowercased() ?? ""
        guard !type.contains("octet-stream"), let text = String(data: body, encoding: .utf8) else { return body }
        return Data((type.contains("x-www-form-urlencoded") ? removed(fromForm: text) : removed(fromJSON: text)).utf8)
    }

    /// A form, or a query, without its secrets.
    static func removed(fromForm form: String) -> String {
        let fields = form.split(separator: "&", omittingEmptySubsequences: false).map { field in
            let name = field.prefix { $0 != "=" }
            return names.contains(name.lowercased()) && name.count < field.count
                ? "\(name)=\(placeholder)" : String(field)
        }
        return removed(fromAddressesIn: fields.joined(separator: "&"))
    }

    /// Text without what in its addresses lets everybody in: the key of a shared link, or all that a link is made of. Slashes
    /// may be escaped, as some write them in JSON.
    static func removed(fromAddressesIn text: String) -> String {
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
            // Links of earlier years, which have no key beside the address.
            text.replace(/(dropbox\.com\\?\/(?:sh?|t)\\?\/)[A-Za-z0-9_-]{8,}(?:\\?\/AA[A-Za-z0-9_-]{8,})?/) {
                "\($0.output.1)\(placeholder)"
            }
        }
        return text
    }

    /// JSON without its secrets: strings under a name that stands for one, and in addresses. Everything else stays as it is,
    /// byte by byte, and so does what is no JSON.
    static func removed(fromJSON json: String) -> String {
        removed(fromAddressesIn: withoutNamedStrings(json))
    }

    private static func withoutNamedStrings(_ json: String) -> String {
        var result = ""
        var rest = json[...]
        var name: Substring?
        while let start = rest.firstIndex(of: "\"") {
            let gap = rest[..<start]
            // A name counts only for the value that follows its colon.
            let isValue = name != nil && gap.allSatisfy { $0.isWhitespace || $0 == ":" } && gap.contains(":")
            let body = rest[rest.index(after: start)...]
            let end = endOfString(body)
            result += gap
            if isValue, let name, let substitute = substitute(for: body[..<end], under: name.lowercased()) {
                result += "\"\(substitute)\""
            } else {
                result += "\"" + body[..<end] + (end < body.endIndex ? "\"" : "")
            }
            name = isValue ? nil : body[..<end]
            rest = end < body.endIndex ? body[body.index(after: end)...] : ""
        }
        return result + rest
    }

    /// What is put in the place of a string under a name; `nil` where the string may stay.
    private static func substitute(for value: Substring, under name: String) -> String? {
        if names.contains(name) { return placeholder }
        if handles.contains(name) {
            // What is there from a recording stands for itself. Of a value this long, nobody finds it by its hash.
            if value.isEmpty || value.hasPrefix(placeholder) { return nil }
            return "\(placeholder)-\(ContentHash.hash(of: Data(value.utf8)).prefix(16))"
        }
        // Links are addresses; where another form of them comes up, none of it is kept.
        guard name == "link" else { return nil }
        let address = String(value)
        let isKnown = address.contains(placeholder) || removed(fromAddressesIn: address) != address
        return isKnown ? nil : placeholder
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
