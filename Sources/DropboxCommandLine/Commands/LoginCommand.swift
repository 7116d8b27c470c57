import Foundation
import SwiftyDropbox

/// `dbx login`: signs in to an account.
struct LoginCommand: Command {
    static let name = "login"
    static let summary = "signs in to a Dropbox account"
    static let help = """
        Signs in to a Dropbox account. Opens the sign-in page in the browser and waits until the browser comes back to a
        port of this machine. Signing in to further accounts keeps the others.

        usage: dbx login --app-key KEY [OPTIONS]

          --app-key KEY      the app key that the App Console shows; DBX_APP_KEY in the environment does as well
          --no-browser       print the address of the page instead, and ask for the code that it shows: for machines
                             without a display
          --port PORT        the port that the browser comes back to; a free one by default. The App Console wants the
                             address registered: http://localhost:PORT/
          --scopes LIST      what to ask for, with commas between: account_info.read,files.metadata.read; by default all
                             that the app is registered for
          --other-account    have the page ask who signs in, also where the browser knows
          --host URL         another server than Dropbox: http://127.0.0.1:8080, for instance
          \(AccountStore.optionHelp)

        The app has to be one that allows PKCE; no app secret is used.
        """

    private let appKey: String
    private let isWithoutBrowser: Bool
    private let port: UInt16
    private let scopes: [String]
    private var options = SignInOptions()
    private let server: String?
    private let book: AccountStore

    /// Shows the page to the user.
    var openURL: @Sendable (URL) async throws(SignInError) -> Void = { page throws(SignInError) in
        let browser = DefaultBrowser()
        if browser.isAvailable { try await browser.open(page) }
    }

    /// How long to wait for the browser.
    private static let timeout: Duration = .seconds(600)

    init(_ arguments: inout Arguments) throws(CommandError) {
        let key = try arguments.option("app-key") ?? ProcessInfo.processInfo.environment["DBX_APP_KEY"]
        guard let key, !key.isEmpty else {
            throw .usage("--app-key KEY is needed, or DBX_APP_KEY in the environment: the key of an app of yours.")
        }
        appKey = key
        isWithoutBrowser = arguments.flag("no-browser")
        let wantedPort: UInt16? = try arguments.number("port", in: 0...65_535)
        if isWithoutBrowser, wantedPort != nil { throw .usage("--port does not go with --no-browser") }
        port = wantedPort ?? 0
        scopes = try arguments.option("scopes")?.split(separator: ",").map(String.init) ?? []
        options.forcesReauthentication = arguments.flag("other-account")
        server = try arguments.server("host")
        book = try AccountStore(&arguments)
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        // The token is kept once it is known whose it is.
        let manager = DropboxOAuthManager(
            configuration: .init(appKey: appKey) { if let server { $0.baseHosts = BaseHosts(server: server) } },
            secureStorageAccess: SecureStorageAccessDefaultImpl(tokens: MemoryTokenStore()))
        do {
            let token = try await isWithoutBrowser ? byCode(manager, terminal) : byBrowser(manager, terminal)
            let account = try await account(token, manager)
            try book.add(account, token)
            terminal.print("signed in: \(account.label) (\(account.name))")
            return .success
        } catch SignInError.cancelled {
            throw Task.isCancelled ? .interrupted : .failure("the app was not let in")
        } catch {
            throw .failure("cannot sign in", error)
        }
    }

    private var scopeRequest: ScopeRequest {
        ScopeRequest(scopeType: .user, scopes: scopes, includeGrantedScopes: false)
    }

    private func byBrowser(
        _ manager: DropboxOAuthManager, _ terminal: Terminal
    ) async throws(SignInError) -> DropboxAccessToken {
        let openURL = openURL
        return try await manager.signIn(
            scopeRequest: scopeRequest, options: options, redirect: LoopbackRedirect(port: port),
            timeout: Self.timeout
        ) { page throws(SignInError) in
            terminal.printStatus(
                text: "The sign-in page opens in the browser. If it does not, open it yourself:\n\n\(page)\n")
            try await openURL(page)
        }
    }

    private func byCode(_ manager: DropboxOAuthManager, _ terminal: Terminal) async throws -> DropboxAccessToken {
        let attempt = manager.beginSignIn(scopeRequest: scopeRequest, options: options)
        guard let page = attempt.authorizeURL else { throw CommandError.usage("'\(server ?? "")' is no server.") }
        terminal.printStatus(text: "Open this page, let the app in, and copy the code:\n\n\(page)\n\nCode:")
        guard let code = await terminal.readLine(), !code.isEmpty else { throw SignInError.cancelled }
        return try await manager.finish(attempt, code: code)
    }

    /// Who signed in.
    private func account(_ token: DropboxAccessToken, _ manager: DropboxOAuthManager) async throws -> SavedAccount {
        var account = SavedAccount(uid: token.uid, name: token.uid, appKey: appKey, server: server)
        if token.uid.hasPrefix("dbtid:") {
            let client = DropboxTeamClient(accessToken: token, dropboxOauthManager: manager)
            defer { client.shutdown() }
            account.name = try await client.team.getInfo().response().name
        } else {
            let client = DropboxClient(accessToken: token, dropboxOauthManager: manager)
            defer { client.shutdown() }
            let person = try await client.users.getCurrentAccount().response()
            account.name = person.name.displayName
            account.email = person.email
        }
        return account
    }
}
