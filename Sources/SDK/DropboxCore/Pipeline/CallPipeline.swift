import DropboxHTTP
import DropboxStone
import Foundation

/// The stages that every request passes through.
///
/// The initializer creates the stages from the inside out and defines their order. A retried attempt gets a fresh
/// token, and the log contains requests, not attempts.
struct CallPipeline: CallHandler {
    private let first: any CallHandler

    init(
        _ configuration: DropboxTransportClientImpl.Configuration, throttles: RequestThrottlePool,
        reachability: ServerReachability, waits: WaitReporter, events: CallEvents, transport: any HTTPTransport
    ) {
        let log = CallLog(configuration.log, configuration.clock)
        let sending = BandwidthStage(
            clientLimiter: configuration.bandwidthLimiter,
            next: TransportStage(hosts: configuration.baseHosts, transport: transport, waits: waits))
        let attempt = AuthenticationStage(
            maximumRefreshes: min(configuration.retryPolicy.maximumAttempts, Self.maximumTokens) - 1, waits: waits,
            next: HeaderStage(
                userAgent: configuration.userAgentHeader, additional: configuration.headersForRouteHost, next: sending))
        let attempts = RetryStage(
            caller: configuration.retryingCaller(waits), throttles: throttles,
            reachability: reachability, log: log, events: events,
            next: MiddlewareStage(middleware: configuration.middleware, next: attempt))
        first = LoggingStage(log: log, next: PathRootStage(next: attempts))
    }

    /// The maximum number of tokens for one request, whatever the retry policy.
    private static let maximumTokens = 8

    func response(to call: Call) async throws(CallFailure) -> CallResponse {
        try await first.response(to: call)
    }
}

// MARK: - Path root

/// A change of an account's root namespace, for example because the user joined a team or the team got a team space.
public struct PathRootChange: Sendable {
    /// The namespace ID of the old root.
    public let oldRoot: String

    /// The new root and home namespaces of the account.
    public let newRoot: Common.RootInfo

    /// The team member ID of the user on whose behalf the client sends requests, if any.
    public let selectUser: String?

    package init(oldRoot: String, newRoot: Common.RootInfo, selectUser: String?) {
        self.oldRoot = oldRoot
        self.newRoot = newRoot
        self.selectUser = selectUser
    }
}

/// Retries a request once from the new root if its path root is invalid and the client handles path root changes.
///
/// A request that continues from a cursor isn't retried, because the cursor refers to paths of the old root.
struct PathRootStage: CallHandler {
    let next: any CallHandler

    func response(to call: Call) async throws(CallFailure) -> CallResponse {
        let response = try await next.response(to: call)
        guard let onPathRootChange = call.options.onPathRootChange, let change = Self.change(of: call, response) else {
            return response
        }
        onPathRootChange(change)
        // The bytes of a stream are consumed, so only the next upload uses the new root.
        guard call.options.retriesFromNewRoot, call.body.isReplayable, !call.route.continuesFromCursor else {
            return response
        }
        var retry = call
        retry.context.pathRoot = .root(change.newRoot.rootNamespaceId)
        return try await next.response(to: retry)
    }

    private static func change(of call: Call, _ response: CallResponse) -> PathRootChange? {
        guard response.metadata.status == 422, case .root(let oldRoot)? = call.context.pathRoot,
            let error = ErrorEnvelope(response)?.error,
            // A 422 with another body is an error for the caller.
            case .invalidRoot(let newRoot)? = try? StoneCoding.decode(Common.PathRootError.self, from: error),
            newRoot.rootNamespaceId != oldRoot
        else { return nil }
        return PathRootChange(oldRoot: oldRoot, newRoot: newRoot, selectUser: call.context.selectUser)
    }
}

extension RouteDescriptor {
    /// Whether the route returns the next page of a listing.
    fileprivate var continuesFromCursor: Bool { name.split(separator: "/").last == "continue" }
}

// MARK: - Authentication

/// Adds the credentials: a bearer token for users and teams, key and secret for apps, and nothing for routes without
/// authentication.
///
/// Each attempt requests a token from the provider. If the server reports that a token has expired, regardless of the
/// local clock, the request is sent once more with another token. The failure of a transfer step can cost much
/// progress. Such a step is therefore repeated as often as the retry policy allows while the provider has other tokens.
struct AuthenticationStage: CallHandler {
    /// The maximum number of other tokens for a step of a transfer.
    let maximumRefreshes: Int
    let waits: WaitReporter
    let next: any CallHandler

