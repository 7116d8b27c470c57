import DropboxConcurrency
import DropboxCore
import DropboxHTTP
import Foundation

/// The background session of one or more clients: its directory, and the requests of this process that belong to it.
///
/// A session deletes a transfer only after the transfer was canceled or its outcome was delivered
/// (`RequestExecution.onDelivery`). If the process exits before that, the next process delivers the outcome. No outcome
/// is lost. An outcome is delivered twice only if the process exits while its handler runs. Both deliveries have the same ID
/// (`Request.backgroundTransferID`).
final class BackgroundSession: Sendable {
    private struct State {
        var lease: Lease?
        var isShutDown = false
        /// The clients that use the session.
        var clients: Set<UUID> = []
        /// The requests whose outcome was not delivered yet, and their clients, by the ID of the transfer. A request can
        /// hold the last reference to a client, whose `deinit` locks the state: never release one under the lock.
        var executions: [String: (client: UUID?, execution: AnyRequestExecution)] = [:]
        var didFinish: (@Sendable () -> Void)?
        /// Called once when all events of the session were delivered.
        var finishWaiters: [@Sendable () -> Void] = []
        /// Transfers of this process that were removed since the directory was listed.
        var finished: Set<String> = []
        /// The transfers that code works on, and the code that waits for its turn.
        var turns: [String: [CheckedContinuation<Void, Never>]] = [:]

        mutating func takeFinishWaiters() -> [@Sendable () -> Void] {
            defer { finishWaiters = [] }
            return finishWaiters
        }
    }

    /// The maximum time to wait for another process to release the directory.
    private static var lockTimeout: Duration { .seconds(2) }
    /// The delay between attempts to lock the directory.
    private static var lockInterval: Duration { .milliseconds(50) }

    private let identifier: String
    private let key: String
    private let folder: Result<SessionDirectory, any Error>
    private let state = Locked(State())
    /// Ensures that the directory is locked only once.
    private let openingLock = Locked(())

    /// The work of this process.
    let activity = SessionActivity()

    /// The system's session, which performs transfers after the process exits, or `nil` if the platform has none.
    let system: (any BackgroundTransferSystem)?

    private init(_ identifier: String, _ settings: NetworkSessionConfiguration, _ key: String) {
        self.identifier = identifier
        self.key = key
        folder = Result {
            try SessionDirectory(
                identifier: identifier, container: settings.sharedContainerIdentifier, in: settings.backgroundDirectory)
        }
        guard case .success(let folder) = folder else {
            system = nil
            return
        }
        system = backgroundTransferSystem(
            BackgroundTransportSettings(
                identifier: identifier, sharedContainer: settings.sharedContainerIdentifier,
                isDiscretionary: settings.isDiscretionary, timeout: settings.timeoutIntervalForResource,
                directory: folder.url, identify: TransferDescriptor.id(in:)),
            settings.transport)
    }

    // MARK: One session for all clients

    struct SessionRegistry {
        weak var session: BackgroundSession?
    }

    // Process-wide, as the lock on a directory and the system's session are: a second client of the same session,
    // for example after a new sign-in, must share it.
    static let sessions = Locked([String: SessionRegistry]())

    /// Returns the session with an identifier, and creates it with `settings` if it doesn't exist.
    ///
    /// - Parameter client: The client that uses the session from now on, until `remove` or `shutdown(of:)`.
    static func shared(
        _ identifier: String, _ settings: NetworkSessionConfiguration, client: UUID? = nil
    ) -> BackgroundSession {
        let names = [identifier, settings.sharedContainerIdentifier ?? "", settings.backgroundDirectory?.path ?? ""]
        let key = names.joined(separator: "\u{0}")
        return sessions.withLock { sessions in
            let session = sessions[key]?.session ?? BackgroundSession(identifier, settings, key)
            sessions[key] = SessionRegistry(session: session)
            if let client { session.state.withLock { _ = $0.clients.insert(client) } }
            return session
        }
    }

    /// Removes a client without requests.
    func remove(_ client: UUID) { state.withLock { _ = $0.clients.remove(client) } }

    /// Cancels the requests of a client. The transfers stay persisted. If no other client uses the session, shuts it down.
    ///
    /// - Parameter stopWaiting: Called before the requests are canceled. A failure is already that of a client that was shut
    ///   down.
    func shutdown(of client: UUID, stopWaiting: () -> Void = {}) {
        let isLast = Self.sessions.withLock { sessions in
            let isLast = state.withLock { state in
                state.clients.remove(client) != nil && state.clients.isEmpty
            }
            if isLast, sessions[key]?.session === self { sessions[key] = nil }
            return isLast
        }
        stopWaiting()
        if isLast { return shutdown() }
        abandon(state.withLock { $0.executions.filter { $0.value.client == client }.mapValues(\.execution) })
    }

