import DropboxCore
import Foundation

/// Leads each request to whoever answers it.
struct Dispatcher: Sendable {
    let service: Service
    /// All routes of the API, with a handler or without.
    let routes: [String: RouteFacts]
    let table: RouteTable
    let pages: PageTable

    func answer(_ request: ServerRequest) async -> ServerResponse {
        let path = request.path
        // The emulator's own pages are no part of the service, and their calls none of the log.
        if path == "/" || path.hasPrefix("/emulator") {
            var trace = CallLog.Trace()
            return await stamped(request, path, &trace)
        }
        var trace = CallLog.Trace(route: String(path.dropFirst(path.hasPrefix("/2/") ? 3 : 1)))
        let call = service.calls.begin(request, trace)
        let response = await stamped(request, path, &trace)
        service.calls.finish(call, request, response, trace)
        return response
    }

    private func stamped(_ request: ServerRequest, _ path: String, _ trace: inout CallLog.Trace) async -> ServerResponse
    {
        var response: ServerResponse
        do {
            if let preflight = CrossOrigin.preflight(request, path) {
                response = preflight
            } else {
                response = try await unstamped(request, path, &trace)
            }
            try service.store.removeAbandoned()
            try await service.store.settle()
        } catch {
            // Nothing that a client sends leads here: the disk or the database failed.
            response = ErrorAnswer.text(500, "Internal error: \(error)")
        }
        // A long poll parks its connection: on a fresh one that takes a tenth of the memory of a used one.
        if path == "/2/files/list_folder/longpoll" { response.headers["Connection"] = "close" }
        CrossOrigin.open(&response, path)
        response.headers["X-Dropbox-Request-Id"] = service.minting.hexadecimal(32)
        return response
    }

    private func unstamped(
        _ request: ServerRequest, _ path: String, _ trace: inout CallLog.Trace
    ) async throws -> ServerResponse {
        if let page = pages.handler(for: path) {
            let met = service.faults.meeting(FaultSubject(route: trace.route))
            trace.faults = met.map(\.fault.effect.kind)
            return try await FaultStage(met, service).answer { try await page(request, service) }
        }
        guard path.hasPrefix("/2/") else {
            // A request for the root is how some clients find out whether there is a network.
            return ErrorAnswer.text(path == "/" ? 200 : 404, path == "/" ? "" : "Not found")
        }
        let name = String(path.dropFirst(3))
        guard let facts = routes[name] else { return ErrorAnswer.text(400, #"Unknown API function: "\#(name)""#) }
        guard let handler = table.handlers[name] else {
            let body = #"{"error": "The emulator does not implement \#(name)."}"#
            return ServerResponse(
                status: 501, headers: ["Content-Type": "application/json"], body: .data(Data(body.utf8)))
        }
        return try await answer(request, facts, handler, &trace)
    }

    private func answer(
        _ request: ServerRequest, _ facts: RouteFacts, _ handler: RouteTable.Handler, _ trace: inout CallLog.Trace
    ) async throws -> ServerResponse {
        do {
            guard request.method == "POST" || (request.method == "GET" && facts.style == .download) else {
                throw Rejection.badRequest("The HTTP method \(request.method) is not allowed here; use POST.")
            }
            try HostRule.check(request, facts)
            let authorization = Authorization(service: service)
            let caller = try authorization.caller(of: request, facts)
            let view = try Viewpoint(store: service.store).view(of: caller, request, facts)
            let call = Call(facts: facts, request: request, service: service, caller: caller, chosenView: view)
            trace.account = call.callingAccount
            if let token = call.token {
                try service.rateLimiter.count(token.text, service.limits, at: service.clock.now)
            }
            let met = service.faults.meeting(
                FaultSubject(route: facts.path, facts: facts, account: call.callingAccount))
            trace.faults = met.map(\.fault.effect.kind)
            return try await FaultStage(met, service).answer(call) {
                try await work($0, handler)
            }
        } catch let failure as Rejection {
            return try ErrorAnswer.response(to: failure, facts, place: "", service.minting)
        }
    }

    private func work(_ call: Call, _ handler: RouteTable.Handler) async throws -> ServerResponse {
        var place = ""
        do {
            let argument = try await ArgumentSource.read(call.request, call.facts.style)
            place = argument.place
            return try await handler(call, argument.json)
        } catch let failure as Rejection {
            return try ErrorAnswer.response(to: failure, call.facts, place: place, service.minting)
        } catch RequestBody.Failure.disconnected {
            return try ErrorAnswer.response(to: .disconnected, call.facts, place: place, service.minting)
        }
    }
}
