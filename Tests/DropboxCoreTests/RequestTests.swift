import Dispatch
import DropboxCore
import Foundation
import DropboxHTTP
import DropboxConcurrency
import Testing

struct RequestTests {
    private let time = ManualClock()

    private func client(_ transport: FakeTransport) -> DropboxTransportClientImpl {
        .fake(transport) { [time] in
            $0.clock = time.source
            $0.retryPolicy = .never
        }
    }

    private func answering(_ count: Int = 1) -> FakeTransport {
        FakeTransport(Array(repeating: FakeTransport.json(Demo.rootInfo), count: count))
    }

    @Test func anAwaitedRequestStartsAtOnce() async throws {
        let transport = answering()
        let root = try await client(transport).request(Demo.read).response()
        #expect(root.rootNamespaceId == "7")
        #expect(transport.requests.count == 1)
    }

    @Test func aRequestThatNobodyKeepsStartsWhenItsExpressionIsOver() async throws {
        let transport = answering()
        let client = client(transport)
        let result = await withCheckedContinuation { continuation in
            client.request(Demo.read).response(queue: DispatchQueue(label: "test")) { root, error in
                continuation.resume(returning: (root, error))
            }
        }
        #expect(result.0?.rootNamespaceId == "7")
        #expect(result.1 == nil)
    }

    @Test func aRequestThatIsKeptStartsWithItsFirstHandler() async throws {
        let transport = answering(2)
        let client = client(transport)
        let request = client.request(Demo.read)
        // Whatever happens meanwhile.
        _ = try await client.request(Demo.read).response()
        #expect(transport.requests.count == 1)
        #expect("\(request)" == "demo/read (not started)")
        let error = await withCheckedContinuation { continuation in
            request.response(queue: DispatchQueue(label: "test")) { _, error in continuation.resume(returning: error) }
        }
        #expect(error == nil)
        #expect(transport.requests.count == 2)
    }

    @Test(.timeLimit(.minutes(10))) @MainActor func aRequestThatIsKeptOnTheMainQueueStartsWithTheNextTurn() async throws
    {
        let (began, signal) = AsyncStream<Void>.makeStream()
        let transport = FakeTransport([FakeTransport.json(Demo.rootInfo) { signal.yield() }])
        let request = client(transport).request(Demo.read)
        #expect("\(request)" == "demo/read (not started)")
        request.persistingString(string: "in time")
        for await _ in began { break }
        #expect(request.clientPersistedString == "in time")
        _ = try await request.response()
        #expect(transport.requests.count == 1)
    }

    @Test func aRequestThatIsKeptIsStartedByResume() async throws {
        let (began, signal) = AsyncStream<Void>.makeStream()
        let transport = FakeTransport([FakeTransport.json(Demo.rootInfo) { signal.yield() }])
        let request = client(transport).request(Demo.read)
        request.resume()
        for await _ in began { break }
        _ = try await request.response()
        #expect(transport.requests.count == 1)
    }

    /// What it holds is freed with the last reference, or when it is over: nothing keeps it beyond that.
    @Test(.timeLimit(.minutes(10))) func aRequestIsFreedWhenNobodyNeedsIt() async throws {
        final class Held: Sendable {}
        weak var run: RequestExecution<Common.RootInfo, Common.PathRootError>?
        weak var held: Held?
        let client = client(FakeTransport(afterwards: FakeTransport.json(Demo.rootInfo)))
        let queue = DispatchQueue(label: "handlers")
        func make() -> RpcRequest<Common.RootInfo, Common.PathRootError> {
            let request = client.request(Demo.read)
            run = request._run
            return request
        }
        func handle(_ request: RpcRequest<Common.RootInfo, Common.PathRootError>) {
            let object = Held()
            held = object
            request.response(queue: queue) { _, _ in withExtendedLifetime(object) {} }
        }
        // Dropped, kept until it is over, cancelled, and restarted.
        do {
            let request = make()
            handle(request)
        }
        while run != nil || held != nil { await Task.yield() }
        do {
            let request = make()
            handle(request)
            _ = try await request.response()
            while held != nil { await Task.yield() }
            handle(request)
            while held != nil { await Task.yield() }
            _ = request.description
        }
        while run != nil { await Task.yield() }
        do {
            let request = make()
            handle(request)
            request.cancel()
        }
        while run != nil || held != nil { await Task.yield() }
        do {
            let storage = RequestGroup()
            let request = make().stored(in: storage)
            request.suspend()
            handle(request)
            storage.cancelAll()
        }
        while run != nil || held != nil { await Task.yield() }
    }

