import Foundation
import Testing

@testable import DropboxEmulator

/// The page where users let apps in, as forms and redirects on the wire.
@Suite(.timeLimit(.minutes(10)))
struct AuthorizeTests {
    private static let back = "http://localhost:4711/back"

    @Test func allowedAppGetsACodeThatBuysAToken() async throws {
        try await Wire.run { wire in
            var visitor = Visitor(wire)
            let wish: KeyValuePairs = [
                "response_type": "code", "redirect_uri": Self.back, "state": "a b&c", "scope": "files.metadata.read",
                "token_access_type": "offline",
                "code_challenge": "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM", "code_challenge_method": "S256",
            ]
            let page = try await visitor.visit(wish)
            #expect(page.status == 200)
            #expect(page.headers["content-type"] == "text/html; charset=utf-8")
            #expect(page.text.contains("<strong>Emulator</strong> would like access to your Dropbox"))
            #expect(page.text.contains("ada@example.com"))
            #expect(page.text.contains("See the names, sizes and dates of your files and folders"))
            #expect(!page.text.contains("Read and download the content of your files"))

            let answer = try await visitor.send("allow", wish)
            #expect(answer.status == 302)
            #expect(answer.place == Self.back)
            #expect(answer.fields.keys.sorted() == ["code", "state"])
            #expect(answer.fields["state"] == "a b&c")
            let tokens = try await wire.token([
                "grant_type": "authorization_code", "code": try #require(answer.fields["code"]),
                "redirect_uri": Self.back, "client_id": wire.emulator.appKey,
                "code_verifier": "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk",
            ])
            #expect(tokens.json["scope"] as? String == "account_info.read files.metadata.read")
            #expect(tokens.json["refresh_token"] is String)
            let token = try #require(tokens.json["access_token"] as? String)
            #expect(try await wire.call("files/list_folder", by: token, #"{"path":""}"#).status == 200)
        }
    }

