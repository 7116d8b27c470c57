// Initializers of earlier API versions, for types to which Dropbox has added fields. The new fields are set to `other`.

extension TeamPolicies.TeamMemberPolicies {
    /// Creates policies without the field `topLevelContentPolicy`, which was added later.
    @available(*, deprecated, message: "Specify `topLevelContentPolicy`.")
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
    /// Creates policies without the fields for passwords, expiration, and permissions of links, which were added later.
    @available(*, deprecated, message: "Specify the policies for links.")
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
    /// Creates a team without the field `topLevelContentPolicy`, which was added later.
    @available(*, deprecated, message: "Specify `topLevelContentPolicy`.")
    public convenience init(
        id: String, name: String, sharingPolicies: TeamPolicies.TeamSharingPolicies,
        officeAddinPolicy: TeamPolicies.OfficeAddInPolicy
    ) {
        self.init(
            id: id, name: name, sharingPolicies: sharingPolicies, officeAddinPolicy: officeAddinPolicy,
            topLevelContentPolicy: .other)
    }
}
