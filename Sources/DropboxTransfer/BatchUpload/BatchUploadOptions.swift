import DropboxCore

/// How a batch upload goes about its work.
public struct BatchUploadOptions: Sendable, Hashable {
    /// How many bytes one request carries: 8 MiB by default. Smaller files take one request, larger ones several. It is
    /// rounded to a multiple of 4 MiB from 4 MiB to 148 MiB.
    public var partSize: Int = 8 << 20

    /// How many requests with content are under way at a time: 4 by default, 1 at least. The upload holds as many parts
    /// in memory, however many files there are and however large.
    public var maximumConcurrentRequests: Int = 4

    /// The defaults.
    public init() {}

    /// The limits of the plan.
    var limits: BatchUploadPlan.Limits {
        var limits = BatchUploadPlan.Limits()
        limits.partSize = RequestSize.rounded(Int64(partSize))
        limits.maximumRequests = max(maximumConcurrentRequests, 1)
        return limits
    }

    /// The same for a client: what fails is tried again as it tries calls again.
    func limits(of client: any DropboxTransportClient) -> BatchUploadPlan.Limits {
        let policy = TransferSettings(client).retry
        var limits = limits
        limits.maximumAttempts = policy.maximumAttempts
        limits.firstPause = policy.initialBackoff
        limits.longestPause = policy.maximumBackoff
        return limits
    }
}
