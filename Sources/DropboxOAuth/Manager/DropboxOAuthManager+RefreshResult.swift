import DropboxCore
import Foundation
import DropboxHTTP
import DropboxConcurrency

extension DropboxOAuthManager: AccessTokenRefreshing {
    /// Buys a new access token, and keeps it if the old one is stored still.
    ///
    /// Where the store has a newer token of the account by now, from another process or a new sign-in, that one is given.
    /// Where the new token cannot be kept, that is an error here; clients that renew their tokens by themselves go on with
    /// it, and `Configuration.onTokenStoreError` is told.
    public func refreshAccessToken(
        _ accessToken: DropboxAccessToken, scopes: [String], queue: DispatchQueue?,
        completion: @escaping DropboxOAuthCompletion
    ) {
        Task.onOwnThreads { [self] in
            let result: DropboxOAuthResult
            do {
                result = .success(try await refreshedAccessToken(accessToken, scopes: scopes))
            } catch let error as TokenStoreError {
                result = .error(.tokenStorageError, error.description)
            } catch {
                result = AccessTokenError.result(error)
            }
            (queue ?? .main).async { completion(result) }
        }
    }

    public func refreshedAccessToken(
        _ accessToken: DropboxAccessToken, scopes: [String]
    ) async throws -> DropboxAccessToken {
        let renewal = try await refresh(accessToken, scopes: scopes, over: transport)
        if let failure = renewal.failure { throw failure }
        return renewal.token
    }

    /// A new token, and why it is not kept.
    struct RefreshResult: Sendable {
        let token: DropboxAccessToken
        var failure: TokenStoreError?
    }

    /// Renews a token, once for all who want the same one renewed.
    ///
    /// - Parameter isRetry: Whether the renewal of another client has failed by its connections.
    func refresh(
        _ token: DropboxAccessToken, scopes: [String], over transport: any HTTPTransport, isRetry: Bool = false
    ) async throws -> RefreshResult {
        let key = ([token.uid, token.refreshToken ?? ""] + scopes).joined(separator: " ")
        let isOurs = Locked(false)
        do {
            return try await renewals.value(key) { [self] in
                isOurs.withLock { $0 = true }
                return try await renewed(token, scopes: scopes, over: transport)
            }
        } catch let error as AccessTokenError where error.isConnectivityError {
            // Another client was shut down, or its proxy does not let it through: that says nothing of our connections.
            guard !isRetry, !isOurs.withLock(\.self) else { throw error }
            return try await refresh(token, scopes: scopes, over: transport, isRetry: true)
        }
    }

    private func renewed(
        _ token: DropboxAccessToken, scopes: [String], over transport: any HTTPTransport
    ) async throws -> RefreshResult {
        var failure: TokenStoreError?
        var stored: DropboxAccessToken?
        do throws(TokenStoreError) {
            stored = try await keeping { tokens throws(TokenStoreError) in try tokens.token(of: token.uid) }
        } catch {
            failure = error
        }
        if let stored, scopes.isEmpty, stored.accessToken != token.accessToken, stored.isGood(at: configuration.now()) {
            return RefreshResult(token: stored)
        }
        // Who signed in anew has another refresh token, and the old one may be void.
        let old = stored?.refreshToken == nil ? token : stored ?? token
        let new = try await buy(old, scopes: scopes, over: transport)
        if stored != nil, scopes.isEmpty {
            do throws(TokenStoreError) {
                _ = try await keeping { tokens throws(TokenStoreError) in try tokens.replace(old, with: new) }
            } catch {
                failure = error
            }
        }
        return RefreshResult(token: new, failure: failure)
    }

    private func buy(
        _ old: DropboxAccessToken, scopes: [String], over transport: any HTTPTransport
    ) async throws -> DropboxAccessToken {
        guard let refreshToken = old.refreshToken else {
            throw AccessTokenError(
                reason: .invalidGrant, text: "the token has no refresh token, so it cannot be renewed")
        }
        if let known = state.withLock({ $0.voidTokens[refreshToken] }) { throw known.reason }
        let endpoint = TokenEndpoint(configuration: configuration, transport: transport)
        do throws(SignInError) {
            let new = try await endpoint.refresh(old, by: refreshToken, scopes: scopes)
            configuration.log?(.debug, "oauth2/token: renewed the token of \(old.uid)")
            return new
        } catch {
            configuration.log?(.error, "oauth2/token: the token of \(old.uid) is not renewed: \(error)")
            guard case .rejected(let error) = error else { throw CancellationError() }
            if error.reason.isInvalidGrantError {
                if scopes.isEmpty, let newer = await newerToken(than: old) { return newer }
                tell(ReauthenticationRequest(uid: old.uid, reason: error), refreshToken)
            }
            throw error
        }
    }

    /// The token that another process got for a refresh token that the server does not take any more: one that rotates
    /// refresh tokens takes each of them once. `nil` where nobody stores one soon.
    private func newerToken(than old: DropboxAccessToken) async -> DropboxAccessToken? {
        for pause in Self.storingPauses {
            do {
                try await configuration.clock.sleep(pause)
                let stored = try await keeping { tokens throws(TokenStoreError) in try tokens.token(of: old.uid) }
                guard let stored else { return nil }
                if stored != old, stored.isGood(at: configuration.now()) { return stored }
            } catch {
                // The refusal says more than a store that fails, which `keeping` tells of, and cancellation comes by itself.
                return nil
            }
        }
        return nil
    }

    /// How long another process may take from the answer of the server until the store has it.
    private static var storingPauses: [Duration] {
        [.zero, .milliseconds(100), .milliseconds(300), .milliseconds(600)]
    }

    /// Works on the store without holding up a thread of the tasks, and tells of its failures.
    private func keeping<Result: Sendable>(
        _ body: @escaping @Sendable (any TokenStore) throws(TokenStoreError) -> Result
    ) async throws(TokenStoreError) -> Result {
        let tokens = tokens
        do throws(TokenStoreError) {
            return try await BlockingIO.foreign.run { () throws(TokenStoreError) in try body(tokens) }
        } catch {
            configuration.log?(.error, "\(error)")
            configuration.onTokenStoreError?(error)
            throw error
        }
    }

    // MARK: Who has to sign in again

    /// Tells of each account whose token cannot be renewed any more, once: of those that are known already, and of those
    /// to come. It ends with the manager.
    public var accountsRequiringSignIn: AsyncStream<ReauthenticationRequest> {
        let (stream, listener) = AsyncStream.makeStream(of: ReauthenticationRequest.self)
        let number = state.withLock { state in
            state.nextListener += 1
            state.listeners[state.nextListener] = listener
            for need in state.voidTokens.values { listener.yield(need) }
            return state.nextListener
        }
        listener.onTermination = { [weak self] _ in
            self?.state.withLock { $0.listeners[number] = nil }
        }
        return stream
    }

    private func tell(_ need: ReauthenticationRequest, _ refreshToken: String) {
        let listeners = state.withLock { state -> [AsyncStream<ReauthenticationRequest>.Continuation]? in
            let isNew = state.voidTokens.updateValue(need, forKey: refreshToken) == nil
            return isNew ? Array(state.listeners.values) : nil
        }
        guard let listeners else { return }
        for listener in listeners { listener.yield(need) }
        configuration.onReauthenticationRequired?(need)
    }

    /// The account has signed in again, or out: nobody needs to be told of it any more.
    func forgetNeed(_ uid: String) {
        state.withLock { state in state.voidTokens = state.voidTokens.filter { $0.value.uid != uid } }
    }
}
