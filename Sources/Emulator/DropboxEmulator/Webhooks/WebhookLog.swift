import DropboxConcurrency

/// The latest deliveries to webhooks.
final class WebhookLog: Sendable {
    private struct State {
        var deliveries: [DropboxEmulator.WebhookDelivery] = []
        var deliveryCount = 0
        var nextObserver = 0
        var observers: [Int: AsyncStream<Void>.Continuation] = [:]
        var isClosed = false
    }

    /// The number of deliveries to keep.
    private static let capacity = 200

    private let state = Locked(State())

    /// The deliveries, oldest first.
    var all: [DropboxEmulator.WebhookDelivery] { state.withLock(\.deliveries) }

    /// Adds a delivery.
    ///
    /// - Parameter makeDelivery: A closure that returns the delivery with the given number.
    func record(_ makeDelivery: (Int) -> DropboxEmulator.WebhookDelivery) {
        let observers = state.withLock { state in
            state.deliveryCount += 1
            if state.deliveries.count >= Self.capacity { state.deliveries.removeFirst() }
            state.deliveries.append(makeDelivery(state.deliveryCount))
            return Array(state.observers.values)
        }
        for observer in observers { observer.yield() }
    }

    /// Removes all deliveries. The numbers of later ones continue.
    func removeAll() { state.withLock { $0.deliveries = [] } }

    /// Returns the first delivery that satisfies a predicate, and suspends until there is one. Returns `nil` if the task
    /// is canceled or the log is closed first.
    func first(
        where isIncluded: (DropboxEmulator.WebhookDelivery) -> Bool
    ) async -> DropboxEmulator.WebhookDelivery? {
        let (signals, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let observer = state.withLock { state in
            if state.isClosed { continuation.finish() }
            state.nextObserver += 1
            state.observers[state.nextObserver] = continuation
            return state.nextObserver
        }
        defer { _ = state.withLock { $0.observers.removeValue(forKey: observer) } }
        var iterator = signals.makeAsyncIterator()
        var lastID = 0
        repeat {
            let deliveries = all
            if let match = deliveries.first(where: { $0.id > lastID && isIncluded($0) }) { return match }
            lastID = deliveries.last?.id ?? lastID
        } while await iterator.next() != nil
        return nil
    }

    /// Resumes all waiting tasks.
    func close() {
        let observers = state.withLock { state in
            state.isClosed = true
            return Array(state.observers.values)
        }
        for observer in observers { observer.finish() }
    }
}
