import DropboxConcurrency
import DropboxSQLite
import Foundation

@testable import DropboxDatastore

/// A device with the datastore `test`, whose database survives kills.
final class Replica {
    let folder: DeviceFolder
    private(set) var database: Database
    private(set) var core: DatastoreCore
    private(set) var datastore: Datastore
    var maximumDeltaFileCount: Int
    private let listSlack: Int
    private let showsWaiting: Bool
    private let prepare: (Datastore) throws -> Void

    init(
        _ folder: MemoryFolder, maximumDeltaFileCount: Int = 1000, listSlack: Int = 64, showsWaiting: Bool = false,
        _ prepare: @escaping (Datastore) throws -> Void = { _ in }
    ) throws {
        self.folder = DeviceFolder(folder)
        self.prepare = prepare
        (self.listSlack, self.showsWaiting) = (listSlack, showsWaiting)
        self.maximumDeltaFileCount = maximumDeltaFileCount
        database = try Database(.memory, migrations: DatastoreStore.migrations)
        core = DatastoreCore(database, listSlack: listSlack, showsWaiting: showsWaiting)
        try core.open("test")
        datastore = Datastore("test", core)
        try prepare(datastore)
    }

    var synchronizer: DatastoreSynchronizer {
        DatastoreSynchronizer(core: core, folder: folder, maximumDeltaFileCount: maximumDeltaFileCount)
    }

    /// Ends the process and starts it again, possibly with another database.
    func restart(_ database: Database? = nil) throws {
        self.database = database ?? self.database
        core = DatastoreCore(self.database, listSlack: listSlack, showsWaiting: showsWaiting)
        if database != nil { try core.requireFork() }
        try core.open("test")
        datastore = Datastore("test", core)
        try prepare(datastore)
    }

    /// Restarts with an older state of the database, without a sign that it's one.
    func rollBack(_ database: Database) throws {
        self.database = database
        try restart()
    }

    func table(_ id: String = "t") throws -> DatastoreTable { try datastore.table(id) }

    func record(_ id: String = "r") throws -> DatastoreRecord { try table().recordOrInsert(id) }

    /// Queues the changes, exchanges files, and applies what was received.
    func exchange() async throws {
        try await datastore.sync()
        try await synchronizer.synchronize()
        try await datastore.sync()
    }

    /// All records and their fields.
    func contents() throws -> [String: [String: DatastoreValue]] {
        var result: [String: [String: DatastoreValue]] = [:]
        for table in try datastore.tables {
            for record in try table.query() { result["\(table.id)/\(record.id)"] = try record.fields }
        }
        return result
    }

    /// The deltas that the records contain.
    var head: VersionVector { get throws { try core.withOpen("test") { _, store in try store.head } } }

    /// The deltas that were received, and wait for missing ones.
    var waiting: [Dot] {
        get throws { try core.withOpen("test") { _, store in try store.waitingDeltas.map(\.stamp.dot) } }
    }

    /// The entire states of all records, as JSON.
    func states() throws -> [RecordKey: RecordState] {
        try core.withOpen("test") { _, store in
            var states: [RecordKey: RecordState] = [:]
            for key in try store.records() { states[key] = try store.record(key).state }
            return states
        }
    }
}

/// Exchanges files until nothing changes.
func settle(_ replicas: [Replica], rounds: Int = 3) async throws {
    for _ in 0..<rounds { for replica in replicas { try await replica.exchange() } }
}
