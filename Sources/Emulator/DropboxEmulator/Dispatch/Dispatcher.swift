import DropboxCore
import DropboxHTTPServer
import Foundation

/// Passes each request to its handler and completes the response.
struct Dispatcher: Sendable {
    let service: Service
    /// All routes of the API by the path of their requests, including those without a handler.
    let endpoints: [String: Endpoint]
    let pages: PageTable

    /// Returns the response to a request.
    func respond(to request: ServerRequest) async -> ServerResponse {
        if request.method == "CONNECT" { return await tunnel(request) }
        let path = request.path
        let endpoint = endpoints[path]
        let page = endpoint == nil ? pages.page(at: path) : nil
        let origin = endpoint?.origin ?? ServiceHeaders.Origin(path: path, route: nil)
        if let page, page.isEmulatorPage {
            return await finalized(origin) { try await page.handler(request, service) }
        }
        var trace = DropboxEmulator.CallLog.Trace(
            route: endpoint?.descriptor.path ?? String(path.dropFirst(path.hasPrefix("/2/") ? 3 : 1)),
            isKnown: endpoint != nil)
        let call = service.calls.recordArrival(request, trace)
        let response = await finalized(origin) { try await respond(to: request, path, endpoint, page, &trace) }
        // The server cancels the task if the client disconnects.
        trace.isAborted = Task.isCancelled
        service.calls.recordResponse(to: call, request, response, trace)
        return compressed(response, request, page)
    }

    /// Compresses the response of the API. Pages can have content in any format.
    private func compressed(
        _ response: ServerResponse, _ request: ServerRequest, _ page: PageTable.Page?
    ) -> ServerResponse {
        guard page == nil else { return response }
        var response = response
        ContentCoding.apply(to: &response, of: request)
        return response
    }

    /// Returns the response to a client that uses the emulator as its proxy.
    private func tunnel(_ request: ServerRequest) async -> ServerResponse {
        let faults = service.faults.injections(
            into: FaultSubject(route: RouteNames.tunnel, headers: request.headers))
        var trace = DropboxEmulator.CallLog.Trace(route: RouteNames.tunnel, faults: faults.map(\.effect.kind))
        let call = service.calls.recordArrival(request, trace)
        let response: ServerResponse
        do {
            let outcome = try await FaultStage(faults, service).response(to: request) {
                ServerResponse(status: 200, body: .tunnel)
            }
            response = outcome.response
            trace.faults = outcome.injections.map(\.effect.kind)
        } catch {
            response = ErrorResponse.text(500, "Internal error: \(error)")
        }
        service.calls.recordResponse(to: call, request, response, trace)
        return response
    }

    /// Returns the response of `work` with the headers that every response has, after all written data is durable.
    private func finalized(
        _ origin: ServiceHeaders.Origin, _ work: () async throws -> ServerResponse
    ) async -> ServerResponse {
        let start = ContinuousClock.now
        var response: ServerResponse
        do {
            response = try await work()
            try service.store.removeAbandonedBlocks()
            try service.store.saveClock()
            try await service.store.waitUntilDurable()
        } catch {
            // No request causes this error: the disk or the database failed.
            response = ErrorResponse.text(500, "Internal error: \(error)")
        }
        if response.isForeign { return response }
        ServiceHeaders.add(to: &response, from: origin, after: ContinuousClock.now - start)
        if origin != .page { CrossOrigin.addHeaders(to: &response) }
        response.headers["X-Dropbox-Request-Id"] = service.idGenerator.hexadecimalString(length: 32)
        return response
    }

