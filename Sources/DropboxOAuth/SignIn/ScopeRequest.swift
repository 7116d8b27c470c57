/// What an app asks a user for.
public struct ScopeRequest: Sendable, Hashable, Codable {
    /// Whose former grants can be added.
    public enum ScopeType: String, Sendable, Hashable, Codable {
        /// What the team's admins allowed the app.
        case team
        /// What the user allowed the app.
        case user
    }

    /// Whose scopes are meant.
    public let scopeType: ScopeType

    /// The names of the scopes, `files.content.read` for instance. None stands for all that the app is registered for.
    public let scopes: [String]

    /// Whether the token gets what was granted to the app before, beside `scopes`. It needs `scopes`.
    public let includeGrantedScopes: Bool

    /// A request of these parts.
    public init(scopeType: ScopeType, scopes: [String], includeGrantedScopes: Bool) {
        self.scopeType = scopeType
        self.scopes = scopes
        self.includeGrantedScopes = includeGrantedScopes
    }

    /// The scopes with blanks between them, as OAuth writes them; `nil` where there are none.
    public var scopeString: String? {
        scopes.isEmpty ? nil : scopes.joined(separator: " ")
    }
}
