/// Who wants to know what changes.
///
/// Observers are called on `Configuration.observerQueue`, one after the other, soon after the change. Several changes may
/// come as one call.
extension Filesystem {
    /// Has `observer` called whenever `hasCompletedFirstSync`, `isShutDown` or `status` changes.
    public func addObserver(_ observer: @escaping @Sendable () -> Void) -> ObserverToken {
        core.observers.filesystem.add((), observer)
    }

    /// Has `observer` called whenever the file or folder at a path changes, comes or goes.
    ///
    /// - Parameter scope: whether what is in the folder counts too; only the item itself by default.
    public func addObserver(
        at path: Path, scope: PathScope = .item, _ observer: @escaping @Sendable () -> Void
    ) -> ObserverToken {
        defer { core.engine.use() }
        return core.observers.paths.add(PathInterest(path: path, scope: scope), observer)
    }

    /// Calls an observer no more. One that is being called at the moment finishes.
    public func removeObserver(_ token: ObserverToken) {
        core.observers.filesystem.remove(token)
        core.observers.paths.remove(token)
    }

    /// A sequence with an element for each time that `hasCompletedFirstSync`, `isShutDown` or `status` changed.
    public var changes: AsyncStream<Void> { core.observers.filesystem.stream(()) }

    /// A sequence with an element for each time that the file or folder at a path changed, came or went.
    ///
    /// - Parameter scope: whether what is in the folder counts too; only the item itself by default.
    public func changes(at path: Path, scope: PathScope = .item) -> AsyncStream<Void> {
        defer { core.engine.use() }
        return core.observers.paths.stream(PathInterest(path: path, scope: scope))
    }
}
