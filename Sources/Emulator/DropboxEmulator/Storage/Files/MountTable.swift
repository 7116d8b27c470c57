import DropboxCore
import DropboxSQLite

/// The purpose of a namespace.
enum NamespaceKind: String, Sendable {
    /// The files of one account.
    case home
    /// The folder of one app in the home of an account.
    case appFolder = "app_folder"
    /// A shared folder.
    case shared
    /// The root of a team.
    case teamRoot = "team_root"
    /// A team folder.
    case teamFolder = "team_folder"
}

/// The location of a namespace in an account's view, and the account's access to it.
struct MountPoint: Sendable, Hashable {
    let namespace: Int64
    let kind: NamespaceKind
    let access: AccessLevel
    /// The path from the root of the view, as a key and in its original case.
    ///
    /// Both are empty for the root itself, and `nil` if the namespace isn't mounted.
    var path: String?
    var displayPath: String?
    /// The namespace in which this one is mounted, and the key of the path there.
    var parentNamespace: Int64?
    var pathInParent = ""
    /// The change that mounted the namespace.
    var sequence: Int64 = 0
    /// The latest change that mounted the namespace or one of its parents. The view didn't include earlier changes.
    var visibleSince: Int64 = 0

    /// A Boolean value that indicates whether the content counts as shared.
    var isShared: Bool {
        switch kind {
        case .shared, .teamRoot, .teamFolder: true
        // In the team space, a member's home counts as shared.
        case .home: parentNamespace != nil
        case .appFolder: false
        }
    }

    /// The same namespace, not mounted.
    var unmounted: MountPoint {
        var point = self
        point.path = nil
        point.displayPath = nil
        return point
    }
}

/// The namespaces that are visible from a root: the root itself and, recursively, all namespaces mounted in it.
final class MountTable: Sendable {
    let view: NamespaceView
    /// The mount points below the root. Parents precede the namespaces that are mounted in them.
    let nestedMounts: [MountPoint]
    private let points: [Int64: MountPoint]
    private let paths: [String: MountPoint]

    init(view: NamespaceView, points: [MountPoint]) {
        self.view = view
        self.points = Dictionary(points.map { ($0.namespace, $0) }) { first, _ in first }
        nestedMounts = points.filter { $0.path?.isEmpty == false }
            .sorted { ($0.path ?? "").precedesInDatabaseOrder($1.path ?? "") }
        paths = Dictionary(nestedMounts.map { ($0.path ?? "", $0) }) { first, _ in first }
    }

    /// Returns the mount point of a namespace, or `nil` if the table doesn't contain it.
    subscript(namespace: Int64) -> MountPoint? { points[namespace] }

    /// Returns the mount point at a path, relative to the root.
    func mountPoint(at path: String) -> MountPoint? { paths[path] }

    /// Resolves a path to a location in the namespace that contains its last component.
    ///
    /// If a namespace is mounted at the path itself, the location refers to the mount's entry in the parent namespace.
    func resolve(_ names: [String]) -> Location {
        guard !nestedMounts.isEmpty else { return Location(namespace: view.root, names: names, mounts: self) }
        var namespace = view.root
        var count = 0
        var path = ""
        for (index, name) in names.dropLast().enumerated() {
            path += "/" + CaseFoldedName.key(name)
            guard let point = paths[path] else { continue }
            namespace = point.namespace
            count = index + 1
        }
        return Location(namespace: namespace, names: Array(names.dropFirst(count)), mounts: self)
    }

    /// Returns a table with additional namespaces that are accessible but not mounted.
    func adding(unmounted others: [MountPoint]) -> MountTable {
        MountTable(view: view, points: Array(points.values) + others.map(\.unmounted))
    }

    /// The same table with all namespaces unmounted.
    var unmounted: MountTable { MountTable(view: view, points: points.values.map(\.unmounted)) }

    /// The mount points of all namespaces.
    var allMountPoints: [MountPoint] { Array(points.values) }
}

/// Two tables are equal if their views are, because the mounts of an entry aren't part of its value.
extension MountTable: Hashable {
    static func == (left: MountTable, right: MountTable) -> Bool { left.view == right.view }

    func hash(into hasher: inout Hasher) { hasher.combine(view) }
}

