import DropboxCore
import Locking
import Testing

struct TurnsTests {
    @Test func oneWorksAtATime() async throws {
        let turns = Turns()
        let state = Locked((now: 0, most: 0, all: 0))
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<50 {
                group.addTask {
                    try await turns.take("a") {
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
        let turns = Turns()
        let inner = try await turns.take("a") { try? await turns.take("b") { "done" } }
        #expect(inner == "done")
    }

    @Test func whoIsCancelledLeavesTheLine() async throws {
        let turns = Turns()
        let (entered, signal) = AsyncStream<Void>.makeStream()
        let (freed, free) = AsyncStream<Void>.makeStream()
        let first = Task {
            try await turns.take("a") {
                signal.yield()
                for await _ in freed { break }
            }
        }
        for await _ in entered { break }
        let second = Task { try await turns.take("a") {} }
        second.cancel()
        await #expect(throws: CancellationError.self) { try await second.value }
        free.yield()
        try await first.value
        try await turns.take("a") {}
    }
}
