import DropboxHTTP
import DropboxCore
import Foundation
import SwiftyDropbox

extension CommandError {
    /// What the errors that people meet most say to somebody at a terminal, who knows which path it is about; the others say
    /// what the SDK does.
    static func words(for error: any Error) -> String {
        switch error {
        case let error as CallError<Files.GetMetadataError>:
            if case .path(let reason)? = error.routeError, let words = reason.inWords { return words }
        case let error as CallError<Files.ListFolderError>:
            if case .path(let reason)? = error.routeError, let words = reason.inWords { return words }
        case FileDownloadError.call(let error):
            if case .path(let reason)? = error.routeError, let words = reason.inWords { return words }
            if case .clientError(.fileAccessError(let error)) = error { return Self.words(for: error) }
        case FilesAccessError.errorMovingFromTempLocationDestinationCollision(let path):
            return "there is another file at \(path); --overwrite replaces it"
        case FileUploadError.uploadError(let error):
            if case .path(let failure)? = error.routeError, let words = failure.reason.inWords { return words }
        case FileUploadError.finishError(let error):
            if case .path(let reason)? = error.routeError, let words = reason.inWords { return words }
        case FolderItemError.exists:
            return "something else is there already; --overwrite replaces files by files, and nothing else"
        case FolderItemError.rejected(.path(let reason)):
            if let words = reason.inWords { return words }
        case FileUploadError.source(let error): return DropboxCore.message(for: error)
        default: break
        }
        return DropboxCore.message(for: error)
    }
}

extension ConnectionError {
    /// The error, where it is what is at the bottom of another one: that there never was a connection to the server.
    static func unreachable(in error: any Error) -> ConnectionError? {
        switch error {
        case let error as ConnectionError: error.isServerUnreachable ? error : nil
        case let error as ClientError:
            if case .urlSessionError(let error) = error { unreachable(in: error) } else { nil }
        case let error as any BottomError: error.bottom.flatMap(unreachable)
        default: nil
        }
    }

    /// What happened, and what to do.
    var advice: String {
        """
        cannot reach the server: \(reason.detail); check the network, and the address where --host names one; --retry \
        keeps trying
        """
    }
}

/// An error that may be about another one.
private protocol BottomError {
    var bottom: (any Error)? { get }
}

extension CallError: BottomError {
    fileprivate var bottom: (any Error)? { if case .clientError(let error) = self { error } else { nil } }
}

extension FileDownloadError: BottomError {
    fileprivate var bottom: (any Error)? { if case .call(let error) = self { error } else { nil } }
}

extension FileUploadError: BottomError {
    fileprivate var bottom: (any Error)? {
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
    fileprivate var inWords: String? {
        switch self {
        case .notFound: "there is nothing of this name in Dropbox"
        case .notFile: "this is a folder"
        case .notFolder: "this is a file"
        case .malformedPath: "Dropbox knows no paths like this"
        case .restrictedContent: "Dropbox has blocked it, for legal reasons perhaps"
        default: nil
        }
    }
}

extension Files.WriteError {
    fileprivate var inWords: String? {
        switch self {
        case .conflict(.folder): "there is a folder of this name already"
        case .conflict: "there is another file already; --overwrite replaces it, --autorename takes another name"
        case .malformedPath: "Dropbox knows no paths like this"
        case .disallowedName: "Dropbox takes no file of this name"
        case .noWritePermission: "this account may not write there"
        case .insufficientSpace: "the Dropbox is full"
        default: nil
        }
    }
}