    private func respond(
        to request: ServerRequest, _ path: String, _ endpoint: Endpoint?, _ page: PageTable.Page?,
        _ trace: inout DropboxEmulator.CallLog.Trace
    ) async throws -> ServerResponse {
        if let preflight = CrossOrigin.preflight(request, path) { return preflight }
        if let page {
            let faults = service.faults.injections(
                into: FaultSubject(route: trace.route, headers: request.headers))
            trace.faults = faults.map(\.effect.kind)
            let outcome = try await FaultStage(faults, service).response(to: request) {
                try await page.handler(request, service)
            }
            trace.faults = outcome.injections.map(\.effect.kind)
            return outcome.response
        }
        guard path.hasPrefix("/2/") else { return ErrorResponse.text(404, "Not found") }
        guard let endpoint else { return ErrorResponse.text(400, RequestError.unknownFunction(trace.route)) }
        let descriptor = endpoint.descriptor
        guard let handler = endpoint.handler else {
            let body = #"{"error": "The emulator does not implement \#(descriptor.path)."}"#
            return ServerResponse(
                status: 501, headers: ["Content-Type": "application/json"], body: .data(Data(body.utf8)))
        }
        var response = try await respond(to: request, descriptor, handler, &trace)
        // A long poll blocks its connection. On a new connection, it needs a tenth of the memory of a reused one.
        if descriptor.host == .notify { response.headers["Connection"] = "close" }
        return response
    }

    private func respond(
        to request: ServerRequest, _ descriptor: RouteDescriptor, _ handler: any RouteHandler,
        _ trace: inout DropboxEmulator.CallLog.Trace
    ) async throws -> ServerResponse {
        do {
            var call = try admit(request, descriptor, &trace)
            if service.faults.isEmpty { return try await work(call, handler) }
            if service.faults.inspectsArguments { await call.readArgumentAhead() }
            let faults = injections(into: call, &trace)
            if faults.isEmpty { return try await work(call, handler) }
            let outcome = try await FaultStage(faults, service).response(to: call) { try await work($0, handler) }
            trace.faults = outcome.injections.map(\.effect.kind)
            return outcome.response
        } catch let failure as RequestError {
            return try ErrorResponse.response(to: failure, descriptor, location: "", service.idGenerator)
        }
    }

    /// Authorizes a request.
    ///
    /// The function is separate and never inlined because its local variables would otherwise occupy memory for as long
    /// as the request waits. Thousands of long polls can wait at the same time.
    @inline(never)
    private func admit(
        _ request: ServerRequest, _ descriptor: RouteDescriptor, _ trace: inout DropboxEmulator.CallLog.Trace
    ) throws -> Call {
        guard request.method == "POST" || (request.method == "GET" && descriptor.style == .download) else {
            throw RequestError.wrongMethod(request.method)
        }
        try HostMatcher.check(request, descriptor)
        let caller = try Authorization(service: service).caller(of: request, descriptor)
        let view = try PathRootResolver(store: service.store).view(of: caller, request, descriptor)
        let call = Call(
            descriptor: descriptor, request: request, service: service, caller: caller, optionalView: view)
        trace.account = call.callingAccount?.email
        trace.app = call.callingApp
        if service.limits.requestsPerWindow != nil, let token = call.token {
            try service.rateLimiter.countRequest(token.text, service.limits, at: service.clock.now)
        }
        return call
    }

    /// Returns the faults to inject into a call. Never inlined for the same reason as `admit`.
    @inline(never)
    private func injections(
        into call: Call, _ trace: inout DropboxEmulator.CallLog.Trace
    ) -> [FaultPlan.Injection] {
        let faults = service.faults.injections(
            into: FaultSubject(
                route: call.descriptor.path, descriptor: call.descriptor, account: call.callingAccount,
                app: call.callingApp, headers: call.request.headers, argument: call.argumentValue,
                detail: ArgumentSource.detail(call)))
        trace.faults = faults.map(\.effect.kind)
        return faults
    }

    private func work(_ call: Call, _ handler: any RouteHandler) async throws -> ServerResponse {
        var location = ""
        do {
            let argument = try await call.readArgument()
            location = argument.location
            return try await handler.response(to: call, argument.json)
        } catch let failure as RequestError {
            return try ErrorResponse.response(to: failure, call.descriptor, location: location, service.idGenerator)
        } catch RequestBody.Failure.disconnected {
            return try ErrorResponse.response(
                to: .disconnected, call.descriptor, location: location, service.idGenerator)
        }
    }
}
