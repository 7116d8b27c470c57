import Dispatch
import DropboxConcurrency
import DropboxCore
import Foundation

/// The store, the engine, and the observers, which a filesystem and its files share. It lives until it's shut down.
final class FilesystemCore: Sendable {
    let store: SyncStore
    let engine: Engine
    let observers: Observers
    /// The lock on the directory. While the process is suspended, the directory isn't locked.
    private let lock: Locked<DirectoryLock?>
    private let gate: SuspensionGate<SyncError>?

    /// The observers of a filesystem.
    final class Observers: Sendable {
        let filesystem: ObserverRegistry<Void, Void>
        /// The observers of paths. They receive all changed paths, including those outside of their interest.
        let paths: ObserverRegistry<ObservedPath, Set<SyncPath>>
        /// The observers of open files.
        let files: ObserverRegistry<ObservedFile, Void>
        private let onSentChange: (@Sendable (SentChange) -> Void)?
        /// The engine, which is also notified.
        private let engine = Locked(WeakEngine())

        private struct WeakEngine: Sendable {
            weak var engine: Engine?
        }

        init(_ configuration: Filesystem.Configuration) {
            let queue = configuration.observerQueue
            onSentChange = configuration.onSentChange
            filesystem = ObserverRegistry(queue: queue) { _, _ in }
            paths = ObserverRegistry(queue: queue) { one, other in
                let union = one.union(other)
                return union.count > ChangeRecorder.maximumPaths ? [.root] : union
            }
            files = ObserverRegistry(queue: queue) { _, _ in }
        }

        func finish() {
            filesystem.finish()
            paths.finish()
            files.finish()
        }

        func notifyObservers(of changes: ChangeRecorder.Summary) {
            if let onSentChange { changes.sent.forEach(onSentChange) }
            if !paths.isEmpty { paths.notify(changes.paths) { changes.paths.contains(where: $0.isAffected) } }
            if !files.isEmpty { files.notify(()) { changes.nodes.contains($0.node) } }
            engine.withLock { $0.engine }?.downloadNewest(changes.nodes)
        }

        func setEngine(_ engine: Engine) { self.engine.withLock { $0.engine = engine } }
    }

    /// Opens the store and creates the engine.
    /// - Parameter scheduler: Decides in which order the engine works.
    init(
        directory: URL, client: DropboxClient, configuration: Filesystem.Configuration,
        scheduler: any EngineScheduler = ConcurrentScheduler(),
        onUnlink: @escaping @Sendable (SyncError) -> Void
    ) throws(SyncError) {
        let observers = Observers(configuration)
        let weakCore = Locked(WeakCore())
        let gate = SuspensionGate<SyncError>.make(for: directory, "swift-dropbox sync")
        self.gate = gate
        var isOpen = false
        defer { if !isOpen { gate?.end() } }
        do {
            try PrivateDirectory.create(directory)
            lock = Locked(try Self.lock(directory))
            store = try SyncStore(
                directory: directory, massDeletionThreshold: configuration.massDeletionThreshold, gate: gate,
                onDiskStep: configuration.onDiskStep,
                onDamage: { error in
                    // Shut down later, because the code that detected the damage is still running.
                    BlockingIO.external.enqueue { weakCore.withLock { $0.core }?.shutDown(error) }
                },
                onChange: { observers.notifyObservers(of: $0) })
        } catch {
            throw SyncError(error)
        }
        self.observers = observers
        let store = store
        engine = try Engine(
            store: store, client: client, configuration: configuration, scheduler: scheduler,
            onStatus: {
                observers.filesystem.notify(())
                observers.files.notify(())
            },
            isWanted: { !observers.paths.isEmpty || store.openFiles.withLock { !$0.isEmpty } },
            onUnlink: onUnlink)
        observers.setEngine(engine)
        weakCore.withLock { $0.core = self }
        isOpen = true
        gate?.activate(
            SuspensionGate<SyncError>.Work(
                pause: { [store, lock] in
                    store.pause()
                    lock.change { $0 = nil }
                },
                resume: { [store, lock] () throws(SyncError) in
                    do throws(SyncError) {
                        let acquired = try Self.lock(directory)
                        lock.withLock { $0 = acquired }
                        try store.resume()
                    } catch {
                        lock.change { $0 = nil }
                        // Shut down later, because the code that uses the filesystem is still running.
                        BlockingIO.external.enqueue { weakCore.withLock { $0.core }?.shutDown(error) }
                        throw error
                    }
                }))
    }

    private static func lock(_ directory: URL) throws(SyncError) -> DirectoryLock {
        do throws(DirectoryLock.LockError) { return try DirectoryLock(directory) } catch {
            throw SyncError(lock: error)
        }
    }

    /// Stops syncing and closes all files. When this returns, another filesystem can use the directory, even if
    /// another call started the shutdown.
    func shutDown(_ error: SyncError) {
        if engine.stopError == nil {
            engine.stop(error)
            observers.finish()
        }
        // Each call waits for a concurrent one, and does nothing the second time.
        store.close()
        // The directory is unlocked before a concurrent call sees that it has no lock.
        lock.withLock { $0 = nil }
        gate?.end()
    }

    /// Checks that the filesystem isn't shut down, and records a use of it.
    /// - Throws: The error that the filesystem was shut down with.
    func check() throws(SyncError) {
        if let end = engine.stopError { throw end }
        engine.recordUse()
    }

    /// Waits until the first sync is complete, blocking the thread.
    @available(*, noasync, message: "use whenReady")
    func waitUntilReady() throws(SyncError) {
        try check()
        try engine.firstSync.wait()
    }

    /// Runs a blocking operation on a separate thread after the first sync is complete.
    /// - Throws: `SyncError.Code.cancelled` if the task is canceled before the first sync is complete.
    func whenReady<Result: Sendable>(
        _ body: @escaping @Sendable () throws(SyncError) -> Result
    ) async throws(SyncError) -> Result {
        try check()
        try await engine.firstSync.value()
        return try await BlockingIO.disk.run(body)
    }
}

/// A weak reference to a core.
struct WeakCore: Sendable {
    weak var core: FilesystemCore?
}
