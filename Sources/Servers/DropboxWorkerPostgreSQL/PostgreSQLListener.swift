import DropboxConcurrency
import DropboxCore
import DropboxWorker
import Foundation

/// Waits for notifications on a connection and a thread of its own. The threads of tasks aren't blocked.
final class PostgreSQLListener: Sendable {
    private enum Phase { case idle, running, closed }

    private let url: String
    private let phase = Locked(Phase.idle)
    private let signal = WorkerSignal()

    /// How often the thread checks whether it's still needed, and how long it waits before it connects again.
    private static let interval: Duration = .seconds(1)

    init(url: String) { self.url = url }

    /// Suspends until a notification arrives, the task is canceled, or the time is over.
    func wait(upTo limit: Duration) async {
        start()
        await signal.wait(upTo: limit)
    }

    func close() {
        phase.withLock { $0 = .closed }
        signal.signal()
    }

    private func start() {
        let isNeeded = phase.withLock { phase in
            guard phase == .idle else { return false }
            phase = .running
            return true
        }
        guard isNeeded else { return }
        let (url, phase, signal) = (url, phase, signal)
        // Without a thread, the workers poll.
        _ = DedicatedThread.start { Self.listen(url, signal) { phase.withLock { $0 == .closed } } }
    }

    private static func listen(_ url: String, _ signal: WorkerSignal, isClosed: () -> Bool) {
        while !isClosed() {
            do throws(WorkerDatabaseError) {
                let connection = try PostgreSQLConnection(
                    url: url, limit: .seconds(10), connectionLimit: .seconds(10))
                try connection.execute("LISTEN dropbox_worker")
                // Something may have changed before the connection listened.
                signal.signal()
                while !isClosed() {
                    if isReadable(connection.socket), try connection.takeNotifications() { signal.signal() }
                }
            } catch {
                // The workers poll until the connection is there again.
                Thread.sleep(forTimeInterval: interval / .seconds(1))
            }
        }
    }

    private static func isReadable(_ socket: Int32) -> Bool {
        var descriptor = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
        return poll(&descriptor, 1, Int32(interval / .milliseconds(1))) > 0
    }
}
