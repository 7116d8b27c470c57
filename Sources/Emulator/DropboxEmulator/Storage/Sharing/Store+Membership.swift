import Foundation
import DropboxSQLite

/// The members of shared folders.
extension Store {
    /// A member to add.
    struct FolderInvitation: Sendable {
        var member: MemberReference
        var access: AccessLevel
    }

    /// Adds members, or none if one can't be added. Never reduces the access of existing members.
    func addMembers(_ invitations: [FolderInvitation], to id: String, _ view: NamespaceView) throws {
        try write { writer in
            let connection = writer.connection
            let folder = try Self.sharedFolder(id, view, connection)
            guard !folder.isTeamFolder else { throw SharingError.teamFolder }
            guard folder.canManageMembers, !invitations.contains(where: { $0.access > .editor || !$0.access.canRead })
            else {
                throw SharingError.noPermission
            }
            for invitation in invitations { try writer.add(invitation, to: folder, by: view.account) }
            let count = try Self.memberships(of: folder.namespace, connection).count
            guard count <= limits.maximumFolderMembers else {
                throw SharingError.tooManyMembers(limits.maximumFolderMembers)
            }
        }
    }

    /// Removes a member from a folder.
    ///
    /// - Parameters:
    ///   - reference: The member.
    ///   - id: The ID of the folder.
    ///   - leavesCopy: Whether the member keeps a copy instead of the mounted folder.
    ///   - view: The view of the caller.
    func removeMember(_ reference: MemberReference, from id: String, leavesCopy: Bool, _ view: NamespaceView) throws {
        try write { writer in
            let (folder, member) = try writer.manageableMember(reference, in: id, view)
            switch member {
            case .account(let account):
                guard account.number != folder.owner else { throw SharingError.folderOwner }
                try writer.removeMembership(of: account.number, from: folder, leavesCopy: leavesCopy)
            case .group(let group):
                try writer.connection.execute(
                    "DELETE FROM folder_groups WHERE namespace = ? AND group_number = ?", folder.namespace, group.number
                )
                try writer.unmountWithoutAccess(folder.namespace)
            case .invitee(let email):
                try writer.connection.execute(
                    "DELETE FROM folder_invitees WHERE namespace = ? AND email = ?", folder.namespace, email)
            }
        }
    }

    func setAccess(_ access: AccessLevel, of reference: MemberReference, in id: String, _ view: NamespaceView) throws {
        try write { writer in
            let (folder, member) = try writer.manageableMember(reference, in: id, view)
            guard access <= .editor, access.canRead else { throw SharingError.noPermission }
            try writer.requirePlan(for: access, view.account)
            switch member {
            case .account(let account):
                guard account.number != folder.owner else { throw SharingError.noPermission }
                try writer.setAccess(access, of: account.number, in: folder.namespace)
            case .group(let group): try writer.setAccess(access, of: group, in: folder.namespace)
            case .invitee(let email): try writer.setAccess(access, ofInvitee: email, in: folder.namespace)
            }
        }
    }

    /// Transfers the ownership to another member. The previous owner becomes an editor.
    func transfer(_ id: String, to dropboxID: String, _ view: NamespaceView) throws {
        try write { writer in
            let connection = writer.connection
            let folder = try Self.sharedFolder(id, view, connection)
            guard !folder.isTeamFolder else { throw SharingError.teamFolder }
            guard folder.access == .owner else { throw SharingError.noPermission }
            guard case .account(let account) = try Self.member(.id(dropboxID), connection) else {
                throw SharingError.invalidMember
            }
            guard account.number != view.account else { return }
            guard try Self.hasMembership(account.number, in: folder.namespace, connection) else {
                throw SharingError.newOwnerNotAMember
            }
            guard try Self.mountedEntry(of: folder.namespace, for: account.number, connection) != nil else {
                throw SharingError.newOwnerUnmounted
            }
            try connection.execute(
                "UPDATE namespaces SET owner = ? WHERE number = ?", account.number, folder.namespace)
            try writer.setAccess(.owner, of: account.number, in: folder.namespace)
            try writer.setAccess(.editor, of: view.account, in: folder.namespace)
        }
    }

