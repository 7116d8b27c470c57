import Dispatch
import DropboxConcurrency
import DropboxCore
import DropboxSQLite
import Foundation

/// The datastores of an account, and their exchange with other devices.
///
/// Each device adds files with its changes to a folder of the app, and never changes a file. So devices never conflict, and
/// no server is needed besides Dropbox. The files of the datastore `settings` are in `/Datastores/settings` by default.
///
/// All devices that have received the same files have the same records, whatever the order of arrival. A device that was
/// offline for long publishes its changes when it's back, and they merge as all others. Clocks aren't used. A device that was
/// restored from a backup, or copied, continues under a new identity.
///
/// A manager without a client has local datastores. Open its directory with a client later, and the datastores move to the
/// account: they are merged with those that the account has.
public final class DatastoreManager: Sendable {
    /// The options of a manager.
    public struct Configuration: Sendable {
        /// The path of the folder in Dropbox. The default is `/Datastores`.
        public var folder = "/Datastores"

        /// The number of files with changes of a datastore that are replaced by a snapshot. The default is 100.
        public var maximumFileCount = 100

        /// The retry policy for sharing; `nil`, which is the default, for the one of the client.
        package var sharingRetryPolicy: RetryPolicy?

        /// Creates a configuration with the default options.
        public init() {}
    }

    let core: DatastoreCore
    private let lock: DirectoryLock?
    private let signal = WakeSignal()
    private let task: Locked<Task<Void, Never>?>
    /// The client for sharing, and the folder; `nil` for local datastores.
    let remote: (client: DropboxClient, folder: String)?

    /// Opens the datastores in a local directory, blocking the thread while it opens the database.
    ///
    /// - Parameters:
    ///   - directory: The directory for all data of the manager. It's created if it doesn't exist. It belongs to one account,
    ///     and at most one manager can use it.
    ///   - client: The client of the account, or `nil` for local datastores.
    ///   - configuration: The options.
    /// - Throws: ``DatastoreError/Code/alreadyOpen`` if another manager, possibly of another process, uses the directory, or
    ///   ``DatastoreError/Code/cache``.
    public init(
        directory: URL, client: DropboxClient?, configuration: Configuration = Configuration()
    ) throws(DatastoreError) {
        let file = directory.appendingPathComponent("datastores.db")
        let database: Database
        do {
            try FileManager.default.createDirectory(
                at: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            lock = try DirectoryLock(directory)
            database = try Database(.file(file), migrations: DatastoreStore.migrations)
        } catch let error as DirectoryLock.LockError where error.isInUse {
            throw DatastoreError(
                .alreadyOpen, "another manager uses the directory; close it first", underlyingError: error)
        } catch {
            throw DatastoreError(.cache, "the datastores can't be opened", underlyingError: error)
        }
        core = DatastoreCore(database)
        task = Locked(nil)
        let policy = configuration.sharingRetryPolicy
        remote = client.map { client in
            (policy.map { policy in client.with { $0.retryPolicy = policy } } ?? client, configuration.folder)
        }
        try core.recognizeCopies(in: directory)
        if let client { start(client, configuration) }
    }

    /// Creates a manager of datastores that aren't on disk, which doesn't sync by itself.
    init(_ core: DatastoreCore) { (self.core, lock, task, remote) = (core, nil, Locked(nil), nil) }

    deinit { close() }

    /// Stops syncing, and closes all datastores. Changes after their last `sync` are lost. It doesn't wait for the network. A
    /// second call does nothing.
    public func close() {
        task.change { task in
            task?.cancel()
            task = nil
        }
        core.close()
        lock?.release()
    }

    /// Opens a datastore, and creates it if it doesn't exist.
    ///
    /// - Parameter id: 1 to 64 lowercase letters, digits, and `._-`, without a period at the end. The default is `default`. IDs
    ///   that start with a period are those of datastores to share; see ``newShareableID()``.
    /// - Throws: ``DatastoreError/Code/illegalArgument`` for the ID, ``DatastoreError/Code/alreadyOpen``,
    ///   ``DatastoreError/Code/closed``, or ``DatastoreError/Code/cache``.
    public func openDatastore(_ id: String = "default") throws(DatastoreError) -> Datastore {
        try core.open(id)
        return Datastore(id, core)
    }

    /// The IDs of all datastores that were opened, or that have files in the folder, in order.
    ///
    /// - Throws: ``DatastoreError/Code/closed`` or ``DatastoreError/Code/cache``.
    public var datastoreIDs: [String] { get throws(DatastoreError) { try core.datastoreIDs() } }

    /// A sequence with an element whenever something was changed, received, queued, or sent. Several changes can be one element.
    /// It ends when the manager is closed.
    public var changes: AsyncStream<Void> { core.observers.stream() }

    /// Adds an observer that is called whenever ``changes`` has an element, such as for ``datastoreIDs``.
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

    // MARK: Syncing

    private func start(_ client: DropboxClient, _ configuration: Configuration) {
        let synchronizer = DatastoreSynchronizer(
            core: core, folder: DropboxDatastoreFolder(client, root: configuration.folder),
            maximumDeltaFileCount: configuration.maximumFileCount)
        let (core, signal) = (core, signal)
        let caller = client.client.implementation?.retryingCaller
        core.setOutgoingHandler { signal.signal() }
        let loop = SynchronizationLoop(core: core, synchronizer: synchronizer, signal: signal, caller: caller)
        task.change { $0 = Task.onDedicatedThreads { await loop.run() } }
    }
}

extension DatastoreCore {
    /// Requires new identities if the directory is a copy, such as one that was restored from a backup: the copy of a file has
    /// another identity.
    func recognizeCopies(in directory: URL) throws(DatastoreError) {
        let file = directory.appendingPathComponent("identity")
        do {
            if !FileManager.default.fileExists(atPath: file.path) {
                try Data("This file shows whether the directory was copied.\n".utf8).write(to: file)
            }
            var status = stat()
            guard stat(file.path, &status) == 0 else { throw CocoaError(.fileReadUnknown) }
            let identity = "\(status.st_ino) \(status.st_dev)"
            let known = try setting("identity")
            if known == identity { return }
            if known != nil { try requireFork() }
            try set("identity", identity)
        } catch let error as DatastoreError {
            throw error
        } catch {
            throw DatastoreError(.cache, "the directory of the datastores can't be used", underlyingError: error)
        }
    }
}
