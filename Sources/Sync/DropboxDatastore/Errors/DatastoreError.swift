import DropboxCore
import DropboxSQLite
import Foundation

/// An error of the datastores, thrown by a call or reported in a status.
public struct DatastoreError: Error, Sendable {
    /// The kinds of errors.
    public enum Code: String, Sendable, Hashable, CaseIterable {
        /// The local database can't be read or written.
        case cache
        /// The disk of this device is full.
        case diskSpace
        /// The datastore or its manager is closed.
        case closed
        /// The record was deleted, on this or another device.
        case deleted
        /// A value has another type, such as a list in a list.
        case badType
        /// A local change exceeds a limit; see ``DatastoreLimits``.
        case sizeLimit
        /// An index is beyond the end of a list.
        case badIndex
        /// An ID or an argument is invalid.
        case illegalArgument
        /// The datastore is already open.
        case alreadyOpen
        /// The account may only read the datastore, or isn't a member of its folder anymore.
        case readOnly
        /// The datastore doesn't exist on this device, or isn't shared.
        case notFound
        /// A file in the folder is damaged, incomplete, or not one of a datastore.
        case invalidFile
        /// The folder can't be reached or changed. The underlying error has the reason.
        case folder
        /// The operation was canceled.
        case cancelled
    }

    /// The kind of failure.
    public let code: Code

    /// A description of the error for logs.
    public let message: String

    /// The underlying error, if any: `CallError<…>`, `SQLiteError`, or an error of Foundation.
    public let underlyingError: (any Error)?

    /// Creates an error.
    public init(_ code: Code, _ message: String, underlyingError: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.underlyingError = underlyingError
    }
}

extension DatastoreError: CustomStringConvertible, LocalizedError {
    /// The code, the message, and the underlying error.
    public var description: String {
        "\(code.rawValue): \(message)\(underlyingError.map { " (\($0))" } ?? "")"
    }

    /// `description`.
    public var errorDescription: String? { description }
}

extension DatastoreError {
    /// Converts an error of a lower layer.
    init(_ error: any Error) {
        switch error {
        case let error as DatastoreError: self = error
        case is CancellationError: self.init(.cancelled, "the operation was canceled", underlyingError: error)
        case let error as SQLiteError where error.isOutOfSpace:
            self.init(.diskSpace, "the disk is full", underlyingError: error)
        case is SQLiteError: self.init(.cache, "the database failed", underlyingError: error)
        case is DecodingError, is EncodingError:
            self.init(.cache, "the database has invalid data", underlyingError: error)
        default: self.init(.folder, "the folder of the datastores can't be used", underlyingError: error)
        }
    }
}
