import DropboxSQLite

/// What the account may do with a datastore in a shared folder.
public enum DatastoreAccess: Int, Sendable, Hashable {
    /// The account isn't a member of the folder anymore. The records remain as they were last received.
    case none = 0
    /// The account may read: local changes are rejected.
    case reading = 1
    /// The account may read and change the datastore.
    case writing = 2
}

extension DatastoreError {
    /// Returns the error of a local change.
    static func readOnly(_ access: DatastoreAccess) -> DatastoreError {
        DatastoreError(
            .readOnly,
            access == .none
                ? "the account isn't a member of the datastore's folder anymore"
                : "the account may only read the datastore: it's a viewer of its folder")
    }
}

extension Identifier {
    /// Returns whether a datastore with this ID is one to share.
    static func isShareable(_ id: String) -> Bool { id.hasPrefix(".") }
}

extension DatastoreStore {
    /// What the account may do, as far as it's known.
    var access: DatastoreAccess? {
        get throws(SQLiteError) {
            try connection.value("SELECT access FROM datastore WHERE key = ?", key, as: Int.self)
                .flatMap(DatastoreAccess.init(rawValue:))
        }
    }

    /// Whether this device writes files. A datastore to share isn't published before its folder is a shared one, and not
    /// after the account has left it, because a private folder would take its place.
    func canPublish(_ id: String) throws(SQLiteError) -> Bool {
        switch try access {
        case .writing: true
        case .reading, DatastoreAccess.none?: false
        case nil: !Identifier.isShareable(id)
        }
    }

    /// The number of records whose queued changes were discarded, and that no `sync` has reported yet.
    var discardedRecordCount: Int {
        get throws(SQLiteError) {
            try connection.value("SELECT discarded FROM datastore WHERE key = ?", key) ?? 0
        }
    }

    func takeDiscardedRecordCount() throws(SQLiteError) -> Int {
        let count = try discardedRecordCount
        if count > 0 { try connection.execute("UPDATE datastore SET discarded = 0 WHERE key = ?", key) }
        return count
    }

    /// The records of the app with changes of this device that aren't in the folder.
    fileprivate var unsentRecords: Set<RecordKey> {
        get throws {
            var deltas = try outgoing
            for upload in try uploads where upload.seen == nil && FileName(upload.name)?.kind != .snapshot {
                deltas += try DeltaFile(upload.content).deltas
            }
            return deltas.reduce(into: []) { $0.formUnion($1.changes.recordKeys) }
        }
    }

    /// Whether changes of this device aren't in the folder.
    fileprivate var hasUnsentChanges: Bool {
        get throws {
            let identity = try identity
            return try identity.sequence > identity.published || !uploads.isEmpty
        }
    }
}

extension Sequence<Change> {
    /// The records of the app that are changed. The library's own ones don't count.
    var recordKeys: Set<RecordKey> { Set(lazy.map(\.key).filter { !Identifier.isReserved($0.table) }) }
}

extension DatastoreCore {
    /// Records what the account may do with a datastore. If it may no longer change it, unsent changes are discarded.
    func setAccess(_ access: DatastoreAccess?, to id: String) throws(DatastoreError) {
        try withAll { open, _, connection in try Self.setAccess(access, to: id, &open, connection) }
        observers.notify()
        requestSynchronization()
    }

    /// Records what the account may do with a datastore, in a transaction.
    static func setAccess(
        _ access: DatastoreAccess?, to id: String, _ open: inout [String: OpenDatastore], _ connection: Connection
    ) throws {
        let store = try store(id, connection)
        guard try store.access != access else { return }
        try connection.execute("UPDATE datastore SET access = ? WHERE key = ?", access?.rawValue, store.key)
        open[id]?.access = access
        guard access == .reading, try store.hasUnsentChanges else { return }
        try startReplacement(of: store, id, isOpen: open[id] != nil, connection)
    }

    /// Returns whether there are changes of this device that aren't in the folder.
    func hasUnsentChanges() throws(DatastoreError) -> Bool {
        try withAll { _, all, _ in try all.contains { try $0.store.hasUnsentChanges } }
    }

