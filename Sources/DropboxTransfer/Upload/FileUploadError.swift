import DropboxCore
import DropboxFiles

/// Why `uploadFile` failed. The case tells how far it had come.
// Indirect, so that the error is one word: Swift 6.3 loses errors of many words that generic async functions throw.
public indirect enum FileUploadError: Error, Sendable {
    /// The content cannot be had: `UploadSourceError`, the error of the system, or that of the stream.
    case source(any Error)

    /// The request that was to send everything failed.
    case uploadError(CallError<Files.UploadError>)

    /// The upload session could not be started.
    case startError(CallError<Files.UploadSessionStartError>)

    /// A chunk could not be sent.
    case appendError(CallError<Files.UploadSessionAppendError>)

    /// Everything was sent, but the server does not make it a file: because of a conflict, or of the path.
    case finishError(CallError<Files.UploadSessionFinishError>)

    /// The destination could not be looked at.
    case verificationFailed(any Error)

    /// Nobody knows whether the content became a file: the answer was lost for the reason given, and the content was not
    /// found at its destination.
    case indeterminate(FileUploadError)

    /// The server made a file of other content than was sent. The metadata is that of the file.
    case contentHashMismatch(Files.FileMetadata)

    /// What the upload needs to go on after a restart cannot be kept: the error of the system.
    case journal(any Error)

    /// The upload was cancelled.
    case cancelled

    /// The SDK contradicts itself; please report it.
    case unexpectedState
}

extension FileUploadError: CustomStringConvertible {
    /// The step that failed, and why.
    public var description: String {
        switch self {
        case .source(let error): "the content cannot be uploaded: \(message(for: error))"
        case .uploadError(let error): "upload: \(error)"
        case .startError(let error): "start of the upload: \(error)"
        case .appendError(let error): "upload: \(error)"
        case .finishError(let error): "commit: \(error)"
        case .verificationFailed(let error): "look at the destination: \(error)"
        case .indeterminate(let error):
            "it is uncertain whether the file was uploaded, look at its destination before you try again: \(error)"
        case .contentHashMismatch(let metadata):
            "\(metadata.pathDisplay ?? metadata.name) has other content than was sent: upload it again"
        case .journal(let error): "the state of the upload cannot be kept: \(message(for: error))"
        case .cancelled: "the upload was cancelled"
        case .unexpectedState: "the SDK contradicts itself; please report it"
        }
    }

    /// Whether the upload was cancelled.
    public var isCancellation: Bool {
        switch self {
        case .cancelled: true
        case .source(let error): error is CancellationError
        case .uploadError(let error): error.isCancellation
        case .startError(let error): error.isCancellation
        case .appendError(let error): error.isCancellation
        case .finishError(let error): error.isCancellation
        case .indeterminate(let error): error.isCancellation
        case .verificationFailed, .contentHashMismatch, .journal, .unexpectedState: false
        }
    }
}
