import DropboxCore
import DropboxHTTPServer
import Foundation

/// The log of calls, with filters.
enum CallsPage {
    static func show(_ request: ConsoleRequest) async throws -> ServerResponse {
        let filter = CallsFilter(request.query)
        let all = request.service.calls.all
        let calls = filter.apply(to: all)
        let list: HTML
        if all.isEmpty {
            list = HTML.empty(
                "No calls yet.",
                "Point a client at <code>\(request.request.origin())</code>, or use a snippet of the <a href=\"/\">overview</a>."
            )
        } else if calls.isEmpty {
            list = HTML.empty(
                "No call matches the filter.",
                "\(all.count) \(all.count == 1 ? "call is" : "calls are") in the log. <a href=\"\(ConsoleFrame.Section.calls.url)\">Show all</a>"
            )
        } else {
            list = HTML.table("Calls", head, calls.reversed().map(row))
        }
        let count: HTML =
            "\(calls.count)\(calls.count == all.count ? "" : " of \(all.count)") \(calls.count == 1 ? "call" : "calls")"
        return ConsoleFrame(
            section: .calls, controls: controls(request, calls), problem: request.problem,
            content: """
                \(try bar(request, filter, all))
                <div class="card flush">
                \(HTML.live("call-list", list))
                </div>
                \(HTML.live("call-count", "<p class=\"quiet small\">\(count)</p>"))
                """
        ).response()
    }

    static func perform(_ request: ConsoleRequest) async throws -> String {
        try await request.admin("calls/clear")
        return request.url()
    }

    /// Sends the calls that match the filter as an HTTP archive.
    static func har(_ request: ConsoleRequest) async throws -> ServerResponse {
        let all = request.service.calls.all
        let one = Int(request.query["id"])
        let calls = one.map { id in all.filter { $0.id == id } } ?? CallsFilter(request.query).apply(to: all)
        var response = try AdminAPI.json(200, HTTPArchive.json(calls, origin: request.request.origin()))
        response.headers["Content-Disposition"] = "attachment; filename=\"calls.har\""
        response.headers["Cross-Origin-Resource-Policy"] = "same-origin"
        return response
    }

    /// Shows a test that repeats the calls.
    static func swiftTest(_ request: ConsoleRequest) async throws -> ServerResponse {
        var input: [String: JSONValue] = [:]
        for key in ["first", "last"] { input[key] = request.query.number(key) }
        let test = try await request.admin("calls/swift_test", input)["swift"]?.string ?? ""
        return ConsoleFrame(
            section: .calls, title: "Test in Swift",
            content: """
                <section class="card">
                \(HTML.snippet("These calls as a test in Swift", test, id: "swift-test", level: 2))
                </section>
                """
        ).response()
    }

    // MARK: Parts

    private static func controls(_ request: ConsoleRequest, _ calls: [DropboxEmulator.CallRecord]) -> HTML {
        let range: [(name: String, value: String)] = [
            (name: "first", value: "\(calls.first?.id ?? 0)"), (name: "last", value: "\(calls.last?.id ?? 0)"),
        ]
        let test = FormFields.url(Console.prefix + "calls.swift", calls.isEmpty ? [] : range)
        let archive = FormFields.url(Console.prefix + "calls.har", request.query.list)
        return """
            <div class="actions"><button type="button" data-script hidden data-pause aria-pressed="false">Pause</button>
            <a class="button" href="\(test)">Test in Swift</a>
            <a class="button" href="\(archive)" download>HAR</a>
            \(HTML.button("Clear calls", "clear"))</div>
            """
    }

