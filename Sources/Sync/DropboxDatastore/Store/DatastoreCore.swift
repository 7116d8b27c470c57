import DropboxConcurrency
import DropboxSQLite
import Foundation

/// The database of a manager, and the changes of its open datastores. All methods are atomic, and wait only for the disk.
final class DatastoreCore: Sendable {
    private struct State {
        var open: [String: OpenDatastore] = [:]
        var isClosed = false
        /// Whether everything in the folder was received.
        var isUpToDate = false
        /// The datastores in which the account may have another role than is known.
        var doubtfulRoles: Set<String> = []
        var activity = DatastoreActivity()
    }

    private let database: Database
    private let state = Locked(State())
    let observers = DatastoreObservers()
    /// Called when files should be exchanged.
    private let onOutgoing = Locked<Handler?>(nil)

    private struct Handler: Sendable { let call: @Sendable () -> Void }

    /// How much may remain of deleted and moved items in any list.
    private let listSlack: Int
    /// Whether datastores also show what waits for missing deltas. Then, they can't be changed.
    private let showsWaiting: Bool

    init(_ database: Database, listSlack: Int = 64, showsWaiting: Bool = false) {
        (self.database, self.listSlack, self.showsWaiting) = (database, listSlack, showsWaiting)
    }

    /// Sets the function that is called when files should be exchanged: something was queued, or must be received again.
    func setOutgoingHandler(_ handler: @escaping @Sendable () -> Void) {
        onOutgoing.change { $0 = Handler(call: handler) }
    }

    /// Lets files be exchanged soon.
    func requestSynchronization() { onOutgoing.withLock { $0 }?.call() }

    // MARK: Access

    private func access<Result: Sendable>(_ body: (inout State) throws -> Result) throws(DatastoreError) -> Result {
        do {
            return try state.withLock { state throws -> Result in
                guard !state.isClosed else { throw DatastoreError(.closed, "the manager is closed") }
                return try body(&state)
            }
        } catch {
            throw DatastoreError(error)
        }
    }

    /// Runs `body` with an open datastore. Nothing changes if it throws.
    ///
    /// - Parameter isWriting: Whether `body` may change the database. The default is `false`.
    func withOpen<Result: Sendable>(
        _ id: String, isWriting: Bool = false, _ body: (inout OpenDatastore, DatastoreStore) throws -> Result
    ) throws(DatastoreError) -> Result {
        do {
            let (result, isChanged) = try access { state in
                // A second reference to the changes would copy all of them for each change.
                guard var open = state.open.removeValue(forKey: id) else {
                    throw DatastoreError(.closed, "the datastore \(id) is closed")
                }
                defer { state.open[id] = open }
                let (version, key) = (open.version, open.key)
                let result: Result
                if isWriting {
                    var changed = open
                    result = try database.write { try body(&changed, DatastoreStore(connection: $0, key: key)) }
                    open = changed
                } else {
                    result = try open.atomically { open in
                        try database.read { try body(&open, DatastoreStore(connection: $0, key: key)) }
                    }
                }
                return (result, open.version != version)
            }
            if isChanged { observers.notify() }
            return result
        } catch {
            // The account may have another role meanwhile.
            if error.code == .readOnly, doubtRole(of: id) { requestSynchronization() }
            throw error
        }
    }

    /// Lets the next contact ask for the role of the account, if it may only read. Returns whether that is new.
    @discardableResult
    func doubtRole(of id: String) -> Bool { state.withLock { $0.doubtfulRoles.insert(id).inserted } }

    /// Records that the role in a datastore was asked for.
    func didCheckRole(of id: String) { state.withLock { _ = $0.doubtfulRoles.remove(id) } }

    /// The datastores that the account could only read, and that it may be able to change now.
    ///
    /// - Parameter isFirstContact: Whether all are doubtful, because nothing is known since the manager was closed.
    func datastoresToCheck(isFirstContact: Bool) throws(DatastoreError) -> [String] {
        let doubtful = state.withLock { $0.doubtfulRoles }
        return try withAll { _, all, _ in
            try all.filter { id, store in
                try (isFirstContact || doubtful.contains(id)) && store.access == .reading
            }.map(\.id)
        }
    }

