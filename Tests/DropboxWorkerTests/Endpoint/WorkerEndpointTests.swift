import DropboxConcurrency
import DropboxCore
import DropboxHTTP
import Foundation
import Testing

@testable import DropboxWorker

/// Tests the HTTP endpoint of a worker with requests over the network.
@Suite(.timeLimit(.minutes(2)))
struct WorkerEndpointTests {
    private struct DatabaseError: Error {}

    /// An endpoint whose queue is in the test.
    private final class Fixture: Sendable {
        static let secret = "app secret"
        /// The time of the database, which isn't that of the machine.
        static let time = Date(timeIntervalSince1970: 1_000_000_000)

        let notifications = Locked<[WebhookNotification]>([])
        let entries = Locked<[WorkerLogEntry]>([])
        let status = Locked(
            WorkerStatus(
                time: Fixture.time, namespaceCount: 3, pendingCount: 2, claimedCount: 1, heldCount: 0, oldestLag: 12.5,
                namespaces: [],
                quarantine: [], quarantineCount: 4, rateLimits: [:], isDraining: false))
        let failure = Locked<(any Error)?>(nil)
        let isStuck = Locked(false)
        private let transport = makeHTTPTransport()
        private let port = Locked<UInt16>(0)

        func run(
            _ change: (inout WorkerEndpoint.Configuration) -> Void = { _ in }, _ body: (Fixture) async throws -> Void
        ) async throws {
            var configuration = WorkerEndpoint.Configuration()
            configuration.port = 0
            configuration.appSecret = Self.secret
            configuration.responseLimit = .seconds(60)
            change(&configuration)
            let endpoint = WorkerEndpoint(
                configuration,
                .init(
                    mark: { notification in
                        try await self.answer()
                        self.notifications.withLock { $0.append(notification) }
                        return notification.accounts.count
                    },
                    status: { limit in
                        try await self.answer()
                        var status = self.status.withLock { $0 }
                        status.namespaces = Array(status.namespaces.prefix(limit))
                        return status
                    }, metrics: { "dropbox_attempts_total 7\n" }),
                log: { entry in self.entries.withLock { $0.append(entry) } })
            let port = try endpoint.start()
            self.port.withLock { $0 = port }
            do { try await body(self) } catch {
                await endpoint.stop()
                throw error
            }
            await endpoint.stop()
            transport.shutdown()
        }

        private func answer() async throws {
            if let error = failure.withLock({ $0 }) { throw error }
            if isStuck.withLock({ $0 }) { try await Task.sleep(for: .seconds(3_600)) }
        }

        func request(
            _ method: String, _ target: String, _ body: HTTPBody = .empty, signature: String? = nil
        ) async throws -> (status: Int, text: String, headers: HTTPHeaders) {
            let url = try #require(URL(string: "http://127.0.0.1:\(port.withLock { $0 })\(target)"))
            var headers = HTTPHeaders()
            if let signature { headers.add(Webhook.signatureHeader, signature) }
            let response = try await transport.send(HTTPRequest(method: method, url: url, headers: headers, body: body))
            let text = String(decoding: try await response.body.collect(upTo: 1 << 20), as: UTF8.self)
            return (response.status, text, response.headers)
        }

        func notify(_ body: String, secret: String = secret) async throws -> Int {
            let data = Data(body.utf8)
            return try await request(
                "POST", "/webhook", .data(data), signature: Webhook.signature(for: data, appSecret: secret)
            ).status
        }

        func refusals() -> [String] {
            entries.withLock { $0 }.filter { $0.event == "webhook refused" }.compactMap { $0.fields["reason"] }
        }
    }

    @Test func echoesTheChallenge() async throws {
        try await Fixture().run { (fixture: Fixture) async throws in
            let response = try await fixture.request("GET", "/webhook?challenge=a%20b")
            #expect(response.status == 200 && response.text == "a b")
            #expect(response.headers["X-Content-Type-Options"] == "nosniff")
            #expect(response.headers["Content-Type"] == "text/plain; charset=utf-8")
            #expect(try await fixture.request("GET", "/webhook").status == 400)
        }
    }

    @Test func marksBothFormsOfNotifications() async throws {
        try await Fixture().run { (fixture: Fixture) async throws in
            #expect(try await fixture.notify(#"{"list_folder":{"accounts":["dbid:a"]},"delta":{"users":[1]}}"#) == 200)
            #expect(try await fixture.notify(#"{"list_folder":{"teams":{"dbtid:t":["dbmid:m"]}}}"#) == 200)
            let notifications = fixture.notifications.withLock { $0 }
            #expect(notifications.map(\.accounts) == [["dbid:a"], []])
            #expect(notifications.last?.teams == ["dbtid:t": ["dbmid:m"]])
        }
    }

    @Test func refusesWhatDropboxDidNotSign() async throws {
        try await Fixture().run { (fixture: Fixture) async throws in
            let body = #"{"list_folder":{"accounts":["dbid:a"]}}"#
            #expect(try await fixture.request("POST", "/webhook", .data(Data(body.utf8))).status == 403)
            #expect(try await fixture.notify(body, secret: "another") == 403)
            #expect(try await fixture.notify("no JSON") == 400)
            for body in ["[]", "{}", #"{"list_folder":5}"#, #"{"list_folder":{"accounts":5}}"#, #"{"other":{}}"#] {
                #expect(try await fixture.notify(body) == 400, "\(body)")
            }
            #expect(fixture.notifications.withLock { $0.isEmpty })
            #expect(fixture.refusals() == ["unsigned", "unsigned"] + Array(repeating: "malformed", count: 6))
        }
    }

