import CDropboxBridge
import DropboxDatastore
import DropboxSync
import DropboxSyncBridge

extension BridgedDatastoreManager {
    // MARK: Opening

    /// Opens a datastore. If this device doesn't know one to share, joins it if the account is invited.
    func open(_ id: String, creates: Bool) throws(SyncError) -> BridgedDatastore {
        try checkOpen()
        if manager.hasAccount, DatastoreManager.isShareableID(id), try !isKnown(id) {
            try blockingForDatastore { [manager] () throws(DatastoreError) in
                for invitation in try await manager.invitations() where invitation.id == id {
                    try await manager.join(invitation)
                }
            }
        }
        do throws(DatastoreError) {
            if !creates, try manager.information(of: id).isDeleted {
                throw DatastoreError(.notFound, "the datastore \(id) was deleted")
            }
            let datastore = try manager.openDatastore(id)
            if creates { try datastore.markAsCreated() }
            return BridgedDatastore(datastore, self)
        } catch {
            throw SyncError(error)
        }
    }

    private func isKnown(_ id: String) throws(SyncError) -> Bool {
        do throws(DatastoreError) {
            return try manager.datastoreIDs.contains(id)
        } catch {
            throw SyncError(error)
        }
    }

    /// Creates a datastore with a new ID, with which it can be shared.
    func openNew() throws(SyncError) -> BridgedDatastore {
        try checkOpen()
        do throws(DatastoreError) {
            return BridgedDatastore(try manager.openDatastore(DatastoreManager.newShareableID()), self)
        } catch {
            throw SyncError(error)
        }
    }

    // MARK: Removing

    /// Deletes the records of a datastore that this device knows, and marks it as deleted. It joins none to delete it.
    func delete(_ id: String) throws(SyncError) {
        try checkOpen()
        guard try isKnown(id) else { throw SyncError(.notFound, "there is no datastore \(id)") }
        let opened = try open(id, creates: false)
        defer { opened.datastore.close() }
        try blockingForDatastore { () throws(DatastoreError) in try await opened.datastore.deleteContents() }
    }

    /// Removes a datastore from this device.
    func uncache(_ id: String) throws(SyncError) {
        try checkOpen()
        guard manager.hasAccount else {
            throw SyncError(.invalidOperation, "a local datastore is nowhere else")
        }
        do throws(DatastoreError) {
            _ = try manager.information(of: id)
            try manager.uncache(id)
        } catch {
            throw SyncError(error)
        }
    }

    // MARK: Listing

    /// The information about all datastores that weren't deleted.
    func list() throws(SyncError) -> [DatastoreInformation] {
        try checkOpen()
        do throws(DatastoreError) {
            var found: [DatastoreInformation] = []
            for id in try manager.datastoreIDs {
                do throws(DatastoreError) {
                    let information = try manager.information(of: id)
                    if !information.isDeleted { found.append(information) }
                } catch let error where error.code == .notFound {
                    // It was removed in the meantime.
                }
            }
            return found
        } catch {
            throw SyncError(error)
        }
    }
}

extension DatastoreInformation {
    /// The role of the account.
    var role: DropboxDatastoreRole {
        guard DatastoreManager.isShareableID(id), let access else { return DropboxDatastoreRoleOwner }
        return switch access {
        case .none: DropboxDatastoreRoleNone
        case .reading: DropboxDatastoreRoleViewer
        case .writing: isOwner ? DropboxDatastoreRoleOwner : DropboxDatastoreRoleEditor
        }
    }
}