    /// Runs `body` with all known datastores, in a transaction.
    func withAll<Result: Sendable>(
        _ body: (inout [String: OpenDatastore], [(id: String, store: DatastoreStore)], Connection) throws -> Result
    ) throws(DatastoreError) -> Result {
        try access { state in
            var open = state.open
            let result = try database.write { connection in
                let rows = try connection.rows("SELECT id, key FROM datastore WHERE id >= ';' OR id < ':' ORDER BY id")
                { row in
                    (id: row.text(0) ?? "", store: DatastoreStore(connection: connection, key: row[1] ?? 0))
                }
                return try body(&open, rows, connection)
            }
            state.open = open
            return result
        }
    }

    static func store(_ id: String, _ connection: Connection) throws(SQLiteError) -> DatastoreStore {
        if let key = try connection.value("SELECT key FROM datastore WHERE id = ?", id, as: Int64.self) {
            return DatastoreStore(connection: connection, key: key)
        }
        try connection.execute("INSERT INTO datastore (id, device) VALUES (?, ?)", id, Device.newID())
        return DatastoreStore(connection: connection, key: connection.lastInsertedRowID)
    }

    // MARK: Datastores

    /// The IDs of all datastores that this device knows, in order.
    func datastoreIDs() throws(DatastoreError) -> [String] {
        try access { _ in
            try database.read {
                try $0.rows("SELECT id FROM datastore WHERE id >= ';' OR id < ':' ORDER BY id") { $0.text(0) ?? "" }
            }
        }
    }

    func open(_ id: String) throws(DatastoreError) {
        try Identifier.checkDatastore(id)
        try access { state in
            guard state.open[id] == nil else {
                throw DatastoreError(.alreadyOpen, "the datastore \(id) is already open; close it first")
            }
            state.open[id] = try database.write { try OpenDatastore(Self.store(id, $0), listSlack: listSlack) }
        }
    }

    func close(_ id: String) { state.withLock { $0.open[id] = nil } }

    func isOpen(_ id: String) -> Bool { state.withLock { $0.open[id] != nil && !$0.isClosed } }

    /// Whether a datastore is open.
    var hasOpenDatastores: Bool { state.withLock { !$0.isClosed && !$0.open.isEmpty } }

    /// Closes everything.
    func close() {
        state.withLock { state in (state.open, state.isClosed) = ([:], true) }
        observers.finish()
        database.close()
    }

    /// Records that another device may use the identities of this one.
    func requireFork() throws(DatastoreError) {
        try withAll { _, _, connection in try connection.execute("UPDATE datastore SET fork = sequence") }
    }

    // MARK: Local changes

    /// Queues the local changes of an open datastore, and applies what was received.
    func sync(_ id: String) throws(DatastoreError) -> DatastoreChanges {
        let (changes, isOutgoing, isChanged) = try access { state in
            guard var open = state.open[id] else { throw DatastoreError(.closed, "the datastore \(id) is closed") }
            let result = try database.write { connection in
                if let changes = try Self.replace(&open, id, connection) { return (changes, false, true) }
                let store = DatastoreStore(connection: connection, key: open.key)
                // They were made before the account lost its permission.
                let isDiscarded = open.access.map { $0 != .writing } ?? false && !open.changes.isEmpty
                let discarded =
                    try store.takeDiscardedRecordCount() + (isDiscarded ? open.changes.recordKeys.count : 0)
                if isDiscarded { try open.reset(store) }
                let isOutgoing = !open.changes.isEmpty
                let hasIncoming = try store.hasIncoming
                if isOutgoing { try store.commit(open.changes) }
                let mustFork = try state.isUpToDate && store.identity.fork != nil
                let previous =
                    try mustFork ? store.fork() : showsWaiting ? store.showIncoming() : store.applyIncoming()
                if isOutgoing || mustFork || !previous.isEmpty { try open.reset(store) }
                var changes = try DatastoreChanges(previous, store)
                changes.hasDiscardedChanges = isDiscarded || discarded > 0
                changes.discardedRecordCount = discarded
                let isChanged =
                    try isOutgoing || mustFork || changes.hasDiscardedChanges || store.hasIncoming != hasIncoming
                return (changes, isOutgoing || mustFork, isChanged)
            }
            state.open[id] = open
            return result
        }
        if isOutgoing { requestSynchronization() }
        // Only then, so that an observer may call `sync`.
        if isChanged { observers.notify() }
        return changes
    }

