import Dispatch
import DropboxConcurrency
import DropboxCore
import DropboxHTTP
import Foundation
import Testing

struct RequestTests {
    private let clock = ManualClock()

    private func client(_ transport: FakeTransport) -> DropboxTransportClientImpl {
        .fake(transport) { [clock] in
            $0.clock = clock.source
            $0.retryPolicy = .never
        }
    }

    private func responding(_ count: Int = 1) -> FakeTransport {
        FakeTransport(Array(repeating: FakeTransport.json(Demo.rootInfo), count: count))
    }

    @Test func awaitedRequestStartsImmediately() async throws {
        let transport = responding()
        let root = try await client(transport).request(Demo.read).response()
        #expect(root.rootNamespaceId == "7")
        #expect(transport.requests.count == 1)
    }

    @Test func discardedRequestStarts() async throws {
        let transport = responding()
        let client = client(transport)
        let result = await withCheckedContinuation { continuation in
            client.request(Demo.read).response(queue: DispatchQueue(label: "test")) { root, error in
                continuation.resume(returning: (root, error))
            }
        }
        #expect(result.0?.rootNamespaceId == "7")
        #expect(result.1 == nil)
    }

    @Test func retainedRequestStartsWithItsFirstHandler() async throws {
        let transport = responding(2)
        let client = client(transport)
        let request = client.request(Demo.read)
        // Another request doesn't start it.
        _ = try await client.request(Demo.read).response()
        #expect(transport.requests.count == 1)
        #expect("\(request)" == "demo/read (not started)")
        let error = await withCheckedContinuation { continuation in
            request.response(queue: DispatchQueue(label: "test")) { _, error in continuation.resume(returning: error) }
        }
        #expect(error == nil)
        #expect(transport.requests.count == 2)
    }

