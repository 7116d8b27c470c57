/// Detects disk access on the wrong threads: threads that tasks share, or the main thread. Code that accesses the disk
/// reports it here, and tests observe the reports.
package enum DiskAccessMonitor {
    private struct Observer: Sendable {
        let id: Int
        let directory: String
        let includesAllThreads: Bool
        let handler: @Sendable (_ operation: String, _ path: String) -> Void
    }

    private struct State {
        var observers: [Observer] = []
        var lastID = 0
    }

    private static let state = Locked(State())

    /// Reports that the caller is about to access the disk, which may block.
    ///
    /// - Parameters:
    ///   - operation: The operation, such as `fsync`.
    ///   - path: The path of the file.
    package static func record(_ operation: String, _ path: @autoclosure () -> String) {
        let observers = state.withLock { $0.observers }
        if observers.isEmpty { return }
        let isOnWrongThread = isOnWrongThread
        guard isOnWrongThread || observers.contains(where: \.includesAllThreads) else { return }
        let path = path()
        for observer in observers where isOnWrongThread || observer.includesAllThreads {
            if path.hasPrefix(observer.directory) { observer.handler(operation, path) }
        }
    }

    /// Calls `handler` for each wrong access to files in a directory while `body` runs, on the accessing thread.
    ///
    /// - Parameter includesAllThreads: Whether to observe accesses on the right threads, too. The default is `false`.
    package static func observe<Result: Sendable>(
        below directory: String, includesAllThreads: Bool = false,
        _ handler: @escaping @Sendable (_ operation: String, _ path: String) -> Void,
        during body: () async throws -> Result
    ) async rethrows -> Result {
        let id = state.withLock { state in
            state.lastID += 1
            state.observers.append(
                Observer(
                    id: state.lastID, directory: directory, includesAllThreads: includesAllThreads, handler: handler))
            return state.lastID
        }
        defer { state.withLock { $0.observers.removeAll { $0.id == id } } }
        return try await body()
    }

    private static var isOnWrongThread: Bool {
        if withUnsafeCurrentTask(body: { $0 != nil }) { return true }
        #if canImport(Darwin)
            return pthread_main_np() != 0
        #else
            // On this platform, the main queue has no dedicated thread, and code on the main actor runs in a task.
            return false
        #endif
    }
}
