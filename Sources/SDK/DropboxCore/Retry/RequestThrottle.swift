import DropboxConcurrency

/// Limits the requests of one account, so that a rate limit slows down all of them together.
///
/// ``RequestThrottleState`` decides which requests may be sent. This class suspends the others.
final class RequestThrottle: Sendable {
    typealias Permit = RequestThrottleState.Permit

    /// Called when a request must wait, with the duration if it's known. Returns a closure that ends the reported wait.
    typealias WaitHandler = (Duration?) -> (@Sendable () -> Void)?

    /// An error that indicates that the throttle stays closed for longer than a request can wait.
    struct WaitTooLong: Error, Sendable {
        /// The time until the throttle opens.
        let remaining: Duration
    }

    private struct State {
        var throttle = RequestThrottleState()
        var continuations: [RequestThrottleState.Waiter: CheckedContinuation<Permit, any Error>] = [:]
        var lastID = 0
        var nextWakeTime: Duration?
    }

    private let clock: ClientClock
    private let state = Locked(State())

    init(clock: ClientClock) {
        self.clock = clock
    }

    /// Returns a permit if a request may be sent now, and `nil` if it must wait.
    func permit() -> Permit? { state.withLock { $0.throttle.permit(at: clock.now()) } }

    /// Waits until a request may be sent. Every permit must be returned with `release(_:_:)`.
    ///
    /// - Parameters:
    ///   - deadline: The time until which the caller can wait.
    ///   - onWait: Called if the caller must wait.
    /// - Throws: ``WaitTooLong`` if the wait would exceed the deadline, or `CancellationError` if the task is canceled.
    func acquire(deadline: Duration, onWait: WaitHandler) async throws -> Permit {
        let id = state.withLock { state in
            state.lastID += 1
            return state.lastID
        }
        var endWait: (@Sendable () -> Void)?
        defer { endWait?() }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let actions = state.withLock { state -> [RequestThrottleState.Action] in
                    state.continuations[id] = continuation
                    return state.throttle.acquire(id, at: clock.now(), deadline: deadline)
                }
                perform(actions)
                let (isWaiting, opening) = state.withLock { ($0.continuations[id] != nil, $0.throttle.opening) }
                if isWaiting { endWait = onWait(opening > clock.now() ? opening - clock.now() : nil) }
                if Task.isCancelled { cancel(id) }
            }
        } onCancel: {
            cancel(id)
        }
    }

    /// Records the result of a request. `permit` is `nil` if it was already returned.
    func release(_ permit: Permit?, _ result: RequestThrottleState.Result) {
        perform(state.withLock { $0.throttle.release(permit, result, at: clock.now()) })
    }

    private func cancel(_ id: RequestThrottleState.Waiter) {
        let continuation = state.withLock { state in
            state.throttle.cancel(id)
            return state.continuations.removeValue(forKey: id)
        }
        continuation?.resume(throwing: CancellationError())
    }

    private func perform(_ actions: [RequestThrottleState.Action]) {
        for action in actions {
            switch action {
            case .admit(let waiter, let permit): admit(waiter, permit)
            case .reject(let waiter, let until):
                let continuation = state.withLock { $0.continuations.removeValue(forKey: waiter) }
                continuation?.resume(throwing: WaitTooLong(remaining: until - clock.now()))
            case .wake(let time): scheduleWake(at: time)
            }
        }
    }

    private func admit(_ waiter: RequestThrottleState.Waiter, _ permit: Permit) {
        if let continuation = state.withLock({ $0.continuations.removeValue(forKey: waiter) }) {
            continuation.resume(returning: permit)
        } else {
            // The waiter was canceled after the state admitted it.
            release(permit, .indeterminate)
        }
    }

    /// Schedules a call of `wake(at:)`. One task sleeps for all waiters.
    private func scheduleWake(at time: Duration) {
        let isNeeded = state.withLock { state in
            if let nextWakeTime = state.nextWakeTime, nextWakeTime <= time { return false }
            state.nextWakeTime = time
            return true
        }
        guard isNeeded else { return }
        Task.onDedicatedThreads { [clock, weak self] in
            // Nothing cancels this unstructured task. If the sleep fails, waking early is harmless.
            do { try await clock.sleep(time - clock.now()) } catch {}
            self?.wake(at: time)
        }
    }

    private func wake(at time: Duration) {
        let actions = state.withLock { state in
            if state.nextWakeTime == time { state.nextWakeTime = nil }
            return state.throttle.wake(at: clock.now())
        }
        perform(actions)
    }
}

/// The state of a request throttle: decides which requests may be sent, without waiting and without a clock.
///
/// The throttle is unlimited until the server rejects a request. It then closes for the duration that the server asks
/// for. Afterward, it admits one request. Each accepted request makes room for itself and one more, so the number in
/// flight doubles from round to round until the throttle is unlimited again. Many tasks that were rejected together
/// therefore don't return together. A slow request, such as a long upload, delays the others by a few seconds at most.
struct RequestThrottleState: Sendable {
    typealias Waiter = Int

