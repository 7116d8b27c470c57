import Dispatch
import DropboxCore
import Foundation

/// How the download of a file goes about its work.
public struct FileDownloadOptions: Sendable {
    /// How many bytes one request asks for: 32 MiB by default. Smaller files take one request, larger ones several. It is
    /// rounded to a multiple of 4 MiB, 4 MiB at least.
    public var chunkSize: Int = 32 << 20

    /// How many requests are under way at a time: 4 by default, 1 at least.
    public var maximumConcurrentRequests: Int = 4

    /// Whether the time at which the file was last changed becomes what `clientModified` says: `true` by default. It is
    /// otherwise the time of the download.
    public var preservesModificationTime: Bool = true

    /// How fast the content may come; no limit by default, beside that of the client.
    public var bandwidthLimiter: BandwidthLimiter?

    /// Who may do what with the file that is created, as far as the umask lets them.
    package var permissions: mode_t = 0o666

    /// Where the progress is told, for programs whose main queue does not run.
    package var progressQueue: DispatchQueue = .main

    /// The defaults.
    public init() {}

    /// The defaults, changed by a closure: `FileDownloadOptions { $0.maximumConcurrentRequests = 1 }`.
    public init(_ change: (inout FileDownloadOptions) -> Void) {
        change(&self)
    }

    /// The limits of the plan.
    func limits(_ retry: RetryPolicy) -> DownloadStateMachine.Limits {
        let blocks = max(chunkSize / ContentHash.blockSize, 1)
        return DownloadStateMachine.Limits(
            chunkSize: Int64(blocks) * Int64(ContentHash.blockSize), maximumRequests: max(maximumConcurrentRequests, 1),
            retry: retry)
    }
}
