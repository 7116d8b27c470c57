import CDropboxBridge
import DropboxDatastore
import DropboxSync
import DropboxSyncBridge

extension OpaquePointer {
    var bridgedDatastore: BridgedDatastore { object(as: BridgedDatastore.self) }

    /// The datastore of a reference.
    var datastore: Datastore { bridgedDatastore.datastore }
}

// MARK: Closing

/// Removes the observers of a datastore, and closes it.
@c @implementation
public func dropboxDatastoreClose(_ datastore: OpaquePointer) {
    let bridge = datastore.bridgedDatastore
    bridge.observers.removeAll()
    bridge.datastore.close()
}

/// Returns whether a datastore and its manager are open.
@c @implementation
public func dropboxDatastoreIsOpen(_ datastore: OpaquePointer) -> Bool {
    datastore.datastore.isOpen && !datastore.bridgedDatastore.bridge.isShutDown
}

/// Returns the ID of a datastore.
@c @implementation
public func dropboxDatastoreCopyID(_ datastore: OpaquePointer) -> DropboxSyncBuffer {
    DropboxSyncBuffer(datastore.datastore.id)
}

// MARK: Syncing

/// Queues the local changes, and applies what was received.
@c @implementation
public func dropboxDatastoreSync(
    _ datastore: OpaquePointer, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> DropboxDatastoreChanges {
    let datastore = datastore.bridgedDatastore
    guard let changes = result(error, { () throws(SyncError) in try datastore.sync() }) else {
        return DropboxDatastoreChanges(tables: nil, records: nil)
    }
    let records = changes.changed.merging(changes.deleted) { $0.union($1) }
        .flatMap { table, records in records.map { (table: table, record: $0) } }
    return DropboxDatastoreChanges(
        tables: makeTexts(records.map(\.table)), records: makeTexts(records.map(\.record)))
}

// MARK: State

/// Returns the state of syncing.
@c @implementation
public func dropboxDatastoreCopyStatus(_ datastore: OpaquePointer) -> DropboxDatastoreStatus {
    let hasAccount = datastore.bridgedDatastore.bridge.manager.hasAccount
    var error: OpaquePointer?
    let status = datastoreResult(&error) { () throws(DatastoreError) in
        let status = try datastore.datastore.status
        return DropboxDatastoreStatus(
            isConnected: status.isConnected, isDownloading: hasAccount && (status.isDownloading || !status.isUpToDate),
            isUploading: hasAccount && status.canPublish && (status.isUploading || status.hasQueuedChanges),
            hasIncomingChanges: status.hasIncomingChanges, hasOutgoingChanges: status.hasUnsyncedChanges,
            error: status.error.map { makeReference(SyncError($0)) })
    }
    return status
        ?? DropboxDatastoreStatus(
            isConnected: false, isDownloading: false, isUploading: false, hasIncomingChanges: false,
            hasOutgoingChanges: false, error: error)
}

/// Returns the title, the modification time, and the role.
@c @implementation
public func dropboxDatastoreCopyInfo(
    _ datastore: OpaquePointer, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> OpaquePointer? {
    datastoreResult(error) { () throws(DatastoreError) in
        makeReference(Reference(try datastore.datastore.information))
    }
}

/// Sets the title.
@c @implementation
public func dropboxDatastoreSetTitle(
    _ datastore: OpaquePointer, _ title: DropboxSyncBytes, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> Bool {
    datastoreSucceeds(error) { () throws(DatastoreError) in
        try datastore.datastore.setTitle(title.start == nil ? nil : title.datastoreText("title"))
    }
}

/// Returns the sizes of a datastore.
@c @implementation
public func dropboxDatastoreGetSizes(
    _ datastore: OpaquePointer, _ sizes: UnsafeMutablePointer<DropboxDatastoreSizes>,
    _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> Bool {
    let datastore = datastore.datastore
    return datastoreSucceeds(error) { () throws(DatastoreError) in
        sizes.pointee = DropboxDatastoreSizes(
            size: try datastore.size, recordCount: try datastore.recordCount,
            unsyncedChangesSize: try datastore.unsyncedChangesSize)
    }
}

/// Returns the IDs of the tables that have records.
@c @implementation
public func dropboxDatastoreCopyTables(
    _ datastore: OpaquePointer, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> OpaquePointer? {
    datastoreResult(error) { () throws(DatastoreError) in makeTexts(try datastore.datastore.tables.map(\.id)) }
}

/// Returns whether a table can have an ID.
@c @implementation
public func dropboxDatastoreCheckTable(
    _ datastore: OpaquePointer, _ id: DropboxSyncBytes, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> Bool {
    datastoreSucceeds(error) { () throws(DatastoreError) in
        _ = try datastore.datastore.table(id.datastoreText("tableId"))
    }
}

// MARK: Roles

/// Returns the roles of all members.
@c @implementation
public func dropboxDatastoreCopyRoles(
    _ datastore: OpaquePointer, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> DropboxDatastoreRoles {
    let datastore = datastore.bridgedDatastore
    guard let members = result(error, { () throws(SyncError) in try datastore.members() }) else {
        return DropboxDatastoreRoles(principals: nil, roles: nil)
    }
    let named = members.compactMap { member in (member.id ?? member.email).map { ($0, member.role.number) } }
    let roles = UnsafeMutablePointer<DropboxDatastoreRole>.allocate(withMallocCapacity: named.count)
    for (index, (_, role)) in named.enumerated() { (roles + index).initialize(to: role) }
    return DropboxDatastoreRoles(principals: makeTexts(named.map(\.0)), roles: roles)
}

/// Returns the role of a member.
@c @implementation
public func dropboxDatastoreGetRole(
    _ datastore: OpaquePointer, _ principal: DropboxSyncBytes, _ role: UnsafeMutablePointer<DropboxDatastoreRole>,
    _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> Bool {
    let datastore = datastore.bridgedDatastore
    return succeeds(error) { () throws(SyncError) in
        role.pointee = try datastore.role(of: principal.requiredText("principal"))
    }
}

/// Gives someone a role.
@c @implementation
public func dropboxDatastoreSetRole(
    _ datastore: OpaquePointer, _ principal: DropboxSyncBytes, _ role: DropboxDatastoreRole,
    _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> Bool {
    let datastore = datastore.bridgedDatastore
    return succeeds(error) { () throws(SyncError) in
        try datastore.setRole(role, of: principal.requiredText("principal"))
    }
}

// MARK: Observers

/// Adds a callback for changes of a datastore and its status.
@c @implementation
public func dropboxDatastoreAddObserver(_ datastore: OpaquePointer, _ observer: UInt, _ callback: DropboxSyncCallback) {
    let bridge = datastore.bridgedDatastore
    let callback = Callback(callback)
    bridge.observers.add(bridge.datastore.addObserver { callback.call() }, for: observer)
}

/// Removes all callbacks of an observer.
@c @implementation
public func dropboxDatastoreRemoveObserver(_ datastore: OpaquePointer, _ observer: UInt) {
    datastore.bridgedDatastore.observers.remove(observer)
}
