// Generated from API/team.json by `make generate`. Do not edit.

import DropboxAccount
import DropboxCore
import DropboxFiles
import DropboxStone
import Foundation

/// Teams: members, groups, devices, apps, team folders, space limits, and legal holds. For apps that a team admin has
/// linked.
public enum Team: StoneNamespace {
    /// The schema of the `team` namespace.
    public static let _schema = StoneSchema(
        "team",
        imports: { [Account._schema, Async._schema, Common._schema, FileProperties._schema, Files._schema, SecondaryEmails._schema, TeamCommon._schema, TeamPolicies._schema, Users._schema, UsersCommon._schema] },
        #"""
alias GroupsGetInfoResult List(GroupsGetInfoItem)
alias LegalHoldId String(pattern="^pid_dbhid:.+")
alias LegalHoldPolicyDescription String(max_length=501)
alias LegalHoldPolicyName String(max_length=140)
alias LegalHoldsGetPolicyResult LegalHoldPolicy
alias LegalHoldsPolicyCreateResult LegalHoldPolicy
alias LegalHoldsPolicyUpdateResult LegalHoldPolicy
alias ListHeldRevisionCursor String(min_length=1)
alias MembersGetInfoResult List(MembersGetInfoItem)
alias NumberPerDay List(UInt64?)
alias Path String(pattern="(/(.|[\\r\\n])*)?")
alias TeamMemberRoleId String(max_length=128,pattern="pid_dbtmr:.*")
alias UserQuota UInt32(min_value=2)
struct ActiveWebSession : DeviceSession
 user_agent String
 os String
 browser String
 expires common.DropboxTimestamp?
union AddSecondaryEmailResult open=other
 success secondary_emails.SecondaryEmail
 unavailable common.EmailAddress
 already_pending common.EmailAddress
 already_owned_by_user common.EmailAddress
 reached_limit common.EmailAddress
 transient_error common.EmailAddress
 too_many_updates common.EmailAddress
 unknown_error common.EmailAddress
 rate_limited common.EmailAddress
 other
struct AddSecondaryEmailsArg
 new_secondary_emails List(UserSecondaryEmailsArg)
union AddSecondaryEmailsError open=other
 secondary_emails_disabled
 too_many_emails
 other
struct AddSecondaryEmailsResult
 results List(UserAddResult)
union AdminTier closed
 team_admin
 user_management_admin
 support_admin
 member_only
struct ApiApp
 app_id String
 app_name String
 publisher String?
 publisher_url String?
 linked common.DropboxTimestamp?
 is_app_folder Boolean
struct BaseDfbReport
 start_date String
union BaseTeamFolderError open=other
 access_error TeamFolderAccessError
 status_error TeamFolderInvalidStatusError
 team_shared_dropbox_error TeamFolderTeamSharedDropboxError
 other
struct BulkSuspendArg
 members List(BulkSuspendMemberTarget)
struct BulkSuspendComplete
 requested Int64
 suspended Int64
 failed Int64
 unknown Int64
 report_delivery BulkSuspendReportDeliveryStatus
union BulkSuspendError open=other
 invalid_request
 too_many_members
 duplicate_client_item_id
 duplicate_team_member_id
 acting_admin
 last_admin
 other
union BulkSuspendJobStatus open=other : async.PollResultBase
 complete BulkSuspendComplete
 failed BulkSuspendTaskFailure
 other
struct BulkSuspendMemberTarget
 client_item_id String
 suspend_arg MembersDeactivateArg
union BulkSuspendReportDeliveryStatus open=other
 bulk_suspend_report_delivery_status_unspecified
 bulk_suspend_report_delivery_status_pending
 bulk_suspend_report_delivery_status_delivered
 bulk_suspend_report_delivery_status_failed
 other
union BulkSuspendRowFailure : MembersSuspendError
 protected_acting_admin
 permission_changed
 suspend_failed
union BulkSuspendRowOutcome open=other
 suspended
 failed BulkSuspendRowFailure
 unknown
 other
union BulkSuspendTaskFailure open=other
 unusable_result
 other
union CustomQuotaError open=other
 too_many_users
 other
union CustomQuotaResult open=other
 success UserCustomQuotaResult
 invalid_user UserSelectorArg
 other
struct CustomQuotaUsersArg
 users List(UserSelectorArg)
struct DateRange
 start_date common.Date?
 end_date common.Date?
union DateRangeError open=other
 other
union DeleteSecondaryEmailResult open=other
 success common.EmailAddress
 not_found common.EmailAddress
 cannot_remove_primary common.EmailAddress
 other
struct DeleteSecondaryEmailsArg
 emails_to_delete List(UserSecondaryEmailsArg)
struct DeleteSecondaryEmailsResult
 results List(UserDeleteResult)
struct DesktopClientSession : DeviceSession
 host_name String
 client_type DesktopPlatform
 client_version String
 platform String
 is_delete_on_unlink_supported Boolean
union DesktopPlatform open=other
 windows
 mac
 linux
 other
struct DeviceSession
 session_id String
 ip_address String?
 country String?
 created common.DropboxTimestamp?
 updated common.DropboxTimestamp?
struct DeviceSessionArg
 session_id String
 team_member_id String
struct DevicesActive
 windows NumberPerDay
 macos NumberPerDay
 linux NumberPerDay
 ios NumberPerDay
 android NumberPerDay
 other NumberPerDay
 total NumberPerDay
struct ExcludedUsersListArg
 limit UInt32(min_value=1,max_value=1000) = 1000
struct ExcludedUsersListContinueArg
 cursor String
union ExcludedUsersListContinueError open=other
 invalid_cursor
 other
union ExcludedUsersListError open=other
 list_error
 other
struct ExcludedUsersListResult
 users List(MemberProfile)
 cursor String?
 has_more Boolean
struct ExcludedUsersUpdateArg
 users List(UserSelectorArg)?
union ExcludedUsersUpdateError open=other
 users_not_in_team
 too_many_users
 other
struct ExcludedUsersUpdateResult
 status ExcludedUsersUpdateStatus
union ExcludedUsersUpdateStatus open=other
 success
 other
union Feature open=other
 upload_api_rate_limit
 has_team_shared_dropbox
 has_team_file_events
 has_team_selective_sync
 has_distinct_member_homes
 other
union FeatureValue open=other
 upload_api_rate_limit UploadApiRateLimitValue
 has_team_shared_dropbox HasTeamSharedDropboxValue
 has_team_file_events HasTeamFileEventsValue
 has_team_selective_sync HasTeamSelectiveSyncValue
 has_distinct_member_homes HasDistinctMemberHomesValue
 other
struct FeaturesGetValuesBatchArg
 features List(Feature)
union FeaturesGetValuesBatchError open=other
 empty_features_list
 other
struct FeaturesGetValuesBatchResult
 values List(FeatureValue)
struct GetActivityReport : BaseDfbReport
 adds NumberPerDay
 edits NumberPerDay
 deletes NumberPerDay
 active_users_28_day NumberPerDay
 active_users_7_day NumberPerDay
 active_users_1_day NumberPerDay
 active_shared_folders_28_day NumberPerDay
 active_shared_folders_7_day NumberPerDay
 active_shared_folders_1_day NumberPerDay
 shared_links_created NumberPerDay
 shared_links_viewed_by_team NumberPerDay
 shared_links_viewed_by_outside_user NumberPerDay
 shared_links_viewed_by_not_logged_in NumberPerDay
 shared_links_viewed_total NumberPerDay
struct GetDevicesReport : BaseDfbReport
 active_1_day DevicesActive
 active_7_day DevicesActive
 active_28_day DevicesActive
struct GetMembershipReport : BaseDfbReport
 team_size NumberPerDay
 pending_invites NumberPerDay
 members_joined NumberPerDay
 suspended_members NumberPerDay
 licenses NumberPerDay
struct GetStorageReport : BaseDfbReport
 total_usage NumberPerDay
 shared_usage NumberPerDay
 unshared_usage NumberPerDay
 shared_folders NumberPerDay
 member_storage_map List(List(StorageBucket))
union GroupAccessType closed
 member
 owner
struct GroupCreateArg
 group_name String
 add_creator_as_owner Boolean = false
 group_external_id team_common.GroupExternalId?
 group_management_type team_common.GroupManagementType?
union GroupCreateError open=other
 group_name_already_used
 group_name_invalid
 external_id_already_in_use
 system_managed_group_disallowed
 other
union GroupDeleteError : GroupSelectorWithTeamGroupError
 group_already_deleted
struct GroupFullInfo : team_common.GroupSummary
 members List(GroupMemberInfo)?
 created UInt64
struct GroupMemberInfo
 profile MemberProfile
 access_type GroupAccessType
struct GroupMemberSelector
 group GroupSelector
 user UserSelectorArg
union GroupMemberSelectorError : GroupSelectorWithTeamGroupError
 member_not_in_group
union GroupMemberSetAccessTypeError : GroupMemberSelectorError
 user_cannot_be_manager_of_company_managed_group
struct GroupMembersAddArg : IncludeMembersArg
 group GroupSelector
 members List(MemberAccess)
union GroupMembersAddError : GroupSelectorWithTeamGroupError
 duplicate_user
 group_not_in_team
 members_not_in_team List(String)
 users_not_found List(String)
 user_must_be_active_to_be_owner
 user_cannot_be_manager_of_company_managed_group List(String)
struct GroupMembersChangeResult
 group_info GroupFullInfo
 async_job_id async.AsyncJobId
struct GroupMembersRemoveArg : IncludeMembersArg
 group GroupSelector
 users List(UserSelectorArg)
union GroupMembersRemoveError : GroupMembersSelectorError
 group_not_in_team
 members_not_in_team List(String)
 users_not_found List(String)
struct GroupMembersSelector
 group GroupSelector
 users UsersSelectorArg
union GroupMembersSelectorError : GroupSelectorWithTeamGroupError
 member_not_in_group
struct GroupMembersSetAccessTypeArg : GroupMemberSelector
 access_type GroupAccessType
 return_members Boolean = true
union GroupSelector closed
 group_id team_common.GroupId
 group_external_id team_common.GroupExternalId
union GroupSelectorError open=other
 group_not_found
 other
union GroupSelectorWithTeamGroupError : GroupSelectorError
 system_managed_group_disallowed
struct GroupUpdateArgs : IncludeMembersArg
 group GroupSelector
 new_group_name String?
 new_group_external_id team_common.GroupExternalId?
 new_group_management_type team_common.GroupManagementType?
union GroupUpdateError : GroupSelectorWithTeamGroupError
 group_name_already_used
 group_name_invalid
 external_id_already_in_use
union GroupsGetInfoError open=other
 group_not_on_team
 other
union GroupsGetInfoItem closed
 id_not_found String
 group_info GroupFullInfo
struct GroupsListArg
 limit UInt32(min_value=1,max_value=1000) = 1000
struct GroupsListContinueArg
 cursor String
union GroupsListContinueError open=other
 invalid_cursor
 other
struct GroupsListResult
 groups List(team_common.GroupSummary)
 cursor String
 has_more Boolean
struct GroupsMembersListArg
 group GroupSelector
 limit UInt32(min_value=1,max_value=1000) = 1000
struct GroupsMembersListContinueArg
 cursor String
union GroupsMembersListContinueError open=other
 invalid_cursor
 other
struct GroupsMembersListResult
 members List(GroupMemberInfo)
 cursor String
 has_more Boolean
union GroupsPollError : async.PollError
 access_denied
union GroupsSelector closed
 group_ids List(team_common.GroupId)
 group_external_ids List(String)
union HasDistinctMemberHomesValue open=other
 has_distinct_member_homes Boolean
 other
union HasTeamFileEventsValue open=other
 enabled Boolean
 other
union HasTeamSelectiveSyncValue open=other
 has_team_selective_sync Boolean
 other
union HasTeamSharedDropboxValue open=other
 has_team_shared_dropbox Boolean
 other
struct IncludeMembersArg
 return_members Boolean = true
struct LegalHoldHeldRevisionMetadata
 new_filename String
 original_revision_id files.Rev
 original_file_path Path
 server_modified common.DropboxTimestamp
 author_member_id team_common.TeamMemberId
 author_member_status TeamMemberStatus
 author_email common.EmailAddress
 file_type String
 size UInt64
 content_hash files.Sha256HexHash
struct LegalHoldPolicy
 id LegalHoldId
 name LegalHoldPolicyName
 description LegalHoldPolicyDescription?
 activation_time common.DropboxTimestamp?
 members MembersInfo
 status LegalHoldStatus
 start_date common.DropboxTimestamp
 end_date common.DropboxTimestamp?
union LegalHoldStatus open=other
 active
 released
 activating
 updating
 exporting
 releasing
 other
union LegalHoldsError open=other
 unknown_legal_hold_error
 insufficient_permissions
 other
struct LegalHoldsGetPolicyArg
 id LegalHoldId
union LegalHoldsGetPolicyError : LegalHoldsError
 legal_hold_policy_not_found
struct LegalHoldsListHeldRevisionResult
 entries List(LegalHoldHeldRevisionMetadata)
 cursor ListHeldRevisionCursor?
 has_more Boolean
struct LegalHoldsListHeldRevisionsArg
 id LegalHoldId
struct LegalHoldsListHeldRevisionsContinueArg
 id LegalHoldId
 cursor ListHeldRevisionCursor?
union LegalHoldsListHeldRevisionsContinueError open=other
 unknown_legal_hold_error
 transient_error
 reset
 other
union LegalHoldsListHeldRevisionsError : LegalHoldsError
 transient_error
 legal_hold_still_empty
 inactive_legal_hold
struct LegalHoldsListPoliciesArg
 include_released Boolean = false
union LegalHoldsListPoliciesError : LegalHoldsError
 transient_error
struct LegalHoldsListPoliciesResult
 policies List(LegalHoldPolicy)
struct LegalHoldsPolicyCreateArg
 name LegalHoldPolicyName
 description LegalHoldPolicyDescription?
 members List(team_common.TeamMemberId)
 start_date common.DropboxTimestamp?
 end_date common.DropboxTimestamp?
union LegalHoldsPolicyCreateError : LegalHoldsError
 start_date_is_later_than_end_date
 empty_members_list
 invalid_members
 number_of_users_on_hold_is_greater_than_hold_limitation
 transient_error
 name_must_be_unique
 team_exceeded_legal_hold_quota
 invalid_date
struct LegalHoldsPolicyReleaseArg
 id LegalHoldId
union LegalHoldsPolicyReleaseError : LegalHoldsError
 legal_hold_performing_another_operation
 legal_hold_already_releasing
 legal_hold_policy_not_found
struct LegalHoldsPolicyUpdateArg
 id LegalHoldId
 name LegalHoldPolicyName?
 description LegalHoldPolicyDescription?
 members List(team_common.TeamMemberId)?
union LegalHoldsPolicyUpdateError : LegalHoldsError
 transient_error
 inactive_legal_hold
 legal_hold_performing_another_operation
 invalid_members
 number_of_users_on_hold_is_greater_than_hold_limitation
 empty_members_list
 name_must_be_unique
 legal_hold_policy_not_found
struct ListMemberAppsArg
 team_member_id String
union ListMemberAppsError open=other
 member_not_found
 other
struct ListMemberAppsResult
 linked_api_apps List(ApiApp)
struct ListMemberDevicesArg
 team_member_id String
 include_web_sessions Boolean = true
 include_desktop_clients Boolean = true
 include_mobile_clients Boolean = true
union ListMemberDevicesError open=other
 member_not_found
 other
struct ListMemberDevicesResult
 active_web_sessions List(ActiveWebSession)?
 desktop_client_sessions List(DesktopClientSession)?
 mobile_client_sessions List(MobileClientSession)?
struct ListMembersAppsArg
 cursor String?
union ListMembersAppsError open=other
 reset
 other
struct ListMembersAppsResult
 apps List(MemberLinkedApps)
 has_more Boolean
 cursor String?
struct ListMembersDevicesArg
 cursor String?
 include_web_sessions Boolean = true
 include_desktop_clients Boolean = true
 include_mobile_clients Boolean = true
union ListMembersDevicesError open=other
 reset
 other
struct ListMembersDevicesResult
 devices List(MemberDevices)
 has_more Boolean
 cursor String?
struct ListTeamAppsArg
 cursor String?
union ListTeamAppsError open=other
 reset
 other
struct ListTeamAppsResult
 apps List(MemberLinkedApps)
 has_more Boolean
 cursor String?
struct ListTeamDevicesArg
 cursor String?
 include_web_sessions Boolean = true
 include_desktop_clients Boolean = true
 include_mobile_clients Boolean = true
union ListTeamDevicesError open=other
 reset
 other
struct ListTeamDevicesResult
 devices List(MemberDevices)
 has_more Boolean
 cursor String?
struct MemberAccess
 user UserSelectorArg
 access_type GroupAccessType
struct MemberAddArg : MemberAddArgBase
 role AdminTier = member_only
struct MemberAddArgBase
 member_email common.EmailAddress
 member_given_name common.OptionalNamePart?
 member_surname common.OptionalNamePart?
 member_external_id team_common.MemberExternalId?
 member_persistent_id String?
 send_welcome_email Boolean = true
 is_directory_restricted Boolean?
union MemberAddResult closed : MemberAddResultBase
 success TeamMemberInfo
union MemberAddResultBase closed
 team_license_limit common.EmailAddress
 free_team_member_limit_reached common.EmailAddress
 user_already_on_team common.EmailAddress
 user_on_another_team common.EmailAddress
 user_already_paired common.EmailAddress
 user_migration_failed common.EmailAddress
 duplicate_external_member_id common.EmailAddress
 duplicate_member_persistent_id common.EmailAddress
 persistent_id_disabled common.EmailAddress
 user_creation_failed common.EmailAddress
struct MemberAddV2Arg : MemberAddArgBase
 role_ids List(TeamMemberRoleId,max_items=1)?
union MemberAddV2Result open=other : MemberAddResultBase
 success TeamMemberInfoV2
 other
struct MemberDevices
 team_member_id String
 web_sessions List(ActiveWebSession)?
 desktop_clients List(DesktopClientSession)?
 mobile_clients List(MobileClientSession)?
struct MemberLinkedApps
 team_member_id String
 linked_api_apps List(ApiApp)
struct MemberProfile
 team_member_id team_common.TeamMemberId
 external_id String?
 account_id users_common.AccountId?
 email String
 email_verified Boolean
 secondary_emails List(secondary_emails.SecondaryEmail)?
 status TeamMemberStatus
 name users.Name
 membership_type TeamMembershipType
 invited_on common.DropboxTimestamp?
 joined_on common.DropboxTimestamp?
 suspended_on common.DropboxTimestamp?
 persistent_id String?
 is_directory_restricted Boolean?
 profile_photo_url String?
union MemberSelectorError closed : UserSelectorError
 user_not_in_team
struct MembersAddArg : MembersAddArgBase
 new_members List(MemberAddArg)
struct MembersAddArgBase
 force_async Boolean = false
union MembersAddJobStatus closed : async.PollResultBase
 complete List(MemberAddResult)
 failed String
union MembersAddJobStatusV2Result open=other : async.PollResultBase
 complete List(MemberAddV2Result)
 failed String
 other
union MembersAddLaunch closed : async.LaunchResultBase
 complete List(MemberAddResult)
union MembersAddLaunchV2Result open=other : async.LaunchResultBase
 complete List(MemberAddV2Result)
 other
struct MembersAddV2Arg : MembersAddArgBase
 new_members List(MemberAddV2Arg)
struct MembersDataTransferArg : MembersDeactivateBaseArg
 transfer_dest_id UserSelectorArg
 transfer_admin_id UserSelectorArg
struct MembersDeactivateArg : MembersDeactivateBaseArg
 wipe_data Boolean = true
struct MembersDeactivateBaseArg
 user UserSelectorArg
union MembersDeactivateError open=other : UserSelectorError
 user_not_in_team
 other
union MembersDeleteFormerMemberFilesError : MembersPermanentlyDeleteFilesError
 user_not_removed
struct MembersDeleteProfilePhotoArg
 user UserSelectorArg
union MembersDeleteProfilePhotoError open=other : MemberSelectorError
 set_profile_disallowed
 other
struct MembersFormerMemberArg
 user UserSelectorArg
struct MembersGetAvailableTeamMemberRolesResult
 roles List(TeamMemberRole)
struct MembersGetInfoArgs
 members List(UserSelectorArg)
union MembersGetInfoError open=other
 other
union MembersGetInfoItem closed : MembersGetInfoItemBase
 member_info TeamMemberInfo
union MembersGetInfoItemBase closed
 id_not_found String
union MembersGetInfoItemV2 open=other : MembersGetInfoItemBase
 member_info TeamMemberInfoV2
 other
struct MembersGetInfoV2Arg
 members List(UserSelectorArg)
struct MembersGetInfoV2Result
 members_info List(MembersGetInfoItemV2)
struct MembersInfo
 team_member_ids List(team_common.TeamMemberId)
 permanently_deleted_users UInt64
struct MembersListArg
 limit UInt32(min_value=1,max_value=1000) = 1000
 include_removed Boolean = false
struct MembersListContinueArg
 cursor String
union MembersListContinueError open=other
 invalid_cursor
 other
union MembersListError open=other
 other
struct MembersListResult
 members List(TeamMemberInfo)
 cursor String
 has_more Boolean
struct MembersListV2Result
 members List(TeamMemberInfoV2)
 cursor String
 has_more Boolean
union MembersPermanentlyDeleteFilesError : MembersDeactivateError
 transfer_in_progress
 already_transferred
 already_transferred_or_deleted
struct MembersRecoverArg
 user UserSelectorArg
union MembersRecoverError open=other : UserSelectorError
 user_unrecoverable
 user_not_in_team
 team_license_limit
 other
struct MembersRemoveArg : MembersDeactivateArg
 transfer_dest_id UserSelectorArg?
 transfer_admin_id UserSelectorArg?
 keep_account Boolean = false
 retain_team_shares Boolean = false
 permanently_delete_files Boolean = false
union MembersRemoveError : MembersTransferFilesError
 remove_last_admin
 cannot_keep_account_and_transfer
 cannot_keep_account_and_delete_data
 cannot_keep_account_and_permanently_delete
 email_address_too_long_to_be_disabled
 cannot_keep_invited_user_account
 cannot_retain_shares_when_data_wiped
 cannot_retain_shares_when_no_account_kept
 cannot_retain_shares_when_team_external_sharing_off
 cannot_keep_account
 cannot_keep_account_under_legal_hold
 cannot_keep_account_required_to_sign_tos
 cannot_permanently_delete_and_transfer
 member_is_transfer_destination
union MembersSendWelcomeError open=other : MemberSelectorError
 other
struct MembersSetPermissions2Arg
 user UserSelectorArg
 new_roles List(TeamMemberRoleId,max_items=1)?
union MembersSetPermissions2Error open=other : UserSelectorError
 last_admin
 user_not_in_team
 cannot_set_permissions
 role_not_found
 other
struct MembersSetPermissions2Result
 team_member_id team_common.TeamMemberId
 roles List(TeamMemberRole)?
struct MembersSetPermissionsArg
 user UserSelectorArg
 new_role AdminTier
union MembersSetPermissionsError open=other : UserSelectorError
 last_admin
 user_not_in_team
 cannot_set_permissions
 team_license_limit
 other
struct MembersSetPermissionsResult
 team_member_id team_common.TeamMemberId
 role AdminTier
struct MembersSetProfileArg
 user UserSelectorArg
 new_email common.EmailAddress?
 new_external_id team_common.MemberExternalId?
 new_given_name common.OptionalNamePart?
 new_surname common.OptionalNamePart?
 new_persistent_id String?
 new_is_directory_restricted Boolean?
union MembersSetProfileError open=other : MemberSelectorError
 external_id_and_new_external_id_unsafe
 no_new_data_specified
 email_reserved_for_other_user
 external_id_used_by_other_user
 set_profile_disallowed
 param_cannot_be_empty
 persistent_id_disabled
 persistent_id_used_by_other_user
 directory_restricted_off
 other
struct MembersSetProfilePhotoArg
 user UserSelectorArg
 photo account.PhotoSourceArg
union MembersSetProfilePhotoError open=other : MemberSelectorError
 set_profile_disallowed
 photo_error account.SetProfilePhotoError
 other
union MembersSuspendError : MembersDeactivateError
 suspend_inactive_user
 suspend_last_admin
 team_license_limit
union MembersTransferFilesError : MembersPermanentlyDeleteFilesError
 removed_and_transfer_dest_should_differ
 removed_and_transfer_admin_should_differ
 transfer_dest_user_not_found
 transfer_dest_user_not_in_team
 transfer_admin_user_not_in_team
 transfer_admin_user_not_found
 unspecified_transfer_admin_id
 transfer_admin_is_not_admin
 recipient_not_verified
union MembersTransferFormerMembersFilesError : MembersTransferFilesError
 user_data_is_being_transferred
 user_not_removed
 user_data_cannot_be_transferred
 user_data_already_transferred
struct MembersUnsuspendArg
 user UserSelectorArg
union MembersUnsuspendError : MembersDeactivateError
 unsuspend_non_suspended_member
 team_license_limit
union MobileClientPlatform open=other
 iphone
 ipad
 android
 windows_phone
 blackberry
 other
struct MobileClientSession : DeviceSession
 device_name String
 client_type MobileClientPlatform
 client_version String?
 os_version String?
 last_carrier String?
struct NamespaceMetadata
 name String
 namespace_id common.SharedFolderId
 namespace_type NamespaceType
 team_member_id team_common.TeamMemberId?
 quota_limit Int64 = 0
union NamespaceType open=other
 app_folder
 shared_folder
 team_folder
 team_member_folder
 team_member_root
 other
union RemoveCustomQuotaResult open=other
 success UserSelectorArg
 invalid_user UserSelectorArg
 other
struct RemovedStatus
 is_recoverable Boolean
 is_disconnected Boolean
union ResendSecondaryEmailResult open=other
 success common.EmailAddress
 not_pending common.EmailAddress
 rate_limited common.EmailAddress
 other
struct ResendVerificationEmailArg
 emails_to_resend List(UserSecondaryEmailsArg)
struct ResendVerificationEmailResult
 results List(UserResendResult)
struct RevokeDesktopClientArg : DeviceSessionArg
 delete_on_unlink Boolean = false
union RevokeDeviceSessionArg closed
 web_session DeviceSessionArg
 desktop_client RevokeDesktopClientArg
 mobile_client DeviceSessionArg
struct RevokeDeviceSessionBatchArg
 revoke_devices List(RevokeDeviceSessionArg)
union RevokeDeviceSessionBatchError open=other
 other
struct RevokeDeviceSessionBatchResult
 revoke_devices_status List(RevokeDeviceSessionStatus)
union RevokeDeviceSessionError open=other
 device_session_not_found
 member_not_found
 other
struct RevokeDeviceSessionStatus
 success Boolean
 error_type RevokeDeviceSessionError?
struct RevokeLinkedApiAppArg
 app_id String
 team_member_id String
 keep_app_folder Boolean = true
struct RevokeLinkedApiAppBatchArg
 revoke_linked_app List(RevokeLinkedApiAppArg)
union RevokeLinkedAppBatchError open=other
 other
struct RevokeLinkedAppBatchResult
 revoke_linked_app_status List(RevokeLinkedAppStatus)
union RevokeLinkedAppError open=other
 app_not_found
 member_not_found
 app_folder_removal_not_supported
 other
struct RevokeLinkedAppStatus
 success Boolean
 error_type RevokeLinkedAppError?
struct SetCustomQuotaArg
 users_and_quotas List(UserCustomQuotaArg)
union SetCustomQuotaError : CustomQuotaError
 some_users_are_excluded
struct SharingAllowlistAddArgs
 domains List(String)?
 emails List(String)?
union SharingAllowlistAddError open=other
 malformed_entry String
 no_entries_provided
 too_many_entries_provided
 team_limit_reached
 unknown_error
 entries_already_exist String
 other
struct SharingAllowlistAddResponse
struct SharingAllowlistListArg
 limit UInt32(min_value=1,max_value=1000) = 1000
struct SharingAllowlistListContinueArg
 cursor String
union SharingAllowlistListContinueError open=other
 invalid_cursor
 other
struct SharingAllowlistListError
struct SharingAllowlistListResponse
 domains List(String)
 emails List(String)
 cursor String = ""
 has_more Boolean = false
struct SharingAllowlistRemoveArgs
 domains List(String)?
 emails List(String)?
union SharingAllowlistRemoveError open=other
 malformed_entry String
 entries_do_not_exist String
 no_entries_provided
 too_many_entries_provided
 unknown_error
 other
struct SharingAllowlistRemoveResponse
struct StorageBucket
 bucket String
 users UInt64
union TeamFolderAccessError open=other
 invalid_team_folder_id
 no_access
 other
union TeamFolderActivateError : BaseTeamFolderError
 folder_count_limit_exceeded
struct TeamFolderArchiveArg : TeamFolderIdArg
 force_async_off Boolean = false
union TeamFolderArchiveError : BaseTeamFolderError
union TeamFolderArchiveJobStatus closed : async.PollResultBase
 complete TeamFolderMetadata
 failed TeamFolderArchiveError
union TeamFolderArchiveLaunch closed : async.LaunchResultBase
 complete TeamFolderMetadata
struct TeamFolderCreateArg
 name String
 sync_setting files.SyncSettingArg?
union TeamFolderCreateError open=other
 invalid_folder_name
 folder_name_already_used
 folder_name_reserved
 sync_settings_error files.SyncSettingsError
 folder_count_limit_exceeded
 other
union TeamFolderGetInfoItem closed
 id_not_found String
 team_folder_metadata TeamFolderMetadata
struct TeamFolderIdArg
 team_folder_id common.SharedFolderId
struct TeamFolderIdListArg
 team_folder_ids List(common.SharedFolderId,min_items=1)
union TeamFolderInvalidStatusError open=other
 active
 archived
 archive_in_progress
 other
struct TeamFolderListArg
 limit UInt32(min_value=1,max_value=1000) = 1000
struct TeamFolderListContinueArg
 cursor String
union TeamFolderListContinueError open=other
 invalid_cursor
 other
struct TeamFolderListError
 access_error TeamFolderAccessError
struct TeamFolderListResult
 team_folders List(TeamFolderMetadata)
 cursor String
 has_more Boolean
struct TeamFolderMetadata
 team_folder_id common.SharedFolderId
 name String
 status TeamFolderStatus
 is_team_shared_dropbox Boolean
 sync_setting files.SyncSetting
 content_sync_settings List(files.ContentSyncSetting)
 quota_limit Int64 = 0
union TeamFolderPermanentlyDeleteError : BaseTeamFolderError
struct TeamFolderRenameArg : TeamFolderIdArg
 name String
union TeamFolderRenameError : BaseTeamFolderError
 invalid_folder_name
 folder_name_already_used
 folder_name_reserved
union TeamFolderRestoreError : BaseTeamFolderError
 folder_count_limit_exceeded
union TeamFolderStatus open=other
 active
 archived
 archive_in_progress
 inactive
 other
union TeamFolderTeamSharedDropboxError open=other
 disallowed
 other
struct TeamFolderUpdateSyncSettingsArg : TeamFolderIdArg
 sync_setting files.SyncSettingArg?
 content_sync_settings List(files.ContentSyncSettingArg)?
union TeamFolderUpdateSyncSettingsError : BaseTeamFolderError
 sync_settings_error files.SyncSettingsError
struct TeamGetInfoResult
 name String
 team_id String
 num_licensed_users UInt32
 num_provisioned_users UInt32
 num_used_licenses UInt32 = 0
 policies team_policies.TeamMemberPolicies
struct TeamMemberInfo
 profile TeamMemberProfile
 role AdminTier
struct TeamMemberInfoV2
 profile TeamMemberProfile
 roles List(TeamMemberRole)?
struct TeamMemberInfoV2Result
 member_info TeamMemberInfoV2
struct TeamMemberProfile : MemberProfile
 groups List(team_common.GroupId)
 member_folder_id common.NamespaceId
 root_folder_id common.NamespaceId
struct TeamMemberRole
 role_id TeamMemberRoleId
 name String(max_length=32)
 description String(max_length=256)
union TeamMemberStatus closed
 active
 invited
 suspended
 removed RemovedStatus
union TeamMembershipType closed
 full
 limited
struct TeamNamespacesListArg
 limit UInt32(min_value=1,max_value=1000) = 1000
struct TeamNamespacesListContinueArg
 cursor String
union TeamNamespacesListContinueError : TeamNamespacesListError
 invalid_cursor
union TeamNamespacesListError open=other
 invalid_arg
 other
struct TeamNamespacesListResult
 namespaces List(NamespaceMetadata)
 cursor String
 has_more Boolean
union TeamReportFailureReason open=other
 temporary_error
 many_reports_at_once
 too_much_data
 other
union TokenGetAuthenticatedAdminError open=other
 mapping_not_found
 admin_not_active
 other
struct TokenGetAuthenticatedAdminResult
 admin_profile TeamMemberProfile
union UploadApiRateLimitValue open=other
 unlimited
 limit UInt32
 other
union UserAddResult open=other
 success UserSecondaryEmailsResult
 invalid_user UserSelectorArg
 unverified UserSelectorArg
 placeholder_user UserSelectorArg
 other
struct UserCustomQuotaArg
 user UserSelectorArg
 quota_gb UserQuota
struct UserCustomQuotaResult
 user UserSelectorArg
 quota_gb UserQuota?
struct UserDeleteEmailsResult
 user UserSelectorArg
 results List(DeleteSecondaryEmailResult)
union UserDeleteResult open=other
 success UserDeleteEmailsResult
 invalid_user UserSelectorArg
 other
struct UserResendEmailsResult
 user UserSelectorArg
 results List(ResendSecondaryEmailResult)
union UserResendResult open=other
 success UserResendEmailsResult
 invalid_user UserSelectorArg
 other
struct UserSecondaryEmailsArg
 user UserSelectorArg
 secondary_emails List(common.EmailAddress)
struct UserSecondaryEmailsResult
 user UserSelectorArg
 results List(AddSecondaryEmailResult)
union UserSelectorArg closed
 team_member_id team_common.TeamMemberId
 external_id team_common.MemberExternalId
 email common.EmailAddress
union UserSelectorError closed
 user_not_found
union UsersSelectorArg closed
 team_member_ids List(team_common.TeamMemberId)
 external_ids List(team_common.MemberExternalId)
 emails List(common.EmailAddress)
route devices/list_member_devices ListMemberDevicesArg ListMemberDevicesResult ListMemberDevicesError auth=team host=api scope=sessions.list style=rpc
route devices/list_members_devices ListMembersDevicesArg ListMembersDevicesResult ListMembersDevicesError auth=team host=api scope=sessions.list style=rpc
route devices/list_team_devices ListTeamDevicesArg ListTeamDevicesResult ListTeamDevicesError auth=team host=api scope=sessions.list style=rpc deprecated
route devices/revoke_device_session RevokeDeviceSessionArg Void RevokeDeviceSessionError auth=team host=api scope=sessions.modify style=rpc
route devices/revoke_device_session_batch RevokeDeviceSessionBatchArg RevokeDeviceSessionBatchResult RevokeDeviceSessionBatchError auth=team host=api scope=sessions.modify style=rpc
route features/get_values FeaturesGetValuesBatchArg FeaturesGetValuesBatchResult FeaturesGetValuesBatchError auth=team host=api scope=team_info.read style=rpc
route get_info Void TeamGetInfoResult Void auth=team host=api scope=team_info.read style=rpc
route groups/create GroupCreateArg GroupFullInfo GroupCreateError auth=team host=api scope=groups.write style=rpc
route groups/delete GroupSelector async.LaunchEmptyResult GroupDeleteError auth=team host=api scope=groups.write style=rpc
route groups/get_info GroupsSelector GroupsGetInfoResult GroupsGetInfoError auth=team host=api scope=groups.read style=rpc
route groups/job_status/get async.PollArg async.PollEmptyResult GroupsPollError auth=team host=api scope=groups.write style=rpc
route groups/list GroupsListArg GroupsListResult Void auth=team host=api scope=groups.read style=rpc
route groups/list/continue GroupsListContinueArg GroupsListResult GroupsListContinueError auth=team host=api scope=groups.read style=rpc
route groups/members/add GroupMembersAddArg GroupMembersChangeResult GroupMembersAddError auth=team host=api scope=groups.write style=rpc
route groups/members/list GroupsMembersListArg GroupsMembersListResult GroupSelectorError auth=team host=api scope=groups.read style=rpc
route groups/members/list/continue GroupsMembersListContinueArg GroupsMembersListResult GroupsMembersListContinueError auth=team host=api scope=groups.read style=rpc
route groups/members/remove GroupMembersRemoveArg GroupMembersChangeResult GroupMembersRemoveError auth=team host=api scope=groups.write style=rpc
route groups/members/set_access_type GroupMembersSetAccessTypeArg GroupsGetInfoResult GroupMemberSetAccessTypeError auth=team host=api scope=groups.write style=rpc
route groups/update GroupUpdateArgs GroupFullInfo GroupUpdateError auth=team host=api scope=groups.write style=rpc
route legal_holds/create_policy LegalHoldsPolicyCreateArg LegalHoldsPolicyCreateResult LegalHoldsPolicyCreateError auth=team host=api scope=team_data.governance.write style=rpc
route legal_holds/get_policy LegalHoldsGetPolicyArg LegalHoldsGetPolicyResult LegalHoldsGetPolicyError auth=team host=api scope=team_data.governance.write style=rpc
route legal_holds/list_held_revisions LegalHoldsListHeldRevisionsArg LegalHoldsListHeldRevisionResult LegalHoldsListHeldRevisionsError auth=team host=api scope=team_data.governance.write style=rpc
route legal_holds/list_held_revisions_continue LegalHoldsListHeldRevisionsContinueArg LegalHoldsListHeldRevisionResult LegalHoldsListHeldRevisionsError auth=team host=api scope=team_data.governance.write style=rpc
route legal_holds/list_policies LegalHoldsListPoliciesArg LegalHoldsListPoliciesResult LegalHoldsListPoliciesError auth=team host=api scope=team_data.governance.write style=rpc
route legal_holds/release_policy LegalHoldsPolicyReleaseArg Void LegalHoldsPolicyReleaseError auth=team host=api scope=team_data.governance.write style=rpc
route legal_holds/update_policy LegalHoldsPolicyUpdateArg LegalHoldsPolicyUpdateResult LegalHoldsPolicyUpdateError auth=team host=api scope=team_data.governance.write style=rpc
route linked_apps/list_member_linked_apps ListMemberAppsArg ListMemberAppsResult ListMemberAppsError auth=team host=api scope=sessions.list style=rpc
route linked_apps/list_members_linked_apps ListMembersAppsArg ListMembersAppsResult ListMembersAppsError auth=team host=api scope=sessions.list style=rpc
route linked_apps/list_team_linked_apps ListTeamAppsArg ListTeamAppsResult ListTeamAppsError auth=team host=api scope=sessions.list style=rpc deprecated
route linked_apps/revoke_linked_app RevokeLinkedApiAppArg Void RevokeLinkedAppError auth=team host=api scope=sessions.modify style=rpc
route linked_apps/revoke_linked_app_batch RevokeLinkedApiAppBatchArg RevokeLinkedAppBatchResult RevokeLinkedAppBatchError auth=team host=api scope=sessions.modify style=rpc
route member_space_limits/excluded_users/add ExcludedUsersUpdateArg ExcludedUsersUpdateResult ExcludedUsersUpdateError auth=team host=api scope=members.write style=rpc
route member_space_limits/excluded_users/list ExcludedUsersListArg ExcludedUsersListResult ExcludedUsersListError auth=team host=api scope=members.read style=rpc
route member_space_limits/excluded_users/list/continue ExcludedUsersListContinueArg ExcludedUsersListResult ExcludedUsersListContinueError auth=team host=api scope=members.read style=rpc
route member_space_limits/excluded_users/remove ExcludedUsersUpdateArg ExcludedUsersUpdateResult ExcludedUsersUpdateError auth=team host=api scope=members.write style=rpc
route member_space_limits/get_custom_quota CustomQuotaUsersArg List(CustomQuotaResult) CustomQuotaError auth=team host=api scope=members.read style=rpc
route member_space_limits/remove_custom_quota CustomQuotaUsersArg List(RemoveCustomQuotaResult) CustomQuotaError auth=team host=api scope=members.write style=rpc
route member_space_limits/set_custom_quota SetCustomQuotaArg List(CustomQuotaResult) SetCustomQuotaError auth=team host=api scope=members.read style=rpc
route members/add MembersAddArg MembersAddLaunch Void auth=team host=api scope=members.write style=rpc
route members/add:2 MembersAddV2Arg MembersAddLaunchV2Result Void auth=team host=api scope=members.write style=rpc
route members/add/job_status/get async.PollArg MembersAddJobStatus async.PollError auth=team host=api scope=members.write style=rpc
route members/add/job_status/get:2 async.PollArg MembersAddJobStatusV2Result async.PollError auth=team host=api scope=members.write style=rpc
route members/bulk_suspend BulkSuspendArg async.LaunchResultBase BulkSuspendError auth=team host=api scope=members.write style=rpc
route members/bulk_suspend/job_status/check async.PollArg BulkSuspendJobStatus async.PollError auth=team host=api scope=members.write style=rpc
route members/delete_former_member_files MembersFormerMemberArg Void MembersDeleteFormerMemberFilesError auth=team host=api scope=members.write style=rpc
route members/delete_profile_photo MembersDeleteProfilePhotoArg TeamMemberInfo MembersDeleteProfilePhotoError auth=team host=api scope=members.write style=rpc
route members/delete_profile_photo:2 MembersDeleteProfilePhotoArg TeamMemberInfoV2Result MembersDeleteProfilePhotoError auth=team host=api scope=members.write style=rpc
route members/get_available_team_member_roles Void MembersGetAvailableTeamMemberRolesResult Void auth=team host=api scope=members.read style=rpc
route members/get_info MembersGetInfoArgs MembersGetInfoResult MembersGetInfoError auth=team host=api scope=members.read style=rpc
route members/get_info:2 MembersGetInfoV2Arg MembersGetInfoV2Result MembersGetInfoError auth=team host=api scope=members.read style=rpc
route members/list MembersListArg MembersListResult MembersListError auth=team host=api scope=members.read style=rpc
route members/list:2 MembersListArg MembersListV2Result MembersListError auth=team host=api scope=members.read style=rpc
route members/list/continue MembersListContinueArg MembersListResult MembersListContinueError auth=team host=api scope=members.read style=rpc
route members/list/continue:2 MembersListContinueArg MembersListV2Result MembersListContinueError auth=team host=api scope=members.read style=rpc
route members/move_former_member_files MembersDataTransferArg async.LaunchEmptyResult MembersTransferFormerMembersFilesError auth=team host=api scope=members.write style=rpc
route members/move_former_member_files/job_status/check async.PollArg async.PollEmptyResult async.PollError auth=team host=api scope=members.write style=rpc
route members/recover MembersRecoverArg Void MembersRecoverError auth=team host=api scope=members.delete style=rpc
route members/remove MembersRemoveArg async.LaunchEmptyResult MembersRemoveError auth=team host=api scope=members.delete style=rpc
route members/remove/job_status/get async.PollArg async.PollEmptyResult async.PollError auth=team host=api scope=members.delete style=rpc
route members/secondary_emails/add AddSecondaryEmailsArg AddSecondaryEmailsResult AddSecondaryEmailsError auth=team host=api scope=members.write style=rpc
route members/secondary_emails/delete DeleteSecondaryEmailsArg DeleteSecondaryEmailsResult Void auth=team host=api scope=members.write style=rpc
route members/secondary_emails/resend_verification_emails ResendVerificationEmailArg ResendVerificationEmailResult Void auth=team host=api scope=members.write style=rpc
route members/send_welcome_email UserSelectorArg Void MembersSendWelcomeError auth=team host=api scope=members.write style=rpc
route members/set_admin_permissions MembersSetPermissionsArg MembersSetPermissionsResult MembersSetPermissionsError auth=team host=api scope=members.write style=rpc
route members/set_admin_permissions:2 MembersSetPermissions2Arg MembersSetPermissions2Result MembersSetPermissions2Error auth=team host=api scope=members.write style=rpc
route members/set_profile MembersSetProfileArg TeamMemberInfo MembersSetProfileError auth=team host=api scope=members.write style=rpc
route members/set_profile:2 MembersSetProfileArg TeamMemberInfoV2Result MembersSetProfileError auth=team host=api scope=members.write style=rpc
route members/set_profile_photo MembersSetProfilePhotoArg TeamMemberInfo MembersSetProfilePhotoError auth=team host=api scope=members.write style=rpc
route members/set_profile_photo:2 MembersSetProfilePhotoArg TeamMemberInfoV2Result MembersSetProfilePhotoError auth=team host=api scope=members.write style=rpc
route members/suspend MembersDeactivateArg Void MembersSuspendError auth=team host=api scope=members.write style=rpc
route members/unsuspend MembersUnsuspendArg Void MembersUnsuspendError auth=team host=api scope=members.write style=rpc
route namespaces/list TeamNamespacesListArg TeamNamespacesListResult TeamNamespacesListError auth=team host=api scope=team_data.member style=rpc
route namespaces/list/continue TeamNamespacesListContinueArg TeamNamespacesListResult TeamNamespacesListContinueError auth=team host=api scope=team_data.member style=rpc
route properties/template/add file_properties.AddTemplateArg file_properties.AddTemplateResult file_properties.ModifyTemplateError auth=team host=api scope=files.team_metadata.write style=rpc deprecated
route properties/template/get file_properties.GetTemplateArg file_properties.GetTemplateResult file_properties.TemplateError auth=team host=api scope=files.team_metadata.write style=rpc deprecated
route reports/get_activity DateRange GetActivityReport DateRangeError auth=team host=api scope=team_info.read style=rpc deprecated
route reports/get_devices DateRange GetDevicesReport DateRangeError auth=team host=api scope=team_info.read style=rpc deprecated
route reports/get_membership DateRange GetMembershipReport DateRangeError auth=team host=api scope=team_info.read style=rpc deprecated
route reports/get_storage DateRange GetStorageReport DateRangeError auth=team host=api scope=team_info.read style=rpc deprecated
route sharing_allowlist/add SharingAllowlistAddArgs SharingAllowlistAddResponse SharingAllowlistAddError auth=team host=api is_preview=true scope=team_info.write style=rpc
route sharing_allowlist/list SharingAllowlistListArg SharingAllowlistListResponse SharingAllowlistListError auth=team host=api is_preview=true scope=team_info.read style=rpc
route sharing_allowlist/list/continue SharingAllowlistListContinueArg SharingAllowlistListResponse SharingAllowlistListContinueError auth=team host=api is_preview=true scope=team_info.read style=rpc
route sharing_allowlist/remove SharingAllowlistRemoveArgs SharingAllowlistRemoveResponse SharingAllowlistRemoveError auth=team host=api is_preview=true scope=team_info.write style=rpc
route team_folder/activate TeamFolderIdArg TeamFolderMetadata TeamFolderActivateError auth=team host=api scope=team_data.content.write style=rpc
route team_folder/archive TeamFolderArchiveArg TeamFolderArchiveLaunch TeamFolderArchiveError auth=team host=api scope=team_data.content.write style=rpc
route team_folder/archive/check async.PollArg TeamFolderArchiveJobStatus async.PollError auth=team host=api scope=team_data.content.write style=rpc
route team_folder/create TeamFolderCreateArg TeamFolderMetadata TeamFolderCreateError auth=team host=api scope=team_data.content.write style=rpc
route team_folder/get_info TeamFolderIdListArg List(TeamFolderGetInfoItem) Void auth=team host=api scope=team_data.content.read style=rpc
route team_folder/list TeamFolderListArg TeamFolderListResult TeamFolderListError auth=team host=api scope=team_data.content.read style=rpc
route team_folder/list/continue TeamFolderListContinueArg TeamFolderListResult TeamFolderListContinueError auth=team host=api scope=team_data.content.read style=rpc
route team_folder/permanently_delete TeamFolderIdArg Void TeamFolderPermanentlyDeleteError auth=team host=api scope=team_data.content.write style=rpc
route team_folder/rename TeamFolderRenameArg TeamFolderMetadata TeamFolderRenameError auth=team host=api scope=team_data.content.write style=rpc
route team_folder/restore TeamFolderIdArg TeamFolderMetadata TeamFolderRestoreError auth=team host=api is_preview=true scope=team_data.content.write style=rpc
route team_folder/update_sync_settings TeamFolderUpdateSyncSettingsArg TeamFolderMetadata TeamFolderUpdateSyncSettingsError auth=team host=api scope=team_data.content.write style=rpc
route token/get_authenticated_admin Void TokenGetAuthenticatedAdminResult TokenGetAuthenticatedAdminError auth=team host=api scope=team_info.read style=rpc
"""#
    )
}

extension Team {
    /// A member's session in a web browser.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class ActiveWebSession: Team.DeviceSession, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - sessionId: The identifier of the session.
        ///   - userAgent: The user agent of the browser.
        ///   - os: The operating system.
        ///   - browser: The name of the browser.
        ///   - ipAddress: The IP address of the last activity.
        ///   - country: The country of the last activity.
        ///   - created: The time at which the session was created.
        ///   - updated: The time of the last activity.
        ///   - expires: The time at which the session expires.
        @export(implementation)
        public init(
            sessionId: String,
            userAgent: String,
            os: String,
            browser: String,
            ipAddress: String? = nil,
            country: String? = nil,
            created: Date? = nil,
            updated: Date? = nil,
            expires: Date? = nil
        ) {
            var builder = RecordBuilder(Team._type(0))
            builder.string(0, sessionId)
            builder.string(1, ipAddress)
            builder.string(2, country)
            builder.date(3, created)
            builder.date(4, updated)
            builder.string(5, userAgent)
            builder.string(6, os)
            builder.string(7, browser)
            builder.date(8, expires)
            super.init(_record: builder.record())
        }

        /// The user agent of the browser.
        @export(implementation) public var userAgent: String { _record.string(5) }
        /// The operating system.
        @export(implementation) public var os: String { _record.string(6) }
        /// The name of the browser.
        @export(implementation) public var browser: String { _record.string(7) }
        /// The time at which the session expires.
        @export(implementation) public var expires: Date? { _record.dateOpt(8) }
    }

    /// The outcome for one email address.
    public enum AddSecondaryEmailResult: StoneUnion, CustomStringConvertible {
        /// The email address was added.
        case success(SecondaryEmails.SecondaryEmail)
        /// The email address belongs to another account. The associated value is the email address. At most 255
        /// characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case unavailable(String)
        /// The email address already awaits verification. The associated value is the email address. At most 255
        /// characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case alreadyPending(String)
        /// The member already has the email address. The associated value is the email address. At most 255 characters.
        /// Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case alreadyOwnedByUser(String)
        /// The member has reached the limit of email addresses. The associated value is the email address that wasn't
        /// added. At most 255 characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case reachedLimit(String)
        /// A temporary error occurred at Dropbox. Try again. The associated value is the email address. At most 255
        /// characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Deprecated.
        case transientError(String)
        /// Another update of the email address is in progress. Try again. The associated value is the email address. At
        /// most 255 characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case tooManyUpdates(String)
        /// An error occurred. The associated value is the email address. At most 255 characters. Matches
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case unknownError(String)
        /// Too many emails were sent to the email address. Try again later. The associated value is the email address.
        /// At most 255 characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case rateLimited(String)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .success(SecondaryEmails.SecondaryEmail(_plainRecord: payload))
            case 1: self = .unavailable(_value.string())
            case 2: self = .alreadyPending(_value.string())
            case 3: self = .alreadyOwnedByUser(_value.string())
            case 4: self = .reachedLimit(_value.string())
            case 5: self = .transientError(_value.string())
            case 6: self = .tooManyUpdates(_value.string())
            case 7: self = .unknownError(_value.string())
            case 8: self = .rateLimited(_value.string())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .success(let value): .variant(0, value._plainRecord)
            case .unavailable(let value): .boxedValue(1, string: value)
            case .alreadyPending(let value): .boxedValue(2, string: value)
            case .alreadyOwnedByUser(let value): .boxedValue(3, string: value)
            case .reachedLimit(let value): .boxedValue(4, string: value)
            case .transientError(let value): .boxedValue(5, string: value)
            case .tooManyUpdates(let value): .boxedValue(6, string: value)
            case .unknownError(let value): .boxedValue(7, string: value)
            case .rateLimited(let value): .boxedValue(8, string: value)
            case .other: .tag(9)
            }
        }
    }

    /// The email addresses to add to members' accounts.
    public struct AddSecondaryEmailsArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - newSecondaryEmails: The members, each with the email addresses to add. The limit is 20 email addresses
        ///     for each call.
        @export(implementation)
        public init(newSecondaryEmails: [Team.UserSecondaryEmailsArg]) {
            var builder = RecordBuilder(Team._type(2))
            builder.list(0, newSecondaryEmails)
            self.init(_plainRecord: builder.record())
        }

        /// The members, each with the email addresses to add. The limit is 20 email addresses for each call.
        @export(implementation) public var newSecondaryEmails: [Team.UserSecondaryEmailsArg] { _plainRecord.list(0) }
    }

    /// The reason that no email addresses were added.
    public enum AddSecondaryEmailsError: StoneUnion, CustomStringConvertible {
        /// The team doesn't allow secondary email addresses.
        case secondaryEmailsDisabled
        /// The call contains more than 20 email addresses.
        case tooManyEmails
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .secondaryEmailsDisabled
            case 1: self = .tooManyEmails
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .secondaryEmailsDisabled: .tag(0)
            case .tooManyEmails: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// The outcome for each member.
    public struct AddSecondaryEmailsResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - results: The outcome for each member.
        @export(implementation)
        public init(results: [Team.UserAddResult]) {
            var builder = RecordBuilder(Team._type(4))
            builder.unions(0, results)
            self.init(_plainRecord: builder.record())
        }

        /// The outcome for each member.
        @export(implementation) public var results: [Team.UserAddResult] { _plainRecord.unions(0) }
    }

    /// The admin permissions of a member.
    public enum AdminTier: StoneUnion, CustomStringConvertible {
        /// The member has all admin permissions.
        case teamAdmin
        /// The member can do most tasks of managing members.
        case userManagementAdmin
        /// The member can do a limited set of common support tasks. New kinds of admin roles may appear as this one.
        case supportAdmin
        /// The member has no admin permissions.
        case memberOnly

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .teamAdmin
            case 1: self = .userManagementAdmin
            case 2: self = .supportAdmin
            default: self = .memberOnly
            }
        }

        public var _value: Value {
            switch self {
            case .teamAdmin: .tag(0)
            case .userManagementAdmin: .tag(1)
            case .supportAdmin: .tag(2)
            case .memberOnly: .tag(3)
            }
        }
    }

    /// An app that a member has linked.
    public struct ApiApp: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - appId: The identifier of the app.
        ///   - appName: The name of the app.
        ///   - isAppFolder: A Boolean value that indicates whether the app has access only to its app folder.
        ///   - publisher: The publisher of the app.
        ///   - publisherUrl: The URL of the publisher.
        ///   - linked: The time at which the app was linked.
        @export(implementation)
        public init(
            appId: String,
            appName: String,
            isAppFolder: Bool,
            publisher: String? = nil,
            publisherUrl: String? = nil,
            linked: Date? = nil
        ) {
            var builder = RecordBuilder(Team._type(6))
            builder.string(0, appId)
            builder.string(1, appName)
            builder.string(2, publisher)
            builder.string(3, publisherUrl)
            builder.date(4, linked)
            builder.bool(5, isAppFolder)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the app.
        @export(implementation) public var appId: String { _plainRecord.string(0) }
        /// The name of the app.
        @export(implementation) public var appName: String { _plainRecord.string(1) }
        /// The publisher of the app.
        @export(implementation) public var publisher: String? { _plainRecord.stringOpt(2) }
        /// The URL of the publisher.
        @export(implementation) public var publisherUrl: String? { _plainRecord.stringOpt(3) }
        /// The time at which the app was linked.
        @export(implementation) public var linked: Date? { _plainRecord.dateOpt(4) }
        /// A Boolean value that indicates whether the app has access only to its app folder.
        @export(implementation) public var isAppFolder: Bool { _plainRecord.bool(5) }
    }

    /// The fields of all reports.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public class BaseDfbReport: StoneObject, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - startDate: The first day of the report, such as `2021-01-31`.
        @export(implementation)
        public init(startDate: String) {
            var builder = RecordBuilder(Team._type(7))
            builder.string(0, startDate)
            super.init(_record: builder.record())
        }

        /// The first day of the report, such as `2021-01-31`.
        @export(implementation) public final var startDate: String { _record.string(0) }
    }

    /// The reason that a team folder wasn't changed.
    public enum BaseTeamFolderError: StoneUnion, CustomStringConvertible {
        /// The team folder can't be accessed.
        case accessError(Team.TeamFolderAccessError)
        /// The status of the team folder doesn't allow the operation.
        case statusError(Team.TeamFolderInvalidStatusError)
        /// The operation isn't supported for the root of a team space.
        case teamSharedDropboxError(Team.TeamFolderTeamSharedDropboxError)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .accessError(_value.union())
            case 1: self = .statusError(_value.union())
            case 2: self = .teamSharedDropboxError(_value.union())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .accessError(let value): .boxedValue(0, union: value._value)
            case .statusError(let value): .boxedValue(1, union: value._value)
            case .teamSharedDropboxError(let value): .boxedValue(2, union: value._value)
            case .other: .tag(3)
            }
        }
    }

    /// The members to suspend.
    public struct BulkSuspendArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - members: The members, from 1 to 500, without duplicates.
        @export(implementation)
        public init(members: [Team.BulkSuspendMemberTarget]) {
            var builder = RecordBuilder(Team._type(9))
            builder.list(0, members)
            self.init(_plainRecord: builder.record())
        }

        /// The members, from 1 to 500, without duplicates.
        @export(implementation) public var members: [Team.BulkSuspendMemberTarget] { _plainRecord.list(0) }
    }

    /// The result of a job of `membersBulkSuspend`.
    public struct BulkSuspendComplete: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - requested: The number of members to suspend.
        ///   - suspended: The number of suspended members.
        ///   - failed: The number of members that couldn't be suspended.
        ///   - unknown: The number of members whose outcome isn't known.
        ///   - reportDelivery: The delivery status of the report.
        @export(implementation)
        public init(
            requested: Int64,
            suspended: Int64,
            failed: Int64,
            unknown: Int64,
            reportDelivery: Team.BulkSuspendReportDeliveryStatus
        ) {
            var builder = RecordBuilder(Team._type(10))
            builder.int64(0, requested)
            builder.int64(1, suspended)
            builder.int64(2, failed)
            builder.int64(3, unknown)
            builder.union(4, reportDelivery._value)
            self.init(_plainRecord: builder.record())
        }

        /// The number of members to suspend.
        @export(implementation) public var requested: Int64 { _plainRecord.int64(0) }
        /// The number of suspended members.
        @export(implementation) public var suspended: Int64 { _plainRecord.int64(1) }
        /// The number of members that couldn't be suspended.
        @export(implementation) public var failed: Int64 { _plainRecord.int64(2) }
        /// The number of members whose outcome isn't known.
        @export(implementation) public var unknown: Int64 { _plainRecord.int64(3) }
        /// The delivery status of the report.
        @export(implementation)
        public var reportDelivery: Team.BulkSuspendReportDeliveryStatus {
            _plainRecord.union(4)
        }
    }

    /// The reason that no job was started.
    public enum BulkSuspendError: StoneUnion, CustomStringConvertible {
        /// The request isn't valid.
        case invalidRequest
        /// The call contains more than 500 members.
        case tooManyMembers
        /// Two entries have the same `clientItemId`.
        case duplicateClientItemId
        /// The call contains a member twice.
        case duplicateTeamMemberId
        /// Admins can't suspend themselves.
        case actingAdmin
        /// The team must have at least one admin.
        case lastAdmin
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .invalidRequest
            case 1: self = .tooManyMembers
            case 2: self = .duplicateClientItemId
            case 3: self = .duplicateTeamMemberId
            case 4: self = .actingAdmin
            case 5: self = .lastAdmin
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .invalidRequest: .tag(0)
            case .tooManyMembers: .tag(1)
            case .duplicateClientItemId: .tag(2)
            case .duplicateTeamMemberId: .tag(3)
            case .actingAdmin: .tag(4)
            case .lastAdmin: .tag(5)
            case .other: .tag(6)
            }
        }
    }

    /// The state of a job of `membersBulkSuspend`.
    public enum BulkSuspendJobStatus: StoneUnion, CustomStringConvertible {
        /// The job is still running. Poll again later.
        case inProgress
        /// The job is complete.
        case complete(Team.BulkSuspendComplete)
        /// The job failed.
        case failed(Team.BulkSuspendTaskFailure)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .inProgress
            case 1: self = .complete(Team.BulkSuspendComplete(_plainRecord: payload))
            case 2: self = .failed(_value.union())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .inProgress: .tag(0)
            case .complete(let value): .variant(1, value._plainRecord)
            case .failed(let value): .boxedValue(2, union: value._value)
            case .other: .tag(3)
            }
        }
    }

    /// A member to suspend.
    public struct BulkSuspendMemberTarget: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - clientItemId: An identifier that the caller chooses, to find the member in the report.
        ///   - suspendArg: The member to suspend, and whether to delete data on their devices.
        @export(implementation)
        public init(clientItemId: String, suspendArg: Team.MembersDeactivateArg) {
            var builder = RecordBuilder(Team._type(13))
            builder.string(0, clientItemId)
            builder.object(1, suspendArg._plainRecord)
            self.init(_plainRecord: builder.record())
        }

        /// An identifier that the caller chooses, to find the member in the report.
        @export(implementation) public var clientItemId: String { _plainRecord.string(0) }
        /// The member to suspend, and whether to delete data on their devices.
        @export(implementation) public var suspendArg: Team.MembersDeactivateArg { _plainRecord.object(1) }
    }

    /// The delivery status of a report.
    public enum BulkSuspendReportDeliveryStatus: StoneUnion, CustomStringConvertible {
        /// The status isn't known.
        case bulkSuspendReportDeliveryStatusUnspecified
        /// The report will be delivered.
        case bulkSuspendReportDeliveryStatusPending
        /// The report was delivered.
        case bulkSuspendReportDeliveryStatusDelivered
        /// The report couldn't be delivered.
        case bulkSuspendReportDeliveryStatusFailed
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .bulkSuspendReportDeliveryStatusUnspecified
            case 1: self = .bulkSuspendReportDeliveryStatusPending
            case 2: self = .bulkSuspendReportDeliveryStatusDelivered
            case 3: self = .bulkSuspendReportDeliveryStatusFailed
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .bulkSuspendReportDeliveryStatusUnspecified: .tag(0)
            case .bulkSuspendReportDeliveryStatusPending: .tag(1)
            case .bulkSuspendReportDeliveryStatusDelivered: .tag(2)
            case .bulkSuspendReportDeliveryStatusFailed: .tag(3)
            case .other: .tag(4)
            }
        }
    }

    /// The reason that one member wasn't suspended.
    public enum BulkSuspendRowFailure: StoneUnion, CustomStringConvertible {
        /// The team has no such member.
        case userNotFound
        /// The user isn't a member of the team.
        case userNotInTeam
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// The member isn't active.
        case suspendInactiveUser
        /// The team must have at least one admin.
        case suspendLastAdmin
        /// The team has no available license.
        case teamLicenseLimit
        /// The member is the admin who made the request.
        case protectedActingAdmin
        /// The admin no longer has the permission.
        case permissionChanged
        /// The operation failed.
        case suspendFailed

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .userNotFound
            case 1: self = .userNotInTeam
            case 3: self = .suspendInactiveUser
            case 4: self = .suspendLastAdmin
            case 5: self = .teamLicenseLimit
            case 6: self = .protectedActingAdmin
            case 7: self = .permissionChanged
            case 8: self = .suspendFailed
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .userNotFound: .tag(0)
            case .userNotInTeam: .tag(1)
            case .other: .tag(2)
            case .suspendInactiveUser: .tag(3)
            case .suspendLastAdmin: .tag(4)
            case .teamLicenseLimit: .tag(5)
            case .protectedActingAdmin: .tag(6)
            case .permissionChanged: .tag(7)
            case .suspendFailed: .tag(8)
            }
        }
    }

    /// The outcome for one member.
    public enum BulkSuspendRowOutcome: StoneUnion, CustomStringConvertible {
        /// The member was suspended.
        case suspended
        /// The member wasn't suspended.
        case failed(Team.BulkSuspendRowFailure)
        /// The outcome isn't known.
        case unknown
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .suspended
            case 1: self = .failed(_value.union())
            case 2: self = .unknown
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .suspended: .tag(0)
            case .failed(let value): .boxedValue(1, union: value._value)
            case .unknown: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// The reason that a job failed.
    public enum BulkSuspendTaskFailure: StoneUnion, CustomStringConvertible {
        /// The result of the job can't be used.
        case unusableResult
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .unusableResult
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .unusableResult: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// The reason that space limits weren't returned or changed.
    public enum CustomQuotaError: StoneUnion, CustomStringConvertible {
        /// The call contains more than 1,000 members.
        case tooManyUsers
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .tooManyUsers
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .tooManyUsers: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// The space limit of one member.
    public enum CustomQuotaResult: StoneUnion, CustomStringConvertible {
        /// The space limit of the member.
        case success(Team.UserCustomQuotaResult)
        /// The member isn't valid. The associated value identifies them.
        case invalidUser(Team.UserSelectorArg)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .success(Team.UserCustomQuotaResult(_plainRecord: payload))
            case 1: self = .invalidUser(_value.union())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .success(let value): .variant(0, value._plainRecord)
            case .invalidUser(let value): .boxedValue(1, union: value._value)
            case .other: .tag(2)
            }
        }
    }

    /// The members whose space limits to get or remove.
    public struct CustomQuotaUsersArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - users: The members, at most 1,000.
        @export(implementation)
        public init(users: [Team.UserSelectorArg]) {
            var builder = RecordBuilder(Team._type(20))
            builder.unions(0, users)
            self.init(_plainRecord: builder.record())
        }

        /// The members, at most 1,000.
        @export(implementation) public var users: [Team.UserSelectorArg] { _plainRecord.unions(0) }
    }

    /// The range of days of a report.
    public struct DateRange: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - startDate: The first day. The default, and the earliest possible day, is 6 months ago.
        ///   - endDate: The day after the last day.
        @export(implementation)
        public init(startDate: Date? = nil, endDate: Date? = nil) {
            var builder = RecordBuilder(Team._type(21))
            builder.date(0, startDate)
            builder.date(1, endDate)
            self.init(_plainRecord: builder.record())
        }

        /// The first day. The default, and the earliest possible day, is 6 months ago.
        @export(implementation) public var startDate: Date? { _plainRecord.dateOpt(0) }
        /// The day after the last day.
        @export(implementation) public var endDate: Date? { _plainRecord.dateOpt(1) }
    }

    /// The reason that no report was created.
    public enum DateRangeError: StoneUnion, CustomStringConvertible {
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .other: .tag(0)
            }
        }
    }

    /// The outcome for one email address.
    public enum DeleteSecondaryEmailResult: StoneUnion, CustomStringConvertible {
        /// The email address was removed. The associated value is the email address. At most 255 characters. Matches
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case success(String)
        /// The member doesn't have the email address. The associated value is the email address. At most 255
        /// characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case notFound(String)
        /// The email address is the member's primary one. The associated value is the email address. At most 255
        /// characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case cannotRemovePrimary(String)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .success(_value.string())
            case 1: self = .notFound(_value.string())
            case 2: self = .cannotRemovePrimary(_value.string())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .success(let value): .boxedValue(0, string: value)
            case .notFound(let value): .boxedValue(1, string: value)
            case .cannotRemovePrimary(let value): .boxedValue(2, string: value)
            case .other: .tag(3)
            }
        }
    }

    /// The email addresses to remove from members' accounts.
    public struct DeleteSecondaryEmailsArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - emailsToDelete: The members, each with the email addresses to remove.
        @export(implementation)
        public init(emailsToDelete: [Team.UserSecondaryEmailsArg]) {
            var builder = RecordBuilder(Team._type(24))
            builder.list(0, emailsToDelete)
            self.init(_plainRecord: builder.record())
        }

        /// The members, each with the email addresses to remove.
        @export(implementation) public var emailsToDelete: [Team.UserSecondaryEmailsArg] { _plainRecord.list(0) }
    }

    /// The outcome for each member.
    public struct DeleteSecondaryEmailsResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - results: The outcome for each member.
        @export(implementation)
        public init(results: [Team.UserDeleteResult]) {
            var builder = RecordBuilder(Team._type(25))
            builder.unions(0, results)
            self.init(_plainRecord: builder.record())
        }

        /// The outcome for each member.
        @export(implementation) public var results: [Team.UserDeleteResult] { _plainRecord.unions(0) }
    }

    /// A computer that a member has linked.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class DesktopClientSession: Team.DeviceSession, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - sessionId: The identifier of the session.
        ///   - hostName: The name of the computer.
        ///   - clientType: The type of the computer.
        ///   - clientVersion: The version of the Dropbox app.
        ///   - platform: The operating system.
        ///   - isDeleteOnUnlinkSupported: A Boolean value that indicates whether its files can be deleted when the
        ///     computer is unlinked.
        ///   - ipAddress: The IP address of the last activity.
        ///   - country: The country of the last activity.
        ///   - created: The time at which the session was created.
        ///   - updated: The time of the last activity.
        @export(implementation)
        public init(
            sessionId: String,
            hostName: String,
            clientType: Team.DesktopPlatform,
            clientVersion: String,
            platform: String,
            isDeleteOnUnlinkSupported: Bool,
            ipAddress: String? = nil,
            country: String? = nil,
            created: Date? = nil,
            updated: Date? = nil
        ) {
            var builder = RecordBuilder(Team._type(26))
            builder.string(0, sessionId)
            builder.string(1, ipAddress)
            builder.string(2, country)
            builder.date(3, created)
            builder.date(4, updated)
            builder.string(5, hostName)
            builder.union(6, clientType._value)
            builder.string(7, clientVersion)
            builder.string(8, platform)
            builder.bool(9, isDeleteOnUnlinkSupported)
            super.init(_record: builder.record())
        }

        /// The name of the computer.
        @export(implementation) public var hostName: String { _record.string(5) }
        /// The type of the computer.
        @export(implementation) public var clientType: Team.DesktopPlatform { _record.union(6) }
        /// The version of the Dropbox app.
        @export(implementation) public var clientVersion: String { _record.string(7) }
        /// The operating system.
        @export(implementation) public var platform: String { _record.string(8) }
        /// A Boolean value that indicates whether its files can be deleted when the computer is unlinked.
        @export(implementation) public var isDeleteOnUnlinkSupported: Bool { _record.bool(9) }
    }

    /// The type of a computer.
    public enum DesktopPlatform: StoneUnion, CustomStringConvertible {
        /// Windows.
        case windows
        /// Mac.
        case mac
        /// Linux.
        case linux
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .windows
            case 1: self = .mac
            case 2: self = .linux
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .windows: .tag(0)
            case .mac: .tag(1)
            case .linux: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// The fields of all sessions.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public class DeviceSession: StoneObject, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - sessionId: The identifier of the session.
        ///   - ipAddress: The IP address of the last activity.
        ///   - country: The country of the last activity.
        ///   - created: The time at which the session was created.
        ///   - updated: The time of the last activity.
        @export(implementation)
        public init(
            sessionId: String,
            ipAddress: String? = nil,
            country: String? = nil,
            created: Date? = nil,
            updated: Date? = nil
        ) {
            var builder = RecordBuilder(Team._type(28))
            builder.string(0, sessionId)
            builder.string(1, ipAddress)
            builder.string(2, country)
            builder.date(3, created)
            builder.date(4, updated)
            super.init(_record: builder.record())
        }

        /// The identifier of the session.
        @export(implementation) public final var sessionId: String { _record.string(0) }
        /// The IP address of the last activity.
        @export(implementation) public final var ipAddress: String? { _record.stringOpt(1) }
        /// The country of the last activity.
        @export(implementation) public final var country: String? { _record.stringOpt(2) }
        /// The time at which the session was created.
        @export(implementation) public final var created: Date? { _record.dateOpt(3) }
        /// The time of the last activity.
        @export(implementation) public final var updated: Date? { _record.dateOpt(4) }
    }

    /// A session to end.
    public struct DeviceSessionArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - sessionId: The identifier of the session.
        ///   - teamMemberId: The identifier of the member, `dbmid:…`.
        @export(implementation)
        public init(sessionId: String, teamMemberId: String) {
            var builder = RecordBuilder(Team._type(29))
            builder.string(0, sessionId)
            builder.string(1, teamMemberId)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the session.
        @export(implementation) public var sessionId: String { _plainRecord.string(0) }
        /// The identifier of the member, `dbmid:…`.
        @export(implementation) public var teamMemberId: String { _plainRecord.string(1) }
    }

    /// The number of active devices for each day. An element is `nil` if it isn't known.
    public struct DevicesActive: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - windows: Computers with Windows.
        ///   - macos: Macs.
        ///   - linux: Computers with Linux.
        ///   - ios: Devices with iOS.
        ///   - android: Devices with Android.
        ///   - other: Other devices.
        ///   - total: All devices.
        @export(implementation)
        public init(
            windows: [UInt64?],
            macos: [UInt64?],
            linux: [UInt64?],
            ios: [UInt64?],
            android: [UInt64?],
            other: [UInt64?],
            total: [UInt64?]
        ) {
            var builder = RecordBuilder(Team._type(30))
            builder.values(0, windows)
            builder.values(1, macos)
            builder.values(2, linux)
            builder.values(3, ios)
            builder.values(4, android)
            builder.values(5, other)
            builder.values(6, total)
            self.init(_plainRecord: builder.record())
        }

        /// Computers with Windows.
        @export(implementation) public var windows: [UInt64?] { _plainRecord.values(0) }
        /// Macs.
        @export(implementation) public var macos: [UInt64?] { _plainRecord.values(1) }
        /// Computers with Linux.
        @export(implementation) public var linux: [UInt64?] { _plainRecord.values(2) }
        /// Devices with iOS.
        @export(implementation) public var ios: [UInt64?] { _plainRecord.values(3) }
        /// Devices with Android.
        @export(implementation) public var android: [UInt64?] { _plainRecord.values(4) }
        /// Other devices.
        @export(implementation) public var other: [UInt64?] { _plainRecord.values(5) }
        /// All devices.
        @export(implementation) public var total: [UInt64?] { _plainRecord.values(6) }
    }

    /// The options of a list of members who are exempt from space limits.
    public struct ExcludedUsersListArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
        @export(implementation)
        public init(limit: UInt32 = 1000) {
            var builder = RecordBuilder(Team._type(31))
            builder.uint32(0, limit)
            self.init(_plainRecord: builder.record())
        }

        /// The maximum number of items in a page. The default is 1000. From 1 to 1000.
        @export(implementation) public var limit: UInt32 { _plainRecord.uint32(0, 1000) }
    }

    /// The position at which a listing continues.
    public struct ExcludedUsersListContinueArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - cursor: The cursor of the next page.
        @export(implementation)
        public init(cursor: String) {
            var builder = RecordBuilder(Team._type(32))
            builder.string(0, cursor)
            self.init(_plainRecord: builder.record())
        }

        /// The cursor of the next page.
        @export(implementation) public var cursor: String { _plainRecord.string(0) }
    }

    /// The reason that the next page wasn't returned.
    public enum ExcludedUsersListContinueError: StoneUnion, CustomStringConvertible {
        /// The cursor isn't valid. List from the start.
        case invalidCursor
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .invalidCursor
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .invalidCursor: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// The reason that members weren't listed.
    public enum ExcludedUsersListError: StoneUnion, CustomStringConvertible {
        /// An error occurred.
        case listError
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .listError
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .listError: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// A page of members who are exempt from space limits.
    public struct ExcludedUsersListResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - users: The members.
        ///   - hasMore: A Boolean value that indicates whether there is another page.
        ///   - cursor: The cursor of the next page.
        @export(implementation)
        public init(users: [Team.MemberProfile], hasMore: Bool, cursor: String? = nil) {
            var builder = RecordBuilder(Team._type(35))
            builder.objects(0, users)
            builder.string(1, cursor)
            builder.bool(2, hasMore)
            self.init(_plainRecord: builder.record())
        }

        /// The members.
        @export(implementation) public var users: [Team.MemberProfile] { _plainRecord.objects(0) }
        /// The cursor of the next page.
        @export(implementation) public var cursor: String? { _plainRecord.stringOpt(1) }
        /// A Boolean value that indicates whether there is another page.
        @export(implementation) public var hasMore: Bool { _plainRecord.bool(2) }
    }

    /// The members to exempt from space limits, or whose exemption to remove.
    public struct ExcludedUsersUpdateArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - users: The members, at most 1,000.
        @export(implementation)
        public init(users: [Team.UserSelectorArg]? = nil) {
            var builder = RecordBuilder(Team._type(36))
            builder.unions(0, users)
            self.init(_plainRecord: builder.record())
        }

        /// The members, at most 1,000.
        @export(implementation) public var users: [Team.UserSelectorArg]? { _plainRecord.unionsOpt(0) }
    }

    /// The reason that exemptions weren't changed.
    public enum ExcludedUsersUpdateError: StoneUnion, CustomStringConvertible {
        /// Some of the users aren't members of the team.
        case usersNotInTeam
        /// The call contains more than 1,000 members.
        case tooManyUsers
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .usersNotInTeam
            case 1: self = .tooManyUsers
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .usersNotInTeam: .tag(0)
            case .tooManyUsers: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// The result of changing exemptions.
    public struct ExcludedUsersUpdateResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - status: The status of the change.
        @export(implementation)
        public init(status: Team.ExcludedUsersUpdateStatus) {
            var builder = RecordBuilder(Team._type(38))
            builder.union(0, status._value)
            self.init(_plainRecord: builder.record())
        }

        /// The status of the change.
        @export(implementation) public var status: Team.ExcludedUsersUpdateStatus { _plainRecord.union(0) }
    }

    /// The status of a change of exemptions.
    public enum ExcludedUsersUpdateStatus: StoneUnion, CustomStringConvertible {
        /// The change succeeded.
        case success
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .success
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .success: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// A feature of a team.
    public enum Feature: StoneUnion, CustomStringConvertible {
        /// The monthly limit of uploads by the API.
        case uploadApiRateLimit
        /// The team has a team space.
        case hasTeamSharedDropbox
        /// The team log includes file events.
        case hasTeamFileEvents
        /// Team folders have sync settings.
        case hasTeamSelectiveSync
        /// Each member has a home folder.
        case hasDistinctMemberHomes
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .uploadApiRateLimit
            case 1: self = .hasTeamSharedDropbox
            case 2: self = .hasTeamFileEvents
            case 3: self = .hasTeamSelectiveSync
            case 4: self = .hasDistinctMemberHomes
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .uploadApiRateLimit: .tag(0)
            case .hasTeamSharedDropbox: .tag(1)
            case .hasTeamFileEvents: .tag(2)
            case .hasTeamSelectiveSync: .tag(3)
            case .hasDistinctMemberHomes: .tag(4)
            case .other: .tag(5)
            }
        }
    }

    /// The value of a feature.
    public enum FeatureValue: StoneUnion, CustomStringConvertible {
        /// The monthly limit of uploads by the API.
        case uploadApiRateLimit(Team.UploadApiRateLimitValue)
        /// A value that indicates whether the team has a team space.
        case hasTeamSharedDropbox(Team.HasTeamSharedDropboxValue)
        /// A value that indicates whether the team log includes file events.
        case hasTeamFileEvents(Team.HasTeamFileEventsValue)
        /// A value that indicates whether team folders have sync settings.
        case hasTeamSelectiveSync(Team.HasTeamSelectiveSyncValue)
        /// A value that indicates whether each member has a home folder.
        case hasDistinctMemberHomes(Team.HasDistinctMemberHomesValue)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .uploadApiRateLimit(_value.union())
            case 1: self = .hasTeamSharedDropbox(_value.union())
            case 2: self = .hasTeamFileEvents(_value.union())
            case 3: self = .hasTeamSelectiveSync(_value.union())
            case 4: self = .hasDistinctMemberHomes(_value.union())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .uploadApiRateLimit(let value): .boxedValue(0, union: value._value)
            case .hasTeamSharedDropbox(let value): .boxedValue(1, union: value._value)
            case .hasTeamFileEvents(let value): .boxedValue(2, union: value._value)
            case .hasTeamSelectiveSync(let value): .boxedValue(3, union: value._value)
            case .hasDistinctMemberHomes(let value): .boxedValue(4, union: value._value)
            case .other: .tag(5)
            }
        }
    }

    /// The features whose values to get.
    public struct FeaturesGetValuesBatchArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - features: The features, at least one.
        @export(implementation)
        public init(features: [Team.Feature]) {
            var builder = RecordBuilder(Team._type(42))
            builder.unions(0, features)
            self.init(_plainRecord: builder.record())
        }

        /// The features, at least one.
        @export(implementation) public var features: [Team.Feature] { _plainRecord.unions(0) }
    }

    /// The reason that no features were returned.
    public enum FeaturesGetValuesBatchError: StoneUnion, CustomStringConvertible {
        /// The list of features is empty.
        case emptyFeaturesList
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .emptyFeaturesList
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .emptyFeaturesList: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// The values of the requested features.
    public struct FeaturesGetValuesBatchResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - values: The values of the requested features.
        @export(implementation)
        public init(values: [Team.FeatureValue]) {
            var builder = RecordBuilder(Team._type(44))
            builder.unions(0, values)
            self.init(_plainRecord: builder.record())
        }

        /// The values of the requested features.
        @export(implementation) public var values: [Team.FeatureValue] { _plainRecord.unions(0) }
    }

    /// The activity of members for each day. An element is `nil` if it isn't known.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class GetActivityReport: Team.BaseDfbReport, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - startDate: The first day of the report, such as `2021-01-31`.
        ///   - adds: The number of added files.
        ///   - edits: The number of edited files. A file counts once for each member who edited it.
        ///   - deletes: The number of deleted files.
        ///   - activeUsers28Day: The number of members who were active in the last 28 days.
        ///   - activeUsers7Day: The number of members who were active in the last 7 days.
        ///   - activeUsers1Day: The number of members who were active on the day.
        ///   - activeSharedFolders28Day: The number of shared folders that were active in the last 28 days.
        ///   - activeSharedFolders7Day: The number of shared folders that were active in the last 7 days.
        ///   - activeSharedFolders1Day: The number of shared folders that were active on the day.
        ///   - sharedLinksCreated: The number of created shared links.
        ///   - sharedLinksViewedByTeam: The number of views of shared links by members.
        ///   - sharedLinksViewedByOutsideUser: The number of views of shared links by other users.
        ///   - sharedLinksViewedByNotLoggedIn: The number of views of shared links by people who weren't signed in.
        ///   - sharedLinksViewedTotal: The total number of views of shared links.
        @export(implementation)
        public init(
            startDate: String,
            adds: [UInt64?],
            edits: [UInt64?],
            deletes: [UInt64?],
            activeUsers28Day: [UInt64?],
            activeUsers7Day: [UInt64?],
            activeUsers1Day: [UInt64?],
            activeSharedFolders28Day: [UInt64?],
            activeSharedFolders7Day: [UInt64?],
            activeSharedFolders1Day: [UInt64?],
            sharedLinksCreated: [UInt64?],
            sharedLinksViewedByTeam: [UInt64?],
            sharedLinksViewedByOutsideUser: [UInt64?],
            sharedLinksViewedByNotLoggedIn: [UInt64?],
            sharedLinksViewedTotal: [UInt64?]
        ) {
            var builder = RecordBuilder(Team._type(45))
            builder.string(0, startDate)
            builder.values(1, adds)
            builder.values(2, edits)
            builder.values(3, deletes)
            builder.values(4, activeUsers28Day)
            builder.values(5, activeUsers7Day)
            builder.values(6, activeUsers1Day)
            builder.values(7, activeSharedFolders28Day)
            builder.values(8, activeSharedFolders7Day)
            builder.values(9, activeSharedFolders1Day)
            builder.values(10, sharedLinksCreated)
            builder.values(11, sharedLinksViewedByTeam)
            builder.values(12, sharedLinksViewedByOutsideUser)
            builder.values(13, sharedLinksViewedByNotLoggedIn)
            builder.values(14, sharedLinksViewedTotal)
            super.init(_record: builder.record())
        }

        /// The number of added files.
        @export(implementation) public var adds: [UInt64?] { _record.values(1) }
        /// The number of edited files. A file counts once for each member who edited it.
        @export(implementation) public var edits: [UInt64?] { _record.values(2) }
        /// The number of deleted files.
        @export(implementation) public var deletes: [UInt64?] { _record.values(3) }
        /// The number of members who were active in the last 28 days.
        @export(implementation) public var activeUsers28Day: [UInt64?] { _record.values(4) }
        /// The number of members who were active in the last 7 days.
        @export(implementation) public var activeUsers7Day: [UInt64?] { _record.values(5) }
        /// The number of members who were active on the day.
        @export(implementation) public var activeUsers1Day: [UInt64?] { _record.values(6) }
        /// The number of shared folders that were active in the last 28 days.
        @export(implementation) public var activeSharedFolders28Day: [UInt64?] { _record.values(7) }
        /// The number of shared folders that were active in the last 7 days.
        @export(implementation) public var activeSharedFolders7Day: [UInt64?] { _record.values(8) }
        /// The number of shared folders that were active on the day.
        @export(implementation) public var activeSharedFolders1Day: [UInt64?] { _record.values(9) }
        /// The number of created shared links.
        @export(implementation) public var sharedLinksCreated: [UInt64?] { _record.values(10) }
        /// The number of views of shared links by members.
        @export(implementation) public var sharedLinksViewedByTeam: [UInt64?] { _record.values(11) }
        /// The number of views of shared links by other users.
        @export(implementation) public var sharedLinksViewedByOutsideUser: [UInt64?] { _record.values(12) }
        /// The number of views of shared links by people who weren't signed in.
        @export(implementation) public var sharedLinksViewedByNotLoggedIn: [UInt64?] { _record.values(13) }
        /// The total number of views of shared links.
        @export(implementation) public var sharedLinksViewedTotal: [UInt64?] { _record.values(14) }
    }

    /// The number of active devices.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class GetDevicesReport: Team.BaseDfbReport, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - startDate: The first day of the report, such as `2021-01-31`.
        ///   - active1Day: Devices that were active on the day.
        ///   - active7Day: Devices that were active in the last 7 days.
        ///   - active28Day: Devices that were active in the last 28 days.
        @export(implementation)
        public init(
            startDate: String,
            active1Day: Team.DevicesActive,
            active7Day: Team.DevicesActive,
            active28Day: Team.DevicesActive
        ) {
            var builder = RecordBuilder(Team._type(46))
            builder.string(0, startDate)
            builder.object(1, active1Day._plainRecord)
            builder.object(2, active7Day._plainRecord)
            builder.object(3, active28Day._plainRecord)
            super.init(_record: builder.record())
        }

        /// Devices that were active on the day.
        @export(implementation) public var active1Day: Team.DevicesActive { _record.object(1) }
        /// Devices that were active in the last 7 days.
        @export(implementation) public var active7Day: Team.DevicesActive { _record.object(2) }
        /// Devices that were active in the last 28 days.
        @export(implementation) public var active28Day: Team.DevicesActive { _record.object(3) }
    }

    /// The number of members for each day. An element is `nil` if it isn't known.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class GetMembershipReport: Team.BaseDfbReport, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - startDate: The first day of the report, such as `2021-01-31`.
        ///   - teamSize: The number of members.
        ///   - pendingInvites: The number of pending invitations.
        ///   - membersJoined: The number of members who joined.
        ///   - suspendedMembers: The number of suspended members.
        ///   - licenses: The number of licenses of the team.
        @export(implementation)
        public init(
            startDate: String,
            teamSize: [UInt64?],
            pendingInvites: [UInt64?],
            membersJoined: [UInt64?],
            suspendedMembers: [UInt64?],
            licenses: [UInt64?]
        ) {
            var builder = RecordBuilder(Team._type(47))
            builder.string(0, startDate)
            builder.values(1, teamSize)
            builder.values(2, pendingInvites)
            builder.values(3, membersJoined)
            builder.values(4, suspendedMembers)
            builder.values(5, licenses)
            super.init(_record: builder.record())
        }

        /// The number of members.
        @export(implementation) public var teamSize: [UInt64?] { _record.values(1) }
        /// The number of pending invitations.
        @export(implementation) public var pendingInvites: [UInt64?] { _record.values(2) }
        /// The number of members who joined.
        @export(implementation) public var membersJoined: [UInt64?] { _record.values(3) }
        /// The number of suspended members.
        @export(implementation) public var suspendedMembers: [UInt64?] { _record.values(4) }
        /// The number of licenses of the team.
        @export(implementation) public var licenses: [UInt64?] { _record.values(5) }
    }

    /// The storage that the team used for each day. An element is `nil` if it isn't known.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class GetStorageReport: Team.BaseDfbReport, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - startDate: The first day of the report, such as `2021-01-31`.
        ///   - totalUsage: The total storage in bytes.
        ///   - sharedUsage: The storage in shared folders in bytes.
        ///   - unsharedUsage: The storage outside shared folders in bytes.
        ///   - sharedFolders: The number of shared folders that members own.
        ///   - memberStorageMap: The number of members for each range of used storage.
        @export(implementation)
        public init(
            startDate: String,
            totalUsage: [UInt64?],
            sharedUsage: [UInt64?],
            unsharedUsage: [UInt64?],
            sharedFolders: [UInt64?],
            memberStorageMap: [[Team.StorageBucket]]
        ) {
            var builder = RecordBuilder(Team._type(48))
            builder.string(0, startDate)
            builder.values(1, totalUsage)
            builder.values(2, sharedUsage)
            builder.values(3, unsharedUsage)
            builder.values(4, sharedFolders)
            builder.values(5, memberStorageMap)
            super.init(_record: builder.record())
        }

        /// The total storage in bytes.
        @export(implementation) public var totalUsage: [UInt64?] { _record.values(1) }
        /// The storage in shared folders in bytes.
        @export(implementation) public var sharedUsage: [UInt64?] { _record.values(2) }
        /// The storage outside shared folders in bytes.
        @export(implementation) public var unsharedUsage: [UInt64?] { _record.values(3) }
        /// The number of shared folders that members own.
        @export(implementation) public var sharedFolders: [UInt64?] { _record.values(4) }
        /// The number of members for each range of used storage.
        @export(implementation) public var memberStorageMap: [[Team.StorageBucket]] { _record.values(5) }
    }

    /// The permissions of a member for a group.
    public enum GroupAccessType: StoneUnion, CustomStringConvertible {
        /// The member belongs to the group.
        case member
        /// The member can rename the group, and add and remove members.
        case owner

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .member
            default: self = .owner
            }
        }

        public var _value: Value {
            switch self {
            case .member: .tag(0)
            case .owner: .tag(1)
            }
        }
    }

    /// The properties of a new group.
    public struct GroupCreateArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - groupName: The name of the group.
        ///   - addCreatorAsOwner: A Boolean value that indicates whether the admin who creates the group becomes its
        ///     owner. The default is `false`.
        ///   - groupExternalId: The external ID, from the team's own directory.
        ///   - groupManagementType: The manager of the group's members.
        @export(implementation)
        public init(
            groupName: String,
            addCreatorAsOwner: Bool = false,
            groupExternalId: String? = nil,
            groupManagementType: TeamCommon.GroupManagementType? = nil
        ) {
            var builder = RecordBuilder(Team._type(50))
            builder.string(0, groupName)
            builder.bool(1, addCreatorAsOwner)
            builder.string(2, groupExternalId)
            builder.union(3, groupManagementType?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the group.
        @export(implementation) public var groupName: String { _plainRecord.string(0) }
        /// A Boolean value that indicates whether the admin who creates the group becomes its owner. The default is
        /// `false`.
        @export(implementation) public var addCreatorAsOwner: Bool { _plainRecord.bool(1) }
        /// The external ID, from the team's own directory.
        @export(implementation) public var groupExternalId: String? { _plainRecord.stringOpt(2) }
        /// The manager of the group's members.
        @export(implementation)
        public var groupManagementType: TeamCommon.GroupManagementType? {
            _plainRecord.unionOpt(3)
        }
    }

    /// The reason that a group wasn't created.
    public enum GroupCreateError: StoneUnion, CustomStringConvertible {
        /// Another group has this name.
        case groupNameAlreadyUsed
        /// The name is empty or contains characters that aren't allowed.
        case groupNameInvalid
        /// Another group has this external ID.
        case externalIdAlreadyInUse
        /// Only Dropbox can create groups that it manages.
        case systemManagedGroupDisallowed
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .groupNameAlreadyUsed
            case 1: self = .groupNameInvalid
            case 2: self = .externalIdAlreadyInUse
            case 3: self = .systemManagedGroupDisallowed
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .groupNameAlreadyUsed: .tag(0)
            case .groupNameInvalid: .tag(1)
            case .externalIdAlreadyInUse: .tag(2)
            case .systemManagedGroupDisallowed: .tag(3)
            case .other: .tag(4)
            }
        }
    }

    /// The reason that a group wasn't deleted.
    public enum GroupDeleteError: StoneUnion, CustomStringConvertible {
        /// The group doesn't exist.
        case groupNotFound
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// The operation isn't supported for groups that Dropbox manages.
        case systemManagedGroupDisallowed
        /// The group was already deleted.
        case groupAlreadyDeleted

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .groupNotFound
            case 2: self = .systemManagedGroupDisallowed
            case 3: self = .groupAlreadyDeleted
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .groupNotFound: .tag(0)
            case .other: .tag(1)
            case .systemManagedGroupDisallowed: .tag(2)
            case .groupAlreadyDeleted: .tag(3)
            }
        }
    }

    /// A group and its members.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class GroupFullInfo: TeamCommon.GroupSummary, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - groupName: The name of the group.
        ///   - groupId: The identifier of the group, `g:…`.
        ///   - groupManagementType: The manager of the group's members.
        ///   - created: The time at which the group was created, in milliseconds since 1970.
        ///   - groupExternalId: The external ID, from the team's own directory. `nil` if there is none.
        ///   - memberCount: The number of members of the group.
        ///   - members: The members. `nil` for groups that Dropbox manages.
        @export(implementation)
        public init(
            groupName: String,
            groupId: String,
            groupManagementType: TeamCommon.GroupManagementType,
            created: UInt64,
            groupExternalId: String? = nil,
            memberCount: UInt32? = nil,
            members: [Team.GroupMemberInfo]? = nil
        ) {
            var builder = RecordBuilder(Team._type(53))
            builder.string(0, groupName)
            builder.string(1, groupId)
            builder.string(2, groupExternalId)
            builder.uint32(3, memberCount)
            builder.union(4, groupManagementType._value)
            builder.list(5, members)
            builder.uint64(6, created)
            super.init(_record: builder.record())
        }

        /// The members. `nil` for groups that Dropbox manages.
        @export(implementation) public var members: [Team.GroupMemberInfo]? { _record.listOpt(5) }
        /// The time at which the group was created, in milliseconds since 1970.
        @export(implementation) public var created: UInt64 { _record.uint64(6) }
    }

    /// A member of a group.
    public struct GroupMemberInfo: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - profile: The profile of the member.
        ///   - accessType: The permissions of the member for the group.
        @export(implementation)
        public init(profile: Team.MemberProfile, accessType: Team.GroupAccessType) {
            var builder = RecordBuilder(Team._type(54))
            builder.object(0, profile._record)
            builder.union(1, accessType._value)
            self.init(_plainRecord: builder.record())
        }

        /// The profile of the member.
        @export(implementation) public var profile: Team.MemberProfile { _plainRecord.object(0) }
        /// The permissions of the member for the group.
        @export(implementation) public var accessType: Team.GroupAccessType { _plainRecord.union(1) }
    }

    /// A member of a group.
    public struct GroupMemberSelector: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - group: The group, by identifier or external ID.
        ///   - user: The member, by identifier, external ID, or email address.
        @export(implementation)
        public init(group: Team.GroupSelector, user: Team.UserSelectorArg) {
            var builder = RecordBuilder(Team._type(55))
            builder.union(0, group._value)
            builder.union(1, user._value)
            self.init(_plainRecord: builder.record())
        }

        /// The group, by identifier or external ID.
        @export(implementation) public var group: Team.GroupSelector { _plainRecord.union(0) }
        /// The member, by identifier, external ID, or email address.
        @export(implementation) public var user: Team.UserSelectorArg { _plainRecord.union(1) }
    }

    /// The reason that a member of a group can't be used.
    public enum GroupMemberSelectorError: StoneUnion, CustomStringConvertible {
        /// The group doesn't exist.
        case groupNotFound
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// The operation isn't supported for groups that Dropbox manages.
        case systemManagedGroupDisallowed
        /// The user isn't a member of the group.
        case memberNotInGroup

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .groupNotFound
            case 2: self = .systemManagedGroupDisallowed
            case 3: self = .memberNotInGroup
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .groupNotFound: .tag(0)
            case .other: .tag(1)
            case .systemManagedGroupDisallowed: .tag(2)
            case .memberNotInGroup: .tag(3)
            }
        }
    }

    /// The reason that the permissions of a group's member weren't changed.
    public enum GroupMemberSetAccessTypeError: StoneUnion, CustomStringConvertible {
        /// The group doesn't exist.
        case groupNotFound
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// The operation isn't supported for groups that Dropbox manages.
        case systemManagedGroupDisallowed
        /// The user isn't a member of the group.
        case memberNotInGroup
        /// A group that admins manage can't have owners.
        case userCannotBeManagerOfCompanyManagedGroup

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .groupNotFound
            case 2: self = .systemManagedGroupDisallowed
            case 3: self = .memberNotInGroup
            case 4: self = .userCannotBeManagerOfCompanyManagedGroup
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .groupNotFound: .tag(0)
            case .other: .tag(1)
            case .systemManagedGroupDisallowed: .tag(2)
            case .memberNotInGroup: .tag(3)
            case .userCannotBeManagerOfCompanyManagedGroup: .tag(4)
            }
        }
    }

    /// The group, and the members to add.
    public struct GroupMembersAddArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - group: The group, by identifier or external ID.
        ///   - members: The members to add, each with their permissions.
        ///   - returnMembers: A Boolean value that indicates whether to return the members of the group, which is slow
        ///     for large groups. The default is `true`.
        @export(implementation)
        public init(group: Team.GroupSelector, members: [Team.MemberAccess], returnMembers: Bool = true) {
            var builder = RecordBuilder(Team._type(58))
            builder.bool(0, returnMembers)
            builder.union(1, group._value)
            builder.list(2, members)
            self.init(_plainRecord: builder.record())
        }

        /// A Boolean value that indicates whether to return the members of the group, which is slow for large groups.
        /// The default is `true`.
        @export(implementation) public var returnMembers: Bool { _plainRecord.bool(0, true) }
        /// The group, by identifier or external ID.
        @export(implementation) public var group: Team.GroupSelector { _plainRecord.union(1) }
        /// The members to add, each with their permissions.
        @export(implementation) public var members: [Team.MemberAccess] { _plainRecord.list(2) }
    }

    /// The reason that no members were added.
    public enum GroupMembersAddError: StoneUnion, CustomStringConvertible {
        /// The group doesn't exist.
        case groupNotFound
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// The operation isn't supported for groups that Dropbox manages.
        case systemManagedGroupDisallowed
        /// A user already belongs to the group or occurs twice.
        case duplicateUser
        /// The group belongs to another team.
        case groupNotInTeam
        /// Some users aren't members of the team. The associated value lists them.
        case membersNotInTeam([String])
        /// Some users don't exist. The associated value lists them.
        case usersNotFound([String])
        /// A suspended member can't be an owner.
        case userMustBeActiveToBeOwner
        /// A group that admins manage can't have owners. The associated value lists the members.
        case userCannotBeManagerOfCompanyManagedGroup([String])

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .groupNotFound
            case 2: self = .systemManagedGroupDisallowed
            case 3: self = .duplicateUser
            case 4: self = .groupNotInTeam
            case 5: self = .membersNotInTeam(_value.strings())
            case 6: self = .usersNotFound(_value.strings())
            case 7: self = .userMustBeActiveToBeOwner
            case 8: self = .userCannotBeManagerOfCompanyManagedGroup(_value.strings())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .groupNotFound: .tag(0)
            case .other: .tag(1)
            case .systemManagedGroupDisallowed: .tag(2)
            case .duplicateUser: .tag(3)
            case .groupNotInTeam: .tag(4)
            case .membersNotInTeam(let value): .boxedValue(5, strings: value)
            case .usersNotFound(let value): .boxedValue(6, strings: value)
            case .userMustBeActiveToBeOwner: .tag(7)
            case .userCannotBeManagerOfCompanyManagedGroup(let value): .boxedValue(8, strings: value)
            }
        }
    }

    /// The group after a change of its members.
    public struct GroupMembersChangeResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - groupInfo: The group.
        ///   - asyncJobId: No longer used: always a space. At least 1 character. Deprecated.
        @export(implementation)
        public init(groupInfo: Team.GroupFullInfo, asyncJobId: String) {
            var builder = RecordBuilder(Team._type(60))
            builder.object(0, groupInfo._record)
            builder.string(1, asyncJobId)
            self.init(_plainRecord: builder.record())
        }

        /// The group.
        @export(implementation) public var groupInfo: Team.GroupFullInfo { _plainRecord.object(0) }
        /// No longer used: always a space. At least 1 character. Deprecated.
        @export(implementation) public var asyncJobId: String { _plainRecord.string(1) }
    }

    /// The group, and the members to remove.
    public struct GroupMembersRemoveArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - group: The group, by identifier or external ID.
        ///   - users: The members to remove.
        ///   - returnMembers: A Boolean value that indicates whether to return the members of the group, which is slow
        ///     for large groups. The default is `true`.
        @export(implementation)
        public init(group: Team.GroupSelector, users: [Team.UserSelectorArg], returnMembers: Bool = true) {
            var builder = RecordBuilder(Team._type(61))
            builder.bool(0, returnMembers)
            builder.union(1, group._value)
            builder.unions(2, users)
            self.init(_plainRecord: builder.record())
        }

        /// A Boolean value that indicates whether to return the members of the group, which is slow for large groups.
        /// The default is `true`.
        @export(implementation) public var returnMembers: Bool { _plainRecord.bool(0, true) }
        /// The group, by identifier or external ID.
        @export(implementation) public var group: Team.GroupSelector { _plainRecord.union(1) }
        /// The members to remove.
        @export(implementation) public var users: [Team.UserSelectorArg] { _plainRecord.unions(2) }
    }

    /// The reason that no members were removed.
    public enum GroupMembersRemoveError: StoneUnion, CustomStringConvertible {
        /// The group doesn't exist.
        case groupNotFound
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// The operation isn't supported for groups that Dropbox manages.
        case systemManagedGroupDisallowed
        /// A user isn't a member of the group.
        case memberNotInGroup
        /// The group belongs to another team.
        case groupNotInTeam
        /// Some users aren't members of the team. The associated value lists them.
        case membersNotInTeam([String])
        /// Some users don't exist. The associated value lists them.
        case usersNotFound([String])

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .groupNotFound
            case 2: self = .systemManagedGroupDisallowed
            case 3: self = .memberNotInGroup
            case 4: self = .groupNotInTeam
            case 5: self = .membersNotInTeam(_value.strings())
            case 6: self = .usersNotFound(_value.strings())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .groupNotFound: .tag(0)
            case .other: .tag(1)
            case .systemManagedGroupDisallowed: .tag(2)
            case .memberNotInGroup: .tag(3)
            case .groupNotInTeam: .tag(4)
            case .membersNotInTeam(let value): .boxedValue(5, strings: value)
            case .usersNotFound(let value): .boxedValue(6, strings: value)
            }
        }
    }

    /// Members of a group.
    public struct GroupMembersSelector: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - group: The group, by identifier or external ID.
        ///   - users: The members.
        @export(implementation)
        public init(group: Team.GroupSelector, users: Team.UsersSelectorArg) {
            var builder = RecordBuilder(Team._type(63))
            builder.union(0, group._value)
            builder.union(1, users._value)
            self.init(_plainRecord: builder.record())
        }

        /// The group, by identifier or external ID.
        @export(implementation) public var group: Team.GroupSelector { _plainRecord.union(0) }
        /// The members.
        @export(implementation) public var users: Team.UsersSelectorArg { _plainRecord.union(1) }
    }

    /// The reason that members of a group can't be used.
    public enum GroupMembersSelectorError: StoneUnion, CustomStringConvertible {
        /// The group doesn't exist.
        case groupNotFound
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// The operation isn't supported for groups that Dropbox manages.
        case systemManagedGroupDisallowed
        /// A user isn't a member of the group.
        case memberNotInGroup

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .groupNotFound
            case 2: self = .systemManagedGroupDisallowed
            case 3: self = .memberNotInGroup
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .groupNotFound: .tag(0)
            case .other: .tag(1)
            case .systemManagedGroupDisallowed: .tag(2)
            case .memberNotInGroup: .tag(3)
            }
        }
    }

    /// The new permissions of a group's member.
    public struct GroupMembersSetAccessTypeArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - group: The group, by identifier or external ID.
        ///   - user: The member, by identifier, external ID, or email address.
        ///   - accessType: The new permissions.
        ///   - returnMembers: A Boolean value that indicates whether to return the members of the group, which is slow
        ///     for large groups. The default is `true`.
        @export(implementation)
        public init(
            group: Team.GroupSelector,
            user: Team.UserSelectorArg,
            accessType: Team.GroupAccessType,
            returnMembers: Bool = true
        ) {
            var builder = RecordBuilder(Team._type(65))
            builder.union(0, group._value)
            builder.union(1, user._value)
            builder.union(2, accessType._value)
            builder.bool(3, returnMembers)
            self.init(_plainRecord: builder.record())
        }

        /// The group, by identifier or external ID.
        @export(implementation) public var group: Team.GroupSelector { _plainRecord.union(0) }
        /// The member, by identifier, external ID, or email address.
        @export(implementation) public var user: Team.UserSelectorArg { _plainRecord.union(1) }
        /// The new permissions.
        @export(implementation) public var accessType: Team.GroupAccessType { _plainRecord.union(2) }
        /// A Boolean value that indicates whether to return the members of the group, which is slow for large groups.
        /// The default is `true`.
        @export(implementation) public var returnMembers: Bool { _plainRecord.bool(3, true) }
    }

    /// A group, by identifier or external ID.
    public enum GroupSelector: StoneUnion, CustomStringConvertible {
        /// The identifier of the group, `g:…`.
        case groupId(String)
        /// The external ID of the group.
        case groupExternalId(String)

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .groupId(_value.string())
            default: self = .groupExternalId(_value.string())
            }
        }

        public var _value: Value {
            switch self {
            case .groupId(let value): .boxedValue(0, string: value)
            case .groupExternalId(let value): .boxedValue(1, string: value)
            }
        }
    }

    /// The reason that a group can't be used.
    public enum GroupSelectorError: StoneUnion, CustomStringConvertible {
        /// The group doesn't exist.
        case groupNotFound
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .groupNotFound
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .groupNotFound: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// The reason that a group can't be used.
    public enum GroupSelectorWithTeamGroupError: StoneUnion, CustomStringConvertible {
        /// The group doesn't exist.
        case groupNotFound
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// The operation isn't supported for groups that Dropbox manages.
        case systemManagedGroupDisallowed

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .groupNotFound
            case 2: self = .systemManagedGroupDisallowed
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .groupNotFound: .tag(0)
            case .other: .tag(1)
            case .systemManagedGroupDisallowed: .tag(2)
            }
        }
    }

    /// The changes to a group. Fields that are `nil` don't change.
    public struct GroupUpdateArgs: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - group: The group, by identifier or external ID.
        ///   - returnMembers: A Boolean value that indicates whether to return the members of the group, which is slow
        ///     for large groups. The default is `true`.
        ///   - newGroupName: The new name.
        ///   - newGroupExternalId: The new external ID. An empty string removes it.
        ///   - newGroupManagementType: The new manager of the group's members.
        @export(implementation)
        public init(
            group: Team.GroupSelector,
            returnMembers: Bool = true,
            newGroupName: String? = nil,
            newGroupExternalId: String? = nil,
            newGroupManagementType: TeamCommon.GroupManagementType? = nil
        ) {
            var builder = RecordBuilder(Team._type(69))
            builder.bool(0, returnMembers)
            builder.union(1, group._value)
            builder.string(2, newGroupName)
            builder.string(3, newGroupExternalId)
            builder.union(4, newGroupManagementType?._value)
            self.init(_plainRecord: builder.record())
        }

        /// A Boolean value that indicates whether to return the members of the group, which is slow for large groups.
        /// The default is `true`.
        @export(implementation) public var returnMembers: Bool { _plainRecord.bool(0, true) }
        /// The group, by identifier or external ID.
        @export(implementation) public var group: Team.GroupSelector { _plainRecord.union(1) }
        /// The new name.
        @export(implementation) public var newGroupName: String? { _plainRecord.stringOpt(2) }
        /// The new external ID. An empty string removes it.
        @export(implementation) public var newGroupExternalId: String? { _plainRecord.stringOpt(3) }
        /// The new manager of the group's members.
        @export(implementation)
        public var newGroupManagementType: TeamCommon.GroupManagementType? {
            _plainRecord.unionOpt(4)
        }
    }

    /// The reason that a group wasn't changed.
    public enum GroupUpdateError: StoneUnion, CustomStringConvertible {
        /// The group doesn't exist.
        case groupNotFound
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// The operation isn't supported for groups that Dropbox manages.
        case systemManagedGroupDisallowed
        /// Another group has this name.
        case groupNameAlreadyUsed
        /// The name is empty or contains characters that aren't allowed.
        case groupNameInvalid
        /// Another group has this external ID.
        case externalIdAlreadyInUse

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .groupNotFound
            case 2: self = .systemManagedGroupDisallowed
            case 3: self = .groupNameAlreadyUsed
            case 4: self = .groupNameInvalid
            case 5: self = .externalIdAlreadyInUse
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .groupNotFound: .tag(0)
            case .other: .tag(1)
            case .systemManagedGroupDisallowed: .tag(2)
            case .groupNameAlreadyUsed: .tag(3)
            case .groupNameInvalid: .tag(4)
            case .externalIdAlreadyInUse: .tag(5)
            }
        }
    }

    /// The reason that groups weren't returned.
    public enum GroupsGetInfoError: StoneUnion, CustomStringConvertible {
        /// A group belongs to another team.
        case groupNotOnTeam
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .groupNotOnTeam
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .groupNotOnTeam: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// A group, or the identifier of a group that doesn't exist.
    public enum GroupsGetInfoItem: StoneUnion, CustomStringConvertible {
        /// No group has this identifier.
        case idNotFound(String)
        /// The group.
        case groupInfo(Team.GroupFullInfo)

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .idNotFound(_value.string())
            default: self = .groupInfo(Team.GroupFullInfo(_record: payload))
            }
        }

        public var _value: Value {
            switch self {
            case .idNotFound(let value): .boxedValue(0, string: value)
            case .groupInfo(let value): .variant(1, value._record)
            }
        }
    }

    /// The options of a list of groups.
    public struct GroupsListArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
        @export(implementation)
        public init(limit: UInt32 = 1000) {
            var builder = RecordBuilder(Team._type(73))
            builder.uint32(0, limit)
            self.init(_plainRecord: builder.record())
        }

        /// The maximum number of items in a page. The default is 1000. From 1 to 1000.
        @export(implementation) public var limit: UInt32 { _plainRecord.uint32(0, 1000) }
    }

    /// The position at which a listing continues.
    public struct GroupsListContinueArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - cursor: The cursor of the next page.
        @export(implementation)
        public init(cursor: String) {
            var builder = RecordBuilder(Team._type(74))
            builder.string(0, cursor)
            self.init(_plainRecord: builder.record())
        }

        /// The cursor of the next page.
        @export(implementation) public var cursor: String { _plainRecord.string(0) }
    }

    /// The reason that the next page wasn't returned.
    public enum GroupsListContinueError: StoneUnion, CustomStringConvertible {
        /// The cursor isn't valid. List from the start.
        case invalidCursor
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .invalidCursor
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .invalidCursor: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// A page of groups.
    public struct GroupsListResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - groups: The groups.
        ///   - cursor: The cursor of the next page.
        ///   - hasMore: A Boolean value that indicates whether there is another page.
        @export(implementation)
        public init(groups: [TeamCommon.GroupSummary], cursor: String, hasMore: Bool) {
            var builder = RecordBuilder(Team._type(76))
            builder.objects(0, groups)
            builder.string(1, cursor)
            builder.bool(2, hasMore)
            self.init(_plainRecord: builder.record())
        }

        /// The groups.
        @export(implementation) public var groups: [TeamCommon.GroupSummary] { _plainRecord.objects(0) }
        /// The cursor of the next page.
        @export(implementation) public var cursor: String { _plainRecord.string(1) }
        /// A Boolean value that indicates whether there is another page.
        @export(implementation) public var hasMore: Bool { _plainRecord.bool(2) }
    }

    /// The group whose members to list.
    public struct GroupsMembersListArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - group: The group, by identifier or external ID.
        ///   - limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
        @export(implementation)
        public init(group: Team.GroupSelector, limit: UInt32 = 1000) {
            var builder = RecordBuilder(Team._type(77))
            builder.union(0, group._value)
            builder.uint32(1, limit)
            self.init(_plainRecord: builder.record())
        }

        /// The group, by identifier or external ID.
        @export(implementation) public var group: Team.GroupSelector { _plainRecord.union(0) }
        /// The maximum number of items in a page. The default is 1000. From 1 to 1000.
        @export(implementation) public var limit: UInt32 { _plainRecord.uint32(1, 1000) }
    }

    /// The position at which a listing continues.
    public struct GroupsMembersListContinueArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - cursor: The cursor of the next page.
        @export(implementation)
        public init(cursor: String) {
            var builder = RecordBuilder(Team._type(78))
            builder.string(0, cursor)
            self.init(_plainRecord: builder.record())
        }

        /// The cursor of the next page.
        @export(implementation) public var cursor: String { _plainRecord.string(0) }
    }

    /// The reason that the next page wasn't returned.
    public enum GroupsMembersListContinueError: StoneUnion, CustomStringConvertible {
        /// The cursor isn't valid. List from the start.
        case invalidCursor
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .invalidCursor
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .invalidCursor: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// A page of members of a group.
    public struct GroupsMembersListResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - members: The members.
        ///   - cursor: The cursor of the next page.
        ///   - hasMore: A Boolean value that indicates whether there is another page.
        @export(implementation)
        public init(members: [Team.GroupMemberInfo], cursor: String, hasMore: Bool) {
            var builder = RecordBuilder(Team._type(80))
            builder.list(0, members)
            builder.string(1, cursor)
            builder.bool(2, hasMore)
            self.init(_plainRecord: builder.record())
        }

        /// The members.
        @export(implementation) public var members: [Team.GroupMemberInfo] { _plainRecord.list(0) }
        /// The cursor of the next page.
        @export(implementation) public var cursor: String { _plainRecord.string(1) }
        /// A Boolean value that indicates whether there is another page.
        @export(implementation) public var hasMore: Bool { _plainRecord.bool(2) }
    }

    /// The reason that the state of a job isn't known.
    public enum GroupsPollError: StoneUnion, CustomStringConvertible {
        /// The job identifier isn't valid.
        case invalidAsyncJobId
        /// The job failed at Dropbox, and its outcome isn't known. Check what it did before you try again.
        case internalError
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// The app doesn't have access to the job.
        case accessDenied

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .invalidAsyncJobId
            case 1: self = .internalError
            case 3: self = .accessDenied
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .invalidAsyncJobId: .tag(0)
            case .internalError: .tag(1)
            case .other: .tag(2)
            case .accessDenied: .tag(3)
            }
        }
    }

    /// Groups, by identifiers or external IDs.
    public enum GroupsSelector: StoneUnion, CustomStringConvertible {
        /// The identifiers of the groups, `g:…`.
        case groupIds([String])
        /// The external IDs of the groups.
        case groupExternalIds([String])

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .groupIds(_value.strings())
            default: self = .groupExternalIds(_value.strings())
            }
        }

        public var _value: Value {
            switch self {
            case .groupIds(let value): .boxedValue(0, strings: value)
            case .groupExternalIds(let value): .boxedValue(1, strings: value)
            }
        }
    }

    /// A value that indicates whether each member has a home folder.
    public enum HasDistinctMemberHomesValue: StoneUnion, CustomStringConvertible {
        /// A Boolean value that indicates whether each member has a home folder.
        case hasDistinctMemberHomes(Bool)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .hasDistinctMemberHomes(_value.bool())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .hasDistinctMemberHomes(let value): .boxedValue(0, bool: value)
            case .other: .tag(1)
            }
        }
    }

    /// A value that indicates whether the team log includes file events.
    public enum HasTeamFileEventsValue: StoneUnion, CustomStringConvertible {
        /// A Boolean value that indicates whether the team log includes file events.
        case enabled(Bool)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .enabled(_value.bool())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .enabled(let value): .boxedValue(0, bool: value)
            case .other: .tag(1)
            }
        }
    }

    /// A value that indicates whether team folders have sync settings.
    public enum HasTeamSelectiveSyncValue: StoneUnion, CustomStringConvertible {
        /// A Boolean value that indicates whether team folders have sync settings.
        case hasTeamSelectiveSync(Bool)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .hasTeamSelectiveSync(_value.bool())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .hasTeamSelectiveSync(let value): .boxedValue(0, bool: value)
            case .other: .tag(1)
            }
        }
    }

    /// A value that indicates whether the team has a team space.
    public enum HasTeamSharedDropboxValue: StoneUnion, CustomStringConvertible {
        /// A Boolean value that indicates whether the team has a team space.
        case hasTeamSharedDropbox(Bool)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .hasTeamSharedDropbox(_value.bool())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .hasTeamSharedDropbox(let value): .boxedValue(0, bool: value)
            case .other: .tag(1)
            }
        }
    }

    /// The option to return the members of a group.
    public struct IncludeMembersArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - returnMembers: A Boolean value that indicates whether to return the members of the group, which is slow
        ///     for large groups. The default is `true`.
        @export(implementation)
        public init(returnMembers: Bool = true) {
            var builder = RecordBuilder(Team._type(87))
            builder.bool(0, returnMembers)
            self.init(_plainRecord: builder.record())
        }

        /// A Boolean value that indicates whether to return the members of the group, which is slow for large groups.
        /// The default is `true`.
        @export(implementation) public var returnMembers: Bool { _plainRecord.bool(0, true) }
    }

    /// A file revision that a legal hold keeps.
    public struct LegalHoldHeldRevisionMetadata: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - newFilename: The filename of the revision.
        ///   - originalRevisionId: The identifier of the revision. At least 9 characters. Matches `[0-9a-f]+`.
        ///   - originalFilePath: The original path of the file. Matches `(/(.|[\r\n])*)?`.
        ///   - serverModified: The time at which Dropbox received the revision.
        ///   - authorMemberId: The identifier of the member who made the revision, `dbmid:…`.
        ///   - authorMemberStatus: The status of that member in the team.
        ///   - authorEmail: The email address of that member. At most 255 characters. Matches
        ///     `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        ///   - fileType: The type of the file.
        ///   - size: The size in bytes.
        ///   - contentHash: The content hash. Exactly 64 characters.
        @export(implementation)
        public init(
            newFilename: String,
            originalRevisionId: String,
            originalFilePath: String,
            serverModified: Date,
            authorMemberId: String,
            authorMemberStatus: Team.TeamMemberStatus,
            authorEmail: String,
            fileType: String,
            size: UInt64,
            contentHash: String
        ) {
            var builder = RecordBuilder(Team._type(88))
            builder.string(0, newFilename)
            builder.string(1, originalRevisionId)
            builder.string(2, originalFilePath)
            builder.date(3, serverModified)
            builder.string(4, authorMemberId)
            builder.union(5, authorMemberStatus._value)
            builder.string(6, authorEmail)
            builder.string(7, fileType)
            builder.uint64(8, size)
            builder.string(9, contentHash)
            self.init(_plainRecord: builder.record())
        }

        /// The filename of the revision.
        @export(implementation) public var newFilename: String { _plainRecord.string(0) }
        /// The identifier of the revision. At least 9 characters. Matches `[0-9a-f]+`.
        @export(implementation) public var originalRevisionId: String { _plainRecord.string(1) }
        /// The original path of the file. Matches `(/(.|[\r\n])*)?`.
        @export(implementation) public var originalFilePath: String { _plainRecord.string(2) }
        /// The time at which Dropbox received the revision.
        @export(implementation) public var serverModified: Date { _plainRecord.date(3) }
        /// The identifier of the member who made the revision, `dbmid:…`.
        @export(implementation) public var authorMemberId: String { _plainRecord.string(4) }
        /// The status of that member in the team.
        @export(implementation) public var authorMemberStatus: Team.TeamMemberStatus { _plainRecord.union(5) }
        /// The email address of that member. At most 255 characters. Matches
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        @export(implementation) public var authorEmail: String { _plainRecord.string(6) }
        /// The type of the file.
        @export(implementation) public var fileType: String { _plainRecord.string(7) }
        /// The size in bytes.
        @export(implementation) public var size: UInt64 { _plainRecord.uint64(8) }
        /// The content hash. Exactly 64 characters.
        @export(implementation) public var contentHash: String { _plainRecord.string(9) }
    }

    /// A legal hold.
    public struct LegalHoldPolicy: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - id: The identifier of the legal hold, `pid_dbhid:…`. Matches `^pid_dbhid:.+`.
        ///   - name: The name of the legal hold. At most 140 characters.
        ///   - members: The members whose files the legal hold keeps.
        ///   - status: The status of the legal hold.
        ///   - startDate: The start of the period whose revisions the legal hold keeps.
        ///   - description_: The description of the legal hold. At most 501 characters.
        ///   - activationTime: The time of the legal hold's activation.
        ///   - endDate: The end of the period. `nil` if it has no end.
        @export(implementation)
        public init(
            id: String,
            name: String,
            members: Team.MembersInfo,
            status: Team.LegalHoldStatus,
            startDate: Date,
            description_: String? = nil,
            activationTime: Date? = nil,
            endDate: Date? = nil
        ) {
            var builder = RecordBuilder(Team._type(89))
            builder.string(0, id)
            builder.string(1, name)
            builder.string(2, description_)
            builder.date(3, activationTime)
            builder.object(4, members._plainRecord)
            builder.union(5, status._value)
            builder.date(6, startDate)
            builder.date(7, endDate)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the legal hold, `pid_dbhid:…`. Matches `^pid_dbhid:.+`.
        @export(implementation) public var id: String { _plainRecord.string(0) }
        /// The name of the legal hold. At most 140 characters.
        @export(implementation) public var name: String { _plainRecord.string(1) }
        /// The description of the legal hold. At most 501 characters.
        @export(implementation) public var description_: String? { _plainRecord.stringOpt(2) }
        /// The time of the legal hold's activation.
        @export(implementation) public var activationTime: Date? { _plainRecord.dateOpt(3) }
        /// The members whose files the legal hold keeps.
        @export(implementation) public var members: Team.MembersInfo { _plainRecord.object(4) }
        /// The status of the legal hold.
        @export(implementation) public var status: Team.LegalHoldStatus { _plainRecord.union(5) }
        /// The start of the period whose revisions the legal hold keeps.
        @export(implementation) public var startDate: Date { _plainRecord.date(6) }
        /// The end of the period. `nil` if it has no end.
        @export(implementation) public var endDate: Date? { _plainRecord.dateOpt(7) }
    }

    /// The status of a legal hold.
    public enum LegalHoldStatus: StoneUnion, CustomStringConvertible {
        /// The legal hold is active.
        case active
        /// The legal hold was released.
        case released
        /// The legal hold is being activated.
        case activating
        /// The legal hold is being updated.
        case updating
        /// The legal hold is being exported.
        case exporting
        /// The legal hold is being released.
        case releasing
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .active
            case 1: self = .released
            case 2: self = .activating
            case 3: self = .updating
            case 4: self = .exporting
            case 5: self = .releasing
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .active: .tag(0)
            case .released: .tag(1)
            case .activating: .tag(2)
            case .updating: .tag(3)
            case .exporting: .tag(4)
            case .releasing: .tag(5)
            case .other: .tag(6)
            }
        }
    }

    /// The reason that a legal hold can't be used.
    public enum LegalHoldsError: StoneUnion, CustomStringConvertible {
        /// An error occurred at Dropbox.
        case unknownLegalHoldError
        /// The app or the user doesn't have permission.
        case insufficientPermissions
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .unknownLegalHoldError
            case 1: self = .insufficientPermissions
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .unknownLegalHoldError: .tag(0)
            case .insufficientPermissions: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// The legal hold to get.
    public struct LegalHoldsGetPolicyArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - id: The identifier of the legal hold, `pid_dbhid:…`. Matches `^pid_dbhid:.+`.
        @export(implementation)
        public init(id: String) {
            var builder = RecordBuilder(Team._type(92))
            builder.string(0, id)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the legal hold, `pid_dbhid:…`. Matches `^pid_dbhid:.+`.
        @export(implementation) public var id: String { _plainRecord.string(0) }
    }

    /// The reason that a legal hold wasn't returned.
    public enum LegalHoldsGetPolicyError: StoneUnion, CustomStringConvertible {
        /// An error occurred at Dropbox.
        case unknownLegalHoldError
        /// The app or the user doesn't have permission.
        case insufficientPermissions
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// The legal hold doesn't exist.
        case legalHoldPolicyNotFound

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .unknownLegalHoldError
            case 1: self = .insufficientPermissions
            case 3: self = .legalHoldPolicyNotFound
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .unknownLegalHoldError: .tag(0)
            case .insufficientPermissions: .tag(1)
            case .other: .tag(2)
            case .legalHoldPolicyNotFound: .tag(3)
            }
        }
    }

    /// A page of the revisions that a legal hold keeps.
    public struct LegalHoldsListHeldRevisionResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - entries: The revisions.
        ///   - hasMore: A Boolean value that indicates whether there is another page.
        ///   - cursor: The cursor of the next page. At least 1 character.
        @export(implementation)
        public init(entries: [Team.LegalHoldHeldRevisionMetadata], hasMore: Bool, cursor: String? = nil) {
            var builder = RecordBuilder(Team._type(94))
            builder.list(0, entries)
            builder.string(1, cursor)
            builder.bool(2, hasMore)
            self.init(_plainRecord: builder.record())
        }

        /// The revisions.
        @export(implementation) public var entries: [Team.LegalHoldHeldRevisionMetadata] { _plainRecord.list(0) }
        /// The cursor of the next page. At least 1 character.
        @export(implementation) public var cursor: String? { _plainRecord.stringOpt(1) }
        /// A Boolean value that indicates whether there is another page.
        @export(implementation) public var hasMore: Bool { _plainRecord.bool(2) }
    }

    /// The legal hold whose revisions to list.
    public struct LegalHoldsListHeldRevisionsArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - id: The identifier of the legal hold, `pid_dbhid:…`. Matches `^pid_dbhid:.+`.
        @export(implementation)
        public init(id: String) {
            var builder = RecordBuilder(Team._type(95))
            builder.string(0, id)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the legal hold, `pid_dbhid:…`. Matches `^pid_dbhid:.+`.
        @export(implementation) public var id: String { _plainRecord.string(0) }
    }

    /// The position at which a listing continues.
    public struct LegalHoldsListHeldRevisionsContinueArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - id: The identifier of the legal hold, `pid_dbhid:…`. Matches `^pid_dbhid:.+`.
        ///   - cursor: The cursor of the most recent page. At least 1 character.
        @export(implementation)
        public init(id: String, cursor: String? = nil) {
            var builder = RecordBuilder(Team._type(96))
            builder.string(0, id)
            builder.string(1, cursor)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the legal hold, `pid_dbhid:…`. Matches `^pid_dbhid:.+`.
        @export(implementation) public var id: String { _plainRecord.string(0) }
        /// The cursor of the most recent page. At least 1 character.
        @export(implementation) public var cursor: String? { _plainRecord.stringOpt(1) }
    }

    /// The reason that the next page wasn't returned.
    public enum LegalHoldsListHeldRevisionsContinueError: StoneUnion, CustomStringConvertible {
        /// An error occurred at Dropbox.
        case unknownLegalHoldError
        /// An error occurred at Dropbox. Try again.
        case transientError
        /// The cursor has expired. List from the start.
        case reset
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .unknownLegalHoldError
            case 1: self = .transientError
            case 2: self = .reset
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .unknownLegalHoldError: .tag(0)
            case .transientError: .tag(1)
            case .reset: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// The reason that revisions weren't listed.
    public enum LegalHoldsListHeldRevisionsError: StoneUnion, CustomStringConvertible {
        /// An error occurred at Dropbox.
        case unknownLegalHoldError
        /// The app or the user doesn't have permission.
        case insufficientPermissions
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// An error occurred at Dropbox. Try again.
        case transientError
        /// The legal hold doesn't keep any revisions yet. Try again later.
        case legalHoldStillEmpty
        /// The legal hold isn't active.
        case inactiveLegalHold

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .unknownLegalHoldError
            case 1: self = .insufficientPermissions
            case 3: self = .transientError
            case 4: self = .legalHoldStillEmpty
            case 5: self = .inactiveLegalHold
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .unknownLegalHoldError: .tag(0)
            case .insufficientPermissions: .tag(1)
            case .other: .tag(2)
            case .transientError: .tag(3)
            case .legalHoldStillEmpty: .tag(4)
            case .inactiveLegalHold: .tag(5)
            }
        }
    }

    /// The options of a list of legal holds.
    public struct LegalHoldsListPoliciesArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - includeReleased: A Boolean value that indicates whether to include released legal holds. The default is
        ///     `false`.
        @export(implementation)
        public init(includeReleased: Bool = false) {
            var builder = RecordBuilder(Team._type(99))
            builder.bool(0, includeReleased)
            self.init(_plainRecord: builder.record())
        }

        /// A Boolean value that indicates whether to include released legal holds. The default is `false`.
        @export(implementation) public var includeReleased: Bool { _plainRecord.bool(0) }
    }

    /// The reason that legal holds weren't listed.
    public enum LegalHoldsListPoliciesError: StoneUnion, CustomStringConvertible {
        /// An error occurred at Dropbox.
        case unknownLegalHoldError
        /// The app or the user doesn't have permission.
        case insufficientPermissions
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// An error occurred at Dropbox. Try again.
        case transientError

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .unknownLegalHoldError
            case 1: self = .insufficientPermissions
            case 3: self = .transientError
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .unknownLegalHoldError: .tag(0)
            case .insufficientPermissions: .tag(1)
            case .other: .tag(2)
            case .transientError: .tag(3)
            }
        }
    }

    /// The legal holds of the team.
    public struct LegalHoldsListPoliciesResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - policies: The legal holds.
        @export(implementation)
        public init(policies: [Team.LegalHoldPolicy]) {
            var builder = RecordBuilder(Team._type(101))
            builder.list(0, policies)
            self.init(_plainRecord: builder.record())
        }

        /// The legal holds.
        @export(implementation) public var policies: [Team.LegalHoldPolicy] { _plainRecord.list(0) }
    }

    /// The properties of a new legal hold.
    public struct LegalHoldsPolicyCreateArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - name: The name of the legal hold. At most 140 characters.
        ///   - members: The identifiers of the members whose files to keep, from 1 to 5.
        ///   - description_: The description of the legal hold. At most 501 characters.
        ///   - startDate: The start of the period whose revisions to keep.
        ///   - endDate: The end of the period. `nil` for no end.
        @export(implementation)
        public init(
            name: String,
            members: [String],
            description_: String? = nil,
            startDate: Date? = nil,
            endDate: Date? = nil
        ) {
            var builder = RecordBuilder(Team._type(102))
            builder.string(0, name)
            builder.string(1, description_)
            builder.strings(2, members)
            builder.date(3, startDate)
            builder.date(4, endDate)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the legal hold. At most 140 characters.
        @export(implementation) public var name: String { _plainRecord.string(0) }
        /// The description of the legal hold. At most 501 characters.
        @export(implementation) public var description_: String? { _plainRecord.stringOpt(1) }
        /// The identifiers of the members whose files to keep, from 1 to 5.
        @export(implementation) public var members: [String] { _plainRecord.strings(2) }
        /// The start of the period whose revisions to keep.
        @export(implementation) public var startDate: Date? { _plainRecord.dateOpt(3) }
        /// The end of the period. `nil` for no end.
        @export(implementation) public var endDate: Date? { _plainRecord.dateOpt(4) }
    }

    /// The reason that a legal hold wasn't created.
    public enum LegalHoldsPolicyCreateError: StoneUnion, CustomStringConvertible {
        /// An error occurred at Dropbox.
        case unknownLegalHoldError
        /// The app or the user doesn't have permission.
        case insufficientPermissions
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// The start date is later than the end date.
        case startDateIsLaterThanEndDate
        /// The list of members is empty.
        case emptyMembersList
        /// Some of the members can't be included in a legal hold.
        case invalidMembers
        /// The legal hold would have more than 5 members.
        case numberOfUsersOnHoldIsGreaterThanHoldLimitation
        /// An error occurred at Dropbox. Try again.
        case transientError
        /// Another legal hold has this name.
        case nameMustBeUnique
        /// The team has reached the limit of legal holds.
        case teamExceededLegalHoldQuota
        /// A date isn't valid.
        case invalidDate

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .unknownLegalHoldError
            case 1: self = .insufficientPermissions
            case 3: self = .startDateIsLaterThanEndDate
            case 4: self = .emptyMembersList
            case 5: self = .invalidMembers
            case 6: self = .numberOfUsersOnHoldIsGreaterThanHoldLimitation
            case 7: self = .transientError
            case 8: self = .nameMustBeUnique
            case 9: self = .teamExceededLegalHoldQuota
            case 10: self = .invalidDate
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .unknownLegalHoldError: .tag(0)
            case .insufficientPermissions: .tag(1)
            case .other: .tag(2)
            case .startDateIsLaterThanEndDate: .tag(3)
            case .emptyMembersList: .tag(4)
            case .invalidMembers: .tag(5)
            case .numberOfUsersOnHoldIsGreaterThanHoldLimitation: .tag(6)
            case .transientError: .tag(7)
            case .nameMustBeUnique: .tag(8)
            case .teamExceededLegalHoldQuota: .tag(9)
            case .invalidDate: .tag(10)
            }
        }
    }

    /// The legal hold to release.
    public struct LegalHoldsPolicyReleaseArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - id: The identifier of the legal hold, `pid_dbhid:…`. Matches `^pid_dbhid:.+`.
        @export(implementation)
        public init(id: String) {
            var builder = RecordBuilder(Team._type(104))
            builder.string(0, id)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the legal hold, `pid_dbhid:…`. Matches `^pid_dbhid:.+`.
        @export(implementation) public var id: String { _plainRecord.string(0) }
    }

    /// The reason that a legal hold wasn't released.
    public enum LegalHoldsPolicyReleaseError: StoneUnion, CustomStringConvertible {
        /// An error occurred at Dropbox.
        case unknownLegalHoldError
        /// The app or the user doesn't have permission.
        case insufficientPermissions
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// Another operation on the legal hold is in progress. Try again later.
        case legalHoldPerformingAnotherOperation
        /// The legal hold is being released or was already released.
        case legalHoldAlreadyReleasing
        /// The legal hold doesn't exist.
        case legalHoldPolicyNotFound

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .unknownLegalHoldError
            case 1: self = .insufficientPermissions
            case 3: self = .legalHoldPerformingAnotherOperation
            case 4: self = .legalHoldAlreadyReleasing
            case 5: self = .legalHoldPolicyNotFound
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .unknownLegalHoldError: .tag(0)
            case .insufficientPermissions: .tag(1)
            case .other: .tag(2)
            case .legalHoldPerformingAnotherOperation: .tag(3)
            case .legalHoldAlreadyReleasing: .tag(4)
            case .legalHoldPolicyNotFound: .tag(5)
            }
        }
    }

    /// The changes to a legal hold. Fields that are `nil` don't change.
    public struct LegalHoldsPolicyUpdateArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - id: The identifier of the legal hold, `pid_dbhid:…`. Matches `^pid_dbhid:.+`.
        ///   - name: The new name. At most 140 characters.
        ///   - description_: The new description. At most 501 characters.
        ///   - members: The identifiers of the members whose files to keep from now on, from 1 to 5.
        @export(implementation)
        public init(id: String, name: String? = nil, description_: String? = nil, members: [String]? = nil) {
            var builder = RecordBuilder(Team._type(106))
            builder.string(0, id)
            builder.string(1, name)
            builder.string(2, description_)
            builder.strings(3, members)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the legal hold, `pid_dbhid:…`. Matches `^pid_dbhid:.+`.
        @export(implementation) public var id: String { _plainRecord.string(0) }
        /// The new name. At most 140 characters.
        @export(implementation) public var name: String? { _plainRecord.stringOpt(1) }
        /// The new description. At most 501 characters.
        @export(implementation) public var description_: String? { _plainRecord.stringOpt(2) }
        /// The identifiers of the members whose files to keep from now on, from 1 to 5.
        @export(implementation) public var members: [String]? { _plainRecord.stringsOpt(3) }
    }

    /// The reason that a legal hold wasn't changed.
    public enum LegalHoldsPolicyUpdateError: StoneUnion, CustomStringConvertible {
        /// An error occurred at Dropbox.
        case unknownLegalHoldError
        /// The app or the user doesn't have permission.
        case insufficientPermissions
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// An error occurred at Dropbox. Try again.
        case transientError
        /// The legal hold isn't active.
        case inactiveLegalHold
        /// Another operation on the legal hold is in progress. Try again later.
        case legalHoldPerformingAnotherOperation
        /// Some of the members can't be included in a legal hold.
        case invalidMembers
        /// The legal hold would have more than 5 members.
        case numberOfUsersOnHoldIsGreaterThanHoldLimitation
        /// The list of members is empty.
        case emptyMembersList
        /// Another legal hold has this name.
        case nameMustBeUnique
        /// The legal hold doesn't exist.
        case legalHoldPolicyNotFound

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .unknownLegalHoldError
            case 1: self = .insufficientPermissions
            case 3: self = .transientError
            case 4: self = .inactiveLegalHold
            case 5: self = .legalHoldPerformingAnotherOperation
            case 6: self = .invalidMembers
            case 7: self = .numberOfUsersOnHoldIsGreaterThanHoldLimitation
            case 8: self = .emptyMembersList
            case 9: self = .nameMustBeUnique
            case 10: self = .legalHoldPolicyNotFound
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .unknownLegalHoldError: .tag(0)
            case .insufficientPermissions: .tag(1)
            case .other: .tag(2)
            case .transientError: .tag(3)
            case .inactiveLegalHold: .tag(4)
            case .legalHoldPerformingAnotherOperation: .tag(5)
            case .invalidMembers: .tag(6)
            case .numberOfUsersOnHoldIsGreaterThanHoldLimitation: .tag(7)
            case .emptyMembersList: .tag(8)
            case .nameMustBeUnique: .tag(9)
            case .legalHoldPolicyNotFound: .tag(10)
            }
        }
    }

    /// The member whose apps to list.
    public struct ListMemberAppsArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - teamMemberId: The identifier of the member, `dbmid:…`.
        @export(implementation)
        public init(teamMemberId: String) {
            var builder = RecordBuilder(Team._type(108))
            builder.string(0, teamMemberId)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the member, `dbmid:…`.
        @export(implementation) public var teamMemberId: String { _plainRecord.string(0) }
    }

    /// The reason that apps weren't listed.
    public enum ListMemberAppsError: StoneUnion, CustomStringConvertible {
        /// No member has this identifier.
        case memberNotFound
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .memberNotFound
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .memberNotFound: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// The apps that a member has linked.
    public struct ListMemberAppsResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - linkedApiApps: The apps.
        @export(implementation)
        public init(linkedApiApps: [Team.ApiApp]) {
            var builder = RecordBuilder(Team._type(110))
            builder.list(0, linkedApiApps)
            self.init(_plainRecord: builder.record())
        }

        /// The apps.
        @export(implementation) public var linkedApiApps: [Team.ApiApp] { _plainRecord.list(0) }
    }

    /// The member whose devices to list, and the kinds of devices.
    public struct ListMemberDevicesArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - teamMemberId: The identifier of the member, `dbmid:…`.
        ///   - includeWebSessions: A Boolean value that indicates whether to include web sessions. The default is
        ///     `true`.
        ///   - includeDesktopClients: A Boolean value that indicates whether to include computers. The default is
        ///     `true`.
        ///   - includeMobileClients: A Boolean value that indicates whether to include mobile devices. The default is
        ///     `true`.
        @export(implementation)
        public init(
            teamMemberId: String,
            includeWebSessions: Bool = true,
            includeDesktopClients: Bool = true,
            includeMobileClients: Bool = true
        ) {
            var builder = RecordBuilder(Team._type(111))
            builder.string(0, teamMemberId)
            builder.bool(1, includeWebSessions)
            builder.bool(2, includeDesktopClients)
            builder.bool(3, includeMobileClients)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the member, `dbmid:…`.
        @export(implementation) public var teamMemberId: String { _plainRecord.string(0) }
        /// A Boolean value that indicates whether to include web sessions. The default is `true`.
        @export(implementation) public var includeWebSessions: Bool { _plainRecord.bool(1, true) }
        /// A Boolean value that indicates whether to include computers. The default is `true`.
        @export(implementation) public var includeDesktopClients: Bool { _plainRecord.bool(2, true) }
        /// A Boolean value that indicates whether to include mobile devices. The default is `true`.
        @export(implementation) public var includeMobileClients: Bool { _plainRecord.bool(3, true) }
    }

    /// The reason that devices weren't listed.
    public enum ListMemberDevicesError: StoneUnion, CustomStringConvertible {
        /// No member has this identifier.
        case memberNotFound
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .memberNotFound
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .memberNotFound: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// The sessions and devices of a member.
    public struct ListMemberDevicesResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - activeWebSessions: The web sessions.
        ///   - desktopClientSessions: The computers.
        ///   - mobileClientSessions: The mobile devices.
        @export(implementation)
        public init(
            activeWebSessions: [Team.ActiveWebSession]? = nil,
            desktopClientSessions: [Team.DesktopClientSession]? = nil,
            mobileClientSessions: [Team.MobileClientSession]? = nil
        ) {
            var builder = RecordBuilder(Team._type(113))
            builder.objects(0, activeWebSessions)
            builder.objects(1, desktopClientSessions)
            builder.objects(2, mobileClientSessions)
            self.init(_plainRecord: builder.record())
        }

        /// The web sessions.
        @export(implementation) public var activeWebSessions: [Team.ActiveWebSession]? { _plainRecord.objectsOpt(0) }
        /// The computers.
        @export(implementation)
        public var desktopClientSessions: [Team.DesktopClientSession]? {
            _plainRecord.objectsOpt(1)
        }
        /// The mobile devices.
        @export(implementation)
        public var mobileClientSessions: [Team.MobileClientSession]? {
            _plainRecord.objectsOpt(2)
        }
    }

    /// The position at which a listing continues.
    public struct ListMembersAppsArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - cursor: The cursor of the most recent page. `nil` for the first page.
        @export(implementation)
        public init(cursor: String? = nil) {
            var builder = RecordBuilder(Team._type(114))
            builder.string(0, cursor)
            self.init(_plainRecord: builder.record())
        }

        /// The cursor of the most recent page. `nil` for the first page.
        @export(implementation) public var cursor: String? { _plainRecord.stringOpt(0) }
    }

    /// The reason that apps weren't listed.
    public enum ListMembersAppsError: StoneUnion, CustomStringConvertible {
        /// The cursor has expired. List from the start.
        case reset
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .reset
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .reset: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// A page of members with the apps that they have linked.
    public struct ListMembersAppsResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - apps: The members and their apps.
        ///   - hasMore: A Boolean value that indicates whether there is another page.
        ///   - cursor: The cursor of the next page.
        @export(implementation)
        public init(apps: [Team.MemberLinkedApps], hasMore: Bool, cursor: String? = nil) {
            var builder = RecordBuilder(Team._type(116))
            builder.list(0, apps)
            builder.bool(1, hasMore)
            builder.string(2, cursor)
            self.init(_plainRecord: builder.record())
        }

        /// The members and their apps.
        @export(implementation) public var apps: [Team.MemberLinkedApps] { _plainRecord.list(0) }
        /// A Boolean value that indicates whether there is another page.
        @export(implementation) public var hasMore: Bool { _plainRecord.bool(1) }
        /// The cursor of the next page.
        @export(implementation) public var cursor: String? { _plainRecord.stringOpt(2) }
    }

    /// The kinds of devices to list.
    public struct ListMembersDevicesArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - cursor: The cursor of the most recent page. `nil` for the first page.
        ///   - includeWebSessions: A Boolean value that indicates whether to include web sessions. The default is
        ///     `true`.
        ///   - includeDesktopClients: A Boolean value that indicates whether to include computers. The default is
        ///     `true`.
        ///   - includeMobileClients: A Boolean value that indicates whether to include mobile devices. The default is
        ///     `true`.
        @export(implementation)
        public init(
            cursor: String? = nil,
            includeWebSessions: Bool = true,
            includeDesktopClients: Bool = true,
            includeMobileClients: Bool = true
        ) {
            var builder = RecordBuilder(Team._type(117))
            builder.string(0, cursor)
            builder.bool(1, includeWebSessions)
            builder.bool(2, includeDesktopClients)
            builder.bool(3, includeMobileClients)
            self.init(_plainRecord: builder.record())
        }

        /// The cursor of the most recent page. `nil` for the first page.
        @export(implementation) public var cursor: String? { _plainRecord.stringOpt(0) }
        /// A Boolean value that indicates whether to include web sessions. The default is `true`.
        @export(implementation) public var includeWebSessions: Bool { _plainRecord.bool(1, true) }
        /// A Boolean value that indicates whether to include computers. The default is `true`.
        @export(implementation) public var includeDesktopClients: Bool { _plainRecord.bool(2, true) }
        /// A Boolean value that indicates whether to include mobile devices. The default is `true`.
        @export(implementation) public var includeMobileClients: Bool { _plainRecord.bool(3, true) }
    }

    /// The reason that devices weren't listed.
    public enum ListMembersDevicesError: StoneUnion, CustomStringConvertible {
        /// The cursor has expired. List from the start.
        case reset
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .reset
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .reset: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// A page of members with their sessions and devices.
    public struct ListMembersDevicesResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - devices: The members and their devices.
        ///   - hasMore: A Boolean value that indicates whether there is another page.
        ///   - cursor: The cursor of the next page.
        @export(implementation)
        public init(devices: [Team.MemberDevices], hasMore: Bool, cursor: String? = nil) {
            var builder = RecordBuilder(Team._type(119))
            builder.list(0, devices)
            builder.bool(1, hasMore)
            builder.string(2, cursor)
            self.init(_plainRecord: builder.record())
        }

        /// The members and their devices.
        @export(implementation) public var devices: [Team.MemberDevices] { _plainRecord.list(0) }
        /// A Boolean value that indicates whether there is another page.
        @export(implementation) public var hasMore: Bool { _plainRecord.bool(1) }
        /// The cursor of the next page.
        @export(implementation) public var cursor: String? { _plainRecord.stringOpt(2) }
    }

    /// The position at which a listing continues.
    public struct ListTeamAppsArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - cursor: The cursor of the most recent page. `nil` for the first page.
        @export(implementation)
        public init(cursor: String? = nil) {
            var builder = RecordBuilder(Team._type(120))
            builder.string(0, cursor)
            self.init(_plainRecord: builder.record())
        }

        /// The cursor of the most recent page. `nil` for the first page.
        @export(implementation) public var cursor: String? { _plainRecord.stringOpt(0) }
    }

    /// The reason that apps weren't listed.
    public enum ListTeamAppsError: StoneUnion, CustomStringConvertible {
        /// The cursor has expired. List from the start.
        case reset
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .reset
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .reset: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// A page of members with the apps that they have linked.
    public struct ListTeamAppsResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - apps: The members and their apps.
        ///   - hasMore: A Boolean value that indicates whether there is another page.
        ///   - cursor: The cursor of the next page.
        @export(implementation)
        public init(apps: [Team.MemberLinkedApps], hasMore: Bool, cursor: String? = nil) {
            var builder = RecordBuilder(Team._type(122))
            builder.list(0, apps)
            builder.bool(1, hasMore)
            builder.string(2, cursor)
            self.init(_plainRecord: builder.record())
        }

        /// The members and their apps.
        @export(implementation) public var apps: [Team.MemberLinkedApps] { _plainRecord.list(0) }
        /// A Boolean value that indicates whether there is another page.
        @export(implementation) public var hasMore: Bool { _plainRecord.bool(1) }
        /// The cursor of the next page.
        @export(implementation) public var cursor: String? { _plainRecord.stringOpt(2) }
    }

    /// The kinds of devices to list.
    public struct ListTeamDevicesArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - cursor: The cursor of the most recent page. `nil` for the first page.
        ///   - includeWebSessions: A Boolean value that indicates whether to include web sessions. The default is
        ///     `true`.
        ///   - includeDesktopClients: A Boolean value that indicates whether to include computers. The default is
        ///     `true`.
        ///   - includeMobileClients: A Boolean value that indicates whether to include mobile devices. The default is
        ///     `true`.
        @export(implementation)
        public init(
            cursor: String? = nil,
            includeWebSessions: Bool = true,
            includeDesktopClients: Bool = true,
            includeMobileClients: Bool = true
        ) {
            var builder = RecordBuilder(Team._type(123))
            builder.string(0, cursor)
            builder.bool(1, includeWebSessions)
            builder.bool(2, includeDesktopClients)
            builder.bool(3, includeMobileClients)
            self.init(_plainRecord: builder.record())
        }

        /// The cursor of the most recent page. `nil` for the first page.
        @export(implementation) public var cursor: String? { _plainRecord.stringOpt(0) }
        /// A Boolean value that indicates whether to include web sessions. The default is `true`.
        @export(implementation) public var includeWebSessions: Bool { _plainRecord.bool(1, true) }
        /// A Boolean value that indicates whether to include computers. The default is `true`.
        @export(implementation) public var includeDesktopClients: Bool { _plainRecord.bool(2, true) }
        /// A Boolean value that indicates whether to include mobile devices. The default is `true`.
        @export(implementation) public var includeMobileClients: Bool { _plainRecord.bool(3, true) }
    }

    /// The reason that devices weren't listed.
    public enum ListTeamDevicesError: StoneUnion, CustomStringConvertible {
        /// The cursor has expired. List from the start.
        case reset
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .reset
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .reset: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// A page of members with their sessions and devices.
    public struct ListTeamDevicesResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - devices: The members and their devices.
        ///   - hasMore: A Boolean value that indicates whether there is another page.
        ///   - cursor: The cursor of the next page.
        @export(implementation)
        public init(devices: [Team.MemberDevices], hasMore: Bool, cursor: String? = nil) {
            var builder = RecordBuilder(Team._type(125))
            builder.list(0, devices)
            builder.bool(1, hasMore)
            builder.string(2, cursor)
            self.init(_plainRecord: builder.record())
        }

        /// The members and their devices.
        @export(implementation) public var devices: [Team.MemberDevices] { _plainRecord.list(0) }
        /// A Boolean value that indicates whether there is another page.
        @export(implementation) public var hasMore: Bool { _plainRecord.bool(1) }
        /// The cursor of the next page.
        @export(implementation) public var cursor: String? { _plainRecord.stringOpt(2) }
    }

    /// A member to add to a group.
    public struct MemberAccess: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - user: The member, by identifier, external ID, or email address.
        ///   - accessType: The permissions of the member for the group.
        @export(implementation)
        public init(user: Team.UserSelectorArg, accessType: Team.GroupAccessType) {
            var builder = RecordBuilder(Team._type(126))
            builder.union(0, user._value)
            builder.union(1, accessType._value)
            self.init(_plainRecord: builder.record())
        }

        /// The member, by identifier, external ID, or email address.
        @export(implementation) public var user: Team.UserSelectorArg { _plainRecord.union(0) }
        /// The permissions of the member for the group.
        @export(implementation) public var accessType: Team.GroupAccessType { _plainRecord.union(1) }
    }

    /// A person to add to the team.
    public struct MemberAddArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - memberEmail: The email address. At most 255 characters. Matches
        ///     `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        ///   - memberGivenName: The given name. At most 50 characters. Matches `[^/:?*<>"|]*`.
        ///   - memberSurname: The family name. At most 50 characters. Matches `[^/:?*<>"|]*`.
        ///   - memberExternalId: The external ID, from the team's own directory. At most 64 characters.
        ///   - memberPersistentId: The persistent identifier for SAML sign-in. Supported only for teams that use
        ///     persistent identifiers.
        ///   - sendWelcomeEmail: A Boolean value that indicates whether to send an invitation by email. If `false`, the
        ///     team must notify the person. The default is `true`.
        ///   - isDirectoryRestricted: A Boolean value that indicates whether the team's directory is restricted for the
        ///     person.
        ///   - role: The admin permissions of the person. The default is `.memberOnly`.
        @export(implementation)
        public init(
            memberEmail: String,
            memberGivenName: String? = nil,
            memberSurname: String? = nil,
            memberExternalId: String? = nil,
            memberPersistentId: String? = nil,
            sendWelcomeEmail: Bool = true,
            isDirectoryRestricted: Bool? = nil,
            role: Team.AdminTier = .memberOnly
        ) {
            var builder = RecordBuilder(Team._type(127))
            builder.string(0, memberEmail)
            builder.string(1, memberGivenName)
            builder.string(2, memberSurname)
            builder.string(3, memberExternalId)
            builder.string(4, memberPersistentId)
            builder.bool(5, sendWelcomeEmail)
            builder.bool(6, isDirectoryRestricted)
            builder.union(7, role._value)
            self.init(_plainRecord: builder.record())
        }

        /// The email address. At most 255 characters. Matches
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        @export(implementation) public var memberEmail: String { _plainRecord.string(0) }
        /// The given name. At most 50 characters. Matches `[^/:?*<>"|]*`.
        @export(implementation) public var memberGivenName: String? { _plainRecord.stringOpt(1) }
        /// The family name. At most 50 characters. Matches `[^/:?*<>"|]*`.
        @export(implementation) public var memberSurname: String? { _plainRecord.stringOpt(2) }
        /// The external ID, from the team's own directory. At most 64 characters.
        @export(implementation) public var memberExternalId: String? { _plainRecord.stringOpt(3) }
        /// The persistent identifier for SAML sign-in. Supported only for teams that use persistent identifiers.
        @export(implementation) public var memberPersistentId: String? { _plainRecord.stringOpt(4) }
        /// A Boolean value that indicates whether to send an invitation by email. If `false`, the team must notify the
        /// person. The default is `true`.
        @export(implementation) public var sendWelcomeEmail: Bool { _plainRecord.bool(5, true) }
        /// A Boolean value that indicates whether the team's directory is restricted for the person.
        @export(implementation) public var isDirectoryRestricted: Bool? { _plainRecord.boolOpt(6) }
        /// The admin permissions of the person. The default is `.memberOnly`.
        @export(implementation) public var role: Team.AdminTier { _plainRecord.union(7, .memberOnly) }
    }

    /// A person to add to the team.
    public struct MemberAddArgBase: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - memberEmail: The email address. At most 255 characters. Matches
        ///     `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        ///   - memberGivenName: The given name. At most 50 characters. Matches `[^/:?*<>"|]*`.
        ///   - memberSurname: The family name. At most 50 characters. Matches `[^/:?*<>"|]*`.
        ///   - memberExternalId: The external ID, from the team's own directory. At most 64 characters.
        ///   - memberPersistentId: The persistent identifier for SAML sign-in. Supported only for teams that use
        ///     persistent identifiers.
        ///   - sendWelcomeEmail: A Boolean value that indicates whether to send an invitation by email. If `false`, the
        ///     team must notify the person. The default is `true`.
        ///   - isDirectoryRestricted: A Boolean value that indicates whether the team's directory is restricted for the
        ///     person.
        @export(implementation)
        public init(
            memberEmail: String,
            memberGivenName: String? = nil,
            memberSurname: String? = nil,
            memberExternalId: String? = nil,
            memberPersistentId: String? = nil,
            sendWelcomeEmail: Bool = true,
            isDirectoryRestricted: Bool? = nil
        ) {
            var builder = RecordBuilder(Team._type(128))
            builder.string(0, memberEmail)
            builder.string(1, memberGivenName)
            builder.string(2, memberSurname)
            builder.string(3, memberExternalId)
            builder.string(4, memberPersistentId)
            builder.bool(5, sendWelcomeEmail)
            builder.bool(6, isDirectoryRestricted)
            self.init(_plainRecord: builder.record())
        }

        /// The email address. At most 255 characters. Matches
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        @export(implementation) public var memberEmail: String { _plainRecord.string(0) }
        /// The given name. At most 50 characters. Matches `[^/:?*<>"|]*`.
        @export(implementation) public var memberGivenName: String? { _plainRecord.stringOpt(1) }
        /// The family name. At most 50 characters. Matches `[^/:?*<>"|]*`.
        @export(implementation) public var memberSurname: String? { _plainRecord.stringOpt(2) }
        /// The external ID, from the team's own directory. At most 64 characters.
        @export(implementation) public var memberExternalId: String? { _plainRecord.stringOpt(3) }
        /// The persistent identifier for SAML sign-in. Supported only for teams that use persistent identifiers.
        @export(implementation) public var memberPersistentId: String? { _plainRecord.stringOpt(4) }
        /// A Boolean value that indicates whether to send an invitation by email. If `false`, the team must notify the
        /// person. The default is `true`.
        @export(implementation) public var sendWelcomeEmail: Bool { _plainRecord.bool(5, true) }
        /// A Boolean value that indicates whether the team's directory is restricted for the person.
        @export(implementation) public var isDirectoryRestricted: Bool? { _plainRecord.boolOpt(6) }
    }

    /// The outcome for one person.
    public enum MemberAddResult: StoneUnion, CustomStringConvertible {
        /// The team has no available license. The associated value is the email address. At most 255 characters.
        /// Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case teamLicenseLimit(String)
        /// A free team can't have more members. The associated value is the email address. At most 255 characters.
        /// Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case freeTeamMemberLimitReached(String)
        /// The person is a member of the team, is invited, or can be recovered. The associated value is the email
        /// address. At most 255 characters. Matches
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case userAlreadyOnTeam(String)
        /// The person is a member of another team or is invited to it. The associated value is the email address. At
        /// most 255 characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case userOnAnotherTeam(String)
        /// The account is linked to another account. The associated value is the email address. At most 255 characters.
        /// Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case userAlreadyPaired(String)
        /// The account couldn't be moved to the team. The associated value is the email address. At most 255
        /// characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case userMigrationFailed(String)
        /// Another member has this external ID. The associated value is the email address. At most 255 characters.
        /// Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case duplicateExternalMemberId(String)
        /// Another member has this persistent identifier. The associated value is the email address. At most 255
        /// characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case duplicateMemberPersistentId(String)
        /// The team doesn't use persistent identifiers for SAML sign-in. The associated value is the email address. At
        /// most 255 characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case persistentIdDisabled(String)
        /// The account couldn't be created. The associated value is the email address. At most 255 characters. Matches
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case userCreationFailed(String)
        /// The person was added.
        case success(Team.TeamMemberInfo)

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .teamLicenseLimit(_value.string())
            case 1: self = .freeTeamMemberLimitReached(_value.string())
            case 2: self = .userAlreadyOnTeam(_value.string())
            case 3: self = .userOnAnotherTeam(_value.string())
            case 4: self = .userAlreadyPaired(_value.string())
            case 5: self = .userMigrationFailed(_value.string())
            case 6: self = .duplicateExternalMemberId(_value.string())
            case 7: self = .duplicateMemberPersistentId(_value.string())
            case 8: self = .persistentIdDisabled(_value.string())
            case 9: self = .userCreationFailed(_value.string())
            default: self = .success(Team.TeamMemberInfo(_plainRecord: payload))
            }
        }

        public var _value: Value {
            switch self {
            case .teamLicenseLimit(let value): .boxedValue(0, string: value)
            case .freeTeamMemberLimitReached(let value): .boxedValue(1, string: value)
            case .userAlreadyOnTeam(let value): .boxedValue(2, string: value)
            case .userOnAnotherTeam(let value): .boxedValue(3, string: value)
            case .userAlreadyPaired(let value): .boxedValue(4, string: value)
            case .userMigrationFailed(let value): .boxedValue(5, string: value)
            case .duplicateExternalMemberId(let value): .boxedValue(6, string: value)
            case .duplicateMemberPersistentId(let value): .boxedValue(7, string: value)
            case .persistentIdDisabled(let value): .boxedValue(8, string: value)
            case .userCreationFailed(let value): .boxedValue(9, string: value)
            case .success(let value): .variant(10, value._plainRecord)
            }
        }
    }

    /// The reason that a person wasn't added.
    public enum MemberAddResultBase: StoneUnion, CustomStringConvertible {
        /// The team has no available license. The associated value is the email address. At most 255 characters.
        /// Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case teamLicenseLimit(String)
        /// A free team can't have more members. The associated value is the email address. At most 255 characters.
        /// Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case freeTeamMemberLimitReached(String)
        /// The person is a member of the team, is invited, or can be recovered. The associated value is the email
        /// address. At most 255 characters. Matches
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case userAlreadyOnTeam(String)
        /// The person is a member of another team or is invited to it. The associated value is the email address. At
        /// most 255 characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case userOnAnotherTeam(String)
        /// The account is linked to another account. The associated value is the email address. At most 255 characters.
        /// Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case userAlreadyPaired(String)
        /// The account couldn't be moved to the team. The associated value is the email address. At most 255
        /// characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case userMigrationFailed(String)
        /// Another member has this external ID. The associated value is the email address. At most 255 characters.
        /// Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case duplicateExternalMemberId(String)
        /// Another member has this persistent identifier. The associated value is the email address. At most 255
        /// characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case duplicateMemberPersistentId(String)
        /// The team doesn't use persistent identifiers for SAML sign-in. The associated value is the email address. At
        /// most 255 characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case persistentIdDisabled(String)
        /// The account couldn't be created. The associated value is the email address. At most 255 characters. Matches
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case userCreationFailed(String)

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .teamLicenseLimit(_value.string())
            case 1: self = .freeTeamMemberLimitReached(_value.string())
            case 2: self = .userAlreadyOnTeam(_value.string())
            case 3: self = .userOnAnotherTeam(_value.string())
            case 4: self = .userAlreadyPaired(_value.string())
            case 5: self = .userMigrationFailed(_value.string())
            case 6: self = .duplicateExternalMemberId(_value.string())
            case 7: self = .duplicateMemberPersistentId(_value.string())
            case 8: self = .persistentIdDisabled(_value.string())
            default: self = .userCreationFailed(_value.string())
            }
        }

        public var _value: Value {
            switch self {
            case .teamLicenseLimit(let value): .boxedValue(0, string: value)
            case .freeTeamMemberLimitReached(let value): .boxedValue(1, string: value)
            case .userAlreadyOnTeam(let value): .boxedValue(2, string: value)
            case .userOnAnotherTeam(let value): .boxedValue(3, string: value)
            case .userAlreadyPaired(let value): .boxedValue(4, string: value)
            case .userMigrationFailed(let value): .boxedValue(5, string: value)
            case .duplicateExternalMemberId(let value): .boxedValue(6, string: value)
            case .duplicateMemberPersistentId(let value): .boxedValue(7, string: value)
            case .persistentIdDisabled(let value): .boxedValue(8, string: value)
            case .userCreationFailed(let value): .boxedValue(9, string: value)
            }
        }
    }

    /// A person to add to the team.
    public struct MemberAddV2Arg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - memberEmail: The email address. At most 255 characters. Matches
        ///     `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        ///   - memberGivenName: The given name. At most 50 characters. Matches `[^/:?*<>"|]*`.
        ///   - memberSurname: The family name. At most 50 characters. Matches `[^/:?*<>"|]*`.
        ///   - memberExternalId: The external ID, from the team's own directory. At most 64 characters.
        ///   - memberPersistentId: The persistent identifier for SAML sign-in. Supported only for teams that use
        ///     persistent identifiers.
        ///   - sendWelcomeEmail: A Boolean value that indicates whether to send an invitation by email. If `false`, the
        ///     team must notify the person. The default is `true`.
        ///   - isDirectoryRestricted: A Boolean value that indicates whether the team's directory is restricted for the
        ///     person.
        ///   - roleIds: The identifiers of the roles. `nil` for a member without a role. At most 1 item. Each item has
        ///     at most 128 characters. Each item matches `pid_dbtmr:.*`.
        @export(implementation)
        public init(
            memberEmail: String,
            memberGivenName: String? = nil,
            memberSurname: String? = nil,
            memberExternalId: String? = nil,
            memberPersistentId: String? = nil,
            sendWelcomeEmail: Bool = true,
            isDirectoryRestricted: Bool? = nil,
            roleIds: [String]? = nil
        ) {
            var builder = RecordBuilder(Team._type(131))
            builder.string(0, memberEmail)
            builder.string(1, memberGivenName)
            builder.string(2, memberSurname)
            builder.string(3, memberExternalId)
            builder.string(4, memberPersistentId)
            builder.bool(5, sendWelcomeEmail)
            builder.bool(6, isDirectoryRestricted)
            builder.strings(7, roleIds)
            self.init(_plainRecord: builder.record())
        }

        /// The email address. At most 255 characters. Matches
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        @export(implementation) public var memberEmail: String { _plainRecord.string(0) }
        /// The given name. At most 50 characters. Matches `[^/:?*<>"|]*`.
        @export(implementation) public var memberGivenName: String? { _plainRecord.stringOpt(1) }
        /// The family name. At most 50 characters. Matches `[^/:?*<>"|]*`.
        @export(implementation) public var memberSurname: String? { _plainRecord.stringOpt(2) }
        /// The external ID, from the team's own directory. At most 64 characters.
        @export(implementation) public var memberExternalId: String? { _plainRecord.stringOpt(3) }
        /// The persistent identifier for SAML sign-in. Supported only for teams that use persistent identifiers.
        @export(implementation) public var memberPersistentId: String? { _plainRecord.stringOpt(4) }
        /// A Boolean value that indicates whether to send an invitation by email. If `false`, the team must notify the
        /// person. The default is `true`.
        @export(implementation) public var sendWelcomeEmail: Bool { _plainRecord.bool(5, true) }
        /// A Boolean value that indicates whether the team's directory is restricted for the person.
        @export(implementation) public var isDirectoryRestricted: Bool? { _plainRecord.boolOpt(6) }
        /// The identifiers of the roles. `nil` for a member without a role. At most 1 item. Each item has at most 128
        /// characters. Each item matches `pid_dbtmr:.*`.
        @export(implementation) public var roleIds: [String]? { _plainRecord.stringsOpt(7) }
    }

    /// The outcome for one person.
    public enum MemberAddV2Result: StoneUnion, CustomStringConvertible {
        /// The team has no available license. The associated value is the email address. At most 255 characters.
        /// Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case teamLicenseLimit(String)
        /// A free team can't have more members. The associated value is the email address. At most 255 characters.
        /// Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case freeTeamMemberLimitReached(String)
        /// The person is a member of the team, is invited, or can be recovered. The associated value is the email
        /// address. At most 255 characters. Matches
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case userAlreadyOnTeam(String)
        /// The person is a member of another team or is invited to it. The associated value is the email address. At
        /// most 255 characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case userOnAnotherTeam(String)
        /// The account is linked to another account. The associated value is the email address. At most 255 characters.
        /// Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case userAlreadyPaired(String)
        /// The account couldn't be moved to the team. The associated value is the email address. At most 255
        /// characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case userMigrationFailed(String)
        /// Another member has this external ID. The associated value is the email address. At most 255 characters.
        /// Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case duplicateExternalMemberId(String)
        /// Another member has this persistent identifier. The associated value is the email address. At most 255
        /// characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case duplicateMemberPersistentId(String)
        /// The team doesn't use persistent identifiers for SAML sign-in. The associated value is the email address. At
        /// most 255 characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case persistentIdDisabled(String)
        /// The account couldn't be created. The associated value is the email address. At most 255 characters. Matches
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case userCreationFailed(String)
        /// The person was added.
        case success(Team.TeamMemberInfoV2)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .teamLicenseLimit(_value.string())
            case 1: self = .freeTeamMemberLimitReached(_value.string())
            case 2: self = .userAlreadyOnTeam(_value.string())
            case 3: self = .userOnAnotherTeam(_value.string())
            case 4: self = .userAlreadyPaired(_value.string())
            case 5: self = .userMigrationFailed(_value.string())
            case 6: self = .duplicateExternalMemberId(_value.string())
            case 7: self = .duplicateMemberPersistentId(_value.string())
            case 8: self = .persistentIdDisabled(_value.string())
            case 9: self = .userCreationFailed(_value.string())
            case 10: self = .success(Team.TeamMemberInfoV2(_plainRecord: payload))
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .teamLicenseLimit(let value): .boxedValue(0, string: value)
            case .freeTeamMemberLimitReached(let value): .boxedValue(1, string: value)
            case .userAlreadyOnTeam(let value): .boxedValue(2, string: value)
            case .userOnAnotherTeam(let value): .boxedValue(3, string: value)
            case .userAlreadyPaired(let value): .boxedValue(4, string: value)
            case .userMigrationFailed(let value): .boxedValue(5, string: value)
            case .duplicateExternalMemberId(let value): .boxedValue(6, string: value)
            case .duplicateMemberPersistentId(let value): .boxedValue(7, string: value)
            case .persistentIdDisabled(let value): .boxedValue(8, string: value)
            case .userCreationFailed(let value): .boxedValue(9, string: value)
            case .success(let value): .variant(10, value._plainRecord)
            case .other: .tag(11)
            }
        }
    }

    /// A member, and their sessions and devices.
    public struct MemberDevices: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - teamMemberId: The identifier of the member, `dbmid:…`.
        ///   - webSessions: The web sessions.
        ///   - desktopClients: The computers.
        ///   - mobileClients: The mobile devices.
        @export(implementation)
        public init(
            teamMemberId: String,
            webSessions: [Team.ActiveWebSession]? = nil,
            desktopClients: [Team.DesktopClientSession]? = nil,
            mobileClients: [Team.MobileClientSession]? = nil
        ) {
            var builder = RecordBuilder(Team._type(133))
            builder.string(0, teamMemberId)
            builder.objects(1, webSessions)
            builder.objects(2, desktopClients)
            builder.objects(3, mobileClients)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the member, `dbmid:…`.
        @export(implementation) public var teamMemberId: String { _plainRecord.string(0) }
        /// The web sessions.
        @export(implementation) public var webSessions: [Team.ActiveWebSession]? { _plainRecord.objectsOpt(1) }
        /// The computers.
        @export(implementation) public var desktopClients: [Team.DesktopClientSession]? { _plainRecord.objectsOpt(2) }
        /// The mobile devices.
        @export(implementation) public var mobileClients: [Team.MobileClientSession]? { _plainRecord.objectsOpt(3) }
    }

    /// A member, and the apps that they have linked.
    public struct MemberLinkedApps: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - teamMemberId: The identifier of the member, `dbmid:…`.
        ///   - linkedApiApps: The apps.
        @export(implementation)
        public init(teamMemberId: String, linkedApiApps: [Team.ApiApp]) {
            var builder = RecordBuilder(Team._type(134))
            builder.string(0, teamMemberId)
            builder.list(1, linkedApiApps)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the member, `dbmid:…`.
        @export(implementation) public var teamMemberId: String { _plainRecord.string(0) }
        /// The apps.
        @export(implementation) public var linkedApiApps: [Team.ApiApp] { _plainRecord.list(1) }
    }

    /// The profile of a team member.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public class MemberProfile: StoneObject, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - teamMemberId: The identifier of the member, `dbmid:…`.
        ///   - email: The email address.
        ///   - emailVerified: A Boolean value that indicates whether the email address is verified.
        ///   - status: The status of the member in the team.
        ///   - name: The name in several forms.
        ///   - membershipType: The type of the membership, which determines whether the member uses a license.
        ///   - externalId: The external ID, from the team's own directory. `nil` if there is none.
        ///   - accountId: The account identifier, `dbid:…`. Exactly 40 characters.
        ///   - secondaryEmails: The secondary email addresses.
        ///   - invitedOn: The time at which the member was invited. `nil` if they have joined.
        ///   - joinedOn: The time at which the member joined.
        ///   - suspendedOn: The time at which the member was suspended. `nil` if they aren't suspended.
        ///   - persistentId: The persistent identifier for SAML sign-in.
        ///   - isDirectoryRestricted: A Boolean value that indicates whether the team's directory is restricted for the
        ///     member.
        ///   - profilePhotoUrl: The URL of the profile photo. `nil` if there is none.
        @export(implementation)
        public init(
            teamMemberId: String,
            email: String,
            emailVerified: Bool,
            status: Team.TeamMemberStatus,
            name: Users.Name,
            membershipType: Team.TeamMembershipType,
            externalId: String? = nil,
            accountId: String? = nil,
            secondaryEmails: [SecondaryEmails.SecondaryEmail]? = nil,
            invitedOn: Date? = nil,
            joinedOn: Date? = nil,
            suspendedOn: Date? = nil,
            persistentId: String? = nil,
            isDirectoryRestricted: Bool? = nil,
            profilePhotoUrl: String? = nil
        ) {
            var builder = RecordBuilder(Team._type(135))
            builder.string(0, teamMemberId)
            builder.string(1, externalId)
            builder.string(2, accountId)
            builder.string(3, email)
            builder.bool(4, emailVerified)
            builder.list(5, secondaryEmails)
            builder.union(6, status._value)
            builder.object(7, name._plainRecord)
            builder.union(8, membershipType._value)
            builder.date(9, invitedOn)
            builder.date(10, joinedOn)
            builder.date(11, suspendedOn)
            builder.string(12, persistentId)
            builder.bool(13, isDirectoryRestricted)
            builder.string(14, profilePhotoUrl)
            super.init(_record: builder.record())
        }

        /// The identifier of the member, `dbmid:…`.
        @export(implementation) public final var teamMemberId: String { _record.string(0) }
        /// The external ID, from the team's own directory. `nil` if there is none.
        @export(implementation) public final var externalId: String? { _record.stringOpt(1) }
        /// The account identifier, `dbid:…`. Exactly 40 characters.
        @export(implementation) public final var accountId: String? { _record.stringOpt(2) }
        /// The email address.
        @export(implementation) public final var email: String { _record.string(3) }
        /// A Boolean value that indicates whether the email address is verified.
        @export(implementation) public final var emailVerified: Bool { _record.bool(4) }
        /// The secondary email addresses.
        @export(implementation)
        public final var secondaryEmails: [SecondaryEmails.SecondaryEmail]? {
            _record.listOpt(5)
        }
        /// The status of the member in the team.
        @export(implementation) public final var status: Team.TeamMemberStatus { _record.union(6) }
        /// The name in several forms.
        @export(implementation) public final var name: Users.Name { _record.object(7) }
        /// The type of the membership, which determines whether the member uses a license.
        @export(implementation) public final var membershipType: Team.TeamMembershipType { _record.union(8) }
        /// The time at which the member was invited. `nil` if they have joined.
        @export(implementation) public final var invitedOn: Date? { _record.dateOpt(9) }
        /// The time at which the member joined.
        @export(implementation) public final var joinedOn: Date? { _record.dateOpt(10) }
        /// The time at which the member was suspended. `nil` if they aren't suspended.
        @export(implementation) public final var suspendedOn: Date? { _record.dateOpt(11) }
        /// The persistent identifier for SAML sign-in.
        @export(implementation) public final var persistentId: String? { _record.stringOpt(12) }
        /// A Boolean value that indicates whether the team's directory is restricted for the member.
        @export(implementation) public final var isDirectoryRestricted: Bool? { _record.boolOpt(13) }
        /// The URL of the profile photo. `nil` if there is none.
        @export(implementation) public final var profilePhotoUrl: String? { _record.stringOpt(14) }
    }

    /// The reason that a member can't be used.
    public enum MemberSelectorError: StoneUnion, CustomStringConvertible {
        /// The team has no such member.
        case userNotFound
        /// The user isn't a member of the team.
        case userNotInTeam

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .userNotFound
            default: self = .userNotInTeam
            }
        }

        public var _value: Value {
            switch self {
            case .userNotFound: .tag(0)
            case .userNotInTeam: .tag(1)
            }
        }
    }

    /// The people to add to the team.
    public struct MembersAddArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - newMembers: The people to add, at most 20.
        ///   - forceAsync: A Boolean value that indicates whether to return a job immediately. The default is `false`.
        @export(implementation)
        public init(newMembers: [Team.MemberAddArg], forceAsync: Bool = false) {
            var builder = RecordBuilder(Team._type(137))
            builder.bool(0, forceAsync)
            builder.list(1, newMembers)
            self.init(_plainRecord: builder.record())
        }

        /// A Boolean value that indicates whether to return a job immediately. The default is `false`.
        @export(implementation) public var forceAsync: Bool { _plainRecord.bool(0) }
        /// The people to add, at most 20.
        @export(implementation) public var newMembers: [Team.MemberAddArg] { _plainRecord.list(1) }
    }

    /// The options for adding people.
    public struct MembersAddArgBase: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - forceAsync: A Boolean value that indicates whether to return a job immediately. The default is `false`.
        @export(implementation)
        public init(forceAsync: Bool = false) {
            var builder = RecordBuilder(Team._type(138))
            builder.bool(0, forceAsync)
            self.init(_plainRecord: builder.record())
        }

        /// A Boolean value that indicates whether to return a job immediately. The default is `false`.
        @export(implementation) public var forceAsync: Bool { _plainRecord.bool(0) }
    }

    /// The state of a job of `membersAdd`.
    public enum MembersAddJobStatus: StoneUnion, CustomStringConvertible {
        /// The job is still running. Poll again later.
        case inProgress
        /// The job is complete. Each person has their own outcome.
        case complete([Team.MemberAddResult])
        /// The entire job failed. The associated value describes the reason.
        case failed(String)

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .inProgress
            case 1: self = .complete(_value.unions())
            default: self = .failed(_value.string())
            }
        }

        public var _value: Value {
            switch self {
            case .inProgress: .tag(0)
            case .complete(let value): .boxedValue(1, unions: value)
            case .failed(let value): .boxedValue(2, string: value)
            }
        }
    }

    /// The state of a job of `membersAddV2`.
    public enum MembersAddJobStatusV2Result: StoneUnion, CustomStringConvertible {
        /// The job is still running. Poll again later.
        case inProgress
        /// The job is complete. Each person has their own outcome.
        case complete([Team.MemberAddV2Result])
        /// The entire job failed. The associated value describes the reason.
        case failed(String)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .inProgress
            case 1: self = .complete(_value.unions())
            case 2: self = .failed(_value.string())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .inProgress: .tag(0)
            case .complete(let value): .boxedValue(1, unions: value)
            case .failed(let value): .boxedValue(2, string: value)
            case .other: .tag(3)
            }
        }
    }

    /// The result of `membersAdd`: a job to poll, or the outcome.
    public enum MembersAddLaunch: StoneUnion, CustomStringConvertible {
        /// The identifier of the job that the call started. Poll the job with it. At least 1 character.
        case asyncJobId(String)
        /// The call completed without a job. Each person has their own outcome.
        case complete([Team.MemberAddResult])

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .asyncJobId(_value.string())
            default: self = .complete(_value.unions())
            }
        }

        public var _value: Value {
            switch self {
            case .asyncJobId(let value): .boxedValue(0, string: value)
            case .complete(let value): .boxedValue(1, unions: value)
            }
        }
    }

    /// The result of `membersAddV2`: a job to poll, or the outcome.
    public enum MembersAddLaunchV2Result: StoneUnion, CustomStringConvertible {
        /// The identifier of the job that the call started. Poll the job with it. At least 1 character.
        case asyncJobId(String)
        /// The call completed without a job. Each person has their own outcome.
        case complete([Team.MemberAddV2Result])
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .asyncJobId(_value.string())
            case 1: self = .complete(_value.unions())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .asyncJobId(let value): .boxedValue(0, string: value)
            case .complete(let value): .boxedValue(1, unions: value)
            case .other: .tag(2)
            }
        }
    }

    /// The people to add to the team.
    public struct MembersAddV2Arg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - newMembers: The people to add, at most 20.
        ///   - forceAsync: A Boolean value that indicates whether to return a job immediately. The default is `false`.
        @export(implementation)
        public init(newMembers: [Team.MemberAddV2Arg], forceAsync: Bool = false) {
            var builder = RecordBuilder(Team._type(143))
            builder.bool(0, forceAsync)
            builder.list(1, newMembers)
            self.init(_plainRecord: builder.record())
        }

        /// A Boolean value that indicates whether to return a job immediately. The default is `false`.
        @export(implementation) public var forceAsync: Bool { _plainRecord.bool(0) }
        /// The people to add, at most 20.
        @export(implementation) public var newMembers: [Team.MemberAddV2Arg] { _plainRecord.list(1) }
    }

    /// The former member whose files to transfer, and the recipient.
    public struct MembersDataTransferArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - user: The member, by identifier, external ID, or email address.
        ///   - transferDestId: The member who receives the files.
        ///   - transferAdminId: The admin who receives an email if an error occurs.
        @export(implementation)
        public init(
            user: Team.UserSelectorArg,
            transferDestId: Team.UserSelectorArg,
            transferAdminId: Team.UserSelectorArg
        ) {
            var builder = RecordBuilder(Team._type(144))
            builder.union(0, user._value)
            builder.union(1, transferDestId._value)
            builder.union(2, transferAdminId._value)
            self.init(_plainRecord: builder.record())
        }

        /// The member, by identifier, external ID, or email address.
        @export(implementation) public var user: Team.UserSelectorArg { _plainRecord.union(0) }
        /// The member who receives the files.
        @export(implementation) public var transferDestId: Team.UserSelectorArg { _plainRecord.union(1) }
        /// The admin who receives an email if an error occurs.
        @export(implementation) public var transferAdminId: Team.UserSelectorArg { _plainRecord.union(2) }
    }

    /// The member to suspend or remove.
    public struct MembersDeactivateArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - user: The member, by identifier, external ID, or email address.
        ///   - wipeData: A Boolean value that indicates whether to delete the data on the member's linked devices. The
        ///     default is `true`.
        @export(implementation)
        public init(user: Team.UserSelectorArg, wipeData: Bool = true) {
            var builder = RecordBuilder(Team._type(145))
            builder.union(0, user._value)
            builder.bool(1, wipeData)
            self.init(_plainRecord: builder.record())
        }

        /// The member, by identifier, external ID, or email address.
        @export(implementation) public var user: Team.UserSelectorArg { _plainRecord.union(0) }
        /// A Boolean value that indicates whether to delete the data on the member's linked devices. The default is
        /// `true`.
        @export(implementation) public var wipeData: Bool { _plainRecord.bool(1, true) }
    }

    /// The member to change.
    public struct MembersDeactivateBaseArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - user: The member, by identifier, external ID, or email address.
        @export(implementation)
        public init(user: Team.UserSelectorArg) {
            var builder = RecordBuilder(Team._type(146))
            builder.union(0, user._value)
            self.init(_plainRecord: builder.record())
        }

        /// The member, by identifier, external ID, or email address.
        @export(implementation) public var user: Team.UserSelectorArg { _plainRecord.union(0) }
    }

    /// The reason that a member can't be changed.
    public enum MembersDeactivateError: StoneUnion, CustomStringConvertible {
        /// The team has no such member.
        case userNotFound
        /// The user isn't a member of the team.
        case userNotInTeam
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .userNotFound
            case 1: self = .userNotInTeam
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .userNotFound: .tag(0)
            case .userNotInTeam: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// The reason that files weren't deleted.
    public enum MembersDeleteFormerMemberFilesError: StoneUnion, CustomStringConvertible {
        /// The team has no such member.
        case userNotFound
        /// The user isn't a member of the team.
        case userNotInTeam
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// The files are being transferred.
        case transferInProgress
        /// The files were already transferred.
        case alreadyTransferred
        /// The files were already transferred or deleted.
        case alreadyTransferredOrDeleted
        /// The user is still a member of the team.
        case userNotRemoved

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .userNotFound
            case 1: self = .userNotInTeam
            case 3: self = .transferInProgress
            case 4: self = .alreadyTransferred
            case 5: self = .alreadyTransferredOrDeleted
            case 6: self = .userNotRemoved
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .userNotFound: .tag(0)
            case .userNotInTeam: .tag(1)
            case .other: .tag(2)
            case .transferInProgress: .tag(3)
            case .alreadyTransferred: .tag(4)
            case .alreadyTransferredOrDeleted: .tag(5)
            case .userNotRemoved: .tag(6)
            }
        }
    }

    /// The member whose profile photo to delete.
    public struct MembersDeleteProfilePhotoArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - user: The member, by identifier, external ID, or email address.
        @export(implementation)
        public init(user: Team.UserSelectorArg) {
            var builder = RecordBuilder(Team._type(149))
            builder.union(0, user._value)
            self.init(_plainRecord: builder.record())
        }

        /// The member, by identifier, external ID, or email address.
        @export(implementation) public var user: Team.UserSelectorArg { _plainRecord.union(0) }
    }

    /// The reason that a photo wasn't deleted.
    public enum MembersDeleteProfilePhotoError: StoneUnion, CustomStringConvertible {
        /// The team has no such member.
        case userNotFound
        /// The user isn't a member of the team.
        case userNotInTeam
        /// Former members can't be changed.
        case setProfileDisallowed
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .userNotFound
            case 1: self = .userNotInTeam
            case 2: self = .setProfileDisallowed
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .userNotFound: .tag(0)
            case .userNotInTeam: .tag(1)
            case .setProfileDisallowed: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// The former member whose files to delete.
    public struct MembersFormerMemberArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - user: The former member, by identifier, external ID, or email address.
        @export(implementation)
        public init(user: Team.UserSelectorArg) {
            var builder = RecordBuilder(Team._type(151))
            builder.union(0, user._value)
            self.init(_plainRecord: builder.record())
        }

        /// The former member, by identifier, external ID, or email address.
        @export(implementation) public var user: Team.UserSelectorArg { _plainRecord.union(0) }
    }

    /// The available roles.
    public struct MembersGetAvailableTeamMemberRolesResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - roles: The roles.
        @export(implementation)
        public init(roles: [Team.TeamMemberRole]) {
            var builder = RecordBuilder(Team._type(152))
            builder.list(0, roles)
            self.init(_plainRecord: builder.record())
        }

        /// The roles.
        @export(implementation) public var roles: [Team.TeamMemberRole] { _plainRecord.list(0) }
    }

    /// The members whose profiles to get.
    public struct MembersGetInfoArgs: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - members: The members, by identifier, external ID, or email address.
        @export(implementation)
        public init(members: [Team.UserSelectorArg]) {
            var builder = RecordBuilder(Team._type(153))
            builder.unions(0, members)
            self.init(_plainRecord: builder.record())
        }

        /// The members, by identifier, external ID, or email address.
        @export(implementation) public var members: [Team.UserSelectorArg] { _plainRecord.unions(0) }
    }

    /// The reason that no profiles were returned.
    public enum MembersGetInfoError: StoneUnion, CustomStringConvertible {
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .other: .tag(0)
            }
        }
    }

    /// A member, or the identifier of a member who doesn't exist.
    public enum MembersGetInfoItem: StoneUnion, CustomStringConvertible {
        /// The member doesn't exist. The associated value is the requested identifier or email address.
        case idNotFound(String)
        /// The profile and permissions of the member.
        case memberInfo(Team.TeamMemberInfo)

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .idNotFound(_value.string())
            default: self = .memberInfo(Team.TeamMemberInfo(_plainRecord: payload))
            }
        }

        public var _value: Value {
            switch self {
            case .idNotFound(let value): .boxedValue(0, string: value)
            case .memberInfo(let value): .variant(1, value._plainRecord)
            }
        }
    }

    /// A member who doesn't exist.
    public enum MembersGetInfoItemBase: StoneUnion, CustomStringConvertible {
        /// The member doesn't exist. The associated value is the requested identifier or email address.
        case idNotFound(String)

        public init(_value: borrowing Value) {
            switch _value.tag {
            default: self = .idNotFound(_value.string())
            }
        }

        public var _value: Value {
            switch self {
            case .idNotFound(let value): .boxedValue(0, string: value)
            }
        }
    }

    /// A member, or the identifier of a member who doesn't exist.
    public enum MembersGetInfoItemV2: StoneUnion, CustomStringConvertible {
        /// The member doesn't exist. The associated value is the requested identifier or email address.
        case idNotFound(String)
        /// The profile and roles of the member.
        case memberInfo(Team.TeamMemberInfoV2)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .idNotFound(_value.string())
            case 1: self = .memberInfo(Team.TeamMemberInfoV2(_plainRecord: payload))
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .idNotFound(let value): .boxedValue(0, string: value)
            case .memberInfo(let value): .variant(1, value._plainRecord)
            case .other: .tag(2)
            }
        }
    }

    /// The members whose profiles to get.
    public struct MembersGetInfoV2Arg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - members: The members, by identifier, external ID, or email address.
        @export(implementation)
        public init(members: [Team.UserSelectorArg]) {
            var builder = RecordBuilder(Team._type(158))
            builder.unions(0, members)
            self.init(_plainRecord: builder.record())
        }

        /// The members, by identifier, external ID, or email address.
        @export(implementation) public var members: [Team.UserSelectorArg] { _plainRecord.unions(0) }
    }

    /// The requested profiles.
    public struct MembersGetInfoV2Result: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - membersInfo: The result for each member.
        @export(implementation)
        public init(membersInfo: [Team.MembersGetInfoItemV2]) {
            var builder = RecordBuilder(Team._type(159))
            builder.unions(0, membersInfo)
            self.init(_plainRecord: builder.record())
        }

        /// The result for each member.
        @export(implementation) public var membersInfo: [Team.MembersGetInfoItemV2] { _plainRecord.unions(0) }
    }

    /// The members whose files a legal hold keeps.
    public struct MembersInfo: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - teamMemberIds: The identifiers of the members, `dbmid:…`.
        ///   - permanentlyDeletedUsers: The number of other users whose accounts were deleted.
        @export(implementation)
        public init(teamMemberIds: [String], permanentlyDeletedUsers: UInt64) {
            var builder = RecordBuilder(Team._type(160))
            builder.strings(0, teamMemberIds)
            builder.uint64(1, permanentlyDeletedUsers)
            self.init(_plainRecord: builder.record())
        }

        /// The identifiers of the members, `dbmid:…`.
        @export(implementation) public var teamMemberIds: [String] { _plainRecord.strings(0) }
        /// The number of other users whose accounts were deleted.
        @export(implementation) public var permanentlyDeletedUsers: UInt64 { _plainRecord.uint64(1) }
    }

    /// The options of a list of members.
    public struct MembersListArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
        ///   - includeRemoved: A Boolean value that indicates whether to include former members. The default is
        ///     `false`.
        @export(implementation)
        public init(limit: UInt32 = 1000, includeRemoved: Bool = false) {
            var builder = RecordBuilder(Team._type(161))
            builder.uint32(0, limit)
            builder.bool(1, includeRemoved)
            self.init(_plainRecord: builder.record())
        }

        /// The maximum number of items in a page. The default is 1000. From 1 to 1000.
        @export(implementation) public var limit: UInt32 { _plainRecord.uint32(0, 1000) }
        /// A Boolean value that indicates whether to include former members. The default is `false`.
        @export(implementation) public var includeRemoved: Bool { _plainRecord.bool(1) }
    }

    /// The position at which a listing continues.
    public struct MembersListContinueArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - cursor: The cursor of the most recent page.
        @export(implementation)
        public init(cursor: String) {
            var builder = RecordBuilder(Team._type(162))
            builder.string(0, cursor)
            self.init(_plainRecord: builder.record())
        }

        /// The cursor of the most recent page.
        @export(implementation) public var cursor: String { _plainRecord.string(0) }
    }

    /// The reason that the next page wasn't returned.
    public enum MembersListContinueError: StoneUnion, CustomStringConvertible {
        /// The cursor isn't valid. List from the start.
        case invalidCursor
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .invalidCursor
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .invalidCursor: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// The reason that members weren't listed.
    public enum MembersListError: StoneUnion, CustomStringConvertible {
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .other: .tag(0)
            }
        }
    }

    /// A page of members.
    public struct MembersListResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - members: The members.
        ///   - cursor: The cursor of the next page.
        ///   - hasMore: A Boolean value that indicates whether there is another page.
        @export(implementation)
        public init(members: [Team.TeamMemberInfo], cursor: String, hasMore: Bool) {
            var builder = RecordBuilder(Team._type(165))
            builder.list(0, members)
            builder.string(1, cursor)
            builder.bool(2, hasMore)
            self.init(_plainRecord: builder.record())
        }

        /// The members.
        @export(implementation) public var members: [Team.TeamMemberInfo] { _plainRecord.list(0) }
        /// The cursor of the next page.
        @export(implementation) public var cursor: String { _plainRecord.string(1) }
        /// A Boolean value that indicates whether there is another page.
        @export(implementation) public var hasMore: Bool { _plainRecord.bool(2) }
    }

    /// A page of members with their roles.
    public struct MembersListV2Result: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - members: The members.
        ///   - cursor: The cursor of the next page.
        ///   - hasMore: A Boolean value that indicates whether there is another page.
        @export(implementation)
        public init(members: [Team.TeamMemberInfoV2], cursor: String, hasMore: Bool) {
            var builder = RecordBuilder(Team._type(166))
            builder.list(0, members)
            builder.string(1, cursor)
            builder.bool(2, hasMore)
            self.init(_plainRecord: builder.record())
        }

        /// The members.
        @export(implementation) public var members: [Team.TeamMemberInfoV2] { _plainRecord.list(0) }
        /// The cursor of the next page.
        @export(implementation) public var cursor: String { _plainRecord.string(1) }
        /// A Boolean value that indicates whether there is another page.
        @export(implementation) public var hasMore: Bool { _plainRecord.bool(2) }
    }

    /// The reason that files can't be deleted.
    public enum MembersPermanentlyDeleteFilesError: StoneUnion, CustomStringConvertible {
        /// The team has no such member.
        case userNotFound
        /// The user isn't a member of the team.
        case userNotInTeam
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// The files are being transferred.
        case transferInProgress
        /// The files were already transferred.
        case alreadyTransferred
        /// The files were already transferred or deleted.
        case alreadyTransferredOrDeleted

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .userNotFound
            case 1: self = .userNotInTeam
            case 3: self = .transferInProgress
            case 4: self = .alreadyTransferred
            case 5: self = .alreadyTransferredOrDeleted
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .userNotFound: .tag(0)
            case .userNotInTeam: .tag(1)
            case .other: .tag(2)
            case .transferInProgress: .tag(3)
            case .alreadyTransferred: .tag(4)
            case .alreadyTransferredOrDeleted: .tag(5)
            }
        }
    }

    /// The former member to recover.
    public struct MembersRecoverArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - user: The former member, by identifier, external ID, or email address.
        @export(implementation)
        public init(user: Team.UserSelectorArg) {
            var builder = RecordBuilder(Team._type(168))
            builder.union(0, user._value)
            self.init(_plainRecord: builder.record())
        }

        /// The former member, by identifier, external ID, or email address.
        @export(implementation) public var user: Team.UserSelectorArg { _plainRecord.union(0) }
    }

    /// The reason that a former member wasn't recovered.
    public enum MembersRecoverError: StoneUnion, CustomStringConvertible {
        /// The team has no such member.
        case userNotFound
        /// The former member can no longer be recovered.
        case userUnrecoverable
        /// The user isn't a member of the team.
        case userNotInTeam
        /// The team has no available license.
        case teamLicenseLimit
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .userNotFound
            case 1: self = .userUnrecoverable
            case 2: self = .userNotInTeam
            case 3: self = .teamLicenseLimit
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .userNotFound: .tag(0)
            case .userUnrecoverable: .tag(1)
            case .userNotInTeam: .tag(2)
            case .teamLicenseLimit: .tag(3)
            case .other: .tag(4)
            }
        }
    }

    /// The member to remove, and the handling of their account and files.
    public struct MembersRemoveArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - user: The member, by identifier, external ID, or email address.
        ///   - wipeData: A Boolean value that indicates whether to delete the data on the member's linked devices. The
        ///     default is `true`.
        ///   - transferDestId: The member who receives the files. `nil` for no transfer.
        ///   - transferAdminId: The admin who receives an email if an error occurs. Required with `transferDestId`.
        ///   - keepAccount: A Boolean value that indicates whether the member keeps their account as a Basic account.
        ///     Requires that `wipeData` is `false`. The default is `false`.
        ///   - retainTeamShares: A Boolean value that indicates whether the member keeps access to folders that were
        ///     shared with them individually. Requires that `keepAccount` is `true` and `wipeData` is `false`. The
        ///     default is `false`.
        ///   - permanentlyDeleteFiles: A Boolean value that indicates whether to permanently delete the member's files.
        ///     They can't be transferred afterward. The default is `false`.
        @export(implementation)
        public init(
            user: Team.UserSelectorArg,
            wipeData: Bool = true,
            transferDestId: Team.UserSelectorArg? = nil,
            transferAdminId: Team.UserSelectorArg? = nil,
            keepAccount: Bool = false,
            retainTeamShares: Bool = false,
            permanentlyDeleteFiles: Bool = false
        ) {
            var builder = RecordBuilder(Team._type(170))
            builder.union(0, user._value)
            builder.bool(1, wipeData)
            builder.union(2, transferDestId?._value)
            builder.union(3, transferAdminId?._value)
            builder.bool(4, keepAccount)
            builder.bool(5, retainTeamShares)
            builder.bool(6, permanentlyDeleteFiles)
            self.init(_plainRecord: builder.record())
        }

        /// The member, by identifier, external ID, or email address.
        @export(implementation) public var user: Team.UserSelectorArg { _plainRecord.union(0) }
        /// A Boolean value that indicates whether to delete the data on the member's linked devices. The default is
        /// `true`.
        @export(implementation) public var wipeData: Bool { _plainRecord.bool(1, true) }
        /// The member who receives the files. `nil` for no transfer.
        @export(implementation) public var transferDestId: Team.UserSelectorArg? { _plainRecord.unionOpt(2) }
        /// The admin who receives an email if an error occurs. Required with `transferDestId`.
        @export(implementation) public var transferAdminId: Team.UserSelectorArg? { _plainRecord.unionOpt(3) }
        /// A Boolean value that indicates whether the member keeps their account as a Basic account. Requires that
        /// `wipeData` is `false`. The default is `false`.
        @export(implementation) public var keepAccount: Bool { _plainRecord.bool(4) }
        /// A Boolean value that indicates whether the member keeps access to folders that were shared with them
        /// individually. Requires that `keepAccount` is `true` and `wipeData` is `false`. The default is `false`.
        @export(implementation) public var retainTeamShares: Bool { _plainRecord.bool(5) }
        /// A Boolean value that indicates whether to permanently delete the member's files. They can't be transferred
        /// afterward. The default is `false`.
        @export(implementation) public var permanentlyDeleteFiles: Bool { _plainRecord.bool(6) }
    }

    /// The reason that a member wasn't removed.
    public enum MembersRemoveError: StoneUnion, CustomStringConvertible {
        /// The team has no such member.
        case userNotFound
        /// The user isn't a member of the team.
        case userNotInTeam
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// The files are being transferred.
        case transferInProgress
        /// The files were already transferred.
        case alreadyTransferred
        /// The files were already transferred or deleted.
        case alreadyTransferredOrDeleted
        /// The recipient can't be the removed member.
        case removedAndTransferDestShouldDiffer
        /// The admin can't be the removed member.
        case removedAndTransferAdminShouldDiffer
        /// The user in `transferDestId` doesn't exist.
        case transferDestUserNotFound
        /// The user in `transferDestId` isn't a member of the team.
        case transferDestUserNotInTeam
        /// The user in `transferAdminId` isn't a member of the team.
        case transferAdminUserNotInTeam
        /// The user in `transferAdminId` doesn't exist.
        case transferAdminUserNotFound
        /// `transferAdminId` is missing.
        case unspecifiedTransferAdminId
        /// The user in `transferAdminId` isn't an admin.
        case transferAdminIsNotAdmin
        /// The recipient must first verify their email address.
        case recipientNotVerified
        /// The team must have at least one admin.
        case removeLastAdmin
        /// The member can't keep the account if the files are transferred.
        case cannotKeepAccountAndTransfer
        /// To keep the account, set `wipeData` to `false`.
        case cannotKeepAccountAndDeleteData
        /// To keep the account, set `permanentlyDeleteFiles` to `false`.
        case cannotKeepAccountAndPermanentlyDelete
        /// The member's email address is too long for a disabled account.
        case emailAddressTooLongToBeDisabled
        /// The invited user hasn't joined, so they can't keep an account.
        case cannotKeepInvitedUserAccount
        /// To keep access to shared folders, set `wipeData` to `false`.
        case cannotRetainSharesWhenDataWiped
        /// To keep access to shared folders, set `keepAccount` to `true`.
        case cannotRetainSharesWhenNoAccountKept
        /// The team doesn't allow sharing with people outside the team, so the member can't keep access.
        case cannotRetainSharesWhenTeamExternalSharingOff
        /// Only a team admin can let members keep their account.
        case cannotKeepAccount
        /// The member is part of a legal hold. Remove them from it first.
        case cannotKeepAccountUnderLegalHold
        /// The member must first sign in and accept the terms of service.
        case cannotKeepAccountRequiredToSignTos
        /// The files can't be both permanently deleted and transferred.
        case cannotPermanentlyDeleteAndTransfer
        /// Files of another member are being transferred to the member. Wait until the transfer is complete.
        case memberIsTransferDestination

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .userNotFound
            case 1: self = .userNotInTeam
            case 3: self = .transferInProgress
            case 4: self = .alreadyTransferred
            case 5: self = .alreadyTransferredOrDeleted
            case 6: self = .removedAndTransferDestShouldDiffer
            case 7: self = .removedAndTransferAdminShouldDiffer
            case 8: self = .transferDestUserNotFound
            case 9: self = .transferDestUserNotInTeam
            case 10: self = .transferAdminUserNotInTeam
            case 11: self = .transferAdminUserNotFound
            case 12: self = .unspecifiedTransferAdminId
            case 13: self = .transferAdminIsNotAdmin
            case 14: self = .recipientNotVerified
            case 15: self = .removeLastAdmin
            case 16: self = .cannotKeepAccountAndTransfer
            case 17: self = .cannotKeepAccountAndDeleteData
            case 18: self = .cannotKeepAccountAndPermanentlyDelete
            case 19: self = .emailAddressTooLongToBeDisabled
            case 20: self = .cannotKeepInvitedUserAccount
            case 21: self = .cannotRetainSharesWhenDataWiped
            case 22: self = .cannotRetainSharesWhenNoAccountKept
            case 23: self = .cannotRetainSharesWhenTeamExternalSharingOff
            case 24: self = .cannotKeepAccount
            case 25: self = .cannotKeepAccountUnderLegalHold
            case 26: self = .cannotKeepAccountRequiredToSignTos
            case 27: self = .cannotPermanentlyDeleteAndTransfer
            case 28: self = .memberIsTransferDestination
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .userNotFound: .tag(0)
            case .userNotInTeam: .tag(1)
            case .other: .tag(2)
            case .transferInProgress: .tag(3)
            case .alreadyTransferred: .tag(4)
            case .alreadyTransferredOrDeleted: .tag(5)
            case .removedAndTransferDestShouldDiffer: .tag(6)
            case .removedAndTransferAdminShouldDiffer: .tag(7)
            case .transferDestUserNotFound: .tag(8)
            case .transferDestUserNotInTeam: .tag(9)
            case .transferAdminUserNotInTeam: .tag(10)
            case .transferAdminUserNotFound: .tag(11)
            case .unspecifiedTransferAdminId: .tag(12)
            case .transferAdminIsNotAdmin: .tag(13)
            case .recipientNotVerified: .tag(14)
            case .removeLastAdmin: .tag(15)
            case .cannotKeepAccountAndTransfer: .tag(16)
            case .cannotKeepAccountAndDeleteData: .tag(17)
            case .cannotKeepAccountAndPermanentlyDelete: .tag(18)
            case .emailAddressTooLongToBeDisabled: .tag(19)
            case .cannotKeepInvitedUserAccount: .tag(20)
            case .cannotRetainSharesWhenDataWiped: .tag(21)
            case .cannotRetainSharesWhenNoAccountKept: .tag(22)
            case .cannotRetainSharesWhenTeamExternalSharingOff: .tag(23)
            case .cannotKeepAccount: .tag(24)
            case .cannotKeepAccountUnderLegalHold: .tag(25)
            case .cannotKeepAccountRequiredToSignTos: .tag(26)
            case .cannotPermanentlyDeleteAndTransfer: .tag(27)
            case .memberIsTransferDestination: .tag(28)
            }
        }
    }

    /// The reason that the invitation wasn't sent.
    public enum MembersSendWelcomeError: StoneUnion, CustomStringConvertible {
        /// The team has no such member.
        case userNotFound
        /// The user isn't a member of the team.
        case userNotInTeam
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .userNotFound
            case 1: self = .userNotInTeam
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .userNotFound: .tag(0)
            case .userNotInTeam: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// The member whose role to change, and the new role.
    public struct MembersSetPermissions2Arg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - user: The member, by identifier, external ID, or email address.
        ///   - newRoles: The identifiers of the new roles. An empty list removes all roles. At most 1 item. Each item
        ///     has at most 128 characters. Each item matches `pid_dbtmr:.*`.
        @export(implementation)
        public init(user: Team.UserSelectorArg, newRoles: [String]? = nil) {
            var builder = RecordBuilder(Team._type(173))
            builder.union(0, user._value)
            builder.strings(1, newRoles)
            self.init(_plainRecord: builder.record())
        }

        /// The member, by identifier, external ID, or email address.
        @export(implementation) public var user: Team.UserSelectorArg { _plainRecord.union(0) }
        /// The identifiers of the new roles. An empty list removes all roles. At most 1 item. Each item has at most 128
        /// characters. Each item matches `pid_dbtmr:.*`.
        @export(implementation) public var newRoles: [String]? { _plainRecord.stringsOpt(1) }
    }

    /// The reason that the role wasn't changed.
    public enum MembersSetPermissions2Error: StoneUnion, CustomStringConvertible {
        /// The team has no such member.
        case userNotFound
        /// The team must have at least one admin.
        case lastAdmin
        /// The user isn't a member of the team.
        case userNotInTeam
        /// The role of the member can't be changed, for example because they are suspended.
        case cannotSetPermissions
        /// The role doesn't exist.
        case roleNotFound
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .userNotFound
            case 1: self = .lastAdmin
            case 2: self = .userNotInTeam
            case 3: self = .cannotSetPermissions
            case 4: self = .roleNotFound
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .userNotFound: .tag(0)
            case .lastAdmin: .tag(1)
            case .userNotInTeam: .tag(2)
            case .cannotSetPermissions: .tag(3)
            case .roleNotFound: .tag(4)
            case .other: .tag(5)
            }
        }
    }

    /// The member after the change.
    public struct MembersSetPermissions2Result: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - teamMemberId: The identifier of the member, `dbmid:…`.
        ///   - roles: The roles after the change.
        @export(implementation)
        public init(teamMemberId: String, roles: [Team.TeamMemberRole]? = nil) {
            var builder = RecordBuilder(Team._type(175))
            builder.string(0, teamMemberId)
            builder.list(1, roles)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the member, `dbmid:…`.
        @export(implementation) public var teamMemberId: String { _plainRecord.string(0) }
        /// The roles after the change.
        @export(implementation) public var roles: [Team.TeamMemberRole]? { _plainRecord.listOpt(1) }
    }

    /// The member whose admin permissions to change, and the new permissions.
    public struct MembersSetPermissionsArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - user: The member, by identifier, external ID, or email address.
        ///   - newRole: The new admin permissions.
        @export(implementation)
        public init(user: Team.UserSelectorArg, newRole: Team.AdminTier) {
            var builder = RecordBuilder(Team._type(176))
            builder.union(0, user._value)
            builder.union(1, newRole._value)
            self.init(_plainRecord: builder.record())
        }

        /// The member, by identifier, external ID, or email address.
        @export(implementation) public var user: Team.UserSelectorArg { _plainRecord.union(0) }
        /// The new admin permissions.
        @export(implementation) public var newRole: Team.AdminTier { _plainRecord.union(1) }
    }

    /// The reason that the admin permissions weren't changed.
    public enum MembersSetPermissionsError: StoneUnion, CustomStringConvertible {
        /// The team has no such member.
        case userNotFound
        /// The team must have at least one admin.
        case lastAdmin
        /// The user isn't a member of the team.
        case userNotInTeam
        /// The admin permissions of the member can't be changed.
        case cannotSetPermissions
        /// The team has no available license.
        case teamLicenseLimit
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .userNotFound
            case 1: self = .lastAdmin
            case 2: self = .userNotInTeam
            case 3: self = .cannotSetPermissions
            case 4: self = .teamLicenseLimit
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .userNotFound: .tag(0)
            case .lastAdmin: .tag(1)
            case .userNotInTeam: .tag(2)
            case .cannotSetPermissions: .tag(3)
            case .teamLicenseLimit: .tag(4)
            case .other: .tag(5)
            }
        }
    }

    /// The member after the change.
    public struct MembersSetPermissionsResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - teamMemberId: The identifier of the member, `dbmid:…`.
        ///   - role: The admin permissions of the member.
        @export(implementation)
        public init(teamMemberId: String, role: Team.AdminTier) {
            var builder = RecordBuilder(Team._type(178))
            builder.string(0, teamMemberId)
            builder.union(1, role._value)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the member, `dbmid:…`.
        @export(implementation) public var teamMemberId: String { _plainRecord.string(0) }
        /// The admin permissions of the member.
        @export(implementation) public var role: Team.AdminTier { _plainRecord.union(1) }
    }

    /// The changes to a member. Fields that are `nil` don't change.
    public struct MembersSetProfileArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - user: The member, by identifier, external ID, or email address.
        ///   - newEmail: The new email address. At most 255 characters. Matches
        ///     `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        ///   - newExternalId: The new external ID. At most 64 characters.
        ///   - newGivenName: The new given name. At most 50 characters. Matches `[^/:?*<>"|]*`.
        ///   - newSurname: The new family name. At most 50 characters. Matches `[^/:?*<>"|]*`.
        ///   - newPersistentId: The new persistent identifier for SAML sign-in. Supported only for teams that use
        ///     persistent identifiers.
        ///   - newIsDirectoryRestricted: A Boolean value that indicates whether the team's directory is restricted for
        ///     the member from now on.
        @export(implementation)
        public init(
            user: Team.UserSelectorArg,
            newEmail: String? = nil,
            newExternalId: String? = nil,
            newGivenName: String? = nil,
            newSurname: String? = nil,
            newPersistentId: String? = nil,
            newIsDirectoryRestricted: Bool? = nil
        ) {
            var builder = RecordBuilder(Team._type(179))
            builder.union(0, user._value)
            builder.string(1, newEmail)
            builder.string(2, newExternalId)
            builder.string(3, newGivenName)
            builder.string(4, newSurname)
            builder.string(5, newPersistentId)
            builder.bool(6, newIsDirectoryRestricted)
            self.init(_plainRecord: builder.record())
        }

        /// The member, by identifier, external ID, or email address.
        @export(implementation) public var user: Team.UserSelectorArg { _plainRecord.union(0) }
        /// The new email address. At most 255 characters. Matches
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        @export(implementation) public var newEmail: String? { _plainRecord.stringOpt(1) }
        /// The new external ID. At most 64 characters.
        @export(implementation) public var newExternalId: String? { _plainRecord.stringOpt(2) }
        /// The new given name. At most 50 characters. Matches `[^/:?*<>"|]*`.
        @export(implementation) public var newGivenName: String? { _plainRecord.stringOpt(3) }
        /// The new family name. At most 50 characters. Matches `[^/:?*<>"|]*`.
        @export(implementation) public var newSurname: String? { _plainRecord.stringOpt(4) }
        /// The new persistent identifier for SAML sign-in. Supported only for teams that use persistent identifiers.
        @export(implementation) public var newPersistentId: String? { _plainRecord.stringOpt(5) }
        /// A Boolean value that indicates whether the team's directory is restricted for the member from now on.
        @export(implementation) public var newIsDirectoryRestricted: Bool? { _plainRecord.boolOpt(6) }
    }

    /// The reason that a member wasn't changed.
    public enum MembersSetProfileError: StoneUnion, CustomStringConvertible {
        /// The team has no such member.
        case userNotFound
        /// The user isn't a member of the team.
        case userNotInTeam
        /// To change the external ID, specify the member by another identifier.
        case externalIdAndNewExternalIdUnsafe
        /// The request contains no changes.
        case noNewDataSpecified
        /// The email address belongs to another user.
        case emailReservedForOtherUser
        /// Another member has this external ID.
        case externalIdUsedByOtherUser
        /// Former members can't be changed.
        case setProfileDisallowed
        /// The new email address is empty.
        case paramCannotBeEmpty
        /// The team doesn't use persistent identifiers for SAML sign-in.
        case persistentIdDisabled
        /// Another member has this persistent identifier.
        case persistentIdUsedByOtherUser
        /// The team doesn't restrict its directory.
        case directoryRestrictedOff
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .userNotFound
            case 1: self = .userNotInTeam
            case 2: self = .externalIdAndNewExternalIdUnsafe
            case 3: self = .noNewDataSpecified
            case 4: self = .emailReservedForOtherUser
            case 5: self = .externalIdUsedByOtherUser
            case 6: self = .setProfileDisallowed
            case 7: self = .paramCannotBeEmpty
            case 8: self = .persistentIdDisabled
            case 9: self = .persistentIdUsedByOtherUser
            case 10: self = .directoryRestrictedOff
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .userNotFound: .tag(0)
            case .userNotInTeam: .tag(1)
            case .externalIdAndNewExternalIdUnsafe: .tag(2)
            case .noNewDataSpecified: .tag(3)
            case .emailReservedForOtherUser: .tag(4)
            case .externalIdUsedByOtherUser: .tag(5)
            case .setProfileDisallowed: .tag(6)
            case .paramCannotBeEmpty: .tag(7)
            case .persistentIdDisabled: .tag(8)
            case .persistentIdUsedByOtherUser: .tag(9)
            case .directoryRestrictedOff: .tag(10)
            case .other: .tag(11)
            }
        }
    }

    /// The member whose profile photo to set, and the photo.
    public struct MembersSetProfilePhotoArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - user: The member, by identifier, external ID, or email address.
        ///   - photo: The new photo.
        @export(implementation)
        public init(user: Team.UserSelectorArg, photo: Account.PhotoSourceArg) {
            var builder = RecordBuilder(Team._type(181))
            builder.union(0, user._value)
            builder.union(1, photo._value)
            self.init(_plainRecord: builder.record())
        }

        /// The member, by identifier, external ID, or email address.
        @export(implementation) public var user: Team.UserSelectorArg { _plainRecord.union(0) }
        /// The new photo.
        @export(implementation) public var photo: Account.PhotoSourceArg { _plainRecord.union(1) }
    }

    /// The reason that the photo wasn't set.
    public enum MembersSetProfilePhotoError: StoneUnion, CustomStringConvertible {
        /// The team has no such member.
        case userNotFound
        /// The user isn't a member of the team.
        case userNotInTeam
        /// Former members can't be changed.
        case setProfileDisallowed
        /// The photo can't be used.
        case photoError(Account.SetProfilePhotoError)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .userNotFound
            case 1: self = .userNotInTeam
            case 2: self = .setProfileDisallowed
            case 3: self = .photoError(_value.union())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .userNotFound: .tag(0)
            case .userNotInTeam: .tag(1)
            case .setProfileDisallowed: .tag(2)
            case .photoError(let value): .boxedValue(3, union: value._value)
            case .other: .tag(4)
            }
        }
    }

    /// The reason that a member wasn't suspended.
    public enum MembersSuspendError: StoneUnion, CustomStringConvertible {
        /// The team has no such member.
        case userNotFound
        /// The user isn't a member of the team.
        case userNotInTeam
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// The member isn't active.
        case suspendInactiveUser
        /// The team must have at least one admin.
        case suspendLastAdmin
        /// The team has no available license.
        case teamLicenseLimit

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .userNotFound
            case 1: self = .userNotInTeam
            case 3: self = .suspendInactiveUser
            case 4: self = .suspendLastAdmin
            case 5: self = .teamLicenseLimit
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .userNotFound: .tag(0)
            case .userNotInTeam: .tag(1)
            case .other: .tag(2)
            case .suspendInactiveUser: .tag(3)
            case .suspendLastAdmin: .tag(4)
            case .teamLicenseLimit: .tag(5)
            }
        }
    }

    /// The reason that files can't be transferred.
    public enum MembersTransferFilesError: StoneUnion, CustomStringConvertible {
        /// The team has no such member.
        case userNotFound
        /// The user isn't a member of the team.
        case userNotInTeam
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// The files are being transferred.
        case transferInProgress
        /// The files were already transferred.
        case alreadyTransferred
        /// The files were already transferred or deleted.
        case alreadyTransferredOrDeleted
        /// The recipient can't be the removed member.
        case removedAndTransferDestShouldDiffer
        /// The admin can't be the removed member.
        case removedAndTransferAdminShouldDiffer
        /// The user in `transferDestId` doesn't exist.
        case transferDestUserNotFound
        /// The user in `transferDestId` isn't a member of the team.
        case transferDestUserNotInTeam
        /// The user in `transferAdminId` isn't a member of the team.
        case transferAdminUserNotInTeam
        /// The user in `transferAdminId` doesn't exist.
        case transferAdminUserNotFound
        /// `transferAdminId` is missing.
        case unspecifiedTransferAdminId
        /// The user in `transferAdminId` isn't an admin.
        case transferAdminIsNotAdmin
        /// The recipient must first verify their email address.
        case recipientNotVerified

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .userNotFound
            case 1: self = .userNotInTeam
            case 3: self = .transferInProgress
            case 4: self = .alreadyTransferred
            case 5: self = .alreadyTransferredOrDeleted
            case 6: self = .removedAndTransferDestShouldDiffer
            case 7: self = .removedAndTransferAdminShouldDiffer
            case 8: self = .transferDestUserNotFound
            case 9: self = .transferDestUserNotInTeam
            case 10: self = .transferAdminUserNotInTeam
            case 11: self = .transferAdminUserNotFound
            case 12: self = .unspecifiedTransferAdminId
            case 13: self = .transferAdminIsNotAdmin
            case 14: self = .recipientNotVerified
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .userNotFound: .tag(0)
            case .userNotInTeam: .tag(1)
            case .other: .tag(2)
            case .transferInProgress: .tag(3)
            case .alreadyTransferred: .tag(4)
            case .alreadyTransferredOrDeleted: .tag(5)
            case .removedAndTransferDestShouldDiffer: .tag(6)
            case .removedAndTransferAdminShouldDiffer: .tag(7)
            case .transferDestUserNotFound: .tag(8)
            case .transferDestUserNotInTeam: .tag(9)
            case .transferAdminUserNotInTeam: .tag(10)
            case .transferAdminUserNotFound: .tag(11)
            case .unspecifiedTransferAdminId: .tag(12)
            case .transferAdminIsNotAdmin: .tag(13)
            case .recipientNotVerified: .tag(14)
            }
        }
    }

    /// The reason that files weren't transferred.
    public enum MembersTransferFormerMembersFilesError: StoneUnion, CustomStringConvertible {
        /// The team has no such member.
        case userNotFound
        /// The user isn't a member of the team.
        case userNotInTeam
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// The files are being transferred.
        case transferInProgress
        /// The files were already transferred.
        case alreadyTransferred
        /// The files were already transferred or deleted.
        case alreadyTransferredOrDeleted
        /// The recipient can't be the removed member.
        case removedAndTransferDestShouldDiffer
        /// The admin can't be the removed member.
        case removedAndTransferAdminShouldDiffer
        /// The user in `transferDestId` doesn't exist.
        case transferDestUserNotFound
        /// The user in `transferDestId` isn't a member of the team.
        case transferDestUserNotInTeam
        /// The user in `transferAdminId` isn't a member of the team.
        case transferAdminUserNotInTeam
        /// The user in `transferAdminId` doesn't exist.
        case transferAdminUserNotFound
        /// `transferAdminId` is missing.
        case unspecifiedTransferAdminId
        /// The user in `transferAdminId` isn't an admin.
        case transferAdminIsNotAdmin
        /// The recipient must first verify their email address.
        case recipientNotVerified
        /// The files are being transferred. Try again later.
        case userDataIsBeingTransferred
        /// The former member doesn't exist.
        case userNotRemoved
        /// The files can no longer be transferred.
        case userDataCannotBeTransferred
        /// The files were already transferred.
        case userDataAlreadyTransferred

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .userNotFound
            case 1: self = .userNotInTeam
            case 3: self = .transferInProgress
            case 4: self = .alreadyTransferred
            case 5: self = .alreadyTransferredOrDeleted
            case 6: self = .removedAndTransferDestShouldDiffer
            case 7: self = .removedAndTransferAdminShouldDiffer
            case 8: self = .transferDestUserNotFound
            case 9: self = .transferDestUserNotInTeam
            case 10: self = .transferAdminUserNotInTeam
            case 11: self = .transferAdminUserNotFound
            case 12: self = .unspecifiedTransferAdminId
            case 13: self = .transferAdminIsNotAdmin
            case 14: self = .recipientNotVerified
            case 15: self = .userDataIsBeingTransferred
            case 16: self = .userNotRemoved
            case 17: self = .userDataCannotBeTransferred
            case 18: self = .userDataAlreadyTransferred
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .userNotFound: .tag(0)
            case .userNotInTeam: .tag(1)
            case .other: .tag(2)
            case .transferInProgress: .tag(3)
            case .alreadyTransferred: .tag(4)
            case .alreadyTransferredOrDeleted: .tag(5)
            case .removedAndTransferDestShouldDiffer: .tag(6)
            case .removedAndTransferAdminShouldDiffer: .tag(7)
            case .transferDestUserNotFound: .tag(8)
            case .transferDestUserNotInTeam: .tag(9)
            case .transferAdminUserNotInTeam: .tag(10)
            case .transferAdminUserNotFound: .tag(11)
            case .unspecifiedTransferAdminId: .tag(12)
            case .transferAdminIsNotAdmin: .tag(13)
            case .recipientNotVerified: .tag(14)
            case .userDataIsBeingTransferred: .tag(15)
            case .userNotRemoved: .tag(16)
            case .userDataCannotBeTransferred: .tag(17)
            case .userDataAlreadyTransferred: .tag(18)
            }
        }
    }

    /// The member to unsuspend.
    public struct MembersUnsuspendArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - user: The member, by identifier, external ID, or email address.
        @export(implementation)
        public init(user: Team.UserSelectorArg) {
            var builder = RecordBuilder(Team._type(186))
            builder.union(0, user._value)
            self.init(_plainRecord: builder.record())
        }

        /// The member, by identifier, external ID, or email address.
        @export(implementation) public var user: Team.UserSelectorArg { _plainRecord.union(0) }
    }

    /// The reason that a member wasn't unsuspended.
    public enum MembersUnsuspendError: StoneUnion, CustomStringConvertible {
        /// The team has no such member.
        case userNotFound
        /// The user isn't a member of the team.
        case userNotInTeam
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// The member isn't suspended.
        case unsuspendNonSuspendedMember
        /// The team has no available license.
        case teamLicenseLimit

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .userNotFound
            case 1: self = .userNotInTeam
            case 3: self = .unsuspendNonSuspendedMember
            case 4: self = .teamLicenseLimit
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .userNotFound: .tag(0)
            case .userNotInTeam: .tag(1)
            case .other: .tag(2)
            case .unsuspendNonSuspendedMember: .tag(3)
            case .teamLicenseLimit: .tag(4)
            }
        }
    }

    /// The type of a mobile device.
    public enum MobileClientPlatform: StoneUnion, CustomStringConvertible {
        /// iPhone.
        case iphone
        /// iPad.
        case ipad
        /// Android.
        case android
        /// Windows Phone.
        case windowsPhone
        /// BlackBerry.
        case blackberry
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .iphone
            case 1: self = .ipad
            case 2: self = .android
            case 3: self = .windowsPhone
            case 4: self = .blackberry
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .iphone: .tag(0)
            case .ipad: .tag(1)
            case .android: .tag(2)
            case .windowsPhone: .tag(3)
            case .blackberry: .tag(4)
            case .other: .tag(5)
            }
        }
    }

    /// A mobile device that a member has linked.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class MobileClientSession: Team.DeviceSession, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - sessionId: The identifier of the session.
        ///   - deviceName: The name of the device.
        ///   - clientType: The type of the device.
        ///   - ipAddress: The IP address of the last activity.
        ///   - country: The country of the last activity.
        ///   - created: The time at which the session was created.
        ///   - updated: The time of the last activity.
        ///   - clientVersion: The version of the Dropbox app.
        ///   - osVersion: The version of the operating system.
        ///   - lastCarrier: The last carrier that the device used.
        @export(implementation)
        public init(
            sessionId: String,
            deviceName: String,
            clientType: Team.MobileClientPlatform,
            ipAddress: String? = nil,
            country: String? = nil,
            created: Date? = nil,
            updated: Date? = nil,
            clientVersion: String? = nil,
            osVersion: String? = nil,
            lastCarrier: String? = nil
        ) {
            var builder = RecordBuilder(Team._type(189))
            builder.string(0, sessionId)
            builder.string(1, ipAddress)
            builder.string(2, country)
            builder.date(3, created)
            builder.date(4, updated)
            builder.string(5, deviceName)
            builder.union(6, clientType._value)
            builder.string(7, clientVersion)
            builder.string(8, osVersion)
            builder.string(9, lastCarrier)
            super.init(_record: builder.record())
        }

        /// The name of the device.
        @export(implementation) public var deviceName: String { _record.string(5) }
        /// The type of the device.
        @export(implementation) public var clientType: Team.MobileClientPlatform { _record.union(6) }
        /// The version of the Dropbox app.
        @export(implementation) public var clientVersion: String? { _record.stringOpt(7) }
        /// The version of the operating system.
        @export(implementation) public var osVersion: String? { _record.stringOpt(8) }
        /// The last carrier that the device used.
        @export(implementation) public var lastCarrier: String? { _record.stringOpt(9) }
    }

    /// A namespace that the team has access to.
    public struct NamespaceMetadata: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - name: The name of the namespace.
        ///   - namespaceId: The identifier of the namespace, for paths like `ns:ID/…` and for path roots. Matches
        ///     `[-_0-9a-zA-Z:]+`.
        ///   - namespaceType: The type of the namespace.
        ///   - teamMemberId: The identifier of the member who owns the namespace. `nil` unless it is a home folder or
        ///     an app folder.
        ///   - quotaLimit: The space limit in bytes. Available only for team folders. The default is 0.
        @export(implementation)
        public init(
            name: String,
            namespaceId: String,
            namespaceType: Team.NamespaceType,
            teamMemberId: String? = nil,
            quotaLimit: Int64 = 0
        ) {
            var builder = RecordBuilder(Team._type(190))
            builder.string(0, name)
            builder.string(1, namespaceId)
            builder.union(2, namespaceType._value)
            builder.string(3, teamMemberId)
            builder.int64(4, quotaLimit)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the namespace.
        @export(implementation) public var name: String { _plainRecord.string(0) }
        /// The identifier of the namespace, for paths like `ns:ID/…` and for path roots. Matches `[-_0-9a-zA-Z:]+`.
        @export(implementation) public var namespaceId: String { _plainRecord.string(1) }
        /// The type of the namespace.
        @export(implementation) public var namespaceType: Team.NamespaceType { _plainRecord.union(2) }
        /// The identifier of the member who owns the namespace. `nil` unless it is a home folder or an app folder.
        @export(implementation) public var teamMemberId: String? { _plainRecord.stringOpt(3) }
        /// The space limit in bytes. Available only for team folders. The default is 0.
        @export(implementation) public var quotaLimit: Int64 { _plainRecord.int64(4) }
    }

    /// The type of a namespace.
    public enum NamespaceType: StoneUnion, CustomStringConvertible {
        /// An app folder.
        case appFolder
        /// A shared folder.
        case sharedFolder
        /// A team folder.
        case teamFolder
        /// The home folder of a member.
        case teamMemberFolder
        /// The root of a member.
        case teamMemberRoot
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .appFolder
            case 1: self = .sharedFolder
            case 2: self = .teamFolder
            case 3: self = .teamMemberFolder
            case 4: self = .teamMemberRoot
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .appFolder: .tag(0)
            case .sharedFolder: .tag(1)
            case .teamFolder: .tag(2)
            case .teamMemberFolder: .tag(3)
            case .teamMemberRoot: .tag(4)
            case .other: .tag(5)
            }
        }
    }

    /// The outcome for one member.
    public enum RemoveCustomQuotaResult: StoneUnion, CustomStringConvertible {
        /// The space limit of the member was removed.
        case success(Team.UserSelectorArg)
        /// The member isn't valid. The associated value identifies them.
        case invalidUser(Team.UserSelectorArg)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .success(_value.union())
            case 1: self = .invalidUser(_value.union())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .success(let value): .boxedValue(0, union: value._value)
            case .invalidUser(let value): .boxedValue(1, union: value._value)
            case .other: .tag(2)
            }
        }
    }

    /// The status of a former member.
    public struct RemovedStatus: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - isRecoverable: A Boolean value that indicates whether the member can be recovered.
        ///   - isDisconnected: A Boolean value that indicates whether the member kept their account as a personal
        ///     account.
        @export(implementation)
        public init(isRecoverable: Bool, isDisconnected: Bool) {
            var builder = RecordBuilder(Team._type(193))
            builder.bool(0, isRecoverable)
            builder.bool(1, isDisconnected)
            self.init(_plainRecord: builder.record())
        }

        /// A Boolean value that indicates whether the member can be recovered.
        @export(implementation) public var isRecoverable: Bool { _plainRecord.bool(0) }
        /// A Boolean value that indicates whether the member kept their account as a personal account.
        @export(implementation) public var isDisconnected: Bool { _plainRecord.bool(1) }
    }

    /// The outcome for one email address.
    public enum ResendSecondaryEmailResult: StoneUnion, CustomStringConvertible {
        /// The email was sent. The associated value is the email address. At most 255 characters. Matches
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case success(String)
        /// The email address doesn't await verification. The associated value is the email address. At most 255
        /// characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case notPending(String)
        /// Too many emails were sent to the email address. Try again later. The associated value is the email address.
        /// At most 255 characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case rateLimited(String)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .success(_value.string())
            case 1: self = .notPending(_value.string())
            case 2: self = .rateLimited(_value.string())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .success(let value): .boxedValue(0, string: value)
            case .notPending(let value): .boxedValue(1, string: value)
            case .rateLimited(let value): .boxedValue(2, string: value)
            case .other: .tag(3)
            }
        }
    }

    /// The email addresses to which to send a verification email again.
    public struct ResendVerificationEmailArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - emailsToResend: The members, each with the email addresses to verify.
        @export(implementation)
        public init(emailsToResend: [Team.UserSecondaryEmailsArg]) {
            var builder = RecordBuilder(Team._type(195))
            builder.list(0, emailsToResend)
            self.init(_plainRecord: builder.record())
        }

        /// The members, each with the email addresses to verify.
        @export(implementation) public var emailsToResend: [Team.UserSecondaryEmailsArg] { _plainRecord.list(0) }
    }

    /// The outcome for each member.
    public struct ResendVerificationEmailResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - results: The outcome for each member.
        @export(implementation)
        public init(results: [Team.UserResendResult]) {
            var builder = RecordBuilder(Team._type(196))
            builder.unions(0, results)
            self.init(_plainRecord: builder.record())
        }

        /// The outcome for each member.
        @export(implementation) public var results: [Team.UserResendResult] { _plainRecord.unions(0) }
    }

    /// A computer to unlink.
    public struct RevokeDesktopClientArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - sessionId: The identifier of the session.
        ///   - teamMemberId: The identifier of the member, `dbmid:…`.
        ///   - deleteOnUnlink: A Boolean value that indicates whether to delete the account's files on the computer. If
        ///     the computer supports it, they are deleted when it is next online. The default is `false`.
        @export(implementation)
        public init(sessionId: String, teamMemberId: String, deleteOnUnlink: Bool = false) {
            var builder = RecordBuilder(Team._type(197))
            builder.string(0, sessionId)
            builder.string(1, teamMemberId)
            builder.bool(2, deleteOnUnlink)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the session.
        @export(implementation) public var sessionId: String { _plainRecord.string(0) }
        /// The identifier of the member, `dbmid:…`.
        @export(implementation) public var teamMemberId: String { _plainRecord.string(1) }
        /// A Boolean value that indicates whether to delete the account's files on the computer. If the computer
        /// supports it, they are deleted when it is next online. The default is `false`.
        @export(implementation) public var deleteOnUnlink: Bool { _plainRecord.bool(2) }
    }

    /// A session to end.
    public enum RevokeDeviceSessionArg: StoneUnion, CustomStringConvertible {
        /// A session in a web browser.
        case webSession(Team.DeviceSessionArg)
        /// A computer.
        case desktopClient(Team.RevokeDesktopClientArg)
        /// A mobile device.
        case mobileClient(Team.DeviceSessionArg)

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .webSession(Team.DeviceSessionArg(_plainRecord: payload))
            case 1: self = .desktopClient(Team.RevokeDesktopClientArg(_plainRecord: payload))
            default: self = .mobileClient(Team.DeviceSessionArg(_plainRecord: payload))
            }
        }

        public var _value: Value {
            switch self {
            case .webSession(let value): .variant(0, value._plainRecord)
            case .desktopClient(let value): .variant(1, value._plainRecord)
            case .mobileClient(let value): .variant(2, value._plainRecord)
            }
        }
    }

    /// The sessions to end.
    public struct RevokeDeviceSessionBatchArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - revokeDevices: The sessions to end.
        @export(implementation)
        public init(revokeDevices: [Team.RevokeDeviceSessionArg]) {
            var builder = RecordBuilder(Team._type(199))
            builder.unions(0, revokeDevices)
            self.init(_plainRecord: builder.record())
        }

        /// The sessions to end.
        @export(implementation) public var revokeDevices: [Team.RevokeDeviceSessionArg] { _plainRecord.unions(0) }
    }

    /// The reason that no sessions were ended.
    public enum RevokeDeviceSessionBatchError: StoneUnion, CustomStringConvertible {
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .other: .tag(0)
            }
        }
    }

    /// The outcome for each session.
    public struct RevokeDeviceSessionBatchResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - revokeDevicesStatus: The outcome for each session, in the order of the request.
        @export(implementation)
        public init(revokeDevicesStatus: [Team.RevokeDeviceSessionStatus]) {
            var builder = RecordBuilder(Team._type(201))
            builder.list(0, revokeDevicesStatus)
            self.init(_plainRecord: builder.record())
        }

        /// The outcome for each session, in the order of the request.
        @export(implementation)
        public var revokeDevicesStatus: [Team.RevokeDeviceSessionStatus] {
            _plainRecord.list(0)
        }
    }

    /// The reason that a session wasn't ended.
    public enum RevokeDeviceSessionError: StoneUnion, CustomStringConvertible {
        /// The session doesn't exist.
        case deviceSessionNotFound
        /// No member has this identifier.
        case memberNotFound
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .deviceSessionNotFound
            case 1: self = .memberNotFound
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .deviceSessionNotFound: .tag(0)
            case .memberNotFound: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// The outcome for one session.
    public struct RevokeDeviceSessionStatus: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - success: A Boolean value that indicates whether the session was ended.
        ///   - errorType: The reason that the session wasn't ended. `nil` if it was.
        @export(implementation)
        public init(success: Bool, errorType: Team.RevokeDeviceSessionError? = nil) {
            var builder = RecordBuilder(Team._type(203))
            builder.bool(0, success)
            builder.union(1, errorType?._value)
            self.init(_plainRecord: builder.record())
        }

        /// A Boolean value that indicates whether the session was ended.
        @export(implementation) public var success: Bool { _plainRecord.bool(0) }
        /// The reason that the session wasn't ended. `nil` if it was.
        @export(implementation) public var errorType: Team.RevokeDeviceSessionError? { _plainRecord.unionOpt(1) }
    }

    /// The app to unlink from a member's account.
    public struct RevokeLinkedApiAppArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - appId: The identifier of the app.
        ///   - teamMemberId: The identifier of the member, `dbmid:…`.
        ///   - keepAppFolder: This option has no effect. The app folder remains. The default is `true`. Deprecated.
        @export(implementation)
        public init(appId: String, teamMemberId: String, keepAppFolder: Bool = true) {
            var builder = RecordBuilder(Team._type(204))
            builder.string(0, appId)
            builder.string(1, teamMemberId)
            builder.bool(2, keepAppFolder)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the app.
        @export(implementation) public var appId: String { _plainRecord.string(0) }
        /// The identifier of the member, `dbmid:…`.
        @export(implementation) public var teamMemberId: String { _plainRecord.string(1) }
        /// This option has no effect. The app folder remains. The default is `true`. Deprecated.
        @export(implementation) public var keepAppFolder: Bool { _plainRecord.bool(2, true) }
    }

    /// The apps to unlink.
    public struct RevokeLinkedApiAppBatchArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - revokeLinkedApp: The apps to unlink.
        @export(implementation)
        public init(revokeLinkedApp: [Team.RevokeLinkedApiAppArg]) {
            var builder = RecordBuilder(Team._type(205))
            builder.list(0, revokeLinkedApp)
            self.init(_plainRecord: builder.record())
        }

        /// The apps to unlink.
        @export(implementation) public var revokeLinkedApp: [Team.RevokeLinkedApiAppArg] { _plainRecord.list(0) }
    }

    /// The reason that no apps were unlinked.
    public enum RevokeLinkedAppBatchError: StoneUnion, CustomStringConvertible {
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .other: .tag(0)
            }
        }
    }

    /// The outcome for each app.
    public struct RevokeLinkedAppBatchResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - revokeLinkedAppStatus: The outcome for each app, in the order of the request.
        @export(implementation)
        public init(revokeLinkedAppStatus: [Team.RevokeLinkedAppStatus]) {
            var builder = RecordBuilder(Team._type(207))
            builder.list(0, revokeLinkedAppStatus)
            self.init(_plainRecord: builder.record())
        }

        /// The outcome for each app, in the order of the request.
        @export(implementation) public var revokeLinkedAppStatus: [Team.RevokeLinkedAppStatus] { _plainRecord.list(0) }
    }

    /// The reason that an app wasn't unlinked.
    public enum RevokeLinkedAppError: StoneUnion, CustomStringConvertible {
        /// The app doesn't exist.
        case appNotFound
        /// No member has this identifier.
        case memberNotFound
        /// The app folder can't be removed.
        case appFolderRemovalNotSupported
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .appNotFound
            case 1: self = .memberNotFound
            case 2: self = .appFolderRemovalNotSupported
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .appNotFound: .tag(0)
            case .memberNotFound: .tag(1)
            case .appFolderRemovalNotSupported: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// The outcome for one app.
    public struct RevokeLinkedAppStatus: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - success: A Boolean value that indicates whether the app was unlinked.
        ///   - errorType: The reason that the app wasn't unlinked. `nil` if it was.
        @export(implementation)
        public init(success: Bool, errorType: Team.RevokeLinkedAppError? = nil) {
            var builder = RecordBuilder(Team._type(209))
            builder.bool(0, success)
            builder.union(1, errorType?._value)
            self.init(_plainRecord: builder.record())
        }

        /// A Boolean value that indicates whether the app was unlinked.
        @export(implementation) public var success: Bool { _plainRecord.bool(0) }
        /// The reason that the app wasn't unlinked. `nil` if it was.
        @export(implementation) public var errorType: Team.RevokeLinkedAppError? { _plainRecord.unionOpt(1) }
    }

    /// The new space limits of members.
    public struct SetCustomQuotaArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - usersAndQuotas: The members, each with their space limit. The limit is 1,000 members for each call.
        @export(implementation)
        public init(usersAndQuotas: [Team.UserCustomQuotaArg]) {
            var builder = RecordBuilder(Team._type(210))
            builder.list(0, usersAndQuotas)
            self.init(_plainRecord: builder.record())
        }

        /// The members, each with their space limit. The limit is 1,000 members for each call.
        @export(implementation) public var usersAndQuotas: [Team.UserCustomQuotaArg] { _plainRecord.list(0) }
    }

    /// The reason that space limits weren't set.
    public enum SetCustomQuotaError: StoneUnion, CustomStringConvertible {
        /// The call contains more than 1,000 members.
        case tooManyUsers
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// Some of the members are exempt from space limits.
        case someUsersAreExcluded

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .tooManyUsers
            case 2: self = .someUsersAreExcluded
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .tooManyUsers: .tag(0)
            case .other: .tag(1)
            case .someUsersAreExcluded: .tag(2)
            }
        }
    }

    /// The domains and email addresses to add to the sharing allowlist. At least one entry is required.
    public struct SharingAllowlistAddArgs: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - domains: The domains, such as `example.com`.
        ///   - emails: The email addresses.
        @export(implementation)
        public init(domains: [String]? = nil, emails: [String]? = nil) {
            var builder = RecordBuilder(Team._type(212))
            builder.strings(0, domains)
            builder.strings(1, emails)
            self.init(_plainRecord: builder.record())
        }

        /// The domains, such as `example.com`.
        @export(implementation) public var domains: [String]? { _plainRecord.stringsOpt(0) }
        /// The email addresses.
        @export(implementation) public var emails: [String]? { _plainRecord.stringsOpt(1) }
    }

    /// The reason that no entries were added.
    public enum SharingAllowlistAddError: StoneUnion, CustomStringConvertible {
        /// An entry is neither a domain nor an email address. The associated value describes it.
        case malformedEntry(String)
        /// The list of entries is empty.
        case noEntriesProvided
        /// The call contains more than 100 entries.
        case tooManyEntriesProvided
        /// The team has reached the limit of 10,000 entries.
        case teamLimitReached
        /// An error occurred.
        case unknownError
        /// Some entries already exist. The associated value describes them.
        case entriesAlreadyExist(String)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .malformedEntry(_value.string())
            case 1: self = .noEntriesProvided
            case 2: self = .tooManyEntriesProvided
            case 3: self = .teamLimitReached
            case 4: self = .unknownError
            case 5: self = .entriesAlreadyExist(_value.string())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .malformedEntry(let value): .boxedValue(0, string: value)
            case .noEntriesProvided: .tag(1)
            case .tooManyEntriesProvided: .tag(2)
            case .teamLimitReached: .tag(3)
            case .unknownError: .tag(4)
            case .entriesAlreadyExist(let value): .boxedValue(5, string: value)
            case .other: .tag(6)
            }
        }
    }

    /// The result of adding entries. It has no fields.
    public struct SharingAllowlistAddResponse: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(Team._type(214))) }
    }

    /// The options of a list of allowlist entries.
    public struct SharingAllowlistListArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
        @export(implementation)
        public init(limit: UInt32 = 1000) {
            var builder = RecordBuilder(Team._type(215))
            builder.uint32(0, limit)
            self.init(_plainRecord: builder.record())
        }

        /// The maximum number of items in a page. The default is 1000. From 1 to 1000.
        @export(implementation) public var limit: UInt32 { _plainRecord.uint32(0, 1000) }
    }

    /// The position at which a listing continues.
    public struct SharingAllowlistListContinueArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - cursor: The cursor of the most recent page.
        @export(implementation)
        public init(cursor: String) {
            var builder = RecordBuilder(Team._type(216))
            builder.string(0, cursor)
            self.init(_plainRecord: builder.record())
        }

        /// The cursor of the most recent page.
        @export(implementation) public var cursor: String { _plainRecord.string(0) }
    }

    /// The reason that the next page wasn't returned.
    public enum SharingAllowlistListContinueError: StoneUnion, CustomStringConvertible {
        /// The cursor isn't valid. List from the start.
        case invalidCursor
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .invalidCursor
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .invalidCursor: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// The reason that entries weren't listed.
    public struct SharingAllowlistListError: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(Team._type(218))) }
    }

    /// A page of the sharing allowlist.
    public struct SharingAllowlistListResponse: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - domains: The domains.
        ///   - emails: The email addresses.
        ///   - cursor: The cursor of the next page. Empty on the last page. The default is an empty string.
        ///   - hasMore: A Boolean value that indicates whether there is another page. The default is `false`.
        @export(implementation)
        public init(domains: [String], emails: [String], cursor: String = "", hasMore: Bool = false) {
            var builder = RecordBuilder(Team._type(219))
            builder.strings(0, domains)
            builder.strings(1, emails)
            builder.string(2, cursor)
            builder.bool(3, hasMore)
            self.init(_plainRecord: builder.record())
        }

        /// The domains.
        @export(implementation) public var domains: [String] { _plainRecord.strings(0) }
        /// The email addresses.
        @export(implementation) public var emails: [String] { _plainRecord.strings(1) }
        /// The cursor of the next page. Empty on the last page. The default is an empty string.
        @export(implementation) public var cursor: String { _plainRecord.string(2) }
        /// A Boolean value that indicates whether there is another page. The default is `false`.
        @export(implementation) public var hasMore: Bool { _plainRecord.bool(3) }
    }

    /// The domains and email addresses to remove from the sharing allowlist. At least one entry is required.
    public struct SharingAllowlistRemoveArgs: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - domains: The domains.
        ///   - emails: The email addresses.
        @export(implementation)
        public init(domains: [String]? = nil, emails: [String]? = nil) {
            var builder = RecordBuilder(Team._type(220))
            builder.strings(0, domains)
            builder.strings(1, emails)
            self.init(_plainRecord: builder.record())
        }

        /// The domains.
        @export(implementation) public var domains: [String]? { _plainRecord.stringsOpt(0) }
        /// The email addresses.
        @export(implementation) public var emails: [String]? { _plainRecord.stringsOpt(1) }
    }

    /// The reason that no entries were removed.
    public enum SharingAllowlistRemoveError: StoneUnion, CustomStringConvertible {
        /// An entry is neither a domain nor an email address. The associated value describes it.
        case malformedEntry(String)
        /// Some entries don't exist. The associated value describes them.
        case entriesDoNotExist(String)
        /// The list of entries is empty.
        case noEntriesProvided
        /// The call contains more than 1,000 entries.
        case tooManyEntriesProvided
        /// An error occurred.
        case unknownError
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .malformedEntry(_value.string())
            case 1: self = .entriesDoNotExist(_value.string())
            case 2: self = .noEntriesProvided
            case 3: self = .tooManyEntriesProvided
            case 4: self = .unknownError
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .malformedEntry(let value): .boxedValue(0, string: value)
            case .entriesDoNotExist(let value): .boxedValue(1, string: value)
            case .noEntriesProvided: .tag(2)
            case .tooManyEntriesProvided: .tag(3)
            case .unknownError: .tag(4)
            case .other: .tag(5)
            }
        }
    }

    /// The result of removing entries. It has no fields.
    public struct SharingAllowlistRemoveResponse: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(Team._type(222))) }
    }

    /// A group of members by their used storage.
    public struct StorageBucket: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - bucket: The upper bound of the storage, such as `1G`.
        ///   - users: The number of members.
        @export(implementation)
        public init(bucket: String, users: UInt64) {
            var builder = RecordBuilder(Team._type(223))
            builder.string(0, bucket)
            builder.uint64(1, users)
            self.init(_plainRecord: builder.record())
        }

        /// The upper bound of the storage, such as `1G`.
        @export(implementation) public var bucket: String { _plainRecord.string(0) }
        /// The number of members.
        @export(implementation) public var users: UInt64 { _plainRecord.uint64(1) }
    }

    /// The reason that a team folder can't be accessed.
    public enum TeamFolderAccessError: StoneUnion, CustomStringConvertible {
        /// No team folder has this identifier.
        case invalidTeamFolderId
        /// The app doesn't have permission to manage the team folder.
        case noAccess
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .invalidTeamFolderId
            case 1: self = .noAccess
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .invalidTeamFolderId: .tag(0)
            case .noAccess: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// The reason that a team folder wasn't activated.
    public enum TeamFolderActivateError: StoneUnion, CustomStringConvertible {
        /// The team folder can't be accessed.
        case accessError(Team.TeamFolderAccessError)
        /// The status of the team folder doesn't allow the operation.
        case statusError(Team.TeamFolderInvalidStatusError)
        /// The operation isn't supported for the root of a team space.
        case teamSharedDropboxError(Team.TeamFolderTeamSharedDropboxError)
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// The team has reached the limit of team folders for its plan.
        case folderCountLimitExceeded

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .accessError(_value.union())
            case 1: self = .statusError(_value.union())
            case 2: self = .teamSharedDropboxError(_value.union())
            case 4: self = .folderCountLimitExceeded
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .accessError(let value): .boxedValue(0, union: value._value)
            case .statusError(let value): .boxedValue(1, union: value._value)
            case .teamSharedDropboxError(let value): .boxedValue(2, union: value._value)
            case .other: .tag(3)
            case .folderCountLimitExceeded: .tag(4)
            }
        }
    }

    /// The team folder to archive.
    public struct TeamFolderArchiveArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - teamFolderId: The identifier of the team folder. Matches `[-_0-9a-zA-Z:]+`.
        ///   - forceAsyncOff: A Boolean value that indicates whether to wait for the result instead of starting a job.
        ///     The default is `false`.
        @export(implementation)
        public init(teamFolderId: String, forceAsyncOff: Bool = false) {
            var builder = RecordBuilder(Team._type(226))
            builder.string(0, teamFolderId)
            builder.bool(1, forceAsyncOff)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the team folder. Matches `[-_0-9a-zA-Z:]+`.
        @export(implementation) public var teamFolderId: String { _plainRecord.string(0) }
        /// A Boolean value that indicates whether to wait for the result instead of starting a job. The default is
        /// `false`.
        @export(implementation) public var forceAsyncOff: Bool { _plainRecord.bool(1) }
    }

    /// The reason that a team folder wasn't archived.
    public enum TeamFolderArchiveError: StoneUnion, CustomStringConvertible {
        /// The team folder can't be accessed.
        case accessError(Team.TeamFolderAccessError)
        /// The status of the team folder doesn't allow the operation.
        case statusError(Team.TeamFolderInvalidStatusError)
        /// The operation isn't supported for the root of a team space.
        case teamSharedDropboxError(Team.TeamFolderTeamSharedDropboxError)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .accessError(_value.union())
            case 1: self = .statusError(_value.union())
            case 2: self = .teamSharedDropboxError(_value.union())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .accessError(let value): .boxedValue(0, union: value._value)
            case .statusError(let value): .boxedValue(1, union: value._value)
            case .teamSharedDropboxError(let value): .boxedValue(2, union: value._value)
            case .other: .tag(3)
            }
        }
    }

    /// The state of a job of `teamFolderArchive`.
    public enum TeamFolderArchiveJobStatus: StoneUnion, CustomStringConvertible {
        /// The job is still running. Poll again later.
        case inProgress
        /// The job is complete. The folder is archived when its status is `.archived`.
        case complete(Team.TeamFolderMetadata)
        /// The team folder wasn't archived.
        case failed(Team.TeamFolderArchiveError)

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .inProgress
            case 1: self = .complete(Team.TeamFolderMetadata(_plainRecord: payload))
            default: self = .failed(_value.union())
            }
        }

        public var _value: Value {
            switch self {
            case .inProgress: .tag(0)
            case .complete(let value): .variant(1, value._plainRecord)
            case .failed(let value): .boxedValue(2, union: value._value)
            }
        }
    }

    /// The result of `teamFolderArchive`: a job to poll, or the team folder.
    public enum TeamFolderArchiveLaunch: StoneUnion, CustomStringConvertible {
        /// The identifier of the job that the call started. Poll the job with it. At least 1 character.
        case asyncJobId(String)
        /// The call completed without a job.
        case complete(Team.TeamFolderMetadata)

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .asyncJobId(_value.string())
            default: self = .complete(Team.TeamFolderMetadata(_plainRecord: payload))
            }
        }

        public var _value: Value {
            switch self {
            case .asyncJobId(let value): .boxedValue(0, string: value)
            case .complete(let value): .variant(1, value._plainRecord)
            }
        }
    }

    /// The properties of a new team folder.
    public struct TeamFolderCreateArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - name: The name of the team folder.
        ///   - syncSetting: The sync setting for members' computers. Supported only for teams that can choose it.
        @export(implementation)
        public init(name: String, syncSetting: Files.SyncSettingArg? = nil) {
            var builder = RecordBuilder(Team._type(230))
            builder.string(0, name)
            builder.union(1, syncSetting?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the team folder.
        @export(implementation) public var name: String { _plainRecord.string(0) }
        /// The sync setting for members' computers. Supported only for teams that can choose it.
        @export(implementation) public var syncSetting: Files.SyncSettingArg? { _plainRecord.unionOpt(1) }
    }

    /// The reason that a team folder wasn't created.
    public enum TeamFolderCreateError: StoneUnion, CustomStringConvertible {
        /// The name isn't valid.
        case invalidFolderName
        /// Another team folder has this name.
        case folderNameAlreadyUsed
        /// The name is reserved.
        case folderNameReserved
        /// The sync settings aren't valid.
        case syncSettingsError(Files.SyncSettingsError)
        /// The team has reached the limit of team folders for its plan.
        case folderCountLimitExceeded
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .invalidFolderName
            case 1: self = .folderNameAlreadyUsed
            case 2: self = .folderNameReserved
            case 3: self = .syncSettingsError(_value.union())
            case 4: self = .folderCountLimitExceeded
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .invalidFolderName: .tag(0)
            case .folderNameAlreadyUsed: .tag(1)
            case .folderNameReserved: .tag(2)
            case .syncSettingsError(let value): .boxedValue(3, union: value._value)
            case .folderCountLimitExceeded: .tag(4)
            case .other: .tag(5)
            }
        }
    }

    /// A team folder, or the identifier of a team folder that doesn't exist.
    public enum TeamFolderGetInfoItem: StoneUnion, CustomStringConvertible {
        /// No team folder has this identifier.
        case idNotFound(String)
        /// The metadata of the team folder.
        case teamFolderMetadata(Team.TeamFolderMetadata)

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .idNotFound(_value.string())
            default: self = .teamFolderMetadata(Team.TeamFolderMetadata(_plainRecord: payload))
            }
        }

        public var _value: Value {
            switch self {
            case .idNotFound(let value): .boxedValue(0, string: value)
            case .teamFolderMetadata(let value): .variant(1, value._plainRecord)
            }
        }
    }

    /// A team folder, by identifier.
    public struct TeamFolderIdArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - teamFolderId: The identifier of the team folder. Matches `[-_0-9a-zA-Z:]+`.
        @export(implementation)
        public init(teamFolderId: String) {
            var builder = RecordBuilder(Team._type(233))
            builder.string(0, teamFolderId)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the team folder. Matches `[-_0-9a-zA-Z:]+`.
        @export(implementation) public var teamFolderId: String { _plainRecord.string(0) }
    }

    /// Team folders, by identifier.
    public struct TeamFolderIdListArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - teamFolderIds: The identifiers of the team folders. At least 1 item. Each item matches
        ///     `[-_0-9a-zA-Z:]+`.
        @export(implementation)
        public init(teamFolderIds: [String]) {
            var builder = RecordBuilder(Team._type(234))
            builder.strings(0, teamFolderIds)
            self.init(_plainRecord: builder.record())
        }

        /// The identifiers of the team folders. At least 1 item. Each item matches `[-_0-9a-zA-Z:]+`.
        @export(implementation) public var teamFolderIds: [String] { _plainRecord.strings(0) }
    }

    /// The status that doesn't allow an operation.
    public enum TeamFolderInvalidStatusError: StoneUnion, CustomStringConvertible {
        /// The team folder is active.
        case active
        /// The team folder is archived.
        case archived
        /// The team folder is being archived.
        case archiveInProgress
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .active
            case 1: self = .archived
            case 2: self = .archiveInProgress
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .active: .tag(0)
            case .archived: .tag(1)
            case .archiveInProgress: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// The options of a list of team folders.
    public struct TeamFolderListArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
        @export(implementation)
        public init(limit: UInt32 = 1000) {
            var builder = RecordBuilder(Team._type(236))
            builder.uint32(0, limit)
            self.init(_plainRecord: builder.record())
        }

        /// The maximum number of items in a page. The default is 1000. From 1 to 1000.
        @export(implementation) public var limit: UInt32 { _plainRecord.uint32(0, 1000) }
    }

    /// The position at which a listing continues.
    public struct TeamFolderListContinueArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - cursor: The cursor of the most recent page.
        @export(implementation)
        public init(cursor: String) {
            var builder = RecordBuilder(Team._type(237))
            builder.string(0, cursor)
            self.init(_plainRecord: builder.record())
        }

        /// The cursor of the most recent page.
        @export(implementation) public var cursor: String { _plainRecord.string(0) }
    }

    /// The reason that the next page wasn't returned.
    public enum TeamFolderListContinueError: StoneUnion, CustomStringConvertible {
        /// The cursor isn't valid. List from the start.
        case invalidCursor
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .invalidCursor
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .invalidCursor: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// The reason that team folders weren't listed.
    public struct TeamFolderListError: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - accessError: The app doesn't have permission to manage team folders.
        @export(implementation)
        public init(accessError: Team.TeamFolderAccessError) {
            var builder = RecordBuilder(Team._type(239))
            builder.union(0, accessError._value)
            self.init(_plainRecord: builder.record())
        }

        /// The app doesn't have permission to manage team folders.
        @export(implementation) public var accessError: Team.TeamFolderAccessError { _plainRecord.union(0) }
    }

    /// A page of team folders.
    public struct TeamFolderListResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - teamFolders: The team folders.
        ///   - cursor: The cursor of the next page.
        ///   - hasMore: A Boolean value that indicates whether there is another page.
        @export(implementation)
        public init(teamFolders: [Team.TeamFolderMetadata], cursor: String, hasMore: Bool) {
            var builder = RecordBuilder(Team._type(240))
            builder.list(0, teamFolders)
            builder.string(1, cursor)
            builder.bool(2, hasMore)
            self.init(_plainRecord: builder.record())
        }

        /// The team folders.
        @export(implementation) public var teamFolders: [Team.TeamFolderMetadata] { _plainRecord.list(0) }
        /// The cursor of the next page.
        @export(implementation) public var cursor: String { _plainRecord.string(1) }
        /// A Boolean value that indicates whether there is another page.
        @export(implementation) public var hasMore: Bool { _plainRecord.bool(2) }
    }

    /// The metadata of a team folder.
    public struct TeamFolderMetadata: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - teamFolderId: The identifier of the team folder. Matches `[-_0-9a-zA-Z:]+`.
        ///   - name: The name of the team folder.
        ///   - status: The status of the team folder.
        ///   - isTeamSharedDropbox: A Boolean value that indicates whether the folder is the root of the team space.
        ///   - syncSetting: The sync setting for members' computers.
        ///   - contentSyncSettings: The sync settings of the contents that differ from that of the folder.
        ///   - quotaLimit: The space limit in bytes. The default is 0.
        @export(implementation)
        public init(
            teamFolderId: String,
            name: String,
            status: Team.TeamFolderStatus,
            isTeamSharedDropbox: Bool,
            syncSetting: Files.SyncSetting,
            contentSyncSettings: [Files.ContentSyncSetting],
            quotaLimit: Int64 = 0
        ) {
            var builder = RecordBuilder(Team._type(241))
            builder.string(0, teamFolderId)
            builder.string(1, name)
            builder.union(2, status._value)
            builder.bool(3, isTeamSharedDropbox)
            builder.union(4, syncSetting._value)
            builder.list(5, contentSyncSettings)
            builder.int64(6, quotaLimit)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the team folder. Matches `[-_0-9a-zA-Z:]+`.
        @export(implementation) public var teamFolderId: String { _plainRecord.string(0) }
        /// The name of the team folder.
        @export(implementation) public var name: String { _plainRecord.string(1) }
        /// The status of the team folder.
        @export(implementation) public var status: Team.TeamFolderStatus { _plainRecord.union(2) }
        /// A Boolean value that indicates whether the folder is the root of the team space.
        @export(implementation) public var isTeamSharedDropbox: Bool { _plainRecord.bool(3) }
        /// The sync setting for members' computers.
        @export(implementation) public var syncSetting: Files.SyncSetting { _plainRecord.union(4) }
        /// The sync settings of the contents that differ from that of the folder.
        @export(implementation) public var contentSyncSettings: [Files.ContentSyncSetting] { _plainRecord.list(5) }
        /// The space limit in bytes. The default is 0.
        @export(implementation) public var quotaLimit: Int64 { _plainRecord.int64(6) }
    }

    /// The reason that a team folder wasn't deleted.
    public enum TeamFolderPermanentlyDeleteError: StoneUnion, CustomStringConvertible {
        /// The team folder can't be accessed.
        case accessError(Team.TeamFolderAccessError)
        /// The status of the team folder doesn't allow the operation.
        case statusError(Team.TeamFolderInvalidStatusError)
        /// The operation isn't supported for the root of a team space.
        case teamSharedDropboxError(Team.TeamFolderTeamSharedDropboxError)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .accessError(_value.union())
            case 1: self = .statusError(_value.union())
            case 2: self = .teamSharedDropboxError(_value.union())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .accessError(let value): .boxedValue(0, union: value._value)
            case .statusError(let value): .boxedValue(1, union: value._value)
            case .teamSharedDropboxError(let value): .boxedValue(2, union: value._value)
            case .other: .tag(3)
            }
        }
    }

    /// The team folder to rename.
    public struct TeamFolderRenameArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - teamFolderId: The identifier of the team folder. Matches `[-_0-9a-zA-Z:]+`.
        ///   - name: The new name of the team folder.
        @export(implementation)
        public init(teamFolderId: String, name: String) {
            var builder = RecordBuilder(Team._type(243))
            builder.string(0, teamFolderId)
            builder.string(1, name)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the team folder. Matches `[-_0-9a-zA-Z:]+`.
        @export(implementation) public var teamFolderId: String { _plainRecord.string(0) }
        /// The new name of the team folder.
        @export(implementation) public var name: String { _plainRecord.string(1) }
    }

    /// The reason that a team folder wasn't renamed.
    public enum TeamFolderRenameError: StoneUnion, CustomStringConvertible {
        /// The team folder can't be accessed.
        case accessError(Team.TeamFolderAccessError)
        /// The status of the team folder doesn't allow the operation.
        case statusError(Team.TeamFolderInvalidStatusError)
        /// The operation isn't supported for the root of a team space.
        case teamSharedDropboxError(Team.TeamFolderTeamSharedDropboxError)
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// The name isn't valid.
        case invalidFolderName
        /// Another team folder has this name.
        case folderNameAlreadyUsed
        /// The name is reserved.
        case folderNameReserved

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .accessError(_value.union())
            case 1: self = .statusError(_value.union())
            case 2: self = .teamSharedDropboxError(_value.union())
            case 4: self = .invalidFolderName
            case 5: self = .folderNameAlreadyUsed
            case 6: self = .folderNameReserved
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .accessError(let value): .boxedValue(0, union: value._value)
            case .statusError(let value): .boxedValue(1, union: value._value)
            case .teamSharedDropboxError(let value): .boxedValue(2, union: value._value)
            case .other: .tag(3)
            case .invalidFolderName: .tag(4)
            case .folderNameAlreadyUsed: .tag(5)
            case .folderNameReserved: .tag(6)
            }
        }
    }

    /// The reason that a team folder wasn't restored.
    public enum TeamFolderRestoreError: StoneUnion, CustomStringConvertible {
        /// The team folder can't be accessed.
        case accessError(Team.TeamFolderAccessError)
        /// The status of the team folder doesn't allow the operation.
        case statusError(Team.TeamFolderInvalidStatusError)
        /// The operation isn't supported for the root of a team space.
        case teamSharedDropboxError(Team.TeamFolderTeamSharedDropboxError)
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// The team has reached the limit of team folders for its plan.
        case folderCountLimitExceeded

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .accessError(_value.union())
            case 1: self = .statusError(_value.union())
            case 2: self = .teamSharedDropboxError(_value.union())
            case 4: self = .folderCountLimitExceeded
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .accessError(let value): .boxedValue(0, union: value._value)
            case .statusError(let value): .boxedValue(1, union: value._value)
            case .teamSharedDropboxError(let value): .boxedValue(2, union: value._value)
            case .other: .tag(3)
            case .folderCountLimitExceeded: .tag(4)
            }
        }
    }

    /// The status of a team folder.
    public enum TeamFolderStatus: StoneUnion, CustomStringConvertible {
        /// The team folder is active, and members have access.
        case active
        /// The team folder is archived, and members have no access.
        case archived
        /// The team folder is being archived, and members have no access.
        case archiveInProgress
        /// The team folder is unmounted, and members have no access. It can be restored.
        case inactive
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .active
            case 1: self = .archived
            case 2: self = .archiveInProgress
            case 3: self = .inactive
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .active: .tag(0)
            case .archived: .tag(1)
            case .archiveInProgress: .tag(2)
            case .inactive: .tag(3)
            case .other: .tag(4)
            }
        }
    }

    /// The reason that the root of a team space can't be changed.
    public enum TeamFolderTeamSharedDropboxError: StoneUnion, CustomStringConvertible {
        /// The operation isn't allowed for the root of a team space.
        case disallowed
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .disallowed
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .disallowed: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// The new sync settings of a team folder.
    public struct TeamFolderUpdateSyncSettingsArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - teamFolderId: The identifier of the team folder. Matches `[-_0-9a-zA-Z:]+`.
        ///   - syncSetting: The new sync setting of the team folder for members' computers.
        ///   - contentSyncSettings: The new sync settings of contents that differ from that of the folder.
        @export(implementation)
        public init(
            teamFolderId: String,
            syncSetting: Files.SyncSettingArg? = nil,
            contentSyncSettings: [Files.ContentSyncSettingArg]? = nil
        ) {
            var builder = RecordBuilder(Team._type(248))
            builder.string(0, teamFolderId)
            builder.union(1, syncSetting?._value)
            builder.list(2, contentSyncSettings)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the team folder. Matches `[-_0-9a-zA-Z:]+`.
        @export(implementation) public var teamFolderId: String { _plainRecord.string(0) }
        /// The new sync setting of the team folder for members' computers.
        @export(implementation) public var syncSetting: Files.SyncSettingArg? { _plainRecord.unionOpt(1) }
        /// The new sync settings of contents that differ from that of the folder.
        @export(implementation)
        public var contentSyncSettings: [Files.ContentSyncSettingArg]? {
            _plainRecord.listOpt(2)
        }
    }

    /// The reason that sync settings weren't changed.
    public enum TeamFolderUpdateSyncSettingsError: StoneUnion, CustomStringConvertible {
        /// The team folder can't be accessed.
        case accessError(Team.TeamFolderAccessError)
        /// The status of the team folder doesn't allow the operation.
        case statusError(Team.TeamFolderInvalidStatusError)
        /// The operation isn't supported for the root of a team space.
        case teamSharedDropboxError(Team.TeamFolderTeamSharedDropboxError)
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// The sync settings aren't valid.
        case syncSettingsError(Files.SyncSettingsError)

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .accessError(_value.union())
            case 1: self = .statusError(_value.union())
            case 2: self = .teamSharedDropboxError(_value.union())
            case 4: self = .syncSettingsError(_value.union())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .accessError(let value): .boxedValue(0, union: value._value)
            case .statusError(let value): .boxedValue(1, union: value._value)
            case .teamSharedDropboxError(let value): .boxedValue(2, union: value._value)
            case .other: .tag(3)
            case .syncSettingsError(let value): .boxedValue(4, union: value._value)
            }
        }
    }

    /// Information about the team.
    public struct TeamGetInfoResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - name: The name of the team.
        ///   - teamId: The identifier of the team, `dbtid:…`.
        ///   - numLicensedUsers: The number of licenses of the team.
        ///   - numProvisionedUsers: The number of members, including invited ones.
        ///   - policies: The policies for members.
        ///   - numUsedLicenses: The number of used licenses. The default is 0.
        @export(implementation)
        public init(
            name: String,
            teamId: String,
            numLicensedUsers: UInt32,
            numProvisionedUsers: UInt32,
            policies: TeamPolicies.TeamMemberPolicies,
            numUsedLicenses: UInt32 = 0
        ) {
            var builder = RecordBuilder(Team._type(250))
            builder.string(0, name)
            builder.string(1, teamId)
            builder.uint32(2, numLicensedUsers)
            builder.uint32(3, numProvisionedUsers)
            builder.uint32(4, numUsedLicenses)
            builder.object(5, policies._plainRecord)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the team.
        @export(implementation) public var name: String { _plainRecord.string(0) }
        /// The identifier of the team, `dbtid:…`.
        @export(implementation) public var teamId: String { _plainRecord.string(1) }
        /// The number of licenses of the team.
        @export(implementation) public var numLicensedUsers: UInt32 { _plainRecord.uint32(2) }
        /// The number of members, including invited ones.
        @export(implementation) public var numProvisionedUsers: UInt32 { _plainRecord.uint32(3) }
        /// The number of used licenses. The default is 0.
        @export(implementation) public var numUsedLicenses: UInt32 { _plainRecord.uint32(4) }
        /// The policies for members.
        @export(implementation) public var policies: TeamPolicies.TeamMemberPolicies { _plainRecord.object(5) }
    }

    /// A team member, and their admin permissions.
    public struct TeamMemberInfo: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - profile: The profile of the member.
        ///   - role: The admin permissions of the member.
        @export(implementation)
        public init(profile: Team.TeamMemberProfile, role: Team.AdminTier) {
            var builder = RecordBuilder(Team._type(251))
            builder.object(0, profile._record)
            builder.union(1, role._value)
            self.init(_plainRecord: builder.record())
        }

        /// The profile of the member.
        @export(implementation) public var profile: Team.TeamMemberProfile { _plainRecord.object(0) }
        /// The admin permissions of the member.
        @export(implementation) public var role: Team.AdminTier { _plainRecord.union(1) }
    }

    /// A team member, and their roles.
    public struct TeamMemberInfoV2: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - profile: The profile of the member.
        ///   - roles: The roles of the member.
        @export(implementation)
        public init(profile: Team.TeamMemberProfile, roles: [Team.TeamMemberRole]? = nil) {
            var builder = RecordBuilder(Team._type(252))
            builder.object(0, profile._record)
            builder.list(1, roles)
            self.init(_plainRecord: builder.record())
        }

        /// The profile of the member.
        @export(implementation) public var profile: Team.TeamMemberProfile { _plainRecord.object(0) }
        /// The roles of the member.
        @export(implementation) public var roles: [Team.TeamMemberRole]? { _plainRecord.listOpt(1) }
    }

    /// The member after the change.
    public struct TeamMemberInfoV2Result: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - memberInfo: The profile and roles of the member.
        @export(implementation)
        public init(memberInfo: Team.TeamMemberInfoV2) {
            var builder = RecordBuilder(Team._type(253))
            builder.object(0, memberInfo._plainRecord)
            self.init(_plainRecord: builder.record())
        }

        /// The profile and roles of the member.
        @export(implementation) public var memberInfo: Team.TeamMemberInfoV2 { _plainRecord.object(0) }
    }

    /// The profile of a team member.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class TeamMemberProfile: Team.MemberProfile, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - teamMemberId: The identifier of the member, `dbmid:…`.
        ///   - email: The email address.
        ///   - emailVerified: A Boolean value that indicates whether the email address is verified.
        ///   - status: The status of the member in the team.
        ///   - name: The name in several forms.
        ///   - membershipType: The type of the membership, which determines whether the member uses a license.
        ///   - groups: The identifiers of the member's groups.
        ///   - memberFolderId: The namespace identifier of the member's home folder. Matches `[-_0-9a-zA-Z:]+`.
        ///   - rootFolderId: The namespace identifier of the member's root. Matches `[-_0-9a-zA-Z:]+`.
        ///   - externalId: The external ID, from the team's own directory. `nil` if there is none.
        ///   - accountId: The account identifier, `dbid:…`. Exactly 40 characters.
        ///   - secondaryEmails: The secondary email addresses.
        ///   - invitedOn: The time at which the member was invited. `nil` if they have joined.
        ///   - joinedOn: The time at which the member joined.
        ///   - suspendedOn: The time at which the member was suspended. `nil` if they aren't suspended.
        ///   - persistentId: The persistent identifier for SAML sign-in.
        ///   - isDirectoryRestricted: A Boolean value that indicates whether the team's directory is restricted for the
        ///     member.
        ///   - profilePhotoUrl: The URL of the profile photo. `nil` if there is none.
        @export(implementation)
        public init(
            teamMemberId: String,
            email: String,
            emailVerified: Bool,
            status: Team.TeamMemberStatus,
            name: Users.Name,
            membershipType: Team.TeamMembershipType,
            groups: [String],
            memberFolderId: String,
            rootFolderId: String,
            externalId: String? = nil,
            accountId: String? = nil,
            secondaryEmails: [SecondaryEmails.SecondaryEmail]? = nil,
            invitedOn: Date? = nil,
            joinedOn: Date? = nil,
            suspendedOn: Date? = nil,
            persistentId: String? = nil,
            isDirectoryRestricted: Bool? = nil,
            profilePhotoUrl: String? = nil
        ) {
            var builder = RecordBuilder(Team._type(254))
            builder.string(0, teamMemberId)
            builder.string(1, externalId)
            builder.string(2, accountId)
            builder.string(3, email)
            builder.bool(4, emailVerified)
            builder.list(5, secondaryEmails)
            builder.union(6, status._value)
            builder.object(7, name._plainRecord)
            builder.union(8, membershipType._value)
            builder.date(9, invitedOn)
            builder.date(10, joinedOn)
            builder.date(11, suspendedOn)
            builder.string(12, persistentId)
            builder.bool(13, isDirectoryRestricted)
            builder.string(14, profilePhotoUrl)
            builder.strings(15, groups)
            builder.string(16, memberFolderId)
            builder.string(17, rootFolderId)
            super.init(_record: builder.record())
        }

        /// The identifiers of the member's groups.
        @export(implementation) public var groups: [String] { _record.strings(15) }
        /// The namespace identifier of the member's home folder. Matches `[-_0-9a-zA-Z:]+`.
        @export(implementation) public var memberFolderId: String { _record.string(16) }
        /// The namespace identifier of the member's root. Matches `[-_0-9a-zA-Z:]+`.
        @export(implementation) public var rootFolderId: String { _record.string(17) }
    }

    /// A role that gives admin permissions.
    public struct TeamMemberRole: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - roleId: The identifier of the role, `pid_dbtmr:…`. The predefined roles have the same identifiers in all
        ///     teams. At most 128 characters. Matches `pid_dbtmr:.*`.
        ///   - name: The name of the role. At most 32 characters.
        ///   - description_: The description of the role. At most 256 characters.
        @export(implementation)
        public init(roleId: String, name: String, description_: String) {
            var builder = RecordBuilder(Team._type(255))
            builder.string(0, roleId)
            builder.string(1, name)
            builder.string(2, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the role, `pid_dbtmr:…`. The predefined roles have the same identifiers in all teams. At
        /// most 128 characters. Matches `pid_dbtmr:.*`.
        @export(implementation) public var roleId: String { _plainRecord.string(0) }
        /// The name of the role. At most 32 characters.
        @export(implementation) public var name: String { _plainRecord.string(1) }
        /// The description of the role. At most 256 characters.
        @export(implementation) public var description_: String { _plainRecord.string(2) }
    }

    /// The status of a user in the team.
    public enum TeamMemberStatus: StoneUnion, CustomStringConvertible {
        /// The user is an active member.
        case active
        /// The user is invited but hasn't joined.
        case invited
        /// The user is suspended.
        case suspended
        /// The user was removed from the team.
        case removed(Team.RemovedStatus)

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .active
            case 1: self = .invited
            case 2: self = .suspended
            default: self = .removed(Team.RemovedStatus(_plainRecord: payload))
            }
        }

        public var _value: Value {
            switch self {
            case .active: .tag(0)
            case .invited: .tag(1)
            case .suspended: .tag(2)
            case .removed(let value): .variant(3, value._plainRecord)
            }
        }
    }

    /// The type of a member's membership.
    public enum TeamMembershipType: StoneUnion, CustomStringConvertible {
        /// The member uses a license and shares the team's space.
        case full
        /// The member doesn't use a license or share the team's space. Deprecated.
        case limited

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .full
            default: self = .limited
            }
        }

        public var _value: Value {
            switch self {
            case .full: .tag(0)
            case .limited: .tag(1)
            }
        }
    }

    /// The options of a list of namespaces.
    public struct TeamNamespacesListArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - limit: This option has no effect. The default is 1000. From 1 to 1000. Deprecated.
        @export(implementation)
        public init(limit: UInt32 = 1000) {
            var builder = RecordBuilder(Team._type(258))
            builder.uint32(0, limit)
            self.init(_plainRecord: builder.record())
        }

        /// This option has no effect. The default is 1000. From 1 to 1000. Deprecated.
        @export(implementation) public var limit: UInt32 { _plainRecord.uint32(0, 1000) }
    }

    /// The position at which a listing continues.
    public struct TeamNamespacesListContinueArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - cursor: The cursor of the most recent page.
        @export(implementation)
        public init(cursor: String) {
            var builder = RecordBuilder(Team._type(259))
            builder.string(0, cursor)
            self.init(_plainRecord: builder.record())
        }

        /// The cursor of the most recent page.
        @export(implementation) public var cursor: String { _plainRecord.string(0) }
    }

    /// The reason that the next page wasn't returned.
    public enum TeamNamespacesListContinueError: StoneUnion, CustomStringConvertible {
        /// An argument isn't valid.
        case invalidArg
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// The cursor isn't valid. List from the start.
        case invalidCursor

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .invalidArg
            case 2: self = .invalidCursor
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .invalidArg: .tag(0)
            case .other: .tag(1)
            case .invalidCursor: .tag(2)
            }
        }
    }

    /// The reason that namespaces weren't listed.
    public enum TeamNamespacesListError: StoneUnion, CustomStringConvertible {
        /// An argument isn't valid.
        case invalidArg
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .invalidArg
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .invalidArg: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// A page of namespaces.
    public struct TeamNamespacesListResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - namespaces: The namespaces. A namespace may occur more than once.
        ///   - cursor: The cursor of the next page.
        ///   - hasMore: A Boolean value that indicates whether there is another page.
        @export(implementation)
        public init(namespaces: [Team.NamespaceMetadata], cursor: String, hasMore: Bool) {
            var builder = RecordBuilder(Team._type(262))
            builder.list(0, namespaces)
            builder.string(1, cursor)
            builder.bool(2, hasMore)
            self.init(_plainRecord: builder.record())
        }

        /// The namespaces. A namespace may occur more than once.
        @export(implementation) public var namespaces: [Team.NamespaceMetadata] { _plainRecord.list(0) }
        /// The cursor of the next page.
        @export(implementation) public var cursor: String { _plainRecord.string(1) }
        /// A Boolean value that indicates whether there is another page.
        @export(implementation) public var hasMore: Bool { _plainRecord.bool(2) }
    }

    /// The reason that a report wasn't created.
    public enum TeamReportFailureReason: StoneUnion, CustomStringConvertible {
        /// An error occurred at Dropbox. Try again.
        case temporaryError
        /// Too many reports are being created. Try again later.
        case manyReportsAtOnce
        /// The report contains too much data. Request a smaller one.
        case tooMuchData
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .temporaryError
            case 1: self = .manyReportsAtOnce
            case 2: self = .tooMuchData
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .temporaryError: .tag(0)
            case .manyReportsAtOnce: .tag(1)
            case .tooMuchData: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// The reason that the admin of a token wasn't returned.
    public enum TokenGetAuthenticatedAdminError: StoneUnion, CustomStringConvertible {
        /// The admin wasn't recorded when the token was issued. An admin must link the app again.
        case mappingNotFound
        /// The admin is no longer an active admin of the team.
        case adminNotActive
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .mappingNotFound
            case 1: self = .adminNotActive
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .mappingNotFound: .tag(0)
            case .adminNotActive: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// The admin who authorized an access token.
    public struct TokenGetAuthenticatedAdminResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - adminProfile: The profile of the admin who linked the app.
        @export(implementation)
        public init(adminProfile: Team.TeamMemberProfile) {
            var builder = RecordBuilder(Team._type(265))
            builder.object(0, adminProfile._record)
            self.init(_plainRecord: builder.record())
        }

        /// The profile of the admin who linked the app.
        @export(implementation) public var adminProfile: Team.TeamMemberProfile { _plainRecord.object(0) }
    }

    /// The monthly limit of uploads by the API.
    public enum UploadApiRateLimitValue: StoneUnion, CustomStringConvertible {
        /// The number of uploads isn't limited.
        case unlimited
        /// The number of uploads.
        case limit(UInt32)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .unlimited
            case 1: self = .limit(_value.uint32())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .unlimited: .tag(0)
            case .limit(let value): .boxedValue(1, uint32: value)
            case .other: .tag(2)
            }
        }
    }

    /// The outcome for one member.
    public enum UserAddResult: StoneUnion, CustomStringConvertible {
        /// The outcome for each email address.
        case success(Team.UserSecondaryEmailsResult)
        /// The member isn't valid. The associated value identifies them.
        case invalidUser(Team.UserSelectorArg)
        /// The member's email address isn't verified. The associated value identifies the member.
        case unverified(Team.UserSelectorArg)
        /// The member hasn't joined yet. The associated value identifies the member.
        case placeholderUser(Team.UserSelectorArg)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .success(Team.UserSecondaryEmailsResult(_plainRecord: payload))
            case 1: self = .invalidUser(_value.union())
            case 2: self = .unverified(_value.union())
            case 3: self = .placeholderUser(_value.union())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .success(let value): .variant(0, value._plainRecord)
            case .invalidUser(let value): .boxedValue(1, union: value._value)
            case .unverified(let value): .boxedValue(2, union: value._value)
            case .placeholderUser(let value): .boxedValue(3, union: value._value)
            case .other: .tag(4)
            }
        }
    }

    /// A member and their space limit.
    public struct UserCustomQuotaArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - user: The member, by identifier, external ID, or email address.
        ///   - quotaGb: The space limit in GB. 1 TB has 1,024 GB. At least 2.
        @export(implementation)
        public init(user: Team.UserSelectorArg, quotaGb: UInt32) {
            var builder = RecordBuilder(Team._type(268))
            builder.union(0, user._value)
            builder.uint32(1, quotaGb)
            self.init(_plainRecord: builder.record())
        }

        /// The member, by identifier, external ID, or email address.
        @export(implementation) public var user: Team.UserSelectorArg { _plainRecord.union(0) }
        /// The space limit in GB. 1 TB has 1,024 GB. At least 2.
        @export(implementation) public var quotaGb: UInt32 { _plainRecord.uint32(1) }
    }

    /// A member and their space limit.
    public struct UserCustomQuotaResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - user: The member, by identifier, external ID, or email address.
        ///   - quotaGb: The space limit in GB. 1 TB has 1,024 GB. `nil` if the member has no limit of their own. At
        ///     least 2.
        @export(implementation)
        public init(user: Team.UserSelectorArg, quotaGb: UInt32? = nil) {
            var builder = RecordBuilder(Team._type(269))
            builder.union(0, user._value)
            builder.uint32(1, quotaGb)
            self.init(_plainRecord: builder.record())
        }

        /// The member, by identifier, external ID, or email address.
        @export(implementation) public var user: Team.UserSelectorArg { _plainRecord.union(0) }
        /// The space limit in GB. 1 TB has 1,024 GB. `nil` if the member has no limit of their own. At least 2.
        @export(implementation) public var quotaGb: UInt32? { _plainRecord.uint32Opt(1) }
    }

    /// The outcome for the addresses of one member.
    public struct UserDeleteEmailsResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - user: The member, by identifier, external ID, or email address.
        ///   - results: The outcome for each email address.
        @export(implementation)
        public init(user: Team.UserSelectorArg, results: [Team.DeleteSecondaryEmailResult]) {
            var builder = RecordBuilder(Team._type(270))
            builder.union(0, user._value)
            builder.unions(1, results)
            self.init(_plainRecord: builder.record())
        }

        /// The member, by identifier, external ID, or email address.
        @export(implementation) public var user: Team.UserSelectorArg { _plainRecord.union(0) }
        /// The outcome for each email address.
        @export(implementation) public var results: [Team.DeleteSecondaryEmailResult] { _plainRecord.unions(1) }
    }

    /// The outcome for one member.
    public enum UserDeleteResult: StoneUnion, CustomStringConvertible {
        /// The outcome for each email address.
        case success(Team.UserDeleteEmailsResult)
        /// The member isn't valid. The associated value identifies them.
        case invalidUser(Team.UserSelectorArg)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .success(Team.UserDeleteEmailsResult(_plainRecord: payload))
            case 1: self = .invalidUser(_value.union())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .success(let value): .variant(0, value._plainRecord)
            case .invalidUser(let value): .boxedValue(1, union: value._value)
            case .other: .tag(2)
            }
        }
    }

    /// The outcome for the addresses of one member.
    public struct UserResendEmailsResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - user: The member, by identifier, external ID, or email address.
        ///   - results: The outcome for each email address.
        @export(implementation)
        public init(user: Team.UserSelectorArg, results: [Team.ResendSecondaryEmailResult]) {
            var builder = RecordBuilder(Team._type(272))
            builder.union(0, user._value)
            builder.unions(1, results)
            self.init(_plainRecord: builder.record())
        }

        /// The member, by identifier, external ID, or email address.
        @export(implementation) public var user: Team.UserSelectorArg { _plainRecord.union(0) }
        /// The outcome for each email address.
        @export(implementation) public var results: [Team.ResendSecondaryEmailResult] { _plainRecord.unions(1) }
    }

    /// The outcome for one member.
    public enum UserResendResult: StoneUnion, CustomStringConvertible {
        /// The outcome for each email address.
        case success(Team.UserResendEmailsResult)
        /// The member isn't valid. The associated value identifies them.
        case invalidUser(Team.UserSelectorArg)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .success(Team.UserResendEmailsResult(_plainRecord: payload))
            case 1: self = .invalidUser(_value.union())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .success(let value): .variant(0, value._plainRecord)
            case .invalidUser(let value): .boxedValue(1, union: value._value)
            case .other: .tag(2)
            }
        }
    }

    /// A member, and email addresses.
    public struct UserSecondaryEmailsArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - user: The member, by identifier, external ID, or email address.
        ///   - secondaryEmails: The email addresses. Each item has at most 255 characters. Each item matches
        ///     `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        @export(implementation)
        public init(user: Team.UserSelectorArg, secondaryEmails: [String]) {
            var builder = RecordBuilder(Team._type(274))
            builder.union(0, user._value)
            builder.strings(1, secondaryEmails)
            self.init(_plainRecord: builder.record())
        }

        /// The member, by identifier, external ID, or email address.
        @export(implementation) public var user: Team.UserSelectorArg { _plainRecord.union(0) }
        /// The email addresses. Each item has at most 255 characters. Each item matches
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        @export(implementation) public var secondaryEmails: [String] { _plainRecord.strings(1) }
    }

    /// The outcome for the addresses of one member.
    public struct UserSecondaryEmailsResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - user: The member, by identifier, external ID, or email address.
        ///   - results: The outcome for each email address.
        @export(implementation)
        public init(user: Team.UserSelectorArg, results: [Team.AddSecondaryEmailResult]) {
            var builder = RecordBuilder(Team._type(275))
            builder.union(0, user._value)
            builder.unions(1, results)
            self.init(_plainRecord: builder.record())
        }

        /// The member, by identifier, external ID, or email address.
        @export(implementation) public var user: Team.UserSelectorArg { _plainRecord.union(0) }
        /// The outcome for each email address.
        @export(implementation) public var results: [Team.AddSecondaryEmailResult] { _plainRecord.unions(1) }
    }

    /// A team member, by identifier, external ID, or email address.
    public enum UserSelectorArg: StoneUnion, CustomStringConvertible {
        /// The identifier of the member, `dbmid:…`.
        case teamMemberId(String)
        /// The external ID, from the team's own directory. At most 64 characters.
        case externalId(String)
        /// The email address of the member. At most 255 characters. Matches
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case email(String)

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .teamMemberId(_value.string())
            case 1: self = .externalId(_value.string())
            default: self = .email(_value.string())
            }
        }

        public var _value: Value {
            switch self {
            case .teamMemberId(let value): .boxedValue(0, string: value)
            case .externalId(let value): .boxedValue(1, string: value)
            case .email(let value): .boxedValue(2, string: value)
            }
        }
    }

    /// The reason that a member can't be used.
    public enum UserSelectorError: StoneUnion, CustomStringConvertible {
        /// The team has no such member.
        case userNotFound

        public init(_value: borrowing Value) {
            switch _value.tag {
            default: self = .userNotFound
            }
        }

        public var _value: Value {
            switch self {
            case .userNotFound: .tag(0)
            }
        }
    }

    /// Team members, by identifiers, external IDs, or email addresses.
    public enum UsersSelectorArg: StoneUnion, CustomStringConvertible {
        /// The identifiers of the members, `dbmid:…`.
        case teamMemberIds([String])
        /// The external IDs, from the team's own directory. Each item has at most 64 characters.
        case externalIds([String])
        /// The email addresses of the members. Each item has at most 255 characters. Each item matches
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case emails([String])

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .teamMemberIds(_value.strings())
            case 1: self = .externalIds(_value.strings())
            default: self = .emails(_value.strings())
            }
        }

        public var _value: Value {
            switch self {
            case .teamMemberIds(let value): .boxedValue(0, strings: value)
            case .externalIds(let value): .boxedValue(1, strings: value)
            case .emails(let value): .boxedValue(2, strings: value)
            }
        }
    }
}

extension Team {
    /// Converts `ActiveWebSession` from and to JSON.
    public typealias ActiveWebSessionSerializer = StoneSerializer<Team.ActiveWebSession>
    /// Converts `AddSecondaryEmailResult` from and to JSON.
    public typealias AddSecondaryEmailResultSerializer = StoneSerializer<Team.AddSecondaryEmailResult>
    /// Converts `AddSecondaryEmailsArg` from and to JSON.
    public typealias AddSecondaryEmailsArgSerializer = StoneSerializer<Team.AddSecondaryEmailsArg>
    /// Converts `AddSecondaryEmailsError` from and to JSON.
    public typealias AddSecondaryEmailsErrorSerializer = StoneSerializer<Team.AddSecondaryEmailsError>
    /// Converts `AddSecondaryEmailsResult` from and to JSON.
    public typealias AddSecondaryEmailsResultSerializer = StoneSerializer<Team.AddSecondaryEmailsResult>
    /// Converts `AdminTier` from and to JSON.
    public typealias AdminTierSerializer = StoneSerializer<Team.AdminTier>
    /// Converts `ApiApp` from and to JSON.
    public typealias ApiAppSerializer = StoneSerializer<Team.ApiApp>
    /// Converts `BaseDfbReport` from and to JSON.
    public typealias BaseDfbReportSerializer = StoneSerializer<Team.BaseDfbReport>
    /// Converts `BaseTeamFolderError` from and to JSON.
    public typealias BaseTeamFolderErrorSerializer = StoneSerializer<Team.BaseTeamFolderError>
    /// Converts `BulkSuspendArg` from and to JSON.
    public typealias BulkSuspendArgSerializer = StoneSerializer<Team.BulkSuspendArg>
    /// Converts `BulkSuspendComplete` from and to JSON.
    public typealias BulkSuspendCompleteSerializer = StoneSerializer<Team.BulkSuspendComplete>
    /// Converts `BulkSuspendError` from and to JSON.
    public typealias BulkSuspendErrorSerializer = StoneSerializer<Team.BulkSuspendError>
    /// Converts `BulkSuspendJobStatus` from and to JSON.
    public typealias BulkSuspendJobStatusSerializer = StoneSerializer<Team.BulkSuspendJobStatus>
    /// Converts `BulkSuspendMemberTarget` from and to JSON.
    public typealias BulkSuspendMemberTargetSerializer = StoneSerializer<Team.BulkSuspendMemberTarget>
    /// Converts `BulkSuspendReportDeliveryStatus` from and to JSON.
    public typealias BulkSuspendReportDeliveryStatusSerializer = StoneSerializer<Team.BulkSuspendReportDeliveryStatus>
    /// Converts `BulkSuspendRowFailure` from and to JSON.
    public typealias BulkSuspendRowFailureSerializer = StoneSerializer<Team.BulkSuspendRowFailure>
    /// Converts `BulkSuspendRowOutcome` from and to JSON.
    public typealias BulkSuspendRowOutcomeSerializer = StoneSerializer<Team.BulkSuspendRowOutcome>
    /// Converts `BulkSuspendTaskFailure` from and to JSON.
    public typealias BulkSuspendTaskFailureSerializer = StoneSerializer<Team.BulkSuspendTaskFailure>
    /// Converts `CustomQuotaError` from and to JSON.
    public typealias CustomQuotaErrorSerializer = StoneSerializer<Team.CustomQuotaError>
    /// Converts `CustomQuotaResult` from and to JSON.
    public typealias CustomQuotaResultSerializer = StoneSerializer<Team.CustomQuotaResult>
    /// Converts `CustomQuotaUsersArg` from and to JSON.
    public typealias CustomQuotaUsersArgSerializer = StoneSerializer<Team.CustomQuotaUsersArg>
    /// Converts `DateRange` from and to JSON.
    public typealias DateRangeSerializer = StoneSerializer<Team.DateRange>
    /// Converts `DateRangeError` from and to JSON.
    public typealias DateRangeErrorSerializer = StoneSerializer<Team.DateRangeError>
    /// Converts `DeleteSecondaryEmailResult` from and to JSON.
    public typealias DeleteSecondaryEmailResultSerializer = StoneSerializer<Team.DeleteSecondaryEmailResult>
    /// Converts `DeleteSecondaryEmailsArg` from and to JSON.
    public typealias DeleteSecondaryEmailsArgSerializer = StoneSerializer<Team.DeleteSecondaryEmailsArg>
    /// Converts `DeleteSecondaryEmailsResult` from and to JSON.
    public typealias DeleteSecondaryEmailsResultSerializer = StoneSerializer<Team.DeleteSecondaryEmailsResult>
    /// Converts `DesktopClientSession` from and to JSON.
    public typealias DesktopClientSessionSerializer = StoneSerializer<Team.DesktopClientSession>
    /// Converts `DesktopPlatform` from and to JSON.
    public typealias DesktopPlatformSerializer = StoneSerializer<Team.DesktopPlatform>
    /// Converts `DeviceSession` from and to JSON.
    public typealias DeviceSessionSerializer = StoneSerializer<Team.DeviceSession>
    /// Converts `DeviceSessionArg` from and to JSON.
    public typealias DeviceSessionArgSerializer = StoneSerializer<Team.DeviceSessionArg>
    /// Converts `DevicesActive` from and to JSON.
    public typealias DevicesActiveSerializer = StoneSerializer<Team.DevicesActive>
    /// Converts `ExcludedUsersListArg` from and to JSON.
    public typealias ExcludedUsersListArgSerializer = StoneSerializer<Team.ExcludedUsersListArg>
    /// Converts `ExcludedUsersListContinueArg` from and to JSON.
    public typealias ExcludedUsersListContinueArgSerializer = StoneSerializer<Team.ExcludedUsersListContinueArg>
    /// Converts `ExcludedUsersListContinueError` from and to JSON.
    public typealias ExcludedUsersListContinueErrorSerializer = StoneSerializer<Team.ExcludedUsersListContinueError>
    /// Converts `ExcludedUsersListError` from and to JSON.
    public typealias ExcludedUsersListErrorSerializer = StoneSerializer<Team.ExcludedUsersListError>
    /// Converts `ExcludedUsersListResult` from and to JSON.
    public typealias ExcludedUsersListResultSerializer = StoneSerializer<Team.ExcludedUsersListResult>
    /// Converts `ExcludedUsersUpdateArg` from and to JSON.
    public typealias ExcludedUsersUpdateArgSerializer = StoneSerializer<Team.ExcludedUsersUpdateArg>
    /// Converts `ExcludedUsersUpdateError` from and to JSON.
    public typealias ExcludedUsersUpdateErrorSerializer = StoneSerializer<Team.ExcludedUsersUpdateError>
    /// Converts `ExcludedUsersUpdateResult` from and to JSON.
    public typealias ExcludedUsersUpdateResultSerializer = StoneSerializer<Team.ExcludedUsersUpdateResult>
    /// Converts `ExcludedUsersUpdateStatus` from and to JSON.
    public typealias ExcludedUsersUpdateStatusSerializer = StoneSerializer<Team.ExcludedUsersUpdateStatus>
    /// Converts `Feature` from and to JSON.
    public typealias FeatureSerializer = StoneSerializer<Team.Feature>
    /// Converts `FeatureValue` from and to JSON.
    public typealias FeatureValueSerializer = StoneSerializer<Team.FeatureValue>
    /// Converts `FeaturesGetValuesBatchArg` from and to JSON.
    public typealias FeaturesGetValuesBatchArgSerializer = StoneSerializer<Team.FeaturesGetValuesBatchArg>
    /// Converts `FeaturesGetValuesBatchError` from and to JSON.
    public typealias FeaturesGetValuesBatchErrorSerializer = StoneSerializer<Team.FeaturesGetValuesBatchError>
    /// Converts `FeaturesGetValuesBatchResult` from and to JSON.
    public typealias FeaturesGetValuesBatchResultSerializer = StoneSerializer<Team.FeaturesGetValuesBatchResult>
    /// Converts `GetActivityReport` from and to JSON.
    public typealias GetActivityReportSerializer = StoneSerializer<Team.GetActivityReport>
    /// Converts `GetDevicesReport` from and to JSON.
    public typealias GetDevicesReportSerializer = StoneSerializer<Team.GetDevicesReport>
    /// Converts `GetMembershipReport` from and to JSON.
    public typealias GetMembershipReportSerializer = StoneSerializer<Team.GetMembershipReport>
    /// Converts `GetStorageReport` from and to JSON.
    public typealias GetStorageReportSerializer = StoneSerializer<Team.GetStorageReport>
    /// Converts `GroupAccessType` from and to JSON.
    public typealias GroupAccessTypeSerializer = StoneSerializer<Team.GroupAccessType>
    /// Converts `GroupCreateArg` from and to JSON.
    public typealias GroupCreateArgSerializer = StoneSerializer<Team.GroupCreateArg>
    /// Converts `GroupCreateError` from and to JSON.
    public typealias GroupCreateErrorSerializer = StoneSerializer<Team.GroupCreateError>
    /// Converts `GroupDeleteError` from and to JSON.
    public typealias GroupDeleteErrorSerializer = StoneSerializer<Team.GroupDeleteError>
    /// Converts `GroupFullInfo` from and to JSON.
    public typealias GroupFullInfoSerializer = StoneSerializer<Team.GroupFullInfo>
    /// Converts `GroupMemberInfo` from and to JSON.
    public typealias GroupMemberInfoSerializer = StoneSerializer<Team.GroupMemberInfo>
    /// Converts `GroupMemberSelector` from and to JSON.
    public typealias GroupMemberSelectorSerializer = StoneSerializer<Team.GroupMemberSelector>
    /// Converts `GroupMemberSelectorError` from and to JSON.
    public typealias GroupMemberSelectorErrorSerializer = StoneSerializer<Team.GroupMemberSelectorError>
    /// Converts `GroupMemberSetAccessTypeError` from and to JSON.
    public typealias GroupMemberSetAccessTypeErrorSerializer = StoneSerializer<Team.GroupMemberSetAccessTypeError>
    /// Converts `GroupMembersAddArg` from and to JSON.
    public typealias GroupMembersAddArgSerializer = StoneSerializer<Team.GroupMembersAddArg>
    /// Converts `GroupMembersAddError` from and to JSON.
    public typealias GroupMembersAddErrorSerializer = StoneSerializer<Team.GroupMembersAddError>
    /// Converts `GroupMembersChangeResult` from and to JSON.
    public typealias GroupMembersChangeResultSerializer = StoneSerializer<Team.GroupMembersChangeResult>
    /// Converts `GroupMembersRemoveArg` from and to JSON.
    public typealias GroupMembersRemoveArgSerializer = StoneSerializer<Team.GroupMembersRemoveArg>
    /// Converts `GroupMembersRemoveError` from and to JSON.
    public typealias GroupMembersRemoveErrorSerializer = StoneSerializer<Team.GroupMembersRemoveError>
    /// Converts `GroupMembersSelector` from and to JSON.
    public typealias GroupMembersSelectorSerializer = StoneSerializer<Team.GroupMembersSelector>
    /// Converts `GroupMembersSelectorError` from and to JSON.
    public typealias GroupMembersSelectorErrorSerializer = StoneSerializer<Team.GroupMembersSelectorError>
    /// Converts `GroupMembersSetAccessTypeArg` from and to JSON.
    public typealias GroupMembersSetAccessTypeArgSerializer = StoneSerializer<Team.GroupMembersSetAccessTypeArg>
    /// Converts `GroupSelector` from and to JSON.
    public typealias GroupSelectorSerializer = StoneSerializer<Team.GroupSelector>
    /// Converts `GroupSelectorError` from and to JSON.
    public typealias GroupSelectorErrorSerializer = StoneSerializer<Team.GroupSelectorError>
    /// Converts `GroupSelectorWithTeamGroupError` from and to JSON.
    public typealias GroupSelectorWithTeamGroupErrorSerializer = StoneSerializer<Team.GroupSelectorWithTeamGroupError>
    /// Converts `GroupUpdateArgs` from and to JSON.
    public typealias GroupUpdateArgsSerializer = StoneSerializer<Team.GroupUpdateArgs>
    /// Converts `GroupUpdateError` from and to JSON.
    public typealias GroupUpdateErrorSerializer = StoneSerializer<Team.GroupUpdateError>
    /// Converts `GroupsGetInfoError` from and to JSON.
    public typealias GroupsGetInfoErrorSerializer = StoneSerializer<Team.GroupsGetInfoError>
    /// Converts `GroupsGetInfoItem` from and to JSON.
    public typealias GroupsGetInfoItemSerializer = StoneSerializer<Team.GroupsGetInfoItem>
    /// Converts `GroupsListArg` from and to JSON.
    public typealias GroupsListArgSerializer = StoneSerializer<Team.GroupsListArg>
    /// Converts `GroupsListContinueArg` from and to JSON.
    public typealias GroupsListContinueArgSerializer = StoneSerializer<Team.GroupsListContinueArg>
    /// Converts `GroupsListContinueError` from and to JSON.
    public typealias GroupsListContinueErrorSerializer = StoneSerializer<Team.GroupsListContinueError>
    /// Converts `GroupsListResult` from and to JSON.
    public typealias GroupsListResultSerializer = StoneSerializer<Team.GroupsListResult>
    /// Converts `GroupsMembersListArg` from and to JSON.
    public typealias GroupsMembersListArgSerializer = StoneSerializer<Team.GroupsMembersListArg>
    /// Converts `GroupsMembersListContinueArg` from and to JSON.
    public typealias GroupsMembersListContinueArgSerializer = StoneSerializer<Team.GroupsMembersListContinueArg>
    /// Converts `GroupsMembersListContinueError` from and to JSON.
    public typealias GroupsMembersListContinueErrorSerializer = StoneSerializer<Team.GroupsMembersListContinueError>
    /// Converts `GroupsMembersListResult` from and to JSON.
    public typealias GroupsMembersListResultSerializer = StoneSerializer<Team.GroupsMembersListResult>
    /// Converts `GroupsPollError` from and to JSON.
    public typealias GroupsPollErrorSerializer = StoneSerializer<Team.GroupsPollError>
    /// Converts `GroupsSelector` from and to JSON.
    public typealias GroupsSelectorSerializer = StoneSerializer<Team.GroupsSelector>
    /// Converts `HasDistinctMemberHomesValue` from and to JSON.
    public typealias HasDistinctMemberHomesValueSerializer = StoneSerializer<Team.HasDistinctMemberHomesValue>
    /// Converts `HasTeamFileEventsValue` from and to JSON.
    public typealias HasTeamFileEventsValueSerializer = StoneSerializer<Team.HasTeamFileEventsValue>
    /// Converts `HasTeamSelectiveSyncValue` from and to JSON.
    public typealias HasTeamSelectiveSyncValueSerializer = StoneSerializer<Team.HasTeamSelectiveSyncValue>
    /// Converts `HasTeamSharedDropboxValue` from and to JSON.
    public typealias HasTeamSharedDropboxValueSerializer = StoneSerializer<Team.HasTeamSharedDropboxValue>
    /// Converts `IncludeMembersArg` from and to JSON.
    public typealias IncludeMembersArgSerializer = StoneSerializer<Team.IncludeMembersArg>
    /// Converts `LegalHoldHeldRevisionMetadata` from and to JSON.
    public typealias LegalHoldHeldRevisionMetadataSerializer = StoneSerializer<Team.LegalHoldHeldRevisionMetadata>
    /// Converts `LegalHoldPolicy` from and to JSON.
    public typealias LegalHoldPolicySerializer = StoneSerializer<Team.LegalHoldPolicy>
    /// Converts `LegalHoldStatus` from and to JSON.
    public typealias LegalHoldStatusSerializer = StoneSerializer<Team.LegalHoldStatus>
    /// Converts `LegalHoldsError` from and to JSON.
    public typealias LegalHoldsErrorSerializer = StoneSerializer<Team.LegalHoldsError>
    /// Converts `LegalHoldsGetPolicyArg` from and to JSON.
    public typealias LegalHoldsGetPolicyArgSerializer = StoneSerializer<Team.LegalHoldsGetPolicyArg>
    /// Converts `LegalHoldsGetPolicyError` from and to JSON.
    public typealias LegalHoldsGetPolicyErrorSerializer = StoneSerializer<Team.LegalHoldsGetPolicyError>
    /// Converts `LegalHoldsListHeldRevisionResult` from and to JSON.
    public typealias LegalHoldsListHeldRevisionResultSerializer = StoneSerializer<Team.LegalHoldsListHeldRevisionResult>
    /// Converts `LegalHoldsListHeldRevisionsArg` from and to JSON.
    public typealias LegalHoldsListHeldRevisionsArgSerializer = StoneSerializer<Team.LegalHoldsListHeldRevisionsArg>
    /// Converts `LegalHoldsListHeldRevisionsContinueArg` from and to JSON.
    public typealias LegalHoldsListHeldRevisionsContinueArgSerializer = StoneSerializer<Team.LegalHoldsListHeldRevisionsContinueArg>
    /// Converts `LegalHoldsListHeldRevisionsContinueError` from and to JSON.
    public typealias LegalHoldsListHeldRevisionsContinueErrorSerializer = StoneSerializer<Team.LegalHoldsListHeldRevisionsContinueError>
    /// Converts `LegalHoldsListHeldRevisionsError` from and to JSON.
    public typealias LegalHoldsListHeldRevisionsErrorSerializer = StoneSerializer<Team.LegalHoldsListHeldRevisionsError>
    /// Converts `LegalHoldsListPoliciesArg` from and to JSON.
    public typealias LegalHoldsListPoliciesArgSerializer = StoneSerializer<Team.LegalHoldsListPoliciesArg>
    /// Converts `LegalHoldsListPoliciesError` from and to JSON.
    public typealias LegalHoldsListPoliciesErrorSerializer = StoneSerializer<Team.LegalHoldsListPoliciesError>
    /// Converts `LegalHoldsListPoliciesResult` from and to JSON.
    public typealias LegalHoldsListPoliciesResultSerializer = StoneSerializer<Team.LegalHoldsListPoliciesResult>
    /// Converts `LegalHoldsPolicyCreateArg` from and to JSON.
    public typealias LegalHoldsPolicyCreateArgSerializer = StoneSerializer<Team.LegalHoldsPolicyCreateArg>
    /// Converts `LegalHoldsPolicyCreateError` from and to JSON.
    public typealias LegalHoldsPolicyCreateErrorSerializer = StoneSerializer<Team.LegalHoldsPolicyCreateError>
    /// Converts `LegalHoldsPolicyReleaseArg` from and to JSON.
    public typealias LegalHoldsPolicyReleaseArgSerializer = StoneSerializer<Team.LegalHoldsPolicyReleaseArg>
    /// Converts `LegalHoldsPolicyReleaseError` from and to JSON.
    public typealias LegalHoldsPolicyReleaseErrorSerializer = StoneSerializer<Team.LegalHoldsPolicyReleaseError>
    /// Converts `LegalHoldsPolicyUpdateArg` from and to JSON.
    public typealias LegalHoldsPolicyUpdateArgSerializer = StoneSerializer<Team.LegalHoldsPolicyUpdateArg>
    /// Converts `LegalHoldsPolicyUpdateError` from and to JSON.
    public typealias LegalHoldsPolicyUpdateErrorSerializer = StoneSerializer<Team.LegalHoldsPolicyUpdateError>
    /// Converts `ListMemberAppsArg` from and to JSON.
    public typealias ListMemberAppsArgSerializer = StoneSerializer<Team.ListMemberAppsArg>
    /// Converts `ListMemberAppsError` from and to JSON.
    public typealias ListMemberAppsErrorSerializer = StoneSerializer<Team.ListMemberAppsError>
    /// Converts `ListMemberAppsResult` from and to JSON.
    public typealias ListMemberAppsResultSerializer = StoneSerializer<Team.ListMemberAppsResult>
    /// Converts `ListMemberDevicesArg` from and to JSON.
    public typealias ListMemberDevicesArgSerializer = StoneSerializer<Team.ListMemberDevicesArg>
    /// Converts `ListMemberDevicesError` from and to JSON.
    public typealias ListMemberDevicesErrorSerializer = StoneSerializer<Team.ListMemberDevicesError>
    /// Converts `ListMemberDevicesResult` from and to JSON.
    public typealias ListMemberDevicesResultSerializer = StoneSerializer<Team.ListMemberDevicesResult>
    /// Converts `ListMembersAppsArg` from and to JSON.
    public typealias ListMembersAppsArgSerializer = StoneSerializer<Team.ListMembersAppsArg>
    /// Converts `ListMembersAppsError` from and to JSON.
    public typealias ListMembersAppsErrorSerializer = StoneSerializer<Team.ListMembersAppsError>
    /// Converts `ListMembersAppsResult` from and to JSON.
    public typealias ListMembersAppsResultSerializer = StoneSerializer<Team.ListMembersAppsResult>
    /// Converts `ListMembersDevicesArg` from and to JSON.
    public typealias ListMembersDevicesArgSerializer = StoneSerializer<Team.ListMembersDevicesArg>
    /// Converts `ListMembersDevicesError` from and to JSON.
    public typealias ListMembersDevicesErrorSerializer = StoneSerializer<Team.ListMembersDevicesError>
    /// Converts `ListMembersDevicesResult` from and to JSON.
    public typealias ListMembersDevicesResultSerializer = StoneSerializer<Team.ListMembersDevicesResult>
    /// Converts `ListTeamAppsArg` from and to JSON.
    public typealias ListTeamAppsArgSerializer = StoneSerializer<Team.ListTeamAppsArg>
    /// Converts `ListTeamAppsError` from and to JSON.
    public typealias ListTeamAppsErrorSerializer = StoneSerializer<Team.ListTeamAppsError>
    /// Converts `ListTeamAppsResult` from and to JSON.
    public typealias ListTeamAppsResultSerializer = StoneSerializer<Team.ListTeamAppsResult>
    /// Converts `ListTeamDevicesArg` from and to JSON.
    public typealias ListTeamDevicesArgSerializer = StoneSerializer<Team.ListTeamDevicesArg>
    /// Converts `ListTeamDevicesError` from and to JSON.
    public typealias ListTeamDevicesErrorSerializer = StoneSerializer<Team.ListTeamDevicesError>
    /// Converts `ListTeamDevicesResult` from and to JSON.
    public typealias ListTeamDevicesResultSerializer = StoneSerializer<Team.ListTeamDevicesResult>
    /// Converts `MemberAccess` from and to JSON.
    public typealias MemberAccessSerializer = StoneSerializer<Team.MemberAccess>
    /// Converts `MemberAddArg` from and to JSON.
    public typealias MemberAddArgSerializer = StoneSerializer<Team.MemberAddArg>
    /// Converts `MemberAddArgBase` from and to JSON.
    public typealias MemberAddArgBaseSerializer = StoneSerializer<Team.MemberAddArgBase>
    /// Converts `MemberAddResult` from and to JSON.
    public typealias MemberAddResultSerializer = StoneSerializer<Team.MemberAddResult>
    /// Converts `MemberAddResultBase` from and to JSON.
    public typealias MemberAddResultBaseSerializer = StoneSerializer<Team.MemberAddResultBase>
    /// Converts `MemberAddV2Arg` from and to JSON.
    public typealias MemberAddV2ArgSerializer = StoneSerializer<Team.MemberAddV2Arg>
    /// Converts `MemberAddV2Result` from and to JSON.
    public typealias MemberAddV2ResultSerializer = StoneSerializer<Team.MemberAddV2Result>
    /// Converts `MemberDevices` from and to JSON.
    public typealias MemberDevicesSerializer = StoneSerializer<Team.MemberDevices>
    /// Converts `MemberLinkedApps` from and to JSON.
    public typealias MemberLinkedAppsSerializer = StoneSerializer<Team.MemberLinkedApps>
    /// Converts `MemberProfile` from and to JSON.
    public typealias MemberProfileSerializer = StoneSerializer<Team.MemberProfile>
    /// Converts `MemberSelectorError` from and to JSON.
    public typealias MemberSelectorErrorSerializer = StoneSerializer<Team.MemberSelectorError>
    /// Converts `MembersAddArg` from and to JSON.
    public typealias MembersAddArgSerializer = StoneSerializer<Team.MembersAddArg>
    /// Converts `MembersAddArgBase` from and to JSON.
    public typealias MembersAddArgBaseSerializer = StoneSerializer<Team.MembersAddArgBase>
    /// Converts `MembersAddJobStatus` from and to JSON.
    public typealias MembersAddJobStatusSerializer = StoneSerializer<Team.MembersAddJobStatus>
    /// Converts `MembersAddJobStatusV2Result` from and to JSON.
    public typealias MembersAddJobStatusV2ResultSerializer = StoneSerializer<Team.MembersAddJobStatusV2Result>
    /// Converts `MembersAddLaunch` from and to JSON.
    public typealias MembersAddLaunchSerializer = StoneSerializer<Team.MembersAddLaunch>
    /// Converts `MembersAddLaunchV2Result` from and to JSON.
    public typealias MembersAddLaunchV2ResultSerializer = StoneSerializer<Team.MembersAddLaunchV2Result>
    /// Converts `MembersAddV2Arg` from and to JSON.
    public typealias MembersAddV2ArgSerializer = StoneSerializer<Team.MembersAddV2Arg>
    /// Converts `MembersDataTransferArg` from and to JSON.
    public typealias MembersDataTransferArgSerializer = StoneSerializer<Team.MembersDataTransferArg>
    /// Converts `MembersDeactivateArg` from and to JSON.
    public typealias MembersDeactivateArgSerializer = StoneSerializer<Team.MembersDeactivateArg>
    /// Converts `MembersDeactivateBaseArg` from and to JSON.
    public typealias MembersDeactivateBaseArgSerializer = StoneSerializer<Team.MembersDeactivateBaseArg>
    /// Converts `MembersDeactivateError` from and to JSON.
    public typealias MembersDeactivateErrorSerializer = StoneSerializer<Team.MembersDeactivateError>
    /// Converts `MembersDeleteFormerMemberFilesError` from and to JSON.
    public typealias MembersDeleteFormerMemberFilesErrorSerializer = StoneSerializer<Team.MembersDeleteFormerMemberFilesError>
    /// Converts `MembersDeleteProfilePhotoArg` from and to JSON.
    public typealias MembersDeleteProfilePhotoArgSerializer = StoneSerializer<Team.MembersDeleteProfilePhotoArg>
    /// Converts `MembersDeleteProfilePhotoError` from and to JSON.
    public typealias MembersDeleteProfilePhotoErrorSerializer = StoneSerializer<Team.MembersDeleteProfilePhotoError>
    /// Converts `MembersFormerMemberArg` from and to JSON.
    public typealias MembersFormerMemberArgSerializer = StoneSerializer<Team.MembersFormerMemberArg>
    /// Converts `MembersGetAvailableTeamMemberRolesResult` from and to JSON.
    public typealias MembersGetAvailableTeamMemberRolesResultSerializer = StoneSerializer<Team.MembersGetAvailableTeamMemberRolesResult>
    /// Converts `MembersGetInfoArgs` from and to JSON.
    public typealias MembersGetInfoArgsSerializer = StoneSerializer<Team.MembersGetInfoArgs>
    /// Converts `MembersGetInfoError` from and to JSON.
    public typealias MembersGetInfoErrorSerializer = StoneSerializer<Team.MembersGetInfoError>
    /// Converts `MembersGetInfoItem` from and to JSON.
    public typealias MembersGetInfoItemSerializer = StoneSerializer<Team.MembersGetInfoItem>
    /// Converts `MembersGetInfoItemBase` from and to JSON.
    public typealias MembersGetInfoItemBaseSerializer = StoneSerializer<Team.MembersGetInfoItemBase>
    /// Converts `MembersGetInfoItemV2` from and to JSON.
    public typealias MembersGetInfoItemV2Serializer = StoneSerializer<Team.MembersGetInfoItemV2>
    /// Converts `MembersGetInfoV2Arg` from and to JSON.
    public typealias MembersGetInfoV2ArgSerializer = StoneSerializer<Team.MembersGetInfoV2Arg>
    /// Converts `MembersGetInfoV2Result` from and to JSON.
    public typealias MembersGetInfoV2ResultSerializer = StoneSerializer<Team.MembersGetInfoV2Result>
    /// Converts `MembersInfo` from and to JSON.
    public typealias MembersInfoSerializer = StoneSerializer<Team.MembersInfo>
    /// Converts `MembersListArg` from and to JSON.
    public typealias MembersListArgSerializer = StoneSerializer<Team.MembersListArg>
    /// Converts `MembersListContinueArg` from and to JSON.
    public typealias MembersListContinueArgSerializer = StoneSerializer<Team.MembersListContinueArg>
    /// Converts `MembersListContinueError` from and to JSON.
    public typealias MembersListContinueErrorSerializer = StoneSerializer<Team.MembersListContinueError>
    /// Converts `MembersListError` from and to JSON.
    public typealias MembersListErrorSerializer = StoneSerializer<Team.MembersListError>
    /// Converts `MembersListResult` from and to JSON.
    public typealias MembersListResultSerializer = StoneSerializer<Team.MembersListResult>
    /// Converts `MembersListV2Result` from and to JSON.
    public typealias MembersListV2ResultSerializer = StoneSerializer<Team.MembersListV2Result>
    /// Converts `MembersPermanentlyDeleteFilesError` from and to JSON.
    public typealias MembersPermanentlyDeleteFilesErrorSerializer = StoneSerializer<Team.MembersPermanentlyDeleteFilesError>
    /// Converts `MembersRecoverArg` from and to JSON.
    public typealias MembersRecoverArgSerializer = StoneSerializer<Team.MembersRecoverArg>
    /// Converts `MembersRecoverError` from and to JSON.
    public typealias MembersRecoverErrorSerializer = StoneSerializer<Team.MembersRecoverError>
    /// Converts `MembersRemoveArg` from and to JSON.
    public typealias MembersRemoveArgSerializer = StoneSerializer<Team.MembersRemoveArg>
    /// Converts `MembersRemoveError` from and to JSON.
    public typealias MembersRemoveErrorSerializer = StoneSerializer<Team.MembersRemoveError>
    /// Converts `MembersSendWelcomeError` from and to JSON.
    public typealias MembersSendWelcomeErrorSerializer = StoneSerializer<Team.MembersSendWelcomeError>
    /// Converts `MembersSetPermissions2Arg` from and to JSON.
    public typealias MembersSetPermissions2ArgSerializer = StoneSerializer<Team.MembersSetPermissions2Arg>
    /// Converts `MembersSetPermissions2Error` from and to JSON.
    public typealias MembersSetPermissions2ErrorSerializer = StoneSerializer<Team.MembersSetPermissions2Error>
    /// Converts `MembersSetPermissions2Result` from and to JSON.
    public typealias MembersSetPermissions2ResultSerializer = StoneSerializer<Team.MembersSetPermissions2Result>
    /// Converts `MembersSetPermissionsArg` from and to JSON.
    public typealias MembersSetPermissionsArgSerializer = StoneSerializer<Team.MembersSetPermissionsArg>
    /// Converts `MembersSetPermissionsError` from and to JSON.
    public typealias MembersSetPermissionsErrorSerializer = StoneSerializer<Team.MembersSetPermissionsError>
    /// Converts `MembersSetPermissionsResult` from and to JSON.
    public typealias MembersSetPermissionsResultSerializer = StoneSerializer<Team.MembersSetPermissionsResult>
    /// Converts `MembersSetProfileArg` from and to JSON.
    public typealias MembersSetProfileArgSerializer = StoneSerializer<Team.MembersSetProfileArg>
    /// Converts `MembersSetProfileError` from and to JSON.
    public typealias MembersSetProfileErrorSerializer = StoneSerializer<Team.MembersSetProfileError>
    /// Converts `MembersSetProfilePhotoArg` from and to JSON.
    public typealias MembersSetProfilePhotoArgSerializer = StoneSerializer<Team.MembersSetProfilePhotoArg>
    /// Converts `MembersSetProfilePhotoError` from and to JSON.
    public typealias MembersSetProfilePhotoErrorSerializer = StoneSerializer<Team.MembersSetProfilePhotoError>
    /// Converts `MembersSuspendError` from and to JSON.
    public typealias MembersSuspendErrorSerializer = StoneSerializer<Team.MembersSuspendError>
    /// Converts `MembersTransferFilesError` from and to JSON.
    public typealias MembersTransferFilesErrorSerializer = StoneSerializer<Team.MembersTransferFilesError>
    /// Converts `MembersTransferFormerMembersFilesError` from and to JSON.
    public typealias MembersTransferFormerMembersFilesErrorSerializer = StoneSerializer<Team.MembersTransferFormerMembersFilesError>
    /// Converts `MembersUnsuspendArg` from and to JSON.
    public typealias MembersUnsuspendArgSerializer = StoneSerializer<Team.MembersUnsuspendArg>
    /// Converts `MembersUnsuspendError` from and to JSON.
    public typealias MembersUnsuspendErrorSerializer = StoneSerializer<Team.MembersUnsuspendError>
    /// Converts `MobileClientPlatform` from and to JSON.
    public typealias MobileClientPlatformSerializer = StoneSerializer<Team.MobileClientPlatform>
    /// Converts `MobileClientSession` from and to JSON.
    public typealias MobileClientSessionSerializer = StoneSerializer<Team.MobileClientSession>
    /// Converts `NamespaceMetadata` from and to JSON.
    public typealias NamespaceMetadataSerializer = StoneSerializer<Team.NamespaceMetadata>
    /// Converts `NamespaceType` from and to JSON.
    public typealias NamespaceTypeSerializer = StoneSerializer<Team.NamespaceType>
    /// Converts `RemoveCustomQuotaResult` from and to JSON.
    public typealias RemoveCustomQuotaResultSerializer = StoneSerializer<Team.RemoveCustomQuotaResult>
    /// Converts `RemovedStatus` from and to JSON.
    public typealias RemovedStatusSerializer = StoneSerializer<Team.RemovedStatus>
    /// Converts `ResendSecondaryEmailResult` from and to JSON.
    public typealias ResendSecondaryEmailResultSerializer = StoneSerializer<Team.ResendSecondaryEmailResult>
    /// Converts `ResendVerificationEmailArg` from and to JSON.
    public typealias ResendVerificationEmailArgSerializer = StoneSerializer<Team.ResendVerificationEmailArg>
    /// Converts `ResendVerificationEmailResult` from and to JSON.
    public typealias ResendVerificationEmailResultSerializer = StoneSerializer<Team.ResendVerificationEmailResult>
    /// Converts `RevokeDesktopClientArg` from and to JSON.
    public typealias RevokeDesktopClientArgSerializer = StoneSerializer<Team.RevokeDesktopClientArg>
    /// Converts `RevokeDeviceSessionArg` from and to JSON.
    public typealias RevokeDeviceSessionArgSerializer = StoneSerializer<Team.RevokeDeviceSessionArg>
    /// Converts `RevokeDeviceSessionBatchArg` from and to JSON.
    public typealias RevokeDeviceSessionBatchArgSerializer = StoneSerializer<Team.RevokeDeviceSessionBatchArg>
    /// Converts `RevokeDeviceSessionBatchError` from and to JSON.
    public typealias RevokeDeviceSessionBatchErrorSerializer = StoneSerializer<Team.RevokeDeviceSessionBatchError>
    /// Converts `RevokeDeviceSessionBatchResult` from and to JSON.
    public typealias RevokeDeviceSessionBatchResultSerializer = StoneSerializer<Team.RevokeDeviceSessionBatchResult>
    /// Converts `RevokeDeviceSessionError` from and to JSON.
    public typealias RevokeDeviceSessionErrorSerializer = StoneSerializer<Team.RevokeDeviceSessionError>
    /// Converts `RevokeDeviceSessionStatus` from and to JSON.
    public typealias RevokeDeviceSessionStatusSerializer = StoneSerializer<Team.RevokeDeviceSessionStatus>
    /// Converts `RevokeLinkedApiAppArg` from and to JSON.
    public typealias RevokeLinkedApiAppArgSerializer = StoneSerializer<Team.RevokeLinkedApiAppArg>
    /// Converts `RevokeLinkedApiAppBatchArg` from and to JSON.
    public typealias RevokeLinkedApiAppBatchArgSerializer = StoneSerializer<Team.RevokeLinkedApiAppBatchArg>
    /// Converts `RevokeLinkedAppBatchError` from and to JSON.
    public typealias RevokeLinkedAppBatchErrorSerializer = StoneSerializer<Team.RevokeLinkedAppBatchError>
    /// Converts `RevokeLinkedAppBatchResult` from and to JSON.
    public typealias RevokeLinkedAppBatchResultSerializer = StoneSerializer<Team.RevokeLinkedAppBatchResult>
    /// Converts `RevokeLinkedAppError` from and to JSON.
    public typealias RevokeLinkedAppErrorSerializer = StoneSerializer<Team.RevokeLinkedAppError>
    /// Converts `RevokeLinkedAppStatus` from and to JSON.
    public typealias RevokeLinkedAppStatusSerializer = StoneSerializer<Team.RevokeLinkedAppStatus>
    /// Converts `SetCustomQuotaArg` from and to JSON.
    public typealias SetCustomQuotaArgSerializer = StoneSerializer<Team.SetCustomQuotaArg>
    /// Converts `SetCustomQuotaError` from and to JSON.
    public typealias SetCustomQuotaErrorSerializer = StoneSerializer<Team.SetCustomQuotaError>
    /// Converts `SharingAllowlistAddArgs` from and to JSON.
    public typealias SharingAllowlistAddArgsSerializer = StoneSerializer<Team.SharingAllowlistAddArgs>
    /// Converts `SharingAllowlistAddError` from and to JSON.
    public typealias SharingAllowlistAddErrorSerializer = StoneSerializer<Team.SharingAllowlistAddError>
    /// Converts `SharingAllowlistAddResponse` from and to JSON.
    public typealias SharingAllowlistAddResponseSerializer = StoneSerializer<Team.SharingAllowlistAddResponse>
    /// Converts `SharingAllowlistListArg` from and to JSON.
    public typealias SharingAllowlistListArgSerializer = StoneSerializer<Team.SharingAllowlistListArg>
    /// Converts `SharingAllowlistListContinueArg` from and to JSON.
    public typealias SharingAllowlistListContinueArgSerializer = StoneSerializer<Team.SharingAllowlistListContinueArg>
    /// Converts `SharingAllowlistListContinueError` from and to JSON.
    public typealias SharingAllowlistListContinueErrorSerializer = StoneSerializer<Team.SharingAllowlistListContinueError>
    /// Converts `SharingAllowlistListError` from and to JSON.
    public typealias SharingAllowlistListErrorSerializer = StoneSerializer<Team.SharingAllowlistListError>
    /// Converts `SharingAllowlistListResponse` from and to JSON.
    public typealias SharingAllowlistListResponseSerializer = StoneSerializer<Team.SharingAllowlistListResponse>
    /// Converts `SharingAllowlistRemoveArgs` from and to JSON.
    public typealias SharingAllowlistRemoveArgsSerializer = StoneSerializer<Team.SharingAllowlistRemoveArgs>
    /// Converts `SharingAllowlistRemoveError` from and to JSON.
    public typealias SharingAllowlistRemoveErrorSerializer = StoneSerializer<Team.SharingAllowlistRemoveError>
    /// Converts `SharingAllowlistRemoveResponse` from and to JSON.
    public typealias SharingAllowlistRemoveResponseSerializer = StoneSerializer<Team.SharingAllowlistRemoveResponse>
    /// Converts `StorageBucket` from and to JSON.
    public typealias StorageBucketSerializer = StoneSerializer<Team.StorageBucket>
    /// Converts `TeamFolderAccessError` from and to JSON.
    public typealias TeamFolderAccessErrorSerializer = StoneSerializer<Team.TeamFolderAccessError>
    /// Converts `TeamFolderActivateError` from and to JSON.
    public typealias TeamFolderActivateErrorSerializer = StoneSerializer<Team.TeamFolderActivateError>
    /// Converts `TeamFolderArchiveArg` from and to JSON.
    public typealias TeamFolderArchiveArgSerializer = StoneSerializer<Team.TeamFolderArchiveArg>
    /// Converts `TeamFolderArchiveError` from and to JSON.
    public typealias TeamFolderArchiveErrorSerializer = StoneSerializer<Team.TeamFolderArchiveError>
    /// Converts `TeamFolderArchiveJobStatus` from and to JSON.
    public typealias TeamFolderArchiveJobStatusSerializer = StoneSerializer<Team.TeamFolderArchiveJobStatus>
    /// Converts `TeamFolderArchiveLaunch` from and to JSON.
    public typealias TeamFolderArchiveLaunchSerializer = StoneSerializer<Team.TeamFolderArchiveLaunch>
    /// Converts `TeamFolderCreateArg` from and to JSON.
    public typealias TeamFolderCreateArgSerializer = StoneSerializer<Team.TeamFolderCreateArg>
    /// Converts `TeamFolderCreateError` from and to JSON.
    public typealias TeamFolderCreateErrorSerializer = StoneSerializer<Team.TeamFolderCreateError>
    /// Converts `TeamFolderGetInfoItem` from and to JSON.
    public typealias TeamFolderGetInfoItemSerializer = StoneSerializer<Team.TeamFolderGetInfoItem>
    /// Converts `TeamFolderIdArg` from and to JSON.
    public typealias TeamFolderIdArgSerializer = StoneSerializer<Team.TeamFolderIdArg>
    /// Converts `TeamFolderIdListArg` from and to JSON.
    public typealias TeamFolderIdListArgSerializer = StoneSerializer<Team.TeamFolderIdListArg>
    /// Converts `TeamFolderInvalidStatusError` from and to JSON.
    public typealias TeamFolderInvalidStatusErrorSerializer = StoneSerializer<Team.TeamFolderInvalidStatusError>
    /// Converts `TeamFolderListArg` from and to JSON.
    public typealias TeamFolderListArgSerializer = StoneSerializer<Team.TeamFolderListArg>
    /// Converts `TeamFolderListContinueArg` from and to JSON.
    public typealias TeamFolderListContinueArgSerializer = StoneSerializer<Team.TeamFolderListContinueArg>
    /// Converts `TeamFolderListContinueError` from and to JSON.
    public typealias TeamFolderListContinueErrorSerializer = StoneSerializer<Team.TeamFolderListContinueError>
    /// Converts `TeamFolderListError` from and to JSON.
    public typealias TeamFolderListErrorSerializer = StoneSerializer<Team.TeamFolderListError>
    /// Converts `TeamFolderListResult` from and to JSON.
    public typealias TeamFolderListResultSerializer = StoneSerializer<Team.TeamFolderListResult>
    /// Converts `TeamFolderMetadata` from and to JSON.
    public typealias TeamFolderMetadataSerializer = StoneSerializer<Team.TeamFolderMetadata>
    /// Converts `TeamFolderPermanentlyDeleteError` from and to JSON.
    public typealias TeamFolderPermanentlyDeleteErrorSerializer = StoneSerializer<Team.TeamFolderPermanentlyDeleteError>
    /// Converts `TeamFolderRenameArg` from and to JSON.
    public typealias TeamFolderRenameArgSerializer = StoneSerializer<Team.TeamFolderRenameArg>
    /// Converts `TeamFolderRenameError` from and to JSON.
    public typealias TeamFolderRenameErrorSerializer = StoneSerializer<Team.TeamFolderRenameError>
    /// Converts `TeamFolderRestoreError` from and to JSON.
    public typealias TeamFolderRestoreErrorSerializer = StoneSerializer<Team.TeamFolderRestoreError>
    /// Converts `TeamFolderStatus` from and to JSON.
    public typealias TeamFolderStatusSerializer = StoneSerializer<Team.TeamFolderStatus>
    /// Converts `TeamFolderTeamSharedDropboxError` from and to JSON.
    public typealias TeamFolderTeamSharedDropboxErrorSerializer = StoneSerializer<Team.TeamFolderTeamSharedDropboxError>
    /// Converts `TeamFolderUpdateSyncSettingsArg` from and to JSON.
    public typealias TeamFolderUpdateSyncSettingsArgSerializer = StoneSerializer<Team.TeamFolderUpdateSyncSettingsArg>
    /// Converts `TeamFolderUpdateSyncSettingsError` from and to JSON.
    public typealias TeamFolderUpdateSyncSettingsErrorSerializer = StoneSerializer<Team.TeamFolderUpdateSyncSettingsError>
    /// Converts `TeamGetInfoResult` from and to JSON.
    public typealias TeamGetInfoResultSerializer = StoneSerializer<Team.TeamGetInfoResult>
    /// Converts `TeamMemberInfo` from and to JSON.
    public typealias TeamMemberInfoSerializer = StoneSerializer<Team.TeamMemberInfo>
    /// Converts `TeamMemberInfoV2` from and to JSON.
    public typealias TeamMemberInfoV2Serializer = StoneSerializer<Team.TeamMemberInfoV2>
    /// Converts `TeamMemberInfoV2Result` from and to JSON.
    public typealias TeamMemberInfoV2ResultSerializer = StoneSerializer<Team.TeamMemberInfoV2Result>
    /// Converts `TeamMemberProfile` from and to JSON.
    public typealias TeamMemberProfileSerializer = StoneSerializer<Team.TeamMemberProfile>
    /// Converts `TeamMemberRole` from and to JSON.
    public typealias TeamMemberRoleSerializer = StoneSerializer<Team.TeamMemberRole>
    /// Converts `TeamMemberStatus` from and to JSON.
    public typealias TeamMemberStatusSerializer = StoneSerializer<Team.TeamMemberStatus>
    /// Converts `TeamMembershipType` from and to JSON.
    public typealias TeamMembershipTypeSerializer = StoneSerializer<Team.TeamMembershipType>
    /// Converts `TeamNamespacesListArg` from and to JSON.
    public typealias TeamNamespacesListArgSerializer = StoneSerializer<Team.TeamNamespacesListArg>
    /// Converts `TeamNamespacesListContinueArg` from and to JSON.
    public typealias TeamNamespacesListContinueArgSerializer = StoneSerializer<Team.TeamNamespacesListContinueArg>
    /// Converts `TeamNamespacesListContinueError` from and to JSON.
    public typealias TeamNamespacesListContinueErrorSerializer = StoneSerializer<Team.TeamNamespacesListContinueError>
    /// Converts `TeamNamespacesListError` from and to JSON.
    public typealias TeamNamespacesListErrorSerializer = StoneSerializer<Team.TeamNamespacesListError>
    /// Converts `TeamNamespacesListResult` from and to JSON.
    public typealias TeamNamespacesListResultSerializer = StoneSerializer<Team.TeamNamespacesListResult>
    /// Converts `TeamReportFailureReason` from and to JSON.
    public typealias TeamReportFailureReasonSerializer = StoneSerializer<Team.TeamReportFailureReason>
    /// Converts `TokenGetAuthenticatedAdminError` from and to JSON.
    public typealias TokenGetAuthenticatedAdminErrorSerializer = StoneSerializer<Team.TokenGetAuthenticatedAdminError>
    /// Converts `TokenGetAuthenticatedAdminResult` from and to JSON.
    public typealias TokenGetAuthenticatedAdminResultSerializer = StoneSerializer<Team.TokenGetAuthenticatedAdminResult>
    /// Converts `UploadApiRateLimitValue` from and to JSON.
    public typealias UploadApiRateLimitValueSerializer = StoneSerializer<Team.UploadApiRateLimitValue>
    /// Converts `UserAddResult` from and to JSON.
    public typealias UserAddResultSerializer = StoneSerializer<Team.UserAddResult>
    /// Converts `UserCustomQuotaArg` from and to JSON.
    public typealias UserCustomQuotaArgSerializer = StoneSerializer<Team.UserCustomQuotaArg>
    /// Converts `UserCustomQuotaResult` from and to JSON.
    public typealias UserCustomQuotaResultSerializer = StoneSerializer<Team.UserCustomQuotaResult>
    /// Converts `UserDeleteEmailsResult` from and to JSON.
    public typealias UserDeleteEmailsResultSerializer = StoneSerializer<Team.UserDeleteEmailsResult>
    /// Converts `UserDeleteResult` from and to JSON.
    public typealias UserDeleteResultSerializer = StoneSerializer<Team.UserDeleteResult>
    /// Converts `UserResendEmailsResult` from and to JSON.
    public typealias UserResendEmailsResultSerializer = StoneSerializer<Team.UserResendEmailsResult>
    /// Converts `UserResendResult` from and to JSON.
    public typealias UserResendResultSerializer = StoneSerializer<Team.UserResendResult>
    /// Converts `UserSecondaryEmailsArg` from and to JSON.
    public typealias UserSecondaryEmailsArgSerializer = StoneSerializer<Team.UserSecondaryEmailsArg>
    /// Converts `UserSecondaryEmailsResult` from and to JSON.
    public typealias UserSecondaryEmailsResultSerializer = StoneSerializer<Team.UserSecondaryEmailsResult>
    /// Converts `UserSelectorArg` from and to JSON.
    public typealias UserSelectorArgSerializer = StoneSerializer<Team.UserSelectorArg>
    /// Converts `UserSelectorError` from and to JSON.
    public typealias UserSelectorErrorSerializer = StoneSerializer<Team.UserSelectorError>
    /// Converts `UsersSelectorArg` from and to JSON.
    public typealias UsersSelectorArgSerializer = StoneSerializer<Team.UsersSelectorArg>
}
