import Dispatch
import DropboxConcurrency

/// Observing changes.
///
/// Observers are called serially on `Configuration.observerQueue`, soon after the change. Notifications may coalesce.
/// Observers may call any API. Sequences end when the filesystem is shut down.
extension Filesystem {
    /// Adds an observer that is called when `hasCompletedFirstSync`, `isShutDown`, or `status` changes.
    /// - Returns: A token to remove the observer.
    public func addObserver(_ observer: @escaping @Sendable () -> Void) -> ObserverToken {
        core.observers.filesystem.add((), observer)
    }

    /// Adds an observer that is called when the file or folder at a path appears, changes, or disappears.
    ///
    /// - Parameters:
    ///   - path: The path to observe. Nothing needs to exist there.
    ///   - scope: Whether to observe the items in the folder, too. The default is the item itself.
    ///   - observer: The handler to call.
    /// - Returns: A token to remove the observer.
    public func addObserver(
        at path: SyncPath, scope: ObservationScope = .item, _ observer: @escaping @Sendable () -> Void
    ) -> ObserverToken {
        defer { core.engine.recordUse() }
        return core.observers.paths.add(ObservedPath(path: path, scope: scope)) { _ in observer() }
    }

    /// Removes an observer. A call in progress completes.
    public func removeObserver(_ token: ObserverToken) {
        core.observers.filesystem.remove(token)
        core.observers.paths.remove(token)
    }

    /// A sequence that emits an element each time `hasCompletedFirstSync`, `isShutDown`, or `status` changes.
    public var changes: AsyncStream<Void> { core.observers.filesystem.stream(()) }

    /// Returns a sequence that emits an element each time the file or folder at a path appears, changes, or disappears.
    ///
    /// - Parameters:
    ///   - path: The path to observe. Nothing needs to exist there.
    ///   - scope: Whether to observe the items in the folder, too. The default is the item itself.
    public func changes(at path: SyncPath, scope: ObservationScope = .item) -> AsyncStream<Void> {
        pathChanges(at: path, scope: scope) { _ in
            ()
        } merging: { _, _ in
            ()
        }
    }

    /// Returns a sequence of the changed paths at a path or below it. Each represents the item and everything below
    /// it. Changes that the consumer hasn't received yet are combined into one element.
    ///
    /// - Parameters:
    ///   - path: The path to observe. Nothing needs to exist there.
    ///   - scope: Whether to observe the items in the folder, too. The default is everything below it.
    public func changedPaths(at path: SyncPath, scope: ObservationScope = .descendants) -> AsyncStream<Set<SyncPath>> {
        let observedPath = ObservedPath(path: path, scope: scope)
        // A change above the path also affects the path.
        return pathChanges(at: path, scope: scope) { paths in
            Set(paths.filter(observedPath.isAffected).map { path.isWithin($0) ? path : $0 })
        } merging: {
            $0.union($1)
        }
    }

    private func pathChanges<Element: Sendable>(
        at path: SyncPath, scope: ObservationScope, _ element: @escaping @Sendable (Set<SyncPath>) -> Element,
        merging merge: @escaping @Sendable (Element, Element) -> Element
    ) -> AsyncStream<Element> {
        defer { core.engine.recordUse() }
        return core.observers.paths.stream(ObservedPath(path: path, scope: scope), element, merging: merge)
    }
}

/// The items that an observer of a path observes.
public enum ObservationScope: Sendable, Hashable {
    /// The file or folder itself.
    case item
    /// The folder and its children.
    case children
    /// The folder and everything below it.
    case descendants
}

/// A path that is observed.
struct ObservedPath: Sendable {
    let path: SyncPath
    let scope: ObservationScope

    /// Returns whether a change at a path, which includes everything below it, affects the observed items.
    func isAffected(by changed: SyncPath) -> Bool {
        if path.isWithin(changed) { return true }
        return switch scope {
        case .item: false
        case .children: changed.parent == path
        case .descendants: changed.isWithin(path)
        }
    }
}

/// An open file that observers observe.
struct ObservedFile: Hashable {
    let node: Int64
    /// The object, as long as it exists.
    let file: ObjectIdentifier
}

/// A token that identifies an observer, to remove it. Releasing the token doesn't remove the observer.
public final class ObserverToken: Sendable, Hashable {
    init() {}

    public static func == (one: ObserverToken, other: ObserverToken) -> Bool { one === other }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The observers of one kind of event, which are called serially on a queue.
final class ObserverRegistry<Interest: Sendable, Event: Sendable>: Sendable {
    private final class Observer: Sendable {
        let interest: Interest
        let call: @Sendable (Event) -> Void
        /// Ends the sequence of the observer, if it has one.
        let end: @Sendable () -> Void
        /// Whether it's called synchronously rather than on the queue.
        let isSynchronous: Bool
        /// The pending event; `nil` if there is none.
        let pending = Locked<Event?>(nil)

