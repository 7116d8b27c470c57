import DropboxConcurrency
import DropboxCore
import DropboxHTTPServer
import Foundation

/// The HTTP server of a worker: webhooks of Dropbox, health, and metrics.
///
/// | request | response |
/// |---|---|
/// | `GET /webhook?challenge=…` | the challenge, with which Dropbox verifies the URL; 400 without one |
/// | `POST /webhook` | 200 after the namespaces are marked; 403 if the signature is missing or wrong, 400 if the signed body is not a notification, 413 if it is too long, 503 if the database doesn't answer in time |
/// | `GET /healthz` | 200 while the process runs |
/// | `GET /readyz` | 200 if the database answers and the workers aren't told to drain, otherwise 503 |
/// | `GET /metrics` | the metrics in the text format of Prometheus |
///
/// A notification only marks namespaces, so its response takes as long as one transaction. A notification that is
/// sent again has the same signature, whether Dropbox or an attacker sends it: the endpoint counts and logs it, and
/// marks the namespaces again, which costs at most one call per namespace.
///
/// The server speaks plain HTTP. Dropbox requires HTTPS: put it behind a proxy that ends TLS, and make only `/webhook`
/// public.
public final class WorkerEndpoint: Sendable {
    /// The settings of an endpoint.
    public struct Configuration: Sendable {
        /// The port, or 0 to let the system choose one. The default is 8090.
        public var port: UInt16 = 8090
        /// A Boolean value that indicates whether other machines can reach the endpoint. The default is `false`: only
        /// programs on this machine can.
        public var allowsRemoteConnections = false
        /// The secret of the app, with which Dropbox signs notifications, or `nil` for an endpoint without webhooks.
        public var appSecret: String?
        /// The maximum size of a notification in bytes. The default is 1 MiB.
        public var maximumBodySize = 1 << 20
        /// The time that the database has to mark namespaces, and to answer other requests. The default is 1 second.
        public var responseLimit: Duration = .seconds(1)
        /// The maximum number of namespaces with a metric of their own: those with the longest lag. The default is 20.
        public var namespaceMetricLimit = 20

        /// Creates the default settings.
        public init() {}
    }

    /// What the endpoint does with the rest of the worker.
    struct Actions: Sendable {
        /// Marks the namespaces that a notification names, and returns their number.
        var mark: @Sendable (WebhookNotification) async throws -> Int
        /// Returns the state of the queue, with at most as many namespaces as asked for.
        var status: @Sendable (_ limit: Int) async throws -> WorkerStatus
        /// Returns additional metrics in the text format of Prometheus.
        var metrics: @Sendable () -> String
    }

    private let configuration: Configuration
    private let log: WorkerLogHandler
    private let server: HTTPServer

    /// Creates an endpoint for a worker.
    ///
    /// - Parameters:
    ///   - configuration: The settings.
    ///   - queue: The queue of the worker.
    ///   - accountSources: The names of the sources whose accounts notifications name.
    ///   - teamSources: The names of the sources whose members notifications name.
    ///   - events: The counters of the worker.
    ///   - metrics: Returns additional metrics in the text format of Prometheus, such as those of `CallMetrics`. The
    ///   default
    ///     returns none.
    ///   - log: Receives what happens.
    public convenience init(
        _ configuration: Configuration, queue: WorkerQueue, accountSources: [String], teamSources: [String],
        events: WorkerEvents, metrics: @escaping @Sendable () -> String = { "" }, log: @escaping WorkerLogHandler
    ) {
        let mark = { @Sendable (notification: WebhookNotification) async throws -> Int in
            var count = 0
            if !notification.accounts.isEmpty {
                for source in accountSources {
                    count += try await queue.markChanged(source: source, accountIDs: notification.accounts)
                }
            }
            let members = notification.teams.values.flatMap { $0 }
            if !members.isEmpty {
                for source in teamSources {
                    count += try await queue.markTeamChanged(source: source, memberIDs: members)
                }
            }
            return count
        }
        self.init(
            configuration,
            Actions(
                mark: mark, status: { try await queue.status(limit: $0) },
                metrics: { WorkerMetricsText.text(events.counters) + metrics() }),
            log: log)
    }

