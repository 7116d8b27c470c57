import DropboxHTTPServer
import Foundation

/// One app: its credentials, scopes, redirect URIs, and webhooks.
enum AppPage {
    static func url(_ key: String) -> String { FormFields.url(Console.prefix + "app", ["key": key]) }

    static func show(_ request: ConsoleRequest) async throws -> ServerResponse {
        let app = try app(request)
        let webhooks = try request.service.webhooks.all().filter { $0.app == app.key }
        return ConsoleFrame(
            section: .apps, title: app.name, problem: request.problem,
            content: HTML.live(
                "app",
                """
                <div class="wide-narrow"><div class="stack">\(settings(app, request))</div>
                <div class="stack">\(HTML.card("Credentials", HTML.facts([
                    ("App key", "<span class=\"mono small\">\(app.key)</span>", app.key),
                    ("App secret", app.secret.isEmpty ? "none" : "<span class=\"mono small\">\(app.secret)</span>", app.secret),
                    ("Sign-in page", "<a href=\"\(signIn(app))\">Authorize this app</a>", ""),
                ])))
                \(HTML.card("Webhooks", webhookList(webhooks, request)))
                \(HTML.card("Remove", HTML.button("Remove app", "remove", style: "danger", confirm: "Remove \(app.name) with its tokens?")))
                </div></div>
                """)
        ).response()
    }

    static func perform(_ request: ConsoleRequest) async throws -> String {
        let form = request.form
        let app = try app(request)
        switch form["action"] {
        case "change":
            var input = input(form)
            input["key"] = .string(app.key)
            input["scopes"] = JSONValue(form.all("scopes"))
            input["redirect_uris"] = JSONValue(form.lines("redirect_uris"))
            try await request.admin("apps/add", input)
        case "add_webhook":
            try await request.admin(
                "webhooks/add",
                ["url": .string(form["url"]), "app": .string(app.key), "challenge": .bool(form["challenge"] == "true")])
        case "remove_webhook":
            try await request.admin("webhooks/remove", ["url": .string(form["url"]), "app": .string(app.key)])
        case "remove":
            try await request.admin("apps/remove", ["app": .string(app.key)])
            return ConsoleFrame.Section.apps.url
        default: throw ConsoleProblem("This form has no action.", status: 400)
        }
        return request.url()
    }

    /// Returns the input of the operation for the fields of a form.
    static func input(_ form: FormFields) -> [String: JSONValue] {
        var input: [String: JSONValue] = ["secret": .string(form["secret"])]
        for key in ["key", "name", "access"] { input[key] = form.text(key).map { .string($0) } }
        return input
    }

    static func accessChoice(_ value: String) -> HTML {
        HTML.choice(
            "Access", "access",
            [("full_dropbox", "all files"), ("app_folder", "its own folder"), ("team", "a team")], value: value)
    }

    private static func app(_ request: ConsoleRequest) throws -> App {
        guard let app = try request.service.store.app(request.query["key"]) else {
            throw ConsoleProblem("There is no app \(request.query["key"]).", status: 404)
        }
        return app
    }

    private static func signIn(_ app: App) -> String {
        FormFields.url("/oauth2/authorize", ["client_id": app.key, "response_type": "code"])
    }

    private static func settings(_ app: App, _ request: ConsoleRequest) -> HTML {
        let isTyped = request.problem != nil && request.form["action"] == "change"
        let chosen = isTyped ? Set(request.form.all("scopes")) : app.scopes
        func checks(_ title: String, _ scopes: [ScopeCatalog.Scope]) -> HTML {
            let items = scopes.map { HTML.check($0.name, "scopes", value: $0.name, isOn: chosen.contains($0.name)) }
            return "<fieldset><legend>\(title)</legend><div class=\"checks\">\(items)</div></fieldset>"
        }
        return HTML.form(
            "change", class: "card",
            """
            <div class="head"><h2>Settings</h2></div>
            <div class="fields">\(HTML.field("Name", "name", value: request.typed("change", "name", otherwise: app.name), id: "app-name", attributes: " required"))
            \(HTML.field("Secret", "secret", value: request.typed("change", "secret", otherwise: app.secret), id: "app-secret"))
            \(accessChoice(request.typed("change", "access", otherwise: app.kind.rawValue)))</div>
            \(HTML.textArea("Redirect URIs, one per line; * allows all", "redirect_uris", value: request.typed("change", "redirect_uris", otherwise: app.redirectURIs.joined(separator: "\n"))))
            \(checks("Scopes of users", ScopeCatalog.user))
            \(checks("Scopes of teams", ScopeCatalog.team))
            <div class="actions"><button class="primary">Save</button></div>
            """)
    }

    private static func webhookList(
        _ webhooks: [DropboxEmulator.WebhookStatus], _ request: ConsoleRequest
    ) -> HTML {
        let rows = webhooks.map { webhook -> HTML in
            """
            <li><span>\(webhook.url)<small>\(webhook.isEnabled ? "enabled" : "disabled after failures")</small></span>\
            \(HTML.button("Remove", "remove_webhook", ["url": webhook.url], label: "Remove \(webhook.url)", style: "danger"))</li>
            """
        }
        return """
            \(HTML.list(rows, otherwise: "No webhooks."))
            \(HTML.form("add_webhook", """
                \(HTML.field("URL of a webhook", "url", value: request.typed("add_webhook", "url"), placeholder: "http://localhost:3000/dropbox", attributes: " required"))
                \(HTML.check("Send a challenge", "challenge", isOn: true))
                <div class="actions"><button>Add webhook</button></div>
                """))
            """
    }
}
