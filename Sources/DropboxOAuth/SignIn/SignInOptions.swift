/// What the sign-in page asks beside the scopes. The defaults ask nothing more than necessary.
public struct SignInOptions: Sendable, Hashable, Codable {
    /// The kinds of accounts of somebody who has two.
    public enum Role: String, Sendable, Hashable, Codable {
        /// The account in a team.
        case work
        /// The account outside of teams.
        case personal
    }

    /// How long the app wants access.
    public enum Access: String, Sendable, Hashable, Codable {
        /// As long as the user lets it: the token can be renewed.
        case offline
        /// A few hours: the token cannot be renewed.
        case online
    }

    /// How long the app wants access: `.offline` by default.
    public var access: Access = .offline

    /// Which account has to be chosen; any by default.
    public var requiredRole: Role?

    /// Whether the user has to say yes again where he had said so before: `false` by default.
    public var forcesReapproval = false

    /// Whether the user has to sign in again, which also lets him choose another account: `false` by default.
    public var forcesReauthentication = false

    /// Whether new accounts can be made on the page: `true` by default.
    public var allowsSignUp = true

    /// The defaults.
    public init() {}
}
