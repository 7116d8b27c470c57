/// Who may pass the gate of an account, decided without waiting and without a clock.
///
/// While nothing is refused, the gate is open. When the server refuses a call, the gate closes for as long as the server
/// asked. Then it lets one call through; each call that succeeds makes room for one more beside those it replaces, so
/// that the number in flight doubles from round to round, until the gate is wide open again. Thus many tasks that were
/// refused together do not come back together. A call that takes long, an upload of minutes for instance, holds back the
/// others for a few seconds only.
struct RequestThrottleState: Sendable {
    typealias Waiter = Int

    /// Lets its call through, and has to be given back.
    struct Permit: Sendable, Hashable {
        fileprivate let epoch: Int
        fileprivate let number: Int
    }

    /// How a call that had a ticket ended.
    enum Result: Sendable {
        /// The server dealt with it, well or badly.
        case accepted
        /// The server refused it until this time.
        case rejected(until: Duration)
        /// Nobody knows: it was cancelled, or no answer came.
        case indeterminate
    }

    /// What the owner of the state has to do.
    enum Action: Sendable, Equatable {
        /// Let the waiter through.
        case admit(Waiter, Permit)
        /// Tell the waiter that the gate stays closed for longer than it can wait.
        case reject(Waiter, until: Duration)
        /// Call `wake(at:)` at this time.
        case wake(at: Duration)
    }

    /// At this many calls in flight the gate is wide open again.
    private static let unlimited = 64

    /// How long a call holds back others: by then, a refusal would have come.
    private static let maximumHold: Duration = .seconds(10)

    private var closedUntil: Duration = .zero
    /// When the gate opens, or has opened.
    var opening: Duration { closedUntil }
    private var limit = Self.unlimited
    /// When the calls passed that are in flight and have passed since the last refusal, by the numbers of their tickets.
    /// Older ones are no reason to hold up others.
    private var inFlight: [Int: Duration] = [:]
    private var epoch = 0
    private var tickets = 0
    private var waiters: [(id: Waiter, deadline: Duration)] = []

    /// A call arrives that waits until `deadline` at most.
    mutating func acquire(_ waiter: Waiter, at now: Duration, deadline: Duration) -> [Action] {
        guard closedUntil <= max(deadline, now) else { return [.reject(waiter, until: closedUntil)] }
        waiters.append((waiter, deadline))
        return wake(at: now)
    }

    /// A call gives up waiting.
    mutating func cancel(_ waiter: Waiter) {
        waiters.removeAll { $0.id == waiter }
    }

    /// A call that was let through has ended; `nil` stands for a ticket that was given back before.
    mutating func release(_ ticket: Permit?, _ result: Result, at now: Duration) -> [Action] {
        let counts = ticket?.epoch == epoch
        if counts, let ticket { inFlight[ticket.number] = nil }
        switch result {
        case .accepted where counts: limit = min(limit + 1, Self.unlimited)
        case .accepted, .indeterminate: break
        case .rejected(let until):
            epoch += 1
            inFlight = [:]
            limit = 1
            closedUntil = max(closedUntil, until)
        }
        let late = waiters.filter { $0.deadline < closedUntil }
        waiters.removeAll { $0.deadline < closedUntil }
        return late.map { .reject($0.id, until: closedUntil) } + wake(at: now)
    }

    /// The time has come that was asked for.
    mutating func wake(at now: Duration) -> [Action] {
        if waiters.isEmpty { return [] }
        if now < closedUntil { return [.wake(at: closedUntil)] }
        var actions: [Action] = []
        while let waiter = waiters.first, hasRoom(at: now) {
            waiters.removeFirst()
            tickets += 1
            inFlight[tickets] = now
            actions.append(.admit(waiter.id, Permit(epoch: epoch, number: tickets)))
        }
        actions += waiters.filter { $0.deadline < now }.map { .reject($0.id, until: closedUntil) }
        waiters.removeAll { $0.deadline < now }
        if !waiters.isEmpty, let oldest = holding(at: now).min() {
            actions.append(.wake(at: oldest + Self.maximumHold))
        }
        return actions
    }

    private func hasRoom(at now: Duration) -> Bool {
        limit == Self.unlimited || holding(at: now).count < limit
    }

    /// When the calls passed that hold back others.
    private func holding(at now: Duration) -> [Duration] {
        inFlight.values.filter { now - $0 < Self.maximumHold }
    }
}
