import DropboxHTTPServer
import Foundation

/// The page of a file, of a folder with its details, or of a deleted item.
enum ItemPage {
    static func show(
        _ item: JSONValue, _ location: FileLocation, _ request: ConsoleRequest
    ) async throws -> ServerResponse {
        let isFile = item[".tag"] == "file"
        let isDeleted = item[".tag"] == "deleted"
        let revisions = item[".tag"] == "folder" ? nil : try await revisions(location)
        let shown = request.query.text("rev") ?? item["rev"]?.string
        let view: HTML? =
            isFile
            ? HTML.card("Preview", try await FilePreview(location: location, revision: shown, item: item).html()) : nil
        let content: HTML = """
            \(breadcrumb(location))
            \(HTML.live("item", """
                \(notes(item, shown, location))
                <div class="\(isFile ? "wide-narrow" : "columns")">
                <div class="stack">\(view)\(isFile ? revisionList(revisions, item, shown, location) : nil)\
                \(isFile ? nil : facts(item))</div>
                <div class="stack">\(isFile ? facts(item) : nil)\(isDeleted ? deleted(revisions) : nil)\
                \(isDeleted ? nil : try await links(item, location, request))\
                \(isDeleted ? nil : changes(location, request, isFile: isFile))</div>
                </div>
                """, class: "stack"))
            """
        return ConsoleFrame(
            section: .files, title: location.name,
            controls: HTML.live(
                "controls", isFile ? controls(shown, location) : isDeleted ? "" : openFolder(location)),
            problem: request.problem, content: content
        ).response()
    }

    private static func breadcrumb(_ location: FileLocation) -> HTML {
        "<div class=\"bar\">\(location.breadcrumb)</div>"
    }

    private static func openFolder(_ location: FileLocation) -> HTML {
        #"<a class="button" href="\#(location.url(location.path))">Open folder</a>"#
    }

    private static func controls(_ rev: String?, _ location: FileLocation) -> HTML {
        """
        <div class="actions"><a class="button" href="\(location.url(location.path, "content", ["rev": rev ?? ""]))" \
        target="_blank" rel="noopener">Open</a>
        <a class="button primary" href="\(location.url(location.path, "content", ["rev": rev ?? "", "download": "1"]))">Download</a></div>
        """
    }

    private static func notes(_ item: JSONValue, _ shown: String?, _ location: FileLocation) -> HTML? {
        if item[".tag"] == "deleted" {
            return """
                <div class="notice problem actions">This item is deleted. \
                \(HTML.button("Restore", "restore", label: "Restore \(location.name)"))</div>
                """
        }
        guard let shown, shown != item["rev"]?.string, item[".tag"] == "file" else { return nil }
        return """
            <div class="notice done actions">This is an earlier revision.
            <a href="\(location.url(location.path))">Show the current one</a> \
            \(HTML.button("Restore this revision", "restore", ["rev": shown]))</div>
            """
    }

    // MARK: Cards

