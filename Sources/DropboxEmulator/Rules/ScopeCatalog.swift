/// What scopes allow, in words for the people who grant them.
enum ScopeCatalog {
    struct Scope: Sendable, Hashable {
        let name: String
        let words: String
    }

    /// Scopes that a user grants, in the order in which they are shown.
    static let user: [Scope] = [
        Scope(name: "account_info.read", words: "See your name, email address, country and how much space you use"),
        Scope(name: "account_info.write", words: "Change your name and profile photo"),
        Scope(name: "files.metadata.read", words: "See the names, sizes and dates of your files and folders"),
        Scope(name: "files.metadata.write", words: "Change tags and properties of your files and folders"),
        Scope(name: "files.content.read", words: "Read and download the content of your files"),
        Scope(name: "files.content.write", words: "Add, change, move and delete your files and folders"),
        Scope(name: "files.permanent_delete", words: "Delete files for good, so that nobody can restore them"),
        Scope(name: "sharing.read", words: "See whom you share files with, and your shared links"),
        Scope(name: "sharing.write", words: "Share files, invite people and make shared links"),
        Scope(name: "private:sharing.write", words: "Change sharing in ways that are not open to the public"),
        Scope(name: "file_requests.read", words: "See your file requests"),
        Scope(name: "file_requests.write", words: "Make, change and delete file requests"),
        Scope(name: "contacts.write", words: "Remove contacts that you added yourself"),
        Scope(name: "openid", words: "Know you again when you sign in with Dropbox"),
        Scope(name: "profile", words: "See your name when you sign in with Dropbox"),
        Scope(name: "email", words: "See your email address when you sign in with Dropbox"),
    ]

    /// Scopes that an admin grants in the name of a team, in the order in which they are shown.
    static let team: [Scope] = [
        Scope(name: "team_info.read", words: "See the name, size and settings of your team"),
        Scope(name: "team_info.write", words: "Change settings of your team"),
        Scope(name: "team_data.member", words: "Act for every member of your team, within the other permissions"),
        Scope(name: "team_data.content.read", words: "Read team folders and their files"),
        Scope(name: "team_data.content.write", words: "Change team folders and their files"),
        Scope(name: "team_data.governance.write", words: "Manage legal holds and their data"),
        Scope(name: "files.team_metadata.write", words: "Change the property templates of your team"),
        Scope(name: "members.read", words: "See the members of your team"),
        Scope(name: "members.write", words: "Add, change and suspend members of your team"),
        Scope(name: "members.delete", words: "Remove members from your team and erase their data"),
        Scope(name: "groups.read", words: "See the groups of your team"),
        Scope(name: "groups.write", words: "Make, change and delete groups of your team"),
        Scope(name: "sessions.list", words: "See the devices, sessions and apps of your members"),
        Scope(name: "sessions.modify", words: "Sign members out and unlink their devices and apps"),
        Scope(name: "events.read", words: "Read the activity log of your team"),
    ]

    static let teamNames = Set(team.map(\.name))

    /// Every scope that there is.
    static let names = Set(user.map(\.name)).union(teamNames)

    /// The scope without which no user lets an app in.
    static let mandatory = "account_info.read"

    /// What a set of scopes allows, in the order of the catalog.
    static func words(for scopes: Set<String>) -> [Scope] {
        (user + team).filter { scopes.contains($0.name) }
    }
}