    private static func bar(
        _ request: ConsoleRequest, _ filter: CallsFilter, _ all: [DropboxEmulator.CallRecord]
    ) throws -> HTML {
        let accounts = try request.service.store.accounts().map { (value: $0.email, title: $0.email) }
        let apps = try request.service.store.apps().map { (value: $0.key, title: $0.name) }
        let routes = Set(all.map(\.route)).sorted().map { #"<option value="\#($0)">"# as HTML }
        return """
            <form method="get" class="bar" data-query role="search" aria-label="Filter of the calls">
            \(HTML.field("Route", "route", value: filter.route, type: "search", placeholder: "files/* or a part", attributes: " list=\"logged-routes\""))
            <datalist id="logged-routes">\(routes)</datalist>
            \(HTML.choice("Status", "status", CallsFilter.statuses, value: filter.status))
            \(HTML.choice("Account", "account", [("", "every account")] + accounts, value: filter.account))
            \(HTML.choice("App", "app", [("", "every app")] + apps, value: filter.app))
            \(HTML.check("Hide long polls", "polls", value: "hide", isOn: filter.hidesPolls))
            <button data-no-script>Filter</button>
            </form>
            """
    }

    private static let head: HTML = """
        <th scope="col" class="phone-hidden">Time (UTC)</th><th scope="col">Call</th><th scope="col">Status</th>\
        <th scope="col" class="phone-hidden">Account</th><th scope="col" class="phone-hidden">App</th>\
        <th scope="col" class="number">ms</th>
        """

    private static func row(_ call: DropboxEmulator.CallRecord) -> HTML {
        let url = FormFields.url(Console.prefix + "call", ["id": "\(call.id)"])
        let faults = call.faults.map { #" <span class="tag warn">\#($0)</span>"# as HTML }
        return """
            <tr data-key="\(call.id)"><td class="time phone-hidden">\(time(call.time))</td>
            <td class="grow"><a class="name" href="\(url)">\(HTML.name(call.route.isEmpty ? "/" : call.route))</a>\(faults)</td>
            <td>\(CallView.status(call))</td><td class="phone-hidden">\(HTML.name(call.account ?? "–"))</td>
            <td class="phone-hidden">\(HTML.name(call.app ?? "–"))</td>
            <td class="number">\(call.duration.map { String(format: "%.1f", $0 * 1000) } ?? "")</td></tr>
            """
    }

    /// The time of day with milliseconds.
    private static func time(_ date: Date) -> String {
        String(date.formatted(JSONValue.timeStyle).dropFirst(11).dropLast())
    }
}

/// Selects calls of the log by the fields of a query.
struct CallsFilter {
    static let statuses = [
        (value: "", title: "every status"), (value: "2", title: "2xx: success"), (value: "3", title: "3xx: redirect"),
        (value: "4", title: "4xx: refused"), (value: "5", title: "5xx: failed"), (value: "closed", title: "closed"),
        (value: "aborted", title: "aborted by the client"), (value: "open", title: "in progress"),
    ]

    let route: String
    let status: String
    let account: String
    let app: String
    let hidesPolls: Bool

    init(_ query: FormFields) {
        route = query["route"]
        status = query["status"]
        account = query["account"]
        app = query["app"]
        hidesPolls = query["polls"] == "hide"
    }

    func apply(to calls: [DropboxEmulator.CallRecord]) -> [DropboxEmulator.CallRecord] { calls.filter(matches) }

    private func matches(_ call: DropboxEmulator.CallRecord) -> Bool {
        if !route.isEmpty {
            // A part of the name is enough.
            let pattern = route.contains("*") ? route.lowercased() : "*\(route.lowercased())*"
            guard Wildcard(pattern).matches(call.route.lowercased()) else { return false }
        }
        if !account.isEmpty, call.account != account { return false }
        if !app.isEmpty, call.app != app { return false }
        if hidesPolls, AllRoutes.descriptors[call.route]?.host == .notify { return false }
        switch status {
        case "": return true
        case "open": return call.status == nil
        case "aborted": return call.isAborted
        case "closed": return call.isClosed && !call.isAborted
        default: return call.status.map { String($0).hasPrefix(status) } ?? false && !call.isAborted && !call.isClosed
        }
    }
}

/// How the console shows properties of a call.
enum CallView {
    /// The status, in words if there is none.
    static func status(_ call: DropboxEmulator.CallRecord) -> HTML {
        if call.isAborted { return "<span class=\"bad\">aborted by the client</span>" }
        guard let status = call.status else { return "<span class=\"tag\">in progress</span>" }
        if call.isClosed { return "<span class=\"bad\">closed</span>" }
        return "<span class=\"\((200..<400).contains(status) ? "good" : "bad")\">\(status)</span>"
    }
}

extension DropboxEmulator.CallRecord {
    /// Whether the emulator closed the connection instead of a response.
    var isClosed: Bool { status == 0 }
}
