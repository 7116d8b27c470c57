import DropboxCore
import DropboxHTTPServer
import DropboxStone
import Foundation

/// Reads the argument of a request from its body, a header, or the URL.
enum ArgumentSource {
    /// The maximum size of a body that contains an argument, in bytes. No route has a larger argument.
    private static let maximumBody = 16 << 20
    /// The maximum number of bytes of an unexpected body that the error message quotes.
    private static let maximumExcerpt = 4096
    private static let corsType = "text/plain; charset=dropbox-cors-hack"

    /// Reads the argument of a request.
    ///
    /// - Returns: The argument as JSON, and the name of its location for error messages.
    static func read(_ request: ServerRequest, _ style: RouteDescriptor.Style) async throws -> (
        json: Data, location: String
    ) {
        switch style {
        case .rpc: return (try await body(of: request), "request body")
        case .upload, .download:
            // The content type matters only if the body is empty.
            if style == .download { try await requireNoBody(request) }
            try checkContentType(of: request, style)
            if let header = request.headers.bytes(of: "Dropbox-API-Arg") {
                return (header, #"HTTP header "Dropbox-API-Arg""#)
            }
            if let parameter = request.queryBytes(of: "arg") { return (parameter, #"URL parameter "arg""#) }
            throw RequestError.missingArgument
        }
    }

    private static func requireNoBody(_ request: ServerRequest) async throws {
        guard request.method != "GET", request.method != "HEAD", let beginning = try await request.body.next() else {
            return
        }
        throw RequestError.unexpectedBody(String(decoding: beginning.prefix(maximumExcerpt), as: UTF8.self))
    }

    /// The fields whose generated values depend on the order of the requests.
    private static let orderedFields: Set = ["session_id", "upload_session_id", "cursor", "async_job_id"]

    /// Returns what identifies a call: the argument and the requested range. An argument in the body must have been read
    /// ahead. The values that depend on the order of the requests, such as the ids of upload sessions, aren't part of it.
    static func detail(_ call: Call) -> String? {
        guard let argument = call.request.headers["Dropbox-API-Arg"] else {
            return call.argumentValue.map { $0.removing(orderedFields).text }
        }
        let parts = argument.components(separatedBy: #""session_id":"#)
        let rest = parts.dropFirst().map { $0.drop { $0 != "," && $0 != "}" } }
        return parts[0] + rest.joined() + (call.request.headers["Range"] ?? "")
    }

    private static func body(of request: ServerRequest) async throws -> Data {
        let type = request.headers["Content-Type"] ?? ""
        let body: Data
        do {
            body = try await request.body.collect(upTo: maximumBody)
        } catch RequestBody.Failure.tooLarge {
            throw RequestError.argumentTooLarge
        } catch {
            throw RequestError.disconnected
        }
        if type.isEmpty {
            guard body.isEmpty else { throw RequestError.missingContentType }
            return Data("null".utf8)
        }
        try require(type, isOneOf: ["application/json", "application/json; charset=utf-8", corsType])
        return body
    }

    private static func checkContentType(of request: ServerRequest, _ style: RouteDescriptor.Style) throws {
        let type = request.headers["Content-Type"] ?? ""
        if style == .upload {
            guard !type.isEmpty else { throw RequestError.missingContentType }
            try require(type, isOneOf: ["application/octet-stream", corsType])
        } else if !type.isEmpty {
            let allowed = ["application/octet-stream", "text/plain", "text/plain; charset=utf-8"]
            try require(type, isOneOf: allowed)
        }
    }

    private static func require(_ type: String, isOneOf allowed: [String]) throws {
        if type == allowed.first { return }
        func plain(_ type: String) -> String { type.lowercased().filter { $0 != " " } }
        guard !allowed.contains(where: { plain($0) == plain(type) }) else { return }
        throw RequestError.wrongContentType(type, allowed: allowed)
    }
}

extension JSONValue {
    /// Returns the value without the texts of some fields at any depth.
    fileprivate func removing(_ names: Set<String>) -> JSONValue {
        switch self {
        case .array(let elements): return .array(elements.map { $0.removing(names) })
        case .object(let fields):
            let rest = fields.filter { name, value in
                if case .string = value { !names.contains(name) } else { true }
            }
            return .object(rest.mapValues { $0.removing(names) })
        default: return self
        }
    }
}

/// Fields that newer clients send but that the imported specification doesn't contain yet.
///
/// Dropbox accepts these fields. The emulator accepts them, too, and ignores their values.
enum UndocumentedFields {
    static let names: [String: Set<String>] = [
        "files/get_thumbnail_v2": ["preserve_transparency"]
    ]

    /// Removes undocumented fields from an argument.
    ///
    /// - Parameters:
    ///   - argument: The argument as JSON.
    ///   - route: The path of the route.
    ///   - error: The error of decoding the argument.
    /// - Returns: The argument without the fields, or `nil` if the error has another reason.
    static func removingFields(from argument: Data, of route: String, rejectedWith error: StoneError) -> Data? {
        guard case .unknownField(let name) = error.kind, let undocumented = names[route], undocumented.contains(name),
            let object = try? JSONSerialization.jsonObject(with: argument) as? [String: Any], object[name] != nil
        else { return nil }
        return try? JSONSerialization.data(withJSONObject: object.filter { !undocumented.contains($0.key) })
    }
}

/// Streams the content of a request into the block store.
struct BodyReceiver {
    /// The reasons why the content is rejected.
    enum Failure: Error, Sendable, Hashable {
        case tooLarge
        case hashMismatch
        /// The body is shorter than announced.
        case tooShort
    }

    private let body: RequestBody
    private let service: Service
    let pins: ContentStore.Pins
    private var buffered = Data()
    private var count: UInt64 = 0

    init(_ call: Call) { self.init(call.request, call.service) }

    init(_ request: ServerRequest, _ service: Service) {
        body = request.body
        self.service = service
        pins = service.store.content.makePins()
    }

    /// Receives the whole body.
    ///
    /// - Parameters:
    ///   - offset: The offset of the body in the file.
    ///   - pending: The last blocks of the upload session that the body continues.
    ///   - hash: The expected content hash.
    mutating func receive(
        at offset: UInt64 = 0, pending: [Block] = [], expecting hash: String? = nil
    ) async throws -> BlockWriter.Output {
        var writer = BlockWriter(store: service.store.content, pins: pins, offset: offset, pending: pending)
        while let chunk = try await next(upTo: .max) { try writer.write(chunk) }
        let written = try writer.finish()
        if let hash, written.bodyHash.hexadecimal != hash { throw Failure.hashMismatch }
        return written
    }

    /// Returns the next bytes of the body, at most `limit`, or `nil` at the end.
    mutating func next(upTo limit: Int) async throws -> Data? {
        if buffered.isEmpty {
            guard let chunk = try await body.next() else { return nil }
            count += UInt64(chunk.count)
            guard count <= service.limits.maximumRequestBodySize else { throw Failure.tooLarge }
            buffered = chunk
        }
        let part = buffered.prefix(limit)
        buffered = buffered.dropFirst(part.count)
        return part
    }
}
