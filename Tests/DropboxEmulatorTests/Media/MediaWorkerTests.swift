import Dispatch
import Testing

@testable import DropboxEmulator

/// Work on images and documents, one piece at a time.
@Suite(.timeLimit(.minutes(10)))
struct MediaWorkerTests {
    @Test func workThatNobodyWaitsForIsNotDone() async throws {
        let worker = MediaWorker()
        let gate = DispatchSemaphore(value: 0)
        let (begun, begin) = AsyncStream.makeStream(of: Void.self)
        async let first = worker.run {
            begin.yield()
            gate.wait()
            return "done"
        }
        for await _ in begun { break }
        let second = Task { try await worker.run { Issue.record("it was cancelled before its turn") } }
        second.cancel()
        gate.signal()
        await #expect(throws: CancellationError.self) { try await second.value }
        let result = try await first
        #expect(result == "done")
    }
}
