import CDropboxBridge
import DropboxCore
import DropboxDatastore
import DropboxSync
import DropboxSyncBridge
import DropboxTransfer

/// Returns the result of `body`, or stores its error and returns `nil`.
func datastoreResult<Success>(
    _ error: ErrorAddress?, _ body: () throws(DatastoreError) -> Success?
) -> Success? {
    result(error) { () throws(SyncError) in
        do throws(DatastoreError) {
            return try body()
        } catch {
            throw SyncError(error)
        }
    }
}

/// Runs `body`. Returns `false` and stores the error if it fails.
func datastoreSucceeds(_ error: ErrorAddress?, _ body: () throws(DatastoreError) -> Void) -> Bool {
    datastoreResult(error) { () throws(DatastoreError) -> Bool in
        try body()
        return true
    } ?? false
}

/// Runs an async operation and waits for it, blocking the thread.
func blockingForDatastore<Success: Sendable>(
    _ body: @escaping @Sendable () async throws(DatastoreError) -> Success
) throws(SyncError) -> Success {
    try blocking { () throws(SyncError) in
        do throws(DatastoreError) {
            return try await body()
        } catch {
            throw SyncError(error)
        }
    }
}

extension SyncError {
    /// Converts an error of datastores.
    init(_ error: DatastoreError) {
        self.init(Self.code(of: error), error.message, underlyingError: error.underlyingError)
    }

    private static func code(of error: DatastoreError) -> Code {
        guard error.code == .folder, let cause = error.underlyingError else { return Code(error.code) }
        // The cause says more: no connection, a full Dropbox, or an account that isn't linked anymore.
        if let cause = cause as? FileDownloadError { return SyncError(downloading: cause).code }
        if let cause = cause as? FileUploadError { return SyncError(uploading: cause).code }
        return cause is any CallFailureDescription ? SyncError(callingAny: cause).code : .request
    }
}

extension SyncError.Code {
    /// The code with the same meaning.
    fileprivate init(_ code: DatastoreError.Code) {
        self =
            switch code {
            case .cache: .cache
            case .diskSpace: .diskSpace
            case .closed: .closed
            case .deleted: .deleted
            case .badType: .badType
            case .sizeLimit: .sizeLimit
            case .badIndex: .badIndex
            case .illegalArgument: .illegalArgument
            case .alreadyOpen: .alreadyOpen
            case .readOnly: .readOnly
            case .notFound: .notFound
            case .invalidFile: .response
            case .folder: .request
            case .cancelled: .cancelled
            }
    }
}

extension DropboxSyncBytes {
    /// Returns the text of a required argument.
    func datastoreText(_ name: String) throws(DatastoreError) -> String {
        do throws(SyncError) {
            return try requiredText(name)
        } catch {
            throw DatastoreError(.illegalArgument, error.message)
        }
    }
}
