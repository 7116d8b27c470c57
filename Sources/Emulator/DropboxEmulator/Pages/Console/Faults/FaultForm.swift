import Foundation

/// The form that adds a fault. Its values come from the query, so that a link can fill it in.
struct FaultForm {
    typealias Kind = DropboxEmulator.Fault.Effect.Kind

    /// The number of steps of a sequence that the form has.
    private static let stepCount = 4
    private static let numbers = ["skip", "times", "probability"]
    private static let texts = ["route", "account", "app", "path", "name"]

    let request: ConsoleRequest

    private var kind: Kind? { value("effect") == "sequence" ? nil : Kind(rawValue: value("effect")) ?? .rateLimit }

    private func value(_ name: String) -> String { request.value(name) }

    func html() throws -> HTML {
        let effects =
            Kind.allCases.map { (value: $0.rawValue, title: $0.title) } + [("sequence", "Several effects in sequence")]
        let parameters = kind.map { $0.parameters.map { $0.field(value($0.name)) } }
        return HTML.form(
            "add", class: "card",
            """
            <div class="head"><h2 id="new-fault">Add a fault</h2></div>
            <div class="inline">\(HTML.choice("Effect", "effect", effects, value: kind?.rawValue ?? "sequence", attributes: " data-query"))
            <button formmethod="get" formnovalidate data-no-script>Show its fields</button></div>
            \(HTML.live("parameters", parameters.map { "<div class=\"fields\">\($0)</div>" } ?? sequence, class: "field"))
            \(try conditions())
            <div class="actions"><button class="primary">Add fault</button></div>
            """)
    }

    private var sequence: HTML {
        let effects = [("", "–"), ("none", "Works")] + Kind.allCases.map { ($0.rawValue, $0.title) }
        let steps = (1...Self.stepCount).map { number -> HTML in
            """
            <div class="inline">\(HTML.choice("Step \(number)", "step\(number)", effects, value: value("step\(number)")))
            \(HTML.field("Calls", "calls\(number)", value: value("calls\(number)"), type: "number", placeholder: "1", attributes: " min=\"1\""))</div>
            """
        }
        return """
            <div class="stack">\(steps)</div>
            <p class="quiet small">One call after the other meets the steps, whose effects have their usual values. Afterward, calls work.</p>
            """
    }

    private func conditions() throws -> HTML {
        let routes = AllRoutes.descriptors.keys.sorted().map { #"<option value="\#($0)">"# as HTML }
        let accounts = try request.service.store.accounts().map { ($0.email, $0.email) }
        let apps = try request.service.store.apps().map { ($0.key, $0.name) }
        func number(_ label: String, _ name: String, _ placeholder: String, _ range: HTML) -> HTML {
            HTML.field(label, name, value: value(name), type: "number", placeholder: placeholder, attributes: range)
        }
        let isOpen = ["argument", "header", "skip", "call", "probability"].contains { !value($0).isEmpty }
        return """
            <div class="fields">
            \(HTML.field("Route", "route", value: value("route"), placeholder: "every affected route", attributes: " list=\"routes\""))
            <datalist id="routes">\(routes)</datalist>
            \(HTML.choice("Account", "account", [("", "everybody")] + accounts, value: value("account")))
            \(HTML.choice("App", "app", [("", "every app")] + apps, value: value("app")))
            \(HTML.field("Path", "path", value: value("path"), placeholder: "/photos/*"))
            \(number("Times", "times", "no limit", " min=\"1\""))
            \(HTML.field("Name", "name", value: value("name"), placeholder: "none"))
            </div>
            <details\(isOpen ? " open" : nil)><summary>More conditions</summary><div class="fields">
            \(number("Calls to skip first", "skip", "0", " min=\"0\""))
            \(HTML.field("Numbers of the calls", "call", value: value("call"), placeholder: "2, 5"))
            \(number("Probability", "probability", "1", " min=\"0\" max=\"1\" step=\"any\""))
            \(HTML.field("Header", "header", value: value("header"), placeholder: "User-Agent: curl/*"))
            \(HTML.field("Argument contains", "argument", value: value("argument"), placeholder: #"{"mode": "overwrite"}"#))
            </div></details>
            """
    }

    /// Returns the input of `faults/add` for the fields of the form.
    static func input(_ form: FormFields) throws -> [String: JSONValue] {
        var input: [String: JSONValue] = [:]
        for key in texts { input[key] = form.text(key).map { .string($0) } }
        for key in numbers { input[key] = form.number(key) }
        if let calls = form.text("call") {
            input["call"] = .array(
                calls.split(whereSeparator: { $0 == "," || $0 == " " }).map { text in
                    Double(text).map { .number($0) } ?? .string(String(text))
                })
        }
        if let header = form.text("header") {
            let parts = header.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            input["header"] = ["name": .string(parts.first ?? ""), "value": .string(parts.count > 1 ? parts[1] : "*")]
        }
        if let argument = form.text("argument") { input["argument"] = JSONValue.parsedText(argument) }
        if form["effect"] == "sequence" {
            input["sequence"] = .array((1...stepCount).compactMap { step($0, form) })
            // The steps have numbers of calls of their own.
            input["times"] = nil
        } else {
            input["effect"] = .string(form["effect"])
            for parameter in Kind(rawValue: form["effect"])?.parameters ?? [] {
                input[parameter.name] =
                    parameter.options.isEmpty
                    ? form.number(parameter.name) : form.text(parameter.name).map { .string($0) }
            }
        }
        return input
    }

    private static func step(_ number: Int, _ form: FormFields) -> JSONValue? {
        guard let effect = form.text("step\(number)") else { return nil }
        var fields: [String: JSONValue] = ["effect": .string(effect)]
        fields["times"] = form.number("calls\(number)")
        for parameter in Kind(rawValue: effect)?.parameters ?? [] where parameter.options.isEmpty {
            fields[parameter.name] = Double(parameter.value).map { .number($0) }
        }
        return .object(fields)
    }
}

/// A parameter of an effect, as a form asks for it.
struct FaultParameter {
    let name: String
    let label: String
    /// The value that the form suggests.
    var value = ""
    var placeholder = ""
    /// The possible values. It's a number if there are none.
    var options: [String] = []
    var minimum: Int? = 0

