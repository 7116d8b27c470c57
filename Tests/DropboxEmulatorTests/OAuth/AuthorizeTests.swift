import Foundation
import Testing

@testable import DropboxEmulator

/// Tests the authorization page: its forms and redirects over HTTP.
@Suite(.timeLimit(.minutes(10)))
struct AuthorizeTests {
    private static let back = "http://localhost:4711/back"

    @Test func authorizedAppReceivesACodeForAToken() async throws {
        try await Wire.run { wire in
            var visitor = HeadlessBrowser(wire)
            let parameters: KeyValuePairs = [
                "response_type": "code", "redirect_uri": Self.back, "state": "a b&c", "scope": "files.metadata.read",
                "token_access_type": "offline",
                "code_challenge": "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM", "code_challenge_method": "S256",
            ]
            let page = try await visitor.open(parameters)
            #expect(page.status == 200)
            #expect(page.headers["content-type"] == "text/html; charset=utf-8")
            #expect(page.text.contains("<strong>Emulator</strong> would like access to your Dropbox"))
            #expect(page.text.contains("ada@example.com"))
            #expect(page.text.contains("See the names, sizes, and dates of your files and folders"))
            #expect(!page.text.contains("Read and download the content of your files"))

            let response = try await visitor.send("allow", parameters)
            #expect(response.status == 302)
            #expect(response.redirectTarget == Self.back)
            #expect(response.redirectFields.keys.sorted() == ["code", "state"])
            #expect(response.redirectFields["state"] == "a b&c")
            let tokens = try await wire.token([
                "grant_type": "authorization_code", "code": try #require(response.redirectFields["code"]),
                "redirect_uri": Self.back, "client_id": wire.emulator.appKey,
                "code_verifier": "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk",
            ])
            #expect(tokens.json["scope"] as? String == "account_info.read files.metadata.read")
            #expect(tokens.json["refresh_token"] is String)
            let token = try #require(tokens.json["access_token"] as? String)
            #expect(try await wire.call("files/list_folder", by: token, #"{"path":""}"#).status == 200)
        }
    }

