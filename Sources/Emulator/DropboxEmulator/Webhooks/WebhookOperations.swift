import Foundation

/// The admin operations on webhooks.
enum WebhookOperations {
    static let list = AdminOperation<Void, [DropboxEmulator.WebhookStatus]>(
        "webhooks/list", "all webhooks of apps, with their state", isReading: true, read: { _ in () },
        write: { ["webhooks": .array($0.map(json))] }, run: { _, service in try service.webhooks.all() })

    private static let example: JSONValue = ["url": "http://localhost:3000/dropbox", "challenge": false]

    private static let add = changing(
        "webhooks/add", "adds a webhook of an app, whose URL must respond to a challenge"
    ) { webhooks, url, app, sendsChallenge in
        try await webhooks.add(url, app: app, sendsChallenge: sendsChallenge)
    }

    private static let enable = changing(
        "webhooks/enable", "enables a webhook after failures, if its URL responds to a challenge"
    ) { webhooks, url, app, sendsChallenge in
        try await webhooks.enable(url, app: app, sendsChallenge: sendsChallenge)
    }

    static let remove = AdminOperation<(url: String, app: String?), Void>(
        "webhooks/remove", "removes a webhook", example: ["url": "http://localhost:3000/dropbox"],
        read: { reader throws(JSONReadingError) in
            (try reader.requiredString("url"), try reader.string("app"))
        },
        run: { input, service in try service.webhooks.remove(input.url, app: input.app) })

    static let deliveries = AdminOperation<CallOperations.Page, [DropboxEmulator.WebhookDelivery]>(
        "webhooks/deliveries", "the latest deliveries to webhooks, oldest first, optionally only those after an id",
        example: ["after": 0, "limit": 10], isReading: true,
        read: { reader throws(JSONReadingError) in try CallOperations.Page(&reader) },
        write: { ["deliveries": .array($0.map(json))] },
        run: { page, service in service.webhooks.deliveries.filter { $0.id > page.after }.suffix(page.limit) })

    private static let wait = AnyAdminOperation(
        name: "webhooks/wait",
        summary: "waits for a delivery that matches; null after the timeout",
        example: ["status": 200, "after": 0, "timeout_seconds": .number(0.1)], isReading: true
    ) { json, service in
        let (isMatch, timeout) = try ObjectReader.read(json) { reader throws(JSONReadingError) in
            let url = try reader.string("url")
            let app = try reader.string("app")
            let status = try reader.integer("status", in: 0...599)
            let after = try reader.integer("after", in: 0...Int(Int32.max)) ?? 0
            let timeout = try reader.number("timeout_seconds", in: 0...3600) ?? 30
            let isMatch: @Sendable (DropboxEmulator.WebhookDelivery) -> Bool = { delivery in
                delivery.id > after && url.map { $0 == delivery.url } ?? true
                    && app.map { $0 == delivery.app } ?? true && status.map { $0 == delivery.status } ?? true
            }
            return (isMatch, timeout)
        }
        let delivery = await CallOperations.result(within: timeout) {
            await service.webhooks.waitForDelivery(where: isMatch)
        }
        return ["delivery": delivery.map(WebhookOperations.json) ?? .null]
    }

    static let listFaults = AdminOperation<Void, [DropboxEmulator.WebhookFault]>(
        "webhooks/faults/list", "all faults of notifications, with the number of affected ones", isReading: true,
        read: { _ in () }, write: { ["faults": .array($0.map(json))] },
        run: { _, service in service.webhooks.faults })

    static let addFault = AdminOperation<DropboxEmulator.WebhookFault, Void>(
        "webhooks/faults/add", "adds a fault of notifications: lost, doubled, late, or wrong_signature",
        example: ["effect": "late", "seconds": 60, "times": 1],
        read: { reader throws(JSONReadingError) in try DropboxEmulator.WebhookFault(&reader) },
        run: { fault, service in try checkingInput { try service.webhooks.addFault(fault) } })

