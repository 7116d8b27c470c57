import DropboxCore
import Foundation
import DropboxHTTP
import DropboxConcurrency
import Testing

/// The loop that repeats calls, on a clock that the tests turn.
struct RetryStageTests {
    private let time = ManualClock()
    private let ok = FakeTransport.json(Demo.rootInfo)
    private let void = FakeTransport.json("null")

    private func client(
        _ transport: FakeTransport, policy: RetryPolicy = .standard, log: LoggingClosure? = nil
    ) -> DropboxTransportClientImpl {
        .fake(transport) { [time] in
            $0.clock = time.source
            $0.jitter = { 0 }
            $0.retryPolicy = policy
            $0.log = log
        }
    }

    /// Starts a call and turns the clock until it ends. Gives the waits between its attempts.
    private func waits(
        _ call: @escaping @Sendable () async throws -> Void
    ) async -> (waits: [Duration], result: Result<Void, any Error>) {
        let isOver = Locked(false)
        let task = Task {
            defer { isOver.withLock { $0 = true } }
            try await call()
        }
        var waits: [Duration] = []
        while !isOver.withLock({ $0 }) {
            if let longest = time.sleeps.last {
                waits.append(longest)
                time.advance(by: longest)
            } else {
                await Task.yield()
            }
        }
        return (waits, await task.result)
    }

    @Test func aRefusedCallIsRepeatedWhenTheServerSaid() async throws {
        let transport = FakeTransport([
            try WireAnswer("429-json").answer, try WireAnswer("429-json-no-header").answer, void,
        ])
        let client = client(transport)
        let request = client.rpc(Demo.write, Demo.token)
        let (waits, result) = await waits { _ = try await request.response() }
        try result.get()
        #expect(waits == [.seconds(15), .seconds(3)])
        #expect(transport.bodies.count == 3 && Set(transport.bodies).count == 1)
        #expect(request.metadata?.attemptCount == 3)
    }

    @Test(.timeLimit(.minutes(10))) func aSuspendedCallDoesNotHoldUpTheOthersAfterARefusal() async throws {
        let (began, signal) = AsyncStream<Void>.makeStream()
        let transport = FakeTransport([
            try WireAnswer("429-json").answer, FakeTransport.nothing { signal.yield() }, ok,
        ])
        let client = client(transport)
        let first = client.request(Demo.read)
        let held = Task { try await first.response() }
        let clock = Task { [time] in
            while !Task.isCancelled {
                time.advance(by: .milliseconds(100))
                await Task.yield()
            }
        }
        // It is the one call that may be under way after the refusal.
        for await _ in began { break }
        first.suspend()
        #expect(try await client.request(Demo.read).response().rootNamespaceId == "7")
        clock.cancel()
        first.cancel()
        _ = await held.result
    }

    @Test func plainTextWithoutATimeBacksOff() async throws {
        let limit = try WireAnswer("429-text-no-header").answer
        let transport = FakeTransport([limit, limit, limit, ok])
        let client = client(transport)
        let (waits, result) = await waits { _ = try await client.request(Demo.read).response() }
        try result.get()
        #expect(waits == [.milliseconds(250), .milliseconds(500), .seconds(1)])
    }

    @Test func contentionInsideARouteErrorIsRepeated() async throws {
        let transport = FakeTransport([try WireAnswer("409-too-many-write-operations").answer, void])
        let client = client(transport)
        let (waits, result) = await waits {
            _ = try await client.rpc(Demo.write, Demo.token).response()
        }
        try result.get()
        #expect(waits.count == 1)
    }

    @Test func readsSurviveServersAndConnectionsThatFail() async throws {
        let transport = FakeTransport([
            try WireAnswer("502-html").answer, FakeTransport.failure(.connectionLost),
            try WireAnswer("503-empty").answer,
            FakeTransport.failure(.timedOut(.idle)), ok,
        ])
        let client = client(transport)
        let (waits, result) = await waits { _ = try await client.request(Demo.read).response() }
        try result.get()
        #expect(waits == [.milliseconds(250), .milliseconds(500), .seconds(30), .seconds(2)])
    }

