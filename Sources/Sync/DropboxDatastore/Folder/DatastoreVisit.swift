import DropboxConcurrency
import DropboxCore
import DropboxSQLite
import Foundation

/// The datastores of a folder for a program that exchanges files when it decides to, instead of all the time.
package struct DatastoreVisit: Sendable {
    /// The datastores. It doesn't sync by itself.
    package let manager: DatastoreManager
    private let synchronizer: DatastoreSynchronizer

    /// Creates a visit.
    ///
    /// - Parameters:
    ///   - client: The client of the account.
    ///   - folder: The path of the folder.
    ///   - directory: The directory for the data of this device, under whose identity changes are published, or `nil` to read
    ///     everything into memory, and publish nothing.
    ///   - showsWaiting: Whether the datastores also show what waits for missing changes. Then, they can't be changed.
    ///   - createsFolder: Whether a missing folder is created instead of being an error.
    /// - Throws: ``DatastoreError/Code/alreadyOpen``, or ``DatastoreError/Code/cache``.
    package init(
        _ client: DropboxClient, folder: String, directory: URL?, createsFolder: Bool, showsWaiting: Bool = false
    ) throws(DatastoreError) {
        manager =
            if let directory {
                try DatastoreManager(directory: directory, client: nil)
            } else {
                try DatastoreManager.inMemory(showsWaiting: showsWaiting)
            }
        synchronizer = DatastoreSynchronizer(
            core: manager.core, folder: DropboxDatastoreFolder(client, root: folder, createsFolder: createsFolder))
    }

    /// Receives everything in the folder. Each datastore applies it with `sync`.
    ///
    /// - Parameter ids: The datastores that will be changed. The role of the account in them is asked for if it could only
    ///   read them.
    package func receive(toChange ids: some Sequence<String> = []) async throws {
        for id in ids { manager.core.doubtRole(of: id) }
        try await synchronizer.pull()
    }

    /// Returns the number of records whose queued changes were discarded since it was last asked for, because the account may
    /// only read the datastore.
    package func takeDiscardedRecordCount(of datastore: Datastore) throws(DatastoreError) -> Int {
        try manager.core.takeDiscardedRecordCount(of: datastore.id)
    }

    /// Publishes what was queued, and writes again what the folder lacks.
    ///
    /// - Returns: The datastores in whose folders something was missing that this device has.
    package func publish() async throws -> Set<String> {
        try await synchronizer.push()
        return try await synchronizer.compact()
    }

    /// Waits until something in the folder may have changed.
    package func waitForChanges() async throws {
        let core = manager.core
        guard let cursor = try await BlockingIO.disk.run({ () throws(DatastoreError) in try core.cursor() }) else {
            return
        }
        try await synchronizer.folder.waitForChanges(after: cursor)
    }

    /// The number of files of a datastore in the folder.
    package func fileCount(of datastore: Datastore) throws(DatastoreError) -> Int {
        try datastore.withOpen { _, store in try store.fileCount }
    }
}

extension DatastoreManager {
    /// Returns a manager of datastores that end with it.
    fileprivate static func inMemory(showsWaiting: Bool) throws(DatastoreError) -> DatastoreManager {
        do {
            let database = try Database(.memory, migrations: DatastoreStore.migrations)
            return DatastoreManager(DatastoreCore(database, showsWaiting: showsWaiting))
        } catch {
            throw DatastoreError(error)
        }
    }
}
