import DropboxCore
import DropboxFiles
import Foundation
import DropboxConcurrency

extension FilesRoutes {
    /// Uploads a file of any size.
    ///
    ///     let file = URL(fileURLWithPath: "/pictures/a.jpg")
    ///     let metadata = try await client.files.uploadFile(from: file, to: "/a.jpg", mode: .overwrite) { progress in
    ///         print(progress.completedUnitCount, "of", progress.totalUnitCount)
    ///     }
    ///
    /// A small file goes in one request, a larger one in chunks, several at a time, of which none is in memory as a
    /// whole. Each request carries the hash of its content, and at the end size and content hash are compared with those
    /// of the file in Dropbox. What fails is tried again as `RetryPolicy` of the client says, chunk by chunk. Where it is
    /// uncertain whether the file came about because an answer was lost, nothing is repeated blindly: the upload looks at
    /// the destination, and takes the file for uploaded if one of that size and content hash is there.
    ///
    /// With `options.journal` an upload that was cancelled, or that failed or died with the process, goes on where it was
    /// when the same file is uploaded to the same destination again. What was under way at its end is sent a second time: no
    /// more than the link carries in 2 seconds, or 4 MiB where that is more.
    ///
    /// A file that changes while it is uploaded is not uploaded: the error is `UploadSourceError.changed`. Links are
    /// followed.
    ///
    /// - Parameters:
    ///   - file: Where the file is.
    ///   - path: Where it is to be in Dropbox.
    ///   - mode: What happens to a file that is there: `.add`, the default, leaves it and fails (or takes another name);
    ///     `.overwrite` replaces it; `.update(rev)` replaces it if it is still of that revision.
    ///   - options: The rest; see there for the defaults.
    ///   - progress: Is called on the main queue with the bytes that the server has confirmed, those of an earlier run that
    ///     is gone on from included. The count never goes back. `nil` by default. `options.onProgress` tells the bytes that
    ///     were sent as well.
    /// - Returns: The metadata of the file in Dropbox.
    /// - Throws: `FileUploadError`. Cancelling the task closes the connections; the error's `isCancellation` is true.
    @discardableResult
    public func uploadFile(
        from file: URL, to path: String, mode: Files.WriteMode = .add, options: UploadOptions = UploadOptions(),
        progress: ProgressBlock? = nil
    ) async throws(FileUploadError) -> Files.FileMetadata {
        let content: LocalFile
        do {
            content = try await BlockingIO.disk.run { _ in try LocalFile(file) }
        } catch {
            throw error is CancellationError ? .cancelled : .source(error)
        }
        return try await upload(.file(content), path, mode, options, progress)
    }

    /// Uploads data of any size; otherwise as `uploadFile(from:to:)` of a file, but for the journal.
    @discardableResult
    public func uploadFile(
        from data: Data, to path: String, mode: Files.WriteMode = .add, options: UploadOptions = UploadOptions(),
        progress: ProgressBlock? = nil
    ) async throws(FileUploadError) -> Files.FileMetadata {
        try await upload(.data(data), path, mode, options, progress)
    }

    /// Uploads a stream of unknown length while it comes about; otherwise as `uploadFile(from:to:)` of a file, but for
    /// the journal.
    ///
    ///     let (stream, writer) = AsyncStream<Data>.makeStream()
    ///     writer.yield(Data("Hello ".utf8))
    ///     writer.yield(Data("world".utf8))
    ///     writer.finish()
    ///     try await client.files.uploadFile(from: stream, to: "/hello.txt")
    ///
    /// The stream is read as fast as the network takes it, a chunk ahead. It is read once: where the server loses what
    /// was sent, the upload fails. The total of the progress is -1.
    @discardableResult
    public func uploadFile<Content: AsyncSequence & Sendable>(
        from content: Content, to path: String, mode: Files.WriteMode = .add,
        options: UploadOptions = UploadOptions(), progress: ProgressBlock? = nil
    ) async throws(FileUploadError) -> Files.FileMetadata where Content.Element == Data {
        let chunks = StreamChunks(StreamFeed(content), chunkSize: Int(options.sizeOfChunks))
        defer { chunks.close() }
        return try await upload(.stream(chunks), path, mode, options, progress)
    }

    private func upload(
        _ content: UploadContent, _ path: String, _ mode: Files.WriteMode, _ options: UploadOptions,
        _ progress: ProgressBlock?
    ) async throws(FileUploadError) -> Files.FileMetadata {
        let run = UploadDriver(limited(by: options.bandwidthLimiter), content, options.commit(path, mode), options)
        if let progress { run.progress.report(on: options.progressQueue, progress) }
        return try await run.outcome().get()
    }

    /// The same routes for a transfer that consists of many requests: they keep one more limit, and none of them outlives
    /// the process by itself.
    func limited(by bandwidth: BandwidthLimiter?) -> FilesRoutes {
        guard let client = (client as? DropboxTransportClientImpl)?.forTransfer else { return self }
        return FilesRoutes(client: bandwidth.map { client.limited(by: $0) } ?? client)
    }
}
