import DropboxCore
import DropboxHTTP
import Foundation
import SwiftyDropbox

/// The settings of a command's clients for retries, and for showing waits.
struct NetworkSettings: Sendable {
    /// The maximum time to reach a server for the first time. A wrong address and a missing network don't recover by
    /// waiting, and a user who waits should learn about them soon.
    static let firstConnectionTimeout: Duration = .seconds(2)

    /// A policy without a practical limit for attempts or time.
    private static let unlimited = RetryPolicy(maximumAttempts: 1_000_000, maximumElapsedTime: .seconds(1e9))

    /// The maximum number of connections, for many small files and a network with a high latency.
    private static let maximumConnections = 64

    private var retryPolicy: RetryPolicy
    private var line: WaitingLine?
    private var log: RequestLog?
    private var timeout = NetworkSessionConfiguration.default.timeoutIntervalForRequest
    private var clock: ClientClock = .system

    /// Creates settings for the checks of `dbx doctor`, which reports soon what fails.
    ///
    /// - Throws: An error if the file of the log can't be opened.
    init(
        checking terminal: Terminal, _ patience: Patience, _ messages: MessageOptions, clock: ClientClock
    ) throws(CommandError) {
        line = WaitingLine(terminal)
        log = try RequestLog.make(messages, terminal)
        let retries = patience.isUnlimited
        retryPolicy =
            retries
            ? Self.unlimited
            : RetryPolicy(
                maximumAttempts: 3, maximumElapsedTime: .seconds(10),
                maximumTimeToFirstResponse: Self.firstConnectionTimeout)
        timeout = patience.seconds / 2
        self.clock = clock
    }

    /// The settings for the completion of paths in a shell, whose user doesn't wait long.
    static var forCompletion: NetworkSettings {
        var settings = NetworkSettings()
        settings.retryPolicy = RetryPolicy(maximumAttempts: 1, maximumElapsedTime: firstConnectionTimeout)
        settings.timeout = 3
        return settings
    }

    /// Creates settings for work in the background, which no user waits for.
    init() {
        (line, log) = (nil, nil)
        retryPolicy = .standard
    }

    /// - Parameters:
    ///   - terminal: The terminal of the log, and of a waiting user.
    ///   - isInBackground: Whether no user waits for the requests, which are then repeated for longer.
    ///   - patience: How long requests are tried.
    ///   - messages: What is logged.
    /// - Throws: An error if the file of the log can't be opened.
    init(
        _ terminal: Terminal, isInBackground: Bool, _ patience: Patience, _ messages: MessageOptions
    ) throws(CommandError) {
        self.init()
        clock = terminal.clock
        log = try RequestLog.make(messages, terminal)
        // Half of the time, so that a request that gets no response is sent a second time.
        timeout = patience.seconds / 2
        if !isInBackground { line = WaitingLine(terminal) }
        if patience.isUnlimited {
            retryPolicy = Self.unlimited
        } else if !isInBackground {
            // Only the time counts, over all attempts.
            retryPolicy = Self.unlimited
            retryPolicy.maximumTimeToFirstResponse = Self.firstConnectionTimeout
            retryPolicy.progressLimit = ProgressLimit(.seconds(patience.seconds))
        }
    }

    /// Creates a client with credentials that are no signed-in account.
    func client(
        _ credentials: DropboxEnvironment.Credentials, _ hosts: BaseHosts, _ context: CallContext
    ) -> DropboxClient {
        DropboxClient(
            transportClient: credentials.client(
                context, configuration { $0.baseHosts = hosts }, transport: transport, adjust))
    }

    /// Returns the configuration of a client with these settings.
    ///
    /// - Parameter change: A closure that changes the configuration.
    func configuration(
        _ change: (inout DropboxTransportClientImpl.Configuration) -> Void = { _ in }
    ) -> DropboxTransportClientImpl.Configuration {
        var configuration = DropboxTransportClientImpl.Configuration()
        configuration.retryPolicy = retryPolicy
        configuration.onWait = onWait
        if let log { configuration.onEvent = { log.log($0) } }
        configuration.clock = clock
        configuration.session.timeoutIntervalForRequest = timeout
        configuration.session.connection.maximumConnectionsPerHost = Self.maximumConnections
        configuration.session.connection.maximumIdleConnections = Self.maximumConnections
        change(&configuration)
        return configuration
    }

    /// Returns the configuration of the manager that refreshes the tokens of an app.
    func managerConfiguration(appKey: String, _ hosts: BaseHosts) -> DropboxOAuthManager.Configuration {
        var configuration = DropboxOAuthManager.Configuration(appKey: appKey)
        configuration.baseHosts = hosts
        configuration.session = self.configuration().session
        adjust(&configuration)
        return configuration
    }

    /// Lets requests for tokens be part of the calls that need them.
    private func adjust(_ configuration: inout DropboxOAuthManager.Configuration) {
        configuration.retryPolicy = retryPolicy
        configuration.clock = clock
        configuration.onWait = onWait
    }

    /// The transport of a client that logs headers, or `nil` for that of the platform.
    var transport: (any HTTPTransport)? {
        guard let log, log.logsHeaders else { return nil }
        return LoggingTransport(makeHTTPTransport(configuration().session.transport), log)
    }

    private var onWait: WaitHandler? {
        guard let line else { return nil }
        return { line.show($0) }
    }

    /// Stops showing waits.
    func stopShowingWaits() { line?.finish() }
}

/// How long the requests of a command are tried.
struct Patience: Sendable {
    /// The kinds of commands, which have different defaults.
    enum Kind: Sendable {
        /// The command reads or changes metadata.
        case metadata
        /// The command transfers content.
        case transfer
        /// The command syncs in the background, which tries again after a failure.
        case sync
        /// The command checks a server.
        case check

        fileprivate var seconds: Int {
            switch self {
            case .metadata: 60
            case .transfer: 300
            case .sync: 200
            case .check: 30
            }
        }
    }

    /// The maximum time without progress in seconds.
    let seconds: Double
    /// Whether to retry without a time limit.
    let isUnlimited: Bool

    init(_ arguments: inout Arguments, _ kind: Kind) throws(CommandError) {
        let seconds = try arguments.number(
            "timeout", "SECONDS",
            """
            fail after SECONDS without progress: the server doesn't respond, or asks for a longer wait (default: \
            \(kind.seconds))
            """, in: 5...86_400)
        isUnlimited = arguments.flag("retry", "retry without a time limit, also if the server was never reached")
        self.seconds = Double(seconds ?? kind.seconds)
    }
}
