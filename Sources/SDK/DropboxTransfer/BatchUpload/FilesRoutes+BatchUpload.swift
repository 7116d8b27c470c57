import DropboxCore
import DropboxFiles
import Foundation

extension FilesRoutes {
    /// Uploads several files of any size, and returns the outcome of each.
    ///
    ///     let folder = URL(fileURLWithPath: "/pictures")
    ///     let result = await client.files.batchUpload([
    ///         folder.appendingPathComponent("a.jpg"): Files.CommitInfo(path: "/a.jpg"),
    ///         folder.appendingPathComponent("b.jpg"): Files.CommitInfo(path: "/b.jpg", mode: .overwrite),
    ///     ])
    ///     for (file, metadata) in result.uploaded { print(file.lastPathComponent, metadata.rev) }
    ///     for (file, error) in result.rejected { print(file.lastPathComponent, "rejected:", error) }
    ///     for (file, error) in result.failed { print(file.lastPathComponent, "failed:", error) }
    ///
    /// The client sends a few files concurrently, and commits them together: after 5 seconds, 64 MiB, or 1,000 files,
    /// whichever is first, and with only one commit at a time, even if several batches of one client are in progress. A
    /// failure concerns only one file: the client retries a transient error for that file within limits, while the other
    /// files continue. Each request carries the hash of its content, to detect bytes that change in transit.
    ///
    /// If the response to a commit is lost, the client does not blindly repeat it: it checks the destination of each
    /// file, and treats the file as uploaded if a file with that size and content hash exists there.
    ///
    /// Files with the same destination are committed one after the other in the order of their local URLs. Their `mode`
    /// determines the result. If a file changes during the upload, its upload fails with `UploadSourceError.changed`.
    /// Symbolic links are followed. On iOS, a file that can't be read because the device is locked is retried when the
    /// user unlocks it.
    ///
    /// - Parameters:
    ///   - files: The local URLs of the files, and the commit information of each.
    ///   - options: Sizes, concurrency, and a closure that also receives confirmed bytes.
    ///   - progress: A closure that receives the number of bytes of all files together on the main queue. The number
    ///     never decreases: a byte counts when it is first sent. It reaches the total if all files are sent. The
    ///     default is `nil`.
    /// - Returns: The outcome of each file. Canceling the task closes the connections and stops the upload soon: a commit
    ///   in flight gets 5 seconds to complete, so that the outcome of its files is known. Unfinished files then have
    ///   errors whose `isCancellation` is `true`.
    public func batchUpload(
        _ files: [URL: Files.CommitInfo], options: BatchUploadOptions = BatchUploadOptions(),
        progress: ProgressBlock? = nil
    ) async -> BatchUploadResult {
        await batchUpload(files, options, queue: .main, progress)
    }

    /// Uploads several files of any size, and calls a closure at the end. Otherwise, the behavior is that of
    /// `batchUpload`.
    ///
    ///     let file = URL(fileURLWithPath: "/local/path/to/file.txt")
    ///     let task = client.files.batchUploadFiles(
    ///         fileUrlsToCommitInfo: [file: Files.CommitInfo(path: "/output/path/in/Dropbox/file.txt")],
    ///         progressBlock: { progress in print(progress.completedUnitCount, "of", progress.totalUnitCount) },
    ///         responseBlock: { entries, batchError, fileErrors in
    ///             for case (let file, .success(let metadata)) in entries ?? [:] { print(file.path, metadata.rev) }
    ///             for case (let file, .failure(let error)) in entries ?? [:] { print(file.path, error) }
    ///             for (file, error) in fileErrors { print(file.path, error) }
    ///             if let batchError { print(batchError) }
    ///         })
    ///     task?.cancel()
    ///
    /// The method returns immediately and reads the files on another thread. `responseBlock` is called exactly once,
    /// even after `cancel()`, and even if there is nothing to upload. It is lost when the process exits. If the client
    /// has a background session, the upload continues. A later process finds it with `getAllRequests`, and sets another
    /// closure.
    ///
    /// - Parameters:
    ///   - fileUrlsToCommitInfo: The local URLs of the files, and the commit information of each.
    ///   - persistingString: A string to persist with the upload, for a later process that finds it again. The default
    ///     is `nil`. See `Request.persistingString`.
    ///   - earliestBeginDate: The earliest time at which the upload starts. The default is `nil`, for an immediate
    ///     start. See `Request.settingEarliestBeginDate`.
    ///   - queue: The queue of both closures. The default is the main queue. On a serial queue, the last call of
    ///     `progressBlock` precedes that of `responseBlock`.
    ///   - progressBlock: A closure that receives the number of bytes of all files together, see `batchUpload`. The
    ///     default is `nil`.
    ///   - responseBlock: A closure that receives the outcome of each file at the end.
    /// - Returns: The upload in progress, never `nil`.
    @discardableResult
    public func batchUploadFiles(
        fileUrlsToCommitInfo: [URL: Files.CommitInfo], persistingString: String? = nil, earliestBeginDate: Date? = nil,
        queue: DispatchQueue? = nil, progressBlock: ProgressBlock? = nil,
        responseBlock: @escaping BatchUploadResponseBlock
    ) -> BatchUploadTask? {
        let task = batchUploadTask(
            fileUrlsToCommitInfo, limits: BatchUploadOptions().limits(of: client),
            options: RequestOptions(persistedString: persistingString, earliestBeginDate: earliestBeginDate))
        if let progressBlock { task.progress(queue: queue, progressBlock) }
        return task.response(queue: queue, responseBlock: responseBlock)
    }

