import DropboxAccount
import DropboxConcurrency
import DropboxCore
import DropboxOAuth
import Foundation

/// A user who has linked this app. An account manager has one instance per account.
public final class SyncAccount: Sendable {
    struct State {
        var link = Link.linked
        var info: SyncAccountInfo?
        /// The open filesystem of the account.
        var filesystem: WeakCore?
    }

    enum Link {
        case linked
        /// Its token and its cache are being deleted.
        case unlinking
        case unlinked
    }

    /// The ID of the user, which you can use as a key for the user's data.
    public let userID: String

    /// The client that sends requests for the user.
    public let client: DropboxClient

    let token: ReplaceableTokenProvider
    /// The directory for all data of the account, which is deleted when the account is unlinked.
    package let directory: URL
    let state: Locked<State>
    /// Contains the unlinking while it is in progress.
    private let unlinking = DispatchGroup()
    private let observers: ObserverRegistry<Void, Void>
    private let manager: SyncAccountManager.AccountDependencies

    init(
        _ entry: AccountList.Entry, client: DropboxClient, token: ReplaceableTokenProvider, folder: URL,
        manager: SyncAccountManager.AccountDependencies, queue: DispatchQueue
    ) {
        userID = entry.userID
        self.client = client
        self.token = token
        self.directory = folder
        self.manager = manager
        observers = ObserverRegistry(queue: queue) { _, _ in }
        state = Locked(State(info: entry.info))
    }

    /// A Boolean value that indicates whether the account is linked. The user can also unlink it on Dropbox's website.
    ///
    /// When it becomes `false`, the token and the cache are deleted.
    public var isLinked: Bool { state.withLock { $0.link != .unlinked } }

    /// A Boolean value that indicates whether the account can be used: it is linked, and isn't being unlinked.
    var isUsable: Bool { state.withLock { $0.link == .linked } }

    /// The names of the user; `nil` until they are fetched for the first time, which happens in the background.
    public var info: SyncAccountInfo? { state.withLock { $0.info } }

    /// Unlinks the account: revokes and deletes its token, shuts down its filesystem, and deletes its cache.
    ///
    /// By default, unsent changes are preserved on this device, and are sent when the same user links the account again;
    /// see `SyncAccountManager.accountsWithUnsentChanges`. The same applies if the user unlinks the app on the
    /// website. Offline, the token is deleted but not revoked.
    /// - Parameter discardingUnsentChanges: Whether to delete the unsent changes, too. The default is `false`.
    /// - Throws: An error if the token or the cache can't be deleted.
    public func unlink(discardingUnsentChanges: Bool = false) async throws(SyncError) {
        // From now on, a response that the token is invalid says nothing new.
        guard beginUnlinking() else { return await finishUnlinking() }
        await BlockingIO.external.run { self.stopFilesystem() }
        await revokeToken()
        try await BlockingIO.external.run { () throws(SyncError) in
            try self.deleteData(discardsUnsent: discardingUnsentChanges)
        }
    }

    /// Unlinks the account, blocking the thread while it waits for the disk. The token is revoked in the background, which
    /// can take a minute without a connection.
    ///
    /// - Parameter discardingUnsentChanges: Whether to delete the unsent changes, too.
    /// - Throws: An error if the token or the cache can't be deleted.
    @available(*, noasync, message: "it blocks the thread: await unlink(discardingUnsentChanges:)")
    package func unlinkBlocking(discardingUnsentChanges: Bool) throws(SyncError) {
        guard beginUnlinking() else { return }
        stopFilesystem()
        try deleteData(discardsUnsent: discardingUnsentChanges) {
            Task.onDedicatedThreads {
                await self.revokeToken()
                self.client.shutdown()
            }
        }
    }

    /// Adds an observer that is called when `isLinked` or `info` changes.
    /// - Returns: A token to remove the observer.
    public func addObserver(_ observer: @escaping @Sendable () -> Void) -> ObserverToken {
        observers.add((), observer)
    }

    /// Removes an observer. A call in progress completes.
    public func removeObserver(_ token: ObserverToken) { observers.remove(token) }

    /// A sequence that emits an element each time `isLinked` or `info` changes.
    public var changes: AsyncStream<Void> { observers.stream(()) }

    // MARK: -

