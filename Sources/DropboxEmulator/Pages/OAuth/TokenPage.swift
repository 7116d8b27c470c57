import Foundation

/// The exchange of codes and refresh tokens for access tokens: `/oauth2/token`.
enum TokenPage {
    /// Where it is.
    static let paths: Set = ["/oauth2/token", "/1/oauth2/token"]

    static func add(to pages: inout PageTable) {
        for path in paths { pages.on(path, answer) }
    }

    private static func answer(_ request: ServerRequest, _ service: Service) async throws -> ServerResponse {
        guard request.method == "POST" else { return ErrorResponse.text(405, "Use POST.") }
        do {
            // Some clients write the fields into the address.
            let fields = try await FormBody.fields(of: request).merging(FormBody.fields(request.query)) { own, _ in own
            }
            let form = try TokenForm(fields, request.headers["Authorization"])
            return try json(200, try grant(form, service))
        } catch let refusal as TokenErrorResponse {
            return try json(400, refusal.answer)
        } catch FormBody.Failure.tooLarge {
            return try json(400, TokenErrorResponse.invalidRequest("the form is too large").answer)
        } catch FormBody.Failure.disconnected {
            return ServerResponse(status: 400, body: .hangUp(reset: false))
        }
    }

    private static func grant(_ form: TokenForm, _ service: Service) throws -> [String: Any] {
        switch try form.required("grant_type") {
        case "authorization_code": try exchange(form, service)
        case "refresh_token": try refresh(form, service)
        case let type: throw TokenErrorResponse("unsupported_grant_type", "grant type \"\(type)\" is not supported")
        }
    }

    // MARK: The two grants

    private static func exchange(_ form: TokenForm, _ service: Service) throws -> [String: Any] {
        try form.refuseFields(except: ["code", "redirect_uri", "code_verifier"])
        let text = try form.required("code")
        let verifier = form["code_verifier"]
        guard form.client.secret != nil || verifier != nil else { throw TokenErrorResponse.unauthenticated }
        let app = try form.client.app(service.store)
        let (code, grant) = try TokenErrorResponse.explaining {
            try service.store.redeem(text) { code throws(CodeFailure) in
                guard code.app == app.key else { throw .wrongApp }
                guard code.redirectURI == form["redirect_uri"] else { throw .wrongRedirect }
                guard code.proofKey.map({ $0.isMade(of: verifier ?? "") }) ?? (verifier == nil) else {
                    throw .wrongVerifier
                }
            }
        }
        var answer: [String: Any] = ["uid": String(grant.account)]
        if let team = try grant.team.flatMap({ try service.store.team($0) }) {
            answer["team_id"] = team.id
        } else if let account = try service.store.account(grant.account) {
            answer["account_id"] = account.id
        }
        if code.accessType == .offline {
            answer["refresh_token"] = try service.store.addToken(
                .refresh, grant: grant.number, scopes: grant.scopes,
                redemption: code.proofKey == nil ? .secret : .key)
        }
        let access = try addAccessToken(
            grant.number, grant.scopes, isLasting: code.accessType == .legacy, service)
        return answer.merging(access) { $1 }
    }

    private static func refresh(_ form: TokenForm, _ service: Service) throws -> [String: Any] {
        try form.refuseFields(except: ["refresh_token", "scope"])
        let text = try form.required("refresh_token")
        let token = try service.store.token(text, .refresh)
        // Only clients of which the emulator has never heard need not say who they are.
        if try token?.redemption != .anyClient || service.store.app(form.client.key) != nil {
            let app = try form.client.app(service.store)
            guard let token else { throw TokenErrorResponse.unknownRefreshToken(text) }
            guard token.app == app.key || token.redemption == .anyClient else {
                throw TokenErrorResponse.unknownRefreshToken(text)
            }
            guard token.redemption == .key || form.client.secret != nil else {
                throw TokenErrorResponse.unauthenticated
            }
        }
        guard let token else { throw TokenErrorResponse.unknownRefreshToken(text) }
        let asked = form["scope"].map(Set.init(text:))
        let scopes = asked ?? token.scopes
        guard !scopes.isEmpty, scopes.isSubset(of: token.scopes) else {
            throw TokenErrorResponse("invalid_scope", "requested scopes were not granted")
        }
        var answer = try addAccessToken(token.grant, scopes, isLasting: false, service)
        if asked == nil { answer["scope"] = nil }
        return answer
    }

    /// Makes an access token, and what an answer says about it.
    static func addAccessToken(
        _ grant: Int64, _ scopes: Set<String>, isLasting: Bool, _ service: Service
    ) throws -> [String: Any] {
        let lifetime = service.limits.accessTokenLifetime.seconds
        let text = try service.store.addToken(
            .access, grant: grant, scopes: scopes,
            expires: isLasting ? nil : service.clock.now.addingTimeInterval(lifetime))
        var answer: [String: Any] = ["access_token": text, "token_type": "bearer", "scope": scopes.text]
        if !isLasting { answer["expires_in"] = Int(lifetime) }
        return answer
    }

    private static func json(_ status: Int, _ object: [String: Any]) throws -> ServerResponse {
        let body = try JSONSerialization.data(withJSONObject: object, options: [.sortedKeys])
        // Tokens come in another type than refusals do.
        let type = status == 200 ? "text/javascript" : "application/json"
        return ServerResponse(status: status, headers: ["Content-Type": type], body: .data(body))
    }
}
