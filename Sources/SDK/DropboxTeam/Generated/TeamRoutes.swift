// Generated from API/team.json by `make generate`. Do not edit.

import DropboxAccount
import DropboxCore
import DropboxFiles
import DropboxStone
import Foundation

extension Team {
    /// The descriptor of `team/devices/list_member_devices`.
    @export(implementation)
    public static var devicesListMemberDevices: Route<Team.ListMemberDevicesArgSerializer, Team.ListMemberDevicesResultSerializer, Team.ListMemberDevicesErrorSerializer> {
        Route(_schema, 0)
    }
    /// The descriptor of `team/devices/list_members_devices`.
    @export(implementation)
    public static var devicesListMembersDevices: Route<Team.ListMembersDevicesArgSerializer, Team.ListMembersDevicesResultSerializer, Team.ListMembersDevicesErrorSerializer> {
        Route(_schema, 1)
    }
    /// The descriptor of `team/devices/list_team_devices`.
    @export(implementation)
    public static var devicesListTeamDevices: Route<Team.ListTeamDevicesArgSerializer, Team.ListTeamDevicesResultSerializer, Team.ListTeamDevicesErrorSerializer> {
        Route(_schema, 2)
    }
    /// The descriptor of `team/devices/revoke_device_session`.
    @export(implementation)
    public static var devicesRevokeDeviceSession: Route<Team.RevokeDeviceSessionArgSerializer, VoidSerializer, Team.RevokeDeviceSessionErrorSerializer> {
        Route(_schema, 3)
    }
    /// The descriptor of `team/devices/revoke_device_session_batch`.
    @export(implementation)
    public static var devicesRevokeDeviceSessionBatch: Route<Team.RevokeDeviceSessionBatchArgSerializer, Team.RevokeDeviceSessionBatchResultSerializer, Team.RevokeDeviceSessionBatchErrorSerializer> {
        Route(_schema, 4)
    }
    /// The descriptor of `team/features/get_values`.
    @export(implementation)
    public static var featuresGetValues: Route<Team.FeaturesGetValuesBatchArgSerializer, Team.FeaturesGetValuesBatchResultSerializer, Team.FeaturesGetValuesBatchErrorSerializer> {
        Route(_schema, 5)
    }
    /// The descriptor of `team/get_info`.
    @export(implementation)
    public static var getInfo: Route<VoidSerializer, Team.TeamGetInfoResultSerializer, VoidSerializer> {
        Route(_schema, 6)
    }
    /// The descriptor of `team/groups/create`.
    @export(implementation)
    public static var groupsCreate: Route<Team.GroupCreateArgSerializer, Team.GroupFullInfoSerializer, Team.GroupCreateErrorSerializer> {
        Route(_schema, 7)
    }
    /// The descriptor of `team/groups/delete`.
    @export(implementation)
    public static var groupsDelete: Route<Team.GroupSelectorSerializer, Async.LaunchEmptyResultSerializer, Team.GroupDeleteErrorSerializer> {
        Route(_schema, 8)
    }
    /// The descriptor of `team/groups/get_info`.
    @export(implementation)
    public static var groupsGetInfo: Route<Team.GroupsSelectorSerializer, ArraySerializer<Team.GroupsGetInfoItemSerializer>, Team.GroupsGetInfoErrorSerializer> {
        Route(_schema, 9)
    }
    /// The descriptor of `team/groups/job_status/get`.
    @export(implementation)
    public static var groupsJobStatusGet: Route<Async.PollArgSerializer, Async.PollEmptyResultSerializer, Team.GroupsPollErrorSerializer> {
        Route(_schema, 10)
    }
    /// The descriptor of `team/groups/list`.
    @export(implementation)
    public static var groupsList: Route<Team.GroupsListArgSerializer, Team.GroupsListResultSerializer, VoidSerializer> {
        Route(_schema, 11)
    }
    /// The descriptor of `team/groups/list/continue`.
    @export(implementation)
    public static var groupsListContinue: Route<Team.GroupsListContinueArgSerializer, Team.GroupsListResultSerializer, Team.GroupsListContinueErrorSerializer> {
        Route(_schema, 12)
    }
    /// The descriptor of `team/groups/members/add`.
    @export(implementation)
    public static var groupsMembersAdd: Route<Team.GroupMembersAddArgSerializer, Team.GroupMembersChangeResultSerializer, Team.GroupMembersAddErrorSerializer> {
        Route(_schema, 13)
    }
    /// The descriptor of `team/groups/members/list`.
    @export(implementation)
    public static var groupsMembersList: Route<Team.GroupsMembersListArgSerializer, Team.GroupsMembersListResultSerializer, Team.GroupSelectorErrorSerializer> {
        Route(_schema, 14)
    }
    /// The descriptor of `team/groups/members/list/continue`.
    @export(implementation)
    public static var groupsMembersListContinue: Route<Team.GroupsMembersListContinueArgSerializer, Team.GroupsMembersListResultSerializer, Team.GroupsMembersListContinueErrorSerializer> {
        Route(_schema, 15)
    }
    /// The descriptor of `team/groups/members/remove`.
    @export(implementation)
    public static var groupsMembersRemove: Route<Team.GroupMembersRemoveArgSerializer, Team.GroupMembersChangeResultSerializer, Team.GroupMembersRemoveErrorSerializer> {
        Route(_schema, 16)
    }
    /// The descriptor of `team/groups/members/set_access_type`.
    @export(implementation)
    public static var groupsMembersSetAccessType: Route<Team.GroupMembersSetAccessTypeArgSerializer, ArraySerializer<Team.GroupsGetInfoItemSerializer>, Team.GroupMemberSetAccessTypeErrorSerializer> {
        Route(_schema, 17)
    }
    /// The descriptor of `team/groups/update`.
    @export(implementation)
    public static var groupsUpdate: Route<Team.GroupUpdateArgsSerializer, Team.GroupFullInfoSerializer, Team.GroupUpdateErrorSerializer> {
        Route(_schema, 18)
    }
    /// The descriptor of `team/legal_holds/create_policy`.
    @export(implementation)
    public static var legalHoldsCreatePolicy: Route<Team.LegalHoldsPolicyCreateArgSerializer, Team.LegalHoldPolicySerializer, Team.LegalHoldsPolicyCreateErrorSerializer> {
        Route(_schema, 19)
    }
    /// The descriptor of `team/legal_holds/get_policy`.
    @export(implementation)
    public static var legalHoldsGetPolicy: Route<Team.LegalHoldsGetPolicyArgSerializer, Team.LegalHoldPolicySerializer, Team.LegalHoldsGetPolicyErrorSerializer> {
        Route(_schema, 20)
    }
    /// The descriptor of `team/legal_holds/list_held_revisions`.
    @export(implementation)
    public static var legalHoldsListHeldRevisions: Route<Team.LegalHoldsListHeldRevisionsArgSerializer, Team.LegalHoldsListHeldRevisionResultSerializer, Team.LegalHoldsListHeldRevisionsErrorSerializer> {
        Route(_schema, 21)
    }
    /// The descriptor of `team/legal_holds/list_held_revisions_continue`.
    @export(implementation)
    public static var legalHoldsListHeldRevisionsContinue: Route<Team.LegalHoldsListHeldRevisionsContinueArgSerializer, Team.LegalHoldsListHeldRevisionResultSerializer, Team.LegalHoldsListHeldRevisionsErrorSerializer> {
        Route(_schema, 22)
    }
    /// The descriptor of `team/legal_holds/list_policies`.
    @export(implementation)
    public static var legalHoldsListPolicies: Route<Team.LegalHoldsListPoliciesArgSerializer, Team.LegalHoldsListPoliciesResultSerializer, Team.LegalHoldsListPoliciesErrorSerializer> {
        Route(_schema, 23)
    }
    /// The descriptor of `team/legal_holds/release_policy`.
    @export(implementation)
    public static var legalHoldsReleasePolicy: Route<Team.LegalHoldsPolicyReleaseArgSerializer, VoidSerializer, Team.LegalHoldsPolicyReleaseErrorSerializer> {
        Route(_schema, 24)
    }
    /// The descriptor of `team/legal_holds/update_policy`.
    @export(implementation)
    public static var legalHoldsUpdatePolicy: Route<Team.LegalHoldsPolicyUpdateArgSerializer, Team.LegalHoldPolicySerializer, Team.LegalHoldsPolicyUpdateErrorSerializer> {
        Route(_schema, 25)
    }
    /// The descriptor of `team/linked_apps/list_member_linked_apps`.
    @export(implementation)
    public static var linkedAppsListMemberLinkedApps: Route<Team.ListMemberAppsArgSerializer, Team.ListMemberAppsResultSerializer, Team.ListMemberAppsErrorSerializer> {
        Route(_schema, 26)
    }
    /// The descriptor of `team/linked_apps/list_members_linked_apps`.
    @export(implementation)
    public static var linkedAppsListMembersLinkedApps: Route<Team.ListMembersAppsArgSerializer, Team.ListMembersAppsResultSerializer, Team.ListMembersAppsErrorSerializer> {
        Route(_schema, 27)
    }
    /// The descriptor of `team/linked_apps/list_team_linked_apps`.
    @export(implementation)
    public static var linkedAppsListTeamLinkedApps: Route<Team.ListTeamAppsArgSerializer, Team.ListTeamAppsResultSerializer, Team.ListTeamAppsErrorSerializer> {
        Route(_schema, 28)
    }
    /// The descriptor of `team/linked_apps/revoke_linked_app`.
    @export(implementation)
    public static var linkedAppsRevokeLinkedApp: Route<Team.RevokeLinkedApiAppArgSerializer, VoidSerializer, Team.RevokeLinkedAppErrorSerializer> {
        Route(_schema, 29)
    }
    /// The descriptor of `team/linked_apps/revoke_linked_app_batch`.
    @export(implementation)
    public static var linkedAppsRevokeLinkedAppBatch: Route<Team.RevokeLinkedApiAppBatchArgSerializer, Team.RevokeLinkedAppBatchResultSerializer, Team.RevokeLinkedAppBatchErrorSerializer> {
        Route(_schema, 30)
    }
    /// The descriptor of `team/member_space_limits/excluded_users/add`.
    @export(implementation)
    public static var memberSpaceLimitsExcludedUsersAdd: Route<Team.ExcludedUsersUpdateArgSerializer, Team.ExcludedUsersUpdateResultSerializer, Team.ExcludedUsersUpdateErrorSerializer> {
        Route(_schema, 31)
    }
    /// The descriptor of `team/member_space_limits/excluded_users/list`.
    @export(implementation)
    public static var memberSpaceLimitsExcludedUsersList: Route<Team.ExcludedUsersListArgSerializer, Team.ExcludedUsersListResultSerializer, Team.ExcludedUsersListErrorSerializer> {
        Route(_schema, 32)
    }
    /// The descriptor of `team/member_space_limits/excluded_users/list/continue`.
    @export(implementation)
    public static var memberSpaceLimitsExcludedUsersListContinue: Route<Team.ExcludedUsersListContinueArgSerializer, Team.ExcludedUsersListResultSerializer, Team.ExcludedUsersListContinueErrorSerializer> {
        Route(_schema, 33)
    }
    /// The descriptor of `team/member_space_limits/excluded_users/remove`.
    @export(implementation)
    public static var memberSpaceLimitsExcludedUsersRemove: Route<Team.ExcludedUsersUpdateArgSerializer, Team.ExcludedUsersUpdateResultSerializer, Team.ExcludedUsersUpdateErrorSerializer> {
        Route(_schema, 34)
    }
    /// The descriptor of `team/member_space_limits/get_custom_quota`.
    @export(implementation)
    public static var memberSpaceLimitsGetCustomQuota: Route<Team.CustomQuotaUsersArgSerializer, ArraySerializer<Team.CustomQuotaResultSerializer>, Team.CustomQuotaErrorSerializer> {
        Route(_schema, 35)
    }
    /// The descriptor of `team/member_space_limits/remove_custom_quota`.
    @export(implementation)
    public static var memberSpaceLimitsRemoveCustomQuota: Route<Team.CustomQuotaUsersArgSerializer, ArraySerializer<Team.RemoveCustomQuotaResultSerializer>, Team.CustomQuotaErrorSerializer> {
        Route(_schema, 36)
    }
    /// The descriptor of `team/member_space_limits/set_custom_quota`.
    @export(implementation)
    public static var memberSpaceLimitsSetCustomQuota: Route<Team.SetCustomQuotaArgSerializer, ArraySerializer<Team.CustomQuotaResultSerializer>, Team.SetCustomQuotaErrorSerializer> {
        Route(_schema, 37)
    }
    /// The descriptor of `team/members/add`.
    @export(implementation)
    public static var membersAdd: Route<Team.MembersAddArgSerializer, Team.MembersAddLaunchSerializer, VoidSerializer> {
        Route(_schema, 38)
    }
    /// The descriptor of `team/members/add_v2`.
    @export(implementation)
    public static var membersAddV2: Route<Team.MembersAddV2ArgSerializer, Team.MembersAddLaunchV2ResultSerializer, VoidSerializer> {
        Route(_schema, 39)
    }
    /// The descriptor of `team/members/add/job_status/get`.
    @export(implementation)
    public static var membersAddJobStatusGet: Route<Async.PollArgSerializer, Team.MembersAddJobStatusSerializer, Async.PollErrorSerializer> {
        Route(_schema, 40)
    }
    /// The descriptor of `team/members/add/job_status/get_v2`.
    @export(implementation)
    public static var membersAddJobStatusGetV2: Route<Async.PollArgSerializer, Team.MembersAddJobStatusV2ResultSerializer, Async.PollErrorSerializer> {
        Route(_schema, 41)
    }
    /// The descriptor of `team/members/bulk_suspend`.
    @export(implementation)
    public static var membersBulkSuspend: Route<Team.BulkSuspendArgSerializer, Async.LaunchResultBaseSerializer, Team.BulkSuspendErrorSerializer> {
        Route(_schema, 42)
    }
    /// The descriptor of `team/members/bulk_suspend/job_status/check`.
    @export(implementation)
    public static var membersBulkSuspendJobStatusCheck: Route<Async.PollArgSerializer, Team.BulkSuspendJobStatusSerializer, Async.PollErrorSerializer> {
        Route(_schema, 43)
    }
    /// The descriptor of `team/members/delete_former_member_files`.
    @export(implementation)
    public static var membersDeleteFormerMemberFiles: Route<Team.MembersFormerMemberArgSerializer, VoidSerializer, Team.MembersDeleteFormerMemberFilesErrorSerializer> {
        Route(_schema, 44)
    }
    /// The descriptor of `team/members/delete_profile_photo`.
    @export(implementation)
    public static var membersDeleteProfilePhoto: Route<Team.MembersDeleteProfilePhotoArgSerializer, Team.TeamMemberInfoSerializer, Team.MembersDeleteProfilePhotoErrorSerializer> {
        Route(_schema, 45)
    }
    /// The descriptor of `team/members/delete_profile_photo_v2`.
    @export(implementation)
    public static var membersDeleteProfilePhotoV2: Route<Team.MembersDeleteProfilePhotoArgSerializer, Team.TeamMemberInfoV2ResultSerializer, Team.MembersDeleteProfilePhotoErrorSerializer> {
        Route(_schema, 46)
    }
    /// The descriptor of `team/members/get_available_team_member_roles`.
    @export(implementation)
    public static var membersGetAvailableTeamMemberRoles: Route<VoidSerializer, Team.MembersGetAvailableTeamMemberRolesResultSerializer, VoidSerializer> {
        Route(_schema, 47)
    }
    /// The descriptor of `team/members/get_info`.
    @export(implementation)
    public static var membersGetInfo: Route<Team.MembersGetInfoArgsSerializer, ArraySerializer<Team.MembersGetInfoItemSerializer>, Team.MembersGetInfoErrorSerializer> {
        Route(_schema, 48)
    }
    /// The descriptor of `team/members/get_info_v2`.
    @export(implementation)
    public static var membersGetInfoV2: Route<Team.MembersGetInfoV2ArgSerializer, Team.MembersGetInfoV2ResultSerializer, Team.MembersGetInfoErrorSerializer> {
        Route(_schema, 49)
    }
    /// The descriptor of `team/members/list`.
    @export(implementation)
    public static var membersList: Route<Team.MembersListArgSerializer, Team.MembersListResultSerializer, Team.MembersListErrorSerializer> {
        Route(_schema, 50)
    }
    /// The descriptor of `team/members/list_v2`.
    @export(implementation)
    public static var membersListV2: Route<Team.MembersListArgSerializer, Team.MembersListV2ResultSerializer, Team.MembersListErrorSerializer> {
        Route(_schema, 51)
    }
    /// The descriptor of `team/members/list/continue`.
    @export(implementation)
    public static var membersListContinue: Route<Team.MembersListContinueArgSerializer, Team.MembersListResultSerializer, Team.MembersListContinueErrorSerializer> {
        Route(_schema, 52)
    }
    /// The descriptor of `team/members/list/continue_v2`.
    @export(implementation)
    public static var membersListContinueV2: Route<Team.MembersListContinueArgSerializer, Team.MembersListV2ResultSerializer, Team.MembersListContinueErrorSerializer> {
        Route(_schema, 53)
    }
    /// The descriptor of `team/members/move_former_member_files`.
    @export(implementation)
    public static var membersMoveFormerMemberFiles: Route<Team.MembersDataTransferArgSerializer, Async.LaunchEmptyResultSerializer, Team.MembersTransferFormerMembersFilesErrorSerializer> {
        Route(_schema, 54)
    }
    /// The descriptor of `team/members/move_former_member_files/job_status/check`.
    @export(implementation)
    public static var membersMoveFormerMemberFilesJobStatusCheck: Route<Async.PollArgSerializer, Async.PollEmptyResultSerializer, Async.PollErrorSerializer> {
        Route(_schema, 55)
    }
    /// The descriptor of `team/members/recover`.
    @export(implementation)
    public static var membersRecover: Route<Team.MembersRecoverArgSerializer, VoidSerializer, Team.MembersRecoverErrorSerializer> {
        Route(_schema, 56)
    }
    /// The descriptor of `team/members/remove`.
    @export(implementation)
    public static var membersRemove: Route<Team.MembersRemoveArgSerializer, Async.LaunchEmptyResultSerializer, Team.MembersRemoveErrorSerializer> {
        Route(_schema, 57)
    }
    /// The descriptor of `team/members/remove/job_status/get`.
    @export(implementation)
    public static var membersRemoveJobStatusGet: Route<Async.PollArgSerializer, Async.PollEmptyResultSerializer, Async.PollErrorSerializer> {
        Route(_schema, 58)
    }
    /// The descriptor of `team/members/secondary_emails/add`.
    @export(implementation)
    public static var membersSecondaryEmailsAdd: Route<Team.AddSecondaryEmailsArgSerializer, Team.AddSecondaryEmailsResultSerializer, Team.AddSecondaryEmailsErrorSerializer> {
        Route(_schema, 59)
    }
    /// The descriptor of `team/members/secondary_emails/delete`.
    @export(implementation)
    public static var membersSecondaryEmailsDelete: Route<Team.DeleteSecondaryEmailsArgSerializer, Team.DeleteSecondaryEmailsResultSerializer, VoidSerializer> {
        Route(_schema, 60)
    }
    /// The descriptor of `team/members/secondary_emails/resend_verification_emails`.
    @export(implementation)
    public static var membersSecondaryEmailsResendVerificationEmails: Route<Team.ResendVerificationEmailArgSerializer, Team.ResendVerificationEmailResultSerializer, VoidSerializer> {
        Route(_schema, 61)
    }
    /// The descriptor of `team/members/send_welcome_email`.
    @export(implementation)
    public static var membersSendWelcomeEmail: Route<Team.UserSelectorArgSerializer, VoidSerializer, Team.MembersSendWelcomeErrorSerializer> {
        Route(_schema, 62)
    }
    /// The descriptor of `team/members/set_admin_permissions`.
    @export(implementation)
    public static var membersSetAdminPermissions: Route<Team.MembersSetPermissionsArgSerializer, Team.MembersSetPermissionsResultSerializer, Team.MembersSetPermissionsErrorSerializer> {
        Route(_schema, 63)
    }
    /// The descriptor of `team/members/set_admin_permissions_v2`.
    @export(implementation)
    public static var membersSetAdminPermissionsV2: Route<Team.MembersSetPermissions2ArgSerializer, Team.MembersSetPermissions2ResultSerializer, Team.MembersSetPermissions2ErrorSerializer> {
        Route(_schema, 64)
    }
    /// The descriptor of `team/members/set_profile`.
    @export(implementation)
    public static var membersSetProfile: Route<Team.MembersSetProfileArgSerializer, Team.TeamMemberInfoSerializer, Team.MembersSetProfileErrorSerializer> {
        Route(_schema, 65)
    }
    /// The descriptor of `team/members/set_profile_v2`.
    @export(implementation)
    public static var membersSetProfileV2: Route<Team.MembersSetProfileArgSerializer, Team.TeamMemberInfoV2ResultSerializer, Team.MembersSetProfileErrorSerializer> {
        Route(_schema, 66)
    }
    /// The descriptor of `team/members/set_profile_photo`.
    @export(implementation)
    public static var membersSetProfilePhoto: Route<Team.MembersSetProfilePhotoArgSerializer, Team.TeamMemberInfoSerializer, Team.MembersSetProfilePhotoErrorSerializer> {
        Route(_schema, 67)
    }
    /// The descriptor of `team/members/set_profile_photo_v2`.
    @export(implementation)
    public static var membersSetProfilePhotoV2: Route<Team.MembersSetProfilePhotoArgSerializer, Team.TeamMemberInfoV2ResultSerializer, Team.MembersSetProfilePhotoErrorSerializer> {
        Route(_schema, 68)
    }
    /// The descriptor of `team/members/suspend`.
    @export(implementation)
    public static var membersSuspend: Route<Team.MembersDeactivateArgSerializer, VoidSerializer, Team.MembersSuspendErrorSerializer> {
        Route(_schema, 69)
    }
    /// The descriptor of `team/members/unsuspend`.
    @export(implementation)
    public static var membersUnsuspend: Route<Team.MembersUnsuspendArgSerializer, VoidSerializer, Team.MembersUnsuspendErrorSerializer> {
        Route(_schema, 70)
    }
    /// The descriptor of `team/namespaces/list`.
    @export(implementation)
    public static var namespacesList: Route<Team.TeamNamespacesListArgSerializer, Team.TeamNamespacesListResultSerializer, Team.TeamNamespacesListErrorSerializer> {
        Route(_schema, 71)
    }
    /// The descriptor of `team/namespaces/list/continue`.
    @export(implementation)
    public static var namespacesListContinue: Route<Team.TeamNamespacesListContinueArgSerializer, Team.TeamNamespacesListResultSerializer, Team.TeamNamespacesListContinueErrorSerializer> {
        Route(_schema, 72)
    }
    /// The descriptor of `team/properties/template/add`.
    @export(implementation)
    public static var propertiesTemplateAdd: Route<FileProperties.AddTemplateArgSerializer, FileProperties.AddTemplateResultSerializer, FileProperties.ModifyTemplateErrorSerializer> {
        Route(_schema, 73)
    }
    /// The descriptor of `team/properties/template/get`.
    @export(implementation)
    public static var propertiesTemplateGet: Route<FileProperties.GetTemplateArgSerializer, FileProperties.GetTemplateResultSerializer, FileProperties.TemplateErrorSerializer> {
        Route(_schema, 74)
    }
    /// The descriptor of `team/reports/get_activity`.
    @export(implementation)
    public static var reportsGetActivity: Route<Team.DateRangeSerializer, Team.GetActivityReportSerializer, Team.DateRangeErrorSerializer> {
        Route(_schema, 75)
    }
    /// The descriptor of `team/reports/get_devices`.
    @export(implementation)
    public static var reportsGetDevices: Route<Team.DateRangeSerializer, Team.GetDevicesReportSerializer, Team.DateRangeErrorSerializer> {
        Route(_schema, 76)
    }
    /// The descriptor of `team/reports/get_membership`.
    @export(implementation)
    public static var reportsGetMembership: Route<Team.DateRangeSerializer, Team.GetMembershipReportSerializer, Team.DateRangeErrorSerializer> {
        Route(_schema, 77)
    }
    /// The descriptor of `team/reports/get_storage`.
    @export(implementation)
    public static var reportsGetStorage: Route<Team.DateRangeSerializer, Team.GetStorageReportSerializer, Team.DateRangeErrorSerializer> {
        Route(_schema, 78)
    }
    /// The descriptor of `team/sharing_allowlist/add`.
    @export(implementation)
    public static var sharingAllowlistAdd: Route<Team.SharingAllowlistAddArgsSerializer, Team.SharingAllowlistAddResponseSerializer, Team.SharingAllowlistAddErrorSerializer> {
        Route(_schema, 79)
    }
    /// The descriptor of `team/sharing_allowlist/list`.
    @export(implementation)
    public static var sharingAllowlistList: Route<Team.SharingAllowlistListArgSerializer, Team.SharingAllowlistListResponseSerializer, Team.SharingAllowlistListErrorSerializer> {
        Route(_schema, 80)
    }
    /// The descriptor of `team/sharing_allowlist/list/continue`.
    @export(implementation)
    public static var sharingAllowlistListContinue: Route<Team.SharingAllowlistListContinueArgSerializer, Team.SharingAllowlistListResponseSerializer, Team.SharingAllowlistListContinueErrorSerializer> {
        Route(_schema, 81)
    }
    /// The descriptor of `team/sharing_allowlist/remove`.
    @export(implementation)
    public static var sharingAllowlistRemove: Route<Team.SharingAllowlistRemoveArgsSerializer, Team.SharingAllowlistRemoveResponseSerializer, Team.SharingAllowlistRemoveErrorSerializer> {
        Route(_schema, 82)
    }
    /// The descriptor of `team/team_folder/activate`.
    @export(implementation)
    public static var teamFolderActivate: Route<Team.TeamFolderIdArgSerializer, Team.TeamFolderMetadataSerializer, Team.TeamFolderActivateErrorSerializer> {
        Route(_schema, 83)
    }
    /// The descriptor of `team/team_folder/archive`.
    @export(implementation)
    public static var teamFolderArchive: Route<Team.TeamFolderArchiveArgSerializer, Team.TeamFolderArchiveLaunchSerializer, Team.TeamFolderArchiveErrorSerializer> {
        Route(_schema, 84)
    }
    /// The descriptor of `team/team_folder/archive/check`.
    @export(implementation)
    public static var teamFolderArchiveCheck: Route<Async.PollArgSerializer, Team.TeamFolderArchiveJobStatusSerializer, Async.PollErrorSerializer> {
        Route(_schema, 85)
    }
    /// The descriptor of `team/team_folder/create`.
    @export(implementation)
    public static var teamFolderCreate: Route<Team.TeamFolderCreateArgSerializer, Team.TeamFolderMetadataSerializer, Team.TeamFolderCreateErrorSerializer> {
        Route(_schema, 86)
    }
    /// The descriptor of `team/team_folder/get_info`.
    @export(implementation)
    public static var teamFolderGetInfo: Route<Team.TeamFolderIdListArgSerializer, ArraySerializer<Team.TeamFolderGetInfoItemSerializer>, VoidSerializer> {
        Route(_schema, 87)
    }
    /// The descriptor of `team/team_folder/list`.
    @export(implementation)
    public static var teamFolderList: Route<Team.TeamFolderListArgSerializer, Team.TeamFolderListResultSerializer, Team.TeamFolderListErrorSerializer> {
        Route(_schema, 88)
    }
    /// The descriptor of `team/team_folder/list/continue`.
    @export(implementation)
    public static var teamFolderListContinue: Route<Team.TeamFolderListContinueArgSerializer, Team.TeamFolderListResultSerializer, Team.TeamFolderListContinueErrorSerializer> {
        Route(_schema, 89)
    }
    /// The descriptor of `team/team_folder/permanently_delete`.
    @export(implementation)
    public static var teamFolderPermanentlyDelete: Route<Team.TeamFolderIdArgSerializer, VoidSerializer, Team.TeamFolderPermanentlyDeleteErrorSerializer> {
        Route(_schema, 90)
    }
    /// The descriptor of `team/team_folder/rename`.
    @export(implementation)
    public static var teamFolderRename: Route<Team.TeamFolderRenameArgSerializer, Team.TeamFolderMetadataSerializer, Team.TeamFolderRenameErrorSerializer> {
        Route(_schema, 91)
    }
    /// The descriptor of `team/team_folder/restore`.
    @export(implementation)
    public static var teamFolderRestore: Route<Team.TeamFolderIdArgSerializer, Team.TeamFolderMetadataSerializer, Team.TeamFolderRestoreErrorSerializer> {
        Route(_schema, 92)
    }
    /// The descriptor of `team/team_folder/update_sync_settings`.
    @export(implementation)
    public static var teamFolderUpdateSyncSettings: Route<Team.TeamFolderUpdateSyncSettingsArgSerializer, Team.TeamFolderMetadataSerializer, Team.TeamFolderUpdateSyncSettingsErrorSerializer> {
        Route(_schema, 93)
    }
    /// The descriptor of `team/token/get_authenticated_admin`.
    @export(implementation)
    public static var tokenGetAuthenticatedAdmin: Route<VoidSerializer, Team.TokenGetAuthenticatedAdminResultSerializer, Team.TokenGetAuthenticatedAdminErrorSerializer> {
        Route(_schema, 94)
    }
}

