// Generated from API/team.json by `make generate`. Do not edit.

import DropboxAccount
import DropboxCore
import DropboxFiles
import StoneRuntime

/// Teams: members, groups, devices, apps, team folders, space limits and legal holds. For apps that a team's admin has
/// linked.
public enum Team {
    /// The types and routes of `team`, as facts.
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

    /// The type at `position` among those of the schema.
    @inline(never)
    public static func _type(_ position: Int) -> TypeRef { TypeRef(_schema, position) }
}