    @Test func writesAreNotRepeatedWhenNobodyKnowsTheirFate() async throws {
        for answer in [try WireAnswer("502-html").answer, FakeTransport.failure(.connectionLost)] {
            let transport = FakeTransport([answer])
            let client = client(transport)
            await #expect(throws: CallError<Auth.RateLimitReason>.self) {
                try await client.rpc(Demo.write, Demo.token).response()
            }
            #expect(transport.requests.count == 1)
        }
    }

    @Test func writesThatNeverArrivedAreRepeated() async throws {
        let transport = FakeTransport([FakeTransport.failure(.connectionFailed, isRequestUnsent: true), void])
        let client = client(transport)
        let (waits, result) = await waits {
            _ = try await client.rpc(Demo.write, Demo.token).response()
        }
        try result.get()
        #expect(waits.count == 1)
    }

    @Test func aStreamIsNeverSentTwice() async throws {
        let transport = FakeTransport([try WireAnswer("429-json").answer])
        let request = client(transport)
            .request(Demo.upload, serverArgs: "/a", input: .stream(InputStream(data: Data("x".utf8))))
        let error = await #expect(throws: CallError<Auth.RateLimitReason>.self) { try await request.response() }
        #expect(error?.status == 429)
        #expect(transport.requests.count == 1)
    }

    @Test func oneSettingSwitchesItOff() async throws {
        let transport = FakeTransport([try WireAnswer("429-json").answer])
        let client = client(transport, policy: .never)
        let error = await #expect(throws: CallError<Common.PathRootError>.self) {
            try await client.request(Demo.read).response()
        }
        #expect(error?.retryAfter == .seconds(15))
    }

    @Test func theBudgetEndsTheAttempts() async throws {
        let transport = FakeTransport(afterwards: try WireAnswer("429-json").answer)
        let client = client(transport, policy: RetryPolicy(maximumAttempts: 100, maximumElapsedTime: .seconds(40)))
        let (waits, result) = await waits { _ = try await client.request(Demo.read).response() }
        #expect(throws: CallError<Common.PathRootError>.self) { try result.get() }
        #expect(waits == [.seconds(15), .seconds(15)])
    }

    @Test func attemptsAreCounted() async throws {
        let transport = FakeTransport(afterwards: try WireAnswer("502-html").answer)
        let client = client(transport, policy: RetryPolicy(maximumAttempts: 4))
        let (waits, _) = await waits { _ = try await client.request(Demo.read).response() }
        #expect(waits.count == 3 && transport.requests.count == 4)
    }

    @Test func waitingCanBeCancelled() async throws {
        let transport = FakeTransport([try WireAnswer("429-json").answer])
        let request = client(transport).request(Demo.read)
        let task = Task { await #expect(throws: CallError<Common.PathRootError>.self) { try await request.response() } }
        while time.sleeps.last != .seconds(15) { await Task.yield() }
        request.cancel()
        #expect(await task.value?.isCancellation == true)
    }

    /// A limit of one call in 10 s for the account: whoever comes early is refused.
    @Test func manyTasksDoNotStampede() async throws {
        let time = time
        let opens = Locked(Duration.zero)
        let served = Locked(0)
        let limit = try WireAnswer("429-json").answer
        let transport = FakeTransport(
            afterwards: FakeTransport.either(limit, ok) {
                let isEarly = opens.withLock { opens in
                    if served.withLock({ $0 }) == 1, opens == .zero { opens = time.now + .seconds(10) }
                    return time.now < opens
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
        // Every task is refused once at most: nobody tries again while the gate is closed.
        #expect(transport.requests.count <= 2 * 64)
    }

    @Test func aCallThatCannotWaitForTheGateIsToldWhy() async throws {
        let transport = FakeTransport([try WireAnswer("429-text").answer])
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

    @Test func aRefusalForYearsIsTriedAgainAfterAnHour() async throws {
        let limit = FakeTransport.text("too many", status: 429, ["Retry-After": "999999999"])
        let client = client(FakeTransport([limit, ok]))
        for _ in 0..<2 {
            await #expect(throws: CallError<Common.PathRootError>.self) {
                try await client.request(Demo.read).response()
            }
        }
        time.advance(by: .seconds(3_600))
        #expect(try await client.request(Demo.read).response().rootNamespaceId == "7")
    }

    @Test(.timeLimit(.minutes(10))) func aCancelledCallMakesRoomForTheNextAfterARefusal() async throws {
        let (began, signal) = AsyncStream<Void>.makeStream()
        let limit = FakeTransport.text("too many", status: 429, ["Retry-After": "0"])
        let client = client(FakeTransport([limit, FakeTransport.nothing { signal.yield() }, ok]))
        let first = client.request(Demo.read)
        let probe = Task { try await first.response() }
        while time.sleeps.isEmpty { await Task.yield() }
        time.advance(by: .seconds(1))
        for await _ in began { break }
        let second = Task { try await client.request(Demo.read).response() }
        first.cancel()
        _ = await probe.result
        #expect(try await second.value.rootNamespaceId == "7")
    }

    @Test func contentionBetweenWritesDoesNotHoldUpReads() async throws {
        let transport = FakeTransport([try WireAnswer("429-json-no-header").answer, ok, void])
        let client = client(transport)
        let write = Task { try await client.rpc(Demo.write, Demo.token).response() }
        while time.sleeps.last != .seconds(3) { await Task.yield() }
        _ = try await client.request(Demo.read).response()
        #expect(transport.requests.map(\.url.lastPathComponent) == ["write", "read"])
        let (_, result) = await waits { try await write.value }
        try result.get()
    }

    @Test func theLogNamesRoutesAndAttemptsAndNoSecrets() async throws {
        let lines = Locked<[String]>([])
        let transport = FakeTransport([try WireAnswer("429-json").answer, ok])
        let client = self.client(transport) { level, line in lines.withLock { $0.append("\(level) \(line)") } }
        let (_, result) = await waits { _ = try await client.request(Demo.read).response() }
        try result.get()
        let text = lines.withLock { $0 }
        #expect(text.first == "info demo/read: attempt 1 was refused, next one in 15.000s")
        #expect(text.last == "debug demo/read: 200, request abc123, attempt 2 in 15.000s")
        #expect(!text.joined().contains("secret-token"))
    }
}
