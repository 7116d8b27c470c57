import Foundation
import SwiftyDropbox

/// `dbx login`: signs in to an account.
struct LoginCommand: Command {
    static let name = "login"
    static let summary = "sign in to a Dropbox account"
    static let discussion = """
        Sign in to a Dropbox account. Opens the sign-in page in the browser, and waits for the redirect to a port of this
        machine. Other accounts stay signed in.
        """
    static let notes = "The app must allow PKCE. No app secret is used."

    private let appKey: String
    private let isWithoutBrowser: Bool
    private let port: UInt16
    private let scopes: [String]
    private var options = SignInOptions()
    private let server: String?
    private let store: AccountStore

    /// Opens the sign-in page.
    var openURL: @Sendable (URL) async throws(SignInError) -> Void = { page throws(SignInError) in
        let browser = DefaultBrowser()
        if browser.isAvailable { try await browser.open(page) }
    }

    /// The maximum time to wait for the redirect.
    private static let timeout: Duration = .seconds(600)

    init(_ arguments: inout Arguments) throws(CommandError) {
        let option = arguments.option(
            "app-key", "KEY",
            "the app key from the App Console; the environment variables DBX_APP_KEY and DROPBOX_APP_KEY do the same")
        isWithoutBrowser = arguments.flag(
            "no-browser",
            "print the URL of the sign-in page, and ask for the code that it shows (for machines without a display)")
        let requestedPort: UInt16? = try arguments.number(
            "port", "PORT",
            """
            redirect the browser to this port (default: a free port). Register the redirect URI http://localhost:PORT/ in \
            the App Console
            """, in: 0...65_535)
        let scopes = arguments.option(
            "scopes", "LIST",
            """
            request these scopes, separated by commas, for example account_info.read,files.metadata.read (default: all \
            scopes of the app)
            """)
        options.forcesReauthentication = arguments.flag(
            "reauthenticate", "ask for the account and the password even if the browser is signed in to Dropbox")
        server = try arguments.serverURL("host", "use another server than Dropbox, for example http://127.0.0.1:8080")
        store = AccountStore(&arguments)
        if isWithoutBrowser, requestedPort != nil { throw .usage("--port and --no-browser cannot be combined") }
        port = requestedPort ?? 0
        self.scopes = scopes?.split(separator: ",").map(String.init) ?? []
        let key = if let option { option as String? } else { try Self.appKeyOfEnvironment() }
        guard let key, !key.isEmpty else {
            throw .usage("missing app key: use --app-key KEY or the environment variable DROPBOX_APP_KEY")
        }
        appKey = key
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        // The account store saves the token after the account is known.
        let manager = DropboxOAuthManager(
            configuration: .init(appKey: appKey) { if let server { $0.baseHosts = BaseHosts(server: server) } },
            secureStorageAccess: SecureStorageAccessDefaultImpl(tokens: MemoryTokenStore()))
        do {
            let token =
                try await isWithoutBrowser ? signInWithCode(manager, terminal) : signInWithBrowser(manager, terminal)
            let account = try await account(token, manager)
            try store.add(account, token)
            terminal.print("signed in: \(account.label) (\(account.name))")
            return .success
        } catch SignInError.cancelled {
            throw Task.isCancelled
                ? .interrupted
                : .failure("cannot sign in: access was denied on the page; run the command again to retry")
        } catch {
            throw .failure("cannot sign in", error)
        }
    }

    private static func appKeyOfEnvironment() throws(CommandError) -> String? {
        let environment = ProcessInfo.processInfo.environment
        if let key = environment["DBX_APP_KEY"], !key.isEmpty { return key }
        do throws(DropboxEnvironmentError) { return try DropboxEnvironment(environment).appKey() } catch {
            throw .usage(error.description)
        }
    }

    private var scopeRequest: ScopeRequest {
        ScopeRequest(scopeType: .user, scopes: scopes, includeGrantedScopes: false)
    }

    private func signInWithBrowser(
        _ manager: DropboxOAuthManager, _ terminal: Terminal
    ) async throws(SignInError) -> DropboxAccessToken {
        let openURL = openURL
        return try await manager.signIn(
            scopeRequest: scopeRequest, options: options, redirect: LoopbackRedirect(port: port),
            timeout: Self.timeout
        ) { page throws(SignInError) in
            terminal.printStatus(
                text: """
                    Opening the sign-in page in the browser. If it does not open, visit the page on this machine, or stop and use
                    --no-browser:

                    \(page)

                    """)
            try await openURL(page)
        }
    }

