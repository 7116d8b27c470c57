import Foundation

/// What has no place in a file that is shared: tokens, secrets, passwords, codes and cookies.
enum Secrets {
    /// Stands in the place of a secret.
    static let placeholder = "REMOVED"

    private static let names: Set<String> = [
        "access_token", "refresh_token", "id_token", "token", "code", "code_verifier", "client_secret", "state",
        "oauth1_token", "oauth1_token_secret", "oauth2_token", "password", "link_password", "authorization",
    ]

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
        form.split(separator: "&", omittingEmptySubsequences: false).map { field in
            let name = field.prefix { $0 != "=" }
            return names.contains(name.lowercased()) && name.count < field.count
                ? "\(name)=\(placeholder)" : String(field)
        }.joined(separator: "&")
    }

    /// JSON without its secrets: strings under a name that stands for one. Everything else stays as it is, byte by byte,
    /// and so does what is no JSON.
    static func removed(fromJSON json: String) -> String {
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
            if isValue, let name, names.contains(name.lowercased()) {
                result += "\"\(placeholder)\""
            } else {
                result += "\"" + body[..<end] + (end < body.endIndex ? "\"" : "")
            }
            name = isValue ? nil : body[..<end]
            rest = end < body.endIndex ? body[body.index(after: end)...] : ""
        }
        return result + rest
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
