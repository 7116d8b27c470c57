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

    enum Source: Sendable {
        case credentials(DropboxEnvironment.Credentials, Target)
        case tokenFile(String, Target)
        case account(String?, AccountStore)
    }

    /// The server and the folder for which credentials are used.
    struct Target: Sendable {
        var hosts: BaseHosts
        var context: CallContext

        init(_ host: String?, _ environment: DropboxEnvironment) throws(DropboxEnvironmentError) {
            let server = try environment.server()
            hosts = host.map { BaseHosts(server: $0) } ?? server ?? .default
            context = try environment.context()
        }

        /// The identity of the root folder, as far as it is known without a request.
        var rootIdentity: String {
            "/ at " + hosts.apiHost + context.identity
        }
    }

    var source: Source
    let store: AccountStore
    /// The member and the path root of the options, for a signed-in account.
    var selection: CallContext
    /// How long requests are tried.
    let patience: Patience
    let messages: MessageOptions

    init(
        _ arguments: inout Arguments, _ kind: Patience.Kind = .metadata,
        environment: [String: String] = ProcessInfo.processInfo.environment
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
        let member = arguments.option(
            "as-member", "MEMBER", "with the account or token of a team: act for this member, an ID or email address")
        let admin = arguments.option(
            "as-admin", "ADMIN", "with the account or token of a team: act as this admin, an ID or email address")
        let root = arguments.option("root", "ROOT", "resolve paths in home, root:ID, or namespace:ID")
        patience = try Patience(&arguments, kind)
        store = AccountStore(&arguments)
        messages = try MessageOptions(&arguments)
        if file != nil, option != nil { throw .usage("--token and --token-file cannot be combined") }
        if name != nil, file != nil || option != nil {
            throw .usage("--account and --token\(file == nil ? "" : "-file") cannot be combined")
        }
        if member != nil, admin != nil { throw .usage("--as-member and --as-admin cannot be combined") }
        selection = try Self.context(member, admin, root)
        // The syntax doesn't depend on the environment.
        var environment = arguments.isDeclaring ? [:] : environment
        // Options win over variables; a signed-in account rejects the variables, but not the options.
        var target = environment
        if member != nil || admin != nil {
            (target["DROPBOX_SELECT_USER"], target["DROPBOX_SELECT_ADMIN"]) = (member, admin)
        }
        if let root { target["DROPBOX_PATH_ROOT"] = root }
        let hasToken = ["DROPBOX_TOKEN", "DROPBOX_REFRESH_TOKEN"].contains { environment[$0]?.isEmpty == false }
        if file != nil || option != nil || hasToken { environment = target }
        do throws(DropboxEnvironmentError) {
            source = try Self.source(name, store, DropboxEnvironment(environment), host, file: file, token: option)
        } catch {
            throw .usage(error.description)
        }
        guard case .account = source else { return }
        if host != nil { throw .usage("--host requires a token: use --token-file or DROPBOX_TOKEN") }
    }

    private static func context(
        _ member: String?, _ admin: String?, _ root: String?
    ) throws(CommandError) -> CallContext {
        let invalidMember = CommandError.usage(
            "invalid --as-\(member == nil ? "admin" : "member"): expected an ID (dbmid:…) or an email address")
        if let text = member ?? admin, !text.hasPrefix("dbmid:"), !text.contains("@") { throw invalidMember }
        let names = ["DROPBOX_SELECT_USER": member, "DROPBOX_SELECT_ADMIN": admin, "DROPBOX_PATH_ROOT": root]
        do throws(DropboxEnvironmentError) {
            return try DropboxEnvironment(names.compactMapValues(\.self)).context()
        } catch {
            guard error.variable == "DROPBOX_PATH_ROOT", let root else { throw invalidMember }
            throw .usage("invalid --root '\(root)': expected home, root:ID, or namespace:ID")
        }
    }

    private static func source(
        _ name: String?, _ store: AccountStore, _ environment: DropboxEnvironment, _ host: String?, file: String?,
        token: String?
    ) throws(DropboxEnvironmentError) -> Source {
        if let file { return .tokenFile(file, try Target(host, environment)) }
        if let token { return .credentials(.token(token), try Target(host, environment)) }
        // The option takes precedence over the environment.
        if name != nil { return .account(name, store) }
        if let credentials = try environment.credentials() {
            return .credentials(credentials, try Target(host, environment))
        }
        // A signed-in account has its own server and its own root.
        try environment.reject(
            [.server, .selectUser, .selectAdmin, .pathRoot], "requires a token: set DROPBOX_TOKEN")
        return .account(name, store)
    }

    /// Returns the directory of the account's filesystem, or `nil` for a token, whose account is unknown.
    func filesystemDirectory() throws(CommandError) -> URL? {
        // The filesystem of an account is that of its own root.
        guard case .account(let name, let store) = source, selection.identity.isEmpty else { return nil }
        return store.filesystemDirectory(for: try store.account(name))
    }

    /// The identity of the account, or `nil` for a token, whose account is unknown.
    func identity() throws(CommandError) -> String? {
        guard case .account(let name, let store) = source else { return nil }
        let account = try store.account(name)
        return "\(account.uid) at \(account.baseHosts.apiHost)\(selection.identity)"
    }

    /// Returns the history of the account. Dropbox is asked whose token it is, unless the account is signed in.
    func history(_ terminal: Terminal) async throws(CommandError) -> HistoryFile {
        if let identity = try identity() { return store.history(of: identity) }
        return try await withClient(terminal) { client throws(CommandError) in try await history(client) }
    }

    /// Returns the history of the account, to which all of its tokens belong.
    ///
    /// - Parameter client: A client of the account.
    func history(_ client: DropboxClient) async throws(CommandError) -> HistoryFile {
        if let identity = try identity() { return store.history(of: identity) }
        let server = try hosts().apiHost
        let owner = try await Self.owner(of: client)
        return store.history(of: "\(owner) at \(server)\(client.client.context.rootIdentity)")
    }

    /// Returns the directory for the datastores that the account edits in a folder. Dropbox is asked whose token it is, unless
    /// the account is signed in.
    func datastoreDirectory(_ terminal: Terminal, _ folder: String) async throws(CommandError) -> URL {
        if case .account(let name, let store) = source {
            let account = try store.account(name)
            return store.datastoreDirectory(
                for: account.uid, "\(folder.lowercased()) at \(account.baseHosts.apiHost)\(selection.identity)")
        }
        let server = try hosts().apiHost
        return try await withClient(terminal) { client throws(CommandError) in
            let root = client.client.context.rootIdentity
            return store.datastoreDirectory(
                for: try await Self.owner(of: client), "\(folder.lowercased()) at \(server)\(root)")
        }
    }

    /// Returns a text that is the same only for the same credentials and the same member and root. It doesn't reveal them.
    ///
    /// - Parameter client: A client of the account.
    func fingerprint(_ client: DropboxClient) throws(CommandError) -> String {
        let credentials =
            switch source {
            case .credentials(.token(let token), _): token
            case .credentials(.refreshToken(let token, let appKey, _), _): "\(appKey) \(token)"
            case .tokenFile: client.accessTokenProvider.accessToken
            case .account(let name, let store): "account " + (try store.account(name)).uid
            }
        return ContentHash.hash(of: Data((credentials + client.client.context.identity).utf8))
    }

    /// Returns the ID of the account to which the token of a client belongs.
    private static func owner(of client: DropboxClient) async throws(CommandError) -> String {
        do {
            return try await client.users.getCurrentAccount().response().accountId
        } catch { throw .failure("cannot find out whose token it is", error) }
    }

    /// The identity of the root folder of the account. For a token, whose account is unknown, it is that of the server.
    func rootIdentity() throws(CommandError) -> String {
        switch source {
        case .credentials(_, let target), .tokenFile(_, let target): target.rootIdentity
        case .account(let name, let store): "/ of " + (try store.account(name)).uid + selection.identity
        }
    }

    /// Runs a closure with a client of the account, and shuts down the client.
    ///
    /// - Parameters:
    ///   - terminal: The terminal that shows what the client waits for. An unreachable server is reported after a few
    ///     seconds, because a user is waiting.
    ///   - isInBackground: Whether the client syncs in the background, and retries for longer. The default is `false`.
    ///   - work: The closure.
    func withClient<Result>(
        _ terminal: Terminal, isInBackground: Bool = false, _ work: (DropboxClient) async throws(CommandError) -> Result
    ) async throws(CommandError) -> Result {
        let settings = try NetworkSettings(terminal, isInBackground: isInBackground, patience, messages)
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
        if case .account(let name, let store) = source {
            let account = try store.account(name)
            switch (account.isTeam, selection.selectUser ?? selection.selectAdmin) {
            case (true, nil):
                throw .failure("\(account.label) is a team; teams have no files; choose a member with --as-member")
            case (false, let member?):
                throw .failure("\(account.label) is a user, and can't act for \(member); choose the account of a team")
            default: break
            }
        }
        let client = try await unresolvedClient(settings)
        var context = client.client.context
        guard let member = context.selectUser ?? context.selectAdmin else { return client }
        guard member.contains("@") else {
            if case .account = source { return client }
            try await Self.checkToken(of: member, client)
            return client
        }
        let id = try await Self.memberID(member, client)
        if context.selectUser != nil { context.selectUser = id } else { context.selectAdmin = id }
        return DropboxClient(transportClient: client.client.with(context: context))
    }

    /// Checks that a token is that of a team.
    ///
    /// With the token of a user, Dropbox can ignore the member, and the command would act on the files of someone else.
    ///
    /// - Parameters:
    ///   - member: The ID of the member whom the client selects.
    ///   - client: The client, which is shut down before an error is thrown.
    private static func checkToken(of member: String, _ client: DropboxClient) async throws(CommandError) {
        do throws(CallError<Void>) {
            if try await client.users.getCurrentAccount().response().teamMemberId == member { return }
        } catch {
            // The token of a team can lack the scope, or an admin can be selected. The command reports other errors.
            guard ConnectionError.unreachable(in: error) != nil || Task.isCancelled else { return }
            client.shutdown()
            throw .failure("cannot act for \(member)", error)
        }
        client.shutdown()
        throw .failure("cannot act for \(member): this is the token of a user; \(teamTokenAdvice); or omit the member")
    }

    /// Returns the ID of a member of the team.
    private static func memberID(_ email: String, _ client: DropboxClient) async throws(CommandError) -> String {
        let team = DropboxTeamClient(transportClient: client.client.with(context: CallContext()))
        do throws(CallError<Team.MembersGetInfoError>) {
            let members = try await team.team.membersGetInfoV2(members: [.email(email)]).response().membersInfo
            if case .memberInfo(let member)? = members.first { return member.profile.teamMemberId }
        } catch {
            client.shutdown()
            var failure = CommandError.failure("cannot find the member \(email)", error)
            if error.tokenKindMessage != nil { failure.message += "; or omit --as-member" }
            throw failure
        }
        client.shutdown()
        throw .failure("\(email) is no member of the team; `dbx team members` lists the members")
    }

    /// Runs a closure with a client for the whole team, and shuts down the client.
    ///
    /// - Throws: An error if the account isn't a team, or an error of the closure.
    func withTeamClient<Result>(
        _ terminal: Terminal, _ work: (DropboxTeamClient) async throws(CommandError) -> Result
    ) async throws(CommandError) -> Result {
        let settings = try NetworkSettings(terminal, isInBackground: false, patience, messages)
        if case .account(let name, let store) = source, try !store.account(name).isTeam {
            throw .failure("\(try store.account(name).label) is no team; \(Self.teamTokenAdvice)")
        }
        let client = try await unresolvedClient(settings)
        defer {
            client.shutdown()
            settings.stopShowingWaits()
        }
        return try await work(DropboxTeamClient(transportClient: client.client.with(context: CallContext())))
    }

    static let teamTokenAdvice = """
        use the token of a team: choose team scopes for the app in the App Console, and let an admin of the team sign in \
        with `dbx login --scopes team,files`
        """

    /// Creates a client whose member can still be an email address.
    private func unresolvedClient(_ settings: NetworkSettings) async throws(CommandError) -> DropboxClient {
        switch source {
        case .credentials(let credentials, let target):
            settings.client(credentials, target.hosts, target.context)
        case .tokenFile(let path, let target):
            settings.client(.token(try await Self.token(in: path)), target.hosts, target.context)
        case .account(let name, let store): try store.client(try store.account(name), settings, selection)
        }
    }

    private static func token(in file: String) async throws(CommandError) -> String {
        let token = try await SecretFile.line(of: file, "token")
        guard token.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
            throw .failure(
                "the token in \(file) contains a space, a control character, or a character that is not ASCII; write it again"
            )
        }
        return token
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
}

extension CallContext {
    /// The member and the root as text, or an empty text for the account itself.
    fileprivate var identity: String {
        (selectUser ?? selectAdmin).map { " for " + $0 + rootIdentity } ?? rootIdentity
    }

    /// The root as text, or an empty text for that of the account.
    fileprivate var rootIdentity: String {
        switch pathRoot {
        case .root(let id)?: " in root " + id
        case .namespaceId(let id)?: " in namespace " + id
        case .home?, .other?, nil: ""
        }
    }
}
