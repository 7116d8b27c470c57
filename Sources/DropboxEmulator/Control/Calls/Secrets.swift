import Foundation

/// Makes texts fit to be shown: of everything that lets somebody in, only the beginning is left.
enum Secrets {
    /// Fields of forms, queries and JSON whose values let somebody in.
    private static let names: Set = [
        "access_token", "refresh_token", "id_token", "client_secret", "app_secret", "code", "code_verifier", "token",
        "authorization", "password", "link_password", "oauth1_token", "oauth1_token_secret", "secret",
    ]

    static func shortened(_ secret: some StringProtocol) -> String {
        secret.count > 8 ? secret.prefix(6) + "…" : String(repeating: "•", count: secret.count)
    }

    /// The value of a header field.
    static func header(_ name: String, _ value: String) -> String {
        switch name.lowercased() {
        case "authorization":
            let words = value.split(separator: " ", maxSplits: 1)
            return words.count == 2 ? words[0] + " " + shortened(words[1]) : shortened(value)
        case "dropbox-api-arg", "dropbox-api-result": return json(value)
        case "cookie", "set-cookie": return shortened(value)
        case "location": return target(value)
        default: return value
        }
    }

    /// An address or the path of one, with its query and its fragment, where tokens are that browsers shall not send.
    static func target(_ target: String) -> String {
        guard let mark = target.firstIndex(where: { $0 == "?" || $0 == "#" }) else { return target }
        let rest = target[target.index(after: mark)...].split(separator: "#", omittingEmptySubsequences: false)
        return target[...mark] + rest.map { form($0) }.joined(separator: "#")
    }

    /// A form, as a body or as a query.
    static func form(_ text: some StringProtocol) -> String {
        text.split(separator: "&", omittingEmptySubsequences: false).map { field in
            let parts = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = parts[0].removingPercentEncoding ?? ""
            guard parts.count == 2, names.contains(name.lowercased()) else { return String(field) }
            let words = parts[1].replacingOccurrences(of: "+", with: "%20").components(separatedBy: "%20")
            let shown = words.dropLast().map { $0 + "%20" }.joined() + shortened(words.last ?? "")
            return parts[0] + "=" + shown
        }.joined(separator: "&")
    }

    /// A JSON text, also one that breaks off.
    static func json(_ text: String) -> String {
        text.replacing(/"(?<name>[a-z0-9_]+)"(?<gap>\s*:\s*)"(?<value>(?:[^"\\]|\\.)*)/) { match in
            let output = match.output
            let value = names.contains(String(output.name)) ? shortened(output.value) : String(output.value)
            return "\"\(output.name)\"\(output.gap)\"\(value)"
        }
    }

    /// A body of which the type is known.
    static func body(_ text: String, type: String?) -> String {
        switch type?.prefix(while: { $0 != ";" }) {
        case "application/x-www-form-urlencoded": form(text)
        case "application/octet-stream": text
        default: text.hasPrefix("{") || text.hasPrefix("[") ? json(text) : form(text)
        }
    }
}
