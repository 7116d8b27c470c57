import DropboxCore
import Foundation
import DropboxHTTP
import DropboxConcurrency
import Testing

/// What a client tells about its waits, and when it gives up.
@Suite(.timeLimit(.minutes(10))) struct WaitingTests {
    private let time = ManualClock()
    private let ok = FakeTransport.json(Demo.rootInfo)
    private let heard = Locked<[WaitingEvent]>([])

    private static let refused: FakeTransport.Answer = { _ throws(HTTPError) in
        throw HTTPError(.connectionFailed, "No connection to the server. (refused)", isRequestUnsent: true)
    }

    private func client(
        _ transport: FakeTransport, policy: RetryPolicy = .standard, authentication: AuthStrategy? = nil,
        tell: @escaping @Sendable (WaitingEvent) -> Void = { _ in }
    ) -> DropboxTransportClientImpl {
        .fake(transport, authentication: authentication) { [time, heard] in
            $0.clock = time.source
            $0.jitter = { 0 }
            $0.retryPolicy = policy
            $0.onWaiting = { event in
                heard.withLock { $0.append(event) }
                tell(event)
            }
        }
    }

    /// Turns the clock until some work ends.
    private func run<Value: Sendable>(
        step: Duration = .milliseconds(250), _ work: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        let clock = Task { [time] in
            while !Task.isCancelled {
                if !time.sleeps.isEmpty { time.advance(by: step) }
                await Task.yield()
            }
        }
        defer { clock.cancel() }
        return try await work()
    }

    private var waits: [ClientWait] {
        heard.withLock { $0 }.compactMap { if case .began(let wait) = $0 { wait } else { nil } }
    }

    /// Each wait that began has ended, once.
    private func expectBalance() {
        let events = heard.withLock { $0 }
        let began = events.compactMap { if case .began(let wait) = $0 { wait.id } else { nil } }
        let ended = events.compactMap { if case .ended(let wait) = $0 { wait.id } else { nil } }
        #expect(began.sorted() == ended.sorted())
        #expect(Set(began).count == began.count)
    }

    @Test("Each wait before a retry is reported with its attempt, span and reason") func retries() async throws {
        let transport = FakeTransport([
            try WireAnswer("429-json").answer, Self.refused, FakeTransport.text("oops", status: 503), ok,
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

    @Test("Calls that wait for the rate limit of another one say so") func gates() async throws {
        let transport = FakeTransport([try WireAnswer("429-json").answer], afterwards: ok)
        let client = client(transport)
        try await run {
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask { _ = try await client.request(Demo.read).response() }
                // The others come when the account is closed.
                await self.time.sleepers(1)
                for _ in 0..<3 { group.addTask { _ = try await client.request(Demo.read).response() } }
                try await group.waitForAll()
            }
        }
        #expect(waits.contains { $0.reason == .rateLimit })
        expectBalance()
    }

    @Test("A response that takes long is reported, until it comes") func slowResponse() async throws {
        let (said, saying) = AsyncStream.makeStream(of: Void.self)
        let slow: FakeTransport.Answer = { _ throws(HTTPError) in
            for await _ in said { break }
            return HTTPResponse(
                status: 200, headers: ["Content-Type": "application/json"],
                body: HTTPResponseBody(Data(Demo.rootInfo.utf8)))
        }
        let client = client(FakeTransport([slow])) { if case .began = $0 { saying.yield() } }
        _ = try await run { try await client.request(Demo.read).response() }
        #expect(waits.map(\.reason) == [.response])
        #expect(waits.first?.duration == nil)
        expectBalance()
    }

    @Test("A token that takes long is reported, until it comes") func slowToken() async throws {
        struct Slow: AccessTokenProvider {
            let said: AsyncStream<Void>
            var accessToken: String { "t" }
            func refreshAccessTokenIfNecessary(completion: @escaping DropboxOAuthCompletion) { completion(nil) }
            func validAccessToken() async throws -> String {
                for await _ in said { break }
                return "t"
            }
        }
        let (said, saying) = AsyncStream.makeStream(of: Void.self)
        let client = client(FakeTransport([ok]), authentication: .accessToken(Slow(said: said))) {
            if case .began = $0 { saying.yield() }
        }
        _ = try await run { try await client.request(Demo.read).response() }
        #expect(waits.map(\.reason) == [.accessToken])
        expectBalance()
    }

    @Test("A canceled wait ends") func cancellation() async throws {
        let client = client(FakeTransport([try WireAnswer("429-json").answer]))
        let request = client.request(Demo.read)
        let call = Task { try await request.response() }
        await time.sleepers(1)
        while waits.isEmpty { await Task.yield() }
        request.cancel()
        _ = await call.result
        expectBalance()
    }

    // MARK: First contact

    @Test("Without a first response, a call fails soon and is not transient") func firstContact() async throws {
        let transport = FakeTransport([], afterwards: Self.refused)
        let client = client(transport, policy: RetryPolicy(maximumTimeToFirstResponse: .seconds(2)))
        let error = await #expect(throws: CallError<Common.PathRootError>.self) {
            try await self.run { try await client.request(Demo.read).response() }
        }
        guard case .clientError(.urlSessionError(let cause as ConnectionError)) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(cause.isServerUnreachable)
        #expect(error?.isTransient == false)
        #expect(time.now <= .seconds(2))
        #expect(transport.requests.count > 1)
    }

    @Test("After a first response, a lost connection is waited for as long as the budget says")
    func laterContact() async throws {
        let transport = FakeTransport([ok] + Array(repeating: Self.refused, count: 6) + [ok])
        let client = client(transport, policy: RetryPolicy(maximumTimeToFirstResponse: .seconds(2)))
        _ = try await client.request(Demo.read).response()
        _ = try await run { try await client.request(Demo.read).response() }
        #expect(time.now > .seconds(2))
    }

    // MARK: Numbers from outside

    @Test("The longest wait that there is can be described")
    func longestWait() {
        let wait = ClientWait(route: "a/b", attempt: 1, reason: .rateLimit, duration: .seconds(Int64.max))
        #expect(wait.description == "waiting 9223372036854775807 s: the server is busy (429)")
        #expect(wait.description(remaining: .seconds(-5)) == "waiting 1 s: the server is busy (429)")
        #expect(wait.description(remaining: .milliseconds(1_500)) == "waiting 2 s: the server is busy (429)")
    }

    @Test(
        "No Retry-After ends the process or waits for ever",
        arguments: ["18446744073709551615", "-1", "1e400", "NaN", "inf", "9.9e307", "99999999999999999999999999", ""])
    func hostileRetryAfter(value: String) async throws {
        let body =
            #"{"error_summary":"too_many_requests/","error":{"reason":{".tag":"too_many_requests"},"retry_after":\#(value.isEmpty ? "0" : value)}}"#
        for headers in [["Retry-After": value] as HTTPHeaders, [:]] {
            let transport = FakeTransport([FakeTransport.json(body, status: 429, headers)], afterwards: ok)
            let client = client(transport)
            let call = Task { try await client.request(Demo.read).response() }
            let result = await Task {
                try await self.run(step: .seconds(60)) { await call.result }
            }.result
            // Either it is told at once that the server asks for too much, or the call comes through.
            if case .success(.failure(let error as CallError<Common.PathRootError>)) = result {
                #expect(error.retryAfter != nil)
            }
            #expect(time.now < .seconds(86_400))
        }
    }
}
