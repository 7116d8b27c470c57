import Foundation

/// Why a call of the Sync API failed, or why something in the background does.
///
/// Nothing ends the program: what the documentation calls fatal is thrown like everything else, see `isFatal`.
public struct SyncError: Error, Sendable {
    /// The kinds of failure.
    public enum Code: String, Sendable, Hashable, CaseIterable {
        /// The SDK contradicts itself; please report it. Fatal.
        case `internal`
        /// The local cache cannot be read or written. Fatal.
        case cache
        /// The filesystem has been shut down. Fatal.
        case shutdown
        /// The file has been closed. Fatal.
        case closed
        /// The file has been deleted by a call on this device. Fatal.
        case deleted
        /// A value has another type. Fatal.
        case badType
        /// Something exceeds a fixed limit. The space of an account is another matter: `quota`. Fatal.
        case sizeLimit
        /// An index is beyond the end of a list. Fatal.
        case badIndex
        /// An argument makes no sense. Fatal.
        case illegalArgument
        /// A key is not in a table. Fatal.
        case badKey
        /// The object is not in a state for this call. Fatal.
        case badState
        /// There is not enough memory. Fatal.
        case memory
        /// The operating system refused something, such as access to the app's own files. Fatal.
        case system
        /// The content is not in the cache. Fatal.
        case notCached
        /// The operation makes no sense: a folder opened as a file, the root deleted.
        case invalidOperation
        /// There is no such file or folder.
        case notFound
        /// There is something at the target already.
        case exists
        /// The file is open already.
        case alreadyOpen
        /// A folder above does not exist, or is a file.
        case parent
        /// The disk of this device is full. The space of an account is another matter: `quota`.
        case diskSpace
        /// The app or the user is not allowed to do this.
        case disallowed
        /// A file outside of the cache cannot be read or moved.
        case fileIO
        /// The operation was cancelled.
        case cancelled
        /// The file or folder cannot be written.
        case readOnly
        /// The network failed.
        case network
        /// The network took too long.
        case timeout
        /// There is no connection.
        case noConnection
        /// The connection cannot be made secure. A wrong clock is a common reason.
        case ssl
        /// The server failed.
        case server
        /// The user has not linked this app, or has unlinked it.
        case auth
        /// The user's Dropbox is full.
        case quota
        /// The server does not accept the request.
        case request
        /// The server's answer makes no sense.
        case response
        /// The server wants the request to be repeated later.
        case retryLater
        /// There is no thumbnail.
        case noThumbnail
    }

    /// The kind of failure.
    public let code: Code

    /// The file or folder that it is about, where it is about one.
    public let path: SyncPath?

    /// The error that led to it, where there is one: `CallError<…>`, `SQLiteError`, an error of Foundation.
    public let cause: (any Error)?

    /// What happened, for people who read logs.
    public let message: String

    /// An error of these parts.
    public init(_ code: Code, _ message: String, path: SyncPath? = nil, cause: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.path = path
        self.cause = cause
    }

    /// Whether the documentation calls the code fatal: it tells of a mistake in the program or a failure of the SDK.
    public var isFatal: Bool {
        switch code {
        case .internal, .cache, .shutdown, .closed, .deleted, .badType, .sizeLimit, .badIndex, .illegalArgument,
            .badKey,
            .badState, .memory, .system, .notCached:
            true
        default: false
        }
    }

    func at(_ path: SyncPath?) -> SyncError {
        SyncError(code, message, path: self.path ?? path, cause: cause)
    }
}

extension SyncError: CustomStringConvertible, LocalizedError {
    /// Code, path, what happened, and the error that led to it.
    public var description: String {
        let place = path.map { " \($0)" } ?? ""
        let reason = cause.map { " (\($0))" } ?? ""
        return "\(code.rawValue)\(place): \(message)\(reason)"
    }

    /// `description`.
    public var errorDescription: String? { description }
}
