import DropboxAccount
import DropboxConcurrency
import DropboxCore
import DropboxFiles
import DropboxSharing
import DropboxStone
import Foundation

/// Datastores that several accounts use.
///
/// The folder of such a datastore is a shared folder of Dropbox, so Dropbox enforces the roles. Shared folders need an app with
/// access to all files: Dropbox doesn't share what is in the folder of an app.
///
///     let list = try manager.openDatastore(DatastoreManager.newShareableID())
///     try await manager.share(list.id)
///     try await manager.setRole(.editor, for: "bob@example.com", in: list.id)
///
/// On a device of the other account:
///
///     for invitation in try await manager.invitations() { try await manager.join(invitation) }
///
/// A viewer reads, and gets an error for each change. If the role of an account is lowered while it has unsent changes, Dropbox
/// refuses them. They are discarded then, and `sync` says so.
extension DatastoreManager {
    /// Returns a new ID for a datastore to share. It's unique, so that members never have two datastores with the same ID.
    public static func newShareableID() -> String { "." + Identifier.random(count: 32) }

    /// Shares a datastore. The account is its owner. Does nothing if it's already shared, also by another account.
    ///
    /// - Parameter id: An ID of ``newShareableID()``.
    /// - Throws: ``DatastoreError/Code/illegalArgument`` for another ID, ``DatastoreError/Code/folder`` if Dropbox refuses it, or
    ///   ``DatastoreError/Code/closed`` for a manager without an account.
    public func share(_ id: String) async throws(DatastoreError) {
        guard Identifier.isShareable(id) else {
            throw DatastoreError(
                .illegalArgument,
                "only datastores with an ID of newShareableID() can be shared, because members have others")
        }
        try Identifier.checkDatastore(id)
        let role: DatastoreRole = try await perform { client, path in
            do {
                _ = try await client.files.createFolderV2(path: path(id)).response()
            } catch let error as CallError<Files.CreateFolderError> {
                guard case .path(.conflict(.folder))? = error.routeError else { throw error }
            }
            do {
                if case .asyncJobId(let job) = try await client.sharing.shareFolder(path: path(id)).response() {
                    try await Self.wait(for: job, client)
                }
            } catch let error as CallError<Sharing.ShareFolderError> {
                guard case .badPath(.alreadyShared)? = error.routeError else { throw error }
                // The response to an earlier call was lost, or the account is a member of what another one shares.
                let folder = try await Self.sharedFolderID(path(id), client)
                let metadata = try await client.sharing.getFolderMetadata(sharedFolderId: folder).response()
                return DatastoreRole(metadata.accessType)
            }
            return .owner
        }
        let core = core
        try await BlockingIO.disk.run { () throws(DatastoreError) in
            switch role {
            case .owner: try core.setOwner(of: id)
            case .editor: try core.setAccess(.writing, to: id)
            case .viewer: try core.setAccess(.reading, to: id)
            }
        }
    }

    private static func wait(for job: String, _ client: DropboxClient) async throws {
        try await poll {
            switch try await client.sharing.checkShareJobStatus(asyncJobId: job).response() {
            case .inProgress: false
            case .complete: true
            case .failed(let error): throw DatastoreError(.folder, "Dropbox can't share the folder: \(error.tag)")
            }
        }
    }

    /// The datastores that others share with the account, and that it hasn't joined.
    ///
    /// - Throws: ``DatastoreError/Code/folder``, or ``DatastoreError/Code/closed`` for a manager without an account.
    public func invitations() async throws(DatastoreError) -> [DatastoreInvitation] {
        try await perform { client, _ in
            var found: [DatastoreInvitation] = []
            for try await folder in client.sharing.mountableFolders() where folder.pathLower == nil {
                let id = folder.name.lowercased()
                guard Identifier.isShareable(id), Identifier.isValidDatastore(id) else { continue }
                found.append(
                    DatastoreInvitation(
                        id: id, sharedFolderID: folder.sharedFolderId, role: DatastoreRole(folder.accessType)))
            }
            return found
        }
    }

