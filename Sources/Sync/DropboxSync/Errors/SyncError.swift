import DropboxCore
import DropboxFiles
import DropboxHTTP
import DropboxSQLite
import DropboxTransfer
import Foundation

/// An error of the Sync API, thrown by a call or reported by a background activity.
///
/// Errors never terminate the process: errors that the original documentation calls fatal are thrown like all others;
/// see `isFatal`.
public struct SyncError: Error, Sendable {
    /// The kinds of errors.
    public enum Code: String, Sendable, Hashable, CaseIterable {
        /// The SDK has an inconsistent state; report it as a bug. Fatal.
        case `internal`
        /// The local cache can't be read or written. Fatal.
        case cache
        /// The filesystem is shut down. Fatal.
        case shutdown
        /// The file is closed. Fatal.
        case closed
        /// The file was deleted by a call on this device. Fatal.
        case deleted
        /// A value has another type. Fatal.
        case badType
        /// Something exceeds a fixed limit. The space of an account is a separate code: `quota`. Fatal.
        case sizeLimit
        /// An index is beyond the end of a list. Fatal.
        case badIndex
        /// An argument is invalid. Fatal.
        case illegalArgument
        /// A key is not in a table. Fatal.
        case badKey
        /// The object is in the wrong state for this call. Fatal.
        case badState
        /// There is not enough memory. Fatal.
        case memory
        /// The operating system denied something, such as access to the app's own files. Fatal.
        case system
        /// The content isn't in the cache. Fatal.
        case notCached
        /// The operation is invalid, such as opening a folder as a file, or deleting the root.
        case invalidOperation
        /// The file or folder doesn't exist.
        case notFound
        /// An item exists at the target.
        case exists
        /// The file is already open.
        case alreadyOpen
        /// A parent folder doesn't exist, or is a file.
        case parent
        /// The disk of this device is full. The space of an account is a separate code: `quota`.
        case diskSpace
        /// The app or the user is not allowed to do this.
        case disallowed
        /// A file outside of the cache can't be read or moved.
        case fileIO
        /// The operation was canceled.
        case cancelled
        /// The file or folder can't be written.
        case readOnly
        /// The network failed.
        case network
        /// The network timed out.
        case timeout
        /// There is no connection.
        case noConnection
        /// The connection can't be made secure. A wrong clock is a common cause.
        case ssl
        /// The server failed.
        case server
        /// The user has not linked this app, or has unlinked it.
        case auth
        /// The user's Dropbox is full.
        case quota
        /// The server rejects the request.
        case request
        /// The response of the server is invalid.
        case response
        /// The server asks to repeat the request later.
        case retryLater
        /// The file has no thumbnail.
        case noThumbnail
    }

    /// The kind of failure.
    public let code: Code

    /// The file or folder that the error concerns, if any.
    public let path: SyncPath?

    /// The underlying error, if any: `CallError<…>`, `SQLiteError`, or an error of Foundation.
    public let underlyingError: (any Error)?

    /// A description of the error for logs.
    public let message: String

    /// Creates an error.
    public init(_ code: Code, _ message: String, path: SyncPath? = nil, underlyingError: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.path = path
        self.underlyingError = underlyingError
    }

    /// A Boolean value that indicates whether the original documentation calls the code fatal: it indicates a mistake
    /// in the program or a failure of the SDK.
    public var isFatal: Bool {
        switch code {
        case .internal, .cache, .shutdown, .closed, .deleted, .badType, .sizeLimit, .badIndex, .illegalArgument,
            .badKey, .badState, .memory, .system, .notCached:
            true
        case .invalidOperation, .notFound, .exists, .alreadyOpen, .parent, .diskSpace, .disallowed, .fileIO, .cancelled,
            .readOnly, .network, .timeout, .noConnection, .ssl, .server, .auth, .quota, .request, .response,
            .retryLater, .noThumbnail:
            false
        }
    }

    func withPath(_ path: SyncPath?) -> SyncError {
        SyncError(code, message, path: self.path ?? path, underlyingError: underlyingError)
    }
}

extension SyncError: CustomStringConvertible, LocalizedError {
    /// The code, the path, the message, and the underlying error.
    public var description: String {
        let location = path.map { " \($0)" } ?? ""
        let reason = underlyingError.map { " (\($0))" } ?? ""
        return "\(code.rawValue)\(location): \(message)\(reason)"
    }

    /// `description`.
    public var errorDescription: String? { description }
}

extension SyncError {
    /// Converts an error of a lower layer.
    package init(_ error: any Error, path: SyncPath? = nil) {
        switch error {
        case let error as SyncError: self = error.withPath(path)
        case is CancellationError:
            self.init(.cancelled, "the operation was canceled", path: path, underlyingError: error)
        case let error as SQLiteError:
            let code = Self.code(of: error)
            let message = code == .diskSpace ? "the disk is full" : "the cache failed"
            self.init(code, message, path: path, underlyingError: error)
        case _ where Self.isDiskFull(error):
            self.init(.diskSpace, "the disk is full", path: path, underlyingError: error)
        default:
            self.init(.system, "the system denied access to the app's own files", path: path, underlyingError: error)
        }
    }

    private static func isDiskFull(_ error: any Error) -> Bool {
        switch error {
        case let error as SystemError: error.isDiskFull
        case let error as POSIXError: error.code == .ENOSPC || error.code == .EDQUOT
        case let error as CocoaError: error.code == .fileWriteOutOfSpace || error.underlying.map(isDiskFull) == true
        case let error as FileError: error.isOutOfSpace
        default: false
        }
    }

