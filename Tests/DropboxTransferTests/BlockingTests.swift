import Testing

@testable import DropboxTransfer

/// Work that blocks.
@Suite(.timeLimit(.minutes(10)))
struct BlockingTests {
    @Test func longWorkEndsSoonAfterItsTaskWasCancelled() async throws {
        let (begun, begin) = AsyncStream.makeStream(of: Void.self)
        let work = Task {
            try await Blocking.run { (cancellation: Cancellation) -> Void in
                begin.yield()
                while true { try cancellation.check() }
            }
        }
        for await _ in begun { break }
        work.cancel()
        await #expect(throws: CancellationError.self) { try await work.value }
    }
}
