import DropboxCore

/// What a namespace is for.
enum NamespaceKind: String, Sendable {
    /// The files of one account.
    case home
    /// The folder of one app in one home.
    case appFolder = "app_folder"
    /// A folder that an account shares with others.
    case shared
    /// The common root of a team.
    case teamRoot = "team_root"
    /// A folder of a team.
    case teamFolder = "team_folder"
}

/// Where and how an account sees a namespace.
struct MountPoint: Sendable, Hashable {
    let namespace: Int64
    let kind: NamespaceKind
    let access: AccessLevel
    /// The way from the caller's root, as a key and as it is shown. Empty for the root itself, nil when the way does not
    /// lead there: the namespace is not mounted.
    var path: String?
    var display: String?
    /// The namespace that holds it, and the key of its place there.
    var holder: Int64?
    var pathInHolder = ""
    /// The change that put it in its place.
    var sequence: Int64 = 0
    /// The latest change that put it, or a namespace that holds it, in its place: what came before was not told to whoever
    /// looks from the root.
    var since: Int64 = 0

    /// Whether things in it count as being in a shared folder.
    var isShared: Bool {
        switch kind {
        case .shared, .teamRoot, .teamFolder: true
        // A member's home is one when it is seen as a part of the team's space.
        case .home: holder != nil
        case .appFolder: false
        }
    }

    /// The same, out of the caller's sight.
    var unmounted: MountPoint {
        var point = self
        point.path = nil
        point.display = nil
        return point
    }
}

/// The namespaces that an account sees from a root: the root, what is mounted in it, what is mounted in that, and so on.
final class MountTable: Sendable {
    let view: NamespaceView
    /// Mounted below the root, outer ones before those that they hold.
    let below: [MountPoint]
    private let points: [Int64: MountPoint]
    private let paths: [String: MountPoint]

    init(view: NamespaceView, points: [MountPoint]) {
        self.view = view
        self.points = Dictionary(points.map { ($0.namespace, $0) }) { first, _ in first }
        below = points.filter { $0.path?.isEmpty == false }
            .sorted { ($0.path ?? "").precedesBytewise($1.path ?? "") }
        paths = Dictionary(below.map { ($0.path ?? "", $0) }) { first, _ in first }
    }

    /// How a namespace is seen; nil if it is not.
    subscript(namespace: Int64) -> MountPoint? { points[namespace] }

    /// What is mounted at a path from the root.
    func mounted(at path: String) -> MountPoint? { paths[path] }

    /// Leads a way from the root into the namespace where its last name is. A name under which something is mounted is
    /// itself a name of the namespace that holds the mount.
    func resolve(_ names: [String]) -> Location {
        guard !below.isEmpty else { return Location(namespace: view.root, names: names, mounts: self) }
        var found = view.root
        var count = 0
        var path = ""
        for (index, name) in names.dropLast().enumerated() {
            path += "/" + CaseFoldedName.key(name)
            guard let point = paths[path] else { continue }
            found = point.namespace
            count = index + 1
        }
        return Location(namespace: found, names: Array(names.dropFirst(count)), mounts: self)
    }

    /// The table with other namespaces that can be reached, but not on a way from the root.
    func adding(unmounted others: [MountPoint]) -> MountTable {
        MountTable(view: view, points: Array(points.values) + others.map(\.unmounted))
    }

    /// The table of somebody to whom no way leads.
    var unmounted: MountTable { MountTable(view: view, points: points.values.map(\.unmounted)) }

    /// All namespaces of the table.
    var all: [MountPoint] { Array(points.values) }
}

/// Tables are told apart by whose they are: what is seen of an entry is no part of what the entry is.
extension MountTable: Hashable {
    static func == (left: MountTable, right: MountTable) -> Bool { left.view == right.view }

    func hash(into hasher: inout Hasher) { hasher.combine(view) }
}

extension String {
    /// The order of the database.
    func precedesBytewise(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}
