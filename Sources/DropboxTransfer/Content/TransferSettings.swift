import DropboxCore

/// What a transfer takes from its client: how often it tries, and what it knows of time and chance. The defaults for clients
/// of other makes.
struct TransferSettings: Sendable {
    let retry: RetryPolicy
    let time: TimeSource
    let filesAccess: any FilesAccess
    /// A random number from 0 to 1.
    let chance: @Sendable () -> Double

    init(_ client: any DropboxTransportClient) {
        let configuration = (client as? DropboxTransportClientImpl)?.configuration ?? .init()
        retry = configuration.retryPolicy
        time = configuration.time
        filesAccess = configuration.filesAccess
        chance = configuration.chance
    }

    /// Waits for this time and up to a tenth longer, so that what failed together is not tried again together.
    /// - Throws: `CancellationError`.
    func pause(_ duration: Duration) async throws {
        try await time.sleep(duration + duration * (chance() / 10))
    }
}
