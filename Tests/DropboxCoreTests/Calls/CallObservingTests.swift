import DropboxConcurrency
import DropboxHTTP
import Foundation
import Testing

@testable import DropboxCore

/// Tests what an app sees of its calls: events, metrics, and middleware.
@Suite(.timeLimit(.minutes(10)))
struct CallObservingTests {
    private let clock = ManualClock()

    /// A transport that fails once with status 503, and then responds after 100 ms.
    private func transport() -> FakeTransport {
        FakeTransport([
            FakeTransport.text("down", status: 503),
            { [clock] request in
                clock.advance(by: .milliseconds(100))
                return try await FakeTransport.json(Demo.rootInfo, ["X-Dropbox-Request-Id": "id"])(request)
            },
        ])
    }

    /// Calls a route, and ends its wait.
    private func call(_ client: DropboxTransportClientImpl) async throws {
        let call = Task { try await client.request(Demo.read).response() }
        await clock.sleepers(1)
        clock.advance(by: .seconds(10))
        _ = try await call.value
    }

    @Test func eachAttemptIsAnEvent() async throws {
        let events = Locked<[CallEvent]>([])
        let client = DropboxTransportClientImpl.fake(transport()) { [clock] in
            $0.clock = clock.source
            $0.onEvent = { event in events.withLock { $0.append(event) } }
        }
        try await call(client)
        let (first, second) = events.withLock { ($0.first, $0.last) }
        #expect(events.withLock(\.count) == 2)
        #expect(first?.route.path == "demo/read" && first?.attempt == 1 && first?.status == 503)
        #expect(first?.verdict == .indeterminate(retryAfter: nil) && first?.isLast == false)
        #expect(first?.queueing == .zero && first?.receivedBytes == 4)
        #expect(second?.attempt == 2 && second?.status == 200 && second?.requestID == "id")
        #expect(second?.verdict == nil && second?.isLast == true)
        #expect(second?.queueing == .seconds(10) && second?.duration == .milliseconds(100))
        #expect(second?.sentBytes == 4 && second?.receivedBytes == Int64(Demo.rootInfo.utf8.count))
        let text = second.map { "\($0)" } ?? ""
        #expect(text == "demo/read: attempt 2, 200 in 0.100s, request id")
    }

    @Test func eventsAreASequence() async throws {
        let client = DropboxTransportClientImpl.fake(transport()) { [clock] in $0.clock = clock.source }
        #expect(try await attempts(client) == [1, 2])
        // The sequence was released.
        #expect(!client.caller.events.hasReaders)
    }

    private func attempts(_ client: DropboxTransportClientImpl) async throws -> [Int] {
        let events = client.events()
        try await call(client)
        var attempts: [Int] = []
        for await event in events {
            attempts.append(event.attempt)
            if event.isLast { break }
        }
        return attempts
    }

    @Test func slowReaderLosesTheOldestEvents() async throws {
        let client = DropboxTransportClientImpl.fake(transport()) { [clock] in $0.clock = clock.source }
        let events = client.events(bufferingNewest: 1)
        try await call(client)
        for await event in events {
            #expect(event.attempt == 2)
            break
        }
    }

    @Test func failureWithoutResponseIsAnEvent() async throws {
        let events = Locked<[CallEvent]>([])
        let client = DropboxTransportClientImpl.fake(FakeTransport([FakeTransport.failure(.tls)])) {
            $0.onEvent = { event in events.withLock { $0.append(event) } }
        }
        await #expect(throws: CallError<Common.PathRootError>.self) { try await client.request(Demo.read).response() }
        let event = try #require(events.withLock(\.first))
        #expect(event.status == nil && event.verdict == .clientWide && event.isLast)
        #expect("\(event)".contains("no response"))
    }

