import Dispatch
import DropboxCore
import DropboxFiles
import Foundation

/// A closure that receives the progress of a transfer in bytes.
public typealias ProgressBlock = @Sendable (Progress) -> Void

/// A closure that runs once at the end of a batch upload. Every file is in exactly one of the two dictionaries.
///
/// - The first parameter contains the responses of the server per file: its metadata, or the reason for its rejection.
///   It is `nil` if the server responded for none of the files, for example because they could not be read.
/// - The third parameter contains the errors of files that failed before the server responded.
///
/// The second parameter is the error that made an entire commit fail or that stopped the batch. It is `nil` if neither
/// happened.
public typealias BatchUploadResponseBlock =
    @Sendable (
        [URL: Files.UploadSessionFinishBatchResultEntry]?, BatchUploadError?, [URL: BatchUploadError]
    ) -> Void

/// A batch upload in progress. It continues even if you don't keep a reference to it.
///
/// On a client with a background session, the upload also continues after the process exits. In a later process,
/// `DropboxClient.getAllRequests` returns it, with its persisted string.
public final class BatchUploadTask: Sendable {
    typealias Run = RequestExecution<BatchUploadResult, Void>

    private let execution: Run
    /// The files that are known before the upload starts.
    private let files: [URL]

    init(_ execution: Run, _ files: [URL]) {
        self.execution = execution
        self.files = files
    }

    deinit {
        execution.start()
    }

    /// Cancels the upload and closes its connections. The completion handler still runs. It receives the files that
    /// were uploaded before, and an error whose `isCancellation` is `true` for each other file. The method has no
    /// effect if the upload is finished.
    ///
    /// The server may still execute a commit that was in flight. No later process resumes the upload.
    public func cancel() {
        execution.cancel()
    }

    /// The string that this or an earlier process persisted with the upload. See `Request.persistingString`.
    public var clientPersistedString: String? { execution.options.persistedString }

    /// The ID of the batch in a background session, by which an app recognizes a result that is delivered again. See
    /// `Request.backgroundTransferID`.
    public var backgroundTransferID: String? { execution.options.transferID }

    /// The earliest time at which the upload starts.
    public var earliestBeginDate: Date? { execution.options.earliestBeginDate }

    /// Calls `progressBlock` with the number of bytes of all files together, on `queue` or the main queue by default.
    ///
    /// The number never decreases: a byte counts when it is first sent. In a later process, the number starts with the
    /// bytes that earlier processes sent.
    @discardableResult
    public func progress(queue: DispatchQueue? = nil, _ progressBlock: @escaping ProgressBlock) -> Self {
        execution.progress.addHandler(on: queue ?? DispatchQueue.main, progressBlock)
        return self
    }

    /// Calls `responseBlock` exactly once with the outcome of each file, on `queue` or the main queue by default. If
    /// the upload is finished, the call is immediate.
    @discardableResult
    public func response(queue: DispatchQueue? = nil, responseBlock: @escaping BatchUploadResponseBlock) -> Self {
        execution.handle(on: queue ?? .main) { [files] result, error in
            let result = result ?? BatchUploadResult(files, error)
            responseBlock(result.entries, result.error, result.failed)
        }
        return self
    }

    /// Waits for the end of the upload. Canceling the waiting task cancels the upload.
    public func result() async -> BatchUploadResult {
        switch await execution.outcome() {
        case .success(let result): result
        case .failure(let error): BatchUploadResult(files, error)
        }
    }
}

extension BatchUploadTask {
    /// Adds a handler that is called on `queue` while content is sent; see ``progress(queue:_:)``.
    package func progress(on queue: some HandlerQueue, _ handler: @escaping ProgressBlock) {
        execution.progress.addHandler(on: queue, handler)
    }

    /// Adds a handler that reports later whether the caller has handled the result. Until it calls `didDeliver`, the
    /// result of an upload in a background session stays persisted.
    package func response(
        on queue: some HandlerQueue,
        reportingDelivery handler:
            @escaping @Sendable (
                BatchUploadResult, _ didDeliver: @escaping @Sendable () -> Void
            ) -> Void
    ) {
        execution.handle(on: queue) { [files] result, error, didDeliver in
            handler(result ?? BatchUploadResult(files, error), didDeliver)
        }
    }
}

extension FilesRoutes {
    /// Creates an upload, which starts when it gets a handler.
    package func batchUploadTask(_ files: [URL: Files.CommitInfo]) -> BatchUploadTask {
        batchUploadTask(files, limits: BatchUploadOptions().limits(of: client))
    }
}

extension BatchUploadResult {
    /// Creates the result for files whose upload did not start.
    fileprivate init(_ files: [URL], _ error: CallError<Void>?) {
        let error = error.map { BatchUploadError.clientError($0.mapped { ClientError.unexpectedState }) }
        self.init(
            outcomes: Dictionary(files.map { ($0, .failed(error ?? .unexpectedState)) }) { first, _ in first },
            error: error)
    }
}
