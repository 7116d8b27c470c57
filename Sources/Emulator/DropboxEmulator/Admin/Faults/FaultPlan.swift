import DropboxCore
import DropboxHTTPServer

/// The properties of a call or a TLS handshake that decide which faults match it.
struct FaultSubject: Sendable {
    /// The TLS handshake of a new connection.
    static let handshake = FaultSubject(route: "", isHandshake: true)

    /// The route, such as `files/upload`. For paths outside of the API, the path without the leading slash.
    var route: String
    /// The description of the route, or `nil` outside of the API.
    var descriptor: RouteDescriptor?
    /// The calling user, if any.
    var account: UserAccount?
    /// The key of the calling app, if it is known.
    var app: String?
    /// The header fields of the request.
    var headers: HeaderFields?
    /// The argument of the call, if a fault inspects it.
    var argument: JSONValue?
    /// Anything else that distinguishes the call from others, without values that depend on the order of the calls.
    var detail: String?
    /// Whether the subject is a TLS handshake, which precedes all calls of its connection.
    var isHandshake = false
}

/// Decides which faults are injected into a call.
///
/// It is a value without any I/O. The same calls with the same seed receive the same faults, even if concurrent calls
/// arrive in a different order.
struct FaultPlan: Sendable {
    /// An effect to inject into one call.
    struct Injection: Sendable {
        /// The id of the fault.
        let id: Int
        let effect: DropboxEmulator.Fault.Effect
        /// A random number from 0 to 1, for effects with a random part.
        let fraction: Double
    }

    struct Rule: Sendable {
        let id: Int
        /// The number of the fault since the last restart, which is part of its random decisions.
        let ordinal: Int
        let fault: DropboxEmulator.Fault
        let matcher: FaultMatcher
        var isEnabled = true
        /// The number of calls that matched.
        var matchCount = 0
        /// The number of calls that the fault was injected into.
        var hitCount = 0
        /// The current step, and the number of its calls so far.
        var step = 0
        var stepCount = 0

        var isExhausted: Bool {
            step >= fault.steps.count || (fault.callNumbers?.max()).map { matchCount >= $0 } ?? false
        }

        /// The effect of the current step, if it has any.
        var effect: DropboxEmulator.Fault.Effect? { step < fault.steps.count ? fault.steps[step].effect : nil }

        var status: DropboxEmulator.FaultInjector.Status {
            DropboxEmulator.FaultInjector.Status(
                id: id, fault: fault, isEnabled: isEnabled, matchCount: matchCount, hitCount: hitCount,
                isExhausted: isExhausted)
        }

        /// Whether the rule depends on the arguments of calls.
        var inspectsArgument: Bool {
            matcher.inspectsArgument || fault.probability < 1 || fault.steps.contains { $0.effect?.isRandom ?? false }
        }

        /// Takes back the last count of a hit, because the effect had no effect on the response.
        mutating func withdraw() {
            guard hitCount > 0 else { return }
            hitCount -= 1
            if stepCount > 0 {
                stepCount -= 1
            } else if step > 0 {
                // The steps without an effect that followed have passed calls, and do so again.
                repeat { step -= 1 } while step > 0 && fault.steps[step].effect == nil
                stepCount = max(0, (fault.steps[step].times ?? 1) - 1)
            }
        }

        /// Counts a call of the current step.
        mutating func advance() {
            if effect != nil { hitCount += 1 }
            stepCount += 1
            if let times = fault.steps[step].times, stepCount >= times { (step, stepCount) = (step + 1, 0) }
        }
    }

    private(set) var rules: [Rule] = []
    private(set) var totalHitCount = 0
    private var nextID = 1
    private var nextOrdinal = 1
    private(set) var seed: UInt64
    /// The number of random decisions so far, by rule and call.
    private var draws: [UInt64: UInt64] = [:]

    init(seed: UInt64) { self.seed = seed }

