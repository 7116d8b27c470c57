import DropboxHTTP
import Foundation

// Reports of clients for requests to support.

extension DropboxBase {
    /// Returns a report about the latest calls, the settings, and the environment of the client, for a request to support.
    ///
    ///     try await client.report().write(to: file)
    ///
    /// The client keeps its last 500 attempts in memory for it. It sends no requests for the report; `dbx doctor` also checks
    /// the connection, the token, its scopes, and the quota.
    public func report() async -> ClientReport { await client.report() }
}

extension DropboxTeamBase {
    /// Returns a report about the latest calls, the settings, and the environment of the client, for a request to support.
    /// See ``DropboxBase/report()``.
    public func report() async -> ClientReport { await client.report() }
}

extension DropboxAppBase {
    /// Returns a report about the latest calls, the settings, and the environment of the client, for a request to support.
    /// See ``DropboxBase/report()``.
    public func report() async -> ClientReport { await client.report() }
}

extension DropboxTransportClient {
    /// Returns a report about the latest calls, the settings, and the environment of the client, for a request to support.
    ///
    /// If ``implementation`` is `nil`, the report contains only the environment.
    public func report() async -> ClientReport {
        guard let implementation else {
            return ClientReport(
                date: Date(), facts: ClientReport.platformFacts, checks: [], attempts: [], requestsInProgress: 0)
        }
        return ClientReport(implementation)
    }
}

extension ClientReport {
    /// The difference between the clocks from which on it's a problem. Signatures and expiration dates allow less than this.
    private static let maximumSkew: Duration = .seconds(300)

    /// Creates the report of a client.
    fileprivate init(_ client: DropboxTransportClientImpl) {
        let caller = client.caller
        let clock = client.configuration.clock
        let (now, date) = (clock.now(), clock.date())
        let events = caller.events.latest
        let skew = caller.events.serverDate.flatMap { server in
            HTTPHeaders.date(server.text).map { serverDate in
                let local = date.addingTimeInterval((server.time - now) / .seconds(1))
                return Duration.seconds(min(max(local.timeIntervalSince(serverDate), -1e10), 1e10).rounded())
            }
        }
        self.init(
            date: date, facts: Self.platformFacts + Self.facts(of: client),
            checks: [Self.clockCheck(skew), Self.callCheck(events)],
            attempts: events.map { Attempt($0, start: date.addingTimeInterval(($0.start - now) / .seconds(1))) },
            clockSkew: skew, requestsInProgress: caller.activity.count)
    }

    // MARK: Checks

    private static func clockCheck(_ skew: Duration?) -> Check {
        guard let skew else { return Check("clock", .skipped, "no response had a date") }
        let seconds = skew.components.seconds
        guard max(skew, .zero - skew) > maximumSkew else {
            return Check("clock", .ok, "differs from the server's by \(seconds.magnitude) s")
        }
        return Check(
            "clock", .problem,
            "the clock of this device is \(seconds.magnitude) s \(seconds > 0 ? "ahead of" : "behind") the server's",
            remedy: "set the date, the time, and the time zone of this device, or let the network set them")
    }

    /// Judges the last call that failed for a reason other than its argument.
    private static func callCheck(_ events: [CallEvent]) -> Check {
        let failures = events.filter { $0.explanation != nil && $0.verdict != .permanent }
        guard let last = failures.last else {
            return Check("calls", events.isEmpty ? .skipped : .ok, "\(events.count) attempts are recorded")
        }
        return Check(
            "calls", .problem, "\(failures.count) calls failed, the last one is \(last.route.path)",
            remedy: last.explanation)
    }

    // MARK: Facts

    /// The facts that don't depend on a client.
    fileprivate static var platformFacts: [Fact] {
        [
            Fact("SDK", "swift-dropbox \(Constants.versionSDK)"),
            Fact("platform", "\(platform), \(ProcessInfo.processInfo.operatingSystemVersionString)"),
            Fact("compiled with", "Swift \(compiler)"),
        ]
    }

    private static func facts(of client: DropboxTransportClientImpl) -> [Fact] {
        let configuration = client.configuration
        let options = client.options
        let connection = configuration.session.transport
        let isOwn = client.transport is any LimitedTransport
        let policy = options.retryPolicy
        let hosts = configuration.baseHosts
        let servers = [hosts.apiHost, hosts.contentHost, hosts.downloadContentHost, hosts.notifyHost]
        let limit = configuration.session.timeoutIntervalForRequest
        let optional: [Fact?] = [
            Fact("user agent", configuration.userAgentHeader),
            Fact("transport", isOwn ? transportLibraries : "\(type(of: client.transport)) of the app"),
            hosts == .default ? nil : Fact("servers", servers.map(\.redactedAddress).joined(separator: ", ")),
            Fact("proxy", connection.proxyDescription(ProcessInfo.processInfo.environment)),
            Fact("trust", connection.trustDescription),
            Fact("HTTP", "\(connection.version)"),
            Fact("authentication", options.authentication.kind),
            options.context.account.isEmpty ? nil : Fact("acts for", "a selected member of the team"),
            options.context.pathRoot.map { Fact("path root", $0.kind) },
            Fact(
                "retries",
                "\(policy.maximumAttempts) attempts in \(CallLog.seconds(policy.maximumElapsedTime))"),
            Fact("timeout", "\(limit) s without \(configuration.session.minimumProgress) bytes"),
            Fact("connections per host", connection.maximumConnectionsPerHost.map(String.init) ?? "default"),
            configuration.bandwidthLimiter == nil ? nil : Fact("bandwidth", "limited"),
            configuration.middleware.isEmpty ? nil : Fact("middleware", "\(configuration.middleware.count) stages"),
            client.isBackgroundClient ? Fact("session", "background") : nil,
        ]
        return optional.compactMap(\.self)
    }

    private static var platform: String {
        #if os(Linux)
            let system = "Linux"
        #elseif os(macOS)
            let system = "macOS"
        #elseif os(iOS)
            let system = "iOS"
        #else
            let system = "another system"
        #endif
        #if arch(x86_64)
            return system + " x86_64"
        #elseif arch(arm64)
            return system + " arm64"
        #else
            return system
        #endif
    }

    private static var compiler: String {
        #if compiler(>=6.4)
            "6.4 or later"
        #elseif compiler(>=6.3)
            "6.3"
        #elseif compiler(>=6.2)
            "6.2"
        #else
            "6.1 or earlier"
        #endif
    }
}

extension ClientReport.Attempt {
    fileprivate init(_ event: CallEvent, start: Date) {
        self.init(
            start: start, route: event.route.path, number: event.attempt, queueing: event.queueing,
            duration: event.duration, delay: event.delay, sentBytes: event.sentBytes,
            receivedBytes: event.receivedBytes, status: event.status, requestID: event.requestID,
            verdict: event.verdict?.name, explanation: event.explanation)
    }
}

extension FailureVerdict {
    /// The name of the case.
    fileprivate var name: String {
        switch self {
        case .rejected: "rejected"
        case .indeterminate: "indeterminate"
        case .notSent: "notSent"
        case .permanent: "permanent"
        case .clientWide: "clientWide"
        }
    }
}

extension AuthStrategy {
    /// The kind of credentials, without the key of an app.
    fileprivate var kind: String {
        switch self {
        case .accessToken(let provider): "access token (\(type(of: provider)))"
        case .appKeyAndSecret: "app key and secret"
        }
    }
}

extension Common.PathRoot {
    /// The name of the case.
    fileprivate var kind: String {
        switch self {
        case .home: "home"
        case .root: "root"
        case .namespaceId: "namespace"
        case .other: "other"
        }
    }
}
