import DropboxCore
import DropboxFiles
import Foundation

/// Is called while a transfer moves content, with how far it has come in bytes.
public typealias ProgressBlock = @Sendable (Progress) -> Void

/// Is called once at the end of a batch upload. Every file is in exactly one of the two dictionaries:
/// - the first holds what the server said of a file: its metadata, or why it refused it. It is `nil` where the batch
///   ended before the server had said anything of any file;
/// - the third holds why a file did not come so far that the server could say anything.
///
/// In between stands why a commit failed as a whole or why the batch ended early; `nil` where neither happened.
public typealias BatchUploadResponseBlock =
    @Sendable (
        [URL: Files.UploadSessionFinishBatchResultEntry]?, BatchUploadError?, [URL: BatchUploadError]
    ) -> Void

/// A batch upload under way. It runs on when nobody holds it.
///
/// On a client with a background session it also outlives the process: `DropboxClient.getAllRequests` of a later one gives
/// it again, with its persisted string, and it goes on from there.
public final class BatchUploadTask: Sendable {
    typealias Run = RequestExecution<BatchUploadResult, Void>

    private let run: Run
    /// The files, as far as they are known before the upload begins.
    private let files: [URL]

    init(_ run: Run, _ files: [URL]) {
        self.run = run
        self.files = files
    }

    deinit {
        run.start()
    }

    /// Ends the upload and closes its connections. The completion is called all the same, with what was uploaded until
    /// then and with an error for every other file, whose `isCancellation` is true. Without effect at the end.
    ///
    /// Of a commit that was under way nobody knows whether the server still carries it out. No later process goes on with
    /// the upload.
    public func cancel() {
        run.cancel()
    }

    /// What was to be persisted with the upload, in this process or in an earlier one; see `Request.persistingString`.
    public var clientPersistedString: String? { run.terms.persistedString }

    /// The moment before which the upload does not begin.
    public var earliestBeginDate: Date? { run.terms.earliestBeginDate }

    /// Has `progressBlock` called with the bytes of all files together, on `queue`, by default the main queue.
    ///
    /// The count never goes back: a byte counts when it is sent for the first time. In a later process it begins with what
    /// earlier ones have sent.
    @discardableResult
    public func progress(queue: DispatchQueue? = nil, _ progressBlock: @escaping ProgressBlock) -> Self {
        run.progress.report(on: queue ?? .main, progressBlock)
        return self
    }

    /// Has `responseBlock` called on `queue`, by default the main queue, exactly once, with what became of each file; at once
    /// where the upload is over.
    @discardableResult
    public func response(queue: DispatchQueue? = nil, responseBlock: @escaping BatchUploadResponseBlock) -> Self {
        run.handle(on: queue ?? .main) { [files] result, error in
            let result = result ?? BatchUploadResult(files, error)
            responseBlock(result.entries, result.error, result.failed)
        }
        return self
    }

    /// Waits for the end. Cancelling the task that waits cancels the upload.
    public func result() async -> BatchUploadResult {
        switch await run.outcome() {
        case .success(let result): result
        case .failure(let error): BatchUploadResult(files, error)
        }
    }
}

extension BatchUploadResult {
    /// What becomes of files whose upload did not begin.
    fileprivate init(_ files: [URL], _ error: CallError<Void>?) {
        let error = error.map { BatchUploadError.clientError($0.mapped { ClientError.unexpectedState }) }
        self.init(
            outcomes: Dictionary(files.map { ($0, .failed(error ?? .unexpectedState)) }) { first, _ in first },
            error: error)
    }
}
