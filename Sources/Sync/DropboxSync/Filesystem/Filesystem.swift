import Dispatch
import DropboxConcurrency
import DropboxCore
import Foundation

/// The files and folders of a user's Dropbox, as a filesystem that also works offline.
///
/// The metadata of all files and folders is stored on this device and updated in the background. Content is
/// downloaded when you open a file, and then kept in a cache. Each local change is atomic and visible immediately.
/// It's queued on disk before the call returns, and sent to the server as soon as possible.
///
/// You can call all methods from any thread. Methods that aren't async may wait for the disk, and for the network if
/// their documentation says so. Each of these has an async form that doesn't block a thread; tasks can call only the
/// async form. Syncing continues even if the app blocks its main thread and the threads of tasks and queues. Before
/// macOS 15 and iOS 18, it needs one thread of the cooperative pool that isn't blocked.
///
/// Syncing continues while changes or downloads are pending, a file is open, or a path is observed, and for a short
/// time after each use. Otherwise, it pauses until the filesystem is used again.
///
/// A directory has at most one open filesystem. Opening a second one, in this process or another, throws
/// ``SyncError/Code/badState``.
///
/// The system terminates an app that locks a file in the container of an app group while it's suspended. A filesystem in
/// such a container therefore continues in the background as long as the system allows it, and then closes its files until
/// the app runs again. If another process has opened the directory in the meantime, the filesystem is shut down with
/// ``SyncError/Code/badState``, and you open it again.
public final class Filesystem: Sendable {
    /// The account that the filesystem was opened for; `nil` if it was opened with a client.
    public let account: SyncAccount?

    let core: FilesystemCore

    /// Opens the filesystem of an account, blocking the thread while it reads the cache.
    ///
    /// The filesystem shuts down when the account is unlinked. From then on, its methods throw
    /// ``SyncError/Code/auth``.
    ///
    /// - Parameters:
    ///   - account: A linked account.
    ///   - configuration: The options of the filesystem.
    /// - Throws: ``SyncError/Code/auth`` if the account isn't linked; ``SyncError/Code/badState`` if its filesystem
    ///   is already open.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public convenience init(account: SyncAccount, configuration: Configuration = Configuration()) throws(SyncError) {
        self.init(account, try Self.startCore(of: account, configuration))
    }

    /// Opens the filesystem of an account.
    ///
    /// The filesystem shuts down when the account is unlinked. From then on, its methods throw
    /// ``SyncError/Code/auth``.
    ///
    /// - Parameters:
    ///   - account: A linked account.
    ///   - configuration: The options of the filesystem.
    /// - Throws: ``SyncError/Code/auth`` if the account isn't linked; ``SyncError/Code/badState`` if its filesystem
    ///   is already open.
    public convenience init(account: SyncAccount, configuration: Configuration = Configuration())
        async throws(SyncError)
    {
        self.init(
            account,
            try await BlockingIO.bulk.run { () throws(SyncError) in try Self.startCore(of: account, configuration) })
    }

    /// Opens or creates the filesystem in a local directory, blocking the thread while it reads the cache.
    ///
    /// - Parameters:
    ///   - directory: The directory for all data of the filesystem. It's created if it doesn't exist. It belongs to one
    ///     account.
    ///   - client: The client that sends requests for the account.
    ///   - configuration: The options of the filesystem.
    ///   - onUnlink: The handler to call when the server reports that the account is no longer linked. The filesystem
    ///     is shut down before.
    /// - Throws: ``SyncError/Code/badState`` if another filesystem is open in the directory.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public convenience init(
        directory: URL, client: DropboxClient, configuration: Configuration = Configuration(),
        onUnlink: @escaping @Sendable () -> Void = {}
    ) throws(SyncError) {
        self.init(nil, try Self.startCore(in: directory, client, configuration, onUnlink))
    }

    /// Opens or creates the filesystem in a local directory.
    ///
    /// - Parameters:
    ///   - directory: The directory for all data of the filesystem. It's created if it doesn't exist. It belongs to one
    ///     account.
    ///   - client: The client that sends requests for the account.
    ///   - configuration: The options of the filesystem.
    ///   - onUnlink: The handler to call when the server reports that the account is no longer linked. The filesystem
    ///     is shut down before.
    /// - Throws: ``SyncError/Code/badState`` if another filesystem is open in the directory.
    public convenience init(
        directory: URL, client: DropboxClient, configuration: Configuration = Configuration(),
        onUnlink: @escaping @Sendable () -> Void = {}
    ) async throws(SyncError) {
        self.init(
            nil,
            try await BlockingIO.bulk.run { () throws(SyncError) in
                try Self.startCore(in: directory, client, configuration, onUnlink)
            })
    }

    init(_ account: SyncAccount? = nil, _ core: FilesystemCore) {
        self.account = account
        self.core = core
    }

    private static func startCore(of account: SyncAccount, _ configuration: Configuration) throws(SyncError)
        -> FilesystemCore
    {
        guard account.isUsable else { throw SyncError(.auth, "the account is not linked") }
        let core = try FilesystemCore(
            directory: account.directory, client: account.client, configuration: configuration,
            onUnlink: account.onUnlink)
        account.state.withLock { $0.filesystem = WeakCore(core: core) }
        guard account.isUsable else {
            // It was unlinked in the meantime, before the account had a reference to the filesystem.
            core.shutDown(SyncError(.auth, "the account was unlinked"))
            throw SyncError(.auth, "the account is not linked")
        }
        core.engine.start()
        return core
    }

    private static func startCore(
        in directory: URL, _ client: DropboxClient, _ configuration: Configuration,
        _ onUnlink: @escaping @Sendable () -> Void
    ) throws(SyncError) -> FilesystemCore {
        let weakCore = Locked(WeakCore())
        let core = try FilesystemCore(directory: directory, client: client, configuration: configuration) { error in
            weakCore.withLock { $0.core }?.shutDown(error)
            onUnlink()
        }
        weakCore.withLock { $0.core = core }
        core.engine.start()
        return core
    }

    deinit { shutDown() }

    // MARK: State

    /// A Boolean value that indicates whether all files and folders were listed once, so that the filesystem can be
    /// used.
    public var hasCompletedFirstSync: Bool { core.engine.state.withLock { $0.hasCompletedFirstSync } }

    /// A Boolean value that indicates whether the filesystem was shut down, by a call or because the account was
    /// unlinked.
    public var isShutDown: Bool { core.engine.stopError != nil }

    /// The current background activity.
    public var status: SyncStatus { core.engine.status }

    /// Stops syncing and closes all files, blocking the thread while it waits for the disk. It doesn't wait for the
    /// network.
    ///
    /// Unsent changes are sent when a filesystem is opened in the directory again. A second call does nothing.
    public func shutDown() { core.shutDown(SyncError(.shutdown, "the filesystem was shut down")) }

    /// Stops syncing and closes all files. It doesn't wait for the network.
    ///
    /// Unsent changes are sent when a filesystem is opened in the directory again. A second call does nothing.
    public func shutDown() async { await BlockingIO.bulk.run { self.shutDown() } }

    // MARK: Cache

    /// The total size of the cached contents in bytes, without contents that only files that were closed before needed.
    public var fileCacheSize: Int64 {
        get throws(SyncError) {
            try core.check()
            core.store.cleanUp()
            return try core.store.read { try $0.cacheSize }
        }
    }

    /// The maximum total size of the cached contents in bytes. The default is 500 MB. The value is persisted across
    /// restarts.
    ///
    /// The least recently used contents are removed first. Contents that are open or unsent are never removed, so the
    /// cache can temporarily exceed the limit.
    public var maximumFileCacheSize: Int64 {
        get throws(SyncError) {
            try core.check()
            return try core.store.read { try $0.maximumCacheSize }
        }
    }

    /// Sets `maximumFileCacheSize`, and immediately removes contents that exceed it, blocking the thread.
    /// - Throws: ``SyncError/Code/illegalArgument`` for a negative number.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public func setMaximumFileCacheSize(_ size: Int64) throws(SyncError) {
        try core.check()
        guard size >= 0 else {
            throw SyncError(.illegalArgument, "the maximum cache size must not be negative: \(size)")
        }
        try core.store.write { tree in
            try tree.set(.maximumCacheSize, String(size))
            try tree.shrinkCache()
        }
    }

    /// Sets `maximumFileCacheSize`, and immediately removes contents that exceed it.
    /// - Throws: ``SyncError/Code/illegalArgument`` for a negative number.
    public func setMaximumFileCacheSize(_ size: Int64) async throws(SyncError) {
        try await BlockingIO.disk.run { () throws(SyncError) in try self.setMaximumFileCacheSize(size) }
    }
}

