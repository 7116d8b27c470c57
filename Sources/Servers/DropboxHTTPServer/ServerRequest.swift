import Foundation

/// An incoming request: the header, and the body as a stream.
package struct ServerRequest: Sendable {
    package let method: String
    /// The path and query of the request line, unmodified.
    package let target: String
    package let headers: HeaderFields
    package let body: RequestBody
    /// A Boolean value that indicates whether the connection uses TLS.
    package var isSecure = false

    /// The path without the query, percent-decoded.
    package var path: String {
        let end = target.utf8.firstIndex(of: UInt8(ascii: "?"))
        let raw = end.map { String(target[..<$0]) } ?? target
        return raw.utf8.contains(UInt8(ascii: "%")) ? raw.removingPercentEncoding ?? raw : raw
    }

    /// The fields of the query, in order.
    package var query: [(name: String, value: String)] {
        guard let delimiter = target.utf8.firstIndex(of: UInt8(ascii: "?")) else { return [] }
        return FormEncoding.fields(target[target.utf8.index(after: delimiter)...])
    }

    /// Returns the bytes of the first parameter with a name. They may be invalid UTF-8.
    package func queryBytes(of name: String) -> Data? {
        target.utf8.firstIndex(of: UInt8(ascii: "?")).flatMap { delimiter in
            FormEncoding.bytes(of: name, in: target.utf8[target.utf8.index(after: delimiter)...])
        }
    }
}

/// The forms of the target of a request.
package enum RequestTarget {
    /// Returns a target without the scheme and the host, which clients of a proxy send (RFC 9112, section 3.2.2).
    package static func originForm(_ target: String) -> String {
        if target.utf8.first == UInt8(ascii: "/") { return target }
        guard let scheme = ["http://", "https://"].first(where: { target.lowercased().hasPrefix($0) }) else {
            return target
        }
        let rest = target.dropFirst(scheme.count)
        guard let start = rest.firstIndex(where: { $0 == "/" || $0 == "?" }) else { return "/" }
        return rest[start] == "/" ? String(rest[start...]) : "/" + rest[start...]
    }
}

/// The body of a request as a stream of chunks. If the consumer falls behind, the server stops reading from the client.
package struct RequestBody: Sendable {
    /// The reasons why a body is incomplete.
    package enum Failure: Error, Sendable {
        /// The client disconnected, or the server is stopping.
        case disconnected
        /// The body exceeds the limit of `collect(upTo:)`.
        case tooLarge
    }

    let requestHandler: RequestHandler

    /// Returns the next chunk of at most about 1 MiB, or `nil` at the end. Concurrent calls aren't supported.
    package func next() async throws(Failure) -> Data? {
        try await requestHandler.nextChunk()
    }

    /// Returns the whole body, or throws if it exceeds `limit` bytes.
    package func collect(upTo limit: Int) async throws(Failure) -> Data {
        var body = Data()
        while let chunk = try await next() {
            guard body.count + chunk.count <= limit else { throw .tooLarge }
            if body.isEmpty { body = chunk } else { body.append(chunk) }
        }
        return body
    }
}

