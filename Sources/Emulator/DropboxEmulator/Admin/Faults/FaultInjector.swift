import DropboxConcurrency
import DropboxCore

extension DropboxEmulator {
    /// The faults that an emulator injects into calls.
    ///
    /// Add and remove faults at any time. A call receives the faults that are active when it arrives.
    ///
    ///     emulator.faults.add(.rateLimit(retryAfter: 3), on: "files/upload", times: 2)
    public final class FaultInjector: Sendable {
        /// A fault and its current state.
        public struct Status: Sendable, Hashable, Identifiable {
            /// The id that `add` returned.
            public let id: Int
            /// The fault.
            public let fault: Fault
            /// A Boolean value that indicates whether the fault is enabled.
            public let isEnabled: Bool
            /// The number of calls that the fault was injected into.
            public let hitCount: Int
            /// A Boolean value that indicates whether the fault has reached its maximum number of calls.
            public let isExhausted: Bool
        }

        private let plan: Locked<FaultPlan>

        init(seed: UInt64) { plan = Locked(FaultPlan(seed: seed)) }

        /// Adds a fault.
        ///
        /// - Returns: The id of the fault.
        @discardableResult
        public func add(_ fault: Fault) -> Int { plan.withLock { $0.add(fault) } }

        /// Adds a fault.
        ///
        /// - Parameters:
        ///   - effect: The effect of the fault.
        ///   - route: The affected routes, such as `files/upload` or `files/*`, or `nil` for every route. The default is
        ///     `nil`.
        ///   - account: The name, email address, or id of the account whose calls are affected, or `nil` for every caller.
        ///     The default is `nil`.
        ///   - skipped: The number of matching calls to skip first. The default is 0.
        ///   - times: The maximum number of calls to affect, or `nil` for no limit. The default is `nil`.
        ///   - probability: The fraction of the matching calls to affect. The default is 1.
        /// - Returns: The id of the fault.
        @discardableResult
        public func add(
            _ effect: Fault.Effect, on route: String? = nil, account: String? = nil, skipping skipped: Int = 0,
            times: Int? = nil, probability: Double = 1
        ) -> Int {
            add(
                Fault(
                    effect, on: route, account: account, skipping: skipped, times: times, probability: probability))
        }

        /// Removes a fault.
        ///
        /// - Returns: `true` if the fault existed.
        @discardableResult
        public func remove(_ id: Int) -> Bool { plan.withLock { $0.remove(id) } }

        /// Removes all faults.
        public func removeAll() { plan.withLock { $0.removeAll() } }

        /// Enables or disables a fault. Its counts are preserved.
        ///
        /// - Returns: `true` if the fault exists.
        @discardableResult
        public func setEnabled(_ isEnabled: Bool, for id: Int) -> Bool {
            plan.withLock { $0.setEnabled(isEnabled, for: id) }
        }

        /// All faults in the order in which they were added, including exhausted ones.
        public var all: [Status] {
            plan.withLock { plan in
                plan.rules.map {
                    Status(
                        id: $0.id, fault: $0.fault, isEnabled: $0.isEnabled, hitCount: $0.hitCount,
                        isExhausted: $0.isExhausted)
                }
            }
        }

        /// Returns the failure to inject into the TLS handshake of a new connection, if any, and counts it as a hit.
        func handshakeFailure() -> Fault.HandshakeFailure? {
            for rule in rules(matching: .handshake) {
                if case .handshakeFailure(let failure) = rule.fault.effect { return failure }
            }
            return nil
        }

        /// Returns the faults to inject into a call, and counts them as hits.
        func rules(matching subject: FaultSubject) -> [FaultPlan.Rule] { plan.withLock { $0.rules(matching: subject) } }
    }
}

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
    /// Anything else that distinguishes the call from others and is known before its body is read.
    var detail: String?
    /// Whether the subject is a TLS handshake, which precedes all calls of its connection.
    var isHandshake = false
}

/// Decides which faults are injected into a call.
///
/// It is a value without any I/O. The same calls with the same seed receive the same faults, even if concurrent calls
/// arrive in a different order.
struct FaultPlan: Sendable {
    struct Rule: Sendable {
        let id: Int
        var fault: DropboxEmulator.Fault
        var isEnabled = true
        /// The number of calls that matched.
        var matchCount = 0
        /// The number of calls that the fault was injected into.
        var hitCount = 0

        var isExhausted: Bool { fault.times.map { hitCount >= $0 } ?? false }
    }

    private(set) var rules: [Rule] = []
    private var nextID = 1
    private let seed: UInt64
    /// The number of random decisions so far, by rule and call.
    private var draws: [UInt64: UInt64] = [:]

    init(seed: UInt64) { self.seed = seed }

    mutating func add(_ fault: DropboxEmulator.Fault) -> Int {
        rules.append(Rule(id: nextID, fault: fault))
        defer { nextID += 1 }
        return nextID
    }

    /// Removes a rule, and returns whether it existed.
    mutating func remove(_ id: Int) -> Bool {
        let count = rules.count
        rules.removeAll { $0.id == id }
        return rules.count < count
    }