    func field(_ value: String) -> HTML {
        let id = "parameter-" + name
        guard options.isEmpty else {
            return HTML.choice(label, name, options.map { ($0, $0.replacing("_", with: " ")) }, value: value, id: id)
        }
        let minimum: HTML? = minimum.map { #" min="\#($0)""# }
        return HTML.field(
            label, name, value: value.isEmpty ? self.value : value, type: "number", id: id, placeholder: placeholder,
            attributes: #" step="any"\#(minimum)"#)
    }
}

extension DropboxEmulator.Fault.Effect.Kind {
    var title: String {
        switch self {
        case .rateLimit: "429: too many requests"
        case .writeContention: "409: too many write operations"
        case .serverError: "500: server error"
        case .reset: "Connection reset"
        case .close: "Connection closed"
        case .truncate: "Response truncated"
        case .corrupt: "Response corrupted"
        case .stall: "Response stalls"
        case .slowResponse: "Slow response"
        case .latency: "Response delayed"
        case .staleConnection: "Persistent connection fails"
        case .expiredToken: "401: token has expired"
        case .cursorReset: "Cursors are reset"
        case .smallPages: "Tiny pages"
        case .clockJump: "Clock jumps"
        case .diskFull: "Disk is full"
        case .foreignResponse: "Response of a portal or proxy"
        case .gzip: "Compressed response"
        case .handshakeFailure: "TLS handshake fails"
        }
    }

    /// The parameters. The first option of each is its default.
    var parameters: [FaultParameter] {
        typealias Fault = DropboxEmulator.Fault
        let when = FaultParameter(
            name: "injection_point", label: "When", options: Fault.InjectionPoint.allCases.map(\.rawValue))
        func body(_ first: Fault.BodyFormat) -> FaultParameter {
            let others = Fault.BodyFormat.allCases.filter { $0 != first }
            return FaultParameter(name: "format", label: "Body", options: ([first] + others).map(\.rawValue))
        }
        switch self {
        case .rateLimit:
            return [
                FaultParameter(name: "retry_after", label: "Retry after, seconds", value: "1"), body(.json),
                FaultParameter(
                    name: "retry_after_format", label: "Retry-After header",
                    options: Fault.RetryAfterFormat.allCases.map(\.rawValue)),
                FaultParameter(
                    name: "reason", label: "Reason", options: Fault.RateLimitReason.allCases.map(\.rawValue)),
            ]
        case .serverError:
            return [FaultParameter(name: "status", label: "Status", value: "500", minimum: 500), body(.html), when]
        case .reset, .close: return [when]
        case .truncate:
            return [FaultParameter(name: "after_bytes", label: "After bytes", placeholder: "half of the body")]
        case .corrupt: return [FaultParameter(name: "at_byte", label: "At byte", placeholder: "in the middle")]
        case .stall:
            return [
                FaultParameter(name: "after_bytes", label: "After bytes", value: "0"),
                FaultParameter(name: "seconds", label: "Seconds", placeholder: "forever"),
            ]
        case .slowResponse:
            return [FaultParameter(name: "bytes_per_second", label: "Bytes per second", value: "1000", minimum: 1)]
        case .latency:
            return [
                FaultParameter(name: "seconds", label: "Seconds", value: "2"),
                FaultParameter(name: "jitter_seconds", label: "Maximum additional delay", value: "0"),
            ]
        case .staleConnection:
            return [
                FaultParameter(
                    name: "kind", label: "Closed", options: Fault.StaleConnectionKind.allCases.map(\.rawValue))
            ]
        case .smallPages: return [FaultParameter(name: "entries", label: "Entries per page", value: "1")]
        case .clockJump:
            return [FaultParameter(name: "seconds", label: "Seconds (negative: backward)", value: "3600", minimum: nil)]
        case .foreignResponse:
            return [FaultParameter(name: "status", label: "Status", value: "200", minimum: 200), body(.html)]
        case .gzip:
            return [FaultParameter(name: "body", label: "Body", options: Fault.CompressedBody.allCases.map(\.rawValue))]
        case .handshakeFailure:
            return [
                FaultParameter(
                    name: "kind", label: "End",
                    options: DropboxEmulator.Fault.Effect.HandshakeFailureKind.allCases.map(\.rawValue))
            ]
        case .writeContention, .expiredToken, .cursorReset, .diskFull: return []
        }
    }
}
