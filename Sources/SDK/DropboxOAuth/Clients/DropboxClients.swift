import DropboxConcurrency
import DropboxCore

/// The clients of many accounts in one process, such as a server.
///
///     let clients = DropboxClients(manager: manager)
///     let client = try await clients.client(for: accountID)
///
/// A client is created when it's needed, from the token in the store of the manager, and is evicted when it wasn't requested
/// for some time. All clients share a thread and connections (see
/// `HTTPTransportConfiguration.sharesConnections`), but each account has its own rate limits, so one that is limited doesn't
/// delay the others. Request the client of an account for each job instead of keeping it. An account always has one client:
/// if you keep a client that was evicted, `client(for:)` returns the same one, and a client that still has to observe a rate
/// limit or has requests in progress isn't evicted.
///
/// You can use it from many tasks.
public final class DropboxClients: Sendable {
    /// The configuration of the clients, and how many of them are kept.
    public struct Configuration: Sendable {
        /// The maximum number of clients that are kept for accounts without requests in progress. The default is 1,000. A
        /// client takes a few KiB.
        public var maximumIdleClients = 1_000

        /// The time after which a client that wasn't requested is evicted. The default is 10 minutes.
        public var idleTime: Duration = .seconds(600)

        /// The servers, the limits, and the retry policy of the clients. The default is the configuration of the manager.
        public var client: DropboxClient.Configuration

        /// Creates the default configuration for the clients of a manager.
        public init(_ manager: DropboxOAuthManager) { client = manager.clientConfiguration() }

        /// Creates the default configuration for the clients of a manager, and modifies it with a closure.
        public init(_ manager: DropboxOAuthManager, _ change: (inout Configuration) -> Void) {
            self.init(manager)
            change(&self)
        }
    }

    /// The manager whose store has the tokens of the accounts, and which refreshes them.
    public let manager: DropboxOAuthManager

    /// The configuration of the clients.
    public let configuration: Configuration

    private let state: Locked<ClientTable>
    private let loads = SingleFlight<Result<DropboxTransportClientImpl, DropboxClientsError>>()

    /// Creates an object without clients.
    ///
    /// - Parameters:
    ///   - manager: The manager of the accounts' tokens, usually with an ``AsyncTokenStore``.
    ///   - configuration: The configuration of the clients, or `nil` for the default one. The default is `nil`.
    public init(manager: DropboxOAuthManager, configuration: Configuration? = nil) {
        self.manager = manager
        let configuration = configuration ?? Configuration(manager)
        self.configuration = configuration
        state = Locked(ClientTable(limit: configuration.maximumIdleClients, idleTime: configuration.idleTime))
    }

    deinit { state.withLock { $0.sweep?.cancel() } }

    // MARK: Clients

    /// Returns the client of a user.
    ///
    /// - Parameter accountID: The account ID, which is the `uid` of its token.
    /// - Throws: ``DropboxClientsError``. An account whose token was revoked has a client, whose requests fail until
    ///   the store has the token of a new sign-in.
    public func client(for accountID: String) async throws(DropboxClientsError) -> DropboxClient {
        DropboxClient(transportClient: try await transportClient(for: accountID))
    }

    /// Returns the client of a team.
    ///
    /// - Parameter teamID: The team ID, which is the `uid` of its token.
    /// - Throws: ``DropboxClientsError``. A team whose token was revoked has a client, whose requests fail until the
    ///   store has the token of a new sign-in.
    public func teamClient(for teamID: String) async throws(DropboxClientsError) -> DropboxTeamClient {
        DropboxTeamClient(transportClient: try await transportClient(for: teamID))
    }

    private func transportClient(for uid: String) async throws(DropboxClientsError) -> DropboxTransportClientImpl {
        if let client = try existingClient(of: uid) { return client }
        let result: Result<DropboxTransportClientImpl, DropboxClientsError>
        do {
            result = try await loads.value(uid) { [self] in
                do throws(DropboxClientsError) { return .success(try await load(uid)) } catch { return .failure(error) }
            }
        } catch {
            // Only a canceled task stops waiting.
            throw .cancelled
        }
        return try result.get()
    }

    private func existingClient(of uid: String) throws(DropboxClientsError) -> DropboxTransportClientImpl? {
        let now = configuration.client.clock.now()
        return try state.withLock { state throws(DropboxClientsError) in
            if state.isShutDown { throw .shutDown }
            return state.client(of: uid, at: now)
        }
    }

    /// Creates the client of an account with its stored token.
    private func load(_ uid: String) async throws(DropboxClientsError) -> DropboxTransportClientImpl {
        // A load that just ended may already have created it.
        if let client = try existingClient(of: uid) { return client }
        state.withLock { $0.beginLoading(uid) }
        defer { state.withLock { $0.endLoading(uid) } }
        while true {
            let removals = state.withLock { $0.removals(of: uid) }
            let stored = await manager.storedToken(of: uid)
            guard let token = stored.token else {
                throw stored.failure.map { .tokenStore($0) } ?? .notSignedIn(accountID: uid)
            }
            let client = makeClient(token)
            let now = configuration.client.clock.now()
            let evicted = try state.withLock {
                state throws(DropboxClientsError) -> [DropboxTransportClientImpl]? in
                if state.isShutDown { throw .shutDown }
                return state.removals(of: uid) == removals ? state.add(client, of: uid, at: now) : nil
            }
            // The account was removed while its token was read, which may be another one now.
            guard let evicted else { continue }
            // Clients are released without the lock.
            withExtendedLifetime(evicted) {}
            scheduleSweep()
            return client
        }
    }

