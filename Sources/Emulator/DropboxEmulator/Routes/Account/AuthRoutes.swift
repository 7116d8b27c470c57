import DropboxAccount
import DropboxCore

/// Tokens, and checks of whether they are valid.
enum AuthRoutes {
    static func add(to table: inout RouteTable) {
        table.on(Auth.tokenRevoke) { _, call in
            if let token = call.token { try call.store.revoke(grant: token.grant) }
        }
        table.on(
            Auth.tokenFromOauth1,
            fidelity: .simplified("accepts only OAuth 1 tokens from the configuration"), fromOAuth1)
        table.on(Check.user) { argument, _ in Check.EchoResult(result: argument.query) }
        table.on(Check.app) { argument, _ in Check.EchoResult(result: argument.query) }
        table.on(Openid.userinfo) { _, call in try userInfo(of: call.account, call.token?.scopes ?? []) }
    }

    private static func fromOAuth1(
        _ argument: Auth.TokenFromOAuth1Arg, _ call: Call
    ) throws -> Auth.TokenFromOAuth1Result {
        guard
            let grant = try call.store.grant(
                ofOAuth1Token: argument.oauth1Token, secret: argument.oauth1TokenSecret)
        else { throw RouteRejection(Auth.TokenFromOAuth1Error.invalidOauth1TokenInfo) }
        guard case .app(let app) = call.caller, app.key == grant.app else {
            throw RouteRejection(Auth.TokenFromOAuth1Error.appIdMismatch)
        }
        let token = try call.store.addToken(.access, grant: grant.number, scopes: grant.scopes)
        return Auth.TokenFromOAuth1Result(oauth2Token: token)
    }

    /// Returns the properties of a user that the scopes of a token make available.
    private static func userInfo(of account: UserAccount, _ scopes: Set<String>) -> Openid.UserInfoResult {
        let hasProfile = scopes.contains("profile")
        let hasEmail = scopes.contains("email")
        return Openid.UserInfoResult(
            familyName: hasProfile ? account.surname : nil, givenName: hasProfile ? account.givenName : nil,
            email: hasEmail ? account.email : nil, emailVerified: hasEmail ? account.isEmailVerified : nil,
            iss: "https://www.dropbox.com", sub: account.id)
    }
}
