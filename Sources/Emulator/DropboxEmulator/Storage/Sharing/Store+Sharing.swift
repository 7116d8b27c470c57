import DropboxCore
import DropboxSQLite
import Foundation

/// Sharing and unsharing folders.
extension Store {
    /// Changes to the policies of a folder. `nil` leaves a policy unchanged.
    struct PolicyChange: Sendable {
        var members: SharedFolder.MemberPolicy?
        var accessControl: SharedFolder.AccessControlPolicy?
        var links: SharedFolder.LinkPolicy?
        var hasViewerInfo: Bool?
    }

    /// Shares a folder. Creates the folder if it doesn't exist. The content keeps its IDs and revisions.
    func share(
        _ reference: PathReference, _ change: PolicyChange, isInheriting: Bool, _ view: NamespaceView
    ) throws -> SharedFolder {
        try write { writer in
            try writer.requireAllowedLinkPolicy(change, for: view.account)
            let entry = try writer.shareableFolder(reference, view)
            let location = try entry.location
            let owner = try writer.ownerOfShared(location)
            let namespace = try Self.addNamespace(
                .shared, owner: owner, name: entry.name, folder: entry.id, writer.connection)
            try writer.connection.execute(
                "INSERT INTO shared_folders VALUES (?, 'anyone', 'editors', 'anyone', 1, ?)", namespace, isInheriting)
            try writer.setPolicy(change, of: namespace)
            try writer.setAccess(.owner, of: view.account, in: namespace)
            try writer.moveContents(of: location, to: namespace)
            try writer.put(location, .folder, id: entry.id, mounted: namespace)
            try writer.markFormerMount(in: namespace, at: location)
            return try Self.sharedFolder(String(namespace), view, writer.connection)
        }
    }

    /// Unshares a folder. It becomes a folder of the owner, and the other members lose access.
    ///
    /// - Parameters:
    ///   - id: The ID of the folder.
    ///   - leavesCopies: Whether members who have mounted the folder keep a copy.
    ///   - view: The view of the caller.
    func unshare(_ id: String, leavesCopies: Bool, _ view: NamespaceView) throws {
        try write { writer in
            let folder = try Self.sharedFolder(id, view, writer.connection)
            guard !folder.isTeamFolder else { throw SharingError.teamFolder }
            guard folder.access == .owner else { throw SharingError.noPermission }
            for account in try writer.accountsMounting(folder.namespace) where account != view.account {
                try writer.removeMembership(of: account, from: folder, leavesCopy: leavesCopies)
            }
            try writer.mergeBack(folder, into: view.account)
        }
    }

    func setPolicy(_ change: PolicyChange, of id: String, _ view: NamespaceView) throws -> SharedFolder {
        try write { writer in
            let folder = try Self.sharedFolder(id, view, writer.connection)
            guard !folder.isTeamFolder else { throw SharingError.teamFolder }
            guard folder.access == .owner else { throw SharingError.noPermission }
            if change.members != nil, try !Self.isOnTeam(view.account, writer.connection) {
                throw SharingError.notOnTeam
            }
            try writer.requireAllowedLinkPolicy(change, for: view.account)
            try writer.setPolicy(change, of: folder.namespace)
            return try Self.sharedFolder(id, view, writer.connection)
        }
    }

    static func isOnTeam(_ account: Int64, _ connection: Connection) throws -> Bool {
        let query = "SELECT EXISTS (SELECT 1 FROM team_members WHERE account = ? AND status = 'active')"
        return try connection.value(query, account) ?? false
    }
}

extension Writer {
    /// The extensions of directories that macOS displays as files.
    private static let packageExtensions = [".app", ".bundle", ".framework", ".pkg", ".plugin", ".kext", ".rtfd"]

