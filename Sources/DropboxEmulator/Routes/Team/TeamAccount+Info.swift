import DropboxAccount
import DropboxCore

extension TeamAccount {
    /// The team as its members' accounts show it.
    var fullTeam: Users.FullTeam {
        Users.FullTeam(
            id: id, name: name, sharingPolicies: sharingPolicies, officeAddinPolicy: .disabled,
            topLevelContentPolicy: .adminOnly)
    }

    /// What members may share with whom: everything.
    var sharingPolicies: TeamPolicies.TeamSharingPolicies {
        TeamPolicies.TeamSharingPolicies(
            sharedFolderMemberPolicy: .anyone, sharedFolderJoinPolicy: .fromAnyone,
            sharedLinkCreatePolicy: .defaultPublic, groupCreationPolicy: .adminsOnly,
            sharedFolderLinkRestrictionPolicy: .anyone, enforceLinkPasswordPolicy: .optional,
            defaultLinkExpirationDaysPolicy: .none, sharedLinkDefaultPermissionsPolicy: .default_)
    }
}
