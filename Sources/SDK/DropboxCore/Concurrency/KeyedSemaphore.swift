import DropboxConcurrency

/// A first-in, first-out async semaphore with separate permits for each key.
package final class KeyedSemaphore: Sendable {
    private struct Queue {
        var permitsInUse = 0
        var waiters: [Int: CheckedContinuation<Void, any Error>] = [:]
        /// The IDs of the waiters, oldest first, and of waiters that were canceled.
        var ids = FIFOQueue<Int>()

        /// Takes a permit if one is available, or else adds a waiter.
        ///
        /// - Returns: Whether a permit was available.
        mutating func acquire(
            _ permits: Int, _ id: Int, _ continuation: CheckedContinuation<Void, any Error>
        ) -> Bool {
            if permitsInUse < permits {
                permitsInUse += 1
                return true
            }
            waiters[id] = continuation
            ids.append(id)
            return false
        }

        /// Removes the oldest waiter.
        mutating func removeFirst() -> CheckedContinuation<Void, any Error>? {
            while let id = ids.removeFirst() {
                if let waiter = waiters.removeValue(forKey: id) { return waiter }
            }
            return nil
        }
    }

    private struct State {
        /// The queues by key. A queue exists only while a permit for its key is in use.
        var queues: [String: Queue] = [:]
        var lastID = 0
    }

    private let state = Locked(State())
    private let permits: Int

    /// Creates a semaphore.
    ///
    /// - Parameter permits: The number of permits for each key. The default is 1.
    package init(permits: Int = 1) { self.permits = permits }

    /// Runs `operation` while holding a permit for `key`, suspending until one is available.
    ///
    /// - Throws: `CancellationError` if the task is canceled before it gets a permit.
    package func withPermit<Result: Sendable>(
        for key: String, _ operation: @Sendable () async -> Result
    ) async throws -> Result {
        try await acquire(key)
        let result = await operation()
        release(key)
        return result
    }

    private func acquire(_ key: String) async throws {
        let id = state.withLock { state in
            state.lastID += 1
            return state.lastID
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let hasPermit = state.withLock { state in
                    state.queues[key, default: Queue()].acquire(permits, id, continuation)
                }
                if hasPermit { continuation.resume() }
                if Task.isCancelled { cancel(id, key) }
            }
        } onCancel: {
            cancel(id, key)
        }
    }

    private func cancel(_ id: Int, _ key: String) {
        let continuation = state.withLock { state -> CheckedContinuation<Void, any Error>? in
            state.queues[key]?.waiters.removeValue(forKey: id)
        }
        continuation?.resume(throwing: CancellationError())
    }

    private func release(_ key: String) {
        let next = state.withLock { state -> CheckedContinuation<Void, any Error>? in
            if let next = state.queues[key]?.removeFirst() { return next }
            state.queues[key]?.permitsInUse -= 1
            if state.queues[key]?.permitsInUse == 0 { state.queues[key] = nil }
            return nil
        }
        next?.resume()
    }
}

/// Shares one execution of an operation among all concurrent callers with the same key.
package final class SingleFlight<Value: Sendable>: Sendable {
    private typealias Outcome = Result<Value, any Error>
    private let tasks = Locked<[String: Task<Outcome, Never>]>([:])

    package init() {}

    /// Returns the value of the operation in progress for `key`, or starts `operation` if there is none.
    ///
    /// A canceled caller stops waiting, but the operation continues for the others.
    package func value(
        _ key: String = "", _ operation: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        let task = tasks.withLock { tasks in
            if let task = tasks[key] { return task }
            let task = Task.onDedicatedThreads { await self.run(key, operation) }
            tasks[key] = task
            return task
        }
        return try await CancellableContinuation<Outcome>().value { completion in
            Task.onDedicatedThreads { completion(await task.value) }
        }.get()
    }

    private func run(_ key: String, _ operation: @Sendable () async throws -> Value) async -> Outcome {
        let outcome: Outcome
        do { outcome = .success(try await operation()) } catch { outcome = .failure(error) }
        tasks.withLock { $0[key] = nil }
        return outcome
    }
}
