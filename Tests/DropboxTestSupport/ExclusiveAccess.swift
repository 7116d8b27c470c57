/// Lets in one test at a time of those that share something of the process, whichever target they are in.
public actor ExclusiveAccess {
    /// For tests that set up `DropboxClientsManager`.
    public static let clientsManager = ExclusiveAccess()

    private var isTaken = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Waits until nobody else is in.
    public func enter() async {
        guard isTaken else { return isTaken = true }
        await withCheckedContinuation { waiting.append($0) }
    }

    /// Lets the next one in.
    public func leave() {
        if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
    }
}
