import DropboxCore
import DropboxHTTPServer
import DropboxStone
import Foundation

/// Identifies the sender of a request, and checks that the route allows it.
struct Authorization: Sendable {
    /// The length of the shortest tokens of the service. An unknown one with 64 characters was invalid, and a shorter one
    /// malformed.
    static let minimumTokenLength = 64

    let service: Service

    func caller(of request: ServerRequest, _ descriptor: RouteDescriptor) throws -> Call.Caller {
        let credentials = request.headers["Authorization"] ?? request.query.first { $0.name == "authorization" }?.value
        if descriptor.requiresNoAuthentication {
            guard credentials == nil else { throw RequestError.unexpectedCredentials }
            return .unauthenticated
        }
        guard let credentials else { throw RequestError.missingCredentials }
        let allowed = descriptor.allowedAuthentication
        let allowsTokens = allowed.contains(.user) || allowed.contains(.team)
        if allowsTokens, let token = service.store.index.tokens.known(credentials, in: service.store.database) {
            return try caller(with: token, request, descriptor)
        }
        let parts = credentials.split(separator: " ", maxSplits: 1).map(String.init)
        switch (parts.first?.lowercased(), parts.count) {
        case ("bearer", 2) where allowsTokens:
            return try caller(with: try token(parts[1], credentials), request, descriptor)
        case ("basic", 2) where allowed.contains(.app):
            return .app(try app(parts[1]))
        default:
            throw RequestError.invalidCredentials
        }
    }

    private func token(_ text: String, _ credentials: String) throws -> Token {
        // The service reports a value of several words like one without the word Bearer.
        guard !text.contains(where: \.isWhitespace) else { throw RequestError.invalidCredentials }
        guard text.isBearerToken else { throw RequestError.malformedToken }
        let store = service.store
        let token = try store.index.tokens.value(of: credentials, in: store.database) { connection in
            try Store.token(text, .access, connection)
        }
        if let token { return token }
        // A test can choose the text of a token.
        let isMalformed = try text.utf8.count < Self.minimumTokenLength && !store.isRemovedToken(text)
        throw isMalformed
            ? RequestError.malformedToken : RequestError.unauthorized(.invalidAccessToken)
    }

    private func caller(
        with token: Token, _ request: ServerRequest, _ descriptor: RouteDescriptor
    ) throws -> Call.Caller {
        if let expires = token.expires, expires <= service.clock.now {
            throw RequestError.unauthorized(.expiredAccessToken)
        }
        guard let app = try service.store.app(token.app), app.isEnabled else {
            throw RequestError.disabledApp
        }
        let caller = try token.team.map { try team($0, token, request, descriptor) } ?? user(token, descriptor)
        if token.team != nil, caller.hasAccount { try require("team_data.member", token, app) }
        if let scope = descriptor.scope { try require(scope, token, app) }
        return caller
    }

    private func user(_ token: Token, _ descriptor: RouteDescriptor) throws -> Call.Caller {
        let store = service.store
        guard var account = try store.account(token.account) else {
            throw RequestError.unauthorized(.invalidAccessToken)
        }
        if let membership = account.membership, membership.status == .invited,
            let member = try store.member(membership.id, of: membership.team)
        {
            account = try TeamSelection.accepting(member, account, store)
        }
        try TeamSelection.checkMemberStatus(of: account)
        guard descriptor.allowedAuthentication.contains(.user) else { throw RequestError.userTokenOnTeamRoute }
        return .user(account, token)
    }

    private func team(
        _ number: Int64, _ token: Token, _ request: ServerRequest, _ descriptor: RouteDescriptor
    ) throws -> Call.Caller {
        guard let team = try service.store.team(number) else { throw RequestError.unauthorized(.invalidAccessToken) }
        return try TeamSelection(request).caller(for: team, token, descriptor, service.store)
    }

    private func require(_ scope: String, _ token: Token, _ app: App) throws {
        service.scopes.record(scope, app: app.key)
        guard !token.scopes.contains(scope) else { return }
        guard app.scopes.contains(scope) else { throw RequestError.appLacksScope(scope) }
        throw RequestError.unauthorized(.missingScope(Auth.TokenScopeError(requiredScope: scope)))
    }

    /// Returns the app that HTTP Basic credentials identify.
    func app(_ credentials: String) throws -> App {
        let pair = Data(base64Encoded: credentials).map { String(decoding: $0, as: UTF8.self) } ?? ""
        let parts = pair.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, let app = try service.store.app(parts[0]), app.secret == parts[1] else {
            throw RequestError.invalidAppCredentials
        }
        return app
    }
}

extension String {
    /// Whether the text has the form of an access token (RFC 6750, section 2.1).
    fileprivate var isBearerToken: Bool {
        let token = utf8.reversed().drop { $0 == UInt8(ascii: "=") }
        return !token.isEmpty
            && token.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"):
                    true
                default: "-._~+/".utf8.contains(byte)
                }
            }
    }
}

/// The member on whose behalf a team token is used. The headers `Dropbox-API-Select-User` and
/// `Dropbox-API-Select-Admin` select it, or the corresponding URL parameters.
struct TeamSelection {
    private let user: String?
    private let admin: String?

    init(_ request: ServerRequest) {
        func parameter(_ name: String) -> String? { request.query.first { $0.name == name }?.value }
        user = request.headers["Dropbox-API-Select-User"] ?? parameter("select_user")
        admin = request.headers["Dropbox-API-Select-Admin"] ?? parameter("select_admin")
    }

