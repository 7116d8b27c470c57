import CDropboxBridge
import DropboxSync

/// The address for the error of a C function.
package typealias ErrorAddress = UnsafeMutablePointer<OpaquePointer?>

/// Returns the result of `body`, or stores its error and returns `nil`.
package func result<Success>(_ error: ErrorAddress?, _ body: () throws(SyncError) -> Success?) -> Success? {
    error?.pointee = nil
    do throws(SyncError) {
        return try body()
    } catch let failure {
        error?.pointee = makeReference(failure)
        return nil
    }
}

/// Runs `body`. Returns `false` and stores the error if it fails.
package func succeeds(_ error: ErrorAddress?, _ body: () throws(SyncError) -> Void) -> Bool {
    result(error) { () throws(SyncError) -> Bool in
        try body()
        return true
    } ?? false
}

/// Returns a reference to an error.
package func makeReference(_ error: SyncError) -> OpaquePointer { makeReference(Reference(error)) }

/// Returns the code of an error.
@c @implementation
public func dropboxSyncErrorGetCode(_ error: OpaquePointer) -> DropboxSyncErrorCode {
    error.object(as: Reference<SyncError>.self).value.code.number
}

/// Returns whether an error is a mistake in the program or a failure of the SDK.
@c @implementation
public func dropboxSyncErrorIsFatal(_ error: OpaquePointer) -> Bool {
    error.object(as: Reference<SyncError>.self).value.isFatal
}

/// Returns what happened and where.
@c @implementation
public func dropboxSyncErrorCopyMessage(_ error: OpaquePointer) -> DropboxSyncBuffer {
    let error = error.object(as: Reference<SyncError>.self).value
    return DropboxSyncBuffer(error.path.map { "\($0): \(error.message)" } ?? error.message)
}

/// Returns the description of the underlying error.
@c @implementation
public func dropboxSyncErrorCopyReason(_ error: OpaquePointer) -> DropboxSyncBuffer {
    error.object(as: Reference<SyncError>.self).value.underlyingError.map { DropboxSyncBuffer("\($0)") } ?? .none
}

extension SyncError {
    /// Returns the error of a required argument without a value.
    package static func missingArgument(_ name: String) -> SyncError {
        SyncError(.illegalArgument, "the argument \(name) must not be nil")
    }

    /// Returns the error of an argument that isn't UTF-8.
    static func invalidText(_ name: String) -> SyncError {
        SyncError(.illegalArgument, "the argument \(name) is not valid text")
    }
}

extension SyncError.Code {
    /// The number of the code in the C interface.
    var number: DropboxSyncErrorCode {
        switch self {
        case .internal: DropboxSyncErrorInternal
        case .cache: DropboxSyncErrorCache
        case .shutdown: DropboxSyncErrorShutdown
        case .closed: DropboxSyncErrorClosed
        case .deleted: DropboxSyncErrorDeleted
        case .badType: DropboxSyncErrorBadType
        case .sizeLimit: DropboxSyncErrorSizeLimit
        case .badIndex: DropboxSyncErrorBadIndex
        case .illegalArgument: DropboxSyncErrorIllegalArgument
        case .badKey: DropboxSyncErrorBadKey
        case .badState: DropboxSyncErrorBadState
        case .memory: DropboxSyncErrorMemory
        case .system: DropboxSyncErrorSystem
        case .notCached: DropboxSyncErrorNotCached
        case .invalidOperation: DropboxSyncErrorInvalidOperation
        case .notFound: DropboxSyncErrorNotFound
        case .exists: DropboxSyncErrorExists
        case .alreadyOpen: DropboxSyncErrorAlreadyOpen
        case .parent: DropboxSyncErrorParent
        case .diskSpace: DropboxSyncErrorDiskSpace
        case .disallowed: DropboxSyncErrorDisallowed
        case .fileIO: DropboxSyncErrorFileIO
        case .cancelled: DropboxSyncErrorCancelled
        case .readOnly: DropboxSyncErrorReadOnly
        case .network: DropboxSyncErrorNetwork
        case .timeout: DropboxSyncErrorTimeout
        case .noConnection: DropboxSyncErrorNoConnection
        case .ssl: DropboxSyncErrorSSL
        case .server: DropboxSyncErrorServer
        case .auth: DropboxSyncErrorAuth
        case .quota: DropboxSyncErrorQuota
        case .request: DropboxSyncErrorRequest
        case .response: DropboxSyncErrorResponse
        case .retryLater: DropboxSyncErrorRetryLater
        case .noThumbnail: DropboxSyncErrorNoThumbnail
        }
    }
}
