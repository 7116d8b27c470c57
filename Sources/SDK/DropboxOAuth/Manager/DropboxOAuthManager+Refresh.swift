import DropboxConcurrency
import DropboxCore
import DropboxHTTP
import Foundation

extension DropboxOAuthManager: AccessTokenRefreshing {
    /// Requests a new access token, stores it if the old one is still stored, and calls a completion handler.
    ///
    /// If the store contains a newer token of the account, from another process or a new sign-in, the handler receives
    /// that one. If the new token can't be stored, it receives the error `.tokenStorageError`.
    ///
    /// - Parameters:
    ///   - accessToken: The token to refresh.
    ///   - scopes: The scopes of the new token, or an empty array for the scopes of the old one.
    ///   - queue: The queue for the completion handler, or `nil` for the main queue.
    ///   - completion: A closure that receives the new token or the error.
    public func refreshAccessToken(
        _ accessToken: DropboxAccessToken, scopes: [String], queue: DispatchQueue?,
        completion: @escaping DropboxOAuthCompletion
    ) {
        Task.onDedicatedThreads { [self] in
            let result: DropboxOAuthResult
            do {
                result = .success(try await refreshedAccessToken(accessToken, scopes: scopes))
            } catch let error as TokenStoreError {
                result = .error(.tokenStorageError, error.description)
            } catch {
                result = AccessTokenError.oauthResult(for: error)
            }
            (queue ?? .main).async { completion(result) }
        }
    }

    /// Requests a new access token, and stores it if the old one is still stored.
    ///
    /// If the store contains a newer token of the account, from another process or a new sign-in, the method returns
    /// that one.
    ///
    /// - Parameters:
    ///   - accessToken: The token to refresh.
    ///   - scopes: The scopes of the new token, or an empty array for the scopes of the old one.
    /// - Returns: The new token.
    /// - Throws: `AccessTokenError` if no token is issued, or ``TokenStoreError`` if the new token can't be stored.
    ///   Clients that refresh their tokens automatically ignore the latter and call
    ///   ``Configuration/onTokenStoreError``.
    public func refreshedAccessToken(
        _ accessToken: DropboxAccessToken, scopes: [String]
    ) async throws -> DropboxAccessToken {
        let result = try await refresh(accessToken, scopes: scopes, over: transport)
        if let failure = result.failure { throw failure }
        return result.token
    }

    /// A new token, and the error if it can't be stored.
    struct RefreshResult: Sendable {
        let token: DropboxAccessToken
        /// Whether another process had stored the token.
        var isFromStore = false
        var failure: TokenStoreError?
    }

    /// Refreshes a token. Concurrent calls for the same token share one request.
    ///
    /// - Parameter isRetry: Whether the request of another client failed because of its connections.
    func refresh(
        _ token: DropboxAccessToken, scopes: [String], over transport: any HTTPTransport, isRetry: Bool = false
    ) async throws -> RefreshResult {
        let key = ([token.uid, token.refreshToken ?? ""] + scopes).joined(separator: " ")
        let hasStarted = Locked(false)
        do {
            return try await refreshes.value(key) { [self] in
                hasStarted.withLock { $0 = true }
                return try await exclusivelyUpdatedToken(token, scopes: scopes, over: transport)
            }
        } catch let error as AccessTokenError where error.isConnectivityError {
            // A connectivity error of another client, which was shut down or has another proxy, doesn't apply to these
            // connections.
            guard !isRetry, !hasStarted.withLock(\.self) else { throw error }
            return try await refresh(token, scopes: scopes, over: transport, isRetry: true)
        }
    }

    /// Updates a token while no other machine that shares the store does.
    private func exclusivelyUpdatedToken(
        _ token: DropboxAccessToken, scopes: [String], over transport: any HTTPTransport
    ) async throws -> RefreshResult {
        let result = Locked<Result<RefreshResult, any Error>?>(nil)
        await asyncTokens.withRefresh(of: token.uid) {
            do {
                let new = try await updatedToken(token, scopes: scopes, over: transport)
                result.withLock { $0 = .success(new) }
            } catch {
                result.withLock { $0 = .failure(error) }
            }
        }
        guard let result = result.withLock(\.self) else {
            throw TokenStoreError("the token store did not run the refresh of \(token.uid)")
        }
        return try result.get()
    }

