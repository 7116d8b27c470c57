/// A put of a field or an item that no later one has replaced.
///
/// Devices that put a value at the same time, each without the put of the other, leave several registers. All devices keep all
/// of them, so the order in which deltas arrive doesn't matter, and resolve them when they read the value.
struct Register: Hashable, Sendable {
    let stamp: Stamp
    let rule: ResolutionRule
    /// The value; `nil` if the field was deleted.
    let value: DatastoreValue?
    let increments: [String: Increment]

    init(_ stamp: Stamp, _ put: Put) {
        self.init(stamp: stamp, rule: put.rule, value: put.value, increments: put.increments)
    }

    init(stamp: Stamp, rule: ResolutionRule, value: DatastoreValue?, increments: [String: Increment]) {
        self.stamp = stamp
        self.rule = rule
        self.value = value
        self.increments = increments
    }

    /// The result of several registers.
    struct Resolution {
        /// The index of the register whose value won.
        var winner: Int
        var value: DatastoreValue?
        /// All increments that the value contains, or that the rules rejected.
        var increments: [String: Increment]
    }

    /// Resolves registers, which are in the order of their stamps: each is the local one beside those before it.
    static func resolve(_ registers: [Register]) -> Resolution? {
        guard let first = registers.first else { return nil }
        var result = Resolution(winner: 0, value: first.value, increments: first.increments)
        for (index, register) in registers.enumerated().dropFirst() {
            register.apply(to: &result, index)
            result.increments.merge(register.increments) { $0.sequence >= $1.sequence ? $0 : $1 }
        }
        return result
    }

    private func apply(to result: inout Resolution, _ index: Int) {
        let isLocal: Bool
        switch rule {
        case .remote: isLocal = false
        case .local: isLocal = true
        case .max: isLocal = Self.comparison(value, result.value) >= 0
        case .min: isLocal = Self.comparison(value, result.value) < 0
        case .sum:
            add(to: &result)
            return
        }
        if isLocal { (result.winner, result.value) = (index, value) }
    }

    /// Adds the increments that the value doesn't contain yet.
    private func add(to result: inout Resolution) {
        guard let local = value, local.isFiniteNumber, var sum = result.value, sum.isFiniteNumber else { return }
        // In a fixed order, because rounding makes the addition of numbers depend on it.
        for (device, increment) in increments.sorted(by: { $0.key < $1.key }) {
            let known = result.increments[device]
            guard increment.sequence > known?.sequence ?? 0 else { continue }
            let missing = known.map { increment.amount.subtracting($0.amount) } ?? increment.amount
            guard let missing, let next = sum.adding(missing) else { return }
            sum = next
        }
        result.value = sum
    }

    private static func comparison(_ one: DatastoreValue?, _ other: DatastoreValue?) -> Int {
        switch (one, other) {
        case (let one?, let other?): one.comparison(with: other)
        case (nil, nil): 0
        case (nil, _?): -1
        case (_?, nil): 1
        }
    }
}

extension Put {
    /// Creates the put of a local change.
    ///
    /// - Parameters:
    ///   - value: The new value.
    ///   - rule: The rule of the field on this device.
    ///   - previous: The resolved value that it replaces.
    ///   - dot: The delta of the change.
    init(_ value: DatastoreValue, _ rule: ResolutionRule, replacing previous: Register.Resolution?, in dot: Dot) {
        let known = previous?.increments ?? [:]
        self.init(value: value, rule: rule, increments: known)
        guard rule == .sum else { return }
        let base = previous?.value ?? .int(0)
        guard value.isFiniteNumber, base.isFiniteNumber, let amount = value.subtracting(base) else {
            self.rule = .remote
            return
        }
        let total = known[dot.device].map { $0.amount.adding(amount) } ?? amount
        guard let total, total.isFiniteNumber else {
            self.rule = .remote
            return
        }
        increments[dot.device] = Increment(sequence: dot.sequence, amount: total)
    }
}
