import DropboxSQLite

/// The accounts that a notification names. It says nothing about their changes.
struct WebhookAudience: Sendable, Hashable {
    /// The numbers of the users who have linked the app, by account ID.
    var users: [String: Int64] = [:]
    /// The member IDs of members of teams that have linked the app, by team ID.
    var teams: [String: Set<String>] = [:]

    var isEmpty: Bool { users.isEmpty && teams.isEmpty }

    mutating func formUnion(_ other: WebhookAudience) {
        users.merge(other.users) { first, _ in first }
        teams.merge(other.teams) { $0.union($1) }
    }

    /// The account IDs, in the order of the accounts' creation.
    var accounts: [String] { users.sorted { $0.value < $1.value }.map(\.key) }

    /// The body of the notification.
    ///
    /// It has spaces as that of the service, so that a receiver that verifies the signature of the parsed and serialized
    /// body instead of the received one fails here, too. IDs have no characters to escape.
    var body: String {
        var (legacy, files): ([String], [String]) = ([], [])
        if !users.isEmpty {
            legacy.append(#""users": [\#(users.values.sorted().map(String.init).joined(separator: ", "))]"#)
            files.append(#""accounts": \#(Self.list(accounts))"#)
        }
        if !teams.isEmpty {
            let members = teams.sorted { $0.key < $1.key }.map { #""\#($0)": \#(Self.list($1.sorted()))"# }
            let object = #""teams": {\#(members.joined(separator: ", "))}"#
            legacy.append(object)
            files.append(object)
        }
        return #"{"delta": {\#(legacy.joined(separator: ", "))}, "list_folder": {\#(files.joined(separator: ", "))}}"#
    }

    private static func list(_ ids: [String]) -> String { "[" + ids.map { "\"\($0)\"" }.joined(separator: ", ") + "]" }
}

extension Store {
    /// The scope without which an app can't list files, and so isn't notified of changes.
    private static let listingScope = "files.metadata.read"
    /// The scope with which a team's app accesses the files of members.
    private static let memberScope = "team_data.member"

    /// Returns the accounts that see a changed namespace and have linked an app themselves, or whose team has.
    ///
    /// - Parameters:
    ///   - app: The app.
    ///   - changed: The namespaces with changes.
    func audience(of app: App, for changed: Set<Int64>) throws -> WebhookAudience {
        try read { connection in
            var audience = WebhookAudience()
            for grant in try Self.grants(for: app.key, connection) where grant.scopes.contains(Self.listingScope) {
                if let team = grant.team {
                    guard grant.scopes.contains(Self.memberScope) else { continue }
                    let members = try Self.changedMembers(of: team, app, changed, connection)
                    guard !members.ids.isEmpty else { continue }
                    audience.teams[members.team, default: []].formUnion(members.ids)
                } else if let account = try Self.account(grant.account, connection),
                    try Self.sees(changed, account, app, connection)
                {
                    audience.users[account.id] = account.number
                }
            }
            return audience
        }
    }

    private static func changedMembers(
        of team: Int64, _ app: App, _ changed: Set<Int64>, _ connection: Connection
    ) throws -> (team: String, ids: Set<String>) {
        let id = try connection.value("SELECT id FROM teams WHERE number = ?", team, as: String.self) ?? ""
        let query = "SELECT account FROM team_members WHERE team = ? AND status = 'active'"
        let accounts = try connection.rows(query, team) { $0[0] ?? 0 as Int64 }
        var ids: Set<String> = []
        for number in accounts {
            guard let account = try account(number, connection), let membership = account.membership else { continue }
            if try sees(changed, account, app, connection) { ids.insert(membership.id) }
        }
        return (id, ids)
    }

    /// Returns whether an account sees one of the namespaces with an app: in its home or the space of its team, or in
    /// the folder of an app that has access only to this folder.
    private static func sees(
        _ changed: Set<Int64>, _ account: UserAccount, _ app: App, _ connection: Connection
    ) throws -> Bool {
        var roots = [account.homeNamespace]
        switch account.membership?.status {
        case .suspended, .removed: return false
        case .active: roots += account.membership.map { [$0.root] } ?? []
        case .invited, nil: break
        }
        if app.kind == .appFolder {
            let query = "SELECT namespace FROM app_folders WHERE account = ? AND app = ?"
            roots = try connection.rows(query, account.number, app.key) { $0[0] ?? 0 }
        }
        return try roots.contains { root in
            do {
                let table = try mounts(of: account.view.withRoot(root), connection)
                return table.allMountPoints.contains { changed.contains($0.namespace) }
            } catch LookupError.notFound {
                return false
            }
        }
    }
}
