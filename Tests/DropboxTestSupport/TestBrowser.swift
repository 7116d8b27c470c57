import DropboxHTTP
import Foundation

/// A headless browser that stores cookies, opens sign-in pages, and presses their buttons.
public struct TestBrowser: Sendable {
    /// The result of a page.
    public struct Outcome: Sendable {
        /// The status code of the last response.
        public let status: Int
        /// The redirect URL.
        public let redirect: URL?
        /// The text of the page.
        public let page: String

        /// The code that the page displays.
        public var code: String? { page.text(between: #"<code id="code">"#, and: "<") }
    }

    /// The buttons of a sign-in page.
    public enum Button: String, Sendable {
        case allow
        case deny
    }

    private let transport = makeHTTPTransport()
    private var cookies: [String: String] = [:]

    public init() {}

    /// Opens a sign-in page and presses a button. The default account is the one that the page preselects.
    public mutating func press(_ button: Button, on page: URL, account: String? = nil) async throws -> Outcome {
        let form = try await open(page)
        if form.redirect != nil { return form }
        let mark = form.page.text(between: #"name="mark" value=""#, and: "\"") ?? ""
        let chosen = form.page.components(separatedBy: "<input").first { $0.contains(" checked") }?
            .text(between: #"value=""#, and: "\"")
        let fields = "mark=\(mark)&account=\(account ?? chosen ?? "")&decision=\(button.rawValue)"
        return try await send(
            HTTPRequest(
                method: "POST", url: page, headers: ["Content-Type": "application/x-www-form-urlencoded"],
                body: .data(Data(fields.replacingOccurrences(of: ":", with: "%3A").utf8))))
    }

    /// Opens a page.
    public mutating func open(_ page: URL) async throws -> Outcome {
        try await send(HTTPRequest(url: page))
    }

    private mutating func send(_ request: HTTPRequest) async throws -> Outcome {
        var request = request
        // A long timeout, because many tests run concurrently.
        request.timeouts.idle = .seconds(240)
        if !cookies.isEmpty {
            request.headers.set("Cookie", to: cookies.map { "\($0)=\($1)" }.sorted().joined(separator: "; "))
        }
        let response = try await transport.send(request)
        for cookie in response.headers.values(for: "Set-Cookie") {
            let pair = cookie.prefix { $0 != ";" }.split(separator: "=", maxSplits: 1).map(String.init)
            if pair.count == 2 { cookies[pair[0]] = pair[1] }
        }
        let body = try await response.body.collect(upTo: 1 << 20)
        return Outcome(
            status: response.status, redirect: response.headers["Location"].flatMap { URL(string: $0) },
            page: String(decoding: body, as: UTF8.self))
    }
}

extension String {
    /// Returns the text between two strings.
    func text(between start: String, and end: String) -> String? {
        components(separatedBy: start).dropFirst().first?.components(separatedBy: end).first
    }
}
