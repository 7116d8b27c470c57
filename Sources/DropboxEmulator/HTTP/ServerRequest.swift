import Foundation

/// One request as it came in: the head, and the body as a stream.
struct ServerRequest: Sendable {
    let method: String
    /// Path and query as they stood in the request line.
    let target: String
    let headers: HeaderFields
    let body: RequestBody
    /// Whether it came through TLS.
    var isSecure = false

    /// The path without the query, percent-escapes undone.
    var path: String {
        let raw = target.prefix { $0 != "?" }
        return String(raw).removingPercentEncoding ?? String(raw)
    }

    /// The query (or a form body) as name and value, in their order.
    var query: [(name: String, value: String)] {
        guard let mark = target.firstIndex(of: "?") else { return [] }
        return Self.formFields(target[target.index(after: mark)...])
    }

    /// Form encoding undone: `+` is a blank, percent-escapes are UTF-8.
    static func formFields(_ text: some StringProtocol) -> [(name: String, value: String)] {
        text.split(separator: "&").map { field in
            let parts = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return (unescaped(parts[0]), parts.count > 1 ? unescaped(parts[1]) : "")
        }
    }

    private static func unescaped(_ text: some StringProtocol) -> String {
        let plain = text.replacingOccurrences(of: "+", with: " ")
        return plain.removingPercentEncoding ?? plain
    }
}
