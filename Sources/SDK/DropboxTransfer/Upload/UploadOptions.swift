import DropboxCore
import DropboxFiles
import Foundation

/// The options of `uploadFile`.
public struct FileUploadOptions: Sendable {
    // MARK: File

    /// A Boolean value that indicates whether the server renames the file on a conflict, for example to "name (1).txt".
    /// The default is `false`.
    public var autorename = false

    /// The time of the user's last change, in whole seconds, for display. The default is `nil`, for the current time.
    public var clientModified: Date?

    /// A Boolean value that indicates whether the user's devices don't show a notification. The default is `false`.
    public var mute = false

    /// The properties of the file. The default is `nil`.
    public var propertyGroups: [FileProperties.PropertyGroup]?

    /// A Boolean value that indicates whether identical content at the destination is also a conflict. The default is
    /// `false`.
    public var strictConflict = false

    // MARK: Transfer

    /// The number of bytes per request, rounded to a multiple of 4 MiB from 4 MiB to 148 MiB. Smaller content is sent
    /// in one request. The default is `nil`, which adapts the size to the speed of the link: 4 MiB initially and on
    /// slow links, up to 8 MiB on fast links, and more for files larger than 8 GiB. Streams then use 4 MiB.
    ///
    /// The client never holds a chunk of a file in memory. Of a stream, it holds one chunk per concurrent request, and
    /// two more.
    public var chunkSize: Int?

    /// The maximum number of concurrent requests with content. The default is 8. With 1, the chunks are sent in order.
    ///
    /// On a slow link, the number is smaller: the bytes in flight are limited to what the link was measured to carry in
    /// 2 seconds, but at least one request. An interrupted upload therefore resends about 2 seconds' worth of data, or
    /// 4 MiB if that is more, regardless of the file size.
    public var maximumConcurrentRequests = 8

    /// The journal that allows the upload of a file to resume after the process exits. The default is `nil`, for no
    /// journal. Data, streams, and content that fits into one request always restart. With `autorename`, the journal also
    /// contains small files, so that repeating an interrupted upload makes no other copy.
    public var journal: UploadJournal?

    /// A closure that receives the error of a journal that can't be read or written, for example because its directory is
    /// read-only. The upload goes on, but it can't resume. The SDK calls the closure at most once per upload, on any thread.
    /// The default is `nil`.
    public var onJournalFailure: (@Sendable (any Error) -> Void)?

    /// A limit on the upload speed, in addition to that of the client. The default is `nil`. It requires a client whose
    /// transport is `DropboxTransportClientImpl`.
    public var bandwidthLimiter: BandwidthLimiter?

    /// A closure that receives the number of sent and confirmed bytes whenever one of them changes. The default is
    /// `nil`. The SDK calls it on any thread. It should return quickly.
    public var onProgress: (@Sendable (UploadProgress) -> Void)?

    /// The queue that receives progress, for programs whose main queue doesn't run.
    package var progressQueue: DispatchQueue = .main

    /// Creates the default options.
    public init() {}

    /// Creates options, and changes the defaults in a closure: `FileUploadOptions { $0.autorename = true }`.
    public init(_ change: (inout FileUploadOptions) -> Void) {
        change(&self)
    }
}

extension FileUploadOptions {
    /// The size of chunks. Smaller content is sent in one request.
    var roundedChunkSize: Int64 { RequestSize.rounded(chunkSize.map { Int64($0) } ?? Int64(ContentHash.blockSize)) }

    /// Returns the size of the largest request for content of `size` bytes.
    private func largestRequest(for size: Int64?) -> Int64 {
        guard chunkSize == nil, let size else { return roundedChunkSize }
        // Use about a thousand requests for a file, up to the maximum request size.
        let block = Int64(ContentHash.blockSize)
        return RequestSize.rounded(max(2 * block, size / 1_000 + block - 1))
    }

    /// Returns the commit information for a path.
    func commit(_ path: String, _ mode: Files.WriteMode) -> Files.CommitInfo {
        Files.CommitInfo(
            path: path, mode: mode, autorename: autorename, clientModified: clientModified, mute: mute,
            propertyGroups: propertyGroups, strictConflict: strictConflict)
    }

    /// Returns the limits for content of `size` bytes. The retry policy is that of the client.
    func limits(_ size: Int64?, _ policy: RetryPolicy) -> UploadPlan.Limits {
        var limits = UploadPlan.Limits()
        limits.requestUnit = roundedChunkSize
        limits.maximumRequestSize = largestRequest(for: size)
        limits.maximumRequests = max(maximumConcurrentRequests, 1)
        limits.adopt(policy)
        limits.maximumServerDelay = policy.maximumElapsedTime
        return limits
    }
}

extension UploadPlan.Limits {
    /// Adopts the retry policy of a client.
    mutating func adopt(_ policy: RetryPolicy) {
        maximumAttempts = policy.maximumAttempts
        initialBackoff = policy.initialBackoff
        maximumBackoff = policy.maximumBackoff
    }
}

/// The progress of an upload, in bytes of its content.
///
/// Bytes that were sent but not confirmed are in flight or in buffers of the system. They are sent again if the upload
/// is interrupted.
public struct UploadProgress: Sendable, Hashable {
    /// The number of bytes that were sent: the confirmed bytes, and those of requests in flight. The number decreases
    /// when a request fails, because its bytes are sent again.
    public let bytesSent: Int64

    /// The number of bytes that the server confirmed, in this or an earlier attempt of the upload.
    public let bytesConfirmed: Int64

    /// The total number of bytes, or `nil` for a stream whose end was not reached.
    public let bytesTotal: Int64?

    /// Creates a progress value from numbers of bytes.
    public init(bytesSent: Int64, bytesConfirmed: Int64, bytesTotal: Int64?) {
        self.bytesSent = bytesSent
        self.bytesConfirmed = bytesConfirmed
        self.bytesTotal = bytesTotal
    }
}
