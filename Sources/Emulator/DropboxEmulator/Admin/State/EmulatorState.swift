import DropboxConcurrency
import Foundation

/// What an emulator has beside its servers: its store, faults, calls, and webhooks, and the means to replace them all.
final class EmulatorState: Sendable {
    let configuration: DropboxEmulator.Configuration
    let store: Store
    let faults: DropboxEmulator.FaultInjector
    let calls: DropboxEmulator.CallLog
    let webhooks: DropboxEmulator.Webhooks
    let rateLimiter = RateLimiter()
    let scopes = ScopeLog()
    /// The emulator's own tokens. They work in every state.
    let tokens: Provisioner.OwnTokens
    /// The state at the first start, or `nil` if an earlier process was the first one.
    private let initial: Locked<DropboxEmulator.Snapshot?>
    private let initialFaults: DropboxEmulator.Scenario
    private let named = Locked<[NamedSnapshot]>([])
    private let forks = Locked<[NamedFork]>([])
    /// Ensures that one operation at a time replaces the state.
    private let replacing = Locked(())

    /// A snapshot with a name, under which other programs restore it.
    struct NamedSnapshot: Sendable {
        let name: String
        let snapshot: DropboxEmulator.Snapshot
        /// The time of the emulator's clock when the snapshot was taken.
        let taken: Date
    }

    /// A fork that other programs have started under a name.
    struct NamedFork: Sendable {
        let name: String
        let emulator: DropboxEmulator
    }

    /// Prepares a store for an emulator.
    ///
    /// - Parameters:
    ///   - configuration: The configuration. Its contents are added unless there is a snapshot.
    ///   - store: The store.
    ///   - snapshot: The state from which the store was started, or `nil` for none.
    ///   - tokens: The emulator's own tokens, or `nil` to find or generate them.
    init(
        _ configuration: DropboxEmulator.Configuration, _ store: Store, _ snapshot: DropboxEmulator.Snapshot? = nil,
        tokens: Provisioner.OwnTokens? = nil
    ) throws {
        let isNew = try store.accounts().isEmpty
        self.configuration = configuration
        self.store = store
        // A scenario in JSON can have a seed of at most 53 bits.
        initialFaults =
            configuration.scenario
            ?? .init(seed: configuration.seed ?? .random(in: 0...(1 << 53)), configuration.faults)
        calls = DropboxEmulator.CallLog(capacity: configuration.callLogCapacity, clock: store.clock)
        webhooks = DropboxEmulator.Webhooks(
            store: store, appKey: configuration.appKey, hosts: try WebhookHosts(configuration))
        faults = DropboxEmulator.FaultInjector(
            seed: initialFaults.seed, webhookFaults: { [webhooks] in webhooks.faults }, check: store.check)
        for uri in configuration.apps.flatMap(\.webhookURIs) { try webhooks.check(uri) }
        // The clock of a data directory continues.
        if let startTime = configuration.startTime, isNew || store.startedFromSnapshot {
            store.clock.advance(by: .seconds(startTime.timeIntervalSince(store.clock.now)))
        }
        let provisioner = Provisioner(store: store)
        if let snapshot {
            self.tokens = try provisioner.addOwnContents(configuration, tokens: tokens)
            initial = Locked(store.startedFromSnapshot ? try store.snapshot(sharing: snapshot) : snapshot)
        } else {
            self.tokens = try provisioner.add(configuration)
            initial = Locked(isNew ? try store.snapshot() : nil)
        }
        // After the accounts and apps that they are for.
        try faults.load(initialFaults)
        try store.saveClock()
    }

    // MARK: Replacing the state

    /// Restores a snapshot. The emulator's own app and tokens exist afterward, too.
    func restore(_ snapshot: DropboxEmulator.Snapshot) throws {
        try replacing.withLock { _ in
            try store.restore(snapshot)
            try addOwnContents()
        }
    }

    /// Adds the emulator's own app and tokens unless they exist.
    func addOwnContents() throws {
        _ = try Provisioner(store: store).addOwnContents(configuration, tokens: tokens)
    }

    /// Returns everything to the first start: the state, the clock, the limits, the faults, and the call log.
    func reset() throws {
        store.limits = configuration.limits
        try replacing.withLock { _ in
            if let initial = initial.withLock(\.self) {
                try store.restore(initial)
                try addOwnContents()
            } else {
                try store.restore(try store.emptySnapshot())
                _ = try Provisioner(store: store).add(configuration, tokens: tokens)
                let snapshot = try store.snapshot()
                initial.withLock { $0 = snapshot }
            }
        }
        try faults.load(initialFaults)
        calls.removeAll()
        webhooks.reset()
        scopes.removeAll()
        rateLimiter.reset()
    }

    // MARK: Named snapshots

    /// All named snapshots, oldest first.
    var snapshots: [NamedSnapshot] { named.withLock(\.self) }

    /// Takes a snapshot with a name, and replaces an earlier one.
    func takeSnapshot(named name: String) throws {
        let snapshot = NamedSnapshot(name: name, snapshot: try store.snapshot(), taken: store.clock.now)
        named.withLock { $0 = $0.filter { $0.name != name } + [snapshot] }
    }

    func restoreSnapshot(named name: String) throws {
        guard let found = snapshots.first(where: { $0.name == name }) else { throw missing(name) }
        try restore(found.snapshot)
    }

    func removeSnapshot(named name: String) throws {
        let isRemoved = named.withLock { named in
            defer { named.removeAll { $0.name == name } }
            return named.contains { $0.name == name }
        }
        guard isRemoved else { throw missing(name) }
    }

    private func missing(_ name: String) -> DropboxEmulator.AdminError {
        let names = snapshots.map { "\"\($0.name)\"" }.joined(separator: ", ")
        return DropboxEmulator.AdminError(
            description: "unknown snapshot \"\(name)\"; " + (names.isEmpty ? "there are none" : "there are \(names)"))
    }

    // MARK: Forks

    /// Starts an emulator with a copy of the state on a port of its own. It keeps its state in memory.
    func fork() async throws -> DropboxEmulator {
        var configuration = configuration
        configuration.tls?.port = 0
        configuration.startTime = nil
        configuration.faults = []
        configuration.scenario = nil
        let snapshot = try store.snapshot()
        let fork = try Store(
            directory: nil, limits: configuration.limits, idGenerator: store.idGenerator.copy(), snapshot: snapshot)
        return try await DropboxEmulator.start(try EmulatorState(configuration, fork, snapshot, tokens: tokens))
    }

    /// All named forks, oldest first.
    var namedForks: [NamedFork] { forks.withLock(\.self) }

    /// Starts a fork that ends with the emulator.
    func addFork(named name: String) async throws -> NamedFork {
        let fork = NamedFork(name: name, emulator: try await fork())
        let isNew = forks.withLock { forks in
            guard !forks.contains(where: { $0.name == name }) else { return false }
            forks.append(fork)
            return true
        }
        guard isNew else {
            await fork.emulator.stop()
            throw DropboxEmulator.AdminError(description: "there is a fork \"\(name)\" already; remove it first")
        }
        return fork
    }

    func removeFork(named name: String) async throws {
        let fork = forks.withLock { forks in
            forks.firstIndex { $0.name == name }.map { forks.remove(at: $0) }
        }
        guard let fork else { throw DropboxEmulator.AdminError(description: "unknown fork \"\(name)\"") }
        await fork.emulator.stop()
    }

    /// Stops all named forks.
    func stopForks() async {
        let all = forks.withLock { forks in
            defer { forks = [] }
            return forks
        }
        for fork in all { await fork.emulator.stop() }
    }
}
