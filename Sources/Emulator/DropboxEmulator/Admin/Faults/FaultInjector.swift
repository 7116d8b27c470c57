import DropboxConcurrency
import DropboxCore

extension DropboxEmulator {
    /// The faults that an emulator injects into calls.
    ///
    /// Add and remove faults at any time. A call receives the faults that are active when it arrives.
    ///
    ///     try emulator.faults.add(.rateLimit(retryAfter: 3), on: "files/upload", times: 2)
    ///     // …
    ///     try emulator.faults.verify()
    public final class FaultInjector: Sendable {
        /// A fault and its current state.
        public struct Status: Sendable, Hashable, Identifiable {
            /// The id that `add` returned.
            public let id: Int
            /// The fault.
            public let fault: Fault
            /// A Boolean value that indicates whether the fault is enabled.
            public let isEnabled: Bool
            /// The number of calls that satisfied the conditions of the fault.
            public let matchCount: Int
            /// The number of calls that the fault was injected into.
            public let hitCount: Int
            /// A Boolean value that indicates whether the fault has reached its maximum number of calls.
            public let isExhausted: Bool
        }

        private let plan: Locked<FaultPlan>
        private let check: @Sendable (Fault) throws(AdminError) -> Void
        private let webhookFaults: @Sendable () -> [WebhookFault]

        /// - Parameters:
        ///   - seed: The seed of random decisions.
        ///   - webhookFaults: The faults of notifications, which are verified, too.
        ///   - check: Throws if a fault refers to an account or an app that doesn't exist.
        init(
            seed: UInt64, webhookFaults: @escaping @Sendable () -> [WebhookFault] = { [] },
            check: @escaping @Sendable (Fault) throws(AdminError) -> Void = { _ in }
        ) {
            plan = Locked(FaultPlan(seed: seed))
            self.webhookFaults = webhookFaults
            self.check = check
        }

        /// Adds a fault.
        ///
        /// This method throws because a fault that can't affect any call makes a test pass for the wrong reason: a
        /// misspelled route can't be found at compile time, and a test that doesn't call ``verify()`` wouldn't notice
        /// it.
        ///
        /// - Returns: The id of the fault.
        /// - Throws: ``AdminError`` if no call can match the fault, as with a misspelled route or an account that
        ///   doesn't exist, or if its effect can't occur in the route.
        @discardableResult
        public func add(_ fault: Fault) throws(AdminError) -> Int {
            let matcher = try matcher(of: fault)
            return plan.withLock { $0.add(fault, matcher) }
        }

        /// Adds a fault.
        ///
        /// - Parameters:
        ///   - effect: The effect of the fault.
        ///   - route: The affected routes, such as `files/upload` or `files/*`, or `nil` for every route. The default is
        ///     `nil`.
        ///   - account: The name, email address, or id of the account whose calls are affected, or `nil` for every caller.
        ///     The default is `nil`.
        ///   - path: A path in the argument of the affected calls, such as `/photos/*`, or `nil` for every argument. The
        ///     default is `nil`.
        ///   - skipped: The number of matching calls to skip first. The default is 0.
        ///   - times: The maximum number of calls to affect, or `nil` for no limit. The default is `nil`.
        ///   - probability: The fraction of the matching calls to affect. The default is 1.
        /// - Returns: The id of the fault.
        /// - Throws: ``AdminError`` if no call can match the fault, as with a misspelled route or an account that
        ///   doesn't exist, or if its effect can't occur in the route.
        @discardableResult
        public func add(
            _ effect: Fault.Effect, on route: String? = nil, account: String? = nil, path: String? = nil,
            skipping skipped: Int = 0, times: Int? = nil, probability: Double = 1
        ) throws(AdminError) -> Int {
            try add(
                Fault(
                    effect, on: route, account: account, path: path, skipping: skipped, times: times,
                    probability: probability))
        }

        /// Replaces all faults and the seed of their random decisions, so that the same calls receive the same faults
        /// after each time the scenario is loaded.
        ///
        /// - Returns: The ids of the faults.
        /// - Throws: ``AdminError`` if no call can match one of the faults. Nothing is replaced then.
        @discardableResult
        public func load(_ scenario: Scenario) throws(AdminError) -> [Int] {
            var faults: [(Fault, FaultMatcher)] = []
            for fault in scenario.faults { faults.append((fault, try matcher(of: fault))) }
            return plan.withLock { plan in
                plan.restart(seed: scenario.seed)
                return faults.map { plan.add($0.0, $0.1) }
            }
        }

        /// The current faults and their seed, to load them again later. Their counts aren't part of it.
        public var scenario: Scenario { plan.withLock { Scenario(seed: $0.seed, $0.rules.map(\.fault)) } }

