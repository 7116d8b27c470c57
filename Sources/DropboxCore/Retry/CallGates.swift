import Locking

/// The gates of all accounts that a client calls for.
///
/// Dropbox counts calls by access token, and by member where a team's token acts for members. Routes that take no
/// credentials have no gate.
final class CallGates: Sendable {
    private let time: TimeSource
    private let gates = Locked<[String: AccountGate]>([:])

    init(time: TimeSource) {
        self.time = time
    }

    func gate(of call: Call) -> AccountGate? {
        guard call.route.callers != [.nobody] else { return nil }
        let account =
            switch call.authentication {
            case .appKeyAndSecret: "app"
            case .accessToken: call.scope.account
            }
        return gates.withLock { [time] gates in
            if let gate = gates[account] { return gate }
            let gate = AccountGate(time: time)
            gates[account] = gate
            return gate
        }
    }
}

/// The gate of one account: one for all calls, and before it another one for writes, because contention between writes
/// is no reason to hold up reads.
final class AccountGate: Sendable {
    /// Permission to send one call.
    final class Pass: Sendable {
        fileprivate typealias Tickets = (write: CallGate.Ticket?, any: CallGate.Ticket?)
        fileprivate let isWrite: Bool
        private let tickets: Locked<Tickets>

        fileprivate init(write: CallGate.Ticket?, any: CallGate.Ticket) {
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

    private let writes: CallGate
    private let all: CallGate
    private let time: TimeSource

    init(time: TimeSource) {
        self.time = time
        writes = CallGate(time: time)
        all = CallGate(time: time)
    }

    /// Waits until the call may be sent, until `deadline` at most.
    /// - Parameter onWait: Is told where the call has to wait; `CallGate.enter` says how.
    func enter(
        isRead: Bool, deadline: Duration, onWait: CallGate.WaitHandler
    ) async throws(CallFailure) -> Pass {
        let write = isRead ? nil : try await enter(writes, deadline, isWriteLimit: true, onWait)
        do throws(CallFailure) {
            return Pass(write: write, any: try await enter(all, deadline, isWriteLimit: false, onWait))
        } catch {
            if let write { writes.leave(write, .unanswered) }
            throw error
        }
    }

    /// Tells how the call ended that had the pass.
    func leave(_ pass: Pass, _ outcome: Result<CallAnswer, CallFailure>, _ refusal: Refusal?) {
        let accepted: CallGateState.Result =
            switch outcome {
            case .success: .accepted
            case .failure: .unanswered
            }
        let refused = refusal.map { CallGateState.Result.refused(until: time.now() + min($0.wait, Self.longest)) }
        let isWriteLimit = refusal?.isWriteLimit ?? false
        let tickets = pass.take()
        if pass.isWrite { writes.leave(tickets.write, isWriteLimit ? refused ?? accepted : accepted) }
        all.leave(tickets.any, isWriteLimit ? accepted : refused ?? accepted)
    }

    /// Lets others pass in the place of a call that goes on later. How it ends is told by `leave` all the same.
    func yield(_ pass: Pass) {
        let tickets = pass.take()
        if let write = tickets.write { writes.leave(write, .unanswered) }
        if let any = tickets.any { all.leave(any, .unanswered) }
    }

    private func enter(
        _ gate: CallGate, _ deadline: Duration, isWriteLimit: Bool, _ onWait: CallGate.WaitHandler
    ) async throws(CallFailure) -> CallGate.Ticket {
        do {
            return try await gate.enter(deadline: deadline, onWait: onWait)
        } catch let closed as CallGate.Closed {
            throw .heldBack(remaining: closed.remaining, isWriteLimit: isWriteLimit)
        } catch {
            throw .cancelled
        }
    }
}
