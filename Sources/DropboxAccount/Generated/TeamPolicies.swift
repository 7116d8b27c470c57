// Generated from API/team_policies.json by `make generate`. Do not edit.

import StoneRuntime

/// What the admins of a team allow and forbid.
public enum TeamPolicies {
    /// The types and routes of `team_policies`, as facts.
    public static let _schema = StoneSchema(
        "team_policies",
        #"""
union CameraUploadsPolicyState open=other
 disabled
 enabled
 other
union ComputerBackupPolicyState open=other
 disabled
 enabled
 default
 other
union DefaultLinkExpirationDaysPolicy open=other
 none
 day_1
 day_3
 day_7
 day_30
 day_90
 day_180
 year_1
 other
union EmmState open=other
 disabled
 optional
 required
 other
union EnforceLinkPasswordPolicy open=other
 optional
 required
 other
union ExternalDriveBackupPolicyState open=other
 disabled
 enabled
 default
 other
union FileLockingPolicyState open=other
 disabled
 enabled
 other
union FileProviderMigrationPolicyState open=other
 disabled
 enabled
 default
 immediate
 other
union GroupCreation closed
 admins_and_members
 admins_only
union OfficeAddInPolicy open=other
 disabled
 enabled
 other
union PaperDefaultFolderPolicy open=other
 everyone_in_team
 invite_only
 other
union PaperDeploymentPolicy open=other
 full
 partial
 other
union PaperDesktopPolicy open=other
 disabled
 enabled
 other
union PaperEnabledPolicy open=other
 disabled
 enabled
 unspecified
 other
union PasswordControlMode open=other
 disabled
 enabled
 other
union PasswordStrengthPolicy open=other
 minimal_requirements
 moderate_password
 strong_password
 other
union RolloutMethod closed
 unlink_all
 unlink_most_inactive
 add_member_to_exceptions
union SharedFolderBlanketLinkRestrictionPolicy open=other
 members
 anyone
 other
union SharedFolderJoinPolicy open=other
 from_team_only
 from_anyone
 other
union SharedFolderMemberPolicy open=other
 team
 anyone
 team_and_approved
 other
union SharedLinkCreatePolicy open=other
 default_public
 default_team_only
 team_only
 default_no_one
 other
union SharedLinkDefaultPermissionsPolicy open=other
 default
 edit
 view
 other
union ShowcaseDownloadPolicy open=other
 disabled
 enabled
 other
union ShowcaseEnabledPolicy open=other
 disabled
 enabled
 other
union ShowcaseExternalSharingPolicy open=other
 disabled
 enabled
 other
union SmartSyncPolicy open=other
 local
 on_demand
 other
union SmarterSmartSyncPolicyState open=other
 disabled
 enabled
 other
union SsoPolicy open=other
 disabled
 optional
 required
 other
union SuggestMembersPolicy open=other
 disabled
 enabled
 other
struct TeamMemberPolicies
 sharing TeamSharingPolicies
 emm_state EmmState
 office_addin OfficeAddInPolicy
 suggest_members_policy SuggestMembersPolicy
 top_level_content_policy TopLevelContentPolicy
struct TeamSharingPolicies
 shared_folder_member_policy SharedFolderMemberPolicy
 shared_folder_join_policy SharedFolderJoinPolicy
 shared_link_create_policy SharedLinkCreatePolicy
 group_creation_policy GroupCreation
 shared_folder_link_restriction_policy SharedFolderBlanketLinkRestrictionPolicy
 enforce_link_password_policy EnforceLinkPasswordPolicy
 default_link_expiration_days_policy DefaultLinkExpirationDaysPolicy
 shared_link_default_permissions_policy SharedLinkDefaultPermissionsPolicy
union TopLevelContentPolicy open=other
 admin_only
 everyone
 other
union TwoStepVerificationPolicy open=other
 require_tfa_enable
 require_tfa_disable
 other
union TwoStepVerificationState open=other
 required
 optional
 disabled
 other
"""#
    )

    /// The type at `position` among those of the schema.
    @inline(never)
    public static func _type(_ position: Int) -> TypeRef { TypeRef(_schema, position) }
}
