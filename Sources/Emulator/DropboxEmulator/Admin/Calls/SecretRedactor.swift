import Foundation

/// Redacts credentials in logged text: only the first characters remain.
enum SecretRedactor {
    /// The fields of forms, queries, and JSON objects whose values are credentials.
    private static let names: Set = [
        "access_token", "refresh_token", "id_token", "client_secret", "app_secret", "code", "code_verifier", "token",
        "authorization", "password", "link_password", "oauth1_token", "oauth1_token_secret", "secret",
    ]

    static func shortened(_ secret: some StringProtocol) -> String {
        secret.count > 8 ? secret.prefix(6) + "…" : String(repeating: "•", count: secret.count)
    }

    /// Redacts the value of a header field.
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

    /// Redacts the query and the fragment of a URL or path. Fragments carry tokens that browsers don't send to servers.
    static func target(_ target: String) -> String {
        guard let delimiter = target.firstIndex(where: { $0 == "?" || $0 == "#" }) else { return target }
        let fields = target[target.index(after: delimiter)...].split(separator: "#", omittingEmptySubsequences: false)
        return target[...delimiter] + fields.map { form($0) }.joined(separator: "#")
    }

    /// Redacts a form, in a body or a query.
    static func form(_ text: some StringProtocol) -> String {
        text.split(separator: "&", omittingEmptySubsequences: false).map { field in
            let parts = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = parts[0].removingPercentEncoding ?? ""
            guard parts.count == 2, names.contains(name.lowercased()) else { return String(field) }
            let words = parts[1].replacingOccurrences(of: "+", with: "%20").components(separatedBy: "%20")
            let redacted = words.dropLast().map { $0 + "%20" }.joined() + shortened(words.last ?? "")
            return parts[0] + "=" + redacted
        }.joined(separator: "&")
    }

    /// Redacts a JSON text, which may be truncated.
    static func json(_ text: String) -> String {
        let (quote, escape, colon) = (UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: ":"))
        let bytes = Array(text.utf8)
        var redacted: [UInt8] = []
        var copied = 0
        var previous: ArraySlice<UInt8> = []
        while let start = bytes[copied...].firstIndex(of: quote) {
            var end = start + 1
            while end < bytes.count, bytes[end] != quote { end += bytes[end] == escape ? 2 : 1 }
            end = min(end, bytes.count)
            let string = bytes[(start + 1)..<end]
            let isValue = bytes[copied..<start].filter { $0 > 0x20 } == [colon]
            let isSecret = isValue && names.contains(String(decoding: previous, as: UTF8.self))
            redacted += bytes[copied...start]
            redacted += isSecret ? Array(shortened(String(decoding: string, as: UTF8.self)).utf8) : Array(string)
            redacted += bytes[end...].prefix(1)
            previous = string
            copied = min(end + 1, bytes.count)
        }
        return String(decoding: redacted + bytes[copied...], as: UTF8.self)
    }

    /// Redacts a body with the given content type.
    static func body(_ text: String, type: String?) -> String {
        switch type?.prefix(while: { $0 != ";" }) {
        case "application/x-www-form-urlencoded": form(text)
        case "application/octet-stream": text
        default: text.hasPrefix("{") || text.hasPrefix("[") ? json(text) : form(text)
        }
    }
}
