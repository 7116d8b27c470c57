import Foundation

/// What an app asks a user for: the parameters of `/oauth2/authorize`.
struct AuthorizeRequest: Sendable {
    /// Why nobody is asked. The user sees the words on a page: an app that asks wrongly is not called back.
    struct InvalidRequest: Error, Sendable, Hashable {
        let words: String

        static let nowhereToSendTokens = InvalidRequest(
            words: #"redirect_uri is required when response_type is "token"."#)
    }

    /// What the app gets.
    enum Response: Sendable, Hashable {
        case code(AuthorizationCode.AccessType, PKCE?)
        /// An access token at once, without a code: the deprecated implicit flow.
        case token
    }

    /// Which accounts may allow it.
    enum Role: String, Sendable {
        case work
        case personal
    }

    /// Whose former grants are added to this one.
    enum GrantedScopes: String, Sendable {
        case user
        case team
    }

    let app: App
    let response: Response
    /// nil: the code is shown to the user.
    let redirectURI: String?
    let state: String?
    let scopes: Set<String>
    let includedScopes: GrantedScopes?
    let requiredRole: Role?
    let mustReapprove: Bool
    let mustReauthenticate: Bool
    let allowsSignup: Bool
    /// What the page says, in the language of the locale.
    let words: AuthorizeStrings

    /// Whether an admin is asked, for the team.
    var isForTeam: Bool { app.kind.isForTeams || !scopes.isDisjoint(with: ScopeCatalog.teamNames) }

    /// Longest state that the service passes on, in bytes.
    private static let maximumState = 500

    init(_ query: [(name: String, value: String)], _ store: Store) throws {
        let parameters = Parameters(query)
        let key = parameters["client_id"] ?? ""
        guard let app = try store.app(key) else { throw InvalidRequest(words: #"Invalid client_id: "\#(key)"."#) }
        guard app.isEnabled else { throw InvalidRequest(words: "This app is currently disabled.") }
        self.app = app
        redirectURI = parameters["redirect_uri"]
        if let redirectURI, !RedirectPolicy.allows(redirectURI, for: app) {
            throw InvalidRequest(
                words: #"Invalid redirect_uri: "\#(redirectURI)". It must exactly match one of the redirect URIs "#
                    + "you've pre-configured for your app (including the path).")
        }
        response = try Self.response(parameters, app)
        if response == .token, redirectURI == nil { throw InvalidRequest.nowhereToSendTokens }
        state = parameters["state"]
        guard (state ?? "").utf8.count <= Self.maximumState else {
            throw InvalidRequest(words: "state must be at most \(Self.maximumState) bytes long.")
        }
        scopes = try Self.scopes(parameters["scope"], app)
        includedScopes = try parameters.choice("include_granted_scopes", ["user": .user, "team": .team])
        if includedScopes != nil, parameters["scope"] == nil {
            throw InvalidRequest(words: "include_granted_scopes requires scope.")
        }
        requiredRole = try parameters.choice("require_role", ["work": .work, "personal": .personal])
        mustReapprove = try parameters.flag("force_reapprove")
        mustReauthenticate = try parameters.flag("force_reauthentication")
        allowsSignup = try !parameters.flag("disable_signup")
        words = AuthorizeStrings.words(for: parameters["locale"])
    }

    private static func response(_ parameters: Parameters, _ app: App) throws -> Response {
        let accessType: AuthorizationCode.AccessType? = try parameters.choice(
            "token_access_type", ["online": .online, "offline": .offline, "legacy": .legacy])
        let proofKey = try proofKey(parameters)
        switch parameters["response_type"] {
        case "code": return .code(accessType ?? .online, proofKey)
        case "token":
            guard app.allowsImplicitGrant else {
                throw InvalidRequest(
                    words: "This app is not allowed to use the implicit grant; use response_type=code.")
            }
            guard proofKey == nil else { throw InvalidRequest(words: "code_challenge requires response_type=code.") }
            guard accessType != .offline else {
                throw InvalidRequest(words: "token_access_type=offline requires response_type=code.")
            }
            return .token
        case nil: throw InvalidRequest(words: "Missing response_type.")
        case let type?: throw InvalidRequest(words: #"Invalid response_type: "\#(type)"."#)
        }
    }

    private static func proofKey(_ parameters: Parameters) throws -> PKCE? {
        let method: PKCE.Method? = try parameters.choice(
            "code_challenge_method", ["S256": .s256, "plain": .plain])
        guard let challenge = parameters["code_challenge"] else {
            guard method == nil else { throw InvalidRequest(words: "code_challenge_method requires code_challenge.") }
            return nil
        }
        guard PKCE.isWellFormed(challenge) else { throw InvalidRequest(words: "Invalid code_challenge.") }
        return PKCE(challenge: challenge, method: method ?? .plain)
    }

    /// What is asked for: what the parameter names, else all that the app may have. Without naming them, only apps for
    /// teams ask for what concerns a team.
    private static func scopes(_ parameter: String?, _ app: App) throws -> Set<String> {
        guard let parameter else {
            return app.kind.isForTeams ? app.scopes : app.scopes.subtracting(ScopeCatalog.teamNames)
        }
        var scopes = Set(text: parameter)
        guard !scopes.isEmpty else { throw InvalidRequest(words: "scope must not be empty.") }
        let strange = scopes.subtracting(app.scopes)
        guard strange.isEmpty else {
            throw InvalidRequest(
                words: "Invalid scope: this app is not registered for \(strange.sorted().joined(separator: ", ")).")
        }
        if app.scopes.contains(ScopeCatalog.mandatory) { scopes.insert(ScopeCatalog.mandatory) }
        return scopes
    }

    /// The parameters by name, and what may stand in them.
    private struct Parameters {
        private let values: [String: String]

        init(_ query: [(name: String, value: String)]) {
            values = FormBody.fields(query)
        }

        subscript(name: String) -> String? { values[name] }

        func choice<Value>(_ name: String, _ choices: [String: Value]) throws -> Value? {
            guard let text = values[name] else { return nil }
            guard let value = choices[text] else { throw InvalidRequest(words: #"Invalid \#(name): "\#(text)"."#) }
            return value
        }

        func flag(_ name: String) throws -> Bool { try choice(name, ["true": true, "false": false]) ?? false }
    }
}
