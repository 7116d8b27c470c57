import DropboxHTTPServer
import Foundation

/// The state as a whole: the clock, snapshots, forks, files of states, and limits.
enum StatePage {
    /// The maximum size of a file with a state.
    private static let maximumFile = 1 << 40

    static func show(_ request: ConsoleRequest) async throws -> ServerResponse {
        ConsoleFrame(
            section: .state,
            controls: HTML.button(
                "Reset everything", "reset", style: "danger",
                confirm: "Return to the first start? Accounts, files, faults, and calls are lost, but not snapshots."),
            problem: request.problem,
            content: """
                <div class="columns"><div class="stack">
                \(HTML.card("Clock", clock(request)))
                \(HTML.card("Snapshots", snapshots(request)))
                </div><div class="stack">
                \(HTML.card("State in a file", files))
                \(HTML.card("Forks", forks(request)))
                </div></div>
                \(LimitsForm.html(request))
                """
        ).response()
    }

    static func perform(_ request: ConsoleRequest) async throws -> String {
        if request.isMultipart {
            let file = try await ReceivedFile.receive(request, limit: maximumFile)
            defer { file.remove() }
            do {
                try request.service.state.restore(DropboxEmulator.Snapshot(contentsOf: file.url))
            } catch let error as DropboxEmulator.AdminError {
                // The name of the temporary file means nothing to the user.
                throw ConsoleProblem(error.description.replacing(" " + file.url.path, with: ""))
            }
            return request.url()
        }
        let form = request.form
        let name: [String: JSONValue] = ["name": .string(form["name"])]
        switch form["action"] {
        case "reset": try await request.admin("reset")
        case "advance":
            var input: [String: JSONValue] = [:]
            input["seconds"] = form.number("seconds")
            try await request.admin("clock/advance", input)
        case "set_clock":
            let text = form["now"]
            try await request.admin("clock/set", ["now": .string(text.hasSuffix("Z") ? text : text + ":00Z")])
        case "take": try await request.admin("snapshots", name)
        case "restore": try await request.admin("snapshots/restore", name)
        case "remove": try await request.admin("snapshots/remove", name)
        case "add_fork": try await request.admin("forks/add", name)
        case "remove_fork": try await request.admin("forks/remove", name)
        case "limits": try await request.admin("limits/set", LimitsForm.input(form, request.service.store.limits))
        default: throw ConsoleProblem("This form has no action.", status: 400)
        }
        return request.url()
    }

    /// Sends the state as a file.
    static func file(_ request: ConsoleRequest) async throws -> ServerResponse {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("console-\(UUID().uuidString)")
        defer { unlink(url.path) }
        try request.service.store.snapshot().save(to: url)
        let headers: HeaderFields = [
            "Content-Type": "application/octet-stream", "Cache-Control": "no-store",
            "X-Content-Type-Options": "nosniff",
            "Content-Disposition": "attachment; filename=\"state.dbx\"", "Cross-Origin-Resource-Policy": "same-origin",
        ]
        // The mapping outlives the name of the file.
        return ServerResponse(
            status: 200, headers: headers, body: .data(try Data(contentsOf: url, options: .alwaysMapped)))
    }

    // MARK: Parts

    private static func clock(_ request: ConsoleRequest) -> HTML {
        let steps = [("+1 minute", "60"), ("+1 hour", "3600"), ("+1 day", "86400")].map {
            HTML.button($0.0, "advance", ["seconds": $0.1])
        }
        return """
            \(HTML.live("clock", "<p><strong id=\"now\">\(HTML.time(request.service.clock.now)) UTC</strong></p>"))
            <div class="actions">\(steps)</div>
            \(HTML.form("advance", """
                <div class="inline">\(HTML.field("Seconds to advance", "seconds", value: request.typed("advance", "seconds"), type: "number", placeholder: "negative to go back", attributes: " step=\"any\" required"))
                <button>Advance</button></div>
                """))
            \(HTML.form("set_clock", """
                <div class="inline">\(HTML.field("Time to set, in UTC", "now", value: request.typed("set_clock", "now"), type: "datetime-local", id: "new-time", attributes: " required"))
                <button>Set clock</button></div>
                """))
            <p class="quiet small">The clock decides when tokens, links, and upload sessions expire, and when long polls and delays end.</p>
            """
    }