    /// Removes the caller's own membership.
    func relinquish(_ id: String, leavesCopy: Bool, _ view: NamespaceView) throws {
        try write { writer in
            let connection = writer.connection
            let folder = try Self.sharedFolder(id, view, connection)
            guard !folder.isTeamFolder else { throw SharingError.teamFolder }
            guard folder.access != .owner else { throw SharingError.folderOwner }
            guard try Self.hasMembership(view.account, in: folder.namespace, connection) else {
                throw SharingError.groupAccess
            }
            if !leavesCopy, try Self.mountedEntry(of: folder.namespace, for: view.account, connection) != nil {
                throw SharingError.mounted
            }
            try writer.removeMembership(of: view.account, from: folder, leavesCopy: leavesCopy)
        }
    }

    static func hasMembership(_ account: Int64, in namespace: Int64, _ connection: Connection) throws -> Bool {
        let query = "SELECT EXISTS (SELECT 1 FROM folder_members WHERE namespace = ? AND account = ?)"
        return try connection.value(query, namespace, account) ?? false
    }
}

extension Writer {
    /// Returns a folder whose members the caller can manage, and one of its members.
    fileprivate func manageableMember(
        _ reference: MemberReference, in id: String, _ view: NamespaceView
    ) throws -> (SharedFolder, FolderMember) {
        let folder = try Store.sharedFolder(id, view, connection)
        guard !folder.isTeamFolder else { throw SharingError.teamFolder }
        guard folder.canManageMembers else { throw SharingError.noPermission }
        guard let member = try Store.member(reference, connection) else { throw SharingError.invalidMember }
        let known = try Store.memberships(of: folder.namespace, connection).first { $0.member.isSame(as: member) }
        if let known { return (folder, known.member) }
        if case .account(let account) = member,
            try Store.mountPoint(of: folder.namespace, for: account.view, connection) != nil
        {
            throw SharingError.groupAccess
        }
        throw SharingError.notAMember
    }

    fileprivate func add(_ invitation: Store.FolderInvitation, to folder: SharedFolder, by account: Int64) throws {
        try requirePlan(for: invitation.access, account)
        guard let member = try Store.member(invitation.member, connection) else {
            switch invitation.member {
            case .id(let id): throw SharingError.badMember(id.hasPrefix("g:") ? .invalidGroup : .invalidID(id))
            case .unknown: throw SharingError.badMember(.unknown)
            case .email: return
            }
        }
        /// Returns whether the invitation increases the access. Invitations never reduce access.
        func increasesAccess(in table: String, _ column: String, _ value: some BindableValue) throws -> Bool {
            let query = "SELECT access FROM \(table) WHERE namespace = ? AND \(column) = ?"
            return try connection.value(query, folder.namespace, value) ?? 0 < invitation.access.rawValue
        }
        let isForTeam = folder.policy.members != .anyone
        switch member {
        case .account(let invited):
            if isForTeam, try !Store.areTeammates(account, invited.number, connection) {
                throw SharingError.outsideTeam
            }
            guard try increasesAccess(in: "folder_members", "account", invited.number) else { return }
            try setAccess(invitation.access, of: invited.number, in: folder.namespace)
        case .group(let group):
            guard !group.isDeleted else { throw SharingError.badMember(.deletedGroup) }
            guard group.management != .systemManaged else { throw SharingError.badMember(.automaticGroup) }
            let query =
                "SELECT EXISTS (SELECT 1 FROM team_members WHERE account = ? AND team = ? AND status = 'active')"
            guard try connection.value(query, account, group.team, as: Bool.self) == true else {
                throw SharingError.badMember(.groupOfOtherTeam)
            }
            guard try increasesAccess(in: "folder_groups", "group_number", group.number) else { return }
            try setAccess(invitation.access, of: group, in: folder.namespace)
        case .invitee(let email):
            if isForTeam { throw SharingError.outsideTeam }
            guard try increasesAccess(in: "folder_invitees", "email", email) else { return }
            try setAccess(invitation.access, ofInvitee: email, in: folder.namespace)
        }
    }

