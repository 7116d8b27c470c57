import DropboxHTTPServer
import Foundation

@testable import DropboxEmulator

/// A headless browser, which stores cookies and submits the form of the current page.
struct HeadlessBrowser {
    let wire: Wire
    private(set) var cookies: [String: String] = [:]
    private(set) var page = ""

    init(_ wire: Wire) { self.wire = wire }

    /// Returns the path of `/oauth2/authorize` with these parameters. The default app is the emulator's.
    static func path(_ parameters: KeyValuePairs<String, String>, _ wire: Wire) -> String {
        let client = parameters.contains { $0.key == "client_id" } ? "" : "client_id=\(wire.emulator.appKey)&"
        return "/oauth2/authorize?" + client + Wire.form(parameters)
    }

    mutating func open(_ parameters: KeyValuePairs<String, String>) async throws -> RawResponse {
        try await store(wire.send("GET \(Self.path(parameters, wire))", cookieHeader))
    }

    /// Submits the form of the current page. Omitted fields have the values of the page.
    mutating func send(
        _ decision: String, _ parameters: KeyValuePairs<String, String>, account: String? = nil, mark: String? = nil,
        headers: [String] = []
    ) async throws -> RawResponse {
        let mark = mark ?? text(between: #"name="mark" value=""#, and: "\"") ?? ""
        let account = account ?? checkedAccount ?? ""
        return try await store(
            wire.post(
                Self.path(parameters, wire), ["mark": mark, "account": account, "decision": decision],
                cookieHeader + headers))
    }

    mutating func clearCookies() { cookies = [:] }

    /// The account that is selected on the page.
    var checkedAccount: String? {
        page.components(separatedBy: "<input").first { $0.contains(" checked") }.flatMap { field in
            field.components(separatedBy: #"value=""#).dropFirst().first?.prefix { $0 != "\"" }
        }.map(String.init)
    }

    func text(between start: String, and end: String) -> String? {
        page.components(separatedBy: start).dropFirst().first?.components(separatedBy: end).first
    }

    private var cookieHeader: [String] {
        cookies.isEmpty ? [] : ["Cookie: " + cookies.map { "\($0)=\($1)" }.sorted().joined(separator: "; ")]
    }

    private mutating func store(_ response: RawResponse) -> RawResponse {
        for cookie in response.cookies {
            let pair = cookie.prefix { $0 != ";" }.split(separator: "=", maxSplits: 1).map(String.init)
            if pair.count == 2 { cookies[pair[0]] = pair[1] }
        }
        page = response.text
        return response
    }
}

extension RawResponse {
    /// The redirect target without its query fields.
    var redirectTarget: String? { headers["location"].map { String($0.prefix { $0 != "?" && $0 != "#" }) } }

    /// The query fields of the redirect target.
    var redirectFields: [String: String] {
        let added = headers["location"].map { $0.drop { $0 != "?" && $0 != "#" }.dropFirst() } ?? ""
        return Dictionary(
            FormEncoding.fields(added).map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    }
}
