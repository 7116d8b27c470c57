import DropboxCore
import DropboxSQLite
import Foundation

/// A file, a folder, or the record of a deleted one.
struct Entry: Sendable, Hashable {
    enum Kind: Int, Sendable {
        case deleted = 0
        case file = 1
        case folder = 2
    }

    /// The properties that only files have.
    struct File: Sendable, Hashable {
        var rev: String
        var size: UInt64
        var contentHash: BlockHash
        var clientModified: Date
        var serverModified: Date
        /// The ID of the account that wrote this revision.
        var author: String?
    }

    var namespace: Int64
    /// The key of the entry: its case-folded path within the namespace.
    var path: String
    var parent: String
    var name: String
    /// The path in its original case. Only the case of the last component is guaranteed to be correct.
    var displayPath: String
    var kind: Kind
    var id: String
    /// The number of the revision, for files and deleted files.
    var revision: Int64?
    /// The sequence number of the latest change.
    var sequence: Int64
    /// The namespace that is mounted at this entry, if any. It contains all descendants.
    var mountedNamespace: Int64?
    /// The sequence number of the latest change that removed a folder or mount from this path, whether or not the path is in
    /// use again.
    var endOfFolder: Int64?
    /// The file properties. Set only for existing files.
    var file: File?
    /// The mounts through which the entry was resolved, or `nil` for an entry that isn't resolved in a view.
    var mounts: MountTable?
    /// The optional metadata.
    var details = Details()

    /// Metadata that isn't part of the entry itself.
    struct Details: Sendable, Hashable {
        /// A Boolean value that indicates whether `files/restore` can restore the entry.
        var isRestorable: Bool?
        /// The lock on the file. Every existing file has it, also if the other metadata isn't requested.
        var lock: FileLock?
        var properties: [PropertyGroup]?
        /// A Boolean value that indicates whether the file has members in addition to those of its folder.
        var hasExplicitMembers: Bool?
        /// The metadata of a photo or video.
        var media: MediaInfo?
    }

    static let columns = """
        e.namespace, e.path, e.parent, e.name, e.display, e.kind, e.id, e.revision, e.sequence, \
        r.rev, r.size, r.content, r.client_modified, r.server_modified, r.author, e.mounted, e.unmounted, \
        \(FileLock.column(ofFile: "e.id"))
        """
    /// The tables that provide `columns`.
    static let source = "entries e LEFT JOIN revisions r ON r.number = e.revision AND e.kind = 1"

    init(_ row: Row) {
        namespace = row[0] ?? 0
        path = row[1] ?? ""
        parent = row[2] ?? ""
        name = row[3] ?? ""
        displayPath = row[4] ?? ""
        kind = Kind(rawValue: row[5] ?? 0) ?? .deleted
        id = row[6] ?? ""
        revision = row[7]
        sequence = row[8] ?? 0
        mountedNamespace = row[15]
        endOfFolder = row[16]
        details.lock = (row[17] as String?).flatMap(FileLock.init)
        if let rev: String = row[9], let size: UInt64 = row[10], let content: Data = row[11] {
            file = File(
                rev: rev, size: size, contentHash: BlockHash(bytes: content),
                clientModified: row[12] ?? .distantPast, serverModified: row[13] ?? .distantPast, author: row[14])
        }
    }
}

extension Entry {
    /// The mount point of the entry's namespace in the caller's view.
    var mountPoint: MountPoint? { mounts?[namespace] }

    /// The key of the entry's path in the caller's view, or `nil` if its namespace isn't mounted.
    var pathInView: String? { resolve(path, below: mountPoint?.path) }

    /// The path in the caller's view, in its original case.
    var displayPathInView: String? { resolve(displayPath, below: mountPoint?.displayPath) }

    private func resolve(_ path: String, below mount: String?) -> String? {
        mounts == nil ? path : mount.map { $0 + path }
    }

    /// The path components relative to the root of the namespace, in their original case.
    var names: [String] { displayPath.pathNames }

