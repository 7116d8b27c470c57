import DropboxHTTPServer
import Foundation

/// The pages of shared links: a readable page, or the content itself with `dl=1` or `raw=1`.
enum SharedLinkPage {
    static func add(to pages: inout PageTable) {
        pages.under(SharedLinkURL.prefix, respond)
    }

    private static func respond(_ request: ServerRequest, _ service: Service) async throws -> ServerResponse {
        let secret = request.query.first { $0.name == "rlkey" }?.value
        guard let address = SharedLinkURL(path: request.path, secret: secret) else {
            return SharedLinkView.errorPage(for: .notFound)
        }
        switch request.method {
        case "GET", "HEAD": break
        case "POST": return try await unlock(address, request)
        default: return ErrorResponse.text(405, "Use GET.")
        }
        do {
            let password = LinkPasswordCookie.read(request, address.key)
            let linked = try service.store.resolveLink(address, password: password, by: nil)
            return try show(linked, request, service)
        } catch let failure as LinkError {
            return SharedLinkView.errorPage(for: failure)
        }
    }

    private static func show(
        _ linked: Store.ResolvedLink, _ request: ServerRequest, _ service: Service
    ) throws -> ServerResponse {
        func hasFlag(_ name: String) -> Bool { request.query.contains { $0.name == name && $0.value == "1" } }
        guard hasFlag("dl") || hasFlag("raw") else {
            return linked.entry.kind == .folder
                ? try folder(linked, request, service) : SharedLinkView.file(linked, origin: request.origin())
        }
        guard linked.link.settings.allowsDownload else { throw LinkError.denied(.noDownload) }
        if linked.entry.kind == .folder { return try archive(linked, service) }
        let content = try service.store.content(of: linked)
        let disposition: FileResponse.Disposition = hasFlag("dl") ? .attachment : .inline
        return try FileResponse.response(to: request, linked.entry, content, disposition, service.store)
    }

    private static func folder(
        _ linked: Store.ResolvedLink, _ request: ServerRequest, _ service: Service
    ) throws -> ServerResponse {
        let entries = try service.store.list(.id(linked.entry.id, []), .init(), linked.link.owner).entries
        return SharedLinkView.folder(linked, entries, origin: request.origin())
    }

    private static func archive(_ linked: Store.ResolvedLink, _ service: Service) throws -> ServerResponse {
        do {
            let items = try service.store.archive(of: .id(linked.entry.id, []), linked.link.owner).items
            let headers: HeaderFields = [
                "Content-Type": "application/zip",
                "Content-Disposition": FileResponse.header(.attachment, linked.entry.name + ".zip"),
            ]
            let reader = try ZipReader(items, store: service.store)
            return ServerResponse(status: 200, headers: headers, body: .reader(reader, length: nil))
        } catch is Store.ArchiveError {
            return SharedLinkView.tooLarge
        }
    }

    /// Stores a password in a cookie, and redirects to the page.
    private static func unlock(_ address: SharedLinkURL, _ request: ServerRequest) async throws -> ServerResponse {
        let form: [String: String]
        do {
            form = try await FormBody.fields(of: request)
        } catch {
            return ErrorResponse.text(400, "The body is not a form.")
        }
        let headers: HeaderFields = [
            "Location": request.target, "Set-Cookie": LinkPasswordCookie.cookie(form["password"] ?? "", address.key),
        ]
        return ServerResponse(status: 303, headers: headers)
    }
}

/// The cookie that stores the password of a link.
private enum LinkPasswordCookie {
    static func cookie(_ password: String, _ key: String) -> String {
        "\(name(key))=\(Data(password.utf8).base64URL); Path=\(SharedLinkURL.prefix); HttpOnly; SameSite=Lax"
    }

    static func read(_ request: ServerRequest, _ key: String) -> String? {
        let cookies = (request.headers["Cookie"] ?? "").split(separator: ";").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        guard let cookie = cookies.first(where: { $0.hasPrefix(name(key) + "=") }),
            let data = Data(base64URL: cookie.dropFirst(name(key).count + 1))
        else { return nil }
        return String(decoding: data, as: UTF8.self)
    }

    private static func name(_ key: String) -> String { "link_\(key)" }
}

/// The HTML of shared link pages.
enum SharedLinkView {
    static func file(_ linked: Store.ResolvedLink, origin: String) -> ServerResponse {
        LinkFrame.response(
            title: linked.entry.name,
            """
            <p class="quiet">\(linked.entry.file?.size ?? 0) bytes</p>
            \(downloads(linked, origin: origin))
            """)
    }

    static func folder(_ linked: Store.ResolvedLink, _ entries: [Entry], origin: String) -> ServerResponse {
        let items = entries.map { entry -> HTML in
            let address = linked.link.address(name: "", names: linked.names + [entry.name]).urlString(origin: origin)
            return """
                <li><a href="\(address)">\(entry.name)\(entry.kind == .folder ? "/" : "")</a></li>

                """
        }
        return LinkFrame.response(
            title: linked.entry.name,
            """
            <ul>
            \(items)</ul>
            \(downloads(linked, origin: origin))
            """)
    }

    private static func downloads(_ linked: Store.ResolvedLink, origin: String) -> HTML? {
        guard linked.link.settings.allowsDownload else { return nil }
        func link(_ choice: String, _ label: String) -> HTML {
            "<a href=\"\(linked.address.urlString(origin: origin, parameter: choice))\">\(label)</a>"
        }
        let open: HTML? = linked.entry.kind == .file ? " · \(link("raw=1", "Open"))" : nil
        return "<p>\(link("dl=1", "Download"))\(open)</p>"
    }

    static let tooLarge = LinkFrame.response(
        400, title: "This folder is too large", "<p>It can't be downloaded as one archive.</p>")

    static func errorPage(for failure: LinkError) -> ServerResponse {
        switch failure {
        case .malformed, .notFound, .denied(.wrongSecret):
            LinkFrame.response(
                404, title: "This link does not exist", "<p>It was revoked, or its content was deleted.</p>")
        case .denied(.expired):
            LinkFrame.response(410, title: "This link has expired", "<p>Ask the sender for a new link.</p>")
        case .denied(.password):
            LinkFrame.response(
                403, title: "This link needs a password",
                """
                <form method="post">
                <p><label>Password <input type="password" name="password" autofocus required></label></p>
                <p><button class="primary">Continue</button></p>
                </form>
                """)
        case .denied(.noDownload):
            LinkFrame.response(403, title: "Downloads are disabled", "<p>The owner of the link disabled them.</p>")
        case .denied, .unsupportedParameter:
            LinkFrame.response(
                403, title: "This link is restricted", "<p>Only users with access to the content can use it.</p>")
        }
    }
}

/// The layout of link pages: one card with a heading.
enum LinkFrame {
    static func response(_ status: Int = 200, title: String, _ body: HTML) -> ServerResponse {
        let content: HTML = """
            <main>
            <h1>\(title)</h1>
            \(body)
            </main>
            """
        return PageFrame(title: title, style: PageAssets.linkStyle, content: content).response(status)
    }
}
