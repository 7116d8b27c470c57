import DropboxConcurrency
import DropboxCore
import DropboxFiles
import DropboxStone
import Foundation

// Creates batch uploads, either from a call or from the state that an earlier process persisted.

extension FilesRoutes {
    /// Creates and starts a batch upload.
    ///
    /// - Parameters:
    ///   - files: The local files, and the commit information of each.
    ///   - limits: The sizes and limits.
    ///   - options: The request options of the caller.
    ///   - hasDurableChunks: Whether requests with content continue after the process exits. They always do if the
    ///     system performs them.
    ///   - onProgress: A closure that receives the number of sent and confirmed bytes.
    func batchUploadTask(
        _ files: [URL: Files.CommitInfo], limits: UploadPlan.Limits, options: RequestOptions = RequestOptions(),
        hasDurableChunks: Bool = false, onProgress: (@Sendable (UploadProgress) -> Void)? = nil
    ) -> BatchUploadTask {
        let client = client.implementation
        let errorHandlers = client?.configuration.globalErrorHandlers ?? .shared
        let uploads = files.sorted { $0.key.absoluteString < $1.key.absoluteString }.map { ($0.key, $0.value) }
        let execution = BatchUploadTask.Run(
            name: Self.batchUploadRoute.path, options: options, errorHandlers: errorHandlers
        ) {
            [self] execution throws(CallError<Void>) in
            let batch = try await client?.beginBatch(Self.batchUploadRoute, execution: execution) { journal in
                try JournalFile.create(
                    limits.batch(of: uploads.count), try uploads.map { try .init(url: $0.0, $0.1) }, at: journal)
            }
            guard let batch else {
                let counter = UploadCounter(execution.progress, countsSentBytes: true, onProgress)
                let items = await BlockingIO.disk.run { uploads.map { UploadRun.Item(url: $0.0, $0.1) } }
                let run = UploadRun(limited(by: nil), items, limits, counter)
                return await run.result(uploads.map(\.0), of: execution)
            }
            do throws(CallError<Void>) {
                return try await result(of: batch, execution, limits, hasDurableChunks, onProgress)
            } catch {
                // The caller receives the error, so no later process resumes the batch.
                await batch.finish(execution)
                throw error
            }
        }
        return BatchUploadTask(execution, Array(files.keys))
    }

    /// Performs a persisted batch upload.
    fileprivate func result(
        of batch: any DurableBatch, _ execution: BatchUploadTask.Run, _ limits: UploadPlan.Limits,
        _ hasDurableChunks: Bool, _ onProgress: (@Sendable (UploadProgress) -> Void)? = nil
    ) async throws(CallError<Void>) -> BatchUploadResult {
        let chunks: DurableBatchChunks?
        let (journal, sizes, urls, items): (JournalFile, JournalFile.Batch, [URL], [UploadRun.Item])
        do {
            (journal, sizes, urls, items) = try await BlockingIO.disk.run { () throws(any Error) in
                let (journal, sizes, records) = try JournalFile.openBatch(batch.journal)
                let uploads = try records.map { try $0.description.upload }
                let items = zip(uploads, records).enumerated().map { UploadRun.Item($1.0, $1.1, number: $0) }
                return (journal, sizes, uploads.map(\.url), items)
            }
            chunks =
                hasDurableChunks || batch.isPerformedBySystem ? try await DurableBatchChunks(batch, self) : nil
        } catch let error as ReconnectionError {
            throw .reconnectionError(error)
        } catch {
            throw .clientError(.fileAccessError(error))
        }
        let counter = UploadCounter(execution.progress, countsSentBytes: true, onProgress)
        var run = UploadRun(
            limited(by: nil), items, limits.resuming(sizes, until: batch.deadline, isDurable: chunks != nil), counter)
        run.journal = UploadRun.Journal(file: journal, onFailure: nil, hasOutcomes: true)
        run.durableChunks = chunks
        run.setRequestCount = { batch.setRequestCount($0) }
        return await run.result(urls, of: execution, batch)
    }

    /// The descriptor of a batch upload, which has no route.
    fileprivate static var batchUploadRoute: RouteDescriptor {
        RouteDescriptor(namespace: "files", name: "batch_upload")
    }
}

extension BackgroundTransfer {
    /// Returns the batch upload that an earlier process started. This method is public for other modules of the SDK.
    public func batchUpload() -> BatchUploadTask {
        batchUpload(limits: BatchUploadOptions().limits)
    }

    func batchUpload(limits: UploadPlan.Limits, hasDurableChunks: Bool = false) -> BatchUploadTask {
        let execution = batch(FilesRoutes.batchUploadRoute) {
            (execution: BatchUploadTask.Run, batch, client) throws(CallError<Void>) in
            do throws(CallError<Void>) {
                return try await FilesRoutes(client: client).result(of: batch, execution, limits, hasDurableChunks)
            } catch {
                if case .reconnectionError = error {
                    // No later process can read the journal either.
                    await batch.finish(execution)
                } else {
                    batch.detach()
                }
                throw error
            }
        }
        return BatchUploadTask(execution, [])
    }
}

