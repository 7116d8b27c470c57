import DropboxCore

/// The checked conditions of a fault.
struct FaultMatcher: Sendable {
    private let filter: CallFilter
    private let effects: [DropboxEmulator.Fault.Effect]

    /// Checks a fault.
    ///
    /// - Throws: A condition that no call can satisfy.
    init(_ fault: DropboxEmulator.Fault) throws(InvalidCondition) {
        try fault.checkNumbers()
        effects = fault.steps.compactMap(\.effect)
        if effects.isEmpty { throw InvalidCondition(key: "sequence", text: "no step has an effect") }
        filter = try CallFilter(
            route: fault.route, account: fault.account, app: fault.app, path: fault.path, argument: fault.argument,
            header: fault.header)
        try checkEffects(isSequence: fault.steps.count > 1)
    }

    /// Whether the fault selects calls by their arguments.
    var inspectsArgument: Bool { filter.inspectsArgument }

    /// Returns whether the fault applies to a call or a handshake.
    func matches(_ subject: FaultSubject) -> Bool {
        effects.allSatisfy { $0.canOccur(in: subject) } && filter.matches(subject)
    }

    private func checkEffects(isSequence: Bool) throws(InvalidCondition) {
        let subjects = filter.subjects + (filter.firstKey == nil ? [.handshake] : [])
        for effect in effects where !subjects.contains(where: effect.canOccur) {
            if case .handshakeFailure = effect, let key = filter.firstKey {
                throw InvalidCondition(
                    key: key, text: "a TLS handshake precedes all calls of its connection, so it has no \(key)")
            }
            let all = RouteNames.subjects(matching: nil).filter(effect.canOccur).map(\.route)
            let names = subjects.map(\.route).prefix(3).joined(separator: ", ") + (subjects.count > 3 ? ", …" : "")
            throw InvalidCondition(
                key: isSequence ? "sequence" : "effect",
                text: "\(effect.kind) can't occur in \(names)"
                    + (all.count <= 4 ? ", only in \(all.joined(separator: ", "))" : ""))
        }
        if !subjects.contains(where: { subject in effects.allSatisfy { $0.canOccur(in: subject) } }) {
            throw InvalidCondition(key: "sequence", text: "the effects can't all occur in the same call")
        }
    }
}

extension DropboxEmulator.Fault {
    fileprivate func checkNumbers() throws(InvalidCondition) {
        for (index, step) in steps.enumerated() {
            let key = steps.count > 1 ? "sequence[\(index)].times" : "times"
            if let times = step.times, times < 1 {
                throw InvalidCondition(key: key, text: "expected a whole number from 1 on, not \(times)")
            }
            if step.times == nil, index < steps.count - 1 {
                throw InvalidCondition(key: key, text: "only the last step can be unlimited")
            }
        }
        guard skipCount >= 0 else {
            throw InvalidCondition(key: "skip", text: "expected a whole number from 0 on, not \(skipCount)")
        }
        guard (0...1).contains(probability) else {
            throw InvalidCondition(key: "probability", text: "expected a number from 0 to 1, not \(probability)")
        }
        guard let callNumbers else { return }
        guard !callNumbers.isEmpty, callNumbers.allSatisfy({ $0 >= 1 }) else {
            throw InvalidCondition(key: "call", text: "expected whole numbers from 1 on")
        }
        // Each of them counts calls, so together they'd be ambiguous.
        guard skipCount == 0, probability == 1 else {
            let key = skipCount > 0 ? "skip" : "probability"
            throw InvalidCondition(key: key, text: "\"call\" and \"\(key)\" can't be combined")
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
        case .truncate, .corrupt, .stall, .slowResponse, .latency, .staleConnection, .cursorReset, .smallPages,
            .clockJump, .diskFull, .gzip:
            false
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
        case .diskFull: subject.descriptor.map { !$0.isReadOnly } ?? false
        // The response to a request for a tunnel has no body, and its connection isn't reused.
        case .truncate, .corrupt, .stall, .slowResponse, .gzip, .staleConnection: route != RouteNames.tunnel
        case .rateLimit, .serverError, .reset, .close, .latency, .clockJump, .foreignResponse: true
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

extension Store {
    /// Throws if a fault is for an account or an app that doesn't exist.
    func check(_ fault: DropboxEmulator.Fault) throws(DropboxEmulator.AdminError) {
        do {
            if let app = fault.app { try checkExists(app: app) }
            guard let name = fault.account else { return }
            let accounts = try accounts()
            if !accounts.contains(where: { $0.matches(name: name) }) {
                throw Self.unknown("account", name, accounts.flatMap { [$0.email, $0.shortName] })
            }
        } catch let error as DropboxEmulator.AdminError {
            throw error
        } catch {
            throw DropboxEmulator.AdminError(description: "cannot check the fault: \(error)")
        }
    }

    /// Throws if no app has a key.
    func checkExists(app key: String) throws {
        if try app(key) == nil { throw Self.unknown("app", key, try apps().map(\.key)) }
    }

    private static func unknown(_ key: String, _ name: String, _ known: [String]) -> DropboxEmulator.AdminError {
        let names = known.prefix(6).map { "\"\($0)\"" }.joined(separator: ", ") + (known.count > 6 ? ", …" : "")
        let advice = name.mostSimilar(in: known).map { "did you mean \"\($0)\"?" } ?? "there are \(names)"
        return DropboxEmulator.AdminError(description: "\(key): unknown \(key) \"\(name)\"; \(advice)")
    }
}

extension UserAccount {
    /// The part of the email address before the @.
    fileprivate var shortName: String { String(email.prefix { $0 != "@" }) }
}
