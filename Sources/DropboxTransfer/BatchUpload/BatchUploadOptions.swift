import DropboxCore

/// How a batch upload goes about its work.
public struct BatchUploadOptions: Sendable {
    /// How many bytes one request carries at most: 8 MiB by default. Smaller files take one request, larger ones several.
    /// It is rounded to a multiple of 4 MiB from 4 MiB to 148 MiB.
    public var chunkSize: Int = 8 << 20

    /// How many requests with content are under way at a time at most: 4 by default, 1 at least. The upload holds as many
    /// parts in memory, however many files there are and however large.
    ///
    /// On a slow link requests are fewer and smaller: what is under way is no more than the link carries in 2 seconds, or
    /// 4 MiB where that is more. So a batch that is interrupted sends no more than that again. Where the system goes on with
    /// the requests of a background session while the process is gone, each carries `chunkSize`.
    public var maximumConcurrentRequests: Int = 4

    /// Is called with the bytes of all files together that were sent and those that the server has confirmed, whenever
    /// either changes; `nil` by default. It is called on any thread and should return quickly.
    public var onProgress: (@Sendable (UploadProgress) -> Void)?

    /// The defaults.
    public init() {}

    /// The limits of the plan.
    var limits: BatchUploadStateMachine.Limits {
        var limits = BatchUploadStateMachine.Limits()
        limits.chunkSize = RequestSize.rounded(Int64(chunkSize))
        limits.maximumRequests = max(maximumConcurrentRequests, 1)
        limits.isPaced = true
        return limits
    }

    /// The same for a client: what fails is tried again as it tries calls again.
    func limits(of client: any DropboxTransportClient) -> BatchUploadStateMachine.Limits {
        let policy = TransferSettings(client).retry
        var limits = limits
        limits.maximumAttempts = policy.maximumAttempts
        limits.firstPause = policy.initialBackoff
        limits.longestPause = policy.maximumBackoff
        return limits
    }
}
