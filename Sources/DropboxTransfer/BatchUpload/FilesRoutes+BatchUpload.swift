import DropboxCore
import DropboxFiles
import Foundation

extension FilesRoutes {
    /// Uploads many files, each of any size, and tells what became of each.
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
    /// The files are sent a few at a time, and put into the account together, at most 1,000 in one call and one such call
    /// at a time, also where several batches of one client are under way. One file's trouble is its own: whatever may
    /// pass is tried again for that file alone, within limits, and the others go on. Each request carries the hash of its
    /// content, so that bytes that change on the way are noticed.
    ///
    /// Where the answer to a call that commits files is lost, nothing is repeated blindly: the upload looks at the
    /// destination of each file, and takes it for uploaded if a file of that size and content hash is there.
    ///
    /// Files of the same destination are committed one after the other in the order of their local addresses; their
    /// `mode` decides what comes of that. A file that changes while it is uploaded is not uploaded: its error is
    /// `UploadSourceError.changed`. Links are followed.
    ///
    /// - Parameters:
    ///   - files: Where the files are, and where each is to be.
    ///   - options: Sizes and concurrency, and who hears of confirmed bytes; see there for the defaults.
    ///   - progress: Is called on the main queue, with the bytes of all files together. The count never goes back: a
    ///     byte counts when it is sent for the first time. It reaches the total where all files could be sent. `nil` by
    ///     default.
    /// - Returns: What became of each file. Cancelling the task closes the connections and ends the upload soon; the
    ///   files that were not done by then have errors whose `isCancellation` is true.
    public func batchUpload(
        _ files: [URL: Files.CommitInfo], options: BatchUploadOptions = BatchUploadOptions(),
        progress: ProgressBlock? = nil
    ) async -> BatchUploadResult {
        await batchUpload(files, options, queue: .main, progress)
    }

    /// Uploads many files, each of any size, and calls a closure at the end; otherwise as `batchUpload`.
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
    /// It returns at once; files are read elsewhere. `responseBlock` is called exactly once, also after `cancel()`, and
    /// also where there is nothing to upload. It dies with the process; where the client has a background session the upload
    /// does not, and a later process finds it by `getAllRequests` and gives it another block.
    ///
    /// - Parameters:
    ///   - fileUrlsToCommitInfo: Where the files are, and where each is to be.
    ///   - persistingString: Is kept with the upload, for a later process that finds it again; nothing by default. See
    ///     `Request.persistingString`.
    ///   - earliestBeginDate: The moment before which the upload does not begin; at once by default. See
    ///     `Request.settingEarliestBeginDate`.
    ///   - queue: Where both closures are called; the main queue by default. On a serial queue the last call of
    ///     `progressBlock` comes before that of `responseBlock`.
    ///   - progressBlock: Is called with the bytes of all files together; see `batchUpload`. `nil` by default.
    ///   - responseBlock: Is called at the end, with what became of each file.
    /// - Returns: The upload under way, never `nil`.
    @discardableResult
    public func batchUploadFiles(
        fileUrlsToCommitInfo: [URL: Files.CommitInfo], persistingString: String? = nil, earliestBeginDate: Date? = nil,
        queue: DispatchQueue? = nil, progressBlock: ProgressBlock? = nil,
        responseBlock: @escaping BatchUploadResponseBlock
    ) -> BatchUploadTask? {
        let task = batchUploadTask(
            fileUrlsToCommitInfo, limits: BatchUploadOptions().limits(of: client),
            terms: RequestOptions(persistedString: persistingString, earliestBeginDate: earliestBeginDate))
        if let progressBlock { task.progress(queue: queue, progressBlock) }
        return task.response(queue: queue, responseBlock: responseBlock)
    }

    func batchUpload(
        _ files: [URL: Files.CommitInfo], _ options: BatchUploadOptions, queue: DispatchQueue,
        _ progress: ProgressBlock?
    ) async -> BatchUploadResult {
        await batchUpload(
            files, limits: options.limits(of: client), queue: queue, progress, onProgress: options.onProgress)
    }

    func batchUpload(
        _ files: [URL: Files.CommitInfo], limits: BatchUploadStateMachine.Limits, queue: DispatchQueue,
        _ progress: ProgressBlock?, onProgress: (@Sendable (UploadProgress) -> Void)? = nil
    ) async -> BatchUploadResult {
        let task = batchUploadTask(files, limits: limits, onProgress: onProgress)
        if let progress { task.progress(queue: queue, progress) }
        return await task.result()
    }
}