extension UploadRun {
    /// Performs the upload, and returns the result. A durable batch is deleted when the result was delivered.
    fileprivate func result(
        _ urls: [URL], of execution: BatchUploadTask.Run, _ batch: (any DurableBatch)? = nil
    ) async -> BatchUploadResult {
        // If the task is canceled while it waits, the next step detects that.
        try? await routes.client.implementation?.waitForEarliestBeginDate(of: execution)
        let (outcomes, error) = await outcomes()
        // A journal can contain different URLs of the same file.
        let result = BatchUploadResult(
            outcomes: Dictionary(zip(urls, outcomes.map(BatchUploadResult.Outcome.init))) { first, _ in first },
            error: error.map(BatchUploadError.init))
        await batch?.finish(execution)
        return result
    }
}

extension UploadRun.Item {
    /// Creates an item for a file, and reads its attributes. Blocks on disk I/O.
    init(url: URL, _ commit: Files.CommitInfo, expecting expectedHash: String? = nil) {
        self.init(
            content: UploadContent.file(at: url, for: commit), commit: commit, expectedHash: expectedHash)
    }

    /// Creates an item for a file of the journal of a batch. Blocks on disk I/O if the file was not accessible before.
    fileprivate init(
        _ upload: (url: URL, commit: Files.CommitInfo), _ record: JournalFile.Record, number: Int
    ) {
        let known = record.description.fingerprint.map { UploadContent.file(LocalFile(upload.url, fingerprint: $0)) }
        self.init(
            content: known.map { .success($0) } ?? UploadContent.file(at: upload.url, for: upload.commit),
            commit: upload.commit, progress: record.progress, journalNumber: number)
    }
}

extension UploadContent {
    /// Returns the content of a file, or the reason why it can't be uploaded. Blocks on disk I/O.
    fileprivate static func file(at url: URL, for commit: Files.CommitInfo) -> Result<UploadContent, FileUploadError> {
        // Invalid commit information would fail the commit of all files in the request.
        do { _ = try StoneCoding.encode(commit) } catch {
            return .failure(.finishError(.serializationError(error)))
        }
        return Result { .file(try LocalFile(url)) }.mapError { .source($0) }
    }
}

extension JournalFile.Description {
    /// Creates the description of a file, and reads its attributes. Blocks on disk I/O.
    fileprivate init(url: URL, _ commit: Files.CommitInfo) throws {
        let file: LocalFile?
        do { file = try LocalFile(url) } catch { file = nil }
        try self.init(url, commit, file?.fingerprint)
    }
}

extension UploadPlan.Limits {
    /// The sizes with which a later process continues.
    fileprivate func batch(of count: Int) -> JournalFile.Batch {
        JournalFile.Batch(
            maximumRequestSize: maximumRequestSize, maximumRequests: maximumRequests, fileCount: count)
    }

    /// Returns the limits of a persisted batch, with enough attempts to retry a file until the deadline.
    ///
    /// - Parameters:
    ///   - batch: The persisted sizes.
    ///   - deadline: The time after which no attempt is made.
    ///   - isDurable: Whether requests continue after the process exits.
    fileprivate func resuming(_ batch: JournalFile.Batch, until deadline: Date, isDurable: Bool) -> Self {
        var limits = self
        limits.maximumRequestSize = batch.maximumRequestSize
        limits.maximumRequests = batch.maximumRequests
        if isDurable {
            // A later process finds these requests by their byte ranges, and sends nothing again.
            limits.isPaced = false
            limits.minimumConcurrentSize = .max
        }
        let pauses = max(deadline.timeIntervalSinceNow, 0) / max(maximumBackoff / .seconds(1), 1)
        limits.maximumAttempts = max(maximumAttempts, Int(min(pauses, 1e6)))
        return limits
    }
}

/// The requests with content that the system sends even after the process exits.
struct DurableBatchChunks: Sendable {
    private let batch: any DurableBatch
    private let routes: FilesRoutes
    /// The requests of earlier processes.
    private let unclaimed: Locked<[String: BackgroundTransfer]>

    /// - Parameters:
    ///   - batch: The batch.
    ///   - routes: The routes of the background session.
    init(_ batch: any DurableBatch, _ routes: FilesRoutes) async throws {
        self.batch = batch
        self.routes = routes
        unclaimed = Locked(try await batch.parts())
    }

    /// Returns the request of a chunk: either that of an earlier process, or a new one from `make`.
    func request<ASerial, RSerial, ESerial>(
        _ key: String, _ route: Route<ASerial, RSerial, ESerial>,
        _ make: (any DropboxTransportClient) -> UploadRequest<RSerial, ESerial>
    ) -> UploadRequest<RSerial, ESerial> {
        if let part = unclaimed.withLock({ $0.removeValue(forKey: key) }), part.route == route.descriptor.path {
            return part.upload(route)
        }
        let request = make(routes.client)
        batch.addPart(request, key: key)
        return request
    }
}