    /// Returns the folder to share. Creates it if it doesn't exist.
    ///
    /// - Throws: `SharingError.badPath` if the folder can't be shared.
    fileprivate func shareableFolder(_ reference: PathReference, _ view: NamespaceView) throws -> Entry {
        let location: Location
        do {
            location = try Store.locate(reference, view, connection)
        } catch is LookupError {
            throw SharingError.badPath(.invalidPath)
        }
        guard !location.isRoot, let point = location.mountPoint else { throw SharingError.badPath(.invalidPath) }
        if point.isShared, point.kind != .home { throw SharingError.badPath(.insideSharedFolder) }
        if point.kind == .appFolder { throw SharingError.badPath(.insideAppFolder) }
        func isPackage(_ name: String) -> Bool {
            Self.packageExtensions.contains { CaseFoldedName.key(name).hasSuffix($0) }
        }
        if location.names.dropLast().contains(where: isPackage) { throw SharingError.badPath(.insidePackage) }
        if location.names.last.map(isPackage) == true { throw SharingError.badPath(.isPackage) }
        guard let entry = try Store.occupant(of: location, connection) else {
            do {
                try requireNoFileAncestor(location)
                return try self.entry(at: try createFolders(through: try Store.writableLocation(reference, view, self)))
            } catch is WriteError {
                throw SharingError.badPath(.invalidPath)
            }
        }
        guard entry.kind == .folder else { throw SharingError.badPath(.isFile) }
        if let point = entry.mountedNamespace.flatMap({ location.mounts[$0] }) {
            if point.kind == .appFolder { throw SharingError.badPath(.isAppFolder) }
            let folder = try Store.sharedFolder(String(point.namespace), view, connection)
            throw SharingError.badPath(.alreadyShared(folder))
        }
        for nested in location.mounts.nestedMounts where nested.path?.isPath(below: entry.pathInView ?? "") == true {
            switch nested.kind {
            case .appFolder: throw SharingError.badPath(.containsAppFolder)
            case .teamFolder: throw SharingError.badPath(.containsTeamFolder)
            case .shared, .home, .teamRoot: throw SharingError.badPath(.containsSharedFolder)
            }
        }
        return entry
    }

    fileprivate func ownerOfShared(_ location: Location) throws -> Int64? {
        try Store.owner(of: location.namespace, connection)
    }

    /// Checks the link policy. Only teams can restrict links.
    fileprivate func requireAllowedLinkPolicy(_ change: Store.PolicyChange, for account: Int64) throws {
        guard let links = change.links, links != .anyone else { return }
        guard try Store.isOnTeam(account, connection) else { throw SharingError.disallowedLinkPolicy }
    }

    fileprivate func setPolicy(_ change: Store.PolicyChange, of namespace: Int64) throws {
        try connection.execute(
            """
            UPDATE shared_folders SET member_policy = coalesce(?, member_policy), acl_policy = coalesce(?, acl_policy),
                link_policy = coalesce(?, link_policy), has_viewer_info = coalesce(?, has_viewer_info)
            WHERE namespace = ?
            """,
            change.members?.rawValue, change.accessControl?.rawValue, change.links?.rawValue, change.hasViewerInfo,
            namespace)
    }

    /// Moves the content of a folder to a new namespace.
    ///
    /// The journal has no record of it, because a mount follows whose snapshot contains all entries. Deleted entries
    /// remain in both namespaces.
    fileprivate func moveContents(of location: Location, to namespace: Int64) throws {
        let size = try sizeOfFiles(below: location)
        try moveEntries(from: location.namespace, below: location.path, to: namespace)
        try adjustUsedSpace(of: location.namespace, by: -size)
        try adjustUsedSpace(of: namespace, by: size)
    }

    /// Marks the shared folder as a former mount if a mount ended inside it. Clients that haven't seen that change then
    /// discard the folder's old content.
    fileprivate func markFormerMount(in namespace: Int64, at location: Location) throws {
        try connection.execute(
            """
            UPDATE entries SET unmounted = sequence WHERE namespace = ? AND path = ?
                AND EXISTS (SELECT 1 FROM entries b WHERE b.namespace = ? AND b.unmounted IS NOT NULL)
            """,
            location.namespace, location.path, namespace)
    }

