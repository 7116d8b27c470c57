import DropboxHTTP
import DropboxStone

/// Gives further headers for the calls to a host. They do not replace headers that the SDK sets itself.
public typealias HeadersForRouteRequest = @Sendable (RouteHost) -> [String: String]

/// Adds the headers that do not depend on the argument: user agent, the scope of the call, and what the app adds.
struct HeaderStage: CallHandler {
    let userAgent: String
    let additional: HeadersForRouteRequest?
    let next: any CallHandler

    func response(to call: Call) async throws(CallFailure) -> CallResponse {
        var call = call
        call.headers.set("User-Agent", to: userAgent)
        // Whom a call acts for goes with the token that says who may ask so.
        if call.route.allowedAuthentication.contains(.user) || call.route.allowedAuthentication.contains(.team) {
            call.headers["Dropbox-API-Select-User"] = call.context.selectUser
            call.headers["Dropbox-API-Select-Admin"] = call.context.selectAdmin
            call.headers["Dropbox-API-Path-Root"] = try pathRoot(of: call)
        }
        for (name, value) in additional?(call.route.host) ?? [:] where call.headers[name] == nil {
            call.headers.set(name, to: value)
        }
        return try await next.response(to: call)
    }

    private func pathRoot(of call: Call) throws(CallFailure) -> String? {
        do throws(StoneError) {
            return try call.context.pathRootHeader()
        } catch {
            throw .unsendable(.badScope("path root", error))
        }
    }
}
