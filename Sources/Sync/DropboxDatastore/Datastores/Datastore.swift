import Dispatch
import DropboxConcurrency
import Foundation

/// A small database that is synced through a folder of the user's Dropbox: tables of records, whose fields have values.
///
/// Local changes are visible at once. ``sync()`` queues them for other devices, and only then applies what was received from
/// those. So between two calls, nothing changes that the app doesn't change. Changes that were queued survive the end of the
/// process; those after the last `sync` are lost with it.
///
/// You can use a datastore from any thread. Each call is atomic. Reading and changing wait only for the disk.
///
///     let datastore = try manager.openDatastore("settings")
///     let note = try datastore.table("notes").insert(["title": .string("Milk")])
///     try note.set("done", to: .bool(true))
///     try await datastore.sync()
public final class Datastore: Sendable {
    /// The ID of the datastore.
    public let id: String

    let core: DatastoreCore
    /// Whether this object was closed. Another one may be open for the same datastore then.
    private let isClosed = Locked(false)

    init(_ id: String, _ core: DatastoreCore) {
        self.id = id
        self.core = core
    }

    deinit { close() }

    /// Closes the datastore. Changes since the last ``sync()`` are lost. A second call does nothing.
    public func close() {
        let wasClosed = isClosed.withLock { isClosed in
            defer { isClosed = true }
            return isClosed
        }
        if !wasClosed { core.close(id) }
    }

    /// A Boolean value that indicates whether the datastore, or its manager, is open.
    public var isOpen: Bool { !isClosed.withLock { $0 } && core.isOpen(id) }

    /// Runs `body` with the local changes.
    ///
    /// - Throws: ``DatastoreError/Code/closed``, or the error of `body`.
    func withOpen<Result: Sendable>(
        isWriting: Bool = false, _ body: (inout OpenDatastore, DatastoreStore) throws -> Result
    ) throws(DatastoreError) -> Result {
        try check()
        return try core.withOpen(id, isWriting: isWriting, body)
    }

    private func check() throws(DatastoreError) {
        if isClosed.withLock({ $0 }) { throw DatastoreError(.closed, "the datastore \(id) is closed") }
    }

    // MARK: Syncing

    /// Queues the changes since the last call for other devices, and applies what was received from them.
    ///
    /// The changes since the last call apply on other devices as a whole. Nothing waits for the network.
    ///
    /// - Returns: The records that other devices changed.
    /// - Throws: ``DatastoreError/Code/closed``, ``DatastoreError/Code/diskSpace``, or ``DatastoreError/Code/cache``. Then, the
    ///   changes remain, and can be queued later.
    @discardableResult
    public func sync() async throws(DatastoreError) -> DatastoreChanges {
        try check()
        return try await BlockingIO.disk.run { () throws(DatastoreError) in try self.core.sync(self.id) }
    }

    /// Discards the changes that no file in the folder contains or may contain: those since the last ``sync()``, and those
    /// that are queued and weren't sent yet.
    ///
    /// - Throws: ``DatastoreError/Code/closed``, ``DatastoreError/Code/diskSpace``, or ``DatastoreError/Code/cache``.
    public func undoUnsentChanges() async throws(DatastoreError) {
        try check()
        return try await BlockingIO.disk.run { () throws(DatastoreError) in try self.core.undo(self.id) }
    }

    /// Makes several changes, or none if `body` throws an error. Changes that other threads make at the same time belong to
    /// the transaction.
    ///
    /// - Throws: The error of `body`, or ``DatastoreError/Code/closed``.
    public func transaction<Result>(_ body: () throws -> Result) throws -> Result {
        let savepoint = try withOpen { open, _ in open.savepoint }
        do {
            return try body()
        } catch {
            let failure = error
            try withOpen { open, store in try open.takeBack(since: savepoint, store) }
            throw failure
        }
    }

    /// The current state of syncing.
    public var status: DatastoreStatus {
        get throws(DatastoreError) {
            try check()
            return try core.status(id)
        }
    }

    /// A sequence with an element whenever the records or the ``status`` may have changed: by a call, or because something was
    /// received or sent. Several changes can be one element. It ends when the manager is closed.
    public var changes: AsyncStream<Void> { core.observers.stream() }

    /// Adds an observer that is called whenever ``changes`` has an element.
    ///
    /// - Parameters:
    ///   - queue: The queue on which the observer is called. The default is the main queue.
    ///   - observer: The handler to call. Several changes can be one call.
    /// - Returns: A token to remove the observer. Releasing it doesn't.
    public func addObserver(
        on queue: DispatchQueue = .main, _ observer: @escaping @Sendable () -> Void
    ) -> DatastoreObserver { core.observers.add(queue, observer) }

    /// Removes an observer. A call in progress completes.
    public func removeObserver(_ observer: DatastoreObserver) { core.observers.remove(observer) }

    // MARK: Contents

    /// Returns a table. It exists as long as it has records.
    ///
    /// - Throws: ``DatastoreError/Code/illegalArgument`` if the ID isn't 1 to 64 letters, digits, and `_.+/=-`.
    public func table(_ id: String) throws(DatastoreError) -> DatastoreTable {
        try Identifier.check(id, "table")
        return DatastoreTable(id: id, datastore: self)
    }

    /// The tables that have records, in the order of their IDs.
    ///
    /// - Throws: ``DatastoreError/Code/closed`` or ``DatastoreError/Code/cache``.
    public var tables: [DatastoreTable] {
        get throws(DatastoreError) {
            let ids = try withOpen { open, store in
                var ids = Set<String>()
                for key in try store.existingRecords(in: nil) where open.records[key] == nil { ids.insert(key.table) }
                for (key, state) in open.records where state.exists { ids.insert(key.table) }
                return ids.filter { !Identifier.isReserved($0) }.sorted()
            }
            return ids.map { DatastoreTable(id: $0, datastore: self) }
        }
    }

    /// The size of the datastore as its limit counts it: 1,000, and 100 for each record and each field, and the sizes of the
    /// values.
    ///
    /// - Throws: ``DatastoreError/Code/closed`` or ``DatastoreError/Code/cache``.
    public var size: Int {
        get throws(DatastoreError) {
            try withOpen { open, store in
                try DatastoreLimits.baseDatastoreSize + store.totals.size + open.sizeChange
            }
        }
    }

    /// The number of records in all tables.
    ///
    /// - Throws: ``DatastoreError/Code/closed`` or ``DatastoreError/Code/cache``.
    public var recordCount: Int {
        get throws(DatastoreError) {
            try withOpen { open, store in try store.totals.count + open.countChange }
        }
    }

    /// The size of the changes since the last ``sync()`` as their limit counts it; 0 if there are none.
    ///
    /// - Throws: ``DatastoreError/Code/closed``.
    package var unsyncedChangesSize: Int {
        get throws(DatastoreError) {
            try withOpen { open, _ in open.changes.isEmpty ? 0 : open.deltaSize }
        }
    }
}