    private static func snapshots(_ request: ConsoleRequest) -> HTML {
        let rows = request.service.state.snapshots.reversed().map { snapshot -> HTML in
            """
            <li data-key="\(snapshot.name)"><span>\(snapshot.name)<small>taken at \(HTML.time(snapshot.taken)) UTC</small></span>
            <span class="actions">\(HTML.button("Restore", "restore", ["name": snapshot.name], label: "Restore \(snapshot.name)", confirm: "Replace the state by this snapshot?"))\
            \(HTML.button("Remove", "remove", ["name": snapshot.name], label: "Remove snapshot \(snapshot.name)", style: "danger"))</span></li>
            """
        }
        let list = HTML.list(rows, otherwise: "No snapshots. Take one, change anything, and come back to it.")
        return """
            \(HTML.live("snapshots", list))
            \(HTML.form("take", """
                <div class="inline">\(HTML.field("Name of the snapshot", "name", value: request.typed("take", "name"), id: "snapshot-name", attributes: " required"))
                <button class="primary">Take snapshot</button></div>
                """))
            """
    }

    private static let files: HTML = """
        <p class="quiet small">A file has all accounts, files, apps, and tokens. <code>dbx emulator --state FILE</code> starts with it.</p>
        <div class="actions"><a class="button" href="\(Console.prefix)state.dbx" download>Save to a file</a></div>
        <form method="post" enctype="multipart/form-data"><div class="inline"><div class="field">\
        <label for="state-file">Load from a file</label><input id="state-file" type="file" name="file" required></div>
        <button data-confirm="Replace the whole state by this file?">Load</button></div></form>
        """

    private static func forks(_ request: ConsoleRequest) -> HTML {
        let rows = request.service.state.namedForks.map { fork -> HTML in
            let url = fork.emulator.url.absoluteString
            return """
                <li data-key="\(fork.name)"><span>\(fork.name)<small><a href="\(url)/">\(url)</a></small></span>
                <span class="actions">\(HTML.copyButton(url, label: "Copy the address of \(fork.name)"))\
                \(HTML.button("Stop", "remove_fork", ["name": fork.name], label: "Stop fork \(fork.name)", style: "danger"))</span></li>
                """
        }
        let list = HTML.list(
            rows, otherwise: "No forks. A fork is an emulator with a copy of the state, on a port of its own.")
        return """
            \(HTML.live("forks", list))
            \(HTML.form("add_fork", """
                <div class="inline">\(HTML.field("Name of the fork", "name", value: request.typed("add_fork", "name"), id: "fork-name", attributes: " required"))
                <button>Start fork</button></div>
                """))
            """
    }
}

/// The form with the limits of the service.
enum LimitsForm {
    /// The limits in groups, by their keys in JSON.
    private static let groups: [(title: String, keys: [String])] = [
        (
            "Files",
            ["quota", "maximum_file_size", "maximum_request_body", "maximum_relocation", "upload_session_lifetime"]
        ),
        ("Listings and jobs", ["page_size", "list_page_size", "job_polls", "longpoll_jitter"]),
        (
            "Tokens and rate limits",
            ["access_token_lifetime", "authorization_code_lifetime", "calls_per_window", "call_window"]
        ), ("Webhooks", ["webhook_window", "webhook_timeout", "webhook_failures"]),
    ]
    private static let bytes: Set = ["quota", "maximum_file_size", "maximum_request_body"]
    private static let counts: Set = [
        "maximum_relocation", "page_size", "list_page_size", "calls_per_window", "job_polls", "webhook_failures",
    ]

    static func html(_ request: ConsoleRequest) -> HTML {
        let limits = request.service.store.limits.json
        let sections = groups.map { group -> HTML in
            let fields = group.keys.map { key in
                let isOptional = DropboxEmulator.Limits.optionalKeys.contains(key)
                return HTML.field(
                    label(key), key, value: request.typed("limits", key, otherwise: limits[key]?.text ?? ""),
                    type: "number", placeholder: isOptional ? "no limit" : "",
                    attributes: " step=\"any\" min=\"0\"\(isOptional ? nil : " required")")
            }
            return "<fieldset><legend>\(group.title)</legend><div class=\"fields\">\(fields)</div></fieldset>"
        }
        return HTML.form(
            "limits", class: "card",
            """
            <div class="head"><h2>Limits</h2></div>
            \(sections)
            <div class="actions"><button class="primary">Save limits</button></div>
            """)
    }

    /// Returns the limits of a form that differ from the current ones. An empty field removes its limit.
    static func input(_ form: FormFields, _ limits: DropboxEmulator.Limits) -> [String: JSONValue] {
        var input: [String: JSONValue] = [:]
        for key in groups.flatMap(\.keys) where form.list.contains(where: { $0.name == key }) {
            let value = form.number(key)
            if value != limits.json[key] { input[key] = value ?? .null }
        }
        return input
    }

    private static func label(_ key: String) -> String {
        let words = key.replacing("_", with: " ")
        let unit = counts.contains(key) ? "" : bytes.contains(key) ? ", bytes" : ", seconds"
        return words.prefix(1).uppercased() + words.dropFirst() + unit
    }
}
