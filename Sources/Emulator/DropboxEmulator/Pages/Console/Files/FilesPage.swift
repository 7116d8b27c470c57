import DropboxHTTPServer
import Foundation

/// The folders and files of an account.
enum FilesPage {
    /// The number of items that the page shows unless its URL asks for more.
    private static let usualCount = 500
    private static let maximumCount = 1_000_000

    static func show(_ request: ConsoleRequest) async throws -> ServerResponse {
        let location = try FileLocation(request)
        guard !location.path.isEmpty else { return try await folder(location, request) }
        let item = try await location.caller.call(
            "files/get_metadata", ["path": .string(location.path), "include_deleted": true])
        if item[".tag"] == "folder", request.query["details"].isEmpty { return try await folder(location, request) }
        return try await ItemPage.show(item, location, request)
    }

    static func perform(_ request: ConsoleRequest) async throws -> String {
        try await FileActions(request: request, location: try FileLocation(request)).perform()
    }

    // MARK: A folder

    private static func folder(_ location: FileLocation, _ request: ConsoleRequest) async throws -> ServerResponse {
        let showsDeleted = request.query["deleted"] == "1"
        let order = FileOrder(rawValue: request.query["sort"]) ?? .name
        let entries = try FolderContents(of: location, includesDeleted: showsDeleted, by: order).items
        let limit = min(max(Int(request.query["limit"]) ?? usualCount, 1), maximumCount)
        let rows = entries.prefix(limit).map { row($0, location) }
        let list: HTML
        if entries.isEmpty {
            list = HTML.empty("This folder is empty.", "Drop files here, choose some below, or create a folder.")
        } else {
            let rest: HTML? =
                entries.count > rows.count
                ? #"<p class="empty">\#(entries.count - rows.count) more. <a href="\#(request.url(["limit": "\(limit * 10)"]))">Show more</a></p>"#
                : nil
            list = "\(HTML.table("Contents", head(order, request), rows))\(rest)"
        }
        let details: HTML? =
            location.path.isEmpty
            ? nil : #"<a class="button" href="\#(request.url(["details": "1"]))">Folder details</a>"#
        return ConsoleFrame(
            section: .files, title: location.path.isEmpty ? nil : location.name, controls: details,
            problem: request.problem,
            content: """
                \(try await bar(location, request, showsDeleted: showsDeleted))
                <div class="card flush"><div class="head">\(location.breadcrumb)\
                \(HTML.live("item-count", #"<span class="quiet small">\#(entries.count) \#(entries.count == 1 ? "item" : "items")</span>"#))</div>
                \(HTML.live("contents", list))</div>
                \(adding(request))
                """
        ).response()
    }

    /// The choices of what to show.
    private static func bar(_ location: FileLocation, _ request: ConsoleRequest, showsDeleted: Bool) async throws
        -> HTML
    {
        let accounts = try request.service.store.accounts().map { account in
            (value: account.email, title: "\(account.givenName) \(account.surname) (\(account.email))")
        }
        let root: HTML? =
            location.account.membership == nil
            ? nil
            : HTML.choice(
                "Paths start at", "root", [("", "the own folder"), ("team", "the team space")],
                value: location.caller.isAtTeamRoot ? "team" : "", attributes: " data-submit")
        return """
            <form method="get" class="bar">
            \(HTML.choice("Account", "account", accounts, value: location.account.email, attributes: " data-submit"))
            \(root)
            \(HTML.check("Deleted items", "deleted", value: "1", isOn: showsDeleted, attributes: " data-submit"))
            <button data-no-script>Show</button>
            </form>
            """
    }

    private static func head(_ order: FileOrder, _ request: ConsoleRequest) -> HTML {
        func title(_ column: FileOrder, _ name: String, _ style: HTML = "") -> HTML {
            let sort: HTML? = column == order ? #" aria-sort="\#(column == .name ? "ascending" : "descending")""# : nil
            let url = request.url(["sort": column == .name ? "" : column.rawValue])
            return #"<th scope="col"\#(style)\#(sort)><a href="\#(url)">\#(name)</a></th>"#
        }
        return """
            \(title(.name, "Name"))\(title(.size, "Size", " class=\"number\""))\
            \(title(.modified, "Modified (UTC)", " class=\"phone-hidden\""))<th scope="col" class="phone-hidden"><span class="visually-hidden">Actions</span></th>
            """
    }

    private static func row(_ entry: Entry, _ location: FileLocation) -> HTML {
        let name = entry.name
        let path = entry.displayPathInView ?? location.path + "/" + name
        let size: HTML? = entry.file.map { HTML.size($0.size) }
        let action: HTML =
            switch entry.kind {
            case .file:
                #"<a class="button quiet-button" href="\#(location.url(path, "content", ["download": "1"]))" aria-label="Download \#(name)">Download</a>"#
            case .folder:
                #"<a class="button quiet-button" href="\#(location.url(path, "files", ["details": "1"]))" aria-label="Details of \#(name)">Details</a>"#
            case .deleted:
                HTML.button("Restore", "restore", ["path": path], label: "Restore \(name)", style: "quiet-button")
            }
        return """
            <tr data-key="\(path)"\(entry.kind == .deleted ? " class=\"deleted\"" : nil)>
            <td class="grow"><a class="name" href="\(location.url(path))">\(HTML.icon(entry.kind == .folder ? "folder" : "file"))\
            \(HTML.name(name))</a></td><td class="number">\(size)</td>
            <td class="time phone-hidden">\(entry.file.map { HTML.time($0.serverModified) })</td>
            <td class="actions-cell phone-hidden">\(action)</td></tr>
            """
    }

    /// The forms that add something to the folder.
    private static func adding(_ request: ConsoleRequest) -> HTML {
        """
        <div class="columns" id="adding">
        <form method="post" enctype="multipart/form-data" class="card drop" data-upload>
        <h2>Upload files</h2>
        <div class="inline"><div class="field"><label for="file">Files, or drop them on the page</label>
        <input id="file" type="file" name="file" multiple required></div><button class="primary">Upload</button></div>
        <progress hidden value="0" aria-label="Progress of the upload"></progress>
        <p role="status" class="small quiet"></p>
        </form>
        \(HTML.form("create_folder", class: "card", """
            <h2>New folder</h2>
            <div class="inline">\(HTML.field("Name", "name", value: request.typed("create_folder", "name"), id: "folder-name", attributes: " required"))
            <button>Create folder</button></div>
            """))
        </div>
        """
    }
}

extension JSONValue {
    /// The number of bytes, or `nil` if this isn't one.
    var bytes: UInt64? { if case .number(let number) = self { UInt64(exactly: number) } else { nil } }
}
