import DropboxCore
import SwiftyDropbox

/// How the clients of a command treat a network that does not work, and who is told of it.
struct NetworkSettings: Sendable {
    /// How long a command tries to reach a server before it gives up. A wrong address and a missing network do not get
    /// better by waiting, and somebody who waits wants to know.
    static let firstContact: Duration = .seconds(2)

    /// As long as it takes, in attempts and in time.
    private static let patient = RetryPolicy(maximumAttempts: 1_000_000, maximumElapsedTime: .seconds(1e9))

    private let retryPolicy: RetryPolicy
    private let tokenRetryPolicy: RetryPolicy
    private let line: WaitingLine?

    /// - Parameters:
    ///   - terminal: Where somebody waits; `nil` where nobody does.
    ///   - retries: Whether to try for as long as it takes.
    init(_ terminal: Terminal?, retries: Bool) {
        line = terminal.map(WaitingLine.init)
        if retries {
            (retryPolicy, tokenRetryPolicy) = (Self.patient, Self.patient)
        } else if terminal != nil {
            retryPolicy = RetryPolicy(maximumTimeToFirstResponse: Self.firstContact)
            tokenRetryPolicy = RetryPolicy(maximumAttempts: 4, maximumElapsedTime: Self.firstContact)
        } else {
            retryPolicy = .standard
            tokenRetryPolicy = DropboxOAuthManager.Configuration(appKey: "").retryPolicy
        }
    }

    /// A client that has a token and cannot renew it.
    func client(_ token: String, _ hosts: BaseHosts) -> DropboxClient {
        DropboxClient(
            transportClient: DropboxTransportClientImpl(
                authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: token)),
                configuration: configuration { $0.baseHosts = hosts }))
    }

    /// What clients of these settings are made with.
    func configuration(
        _ change: (inout DropboxTransportClientImpl.Configuration) -> Void = { _ in }
    ) -> DropboxTransportClientImpl.Configuration {
        var configuration = DropboxTransportClientImpl.Configuration()
        configuration.retryPolicy = retryPolicy
        configuration.onWaiting = onWaiting
        change(&configuration)
        return configuration
    }

    /// What renews the tokens of an app.
    func managerConfiguration(appKey: String, _ hosts: BaseHosts) -> DropboxOAuthManager.Configuration {
        var configuration = DropboxOAuthManager.Configuration(appKey: appKey)
        configuration.baseHosts = hosts
        configuration.retryPolicy = tokenRetryPolicy
        configuration.onWaiting = onWaiting
        return configuration
    }

    private var onWaiting: WaitingHandler? {
        guard let line else { return nil }
        return { line.show($0) }
    }

    /// The work is done: nothing is shown any more.
    func end() { line?.end() }
}
