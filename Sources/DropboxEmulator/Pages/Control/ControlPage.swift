import Foundation

/// The control of the emulator over HTTP: `POST /emulator/NAME` with a JSON object runs an operation of the same list that
/// the functions in Swift run, and answers with a JSON object. `GET /emulator/` lists them; what needs no input and changes
/// nothing can be had by `GET` too.
enum ControlPage {
    static let prefix = "/emulator/"

    /// Enough for a file of 8 MiB in Base64.
    private static let maximumBody = 16 << 20

    static func add(to pages: inout PageTable) {
        pages.on("/emulator", isOwn: true, answer)
        pages.under(prefix, isOwn: true, answer)
    }

    private static func answer(_ request: ServerRequest, _ service: Service) async throws -> ServerResponse {
        if let reason = refusal(request, service) { return try json(403, ["error": .string(reason)]) }
        let name = String(request.path.dropFirst(prefix.count))
        if name.isEmpty { return try json(200, list) }
        guard let operation = ControlTable.byName[name] else {
            return try json(404, ["error": .string("there is no operation \(name); GET /emulator/ lists them")])
        }
        do {
            let input = try await input(of: request, operation)
            return try json(200, try await operation.run(input, service))
        } catch let complaint as JSONComplaint {
            return try json(400, ["error": .string(complaint.description), "path": .string(complaint.path)])
        } catch let error as ControlError {
            return try json(409, ["error": .string(error.description)])
        } catch RequestBody.Failure.tooLarge {
            return try json(413, ["error": .string("the body is larger than \(maximumBody) bytes")])
        } catch RequestBody.Failure.disconnected {
            return ServerResponse(status: 400, body: .hangUp(reset: false))
        }
    }

    /// Why a request is not answered: it would let a page of another site, opened in a browser of this machine, control
    /// the emulator. Such a page cannot send JSON elsewhere without being asked for its origin, nor change the `Host`.
    private static func refusal(_ request: ServerRequest, _ service: Service) -> String? {
        let host = request.headers["Host"] ?? ""
        if let origin = request.headers["Origin"], origin != "http://\(host)", origin != "https://\(host)" {
            return "the control is not open to other origins"
        }
        guard service.isPublic || isLocal(host) else {
            return "the control is open on loopback only, by the name localhost or an address"
        }
        return nil
    }

    private static func isLocal(_ host: String) -> Bool {
        let name = host.hasPrefix("[") ? host.prefix { $0 != "]" } + "]" : host.prefix { $0 != ":" }
        return name == "localhost" || name == "[::1]" || name.allSatisfy { $0.isNumber || $0 == "." }
    }

    private static func input(of request: ServerRequest, _ operation: ControlForm) async throws -> JSONValue {
        let body = try await request.body.collect(upTo: maximumBody)
        // Any page can have a browser send a GET elsewhere, as for an image, without telling its origin.
        guard request.method == "POST" || (request.method == "GET" && operation.isReading && body.isEmpty) else {
            throw JSONComplaint(path: "", text: "use POST, with a JSON object")
        }
        if body.isEmpty { return [:] }
        let type = request.headers["Content-Type"] ?? ""
        guard type.lowercased().hasPrefix("application/json") else {
            throw JSONComplaint(path: "", text: "the Content-Type must be application/json, not \"\(type)\"")
        }
        return try JSONValue(text: body)
    }

    private static let list: JSONValue = [
        "operations": .array(
            ControlTable.all.map {
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
