import DropboxFiles
import Foundation
import DropboxStone

// The failures of the store as the unions of the API.

extension LookupFailure {
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

extension WriteFailure {
    var error: Files.WriteError {
        switch self {
        case .malformedPath: .malformedPath(nil)
        case .disallowedName: .disallowedName
        case .conflict(.file): .conflict(.file)
        case .conflict(.folder): .conflict(.folder)
        case .conflict(.fileAncestor): .conflict(.fileAncestor)
        case .insufficientSpace: .insufficientSpace
        case .noWritePermission: .noWritePermission
        }
    }
}

extension DeleteFailure {
    var error: Files.DeleteError {
        switch self {
        case .lookup(let failure): .pathLookup(failure.error)
        case .write(let failure): .pathWrite(failure.error)
        }
    }
}

extension RelocationFailure {
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

extension SessionFailure {
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

extension FinishFailure {
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

/// Runs `body`; a failure of the store becomes the error of a route.
func refusing<Failure: Error, RouteError: Sendable, Result>(
    _ error: (Failure) throws -> RouteError, _ body: () throws -> Result
) throws -> Result {
    do {
        return try body()
    } catch let failure as Failure {
        throw RouteRejection(try error(failure))
    }
}

/// The same member in a union that extends the one it comes from.
func widened<Narrow, Wide>(_ error: Narrow) throws -> Wide {
    try StoneCoding.decode(Wide.self, from: try StoneCoding.encode(error))
}

extension PathReference {
    /// A path that something is looked for at.
    static func lookup(_ text: String) throws(LookupFailure) -> PathReference {
        do { return try PathReference(text) } catch { throw .malformedPath }
    }

    /// A path that something is written to.
    static func write(_ text: String) throws(WriteFailure) -> PathReference {
        do { return try PathReference(text) } catch { throw .malformedPath }
    }
}