    mutating func add(_ fault: DropboxEmulator.Fault, _ matcher: FaultMatcher) -> Int {
        rules.append(Rule(id: nextID, ordinal: nextOrdinal, fault: fault, matcher: matcher))
        defer { (nextID, nextOrdinal) = (nextID + 1, nextOrdinal + 1) }
        return nextID
    }

    /// Removes a rule, and returns whether it existed.
    mutating func remove(_ id: Int) -> Bool {
        let count = rules.count
        rules.removeAll { $0.id == id }
        return rules.count < count
    }

    mutating func removeAll() { rules = [] }

    /// Removes all rules, and forgets all random decisions. Ids continue, because clients know the old ones.
    mutating func restart(seed: UInt64) {
        (rules, draws, nextOrdinal) = ([], [:], 1)
        self.seed = seed
    }

    /// Enables or disables a rule, and returns whether it exists.
    mutating func setEnabled(_ isEnabled: Bool, for id: Int) -> Bool {
        guard let index = rules.firstIndex(where: { $0.id == id }) else { return false }
        rules[index].isEnabled = isEnabled
        return true
    }

    /// Whether an active rule selects calls by their arguments, or decides by them.
    var inspectsArguments: Bool { rules.contains { $0.isEnabled && !$0.isExhausted && $0.inspectsArgument } }

    /// Returns the effects to inject into a call, in the order in which their faults were added, and counts them as
    /// hits.
    ///
    /// At most one effect can replace the response. The faults of the others wait for another call.
    mutating func injections(into subject: FaultSubject) -> [Injection] {
        var injections: [Injection] = []
        var isAnswered = false
        for index in rules.indices where rules[index].isEnabled && !rules[index].isExhausted {
            let effect = rules[index].effect
            let replacesResponse = effect?.replacesResponse ?? false
            guard rules[index].matcher.matches(subject), !(isAnswered && replacesResponse) else { continue }
            rules[index].matchCount += 1
            let rule = rules[index]
            guard rule.matchCount > rule.fault.skipCount,
                rule.fault.callNumbers?.contains(rule.matchCount) ?? true,
                rule.fault.probability >= 1 || draw(subject, rule) < rule.fault.probability
            else { continue }
            rules[index].advance()
            guard let effect else { continue }
            totalHitCount += 1
            isAnswered = isAnswered || replacesResponse
            injections.append(
                Injection(id: rule.id, effect: effect, fraction: effect.isRandom ? draw(subject, rule, "jitter") : 0))
        }
        return injections
    }

    /// Takes back the hits of injections that had no effect on the response.
    mutating func withdraw(_ injections: [Injection]) {
        for injection in injections {
            totalHitCount -= 1
            if let index = rules.firstIndex(where: { $0.id == injection.id }) { rules[index].withdraw() }
        }
    }

    /// Returns a random number from 0 to 1. It depends on the seed, the call, its caller, and the number of its repetitions.
    private mutating func draw(_ subject: FaultSubject, _ rule: Rule, _ purpose: String = "") -> Double {
        // FNV-1a gives the same value in every process.
        var call: UInt64 = 0xCBF2_9CE4_8422_2325
        let caller = subject.account.map { " " + $0.email } ?? ""
        for byte in "\(rule.ordinal) \(subject.route) \(subject.detail ?? "")\(caller)\(purpose)".utf8 {
            call = (call ^ UInt64(byte)) &* 0x100_0000_01B3
        }
        // Bound the memory of an emulator that runs for months. Decisions may repeat after that.
        if draws.count >= 100_000 { draws = [:] }
        let repetition = draws[call] ?? 0
        draws[call] = repetition + 1
        var first = SplitMix64(state: seed ^ call)
        var generator = SplitMix64(state: first.next() &+ repetition)
        return Double.random(in: 0..<1, using: &generator)
    }
}

extension DropboxEmulator.Fault.Effect {
    /// Whether the effect has a random part.
    fileprivate var isRandom: Bool { if case .latency(_, let jitter) = self { jitter > .zero } else { false } }
}