    /// Removes the changes that are neither published nor being published.
    func undo(_ id: String) throws(DatastoreError) {
        try withOpen(id, isWriting: true) { open, store in
            try store.undoOutgoing()
            try open.reset(store)
        }
        observers.notify()
    }

    // MARK: Receiving

    /// The cursor of the listing; `nil` before the first page of a complete one.
    func cursor() throws(DatastoreError) -> String? { try setting("cursor") }

    /// Starts a complete listing.
    func restartListing() throws(DatastoreError) {
        try withAll { _, _, connection in _ = try Self.restartListing(connection) }
    }

    /// Starts a complete listing, and returns its number.
    private static func restartListing(_ connection: Connection) throws(SQLiteError) -> Int {
        let number = try listingNumber(connection) + 1
        try set("listing", String(number), connection)
        try set("is_listing", "1", connection)
        try connection.execute("DELETE FROM setting WHERE name = 'cursor'")
        return number
    }

    private static func listingNumber(_ connection: Connection) throws(SQLiteError) -> Int {
        try setting("listing", connection).flatMap { Int($0) } ?? 0
    }

    /// Returns where the next page begins. Starts a complete listing if there is no cursor.
    func listingPosition() throws(DatastoreError) -> ListingPosition {
        try withAll { _, _, connection in
            guard let cursor = try Self.setting("cursor", connection) else {
                return ListingPosition(cursor: nil, listing: try Self.restartListing(connection))
            }
            return ListingPosition(cursor: cursor, listing: try Self.listingNumber(connection))
        }
    }

    /// Records a page of a listing, unless another listing started while the folder was asked for the page.
    ///
    /// - Returns: Whether there are more pages.
    func receive(_ page: FolderPage, after position: ListingPosition) throws(DatastoreError) -> Bool {
        if !page.entries.isEmpty { state.withLock { $0.isUpToDate = false } }
        let hasMore = try withAll { open, all, connection in
            let (cursor, listing) = (try Self.setting("cursor", connection), try Self.listingNumber(connection))
            guard ListingPosition(cursor: cursor, listing: listing) == position else { return true }
            for entry in page.entries {
                switch entry {
                case .folder(let path, let access):
                    guard !path.isEmpty, Identifier.isValidDatastore(path) else { continue }
                    try Self.setAccess(access, to: path, &open, connection)
                case .file(let path, let size, let hash, let access):
                    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
                    // Other files and folders aren't of datastores.
                    guard parts.count == 2, Identifier.isValidDatastore(parts[0]) else { continue }
                    try Self.setAccess(access, to: parts[0], &open, connection)
                    try Self.store(parts[0], connection).list(parts[1], size: size, hash: hash, listing: listing)
                case .deleted(let path):
                    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
                    for (id, store) in all where id == parts[0] || path.isEmpty {
                        try store.removeFile(parts.count > 1 ? parts[1] : nil)
                        if parts.count < 2, try store.access != nil {
                            try Self.setAccess(DatastoreAccess.none, to: id, &open, connection)
                        }
                    }
                }
            }
            try Self.set("cursor", page.cursor, connection)
            if !page.hasMore, try Self.setting("is_listing", connection) == "1" {
                try connection.execute("DELETE FROM file WHERE listing < ?", listing)
                try Self.set("is_listing", "0", connection)
            }
            return page.hasMore
        }
        observers.notify()
        return hasMore
    }

    static func setting(_ name: String, _ connection: Connection) throws(SQLiteError) -> String? {
        try connection.value("SELECT value FROM setting WHERE name = ?", name)
    }