    /// Permission to send one request. It must be released.
    struct Permit: Sendable, Hashable {
        fileprivate let epoch: Int
        fileprivate let number: Int
    }

    /// The result of a request that had a permit.
    enum Result: Sendable {
        /// The server processed the request, with success or an error.
        case accepted
        /// The server rejected the request until this time.
        case rejected(until: Duration)
        /// The request was canceled, or no response was received.
        case indeterminate
    }

    /// An action that the owner of the state must perform.
    enum Action: Sendable, Equatable {
        /// Give the waiter its permit.
        case admit(Waiter, Permit)
        /// Fail the waiter, because the throttle stays closed beyond the waiter's deadline.
        case reject(Waiter, until: Duration)
        /// Call `wake(at:)` at this time.
        case wake(at: Duration)
    }

    /// The number of requests in flight at which the throttle becomes unlimited.
    private static let unlimited = 64

    /// The maximum time for which a request in flight delays others. A rejection would have arrived by then.
    private static let maximumHold: Duration = .seconds(10)

    /// The time at which the throttle opens, or has opened.
    private(set) var opening: Duration = .zero
    private var limit = Self.unlimited
    /// The start times of the requests in flight, by permit number.
    ///
    /// Contains only requests that were admitted after the last rejection. Older ones don't delay others.
    private var inFlight: [Int: Duration] = [:]
    private var epoch = 0
    private var lastPermit = 0
    private var waiters: [(id: Waiter, deadline: Duration)] = []

    /// Adds a request that can wait until `deadline`.
    mutating func acquire(_ waiter: Waiter, at now: Duration, deadline: Duration) -> [Action] {
        guard opening <= max(deadline, now) else { return [.reject(waiter, until: opening)] }
        waiters.append((waiter, deadline))
        return wake(at: now)
    }

    /// Removes a request that no longer waits.
    mutating func cancel(_ waiter: Waiter) {
        waiters.removeAll { $0.id == waiter }
    }

    /// Records the result of an admitted request. `permit` is `nil` if it was already released.
    mutating func release(_ permit: Permit?, _ result: Result, at now: Duration) -> [Action] {
        let isCurrent = permit?.epoch == epoch
        if isCurrent, let permit { inFlight[permit.number] = nil }
        switch result {
        case .accepted where isCurrent: limit = min(limit + 1, Self.unlimited)
        case .accepted, .indeterminate: break
        case .rejected(let until):
            epoch += 1
            inFlight = [:]
            limit = 1
            opening = max(opening, until)
        }
        let late = waiters.filter { $0.deadline < opening }
        waiters.removeAll { $0.deadline < opening }
        return late.map { .reject($0.id, until: opening) } + wake(at: now)
    }

    /// Admits the requests that may be sent now. Call it at the time of each ``Action/wake(at:)``.
    mutating func wake(at now: Duration) -> [Action] {
        if waiters.isEmpty { return [] }
        if now < opening { return [.wake(at: opening)] }
        var actions: [Action] = []
        while let waiter = waiters.first, hasRoom(at: now) {
            waiters.removeFirst()
            actions.append(.admit(waiter.id, admit(at: now)))
        }
        actions += waiters.filter { $0.deadline < now }.map { .reject($0.id, until: opening) }
        waiters.removeAll { $0.deadline < now }
        if !waiters.isEmpty, let oldest = delayingStarts(at: now).min() {
            actions.append(.wake(at: oldest + Self.maximumHold))
        }
        return actions
    }

    /// Returns a permit for a request that doesn't have to wait.
    mutating func permit(at now: Duration) -> Permit? {
        waiters.isEmpty && now >= opening && hasRoom(at: now) ? admit(at: now) : nil
    }

    private mutating func admit(at now: Duration) -> Permit {
        lastPermit += 1
        inFlight[lastPermit] = now
        return Permit(epoch: epoch, number: lastPermit)
    }

    private func hasRoom(at now: Duration) -> Bool {
        limit == Self.unlimited || delayingStarts(at: now).count < limit
    }

    /// Returns the start times of the requests in flight that delay others.
    private func delayingStarts(at now: Duration) -> [Duration] {
        inFlight.values.filter { now - $0 < Self.maximumHold }
    }
}

/// The throttles of all accounts of a client.
///
/// Dropbox limits requests per access token, and per member if a team token acts on behalf of members. Routes without
/// authentication have no throttle.
final class RequestThrottlePool: Sendable {
    private let clock: ClientClock
    private let throttles = Locked<[String: AccountThrottle]>([:])

    init(clock: ClientClock) {
        self.clock = clock
    }