        private func matcher(of fault: Fault) throws(AdminError) -> FaultMatcher {
            let matcher: FaultMatcher
            do { matcher = try FaultMatcher(fault) } catch { throw error.adminError }
            try check(fault)
            return matcher
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
        public var all: [Status] { plan.withLock { $0.rules.map(\.status) } }

        /// Checks whether the calls met all faults, so that a test doesn't pass because a fault never occurred.
        ///
        /// A fault with `times`, with numbers of calls, or with a sequence that ends must be exhausted. Another one must
        /// have affected a call. If its `probability` is less than 1, the seed decides that, so it's enough that a call
        /// matched. Faults that are disabled or were removed aren't checked. The faults in the delivery of notifications
        /// to webhooks are checked, too.
        ///
        /// - Throws: ``FaultVerificationError`` with the faults that weren't met.
        public func verify() throws(FaultVerificationError) {
            let (unmet, unmetWebhooks) = (all.filter { !$0.isMet }, webhookFaults().filter { !$0.isMet })
            if unmet.isEmpty, unmetWebhooks.isEmpty { return }
            throw FaultVerificationError(faults: unmet, webhookFaults: unmetWebhooks)
        }

        /// Whether there are no faults at all.
        var isEmpty: Bool { plan.withLock { $0.rules.isEmpty } }

        /// Whether a fault depends on the arguments of calls.
        var inspectsArguments: Bool { plan.withLock(\.inspectsArguments) }

        /// The number of calls that any fault was injected into, including faults that were removed.
        var totalHitCount: Int { plan.withLock(\.totalHitCount) }

        /// Returns the failure to inject into the TLS handshake of a new connection, if any, and counts it as a hit.
        func handshakeFailure() -> Fault.HandshakeFailure? {
            for injection in injections(into: .handshake) {
                if case .handshakeFailure(let failure) = injection.effect { return failure }
            }
            return nil
        }

        /// Takes back the hits of injections that had no effect on the response.
        func withdraw(_ injections: [FaultPlan.Injection]) {
            if !injections.isEmpty { plan.withLock { $0.withdraw(injections) } }
        }

        /// Returns the effects to inject into a call, and counts them as hits.
        func injections(into subject: FaultSubject) -> [FaultPlan.Injection] {
            plan.withLock { $0.injections(into: subject) }
        }
    }

    /// The faults that a test expects, but that the calls didn't meet.
    public struct FaultVerificationError: Error, Sendable, Hashable, CustomStringConvertible {
        /// The faults.
        public let faults: [FaultInjector.Status]
        /// The faults in the delivery of notifications to webhooks.
        public let webhookFaults: [WebhookFault]

        /// A line for each fault, with the numbers of its calls or notifications.
        public var description: String {
            let lines = faults.map { "  \($0.summary)" } + webhookFaults.map { "  \($0.summary)" }
            let count = lines.count == 1 ? "1 fault was" : "\(lines.count) faults were"
            return (["\(count) not injected as expected:"] + lines).joined(separator: "\n")
        }
    }
}

extension DropboxEmulator.FaultInjector.Status {
    /// Whether the calls met the fault, so that a test can rely on its effect.
    var isMet: Bool {
        if !isEnabled { return true }
        // A call of such a number can have been without effect.
        if isExhausted { return fault.callNumbers == nil || hitCount >= fault.limit ?? 0 }
        if fault.probability < 1 { return matchCount > fault.skipCount }
        return fault.isLimited ? false : hitCount > 0
    }

    /// A line with the name, the effects, the route, and the numbers of calls.
    var summary: String {
        let effects = fault.steps.map { $0.effect?.kind ?? "none" }.joined(separator: ", ")
        let conditions = [
            fault.route.map { "on \($0)" }, fault.account.map { "account \($0)" }, fault.app.map { "app \($0)" },
            fault.path.map { "path \($0)" }, fault.argument.map { "argument \($0)" },
            fault.header.map { "header \($0.name): \($0.value)" },
            fault.callNumbers.map { "call \($0.sorted().map(String.init).joined(separator: ", "))" },
            fault.skipCount > 0 ? "after \(fault.skipCount)" : nil,
        ]
        let title = ["\(id)", fault.name.map { "\"\($0)\"" }, effects].compactMap { $0 } + conditions.compactMap { $0 }
        let expected = fault.limit.map { " of \($0)" } ?? ""
        return title.joined(separator: " ") + ": \(matchCount) calls matched, \(hitCount)\(expected) affected"
    }
}

extension DropboxEmulator.Fault {
    /// Whether the fault ends after a number of calls.
    fileprivate var isLimited: Bool { callNumbers != nil || steps.allSatisfy { $0.times != nil } }

    /// The number of calls to affect, or `nil` for no limit.
    fileprivate var limit: Int? {
        var sum = 0
        for step in steps where step.effect != nil {
            guard let times = step.times else { return callNumbers?.count }
            // Numbers from outside can be large.
            sum = sum.addingReportingOverflow(times).overflow ? .max : sum + times
        }
        return callNumbers.map { min(sum, $0.count) } ?? sum
    }
}
