import DropboxHTTPServer
import Foundation

/// The token endpoint `/oauth2/token`, which exchanges codes and refresh tokens for access tokens.
enum TokenPage {
    /// The paths of the endpoint.
    static let paths: Set = ["/oauth2/token", "/1/oauth2/token"]

    static func add(to pages: inout PageTable) {
        for path in paths { pages.on(path, respond) }
    }

    private static func respond(_ request: ServerRequest, _ service: Service) async throws -> ServerResponse {
        guard request.method == "POST" else { return ErrorResponse.text(405, "Use POST.") }
        do {
            // Some clients send the fields in the query.
            let fields = try await FormBody.fields(of: request).merging(FormBody.fields(request.query)) { own, _ in own
            }
            let form = try TokenForm(fields, request.headers["Authorization"])
            return try json(200, try grant(form, service))
        } catch let error as TokenErrorResponse {
            return try json(400, error.fields)
        } catch FormBody.Failure.tooLarge {
            return try json(400, TokenErrorResponse.invalidRequest("the form is too large").fields)
        } catch FormBody.Failure.disconnected {
            return ServerResponse(status: 400, body: .hangUp(reset: false))
        }
    }

    private static func grant(_ form: TokenForm, _ service: Service) throws -> [String: Any] {
        switch try form.required("grant_type") {
        case "authorization_code": try exchangeCode(form, service)
        case "refresh_token": try refresh(form, service)
        case let type: throw TokenErrorResponse("unsupported_grant_type", "grant type \"\(type)\" is not supported")
        }
    }

    // MARK: Grants

    private static func exchangeCode(_ form: TokenForm, _ service: Service) throws -> [String: Any] {
        try form.rejectFields(except: ["code", "redirect_uri", "code_verifier"])
        let text = try form.required("code")
        let verifier = form["code_verifier"]
        guard form.client.secret != nil || verifier != nil else { throw TokenErrorResponse.unauthenticated }
        let app = try form.client.app(service.store)
        let (code, grant) = try TokenErrorResponse.convertingErrors {
            try service.store.redeemCode(text) { code throws(AuthorizationCodeError) in
                guard code.app == app.key else { throw .wrongApp }
                guard code.redirectURI == form["redirect_uri"] else { throw .wrongRedirect }
                guard code.pkce.map({ $0.matches(verifier: verifier ?? "") }) ?? (verifier == nil) else {
                    throw .wrongVerifier
                }
            }
        }
        var response: [String: Any] = ["uid": String(grant.account)]
        if let team = try grant.team.flatMap({ try service.store.team($0) }) {
            response["team_id"] = team.id
        } else if let account = try service.store.account(grant.account) {
            response["account_id"] = account.id
        }
        if code.accessType == .offline {
            response["refresh_token"] = try service.store.addToken(
                .refresh, grant: grant.number, scopes: grant.scopes,
                requiredCredentials: code.pkce == nil ? .secret : .key)
        }
        let access = try addAccessToken(
            grant.number, grant.scopes, isLasting: code.accessType == .legacy, service)
        return response.merging(access) { $1 }
    }

    private static func refresh(_ form: TokenForm, _ service: Service) throws -> [String: Any] {
        try form.rejectFields(except: ["refresh_token", "scope"])
        let text = try form.required("refresh_token")
        let token = try service.store.token(text, .refresh)
        // Only clients with an unregistered app key may omit authentication.
        if try token?.requiredCredentials != .anyClient || service.store.app(form.client.key) != nil {
            let app = try form.client.app(service.store)
            guard let token else { throw TokenErrorResponse.unknownRefreshToken(text) }
            guard token.app == app.key || token.requiredCredentials == .anyClient else {
                throw TokenErrorResponse.unknownRefreshToken(text)
            }
            guard token.requiredCredentials == .key || form.client.secret != nil else {
                throw TokenErrorResponse.unauthenticated
            }
        }
        guard let token else { throw TokenErrorResponse.unknownRefreshToken(text) }
        let requestedScopes = form["scope"].map(Set.init(text:))
        let scopes = requestedScopes ?? token.scopes
        guard !scopes.isEmpty, scopes.isSubset(of: token.scopes) else {
            throw TokenErrorResponse("invalid_scope", "requested scopes were not granted")
        }
        var response = try addAccessToken(token.grant, scopes, isLasting: false, service)
        if requestedScopes == nil { response["scope"] = nil }
        return response
    }