    /// Checks the plan of the account. The access level without comments requires a paid plan.
    fileprivate func requirePlan(for access: AccessLevel, _ account: Int64) throws {
        guard access == .viewerWithoutComment else { return }
        let kind = try connection.value("SELECT kind FROM accounts WHERE number = ?", account, as: String.self)
        if kind == "basic" { throw SharingError.insufficientPlan }
    }

    func setAccess(_ access: AccessLevel, of account: Int64, in namespace: Int64) throws {
        try connection.execute(
            """
            INSERT INTO folder_members VALUES (?, ?, ?, ?)
            ON CONFLICT (namespace, account) DO UPDATE SET access = excluded.access
            """,
            namespace, account, access.rawValue, store.clock.nowInWholeSeconds)
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
            namespace, email, access.rawValue, store.clock.nowInWholeSeconds)
    }

    /// Converts the invitations of an email address to memberships of its account.
    func acceptInvitations(for email: String, _ account: Int64) throws {
        try connection.execute(
            """
            INSERT OR IGNORE INTO folder_members
            SELECT namespace, ?, access, invited FROM folder_invitees WHERE email = ?
            """,
            account, email)
        try connection.execute("DELETE FROM folder_invitees WHERE email = ?", email)
    }

    /// Removes a member and unmounts the folder in their Dropbox.
    func removeMembership(of account: Int64, from folder: SharedFolder, leavesCopy: Bool) throws {
        let mount = try Store.mountedEntry(of: folder.namespace, for: account, connection)
        if leavesCopy, let mount { try replaceWithCopy(mount, of: folder) } else if let mount { try markDeleted(mount) }
        try connection.execute(
            "DELETE FROM folder_members WHERE namespace = ? AND account = ?", folder.namespace, account)
    }

    /// Replaces a mounted shared folder with a folder that has a copy of its content.
    private func replaceWithCopy(_ mount: Entry, of folder: SharedFolder) throws {
        let location = try mount.location
        let root = Location(namespace: folder.namespace, names: [], mounts: location.mounts)
        let limit = store.limits.maximumRelocatedEntries
        let entries = try Store.descendants(of: root, limit: limit, connection)
        guard entries.count < limit else { throw SharingError.tooManyFiles }
        try put(location, .folder, id: store.idGenerator.fileID())
        for entry in entries {
            var target = location
            target.names += entry.names
            try self.writeRelocated(entry, at: target, .copy)
        }
    }

    /// Returns the accounts that have mounted a folder, through any membership.
    func accountsMounting(_ namespace: Int64) throws -> [Int64] {
        let query = "SELECT a.number FROM entries e JOIN accounts a ON a.home = e.namespace WHERE e.mounted = ?"
        return try connection.rows(query, namespace) { $0[0] ?? 0 }
    }

    /// Changes the members of groups. Then unmounts the groups' folders for all accounts that lost access.
    ///
    /// - Parameters:
    ///   - groups: A SQL query for the group numbers, with one parameter.
    ///   - value: The value of the parameter.
    ///   - change: Changes the members.
    func updateGroupMembers(_ groups: String, _ value: Int64, _ change: () throws -> Void) throws {
        let query = "SELECT DISTINCT namespace FROM folder_groups WHERE group_number IN (\(groups))"
        let folders = try connection.rows(query, value) { $0[0] as Int64? ?? 0 }
        try change()
        for folder in folders { try unmountWithoutAccess(folder) }
    }

    /// Unmounts a folder for all accounts that have no access to it.
    fileprivate func unmountWithoutAccess(_ namespace: Int64) throws {
        for account in try accountsMounting(namespace)
        where try Store.mountPoint(of: namespace, for: NamespaceView(account: account, root: namespace), connection)
            == nil
        {
            let home = try connection.value("SELECT home FROM accounts WHERE number = ?", account, as: Int64.self)
            if let home { try unmount(namespace, from: home) }
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
