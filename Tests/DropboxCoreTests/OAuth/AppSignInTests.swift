import DropboxAccount
import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxCore
@testable import DropboxOAuth

/// Tests signing in from apps with windows, with the page and with the Dropbox app.
@Suite(.timeLimit(.minutes(10)))
@MainActor
struct AppSignInTests {
    /// Passes a redirect to the manager and returns the result of the completion handler, or `nil` if the redirect
    /// isn't for the app.
    private func handle(_ url: URL?, _ manager: DropboxOAuthManager) async throws -> DropboxOAuthResult? {
        let url = try #require(url)
        return await withCheckedContinuation { continuation in
            _ = manager.handleRedirectURL(url) { result in
                dispatchPrecondition(condition: .onQueue(.main))
                continuation.resume(returning: result)
            }
        }
    }

    private func error(_ result: DropboxOAuthResult?) -> OAuth2Error? {
        if case .error(let reason, _) = result { reason } else { nil }
    }

    private func isCancelled(_ result: DropboxOAuthResult?) -> Bool {
        if case .cancel = result { true } else { false }
    }

    @Test func pageSignsIn() async throws {
        try await SignInFixture.run { fixture in
            let app = FakeApplication()
            fixture.manager.authorizeFromSharedApplication(
                app, usePKCE: true,
                scopeRequest: ScopeRequest(scopeType: .user, scopes: ["account_info.read"], includeGrantedScopes: false)
            )
            let page = try #require(app.page)
            var browser = TestBrowser()
            let redirect = try await browser.press(.allow, on: page).redirect
            #expect(redirect?.absoluteString.hasPrefix("db-emulatorappkey://2/token?") == true)
            guard case .success(let token) = try await handle(redirect, fixture.manager) else {
                throw SignInError.cancelled
            }
            #expect(try await fixture.client(token).users.getCurrentAccount().response().accountId == token.uid)
            #expect(app.events == ["page", "loading", "loaded"])
            #expect(fixture.manager.getFirstAccessToken() == token)
            // The sign-in has finished, so the same redirect no longer belongs to one.
            #expect(error(try await handle(redirect, fixture.manager)) == .inconsistentState)
        }
    }

    @Test func oldAppReceivesTokenInTheRedirect() async throws {
        try await SignInFixture.run { fixture in
            let app = FakeApplication()
            fixture.manager.authorizeFromSharedApplication(app)
            let page = try #require(app.page)
            #expect(page.absoluteString.contains("response_type=token"))
            #expect(!page.absoluteString.contains("code_challenge") && !page.absoluteString.contains("offline"))
            var browser = TestBrowser()
            let redirect = try await browser.press(.allow, on: page).redirect
            guard case .success(let token) = try await handle(redirect, fixture.manager) else {
                throw SignInError.cancelled
            }
            #expect(token.refreshToken == nil)
            #expect(try await fixture.client(token).users.getCurrentAccount().response().accountId == token.uid)
            #expect(fixture.calls("oauth2/token").isEmpty && app.events == ["page"])
        }
    }

    /// The form of SwiftyDropbox 9 without a completion handler.
    @Test func tokenRedirectIsHandledSynchronously() async throws {
        try await SignInFixture.run { fixture in
            let app = FakeApplication()
            var browser = TestBrowser()
            #expect(fixture.manager.handleTokenRedirect(try #require(URL(string: "db-other://2/token"))) == nil)
            fixture.manager.authorizeFromSharedApplication(app)
            let redirect = try #require(try await browser.press(.allow, on: app.shownPage).redirect)
            let result = try #require(fixture.manager.handleTokenRedirect(redirect))
            guard case .success(let token) = result else { throw SignInError.cancelled }
            #expect(fixture.manager.getFirstAccessToken() == token)
            #expect(error(fixture.manager.handleTokenRedirect(redirect)) == .inconsistentState)

            // A code has to be exchanged. The sign-in can still be finished.
            fixture.manager.authorizeFromSharedApplication(app, usePKCE: true)
            let codeRedirect = try #require(try await browser.press(.allow, on: app.shownPage).redirect)
            guard case .error(.unknown, let text?) = fixture.manager.handleTokenRedirect(codeRedirect) else {
                throw SignInError.cancelled
            }
            #expect(text.contains("completion handler"))
            guard case .success = try await handle(codeRedirect, fixture.manager) else { throw SignInError.cancelled }
        }
    }

    @Test func userCanDenyAccessOrCloseThePage() async throws {
        try await SignInFixture.run { fixture in
            let app = FakeApplication()
            fixture.manager.authorizeFromSharedApplication(app, usePKCE: true)
            var browser = TestBrowser()
            let redirect = try await browser.press(.deny, on: app.shownPage).redirect
            #expect(isCancelled(try await handle(redirect, fixture.manager)))

            fixture.manager.authorizeFromSharedApplication(app, usePKCE: true)
            app.cancelHandler?()
            #expect(app.opened.map(\.absoluteString) == ["db-emulatorappkey://2/cancel"])
            #expect(isCancelled(try await handle(app.opened.last, fixture.manager)))
        }
    }

