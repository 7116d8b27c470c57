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
        return FormEncoding.fields(target[target.index(after: mark)...])
    }

    /// The bytes of the first parameter of a name, which need not be UTF-8.
    func queryBytes(of name: String) -> Data? {
        target.utf8.firstIndex(of: UInt8(ascii: "?")).flatMap { mark in
            FormEncoding.bytes(of: name, in: target.utf8[target.utf8.index(after: mark)...])
        }
    }
}
