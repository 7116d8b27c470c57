import DropboxCore
import DropboxFiles
import DropboxHTTP
import DropboxTransfer
import Foundation
import DropboxSQLite

extension SyncError {
    /// What an error from below means here.
    init(_ error: any Error, path: SyncPath? = nil) {
        switch error {
        case let error as SyncError: self = error.at(path)
        case is CancellationError: self.init(.cancelled, "the operation was cancelled", path: path, cause: error)
        case let error as SQLiteError:
            let code = Self.code(of: error)
            let message = code == .diskSpace ? "the disk is full" : "the cache failed"
            self.init(code, message, path: path, cause: error)
        case _ where Self.isOfFullDisk(error): self.init(.diskSpace, "the disk is full", path: path, cause: error)
        default: self.init(.system, "the system refused access to the app's own files", path: path, cause: error)
        }
    }

    private static func isOfFullDisk(_ error: any Error) -> Bool {
        switch error {
        case let error as POSIXError: error.code == .ENOSPC || error.code == .EDQUOT
        case let error as CocoaError: error.code == .fileWriteOutOfSpace || error.underlying.map(isOfFullDisk) == true
        case let error as FileError: error.isOfFullDisk
        default: false
        }
    }

    /// What an error of a call means here.
    ///
    /// - Parameter routeError: what an error of the route's own means; its code.
    init<RouteError>(
        calling error: CallError<RouteError>, path: SyncPath? = nil,
        _ routeError: (RouteError) -> Code = { _ in .request }
    ) {
        if case .clientError(.fileAccessError(let error)) = error {
            self.init(error, path: path)
            return
        }
        let code = Self.code(of: error, routeError)
        let message =
            switch code {
            case .noConnection: "there is no connection"
            case .quota: "the Dropbox is full"
            case .auth: "the account is not linked, or not any more"
            case .retryLater where error.pathRootError != nil: "the account has another root now"
            default: error.isTransient ? "it will be tried again" : "the call failed"
            }
        self.init(code, message, path: path, cause: error)
    }

    /// Why the folder of a filesystem cannot be had for oneself.
    init(lock refused: DirectoryLock.LockError) {
        guard refused.isInUse else {
            self.init(.system, "the folder of the filesystem cannot be used", cause: refused)
            return
        }
        let message = """
            another filesystem, perhaps of another process, is open for this account; shut that down first, only read by a \
            FilesystemReader, or give this process an account manager with a folder of its own
            """
        self.init(.badState, message, cause: refused)
    }

    /// The database of a filesystem is damaged.
    init(damagedDatabase cause: any Error) {
        let message = """
            the database of the cache is damaged; open the filesystem again to rebuild it from the server and from the records of \
            unsent files
            """
        self.init(.cache, message, cause: cause)
    }

    /// An unsent content isn't what was written.
    init(quarantined damage: ContentDamage, path: SyncPath? = nil) {
        let what = damage.isMissing ? "is missing from the cache" : "was damaged in the cache"
        self.init(
            .cache, "the unsent content \(what), and is not sent: see quarantinedFiles", path: path, cause: damage)
    }

    /// What an error of a download means here.
    init(downloading error: any Error) {
        switch error {
        case FileDownloadError.call(let error):
            self.init(calling: error) { error in
                if case .path(let reason) = error { SyncError.Code(reason) } else { .request }
            }
        case FileDownloadError.contentHashMismatch:
            self.init(.response, "the content was damaged on the way", cause: error)
        case is FileDownloadError: self.init(.retryLater, "the download will be tried again", cause: error)
        default: self.init(error)
        }
    }

    private static func code(of error: SQLiteError) -> Code {
        if error.isOfFullDisk { return .diskSpace }
        return error.primaryCode == 7 ? .memory : .cache  // SQLITE_NOMEM
    }

    private static func code<RouteError>(
        of error: CallError<RouteError>, _ routeError: (RouteError) -> Code
    ) -> Code {
        switch error {
        case .routeError(let box, _, _, _): error.isTransient ? .retryLater : routeError(box.unboxed)
        case .internalServerError: .server
        case .badInputError: .request
        case .authError(let reason, _, _, _):
            if case .missingScope = reason { .disallowed } else { .auth }
        case .accessError: .disallowed
        case .rateLimitError: .retryLater
        case .httpError:
            if case .invalidRoot? = error.pathRootError { .retryLater } else { .server }
        case .serializationError: error.status == nil ? .illegalArgument : .response
        case .reconnectionError: .internal
        case .clientError(let error): code(of: error)
        }
    }

    private static func code(of error: ClientError) -> Code {
        switch error {
        case .oauthError(let error):
            (error as? AccessTokenError)?.reason.isInvalidGrantError == false ? .network : .auth
        case .urlSessionError(let error): (error as? ConnectionError).map(code) ?? .network
        case .fileAccessError(let error): SyncError(error).code
        case .requestObjectDeallocated, .unexpectedState: .internal
        case .other(let error): error is CancellationError ? .cancelled : .internal
        }
    }

    private static func code(of error: ConnectionError) -> Code {
        switch error.reason.kind {
        case .cancelled: .cancelled
        case .transportShutDown: .shutdown
        case .connectionFailed: .noConnection
        case .tls, .pinMismatch: .ssl
        case .timedOut: .timeout
        case .invalidRequest: .request
        case .invalidResponse, .bodyTooLarge: .response
        case .bodyFailed, .fileFailed: .system
        case .proxy, .connectionLost, .other: .network
        }
    }
}

extension SyncError.Code {
    init(_ error: Files.WriteError) {
        switch error {
        case .conflict: self = .exists
        case .noWritePermission, .teamFolder, .accessRestricted: self = .disallowed
        case .insufficientSpace: self = .quota
        case .disallowedName, .malformedPath: self = .illegalArgument
        case .tooManyWriteOperations: self = .retryLater
        default: self = .request
        }
    }

    init(_ error: Files.LookupError) {
        switch error {
        case .notFound: self = .notFound
        case .notFile, .notFolder: self = .invalidOperation
        case .malformedPath: self = .illegalArgument
        case .restrictedContent: self = .disallowed
        case .locked: self = .readOnly
        default: self = .request
        }
    }
}

extension SQLiteError {
    /// Whether the file is no sound database.
    var isOfDamage: Bool { primaryCode == Self.corrupt || primaryCode == 26 }  // SQLITE_NOTADB

    /// The file is a sound database, and a value in it can't be.
    static func impossibleValue(_ message: String) -> SQLiteError { SQLiteError(code: corrupt, message: message) }

    private static var corrupt: Int32 { 11 }  // SQLITE_CORRUPT
}
