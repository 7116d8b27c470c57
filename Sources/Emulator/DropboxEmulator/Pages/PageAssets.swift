import DropboxCore
import DropboxHTTPServer
import Foundation

/// The style sheets, the script, and the icons of the pages: the files of the folder Assets, which the program contains as texts,
/// so that it needs no other file.
enum PageAssets {
    /// The common style of the pages, with light and dark mode.
    static let pageStyle = HTML(stringLiteral: EmbeddedAssets.pageCSS)
    static let authorizeStyle = HTML(stringLiteral: EmbeddedAssets.authorizeCSS)
    static let linkStyle = HTML(stringLiteral: EmbeddedAssets.linkCSS)
    static let previewStyle = HTML(stringLiteral: EmbeddedAssets.previewCSS)

    /// A file that the console loads by its URL.
    struct File: Sendable {
        let name: String
        let type: String
        let content: Data
        /// The hash of the content in the URL, so that browsers can keep the file.
        let version: String

        init(_ name: String, _ type: String, _ content: String) {
            self.name = name
            self.type = type
            self.content = Data(content.utf8)
            version = String(ContentHash.hash(of: self.content).prefix(12))
        }

        var url: String { Console.prefix + "assets/" + name + "?v=" + version }
    }

    static let consoleStyle = File(
        "console.css", "text/css; charset=utf-8", EmbeddedAssets.pageCSS + EmbeddedAssets.consoleCSS)
    static let consoleScript = File("console.js", "text/javascript; charset=utf-8", EmbeddedAssets.consoleJS)
    static let icons = File("icons.svg", "image/svg+xml", EmbeddedAssets.iconsSVG)

    /// Returns the response with a file of the console.
    static func response(_ name: String) -> ServerResponse {
        guard let file = [consoleStyle, consoleScript, icons].first(where: { $0.name == name }) else {
            return ErrorResponse.text(404, "Not found")
        }
        let headers: HeaderFields = [
            "Content-Type": file.type, "Cache-Control": "public, max-age=31536000, immutable",
            "X-Content-Type-Options": "nosniff", "Cross-Origin-Resource-Policy": "same-origin",
        ]
        return ServerResponse(status: 200, headers: headers, body: .data(file.content))
    }
}
