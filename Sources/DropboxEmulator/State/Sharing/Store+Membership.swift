import Foundation
import DropboxSQLite

/// Who is a member of a shared folder.
extension Store {
    /// Somebody to be invited.
    struct FolderInvitation: Sendable {
        var member: MemberReference
        var access: AccessLevel
    }

    /// Adds members, or none if one of them cannot be added. Who is a member already only gains access.
    func addMembers(_ invitations: [FolderInvitation], to id: String, _ view: NamespaceView) throws {
        try write { writer in
            let connection = writer.connection
            let folder = try Self.sharedFolder(id, view, connection)
            guard !folder.isTeamFolder else { throw SharingFailure.teamFolder }
            guard folder.canManage, !invitations.contains(where: { $0.access > .editor || !$0.access.canRead }) else {
                throw SharingFailure.noPermission
            }
            for invitation in invitations { try writer.add(invitation, to: folder, by: view.account) }
            let count = try Self.memberships(of: folder.namespace, connection).count
            guard count <= limits.maximumFolderMembers else {
                throw SharingFailure.tooManyMembers(limits.maximumFolderMembers)
            }
        }
    }

    /// Takes a member out of a folder.
    ///
    /// - Parameter leavesCopy: whether the member keeps a copy in place of the folder, if it was mounted.
    func removeMember(_ reference: MemberReference, from id: String, leavesCopy: Bool, _ view: NamespaceView) throws {
        try write { writer in
            let (folder, member) = try writer.managed(reference, in: id, view)
            switch member {
            case .account(let account):
                guard account.number != folder.owner else { throw SharingFailure.folderOwner }
                try writer.expel(account.number, from: folder, leavesCopy: leavesCopy)
            case .group(let group):
                try writer.connection.execute(
                    "DELETE FROM folder_groups WHERE namespace = ? AND group_number = ?", folder.namespace, group.number
                )
                try writer.unmountFromStrangers(folder.namespace)
            case .invitee(let email):
                try writer.connection.execute(
                    "DELETE FROM folder_invitees WHERE namespace = ? AND email = ?", folder.namespace, email)
            }
        }
    }

    func setAccess(_ access: AccessLevel, of reference: MemberReference, in id: String, _ view: NamespaceView) throws {
        try write { writer in
            let (folder, member) = try writer.managed(reference, in: id, view)
            guard access <= .editor, access.canRead else { throw SharingFailure.noPermission }
            try writer.requirePlan(for: access, view.account)
            switch member {
            case .account(let account):
                guard account.number != folder.owner else { throw SharingFailure.noPermission }
                try writer.setAccess(access, of: account.number, in: folder.namespace)
            case .group(let group): try writer.setAccess(access, of: group, in: folder.namespace)
            case .invitee(let email): try writer.setAccess(access, ofInvitee: email, in: folder.namespace)
            }
        }
    }

    /// Makes a member the owner; the former one stays as an editor.
    func transfer(_ id: String, to dropboxID: String, _ view: NamespaceView) throws {
        try write { writer in
            let connection = writer.connection
            let folder = try Self.sharedFolder(id, view, connection)
            guard !folder.isTeamFolder else { throw SharingFailure.teamFolder }
            guard folder.access == .owner else { throw SharingFailure.noPermission }
            guard case .account(let account) = try Self.member(.id(dropboxID), connection) else {
                throw SharingFailure.invalidMember
            }
            guard account.number != view.account else { return }
            guard try Self.hasMembership(account.number, in: folder.namespace, connection) else {
                throw SharingFailure.newOwnerNotAMember
            }
            guard try Self.mountedEntry(of: folder.namespace, for: account.number, connection) != nil else {
                throw SharingFailure.newOwnerUnmounted
            }
            try connection.execute(
                "UPDATE namespaces SET owner = ? WHERE number = ?", account.number, folder.namespace)
            try writer.setAccess(.owner, of: account.number, in: folder.namespace)
            try writer.setAccess(.editor, of: view.account, in: folder.namespace)
        }
    }

