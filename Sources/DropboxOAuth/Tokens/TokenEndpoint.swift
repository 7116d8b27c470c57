import DropboxCore
import Foundation
import DropboxHTTP

/// Buys tokens: `/oauth2/token`.
final class TokenEndpoint: Sendable {
    let configuration: DropboxOAuthManager.Configuration
    let transport: any HTTPTransport

    init(configuration: DropboxOAuthManager.Configuration, transport: any HTTPTransport) {
        self.configuration = configuration
        self.transport = transport
    }

    /// Answers are short; what a stranger on the way sends beyond this is left unread.
    private static let maximumAnswerBytes = 1 << 20

    /// The token that a code stands for. A code can be used once, so it is sent again only where nothing was sent.
    func exchange(
        code: String, proofKey: PKCE?, redirectURL: URL?
    ) async throws(SignInError) -> DropboxAccessToken {
        let start = configuration.now()
        let answer = try await answer(
            to: [
                ("grant_type", "authorization_code"), ("code", code), ("code_verifier", proofKey?.verifier),
                ("redirect_uri", redirectURL?.absoluteString),
            ], isRepeatable: false)
        guard let uid = answer.accountID ?? answer.teamID ?? answer.uid else {
            throw .rejected(AccessTokenError(reason: .serverError, text: "the server does not say whose token it is"))
        }
        return DropboxAccessToken(
            accessToken: answer.accessToken, uid: uid, refreshToken: answer.refreshToken,
            tokenExpirationTimestamp: answer.expiry(from: start))
    }

    /// The token with a new access token. Asking twice does no harm.
    func refresh(
        _ token: DropboxAccessToken, by refreshToken: String, scopes: [String]
    ) async throws(SignInError) -> DropboxAccessToken {
        let start = configuration.now()
        let answer = try await answer(
            to: [
                ("grant_type", "refresh_token"), ("refresh_token", refreshToken),
                ("scope", scopes.isEmpty ? nil : scopes.joined(separator: " ")),
            ], isRepeatable: true)
        return DropboxAccessToken(
            accessToken: answer.accessToken, uid: token.uid, refreshToken: answer.refreshToken ?? refreshToken,
            tokenExpirationTimestamp: answer.expiry(from: start))
    }

    // MARK: Requests

    private func answer(
        to fields: [(name: String, value: String?)], isRepeatable: Bool
    ) async throws(SignInError) -> TokenResponse {
        let host = configuration.baseHosts.apiHost
        guard let url = BaseHosts.url(host: host, path: "/oauth2/token") else {
            throw .rejected(
                AccessTokenError(reason: .invalidRequest, text: "\(RequestConfigurationError.badHost(host))"))
        }
        let form = FormFields.encode(
            fields + [
                ("client_id", configuration.appKey), ("client_secret", configuration.appSecret),
                ("locale", configuration.localeName),
            ])
        let request = HTTPRequest(
            method: "POST", url: url,
            headers: [
                "Content-Type": "application/x-www-form-urlencoded", "User-Agent": configuration.userAgentHeader,
            ], body: .data(Data(form.utf8)), timeouts: configuration.session.deadlines())
        let outcome = await outcome(of: request, isRepeatable: isRepeatable)
        switch outcome {
        case .success(let answer) where answer.isSuccess: return try TokenResponse(answer.data)
        case .success(let answer): throw .rejected(AccessTokenError(answer))
        case .failure(.cancelled): throw .cancelled
        case .failure(.unanswered(let error)):
            let reason: OAuth2Error = error.isTransient ? .temporarilyUnavailable : .unknown
            var refusal = AccessTokenError(reason: reason, text: "no answer from \(host): \(error.message)")
            refusal.isConnectivityError = !error.isTransient
            if error.isTransient, error.isRequestUnsent { refusal.connectionFailure = error }
            throw .rejected(refusal)
        case .failure(let failure):
            throw .rejected(AccessTokenError(reason: .unknown, text: "\(failure)"))
        }
    }

    /// Sends the request, again where the policy says so.
    private func outcome(of request: HTTPRequest, isRepeatable: Bool) async -> Result<CallResponse, CallFailure> {
        let waits = WaitReporter(configuration.onWaiting, clock: configuration.clock)
        let caller = RetryingCaller(
            policy: configuration.retryPolicy, clock: configuration.clock, jitter: configuration.jitter, waits: waits)
        do {
            return try await caller.outcome(of: { Self.route }, isReadOnly: isRepeatable) {
                await send(request)
            } transientFailure: { outcome in
                guard let failure = RetryPolicy.Failure(outcome), let reason = ClientWait.Reason(outcome) else {
                    return nil
                }
                return (failure, reason)
            } onRetry: { attempt, failure, wait in
                configuration.log?(
                    .info, "\(Self.route): attempt \(attempt) \(failure), next one in \(CallLog.seconds(wait))")
            }
        } catch {
            return .failure(.cancelled)
        }
    }

    private static let route = "oauth2/token"

    private func send(_ request: HTTPRequest) async -> Result<CallResponse, CallFailure> {
        do throws(HTTPError) {
            let response = try await transport.send(request)
            let body = try await response.body.collect(upTo: Self.maximumAnswerBytes)
            return .success(
                CallResponse(
                    metadata: ResponseMetadata(status: response.status, headers: response.headers),
                    content: .collected(body)))
        } catch {
            if case .cancelled = error.kind { return .failure(.cancelled) }
            return .failure(.unanswered(error))
        }
    }
}

/// What the server gives for a code or a refresh token.
private struct TokenResponse: Decodable {
    let accessToken: String
    let expiresIn: Double?
    let refreshToken: String?
    let accountID: String?
    let teamID: String?
    let uid: String?

    private enum CodingKeys: String, CodingKey {
        case accessToken = "access_token"
        case expiresIn = "expires_in"
        case refreshToken = "refresh_token"
        case accountID = "account_id"
        case teamID = "team_id"
        case uid
    }

    init(_ data: Data) throws(SignInError) {
        do { self = try JSONDecoder().decode(TokenResponse.self, from: data) } catch {
            // What was not understood may contain a token, so it is not quoted.
            throw .rejected(AccessTokenError(reason: .serverError, text: "the server's answer is not a token"))
        }
    }

    /// When the token expires, in seconds since 1970, where the time runs from the moment at which it was asked for.
    func expiry(from start: Date) -> TimeInterval? {
        // No server means more than a hundred years, and none means less than nothing.
        expiresIn.map { start.timeIntervalSince1970 + min(max($0, 0), 3.2e9) }
    }
}

extension AccessTokenError {
    /// What an answer without a token means: `{"error": "invalid_grant", "error_description": …}`, with the description
    /// in the error sometimes (`invalid_client: …`), or whatever a proxy says in its place.
    fileprivate init(_ answer: CallResponse) {
        struct Refusal: Decodable {
            let error: String
            let error_description: String?
        }
        let status = answer.metadata.status
        // HTML, plain text or nothing: the status is what counts then.
        if status < 500, let refusal = try? JSONDecoder().decode(Refusal.self, from: answer.data),
            let reason = OAuth2Error(rawValue: String(refusal.error.prefix { $0 != ":" }))
        {
            self.init(reason: reason, text: String((refusal.error_description ?? refusal.error).prefix(500)))
        } else {
            let reason: OAuth2Error =
                switch status {
                case 429: .temporarilyUnavailable
                case 500...599: .serverError
                default: .unknown
                }
            self.init(reason: reason, text: "the server answered with status \(status)")
        }
    }
}