    /// Creates an access token, and returns its fields of the response.
    static func addAccessToken(
        _ grant: Int64, _ scopes: Set<String>, isLasting: Bool, _ service: Service
    ) throws -> [String: Any] {
        let lifetime = service.limits.accessTokenLifetime.seconds
        let text = try service.store.addToken(
            .access, grant: grant, scopes: scopes,
            expires: isLasting ? nil : service.clock.now.addingTimeInterval(lifetime))
        var response: [String: Any] = ["access_token": text, "token_type": "bearer", "scope": scopes.text]
        if !isLasting { response["expires_in"] = Int(lifetime) }
        return response
    }

    private static func json(_ status: Int, _ object: [String: Any]) throws -> ServerResponse {
        let body = try JSONSerialization.data(withJSONObject: object, options: [.sortedKeys])
        // Tokens and errors have different content types.
        let type = status == 200 ? "text/javascript" : "application/json"
        return ServerResponse(status: status, headers: ["Content-Type": type], body: .data(body))
    }
}

/// The form of a token request, and its client.
struct TokenForm {
    /// The client, authenticated by HTTP Basic or by form fields.
    struct Client {
        let key: String
        let secret: String?

        /// Returns the app of the client. A secret must be correct. Whether one is required depends on the grant.
        func app(_ store: Store) throws -> App {
            guard let app = try store.app(key), app.isEnabled, secret == nil || secret == app.secret else {
                throw TokenErrorResponse("invalid_client: Invalid client_id or client_secret")
            }
            return app
        }
    }

    let client: Client
    private let fields: [String: String]
    private let hasBasic: Bool

    /// Creates a form.
    ///
    /// - Parameters:
    ///   - fields: The form fields.
    ///   - authorization: The value of the `Authorization` header.
    init(_ fields: [String: String], _ authorization: String?) throws {
        self.fields = fields
        guard let authorization, authorization.lowercased().hasPrefix("basic ") else {
            hasBasic = false
            client = Client(key: fields["client_id"] ?? "", secret: fields["client_secret"])
            return
        }
        hasBasic = true
        let pair = Data(base64Encoded: String(authorization.dropFirst("basic ".count)))
        let parts = String(decoding: pair ?? Data(), as: UTF8.self)
            .split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        // Clients without a secret send an empty password in HTTP Basic.
        client = Client(key: parts[0], secret: parts.count > 1 && !parts[1].isEmpty ? parts[1] : nil)
    }

    subscript(name: String) -> String? { fields[name] }

    func required(_ name: String) throws -> String {
        guard let value = fields[name] else {
            throw TokenErrorResponse.invalidRequest(#"missing required field "\#(name)""#)
        }
        return value
    }

    /// Rejects unknown fields, as the service does. A client with credentials in the header can't send them in the
    /// form, too.
    func rejectFields(except names: Set<String>) throws {
        let allowed = names.union(["grant_type", "locale"] + (hasBasic ? [] : ["client_id", "client_secret"]))
        for name in fields.keys.sorted() where !allowed.contains(name) {
            throw TokenErrorResponse.invalidRequest(#"unknown field "\#(name)""#)
        }
    }
}

/// An OAuth error response of the token endpoint. Its status is 400.
struct TokenErrorResponse: Error, Sendable, Hashable {
    let code: String
    let description: String?

    init(_ code: String, _ description: String? = nil) {
        self.code = code
        self.description = description
    }

    static func invalidRequest(_ description: String) -> TokenErrorResponse { .init("invalid_request", description) }
    static func invalidGrant(_ description: String) -> TokenErrorResponse { .init("invalid_grant", description) }

    /// Returns the error for an unknown refresh token. Its description depends on whether the token has the right
    /// length.
    static func unknownRefreshToken(_ text: String) -> TokenErrorResponse {
        invalidGrant(
            text.utf8.count == Token.refreshTokenLength
                ? "refresh token is invalid or revoked" : "refresh token is malformed")
    }

    /// The error for a client that sends neither a secret nor a verifier but needs one of them.
    static let unauthenticated = invalidRequest("No auth function available for given request")

    var fields: [String: Any] {
        var response = ["error": code]
        response["error_description"] = description
        return response
    }

    /// Runs `body`, and converts errors of authorization codes to the error responses of the service.
    static func convertingErrors<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let failure as AuthorizationCodeError {
            switch failure {
            case .unknown, .wrongApp: throw invalidGrant("code doesn't exist or has expired")
            case .used: throw invalidGrant("code has already been used (within the last hour)")
            case .wrongRedirect: throw invalidGrant("redirect_uri mismatch")
            case .wrongVerifier: throw invalidGrant("invalid code verifier")
            }
        }
    }
}