    @Test(.timeLimit(.minutes(10))) func aRequestIsCancelledWhileItWaitsForItsToken() async throws {
        struct Provider: AccessTokenProvider {
            let asked: @Sendable () -> Void
            var accessToken: String { "t" }
            func refreshAccessTokenIfNecessary(completion: @escaping DropboxOAuthCompletion) { asked() }
        }
        let (asked, signal) = AsyncStream<Void>.makeStream()
        let transport = answering()
        let client = DropboxTransportClientImpl.fake(
            transport, authentication: .accessToken(Provider(asked: { signal.yield() })))
        let request = client.request(Demo.read)
        let root = Task { try await request.response() }
        for await _ in asked { break }
        request.cancel()
        let error = await #expect(throws: CallError<Common.PathRootError>.self) { try await root.value }
        #expect(error?.isCancellation == true)
        #expect(transport.requests.isEmpty)
        // And once more when it is over, which does nothing.
        request.cancel()
        #expect("\(request)".contains("was cancelled"))
    }

    @Test func awaitingTwiceCallsOnce() async throws {
        let transport = answering()
        let request = client(transport).request(Demo.read)
        async let first = request.response()
        async let second = request.response()
        #expect(try await first.rootNamespaceId == second.rootNamespaceId)
        #expect(try await request.response().rootNamespaceId == "7")
        #expect(transport.requests.count == 1)
    }

    @Test func aHandlerAttachedLateIsCalledOnItsQueue() async throws {
        let request = client(answering()).request(Demo.read)
        _ = try await request.response()
        let queue = DispatchQueue(label: "late")
        let key = DispatchSpecificKey<Bool>()
        queue.setSpecific(key: key, value: true)
        let isOnQueue = await withCheckedContinuation { continuation in
            request.response(queue: queue) { root, _ in
                continuation.resume(returning: root != nil && DispatchQueue.getSpecific(key: key) == true)
            }
        }
        #expect(isOnQueue)
    }

    @Test func everyHandlerIsCalledExactlyOnce() async throws {
        let request = client(answering()).request(Demo.read)
        let calls = Locked(0)
        let queue = DispatchQueue(label: "handlers")
        for _ in 0..<50 { request.response(queue: queue) { _, _ in calls.withLock { $0 += 1 } } }
        _ = try await request.response()
        for _ in 0..<50 { request.response(queue: queue) { _, _ in calls.withLock { $0 += 1 } } }
        queue.sync {}
        #expect(calls.withLock { $0 } == 100)
    }

    @Test func withoutAQueueHandlersRunOnTheMainActor() async throws {
        let request = client(answering()).request(Demo.read)
        _ = try await request.response()
        await withCheckedContinuation { continuation in
            request.response { _, _ in
                MainActor.assertIsolated()
                continuation.resume()
            }
        }
        await withCheckedContinuation { continuation in
            request.response(queue: nil) { _, _ in
                dispatchPrecondition(condition: .onQueue(.main))
                continuation.resume()
            }
        }
    }

    @Test func droppingARequestDoesNotStopIt() async throws {
        let transport = answering()
        let client = client(transport)
        await withCheckedContinuation { continuation in
            var request: RpcRequest? = client.request(Demo.read)
            request?.response(queue: DispatchQueue(label: "test")) { _, _ in continuation.resume() }
            request = nil
        }
        #expect(transport.requests.count == 1)
    }

    @Test func aRequestCancelledBeforeItStartsIsNeverSent() async throws {
        let transport = answering()
        let request = client(transport).request(Demo.read)
        request.cancel()
        let error = await #expect(throws: CallError<Common.PathRootError>.self) { try await request.response() }
        #expect(error?.isCancellation == true)
        #expect(transport.requests.isEmpty)
    }

    /// A transport whose answer does not come, and that tells when it was asked.
    private func hanging(_ began: @escaping @Sendable () -> Void) -> FakeTransport {
        FakeTransport([FakeTransport.nothing(began)])
    }

