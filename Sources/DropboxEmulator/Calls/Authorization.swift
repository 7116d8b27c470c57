import DropboxCore
import Foundation

/// Finds out who calls, and whether they may.
struct Authorization: Sendable {
    let service: Service

    func caller(of request: ServerRequest, _ facts: RouteDescriptor) throws -> Call.Caller {
        let given = request.headers["Authorization"] ?? request.query.first { $0.name == "authorization" }?.value
        if facts.allowedAuthentication == [.none] {
            guard given == nil else { throw RequestError.unusedCredentials }
            return .nobody
        }
        guard let given else { throw RequestError.missingCredentials }
        let parts = given.split(separator: " ", maxSplits: 1).map(String.init)
        switch (parts.first?.lowercased(), parts.count) {
        case ("bearer", 2) where !facts.allowedAuthentication.isDisjoint(with: [.user, .team]):
            return try bearer(parts[1], request, facts)
        case ("basic", 2) where facts.allowedAuthentication.contains(.app):
            return .app(try app(parts[1]))
        default:
            throw RequestError.invalidCredentials
        }
    }

    private func bearer(_ text: String, _ request: ServerRequest, _ facts: RouteDescriptor) throws -> Call.Caller {
        guard let token = try service.store.token(text, .access) else {
            throw RequestError.unauthorized(.invalidAccessToken)
        }
        if let expires = token.expires, expires <= service.clock.now {
            throw RequestError.unauthorized(.expiredAccessToken)
        }
        guard let app = try service.store.app(token.app), app.isEnabled else {
            throw RequestError.disabledApp
        }
        let caller = try token.team.map { try team($0, token, request, facts) } ?? user(token, facts)
        if token.team != nil, caller.isMember { try require("team_data.member", token, app) }
        if let scope = facts.scope { try require(scope, token, app) }
        return caller
    }

    private func user(_ token: Token, _ facts: RouteDescriptor) throws -> Call.Caller {
        guard let account = try service.store.account(token.account) else {
            throw RequestError.unauthorized(.invalidAccessToken)
        }
        try TeamSelection.checkMemberStatus(of: account)
        guard facts.allowedAuthentication.contains(.user) else { throw RequestError.userTokenOnTeamRoute }
        return .user(account, token)
    }

    private func team(
        _ number: Int64, _ token: Token, _ request: ServerRequest, _ facts: RouteDescriptor
    ) throws -> Call.Caller {
        guard let team = try service.store.team(number) else { throw RequestError.unauthorized(.invalidAccessToken) }
        return try TeamSelection(request).caller(for: team, token, facts, service.store)
    }

    private func require(_ scope: String, _ token: Token, _ app: App) throws {
        guard !token.scopes.contains(scope) else { return }
        guard app.scopes.contains(scope) else { throw RequestError.appLacksScope(scope) }
        throw RequestError.unauthorized(.missingScope(Auth.TokenScopeError(requiredScope: scope)))
    }

    /// Key and secret, as HTTP Basic has them.
    func app(_ credentials: String) throws -> App {
        let pair = Data(base64Encoded: credentials).map { String(decoding: $0, as: UTF8.self) } ?? ""
        let parts = pair.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, let app = try service.store.app(parts[0]), app.secret == parts[1] else {
            throw RequestError.invalidAppCredentials
        }
        return app
    }
}
