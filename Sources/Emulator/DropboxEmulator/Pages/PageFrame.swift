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
    /// A Boolean value that indicates whether the page has inline scripts. Other scripts never run.
    var hasScript = false

    func response(_ status: Int = 200, headers: HeaderFields = [:]) -> ServerResponse {
        let page: HTML = """
            <!DOCTYPE html>
            <html lang="\(language)">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>\(title)</title>
            <link rel="icon" href="data:,">
            <style>
            \(Self.sharedStyle)
            \(style)
            </style>
            </head>
            <body>
            \(content)
            </body>
            </html>

            """
        var headers = headers
        headers["Content-Type"] = "text/html; charset=utf-8"
        headers["Cache-Control"] = "no-store"
        headers["Content-Security-Policy"] =
            "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; "
            + (hasScript ? "script-src 'unsafe-inline'; connect-src 'self'; " : "")
            + "base-uri 'none'; frame-ancestors 'none'"
        headers["Referrer-Policy"] = "same-origin"
        headers["X-Content-Type-Options"] = "nosniff"
        headers["X-Frame-Options"] = "DENY"
        return ServerResponse(status: status, headers: headers, body: .data(Data(page.text.utf8)))
    }

    /// Named colors, so that pages specify roles and the color scheme specifies their appearance.
    private static let sharedStyle: HTML = """
        :root {
          color-scheme: light dark;
          --ground: #f2f4f7; --card: #ffffff; --text: #1b2430; --quiet: #5a6675; --line: #d9dfe7; --soft: #f3f6fa;
          --accent: #0b5cd6; --accent-strong: #0848aa; --on-accent: #ffffff; --bad: #b3261e; --good: #1a7f4b;
          --warn-ground: #fff4d6; --warn-text: #6b4e00; --shadow: 0 1px 2px #0f1c2e14, 0 8px 28px #0f1c2e14;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --ground: #10151c; --card: #1a212b; --text: #e8edf4; --quiet: #9fabba; --line: #323d4b; --soft: #212a36;
            --accent: #6ea8ff; --accent-strong: #94bfff; --on-accent: #0b1626; --bad: #ff8a80; --good: #5fd394;
            --warn-ground: #3a2f12; --warn-text: #f4d98b; --shadow: 0 1px 2px #0006, 0 8px 28px #0006;
          }
        }
        *, *::before, *::after { box-sizing: border-box; }
        body {
          margin: 0; background: var(--ground); color: var(--text); line-height: 1.5;
          font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "DejaVu Sans", sans-serif;
        }
        h1, h2, h3, p, ul, fieldset { margin: 0; padding: 0; }
        a { color: var(--accent); }
        code { font-family: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; }
        button {
          font: inherit; font-weight: 600; padding: .6rem 1.25rem; border-radius: .6rem; cursor: pointer;
          border: 1px solid var(--line); background: var(--card); color: var(--text);
        }
        button:hover { border-color: var(--quiet); }
        button.primary { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
        button.primary:hover { background: var(--accent-strong); border-color: var(--accent-strong); }
        :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
        """
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
