import Foundation

/// The control of the emulator over HTTP: `POST /emulator/NAME` with a JSON object runs an operation of the same list that
/// the functions in Swift run, and answers with a JSON object. `GET /emulator/` lists them; what needs no input and changes
/// nothing can be had by `GET` too.
enum AdminAPI {
    static let prefix = "/emulator/"

    /// Enough for a file of 8 MiB in Base64.
    private static let maximumBody = 16 << 20

    static func add(to pages: inout PageTable) {
        pages.on("/emulator", isOwn: true, answer)
        pages.under(prefix, isOwn: true, answer)
    }

    private static func answer(_ request: ServerRequest, _ service: Service) async throws -> ServerResponse {
        if let reason = SiteGuard.refusal(request, service) {
            return try json(403, ["error": .string("the control does not answer: \(reason)")])
        }
        let name = String(request.path.dropFirst(prefix.count))
        if name.isEmpty { return try json(200, list) }
        guard let operation = AdminOperations.byName[name] else {
            return try json(404, ["error": .string("there is no operation \(name); GET /emulator/ lists them")])
        }
        do {
            let input = try await input(of: request, operation)
            return try json(200, try await operation.run(input, service))
        } catch let complaint as JSONReadingError {
            return try json(400, ["error": .string(complaint.description), "path": .string(complaint.path)])
        } catch let error as AdminError {
            return try json(409, ["error": .string(error.description)])
        } catch RequestBody.Failure.tooLarge {
            return try json(413, ["error": .string("the body is larger than \(maximumBody) bytes")])
        } catch RequestBody.Failure.disconnected {
            return ServerResponse(status: 400, body: .hangUp(reset: false))
        }
    }

    private static func input(of request: ServerRequest, _ operation: AdminForm) async throws -> JSONValue {
        let body = try await request.body.collect(upTo: maximumBody)
        // Any page can have a browser send a GET elsewhere, as for an image, without telling its origin.
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

    private static func json(_ status: Int, _ value: JSONValue) throws -> ServerResponse {
        let headers: HeaderFields = [
            "Content-Type": "application/json", "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff",
        ]
        return ServerResponse(status: status, headers: headers, body: .data(try value.text()))
    }
}
