import DropboxAccount
import DropboxCore
import DropboxEmulator
import DropboxFiles
import DropboxOAuth
import DropboxTestSupport
import Foundation
import Testing

/// Tests signing in with codes: PKCE, secrets, scopes, and redirects.
@Suite(.timeLimit(.minutes(10)))
struct CodeFlowTests {
    private static let back = URL(string: "https://app.example/back")

    @Test func enteredCodeIsExchangedAndStored() async throws {
        try await SignInFixture.run { fixture in
            let token = try await fixture.signedIn(["files.metadata.read"])
            let account = try await fixture.client(token).users.getCurrentAccount().response()
            #expect(token.uid == account.accountId)
            #expect(token.refreshToken != nil)
            let expiry = try #require(token.tokenExpirationTimestamp)
            #expect(abs(expiry - fixture.emulator.clock.now.timeIntervalSince1970 - 4 * 3600) < 60)
            #expect(try fixture.tokens.token(of: token.uid) == token)
            #expect(fixture.manager.getAllAccessTokens() == [token.uid: token])
            let form = try #require(fixture.calls("oauth2/token").first?.request.text)
            #expect(form.contains("code_verifier=") && !form.contains("client_secret"))
        }
    }

    @Test func redirectContainsTheCode() async throws {
        try await SignInFixture.run { fixture in
            let attempt = fixture.manager.beginSignIn(redirectURL: Self.back)
            var browser = TestBrowser()
            let redirect = try #require(try await browser.press(.allow, on: attempt.page).redirect)
            let token = try await fixture.manager.finish(attempt, redirect: redirect)
            #expect(token.refreshToken != nil)
        }
    }

    @Test func attemptSurvivesARoundTrip() async throws {
        try await SignInFixture.run { fixture in
            let attempt = fixture.manager.beginSignIn(redirectURL: Self.back)
            let decoded = try JSONDecoder().decode(SignInAttempt.self, from: JSONEncoder().encode(attempt))
            var browser = TestBrowser()
            let redirect = try #require(try await browser.press(.allow, on: decoded.page).redirect)
            let other = SignInFixture.manager(fixture.emulator, MemoryTokenStore())
            let token = try await other.finish(decoded, redirect: redirect)
            #expect(token.uid.hasPrefix("dbid:"))
        }
    }

    @Test func serverSendsItsSecret() async throws {
        try await SignInFixture.run { configuration in
            configuration.appSecret = "emulatorsecret"
        } _: { fixture in
            let attempt = fixture.manager.beginSignIn()
            #expect(attempt.authorizeURL?.absoluteString.contains("code_challenge") == false)
            let token = try await fixture.signedIn()
            #expect(token.refreshToken != nil)
            let renewed = try await fixture.manager.refreshedAccessToken(token, scopes: [])
            #expect(renewed.accessToken != token.accessToken)
        }
        try await SignInFixture.run { configuration in
            configuration.appSecret = "wrong"
        } _: { fixture in
            let error = await #expect(throws: SignInError.self) { try await fixture.signedIn() }
            #expect(error?.reason == .invalidClient)
        }
    }

