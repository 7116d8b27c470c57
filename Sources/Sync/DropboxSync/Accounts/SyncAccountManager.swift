import DropboxConcurrency
import DropboxCore
import DropboxOAuth
import Foundation

/// Links users to an app, and persists the links across restarts. An app creates one manager when it starts.
public final class SyncAccountManager: Sendable {
    private struct State {
        var accounts: [SyncAccount] = []
        var attempt: SignInAttempt?
    }

    /// The manager that signs users in and stores tokens.
    public let oauthManager: DropboxOAuthManager

    private let configuration: Filesystem.Configuration
    private let list: AccountList
    private let state = Locked(State())
    private let observers: ObserverRegistry<Void, SyncAccount>

    /// The directory for the list of accounts and their data.
    package var directory: URL { list.directory }

    /// Creates an account manager that uses an OAuth manager, which determines the app, the servers, and the token
    /// store.
    ///
    /// This initializer reads the list of accounts and the tokens, and blocks the thread while it waits for the disk
    /// and the token store.
    ///
    /// - Parameters:
    ///   - oauthManager: The manager that signs users in and stores tokens.
    ///   - directory: The directory for the list of accounts and their filesystems. It's created if it doesn't exist.
    ///   - configuration: The options of the filesystems, including the queue of observers.
    /// - Throws: An error if the directory or the tokens can't be read.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public convenience init(
        oauthManager: DropboxOAuthManager, directory: URL,
        configuration: Filesystem.Configuration = Filesystem.Configuration()
    ) throws(SyncError) {
        self.init(oauthManager, AccountList(directory: directory), configuration)
        try load()
    }

    /// Creates an account manager that uses an OAuth manager, which determines the app, the servers, and the token
    /// store.
    ///
    /// - Parameters:
    ///   - oauthManager: The manager that signs users in and stores tokens.
    ///   - directory: The directory for the list of accounts and their filesystems. It's created if it doesn't exist.
    ///   - configuration: The options of the filesystems, including the queue of observers.
    /// - Throws: An error if the directory or the tokens can't be read.
    public convenience init(
        oauthManager: DropboxOAuthManager, directory: URL,
        configuration: Filesystem.Configuration = Filesystem.Configuration()
    ) async throws(SyncError) {
        self.init(oauthManager, AccountList(directory: directory), configuration)
        try await BlockingIO.external.run { () throws(SyncError) in try self.load() }
    }

    /// Creates an account manager for an app, blocking the thread while it reads the list of accounts and the tokens.
    ///
    /// - Parameters:
    ///   - appKey: The app key from the App Console.
    ///   - appSecret: The app secret, for programs that users don't install, such as servers. The default is `nil`.
    ///   - directory: The directory for the list of accounts and their filesystems. It's created if it doesn't exist.
    /// - Throws: An error if the directory or the tokens can't be read.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public convenience init(appKey: String, appSecret: String? = nil, directory: URL) throws(SyncError) {
        try self.init(oauthManager: Self.oauthManager(appKey, appSecret), directory: directory)
    }

    /// Creates an account manager for an app.
    ///
    /// - Parameters:
    ///   - appKey: The app key from the App Console.
    ///   - appSecret: The app secret, for programs that users don't install, such as servers. The default is `nil`.
    ///   - directory: The directory for the list of accounts and their filesystems. It's created if it doesn't exist.
    /// - Throws: An error if the directory or the tokens can't be read.
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

    /// Reads the list of accounts, and completes interrupted deletions.
    private func load() throws(SyncError) {
        do {
            try PrivateDirectory.create(list.directory)
            try RetiredAccountCache.removeDiscarded(in: list.directory)
            try list.repair { try oauthManager.tokens.uids() }
            for entry in try list.entries() {
                if entry.isBeingRemoved == true {
                    // The process exited while the account was being unlinked.
                    try dependencies.forget(entry.userID, list.directory(of: entry.userID), discardsUnsent: false)
                    continue
                }
                // A missing token may still exist: the keyring may be locked, or belong to another session.
                guard let token = try oauthManager.tokens.token(of: entry.userID) else { continue }
                let account = makeAccount(entry, token)
                state.withLock { $0.accounts.append(account) }
            }
        } catch {
            throw SyncError(error)
        }
        for account in linkedAccounts { Task.onDedicatedThreads { await account.fetchInfo() } }
    }

    // MARK: Accounts

    /// The account that was linked most recently; `nil` if there is none.
    public var linkedAccount: SyncAccount? { linkedAccounts.last }

    /// The linked accounts, in the order in which they were linked. Accounts whose token is missing aren't included;
    /// their data remain, and are used when they are linked again.
    public var linkedAccounts: [SyncAccount] { state.withLock { $0.accounts.filter(\.isLinked) } }

    /// The user IDs of accounts that are no longer linked and have unsent changes. The changes are sent when the same
    /// user links the account again and its filesystem is opened.
    ///
    /// - Throws: ``SyncError/Code/system`` if the directory can't be read.
    public var accountsWithUnsentChanges: [String] {
        get throws(SyncError) {
            do {
                let listed = Set(try list.entries().map { list.directory(of: $0.userID).lastPathComponent })
                return try list.directoryNames().filter { !listed.contains($0) }.map { list.userID(ofDirectory: $0) }
                    .sorted()
            } catch {
                throw SyncError(error)
            }
        }
    }

    /// Deletes the data of an account that is no longer linked. Does nothing if there are none.
    ///
    /// - Parameter userID: The user ID of the account.
    /// - Throws: ``SyncError/Code/badState`` if the account is linked; use
    ///   ``SyncAccount/unlink(discardingUnsentChanges:)`` instead.
    public func discardUnsentChanges(ofAccount userID: String) throws(SyncError) {
        do {
            guard try !list.entries().contains(where: { $0.userID == userID }) else {
                throw SyncError(.badState, "the account is linked; unlink it first")
            }
            try RetiredAccountCache.prune(list.directory(of: userID), discardsUnsent: true)
        } catch {
            throw SyncError(error)
        }
    }

    // MARK: Linking

    /// Starts linking an account. Open the returned URL in a browser. Then pass the URL that the browser is
    /// redirected to to `handleOpenURL(_:)`, or the code that the page shows to `finishLinking(code:)`.
    ///
    /// You can call this again to link more accounts.
    /// - Parameters:
    ///   - redirectURL: The redirect URL, which must be registered for the app. If it's `nil`, which is the default,
    ///     the page shows a code.
    ///   - scopeRequest: The scopes to request. By default, all scopes that are registered for the app.
    /// - Returns: The URL of the authorization page.
    /// - Throws: ``SyncError/Code/illegalArgument`` if the URL can't be created.
    public func beginLinking(
        redirectURL: URL? = nil, scopeRequest: ScopeRequest? = nil
    ) throws(SyncError) -> URL {
        let attempt = oauthManager.beginSignIn(redirectURL: redirectURL, scopeRequest: scopeRequest)
        guard let page = attempt.authorizeURL else {
            throw SyncError(.illegalArgument, "the URL of the authorization page cannot be created")
        }
        state.withLock { $0.attempt = attempt }
        return page
    }

    /// Finishes linking with the URL that the browser was redirected to.
    ///
    /// - Parameter url: The URL.
    /// - Returns: The account; `nil` if the user declined.
    /// - Throws: ``SyncError/Code/auth`` if Dropbox doesn't return a token; ``SyncError/Code/badState`` if linking
    ///   wasn't started.
    @discardableResult
    public func handleOpenURL(_ url: URL) async throws(SyncError) -> SyncAccount? {
        try await finish { (manager, attempt) throws(SignInError) in try await manager.finish(attempt, redirect: url) }
    }

    /// Finishes linking with the code that the page showed.
    ///
    /// - Parameter code: The code.
    /// - Returns: The account; `nil` if the user declined.
    /// - Throws: ``SyncError/Code/auth`` if Dropbox doesn't return a token; ``SyncError/Code/badState`` if linking
    ///   wasn't started.
    @discardableResult
    public func finishLinking(code: String) async throws(SyncError) -> SyncAccount? {
        try await finish { (manager, attempt) throws(SignInError) in try await manager.finish(attempt, code: code) }
    }

    /// Links the account of a token that the app obtained in another way, blocking the thread. An account that is
    /// already linked uses this token from now on. An account that is being unlinked is linked again afterward.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    @discardableResult
    public func link(_ token: DropboxAccessToken) throws(SyncError) -> SyncAccount {
        unlinkingAccount(token.uid)?.finishUnlinkingBlocking()
        return try store(token)
    }

    /// Links the account of a token that the app obtained in another way. An account that is already linked uses this
    /// token from now on. An account that is being unlinked is linked again afterward.
    @discardableResult
    public func link(_ token: DropboxAccessToken) async throws(SyncError) -> SyncAccount {
        await unlinkingAccount(token.uid)?.finishUnlinking()
        return try await BlockingIO.external.run { () throws(SyncError) in try self.store(token) }
    }

    private func unlinkingAccount(_ userID: String) -> SyncAccount? {
        state.withLock { $0.accounts.first { $0.userID == userID && !$0.isUsable } }
    }

    private func store(_ token: DropboxAccessToken) throws(SyncError) -> SyncAccount {
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
            let known = state.accounts.first { $0.userID == token.uid && $0.isUsable }
            state.accounts.removeAll { $0.userID == token.uid }
            let account = known ?? makeAccount(AccountList.Entry(userID: token.uid), token)
            known?.token.replace(by: oauthManager.accessTokenProviderForToken(token))
            state.accounts.append(account)
            return account
        }
        observers.notify(account)
        Task.onDedicatedThreads { await account.fetchInfo() }
        return account
    }

    // MARK: Observers

    /// Adds an observer that is called with each account that is linked or unlinked, by this app or by the user on
    /// Dropbox's website.
    /// - Returns: A token to remove the observer.
    public func addObserver(_ observer: @escaping @Sendable (SyncAccount) -> Void) -> ObserverToken {
        observers.add((), observer)
    }

    /// Removes an observer. A call in progress completes.
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
        guard let attempt else { throw SyncError(.badState, "linking was not started; call beginLinking first") }
        do {
            let token = try await body(oauthManager, attempt)
            return try await link(token)
        } catch let error as SyncError {
            throw error
        } catch {
            if case .cancelled? = error as? SignInError { return nil }
            throw SyncError(.auth, "the account cannot be linked", underlyingError: error)
        }
    }

    private func makeAccount(_ entry: AccountList.Entry, _ token: DropboxAccessToken) -> SyncAccount {
        let token = ReplaceableTokenProvider(oauthManager.accessTokenProviderForToken(token))
        let client = DropboxClient(
            transportClient: DropboxTransportClientImpl(
                authentication: .accessToken(token), configuration: oauthManager.clientConfiguration()))
        return SyncAccount(
            entry, client: client, token: token, folder: list.directory(of: entry.userID), manager: dependencies,
            queue: configuration.observerQueue)
    }

    private var dependencies: AccountDependencies {
        AccountDependencies(list: list, oauthManager: oauthManager, observers: observers)
    }

    /// The parts of the manager that an account uses.
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

        /// Removes an account. The list records this first, so that the next start completes the removal after a crash.
        ///
        /// - Parameter discardsUnsent: Whether to delete the unsent changes, too.
        func forget(_ userID: String, _ folder: URL, discardsUnsent: Bool) throws(SyncError) {
            do {
                try list.update { entries in
                    if let index = entries.firstIndex(where: { $0.userID == userID }) {
                        entries[index].isBeingRemoved = true
                    }
                }
                try oauthManager.tokens.remove(userID)
                try RetiredAccountCache.prune(folder, discardsUnsent: discardsUnsent)
                try list.update { entries in entries.removeAll { $0.userID == userID } }
            } catch {
                throw SyncError(error)
            }
        }
    }
}

extension SyncAccountManager {
    /// The directory for the data of apps that specify none.
    package static func supportDirectory() throws -> URL { try AppDirectories.support() }
}

// MARK: Shared instance

extension SyncAccountManager {
    private static let sharedManager = Locked<SyncAccountManager?>(nil)

    /// The app's shared account manager; `nil` until the app sets it.
    public static var shared: SyncAccountManager? {
        get { sharedManager.withLock { $0 } }
        set { sharedManager.change { $0 = newValue } }
    }
}