    static let clearFaults = AdminOperation<Void, Void>(
        "webhooks/faults/clear", "removes all faults of notifications", read: { _ in () },
        run: { _, service in service.webhooks.removeAllFaults() })

    static let operations = [
        list.erased, add, enable, deliveries.erased, wait, listFaults.erased, addFault.erased, clearFaults.erased,
        remove.erased,
    ]

    /// Returns an operation that sends a challenge to a webhook.
    private static func changing(
        _ name: String, _ summary: String,
        _ run:
            @escaping @Sendable (
                _ webhooks: DropboxEmulator.Webhooks, _ url: String, _ app: String?, _ sendsChallenge: Bool
            ) async throws -> Void
    ) -> AnyAdminOperation {
        AnyAdminOperation(name: name, summary: summary, example: example, isReading: false) { json, service in
            let (url, app, sendsChallenge) = try ObjectReader.read(json) { reader throws(JSONReadingError) in
                let url = try reader.requiredString("url")
                do throws(DropboxEmulator.AdminError) { _ = try WebhookURI(url) } catch {
                    throw reader.error(at: "url", error.description)
                }
                return (url, try reader.string("app"), try reader.bool("challenge") ?? true)
            }
            try await run(service.webhooks, url, app, sendsChallenge)
            return [:]
        }
    }

    // MARK: JSON

    @Sendable private static func json(_ webhook: DropboxEmulator.WebhookStatus) -> JSONValue {
        [
            "app": .string(webhook.app), "url": .string(webhook.url), "enabled": .bool(webhook.isEnabled),
            "failures": JSONValue(webhook.failureCount), "notifications": JSONValue(webhook.notificationCount),
            "next_attempt": webhook.nextAttempt.map { JSONValue($0) } ?? .null,
            "last_delivery": webhook.lastDelivery.map(json) ?? .null,
        ]
    }

    @Sendable private static func json(_ delivery: DropboxEmulator.WebhookDelivery) -> JSONValue {
        [
            "id": JSONValue(delivery.id), "notification": JSONValue(delivery.notification),
            "attempt": JSONValue(delivery.attempt), "time": JSONValue(delivery.time), "app": .string(delivery.app),
            "url": .string(delivery.url), "body": .string(delivery.body), "signature": .string(delivery.signature),
            "status": delivery.status.map { JSONValue($0) } ?? .null, "error": JSONValue(delivery.error),
            "fault": JSONValue(delivery.fault?.kind.rawValue),
            "next_attempt": delivery.nextAttempt.map { JSONValue($0) } ?? .null,
            "milliseconds": .number((delivery.duration * 1e6).rounded() / 1000),
        ]
    }

    @Sendable static func json(_ fault: DropboxEmulator.WebhookFault) -> JSONValue {
        var fields: [String: JSONValue] = [
            "effect": .string(fault.effect.kind.rawValue), "hit_count": JSONValue(fault.hitCount),
            "exhausted": .bool(fault.isExhausted),
        ]
        if case .late(let duration) = fault.effect { fields["seconds"] = .number(duration.seconds) }
        fields["app"] = fault.app.map { .string($0) }
        fields["times"] = fault.times.map { JSONValue($0) }
        return .object(fields)
    }
}

extension DropboxEmulator.WebhookFault {
    /// Creates a fault from JSON.
    init(_ reader: inout ObjectReader) throws(JSONReadingError) {
        let effect: Effect
        switch try reader.require(try reader.choice("effect", of: Effect.Kind.self), "effect") {
        case .lost: effect = .lost
        case .doubled: effect = .doubled
        case .late: effect = .late(try reader.require(try reader.seconds("seconds"), "seconds"))
        case .wrongSignature: effect = .wrongSignature
        }
        self.init(
            effect, app: try reader.string("app"), times: try reader.integer("times", in: 1...1_000_000_000))
    }
}