    @Test func deniedAppIsToldSo() async throws {
        try await Wire.run { wire in
            var visitor = Visitor(wire)
            let wish: KeyValuePairs = ["response_type": "code", "redirect_uri": Self.back + "?x=1", "state": "s"]
            _ = try await visitor.visit(wish)
            let answer = try await visitor.send("deny", wish, account: "")
            #expect(answer.status == 302)
            #expect(
                answer.headers["location"] == Self.back
                    + "?x=1&error=access_denied&error_description=The%20user%20chose%20not%20to%20give%20your%20app%20"
                    + "access%20to%20their%20Dropbox%20account.&state=s")
            let quiet: KeyValuePairs = ["response_type": "code"]
            _ = try await visitor.visit(quiet)
            let page = try await visitor.send("deny", quiet)
            #expect(page.status == 200)
            #expect(page.text.contains("was not let in"))
            #expect(try wire.emulator.store.grants(of: 1).count == 1)
        }
    }

    @Test func codeIsShownWhereThereIsNoAddress() async throws {
        try await Wire.run { wire in
            var visitor = Visitor(wire)
            let wish: KeyValuePairs = ["response_type": "code"]
            _ = try await visitor.visit(wish)
            let page = try await visitor.send("allow", wish)
            #expect(page.status == 200)
            let code = try #require(visitor.text(between: #"<code id="code">"#, and: "<"))
            let tokens = try await wire.token(
                ["grant_type": "authorization_code", "code": code],
                [wire.basic(wire.emulator.appKey, wire.emulator.appSecret)])
            #expect(tokens.status == 200)
        }
    }

    @Test func everyAccountCanBeChosen() async throws {
        try await Wire.run { wire in
            let bob = try wire.emulator.store.addAccount(
                email: "bob@example.com", givenName: "Bob", surname: "<Builder>")
            var visitor = Visitor(wire)
            let wish: KeyValuePairs = ["response_type": "code", "redirect_uri": "app.notes:/oauth", "state": "s"]
            let page = try await visitor.visit(wish)
            #expect(page.text.contains("Bob &lt;Builder&gt;"))
            let answer = try await visitor.send("allow", wish, account: bob.id)
            #expect(answer.place == "app.notes:/oauth")
            let tokens = try await wire.token(
                [
                    "grant_type": "authorization_code", "code": try #require(answer.fields["code"]),
                    "redirect_uri": "app.notes:/oauth",
                ], [wire.basic(wire.emulator.appKey, wire.emulator.appSecret)])
            #expect(tokens.json["account_id"] as? String == bob.id)
            let nobody = try await visitor.send(
                "allow", wish, account: "dbid:nobody", mark: visitor.cookies["emulator_form"])
            #expect(nobody.status == 400)
            #expect(nobody.text.contains("Please choose an account."))
        }
    }

    @Test func tokenComesInTheFragmentOfTheImplicitFlow() async throws {
        try await Wire.run { wire in
            var visitor = Visitor(wire)
            let address = "db-\(wire.emulator.appKey)://2/token"
            let wish: KeyValuePairs = ["response_type": "token", "redirect_uri": address, "state": "s"]
            _ = try await visitor.visit(wish)
            let answer = try await visitor.send("allow", wish)
            #expect(answer.headers["location"]?.hasPrefix(address + "#access_token=sl.") == true)
            #expect(
                answer.fields.keys.sorted()
                    == ["access_token", "account_id", "expires_in", "scope", "state", "token_type", "uid"])
            let token = try #require(answer.fields["access_token"])
            #expect(try await wire.call("users/get_current_account", by: token).status == 200)
        }
    }

    // MARK: Who is asked again

    @Test func knownAppPassesAtOnceUnlessToldOtherwise() async throws {
        try await Wire.run { wire in
            try wire.emulator.store.addApp(
                App(
                    key: "notes", secret: "s", name: "Notes", scopes: ["account_info.read", "files.metadata.read"],
                    redirectURIs: [Self.back]))
            var visitor = Visitor(wire)
            let wish: KeyValuePairs = [
                "client_id": "notes", "response_type": "code", "redirect_uri": Self.back, "scope": "account_info.read",
            ]
            #expect(try await visitor.visit(wish).status == 200)
            #expect(try await visitor.send("allow", wish).status == 302)
            #expect(try await visitor.visit(wish).fields["code"] != nil)

            let more: KeyValuePairs = ["client_id": "notes", "response_type": "code", "redirect_uri": Self.back]
            #expect(try await visitor.visit(more).status == 200)
            for name in ["force_reapprove", "force_reauthentication"] {
                let forced: KeyValuePairs = [
                    "client_id": "notes", "response_type": "code", "redirect_uri": Self.back,
                    "scope": "account_info.read", name: "true",
                ]
                #expect(try await visitor.visit(forced).status == 200)
                #expect((visitor.checkedAccount == nil) == (name == "force_reauthentication"))
            }
            var stranger = Visitor(wire)
            #expect(try await stranger.visit(wish).status == 200)

            let grant = try #require(try wire.emulator.store.grants(of: 1).last { $0.app == "notes" })
            for grant in try wire.emulator.store.grants(of: 1) where grant.app == "notes" {
                try wire.emulator.store.revoke(grant: grant.number)
            }
            #expect(grant.scopes == ["account_info.read"])
            #expect(try await visitor.visit(wish).status == 200)
        }
    }

    @Test func formerScopesAreIncludedOnDemand() async throws {
        try await Wire.run { wire in
            try wire.emulator.store.addApp(
                App(
                    key: "notes", secret: "s", name: "Notes",
                    scopes: ["account_info.read", "files.metadata.read", "sharing.read"], redirectURIs: [Self.back]))
            var visitor = Visitor(wire)
            func scopes(_ wish: KeyValuePairs<String, String>) async throws -> String? {
                _ = try await visitor.visit(wish)
                let answer = try await visitor.send("allow", wish)
                let code = try #require(answer.fields["code"])
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

    // MARK: Teams and roles

    @Test func appForTeamsIsLetInByAdmins() async throws {
        try await TestTeam.run { team in
            let wire = team.wire
            try wire.emulator.store.addApp(
                App(
                    key: "audit", secret: "s", name: "Audit", kind: .team, scopes: ["team_info.read", "events.read"],
                    redirectURIs: [Self.back]))
            var visitor = Visitor(wire)
            let wish: KeyValuePairs = ["client_id": "audit", "response_type": "code", "redirect_uri": Self.back]
            let page = try await visitor.visit(wish)
            #expect(page.text.contains("your team’s Dropbox"))
            #expect(page.text.contains("grace@example.com · Engine Works"))
            #expect(!page.text.contains("joan@example.com"))
            #expect(!page.text.contains("ada@example.com"))
            let code = try #require(try await visitor.send("allow", wish).fields["code"])
            let tokens = try await wire.token(
                ["grant_type": "authorization_code", "code": code, "redirect_uri": Self.back],
                [wire.basic("audit", "s")])
            #expect(tokens.json["team_id"] as? String == team.team.id)
            let token = try #require(tokens.json["access_token"] as? String)
            #expect(try await wire.call("users/get_current_account", by: token).status != 200)
            #expect(try wire.emulator.store.token(token, .access)?.team == team.team.number)
        }
    }

    @Test func requiredRoleLimitsTheChoice() async throws {
        try await TestTeam.run { team in
            var visitor = Visitor(team.wire)
            let work = try await visitor.visit(["response_type": "code", "require_role": "work"])
            #expect(work.text.contains("joan@example.com"))
            #expect(!work.text.contains("ada@example.com"))
            let personal: KeyValuePairs = ["response_type": "code", "require_role": "personal"]
            #expect(try await visitor.visit(personal).text.contains("ada@example.com"))
            #expect(!visitor.page.contains("joan@example.com"))
            let joan = try #require(try team.wire.emulator.store.account(team.member.account))
            #expect(try await visitor.send("allow", personal, account: joan.id).status == 400)
        }
        try await Wire.run { wire in
            var visitor = Visitor(wire)
            let page = try await visitor.visit(["response_type": "code", "require_role": "work"])
            #expect(page.text.contains("Please sign in with a work account. The emulator has none."))
            #expect(!page.text.contains(#"value="allow""#))
        }
    }

    // MARK: Languages

    @Test(arguments: [
        ("de", "de", "möchte auf Ihre Dropbox zugreifen"), ("fr-CA", "fr", "souhaite accéder à votre Dropbox"),
        ("es_ES", "es", "quiere acceder a tu Dropbox"), ("tlh", "en", "would like access to your Dropbox"),
    ])
    func localeChoosesTheLanguage(locale: String, language: String, words: String) async throws {
        try await Wire.run { wire in
            var visitor = Visitor(wire)
            let page = try await visitor.visit(["response_type": "code", "locale": locale])
            #expect(page.text.contains(#"<html lang="\#(language)">"#))
            #expect(page.text.contains(words))
        }
    }

    @Test(arguments: [AuthorizeStrings.german, .french, .spanish])
    func everyLanguageHasWordsForEveryScope(words: AuthorizeStrings) {
        #expect(Set(words.scopes.keys) == ScopeCatalog.names)
    }

    // MARK: Requests and forms that are wrong

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
    func wrongRequestsAreExplainedOnAPage(query: String, words: String) async throws {
        try await Wire.run { wire in
            try wire.emulator.store.addApp(App(key: "notes", secret: "s", name: "Notes", scopes: ["account_info.read"]))
            try wire.emulator.store.addApp(App(key: "off", secret: "s", name: "Off", scopes: [], isEnabled: false))
            let page = try await wire.send("GET /oauth2/authorize?\(query)")
            #expect(page.status == 400)
            #expect(page.headers["content-type"] == "text/html; charset=utf-8")
            #expect(page.text.contains(#"id="details">\#(HTML.escaped(words))</p>"#))
        }
    }

    @Test func formFromElsewhereIsRefused() async throws {
        try await Wire.run { wire in
            let wish: KeyValuePairs = ["response_type": "code", "redirect_uri": Self.back]
            var visitor = Visitor(wire)
            _ = try await visitor.visit(wish)
            #expect(try await visitor.send("allow", wish, account: "x", mark: "guessed").status == 403)
            _ = try await visitor.visit(wish)
            #expect(try await visitor.send("allow", wish, headers: ["Sec-Fetch-Site: cross-site"]).status == 403)
            _ = try await visitor.visit(wish)
            visitor.forget()
            #expect(try await visitor.send("allow", wish).status == 403)
            #expect(try wire.emulator.store.grants(of: 1).count == 1)
        }
    }

    @Test func pageKeepsOthersOut() async throws {
        try await Wire.run { wire in
            var visitor = Visitor(wire)
            let page = try await visitor.visit(["response_type": "code"])
            #expect(page.headers["x-frame-options"] == "DENY")
            #expect(page.headers["content-security-policy"]?.hasPrefix("default-src 'none'") == true)
            #expect(page.headers["cache-control"] == "no-store")
            #expect(!page.text.contains("<script"))
            #expect(!page.text.contains("http://") && !page.text.contains("https://"))
        }
    }

    @Test func everyScopeHasWords() {
        #expect(AllRoutes.scopes.subtracting(ScopeCatalog.names).isEmpty)
    }
}
