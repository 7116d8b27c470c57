import DropboxHTTPServer
import Foundation

/// The common frame of all pages: one style with light and dark mode, no external resources, and headers that protect
/// it from other sites.
struct PageFrame {
    /// The page title.
    var title: String
    /// The language code for HTML.
    var language = "en"
    /// The style sheet of the page, which follows the shared one.
    var style: HTML = ""
    /// The content of the body.
    var content: HTML

    func response(_ status: Int = 200, headers: HeaderFields = [:]) -> ServerResponse {
        let page: HTML = """
            \(Self.head(title, language: language, "<style>\n\(PageAssets.pageStyle)\n\(style)\n</style>"))
            <body>
            \(content)
            </body>
            </html>

            """
        var headers = headers
        Self.protect(&headers, "style-src 'unsafe-inline'; img-src 'self' data:")
        return ServerResponse(status: status, headers: headers, body: .data(Data(page.text.utf8)))
    }

    /// The beginning of a page.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - language: The language code for HTML.
    ///   - assets: The style sheet and the script, or links to them.
    static func head(_ title: String, language: String = "en", _ assets: HTML) -> HTML {
        """
        <!DOCTYPE html>
        <html lang="\(language)">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>\(title)</title>
        <link rel="icon" href="data:,">
        \(assets)
        </head>
        """
    }

    /// Adds the headers of a page that no other site can embed.
    ///
    /// - Parameter sources: The directives for the content that the page may load. All other content is forbidden.
    static func protect(_ headers: inout HeaderFields, _ sources: String) {
        headers["Content-Type"] = "text/html; charset=utf-8"
        headers["Cache-Control"] = "no-store"
        headers["Content-Security-Policy"] =
            "default-src 'none'; \(sources); base-uri 'none'; frame-ancestors 'none'"
        headers["Referrer-Policy"] = "same-origin"
        headers["X-Content-Type-Options"] = "nosniff"
        headers["X-Frame-Options"] = "DENY"
    }
}

/// HTML text. Interpolated values are escaped unless they are HTML:
///
///     let row: HTML = "<td>\(name)</td>"
struct HTML: Sendable, Hashable, ExpressibleByStringInterpolation {
    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity * 2) }

        mutating func appendLiteral(_ literal: String) { text += literal }
        mutating func appendInterpolation(_ plain: String) { text += HTML.escaped(plain) }
        mutating func appendInterpolation(_ number: some BinaryInteger) { text += String(number) }
        mutating func appendInterpolation(_ html: HTML) { text += html.text }
        mutating func appendInterpolation(_ parts: [HTML]) { for part in parts { text += part.text } }
        /// `nil` adds nothing.
        mutating func appendInterpolation(_ html: HTML?) { text += html?.text ?? "" }
    }

    let text: String

    init(stringLiteral text: String) { self.text = text }
    init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    /// Returns plain text with all characters escaped that have a meaning in elements or attributes.
    static func escaped(_ plain: some StringProtocol) -> String {
        var result = ""
        result.reserveCapacity(plain.utf8.count)
        for scalar in plain.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            // Parsers of HTML turn a carriage return that isn't a reference into a line feed.
            case "\r": result += "&#13;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Returns escaped text without the characters that XML doesn't allow at all.
    static func escapedForXML(_ plain: some StringProtocol) -> String {
        let scalars = plain.unicodeScalars.map { scalar -> Unicode.Scalar in
            switch scalar {
            case "\n", "\t": scalar
            case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
            default: scalar
            }
        }
        return escaped(String(String.UnicodeScalarView(scalars)))
    }
}
