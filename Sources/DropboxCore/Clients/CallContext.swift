/// On whose behalf calls are made, and what their paths are relative to.
public struct CallContext: Sendable {
    /// The member of a team on whose behalf calls are made, by team member id. `nil` by default: the account of the token.
    public var selectUser: String?

    /// The team's admin on whose behalf calls are made, by team member id. `nil` by default. Routes that allow it say so.
    public var selectAdmin: String?

    /// What paths are relative to. `nil` by default: the home of the account.
    public var pathRoot: Common.PathRoot?

    /// A scope of these parts.
    public init(selectUser: String? = nil, selectAdmin: String? = nil, pathRoot: Common.PathRoot? = nil) {
        self.selectUser = selectUser
        self.selectAdmin = selectAdmin
        self.pathRoot = pathRoot
    }

    /// Whose limits the calls count against, among the accounts that a token can act for; empty for the token's own.
    var account: String { selectUser ?? selectAdmin ?? "" }
}