// MARK: Shared instance

extension Filesystem {
    private static let sharedFilesystem = Locked<Filesystem?>(nil)

    /// The app's shared filesystem; `nil` until the app sets it.
    public static var shared: Filesystem? {
        get { sharedFilesystem.withLock { $0 } }
        // `change` releases the former value outside of the lock, because that may shut it down.
        set { sharedFilesystem.change { $0 = newValue } }
    }
}

extension Filesystem {
    /// The options of a filesystem.
    public struct Configuration: Sendable {
        /// The queue on which observers are called serially. The default is a separate queue.
        public var observerQueue = DispatchQueue(label: "DropboxSync.observers")

        /// The number of files that may be deleted on the server without confirmation. The default is 1,000. If the
        /// queued deletions delete more files, and more than half of all files, they are held; see `heldDeletionCount`. A
        /// shared folder that is unmounted keeps its files, which don't count.
        public var massDeletionThreshold = 1000

        /// The first delay after a transient failure. The default is 0.5 seconds. The delay doubles with each attempt.
        public var initialBackoff: Duration = .milliseconds(500)

        /// The maximum delay after a transient failure. The default is one minute.
        public var maximumBackoff: Duration = .seconds(60)

        /// The time for which syncing continues after the filesystem was used, if nothing else requires it. The
        /// default is 30 seconds.
        public var syncDurationAfterUse: Duration = .seconds(30)

        /// The maximum number of concurrent uploads of contents. The default is 4, the minimum is 1. Contents of up to
        /// 1 MiB that wait at the same time are uploaded together, as one of these uploads. All other changes are sent
        /// one by one.
        public var maximumConcurrentUploads = 4

        /// The maximum number of concurrent downloads of contents. The default is 4, the minimum is 1.
        public var maximumConcurrentDownloads = 4

        /// The handler for each change that the server has now. It's called before the status changes because of it, from
        /// any thread, and must return quickly. A change isn't reported if something else replaced it, such as a later
        /// change of the same item, or if its content was lost. The default is `nil`.
        public var onSentChange: (@Sendable (SentChange) -> Void)?

        /// The clock for delays and timeouts.
        public var clock: ClientClock = .system

        /// Returns the current date, which is used only for modification times.
        var date: @Sendable () -> Date = { Date() }

        /// The handler that is called before each step on disk. Tests throw from it to simulate disk errors.
        var onDiskStep: @Sendable (DurabilityStep) throws -> Void = { _ in }

        /// Creates a configuration with the default options.
        public init() {}
    }
}