    /// Returns the sender of the request: the selected member, or the team if no member is selected.
    func caller(
        for team: TeamAccount, _ token: Token, _ descriptor: RouteDescriptor, _ store: Store
    ) throws -> Call.Caller {
        switch (user, admin) {
        case (.some, .some):
            throw RequestError.conflictingSelections
        case (let user?, nil):
            let account = try account(of: user, in: team, store, otherwise: .invalidSelectUser).account
            guard descriptor.allowedAuthentication.contains(.user) else {
                throw RequestError.unauthorized(.routeAccessDenied)
            }
            return .user(account, token)
        case (nil, let admin?):
            let (account, role) = try account(of: admin, in: team, store, otherwise: .invalidSelectAdmin)
            guard role.isAdmin else { throw RequestError.unauthorized(.invalidSelectAdmin) }
            guard descriptor.attributes["select_admin_mode"] != nil else {
                throw RequestError.unauthorized(.routeAccessDenied)
            }
            return .admin(account, token)
        case (nil, nil):
            guard descriptor.allowedAuthentication.contains(.team) else { throw RequestError.teamTokenOnUserRoute }
            return .team(team, token)
        }
    }

    /// Lets an invited member join the team, and returns the account.
    ///
    /// The emulator sends no mail that the member could accept, so the first call of the member, or for the member, does.
    static func accepting(_ member: TeamMember, _ account: UserAccount, _ store: Store) throws -> UserAccount {
        try store.acceptInvitation(account, member)
        return try store.account(account.number) ?? account
    }

    /// Returns the account of a selected member.
    private func account(
        of id: String, in team: TeamAccount, _ store: Store, otherwise error: Auth.AuthError
    ) throws -> (account: UserAccount, role: TeamMember.Role) {
        guard id.hasPrefix("dbmid:") else { throw RequestError.malformedSelection }
        guard let member = try store.member(id, of: team.number), member.isOnTeam else {
            throw RequestError.unauthorized(error)
        }
        guard member.status != .suspended else { throw RequestError.unauthorized(.userSuspended) }
        guard let account = try store.account(member.account) else { throw RequestError.unauthorized(error) }
        guard member.status == .invited else { return (account, member.role) }
        return (try Self.accepting(member, account, store), member.role)
    }

    /// Rejects users who are suspended, or whose accounts were removed together with their membership.
    static func checkMemberStatus(of account: UserAccount) throws(RequestError) {
        switch account.membership?.status {
        case .suspended: throw .unauthorized(.userSuspended)
        case .removed: throw .unauthorized(.invalidAccessToken)
        case .active, .invited, nil: break
        }
    }
}

/// Determines the root of the paths of a request: the home folder of the caller, another root that the header
/// `Dropbox-API-Path-Root` selects, or the folder of an app that has access only to its own folder.
struct PathRootResolver: Sendable {
    let store: Store

    /// Returns the view of the caller, or `nil` if the caller has no files.
    func view(
        of caller: Call.Caller, _ request: ServerRequest, _ descriptor: RouteDescriptor
    ) throws -> NamespaceView? {
        let account: UserAccount
        let token: Token
        switch caller {
        case .user(let user, let credentials), .admin(let user, let credentials): (account, token) = (user, credentials)
        case .team, .app, .unauthenticated: return nil
        }
        let header = request.headers["Dropbox-API-Path-Root"]
        if let app = try store.app(token.app), app.kind == .appFolder {
            guard descriptor.attributes["allow_app_folder_app"] == "true" else {
                throw RequestError.appFolderOnly
            }
            guard header == nil else { throw RequestError.pathRootNotSupported }
            return NamespaceView(account: account.number, root: try store.appFolder(of: account, app), isConfined: true)
        }
        var view = account.view
        if case .admin = caller { view.adminRights = rights(of: account, descriptor) }
        return try header.map { try self.view(view, from: $0, account) } ?? view
    }

    /// Returns the files that an admin can access with a route.
    private func rights(of admin: UserAccount, _ descriptor: RouteDescriptor) -> AdminRights? {
        admin.membership.map { team in
            AdminRights(team: team.team, canReadMemberFiles: descriptor.attributes["select_admin_mode"] == "whole_team")
        }
    }

    /// Returns the view from the root that a header selects.
    private func view(_ view: NamespaceView, from header: String, _ account: UserAccount) throws -> NamespaceView {
        let pathRoot: Common.PathRoot
        do {
            pathRoot = try StoneCoding.decode(Common.PathRoot.self, from: Data(header.utf8), mode: .strict)
        } catch {
            throw RequestError.invalidPathRoot(ErrorStrings.message(for: error))
        }
        switch pathRoot {
        case .home:
            return view
        case .root(let namespace):
            let info = account.rootInfo
            guard namespace == info.rootNamespaceId, let root = Int64(namespace) else {
                throw RequestError.badPathRoot(.invalidRoot(info))
            }
            return view.withRoot(root)
        case .namespaceId(let namespace):
            guard let root = Int64(namespace), try store.canSeeRoot(of: view.withRoot(root)) else {
                throw RequestError.badPathRoot(.noPermission)
            }
            return view.withRoot(root)
        case .other:
            throw RequestError.badPathRoot(.noPermission)
        }
    }
}
