import DropboxConcurrency
import DropboxCore
import DropboxHTTP
import Foundation
import SwiftyDropbox

/// The options that select the account of a command: a signed-in account, or an access token from `--token`,
/// `--token-file`, or the environment. With a token, `--host` selects a server other than Dropbox.
struct AccountOptions: Sendable {
    static let help = """
          --account ACCOUNT  use this account (see `dbx accounts`); optional if only one is signed in
          --token-file FILE  read an access token from FILE instead of using a signed-in account; /dev/stdin for standard
                             input. The environment variable DROPBOX_TOKEN does the same
          --token TOKEN      use this access token; it is visible in the process list of this machine
          --host URL         with a token, connect to another server than Dropbox, for example http://127.0.0.1:8080
          --retry            retry without a time limit, also if the server was never reached
          \(AccountStore.optionHelp)
        """

    private enum Source: Sendable {
        case token(String, BaseHosts)
        case tokenFile(String, BaseHosts)
        case account(String?, AccountStore)
    }

    private let source: Source
    private let retries: Bool

    init(_ arguments: inout Arguments) throws(CommandError) {
        let host = try arguments.serverURL("host")
        let name = try arguments.option("account")
        retries = arguments.flag("retry")
        let store = try AccountStore(&arguments)
        let variable = ProcessInfo.processInfo.environment["DROPBOX_TOKEN"].flatMap { $0.isEmpty ? nil : $0 }
        let file = try arguments.option("token-file")
        let option = try arguments.option("token")
        if file != nil, option != nil { throw .usage("--token and --token-file cannot be combined") }
        let hosts = host.map { BaseHosts(server: $0) } ?? .default
        if let file {
            if name != nil { throw .usage("--account and --token-file cannot be combined") }
            source = .tokenFile(file, hosts)
        } else if let token = option ?? variable {
            if name != nil {
                throw .usage(
                    option == nil
                        ? "--account cannot be combined with DROPBOX_TOKEN; unset the variable"
                        : "--account and --token cannot be combined")
            }
            source = .token(token, hosts)
        } else {
            if host != nil { throw .usage("--host requires a token: use --token-file or DROPBOX_TOKEN") }
            source = .account(name, store)
        }
    }

    /// Returns the directory of the account's filesystem, or `nil` for a token, whose account is unknown.
    func filesystemDirectory() throws(CommandError) -> URL? {
        guard case .account(let name, let store) = source else { return nil }
        return store.filesystemDirectory(for: try store.account(name))
    }

    /// The identity of the root folder of the account. For a token, whose account is unknown, it is that of the server.
    func rootIdentity() throws(CommandError) -> String {
        switch source {
        case .token(_, let hosts), .tokenFile(_, let hosts): "/ at " + hosts.apiHost
        case .account(let name, let store): "/ of " + (try store.account(name)).uid
        }
    }

    /// Runs a closure with a client of the account, and shuts down the client.
    ///
    /// - Parameters:
    ///   - terminal: The terminal that shows what the client waits for. An unreachable server is then reported after a
    ///     few seconds, because a user is waiting. `nil` for a client that syncs in the background and retries for
    ///     longer.
    ///   - work: The closure.
    func withClient<Result>(
        _ terminal: Terminal? = nil, _ work: (DropboxClient) async throws(CommandError) -> Result
    ) async throws(CommandError) -> Result {
        let settings = NetworkSettings(terminal, retries: retries)
        let client =
            switch source {
            case .token(let token, let hosts): settings.client(token, hosts)
            case .tokenFile(let path, let hosts): settings.client(try await Self.token(in: path), hosts)
            case .account(let name, let store): try store.client(try store.account(name), settings)
            }
        defer {
            client.shutdown()
            settings.stopShowingWaits()
        }
        return try await work(client)
    }

    /// Returns the first line of a file. Reading can block, for example if the file is a terminal.
    private static func token(in path: String) async throws(CommandError) -> String {
        let text: String
        do {
            text = try await BlockingIO.disk.read { _ in
                let data = try RegularFile.readInput(URL(fileURLWithPath: path), maximumSize: 1 << 20)
                return String(decoding: data, as: UTF8.self)
            }
        } catch {
            throw .failure("cannot read the token", error)
        }
        let line = text.split(whereSeparator: \.isNewline).first.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
        guard !line.isEmpty else { throw .failure("cannot read the token: the first line of \(path) is empty") }
        return line
    }
}

/// The settings of a command's clients for retries, and for showing waits.
struct NetworkSettings: Sendable {
    /// The maximum time to reach a server for the first time. A wrong address and a missing network don't recover by
    /// waiting, and a user who waits should learn about them soon.
    static let firstConnectionTimeout: Duration = .seconds(2)

    /// A policy without a practical limit for attempts or time.
    private static let unlimited = RetryPolicy(maximumAttempts: 1_000_000, maximumElapsedTime: .seconds(1e9))

    /// The maximum number of connections, for many small files and a network with a high latency.
    private static let maximumConnections = 64

    private let retryPolicy: RetryPolicy
    private let tokenRetryPolicy: RetryPolicy
    private let line: WaitingLine?

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

    /// Creates a client with a token that cannot be refreshed.
    func client(_ token: String, _ hosts: BaseHosts) -> DropboxClient {
        DropboxClient(
            transportClient: DropboxTransportClientImpl(
                authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: token)),
                configuration: configuration { $0.baseHosts = hosts }))
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
