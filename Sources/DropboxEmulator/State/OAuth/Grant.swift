import Foundation

/// What a user, or an admin in the name of a team, allowed an app once. It owns the tokens that were made from it, and
/// they end with it.
struct Grant: Sendable, Hashable {
    var number: Int64
    /// Who allowed it.
    var account: Int64
    /// The team that it was allowed for; nil for the account's own files.
    var team: Int64?
    var app: String
    var scopes: Set<String>
    var created: Date
}

/// What a token allows.
struct Token: Sendable, Hashable {
    enum Kind: String, Sendable {
        case access
        case refresh
    }

    /// Characters of the refresh tokens that are made here.
    static let refreshLength = 64

    /// What a client has to show beside a refresh token.
    enum Redemption: String, Sendable {
        /// Key and secret of the app.
        case secret
        /// The key of the app: for programs that cannot keep a secret.
        case key
        /// Nothing: for clients that bring a key of their own, of which the emulator has never heard.
        case anyClient = "any_client"
    }

    var text: String
    var kind: Kind
    var grant: Int64
    /// Who allowed it.
    var account: Int64
    /// The team that the account allowed it for; nil for the account's own files.
    var team: Int64?
    var app: String
    var scopes: Set<String>
    /// nil for never.
    var expires: Date?
    var redemption: Redemption
}

/// A code that an app exchanges for tokens, once.
struct AuthorizationCode: Sendable, Hashable {
    /// Which tokens the app gets.
    enum AccessType: String, Sendable {
        /// An access token that expires.
        case online
        /// The same, and a refresh token.
        case offline
        /// An access token that does not expire.
        case legacy
    }

    var grant: Int64
    var app: String
    /// The address that it was sent to; nil where the user was shown it.
    var redirectURI: String?
    var proofKey: PKCE?
    var accessType: AccessType
}
