import DropboxConcurrency

/// The requests and transfers of a client that haven't ended, so that a shutdown can wait for them. Clients that share
/// connections share it.
final class ClientActivity: Sendable {
    private struct State {
        var isDraining = false
        var count = 0
        var waiters: [@Sendable (Bool) -> Void] = []
    }

    private let state = Locked(State())

    /// A request, or a transfer that consists of many requests. It counts from its creation until it ends or is released.
    // @unchecked Sendable because the properties are accessed only with the lock of the activity.
    final class Item: @unchecked Sendable {
        private let activity: ClientActivity
        private var isAccepted = false
        private var isCounted = false

        /// Adds a request or a transfer.
        ///
        /// - Parameter transfer: The transfer to which a request belongs, if any.
        init(_ activity: ClientActivity, partOf transfer: Item?) {
            self.activity = activity
            _ = begin(partOf: transfer)
        }

        deinit { end() }

        /// Returns whether the request may be sent: whether it was created before the client began to shut down, or belongs
        /// to a transfer that was. A request that is restarted counts again.
        ///
        /// - Parameter transfer: The transfer to which a request belongs, if any.
        func begin(partOf transfer: Item?) -> Bool {
            activity.state.withLock { state in
                if isCounted { return true }
                isAccepted = !state.isDraining || transfer?.isAccepted == true
                if isAccepted {
                    isCounted = true
                    state.count += 1
                }
                return isAccepted
            }
        }

        /// Ends the request.
        func end() {
            let waiters = activity.state.withLock { state -> [@Sendable (Bool) -> Void] in
                guard isCounted else { return [] }
                isCounted = false
                state.count -= 1
                guard state.count == 0 else { return [] }
                defer { state.waiters = [] }
                return state.waiters
            }
            for waiter in waiters { waiter(true) }
        }
    }

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