    @Test func metricsAreInTheFormatOfPrometheus() async throws {
        let metrics = CallMetrics()
        let client = DropboxTransportClientImpl.fake(transport()) { [clock] in
            $0.clock = clock.source
            $0.onEvent = metrics.record
        }
        try await call(client)
        let text = metrics.text()
        let lines = text.split(separator: "\n").map(String.init)
        for line in [
            "# TYPE dropbox_attempts_total counter",
            #"dropbox_attempts_total{route="demo/read",status="200"} 1"#,
            #"dropbox_attempts_total{route="demo/read",status="503"} 1"#,
            #"dropbox_retries_total{route="demo/read",status="503"} 1"#,
            #"dropbox_retries_total{route="demo/read",status="200"} 0"#,
            #"dropbox_received_bytes_total{route="demo/read",status="503"} 4"#,
            #"dropbox_queueing_seconds_total{route="demo/read",status="200"} 10"#,
            "# TYPE dropbox_duration_seconds histogram",
            #"dropbox_duration_seconds_bucket{route="demo/read",status="200",le="0.05"} 0"#,
            #"dropbox_duration_seconds_bucket{route="demo/read",status="200",le="0.1"} 1"#,
            #"dropbox_duration_seconds_bucket{route="demo/read",status="200",le="+Inf"} 1"#,
            #"dropbox_duration_seconds_sum{route="demo/read",status="200"} 0.1"#,
            #"dropbox_duration_seconds_count{route="demo/read",status="200"} 1"#,
        ] { #expect(lines.contains(line), "\(line)") }
        #expect(text.hasSuffix("\n"))
        #expect(CallMetrics().text().split(separator: "\n").allSatisfy { $0.hasPrefix("#") })
    }

    // MARK: Middleware

    @Test func middlewareSeesEachAttemptInOrder() async throws {
        let steps = Locked<[String]>([])
        let transport = transport()
        let client = DropboxTransportClientImpl.fake(transport) { [clock] in
            $0.clock = clock.source
            $0.middleware = [Recorder(name: "outer", steps: steps), Recorder(name: "inner", steps: steps)]
        }
        try await call(client)
        #expect(
            steps.withLock(\.self) == [
                "outer 1", "inner 1", "inner 503", "outer 503", "outer 2", "inner 2", "inner 200", "outer 200",
            ])
        let headers = try #require(transport.requests.last?.headers)
        #expect(headers["X-Outer"] == "2" && headers["X-Inner"] == "2")
        #expect(headers["Authorization"] == "Bearer secret-token")
    }

    /// Middleware can't see or replace credentials.
    @Test func middlewareCannotReplaceHeadersOfTheClient() async throws {
        let transport = FakeTransport([FakeTransport.json(Demo.rootInfo)])
        let client = DropboxTransportClientImpl.fake(transport) { $0.middleware = [Impostor()] }
        _ = try await client.request(Demo.read).response()
        #expect(transport.requests.first?.headers["Authorization"] == "Bearer secret-token")
        #expect(transport.requests.first?.headers["Content-Type"] == "application/json")
    }

    @Test func errorOfMiddlewareEndsTheCall() async throws {
        let transport = FakeTransport()
        let client = DropboxTransportClientImpl.fake(transport) { $0.middleware = [Guard()] }
        let error = await #expect(throws: CallError<Common.PathRootError>.self) {
            try await client.request(Demo.read).response()
        }
        guard case .clientError(.other(let reason)) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(reason is Guard.Refusal)
        #expect(error?.verdict == .permanent)
        #expect(transport.requests.isEmpty)
    }

    /// A middleware can wait for another call of the client, which needs a place in the queue.
    @Test func middlewareDoesNotOccupyTheQueue() async throws {
        let gate = Gate()
        let transport = FakeTransport(fallback: FakeTransport.json(Demo.rootInfo), maximumRequestsPerHost: 1)
        let client = DropboxTransportClientImpl.fake(transport) { $0.middleware = [Waiting(gate: gate)] }
        let calls = (0..<8).map { _ in Task { try await client.request(Demo.read).response() } }
        await gate.arrivals(8)
        gate.open()
        for call in calls { #expect(try await call.value.rootNamespaceId == "7") }
    }
}

private struct Recorder: CallMiddleware {
    let name: String
    let steps: Locked<[String]>

    func send(_ attempt: CallAttempt, next: Next) async throws -> CallOutcome {
        steps.withLock { $0.append("\(name) \(attempt.number)") }
        var attempt = attempt
        attempt.headers.set("X-\(name.capitalized)", to: "\(attempt.number)")
        let outcome = try await next(attempt)
        steps.withLock { $0.append("\(name) \(outcome.metadata?.status ?? 0)") }
        return outcome
    }
}

private struct Impostor: CallMiddleware {
    func send(_ attempt: CallAttempt, next: Next) async throws -> CallOutcome {
        var attempt = attempt
        attempt.headers.set("Authorization", to: "Bearer another")
        attempt.headers.set("Content-Type", to: "text/plain")
        return try await next(attempt)
    }
}

private struct Guard: CallMiddleware {
    struct Refusal: Error {}

    func send(_ attempt: CallAttempt, next: Next) async throws -> CallOutcome { throw Refusal() }
}

private struct Waiting: CallMiddleware {
    let gate: Gate

    func send(_ attempt: CallAttempt, next: Next) async throws -> CallOutcome {
        try await gate.pass()
        return try await next(attempt)
    }
}

/// Tests the durations of log messages.
struct CallLogTests {
    @Test(arguments: [
        (Duration.zero, "0.000s"), (.milliseconds(7), "0.007s"), (.microseconds(1_499), "0.001s"),
        (.microseconds(1_500), "0.002s"), (.microseconds(999_600), "1.000s"), (.seconds(61.25), "61.250s"),
        (.seconds(-1), "0.000s"),
        (Duration(secondsComponent: .max, attosecondsComponent: 0), "9223372036854775807.000s"),
    ])
    func durationsHaveThreeDecimalPlaces(duration: Duration, text: String) {
        #expect(CallLog.seconds(duration) == text)
    }
}
