// swift-format-ignore-file: AlwaysUseLowerCamelCase
import CDropboxBridge
import DropboxConcurrency
import DropboxCore
import DropboxOAuth
import Foundation

/// The signed-in accounts of the process, and their clients.
final class Accounts: Sendable {
    /// The owners of accounts.
    enum Owner: Sendable, Hashable {
        case user
        case team
    }

    /// The manager and the configuration with which clients are created.
    fileprivate struct Setup: Sendable {
        let manager: OAuthManagerBox
        let options: ClientOptions
    }

    fileprivate struct Account: Sendable {
        let token: DropboxAccessToken
        let owner: Owner
        /// The client, which is created on demand.
        var client: ClientBox?
    }

    fileprivate struct State: Sendable {
        var setup: Setup?
        var accounts: [String: Account] = [:]
        /// The accounts of `authorizedClient` and of `authorizedTeamClient`.
        var current: [Owner: String] = [:]
        /// The link states remain after a setup, because the app can still have references to the clients.
        var linkStates: [String: AccountLinkState] = [:]

        /// Returns the client of an account, and creates it if necessary.
        mutating func client(_ uid: String) -> ClientBox? {
            guard let setup, var account = accounts[uid] else { return nil }
            if let client = account.client { return client }
            let linkState = linkStates[uid] ?? AccountLinkState()
            linkStates[uid] = linkState
            let client = ClientBox(setup.makeTransport(account.token, linkState))
            account.client = client
            accounts[uid] = account
            return client
        }
    }

    static let shared = Accounts()

    private let state = Locked(State())
    /// Held while the accounts and the stored tokens change together. Otherwise, a setup that has read a token could add its
    /// account after the account was unlinked. The number has no meaning.
    private let tokenChange = Locked(0)

    // MARK: Setup and sign-in

    /// Sets up the accounts whose tokens are stored. Replaces an earlier setup.
    func setUp(_ manager: OAuthManagerBox, _ owner: Owner, _ options: ClientOptions) {
        tokenChange.withLock { _ in
            let tokens = manager.manager.getAllAccessTokens()
            state.change { state in
                state.setup = Setup(manager: manager, options: options)
                state.accounts = tokens.mapValues { Account(token: $0, owner: owner) }
                state.current = tokens.keys.min().map { [owner: $0] } ?? [:]
            }
        }
    }

    /// Adds an account that has signed in, with a new client, and makes it the current one.
    func add(_ token: DropboxAccessToken, _ owner: Owner) {
        state.change { state in
            guard state.setup != nil else { return }
            state.accounts[token.uid] = Account(token: token, owner: owner)
            state.current[owner] = token.uid
        }
    }

    /// Makes a stored account the current one.
    ///
    /// - Returns: `false` if the account isn't stored, or nothing was set up.
    func select(_ uid: String?, _ owner: Owner) -> Bool {
        tokenChange.withLock { _ in selectStored(uid, owner) }
    }

    private func selectStored(_ uid: String?, _ owner: Owner) -> Bool {
        guard let manager = state.withLock({ $0.setup?.manager.manager }) else { return false }
        guard let token = uid.map({ manager.getAccessToken($0) }) ?? manager.getFirstAccessToken() else { return false }
        state.change { state in
            let account = state.accounts[token.uid]
            if account?.owner != owner || account?.token != token {
                state.accounts[token.uid] = Account(token: token, owner: owner)
            }
            state.current[owner] = token.uid
        }
        return true
    }

    /// Removes all accounts, but no tokens. Clients that the app has continue to work.
    func reset() {
        state.change { state in
            state.accounts = [:]
            state.current = [:]
        }
    }

    // MARK: Clients

    /// The current account and its client, or `nil` if none is signed in.
    func current(_ owner: Owner) -> (uid: String, client: ClientBox)? {
        state.change { state in
            state.current[owner].flatMap { uid in state.client(uid).map { (uid, $0) } }
        }
    }

    /// The clients of all accounts of an owner, sorted.
    func all(_ owner: Owner) -> [(uid: String, client: ClientBox)] {
        state.change { state in
            let uids = state.accounts.values.filter { $0.owner == owner }.map(\.token.uid).sorted()
            return uids.compactMap { uid in state.client(uid).map { (uid, $0) } }
        }
    }

    // MARK: Unlinking

    /// Signs out of an account, or of all accounts: removes the tokens, makes the clients fail, and revokes the tokens. If the
    /// account was the current one, the next one is.
    func unlink(_ uid: String?) {
        let (setup, unlinked) = tokenChange.withLock { _ in remove(uid) }
        for (token, transports) in unlinked {
            Task.onDedicatedThreads {
                if let setup, let token { await setup.revoke(token) }
                for transport in transports { transport.shutdown() }
            }
        }
    }

