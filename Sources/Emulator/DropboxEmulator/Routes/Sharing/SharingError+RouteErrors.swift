import DropboxSharing

// Conversions of shared-folder failures to the error unions of the API. Failures that can't occur in a route become
// `other`.

extension SharingError {
    /// The error of routes that only look up a folder.
    var accessError: Sharing.SharedFolderAccessError {
        switch self {
        case .access(.invalidID): .invalidId
        case .access(.notAMember): .notAMember
        case .access(.unmounted): .unmounted
        default: .other
        }
    }

    private var memberError: Sharing.SharedFolderMemberError {
        switch self {
        case .invalidMember: .invalidDropboxId
        case .notAMember: .notAMember
        default: .other
        }
    }

    var mountError: Sharing.MountFolderError {
        switch self {
        case .access: .accessError(accessError)
        case .alreadyMounted: .alreadyMounted
        case .insufficientQuota(let needed, let left):
            .insufficientQuota(
                .init(
                    spaceNeeded: UInt64(clamping: needed), spaceShortage: UInt64(clamping: needed - left),
                    spaceLeft: UInt64(clamping: left)))
        case .notMountable: .notMountable
        case .noPermission: .noPermission
        default: .other
        }
    }

    var unmountError: Sharing.UnmountFolderError {
        switch self {
        case .access: .accessError(accessError)
        case .notUnmountable: .notUnmountable
        case .noPermission: .noPermission
        default: .other
        }
    }

    var unshareError: Sharing.UnshareFolderError {
        switch self {
        case .access: .accessError(accessError)
        case .teamFolder: .teamFolder
        case .noPermission: .noPermission
        case .tooManyFiles: .tooManyFiles
        default: .other
        }
    }

    var policyError: Sharing.UpdateFolderPolicyError {
        switch self {
        case .access: .accessError(accessError)
        case .notOnTeam: .notOnTeam
        case .disallowedLinkPolicy: .disallowedSharedLinkPolicy
        case .noPermission: .noPermission
        case .teamFolder: .teamFolder
        default: .other
        }
    }

    var inheritanceError: Sharing.SetAccessInheritanceError {
        switch self {
        case .access: .accessError(accessError)
        case .noPermission: .noPermission
        default: .other
        }
    }

    var addMemberError: Sharing.AddFolderMemberError {
        switch self {
        case .access: .accessError(accessError)
        case .badMember(.invalidID(let id)): .badMember(.invalidDropboxId(id))
        case .badMember(.unknown): .badMember(.other)
        case .badMember(.invalidGroup): .badMember(.invalidGroup)
        case .badMember(.automaticGroup): .badMember(.automaticGroup)
        case .badMember(.deletedGroup): .badMember(.groupDeleted)
        case .badMember(.groupOfOtherTeam): .badMember(.groupNotOnTeam)
        case .outsideTeam: .cantShareOutsideTeam
        case .tooManyMembers(let limit): .tooManyMembers(UInt64(clamping: limit))
        case .insufficientPlan: .insufficientPlan
        case .teamFolder: .teamFolder
        case .noPermission: .noPermission
        default: .other
        }
    }

    var removeMemberError: Sharing.RemoveFolderMemberError {
        switch self {
        case .access: .accessError(accessError)
        case .invalidMember, .notAMember: .memberError(memberError)
        case .folderOwner: .folderOwner
        case .groupAccess: .groupAccess
        case .teamFolder: .teamFolder
        case .noPermission: .noPermission
        case .tooManyFiles: .tooManyFiles
        default: .other
        }
    }

    var updateMemberError: Sharing.UpdateFolderMemberError {
        switch self {
        case .access: .accessError(accessError)
        case .invalidMember, .notAMember: .memberError(memberError)
        case .groupAccess: .memberError(.noExplicitAccess(.init()))
        case .insufficientPlan: .insufficientPlan
        case .noPermission: .noPermission
        default: .other
        }
    }

    var transferError: Sharing.TransferFolderError {
        switch self {
        case .access: .accessError(accessError)
        case .invalidMember: .invalidDropboxId
        case .newOwnerNotAMember: .newOwnerNotAMember
        case .newOwnerUnmounted: .newOwnerUnmounted
        case .teamFolder: .teamFolder
        case .noPermission: .noPermission
        default: .other
        }
    }

    var relinquishError: Sharing.RelinquishFolderMembershipError {
        switch self {
        case .access: .accessError(accessError)
        case .folderOwner: .folderOwner
        case .mounted: .mounted
        case .groupAccess: .groupAccess
        case .teamFolder: .teamFolder
        case .noPermission: .noPermission
        default: .other
        }
    }

    var isAlreadyShared: Bool {
        if case .badPath(.alreadyShared) = self { true } else { false }
    }

    func shareError(_ actions: [Sharing.FolderAction]?, _ call: Call) throws -> Sharing.ShareFolderError {
        switch self {
        case .badPath(let problem): .badPath(try problem.error(actions, call))
        case .disallowedLinkPolicy: .disallowedSharedLinkPolicy
        case .noPermission: .noPermission
        default: .other
        }
    }
}

extension SharingError.BadPath {
    fileprivate func error(_ actions: [Sharing.FolderAction]?, _ call: Call) throws -> Sharing.SharePathError {
        switch self {
        case .isFile: .isFile
        case .insideSharedFolder: .insideSharedFolder
        case .containsSharedFolder: .containsSharedFolder
        case .containsAppFolder: .containsAppFolder
        case .containsTeamFolder: .containsTeamFolder
        case .isAppFolder: .isAppFolder
        case .insideAppFolder: .insideAppFolder
        case .alreadyShared(let folder): .alreadyShared(try folder.metadata(actions, call))
        case .invalidPath: .invalidPath
        case .isPackage: .isOsxPackage
        case .insidePackage: .insideOsxPackage
        }
    }
}
