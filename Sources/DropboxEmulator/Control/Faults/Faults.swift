import DropboxConcurrency

/// What goes wrong in an emulator at the moment. Faults can be added and taken away at any time; a call meets those that are
/// there when it arrives.
///
///     emulator.faults.add(.rateLimit(retryAfter: 3), on: "files/upload", times: 2)
public final class Faults: Sendable {
    /// A fault that was added, and what became of it.
    public struct Status: Sendable, Hashable, Identifiable {
        /// What `add` answered.
        public let id: Int
        /// What was added.
        public let fault: Fault
        /// Whether it is switched on.
        public let isEnabled: Bool
        /// How many calls it has met.
        public let hitCount: Int
        /// Whether it has met as many calls as it should.
        public let isExhausted: Bool
    }

    private let plan: Locked<FaultPlan>

    init(seed: UInt64) { plan = Locked(FaultPlan(seed: seed)) }

    /// Adds a fault. Answers its id.
    @discardableResult
    public func add(_ fault: Fault) -> Int { plan.withLock { $0.add(fault) } }

    /// Adds a fault. Answers its id.
    ///
    /// - Parameters:
    ///   - effect: what goes wrong.
    ///   - route: the routes that it meets, such as `files/upload` or `files/*`; every route by default.
    ///   - account: name, email address or id of the account whose calls it meets; every caller by default.
    ///   - skipped: calls that it lets pass before it begins; none by default.
    ///   - times: calls that it meets before it is used up; no end by default.
    ///   - probability: the share of the calls that it meets; all of them by default.
    @discardableResult
    public func add(
        _ effect: Fault.Effect, on route: String? = nil, account: String? = nil, skipping skipped: Int = 0,
        times: Int? = nil, probability: Double = 1
    ) -> Int {
        add(
            Fault(
                effect, on: route, account: account, skipping: skipped, times: times, probability: probability))
    }

    /// Takes a fault away. Answers whether it was there.
    @discardableResult
    public func remove(_ id: Int) -> Bool { plan.withLock { $0.remove(id) } }

    /// Takes all faults away.
    public func clear() { plan.withLock { $0.removeAll() } }

    /// Switches a fault on or off; its counts go on where they were. Answers whether it is there.
    @discardableResult
    public func setEnabled(_ id: Int, isOn: Bool) -> Bool { plan.withLock { $0.turn(id, isOn: isOn) } }

    /// All faults, in the order in which they were added, those included that are used up.
    public var all: [Status] {
        plan.withLock { plan in
            plan.rules.map {
                Status(id: $0.id, fault: $0.fault, isEnabled: $0.isOn, hitCount: $0.met, isExhausted: $0.isExhausted)
            }
        }
    }

    /// The faults that meet a call.
    func meeting(_ subject: FaultSubject) -> [FaultPlan.Rule] { plan.withLock { $0.rules(meeting: subject) } }
}