    /// Removes an account or all accounts, and their tokens.
    ///
    /// - Returns: For each account, the token to revoke, and the transport clients to shut down afterward.
    private func remove(_ uid: String?) -> (Setup?, [(DropboxAccessToken?, [any DropboxTransportClient])]) {
        let storage = SharedTokenStore.current
        let uids = uid.map { [$0] } ?? Set(storage.getAllUserIds()).union(state.withLock { $0.accounts.keys }).sorted()
        let storedTokens = uids.map { storage.getDropboxAccessToken(for: $0) }
        let (setup, unlinked) = state.change { state in
            let unlinked = uids.map { state.unlink($0) }
            return (state.setup, unlinked)
        }
        if let uid { _ = storage.deleteInfo(for: uid) } else { _ = storage.deleteInfoForAllKeys() }
        return (setup, zip(storedTokens, unlinked).map { stored, removed in (stored ?? removed.0, removed.1) })
    }
}

extension Accounts.State {
    /// Removes an account. All later calls of its clients fail.
    ///
    /// - Returns: The account's token, and the transport clients to shut down after the token is revoked.
    fileprivate mutating func unlink(_ uid: String) -> (DropboxAccessToken?, [any DropboxTransportClient]) {
        let account = accounts.removeValue(forKey: uid)
        if let owner = account?.owner, current[owner] == uid {
            current[owner] = accounts.values.filter { $0.owner == owner }.map(\.token.uid).min()
        }
        return (account?.token, linkStates.removeValue(forKey: uid)?.unlink() ?? [])
    }
}

extension Accounts.Setup {
    /// Creates the transport client of an account.
    fileprivate func makeTransport(
        _ token: DropboxAccessToken, _ linkState: AccountLinkState
    ) -> DropboxTransportClientImpl {
        let transport = DropboxTransportClientImpl(
            accessToken: token, dropboxOauthManager: manager.manager, context: options.context,
            configuration: options.configuration(forAccount: token.uid))
        linkState.add(transport)
        if let base = transport.accessTokenProvider {
            transport.accessTokenProvider = LinkedAccessTokenProvider(base: base, account: linkState)
        }
        return transport
    }

    /// Revokes a token. If that fails, the token remains valid until it expires.
    fileprivate func revoke(_ token: DropboxAccessToken) async {
        var options = options
        options.context = CallContext()
        options.configuration.forceForegroundSession = true
        let transport = DropboxTransportClientImpl(
            accessToken: token, dropboxOauthManager: manager.manager, configuration: options.configuration)
        _ = await DropboxOAuthManager.revoke(token, with: transport)
        transport.shutdown()
    }
}

// MARK: - C functions

extension Accounts.Owner {
    fileprivate init(isTeam: Bool) { self = isTeam ? .team : .user }
}

@c @implementation
public func DropboxAccountsSetUp(
    _ manager: OpaquePointer, _ isTeam: Bool, _ options: UnsafePointer<DropboxClientOptions>
) {
    Accounts.shared.setUp(Reference.object(manager), Accounts.Owner(isTeam: isTeam), ClientOptions(options.pointee))
}

@c @implementation
public func DropboxAccountsAdd(_ token: UnsafePointer<DropboxToken>, _ isTeam: Bool) {
    Accounts.shared.add(DropboxAccessToken(token), Accounts.Owner(isTeam: isTeam))
}

@c @implementation
public func DropboxAccountsSelect(_ uid: UnsafePointer<CChar>?, _ isTeam: Bool) -> Bool {
    Accounts.shared.select(uid.string, Accounts.Owner(isTeam: isTeam))
}

@c @implementation
public func DropboxAccountsVisitCurrent(
    _ isTeam: Bool, _ context: UnsafeMutableRawPointer?, _ visit: DropboxAccountVisitor
) {
    guard let (uid, client) = Accounts.shared.current(Accounts.Owner(isTeam: isTeam)) else { return }
    client.visit(uid, context, visit)
}

@c @implementation
public func DropboxAccountsVisit(
    _ isTeam: Bool, _ context: UnsafeMutableRawPointer?, _ visit: DropboxAccountVisitor
) {
    for (uid, client) in Accounts.shared.all(Accounts.Owner(isTeam: isTeam)) { client.visit(uid, context, visit) }
}

@c @implementation
public func DropboxAccountsUnlink(_ uid: UnsafePointer<CChar>) { Accounts.shared.unlink(String(cString: uid)) }

@c @implementation
public func DropboxAccountsUnlinkAll() { Accounts.shared.unlink(nil) }

@c @implementation
public func DropboxAccountsReset() { Accounts.shared.reset() }

extension ClientBox {
    fileprivate func visit(_ uid: String, _ context: UnsafeMutableRawPointer?, _ visit: DropboxAccountVisitor) {
        let reference = Reference.retaining(self)
        defer { DropboxRelease(UnsafeRawPointer(reference)) }
        uid.withCString { visit(context, $0, reference) }
    }
}
