import AppleFoundation
import Foundation
import Synchronization

/// An event that tests wait for. Each `fire` ends one `wait`.
final class Signal: Sendable {
    private let stream: AsyncStream<Void>
    private let continuation: AsyncStream<Void>.Continuation

    init() { (stream, continuation) = AsyncStream.makeStream() }

    func fire() { continuation.yield() }

    func wait() async { for await _ in stream { return } }
}

/// Suspends until the task is canceled.
///
/// - Throws: `CancellationError` when the task is canceled.
func suspendUntilCancelled() async throws -> Never {
    let endless = AsyncStream<Void> { _ in }
    // Only the cancellation ends the loop.
    for await _ in endless {}
    throw CancellationError()
}

/// A server that records requests, and answers each when the test says so.
final class HeldServer: Sendable {
    private let bodies = Mutex<[Data]>([])
    private let received = Signal()
    private let permission = Signal()
    let reply: Mutex<ScriptedServer.Reply>

    init(_ reply: ScriptedServer.Reply) { self.reply = Mutex(reply) }

    /// Starts the server, and returns its URL.
    func start() -> URL {
        ScriptedServer.start { _, body in
            self.bodies.withLock { $0.append(body) }
            self.received.fire()
            await self.permission.wait()
            return self.reply.withLock(\.self)
        }
    }

    /// The bodies of all requests.
    var requests: [Data] { bodies.withLock(\.self) }

    /// Waits for the next request.
    func nextRequest() async { await received.wait() }

    /// Answers one request.
    func answer() { permission.fire() }
}

/// Waits until a condition is true, while other tasks run.
func wait(
    isolation: isolated (any Actor)? = #isolation, until condition: () throws -> Bool
) async throws {
    while try !condition() {
        try Task.checkCancellation()
        await Task.yield()
    }
}

/// Lets one test at a time use the shared state of `DropboxClientsManager`.
actor ClientsManagerAccess {
    private static let shared = ClientsManagerAccess()
    private var isTaken = false
    private var waiters: [CheckedContinuation<Void, Never>] = []

    static func run(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void
    ) async rethrows {
        await shared.acquire()
        do { try await body() } catch {
            await shared.release()
            throw error
        }
        await shared.release()
    }

    private func acquire() async {
        guard isTaken else { return isTaken = true }
        await withCheckedContinuation { waiters.append($0) }
    }

    private func release() {
        if waiters.isEmpty { isTaken = false } else { waiters.removeFirst().resume() }
    }
}

/// A temporary directory that is deleted with the instance.
final class TemporaryDirectory: Sendable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("apple-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        // If the deletion fails, the system cleans up the temporary directory.
        try? FileManager.default.removeItem(at: url)
    }

    var names: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() } }
}
