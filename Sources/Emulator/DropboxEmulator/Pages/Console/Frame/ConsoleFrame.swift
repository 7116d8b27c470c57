import DropboxHTTPServer
import Foundation

/// The frame of the console's pages: the navigation, the heading, and the headers that protect the page.
struct ConsoleFrame {
    /// The parts of the console, in the order of the navigation.
    enum Section: String, CaseIterable {
        case overview
        case files
        case people
        case apps
        case calls
        case faults
        case state
        case webhooks

        var title: String {
            switch self {
            case .overview: "Overview"
            case .files: "Files"
            case .people: "People and teams"
            case .apps: "Apps and tokens"
            case .calls: "Calls"
            case .faults: "Faults"
            case .state: "State and clock"
            case .webhooks: "Webhooks"
            }
        }

        var url: String { self == .overview ? "/" : Console.prefix + rawValue }
    }

    let section: Section?
    /// The heading, or `nil` for the title of the section.
    var title: String?
    /// The controls next to the heading.
    var controls: HTML?
    /// The problem of a form.
    var problem: String?
    let content: HTML

    /// The page with nothing but a problem.
    static func problem(_ text: String, status: Int) -> ConsoleFrame {
        ConsoleFrame(section: nil, title: "Error (\(status))", problem: text, content: "")
    }

    func response(_ status: Int = 200) -> ServerResponse {
        let heading = title ?? section?.title ?? ""
        let page: HTML = """
            \(PageFrame.head("\(heading) – Dropbox emulator", """
                <link rel="stylesheet" href="\(PageAssets.consoleStyle.url)">
                <script src="\(PageAssets.consoleScript.url)" defer></script>
                """))
            <body>
            <a class="skip" href="#main">Skip to the content</a>
            <div class="shell">
            <header class="side">
            <p class="brand"><a href="/">Dropbox emulator</a></p>
            <nav aria-label="Console"><ul>\(Section.allCases.map(link))</ul></nav>
            <p class="state" id="state" role="status">Console</p>
            </header>
            <main id="main" tabindex="-1">
            <div class="title"><h1>\(heading)</h1>\(controls)</div>
            \(problem.map { #"<p class="notice problem" role="alert">\#($0)</p>"# as HTML })
            \(content)
            </main>
            </div>
            </body>
            </html>

            """
        return ServerResponse(status: status, headers: Self.headers, body: .data(Data(page.text.utf8)))
    }

    private func link(_ section: Section) -> HTML {
        let current: HTML? = section == self.section ? #" aria-current="page""# : nil
        return """
            <li><a href="\(section.url)"\(current)>\(HTML.icon(section.rawValue))\(section.title)</a></li>
            """
    }

    /// Only the console's own files run and apply, and no other site can embed a page or read it.
    private static let headers: HeaderFields = {
        var headers: HeaderFields = [
            "Cross-Origin-Resource-Policy": "same-origin", "Cross-Origin-Opener-Policy": "same-origin",
        ]
        PageFrame.protect(
            &headers,
            "style-src 'self'; script-src 'self'; img-src 'self' data:; media-src 'self'; connect-src 'self'; "
                + "frame-src 'self'; form-action 'self'")
        return headers
    }()
}
