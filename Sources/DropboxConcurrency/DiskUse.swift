#if canImport(Darwin)
    import Darwin
#endif

/// Finds work on the disk that is done where it must not be: on a thread that tasks share, or on the main thread. What
/// goes to the disk notes it here; tests watch.
package enum DiskUse {
    private struct Watcher: Sendable {
        let number: Int
        let folder: String
        let found: @Sendable (_ operation: String, _ path: String) -> Void
    }

    private struct State {
        var watchers: [Watcher] = []
        var latest = 0
    }

    private static let state = Locked(State())

    /// Notes that the caller is about to do something on the disk that may block.
    ///
    /// - Parameters:
    ///   - operation: what it does, as `fsync`.
    ///   - path: the file.
    package static func note(_ operation: String, _ path: @autoclosure () -> String) {
        let watchers = state.withLock { $0.watchers }
        if watchers.isEmpty || !isMisplaced { return }
        let path = path()
        for watcher in watchers where path.hasPrefix(watcher.folder) { watcher.found(operation, path) }
    }

    /// Calls `found` for each misplaced work on files in a folder, on the thread that does it, as long as `body` runs.
    package static func watch<Result: Sendable>(
        below folder: String, _ found: @escaping @Sendable (_ operation: String, _ path: String) -> Void,
        during body: () async throws -> Result
    ) async rethrows -> Result {
        let number = state.withLock { state in
            state.latest += 1
            state.watchers.append(Watcher(number: state.latest, folder: folder, found: found))
            return state.latest
        }
        defer { state.withLock { $0.watchers.removeAll { $0.number == number } } }
        return try await body()
    }

    private static var isMisplaced: Bool {
        if withUnsafeCurrentTask(body: { $0 != nil }) { return true }
        #if canImport(Darwin)
            return pthread_main_np() != 0
        #else
            // The main queue has no thread of its own here; what the main actor runs is a task.
            return false
        #endif
    }
}