    @Test func pageURLContainsTheRequestedAccess() throws {
        let manager = DropboxOAuthManager(
            configuration: .init(appKey: "key") { $0.locale = Locale(identifier: "pt_BR") },
            secureStorageAccess: SecureStorageAccessDefaultImpl(tokens: MemoryTokenStore()))
        var options = SignInOptions()
        options.requiredRole = .work
        options.forcesReapproval = true
        options.forcesReauthentication = true
        options.allowsSignUp = false
        let scopes = ScopeRequest(
            scopeType: .team, scopes: ["team_info.read", "members.read"], includeGrantedScopes: true)
        let attempt = manager.beginSignIn(redirectURL: Self.back, scopeRequest: scopes, options: options)
        let page = try #require(attempt.authorizeURL)
        let parts = try #require(URLComponents(url: page, resolvingAgainstBaseURL: false))
        #expect(parts.scheme == "https" && parts.host == "www.dropbox.com" && parts.path == "/oauth2/authorize")
        var fields = (parts.queryItems ?? []).reduce(into: [:]) { $0[$1.name] = $1.value }
        #expect(fields.removeValue(forKey: "state") == attempt.state)
        #expect(fields.removeValue(forKey: "code_challenge")?.utf8.count == 43)
        #expect(
            fields == [
                "client_id": "key", "redirect_uri": "https://app.example/back", "response_type": "code",
                "code_challenge_method": "S256", "token_access_type": "offline",
                "scope": "team_info.read members.read", "include_granted_scopes": "team", "locale": "pt-BR",
                "require_role": "work", "force_reapprove": "true", "force_reauthentication": "true",
                "disable_signup": "true",
            ])
        // Without scopes, there is nothing to add granted scopes to.
        let all = ScopeRequest(scopeType: .user, scopes: [], includeGrantedScopes: true)
        let quiet = try #require(manager.beginSignIn(scopeRequest: all).authorizeURL).absoluteString
        #expect(!quiet.contains("scope") && !quiet.contains("redirect_uri") && !quiet.contains("disable_signup"))
    }

    @Test func tokenHasTheRequestedScopes() async throws {
        try await SignInFixture.run { fixture in
            let client = fixture.client(try await fixture.signedIn(["account_info.read"]))
            _ = try await client.users.getCurrentAccount().response()
            let error = await #expect(throws: CallError<Files.ListFolderError>.self) {
                try await client.files.listFolder(path: "").response()
            }
            guard case .authError(.missingScope(let missing), _, _, _) = error else { throw SignInError.cancelled }
            #expect(missing.requiredScope == "files.metadata.read")
        }
    }

    @Test func eachAttemptHasItsOwnSecrets() {
        let manager = DropboxOAuthManager(
            configuration: .init(appKey: "key"),
            secureStorageAccess: SecureStorageAccessDefaultImpl(tokens: MemoryTokenStore()))
        let pages = Set((0..<100).map { _ in manager.beginSignIn().authorizeURL })
        let states = Set((0..<100).map { _ in manager.beginSignIn().state })
        #expect(pages.count == 100 && states.count == 100)
    }

    // MARK: Invalid redirects

    @Test func deniedAccessIsACancellation() async throws {
        try await SignInFixture.run { fixture in
            let attempt = fixture.manager.beginSignIn(redirectURL: Self.back)
            var browser = TestBrowser()
            let redirect = try #require(try await browser.press(.deny, on: attempt.page).redirect)
            let error = await #expect(throws: SignInError.self) {
                try await fixture.manager.finish(attempt, redirect: redirect)
            }
            guard case .cancelled = error else { throw error ?? SignInError.cancelled }
            #expect(fixture.calls("oauth2/token").isEmpty)
            #expect(!fixture.manager.hasStoredAccessTokens())
        }
    }

    @Test(arguments: [
        ("https://app.example/back?code=c&state=other", OAuth2Error.inconsistentState),
        ("https://app.example/back?code=c", .inconsistentState),
        ("https://app.example/elsewhere?code=c&state=STATE", .inconsistentState),
        ("https://evil.example/back?code=c&state=STATE", .inconsistentState),
        ("https://app.example/back?state=STATE", .invalidRequest),
        ("https://app.example/back?state=STATE&error=invalid_scope&error_description=no%20such", .invalidScope),
        ("https://app.example/back?state=STATE&error=brand_new", .unknown),
    ])
    func unrelatedRedirectIsRejected(redirect: String, reason: OAuth2Error) async throws {
        try await SignInFixture.run { fixture in
            let attempt = fixture.manager.beginSignIn(redirectURL: Self.back)
            let url = try #require(URL(string: redirect.replacing("STATE", with: attempt.state)))
            let error = await #expect(throws: SignInError.self) {
                try await fixture.manager.finish(attempt, redirect: url)
            }
            #expect(error?.reason == reason)
            #expect(fixture.calls("oauth2/token").isEmpty)
        }
    }

    @Test func codeOfAnotherAttemptIsRejected() async throws {
        try await SignInFixture.run { fixture in
            let (mine, other) = (fixture.manager.beginSignIn(), fixture.manager.beginSignIn())
            var browser = TestBrowser()
            let code = try #require(try await browser.press(.allow, on: other.page).code)
            let error = await #expect(throws: SignInError.self) { try await fixture.manager.finish(mine, code: code) }
            #expect(error?.reason == .invalidGrant)
            // The verifier was wrong. With the right one, the code is still valid, with or without whitespace around
            // it.
            let token = try await fixture.manager.finish(other, code: " \(code)\n")
            #expect(token.refreshToken != nil)
            let repeated = await #expect(throws: SignInError.self) {
                try await fixture.manager.finish(other, code: code)
            }
            #expect(repeated?.reason == .invalidGrant)
        }
    }

    @Test func storeErrorIsThrown() async throws {
        try await SignInFixture.run(tokens: BrokenTokenStore()) { fixture in
            let error = await #expect(throws: SignInError.self) { try await fixture.signedIn() }
            guard case .tokenNotStored(let cause) = error else { throw error ?? SignInError.cancelled }
            #expect(cause.description == "the disk is full")
        }
    }

    @Test func onlineTokenCannotBeRefreshed() async throws {
        try await SignInFixture.run { fixture in
            var options = SignInOptions()
            options.access = .online
            let attempt = fixture.manager.beginSignIn(options: options)
            var browser = TestBrowser()
            let code = try #require(try await browser.press(.allow, on: attempt.page).code)
            let token = try await fixture.manager.finish(attempt, code: code)
            #expect(token.refreshToken == nil && token.tokenExpirationTimestamp != nil)
        }
    }
}

/// A store whose methods always fail.
struct BrokenTokenStore: TokenStore {
    private static let error = TokenStoreError("the disk is full")
    func token(of uid: String) throws(TokenStoreError) -> DropboxAccessToken? { throw Self.error }
    func uids() throws(TokenStoreError) -> [String] { throw Self.error }
    func store(_ token: DropboxAccessToken) throws(TokenStoreError) { throw Self.error }
    func replace(_ old: DropboxAccessToken, with new: DropboxAccessToken) throws(TokenStoreError) -> Bool {
        throw Self.error
    }
    func remove(_ uid: String) throws(TokenStoreError) { throw Self.error }
    func removeAll() throws(TokenStoreError) { throw Self.error }
}
