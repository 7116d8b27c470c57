import DropboxConcurrency
import DropboxCore
import Testing

struct KeyedSemaphoreTests {
    @Test func onePermitExcludesConcurrentWork() async throws {
        let semaphore = KeyedSemaphore()
        let state = Locked((running: 0, maximum: 0, total: 0))
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<50 {
                group.addTask {
                    try await semaphore.withPermit(for: "a") {
                        state.withLock {
                            $0.running += 1
                            $0.maximum = max($0.maximum, $0.running)
                        }
                        await Task.yield()
                        state.withLock {
                            $0.running -= 1
                            $0.total += 1
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(state.withLock { $0.maximum } == 1)
        #expect(state.withLock { $0.total } == 50)
    }

    @Test func keysAreIndependent() async throws {
        let semaphore = KeyedSemaphore()
        let inner = try await semaphore.withPermit(for: "a") { try? await semaphore.withPermit(for: "b") { "done" } }
        #expect(inner == "done")
    }

    @Test func canceledWaiterLeavesTheQueue() async throws {
        let semaphore = KeyedSemaphore()
        let (started, signal) = AsyncStream<Void>.makeStream()
        let (released, release) = AsyncStream<Void>.makeStream()
        let first = Task {
            try await semaphore.withPermit(for: "a") {
                signal.yield()
                for await _ in released { break }
            }
        }
        for await _ in started { break }
        let second = Task { try await semaphore.withPermit(for: "a") {} }
        second.cancel()
        await #expect(throws: CancellationError.self) { try await second.value }
        release.yield()
        try await first.value
        try await semaphore.withPermit(for: "a") {}
    }
}
