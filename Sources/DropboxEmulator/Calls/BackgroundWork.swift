import DropboxConcurrency

/// Work that goes on when its call has been answered. It ends with the emulator, which waits for it.
final class BackgroundWork: Sendable {
    private struct State {
        var tasks: [Int: Task<Void, Never>] = [:]
        var next = 0
        var isStopped = false
    }

    private let state = Locked(State())

    /// Begins a piece of work, which has to come to its end soon when it is cancelled. Does nothing after `stop`.
    func start(_ work: @escaping @Sendable () async -> Void) {
        state.withLock { state in
            guard !state.isStopped else { return }
            state.next += 1
            let number = state.next
            state.tasks[number] = Task {
                await work()
                _ = self.state.withLock { $0.tasks.removeValue(forKey: number) }
            }
        }
    }

    /// Cancels all work, and waits for its end.
    func stop() async {
        let tasks = state.withLock { state in
            state.isStopped = true
            return Array(state.tasks.values)
        }
        for task in tasks { task.cancel() }
        for task in tasks { await task.value }
    }
}
