/// A lock for tests that share global state of the process, also across test targets.
public actor ExclusiveAccess {
    /// The lock for tests that set up `DropboxClientsManager`.
    public static let clientsManager = ExclusiveAccess()

    private var isTaken = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Acquires the lock.
    public func acquire() async {
        guard isTaken else { return isTaken = true }
        await withCheckedContinuation { waiting.append($0) }
    }

    /// Releases the lock.
    public func release() {
        if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
    }
}
