import DropboxCore
import DropboxHTTP
import Foundation
import SwiftyDropbox

extension CommandError {
    /// Returns the message of an error for the user, who already knows the path.
    ///
    /// Frequent errors have their own messages. All other errors use the message of the SDK.
    static func userMessage(for error: any Error) -> String {
        switch error {
        case let error as CallError<Files.GetMetadataError>:
            if case .path(let reason)? = error.routeError, let message = reason.userMessage { return message }
        case let error as CallError<Files.ListFolderError>:
            if case .path(let reason)? = error.routeError, let message = reason.userMessage { return message }
        case FileDownloadError.call(let error):
            if case .path(let reason)? = error.routeError, let message = reason.userMessage { return message }
            if case .clientError(.fileAccessError(let error)) = error { return Self.userMessage(for: error) }
        case FilesAccessError.errorMovingFromTempLocationDestinationCollision(let path):
            return "another file exists at \(path); use --overwrite to replace it"
        case FileUploadError.uploadError(let error):
            if case .path(let failure)? = error.routeError, let message = failure.reason.userMessage { return message }
        case FileUploadError.finishError(let error):
            if case .path(let reason)? = error.routeError, let message = reason.userMessage { return message }
        case FolderItemError.exists:
            return "another item exists at the destination; --overwrite replaces only files with files"
        case FolderItemError.rejected(.path(.conflict(.file))):
            return "the file changed in Dropbox during the upload; run the command again to compare it"
        case FolderItemError.rejected(.path(let reason)):
            if let message = reason.userMessage { return message }
        case FileUploadError.source(let error): return DropboxCore.message(for: error)
        default: break
        }
        return DropboxCore.message(for: error)
    }
}

extension ConnectionError {
    /// Returns the connection error that caused an error, if the server was never reached.
    static func unreachable(in error: any Error) -> ConnectionError? {
        switch error {
        case let error as ConnectionError: error.isServerUnreachable ? error : nil
        case let error as ClientError: error.connectionError.flatMap(unreachable)
        case let error as any ErrorWithCause: error.underlyingError.flatMap(unreachable)
        default: nil
        }
    }

    /// A message with the reason and a remedy.
    var recoverySuggestion: String {
        """
        cannot reach the server: \(underlyingError.underlyingMessage); check the network and the address of --host, or use --retry to keep \
        trying
        """
    }
}

/// An error that can have another error as its cause.
private protocol ErrorWithCause {
    var underlyingError: (any Error)? { get }
}

extension CallError: ErrorWithCause {
    fileprivate var underlyingError: (any Error)? { if case .clientError(let error) = self { error } else { nil } }
}

extension FileDownloadError: ErrorWithCause {
    fileprivate var underlyingError: (any Error)? { if case .call(let error) = self { error } else { nil } }
}

extension FileUploadError: ErrorWithCause {
    fileprivate var underlyingError: (any Error)? {
        switch self {
        case .uploadError(let error): error
        case .startError(let error): error
        case .appendError(let error): error
        case .finishError(let error): error
        default: nil
        }
    }
}

extension Files.LookupError {
    fileprivate var userMessage: String? {
        switch self {
        case .notFound: "no such file or folder in Dropbox"
        case .notFile: "it is a folder"
        case .notFolder: "it is a file"
        case .malformedPath: "the path is not valid"
        case .restrictedContent: "Dropbox blocked the content, possibly for legal reasons"
        default: nil
        }
    }
}

extension Files.WriteError {
    fileprivate var userMessage: String? {
        switch self {
        case .conflict(.folder):
            "a folder with this name exists; to put it there, write a slash after the path, or choose another name"
        case .conflict(.fileAncestor): "a parent folder in this path is a file; choose another path"
        case .conflict: "another file exists; use --overwrite to replace it, or --autorename to choose another name"
        case .malformedPath: "the path is not valid; names cannot contain slashes or backslashes"
        case .disallowedName: "Dropbox does not allow this name; choose another name"
        case .noWritePermission: "the account has no write permission"
        case .insufficientSpace: "the Dropbox account is out of space"
        default: nil
        }
    }
}
