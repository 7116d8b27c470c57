// Generated from API/team.json by `make generate`. Do not edit.

import DropboxCore
import DropboxFiles
import StoneRuntime

extension Team {
    /// `team/devices/list_member_devices`
    @export(implementation)
    public static var devicesListMemberDevices: Route<Team.ListMemberDevicesArg, Team.ListMemberDevicesResult, Team.ListMemberDevicesError> {
        Route(_schema, 0)
    }
    /// `team/devices/list_members_devices`
    @export(implementation)
    public static var devicesListMembersDevices: Route<Team.ListMembersDevicesArg, Team.ListMembersDevicesResult, Team.ListMembersDevicesError> {
        Route(_schema, 1)
    }
    /// `team/devices/list_team_devices`
    @export(implementation)
    public static var devicesListTeamDevices: Route<Team.ListTeamDevicesArg, Team.ListTeamDevicesResult, Team.ListTeamDevicesError> {
        Route(_schema, 2)
    }
    /// `team/devices/revoke_device_session`
    @export(implementation)
    public static var devicesRevokeDeviceSession: Route<Team.RevokeDeviceSessionArg, Void, Team.RevokeDeviceSessionError> {
        Route(_schema, 3)
    }
    /// `team/devices/revoke_device_session_batch`
    @export(implementation)
    public static var devicesRevokeDeviceSessionBatch: Route<Team.RevokeDeviceSessionBatchArg, Team.RevokeDeviceSessionBatchResult, Team.RevokeDeviceSessionBatchError> {
        Route(_schema, 4)
    }
    /// `team/features/get_values`
    @export(implementation)
    public static var featuresGetValues: Route<Team.FeaturesGetValuesBatchArg, Team.FeaturesGetValuesBatchResult, Team.FeaturesGetValuesBatchError> {
        Route(_schema, 5)
    }
    /// `team/get_info`
    @export(implementation) public static var getInfo: Route<Void, Team.TeamGetInfoResult, Void> { Route(_schema, 6) }
    /// `team/groups/create`
    @export(implementation)
    public static var groupsCreate: Route<Team.GroupCreateArg, Team.GroupFullInfo, Team.GroupCreateError> {
        Route(_schema, 7)
    }
    /// `team/groups/delete`
    @export(implementation)
    public static var groupsDelete: Route<Team.GroupSelector, Async.LaunchEmptyResult, Team.GroupDeleteError> {
        Route(_schema, 8)
    }
    /// `team/groups/get_info`
    @export(implementation)
    public static var groupsGetInfo: Route<Team.GroupsSelector, [Team.GroupsGetInfoItem], Team.GroupsGetInfoError> {
        Route(_schema, 9)
    }
    /// `team/groups/job_status/get`
    @export(implementation)
    public static var groupsJobStatusGet: Route<Async.PollArg, Async.PollEmptyResult, Team.GroupsPollError> {
        Route(_schema, 10)
    }
    /// `team/groups/list`
    @export(implementation)
    public static var groupsList: Route<Team.GroupsListArg, Team.GroupsListResult, Void> {
        Route(_schema, 11)
    }
    /// `team/groups/list/continue`
    @export(implementation)
    public static var groupsListContinue: Route<Team.GroupsListContinueArg, Team.GroupsListResult, Team.GroupsListContinueError> {
        Route(_schema, 12)
    }
    /// `team/groups/members/add`
    @export(implementation)
    public static var groupsMembersAdd: Route<Team.GroupMembersAddArg, Team.GroupMembersChangeResult, Team.GroupMembersAddError> {
        Route(_schema, 13)
    }
    /// `team/groups/members/list`
    @export(implementation)
    public static var groupsMembersList: Route<Team.GroupsMembersListArg, Team.GroupsMembersListResult, Team.GroupSelectorError> {
        Route(_schema, 14)
    }
    /// `team/groups/members/list/continue`
    @export(implementation)
    public static var groupsMembersListContinue: Route<Team.GroupsMembersListContinueArg, Team.GroupsMembersListResult, Team.GroupsMembersListContinueError> {
        Route(_schema, 15)
    }
    /// `team/groups/members/remove`
    @export(implementation)
    public static var groupsMembersRemove: Route<Team.GroupMembersRemoveArg, Team.GroupMembersChangeResult, Team.GroupMembersRemoveError> {
        Route(_schema, 16)
    }
    /// `team/groups/members/set_access_type`
    @export(implementation)
    public static var groupsMembersSetAccessType: Route<Team.GroupMembersSetAccessTypeArg, [Team.GroupsGetInfoItem], Team.GroupMemberSetAccessTypeError> {
        Route(_schema, 17)
    }
    /// `team/groups/update`
    @export(implementation)
    public static var groupsUpdate: Route<Team.GroupUpdateArgs, Team.GroupFullInfo, Team.GroupUpdateError> {
        Route(_schema, 18)
    }
    /// `team/legal_holds/create_policy`
    @export(implementation)
    public static var legalHoldsCreatePolicy: Route<Team.LegalHoldsPolicyCreateArg, Team.LegalHoldPolicy, Team.LegalHoldsPolicyCreateError> {
        Route(_schema, 19)
    }
    /// `team/legal_holds/get_policy`
    @export(implementation)
    public static var legalHoldsGetPolicy: Route<Team.LegalHoldsGetPolicyArg, Team.LegalHoldPolicy, Team.LegalHoldsGetPolicyError> {
        Route(_schema, 20)
    }
    /// `team/legal_holds/list_held_revisions`
    @export(implementation)
    public static var legalHoldsListHeldRevisions: Route<Team.LegalHoldsListHeldRevisionsArg, Team.LegalHoldsListHeldRevisionResult, Team.LegalHoldsListHeldRevisionsError> {
        Route(_schema, 21)
    }
    /// `team/legal_holds/list_held_revisions_continue`
    @export(implementation)
    public static var legalHoldsListHeldRevisionsContinue: Route<Team.LegalHoldsListHeldRevisionsContinueArg, Team.LegalHoldsListHeldRevisionResult, Team.LegalHoldsListHeldRevisionsError> {
        Route(_schema, 22)
    }
    /// `team/legal_holds/list_policies`
    @export(implementation)
    public static var legalHoldsListPolicies: Route<Team.LegalHoldsListPoliciesArg, Team.LegalHoldsListPoliciesResult, Team.LegalHoldsListPoliciesError> {
        Route(_schema, 23)
    }
    /// `team/legal_holds/release_policy`
    @export(implementation)
    public static var legalHoldsReleasePolicy: Route<Team.LegalHoldsPolicyReleaseArg, Void, Team.LegalHoldsPolicyReleaseError> {
        Route(_schema, 24)
    }
    /// `team/legal_holds/update_policy`
    @export(implementation)
    public static var legalHoldsUpdatePolicy: Route<Team.LegalHoldsPolicyUpdateArg, Team.LegalHoldPolicy, Team.LegalHoldsPolicyUpdateError> {
        Route(_schema, 25)
    }
    /// `team/linked_apps/list_member_linked_apps`
    @export(implementation)
    public static var linkedAppsListMemberLinkedApps: Route<Team.ListMemberAppsArg, Team.ListMemberAppsResult, Team.ListMemberAppsError> {
        Route(_schema, 26)
    }
    /// `team/linked_apps/list_members_linked_apps`
    @export(implementation)
    public static var linkedAppsListMembersLinkedApps: Route<Team.ListMembersAppsArg, Team.ListMembersAppsResult, Team.ListMembersAppsError> {
        Route(_schema, 27)
    }
    /// `team/linked_apps/list_team_linked_apps`
    @export(implementation)
    public static var linkedAppsListTeamLinkedApps: Route<Team.ListTeamAppsArg, Team.ListTeamAppsResult, Team.ListTeamAppsError> {
        Route(_schema, 28)
    }
    /// `team/linked_apps/revoke_linked_app`
    @export(implementation)
    public static var linkedAppsRevokeLinkedApp: Route<Team.RevokeLinkedApiAppArg, Void, Team.RevokeLinkedAppError> {
        Route(_schema, 29)
    }
    /// `team/linked_apps/revoke_linked_app_batch`
    @export(implementation)
    public static var linkedAppsRevokeLinkedAppBatch: Route<Team.RevokeLinkedApiAppBatchArg, Team.RevokeLinkedAppBatchResult, Team.RevokeLinkedAppBatchError> {
        Route(_schema, 30)
    }
    /// `team/member_space_limits/excluded_users/add`
    @export(implementation)
    public static var memberSpaceLimitsExcludedUsersAdd: Route<Team.ExcludedUsersUpdateArg, Team.ExcludedUsersUpdateResult, Team.ExcludedUsersUpdateError> {
        Route(_schema, 31)
    }
    /// `team/member_space_limits/excluded_users/list`
    @export(implementation)
    public static var memberSpaceLimitsExcludedUsersList: Route<Team.ExcludedUsersListArg, Team.ExcludedUsersListResult, Team.ExcludedUsersListError> {
        Route(_schema, 32)
    }
    /// `team/member_space_limits/excluded_users/list/continue`
    @export(implementation)
    public static var memberSpaceLimitsExcludedUsersListContinue: Route<Team.ExcludedUsersListContinueArg, Team.ExcludedUsersListResult, Team.ExcludedUsersListContinueError> {
        Route(_schema, 33)
    }
    /// `team/member_space_limits/excluded_users/remove`
    @export(implementation)
    public static var memberSpaceLimitsExcludedUsersRemove: Route<Team.ExcludedUsersUpdateArg, Team.ExcludedUsersUpdateResult, Team.ExcludedUsersUpdateError> {
        Route(_schema, 34)
    }
    /// `team/member_space_limits/get_custom_quota`
    @export(implementation)
    public static var memberSpaceLimitsGetCustomQuota: Route<Team.CustomQuotaUsersArg, [Team.CustomQuotaResult], Team.CustomQuotaError> {
        Route(_schema, 35)
    }
    /// `team/member_space_limits/remove_custom_quota`
    @export(implementation)
    public static var memberSpaceLimitsRemoveCustomQuota: Route<Team.CustomQuotaUsersArg, [Team.RemoveCustomQuotaResult], Team.CustomQuotaError> {
        Route(_schema, 36)
    }
    /// `team/member_space_limits/set_custom_quota`
    @export(implementation)
    public static var memberSpaceLimitsSetCustomQuota: Route<Team.SetCustomQuotaArg, [Team.CustomQuotaResult], Team.SetCustomQuotaError> {
        Route(_schema, 37)
    }
    /// `team/members/add`
    @export(implementation)
    public static var membersAdd: Route<Team.MembersAddArg, Team.MembersAddLaunch, Void> {
        Route(_schema, 38)
    }
    /// `team/members/add_v2`
    @export(implementation)
    public static var membersAddV2: Route<Team.MembersAddV2Arg, Team.MembersAddLaunchV2Result, Void> {
        Route(_schema, 39)
    }
    /// `team/members/add/job_status/get`
    @export(implementation)
    public static var membersAddJobStatusGet: Route<Async.PollArg, Team.MembersAddJobStatus, Async.PollError> {
        Route(_schema, 40)
    }
    /// `team/members/add/job_status/get_v2`
    @export(implementation)
    public static var membersAddJobStatusGetV2: Route<Async.PollArg, Team.MembersAddJobStatusV2Result, Async.PollError> {
        Route(_schema, 41)
    }
    /// `team/members/bulk_suspend`
    @export(implementation)
    public static var membersBulkSuspend: Route<Team.BulkSuspendArg, Async.LaunchResultBase, Team.BulkSuspendError> {
        Route(_schema, 42)
    }
    /// `team/members/bulk_suspend/job_status/check`
    @export(implementation)
    public static var membersBulkSuspendJobStatusCheck: Route<Async.PollArg, Team.BulkSuspendJobStatus, Async.PollError> {
        Route(_schema, 43)
    }
    /// `team/members/delete_former_member_files`
    @export(implementation)
    public static var membersDeleteFormerMemberFiles: Route<Team.MembersFormerMemberArg, Void, Team.MembersDeleteFormerMemberFilesError> {
        Route(_schema, 44)
    }
    /// `team/members/delete_profile_photo`
    @export(implementation)
    public static var membersDeleteProfilePhoto: Route<Team.MembersDeleteProfilePhotoArg, Team.TeamMemberInfo, Team.MembersDeleteProfilePhotoError> {
        Route(_schema, 45)
    }
    /// `team/members/delete_profile_photo_v2`
    @export(implementation)
    public static var membersDeleteProfilePhotoV2: Route<Team.MembersDeleteProfilePhotoArg, Team.TeamMemberInfoV2Result, Team.MembersDeleteProfilePhotoError> {
        Route(_schema, 46)
    }
    /// `team/members/get_available_team_member_roles`
    @export(implementation)
    public static var membersGetAvailableTeamMemberRoles: Route<Void, Team.MembersGetAvailableTeamMemberRolesResult, Void> {
        Route(_schema, 47)
    }
    /// `team/members/get_info`
    @export(implementation)
    public static var membersGetInfo: Route<Team.MembersGetInfoArgs, [Team.MembersGetInfoItem], Team.MembersGetInfoError> {
        Route(_schema, 48)
    }
    /// `team/members/get_info_v2`
    @export(implementation)
    public static var membersGetInfoV2: Route<Team.MembersGetInfoV2Arg, Team.MembersGetInfoV2Result, Team.MembersGetInfoError> {
        Route(_schema, 49)
    }
    /// `team/members/list`
    @export(implementation)
    public static var membersList: Route<Team.MembersListArg, Team.MembersListResult, Team.MembersListError> {
        Route(_schema, 50)
    }
    /// `team/members/list_v2`
    @export(implementation)
    public static var membersListV2: Route<Team.MembersListArg, Team.MembersListV2Result, Team.MembersListError> {
        Route(_schema, 51)
    }
    /// `team/members/list/continue`
    @export(implementation)
    public static var membersListContinue: Route<Team.MembersListContinueArg, Team.MembersListResult, Team.MembersListContinueError> {
        Route(_schema, 52)
    }
    /// `team/members/list/continue_v2`
    @export(implementation)
    public static var membersListContinueV2: Route<Team.MembersListContinueArg, Team.MembersListV2Result, Team.MembersListContinueError> {
        Route(_schema, 53)
    }
    /// `team/members/move_former_member_files`
    @export(implementation)
    public static var membersMoveFormerMemberFiles: Route<Team.MembersDataTransferArg, Async.LaunchEmptyResult, Team.MembersTransferFormerMembersFilesError> {
        Route(_schema, 54)
    }
    /// `team/members/move_former_member_files/job_status/check`
    @export(implementation)
    public static var membersMoveFormerMemberFilesJobStatusCheck: Route<Async.PollArg, Async.PollEmptyResult, Async.PollError> {
        Route(_schema, 55)
    }
    /// `team/members/recover`
    @export(implementation)
    public static var membersRecover: Route<Team.MembersRecoverArg, Void, Team.MembersRecoverError> {
        Route(_schema, 56)
    }
    /// `team/members/remove`
    @export(implementation)
    public static var membersRemove: Route<Team.MembersRemoveArg, Async.LaunchEmptyResult, Team.MembersRemoveError> {
        Route(_schema, 57)
    }
    /// `team/members/remove/job_status/get`
    @export(implementation)
    public static var membersRemoveJobStatusGet: Route<Async.PollArg, Async.PollEmptyResult, Async.PollError> {
        Route(_schema, 58)
    }
    /// `team/members/secondary_emails/add`
    @export(implementation)
    public static var membersSecondaryEmailsAdd: Route<Team.AddSecondaryEmailsArg, Team.AddSecondaryEmailsResult, Team.AddSecondaryEmailsError> {
        Route(_schema, 59)
    }
    /// `team/members/secondary_emails/delete`
    @export(implementation)
    public static var membersSecondaryEmailsDelete: Route<Team.DeleteSecondaryEmailsArg, Team.DeleteSecondaryEmailsResult, Void> {
        Route(_schema, 60)
    }
    /// `team/members/secondary_emails/resend_verification_emails`
    @export(implementation)
    public static var membersSecondaryEmailsResendVerificationEmails: Route<Team.ResendVerificationEmailArg, Team.ResendVerificationEmailResult, Void> {
        Route(_schema, 61)
    }
    /// `team/members/send_welcome_email`
    @export(implementation)
    public static var membersSendWelcomeEmail: Route<Team.UserSelectorArg, Void, Team.MembersSendWelcomeError> {
        Route(_schema, 62)
    }
    /// `team/members/set_admin_permissions`
    @export(implementation)
    public static var membersSetAdminPermissions: Route<Team.MembersSetPermissionsArg, Team.MembersSetPermissionsResult, Team.MembersSetPermissionsError> {
        Route(_schema, 63)
    }
    /// `team/members/set_admin_permissions_v2`
    @export(implementation)
    public static var membersSetAdminPermissionsV2: Route<Team.MembersSetPermissions2Arg, Team.MembersSetPermissions2Result, Team.MembersSetPermissions2Error> {
        Route(_schema, 64)
    }
    /// `team/members/set_profile`
    @export(implementation)
    public static var membersSetProfile: Route<Team.MembersSetProfileArg, Team.TeamMemberInfo, Team.MembersSetProfileError> {
        Route(_schema, 65)
    }
    /// `team/members/set_profile_v2`
    @export(implementation)
    public static var membersSetProfileV2: Route<Team.MembersSetProfileArg, Team.TeamMemberInfoV2Result, Team.MembersSetProfileError> {
        Route(_schema, 66)
    }
    /// `team/members/set_profile_photo`
    @export(implementation)
    public static var membersSetProfilePhoto: Route<Team.MembersSetProfilePhotoArg, Team.TeamMemberInfo, Team.MembersSetProfilePhotoError> {
        Route(_schema, 67)
    }
    /// `team/members/set_profile_photo_v2`
    @export(implementation)
    public static var membersSetProfilePhotoV2: Route<Team.MembersSetProfilePhotoArg, Team.TeamMemberInfoV2Result, Team.MembersSetProfilePhotoError> {
        Route(_schema, 68)
    }
    /// `team/members/suspend`
    @export(implementation)
    public static var membersSuspend: Route<Team.MembersDeactivateArg, Void, Team.MembersSuspendError> {
        Route(_schema, 69)
    }
    /// `team/members/unsuspend`
    @export(implementation)
    public static var membersUnsuspend: Route<Team.MembersUnsuspendArg, Void, Team.MembersUnsuspendError> {
        Route(_schema, 70)
    }
    /// `team/namespaces/list`
    @export(implementation)
    public static var namespacesList: Route<Team.TeamNamespacesListArg, Team.TeamNamespacesListResult, Team.TeamNamespacesListError> {
        Route(_schema, 71)
    }
    /// `team/namespaces/list/continue`
    @export(implementation)
    public static var namespacesListContinue: Route<Team.TeamNamespacesListContinueArg, Team.TeamNamespacesListResult, Team.TeamNamespacesListContinueError> {
        Route(_schema, 72)
    }
    /// `team/properties/template/add`
    @export(implementation)
    public static var propertiesTemplateAdd: Route<FileProperties.AddTemplateArg, FileProperties.AddTemplateResult, FileProperties.ModifyTemplateError> {
        Route(_schema, 73)
    }
    /// `team/properties/template/get`
    @export(implementation)
    public static var propertiesTemplateGet: Route<FileProperties.GetTemplateArg, FileProperties.GetTemplateResult, FileProperties.TemplateError> {
        Route(_schema, 74)
    }
    /// `team/reports/get_activity`
    @export(implementation)
    public static var reportsGetActivity: Route<Team.DateRange, Team.GetActivityReport, Team.DateRangeError> {
        Route(_schema, 75)
    }
    /// `team/reports/get_devices`
    @export(implementation)
    public static var reportsGetDevices: Route<Team.DateRange, Team.GetDevicesReport, Team.DateRangeError> {
        Route(_schema, 76)
    }
    /// `team/reports/get_membership`
    @export(implementation)
    public static var reportsGetMembership: Route<Team.DateRange, Team.GetMembershipReport, Team.DateRangeError> {
        Route(_schema, 77)
    }
    /// `team/reports/get_storage`
    @export(implementation)
    public static var reportsGetStorage: Route<Team.DateRange, Team.GetStorageReport, Team.DateRangeError> {
        Route(_schema, 78)
    }
    /// `team/sharing_allowlist/add`
    @export(implementation)
    public static var sharingAllowlistAdd: Route<Team.SharingAllowlistAddArgs, Team.SharingAllowlistAddResponse, Team.SharingAllowlistAddError> {
        Route(_schema, 79)
    }
    /// `team/sharing_allowlist/list`
    @export(implementation)
    public static var sharingAllowlistList: Route<Team.SharingAllowlistListArg, Team.SharingAllowlistListResponse, Team.SharingAllowlistListError> {
        Route(_schema, 80)
    }
    /// `team/sharing_allowlist/list/continue`
    @export(implementation)
    public static var sharingAllowlistListContinue: Route<Team.SharingAllowlistListContinueArg, Team.SharingAllowlistListResponse, Team.SharingAllowlistListContinueError> {
        Route(_schema, 81)
    }
    /// `team/sharing_allowlist/remove`
    @export(implementation)
    public static var sharingAllowlistRemove: Route<Team.SharingAllowlistRemoveArgs, Team.SharingAllowlistRemoveResponse, Team.SharingAllowlistRemoveError> {
        Route(_schema, 82)
    }
    /// `team/team_folder/activate`
    @export(implementation)
    public static var teamFolderActivate: Route<Team.TeamFolderIdArg, Team.TeamFolderMetadata, Team.TeamFolderActivateError> {
        Route(_schema, 83)
    }
    /// `team/team_folder/archive`
    @export(implementation)
    public static var teamFolderArchive: Route<Team.TeamFolderArchiveArg, Team.TeamFolderArchiveLaunch, Team.TeamFolderArchiveError> {
        Route(_schema, 84)
    }
    /// `team/team_folder/archive/check`
    @export(implementation)
    public static var teamFolderArchiveCheck: Route<Async.PollArg, Team.TeamFolderArchiveJobStatus, Async.PollError> {
        Route(_schema, 85)
    }
    /// `team/team_folder/create`
    @export(implementation)
    public static var teamFolderCreate: Route<Team.TeamFolderCreateArg, Team.TeamFolderMetadata, Team.TeamFolderCreateError> {
        Route(_schema, 86)
    }
    /// `team/team_folder/get_info`
    @export(implementation)
    public static var teamFolderGetInfo: Route<Team.TeamFolderIdListArg, [Team.TeamFolderGetInfoItem], Void> {
        Route(_schema, 87)
    }
    /// `team/team_folder/list`
    @export(implementation)
    public static var teamFolderList: Route<Team.TeamFolderListArg, Team.TeamFolderListResult, Team.TeamFolderListError> {
        Route(_schema, 88)
    }
    /// `team/team_folder/list/continue`
    @export(implementation)
    public static var teamFolderListContinue: Route<Team.TeamFolderListContinueArg, Team.TeamFolderListResult, Team.TeamFolderListContinueError> {
        Route(_schema, 89)
    }
    /// `team/team_folder/permanently_delete`
    @export(implementation)
    public static var teamFolderPermanentlyDelete: Route<Team.TeamFolderIdArg, Void, Team.TeamFolderPermanentlyDeleteError> {
        Route(_schema, 90)
    }
    /// `team/team_folder/rename`
    @export(implementation)
    public static var teamFolderRename: Route<Team.TeamFolderRenameArg, Team.TeamFolderMetadata, Team.TeamFolderRenameError> {
        Route(_schema, 91)
    }
    /// `team/team_folder/restore`
    @export(implementation)
    public static var teamFolderRestore: Route<Team.TeamFolderIdArg, Team.TeamFolderMetadata, Team.TeamFolderRestoreError> {
        Route(_schema, 92)
    }
    /// `team/team_folder/update_sync_settings`
    @export(implementation)
    public static var teamFolderUpdateSyncSettings: Route<Team.TeamFolderUpdateSyncSettingsArg, Team.TeamFolderMetadata, Team.TeamFolderUpdateSyncSettingsError> {
        Route(_schema, 93)
    }
    /// `team/token/get_authenticated_admin`
    @export(implementation)
    public static var tokenGetAuthenticatedAdmin: Route<Void, Team.TokenGetAuthenticatedAdminResult, Team.TokenGetAuthenticatedAdminError> {
        Route(_schema, 94)
    }
}
