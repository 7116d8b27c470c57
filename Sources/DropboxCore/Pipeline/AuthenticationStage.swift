import DropboxHTTP
import Foundation

/// Signs calls: a bearer token for users and teams, key and secret for apps, nothing where the route refuses credentials.
///
/// The token is asked for anew with each attempt. Where the server says that it has expired, whatever our clock says, the
/// call is made once more with another one. A call of a transfer, in which much may be lost, is made as often as others are
/// repeated, as long as there is another token.
struct AuthenticationStage: CallHandler {
    /// How many times a call of a transfer is made with another token.
    let patience: Int
    let waits: WaitReporter
    let next: any CallHandler

    func response(to call: Call) async throws(CallFailure) -> CallResponse {
        guard call.route.allowedAuthentication != [.none] else { return try await next.response(to: call) }
        switch call.authentication {
        case .accessToken(let provider):
            guard call.route.allowedAuthentication != [.app] else {
                throw .unsendable(.needsApp(route: call.route.path))
            }
            var token = try await self.token(call) { try await provider.validAccessToken() }
            var answer = try await self.answer(to: call, "Bearer " + token)
            var renewals = 0
            while renewals < (call.isTransfer ? max(patience, 1) : 1), answer.isOfExpiredToken(call) {
                // Also where the call cannot be sent again: the next one shall not meet the same.
                let other = try await self.token(call) { [token] in
                    try await provider.validAccessToken(insteadOf: token)
                }
                guard let other, call.body.isReplayable else { return answer }
                token = other
                renewals += 1
                answer = try await self.answer(to: call, "Bearer " + token)
            }
            return answer
        case .appKeyAndSecret(let key, let secret):
            guard call.route.allowedAuthentication.contains(.app) else {
                throw .unsendable(.needsUser(route: call.route.path))
            }
            return try await answer(to: call, "Basic " + Data("\(key):\(secret)".utf8).base64EncodedString())
        }
    }

    private func answer(to call: Call, _ authorization: String) async throws(CallFailure) -> CallResponse {
        var call = call
        call.headers.set("Authorization", to: authorization)
        return try await next.response(to: call)
    }

    private func token<Token: Sendable>(
        _ call: Call, _ provide: () async throws -> Token
    ) async throws(CallFailure) -> Token {
        do {
            return try await waits.watch(route: call.route.path, attempt: call.attempt, reason: .accessToken) { _ in
                do { return Result<Token, any Error>.success(try await provide()) } catch { return .failure(error) }
            }.get()
        } catch is CancellationError {
            throw .cancelled
        } catch {
            throw .unauthenticated(error)
        }
    }
}

extension CallResponse {
    /// Whether another token may help. An answer that was damaged on the way does not say so; a transfer gives it a try.
    fileprivate func isOfExpiredToken(_ call: Call) -> Bool {
        guard metadata.status == 401 else { return false }
        return ErrorEnvelope(self).map { $0.tags.contains("expired_access_token") } ?? call.isTransfer
    }
}
