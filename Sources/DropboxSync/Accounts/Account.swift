import DropboxAccount
import DropboxCore
import Foundation
import DropboxConcurrency

/// A user who has linked this app. An account manager has one object for each.
public final class SyncAccount: Sendable {
    struct State {
        var isLinked = true
        var info: SyncAccountInfo?
        /// The filesystem that is open for the account.
        var filesystem: WeakCore?
    }

    /// The id of the user, by which to keep what belongs to him.
    public let userID: String

    /// Makes calls on behalf of the user.
    public let client: DropboxClient

    let token: ReplaceableTokenProvider
    let folder: URL
    let state: Locked<State>
    private let observers: ObserverRegistry<Void, Void>
    private let manager: SyncAccountManager.AccountDependencies

    init(
        _ entry: AccountList.Entry, client: DropboxClient, token: ReplaceableTokenProvider, folder: URL,
        manager: SyncAccountManager.AccountDependencies, queue: DispatchQueue
    ) {
        userID = entry.userID
        self.client = client
        self.token = token
        self.folder = folder
        self.manager = manager
        observers = ObserverRegistry(queue: queue) { _, _ in }
        state = Locked(State(info: entry.info))
    }

    /// Whether the account is linked. The user can also end that on Dropbox's website.
    public var isLinked: Bool { state.withLock { $0.isLinked } }

    /// The user's name; `nil` until it was fetched once, which happens in the background.
    public var info: SyncAccountInfo? { state.withLock { $0.info } }

    /// Unlinks the account: its token is revoked and forgotten, its filesystem shuts down, and its cache is deleted.
    ///
    /// Changes that were not sent yet stay on this device by default, and are sent when the same user links the account
    /// again: see `SyncAccountManager.accountsWithUnsentChanges`. The same holds where the user unlinks the app on the website.
    /// Without a connection the token is only forgotten, not revoked.
    /// - Parameter discardingUnsentChanges: whether those are deleted as well; `false` by default.
    /// - Throws: Where the token or the cache cannot be deleted.
    public func unlink(discardingUnsentChanges: Bool = false) async throws(SyncError) {
        guard isLinked else { return }
        await BlockingIO.foreign.run { self.stopFilesystem(SyncError(.auth, "the account was unlinked")) }
        do {
            try await client.auth.tokenRevoke().response()
        } catch {
            manager.log("the token of \(userID) could not be revoked: \(error)")
        }
        try await BlockingIO.foreign.run { () throws(SyncError) in
            try self.forget(discardsUnsent: discardingUnsentChanges)
        }
    }

    /// Has `observer` called whenever `isLinked` or `info` changes.
    public func addObserver(_ observer: @escaping @Sendable () -> Void) -> ObserverToken {
        observers.add((), observer)
    }

    /// Calls an observer no more. One that is being called at the moment finishes.
    public func removeObserver(_ token: ObserverToken) { observers.remove(token) }

    /// A sequence with an element for each time that `isLinked` or `info` changed.
    public var changes: AsyncStream<Void> { observers.stream(()) }

    // MARK: -

    /// What to do when the server says that the account is not linked any more.
    var onUnlink: @Sendable (SyncError) -> Void {
        { [weak self] _ in
            guard let self else { return }
            do {
                try forget(discardsUnsent: false)
            } catch {
                manager.log("what is kept of \(userID) could not be deleted: \(error)")
            }
        }
    }

    /// Fetches the user's name.
    func fetchInfo() async {
        let answer: Users.FullAccount
        do {
            answer = try await client.users.getCurrentAccount().response()
        } catch {
            manager.log("the name of \(userID) could not be fetched: \(error)")
            let error = SyncError(calling: error)
            // The user has unlinked it on the website meanwhile.
            if error.isUnlinked { await BlockingIO.foreign.run { self.onUnlink(error) } }
            return
        }
        do {
            let info = SyncAccountInfo(answer)
            let isNews = state.withLock { state in
                defer { state.info = info }
                return state.info != info
            }
            guard isNews else { return }
            try await BlockingIO.foreign.run { () throws(any Error) in try self.manager.store(info, of: self.userID) }
            observers.notify(())
        } catch {
            manager.log("the name of \(userID) could not be kept: \(error)")
        }
    }

    private func forget(discardsUnsent: Bool) throws(SyncError) {
        let isFirst = state.withLock { state in
            defer { state.isLinked = false }
            return state.isLinked
        }
        guard isFirst else { return }
        stopFilesystem(SyncError(.auth, "the account was unlinked"))
        defer {
            client.shutdown()
            observers.notify(())
            manager.notifyObservers(of: self)
        }
        try manager.forget(userID, folder, discardsUnsent: discardsUnsent)
    }

    private func stopFilesystem(_ error: SyncError) {
        state.withLock { $0.filesystem }?.core?.shutDown(error)
    }
}
