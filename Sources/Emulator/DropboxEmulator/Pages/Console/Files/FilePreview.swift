import DropboxHTTPServer
import Foundation

/// What the page of a file shows of its content. Scripts of the content never run, and none of its text is HTML of the page.
struct FilePreview {
    /// The number of bytes of a text to show.
    private static let textLimit = 256 << 10

    let location: FileLocation
    let revision: String?
    let item: JSONValue

    private var url: String { location.url(location.path, "content", ["rev": revision ?? ""]) }

    func html() async throws -> HTML {
        guard item["is_downloadable"]?.flag != false else {
            return HTML.empty("This file has no content of its own.", "Apps export it in another format.")
        }
        let type = String(MediaType.contentType(forFileName: location.name).prefix { $0 != ";" })
        switch type {
        case "image/png", "image/jpeg", "image/gif", "image/webp", "image/bmp", "image/svg+xml",
            "image/vnd.microsoft.icon":
            return #"<div class="preview"><img src="\#(url)" alt="\#(location.name)"></div>"#
        case "video/mp4", "video/webm":
            return #"<div class="preview"><video src="\#(url)" controls aria-label="\#(location.name)"></video></div>"#
        case "audio/mpeg", "audio/ogg", "audio/wav", "audio/flac", "audio/aac", "audio/mp4":
            return #"<div class="preview"><audio src="\#(url)" controls aria-label="\#(location.name)"></audio></div>"#
        case "application/pdf": return frame(url)
        case "text/markdown":
            // The document has a policy of its own, too.
            return frame(location.url(location.path, "document", ["rev": revision ?? ""]), attributes: " sandbox")
        default: return try await text()
        }
    }

    private func frame(_ url: String, attributes: HTML? = nil) -> HTML {
        #"<div class="preview"><iframe src="\#(url)" title="Preview of \#(location.name)"\#(attributes)></iframe></div>"#
    }

    private func text() async throws -> HTML {
        let bytes = try await FileContentPage.response(location, revision).beginning(upTo: Self.textLimit + 1)
        let isWhole = bytes.count <= Self.textLimit
        guard let text = Self.text(bytes.prefix(Self.textLimit)) else {
            return HTML.empty("There is no preview of this file.", "Download it to open it in another program.")
        }
        guard !text.isEmpty else { return HTML.empty("This file is empty.", "It has 0 bytes.") }
        if isWhole, let table = DatastorePreview.html(name: location.name, text) { return table }
        let shown = isWhole ? Self.indented(text, name: location.name) : text
        let rest: HTML? =
            isWhole ? nil : "<p class=\"quiet small\">Only the first 256 KiB are shown.</p>"
        return #"<div class="preview"><pre tabindex="0" aria-label="Content">\#(shown)</pre></div>\#(rest)"#
    }

    /// Returns bytes as text, without a character that is cut off at the end, or `nil` if they aren't text.
    private static func text(_ bytes: Data) -> String? {
        guard !bytes.contains(0) else { return nil }
        return (0...3).lazy.compactMap { count in
            count == 0 || bytes.count == textLimit ? String(bytes: bytes.dropLast(count), encoding: .utf8) : nil
        }.first
    }

    /// Returns JSON with indentation, and other text unchanged.
    private static func indented(_ text: String, name: String) -> String {
        guard name.lowercased().hasSuffix(".json") else { return text }
        do {
            let value = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
            let data = try JSONSerialization.data(
                withJSONObject: value,
                options: [.prettyPrinted, .withoutEscapingSlashes, .fragmentsAllowed, .sortedKeys])
            return String(decoding: data, as: UTF8.self)
        } catch {
            // A file with this name can have any content.
            return text
        }
    }
}

/// The contents of files, for previews and downloads.
enum FileContentPage {
    /// Sends a file as it is.
    static func content(_ request: ConsoleRequest) async throws -> ServerResponse {
        let location = try FileLocation(request)
        var response = try await response(location, request.query.text("rev"))
        let name = location.name
        let isDownload = request.query["download"] == "1"
        response.headers["Dropbox-API-Result"] = nil
        response.headers["Original-Content-Length"] = nil
        response.headers["Content-Type"] = MediaType.contentType(forFileName: name)
        response.headers["Content-Disposition"] = FileResponse.header(isDownload ? .attachment : .inline, name)
        // The viewer of PDFs doesn't work in a sandbox, and isolates their scripts itself.
        let isPDF = MediaType.contentType(forFileName: name) == "application/pdf"
        protect(&response, isSandboxed: !isPDF)
        return response
    }

    /// Sends a Markdown file as an HTML page, which can't run scripts, load anything, or reach the console.
    static func document(_ request: ConsoleRequest) async throws -> ServerResponse {
        let location = try FileLocation(request)
        let bytes = try await response(location, request.query.text("rev")).beginning(upTo: 1 << 20)
        let page = Markdown.html(
            String(decoding: bytes, as: UTF8.self), title: location.name, style: PageAssets.previewStyle.text)
        var response = ServerResponse(
            status: 200, headers: ["Content-Type": "text/html; charset=utf-8"], body: .data(Data(page.utf8)))
        protect(&response, isSandboxed: true)
        return response
    }

    static func response(_ location: FileLocation, _ revision: String?) async throws -> ServerResponse {
        let path = revision.map { "rev:" + $0 } ?? location.path
        return try await location.caller.response("files/download", ["path": .string(path)])
    }

    private static func protect(_ response: inout ServerResponse, isSandboxed: Bool) {
        response.headers["Content-Security-Policy"] =
            (isSandboxed ? "sandbox; default-src 'none'; img-src data:; media-src 'self'; " : "object-src 'self'; ")
            + "style-src 'unsafe-inline'; script-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'"
        response.headers["X-Content-Type-Options"] = "nosniff"
        response.headers["X-Frame-Options"] = "SAMEORIGIN"
        response.headers["Cross-Origin-Resource-Policy"] = "same-origin"
        response.headers["Cache-Control"] = "no-store"
        response.headers["Referrer-Policy"] = "no-referrer"
    }
}
