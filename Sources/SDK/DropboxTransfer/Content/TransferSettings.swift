import DropboxCore

/// The settings that a transfer inherits from its client: the retry policy, the clock, and the jitter. Clients of
/// another implementation use the defaults.
struct TransferSettings: Sendable {
    /// Retries failed requests.
    let caller: RetryingCaller
    let filesAccess: any FilesAccess
    private let implementation: DropboxTransportClientImpl?

    var retryPolicy: RetryPolicy { caller.policy }
    var clock: ClientClock { caller.clock }
    /// A random number from 0 to 1.
    var jitter: @Sendable () -> Double { caller.jitter }

    init(_ client: any DropboxTransportClient) {
        implementation = client.implementation
        let configuration = implementation?.configuration ?? .init()
        caller =
            implementation?.retryingCaller
            ?? configuration.retryingCaller(WaitReporter(nil, clock: configuration.clock))
        filesAccess = configuration.filesAccess
    }

    /// Records that content was transferred that wasn't transferred before.
    func recordProgress() { retryPolicy.progressLimit?.recordProgress(at: clock.now()) }

    /// Records that a request failed while its content was transferred.
    ///
    /// - Parameter start: The time since which the content was transferred.
    func recordFailure(since start: Duration) {
        retryPolicy.progressLimit?.recordFailure(since: start, at: clock.now())
    }

    /// Performs a wait that a shutdown of the client ends.
    func wait<Value: Sendable>(_ body: @escaping @Sendable () async throws -> Value) async throws -> Value {
        guard let implementation else { return try await body() }
        return try await implementation.wait(body)
    }

    /// Waits for the duration and up to a tenth longer, to spread retries of requests that failed simultaneously.
    ///
    /// - Parameters:
    ///   - duration: The minimum delay.
    ///   - route: The route of the next request.
    /// - Throws: `CancellationError`.
    func pause(_ duration: Duration, before route: String) async throws {
        try await wait(duration + duration * (jitter() / 10), before: route)
    }

    /// Waits because of the latest failure of the client.
    ///
    /// - Throws: `CancellationError`.
    func wait(_ duration: Duration, before route: String, attempt: Int? = nil) async throws {
        try await caller.wait(
            duration, route: route, before: attempt, because: caller.waits.latestFailure ?? .transfer)
    }
}

/// The size of the content of one request. It is a number of whole blocks, so that their digests are those of the file,
/// and less than the 150 MiB that Dropbox accepts.
enum RequestSize {
    private static let block = Int64(ContentHash.blockSize)
    private static let range = block...(37 * block)

    /// Rounds a size to a valid one.
    static func rounded(_ size: Int64) -> Int64 {
        min(max(size / block * block, range.lowerBound), range.upperBound)
    }

    /// Returns whether a size is one that the SDK may have persisted.
    static func isValid(_ size: Int64) -> Bool { rounded(size) == size }
}
