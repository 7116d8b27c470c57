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
public final class BatchUploadTask: Sendable {
    private let task: Task<Void, Never>

    init(_ task: Task<Void, Never>) {
        self.task = task
    }

    /// Ends the upload and closes its connections. The completion is called all the same, with what was uploaded until
    /// then and with an error for every other file, whose `isCancellation` is true. Without effect at the end.
    ///
    /// Of a commit that was under way nobody knows whether the server still carries it out.
    public func cancel() {
        task.cancel()
    }
}
