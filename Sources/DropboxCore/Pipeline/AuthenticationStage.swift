import Foundation

/// Signs calls: a bearer token for users and teams, key and secret for apps, nothing where the route refuses credentials.
///
/// The token is asked for anew with each attempt. Renewing one that the server calls expired belongs here too.
struct AuthenticationStage: CallAnswering {
    let next: any CallAnswering

    func answer(to call: Call) async throws(CallFailure) -> CallAnswer {
        var call = call
        if call.route.callers != [.nobody] {
            call.headers.set("Authorization", to: try await authorization(of: call))
        }
        return try await next.answer(to: call)
    }

    private func authorization(of call: Call) async throws(CallFailure) -> String {
        switch call.authentication {
        case .accessToken(let provider):
            guard call.route.callers != [.app] else { throw .unsendable(.needsApp(route: call.route.path)) }
            do {
                return "Bearer " + (try await provider.validAccessToken())
            } catch is CancellationError {
                throw .cancelled
            } catch {
                throw .unauthenticated(error)
            }
        case .appKeyAndSecret(let key, let secret):
            guard call.route.callers.contains(.app) else { throw .unsendable(.needsUser(route: call.route.path)) }
            return "Basic " + Data("\(key):\(secret)".utf8).base64EncodedString()
        }
    }
}
