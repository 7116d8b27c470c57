import DropboxConcurrency
import DropboxCore
import DropboxFiles
import Foundation

extension FilesRoutes {
    /// Uploads a file of any size.
    ///
    ///     let file = URL(fileURLWithPath: "/pictures/a.jpg")
    ///     let metadata = try await client.files.uploadFile(from: file, to: "/a.jpg", mode: .overwrite) { progress in
    ///         print(progress.completedUnitCount, "of", progress.totalUnitCount)
    ///     }
    ///
    /// A small file is sent in one request, a larger one in concurrent chunks that are never entirely in memory. Each
    /// request carries the hash of its content. Finally, the client compares the size and content hash with those of
    /// the file in Dropbox. Failed chunks are retried according to the `RetryPolicy` of the client. If a lost response
    /// leaves the commit indeterminate, the client does not blindly repeat it: it checks the destination, and reports
    /// success if a file with that size and content hash exists there.
    ///
    /// With `options.journal`, an upload that was canceled, that failed, or whose process exited resumes when you
    /// upload the same file to the same destination again. The bytes that were in flight are sent a second time: about
    /// what the link carries in 2 seconds, or 4 MiB if that is more.
    ///
    /// If the file changes during the upload, the upload fails with `UploadSourceError.changed`. Symbolic links are
    /// followed. A file with more or fewer bytes than its size says, such as one of `/proc`, is uploaded like a stream.
    ///
    /// - Parameters:
    ///   - file: The URL of the file.
    ///   - path: The destination in Dropbox.
    ///   - mode: What happens if a file exists at the destination. `.add`, the default, preserves it and fails (or
    ///     renames the new file); `.overwrite` replaces it; `.update(rev)` replaces it if its revision is still `rev`.
    ///   - options: The other options.
    ///   - progress: A closure that receives the number of confirmed bytes on the main queue, including those of an
    ///     earlier attempt that is resumed. The number never decreases. The default is `nil`. `options.onProgress` also
    ///     reports the number of sent bytes.
    /// - Returns: The metadata of the file in Dropbox.
    /// - Throws: `FileUploadError`. Canceling the task closes the connections. The `isCancellation` property of the
    ///   error is then `true`.
    @discardableResult
    public func uploadFile(
        from file: URL, to path: String, mode: Files.WriteMode = .add, options: FileUploadOptions = FileUploadOptions(),
        progress: ProgressBlock? = nil
    ) async throws(FileUploadError) -> Files.FileMetadata {
        let content: LocalFile
        let pieces: AsyncThrowingStream<Data, any Error>?
        do {
            (content, pieces) = try await BlockingIO.disk.run { _ in
                let content = try LocalFile(file)
                return (content, try content.hasCorrectSize ? nil : content.pieces())
            }
        } catch {
            throw error is CancellationError ? .cancelled : .source(error)
        }
        if let pieces {
            return try await uploadFile(from: pieces, to: path, mode: mode, options: options, progress: progress)
        }
        return try await upload(.file(content), path, mode, options, progress)
    }

    /// Returns the size of a file, or throws the error of its upload if it can't be uploaded.
    package static func sizeOfUpload(from file: URL) async throws(FileUploadError) -> Int64 {
        do {
            return try await BlockingIO.disk.run { _ in
                let content = try LocalFile(file)
                // Opens the file.
                _ = try content.hasCorrectSize
                return content.size
            }
        } catch {
            throw error is CancellationError ? .cancelled : .source(error)
        }
    }

    /// Uploads data of any size. The behavior is that of `uploadFile(from:to:)` for a file, but without the journal.
    @discardableResult
    public func uploadFile(
        from data: Data, to path: String, mode: Files.WriteMode = .add,
        options: FileUploadOptions = FileUploadOptions(),
        progress: ProgressBlock? = nil
    ) async throws(FileUploadError) -> Files.FileMetadata {
        try await upload(.data(data), path, mode, options, progress)
    }

    /// Uploads a stream of unknown length while it is produced. The behavior is that of `uploadFile(from:to:)` for a
    /// file, but without the journal.
    ///
    ///     let (stream, writer) = AsyncStream<Data>.makeStream()
    ///     writer.yield(Data("Hello ".utf8))
    ///     writer.yield(Data("world".utf8))
    ///     writer.finish()
    ///     try await client.files.uploadFile(from: stream, to: "/hello.txt")
    ///
    /// The client reads the stream as fast as the network accepts it, one chunk ahead. It reads the stream only once:
    /// if the server loses data, the upload fails. The total of the progress is -1.
    @discardableResult
    public func uploadFile<Content: AsyncSequence & Sendable>(
        from content: Content, to path: String, mode: Files.WriteMode = .add,
        options: FileUploadOptions = FileUploadOptions(), progress: ProgressBlock? = nil
    ) async throws(FileUploadError) -> Files.FileMetadata where Content.Element == Data {
        let chunks = StreamChunks(StreamFeed(content), chunkSize: Int(options.roundedChunkSize))
        defer { chunks.close() }
        return try await upload(.stream(chunks), path, mode, options, progress)
    }

    private func upload(
        _ content: UploadContent, _ path: String, _ mode: Files.WriteMode, _ options: FileUploadOptions,
        _ progress: ProgressBlock?
    ) async throws(FileUploadError) -> Files.FileMetadata {
        let routes = limited(by: options.bandwidthLimiter)
        let reporter = ProgressReporter()
        if let progress { reporter.addHandler(on: options.progressQueue, progress) }
        var limits = options.limits(content.size, TransferSettings(routes.client).retryPolicy)
        var journal: JournalLocation?
        if case .file(let file) = content,
            let location = options.journal?.location(for: file.url, path, routes.client.context)
        {
            // After an interruption, only the state of a session tells that a copy may be in Dropbox already.
            limits.commitsSeparately = options.autorename
            if limits.request(for: file.size) == .upload {
                // An upload of the file when it was larger may have left its state, which is useless.
                do { try await JournalFile.remove(location) } catch { options.onJournalFailure?(error) }
            } else {
                journal = location
            }
        }
        let run = UploadRun(
            routes, [UploadRun.Item(content: .success(content), commit: options.commit(path, mode))], limits,
            UploadCounter(reporter, countsSentBytes: false, options.onProgress))
        guard let journal else { return try await run.outcome(of: run.outcomes()) }
        return try await run.outcome(of: run.outcomes(journaledIn: journal, options.onJournalFailure ?? { _ in }))
    }

    /// Returns the same routes for a transfer that consists of many requests. They apply an additional limit, and none
    /// of their requests continues after the process exits.
    func limited(by limiter: BandwidthLimiter?) -> FilesRoutes {
        FilesRoutes(
            client: client.with { options in
                options.isTransfer = true
                options.isDurable = false
                if let limiter { options.bandwidthLimiters.append(limiter) }
            })
    }
}

extension UploadRun {
    /// Returns the outcome of the only file.
    fileprivate func outcome(of outcomes: Outcomes) throws(FileUploadError) -> Files.FileMetadata {
        try (outcomes.files.first ?? .failure(.unexpectedState)).get()
    }
}
