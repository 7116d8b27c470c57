import Dispatch
import DropboxConcurrency

/// Who wants to know about changes of a kind, and on which queue.
final class ObserverRegistry<Interest: Sendable, Event: Sendable>: Sendable {
    private final class Observer: Sendable {
        let interest: Interest
        let call: @Sendable (Event) -> Void
        /// Ends the sequence that it stands for.
        let end: @Sendable () -> Void
        /// Whether it is called where the change is made, rather than on the queue.
        let isAtOnce: Bool
        /// What it is still to be told; nil where nothing waits for it.
        let waiting = Locked<Event?>(nil)

        init(
            _ interest: Interest, isAtOnce: Bool = false, _ call: @escaping @Sendable (Event) -> Void,
            _ end: @escaping @Sendable () -> Void
        ) {
            self.interest = interest
            self.isAtOnce = isAtOnce
            self.call = call
            self.end = end
        }
    }

    private struct State: Sendable {
        var observers: [(token: ObserverToken, observer: Observer)] = []
        var hasEnded = false
    }

    private let state = Locked(State())
    /// Where observers are called, one after the other.
    private let queue: DispatchQueue
    /// Makes one event of two, so that an observer which is slow is not called for each; nil where each counts.
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
        // What the closure holds goes when the lock is open again: the last reference to a file, say, which closes then.
        state.change { $0.observers.removeAll { $0.token == token } }
    }

    var isEmpty: Bool { state.withLock { $0.observers.isEmpty } }

    /// Calls those on the queue whose interest is met, unless they are removed before it is their turn.
    func notify(_ event: Event, _ isMet: (Interest) -> Bool = { _ in true }) {
        for (token, observer) in state.withLock({ $0.observers }) where isMet(observer.interest) {
            if observer.isAtOnce {
                observer.call(event)
                continue
            }
            let isFirst = observer.waiting.withLock { waiting in
                guard let merge, let earlier = waiting else {
                    waiting = event
                    return true
                }
                waiting = merge(earlier, event)
                return false
            }
            guard isFirst else { continue }
            queue.async { [weak self] in
                guard let self, isThere(token) else { return }
                let merged = observer.waiting.withLock { waiting in
                    defer { waiting = nil }
                    return waiting
                }
                observer.call(merge == nil ? event : merged ?? event)
            }
        }
    }

    /// Calls nobody any more after what was told before, and ends all sequences, also those that are asked for later.
    func end() {
        let observers = state.withLock { state in
            defer { state.hasEnded = true }
            return state.observers
        }
        for (_, observer) in observers where observer.isAtOnce { observer.end() }
        queue.async { [weak self] in
            for (token, observer) in observers {
                observer.end()
                self?.remove(token)
            }
        }
    }

    // MARK: Sequences

    /// A sequence of events; several that nobody took come as one. Ends when the task that reads it does.
    ///
    /// - Parameter isAtOnce: whether an element comes without a turn of the queue, which the app may block.
    func stream(_ interest: Interest, isAtOnce: Bool = false) -> AsyncStream<Event> {
        stream(interest, isAtOnce: isAtOnce) {
            $0
        } merging: {
            $1
        }
    }

    /// A sequence of what `element` makes of events; several that nobody took are merged.
    func stream<Element: Sendable>(
        _ interest: Interest, isAtOnce: Bool = false, _ element: @escaping @Sendable (Event) -> Element,
        merging merge: @escaping @Sendable (Element, Element) -> Element
    ) -> AsyncStream<Element> {
        let (stream, continuation) = AsyncStream.makeStream(of: Element.self, bufferingPolicy: .bufferingNewest(1))
        let observer = Observer(interest, isAtOnce: isAtOnce) { event in
            let new = element(event)
            // What nobody took yet is put back together with what is new.
            if case .dropped(let missed) = continuation.yield(new) { continuation.yield(merge(missed, new)) }
        } _: {
            continuation.finish()
        }
        let token = add(observer)
        continuation.onTermination = { [weak self] _ in self?.remove(token) }
        return stream
    }

    private func isThere(_ token: ObserverToken) -> Bool {
        state.withLock { state in state.observers.contains { $0.token == token } }
    }
}
