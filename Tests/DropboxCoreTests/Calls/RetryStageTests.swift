import DropboxConcurrency
import DropboxCore
import DropboxHTTP
import Foundation
import Testing

/// Tests retries with a manual clock.
struct RetryStageTests {
    private let clock = ManualClock()
    private let ok = FakeTransport.json(Demo.rootInfo)
    private let void = FakeTransport.json("null")

    private func client(
        _ transport: FakeTransport, policy: RetryPolicy = .standard, log: LoggingClosure? = nil
    ) -> DropboxTransportClientImpl {
        .fake(transport) { [clock] in
            $0.clock = clock.source
            $0.jitter = { 0 }
            $0.retryPolicy = policy
            $0.log = log
        }
    }

    /// Sends a request and advances the clock until it finishes. Returns the delays between its attempts.
    private func waits(
        _ call: @escaping @Sendable () async throws -> Void
    ) async -> (waits: [Duration], result: Result<Void, any Error>) {
        let isFinished = Locked(false)
        let task = Task {
            defer { isFinished.withLock { $0 = true } }
            try await call()
        }
        var waits: [Duration] = []
        while !isFinished.withLock({ $0 }) {
            if let longest = clock.sleeps.last {
                waits.append(longest)
                clock.advance(by: longest)
            } else {
                await Task.yield()
            }
        }
        return (waits, await task.result)
    }

    @Test func rejectedRequestIsRetriedAfterTheRequestedDelay() async throws {
        let transport = FakeTransport([
            try RecordedResponse("429-json").response, try RecordedResponse("429-json-no-header").response, void,
        ])
        let client = client(transport)
        let request = client.rpc(Demo.write, Demo.token)
        let (waits, result) = await waits { _ = try await request.response() }
        try result.get()
        #expect(waits == [.seconds(15), .seconds(3)])
        #expect(transport.bodies.count == 3 && Set(transport.bodies).count == 1)
        #expect(request.metadata?.attemptCount == 3)
    }

    @Test(.timeLimit(.minutes(10))) func suspendedRequestDoesNotBlockOthersAfterARejection() async throws {
        let (began, signal) = AsyncStream<Void>.makeStream()
        let transport = FakeTransport([
            try RecordedResponse("429-json").response, FakeTransport.noResponse { signal.yield() }, ok,
        ])
        let client = client(transport)
        let first = client.request(Demo.read)
        let suspended = Task { try await first.response() }
        let ticker = Task { [clock] in
            while !Task.isCancelled {
                clock.advance(by: .milliseconds(100))
                await Task.yield()
            }
        }
        // After the rejection, only this request may be in flight.
        for await _ in began { break }
        first.suspend()
        #expect(try await client.request(Demo.read).response().rootNamespaceId == "7")
        ticker.cancel()
        first.cancel()
        _ = await suspended.result
    }

    /// An app can report immediately that the device is offline.
    @Test func requestOfAnOfflineDeviceFailsAtOnce() async throws {
        let offline: FakeTransport.Response = { _ throws(HTTPError) in
            throw HTTPError(
                .connectionFailed, "offline", isRequestUnsent: true, urlErrorCode: .notConnectedToInternet)
        }
        let client = client(FakeTransport([offline, ok]))
        let (waits, result) = await waits { _ = try await client.request(Demo.read).response() }
        #expect(waits.isEmpty)
        let error = #expect(throws: CallError<Common.PathRootError>.self) { try result.get() }
        guard case .clientError(.urlSessionError(let cause)) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect((cause as? URLError)?.code == .notConnectedToInternet && error?.isTransient == true)
        #expect((cause as NSError).domain == NSURLErrorDomain && cause.localizedDescription.contains("offline"))

        let patient = self.client(FakeTransport([offline, ok]), policy: RetryPolicy(waitsForConnectivity: true))
        let (patientWaits, patientResult) = await self.waits { _ = try await patient.request(Demo.read).response() }
        try patientResult.get()
        #expect(patientWaits.count == 1)
    }

