import DropboxConcurrency

/// The gates of all accounts that a client calls for.
///
/// Dropbox counts calls by access token, and by member where a team's token acts for members. Routes that take no
/// credentials have no gate.
final class RequestThrottlePool: Sendable {
    private let time: ClientClock
    private let gates = Locked<[String: AccountThrottle]>([:])

    init(time: ClientClock) {
        self.time = time
    }

    func throttle(for call: Call) -> AccountThrottle? {
        guard call.route.allowedAuthentication != [.none] else { return nil }
        let account =
            switch call.authentication {
            case .appKeyAndSecret: "app"
            case .accessToken: call.context.account
            }
        return gates.withLock { [time] gates in
            if let gate = gates[account] { return gate }
            let gate = AccountThrottle(time: time)
            gates[account] = gate
            return gate
        }
    }
}

/// The gate of one account: one for all calls, and before it another one for writes, because contention between writes
/// is no reason to hold up reads.
final class AccountThrottle: Sendable {
    /// Permission to send one call.
    final class Permit: Sendable {
        fileprivate typealias Tickets = (write: RequestThrottle.Permit?, any: RequestThrottle.Permit?)
        fileprivate let isWrite: Bool
        private let tickets: Locked<Tickets>

        fileprivate init(write: RequestThrottle.Permit?, any: RequestThrottle.Permit) {
            isWrite = write != nil
            tickets = Locked((write, any))
        }

        /// The tickets, which are given back once.
        fileprivate func take() -> Tickets {
            tickets.withLock { tickets in
                defer { tickets = (nil, nil) }
                return tickets
            }
        }
    }

    /// The longest time that a refusal keeps calls away. A server that asks for more, by mistake most likely, is asked again
    /// then: otherwise one wrong header would silence the account until the program ends.
    private static var longest: Duration { .seconds(3_600) }

    private let writes: RequestThrottle
    private let all: RequestThrottle
    private let time: ClientClock

    init(time: ClientClock) {
        self.time = time
        writes = RequestThrottle(time: time)
        all = RequestThrottle(time: time)
    }

    /// Waits until the call may be sent, until `deadline` at most.
    /// - Parameter onWait: Is told where the call has to wait; `RequestThrottle.enter` says how.
    func acquire(
        isReadOnly: Bool, deadline: Duration, onWait: RequestThrottle.WaitHandler
    ) async throws(CallFailure) -> Permit {
        let write = isReadOnly ? nil : try await enter(writes, deadline, isWriteLimit: true, onWait)
        do throws(CallFailure) {
            return Permit(write: write, any: try await enter(all, deadline, isWriteLimit: false, onWait))
        } catch {
            if let write { writes.release(write, .indeterminate) }
            throw error
        }
    }

    /// Tells how the call ended that had the pass.
    func release(_ pass: Permit, _ outcome: Result<CallResponse, CallFailure>, _ refusal: RateLimitSignal?) {
        let accepted: RequestThrottleState.Result =
            switch outcome {
            case .success: .accepted
            case .failure: .indeterminate
            }
        let refused = refusal.map {
            RequestThrottleState.Result.rejected(until: time.now() + min($0.wait, Self.longest))
        }
        let isWriteLimit = refusal?.isWriteLimit ?? false
        let tickets = pass.take()
        if pass.isWrite { writes.release(tickets.write, isWriteLimit ? refused ?? accepted : accepted) }
        all.release(tickets.any, isWriteLimit ? accepted : refused ?? accepted)
    }

    /// Lets others pass in the place of a call that goes on later. How it ends is told by `leave` all the same.
    func releaseEarly(_ pass: Permit) {
        let tickets = pass.take()
        if let write = tickets.write { writes.release(write, .indeterminate) }
        if let any = tickets.any { all.release(any, .indeterminate) }
    }

    private func enter(
        _ gate: RequestThrottle, _ deadline: Duration, isWriteLimit: Bool, _ onWait: RequestThrottle.WaitHandler
    ) async throws(CallFailure) -> RequestThrottle.Permit {
        do {
            return try await gate.acquire(deadline: deadline, onWait: onWait)
        } catch let closed as RequestThrottle.WaitTooLong {
            throw .heldBack(remaining: closed.remaining, isWriteLimit: isWriteLimit)
        } catch {
            throw .cancelled
        }
    }
}
