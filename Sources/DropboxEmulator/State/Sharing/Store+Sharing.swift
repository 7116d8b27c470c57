import DropboxCore
import Foundation
import DropboxSQLite

/// Making folders shared folders, and ending that.
extension Store {
    /// Policies that a call sets; nil keeps what there is.
    struct PolicyChange: Sendable {
        var members: SharedFolder.MemberPolicy?
        var accessControl: SharedFolder.AccessControlPolicy?
        var links: SharedFolder.LinkPolicy?
        var hasViewerInfo: Bool?
    }

    /// Shares a folder; it is made if it is not there. What is in it keeps its ids and revs.
    func share(
        _ reference: PathReference, _ change: PolicyChange, isInheriting: Bool, _ view: NamespaceView
    ) throws -> SharedFolder {
        try write { writer in
            try writer.requireAdmissible(change, for: view.account)
            let entry = try writer.sharable(reference, view)
            let location = try entry.location
            let owner = try writer.ownerOfShared(location)
            let namespace = try Self.addNamespace(
                .shared, owner: owner, name: entry.name, folder: entry.id, writer.connection)
            try writer.connection.execute(
                "INSERT INTO shared_folders VALUES (?, 'anyone', 'editors', 'anyone', 1, ?)", namespace, isInheriting)
            try writer.setPolicy(change, of: namespace)
            try writer.setAccess(.owner, of: view.account, in: namespace)
            try writer.split(location, into: namespace)
            try writer.put(location, .folder, id: entry.id, mounted: namespace)
            try writer.keepEndsOfMounts(in: namespace, at: location)
            return try Self.sharedFolder(String(namespace), view, writer.connection)
        }
    }

    /// Ends the sharing of a folder. It becomes the owner's own again; the others lose it.
    ///
    /// - Parameter leavesCopies: whether those who have it mounted get a copy.
    func unshare(_ id: String, leavesCopies: Bool, _ view: NamespaceView) throws {
        try write { writer in
            let folder = try Self.sharedFolder(id, view, writer.connection)
            guard !folder.isTeamFolder else { throw SharingFailure.teamFolder }
            guard folder.access == .owner else { throw SharingFailure.noPermission }
            for account in try writer.holders(of: folder.namespace) where account != view.account {
                try writer.expel(account, from: folder, leavesCopy: leavesCopies)
            }
            try writer.join(folder, backInto: view.account)
        }
    }

    func setPolicy(_ change: PolicyChange, of id: String, _ view: NamespaceView) throws -> SharedFolder {
        try write { writer in
            let folder = try Self.sharedFolder(id, view, writer.connection)
            guard !folder.isTeamFolder else { throw SharingFailure.teamFolder }
            guard folder.access == .owner else { throw SharingFailure.noPermission }
            if change.members != nil, try !Self.isOnTeam(view.account, writer.connection) {
                throw SharingFailure.notOnTeam
            }
            try writer.requireAdmissible(change, for: view.account)
            try writer.setPolicy(change, of: folder.namespace)
            return try Self.sharedFolder(id, view, writer.connection)
        }
    }

    /// Lets a folder in the root of a team have its parents' members or not.
    func setInheritance(_ isInheriting: Bool, of id: String, _ view: NamespaceView) throws -> SharedFolder {
        try write { writer in
            let folder = try Self.sharedFolder(id, view, writer.connection)
            guard folder.access == .owner, folder.isTeamFolder else { throw SharingFailure.noPermission }
            try writer.connection.execute(
                "UPDATE shared_folders SET is_inheriting = ? WHERE namespace = ?", isInheriting, folder.namespace)
            return try Self.sharedFolder(id, view, writer.connection)
        }
    }

    static func isOnTeam(_ account: Int64, _ connection: Connection) throws -> Bool {
        let query = "SELECT EXISTS (SELECT 1 FROM team_members WHERE account = ? AND status = 'active')"
        return try connection.value(query, account) ?? false
    }
}

extension Writer {
    /// Folders that macOS takes for one file.
    private static let packages = [".app", ".bundle", ".framework", ".pkg", ".plugin", ".kext", ".rtfd"]