    /// Joins a datastore: adds its folder to those of the account's other datastores, on all devices.
    ///
    /// - Throws: ``DatastoreError/Code/folder``, or ``DatastoreError/Code/closed`` for a manager without an account.
    public func join(_ invitation: DatastoreInvitation) async throws(DatastoreError) {
        try await perform { client, path in
            let path = path(invitation.id)
            let mounted = try await client.sharing.mountFolder(sharedFolderId: invitation.sharedFolderID).response()
            guard let current = mounted.pathLower, current != path.lowercased() else { return }
            _ = try await client.files.moveV2(fromPath: current, toPath: path).response()
        }
        try await setAccess(invitation.role == .viewer ? .reading : .writing, to: invitation.id)
    }

    /// Leaves a datastore that another account shares, and removes it from this device. Other devices of the account keep what
    /// they received, and can't change it.
    ///
    /// - Throws: ``DatastoreError/Code/notFound`` if it isn't shared, ``DatastoreError/Code/folder``, or
    ///   ``DatastoreError/Code/closed`` for a manager without an account.
    public func leave(_ id: String) async throws(DatastoreError) {
        try await perform { client, path in
            let folder = try await Self.sharedFolderID(path(id), client)
            // A repetition after a lost response finds no folder at the path, so the invitation remains.
            _ = try await client.sharing.unmountFolder(sharedFolderId: folder).response()
            let launched = try await client.sharing.relinquishFolderMembership(sharedFolderId: folder).response()
            guard case .asyncJobId(let job) = launched else { return }
            try await Self.poll {
                switch try await client.sharing.checkJobStatus(asyncJobId: job).response() {
                case .inProgress: false
                case .complete: true
                case .failed(let error): throw DatastoreError(.folder, "Dropbox can't leave the folder: \(error.tag)")
                }
            }
        }
        let core = core
        try await BlockingIO.disk.run { () throws(DatastoreError) in try core.remove(id, forgetsOwner: true) }
    }

    // MARK: Roles

    /// The members of a shared datastore with their roles.
    ///
    /// - Throws: ``DatastoreError/Code/notFound`` if it isn't shared, ``DatastoreError/Code/folder``, or
    ///   ``DatastoreError/Code/closed`` for a manager without an account.
    public func members(of id: String) async throws(DatastoreError) -> [DatastoreMember] {
        try await perform { client, path in
            try await Self.members(of: Self.sharedFolderID(path(id), client), client)
        }
    }

    private static func members(of folder: String, _ client: DropboxClient) async throws -> [DatastoreMember] {
        var members: [DatastoreMember] = []
        for try await page in client.sharing.folderMembers(of: folder) {
            for user in page.users {
                members.append(
                    DatastoreMember(
                        id: user.user.accountId, email: user.user.email, name: user.user.displayName,
                        role: DatastoreRole(user.accessType), isInvited: false))
            }
            for group in page.groups {
                members.append(
                    DatastoreMember(
                        id: group.group.groupId, email: nil, name: group.group.groupName,
                        role: DatastoreRole(group.accessType), isInvited: false))
            }
            for invitee in page.invitees {
                let email: String? = if case .email(let email) = invitee.invitee { email } else { nil }
                members.append(
                    DatastoreMember(
                        id: nil, email: email, name: invitee.user?.displayName,
                        role: DatastoreRole(invitee.accessType), isInvited: true))
            }
        }
        return members
    }