    private func updatedToken(
        _ token: DropboxAccessToken, scopes: [String], over transport: any HTTPTransport
    ) async throws -> RefreshResult {
        let current = await storedToken(of: token.uid)
        let (stored, readFailure) = (current.token, current.failure)
        if let stored, scopes.isEmpty, stored.accessToken != token.accessToken, stored.isValid(at: configuration.now())
        {
            return RefreshResult(token: stored, isFromStore: true, failure: readFailure)
        }
        // After a new sign-in, the account has another refresh token, and the old one can be invalid.
        let old = stored?.refreshToken == nil ? token : stored ?? token
        let new = try await requestToken(old, scopes: scopes, over: transport)
        guard scopes.isEmpty, stored != nil || readFailure != nil else {
            return RefreshResult(token: new, failure: readFailure)
        }
        return RefreshResult(token: new, failure: await replaceStored(old, with: new, after: readFailure))
    }

    private func requestToken(
        _ old: DropboxAccessToken, scopes: [String], over transport: any HTTPTransport
    ) async throws -> DropboxAccessToken {
        guard let refreshToken = old.refreshToken else {
            throw AccessTokenError(
                reason: .invalidGrant, message: "the token cannot be refreshed: it has no refresh token")
        }
        if let request = state.withLock({ $0.invalidRefreshTokens[refreshToken] }) { throw request.error }
        let endpoint = TokenEndpoint(
            configuration: configuration, transport: transport, reachability: reachability)
        do throws(SignInError) {
            let new = try await endpoint.refresh(old, with: refreshToken, scopes: scopes)
            configuration.log?(.debug, "oauth2/token: refreshed the token of \(old.uid)")
            return new
        } catch {
            configuration.log?(.error, "oauth2/token: the token of \(old.uid) was not refreshed: \(error)")
            guard case .rejected(let error) = error else { throw CancellationError() }
            if error.reason.isInvalidGrantError {
                if scopes.isEmpty, let newer = await newerToken(than: old) { return newer }
                reportInvalid(ReauthenticationRequest(uid: old.uid, error: error), refreshToken)
            }
            throw error
        }
    }

    /// Returns the token that another process received for a refresh token that the server rejects. A server that
    /// rotates refresh tokens accepts each of them once. Returns `nil` if no newer token is stored soon.
    private func newerToken(than old: DropboxAccessToken) async -> DropboxAccessToken? {
        for pause in Self.storingPauses {
            do {
                try await configuration.clock.sleep(pause)
                let stored = try await reportingErrors { try await $0.token(of: old.uid) }
                guard let stored else { return nil }
                if stored != old, stored.isValid(at: configuration.now()) { return stored }
            } catch {
                // The rejection is more specific than a storage error, which was reported. Cancellation is
                // detected separately.
                return nil
            }
        }
        return nil
    }

    /// The delays to wait for another process to store a token after it received the server's response.
    private static var storingPauses: [Duration] {
        [.zero, .milliseconds(100), .milliseconds(300), .milliseconds(600)]
    }

    // MARK: Reauthentication

    /// A sequence of the accounts whose token can't be refreshed anymore. It reports each of them once, including the
    /// accounts that are already known. It finishes when the manager is released.
    public var accountsRequiringSignIn: AsyncStream<ReauthenticationRequest> {
        let (stream, listener) = AsyncStream.makeStream(of: ReauthenticationRequest.self)
        let id = state.withLock { state in
            state.nextListener += 1
            state.listeners[state.nextListener] = listener
            for request in state.invalidRefreshTokens.values { listener.yield(request) }
            return state.nextListener
        }
        listener.onTermination = { [weak self] _ in
            self?.state.withLock { $0.listeners[id] = nil }
        }
        return stream
    }

    private func reportInvalid(_ request: ReauthenticationRequest, _ refreshToken: String) {
        let listeners = state.withLock { state -> [AsyncStream<ReauthenticationRequest>.Continuation]? in
            let isNew = state.invalidRefreshTokens.updateValue(request, forKey: refreshToken) == nil
            return isNew ? Array(state.listeners.values) : nil
        }
        guard let listeners else { return }
        for listener in listeners { listener.yield(request) }
        configuration.onReauthenticationRequired?(request)
    }

    /// Removes the requests of an account that has signed in again or signed out.
    func removeReauthenticationRequest(for uid: String) {
        state.withLock { state in state.invalidRefreshTokens = state.invalidRefreshTokens.filter { $0.value.uid != uid }
        }
    }
}

/// An account whose token can't be refreshed anymore. The user must sign in again.
public struct ReauthenticationRequest: Sendable, CustomStringConvertible {
    /// The identifier of the account or team.
    public let uid: String

    /// The error of the server.
    public let error: AccessTokenError

    /// The account and the reason.
    public var description: String { "\(uid) must sign in again: \(error)" }
}
