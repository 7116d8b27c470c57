import CDropboxBridge
import DropboxDatastore
import DropboxSync
import DropboxSyncBridge
import Foundation

/// An open datastore with the observers of C code. It keeps its manager open.
final class BridgedDatastore: Sendable {
    let datastore: Datastore
    let observers: ObserverTable<DatastoreObserver>
    let bridge: BridgedDatastoreManager

    init(_ datastore: Datastore, _ bridge: BridgedDatastoreManager) {
        self.datastore = datastore
        self.bridge = bridge
        observers = ObserverTable { [datastore] in datastore.removeObserver($0) }
    }

    /// Closes the datastore immediately: the task of the last sync may still refer to it.
    deinit { datastore.close() }

    // MARK: Syncing

    /// Queues the local changes with the time, and applies what was received. Changes of a datastore that another device
    /// deleted create it again.
    func sync() throws(SyncError) -> DatastoreChanges {
        try blockingForDatastore { [datastore] () throws(DatastoreError) in
            if try datastore.unsyncedChangesSize > 0 {
                do throws(DatastoreError) {
                    try datastore.markAsCreated()
                    try datastore.setModificationTime(Date())
                } catch let error where error.code == .sizeLimit || error.code == .readOnly {
                    // This must not be what prevents a sync. What can't be changed has no new time.
                }
            }
            return try await datastore.sync()
        }
    }

    // MARK: Roles

    /// The members of the shared folder; none if the datastore isn't shared, or belongs to no account.
    func members() throws(SyncError) -> [DatastoreMember] {
        let (manager, id) = (bridge.manager, datastore.id)
        guard manager.hasAccount else { return [] }
        return try blockingForDatastore { () throws(DatastoreError) in
            do throws(DatastoreError) {
                return try await manager.members(of: id)
            } catch let error where error.code == .notFound {
                return []
            }
        }
    }

    /// Returns the role of a member.
    func role(of principal: String) throws(SyncError) -> DropboxDatastoreRole {
        if Principal.isGroupOfStrangers(principal) { return DropboxDatastoreRoleNone }
        return try members().first { $0.isNamed(principal) }?.role.number ?? DropboxDatastoreRoleNone
    }

    /// Gives someone a role, and shares the datastore if it isn't shared yet.
    func setRole(_ role: DropboxDatastoreRole, of principal: String) throws(SyncError) {
        if role == DropboxDatastoreRoleNone { return try removeRole(of: principal) }
        guard bridge.manager.hasAccount else {
            throw SyncError(.invalidOperation, "a local datastore can't be shared; move it to an account first")
        }
        if Principal.isGroupOfStrangers(principal) {
            throw SyncError(.disallowed, "a shared folder has no role for \(principal): name the members")
        }
        switch role {
        case DropboxDatastoreRoleViewer: try share(as: .viewer, with: principal)
        case DropboxDatastoreRoleEditor: try share(as: .editor, with: principal)
        case DropboxDatastoreRoleOwner: try share(as: .owner, with: principal)
        default: throw SyncError(.illegalArgument, "there is no role with the number \(role.rawValue)")
        }
    }

    /// Removes a member. Does nothing if there is no such member, or the datastore isn't shared.
    private func removeRole(of principal: String) throws(SyncError) {
        let (manager, id) = (bridge.manager, datastore.id)
        guard manager.hasAccount, !Principal.isGroupOfStrangers(principal) else { return }
        try blockingForDatastore { () throws(DatastoreError) in
            do throws(DatastoreError) {
                try await manager.removeRole(of: principal, in: id)
            } catch let error where error.code == .notFound {
                // Nobody else has a role.
            }
        }
    }

    private func share(as role: DatastoreRole, with principal: String) throws(SyncError) {
        let (manager, id) = (bridge.manager, datastore.id)
        try blockingForDatastore { () throws(DatastoreError) in
            do throws(DatastoreError) {
                try await manager.setRole(role, for: principal, in: id)
            } catch let error where error.code == .notFound {
                try await manager.share(id)
                try await manager.setRole(role, for: principal, in: id)
            }
        }
    }
}

/// The names of accounts in the former API.
private enum Principal {
    /// Returns whether this isn't a person or a group that can be a member of a folder: everybody, or the team.
    static func isGroupOfStrangers(_ principal: String) -> Bool { principal == "public" || principal == "team" }
}

extension DatastoreMember {
    /// Returns whether the member has an ID or an email address.
    fileprivate func isNamed(_ principal: String) -> Bool {
        id == principal || email?.lowercased() == principal.lowercased()
    }
}

extension DatastoreRole {
    /// The number of the role in the C interface.
    var number: DropboxDatastoreRole {
        switch self {
        case .viewer: DropboxDatastoreRoleViewer
        case .editor: DropboxDatastoreRoleEditor
        case .owner: DropboxDatastoreRoleOwner
        }
    }
}