    /// Gives a person a role, and invites the person if necessary.
    ///
    /// - Parameters:
    ///   - role: The role. Nobody can become the owner.
    ///   - person: The email address, or the ID of the account (`dbid:…`) or of a group (`g:…`).
    ///   - id: The ID of the datastore.
    /// - Throws: ``DatastoreError/Code/illegalArgument`` for the role of an owner, ``DatastoreError/Code/notFound`` if the
    ///   datastore isn't shared, ``DatastoreError/Code/folder`` if Dropbox refuses it, or ``DatastoreError/Code/closed`` for a
    ///   manager without an account.
    public func setRole(
        _ role: DatastoreRole, for person: String, in id: String
    ) async throws(DatastoreError) {
        guard role != .owner else {
            throw DatastoreError(.illegalArgument, "the owner of a datastore is who shared it, and doesn't change")
        }
        try await perform { client, path in
            let folder = try await Self.sharedFolderID(path(id), client)
            let isMember = try await Self.members(of: folder, client).contains {
                $0.id == person || $0.email?.lowercased() == person.lowercased()
            }
            if isMember {
                _ = try await client.sharing.updateFolderMember(
                    sharedFolderId: folder, member: Self.selector(person), accessLevel: role.level
                ).response()
            } else {
                let member = Sharing.AddMember(member: Self.selector(person), accessLevel: role.level)
                try await client.sharing.addFolderMember(sharedFolderId: folder, members: [member]).response()
            }
        }
    }

    /// Removes a person from a shared datastore. Does nothing if the person has no role.
    ///
    /// - Parameters:
    ///   - person: The email address, or the ID of the account or group.
    ///   - id: The ID of the datastore.
    /// - Throws: ``DatastoreError/Code/notFound`` if the datastore isn't shared, ``DatastoreError/Code/folder`` if Dropbox refuses
    ///   it, or ``DatastoreError/Code/closed`` for a manager without an account.
    public func removeRole(of person: String, in id: String) async throws(DatastoreError) {
        try await perform { client, path in
            let folder = try await Self.sharedFolderID(path(id), client)
            do {
                let launched = try await client.sharing.removeFolderMember(
                    sharedFolderId: folder, member: Self.selector(person), leaveACopy: false
                ).response()
                guard case .asyncJobId(let job) = launched else { return }
                try await Self.poll {
                    switch try await client.sharing.checkRemoveMemberJobStatus(asyncJobId: job).response() {
                    case .inProgress: false
                    case .complete: true
                    case .failed(let error):
                        throw DatastoreError(.folder, "Dropbox can't remove the member: \(error.tag)")
                    }
                }
            } catch let error as CallError<Sharing.RemoveFolderMemberError> {
                guard case .memberError(.notAMember)? = error.routeError else { throw error }
            }
        }
    }

    // MARK: -

    private static func selector(_ person: String) -> Sharing.MemberSelector {
        person.contains("@") ? .email(person) : .dropboxId(person)
    }

    private static func sharedFolderID(_ path: String, _ client: DropboxClient) async throws -> String {
        do {
            let item = try await client.files.getMetadata(path: path).response()
            if let id = (item as? Files.FolderMetadata)?.sharingInfo?.sharedFolderId { return id }
        } catch {
            guard case .path(.notFound)? = error.routeError else { throw error }
        }
        throw DatastoreError(.notFound, "the datastore isn't shared")
    }

    /// Waits until a job of Dropbox is done.
    private static func poll(_ isDone: () async throws -> Bool) async throws {
        var pause = Duration.milliseconds(100)
        while try await !isDone() {
            try await Task.sleep(for: pause)
            pause = min(pause * 2, .seconds(5))
        }
    }

    /// Runs `body` with the client, and a function that returns the path of a datastore.
    private func perform<Result: Sendable>(
        _ body: @Sendable (DropboxClient, @Sendable (String) -> String) async throws -> Result
    ) async throws(DatastoreError) -> Result {
        guard let remote else { throw DatastoreError(.closed, "the manager has no account") }
        do {
            return try await body(remote.client) { "\(remote.folder)/\($0)" }
        } catch {
            throw DatastoreError(error)
        }
    }

    private func setAccess(_ access: DatastoreAccess, to id: String) async throws(DatastoreError) {
        let core = core
        try await BlockingIO.disk.run { () throws(DatastoreError) in try core.setAccess(access, to: id) }
    }
}
