import DropboxHTTP

/// Repeats calls as the policy says, and has them pass the gate of their account before each attempt.
struct RetryStage: CallHandler {
    let caller: RetryingCaller
    let gates: RequestThrottlePool
    let contact: ServerReachability
    let log: CallLog
    let next: any CallHandler

    private var clock: ClientClock { caller.clock }

    func response(to call: Call) async throws(CallFailure) -> CallResponse {
        var attempts = RetryAttempts(start: clock.now())
        // A client that repeats nothing waits for nobody.
        let gate = caller.policy.maximumAttempts > 1 ? gates.throttle(for: call) : nil
        while true {
            // Before the gate, where others wait. The time does not count: nobody waited for the server.
            let arrival = clock.now()
            await call.untilResumed()
            attempts.postpone(by: clock.now() - arrival)
            let pass = try await gate?.acquire(
                isReadOnly: call.route.isReadOnly,
                deadline: attempts.start(or: arrival) + caller.policy.maximumElapsedTime
            ) { [waits = caller.waits, number = attempts.number] duration in
                waits.begin(route: call.route.path, attempt: number, reason: .otherCalls, duration: duration)
            }
            // A call that is held up must not hold up the account with it.
            let observation = call.suspension.map { suspension in
                suspension.addObserver { if suspension.isSuspended, let pass { gate?.releaseEarly(pass) } }
            }
            if call.suspension?.isSuspended == true, let pass { gate?.releaseEarly(pass) }
            let outcome = await self.attempt(call, number: attempts.number)
            if let observation { call.suspension?.removeObserver(observation) }
            let failure = RetryPolicy.Failure(outcome)
            let decision = failure.map {
                caller.decision(
                    for: $0, &attempts, isReadOnly: call.route.isReadOnly, isReplayable: call.body.isReplayable)
            }
            if let pass { gate?.release(pass, outcome, RateLimitSignal(outcome, failure, decision)) }
            try checkContact(outcome, decision, callStart: attempts.start(or: arrival))
            let reason = ClientWait.Reason(outcome)
            if let reason { caller.waits.note(reason) }
            guard let failure, case .retry(let wait) = decision else { return try outcome.get() }
            log(
                .info,
                "\(call.route.path): attempt \(attempts.failures) \(failure), next one in \(CallLog.seconds(wait))")
            do {
                try await caller.wait(
                    wait, route: call.route.path, before: &attempts, because: reason ?? .transfer)
            } catch {
                throw .cancelled
            }
        }
    }

    private func attempt(_ call: Call, number: Int) async -> Result<CallResponse, CallFailure> {
        var call = call
        call.attempt = number
        do throws(CallFailure) {
            var answer = try await next.response(to: call)
            answer.metadata = answer.metadata.counted(number)
            return .success(answer)
        } catch {
            return .failure(error)
        }
    }

    /// Gives up where the client never had a response, and the time is over that it tries to get the first one.
    private func checkContact(
        _ outcome: Result<CallResponse, CallFailure>, _ decision: RetryDecision?, callStart: Duration
    ) throws(CallFailure) {
        if case .success = outcome { return contact.succeed() }
        guard let budget = caller.policy.maximumTimeToFirstResponse, let error = Self.missingConnection(outcome),
            let elapsed = contact.fail(at: clock.now(), callStart: callStart)
        else { return }
        let wait = if case .retry(let wait) = decision { wait } else { Duration.zero }
        if elapsed + wait > budget { throw .unreachable(error) }
    }

    /// Why no connection came about: for the call itself, or for its token.
    private static func missingConnection(_ outcome: Result<CallResponse, CallFailure>) -> HTTPError? {
        switch outcome {
        case .failure(.unanswered(let error)) where error.isTransient && error.isRequestUnsent: error
        case .failure(.unauthenticated(let error as AccessTokenError)): error.connectionFailure
        default: nil
        }
    }
}
