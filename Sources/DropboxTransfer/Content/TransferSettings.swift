import DropboxCore

/// What a transfer takes from its client: how often it tries, and what it knows of time and jitter. The defaults for clients
/// of other makes.
struct TransferSettings: Sendable {
    /// Repeats what fails.
    let caller: RetryingCaller
    let filesAccess: any FilesAccess

    var retry: RetryPolicy { caller.policy }
    var time: ClientClock { caller.clock }
    /// A random number from 0 to 1.
    var jitter: @Sendable () -> Double { caller.jitter }

    init(_ client: any DropboxTransportClient) {
        let client = client as? DropboxTransportClientImpl
        let configuration = client?.configuration ?? .init()
        caller =
            client?.retryingCaller
            ?? configuration.retryingCaller(WaitReporter(nil, clock: configuration.clock))
        filesAccess = configuration.filesAccess
    }

    /// Waits for this time and up to a tenth longer, so that what failed together is not tried again together.
    /// - Parameter route: What is called then.
    /// - Throws: `CancellationError`.
    func pause(_ duration: Duration, before route: String) async throws {
        try await wait(duration + duration * (jitter() / 10), before: route)
    }

    /// Waits, because of whatever call of the client failed last.
    /// - Throws: `CancellationError`.
    func wait(_ duration: Duration, before route: String, attempt: Int? = nil) async throws {
        try await caller.wait(
            duration, route: route, before: attempt, because: caller.waits.latestFailure ?? .transfer)
    }
}
