import Dispatch
import DropboxConcurrency
import Foundation

/// Refreshes access tokens. `DropboxOAuthManager` implements it. If your server refreshes tokens, provide your own
/// implementation.
public protocol AccessTokenRefreshing: Sendable {
    /// Requests a new access token.
    ///
    /// - Parameters:
    ///   - accessToken: The token to refresh. It must have a refresh token.
    ///   - scopes: The scopes of the new token, a subset of the scopes of the old token. Pass an empty array for all.
    ///   - queue: The queue of `completion`, or `nil` for the main queue.
    ///   - completion: Called once, with the new token or an error.
    func refreshAccessToken(
        _ accessToken: DropboxAccessToken, scopes: [String], queue: DispatchQueue?,
        completion: @escaping DropboxOAuthCompletion)

    /// Requests a new access token. The default implementation calls `refreshAccessToken(_:scopes:queue:completion:)`.
    ///
    /// - Throws: An `AccessTokenError` or a `CancellationError`.
    func refreshedAccessToken(_ accessToken: DropboxAccessToken, scopes: [String]) async throws -> DropboxAccessToken
}

extension AccessTokenRefreshing {
    public func refreshedAccessToken(
        _ accessToken: DropboxAccessToken, scopes: [String]
    ) async throws -> DropboxAccessToken {
        let result = try await CancellableContinuation<DropboxOAuthResult?>().value { completion in
            refreshAccessToken(accessToken, scopes: scopes, queue: .global(), completion: completion)
        }
        return switch result {
        case nil: accessToken
        case .success(let token): token
        case .error(let error, let text): throw AccessTokenError(reason: error, message: text)
        case .cancel: throw CancellationError()
        }
    }
}

/// Refreshes tokens that several processes share.
package protocol SharedAccessTokenRefreshing: AccessTokenRefreshing {
    /// Returns a new access token, or one that another process stored, and whether it's the latter.
    ///
    /// - Throws: An `AccessTokenError` or a `CancellationError`.
    func replacement(for token: DropboxAccessToken) async throws -> (token: DropboxAccessToken, isFromStore: Bool)
}

/// A provider of a token that expires. It refreshes the token five minutes before the expiration, and if the server
/// reports that it has expired.
///
/// Concurrent requests share one refresh. If it fails, those requests fail and the next request tries again. If the
/// token endpoint is temporarily unavailable, requests use the current token until it expires.
public final class ShortLivedAccessTokenProvider: ImmediateAccessTokenProvider {
    /// The number of seconds before the expiration at which a token is refreshed.
    static let margin: TimeInterval = 300

    private let state: Locked<(token: DropboxAccessToken, isFromStore: Bool)>
    private let refresher: any AccessTokenRefreshing
    private let now: @Sendable () -> Date
    private let refresh = SingleFlight<DropboxAccessToken>()

    /// Creates a provider with an initial token.
    public convenience init(token: DropboxAccessToken, tokenRefresher: any AccessTokenRefreshing) {
        self.init(token: token, tokenRefresher: tokenRefresher, now: { Date() })
    }

    /// Creates a provider with an initial token and a clock.
    ///
    /// - Parameters:
    ///   - token: The initial token.
    ///   - tokenRefresher: Refreshes the token.
    ///   - now: Returns the current date, to determine whether a token has expired.
    public init(
        token: DropboxAccessToken, tokenRefresher: any AccessTokenRefreshing, now: @escaping @Sendable () -> Date
    ) {
        state = Locked((token, false))
        refresher = tokenRefresher
        self.now = now
    }

    /// The current token, which may have expired.
    public var accessToken: String { state.withLock { $0.token.accessToken } }

    package var isTokenFromStore: Bool { state.withLock(\.isFromStore) }

    package var availableToken: String? {
        let token = state.withLock(\.token)
        return token.isValid(at: now()) ? token.accessToken : nil
    }

    public func refreshAccessTokenIfNecessary(completion: @escaping DropboxOAuthCompletion) {
        Task.onDedicatedThreads { [self] in
            do {
                let old = state.withLock(\.token)
                let new = try await token(insteadOf: nil)
                completion(old == new ? nil : .success(new))
            } catch {
                completion(AccessTokenError.oauthResult(for: error))
            }
        }
    }

    public func validAccessToken() async throws -> String {
        try await token(insteadOf: nil).accessToken
    }

    public func validAccessToken(insteadOf rejected: String) async throws -> String? {
        try await token(insteadOf: rejected).accessToken
    }

    /// Returns the token. Refreshes it if it expires soon or was rejected.
    private func token(insteadOf rejected: String?) async throws -> DropboxAccessToken {
        @Sendable func isUsable(_ token: DropboxAccessToken) -> Bool {
            token.accessToken != rejected && token.isValid(at: now())
        }
        let token = state.withLock(\.token)
        if isUsable(token) { return token }
        do {
            return try await refresh.value { [self] in
                // A refresh that just finished may already have produced a valid token.
                let token = state.withLock(\.token)
                if isUsable(token) { return token }
                let new =
                    if let refresher = refresher as? any SharedAccessTokenRefreshing {
                        try await refresher.replacement(for: token)
                    } else {
                        (token: try await refresher.refreshedAccessToken(token, scopes: []), isFromStore: false)
                    }
                state.withLock { $0 = new }
                return new.token
            }
        } catch let error as AccessTokenError where error.isTransient {
            guard rejected != token.accessToken, token.isValid(at: now(), margin: 0) else { throw error }
            return token
        }
    }
}

extension DropboxAccessToken {
    /// Returns whether the token is valid for a request that is sent now.
    package func isValid(at now: Date) -> Bool {
        isValid(at: now, margin: ShortLivedAccessTokenProvider.margin)
    }

    /// Returns whether the token is valid for more than `margin` seconds.
    fileprivate func isValid(at now: Date, margin: TimeInterval) -> Bool {
        guard let tokenExpirationTimestamp else { return true }
        return now.timeIntervalSince1970 + margin < tokenExpirationTimestamp
    }
}

extension ShortLivedAccessTokenProvider: CustomStringConvertible, CustomReflectable {
    /// The account and the expiration of the token, but never the token.
    public var description: String { "ShortLivedAccessTokenProvider(\(state.withLock(\.token)))" }

    /// A mirror that contains only the description of the token.
    public var customMirror: Mirror { Mirror(self, children: ["token": state.withLock(\.token).description]) }
}
