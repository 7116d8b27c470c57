import Foundation
import DropboxConcurrency

/// A token that expires and is renewed: five minutes before its time, and when the server says that it has expired.
///
/// However many calls need a new token at once, it is bought once for all of them. When that fails, those calls fail, and
/// the next one tries again. Where a server in trouble is the reason, calls go on with the old token until its end.
public final class ShortLivedAccessTokenProvider: AccessTokenProvider {
    /// How long before its end a token is renewed, in seconds.
    static let margin: TimeInterval = 300

    private let state: Locked<DropboxAccessToken>
    private let refresher: any AccessTokenRefreshing
    private let now: @Sendable () -> Date
    private let flight = SingleFlight<DropboxAccessToken>()

    /// Provides a token and what it is renewed to.
    public convenience init(token: DropboxAccessToken, tokenRefresher: any AccessTokenRefreshing) {
        self.init(token: token, tokenRefresher: tokenRefresher, now: { Date() })
    }

    /// The same, with a clock: it tells when a token has expired.
    public init(
        token: DropboxAccessToken, tokenRefresher: any AccessTokenRefreshing, now: @escaping @Sendable () -> Date
    ) {
        state = Locked(token)
        refresher = tokenRefresher
        self.now = now
    }

    /// The token as it is now; it may have expired.
    public var accessToken: String { state.withLock { $0.accessToken } }

    public func refreshAccessTokenIfNecessary(completion: @escaping DropboxOAuthCompletion) {
        Task.onOwnThreads { [self] in
            do {
                let old = state.withLock { $0 }
                let new = try await token(insteadOf: nil)
                completion(old == new ? nil : .success(new))
            } catch {
                completion(AccessTokenError.result(error))
            }
        }
    }

    public func validAccessToken() async throws -> String {
        try await token(insteadOf: nil).accessToken
    }

    public func validAccessToken(insteadOf rejected: String) async throws -> String? {
        try await token(insteadOf: rejected).accessToken
    }

    /// The token, renewed if it has almost expired or is the one that was rejected.
    private func token(insteadOf rejected: String?) async throws -> DropboxAccessToken {
        @Sendable func good(_ token: DropboxAccessToken) -> Bool {
            token.accessToken != rejected && token.isGood(at: now())
        }
        let token = state.withLock { $0 }
        if good(token) { return token }
        do {
            return try await flight.value { [self] in
                // The flight before this one may have brought it.
                let token = state.withLock { $0 }
                if good(token) { return token }
                let new = try await refresher.refreshedAccessToken(token, scopes: [])
                state.withLock { $0 = new }
                return new
            }
        } catch let error as AccessTokenError where error.isTransient {
            guard rejected != token.accessToken, token.lives(at: now(), margin: 0) else { throw error }
            return token
        }
    }
}

extension DropboxAccessToken {
    /// Whether the token is good for a call that is made now.
    package func isGood(at now: Date) -> Bool {
        lives(at: now, margin: ShortLivedAccessTokenProvider.margin)
    }

    /// Whether there are more than `margin` seconds left of the token's life.
    fileprivate func lives(at now: Date, margin: TimeInterval) -> Bool {
        guard let tokenExpirationTimestamp else { return true }
        return now.timeIntervalSince1970 + margin < tokenExpirationTimestamp
    }
}

extension ShortLivedAccessTokenProvider: CustomStringConvertible, CustomReflectable {
    /// Whose token it is and how long it lives, never the token.
    public var description: String { "ShortLivedAccessTokenProvider(\(state.withLock { $0 }))" }

    /// Shows no more than the description does.
    public var customMirror: Mirror { Mirror(self, children: ["token": state.withLock { $0 }.description]) }
}