    /// Ends requests. A request whose outcome is being delivered stays until the end of the delivery.
    private func abandon(_ executions: [String: AnyRequestExecution]) {
        for (id, execution) in executions where execution.abandon() {
            state.withLock { state in
                if state.executions[id]?.execution === execution { state.executions[id] = nil }
            }
        }
    }

    /// Returns a Boolean value that indicates whether a client was shut down.
    func isShutDown(_ client: UUID?) -> Bool {
        state.withLock { state in state.isShutDown || client.map { !state.clients.contains($0) } ?? false }
    }

    // MARK: Directory

    /// Returns the lease on the directory, and locks the directory on first use.
    ///
    /// - Throws: `SessionInUseError` if another process holds the lock, or a file system error.
    func acquireLease(_ clock: ClientClock) async throws -> Lease {
        if let lease = try currentLease { return lease }
        let folder = try folder.get().url
        var waited: Duration = .zero
        while true {
            do {
                return try await BlockingIO.external.run { () throws(any Error) in try self.lockDirectory() }
            } catch let lockError as DirectoryLock.LockError where lockError.isInUse {
                // Count only the delays. An attempt that waited for a busy disk may have failed because of a session of
                // this process that has released the lock since.
                if Lease.isLocked(folder) { waited = .zero }
                guard waited < Self.lockTimeout else { throw SessionInUseError(identifier: identifier) }
                try await clock.sleep(Self.lockInterval)
                waited += Self.lockInterval
            }
        }
    }

    /// Locks the directory unless this session holds the lock. Blocks on disk I/O.
    private func lockDirectory() throws -> Lease {
        try openingLock.withLock { _ in
            if let lease = try currentLease { return lease }
            let folder = try self.folder.get()
            try folder.create()
            // If the system performs the transfers, it also guarantees a single process. It terminates suspended
            // processes that hold a file lock.
            let new = try Lease(folder, isShared: system == nil)
            try folder.removeOrphans(isExclusive: system == nil)
            return try state.withLock { state in
                guard !state.isShutDown else { throw Self.shutDown }
                state.lease = new
                return new
            }
        }
    }

    /// The lease, or `nil` if the directory is not locked yet.
    private var currentLease: Lease? {
        get throws {
            try state.withLock { state in
                guard !state.isShutDown else { throw Self.shutDown }
                return state.lease
            }
        }
    }

    private static var shutDown: HTTPError { HTTPError(.transportShutDown, "The client was shut down.") }

    // MARK: Turns

    /// The right to work on a transfer. The work of a client that was shut down takes a moment to end. Another client of the
    /// session waits for its turn before it continues the transfer.
    final class Turn: Sendable {
        private let id: String
        private let session: BackgroundSession

        fileprivate init(_ id: String, _ session: BackgroundSession) { (self.id, self.session) = (id, session) }

        deinit { session.endTurn(id) }
    }

    /// Waits until no other code works on a transfer.
    func turn(_ id: String) async -> Turn {
        await withCheckedContinuation { continuation in
            let isFree = state.withLock { state in
                let isFree = state.turns[id] == nil
                state.turns[id, default: []] += isFree ? [] : [continuation]
                return isFree
            }
            if isFree { continuation.resume() }
        }
        return Turn(id, self)
    }

    private func endTurn(_ id: String) {
        let next = state.withLock { state -> CheckedContinuation<Void, Never>? in
            guard let waiting = state.turns[id], !waiting.isEmpty else {
                state.turns[id] = nil
                return nil
            }
            return state.turns[id]?.removeFirst()
        }
        next?.resume()
    }

    // MARK: Requests

    /// Returns the request of a transfer, and creates it with `make` for a client if it doesn't exist.
    func execution<Output, RouteError>(
        of id: String, for client: UUID?, _ make: () -> RequestExecution<Output, RouteError>
    ) -> RequestExecution<Output, RouteError> {
        let existing = state.withLock { $0.executions[id]?.execution }
        if let execution = existing as? RequestExecution<Output, RouteError> { return execution }
        let created = make()
        let (execution, replaced) = state.withLock {
            state -> (RequestExecution<Output, RouteError>, AnyRequestExecution?) in
            if let execution = state.executions[id]?.execution as? RequestExecution<Output, RouteError> {
                return (execution, nil)
            }
            return (created, state.executions.updateValue((client, created), forKey: id)?.execution)
        }
        withExtendedLifetime(replaced) {}
        return execution
    }

    /// Registers the request of a new transfer of a client, so that a shutdown cancels it.
    ///
    /// - Throws: An `HTTPError` if the client was shut down. Nothing would cancel the request, and it would keep the
    ///   directory locked.
    func register(_ execution: AnyRequestExecution, of id: String, for client: UUID? = nil) throws {
        let replaced = try state.withLock { state in
            guard !state.isShutDown, client.map({ state.clients.contains($0) }) ?? true else { throw Self.shutDown }
            return state.executions.updateValue((client, execution), forKey: id)
        }
        withExtendedLifetime(replaced) {}
    }

