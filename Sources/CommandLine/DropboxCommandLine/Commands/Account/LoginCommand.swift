import DropboxConcurrency
import DropboxCore
import Foundation
import SwiftyDropbox

/// `dbx login`: signs in to an account.
struct LoginCommand: Command {
    static let name = "login"
    static let summary = "sign in to a Dropbox account"
    static let discussion = """
        Sign in to a Dropbox account. Opens the sign-in page in the browser, and waits for the redirect to a port of this
        machine. Other accounts stay signed in. Without the key of an app, the command explains how to create one.
        """
    static let notes = """
        The app must allow PKCE. No app secret is used. The groups of --scopes are read (account, files, and folders), files
        (reading and writing them), sharing, requests, and team; `default` is what all commands for accounts of users need
        (files, sharing, and requests), `all` is each scope of the app. If the page says that a scope is not registered,
        check its line on the tab Permissions of the app, or ask for fewer scopes.
        """
    static let examples = [
        "dbx login", "dbx login --app-key abc123def456 --name work", "dbx login --scopes read --no-browser",
        "dbx login --scopes team,files",
    ]

    /// The key of the app, or `nil` to ask for it.
    private let givenKey: String?
    private let shortName: String?
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
    /// The maximum time to revoke a token after the command was stopped.
    private static let maximumRevocationTime: Duration = .seconds(5)

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
            request these scopes or groups of scopes, separated by commas, for example read,sharing.read (default: those \
            that the commands for accounts of users need)
            """)
        shortName = arguments.option("name", "NAME", "a short name for the account, for --account NAME")
        options.forcesReauthentication = arguments.flag(
            "reauthenticate", "ask for the account and the password even if the browser is signed in to Dropbox")
        server = try arguments.serverURL("host", "use another server than Dropbox, for example http://127.0.0.1:8080")
        store = AccountStore(&arguments)
        if isWithoutBrowser, requestedPort != nil { throw .usage("--port and --no-browser cannot be combined") }
        port = requestedPort ?? 0
        self.scopes = try AppRegistration.scopes(scopes ?? "default")
        givenKey = if let option { option } else { arguments.isDeclaring ? nil : try Self.appKeyOfEnvironment() }
        if let option, !AppRegistration.isKey(option) {
            throw .usage("invalid --app-key '\(option)': expected the letters and digits that the App Console shows")
        }
        if let shortName, shortName.isEmpty || shortName.contains("@") {
            throw .usage("invalid --name '\(shortName)': expected a name that is no email address")
        }
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        if let givenKey { return try await signIn(givenKey, isWithoutRedirect: isWithoutBrowser, terminal) }
        guard terminal.canAsk else {
            throw .usage(
                "missing app key: use --app-key KEY or the environment variable DROPBOX_APP_KEY; on a terminal, "
                    + "`dbx login` explains how to create an app")
        }
        let key = try await AppRegistration.askForKey(terminal, openURL)
        // The new app has no redirect URI.
        return try await signIn(key, isWithoutRedirect: true, terminal)
    }

    private func signIn(
        _ appKey: String, isWithoutRedirect: Bool, _ terminal: Terminal
    ) async throws(CommandError) -> ExitStatus {
        // The account store saves the token after the account is known.
        let manager = DropboxOAuthManager(
            configuration: .init(appKey: appKey) {
                if let server { $0.baseHosts = BaseHosts(server: server) }
                $0.retryPolicy.maximumTimeToFirstResponse = NetworkSettings.firstConnectionTimeout
            },
            secureStorageAccess: SecureStorageAccessDefaultImpl(tokens: MemoryTokenStore()))
        do {
            let token =
                try await isWithoutRedirect ? signInWithCode(manager, terminal) : signInWithBrowser(manager, terminal)
            let account = try await revokingUnstored(token, manager, terminal) {
                let account = try await self.account(token, appKey, manager)
                if try !store.add(account, token) {
                    terminal.warn(
                        "another account has the name \(shortName ?? ""); this one keeps the name that it had, if any")
                }
                return account
            }
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
        if !isWithoutBrowser { try await openURL(page) }
        while true {
            let code = await terminal.readLine()?.trimmingCharacters(in: .whitespaces)
            guard let code, !code.isEmpty else {
                if Task.isCancelled { throw CommandError.interrupted }
                throw CommandError.failure("cannot sign in: no code was entered; run the command again")
            }
            do throws(SignInError) {
                return try await manager.finish(attempt, code: code)
            } catch {
                guard error.isInvalidCode, terminal.canAsk else { throw error }
                terminal.printStatus("This code is not valid. Copy it again, or reload the page for another one. Code:")
            }
        }
    }

    /// Revokes a new token if the sign-in fails before it's stored: nobody could revoke it later.
    private func revokingUnstored<Result>(
        _ token: DropboxAccessToken, _ manager: DropboxOAuthManager, _ terminal: Terminal,
        _ work: () async throws -> Result
    ) async throws -> Result {
        do { return try await work() } catch {
            let failure = await withDelayedCancellation(Self.maximumRevocationTime, sleep: terminal.clock.sleep) {
                await manager.revoke(token)
            }
            if let failure {
                terminal.warn(
                    """
                    the new token could not be revoked (\(CommandError.userMessage(for: failure))); \
                    \(AccountStore.advice(aboutLiveTokenOfTeam: token.isOfTeam))
                    """)
            }
            throw error
        }
    }

    /// Requests the name and email address of the account or team that a token belongs to.
    private func account(
        _ token: DropboxAccessToken, _ appKey: String, _ manager: DropboxOAuthManager
    ) async throws -> SavedAccount {
        var account = SavedAccount(
            uid: token.uid, name: token.uid, appKey: appKey, server: server, shortName: shortName)
        if token.isOfTeam {
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

/// The registration of an app at Dropbox, which a user does once.
enum AppRegistration {
    /// The scopes that groups of commands need.
    static let groups: [String: [String]] = [
        "read": ["account_info.read", "files.metadata.read", "files.content.read"],
        "files": [
            "account_info.read", "files.metadata.read", "files.metadata.write", "files.content.read",
            "files.content.write",
        ], "sharing": ["sharing.read", "sharing.write"], "requests": ["file_requests.read", "file_requests.write"],
        "team": [
            "team_info.read", "members.read", "groups.read", "sessions.list", "events.read", "team_data.member",
            "team_data.team_space", "team_data.content.read",
        ],
    ]

    /// The scopes that the commands for accounts of users need. Only apps for teams can delete permanently.
    static let defaultScopes = ["files", "sharing", "requests"].flatMap { groups[$0, default: []] }

    /// Returns the scopes of a list of scopes and groups, without repetitions. The result is empty for all scopes of the
    /// app.
    static func scopes(_ list: String) throws(CommandError) -> [String] {
        let words = list.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        if words.isEmpty {
            throw .usage("--scopes needs a scope or a group, such as read; use all for each scope of the app")
        }
        if words.contains("all") { return [] }
        return words.flatMap { $0 == "default" ? defaultScopes : groups[$0] ?? [$0] }
            .reduce(into: []) { scopes, scope in if !scopes.contains(scope) { scopes.append(scope) } }
    }

    private static let consoleURL = "https://www.dropbox.com/developers/apps/create"

    /// Returns a Boolean value that indicates whether a text can be the key of an app.
    static func isKey(_ text: String) -> Bool {
        (1...64).contains(text.utf8.count) && text.allSatisfy { ("0"..."9").contains($0) || ("a"..."z").contains($0) }
    }

    /// Explains how to create an app, opens the App Console, and asks for the key.
    static func askForKey(
        _ terminal: Terminal, _ openURL: (URL) async throws(SignInError) -> Void
    ) async throws(CommandError) -> String {
        terminal.printStatus(
            text: """
                dbx signs in with an app of your own at Dropbox. Creating it takes two minutes, once:

