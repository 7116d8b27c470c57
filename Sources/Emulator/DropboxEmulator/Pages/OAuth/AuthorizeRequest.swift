import DropboxConcurrency
import DropboxHTTPServer
import Foundation

/// An authorization request: the parameters of `/oauth2/authorize`.
struct AuthorizeRequest: Sendable {
    /// An invalid request. The user sees the message on a page, and the app receives no redirect.
    struct InvalidRequest: Error, Sendable, Hashable {
        let message: String

        static let missingRedirectURI = InvalidRequest(
            message: #"redirect_uri is required when response_type is "token"."#)
    }

    /// The requested response.
    enum Response: Sendable, Hashable {
        case code(AuthorizationCode.AccessType, PKCE?)
        /// An access token without a code: the deprecated implicit flow.
        case token
    }

    /// The kind of account that can authorize the app.
    enum Role: String, Sendable {
        case work
        case personal
    }

    /// The owner of the earlier grants to include.
    enum GrantedScopes: String, Sendable {
        case user
        case team
    }

    let app: App
    let response: Response
    /// The redirect URI, or `nil` to show the code to the user.
    let redirectURI: String?
    let state: String?
    let scopes: Set<String>
    let includedScopes: GrantedScopes?
    let requiredRole: Role?
    let mustReapprove: Bool
    let mustReauthenticate: Bool
    let allowsSignup: Bool
    /// The texts of the page, in the language of the locale.
    let strings: AuthorizeStrings

    /// A Boolean value that indicates whether an admin authorizes the app for a team.
    var isForTeam: Bool { app.kind.isForTeams || !scopes.isDisjoint(with: ScopeCatalog.teamNames) }

    /// The maximum length of the state parameter in bytes.
    private static let maximumState = 500