    /// The handler for a report of the server that the account is no longer linked.
    var onUnlink: @Sendable (SyncError) -> Void {
        { [weak self] _ in
            guard let self, beginUnlinking() else { return }
            stopFilesystem()
            do {
                try deleteData(discardsUnsent: false)
            } catch {
                manager.log("the data of user \(userID) could not be deleted: \(error)")
            }
        }
    }

    /// Fetches the names of the user, and learns whether the user has unlinked the account on the website.
    package func fetchInfo() async {
        let response: Users.FullAccount
        do {
            response = try await client.users.getCurrentAccount().response()
        } catch {
            manager.log("the names of user \(userID) could not be fetched: \(error)")
            let error = SyncError(calling: error)
            // The user unlinked it on the website in the meantime.
            if error.isUnlinked { await BlockingIO.external.run { self.onUnlink(error) } }
            return
        }
        let info = SyncAccountInfo(response)
        guard self.info != info else { return }
        // What the app sees is there after a restart, too.
        do {
            try await BlockingIO.external.run { () throws(any Error) in try self.manager.store(info, of: self.userID) }
        } catch {
            manager.log("the names of user \(userID) could not be saved: \(error)")
        }
        state.change { $0.info = info }
        observers.notify(())
    }

    private func revokeToken() async {
        do {
            try await client.auth.tokenRevoke().response()
        } catch {
            manager.log("the token of user \(userID) could not be revoked: \(error)")
        }
    }

    /// Returns whether the caller unlinks the account; `false` if another caller does so or has done so.
    private func beginUnlinking() -> Bool {
        state.withLock { state in
            guard state.link == .linked else { return false }
            state.link = .unlinking
            unlinking.enter()
            return true
        }
    }

    /// Waits until the account is unlinked, if it is being unlinked.
    func finishUnlinking() async {
        await withCheckedContinuation { continuation in unlinking.notify(queue: .global()) { continuation.resume() } }
    }

    /// Blocks the thread until the account is unlinked, if it is being unlinked.
    func finishUnlinkingBlocking() { unlinking.wait() }

    private func stopFilesystem() {
        state.withLock { $0.filesystem }?.core?.shutDown(SyncError(.auth, "the account was unlinked"))
    }

    /// Deletes the data of the account on this device, and ends its unlinking.
    ///
    /// - Parameters:
    ///   - discardsUnsent: Whether to delete the unsent changes, too.
    ///   - endClient: Shuts down the client. The default does so immediately.
    private func deleteData(discardsUnsent: Bool, endClient: (() -> Void)? = nil) throws(SyncError) {
        defer {
            state.withLock { $0.link = .unlinked }
            if let endClient { endClient() } else { client.shutdown() }
            unlinking.leave()
            observers.notify(())
            manager.notifyObservers(of: self)
        }
        try manager.forget(userID, directory, discardsUnsent: discardsUnsent)
    }
}

/// The names of an account's user and team.
public struct SyncAccountInfo: Sendable, Hashable, Codable {
    /// The user's name.
    public let userName: String

    /// The name of the user's team; `nil` if the user isn't in a team.
    public let organizationName: String?

    /// The name of the account for display: "Ada Lovelace", or "Ada Lovelace (Analytical Engines)" in a team.
    public var displayName: String { organizationName.map { "\(userName) (\($0))" } ?? userName }

    init(_ account: Users.FullAccount) {
        userName = account.name.displayName
        organizationName = account.team?.name
    }
}

/// Provides the token with which an account was linked most recently. A user who links an account again may do so
/// because the old token is no longer valid.
final class ReplaceableTokenProvider: AccessTokenProvider {
    private let provider: Locked<any AccessTokenProvider>

    init(_ provider: any AccessTokenProvider) { self.provider = Locked(provider) }

    func replace(by provider: any AccessTokenProvider) { self.provider.change { $0 = provider } }

    private var latest: any AccessTokenProvider { provider.withLock { $0 } }

    var accessToken: String { latest.accessToken }

    func refreshAccessTokenIfNecessary(completion: @escaping DropboxOAuthCompletion) {
        latest.refreshAccessTokenIfNecessary(completion: completion)
    }

    func validAccessToken() async throws -> String { try await latest.validAccessToken() }

    func validAccessToken(insteadOf rejected: String) async throws -> String? {
        try await latest.validAccessToken(insteadOf: rejected)
    }
}
