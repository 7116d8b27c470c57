/// The pages of shared links.
enum SharedLinkView {
    static func file(_ linked: Store.Linked, origin: String) -> ServerResponse {
        LinkFrame.response(
            title: linked.entry.name,
            """
            <p class="quiet">\(linked.entry.file?.size ?? 0) bytes</p>
            \(downloads(linked, origin: origin))
            """)
    }

    static func folder(_ linked: Store.Linked, _ entries: [Entry], origin: String) -> ServerResponse {
        let items = entries.map { entry -> HTML in
            let address = linked.link.address(name: "", names: linked.names + [entry.name]).text(origin: origin)
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

    private static func downloads(_ linked: Store.Linked, origin: String) -> HTML? {
        guard linked.link.settings.allowsDownload else { return nil }
        func link(_ choice: String, _ words: String) -> HTML {
            "<a href=\"\(linked.address.text(origin: origin, choice: choice))\">\(words)</a>"
        }
        let open: HTML? = linked.entry.kind == .file ? " · \(link("raw=1", "Open"))" : nil
        return "<p>\(link("dl=1", "Download"))\(open)</p>"
    }

    static let tooLarge = LinkFrame.response(
        400, title: "This folder is too large", "<p>It cannot be downloaded as a whole.</p>")

    static func refusal(_ failure: LinkFailure) -> ServerResponse {
        switch failure {
        case .malformed, .notFound, .denied(.wrongSecret):
            LinkFrame.response(
                404, title: "This link does not exist", "<p>It was revoked, or what it led to is gone.</p>")
        case .denied(.expired):
            LinkFrame.response(410, title: "This link has expired", "<p>Ask whoever sent it for another one.</p>")
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
            LinkFrame.response(403, title: "Downloads are switched off", "<p>The owner of the link said so.</p>")
        case .denied, .unsupportedParameter:
            LinkFrame.response(
                403, title: "This link is not for everybody", "<p>Only who has access otherwise may use it.</p>")
        }
    }
}
