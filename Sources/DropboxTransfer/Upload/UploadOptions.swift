import DropboxCore
import DropboxFiles
import Foundation

/// How `uploadFile` goes about its work.
public struct UploadOptions: Sendable {
    // MARK: The file

    /// Whether the server takes another name ("name (1).txt") where there is a conflict: `false` by default.
    public var autorename = false

    /// When the user last changed the content, in whole seconds, for display; `nil`, the default, stands for now.
    public var clientModified: Date?

    /// Whether the user's devices are not to notify him: `false` by default.
    public var mute = false

    /// Properties of the file; none by default.
    public var propertyGroups: [FileProperties.PropertyGroup]?

    /// Whether identical content at the destination is a conflict as well: `false` by default.
    public var strictConflict = false

    // MARK: The transfer

    /// How many bytes one request carries, rounded to a multiple of 4 MiB from 4 MiB to 148 MiB. What is not larger goes
    /// in one request. `nil`, the default, goes by how fast the server takes the content: 4 MiB at first and on slow links,
    /// up to 8 MiB on fast ones, and more of files beyond 8 GiB; 4 MiB for a stream.
    ///
    /// No chunk of a file is in memory; of a stream as many as there are requests, and two more.
    public var chunkSize: Int?

    /// How many requests with content are under way at a time: at most 8 by default. With 1 the chunks go in order.
    ///
    /// On a slow link there are fewer: what is under way is no more than the link carries in 2 seconds, or one request where
    /// that is more. So an upload that is interrupted sends no more than that again: 2 seconds' worth or 4 MiB, however
    /// large the file is.
    public var maximumConcurrentRequests = 8

    /// Where the upload of a file keeps what it needs to go on after the process died; `nil`, the default, for nowhere.
    /// What fits into one request, data and streams begin anew.
    public var journal: UploadJournal?

    /// A limit on how fast content is sent, besides that of the client; none by default. It works for clients whose
    /// transport is `DropboxTransportClientImpl`.
    public var bandwidthLimiter: BandwidthLimiter?

    /// Is called with the bytes that were sent and those that are confirmed, whenever either changes; `nil` by default. It is
    /// called on any thread and should return quickly.
    public var onProgress: (@Sendable (UploadProgress) -> Void)?

    /// Where the progress is told, for programs whose main queue does not run.
    package var progressQueue: DispatchQueue = .main

    /// The defaults.
    public init() {}

    /// The defaults, changed by a closure: `UploadOptions { $0.autorename = true }`.
    public init(_ change: (inout UploadOptions) -> Void) {
        change(&self)
    }
}

extension UploadOptions {
    /// The size of chunks: what is not larger goes in one request.
    var sizeOfChunks: Int64 { RequestSize.rounded(chunkSize.map { Int64($0) } ?? Int64(ContentHash.blockSize)) }

    /// The size of the largest request for content of `size` bytes.
    private func largestRequest(for size: Int64?) -> Int64 {
        guard chunkSize == nil, let size else { return sizeOfChunks }
        // About a thousand requests for a file, until they are as large as they may be.
        let block = Int64(ContentHash.blockSize)
        return RequestSize.rounded(max(2 * block, size / 1_000 + block - 1))
    }

    /// What becomes of the content at a path.
    func commit(_ path: String, _ mode: Files.WriteMode) -> Files.CommitInfo {
        Files.CommitInfo(
            path: path, mode: mode, autorename: autorename, clientModified: clientModified, mute: mute,
            propertyGroups: propertyGroups, strictConflict: strictConflict)
    }

    /// The limits of the plan. What fails is tried again as the client tries calls again.
    func limits(_ size: Int64?, _ policy: RetryPolicy) -> UploadStateMachine.Limits {
        var limits = UploadStateMachine.Limits()
        limits.chunkSize = sizeOfChunks
        limits.largestRequest = largestRequest(for: size)
        limits.initialWindow = limits.chunkSize
        limits.maximumRequests = max(maximumConcurrentRequests, 1)
        limits.maximumAttempts = policy.maximumAttempts
        limits.firstPause = policy.initialBackoff
        limits.longestPause = policy.maximumBackoff
        limits.longestServerPause = policy.maximumElapsedTime
        return limits
    }
}