    /// The folder that a path names, if it can be shared; makes it if it is not there.
    fileprivate func sharable(_ reference: PathReference, _ view: NamespaceView) throws -> Entry {
        let location: Location
        do {
            location = try Store.locate(reference, view, connection)
        } catch is LookupFailure {
            throw SharingFailure.badPath(.invalidPath)
        }
        guard !location.isRoot, let point = location.point else { throw SharingFailure.badPath(.invalidPath) }
        if point.isShared, point.kind != .home { throw SharingFailure.badPath(.insideSharedFolder) }
        if point.kind == .appFolder { throw SharingFailure.badPath(.insideAppFolder) }
        func isPackage(_ name: String) -> Bool { Self.packages.contains { CaseFoldedName.key(name).hasSuffix($0) } }
        if location.names.dropLast().contains(where: isPackage) { throw SharingFailure.badPath(.insidePackage) }
        if location.names.last.map(isPackage) == true { throw SharingFailure.badPath(.isPackage) }
        guard let entry = try Store.occupant(of: location, connection) else {
            do {
                try requireNoFileAbove(location)
                return try self.entry(at: try makeFolders(through: try Store.writable(reference, view, self)))
            } catch is WriteFailure {
                throw SharingFailure.badPath(.invalidPath)
            }
        }
        guard entry.kind == .folder else { throw SharingFailure.badPath(.isFile) }
        if let point = entry.mounted.flatMap({ location.mounts[$0] }) {
            if point.kind == .appFolder { throw SharingFailure.badPath(.isAppFolder) }
            let folder = try Store.sharedFolder(String(point.namespace), view, connection)
            throw SharingFailure.badPath(.alreadyShared(folder))
        }
        for below in location.mounts.below where below.path?.hasPrefix((entry.seenPath ?? "") + "/") == true {
            switch below.kind {
            case .appFolder: throw SharingFailure.badPath(.containsAppFolder)
            case .teamFolder: throw SharingFailure.badPath(.containsTeamFolder)
            case .shared, .home, .teamRoot: throw SharingFailure.badPath(.containsSharedFolder)
            }
        }
        return entry
    }

    fileprivate func ownerOfShared(_ location: Location) throws -> Int64? {
        try Store.owner(of: location.namespace, connection)
    }

    /// Restricting links to members takes a team.
    fileprivate func requireAdmissible(_ change: Store.PolicyChange, for account: Int64) throws {
        guard let links = change.links, links != .anyone else { return }
        guard try Store.isOnTeam(account, connection) else { throw SharingFailure.disallowedLinkPolicy }
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

    /// Gives what is in a folder to a namespace of its own. The journal has nothing of it: the mount that follows tells
    /// all. What is gone already stays on record in both.
    fileprivate func split(_ location: Location, into namespace: Int64) throws {
        let size = try sizeOfFiles(below: location)
        try transplant(from: location.namespace, below: location.path, to: namespace)
        try charge(location.namespace, -size)
        try charge(namespace, size)
    }

    /// Where a mount ended in a folder that is shared now, whoever has not heard of that forgets all that was in the folder.
    fileprivate func keepEndsOfMounts(in namespace: Int64, at location: Location) throws {
        try connection.execute(
            """
            UPDATE entries SET unmounted = sequence WHERE namespace = ? AND path = ?
                AND EXISTS (SELECT 1 FROM entries b WHERE b.namespace = ? AND b.unmounted IS NOT NULL)
            """,
            location.namespace, location.path, namespace)
    }

    /// The opposite: a namespace becomes a folder in the home of its owner, and is no more.
    fileprivate func join(_ folder: SharedFolder, backInto account: Int64) throws {
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
        // Its id goes back to the folder, which is one of the home's own again.
        try connection.execute("UPDATE namespaces SET folder = NULL WHERE number = ?", folder.namespace)
        try put(location, .folder, id: entry.id)
        for below in try Store.descendants(of: root, connection) {
            var place = location
            place.names += below.names
            try bury(below)
            try put(place, below.kind, id: below.id, revision: below.revision)
        }
        try connection.execute(
            "UPDATE revisions SET namespace = ?1, path = ?2 || path WHERE namespace = ?3", location.namespace,
            location.path, folder.namespace)
        try charge(folder.namespace, -size)
        try charge(location.namespace, size)
    }

    private func transplant(from source: Int64, below path: String, to target: Int64) throws {
        // Paths and what is shown of them are of one length: keys are made character by character.
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
