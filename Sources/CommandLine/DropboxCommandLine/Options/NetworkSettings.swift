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
    private var tokenRetryPolicy: RetryPolicy
    private let line: WaitingLine?
    private var timeout = NetworkSessionConfiguration.default.timeoutIntervalForRequest
    private var clock: ClientClock = .system

    /// Creates settings for the checks of `dbx doctor`, which reports soon what fails.
    init(checking terminal: Terminal, retries: Bool, clock: ClientClock) {
        line = WaitingLine(terminal)
        retryPolicy =
            retries
            ? Self.unlimited
            : RetryPolicy(
                maximumAttempts: 3, maximumElapsedTime: .seconds(10),
                maximumTimeToFirstResponse: Self.firstConnectionTimeout)
        tokenRetryPolicy = retries ? Self.unlimited : RetryPolicy(maximumAttempts: 3, maximumElapsedTime: .seconds(10))
        timeout = 15
        self.clock = clock
    }

    /// The settings for the completion of paths in a shell, whose user doesn't wait long.
    static var forCompletion: NetworkSettings {
        var settings = NetworkSettings(nil, retries: false)
        settings.retryPolicy = RetryPolicy(maximumAttempts: 1, maximumElapsedTime: firstConnectionTimeout)
        settings.tokenRetryPolicy = settings.retryPolicy
        settings.timeout = 3
        return settings
    }

    /// - Parameters:
    ///   - terminal: The terminal of a waiting user, or `nil` for background work.
    ///   - retries: Whether to retry without a limit.
    init(_ terminal: Terminal?, retries: Bool) {
        line = terminal.map(WaitingLine.init)
        if retries {
            (retryPolicy, tokenRetryPolicy) = (Self.unlimited, Self.unlimited)
        } else if terminal != nil {
            retryPolicy = RetryPolicy(maximumTimeToFirstResponse: Self.firstConnectionTimeout)
            tokenRetryPolicy = RetryPolicy(maximumAttempts: 4, maximumElapsedTime: Self.firstConnectionTimeout)
        } else {
            retryPolicy = .standard
            tokenRetryPolicy = DropboxOAuthManager.Configuration(appKey: "").retryPolicy
        }
    }

    /// Creates a client with credentials that are no signed-in account.
    func client(
        _ credentials: DropboxEnvironment.Credentials, _ hosts: BaseHosts, _ context: CallContext
    ) -> DropboxClient {
        DropboxClient(
            transportClient: credentials.client(context, configuration { $0.baseHosts = hosts }) {
                $0.retryPolicy = tokenRetryPolicy
                $0.onWait = onWait
            })
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
        configuration.retryPolicy = tokenRetryPolicy
        configuration.onWait = onWait
        return configuration
    }

    private var onWait: WaitHandler? {
        guard let line else { return nil }
        return { line.show($0) }
    }

    /// Stops showing waits.
    func stopShowingWaits() { line?.finish() }
}
