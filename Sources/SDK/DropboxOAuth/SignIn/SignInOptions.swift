/// The options of the sign-in page in addition to the scopes. By default, the page asks only what is necessary.
public struct SignInOptions: Sendable, Hashable, Codable {
    /// The kinds of accounts of a user who has both.
    public enum Role: String, Sendable, Hashable, Codable {
        /// The account in a team.
        case work
        /// The account outside of teams.
        case personal
    }

    /// The durations of an app's access.
    public enum Access: String, Sendable, Hashable, Codable {
        /// Until the user revokes it. The token can be refreshed.
        case offline
        /// A few hours. The token can't be refreshed.
        case online
    }

    /// The duration of the app's access. The default is `.offline`.
    public var access: Access = .offline

    /// The kind of account that the user must choose, or `nil` for any. The default is `nil`.
    public var requiredRole: Role?

    /// A Boolean value that indicates whether the user must approve the access again if they approved it before. The
    /// default is `false`.
    public var forcesReapproval = false

    /// A Boolean value that indicates whether the user must sign in to Dropbox again, which also lets them choose
    /// another account. The default is `false`.
    public var forcesReauthentication = false

    /// A Boolean value that indicates whether users can create accounts on the page. The default is `true`.
    public var allowsSignUp = true

    /// Creates the default options.
    public init() {}
}

/// The scopes that an app requests from a user.
public struct ScopeRequest: Sendable, Hashable, Codable {
    /// The owners of grants that can be added.
    public enum ScopeType: String, Sendable, Hashable, Codable {
        /// The grants of the team's admins.
        case team
        /// The grants of the user.
        case user
    }

    /// The owner of the scopes.
    public let scopeType: ScopeType

    /// The names of the scopes, for example `files.content.read`. An empty array requests all scopes of the app.
    public let scopes: [String]

    /// A Boolean value that indicates whether the token includes earlier grants of the app in addition to `scopes`,
    /// which must not be empty.
    public let includeGrantedScopes: Bool

    /// Creates a request.
    public init(scopeType: ScopeType, scopes: [String], includeGrantedScopes: Bool) {
        self.scopeType = scopeType
        self.scopes = scopes
        self.includeGrantedScopes = includeGrantedScopes
    }

    /// The scopes separated by spaces, as in OAuth requests, or `nil` if there are none.
    public var scopeString: String? {
        scopes.isEmpty ? nil : scopes.joined(separator: " ")
    }
}
