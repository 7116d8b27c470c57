import Dispatch
import DropboxConcurrency

/// A token that identifies an observer, to remove it.
public struct DatastoreObserver: Hashable, Sendable {
    fileprivate let number: Int
}

/// The observers of a manager and its datastores. They learn that something changed, not what.
final class DatastoreObservers: Sendable {
    private struct Observer: Sendable {
        /// Called with the number of the observer.
        let call: @Sendable (Int) -> Void
        let finish: @Sendable () -> Void
    }

    private struct State {
        var observers: [Int: Observer] = [:]
        var lastNumber = 0
        var hasEnded = false
    }

    private let state = Locked(State())

    /// Adds an observer that is called on a queue.
    func add(_ queue: DispatchQueue, _ observer: @escaping @Sendable () -> Void) -> DatastoreObserver {
        let isPending = Locked(false)
        return add { [weak self] number in
            let wasPending = isPending.withLock { isPending in
                defer { isPending = true }
                return isPending
            }
            if wasPending { return }
            queue.async { [weak self] in
                isPending.withLock { $0 = false }
                if self?.contains(number) == true { observer() }
            }
        } finish: {
        }
    }

    func remove(_ observer: DatastoreObserver) { remove(observer.number) }

    /// Returns a sequence with an element for each notification.
    func stream() -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let observer = add { _ in
            continuation.yield()
        } finish: {
            continuation.finish()
        }
        continuation.onTermination = { [weak self] _ in self?.remove(observer) }
        return stream
    }

    private func add(
        call: @escaping @Sendable (Int) -> Void, finish: @escaping @Sendable () -> Void
    ) -> DatastoreObserver {
        let (number, hasEnded) = state.withLock { state in
            state.lastNumber += 1
            if !state.hasEnded { state.observers[state.lastNumber] = Observer(call: call, finish: finish) }
            return (state.lastNumber, state.hasEnded)
        }
        if hasEnded { finish() }
        return DatastoreObserver(number: number)
    }

    // Closures of the app are released outside of the lock.
    private func remove(_ number: Int) { _ = state.withLock { $0.observers.removeValue(forKey: number) } }

    private func contains(_ number: Int) -> Bool { state.withLock { $0.observers[number] != nil } }

    func notify() { for (number, observer) in state.withLock({ $0.observers }) { observer.call(number) } }

    /// Removes all observers, and ends the sequences.
    func finish() {
        let observers = state.withLock { state in
            defer { (state.observers, state.hasEnded) = ([:], true) }
            return Array(state.observers.values)
        }
        for observer in observers { observer.finish() }
    }
}
