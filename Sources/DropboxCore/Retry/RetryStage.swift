import HTTPTransport

/// Repeats calls as the policy says, and has them pass the gate of their account before each attempt.
struct RetryStage: CallAnswering {
    let policy: RetryPolicy
    let gates: CallGates
    let time: TimeSource
    /// A random number from 0 to 1.
    let chance: @Sendable () -> Double
    let log: CallLog
    let next: any CallAnswering

    func answer(to call: Call) async throws(CallFailure) -> CallAnswer {
        guard policy.maximumAttempts > 1 else {
            await call.untilResumed()
            return try await next.answer(to: call)
        }
        var start = time.now()
        let gate = gates.gate(of: call)
        var attempt = 1
        while true {
            // Before the gate, where others wait. The time does not count: nobody waited for the server.
            let arrival = time.now()
            await call.untilResumed()
            start += time.now() - arrival
            let pass = try await gate?.enter(isRead: call.route.isRead, deadline: start + policy.budget)
            // A call that is held up must not hold up the account with it.
            let observation = call.suspension.map { suspension in
                suspension.observe { if suspension.isSuspended, let pass { gate?.yield(pass) } }
            }
            if call.suspension?.isSuspended == true, let pass { gate?.yield(pass) }
            let outcome = await self.attempt(call, number: attempt)
            if let observation { call.suspension?.forget(observation) }
            let setback = Setback(outcome)
            let decision = setback.map {
                policy.decision(
                    after: $0, isRead: call.route.isRead, isReplayable: call.body.isReplayable, attempt: attempt,
                    elapsed: time.now() - start, chance: chance())
            }
            if let pass { gate?.leave(pass, outcome, Refusal(outcome, setback, decision)) }
            guard let setback, case .wait(let wait) = decision else { return try outcome.get() }
            log(.info, "\(call.route.path): attempt \(attempt) \(setback), next one in \(CallLog.seconds(wait))")
            do { try await time.sleep(wait) } catch { throw .cancelled }
            attempt += 1
        }
    }

    private func attempt(_ call: Call, number: Int) async -> Result<CallAnswer, CallFailure> {
        do throws(CallFailure) {
            var answer = try await next.answer(to: call)
            answer.metadata = answer.metadata.counted(number)
            return .success(answer)
        } catch {
            return .failure(error)
        }
    }
}
