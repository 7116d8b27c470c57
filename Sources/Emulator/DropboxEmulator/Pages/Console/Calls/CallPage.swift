import DropboxHTTP
import DropboxHTTPServer
import Foundation

/// One call: its request, its response, and what a developer can do with it.
enum CallPage {
    static func show(_ request: ConsoleRequest) async throws -> ServerResponse {
        let (call, original) = try find(request)
        return ConsoleFrame(
            section: .calls, title: call.route.isEmpty ? "/" : call.route,
            controls: try controls(call, original, request),
            problem: request.problem,
            content: """
                <div class="bar"><nav class="crumbs" aria-label="Path"><ol>\
                <li><a href="\(ConsoleFrame.Section.calls.url)">Calls</a></li><li><span aria-current="page">Call \(call.id)</span></li></ol></nav></div>
                \(HTML.live("call", try view(call), class: "stack"))
                <section class="card">
                \(HTML.live("command", command(original, request)))
                </section>
                """
        ).response()
    }

    static func perform(_ request: ConsoleRequest) async throws -> String {
        let (_, original) = try find(request)
        return FormFields.url(Console.prefix + "call", ["id": "\(try await CallReplay.replay(original, request))"])
    }

    private static func find(_ request: ConsoleRequest) throws -> (DropboxEmulator.CallRecord, OriginalRequest) {
        guard let id = Int(request.query["id"]), let entry = request.service.calls.entry(id) else {
            throw ConsoleProblem("This call isn’t in the log any longer.", status: 404)
        }
        return (entry.record, entry.original)
    }

    // MARK: Parts

    private static func command(_ original: OriginalRequest, _ request: ConsoleRequest) -> HTML {
        let text = CurlCommand.text(original, origin: request.request.origin())
        let note: HTML? = original.commandNote.map { #"<p class="quiet small">\#($0)</p>"# }
        return "\(HTML.snippet("As a command", text, id: "curl", level: 2))\(note)"
    }

    private static func controls(
        _ call: DropboxEmulator.CallRecord, _ original: OriginalRequest, _ request: ConsoleRequest
    ) throws -> HTML {
        let isRoute = AllRoutes.descriptors[call.route] != nil
        let failure = FormFields.url(
            ConsoleFrame.Section.faults.url,
            [
                "effect": "server_error", "route": call.route, "account": call.account ?? "",
                "path": Wildcard.escaped(call.argument.map { JSONValue.parsedText($0)["path"]?.string ?? "" } ?? ""),
                "times": "1",
            ])
        let test = FormFields.url(Console.prefix + "calls.swift", ["first": "\(call.id)", "last": "\(call.id)"])
        let archive = FormFields.url(Console.prefix + "calls.har", ["id": "\(call.id)"])
        let replay: HTML? = original.body == nil ? nil : HTML.button("Replay", "replay", style: "primary")
        return """
            <div class="actions">\(replay)
            \(isRoute ? #"<a class="button" href="\#(failure)">Make this call fail</a>"# : nil)
            \(isRoute ? #"<a class="button" href="\#(test)">Test in Swift</a>"# : nil)
            <a class="button" href="\(archive)" download>HAR</a></div>
            """
    }

    private static func view(_ call: DropboxEmulator.CallRecord) throws -> HTML {
        let faults: HTML? =
            call.faults.isEmpty
            ? nil : "\(call.faults.map { #"<span class="tag warn">\#($0)</span> "# as HTML })"
        let duration = call.duration.map { String(format: "%.1f ms", $0 * 1000) }
        let note: HTML? =
            call.isAborted
            ? "<p class=\"notice problem\">The client closed the connection before there was a response.</p>" : nil
        return """
            \(note)
            <section class="card" aria-label="Summary">\(HTML.facts([
                ("Status", CallView.status(call), ""),
                ("Request", "<span class=\"mono small\">\(call.method) \(call.target)</span>", call.target),
                ("Time", "\(HTML.time(call.time)) UTC", ""), ("Duration", duration.map { "\($0)" }, ""),
                ("Account", call.account.map { "\($0)" }, ""), ("App", call.app.map { "\($0)" }, ""),
                ("Faults", faults, ""),
            ]))</section>
            <div class="columns">\(message("Request", call.request))\(call.response.map { message("Response", $0) })</div>
            """
    }

    private static func message(_ title: String, _ message: DropboxEmulator.CallRecord.Message) -> HTML {
        let headers = message.headers.map { "\($0.name): \($0.value)" }.joined(separator: "\n")
        return HTML.card(
            title,
            """
            <h3>Header</h3><pre tabindex="0" aria-label="Header of the \(title.lowercased())">\(headers)</pre>
            <h3>Body</h3><pre tabindex="0" aria-label="Body of the \(title.lowercased())">\(body(message))</pre>
            """, class: "stack")
    }

    private static func body(_ message: DropboxEmulator.CallRecord.Message) -> HTML {
        let size = message.size.map { HTML.size(UInt64(clamping: $0)) }
        guard let text = message.text else {
            return message.size ?? 0 == 0 ? "(no body)" : "(\(size) of binary data)"
        }
        guard !text.isEmpty else { return message.size ?? 0 == 0 ? "(no body)" : "(\(size))" }
        let isCut = (message.size ?? 0) > Int64(RequestHandler.storedBodyLimit)
        let rest: HTML? = isCut ? "\n… \(size) in total" : nil
        return "\(pretty(text))\(rest)"
    }

    /// Returns JSON with indentation, and other text unchanged.
    private static func pretty(_ text: String) -> String {
        do {
            let value = try JSONValue(text: Data(text.utf8))
            return String(decoding: try value.serialized(isPretty: true), as: UTF8.self)
        } catch {
            // A body can be any text, and that of a long call is cut off.
            return text
        }
    }
}

/// Sends a logged call again.
enum CallReplay {
    /// The time after which the page doesn't wait for the call to arrive.
    private static let timeout: TimeInterval = 5

    /// Sends the request to this emulator, and returns the number of the new call.
    static func replay(_ original: OriginalRequest, _ request: ConsoleRequest) async throws -> Int {
        guard let body = original.body else {
            throw ConsoleProblem("The log has only the first 4 KiB of the body, so the call can’t be replayed.")
        }
        guard let url = URL(string: request.request.origin() + original.target) else {
            throw ConsoleProblem("The URL of the call is invalid, so it can’t be replayed.")
        }
        var headers = HTTPHeaders()
        for field in original.headers.fields where !CurlCommand.omitted.contains(field.name.lowercased()) {
            headers[field.name] = field.value
        }
        let calls = request.service.calls
        let latest = calls.all.last?.id ?? 0
        let message = HTTPRequest(
            method: original.method, url: url, headers: headers, body: body.isEmpty ? .empty : .data(body))
        // The call can last as long as a long poll, so the page shows it while it's in progress.
        request.service.background.start {
            let transport = makeHTTPTransport()
            defer { transport.shutdown() }
            // The log has the outcome, whatever it is.
            do { _ = try await transport.send(message).body.collect(upTo: .max) } catch { return }
        }
        let call = await CallOperations.result(within: timeout) {
            await calls.waitForRequest { $0.id > latest && $0.method == original.method }
        }
        guard let call else { throw ConsoleProblem("The emulator can’t reach itself at \(request.request.origin()).") }
        return call.id
    }
}
