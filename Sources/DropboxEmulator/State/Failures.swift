/// Why something that a path names cannot be used.
enum LookupFailure: Error, Sendable, Hashable {
    case malformedPath
    case notFound
    case notFile
    case notFolder
    /// A file of a kind that the call cannot do anything with.
    case unsupportedContentType
    /// Somebody else has locked it, or a file in it.
    case locked
}

/// Why something cannot be written.
enum WriteFailure: Error, Sendable, Hashable {
    /// What is in the way.
    enum Obstacle: Sendable, Hashable {
        case file
        case folder
        /// One of the folders on the way is a file.
        case fileAncestor
    }

    case malformedPath
    case disallowedName
    case conflict(Obstacle)
    case insufficientSpace
    case noWritePermission
}

/// Why something cannot be deleted.
enum DeleteFailure: Error, Sendable, Hashable {
    case lookup(LookupFailure)
    case write(WriteFailure)
}

/// Why something cannot be moved or copied.
enum RelocationFailure: Error, Sendable, Hashable {
    case from(LookupFailure)
    case fromWrite(WriteFailure)
    case to(WriteFailure)
    case intoItself
    case nestedPaths
    case tooManyFiles
    case insufficientQuota
    case sharedFolderCopied
    case sharedFolderMoved
    case sharedFolderNested
    case ownershipTransferred
}

/// Why an upload session cannot go on.
enum SessionFailure: Error, Sendable, Hashable {
    case notFound
    case incorrectOffset(UInt64)
    case closed
    case notClosed
    case tooLarge
    /// Offsets of concurrent sessions are multiples of a block.
    case invalidOffset
    /// So are the sizes of their pieces, but for the last.
    case invalidDataSize
}

/// Why a finished upload session does not become a file.
enum FinishFailure: Error, Sendable, Hashable {
    case lookup(SessionFailure)
    case write(WriteFailure)
    case concurrentNotClosed
    case concurrentMissingData
    case concurrentDataNotAllowed
}

/// Why a listing cannot be continued.
enum CursorFailure: Error, Sendable, Hashable {
    /// Not a cursor of this account.
    case invalid
    /// The listing has to start over.
    case reset
    case lookup(LookupFailure)
}

/// Why the revisions of a file cannot be told.
enum RevisionsFailure: Error, Sendable, Hashable {
    case lookup(LookupFailure)
    /// Not a rev of this path.
    case invalidBeforeRev
    case beforeRevNotSupported
}

/// Why a revision cannot be brought back.
enum RestoreFailure: Error, Sendable, Hashable {
    case write(WriteFailure)
    case invalidRevision
}
