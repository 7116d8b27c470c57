import DropboxCore
import DropboxOAuth
import Foundation
import DropboxConcurrency

/// Links users to an app, and remembers them across restarts. An app makes one when it starts and keeps it.
public final class SyncAccountManager: Sendable {
    private struct State {
        var accounts: [SyncAccount] = []
        var attempt: SignInAttempt?
    }

    /// Signs in and keeps tokens.
    public let oauthManager: DropboxOAuthManager

    private let configuration: Filesystem.Configuration
    private let list: AccountList
    private let state = Locked(State())
    private let observers: ObserverRegistry<Void, SyncAccount>

    /// An account manager on top of one for OAuth, which says which app it is, which servers it talks to and where
    /// tokens are kept. It reads the list and the tokens, and blocks the thread meanwhile: it may wait for the disk and the
    /// system's store of secrets.
    ///
    /// - Parameters:
    ///   - oauthManager: signs in and keeps tokens.
    ///   - directory: where the list of accounts and their filesystems are kept; made where it is not there.
    ///   - configuration: how the filesystems of the accounts work, and where observers are called.
    /// - Throws: where the folder or the tokens cannot be read.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public convenience init(
        oauthManager: DropboxOAuthManager, directory: URL,
        configuration: Filesystem.Configuration = Filesystem.Configuration()
    ) throws(SyncError) {
        self.init(oauthManager, AccountList(directory: directory), configuration)
        try load()
    }

    /// An account manager on top of one for OAuth; otherwise as the initializer that blocks.
    public convenience init(
        oauthManager: DropboxOAuthManager, directory: URL,
        configuration: Filesystem.Configuration = Filesystem.Configuration()
    ) async throws(SyncError) {
        self.init(oauthManager, AccountList(directory: directory), configuration)
        try await BlockingIO.foreign.run { () throws(SyncError) in try self.load() }
    }

    /// An account manager for an app. It blocks the thread as the one on top of a manager for OAuth does.
    ///
    /// - Parameters:
    ///   - appKey: the key that the App Console shows.
    ///   - appSecret: the secret, for programs that users do not get into their hands; `nil` for all others.
    ///   - directory: where everything is kept; made where it is not there.
    /// - Throws: where the folder or the tokens cannot be read.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public convenience init(appKey: String, appSecret: String? = nil, directory: URL) throws(SyncError) {
        try self.init(oauthManager: Self.oauthManager(appKey, appSecret), directory: directory)
    }

    /// An account manager for an app; otherwise as the initializer that blocks.
    public convenience init(appKey: String, appSecret: String? = nil, directory: URL) async throws(SyncError) {
        try await self.init(oauthManager: Self.oauthManager(appKey, appSecret), directory: directory)
    }

    private init(
        _ oauthManager: DropboxOAuthManager, _ list: AccountList, _ configuration: Filesystem.Configuration
    ) {
        self.oauthManager = oauthManager
        self.list = list
        self.configuration = configuration
        observers = ObserverRegistry(queue: configuration.observerQueue, merging: nil)
    }

    private static func oauthManager(_ appKey: String, _ appSecret: String?) -> DropboxOAuthManager {
        DropboxOAuthManager(
            configuration: DropboxOAuthManager.Configuration(appKey: appKey) { $0.appSecret = appSecret })
    }

    /// Reads which accounts are linked, and ends what was interrupted.
    private func load() throws(SyncError) {
        do {
            try PrivateDirectory.create(list.directory)
            try RetiredAccountCache.clear(in: list.directory)
            try list.repair { try oauthManager.tokens.uids() }
            for entry in try list.entries() {
                if entry.isGoing == true {
                    // The program ended while it was being unlinked.
                    try links.forget(entry.userID, list.folder(of: entry.userID), discardsUnsent: false)
                    continue
                }
                // A token that is not found need not be gone: a keyring may be locked, or that of another session.
                guard let token = try oauthManager.tokens.token(of: entry.userID) else { continue }
                let account = makeAccount(entry, token)
                state.withLock { $0.accounts.append(account) }
            }
        } catch {
            throw SyncError(error)
        }
        for account in linkedAccounts { Task.onOwnThreads { await account.fetchInfo() } }
    }

    // MARK: Accounts

    /// The account that was linked last; `nil` where there is none.
    public var linkedAccount: SyncAccount? { linkedAccounts.last }

    /// All linked accounts, from the one that was linked first to the one that was linked last. One whose token cannot be
    /// found is not among them; what was kept of it stays, and is there again once it is linked.
    public var linkedAccounts: [SyncAccount] { state.withLock { $0.accounts.filter(\.isLinked) } }

    /// The user IDs of accounts that aren't linked any more, and of which changes are kept that were never sent. They are
    /// sent once the same user links the account again and its filesystem is opened.
    ///
    /// - Throws: `SyncError.Code.system` where the directory can't be read.
    public var accountsWithUnsentChanges: [String] {
        get throws(SyncError) {
            do {
                let listed = Set(try list.entries().map { list.folder(of: $0.userID).lastPathComponent })
                return try list.folders().filter { !listed.contains($0) }.map { list.userID(ofFolder: $0) }.sorted()
            } catch {
                throw SyncError(error)
            }
        }
    }

    /// Deletes what is kept of an account that isn't linked any more. Does nothing where nothing is kept.
    ///
    /// - Throws: `SyncError.Code.badState` where the account is linked; `Account.unlink(discardingUnsentChanges:)` is for
    ///   that.
    public func discardUnsentChanges(ofAccount userID: String) throws(SyncError) {
        do {
            guard try !list.entries().contains(where: { $0.userID == userID }) else {
                throw SyncError(.badState, "the account is linked; unlink it first")
            }
            try RetiredAccountCache.reduce(list.folder(of: userID), discardsUnsent: true)
        } catch {
            throw SyncError(error)
        }
    }

    // MARK: Linking

    /// Begins to link an account: show the page at this address in a browser, and give `handleOpenURL(_:)` the address
    /// that the browser comes back with, or `finishLinking(code:)` the code that the page shows.
    ///
    /// Can be called again to link further accounts.
    /// - Parameters:
    ///   - redirectURL: where the page sends the user back to, as it is registered for the app; `nil`, the default, has
    ///     the page show a code.
    ///   - scopeRequest: what to ask for; all that the app is registered for by default.
    /// - Throws: `SyncError.Code.illegalArgument` where no address comes about.
    public func beginLinking(
        redirectURL: URL? = nil, scopeRequest: ScopeRequest? = nil
    ) throws(SyncError) -> URL {
        let attempt = oauthManager.beginSignIn(redirectURL: redirectURL, scopeRequest: scopeRequest)
        guard let page = attempt.authorizeURL else {
            throw SyncError(.illegalArgument, "the address of the sign-in page cannot be written")
        }
        state.withLock { $0.attempt = attempt }
        return page
    }

    /// Ends linking with the address that the browser came back with.
    ///
    /// - Returns: The account; `nil` where the user said no.
    /// - Throws: `SyncError.Code.auth` where Dropbox gives no token; `badState` where nobody began to link.
    @discardableResult
    public func handleOpenURL(_ url: URL) async throws(SyncError) -> SyncAccount? {
        try await finish { (manager, attempt) throws(SignInError) in try await manager.finish(attempt, redirect: url) }
    }

    /// Ends linking with the code that the page showed; otherwise as `handleOpenURL(_:)`.
    @discardableResult
    public func finishLinking(code: String) async throws(SyncError) -> SyncAccount? {
        try await finish { (manager, attempt) throws(SignInError) in try await manager.finish(attempt, code: code) }
    }

    /// Links the account of a token that the app has got in another way. An account that is linked already goes on with this
    /// token.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    @discardableResult
    public func link(_ token: DropboxAccessToken) throws(SyncError) -> SyncAccount {
        do {
            try oauthManager.tokens.store(token)
            try list.update { entries in
                let known = entries.first { $0.userID == token.uid }
                entries.removeAll { $0.userID == token.uid }
                entries.append(AccountList.Entry(userID: token.uid, info: known?.info))
            }
        } catch {
            throw SyncError(error)
        }
        let account = state.change { state -> SyncAccount in
            let known = state.accounts.first { $0.userID == token.uid && $0.isLinked }
            state.accounts.removeAll { $0.userID == token.uid }
            let account = known ?? makeAccount(AccountList.Entry(userID: token.uid), token)
            known?.token.replace(by: oauthManager.accessTokenProviderForToken(token))
            state.accounts.append(account)
            return account
        }
        observers.notify(account)
        Task.onOwnThreads { await account.fetchInfo() }
        return account
    }

    /// As the call of the same name that blocks.
    @discardableResult
    public func link(_ token: DropboxAccessToken) async throws(SyncError) -> SyncAccount {
        try await BlockingIO.foreign.run { () throws(SyncError) in try self.link(token) }
    }

    // MARK: Observers

    /// Has `observer` called with each account that is linked, and with each that is unlinked, by this app or by the user
    /// on Dropbox's website.
    public func addObserver(_ observer: @escaping @Sendable (SyncAccount) -> Void) -> ObserverToken {
        observers.add((), observer)
    }

    /// Calls an observer no more. One that is being called at the moment finishes.
    public func removeObserver(_ token: ObserverToken) { observers.remove(token) }

    /// A sequence of the accounts that are linked or unlinked from now on.
    public var changes: AsyncStream<SyncAccount> { observers.stream(()) }

    // MARK: -

    private func finish(
        _ body: (DropboxOAuthManager, SignInAttempt) async throws(SignInError) -> DropboxAccessToken
    ) async throws(SyncError) -> SyncAccount? {
        let attempt = state.withLock { state in
            defer { state.attempt = nil }
            return state.attempt
        }
        guard let attempt else { throw SyncError(.badState, "nobody began to link an account") }
        do {
            let token = try await body(oauthManager, attempt)
            return try await link(token)
        } catch let error as SyncError {
            throw error
        } catch {
            if case .cancelled? = error as? SignInError { return nil }
            throw SyncError(.auth, "the account cannot be linked", cause: error)
        }
    }

    private func makeAccount(_ entry: AccountList.Entry, _ token: DropboxAccessToken) -> SyncAccount {
        let token = ReplaceableTokenProvider(oauthManager.accessTokenProviderForToken(token))
        let client = DropboxClient(
            transportClient: DropboxTransportClientImpl(
                authentication: .accessToken(token), configuration: oauthManager.clientConfiguration()))
        return SyncAccount(
            entry, client: client, token: token, folder: list.folder(of: entry.userID), manager: links,
            queue: configuration.observerQueue)
    }

    private var links: AccountDependencies {
        AccountDependencies(list: list, oauthManager: oauthManager, observers: observers)
    }

    /// What an account needs of its manager.
    struct AccountDependencies: Sendable {
        fileprivate let list: AccountList
        fileprivate let oauthManager: DropboxOAuthManager
        fileprivate let observers: ObserverRegistry<Void, SyncAccount>

        func log(_ line: String) { oauthManager.configuration.log?(.error, line) }

        func notifyObservers(of account: SyncAccount) { observers.notify(account) }

        func store(_ info: SyncAccountInfo, of userID: String) throws {
            try list.update { entries in
                if let index = entries.firstIndex(where: { $0.userID == userID }) { entries[index].info = info }
            }
        }

        /// Forgets an account. That it goes is noted first, so that what is left after a crash is deleted at the next start.
        ///
        /// - Parameter discardsUnsent: whether what was not sent is deleted as well.
        func forget(_ userID: String, _ folder: URL, discardsUnsent: Bool) throws(SyncError) {
            do {
                try list.update { entries in
                    if let index = entries.firstIndex(where: { $0.userID == userID }) { entries[index].isGoing = true }
                }
                try oauthManager.tokens.remove(userID)
                try RetiredAccountCache.reduce(folder, discardsUnsent: discardsUnsent)
                try list.update { entries in entries.removeAll { $0.userID == userID } }
            } catch {
                throw SyncError(error)
            }
        }
    }
}

// MARK: Shared

extension SyncAccountManager {
    private static let sharedManager = Locked<SyncAccountManager?>(nil)

    /// A place for the app's account manager; `nil` until the app sets it.
    public static var shared: SyncAccountManager? {
        get { sharedManager.withLock { $0 } }
        set { sharedManager.change { $0 = newValue } }
    }
}
