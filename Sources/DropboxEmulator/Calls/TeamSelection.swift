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
    func caller(for team: TeamAccount, _ token: Token, _ facts: RouteFacts, _ store: Store) throws -> Call.Caller {
        switch (user, admin) {
        case (.some, .some):
            throw Rejection.twoSelections
        case (let user?, nil):
            let account = try account(of: user, in: team, store, otherwise: .invalidSelectUser).account
            guard facts.callers.contains(.user) else { throw Rejection.unauthorized(.routeAccessDenied) }
            return .user(account, token)
        case (nil, let admin?):
            let (account, role) = try account(of: admin, in: team, store, otherwise: .invalidSelectAdmin)
            guard role.isAdmin else { throw Rejection.unauthorized(.invalidSelectAdmin) }
            guard facts.attributes["select_admin_mode"] != nil else {
                throw Rejection.unauthorized(.routeAccessDenied)
            }
            return .admin(account, token)
        case (nil, nil):
            guard facts.callers.contains(.team) else { throw Rejection.teamTokenOnUserRoute }
            return .team(team, token)
        }
    }

    /// The account of a selected member. Nobody reads the mail in which an invited member accepts, so being selected is
    /// what makes one join.
    private func account(
        of id: String, in team: TeamAccount, _ store: Store, otherwise error: Auth.AuthError
    ) throws -> (account: UserAccount, role: TeamMember.Role) {
        guard id.hasPrefix("dbmid:") else { throw Rejection.malformedSelection }
        guard let member = try store.member(id, of: team.number), member.isPresent else {
            throw Rejection.unauthorized(error)
        }
        guard member.status != .suspended else { throw Rejection.unauthorized(.userSuspended) }
        guard let account = try store.account(member.account) else { throw Rejection.unauthorized(error) }
        if member.status == .invited { try store.welcome(account, member) }
        return (account, member.role)
    }

    /// Refuses users who are suspended or were removed together with their accounts.
    static func checkStanding(of account: UserAccount) throws(Rejection) {
        switch account.membership?.status {
        case .suspended: throw .unauthorized(.userSuspended)
        case .removed: throw .unauthorized(.invalidAccessToken)
        case .active, .invited, nil: break
        }
    }
}
