import DropboxFiles
import Foundation

/// What became of the files of a batch upload.
public struct BatchUploadResult: Sendable {
    /// What became of one file.
    public enum Outcome: Sendable {
        /// It is in Dropbox, size and content hash compared.
        case uploaded(Files.FileMetadata)

        /// It was sent, but the server does not make it a file: because of a conflict, or of the path.
        case rejected(Files.UploadSessionFinishError)

        /// It could not be sent, or nobody knows what became of it.
        case failed(BatchUploadError)
    }

    /// What became of each file, by its local address. Every file that was asked for is in it.
    public let outcomes: [URL: Outcome]

    /// Why the batch ended early, or why a commit failed as a whole; `nil` where each file was treated on its own.
    public let error: BatchUploadError?

    /// Makes a result, for tests of an app.
    public init(outcomes: [URL: Outcome], error: BatchUploadError? = nil) {
        self.outcomes = outcomes
        self.error = error
    }

    /// Whether every file is in Dropbox.
    public var isSuccess: Bool {
        uploaded.count == outcomes.count
    }

    /// The files that are in Dropbox.
    public var uploaded: [URL: Files.FileMetadata] {
        outcomes.compactMapValues { if case .uploaded(let metadata) = $0 { metadata } else { nil } }
    }

    /// The files that the server received but rejected at their destination.
    public var rejected: [URL: Files.UploadSessionFinishError] {
        outcomes.compactMapValues { if case .rejected(let error) = $0 { error } else { nil } }
    }

    /// The files that could not be uploaded.
    public var failed: [URL: BatchUploadError] {
        outcomes.compactMapValues { if case .failed(let error) = $0 { error } else { nil } }
    }

    /// What the server said of the files that it answered for, as the form with a closure has it.
    var entries: [URL: Files.UploadSessionFinishBatchResultEntry]? {
        let entries = outcomes.compactMapValues { outcome -> Files.UploadSessionFinishBatchResultEntry? in
            switch outcome {
            case .uploaded(let metadata): .success(metadata)
            case .rejected(let error): .failure(error)
            case .failed: nil
            }
        }
        return entries.isEmpty && error != nil ? nil : entries
    }
}
