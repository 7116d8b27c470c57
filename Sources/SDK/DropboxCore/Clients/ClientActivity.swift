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
    /// - Parameter transfer: The transfer to which a request belongs, if any.
    /// - Returns: Whether the request may be sent: whether it was created before the client began to shut down, or belongs to
    ///   a transfer that was.
    func begin(_ membership: inout Membership, partOf transfer: Transfer?) -> Bool {
        state.withLock { state in
            if membership.isCounted { return true }
            membership.isAccepted = !state.isDraining || transfer?.membership.isAccepted == true
            if membership.isAccepted {
                membership.isCounted = true
                state.count += 1
            }
            return membership.isAccepted
        }
    }

    /// Ends a request or a transfer.
    func end(_ membership: inout Membership) {
        let waiters = state.withLock { state -> [@Sendable (Bool) -> Void] in
            guard membership.isCounted else { return [] }
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
