import DropboxConcurrency
import DropboxCore
import DropboxHTTPServer
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxEmulator

/// Tests of repeated, failed, and faulty deliveries.
@Suite(.timeLimit(.minutes(10)))
struct WebhookDeliveryTests {
    /// Adds a file and ends the window.
    private func change(_ emulator: DropboxEmulator, _ path: String = "/a") throws {
        try emulator.account("ada").put(path, path)
        emulator.endWebhookWindow()
    }

    /// Advances the clock to the next attempt, and returns it.
    private func retry(
        after delivery: DropboxEmulator.WebhookDelivery, _ emulator: DropboxEmulator
    ) async throws -> DropboxEmulator.WebhookDelivery {
        let next = try #require(delivery.nextAttempt)
        emulator.clock.advance(by: .seconds(max(0, next.timeIntervalSince(emulator.clock.now))))
        return try await emulator.nextDelivery(after: delivery)
    }

    @Test func failedDeliveryIsRepeatedWithBackoff() async throws {
        // The documentation requires the status 200.
        try await WebhookReceiver.run(statuses: [500, 204, 302]) { receiver in
            try await Wire.runWithWebhooks { wire in
                let emulator = wire.emulator
                try await emulator.webhooks.add(receiver.url)
                try change(emulator)
                var delivery = try await emulator.nextDelivery()
                for (status, delay) in [(500, 10.0), (204, 20), (302, 40)] {
                    #expect(delivery.status == status && !delivery.isDelivered)
                    let next = try #require(delivery.nextAttempt)
                    let excess = next.timeIntervalSince(delivery.time) - delay
                    #expect((-0.001...delivery.duration + 0.001).contains(excess))
                    let state = try #require(try emulator.webhooks.all().first)
                    #expect(state.notificationCount <= 1 && state.isEnabled)
                    // On a slow machine, the next attempt has begun.
                    if let date = state.nextAttempt, state.lastDelivery == delivery { #expect(date == next) }
                    delivery = try await retry(after: delivery, emulator)
                }
                #expect(delivery.isDelivered && delivery.attempt == 4 && delivery.notification == 1)
                #expect(receiver.notifications.count == 1)
            }
        }
    }

    @Test func failuresDisableTheWebhook() async throws {
        try await WebhookReceiver.run(statuses: Array(repeating: 503, count: 14)) { receiver in
            try await Wire.runWithWebhooks {
                $0.limits.webhookFailureLimit = 2
            } body: { wire in
                let emulator = wire.emulator
                try await emulator.webhooks.add(receiver.url)
                var last: DropboxEmulator.WebhookDelivery?
                for number in 1...2 {
                    #expect(try emulator.webhooks.all().first?.isEnabled == true)
                    try change(emulator, "/\(number)")
                    let first = try await emulator.nextDelivery(after: last)
                    var delivery = first
                    while delivery.nextAttempt != nil { delivery = try await retry(after: delivery, emulator) }
                    #expect(delivery.attempt == 7)
                    #expect(delivery.time.timeIntervalSince(first.time) >= 630)
                    #expect(try emulator.webhooks.all().first?.failureCount == number)
                    last = delivery
                }
                #expect(try emulator.webhooks.all().first?.isEnabled == false)
                try emulator.account("ada").put("/ignored", "x")
                #expect(try !emulator.store.hasEnabledWebhooks())
                try await emulator.webhooks.enable(receiver.url)
                let enabled = try #require(try emulator.webhooks.all().first)
                #expect(enabled.isEnabled && enabled.failureCount == 0)
                try change(emulator, "/b")
                #expect(try await emulator.nextDelivery(after: last).isDelivered)
            }
        }
    }

    @Test func removedWebhookIsNotNotifiedAgain() async throws {
        try await faulty(.late(.seconds(1_000_000))) { emulator, receiver in
            while try emulator.webhooks.all().first?.nextAttempt == nil { await Task.yield() }
            try emulator.webhooks.remove(receiver.url)
            try await emulator.webhooks.add(receiver.url + "2", sendsChallenge: false)
            emulator.clock.advance(by: .seconds(1_000_000))
            try change(emulator, "/b")
            _ = try await emulator.nextDelivery()
            #expect(emulator.webhooks.deliveries.map(\.url) == [receiver.url + "2"])
        }
    }

    // MARK: Faults

    @Test func lostNotificationIsNotSent() async throws {
        try await faulty(.lost) { emulator, receiver in
            let lost = try await emulator.nextDelivery()
            #expect(lost.fault == .lost && lost.status == nil && !lost.isDelivered && lost.nextAttempt == nil)
            try change(emulator, "/b")
            #expect(try await emulator.nextDelivery(after: lost).fault == nil)
            #expect(receiver.notifications.count == 1)
            #expect(emulator.webhooks.faults.map(\.hitCount) == [1])
        }
    }

    @Test func doubledNotificationIsSentTwice() async throws {
        try await faulty(.doubled) { emulator, receiver in
            let first = try await emulator.nextDelivery()
            let second = try await emulator.nextDelivery(after: first)
            #expect(first.notification == second.notification && first.body == second.body)
            #expect(receiver.notifications.count == 2)
        }
    }

    @Test func lateNotificationFollowsTheClock() async throws {
        try await faulty(.late(.seconds(1_000_000))) { emulator, receiver in
            while try emulator.webhooks.all().first?.nextAttempt == nil { await Task.yield() }
            #expect(receiver.notifications.isEmpty)
            // A later change isn't late.
            try change(emulator, "/b")
            let early = try await emulator.nextDelivery()
            emulator.clock.advance(by: .seconds(1_000_000))
            let late = try await emulator.nextDelivery(after: early)
            #expect(early.notification == 2 && late.notification == 1 && late.isDelivered)
        }
    }

    @Test func wrongSignatureIsRejectedByTheSDK() async throws {
        try await faulty(.wrongSignature) { emulator, receiver in
            let forged = try await emulator.nextDelivery()
            #expect(forged.status == 403)
            let genuine = try await retry(after: forged, emulator)
            #expect(genuine.isDelivered && genuine.body == forged.body && genuine.signature != forged.signature)
            #expect(receiver.notifications.count == 1)
        }
    }

    /// Runs `body` after a change whose notification is affected by a fault.
    private func faulty(
        _ effect: DropboxEmulator.WebhookFault.Effect,
        _ body: (DropboxEmulator, WebhookReceiver) async throws -> Void
    ) async throws {
        try await WebhookReceiver.run { receiver in
            try await Wire.runWithWebhooks { wire in
                try await wire.emulator.webhooks.add(receiver.url)
                try wire.emulator.webhooks.addFault(.lost, app: wire.emulator.appKey)
                wire.emulator.webhooks.removeAllFaults()
                try wire.emulator.webhooks.addFault(effect, times: 1)
                try change(wire.emulator)
                try await body(wire.emulator, receiver)
            }
        }
    }

    // MARK: Hostile receivers

    @Test func endlessResponseIsCutOff() async throws {
        let server = try LoopbackServer { connection in
            _ = try connection.readRequest()
            try connection.send("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n")
            while true { try connection.send(Data(count: 100_000)) }
        }
        try await Wire.runWithWebhooks { wire in
            let emulator = wire.emulator
            try await emulator.webhooks.add(server.url().absoluteString, sendsChallenge: false)
            try change(emulator)
            #expect(try await emulator.nextDelivery().error == "the response has more than 65536 bytes")
        }
        server.stop()
    }

    @Test func unfinishedResponseTimesOut() async throws {
        let (arrivals, arrive) = AsyncStream.makeStream(of: Void.self)
        let server = try LoopbackServer { connection in
            _ = try connection.readRequest()
            try connection.send("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhalf")
            arrive.yield()
            connection.waitForClose()
        }
        try await Wire.runWithWebhooks { wire in
            let emulator = wire.emulator
            try await emulator.webhooks.add(server.url().absoluteString, sendsChallenge: false)
            try change(emulator)
            for await _ in arrivals { break }
            emulator.clock.advance(by: .seconds(24 * 3600))
            let delivery = try await emulator.nextDelivery()
            #expect(delivery.error == "no complete response within 86400 seconds" && delivery.status == nil)
            #expect(delivery.nextAttempt != nil)
        }
        server.stop()
    }

    @Test func redirectIsNotFollowed() async throws {
        let targets = Locked<[String]>([])
        try await withServer { request in
            targets.withLock { $0.append(request.target) }
            return ServerResponse(status: 307, headers: ["Location": "/elsewhere"])
        } body: { port in
            try await Wire.runWithWebhooks { wire in
                try await wire.emulator.webhooks.add("http://127.0.0.1:\(port)/dropbox", sendsChallenge: false)
                try change(wire.emulator)
                #expect(try await wire.emulator.nextDelivery().status == 307)
                #expect(targets.withLock { $0 } == ["/dropbox"])
            }
        }
    }

    @Test func silentReceiverDelaysNoCallAndUsesLittleMemory() async throws {
        let (gate, open) = AsyncStream.makeStream(of: Void.self)
        try await withServer { _ in
            for await _ in gate { break }
            return ServerResponse(status: 200)
        } body: { port in
            try await Wire.runWithWebhooks { wire in
                let emulator = wire.emulator
                try await emulator.webhooks.add("http://127.0.0.1:\(port)/dropbox", sendsChallenge: false)
                func notificationCount() throws -> Int { try emulator.webhooks.all()[0].notificationCount }
                for number in 1...20 {
                    let response = try await wire.upload(#"{"path":"/\#(number)"}"#, "x")
                    #expect(response.status == 200)
                    emulator.endWebhookWindow()
                    while try notificationCount() < min(number, 8) { await Task.yield() }
                    #expect(try notificationCount() <= 8)
                }
                // Stopping the emulator ends all deliveries.
                await emulator.stop()
                #expect(emulator.clock.waitingOperationCount == 0)
                #expect(await emulator.webhooks.waitForDelivery { $0.isDelivered } == nil)
            }
            open.finish()
        }
    }

    // MARK: Admin API

    @Test func adminAPIControlsWebhooks() async throws {
        try await WebhookReceiver.run { receiver in
            try await Wire.runWithWebhooks { wire in
                func control(_ name: String, _ json: String) async throws -> RawResponse {
                    try await wire.send(
                        "POST /emulator/webhooks/\(name)", ["Content-Type: application/json"], body: Data(json.utf8))
                }
                let url = #"{"url":"\#(receiver.url)"}"#
                #expect(try await control("add", url).status == 200)
                let wrong = try await control("add", #"{"url":"http://127.0.0.1:\#(wire.port)/nothing"}"#)
                #expect(wrong.status == 409 && wrong.string("error").contains("it has the status 404"), "\(wrong.text)")
                let fault = try await control("faults/add", #"{"effect":"wrong_signature","times":1}"#)
                #expect(fault.status == 200)
                #expect(
                    try await control("faults/list", "{}").text
                        == #"{"faults":[{"effect":"wrong_signature","exhausted":false,"hit_count":0,"times":1}]}"#)
                let late = try await control("faults/add", #"{"effect":"late"}"#)
                #expect(late.status == 400 && late.string("error") == #""seconds" is missing"#)
                _ = try await wire.upload(#"{"path":"/a"}"#, "x")
                wire.emulator.endWebhookWindow()
                let waited = try await control("wait", #"{"status":403}"#)
                let delivery = waited.object("delivery")
                #expect(delivery["attempt"] as? Int == 1 && delivery["fault"] as? String == "wrong_signature")
                #expect(delivery["url"] as? String == receiver.url && delivery["next_attempt"] is String)
                let listed = try await wire.send("GET /emulator/webhooks/list")
                let webhook = try #require((listed.json["webhooks"] as? [[String: Any]])?.first)
                #expect(webhook["enabled"] as? Bool == true && webhook["notifications"] is Int)
                #expect(webhook["last_delivery"] is [String: Any] && webhook["next_attempt"] != nil)
                let log = try await wire.send("GET /emulator/webhooks/deliveries")
                #expect((log.json["deliveries"] as? [Any])?.isEmpty == false)
                #expect(try await control("faults/clear", "{}").status == 200)
                #expect(try await control("enable", url).status == 200)
                #expect(try await control("remove", url).status == 200)
                #expect(try await control("remove", url).status == 409)
                #expect(try await control("wait", #"{"status":599,"timeout_seconds":0}"#).text == #"{"delivery":null}"#)
            }
        }
    }
}
