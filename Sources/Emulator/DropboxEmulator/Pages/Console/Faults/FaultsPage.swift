import DropboxHTTPServer
import Foundation

/// The faults: what they do, how often they occurred, and the form to add one.
enum FaultsPage {
    static func show(_ request: ConsoleRequest) async throws -> ServerResponse {
        let faults = request.service.faults.all
        let list: HTML =
            faults.isEmpty
            ? HTML.empty("No faults.", "Add one below, or choose “Make this call fail” on the page of a call.")
            : "<ul class=\"rows\">\(faults.map(row))</ul>"
        return ConsoleFrame(
            section: .faults,
            controls: faults.isEmpty ? nil : HTML.button("Remove all faults", "clear", confirm: "Remove all faults?"),
            problem: request.problem,
            content: """
                <div class="wide-narrow"><div class="stack">
                \(HTML.card("Active faults", HTML.live("fault-list", list)))
                \(try FaultForm(request: request).html())
                </div>
                <div class="stack">
                \(HTML.card("Verification", HTML.live("verification", verification(request))))
                \(scenario(faults, request))
                </div></div>
                """
        ).response()
    }

    static func perform(_ request: ConsoleRequest) async throws -> String {
        if request.isMultipart {
            let file = try await ReceivedFile.receive(request, limit: 16 << 20)
            defer { file.remove() }
            try await load(try Data(contentsOf: file.url), request)
            return ConsoleFrame.Section.faults.url
        }
        let id = ["id": request.form.number("id") ?? .null]
        switch request.form["action"] {
        case "add": try await request.admin("faults/add", FaultForm.input(request.form))
        case "enable": try await request.admin("faults/set_enabled", id.merging(["enabled": true]) { $1 })
        case "disable": try await request.admin("faults/set_enabled", id.merging(["enabled": false]) { $1 })
        case "remove": try await request.admin("faults/remove", id)
        case "clear": try await request.admin("faults/clear")
        case "load": try await load(Data(request.form["scenario"].utf8), request)
        default: throw ConsoleProblem("This form has no action.", status: 400)
        }
        return ConsoleFrame.Section.faults.url
    }

    /// Sends the faults as a file.
    static func scenario(_ request: ConsoleRequest) async throws -> ServerResponse {
        let scenario = try await request.admin("scenarios/get")
        let headers: HeaderFields = [
            "Content-Type": "application/json", "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff",
            "Content-Disposition": "attachment; filename=\"scenario.json\"",
            "Cross-Origin-Resource-Policy": "same-origin",
        ]
        return ServerResponse(status: 200, headers: headers, body: .data(try scenario.serialized(isPretty: true)))
    }

    private static func load(_ text: Data, _ request: ConsoleRequest) async throws {
        guard case .object(let scenario) = try JSONValue(text: text) else {
            throw ConsoleProblem("A scenario is a JSON object.", status: 400)
        }
        try await request.admin("scenarios/load", scenario)
    }

    // MARK: Parts

    private static func row(_ status: DropboxEmulator.FaultInjector.Status) -> HTML {
        let title = FaultText.title(status.fault)
        let id = String(status.id)
        let state: HTML? =
            status.isExhausted
            ? " <span class=\"tag\">exhausted</span>"
            : status.isEnabled ? nil : " <span class=\"tag warn\">disabled</span>"
        return """
            <li data-key="\(id)"><span><strong>\(title)</strong>\(state)<small>\(FaultText.details(status.fault))</small>\
            <small>\(FaultText.hits(status))</small></span>
            <span class="actions">\(HTML.button(status.isEnabled ? "Disable" : "Enable", status.isEnabled ? "disable" : "enable", ["id": id], label: "\(status.isEnabled ? "Disable" : "Enable") fault \(id): \(title)"))\
            \(HTML.button("Remove", "remove", ["id": id], label: "Remove fault \(id): \(title)", style: "danger"))</span></li>
            """
    }