    /// Returns the throttle of the account that sends `call`, or `nil` if the route has no authentication.
    func throttle(for call: Call) -> AccountThrottle? {
        guard !call.route.requiresNoAuthentication else { return nil }
        let account =
            switch call.options.authentication {
            case .appKeyAndSecret: "app"
            case .accessToken: call.context.account
            }
        return throttles.withLock { [clock] throttles in
            if let throttle = throttles[account] { return throttle }
            let throttle = AccountThrottle(clock: clock)
            throttles[account] = throttle
            return throttle
        }
    }
}

/// The throttles of one account: one for all requests, preceded by one for writes. Contention between writes must not
/// delay reads.
final class AccountThrottle: Sendable {
    /// Permission to send one request.
    final class Permit: Sendable {
        fileprivate typealias Permits = (write: RequestThrottle.Permit?, any: RequestThrottle.Permit?)
        fileprivate let isWrite: Bool
        private let permits: Locked<Permits>

        fileprivate init(write: RequestThrottle.Permit?, any: RequestThrottle.Permit) {
            isWrite = write != nil
            permits = Locked((write, any))
        }

        /// Removes and returns the permits, so that each is released only once.
        fileprivate func takePermits() -> Permits {
            permits.withLock { permits in
                defer { permits = (nil, nil) }
                return permits
            }
        }
    }

    /// The longest time for which a rejection delays other requests.
    ///
    /// A server that asks for more probably does so by mistake. Without this limit, one wrong header would block the
    /// account until the process exits.
    private static var maximumRejection: Duration { .seconds(3_600) }

    private let writes: RequestThrottle
    private let all: RequestThrottle
    private let clock: ClientClock

    init(clock: ClientClock) {
        self.clock = clock
        writes = RequestThrottle(clock: clock)
        all = RequestThrottle(clock: clock)
    }

    /// Returns a permit if a request may be sent now, and `nil` if it must wait. Usually, no request waits.
    func permit(isReadOnly: Bool) -> Permit? {
        let write = isReadOnly ? nil : writes.permit()
        guard isReadOnly || write != nil else { return nil }
        if let any = all.permit() { return Permit(write: write, any: any) }
        if let write { writes.release(write, .indeterminate) }
        return nil
    }

    /// Waits until the request may be sent, at most until `deadline`.
    ///
    /// - Parameters:
    ///   - isReadOnly: Whether the route changes nothing.
    ///   - deadline: The time until which the caller can wait.
    ///   - onWait: Called if the caller must wait.
    /// - Throws: ``CallFailure/throttled(remaining:isWriteLimit:)`` or ``CallFailure/cancelled``.
    func acquire(
        isReadOnly: Bool, deadline: Duration, onWait: RequestThrottle.WaitHandler
    ) async throws(CallFailure) -> Permit {
        let write = isReadOnly ? nil : try await acquire(writes, deadline, isWriteLimit: true, onWait)
        do throws(CallFailure) {
            return Permit(write: write, any: try await acquire(all, deadline, isWriteLimit: false, onWait))
        } catch {
            if let write { writes.release(write, .indeterminate) }
            throw error
        }
    }

    /// Releases the permit of a request, and records how the request ended.
    func release(_ permit: Permit, _ outcome: Result<CallResponse, CallFailure>, _ rateLimit: RateLimitSignal?) {
        let accepted: RequestThrottleState.Result =
            switch outcome {
            case .success: .accepted
            case .failure: .indeterminate
            }
        let rejected = rateLimit.map {
            RequestThrottleState.Result.rejected(until: clock.now() + min($0.wait, Self.maximumRejection))
        }
        let isWriteLimit = rateLimit?.isWriteLimit ?? false
        let permits = permit.takePermits()
        if permit.isWrite { writes.release(permits.write, isWriteLimit ? rejected ?? accepted : accepted) }
        all.release(permits.any, isWriteLimit ? accepted : rejected ?? accepted)
    }

    /// Releases the permit of a suspended request, so that others can run. `release(_:_:_:)` must still be called when
    /// the request ends.
    func releaseEarly(_ permit: Permit) {
        let permits = permit.takePermits()
        if let write = permits.write { writes.release(write, .indeterminate) }
        if let any = permits.any { all.release(any, .indeterminate) }
    }

    private func acquire(
        _ throttle: RequestThrottle, _ deadline: Duration, isWriteLimit: Bool, _ onWait: RequestThrottle.WaitHandler
    ) async throws(CallFailure) -> RequestThrottle.Permit {
        do {
            return try await throttle.acquire(deadline: deadline, onWait: onWait)
        } catch let error as RequestThrottle.WaitTooLong {
            throw .throttled(remaining: error.remaining, isWriteLimit: isWriteLimit)
        } catch {
            throw .cancelled
        }
    }
}
