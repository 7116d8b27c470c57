// Generated from API/sharing.json by `make generate`. Do not edit.

import DropboxAccount
import DropboxCore
import DropboxFiles
import StoneRuntime

/// Sharing: links to files and folders, folders shared with members, and files shared with single people.
public enum Sharing {
    /// The types and routes of `sharing`, as facts.
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

    /// The type at `position` among those of the schema.
    @inline(never)
    public static func _type(_ position: Int) -> TypeRef { TypeRef(_schema, position) }
}
