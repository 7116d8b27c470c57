import Dispatch
import DropboxConcurrency
import DropboxCore
import DropboxHTTP
import DropboxTestSupport
import Foundation
import Testing

/// Tests random operations on a few requests from eight threads. Each handler must be called exactly once, every
/// waiting task must receive the same outcome, and no request must be sent twice.
@Suite(.timeLimit(.minutes(10))) struct RequestModelTests {
    private static let seeds: [UInt64] = (0..<40).map { $0 + UInt64.random(in: 0..<1 << 48) * 100 }

    /// The state that the threads share.
    private final class SharedState: Sendable {
        let requests = Locked<[RpcRequest<Common.RootInfoSerializer, Common.PathRootErrorSerializer>]>([])
        let attached = Locked(0)
        let called = Locked<[Int: Int]>([:])
        let queue = DispatchQueue(label: "handlers")

        func attach(to request: RpcRequest<Common.RootInfoSerializer, Common.PathRootErrorSerializer>) {
            let number = attached.withLock { count in
                count += 1
                return count
            }
            request.response(queue: queue) { [called] root, error in
                #expect((root == nil) != (error == nil))
                called.withLock { $0[number, default: 0] += 1 }
            }
        }
    }

    @Test(arguments: seeds) func everyHandlerIsCalledExactlyOnce(seed: UInt64) async throws {
        // Responses arrive immediately, late, never (until the request is canceled), or as errors.
        let generator = Locked(SeededRandomNumberGenerator(seed: seed))
        let transport = FakeTransport(fallback: { request in
            let kind = generator.withLock { Int.random(in: 0..<10, using: &$0) }
            for _ in 0..<kind { await Task.yield() }
            let response =
                switch kind {
                case 0: FakeTransport.noResponse()
                case 1, 2: FakeTransport.text("no", status: 503)
                case 3: FakeTransport.failure(.connectionLost)
                default: FakeTransport.json(Demo.rootInfo)
                }
            return try await response(request)
        })
        let client = DropboxTransportClientImpl.fake(transport) { $0.retryPolicy = .never }
        let shared = SharedState()
        shared.requests.withLock { list in list = (0..<3).map { _ in client.request(Demo.read) } }
        try await withThrowingTaskGroup { group in
            for thread in 0..<8 {
                group.addTask {
                    try await onThread {
                        Self.play(shared, SeededRandomNumberGenerator(seed: seed &+ UInt64(thread) &* 7_919))
                    }
                }
            }
            try await group.waitForAll()
        }
        let requests = shared.requests.withLock { $0 }
        for request in requests { request.resume() }
        // Some of the requests wait for a response that never arrives.
        let outcomes = await withTaskGroup { group in
            for request in requests {
                group.addTask {
                    let outcome = Task { try await request.response() }
                    request.cancel()
                    return (try? await outcome.value) != nil
                }
            }
            return await group.reduce(into: [Bool]()) { $0.append($1) }
        }
        #expect(outcomes.count == requests.count)
        shared.queue.sync {}
        let (attached, called) = (shared.attached.withLock { $0 }, shared.called.withLock { $0 })
        #expect(called.count == attached, "seed \(seed)")
        #expect(called.values.allSatisfy { $0 == 1 }, "seed \(seed)")
        #expect(transport.requests.count <= requests.count, "seed \(seed)")
    }

    private static func play(_ shared: SharedState, _ seeded: SeededRandomNumberGenerator) {
        var numbers = seeded
        for _ in 0..<40 {
            let requests = shared.requests.withLock { $0 }
            guard let request = requests.randomElement(using: &numbers) else { return }
            switch Int.random(in: 0..<12, using: &numbers) {
            case 0...3: shared.attach(to: request)
            case 4, 5: request.suspend()
            case 6, 7: request.resume()
            case 8: Task { try? await request.response() }
            case 9: request.cancel()
            case 10 where requests.count < 20:
                let restarted = request.restart()
                shared.attach(to: restarted)
                shared.requests.withLock { $0.append(restarted) }
            default: _ = request.description
            }
        }
    }

    /// A queue that blocks the thread that schedules the first handler until the test continues it.
    private final class BlockingQueue: HandlerQueue {
        let hasHandler = DispatchSemaphore(value: 0)
        let canContinue = DispatchSemaphore(value: 0)
        private let isFirst = Locked(true)
        private let queue = DispatchQueue(label: "handlers")

        func schedule(_ work: @escaping @Sendable () -> Void) {
            let isFirst = isFirst.change { isFirst in
                defer { isFirst = false }
                return isFirst
            }
            if isFirst {
                hasHandler.signal()
                canContinue.wait()
            }
            queue.async(execute: work)
        }
    }

    @Test("A handler or task that is added while a request finishes doesn't overtake earlier handlers")
    func handlersAreScheduledInOrder() async throws {
        let execution = RequestExecution<Int, Void>(name: "test") { (_) throws(CallError<Void>) in 7 }
        let (queue, events) = (BlockingQueue(), Locked<[String]>([]))
        let (outcomes, outcome) = AsyncStream<Void>.makeStream()
        try await onThread {
            execution.handle(on: queue, reportingDelivery: { _, _, _ in events.withLock { $0.append("first") } })
            queue.hasHandler.wait()
            // The request has finished, and its handler isn't scheduled yet.
            #expect(execution.description.contains("succeeded"))
            execution.handle(on: queue, reportingDelivery: { _, _, _ in events.withLock { $0.append("second") } })
            execution.onFinish {
                queue.schedule {
                    events.withLock { $0.append("task") }
                    outcome.yield()
                }
            }
            queue.canContinue.signal()
        }
        for await _ in outcomes { break }
        #expect(events.withLock { $0 } == ["first", "second", "task"])
    }
}
