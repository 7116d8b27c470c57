/// The OAuth scopes that apps can request, with the descriptions that users see when they grant them.
///
/// The API specification isn't a complete source: it names only the scopes of routes. Some scopes have no route of their own,
/// such as `team_data.team_space`, or extend what other routes return, and the App Console of Dropbox offers them, too.
enum ScopeCatalog {
    struct Scope: Sendable, Hashable {
        let name: String
        let description: String

        init(_ name: String, _ text: String) {
            self.name = name
            description = text
        }
    }

    /// The scopes that a user grants, in display order.
    static let user: [Scope] = [
        Scope("account_info.read", "See your name, email address, country, and how much space you use"),
        Scope("account_info.write", "Change your name and profile photo"),
        Scope("files.metadata.read", "See the names, sizes, and dates of your files and folders"),
        Scope("files.metadata.write", "Change tags and properties of your files and folders"),
        Scope("files.content.read", "Read and download the content of your files"),
        Scope("files.content.write", "Add, change, move, and delete your files and folders"),
        Scope("files.permanent_delete", "Permanently delete your files"),
        Scope("sharing.read", "See your shared links and who you share files with"),
        Scope("sharing.write", "Share files, invite people, and create shared links"),
        Scope("private:sharing.write", "Change sharing in ways that are not open to the public"),
        Scope("file_requests.read", "See your file requests"),
        Scope("file_requests.write", "Create, edit, and delete file requests"),
        Scope("contacts.read", "See the contacts that you added yourself"),
        Scope("contacts.write", "Remove contacts that you added yourself"),
        Scope("openid", "Identify you when you sign in with Dropbox"),
        Scope("profile", "See your name when you sign in with Dropbox"),
        Scope("email", "See your email address when you sign in with Dropbox"),
    ]

    /// The scopes that an admin grants on behalf of a team, in display order.
    static let team: [Scope] = [
        Scope("team_info.read", "See the name, size, and settings of your team"),
        Scope("team_info.write", "Change settings of your team"),
        Scope("team_data.member", "Act on behalf of any team member, within the other permissions"),
        Scope("team_data.team_space", "See and change the team space of your team"),
        Scope("team_data.content.read", "Read team folders and their files"),
        Scope("team_data.content.write", "Change team folders and their files"),
        Scope("team_data.governance.read", "See legal holds and their data"),
        Scope("team_data.governance.write", "Manage legal holds and their data"),
        Scope("files.team_metadata.read", "See the property templates of your team"),
        Scope("files.team_metadata.write", "Change the property templates of your team"),
        Scope("members.read", "See the members of your team"),
        Scope("members.write", "Add, change, and suspend members of your team"),
        Scope("members.delete", "Remove members from your team and erase their data"),
        Scope("groups.read", "See the groups of your team"),
        Scope("groups.write", "Create, edit, and delete groups of your team"),
        Scope("sessions.list", "See the devices, sessions, and apps of your members"),
        Scope("sessions.modify", "Sign members out and unlink their devices and apps"),
        Scope("events.read", "Read the activity log of your team"),
    ]

    /// The scopes for signing in with OpenID Connect, which an app must request.
    static let openID: Set = ["openid", "profile", "email"]

    static let teamNames = Set(team.map(\.name))

    /// The names of all scopes.
    static let names = Set(user.map(\.name)).union(teamNames)

    /// The scope that every user authorization includes.
    static let mandatory = "account_info.read"

    /// Returns the catalog entries of the given scopes, in display order.
    static func scopes(named scopes: Set<String>) -> [Scope] {
        (user + team).filter { scopes.contains($0.name) }
    }
}
