import DropboxConcurrency
import DropboxCore
import DropboxFiles
import Foundation
import Testing

struct GlobalErrorTests {
    private let handlers = GlobalErrorResponseHandler()
    private let queue = OperationQueue()
    private let ownQueue = DispatchQueue(label: "own")

    private func client(_ script: FakeTransport.Response...) -> DropboxTransportClientImpl {
        .fake(FakeTransport(script)) { [handlers] in
            $0.retryPolicy = .never
            $0.globalErrorHandlers = handlers
        }
    }

    private static let invalidRoot = FakeTransport.json(
        """
        {"error_summary":"invalid_root/..","error":{".tag":"invalid_root","invalid_root":
        {".tag":"team","root_namespace_id":"9","home_namespace_id":"7","home_path":"/Me"}}}
        """, status: 409)
    private static let tooMany = FakeTransport.json(
        #"{"error_summary":"x","error":{"reason":{".tag":"too_many_requests"},"retry_after":3}}"#, status: 429)
    private static let success = FakeTransport.json(Demo.rootInfo)

    /// Collects the arguments of handlers.
    private final class Calls<Value: Sendable>: Sendable {
        private let stream = AsyncStream<Value>.makeStream()
        func add(_ value: Value) { stream.continuation.yield(value) }
        func next() async -> Value? { await stream.stream.first { _ in true } }
    }

    @Test func globalHandlerReceivesEveryError() async throws {
        let reported = Calls<CallError<Any>>()
        handlers.registerGlobalErrorHandler({ reported.add($0) }, queue: queue)
        let client = client(Self.invalidRoot, Self.tooMany, Self.success)
        let error = await #expect(throws: CallError<Common.PathRootError>.self) {
            try await client.request(Demo.read).response()
        }
        #expect(error?.routeError != nil)
        guard case .routeError(let box, _, _, "abc123") = await reported.next() else { return #expect(Bool(false)) }
        #expect(box.unboxed is Common.PathRootError)
        let ownError = await withCheckedContinuation { continuation in
            client.request(Demo.read).response(queue: ownQueue) { _, error in continuation.resume(returning: error) }
        }
        guard case .rateLimitError = ownError else { return #expect(Bool(false)) }
        guard case .rateLimitError = await reported.next() else { return #expect(Bool(false)) }
        _ = try await client.request(Demo.read).response()
    }

    @Test func handlersAreCalledOnTheMainQueueByDefault() async {
        let reported = Calls<CallError<Any>>()
        handlers.registerGlobalErrorHandler { error in
            dispatchPrecondition(condition: .onQueue(.main))
            reported.add(error)
        }
        client(Self.tooMany).request(Demo.read).response(queue: ownQueue) { _, _ in }
        #expect(await reported.next()?.status == 429)
    }

    @Test func routeErrorHandlerFindsNestedErrors() async {
        let (roots, teams, users, networks) = (Calls<String>(), Calls<String>(), Locked(0), Locked(0))
        handlers.registerRouteErrorHandler(for: Common.PathRootError.self, queue: queue) { _, _, request in
            roots.add(request.route)
        }
        handlers.registerRouteErrorHandler(for: Common.TeamRootInfo.self, queue: queue) { team, error, _ in
            teams.add("\(team.homePath) \(error.requestID ?? "")")
        }
        handlers.registerRouteErrorHandler(for: Common.UserRootInfo.self, queue: queue) { _, _, _ in
            users.withLock { $0 += 1 }
        }
        handlers.registerNetworkErrorHandler(queue: queue) { _, _ in networks.withLock { $0 += 1 } }
        client(Self.invalidRoot).request(Demo.read).response(queue: ownQueue) { _, _ in }
        #expect(await roots.next() == "demo/read")
        #expect(await teams.next() == "/Me abc123")
        await withCheckedContinuation { continuation in queue.addBarrierBlock { continuation.resume() } }
        #expect(users.withLock { $0 } == 0)
        #expect(networks.withLock { $0 } == 0)
    }

    @Test func networkErrorHandlerCanRestartARequest() async throws {
        let (outcomes, retries) = (Calls<String>(), Calls<Duration?>())
        handlers.registerNetworkErrorHandler(queue: queue) { error, request in
            #expect(request.hasHandlers)
            retries.add(error.retryAfter)
            request.restart()
            // Only the first call has an effect.
            request.restart()
        }
        client(Self.tooMany, Self.success).request(Demo.read).response(queue: ownQueue) { root, error in
            outcomes.add(root?.rootNamespaceId ?? "\(error?.status ?? 0)")
        }
        #expect(await outcomes.next() == "429")
        #expect(await outcomes.next() == "7")
        #expect(await retries.next() == .seconds(3))
    }

    @Test func handlersReceiveTheErrorBeforeTheRequestRestarts() async {
        /// A queue that runs its operations immediately, before the request's own handlers can run.
        final class ImmediateQueue: OperationQueue, @unchecked Sendable {
            override func addOperation(_ block: @escaping @Sendable () -> Void) { block() }
        }
        let events = Calls<String>()
        handlers.registerNetworkErrorHandler(queue: ImmediateQueue()) { _, request in request.restart() }
        let request = client(Self.tooMany, Self.success).request(Demo.read)
        request.execution.onReplacement { [ownQueue] _ in ownQueue.async { events.add("restart") } }
        request.response(queue: ownQueue) { root, error in
            events.add(root?.rootNamespaceId ?? "\(error?.status ?? 0)")
        }
        #expect([await events.next(), await events.next(), await events.next()] == ["429", "restart", "7"])
    }

    @Test func awaitedRequestHasNoHandlers() async {
        let reported = Calls<Bool>()
        handlers.registerNetworkErrorHandler(queue: queue) { _, request in reported.add(request.hasHandlers) }
        let client = client(Self.tooMany)
        await #expect(throws: CallError<Common.PathRootError>.self) { try await client.request(Demo.read).response() }
        #expect(await reported.next() == false)
    }

    @Test func deregisteredHandlerIsNotCalled() async {
        let (reported, others) = (Locked(0), Calls<Int>())
        let key = handlers.registerGlobalErrorHandler({ _ in reported.withLock { $0 += 1 } }, queue: queue)
        handlers.registerGlobalErrorHandler({ _ in others.add(1) }, queue: queue)
        handlers.deregisterGlobalErrorHandler(key: key)
        client(Self.tooMany).request(Demo.read).response(queue: ownQueue) { _, _ in }
        #expect(await others.next() == 1)
        #expect(reported.withLock { $0 } == 0)
        handlers.deregisterAllGlobalErrorHandlers()
        await withCheckedContinuation { continuation in
            client(Self.tooMany).request(Demo.read).response(queue: ownQueue) { _, _ in continuation.resume() }
        }
        await withCheckedContinuation { continuation in queue.addBarrierBlock { continuation.resume() } }
        #expect(reported.withLock { $0 } == 0)
    }

    /// Tests an object that registers a handler in `init` and deregisters it in `deinit`.
    @Test func handlerCanDeregisterAnotherInDeinit() {
        final class Listener: Sendable {
            let handlers: GlobalErrorResponseHandler
            let key: String
            init(_ handlers: GlobalErrorResponseHandler) {
                self.handlers = handlers
                key = handlers.registerGlobalErrorHandler({ _ in })
            }
            deinit { handlers.deregisterGlobalErrorHandler(key: key) }
        }
        let handlers = GlobalErrorResponseHandler()
        func register() -> String {
            let listener = Listener(handlers)
            return handlers.registerGlobalErrorHandler({ _ in withExtendedLifetime(listener) {} })
        }
        handlers.deregisterGlobalErrorHandler(key: register())
        _ = register()
        handlers.deregisterAllGlobalErrorHandlers()
    }

    @Test func handlersCanChangeWhileRequestsFail() async {
        let client = DropboxTransportClientImpl.fake(FakeTransport(fallback: Self.tooMany)) { [handlers] in
            $0.retryPolicy = .never
            $0.globalErrorHandlers = handlers
        }
        let reported = Locked(0)
        handlers.registerGlobalErrorHandler({ _ in reported.withLock { $0 += 1 } }, queue: queue)
        await withTaskGroup { group in
            for _ in 0..<8 {
                group.addTask {
                    for _ in 0..<50 {
                        let key = handlers.registerGlobalErrorHandler({ _ in }, queue: queue)
                        _ = try? await client.request(Demo.read).response()
                        handlers.deregisterGlobalErrorHandler(key: key)
                    }
                }
            }
        }
        await withCheckedContinuation { continuation in queue.addBarrierBlock { continuation.resume() } }
        #expect(reported.withLock { $0 } == 400)
    }
}