    @Test func cancelStopsARunningRequest() async throws {
        let (began, signal) = AsyncStream<Void>.makeStream()
        let request = client(hanging { signal.yield() }).request(Demo.read)
        request.response(queue: nil) { _, _ in }
        let waiting = Task {
            await #expect(throws: CallError<Common.PathRootError>.self) { try await request.response() }
        }
        for await _ in began { break }
        request.cancel()
        #expect(await waiting.value?.isCancellation == true)
    }

    @Test func cancellingTheWaitingTaskStopsTheRequest() async throws {
        let (began, signal) = AsyncStream<Void>.makeStream()
        let request = client(hanging { signal.yield() }).request(Demo.read)
        let task = Task { try await request.response() }
        for await _ in began { break }
        task.cancel()
        let outcome = await task.result
        guard case .failure(let error as CallError<Common.PathRootError>) = outcome else {
            return #expect(Bool(false))
        }
        #expect(error.isCancellation)
        #expect("\(error)" == "the request was cancelled")
    }

    @Test func successesTellStatusHeadersAndRequestID() async throws {
        let transport = FakeTransport([FakeTransport.json(Demo.rootInfo, ["ETag": "W/\"1\""])])
        let request = client(transport).request(Demo.read)
        #expect(request.metadata == nil)
        _ = try await request.response()
        #expect(request.metadata?.status == 200)
        #expect(request.metadata?.requestID == "abc123")
        #expect(request.metadata?.headers["etag"] == "W/\"1\"")
        #expect(request.metadata?.attemptCount == 1)
    }

    /// What this version does not know is skipped in results and errors; the answer itself has it.
    @Test func theAnswerIsKeptAsItCameWhereThatIsAskedFor() async throws {
        let result =
            #"{".tag":"team","root_namespace_id":"7","home_namespace_id":"7","home_path":"/A","new":{"x":[1]}}"#
        let failure = #"{"error_summary":"new/","error":{".tag":"of_the_future","of_the_future":{"x":1}}}"#
        let answers = [FakeTransport.json(result), FakeTransport.json(failure, status: 409)]
        let client = DropboxTransportClientImpl.fake(FakeTransport(answers)) { $0.keepsRawResponses = true }
        let (read, write) = (client.request(Demo.read), client.rpc(Demo.write, Demo.token))
        _ = try await read.response()
        #expect(read.metadata?.rawBody == Data(result.utf8))
        await #expect(throws: CallError<Auth.RateLimitReason>.self) { try await write.response() }
        #expect(write.metadata?.rawBody == Data(failure.utf8))
        let other = DropboxTransportClientImpl.fake(FakeTransport(answers)).request(Demo.read)
        _ = try await other.response()
        #expect(other.metadata != nil && other.metadata?.rawBody == nil)
    }

    @Test func aRequestDescribesItself() async throws {
        let request = client(answering()).request(Demo.read)
        #expect("\(request)" == "demo/read (not started)")
        _ = try await request.response()
        #expect("\(request)" == "demo/read (succeeded)")
    }

    @Test func manyRequestsWithHandlersFinishWithoutLoss() async throws {
        let transport = FakeTransport(afterwards: FakeTransport.json(Demo.rootInfo))
        let client = client(transport)
        let queue = DispatchQueue(label: "many")
        await confirmation(expectedCount: 500) { called in
            await withTaskGroup { group in
                for _ in 0..<500 {
                    group.addTask {
                        await withCheckedContinuation { continuation in
                            client.request(Demo.read).response(queue: queue) { _, _ in
                                called()
                                continuation.resume()
                            }
                        }
                    }
                }
            }
        }
        #expect(transport.requests.count == 500)
    }

    /// A client that is shut down abandons requests while their outcomes arrive: none of those counts as handed over.
    @Test func anAbandonedRequestDeliversNothing() async {
        let delivered = Locked(0)
        for delay in 0..<5_000 {
            let isAbandoning = Locked(false)
            let request = RequestExecution<Int, Never>(name: "test") { run throws(CallError<Never>) in
                run.onDelivery { delivered.withLock { $0 += 1 } }
                while !isAbandoning.withLock(\.self) {}
                return 1
            }
            request.start()
            isAbandoning.withLock { $0 = true }
            // Abandons at a different moment of the end each time.
            for _ in 0..<(delay % 500) { isAbandoning.withLock { _ in } }
            request.abandon()
            await withCheckedContinuation { continuation in request.whenFinished { _ in continuation.resume() } }
        }
        #expect(delivered.withLock(\.self) == 0)
    }
}
