import SwiftyDropbox

/// An account that somebody signed in to, and what has to be known beside its token to use it.
struct SavedAccount: Codable, Hashable, Sendable {
    /// The account id, or the id of the team.
    var uid: String
    /// The name to show: of the person, or of the team.
    var name: String
    /// The email address; `nil` for a team.
    var email: String?
    /// The app that the token was made for.
    var appKey: String
    /// The server; `nil` for Dropbox.
    var server: String?

    var isTeam: Bool { email == nil }

    /// What the account is called on a command line.
    var label: String { email ?? name }

    var baseHosts: BaseHosts { server.map { BaseHosts(server: $0) } ?? .default }
}
