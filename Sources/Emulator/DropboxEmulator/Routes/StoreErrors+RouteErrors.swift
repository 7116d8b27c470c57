import DropboxFiles
import DropboxStone
import Foundation

// Conversions of the store's failures to the error unions of the API.

extension LookupError {
    var error: Files.LookupError {
        switch self {
        case .malformedPath: .malformedPath(nil)
        case .notFound: .notFound
        case .notFile: .notFile
        case .notFolder: .notFolder
        case .unsupportedContentType: .unsupportedContentType
        case .locked: .locked
        }
    }
}

extension WriteError {
    var error: Files.WriteError {
        switch self {
        case .malformedPath: .malformedPath(nil)
        case .disallowedName: .disallowedName
        case .conflict(.file): .conflict(.file)
        case .conflict(.folder): .conflict(.folder)
        case .conflict(.fileAncestor): .conflict(.fileAncestor)
        case .insufficientSpace: .insufficientSpace
        case .noWritePermission: .noWritePermission
        case .teamFolder: .teamFolder
        }
    }
}

extension DeleteError {
    var error: Files.DeleteError {
        switch self {
        case .lookup(let failure): .pathLookup(failure.error)
        case .write(let failure): .pathWrite(failure.error)
        }
    }
}

extension RelocationError {
    var error: Files.RelocationError {
        switch self {
        case .from(let failure): .fromLookup(failure.error)
        case .fromWrite(let failure): .fromWrite(failure.error)
        case .to(let failure): .to(failure.error)
        case .intoItself: .cantMoveFolderIntoItself
        case .nestedPaths: .duplicatedOrNestedPaths
        case .tooManyFiles: .tooManyFiles
        case .insufficientQuota: .insufficientQuota
        case .sharedFolderCopied: .cantCopySharedFolder
        case .sharedFolderMoved: .cantMoveSharedFolder
        case .sharedFolderNested: .cantNestSharedFolder
        case .ownershipTransferred: .cantTransferOwnership
        }
    }
}

extension UploadSessionError {
    var lookupError: Files.UploadSessionLookupError {
        switch self {
        case .notFound: .notFound
        case .incorrectOffset(let offset): .incorrectOffset(.init(correctOffset: offset))
        case .closed: .closed
        case .notClosed: .notClosed
        case .tooLarge: .tooLarge
        case .invalidOffset: .concurrentSessionInvalidOffset
        case .invalidDataSize: .concurrentSessionInvalidDataSize
        }
    }

    var appendError: Files.UploadSessionAppendError {
        switch self {
        case .notFound: .notFound
        case .incorrectOffset(let offset): .incorrectOffset(.init(correctOffset: offset))
        case .closed: .closed
        case .notClosed: .other
        case .tooLarge: .tooLarge
        case .invalidOffset: .concurrentSessionInvalidOffset
        case .invalidDataSize: .concurrentSessionInvalidDataSize
        }
    }

    var batchError: Files.UploadSessionAppendBatchEntryError {
        switch self {
        case .notFound: .notFound
        case .incorrectOffset(let offset): .incorrectOffset(.init(correctOffset: offset))
        case .closed: .closed
        case .notClosed: .other
        case .tooLarge: .tooLarge
        case .invalidOffset: .concurrentSessionInvalidOffset
        case .invalidDataSize: .concurrentSessionInvalidDataSize
        }
    }
}

extension UploadSessionCommitError {
    var error: Files.UploadSessionFinishError {
        switch self {
        case .lookup(let failure): .lookupFailed(failure.lookupError)
        case .write(let failure): .path(failure.error)
        case .concurrentNotClosed: .concurrentSessionNotClosed
        case .concurrentMissingData: .concurrentSessionMissingData
        case .concurrentDataNotAllowed: .concurrentSessionDataNotAllowed
        }
    }
}

/// Runs `body`, and converts a failure of the store to an error of the route.
///
/// - Parameters:
///   - error: Converts the failure.
///   - body: The operation.
/// - Throws: ``RouteRejection`` if `body` throws a failure of the given type. Other errors are rethrown.
func mappingFailure<Failure: Error, RouteError: Sendable, Result>(
    _ error: (Failure) throws -> RouteError, _ body: () throws -> Result
) throws -> Result {
    do {
        return try body()
    } catch let failure as Failure {
        throw RouteRejection(try error(failure))
    }
}

/// Converts a value of a union to a union that extends it.
func widened<Narrow, Wide>(_ error: Narrow) throws -> Wide {
    try StoneCoding.decode(Wide.self, from: try StoneCoding.encode(error))
}

extension PathReference {
    /// Parses the path of an existing item.
    static func forLookup(_ text: String) throws(LookupError) -> PathReference {
        do { return try PathReference(text) } catch { throw .malformedPath }
    }

    /// Parses the path of an item to write.
    static func forWriting(_ text: String) throws(WriteError) -> PathReference {
        do { return try PathReference(text) } catch { throw .malformedPath }
    }
}
