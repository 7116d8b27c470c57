// What code for earlier versions of the API may still spell, where the service has since added a field. A field that is
// not given is `other`: unknown.

extension TeamPolicies.TeamMemberPolicies {
    /// Policies without the field `topLevelContentPolicy`, which was added later.
    @available(*, deprecated, message: "Say what the `topLevelContentPolicy` is.")
    public init(
        sharing: TeamPolicies.TeamSharingPolicies, emmState: TeamPolicies.EmmState,
        officeAddin: TeamPolicies.OfficeAddInPolicy, suggestMembersPolicy: TeamPolicies.SuggestMembersPolicy
    ) {
        self.init(
            sharing: sharing, emmState: emmState, officeAddin: officeAddin, suggestMembersPolicy: suggestMembersPolicy,
            topLevelContentPolicy: .other)
    }
}

extension TeamPolicies.TeamSharingPolicies {
    /// Policies without those for passwords, expiration and permissions of links, which were added later.
    @available(*, deprecated, message: "Say what the policies for links are.")
    public init(
        sharedFolderMemberPolicy: TeamPolicies.SharedFolderMemberPolicy,
        sharedFolderJoinPolicy: TeamPolicies.SharedFolderJoinPolicy,
        sharedLinkCreatePolicy: TeamPolicies.SharedLinkCreatePolicy, groupCreationPolicy: TeamPolicies.GroupCreation,
        sharedFolderLinkRestrictionPolicy: TeamPolicies.SharedFolderBlanketLinkRestrictionPolicy
    ) {
        self.init(
            sharedFolderMemberPolicy: sharedFolderMemberPolicy, sharedFolderJoinPolicy: sharedFolderJoinPolicy,
            sharedLinkCreatePolicy: sharedLinkCreatePolicy, groupCreationPolicy: groupCreationPolicy,
            sharedFolderLinkRestrictionPolicy: sharedFolderLinkRestrictionPolicy, enforceLinkPasswordPolicy: .other,
            defaultLinkExpirationDaysPolicy: .other, sharedLinkDefaultPermissionsPolicy: .other)
    }
}

extension Users.FullTeam {
    /// A team without the field `topLevelContentPolicy`, which was added later.
    @available(*, deprecated, message: "Say what the `topLevelContentPolicy` is.")
    public init(
        id: String, name: String, sharingPolicies: TeamPolicies.TeamSharingPolicies,
        officeAddinPolicy: TeamPolicies.OfficeAddInPolicy
    ) {
        self.init(
            id: id, name: name, sharingPolicies: sharingPolicies, officeAddinPolicy: officeAddinPolicy,
            topLevelContentPolicy: .other)
    }
}
