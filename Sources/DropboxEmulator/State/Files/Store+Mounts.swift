import DropboxSQLite

/// Finding out which namespaces an account sees.
extension Store {
    /// The namespaces that are seen from the root of a view.
    ///
    /// - Throws: `LookupFailure.notFound` when the account has no access to the root.
    static func mounts(of view: NamespaceView, _ connection: Connection) throws -> MountTable {
        guard let root = try point(of: view.root, for: view, connection) else { throw LookupFailure.notFound }
        var points = [root]
        var next = 0
        // Breadth first; a namespace that was met before is not entered again.
        while next < points.count {
            let holder = points[next]
            next += 1
            for point in try mounted(in: holder, for: view, connection)
            where !points.contains(where: { $0.namespace == point.namespace }) {
                points.append(point)
            }
        }
        return MountTable(view: view, points: points)
    }

    /// A namespace as its own root; nil if the caller has no access to it.
    static func point(of namespace: Int64, for view: NamespaceView, _ connection: Connection) throws -> MountPoint? {
        let query = """
            SELECT n.kind, \(access) FROM namespaces n
            LEFT JOIN folder_members m ON m.namespace = n.number AND m.account = ?1 WHERE n.number = ?4
            """
        let rights = view.adminRights
        let point = try connection.first(query, view.account, rights?.team, rights?.reachesMembers, namespace) { row in
            MountPoint(
                namespace: namespace, kind: NamespaceKind(rawValue: row[0] ?? "") ?? .shared,
                access: AccessLevel(rawValue: row[1] ?? 0) ?? .noAccess, path: "", display: "")
        }
        return point.flatMap { $0.access == .noAccess ? nil : $0 }
    }

    private static func mounted(
        in holder: MountPoint, for view: NamespaceView, _ connection: Connection
    ) throws -> [MountPoint] {
        let query = """
            SELECT e.mounted, n.kind, \(access), e.path, e.display, e.sequence
            FROM entries e INDEXED BY entries_mounted JOIN namespaces n ON n.number = e.mounted
            LEFT JOIN folder_members m ON m.namespace = n.number AND m.account = ?1
            WHERE e.namespace = ?4 AND e.mounted IS NOT NULL
            """
        let rights = view.adminRights
        return try connection.rows(
            query, view.account, rights?.team, rights?.reachesMembers, holder.namespace
        ) { row in
            let path: String = row[3] ?? ""
            let sequence: Int64 = row[5] ?? 0
            return MountPoint(
                namespace: row[0] ?? 0, kind: NamespaceKind(rawValue: row[1] ?? "") ?? .shared,
                access: AccessLevel(rawValue: row[2] ?? 0) ?? .noAccess, path: (holder.path ?? "") + path,
                display: (holder.display ?? "") + (row[4] ?? ""), holder: holder.namespace, pathInHolder: path,
                sequence: sequence, since: max(sequence, holder.since))
        }
        .filter { $0.access > .noAccess }
    }

    /// What the account ?1 may do. An admin of the team ?2 may do all with what is the team's, and with ?3 look at what is
    /// its members'. An owner needs no membership, groups bring it, and who belongs to a team sees its root and its folders; what stands
    /// in the root is for admins to change.
    private static let access = """
        CASE WHEN n.owner = ?1 THEN \(AccessLevel.owner.rawValue)
        WHEN ?2 IS NOT NULL AND (n.number = (SELECT root FROM teams WHERE number = ?2)
            OR EXISTS (SELECT 1 FROM team_folders f WHERE f.team = ?2 AND f.namespace = n.number))
            THEN \(AccessLevel.owner.rawValue)
        WHEN ?3 AND EXISTS (
            SELECT 1 FROM team_members t WHERE t.team = ?2 AND t.account = n.owner AND t.status <> 'removed')
            THEN \(AccessLevel.viewer.rawValue)
        WHEN n.kind = 'team_root' THEN coalesce((
            SELECT CASE t.role WHEN 'team_admin' THEN \(AccessLevel.editor.rawValue)
                ELSE \(AccessLevel.viewer.rawValue) END
            FROM team_members t JOIN teams g ON g.number = t.team
            WHERE t.account = ?1 AND t.status = 'active' AND g.root = n.number), 0)
        WHEN n.kind = 'team_folder' THEN coalesce((
            SELECT \(AccessLevel.editor.rawValue) FROM team_members t JOIN team_folders f ON f.team = t.team
            WHERE t.account = ?1 AND t.status = 'active' AND f.namespace = n.number AND f.status = 'active'), 0)
        ELSE max(coalesce(m.access, 0), coalesce((
            SELECT max(g.access) FROM folder_groups g JOIN group_members i ON i.group_number = g.group_number
            JOIN team_members t ON t.number = i.member
            WHERE g.namespace = n.number AND t.account = ?1 AND t.status = 'active'), 0)) END
        """
}

extension Writer {
    /// Puts the root of a namespace at a place.
    func mount(_ namespace: Int64, at location: Location) throws {
        let id = try connection.value("SELECT folder FROM namespaces WHERE number = ?", namespace, as: String.self)
        guard let id else { return }
        let place = try makeFolders(through: location.parent).child(location.names.last ?? "")
        try put(place, .folder, id: id, mounted: namespace)
    }

    /// Gives a member's own files a place in the root of the team.
    func mountHome(of account: UserAccount, in team: TeamAccount, as name: String) throws {
        try connection.execute(
            "UPDATE namespaces SET folder = coalesce(folder, ?) WHERE number = ?", store.minting.fileID(), account.home)
        let mounts = MountTable(view: NamespaceView(account: account.number, root: team.root), points: [])
        try mount(account.home, at: Location(namespace: team.root, names: [name], mounts: mounts))
    }
}