                1. Open \(consoleURL)
                   Choose "Scoped access", then "Full Dropbox" (or "App folder" for a folder of its own), and any name.
                2. On the tab "Permissions", check these lines, and submit:
                   for files    \(groups["files", default: []].dropFirst(2).joined(separator: ", "))
                   for links and shared folders    \(groups["sharing", default: []].joined(separator: ", "))
                   for file requests    \(groups["requests", default: []].joined(separator: ", "))
                3. On the tab "Settings", leave "Allow public clients" on, and copy the "App key".

                """)
        if let url = URL(string: consoleURL) {
            // The user can open the page, too.
            do throws(SignInError) { try await openURL(url) } catch {}
        }
        while true {
            terminal.printStatus("App key:")
            guard let line = await terminal.readLine() else {
                throw Task.isCancelled ? .interrupted : .failure("cannot sign in: no app key was entered")
            }
            let key = line.trimmingCharacters(in: .whitespaces)
            if isKey(key) { return key }
            terminal.printStatus("This is no app key: expected the lowercase letters and digits below \"App key\".")
        }
    }
}

extension SignInError {
    /// A Boolean value that indicates whether the server rejected the code of the user.
    fileprivate var isInvalidCode: Bool {
        if case .rejected(let error) = self { error.reason == .invalidGrant } else { false }
    }
}
