import Dispatch
import Locking

/// Who wants to know about changes of a kind, and on which queue.
final class ObserverList<Interest: Sendable, Event: Sendable>: Sendable {
    private struct Observer {
        let token: ObserverToken
        let interest: Interest
        let call: @Sendable (Event) -> Void
    }

    private let state = Locked<[Observer]>([])
    /// Where observers are called, one after the other.
    private let queue: DispatchQueue

    init(queue: DispatchQueue) { self.queue = queue }

    func add(_ interest: Interest, _ call: @escaping @Sendable (Event) -> Void) -> ObserverToken {
        let token = ObserverToken()
        state.withLock { $0.append(Observer(token: token, interest: interest, call: call)) }
        return token
    }

    func remove(_ token: ObserverToken) {
        state.withLock { $0.removeAll { $0.token == token } }
    }

    var isEmpty: Bool { state.withLock { $0.isEmpty } }

    /// Calls those on the queue whose interest is met, unless they are removed before it is their turn.
    func notify(_ event: Event, _ isMet: (Interest) -> Bool = { _ in true }) {
        for observer in state.withLock({ $0 }) where isMet(observer.interest) {
            queue.async { [weak self] in
                guard self?.isThere(observer.token) == true else { return }
                observer.call(event)
            }
        }
    }

    /// A sequence of events; several that nobody took come as one. Ends when the task that reads it does.
    func stream(_ interest: Interest) -> AsyncStream<Event> {
        let (stream, continuation) = AsyncStream.makeStream(of: Event.self, bufferingPolicy: .bufferingNewest(1))
        let token = add(interest) { continuation.yield($0) }
        continuation.onTermination = { [weak self] _ in self?.remove(token) }
        return stream
    }

    private func isThere(_ token: ObserverToken) -> Bool {
        state.withLock { observers in observers.contains { $0.token == token } }
    }
}
