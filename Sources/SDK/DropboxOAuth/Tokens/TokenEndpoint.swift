import DropboxConcurrency
import DropboxCore
import DropboxHTTP
import Foundation

/// Requests tokens from `/oauth2/token`.
final class TokenEndpoint: Sendable {
    private let configuration: DropboxOAuthManager.Configuration
    private let transport: any HTTPTransport
    private let reachability: ServerReachability

    /// - Parameter reachability: Whether the server ever responded to the manager. By default, the endpoint finds out.
    init(
        configuration: DropboxOAuthManager.Configuration, transport: any HTTPTransport,
        reachability: ServerReachability = ServerReachability()
    ) {
        self.configuration = configuration
        self.transport = transport
        self.reachability = reachability
    }

    /// The maximum size of a response, which is larger than that of any token.
    private static let maximumResponseBytes = 1 << 20

    /// Exchanges a code for a token. A code is valid once, so the request is repeated only if it wasn't sent.
    func exchange(
        code: String, pkce: PKCE?, redirectURL: URL?
    ) async throws(SignInError) -> DropboxAccessToken {
        let start = configuration.now()
        let response = try await response(
            to: [
                ("grant_type", "authorization_code"), ("code", code), ("code_verifier", pkce?.verifier),
                ("redirect_uri", redirectURL?.absoluteString),
            ], isRepeatable: false)
        guard let uid = response.accountID ?? response.teamID ?? response.uid else {
            throw .rejected(
                AccessTokenError(
                    reason: .serverError, message: "the server's response does not name the account of the token"))
        }
        return DropboxAccessToken(
            accessToken: response.accessToken, uid: uid, refreshToken: response.refreshToken,
            tokenExpirationTimestamp: response.expiry(from: start))
    }

    /// Returns the token with a new access token. The request is safe to repeat.
    func refresh(
        _ token: DropboxAccessToken, with refreshToken: String, scopes: [String]
    ) async throws(SignInError) -> DropboxAccessToken {
        let start = configuration.now()
        let response = try await response(
            to: [
                ("grant_type", "refresh_token"), ("refresh_token", refreshToken),
                ("scope", scopes.isEmpty ? nil : scopes.joined(separator: " ")),
            ], isRepeatable: true)
        return DropboxAccessToken(
            accessToken: response.accessToken, uid: token.uid, refreshToken: response.refreshToken ?? refreshToken,
            tokenExpirationTimestamp: response.expiry(from: start))
    }

    // MARK: Requests

    private func response(
        to fields: [(name: String, value: String?)], isRepeatable: Bool
    ) async throws(SignInError) -> TokenResponse {
        let host = configuration.baseHosts.apiHost
        guard let url = BaseHosts.url(host: host, path: "/oauth2/token") else {
            throw .rejected(
                AccessTokenError(reason: .invalidRequest, message: "\(RequestConfigurationError.invalidHost(host))"))
        }
        let form = FormFields.encode(
            fields + [
                ("client_id", configuration.appKey), ("client_secret", configuration.appSecret),
                ("locale", configuration.localeName),
            ])
        var request = HTTPRequest(
            method: "POST", url: url,
            headers: [
                "Content-Type": "application/x-www-form-urlencoded", "User-Agent": configuration.userAgentHeader,
            ], body: .data(Data(form.utf8)), timeouts: configuration.session.timeouts())
        request.requiresNewConnection = !isRepeatable
        let (outcome, isUnreachable) = await outcome(of: request, isRepeatable: isRepeatable)
        switch outcome {
        case .success(let response) where response.isSuccess: return try TokenResponse(response)
        case .success(let response): throw .rejected(AccessTokenError(response))
        case .failure(.cancelled): throw .cancelled
        case .failure(.noResponse(let error)):
            let isTemporary = error.verdict.isTemporary
            let reason: OAuth2Error = isTemporary ? .temporarilyUnavailable : .unknown
            var rejection = AccessTokenError(reason: reason, message: "no response from \(host): \(error.message)")
            rejection.isConnectivityError = !isTemporary
            if error.verdict == .notSent { rejection.connectionFailure = error }
            rejection.isServerUnreachable = isUnreachable
            throw .rejected(rejection)
        case .failure(let failure):
            throw .rejected(AccessTokenError(reason: .unknown, message: "\(failure)"))
        }
    }

    /// Sends the request and repeats it according to the policy. Also returns whether it gave up because the server never
    /// responded.
    private func outcome(
        of request: HTTPRequest, isRepeatable: Bool
    ) async -> (Result<CallResponse, CallFailure>, isUnreachable: Bool) {
        let start = configuration.clock.now()
        var isUnreachable = false
        let waits = WaitReporter(configuration.onWait, clock: configuration.clock)
        let caller = RetryingCaller(
            policy: configuration.retryPolicy, clock: configuration.clock, jitter: configuration.jitter, waits: waits)
        do {
            let outcome = try await caller.outcome(of: { Self.route }, isReadOnly: isRepeatable) {
                await send(request)
            } transientFailure: { outcome in
                isUnreachable = self.isUnreachable(after: outcome, since: start)
                guard !configuration.retryPolicy.fails(outcome), !isUnreachable, let failure = FailureVerdict(outcome),
                    let reason = ClientWait.Reason(outcome, failure)
                else { return nil }
                return (failure, reason)
            } onRetry: { attempt, failure, wait in
                configuration.log?(
                    .info, "\(Self.route): attempt \(attempt) \(failure), next one in \(CallLog.seconds(wait))")
            }
            return (outcome, isUnreachable)
        } catch {
            return (.failure(.cancelled), false)
        }
    }

