/// Why something that is to be done to a member of a team is not done.
enum MemberFailure: Error, Sendable, Hashable {
    case notFound
    /// There is such a user, but not in this team.
    case notInTeam
    /// The team must keep an admin.
    case lastAdmin
    /// The member is not in the state that the deed needs.
    case wrongStatus
    case noLicenses
}

/// Why somebody is not invited to a team.
enum InvitationFailure: Error, Sendable, Hashable {
    case noLicenses
    case alreadyOnTeam
    case onAnotherTeam
    case duplicateExternalID
    case duplicatePersistentID
}

/// Why a member does not get another profile.
enum ProfileFailure: Error, Sendable, Hashable {
    case emailTaken
    case externalIDTaken
    case persistentIDTaken
}

/// Why a legal hold is not made or changed.
enum LegalHoldFailure: Error, Sendable, Hashable {
    case notFound
    /// It was released.
    case inactive
    case nameTaken
}

/// Why a group is not made or changed.
enum GroupFailure: Error, Sendable, Hashable {
    case notFound
    case alreadyDeleted
    /// Dropbox itself manages the group.
    case systemManaged
    case nameTaken
    case nameInvalid
    case externalIDTaken
}

/// Why nothing is done to a folder of a team.
enum TeamFolderFailure: Error, Sendable, Hashable {
    case notFound
    /// It is the root of the team, with which that cannot be done.
    case isRoot
    case wrongStatus(TeamFolder.Status)
    case nameTaken
    case nameInvalid
    case nameReserved
}
