import DropboxCore
import DropboxConcurrency
import Testing

struct KeyedSemaphoreTests {
    @Test func oneWorksAtATime() async throws {
        let turns = KeyedSemaphore()
        let state = Locked((now: 0, most: 0, all: 0))
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<50 {
                group.addTask {
                    try await turns.withPermit(for: "a") {
                        state.withLock {
                            $0.now += 1
                            $0.most = max($0.most, $0.now)
                        }
                        await Task.yield()
                        state.withLock {
                            $0.now -= 1
                            $0.all += 1
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(state.withLock { $0.most } == 1)
        #expect(state.withLock { $0.all } == 50)
    }

    @Test func otherKeysDoNotWait() async throws {
        let turns = KeyedSemaphore()
        let inner = try await turns.withPermit(for: "a") { try? await turns.withPermit(for: "b") { "done" } }
        #expect(inner == "done")
    }

    @Test func whoIsCancelledLeavesTheLine() async throws {
        let turns = KeyedSemaphore()
        let (entered, signal) = AsyncStream<Void>.makeStream()
        let (freed, free) = AsyncStream<Void>.makeStream()
        let first = Task {
            try await turns.withPermit(for: "a") {
                signal.yield()
                for await _ in freed { break }
            }
        }
        for await _ in entered { break }
        let second = Task { try await turns.withPermit(for: "a") {} }
        second.cancel()
        await #expect(throws: CancellationError.self) { try await second.value }
        free.yield()
        try await first.value
        try await turns.withPermit(for: "a") {}
    }
}
