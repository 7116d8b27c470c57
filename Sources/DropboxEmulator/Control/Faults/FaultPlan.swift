import DropboxCore

/// A call, as faults see it.
struct FaultSubject: Sendable {
    /// `files/upload`; for addresses outside of the API the path without the first slash.
    var route: String
    /// What the specification says about it; nil outside of the API.
    var facts: RouteDescriptor?
    /// Who calls, if it is a user.
    var account: UserAccount?
    /// What else tells the call from others, if that is known before its body is read.
    var detail: String?
}

/// Decides which faults meet a call. A value without any I/O: the same calls with the same seed meet the same faults, also
/// where several come at a time, today in this order and tomorrow in that.
struct FaultPlan: Sendable {
    struct Rule: Sendable {
        let id: Int
        var fault: Fault
        var isOn = true
        /// Calls that fitted.
        var seen = 0
        /// Calls that were met.
        var met = 0

        var isExhausted: Bool { fault.times.map { met >= $0 } ?? false }
    }

    private(set) var rules: [Rule] = []
    private var nextID = 1
    private let seed: UInt64
    /// How often chance has decided about a call and its repetitions, by rule and call.
    private var draws: [UInt64: UInt64] = [:]

    init(seed: UInt64) { self.seed = seed }

    mutating func add(_ fault: Fault) -> Int {
        rules.append(Rule(id: nextID, fault: fault))
        defer { nextID += 1 }
        return nextID
    }

    /// Answers whether there was such a rule.
    mutating func remove(_ id: Int) -> Bool {
        let count = rules.count
        rules.removeAll { $0.id == id }
        return rules.count < count
    }

    mutating func removeAll() { rules = [] }

    /// Answers whether there is such a rule.
    mutating func turn(_ id: Int, isOn: Bool) -> Bool {
        guard let index = rules.firstIndex(where: { $0.id == id }) else { return false }
        rules[index].isOn = isOn
        return true
    }

    /// The rules that meet a call, in the order in which they were added, and counts them. Of those that would answer in
    /// the call's place only the first does; the others wait for another call.
    mutating func rules(meeting subject: FaultSubject) -> [Rule] {
        var chosen: [Rule] = []
        var isAnswered = false
        for index in rules.indices where rules[index].isOn && !rules[index].isExhausted {
            let fault = rules[index].fault
            guard fault.fits(subject), !(isAnswered && fault.effect.isAnswer) else { continue }
            rules[index].seen += 1
            guard rules[index].seen > fault.skipped, isChosen(subject, by: rules[index]) else { continue }
            rules[index].met += 1
            isAnswered = isAnswered || fault.effect.isAnswer
            chosen.append(rules[index])
        }
        return chosen
    }

    /// Leaves it to chance where the fault says so: by the seed, the call, and how often it has come.
    private mutating func isChosen(_ subject: FaultSubject, by rule: Rule) -> Bool {
        guard rule.fault.probability < 1 else { return true }
        // FNV-1a, the same in every process.
        var call: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in "\(rule.id) \(subject.route) \(subject.detail ?? "")".utf8 {
            call = (call ^ UInt64(byte)) &* 0x100_0000_01B3
        }
        // An emulator that runs for months forgets calls; they may meet the same again.
        if draws.count >= 100_000 { draws = [:] }
        let count = draws[call] ?? 0
        draws[call] = count + 1
        var first = SeededGenerator(state: seed ^ call)
        var generator = SeededGenerator(state: first.next() &+ count)
        return Double.random(in: 0..<1, using: &generator) < rule.fault.probability
    }
}

extension Fault {
    func fits(_ subject: FaultSubject) -> Bool {
        if let account, subject.account?.isCalled(account) != true { return false }
        guard effect.canHappen(to: subject) else { return false }
        // Tokens and pages are met on demand only: a fault for "every route" speaks of the API.
        guard let route else { return subject.facts != nil }
        return Self.matches(Array(subject.route.utf8)[...], Array(route.utf8)[...])
    }

    /// Whether a text has the form of a pattern, in which `*` stands for any text.
    private static func matches(_ text: ArraySlice<UInt8>, _ pattern: ArraySlice<UInt8>) -> Bool {
        var text = text
        var pattern = pattern
        var star: (pattern: ArraySlice<UInt8>, text: ArraySlice<UInt8>)?
        while true {
            if pattern.first == UInt8(ascii: "*") {
                pattern = pattern.dropFirst()
                star = (pattern, text)
            } else if let wanted = pattern.first, wanted == text.first {
                pattern = pattern.dropFirst()
                text = text.dropFirst()
            } else if pattern.isEmpty, text.isEmpty {
                return true
            } else if let last = star, !last.text.isEmpty {
                // The latest star takes one byte more.
                star = (last.pattern, last.text.dropFirst())
                pattern = last.pattern
                text = last.text.dropFirst()
            } else {
                return false
            }
        }
    }
}

extension Fault.Effect {
    /// Whether it stands in the place of the call's own answer.
    var isAnswer: Bool {
        switch self {
        case .rateLimit, .writeContention, .serverError, .reset, .close, .expiredToken: true
        default: false
        }
    }

    /// Whether it can happen to a call at all. It does not use up its times on others.
    func canHappen(to subject: FaultSubject) -> Bool {
        let route = subject.route
        return switch self {
        case .writeContention: WriteContention.routes.contains(route)
        case .expiredToken: subject.facts.map { !$0.allowedAuthentication.isDisjoint(with: [.user, .team]) } ?? false
        case .cursorReset: route == "files/list_folder/continue" || route == "files/list_folder/longpoll"
        case .smallPages: route == "files/list_folder" || route == "files/list_folder/continue"
        case .diskFull: subject.facts.map { !$0.isReadOnly } ?? true
        default: true
        }
    }
}

extension UserAccount {
    /// Whether `name` names the account: its id, its email address or what stands before the @, or its user's given name.
    func isCalled(_ name: String) -> Bool {
        let name = name.lowercased()
        return [id.lowercased(), email.lowercased(), givenName.lowercased()].contains(name)
            || email.lowercased().prefix { $0 != "@" } == name
    }
}