    /// Returns the entry resolved through the given mounts.
    func resolved(in mounts: MountTable?) -> Entry {
        var entry = self
        entry.mounts = mounts
        return entry
    }
}

/// A location in a namespace, whether or not an entry exists there.
struct Location: Sendable {
    var namespace: Int64
    /// The path components relative to the root of the namespace, in their original case.
    var names: [String]
    /// The mounts through which the location was resolved.
    var mounts: MountTable

    var path: String { names.reduce(into: "") { $0 += "/" + CaseFoldedName.key($1) } }
    var isRoot: Bool { names.isEmpty }
    var parent: Location { Location(namespace: namespace, names: names.dropLast(), mounts: mounts) }

    func child(_ name: String) -> Location {
        Location(namespace: namespace, names: names + [name], mounts: mounts)
    }

    /// The mount point of the namespace in the caller's view.
    var mountPoint: MountPoint? { mounts[namespace] }

    /// The location of the parent folder's entry in the caller's view, or `nil` if the parent is a root.
    var parentInView: Location? {
        if names.count > 1 { return parent }
        guard let mountPath = mountPoint?.displayPath, !mountPath.isEmpty else { return nil }
        return mounts.resolve(mountPath.pathNames)
    }

    /// A Boolean value that indicates whether the caller has write access to the namespace.
    var canWrite: Bool { mountPoint?.access.canWrite == true }
}

/// The perspective from which paths are resolved. A path without a prefix starts at the root of the view.
struct NamespaceView: Sendable, Hashable {
    var account: Int64
    var root: Int64
    /// A Boolean value that indicates whether the caller can access only the descendants of the root, like an app with
    /// its own folder.
    var isConfined = false
    /// The admin rights of the caller. Set only for requests with admin access.
    var adminRights: AdminRights?

    /// Returns a view of another root for the same caller.
    func withRoot(_ namespace: Int64) -> NamespaceView {
        var view = self
        view.root = namespace
        return view
    }
}

/// The access of a team admin beyond that of the admin's own account.
struct AdminRights: Sendable, Hashable {
    let team: Int64
    /// A Boolean value that indicates whether the admin can read the files of members, not only those of the team.
    let canReadMemberFiles: Bool
}

/// The optional metadata that a request asks for.
struct MetadataOptions: Sendable, Hashable {
    /// The templates of the requested property groups.
    var templates: [String] = []
    var includesExplicitMembers = false
    var includesRestorability = false
    var includesNonDownloadable = true
}

extension Store {
    /// Returns the entries with the requested metadata.
    func addingMetadata(
        _ entries: [Entry], _ options: MetadataOptions = MetadataOptions(), _ owners: [TemplateOwner] = []
    ) throws -> [Entry] {
        if options == MetadataOptions() { return entries }
        return try read { connection in
            let templates = try options.templates.compactMap { id in
                do { return try Self.template(id, owners, connection) } catch is PropertyError { return nil }
            }
            return try entries.map { entry in
                var entry = entry
                if !templates.isEmpty, entry.kind != .deleted {
                    let groups = try Self.groups(of: entry.id, templates, connection)
                    entry.details.properties = groups.isEmpty ? nil : groups
                }
                if options.includesExplicitMembers, entry.kind == .file {
                    entry.details.hasExplicitMembers = try Self.hasInvitedMembers(entry.id, connection)
                }
                if options.includesRestorability, entry.kind == .deleted {
                    entry.details.isRestorable = entry.revision != nil
                }
                return entry
            }
        }
    }

    /// Returns the entry with the requested metadata.
    func addingMetadata(_ entry: Entry, _ options: MetadataOptions, _ owners: [TemplateOwner]) throws -> Entry {
        try addingMetadata([entry], options, owners).first ?? entry
    }

    /// Checks that the owners have the given templates.
    func requireTemplates(_ ids: [String], _ owners: [TemplateOwner]) throws {
        try read { connection in for id in ids { _ = try Self.template(id, owners, connection) } }
    }
}