    private static func verification(_ request: ConsoleRequest) -> HTML {
        do throws(DropboxEmulator.FaultVerificationError) {
            try request.service.faults.verify()
            return request.service.faults.all.isEmpty
                ? "<p class=\"quiet\">A test verifies that its faults have occurred. There are none now.</p>"
                : "<p class=\"good\">All faults have occurred as expected.</p>"
        } catch {
            return
                "<p class=\"bad\">Some faults haven’t occurred as expected:</p><ul class=\"rows\">\(error.faults.map { "<li><span>\($0.summary)</span></li>" as HTML })</ul>"
        }
    }

    private static func scenario(
        _ faults: [DropboxEmulator.FaultInjector.Status], _ request: ConsoleRequest
    ) -> HTML {
        let typed = request.typed("load", "scenario")
        return HTML.card(
            "Scenario",
            """
            <p class="quiet small">A file with all faults and the seed of their random decisions, which replays exactly.</p>
            \(faults.isEmpty ? nil : "<div class=\"actions\"><a class=\"button\" href=\"\(Console.prefix)scenario.json\" download>Save as a file</a></div>")
            <form method="post" enctype="multipart/form-data"><div class="inline"><div class="field">\
            <label for="scenario-file">Load from a file</label><input id="scenario-file" type="file" name="file" accept=".json,application/json" required></div>
            <button>Load</button></div></form>
            <details\(typed.isEmpty ? nil : " open")><summary>Enter a scenario</summary>\(HTML.form("load", """
                \(HTML.textArea("Scenario in JSON", "scenario", value: typed, placeholder: #"{"seed": 42, "faults": [{"effect": "reset", "route": "files/*", "probability": 0.1}]}"#))
                <div class="actions"><button>Replace all faults</button></div>
                """))</details>
            """, class: "stack")
    }
}

/// A fault in words.
enum FaultText {
    static func title(_ fault: DropboxEmulator.Fault) -> String {
        if let name = fault.name { return name }
        guard fault.steps.count == 1, let effect = fault.steps.first?.effect,
            let kind = DropboxEmulator.Fault.Effect.Kind(rawValue: effect.kind)
        else { return "Sequence" }
        return kind.title
    }

    /// The parameters and the conditions.
    static func details(_ fault: DropboxEmulator.Fault) -> String {
        var parts: [String] = []
        var fields = fault.json
        for key in ["effect", "name", "times", "sequence"] { fields[key] = nil }
        let kind = fault.steps.first?.effect.flatMap { DropboxEmulator.Fault.Effect.Kind(rawValue: $0.kind) }
        // The usual values say nothing.
        for parameter in kind?.parameters ?? []
        where !parameter.options.isEmpty && fields[parameter.name]?.string == parameter.options.first {
            fields[parameter.name] = nil
        }
        if fault.name != nil || fault.steps.count > 1 {
            parts += fault.steps.map { step in
                let title =
                    step.effect.flatMap { DropboxEmulator.Fault.Effect.Kind(rawValue: $0.kind) }?.title ?? "works"
                return fault.steps.count == 1 ? title : "\(step.times.map { "\($0) ×" } ?? "then always") \(title)"
            }
        }
        let words = [
            "route": "on", "account": "for", "app": "for app", "path": "with the path", "skip": "after calls:",
        ]
        for (key, value) in fields.sorted(by: { $0.key < $1.key }) {
            let text = value.string ?? value.text
            parts.append((words[key] ?? key.replacing("_", with: " ") + ":") + " " + text)
        }
        return parts.joined(separator: ", ")
    }

    static func hits(_ status: DropboxEmulator.FaultInjector.Status) -> String {
        let limit = status.fault.steps.count == 1 ? status.fault.steps.first?.times : nil
        return limit.map { "hit \(status.hitCount) of \($0) \($0 == 1 ? "call" : "calls")" }
            ?? "hit \(status.hitCount) \(status.hitCount == 1 ? "call" : "calls")"
    }
}