    func response(to call: Call) async throws(CallFailure) -> CallResponse {
        guard !call.route.requiresNoAuthentication else { return try await next.response(to: call) }
        switch call.authentication {
        case .accessToken(let provider):
            guard !call.route.requiresAppAuthentication else {
                throw .invalidConfiguration(.requiresAppAuthentication(route: call.route.path))
            }
            if (provider as? any ImmediateAccessTokenProvider)?.availableToken == nil { call.leaveQueue() }
            var token = try await self.token(call) { try await provider.validAccessToken() }
            guard !token.isEmpty else { throw .unauthenticated(AccessTokenError.emptyToken) }
            var response = try await self.response(to: call, "Bearer " + token)
            var refreshes = 0
            while refreshes < (call.options.isTransfer ? max(maximumRefreshes, 1) : 1),
                response.reportsExpiredToken(call)
            {
                call.leaveQueue()
                // Refresh the token even if this request can't be sent again: the next request needs it.
                let other = try await self.token(call) { [token] in
                    try await provider.validAccessToken(insteadOf: token)
                }
                guard let other, !other.isEmpty, call.body.isReplayable else { return response }
                token = other
                refreshes += 1
                response = try await self.response(to: call, "Bearer " + token)
            }
            return response
        case .appKeyAndSecret(let key, let secret):
            guard call.route.allowedAuthentication.contains(.app) else {
                throw .invalidConfiguration(.requiresUserAuthentication(route: call.route.path))
            }
            return try await response(to: call, "Basic " + Data("\(key):\(secret)".utf8).base64EncodedString())
        }
    }

    private func response(to call: Call, _ authorization: String) async throws(CallFailure) -> CallResponse {
        var call = call
        call.headers.set("Authorization", to: authorization)
        return try await next.response(to: call)
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

extension CallResponse {
    /// Returns whether another token may help. A transfer also tries another token if the response is unreadable.
    fileprivate func reportsExpiredToken(_ call: Call) -> Bool {
        guard metadata.status == 401 else { return false }
        return ErrorEnvelope(self).map { $0.tags.contains("expired_access_token") } ?? call.options.isTransfer
    }
}

// MARK: - Headers

/// Returns additional headers for requests to a host. They don't replace headers that the SDK sets.
public typealias HeadersForRouteRequest = @Sendable (RouteHost) -> [String: String]

/// Adds the headers that don't depend on the argument: the user agent, the context, and the headers of the app.
struct HeaderStage: CallHandler {
    let userAgent: String
    let additional: HeadersForRouteRequest?
    let next: any CallHandler

    func response(to call: Call) async throws(CallFailure) -> CallResponse {
        var call = call
        call.headers.set("User-Agent", to: userAgent)
        // The selected user is meaningful only with a token that authorizes the selection.
        if call.route.allowedAuthentication.contains(.user) || call.route.allowedAuthentication.contains(.team) {
            call.headers["Dropbox-API-Select-User"] = call.context.selectUser
            call.headers["Dropbox-API-Select-Admin"] = call.context.selectAdmin
            call.headers["Dropbox-API-Path-Root"] = try pathRoot(of: call)
        }
        for (name, value) in additional?(call.route.host) ?? [:] where call.headers[name] == nil {
            call.headers.set(name, to: value)
        }
        return try await next.response(to: call)
    }

    private func pathRoot(of call: Call) throws(CallFailure) -> String? {
        do throws(StoneError) {
            return try call.context.pathRootHeader()
        } catch {
            throw .invalidConfiguration(.invalidContext("path root", error))
        }
    }
}

// MARK: - Bandwidth

/// Applies the bandwidth limits of the client and of the transfer to content. Arguments and results, which are short,
/// are exempt. The system schedules background requests, so they are exempt, too.
struct BandwidthStage: CallHandler {
    /// The limit of the client.
    let clientLimiter: BandwidthLimiter?
    let next: any CallHandler

    func response(to call: Call) async throws(CallFailure) -> CallResponse {
        let limiters = call.options.bandwidthLimiters + (clientLimiter.map { [$0] } ?? [])
        guard !limiters.isEmpty, call.options.background == nil else { return try await next.response(to: call) }
        var call = call
        if call.route.style == .upload {
            call.body = limiters.reduce(call.body) { $0.throttled(by: $1.uploadThrottle) }
        }
        let response = try await next.response(to: call)
        guard case .streamed(let body) = response.content else { return response }
        return CallResponse(
            metadata: response.metadata,
            content: .streamed(limiters.reduce(body) { $0.throttled(by: $1.downloadThrottle) }))
    }
}