    init(_ configuration: Configuration, _ actions: Actions, log: @escaping WorkerLogHandler) {
        self.configuration = configuration
        self.log = log
        let responder = EndpointResponder(configuration, actions, log)
        server = HTTPServer { await responder.response(to: $0) }
    }

    /// Starts listening.
    ///
    /// - Returns: The port.
    /// - Throws: An error that names the port if it is in use.
    public func start() throws -> UInt16 {
        let port = try server.start(
            .init(port: configuration.port, allowsRemoteConnections: configuration.allowsRemoteConnections))
        log(.init(.info, "endpoint listens", ["port": "\(port)"]))
        return port
    }

    /// Stops listening, and waits for requests in progress.
    public func stop() async { await server.stop() }
}

/// Responds to the requests of an endpoint.
final class EndpointResponder: Sendable {
    /// What became of a request for `/webhook`, as metrics name it.
    enum Outcome: String, CaseIterable {
        case challenge, accepted, repeated, unsigned, malformed, oversized, disconnected, unavailable
    }

    private struct DeadlineError: Error, CustomStringConvertible {
        let description = "the database did not answer in time"
    }

    private static let plainText: HeaderFields = [
        "Content-Type": "text/plain; charset=utf-8", "X-Content-Type-Options": "nosniff",
    ]

    private let configuration: WorkerEndpoint.Configuration
    private let actions: WorkerEndpoint.Actions
    private let log: WorkerLogHandler
    private let outcomes = Locked<[Outcome: Int]>([:])
    private let recent = Locked(RecentValues(capacity: 1_024))

    init(
        _ configuration: WorkerEndpoint.Configuration, _ actions: WorkerEndpoint.Actions,
        _ log: @escaping WorkerLogHandler
    ) {
        self.configuration = configuration
        self.actions = actions
        self.log = log
    }

    /// Returns the response to a request.
    func response(to request: ServerRequest) async -> ServerResponse {
        let isRead = ["GET", "HEAD"].contains(request.method)
        switch request.path {
        case "/webhook" where configuration.appSecret != nil:
            if isRead { return challenge(request) }
            return request.method == "POST" ? await notification(request) : Self.notAllowed("GET, HEAD, POST")
        case "/healthz": return isRead ? Self.text(200, "ok") : Self.notAllowed("GET, HEAD")
        case "/readyz": return isRead ? await readiness() : Self.notAllowed("GET, HEAD")
        case "/metrics": return isRead ? await metrics() : Self.notAllowed("GET, HEAD")
        default: return Self.text(404, "There is nothing here.")
        }
    }

    // MARK: Webhooks

    private func challenge(_ request: ServerRequest) -> ServerResponse {
        guard let response = Webhook.response(toChallenge: request.target) else {
            return refuse(.malformed, 400, "The request has no challenge.")
        }
        count(.challenge)
        log(.init(.info, "webhook verified"))
        var headers = HeaderFields()
        for (name, value) in response.headers { headers[name] = value }
        return ServerResponse(status: response.status, headers: headers, body: .data(Data(response.body.utf8)))
    }

    private func notification(_ request: ServerRequest) async -> ServerResponse {
        let limit = configuration.maximumBodySize
        if let length = request.headers["Content-Length"].flatMap({ Int($0) }), length > limit {
            return refuse(.oversized, 413, "The notification is longer than \(limit) bytes.")
        }
        let body: Data
        do throws(RequestBody.Failure) { body = try await request.body.collect(upTo: limit) } catch {
            switch error {
            case .tooLarge: return refuse(.oversized, 413, "The notification is longer than \(limit) bytes.")
            case .disconnected: return refuse(.disconnected, 400, "The notification is incomplete.")
            }
        }
        let notification: WebhookNotification
        let signature = request.headers[Webhook.signatureHeader]
        do throws(WebhookNotification.ParsingError) {
            notification = try WebhookNotification(
                body: body, signature: signature, appSecret: configuration.appSecret ?? "")
        } catch {
            switch error {
            case .invalidSignature: return refuse(.unsigned, 403, "The notification is not signed by Dropbox.")
            case .malformedBody: return refuse(.malformed, 400, "The body is not a notification.")
            }
        }
        let isRepeated = recent.withLock { $0.contains(signature ?? "") }
        let count: Int
        do {
            count = try await withinLimit { [actions] in try await actions.mark(notification) }
        } catch {
            // Dropbox sends the notification again.
            return refuse(.unavailable, 503, "Try again later.", error: error)
        }
        recent.withLock { $0.insert(signature ?? "") }
        self.count(isRepeated ? .repeated : .accepted)
        log(.init(.info, isRepeated ? "webhook repeated" : "webhook accepted", ["namespaces": "\(count)"]))
        return Self.text(200, "")
    }

