import DropboxHTTPServer
import Foundation

/// The apps and the tokens.
enum AppsPage {
    static func show(_ request: ConsoleRequest) async throws -> ServerResponse {
        let apps = try request.service.store.apps()
        let tokens = try request.service.store.tokenListings()
        let appTable = HTML.table(
            "Apps",
            """
            <th scope="col">Name</th><th scope="col">Key</th><th scope="col" class="phone-hidden">Access</th>\
            <th scope="col" class="number">Scopes</th>
            """, apps.map(row))
        let tokenTable = HTML.table(
            "Tokens",
            """
            <th scope="col">Token</th><th scope="col">Kind</th><th scope="col" class="phone-hidden">Account or team</th>\
            <th scope="col" class="phone-hidden">App</th><th scope="col" class="number phone-hidden">Scopes</th><th scope="col">Expires (UTC)</th>
            """, tokens.reversed().map { row($0, now: request.service.clock.now) })
        return ConsoleFrame(
            section: .apps, problem: request.problem,
            content: """
                <section class="card flush" aria-label="Apps"><div class="head"><h2>Apps</h2></div>
                \(HTML.live("apps", appTable))</section>
                <section class="card flush" aria-label="Tokens"><div class="head"><h2>Tokens</h2></div>
                \(tokens.isEmpty ? HTML.empty("There are no tokens.", "Create one below.") : HTML.live("tokens", tokenTable))</section>
                <div class="columns" id="adding">\(newApp(request))\(try newToken(request, apps))</div>
                """
        ).response()
    }

    static func perform(_ request: ConsoleRequest) async throws -> String {
        let form = request.form
        switch form["action"] {
        case "add_app":
            let key = form.text("key") ?? ""
            guard try request.service.store.app(key) == nil else {
                throw ConsoleProblem("There is an app with the key \(key) already.")
            }
            try await request.admin("apps/add", AppPage.input(form))
            return AppPage.url(key)
        case "add_token":
            var input: [String: JSONValue] = ["kind": .string(form["kind"])]
            for key in ["token", "app", "secret"] { input[key] = form.text(key).map { .string($0) } }
            let owner = form["owner"]
            if owner.hasPrefix("team:") {
                input["team"] = .string(String(owner.dropFirst("team:".count)))
            } else {
                input["account"] = .string(owner)
            }
            if let scopes = form.text("scopes") {
                input["scopes"] = JSONValue(
                    scopes.split(whereSeparator: { $0.isWhitespace || $0 == "," }).map(String.init))
            }
            input["expires_in"] = form.number("expires_in")
            let text = try await request.admin("tokens/add", input)["token"]?.string ?? ""
            return TokenDetailPage.url(text)
        default: throw ConsoleProblem("This form has no action.", status: 400)
        }
    }

    private static func row(_ app: App) -> HTML {
        """
        <tr data-key="\(app.key)"><td class="grow"><a class="name" href="\(AppPage.url(app.key))">\(HTML.name(app.name))</a></td>
        <td class="mono small">\(HTML.name(app.key))</td><td class="phone-hidden">\(app.kind.rawValue.replacing("_", with: " "))</td>
        <td class="number">\(app.scopes.count)</td></tr>
        """
    }

    private static func row(_ token: Store.TokenListing, now: Date) -> HTML {
        let expires: HTML =
            token.expires.map { $0 <= now ? "<span class=\"bad\">expired</span>" : HTML.time($0) } ?? "never"
        return """
            <tr><td class="grow"><a class="name mono" href="\(TokenDetailPage.url(token))">\(SecretRedactor.shortened(token.text))</a></td>
            <td>\(token.kind)</td><td class="phone-hidden">\(HTML.name(token.team.map { "\($0) (team)" } ?? token.account))</td>
            <td class="phone-hidden">\(HTML.name(token.app))</td><td class="number phone-hidden">\(token.scopes.count)</td><td class="time">\(expires)</td></tr>
            """
    }

    private static func newApp(_ request: ConsoleRequest) -> HTML {
        let form = request.form["action"] == "add_app" ? request.form : FormFields([])
        return HTML.form(
            "add_app", class: "card",
            """
            <h2>Register an app</h2>
            <div class="fields">\(HTML.field("Key", "key", value: form["key"], attributes: " required"))
            \(HTML.field("Secret", "secret", value: form["secret"], id: "app-secret"))
            \(HTML.field("Name", "name", value: form["name"], id: "app-name", placeholder: "the key"))
            \(AppPage.accessChoice(form["access"]))</div>
            <div class="actions"><button class="primary">Register app</button></div>
            <p class="quiet small">It has all scopes and any redirect URI until you change them.</p>
            """)
    }

    private static func newToken(_ request: ConsoleRequest, _ apps: [App]) throws -> HTML {
        let form = request.form["action"] == "add_token" ? request.form : FormFields([])
        let owners =
            try request.service.store.accounts().map { (value: $0.email, title: $0.email) }
            + request.service.store.teams().map { (value: "team:" + $0.name, title: "\($0.name) (team)") }
        let kinds = DropboxEmulator.Configuration.Token.Kind.allCases.map { ($0.rawValue, $0.rawValue) }
        return HTML.form(
            "add_token", class: "card",
            """
            <h2>Create a token</h2>
            <div class="fields">\(HTML.choice("Account or team", "owner", owners, value: form["owner"]))
            \(HTML.choice("App", "app", apps.map { ($0.key, $0.name) }, value: form.text("app") ?? request.service.appKey))
            \(HTML.choice("Kind", "kind", kinds, value: form["kind"]))
            \(HTML.field("Seconds until it expires", "expires_in", value: form["expires_in"], type: "number", placeholder: "never", attributes: " min=\"0\""))
            \(HTML.field("Scopes", "scopes", value: form["scopes"], placeholder: "all scopes of the app"))
            \(HTML.field("Token", "token", value: form["token"], placeholder: "random"))
            \(HTML.field("Secret (oauth1)", "secret", value: form["secret"], id: "token-secret"))</div>
            <div class="actions"><button class="primary">Create token</button></div>
            """)
    }
}
