import DropboxCore
import DropboxHTTPServer
import Foundation

/// One token: what it permits, and snippets for clients.
enum TokenDetailPage {
    static func url(_ token: Store.TokenListing) -> String { url(token.text) }

    /// Returns the URL of the page, which doesn't contain the token: browsers remember URLs.
    static func url(_ text: String) -> String { FormFields.url(Console.prefix + "token", ["id": id(text)]) }

    private static func id(_ text: String) -> String { String(ContentHash.hash(of: Data(text.utf8)).prefix(16)) }

    static func show(_ request: ConsoleRequest) async throws -> ServerResponse {
        let token = try token(request)
        return ConsoleFrame(
            section: .apps, title: "Token \(SecretRedactor.shortened(token.text))",
            controls: HTML.button(
                "Revoke", "revoke", style: "danger", confirm: "Revoke this token? Requests with it fail afterward."),
            problem: request.problem,
            content: HTML.live(
                "token",
                """
                <div class="columns">
                \(HTML.card("Details", facts(token)))
                \(HTML.card("Client snippets", ClientSnippets.html(try snippets(token, request))))
                </div>
                """)
        ).response()
    }

    static func perform(_ request: ConsoleRequest) async throws -> String {
        try await request.admin("tokens/remove", ["token": .string(try token(request).text)])
        return ConsoleFrame.Section.apps.url
    }

    private static func token(_ request: ConsoleRequest) throws -> Store.TokenListing {
        let wanted = request.query["id"]
        guard let token = try request.service.store.tokenListings().first(where: { id($0.text) == wanted }) else {
            throw ConsoleProblem("This token doesn’t exist any longer.", status: 404)
        }
        return token
    }

    private static func facts(_ token: Store.TokenListing) -> HTML {
        let scopes = token.scopes.sorted().map { #"<span class="tag">\#($0)</span> "# as HTML }
        return HTML.facts([
            ("Token", "<span class=\"mono small\">\(token.text)</span>", token.text), ("Kind", "\(token.kind)", ""),
            ("Account", "\(token.account)", ""), ("Team", token.team.map { "\($0)" }, ""),
            ("App", "<a href=\"\(AppPage.url(token.app))\">\(token.app)</a>", ""),
            ("Expires", token.expires.map { "\(HTML.time($0)) UTC" } ?? "never", ""), ("Scopes", "\(scopes)", ""),
        ])
    }

    private static func snippets(
        _ token: Store.TokenListing, _ request: ConsoleRequest
    ) throws -> [ClientSnippets.Snippet] {
        let origin = request.request.origin()
        if token.kind == "refresh" {
            guard let app = try request.service.store.app(token.app) else { return [] }
            return ClientSnippets.refresh(token.text, app: app, origin: origin)
        }
        return token.team == nil
            ? ClientSnippets.user(token.text, origin: origin) : ClientSnippets.team(token.text, origin: origin)
    }
}