    /// Removes a transfer whose outcome was delivered or is no longer wanted.
    func finish(_ transfer: TransferDescriptor, in lease: Lease) async {
        do {
            try await BlockingIO.disk.run { () throws(any Error) in try lease.directory.remove(transfer) }
        } catch {
            // The next process delivers the outcome again, which is better than losing it.
        }
        system?.removeResult(of: transfer.id)
        state.withLock { _ = $0.finished.insert(transfer.id) }
        removeExecution(of: transfer.id)
    }

    /// Removes the transfers that were finished while they were being listed.
    func removeFinished(
        from transfers: [Result<TransferDescriptor, ReconnectionError>]
    ) -> [Result<TransferDescriptor, ReconnectionError>] {
        let isFinished = { (finished: Set<String>, transfer: Result<TransferDescriptor, ReconnectionError>) in
            if case .success(let transfer) = transfer { finished.contains(transfer.id) } else { false }
        }
        return state.withLock { state in
            defer {
                // The others are in no later list.
                let listed = transfers.compactMap { if case .success(let transfer) = $0 { transfer.id } else { nil } }
                state.finished.formIntersection(listed)
            }
            return transfers.filter { !isFinished(state.finished, $0) }
        }
    }

    /// Removes a transfer when its outcome was delivered.
    ///
    /// The closure retains the lease, so that another session can't deliver the outcome, too, while a handler runs. A
    /// shutdown releases the closures of the other requests, although the app may still reference these.
    func finishOnDelivery(of transfer: TransferDescriptor, _ execution: AnyRequestExecution, in lease: Lease) {
        execution.onDelivery { await self.finish(transfer, in: lease) }
    }

    /// Removes a transfer whose request was canceled before it started.
    func discard(_ transfer: TransferDescriptor, _ clock: ClientClock) async {
        do { await finish(transfer, in: try await acquireLease(clock)) } catch { removeExecution(of: transfer.id) }
    }

    /// Removes a request that ended without an outcome to deliver. The transfer stays persisted.
    func removeExecution(of id: String) {
        activity.end(id)
        let (removed, isDone) = state.withLock { state in
            let removed = state.executions.removeValue(forKey: id)
            return (removed, state.executions.isEmpty && system == nil)
        }
        withExtendedLifetime(removed) {}
        if isDone { finishEvents() }
    }

    /// A Boolean value that indicates whether no request awaits delivery of its outcome.
    var isIdle: Bool { state.withLock { $0.executions.isEmpty } }

    /// The handler to call when all events of the session were delivered.
    var didFinishEvents: (@Sendable () -> Void)? {
        get { state.withLock { $0.didFinish } }
        set {
            state.withLock { $0.didFinish = newValue }
            observeSystem()
        }
    }

    /// Calls a closure once, the next time that all events were delivered, or when the session is shut down.
    func whenEventsAreDelivered(_ action: @escaping @Sendable () -> Void) {
        let isShutDown = state.withLock { state in
            if !state.isShutDown { state.finishWaiters.append(action) }
            return state.isShutDown
        }
        if isShutDown { action() } else { observeSystem() }
    }

    /// Receives the events that the system has delivered since the last call, and later ones. After a shutdown, they belong to
    /// the next session.
    private func observeSystem() {
        guard !state.withLock({ $0.isShutDown }) else { return }
        system?.setDidFinishEvents { [weak self] in self?.finishEvents() ?? false }
    }

    /// Handles that all events were delivered. Returns a Boolean value that indicates whether anything waited for that.
    @discardableResult func finishEvents() -> Bool {
        let actions = state.withLock { state in
            state.takeFinishWaiters() + [state.didFinish].compactMap(\.self)
        }
        for action in actions { action() }
        return !actions.isEmpty
    }

    /// Cancels all requests of all clients, and releases the directory when no work in it is in progress. The transfers stay persisted
    /// for the next client of the session.
    func shutdown() {
        Self.sessions.withLock { sessions in
            if sessions[key]?.session === self { sessions[key] = nil }
        }
        let (executions, lease) = state.withLock { state in
            state.isShutDown = true
            defer { state.lease = nil }
            return (state.executions.mapValues(\.execution), state.lease)
        }
        // Before the lease is released: afterward, another session delivers the outcomes.
        withExtendedLifetime(lease) { abandon(executions) }
        // The system's completion handler must be called in any case.
        for action in state.change({ $0.takeFinishWaiters() }) { action() }
    }
}

/// An error that indicates that another process uses a background session. A session can serve only one process at a
/// time.
public struct SessionInUseError: Error, Sendable, CustomStringConvertible {
    /// The identifier of the session.
    public let identifier: String

    /// The identifier of the session, and how to resolve the conflict.
    public var description: String {
        "the background session '\(identifier)' is in use by another process; stop it, or use another identifier"
    }
}