    @Test func redirectOfEmbeddedPageIsIntercepted() async throws {
        let manager = AppSignInTests.manager()
        let app = FakeApplication()
        manager.authorizeFromSharedApplication(app, usePKCE: true)
        let tryIntercept = try #require(app.tryIntercept)
        #expect(!tryIntercept(try #require(URL(string: "https://www.dropbox.com/login"))))
        #expect(!tryIntercept(try #require(URL(string: "db-other://2/token?code=c"))))
        let redirect = try #require(URL(string: "db-key://2/token?code=c&state=s"))
        #expect(tryIntercept(redirect))
        #expect(app.opened == [redirect])
    }

    nonisolated static func manager(_ transport: FakeTransport = FakeTransport()) -> DropboxOAuthManager {
        DropboxOAuthManager(
            configuration: .init(appKey: "key"),
            secureStorageAccess: SecureStorageAccessDefaultImpl(tokens: MemoryTokenStore()), transport: transport)
    }

    @Test(arguments: [
        "db-other://2/token?code=c&state=s", "https://app.example/?code=c", "db-key://open/document", "db-key:/2/token",
        "mailto:ada@example.com", "db-keyring://1/connect", "db-key://2/document?state=s", "db-key://1",
        "db-key://3/token",
    ])
    func redirectOfAnotherAppIsIgnored(url: String) async throws {
        let manager = Self.manager()
        manager.authorizeFromSharedApplication(FakeApplication(), usePKCE: true)
        let url = try #require(URL(string: url))
        #expect(!manager.handleRedirectURL(url) { _ in })
        #expect(try await handle(url, manager) == nil)
    }

    /// After a restart, canceling the earlier sign-in isn't an error.
    @Test func cancellationWithoutASignInIsACancellation() async throws {
        #expect(isCancelled(try await handle(URL(string: "db-key://2/cancel"), Self.manager())))
    }

