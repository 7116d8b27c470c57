import Foundation
import DropboxConcurrency

/// A place where something changed.
struct ChangedPath: Sendable, Hashable {
    let namespace: Int64
    let path: String
}

/// Wakes whoever waits for changes.
final class ChangeSignal: Sendable {
    private struct State {
        var next = 0
        var waiters: [Int: (scope: Scope, continuation: AsyncStream<Void>.Continuation)] = [:]
    }

    /// Which changes somebody waits for.
    struct Scope: Sendable {
        /// Who waits.
        let account: Int64
        /// The folders, each with all that is below it; an empty path is a whole namespace.
        let places: [ChangedPath]

        func contains(_ change: ChangedPath) -> Bool {
            places.contains { place in
                change.namespace == place.namespace
                    && (place.path.isEmpty || change.path == place.path || change.path.hasPrefix(place.path + "/"))
            }
        }
    }

    private let state = Locked(State())

    /// A stream with a signal for each transaction that changed something in the scope (several may come as one). It
    /// listens from now on, so ask for what has changed already after calling this.
    ///
    /// - Parameter deadline: when there is a signal without a change, so that nobody waits for ever.
    func listen(to scope: Scope, until deadline: Date = .distantFuture, of clock: ServerClock) -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let number = state.withLock { state in
            state.next += 1
            state.waiters[state.next] = (scope, continuation)
            return state.next
        }
        let alarm = clock.setAlarm(at: deadline) { continuation.yield() }
        continuation.onTermination = { [weak self] _ in
            clock.cancelAlarm(alarm)
            _ = self?.state.withLock { $0.waiters.removeValue(forKey: number) }
        }
        return stream
    }

    func announce(_ changes: [ChangedPath]) {
        guard !changes.isEmpty else { return }
        let woken = state.withLock { state in
            state.waiters.values.filter { waiter in changes.contains(where: waiter.scope.contains) }
                .map(\.continuation)
        }
        for continuation in woken { continuation.yield() }
    }

    /// Wakes all who wait for anything on behalf of an account.
    func announceAll(for account: Int64) {
        let woken = state.withLock { state in
            state.waiters.values.filter { $0.scope.account == account }.map(\.continuation)
        }
        for continuation in woken { continuation.yield() }
    }

    /// Number of those who wait.
    var count: Int { state.withLock { $0.waiters.count } }
}