    /// Uploads several files of any size, and calls a closure at the end. This overload has the parameters of
    /// SwiftyDropbox 10. The method with all parameters describes them.
    @available(*, deprecated, message: "Use the method with all parameters.")
    @discardableResult
    @_disfavoredOverload
    public func batchUploadFiles(
        fileUrlsToCommitInfo: [URL: Files.CommitInfo], queue: DispatchQueue?, progressBlock: ProgressBlock?,
        responseBlock: @escaping BatchUploadResponseBlock
    ) -> BatchUploadTask? {
        batchUploadFiles(
            fileUrlsToCommitInfo: fileUrlsToCommitInfo, persistingString: nil, queue: queue,
            progressBlock: progressBlock, responseBlock: responseBlock)
    }

    func batchUpload(
        _ files: [URL: Files.CommitInfo], _ options: BatchUploadOptions, queue: DispatchQueue,
        _ progress: ProgressBlock?
    ) async -> BatchUploadResult {
        await batchUpload(
            files, limits: options.limits(of: client), queue: queue, progress, onProgress: options.onProgress)
    }

    func batchUpload(
        _ files: [URL: Files.CommitInfo], limits: UploadPlan.Limits, queue: DispatchQueue,
        _ progress: ProgressBlock?, onProgress: (@Sendable (UploadProgress) -> Void)? = nil
    ) async -> BatchUploadResult {
        let task = batchUploadTask(files, limits: limits, onProgress: onProgress)
        if let progress { task.progress(queue: queue, progress) }
        return await task.result()
    }
}

/// The options of a batch upload.
public struct BatchUploadOptions: Sendable {
    /// The maximum number of bytes per request, rounded to a multiple of 4 MiB from 4 MiB to 148 MiB. The default is 8
    /// MiB. Smaller files need one request, larger ones several.
    public var chunkSize: Int = 8 << 20

    /// The maximum number of concurrent requests with content, at least 1. The default is 4. The upload holds at
    /// most 8 MiB per request in memory, regardless of the number and size of the files.
    ///
    /// On a slow link, requests are fewer and smaller: the bytes in flight are limited to what the link carries in 2
    /// seconds, but at least 4 MiB. An interrupted batch therefore resends at most that much. If the system continues
    /// the requests of a background session after the process exits, each request carries `chunkSize`.
    public var maximumConcurrentRequests: Int = 4

    /// A closure that receives the number of sent and confirmed bytes of all files together, whenever one of them
    /// changes. The default is `nil`. The SDK calls it on any thread. It should return quickly.
    public var onProgress: (@Sendable (UploadProgress) -> Void)?

    /// Creates the default options.
    public init() {}

    /// The limits, with the default retry policy.
    var limits: UploadPlan.Limits {
        var limits = UploadPlan.Limits()
        limits.maximumRequestSize = RequestSize.rounded(Int64(chunkSize))
        limits.maximumRequests = max(maximumConcurrentRequests, 1)
        limits.commitsTogether = true
        limits.minimumConcurrentSize = 32 << 20
        limits.maximumCommitDelay = .seconds(5)
        limits.maximumUncommittedBytes = 64 << 20
        limits.maximumUncommittedSmallBytes = 16 << 20
        return limits
    }

    /// Returns the limits, with the retry policy of a client.
    func limits(of client: any DropboxTransportClient) -> UploadPlan.Limits {
        var limits = limits
        limits.adopt(TransferSettings(client).retryPolicy)
        return limits
    }
}