    @Test func forgedRedirectDoesNotFinishTheSignIn() async throws {
        try await SignInFixture.run { fixture in
            #expect(
                error(try await handle(URL(string: "db-emulatorappkey://2/token?code=c&state=s"), fixture.manager))
                    == .inconsistentState)
            let app = FakeApplication()
            fixture.manager.authorizeFromSharedApplication(app, usePKCE: true)
            for forged in ["?code=c&state=s", "?code=c", "?error=access_denied&state=s", ""] {
                let url = URL(string: "db-emulatorappkey://2/token" + forged)
                #expect(error(try await handle(url, fixture.manager)) == .inconsistentState)
            }
            #expect(fixture.calls("oauth2/token").isEmpty)
            var browser = TestBrowser()
            let redirect = try await browser.press(.allow, on: app.shownPage).redirect
            guard case .success = try await handle(redirect, fixture.manager) else { throw SignInError.cancelled }
        }
    }

    // MARK: The Dropbox app

    /// The Dropbox app doesn't support codes without PKCE.
    @Test func appWithSecretOpensThePage() throws {
        let manager = DropboxOAuthManager(
            configuration: .init(appKey: "key") { $0.appSecret = "secret" },
            secureStorageAccess: SecureStorageAccessDefaultImpl(tokens: MemoryTokenStore()), transport: FakeTransport())
        let app = FakeApplication(dropboxApps: ["dbapi-2"])
        manager.authorizeFromSharedApplication(app, usePKCE: true)
        #expect(app.page != nil && app.dropboxAppURL == nil)
    }

    @Test(arguments: ["dbapi-2", "dbapi-8-emm"])
    func dropboxAppAuthorizesTheApp(scheme: String) async throws {
        let body = #"{"access_token":"sl.a","expires_in":14400,"refresh_token":"r","account_id":"dbid:ada"}"#
        let transport = FakeTransport([FakeTransport.json(body)])
        let manager = Self.manager(transport)
        let app = FakeApplication(dropboxApps: [scheme])
        manager.authorizeFromSharedApplication(
            app, usePKCE: true,
            scopeRequest: ScopeRequest(
                scopeType: .user, scopes: ["files.content.read", "account_info.read"], includeGrantedScopes: true))
        let url = try #require(app.dropboxAppURL)
        #expect(url.scheme == scheme && url.host == "1" && url.path == "/connect" && app.page == nil)
        let fields = FormFields.decode(url.query ?? "")
        #expect(fields["k"] == "key" && fields["s"] == "")
        let extra = FormFields.decode(fields["extra_query_params"] ?? "")
        let challenge = try #require(extra["code_challenge"])
        #expect(
            extra == [
                "response_type": "code", "code_challenge": challenge, "code_challenge_method": "S256",
                "token_access_type": "offline", "scope": "files.content.read account_info.read",
                "include_granted_scopes": "user",
            ])
        let state = try #require(fields["state"])
        #expect(state == "oauth2code:\(challenge):S256:offline:files.content.read account_info.read:user")

        let back = FormFields.encode([
            ("oauth_token", "oauth2code:"), ("oauth_token_secret", "the code"), ("uid", "1"), ("state", state),
        ])
        guard case .success(let token) = try await handle(URL(string: "db-key://1/connect?" + back), manager) else {
            throw SignInError.cancelled
        }
        #expect(token.uid == "dbid:ada" && token.refreshToken == "r")
        let form = FormFields.decode(String(decoding: transport.bodies[0], as: UTF8.self))
        #expect(form["code"] == "the code" && form["code_verifier"] != nil)
        #expect(form["redirect_uri"] == "db-key://2/token")
    }

    @Test func oldAppReceivesTokenFromTheDropboxApp() async throws {
        let manager = Self.manager()
        let app = FakeApplication(dropboxApps: ["dbapi-2"])
        manager.authorizeFromSharedApplication(app)
        let fields = FormFields.decode(try #require(app.dropboxAppURL).query ?? "")
        #expect(fields["extra_query_params"] == nil)
        let state = try #require(fields["state"])
        #expect(state.hasPrefix("oauth2:"))
        let forged = "oauth_token=oauth2%3A&oauth_token_secret=t&uid=7&state=oauth2%3Aguess"
        #expect(error(try await handle(URL(string: "db-key://1/connect?" + forged), manager)) == .inconsistentState)
        let back =
            "oauth_token=oauth2%3A&oauth_token_secret=t&uid=7&"
            + FormFields.encode([("state", state)])
        guard case .success(let token) = try await handle(URL(string: "db-key://1/connect?" + back), manager) else {
            throw SignInError.cancelled
        }
        #expect(token == DropboxAccessToken(accessToken: "t", uid: "7"))
    }

    @Test func userCanDenyAccessInTheDropboxApp() async throws {
        let manager = Self.manager()
        manager.authorizeFromSharedApplication(FakeApplication(dropboxApps: ["dbapi-2"]), usePKCE: true)
        #expect(isCancelled(try await handle(URL(string: "db-key://1/cancel"), manager)))
    }

    @Test func pageOpensWithoutDropboxAppSupport() throws {
        let manager = Self.manager()
        let app = FakeApplication(dropboxApps: ["dbapi-2"], asksDropboxApp: false)
        manager.authorizeFromSharedApplication(app, usePKCE: true)
        #expect(app.page != nil)
        // Changing the account requires the page.
        let other = FakeApplication(dropboxApps: ["dbapi-2"])
        var options = SignInOptions()
        options.forcesReauthentication = true
        manager.authorize(other, options: options)
        #expect(other.page?.absoluteString.contains("force_reauthentication=true") == true)
        #expect(other.dropboxAppURL == nil)
    }
}

/// An app that records what it was asked to show.
@MainActor
final class FakeApplication: SharedApplication {
    private let dropboxApps: Set<String>
    private let asksDropboxApp: Bool
    private(set) var events: [String] = []
    private(set) var page: URL?
    private(set) var dropboxAppURL: URL?
    private(set) var opened: [URL] = []
    private(set) var tryIntercept: ((URL) -> Bool)?
    private(set) var cancelHandler: (() -> Void)?

    /// The page that is shown. There must be one.
    var shownPage: URL {
        get throws { try #require(page) }
    }

    init(dropboxApps: Set<String> = [], asksDropboxApp: Bool = true) {
        self.dropboxApps = dropboxApps
        self.asksDropboxApp = asksDropboxApp
    }

    func presentErrorMessage(_ message: String, title: String) { events.append("error") }
    func presentErrorMessageWithHandlers(
        _ message: String, title: String, buttonHandlers: [String: () -> Void]
    ) {
        events.append("error")
    }
    func presentPlatformSpecificAuth(_ authURL: URL) -> Bool {
        if asksDropboxApp { dropboxAppURL = authURL }
        return asksDropboxApp
    }
    func presentAuthChannel(
        _ authURL: URL, tryIntercept: @escaping @MainActor (URL) -> Bool,
        cancelHandler: @escaping @MainActor () -> Void
    ) {
        events.append("page")
        page = authURL
        self.tryIntercept = tryIntercept
        self.cancelHandler = cancelHandler
    }
    func presentExternalApp(_ url: URL) { opened.append(url) }
    func canPresentExternalApp(_ url: URL) -> Bool { dropboxApps.contains(url.scheme ?? "") }
    func presentLoading() { events.append("loading") }
    func dismissLoading() { events.append("loaded") }
}
