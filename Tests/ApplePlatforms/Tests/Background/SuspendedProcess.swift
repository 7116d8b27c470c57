import AppleFoundation
import DropboxConcurrency
import Foundation
import Testing

/// A suite of a process that the system suspends, and whose files are in the container of an app group.
protocol SuspendedProcess: Sendable {
    /// The reason for which the SDK asks for time.
    static var reason: String { get }

    /// The container.
    var folder: TemporaryDirectory { get }
}

extension SuspendedProcess {
    /// The files that the process has locked. The system terminates a suspended process that has any.
    var lockedFiles: [String] { get throws { try Suspension.lockedFiles(in: folder.url) } }

    /// Lets the time of the process end, so that the system suspends it.
    func suspend() { ExpiringActivities.expire(Self.reason, isDenied: true) }

    func resume() { ExpiringActivities.allow(Self.reason) }

    /// Runs work on a thread that it may block.
    func onThread<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) -> Task<Value, any Error> {
        Task { try await BlockingIO.external.run { () throws(any Error) in try work() } }
    }

    /// Repeats a change on four threads, while the system suspends and resumes the process again and again.
    func repeatDuringSuspensions(_ count: Int, _ change: @escaping @Sendable () throws -> Void) async throws {
        let changed = Signal()
        let suspensions = Task {
            for _ in 0..<8 {
                await changed.wait()
                try await onThread {
                    suspend()
                    let lockedFiles = try self.lockedFiles
                    if !lockedFiles.isEmpty { Issue.record("The process is terminated: \(lockedFiles)") }
                    resume()
                }.value
            }
        }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    for _ in 0..<(count / 4) {
                        try await onThread(change).value
                        changed.fire()
                    }
                }
            }
            try await group.waitForAll()
        }
        try await suspensions.value
    }
}