    /// Gives up the caller's own membership.
    func relinquish(_ id: String, leavesCopy: Bool, _ view: NamespaceView) throws {
        try write { writer in
            let connection = writer.connection
            let folder = try Self.sharedFolder(id, view, connection)
            guard !folder.isTeamFolder else { throw SharingFailure.teamFolder }
            guard folder.access != .owner else { throw SharingFailure.folderOwner }
            guard try Self.hasMembership(view.account, in: folder.namespace, connection) else {
                throw SharingFailure.groupAccess
            }
            if !leavesCopy, try Self.mountedEntry(of: folder.namespace, for: view.account, connection) != nil {
                throw SharingFailure.mounted
            }
            try writer.expel(view.account, from: folder, leavesCopy: leavesCopy)
        }
    }

    static func hasMembership(_ account: Int64, in namespace: Int64, _ connection: Connection) throws -> Bool {
        let query = "SELECT EXISTS (SELECT 1 FROM folder_members WHERE namespace = ? AND account = ?)"
        return try connection.value(query, namespace, account) ?? false
    }
}

extension Writer {
    /// A folder whose members the caller may manage, and one of its members.
    fileprivate func managed(
        _ reference: MemberReference, in id: String, _ view: NamespaceView
    ) throws -> (SharedFolder, FolderMember) {
        let folder = try Store.sharedFolder(id, view, connection)
        guard !folder.isTeamFolder else { throw SharingFailure.teamFolder }
        guard folder.canManage else { throw SharingFailure.noPermission }
        guard let member = try Store.member(reference, connection) else { throw SharingFailure.invalidMember }
        let known = try Store.memberships(of: folder.namespace, connection).first { $0.member.isSame(as: member) }
        if let known { return (folder, known.member) }
        if case .account(let account) = member,
            try Store.point(of: folder.namespace, for: account.view, connection) != nil
        {
            throw SharingFailure.groupAccess
        }
        throw SharingFailure.notAMember
    }

    fileprivate func add(_ invitation: Store.FolderInvitation, to folder: SharedFolder, by account: Int64) throws {
        try requirePlan(for: invitation.access, account)
        guard let member = try Store.member(invitation.member, connection) else {
            switch invitation.member {
            case .id(let id): throw SharingFailure.badMember(id.hasPrefix("g:") ? .invalidGroup : .invalidID(id))
            case .unknown: throw SharingFailure.badMember(.unknown)
            case .email: return
            }
        }
        /// Whether the invitation gives more than there is: who is a member already loses nothing by it.
        func isGain(in table: String, _ column: String, _ value: some ValueBinding) throws -> Bool {
            let query = "SELECT access FROM \(table) WHERE namespace = ? AND \(column) = ?"
            return try connection.value(query, folder.namespace, value) ?? 0 < invitation.access.rawValue
        }
        let isForTeam = folder.policy.members != .anyone
        switch member {
        case .account(let invited):
            if isForTeam, try !Store.areTeammates(account, invited.number, connection) {
                throw SharingFailure.outsideTeam
            }
            guard try isGain(in: "folder_members", "account", invited.number) else { return }
            try setAccess(invitation.access, of: invited.number, in: folder.namespace)
        case .group(let group):
            guard !group.isDeleted else { throw SharingFailure.badMember(.deletedGroup) }
            guard group.management != .systemManaged else { throw SharingFailure.badMember(.automaticGroup) }
            let query =
                "SELECT EXISTS (SELECT 1 FROM team_members WHERE account = ? AND team = ? AND status = 'active')"
            guard try connection.value(query, account, group.team, as: Bool.self) == true else {
                throw SharingFailure.badMember(.groupOfOtherTeam)
            }
            guard try isGain(in: "folder_groups", "group_number", group.number) else { return }
            try setAccess(invitation.access, of: group, in: folder.namespace)
        case .invitee(let email):
            if isForTeam { throw SharingFailure.outsideTeam }
            guard try isGain(in: "folder_invitees", "email", email) else { return }
            try setAccess(invitation.access, ofInvitee: email, in: folder.namespace)
        }
    }

    /// Withholding comments takes a paid plan.
    fileprivate func requirePlan(for access: AccessLevel, _ account: Int64) throws {
        guard access == .viewerWithoutComment else { return }
        let kind = try connection.value("SELECT kind FROM accounts WHERE number = ?", account, as: String.self)
        if kind == "basic" { throw SharingFailure.insufficientPlan }
    }