    @Test func refusesLongBodiesOfEitherFraming() async throws {
        try await Fixture().run {
            $0.maximumBodySize = 1_000
        } _: { (fixture: Fixture) async throws in
            let long = Data(repeating: 0x20, count: 1_001)
            let signature = Webhook.signature(for: long, appSecret: Fixture.secret)
            #expect(try await fixture.request("POST", "/webhook", .data(long), signature: signature).status == 413)
            let chunked = HTTPBody.stream { writer in try await writer.write(long) }
            #expect(try await fixture.request("POST", "/webhook", chunked, signature: signature).status == 413)
            #expect(fixture.refusals() == ["oversized", "oversized"])
            #expect(fixture.notifications.withLock { $0.isEmpty })
        }
    }

    @Test func marksAgainWhatIsRepeated() async throws {
        try await Fixture().run { (fixture: Fixture) async throws in
            let body = #"{"list_folder":{"accounts":["dbid:a"]}}"#
            #expect(try await fixture.notify(body) == 200)
            #expect(try await fixture.notify(body) == 200)
            #expect(fixture.notifications.withLock { $0.count } == 2)
            let metrics = try await fixture.request("GET", "/metrics").text
            #expect(metrics.contains(#"dropbox_worker_webhooks_total{outcome="accepted"} 1"#))
            #expect(metrics.contains(#"dropbox_worker_webhooks_total{outcome="repeated"} 1"#))
        }
    }

    @Test func asksForTheNotificationAgainIfTheDatabaseFails() async throws {
        try await Fixture().run {
            $0.responseLimit = .milliseconds(20)
        } _: { (fixture: Fixture) async throws in
            let body = #"{"list_folder":{"accounts":["dbid:a"]}}"#
            fixture.failure.withLock { $0 = DatabaseError() }
            #expect(try await fixture.notify(body) == 503)
            fixture.failure.withLock { $0 = nil }
            fixture.isStuck.withLock { $0 = true }
            #expect(try await fixture.notify(body) == 503)
            #expect(try await fixture.request("GET", "/readyz").status == 503)
            #expect(try await fixture.request("GET", "/healthz").status == 200)
            let metrics = try await fixture.request("GET", "/metrics")
            #expect(metrics.status == 200 && metrics.text.contains("dropbox_attempts_total 7"))
            #expect(fixture.refusals() == ["unavailable", "unavailable"])
        }
    }

    @Test func isReadyUntilWorkersDrain() async throws {
        try await Fixture().run { (fixture: Fixture) async throws in
            #expect(try await fixture.request("GET", "/readyz").status == 200)
            fixture.status.withLock { $0.isDraining = true }
            let response = try await fixture.request("GET", "/readyz")
            #expect(response.status == 503 && response.text == "draining")
        }
    }

    @Test func limitsAndEscapesLabels() async throws {
        try await Fixture().run {
            $0.namespaceMetricLimit = 2
        } _: { (fixture: Fixture) async throws in
            let since = Fixture.time - 100
            fixture.status.withLock { status in
                status.namespaces = ["1", "2", "3"].map { id in
                    .init(
                        namespace: .init(source: "a\"\\\n", id: id, reader: "r", displayName: "ada@example.com"),
                        changedSince: since, holder: nil, leaseEnd: nil, pageCount: 0, itemCount: 0, holdReason: nil,
                        lastError: nil)
                }
                status.rateLimits = ["app": Fixture.time + 100, "team": .distantPast]
            }
            let text = try await fixture.request("GET", "/metrics").text
            let lags = text.split(separator: "\n").filter { $0.hasPrefix("dropbox_worker_namespace_lag_seconds{") }
            #expect(lags.count == 2)
            #expect(
                lags.first == #"dropbox_worker_namespace_lag_seconds{source="a\"\\\n",namespace="1"} 100"#)
            #expect(text.contains(#"dropbox_worker_rate_limit_seconds{limit="app"} 100"#))
            #expect(text.contains("dropbox_worker_lag_seconds 12.5\n"))
            #expect(text.contains("dropbox_worker_quarantined_changes 4\n"))
            #expect(text.contains(#"dropbox_worker_rate_limit_seconds{limit="team"} 0"#))
            #expect(!text.contains("ada@example.com"))
            // Every line is a comment or a sample, and every metric has its type once.
            for line in text.split(separator: "\n") where !line.hasPrefix("# ") {
                #expect(line.wholeMatch(of: /[a-z_]+(\{.*\})? [0-9.eE+-]+/) != nil, "\(line)")
            }
            let types = text.split(separator: "\n").filter { $0.hasPrefix("# TYPE ") }
            #expect(Set(types).count == types.count)
        }
    }

    @Test func knowsItsPathsAndMethods() async throws {
        try await Fixture().run { (fixture: Fixture) async throws in
            #expect(try await fixture.request("GET", "/").status == 404)
            #expect(try await fixture.request("DELETE", "/webhook").headers["Allow"] == "GET, HEAD, POST")
            #expect(try await fixture.request("POST", "/metrics").status == 405)
        }
        try await Fixture().run {
            $0.appSecret = nil
        } _: { (fixture: Fixture) async throws in
            #expect(try await fixture.request("GET", "/webhook?challenge=a").status == 404)
        }
    }

    @Test func remembersALimitedNumberOfValues() {
        var values = RecentValues(capacity: 2)
        for value in ["a", "b", "b", "c"] { values.insert(value) }
        #expect(["a", "b", "c"].map(values.contains) == [false, true, true])
        values.insert("d")
        #expect(["b", "c", "d"].map(values.contains) == [false, true, true])
    }
}