    /// Records that this device shared a datastore.
    func setOwner(of id: String) throws(DatastoreError) {
        try withAll { _, _, connection in try Self.set("owner \(id)", "1", connection) }
        try setAccess(.writing, to: id)
    }

    /// Returns whether this device shared a datastore.
    static func isOwner(of id: String, _ connection: Connection) throws(SQLiteError) -> Bool {
        try setting("owner \(id)", connection) != nil
    }

    /// Returns and forgets the number of records whose queued changes were discarded.
    func takeDiscardedRecordCount(of id: String) throws(DatastoreError) -> Int {
        try withAll { _, all, _ in
            try all.filter { $0.id == id }.reduce(0) { try $0 + $1.store.takeDiscardedRecordCount() }
        }
    }

    // MARK: Discarding changes

    /// Starts a datastore that has only what the folder has. Records contain changes that were published for all that this
    /// device knew, and that the server refused. The former datastore remains until `sync`, because nothing changes before.
    private static func startReplacement(
        of former: DatastoreStore, _ id: String, isOpen: Bool, _ connection: Connection
    ) throws {
        let discarded = try former.discardedRecordCount + former.unsentRecords.count
        try connection.execute("UPDATE datastore SET id = ? WHERE key = ?", ":\(former.key)", former.key)
        let new = try store(id, connection)
        try connection.execute(
            "UPDATE datastore SET access = ?, discarded = ? WHERE key = ?", DatastoreAccess.reading.rawValue, discarded,
            new.key)
        try connection.execute(
            """
            INSERT INTO file SELECT ?, name, size, CASE state WHEN 2 THEN 2 ELSE 0 END, listing, problem, NULL
            FROM file WHERE datastore = ?
            """, new.key, former.key)
        if isOpen {
            try connection.execute("DELETE FROM outgoing WHERE datastore = ?", former.key)
            try connection.execute("DELETE FROM upload WHERE datastore = ?", former.key)
        } else {
            try former.remove()
        }
    }

    /// Replaces an open datastore by the one that has only what the folder has, once that was received.
    ///
    /// - Returns: The differences, or `nil` if there is nothing to replace.
    static func replace(
        _ open: inout OpenDatastore, _ id: String, _ connection: Connection
    ) throws -> DatastoreChanges? {
        let (former, new) = (DatastoreStore(connection: connection, key: open.key), try store(id, connection))
        guard new.key != former.key else { return nil }
        guard try new.wantedFiles.isEmpty else {
            try open.reset(former)
            return try DatastoreChanges([:], former)
        }
        _ = try new.applyIncoming()
        var previous: [RecordKey: [String: DatastoreValue]?] = [:]
        for key in try former.existingRecords(in: nil) + new.existingRecords(in: nil) {
            previous[key] = .some(try former.values(key))
        }
        var changes = try DatastoreChanges(previous, new)
        changes.hasDiscardedChanges = true
        changes.discardedRecordCount = try new.takeDiscardedRecordCount()
        try former.remove()
        open = try open.replaced(by: new)
        return changes
    }

    /// Removes a datastore from this device, and closes it.
    ///
    /// - Parameters:
    ///   - id: The ID of the datastore.
    ///   - forgetsOwner: Whether this device forgets, too, that it shared the datastore.
    func remove(_ id: String, forgetsOwner: Bool) throws(DatastoreError) {
        try withAll { open, all, connection in
            open[id] = nil
            if forgetsOwner { try connection.execute("DELETE FROM setting WHERE name = ?", "owner \(id)") }
            for (other, store) in all where other == id { try store.remove() }
        }
        observers.notify()
    }
}

extension DatastoreStore {
    /// Removes all data of the datastore.
    fileprivate func remove() throws(SQLiteError) {
        for table in [
            "head", "record", "incoming", "incoming_snapshot", "outgoing", "upload", "file", "snapshot", "indexed",
            "field",
        ] {
            try connection.execute("DELETE FROM \(table) WHERE datastore = ?", key)
        }
        try connection.execute("DELETE FROM datastore WHERE key = ?", key)
    }
}
