import DropboxCore

/// In whose name a team's token is used: the headers `Dropbox-API-Select-User` and `Dropbox-API-Select-Admin`, or the
/// URL parameters of the same meaning.
struct TeamSelection {
    private let user: String?
    private let admin: String?

    init(_ request: ServerRequest) {
        func parameter(_ name: String) -> String? { request.query.first { $0.name == name }?.value }
        user = request.headers["Dropbox-API-Select-User"] ?? parameter("select_user")
        admin = request.headers["Dropbox-API-Select-Admin"] ?? parameter("select_admin")
    }

    /// Who calls: the team, unless a member is selected.
    func caller(for team: TeamAccount, _ token: Token, _ facts: RouteDescriptor, _ store: Store) throws -> Call.Caller {
        switch (user, admin) {
        case (.some, .some):
            throw RequestError.twoSelections
        case (let user?, nil):
            let account = try account(of: user, in: team, store, otherwise: .invalidSelectUser).account
            guard facts.allowedAuthentication.contains(.user) else {
                throw RequestError.unauthorized(.routeAccessDenied)
            }
            return .user(account, token)
        case (nil, let admin?):
            let (account, role) = try account(of: admin, in: team, store, otherwise: .invalidSelectAdmin)
            guard role.isAdmin else { throw RequestError.unauthorized(.invalidSelectAdmin) }
            guard facts.attributes["select_admin_mode"] != nil else {
                throw RequestError.unauthorized(.routeAccessDenied)
            }
            return .admin(account, token)
        case (nil, nil):
            guard facts.allowedAuthentication.contains(.team) else { throw RequestError.teamTokenOnUserRoute }
            return .team(team, token)
        }
    }

    /// The account of a selected member. Nobody reads the mail in which an invited member accepts, so being selected is
    /// what makes one join.
    private func account(
        of id: String, in team: TeamAccount, _ store: Store, otherwise error: Auth.AuthError
    ) throws -> (account: UserAccount, role: TeamMember.Role) {
        guard id.hasPrefix("dbmid:") else { throw RequestError.malformedSelection }
        guard let member = try store.member(id, of: team.number), member.isPresent else {
            throw RequestError.unauthorized(error)
        }
        guard member.status != .suspended else { throw RequestError.unauthorized(.userSuspended) }
        guard let account = try store.account(member.account) else { throw RequestError.unauthorized(error) }
        if member.status == .invited { try store.welcome(account, member) }
        return (account, member.role)
    }

    /// Refuses users who are suspended or were removed together with their accounts.
    static func checkMemberStatus(of account: UserAccount) throws(RequestError) {
        switch account.membership?.status {
        case .suspended: throw .unauthorized(.userSuspended)
        case .removed: throw .unauthorized(.invalidAccessToken)
        case .active, .invited, nil: break
        }
    }
}