/// The routes of `team`, called on behalf of a user or a team.
public struct TeamRoutes: Sendable {
    /// The client that sends the requests.
    public let client: any DropboxTransportClient

    /// Creates the routes that `client` calls.
    public init(client: any DropboxTransportClient) { self.client = client }
}

extension DropboxTeamClient {
    /// The routes of `team`.
    @export(implementation) public var team: TeamRoutes { TeamRoutes(client: client) }
}

extension DropboxTeamClientRoutes {
    /// The routes of `team`. Never `nil`.
    @export(implementation) public var team: TeamRoutes! { TeamRoutes(client: client) }
}

extension TeamRoutes {
    /// Lists the web sessions, computers, and mobile devices of a member.
    ///
    /// The error of the route is ``Team/ListMemberDevicesError``, the reason that devices weren't listed.
    ///
    /// - ``Team/ListMemberDevicesError/memberNotFound``: No member has this identifier.
    ///
    /// Route `team/devices/list_member_devices`: style rpc, host api, auth team, scope `sessions.list`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-devices-list_member_devices>
    ///
    /// - Parameters:
    ///   - teamMemberId: The identifier of the member, `dbmid:…`.
    ///   - includeWebSessions: A Boolean value that indicates whether to include web sessions. The default is `true`.
    ///   - includeDesktopClients: A Boolean value that indicates whether to include computers. The default is `true`.
    ///   - includeMobileClients: A Boolean value that indicates whether to include mobile devices. The default is
    ///     `true`.
    /// - Returns: A request for ``Team/ListMemberDevicesResult``, the sessions and devices of a member.
    @discardableResult
    @export(implementation)
    public func devicesListMemberDevices(
        teamMemberId: String,
        includeWebSessions: Bool = true,
        includeDesktopClients: Bool = true,
        includeMobileClients: Bool = true
    ) -> RpcRequest<Team.ListMemberDevicesResultSerializer, Team.ListMemberDevicesErrorSerializer> {
        client.request(
            Team.devicesListMemberDevices,
            serverArgs: Team.ListMemberDevicesArg(
                teamMemberId: teamMemberId,
                includeWebSessions: includeWebSessions,
                includeDesktopClients: includeDesktopClients,
                includeMobileClients: includeMobileClients
            )
        )
    }

    /// Lists the web sessions, computers, and mobile devices of all members, page by page.
    ///
    /// The error of the route is ``Team/ListMembersDevicesError``, the reason that devices weren't listed.
    ///
    /// - ``Team/ListMembersDevicesError/reset``: The cursor has expired. List from the start.
    ///
    /// Route `team/devices/list_members_devices`: style rpc, host api, auth team, scope `sessions.list`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-devices-list_members_devices>
    ///
    /// - Parameters:
    ///   - cursor: The cursor of the most recent page. `nil` for the first page.
    ///   - includeWebSessions: A Boolean value that indicates whether to include web sessions. The default is `true`.
    ///   - includeDesktopClients: A Boolean value that indicates whether to include computers. The default is `true`.
    ///   - includeMobileClients: A Boolean value that indicates whether to include mobile devices. The default is
    ///     `true`.
    /// - Returns: A request for ``Team/ListMembersDevicesResult``, a page of members with their sessions and devices.
    @discardableResult
    @export(implementation)
    public func devicesListMembersDevices(
        cursor: String? = nil,
        includeWebSessions: Bool = true,
        includeDesktopClients: Bool = true,
        includeMobileClients: Bool = true
    ) -> RpcRequest<Team.ListMembersDevicesResultSerializer, Team.ListMembersDevicesErrorSerializer> {
        client.request(
            Team.devicesListMembersDevices,
            serverArgs: Team.ListMembersDevicesArg(
                cursor: cursor,
                includeWebSessions: includeWebSessions,
                includeDesktopClients: includeDesktopClients,
                includeMobileClients: includeMobileClients
            )
        )
    }

