import DropboxSQLite

/// A namespace that a team can reach.
struct TeamNamespace: Sendable, Hashable {
    var number: Int64
    var kind: NamespaceKind
    var name: String
    /// Id of the member whose it is; nil for what belongs to the team.
    var member: String?
}

extension Store {
    /// The root and the folders of a team, and all that its members own, oldest first.
    func namespaces(of team: TeamAccount) throws -> [TeamNamespace] {
        let query = """
            SELECT n.number, n.kind, CASE n.kind WHEN 'home' THEN m.folder ELSE n.name END,
                CASE WHEN n.kind IN ('home', 'app_folder') THEN m.id END
            FROM namespaces n LEFT JOIN team_members m ON m.account = n.owner AND m.team = ?1 AND m.status <> 'removed'
            LEFT JOIN team_folders f ON f.namespace = n.number AND f.team = ?1
            WHERE m.number IS NOT NULL OR f.namespace IS NOT NULL OR n.number = ?2 ORDER BY n.number
            """
        return try read { connection in
            try connection.rows(query, team.number, team.root) { row in
                TeamNamespace(
                    number: row[0] ?? 0, kind: NamespaceKind(rawValue: row[1] ?? "") ?? .shared, name: row[2] ?? "",
                    member: row[3])
            }
        }
    }
}
