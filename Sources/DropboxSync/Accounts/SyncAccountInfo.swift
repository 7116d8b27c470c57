import DropboxAccount

/// The user of an account.
public struct SyncAccountInfo: Sendable, Hashable, Codable {
    /// The user's name.
    public let userName: String

    /// The name of the user's team; `nil` for somebody who is in none.
    public let organizationName: String?

    /// What to call the account on a screen: "Ada Lovelace", or "Ada Lovelace (Analytical Engines)" in a team.
    public var displayName: String { organizationName.map { "\(userName) (\($0))" } ?? userName }

    init(_ account: Users.FullAccount) {
        userName = account.name.displayName
        organizationName = account.team?.name
    }
}
