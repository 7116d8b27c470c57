import Dispatch
import DropboxConcurrency
import DropboxCore
import DropboxDatastore
import DropboxSync
import DropboxSyncBridge
import Foundation

/// A manager with the observers of C code. It's shut down when its account is unlinked.
final class BridgedDatastoreManager: Sendable {
    let manager: DatastoreManager
    let observers: ObserverTable<DatastoreObserver>
    /// The account; `nil` for local datastores.
    private let account: SyncAccount?
    private let directory: URL
    private let wasShutDown = Locked(false)
    private let unlinking: UnlinkObserver?

    private init(directory: URL, account: SyncAccount?) throws(SyncError) {
        var configuration = DatastoreManager.Configuration()
        // Callers are blocked meanwhile.
        configuration.sharingRetryPolicy = RetryPolicy(maximumAttempts: 3, maximumElapsedTime: .seconds(10))
        do throws(DatastoreError) {
            manager = try DatastoreManager(
                directory: directory, client: account?.client, configuration: configuration)
        } catch {
            throw SyncError(error)
        }
        (self.directory, self.account) = (directory, account)
        observers = ObserverTable { [manager] in manager.removeObserver($0) }
        unlinking = account.map { [manager] in UnlinkObserver($0, manager) }
    }

    /// Opens the datastores of an account. They are in the directory of the account, which unlinking deletes.
    convenience init(_ account: SyncAccount) throws(SyncError) {
        try Self.check(account)
        try self.init(directory: Self.directory(in: account.directory), account: account)
    }

    /// Opens the datastores that belong to no account.
    convenience init(localIn accountManager: SyncAccountManager) throws(SyncError) {
        try self.init(directory: Self.directory(in: accountManager.directory), account: nil)
    }

    deinit { shutDown() }

    private static func directory(in directory: URL) -> URL { directory.appendingPathComponent("datastores") }

    private static func check(_ account: SyncAccount) throws(SyncError) {
        if !account.isLinked { throw SyncError(.auth, "the account isn't linked") }
    }

    // MARK: State

    var isShutDown: Bool { wasShutDown.withLock { $0 } || account?.isLinked == false }

    func shutDown() {
        wasShutDown.withLock { $0 = true }
        manager.close()
    }

    /// Throws an error if the manager is shut down.
    func checkOpen() throws(SyncError) {
        if let account { try Self.check(account) }
        if isShutDown { throw SyncError(.shutdown, "the manager of the datastores is shut down") }
    }

    // MARK: Migration

    /// Moves all local datastores to an account, and shuts this manager down.
    func migrate(to account: SyncAccount) throws(SyncError) -> BridgedDatastoreManager {
        try checkOpen()
        try Self.check(account)
        guard self.account == nil else {
            throw SyncError(.invalidOperation, "only local datastores can be moved to an account")
        }
        if manager.hasOpenDatastores {
            throw SyncError(.alreadyOpen, "a local datastore is open; close it before they are moved")
        }
        let target = Self.directory(in: account.directory)
        try Self.removeSentDatastores(in: target)
        shutDown()
        do {
            try FileManager.default.createDirectory(
                at: account.directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            try FileManager.default.moveItem(at: directory, to: target)
        } catch {
            throw SyncError(error)
        }
        return try BridgedDatastoreManager(account)
    }

    /// Deletes what this device has of an account's datastores, which Dropbox has, too.
    ///
    /// - Throws: ``SyncError/Code/alreadyOpen`` if a manager has them open, or ``SyncError/Code/invalidOperation`` if
    ///   changes weren't sent.
    private static func removeSentDatastores(in directory: URL) throws(SyncError) {
        guard FileManager.default.fileExists(atPath: directory.path) else { return }
        let hasUnsentChanges: Bool
        do throws(DatastoreError) {
            let manager = try DatastoreManager(directory: directory, client: nil)
            defer { manager.close() }
            hasUnsentChanges = try manager.hasUnsentChanges
        } catch {
            throw SyncError(error)
        }
        if hasUnsentChanges {
            throw SyncError(
                .invalidOperation,
                "the account has changes that weren't sent; use its manager until they are, and shut it down")
        }
        do {
            try FileManager.default.removeItem(at: directory)
        } catch {
            throw SyncError(error)
        }
    }
}

/// Shuts a manager down when its account is unlinked, and asks whether it is when Dropbox rejects its token.
private final class UnlinkObserver: Sendable {
    private let account: SyncAccount
    private let accountToken: ObserverToken
    private let managerToken: DatastoreObserver
    private let manager: WeakManager

    init(_ account: SyncAccount, _ manager: DatastoreManager) {
        self.account = account
        let weak = WeakManager(manager)
        self.manager = weak
        accountToken = account.addObserver { [weak account] in
            if account?.isLinked == false { weak.value?.close() }
        }
        let isAsking = Locked(false)
        managerToken = manager.addObserver(on: .global()) { [weak account] in
            guard let account, let error = weak.value?.error, SyncError(error).code == .auth else { return }
            let wasAsking = isAsking.withLock { isAsking in
                defer { isAsking = true }
                return isAsking
            }
            if wasAsking { return }
            Task.onDedicatedThreads {
                await account.fetchInfo()
                isAsking.withLock { $0 = false }
            }
        }
    }

    deinit {
        account.removeObserver(accountToken)
        manager.value?.removeObserver(managerToken)
    }
}

/// A weak reference to a manager, which observers don't keep open.
private final class WeakManager: Sendable {
    private let reference: Locked<Weak>

    private struct Weak: Sendable { weak var value: DatastoreManager? }

    init(_ manager: DatastoreManager) { reference = Locked(Weak(value: manager)) }

    var value: DatastoreManager? { reference.withLock { $0.value } }
}