    private static func facts(_ item: JSONValue) -> HTML {
        func text(_ key: String) -> String { item[key]?.string ?? "" }
        func fact(_ name: String, _ key: String) -> (name: String, value: HTML?, copy: String) {
            let value = text(key)
            return (name, value.isEmpty ? nil : #"<span class="mono small">\#(value)</span>"#, value)
        }
        let size: HTML? = item["size"]?.bytes.map { $0 < 1000 ? HTML.size($0) : "\(HTML.size($0)) (\($0) bytes)" }
        return HTML.card(
            "Details",
            HTML.facts([
                fact("Path", "path_display"), ("Size", size, ""),
                ("Modified", HTML.time(text("server_modified")).map { "\($0) UTC" }, ""),
                ("Client’s time", HTML.time(text("client_modified")).map { "\($0) UTC" }, ""),
                fact("ID", "id"), fact("Revision", "rev"), fact("Content hash", "content_hash"),
                (
                    "Shared folder",
                    item.text(at: "sharing_info.shared_folder_id").isEmpty
                        ? nil : "\(item.text(at: "sharing_info.shared_folder_id"))",
                    item.text(at: "sharing_info.shared_folder_id")
                ),
            ]))
    }

    private static func changes(_ location: FileLocation, _ request: ConsoleRequest, isFile: Bool) -> HTML {
        let target = request.form.text("to").flatMap { request.problem == nil ? nil : $0 } ?? location.path
        return HTML.card(
            "Change",
            """
            \(HTML.form("rename", """
                <div class="inline">\(HTML.field("Name", "name", value: request.typed("rename", "name", otherwise: location.name), id: "new-name", attributes: " required"))
                <button>Rename</button></div>
                """))
            <form method="post" autocomplete="off"><div class="inline">\
            \(HTML.field("Path", "to", value: target, hint: "With a slash at its end, it’s the folder to move or copy into.", attributes: " required"))</div>
            <div class="actions"><button name="action" value="move">Move</button><button name="action" value="copy">Copy</button></div></form>
            \(HTML.button("Delete", "delete", style: "danger", confirm: isFile ? "Delete this file?" : "Delete this folder with its contents?"))
            """, class: "stack")
    }

    // MARK: Shared links

    private static func links(
        _ item: JSONValue, _ location: FileLocation, _ request: ConsoleRequest
    ) async throws -> HTML {
        let isTyped = request.problem != nil && request.form["action"] == "create_link"
        let result = try await location.caller.call(
            "sharing/list_shared_links", ["path": .string(location.path), "direct_only": true])
        let rows = (result["links"]?.elements ?? []).map { link -> HTML in
            let url = link["url"]?.string ?? ""
            let access = link["link_permissions"]?["resolved_visibility"]?[".tag"]?.string ?? ""
            let expires: HTML? = link["expires"]?.string.map { " · until \(HTML.time($0)) UTC" }
            return """
                <li><span><a href="\(url)" target="_blank" rel="noopener">\(HTML.name(url))</a>\
                <small>\(access.isEmpty ? "link" : access.replacing("_", with: " "))\(expires)</small></span>
                <span class="actions">\(HTML.copyButton(url, label: "Copy link"))\
                \(HTML.button("Revoke", "revoke_link", ["url": url], label: "Revoke link", style: "danger"))</span></li>
                """
        }
        let list = HTML.list(
            rows, otherwise: "No links. Anyone who has a link can open the item without an account.")
        return HTML.card(
            "Shared links",
            """
            \(list)
            <details\(isTyped ? " open" : nil)><summary>Create a link</summary>
            \(HTML.form("create_link", """
                <div class="fields">\(HTML.field("Password", "password", value: request.typed("create_link", "password"), id: "link-password", placeholder: "none"))
                \(HTML.field("Expires", "expires", value: request.typed("create_link", "expires"), type: "date"))</div>
                \(HTML.check("Allow downloads", "download", isOn: !isTyped || request.form["download"] == "true"))
                <div class="actions"><button>Create link</button></div>
                """))</details>
            """)
    }

    // MARK: Revisions

    private static func revisions(_ location: FileLocation) async throws -> [JSONValue] {
        do {
            let result = try await location.caller.call(
                "files/list_revisions", ["path": .string(location.path), "limit": 100])
            return result["entries"]?.elements ?? []
        } catch is ConsoleProblem {
            // A deleted folder has no revisions.
            return []
        }
    }

    private static func revisionList(
        _ revisions: [JSONValue]?, _ item: JSONValue, _ shown: String?, _ location: FileLocation
    ) -> HTML {
        let rows = (revisions ?? []).map { revision -> HTML in
            let rev = revision["rev"]?.string ?? ""
            let isCurrent = rev == item["rev"]?.string
            let action: HTML =
                isCurrent
                ? "<span class=\"tag\">current</span>"
                : HTML.button("Restore", "restore", ["rev": rev], label: "Restore revision \(rev)")
            return """
                <tr\(rev == shown ? " aria-current=\"true\"" : nil)><td class="time"><a class="name" href="\(location.url(location.path, "files", isCurrent ? [:] : ["rev": rev]))">\
                \(HTML.time(revision["server_modified"]?.string ?? ""))</a></td>
                <td class="number">\(revision["size"]?.bytes.map { HTML.size($0) })</td>
                <td class="mono small phone-hidden">\(rev)</td><td class="actions-cell">\(action)</td></tr>
                """
        }
        return """
            <section class="card flush" aria-label="Revisions"><div class="head"><h2>Revisions</h2></div>
            \(HTML.table("Revisions", """
                <th scope="col">Time (UTC)</th><th scope="col" class="number">Size</th>\
                <th scope="col" class="phone-hidden">Revision</th><th scope="col"><span class="visually-hidden">Actions</span></th>
                """, rows))</section>
            """
    }

    private static func deleted(_ revisions: [JSONValue]?) -> HTML {
        let rows = (revisions ?? []).map { revision -> HTML in
            let rev = revision["rev"]?.string ?? ""
            return """
                <li><span>\(HTML.time(revision["server_modified"]?.string ?? "")) UTC<small>\
                \(revision["size"]?.bytes.map { HTML.size($0) })</small></span>\
                \(HTML.button("Restore", "restore", ["rev": rev], label: "Restore revision \(rev)"))</li>
                """
        }
        guard !rows.isEmpty else {
            return HTML.card("Revisions", "<p class=\"quiet\">Restore brings back all files of this folder.</p>")
        }
        return HTML.card("Revisions", "<ul class=\"rows\">\(rows)</ul>")
    }
}
