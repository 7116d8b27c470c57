import DropboxHTTPServer
import Foundation

/// The HTTP API to administer the emulator.
///
/// `POST /emulator/NAME` with a JSON object runs an operation, and responds with a JSON object. The Swift API runs the
/// same operations. `GET /emulator/` lists them. `GET` also runs operations that need no input and change nothing.
enum AdminAPI {
    static let prefix = "/emulator/"

    /// The maximum size of a request body, which fits a file of 8 MiB in Base64.
    private static let maximumBody = 16 << 20

    static func add(to pages: inout PageTable) {
        pages.on("/emulator", isEmulatorPage: true, respond)
        pages.under(prefix, isEmulatorPage: true, respond)
    }

    private static func respond(_ request: ServerRequest, _ service: Service) async throws -> ServerResponse {
        if let rejection = try rejection(of: request, service) { return rejection }
        let name = String(request.path.dropFirst(prefix.count))
        if name.isEmpty { return try json(200, list) }
        guard let operation = AdminOperations.byName[name] else {
            return try json(404, ["error": .string("unknown operation \(name); GET /emulator/ lists all operations")])
        }
        do {
            let input = try await input(of: request, operation)
            return try json(200, try await operation.run(input, service))
        } catch let error as JSONReadingError {
            return try json(400, ["error": .string(error.description), "path": .string(error.path)])
        } catch let error as DropboxEmulator.AdminError {
            return try json(409, ["error": .string(error.description)])
        } catch let error as any AdminFailure {
            return try json(409, .object(error.json))
        } catch RequestBody.Failure.tooLarge {
            return try json(413, ["error": .string("the body is larger than \(maximumBody) bytes")])
        } catch RequestBody.Failure.disconnected {
            return ServerResponse(status: 400, body: .hangUp(reset: false))
        }
    }

    /// Returns the response to a request that a page of another site sent, or `nil` if the request is accepted.
    static func rejection(of request: ServerRequest, _ service: Service) throws -> ServerResponse? {
        guard let reason = SiteGuard.rejectionReason(for: request, service) else { return nil }
        return try json(403, ["error": .string("request rejected: \(reason)")])
    }

    private static func input(of request: ServerRequest, _ operation: AnyAdminOperation) async throws -> JSONValue {
        let body = try await request.body.collect(upTo: maximumBody)
        // Any page can make a browser send a GET request to another origin, for example for an image, without an
        // `Origin` header.
        guard request.method == "POST" || (request.method == "GET" && operation.isReading && body.isEmpty) else {
            throw JSONReadingError(path: "", text: "use POST, with a JSON object")
        }
        if body.isEmpty { return [:] }
        let type = request.headers["Content-Type"] ?? ""
        guard type.lowercased().hasPrefix("application/json") else {
            throw JSONReadingError(path: "", text: "the Content-Type must be application/json, not \"\(type)\"")
        }
        return try JSONValue(text: body)
    }

    private static let list: JSONValue = [
        "operations": .array(
            AdminOperations.all.map {
                ["name": .string($0.name), "summary": .string($0.summary), "example": $0.example]
            })
    ]

    static func json(_ status: Int, _ value: JSONValue) throws -> ServerResponse {
        let headers: HeaderFields = [
            "Content-Type": "application/json", "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff",
        ]
        return ServerResponse(status: status, headers: headers, body: .data(try value.serialized()))
    }
}