    @Test func plainTextRateLimitUsesTheBackoff() async throws {
        let limit = try RecordedResponse("429-text-no-header").response
        let transport = FakeTransport([limit, limit, limit, ok])
        let client = client(transport)
        let (waits, result) = await waits { _ = try await client.request(Demo.read).response() }
        try result.get()
        #expect(waits == [.milliseconds(250), .milliseconds(500), .seconds(1)])
    }

    @Test func writeContentionInRouteErrorIsRetried() async throws {
        let transport = FakeTransport([try RecordedResponse("409-too-many-write-operations").response, void])
        let client = client(transport)
        let (waits, result) = await waits {
            _ = try await client.rpc(Demo.write, Demo.token).response()
        }
        try result.get()
        #expect(waits.count == 1)
    }

    @Test func readsAreRetriedAfterServerAndConnectionErrors() async throws {
        let transport = FakeTransport([
            try RecordedResponse("502-html").response, FakeTransport.failure(.connectionLost),
            try RecordedResponse("503-empty").response,
            FakeTransport.failure(.timedOut(.idle)), ok,
        ])
        let client = client(transport)
        let (waits, result) = await waits { _ = try await client.request(Demo.read).response() }
        try result.get()
        #expect(waits == [.milliseconds(250), .milliseconds(500), .seconds(30), .seconds(2)])
    }

