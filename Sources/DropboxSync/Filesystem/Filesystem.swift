import DropboxCore
import Foundation
import DropboxConcurrency

/// The files and folders of a user's Dropbox, as a filesystem that also works without a connection.
///
/// Information about all files and folders is kept on this device and follows the server in the background. Content is
/// downloaded when a file is opened, and then kept in a cache. Every change made here is atomic, visible at once, queued
/// on disk before the call returns, and sent to the server as soon as possible.
///
/// All calls may be made from any thread. Those that are not async may wait for the disk, and where their documentation
/// says so for the network; each of these has an async form that blocks no thread, which is the only one that tasks can call.
/// However many threads the app blocks, its main thread and those of tasks and queues included, syncing goes on; before
/// macOS 15 and iOS 18 it needs one thread of tasks that is not blocked.
///
/// Syncing goes on while there are changes to send or contents to get, while a file is open or a path observed, and for a
/// moment after each use. Otherwise it pauses until the filesystem is used again.
///
/// A folder has one filesystem at a time: a second one, in this process or another, is refused with
/// `SyncError.Code.badState`.
public final class Filesystem: Sendable {
    /// The account that it was opened for; `nil` where it was opened with a client.
    public let account: SyncAccount?

    let core: FilesystemCore

    /// Opens the filesystem of an account. It reads the cache and blocks the thread meanwhile.
    ///
    /// It shuts down when the account is unlinked, and fails with `SyncError.Code.auth` from then on.
    ///
    /// - Parameters:
    ///   - account: an account that is linked.
    ///   - configuration: how the filesystem works; the defaults by default.
    /// - Throws: `SyncError.Code.auth` where the account is not linked; `badState` where its filesystem is open already.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public convenience init(account: SyncAccount, configuration: Configuration = Configuration()) throws(SyncError) {
        self.init(account, try Self.core(of: account, configuration))
    }

    /// Opens the filesystem of an account; otherwise as the initializer that blocks.
    public convenience init(account: SyncAccount, configuration: Configuration = Configuration())
        async throws(SyncError)
    {
        self.init(
            account,
            try await BlockingIO.bulk.run { () throws(SyncError) in try Self.core(of: account, configuration) })
    }

    /// Opens the filesystem that is kept in a folder, or makes it. It reads the cache and blocks the thread meanwhile.
    ///
    /// - Parameters:
    ///   - folder: where everything is kept; made where it is not there. It belongs to one account.
    ///   - client: makes the calls on behalf of the account.
    ///   - configuration: how it works; the defaults by default.
    ///   - onUnlink: called when the server says that the account is not linked any more; the filesystem has shut down
    ///     by then.
    /// - Throws: `SyncError.Code.badState` where another filesystem is open in the folder.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public convenience init(
        folder: URL, client: DropboxClient, configuration: Configuration = Configuration(),
        onUnlink: @escaping @Sendable () -> Void = {}
    ) throws(SyncError) {
        self.init(nil, try Self.core(in: folder, client, configuration, onUnlink))
    }

    /// Opens the filesystem that is kept in a folder, or makes it; otherwise as the initializer that blocks.
    public convenience init(
        folder: URL, client: DropboxClient, configuration: Configuration = Configuration(),
        onUnlink: @escaping @Sendable () -> Void = {}
    ) async throws(SyncError) {
        self.init(
            nil,
            try await BlockingIO.bulk.run { () throws(SyncError) in
                try Self.core(in: folder, client, configuration, onUnlink)
            })
    }

    /// - Parameter core: what was opened; it begins to sync, unless somebody else has the engine take its steps.
    init(_ account: SyncAccount? = nil, _ core: FilesystemCore) {
        self.account = account
        self.core = core
        core.start()
    }

    private static func core(of account: SyncAccount, _ configuration: Configuration) throws(SyncError)
        -> FilesystemCore
    {
        guard account.isLinked else { throw SyncError(.auth, "the account is not linked") }
        let core = try FilesystemCore(
            folder: account.folder, client: account.client, configuration: configuration,
            onUnlink: account.onUnlink)
        let isLinked = account.state.withLock { state in
            state.filesystem = WeakCore(core: core)
            return state.isLinked
        }
        guard isLinked else {
            // It was unlinked in between, and nobody else knew of the filesystem.
            core.shutDown(SyncError(.auth, "the account was unlinked"))
            throw SyncError(.auth, "the account is not linked")
        }
        return core
    }

    private static func core(
        in folder: URL, _ client: DropboxClient, _ configuration: Configuration,
        _ onUnlink: @escaping @Sendable () -> Void
    ) throws(SyncError) -> FilesystemCore {
        let own = Locked(WeakCore())
        let core = try FilesystemCore(folder: folder, client: client, configuration: configuration) { error in
            own.withLock { $0.core }?.shutDown(error)
            onUnlink()
        }
        own.withLock { $0.core = core }
        return core
    }

    deinit { shutDown() }

    // MARK: State

    /// Whether all files and folders have been listed once, so that the filesystem can be used.
    public var hasCompletedFirstSync: Bool { core.engine.state.withLock { $0.hasCompletedFirstSync } }

    /// Whether it has been shut down, by a call or because the account was unlinked.
    public var isShutDown: Bool { core.engine.end != nil }

    /// What goes on in the background.
    public var status: SyncStatus { core.engine.status }

    /// Stops syncing and closes all files. Changes that were not sent yet are sent when a filesystem is opened in the
    /// folder again. Waits for the disk, not for the network. Does nothing the second time.
    public func shutDown() { core.shutDown(SyncError(.shutdown, "the filesystem was shut down")) }

    /// As the call of the same name that blocks.
    public func shutDown() async { await BlockingIO.bulk.run { self.shutDown() } }

    // MARK: Cache

    /// How many bytes the contents in the cache have.
    public var fileCacheSize: Int64 {
        get throws(SyncError) {
            try core.check()
            return try core.store.read { try $0.cacheSize }
        }
    }

    /// The most bytes that contents in the cache should have: 500 MB at first. Kept across restarts.
    ///
    /// What was used least recently goes first. What is open or not sent yet never goes, so it may take more for a while.
    public var maximumFileCacheSize: Int64 {
        get throws(SyncError) {
            try core.check()
            return try core.store.read { try $0.maximumCacheSize }
        }
    }

    /// Sets `maximumFileCacheSize`, and removes at once what is too much.
    /// - Throws: `SyncError.Code.illegalArgument` for a negative number.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public func setMaximumFileCacheSize(_ size: Int64) throws(SyncError) {
        try core.check()
        guard size >= 0 else { throw SyncError(.illegalArgument, "a cache cannot have \(size) bytes") }
        try core.store.write { tree in
            try tree.set(.maximumCacheSize, String(size))
            try tree.shrinkCache()
        }
    }

    /// As the call of the same name that blocks.
    public func setMaximumFileCacheSize(_ size: Int64) async throws(SyncError) {
        try await BlockingIO.disk.run { () throws(SyncError) in try self.setMaximumFileCacheSize(size) }
    }
}

// MARK: Shared

extension Filesystem {
    private static let sharedFilesystem = Locked<Filesystem?>(nil)

    /// A place for the app's filesystem; `nil` until the app sets it.
    public static var shared: Filesystem? {
        get { sharedFilesystem.withLock { $0 } }
        // The former one may shut down by that.
        set { sharedFilesystem.change { $0 = newValue } }
    }
}
