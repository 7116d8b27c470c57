import Foundation

/// The exchange of tokens: `/oauth2/token`.
enum TokenPage {
    /// What OAuth has codes for.
    struct Refusal: Error {
        let code: String
        let description: String
    }

    static func add(to pages: inout PageTable) {
        pages.on("/oauth2/token", answer)
        pages.on("/1/oauth2/token", answer)
    }

    private static func answer(_ request: ServerRequest, _ service: Service) async throws -> ServerResponse {
        guard request.method == "POST" else { return ErrorAnswer.text(405, "Use POST.") }
        let body: Data
        do {
            body = try await request.body.collect(upTo: 64 << 10)
        } catch RequestBody.Failure.tooLarge {
            return try json(400, ["error": "invalid_request", "error_description": "the form is too large"])
        } catch {
            return ServerResponse(status: 400, body: .hangUp(reset: false))
        }
        let form = Dictionary(
            ServerRequest.formFields(String(decoding: body, as: UTF8.self)).map { ($0.name, $0.value) },
            uniquingKeysWith: { first, _ in first })
        do {
            return try json(200, try grant(form, credentials(of: request, form), service))
        } catch let refusal as Refusal {
            return try json(400, ["error": refusal.code, "error_description": refusal.description])
        }
    }

    private static func grant(
        _ form: [String: String], _ client: (key: String, secret: String?), _ service: Service
    ) throws -> [String: Any] {
        switch form["grant_type"] {
        case "refresh_token":
            return try refresh(form, client, service)
        case "authorization_code":
            throw Refusal(code: "invalid_grant", description: "code doesn't exist or has expired")
        case nil:
            throw Refusal(code: "invalid_request", description: "missing required field \"grant_type\"")
        case let type?:
            throw Refusal(code: "unsupported_grant_type", description: "grant type \"\(type)\" is not supported")
        }
    }

    private static func refresh(
        _ form: [String: String], _ client: (key: String, secret: String?), _ service: Service
    ) throws -> [String: Any] {
        guard let text = form["refresh_token"] else {
            throw Refusal(code: "invalid_request", description: "missing required field \"refresh_token\"")
        }
        guard let app = try service.store.app(client.key), client.secret == nil || client.secret == app.secret else {
            throw Refusal(code: "invalid_client", description: "invalid client_id or client_secret")
        }
        guard let token = try service.store.token(text, .refresh), token.app == app.key else {
            throw Refusal(code: "invalid_grant", description: "refresh token is invalid or revoked")
        }
        let scopes = form["scope"].map(Set.init(text:)) ?? token.scopes
        guard scopes.isSubset(of: token.scopes) else {
            throw Refusal(code: "invalid_scope", description: "requested scopes were not granted")
        }
        let lifetime = service.limits.accessTokenLifetime.seconds
        let access = try service.store.addToken(
            .access, grant: token.grant, scopes: scopes, expires: service.clock.now.addingTimeInterval(lifetime))
        return [
            "access_token": access, "token_type": "bearer", "expires_in": Int(lifetime), "scope": scopes.text,
        ]
    }

    /// Key and secret by HTTP Basic or in the form; clients that prove themselves otherwise have no secret.
    private static func credentials(
        of request: ServerRequest, _ form: [String: String]
    ) -> (key: String, secret: String?) {
        guard let header = request.headers["Authorization"], header.lowercased().hasPrefix("basic "),
            let pair = Data(base64Encoded: String(header.dropFirst("basic ".count)))
        else { return (form["client_id"] ?? "", form["client_secret"]) }
        let parts = String(decoding: pair, as: UTF8.self).split(separator: ":", maxSplits: 1).map(String.init)
        return (parts.first ?? "", parts.count > 1 ? parts[1] : nil)
    }

    private static func json(_ status: Int, _ object: [String: Any]) throws -> ServerResponse {
        let body = try JSONSerialization.data(withJSONObject: object, options: [.sortedKeys])
        return ServerResponse(status: status, headers: ["Content-Type": "application/json"], body: .data(body))
    }
}
