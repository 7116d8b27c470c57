import CDropboxBridge
import DropboxDatastore
import DropboxSync
import DropboxSyncBridge
import Foundation

extension OpaquePointer {
    fileprivate var datastoreManager: BridgedDatastoreManager { object(as: BridgedDatastoreManager.self) }
}

// MARK: Creating

/// Creates the manager of an account's datastores.
@c @implementation
public func dropboxDatastoreManagerCreate(
    _ account: OpaquePointer?, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> OpaquePointer? {
    result(error) { () throws(SyncError) in
        guard let account else { throw .missingArgument("account") }
        return makeReference(try BridgedDatastoreManager(account.object(as: BridgedAccount.self).account))
    }
}

/// Creates the manager of the datastores that belong to no account.
@c @implementation
public func dropboxDatastoreManagerCreateLocal(
    _ accountManager: OpaquePointer?, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> OpaquePointer? {
    result(error) { () throws(SyncError) in
        guard let accountManager else { throw .missingArgument("accountManager") }
        let manager = accountManager.object(as: BridgedAccountManager.self).manager
        return makeReference(try BridgedDatastoreManager(localIn: manager))
    }
}

/// Moves all local datastores to an account.
@c @implementation
public func dropboxDatastoreManagerMigrate(
    _ manager: OpaquePointer, _ account: OpaquePointer?, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> OpaquePointer? {
    let manager = manager.datastoreManager
    return result(error) { () throws(SyncError) in
        guard let account else { throw .missingArgument("account") }
        return makeReference(try manager.migrate(to: account.object(as: BridgedAccount.self).account))
    }
}

/// Stops syncing and closes all datastores.
@c @implementation
public func dropboxDatastoreManagerShutDown(_ manager: OpaquePointer) { manager.datastoreManager.shutDown() }

/// Returns whether the manager is shut down.
@c @implementation
public func dropboxDatastoreManagerIsShutDown(_ manager: OpaquePointer) -> Bool { manager.datastoreManager.isShutDown }

// MARK: Datastores

/// Returns whether a datastore can have an ID.
@c @implementation
public func dropboxDatastoreIsValidID(_ id: DropboxSyncBytes) -> Bool {
    id.text.map(DatastoreManager.isValidDatastoreID) ?? false
}

/// Returns whether an ID is one of a datastore to share.
@c @implementation
public func dropboxDatastoreIsValidShareableID(_ id: DropboxSyncBytes) -> Bool {
    id.text.map(DatastoreManager.isShareableID) ?? false
}

/// Returns whether a table, a record, or a field can have an ID.
@c @implementation
public func dropboxDatastoreIsValidName(_ name: DropboxSyncBytes) -> Bool {
    name.text.map(DatastoreManager.isValidID) ?? false
}

/// Opens a datastore.
@c @implementation
public func dropboxDatastoreManagerOpen(
    _ manager: OpaquePointer, _ id: DropboxSyncBytes, _ creates: Bool,
    _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> OpaquePointer? {
    let manager = manager.datastoreManager
    return result(error) { () throws(SyncError) in
        makeReference(try manager.open(id.requiredText("datastoreId"), creates: creates))
    }
}

/// Creates and opens a datastore with a new ID.
@c @implementation
public func dropboxDatastoreManagerOpenNew(
    _ manager: OpaquePointer, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> OpaquePointer? {
    let manager = manager.datastoreManager
    return result(error) { () throws(SyncError) in makeReference(try manager.openNew()) }
}

/// Deletes the records of a datastore, and marks it as deleted.
@c @implementation
public func dropboxDatastoreManagerDelete(
    _ manager: OpaquePointer, _ id: DropboxSyncBytes, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> Bool {
    let manager = manager.datastoreManager
    return succeeds(error) { () throws(SyncError) in try manager.delete(id.requiredText("datastoreId")) }
}

/// Removes a datastore from this device.
@c @implementation
public func dropboxDatastoreManagerUncache(
    _ manager: OpaquePointer, _ id: DropboxSyncBytes, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> Bool {
    let manager = manager.datastoreManager
    return succeeds(error) { () throws(SyncError) in try manager.uncache(id.requiredText("datastoreId")) }
}

/// Returns references to the information about all datastores.
@c @implementation
public func dropboxDatastoreManagerCopyInfos(
    _ manager: OpaquePointer, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> DropboxSyncReferences {
    let manager = manager.datastoreManager
    return result(error) { () throws(SyncError) in makeReferences(try manager.list().map { Reference($0) }) }
        ?? DropboxSyncReferences(items: nil, count: 0)
}

// MARK: Information

/// Returns the ID of a datastore.
@c @implementation
public func dropboxDatastoreInfoCopyID(_ info: OpaquePointer) -> DropboxSyncBuffer {
    DropboxSyncBuffer(info.datastoreInformation.id)
}

/// Returns the title of a datastore.
@c @implementation
public func dropboxDatastoreInfoCopyTitle(_ info: OpaquePointer) -> DropboxSyncBuffer {
    info.datastoreInformation.title.map { DropboxSyncBuffer($0) } ?? .none
}

/// Returns the modification time in seconds since 1970.
@c @implementation
public func dropboxDatastoreInfoGetModificationTime(
    _ info: OpaquePointer, _ time: UnsafeMutablePointer<Double>
) -> Bool {
    guard let modificationTime = info.datastoreInformation.modificationTime else { return false }
    time.pointee = modificationTime.timeIntervalSince1970
    return true
}

/// Returns the role of the account.
@c @implementation
public func dropboxDatastoreInfoGetRole(_ info: OpaquePointer) -> DropboxDatastoreRole {
    info.datastoreInformation.role
}

extension OpaquePointer {
    /// The information of a reference.
    fileprivate var datastoreInformation: DatastoreInformation {
        object(as: Reference<DatastoreInformation>.self).value
    }
}

// MARK: Observers

/// Adds a callback for changes of the list of datastores.
@c @implementation
public func dropboxDatastoreManagerAddObserver(
    _ manager: OpaquePointer, _ observer: UInt, _ callback: DropboxSyncCallback
) {
    let bridge = manager.datastoreManager
    let callback = Callback(callback)
    bridge.observers.add(bridge.manager.addObserver { callback.call() }, for: observer)
}

/// Removes all callbacks of an observer.
@c @implementation
public func dropboxDatastoreManagerRemoveObserver(_ manager: OpaquePointer, _ observer: UInt) {
    manager.datastoreManager.observers.remove(observer)
}
