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
    ///   - createsFolder: Whether a missing folder is created instead of being an error.
    /// - Throws: ``DatastoreError/Code/alreadyOpen``, or ``DatastoreError/Code/cache``.
    package init(
        _ client: DropboxClient, folder: String, directory: URL?, createsFolder: Bool
    ) throws(DatastoreError) {
        manager =
            if let directory {
                try DatastoreManager(directory: directory, client: nil)
            } else {
                try DatastoreManager.inMemory()
            }
        synchronizer = DatastoreSynchronizer(
            core: manager.core, folder: DropboxDatastoreFolder(client, root: folder, createsFolder: createsFolder))
    }

    /// Receives everything in the folder. Each datastore applies it with `sync`.
    package func receive() async throws { try await synchronizer.pull() }

    /// Publishes what was queued.
    package func publish() async throws { try await synchronizer.push() }

    /// Waits until something in the folder may have changed.
    package func waitForChanges() async throws {
        let core = manager.core
        guard let cursor = try await BlockingIO.disk.run({ () throws(DatastoreError) in try core.cursor() }) else {
            return
        }
        try await synchronizer.folder.waitForChanges(after: cursor)
    }

    /// The number of files of a datastore in the folder, and those that can't be used.
    package func files(of datastore: Datastore) throws(DatastoreError) -> (count: Int, problems: [DatastoreFileProblem])
    {
        let count = try datastore.withOpen { _, store in try store.fileCount }
        return (count, try datastore.status.problems)
    }
}

extension DatastoreManager {
    /// Returns a manager of datastores that end with it.
    fileprivate static func inMemory() throws(DatastoreError) -> DatastoreManager {
        do {
            return DatastoreManager(DatastoreCore(try Database(.memory, migrations: DatastoreStore.migrations)))
        } catch {
            throw DatastoreError(error)
        }
    }
}