extension String {
    /// Compares two strings in the order of the database.
    func precedesInDatabaseOrder(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}

/// Resolving mounts.
extension Store {
    /// Returns the namespaces that are visible from the root of a view.
    ///
    /// - Throws: `LookupError.notFound` if the caller has no access to the root.
    static func mounts(of view: NamespaceView, _ connection: Connection) throws -> MountTable {
        guard let root = try mountPoint(of: view.root, for: view, connection) else { throw LookupError.notFound }
        var points = [root]
        var next = 0
        // Search breadth-first. Visit each namespace once.
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

    /// Returns the mount point of a namespace as a root, or `nil` if the caller has no access to it.
    static func mountPoint(of namespace: Int64, for view: NamespaceView, _ connection: Connection) throws -> MountPoint?
    {
        let query = """
            SELECT n.kind, \(access) FROM namespaces n
            LEFT JOIN folder_members m ON m.namespace = n.number AND m.account = ?1 WHERE n.number = ?4
            """
        let rights = view.adminRights
        let point = try connection.first(query, view.account, rights?.team, rights?.canReadMemberFiles, namespace) {
            row in
            MountPoint(
                namespace: namespace, kind: NamespaceKind(rawValue: row[0] ?? "") ?? .shared,
                access: AccessLevel(rawValue: row[1] ?? 0) ?? .noAccess, path: "", displayPath: "")
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
            query, view.account, rights?.team, rights?.canReadMemberFiles, holder.namespace
        ) { row in
            let path: String = row[3] ?? ""
            let sequence: Int64 = row[5] ?? 0
            return MountPoint(
                namespace: row[0] ?? 0, kind: NamespaceKind(rawValue: row[1] ?? "") ?? .shared,
                access: AccessLevel(rawValue: row[2] ?? 0) ?? .noAccess, path: (holder.path ?? "") + path,
                displayPath: (holder.displayPath ?? "") + (row[4] ?? ""), parentNamespace: holder.namespace,
                pathInParent: path,
                sequence: sequence, visibleSince: max(sequence, holder.visibleSince))
        }
        .filter { $0.access > .noAccess }
    }

    /// The SQL expression for the access of account ?1 to namespace n.
    ///
    /// An admin of team ?2 owns the team's namespaces and, if ?3 is set, can read those of its members.
    private static let access = """
        CASE WHEN ?2 IS NOT NULL AND (n.number = (SELECT root FROM teams WHERE number = ?2)
            OR EXISTS (SELECT 1 FROM team_folders f WHERE f.team = ?2 AND f.namespace = n.number))
            THEN \(AccessLevel.owner.rawValue)
        WHEN ?3 AND n.owner IS NOT ?1 AND EXISTS (
            SELECT 1 FROM team_members t WHERE t.team = ?2 AND t.account = n.owner AND t.status <> 'removed')
            THEN \(AccessLevel.viewer.rawValue)
        ELSE \(accessWithoutAdminRights(of: "?1")) END
        """

    /// Returns the SQL expression for the access of an account to namespace n. The account's own membership is m.
    ///
    /// Owners need no membership. Members have access through groups, too. Members of a team have access to its root
    /// and folders; only admins can change the content of the root.
    static func accessWithoutAdminRights(of account: String) -> String {
        """
        CASE WHEN n.owner = \(account) THEN \(AccessLevel.owner.rawValue)
        WHEN n.kind = 'team_root' THEN coalesce((
            SELECT CASE t.role WHEN 'team_admin' THEN \(AccessLevel.editor.rawValue)
                ELSE \(AccessLevel.viewer.rawValue) END
            FROM team_members t JOIN teams g ON g.number = t.team
            WHERE t.account = \(account) AND t.status = 'active' AND g.root = n.number), 0)
        WHEN n.kind = 'team_folder' THEN coalesce((
            SELECT \(AccessLevel.editor.rawValue) FROM team_members t JOIN team_folders f ON f.team = t.team
            WHERE t.account = \(account) AND t.status = 'active' AND f.namespace = n.number AND f.status = 'active'), 0)
        ELSE max(coalesce(m.access, 0), coalesce((
            SELECT max(g.access) FROM folder_groups g JOIN group_members i ON i.group_number = g.group_number
            JOIN team_members t ON t.number = i.member
            WHERE g.namespace = n.number AND t.account = \(account) AND t.status = 'active'), 0)) END
        """
    }
}

extension Writer {
    /// Mounts a namespace at a location.
    func mount(_ namespace: Int64, at location: Location) throws {
        let id = try connection.value("SELECT folder FROM namespaces WHERE number = ?", namespace, as: String.self)
        guard let id else { return }
        let mountLocation = try createFolders(through: location.parent).child(location.names.last ?? "")
        try put(mountLocation, .folder, id: id, mounted: namespace)
    }

    /// Removes the mount of a namespace from a home or the root of a team. Does nothing if it isn't mounted there.
    func unmount(_ namespace: Int64, from root: Int64) throws {
        let query = "SELECT \(Entry.columns) FROM \(Entry.source) WHERE e.namespace = ? AND e.mounted = ?"
        if let entry = try connection.first(query, root, namespace, make: Entry.init) { try markDeleted(entry) }
    }

    /// Mounts a member's home in the root of the team. A home that is mounted there gets the name.
    func mountHome(of account: UserAccount, in team: TeamAccount, as name: String) throws {
        try unmount(account.homeNamespace, from: team.root)
        try connection.execute(
            "UPDATE namespaces SET folder = coalesce(folder, ?) WHERE number = ?", store.idGenerator.fileID(),
            account.homeNamespace)
        let mounts = MountTable(view: NamespaceView(account: account.number, root: team.root), points: [])
        try mount(account.homeNamespace, at: Location(namespace: team.root, names: [name], mounts: mounts))
    }
}
