import DropboxCore
import Foundation

/// The style sheets, the script, and the icons of the pages: files of the folder Assets, which the compiler embeds in the
/// program, so that it needs no other file.
enum PageAssets {
    /// The common style of the pages, with light and dark mode.
    static let pageStyle = style(PackageResources.page_css)
    static let authorizeStyle = style(PackageResources.authorize_css)
    static let linkStyle = style(PackageResources.link_css)
    static let previewStyle = style(PackageResources.preview_css)

    /// A file that the console loads by its URL.
    struct File: Sendable {
        let name: String
        let type: String
        let content: Data
        /// The hash of the content in the URL, so that browsers can keep the file.
        let version: String

        init(_ name: String, _ type: String, _ content: [UInt8]) {
            self.name = name
            self.type = type
            self.content = Data(content)
            version = String(ContentHash.hash(of: self.content).prefix(12))
        }

        var url: String { Console.prefix + "assets/" + name + "?v=" + version }
    }

    static let consoleStyle = File(
        "console.css", "text/css; charset=utf-8", PackageResources.page_css + PackageResources.console_css)
    static let consoleScript = File("console.js", "text/javascript; charset=utf-8", PackageResources.console_js)
    static let icons = File("icons.svg", "image/svg+xml", PackageResources.icons_svg)

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

    private static func style(_ bytes: [UInt8]) -> HTML { HTML(stringLiteral: String(decoding: bytes, as: UTF8.self)) }
}
