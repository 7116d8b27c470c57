import DropboxCore
import Foundation
import DropboxSQLite

/// A file, a folder, or the memory of one that is gone.
struct Entry: Sendable, Hashable {
    enum Kind: Int, Sendable {
        case deleted = 0
        case file = 1
        case folder = 2
    }

    /// What only files have.
    struct File: Sendable, Hashable {
        var rev: String
        var size: UInt64
        var contentHash: BlockHash
        var clientModified: Date
        var serverModified: Date
        /// Id of the account that wrote it.
        var author: String?
    }

    var namespace: Int64
    /// The key: the lower-cased path within the namespace.
    var path: String
    var parent: String
    var name: String
    /// The path as it is shown. Only its last name is sure to have the right case.
    var display: String
    var kind: Kind
    var id: String
    /// The revision of a file, also of one that is gone.
    var revision: Int64?
    /// When it changed last.
    var sequence: Int64
    /// The namespace that is mounted here, if one is. Everything below is in that one.
    var mounted: Int64?
    /// The change that last ended a mount at the path.
    var unmounted: Int64?
    /// Set for files that exist.
    var file: File?
    /// Through which mounts it was found; nil for the namespace's own view of it.
    var mounts: MountTable?
    /// Set where a call asks for it.
    var details = Details()

    /// What metadata tells beyond the entry itself.
    struct Details: Sendable, Hashable {
        /// Whether `restore` can bring it back.
        var isRestorable: Bool?
        /// Who has locked the file.
        var lock: FileLock?
        var properties: [PropertyGroup]?
        /// Whether a file has members of its own, beside those of the folder that it is in.
        var hasExplicitMembers: Bool?
        /// What a photo or a video says of itself.
        var media: MediaInfo?
    }

    static let columns = """
        e.namespace, e.path, e.parent, e.name, e.display, e.kind, e.id, e.revision, e.sequence, \
        r.rev, r.size, r.content, r.client_modified, r.server_modified, r.author, e.mounted, e.unmounted
        """
    /// The table to read `columns` from.
    static let source = "entries e LEFT JOIN revisions r ON r.number = e.revision AND e.kind = 1"

    init(_ row: Row) {
        namespace = row[0] ?? 0
        path = row[1] ?? ""
        parent = row[2] ?? ""
        name = row[3] ?? ""
        display = row[4] ?? ""
        kind = Kind(rawValue: row[5] ?? 0) ?? .deleted
        id = row[6] ?? ""
        revision = row[7]
        sequence = row[8] ?? 0
        mounted = row[15]
        unmounted = row[16]
        if let rev: String = row[9], let size: UInt64 = row[10], let content: Data = row[11] {
            file = File(
                rev: rev, size: size, contentHash: BlockHash(bytes: content),
                clientModified: row[12] ?? .distantPast, serverModified: row[13] ?? .distantPast, author: row[14])
        }
    }
}

extension Entry {
    /// How the caller sees the namespace that it is in.
    var point: MountPoint? { mounts?[namespace] }

    /// The key of the caller's way to it; nil when it is in no namespace that is mounted.
    var seenPath: String? { seen(path, below: point?.path) }

    /// That way as it is shown.
    var seenDisplay: String? { seen(display, below: point?.display) }

    private func seen(_ path: String, below mount: String?) -> String? {
        mounts == nil ? path : mount.map { $0 + path }
    }

    /// The names from the root of the namespace on, as they are shown.
    var names: [String] { display.split(separator: "/").map(String.init) }

    /// The same entry, as it is seen through mounts.
    func seen(through mounts: MountTable?) -> Entry {
        var entry = self
        entry.mounts = mounts
        return entry
    }
}

/// A place in a namespace, whether or not something is there.
struct Location: Sendable {
    var namespace: Int64
    /// The names from the root of the namespace on, as they are shown.
    var names: [String]
    /// Through which mounts it is seen.
    var mounts: MountTable

    var path: String { names.reduce(into: "") { $0 += "/" + CaseFoldedName.key($1) } }
    var isRoot: Bool { names.isEmpty }
    var parent: Location { Location(namespace: namespace, names: names.dropLast(), mounts: mounts) }

    func child(_ name: String) -> Location {
        Location(namespace: namespace, names: names + [name], mounts: mounts)
    }

    /// How the caller sees the namespace that it is in.
    var point: MountPoint? { mounts[namespace] }

    /// The folder above it on the caller's way, where its own entry is; nil when that is a root.
    var folder: Location? {
        if names.count > 1 { return parent }
        guard let way = point?.display, !way.isEmpty else { return nil }
        return mounts.resolve(way.split(separator: "/").map(String.init))
    }

    /// Whether the caller may change what is in the namespace.
    var canWrite: Bool { point?.access.canWrite == true }
}

/// Through whose eyes paths are read: a path without a prefix starts at the root of the view.
struct NamespaceView: Sendable, Hashable {
    var account: Int64
    var root: Int64
    /// Whether nothing but what is below the root exists for the caller, as for apps with a folder of their own.
    var isConfined = false
    /// Set for calls with the rights of an admin.
    var adminRights: AdminRights?

    /// The same eyes on another root.
    func rooted(in namespace: Int64) -> NamespaceView {
        var view = self
        view.root = namespace
        return view
    }
}

/// What an admin may do beyond what the admin's own account may.
struct AdminRights: Sendable, Hashable {
    let team: Int64
    /// Whether the files of members may be looked at too, not just those of the team.
    let reachesMembers: Bool
}
