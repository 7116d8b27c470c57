import DropboxConcurrency
import DropboxCore

/// A clock that the test advances.
final class ManualClock: Sendable {
    private struct State {
        var now: Duration = .zero
        var sleepers: [Int: (until: Duration, continuation: CheckedContinuation<Void, any Error>)] = [:]
        var waiters: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
        var lastID = 0
    }

    private let state = Locked(State())

    var source: ClientClock {
        ClientClock(now: { self.now }, sleep: { try await self.sleep($0) })
    }

    var now: Duration { state.withLock { $0.now } }

    /// The remaining durations of all sleepers, in ascending order.
    var sleeps: [Duration] {
        state.withLock { state in state.sleepers.values.map { $0.until - state.now }.sorted() }
    }

    /// Waits until at least `count` tasks sleep.
    func sleepers(_ count: Int) async {
        await withCheckedContinuation { continuation in
            let isSatisfied = state.withLock { state in
                if state.sleepers.count >= count { return true }
                state.waiters.append((count, continuation))
                return false
            }
            if isSatisfied { continuation.resume() }
        }
    }

    /// Advances the clock and wakes the sleepers that are due.
    func advance(by duration: Duration) {
        let continuations = state.withLock { state in
            state.now += duration
            let due = state.sleepers.filter { $0.value.until <= state.now }
            for id in due.keys { state.sleepers[id] = nil }
            return due.values.sorted { $0.until < $1.until }.map(\.continuation)
        }
        for continuation in continuations { continuation.resume() }
    }

    private func sleep(_ duration: Duration) async throws {
        let id = state.withLock { state in
            state.lastID += 1
            return state.lastID
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let waiters = state.withLock { state -> [CheckedContinuation<Void, Never>]? in
                    if duration <= .zero || Task.isCancelled { return nil }
                    state.sleepers[id] = (state.now + duration, continuation)
                    let ready = state.waiters.filter { $0.count <= state.sleepers.count }
                    state.waiters.removeAll { $0.count <= state.sleepers.count }
                    return ready.map(\.continuation)
                }
                guard let waiters else {
                    return continuation.resume(with: Task.isCancelled ? .failure(CancellationError()) : .success(()))
                }
                for waiter in waiters { waiter.resume() }
            }
        } onCancel: {
            let sleeper = state.withLock { $0.sleepers.removeValue(forKey: id) }
            sleeper?.continuation.resume(throwing: CancellationError())
        }
    }
}
