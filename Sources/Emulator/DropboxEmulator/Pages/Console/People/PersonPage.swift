import DropboxHTTPServer
import Foundation

/// One account: its quota, its tokens, and snippets for clients.
enum PersonPage {
    static func show(_ request: ConsoleRequest) async throws -> ServerResponse {
        let account = try account(request)
        let store = request.service.store
        let tokens = try store.tokenListings().filter { $0.account == account.email && $0.team == nil }
        let used = try store.usedSpace(of: account)
        return ConsoleFrame(
            section: .people, title: "\(account.givenName) \(account.surname)",
            controls: """
                <a class="button primary" href="\(FormFields.url(ConsoleFrame.Section.files.url, ["account": account.email]))">Open files</a>
                """, problem: request.problem,
            content: HTML.live(
                "person",
                """
                <div class="columns">
                <div class="stack">
                \(HTML.card("Account", facts(account, used)))
                \(changes(account, request))
                </div>
                <div class="stack">\(HTML.card("Tokens", tokenList(tokens)))\
                \(snippets(tokens, request))</div>
                </div>
                """)
        ).response()
    }

    static func perform(_ request: ConsoleRequest) async throws -> String {
        let account: JSONValue = .string(try account(request).id)
        switch request.form["action"] {
        case "quota":
            var input = ["account": account]
            input["quota"] = request.form.number("quota")
            try await request.admin("accounts/set_quota", input)
        case "verify":
            let isVerified = request.form["verified"] == "true"
            try await request.admin("accounts/set_email_verified", ["account": account, "verified": .bool(isVerified)])
        case "add_token": try await request.admin("tokens/add", ["account": account])
        case "expire_tokens": try await request.admin("tokens/expire", ["account": account])
        case "reset_cursors": try await request.admin("accounts/reset_cursors", ["account": account])
        case "remove":
            try await request.admin("accounts/remove", ["account": account])
            return ConsoleFrame.Section.people.url
        default: throw ConsoleProblem("This form has no action.", status: 400)
        }
        return request.url()
    }

    private static func account(_ request: ConsoleRequest) throws -> UserAccount {
        let name = request.query["account"]
        do { return try Provisioner(store: request.service.store).account(named: name) } catch is DropboxEmulator
            .AdminError
        {
            throw ConsoleProblem("There is no account \(name).", status: 404)
        }
    }

    private static func facts(_ account: UserAccount, _ used: UInt64) -> HTML {
        """
        <meter min="0" max="\(max(account.quota, 1))" value="\(used)" aria-label="Used space"></meter>
        \(HTML.facts([
            ("Used", "\(HTML.size(used)) of \(HTML.size(account.quota))", ""), ("Email", "\(account.email)", account.email),
            ("Account ID", "<span class=\"mono small\">\(account.id)</span>", account.id),
            ("Home namespace", "\(account.homeNamespace)", String(account.homeNamespace)),
            ("Kind", "\(account.accountType)", ""), ("Country, locale", "\(account.country), \(account.locale)", ""),
            ("Email verified", account.isEmailVerified ? "yes" : "no", ""),
            ("Team member ID", account.membership.map { "<span class=\"mono small\">\($0.id)</span>" }, account.membership?.id ?? ""),
        ]))
        """
    }

    private static func changes(_ account: UserAccount, _ request: ConsoleRequest) -> HTML {
        HTML.card(
            "Change",
            """
            \(HTML.form("quota", """
                <div class="inline">\(HTML.field("Quota in bytes", "quota", value: request.typed("quota", "quota", otherwise: String(account.quota)), type: "number", attributes: " min=\"0\" required"))
                <button>Set quota</button></div>
                """))
            <div class="actions">
            \(HTML.button(account.isEmailVerified ? "Make the email unverified" : "Verify the email", "verify", ["verified": account.isEmailVerified ? "false" : "true"]))
            \(HTML.button("Expire access tokens", "expire_tokens"))
            \(HTML.button("Reset cursors", "reset_cursors"))
            \(HTML.button("Remove account", "remove", style: "danger", confirm: "Remove \(account.email) with all files, links, and tokens?"))
            </div>
            """, class: "stack")
    }

    private static func tokenList(_ tokens: [Store.TokenListing]) -> HTML {
        let rows = tokens.map { token -> HTML in
            """
            <li><span><a href="\(TokenDetailPage.url(token))"><span class="mono">\(SecretRedactor.shortened(token.text))</span></a>\
            <small>\(token.kind) · \(token.app) · \(token.scopes.count) scopes</small></span>\(HTML.copyButton(token.text, label: "Copy token"))</li>
            """
        }
        let list = HTML.list(rows, otherwise: "No tokens. Create one to act as this account.")
        return "\(list)<div class=\"actions\">\(HTML.button("Create access token", "add_token"))</div>"
    }

    private static func snippets(_ tokens: [Store.TokenListing], _ request: ConsoleRequest) -> HTML? {
        guard let token = tokens.last(where: { $0.kind == "access" && $0.expires == nil }) else { return nil }
        return HTML.card(
            "Client snippets",
            ClientSnippets.html(ClientSnippets.user(token.text, origin: request.request.origin())))
    }
}