    @Test func indeterminateWritesAreNotRetried() async throws {
        for response in [try RecordedResponse("502-html").response, FakeTransport.failure(.connectionLost)] {
            let transport = FakeTransport([response])
            let client = client(transport)
            await #expect(throws: CallError<Auth.RateLimitReason>.self) {
                try await client.rpc(Demo.write, Demo.token).response()
            }
            #expect(transport.requests.count == 1)
        }
    }

    @Test func unsentWritesAreRetried() async throws {
        let transport = FakeTransport([FakeTransport.failure(.connectionFailed, isRequestUnsent: true), void])
        let client = client(transport)
        let (waits, result) = await waits {
            _ = try await client.rpc(Demo.write, Demo.token).response()
        }
        try result.get()
        #expect(waits.count == 1)
    }

    @Test func streamIsNeverSentTwice() async throws {
        let transport = FakeTransport([try RecordedResponse("429-json").response])
        let request = client(transport)
            .request(Demo.upload, serverArgs: "/a", input: .stream(InputStream(data: Data("x".utf8))))
        let error = await #expect(throws: CallError<Auth.RateLimitReason>.self) { try await request.response() }
        #expect(error?.status == 429)
        #expect(transport.requests.count == 1)
    }

    @Test func retriesCanBeDisabled() async throws {
        let transport = FakeTransport([try RecordedResponse("429-json").response])
        let client = client(transport, policy: .never)
        let error = await #expect(throws: CallError<Common.PathRootError>.self) {
            try await client.request(Demo.read).response()
        }
        #expect(error?.retryAfter == .seconds(15))
    }

    @Test func maximumElapsedTimeEndsTheAttempts() async throws {
        let transport = FakeTransport(fallback: try RecordedResponse("429-json").response)
        let client = client(transport, policy: RetryPolicy(maximumAttempts: 100, maximumElapsedTime: .seconds(40)))
        let (waits, result) = await waits { _ = try await client.request(Demo.read).response() }
        #expect(throws: CallError<Common.PathRootError>.self) { try result.get() }
        #expect(waits == [.seconds(15), .seconds(15)])
    }

    @Test func attemptsAreCounted() async throws {
        let transport = FakeTransport(fallback: try RecordedResponse("502-html").response)
        let client = client(transport, policy: RetryPolicy(maximumAttempts: 4))
        let (waits, _) = await waits { _ = try await client.request(Demo.read).response() }
        #expect(waits.count == 3 && transport.requests.count == 4)
    }

    @Test func delayCanBeCanceled() async throws {
        let transport = FakeTransport([try RecordedResponse("429-json").response])
        let request = client(transport).request(Demo.read)
        let task = Task { await #expect(throws: CallError<Common.PathRootError>.self) { try await request.response() } }
        while clock.sleeps.last != .seconds(15) { await Task.yield() }
        request.cancel()
        #expect(await task.value?.isCancellation == true)
    }

    /// The limit of the account is one request in 10 s. Earlier requests are rejected.
    @Test func concurrentTasksDoNotStampede() async throws {
        let clock = clock
        let opens = Locked(Duration.zero)
        let served = Locked(0)
        let limit = try RecordedResponse("429-json").response
        let transport = FakeTransport(
            fallback: FakeTransport.either(limit, ok) {
                let isEarly = opens.withLock { opens in
                    if served.withLock({ $0 }) == 1, opens == .zero { opens = clock.now + .seconds(10) }
                    return clock.now < opens
                }
                if !isEarly { served.withLock { $0 += 1 } }
                return isEarly
            })
        let client = client(transport)
        let (_, result) = await waits {
            try await withThrowingTaskGroup { group in
                for _ in 0..<64 { group.addTask { _ = try await client.request(Demo.read).response() } }
                try await group.waitForAll()
            }
        }
        try result.get()
        #expect(served.withLock { $0 } == 64)
        // Every task is rejected at most once: none retries while the throttle is closed.
        #expect(transport.requests.count <= 2 * 64)
    }

    @Test func requestThatCannotWaitReportsTheRateLimit() async throws {
        let transport = FakeTransport([try RecordedResponse("429-text").response])
        let client = client(transport, policy: RetryPolicy(maximumElapsedTime: .seconds(60)))
        for expected in [true, false] {
            let error = await #expect(throws: CallError<Common.PathRootError>.self) {
                try await client.request(Demo.read).response()
            }
            #expect(error?.retryAfter == .seconds(300))
            #expect((error?.status == 429) == expected)
        }
        #expect(transport.requests.count == 1)
    }

    @Test func excessiveRetryAfterIsLimitedToAnHour() async throws {
        let limit = FakeTransport.text("too many", status: 429, ["Retry-After": "999999999"])
        let client = client(FakeTransport([limit, ok]))
        for _ in 0..<2 {
            await #expect(throws: CallError<Common.PathRootError>.self) {
                try await client.request(Demo.read).response()
            }
        }
        clock.advance(by: .seconds(3_600))
        #expect(try await client.request(Demo.read).response().rootNamespaceId == "7")
    }

    @Test(.timeLimit(.minutes(10))) func canceledRequestReleasesItsPermit() async throws {
        let (began, signal) = AsyncStream<Void>.makeStream()
        let limit = FakeTransport.text("too many", status: 429, ["Retry-After": "0"])
        let client = client(FakeTransport([limit, FakeTransport.noResponse { signal.yield() }, ok]))
        let first = client.request(Demo.read)
        let probe = Task { try await first.response() }
        while clock.sleeps.isEmpty { await Task.yield() }
        clock.advance(by: .seconds(1))
        for await _ in began { break }
        let second = Task { try await client.request(Demo.read).response() }
        first.cancel()
        _ = await probe.result
        #expect(try await second.value.rootNamespaceId == "7")
    }

    @Test func writeContentionDoesNotDelayReads() async throws {
        let transport = FakeTransport([try RecordedResponse("429-json-no-header").response, ok, void])
        let client = client(transport)
        let write = Task { try await client.rpc(Demo.write, Demo.token).response() }
        while clock.sleeps.last != .seconds(3) { await Task.yield() }
        _ = try await client.request(Demo.read).response()
        #expect(transport.requests.map(\.url.lastPathComponent) == ["write", "read"])
        let (_, result) = await waits { try await write.value }
        try result.get()
    }

    @Test func logContainsRoutesAndAttemptsButNoSecrets() async throws {
        let lines = Locked<[String]>([])
        let transport = FakeTransport([try RecordedResponse("429-json").response, ok])
        let client = self.client(transport) { level, line in lines.withLock { $0.append("\(level) \(line)") } }
        let (_, result) = await waits { _ = try await client.request(Demo.read).response() }
        try result.get()
        let text = lines.withLock { $0 }
        #expect(text.first == "info demo/read: attempt 1 was rejected, next one in 15.000s")
        #expect(text.last == "debug demo/read: 200, request abc123, attempt 2 in 15.000s")
        #expect(!text.joined().contains("secret-token"))
    }
}
