import DropboxConcurrency
import Foundation

/// A lock on a file that is held as long as a transfer takes. In a shared container, the lock is released while the process is
/// suspended.
///
/// Another process can acquire the lock meanwhile. If it changes what the lock protects, this process has lost the lock.
package final class SuspendableLock: Sendable {
    /// `nil` if the lock doesn't need to be released.
    private let gate: SuspensionGate<any Error>?

    /// Creates the lock, which the caller has acquired.
    ///
    /// - Parameters:
    ///   - directory: The directory of the file.
    ///   - release: Releases the lock.
    ///   - acquire: Acquires the lock again, without waiting for it.
    ///   - snapshot: Returns a value that differs if another process has changed what the lock protects.
    package init<Snapshot: Equatable & Sendable>(
        in directory: URL, release: @escaping @Sendable () -> Void, acquire: @escaping @Sendable () throws -> Void,
        snapshot: @escaping @Sendable () throws -> Snapshot
    ) {
        gate = SuspensionGate<any Error>.make(for: directory, "swift-dropbox lock")
        guard let gate else { return }
        let before = Locked<Result<Snapshot, any Error>?>(nil)
        gate.activate(
            SuspensionGate<any Error>.Work(
                pause: {
                    let current = Result { () throws(any Error) in try snapshot() }
                    before.withLock { $0 = current }
                    release()
                },
                resume: { () throws(any Error) in
                    try acquire()
                    do {
                        guard let earlier = before.withLock(\.self), try earlier.get() == snapshot() else {
                            throw LostLockError(path: directory.path)
                        }
                    } catch {
                        release()
                        throw error
                    }
                }))
    }

    /// A Boolean value that indicates whether `run` can wait.
    package var isSuspendable: Bool { gate != nil }

    /// Accesses what the lock protects. Waits while the process has no time.
    ///
    /// - Throws: The error of `acquire`, a `LostLockError`, or the error of `body`.
    package func run<Value>(_ body: () throws -> Value) throws -> Value {
        guard let gate else { return try body() }
        return try gate.run { () throws(any Error) in try body() }
    }

    /// Ends the use. The caller then releases the lock.
    package func end() { gate?.end() }

    deinit { gate?.end() }
}

/// An error that indicates that another process used a file while this one was suspended.
struct LostLockError: Error, CustomStringConvertible {
    let path: String
    var description: String { "another process used \(path) while this one was suspended" }
}
