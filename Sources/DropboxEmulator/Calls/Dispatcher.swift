import DropboxCore
import Foundation

/// Leads each request to whoever answers it.
struct Dispatcher: Sendable {
    let service: Service
    /// All routes of the API, with a handler or without.
    let routes: [String: RouteDescriptor]
    let table: RouteTable
    let pages: PageTable

    func answer(_ request: ServerRequest) async -> ServerResponse {
        let path = request.path
        let page = pages.page(at: path)
        if let page, page.isOwn { return await stamped(path) { try await page.handler(request, service) } }
        var trace = CallLog.Trace(route: String(path.dropFirst(path.hasPrefix("/2/") ? 3 : 1)))
        let call = service.calls.begin(request, trace)
        let response = await stamped(path) { try await answer(request, path, page, &trace) }
        service.calls.finish(call, request, response, trace)
        return response
    }

    /// What `work` answers, as soon as all that it wrote lasts, with what every answer has.
    private func stamped(_ path: String, _ work: () async throws -> ServerResponse) async -> ServerResponse {
        let start = ContinuousClock.now
        var response: ServerResponse
        do {
            response = try await work()
            try service.store.removeAbandoned()
            try await service.store.settle()
        } catch {
            // Nothing that a client sends leads here: the disk or the database failed.
            response = ErrorResponse.text(500, "Internal error: \(error)")
        }
        let origin = ServiceHeaders.Origin(path: path, route: routes[String(path.dropFirst(3))])
        let milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
        ServiceHeaders.add(to: &response, from: origin, milliseconds: Int64(exactly: milliseconds.rounded()) ?? 0)
        CrossOrigin.open(&response, path)
        response.headers["X-Dropbox-Request-Id"] = service.minting.hexadecimal(32)
        return response
    }

    private func answer(
        _ request: ServerRequest, _ path: String, _ page: PageTable.Page?, _ trace: inout CallLog.Trace
    ) async throws -> ServerResponse {
        if let preflight = CrossOrigin.preflight(request, path) { return preflight }
        if let page {
            let met = service.faults.meeting(FaultSubject(route: trace.route))
            trace.faults = met.map(\.fault.effect.kind)
            return try await FaultStage(met, service).answer { try await page.handler(request, service) }
        }
        guard path.hasPrefix("/2/") else { return ErrorResponse.text(404, "Not found") }
        let name = String(path.dropFirst(3))
        guard let facts = routes[name] else { return ErrorResponse.text(400, RequestError.unknownFunction(name)) }
        guard let handler = table.handlers[name] else {
            let body = #"{"error": "The emulator does not implement \#(name)."}"#
            return ServerResponse(
                status: 501, headers: ["Content-Type": "application/json"], body: .data(Data(body.utf8)))
        }
        var response = try await answer(request, facts, handler, &trace)
        // A long poll parks its connection: on a fresh one that takes a tenth of the memory of a used one.
        if facts.host == .notify { response.headers["Connection"] = "close" }
        return response
    }

    private func answer(
        _ request: ServerRequest, _ facts: RouteDescriptor, _ handler: RouteTable.Handler, _ trace: inout CallLog.Trace
    ) async throws -> ServerResponse {
        do {
            let (call, faults) = try admit(request, facts, &trace)
            if faults.isEmpty { return try await work(call, handler) }
            return try await FaultStage(faults, service).answer(call) { try await work($0, handler) }
        } catch let failure as RequestError {
            return try ErrorResponse.response(to: failure, facts, place: "", service.minting)
        }
    }

    /// Finds out who calls and whether they may, and which faults meet the call.
    ///
    /// Apart from the answering, and never inlined there: what is at hand here need not lie in memory as long as a call
    /// waits, and of long polls thousands wait.
    @inline(never)
    private func admit(
        _ request: ServerRequest, _ facts: RouteDescriptor, _ trace: inout CallLog.Trace
    ) throws -> (Call, [FaultPlan.Rule]) {
        guard request.method == "POST" || (request.method == "GET" && facts.style == .download) else {
            throw RequestError.wrongMethod(request.method)
        }
        try HostMatcher.check(request, facts)
        let caller = try Authorization(service: service).caller(of: request, facts)
        let view = try PathRootResolver(store: service.store).view(of: caller, request, facts)
        let call = Call(facts: facts, request: request, service: service, caller: caller, chosenView: view)
        trace.account = call.callingAccount
        if let token = call.token {
            try service.rateLimiter.count(token.text, service.limits, at: service.clock.now)
        }
        let met = service.faults.meeting(
            FaultSubject(
                route: facts.path, facts: facts, account: call.callingAccount, detail: ArgumentSource.detail(request)))
        trace.faults = met.map(\.fault.effect.kind)
        return (call, met)
    }

    private func work(_ call: Call, _ handler: RouteTable.Handler) async throws -> ServerResponse {
        var place = ""
        do {
            let argument = try await ArgumentSource.read(call.request, call.facts.style)
            place = argument.place
            return try await handler(call, argument.json)
        } catch let failure as RequestError {
            return try ErrorResponse.response(to: failure, call.facts, place: place, service.minting)
        } catch RequestBody.Failure.disconnected {
            return try ErrorResponse.response(to: .disconnected, call.facts, place: place, service.minting)
        }
    }
}
