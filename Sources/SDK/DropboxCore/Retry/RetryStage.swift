import DropboxConcurrency
import DropboxHTTP

/// Retries requests according to the policy, and acquires a permit from the throttle of the account before each
/// attempt.
final class RetryStage: Sendable {
    private let clock: ClientClock
    private let jitter: @Sendable () -> Double
    private let throttles: RequestThrottlePool
    private let reachability = ServerReachability()
    private let waits: WaitReporter
    private let log: CallLog
    private let events: CallEvents
    private let next: MiddlewareStage

    init(
        _ configuration: DropboxTransportClientImpl.Configuration, waits: WaitReporter, log: CallLog,
        events: CallEvents, next: MiddlewareStage
    ) {
        clock = configuration.clock
        jitter = configuration.jitter
        throttles = RequestThrottlePool(clock: configuration.clock)
        self.waits = waits
        self.log = log
        self.events = events
        self.next = next
    }

    nonisolated(nonsending) func response(to call: Call) async throws(CallFailure) -> CallResponse {
        let caller = RetryingCaller(policy: call.options.retryPolicy, clock: clock, jitter: jitter, waits: waits)
        var idleSince = call.queueEntry ?? clock.now()
        var attempts = RetryAttempts(start: idleSince)
        // A client that never retries doesn't wait for a rate limit, either.
        let throttle = caller.policy.maximumAttempts > 1 ? throttles.throttle(for: call) : nil
        while true {
            // Wait before acquiring a permit that other requests need. This time doesn't count: it's not the server's.
            let suspensionStart = clock.now()
            if call.isSuspended {
                await call.waitUntilResumed()
                attempts.postpone(by: clock.now() - suspensionStart)
            }
            var permit = throttle?.permit(isReadOnly: call.route.isReadOnly)
            if permit == nil {
                permit = try await throttle?.acquire(
                    isReadOnly: call.route.isReadOnly,
                    deadline: deadline(of: attempts, caller.policy, now: suspensionStart)
                ) { [waits, number = attempts.number] duration in
                    call.leaveQueue()
                    return waits.begin(
                        route: call.route.path, attempt: number, reason: .otherRequests, duration: duration)
                }
            }
            // A suspended request must not block others.
            let observation = call.suspender.map { suspender in
                suspender.addObserver { [permit] in
                    if suspender.isSuspended { self.makeRoom(for: call, permit, throttle) }
                }
            }
            if call.isSuspended { makeRoom(for: call, permit, throttle) }
            let number = attempts.number
            let start = clock.now()
            let outcome = await self.attempt(call, number: number, start: start)
            if let observation { call.suspender?.removeObserver(observation) }
            let failure = FailureVerdict(outcome)
            let decision = failure.map {
                caller.decision(
                    for: caller.policy.fails(outcome) ? .permanent : $0, &attempts, isReadOnly: call.route.isReadOnly,
                    isReplayable: call.body.isReplayable)
            }
            let unreachable = unreachableServer(
                outcome, decision, caller.policy, callStart: attempts.start(or: suspensionStart))
            let end = clock.now()
            events.send(
                CallEvent(
                    call, queueing: start - idleSince, start: start, end: end, outcome, attempt: number, failure,
                    unreachable == nil ? decision : .fail),
                end: end, outcome)
            idleSince = end
            if let permit { throttle?.release(permit, outcome, RateLimitSignal(outcome, failure, decision)) }
            if let unreachable { throw unreachable }
            let reason = ClientWait.Reason(outcome, failure)
            if let reason { waits.record(reason) }
            guard let failure, case .retry(let wait) = decision else { return try outcome.get() }
            log(
                .info,
                "\(call.route.path): attempt \(attempts.failures) \(failure), next one in \(CallLog.seconds(wait))")
            call.leaveQueue()
            do {
                try await caller.wait(
                    wait, route: call.route.path, before: &attempts, because: reason ?? .transfer)
            } catch {
                throw .cancelled
            }
        }
    }

    /// Lets other requests run while a request is suspended.
    private func makeRoom(for call: Call, _ permit: AccountThrottle.Permit?, _ throttle: AccountThrottle?) {
        call.leaveQueue()
        if let permit { throttle?.releaseEarly(permit) }
    }

    /// Returns the time at which a call must have its permit.
    private func deadline(of attempts: RetryAttempts, _ policy: RetryPolicy, now: Duration) -> Duration {
        let deadline = attempts.start(or: now) + policy.maximumElapsedTime
        guard let limit = policy.progressLimit else { return deadline }
        return min(deadline, now + (limit.remaining(at: now) ?? limit.duration))
    }

    private nonisolated(nonsending) func attempt(
        _ call: Call, number: Int, start: Duration
    ) async -> Result<CallResponse, CallFailure> {
        var call = call
        call.attempt = number
        let limit = call.options.retryPolicy.progressLimit
        // The server delays the responses to long polls.
        if call.route.host != .notify { call.maximumIdleTime = limit?.remaining(at: start) }
        do throws(CallFailure) {
            var response = try await next.response(to: call)
            response.metadata.attemptCount = number
            // Content that the caller reads is progress when it arrives.
            if response.isSuccess, !call.responseHandling.isStreamed { limit?.recordProgress(at: clock.now()) }
            return .success(response)
        } catch {
            return .failure(error)
        }
    }

    /// Returns an error if the client never received a response and has exceeded the time to its first one.
    private func unreachableServer(
        _ outcome: Result<CallResponse, CallFailure>, _ decision: RetryDecision?, _ policy: RetryPolicy,
        callStart: Duration
    ) -> CallFailure? {
        if case .success = outcome {
            reachability.recordResponse()
            return nil
        }
        if case .failure(.unauthenticated(let error as AccessTokenError)) = outcome, error.isServerUnreachable,
            let cause = error.connectionFailure
        {
            return .serverUnreachable(cause)
        }
        guard let limit = policy.maximumTimeToFirstResponse, let error = Self.connectionError(outcome) else {
            return nil
        }
        let wait = if case .retry(let wait) = decision { wait } else { Duration.zero }
        let givesUp = reachability.givesUp(
            after: error, nextAttempt: clock.now() + wait, limit: limit, callStart: callStart)
        return givesUp ? .serverUnreachable(error) : nil
    }

    /// Returns the reason that no connection was established, for the request itself or for its access token.
    private static func connectionError(_ outcome: Result<CallResponse, CallFailure>) -> HTTPError? {
        switch outcome {
        case .failure(.noResponse(let error)) where error.verdict == .notSent: error
        case .failure(.unauthenticated(let error as AccessTokenError)): error.connectionFailure
        default: nil
        }
    }
}

/// Records whether a client ever received a response, and since when it has tried without success.
package final class ServerReachability: Sendable {
    private enum State {
        case unknown(since: Duration?)
        case reachable
    }

    private let state = Locked(State.unknown(since: nil))

    package init() {}

    /// Records a response with any status.
    package func recordResponse() { state.withLock { $0 = .reachable } }

    /// Records a failed connection, and returns whether the server counts as unreachable: the client never received a
    /// response, and the next attempt would start after the time for the first one.
    ///
    /// The first connection is repeated in any case, however slow it was, unless it was waited for in vain: the server may
    /// have ended it.
    package func givesUp(
        after error: HTTPError, nextAttempt: Duration, limit: Duration, callStart: Duration
    ) -> Bool {
        state.withLock { state in
            guard case .unknown(let since) = state else { return false }
            state = .unknown(since: since ?? callStart)
            guard let since else {
                guard case .timedOut = error.kind else { return false }
                return nextAttempt - callStart > limit
            }
            return nextAttempt - since > limit
        }
    }
}
