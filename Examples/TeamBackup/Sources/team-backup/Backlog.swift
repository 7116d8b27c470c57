/// The members to back up. Several notifications about a member that arrive during a backup cause only one more.
actor Backlog {
    private var members: [String] = []
    private let signals: AsyncStream<Void>
    private let signal: AsyncStream<Void>.Continuation

    init() {
        (signals, signal) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    func add(_ ids: [String]) {
        for id in ids where !members.contains(id) { members.append(id) }
        signal.yield()
    }

    /// Runs a closure for each member in turn, until the task is canceled.
    func forEach(_ work: @Sendable (String) async -> Void) async {
        for await _ in signals {
            while !members.isEmpty, !Task.isCancelled {
                await work(members.removeFirst())
            }
        }
    }
}