    private func signInWithCode(
        _ manager: DropboxOAuthManager, _ terminal: Terminal
    ) async throws -> DropboxAccessToken {
        let attempt = manager.beginSignIn(scopeRequest: scopeRequest, options: options)
        guard let page = attempt.authorizeURL else {
            throw CommandError.usage("invalid --host '\(server ?? "")': expected the URL of a server")
        }
        terminal.printStatus(text: "Open this page, allow access, and copy the code:\n\n\(page)\n\nCode:")
        guard let code = await terminal.readLine(), !code.isEmpty else {
            if Task.isCancelled { throw CommandError.interrupted }
            throw CommandError.failure("cannot sign in: no code was entered; run the command again")
        }
        return try await manager.finish(attempt, code: code)
    }

    /// Requests the name and email address of the account or team that a token belongs to.
    private func account(_ token: DropboxAccessToken, _ manager: DropboxOAuthManager) async throws -> SavedAccount {
        var account = SavedAccount(uid: token.uid, name: token.uid, appKey: appKey, server: server)
        if token.uid.hasPrefix("dbtid:") {
            let client = DropboxTeamClient(accessToken: token, dropboxOauthManager: manager)
            defer { client.shutdown() }
            account.name = try await client.team.getInfo().response().name
        } else {
            let client = DropboxClient(accessToken: token, dropboxOauthManager: manager)
            defer { client.shutdown() }
            let user = try await client.users.getCurrentAccount().response()
            account.name = user.name.displayName
            account.email = user.email
        }
        return account
    }
}

/// `dbx logout`: signs out of an account.
struct LogoutCommand: Command {
    static let name = "logout"
    static let summary = "sign out: revoke the token of an account and delete it"
    static let discussion = """
        Sign out of an account. Revokes its token and all other tokens of the same sign-in, and deletes the token and the
        filesystem of `dbx fs` from this machine. If Dropbox cannot be reached, the local data is deleted anyway, and the
        command fails; in that case, revoke the access at https://www.dropbox.com/account/connected_apps.

        If changes by `dbx fs` are not uploaded yet, or if another process has the filesystem open, the command fails and
        leaves the account unchanged.
        """
    static let usage = ["[ACCOUNT] [OPTIONS]", "--all [OPTIONS]"]

    private let name: String?
    private let isForAll: Bool
    private let isForced: Bool
    private let store: AccountStore

    init(_ arguments: inout Arguments) throws(CommandError) {
        name = arguments.argument(
            "ACCOUNT", "the email address or ID (see `dbx accounts`); optional if only one account is signed in",
            .account)
        isForAll = arguments.flag("all", "sign out of all accounts, independently of each other")
        isForced = arguments.flag("force", letter: "f", "discard changes that are not uploaded yet")
        store = AccountStore(&arguments)
        if isForAll, name != nil { throw .usage("--all and ACCOUNT cannot be combined") }
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        let accounts = isForAll ? try store.accounts() : [try store.account(name)]
        var status = ExitStatus.success
        for account in accounts {
            if Task.isCancelled { throw .interrupted }
            let outcome = try await terminal.reportingFailure(isJSON: false) { () async throws(CommandError) in
                try await store.signOut(account, discardingChanges: isForced)
                terminal.print("signed out: \(account.label)")
                return .success
            }
            if outcome != .success { status = outcome }
        }
        return status
    }
}

/// `dbx accounts`: lists the signed-in accounts.
struct AccountsCommand: Command {
    static let name = "accounts"
    static let summary = "list the signed-in accounts"
    static let discussion = "List the signed-in accounts. Sends no requests."
    static let output = [
        OutputField("account", "the email address, or the ID if it has none"), OutputField("id", "the ID"),
        OutputField("name", "the name"), OutputField("server", "another server than Dropbox", isOptional: true),
        OutputField("signed_in", .boolean, "whether there is a token"),
    ]

    private let isJSON: Bool
    private let store: AccountStore

    init(_ arguments: inout Arguments) throws(CommandError) {
        isJSON = arguments.flag("json", "print a JSON object on each line")
        store = AccountStore(&arguments)
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        let accounts = try store.accounts()
        var list = ResultList(terminal, isJSON: isJSON)
        for account in accounts {
            let hasToken = try store.hasToken(account)
            let server = account.server.map { "  at \($0)" } ?? ""
            try list.add(
                [
                    "account": account.label, "id": account.uid, "name": account.name, "server": account.server,
                    "signed_in": hasToken,
                ],
                [account.label, account.name, account.uid + server + (hasToken ? "" : "  (sign in again)")])
        }
        try list.finish()
        if accounts.isEmpty, !isJSON { terminal.printStatus("No account is signed in; use `dbx login`.") }
        return .success
    }
}
