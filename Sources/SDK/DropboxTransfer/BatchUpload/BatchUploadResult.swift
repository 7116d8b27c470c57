import DropboxCore
import DropboxFiles
import Foundation

/// The outcomes of the files of a batch upload.
public struct BatchUploadResult: Sendable {
    /// The outcome of one file.
    public enum Outcome: Sendable {
        /// The file is in Dropbox. Its size and content hash were verified.
        case uploaded(Files.FileMetadata)

        /// The file was sent, but the server didn't commit it, for example because of a conflict or an invalid path.
        case rejected(Files.UploadSessionFinishError)

        /// The file couldn't be sent, or its outcome is indeterminate.
        case failed(BatchUploadError)
    }

    /// The outcome of each file, by its local URL. The dictionary contains every requested file. It is empty only if
    /// none was requested, or if ``error`` says why the files of an earlier process are unknown.
    public let outcomes: [URL: Outcome]

    /// The error that stopped the batch or made an entire commit fail, or `nil` if all failures concern individual
    /// files.
    public let error: BatchUploadError?

    /// Creates a result, for tests of an app.
    public init(outcomes: [URL: Outcome], error: BatchUploadError? = nil) {
        self.outcomes = outcomes
        self.error = error
    }

    /// A Boolean value that indicates whether every file is in Dropbox.
    public var isSuccess: Bool {
        uploaded.count == outcomes.count && !(outcomes.isEmpty && error != nil)
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

    /// The responses of the server per file, as in the completion handler of `batchUploadFiles`, or `nil` if the server
    /// has committed no file.
    var entries: [URL: Files.UploadSessionFinishBatchResultEntry]? {
        let entries = outcomes.compactMapValues { outcome -> Files.UploadSessionFinishBatchResultEntry? in
            switch outcome {
            case .uploaded(let metadata): .success(metadata)
            case .rejected(let error): .failure(error)
            case .failed: nil
            }
        }
        return entries.isEmpty && !outcomes.isEmpty ? nil : entries
    }
}

/// An error of a file of a batch upload, or of the batch. The case indicates the step that failed.
public enum BatchUploadError: Error, Sendable {
    /// The first part of the file couldn't be sent.
    case startError(CallError<Files.UploadSessionStartError>)

    /// Another part of the file couldn't be sent.
    case appendError(CallError<Files.UploadSessionAppendError>)

    /// The file was sent, but the commit request failed. If the response was lost, and the file was not found at its
    /// destination, the file can still exist elsewhere.
    case finishError(CallError<Void>)

    /// A client-side error: the file can't be read or has changed (`UploadSourceError`, or a system error), its commit
    /// information is invalid (for example, its path), or the upload was canceled.
    case clientError(CallError<any Error>)
}

extension BatchUploadError: CustomStringConvertible {
    /// The step that failed, and the reason.
    public var description: String {
        switch self {
        case .startError(let error): "start of the upload: \(error)"
        case .appendError(let error): "upload: \(error)"
        case .finishError(let error): "commit: \(error)"
        case .clientError(let error): "\(error)"
        }
    }

    /// A Boolean value that indicates whether the upload was canceled before this file was finished.
    public var isCancellation: Bool {
        switch self {
        case .startError(let error): error.isCancellation
        case .appendError(let error): error.isCancellation
        case .finishError(let error): error.isCancellation
        case .clientError(let error): error.isCancellation
        }
    }
}

extension BatchUploadError {
    /// Creates the equivalent of the error of a file.
    init(_ error: FileUploadError) {
        switch error {
        case .source(is CancellationError), .cancelled: self = .clientError(.clientError(.cancelled))
        case .source(let error): self = .clientError(.clientError(.fileAccessError(error)))
        case .startError(let error): self = .startError(error)
        case .appendError(let error): self = .appendError(error)
        // Invalid commit information isn't sent.
        case .finishError(.serializationError(let error)): self = .clientError(.serializationError(error))
        case .finishError(let error): self = .finishError(error.mapped { _ in })
        case .indeterminate(let error): self.init(error)
        case .uploadError, .verificationFailed, .contentHashMismatch, .unexpectedFile:
            self = .finishError(.clientError(.other(error)))
        case .unexpectedState: self = .clientError(.clientError(.unexpectedState))
        }
    }

    static var unexpectedState: BatchUploadError { .clientError(.clientError(.unexpectedState)) }
}

extension BatchUploadResult.Outcome {
    init(_ outcome: Result<Files.FileMetadata, FileUploadError>) {
        switch outcome {
        case .success(let metadata): self = .uploaded(metadata)
        case .failure(.contentHashMismatch): self = .rejected(.contentHashMismatch)
        case .failure(.finishError(let error)):
            self = error.routeError.map { .rejected($0) } ?? .failed(BatchUploadError(.finishError(error)))
        case .failure(let error): self = .failed(BatchUploadError(error))
        }
    }
}

/// An error that indicates that the server answered a request for several files with another number of results. Nothing
/// says to which files the results belong, and the same server would answer the next request in the same way.
package struct BatchAnswerError: Error, CustomStringConvertible {
    /// The number of results that the answer should have.
    let expected: Int
    /// The number of results that it has.
    let received: Int

    package var description: String {
        """
        the server answered a request for \(expected) files with \(received) results, so it's unknown what it did; check \
        the files on the server before you upload the others again, and report the answer to the operator of the server
        """
    }
}

/// The error of a file whose content isn't the expected one.
package struct UnexpectedContentError: Error, CustomStringConvertible {
    package let description = "the file has changed"
}