    static func set(_ name: String, _ value: String, _ connection: Connection) throws(SQLiteError) {
        try connection.execute(
            "INSERT INTO setting VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value", name, value)
    }

    /// A value that the manager keeps.
    func setting(_ name: String) throws(DatastoreError) -> String? {
        try access { _ in try database.read { try Self.setting(name, $0) } }
    }

    func set(_ name: String, _ value: String) throws(DatastoreError) {
        try withAll { _, _, connection in try Self.set(name, value, connection) }
    }

    /// The files that must be downloaded, as paths.
    func wantedFiles() throws(DatastoreError) -> [String] {
        try withAll { _, all, _ in try all.flatMap { id, store in try store.wantedFiles.map { "\(id)/\($0)" } } }
    }

    /// Stores the content of a downloaded file, or that it doesn't exist anymore.
    func receive(_ path: String, _ content: Data?) throws(DatastoreError) {
        try withAll { _, all, _ in
            for (id, store) in all where path.isPath(below: id) {
                let name = String(path.dropFirst(id.count + 1))
                if let content { try store.receive(name, content) } else { try store.removeFile(name) }
            }
        }
        observers.notify()
    }

    /// Records why a file can't be downloaded.
    func reject(_ path: String, _ problem: String) throws(DatastoreError) {
        try withAll { _, all, _ in
            for (id, store) in all where path.isPath(below: id) {
                try store.setFile(String(path.dropFirst(id.count + 1)), size: 0, .rejected, problem: problem)
            }
        }
        observers.notify()
    }

    /// Records that everything was received, and takes new identities where others use those of this device.
    func resolveForks() throws(DatastoreError) {
        try withAll { open, all, _ in
            // The next `sync` of an open datastore does, because it applies what was received.
            for (id, store) in all where open[id] == nil {
                if try store.identity.fork != nil { _ = try store.fork() }
            }
        }
        state.withLock { $0.isUpToDate = true }
    }

    // MARK: Status

    /// What the synchronizer does.
    var activity: DatastoreActivity { state.withLock { $0.activity } }

    func setActivity(_ change: (inout DatastoreActivity) -> Void) {
        state.withLock { change(&$0.activity) }
        observers.notify()
    }

    func status(_ id: String) throws(DatastoreError) -> DatastoreStatus {
        try access { state in
            guard let open = state.open[id] else { throw DatastoreError(.closed, "the datastore \(id) is closed") }
            let (activity, isUpToDate) = (state.activity, state.isUpToDate)
            return try database.read { connection in
                let store = DatastoreStore(connection: connection, key: open.key)
                let missing = try store.missingDeltas.map {
                    DatastoreMissingChanges(device: $0.device, numbers: $0.sequences)
                }
                let identity = try store.identity
                let hasQueuedChanges = identity.sequence > identity.published
                return DatastoreStatus(
                    isConnected: activity.isConnected, isDownloading: try !store.wantedFiles.isEmpty,
                    isUploading: try !store.uploads.isEmpty, hasIncomingChanges: try store.hasIncoming,
                    hasOutgoingChanges: !open.changes.isEmpty || hasQueuedChanges,
                    problems: try store.problems.map { DatastoreFileProblem(name: $0.name, message: $0.message) },
                    missingChanges: missing, isComplete: try missing.isEmpty && !store.lacksSnapshot,
                    access: open.access, error: activity.error, hasUnsyncedChanges: !open.changes.isEmpty,
                    hasQueuedChanges: hasQueuedChanges, canPublish: try store.canPublish(id), isUpToDate: isUpToDate)
            }
        }
    }
}

/// Where a page of a listing begins.
struct ListingPosition: Sendable, Equatable {
    /// The cursor; `nil` for the first page.
    let cursor: String?
    /// The number of the complete listing.
    let listing: Int
}

/// What the synchronizer does, as far as the database doesn't say it.
struct DatastoreActivity: Sendable {
    var isConnected = false
    var error: DatastoreError?
}
