import DropboxCore
import DropboxFiles
import Foundation

/// An error of `uploadFile`. The case indicates the step that failed.
/// Indirect, to make the error one word: Swift 6.3 loses larger errors that generic async functions throw.
public indirect enum FileUploadError: Error, Sendable {
    /// The content can't be read. The error is an `UploadSourceError`, a system error, or the error of the stream.
    case source(any Error)

    /// The request that sends the entire content failed.
    case uploadError(CallError<Files.UploadError>)

    /// The upload session can't be started.
    case startError(CallError<Files.UploadSessionStartError>)

    /// A chunk can't be sent.
    case appendError(CallError<Files.UploadSessionAppendError>)

    /// The content was sent, but the server didn't commit it, for example because of a conflict or an invalid path.
    case finishError(CallError<Files.UploadSessionFinishError>)

    /// The destination can't be checked.
    case verificationFailed(any Error)

    /// The outcome is indeterminate: the response was lost because of the associated error, and the content was not
    /// found at its destination.
    case indeterminate(FileUploadError)

    /// The content of the committed file differs from what was sent. The metadata is that of the file.
    case contentHashMismatch(Files.FileMetadata)

    /// The server answered with another file than the one that was sent, and the content was not found at its destination.
    /// The metadata is that of the other file.
    case unexpectedFile(Files.FileMetadata, requestedPath: String)

    /// The upload was canceled.
    case cancelled

    /// An internal error of the SDK. Please report it.
    case unexpectedState
}

extension FileUploadError: CustomStringConvertible {
    /// The step that failed, and the reason.
    public var description: String {
        switch self {
        case .source(let error): "can't upload the content: \(message(for: error))"
        case .uploadError(let error): "upload: \(error)"
        case .startError(let error): "start of the upload: \(error)"
        case .appendError(let error): "upload: \(error)"
        case .finishError(let error): "commit: \(error)"
        case .verificationFailed(let error): "can't check the destination: \(error)"
        case .indeterminate(let error):
            "the outcome of the upload is indeterminate: \(error); check the destination before you try again"
        case .contentHashMismatch(let metadata):
            "\(metadata.pathDisplay ?? metadata.name) differs from the sent content; upload it again"
        case .unexpectedFile(let metadata, let path):
            "the server reported \(metadata.pathDisplay ?? metadata.name) instead of the uploaded file \(path); "
                + "check the destination before you try again"
        case .cancelled: "the upload was canceled"
        case .unexpectedState: "internal error of the SDK; please report it"
        }
    }

    /// A Boolean value that indicates whether the upload was canceled.
    public var isCancellation: Bool {
        switch self {
        case .cancelled: true
        case .source(let error): error is CancellationError
        case .uploadError(let error): error.isCancellation
        case .startError(let error): error.isCancellation
        case .appendError(let error): error.isCancellation
        case .finishError(let error): error.isCancellation
        case .indeterminate(let error): error.isCancellation
        case .verificationFailed, .contentHashMismatch, .unexpectedFile, .unexpectedState: false
        }
    }

    /// Whether it's known that the upload has changed nothing, or what it has changed.
    package var isOutcomeKnown: Bool {
        switch self {
        case .indeterminate, .verificationFailed, .unexpectedFile, .cancelled: false
        case .source, .uploadError, .startError, .appendError, .finishError, .contentHashMismatch, .unexpectedState:
            !isCancellation
        }
    }
}

/// An error in the content to upload.
public enum UploadSourceError: Error, Sendable, Hashable {
    /// The URL doesn't refer to a regular file, but to a directory, a device, or a remote item.
    case notARegularFile(URL)

    /// The file was changed, replaced, or truncated during the upload. Dropbox contains nothing of it.
    case changed(URL)

    /// The file has more or fewer bytes than its size says, as files of `/proc` and of some network file systems do. Upload
    /// its content as data or as a stream.
    case wrongSize(URL)

    /// The content has the given number of bytes, which exceeds the limit of Dropbox.
    case tooLarge(Int64)

    /// The path of the file has the given number of bytes, more than the system can open.
    case pathTooLong(Int)
}

extension UploadSourceError: CustomStringConvertible {
    /// The problem, the file, and what to do.
    public var description: String {
        switch self {
        case .notARegularFile(let url): "\(url.isFileURL ? url.path : url.absoluteString) is not a regular file"
        case .changed(let url): "\(url.path) changed during the upload; upload it again when it is complete"
        case .wrongSize(let url):
            "\(url.path) has more or fewer bytes than its size says; read it into a file, or upload it as a stream"
        case .tooLarge(let size): "the file has \(size) bytes; Dropbox accepts at most 2,199,019,061,248"
        case .pathTooLong(let count):
            "the path of the file has \(count) bytes, more than the system can open; move its folder to a shorter path"
        }
    }
}
