import DropboxConcurrency
import DropboxCore
import DropboxHTTP
import Foundation
import Testing

/// Tests the reports of waits, and the time to the first response.
@Suite(.timeLimit(.minutes(10))) struct WaitingTests {
    private let clock = ManualClock()
    private let ok = FakeTransport.json(Demo.rootInfo)
    private let events = Locked<[WaitEvent]>([])

    private static let connectionRefused: FakeTransport.Response = { _ throws(HTTPError) in
        throw HTTPError(.connectionFailed, "The connection to the server failed. (refused)", isRequestUnsent: true)
    }

    private func client(
        _ transport: FakeTransport, policy: RetryPolicy = .standard, authentication: AuthStrategy? = nil,
        onEvent: @escaping @Sendable (WaitEvent) -> Void = { _ in }
    ) -> DropboxTransportClientImpl {
        .fake(transport, authentication: authentication) { [clock, events] in
            $0.clock = clock.source
            $0.jitter = { 0 }
            $0.retryPolicy = policy
            $0.onWait = { event in
                events.withLock { $0.append(event) }
                onEvent(event)
            }
        }
    }

    /// Advances the clock until the work finishes.
    private func run<Value: Sendable>(
        step: Duration = .milliseconds(250), _ work: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        let ticker = Task { [clock] in
            while !Task.isCancelled {
                if !clock.sleeps.isEmpty { clock.advance(by: step) }
                await Task.yield()
            }
        }
        defer { ticker.cancel() }
        return try await work()
    }

    private var waits: [ClientWait] {
        events.withLock { $0 }.compactMap { if case .began(let wait) = $0 { wait } else { nil } }
    }

    /// Expects that each wait ended exactly once.
    private func expectBalance() {
        let all = events.withLock { $0 }
        let began = all.compactMap { if case .began(let wait) = $0 { wait.id } else { nil } }
        let ended = all.compactMap { if case .ended(let wait) = $0 { wait.id } else { nil } }
        #expect(began.sorted() == ended.sorted())
        #expect(Set(began).count == began.count)
    }

    @Test("Each delay before a retry is reported with its attempt") func retries() async throws {
        let transport = FakeTransport([
            try RecordedResponse("429-json").response, Self.connectionRefused, FakeTransport.text("oops", status: 503),
            ok,
        ])
        let client = client(transport)
        _ = try await run { try await client.request(Demo.read).response() }
        let retries = waits.filter { $0.reason != .response }
        #expect(retries.map(\.reason) == [.rateLimit, .noConnection("refused"), .serverError(503)])
        #expect(retries.map(\.attempt) == [2, 3, 4])
        #expect(retries.first?.duration == .seconds(15))
        #expect(retries.first?.description == "waiting 15 s, attempt 2: the server is busy (429)")
        #expect(retries.allSatisfy { $0.until != nil && $0.route == "demo/read" })
        expectBalance()
    }

    @Test("Requests that wait for another request's rate limit report it") func throttling() async throws {
        let transport = FakeTransport([try RecordedResponse("429-json").response], fallback: ok)
        let client = client(transport)
        try await run {
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask { _ = try await client.request(Demo.read).response() }
                // The other requests start while the throttle is closed.
                await self.clock.sleepers(1)
                for _ in 0..<3 { group.addTask { _ = try await client.request(Demo.read).response() } }
                try await group.waitForAll()
            }
        }
        #expect(waits.contains { $0.reason == .rateLimit })
        expectBalance()
    }

    @Test("A slow response is reported until it is received") func slowResponse() async throws {
        let (reported, signal) = AsyncStream.makeStream(of: Void.self)
        let slow: FakeTransport.Response = { _ throws(HTTPError) in
            for await _ in reported { break }
            return HTTPResponse(
                status: 200, headers: ["Content-Type": "application/json"],
                body: HTTPResponseBody(Data(Demo.rootInfo.utf8)))
        }
        let client = client(FakeTransport([slow])) { if case .began = $0 { signal.yield() } }
        _ = try await run { try await client.request(Demo.read).response() }
        #expect(waits.map(\.reason) == [.response])
        #expect(waits.first?.duration == nil)
        expectBalance()
    }

    @Test("A slow token is reported until it is received") func slowToken() async throws {
        struct Slow: AccessTokenProvider {
            let reported: AsyncStream<Void>
            var accessToken: String { "t" }
            func refreshAccessTokenIfNecessary(completion: @escaping DropboxOAuthCompletion) { completion(nil) }
            func validAccessToken() async throws -> String {
                for await _ in reported { break }
                return "t"
            }
        }
        let (reported, signal) = AsyncStream.makeStream(of: Void.self)
        let client = client(FakeTransport([ok]), authentication: .accessToken(Slow(reported: reported))) {
            if case .began = $0 { signal.yield() }
        }
        _ = try await run { try await client.request(Demo.read).response() }
        #expect(waits.map(\.reason) == [.accessToken])
        expectBalance()
    }

    @Test("A canceled wait ends") func cancellation() async throws {
        let client = client(FakeTransport([try RecordedResponse("429-json").response]))
        let request = client.request(Demo.read)
        let call = Task { try await request.response() }
        await clock.sleepers(1)
        while waits.isEmpty { await Task.yield() }
        request.cancel()
        _ = await call.result
        expectBalance()
    }

    // MARK: - First response

    @Test("Without a first response, a request fails permanently") func firstResponse() async throws {
        let transport = FakeTransport([], fallback: Self.connectionRefused)
        let client = client(transport, policy: RetryPolicy(maximumTimeToFirstResponse: .seconds(2)))
        let error = await #expect(throws: CallError<Common.PathRootError>.self) {
            try await self.run { try await client.request(Demo.read).response() }
        }
        #expect(error?.connectionError?.isServerUnreachable == true)
        #expect(error?.isTransient == false)
        // The clock of the test runs on while the error is on its way, so the delays tell the time.
        #expect(waits.reduce(.zero) { $0 + ($1.duration ?? .zero) } <= .seconds(2))
        #expect(transport.requests.count > 1)
    }

    @Test(
        "The first connection is repeated however slow it was, unless it timed out",
        arguments: [(HTTPError.Kind.connectionLost, 2), (.connectionFailed, 2), (.timedOut(.connect), 1)])
    func slowFirstConnection(kind: HTTPError.Kind, count: Int) async throws {
        let transport = FakeTransport(fallback: { [clock] _ throws(HTTPError) in
            clock.advance(by: .seconds(3))
            throw HTTPError(kind, "The connection ended.", isRequestUnsent: true)
        })
        let client = client(transport, policy: RetryPolicy(maximumTimeToFirstResponse: .seconds(2)))
        let error = await #expect(throws: CallError<Common.PathRootError>.self) {
            try await self.run { try await client.request(Demo.read).response() }
        }
        #expect(error?.connectionError?.isServerUnreachable == true)
        #expect(transport.requests.count == count)
    }

    @Test("After a first response, maximumElapsedTime applies")
    func laterResponse() async throws {
        let transport = FakeTransport([ok] + Array(repeating: Self.connectionRefused, count: 6) + [ok])
        let client = client(transport, policy: RetryPolicy(maximumTimeToFirstResponse: .seconds(2)))
        _ = try await client.request(Demo.read).response()
        _ = try await run { try await client.request(Demo.read).response() }
        #expect(clock.now > .seconds(2))
    }

    // MARK: - Untrusted numbers

    @Test("The longest possible wait has a description")
    func longestWait() {
        let wait = ClientWait(route: "a/b", attempt: 1, reason: .rateLimit, duration: .seconds(Int64.max))
        #expect(wait.description == "waiting 9223372036854775807 s: the server is busy (429)")
        #expect(wait.description(remaining: .seconds(-5)) == "waiting 1 s: the server is busy (429)")
        #expect(wait.description(remaining: .milliseconds(1_500)) == "waiting 2 s: the server is busy (429)")
    }

    @Test(
        "No Retry-After traps or waits forever",
        arguments: ["18446744073709551615", "-1", "1e400", "NaN", "inf", "9.9e307", "99999999999999999999999999", ""])
    func hostileRetryAfter(value: String) async throws {
        let body =
            #"{"error_summary":"too_many_requests/","error":{"reason":{".tag":"too_many_requests"},"retry_after":\#(value.isEmpty ? "0" : value)}}"#
        for headers in [["Retry-After": value] as HTTPHeaders, [:]] {
            let transport = FakeTransport([FakeTransport.json(body, status: 429, headers)], fallback: ok)
            let client = client(transport)
            let call = Task { try await client.request(Demo.read).response() }
            let result = await Task {
                try await self.run(step: .seconds(60)) { await call.result }
            }.result
            // Either the request fails immediately because of the excessive delay, or it succeeds.
            if case .success(.failure(let error as CallError<Common.PathRootError>)) = result {
                #expect(error.retryAfter != nil)
            }
            #expect(clock.now < .seconds(86_400))
        }
    }
}
