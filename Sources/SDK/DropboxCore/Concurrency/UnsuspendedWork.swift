import DropboxConcurrency
import Foundation

/// Work that locks files briefly, and releases them before it returns.
///
/// The system terminates a process (0xdead10cc) that is suspended while it locks a file in a container that several
/// processes share. The work therefore begins when the system has given the process time, and the system suspends the process
/// only when the work has returned, or when it takes longer than `Expiration.limit`. The process may then be terminated, like
/// in a crash. For locks that are held longer, use `SuspensionGate`.
package enum UnsuspendedWork {
    /// The time of the process.
    package struct Time: Sendable {
        fileprivate let state = Locked(false)

        /// A Boolean value that indicates whether the system waits for the work, to suspend the process.
        package var isOver: Bool { state.withLock(\.self) }
    }

    /// The delay before a thread that waits asks for time again, in seconds. The system doesn't report that there is time.
    private static var delay: Double { 0.2 }

    /// Runs work that locks files in a directory. Blocks the thread while the process has no time.
    package static func run<Result, Failure: Error>(
        in directory: URL, expiration: Expiration = Expiration(), _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try run(in: directory, expiration: expiration) { (_: Time?) throws(Failure) -> Result? in try body() }
    }

    /// Runs work that waits for a lock. Blocks the thread while the process has no time.
    ///
    /// - Parameters:
    ///   - directory: The directory of the files.
    ///   - expiration: Measures the time that the system gives at the end.
    ///   - body: The work. It regularly checks whether the time is over while it waits for a lock, and returns `nil` then. It
    ///     runs again when the process has time. The time is `nil` if the system doesn't suspend the process for the files.
    package static func run<Result, Failure: Error>(
        in directory: URL, expiration: Expiration = Expiration(), _ body: (Time?) throws(Failure) -> Result?
    ) throws(Failure) -> Result {
        let isNecessary = ProcessAssertion.isNecessary && SharedContainer.contains(directory)
        while true {
            guard isNecessary else {
                if let result = try body(nil) { return result }
                continue
            }
            if let result = try runOnce(expiration, body) { return result }
            Thread.sleep(forTimeInterval: delay)
        }
    }

    /// Runs the work if the system gives the process time.
    private static func runOnce<Result, Failure: Error>(
        _ expiration: Expiration, _ body: (Time?) throws(Failure) -> Result?
    ) throws(Failure) -> Result? {
        let (time, isDone) = (Time(), DispatchSemaphore(value: 0))
        let assertion = ProcessAssertion("swift-dropbox lock") {
            time.state.withLock { $0 = true }
            let timer = expiration.schedule { isDone.signal() }
            isDone.wait()
            timer.cancel()
        }
        defer {
            isDone.signal()
            assertion.end()
        }
        return assertion.isGranted() ? try body(time) : nil
    }
}

/// The containers that several processes share.
enum SharedContainer {
    /// Returns whether other processes can access a directory: it isn't in the app's own container.
    static func contains(_ directory: URL) -> Bool {
        let home = URL(fileURLWithPath: NSHomeDirectory()).standardizedFileURL.path
        let path = directory.standardizedFileURL.path
        // `/var` is a link to `/private/var`, and paths have either form.
        return ![home, "/private" + home].contains { path.hasPrefix($0 + "/") }
    }
}