    /// Lists the devices of all members.
    ///
    /// The error of the route is ``Team/ListTeamDevicesError``, the reason that devices weren't listed.
    ///
    /// - ``Team/ListTeamDevicesError/reset``: The cursor has expired. List from the start.
    ///
    /// Route `team/devices/list_team_devices`: style rpc, host api, auth team, scope `sessions.list`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-devices-list_team_devices>
    ///
    /// - Parameters:
    ///   - cursor: The cursor of the most recent page. `nil` for the first page.
    ///   - includeWebSessions: A Boolean value that indicates whether to include web sessions. The default is `true`.
    ///   - includeDesktopClients: A Boolean value that indicates whether to include computers. The default is `true`.
    ///   - includeMobileClients: A Boolean value that indicates whether to include mobile devices. The default is
    ///     `true`.
    /// - Returns: A request for ``Team/ListTeamDevicesResult``, a page of members with their sessions and devices.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func devicesListTeamDevices(
        cursor: String? = nil,
        includeWebSessions: Bool = true,
        includeDesktopClients: Bool = true,
        includeMobileClients: Bool = true
    ) -> RpcRequest<Team.ListTeamDevicesResultSerializer, Team.ListTeamDevicesErrorSerializer> {
        client.request(
            Team.devicesListTeamDevices,
            serverArgs: Team.ListTeamDevicesArg(
                cursor: cursor,
                includeWebSessions: includeWebSessions,
                includeDesktopClients: includeDesktopClients,
                includeMobileClients: includeMobileClients
            )
        )
    }

    /// Ends a member's web session, or unlinks a computer or mobile device.
    ///
    /// The error of the route is ``Team/RevokeDeviceSessionError``, the reason that a session wasn't ended.
    ///
    /// - ``Team/RevokeDeviceSessionError/deviceSessionNotFound``: The session doesn't exist.
    /// - ``Team/RevokeDeviceSessionError/memberNotFound``: No member has this identifier.
    ///
    /// Route `team/devices/revoke_device_session`: style rpc, host api, auth team, scope `sessions.modify`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-devices-revoke_device_session>
    ///
    /// - Parameter revokeDeviceSessionArg: A session to end.
    /// - Returns: A request without a result.
    @discardableResult
    @export(implementation)
    public func devicesRevokeDeviceSession(
        revokeDeviceSessionArg: Team.RevokeDeviceSessionArg
    ) -> RpcRequest<VoidSerializer, Team.RevokeDeviceSessionErrorSerializer> {
        client.request(Team.devicesRevokeDeviceSession, serverArgs: revokeDeviceSessionArg)
    }

    /// Ends several sessions, each with its own outcome.
    ///
    /// The error of the route is ``Team/RevokeDeviceSessionBatchError``, the reason that no sessions were ended.
    ///
    /// Route `team/devices/revoke_device_session_batch`: style rpc, host api, auth team, scope `sessions.modify`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/teams#team-devices-revoke_device_session_batch>
    ///
    /// - Parameter revokeDevices: The sessions to end.
    /// - Returns: A request for ``Team/RevokeDeviceSessionBatchResult``, the outcome for each session.
    @discardableResult
    @export(implementation)
    public func devicesRevokeDeviceSessionBatch(
        revokeDevices: [Team.RevokeDeviceSessionArg]
    ) -> RpcRequest<Team.RevokeDeviceSessionBatchResultSerializer, Team.RevokeDeviceSessionBatchErrorSerializer> {
        client.request(
            Team.devicesRevokeDeviceSessionBatch,
            serverArgs: Team.RevokeDeviceSessionBatchArg(revokeDevices: revokeDevices)
        )
    }

    /// Returns the values of team features.
    ///
    /// The error of the route is ``Team/FeaturesGetValuesBatchError``, the reason that no features were returned.
    ///
    /// - ``Team/FeaturesGetValuesBatchError/emptyFeaturesList``: The list of features is empty.
    ///
    /// Route `team/features/get_values`: style rpc, host api, auth team, scope `team_info.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-features-get_values>
    ///
    /// - Parameter features: The features, at least one.
    /// - Returns: A request for ``Team/FeaturesGetValuesBatchResult``, the values of the requested features.
    @discardableResult
    @export(implementation)
    public func featuresGetValues(
        features: [Team.Feature]
    ) -> RpcRequest<Team.FeaturesGetValuesBatchResultSerializer, Team.FeaturesGetValuesBatchErrorSerializer> {
        client.request(Team.featuresGetValues, serverArgs: Team.FeaturesGetValuesBatchArg(features: features))
    }

    /// Returns the name, licenses, and policies of the team.
    ///
    /// The route has no errors of its own.
    ///
    /// Route `team/get_info`: style rpc, host api, auth team, scope `team_info.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-get_info>
    ///
    /// - Returns: A request for ``Team/TeamGetInfoResult``, information about the team.
    @discardableResult
    @export(implementation)
    public func getInfo() -> RpcRequest<Team.TeamGetInfoResultSerializer, VoidSerializer> {
        client.request(Team.getInfo)
    }

    /// Creates a group without members.
    ///
    /// The error of the route is ``Team/GroupCreateError``, the reason that a group wasn't created.
    ///
    /// - ``Team/GroupCreateError/groupNameAlreadyUsed``: Another group has this name.
    /// - ``Team/GroupCreateError/groupNameInvalid``: The name is empty or contains characters that aren't allowed.
    /// - ``Team/GroupCreateError/externalIdAlreadyInUse``: Another group has this external ID.
    /// - ``Team/GroupCreateError/systemManagedGroupDisallowed``: Only Dropbox can create groups that it manages.
    ///
    /// Route `team/groups/create`: style rpc, host api, auth team, scope `groups.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-groups-create>
    ///
    /// - Parameters:
    ///   - groupName: The name of the group.
    ///   - addCreatorAsOwner: A Boolean value that indicates whether the admin who creates the group becomes its owner.
    ///     The default is `false`.
    ///   - groupExternalId: The external ID, from the team's own directory.
    ///   - groupManagementType: The manager of the group's members.
    /// - Returns: A request for ``Team/GroupFullInfo``, a group and its members.
    @discardableResult
    @export(implementation)
    public func groupsCreate(
        groupName: String,
        addCreatorAsOwner: Bool = false,
        groupExternalId: String? = nil,
        groupManagementType: TeamCommon.GroupManagementType? = nil
    ) -> RpcRequest<Team.GroupFullInfoSerializer, Team.GroupCreateErrorSerializer> {
        client.request(
            Team.groupsCreate,
            serverArgs: Team.GroupCreateArg(
                groupName: groupName,
                addCreatorAsOwner: addCreatorAsOwner,
                groupExternalId: groupExternalId,
                groupManagementType: groupManagementType
            )
        )
    }

    /// Deletes a group. Access that the group gave is removed asynchronously. Poll the job with `groupsJobStatusGet`.
    ///
    /// The error of the route is ``Team/GroupDeleteError``, the reason that a group wasn't deleted.
    ///
    /// - ``Team/GroupDeleteError/groupNotFound``: The group doesn't exist.
    /// - ``Team/GroupDeleteError/systemManagedGroupDisallowed``: The operation isn't supported for groups that Dropbox
    ///   manages.
    /// - ``Team/GroupDeleteError/groupAlreadyDeleted``: The group was already deleted.
    ///
    /// Route `team/groups/delete`: style rpc, host api, auth team, scope `groups.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-groups-delete>
    ///
    /// - Parameter groupSelector: A group, by identifier or external ID.
    /// - Returns: A request for ``/DropboxCore/Async/LaunchEmptyResult``, the result of a call that may start a job
    ///   without a result.
    @discardableResult
    @export(implementation)
    public func groupsDelete(
        groupSelector: Team.GroupSelector
    ) -> RpcRequest<Async.LaunchEmptyResultSerializer, Team.GroupDeleteErrorSerializer> {
        client.request(Team.groupsDelete, serverArgs: groupSelector)
    }

    /// Returns groups and their members. Groups that Dropbox manages have no list of members.
    ///
    /// The error of the route is ``Team/GroupsGetInfoError``, the reason that groups weren't returned.
    ///
    /// - ``Team/GroupsGetInfoError/groupNotOnTeam``: A group belongs to another team.
    ///
    /// Route `team/groups/get_info`: style rpc, host api, auth team, scope `groups.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-groups-get_info>
    ///
    /// - Parameter groupsSelector: Groups, by identifiers or external IDs.
    /// - Returns: A request for an array of ``Team/GroupsGetInfoItem``: a group, or the identifier of a group that
    ///   doesn't exist.
    @discardableResult
    @export(implementation)
    public func groupsGetInfo(
        groupsSelector: Team.GroupsSelector
    ) -> RpcRequest<ArraySerializer<Team.GroupsGetInfoItemSerializer>, Team.GroupsGetInfoErrorSerializer> {
        client.request(Team.groupsGetInfo, serverArgs: groupsSelector)
    }

    /// Polls a job that updates access after a change of a group. Returns whether it is still running.
    ///
    /// The error of the route is ``Team/GroupsPollError``, the reason that the state of a job isn't known.
    ///
    /// - ``Team/GroupsPollError/invalidAsyncJobId``: The job identifier isn't valid.
    /// - ``Team/GroupsPollError/internalError``: The job failed at Dropbox, and its outcome isn't known. Check what it
    ///   did before you try again.
    /// - ``Team/GroupsPollError/accessDenied``: The app doesn't have access to the job.
    ///
    /// Route `team/groups/job_status/get`: style rpc, host api, auth team, scope `groups.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-groups-job_status-get>
    ///
    /// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1
    ///   character.
    /// - Returns: A request for ``/DropboxCore/Async/PollEmptyResult``, the state of a job without a result.
    @discardableResult
    @export(implementation)
    public func groupsJobStatusGet(
        asyncJobId: String
    ) -> RpcRequest<Async.PollEmptyResultSerializer, Team.GroupsPollErrorSerializer> {
        client.request(Team.groupsJobStatusGet, serverArgs: Async.PollArg(asyncJobId: asyncJobId))
    }

    /// Lists the groups of the team, page by page.
    ///
    /// The route has no errors of its own.
    ///
    /// Route `team/groups/list`: style rpc, host api, auth team, scope `groups.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-groups-list>
    ///
    /// - Parameter limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
    /// - Returns: A request for ``Team/GroupsListResult``, a page of groups.
    @discardableResult
    @export(implementation)
    public func groupsList(limit: UInt32 = 1000) -> RpcRequest<Team.GroupsListResultSerializer, VoidSerializer> {
        client.request(Team.groupsList, serverArgs: Team.GroupsListArg(limit: limit))
    }

    /// Returns the next page of `groupsList`.
    ///
    /// The error of the route is ``Team/GroupsListContinueError``, the reason that the next page wasn't returned.
    ///
    /// - ``Team/GroupsListContinueError/invalidCursor``: The cursor isn't valid. List from the start.
    ///
    /// Route `team/groups/list/continue`: style rpc, host api, auth team, scope `groups.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-groups-list-continue>
    ///
    /// - Parameter cursor: The cursor of the next page.
    /// - Returns: A request for ``Team/GroupsListResult``, a page of groups.
    @discardableResult
    @export(implementation)
    public func groupsListContinue(
        cursor: String
    ) -> RpcRequest<Team.GroupsListResultSerializer, Team.GroupsListContinueErrorSerializer> {
        client.request(Team.groupsListContinue, serverArgs: Team.GroupsListContinueArg(cursor: cursor))
    }

    /// Adds members to a group. Access that the group gives is granted asynchronously.
    ///
    /// The error of the route is ``Team/GroupMembersAddError``, the reason that no members were added.
    ///
    /// - ``Team/GroupMembersAddError/groupNotFound``: The group doesn't exist.
    /// - ``Team/GroupMembersAddError/systemManagedGroupDisallowed``: The operation isn't supported for groups that
    ///   Dropbox manages.
    /// - ``Team/GroupMembersAddError/duplicateUser``: A user already belongs to the group or occurs twice.
    /// - ``Team/GroupMembersAddError/groupNotInTeam``: The group belongs to another team.
    /// - ``Team/GroupMembersAddError/membersNotInTeam(_:)``: Some users aren't members of the team. The associated
    ///   value lists them.
    /// - ``Team/GroupMembersAddError/usersNotFound(_:)``: Some users don't exist. The associated value lists them.
    /// - ``Team/GroupMembersAddError/userMustBeActiveToBeOwner``: A suspended member can't be an owner.
    /// - ``Team/GroupMembersAddError/userCannotBeManagerOfCompanyManagedGroup(_:)``: A group that admins manage can't
    ///   have owners. The associated value lists the members.
    ///
    /// Route `team/groups/members/add`: style rpc, host api, auth team, scope `groups.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-groups-members-add>
    ///
    /// - Parameters:
    ///   - group: The group, by identifier or external ID.
    ///   - members: The members to add, each with their permissions.
    ///   - returnMembers: A Boolean value that indicates whether to return the members of the group, which is slow for
    ///     large groups. The default is `true`.
    /// - Returns: A request for ``Team/GroupMembersChangeResult``, the group after a change of its members.
    @discardableResult
    @export(implementation)
    public func groupsMembersAdd(
        group: Team.GroupSelector,
        members: [Team.MemberAccess],
        returnMembers: Bool = true
    ) -> RpcRequest<Team.GroupMembersChangeResultSerializer, Team.GroupMembersAddErrorSerializer> {
        client.request(
            Team.groupsMembersAdd,
            serverArgs: Team.GroupMembersAddArg(group: group, members: members, returnMembers: returnMembers)
        )
    }

    /// Lists the members of a group, page by page.
    ///
    /// The error of the route is ``Team/GroupSelectorError``, the reason that a group can't be used.
    ///
    /// - ``Team/GroupSelectorError/groupNotFound``: The group doesn't exist.
    ///
    /// Route `team/groups/members/list`: style rpc, host api, auth team, scope `groups.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-groups-members-list>
    ///
    /// - Parameters:
    ///   - group: The group, by identifier or external ID.
    ///   - limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
    /// - Returns: A request for ``Team/GroupsMembersListResult``, a page of members of a group.
    @discardableResult
    @export(implementation)
    public func groupsMembersList(
        group: Team.GroupSelector,
        limit: UInt32 = 1000
    ) -> RpcRequest<Team.GroupsMembersListResultSerializer, Team.GroupSelectorErrorSerializer> {
        client.request(Team.groupsMembersList, serverArgs: Team.GroupsMembersListArg(group: group, limit: limit))
    }

    /// Returns the next page of `groupsMembersList`.
    ///
    /// The error of the route is ``Team/GroupsMembersListContinueError``, the reason that the next page wasn't
    /// returned.
    ///
    /// - ``Team/GroupsMembersListContinueError/invalidCursor``: The cursor isn't valid. List from the start.
    ///
    /// Route `team/groups/members/list/continue`: style rpc, host api, auth team, scope `groups.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-groups-members-list-continue>
    ///
    /// - Parameter cursor: The cursor of the next page.
    /// - Returns: A request for ``Team/GroupsMembersListResult``, a page of members of a group.
    @discardableResult
    @export(implementation)
    public func groupsMembersListContinue(
        cursor: String
    ) -> RpcRequest<Team.GroupsMembersListResultSerializer, Team.GroupsMembersListContinueErrorSerializer> {
        client.request(Team.groupsMembersListContinue, serverArgs: Team.GroupsMembersListContinueArg(cursor: cursor))
    }

    /// Removes members from a group, even its last owner. Access that the group gave is removed asynchronously.
    ///
    /// The error of the route is ``Team/GroupMembersRemoveError``, the reason that no members were removed.
    ///
    /// - ``Team/GroupMembersRemoveError/groupNotFound``: The group doesn't exist.
    /// - ``Team/GroupMembersRemoveError/systemManagedGroupDisallowed``: The operation isn't supported for groups that
    ///   Dropbox manages.
    /// - ``Team/GroupMembersRemoveError/memberNotInGroup``: A user isn't a member of the group.
    /// - ``Team/GroupMembersRemoveError/groupNotInTeam``: The group belongs to another team.
    /// - ``Team/GroupMembersRemoveError/membersNotInTeam(_:)``: Some users aren't members of the team. The associated
    ///   value lists them.
    /// - ``Team/GroupMembersRemoveError/usersNotFound(_:)``: Some users don't exist. The associated value lists them.
    ///
    /// Route `team/groups/members/remove`: style rpc, host api, auth team, scope `groups.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-groups-members-remove>
    ///
    /// - Parameters:
    ///   - group: The group, by identifier or external ID.
    ///   - users: The members to remove.
    ///   - returnMembers: A Boolean value that indicates whether to return the members of the group, which is slow for
    ///     large groups. The default is `true`.
    /// - Returns: A request for ``Team/GroupMembersChangeResult``, the group after a change of its members.
    @discardableResult
    @export(implementation)
    public func groupsMembersRemove(
        group: Team.GroupSelector,
        users: [Team.UserSelectorArg],
        returnMembers: Bool = true
    ) -> RpcRequest<Team.GroupMembersChangeResultSerializer, Team.GroupMembersRemoveErrorSerializer> {
        client.request(
            Team.groupsMembersRemove,
            serverArgs: Team.GroupMembersRemoveArg(group: group, users: users, returnMembers: returnMembers)
        )
    }

    /// Sets the permissions of a group's member: owner or member.
    ///
    /// The error of the route is ``Team/GroupMemberSetAccessTypeError``, the reason that the permissions of a group's
    /// member weren't changed.
    ///
    /// - ``Team/GroupMemberSetAccessTypeError/groupNotFound``: The group doesn't exist.
    /// - ``Team/GroupMemberSetAccessTypeError/systemManagedGroupDisallowed``: The operation isn't supported for groups
    ///   that Dropbox manages.
    /// - ``Team/GroupMemberSetAccessTypeError/memberNotInGroup``: The user isn't a member of the group.
    /// - ``Team/GroupMemberSetAccessTypeError/userCannotBeManagerOfCompanyManagedGroup``: A group that admins manage
    ///   can't have owners.
    ///
    /// Route `team/groups/members/set_access_type`: style rpc, host api, auth team, scope `groups.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-groups-members-set_access_type>
    ///
    /// - Parameters:
    ///   - group: The group, by identifier or external ID.
    ///   - user: The member, by identifier, external ID, or email address.
    ///   - accessType: The new permissions.
    ///   - returnMembers: A Boolean value that indicates whether to return the members of the group, which is slow for
    ///     large groups. The default is `true`.
    /// - Returns: A request for an array of ``Team/GroupsGetInfoItem``: a group, or the identifier of a group that
    ///   doesn't exist.
    @discardableResult
    @export(implementation)
    public func groupsMembersSetAccessType(
        group: Team.GroupSelector,
        user: Team.UserSelectorArg,
        accessType: Team.GroupAccessType,
        returnMembers: Bool = true
    ) -> RpcRequest<ArraySerializer<Team.GroupsGetInfoItemSerializer>, Team.GroupMemberSetAccessTypeErrorSerializer> {
        client.request(
            Team.groupsMembersSetAccessType,
            serverArgs: Team.GroupMembersSetAccessTypeArg(
                group: group,
                user: user,
                accessType: accessType,
                returnMembers: returnMembers
            )
        )
    }

    /// Changes the name, external ID, or manager of a group.
    ///
    /// The error of the route is ``Team/GroupUpdateError``, the reason that a group wasn't changed.
    ///
    /// - ``Team/GroupUpdateError/groupNotFound``: The group doesn't exist.
    /// - ``Team/GroupUpdateError/systemManagedGroupDisallowed``: The operation isn't supported for groups that Dropbox
    ///   manages.
    /// - ``Team/GroupUpdateError/groupNameAlreadyUsed``: Another group has this name.
    /// - ``Team/GroupUpdateError/groupNameInvalid``: The name is empty or contains characters that aren't allowed.
    /// - ``Team/GroupUpdateError/externalIdAlreadyInUse``: Another group has this external ID.
    ///
    /// Route `team/groups/update`: style rpc, host api, auth team, scope `groups.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-groups-update>
    ///
    /// - Parameters:
    ///   - group: The group, by identifier or external ID.
    ///   - returnMembers: A Boolean value that indicates whether to return the members of the group, which is slow for
    ///     large groups. The default is `true`.
    ///   - newGroupName: The new name.
    ///   - newGroupExternalId: The new external ID. An empty string removes it.
    ///   - newGroupManagementType: The new manager of the group's members.
    /// - Returns: A request for ``Team/GroupFullInfo``, a group and its members.
    @discardableResult
    @export(implementation)
    public func groupsUpdate(
        group: Team.GroupSelector,
        returnMembers: Bool = true,
        newGroupName: String? = nil,
        newGroupExternalId: String? = nil,
        newGroupManagementType: TeamCommon.GroupManagementType? = nil
    ) -> RpcRequest<Team.GroupFullInfoSerializer, Team.GroupUpdateErrorSerializer> {
        client.request(
            Team.groupsUpdate,
            serverArgs: Team.GroupUpdateArgs(
                group: group,
                returnMembers: returnMembers,
                newGroupName: newGroupName,
                newGroupExternalId: newGroupExternalId,
                newGroupManagementType: newGroupManagementType
            )
        )
    }

    /// Creates a legal hold, which keeps all revisions of its members' files. Legal holds are a paid add-on.
    ///
    /// The error of the route is ``Team/LegalHoldsPolicyCreateError``, the reason that a legal hold wasn't created.
    ///
    /// - ``Team/LegalHoldsPolicyCreateError/unknownLegalHoldError``: An error occurred at Dropbox.
    /// - ``Team/LegalHoldsPolicyCreateError/insufficientPermissions``: The app or the user doesn't have permission.
    /// - ``Team/LegalHoldsPolicyCreateError/startDateIsLaterThanEndDate``: The start date is later than the end date.
    /// - ``Team/LegalHoldsPolicyCreateError/emptyMembersList``: The list of members is empty.
    /// - ``Team/LegalHoldsPolicyCreateError/invalidMembers``: Some of the members can't be included in a legal hold.
    /// - ``Team/LegalHoldsPolicyCreateError/numberOfUsersOnHoldIsGreaterThanHoldLimitation``: The legal hold would have
    ///   more than 5 members.
    /// - ``Team/LegalHoldsPolicyCreateError/transientError``: An error occurred at Dropbox. Try again.
    /// - ``Team/LegalHoldsPolicyCreateError/nameMustBeUnique``: Another legal hold has this name.
    /// - 2 other cases
    ///
    /// Route `team/legal_holds/create_policy`: style rpc, host api, auth team, scope `team_data.governance.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-legal_holds-create_policy>
    ///
    /// - Parameters:
    ///   - name: The name of the legal hold. At most 140 characters.
    ///   - members: The identifiers of the members whose files to keep, from 1 to 5.
    ///   - description_: The description of the legal hold. At most 501 characters.
    ///   - startDate: The start of the period whose revisions to keep.
    ///   - endDate: The end of the period. `nil` for no end.
    /// - Returns: A request for ``Team/LegalHoldPolicy``, a legal hold.
    @discardableResult
    @export(implementation)
    public func legalHoldsCreatePolicy(
        name: String,
        members: [String],
        description_: String? = nil,
        startDate: Date? = nil,
        endDate: Date? = nil
    ) -> RpcRequest<Team.LegalHoldPolicySerializer, Team.LegalHoldsPolicyCreateErrorSerializer> {
        client.request(
            Team.legalHoldsCreatePolicy,
            serverArgs: Team.LegalHoldsPolicyCreateArg(
                name: name,
                members: members,
                description_: description_,
                startDate: startDate,
                endDate: endDate
            )
        )
    }

    /// Returns a legal hold.
    ///
    /// The error of the route is ``Team/LegalHoldsGetPolicyError``, the reason that a legal hold wasn't returned.
    ///
    /// - ``Team/LegalHoldsGetPolicyError/unknownLegalHoldError``: An error occurred at Dropbox.
    /// - ``Team/LegalHoldsGetPolicyError/insufficientPermissions``: The app or the user doesn't have permission.
    /// - ``Team/LegalHoldsGetPolicyError/legalHoldPolicyNotFound``: The legal hold doesn't exist.
    ///
    /// Route `team/legal_holds/get_policy`: style rpc, host api, auth team, scope `team_data.governance.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-legal_holds-get_policy>
    ///
    /// - Parameter id: The identifier of the legal hold, `pid_dbhid:…`. Starts with `pid_dbhid:`.
    /// - Returns: A request for ``Team/LegalHoldPolicy``, a legal hold.
    @discardableResult
    @export(implementation)
    public func legalHoldsGetPolicy(
        id: String
    ) -> RpcRequest<Team.LegalHoldPolicySerializer, Team.LegalHoldsGetPolicyErrorSerializer> {
        client.request(Team.legalHoldsGetPolicy, serverArgs: Team.LegalHoldsGetPolicyArg(id: id))
    }

    /// Lists the revisions that a legal hold keeps.
    ///
    /// The error of the route is ``Team/LegalHoldsListHeldRevisionsError``, the reason that revisions weren't listed.
    ///
    /// - ``Team/LegalHoldsListHeldRevisionsError/unknownLegalHoldError``: An error occurred at Dropbox.
    /// - ``Team/LegalHoldsListHeldRevisionsError/insufficientPermissions``: The app or the user doesn't have
    ///   permission.
    /// - ``Team/LegalHoldsListHeldRevisionsError/transientError``: An error occurred at Dropbox. Try again.
    /// - ``Team/LegalHoldsListHeldRevisionsError/legalHoldStillEmpty``: The legal hold doesn't keep any revisions yet.
    ///   Try again later.
    /// - ``Team/LegalHoldsListHeldRevisionsError/inactiveLegalHold``: The legal hold isn't active.
    ///
    /// Route `team/legal_holds/list_held_revisions`: style rpc, host api, auth team, scope
    /// `team_data.governance.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-legal_holds-list_held_revisions>
    ///
    /// - Parameter id: The identifier of the legal hold, `pid_dbhid:…`. Starts with `pid_dbhid:`.
    /// - Returns: A request for ``Team/LegalHoldsListHeldRevisionResult``, a page of the revisions that a legal hold
    ///   keeps.
    @discardableResult
    @export(implementation)
    public func legalHoldsListHeldRevisions(
        id: String
    ) -> RpcRequest<Team.LegalHoldsListHeldRevisionResultSerializer, Team.LegalHoldsListHeldRevisionsErrorSerializer> {
        client.request(Team.legalHoldsListHeldRevisions, serverArgs: Team.LegalHoldsListHeldRevisionsArg(id: id))
    }

    /// Returns the next page of `legalHoldsListHeldRevisions`.
    ///
    /// The error of the route is ``Team/LegalHoldsListHeldRevisionsError``, the reason that revisions weren't listed.
    ///
    /// - ``Team/LegalHoldsListHeldRevisionsError/unknownLegalHoldError``: An error occurred at Dropbox.
    /// - ``Team/LegalHoldsListHeldRevisionsError/insufficientPermissions``: The app or the user doesn't have
    ///   permission.
    /// - ``Team/LegalHoldsListHeldRevisionsError/transientError``: An error occurred at Dropbox. Try again.
    /// - ``Team/LegalHoldsListHeldRevisionsError/legalHoldStillEmpty``: The legal hold doesn't keep any revisions yet.
    ///   Try again later.
    /// - ``Team/LegalHoldsListHeldRevisionsError/inactiveLegalHold``: The legal hold isn't active.
    ///
    /// Route `team/legal_holds/list_held_revisions_continue`: style rpc, host api, auth team, scope
    /// `team_data.governance.write`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/teams#team-legal_holds-list_held_revisions_continue>
    ///
    /// - Parameters:
    ///   - id: The identifier of the legal hold, `pid_dbhid:…`. Starts with `pid_dbhid:`.
    ///   - cursor: The cursor of the most recent page. At least 1 character.
    /// - Returns: A request for ``Team/LegalHoldsListHeldRevisionResult``, a page of the revisions that a legal hold
    ///   keeps.
    @discardableResult
    @export(implementation)
    public func legalHoldsListHeldRevisionsContinue(
        id: String,
        cursor: String? = nil
    ) -> RpcRequest<Team.LegalHoldsListHeldRevisionResultSerializer, Team.LegalHoldsListHeldRevisionsErrorSerializer> {
        client.request(
            Team.legalHoldsListHeldRevisionsContinue,
            serverArgs: Team.LegalHoldsListHeldRevisionsContinueArg(id: id, cursor: cursor)
        )
    }

    /// Lists the legal holds of the team.
    ///
    /// The error of the route is ``Team/LegalHoldsListPoliciesError``, the reason that legal holds weren't listed.
    ///
    /// - ``Team/LegalHoldsListPoliciesError/unknownLegalHoldError``: An error occurred at Dropbox.
    /// - ``Team/LegalHoldsListPoliciesError/insufficientPermissions``: The app or the user doesn't have permission.
    /// - ``Team/LegalHoldsListPoliciesError/transientError``: An error occurred at Dropbox. Try again.
    ///
    /// Route `team/legal_holds/list_policies`: style rpc, host api, auth team, scope `team_data.governance.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-legal_holds-list_policies>
    ///
    /// - Parameter includeReleased: A Boolean value that indicates whether to include released legal holds. The default
    ///   is `false`.
    /// - Returns: A request for ``Team/LegalHoldsListPoliciesResult``, the legal holds of the team.
    @discardableResult
    @export(implementation)
    public func legalHoldsListPolicies(
        includeReleased: Bool = false
    ) -> RpcRequest<Team.LegalHoldsListPoliciesResultSerializer, Team.LegalHoldsListPoliciesErrorSerializer> {
        client.request(
            Team.legalHoldsListPolicies,
            serverArgs: Team.LegalHoldsListPoliciesArg(includeReleased: includeReleased)
        )
    }

    /// Releases a legal hold.
    ///
    /// The error of the route is ``Team/LegalHoldsPolicyReleaseError``, the reason that a legal hold wasn't released.
    ///
    /// - ``Team/LegalHoldsPolicyReleaseError/unknownLegalHoldError``: An error occurred at Dropbox.
    /// - ``Team/LegalHoldsPolicyReleaseError/insufficientPermissions``: The app or the user doesn't have permission.
    /// - ``Team/LegalHoldsPolicyReleaseError/legalHoldPerformingAnotherOperation``: Another operation on the legal hold
    ///   is in progress. Try again later.
    /// - ``Team/LegalHoldsPolicyReleaseError/legalHoldAlreadyReleasing``: The legal hold is being released or was
    ///   already released.
    /// - ``Team/LegalHoldsPolicyReleaseError/legalHoldPolicyNotFound``: The legal hold doesn't exist.
    ///
    /// Route `team/legal_holds/release_policy`: style rpc, host api, auth team, scope `team_data.governance.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-legal_holds-release_policy>
    ///
    /// - Parameter id: The identifier of the legal hold, `pid_dbhid:…`. Starts with `pid_dbhid:`.
    /// - Returns: A request without a result.
    @discardableResult
    @export(implementation)
    public func legalHoldsReleasePolicy(
        id: String
    ) -> RpcRequest<VoidSerializer, Team.LegalHoldsPolicyReleaseErrorSerializer> {
        client.request(Team.legalHoldsReleasePolicy, serverArgs: Team.LegalHoldsPolicyReleaseArg(id: id))
    }

    /// Changes the name, description, or members of a legal hold.
    ///
    /// The error of the route is ``Team/LegalHoldsPolicyUpdateError``, the reason that a legal hold wasn't changed.
    ///
    /// - ``Team/LegalHoldsPolicyUpdateError/unknownLegalHoldError``: An error occurred at Dropbox.
    /// - ``Team/LegalHoldsPolicyUpdateError/insufficientPermissions``: The app or the user doesn't have permission.
    /// - ``Team/LegalHoldsPolicyUpdateError/transientError``: An error occurred at Dropbox. Try again.
    /// - ``Team/LegalHoldsPolicyUpdateError/inactiveLegalHold``: The legal hold isn't active.
    /// - ``Team/LegalHoldsPolicyUpdateError/legalHoldPerformingAnotherOperation``: Another operation on the legal hold
    ///   is in progress. Try again later.
    /// - ``Team/LegalHoldsPolicyUpdateError/invalidMembers``: Some of the members can't be included in a legal hold.
    /// - ``Team/LegalHoldsPolicyUpdateError/numberOfUsersOnHoldIsGreaterThanHoldLimitation``: The legal hold would have
    ///   more than 5 members.
    /// - ``Team/LegalHoldsPolicyUpdateError/emptyMembersList``: The list of members is empty.
    /// - 2 other cases
    ///
    /// Route `team/legal_holds/update_policy`: style rpc, host api, auth team, scope `team_data.governance.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-legal_holds-update_policy>
    ///
    /// - Parameters:
    ///   - id: The identifier of the legal hold, `pid_dbhid:…`. Starts with `pid_dbhid:`.
    ///   - name: The new name. At most 140 characters.
    ///   - description_: The new description. At most 501 characters.
    ///   - members: The identifiers of the members whose files to keep from now on, from 1 to 5.
    /// - Returns: A request for ``Team/LegalHoldPolicy``, a legal hold.
    @discardableResult
    @export(implementation)
    public func legalHoldsUpdatePolicy(
        id: String,
        name: String? = nil,
        description_: String? = nil,
        members: [String]? = nil
    ) -> RpcRequest<Team.LegalHoldPolicySerializer, Team.LegalHoldsPolicyUpdateErrorSerializer> {
        client.request(
            Team.legalHoldsUpdatePolicy,
            serverArgs: Team.LegalHoldsPolicyUpdateArg(id: id, name: name, description_: description_, members: members)
        )
    }

    /// Lists the apps that a member has linked. Apps that the team has linked aren't included.
    ///
    /// The error of the route is ``Team/ListMemberAppsError``, the reason that apps weren't listed.
    ///
    /// - ``Team/ListMemberAppsError/memberNotFound``: No member has this identifier.
    ///
    /// Route `team/linked_apps/list_member_linked_apps`: style rpc, host api, auth team, scope `sessions.list`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/teams#team-linked_apps-list_member_linked_apps>
    ///
    /// - Parameter teamMemberId: The identifier of the member, `dbmid:…`.
    /// - Returns: A request for ``Team/ListMemberAppsResult``, the apps that a member has linked.
    @discardableResult
    @export(implementation)
    public func linkedAppsListMemberLinkedApps(
        teamMemberId: String
    ) -> RpcRequest<Team.ListMemberAppsResultSerializer, Team.ListMemberAppsErrorSerializer> {
        client.request(
            Team.linkedAppsListMemberLinkedApps,
            serverArgs: Team.ListMemberAppsArg(teamMemberId: teamMemberId)
        )
    }

    /// Lists the apps that members have linked, page by page. Apps that the team has linked aren't included.
    ///
    /// The error of the route is ``Team/ListMembersAppsError``, the reason that apps weren't listed.
    ///
    /// - ``Team/ListMembersAppsError/reset``: The cursor has expired. List from the start.
    ///
    /// Route `team/linked_apps/list_members_linked_apps`: style rpc, host api, auth team, scope `sessions.list`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/teams#team-linked_apps-list_members_linked_apps>
    ///
    /// - Parameter cursor: The cursor of the most recent page. `nil` for the first page.
    /// - Returns: A request for ``Team/ListMembersAppsResult``, a page of members with the apps that they have linked.
    @discardableResult
    @export(implementation)
    public func linkedAppsListMembersLinkedApps(
        cursor: String? = nil
    ) -> RpcRequest<Team.ListMembersAppsResultSerializer, Team.ListMembersAppsErrorSerializer> {
        client.request(Team.linkedAppsListMembersLinkedApps, serverArgs: Team.ListMembersAppsArg(cursor: cursor))
    }

    /// Lists the apps that members have linked.
    ///
    /// The error of the route is ``Team/ListTeamAppsError``, the reason that apps weren't listed.
    ///
    /// - ``Team/ListTeamAppsError/reset``: The cursor has expired. List from the start.
    ///
    /// Route `team/linked_apps/list_team_linked_apps`: style rpc, host api, auth team, scope `sessions.list`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-linked_apps-list_team_linked_apps>
    ///
    /// - Parameter cursor: The cursor of the most recent page. `nil` for the first page.
    /// - Returns: A request for ``Team/ListTeamAppsResult``, a page of members with the apps that they have linked.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func linkedAppsListTeamLinkedApps(
        cursor: String? = nil
    ) -> RpcRequest<Team.ListTeamAppsResultSerializer, Team.ListTeamAppsErrorSerializer> {
        client.request(Team.linkedAppsListTeamLinkedApps, serverArgs: Team.ListTeamAppsArg(cursor: cursor))
    }

    /// Unlinks an app from a member's account.
    ///
    /// The error of the route is ``Team/RevokeLinkedAppError``, the reason that an app wasn't unlinked.
    ///
    /// - ``Team/RevokeLinkedAppError/appNotFound``: The app doesn't exist.
    /// - ``Team/RevokeLinkedAppError/memberNotFound``: No member has this identifier.
    /// - ``Team/RevokeLinkedAppError/appFolderRemovalNotSupported``: The app folder can't be removed.
    ///
    /// Route `team/linked_apps/revoke_linked_app`: style rpc, host api, auth team, scope `sessions.modify`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-linked_apps-revoke_linked_app>
    ///
    /// - Parameters:
    ///   - appId: The identifier of the app.
    ///   - teamMemberId: The identifier of the member, `dbmid:…`.
    ///   - keepAppFolder: This option has no effect. The app folder remains. The default is `true`. Deprecated.
    /// - Returns: A request without a result.
    @discardableResult
    @export(implementation)
    public func linkedAppsRevokeLinkedApp(
        appId: String,
        teamMemberId: String,
        keepAppFolder: Bool = true
    ) -> RpcRequest<VoidSerializer, Team.RevokeLinkedAppErrorSerializer> {
        client.request(
            Team.linkedAppsRevokeLinkedApp,
            serverArgs: Team.RevokeLinkedApiAppArg(
                appId: appId,
                teamMemberId: teamMemberId,
                keepAppFolder: keepAppFolder
            )
        )
    }

    /// Unlinks several apps, each with its own outcome.
    ///
    /// The error of the route is ``Team/RevokeLinkedAppBatchError``, the reason that no apps were unlinked.
    ///
    /// Route `team/linked_apps/revoke_linked_app_batch`: style rpc, host api, auth team, scope `sessions.modify`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/teams#team-linked_apps-revoke_linked_app_batch>
    ///
    /// - Parameter revokeLinkedApp: The apps to unlink.
    /// - Returns: A request for ``Team/RevokeLinkedAppBatchResult``, the outcome for each app.
    @discardableResult
    @export(implementation)
    public func linkedAppsRevokeLinkedAppBatch(
        revokeLinkedApp: [Team.RevokeLinkedApiAppArg]
    ) -> RpcRequest<Team.RevokeLinkedAppBatchResultSerializer, Team.RevokeLinkedAppBatchErrorSerializer> {
        client.request(
            Team.linkedAppsRevokeLinkedAppBatch,
            serverArgs: Team.RevokeLinkedApiAppBatchArg(revokeLinkedApp: revokeLinkedApp)
        )
    }

    /// Exempts members from space limits. The limit is 1,000 members for each call.
    ///
    /// The error of the route is ``Team/ExcludedUsersUpdateError``, the reason that exemptions weren't changed.
    ///
    /// - ``Team/ExcludedUsersUpdateError/usersNotInTeam``: Some of the users aren't members of the team.
    /// - ``Team/ExcludedUsersUpdateError/tooManyUsers``: The call contains more than 1,000 members.
    ///
    /// Route `team/member_space_limits/excluded_users/add`: style rpc, host api, auth team, scope `members.write`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/teams#team-member_space_limits-excluded_users-add>
    ///
    /// - Parameter users: The members, at most 1,000.
    /// - Returns: A request for ``Team/ExcludedUsersUpdateResult``, the result of changing exemptions.
    @discardableResult
    @export(implementation)
    public func memberSpaceLimitsExcludedUsersAdd(
        users: [Team.UserSelectorArg]? = nil
    ) -> RpcRequest<Team.ExcludedUsersUpdateResultSerializer, Team.ExcludedUsersUpdateErrorSerializer> {
        client.request(Team.memberSpaceLimitsExcludedUsersAdd, serverArgs: Team.ExcludedUsersUpdateArg(users: users))
    }

    /// Lists the members who are exempt from space limits, page by page.
    ///
    /// The error of the route is ``Team/ExcludedUsersListError``, the reason that members weren't listed.
    ///
    /// - ``Team/ExcludedUsersListError/listError``: An error occurred.
    ///
    /// Route `team/member_space_limits/excluded_users/list`: style rpc, host api, auth team, scope `members.read`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/teams#team-member_space_limits-excluded_users-list>
    ///
    /// - Parameter limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
    /// - Returns: A request for ``Team/ExcludedUsersListResult``, a page of members who are exempt from space limits.
    @discardableResult
    @export(implementation)
    public func memberSpaceLimitsExcludedUsersList(
        limit: UInt32 = 1000
    ) -> RpcRequest<Team.ExcludedUsersListResultSerializer, Team.ExcludedUsersListErrorSerializer> {
        client.request(Team.memberSpaceLimitsExcludedUsersList, serverArgs: Team.ExcludedUsersListArg(limit: limit))
    }

    /// Returns the next page of `memberSpaceLimitsExcludedUsersList`.
    ///
    /// The error of the route is ``Team/ExcludedUsersListContinueError``, the reason that the next page wasn't
    /// returned.
    ///
    /// - ``Team/ExcludedUsersListContinueError/invalidCursor``: The cursor isn't valid. List from the start.
    ///
    /// Route `team/member_space_limits/excluded_users/list/continue`: style rpc, host api, auth team, scope
    /// `members.read`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/teams#team-member_space_limits-excluded_users-list-continue>
    ///
    /// - Parameter cursor: The cursor of the next page.
    /// - Returns: A request for ``Team/ExcludedUsersListResult``, a page of members who are exempt from space limits.
    @discardableResult
    @export(implementation)
    public func memberSpaceLimitsExcludedUsersListContinue(
        cursor: String
    ) -> RpcRequest<Team.ExcludedUsersListResultSerializer, Team.ExcludedUsersListContinueErrorSerializer> {
        client.request(
            Team.memberSpaceLimitsExcludedUsersListContinue,
            serverArgs: Team.ExcludedUsersListContinueArg(cursor: cursor)
        )
    }

    /// Removes the exemption of members from space limits. The limit is 1,000 members for each call.
    ///
    /// The error of the route is ``Team/ExcludedUsersUpdateError``, the reason that exemptions weren't changed.
    ///
    /// - ``Team/ExcludedUsersUpdateError/usersNotInTeam``: Some of the users aren't members of the team.
    /// - ``Team/ExcludedUsersUpdateError/tooManyUsers``: The call contains more than 1,000 members.
    ///
    /// Route `team/member_space_limits/excluded_users/remove`: style rpc, host api, auth team, scope `members.write`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/teams#team-member_space_limits-excluded_users-remove>
    ///
    /// - Parameter users: The members, at most 1,000.
    /// - Returns: A request for ``Team/ExcludedUsersUpdateResult``, the result of changing exemptions.
    @discardableResult
    @export(implementation)
    public func memberSpaceLimitsExcludedUsersRemove(
        users: [Team.UserSelectorArg]? = nil
    ) -> RpcRequest<Team.ExcludedUsersUpdateResultSerializer, Team.ExcludedUsersUpdateErrorSerializer> {
        client.request(Team.memberSpaceLimitsExcludedUsersRemove, serverArgs: Team.ExcludedUsersUpdateArg(users: users))
    }

    /// Returns the space limits of up to 1,000 members.
    ///
    /// The error of the route is ``Team/CustomQuotaError``, the reason that space limits weren't returned or changed.
    ///
    /// - ``Team/CustomQuotaError/tooManyUsers``: The call contains more than 1,000 members.
    ///
    /// Route `team/member_space_limits/get_custom_quota`: style rpc, host api, auth team, scope `members.read`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/teams#team-member_space_limits-get_custom_quota>
    ///
    /// - Parameter users: The members, at most 1,000.
    /// - Returns: A request for an array of ``Team/CustomQuotaResult``: the space limit of one member.
    @discardableResult
    @export(implementation)
    public func memberSpaceLimitsGetCustomQuota(
        users: [Team.UserSelectorArg]
    ) -> RpcRequest<ArraySerializer<Team.CustomQuotaResultSerializer>, Team.CustomQuotaErrorSerializer> {
        client.request(Team.memberSpaceLimitsGetCustomQuota, serverArgs: Team.CustomQuotaUsersArg(users: users))
    }

    /// Removes the space limits of up to 1,000 members. The limit of the team applies afterward.
    ///
    /// The error of the route is ``Team/CustomQuotaError``, the reason that space limits weren't returned or changed.
    ///
    /// - ``Team/CustomQuotaError/tooManyUsers``: The call contains more than 1,000 members.
    ///
    /// Route `team/member_space_limits/remove_custom_quota`: style rpc, host api, auth team, scope `members.write`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/teams#team-member_space_limits-remove_custom_quota>
    ///
    /// - Parameter users: The members, at most 1,000.
    /// - Returns: A request for an array of ``Team/RemoveCustomQuotaResult``: the outcome for one member.
    @discardableResult
    @export(implementation)
    public func memberSpaceLimitsRemoveCustomQuota(
        users: [Team.UserSelectorArg]
    ) -> RpcRequest<ArraySerializer<Team.RemoveCustomQuotaResultSerializer>, Team.CustomQuotaErrorSerializer> {
        client.request(Team.memberSpaceLimitsRemoveCustomQuota, serverArgs: Team.CustomQuotaUsersArg(users: users))
    }

    /// Sets the space limits of up to 1,000 members. An admin must have set a limit for the team first.
    ///
    /// The error of the route is ``Team/SetCustomQuotaError``, the reason that space limits weren't set.
    ///
    /// - ``Team/SetCustomQuotaError/tooManyUsers``: The call contains more than 1,000 members.
    /// - ``Team/SetCustomQuotaError/someUsersAreExcluded``: Some of the members are exempt from space limits.
    ///
    /// Route `team/member_space_limits/set_custom_quota`: style rpc, host api, auth team, scope `members.read`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/teams#team-member_space_limits-set_custom_quota>
    ///
    /// - Parameter usersAndQuotas: The members, each with their space limit. The limit is 1,000 members for each call.
    /// - Returns: A request for an array of ``Team/CustomQuotaResult``: the space limit of one member.
    @discardableResult
    @export(implementation)
    public func memberSpaceLimitsSetCustomQuota(
        usersAndQuotas: [Team.UserCustomQuotaArg]
    ) -> RpcRequest<ArraySerializer<Team.CustomQuotaResultSerializer>, Team.SetCustomQuotaErrorSerializer> {
        client.request(
            Team.memberSpaceLimitsSetCustomQuota,
            serverArgs: Team.SetCustomQuotaArg(usersAndQuotas: usersAndQuotas)
        )
    }

    /// Adds up to 20 people to the team. May return a job to poll with `membersAddJobStatusGet`.
    ///
    /// The route has no errors of its own.
    ///
    /// Route `team/members/add`: style rpc, host api, auth team, scope `members.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-add>
    ///
    /// - Parameters:
    ///   - newMembers: The people to add, at most 20.
    ///   - forceAsync: A Boolean value that indicates whether to return a job immediately. The default is `false`.
    /// - Returns: A request for ``Team/MembersAddLaunch``, the result of `membersAdd`: a job to poll, or the outcome.
    @discardableResult
    @export(implementation)
    public func membersAdd(
        newMembers: [Team.MemberAddArg],
        forceAsync: Bool = false
    ) -> RpcRequest<Team.MembersAddLaunchSerializer, VoidSerializer> {
        client.request(Team.membersAdd, serverArgs: Team.MembersAddArg(newMembers: newMembers, forceAsync: forceAsync))
    }

    /// Adds up to 20 people to the team. People without an account get one; people with a personal account are asked to
    /// move it. May return a job to poll with `membersAddJobStatusGetV2`.
    ///
    /// The route has no errors of its own.
    ///
    /// Route `team/members/add_v2`: style rpc, host api, auth team, scope `members.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-add>
    ///
    /// - Parameters:
    ///   - newMembers: The people to add, at most 20.
    ///   - forceAsync: A Boolean value that indicates whether to return a job immediately. The default is `false`.
    /// - Returns: A request for ``Team/MembersAddLaunchV2Result``, the result of `membersAddV2`: a job to poll, or the
    ///   outcome.
    @discardableResult
    @export(implementation)
    public func membersAddV2(
        newMembers: [Team.MemberAddV2Arg],
        forceAsync: Bool = false
    ) -> RpcRequest<Team.MembersAddLaunchV2ResultSerializer, VoidSerializer> {
        client.request(
            Team.membersAddV2,
            serverArgs: Team.MembersAddV2Arg(newMembers: newMembers, forceAsync: forceAsync)
        )
    }

    /// Polls a job of `membersAdd`. Returns whether it is still running, or the outcome for each person.
    ///
    /// The error of the route is ``/DropboxCore/Async/PollError``, the reason that the state of a job isn't known.
    ///
    /// - ``/DropboxCore/Async/PollError/invalidAsyncJobId``: The job identifier isn't valid.
    /// - ``/DropboxCore/Async/PollError/internalError``: The job failed at Dropbox, and its outcome isn't known. Check
    ///   what it did before you try again.
    ///
    /// Route `team/members/add/job_status/get`: style rpc, host api, auth team, scope `members.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-add-job_status-get>
    ///
    /// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1
    ///   character.
    /// - Returns: A request for ``Team/MembersAddJobStatus``, the state of a job of `membersAdd`.
    @discardableResult
    @export(implementation)
    public func membersAddJobStatusGet(
        asyncJobId: String
    ) -> RpcRequest<Team.MembersAddJobStatusSerializer, Async.PollErrorSerializer> {
        client.request(Team.membersAddJobStatusGet, serverArgs: Async.PollArg(asyncJobId: asyncJobId))
    }

    /// Polls a job of `membersAddV2`. Returns whether it is still running, or the outcome for each person.
    ///
    /// The error of the route is ``/DropboxCore/Async/PollError``, the reason that the state of a job isn't known.
    ///
    /// - ``/DropboxCore/Async/PollError/invalidAsyncJobId``: The job identifier isn't valid.
    /// - ``/DropboxCore/Async/PollError/internalError``: The job failed at Dropbox, and its outcome isn't known. Check
    ///   what it did before you try again.
    ///
    /// Route `team/members/add/job_status/get_v2`: style rpc, host api, auth team, scope `members.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-add-job_status-get>
    ///
    /// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1
    ///   character.
    /// - Returns: A request for ``Team/MembersAddJobStatusV2Result``, the state of a job of `membersAddV2`.
    @discardableResult
    @export(implementation)
    public func membersAddJobStatusGetV2(
        asyncJobId: String
    ) -> RpcRequest<Team.MembersAddJobStatusV2ResultSerializer, Async.PollErrorSerializer> {
        client.request(Team.membersAddJobStatusGetV2, serverArgs: Async.PollArg(asyncJobId: asyncJobId))
    }

    /// Starts a job that suspends up to 500 members and sends a report by email. Poll the job with
    /// `membersBulkSuspendJobStatusCheck`.
    ///
    /// The error of the route is ``Team/BulkSuspendError``, the reason that no job was started.
    ///
    /// - ``Team/BulkSuspendError/invalidRequest``: The request isn't valid.
    /// - ``Team/BulkSuspendError/tooManyMembers``: The call contains more than 500 members.
    /// - ``Team/BulkSuspendError/duplicateClientItemId``: Two entries have the same `clientItemId`.
    /// - ``Team/BulkSuspendError/duplicateTeamMemberId``: The call contains a member twice.
    /// - ``Team/BulkSuspendError/actingAdmin``: Admins can't suspend themselves.
    /// - ``Team/BulkSuspendError/lastAdmin``: The team must have at least one admin.
    ///
    /// Route `team/members/bulk_suspend`: style rpc, host api, auth team, scope `members.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-bulk_suspend>
    ///
    /// - Parameter members: The members, from 1 to 500, without duplicates.
    /// - Returns: A request for ``/DropboxCore/Async/LaunchResultBase``, the result of a call that may start a job.
    @discardableResult
    @export(implementation)
    public func membersBulkSuspend(
        members: [Team.BulkSuspendMemberTarget]
    ) -> RpcRequest<Async.LaunchResultBaseSerializer, Team.BulkSuspendErrorSerializer> {
        client.request(Team.membersBulkSuspend, serverArgs: Team.BulkSuspendArg(members: members))
    }

    /// Polls a job of `membersBulkSuspend`. Returns whether it is still running, or the number of suspended members.
    ///
    /// The error of the route is ``/DropboxCore/Async/PollError``, the reason that the state of a job isn't known.
    ///
    /// - ``/DropboxCore/Async/PollError/invalidAsyncJobId``: The job identifier isn't valid.
    /// - ``/DropboxCore/Async/PollError/internalError``: The job failed at Dropbox, and its outcome isn't known. Check
    ///   what it did before you try again.
    ///
    /// Route `team/members/bulk_suspend/job_status/check`: style rpc, host api, auth team, scope `members.write`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/teams#team-members-bulk_suspend-job_status-check>
    ///
    /// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1
    ///   character.
    /// - Returns: A request for ``Team/BulkSuspendJobStatus``, the state of a job of `membersBulkSuspend`.
    @discardableResult
    @export(implementation)
    public func membersBulkSuspendJobStatusCheck(
        asyncJobId: String
    ) -> RpcRequest<Team.BulkSuspendJobStatusSerializer, Async.PollErrorSerializer> {
        client.request(Team.membersBulkSuspendJobStatusCheck, serverArgs: Async.PollArg(asyncJobId: asyncJobId))
    }

    /// Permanently deletes the files of a former member. They can't be transferred afterward.
    ///
    /// The error of the route is ``Team/MembersDeleteFormerMemberFilesError``, the reason that files weren't deleted.
    ///
    /// - ``Team/MembersDeleteFormerMemberFilesError/userNotFound``: The team has no such member.
    /// - ``Team/MembersDeleteFormerMemberFilesError/userNotInTeam``: The user isn't a member of the team.
    /// - ``Team/MembersDeleteFormerMemberFilesError/transferInProgress``: The files are being transferred.
    /// - ``Team/MembersDeleteFormerMemberFilesError/alreadyTransferred``: The files were already transferred.
    /// - ``Team/MembersDeleteFormerMemberFilesError/alreadyTransferredOrDeleted``: The files were already transferred
    ///   or deleted.
    /// - ``Team/MembersDeleteFormerMemberFilesError/userNotRemoved``: The user is still a member of the team.
    ///
    /// Route `team/members/delete_former_member_files`: style rpc, host api, auth team, scope `members.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-delete_former_member_files>
    ///
    /// - Parameter user: The former member, by identifier, external ID, or email address.
    /// - Returns: A request without a result.
    @discardableResult
    @export(implementation)
    public func membersDeleteFormerMemberFiles(
        user: Team.UserSelectorArg
    ) -> RpcRequest<VoidSerializer, Team.MembersDeleteFormerMemberFilesErrorSerializer> {
        client.request(Team.membersDeleteFormerMemberFiles, serverArgs: Team.MembersFormerMemberArg(user: user))
    }

    /// Deletes the profile photo of a member.
    ///
    /// The error of the route is ``Team/MembersDeleteProfilePhotoError``, the reason that a photo wasn't deleted.
    ///
    /// - ``Team/MembersDeleteProfilePhotoError/userNotFound``: The team has no such member.
    /// - ``Team/MembersDeleteProfilePhotoError/userNotInTeam``: The user isn't a member of the team.
    /// - ``Team/MembersDeleteProfilePhotoError/setProfileDisallowed``: Former members can't be changed.
    ///
    /// Route `team/members/delete_profile_photo`: style rpc, host api, auth team, scope `members.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-delete_profile_photo>
    ///
    /// - Parameter user: The member, by identifier, external ID, or email address.
    /// - Returns: A request for ``Team/TeamMemberInfo``, a team member, and their admin permissions.
    @discardableResult
    @export(implementation)
    public func membersDeleteProfilePhoto(
        user: Team.UserSelectorArg
    ) -> RpcRequest<Team.TeamMemberInfoSerializer, Team.MembersDeleteProfilePhotoErrorSerializer> {
        client.request(Team.membersDeleteProfilePhoto, serverArgs: Team.MembersDeleteProfilePhotoArg(user: user))
    }

    /// Deletes the profile photo of a member, and returns the member with their roles.
    ///
    /// The error of the route is ``Team/MembersDeleteProfilePhotoError``, the reason that a photo wasn't deleted.
    ///
    /// - ``Team/MembersDeleteProfilePhotoError/userNotFound``: The team has no such member.
    /// - ``Team/MembersDeleteProfilePhotoError/userNotInTeam``: The user isn't a member of the team.
    /// - ``Team/MembersDeleteProfilePhotoError/setProfileDisallowed``: Former members can't be changed.
    ///
    /// Route `team/members/delete_profile_photo_v2`: style rpc, host api, auth team, scope `members.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-delete_profile_photo>
    ///
    /// - Parameter user: The member, by identifier, external ID, or email address.
    /// - Returns: A request for ``Team/TeamMemberInfoV2Result``, the member after the change.
    @discardableResult
    @export(implementation)
    public func membersDeleteProfilePhotoV2(
        user: Team.UserSelectorArg
    ) -> RpcRequest<Team.TeamMemberInfoV2ResultSerializer, Team.MembersDeleteProfilePhotoErrorSerializer> {
        client.request(Team.membersDeleteProfilePhotoV2, serverArgs: Team.MembersDeleteProfilePhotoArg(user: user))
    }

    /// Returns the roles available in the team, for `membersSetAdminPermissionsV2`.
    ///
    /// The route has no errors of its own.
    ///
    /// Route `team/members/get_available_team_member_roles`: style rpc, host api, auth team, scope `members.read`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/teams#team-members-get_available_team_member_roles>
    ///
    /// - Returns: A request for ``Team/MembersGetAvailableTeamMemberRolesResult``, the available roles.
    @discardableResult
    @export(implementation)
    public func membersGetAvailableTeamMemberRoles(
    ) -> RpcRequest<Team.MembersGetAvailableTeamMemberRolesResultSerializer, VoidSerializer> {
        client.request(Team.membersGetAvailableTeamMemberRoles)
    }

    /// Returns the profiles of members.
    ///
    /// The error of the route is ``Team/MembersGetInfoError``, the reason that no profiles were returned.
    ///
    /// Route `team/members/get_info`: style rpc, host api, auth team, scope `members.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-get_info>
    ///
    /// - Parameter members: The members, by identifier, external ID, or email address.
    /// - Returns: A request for an array of ``Team/MembersGetInfoItem``: a member, or the identifier of a member who
    ///   doesn't exist.
    @discardableResult
    @export(implementation)
    public func membersGetInfo(
        members: [Team.UserSelectorArg]
    ) -> RpcRequest<ArraySerializer<Team.MembersGetInfoItemSerializer>, Team.MembersGetInfoErrorSerializer> {
        client.request(Team.membersGetInfo, serverArgs: Team.MembersGetInfoArgs(members: members))
    }

    /// Returns the profiles of members with their roles. Each member has their own result.
    ///
    /// The error of the route is ``Team/MembersGetInfoError``, the reason that no profiles were returned.
    ///
    /// Route `team/members/get_info_v2`: style rpc, host api, auth team, scope `members.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-get_info>
    ///
    /// - Parameter members: The members, by identifier, external ID, or email address.
    /// - Returns: A request for ``Team/MembersGetInfoV2Result``, the requested profiles.
    @discardableResult
    @export(implementation)
    public func membersGetInfoV2(
        members: [Team.UserSelectorArg]
    ) -> RpcRequest<Team.MembersGetInfoV2ResultSerializer, Team.MembersGetInfoErrorSerializer> {
        client.request(Team.membersGetInfoV2, serverArgs: Team.MembersGetInfoV2Arg(members: members))
    }

    /// Lists the members of the team, page by page.
    ///
    /// The error of the route is ``Team/MembersListError``, the reason that members weren't listed.
    ///
    /// Route `team/members/list`: style rpc, host api, auth team, scope `members.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-list>
    ///
    /// - Parameters:
    ///   - limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
    ///   - includeRemoved: A Boolean value that indicates whether to include former members. The default is `false`.
    /// - Returns: A request for ``Team/MembersListResult``, a page of members.
    @discardableResult
    @export(implementation)
    public func membersList(
        limit: UInt32 = 1000,
        includeRemoved: Bool = false
    ) -> RpcRequest<Team.MembersListResultSerializer, Team.MembersListErrorSerializer> {
        client.request(Team.membersList, serverArgs: Team.MembersListArg(limit: limit, includeRemoved: includeRemoved))
    }

    /// Lists the members of the team with their roles, page by page.
    ///
    /// ```swift
    /// let page = try await client.team.membersListV2(limit: 100).response()
    /// for member in page.members { print(member.profile.email, member.profile.status) }
    /// // If page.hasMore is true, membersListContinueV2 returns the rest.
    /// ```
    ///
    /// The error of the route is ``Team/MembersListError``, the reason that members weren't listed.
    ///
    /// Route `team/members/list_v2`: style rpc, host api, auth team, scope `members.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-list>
    ///
    /// - Parameters:
    ///   - limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
    ///   - includeRemoved: A Boolean value that indicates whether to include former members. The default is `false`.
    /// - Returns: A request for ``Team/MembersListV2Result``, a page of members with their roles.
    @discardableResult
    @export(implementation)
    public func membersListV2(
        limit: UInt32 = 1000,
        includeRemoved: Bool = false
    ) -> RpcRequest<Team.MembersListV2ResultSerializer, Team.MembersListErrorSerializer> {
        client.request(
            Team.membersListV2,
            serverArgs: Team.MembersListArg(limit: limit, includeRemoved: includeRemoved)
        )
    }

    /// Returns the next page of `membersList`.
    ///
    /// The error of the route is ``Team/MembersListContinueError``, the reason that the next page wasn't returned.
    ///
    /// - ``Team/MembersListContinueError/invalidCursor``: The cursor isn't valid. List from the start.
    ///
    /// Route `team/members/list/continue`: style rpc, host api, auth team, scope `members.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-list-continue>
    ///
    /// - Parameter cursor: The cursor of the most recent page.
    /// - Returns: A request for ``Team/MembersListResult``, a page of members.
    @discardableResult
    @export(implementation)
    public func membersListContinue(
        cursor: String
    ) -> RpcRequest<Team.MembersListResultSerializer, Team.MembersListContinueErrorSerializer> {
        client.request(Team.membersListContinue, serverArgs: Team.MembersListContinueArg(cursor: cursor))
    }

    /// Returns the next page of `membersListV2`.
    ///
    /// The error of the route is ``Team/MembersListContinueError``, the reason that the next page wasn't returned.
    ///
    /// - ``Team/MembersListContinueError/invalidCursor``: The cursor isn't valid. List from the start.
    ///
    /// Route `team/members/list/continue_v2`: style rpc, host api, auth team, scope `members.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-list-continue>
    ///
    /// - Parameter cursor: The cursor of the most recent page.
    /// - Returns: A request for ``Team/MembersListV2Result``, a page of members with their roles.
    @discardableResult
    @export(implementation)
    public func membersListContinueV2(
        cursor: String
    ) -> RpcRequest<Team.MembersListV2ResultSerializer, Team.MembersListContinueErrorSerializer> {
        client.request(Team.membersListContinueV2, serverArgs: Team.MembersListContinueArg(cursor: cursor))
    }

    /// Starts a job that transfers the files of a former member to another member. Poll it with
    /// `membersMoveFormerMemberFilesJobStatusCheck`.
    ///
    /// The error of the route is ``Team/MembersTransferFormerMembersFilesError``, the reason that files weren't
    /// transferred.
    ///
    /// - ``Team/MembersTransferFormerMembersFilesError/userNotFound``: The team has no such member.
    /// - ``Team/MembersTransferFormerMembersFilesError/userNotInTeam``: The user isn't a member of the team.
    /// - ``Team/MembersTransferFormerMembersFilesError/transferInProgress``: The files are being transferred.
    /// - ``Team/MembersTransferFormerMembersFilesError/alreadyTransferred``: The files were already transferred.
    /// - ``Team/MembersTransferFormerMembersFilesError/alreadyTransferredOrDeleted``: The files were already
    ///   transferred or deleted.
    /// - ``Team/MembersTransferFormerMembersFilesError/removedAndTransferDestShouldDiffer``: The recipient can't be the
    ///   removed member.
    /// - ``Team/MembersTransferFormerMembersFilesError/removedAndTransferAdminShouldDiffer``: The admin can't be the
    ///   removed member.
    /// - ``Team/MembersTransferFormerMembersFilesError/transferDestUserNotFound``: The user in `transferDestId` doesn't
    ///   exist.
    /// - 10 other cases
    ///
    /// Route `team/members/move_former_member_files`: style rpc, host api, auth team, scope `members.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-move_former_member_files>
    ///
    /// - Parameters:
    ///   - user: The member, by identifier, external ID, or email address.
    ///   - transferDestId: The member who receives the files.
    ///   - transferAdminId: The admin who receives an email if an error occurs.
    /// - Returns: A request for ``/DropboxCore/Async/LaunchEmptyResult``, the result of a call that may start a job
    ///   without a result.
    @discardableResult
    @export(implementation)
    public func membersMoveFormerMemberFiles(
        user: Team.UserSelectorArg,
        transferDestId: Team.UserSelectorArg,
        transferAdminId: Team.UserSelectorArg
    ) -> RpcRequest<Async.LaunchEmptyResultSerializer, Team.MembersTransferFormerMembersFilesErrorSerializer> {
        client.request(
            Team.membersMoveFormerMemberFiles,
            serverArgs: Team.MembersDataTransferArg(
                user: user,
                transferDestId: transferDestId,
                transferAdminId: transferAdminId
            )
        )
    }

    /// Polls a job of `membersMoveFormerMemberFiles`. Returns whether it is still running.
    ///
    /// The error of the route is ``/DropboxCore/Async/PollError``, the reason that the state of a job isn't known.
    ///
    /// - ``/DropboxCore/Async/PollError/invalidAsyncJobId``: The job identifier isn't valid.
    /// - ``/DropboxCore/Async/PollError/internalError``: The job failed at Dropbox, and its outcome isn't known. Check
    ///   what it did before you try again.
    ///
    /// Route `team/members/move_former_member_files/job_status/check`: style rpc, host api, auth team, scope
    /// `members.write`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/teams#team-members-move_former_member_files-job_status-check>
    ///
    /// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1
    ///   character.
    /// - Returns: A request for ``/DropboxCore/Async/PollEmptyResult``, the state of a job without a result.
    @discardableResult
    @export(implementation)
    public func membersMoveFormerMemberFilesJobStatusCheck(
        asyncJobId: String
    ) -> RpcRequest<Async.PollEmptyResultSerializer, Async.PollErrorSerializer> {
        client.request(
            Team.membersMoveFormerMemberFilesJobStatusCheck,
            serverArgs: Async.PollArg(asyncJobId: asyncJobId)
        )
    }

    /// Recovers a removed member within 7 days, unless their files were deleted or transferred.
    ///
    /// The error of the route is ``Team/MembersRecoverError``, the reason that a former member wasn't recovered.
    ///
    /// - ``Team/MembersRecoverError/userNotFound``: The team has no such member.
    /// - ``Team/MembersRecoverError/userUnrecoverable``: The former member can no longer be recovered.
    /// - ``Team/MembersRecoverError/userNotInTeam``: The user isn't a member of the team.
    /// - ``Team/MembersRecoverError/teamLicenseLimit``: The team has no available license.
    ///
    /// Route `team/members/recover`: style rpc, host api, auth team, scope `members.delete`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-recover>
    ///
    /// - Parameter user: The former member, by identifier, external ID, or email address.
    /// - Returns: A request without a result.
    @discardableResult
    @export(implementation)
    public func membersRecover(
        user: Team.UserSelectorArg
    ) -> RpcRequest<VoidSerializer, Team.MembersRecoverErrorSerializer> {
        client.request(Team.membersRecover, serverArgs: Team.MembersRecoverArg(user: user))
    }

    /// Removes a member from the team. For 7 days, `membersRecover` can undo it. May return a job to poll with
    /// `membersRemoveJobStatusGet`.
    ///
    /// The error of the route is ``Team/MembersRemoveError``, the reason that a member wasn't removed.
    ///
    /// - ``Team/MembersRemoveError/userNotFound``: The team has no such member.
    /// - ``Team/MembersRemoveError/userNotInTeam``: The user isn't a member of the team.
    /// - ``Team/MembersRemoveError/transferInProgress``: The files are being transferred.
    /// - ``Team/MembersRemoveError/alreadyTransferred``: The files were already transferred.
    /// - ``Team/MembersRemoveError/alreadyTransferredOrDeleted``: The files were already transferred or deleted.
    /// - ``Team/MembersRemoveError/removedAndTransferDestShouldDiffer``: The recipient can't be the removed member.
    /// - ``Team/MembersRemoveError/removedAndTransferAdminShouldDiffer``: The admin can't be the removed member.
    /// - ``Team/MembersRemoveError/transferDestUserNotFound``: The user in `transferDestId` doesn't exist.
    /// - 20 other cases
    ///
    /// Route `team/members/remove`: style rpc, host api, auth team, scope `members.delete`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-remove>
    ///
    /// - Parameters:
    ///   - user: The member, by identifier, external ID, or email address.
    ///   - wipeData: A Boolean value that indicates whether to delete the data on the member's linked devices. The
    ///     default is `true`.
    ///   - transferDestId: The member who receives the files. `nil` for no transfer.
    ///   - transferAdminId: The admin who receives an email if an error occurs. Required with `transferDestId`.
    ///   - keepAccount: A Boolean value that indicates whether the member keeps their account as a Basic account.
    ///     Requires that `wipeData` is `false`. The default is `false`.
    ///   - retainTeamShares: A Boolean value that indicates whether the member keeps access to folders that were shared
    ///     with them individually. Requires that `keepAccount` is `true` and `wipeData` is `false`. The default is
    ///     `false`.
    ///   - permanentlyDeleteFiles: A Boolean value that indicates whether to permanently delete the member's files.
    ///     They can't be transferred afterward. The default is `false`.
    /// - Returns: A request for ``/DropboxCore/Async/LaunchEmptyResult``, the result of a call that may start a job
    ///   without a result.
    @discardableResult
    @export(implementation)
    public func membersRemove(
        user: Team.UserSelectorArg,
        wipeData: Bool = true,
        transferDestId: Team.UserSelectorArg? = nil,
        transferAdminId: Team.UserSelectorArg? = nil,
        keepAccount: Bool = false,
        retainTeamShares: Bool = false,
        permanentlyDeleteFiles: Bool = false
    ) -> RpcRequest<Async.LaunchEmptyResultSerializer, Team.MembersRemoveErrorSerializer> {
        client.request(
            Team.membersRemove,
            serverArgs: Team.MembersRemoveArg(
                user: user,
                wipeData: wipeData,
                transferDestId: transferDestId,
                transferAdminId: transferAdminId,
                keepAccount: keepAccount,
                retainTeamShares: retainTeamShares,
                permanentlyDeleteFiles: permanentlyDeleteFiles
            )
        )
    }

    /// Removes a member from the team. For 7 days, `membersRecover` can undo it. May return a job to poll with
    /// `membersRemoveJobStatusGet`. This overload has the parameters of an earlier version of the API. The method with
    /// all parameters describes the route and its parameters.
    @available(*, deprecated, message: "Use the method with all parameters.")
    @discardableResult
    @export(implementation)
    @_disfavoredOverload
    public func membersRemove(
        user: Team.UserSelectorArg,
        wipeData: Bool,
        transferDestId: Team.UserSelectorArg?,
        transferAdminId: Team.UserSelectorArg?,
        keepAccount: Bool,
        retainTeamShares: Bool
    ) -> RpcRequest<Async.LaunchEmptyResultSerializer, Team.MembersRemoveErrorSerializer> {
        client.request(
            Team.membersRemove,
            serverArgs: Team.MembersRemoveArg(
                user: user,
                wipeData: wipeData,
                transferDestId: transferDestId,
                transferAdminId: transferAdminId,
                keepAccount: keepAccount,
                retainTeamShares: retainTeamShares
            )
        )
    }

    /// Polls a job of `membersRemove`. Returns whether it is still running.
    ///
    /// The error of the route is ``/DropboxCore/Async/PollError``, the reason that the state of a job isn't known.
    ///
    /// - ``/DropboxCore/Async/PollError/invalidAsyncJobId``: The job identifier isn't valid.
    /// - ``/DropboxCore/Async/PollError/internalError``: The job failed at Dropbox, and its outcome isn't known. Check
    ///   what it did before you try again.
    ///
    /// Route `team/members/remove/job_status/get`: style rpc, host api, auth team, scope `members.delete`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-remove-job_status-get>
    ///
    /// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1
    ///   character.
    /// - Returns: A request for ``/DropboxCore/Async/PollEmptyResult``, the state of a job without a result.
    @discardableResult
    @export(implementation)
    public func membersRemoveJobStatusGet(
        asyncJobId: String
    ) -> RpcRequest<Async.PollEmptyResultSerializer, Async.PollErrorSerializer> {
        client.request(Team.membersRemoveJobStatusGet, serverArgs: Async.PollArg(asyncJobId: asyncJobId))
    }

    /// Adds secondary email addresses to members' accounts. Email addresses outside the team's domains require
    /// verification.
    ///
    /// The error of the route is ``Team/AddSecondaryEmailsError``, the reason that no email addresses were added.
    ///
    /// - ``Team/AddSecondaryEmailsError/secondaryEmailsDisabled``: The team doesn't allow secondary email addresses.
    /// - ``Team/AddSecondaryEmailsError/tooManyEmails``: The call contains more than 20 email addresses.
    ///
    /// Route `team/members/secondary_emails/add`: style rpc, host api, auth team, scope `members.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-secondary_emails-add>
    ///
    /// - Parameter newSecondaryEmails: The members, each with the email addresses to add. The limit is 20 email
    ///   addresses for each call.
    /// - Returns: A request for ``Team/AddSecondaryEmailsResult``, the outcome for each member.
    @discardableResult
    @export(implementation)
    public func membersSecondaryEmailsAdd(
        newSecondaryEmails: [Team.UserSecondaryEmailsArg]
    ) -> RpcRequest<Team.AddSecondaryEmailsResultSerializer, Team.AddSecondaryEmailsErrorSerializer> {
        client.request(
            Team.membersSecondaryEmailsAdd,
            serverArgs: Team.AddSecondaryEmailsArg(newSecondaryEmails: newSecondaryEmails)
        )
    }

    /// Removes secondary email addresses from members' accounts. Dropbox notifies the members by email.
    ///
    /// The route has no errors of its own.
    ///
    /// Route `team/members/secondary_emails/delete`: style rpc, host api, auth team, scope `members.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-secondary_emails-delete>
    ///
    /// - Parameter emailsToDelete: The members, each with the email addresses to remove.
    /// - Returns: A request for ``Team/DeleteSecondaryEmailsResult``, the outcome for each member.
    @discardableResult
    @export(implementation)
    public func membersSecondaryEmailsDelete(
        emailsToDelete: [Team.UserSecondaryEmailsArg]
    ) -> RpcRequest<Team.DeleteSecondaryEmailsResultSerializer, VoidSerializer> {
        client.request(
            Team.membersSecondaryEmailsDelete,
            serverArgs: Team.DeleteSecondaryEmailsArg(emailsToDelete: emailsToDelete)
        )
    }

    /// Sends the verification emails for secondary email addresses again.
    ///
    /// The route has no errors of its own.
    ///
    /// Route `team/members/secondary_emails/resend_verification_emails`: style rpc, host api, auth team, scope
    /// `members.write`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/teams#team-members-secondary_emails-resend_verification_emails>
    ///
    /// - Parameter emailsToResend: The members, each with the email addresses to verify.
    /// - Returns: A request for ``Team/ResendVerificationEmailResult``, the outcome for each member.
    @discardableResult
    @export(implementation)
    public func membersSecondaryEmailsResendVerificationEmails(
        emailsToResend: [Team.UserSecondaryEmailsArg]
    ) -> RpcRequest<Team.ResendVerificationEmailResultSerializer, VoidSerializer> {
        client.request(
            Team.membersSecondaryEmailsResendVerificationEmails,
            serverArgs: Team.ResendVerificationEmailArg(emailsToResend: emailsToResend)
        )
    }

    /// Sends the invitation email to a member who hasn't joined again.
    ///
    /// The error of the route is ``Team/MembersSendWelcomeError``, the reason that the invitation wasn't sent.
    ///
    /// - ``Team/MembersSendWelcomeError/userNotFound``: The team has no such member.
    /// - ``Team/MembersSendWelcomeError/userNotInTeam``: The user isn't a member of the team.
    ///
    /// Route `team/members/send_welcome_email`: style rpc, host api, auth team, scope `members.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-send_welcome_email>
    ///
    /// - Parameter userSelectorArg: A team member, by identifier, external ID, or email address.
    /// - Returns: A request without a result.
    @discardableResult
    @export(implementation)
    public func membersSendWelcomeEmail(
        userSelectorArg: Team.UserSelectorArg
    ) -> RpcRequest<VoidSerializer, Team.MembersSendWelcomeErrorSerializer> {
        client.request(Team.membersSendWelcomeEmail, serverArgs: userSelectorArg)
    }

    /// Sets the admin permissions of a member.
    ///
    /// The error of the route is ``Team/MembersSetPermissionsError``, the reason that the admin permissions weren't
    /// changed.
    ///
    /// - ``Team/MembersSetPermissionsError/userNotFound``: The team has no such member.
    /// - ``Team/MembersSetPermissionsError/lastAdmin``: The team must have at least one admin.
    /// - ``Team/MembersSetPermissionsError/userNotInTeam``: The user isn't a member of the team.
    /// - ``Team/MembersSetPermissionsError/cannotSetPermissions``: The admin permissions of the member can't be
    ///   changed.
    /// - ``Team/MembersSetPermissionsError/teamLicenseLimit``: The team has no available license.
    ///
    /// Route `team/members/set_admin_permissions`: style rpc, host api, auth team, scope `members.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-set_admin_permissions>
    ///
    /// - Parameters:
    ///   - user: The member, by identifier, external ID, or email address.
    ///   - newRole: The new admin permissions.
    /// - Returns: A request for ``Team/MembersSetPermissionsResult``, the member after the change.
    @discardableResult
    @export(implementation)
    public func membersSetAdminPermissions(
        user: Team.UserSelectorArg,
        newRole: Team.AdminTier
    ) -> RpcRequest<Team.MembersSetPermissionsResultSerializer, Team.MembersSetPermissionsErrorSerializer> {
        client.request(
            Team.membersSetAdminPermissions,
            serverArgs: Team.MembersSetPermissionsArg(user: user, newRole: newRole)
        )
    }

    /// Sets the roles of a member.
    ///
    /// The error of the route is ``Team/MembersSetPermissions2Error``, the reason that the role wasn't changed.
    ///
    /// - ``Team/MembersSetPermissions2Error/userNotFound``: The team has no such member.
    /// - ``Team/MembersSetPermissions2Error/lastAdmin``: The team must have at least one admin.
    /// - ``Team/MembersSetPermissions2Error/userNotInTeam``: The user isn't a member of the team.
    /// - ``Team/MembersSetPermissions2Error/cannotSetPermissions``: The role of the member can't be changed, for
    ///   example because they are suspended.
    /// - ``Team/MembersSetPermissions2Error/roleNotFound``: The role doesn't exist.
    ///
    /// Route `team/members/set_admin_permissions_v2`: style rpc, host api, auth team, scope `members.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-set_admin_permissions>
    ///
    /// - Parameters:
    ///   - user: The member, by identifier, external ID, or email address.
    ///   - newRoles: The identifiers of the new roles. An empty list removes all roles. At most 1 item. Each item has
    ///     at most 128 characters. Each item starts with `pid_dbtmr:`.
    /// - Returns: A request for ``Team/MembersSetPermissions2Result``, the member after the change.
    @discardableResult
    @export(implementation)
    public func membersSetAdminPermissionsV2(
        user: Team.UserSelectorArg,
        newRoles: [String]? = nil
    ) -> RpcRequest<Team.MembersSetPermissions2ResultSerializer, Team.MembersSetPermissions2ErrorSerializer> {
        client.request(
            Team.membersSetAdminPermissionsV2,
            serverArgs: Team.MembersSetPermissions2Arg(user: user, newRoles: newRoles)
        )
    }

    /// Changes the name, email address, or external ID of a member.
    ///
    /// The error of the route is ``Team/MembersSetProfileError``, the reason that a member wasn't changed.
    ///
    /// - ``Team/MembersSetProfileError/userNotFound``: The team has no such member.
    /// - ``Team/MembersSetProfileError/userNotInTeam``: The user isn't a member of the team.
    /// - ``Team/MembersSetProfileError/externalIdAndNewExternalIdUnsafe``: To change the external ID, specify the
    ///   member by another identifier.
    /// - ``Team/MembersSetProfileError/noNewDataSpecified``: The request contains no changes.
    /// - ``Team/MembersSetProfileError/emailReservedForOtherUser``: The email address belongs to another user.
    /// - ``Team/MembersSetProfileError/externalIdUsedByOtherUser``: Another member has this external ID.
    /// - ``Team/MembersSetProfileError/setProfileDisallowed``: Former members can't be changed.
    /// - ``Team/MembersSetProfileError/paramCannotBeEmpty``: The new email address is empty.
    /// - 3 other cases
    ///
    /// Route `team/members/set_profile`: style rpc, host api, auth team, scope `members.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-set_profile>
    ///
    /// - Parameters:
    ///   - user: The member, by identifier, external ID, or email address.
    ///   - newEmail: The new email address. At most 255 characters. Is an email address.
    ///   - newExternalId: The new external ID. At most 64 characters.
    ///   - newGivenName: The new given name. At most 50 characters. Contains none of the characters `/:?*<>"|`.
    ///   - newSurname: The new family name. At most 50 characters. Contains none of the characters `/:?*<>"|`.
    ///   - newPersistentId: The new persistent identifier for SAML sign-in. Supported only for teams that use
    ///     persistent identifiers.
    ///   - newIsDirectoryRestricted: A Boolean value that indicates whether the team's directory is restricted for the
    ///     member from now on.
    /// - Returns: A request for ``Team/TeamMemberInfo``, a team member, and their admin permissions.
    @discardableResult
    @export(implementation)
    public func membersSetProfile(
        user: Team.UserSelectorArg,
        newEmail: String? = nil,
        newExternalId: String? = nil,
        newGivenName: String? = nil,
        newSurname: String? = nil,
        newPersistentId: String? = nil,
        newIsDirectoryRestricted: Bool? = nil
    ) -> RpcRequest<Team.TeamMemberInfoSerializer, Team.MembersSetProfileErrorSerializer> {
        client.request(
            Team.membersSetProfile,
            serverArgs: Team.MembersSetProfileArg(
                user: user,
                newEmail: newEmail,
                newExternalId: newExternalId,
                newGivenName: newGivenName,
                newSurname: newSurname,
                newPersistentId: newPersistentId,
                newIsDirectoryRestricted: newIsDirectoryRestricted
            )
        )
    }

    /// Changes the name, email address, or external ID of a member, and returns the member with their roles.
    ///
    /// The error of the route is ``Team/MembersSetProfileError``, the reason that a member wasn't changed.
    ///
    /// - ``Team/MembersSetProfileError/userNotFound``: The team has no such member.
    /// - ``Team/MembersSetProfileError/userNotInTeam``: The user isn't a member of the team.
    /// - ``Team/MembersSetProfileError/externalIdAndNewExternalIdUnsafe``: To change the external ID, specify the
    ///   member by another identifier.
    /// - ``Team/MembersSetProfileError/noNewDataSpecified``: The request contains no changes.
    /// - ``Team/MembersSetProfileError/emailReservedForOtherUser``: The email address belongs to another user.
    /// - ``Team/MembersSetProfileError/externalIdUsedByOtherUser``: Another member has this external ID.
    /// - ``Team/MembersSetProfileError/setProfileDisallowed``: Former members can't be changed.
    /// - ``Team/MembersSetProfileError/paramCannotBeEmpty``: The new email address is empty.
    /// - 3 other cases
    ///
    /// Route `team/members/set_profile_v2`: style rpc, host api, auth team, scope `members.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-set_profile>
    ///
    /// - Parameters:
    ///   - user: The member, by identifier, external ID, or email address.
    ///   - newEmail: The new email address. At most 255 characters. Is an email address.
    ///   - newExternalId: The new external ID. At most 64 characters.
    ///   - newGivenName: The new given name. At most 50 characters. Contains none of the characters `/:?*<>"|`.
    ///   - newSurname: The new family name. At most 50 characters. Contains none of the characters `/:?*<>"|`.
    ///   - newPersistentId: The new persistent identifier for SAML sign-in. Supported only for teams that use
    ///     persistent identifiers.
    ///   - newIsDirectoryRestricted: A Boolean value that indicates whether the team's directory is restricted for the
    ///     member from now on.
    /// - Returns: A request for ``Team/TeamMemberInfoV2Result``, the member after the change.
    @discardableResult
    @export(implementation)
    public func membersSetProfileV2(
        user: Team.UserSelectorArg,
        newEmail: String? = nil,
        newExternalId: String? = nil,
        newGivenName: String? = nil,
        newSurname: String? = nil,
        newPersistentId: String? = nil,
        newIsDirectoryRestricted: Bool? = nil
    ) -> RpcRequest<Team.TeamMemberInfoV2ResultSerializer, Team.MembersSetProfileErrorSerializer> {
        client.request(
            Team.membersSetProfileV2,
            serverArgs: Team.MembersSetProfileArg(
                user: user,
                newEmail: newEmail,
                newExternalId: newExternalId,
                newGivenName: newGivenName,
                newSurname: newSurname,
                newPersistentId: newPersistentId,
                newIsDirectoryRestricted: newIsDirectoryRestricted
            )
        )
    }

    /// Sets the profile photo of a member.
    ///
    /// The error of the route is ``Team/MembersSetProfilePhotoError``, the reason that the photo wasn't set.
    ///
    /// - ``Team/MembersSetProfilePhotoError/userNotFound``: The team has no such member.
    /// - ``Team/MembersSetProfilePhotoError/userNotInTeam``: The user isn't a member of the team.
    /// - ``Team/MembersSetProfilePhotoError/setProfileDisallowed``: Former members can't be changed.
    /// - ``Team/MembersSetProfilePhotoError/photoError(_:)``: The photo can't be used. See
    ///   ``/DropboxAccount/Account/SetProfilePhotoError``.
    ///
    /// Route `team/members/set_profile_photo`: style rpc, host api, auth team, scope `members.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-set_profile_photo>
    ///
    /// - Parameters:
    ///   - user: The member, by identifier, external ID, or email address.
    ///   - photo: The new photo.
    /// - Returns: A request for ``Team/TeamMemberInfo``, a team member, and their admin permissions.
    @discardableResult
    @export(implementation)
    public func membersSetProfilePhoto(
        user: Team.UserSelectorArg,
        photo: Account.PhotoSourceArg
    ) -> RpcRequest<Team.TeamMemberInfoSerializer, Team.MembersSetProfilePhotoErrorSerializer> {
        client.request(
            Team.membersSetProfilePhoto,
            serverArgs: Team.MembersSetProfilePhotoArg(user: user, photo: photo)
        )
    }

    /// Sets the profile photo of a member, and returns the member with their roles.
    ///
    /// The error of the route is ``Team/MembersSetProfilePhotoError``, the reason that the photo wasn't set.
    ///
    /// - ``Team/MembersSetProfilePhotoError/userNotFound``: The team has no such member.
    /// - ``Team/MembersSetProfilePhotoError/userNotInTeam``: The user isn't a member of the team.
    /// - ``Team/MembersSetProfilePhotoError/setProfileDisallowed``: Former members can't be changed.
    /// - ``Team/MembersSetProfilePhotoError/photoError(_:)``: The photo can't be used. See
    ///   ``/DropboxAccount/Account/SetProfilePhotoError``.
    ///
    /// Route `team/members/set_profile_photo_v2`: style rpc, host api, auth team, scope `members.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-set_profile_photo>
    ///
    /// - Parameters:
    ///   - user: The member, by identifier, external ID, or email address.
    ///   - photo: The new photo.
    /// - Returns: A request for ``Team/TeamMemberInfoV2Result``, the member after the change.
    @discardableResult
    @export(implementation)
    public func membersSetProfilePhotoV2(
        user: Team.UserSelectorArg,
        photo: Account.PhotoSourceArg
    ) -> RpcRequest<Team.TeamMemberInfoV2ResultSerializer, Team.MembersSetProfilePhotoErrorSerializer> {
        client.request(
            Team.membersSetProfilePhotoV2,
            serverArgs: Team.MembersSetProfilePhotoArg(user: user, photo: photo)
        )
    }

    /// Suspends a member. They can't sign in until `membersUnsuspend` is called.
    ///
    /// The error of the route is ``Team/MembersSuspendError``, the reason that a member wasn't suspended.
    ///
    /// - ``Team/MembersSuspendError/userNotFound``: The team has no such member.
    /// - ``Team/MembersSuspendError/userNotInTeam``: The user isn't a member of the team.
    /// - ``Team/MembersSuspendError/suspendInactiveUser``: The member isn't active.
    /// - ``Team/MembersSuspendError/suspendLastAdmin``: The team must have at least one admin.
    /// - ``Team/MembersSuspendError/teamLicenseLimit``: The team has no available license.
    ///
    /// Route `team/members/suspend`: style rpc, host api, auth team, scope `members.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-suspend>
    ///
    /// - Parameters:
    ///   - user: The member, by identifier, external ID, or email address.
    ///   - wipeData: A Boolean value that indicates whether to delete the data on the member's linked devices. The
    ///     default is `true`.
    /// - Returns: A request without a result.
    @discardableResult
    @export(implementation)
    public func membersSuspend(
        user: Team.UserSelectorArg,
        wipeData: Bool = true
    ) -> RpcRequest<VoidSerializer, Team.MembersSuspendErrorSerializer> {
        client.request(Team.membersSuspend, serverArgs: Team.MembersDeactivateArg(user: user, wipeData: wipeData))
    }

    /// Unsuspends a member.
    ///
    /// The error of the route is ``Team/MembersUnsuspendError``, the reason that a member wasn't unsuspended.
    ///
    /// - ``Team/MembersUnsuspendError/userNotFound``: The team has no such member.
    /// - ``Team/MembersUnsuspendError/userNotInTeam``: The user isn't a member of the team.
    /// - ``Team/MembersUnsuspendError/unsuspendNonSuspendedMember``: The member isn't suspended.
    /// - ``Team/MembersUnsuspendError/teamLicenseLimit``: The team has no available license.
    ///
    /// Route `team/members/unsuspend`: style rpc, host api, auth team, scope `members.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-unsuspend>
    ///
    /// - Parameter user: The member, by identifier, external ID, or email address.
    /// - Returns: A request without a result.
    @discardableResult
    @export(implementation)
    public func membersUnsuspend(
        user: Team.UserSelectorArg
    ) -> RpcRequest<VoidSerializer, Team.MembersUnsuspendErrorSerializer> {
        client.request(Team.membersUnsuspend, serverArgs: Team.MembersUnsuspendArg(user: user))
    }

    /// Lists the namespaces that the team has access to: team folders, shared folders, home folders, and app folders. A
    /// namespace may occur more than once.
    ///
    /// The error of the route is ``Team/TeamNamespacesListError``, the reason that namespaces weren't listed.
    ///
    /// - ``Team/TeamNamespacesListError/invalidArg``: An argument isn't valid.
    ///
    /// Route `team/namespaces/list`: style rpc, host api, auth team, scope `team_data.member`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-namespaces-list>
    ///
    /// - Parameter limit: This option has no effect. The default is 1000. From 1 to 1000. Deprecated.
    /// - Returns: A request for ``Team/TeamNamespacesListResult``, a page of namespaces.
    @discardableResult
    @export(implementation)
    public func namespacesList(
        limit: UInt32 = 1000
    ) -> RpcRequest<Team.TeamNamespacesListResultSerializer, Team.TeamNamespacesListErrorSerializer> {
        client.request(Team.namespacesList, serverArgs: Team.TeamNamespacesListArg(limit: limit))
    }

    /// Returns the next page of `namespacesList`. A namespace may occur more than once.
    ///
    /// The error of the route is ``Team/TeamNamespacesListContinueError``, the reason that the next page wasn't
    /// returned.
    ///
    /// - ``Team/TeamNamespacesListContinueError/invalidArg``: An argument isn't valid.
    /// - ``Team/TeamNamespacesListContinueError/invalidCursor``: The cursor isn't valid. List from the start.
    ///
    /// Route `team/namespaces/list/continue`: style rpc, host api, auth team, scope `team_data.member`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-namespaces-list-continue>
    ///
    /// - Parameter cursor: The cursor of the most recent page.
    /// - Returns: A request for ``Team/TeamNamespacesListResult``, a page of namespaces.
    @discardableResult
    @export(implementation)
    public func namespacesListContinue(
        cursor: String
    ) -> RpcRequest<Team.TeamNamespacesListResultSerializer, Team.TeamNamespacesListContinueErrorSerializer> {
        client.request(Team.namespacesListContinue, serverArgs: Team.TeamNamespacesListContinueArg(cursor: cursor))
    }

    /// Creates a property template for the team. Use `templatesAddForTeam` of `FileProperties` instead.
    ///
    /// The error of the route is ``/DropboxFiles/FileProperties/ModifyTemplateError``, the reason that a template
    /// wasn't created or changed.
    ///
    /// - ``/DropboxFiles/FileProperties/ModifyTemplateError/templateNotFound(_:)``: No template has this identifier.
    /// - ``/DropboxFiles/FileProperties/ModifyTemplateError/restrictedContent``: The user can't access the template.
    /// - ``/DropboxFiles/FileProperties/ModifyTemplateError/conflictingPropertyNames``: The template already has a
    ///   field with this name.
    /// - ``/DropboxFiles/FileProperties/ModifyTemplateError/tooManyProperties``: The template would have more than 32
    ///   fields.
    /// - ``/DropboxFiles/FileProperties/ModifyTemplateError/tooManyTemplates``: The account has too many templates.
    ///   Remove one.
    /// - ``/DropboxFiles/FileProperties/ModifyTemplateError/templateAttributeTooLarge``: A name is longer than 256
    ///   bytes, or a description is longer than 1,024 bytes.
    ///
    /// Route `team/properties/template/add`: style rpc, host api, auth team, scope `files.team_metadata.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-properties-template-add>
    ///
    /// - Parameters:
    ///   - name: The display name, at most 256 bytes.
    ///   - description_: The purpose of the template, at most 1,024 bytes.
    ///   - fields: The fields, at most 32.
    /// - Returns: A request for ``/DropboxFiles/FileProperties/AddTemplateResult``, the result of adding a template.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func propertiesTemplateAdd(
        name: String,
        description_: String,
        fields: [FileProperties.PropertyFieldTemplate]
    ) -> RpcRequest<FileProperties.AddTemplateResultSerializer, FileProperties.ModifyTemplateErrorSerializer> {
        client.request(
            Team.propertiesTemplateAdd,
            serverArgs: FileProperties.AddTemplateArg(name: name, description_: description_, fields: fields)
        )
    }

    /// Returns a property template of the team. Use `templatesGetForTeam` of `FileProperties` instead.
    ///
    /// The error of the route is ``/DropboxFiles/FileProperties/TemplateError``, the reason that a template can't be
    /// used.
    ///
    /// - ``/DropboxFiles/FileProperties/TemplateError/templateNotFound(_:)``: No template has this identifier.
    /// - ``/DropboxFiles/FileProperties/TemplateError/restrictedContent``: The user can't access the template.
    ///
    /// Route `team/properties/template/get`: style rpc, host api, auth team, scope `files.team_metadata.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-properties-template-get>
    ///
    /// - Parameter templateId: The identifier of the template, `ptid:…`. At least 1 character. Starts with `/` or
    ///   `ptid:`.
    /// - Returns: A request for ``/DropboxFiles/FileProperties/GetTemplateResult``, a template.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func propertiesTemplateGet(
        templateId: String
    ) -> RpcRequest<FileProperties.GetTemplateResultSerializer, FileProperties.TemplateErrorSerializer> {
        client.request(Team.propertiesTemplateGet, serverArgs: FileProperties.GetTemplateArg(templateId: templateId))
    }

    /// Returns a report on the activity of members for each day. Dropbox announced the end of this route for July 1,
    /// 2021.
    ///
    /// The error of the route is ``Team/DateRangeError``, the reason that no report was created.
    ///
    /// Route `team/reports/get_activity`: style rpc, host api, auth team, scope `team_info.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-reports-get_activity>
    ///
    /// - Parameters:
    ///   - startDate: The first day. The default, and the earliest possible day, is 6 months ago.
    ///   - endDate: The day after the last day.
    /// - Returns: A request for ``Team/GetActivityReport``, the activity of members for each day. An element is `nil`
    ///   if it isn't known.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func reportsGetActivity(
        startDate: Date? = nil,
        endDate: Date? = nil
    ) -> RpcRequest<Team.GetActivityReportSerializer, Team.DateRangeErrorSerializer> {
        client.request(Team.reportsGetActivity, serverArgs: Team.DateRange(startDate: startDate, endDate: endDate))
    }

    /// Returns a report on active devices for each day. Dropbox announced the end of this route for July 1, 2021.
    ///
    /// The error of the route is ``Team/DateRangeError``, the reason that no report was created.
    ///
    /// Route `team/reports/get_devices`: style rpc, host api, auth team, scope `team_info.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-reports-get_devices>
    ///
    /// - Parameters:
    ///   - startDate: The first day. The default, and the earliest possible day, is 6 months ago.
    ///   - endDate: The day after the last day.
    /// - Returns: A request for ``Team/GetDevicesReport``, the number of active devices.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func reportsGetDevices(
        startDate: Date? = nil,
        endDate: Date? = nil
    ) -> RpcRequest<Team.GetDevicesReportSerializer, Team.DateRangeErrorSerializer> {
        client.request(Team.reportsGetDevices, serverArgs: Team.DateRange(startDate: startDate, endDate: endDate))
    }

    /// Returns a report on the number of members for each day. Dropbox announced the end of this route for July 1,
    /// 2021.
    ///
    /// The error of the route is ``Team/DateRangeError``, the reason that no report was created.
    ///
    /// Route `team/reports/get_membership`: style rpc, host api, auth team, scope `team_info.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-reports-get_membership>
    ///
    /// - Parameters:
    ///   - startDate: The first day. The default, and the earliest possible day, is 6 months ago.
    ///   - endDate: The day after the last day.
    /// - Returns: A request for ``Team/GetMembershipReport``, the number of members for each day. An element is `nil`
    ///   if it isn't known.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func reportsGetMembership(
        startDate: Date? = nil,
        endDate: Date? = nil
    ) -> RpcRequest<Team.GetMembershipReportSerializer, Team.DateRangeErrorSerializer> {
        client.request(Team.reportsGetMembership, serverArgs: Team.DateRange(startDate: startDate, endDate: endDate))
    }

    /// Returns a report on the storage of the team for each day. Dropbox announced the end of this route for July 1,
    /// 2021.
    ///
    /// The error of the route is ``Team/DateRangeError``, the reason that no report was created.
    ///
    /// Route `team/reports/get_storage`: style rpc, host api, auth team, scope `team_info.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-reports-get_storage>
    ///
    /// - Parameters:
    ///   - startDate: The first day. The default, and the earliest possible day, is 6 months ago.
    ///   - endDate: The day after the last day.
    /// - Returns: A request for ``Team/GetStorageReport``, the storage that the team used for each day. An element is
    ///   `nil` if it isn't known.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func reportsGetStorage(
        startDate: Date? = nil,
        endDate: Date? = nil
    ) -> RpcRequest<Team.GetStorageReportSerializer, Team.DateRangeErrorSerializer> {
        client.request(Team.reportsGetStorage, serverArgs: Team.DateRange(startDate: startDate, endDate: endDate))
    }

    /// Adds domains and email addresses to the sharing allowlist. The limit is 100 entries for each call and 10,000 in
    /// total. If one entry isn't valid, the call fails.
    ///
    /// The error of the route is ``Team/SharingAllowlistAddError``, the reason that no entries were added.
    ///
    /// - ``Team/SharingAllowlistAddError/malformedEntry(_:)``: An entry is neither a domain nor an email address. The
    ///   associated value describes it.
    /// - ``Team/SharingAllowlistAddError/noEntriesProvided``: The list of entries is empty.
    /// - ``Team/SharingAllowlistAddError/tooManyEntriesProvided``: The call contains more than 100 entries.
    /// - ``Team/SharingAllowlistAddError/teamLimitReached``: The team has reached the limit of 10,000 entries.
    /// - ``Team/SharingAllowlistAddError/unknownError``: An error occurred.
    /// - ``Team/SharingAllowlistAddError/entriesAlreadyExist(_:)``: Some entries already exist. The associated value
    ///   describes them.
    ///
    /// Route `team/sharing_allowlist/add`: style rpc, host api, auth team, scope `team_info.write`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-sharing_allowlist-add>
    ///
    /// - Parameters:
    ///   - domains: The domains, such as `example.com`.
    ///   - emails: The email addresses.
    /// - Returns: A request for ``Team/SharingAllowlistAddResponse``, the result of adding entries. It has no fields.
    @discardableResult
    @export(implementation)
    public func sharingAllowlistAdd(
        domains: [String]? = nil,
        emails: [String]? = nil
    ) -> RpcRequest<Team.SharingAllowlistAddResponseSerializer, Team.SharingAllowlistAddErrorSerializer> {
        client.request(
            Team.sharingAllowlistAdd,
            serverArgs: Team.SharingAllowlistAddArgs(domains: domains, emails: emails)
        )
    }

    /// Lists the domains and email addresses of the sharing allowlist, newest first.
    ///
    /// The error of the route is ``Team/SharingAllowlistListError``, the reason that entries weren't listed.
    ///
    /// Route `team/sharing_allowlist/list`: style rpc, host api, auth team, scope `team_info.read`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-sharing_allowlist-list>
    ///
    /// - Parameter limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
    /// - Returns: A request for ``Team/SharingAllowlistListResponse``, a page of the sharing allowlist.
    @discardableResult
    @export(implementation)
    public func sharingAllowlistList(
        limit: UInt32 = 1000
    ) -> RpcRequest<Team.SharingAllowlistListResponseSerializer, Team.SharingAllowlistListErrorSerializer> {
        client.request(Team.sharingAllowlistList, serverArgs: Team.SharingAllowlistListArg(limit: limit))
    }

    /// Returns the next page of `sharingAllowlistList`.
    ///
    /// The error of the route is ``Team/SharingAllowlistListContinueError``, the reason that the next page wasn't
    /// returned.
    ///
    /// - ``Team/SharingAllowlistListContinueError/invalidCursor``: The cursor isn't valid. List from the start.
    ///
    /// Route `team/sharing_allowlist/list/continue`: style rpc, host api, auth team, scope `team_info.read`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-sharing_allowlist-list-continue>
    ///
    /// - Parameter cursor: The cursor of the most recent page.
    /// - Returns: A request for ``Team/SharingAllowlistListResponse``, a page of the sharing allowlist.
    @discardableResult
    @export(implementation)
    public func sharingAllowlistListContinue(
        cursor: String
    ) -> RpcRequest<Team.SharingAllowlistListResponseSerializer, Team.SharingAllowlistListContinueErrorSerializer> {
        client.request(
            Team.sharingAllowlistListContinue,
            serverArgs: Team.SharingAllowlistListContinueArg(cursor: cursor)
        )
    }

    /// Removes domains and email addresses from the sharing allowlist. The limit is 1,000 entries for each call. If one
    /// entry isn't valid, the call fails.
    ///
    /// The error of the route is ``Team/SharingAllowlistRemoveError``, the reason that no entries were removed.
    ///
    /// - ``Team/SharingAllowlistRemoveError/malformedEntry(_:)``: An entry is neither a domain nor an email address.
    ///   The associated value describes it.
    /// - ``Team/SharingAllowlistRemoveError/entriesDoNotExist(_:)``: Some entries don't exist. The associated value
    ///   describes them.
    /// - ``Team/SharingAllowlistRemoveError/noEntriesProvided``: The list of entries is empty.
    /// - ``Team/SharingAllowlistRemoveError/tooManyEntriesProvided``: The call contains more than 1,000 entries.
    /// - ``Team/SharingAllowlistRemoveError/unknownError``: An error occurred.
    ///
    /// Route `team/sharing_allowlist/remove`: style rpc, host api, auth team, scope `team_info.write`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-sharing_allowlist-remove>
    ///
    /// - Parameters:
    ///   - domains: The domains.
    ///   - emails: The email addresses.
    /// - Returns: A request for ``Team/SharingAllowlistRemoveResponse``, the result of removing entries. It has no
    ///   fields.
    @discardableResult
    @export(implementation)
    public func sharingAllowlistRemove(
        domains: [String]? = nil,
        emails: [String]? = nil
    ) -> RpcRequest<Team.SharingAllowlistRemoveResponseSerializer, Team.SharingAllowlistRemoveErrorSerializer> {
        client.request(
            Team.sharingAllowlistRemove,
            serverArgs: Team.SharingAllowlistRemoveArgs(domains: domains, emails: emails)
        )
    }

    /// Activates an archived team folder.
    ///
    /// The error of the route is ``Team/TeamFolderActivateError``, the reason that a team folder wasn't activated.
    ///
    /// - ``Team/TeamFolderActivateError/accessError(_:)``: The team folder can't be accessed. See
    ///   ``Team/TeamFolderAccessError``.
    /// - ``Team/TeamFolderActivateError/statusError(_:)``: The status of the team folder doesn't allow the operation.
    ///   See ``Team/TeamFolderInvalidStatusError``.
    /// - ``Team/TeamFolderActivateError/teamSharedDropboxError(_:)``: The operation isn't supported for the root of a
    ///   team space. See ``Team/TeamFolderTeamSharedDropboxError``.
    /// - ``Team/TeamFolderActivateError/folderCountLimitExceeded``: The team has reached the limit of team folders for
    ///   its plan.
    ///
    /// Route `team/team_folder/activate`: style rpc, host api, auth team, scope `team_data.content.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-team_folder-activate>
    ///
    /// - Parameter teamFolderId: The identifier of the team folder. Consists of letters from A to Z, digits, hyphens,
    ///   underscores, and colons.
    /// - Returns: A request for ``Team/TeamFolderMetadata``, the metadata of a team folder.
    @discardableResult
    @export(implementation)
    public func teamFolderActivate(
        teamFolderId: String
    ) -> RpcRequest<Team.TeamFolderMetadataSerializer, Team.TeamFolderActivateErrorSerializer> {
        client.request(Team.teamFolderActivate, serverArgs: Team.TeamFolderIdArg(teamFolderId: teamFolderId))
    }

    /// Archives a team folder and removes its members. Not supported for teams with a team space. May return a job to
    /// poll with `teamFolderArchiveCheck`.
    ///
    /// The error of the route is ``Team/TeamFolderArchiveError``, the reason that a team folder wasn't archived.
    ///
    /// - ``Team/TeamFolderArchiveError/accessError(_:)``: The team folder can't be accessed. See
    ///   ``Team/TeamFolderAccessError``.
    /// - ``Team/TeamFolderArchiveError/statusError(_:)``: The status of the team folder doesn't allow the operation.
    ///   See ``Team/TeamFolderInvalidStatusError``.
    /// - ``Team/TeamFolderArchiveError/teamSharedDropboxError(_:)``: The operation isn't supported for the root of a
    ///   team space. See ``Team/TeamFolderTeamSharedDropboxError``.
    ///
    /// Route `team/team_folder/archive`: style rpc, host api, auth team, scope `team_data.content.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-team_folder-archive>
    ///
    /// - Parameters:
    ///   - teamFolderId: The identifier of the team folder. Consists of letters from A to Z, digits, hyphens,
    ///     underscores, and colons.
    ///   - forceAsyncOff: A Boolean value that indicates whether to wait for the result instead of starting a job. The
    ///     default is `false`.
    /// - Returns: A request for ``Team/TeamFolderArchiveLaunch``, the result of `teamFolderArchive`: a job to poll, or
    ///   the team folder.
    @discardableResult
    @export(implementation)
    public func teamFolderArchive(
        teamFolderId: String,
        forceAsyncOff: Bool = false
    ) -> RpcRequest<Team.TeamFolderArchiveLaunchSerializer, Team.TeamFolderArchiveErrorSerializer> {
        client.request(
            Team.teamFolderArchive,
            serverArgs: Team.TeamFolderArchiveArg(teamFolderId: teamFolderId, forceAsyncOff: forceAsyncOff)
        )
    }

    /// Polls a job of `teamFolderArchive`. Returns whether it is still running. The folder is archived when its status
    /// is `.archived`.
    ///
    /// The error of the route is ``/DropboxCore/Async/PollError``, the reason that the state of a job isn't known.
    ///
    /// - ``/DropboxCore/Async/PollError/invalidAsyncJobId``: The job identifier isn't valid.
    /// - ``/DropboxCore/Async/PollError/internalError``: The job failed at Dropbox, and its outcome isn't known. Check
    ///   what it did before you try again.
    ///
    /// Route `team/team_folder/archive/check`: style rpc, host api, auth team, scope `team_data.content.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-team_folder-archive-check>
    ///
    /// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1
    ///   character.
    /// - Returns: A request for ``Team/TeamFolderArchiveJobStatus``, the state of a job of `teamFolderArchive`.
    @discardableResult
    @export(implementation)
    public func teamFolderArchiveCheck(
        asyncJobId: String
    ) -> RpcRequest<Team.TeamFolderArchiveJobStatusSerializer, Async.PollErrorSerializer> {
        client.request(Team.teamFolderArchiveCheck, serverArgs: Async.PollArg(asyncJobId: asyncJobId))
    }

    /// Creates a team folder without members. Not supported for teams with a team space.
    ///
    /// The error of the route is ``Team/TeamFolderCreateError``, the reason that a team folder wasn't created.
    ///
    /// - ``Team/TeamFolderCreateError/invalidFolderName``: The name isn't valid.
    /// - ``Team/TeamFolderCreateError/folderNameAlreadyUsed``: Another team folder has this name.
    /// - ``Team/TeamFolderCreateError/folderNameReserved``: The name is reserved.
    /// - ``Team/TeamFolderCreateError/syncSettingsError(_:)``: The sync settings aren't valid. See
    ///   ``/DropboxFiles/Files/SyncSettingsError``.
    /// - ``Team/TeamFolderCreateError/folderCountLimitExceeded``: The team has reached the limit of team folders for
    ///   its plan.
    ///
    /// Route `team/team_folder/create`: style rpc, host api, auth team, scope `team_data.content.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-team_folder-create>
    ///
    /// - Parameters:
    ///   - name: The name of the team folder.
    ///   - syncSetting: The sync setting for members' computers. Supported only for teams that can choose it.
    /// - Returns: A request for ``Team/TeamFolderMetadata``, the metadata of a team folder.
    @discardableResult
    @export(implementation)
    public func teamFolderCreate(
        name: String,
        syncSetting: Files.SyncSettingArg? = nil
    ) -> RpcRequest<Team.TeamFolderMetadataSerializer, Team.TeamFolderCreateErrorSerializer> {
        client.request(
            Team.teamFolderCreate,
            serverArgs: Team.TeamFolderCreateArg(name: name, syncSetting: syncSetting)
        )
    }

    /// Returns team folders.
    ///
    /// The route has no errors of its own.
    ///
    /// Route `team/team_folder/get_info`: style rpc, host api, auth team, scope `team_data.content.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-team_folder-get_info>
    ///
    /// - Parameter teamFolderIds: The identifiers of the team folders. At least 1 item. Each item consists of letters
    ///   from A to Z, digits, hyphens, underscores, and colons.
    /// - Returns: A request for an array of ``Team/TeamFolderGetInfoItem``: a team folder, or the identifier of a team
    ///   folder that doesn't exist.
    @discardableResult
    @export(implementation)
    public func teamFolderGetInfo(
        teamFolderIds: [String]
    ) -> RpcRequest<ArraySerializer<Team.TeamFolderGetInfoItemSerializer>, VoidSerializer> {
        client.request(Team.teamFolderGetInfo, serverArgs: Team.TeamFolderIdListArg(teamFolderIds: teamFolderIds))
    }

    /// Lists the team folders page by page.
    ///
    /// The error of the route is ``Team/TeamFolderListError``, the reason that team folders weren't listed.
    ///
    /// Route `team/team_folder/list`: style rpc, host api, auth team, scope `team_data.content.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-team_folder-list>
    ///
    /// - Parameter limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
    /// - Returns: A request for ``Team/TeamFolderListResult``, a page of team folders.
    @discardableResult
    @export(implementation)
    public func teamFolderList(
        limit: UInt32 = 1000
    ) -> RpcRequest<Team.TeamFolderListResultSerializer, Team.TeamFolderListErrorSerializer> {
        client.request(Team.teamFolderList, serverArgs: Team.TeamFolderListArg(limit: limit))
    }

    /// Returns the next page of `teamFolderList`.
    ///
    /// The error of the route is ``Team/TeamFolderListContinueError``, the reason that the next page wasn't returned.
    ///
    /// - ``Team/TeamFolderListContinueError/invalidCursor``: The cursor isn't valid. List from the start.
    ///
    /// Route `team/team_folder/list/continue`: style rpc, host api, auth team, scope `team_data.content.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-team_folder-list-continue>
    ///
    /// - Parameter cursor: The cursor of the most recent page.
    /// - Returns: A request for ``Team/TeamFolderListResult``, a page of team folders.
    @discardableResult
    @export(implementation)
    public func teamFolderListContinue(
        cursor: String
    ) -> RpcRequest<Team.TeamFolderListResultSerializer, Team.TeamFolderListContinueErrorSerializer> {
        client.request(Team.teamFolderListContinue, serverArgs: Team.TeamFolderListContinueArg(cursor: cursor))
    }

    /// Permanently deletes an archived team folder. Not supported for teams with a team space.
    ///
    /// The error of the route is ``Team/TeamFolderPermanentlyDeleteError``, the reason that a team folder wasn't
    /// deleted.
    ///
    /// - ``Team/TeamFolderPermanentlyDeleteError/accessError(_:)``: The team folder can't be accessed. See
    ///   ``Team/TeamFolderAccessError``.
    /// - ``Team/TeamFolderPermanentlyDeleteError/statusError(_:)``: The status of the team folder doesn't allow the
    ///   operation. See ``Team/TeamFolderInvalidStatusError``.
    /// - ``Team/TeamFolderPermanentlyDeleteError/teamSharedDropboxError(_:)``: The operation isn't supported for the
    ///   root of a team space. See ``Team/TeamFolderTeamSharedDropboxError``.
    ///
    /// Route `team/team_folder/permanently_delete`: style rpc, host api, auth team, scope `team_data.content.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-team_folder-permanently_delete>
    ///
    /// - Parameter teamFolderId: The identifier of the team folder. Consists of letters from A to Z, digits, hyphens,
    ///   underscores, and colons.
    /// - Returns: A request without a result.
    @discardableResult
    @export(implementation)
    public func teamFolderPermanentlyDelete(
        teamFolderId: String
    ) -> RpcRequest<VoidSerializer, Team.TeamFolderPermanentlyDeleteErrorSerializer> {
        client.request(Team.teamFolderPermanentlyDelete, serverArgs: Team.TeamFolderIdArg(teamFolderId: teamFolderId))
    }

    /// Renames an active team folder.
    ///
    /// The error of the route is ``Team/TeamFolderRenameError``, the reason that a team folder wasn't renamed.
    ///
    /// - ``Team/TeamFolderRenameError/accessError(_:)``: The team folder can't be accessed. See
    ///   ``Team/TeamFolderAccessError``.
    /// - ``Team/TeamFolderRenameError/statusError(_:)``: The status of the team folder doesn't allow the operation. See
    ///   ``Team/TeamFolderInvalidStatusError``.
    /// - ``Team/TeamFolderRenameError/teamSharedDropboxError(_:)``: The operation isn't supported for the root of a
    ///   team space. See ``Team/TeamFolderTeamSharedDropboxError``.
    /// - ``Team/TeamFolderRenameError/invalidFolderName``: The name isn't valid.
    /// - ``Team/TeamFolderRenameError/folderNameAlreadyUsed``: Another team folder has this name.
    /// - ``Team/TeamFolderRenameError/folderNameReserved``: The name is reserved.
    ///
    /// Route `team/team_folder/rename`: style rpc, host api, auth team, scope `team_data.content.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-team_folder-rename>
    ///
    /// - Parameters:
    ///   - teamFolderId: The identifier of the team folder. Consists of letters from A to Z, digits, hyphens,
    ///     underscores, and colons.
    ///   - name: The new name of the team folder.
    /// - Returns: A request for ``Team/TeamFolderMetadata``, the metadata of a team folder.
    @discardableResult
    @export(implementation)
    public func teamFolderRename(
        teamFolderId: String,
        name: String
    ) -> RpcRequest<Team.TeamFolderMetadataSerializer, Team.TeamFolderRenameErrorSerializer> {
        client.request(
            Team.teamFolderRename,
            serverArgs: Team.TeamFolderRenameArg(teamFolderId: teamFolderId, name: name)
        )
    }

    /// Activates an unmounted team folder.
    ///
    /// The error of the route is ``Team/TeamFolderRestoreError``, the reason that a team folder wasn't restored.
    ///
    /// - ``Team/TeamFolderRestoreError/accessError(_:)``: The team folder can't be accessed. See
    ///   ``Team/TeamFolderAccessError``.
    /// - ``Team/TeamFolderRestoreError/statusError(_:)``: The status of the team folder doesn't allow the operation.
    ///   See ``Team/TeamFolderInvalidStatusError``.
    /// - ``Team/TeamFolderRestoreError/teamSharedDropboxError(_:)``: The operation isn't supported for the root of a
    ///   team space. See ``Team/TeamFolderTeamSharedDropboxError``.
    /// - ``Team/TeamFolderRestoreError/folderCountLimitExceeded``: The team has reached the limit of team folders for
    ///   its plan.
    ///
    /// Route `team/team_folder/restore`: style rpc, host api, auth team, scope `team_data.content.write`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-team_folder-restore>
    ///
    /// - Parameter teamFolderId: The identifier of the team folder. Consists of letters from A to Z, digits, hyphens,
    ///   underscores, and colons.
    /// - Returns: A request for ``Team/TeamFolderMetadata``, the metadata of a team folder.
    @discardableResult
    @export(implementation)
    public func teamFolderRestore(
        teamFolderId: String
    ) -> RpcRequest<Team.TeamFolderMetadataSerializer, Team.TeamFolderRestoreErrorSerializer> {
        client.request(Team.teamFolderRestore, serverArgs: Team.TeamFolderIdArg(teamFolderId: teamFolderId))
    }

    /// Sets the sync settings of a team folder and its contents for members' computers.
    ///
    /// The error of the route is ``Team/TeamFolderUpdateSyncSettingsError``, the reason that sync settings weren't
    /// changed.
    ///
    /// - ``Team/TeamFolderUpdateSyncSettingsError/accessError(_:)``: The team folder can't be accessed. See
    ///   ``Team/TeamFolderAccessError``.
    /// - ``Team/TeamFolderUpdateSyncSettingsError/statusError(_:)``: The status of the team folder doesn't allow the
    ///   operation. See ``Team/TeamFolderInvalidStatusError``.
    /// - ``Team/TeamFolderUpdateSyncSettingsError/teamSharedDropboxError(_:)``: The operation isn't supported for the
    ///   root of a team space. See ``Team/TeamFolderTeamSharedDropboxError``.
    /// - ``Team/TeamFolderUpdateSyncSettingsError/syncSettingsError(_:)``: The sync settings aren't valid. See
    ///   ``/DropboxFiles/Files/SyncSettingsError``.
    ///
    /// Route `team/team_folder/update_sync_settings`: style rpc, host api, auth team, scope `team_data.content.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-team_folder-update_sync_settings>
    ///
    /// - Parameters:
    ///   - teamFolderId: The identifier of the team folder. Consists of letters from A to Z, digits, hyphens,
    ///     underscores, and colons.
    ///   - syncSetting: The new sync setting of the team folder for members' computers.
    ///   - contentSyncSettings: The new sync settings of contents that differ from that of the folder.
    /// - Returns: A request for ``Team/TeamFolderMetadata``, the metadata of a team folder.
    @discardableResult
    @export(implementation)
    public func teamFolderUpdateSyncSettings(
        teamFolderId: String,
        syncSetting: Files.SyncSettingArg? = nil,
        contentSyncSettings: [Files.ContentSyncSettingArg]? = nil
    ) -> RpcRequest<Team.TeamFolderMetadataSerializer, Team.TeamFolderUpdateSyncSettingsErrorSerializer> {
        client.request(
            Team.teamFolderUpdateSyncSettings,
            serverArgs: Team.TeamFolderUpdateSyncSettingsArg(
                teamFolderId: teamFolderId,
                syncSetting: syncSetting,
                contentSyncSettings: contentSyncSettings
            )
        )
    }

    /// Returns the admin who authorized the access token of the team.
    ///
    /// The error of the route is ``Team/TokenGetAuthenticatedAdminError``, the reason that the admin of a token wasn't
    /// returned.
    ///
    /// - ``Team/TokenGetAuthenticatedAdminError/mappingNotFound``: The admin wasn't recorded when the token was issued.
    ///   An admin must link the app again.
    /// - ``Team/TokenGetAuthenticatedAdminError/adminNotActive``: The admin is no longer an active admin of the team.
    ///
    /// Route `team/token/get_authenticated_admin`: style rpc, host api, auth team, scope `team_info.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-token-get_authenticated_admin>
    ///
    /// - Returns: A request for ``Team/TokenGetAuthenticatedAdminResult``, the admin who authorized an access token.
    @discardableResult
    @export(implementation)
    public func tokenGetAuthenticatedAdmin(
    ) -> RpcRequest<Team.TokenGetAuthenticatedAdminResultSerializer, Team.TokenGetAuthenticatedAdminErrorSerializer> {
        client.request(Team.tokenGetAuthenticatedAdmin)
    }
}
