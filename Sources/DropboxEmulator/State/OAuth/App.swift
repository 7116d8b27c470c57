/// A program that users let into their Dropbox, as its owner registered it.
struct App: Sendable, Hashable {
    /// What an app can reach.
    enum Kind: String, Sendable, CaseIterable {
        /// All files of a user.
        case fullDropbox = "full_dropbox"
        /// The folder that bears the name of the app.
        case appFolder = "app_folder"
        /// A team, its members and their files.
        case team

        /// Whether admins let the app in, in the name of their team.
        var isForTeams: Bool { self == .team }
    }

    var key: String
    var secret: String
    var name: String
    var kind = Kind.fullDropbox
    /// What it may ask for at most, and asks for when it names nothing.
    var scopes: Set<String>
    /// Where users may be sent back to; `RedirectPolicy` says how they are compared.
    var redirectURIs: [String] = []
    /// Whether it may get tokens without a code (`response_type=token`).
    var allowsImplicitGrant = true
    /// Whether its calls are answered.
    var isEnabled = true
}
