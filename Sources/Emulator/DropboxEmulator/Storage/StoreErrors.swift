// The descriptions are parts of sentences, which follow a path and a colon.

/// A path that can't be resolved or used.
enum LookupError: Error, Sendable, Hashable, CustomStringConvertible {
    case malformedPath
    case notFound
    case notFile
    case notFolder
    /// The route doesn't support files of this type.
    case unsupportedContentType
    /// Another user has locked the file, or a file in the folder.
    case locked

    var description: String {
        switch self {
        case .malformedPath: "the path isn't valid"
        case .notFound: "there is no item at this path"
        case .notFile: "this is a folder, not a file"
        case .notFolder: "this is a file, not a folder"
        case .unsupportedContentType: "files of this type don't support the operation"
        case .locked: "another user has locked the file, or a file in the folder"
        }
    }
}

/// A failed write.
enum WriteError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The item that is in conflict with a write.
    enum ConflictingItem: Sendable, Hashable {
        case file
        case folder
        /// A parent of the path is a file.
        case fileAncestor
    }

    case malformedPath
    case disallowedName
    case conflict(ConflictingItem)
    case insufficientSpace
    case noWritePermission
    /// A team folder can't be moved or deleted like other folders.
    case teamFolder

    var description: String {
        switch self {
        case .malformedPath: "the path isn't valid"
        case .disallowedName: "the service doesn't store files with this name, such as those of desktop systems"
        case .conflict(.file): "there is a file at this path"
        case .conflict(.folder): "there is a folder at this path"
        case .conflict(.fileAncestor): "a folder of the path is a file, so it can't contain anything"
        case .insufficientSpace: "the account has no space left; raise its quota"
        case .noWritePermission: "the account may not change this folder"
        case .teamFolder: "this is a team folder; rename or archive it with the routes in team/team_folder"
        }
    }
}

/// A failed deletion.
enum DeleteError: Error, Sendable, Hashable, CustomStringConvertible {
    case lookup(LookupError)
    case write(WriteError)

    var description: String {
        switch self {
        case .lookup(let failure): failure.description
        case .write(let failure): failure.description
        }
    }
}

/// A failed move or copy.
enum RelocationError: Error, Sendable, Hashable {
    case from(LookupError)
    case fromWrite(WriteError)
    case to(WriteError)
    case intoItself
    case nestedPaths
    case tooManyFiles
    case insufficientQuota
    case sharedFolderCopied
    case sharedFolderMoved
    case sharedFolderNested
    case ownershipTransferred
}

/// A failed operation on an upload session.
enum UploadSessionError: Error, Sendable, Hashable {
    case notFound
    case incorrectOffset(UInt64)
    case closed
    case notClosed
    case tooLarge
    /// The offset in a concurrent session isn't a multiple of the block size.
    case invalidOffset
    /// The size of a chunk in a concurrent session isn't a multiple of the block size, and the chunk isn't the last
    /// one.
    case invalidDataSize
}

/// An upload session that can't be committed.
enum UploadSessionCommitError: Error, Sendable, Hashable {
    case lookup(UploadSessionError)
    case write(WriteError)
    case concurrentNotClosed
    case concurrentMissingData
    case concurrentDataNotAllowed
}

/// A listing that can't be continued.
enum CursorError: Error, Sendable, Hashable {
    /// The cursor doesn't belong to this account.
    case invalid
    /// The client must restart the listing.
    case reset
    case lookup(LookupError)
}

/// A failed request for the revisions of a file.
enum RevisionsError: Error, Sendable, Hashable {
    case lookup(LookupError)
    /// The revision doesn't belong to this path.
    case invalidBeforeRev
    case beforeRevNotSupported
}

/// A revision that can't be restored.
enum RestoreError: Error, Sendable, Hashable {
    case write(WriteError)
    case invalidRevision
}

/// A failed operation on a team member.
enum MemberError: Error, Sendable, Hashable {
    case notFound
    /// The user exists but isn't in this team.
    case notInTeam
    /// The team must have at least one admin.
    case lastAdmin
    /// The status of the member doesn't allow the operation.
    case wrongStatus
    case noLicenses
}

/// A user who can't be invited to a team.
enum InvitationError: Error, Sendable, Hashable {
    case noLicenses
    case alreadyOnTeam
    case onAnotherTeam
    case duplicateExternalID
    case duplicatePersistentID
}

/// An invalid change to a member's profile.
enum ProfileError: Error, Sendable, Hashable {
    case emailTaken
    case externalIDTaken
    case persistentIDTaken
}

/// A failed operation on a legal hold.
enum LegalHoldError: Error, Sendable, Hashable {
    case notFound
    /// The hold was released.
    case inactive
    case nameTaken
}

/// A failed operation on a group.
enum GroupError: Error, Sendable, Hashable {
    case notFound
    case alreadyDeleted
    /// Dropbox manages the group.
    case systemManaged
    case nameTaken
    case nameInvalid
    case externalIDTaken
}

/// A failed operation on a team folder.
enum TeamFolderOperationError: Error, Sendable, Hashable {
    case notFound
    /// The namespace is the root of the team, which doesn't support the operation.
    case isRoot
    case wrongStatus(TeamFolder.Status)
    case nameTaken
    case nameInvalid
    case nameReserved
}
