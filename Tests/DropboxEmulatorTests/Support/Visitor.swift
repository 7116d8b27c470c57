import Foundation

@testable import DropboxEmulator

/// A browser without a face: it keeps cookies, and sends the form of the page that it is on.
struct Visitor {
    let wire: Wire
    private(set) var cookies: [String: String] = [:]
    private(set) var page = ""

    init(_ wire: Wire) { self.wire = wire }

    /// `/oauth2/authorize` with these parameters; the app is the emulator's unless they say which.
    static func path(_ parameters: KeyValuePairs<String, String>, _ wire: Wire) -> String {
        let client = parameters.contains { $0.key == "client_id" } ? "" : "client_id=\(wire.emulator.appKey)&"
        return "/oauth2/authorize?" + client + Wire.form(parameters)
    }

    mutating func visit(_ parameters: KeyValuePairs<String, String>) async throws -> RawResponse {
        try await take(wire.send("GET \(Self.path(parameters, wire))", cookieHeader))
    }

    /// Sends the form of the page at this address. Fields that are not given are what the page has.
    mutating func send(
        _ decision: String, _ parameters: KeyValuePairs<String, String>, account: String? = nil, mark: String? = nil,
        headers: [String] = []
    ) async throws -> RawResponse {
        let mark = mark ?? text(between: #"name="mark" value=""#, and: "\"") ?? ""
        let account = account ?? checkedAccount ?? ""
        return try await take(
            wire.post(
                Self.path(parameters, wire), ["mark": mark, "account": account, "decision": decision],
                cookieHeader + headers))
    }

    mutating func forget() { cookies = [:] }

    /// The account that is chosen on the page.
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

    private mutating func take(_ response: RawResponse) -> RawResponse {
        for cookie in response.cookies {
            let pair = cookie.prefix { $0 != ";" }.split(separator: "=", maxSplits: 1).map(String.init)
            if pair.count == 2 { cookies[pair[0]] = pair[1] }
        }
        page = response.text
        return response
    }
}

extension RawResponse {
    /// Where the response sends the browser, without the fields that were added.
    var place: String? { headers["location"].map { String($0.prefix { $0 != "?" && $0 != "#" }) } }

    /// What was added to the address that the response sends the browser to.
    var fields: [String: String] {
        let added = headers["location"].map { $0.drop { $0 != "?" && $0 != "#" }.dropFirst() } ?? ""
        return Dictionary(
            FormEncoding.fields(added).map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    }
}
