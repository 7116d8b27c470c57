import DropboxCore
import DropboxFiles
import Foundation

/// Why a file of a batch upload, or the batch, failed. The case tells how far it had come.
public enum BatchUploadError: Error, Sendable {
    /// The first part of the file could not be sent.
    case startError(CallError<Files.UploadSessionStartError>)

    /// A further part of the file could not be sent.
    case appendError(CallError<Files.UploadSessionAppendError>)

    /// The file was sent, but the call that was to make it a file of the account failed as a whole. Where the answer to
    /// that call was lost, and the file was not found at its destination, it may be somewhere else all the same.
    case finishError(CallError<Void>)

    /// It went wrong on this side of the connection: the file cannot be read or has changed (`UploadSourceError`, or
    /// the error of the system), what is said of its commit breaks a rule (its path, for instance), or the upload was
    /// cancelled.
    case clientError(CallError<any Error>)
}

extension BatchUploadError: CustomStringConvertible {
    /// The step that failed, and why.
    public var description: String {
        switch self {
        case .startError(let error): "start of the upload: \(error)"
        case .appendError(let error): "upload: \(error)"
        case .finishError(let error): "commit: \(error)"
        case .clientError(let error): "\(error)"
        }
    }

    /// Whether the upload was cancelled before this file was done.
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
    /// An error of a file on this side.
    init(_ error: any Error) {
        self = .clientError(.clientError(.fileAccessError(error)))
    }

    static var cancelled: BatchUploadError { .clientError(.clientError(.other(CancellationError()))) }

    /// A process died before the answer to its commit had come.
    static var lostCommit: BatchUploadError {
        .finishError(.clientError(.other(LostCommit())))
    }

    static var unexpectedState: BatchUploadError { .clientError(.clientError(.unexpectedState)) }
}

/// Why nobody knows what became of a file.
private struct LostCommit: Error, CustomStringConvertible {
    let description = "the process that put the file into the account died before it had an answer"
}