    private func makeClient(_ token: DropboxAccessToken) -> DropboxTransportClientImpl {
        var configuration = configuration.client
        let (uid, onEvent) = (token.uid, configuration.onEvent)
        configuration.onEvent = { [weak self] event in
            if case .rejected(let retryAfter) = event.verdict {
                self?.hold(uid, for: max(retryAfter ?? .zero, event.delay ?? .zero))
            }
            onEvent?(event)
        }
        return DropboxTransportClientImpl(
            accessToken: token, dropboxOauthManager: manager, configuration: configuration)
    }

    /// Keeps a client that has to observe a rate limit. Another one would not know about it.
    private func hold(_ uid: String, for duration: Duration) {
        let now = configuration.client.clock.now()
        state.withLock { $0.hold(uid, for: duration, at: now) }
    }

    // MARK: Eviction

    /// Evicts unused clients later, as long as there are clients.
    private func scheduleSweep() {
        let (clock, idleTime) = (configuration.client.clock, configuration.idleTime)
        state.withLock { state in
            guard state.sweep == nil, !state.isShutDown, !state.isEmpty else { return }
            state.sweep = Task.onDedicatedThreads { [weak self] in
                // The sweep is canceled when the clients are shut down or released.
                do { try await clock.sleep(max(idleTime, .seconds(1))) } catch { return }
                self?.sweep()
            }
        }
    }

    private func sweep() {
        let now = configuration.client.clock.now()
        let evicted = state.withLock { state in
            state.sweep = nil
            return state.evictIdle(at: now)
        }
        withExtendedLifetime(evicted) {}
        scheduleSweep()
    }

    /// The number of clients that are kept.
    package var keptCount: Int { state.withLock { $0.keptCount } }

    // MARK: Removing and shutting down

    /// Shuts down the client of an account, and forgets it. Its token remains in the store.
    ///
    /// Requests of the client fail from now on, also if you keep it. The next call of ``client(for:)`` creates a new one.
    /// The method has no effect if there is no client.
    public func remove(_ accountID: String) {
        state.withLock { $0.remove(accountID) }?.shutdown()
    }

    /// Signs an account out: revokes its tokens, removes them from the store, and shuts down its client.
    ///
    /// - Parameter accountID: The identifier of the account or team.
    /// - Throws: ``SignOutError``, which contains the steps that failed. The client is shut down in any case, except for
    ///   a cancellation.
    public func signOut(_ accountID: String) async throws(SignOutError) {
        do throws(SignOutError) {
            try await manager.signOut(accountID)
            remove(accountID)
        } catch {
            if !error.isCancellation { remove(accountID) }
            throw error
        }
    }

    /// Cancels the requests of all clients. Later requests fail, and ``client(for:)`` throws
    /// ``DropboxClientsError/shutDown``. The connections of clients with the same configuration elsewhere in the process
    /// remain open.
    public func shutdown() {
        for client in close() { client.shutdown() }
    }

    /// Lets the requests in progress finish, at most for `limit`, and shuts down all clients.
    ///
    /// From now on, ``client(for:)`` throws ``DropboxClientsError/shutDown``, and new requests fail in the same way as after
    /// ``shutdown()``. `DropboxClient.shutdown(draining:)` describes which requests are in progress.
    ///
    /// - Parameter limit: The maximum time to wait for all clients together. Zero or less is the same as ``shutdown()``.
    public func shutdown(draining limit: Duration) async {
        let clients = close()
        await withTaskGroup(of: Void.self) { group in
            for client in clients { group.addTask { await client.shutdown(draining: limit) } }
        }
    }

    /// Rejects new clients, and returns all existing ones.
    private func close() -> [DropboxTransportClientImpl] {
        let (sweep, clients) = state.withLock { state in
            state.isShutDown = true
            return (state.sweep, state.removeAll())
        }
        sweep?.cancel()
        return clients
    }
}

/// The reason why there is no client for an account.
public enum DropboxClientsError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The store has no token of the account.
    case notSignedIn(accountID: String)
    /// The token store failed.
    case tokenStore(TokenStoreError)
    /// The clients were shut down.
    case shutDown
    /// The task was canceled.
    case cancelled

    /// A message with the reason and a remedy, without tokens.
    public var description: String {
        switch self {
        case .notSignedIn(let accountID): "\(accountID) is not signed in: no token is stored; sign in again"
        case .tokenStore(let error): "\(error)"
        case .shutDown: "the clients were shut down"
        case .cancelled: "the task was canceled"
        }
    }
}
