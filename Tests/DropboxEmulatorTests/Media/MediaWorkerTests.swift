import Dispatch
import Testing

@testable import DropboxEmulator

/// Tests of the queue for images and documents.
@Suite(.timeLimit(.minutes(10)))
struct MediaWorkerTests {
    @Test func canceledWorkIsSkipped() async throws {
        let worker = MediaWorker()
        let gate = DispatchSemaphore(value: 0)
        let (begun, begin) = AsyncStream.makeStream(of: Void.self)
        async let first = worker.run {
            begin.yield()
            gate.wait()
            return "done"
        }
        for await _ in begun { break }
        let second = Task { try await worker.run { Issue.record("the work was canceled before it started") } }
        second.cancel()
        gate.signal()
        await #expect(throws: CancellationError.self) { try await second.value }
        let result = try await first
        #expect(result == "done")
    }
}