        init(
            _ interest: Interest, isSynchronous: Bool = false, _ call: @escaping @Sendable (Event) -> Void,
            _ end: @escaping @Sendable () -> Void
        ) {
            self.interest = interest
            self.isSynchronous = isSynchronous
            self.call = call
            self.end = end
        }
    }

    private struct State: Sendable {
        var observers: [(token: ObserverToken, observer: Observer)] = []
        var hasEnded = false
    }

    private let state = Locked(State())
    /// The queue on which observers are called serially.
    private let queue: DispatchQueue
    /// Combines two events, so that a slow observer isn't called for each; `nil` if each event must be delivered.
    private let merge: (@Sendable (Event, Event) -> Event)?

    init(queue: DispatchQueue, merging merge: (@Sendable (Event, Event) -> Event)?) {
        self.queue = queue
        self.merge = merge
    }

    func add(_ interest: Interest, _ call: @escaping @Sendable (Event) -> Void) -> ObserverToken {
        add(Observer(interest, call) {})
    }

    private func add(_ observer: Observer) -> ObserverToken {
        let token = ObserverToken()
        let hasEnded = state.withLock { state in
            if !state.hasEnded { state.observers.append((token, observer)) }
            return state.hasEnded
        }
        if hasEnded { observer.end() }
        return token
    }

    func remove(_ token: ObserverToken) {
        // Release the closure outside of the lock: it may hold the last reference to a file, which then closes.
        state.change { $0.observers.removeAll { $0.token == token } }
    }

    var isEmpty: Bool { state.withLock { $0.observers.isEmpty } }

    /// Calls the observers with a matching interest on the queue, unless they are removed before.
    func notify(_ event: Event, _ isMet: (Interest) -> Bool = { _ in true }) {
        for (token, observer) in state.withLock({ $0.observers }) where isMet(observer.interest) {
            if observer.isSynchronous {
                observer.call(event)
                continue
            }
            let isFirst = observer.pending.withLock { pending in
                guard let merge, let earlier = pending else {
                    pending = event
                    return true
                }
                pending = merge(earlier, event)
                return false
            }
            guard isFirst else { continue }
            queue.async { [weak self] in
                guard let self, isRegistered(token) else { return }
                let merged = observer.pending.withLock { pending in
                    defer { pending = nil }
                    return pending
                }
                observer.call(merge == nil ? event : merged ?? event)
            }
        }
    }

    /// Removes the observers with a matching interest, and ends their sequences.
    func finish(where isFinished: (Interest) -> Bool) {
        let removed = state.withLock { state in
            let removed = state.observers.filter { isFinished($0.observer.interest) }
            if !removed.isEmpty { state.observers.removeAll { isFinished($0.observer.interest) } }
            return removed
        }
        for (_, observer) in removed { observer.end() }
    }

    /// Ends all sequences, including later ones, after the pending events. No observer is called afterward.
    func finish() {
        let observers = state.withLock { state in
            defer { state.hasEnded = true }
            return state.observers
        }
        for (_, observer) in observers where observer.isSynchronous { observer.end() }
        queue.async { [weak self] in
            for (token, observer) in observers {
                observer.end()
                self?.remove(token)
            }
        }
    }

    // MARK: Sequences

    /// Returns a sequence of events. Events that the consumer hasn't received yet are combined. The sequence ends
    /// with the task that reads it.
    ///
    /// - Parameter isSynchronous: Whether elements are emitted without waiting for the queue, which the app may block.
    func stream(_ interest: Interest, isSynchronous: Bool = false) -> AsyncStream<Event> {
        stream(interest, isSynchronous: isSynchronous) {
            $0
        } merging: {
            $1
        }
    }

    /// Returns a sequence of the elements that `element` creates from events. Elements that the consumer hasn't
    /// received yet are merged.
    func stream<Element: Sendable>(
        _ interest: Interest, isSynchronous: Bool = false,
        _ element: @escaping @Sendable (Event) -> Element,
        merging merge: @escaping @Sendable (Element, Element) -> Element
    ) -> AsyncStream<Element> {
        let (stream, continuation) = AsyncStream.makeStream(of: Element.self, bufferingPolicy: .bufferingNewest(1))
        let observer = Observer(interest, isSynchronous: isSynchronous) { event in
            let new = element(event)
            // Replace the element that wasn't received yet with the merged one.
            if case .dropped(let missed) = continuation.yield(new) { continuation.yield(merge(missed, new)) }
        } _: {
            continuation.finish()
        }
        let token = add(observer)
        continuation.onTermination = { [weak self] _ in self?.remove(token) }
        return stream
    }

    private func isRegistered(_ token: ObserverToken) -> Bool {
        state.withLock { state in state.observers.contains { $0.token == token } }
    }
}
