/// Who wants to know what changes.
///
/// Observers are called on `Configuration.observerQueue`, one after the other, soon after the change. Several changes may
/// come as one call. They may call whatever they like. Sequences end when the filesystem is shut down.
extension Filesystem {
    /// Has `observer` called whenever `hasCompletedFirstSync`, `isShutDown` or `status` changes.
    public func addObserver(_ observer: @escaping @Sendable () -> Void) -> ObserverToken {
        core.observers.filesystem.add((), observer)
    }

    /// Has `observer` called whenever the file or folder at a path changes, comes or goes.
    ///
    /// - Parameter scope: whether what is in the folder counts too; only the item itself by default.
    public func addObserver(
        at path: SyncPath, scope: ObservationScope = .item, _ observer: @escaping @Sendable () -> Void
    ) -> ObserverToken {
        defer { core.engine.use() }
        return core.observers.paths.add(ObservedPath(path: path, scope: scope)) { _ in observer() }
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
    public func changes(at path: SyncPath, scope: ObservationScope = .item) -> AsyncStream<Void> {
        pathChanges(at: path, scope: scope) { _ in
            ()
        } merging: { _, _ in
            ()
        }
    }

    /// A sequence of the places, at a path or below, where something changed: each stands for all that is at it and below.
    /// What changed while nobody took an element comes as one.
    ///
    /// - Parameter scope: whether what is in the folder counts too; everything below it by default.
    public func changedPaths(at path: SyncPath, scope: ObservationScope = .descendants) -> AsyncStream<Set<SyncPath>> {
        let interest = ObservedPath(path: path, scope: scope)
        // What happens above it happens to it.
        return pathChanges(at: path, scope: scope) { places in
            Set(places.filter(interest.sees).map { path.isWithin($0) ? path : $0 })
        } merging: {
            $0.union($1)
        }
    }

    private func pathChanges<Element: Sendable>(
        at path: SyncPath, scope: ObservationScope, _ element: @escaping @Sendable (Set<SyncPath>) -> Element,
        merging merge: @escaping @Sendable (Element, Element) -> Element
    ) -> AsyncStream<Element> {
        defer { core.engine.use() }
        return core.observers.paths.stream(ObservedPath(path: path, scope: scope), element, merging: merge)
    }
}