    mutating func removeAll() { rules = [] }

    /// Enables or disables a rule, and returns whether it exists.
    mutating func setEnabled(_ isEnabled: Bool, for id: Int) -> Bool {
        guard let index = rules.firstIndex(where: { $0.id == id }) else { return false }
        rules[index].isEnabled = isEnabled
        return true
    }

    /// Returns the rules that apply to a call, in the order in which they were added, and counts them as hits.
    ///
    /// At most one rule can replace the response. The others that would do so wait for another call.
    mutating func rules(matching subject: FaultSubject) -> [Rule] {
        var chosen: [Rule] = []
        var isAnswered = false
        for index in rules.indices where rules[index].isEnabled && !rules[index].isExhausted {
            let fault = rules[index].fault
            guard fault.applies(to: subject), !(isAnswered && fault.effect.replacesResponse) else { continue }
            rules[index].matchCount += 1
            guard rules[index].matchCount > fault.skipCount, isChosen(subject, by: rules[index]) else { continue }
            rules[index].hitCount += 1
            isAnswered = isAnswered || fault.effect.replacesResponse
            chosen.append(rules[index])
        }
        return chosen
    }

    /// Decides by the rule's probability. The decision depends on the seed, the call, and the number of its
    /// repetitions.
    private mutating func isChosen(_ subject: FaultSubject, by rule: Rule) -> Bool {
        guard rule.fault.probability < 1 else { return true }
        // FNV-1a gives the same value in every process.
        var call: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in "\(rule.id) \(subject.route) \(subject.detail ?? "")".utf8 {
            call = (call ^ UInt64(byte)) &* 0x100_0000_01B3
        }
        // Bound the memory of an emulator that runs for months. Decisions may repeat after that.
        if draws.count >= 100_000 { draws = [:] }
        let repetition = draws[call] ?? 0
        draws[call] = repetition + 1
        var first = SplitMix64(state: seed ^ call)
        var generator = SplitMix64(state: first.next() &+ repetition)
        return Double.random(in: 0..<1, using: &generator) < rule.fault.probability
    }
}

extension DropboxEmulator.Fault {
    func applies(to subject: FaultSubject) -> Bool {
        if let account, subject.account?.matches(name: account) != true { return false }
        guard effect.canOccur(in: subject) else { return false }
        // A fault for every route applies only to the API. Token requests, pages, and tunnels must be named.
        guard let route else { return subject.descriptor != nil || subject.isHandshake }
        return Self.matches(Array(subject.route.utf8)[...], Array(route.utf8)[...])
    }

    /// Returns whether a text matches a pattern, in which `*` matches any text.
    private static func matches(_ text: ArraySlice<UInt8>, _ pattern: ArraySlice<UInt8>) -> Bool {
        var text = text
        var pattern = pattern
        var star: (pattern: ArraySlice<UInt8>, text: ArraySlice<UInt8>)?
        while true {
            if pattern.first == UInt8(ascii: "*") {
                pattern = pattern.dropFirst()
                star = (pattern, text)
            } else if let byte = pattern.first, byte == text.first {
                pattern = pattern.dropFirst()
                text = text.dropFirst()
            } else if pattern.isEmpty, text.isEmpty {
                return true
            } else if let last = star, !last.text.isEmpty {
                // Let the latest star match one more byte.
                star = (last.pattern, last.text.dropFirst())
                pattern = last.pattern
                text = last.text.dropFirst()
            } else {
                return false
            }
        }
    }
}

extension DropboxEmulator.Fault.Effect {
    /// A Boolean value that indicates whether the effect replaces the response of the call.
    var replacesResponse: Bool {
        switch self {
        case .rateLimit, .writeContention, .serverError, .reset, .close, .expiredToken, .foreignResponse,
            .handshakeFailure:
            true
        default: false
        }
    }

    /// Returns whether the effect can occur in a call. Other calls don't count as hits.
    func canOccur(in subject: FaultSubject) -> Bool {
        let route = subject.route
        if subject.isHandshake { if case .handshakeFailure = self { return true } else { return false } }
        return switch self {
        case .handshakeFailure: false
        case .writeContention: WriteContention.routes.contains(route)
        case .expiredToken:
            subject.descriptor.map { !$0.allowedAuthentication.isDisjoint(with: [.user, .team]) } ?? false
        case .cursorReset: route == "files/list_folder/continue" || route == "files/list_folder/longpoll"
        case .smallPages: route == "files/list_folder" || route == "files/list_folder/continue"
        case .diskFull: subject.descriptor.map { !$0.isReadOnly } ?? true
        default: true
        }
    }
}

extension UserAccount {
    /// Returns whether `name` identifies the account: its id, its email address or the part before the @, or its user's
    /// given name.
    func matches(name: String) -> Bool {
        let name = name.lowercased()
        return [id.lowercased(), email.lowercased(), givenName.lowercased()].contains(name)
            || email.lowercased().prefix { $0 != "@" } == name
    }
}
