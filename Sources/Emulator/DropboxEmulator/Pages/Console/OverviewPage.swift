import DropboxHTTPServer
import Foundation

/// The first page: how to reach the emulator, and what it has.
enum OverviewPage {
    static func show(_ request: ConsoleRequest) async throws -> ServerResponse {
        let service = request.service
        let origin = request.request.origin()
        let token = service.state.tokens.access
        return ConsoleFrame(
            section: .overview,
            content: """
                \(HTML.live("tiles", try tiles(service), class: "tiles"))
                <div class="columns">
                \(HTML.card("Connect a client", ClientSnippets.html(ClientSnippets.user(token, origin: origin))))
                \(HTML.card("Credentials", credentials(service, origin)))
                </div>
                """
        ).response()
    }

    private static func tiles(_ service: Service) throws -> HTML {
        let unmet = service.faults.all.count { $0.isEnabled && !$0.isExhausted }
        let tiles: [(section: ConsoleFrame.Section, count: Int, unit: String)] = [
            (.people, try service.store.accounts().count, "accounts"), (.apps, try service.store.apps().count, "apps"),
            (.calls, service.calls.counts.completed.values.reduce(0, +), "calls"), (.faults, unmet, "active faults"),
            (.state, service.state.snapshots.count, "snapshots"),
            (.webhooks, try service.webhooks.all().count, "webhooks"),
        ]
        let items = tiles.map { tile -> HTML in
            let unit = tile.count == 1 ? String(tile.unit.dropLast()) : tile.unit
            return """
                <a class="card" href="\(tile.section.url)"><strong>\(tile.count)</strong> <span class="quiet">\(unit)</span></a>
                """
        }
        return "\(items)"
    }

    private static func credentials(_ service: Service, _ origin: String) -> HTML {
        func fact(_ name: String, _ text: String) -> (name: String, value: HTML?, copy: String) {
            (name, #"<span class="mono small">\#(text)</span>"#, text)
        }
        return """
            \(HTML.facts([
                fact("Address", origin), fact("Access token", service.state.tokens.access),
                fact("Refresh token", service.state.tokens.refresh), fact("App key", service.appKey),
                fact("App secret", service.state.configuration.appSecret),
            ]))
            <p class="quiet small">They belong to the first account, have all scopes, and don’t expire.
            More are under <a href="\(ConsoleFrame.Section.apps.url)">Apps and tokens</a>.</p>
            """
    }
}

/// Programs that call the emulator with real values, to copy.
enum ClientSnippets {
    typealias Snippet = (title: String, text: String)

    /// Snippets with the access token of an account.
    static func user(_ token: String, origin: String) -> [Snippet] {
        [
            (
                "Swift",
                """
                import SwiftyDropbox

                let client = DropboxClient(
                    accessToken: \(quoted(token)), baseHosts: BaseHosts(server: \(quoted(origin))))
                print(try await client.users.getCurrentAccount().response().name.displayName)
                """
            ),
            ("Python", python("users/get_current_account", token, origin)),
            ("curl", curl("users/get_current_account", token, origin)),
        ]
    }

    /// Snippets with the access token of a team.
    static func team(_ token: String, origin: String) -> [Snippet] {
        [
            (
                "Swift",
                """
                import DropboxTeam
                import SwiftyDropbox

                let client = DropboxTeamClient(
                    accessToken: \(quoted(token)), baseHosts: BaseHosts(server: \(quoted(origin))))
                print(try await client.team.getInfo().response().name)
                """
            ),
            ("Python", python("team/get_info", token, origin)), ("curl", curl("team/get_info", token, origin)),
        ]
    }

    /// Snippets that redeem a refresh token.
    static func refresh(_ token: String, app: App, origin: String) -> [Snippet] {
        let fields = [
            (name: "grant_type", value: "refresh_token"), (name: "refresh_token", value: token),
            (name: "client_id", value: app.key), (name: "client_secret", value: app.secret),
        ]
        let lines = fields.map { "  --data-urlencode \(CurlCommand.quoted("\($0.name)=\($0.value)"))" }
        return [
            ("curl", "curl \(CurlCommand.quoted(origin + "/oauth2/token")) \\\n" + lines.joined(separator: " \\\n"))
        ]
    }

    static func html(_ snippets: [Snippet]) -> HTML {
        "\(snippets.map { snippet -> HTML in "<div class=\"snippet\">\(HTML.snippet(snippet.title, snippet.text, id: "snippet-" + snippet.title.lowercased()))</div>" })"
    }

    private static func python(_ route: String, _ token: String, _ origin: String) -> String {
        """
        import json, urllib.request

        request = urllib.request.Request(
            \(quoted("\(origin)/2/\(route)")), method="POST",
            headers={"Authorization": \(quoted("Bearer \(token)"))})
        print(json.load(urllib.request.urlopen(request)))
        """
    }

    private static func curl(_ route: String, _ token: String, _ origin: String) -> String {
        """
        curl --request POST \(CurlCommand.quoted("\(origin)/2/\(route)")) \\
          --header \(CurlCommand.quoted("Authorization: Bearer \(token)"))
        """
    }

    /// A literal of Swift and of Python. Neither tokens nor addresses have characters that only one of them escapes.
    private static func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
