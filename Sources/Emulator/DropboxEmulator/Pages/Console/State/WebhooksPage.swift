import DropboxHTTPServer
import Foundation

/// The webhooks of all apps, the latest notifications, and their faults.
enum WebhooksPage {
    static func show(_ request: ConsoleRequest) async throws -> ServerResponse {
        let webhooks = request.service.webhooks
        return ConsoleFrame(
            section: .webhooks, problem: request.problem,
            content: """
                <div class="columns">
                \(HTML.card("Registered webhooks", HTML.live("webhooks", list(try webhooks.all()))))
                \(try form(request))
                </div>
                <section class="card flush" aria-label="Latest notifications"><div class="head"><h2>Latest notifications</h2></div>
                \(HTML.live("deliveries", deliveries(webhooks.deliveries)))</section>
                \(HTML.card("Faults of notifications", try faults(request)))
                """
        ).response()
    }

    static func perform(_ request: ConsoleRequest) async throws -> String {
        let form = request.form
        var webhook: [String: JSONValue] = ["url": .string(form["url"])]
        webhook["app"] = form.text("app").map { .string($0) }
        switch form["action"] {
        case "add":
            webhook["challenge"] = .bool(form["challenge"] == "true")
            try await request.admin("webhooks/add", webhook)
        case "enable": try await request.admin("webhooks/enable", webhook)
        case "remove": try await request.admin("webhooks/remove", webhook)
        case "add_fault":
            var input: [String: JSONValue] = ["effect": .string(form["effect"])]
            input["app"] = form.text("fault-app").map { .string($0) }
            input["times"] = form.number("times")
            if form["effect"] == "late" { input["seconds"] = form.number("seconds") }
            try await request.admin("webhooks/faults/add", input)
        case "clear_faults": try await request.admin("webhooks/faults/clear")
        default: throw ConsoleProblem("This form has no action.", status: 400)
        }
        return request.url()
    }

    // MARK: Parts

    private static func list(_ webhooks: [DropboxEmulator.WebhookStatus]) -> HTML {
        let rows = webhooks.map { webhook -> HTML in
            let fields: KeyValuePairs = ["url": webhook.url, "app": webhook.app]
            let enable =
                webhook.isEnabled ? nil : HTML.button("Enable", "enable", fields, label: "Enable \(webhook.url)")
            return """
                <li><span>\(webhook.url)<small>\(state(webhook))</small></span><span class="actions">\(enable)\
                \(HTML.button("Remove", "remove", fields, label: "Remove \(webhook.url)", style: "danger"))</span></li>
                """
        }
        return HTML.list(rows, otherwise: "No webhooks. Add the URL that receives the notifications of an app.")
    }

    private static func state(_ webhook: DropboxEmulator.WebhookStatus) -> String {
        var parts = [webhook.app, webhook.isEnabled ? "enabled" : "disabled after failures"]
        if webhook.failureCount > 0 { parts.append("\(webhook.failureCount) not delivered") }
        if webhook.notificationCount > 0 { parts.append("\(webhook.notificationCount) in progress") }
        if let next = webhook.nextAttempt { parts.append("next attempt at \(time(next))") }
        return parts.joined(separator: " · ")
    }

    private static func time(_ date: Date) -> String { String(date.formatted(.iso8601).dropFirst(11).dropLast()) }

    private static func form(_ request: ConsoleRequest) throws -> HTML {
        let apps = try request.service.store.apps().map { ($0.key, $0.name) }
        return HTML.form(
            "add", class: "card",
            """
            <div class="head"><h2>Add a webhook</h2></div>
            <div class="fields">\(HTML.field("URL", "url", value: request.typed("add", "url"), placeholder: "http://localhost:3000/dropbox", attributes: " required"))
            \(HTML.choice("App", "app", apps, value: request.form.text("app") ?? request.service.appKey))</div>
            \(HTML.check("Send a challenge first, as the service does", "challenge", isOn: true))
            <div class="actions"><button class="primary">Add webhook</button></div>
            """)
    }

    private static func deliveries(_ deliveries: [DropboxEmulator.WebhookDelivery]) -> HTML {
        guard !deliveries.isEmpty else {
            return HTML.empty(
                "No notifications.", "They follow changes of files in accounts that have linked an app with a webhook.")
        }
        let rows = deliveries.suffix(50).reversed().map { delivery -> HTML in
            let fault: HTML? = delivery.fault.map { #" <span class="tag warn">\#($0.kind.rawValue)</span>"# }
            let next: HTML? = delivery.nextAttempt.map { ", next attempt at \(time($0))" }
            return """
                <tr data-key="\(delivery.id)"><td class="time">\(time(delivery.time))</td><td class="grow">\(HTML.name(delivery.url))\(fault)</td>
                <td class="number phone-hidden">\(delivery.notification)</td><td class="number phone-hidden">\(delivery.attempt)</td>
                <td class="\(delivery.isDelivered ? "good" : "bad")">\(delivery.status.map(String.init) ?? "–")</td>
                <td class="phone-hidden">\(delivery.error ?? "")\(next)</td></tr>
                """
        }
        return HTML.table(
            "Notifications",
            """
            <th scope="col">Time (UTC)</th><th scope="col">URL</th><th scope="col" class="number phone-hidden">Notification</th>\
            <th scope="col" class="number phone-hidden">Attempt</th><th scope="col">Status</th><th scope="col" class="phone-hidden">Outcome</th>
            """, rows)
    }

    private static func faults(_ request: ConsoleRequest) throws -> HTML {
        let faults = request.service.webhooks.faults
        let rows = faults.map { fault -> HTML in
            let limit = fault.times.map { " of \($0)" } ?? ""
            let app = fault.app.map { " for \($0)" } ?? ""
            return
                "<li><span>\(fault.effect.kind.rawValue.replacing("_", with: " "))\(app)<small>hit \(fault.hitCount)\(limit)</small></span></li>"
        }
        let list = HTML.list(rows, otherwise: "No faults.")
        let effects = DropboxEmulator.WebhookFault.Effect.Kind.allCases.map {
            ($0.rawValue, $0.rawValue.replacing("_", with: " "))
        }
        let apps = try request.service.store.apps().map { ($0.key, $0.name) }
        return """
            \(HTML.live("webhook-faults", list))
            \(HTML.form("add_fault", """
                <div class="fields">\(HTML.choice("Effect", "effect", effects, value: request.typed("add_fault", "effect")))
                \(HTML.choice("Notifications of", "fault-app", [("", "all apps")] + apps, value: request.typed("add_fault", "fault-app")))
                \(HTML.field("Seconds, if late", "seconds", value: request.typed("add_fault", "seconds", otherwise: "60"), type: "number", attributes: " min=\"0\" step=\"any\""))
                \(HTML.field("Times", "times", value: request.typed("add_fault", "times"), type: "number", placeholder: "no limit", attributes: " min=\"1\""))</div>
                <div class="actions"><button>Add fault</button></div>
                """))
            \(faults.isEmpty ? nil : HTML.button("Remove all faults", "clear_faults"))
            """
    }
}
