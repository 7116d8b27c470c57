import Dispatch
import DropboxConcurrency
import DropboxHTTP
import Foundation
import Testing

@testable import DropboxCore

/// Tests the queue of plain calls.
@Suite(.timeLimit(.minutes(10)))
struct CallQueueTests {
    /// The number of calls of a client with a transport that sends one request at a time.
    private static let limit = 4

    private let queue = DispatchQueue(label: "handlers")
    private let clock = ManualClock()

    private func client(_ transport: FakeTransport) -> DropboxTransportClientImpl {
        .fake(transport) { [clock] in $0.clock = clock.source }
    }

    /// Returns a transport that responds when `responses` has a value for each request.
    private func transport(_ gate: Gate) -> FakeTransport {
        FakeTransport(
            fallback: { request in
                do { try await gate.pass() } catch { throw HTTPError(.cancelled, "canceled") }
                return try await FakeTransport.json(Demo.rootInfo)(request)
            }, maximumRequestsPerHost: 1)
    }

    @Test func callsBeyondTheLimitStartInOrder() async throws {
        let place = CallPlace(queue: CallQueue(limit: 2, clock: clock.source), startsOnCallingThread: false)
        let (starts, start) = AsyncStream<Int>.makeStream()
        let gates = (0..<6).map { _ in Gate() }
        let calls = gates.enumerated().map { index, gate in
            RequestExecution<Duration?, Never>(
                name: "\(index)", errorHandlers: .shared, log: nil, place: place, activity: nil
            ) { execution throws(CallError<Never>) in
                start.yield(index)
                do { try await gate.pass() } catch { throw .clientError(.cancelled) }
                return execution.queueEntry
            }
        }
        var started = starts.makeAsyncIterator()
        for call in calls.prefix(5) { call.start() }
        #expect(await Set([started.next(), started.next()]) == [0, 1])
        calls[3].cancel()
        clock.advance(by: .seconds(1))
        gates[0].open()
        #expect(await started.next() == 2)
        // The canceled call is skipped.
        gates[2].open()
        #expect(await started.next() == 4)
        #expect(try await calls[0].outcome().get() == nil)
        #expect(try await calls[2].outcome().get() == .zero)
        for gate in gates { gate.open() }
        for index in [1, 4] { _ = try await calls[index].outcome().get() }
        #expect(try await calls[5].outcome().get() == nil)
        #expect(await started.next() == 5)
    }

    @Test func manyCallsAllFinish() async throws {
        let transport = FakeTransport(fallback: FakeTransport.json(Demo.rootInfo), maximumRequestsPerHost: 1)
        let client = client(transport)
        let count = 500
        let (results, continuation) = AsyncStream<Bool>.makeStream()
        for index in 0..<count {
            let request = client.request(Demo.read)
            if index.isMultiple(of: 2) {
                request.response(queue: queue) { root, _ in continuation.yield(root?.rootNamespaceId == "7") }
            } else {
                Task { continuation.yield(try await request.response().rootNamespaceId == "7") }
            }
        }
        var successes = 0
        for await isSuccess in results {
            successes += isSuccess ? 1 : 0
            if successes == count { break }
        }
        #expect(transport.requests.count == count)
    }