    /// Returns whether the server never responded, and another attempt would start after the time for its first response.
    private func isUnreachable(after outcome: Result<CallResponse, CallFailure>, since start: Duration) -> Bool {
        let policy = configuration.retryPolicy
        switch outcome {
        case .success: reachability.recordResponse()
        case .failure(.noResponse(let error)) where error.verdict == .notSent:
            guard let limit = policy.maximumTimeToFirstResponse else { return false }
            return reachability.givesUp(
                after: error, nextAttempt: configuration.clock.now() + policy.initialBackoff, limit: limit,
                callStart: start)
        case .failure: break
        }
        return false
    }

    private static let route = "oauth2/token"

    private func send(_ request: HTTPRequest) async -> Result<CallResponse, CallFailure> {
        var request = request
        let limit = configuration.retryPolicy.progressLimit
        if let time = limit?.remaining(at: configuration.clock.now()) { request.timeouts.limit(to: time) }
        do throws(HTTPError) {
            let response = try await transport.send(request)
            let body = try await response.body.collect(upTo: Self.maximumResponseBytes)
            return .success(
                CallResponse(
                    metadata: ResponseMetadata(status: response.status, headers: response.headers),
                    content: .collected(body)))
        } catch {
            if case .cancelled = error.kind { return .failure(.cancelled) }
            return .failure(.noResponse(error))
        }
    }
}

/// The response to a code or a refresh token.
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

    init(_ response: CallResponse) throws(SignInError) {
        do { self = try JSONDecoder().decode(TokenResponse.self, from: response.data) } catch {
            // Don't quote the response, which can contain a token.
            throw .rejected(
                response.isHTML
                    ? AccessTokenError(
                        reason: .unknown, message: ResponseDecodingError.foreignResponse(response.metadata.status))
                    : AccessTokenError(reason: .serverError, message: "the server's response is not a token"))
        }
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        accessToken = try fields.decode(String.self, forKey: .accessToken)
        refreshToken = try fields.decodeIfPresent(String.self, forKey: .refreshToken)
        accountID = try fields.decodeIfPresent(String.self, forKey: .accountID)
        teamID = try fields.decodeIfPresent(String.self, forKey: .teamID)
        uid = try fields.decodeIfPresent(NumberOrText.self, forKey: .uid)?.text
        expiresIn = try fields.decodeIfPresent(NumberOrText.self, forKey: .expiresIn).flatMap { Double($0.text) }
    }

    /// A number that some servers send as a string, or the other way around.
    private struct NumberOrText: Decodable {
        let text: String

        init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            if let number = try? value.decode(Int64.self) {  // another form of the value is tried next
                text = "\(number)"
            } else if let number = try? value.decode(Double.self) {  // as above
                text = "\(number)"
            } else {
                text = try value.decode(String.self)
            }
        }
    }

    /// Returns the expiration time in seconds since 1970. The lifetime starts at the time of the request.
    func expiry(from start: Date) -> TimeInterval? {
        // Limit the lifetime to between zero and about a hundred years.
        expiresIn.map { start.timeIntervalSince1970 + min(max($0, 0), 3.2e9) }
    }
}

extension AccessTokenError {
    /// Creates an error from a response without a token: `{"error": "invalid_grant", "error_description": …}`.
    /// Sometimes the error contains the description (`invalid_client: …`), and a proxy can send any content.
    fileprivate init(_ response: CallResponse) {
        struct ErrorBody: Decodable {
            let error: String
            let error_description: String?
        }
        let status = response.metadata.status
        // For HTML, plain text, or an empty body, the status determines the error.
        if status < 500, let body = try? JSONDecoder().decode(ErrorBody.self, from: response.data),
            let reason = OAuth2Error(rawValue: String(body.error.prefix { $0 != ":" }))
        {
            let detail = body.error.dropFirst(reason.rawValue.count).drop { $0 == ":" || $0 == " " }
            let message = body.error_description ?? (detail.isEmpty ? nil : String(detail))
            self.init(reason: reason, message: message.map { String($0.prefix(500)) })
        } else {
            let reason: OAuth2Error =
                switch FailureVerdict(status: status) {
                case .rejected, .notSent: .temporarilyUnavailable
                case .indeterminate: .serverError
                case .permanent, .clientWide: .unknown
                }
            let isForeign = response.isHTML && !FailureVerdict(status: status).isTemporary
            let message =
                isForeign
                ? ResponseDecodingError.foreignResponse(status) : "the server responded with status \(status)"
            self.init(reason: reason, message: message)
        }
    }
}

/// Names and values in the format of forms and queries.
enum FormFields {
    /// Returns the fields in the format `a=1&b=x%20y`. All characters except letters, digits, and `-._~` are escaped.
    static func encode(_ fields: [(name: String, value: String?)]) -> String {
        fields.compactMap { field in field.value.map { field.name.percentEncoded() + "=" + $0.percentEncoded() } }
            .joined(separator: "&")
    }

    /// Returns the fields of a query, a fragment, or a form. If a name occurs more than once, the first value is used.
    static func decode(_ text: String) -> [String: String] {
        let pairs = text.split(separator: "&").map { pair -> (String, String) in
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return (unescape(parts[0]), parts.count > 1 ? unescape(parts[1]) : "")
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }

    private static func unescape(_ text: Substring) -> String {
        let text = String(text).replacing("+", with: " ")
        // An invalid escape represents itself.
        return text.removingPercentEncoding ?? text
    }
}