    @Test func deniedAppReceivesAnError() async throws {
        try await Wire.run { wire in
            var visitor = HeadlessBrowser(wire)
            let parameters: KeyValuePairs = ["response_type": "code", "redirect_uri": Self.back + "?x=1", "state": "s"]
            _ = try await visitor.open(parameters)
            let response = try await visitor.send("deny", parameters, account: "")
            #expect(response.status == 302)
            #expect(
                response.headers["location"] == Self.back
                    + "?x=1&error=access_denied&error_description=The%20user%20chose%20not%20to%20give%20your%20app%20"
                    + "access%20to%20their%20Dropbox%20account.&state=s")
            let quiet: KeyValuePairs = ["response_type": "code"]
            _ = try await visitor.open(quiet)
            let page = try await visitor.send("deny", quiet)
            #expect(page.status == 200)
            #expect(page.text.contains("was denied access"))
            #expect(try wire.emulator.store.grants(of: 1).count == 1)
        }
    }

    @Test func codeIsDisplayedWithoutARedirectURI() async throws {
        try await Wire.run { wire in
            var visitor = HeadlessBrowser(wire)
            let parameters: KeyValuePairs = ["response_type": "code"]
            _ = try await visitor.open(parameters)
            let page = try await visitor.send("allow", parameters)
            #expect(page.status == 200)
            let code = try #require(visitor.text(between: #"<code id="code">"#, and: "<"))
            let tokens = try await wire.token(
                ["grant_type": "authorization_code", "code": code],
                [wire.basic(wire.emulator.appKey, wire.emulator.appSecret)])
            #expect(tokens.status == 200)
        }
    }

    @Test func everyAccountCanBeSelected() async throws {
        try await Wire.run { wire in
            let bob = try wire.emulator.store.addAccount(
                email: "bob@example.com", givenName: "Bob", surname: "<Builder>")
            var visitor = HeadlessBrowser(wire)
            let parameters: KeyValuePairs = ["response_type": "code", "redirect_uri": "app.notes:/oauth", "state": "s"]
            let page = try await visitor.open(parameters)
            #expect(page.text.contains("Bob &lt;Builder&gt;"))
            let response = try await visitor.send("allow", parameters, account: bob.id)
            #expect(response.redirectTarget == "app.notes:/oauth")
            let tokens = try await wire.token(
                [
                    "grant_type": "authorization_code", "code": try #require(response.redirectFields["code"]),
                    "redirect_uri": "app.notes:/oauth",
                ], [wire.basic(wire.emulator.appKey, wire.emulator.appSecret)])
            #expect(tokens.json["account_id"] as? String == bob.id)
            let nobody = try await visitor.send(
                "allow", parameters, account: "dbid:nobody", mark: visitor.cookies["emulator_form"])
            #expect(nobody.status == 400)
            #expect(nobody.text.contains("Please choose an account."))
        }
    }

    @Test func implicitFlowReturnsTheTokenInTheFragment() async throws {
        try await Wire.run { wire in
            var visitor = HeadlessBrowser(wire)
            let address = "db-\(wire.emulator.appKey)://2/token"
            let parameters: KeyValuePairs = ["response_type": "token", "redirect_uri": address, "state": "s"]
            _ = try await visitor.open(parameters)
            let response = try await visitor.send("allow", parameters)
            #expect(response.headers["location"]?.hasPrefix(address + "#access_token=sl.") == true)
            #expect(
                response.redirectFields.keys.sorted()
                    == ["access_token", "account_id", "expires_in", "scope", "state", "token_type", "uid"])
            let token = try #require(response.redirectFields["access_token"])
            #expect(try await wire.call("users/get_current_account", by: token).status == 200)
        }
    }

    // MARK: - Repeated authorization

    @Test func authorizedAppIsRedirectedUnlessForced() async throws {
        try await Wire.run { wire in
            try wire.emulator.store.addApp(
                App(
                    key: "notes", secret: "s", name: "Notes", scopes: ["account_info.read", "files.metadata.read"],
                    redirectURIs: [Self.back]))
            var visitor = HeadlessBrowser(wire)
            let parameters: KeyValuePairs = [
                "client_id": "notes", "response_type": "code", "redirect_uri": Self.back, "scope": "account_info.read",
            ]
            #expect(try await visitor.open(parameters).status == 200)
            #expect(try await visitor.send("allow", parameters).status == 302)
            #expect(try await visitor.open(parameters).redirectFields["code"] != nil)

            let more: KeyValuePairs = ["client_id": "notes", "response_type": "code", "redirect_uri": Self.back]
            #expect(try await visitor.open(more).status == 200)
            for name in ["force_reapprove", "force_reauthentication"] {
                let forced: KeyValuePairs = [
                    "client_id": "notes", "response_type": "code", "redirect_uri": Self.back,
                    "scope": "account_info.read", name: "true",
                ]
                #expect(try await visitor.open(forced).status == 200)
                #expect((visitor.checkedAccount == nil) == (name == "force_reauthentication"))
            }
            var newVisitor = HeadlessBrowser(wire)
            #expect(try await newVisitor.open(parameters).status == 200)

            let grant = try #require(try wire.emulator.store.grants(of: 1).last { $0.app == "notes" })
            for grant in try wire.emulator.store.grants(of: 1) where grant.app == "notes" {
                try wire.emulator.store.revoke(grant: grant.number)
            }
            #expect(grant.scopes == ["account_info.read"])
            #expect(try await visitor.open(parameters).status == 200)
        }
    }

    @Test func grantedScopesAreIncludedOnRequest() async throws {
        try await Wire.run { wire in
            try wire.emulator.store.addApp(
                App(
                    key: "notes", secret: "s", name: "Notes",
                    scopes: ["account_info.read", "files.metadata.read", "sharing.read"], redirectURIs: [Self.back]))
            var visitor = HeadlessBrowser(wire)
            func scopes(_ parameters: KeyValuePairs<String, String>) async throws -> String? {
                _ = try await visitor.open(parameters)
                let response = try await visitor.send("allow", parameters)
                let code = try #require(response.redirectFields["code"])
                return try await wire.token(
                    ["grant_type": "authorization_code", "code": code, "redirect_uri": Self.back],
                    [wire.basic("notes", "s")]
                ).json["scope"] as? String
            }
            #expect(
                try await scopes([
                    "client_id": "notes", "response_type": "code", "redirect_uri": Self.back,
                    "scope": "files.metadata.read",
                ]) == "account_info.read files.metadata.read")
            #expect(
                try await scopes([
                    "client_id": "notes", "response_type": "code", "redirect_uri": Self.back, "scope": "sharing.read",
                ]) == "account_info.read sharing.read")
            #expect(
                try await scopes([
                    "client_id": "notes", "response_type": "code", "redirect_uri": Self.back, "scope": "sharing.read",
                    "include_granted_scopes": "user", "force_reapprove": "true",
                ]) == "account_info.read files.metadata.read sharing.read")
        }
    }

    /// The guide to OpenID Connect: its scopes aren't included by default.
    @Test(arguments: [App.Kind.fullDropbox, .team])
    func scopesOfOpenIDMustBeRequested(kind: App.Kind) async throws {
        try await Wire.run { wire in
            let openID: Set = ["openid", "profile", "email"]
            let app = App(
                key: "sign-in", secret: "s", name: "Sign in", kind: kind, scopes: ScopeCatalog.names,
                redirectURIs: [Self.back])
            try wire.emulator.store.addApp(app)
            func scopes(_ scope: String?) throws -> Set<String> {
                var query = [("client_id", "sign-in"), ("response_type", "code"), ("redirect_uri", Self.back)]
                if let scope { query.append(("scope", scope)) }
                return try AuthorizeRequest(query.map { (name: $0.0, value: $0.1) }, wire.emulator.store).scopes
            }
            #expect(try scopes(nil).isDisjoint(with: openID) && !scopes(nil).isEmpty)
            #expect(try scopes("openid email").isSuperset(of: ["openid", "email"]))
        }
    }

    // MARK: - Teams and roles

    @Test func teamAppIsAuthorizedByAdmins() async throws {
        try await TestTeam.run { team in
            let wire = team.wire
            try wire.emulator.store.addApp(
                App(
                    key: "audit", secret: "s", name: "Audit", kind: .team, scopes: ["team_info.read", "events.read"],
                    redirectURIs: [Self.back]))
            var visitor = HeadlessBrowser(wire)
            let parameters: KeyValuePairs = ["client_id": "audit", "response_type": "code", "redirect_uri": Self.back]
            let page = try await visitor.open(parameters)
            #expect(page.text.contains("your team’s Dropbox"))
            #expect(page.text.contains("grace@example.com · Engine Works"))
            #expect(!page.text.contains("joan@example.com"))
            #expect(!page.text.contains("ada@example.com"))
            let code = try #require(try await visitor.send("allow", parameters).redirectFields["code"])
            let tokens = try await wire.token(
                ["grant_type": "authorization_code", "code": code, "redirect_uri": Self.back],
                [wire.basic("audit", "s")])
            #expect(tokens.json["team_id"] as? String == team.team.id)
            let token = try #require(tokens.json["access_token"] as? String)
            #expect(try await wire.call("users/get_current_account", by: token).status != 200)
            #expect(try wire.emulator.store.token(token, .access)?.team == team.team.number)
        }
    }

    @Test func requiredRoleLimitsTheSelectableAccounts() async throws {
        try await TestTeam.run { team in
            var visitor = HeadlessBrowser(team.wire)
            let work = try await visitor.open(["response_type": "code", "require_role": "work"])
            #expect(work.text.contains("joan@example.com"))
            #expect(!work.text.contains("ada@example.com"))
            let personal: KeyValuePairs = ["response_type": "code", "require_role": "personal"]
            #expect(try await visitor.open(personal).text.contains("ada@example.com"))
            #expect(!visitor.page.contains("joan@example.com"))
            let joan = try #require(try team.wire.emulator.store.account(team.member.account))
            #expect(try await visitor.send("allow", personal, account: joan.id).status == 400)
        }
        try await Wire.run { wire in
            var visitor = HeadlessBrowser(wire)
            let page = try await visitor.open(["response_type": "code", "require_role": "work"])
            #expect(page.text.contains("Please sign in with a work account. The emulator has none."))
            #expect(!page.text.contains(#"value="allow""#))
        }
    }

    // MARK: - Languages

    @Test(arguments: [
        ("de", "de", "möchte auf Ihre Dropbox zugreifen"), ("fr-CA", "fr", "souhaite accéder à votre Dropbox"),
        ("es_ES", "es", "quiere acceder a tu Dropbox"), ("tlh", "en", "would like access to your Dropbox"),
    ])
    func localeSelectsTheLanguage(locale: String, language: String, words: String) async throws {
        try await Wire.run { wire in
            var visitor = HeadlessBrowser(wire)
            let page = try await visitor.open(["response_type": "code", "locale": locale])
            #expect(page.text.contains(#"<html lang="\#(language)">"#))
            #expect(page.text.contains(words))
        }
    }

    @Test(arguments: [AuthorizeStrings.german, .french, .spanish])
    func everyLanguageDescribesEveryScope(words: AuthorizeStrings) {
        #expect(Set(words.scopes.keys) == ScopeCatalog.names)
    }

    // MARK: - Invalid requests and forms

    @Test(arguments: [
        ("response_type=code&client_id=nobody", #"Invalid client_id: "nobody"."#),
        ("response_type=code&client_id=off", "This app is currently disabled."),
        (
            "response_type=code&client_id=notes&redirect_uri=https://evil.example/",
            #"Invalid redirect_uri: "https://evil.example/". It must exactly match one of the redirect URIs "#
                + "you've pre-configured for your app (including the path)."
        ),
        ("client_id=notes", "Missing response_type."),
        ("client_id=notes&response_type=magic", #"Invalid response_type: "magic"."#),
        ("client_id=notes&response_type=token", #"redirect_uri is required when response_type is "token"."#),
        ("client_id=notes&response_type=code&scope=", "scope must not be empty."),
        (
            "client_id=notes&response_type=code&scope=sharing.read+account_info.read",
            "Invalid scope: this app is not registered for sharing.read."
        ),
        ("client_id=notes&response_type=code&include_granted_scopes=user", "include_granted_scopes requires scope."),
        ("client_id=notes&response_type=code&token_access_type=forever", #"Invalid token_access_type: "forever"."#),
        ("client_id=notes&response_type=code&code_challenge=short", "Invalid code_challenge."),
        (
            "client_id=notes&response_type=code&code_challenge_method=S256",
            "code_challenge_method requires code_challenge."
        ),
        ("client_id=notes&response_type=code&require_role=boss", #"Invalid require_role: "boss"."#),
        ("client_id=notes&response_type=code&force_reapprove=perhaps", #"Invalid force_reapprove: "perhaps"."#),
        (
            "client_id=notes&response_type=code&state=" + String(repeating: "x", count: 501),
            "state must be at most 500 bytes long."
        ),
    ])
    func invalidRequestsShowAnErrorPage(query: String, words: String) async throws {
        try await Wire.run { wire in
            try wire.emulator.store.addApp(App(key: "notes", secret: "s", name: "Notes", scopes: ["account_info.read"]))
            try wire.emulator.store.addApp(App(key: "off", secret: "s", name: "Off", scopes: [], isEnabled: false))
            let page = try await wire.send("GET /oauth2/authorize?\(query)")
            #expect(page.status == 400)
            #expect(page.headers["content-type"] == "text/html; charset=utf-8")
            #expect(page.text.contains(#"id="details">\#(HTML.escaped(words))</p>"#))
        }
    }

    @Test func formWithoutAValidTokenIsRejected() async throws {
        try await Wire.run { wire in
            let parameters: KeyValuePairs = ["response_type": "code", "redirect_uri": Self.back]
            var visitor = HeadlessBrowser(wire)
            _ = try await visitor.open(parameters)
            let guessed = try await visitor.send("allow", parameters, account: "x", mark: "guessed")
            #expect(guessed.status == 403 && guessed.text.contains("<title>Error (403)"), "\(guessed.text.prefix(300))")
            _ = try await visitor.open(parameters)
            #expect(try await visitor.send("allow", parameters, headers: ["Sec-Fetch-Site: cross-site"]).status == 403)
            _ = try await visitor.open(parameters)
            visitor.clearCookies()
            #expect(try await visitor.send("allow", parameters).status == 403)
            #expect(try wire.emulator.store.grants(of: 1).count == 1)
        }
    }

    @Test func pageSendsSecurityHeaders() async throws {
        try await Wire.run { wire in
            var visitor = HeadlessBrowser(wire)
            let page = try await visitor.open(["response_type": "code"])
            #expect(page.headers["x-frame-options"] == "DENY")
            #expect(page.headers["content-security-policy"]?.hasPrefix("default-src 'none'") == true)
            #expect(page.headers["cache-control"] == "no-store")
            #expect(!page.text.contains("<script"))
            #expect(!page.text.contains("http://") && !page.text.contains("https://"))
        }
    }

    @Test func everyScopeHasADescription() {
        #expect(AllRoutes.scopes.subtracting(ScopeCatalog.names).isEmpty)
    }
}

/// Tests attacks by pages of other sites in a local browser.
@Suite(.timeLimit(.minutes(5)))
struct AuthorizeGuardTests {
    private func ask(_ wire: Wire, host: String, _ headers: [String] = [], method: String = "GET") async throws -> Int {
        let path = HeadlessBrowser.path(["response_type": "code", "redirect_uri": "http://localhost:1/"], wire)
        let connection = try RawConnection(port: wire.port)
        let lines = ["\(method) \(path) HTTP/1.1", "Host: \(host)"] + headers + ["Content-Length: 0", "", ""]
        try await connection.send(lines.joined(separator: "\r\n"))
        return try await connection.receive().status
    }

    /// With DNS rebinding, a site's host name resolves to this machine, and its scripts could read the form token.
    @Test(arguments: ["evil.example", "evil.example:8080", "127.0.0.1.evil.example", "localhost.evil.example", "x"])
    func hostNameOfAnotherSiteIsRejected(host: String) async throws {
        try await Wire.run { wire in
            let page = try await ask(wire, host: host)
            let form = try await ask(wire, host: host, ["Origin: http://\(host)"], method: "POST")
            #expect(page == 403 && form == 403)
        }
    }

    @Test(arguments: ["localhost", "localhost:8080", "127.0.0.1:1", "[::1]:8080", "www.dropbox.com"])
    func ownHostNamesAreAccepted(host: String) async throws {
        try await Wire.run { wire in
            let page = try await ask(wire, host: host)
            #expect(page == 200)
        }
    }

    @Test func formOfAnotherSiteIsRejected() async throws {
        try await Wire.run { wire in
            for origin in ["http://evil.example", "null", "http://localhost:1", "http://127.0.0.1"] {
                #expect(try await ask(wire, host: "localhost", ["Origin: \(origin)"], method: "POST") == 403)
                #expect(try await ask(wire, host: "localhost", ["Origin: \(origin)"]) == 403)
            }
            var visitor = HeadlessBrowser(wire)
            let parameters: KeyValuePairs = ["response_type": "code", "redirect_uri": "http://localhost:1/"]
            _ = try await visitor.open(parameters)
            let strange = try await visitor.send("allow", parameters, headers: ["Origin: http://evil.example"])
            #expect(strange.status == 403 && strange.headers["location"] == nil)
            _ = try await visitor.open(parameters)
            #expect(try await visitor.send("allow", parameters, headers: ["Origin: http://localhost"]).status == 302)
        }
    }
}