    /// Moves the content of a shared folder to a folder in its owner's home, and removes the shared folder.
    fileprivate func mergeBack(_ folder: SharedFolder, into account: Int64) throws {
        if try Store.mountedEntry(of: folder.namespace, for: account, connection) == nil {
            try mount(folder.namespace, inHomeOf: account, as: folder.name)
        }
        guard let entry = try Store.mountedEntry(of: folder.namespace, for: account, connection) else { return }
        let location = try entry.location
        let root = Location(namespace: folder.namespace, names: [], mounts: location.mounts)
        let size = try sizeOfFiles(below: root)
        for table in ["shared_folders", "folder_members", "folder_groups", "folder_invitees"] {
            try connection.execute("DELETE FROM \(table) WHERE namespace = ?", folder.namespace)
        }
        // The folder's ID returns to an entry in the owner's home.
        try connection.execute("UPDATE namespaces SET folder = NULL WHERE number = ?", folder.namespace)
        try put(location, .folder, id: entry.id)
        for descendant in try Store.descendants(of: root, connection) {
            var target = location
            target.names += descendant.names
            try markDeleted(descendant)
            try put(target, descendant.kind, id: descendant.id, revision: descendant.revision)
        }
        try connection.execute(
            "UPDATE revisions SET namespace = ?1, path = ?2 || path WHERE namespace = ?3", location.namespace,
            location.path, folder.namespace)
        try adjustUsedSpace(of: folder.namespace, by: -size)
        try adjustUsedSpace(of: location.namespace, by: size)
    }

    private func moveEntries(from source: Int64, below path: String, to target: Int64) throws {
        // Paths and their display forms have the same length, because case folding maps single characters.
        let start = path.unicodeScalars.count + 1
        let range = "namespace = ?2 AND path > ?3 || '/' AND path < ?3 || '0'"
        try connection.execute(
            """
            INSERT OR IGNORE INTO entries
                (namespace, path, parent, name, display, kind, id, revision, sequence, deleted)
            SELECT ?1, substr(path, ?4), substr(parent, ?4), name, substr(display, ?4), kind, id, revision, sequence,
                deleted
            FROM entries WHERE \(range) AND kind = 0
            """,
            target, source, path, start)
        try connection.execute(
            """
            UPDATE entries SET namespace = ?1, path = substr(path, ?4), parent = substr(parent, ?4),
                display = substr(display, ?4)
            WHERE \(range) AND kind > 0
            """,
            target, source, path, start)
        try connection.execute(
            "UPDATE revisions SET namespace = ?1, path = substr(path, ?4) WHERE \(range)", target, source, path, start)
    }

    private func sizeOfFiles(below location: Location) throws -> Int64 {
        try Store.descendants(of: location, connection).reduce(0) { $0 + Int64(clamping: $1.file?.size ?? 0) }
    }
}

/// Mounting and unmounting shared folders.
extension Store {
    func mount(_ id: String, _ view: NamespaceView) throws -> SharedFolder {
        try write { writer in
            let connection = writer.connection
            let folder = try Self.sharedFolder(id, view, connection)
            guard !folder.isTeamFolder else { throw SharingError.notMountable }
            guard try Self.mountedEntry(of: folder.namespace, for: view.account, connection) == nil else {
                throw SharingError.alreadyMounted
            }
            let needed = try Self.usedSpace(in: folder.namespace, connection)
            let left = try Self.remainingSpace(for: view.account, connection)
            guard needed <= left else {
                throw SharingError.insufficientQuota(needed: needed, left: max(0, left))
            }
            try writer.mount(folder.namespace, inHomeOf: view.account, as: folder.name)
            return try Self.sharedFolder(id, view, connection)
        }
    }

    /// Unmounts a shared folder. The membership remains.
    func unmount(_ id: String, _ view: NamespaceView) throws {
        try write { writer in
            let folder = try Self.sharedFolder(id, view, writer.connection)
            guard !folder.isTeamFolder else { throw SharingError.notUnmountable }
            let mount = try Self.mountedEntry(of: folder.namespace, for: view.account, writer.connection)
            guard let mount else { throw SharingError.access(.unmounted) }
            try writer.markDeleted(mount)
        }
    }
}

extension Writer {
    /// Mounts a namespace in the home of an account, with a number after its name if the name is taken.
    func mount(_ namespace: Int64, inHomeOf account: Int64, as name: String) throws {
        let home = try connection.value("SELECT home FROM accounts WHERE number = ?", account, as: Int64.self)
        guard let home else { return }
        let root = try Store.mounts(of: NamespaceView(account: account, root: home), connection).resolve([])
        var location = root.child(name)
        if try Store.occupant(of: location, connection) != nil {
            location = try availableLocation(near: location, style: .numbered, isFile: false)
        }
        try mount(namespace, at: location)
    }
}
