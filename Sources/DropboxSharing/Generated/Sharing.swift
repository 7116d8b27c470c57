// Generated from API/sharing.json by `make generate`. Do not edit.

import DropboxAccount
import DropboxCore
import DropboxFiles
import DropboxStone
import Foundation

/// Sharing: links to files and folders, folders shared with members, and files shared with single people.
public enum Sharing: StoneNamespace {
    /// The schema of the `sharing` namespace.
    public static let _schema = StoneSchema(
        "sharing",
        imports: { [Async._schema, Common._schema, Files._schema, SeenState._schema, TeamCommon._schema, TeamPolicies._schema, Users._schema, UsersCommon._schema] },
        families: { [CollectionLinkMetadata.self, FileLinkMetadata.self, FolderLinkMetadata.self, LinkMetadata.self, PathLinkMetadata.self, SharedLinkMetadata.self] },
        #"""
alias DropboxId String(min_length=1)
alias GetSharedLinkFileArg GetSharedLinkMetadataArg
alias Id files.Id
alias Path files.Path
alias PathOrId String(min_length=1,pattern="((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?")
alias ReadPath files.ReadPath
alias Rev files.Rev
alias TeamInfo users.Team
union AccessInheritance open=other
 inherit
 no_inherit
 other
union AccessLevel open=other
 owner
 editor
 viewer
 viewer_no_comment
 traverse
 no_access
 other
union AclUpdatePolicy open=other
 owner
 editors
 other
struct AddFileMemberArgs
 file PathOrId
 members List(MemberSelector)
 custom_message String?
 quiet Boolean = false
 access_level AccessLevel?
 add_message_as_comment Boolean = false
 fp_sealed_result String?
union AddFileMemberError open=other
 user_error SharingUserError
 access_error SharingFileAccessError
 rate_limit
 invalid_comment
 banned_member
 other
struct AddFolderMemberArg
 shared_folder_id common.SharedFolderId
 members List(AddMember)
 quiet Boolean = false
 custom_message String(min_length=1)?
 fp_sealed_result String?
union AddFolderMemberError open=other
 access_error SharedFolderAccessError
 email_unverified
 banned_member
 bad_member AddMemberSelectorError
 cant_share_outside_team
 too_many_members UInt64
 too_many_pending_invites UInt64
 rate_limit
 too_many_invitees
 insufficient_plan
 team_folder
 no_permission
 invalid_shared_folder
 other
struct AddMember
 member MemberSelector
 access_level AccessLevel?
union AddMemberSelectorError open=other
 automatic_group
 invalid_dropbox_id DropboxId
 invalid_email common.EmailAddress
 invalid_group
 unverified_dropbox_id DropboxId
 group_deleted
 group_not_on_team
 other
union AlphaResolvedVisibility : ResolvedVisibility
struct AudienceExceptionContentInfo
 name String
struct AudienceExceptions
 count UInt32
 exceptions List(AudienceExceptionContentInfo)
struct AudienceRestrictingSharedFolder
 shared_folder_id common.SharedFolderId
 name String
 audience LinkAudience
union ChangeLinkExpirationPolicy open=other
 allowed
 not_allowed
 other
struct CollectionLinkMetadata : LinkMetadata
struct CreateSharedLinkArg
 path String
 short_url Boolean = false
 pending_upload PendingUploadMode?
union CreateSharedLinkError open=other
 path files.LookupError
 other
struct CreateSharedLinkWithSettingsArg
 path ReadPath
 settings SharedLinkSettings?
union CreateSharedLinkWithSettingsError closed
 path files.LookupError
 email_not_verified
 shared_link_already_exists SharedLinkAlreadyExistsMetadata?
 settings_error SharedLinkSettingsError
 access_denied
 banned_member
 too_many_shared_folders
struct ExpectedSharedContentLinkMetadata : SharedContentLinkMetadataBase
union FileAction open=other
 disable_viewer_info
 edit_contents
 enable_viewer_info
 invite_viewer
 invite_viewer_no_comment
 invite_editor
 unshare
 relinquish_membership
 share_link
 create_link
 create_view_link
 create_edit_link
 other
union FileErrorResult open=other
 file_not_found_error files.Id
 invalid_file_action_error files.Id
 permission_denied_error files.Id
 other
struct FileLinkMetadata : SharedLinkMetadata
 client_modified common.DropboxTimestamp
 server_modified common.DropboxTimestamp
 rev Rev
 size UInt64
union FileMemberActionError open=other
 invalid_member
 no_permission
 access_error SharingFileAccessError
 no_explicit_access MemberAccessLevelResult
 other
union FileMemberActionIndividualResult closed
 success AccessLevel?
 member_error FileMemberActionError
struct FileMemberActionResult
 member MemberSelector
 result FileMemberActionIndividualResult
 sckey_sha1 String?
 invitation_signature List(String)?
union FileMemberRemoveActionResult open=other
 success MemberAccessLevelResult
 member_error FileMemberActionError
 other
struct FilePermission
 action FileAction
 allow Boolean
 reason PermissionDeniedReason?
union FolderAction open=other
 change_options
 disable_viewer_info
 edit_contents
 enable_viewer_info
 invite_editor
 invite_viewer
 invite_viewer_no_comment
 relinquish_membership
 unmount
 unshare
 leave_a_copy
 share_link
 create_link
 create_view_link
 create_edit_link
 set_access_inheritance
 other
struct FolderLinkMetadata : SharedLinkMetadata
struct FolderPermission
 action FolderAction
 allow Boolean
 reason PermissionDeniedReason?
struct FolderPolicy
 member_policy MemberPolicy?
 resolved_member_policy MemberPolicy?
 acl_update_policy AclUpdatePolicy
 shared_link_policy SharedLinkPolicy
 viewer_info_policy ViewerInfoPolicy?
struct GetFileMetadataArg
 file PathOrId
 actions List(FileAction)?
struct GetFileMetadataBatchArg
 files List(PathOrId,max_items=100)
 actions List(FileAction)?
struct GetFileMetadataBatchResult
 file PathOrId
 result GetFileMetadataIndividualResult
union GetFileMetadataError open=other
 user_error SharingUserError
 access_error SharingFileAccessError
 other
union GetFileMetadataIndividualResult open=other
 metadata SharedFileMetadata
 access_error SharingFileAccessError
 other
struct GetMetadataArgs
 shared_folder_id common.SharedFolderId
 actions List(FolderAction)?
union GetSharedLinkFileError : SharedLinkError
 shared_link_is_directory
struct GetSharedLinkMetadataArg
 url String
 path Path?
 link_password String?
struct GetSharedLinksArg
 path String?
union GetSharedLinksError open=other
 path files.MalformedPathError
 other
struct GetSharedLinksResult
 links List(LinkMetadata)
struct GroupInfo : team_common.GroupSummary
 group_type team_common.GroupType
 is_member Boolean
 is_owner Boolean
 same_team Boolean
struct GroupMembershipInfo : MembershipInfo
 group GroupInfo
struct InsufficientPlan
 message String
 upsell_url String?
struct InsufficientQuotaAmounts
 space_needed UInt64
 space_shortage UInt64
 space_left UInt64
union InviteeInfo open=other
 email common.EmailAddress
 other
struct InviteeMembershipInfo : MembershipInfo
 invitee InviteeInfo
 user UserInfo?
union JobError open=other
 unshare_folder_error UnshareFolderError
 remove_folder_member_error RemoveFolderMemberError
 relinquish_folder_membership_error RelinquishFolderMembershipError
 other
union JobStatus closed : async.PollResultBase
 complete
 failed JobError
union LinkAccessLevel open=other
 viewer
 editor
 other
union LinkAction open=other
 change_access_level
 change_audience
 remove_expiry
 remove_password
 set_expiry
 set_password
 other
union LinkAudience open=other
 public
 team
 no_one
 password
 members
 other
union LinkAudienceDisallowedReason : VisibilityPolicyDisallowedReason
struct LinkAudienceOption
 audience LinkAudience
 allowed Boolean
 disallowed_reason LinkAudienceDisallowedReason?
union LinkExpiry open=other
 remove_expiry
 set_expiry common.DropboxTimestamp
 other
struct LinkMetadata open path=PathLinkMetadata collection=CollectionLinkMetadata
 url String
 visibility Visibility
 expires common.DropboxTimestamp?
union LinkPassword open=other
 remove_password
 set_password String
 other
struct LinkPermission
 action LinkAction
 allow Boolean
 reason PermissionDeniedReason?
struct LinkPermissions
 resolved_visibility ResolvedVisibility?
 requested_visibility RequestedVisibility?
 can_revoke Boolean
 revoke_failure_reason SharedLinkAccessFailureReason?
 effective_audience LinkAudience?
 link_access_level LinkAccessLevel?
 visibility_policies List(VisibilityPolicy)
 can_set_expiry Boolean
 can_remove_expiry Boolean
 allow_download Boolean
 can_allow_download Boolean
 can_disallow_download Boolean
 allow_comments Boolean
 team_restricts_comments Boolean
 audience_options List(LinkAudienceOption)?
 can_set_password Boolean?
 can_remove_password Boolean?
 require_password Boolean?
 can_use_extended_sharing_controls Boolean?
 can_sync Boolean?
 can_request_access Boolean?
 enforce_shared_link_password_policy team_policies.EnforceLinkPasswordPolicy?
 days_to_expire_policy team_policies.DefaultLinkExpirationDaysPolicy?
 change_shared_link_expiration_policy ChangeLinkExpirationPolicy?
struct LinkSettings
 access_level AccessLevel?
 audience LinkAudience?
 expiry LinkExpiry?
 password LinkPassword?
struct ListFileMembersArg
 file PathOrId
 actions List(MemberAction)?
 include_inherited Boolean = true
 limit UInt32(min_value=1,max_value=300) = 100
struct ListFileMembersBatchArg
 files List(PathOrId,max_items=100)
 limit UInt32(max_value=3000) = 1000
struct ListFileMembersBatchResult
 file PathOrId
 result ListFileMembersIndividualResult
struct ListFileMembersContinueArg
 cursor String
union ListFileMembersContinueError open=other
 user_error SharingUserError
 access_error SharingFileAccessError
 invalid_cursor
 other
struct ListFileMembersCountResult
 members SharedFileMembers
 member_count UInt32
union ListFileMembersError open=other
 user_error SharingUserError
 access_error SharingFileAccessError
 other
union ListFileMembersIndividualResult open=other
 result ListFileMembersCountResult
 access_error SharingFileAccessError
 other
struct ListFilesArg
 limit UInt32(min_value=1,max_value=300) = 100
 actions List(FileAction)?
struct ListFilesContinueArg
 cursor String
union ListFilesContinueError open=other
 user_error SharingUserError
 invalid_cursor
 other
struct ListFilesResult
 entries List(SharedFileMetadata)
 cursor String?
struct ListFolderMembersArgs : ListFolderMembersCursorArg
 shared_folder_id common.SharedFolderId
 path String?
struct ListFolderMembersContinueArg
 cursor String
union ListFolderMembersContinueError open=other
 access_error SharedFolderAccessError
 invalid_cursor
 other
struct ListFolderMembersCursorArg
 actions List(MemberAction)?
 limit UInt32(min_value=1,max_value=1000) = 1000
struct ListFoldersArgs
 limit UInt32(min_value=1,max_value=1000) = 1000
 actions List(FolderAction)?
struct ListFoldersContinueArg
 cursor String
union ListFoldersContinueError open=other
 invalid_cursor
 other
struct ListFoldersResult
 entries List(SharedFolderMetadata)
 cursor String?
struct ListSharedLinksArg
 path ReadPath?
 cursor String?
 direct_only Boolean?
union ListSharedLinksError open=other
 path files.LookupError
 reset
 other
struct ListSharedLinksResult
 links List(SharedLinkMetadata)
 has_more Boolean
 cursor String?
struct MemberAccessLevelResult
 access_level AccessLevel?
 warning String?
 access_details List(ParentFolderAccessInfo)?
union MemberAction open=other
 leave_a_copy
 make_editor
 make_owner
 make_viewer
 make_viewer_no_comment
 remove
 other
struct MemberPermission
 action MemberAction
 allow Boolean
 reason PermissionDeniedReason?
union MemberPolicy open=other
 team
 anyone
 team_and_approved
 other
union MemberSelector open=other
 dropbox_id DropboxId
 email common.EmailAddress
 other
struct MembershipInfo
 access_type AccessLevel
 permissions List(MemberPermission)?
 initials String?
 is_inherited Boolean = false
struct ModifySharedLinkSettingsArgs
 url String
 settings SharedLinkSettings
 remove_expiration Boolean = false
union ModifySharedLinkSettingsError : SharedLinkError
 settings_error SharedLinkSettingsError
 email_not_verified
struct MountFolderArg
 shared_folder_id common.SharedFolderId
union MountFolderError open=other
 access_error SharedFolderAccessError
 inside_shared_folder
 insufficient_quota InsufficientQuotaAmounts
 already_mounted
 no_permission
 not_mountable
 must_automount
 other
struct ParentFolderAccessInfo
 folder_name String
 shared_folder_id common.SharedFolderId
 permissions List(MemberPermission)
 path String
struct PathLinkMetadata : LinkMetadata
 path String
union PendingUploadMode closed
 file
 folder
union PermissionDeniedReason open=other
 user_not_same_team_as_owner
 user_not_allowed_by_owner
 target_is_indirect_member
 target_is_owner
 target_is_self
 target_not_active
 folder_is_limited_team_folder
 owner_not_on_team
 permission_denied
 restricted_by_team
 user_account_type
 user_not_on_team
 folder_is_inside_shared_folder
 restricted_by_parent_folder
 insufficient_plan InsufficientPlan
 other
struct RelinquishAccessArg
 file_id String
union RelinquishAccessError open=other
 invalid_file_id
 email_unverified
 owner
 no_explicit_access
 team_folder
 no_permission
 other
struct RelinquishAccessResult
struct RelinquishFileMembershipArg
 file PathOrId
union RelinquishFileMembershipError open=other
 access_error SharingFileAccessError
 group_access
 no_permission
 other
struct RelinquishFolderMembershipArg
 shared_folder_id common.SharedFolderId
 leave_a_copy Boolean = false
union RelinquishFolderMembershipError open=other
 access_error SharedFolderAccessError
 folder_owner
 mounted
 group_access
 team_folder
 no_permission
 no_explicit_access
 other
struct RemoveFileMemberArg
 file PathOrId
 member MemberSelector
union RemoveFileMemberError open=other
 user_error SharingUserError
 access_error SharingFileAccessError
 no_explicit_access MemberAccessLevelResult
 other
struct RemoveFolderMemberArg
 shared_folder_id common.SharedFolderId
 member MemberSelector
 leave_a_copy Boolean
union RemoveFolderMemberError open=other
 access_error SharedFolderAccessError
 member_error SharedFolderMemberError
 folder_owner
 group_access
 team_folder
 no_permission
 too_many_files
 other
union RemoveMemberJobStatus closed : async.PollResultBase
 complete MemberAccessLevelResult
 failed RemoveFolderMemberError
union RequestedLinkAccessLevel open=other
 viewer
 editor
 max
 default
 other
union RequestedVisibility closed
 public
 team_only
 password
union ResolvedVisibility open=other : RequestedVisibility
 team_and_password
 shared_folder_only
 no_one
 only_you
 other
struct RevokeSharedLinkArg
 url String
union RevokeSharedLinkError : SharedLinkError
 shared_link_malformed
struct SetAccessInheritanceArg
 access_inheritance AccessInheritance = inherit
 shared_folder_id common.SharedFolderId
union SetAccessInheritanceError open=other
 access_error SharedFolderAccessError
 no_permission
 other
struct ShareFolderArg : ShareFolderArgBase
 actions List(FolderAction)?
 link_settings LinkSettings?
struct ShareFolderArgBase
 acl_update_policy AclUpdatePolicy?
 force_async Boolean = false
 member_policy MemberPolicy?
 path files.WritePathOrId
 shared_link_policy SharedLinkPolicy?
 viewer_info_policy ViewerInfoPolicy?
 access_inheritance AccessInheritance = inherit
union ShareFolderError : ShareFolderErrorBase
 no_permission
union ShareFolderErrorBase open=other
 email_unverified
 bad_path SharePathError
 team_policy_disallows_member_policy
 disallowed_shared_link_policy
 other
union ShareFolderErrorBaseV2 open=other
 email_unverified
 team_policy_disallows_member_policy
 disallowed_shared_link_policy
 other
union ShareFolderErrorV2 : ShareFolderErrorBaseV2
 no_permission
union ShareFolderJobStatus closed : async.PollResultBase
 complete SharedFolderMetadata
 failed ShareFolderError
union ShareFolderLaunch closed : async.LaunchResultBase
 complete SharedFolderMetadata
union SharePathError open=other
 is_file
 inside_shared_folder
 contains_shared_folder
 contains_app_folder
 contains_team_folder
 is_app_folder
 inside_app_folder
 is_public_folder
 inside_public_folder
 already_shared SharedFolderMetadata
 invalid_path
 is_osx_package
 inside_osx_package
 is_vault
 is_vault_locked
 is_family
 other
union SharePathErrorBaseV2 open=other
 is_file
 inside_shared_folder
 contains_shared_folder
 contains_team_folder
 is_app_folder
 inside_app_folder
 is_public_folder
 inside_public_folder
 already_shared SharedFolderMetadata
 invalid_path
 is_osx_package
 inside_osx_package
 is_vault
 is_vault_locked
 other
union SharePathErrorV2 : SharePathErrorBaseV2
 is_family
 contains_app_folder
struct SharedContentLinkMetadata : SharedContentLinkMetadataBase
 audience_exceptions AudienceExceptions?
 url String
struct SharedContentLinkMetadataBase
 access_level AccessLevel?
 audience_options List(LinkAudience)
 audience_restricting_shared_folder AudienceRestrictingSharedFolder?
 current_audience LinkAudience
 expiry common.DropboxTimestamp?
 link_permissions List(LinkPermission)
 password_protected Boolean
struct SharedFileMembers
 users List(UserFileMembershipInfo)
 groups List(GroupMembershipInfo)
 invitees List(InviteeMembershipInfo)
 cursor String?
struct SharedFileMetadata
 access_type AccessLevel?
 id files.FileId
 expected_link_metadata ExpectedSharedContentLinkMetadata?
 link_metadata SharedContentLinkMetadata?
 name String
 owner_display_names List(String)?
 owner_team users.Team?
 parent_shared_folder_id common.SharedFolderId?
 path_display String?
 path_lower String?
 permissions List(FilePermission)?
 policy FolderPolicy
 preview_url String
 time_invited common.DropboxTimestamp?
union SharedFolderAccessError open=other
 invalid_id
 not_a_member
 invalid_member
 email_unverified
 unmounted
 other
union SharedFolderMemberError open=other
 invalid_dropbox_id
 not_a_member
 no_explicit_access MemberAccessLevelResult
 other
struct SharedFolderMembers
 users List(UserMembershipInfo)
 groups List(GroupMembershipInfo)
 invitees List(InviteeMembershipInfo)
 cursor String?
struct SharedFolderMetadata : SharedFolderMetadataBase
 link_metadata SharedContentLinkMetadata?
 name String
 permissions List(FolderPermission)?
 policy FolderPolicy
 preview_url String
 shared_folder_id common.SharedFolderId
 time_invited common.DropboxTimestamp
 access_inheritance AccessInheritance = inherit
 folder_id files.FileId?
struct SharedFolderMetadataBase
 access_type AccessLevel
 is_inside_team_folder Boolean
 is_team_folder Boolean
 owner_display_names List(String)?
 owner_team users.Team?
 parent_shared_folder_id common.SharedFolderId?
 path_display String?
 path_lower String?
 parent_folder_name String?
union SharedLinkAccessFailureReason open=other
 login_required
 email_verify_required
 password_required
 team_only
 owner_only
 other
union SharedLinkAlreadyExistsMetadata open=other
 metadata SharedLinkMetadata
 other
union SharedLinkError open=other
 shared_link_not_found
 shared_link_access_denied
 unsupported_link_type
 unsupported_parameter_field
 other
struct SharedLinkMetadata open file=FileLinkMetadata folder=FolderLinkMetadata
 url String
 id Id?
 name String
 expires common.DropboxTimestamp?
 path_lower String?
 link_permissions LinkPermissions
 team_member_info TeamMemberInfo?
 content_owner_team_info TeamInfo?
union SharedLinkMetadataError : SharedLinkError
union SharedLinkPolicy open=other
 anyone
 team
 members
 other
struct SharedLinkSettings
 require_password Boolean?
 link_password String?
 expires common.DropboxTimestamp?
 audience LinkAudience?
 access RequestedLinkAccessLevel?
 requested_visibility RequestedVisibility?
 allow_download Boolean?
union SharedLinkSettingsError closed
 invalid_settings
 not_authorized
union SharingFileAccessError open=other
 no_permission
 invalid_file
 is_folder
 inside_public_folder
 inside_osx_package
 other
union SharingUserError open=other
 email_unverified
 other
struct TeamMemberInfo
 team_info TeamInfo
 display_name String
 member_id String?
struct TransferFolderArg
 shared_folder_id common.SharedFolderId
 to_dropbox_id DropboxId
union TransferFolderError open=other
 access_error SharedFolderAccessError
 invalid_dropbox_id
 new_owner_not_a_member
 new_owner_unmounted
 new_owner_email_unverified
 team_folder
 no_permission
 other
struct UnmountFolderArg
 shared_folder_id common.SharedFolderId
union UnmountFolderError open=other
 access_error SharedFolderAccessError
 no_permission
 not_unmountable
 other
struct UnshareFileArg
 file PathOrId
union UnshareFileError open=other
 user_error SharingUserError
 access_error SharingFileAccessError
 other
struct UnshareFolderArg
 shared_folder_id common.SharedFolderId
 leave_a_copy Boolean = false
union UnshareFolderError open=other
 access_error SharedFolderAccessError
 team_folder
 no_permission
 too_many_files
 other
struct UpdateFileMemberArgs
 file PathOrId
 member MemberSelector
 access_level AccessLevel
struct UpdateFilePolicyArg
 file PathOrId
 actions List(FileAction)?
 link_settings LinkSettings?
 viewer_info_policy ViewerInfoPolicy?
union UpdateFilePolicyError open=other
 access_error SharingFileAccessError
 invalid_file_settings
 no_permission
 other
struct UpdateFolderMemberArg
 shared_folder_id common.SharedFolderId
 member MemberSelector
 access_level AccessLevel
union UpdateFolderMemberError open=other
 access_error SharedFolderAccessError
 member_error SharedFolderMemberError
 no_explicit_access AddFolderMemberError
 insufficient_plan
 no_permission
 other
struct UpdateFolderPolicyArg
 shared_folder_id common.SharedFolderId
 member_policy MemberPolicy?
 acl_update_policy AclUpdatePolicy?
 viewer_info_policy ViewerInfoPolicy?
 shared_link_policy SharedLinkPolicy?
 link_settings LinkSettings?
 actions List(FolderAction)?
union UpdateFolderPolicyError open=other
 access_error SharedFolderAccessError
 not_on_team
 team_policy_disallows_member_policy
 disallowed_shared_link_policy
 no_permission
 team_folder
 other
struct UserFileMembershipInfo : UserMembershipInfo
 time_last_seen common.DropboxTimestamp?
 platform_type seen_state.PlatformType?
struct UserInfo
 account_id users_common.AccountId
 email String
 display_name String
 same_team Boolean
 team_member_id String?
struct UserMembershipInfo : MembershipInfo
 user UserInfo
union ViewerInfoPolicy open=other
 enabled
 disabled
 other
union Visibility open=other
 public
 team_only
 password
 team_and_password
 shared_folder_only
 other
struct VisibilityPolicy
 policy RequestedVisibility
 resolved_policy AlphaResolvedVisibility
 allowed Boolean
 disallowed_reason VisibilityPolicyDisallowedReason?
union VisibilityPolicyDisallowedReason open=other
 delete_and_recreate
 restricted_by_shared_folder
 restricted_by_team
 user_not_on_team
 user_account_type
 permission_denied
 other
route add_file_member AddFileMemberArgs List(FileMemberActionResult) AddFileMemberError auth=user host=api scope=sharing.write select_admin_mode=team_admin style=rpc
route add_folder_member AddFolderMemberArg Void AddFolderMemberError auth=user host=api scope=sharing.write select_admin_mode=team_admin style=rpc
route check_job_status async.PollArg JobStatus async.PollError auth=user host=api scope=sharing.write select_admin_mode=team_admin style=rpc
route check_remove_member_job_status async.PollArg RemoveMemberJobStatus async.PollError auth=user host=api scope=sharing.write select_admin_mode=team_admin style=rpc
route check_share_job_status async.PollArg ShareFolderJobStatus async.PollError auth=user host=api scope=sharing.write select_admin_mode=team_admin style=rpc
route create_shared_link CreateSharedLinkArg PathLinkMetadata CreateSharedLinkError allow_app_folder_app=true auth=user host=api scope=sharing.write select_admin_mode=team_admin style=rpc deprecated
route create_shared_link_with_settings CreateSharedLinkWithSettingsArg SharedLinkMetadata CreateSharedLinkWithSettingsError allow_app_folder_app=true auth=user host=api scope=sharing.write select_admin_mode=team_admin style=rpc
route get_file_metadata GetFileMetadataArg SharedFileMetadata GetFileMetadataError auth=user host=api scope=sharing.read select_admin_mode=team_admin style=rpc
route get_file_metadata/batch GetFileMetadataBatchArg List(GetFileMetadataBatchResult) SharingUserError auth=user host=api scope=sharing.read select_admin_mode=team_admin style=rpc
route get_folder_metadata GetMetadataArgs SharedFolderMetadata SharedFolderAccessError auth=user host=api scope=sharing.read select_admin_mode=whole_team style=rpc
route get_shared_link_file GetSharedLinkFileArg SharedLinkMetadata GetSharedLinkFileError allow_app_folder_app=true auth="app, user" host=content scope=sharing.read style=download
route get_shared_link_metadata GetSharedLinkMetadataArg SharedLinkMetadata SharedLinkMetadataError allow_app_folder_app=true auth="app, user" host=api scope=sharing.read style=rpc
route get_shared_links GetSharedLinksArg GetSharedLinksResult GetSharedLinksError allow_app_folder_app=true auth=user host=api scope=sharing.read style=rpc deprecated
route list_file_members ListFileMembersArg SharedFileMembers ListFileMembersError auth=user host=api scope=sharing.read select_admin_mode=whole_team style=rpc
route list_file_members/batch ListFileMembersBatchArg List(ListFileMembersBatchResult) SharingUserError auth=user host=api scope=sharing.read select_admin_mode=whole_team style=rpc
route list_file_members/continue ListFileMembersContinueArg SharedFileMembers ListFileMembersContinueError auth=user host=api scope=sharing.read select_admin_mode=whole_team style=rpc
route list_folder_members ListFolderMembersArgs SharedFolderMembers SharedFolderAccessError auth=user host=api scope=sharing.read select_admin_mode=whole_team style=rpc
route list_folder_members/continue ListFolderMembersContinueArg SharedFolderMembers ListFolderMembersContinueError auth=user host=api scope=sharing.read select_admin_mode=whole_team style=rpc
route list_folders ListFoldersArgs ListFoldersResult Void auth=user host=api scope=sharing.read style=rpc
route list_folders/continue ListFoldersContinueArg ListFoldersResult ListFoldersContinueError auth=user host=api scope=sharing.read style=rpc
route list_mountable_folders ListFoldersArgs ListFoldersResult Void auth=user host=api scope=sharing.read style=rpc
route list_mountable_folders/continue ListFoldersContinueArg ListFoldersResult ListFoldersContinueError auth=user host=api scope=sharing.read style=rpc
route list_received_files ListFilesArg ListFilesResult SharingUserError auth=user host=api scope=sharing.read select_admin_mode=team_admin style=rpc
route list_received_files/continue ListFilesContinueArg ListFilesResult ListFilesContinueError auth=user host=api scope=sharing.read style=rpc
route list_shared_links ListSharedLinksArg ListSharedLinksResult ListSharedLinksError allow_app_folder_app=true auth=user host=api scope=sharing.read select_admin_mode=whole_team style=rpc
route modify_shared_link_settings ModifySharedLinkSettingsArgs SharedLinkMetadata ModifySharedLinkSettingsError allow_app_folder_app=true auth=user host=api scope=sharing.write style=rpc
route mount_folder MountFolderArg SharedFolderMetadata MountFolderError auth=user host=api scope=sharing.write style=rpc
route relinquish_access RelinquishAccessArg RelinquishAccessResult RelinquishAccessError allow_app_folder_app=true auth=user host=api scope="private:sharing.write" select_admin_mode=whole_team style=rpc
route relinquish_file_membership RelinquishFileMembershipArg Void RelinquishFileMembershipError auth=user host=api scope=sharing.write select_admin_mode=team_admin style=rpc
route relinquish_folder_membership RelinquishFolderMembershipArg async.LaunchEmptyResult RelinquishFolderMembershipError auth=user host=api scope=sharing.write style=rpc
route remove_file_member RemoveFileMemberArg FileMemberActionIndividualResult RemoveFileMemberError auth=user host=api scope=sharing.write select_admin_mode=team_admin style=rpc deprecated
route remove_file_member_2 RemoveFileMemberArg FileMemberRemoveActionResult RemoveFileMemberError auth=user host=api scope=sharing.write select_admin_mode=team_admin style=rpc
route remove_folder_member RemoveFolderMemberArg async.LaunchResultBase RemoveFolderMemberError auth=user host=api scope=sharing.write select_admin_mode=team_admin style=rpc
route revoke_shared_link RevokeSharedLinkArg Void RevokeSharedLinkError allow_app_folder_app=true auth=user host=api scope=sharing.write select_admin_mode=team_admin style=rpc
route set_access_inheritance SetAccessInheritanceArg ShareFolderLaunch SetAccessInheritanceError auth=user host=api scope=sharing.write style=rpc
route share_folder ShareFolderArg ShareFolderLaunch ShareFolderError auth=user host=api scope=sharing.write select_admin_mode=team_admin style=rpc
route transfer_folder TransferFolderArg Void TransferFolderError auth=user host=api scope=sharing.write select_admin_mode=team_admin style=rpc
route unmount_folder UnmountFolderArg Void UnmountFolderError auth=user host=api scope=sharing.write select_admin_mode=team_admin style=rpc
route unshare_file UnshareFileArg Void UnshareFileError auth=user host=api scope=sharing.write select_admin_mode=team_admin style=rpc
route unshare_folder UnshareFolderArg async.LaunchEmptyResult UnshareFolderError auth=user host=api scope=sharing.write select_admin_mode=team_admin style=rpc
route update_file_member UpdateFileMemberArgs MemberAccessLevelResult FileMemberActionError auth=user host=api scope=sharing.write select_admin_mode=team_admin style=rpc
route update_file_policy UpdateFilePolicyArg SharedFileMetadata UpdateFilePolicyError auth=user host=api scope=sharing.write style=rpc
route update_folder_member UpdateFolderMemberArg MemberAccessLevelResult UpdateFolderMemberError auth=user host=api scope=sharing.write select_admin_mode=team_admin style=rpc
route update_folder_policy UpdateFolderPolicyArg SharedFolderMetadata UpdateFolderPolicyError auth=user host=api scope=sharing.write select_admin_mode=team_admin style=rpc
"""#
    )
}

extension Sharing {
    /// Whether a shared folder takes over the members of the folder around it.
    public enum AccessInheritance: StoneUnion, CustomStringConvertible {
        /// It does.
        case inherit
        /// It has members of its own only.
        case noInherit
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .inherit
            case 1: self = .noInherit
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .inherit: .tag(0)
            case .noInherit: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// What a member may do.
    public enum AccessLevel: StoneUnion, CustomStringConvertible {
        /// Everything, including the rules for the folder.
        case owner
        /// View and change.
        case editor
        /// View and comment.
        case viewer
        /// View, without comments.
        case viewerNoComment
        /// See only those parts that are shared with them further down.
        case traverse
        /// Nothing yet: the user has only opened a link by which they can join.
        case noAccess
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .owner
            case 1: self = .editor
            case 2: self = .viewer
            case 3: self = .viewerNoComment
            case 4: self = .traverse
            case 5: self = .noAccess
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .owner: .tag(0)
            case .editor: .tag(1)
            case .viewer: .tag(2)
            case .viewerNoComment: .tag(3)
            case .traverse: .tag(4)
            case .noAccess: .tag(5)
            case .other: .tag(6)
            }
        }
    }

    /// Who may add, change and remove members.
    public enum AclUpdatePolicy: StoneUnion, CustomStringConvertible {
        /// The owner.
        case owner
        /// Every editor, or every editor of the same team.
        case editors
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .owner
            case 1: self = .editors
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .owner: .tag(0)
            case .editors: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// Whom to share a file with.
    public struct AddFileMemberArgs: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - file: The file: a path or an `id:…`. At least 1 character. Pattern:
        ///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
        ///   - members: The people to share with, by account or email address. An address that belongs to an account
        ///     means that account.
        ///   - customMessage: A message to send with the invitation.
        ///   - quiet: Whether to send no notifications of the invitation. Default: `false`.
        ///   - accessLevel: What the new members may do.
        ///   - addMessageAsComment: Whether to add the message as a comment too. For Paper documents. Default: `false`.
        ///   - fpSealedResult: For Dropbox's own apps.
        @export(implementation)
        public init(
            file: String,
            members: [Sharing.MemberSelector],
            customMessage: String? = nil,
            quiet: Bool = false,
            accessLevel: Sharing.AccessLevel? = nil,
            addMessageAsComment: Bool = false,
            fpSealedResult: String? = nil
        ) {
            var builder = RecordBuilder(Sharing._type(3))
            builder.string(0, file)
            builder.unions(1, members)
            builder.string(2, customMessage)
            builder.bool(3, quiet)
            builder.union(4, accessLevel?._value)
            builder.bool(5, addMessageAsComment)
            builder.string(6, fpSealedResult)
            self.init(_plainRecord: builder.record())
        }

        /// The file: a path or an `id:…`. At least 1 character. Pattern:
        /// `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
        @export(implementation) public var file: String { _plainRecord.string(0) }
        /// The people to share with, by account or email address. An address that belongs to an account means that
        /// account.
        @export(implementation) public var members: [Sharing.MemberSelector] { _plainRecord.unions(1) }
        /// A message to send with the invitation.
        @export(implementation) public var customMessage: String? { _plainRecord.stringOpt(2) }
        /// Whether to send no notifications of the invitation. Default: `false`.
        @export(implementation) public var quiet: Bool { _plainRecord.bool(3) }
        /// What the new members may do.
        @export(implementation) public var accessLevel: Sharing.AccessLevel? { _plainRecord.unionOpt(4) }
        /// Whether to add the message as a comment too. For Paper documents. Default: `false`.
        @export(implementation) public var addMessageAsComment: Bool { _plainRecord.bool(5) }
        /// For Dropbox's own apps.
        @export(implementation) public var fpSealedResult: String? { _plainRecord.stringOpt(6) }
    }

    /// Why no members were added.
    public enum AddFileMemberError: StoneUnion, CustomStringConvertible {
        /// Something is wrong with the user's account.
        case userError(Sharing.SharingUserError)
        /// The file or folder cannot be opened.
        case accessError(Sharing.SharingFileAccessError)
        /// The user has sent too many invitations. Wait and try again.
        case rateLimit
        /// The message must not be sent.
        case invalidComment
        /// The user may not share any more, because of abuse.
        case bannedMember
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .userError(_value.union())
            case 1: self = .accessError(_value.union())
            case 2: self = .rateLimit
            case 3: self = .invalidComment
            case 4: self = .bannedMember
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .userError(let value): .boxedValue(0, union: value._value)
            case .accessError(let value): .boxedValue(1, union: value._value)
            case .rateLimit: .tag(2)
            case .invalidComment: .tag(3)
            case .bannedMember: .tag(4)
            case .other: .tag(5)
            }
        }
    }

    /// Whom to share a folder with.
    public struct AddFolderMemberArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - sharedFolderId: The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
        ///   - members: The people to invite, each with what they may do.
        ///   - quiet: Whether to send no notifications of the invitation. Default: `false`.
        ///   - customMessage: A message to send with the invitation. At least 1 character.
        ///   - fpSealedResult: For Dropbox's own apps.
        @export(implementation)
        public init(
            sharedFolderId: String,
            members: [Sharing.AddMember],
            quiet: Bool = false,
            customMessage: String? = nil,
            fpSealedResult: String? = nil
        ) {
            var builder = RecordBuilder(Sharing._type(5))
            builder.string(0, sharedFolderId)
            builder.list(1, members)
            builder.bool(2, quiet)
            builder.string(3, customMessage)
            builder.string(4, fpSealedResult)
            self.init(_plainRecord: builder.record())
        }

        /// The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
        @export(implementation) public var sharedFolderId: String { _plainRecord.string(0) }
        /// The people to invite, each with what they may do.
        @export(implementation) public var members: [Sharing.AddMember] { _plainRecord.list(1) }
        /// Whether to send no notifications of the invitation. Default: `false`.
        @export(implementation) public var quiet: Bool { _plainRecord.bool(2) }
        /// A message to send with the invitation. At least 1 character.
        @export(implementation) public var customMessage: String? { _plainRecord.stringOpt(3) }
        /// For Dropbox's own apps.
        @export(implementation) public var fpSealedResult: String? { _plainRecord.stringOpt(4) }
    }

    /// Why no members were added.
    public enum AddFolderMemberError: StoneUnion, CustomStringConvertible {
        /// The file or folder cannot be opened.
        case accessError(Sharing.SharedFolderAccessError)
        /// The user has not verified their email address. Ask them to, then try again.
        case emailUnverified
        /// The user may not share any more, because of abuse.
        case bannedMember
        /// One of the members cannot be invited.
        case badMember(Sharing.AddMemberSelectorError)
        /// The team forbids sharing with others.
        case cantShareOutsideTeam
        /// The folder would have too many members; the value is the limit.
        case tooManyMembers(UInt64)
        /// Too many invitations are not answered yet; the value is the limit.
        case tooManyPendingInvites(UInt64)
        /// The user has sent too many invitations for a day. Try again after 24 hours.
        case rateLimit
        /// Too many people at once. Invite fewer in one call.
        case tooManyInvitees
        /// The user's plan does not include this, for instance members who may only view.
        case insufficientPlan
        /// Not possible with a team folder.
        case teamFolder
        /// The user has no permission for this.
        case noPermission
        /// Comes as `accessError` now. Deprecated.
        case invalidSharedFolder
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .accessError(_value.union())
            case 1: self = .emailUnverified
            case 2: self = .bannedMember
            case 3: self = .badMember(_value.union())
            case 4: self = .cantShareOutsideTeam
            case 5: self = .tooManyMembers(_value.uint64())
            case 6: self = .tooManyPendingInvites(_value.uint64())
            case 7: self = .rateLimit
            case 8: self = .tooManyInvitees
            case 9: self = .insufficientPlan
            case 10: self = .teamFolder
            case 11: self = .noPermission
            case 12: self = .invalidSharedFolder
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .accessError(let value): .boxedValue(0, union: value._value)
            case .emailUnverified: .tag(1)
            case .bannedMember: .tag(2)
            case .badMember(let value): .boxedValue(3, union: value._value)
            case .cantShareOutsideTeam: .tag(4)
            case .tooManyMembers(let value): .boxedValue(5, uint64: value)
            case .tooManyPendingInvites(let value): .boxedValue(6, uint64: value)
            case .rateLimit: .tag(7)
            case .tooManyInvitees: .tag(8)
            case .insufficientPlan: .tag(9)
            case .teamFolder: .tag(10)
            case .noPermission: .tag(11)
            case .invalidSharedFolder: .tag(12)
            case .other: .tag(13)
            }
        }
    }

    /// A person to invite to a shared folder.
    public struct AddMember: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - member: The person, by account or email address.
        ///   - accessLevel: What they may do. Not `.owner`.
        @export(implementation)
        public init(member: Sharing.MemberSelector, accessLevel: Sharing.AccessLevel? = nil) {
            var builder = RecordBuilder(Sharing._type(7))
            builder.union(0, member._value)
            builder.union(1, accessLevel?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The person, by account or email address.
        @export(implementation) public var member: Sharing.MemberSelector { _plainRecord.union(0) }
        /// What they may do. Not `.owner`.
        @export(implementation) public var accessLevel: Sharing.AccessLevel? { _plainRecord.unionOpt(1) }
    }

    /// Why somebody cannot be invited.
    public enum AddMemberSelectorError: StoneUnion, CustomStringConvertible {
        /// This group manages itself, and can be a member of team folders only.
        case automaticGroup
        /// There is no such account or group; the value is the id. At least 1 character.
        case invalidDropboxId(String)
        /// This is not an email address. At most 255 characters. Pattern:
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case invalidEmail(String)
        /// The group is not valid.
        case invalidGroup
        /// This account has no verified email address; the value is its id. Invite it by email address. At least 1
        /// character.
        case unverifiedDropboxId(String)
        /// One of the groups has been deleted.
        case groupDeleted
        /// The group belongs to another team.
        case groupNotOnTeam
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .automaticGroup
            case 1: self = .invalidDropboxId(_value.string())
            case 2: self = .invalidEmail(_value.string())
            case 3: self = .invalidGroup
            case 4: self = .unverifiedDropboxId(_value.string())
            case 5: self = .groupDeleted
            case 6: self = .groupNotOnTeam
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .automaticGroup: .tag(0)
            case .invalidDropboxId(let value): .boxedValue(1, string: value)
            case .invalidEmail(let value): .boxedValue(2, string: value)
            case .invalidGroup: .tag(3)
            case .unverifiedDropboxId(let value): .boxedValue(4, string: value)
            case .groupDeleted: .tag(5)
            case .groupNotOnTeam: .tag(6)
            case .other: .tag(7)
            }
        }
    }

    /// Who can really use a link.
    public enum AlphaResolvedVisibility: StoneUnion, CustomStringConvertible {
        /// Anybody who has it.
        case public_
        /// Teammates.
        case teamOnly
        /// Anybody who has it and knows its password.
        case password
        /// Teammates who know its password.
        case teamAndPassword
        /// Members of the shared folder around it.
        case sharedFolderOnly
        /// Nobody who has no access already.
        case noOne
        /// The user.
        case onlyYou
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .public_
            case 1: self = .teamOnly
            case 2: self = .password
            case 3: self = .teamAndPassword
            case 4: self = .sharedFolderOnly
            case 5: self = .noOne
            case 6: self = .onlyYou
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .public_: .tag(0)
            case .teamOnly: .tag(1)
            case .password: .tag(2)
            case .teamAndPassword: .tag(3)
            case .sharedFolderOnly: .tag(4)
            case .noOne: .tag(5)
            case .onlyYou: .tag(6)
            case .other: .tag(7)
            }
        }
    }

    /// Something in a folder that other people can reach than the folder.
    public struct AudienceExceptionContentInfo: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - name: The name of the file or folder.
        @export(implementation)
        public init(name: String) {
            var builder = RecordBuilder(Sharing._type(10))
            builder.string(0, name)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the file or folder.
        @export(implementation) public var name: String { _plainRecord.string(0) }
    }

    /// What in a folder can be reached by other people than the folder.
    public struct AudienceExceptions: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - count: How many files and folders there are.
        ///   - exceptions: Some of them.
        @export(implementation)
        public init(count: UInt32, exceptions: [Sharing.AudienceExceptionContentInfo]) {
            var builder = RecordBuilder(Sharing._type(11))
            builder.uint32(0, count)
            builder.list(1, exceptions)
            self.init(_plainRecord: builder.record())
        }

        /// How many files and folders there are.
        @export(implementation) public var count: UInt32 { _plainRecord.uint32(0) }
        /// Some of them.
        @export(implementation) public var exceptions: [Sharing.AudienceExceptionContentInfo] { _plainRecord.list(1) }
    }

    /// A shared folder that limits who may use a link to something in it.
    public struct AudienceRestrictingSharedFolder: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - sharedFolderId: The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
        ///   - name: The name of the folder.
        ///   - audience: Who may use links to it.
        @export(implementation)
        public init(sharedFolderId: String, name: String, audience: Sharing.LinkAudience) {
            var builder = RecordBuilder(Sharing._type(12))
            builder.string(0, sharedFolderId)
            builder.string(1, name)
            builder.union(2, audience._value)
            self.init(_plainRecord: builder.record())
        }

        /// The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
        @export(implementation) public var sharedFolderId: String { _plainRecord.string(0) }
        /// The name of the folder.
        @export(implementation) public var name: String { _plainRecord.string(1) }
        /// Who may use links to it.
        @export(implementation) public var audience: Sharing.LinkAudience { _plainRecord.union(2) }
    }

    /// Whether members may set a later expiry than the team's default.
    public enum ChangeLinkExpirationPolicy: StoneUnion, CustomStringConvertible {
        /// They may.
        case allowed
        /// They may not.
        case notAllowed
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .allowed
            case 1: self = .notAllowed
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .allowed: .tag(0)
            case .notAllowed: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// A link to a collection of files.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class CollectionLinkMetadata: Sharing.LinkMetadata, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - url: The link.
        ///   - visibility: Who may use it.
        ///   - expires: When it expires, if ever.
        @export(implementation)
        public override init(url: String, visibility: Sharing.Visibility, expires: Date? = nil) {
            var builder = RecordBuilder(Sharing._type(14))
            builder.string(0, url)
            builder.union(1, visibility._value)
            builder.date(2, expires)
            super.init(_record: builder.record())
        }
    }

    /// What to link to.
    public struct CreateSharedLinkArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - path: The file or folder.
        ///   - shortUrl: Has no use any more. Default: `false`. Deprecated.
        ///   - pendingUpload: What to expect at the path if nothing is there yet.
        @export(implementation)
        public init(path: String, shortUrl: Bool = false, pendingUpload: Sharing.PendingUploadMode? = nil) {
            var builder = RecordBuilder(Sharing._type(15))
            builder.string(0, path)
            builder.bool(1, shortUrl)
            builder.union(2, pendingUpload?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The file or folder.
        @export(implementation) public var path: String { _plainRecord.string(0) }
        /// Has no use any more. Default: `false`. Deprecated.
        @export(implementation) public var shortUrl: Bool { _plainRecord.bool(1) }
        /// What to expect at the path if nothing is there yet.
        @export(implementation) public var pendingUpload: Sharing.PendingUploadMode? { _plainRecord.unionOpt(2) }
    }

    /// Why no link was made.
    public enum CreateSharedLinkError: StoneUnion, CustomStringConvertible {
        /// There is nothing to link to at this path.
        case path(Files.LookupError)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .path(_value.union())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .path(let value): .boxedValue(0, union: value._value)
            case .other: .tag(1)
            }
        }
    }

    /// What to link to, and who may use the link.
    public struct CreateSharedLinkWithSettingsArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - path: The file or folder: a path or an `id:…`. Pattern:
        ///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        ///   - settings: Who may use the link, its password and its expiry.
        @export(implementation)
        public init(path: String, settings: Sharing.SharedLinkSettings? = nil) {
            var builder = RecordBuilder(Sharing._type(17))
            builder.string(0, path)
            builder.object(1, settings?._plainRecord)
            self.init(_plainRecord: builder.record())
        }

        /// The file or folder: a path or an `id:…`. Pattern:
        /// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        @export(implementation) public var path: String { _plainRecord.string(0) }
        /// Who may use the link, its password and its expiry.
        @export(implementation) public var settings: Sharing.SharedLinkSettings? { _plainRecord.objectOpt(1) }
    }

    /// Why no link was made.
    public enum CreateSharedLinkWithSettingsError: StoneUnion, CustomStringConvertible {
        /// There is nothing to link to at this path.
        case path(Files.LookupError)
        /// The user has not verified their email address. Ask them to, then try again.
        case emailNotVerified
        /// There is a link already. The value tells which, unless the settings asked for do not fit it; then find it
        /// with `listSharedLinks` and `directOnly`.
        case sharedLinkAlreadyExists(Sharing.SharedLinkAlreadyExistsMetadata?)
        /// The settings are not acceptable.
        case settingsError(Sharing.SharedLinkSettingsError)
        /// The user may not link to this, for instance because it is restricted or their links are banned.
        case accessDenied
        /// The user may not share any more, because of abuse.
        case bannedMember
        /// The user has too many shared folders.
        case tooManySharedFolders

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .path(_value.union())
            case 1: self = .emailNotVerified
            case 2: self = .sharedLinkAlreadyExists(_value.unionOpt())
            case 3: self = .settingsError(_value.union())
            case 4: self = .accessDenied
            case 5: self = .bannedMember
            default: self = .tooManySharedFolders
            }
        }

        public var _value: Value {
            switch self {
            case .path(let value): .boxedValue(0, union: value._value)
            case .emailNotVerified: .tag(1)
            case .sharedLinkAlreadyExists(let value): .boxedValue(2, union: value?._value)
            case .settingsError(let value): .boxedValue(3, union: value._value)
            case .accessDenied: .tag(4)
            case .bannedMember: .tag(5)
            case .tooManySharedFolders: .tag(6)
            }
        }
    }

    /// The link that would be made by sharing.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class ExpectedSharedContentLinkMetadata: Sharing.SharedContentLinkMetadataBase, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - audienceOptions: Who could be allowed to use it.
        ///   - currentAudience: Who may use it.
        ///   - linkPermissions: What the user may do with it.
        ///   - passwordProtected: Whether it asks for a password.
        ///   - accessLevel: What the link allows.
        ///   - audienceRestrictingSharedFolder: The shared folder that keeps the audience from being made smaller.
        ///   - expiry: When it expires, if ever. After that only members can use it.
        @export(implementation)
        public override init(
            audienceOptions: [Sharing.LinkAudience],
            currentAudience: Sharing.LinkAudience,
            linkPermissions: [Sharing.LinkPermission],
            passwordProtected: Bool,
            accessLevel: Sharing.AccessLevel? = nil,
            audienceRestrictingSharedFolder: Sharing.AudienceRestrictingSharedFolder? = nil,
            expiry: Date? = nil
        ) {
            var builder = RecordBuilder(Sharing._type(19))
            builder.union(0, accessLevel?._value)
            builder.unions(1, audienceOptions)
            builder.object(2, audienceRestrictingSharedFolder?._plainRecord)
            builder.union(3, currentAudience._value)
            builder.date(4, expiry)
            builder.list(5, linkPermissions)
            builder.bool(6, passwordProtected)
            super.init(_record: builder.record())
        }
    }

    /// Something that a user may do with a shared file.
    public enum FileAction: StoneUnion, CustomStringConvertible {
        /// Hide who has seen it.
        case disableViewerInfo
        /// Change it.
        case editContents
        /// Show who has seen it.
        case enableViewerInfo
        /// Add members who may view and comment.
        case inviteViewer
        /// Add members who may view.
        case inviteViewerNoComment
        /// Add members who may change it.
        case inviteEditor
        /// End sharing.
        case unshare
        /// Give up one's own access.
        case relinquishMembership
        /// Use `createViewLink` or `createEditLink` instead. Deprecated.
        case shareLink
        /// Use `createViewLink` or `createEditLink` instead. Deprecated.
        case createLink
        /// Make a link for viewing.
        case createViewLink
        /// Make a link for editing.
        case createEditLink
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .disableViewerInfo
            case 1: self = .editContents
            case 2: self = .enableViewerInfo
            case 3: self = .inviteViewer
            case 4: self = .inviteViewerNoComment
            case 5: self = .inviteEditor
            case 6: self = .unshare
            case 7: self = .relinquishMembership
            case 8: self = .shareLink
            case 9: self = .createLink
            case 10: self = .createViewLink
            case 11: self = .createEditLink
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .disableViewerInfo: .tag(0)
            case .editContents: .tag(1)
            case .enableViewerInfo: .tag(2)
            case .inviteViewer: .tag(3)
            case .inviteViewerNoComment: .tag(4)
            case .inviteEditor: .tag(5)
            case .unshare: .tag(6)
            case .relinquishMembership: .tag(7)
            case .shareLink: .tag(8)
            case .createLink: .tag(9)
            case .createViewLink: .tag(10)
            case .createEditLink: .tag(11)
            case .other: .tag(12)
            }
        }
    }

    /// What is wrong with a file.
    public enum FileErrorResult: StoneUnion, CustomStringConvertible {
        /// There is no such file; the value is its id. At least 1 character.
        case fileNotFoundError(String)
        /// The user may not do this with the file; the value is its id. At least 1 character.
        case invalidFileActionError(String)
        /// The user may not open the file; the value is its id. At least 1 character.
        case permissionDeniedError(String)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .fileNotFoundError(_value.string())
            case 1: self = .invalidFileActionError(_value.string())
            case 2: self = .permissionDeniedError(_value.string())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .fileNotFoundError(let value): .boxedValue(0, string: value)
            case .invalidFileActionError(let value): .boxedValue(1, string: value)
            case .permissionDeniedError(let value): .boxedValue(2, string: value)
            case .other: .tag(3)
            }
        }
    }

    /// A link to a file.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class FileLinkMetadata: Sharing.SharedLinkMetadata, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - url: The link.
        ///   - name: The name of the file or folder, with its extension.
        ///   - linkPermissions: Who may use it, and what the user may change about it.
        ///   - clientModified: The time that the uploading app gave as the last change. Nobody verifies it.
        ///   - serverModified: The time at which Dropbox received the present revision.
        ///   - rev: The present revision. At least 9 characters. Pattern: `[0-9a-f]+`.
        ///   - size: The size in bytes.
        ///   - id: The identity of the file or folder. At least 1 character.
        ///   - expires: When it expires, if ever.
        ///   - pathLower: The path in lower case. Only if the user owns the link and the content lies in their Dropbox.
        ///   - teamMemberInfo: The owner of the link, if they belong to a team.
        ///   - contentOwnerTeamInfo: The team that owns the content, if it is another than that of the link's owner.
        @export(implementation)
        public init(
            url: String,
            name: String,
            linkPermissions: Sharing.LinkPermissions,
            clientModified: Date,
            serverModified: Date,
            rev: String,
            size: UInt64,
            id: String? = nil,
            expires: Date? = nil,
            pathLower: String? = nil,
            teamMemberInfo: Sharing.TeamMemberInfo? = nil,
            contentOwnerTeamInfo: Users.Team? = nil
        ) {
            var builder = RecordBuilder(Sharing._type(22))
            builder.string(0, url)
            builder.string(1, id)
            builder.string(2, name)
            builder.date(3, expires)
            builder.string(4, pathLower)
            builder.object(5, linkPermissions._plainRecord)
            builder.object(6, teamMemberInfo?._plainRecord)
            builder.object(7, contentOwnerTeamInfo?._record)
            builder.date(8, clientModified)
            builder.date(9, serverModified)
            builder.string(10, rev)
            builder.uint64(11, size)
            super.init(_record: builder.record())
        }

        /// The time that the uploading app gave as the last change. Nobody verifies it.
        @export(implementation) public var clientModified: Date { _record.date(8) }
        /// The time at which Dropbox received the present revision.
        @export(implementation) public var serverModified: Date { _record.date(9) }
        /// The present revision. At least 9 characters. Pattern: `[0-9a-f]+`.
        @export(implementation) public var rev: String { _record.string(10) }
        /// The size in bytes.
        @export(implementation) public var size: UInt64 { _record.uint64(11) }
    }

    /// Why a member was not added, changed or removed.
    public enum FileMemberActionError: StoneUnion, CustomStringConvertible {
        /// There is no such member.
        case invalidMember
        /// The user has no permission for this.
        case noPermission
        /// The file or folder cannot be opened.
        case accessError(Sharing.SharingFileAccessError)
        /// The member has access only by way of a folder; the value tells which access. Change it there.
        case noExplicitAccess(Sharing.MemberAccessLevelResult)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .invalidMember
            case 1: self = .noPermission
            case 2: self = .accessError(_value.union())
            case 3: self = .noExplicitAccess(Sharing.MemberAccessLevelResult(_plainRecord: payload))
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .invalidMember: .tag(0)
            case .noPermission: .tag(1)
            case .accessError(let value): .boxedValue(2, union: value._value)
            case .noExplicitAccess(let value): .variant(3, value._plainRecord)
            case .other: .tag(4)
            }
        }
    }

    /// What became of one member.
    public enum FileMemberActionIndividualResult: StoneUnion, CustomStringConvertible {
        /// Done. After a removal, the value tells which access is left by way of a folder.
        case success(Sharing.AccessLevel?)
        /// Not done.
        case memberError(Sharing.FileMemberActionError)

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .success(_value.unionOpt())
            default: self = .memberError(_value.union())
            }
        }

        public var _value: Value {
            switch self {
            case .success(let value): .boxedValue(0, union: value?._value)
            case .memberError(let value): .boxedValue(1, union: value._value)
            }
        }
    }

    /// What became of one member.
    public struct FileMemberActionResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - member: The member, as given in the call.
        ///   - result: What became of them.
        ///   - sckeySha1: For Dropbox's own apps.
        ///   - invitationSignature: For Dropbox's own apps.
        @export(implementation)
        public init(
            member: Sharing.MemberSelector,
            result: Sharing.FileMemberActionIndividualResult,
            sckeySha1: String? = nil,
            invitationSignature: [String]? = nil
        ) {
            var builder = RecordBuilder(Sharing._type(25))
            builder.union(0, member._value)
            builder.union(1, result._value)
            builder.string(2, sckeySha1)
            builder.strings(3, invitationSignature)
            self.init(_plainRecord: builder.record())
        }

        /// The member, as given in the call.
        @export(implementation) public var member: Sharing.MemberSelector { _plainRecord.union(0) }
        /// What became of them.
        @export(implementation) public var result: Sharing.FileMemberActionIndividualResult { _plainRecord.union(1) }
        /// For Dropbox's own apps.
        @export(implementation) public var sckeySha1: String? { _plainRecord.stringOpt(2) }
        /// For Dropbox's own apps.
        @export(implementation) public var invitationSignature: [String]? { _plainRecord.stringsOpt(3) }
    }

    /// What became of a member who was to be removed.
    public enum FileMemberRemoveActionResult: StoneUnion, CustomStringConvertible {
        /// Removed. The value tells which access they still have by way of a folder.
        case success(Sharing.MemberAccessLevelResult)
        /// Not removed.
        case memberError(Sharing.FileMemberActionError)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .success(Sharing.MemberAccessLevelResult(_plainRecord: payload))
            case 1: self = .memberError(_value.union())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .success(let value): .variant(0, value._plainRecord)
            case .memberError(let value): .boxedValue(1, union: value._value)
            case .other: .tag(2)
            }
        }
    }

    /// Whether the user may do something with a file.
    public struct FilePermission: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - action: What they may do or not.
        ///   - allow: Whether they may.
        ///   - reason: Why they may not.
        @export(implementation)
        public init(action: Sharing.FileAction, allow: Bool, reason: Sharing.PermissionDeniedReason? = nil) {
            var builder = RecordBuilder(Sharing._type(27))
            builder.union(0, action._value)
            builder.bool(1, allow)
            builder.union(2, reason?._value)
            self.init(_plainRecord: builder.record())
        }

        /// What they may do or not.
        @export(implementation) public var action: Sharing.FileAction { _plainRecord.union(0) }
        /// Whether they may.
        @export(implementation) public var allow: Bool { _plainRecord.bool(1) }
        /// Why they may not.
        @export(implementation) public var reason: Sharing.PermissionDeniedReason? { _plainRecord.unionOpt(2) }
    }

    /// Something that a user may do with a shared folder.
    public enum FolderAction: StoneUnion, CustomStringConvertible {
        /// Change the rules for it.
        case changeOptions
        /// Hide who has seen what is in it.
        case disableViewerInfo
        /// Change what is in it.
        case editContents
        /// Show who has seen what is in it.
        case enableViewerInfo
        /// Add members who may change what is in it.
        case inviteEditor
        /// Add members who may view and comment.
        case inviteViewer
        /// Add members who may view.
        case inviteViewerNoComment
        /// Leave it.
        case relinquishMembership
        /// Take it out of one's own Dropbox.
        case unmount
        /// Make it private again.
        case unshare
        /// Keep a copy when leaving or being removed.
        case leaveACopy
        /// Use `createViewLink` or `createEditLink` instead. Deprecated.
        case shareLink
        /// Use `createViewLink` or `createEditLink` instead. Deprecated.
        case createLink
        /// Make a link for viewing.
        case createViewLink
        /// Make a link for editing.
        case createEditLink
        /// Choose whether it takes over the members of the folder around it.
        case setAccessInheritance
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .changeOptions
            case 1: self = .disableViewerInfo
            case 2: self = .editContents
            case 3: self = .enableViewerInfo
            case 4: self = .inviteEditor
            case 5: self = .inviteViewer
            case 6: self = .inviteViewerNoComment
            case 7: self = .relinquishMembership
            case 8: self = .unmount
            case 9: self = .unshare
            case 10: self = .leaveACopy
            case 11: self = .shareLink
            case 12: self = .createLink
            case 13: self = .createViewLink
            case 14: self = .createEditLink
            case 15: self = .setAccessInheritance
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .changeOptions: .tag(0)
            case .disableViewerInfo: .tag(1)
            case .editContents: .tag(2)
            case .enableViewerInfo: .tag(3)
            case .inviteEditor: .tag(4)
            case .inviteViewer: .tag(5)
            case .inviteViewerNoComment: .tag(6)
            case .relinquishMembership: .tag(7)
            case .unmount: .tag(8)
            case .unshare: .tag(9)
            case .leaveACopy: .tag(10)
            case .shareLink: .tag(11)
            case .createLink: .tag(12)
            case .createViewLink: .tag(13)
            case .createEditLink: .tag(14)
            case .setAccessInheritance: .tag(15)
            case .other: .tag(16)
            }
        }
    }

    /// A link to a folder.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class FolderLinkMetadata: Sharing.SharedLinkMetadata, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - url: The link.
        ///   - name: The name of the file or folder, with its extension.
        ///   - linkPermissions: Who may use it, and what the user may change about it.
        ///   - id: The identity of the file or folder. At least 1 character.
        ///   - expires: When it expires, if ever.
        ///   - pathLower: The path in lower case. Only if the user owns the link and the content lies in their Dropbox.
        ///   - teamMemberInfo: The owner of the link, if they belong to a team.
        ///   - contentOwnerTeamInfo: The team that owns the content, if it is another than that of the link's owner.
        @export(implementation)
        public override init(
            url: String,
            name: String,
            linkPermissions: Sharing.LinkPermissions,
            id: String? = nil,
            expires: Date? = nil,
            pathLower: String? = nil,
            teamMemberInfo: Sharing.TeamMemberInfo? = nil,
            contentOwnerTeamInfo: Users.Team? = nil
        ) {
            var builder = RecordBuilder(Sharing._type(29))
            builder.string(0, url)
            builder.string(1, id)
            builder.string(2, name)
            builder.date(3, expires)
            builder.string(4, pathLower)
            builder.object(5, linkPermissions._plainRecord)
            builder.object(6, teamMemberInfo?._plainRecord)
            builder.object(7, contentOwnerTeamInfo?._record)
            super.init(_record: builder.record())
        }
    }

    /// Whether the user may do something with a shared folder.
    public struct FolderPermission: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - action: What they may do or not.
        ///   - allow: Whether they may.
        ///   - reason: Why they may not, if that is known.
        @export(implementation)
        public init(action: Sharing.FolderAction, allow: Bool, reason: Sharing.PermissionDeniedReason? = nil) {
            var builder = RecordBuilder(Sharing._type(30))
            builder.union(0, action._value)
            builder.bool(1, allow)
            builder.union(2, reason?._value)
            self.init(_plainRecord: builder.record())
        }

        /// What they may do or not.
        @export(implementation) public var action: Sharing.FolderAction { _plainRecord.union(0) }
        /// Whether they may.
        @export(implementation) public var allow: Bool { _plainRecord.bool(1) }
        /// Why they may not, if that is known.
        @export(implementation) public var reason: Sharing.PermissionDeniedReason? { _plainRecord.unionOpt(2) }
    }

    /// The rules for a shared file or folder.
    public struct FolderPolicy: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - aclUpdatePolicy: Who may add and remove members.
        ///   - sharedLinkPolicy: Who may use links to it.
        ///   - memberPolicy: Who may be a member, as set on the folder. Only for folders of a team.
        ///   - resolvedMemberPolicy: Who may really be a member, once the rules of the team are counted in. Only for
        ///     folders of a team.
        ///   - viewerInfoPolicy: Whether it shows who has seen it.
        @export(implementation)
        public init(
            aclUpdatePolicy: Sharing.AclUpdatePolicy,
            sharedLinkPolicy: Sharing.SharedLinkPolicy,
            memberPolicy: Sharing.MemberPolicy? = nil,
            resolvedMemberPolicy: Sharing.MemberPolicy? = nil,
            viewerInfoPolicy: Sharing.ViewerInfoPolicy? = nil
        ) {
            var builder = RecordBuilder(Sharing._type(31))
            builder.union(0, memberPolicy?._value)
            builder.union(1, resolvedMemberPolicy?._value)
            builder.union(2, aclUpdatePolicy._value)
            builder.union(3, sharedLinkPolicy._value)
            builder.union(4, viewerInfoPolicy?._value)
            self.init(_plainRecord: builder.record())
        }

        /// Who may be a member, as set on the folder. Only for folders of a team.
        @export(implementation) public var memberPolicy: Sharing.MemberPolicy? { _plainRecord.unionOpt(0) }
        /// Who may really be a member, once the rules of the team are counted in. Only for folders of a team.
        @export(implementation) public var resolvedMemberPolicy: Sharing.MemberPolicy? { _plainRecord.unionOpt(1) }
        /// Who may add and remove members.
        @export(implementation) public var aclUpdatePolicy: Sharing.AclUpdatePolicy { _plainRecord.union(2) }
        /// Who may use links to it.
        @export(implementation) public var sharedLinkPolicy: Sharing.SharedLinkPolicy { _plainRecord.union(3) }
        /// Whether it shows who has seen it.
        @export(implementation) public var viewerInfoPolicy: Sharing.ViewerInfoPolicy? { _plainRecord.unionOpt(4) }
    }

    /// Which file to look up.
    public struct GetFileMetadataArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - file: The file: a path or an `id:…`. At least 1 character. Pattern:
        ///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
        ///   - actions: The actions to tell about, whether the user may take them.
        @export(implementation)
        public init(file: String, actions: [Sharing.FileAction]? = nil) {
            var builder = RecordBuilder(Sharing._type(32))
            builder.string(0, file)
            builder.unions(1, actions)
            self.init(_plainRecord: builder.record())
        }

        /// The file: a path or an `id:…`. At least 1 character. Pattern:
        /// `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
        @export(implementation) public var file: String { _plainRecord.string(0) }
        /// The actions to tell about, whether the user may take them.
        @export(implementation) public var actions: [Sharing.FileAction]? { _plainRecord.unionsOpt(1) }
    }

    /// Which files to look up.
    public struct GetFileMetadataBatchArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - files: The files: paths or `id:…`. At most 100 items. Each: At least 1 character. Each: Pattern:
        ///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
        ///   - actions: The actions to tell about, whether the user may take them.
        @export(implementation)
        public init(files: [String], actions: [Sharing.FileAction]? = nil) {
            var builder = RecordBuilder(Sharing._type(33))
            builder.strings(0, files)
            builder.unions(1, actions)
            self.init(_plainRecord: builder.record())
        }

        /// The files: paths or `id:…`. At most 100 items. Each: At least 1 character. Each: Pattern:
        /// `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
        @export(implementation) public var files: [String] { _plainRecord.strings(0) }
        /// The actions to tell about, whether the user may take them.
        @export(implementation) public var actions: [Sharing.FileAction]? { _plainRecord.unionsOpt(1) }
    }

    /// How one file is shared.
    public struct GetFileMetadataBatchResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - file: The file, as given in the call. At least 1 character. Pattern:
        ///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
        ///   - result: How it is shared, or why that is not known.
        @export(implementation)
        public init(file: String, result: Sharing.GetFileMetadataIndividualResult) {
            var builder = RecordBuilder(Sharing._type(34))
            builder.string(0, file)
            builder.union(1, result._value)
            self.init(_plainRecord: builder.record())
        }

        /// The file, as given in the call. At least 1 character. Pattern:
        /// `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
        @export(implementation) public var file: String { _plainRecord.string(0) }
        /// How it is shared, or why that is not known.
        @export(implementation) public var result: Sharing.GetFileMetadataIndividualResult { _plainRecord.union(1) }
    }

    /// Why it is not known how a file is shared.
    public enum GetFileMetadataError: StoneUnion, CustomStringConvertible {
        /// Something is wrong with the user's account.
        case userError(Sharing.SharingUserError)
        /// The file or folder cannot be opened.
        case accessError(Sharing.SharingFileAccessError)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .userError(_value.union())
            case 1: self = .accessError(_value.union())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .userError(let value): .boxedValue(0, union: value._value)
            case .accessError(let value): .boxedValue(1, union: value._value)
            case .other: .tag(2)
            }
        }
    }

    /// How one file is shared, or why that is not known.
    public enum GetFileMetadataIndividualResult: StoneUnion, CustomStringConvertible {
        /// How it is shared.
        case metadata(Sharing.SharedFileMetadata)
        /// The file or folder cannot be opened.
        case accessError(Sharing.SharingFileAccessError)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .metadata(Sharing.SharedFileMetadata(_plainRecord: payload))
            case 1: self = .accessError(_value.union())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .metadata(let value): .variant(0, value._plainRecord)
            case .accessError(let value): .boxedValue(1, union: value._value)
            case .other: .tag(2)
            }
        }
    }

    /// Which shared folder to look up.
    public struct GetMetadataArgs: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - sharedFolderId: The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
        ///   - actions: The actions to tell about, whether the user may take them.
        @export(implementation)
        public init(sharedFolderId: String, actions: [Sharing.FolderAction]? = nil) {
            var builder = RecordBuilder(Sharing._type(37))
            builder.string(0, sharedFolderId)
            builder.unions(1, actions)
            self.init(_plainRecord: builder.record())
        }

        /// The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
        @export(implementation) public var sharedFolderId: String { _plainRecord.string(0) }
        /// The actions to tell about, whether the user may take them.
        @export(implementation) public var actions: [Sharing.FolderAction]? { _plainRecord.unionsOpt(1) }
    }

    /// Why the file behind a link was not downloaded.
    public enum GetSharedLinkFileError: StoneUnion, CustomStringConvertible {
        /// There is no such link.
        case sharedLinkNotFound
        /// The user may not use it.
        case sharedLinkAccessDenied
        /// Links of this kind cannot be downloaded. Use `export` of `Files`.
        case unsupportedLinkType
        /// Private links take neither `path` nor `linkPassword`.
        case unsupportedParameterField
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// The link leads to a folder. Name a file in it by `path`.
        case sharedLinkIsDirectory

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .sharedLinkNotFound
            case 1: self = .sharedLinkAccessDenied
            case 2: self = .unsupportedLinkType
            case 3: self = .unsupportedParameterField
            case 5: self = .sharedLinkIsDirectory
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .sharedLinkNotFound: .tag(0)
            case .sharedLinkAccessDenied: .tag(1)
            case .unsupportedLinkType: .tag(2)
            case .unsupportedParameterField: .tag(3)
            case .other: .tag(4)
            case .sharedLinkIsDirectory: .tag(5)
            }
        }
    }

    /// Which link to follow.
    public struct GetSharedLinkMetadataArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - url: The link.
        ///   - path: The file or folder within the linked folder: a path relative to that, starting with `/`. Pattern:
        ///     `/(.|[\r\n])*`.
        ///   - linkPassword: The password, if the link asks for one.
        @export(implementation)
        public init(url: String, path: String? = nil, linkPassword: String? = nil) {
            var builder = RecordBuilder(Sharing._type(39))
            builder.string(0, url)
            builder.string(1, path)
            builder.string(2, linkPassword)
            self.init(_plainRecord: builder.record())
        }

        /// The link.
        @export(implementation) public var url: String { _plainRecord.string(0) }
        /// The file or folder within the linked folder: a path relative to that, starting with `/`. Pattern:
        /// `/(.|[\r\n])*`.
        @export(implementation) public var path: String? { _plainRecord.stringOpt(1) }
        /// The password, if the link asks for one.
        @export(implementation) public var linkPassword: String? { _plainRecord.stringOpt(2) }
    }

    /// Which links to list.
    public struct GetSharedLinksArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - path: The file or folder whose links to list. By default all links.
        @export(implementation)
        public init(path: String? = nil) {
            var builder = RecordBuilder(Sharing._type(40))
            builder.string(0, path)
            self.init(_plainRecord: builder.record())
        }

        /// The file or folder whose links to list. By default all links.
        @export(implementation) public var path: String? { _plainRecord.stringOpt(0) }
    }

    /// Why links were not listed.
    public enum GetSharedLinksError: StoneUnion, CustomStringConvertible {
        /// The path has the wrong form. The value may say more.
        case path(String?)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .path(_value.stringOpt())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .path(let value): .boxedValue(0, string: value)
            case .other: .tag(1)
            }
        }
    }

    /// The user's links.
    public struct GetSharedLinksResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - links: The links.
        @export(implementation)
        public init(links: [Sharing.LinkMetadata]) {
            var builder = RecordBuilder(Sharing._type(42))
            builder.polymorphics(0, links)
            self.init(_plainRecord: builder.record())
        }

        /// The links.
        @export(implementation) public var links: [Sharing.LinkMetadata] { _plainRecord.polymorphics(0) }
    }

    /// A group that has access.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class GroupInfo: TeamCommon.GroupSummary, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - groupName: The name of the group.
        ///   - groupId: The identity of the group, `g:…`.
        ///   - groupManagementType: Who manages its members.
        ///   - groupType: Use `groupManagementType` instead. Deprecated.
        ///   - isMember: Whether the user belongs to the group.
        ///   - isOwner: Whether the user owns the group.
        ///   - sameTeam: Whether the group belongs to the user's team.
        ///   - groupExternalId: The identity that the team's own directory gives to the group, if any.
        ///   - memberCount: How many members the group has.
        @export(implementation)
        public init(
            groupName: String,
            groupId: String,
            groupManagementType: TeamCommon.GroupManagementType,
            groupType: TeamCommon.GroupType,
            isMember: Bool,
            isOwner: Bool,
            sameTeam: Bool,
            groupExternalId: String? = nil,
            memberCount: UInt32? = nil
        ) {
            var builder = RecordBuilder(Sharing._type(43))
            builder.string(0, groupName)
            builder.string(1, groupId)
            builder.string(2, groupExternalId)
            builder.uint32(3, memberCount)
            builder.union(4, groupManagementType._value)
            builder.union(5, groupType._value)
            builder.bool(6, isMember)
            builder.bool(7, isOwner)
            builder.bool(8, sameTeam)
            super.init(_record: builder.record())
        }

        /// Use `groupManagementType` instead. Deprecated.
        @export(implementation) public var groupType: TeamCommon.GroupType { _record.union(5) }
        /// Whether the user belongs to the group.
        @export(implementation) public var isMember: Bool { _record.bool(6) }
        /// Whether the user owns the group.
        @export(implementation) public var isOwner: Bool { _record.bool(7) }
        /// Whether the group belongs to the user's team.
        @export(implementation) public var sameTeam: Bool { _record.bool(8) }
    }

    /// A group that has access, and what it may do.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class GroupMembershipInfo: Sharing.MembershipInfo, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - accessType: What the member may do, with what they have by way of a folder.
        ///   - group: The group.
        ///   - permissions: What the user may do about the member, of the actions asked for.
        ///   - initials: Is always nil. Deprecated.
        ///   - isInherited: Whether the member has access by way of a folder around this one. Default: `false`.
        @export(implementation)
        public init(
            accessType: Sharing.AccessLevel,
            group: Sharing.GroupInfo,
            permissions: [Sharing.MemberPermission]? = nil,
            initials: String? = nil,
            isInherited: Bool = false
        ) {
            var builder = RecordBuilder(Sharing._type(44))
            builder.union(0, accessType._value)
            builder.list(1, permissions)
            builder.string(2, initials)
            builder.bool(3, isInherited)
            builder.object(4, group._record)
            super.init(_record: builder.record())
        }

        /// The group.
        @export(implementation) public var group: Sharing.GroupInfo { _record.object(4) }
    }

    /// An action that the user's plan does not include.
    public struct InsufficientPlan: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - message: A text to show to the user.
        ///   - upsellUrl: Where the user can change their plan, if they can.
        @export(implementation)
        public init(message: String, upsellUrl: String? = nil) {
            var builder = RecordBuilder(Sharing._type(45))
            builder.string(0, message)
            builder.string(1, upsellUrl)
            self.init(_plainRecord: builder.record())
        }

        /// A text to show to the user.
        @export(implementation) public var message: String { _plainRecord.string(0) }
        /// Where the user can change their plan, if they can.
        @export(implementation) public var upsellUrl: String? { _plainRecord.stringOpt(1) }
    }

    /// How much space is missing, in bytes.
    public struct InsufficientQuotaAmounts: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - spaceNeeded: How many bytes the folder takes up.
        ///   - spaceShortage: How many bytes are missing.
        ///   - spaceLeft: How many bytes are free.
        @export(implementation)
        public init(spaceNeeded: UInt64, spaceShortage: UInt64, spaceLeft: UInt64) {
            var builder = RecordBuilder(Sharing._type(46))
            builder.uint64(0, spaceNeeded)
            builder.uint64(1, spaceShortage)
            builder.uint64(2, spaceLeft)
            self.init(_plainRecord: builder.record())
        }

        /// How many bytes the folder takes up.
        @export(implementation) public var spaceNeeded: UInt64 { _plainRecord.uint64(0) }
        /// How many bytes are missing.
        @export(implementation) public var spaceShortage: UInt64 { _plainRecord.uint64(1) }
        /// How many bytes are free.
        @export(implementation) public var spaceLeft: UInt64 { _plainRecord.uint64(2) }
    }

    /// Somebody who is invited.
    public enum InviteeInfo: StoneUnion, CustomStringConvertible {
        /// The email address that the invitation went to. At most 255 characters. Pattern:
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case email(String)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .email(_value.string())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .email(let value): .boxedValue(0, string: value)
            case .other: .tag(1)
            }
        }
    }

    /// Somebody who is invited, and what they will be allowed to do.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class InviteeMembershipInfo: Sharing.MembershipInfo, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - accessType: What the member may do, with what they have by way of a folder.
        ///   - invitee: Who is invited.
        ///   - permissions: What the user may do about the member, of the actions asked for.
        ///   - initials: Is always nil. Deprecated.
        ///   - isInherited: Whether the member has access by way of a folder around this one. Default: `false`.
        ///   - user: The account that the invitation belongs to, if it is known.
        @export(implementation)
        public init(
            accessType: Sharing.AccessLevel,
            invitee: Sharing.InviteeInfo,
            permissions: [Sharing.MemberPermission]? = nil,
            initials: String? = nil,
            isInherited: Bool = false,
            user: Sharing.UserInfo? = nil
        ) {
            var builder = RecordBuilder(Sharing._type(48))
            builder.union(0, accessType._value)
            builder.list(1, permissions)
            builder.string(2, initials)
            builder.bool(3, isInherited)
            builder.union(4, invitee._value)
            builder.object(5, user?._plainRecord)
            super.init(_record: builder.record())
        }

        /// Who is invited.
        @export(implementation) public var invitee: Sharing.InviteeInfo { _record.union(4) }
        /// The account that the invitation belongs to, if it is known.
        @export(implementation) public var user: Sharing.UserInfo? { _record.objectOpt(5) }
    }

    /// Why a job failed.
    public enum JobError: StoneUnion, CustomStringConvertible {
        /// The folder is still shared.
        case unshareFolderError(Sharing.UnshareFolderError)
        /// The member was not removed.
        case removeFolderMemberError(Sharing.RemoveFolderMemberError)
        /// The user has not left the folder.
        case relinquishFolderMembershipError(Sharing.RelinquishFolderMembershipError)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .unshareFolderError(_value.union())
            case 1: self = .removeFolderMemberError(_value.union())
            case 2: self = .relinquishFolderMembershipError(_value.union())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .unshareFolderError(let value): .boxedValue(0, union: value._value)
            case .removeFolderMemberError(let value): .boxedValue(1, union: value._value)
            case .relinquishFolderMembershipError(let value): .boxedValue(2, union: value._value)
            case .other: .tag(3)
            }
        }
    }

    /// The state of a job.
    public enum JobStatus: StoneUnion, CustomStringConvertible {
        /// The job is still going on. Ask again in a while.
        case inProgress
        /// The job has ended well.
        case complete
        /// The job has failed.
        case failed(Sharing.JobError)

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .inProgress
            case 1: self = .complete
            default: self = .failed(_value.union())
            }
        }

        public var _value: Value {
            switch self {
            case .inProgress: .tag(0)
            case .complete: .tag(1)
            case .failed(let value): .boxedValue(2, union: value._value)
            }
        }
    }

    /// What users of a link may do.
    public enum LinkAccessLevel: StoneUnion, CustomStringConvertible {
        /// View and comment.
        case viewer
        /// View, comment and change.
        case editor
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .viewer
            case 1: self = .editor
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .viewer: .tag(0)
            case .editor: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// Something that a user may do with a link.
    public enum LinkAction: StoneUnion, CustomStringConvertible {
        /// Change what it allows.
        case changeAccessLevel
        /// Change who may use it.
        case changeAudience
        /// Let it live for ever.
        case removeExpiry
        /// Take its password away.
        case removePassword
        /// Set when it expires.
        case setExpiry
        /// Give it a password.
        case setPassword
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .changeAccessLevel
            case 1: self = .changeAudience
            case 2: self = .removeExpiry
            case 3: self = .removePassword
            case 4: self = .setExpiry
            case 5: self = .setPassword
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .changeAccessLevel: .tag(0)
            case .changeAudience: .tag(1)
            case .removeExpiry: .tag(2)
            case .removePassword: .tag(3)
            case .setExpiry: .tag(4)
            case .setPassword: .tag(5)
            case .other: .tag(6)
            }
        }
    }

    /// Who may use a link.
    public enum LinkAudience: StoneUnion, CustomStringConvertible {
        /// Anybody who has it.
        case public_
        /// Teammates.
        case team
        /// Nobody who has no access already: the link points to the content but opens nothing.
        case noOne
        /// Set `requirePassword` instead. Deprecated.
        case password
        /// Members of the file or folder. Deprecated.
        case members
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .public_
            case 1: self = .team
            case 2: self = .noOne
            case 3: self = .password
            case 4: self = .members
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .public_: .tag(0)
            case .team: .tag(1)
            case .noOne: .tag(2)
            case .password: .tag(3)
            case .members: .tag(4)
            case .other: .tag(5)
            }
        }
    }

    /// Why an audience cannot be chosen.
    public enum LinkAudienceDisallowedReason: StoneUnion, CustomStringConvertible {
        /// The link cannot be changed so. Revoke it and make a new one.
        case deleteAndRecreate
        /// The shared folder around it forbids it.
        case restrictedBySharedFolder
        /// The team forbids it.
        case restrictedByTeam
        /// The user does not belong to a team.
        case userNotOnTeam
        /// The user's plan does not include it.
        case userAccountType
        /// The user has no permission.
        case permissionDenied
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .deleteAndRecreate
            case 1: self = .restrictedBySharedFolder
            case 2: self = .restrictedByTeam
            case 3: self = .userNotOnTeam
            case 4: self = .userAccountType
            case 5: self = .permissionDenied
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .deleteAndRecreate: .tag(0)
            case .restrictedBySharedFolder: .tag(1)
            case .restrictedByTeam: .tag(2)
            case .userNotOnTeam: .tag(3)
            case .userAccountType: .tag(4)
            case .permissionDenied: .tag(5)
            case .other: .tag(6)
            }
        }
    }

    /// An audience that may be open to choice.
    public struct LinkAudienceOption: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - audience: Who could use the link.
        ///   - allowed: Whether the user may choose this.
        ///   - disallowedReason: Why the user may not.
        @export(implementation)
        public init(
            audience: Sharing.LinkAudience,
            allowed: Bool,
            disallowedReason: Sharing.LinkAudienceDisallowedReason? = nil
        ) {
            var builder = RecordBuilder(Sharing._type(55))
            builder.union(0, audience._value)
            builder.bool(1, allowed)
            builder.union(2, disallowedReason?._value)
            self.init(_plainRecord: builder.record())
        }

        /// Who could use the link.
        @export(implementation) public var audience: Sharing.LinkAudience { _plainRecord.union(0) }
        /// Whether the user may choose this.
        @export(implementation) public var allowed: Bool { _plainRecord.bool(1) }
        /// Why the user may not.
        @export(implementation)
        public var disallowedReason: Sharing.LinkAudienceDisallowedReason? {
            _plainRecord.unionOpt(2)
        }
    }

    /// What to do with the expiry of a link.
    public enum LinkExpiry: StoneUnion, CustomStringConvertible {
        /// Let it live for ever.
        case removeExpiry
        /// Let it expire at this time.
        case setExpiry(Date)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .removeExpiry
            case 1: self = .setExpiry(_value.date())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .removeExpiry: .tag(0)
            case .setExpiry(let value): .boxedValue(1, date: value)
            case .other: .tag(2)
            }
        }
    }

    /// A link. Cast it to `Sharing.PathLinkMetadata` or `Sharing.CollectionLinkMetadata`.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public class LinkMetadata: StoneObject, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - url: The link.
        ///   - visibility: Who may use it.
        ///   - expires: When it expires, if ever.
        @export(implementation)
        public init(url: String, visibility: Sharing.Visibility, expires: Date? = nil) {
            var builder = RecordBuilder(Sharing._type(57))
            builder.string(0, url)
            builder.union(1, visibility._value)
            builder.date(2, expires)
            super.init(_record: builder.record())
        }

        /// The link.
        @export(implementation) public final var url: String { _record.string(0) }
        /// Who may use it.
        @export(implementation) public final var visibility: Sharing.Visibility { _record.union(1) }
        /// When it expires, if ever.
        @export(implementation) public final var expires: Date? { _record.dateOpt(2) }
    }

    /// What to do with the password of a link.
    public enum LinkPassword: StoneUnion, CustomStringConvertible {
        /// Take it away.
        case removePassword
        /// Set this one.
        case setPassword(String)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .removePassword
            case 1: self = .setPassword(_value.string())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .removePassword: .tag(0)
            case .setPassword(let value): .boxedValue(1, string: value)
            case .other: .tag(2)
            }
        }
    }

    /// Whether the user may do something with a link.
    public struct LinkPermission: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - action: What they may do or not.
        ///   - allow: Whether they may.
        ///   - reason: Why they may not.
        @export(implementation)
        public init(action: Sharing.LinkAction, allow: Bool, reason: Sharing.PermissionDeniedReason? = nil) {
            var builder = RecordBuilder(Sharing._type(59))
            builder.union(0, action._value)
            builder.bool(1, allow)
            builder.union(2, reason?._value)
            self.init(_plainRecord: builder.record())
        }

        /// What they may do or not.
        @export(implementation) public var action: Sharing.LinkAction { _plainRecord.union(0) }
        /// Whether they may.
        @export(implementation) public var allow: Bool { _plainRecord.bool(1) }
        /// Why they may not.
        @export(implementation) public var reason: Sharing.PermissionDeniedReason? { _plainRecord.unionOpt(2) }
    }

    /// Who may use a link, and what the user may change about it.
    public struct LinkPermissions: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - canRevoke: Whether the user may revoke the link.
        ///   - visibilityPolicies: The choices of who may use it.
        ///   - canSetExpiry: Whether the user may set or change its expiry.
        ///   - canRemoveExpiry: Whether the user may remove its expiry.
        ///   - allowDownload: Whether its content can be downloaded.
        ///   - canAllowDownload: Whether the user may allow downloads.
        ///   - canDisallowDownload: Whether the user may forbid downloads.
        ///   - allowComments: Whether comments are possible. Deprecated.
        ///   - teamRestrictsComments: Whether the team forbids comments. Deprecated.
        ///   - resolvedVisibility: Who can really use it, with the rules of team and folder counted in. Some links have
        ///     `effectiveAudience` instead.
        ///   - requestedVisibility: Who was meant to use it. Only the owner of the link sees this.
        ///   - revokeFailureReason: Why the user may not revoke it.
        ///   - effectiveAudience: Who can use it with the rights of `linkAccessLevel`.
        ///   - linkAccessLevel: What the link allows, beyond what its users may do anyway.
        ///   - audienceOptions: The audiences among which the user may be able to choose.
        ///   - canSetPassword: Whether the user may give it a password.
        ///   - canRemovePassword: Whether the user may take its password away.
        ///   - requirePassword: Whether it asks for a password.
        ///   - canUseExtendedSharingControls: Whether the user's plan includes the extended controls of links.
        ///   - canSync: Whether its content can be added to one's own Dropbox.
        ///   - canRequestAccess: Whether one can ask for access.
        ///   - enforceSharedLinkPasswordPolicy: Whether the owning team demands a password for links that lead out of
        ///     it. Only for links of a team.
        ///   - daysToExpirePolicy: When links of the owning team expire by default. Only for links of a team.
        ///   - changeSharedLinkExpirationPolicy: Whether the link may live longer than that default. Only for links of
        ///     a team.
        @export(implementation)
        public init(
            canRevoke: Bool,
            visibilityPolicies: [Sharing.VisibilityPolicy],
            canSetExpiry: Bool,
            canRemoveExpiry: Bool,
            allowDownload: Bool,
            canAllowDownload: Bool,
            canDisallowDownload: Bool,
            allowComments: Bool,
            teamRestrictsComments: Bool,
            resolvedVisibility: Sharing.ResolvedVisibility? = nil,
            requestedVisibility: Sharing.RequestedVisibility? = nil,
            revokeFailureReason: Sharing.SharedLinkAccessFailureReason? = nil,
            effectiveAudience: Sharing.LinkAudience? = nil,
            linkAccessLevel: Sharing.LinkAccessLevel? = nil,
            audienceOptions: [Sharing.LinkAudienceOption]? = nil,
            canSetPassword: Bool? = nil,
            canRemovePassword: Bool? = nil,
            requirePassword: Bool? = nil,
            canUseExtendedSharingControls: Bool? = nil,
            canSync: Bool? = nil,
            canRequestAccess: Bool? = nil,
            enforceSharedLinkPasswordPolicy: TeamPolicies.EnforceLinkPasswordPolicy? = nil,
            daysToExpirePolicy: TeamPolicies.DefaultLinkExpirationDaysPolicy? = nil,
            changeSharedLinkExpirationPolicy: Sharing.ChangeLinkExpirationPolicy? = nil
        ) {
            var builder = RecordBuilder(Sharing._type(60))
            builder.union(0, resolvedVisibility?._value)
            builder.union(1, requestedVisibility?._value)
            builder.bool(2, canRevoke)
            builder.union(3, revokeFailureReason?._value)
            builder.union(4, effectiveAudience?._value)
            builder.union(5, linkAccessLevel?._value)
            builder.list(6, visibilityPolicies)
            builder.bool(7, canSetExpiry)
            builder.bool(8, canRemoveExpiry)
            builder.bool(9, allowDownload)
            builder.bool(10, canAllowDownload)
            builder.bool(11, canDisallowDownload)
            builder.bool(12, allowComments)
            builder.bool(13, teamRestrictsComments)
            builder.list(14, audienceOptions)
            builder.bool(15, canSetPassword)
            builder.bool(16, canRemovePassword)
            builder.bool(17, requirePassword)
            builder.bool(18, canUseExtendedSharingControls)
            builder.bool(19, canSync)
            builder.bool(20, canRequestAccess)
            builder.union(21, enforceSharedLinkPasswordPolicy?._value)
            builder.union(22, daysToExpirePolicy?._value)
            builder.union(23, changeSharedLinkExpirationPolicy?._value)
            self.init(_plainRecord: builder.record())
        }

        /// Who can really use it, with the rules of team and folder counted in. Some links have `effectiveAudience`
        /// instead.
        @export(implementation) public var resolvedVisibility: Sharing.ResolvedVisibility? { _plainRecord.unionOpt(0) }
        /// Who was meant to use it. Only the owner of the link sees this.
        @export(implementation)
        public var requestedVisibility: Sharing.RequestedVisibility? {
            _plainRecord.unionOpt(1)
        }
        /// Whether the user may revoke the link.
        @export(implementation) public var canRevoke: Bool { _plainRecord.bool(2) }
        /// Why the user may not revoke it.
        @export(implementation)
        public var revokeFailureReason: Sharing.SharedLinkAccessFailureReason? {
            _plainRecord.unionOpt(3)
        }
        /// Who can use it with the rights of `linkAccessLevel`.
        @export(implementation) public var effectiveAudience: Sharing.LinkAudience? { _plainRecord.unionOpt(4) }
        /// What the link allows, beyond what its users may do anyway.
        @export(implementation) public var linkAccessLevel: Sharing.LinkAccessLevel? { _plainRecord.unionOpt(5) }
        /// The choices of who may use it.
        @export(implementation) public var visibilityPolicies: [Sharing.VisibilityPolicy] { _plainRecord.list(6) }
        /// Whether the user may set or change its expiry.
        @export(implementation) public var canSetExpiry: Bool { _plainRecord.bool(7) }
        /// Whether the user may remove its expiry.
        @export(implementation) public var canRemoveExpiry: Bool { _plainRecord.bool(8) }
        /// Whether its content can be downloaded.
        @export(implementation) public var allowDownload: Bool { _plainRecord.bool(9) }
        /// Whether the user may allow downloads.
        @export(implementation) public var canAllowDownload: Bool { _plainRecord.bool(10) }
        /// Whether the user may forbid downloads.
        @export(implementation) public var canDisallowDownload: Bool { _plainRecord.bool(11) }
        /// Whether comments are possible. Deprecated.
        @export(implementation) public var allowComments: Bool { _plainRecord.bool(12) }
        /// Whether the team forbids comments. Deprecated.
        @export(implementation) public var teamRestrictsComments: Bool { _plainRecord.bool(13) }
        /// The audiences among which the user may be able to choose.
        @export(implementation) public var audienceOptions: [Sharing.LinkAudienceOption]? { _plainRecord.listOpt(14) }
        /// Whether the user may give it a password.
        @export(implementation) public var canSetPassword: Bool? { _plainRecord.boolOpt(15) }
        /// Whether the user may take its password away.
        @export(implementation) public var canRemovePassword: Bool? { _plainRecord.boolOpt(16) }
        /// Whether it asks for a password.
        @export(implementation) public var requirePassword: Bool? { _plainRecord.boolOpt(17) }
        /// Whether the user's plan includes the extended controls of links.
        @export(implementation) public var canUseExtendedSharingControls: Bool? { _plainRecord.boolOpt(18) }
        /// Whether its content can be added to one's own Dropbox.
        @export(implementation) public var canSync: Bool? { _plainRecord.boolOpt(19) }
        /// Whether one can ask for access.
        @export(implementation) public var canRequestAccess: Bool? { _plainRecord.boolOpt(20) }
        /// Whether the owning team demands a password for links that lead out of it. Only for links of a team.
        @export(implementation)
        public var enforceSharedLinkPasswordPolicy: TeamPolicies.EnforceLinkPasswordPolicy? {
            _plainRecord.unionOpt(21)
        }
        /// When links of the owning team expire by default. Only for links of a team.
        @export(implementation)
        public var daysToExpirePolicy: TeamPolicies.DefaultLinkExpirationDaysPolicy? {
            _plainRecord.unionOpt(22)
        }
        /// Whether the link may live longer than that default. Only for links of a team.
        @export(implementation)
        public var changeSharedLinkExpirationPolicy: Sharing.ChangeLinkExpirationPolicy? {
            _plainRecord.unionOpt(23)
        }
    }

    /// How the link to shared content is set.
    public struct LinkSettings: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - accessLevel: What the link allows: `.viewer` or `.viewerNoComment`.
        ///   - audience: Who may use the link.
        ///   - expiry: When the link expires.
        ///   - password: The password of the link.
        @export(implementation)
        public init(
            accessLevel: Sharing.AccessLevel? = nil,
            audience: Sharing.LinkAudience? = nil,
            expiry: Sharing.LinkExpiry? = nil,
            password: Sharing.LinkPassword? = nil
        ) {
            var builder = RecordBuilder(Sharing._type(61))
            builder.union(0, accessLevel?._value)
            builder.union(1, audience?._value)
            builder.union(2, expiry?._value)
            builder.union(3, password?._value)
            self.init(_plainRecord: builder.record())
        }

        /// What the link allows: `.viewer` or `.viewerNoComment`.
        @export(implementation) public var accessLevel: Sharing.AccessLevel? { _plainRecord.unionOpt(0) }
        /// Who may use the link.
        @export(implementation) public var audience: Sharing.LinkAudience? { _plainRecord.unionOpt(1) }
        /// When the link expires.
        @export(implementation) public var expiry: Sharing.LinkExpiry? { _plainRecord.unionOpt(2) }
        /// The password of the link.
        @export(implementation) public var password: Sharing.LinkPassword? { _plainRecord.unionOpt(3) }
    }

    /// Whose members to list.
    public struct ListFileMembersArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - file: The file: a path or an `id:…`. At least 1 character. Pattern:
        ///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
        ///   - actions: The actions to tell about, whether the user may take them on each member.
        ///   - includeInherited: Whether to include members who have access only by way of a folder. Default: `true`.
        ///   - limit: The size of a page. Default: 100. 1 to 300.
        @export(implementation)
        public init(
            file: String,
            actions: [Sharing.MemberAction]? = nil,
            includeInherited: Bool = true,
            limit: UInt32 = 100
        ) {
            var builder = RecordBuilder(Sharing._type(62))
            builder.string(0, file)
            builder.unions(1, actions)
            builder.bool(2, includeInherited)
            builder.uint32(3, limit)
            self.init(_plainRecord: builder.record())
        }

        /// The file: a path or an `id:…`. At least 1 character. Pattern:
        /// `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
        @export(implementation) public var file: String { _plainRecord.string(0) }
        /// The actions to tell about, whether the user may take them on each member.
        @export(implementation) public var actions: [Sharing.MemberAction]? { _plainRecord.unionsOpt(1) }
        /// Whether to include members who have access only by way of a folder. Default: `true`.
        @export(implementation) public var includeInherited: Bool { _plainRecord.bool(2, true) }
        /// The size of a page. Default: 100. 1 to 300.
        @export(implementation) public var limit: UInt32 { _plainRecord.uint32(3, 100) }
    }

    /// Whose members to list.
    public struct ListFileMembersBatchArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - files: The files: paths or `id:…`. At most 100 items. Each: At least 1 character. Each: Pattern:
        ///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
        ///   - limit: How many members to return at most. Default: 1000. At most 3000.
        @export(implementation)
        public init(files: [String], limit: UInt32 = 1000) {
            var builder = RecordBuilder(Sharing._type(63))
            builder.strings(0, files)
            builder.uint32(1, limit)
            self.init(_plainRecord: builder.record())
        }

        /// The files: paths or `id:…`. At most 100 items. Each: At least 1 character. Each: Pattern:
        /// `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
        @export(implementation) public var files: [String] { _plainRecord.strings(0) }
        /// How many members to return at most. Default: 1000. At most 3000.
        @export(implementation) public var limit: UInt32 { _plainRecord.uint32(1, 1000) }
    }

    /// Who has access to one file.
    public struct ListFileMembersBatchResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - file: The file, as given in the call. At least 1 character. Pattern:
        ///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
        ///   - result: Who has access, or why that is not known.
        @export(implementation)
        public init(file: String, result: Sharing.ListFileMembersIndividualResult) {
            var builder = RecordBuilder(Sharing._type(64))
            builder.string(0, file)
            builder.union(1, result._value)
            self.init(_plainRecord: builder.record())
        }

        /// The file, as given in the call. At least 1 character. Pattern:
        /// `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
        @export(implementation) public var file: String { _plainRecord.string(0) }
        /// Who has access, or why that is not known.
        @export(implementation) public var result: Sharing.ListFileMembersIndividualResult { _plainRecord.union(1) }
    }

    /// Where a listing goes on.
    public struct ListFileMembersContinueArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - cursor: The cursor of the latest page.
        @export(implementation)
        public init(cursor: String) {
            var builder = RecordBuilder(Sharing._type(65))
            builder.string(0, cursor)
            self.init(_plainRecord: builder.record())
        }

        /// The cursor of the latest page.
        @export(implementation) public var cursor: String { _plainRecord.string(0) }
    }

    /// Why the next page was not returned.
    public enum ListFileMembersContinueError: StoneUnion, CustomStringConvertible {
        /// Something is wrong with the user's account.
        case userError(Sharing.SharingUserError)
        /// The file or folder cannot be opened.
        case accessError(Sharing.SharingFileAccessError)
        /// The cursor is not valid. List from the start.
        case invalidCursor
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .userError(_value.union())
            case 1: self = .accessError(_value.union())
            case 2: self = .invalidCursor
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .userError(let value): .boxedValue(0, union: value._value)
            case .accessError(let value): .boxedValue(1, union: value._value)
            case .invalidCursor: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// Who has access to a file.
    public struct ListFileMembersCountResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - members: The members.
        ///   - memberCount: How many members there are, without those by way of a folder.
        @export(implementation)
        public init(members: Sharing.SharedFileMembers, memberCount: UInt32) {
            var builder = RecordBuilder(Sharing._type(67))
            builder.object(0, members._plainRecord)
            builder.uint32(1, memberCount)
            self.init(_plainRecord: builder.record())
        }

        /// The members.
        @export(implementation) public var members: Sharing.SharedFileMembers { _plainRecord.object(0) }
        /// How many members there are, without those by way of a folder.
        @export(implementation) public var memberCount: UInt32 { _plainRecord.uint32(1) }
    }

    /// Why members were not listed.
    public enum ListFileMembersError: StoneUnion, CustomStringConvertible {
        /// Something is wrong with the user's account.
        case userError(Sharing.SharingUserError)
        /// The file or folder cannot be opened.
        case accessError(Sharing.SharingFileAccessError)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .userError(_value.union())
            case 1: self = .accessError(_value.union())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .userError(let value): .boxedValue(0, union: value._value)
            case .accessError(let value): .boxedValue(1, union: value._value)
            case .other: .tag(2)
            }
        }
    }

    /// Who has access to one file, or why that is not known.
    public enum ListFileMembersIndividualResult: StoneUnion, CustomStringConvertible {
        /// Who has access.
        case result(Sharing.ListFileMembersCountResult)
        /// The file or folder cannot be opened.
        case accessError(Sharing.SharingFileAccessError)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .result(Sharing.ListFileMembersCountResult(_plainRecord: payload))
            case 1: self = .accessError(_value.union())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .result(let value): .variant(0, value._plainRecord)
            case .accessError(let value): .boxedValue(1, union: value._value)
            case .other: .tag(2)
            }
        }
    }

    /// How to list files.
    public struct ListFilesArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - limit: The size of a page. Default: 100. 1 to 300.
        ///   - actions: The actions to tell about, whether the user may take them on each file.
        @export(implementation)
        public init(limit: UInt32 = 100, actions: [Sharing.FileAction]? = nil) {
            var builder = RecordBuilder(Sharing._type(70))
            builder.uint32(0, limit)
            builder.unions(1, actions)
            self.init(_plainRecord: builder.record())
        }

        /// The size of a page. Default: 100. 1 to 300.
        @export(implementation) public var limit: UInt32 { _plainRecord.uint32(0, 100) }
        /// The actions to tell about, whether the user may take them on each file.
        @export(implementation) public var actions: [Sharing.FileAction]? { _plainRecord.unionsOpt(1) }
    }

    /// Where a listing goes on.
    public struct ListFilesContinueArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - cursor: The cursor of the latest page.
        @export(implementation)
        public init(cursor: String) {
            var builder = RecordBuilder(Sharing._type(71))
            builder.string(0, cursor)
            self.init(_plainRecord: builder.record())
        }

        /// The cursor of the latest page.
        @export(implementation) public var cursor: String { _plainRecord.string(0) }
    }

    /// Why the next page was not returned.
    public enum ListFilesContinueError: StoneUnion, CustomStringConvertible {
        /// Something is wrong with the user's account.
        case userError(Sharing.SharingUserError)
        /// The cursor is not valid. List from the start.
        case invalidCursor
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .userError(_value.union())
            case 1: self = .invalidCursor
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .userError(let value): .boxedValue(0, union: value._value)
            case .invalidCursor: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// A page of files shared with the user.
    public struct ListFilesResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - entries: The files.
        ///   - cursor: Where the next page begins. Nil at the end.
        @export(implementation)
        public init(entries: [Sharing.SharedFileMetadata], cursor: String? = nil) {
            var builder = RecordBuilder(Sharing._type(73))
            builder.list(0, entries)
            builder.string(1, cursor)
            self.init(_plainRecord: builder.record())
        }

        /// The files.
        @export(implementation) public var entries: [Sharing.SharedFileMetadata] { _plainRecord.list(0) }
        /// Where the next page begins. Nil at the end.
        @export(implementation) public var cursor: String? { _plainRecord.stringOpt(1) }
    }

    /// Whose members to list.
    public struct ListFolderMembersArgs: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - sharedFolderId: The shared folder. Ignored if `path` is given. Pattern: `[-_0-9a-zA-Z:]+`.
        ///   - actions: The actions to tell about, whether the user may take them on each member.
        ///   - limit: The size of a page: members, groups and invited people together. Default: 1000. 1 to 1000.
        ///   - path: The folder by path, to list those with access by way of a folder around it too.
        @export(implementation)
        public init(
            sharedFolderId: String,
            actions: [Sharing.MemberAction]? = nil,
            limit: UInt32 = 1000,
            path: String? = nil
        ) {
            var builder = RecordBuilder(Sharing._type(74))
            builder.unions(0, actions)
            builder.uint32(1, limit)
            builder.string(2, sharedFolderId)
            builder.string(3, path)
            self.init(_plainRecord: builder.record())
        }

        /// The actions to tell about, whether the user may take them on each member.
        @export(implementation) public var actions: [Sharing.MemberAction]? { _plainRecord.unionsOpt(0) }
        /// The size of a page: members, groups and invited people together. Default: 1000. 1 to 1000.
        @export(implementation) public var limit: UInt32 { _plainRecord.uint32(1, 1000) }
        /// The shared folder. Ignored if `path` is given. Pattern: `[-_0-9a-zA-Z:]+`.
        @export(implementation) public var sharedFolderId: String { _plainRecord.string(2) }
        /// The folder by path, to list those with access by way of a folder around it too.
        @export(implementation) public var path: String? { _plainRecord.stringOpt(3) }
    }

    /// Where a listing goes on.
    public struct ListFolderMembersContinueArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - cursor: The cursor of the latest page.
        @export(implementation)
        public init(cursor: String) {
            var builder = RecordBuilder(Sharing._type(75))
            builder.string(0, cursor)
            self.init(_plainRecord: builder.record())
        }

        /// The cursor of the latest page.
        @export(implementation) public var cursor: String { _plainRecord.string(0) }
    }

    /// Why the next page was not returned.
    public enum ListFolderMembersContinueError: StoneUnion, CustomStringConvertible {
        /// The file or folder cannot be opened.
        case accessError(Sharing.SharedFolderAccessError)
        /// The cursor is not valid. List from the start.
        case invalidCursor
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .accessError(_value.union())
            case 1: self = .invalidCursor
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .accessError(let value): .boxedValue(0, union: value._value)
            case .invalidCursor: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// How to list members.
    public struct ListFolderMembersCursorArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - actions: The actions to tell about, whether the user may take them on each member.
        ///   - limit: The size of a page: members, groups and invited people together. Default: 1000. 1 to 1000.
        @export(implementation)
        public init(actions: [Sharing.MemberAction]? = nil, limit: UInt32 = 1000) {
            var builder = RecordBuilder(Sharing._type(77))
            builder.unions(0, actions)
            builder.uint32(1, limit)
            self.init(_plainRecord: builder.record())
        }

        /// The actions to tell about, whether the user may take them on each member.
        @export(implementation) public var actions: [Sharing.MemberAction]? { _plainRecord.unionsOpt(0) }
        /// The size of a page: members, groups and invited people together. Default: 1000. 1 to 1000.
        @export(implementation) public var limit: UInt32 { _plainRecord.uint32(1, 1000) }
    }

    /// How to list folders.
    public struct ListFoldersArgs: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - limit: The size of a page. Default: 1000. 1 to 1000.
        ///   - actions: The actions to tell about, whether the user may take them on each folder.
        @export(implementation)
        public init(limit: UInt32 = 1000, actions: [Sharing.FolderAction]? = nil) {
            var builder = RecordBuilder(Sharing._type(78))
            builder.uint32(0, limit)
            builder.unions(1, actions)
            self.init(_plainRecord: builder.record())
        }

        /// The size of a page. Default: 1000. 1 to 1000.
        @export(implementation) public var limit: UInt32 { _plainRecord.uint32(0, 1000) }
        /// The actions to tell about, whether the user may take them on each folder.
        @export(implementation) public var actions: [Sharing.FolderAction]? { _plainRecord.unionsOpt(1) }
    }

    /// Where a listing goes on.
    public struct ListFoldersContinueArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - cursor: The cursor of the latest page.
        @export(implementation)
        public init(cursor: String) {
            var builder = RecordBuilder(Sharing._type(79))
            builder.string(0, cursor)
            self.init(_plainRecord: builder.record())
        }

        /// The cursor of the latest page.
        @export(implementation) public var cursor: String { _plainRecord.string(0) }
    }

    /// Why the next page was not returned.
    public enum ListFoldersContinueError: StoneUnion, CustomStringConvertible {
        /// The cursor is not valid. List from the start.
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

    /// A page of shared folders.
    public struct ListFoldersResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - entries: The shared folders. Those that are not mounted have no `pathLower`.
        ///   - cursor: Where the next page begins. Nil at the end.
        @export(implementation)
        public init(entries: [Sharing.SharedFolderMetadata], cursor: String? = nil) {
            var builder = RecordBuilder(Sharing._type(81))
            builder.objects(0, entries)
            builder.string(1, cursor)
            self.init(_plainRecord: builder.record())
        }

        /// The shared folders. Those that are not mounted have no `pathLower`.
        @export(implementation) public var entries: [Sharing.SharedFolderMetadata] { _plainRecord.objects(0) }
        /// Where the next page begins. Nil at the end.
        @export(implementation) public var cursor: String? { _plainRecord.stringOpt(1) }
    }

    /// Which links to list.
    public struct ListSharedLinksArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - path: Only links through which this path can be reached. By default all links of the user, page by page.
        ///     Pattern: `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        ///   - cursor: Where the page begins: the cursor of the latest page.
        ///   - directOnly: Whether to leave out links to the folders around `path`.
        @export(implementation)
        public init(path: String? = nil, cursor: String? = nil, directOnly: Bool? = nil) {
            var builder = RecordBuilder(Sharing._type(82))
            builder.string(0, path)
            builder.string(1, cursor)
            builder.bool(2, directOnly)
            self.init(_plainRecord: builder.record())
        }

        /// Only links through which this path can be reached. By default all links of the user, page by page. Pattern:
        /// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        @export(implementation) public var path: String? { _plainRecord.stringOpt(0) }
        /// Where the page begins: the cursor of the latest page.
        @export(implementation) public var cursor: String? { _plainRecord.stringOpt(1) }
        /// Whether to leave out links to the folders around `path`.
        @export(implementation) public var directOnly: Bool? { _plainRecord.boolOpt(2) }
    }

    /// Why links were not listed.
    public enum ListSharedLinksError: StoneUnion, CustomStringConvertible {
        /// There is nothing at this path.
        case path(Files.LookupError)
        /// The cursor has expired. List from the start.
        case reset
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .path(_value.union())
            case 1: self = .reset
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .path(let value): .boxedValue(0, union: value._value)
            case .reset: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// A page of links.
    public struct ListSharedLinksResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - links: The links.
        ///   - hasMore: Whether there is a next page. Fetch it with `listSharedLinks` and `cursor`.
        ///   - cursor: Where the next page begins. Only if no path was given.
        @export(implementation)
        public init(links: [Sharing.SharedLinkMetadata], hasMore: Bool, cursor: String? = nil) {
            var builder = RecordBuilder(Sharing._type(84))
            builder.polymorphics(0, links)
            builder.bool(1, hasMore)
            builder.string(2, cursor)
            self.init(_plainRecord: builder.record())
        }

        /// The links.
        @export(implementation) public var links: [Sharing.SharedLinkMetadata] { _plainRecord.polymorphics(0) }
        /// Whether there is a next page. Fetch it with `listSharedLinks` and `cursor`.
        @export(implementation) public var hasMore: Bool { _plainRecord.bool(1) }
        /// Where the next page begins. Only if no path was given.
        @export(implementation) public var cursor: String? { _plainRecord.stringOpt(2) }
    }

    /// Which access a member has after a change.
    public struct MemberAccessLevelResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - accessLevel: What they still may do, by way of a folder.
        ///   - warning: A text to show to the user: why they still have access.
        ///   - accessDetails: The folders by which they have access.
        @export(implementation)
        public init(
            accessLevel: Sharing.AccessLevel? = nil,
            warning: String? = nil,
            accessDetails: [Sharing.ParentFolderAccessInfo]? = nil
        ) {
            var builder = RecordBuilder(Sharing._type(85))
            builder.union(0, accessLevel?._value)
            builder.string(1, warning)
            builder.list(2, accessDetails)
            self.init(_plainRecord: builder.record())
        }

        /// What they still may do, by way of a folder.
        @export(implementation) public var accessLevel: Sharing.AccessLevel? { _plainRecord.unionOpt(0) }
        /// A text to show to the user: why they still have access.
        @export(implementation) public var warning: String? { _plainRecord.stringOpt(1) }
        /// The folders by which they have access.
        @export(implementation) public var accessDetails: [Sharing.ParentFolderAccessInfo]? { _plainRecord.listOpt(2) }
    }

    /// Something that may be done about a member.
    public enum MemberAction: StoneUnion, CustomStringConvertible {
        /// Let them keep a copy when they are removed.
        case leaveACopy
        /// Let them change what is there.
        case makeEditor
        /// Make them the owner.
        case makeOwner
        /// Let them view and comment only.
        case makeViewer
        /// Let them view only.
        case makeViewerNoComment
        /// Remove them.
        case remove
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .leaveACopy
            case 1: self = .makeEditor
            case 2: self = .makeOwner
            case 3: self = .makeViewer
            case 4: self = .makeViewerNoComment
            case 5: self = .remove
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .leaveACopy: .tag(0)
            case .makeEditor: .tag(1)
            case .makeOwner: .tag(2)
            case .makeViewer: .tag(3)
            case .makeViewerNoComment: .tag(4)
            case .remove: .tag(5)
            case .other: .tag(6)
            }
        }
    }

    /// Whether the user may do something about a member.
    public struct MemberPermission: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - action: What they may do or not.
        ///   - allow: Whether they may.
        ///   - reason: Why they may not.
        @export(implementation)
        public init(action: Sharing.MemberAction, allow: Bool, reason: Sharing.PermissionDeniedReason? = nil) {
            var builder = RecordBuilder(Sharing._type(87))
            builder.union(0, action._value)
            builder.bool(1, allow)
            builder.union(2, reason?._value)
            self.init(_plainRecord: builder.record())
        }

        /// What they may do or not.
        @export(implementation) public var action: Sharing.MemberAction { _plainRecord.union(0) }
        /// Whether they may.
        @export(implementation) public var allow: Bool { _plainRecord.bool(1) }
        /// Why they may not.
        @export(implementation) public var reason: Sharing.PermissionDeniedReason? { _plainRecord.unionOpt(2) }
    }

    /// Who may be a member of a team's shared folder.
    public enum MemberPolicy: StoneUnion, CustomStringConvertible {
        /// Teammates.
        case team
        /// Anybody.
        case anyone
        /// Teammates, and others whom the admins have approved.
        case teamAndApproved
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .team
            case 1: self = .anyone
            case 2: self = .teamAndApproved
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .team: .tag(0)
            case .anyone: .tag(1)
            case .teamAndApproved: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// A person or group, by id or by email address.
    public enum MemberSelector: StoneUnion, CustomStringConvertible {
        /// An account, a team member or a group. At least 1 character.
        case dropboxId(String)
        /// An email address, with or without an account. At most 255 characters. Pattern:
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case email(String)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .dropboxId(_value.string())
            case 1: self = .email(_value.string())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .dropboxId(let value): .boxedValue(0, string: value)
            case .email(let value): .boxedValue(1, string: value)
            case .other: .tag(2)
            }
        }
    }

    /// A member, and what they may do.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public class MembershipInfo: StoneObject, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - accessType: What the member may do, with what they have by way of a folder.
        ///   - permissions: What the user may do about the member, of the actions asked for.
        ///   - initials: Is always nil. Deprecated.
        ///   - isInherited: Whether the member has access by way of a folder around this one. Default: `false`.
        @export(implementation)
        public init(
            accessType: Sharing.AccessLevel,
            permissions: [Sharing.MemberPermission]? = nil,
            initials: String? = nil,
            isInherited: Bool = false
        ) {
            var builder = RecordBuilder(Sharing._type(90))
            builder.union(0, accessType._value)
            builder.list(1, permissions)
            builder.string(2, initials)
            builder.bool(3, isInherited)
            super.init(_record: builder.record())
        }

        /// What the member may do, with what they have by way of a folder.
        @export(implementation) public final var accessType: Sharing.AccessLevel { _record.union(0) }
        /// What the user may do about the member, of the actions asked for.
        @export(implementation) public final var permissions: [Sharing.MemberPermission]? { _record.listOpt(1) }
        /// Is always nil. Deprecated.
        @export(implementation) public final var initials: String? { _record.stringOpt(2) }
        /// Whether the member has access by way of a folder around this one. Default: `false`.
        @export(implementation) public final var isInherited: Bool { _record.bool(3) }
    }

    /// What to change about a link.
    public struct ModifySharedLinkSettingsArgs: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - url: The link.
        ///   - settings: What to change.
        ///   - removeExpiration: Whether to let the link live for ever. Default: `false`.
        @export(implementation)
        public init(url: String, settings: Sharing.SharedLinkSettings, removeExpiration: Bool = false) {
            var builder = RecordBuilder(Sharing._type(91))
            builder.string(0, url)
            builder.object(1, settings._plainRecord)
            builder.bool(2, removeExpiration)
            self.init(_plainRecord: builder.record())
        }

        /// The link.
        @export(implementation) public var url: String { _plainRecord.string(0) }
        /// What to change.
        @export(implementation) public var settings: Sharing.SharedLinkSettings { _plainRecord.object(1) }
        /// Whether to let the link live for ever. Default: `false`.
        @export(implementation) public var removeExpiration: Bool { _plainRecord.bool(2) }
    }

    /// Why a link was not changed.
    public enum ModifySharedLinkSettingsError: StoneUnion, CustomStringConvertible {
        /// There is no such link.
        case sharedLinkNotFound
        /// The user may not use it.
        case sharedLinkAccessDenied
        /// Links of this kind cannot be downloaded. Use `export` of `Files`.
        case unsupportedLinkType
        /// Private links take neither `path` nor `linkPassword`.
        case unsupportedParameterField
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// The settings are not acceptable.
        case settingsError(Sharing.SharedLinkSettingsError)
        /// The user has not verified their email address. Ask them to, then try again.
        case emailNotVerified

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .sharedLinkNotFound
            case 1: self = .sharedLinkAccessDenied
            case 2: self = .unsupportedLinkType
            case 3: self = .unsupportedParameterField
            case 5: self = .settingsError(_value.union())
            case 6: self = .emailNotVerified
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .sharedLinkNotFound: .tag(0)
            case .sharedLinkAccessDenied: .tag(1)
            case .unsupportedLinkType: .tag(2)
            case .unsupportedParameterField: .tag(3)
            case .other: .tag(4)
            case .settingsError(let value): .boxedValue(5, union: value._value)
            case .emailNotVerified: .tag(6)
            }
        }
    }

    /// Which folder to mount.
    public struct MountFolderArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - sharedFolderId: The shared folder to put into the user's Dropbox. Pattern: `[-_0-9a-zA-Z:]+`.
        @export(implementation)
        public init(sharedFolderId: String) {
            var builder = RecordBuilder(Sharing._type(93))
            builder.string(0, sharedFolderId)
            self.init(_plainRecord: builder.record())
        }

        /// The shared folder to put into the user's Dropbox. Pattern: `[-_0-9a-zA-Z:]+`.
        @export(implementation) public var sharedFolderId: String { _plainRecord.string(0) }
    }

    /// Why a shared folder was not mounted.
    public enum MountFolderError: StoneUnion, CustomStringConvertible {
        /// The file or folder cannot be opened.
        case accessError(Sharing.SharedFolderAccessError)
        /// A shared folder would lie within another one.
        case insideSharedFolder
        /// The user's Dropbox has too little space for it.
        case insufficientQuota(Sharing.InsufficientQuotaAmounts)
        /// It is mounted already.
        case alreadyMounted
        /// The user has no permission for this.
        case noPermission
        /// It cannot be mounted, for instance because it lies in a team folder of the user.
        case notMountable
        /// Dropbox mounts this folder by itself.
        case mustAutomount
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .accessError(_value.union())
            case 1: self = .insideSharedFolder
            case 2: self = .insufficientQuota(Sharing.InsufficientQuotaAmounts(_plainRecord: payload))
            case 3: self = .alreadyMounted
            case 4: self = .noPermission
            case 5: self = .notMountable
            case 6: self = .mustAutomount
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .accessError(let value): .boxedValue(0, union: value._value)
            case .insideSharedFolder: .tag(1)
            case .insufficientQuota(let value): .variant(2, value._plainRecord)
            case .alreadyMounted: .tag(3)
            case .noPermission: .tag(4)
            case .notMountable: .tag(5)
            case .mustAutomount: .tag(6)
            case .other: .tag(7)
            }
        }
    }

    /// A folder by which a member has access.
    public struct ParentFolderAccessInfo: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - folderName: The name of the folder.
        ///   - sharedFolderId: The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
        ///   - permissions: What the user may do about the member there.
        ///   - path: The path of the folder, from the user's root.
        @export(implementation)
        public init(folderName: String, sharedFolderId: String, permissions: [Sharing.MemberPermission], path: String) {
            var builder = RecordBuilder(Sharing._type(95))
            builder.string(0, folderName)
            builder.string(1, sharedFolderId)
            builder.list(2, permissions)
            builder.string(3, path)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the folder.
        @export(implementation) public var folderName: String { _plainRecord.string(0) }
        /// The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
        @export(implementation) public var sharedFolderId: String { _plainRecord.string(1) }
        /// What the user may do about the member there.
        @export(implementation) public var permissions: [Sharing.MemberPermission] { _plainRecord.list(2) }
        /// The path of the folder, from the user's root.
        @export(implementation) public var path: String { _plainRecord.string(3) }
    }

    /// A link to a file or folder.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class PathLinkMetadata: Sharing.LinkMetadata, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - url: The link.
        ///   - visibility: Who may use it.
        ///   - path: Where the file or folder lies in the user's Dropbox.
        ///   - expires: When it expires, if ever.
        @export(implementation)
        public init(url: String, visibility: Sharing.Visibility, path: String, expires: Date? = nil) {
            var builder = RecordBuilder(Sharing._type(96))
            builder.string(0, url)
            builder.union(1, visibility._value)
            builder.date(2, expires)
            builder.string(3, path)
            super.init(_record: builder.record())
        }

        /// Where the file or folder lies in the user's Dropbox.
        @export(implementation) public var path: String { _record.string(3) }
    }

    /// What a link to a path without anything there expects.
    public enum PendingUploadMode: StoneUnion, CustomStringConvertible {
        /// A file.
        case file
        /// A folder.
        case folder

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .file
            default: self = .folder
            }
        }

        public var _value: Value {
            switch self {
            case .file: .tag(0)
            case .folder: .tag(1)
            }
        }
    }

    /// Why a user may not do something.
    public enum PermissionDeniedReason: StoneUnion, CustomStringConvertible {
        /// They belong to another team than the owner.
        case userNotSameTeamAsOwner
        /// The owner forbids it.
        case userNotAllowedByOwner
        /// The member has access by way of a folder or a group.
        case targetIsIndirectMember
        /// The member is the owner.
        case targetIsOwner
        /// The member is the user.
        case targetIsSelf
        /// The member is not active in the team.
        case targetNotActive
        /// The folder belongs to a team with a limited plan.
        case folderIsLimitedTeamFolder
        /// The owner does not belong to a team.
        case ownerNotOnTeam
        /// They have no permission.
        case permissionDenied
        /// Their team forbids it.
        case restrictedByTeam
        /// Their plan does not include it.
        case userAccountType
        /// They do not belong to a team.
        case userNotOnTeam
        /// The folder lies in a shared folder.
        case folderIsInsideSharedFolder
        /// The folder around it forbids it.
        case restrictedByParentFolder
        /// Their plan does not include it; the value says more.
        case insufficientPlan(Sharing.InsufficientPlan)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .userNotSameTeamAsOwner
            case 1: self = .userNotAllowedByOwner
            case 2: self = .targetIsIndirectMember
            case 3: self = .targetIsOwner
            case 4: self = .targetIsSelf
            case 5: self = .targetNotActive
            case 6: self = .folderIsLimitedTeamFolder
            case 7: self = .ownerNotOnTeam
            case 8: self = .permissionDenied
            case 9: self = .restrictedByTeam
            case 10: self = .userAccountType
            case 11: self = .userNotOnTeam
            case 12: self = .folderIsInsideSharedFolder
            case 13: self = .restrictedByParentFolder
            case 14: self = .insufficientPlan(Sharing.InsufficientPlan(_plainRecord: payload))
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .userNotSameTeamAsOwner: .tag(0)
            case .userNotAllowedByOwner: .tag(1)
            case .targetIsIndirectMember: .tag(2)
            case .targetIsOwner: .tag(3)
            case .targetIsSelf: .tag(4)
            case .targetNotActive: .tag(5)
            case .folderIsLimitedTeamFolder: .tag(6)
            case .ownerNotOnTeam: .tag(7)
            case .permissionDenied: .tag(8)
            case .restrictedByTeam: .tag(9)
            case .userAccountType: .tag(10)
            case .userNotOnTeam: .tag(11)
            case .folderIsInsideSharedFolder: .tag(12)
            case .restrictedByParentFolder: .tag(13)
            case .insufficientPlan(let value): .variant(14, value._plainRecord)
            case .other: .tag(15)
            }
        }
    }

    /// What to give up access to.
    public struct RelinquishAccessArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - fileId: The file or folder, `id:…`.
        @export(implementation)
        public init(fileId: String) {
            var builder = RecordBuilder(Sharing._type(99))
            builder.string(0, fileId)
            self.init(_plainRecord: builder.record())
        }

        /// The file or folder, `id:…`.
        @export(implementation) public var fileId: String { _plainRecord.string(0) }
    }

    /// Why the user still has access.
    public enum RelinquishAccessError: StoneUnion, CustomStringConvertible {
        /// There is no such file or folder.
        case invalidFileId
        /// The user has not verified their email address. Ask them to, then try again.
        case emailUnverified
        /// The user owns it.
        case owner
        /// The user has access by way of a folder or a group. Leave that folder, or have the group changed.
        case noExplicitAccess
        /// Rules of a team folder forbid it.
        case teamFolder
        /// The user has no permission for this.
        case noPermission
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .invalidFileId
            case 1: self = .emailUnverified
            case 2: self = .owner
            case 3: self = .noExplicitAccess
            case 4: self = .teamFolder
            case 5: self = .noPermission
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .invalidFileId: .tag(0)
            case .emailUnverified: .tag(1)
            case .owner: .tag(2)
            case .noExplicitAccess: .tag(3)
            case .teamFolder: .tag(4)
            case .noPermission: .tag(5)
            case .other: .tag(6)
            }
        }
    }

    /// An empty answer: access has been given up.
    public struct RelinquishAccessResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(Sharing._type(101))) }
    }

    /// Which file to give up access to.
    public struct RelinquishFileMembershipArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - file: The file: a path or an `id:…`. At least 1 character. Pattern:
        ///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
        @export(implementation)
        public init(file: String) {
            var builder = RecordBuilder(Sharing._type(102))
            builder.string(0, file)
            self.init(_plainRecord: builder.record())
        }

        /// The file: a path or an `id:…`. At least 1 character. Pattern:
        /// `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
        @export(implementation) public var file: String { _plainRecord.string(0) }
    }

    /// Why the user still has access.
    public enum RelinquishFileMembershipError: StoneUnion, CustomStringConvertible {
        /// The file or folder cannot be opened.
        case accessError(Sharing.SharingFileAccessError)
        /// The user has access by way of a group.
        case groupAccess
        /// The user has no permission for this.
        case noPermission
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .accessError(_value.union())
            case 1: self = .groupAccess
            case 2: self = .noPermission
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .accessError(let value): .boxedValue(0, union: value._value)
            case .groupAccess: .tag(1)
            case .noPermission: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// Which folder to leave.
    public struct RelinquishFolderMembershipArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - sharedFolderId: The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
        ///   - leaveACopy: Whether to keep a copy of what is in it. Not for folders in a team folder or another shared
        ///     folder. Default: `false`.
        @export(implementation)
        public init(sharedFolderId: String, leaveACopy: Bool = false) {
            var builder = RecordBuilder(Sharing._type(104))
            builder.string(0, sharedFolderId)
            builder.bool(1, leaveACopy)
            self.init(_plainRecord: builder.record())
        }

        /// The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
        @export(implementation) public var sharedFolderId: String { _plainRecord.string(0) }
        /// Whether to keep a copy of what is in it. Not for folders in a team folder or another shared folder. Default:
        /// `false`.
        @export(implementation) public var leaveACopy: Bool { _plainRecord.bool(1) }
    }

    /// Why the user has not left the folder.
    public enum RelinquishFolderMembershipError: StoneUnion, CustomStringConvertible {
        /// The file or folder cannot be opened.
        case accessError(Sharing.SharedFolderAccessError)
        /// The user owns it. Unshare it, or make somebody else the owner.
        case folderOwner
        /// It is mounted. Unmount it first.
        case mounted
        /// The user has access by way of a group.
        case groupAccess
        /// Not possible with a team folder.
        case teamFolder
        /// The user has no permission for this.
        case noPermission
        /// The user has access by way of a folder.
        case noExplicitAccess
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .accessError(_value.union())
            case 1: self = .folderOwner
            case 2: self = .mounted
            case 3: self = .groupAccess
            case 4: self = .teamFolder
            case 5: self = .noPermission
            case 6: self = .noExplicitAccess
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .accessError(let value): .boxedValue(0, union: value._value)
            case .folderOwner: .tag(1)
            case .mounted: .tag(2)
            case .groupAccess: .tag(3)
            case .teamFolder: .tag(4)
            case .noPermission: .tag(5)
            case .noExplicitAccess: .tag(6)
            case .other: .tag(7)
            }
        }
    }

    /// Whom to remove from which file.
    public struct RemoveFileMemberArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - file: The file: a path or an `id:…`. At least 1 character. Pattern:
        ///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
        ///   - member: The member to remove. An email address that belongs to an account means that account.
        @export(implementation)
        public init(file: String, member: Sharing.MemberSelector) {
            var builder = RecordBuilder(Sharing._type(106))
            builder.string(0, file)
            builder.union(1, member._value)
            self.init(_plainRecord: builder.record())
        }

        /// The file: a path or an `id:…`. At least 1 character. Pattern:
        /// `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
        @export(implementation) public var file: String { _plainRecord.string(0) }
        /// The member to remove. An email address that belongs to an account means that account.
        @export(implementation) public var member: Sharing.MemberSelector { _plainRecord.union(1) }
    }

    /// Why a member was not removed.
    public enum RemoveFileMemberError: StoneUnion, CustomStringConvertible {
        /// Something is wrong with the user's account.
        case userError(Sharing.SharingUserError)
        /// The file or folder cannot be opened.
        case accessError(Sharing.SharingFileAccessError)
        /// The member has access only by way of a folder; the value tells which access. Remove them there.
        case noExplicitAccess(Sharing.MemberAccessLevelResult)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .userError(_value.union())
            case 1: self = .accessError(_value.union())
            case 2: self = .noExplicitAccess(Sharing.MemberAccessLevelResult(_plainRecord: payload))
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .userError(let value): .boxedValue(0, union: value._value)
            case .accessError(let value): .boxedValue(1, union: value._value)
            case .noExplicitAccess(let value): .variant(2, value._plainRecord)
            case .other: .tag(3)
            }
        }
    }

    /// Whom to remove from which folder.
    public struct RemoveFolderMemberArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - sharedFolderId: The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
        ///   - member: The member to remove.
        ///   - leaveACopy: Whether they keep a copy of what is in it. Not for groups, nor for folders in a team folder
        ///     or another shared folder.
        @export(implementation)
        public init(sharedFolderId: String, member: Sharing.MemberSelector, leaveACopy: Bool) {
            var builder = RecordBuilder(Sharing._type(108))
            builder.string(0, sharedFolderId)
            builder.union(1, member._value)
            builder.bool(2, leaveACopy)
            self.init(_plainRecord: builder.record())
        }

        /// The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
        @export(implementation) public var sharedFolderId: String { _plainRecord.string(0) }
        /// The member to remove.
        @export(implementation) public var member: Sharing.MemberSelector { _plainRecord.union(1) }
        /// Whether they keep a copy of what is in it. Not for groups, nor for folders in a team folder or another
        /// shared folder.
        @export(implementation) public var leaveACopy: Bool { _plainRecord.bool(2) }
    }

    /// Why a member was not removed.
    public enum RemoveFolderMemberError: StoneUnion, CustomStringConvertible {
        /// The file or folder cannot be opened.
        case accessError(Sharing.SharedFolderAccessError)
        /// Something is wrong with the member.
        case memberError(Sharing.SharedFolderMemberError)
        /// The member owns the folder. Make somebody else the owner first.
        case folderOwner
        /// The member has access by way of a group.
        case groupAccess
        /// Not possible with a team folder.
        case teamFolder
        /// The user has no permission for this.
        case noPermission
        /// There is too much in it to leave a copy. Remove the member without one.
        case tooManyFiles
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .accessError(_value.union())
            case 1: self = .memberError(_value.union())
            case 2: self = .folderOwner
            case 3: self = .groupAccess
            case 4: self = .teamFolder
            case 5: self = .noPermission
            case 6: self = .tooManyFiles
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .accessError(let value): .boxedValue(0, union: value._value)
            case .memberError(let value): .boxedValue(1, union: value._value)
            case .folderOwner: .tag(2)
            case .groupAccess: .tag(3)
            case .teamFolder: .tag(4)
            case .noPermission: .tag(5)
            case .tooManyFiles: .tag(6)
            case .other: .tag(7)
            }
        }
    }

    /// The state of a job of `removeFolderMember`.
    public enum RemoveMemberJobStatus: StoneUnion, CustomStringConvertible {
        /// The job is still going on. Ask again in a while.
        case inProgress
        /// The member is removed; the value tells which access they still have.
        case complete(Sharing.MemberAccessLevelResult)
        /// The member was not removed.
        case failed(Sharing.RemoveFolderMemberError)

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .inProgress
            case 1: self = .complete(Sharing.MemberAccessLevelResult(_plainRecord: payload))
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

    /// What a link is to allow.
    public enum RequestedLinkAccessLevel: StoneUnion, CustomStringConvertible {
        /// Viewing and commenting.
        case viewer
        /// Viewing, commenting and changing. Not for all kinds of files.
        case editor
        /// As much as possible.
        case max
        /// What the user has chosen as default.
        case default_
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .viewer
            case 1: self = .editor
            case 2: self = .max
            case 3: self = .default_
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .viewer: .tag(0)
            case .editor: .tag(1)
            case .max: .tag(2)
            case .default_: .tag(3)
            case .other: .tag(4)
            }
        }
    }

    /// Who is meant to use a link. The rules of team and folder may restrict it further.
    public enum RequestedVisibility: StoneUnion, CustomStringConvertible {
        /// Anybody who has it.
        case public_
        /// Teammates.
        case teamOnly
        /// Anybody who has it and knows its password.
        case password

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .public_
            case 1: self = .teamOnly
            default: self = .password
            }
        }

        public var _value: Value {
            switch self {
            case .public_: .tag(0)
            case .teamOnly: .tag(1)
            case .password: .tag(2)
            }
        }
    }

    /// Who can really use a link, with the rules of team and folder counted in.
    public enum ResolvedVisibility: StoneUnion, CustomStringConvertible {
        /// Anybody who has it.
        case public_
        /// Teammates.
        case teamOnly
        /// Anybody who has it and knows its password.
        case password
        /// Teammates who know its password.
        case teamAndPassword
        /// Members of the shared folder around it.
        case sharedFolderOnly
        /// Nobody who has no access already.
        case noOne
        /// The user.
        case onlyYou
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .public_
            case 1: self = .teamOnly
            case 2: self = .password
            case 3: self = .teamAndPassword
            case 4: self = .sharedFolderOnly
            case 5: self = .noOne
            case 6: self = .onlyYou
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .public_: .tag(0)
            case .teamOnly: .tag(1)
            case .password: .tag(2)
            case .teamAndPassword: .tag(3)
            case .sharedFolderOnly: .tag(4)
            case .noOne: .tag(5)
            case .onlyYou: .tag(6)
            case .other: .tag(7)
            }
        }
    }

    /// Which link to revoke.
    public struct RevokeSharedLinkArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - url: The link.
        @export(implementation)
        public init(url: String) {
            var builder = RecordBuilder(Sharing._type(114))
            builder.string(0, url)
            self.init(_plainRecord: builder.record())
        }

        /// The link.
        @export(implementation) public var url: String { _plainRecord.string(0) }
    }

    /// Why a link was not revoked.
    public enum RevokeSharedLinkError: StoneUnion, CustomStringConvertible {
        /// There is no such link.
        case sharedLinkNotFound
        /// The user may not use it.
        case sharedLinkAccessDenied
        /// Links of this kind cannot be downloaded. Use `export` of `Files`.
        case unsupportedLinkType
        /// Private links take neither `path` nor `linkPassword`.
        case unsupportedParameterField
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// This is not a link.
        case sharedLinkMalformed

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .sharedLinkNotFound
            case 1: self = .sharedLinkAccessDenied
            case 2: self = .unsupportedLinkType
            case 3: self = .unsupportedParameterField
            case 5: self = .sharedLinkMalformed
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .sharedLinkNotFound: .tag(0)
            case .sharedLinkAccessDenied: .tag(1)
            case .unsupportedLinkType: .tag(2)
            case .unsupportedParameterField: .tag(3)
            case .other: .tag(4)
            case .sharedLinkMalformed: .tag(5)
            }
        }
    }

    /// Whether a folder takes over the members of the folder around it.
    public struct SetAccessInheritanceArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - sharedFolderId: The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
        ///   - accessInheritance: Whether the folder takes over the members of the folder around it. Default:
        ///     `.inherit`.
        @export(implementation)
        public init(sharedFolderId: String, accessInheritance: Sharing.AccessInheritance = .inherit) {
            var builder = RecordBuilder(Sharing._type(116))
            builder.union(0, accessInheritance._value)
            builder.string(1, sharedFolderId)
            self.init(_plainRecord: builder.record())
        }

        /// Whether the folder takes over the members of the folder around it. Default: `.inherit`.
        @export(implementation)
        public var accessInheritance: Sharing.AccessInheritance {
            _plainRecord.union(0, .inherit)
        }
        /// The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
        @export(implementation) public var sharedFolderId: String { _plainRecord.string(1) }
    }

    /// Why the setting was not changed.
    public enum SetAccessInheritanceError: StoneUnion, CustomStringConvertible {
        /// The file or folder cannot be opened.
        case accessError(Sharing.SharedFolderAccessError)
        /// The user has no permission for this.
        case noPermission
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .accessError(_value.union())
            case 1: self = .noPermission
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .accessError(let value): .boxedValue(0, union: value._value)
            case .noPermission: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// What to share, and under which rules.
    public struct ShareFolderArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - path: The folder: a path or an `id:…`. It is created if it is not there. Pattern:
        ///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
        ///   - aclUpdatePolicy: Who may add and remove members.
        ///   - forceAsync: Whether to answer with a job at once, even for a small folder. Default: `false`.
        ///   - memberPolicy: Who may be a member. Only if the user belongs to a team.
        ///   - sharedLinkPolicy: Who may use links to what is in it. `.members` only if the user belongs to a team.
        ///   - viewerInfoPolicy: Whether it shows who has seen what is in it.
        ///   - accessInheritance: Whether it takes over the members of the folder around it. Default: `.inherit`.
        ///   - actions: The actions to tell about in the answer, whether the user may take them.
        ///   - linkSettings: How the link to the folder is set.
        @export(implementation)
        public init(
            path: String,
            aclUpdatePolicy: Sharing.AclUpdatePolicy? = nil,
            forceAsync: Bool = false,
            memberPolicy: Sharing.MemberPolicy? = nil,
            sharedLinkPolicy: Sharing.SharedLinkPolicy? = nil,
            viewerInfoPolicy: Sharing.ViewerInfoPolicy? = nil,
            accessInheritance: Sharing.AccessInheritance = .inherit,
            actions: [Sharing.FolderAction]? = nil,
            linkSettings: Sharing.LinkSettings? = nil
        ) {
            var builder = RecordBuilder(Sharing._type(118))
            builder.union(0, aclUpdatePolicy?._value)
            builder.bool(1, forceAsync)
            builder.union(2, memberPolicy?._value)
            builder.string(3, path)
            builder.union(4, sharedLinkPolicy?._value)
            builder.union(5, viewerInfoPolicy?._value)
            builder.union(6, accessInheritance._value)
            builder.unions(7, actions)
            builder.object(8, linkSettings?._plainRecord)
            self.init(_plainRecord: builder.record())
        }

        /// Who may add and remove members.
        @export(implementation) public var aclUpdatePolicy: Sharing.AclUpdatePolicy? { _plainRecord.unionOpt(0) }
        /// Whether to answer with a job at once, even for a small folder. Default: `false`.
        @export(implementation) public var forceAsync: Bool { _plainRecord.bool(1) }
        /// Who may be a member. Only if the user belongs to a team.
        @export(implementation) public var memberPolicy: Sharing.MemberPolicy? { _plainRecord.unionOpt(2) }
        /// The folder: a path or an `id:…`. It is created if it is not there. Pattern:
        /// `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
        @export(implementation) public var path: String { _plainRecord.string(3) }
        /// Who may use links to what is in it. `.members` only if the user belongs to a team.
        @export(implementation) public var sharedLinkPolicy: Sharing.SharedLinkPolicy? { _plainRecord.unionOpt(4) }
        /// Whether it shows who has seen what is in it.
        @export(implementation) public var viewerInfoPolicy: Sharing.ViewerInfoPolicy? { _plainRecord.unionOpt(5) }
        /// Whether it takes over the members of the folder around it. Default: `.inherit`.
        @export(implementation)
        public var accessInheritance: Sharing.AccessInheritance {
            _plainRecord.union(6, .inherit)
        }
        /// The actions to tell about in the answer, whether the user may take them.
        @export(implementation) public var actions: [Sharing.FolderAction]? { _plainRecord.unionsOpt(7) }
        /// How the link to the folder is set.
        @export(implementation) public var linkSettings: Sharing.LinkSettings? { _plainRecord.objectOpt(8) }
    }

    /// What to share, and under which rules.
    public struct ShareFolderArgBase: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - path: The folder: a path or an `id:…`. It is created if it is not there. Pattern:
        ///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
        ///   - aclUpdatePolicy: Who may add and remove members.
        ///   - forceAsync: Whether to answer with a job at once, even for a small folder. Default: `false`.
        ///   - memberPolicy: Who may be a member. Only if the user belongs to a team.
        ///   - sharedLinkPolicy: Who may use links to what is in it. `.members` only if the user belongs to a team.
        ///   - viewerInfoPolicy: Whether it shows who has seen what is in it.
        ///   - accessInheritance: Whether it takes over the members of the folder around it. Default: `.inherit`.
        @export(implementation)
        public init(
            path: String,
            aclUpdatePolicy: Sharing.AclUpdatePolicy? = nil,
            forceAsync: Bool = false,
            memberPolicy: Sharing.MemberPolicy? = nil,
            sharedLinkPolicy: Sharing.SharedLinkPolicy? = nil,
            viewerInfoPolicy: Sharing.ViewerInfoPolicy? = nil,
            accessInheritance: Sharing.AccessInheritance = .inherit
        ) {
            var builder = RecordBuilder(Sharing._type(119))
            builder.union(0, aclUpdatePolicy?._value)
            builder.bool(1, forceAsync)
            builder.union(2, memberPolicy?._value)
            builder.string(3, path)
            builder.union(4, sharedLinkPolicy?._value)
            builder.union(5, viewerInfoPolicy?._value)
            builder.union(6, accessInheritance._value)
            self.init(_plainRecord: builder.record())
        }

        /// Who may add and remove members.
        @export(implementation) public var aclUpdatePolicy: Sharing.AclUpdatePolicy? { _plainRecord.unionOpt(0) }
        /// Whether to answer with a job at once, even for a small folder. Default: `false`.
        @export(implementation) public var forceAsync: Bool { _plainRecord.bool(1) }
        /// Who may be a member. Only if the user belongs to a team.
        @export(implementation) public var memberPolicy: Sharing.MemberPolicy? { _plainRecord.unionOpt(2) }
        /// The folder: a path or an `id:…`. It is created if it is not there. Pattern:
        /// `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
        @export(implementation) public var path: String { _plainRecord.string(3) }
        /// Who may use links to what is in it. `.members` only if the user belongs to a team.
        @export(implementation) public var sharedLinkPolicy: Sharing.SharedLinkPolicy? { _plainRecord.unionOpt(4) }
        /// Whether it shows who has seen what is in it.
        @export(implementation) public var viewerInfoPolicy: Sharing.ViewerInfoPolicy? { _plainRecord.unionOpt(5) }
        /// Whether it takes over the members of the folder around it. Default: `.inherit`.
        @export(implementation)
        public var accessInheritance: Sharing.AccessInheritance {
            _plainRecord.union(6, .inherit)
        }
    }

    /// Why a folder was not shared.
    public enum ShareFolderError: StoneUnion, CustomStringConvertible {
        /// The user has not verified their email address. Ask them to, then try again.
        case emailUnverified
        /// The folder cannot be shared because of what or where it is.
        case badPath(Sharing.SharePathError)
        /// The team allows fewer people as members than `memberPolicy` does.
        case teamPolicyDisallowsMemberPolicy
        /// The account may not choose this `sharedLinkPolicy`.
        case disallowedSharedLinkPolicy
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// The user has no permission for this.
        case noPermission

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .emailUnverified
            case 1: self = .badPath(_value.union())
            case 2: self = .teamPolicyDisallowsMemberPolicy
            case 3: self = .disallowedSharedLinkPolicy
            case 5: self = .noPermission
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .emailUnverified: .tag(0)
            case .badPath(let value): .boxedValue(1, union: value._value)
            case .teamPolicyDisallowsMemberPolicy: .tag(2)
            case .disallowedSharedLinkPolicy: .tag(3)
            case .other: .tag(4)
            case .noPermission: .tag(5)
            }
        }
    }

    /// Why a folder was not shared.
    public enum ShareFolderErrorBase: StoneUnion, CustomStringConvertible {
        /// The user has not verified their email address. Ask them to, then try again.
        case emailUnverified
        /// The folder cannot be shared because of what or where it is.
        case badPath(Sharing.SharePathError)
        /// The team allows fewer people as members than `memberPolicy` does.
        case teamPolicyDisallowsMemberPolicy
        /// The account may not choose this `sharedLinkPolicy`.
        case disallowedSharedLinkPolicy
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .emailUnverified
            case 1: self = .badPath(_value.union())
            case 2: self = .teamPolicyDisallowsMemberPolicy
            case 3: self = .disallowedSharedLinkPolicy
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .emailUnverified: .tag(0)
            case .badPath(let value): .boxedValue(1, union: value._value)
            case .teamPolicyDisallowsMemberPolicy: .tag(2)
            case .disallowedSharedLinkPolicy: .tag(3)
            case .other: .tag(4)
            }
        }
    }

    /// Why a folder was not shared.
    public enum ShareFolderErrorBaseV2: StoneUnion, CustomStringConvertible {
        /// The user has not verified their email address. Ask them to, then try again.
        case emailUnverified
        /// The team allows fewer people as members than `memberPolicy` does.
        case teamPolicyDisallowsMemberPolicy
        /// The account may not choose this `sharedLinkPolicy`.
        case disallowedSharedLinkPolicy
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .emailUnverified
            case 1: self = .teamPolicyDisallowsMemberPolicy
            case 2: self = .disallowedSharedLinkPolicy
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .emailUnverified: .tag(0)
            case .teamPolicyDisallowsMemberPolicy: .tag(1)
            case .disallowedSharedLinkPolicy: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// Why a folder was not shared.
    public enum ShareFolderErrorV2: StoneUnion, CustomStringConvertible {
        /// The user has not verified their email address. Ask them to, then try again.
        case emailUnverified
        /// The team allows fewer people as members than `memberPolicy` does.
        case teamPolicyDisallowsMemberPolicy
        /// The account may not choose this `sharedLinkPolicy`.
        case disallowedSharedLinkPolicy
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// The user has no permission for this.
        case noPermission

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .emailUnverified
            case 1: self = .teamPolicyDisallowsMemberPolicy
            case 2: self = .disallowedSharedLinkPolicy
            case 4: self = .noPermission
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .emailUnverified: .tag(0)
            case .teamPolicyDisallowsMemberPolicy: .tag(1)
            case .disallowedSharedLinkPolicy: .tag(2)
            case .other: .tag(3)
            case .noPermission: .tag(4)
            }
        }
    }

    /// The state of a job of `shareFolder`.
    public enum ShareFolderJobStatus: StoneUnion, CustomStringConvertible {
        /// The job is still going on. Ask again in a while.
        case inProgress
        /// The folder is shared.
        case complete(Sharing.SharedFolderMetadata)
        /// The folder was not shared.
        case failed(Sharing.ShareFolderError)

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .inProgress
            case 1: self = .complete(Sharing.SharedFolderMetadata(_record: payload))
            default: self = .failed(_value.union())
            }
        }

        public var _value: Value {
            switch self {
            case .inProgress: .tag(0)
            case .complete(let value): .variant(1, value._record)
            case .failed(let value): .boxedValue(2, union: value._value)
            }
        }
    }

    /// The answer of `shareFolder`: a job to poll, or the shared folder.
    public enum ShareFolderLaunch: StoneUnion, CustomStringConvertible {
        /// The work goes on; poll it with this id. At least 1 character.
        case asyncJobId(String)
        /// The folder is shared already.
        case complete(Sharing.SharedFolderMetadata)

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .asyncJobId(_value.string())
            default: self = .complete(Sharing.SharedFolderMetadata(_record: payload))
            }
        }

        public var _value: Value {
            switch self {
            case .asyncJobId(let value): .boxedValue(0, string: value)
            case .complete(let value): .variant(1, value._record)
            }
        }
    }

    /// Why a folder cannot be shared.
    public enum SharePathError: StoneUnion, CustomStringConvertible {
        /// There is a file at this path.
        case isFile
        /// A folder within a shared folder cannot be shared.
        case insideSharedFolder
        /// There is a shared folder in it.
        case containsSharedFolder
        /// There is an app folder in it.
        case containsAppFolder
        /// There is a team folder in it.
        case containsTeamFolder
        /// It is an app folder.
        case isAppFolder
        /// It lies in an app folder.
        case insideAppFolder
        /// It is the old public folder. Make a link instead.
        case isPublicFolder
        /// It lies in the old public folder. Make a link instead.
        case insidePublicFolder
        /// It is shared already; the value tells how.
        case alreadyShared(Sharing.SharedFolderMetadata)
        /// The path is not valid.
        case invalidPath
        /// It is a package of macOS, such as an app.
        case isOsxPackage
        /// It lies in a package of macOS, such as an app.
        case insideOsxPackage
        /// It is the Vault.
        case isVault
        /// It lies in a locked Vault.
        case isVaultLocked
        /// It is the Family Room folder.
        case isFamily
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .isFile
            case 1: self = .insideSharedFolder
            case 2: self = .containsSharedFolder
            case 3: self = .containsAppFolder
            case 4: self = .containsTeamFolder
            case 5: self = .isAppFolder
            case 6: self = .insideAppFolder
            case 7: self = .isPublicFolder
            case 8: self = .insidePublicFolder
            case 9: self = .alreadyShared(Sharing.SharedFolderMetadata(_record: payload))
            case 10: self = .invalidPath
            case 11: self = .isOsxPackage
            case 12: self = .insideOsxPackage
            case 13: self = .isVault
            case 14: self = .isVaultLocked
            case 15: self = .isFamily
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .isFile: .tag(0)
            case .insideSharedFolder: .tag(1)
            case .containsSharedFolder: .tag(2)
            case .containsAppFolder: .tag(3)
            case .containsTeamFolder: .tag(4)
            case .isAppFolder: .tag(5)
            case .insideAppFolder: .tag(6)
            case .isPublicFolder: .tag(7)
            case .insidePublicFolder: .tag(8)
            case .alreadyShared(let value): .variant(9, value._record)
            case .invalidPath: .tag(10)
            case .isOsxPackage: .tag(11)
            case .insideOsxPackage: .tag(12)
            case .isVault: .tag(13)
            case .isVaultLocked: .tag(14)
            case .isFamily: .tag(15)
            case .other: .tag(16)
            }
        }
    }

    /// Why a folder cannot be shared.
    public enum SharePathErrorBaseV2: StoneUnion, CustomStringConvertible {
        /// There is a file at this path.
        case isFile
        /// A folder within a shared folder cannot be shared.
        case insideSharedFolder
        /// There is a shared folder in it.
        case containsSharedFolder
        /// There is a team folder in it.
        case containsTeamFolder
        /// It is an app folder.
        case isAppFolder
        /// It lies in an app folder.
        case insideAppFolder
        /// It is the old public folder. Make a link instead.
        case isPublicFolder
        /// It lies in the old public folder. Make a link instead.
        case insidePublicFolder
        /// It is shared already; the value tells how.
        case alreadyShared(Sharing.SharedFolderMetadata)
        /// The path is not valid.
        case invalidPath
        /// It is a package of macOS, such as an app.
        case isOsxPackage
        /// It lies in a package of macOS, such as an app.
        case insideOsxPackage
        /// It is the Vault.
        case isVault
        /// It lies in a locked Vault.
        case isVaultLocked
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .isFile
            case 1: self = .insideSharedFolder
            case 2: self = .containsSharedFolder
            case 3: self = .containsTeamFolder
            case 4: self = .isAppFolder
            case 5: self = .insideAppFolder
            case 6: self = .isPublicFolder
            case 7: self = .insidePublicFolder
            case 8: self = .alreadyShared(Sharing.SharedFolderMetadata(_record: payload))
            case 9: self = .invalidPath
            case 10: self = .isOsxPackage
            case 11: self = .insideOsxPackage
            case 12: self = .isVault
            case 13: self = .isVaultLocked
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .isFile: .tag(0)
            case .insideSharedFolder: .tag(1)
            case .containsSharedFolder: .tag(2)
            case .containsTeamFolder: .tag(3)
            case .isAppFolder: .tag(4)
            case .insideAppFolder: .tag(5)
            case .isPublicFolder: .tag(6)
            case .insidePublicFolder: .tag(7)
            case .alreadyShared(let value): .variant(8, value._record)
            case .invalidPath: .tag(9)
            case .isOsxPackage: .tag(10)
            case .insideOsxPackage: .tag(11)
            case .isVault: .tag(12)
            case .isVaultLocked: .tag(13)
            case .other: .tag(14)
            }
        }
    }

    /// Why a folder cannot be shared.
    public enum SharePathErrorV2: StoneUnion, CustomStringConvertible {
        /// There is a file at this path.
        case isFile
        /// A folder within a shared folder cannot be shared.
        case insideSharedFolder
        /// There is a shared folder in it.
        case containsSharedFolder
        /// There is a team folder in it.
        case containsTeamFolder
        /// It is an app folder.
        case isAppFolder
        /// It lies in an app folder.
        case insideAppFolder
        /// It is the old public folder. Make a link instead.
        case isPublicFolder
        /// It lies in the old public folder. Make a link instead.
        case insidePublicFolder
        /// It is shared already; the value tells how.
        case alreadyShared(Sharing.SharedFolderMetadata)
        /// The path is not valid.
        case invalidPath
        /// It is a package of macOS, such as an app.
        case isOsxPackage
        /// It lies in a package of macOS, such as an app.
        case insideOsxPackage
        /// It is the Vault.
        case isVault
        /// It lies in a locked Vault.
        case isVaultLocked
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// It is the Family Room folder.
        case isFamily
        /// There is an app folder in it.
        case containsAppFolder

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .isFile
            case 1: self = .insideSharedFolder
            case 2: self = .containsSharedFolder
            case 3: self = .containsTeamFolder
            case 4: self = .isAppFolder
            case 5: self = .insideAppFolder
            case 6: self = .isPublicFolder
            case 7: self = .insidePublicFolder
            case 8: self = .alreadyShared(Sharing.SharedFolderMetadata(_record: payload))
            case 9: self = .invalidPath
            case 10: self = .isOsxPackage
            case 11: self = .insideOsxPackage
            case 12: self = .isVault
            case 13: self = .isVaultLocked
            case 15: self = .isFamily
            case 16: self = .containsAppFolder
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .isFile: .tag(0)
            case .insideSharedFolder: .tag(1)
            case .containsSharedFolder: .tag(2)
            case .containsTeamFolder: .tag(3)
            case .isAppFolder: .tag(4)
            case .insideAppFolder: .tag(5)
            case .isPublicFolder: .tag(6)
            case .insidePublicFolder: .tag(7)
            case .alreadyShared(let value): .variant(8, value._record)
            case .invalidPath: .tag(9)
            case .isOsxPackage: .tag(10)
            case .insideOsxPackage: .tag(11)
            case .isVault: .tag(12)
            case .isVaultLocked: .tag(13)
            case .other: .tag(14)
            case .isFamily: .tag(15)
            case .containsAppFolder: .tag(16)
            }
        }
    }

    /// The link to shared content.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class SharedContentLinkMetadata: Sharing.SharedContentLinkMetadataBase, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - audienceOptions: Who could be allowed to use it.
        ///   - currentAudience: Who may use it.
        ///   - linkPermissions: What the user may do with it.
        ///   - passwordProtected: Whether it asks for a password.
        ///   - url: The link.
        ///   - accessLevel: What the link allows.
        ///   - audienceRestrictingSharedFolder: The shared folder that keeps the audience from being made smaller.
        ///   - expiry: When it expires, if ever. After that only members can use it.
        ///   - audienceExceptions: What in the folder can be reached by other people than the folder. Only where one
        ///     folder was asked about.
        @export(implementation)
        public init(
            audienceOptions: [Sharing.LinkAudience],
            currentAudience: Sharing.LinkAudience,
            linkPermissions: [Sharing.LinkPermission],
            passwordProtected: Bool,
            url: String,
            accessLevel: Sharing.AccessLevel? = nil,
            audienceRestrictingSharedFolder: Sharing.AudienceRestrictingSharedFolder? = nil,
            expiry: Date? = nil,
            audienceExceptions: Sharing.AudienceExceptions? = nil
        ) {
            var builder = RecordBuilder(Sharing._type(129))
            builder.union(0, accessLevel?._value)
            builder.unions(1, audienceOptions)
            builder.object(2, audienceRestrictingSharedFolder?._plainRecord)
            builder.union(3, currentAudience._value)
            builder.date(4, expiry)
            builder.list(5, linkPermissions)
            builder.bool(6, passwordProtected)
            builder.object(7, audienceExceptions?._plainRecord)
            builder.string(8, url)
            super.init(_record: builder.record())
        }

        /// What in the folder can be reached by other people than the folder. Only where one folder was asked about.
        @export(implementation) public var audienceExceptions: Sharing.AudienceExceptions? { _record.objectOpt(7) }
        /// The link.
        @export(implementation) public var url: String { _record.string(8) }
    }

    /// What links to shared content have in common.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public class SharedContentLinkMetadataBase: StoneObject, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - audienceOptions: Who could be allowed to use it.
        ///   - currentAudience: Who may use it.
        ///   - linkPermissions: What the user may do with it.
        ///   - passwordProtected: Whether it asks for a password.
        ///   - accessLevel: What the link allows.
        ///   - audienceRestrictingSharedFolder: The shared folder that keeps the audience from being made smaller.
        ///   - expiry: When it expires, if ever. After that only members can use it.
        @export(implementation)
        public init(
            audienceOptions: [Sharing.LinkAudience],
            currentAudience: Sharing.LinkAudience,
            linkPermissions: [Sharing.LinkPermission],
            passwordProtected: Bool,
            accessLevel: Sharing.AccessLevel? = nil,
            audienceRestrictingSharedFolder: Sharing.AudienceRestrictingSharedFolder? = nil,
            expiry: Date? = nil
        ) {
            var builder = RecordBuilder(Sharing._type(130))
            builder.union(0, accessLevel?._value)
            builder.unions(1, audienceOptions)
            builder.object(2, audienceRestrictingSharedFolder?._plainRecord)
            builder.union(3, currentAudience._value)
            builder.date(4, expiry)
            builder.list(5, linkPermissions)
            builder.bool(6, passwordProtected)
            super.init(_record: builder.record())
        }

        /// What the link allows.
        @export(implementation) public final var accessLevel: Sharing.AccessLevel? { _record.unionOpt(0) }
        /// Who could be allowed to use it.
        @export(implementation) public final var audienceOptions: [Sharing.LinkAudience] { _record.unions(1) }
        /// The shared folder that keeps the audience from being made smaller.
        @export(implementation)
        public final var audienceRestrictingSharedFolder: Sharing.AudienceRestrictingSharedFolder? {
            _record.objectOpt(2)
        }
        /// Who may use it.
        @export(implementation) public final var currentAudience: Sharing.LinkAudience { _record.union(3) }
        /// When it expires, if ever. After that only members can use it.
        @export(implementation) public final var expiry: Date? { _record.dateOpt(4) }
        /// What the user may do with it.
        @export(implementation) public final var linkPermissions: [Sharing.LinkPermission] { _record.list(5) }
        /// Whether it asks for a password.
        @export(implementation) public final var passwordProtected: Bool { _record.bool(6) }
    }

    /// Who has access to a file.
    public struct SharedFileMembers: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - users: The members.
        ///   - groups: The groups.
        ///   - invitees: Those who are invited and have not signed in yet.
        ///   - cursor: Where the next page begins. Nil at the end. Pass it to `listFileMembersContinue`.
        @export(implementation)
        public init(
            users: [Sharing.UserFileMembershipInfo],
            groups: [Sharing.GroupMembershipInfo],
            invitees: [Sharing.InviteeMembershipInfo],
            cursor: String? = nil
        ) {
            var builder = RecordBuilder(Sharing._type(131))
            builder.objects(0, users)
            builder.objects(1, groups)
            builder.objects(2, invitees)
            builder.string(3, cursor)
            self.init(_plainRecord: builder.record())
        }

        /// The members.
        @export(implementation) public var users: [Sharing.UserFileMembershipInfo] { _plainRecord.objects(0) }
        /// The groups.
        @export(implementation) public var groups: [Sharing.GroupMembershipInfo] { _plainRecord.objects(1) }
        /// Those who are invited and have not signed in yet.
        @export(implementation) public var invitees: [Sharing.InviteeMembershipInfo] { _plainRecord.objects(2) }
        /// Where the next page begins. Nil at the end. Pass it to `listFileMembersContinue`.
        @export(implementation) public var cursor: String? { _plainRecord.stringOpt(3) }
    }

    /// How a file is shared.
    public struct SharedFileMetadata: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - id: The identity of the file, `id:…`. At least 4 characters. Pattern: `id:.+`.
        ///   - name: The name of the file.
        ///   - policy: The rules for it.
        ///   - previewUrl: The address at which to look at it in a browser.
        ///   - accessType: What the user may do with it.
        ///   - expectedLinkMetadata: The link that would be made, if there is none yet. Rarely set.
        ///   - linkMetadata: The link to the file. Rarely set.
        ///   - ownerDisplayNames: The names of its owners and, in a team folder, of the admins.
        ///   - ownerTeam: The team that owns it, if one does.
        ///   - parentSharedFolderId: The shared folder that it lies in, if any. Pattern: `[-_0-9a-zA-Z:]+`.
        ///   - pathDisplay: The path for display. Nil if it is not mounted.
        ///   - pathLower: The path in lower case. Nil if it is not mounted.
        ///   - permissions: What the user may do about the sharing, of the actions asked for.
        ///   - timeInvited: When the user was invited to it, or to the folder around it.
        @export(implementation)
        public init(
            id: String,
            name: String,
            policy: Sharing.FolderPolicy,
            previewUrl: String,
            accessType: Sharing.AccessLevel? = nil,
            expectedLinkMetadata: Sharing.ExpectedSharedContentLinkMetadata? = nil,
            linkMetadata: Sharing.SharedContentLinkMetadata? = nil,
            ownerDisplayNames: [String]? = nil,
            ownerTeam: Users.Team? = nil,
            parentSharedFolderId: String? = nil,
            pathDisplay: String? = nil,
            pathLower: String? = nil,
            permissions: [Sharing.FilePermission]? = nil,
            timeInvited: Date? = nil
        ) {
            var builder = RecordBuilder(Sharing._type(132))
            builder.union(0, accessType?._value)
            builder.string(1, id)
            builder.object(2, expectedLinkMetadata?._record)
            builder.object(3, linkMetadata?._record)
            builder.string(4, name)
            builder.strings(5, ownerDisplayNames)
            builder.object(6, ownerTeam?._record)
            builder.string(7, parentSharedFolderId)
            builder.string(8, pathDisplay)
            builder.string(9, pathLower)
            builder.list(10, permissions)
            builder.object(11, policy._plainRecord)
            builder.string(12, previewUrl)
            builder.date(13, timeInvited)
            self.init(_plainRecord: builder.record())
        }

        /// What the user may do with it.
        @export(implementation) public var accessType: Sharing.AccessLevel? { _plainRecord.unionOpt(0) }
        /// The identity of the file, `id:…`. At least 4 characters. Pattern: `id:.+`.
        @export(implementation) public var id: String { _plainRecord.string(1) }
        /// The link that would be made, if there is none yet. Rarely set.
        @export(implementation)
        public var expectedLinkMetadata: Sharing.ExpectedSharedContentLinkMetadata? {
            _plainRecord.objectOpt(2)
        }
        /// The link to the file. Rarely set.
        @export(implementation)
        public var linkMetadata: Sharing.SharedContentLinkMetadata? {
            _plainRecord.objectOpt(3)
        }
        /// The name of the file.
        @export(implementation) public var name: String { _plainRecord.string(4) }
        /// The names of its owners and, in a team folder, of the admins.
        @export(implementation) public var ownerDisplayNames: [String]? { _plainRecord.stringsOpt(5) }
        /// The team that owns it, if one does.
        @export(implementation) public var ownerTeam: Users.Team? { _plainRecord.objectOpt(6) }
        /// The shared folder that it lies in, if any. Pattern: `[-_0-9a-zA-Z:]+`.
        @export(implementation) public var parentSharedFolderId: String? { _plainRecord.stringOpt(7) }
        /// The path for display. Nil if it is not mounted.
        @export(implementation) public var pathDisplay: String? { _plainRecord.stringOpt(8) }
        /// The path in lower case. Nil if it is not mounted.
        @export(implementation) public var pathLower: String? { _plainRecord.stringOpt(9) }
        /// What the user may do about the sharing, of the actions asked for.
        @export(implementation) public var permissions: [Sharing.FilePermission]? { _plainRecord.listOpt(10) }
        /// The rules for it.
        @export(implementation) public var policy: Sharing.FolderPolicy { _plainRecord.object(11) }
        /// The address at which to look at it in a browser.
        @export(implementation) public var previewUrl: String { _plainRecord.string(12) }
        /// When the user was invited to it, or to the folder around it.
        @export(implementation) public var timeInvited: Date? { _plainRecord.dateOpt(13) }
    }

    /// Why a shared folder cannot be opened.
    public enum SharedFolderAccessError: StoneUnion, CustomStringConvertible {
        /// There is no such shared folder.
        case invalidId
        /// The user is not a member.
        case notAMember
        /// There is no such account, or it is disabled.
        case invalidMember
        /// Does not occur any more. Deprecated.
        case emailUnverified
        /// The folder is not mounted. Mount it first.
        case unmounted
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .invalidId
            case 1: self = .notAMember
            case 2: self = .invalidMember
            case 3: self = .emailUnverified
            case 4: self = .unmounted
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .invalidId: .tag(0)
            case .notAMember: .tag(1)
            case .invalidMember: .tag(2)
            case .emailUnverified: .tag(3)
            case .unmounted: .tag(4)
            case .other: .tag(5)
            }
        }
    }

    /// What is wrong with a member.
    public enum SharedFolderMemberError: StoneUnion, CustomStringConvertible {
        /// There is no such account.
        case invalidDropboxId
        /// They are not a member of the folder.
        case notAMember
        /// They have access only by way of a folder; the value tells which access.
        case noExplicitAccess(Sharing.MemberAccessLevelResult)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .invalidDropboxId
            case 1: self = .notAMember
            case 2: self = .noExplicitAccess(Sharing.MemberAccessLevelResult(_plainRecord: payload))
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .invalidDropboxId: .tag(0)
            case .notAMember: .tag(1)
            case .noExplicitAccess(let value): .variant(2, value._plainRecord)
            case .other: .tag(3)
            }
        }
    }

    /// Who has access to a shared folder.
    public struct SharedFolderMembers: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - users: The members.
        ///   - groups: The groups.
        ///   - invitees: Those who are invited.
        ///   - cursor: Where the next page begins. Nil at the end. Pass it to `listFolderMembersContinue`.
        @export(implementation)
        public init(
            users: [Sharing.UserMembershipInfo],
            groups: [Sharing.GroupMembershipInfo],
            invitees: [Sharing.InviteeMembershipInfo],
            cursor: String? = nil
        ) {
            var builder = RecordBuilder(Sharing._type(135))
            builder.objects(0, users)
            builder.objects(1, groups)
            builder.objects(2, invitees)
            builder.string(3, cursor)
            self.init(_plainRecord: builder.record())
        }

        /// The members.
        @export(implementation) public var users: [Sharing.UserMembershipInfo] { _plainRecord.objects(0) }
        /// The groups.
        @export(implementation) public var groups: [Sharing.GroupMembershipInfo] { _plainRecord.objects(1) }
        /// Those who are invited.
        @export(implementation) public var invitees: [Sharing.InviteeMembershipInfo] { _plainRecord.objects(2) }
        /// Where the next page begins. Nil at the end. Pass it to `listFolderMembersContinue`.
        @export(implementation) public var cursor: String? { _plainRecord.stringOpt(3) }
    }

    /// A shared folder.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class SharedFolderMetadata: Sharing.SharedFolderMetadataBase, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - accessType: What the user may do in it.
        ///   - isInsideTeamFolder: Whether it lies in a team folder.
        ///   - isTeamFolder: Whether it is a team folder.
        ///   - name: The name of the folder.
        ///   - policy: The rules for it.
        ///   - previewUrl: The address at which to look at it in a browser.
        ///   - sharedFolderId: The identity of the shared folder, which is also the id of its namespace. Pattern:
        ///     `[-_0-9a-zA-Z:]+`.
        ///   - timeInvited: When the user was invited to it.
        ///   - ownerDisplayNames: The names of its owners and, in a team folder, of the admins.
        ///   - ownerTeam: The team that owns it, if one does.
        ///   - parentSharedFolderId: The shared folder that it lies in, if any. Pattern: `[-_0-9a-zA-Z:]+`.
        ///   - pathDisplay: The path for display. Nil if it is not mounted.
        ///   - pathLower: The path in lower case. Nil if it is not mounted.
        ///   - parentFolderName: The name of the folder around it.
        ///   - linkMetadata: The link to the folder. Rarely set.
        ///   - permissions: What the user may do with it, of the actions asked for.
        ///   - accessInheritance: Whether it takes over the members of the folder around it. Default: `.inherit`.
        ///   - folderId: The identity of the folder as content, `id:…`. At least 4 characters. Pattern: `id:.+`.
        @export(implementation)
        public init(
            accessType: Sharing.AccessLevel,
            isInsideTeamFolder: Bool,
            isTeamFolder: Bool,
            name: String,
            policy: Sharing.FolderPolicy,
            previewUrl: String,
            sharedFolderId: String,
            timeInvited: Date,
            ownerDisplayNames: [String]? = nil,
            ownerTeam: Users.Team? = nil,
            parentSharedFolderId: String? = nil,
            pathDisplay: String? = nil,
            pathLower: String? = nil,
            parentFolderName: String? = nil,
            linkMetadata: Sharing.SharedContentLinkMetadata? = nil,
            permissions: [Sharing.FolderPermission]? = nil,
            accessInheritance: Sharing.AccessInheritance = .inherit,
            folderId: String? = nil
        ) {
            var builder = RecordBuilder(Sharing._type(136))
            builder.union(0, accessType._value)
            builder.bool(1, isInsideTeamFolder)
            builder.bool(2, isTeamFolder)
            builder.strings(3, ownerDisplayNames)
            builder.object(4, ownerTeam?._record)
            builder.string(5, parentSharedFolderId)
            builder.string(6, pathDisplay)
            builder.string(7, pathLower)
            builder.string(8, parentFolderName)
            builder.object(9, linkMetadata?._record)
            builder.string(10, name)
            builder.list(11, permissions)
            builder.object(12, policy._plainRecord)
            builder.string(13, previewUrl)
            builder.string(14, sharedFolderId)
            builder.date(15, timeInvited)
            builder.union(16, accessInheritance._value)
            builder.string(17, folderId)
            super.init(_record: builder.record())
        }

        /// The link to the folder. Rarely set.
        @export(implementation) public var linkMetadata: Sharing.SharedContentLinkMetadata? { _record.objectOpt(9) }
        /// The name of the folder.
        @export(implementation) public var name: String { _record.string(10) }
        /// What the user may do with it, of the actions asked for.
        @export(implementation) public var permissions: [Sharing.FolderPermission]? { _record.listOpt(11) }
        /// The rules for it.
        @export(implementation) public var policy: Sharing.FolderPolicy { _record.object(12) }
        /// The address at which to look at it in a browser.
        @export(implementation) public var previewUrl: String { _record.string(13) }
        /// The identity of the shared folder, which is also the id of its namespace. Pattern: `[-_0-9a-zA-Z:]+`.
        @export(implementation) public var sharedFolderId: String { _record.string(14) }
        /// When the user was invited to it.
        @export(implementation) public var timeInvited: Date { _record.date(15) }
        /// Whether it takes over the members of the folder around it. Default: `.inherit`.
        @export(implementation) public var accessInheritance: Sharing.AccessInheritance { _record.union(16, .inherit) }
        /// The identity of the folder as content, `id:…`. At least 4 characters. Pattern: `id:.+`.
        @export(implementation) public var folderId: String? { _record.stringOpt(17) }
    }

    /// What is known of any shared folder.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public class SharedFolderMetadataBase: StoneObject, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - accessType: What the user may do in it.
        ///   - isInsideTeamFolder: Whether it lies in a team folder.
        ///   - isTeamFolder: Whether it is a team folder.
        ///   - ownerDisplayNames: The names of its owners and, in a team folder, of the admins.
        ///   - ownerTeam: The team that owns it, if one does.
        ///   - parentSharedFolderId: The shared folder that it lies in, if any. Pattern: `[-_0-9a-zA-Z:]+`.
        ///   - pathDisplay: The path for display. Nil if it is not mounted.
        ///   - pathLower: The path in lower case. Nil if it is not mounted.
        ///   - parentFolderName: The name of the folder around it.
        @export(implementation)
        public init(
            accessType: Sharing.AccessLevel,
            isInsideTeamFolder: Bool,
            isTeamFolder: Bool,
            ownerDisplayNames: [String]? = nil,
            ownerTeam: Users.Team? = nil,
            parentSharedFolderId: String? = nil,
            pathDisplay: String? = nil,
            pathLower: String? = nil,
            parentFolderName: String? = nil
        ) {
            var builder = RecordBuilder(Sharing._type(137))
            builder.union(0, accessType._value)
            builder.bool(1, isInsideTeamFolder)
            builder.bool(2, isTeamFolder)
            builder.strings(3, ownerDisplayNames)
            builder.object(4, ownerTeam?._record)
            builder.string(5, parentSharedFolderId)
            builder.string(6, pathDisplay)
            builder.string(7, pathLower)
            builder.string(8, parentFolderName)
            super.init(_record: builder.record())
        }

        /// What the user may do in it.
        @export(implementation) public final var accessType: Sharing.AccessLevel { _record.union(0) }
        /// Whether it lies in a team folder.
        @export(implementation) public final var isInsideTeamFolder: Bool { _record.bool(1) }
        /// Whether it is a team folder.
        @export(implementation) public final var isTeamFolder: Bool { _record.bool(2) }
        /// The names of its owners and, in a team folder, of the admins.
        @export(implementation) public final var ownerDisplayNames: [String]? { _record.stringsOpt(3) }
        /// The team that owns it, if one does.
        @export(implementation) public final var ownerTeam: Users.Team? { _record.objectOpt(4) }
        /// The shared folder that it lies in, if any. Pattern: `[-_0-9a-zA-Z:]+`.
        @export(implementation) public final var parentSharedFolderId: String? { _record.stringOpt(5) }
        /// The path for display. Nil if it is not mounted.
        @export(implementation) public final var pathDisplay: String? { _record.stringOpt(6) }
        /// The path in lower case. Nil if it is not mounted.
        @export(implementation) public final var pathLower: String? { _record.stringOpt(7) }
        /// The name of the folder around it.
        @export(implementation) public final var parentFolderName: String? { _record.stringOpt(8) }
    }

    /// Why a link cannot be used.
    public enum SharedLinkAccessFailureReason: StoneUnion, CustomStringConvertible {
        /// One must sign in first.
        case loginRequired
        /// One must verify one's email address first.
        case emailVerifyRequired
        /// It asks for a password.
        case passwordRequired
        /// It is for members of the team.
        case teamOnly
        /// It is for its owner.
        case ownerOnly
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .loginRequired
            case 1: self = .emailVerifyRequired
            case 2: self = .passwordRequired
            case 3: self = .teamOnly
            case 4: self = .ownerOnly
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .loginRequired: .tag(0)
            case .emailVerifyRequired: .tag(1)
            case .passwordRequired: .tag(2)
            case .teamOnly: .tag(3)
            case .ownerOnly: .tag(4)
            case .other: .tag(5)
            }
        }
    }

    /// The link that is in the way of a new one.
    public enum SharedLinkAlreadyExistsMetadata: StoneUnion, CustomStringConvertible {
        /// The link that is there already.
        case metadata(Sharing.SharedLinkMetadata)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .metadata(_value.polymorphic())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .metadata(let value): .boxedValue(0, object: value)
            case .other: .tag(1)
            }
        }
    }

    /// Why a link cannot be used.
    public enum SharedLinkError: StoneUnion, CustomStringConvertible {
        /// There is no such link.
        case sharedLinkNotFound
        /// The user may not use it.
        case sharedLinkAccessDenied
        /// Links of this kind cannot be downloaded. Use `export` of `Files`.
        case unsupportedLinkType
        /// Private links take neither `path` nor `linkPassword`.
        case unsupportedParameterField
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .sharedLinkNotFound
            case 1: self = .sharedLinkAccessDenied
            case 2: self = .unsupportedLinkType
            case 3: self = .unsupportedParameterField
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .sharedLinkNotFound: .tag(0)
            case .sharedLinkAccessDenied: .tag(1)
            case .unsupportedLinkType: .tag(2)
            case .unsupportedParameterField: .tag(3)
            case .other: .tag(4)
            }
        }
    }

    /// A link and what it leads to. Cast it to `Sharing.FileLinkMetadata` or `Sharing.FolderLinkMetadata`.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public class SharedLinkMetadata: StoneObject, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - url: The link.
        ///   - name: The name of the file or folder, with its extension.
        ///   - linkPermissions: Who may use it, and what the user may change about it.
        ///   - id: The identity of the file or folder. At least 1 character.
        ///   - expires: When it expires, if ever.
        ///   - pathLower: The path in lower case. Only if the user owns the link and the content lies in their Dropbox.
        ///   - teamMemberInfo: The owner of the link, if they belong to a team.
        ///   - contentOwnerTeamInfo: The team that owns the content, if it is another than that of the link's owner.
        @export(implementation)
        public init(
            url: String,
            name: String,
            linkPermissions: Sharing.LinkPermissions,
            id: String? = nil,
            expires: Date? = nil,
            pathLower: String? = nil,
            teamMemberInfo: Sharing.TeamMemberInfo? = nil,
            contentOwnerTeamInfo: Users.Team? = nil
        ) {
            var builder = RecordBuilder(Sharing._type(141))
            builder.string(0, url)
            builder.string(1, id)
            builder.string(2, name)
            builder.date(3, expires)
            builder.string(4, pathLower)
            builder.object(5, linkPermissions._plainRecord)
            builder.object(6, teamMemberInfo?._plainRecord)
            builder.object(7, contentOwnerTeamInfo?._record)
            super.init(_record: builder.record())
        }

        /// The link.
        @export(implementation) public final var url: String { _record.string(0) }
        /// The identity of the file or folder. At least 1 character.
        @export(implementation) public final var id: String? { _record.stringOpt(1) }
        /// The name of the file or folder, with its extension.
        @export(implementation) public final var name: String { _record.string(2) }
        /// When it expires, if ever.
        @export(implementation) public final var expires: Date? { _record.dateOpt(3) }
        /// The path in lower case. Only if the user owns the link and the content lies in their Dropbox.
        @export(implementation) public final var pathLower: String? { _record.stringOpt(4) }
        /// Who may use it, and what the user may change about it.
        @export(implementation) public final var linkPermissions: Sharing.LinkPermissions { _record.object(5) }
        /// The owner of the link, if they belong to a team.
        @export(implementation) public final var teamMemberInfo: Sharing.TeamMemberInfo? { _record.objectOpt(6) }
        /// The team that owns the content, if it is another than that of the link's owner.
        @export(implementation) public final var contentOwnerTeamInfo: Users.Team? { _record.objectOpt(7) }
    }

    /// Why nothing is known about a link.
    public enum SharedLinkMetadataError: StoneUnion, CustomStringConvertible {
        /// There is no such link.
        case sharedLinkNotFound
        /// The user may not use it.
        case sharedLinkAccessDenied
        /// Links of this kind cannot be downloaded. Use `export` of `Files`.
        case unsupportedLinkType
        /// Private links take neither `path` nor `linkPassword`.
        case unsupportedParameterField
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .sharedLinkNotFound
            case 1: self = .sharedLinkAccessDenied
            case 2: self = .unsupportedLinkType
            case 3: self = .unsupportedParameterField
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .sharedLinkNotFound: .tag(0)
            case .sharedLinkAccessDenied: .tag(1)
            case .unsupportedLinkType: .tag(2)
            case .unsupportedParameterField: .tag(3)
            case .other: .tag(4)
            }
        }
    }

    /// Who may use links to what is in a shared folder.
    public enum SharedLinkPolicy: StoneUnion, CustomStringConvertible {
        /// Anybody.
        case anyone
        /// Members of the owner's team. Deprecated.
        case team
        /// Members of the folder.
        case members
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .anyone
            case 1: self = .team
            case 2: self = .members
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .anyone: .tag(0)
            case .team: .tag(1)
            case .members: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// How a link is set. What is nil is left to the default, or stays as it is.
    public struct SharedLinkSettings: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - requirePassword: Whether it asks for a password.
        ///   - linkPassword: The password. Needed if `requirePassword` is true.
        ///   - expires: When it expires. By default never.
        ///   - audience: Who may use it. The rules of team and folder may restrict it further.
        ///   - access: What it allows. Cannot be changed later.
        ///   - requestedVisibility: Use `audience` instead. Deprecated.
        ///   - allowDownload: Whether its content can be downloaded.
        @export(implementation)
        public init(
            requirePassword: Bool? = nil,
            linkPassword: String? = nil,
            expires: Date? = nil,
            audience: Sharing.LinkAudience? = nil,
            access: Sharing.RequestedLinkAccessLevel? = nil,
            requestedVisibility: Sharing.RequestedVisibility? = nil,
            allowDownload: Bool? = nil
        ) {
            var builder = RecordBuilder(Sharing._type(144))
            builder.bool(0, requirePassword)
            builder.string(1, linkPassword)
            builder.date(2, expires)
            builder.union(3, audience?._value)
            builder.union(4, access?._value)
            builder.union(5, requestedVisibility?._value)
            builder.bool(6, allowDownload)
            self.init(_plainRecord: builder.record())
        }

        /// Whether it asks for a password.
        @export(implementation) public var requirePassword: Bool? { _plainRecord.boolOpt(0) }
        /// The password. Needed if `requirePassword` is true.
        @export(implementation) public var linkPassword: String? { _plainRecord.stringOpt(1) }
        /// When it expires. By default never.
        @export(implementation) public var expires: Date? { _plainRecord.dateOpt(2) }
        /// Who may use it. The rules of team and folder may restrict it further.
        @export(implementation) public var audience: Sharing.LinkAudience? { _plainRecord.unionOpt(3) }
        /// What it allows. Cannot be changed later.
        @export(implementation) public var access: Sharing.RequestedLinkAccessLevel? { _plainRecord.unionOpt(4) }
        /// Use `audience` instead. Deprecated.
        @export(implementation)
        public var requestedVisibility: Sharing.RequestedVisibility? {
            _plainRecord.unionOpt(5)
        }
        /// Whether its content can be downloaded.
        @export(implementation) public var allowDownload: Bool? { _plainRecord.boolOpt(6) }
    }

    /// What is wrong with the settings of a link.
    public enum SharedLinkSettingsError: StoneUnion, CustomStringConvertible {
        /// They make no sense: a password is asked for but missing, or the expiry is in the past.
        case invalidSettings
        /// The user may not set this. Basic accounts can make public links without expiry only.
        case notAuthorized

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .invalidSettings
            default: self = .notAuthorized
            }
        }

        public var _value: Value {
            switch self {
            case .invalidSettings: .tag(0)
            case .notAuthorized: .tag(1)
            }
        }
    }

    /// Why a file cannot be shared.
    public enum SharingFileAccessError: StoneUnion, CustomStringConvertible {
        /// The user may not do this with the file.
        case noPermission
        /// There is no such file.
        case invalidFile
        /// It is a folder. Share the folder, or make a link.
        case isFolder
        /// It lies in the old public folder. Make a link instead.
        case insidePublicFolder
        /// It lies in a package of macOS, such as an app. Make a link instead.
        case insideOsxPackage
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .noPermission
            case 1: self = .invalidFile
            case 2: self = .isFolder
            case 3: self = .insidePublicFolder
            case 4: self = .insideOsxPackage
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .noPermission: .tag(0)
            case .invalidFile: .tag(1)
            case .isFolder: .tag(2)
            case .insidePublicFolder: .tag(3)
            case .insideOsxPackage: .tag(4)
            case .other: .tag(5)
            }
        }
    }

    /// What is wrong with the user's account.
    public enum SharingUserError: StoneUnion, CustomStringConvertible {
        /// The user has not verified their email address. Ask them to, then try again.
        case emailUnverified
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .emailUnverified
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .emailUnverified: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// Somebody who belongs to a team.
    public struct TeamMemberInfo: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - teamInfo: The team.
        ///   - displayName: The name of the person.
        ///   - memberId: The identity within the team, `dbmid:…`. Only for teammates.
        @export(implementation)
        public init(teamInfo: Users.Team, displayName: String, memberId: String? = nil) {
            var builder = RecordBuilder(Sharing._type(148))
            builder.object(0, teamInfo._record)
            builder.string(1, displayName)
            builder.string(2, memberId)
            self.init(_plainRecord: builder.record())
        }

        /// The team.
        @export(implementation) public var teamInfo: Users.Team { _plainRecord.object(0) }
        /// The name of the person.
        @export(implementation) public var displayName: String { _plainRecord.string(1) }
        /// The identity within the team, `dbmid:…`. Only for teammates.
        @export(implementation) public var memberId: String? { _plainRecord.stringOpt(2) }
    }

    /// Who becomes the owner of which folder.
    public struct TransferFolderArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - sharedFolderId: The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
        ///   - toDropboxId: The account or team member who becomes the owner. At least 1 character.
        @export(implementation)
        public init(sharedFolderId: String, toDropboxId: String) {
            var builder = RecordBuilder(Sharing._type(149))
            builder.string(0, sharedFolderId)
            builder.string(1, toDropboxId)
            self.init(_plainRecord: builder.record())
        }

        /// The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
        @export(implementation) public var sharedFolderId: String { _plainRecord.string(0) }
        /// The account or team member who becomes the owner. At least 1 character.
        @export(implementation) public var toDropboxId: String { _plainRecord.string(1) }
    }

    /// Why the owner is still the same.
    public enum TransferFolderError: StoneUnion, CustomStringConvertible {
        /// The file or folder cannot be opened.
        case accessError(Sharing.SharedFolderAccessError)
        /// There is no such account.
        case invalidDropboxId
        /// The new owner is not a member. Add them first.
        case newOwnerNotAMember
        /// The new owner has not mounted the folder.
        case newOwnerUnmounted
        /// The new owner has not verified their email address.
        case newOwnerEmailUnverified
        /// Not possible with a team folder.
        case teamFolder
        /// The user has no permission for this.
        case noPermission
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .accessError(_value.union())
            case 1: self = .invalidDropboxId
            case 2: self = .newOwnerNotAMember
            case 3: self = .newOwnerUnmounted
            case 4: self = .newOwnerEmailUnverified
            case 5: self = .teamFolder
            case 6: self = .noPermission
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .accessError(let value): .boxedValue(0, union: value._value)
            case .invalidDropboxId: .tag(1)
            case .newOwnerNotAMember: .tag(2)
            case .newOwnerUnmounted: .tag(3)
            case .newOwnerEmailUnverified: .tag(4)
            case .teamFolder: .tag(5)
            case .noPermission: .tag(6)
            case .other: .tag(7)
            }
        }
    }

    /// Which folder to unmount.
    public struct UnmountFolderArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - sharedFolderId: The shared folder to take out of the user's Dropbox. Pattern: `[-_0-9a-zA-Z:]+`.
        @export(implementation)
        public init(sharedFolderId: String) {
            var builder = RecordBuilder(Sharing._type(151))
            builder.string(0, sharedFolderId)
            self.init(_plainRecord: builder.record())
        }

        /// The shared folder to take out of the user's Dropbox. Pattern: `[-_0-9a-zA-Z:]+`.
        @export(implementation) public var sharedFolderId: String { _plainRecord.string(0) }
    }

    /// Why the folder is still mounted.
    public enum UnmountFolderError: StoneUnion, CustomStringConvertible {
        /// The file or folder cannot be opened.
        case accessError(Sharing.SharedFolderAccessError)
        /// The user has no permission for this.
        case noPermission
        /// It cannot be unmounted by itself, for instance because it lies in another shared folder of the user.
        case notUnmountable
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .accessError(_value.union())
            case 1: self = .noPermission
            case 2: self = .notUnmountable
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .accessError(let value): .boxedValue(0, union: value._value)
            case .noPermission: .tag(1)
            case .notUnmountable: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// Which file to unshare.
    public struct UnshareFileArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - file: The file: a path or an `id:…`. At least 1 character. Pattern:
        ///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
        @export(implementation)
        public init(file: String) {
            var builder = RecordBuilder(Sharing._type(153))
            builder.string(0, file)
            self.init(_plainRecord: builder.record())
        }

        /// The file: a path or an `id:…`. At least 1 character. Pattern:
        /// `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
        @export(implementation) public var file: String { _plainRecord.string(0) }
    }

    /// Why the file is still shared.
    public enum UnshareFileError: StoneUnion, CustomStringConvertible {
        /// Something is wrong with the user's account.
        case userError(Sharing.SharingUserError)
        /// The file or folder cannot be opened.
        case accessError(Sharing.SharingFileAccessError)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .userError(_value.union())
            case 1: self = .accessError(_value.union())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .userError(let value): .boxedValue(0, union: value._value)
            case .accessError(let value): .boxedValue(1, union: value._value)
            case .other: .tag(2)
            }
        }
    }

    /// Which folder to unshare.
    public struct UnshareFolderArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - sharedFolderId: The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
        ///   - leaveACopy: Whether the other members keep a copy. The owner always keeps the folder. Default: `false`.
        @export(implementation)
        public init(sharedFolderId: String, leaveACopy: Bool = false) {
            var builder = RecordBuilder(Sharing._type(155))
            builder.string(0, sharedFolderId)
            builder.bool(1, leaveACopy)
            self.init(_plainRecord: builder.record())
        }

        /// The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
        @export(implementation) public var sharedFolderId: String { _plainRecord.string(0) }
        /// Whether the other members keep a copy. The owner always keeps the folder. Default: `false`.
        @export(implementation) public var leaveACopy: Bool { _plainRecord.bool(1) }
    }

    /// Why the folder is still shared.
    public enum UnshareFolderError: StoneUnion, CustomStringConvertible {
        /// The file or folder cannot be opened.
        case accessError(Sharing.SharedFolderAccessError)
        /// Not possible with a team folder.
        case teamFolder
        /// The user has no permission for this.
        case noPermission
        /// There is too much in it.
        case tooManyFiles
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .accessError(_value.union())
            case 1: self = .teamFolder
            case 2: self = .noPermission
            case 3: self = .tooManyFiles
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .accessError(let value): .boxedValue(0, union: value._value)
            case .teamFolder: .tag(1)
            case .noPermission: .tag(2)
            case .tooManyFiles: .tag(3)
            case .other: .tag(4)
            }
        }
    }

    /// What a member of a file may do from now on.
    public struct UpdateFileMemberArgs: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - file: The file: a path or an `id:…`. At least 1 character. Pattern:
        ///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
        ///   - member: The member.
        ///   - accessLevel: What they may do from now on.
        @export(implementation)
        public init(file: String, member: Sharing.MemberSelector, accessLevel: Sharing.AccessLevel) {
            var builder = RecordBuilder(Sharing._type(157))
            builder.string(0, file)
            builder.union(1, member._value)
            builder.union(2, accessLevel._value)
            self.init(_plainRecord: builder.record())
        }

        /// The file: a path or an `id:…`. At least 1 character. Pattern:
        /// `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
        @export(implementation) public var file: String { _plainRecord.string(0) }
        /// The member.
        @export(implementation) public var member: Sharing.MemberSelector { _plainRecord.union(1) }
        /// What they may do from now on.
        @export(implementation) public var accessLevel: Sharing.AccessLevel { _plainRecord.union(2) }
    }

    /// What to change about a shared file.
    public struct UpdateFilePolicyArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - file: The file: a path or an `id:…`. At least 1 character. Pattern:
        ///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
        ///   - actions: The actions to tell about in the answer, whether the user may take them.
        ///   - linkSettings: Has no use any more. Deprecated.
        ///   - viewerInfoPolicy: Whether the file shows who has seen it.
        @export(implementation)
        public init(
            file: String,
            actions: [Sharing.FileAction]? = nil,
            linkSettings: Sharing.LinkSettings? = nil,
            viewerInfoPolicy: Sharing.ViewerInfoPolicy? = nil
        ) {
            var builder = RecordBuilder(Sharing._type(158))
            builder.string(0, file)
            builder.unions(1, actions)
            builder.object(2, linkSettings?._plainRecord)
            builder.union(3, viewerInfoPolicy?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The file: a path or an `id:…`. At least 1 character. Pattern:
        /// `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
        @export(implementation) public var file: String { _plainRecord.string(0) }
        /// The actions to tell about in the answer, whether the user may take them.
        @export(implementation) public var actions: [Sharing.FileAction]? { _plainRecord.unionsOpt(1) }
        /// Has no use any more. Deprecated.
        @export(implementation) public var linkSettings: Sharing.LinkSettings? { _plainRecord.objectOpt(2) }
        /// Whether the file shows who has seen it.
        @export(implementation) public var viewerInfoPolicy: Sharing.ViewerInfoPolicy? { _plainRecord.unionOpt(3) }
    }

    /// Why the file was not changed.
    public enum UpdateFilePolicyError: StoneUnion, CustomStringConvertible {
        /// The file or folder cannot be opened.
        case accessError(Sharing.SharingFileAccessError)
        /// The settings are not valid.
        case invalidFileSettings
        /// The user has no permission for this.
        case noPermission
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .accessError(_value.union())
            case 1: self = .invalidFileSettings
            case 2: self = .noPermission
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .accessError(let value): .boxedValue(0, union: value._value)
            case .invalidFileSettings: .tag(1)
            case .noPermission: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// What a member of a folder may do from now on.
    public struct UpdateFolderMemberArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - sharedFolderId: The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
        ///   - member: The member, by `.dropboxId`.
        ///   - accessLevel: What they may do from now on. Not `.owner`.
        @export(implementation)
        public init(sharedFolderId: String, member: Sharing.MemberSelector, accessLevel: Sharing.AccessLevel) {
            var builder = RecordBuilder(Sharing._type(160))
            builder.string(0, sharedFolderId)
            builder.union(1, member._value)
            builder.union(2, accessLevel._value)
            self.init(_plainRecord: builder.record())
        }

        /// The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
        @export(implementation) public var sharedFolderId: String { _plainRecord.string(0) }
        /// The member, by `.dropboxId`.
        @export(implementation) public var member: Sharing.MemberSelector { _plainRecord.union(1) }
        /// What they may do from now on. Not `.owner`.
        @export(implementation) public var accessLevel: Sharing.AccessLevel { _plainRecord.union(2) }
    }

    /// Why the member was not changed.
    public enum UpdateFolderMemberError: StoneUnion, CustomStringConvertible {
        /// The file or folder cannot be opened.
        case accessError(Sharing.SharedFolderAccessError)
        /// Something is wrong with the member.
        case memberError(Sharing.SharedFolderMemberError)
        /// The member had to be added to the folder itself, which failed.
        case noExplicitAccess(Sharing.AddFolderMemberError)
        /// The user's plan does not include this, for instance members who may only view.
        case insufficientPlan
        /// The user has no permission for this.
        case noPermission
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .accessError(_value.union())
            case 1: self = .memberError(_value.union())
            case 2: self = .noExplicitAccess(_value.union())
            case 3: self = .insufficientPlan
            case 4: self = .noPermission
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .accessError(let value): .boxedValue(0, union: value._value)
            case .memberError(let value): .boxedValue(1, union: value._value)
            case .noExplicitAccess(let value): .boxedValue(2, union: value._value)
            case .insufficientPlan: .tag(3)
            case .noPermission: .tag(4)
            case .other: .tag(5)
            }
        }
    }

    /// What to change. What is nil stays as it is.
    public struct UpdateFolderPolicyArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - sharedFolderId: The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
        ///   - memberPolicy: Who may be a member. Only if the user belongs to a team.
        ///   - aclUpdatePolicy: Who may add and remove members.
        ///   - viewerInfoPolicy: Whether it shows who has seen what is in it.
        ///   - sharedLinkPolicy: Who may use links to what is in it. `.members` only if the user belongs to a team.
        ///   - linkSettings: How the link to the folder is set.
        ///   - actions: The actions to tell about in the answer, whether the user may take them.
        @export(implementation)
        public init(
            sharedFolderId: String,
            memberPolicy: Sharing.MemberPolicy? = nil,
            aclUpdatePolicy: Sharing.AclUpdatePolicy? = nil,
            viewerInfoPolicy: Sharing.ViewerInfoPolicy? = nil,
            sharedLinkPolicy: Sharing.SharedLinkPolicy? = nil,
            linkSettings: Sharing.LinkSettings? = nil,
            actions: [Sharing.FolderAction]? = nil
        ) {
            var builder = RecordBuilder(Sharing._type(162))
            builder.string(0, sharedFolderId)
            builder.union(1, memberPolicy?._value)
            builder.union(2, aclUpdatePolicy?._value)
            builder.union(3, viewerInfoPolicy?._value)
            builder.union(4, sharedLinkPolicy?._value)
            builder.object(5, linkSettings?._plainRecord)
            builder.unions(6, actions)
            self.init(_plainRecord: builder.record())
        }

        /// The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
        @export(implementation) public var sharedFolderId: String { _plainRecord.string(0) }
        /// Who may be a member. Only if the user belongs to a team.
        @export(implementation) public var memberPolicy: Sharing.MemberPolicy? { _plainRecord.unionOpt(1) }
        /// Who may add and remove members.
        @export(implementation) public var aclUpdatePolicy: Sharing.AclUpdatePolicy? { _plainRecord.unionOpt(2) }
        /// Whether it shows who has seen what is in it.
        @export(implementation) public var viewerInfoPolicy: Sharing.ViewerInfoPolicy? { _plainRecord.unionOpt(3) }
        /// Who may use links to what is in it. `.members` only if the user belongs to a team.
        @export(implementation) public var sharedLinkPolicy: Sharing.SharedLinkPolicy? { _plainRecord.unionOpt(4) }
        /// How the link to the folder is set.
        @export(implementation) public var linkSettings: Sharing.LinkSettings? { _plainRecord.objectOpt(5) }
        /// The actions to tell about in the answer, whether the user may take them.
        @export(implementation) public var actions: [Sharing.FolderAction]? { _plainRecord.unionsOpt(6) }
    }

    /// Why the folder was not changed.
    public enum UpdateFolderPolicyError: StoneUnion, CustomStringConvertible {
        /// The file or folder cannot be opened.
        case accessError(Sharing.SharedFolderAccessError)
        /// `memberPolicy` works only if the user belongs to a team.
        case notOnTeam
        /// The team allows fewer people as members than `memberPolicy` does.
        case teamPolicyDisallowsMemberPolicy
        /// The account may not choose this `sharedLinkPolicy`.
        case disallowedSharedLinkPolicy
        /// The user has no permission for this.
        case noPermission
        /// Not possible with a team folder.
        case teamFolder
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .accessError(_value.union())
            case 1: self = .notOnTeam
            case 2: self = .teamPolicyDisallowsMemberPolicy
            case 3: self = .disallowedSharedLinkPolicy
            case 4: self = .noPermission
            case 5: self = .teamFolder
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .accessError(let value): .boxedValue(0, union: value._value)
            case .notOnTeam: .tag(1)
            case .teamPolicyDisallowsMemberPolicy: .tag(2)
            case .disallowedSharedLinkPolicy: .tag(3)
            case .noPermission: .tag(4)
            case .teamFolder: .tag(5)
            case .other: .tag(6)
            }
        }
    }

    /// A member of a file, and when they have seen it.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class UserFileMembershipInfo: Sharing.UserMembershipInfo, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - accessType: What the member may do, with what they have by way of a folder.
        ///   - user: The person.
        ///   - permissions: What the user may do about the member, of the actions asked for.
        ///   - initials: Is always nil. Deprecated.
        ///   - isInherited: Whether the member has access by way of a folder around this one. Default: `false`.
        ///   - timeLastSeen: When they last saw it. Only if the plan includes this.
        ///   - platformType: Where they last saw it.
        @export(implementation)
        public init(
            accessType: Sharing.AccessLevel,
            user: Sharing.UserInfo,
            permissions: [Sharing.MemberPermission]? = nil,
            initials: String? = nil,
            isInherited: Bool = false,
            timeLastSeen: Date? = nil,
            platformType: SeenState.PlatformType? = nil
        ) {
            var builder = RecordBuilder(Sharing._type(164))
            builder.union(0, accessType._value)
            builder.list(1, permissions)
            builder.string(2, initials)
            builder.bool(3, isInherited)
            builder.object(4, user._plainRecord)
            builder.date(5, timeLastSeen)
            builder.union(6, platformType?._value)
            super.init(_record: builder.record())
        }

        /// When they last saw it. Only if the plan includes this.
        @export(implementation) public var timeLastSeen: Date? { _record.dateOpt(5) }
        /// Where they last saw it.
        @export(implementation) public var platformType: SeenState.PlatformType? { _record.unionOpt(6) }
    }

    /// A person who has access. `getAccount` of `Users` tells more.
    public struct UserInfo: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - accountId: The account, `dbid:…`. Exactly 40 characters.
        ///   - email: The email address.
        ///   - displayName: The name of the person.
        ///   - sameTeam: Whether they belong to the user's team.
        ///   - teamMemberId: The identity within the team, `dbmid:…`. Only for teammates.
        @export(implementation)
        public init(
            accountId: String,
            email: String,
            displayName: String,
            sameTeam: Bool,
            teamMemberId: String? = nil
        ) {
            var builder = RecordBuilder(Sharing._type(165))
            builder.string(0, accountId)
            builder.string(1, email)
            builder.string(2, displayName)
            builder.bool(3, sameTeam)
            builder.string(4, teamMemberId)
            self.init(_plainRecord: builder.record())
        }

        /// The account, `dbid:…`. Exactly 40 characters.
        @export(implementation) public var accountId: String { _plainRecord.string(0) }
        /// The email address.
        @export(implementation) public var email: String { _plainRecord.string(1) }
        /// The name of the person.
        @export(implementation) public var displayName: String { _plainRecord.string(2) }
        /// Whether they belong to the user's team.
        @export(implementation) public var sameTeam: Bool { _plainRecord.bool(3) }
        /// The identity within the team, `dbmid:…`. Only for teammates.
        @export(implementation) public var teamMemberId: String? { _plainRecord.stringOpt(4) }
    }

    /// A person who has access, and what they may do.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public class UserMembershipInfo: Sharing.MembershipInfo, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - accessType: What the member may do, with what they have by way of a folder.
        ///   - user: The person.
        ///   - permissions: What the user may do about the member, of the actions asked for.
        ///   - initials: Is always nil. Deprecated.
        ///   - isInherited: Whether the member has access by way of a folder around this one. Default: `false`.
        @export(implementation)
        public init(
            accessType: Sharing.AccessLevel,
            user: Sharing.UserInfo,
            permissions: [Sharing.MemberPermission]? = nil,
            initials: String? = nil,
            isInherited: Bool = false
        ) {
            var builder = RecordBuilder(Sharing._type(166))
            builder.union(0, accessType._value)
            builder.list(1, permissions)
            builder.string(2, initials)
            builder.bool(3, isInherited)
            builder.object(4, user._plainRecord)
            super.init(_record: builder.record())
        }

        /// The person.
        @export(implementation) public final var user: Sharing.UserInfo { _record.object(4) }
    }

    /// Whether a file shows who has seen it.
    public enum ViewerInfoPolicy: StoneUnion, CustomStringConvertible {
        /// It does.
        case enabled
        /// It does not.
        case disabled
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .enabled
            case 1: self = .disabled
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .enabled: .tag(0)
            case .disabled: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// Who may use a link.
    public enum Visibility: StoneUnion, CustomStringConvertible {
        /// Anybody who has it.
        case public_
        /// Teammates.
        case teamOnly
        /// Anybody who has it and knows its password.
        case password
        /// Teammates who know its password.
        case teamAndPassword
        /// Members of the shared folder around it.
        case sharedFolderOnly
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .public_
            case 1: self = .teamOnly
            case 2: self = .password
            case 3: self = .teamAndPassword
            case 4: self = .sharedFolderOnly
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .public_: .tag(0)
            case .teamOnly: .tag(1)
            case .password: .tag(2)
            case .teamAndPassword: .tag(3)
            case .sharedFolderOnly: .tag(4)
            case .other: .tag(5)
            }
        }
    }

    /// A choice of who may use a link.
    public struct VisibilityPolicy: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - policy: The choice.
        ///   - resolvedPolicy: Who could really use the link after that choice.
        ///   - allowed: Whether the user may choose this.
        ///   - disallowedReason: Why the user may not.
        @export(implementation)
        public init(
            policy: Sharing.RequestedVisibility,
            resolvedPolicy: Sharing.AlphaResolvedVisibility,
            allowed: Bool,
            disallowedReason: Sharing.VisibilityPolicyDisallowedReason? = nil
        ) {
            var builder = RecordBuilder(Sharing._type(169))
            builder.union(0, policy._value)
            builder.union(1, resolvedPolicy._value)
            builder.bool(2, allowed)
            builder.union(3, disallowedReason?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The choice.
        @export(implementation) public var policy: Sharing.RequestedVisibility { _plainRecord.union(0) }
        /// Who could really use the link after that choice.
        @export(implementation) public var resolvedPolicy: Sharing.AlphaResolvedVisibility { _plainRecord.union(1) }
        /// Whether the user may choose this.
        @export(implementation) public var allowed: Bool { _plainRecord.bool(2) }
        /// Why the user may not.
        @export(implementation)
        public var disallowedReason: Sharing.VisibilityPolicyDisallowedReason? {
            _plainRecord.unionOpt(3)
        }
    }

    /// Why a choice is not open to the user.
    public enum VisibilityPolicyDisallowedReason: StoneUnion, CustomStringConvertible {
        /// The link cannot be changed so. Revoke it and make a new one.
        case deleteAndRecreate
        /// The shared folder around it forbids it.
        case restrictedBySharedFolder
        /// The team forbids it.
        case restrictedByTeam
        /// The user does not belong to a team.
        case userNotOnTeam
        /// The user's plan does not include it.
        case userAccountType
        /// The user has no permission.
        case permissionDenied
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .deleteAndRecreate
            case 1: self = .restrictedBySharedFolder
            case 2: self = .restrictedByTeam
            case 3: self = .userNotOnTeam
            case 4: self = .userAccountType
            case 5: self = .permissionDenied
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .deleteAndRecreate: .tag(0)
            case .restrictedBySharedFolder: .tag(1)
            case .restrictedByTeam: .tag(2)
            case .userNotOnTeam: .tag(3)
            case .userAccountType: .tag(4)
            case .permissionDenied: .tag(5)
            case .other: .tag(6)
            }
        }
    }
}

extension Sharing {
    /// Converts `AccessInheritance` from and to JSON.
    public typealias AccessInheritanceSerializer = StoneSerializer<Sharing.AccessInheritance>
    /// Converts `AccessLevel` from and to JSON.
    public typealias AccessLevelSerializer = StoneSerializer<Sharing.AccessLevel>
    /// Converts `AclUpdatePolicy` from and to JSON.
    public typealias AclUpdatePolicySerializer = StoneSerializer<Sharing.AclUpdatePolicy>
    /// Converts `AddFileMemberArgs` from and to JSON.
    public typealias AddFileMemberArgsSerializer = StoneSerializer<Sharing.AddFileMemberArgs>
    /// Converts `AddFileMemberError` from and to JSON.
    public typealias AddFileMemberErrorSerializer = StoneSerializer<Sharing.AddFileMemberError>
    /// Converts `AddFolderMemberArg` from and to JSON.
    public typealias AddFolderMemberArgSerializer = StoneSerializer<Sharing.AddFolderMemberArg>
    /// Converts `AddFolderMemberError` from and to JSON.
    public typealias AddFolderMemberErrorSerializer = StoneSerializer<Sharing.AddFolderMemberError>
    /// Converts `AddMember` from and to JSON.
    public typealias AddMemberSerializer = StoneSerializer<Sharing.AddMember>
    /// Converts `AddMemberSelectorError` from and to JSON.
    public typealias AddMemberSelectorErrorSerializer = StoneSerializer<Sharing.AddMemberSelectorError>
    /// Converts `AlphaResolvedVisibility` from and to JSON.
    public typealias AlphaResolvedVisibilitySerializer = StoneSerializer<Sharing.AlphaResolvedVisibility>
    /// Converts `AudienceExceptionContentInfo` from and to JSON.
    public typealias AudienceExceptionContentInfoSerializer = StoneSerializer<Sharing.AudienceExceptionContentInfo>
    /// Converts `AudienceExceptions` from and to JSON.
    public typealias AudienceExceptionsSerializer = StoneSerializer<Sharing.AudienceExceptions>
    /// Converts `AudienceRestrictingSharedFolder` from and to JSON.
    public typealias AudienceRestrictingSharedFolderSerializer = StoneSerializer<Sharing.AudienceRestrictingSharedFolder>
    /// Converts `ChangeLinkExpirationPolicy` from and to JSON.
    public typealias ChangeLinkExpirationPolicySerializer = StoneSerializer<Sharing.ChangeLinkExpirationPolicy>
    /// Converts `CollectionLinkMetadata` from and to JSON.
    public typealias CollectionLinkMetadataSerializer = StoneSerializer<Sharing.CollectionLinkMetadata>
    /// Converts `CreateSharedLinkArg` from and to JSON.
    public typealias CreateSharedLinkArgSerializer = StoneSerializer<Sharing.CreateSharedLinkArg>
    /// Converts `CreateSharedLinkError` from and to JSON.
    public typealias CreateSharedLinkErrorSerializer = StoneSerializer<Sharing.CreateSharedLinkError>
    /// Converts `CreateSharedLinkWithSettingsArg` from and to JSON.
    public typealias CreateSharedLinkWithSettingsArgSerializer = StoneSerializer<Sharing.CreateSharedLinkWithSettingsArg>
    /// Converts `CreateSharedLinkWithSettingsError` from and to JSON.
    public typealias CreateSharedLinkWithSettingsErrorSerializer = StoneSerializer<Sharing.CreateSharedLinkWithSettingsError>
    /// Converts `ExpectedSharedContentLinkMetadata` from and to JSON.
    public typealias ExpectedSharedContentLinkMetadataSerializer = StoneSerializer<Sharing.ExpectedSharedContentLinkMetadata>
    /// Converts `FileAction` from and to JSON.
    public typealias FileActionSerializer = StoneSerializer<Sharing.FileAction>
    /// Converts `FileErrorResult` from and to JSON.
    public typealias FileErrorResultSerializer = StoneSerializer<Sharing.FileErrorResult>
    /// Converts `FileLinkMetadata` from and to JSON.
    public typealias FileLinkMetadataSerializer = StoneSerializer<Sharing.FileLinkMetadata>
    /// Converts `FileMemberActionError` from and to JSON.
    public typealias FileMemberActionErrorSerializer = StoneSerializer<Sharing.FileMemberActionError>
    /// Converts `FileMemberActionIndividualResult` from and to JSON.
    public typealias FileMemberActionIndividualResultSerializer = StoneSerializer<Sharing.FileMemberActionIndividualResult>
    /// Converts `FileMemberActionResult` from and to JSON.
    public typealias FileMemberActionResultSerializer = StoneSerializer<Sharing.FileMemberActionResult>
    /// Converts `FileMemberRemoveActionResult` from and to JSON.
    public typealias FileMemberRemoveActionResultSerializer = StoneSerializer<Sharing.FileMemberRemoveActionResult>
    /// Converts `FilePermission` from and to JSON.
    public typealias FilePermissionSerializer = StoneSerializer<Sharing.FilePermission>
    /// Converts `FolderAction` from and to JSON.
    public typealias FolderActionSerializer = StoneSerializer<Sharing.FolderAction>
    /// Converts `FolderLinkMetadata` from and to JSON.
    public typealias FolderLinkMetadataSerializer = StoneSerializer<Sharing.FolderLinkMetadata>
    /// Converts `FolderPermission` from and to JSON.
    public typealias FolderPermissionSerializer = StoneSerializer<Sharing.FolderPermission>
    /// Converts `FolderPolicy` from and to JSON.
    public typealias FolderPolicySerializer = StoneSerializer<Sharing.FolderPolicy>
    /// Converts `GetFileMetadataArg` from and to JSON.
    public typealias GetFileMetadataArgSerializer = StoneSerializer<Sharing.GetFileMetadataArg>
    /// Converts `GetFileMetadataBatchArg` from and to JSON.
    public typealias GetFileMetadataBatchArgSerializer = StoneSerializer<Sharing.GetFileMetadataBatchArg>
    /// Converts `GetFileMetadataBatchResult` from and to JSON.
    public typealias GetFileMetadataBatchResultSerializer = StoneSerializer<Sharing.GetFileMetadataBatchResult>
    /// Converts `GetFileMetadataError` from and to JSON.
    public typealias GetFileMetadataErrorSerializer = StoneSerializer<Sharing.GetFileMetadataError>
    /// Converts `GetFileMetadataIndividualResult` from and to JSON.
    public typealias GetFileMetadataIndividualResultSerializer = StoneSerializer<Sharing.GetFileMetadataIndividualResult>
    /// Converts `GetMetadataArgs` from and to JSON.
    public typealias GetMetadataArgsSerializer = StoneSerializer<Sharing.GetMetadataArgs>
    /// Converts `GetSharedLinkFileError` from and to JSON.
    public typealias GetSharedLinkFileErrorSerializer = StoneSerializer<Sharing.GetSharedLinkFileError>
    /// Converts `GetSharedLinkMetadataArg` from and to JSON.
    public typealias GetSharedLinkMetadataArgSerializer = StoneSerializer<Sharing.GetSharedLinkMetadataArg>
    /// Converts `GetSharedLinksArg` from and to JSON.
    public typealias GetSharedLinksArgSerializer = StoneSerializer<Sharing.GetSharedLinksArg>
    /// Converts `GetSharedLinksError` from and to JSON.
    public typealias GetSharedLinksErrorSerializer = StoneSerializer<Sharing.GetSharedLinksError>
    /// Converts `GetSharedLinksResult` from and to JSON.
    public typealias GetSharedLinksResultSerializer = StoneSerializer<Sharing.GetSharedLinksResult>
    /// Converts `GroupInfo` from and to JSON.
    public typealias GroupInfoSerializer = StoneSerializer<Sharing.GroupInfo>
    /// Converts `GroupMembershipInfo` from and to JSON.
    public typealias GroupMembershipInfoSerializer = StoneSerializer<Sharing.GroupMembershipInfo>
    /// Converts `InsufficientPlan` from and to JSON.
    public typealias InsufficientPlanSerializer = StoneSerializer<Sharing.InsufficientPlan>
    /// Converts `InsufficientQuotaAmounts` from and to JSON.
    public typealias InsufficientQuotaAmountsSerializer = StoneSerializer<Sharing.InsufficientQuotaAmounts>
    /// Converts `InviteeInfo` from and to JSON.
    public typealias InviteeInfoSerializer = StoneSerializer<Sharing.InviteeInfo>
    /// Converts `InviteeMembershipInfo` from and to JSON.
    public typealias InviteeMembershipInfoSerializer = StoneSerializer<Sharing.InviteeMembershipInfo>
    /// Converts `JobError` from and to JSON.
    public typealias JobErrorSerializer = StoneSerializer<Sharing.JobError>
    /// Converts `JobStatus` from and to JSON.
    public typealias JobStatusSerializer = StoneSerializer<Sharing.JobStatus>
    /// Converts `LinkAccessLevel` from and to JSON.
    public typealias LinkAccessLevelSerializer = StoneSerializer<Sharing.LinkAccessLevel>
    /// Converts `LinkAction` from and to JSON.
    public typealias LinkActionSerializer = StoneSerializer<Sharing.LinkAction>
    /// Converts `LinkAudience` from and to JSON.
    public typealias LinkAudienceSerializer = StoneSerializer<Sharing.LinkAudience>
    /// Converts `LinkAudienceDisallowedReason` from and to JSON.
    public typealias LinkAudienceDisallowedReasonSerializer = StoneSerializer<Sharing.LinkAudienceDisallowedReason>
    /// Converts `LinkAudienceOption` from and to JSON.
    public typealias LinkAudienceOptionSerializer = StoneSerializer<Sharing.LinkAudienceOption>
    /// Converts `LinkExpiry` from and to JSON.
    public typealias LinkExpirySerializer = StoneSerializer<Sharing.LinkExpiry>
    /// Converts `LinkMetadata` from and to JSON.
    public typealias LinkMetadataSerializer = StoneSerializer<Sharing.LinkMetadata>
    /// Converts `LinkPassword` from and to JSON.
    public typealias LinkPasswordSerializer = StoneSerializer<Sharing.LinkPassword>
    /// Converts `LinkPermission` from and to JSON.
    public typealias LinkPermissionSerializer = StoneSerializer<Sharing.LinkPermission>
    /// Converts `LinkPermissions` from and to JSON.
    public typealias LinkPermissionsSerializer = StoneSerializer<Sharing.LinkPermissions>
    /// Converts `LinkSettings` from and to JSON.
    public typealias LinkSettingsSerializer = StoneSerializer<Sharing.LinkSettings>
    /// Converts `ListFileMembersArg` from and to JSON.
    public typealias ListFileMembersArgSerializer = StoneSerializer<Sharing.ListFileMembersArg>
    /// Converts `ListFileMembersBatchArg` from and to JSON.
    public typealias ListFileMembersBatchArgSerializer = StoneSerializer<Sharing.ListFileMembersBatchArg>
    /// Converts `ListFileMembersBatchResult` from and to JSON.
    public typealias ListFileMembersBatchResultSerializer = StoneSerializer<Sharing.ListFileMembersBatchResult>
    /// Converts `ListFileMembersContinueArg` from and to JSON.
    public typealias ListFileMembersContinueArgSerializer = StoneSerializer<Sharing.ListFileMembersContinueArg>
    /// Converts `ListFileMembersContinueError` from and to JSON.
    public typealias ListFileMembersContinueErrorSerializer = StoneSerializer<Sharing.ListFileMembersContinueError>
    /// Converts `ListFileMembersCountResult` from and to JSON.
    public typealias ListFileMembersCountResultSerializer = StoneSerializer<Sharing.ListFileMembersCountResult>
    /// Converts `ListFileMembersError` from and to JSON.
    public typealias ListFileMembersErrorSerializer = StoneSerializer<Sharing.ListFileMembersError>
    /// Converts `ListFileMembersIndividualResult` from and to JSON.
    public typealias ListFileMembersIndividualResultSerializer = StoneSerializer<Sharing.ListFileMembersIndividualResult>
    /// Converts `ListFilesArg` from and to JSON.
    public typealias ListFilesArgSerializer = StoneSerializer<Sharing.ListFilesArg>
    /// Converts `ListFilesContinueArg` from and to JSON.
    public typealias ListFilesContinueArgSerializer = StoneSerializer<Sharing.ListFilesContinueArg>
    /// Converts `ListFilesContinueError` from and to JSON.
    public typealias ListFilesContinueErrorSerializer = StoneSerializer<Sharing.ListFilesContinueError>
    /// Converts `ListFilesResult` from and to JSON.
    public typealias ListFilesResultSerializer = StoneSerializer<Sharing.ListFilesResult>
    /// Converts `ListFolderMembersArgs` from and to JSON.
    public typealias ListFolderMembersArgsSerializer = StoneSerializer<Sharing.ListFolderMembersArgs>
    /// Converts `ListFolderMembersContinueArg` from and to JSON.
    public typealias ListFolderMembersContinueArgSerializer = StoneSerializer<Sharing.ListFolderMembersContinueArg>
    /// Converts `ListFolderMembersContinueError` from and to JSON.
    public typealias ListFolderMembersContinueErrorSerializer = StoneSerializer<Sharing.ListFolderMembersContinueError>
    /// Converts `ListFolderMembersCursorArg` from and to JSON.
    public typealias ListFolderMembersCursorArgSerializer = StoneSerializer<Sharing.ListFolderMembersCursorArg>
    /// Converts `ListFoldersArgs` from and to JSON.
    public typealias ListFoldersArgsSerializer = StoneSerializer<Sharing.ListFoldersArgs>
    /// Converts `ListFoldersContinueArg` from and to JSON.
    public typealias ListFoldersContinueArgSerializer = StoneSerializer<Sharing.ListFoldersContinueArg>
    /// Converts `ListFoldersContinueError` from and to JSON.
    public typealias ListFoldersContinueErrorSerializer = StoneSerializer<Sharing.ListFoldersContinueError>
    /// Converts `ListFoldersResult` from and to JSON.
    public typealias ListFoldersResultSerializer = StoneSerializer<Sharing.ListFoldersResult>
    /// Converts `ListSharedLinksArg` from and to JSON.
    public typealias ListSharedLinksArgSerializer = StoneSerializer<Sharing.ListSharedLinksArg>
    /// Converts `ListSharedLinksError` from and to JSON.
    public typealias ListSharedLinksErrorSerializer = StoneSerializer<Sharing.ListSharedLinksError>
    /// Converts `ListSharedLinksResult` from and to JSON.
    public typealias ListSharedLinksResultSerializer = StoneSerializer<Sharing.ListSharedLinksResult>
    /// Converts `MemberAccessLevelResult` from and to JSON.
    public typealias MemberAccessLevelResultSerializer = StoneSerializer<Sharing.MemberAccessLevelResult>
    /// Converts `MemberAction` from and to JSON.
    public typealias MemberActionSerializer = StoneSerializer<Sharing.MemberAction>
    /// Converts `MemberPermission` from and to JSON.
    public typealias MemberPermissionSerializer = StoneSerializer<Sharing.MemberPermission>
    /// Converts `MemberPolicy` from and to JSON.
    public typealias MemberPolicySerializer = StoneSerializer<Sharing.MemberPolicy>
    /// Converts `MemberSelector` from and to JSON.
    public typealias MemberSelectorSerializer = StoneSerializer<Sharing.MemberSelector>
    /// Converts `MembershipInfo` from and to JSON.
    public typealias MembershipInfoSerializer = StoneSerializer<Sharing.MembershipInfo>
    /// Converts `ModifySharedLinkSettingsArgs` from and to JSON.
    public typealias ModifySharedLinkSettingsArgsSerializer = StoneSerializer<Sharing.ModifySharedLinkSettingsArgs>
    /// Converts `ModifySharedLinkSettingsError` from and to JSON.
    public typealias ModifySharedLinkSettingsErrorSerializer = StoneSerializer<Sharing.ModifySharedLinkSettingsError>
    /// Converts `MountFolderArg` from and to JSON.
    public typealias MountFolderArgSerializer = StoneSerializer<Sharing.MountFolderArg>
    /// Converts `MountFolderError` from and to JSON.
    public typealias MountFolderErrorSerializer = StoneSerializer<Sharing.MountFolderError>
    /// Converts `ParentFolderAccessInfo` from and to JSON.
    public typealias ParentFolderAccessInfoSerializer = StoneSerializer<Sharing.ParentFolderAccessInfo>
    /// Converts `PathLinkMetadata` from and to JSON.
    public typealias PathLinkMetadataSerializer = StoneSerializer<Sharing.PathLinkMetadata>
    /// Converts `PendingUploadMode` from and to JSON.
    public typealias PendingUploadModeSerializer = StoneSerializer<Sharing.PendingUploadMode>
    /// Converts `PermissionDeniedReason` from and to JSON.
    public typealias PermissionDeniedReasonSerializer = StoneSerializer<Sharing.PermissionDeniedReason>
    /// Converts `RelinquishAccessArg` from and to JSON.
    public typealias RelinquishAccessArgSerializer = StoneSerializer<Sharing.RelinquishAccessArg>
    /// Converts `RelinquishAccessError` from and to JSON.
    public typealias RelinquishAccessErrorSerializer = StoneSerializer<Sharing.RelinquishAccessError>
    /// Converts `RelinquishAccessResult` from and to JSON.
    public typealias RelinquishAccessResultSerializer = StoneSerializer<Sharing.RelinquishAccessResult>
    /// Converts `RelinquishFileMembershipArg` from and to JSON.
    public typealias RelinquishFileMembershipArgSerializer = StoneSerializer<Sharing.RelinquishFileMembershipArg>
    /// Converts `RelinquishFileMembershipError` from and to JSON.
    public typealias RelinquishFileMembershipErrorSerializer = StoneSerializer<Sharing.RelinquishFileMembershipError>
    /// Converts `RelinquishFolderMembershipArg` from and to JSON.
    public typealias RelinquishFolderMembershipArgSerializer = StoneSerializer<Sharing.RelinquishFolderMembershipArg>
    /// Converts `RelinquishFolderMembershipError` from and to JSON.
    public typealias RelinquishFolderMembershipErrorSerializer = StoneSerializer<Sharing.RelinquishFolderMembershipError>
    /// Converts `RemoveFileMemberArg` from and to JSON.
    public typealias RemoveFileMemberArgSerializer = StoneSerializer<Sharing.RemoveFileMemberArg>
    /// Converts `RemoveFileMemberError` from and to JSON.
    public typealias RemoveFileMemberErrorSerializer = StoneSerializer<Sharing.RemoveFileMemberError>
    /// Converts `RemoveFolderMemberArg` from and to JSON.
    public typealias RemoveFolderMemberArgSerializer = StoneSerializer<Sharing.RemoveFolderMemberArg>
    /// Converts `RemoveFolderMemberError` from and to JSON.
    public typealias RemoveFolderMemberErrorSerializer = StoneSerializer<Sharing.RemoveFolderMemberError>
    /// Converts `RemoveMemberJobStatus` from and to JSON.
    public typealias RemoveMemberJobStatusSerializer = StoneSerializer<Sharing.RemoveMemberJobStatus>
    /// Converts `RequestedLinkAccessLevel` from and to JSON.
    public typealias RequestedLinkAccessLevelSerializer = StoneSerializer<Sharing.RequestedLinkAccessLevel>
    /// Converts `RequestedVisibility` from and to JSON.
    public typealias RequestedVisibilitySerializer = StoneSerializer<Sharing.RequestedVisibility>
    /// Converts `ResolvedVisibility` from and to JSON.
    public typealias ResolvedVisibilitySerializer = StoneSerializer<Sharing.ResolvedVisibility>
    /// Converts `RevokeSharedLinkArg` from and to JSON.
    public typealias RevokeSharedLinkArgSerializer = StoneSerializer<Sharing.RevokeSharedLinkArg>
    /// Converts `RevokeSharedLinkError` from and to JSON.
    public typealias RevokeSharedLinkErrorSerializer = StoneSerializer<Sharing.RevokeSharedLinkError>
    /// Converts `SetAccessInheritanceArg` from and to JSON.
    public typealias SetAccessInheritanceArgSerializer = StoneSerializer<Sharing.SetAccessInheritanceArg>
    /// Converts `SetAccessInheritanceError` from and to JSON.
    public typealias SetAccessInheritanceErrorSerializer = StoneSerializer<Sharing.SetAccessInheritanceError>
    /// Converts `ShareFolderArg` from and to JSON.
    public typealias ShareFolderArgSerializer = StoneSerializer<Sharing.ShareFolderArg>
    /// Converts `ShareFolderArgBase` from and to JSON.
    public typealias ShareFolderArgBaseSerializer = StoneSerializer<Sharing.ShareFolderArgBase>
    /// Converts `ShareFolderError` from and to JSON.
    public typealias ShareFolderErrorSerializer = StoneSerializer<Sharing.ShareFolderError>
    /// Converts `ShareFolderErrorBase` from and to JSON.
    public typealias ShareFolderErrorBaseSerializer = StoneSerializer<Sharing.ShareFolderErrorBase>
    /// Converts `ShareFolderErrorBaseV2` from and to JSON.
    public typealias ShareFolderErrorBaseV2Serializer = StoneSerializer<Sharing.ShareFolderErrorBaseV2>
    /// Converts `ShareFolderErrorV2` from and to JSON.
    public typealias ShareFolderErrorV2Serializer = StoneSerializer<Sharing.ShareFolderErrorV2>
    /// Converts `ShareFolderJobStatus` from and to JSON.
    public typealias ShareFolderJobStatusSerializer = StoneSerializer<Sharing.ShareFolderJobStatus>
    /// Converts `ShareFolderLaunch` from and to JSON.
    public typealias ShareFolderLaunchSerializer = StoneSerializer<Sharing.ShareFolderLaunch>
    /// Converts `SharePathError` from and to JSON.
    public typealias SharePathErrorSerializer = StoneSerializer<Sharing.SharePathError>
    /// Converts `SharePathErrorBaseV2` from and to JSON.
    public typealias SharePathErrorBaseV2Serializer = StoneSerializer<Sharing.SharePathErrorBaseV2>
    /// Converts `SharePathErrorV2` from and to JSON.
    public typealias SharePathErrorV2Serializer = StoneSerializer<Sharing.SharePathErrorV2>
    /// Converts `SharedContentLinkMetadata` from and to JSON.
    public typealias SharedContentLinkMetadataSerializer = StoneSerializer<Sharing.SharedContentLinkMetadata>
    /// Converts `SharedContentLinkMetadataBase` from and to JSON.
    public typealias SharedContentLinkMetadataBaseSerializer = StoneSerializer<Sharing.SharedContentLinkMetadataBase>
    /// Converts `SharedFileMembers` from and to JSON.
    public typealias SharedFileMembersSerializer = StoneSerializer<Sharing.SharedFileMembers>
    /// Converts `SharedFileMetadata` from and to JSON.
    public typealias SharedFileMetadataSerializer = StoneSerializer<Sharing.SharedFileMetadata>
    /// Converts `SharedFolderAccessError` from and to JSON.
    public typealias SharedFolderAccessErrorSerializer = StoneSerializer<Sharing.SharedFolderAccessError>
    /// Converts `SharedFolderMemberError` from and to JSON.
    public typealias SharedFolderMemberErrorSerializer = StoneSerializer<Sharing.SharedFolderMemberError>
    /// Converts `SharedFolderMembers` from and to JSON.
    public typealias SharedFolderMembersSerializer = StoneSerializer<Sharing.SharedFolderMembers>
    /// Converts `SharedFolderMetadata` from and to JSON.
    public typealias SharedFolderMetadataSerializer = StoneSerializer<Sharing.SharedFolderMetadata>
    /// Converts `SharedFolderMetadataBase` from and to JSON.
    public typealias SharedFolderMetadataBaseSerializer = StoneSerializer<Sharing.SharedFolderMetadataBase>
    /// Converts `SharedLinkAccessFailureReason` from and to JSON.
    public typealias SharedLinkAccessFailureReasonSerializer = StoneSerializer<Sharing.SharedLinkAccessFailureReason>
    /// Converts `SharedLinkAlreadyExistsMetadata` from and to JSON.
    public typealias SharedLinkAlreadyExistsMetadataSerializer = StoneSerializer<Sharing.SharedLinkAlreadyExistsMetadata>
    /// Converts `SharedLinkError` from and to JSON.
    public typealias SharedLinkErrorSerializer = StoneSerializer<Sharing.SharedLinkError>
    /// Converts `SharedLinkMetadata` from and to JSON.
    public typealias SharedLinkMetadataSerializer = StoneSerializer<Sharing.SharedLinkMetadata>
    /// Converts `SharedLinkMetadataError` from and to JSON.
    public typealias SharedLinkMetadataErrorSerializer = StoneSerializer<Sharing.SharedLinkMetadataError>
    /// Converts `SharedLinkPolicy` from and to JSON.
    public typealias SharedLinkPolicySerializer = StoneSerializer<Sharing.SharedLinkPolicy>
    /// Converts `SharedLinkSettings` from and to JSON.
    public typealias SharedLinkSettingsSerializer = StoneSerializer<Sharing.SharedLinkSettings>
    /// Converts `SharedLinkSettingsError` from and to JSON.
    public typealias SharedLinkSettingsErrorSerializer = StoneSerializer<Sharing.SharedLinkSettingsError>
    /// Converts `SharingFileAccessError` from and to JSON.
    public typealias SharingFileAccessErrorSerializer = StoneSerializer<Sharing.SharingFileAccessError>
    /// Converts `SharingUserError` from and to JSON.
    public typealias SharingUserErrorSerializer = StoneSerializer<Sharing.SharingUserError>
    /// Converts `TeamMemberInfo` from and to JSON.
    public typealias TeamMemberInfoSerializer = StoneSerializer<Sharing.TeamMemberInfo>
    /// Converts `TransferFolderArg` from and to JSON.
    public typealias TransferFolderArgSerializer = StoneSerializer<Sharing.TransferFolderArg>
    /// Converts `TransferFolderError` from and to JSON.
    public typealias TransferFolderErrorSerializer = StoneSerializer<Sharing.TransferFolderError>
    /// Converts `UnmountFolderArg` from and to JSON.
    public typealias UnmountFolderArgSerializer = StoneSerializer<Sharing.UnmountFolderArg>
    /// Converts `UnmountFolderError` from and to JSON.
    public typealias UnmountFolderErrorSerializer = StoneSerializer<Sharing.UnmountFolderError>
    /// Converts `UnshareFileArg` from and to JSON.
    public typealias UnshareFileArgSerializer = StoneSerializer<Sharing.UnshareFileArg>
    /// Converts `UnshareFileError` from and to JSON.
    public typealias UnshareFileErrorSerializer = StoneSerializer<Sharing.UnshareFileError>
    /// Converts `UnshareFolderArg` from and to JSON.
    public typealias UnshareFolderArgSerializer = StoneSerializer<Sharing.UnshareFolderArg>
    /// Converts `UnshareFolderError` from and to JSON.
    public typealias UnshareFolderErrorSerializer = StoneSerializer<Sharing.UnshareFolderError>
    /// Converts `UpdateFileMemberArgs` from and to JSON.
    public typealias UpdateFileMemberArgsSerializer = StoneSerializer<Sharing.UpdateFileMemberArgs>
    /// Converts `UpdateFilePolicyArg` from and to JSON.
    public typealias UpdateFilePolicyArgSerializer = StoneSerializer<Sharing.UpdateFilePolicyArg>
    /// Converts `UpdateFilePolicyError` from and to JSON.
    public typealias UpdateFilePolicyErrorSerializer = StoneSerializer<Sharing.UpdateFilePolicyError>
    /// Converts `UpdateFolderMemberArg` from and to JSON.
    public typealias UpdateFolderMemberArgSerializer = StoneSerializer<Sharing.UpdateFolderMemberArg>
    /// Converts `UpdateFolderMemberError` from and to JSON.
    public typealias UpdateFolderMemberErrorSerializer = StoneSerializer<Sharing.UpdateFolderMemberError>
    /// Converts `UpdateFolderPolicyArg` from and to JSON.
    public typealias UpdateFolderPolicyArgSerializer = StoneSerializer<Sharing.UpdateFolderPolicyArg>
    /// Converts `UpdateFolderPolicyError` from and to JSON.
    public typealias UpdateFolderPolicyErrorSerializer = StoneSerializer<Sharing.UpdateFolderPolicyError>
    /// Converts `UserFileMembershipInfo` from and to JSON.
    public typealias UserFileMembershipInfoSerializer = StoneSerializer<Sharing.UserFileMembershipInfo>
    /// Converts `UserInfo` from and to JSON.
    public typealias UserInfoSerializer = StoneSerializer<Sharing.UserInfo>
    /// Converts `UserMembershipInfo` from and to JSON.
    public typealias UserMembershipInfoSerializer = StoneSerializer<Sharing.UserMembershipInfo>
    /// Converts `ViewerInfoPolicy` from and to JSON.
    public typealias ViewerInfoPolicySerializer = StoneSerializer<Sharing.ViewerInfoPolicy>
    /// Converts `Visibility` from and to JSON.
    public typealias VisibilitySerializer = StoneSerializer<Sharing.Visibility>
    /// Converts `VisibilityPolicy` from and to JSON.
    public typealias VisibilityPolicySerializer = StoneSerializer<Sharing.VisibilityPolicy>
    /// Converts `VisibilityPolicyDisallowedReason` from and to JSON.
    public typealias VisibilityPolicyDisallowedReasonSerializer = StoneSerializer<Sharing.VisibilityPolicyDisallowedReason>
}