    private func refuse(
        _ outcome: Outcome, _ status: Int, _ reason: String, error: (any Error)? = nil
    ) -> ServerResponse {
        count(outcome)
        var fields = ["reason": outcome.rawValue, "status": "\(status)"]
        if let error { fields["error"] = "\(error)" }
        log(.init(.warning, "webhook refused", fields))
        var response = Self.text(status, reason)
        if status == 413 { response.headers["Connection"] = "close" }
        return response
    }

    private func count(_ outcome: Outcome) { outcomes.withLock { $0[outcome, default: 0] += 1 } }

    // MARK: Health and metrics

    private func readiness() async -> ServerResponse {
        do {
            let status = try await withinLimit { [actions] in try await actions.status(0) }
            return status.isDraining ? Self.text(503, "draining") : Self.text(200, "ready")
        } catch {
            return Self.text(503, "not ready: \(error)")
        }
    }

    private func metrics() async -> ServerResponse {
        let text: String
        do {
            let limit = configuration.namespaceMetricLimit
            let status = try await withinLimit { [actions] in try await actions.status(limit) }
            text = WorkerMetricsText.text(status, namespaceLimit: limit)
        } catch {
            // The other metrics say more about an outage of the database than no metrics.
            log(.init(.warning, "metrics without the database", ["error": "\(error)"]))
            text = ""
        }
        let outcomes = outcomes.withLock { $0 }
        let webhooks = WorkerMetricsText.family(
            "webhooks_total", .counter, "Requests for the webhook endpoint.",
            Outcome.allCases.map { ([("outcome", $0.rawValue)], Double(outcomes[$0] ?? 0)) })
        var response = Self.text(200, text + webhooks + actions.metrics())
        response.headers["Content-Type"] = "text/plain; version=0.0.4; charset=utf-8"
        return response
    }

    // MARK: Responses

    /// Runs an operation, and throws an error if it takes longer than the limit. The operation isn't waited for then.
    private func withinLimit<Value: Sendable>(
        _ work: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        let (results, continuation) = AsyncStream.makeStream(of: Result<Value, any Error>.self)
        let task = Task {
            do { continuation.yield(.success(try await work())) } catch { continuation.yield(.failure(error)) }
        }
        let timer = Task { [limit = configuration.responseLimit] in
            // A canceled timer isn't needed anymore.
            do { try await Task.sleep(for: limit) } catch { return }
            continuation.yield(.failure(DeadlineError()))
        }
        defer {
            task.cancel()
            timer.cancel()
        }
        for await result in results { return try result.get() }
        throw CancellationError()
    }

    private static func text(_ status: Int, _ text: String) -> ServerResponse {
        ServerResponse(status: status, headers: plainText, body: .data(Data(text.utf8)))
    }

    private static func notAllowed(_ methods: String) -> ServerResponse {
        var response = text(405, "Only \(methods) are allowed.")
        response.headers["Allow"] = methods
        return response
    }
}

/// The last values of a sequence.
struct RecentValues {
    private let capacity: Int
    private var values: Set<String> = []
    private var order: [String] = []
    private var next = 0

    init(capacity: Int) { self.capacity = capacity }

    func contains(_ value: String) -> Bool { values.contains(value) }

    mutating func insert(_ value: String) {
        guard values.insert(value).inserted else { return }
        if order.count < capacity { return order.append(value) }
        values.remove(order[next])
        order[next] = value
        next = (next + 1) % capacity
    }
}
