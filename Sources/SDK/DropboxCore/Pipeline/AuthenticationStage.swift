import DropboxHTTP
import Foundation

/// Adds the credentials: a bearer token for users and teams, key and secret for apps, and nothing for routes without
/// authentication.
///
/// Each attempt requests a token from the provider. If the server reports that a token has expired or isn't valid,
/// regardless of the local clock, the request is sent once more with another token. If another process had stored that
/// token, it can have expired as well, and the next one counts. The failure of a transfer step can cost much progress.
/// Such a step is therefore repeated as often as the retry policy allows while the provider has other tokens.
final class AuthenticationStage: Sendable {
    /// The maximum number of tokens for one attempt, whatever the retry policy.
    private static let maximumTokens = 8

    private let waits: WaitReporter
    private let next: TransportStage

    init(waits: WaitReporter, next: TransportStage) {
        self.waits = waits
        self.next = next
    }

    nonisolated(nonsending) func response(to call: Call) async throws(CallFailure) -> CallResponse {
        guard !call.route.requiresNoAuthentication else { return try await next.response(to: call, authorization: nil) }
        switch call.options.authentication {
        case .accessToken(let provider):
            guard !call.route.requiresAppAuthentication else {
                throw .invalidConfiguration(.requiresAppAuthentication(route: call.route.path))
            }
            var token: String
            if let available = call.options.tokens?.availableToken {
                token = available
            } else {
                call.leaveQueue()
                token = try await self.token(call) { try await provider.validAccessToken() }
            }
            guard !token.isEmpty else { throw .unauthenticated(AccessTokenError.emptyToken) }
            var response = try await next.response(to: call, authorization: "Bearer " + token)
            var refreshes = 0
            var limit = maximumRefreshes(of: call)
            while refreshes < limit, let rejection = response.tokenRejection(call) {
                call.leaveQueue()
                // Refresh the token even if this request can't be sent again: the next request needs it.
                let other: String?
                do throws(CallFailure) {
                    other = try await self.token(call) { [token] in
                        try await provider.validAccessToken(insteadOf: token)
                    }
                } catch {
                    // Nothing replaces the token, which the response says better than the refused refresh.
                    guard rejection == .invalid, case .unauthenticated(let cause as AccessTokenError) = error,
                        !cause.isTransient, !cause.isConnectivityError, cause.connectionFailure == nil
                    else { throw error }
                    return response
                }
                guard let other, !other.isEmpty, call.body.isReplayable else { return response }
                token = other
                refreshes += 1
                let isFromStore = (provider as? any ImmediateAccessTokenProvider)?.isTokenFromStore == true
                if isFromStore, limit < Self.maximumTokens { limit += 1 }
                response = try await next.response(to: call, authorization: "Bearer " + token)
            }
            return response
        case .appKeyAndSecret(let key, let secret):
            guard call.route.allowedAuthentication.contains(.app) else {
                throw .invalidConfiguration(.requiresUserAuthentication(route: call.route.path))
            }
            let credentials = Data("\(key):\(secret)".utf8).base64EncodedString()
            return try await next.response(to: call, authorization: "Basic " + credentials)
        }
    }

    /// The maximum number of other tokens for a call.
    private func maximumRefreshes(of call: Call) -> Int {
        call.options.isTransfer ? max(min(call.options.retryPolicy.maximumAttempts, Self.maximumTokens) - 1, 1) : 1
    }

    private func token<Token: Sendable>(
        _ call: Call, _ provide: () async throws -> Token
    ) async throws(CallFailure) -> Token {
        do {
            return try await waits.reportingWaits(route: call.route.path, attempt: call.attempt, reason: .accessToken) {
                _ in
                do { return Result<Token, any Error>.success(try await provide()) } catch { return .failure(error) }
            }.get()
        } catch is CancellationError {
            throw .cancelled
        } catch {
            throw .unauthenticated(error)
        }
    }
}

/// How the server rejects a token.
private enum TokenRejection {
    case expired
    /// The token was revoked, it expired long ago, or it's none.
    case invalid
}

extension CallResponse {
    /// Returns the rejection of the token if another one may help. A transfer also tries another token if the response is
    /// unreadable.
    fileprivate func tokenRejection(_ call: Call) -> TokenRejection? {
        guard metadata.status == 401 else { return nil }
        guard let tags = ErrorEnvelope(self)?.tags else { return call.options.isTransfer ? .expired : nil }
        return tags.contains("expired_access_token") ? .expired : tags.contains("invalid_access_token") ? .invalid : nil
    }
}
