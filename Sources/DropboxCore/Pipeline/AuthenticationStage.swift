import Foundation

/// Signs calls: a bearer token for users and teams, key and secret for apps, nothing where the route refuses credentials.
///
/// The token is asked for anew with each attempt. Where the server says that it has expired, whatever our clock says, the
/// call is made once more with another one.
struct AuthenticationStage: CallAnswering {
    let next: any CallAnswering

    func answer(to call: Call) async throws(CallFailure) -> CallAnswer {
        guard call.route.callers != [.nobody] else { return try await next.answer(to: call) }
        switch call.authentication {
        case .accessToken(let provider):
            guard call.route.callers != [.app] else { throw .unsendable(.needsApp(route: call.route.path)) }
            let token = try await Self.token { try await provider.validAccessToken() }
            let answer = try await self.answer(to: call, "Bearer " + token)
            guard answer.saysThatTheTokenExpired else { return answer }
            // Also where the call cannot be sent again: the next one shall not meet the same.
            let other = try await Self.token { try await provider.validAccessToken(insteadOf: token) }
            guard let other, call.body.isReplayable else { return answer }
            return try await self.answer(to: call, "Bearer " + other)
        case .appKeyAndSecret(let key, let secret):
            guard call.route.callers.contains(.app) else { throw .unsendable(.needsUser(route: call.route.path)) }
            return try await answer(to: call, "Basic " + Data("\(key):\(secret)".utf8).base64EncodedString())
        }
    }

    private func answer(to call: Call, _ authorization: String) async throws(CallFailure) -> CallAnswer {
        var call = call
        call.headers.set("Authorization", to: authorization)
        return try await next.answer(to: call)
    }

    private static func token<Token>(_ provide: () async throws -> Token) async throws(CallFailure) -> Token {
        do {
            return try await provide()
        } catch is CancellationError {
            throw .cancelled
        } catch {
            throw .unauthenticated(error)
        }
    }
}

extension CallAnswer {
    fileprivate var saysThatTheTokenExpired: Bool {
        metadata.status == 401 && ErrorEnvelope(self)?.tags.contains("expired_access_token") == true
    }
}