    func setAccess(_ access: AccessLevel, of account: Int64, in namespace: Int64) throws {
        try connection.execute(
            """
            INSERT INTO folder_members VALUES (?, ?, ?, ?)
            ON CONFLICT (namespace, account) DO UPDATE SET access = excluded.access
            """,
            namespace, account, access.rawValue, store.clock.wholeSecond)
    }

    fileprivate func setAccess(_ access: AccessLevel, of group: TeamGroup, in namespace: Int64) throws {
        try connection.execute(
            "INSERT OR REPLACE INTO folder_groups VALUES (?, ?, ?)", namespace, group.number, access.rawValue)
    }

    fileprivate func setAccess(_ access: AccessLevel, ofInvitee email: String, in namespace: Int64) throws {
        try connection.execute(
            """
            INSERT INTO folder_invitees VALUES (?, ?, ?, ?)
            ON CONFLICT (namespace, email) DO UPDATE SET access = excluded.access
            """,
            namespace, email, access.rawValue, store.clock.wholeSecond)
    }

    /// Makes the invitations of an address memberships of the account that has it now.
    func acceptInvitations(for email: String, _ account: Int64) throws {
        try connection.execute(
            """
            INSERT OR IGNORE INTO folder_members
            SELECT namespace, ?, access, invited FROM folder_invitees WHERE email = ?
            """,
            account, email)
        try connection.execute("DELETE FROM folder_invitees WHERE email = ?", email)
    }

    /// Ends a membership and all sight of the folder that comes with it.
    func expel(_ account: Int64, from folder: SharedFolder, leavesCopy: Bool) throws {
        let mount = try Store.mountedEntry(of: folder.namespace, for: account, connection)
        if leavesCopy, let mount { try replaceByCopy(mount, of: folder) } else if let mount { try bury(mount) }
        try connection.execute(
            "DELETE FROM folder_members WHERE namespace = ? AND account = ?", folder.namespace, account)
    }

    /// Puts a folder of the account's own where a shared folder is mounted, with the same things in it.
    private func replaceByCopy(_ mount: Entry, of folder: SharedFolder) throws {
        let location = try mount.location
        let root = Location(namespace: folder.namespace, names: [], mounts: location.mounts)
        let limit = store.limits.maximumRelocation
        let entries = try Store.descendants(of: root, limit: limit, connection)
        guard entries.count < limit else { throw SharingFailure.tooManyFiles }
        try put(location, .folder, id: store.minting.fileID())
        for entry in entries {
            var place = location
            place.names += entry.names
            try self.place(entry, at: place, .copy)
        }
    }

    /// Who has a folder mounted, by whatever membership.
    func holders(of namespace: Int64) throws -> [Int64] {
        let query = "SELECT a.number FROM entries e JOIN accounts a ON a.home = e.namespace WHERE e.mounted = ?"
        return try connection.rows(query, namespace) { $0[0] ?? 0 }
    }

    /// Changes who is in groups, and unmounts the folders that were shared with the groups where that ends all access.
    ///
    /// - Parameter groups: a query for the numbers of the groups, with one parameter.
    func changeGroups(_ groups: String, _ value: Int64, _ change: () throws -> Void) throws {
        let query = "SELECT DISTINCT namespace FROM folder_groups WHERE group_number IN (\(groups))"
        let folders = try connection.rows(query, value) { $0[0] as Int64? ?? 0 }
        try change()
        for folder in folders { try unmountFromStrangers(folder) }
    }

    /// Unmounts a folder wherever nobody has access to it any more.
    fileprivate func unmountFromStrangers(_ namespace: Int64) throws {
        for account in try holders(of: namespace)
        where try Store.point(of: namespace, for: NamespaceView(account: account, root: namespace), connection) == nil {
            let query = """
                SELECT \(Entry.columns) FROM \(Entry.source)
                WHERE e.namespace = (SELECT home FROM accounts WHERE number = ?) AND e.mounted = ?
                """
            if let entry = try connection.first(query, account, namespace, make: Entry.init) { try bury(entry) }
        }
    }
}

extension FolderMember {
    fileprivate func isSame(as other: FolderMember) -> Bool {
        switch (self, other) {
        case (.account(let one), .account(let other)): one.number == other.number
        case (.group(let one), .group(let other)): one.number == other.number
        case (.invitee(let one), .invitee(let other)): one.lowercased() == other.lowercased()
        default: false
        }
    }
}