    init(_ query: [(name: String, value: String)], _ store: Store) throws {
        let parameters = Parameters(query)
        let key = parameters["client_id"] ?? ""
        guard let app = try store.app(key) else { throw InvalidRequest(message: #"Invalid client_id: "\#(key)"."#) }
        guard app.isEnabled else { throw InvalidRequest(message: "This app is currently disabled.") }
        self.app = app
        redirectURI = parameters["redirect_uri"]
        if let redirectURI, !RedirectPolicy.allows(redirectURI, for: app) {
            throw InvalidRequest(
                message: #"Invalid redirect_uri: "\#(redirectURI)". It must exactly match one of the redirect URIs "#
                    + "you've pre-configured for your app (including the path).")
        }
        response = try Self.response(parameters, app)
        if response == .token, redirectURI == nil { throw InvalidRequest.missingRedirectURI }
        state = parameters["state"]
        guard (state ?? "").utf8.count <= Self.maximumState else {
            throw InvalidRequest(message: "state must be at most \(Self.maximumState) bytes long.")
        }
        scopes = try Self.scopes(parameters["scope"], app)
        includedScopes = try parameters.choice("include_granted_scopes", ["user": .user, "team": .team])
        if includedScopes != nil, parameters["scope"] == nil {
            throw InvalidRequest(message: "include_granted_scopes requires scope.")
        }
        requiredRole = try parameters.choice("require_role", ["work": .work, "personal": .personal])
        mustReapprove = try parameters.flag("force_reapprove")
        mustReauthenticate = try parameters.flag("force_reauthentication")
        allowsSignup = try !parameters.flag("disable_signup")
        strings = AuthorizeStrings.strings(for: parameters["locale"])
    }

    private static func response(_ parameters: Parameters, _ app: App) throws -> Response {
        let accessType: AuthorizationCode.AccessType? = try parameters.choice(
            "token_access_type", ["online": .online, "offline": .offline, "legacy": .legacy])
        let pkce = try pkce(parameters)
        switch parameters["response_type"] {
        case "code": return .code(accessType ?? .online, pkce)
        case "token":
            guard app.allowsImplicitGrant else {
                throw InvalidRequest(
                    message: "This app is not allowed to use the implicit grant; use response_type=code.")
            }
            guard pkce == nil else { throw InvalidRequest(message: "code_challenge requires response_type=code.") }
            guard accessType != .offline else {
                throw InvalidRequest(message: "token_access_type=offline requires response_type=code.")
            }
            return .token
        case nil: throw InvalidRequest(message: "Missing response_type.")
        case let type?: throw InvalidRequest(message: #"Invalid response_type: "\#(type)"."#)
        }
    }

    private static func pkce(_ parameters: Parameters) throws -> PKCE? {
        let method: PKCE.Method? = try parameters.choice(
            "code_challenge_method", ["S256": .s256, "plain": .plain])
        guard let challenge = parameters["code_challenge"] else {
            guard method == nil else { throw InvalidRequest(message: "code_challenge_method requires code_challenge.") }
            return nil
        }
        guard PKCE.isWellFormed(challenge) else { throw InvalidRequest(message: "Invalid code_challenge.") }
        return PKCE(challenge: challenge, method: method ?? .plain)
    }

    /// Returns the requested scopes: those in the parameter, or all scopes of the app except those of OpenID Connect. Without
    /// the parameter, only team apps request team scopes.
    private static func scopes(_ parameter: String?, _ app: App) throws -> Set<String> {
        guard let parameter else {
            let scopes = app.scopes.subtracting(ScopeCatalog.openID)
            return app.kind.isForTeams ? scopes : scopes.subtracting(ScopeCatalog.teamNames)
        }
        var scopes = Set(text: parameter)
        guard !scopes.isEmpty else { throw InvalidRequest(message: "scope must not be empty.") }
        let unregistered = scopes.subtracting(app.scopes)
        guard unregistered.isEmpty else {
            throw InvalidRequest(
                message: "Invalid scope: this app is not registered for "
                    + "\(unregistered.sorted().joined(separator: ", ")).")
        }
        if app.scopes.contains(ScopeCatalog.mandatory) { scopes.insert(ScopeCatalog.mandatory) }
        return scopes
    }

    /// The parameters by name, with validation of their values.
    private struct Parameters {
        private let values: [String: String]

        init(_ query: [(name: String, value: String)]) {
            values = FormBody.fields(query)
        }

        subscript(name: String) -> String? { values[name] }

        func choice<Value>(_ name: String, _ choices: [String: Value]) throws -> Value? {
            guard let text = values[name] else { return nil }
            guard let value = choices[text] else { throw InvalidRequest(message: #"Invalid \#(name): "\#(text)"."#) }
            return value
        }

        func flag(_ name: String) throws -> Bool { try choice(name, ["true": true, "false": false]) ?? false }
    }
}

/// The decision about a request: who can make it, and its result.
extension AuthorizeRequest {
    /// Returns the accounts that can authorize the app: for a team its admins, otherwise the accounts with the required
    /// role.
    func candidates(_ store: Store) throws -> [UserAccount] {
        try store.accounts().filter { account in
            guard let membership = account.membership else { return !isForTeam && requiredRole != .work }
            guard [.active, .invited].contains(membership.status), requiredRole != .personal else { return false }
            return try !isForTeam || store.member(membership.id, of: membership.team)?.role.isAdmin == true
        }
    }

    /// Returns whether the account has granted the app all of these scopes before.
    func isApproved(by account: UserAccount, _ store: Store) throws -> Bool {
        try store.grantedScopes(of: account.number, app: app.key, team: team(of: account))?.isSuperset(of: scopes)
            ?? false
    }

    /// Authorizes the app, and returns its redirect URI with a code or a token, or the code to show if there is no
    /// redirect URI.
    func authorize(by account: UserAccount, _ service: Service) throws -> Approval {
        let team = team(of: account)
        var granted = scopes
        if let includedScopes {
            let number = includedScopes == .team ? account.membership?.team : nil
            granted.formUnion(try service.store.grantedScopes(of: account.number, app: app.key, team: number) ?? [])
        }
        let grant = try service.store.addGrant(account: account.number, app: app.key, scopes: granted, team: team)
        switch response {
        case .code(let accessType, let pkce):
            let code = try service.store.addCode(
                AuthorizationCode(
                    grant: grant, app: app.key, redirectURI: redirectURI, pkce: pkce, accessType: accessType))
            return redirect([("code", code)]).map(Approval.redirect) ?? .code(code)
        case .token:
            let token = try TokenPage.addAccessToken(grant, granted, isLasting: false, service)
            var fields = ["access_token", "token_type", "expires_in", "scope"].compactMap { name in
                token[name].map { (name, "\($0)") }
            }
            fields.append(("uid", String(account.number)))
            fields.append(("account_id", account.id))
            guard let address = redirect(fields) else { throw InvalidRequest.missingRedirectURI }
            return .redirect(address)
        }
    }

    /// The result of an authorization.
    enum Approval {
        case redirect(String)
        /// The user enters the code in the app.
        case code(String)
    }

    /// The redirect URI after a denial, or `nil` if the request has none.
    var denialRedirect: String? {
        redirect([
            ("error", "access_denied"),
            ("error_description", "The user chose not to give your app access to their Dropbox account."),
        ])
    }

    /// Returns the team that an account represents in this request.
    private func team(of account: UserAccount) -> Int64? { isForTeam ? account.membership?.team : nil }

    /// Returns the redirect URI with the fields and the state: in the query, or in the fragment for tokens, because
    /// browsers don't send fragments.
    private func redirect(_ fields: [(String, String)]) -> String? {
        guard let redirectURI else { return nil }
        let all = fields + (state.map { [("state", $0)] } ?? [])
        let text = all.map { $0.percentEncoded() + "=" + $1.percentEncoded() }.joined(separator: "&")
        let separator = response == .token ? "#" : redirectURI.contains("?") ? "&" : "?"
        return redirectURI + separator + text
    }
}
