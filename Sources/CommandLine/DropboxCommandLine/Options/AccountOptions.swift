import DropboxConcurrency
import DropboxCore
import DropboxHTTP
import Foundation
import SwiftyDropbox

/// The options that select the account of a command: a signed-in account, or a token from `--token`, `--token-file`, or the
/// environment. With a token, `--host` selects a server other than Dropbox, and the environment selects the member of a team
/// and the root of paths.
struct AccountOptions: Sendable {
    /// The options that select an account.
    static let selectingNames = ["--account", "--token-file", "--token", "--host", "--config"]

    private enum Source: Sendable {
        case credentials(DropboxEnvironment.Credentials, Target)
        case tokenFile(String, Target)
        case account(String?, AccountStore)
    }

    /// The server and the folder for which credentials are used.
    private struct Target: Sendable {
        var hosts: BaseHosts
        var context: CallContext

        init(_ host: String?, _ environment: DropboxEnvironment) throws(DropboxEnvironmentError) {
            let server = try environment.server()
            hosts = host.map { BaseHosts(server: $0) } ?? server ?? .default
            context = try environment.context()
        }

        /// The identity of the root folder, as far as it is known without a request.
        var rootIdentity: String {
            let member = (context.selectUser ?? context.selectAdmin).map { " for " + $0 } ?? ""
            let root =
                switch context.pathRoot {
                case .root(let id)?: " in root " + id
                case .namespaceId(let id)?: " in namespace " + id
                case .home?, .other?, nil: ""
                }
            return "/ at " + hosts.apiHost + member + root
        }
    }

    private var source: Source
    private let store: AccountStore
    /// Whether to retry without a time limit.
    let retries: Bool

    init(
        _ arguments: inout Arguments, environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(CommandError) {
        arguments.section("account and connection")
        let name = arguments.option(
            "account", "ACCOUNT", "use this account (see `dbx accounts`); optional if only one is signed in", .account)
        let file = arguments.option(
            "token-file", "FILE",
            """
            read an access token from FILE instead of using a signed-in account; /dev/stdin for standard input. The \
            environment variable DROPBOX_TOKEN does the same (see `dbx help` for others)
            """, .file)
        let option = arguments.option(
            "token", "TOKEN", "use this access token; it is visible in the process list of this machine")
        let host = try arguments.serverURL(
            "host", "with a token, connect to another server than Dropbox, for example http://127.0.0.1:8080")
        retries = arguments.flag("retry", "retry without a time limit, also if the server was never reached")
        store = AccountStore(&arguments)
        if file != nil, option != nil { throw .usage("--token and --token-file cannot be combined") }
        if name != nil, file != nil || option != nil {
            throw .usage("--account and --token\(file == nil ? "" : "-file") cannot be combined")
        }
        // The syntax doesn't depend on the environment.
        let environment = arguments.isDeclaring ? [:] : environment
        do throws(DropboxEnvironmentError) {
            source = try Self.source(name, store, DropboxEnvironment(environment), host, file: file, token: option)
        } catch {
            throw .usage(error.description)
        }
        guard case .account = source else { return }
        if host != nil { throw .usage("--host requires a token: use --token-file or DROPBOX_TOKEN") }
    }

    private static func source(
        _ name: String?, _ store: AccountStore, _ environment: DropboxEnvironment, _ host: String?, file: String?,
        token: String?
    ) throws(DropboxEnvironmentError) -> Source {
        if let file { return .tokenFile(file, try Target(host, environment)) }
        if let token { return .credentials(.token(token), try Target(host, environment)) }
        if let credentials = try environment.credentials() {
            if name != nil {
                try environment.reject(
                    [.token, .refreshToken], "cannot be combined with --account: leave out the option")
            }
            return .credentials(credentials, try Target(host, environment))
        }
        // A signed-in account has its own server and its own root.
        try environment.reject(
            [.server, .selectUser, .selectAdmin, .pathRoot], "requires a token: set DROPBOX_TOKEN")
        return .account(name, store)
    }

    /// Returns the directory of the account's filesystem, or `nil` for a token, whose account is unknown.
    func filesystemDirectory() throws(CommandError) -> URL? {
        guard case .account(let name, let store) = source else { return nil }
        return store.filesystemDirectory(for: try store.account(name))
    }

    /// The identity of the account, or `nil` for a token, whose account is unknown.
    func identity() throws(CommandError) -> String? {
        guard case .account(let name, let store) = source else { return nil }
        let account = try store.account(name)
        return "\(account.uid) at \(account.baseHosts.apiHost)"
    }

    /// Returns the history of the account. Without a signed-in account, it is that of the token or its file.
    func history() throws(CommandError) -> HistoryFile {
        let identity =
            switch source {
            case .account(let name, let store):
                try store.account(name).uid + " at " + (try store.account(name).baseHosts.apiHost)
            // Reading the file here would take the token from a pipe.
            case .tokenFile(let path, let target):
                URL(fileURLWithPath: path).resolvingSymlinksInPath().path + " at " + target.rootIdentity
            case .credentials(.token(let token), let target): "\(token) at \(target.rootIdentity)"
            case .credentials(.refreshToken(let token, _, _), let target): "\(token) at \(target.rootIdentity)"
            }
        return store.history(of: identity)
    }

    /// Returns the options for another signed-in account.
    func with(name: String) -> AccountOptions {
        var copy = self
        copy.source = .account(name, store)
        return copy
    }

    /// The identity of the root folder of the account. For a token, whose account is unknown, it is that of the server.
    func rootIdentity() throws(CommandError) -> String {
        switch source {
        case .credentials(_, let target), .tokenFile(_, let target): target.rootIdentity
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
        let client = try await client(settings)
        defer {
            client.shutdown()
            settings.stopShowingWaits()
        }
        return try await work(client)
    }

    /// Creates a client of the account.
    ///
    /// - Throws: An error if the account isn't signed in, or if its token can't be read.
    func client(_ settings: NetworkSettings) async throws(CommandError) -> DropboxClient {
        switch source {
        case .credentials(let credentials, let target):
            settings.client(credentials, target.hosts, target.context)
        case .tokenFile(let path, let target):
            settings.client(.token(try await Self.token(in: path)), target.hosts, target.context)
        case .account(let name, let store): try store.client(try store.account(name), settings)
        }
    }

    /// The servers of the account.
    func hosts() throws(CommandError) -> BaseHosts {
        switch source {
        case .credentials(_, let target), .tokenFile(_, let target): target.hosts
        case .account(let name, let store): try store.account(name).baseHosts
        }
    }

    /// Where the credentials are from.
    var origin: String {
        switch source {
        case .credentials(.token, _): "a token of the environment or of --token"
        case .credentials(.refreshToken, _): "a refresh token of the environment"
        case .tokenFile: "a token of --token-file"
        case .account: "a signed-in account"
        }
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