    @Test(.timeLimit(.minutes(10))) @MainActor func mainQueueRequestStartsOnTheNextTurn() async throws {
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

    @Test func resumeStartsARetainedRequest() async throws {
        let (began, signal) = AsyncStream<Void>.makeStream()
        let transport = FakeTransport([FakeTransport.json(Demo.rootInfo) { signal.yield() }])
        let request = client(transport).request(Demo.read)
        request.resume()
        for await _ in began { break }
        _ = try await request.response()
        #expect(transport.requests.count == 1)
    }

    /// A request and its handlers are released with the last reference or when it finishes.
    @Test(.timeLimit(.minutes(10))) func finishedRequestIsDeallocated() async throws {
        final class Captured: Sendable {}
        weak var execution: RequestExecution<Common.RootInfo, Common.PathRootError>?
        weak var captured: Captured?
        let client = client(FakeTransport(fallback: FakeTransport.json(Demo.rootInfo)))
        let queue = DispatchQueue(label: "handlers")
        func make() -> RpcRequest<Common.RootInfoSerializer, Common.PathRootErrorSerializer> {
            let request = client.request(Demo.read)
            execution = request.execution
            return request
        }
        func handle(_ request: RpcRequest<Common.RootInfoSerializer, Common.PathRootErrorSerializer>) {
            let object = Captured()
            captured = object
            request.response(queue: queue) { _, _ in withExtendedLifetime(object) {} }
        }
        // A released, a finished, a canceled, and a suspended request.
        do {
            let request = make()
            handle(request)
        }
        while execution != nil || captured != nil { await Task.yield() }
        do {
            let request = make()
            handle(request)
            _ = try await request.response()
            while captured != nil { await Task.yield() }
            handle(request)
            while captured != nil { await Task.yield() }
            _ = request.description
        }
        while execution != nil { await Task.yield() }
        do {
            let request = make()
            handle(request)
            request.cancel()
        }
        while execution != nil || captured != nil { await Task.yield() }
        do {
            let group = RequestGroup()
            let request = make().added(to: group)
            request.suspend()
            handle(request)
            group.cancelAll()
        }
        while execution != nil || captured != nil { await Task.yield() }
    }

    @Test(.timeLimit(.minutes(10))) func requestCanBeCanceledWhileItWaitsForItsToken() async throws {
        struct Provider: AccessTokenProvider {
            let asked: @Sendable () -> Void
            var accessToken: String { "t" }
            func refreshAccessTokenIfNecessary(completion: @escaping DropboxOAuthCompletion) { asked() }
        }
        let (asked, signal) = AsyncStream<Void>.makeStream()
        let transport = responding()
        let client = DropboxTransportClientImpl.fake(
            transport, authentication: .accessToken(Provider(asked: { signal.yield() })))
        let request = client.request(Demo.read)
        let root = Task { try await request.response() }
        for await _ in asked { break }
        request.cancel()
        let error = await #expect(throws: CallError<Common.PathRootError>.self) { try await root.value }
        #expect(error?.isCancellation == true)
        #expect(transport.requests.isEmpty)
        // Canceling a finished request has no effect.
        request.cancel()
        #expect("\(request)".contains("was canceled"))
    }

    @Test func awaitingTwiceSendsOnce() async throws {
        let transport = responding()
        let request = client(transport).request(Demo.read)
        async let first = request.response()
        async let second = request.response()
        #expect(try await first.rootNamespaceId == second.rootNamespaceId)
        #expect(try await request.response().rootNamespaceId == "7")
        #expect(transport.requests.count == 1)
    }

    @Test func lateHandlerIsCalledOnItsQueue() async throws {
        let request = client(responding()).request(Demo.read)
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
        let request = client(responding()).request(Demo.read)
        let calls = Locked(0)
        let queue = DispatchQueue(label: "handlers")
        for _ in 0..<50 { request.response(queue: queue) { _, _ in calls.withLock { $0 += 1 } } }
        _ = try await request.response()
        for _ in 0..<50 { request.response(queue: queue) { _, _ in calls.withLock { $0 += 1 } } }
        queue.sync {}
        #expect(calls.withLock { $0 } == 100)
    }

    @Test func handlersRunOnTheMainActorByDefault() async throws {
        let request = client(responding()).request(Demo.read)
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

    @Test func releasingARequestDoesNotStopIt() async throws {
        let transport = responding()
        let client = client(transport)
        await withCheckedContinuation { continuation in
            var request: RpcRequest? = client.request(Demo.read)
            request?.response(queue: DispatchQueue(label: "test")) { _, _ in continuation.resume() }
            request = nil
        }
        #expect(transport.requests.count == 1)
    }

    @Test func requestCanceledBeforeItsStartIsNeverSent() async throws {
        let transport = responding()
        let request = client(transport).request(Demo.read)
        request.cancel()
        let error = await #expect(throws: CallError<Common.PathRootError>.self) { try await request.response() }
        #expect(error?.isCancellation == true)
        #expect(transport.requests.isEmpty)
    }

    /// Returns a transport that never responds and calls `began` for each request.
    private func hanging(_ began: @escaping @Sendable () -> Void) -> FakeTransport {
        FakeTransport([FakeTransport.noResponse(began)])
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

    @Test func cancelingTheWaitingTaskStopsTheRequest() async throws {
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
        #expect("\(error)" == "the request was canceled")
    }

    @Test func successHasStatusHeadersAndRequestID() async throws {
        let transport = FakeTransport([FakeTransport.json(Demo.rootInfo, ["ETag": "W/\"1\""])])
        let request = client(transport).request(Demo.read)
        #expect(request.metadata == nil)
        _ = try await request.response()
        #expect(request.metadata?.status == 200)
        #expect(request.metadata?.requestID == "abc123")
        #expect(request.metadata?.headers["etag"] == "W/\"1\"")
        #expect(request.metadata?.attemptCount == 1)
    }

    /// Results and errors omit data that this version doesn't know, but the raw response contains it.
    @Test func rawResponseIsKeptOnlyIfEnabled() async throws {
        let result =
            #"{".tag":"team","root_namespace_id":"7","home_namespace_id":"7","home_path":"/A","new":{"x":[1]}}"#
        let failure = #"{"error_summary":"new/","error":{".tag":"of_the_future","of_the_future":{"x":1}}}"#
        let responses = [FakeTransport.json(result), FakeTransport.json(failure, status: 409)]
        let client = DropboxTransportClientImpl.fake(FakeTransport(responses)) { $0.keepsRawResponses = true }
        let (read, write) = (client.request(Demo.read), client.rpc(Demo.write, Demo.token))
        _ = try await read.response()
        #expect(read.metadata?.rawBody == Data(result.utf8))
        await #expect(throws: CallError<Auth.RateLimitReason>.self) { try await write.response() }
        #expect(write.metadata?.rawBody == Data(failure.utf8))
        let other = DropboxTransportClientImpl.fake(FakeTransport(responses)).request(Demo.read)
        _ = try await other.response()
        #expect(other.metadata != nil && other.metadata?.rawBody == nil)
    }

    @Test func descriptionContainsRouteAndState() async throws {
        let request = client(responding()).request(Demo.read)
        #expect("\(request)" == "demo/read (not started)")
        _ = try await request.response()
        #expect("\(request)" == "demo/read (succeeded)")
    }

    @Test func manyRequestsCallAllHandlers() async throws {
        let transport = FakeTransport(fallback: FakeTransport.json(Demo.rootInfo))
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

    /// The handler of a request that was abandoned in the meantime receives a cancellation.
    @Test func abandonedOutcomeIsReplaced() async {
        let request = RequestExecution<Int, Never>(name: "test") { execution throws(CallError<Never>) in
            execution.onDelivery { Issue.record("The outcome counts as delivered.") }
            return 1
        }
        let queue = DispatchQueue(label: "handlers")
        queue.suspend()
        let received = Locked<Int?>(nil)
        request.handle(on: queue) { value, error in
            #expect(error?.isCancellation == true)
            received.withLock { $0 = value }
        }
        await withCheckedContinuation { continuation in request.onFinish { continuation.resume() } }
        #expect(request.abandon())
        queue.resume()
        queue.sync {}
        #expect(received.withLock { $0 == nil })
        await #expect(throws: CallError<Never>.self) { _ = try await request.outcome().get() }
    }

    @Test func outcomeThatAHandlerHasIsNotAbandoned() async {
        let delivered = Locked(false)
        await withCheckedContinuation { continuation in
            let request = RequestExecution<Int, Never>(name: "test") { execution throws(CallError<Never>) in
                execution.onDelivery {
                    delivered.withLock { $0 = true }
                    continuation.resume()
                }
                return 1
            }
            request.handle(on: DispatchQueue(label: "handlers")) { value, _ in
                #expect(value == 1)
                #expect(!request.abandon())
            }
        }
        #expect(delivered.withLock(\.self) == true)
    }

    /// A client that shuts down abandons requests while their outcomes arrive. None of these counts as delivered.
    @Test func abandonedRequestDeliversNothing() async {
        let delivered = Locked(0)
        for delay in 0..<5_000 {
            let isAbandoning = Locked(false)
            let request = RequestExecution<Int, Never>(name: "test") { execution throws(CallError<Never>) in
                execution.onDelivery { delivered.withLock { $0 += 1 } }
                while !isAbandoning.withLock(\.self) {}
                return 1
            }
            request.start()
            isAbandoning.withLock { $0 = true }
            // Vary the time of the cancellation.
            for _ in 0..<(delay % 500) { isAbandoning.withLock { _ in } }
            _ = request.abandon()
            await withCheckedContinuation { continuation in request.onFinish { continuation.resume() } }
        }
        #expect(delivered.withLock(\.self) == 0)
    }
}
