import DropboxCore
import Foundation

/// Where the argument of a call comes from, and in what form.
enum ArgumentSource {
    /// A request body of this size is no argument of any route.
    private static let maximumBody = 16 << 20
    /// Bytes of an unwanted body that are looked at.
    private static let maximumExcerpt = 4096
    private static let corsType = "text/plain; charset=dropbox-cors-hack"

    /// The argument as JSON, and what an error text calls the place that it came from.
    static func read(_ request: ServerRequest, _ style: RouteDescriptor.Style) async throws -> (
        json: Data, place: String
    ) {
        switch style {
        case .rpc: return (try await body(of: request), "request body")
        case .upload, .download:
            // Only when the body is known to be empty does its type matter.
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
        throw RequestError.unwantedBody(String(decoding: beginning.prefix(maximumExcerpt), as: UTF8.self))
    }

    /// What the head of a request says of a call that moves content: its argument, but for the names of sessions, which
    /// depend on which call came first; and the bytes that it asks for.
    static func detail(_ request: ServerRequest) -> String? {
        guard let argument = request.headers["Dropbox-API-Arg"] else { return nil }
        let pieces = argument.components(separatedBy: #""session_id":"#)
        let rest = pieces.dropFirst().map { $0.drop { $0 != "," && $0 != "}" } }
        return pieces[0] + rest.joined() + (request.headers["Range"] ?? "")
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
        func plain(_ type: String) -> String { type.lowercased().filter { $0 != " " } }
        guard !allowed.contains(where: { plain($0) == plain(type) }) else { return }
        throw RequestError.wrongContentType(type, allowed: allowed)
    }
}