    /// Converts an error of a request.
    ///
    /// - Parameter routeError: Returns the code of an error that is specific to the route.
    package init<RouteError>(
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
            case .noConnection: "no connection to the server"
            case .quota: "the Dropbox is full"
            case .auth: "the account is not linked"
            case .retryLater where error.pathRootError != nil: "the root of the account has changed"
            default: error.isTransient ? "the request failed, and will be retried" : "the request failed"
            }
        self.init(code, message, path: path, underlyingError: error)
    }

    /// Creates the error of a directory that can't be locked.
    init(lock lockError: DirectoryLock.LockError) {
        guard lockError.isInUse else {
            self.init(.system, "the directory of the filesystem cannot be locked", underlyingError: lockError)
            return
        }
        let message = """
            another filesystem, possibly of another process, is open for this account; shut it down first, use a \
            FilesystemReader to read, or create an account manager with a separate directory
            """
        self.init(.badState, message, underlyingError: lockError)
    }

    /// Creates the error of a damaged database.
    init(damagedDatabase cause: any Error) {
        let message = """
            the database of the cache is damaged; open the filesystem again to rebuild it from the server and from the \
            journal of unsent changes
            """
        self.init(.cache, message, underlyingError: cause)
    }

    /// Creates the error of a damaged unsent content.
    init(quarantined damage: ContentDamageError, path: SyncPath? = nil) {
        let condition = damage.isMissing ? "is missing from the cache" : "was damaged in the cache"
        self.init(
            .cache, "the unsent content \(condition) and is not sent; see quarantinedFiles", path: path,
            underlyingError: damage)
    }

    /// Converts an error of a download.
    package init(downloading error: any Error) {
        switch error {
        case FileDownloadError.call(let error) where error.contentMismatch != nil:
            self.init(.response, "the content was damaged during the download", underlyingError: error)
        case FileDownloadError.call(let error):
            self.init(calling: error) { error in
                if case .path(let reason) = error { SyncError.Code(reason) } else { .request }
            }
        case FileDownloadError.contentHashMismatch:
            self.init(.response, "the content was damaged during the download", underlyingError: error)
        case FileDownloadError.missingContentHash:
            self.init(.response, "the server reported no content hash, so the content can't be verified")
        case is FileDownloadError:
            self.init(.retryLater, "the download failed, and will be retried", underlyingError: error)
        default: self.init(error)
        }
    }

    private static func code(of error: SQLiteError) -> Code {
        if error.isOutOfSpace { return .diskSpace }
        return error.primaryCode == 7 ? .memory : .cache  // SQLITE_NOMEM
    }

    private static func code<RouteError>(
        of error: CallError<RouteError>, _ routeError: (RouteError) -> Code
    ) -> Code {
        switch error {
        case .routeError(let box, _, _, _): error.isTransient ? .retryLater : routeError(box.unboxed)
        case .internalServerError: .server
        // The server couldn't read the access token.
        case .badInputError: error.verdict == .clientWide ? .auth : .request
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
        case .urlSessionError: error.connectionError.map(code) ?? (error.isCancellation ? .cancelled : .network)
        case .fileAccessError(let error): SyncError(error).code
        case .requestObjectDeallocated, .unexpectedState: .internal
        case .other(let cause): error.isCancellation ? .cancelled : cause is BatchAnswerError ? .response : .internal
        }
    }

    private static func code(of error: ConnectionError) -> Code {
        switch error.underlyingError.kind {
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
    package init(_ error: Files.WriteError) {
        switch error {
        case .conflict(.fileAncestor): self = .parent
        case .conflict: self = .exists
        case .noWritePermission, .teamFolder, .accessRestricted: self = .disallowed
        case .insufficientSpace: self = .quota
        case .disallowedName, .malformedPath: self = .illegalArgument
        case .tooManyWriteOperations: self = .retryLater
        default: self = .request
        }
    }

    package init(_ error: Files.LookupError) {
        switch error {
        case .notFound: self = .notFound
        case .notFile, .notFolder: self = .invalidOperation
        case .malformedPath: self = .illegalArgument
        case .restrictedContent: self = .disallowed
        case .locked: self = .readOnly
        default: self = .request
        }
    }

    package init(_ error: Files.CreateFolderError) {
        self = if case .path(let reason) = error { Self(reason) } else { .request }
    }

    package init(_ error: Files.RelocationError) {
        switch error {
        case .fromLookup(let reason): self.init(reason)
        case .fromWrite(let reason), .to(let reason): self.init(reason)
        case .insufficientQuota: self = .quota
        default: self = .request
        }
    }

    package init(_ error: Files.DeleteError) {
        switch error {
        case .pathLookup(let reason): self.init(reason)
        case .pathWrite(let reason): self.init(reason)
        default: self = .request
        }
    }
}

extension SQLiteError {
    /// Whether the error indicates a damaged database.
    var isCorruption: Bool { primaryCode == Self.corrupt || primaryCode == 26 }  // SQLITE_NOTADB

    /// Creates an error for an impossible value in a valid database file.
    static func impossibleValue(_ message: String) -> SQLiteError { SQLiteError(code: corrupt, message: message) }

    private static var corrupt: Int32 { 11 }  // SQLITE_CORRUPT
}