/// The header fields of a message, in order. Names are case-insensitive.
package struct HeaderFields: Sendable, ExpressibleByDictionaryLiteral {
    /// The number of fields of a usual message.
    private static let usualCount = 12

    package private(set) var fields: [(name: String, value: String)] = []
    /// The original bytes of the values that aren't valid UTF-8, by their index in `fields`. The strings have been
    /// repaired.
    private var malformed: [Int: Data] = [:]

    package init(dictionaryLiteral elements: (String, String)...) {
        fields.reserveCapacity(max(Self.usualCount, elements.count))
        for (name, value) in elements { add(name, value) }
    }

    /// The first value of a field.
    package subscript(name: String) -> String? {
        get { firstIndex(of: name).map { fields[$0].value } }
        set {
            if firstIndex(of: name) != nil { removeAll(name) }
            if let newValue { fields.append((name, newValue)) }
        }
    }

    private func firstIndex(of name: String) -> Int? {
        for index in fields.indices where Self.isSame(fields[index].name, name) { return index }
        return nil
    }

    private mutating func removeAll(_ name: String) {
        let remaining = fields.indices.filter { !Self.isSame(fields[$0].name, name) }
        malformed = Dictionary(
            remaining.enumerated().compactMap { new, old in malformed[old].map { (new, $0) } },
            uniquingKeysWith: { first, _ in first })
        fields = remaining.map { fields[$0] }
    }

    /// Returns the number of fields with a name.
    package func count(of name: String) -> Int { fields.count { Self.isSame($0.name, name) } }

    /// Returns the original bytes of the first value of a field, which may be invalid UTF-8.
    package func bytes(of name: String) -> Data? {
        guard let index = firstIndex(of: name) else { return nil }
        return malformed[index] ?? Data(fields[index].value.utf8)
    }

    package mutating func add(_ name: String, _ value: String) {
        fields.append((name, value))
    }

    /// Adds a field from its original bytes.
    package mutating func add(_ name: String, bytes: UnsafeRawBufferPointer) {
        var text = String(decoding: bytes, as: UTF8.self)
        let isValid = text.withUTF8 { utf8 in
            guard utf8.count == bytes.count else { return false }
            guard let start = utf8.baseAddress, let original = bytes.baseAddress else { return true }
            return memcmp(start, original, utf8.count) == 0
        }
        if !isValid { malformed[fields.count] = Data(bytes) }
        fields.append((name, text))
    }

    private static func isSame(_ left: String, _ right: String) -> Bool {
        guard left.utf8.count == right.utf8.count else { return false }
        // Most clients write the usual form.
        return left == right
            || zip(left.utf8, right.utf8).allSatisfy { $0 == $1 || ($0 ^ $1 == 0x20 && ($0 | 0x20).isASCIILetter) }
    }
}

extension UInt8 {
    fileprivate var isASCIILetter: Bool { self >= 0x61 && self <= 0x7A }
}

/// The encoding of forms and queries: `+` is a space, and percent-escapes are UTF-8.
package enum FormEncoding {
    /// Returns all fields, in order.
    package static func fields(_ text: some StringProtocol) -> [(name: String, value: String)] {
        text.split(separator: "&").map { field in
            let parts = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return (decoded(parts[0]), parts.count > 1 ? decoded(parts[1]) : "")
        }
    }

    /// Returns the bytes of the first field with a name. They may be invalid UTF-8.
    package static func bytes(of name: String, in text: Substring.UTF8View) -> Data? {
        for field in text.split(separator: UInt8(ascii: "&")) {
            let parts = field.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            if decodedBytes(parts[0]).elementsEqual(name.utf8) {
                return parts.count > 1 ? decodedBytes(parts[1]) : Data()
            }
        }
        return nil
    }

    private static func decoded(_ text: some StringProtocol) -> String {
        let plain = text.replacingOccurrences(of: "+", with: " ")
        return plain.removingPercentEncoding ?? plain
    }

    private static func decodedBytes(_ text: Substring.UTF8View) -> Data {
        var bytes = Data()
        var remaining = text
        while let byte = remaining.popFirst() {
            let digits = remaining.prefix(2)
            if byte == UInt8(ascii: "%"), digits.count == 2, let high = digit(digits.first),
                let low = digit(digits.last)
            {
                bytes.append(high << 4 | low)
                remaining = remaining.dropFirst(2)
            } else {
                bytes.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
            }
        }
        return bytes
    }

    private static func digit(_ byte: UInt8?) -> UInt8? {
        byte.flatMap { Character(Unicode.Scalar($0)).hexDigitValue }.flatMap(UInt8.init(exactly:))
    }
}

/// Reads and writes URL-encoded forms.
package enum FormBody {
    /// The reasons why a form can't be read.
    package enum Failure: Error, Sendable {
        case tooLarge
        case disconnected
    }

    /// Reads the form in a request body.
    package static func fields(of request: ServerRequest) async throws(Failure) -> [String: String] {
        do {
            let body = try await request.body.collect(upTo: 64 << 10)
            return fields(FormEncoding.fields(String(decoding: body, as: UTF8.self)))
        } catch {
            switch error {
            case .tooLarge: throw .tooLarge
            case .disconnected: throw .disconnected
            }
        }
    }

    /// Returns the fields by name. The first field with a name takes precedence.
    package static func fields(_ list: [(name: String, value: String)]) -> [String: String] {
        Dictionary(list.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    }
}
