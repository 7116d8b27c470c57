import DropboxConcurrency

/// The requests and transfers of a client that haven't ended, so that a shutdown can wait for them, and ends those that wait
/// for something other than the server. Clients that share connections share it.
final class ClientActivity: Sendable {
    private struct State {
        var isDraining = false
        var isShutDown = false
        var count = 0
        var waiters: [@Sendable (Bool) -> Void] = []
        /// The requests whose tasks run.
        var running: [ObjectIdentifier: AnyRequestExecution] = [:]
        /// End the waits of transfers.
        var waits: [Int: @Sendable () -> Void] = [:]
        var lastWait = 0
    }

    private let state = Locked(State())

    /// Whether an activity counts a request or a transfer. Only the activity reads and changes it.
    struct Membership {
        fileprivate var isAccepted = false
        fileprivate var isCounted = false
    }

    /// A transfer that consists of many requests. It's in progress until it's released.
    // @unchecked Sendable because only the activity changes the membership, with its lock.
    final class Transfer: @unchecked Sendable {
        private let activity: ClientActivity
        fileprivate var membership = Membership()

        /// Adds a transfer.
        init(_ activity: ClientActivity) {
            self.activity = activity
            _ = activity.begin(&membership, partOf: nil)
        }

        deinit { activity.end(&membership) }
    }

    /// Counts a request or a transfer.
    ///
    /// - Parameters:
    ///   - transfer: The transfer to which a request belongs, if any.
    ///   - request: The request, when its task runs. A shutdown cancels the task.
    /// - Returns: Whether the request may be sent: whether it was created before the client began to shut down, or belongs to
    ///   a transfer that was.
    func begin(
        _ membership: inout Membership, partOf transfer: Transfer?, running request: AnyRequestExecution? = nil
    ) -> Bool {
        state.withLock { state in
            if !membership.isCounted {
                membership.isAccepted = !state.isDraining || transfer?.membership.isAccepted == true
                guard membership.isAccepted else { return false }
                membership.isCounted = true
                state.count += 1
            }
            guard let request else { return true }
            if state.isShutDown { return false }
            state.running[ObjectIdentifier(request)] = request
            return true
        }
    }

    /// Ends a request or a transfer.
    func end(_ membership: inout Membership, of request: AnyRequestExecution? = nil) {
        let waiters = state.withLock { state -> [@Sendable (Bool) -> Void] in
            guard membership.isCounted else { return [] }
            if let request { state.running[ObjectIdentifier(request)] = nil }
            membership.isCounted = false
            state.count -= 1
            guard state.count == 0 else { return [] }
            defer { state.waiters = [] }
            return state.waiters
        }
        for waiter in waiters { waiter(true) }
    }

    /// The number of requests and transfers in progress.
    var count: Int { state.withLock { $0.count } }

    /// Whether no request and no transfer is in progress.
    var isIdle: Bool { state.withLock { $0.count == 0 } }

    /// Rejects new requests, and waits until all others have ended, the limit has passed, or the task is canceled.
    func drain(for limit: Duration, clock: ClientClock) async {
        let isIdle = state.withLock { state in
            state.isDraining = true
            return state.count == 0
        }
        guard !isIdle, limit > .zero else { return }
        await withTaskGroup(of: Void.self) { group in
            // Both stop waiting when the other is first, or when the task is canceled: then nothing is left to wait for.
            group.addTask { do { try await self.waitUntilIdle() } catch {} }
            group.addTask { do { try await clock.sleep(limit) } catch {} }
            await group.next()
            group.cancelAll()
        }
    }

    // MARK: Shutdown

    /// Whether the client was shut down.
    var isShutDown: Bool { state.withLock { $0.isShutDown } }

    /// Cancels the tasks of all requests, and the waits of transfers, now and in the future. Call it after the transport was
    /// shut down, so that requests in progress have its error.
    func shutDown() {
        let (requests, waits) = state.withLock { state in
            state.isDraining = true
            state.isShutDown = true
            return (state.running.values, state.waits.values)
        }
        for request in requests { request.stop() }
        for wait in waits { wait() }
    }

    /// Performs a wait that a shutdown ends.
    ///
    /// - Throws: The error of the wait, which is canceled by a shutdown.
    func wait<Value: Sendable>(
        _ body: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        let task = Task.onDedicatedThreads { () async -> Result<Value, any Error> in
            do { return .success(try await body()) } catch { return .failure(error) }
        }
        let (number, isShutDown) = state.withLock { state in
            state.lastWait += 1
            state.waits[state.lastWait] = { task.cancel() }
            return (state.lastWait, state.isShutDown)
        }
        defer { state.withLock { $0.waits[number] = nil } }
        if isShutDown { task.cancel() }
        return try await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }.get()
    }

    /// Returns a clock whose sleeps a shutdown ends.
    func ending(_ clock: ClientClock) -> ClientClock {
        var ending = clock
        ending.sleep = { [self, sleep = clock.sleep] duration in
            try await wait { try await sleep(duration) }
        }
        return ending
    }

    private func waitUntilIdle() async throws {
        _ = try await CancellableContinuation<Bool>().value { completion in
            let isIdle = state.withLock { state in
                if state.count > 0 { state.waiters.append(completion) }
                return state.count == 0
            }
            if isIdle { completion(true) }
        }
    }
}