    @Test func waitingCallIsCanceledAtOnceAndNeverSent() async throws {
        let gate = Gate()
        let transport = transport(gate)
        let client = client(transport)
        let running = (0..<Self.limit).map { _ in Task { try await client.request(Demo.read).response() } }
        await gate.arrivals(Self.limit)
        let waiting = client.request(Demo.read)
        let isCanceled = await withCheckedContinuation { continuation in
            waiting.response(queue: queue) { _, error in continuation.resume(returning: error?.isCancellation) }
            #expect("\(waiting)" == "demo/read (running)")
            waiting.cancel()
        }
        #expect(isCanceled == true)
        gate.open()
        for task in running { #expect(try await task.value.rootNamespaceId == "7") }
        _ = try await client.request(Demo.read).response()
        #expect(transport.requests.count == Self.limit + 1)
    }

    /// Calls that wait before their next attempt, possibly for minutes, must not delay those of other accounts.
    @Test func callsThatWaitForTheirNextAttemptMakeRoom() async throws {
        let isDown = Locked(true)
        let transport = FakeTransport(
            fallback: FakeTransport.either(
                FakeTransport.text("down", status: 503), FakeTransport.json(Demo.rootInfo)
            ) { isDown.withLock(\.self) }, maximumRequestsPerHost: 1)
        let client = client(transport)
        let waiting = (0..<Self.limit * 2).map { _ in Task { try await client.request(Demo.read).response() } }
        await clock.sleepers(Self.limit * 2)
        isDown.withLock { $0 = false }
        #expect(try await client.request(Demo.read).response().rootNamespaceId == "7")
        clock.advance(by: .seconds(60))
        for task in waiting { #expect(try await task.value.rootNamespaceId == "7") }
    }

    @Test func suspendedCallsMakeRoom() async throws {
        let gate = Gate()
        let transport = transport(gate)
        let client = client(transport)
        let suspended = (0..<Self.limit).map { _ in client.request(Demo.read) }
        for request in suspended { request.response(queue: queue) { _, _ in } }
        await gate.arrivals(Self.limit)
        for request in suspended { request.suspend() }
        let other = Task { try await client.request(Demo.read).response() }
        await gate.arrivals(Self.limit + 1)
        gate.open()
        #expect(try await other.value.rootNamespaceId == "7")
        for request in suspended {
            request.resume()
            #expect(try await request.response().rootNamespaceId == "7")
        }
    }

    /// The time in the queue counts toward the time in which a request is retried.
    @Test func timeInTheQueueCountsTowardTheElapsedTime() async throws {
        let gate = Gate()
        let transport = FakeTransport(
            fallback: { request in
                do { try await gate.pass() } catch { throw HTTPError(.cancelled, "canceled") }
                return try await FakeTransport.text("down", status: 503)(request)
            }, maximumRequestsPerHost: 1)
        let client = DropboxTransportClientImpl.fake(transport) { [clock] in
            $0.clock = clock.source
            $0.retryPolicy.maximumElapsedTime = .seconds(10)
        }
        let running = (0..<Self.limit).map { _ in client.request(Demo.read) }
        for request in running { request.response(queue: queue) { _, _ in } }
        await gate.arrivals(Self.limit)
        let late = client.request(Demo.read)
        late.response(queue: queue) { _, _ in }
        clock.advance(by: .seconds(20))
        gate.open()
        await #expect(throws: CallError<Common.PathRootError>.self) { try await late.response() }
        #expect(late.metadata?.attemptCount == 1)
    }

    /// Each call without content takes the same path, whatever the client observes or limits.
    @Test func eachCallWithoutContentHasAPlace() {
        typealias Configuration = DropboxTransportClientImpl.Configuration
        let transport = FakeTransport(maximumRequestsPerHost: 1)
        func options(_ provider: any AccessTokenProvider) -> CallOptions {
            CallOptions(authentication: .accessToken(provider), retryPolicy: .standard)
        }
        let (known, unknown) = (options(LongLivedAccessTokenProvider(accessToken: "a")), options(AppTokenProvider()))
        let configurations = [
            Configuration(), Configuration { $0.log = { _, _ in } }, Configuration { $0.onWait = { _ in } },
            Configuration { $0.headersForRouteHost = { _ in [:] } },
            Configuration { $0.session.timeoutIntervalForResource = 10 },
        ]
        for configuration in configurations {
            let queues = CallQueues(configuration, transport)
            for route in [Demo.read.descriptor, Demo.poll.descriptor] {
                #expect(queues.place(for: route, known)?.startsOnCallingThread == true)
                #expect(queues.place(for: route, unknown)?.startsOnCallingThread == false)
            }
            #expect(queues.place(for: Demo.upload.descriptor, known) == nil)
        }
    }

    /// Programs can set any numbers.
    @Test(arguments: [Int.max, .min, 0]) func extremeLimitsOfConnectionsAreHarmless(limit: Int) {
        let client = DropboxTransportClientImpl(
            authentication: .appKeyAndSecret("key", "secret"),
            configuration: .init {
                $0.session.connection.maximumConnectionsPerHost = limit
                $0.session.connection.maximumIdleConnections = limit
                $0.session.httpMaximumConnectionsPerHost = limit
            })
        client.shutdown()
    }

    /// The time of a call is limited from its start, so it doesn't wait in a queue.
    @Test func callWithADeadlineDoesNotWaitInTheQueue() async throws {
        let gate = Gate()
        let client = DropboxTransportClientImpl.fake(transport(gate)) {
            $0.session.timeoutIntervalForResource = 1_000
        }
        let calls = (0..<Self.limit * 2).map { _ in Task { try await client.request(Demo.read).response() } }
        await gate.arrivals(Self.limit * 2)
        gate.open()
        for call in calls { #expect(try await call.value.rootNamespaceId == "7") }
    }

    /// A token provider of the app can wait for another call, which needs a place.
    @Test func callsThatWaitForATokenMakeRoom() async throws {
        let transport = FakeTransport(fallback: FakeTransport.json(Demo.rootInfo), maximumRequestsPerHost: 1)
        let gate = Gate()
        let client = DropboxTransportClientImpl(
            authentication: .accessToken(WaitingTokenProvider(gate: gate)), transport: transport)
        let calls = (0..<Self.limit * 2).map { _ in Task { try await client.request(Demo.read).response() } }
        await gate.arrivals(Self.limit * 2)
        gate.open()
        for call in calls { #expect(try await call.value.rootNamespaceId == "7") }
    }
}

/// A token provider of an app that waits.
private struct WaitingTokenProvider: AccessTokenProvider {
    let gate: Gate
    var accessToken: String { "a" }
    func validAccessToken() async throws -> String {
        try await gate.pass()
        return "a"
    }
    func refreshAccessTokenIfNecessary(completion: @escaping DropboxOAuthCompletion) { completion(nil) }
}

/// A token provider of an app.
private struct AppTokenProvider: AccessTokenProvider {
    var accessToken: String { "a" }
    func refreshAccessTokenIfNecessary(completion: @escaping DropboxOAuthCompletion) { completion(nil) }
}
