import Dispatch
import DropboxCore
import Foundation
import DropboxConcurrency

/// What a filesystem and its files share: store, engine and observers. It lives until it is shut down.
final class FilesystemCore: Sendable {
    let store: SyncStore
    let engine: Engine
    let observers: Observers
    private let lock: DirectoryLock

    /// Who is told about what.
    final class Observers: Sendable {
        let filesystem: ObserverRegistry<Void, Void>
        /// Told of the places where something changed, those outside of their interest included.
        let paths: ObserverRegistry<ObservedPath, Set<SyncPath>>
        /// By node.
        let files: ObserverRegistry<Int64, Void>
        /// Is told too, as soon as there is one.
        private let engine = Locked(PathObserver())

        private struct PathObserver: Sendable {
            weak var engine: Engine?
        }

        init(queue: DispatchQueue) {
            filesystem = ObserverRegistry(queue: queue) { _, _ in }
            paths = ObserverRegistry(queue: queue) { one, other in
                let all = one.union(other)
                return all.count > ChangeRecorder.maximumPaths ? [.root] : all
            }
            files = ObserverRegistry(queue: queue) { _, _ in }
        }

        func end() {
            filesystem.end()
            paths.end()
            files.end()
        }

        func notifyObservers(of changes: ChangeRecorder.Summary) {
            if !paths.isEmpty { paths.notify(changes.paths) { changes.paths.contains(where: $0.sees) } }
            if !files.isEmpty { files.notify(()) { changes.nodes.contains($0) } }
            engine.withLock { $0.engine }?.getNewer(changes.nodes)
        }

        func follow(_ engine: Engine) { self.engine.withLock { $0.engine = engine } }
    }

    /// - Parameter pick: where somebody else has the engine take its steps: which of so many things comes next.
    init(
        folder: URL, client: DropboxClient, configuration: Filesystem.Configuration,
        pick: (@Sendable (Int) -> Int)? = nil,
        onUnlink: @escaping @Sendable (SyncError) -> Void
    ) throws(SyncError) {
        let observers = Observers(queue: configuration.observerQueue)
        let own = Locked(WeakCore())
        do {
            try PrivateDirectory.create(folder)
            lock = try DirectoryLock(folder)
            store = try SyncStore(
                folder: folder, onDiskStep: configuration.onDiskStep,
                onDamage: { error in
                    // Whoever met it is in the middle of something.
                    BlockingIO.foreign.later { own.withLock { $0.core }?.shutDown(error) }
                },
                onChange: { observers.notifyObservers(of: $0) })
        } catch let refused as DirectoryLock.LockError {
            throw SyncError(lock: refused)
        } catch {
            throw SyncError(error)
        }
        self.observers = observers
        let store = store
        engine = try Engine(
            store: store, client: client, configuration: configuration, pick: pick,
            onStatus: {
                observers.filesystem.notify(())
                observers.files.notify(())
            },
            isWanted: { !observers.paths.isEmpty || store.open.withLock { !$0.isEmpty } },
            onUnlink: onUnlink)
        observers.follow(engine)
        own.withLock { $0.core = self }
    }

    /// Begins to sync, unless somebody else has the engine take its steps.
    func start() {
        if engine.pick == nil { engine.start() }
    }

    /// Stops syncing. Files count as closed from now on. Others can have the folder when this returns, also where somebody else
    /// has begun to shut it down.
    func shutDown(_ error: SyncError) {
        if engine.end == nil {
            engine.stop(error)
            observers.end()
        }
        // Each waits for whoever is at it, and does nothing the second time.
        store.close()
        lock.release()
    }

    /// - Throws: Why the filesystem has ended, if it has.
    func check() throws(SyncError) {
        if let end = engine.end { throw end }
        engine.use()
    }

    /// Blocks the thread until the first sync is complete.
    @available(*, noasync, message: "use whenReady")
    func ready() throws(SyncError) {
        try check()
        try engine.firstSync.wait()
    }

    /// Does what blocks on a thread for that, once the first sync is complete.
    /// - Throws: `SyncError.Code.cancelled` when the task is cancelled before it is complete.
    func whenReady<Result: Sendable>(
        _ body: @escaping @Sendable () throws(SyncError) -> Result
    ) async throws(SyncError) -> Result {
        try check()
        try await engine.firstSync.value()
        return try await BlockingIO.disk.run(body)
    }
}

/// Refers to a core without keeping it.
struct WeakCore: Sendable {
    weak var core: FilesystemCore?
}
