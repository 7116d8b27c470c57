// Generated from API/sharing.json by `make generate`. Do not edit.

import DropboxAccount
import DropboxCore
import DropboxFiles
import DropboxStone
import Foundation

/// Sharing: links to files and folders, shared folders with members, and individually shared files.
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
union AccessInheritance open=other;inherit;no_inherit;other
union AccessLevel open=other;owner;editor;viewer;viewer_no_comment;traverse;no_access;other
union AclUpdatePolicy open=other;owner;editors;other
struct AddFileMemberArgs;file PathOrId;members List(MemberSelector);custom_message String?;quiet Boolean = false;access_level AccessLevel?;add_message_as_comment Boolean = false;fp_sealed_result String?
union AddFileMemberError open=other;user_error SharingUserError;access_error SharingFileAccessError;rate_limit;invalid_comment;banned_member;other
struct AddFolderMemberArg;shared_folder_id common.SharedFolderId;members List(AddMember);quiet Boolean = false;custom_message String(min_length=1)?;fp_sealed_result String?
union AddFolderMemberError open=other;access_error SharedFolderAccessError;email_unverified;banned_member;bad_member AddMemberSelectorError;cant_share_outside_team;too_many_members UInt64;too_many_pending_invites UInt64;rate_limit;too_many_invitees;insufficient_plan;team_folder;no_permission;invalid_shared_folder;other
struct AddMember;member MemberSelector;access_level AccessLevel?
union AddMemberSelectorError open=other;automatic_group;invalid_dropbox_id DropboxId;invalid_email common.EmailAddress;invalid_group;unverified_dropbox_id DropboxId;group_deleted;group_not_on_team;other
union AlphaResolvedVisibility : ResolvedVisibility
struct AudienceExceptionContentInfo;name String
struct AudienceExceptions;count UInt32;exceptions List(AudienceExceptionContentInfo)
struct AudienceRestrictingSharedFolder;shared_folder_id common.SharedFolderId;name String;audience LinkAudience
union ChangeLinkExpirationPolicy open=other;allowed;not_allowed;other
struct CollectionLinkMetadata : LinkMetadata
struct CreateSharedLinkArg;path String;short_url Boolean = false;pending_upload PendingUploadMode?
union CreateSharedLinkError open=other;path files.LookupError;other
struct CreateSharedLinkWithSettingsArg;path ReadPath;settings SharedLinkSettings?
union CreateSharedLinkWithSettingsError closed;path files.LookupError;email_not_verified;shared_link_already_exists SharedLinkAlreadyExistsMetadata?;settings_error SharedLinkSettingsError;access_denied;banned_member;too_many_shared_folders
struct ExpectedSharedContentLinkMetadata : SharedContentLinkMetadataBase
union FileAction open=other;disable_viewer_info;edit_contents;enable_viewer_info;invite_viewer;invite_viewer_no_comment;invite_editor;unshare;relinquish_membership;share_link;create_link;create_view_link;create_edit_link;other
union FileErrorResult open=other;file_not_found_error files.Id;invalid_file_action_error files.Id;permission_denied_error files.Id;other
struct FileLinkMetadata : SharedLinkMetadata;client_modified common.DropboxTimestamp;server_modified common.DropboxTimestamp;rev Rev;size UInt64
union FileMemberActionError open=other;invalid_member;no_permission;access_error SharingFileAccessError;no_explicit_access MemberAccessLevelResult;other
union FileMemberActionIndividualResult closed;success AccessLevel?;member_error FileMemberActionError
struct FileMemberActionResult;member MemberSelector;result FileMemberActionIndividualResult;sckey_sha1 String?;invitation_signature List(String)?
union FileMemberRemoveActionResult open=other;success MemberAccessLevelResult;member_error FileMemberActionError;other
struct FilePermission;action FileAction;allow Boolean;reason PermissionDeniedReason?
union FolderAction open=other;change_options;disable_viewer_info;edit_contents;enable_viewer_info;invite_editor;invite_viewer;invite_viewer_no_comment;relinquish_membership;unmount;unshare;leave_a_copy;share_link;create_link;create_view_link;create_edit_link;set_access_inheritance;other
struct FolderLinkMetadata : SharedLinkMetadata
struct FolderPermission;action FolderAction;allow Boolean;reason PermissionDeniedReason?
struct FolderPolicy;member_policy MemberPolicy?;resolved_member_policy MemberPolicy?;acl_update_policy AclUpdatePolicy;shared_link_policy SharedLinkPolicy;viewer_info_policy ViewerInfoPolicy?
struct GetFileMetadataArg;file PathOrId;actions List(FileAction)?
struct GetFileMetadataBatchArg;files List(PathOrId,max_items=100);actions List(FileAction)?
struct GetFileMetadataBatchResult;file PathOrId;result GetFileMetadataIndividualResult
union GetFileMetadataError open=other;user_error SharingUserError;access_error SharingFileAccessError;other
union GetFileMetadataIndividualResult open=other;metadata SharedFileMetadata;access_error SharingFileAccessError;other
struct GetMetadataArgs;shared_folder_id common.SharedFolderId;actions List(FolderAction)?
union GetSharedLinkFileError : SharedLinkError;shared_link_is_directory
struct GetSharedLinkMetadataArg;url String;path Path?;link_password String?
struct GetSharedLinksArg;path String?
union GetSharedLinksError open=other;path files.MalformedPathError;other
struct GetSharedLinksResult;links List(LinkMetadata)
struct GroupInfo : team_common.GroupSummary;group_type team_common.GroupType;is_member Boolean;is_owner Boolean;same_team Boolean
struct GroupMembershipInfo : MembershipInfo;group GroupInfo
struct InsufficientPlan;message String;upsell_url String?
struct InsufficientQuotaAmounts;space_needed UInt64;space_shortage UInt64;space_left UInt64
union InviteeInfo open=other;email common.EmailAddress;other
struct InviteeMembershipInfo : MembershipInfo;invitee InviteeInfo;user UserInfo?
union JobError open=other;unshare_folder_error UnshareFolderError;remove_folder_member_error RemoveFolderMemberError;relinquish_folder_membership_error RelinquishFolderMembershipError;other
union JobStatus closed : async.PollResultBase;complete;failed JobError
union LinkAccessLevel open=other;viewer;editor;other
union LinkAction open=other;change_access_level;change_audience;remove_expiry;remove_password;set_expiry;set_password;other
union LinkAudience open=other;public;team;no_one;password;members;other
union LinkAudienceDisallowedReason : VisibilityPolicyDisallowedReason
struct LinkAudienceOption;audience LinkAudience;allowed Boolean;disallowed_reason LinkAudienceDisallowedReason?
union LinkExpiry open=other;remove_expiry;set_expiry common.DropboxTimestamp;other
struct LinkMetadata open path=PathLinkMetadata collection=CollectionLinkMetadata;url String;visibility Visibility;expires common.DropboxTimestamp?
union LinkPassword open=other;remove_password;set_password String;other
struct LinkPermission;action LinkAction;allow Boolean;reason PermissionDeniedReason?
struct LinkPermissions;resolved_visibility ResolvedVisibility?;requested_visibility RequestedVisibility?;can_revoke Boolean;revoke_failure_reason SharedLinkAccessFailureReason?;effective_audience LinkAudience?;link_access_level LinkAccessLevel?;visibility_policies List(VisibilityPolicy);can_set_expiry Boolean;can_remove_expiry Boolean;allow_download Boolean;can_allow_download Boolean;can_disallow_download Boolean;allow_comments Boolean;team_restricts_comments Boolean;audience_options List(LinkAudienceOption)?;can_set_password Boolean?;can_remove_password Boolean?;require_password Boolean?;can_use_extended_sharing_controls Boolean?;can_sync Boolean?;can_request_access Boolean?;enforce_shared_link_password_policy team_policies.EnforceLinkPasswordPolicy?;days_to_expire_policy team_policies.DefaultLinkExpirationDaysPolicy?;change_shared_link_expiration_policy ChangeLinkExpirationPolicy?
struct LinkSettings;access_level AccessLevel?;audience LinkAudience?;expiry LinkExpiry?;password LinkPassword?
struct ListFileMembersArg;file PathOrId;actions List(MemberAction)?;include_inherited Boolean = true;limit UInt32(min_value=1,max_value=300) = 100
struct ListFileMembersBatchArg;files List(PathOrId,max_items=100);limit UInt32(max_value=3000) = 1000
struct ListFileMembersBatchResult;file PathOrId;result ListFileMembersIndividualResult
struct ListFileMembersContinueArg;cursor String
union ListFileMembersContinueError open=other;user_error SharingUserError;access_error SharingFileAccessError;invalid_cursor;other
struct ListFileMembersCountResult;members SharedFileMembers;member_count UInt32
union ListFileMembersError open=other;user_error SharingUserError;access_error SharingFileAccessError;other
union ListFileMembersIndividualResult open=other;result ListFileMembersCountResult;access_error SharingFileAccessError;other
struct ListFilesArg;limit UInt32(min_value=1,max_value=300) = 100;actions List(FileAction)?
struct ListFilesContinueArg;cursor String
union ListFilesContinueError open=other;user_error SharingUserError;invalid_cursor;other
struct ListFilesResult;entries List(SharedFileMetadata);cursor String?
struct ListFolderMembersArgs : ListFolderMembersCursorArg;shared_folder_id common.SharedFolderId;path String?
struct ListFolderMembersContinueArg;cursor String
union ListFolderMembersContinueError open=other;access_error SharedFolderAccessError;invalid_cursor;other
struct ListFolderMembersCursorArg;actions List(MemberAction)?;limit UInt32(min_value=1,max_value=1000) = 1000
struct ListFoldersArgs;limit UInt32(min_value=1,max_value=1000) = 1000;actions List(FolderAction)?
struct ListFoldersContinueArg;cursor String
union ListFoldersContinueError open=other;invalid_cursor;other
struct ListFoldersResult;entries List(SharedFolderMetadata);cursor String?
struct ListSharedLinksArg;path ReadPath?;cursor String?;direct_only Boolean?
union ListSharedLinksError open=other;path files.LookupError;reset;other
struct ListSharedLinksResult;links List(SharedLinkMetadata);has_more Boolean;cursor String?
struct MemberAccessLevelResult;access_level AccessLevel?;warning String?;access_details List(ParentFolderAccessInfo)?
union MemberAction open=other;leave_a_copy;make_editor;make_owner;make_viewer;make_viewer_no_comment;remove;other
struct MemberPermission;action MemberAction;allow Boolean;reason PermissionDeniedReason?
union MemberPolicy open=other;team;anyone;team_and_approved;other
union MemberSelector open=other;dropbox_id DropboxId;email common.EmailAddress;other
struct MembershipInfo;access_type AccessLevel;permissions List(MemberPermission)?;initials String?;is_inherited Boolean = false
struct ModifySharedLinkSettingsArgs;url String;settings SharedLinkSettings;remove_expiration Boolean = false
union ModifySharedLinkSettingsError : SharedLinkError;settings_error SharedLinkSettingsError;email_not_verified
struct MountFolderArg;shared_folder_id common.SharedFolderId
union MountFolderError open=other;access_error SharedFolderAccessError;inside_shared_folder;insufficient_quota InsufficientQuotaAmounts;already_mounted;no_permission;not_mountable;must_automount;other
struct ParentFolderAccessInfo;folder_name String;shared_folder_id common.SharedFolderId;permissions List(MemberPermission);path String
struct PathLinkMetadata : LinkMetadata;path String
union PendingUploadMode closed;file;folder
union PermissionDeniedReason open=other;user_not_same_team_as_owner;user_not_allowed_by_owner;target_is_indirect_member;target_is_owner;target_is_self;target_not_active;folder_is_limited_team_folder;owner_not_on_team;permission_denied;restricted_by_team;user_account_type;user_not_on_team;folder_is_inside_shared_folder;restricted_by_parent_folder;insufficient_plan InsufficientPlan;other
struct RelinquishAccessArg;file_id String
union RelinquishAccessError open=other;invalid_file_id;email_unverified;owner;no_explicit_access;team_folder;no_permission;other
struct RelinquishAccessResult
struct RelinquishFileMembershipArg;file PathOrId
union RelinquishFileMembershipError open=other;access_error SharingFileAccessError;group_access;no_permission;other
struct RelinquishFolderMembershipArg;shared_folder_id common.SharedFolderId;leave_a_copy Boolean = false
union RelinquishFolderMembershipError open=other;access_error SharedFolderAccessError;folder_owner;mounted;group_access;team_folder;no_permission;no_explicit_access;other
struct RemoveFileMemberArg;file PathOrId;member MemberSelector
union RemoveFileMemberError open=other;user_error SharingUserError;access_error SharingFileAccessError;no_explicit_access MemberAccessLevelResult;other
struct RemoveFolderMemberArg;shared_folder_id common.SharedFolderId;member MemberSelector;leave_a_copy Boolean
union RemoveFolderMemberError open=other;access_error SharedFolderAccessError;member_error SharedFolderMemberError;folder_owner;group_access;team_folder;no_permission;too_many_files;other
union RemoveMemberJobStatus closed : async.PollResultBase;complete MemberAccessLevelResult;failed RemoveFolderMemberError
union RequestedLinkAccessLevel open=other;viewer;editor;max;default;other
union RequestedVisibility closed;public;team_only;password
union ResolvedVisibility open=other : RequestedVisibility;team_and_password;shared_folder_only;no_one;only_you;other
struct RevokeSharedLinkArg;url String
union RevokeSharedLinkError : SharedLinkError;shared_link_malformed
struct SetAccessInheritanceArg;access_inheritance AccessInheritance = inherit;shared_folder_id common.SharedFolderId
union SetAccessInheritanceError open=other;access_error SharedFolderAccessError;no_permission;other
struct ShareFolderArg : ShareFolderArgBase;actions List(FolderAction)?;link_settings LinkSettings?
struct ShareFolderArgBase;acl_update_policy AclUpdatePolicy?;force_async Boolean = false;member_policy MemberPolicy?;path files.WritePathOrId;shared_link_policy SharedLinkPolicy?;viewer_info_policy ViewerInfoPolicy?;access_inheritance AccessInheritance = inherit
union ShareFolderError : ShareFolderErrorBase;no_permission
union ShareFolderErrorBase open=other;email_unverified;bad_path SharePathError;team_policy_disallows_member_policy;disallowed_shared_link_policy;other
union ShareFolderErrorBaseV2 open=other;email_unverified;team_policy_disallows_member_policy;disallowed_shared_link_policy;other
union ShareFolderErrorV2 : ShareFolderErrorBaseV2;no_permission
union ShareFolderJobStatus closed : async.PollResultBase;complete SharedFolderMetadata;failed ShareFolderError
union ShareFolderLaunch closed : async.LaunchResultBase;complete SharedFolderMetadata
union SharePathError open=other;is_file;inside_shared_folder;contains_shared_folder;contains_app_folder;contains_team_folder;is_app_folder;inside_app_folder;is_public_folder;inside_public_folder;already_shared SharedFolderMetadata;invalid_path;is_osx_package;inside_osx_package;is_vault;is_vault_locked;is_family;other
union SharePathErrorBaseV2 open=other;is_file;inside_shared_folder;contains_shared_folder;contains_team_folder;is_app_folder;inside_app_folder;is_public_folder;inside_public_folder;already_shared SharedFolderMetadata;invalid_path;is_osx_package;inside_osx_package;is_vault;is_vault_locked;other
union SharePathErrorV2 : SharePathErrorBaseV2;is_family;contains_app_folder
struct SharedContentLinkMetadata : SharedContentLinkMetadataBase;audience_exceptions AudienceExceptions?;url String
struct SharedContentLinkMetadataBase;access_level AccessLevel?;audience_options List(LinkAudience);audience_restricting_shared_folder AudienceRestrictingSharedFolder?;current_audience LinkAudience;expiry common.DropboxTimestamp?;link_permissions List(LinkPermission);password_protected Boolean
struct SharedFileMembers;users List(UserFileMembershipInfo);groups List(GroupMembershipInfo);invitees List(InviteeMembershipInfo);cursor String?
struct SharedFileMetadata;access_type AccessLevel?;id files.FileId;expected_link_metadata ExpectedSharedContentLinkMetadata?;link_metadata SharedContentLinkMetadata?;name String;owner_display_names List(String)?;owner_team users.Team?;parent_shared_folder_id common.SharedFolderId?;path_display String?;path_lower String?;permissions List(FilePermission)?;policy FolderPolicy;preview_url String;time_invited common.DropboxTimestamp?
union SharedFolderAccessError open=other;invalid_id;not_a_member;invalid_member;email_unverified;unmounted;other
union SharedFolderMemberError open=other;invalid_dropbox_id;not_a_member;no_explicit_access MemberAccessLevelResult;other
struct SharedFolderMembers;users List(UserMembershipInfo);groups List(GroupMembershipInfo);invitees List(InviteeMembershipInfo);cursor String?
struct SharedFolderMetadata : SharedFolderMetadataBase;link_metadata SharedContentLinkMetadata?;name String;permissions List(FolderPermission)?;policy FolderPolicy;preview_url String;shared_folder_id common.SharedFolderId;time_invited common.DropboxTimestamp;access_inheritance AccessInheritance = inherit;folder_id files.FileId?
struct SharedFolderMetadataBase;access_type AccessLevel;is_inside_team_folder Boolean;is_team_folder Boolean;owner_display_names List(String)?;owner_team users.Team?;parent_shared_folder_id common.SharedFolderId?;path_display String?;path_lower String?;parent_folder_name String?
union SharedLinkAccessFailureReason open=other;login_required;email_verify_required;password_required;team_only;owner_only;other
union SharedLinkAlreadyExistsMetadata open=other;metadata SharedLinkMetadata;other
union SharedLinkError open=other;shared_link_not_found;shared_link_access_denied;unsupported_link_type;unsupported_parameter_field;other
struct SharedLinkMetadata open file=FileLinkMetadata folder=FolderLinkMetadata;url String;id Id?;name String;expires common.DropboxTimestamp?;path_lower String?;link_permissions LinkPermissions;team_member_info TeamMemberInfo?;content_owner_team_info TeamInfo?
union SharedLinkMetadataError : SharedLinkError
union SharedLinkPolicy open=other;anyone;team;members;other
struct SharedLinkSettings;require_password Boolean?;link_password String?;expires common.DropboxTimestamp?;audience LinkAudience?;access RequestedLinkAccessLevel?;requested_visibility RequestedVisibility?;allow_download Boolean?
union SharedLinkSettingsError closed;invalid_settings;not_authorized
union SharingFileAccessError open=other;no_permission;invalid_file;is_folder;inside_public_folder;inside_osx_package;other
union SharingUserError open=other;email_unverified;other
struct TeamMemberInfo;team_info TeamInfo;display_name String;member_id String?
struct TransferFolderArg;shared_folder_id common.SharedFolderId;to_dropbox_id DropboxId
union TransferFolderError open=other;access_error SharedFolderAccessError;invalid_dropbox_id;new_owner_not_a_member;new_owner_unmounted;new_owner_email_unverified;team_folder;no_permission;other
struct UnmountFolderArg;shared_folder_id common.SharedFolderId
union UnmountFolderError open=other;access_error SharedFolderAccessError;no_permission;not_unmountable;other
struct UnshareFileArg;file PathOrId
union UnshareFileError open=other;user_error SharingUserError;access_error SharingFileAccessError;other
struct UnshareFolderArg;shared_folder_id common.SharedFolderId;leave_a_copy Boolean = false
union UnshareFolderError open=other;access_error SharedFolderAccessError;team_folder;no_permission;too_many_files;other
struct UpdateFileMemberArgs;file PathOrId;member MemberSelector;access_level AccessLevel
struct UpdateFilePolicyArg;file PathOrId;actions List(FileAction)?;link_settings LinkSettings?;viewer_info_policy ViewerInfoPolicy?
union UpdateFilePolicyError open=other;access_error SharingFileAccessError;invalid_file_settings;no_permission;other
struct UpdateFolderMemberArg;shared_folder_id common.SharedFolderId;member MemberSelector;access_level AccessLevel
union UpdateFolderMemberError open=other;access_error SharedFolderAccessError;member_error SharedFolderMemberError;no_explicit_access AddFolderMemberError;insufficient_plan;no_permission;other
struct UpdateFolderPolicyArg;shared_folder_id common.SharedFolderId;member_policy MemberPolicy?;acl_update_policy AclUpdatePolicy?;viewer_info_policy ViewerInfoPolicy?;shared_link_policy SharedLinkPolicy?;link_settings LinkSettings?;actions List(FolderAction)?
union UpdateFolderPolicyError open=other;access_error SharedFolderAccessError;not_on_team;team_policy_disallows_member_policy;disallowed_shared_link_policy;no_permission;team_folder;other
struct UserFileMembershipInfo : UserMembershipInfo;time_last_seen common.DropboxTimestamp?;platform_type seen_state.PlatformType?
struct UserInfo;account_id users_common.AccountId;email String;display_name String;same_team Boolean;team_member_id String?
struct UserMembershipInfo : MembershipInfo;user UserInfo
union ViewerInfoPolicy open=other;enabled;disabled;other
union Visibility open=other;public;team_only;password;team_and_password;shared_folder_only;other
struct VisibilityPolicy;policy RequestedVisibility;resolved_policy AlphaResolvedVisibility;allowed Boolean;disallowed_reason VisibilityPolicyDisallowedReason?
union VisibilityPolicyDisallowedReason open=other;delete_and_recreate;restricted_by_shared_folder;restricted_by_team;user_not_on_team;user_account_type;permission_denied;other
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
    /// A value that indicates whether a shared folder inherits members from its parent folder.
    public enum AccessInheritance: StoneUnion, CustomStringConvertible {
        /// The folder inherits members.
        case inherit
        /// The folder has only its own members.
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

    /// The access level of a member.
    public enum AccessLevel: StoneUnion, CustomStringConvertible {
        /// The member can view, edit, and comment, and can change the settings of the folder.
        case owner
        /// The member can view, edit, and comment.
        case editor
        /// The member can view and comment.
        case viewer
        /// The member can view, but not comment.
        case viewerNoComment
        /// The member can only traverse the folder, to items that are shared with them.
        case traverse
        /// The member has no access yet. They opened a link with which they can join.
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

    /// The people who can add, change, and remove members.
    public enum AclUpdatePolicy: StoneUnion, CustomStringConvertible {
        /// Only the owner.
        case owner
        /// All editors, or all editors of the same team.
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

    /// The file to share, and the people with whom to share it.
    public struct AddFileMemberArgs: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - file: The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
        ///   - members: The people to add, by account or email address. If an email address belongs to an account, the
        ///     account is added.
        ///   - customMessage: A message to send with the invitation.
        ///   - quiet: A Boolean value that indicates whether to send no notifications. The default is `false`.
        ///   - accessLevel: The access level of the new members.
        ///   - addMessageAsComment: A Boolean value that indicates whether to add the message as a comment, too.
        ///     Supported for Paper documents. The default is `false`.
        ///   - fpSealedResult: For internal use by Dropbox.
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

        /// The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
        @export(implementation) public var file: String { _plainRecord.string(0) }
        /// The people to add, by account or email address. If an email address belongs to an account, the account is
        /// added.
        @export(implementation) public var members: [Sharing.MemberSelector] { _plainRecord.unions(1) }
        /// A message to send with the invitation.
        @export(implementation) public var customMessage: String? { _plainRecord.stringOpt(2) }
        /// A Boolean value that indicates whether to send no notifications. The default is `false`.
        @export(implementation) public var quiet: Bool { _plainRecord.bool(3) }
        /// The access level of the new members.
        @export(implementation) public var accessLevel: Sharing.AccessLevel? { _plainRecord.unionOpt(4) }
        /// A Boolean value that indicates whether to add the message as a comment, too. Supported for Paper documents.
        /// The default is `false`.
        @export(implementation) public var addMessageAsComment: Bool { _plainRecord.bool(5) }
        /// For internal use by Dropbox.
        @export(implementation) public var fpSealedResult: String? { _plainRecord.stringOpt(6) }
    }

    /// The reason that no members were added.
    public enum AddFileMemberError: StoneUnion, CustomStringConvertible {
        /// The user's account can't be used.
        case userError(Sharing.SharingUserError)
        /// The file can't be accessed.
        case accessError(Sharing.SharingFileAccessError)
        /// The user has sent too many invitations. Wait, and then try again.
        case rateLimit
        /// The message can't be sent.
        case invalidComment
        /// The user isn't allowed to share, because of abuse.
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

    /// The shared folder, and the people to add.
    public struct AddFolderMemberArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens,
        ///     underscores, and colons.
        ///   - members: The people to add, and their access levels.
        ///   - quiet: A Boolean value that indicates whether to send no notifications. The default is `false`.
        ///   - customMessage: A message to send with the invitation. At least 1 character.
        ///   - fpSealedResult: For internal use by Dropbox.
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

        /// The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens, underscores, and
        /// colons.
        @export(implementation) public var sharedFolderId: String { _plainRecord.string(0) }
        /// The people to add, and their access levels.
        @export(implementation) public var members: [Sharing.AddMember] { _plainRecord.list(1) }
        /// A Boolean value that indicates whether to send no notifications. The default is `false`.
        @export(implementation) public var quiet: Bool { _plainRecord.bool(2) }
        /// A message to send with the invitation. At least 1 character.
        @export(implementation) public var customMessage: String? { _plainRecord.stringOpt(3) }
        /// For internal use by Dropbox.
        @export(implementation) public var fpSealedResult: String? { _plainRecord.stringOpt(4) }
    }

    /// The reason that no members were added.
    public enum AddFolderMemberError: StoneUnion, CustomStringConvertible {
        /// The shared folder can't be accessed.
        case accessError(Sharing.SharedFolderAccessError)
        /// The user hasn't verified their email address. Ask the user to verify it, and then try again.
        case emailUnverified
        /// The user isn't allowed to share, because of abuse.
        case bannedMember
        /// A person can't be added.
        case badMember(Sharing.AddMemberSelectorError)
        /// The team doesn't allow sharing with people outside the team.
        case cantShareOutsideTeam
        /// The folder would have too many members. The associated value is the limit.
        case tooManyMembers(UInt64)
        /// Too many invitations are pending. The associated value is the limit.
        case tooManyPendingInvites(UInt64)
        /// The user has reached the daily limit of invitations. Try again after 24 hours.
        case rateLimit
        /// The call contains too many people. Use several calls.
        case tooManyInvitees
        /// The user's plan doesn't support the request, for example members who can only view.
        case insufficientPlan
        /// The operation isn't supported for team folders.
        case teamFolder
        /// The user doesn't have permission.
        case noPermission
        /// No longer returned. Use `accessError` instead. Deprecated.
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

    /// A person to add to a shared folder.
    public struct AddMember: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - member: The person, by account or email address.
        ///   - accessLevel: The access level of the person. `.owner` isn't supported.
        @export(implementation)
        public init(member: Sharing.MemberSelector, accessLevel: Sharing.AccessLevel? = nil) {
            var builder = RecordBuilder(Sharing._type(7))
            builder.union(0, member._value)
            builder.union(1, accessLevel?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The person, by account or email address.
        @export(implementation) public var member: Sharing.MemberSelector { _plainRecord.union(0) }
        /// The access level of the person. `.owner` isn't supported.
        @export(implementation) public var accessLevel: Sharing.AccessLevel? { _plainRecord.unionOpt(1) }
    }

    /// The reason that a person can't be added.
    public enum AddMemberSelectorError: StoneUnion, CustomStringConvertible {
        /// The group is managed by the system. It can be a member only of team folders.
        case automaticGroup
        /// No account or group has this identifier. At least 1 character.
        case invalidDropboxId(String)
        /// The email address isn't valid. At most 255 characters. Is an email address.
        case invalidEmail(String)
        /// The group isn't valid.
        case invalidGroup
        /// The account's email address isn't verified. Add the person by email address instead. The associated value is
        /// the account identifier. At least 1 character.
        case unverifiedDropboxId(String)
        /// A group was deleted.
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

    /// The people who can use a link, considering all policies.
    public enum AlphaResolvedVisibility: StoneUnion, CustomStringConvertible {
        /// Anyone with the link.
        case public_
        /// Team members only.
        case teamOnly
        /// Anyone with the link and the password.
        case password
        /// Team members with the password.
        case teamAndPassword
        /// Members of the shared folder that contains the item.
        case sharedFolderOnly
        /// No one. The link gives no access.
        case noOne
        /// Only the user.
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

    /// An item in a folder whose audience differs from that of the folder.
    public struct AudienceExceptionContentInfo: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(name: String) {
            var builder = RecordBuilder(Sharing._type(10))
            builder.string(0, name)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the file or folder.
        @export(implementation) public var name: String { _plainRecord.string(0) }
    }

    /// The items in a folder whose audience differs from that of the folder.
    public struct AudienceExceptions: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(count: UInt32, exceptions: [Sharing.AudienceExceptionContentInfo]) {
            var builder = RecordBuilder(Sharing._type(11))
            builder.uint32(0, count)
            builder.list(1, exceptions)
            self.init(_plainRecord: builder.record())
        }

        /// The number of items.
        @export(implementation) public var count: UInt32 { _plainRecord.uint32(0) }
        /// Some of the items.
        @export(implementation) public var exceptions: [Sharing.AudienceExceptionContentInfo] { _plainRecord.list(1) }
    }

    /// A shared folder that restricts the audience of links to its contents.
    public struct AudienceRestrictingSharedFolder: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(sharedFolderId: String, name: String, audience: Sharing.LinkAudience) {
            var builder = RecordBuilder(Sharing._type(12))
            builder.string(0, sharedFolderId)
            builder.string(1, name)
            builder.union(2, audience._value)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens, underscores, and
        /// colons.
        @export(implementation) public var sharedFolderId: String { _plainRecord.string(0) }
        /// The name of the folder.
        @export(implementation) public var name: String { _plainRecord.string(1) }
        /// The audience of links to the contents of the folder.
        @export(implementation) public var audience: Sharing.LinkAudience { _plainRecord.union(2) }
    }

    /// The policy that determines whether members can set a later expiration than the team's default.
    public enum ChangeLinkExpirationPolicy: StoneUnion, CustomStringConvertible {
        /// Members can set a later expiration.
        case allowed
        /// Members can't set a later expiration.
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

    /// The metadata of a link to a collection of files.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class CollectionLinkMetadata: Sharing.LinkMetadata, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public override init(url: String, visibility: Sharing.Visibility, expires: Date? = nil) {
            var builder = RecordBuilder(Sharing._type(14))
            builder.string(0, url)
            builder.union(1, visibility._value)
            builder.date(2, expires)
            super.init(_record: builder.record())
        }
    }

    /// The item for which to create a link.
    public struct CreateSharedLinkArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - path: The path of the file or folder.
        ///   - shortUrl: This option no longer has an effect. The default is `false`. Deprecated.
        ///   - pendingUpload: The kind of item that will be uploaded to the path, if none exists yet.
        @export(implementation)
        public init(path: String, shortUrl: Bool = false, pendingUpload: Sharing.PendingUploadMode? = nil) {
            var builder = RecordBuilder(Sharing._type(15))
            builder.string(0, path)
            builder.bool(1, shortUrl)
            builder.union(2, pendingUpload?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The path of the file or folder.
        @export(implementation) public var path: String { _plainRecord.string(0) }
        /// This option no longer has an effect. The default is `false`. Deprecated.
        @export(implementation) public var shortUrl: Bool { _plainRecord.bool(1) }
        /// The kind of item that will be uploaded to the path, if none exists yet.
        @export(implementation) public var pendingUpload: Sharing.PendingUploadMode? { _plainRecord.unionOpt(2) }
    }

    /// The reason that no link was created.
    public enum CreateSharedLinkError: StoneUnion, CustomStringConvertible {
        /// No item exists at this path.
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

    /// The item for which to create a link, and the settings.
    public struct CreateSharedLinkWithSettingsArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - path: The path or `id:…` of the file or folder. Starts with `/`, `id:`, `rev:`, or `ns:`.
        ///   - settings: The settings of the link: its audience, password, and expiration.
        @export(implementation)
        public init(path: String, settings: Sharing.SharedLinkSettings? = nil) {
            var builder = RecordBuilder(Sharing._type(17))
            builder.string(0, path)
            builder.object(1, settings?._plainRecord)
            self.init(_plainRecord: builder.record())
        }

        /// The path or `id:…` of the file or folder. Starts with `/`, `id:`, `rev:`, or `ns:`.
        @export(implementation) public var path: String { _plainRecord.string(0) }
        /// The settings of the link: its audience, password, and expiration.
        @export(implementation) public var settings: Sharing.SharedLinkSettings? { _plainRecord.objectOpt(1) }
    }

    /// The reason that no link was created.
    public enum CreateSharedLinkWithSettingsError: StoneUnion, CustomStringConvertible {
        /// No item exists at this path.
        case path(Files.LookupError)
        /// The user hasn't verified their email address. Ask the user to verify it, and then try again.
        case emailNotVerified
        /// A link already exists. The associated value is its metadata, unless it differs from the requested settings;
        /// in that case, call `listSharedLinks` with `directOnly`.
        case sharedLinkAlreadyExists(Sharing.SharedLinkAlreadyExistsMetadata?)
        /// The settings aren't valid.
        case settingsError(Sharing.SharedLinkSettingsError)
        /// The user can't create a link to the item, for example because the item is restricted or the user's links are
        /// banned.
        case accessDenied
        /// The user isn't allowed to share, because of abuse.
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

    /// The expected metadata of a link that doesn't exist yet.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class ExpectedSharedContentLinkMetadata: Sharing.SharedContentLinkMetadataBase, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance. The properties describe the parameters.
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

    /// An action that a user can take on a shared file.
    public enum FileAction: StoneUnion, CustomStringConvertible {
        /// Hide the viewers of the file.
        case disableViewerInfo
        /// Edit the file.
        case editContents
        /// Show the viewers of the file.
        case enableViewerInfo
        /// Add members who can view and comment.
        case inviteViewer
        /// Add members who can view, but not comment.
        case inviteViewerNoComment
        /// Add members who can edit.
        case inviteEditor
        /// Stop sharing the file.
        case unshare
        /// Leave the file: remove the user's own access.
        case relinquishMembership
        /// Create a link. Use `createViewLink` or `createEditLink` instead. Deprecated.
        case shareLink
        /// Create a link. Use `createViewLink` or `createEditLink` instead. Deprecated.
        case createLink
        /// Create a link for viewing.
        case createViewLink
        /// Create a link for editing.
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

    /// The reason that a file can't be used.
    public enum FileErrorResult: StoneUnion, CustomStringConvertible {
        /// No file has this identifier. At least 1 character.
        case fileNotFoundError(String)
        /// The action isn't valid for the file with this identifier. At least 1 character.
        case invalidFileActionError(String)
        /// The user doesn't have access to the file with this identifier. At least 1 character.
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

    /// The metadata of a link to a file.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class FileLinkMetadata: Sharing.SharedLinkMetadata, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance. The properties describe the parameters.
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

        /// The modification time that the uploading app provided. Dropbox doesn't verify it.
        @export(implementation) public var clientModified: Date { _record.date(8) }
        /// The time at which Dropbox received the current revision.
        @export(implementation) public var serverModified: Date { _record.date(9) }
        /// The current revision. At least 9 characters. Consists of the digits 0 to 9 and the letters a to f.
        @export(implementation) public var rev: String { _record.string(10) }
        /// The size in bytes.
        @export(implementation) public var size: UInt64 { _record.uint64(11) }
    }

    /// The reason that a member wasn't added, changed, or removed.
    public enum FileMemberActionError: StoneUnion, CustomStringConvertible {
        /// The member doesn't exist.
        case invalidMember
        /// The user doesn't have permission.
        case noPermission
        /// The file can't be accessed.
        case accessError(Sharing.SharingFileAccessError)
        /// The member has access only through a folder. Change the access there. The associated value is the access
        /// level.
        case noExplicitAccess(Sharing.MemberAccessLevelResult)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .invalidMember
            case 1: self = .noPermission
            case 2: self = .accessError(_value.union())
            case 3: self = .noExplicitAccess(.init(_plainRecord: payload))
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

    /// The outcome for one member.
    public enum FileMemberActionIndividualResult: StoneUnion, CustomStringConvertible {
        /// The operation succeeded. After a removal, the associated value is the access level that the member still has
        /// through a folder.
        case success(Sharing.AccessLevel?)
        /// The operation failed.
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

    /// The outcome for one member.
    public struct FileMemberActionResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
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

        /// The member, as specified in the call.
        @export(implementation) public var member: Sharing.MemberSelector { _plainRecord.union(0) }
        /// The outcome.
        @export(implementation) public var result: Sharing.FileMemberActionIndividualResult { _plainRecord.union(1) }
        /// For internal use by Dropbox.
        @export(implementation) public var sckeySha1: String? { _plainRecord.stringOpt(2) }
        /// For internal use by Dropbox.
        @export(implementation) public var invitationSignature: [String]? { _plainRecord.stringsOpt(3) }
    }

    /// The outcome of a member's removal.
    public enum FileMemberRemoveActionResult: StoneUnion, CustomStringConvertible {
        /// The member was removed. The associated value is the access level that the member still has through a folder.
        case success(Sharing.MemberAccessLevelResult)
        /// The member wasn't removed.
        case memberError(Sharing.FileMemberActionError)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .success(.init(_plainRecord: payload))
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

    /// A value that indicates whether the user can take an action on a file.
    public struct FilePermission: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(action: Sharing.FileAction, allow: Bool, reason: Sharing.PermissionDeniedReason? = nil) {
            var builder = RecordBuilder(Sharing._type(27))
            builder.union(0, action._value)
            builder.bool(1, allow)
            builder.union(2, reason?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The action.
        @export(implementation) public var action: Sharing.FileAction { _plainRecord.union(0) }
        /// A Boolean value that indicates whether the user can take the action.
        @export(implementation) public var allow: Bool { _plainRecord.bool(1) }
        /// The reason that the user can't take the action. `nil` if they can.
        @export(implementation) public var reason: Sharing.PermissionDeniedReason? { _plainRecord.unionOpt(2) }
    }

    /// An action that a user can take on a shared folder.
    public enum FolderAction: StoneUnion, CustomStringConvertible {
        /// Change the settings of the folder.
        case changeOptions
        /// Hide the viewers of the folder's contents.
        case disableViewerInfo
        /// Edit the contents of the folder.
        case editContents
        /// Show the viewers of the folder's contents.
        case enableViewerInfo
        /// Add members who can edit.
        case inviteEditor
        /// Add members who can view and comment.
        case inviteViewer
        /// Add members who can view, but not comment.
        case inviteViewerNoComment
        /// Leave the folder.
        case relinquishMembership
        /// Remove the folder from the user's Dropbox.
        case unmount
        /// Stop sharing the folder.
        case unshare
        /// Keep a copy when leaving the folder or being removed from it.
        case leaveACopy
        /// Create a link. Use `createViewLink` or `createEditLink` instead. Deprecated.
        case shareLink
        /// Create a link. Use `createViewLink` or `createEditLink` instead. Deprecated.
        case createLink
        /// Create a link for viewing.
        case createViewLink
        /// Create a link for editing.
        case createEditLink
        /// Choose whether the folder inherits members from its parent folder.
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

    /// The metadata of a link to a folder.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class FolderLinkMetadata: Sharing.SharedLinkMetadata, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance. The properties describe the parameters.
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

    /// A value that indicates whether the user can take an action on a shared folder.
    public struct FolderPermission: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(action: Sharing.FolderAction, allow: Bool, reason: Sharing.PermissionDeniedReason? = nil) {
            var builder = RecordBuilder(Sharing._type(30))
            builder.union(0, action._value)
            builder.bool(1, allow)
            builder.union(2, reason?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The action.
        @export(implementation) public var action: Sharing.FolderAction { _plainRecord.union(0) }
        /// A Boolean value that indicates whether the user can take the action.
        @export(implementation) public var allow: Bool { _plainRecord.bool(1) }
        /// The reason that the user can't take the action. `nil` if they can, or if the reason isn't known.
        @export(implementation) public var reason: Sharing.PermissionDeniedReason? { _plainRecord.unionOpt(2) }
    }

    /// The policies of a shared file or folder.
    public struct FolderPolicy: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
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

        /// The people who can be members, as set for the folder. `nil` unless a team owns the folder.
        @export(implementation) public var memberPolicy: Sharing.MemberPolicy? { _plainRecord.unionOpt(0) }
        /// The people who can be members, considering the policies of the team. `nil` unless a team owns the folder.
        @export(implementation) public var resolvedMemberPolicy: Sharing.MemberPolicy? { _plainRecord.unionOpt(1) }
        /// The people who can add, change, and remove members.
        @export(implementation) public var aclUpdatePolicy: Sharing.AclUpdatePolicy { _plainRecord.union(2) }
        /// The people who can use links to the item.
        @export(implementation) public var sharedLinkPolicy: Sharing.SharedLinkPolicy { _plainRecord.union(3) }
        /// A value that indicates whether the item shows its viewers.
        @export(implementation) public var viewerInfoPolicy: Sharing.ViewerInfoPolicy? { _plainRecord.unionOpt(4) }
    }

    /// The file whose metadata to get.
    public struct GetFileMetadataArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - file: The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
        ///   - actions: The actions whose permissions to include.
        @export(implementation)
        public init(file: String, actions: [Sharing.FileAction]? = nil) {
            var builder = RecordBuilder(Sharing._type(32))
            builder.string(0, file)
            builder.unions(1, actions)
            self.init(_plainRecord: builder.record())
        }

        /// The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
        @export(implementation) public var file: String { _plainRecord.string(0) }
        /// The actions whose permissions to include.
        @export(implementation) public var actions: [Sharing.FileAction]? { _plainRecord.unionsOpt(1) }
    }

    /// The files whose metadata to get.
    public struct GetFileMetadataBatchArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - files: The paths or `id:…` of the files. At most 100 items. Each item has at least 1 character. Each
        ///     item starts with `/`, `id:`, `ns:`, or `nspath:`.
        ///   - actions: The actions whose permissions to include.
        @export(implementation)
        public init(files: [String], actions: [Sharing.FileAction]? = nil) {
            var builder = RecordBuilder(Sharing._type(33))
            builder.strings(0, files)
            builder.unions(1, actions)
            self.init(_plainRecord: builder.record())
        }

        /// The paths or `id:…` of the files. At most 100 items. Each item has at least 1 character. Each item starts
        /// with `/`, `id:`, `ns:`, or `nspath:`.
        @export(implementation) public var files: [String] { _plainRecord.strings(0) }
        /// The actions whose permissions to include.
        @export(implementation) public var actions: [Sharing.FileAction]? { _plainRecord.unionsOpt(1) }
    }

    /// The sharing metadata of one file.
    public struct GetFileMetadataBatchResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(file: String, result: Sharing.GetFileMetadataIndividualResult) {
            var builder = RecordBuilder(Sharing._type(34))
            builder.string(0, file)
            builder.union(1, result._value)
            self.init(_plainRecord: builder.record())
        }

        /// The file, as specified in the call. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
        @export(implementation) public var file: String { _plainRecord.string(0) }
        /// The metadata of the file, or the error.
        @export(implementation) public var result: Sharing.GetFileMetadataIndividualResult { _plainRecord.union(1) }
    }

    /// The reason that the sharing metadata of a file wasn't returned.
    public enum GetFileMetadataError: StoneUnion, CustomStringConvertible {
        /// The user's account can't be used.
        case userError(Sharing.SharingUserError)
        /// The file can't be accessed.
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

    /// The sharing metadata of one file, or the error.
    public enum GetFileMetadataIndividualResult: StoneUnion, CustomStringConvertible {
        /// The sharing metadata.
        case metadata(Sharing.SharedFileMetadata)
        /// The file can't be accessed.
        case accessError(Sharing.SharingFileAccessError)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .metadata(.init(_plainRecord: payload))
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

    /// The shared folder whose metadata to get.
    public struct GetMetadataArgs: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens,
        ///     underscores, and colons.
        ///   - actions: The actions whose permissions to include.
        @export(implementation)
        public init(sharedFolderId: String, actions: [Sharing.FolderAction]? = nil) {
            var builder = RecordBuilder(Sharing._type(37))
            builder.string(0, sharedFolderId)
            builder.unions(1, actions)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens, underscores, and
        /// colons.
        @export(implementation) public var sharedFolderId: String { _plainRecord.string(0) }
        /// The actions whose permissions to include.
        @export(implementation) public var actions: [Sharing.FolderAction]? { _plainRecord.unionsOpt(1) }
    }

    /// The reason that the file of a link wasn't downloaded.
    public enum GetSharedLinkFileError: StoneUnion, CustomStringConvertible {
        /// The shared link doesn't exist.
        case sharedLinkNotFound
        /// The user doesn't have access to the link.
        case sharedLinkAccessDenied
        /// Links of this kind can't be downloaded. Use `export` of `Files` instead.
        case unsupportedLinkType
        /// Private links support neither `path` nor `linkPassword`.
        case unsupportedParameterField
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// The link refers to a folder. Use `path` to specify a file in it.
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

    /// The link whose metadata to get.
    public struct GetSharedLinkMetadataArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - url: The URL of the link.
        ///   - path: The path of an item in the folder of the link. It is relative to the folder and starts with `/`.
        ///     Starts with `/`.
        ///   - linkPassword: The password of the link. `nil` if it has none.
        @export(implementation)
        public init(url: String, path: String? = nil, linkPassword: String? = nil) {
            var builder = RecordBuilder(Sharing._type(39))
            builder.string(0, url)
            builder.string(1, path)
            builder.string(2, linkPassword)
            self.init(_plainRecord: builder.record())
        }

        /// The URL of the link.
        @export(implementation) public var url: String { _plainRecord.string(0) }
        /// The path of an item in the folder of the link. It is relative to the folder and starts with `/`. Starts with
        /// `/`.
        @export(implementation) public var path: String? { _plainRecord.stringOpt(1) }
        /// The password of the link. `nil` if it has none.
        @export(implementation) public var linkPassword: String? { _plainRecord.stringOpt(2) }
    }

    /// The links to list.
    public struct GetSharedLinksArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameter path: The path of the file or folder whose links to list. `nil` lists all links.
        @export(implementation)
        public init(path: String? = nil) {
            var builder = RecordBuilder(Sharing._type(40))
            builder.string(0, path)
            self.init(_plainRecord: builder.record())
        }

        /// The path of the file or folder whose links to list. `nil` lists all links.
        @export(implementation) public var path: String? { _plainRecord.stringOpt(0) }
    }

    /// The reason that links weren't listed.
    public enum GetSharedLinksError: StoneUnion, CustomStringConvertible {
        /// The path has an invalid format. The associated value may describe the problem.
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

    /// The shared links of the user.
    public struct GetSharedLinksResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(links: [Sharing.LinkMetadata]) {
            var builder = RecordBuilder(Sharing._type(42))
            builder.polymorphics(0, links)
            self.init(_plainRecord: builder.record())
        }

        /// The links.
        @export(implementation) public var links: [Sharing.LinkMetadata] { _plainRecord.polymorphics(0) }
    }

    /// Information about a group.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class GroupInfo: TeamCommon.GroupSummary, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance. The properties describe the parameters.
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

        /// The type of the group. Use `groupManagementType` instead. Deprecated.
        @export(implementation) public var groupType: TeamCommon.GroupType { _record.union(5) }
        /// A Boolean value that indicates whether the user is a member of the group.
        @export(implementation) public var isMember: Bool { _record.bool(6) }
        /// A Boolean value that indicates whether the user is an owner of the group.
        @export(implementation) public var isOwner: Bool { _record.bool(7) }
        /// A Boolean value that indicates whether the group belongs to the user's team.
        @export(implementation) public var sameTeam: Bool { _record.bool(8) }
    }

    /// A group that has access, and its access level.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class GroupMembershipInfo: Sharing.MembershipInfo, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance. The properties describe the parameters.
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

    /// An action that requires another plan.
    public struct InsufficientPlan: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(message: String, upsellUrl: String? = nil) {
            var builder = RecordBuilder(Sharing._type(45))
            builder.string(0, message)
            builder.string(1, upsellUrl)
            self.init(_plainRecord: builder.record())
        }

        /// A message for the user.
        @export(implementation) public var message: String { _plainRecord.string(0) }
        /// The URL at which the user can change the plan. `nil` if there is none.
        @export(implementation) public var upsellUrl: String? { _plainRecord.stringOpt(1) }
    }

    /// The missing space, in bytes.
    public struct InsufficientQuotaAmounts: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(spaceNeeded: UInt64, spaceShortage: UInt64, spaceLeft: UInt64) {
            var builder = RecordBuilder(Sharing._type(46))
            builder.uint64(0, spaceNeeded)
            builder.uint64(1, spaceShortage)
            builder.uint64(2, spaceLeft)
            self.init(_plainRecord: builder.record())
        }

        /// The space that the folder requires, in bytes.
        @export(implementation) public var spaceNeeded: UInt64 { _plainRecord.uint64(0) }
        /// The missing space, in bytes.
        @export(implementation) public var spaceShortage: UInt64 { _plainRecord.uint64(1) }
        /// The available space, in bytes.
        @export(implementation) public var spaceLeft: UInt64 { _plainRecord.uint64(2) }
    }

    /// An invited person.
    public enum InviteeInfo: StoneUnion, CustomStringConvertible {
        /// The email address to which the invitation was sent. At most 255 characters. Is an email address.
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

    /// An invited person, and their access level.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class InviteeMembershipInfo: Sharing.MembershipInfo, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance. The properties describe the parameters.
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

        /// The invited person.
        @export(implementation) public var invitee: Sharing.InviteeInfo { _record.union(4) }
        /// The account of the person. `nil` if it isn't known.
        @export(implementation) public var user: Sharing.UserInfo? { _record.objectOpt(5) }
    }

    /// The reason that a job failed.
    public enum JobError: StoneUnion, CustomStringConvertible {
        /// The folder wasn't unshared.
        case unshareFolderError(Sharing.UnshareFolderError)
        /// The member wasn't removed.
        case removeFolderMemberError(Sharing.RemoveFolderMemberError)
        /// The user didn't leave the folder.
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
        /// The job is still running. Poll again later.
        case inProgress
        /// The job completed successfully.
        case complete
        /// The job failed.
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

    /// The access level that a link gives.
    public enum LinkAccessLevel: StoneUnion, CustomStringConvertible {
        /// People with the link can view and comment.
        case viewer
        /// People with the link can view, comment, and edit.
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

    /// An action that a user can take on a link.
    public enum LinkAction: StoneUnion, CustomStringConvertible {
        /// Change the access level of the link.
        case changeAccessLevel
        /// Change the audience of the link.
        case changeAudience
        /// Remove the expiration date.
        case removeExpiry
        /// Remove the password.
        case removePassword
        /// Set the expiration date.
        case setExpiry
        /// Set the password.
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

    /// The audience of a link.
    public enum LinkAudience: StoneUnion, CustomStringConvertible {
        /// Anyone with the link.
        case public_
        /// Team members only.
        case team
        /// No one. The link gives no access; people who already have access can use it to find the content.
        case noOne
        /// Anyone with the password. Use `requirePassword` instead. Deprecated.
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

    /// The reason that an audience isn't allowed.
    public enum LinkAudienceDisallowedReason: StoneUnion, CustomStringConvertible {
        /// The visibility of this link can't be changed. Revoke the link, and create a new one.
        case deleteAndRecreate
        /// The shared folder that contains the item doesn't allow it.
        case restrictedBySharedFolder
        /// The team doesn't allow it.
        case restrictedByTeam
        /// The user belongs to no team.
        case userNotOnTeam
        /// The user's plan doesn't include it.
        case userAccountType
        /// The user doesn't have permission.
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

    /// An audience, and whether the user can choose it.
    public struct LinkAudienceOption: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
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

        /// The audience.
        @export(implementation) public var audience: Sharing.LinkAudience { _plainRecord.union(0) }
        /// A Boolean value that indicates whether the user can choose the audience.
        @export(implementation) public var allowed: Bool { _plainRecord.bool(1) }
        /// The reason that the user can't choose the audience. `nil` if they can.
        @export(implementation)
        public var disallowedReason: Sharing.LinkAudienceDisallowedReason? { _plainRecord.unionOpt(2) }
    }

    /// A change of a link's expiration date.
    public enum LinkExpiry: StoneUnion, CustomStringConvertible {
        /// Removes the expiration date.
        case removeExpiry
        /// Sets the expiration date.
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

    /// The metadata of a link. Cast it to `Sharing.PathLinkMetadata` or `Sharing.CollectionLinkMetadata`.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public class LinkMetadata: StoneObject, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(url: String, visibility: Sharing.Visibility, expires: Date? = nil) {
            var builder = RecordBuilder(Sharing._type(57))
            builder.string(0, url)
            builder.union(1, visibility._value)
            builder.date(2, expires)
            super.init(_record: builder.record())
        }

        /// The URL of the link.
        @export(implementation) public final var url: String { _record.string(0) }
        /// The people who can use the link.
        @export(implementation) public final var visibility: Sharing.Visibility { _record.union(1) }
        /// The time at which the link expires. `nil` if it doesn't expire.
        @export(implementation) public final var expires: Date? { _record.dateOpt(2) }
    }

    /// A change of a link's password.
    public enum LinkPassword: StoneUnion, CustomStringConvertible {
        /// Removes the password.
        case removePassword
        /// Sets the password.
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

    /// A value that indicates whether the user can take an action on a link.
    public struct LinkPermission: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(action: Sharing.LinkAction, allow: Bool, reason: Sharing.PermissionDeniedReason? = nil) {
            var builder = RecordBuilder(Sharing._type(59))
            builder.union(0, action._value)
            builder.bool(1, allow)
            builder.union(2, reason?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The action.
        @export(implementation) public var action: Sharing.LinkAction { _plainRecord.union(0) }
        /// A Boolean value that indicates whether the user can take the action.
        @export(implementation) public var allow: Bool { _plainRecord.bool(1) }
        /// The reason that the user can't take the action. `nil` if they can.
        @export(implementation) public var reason: Sharing.PermissionDeniedReason? { _plainRecord.unionOpt(2) }
    }

    /// The people who can use a link, and the changes that the user can make to it.
    public struct LinkPermissions: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
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

        /// The people who can use the link, considering the policies of the team and folder. Some links have
        /// `effectiveAudience` instead.
        @export(implementation) public var resolvedVisibility: Sharing.ResolvedVisibility? { _plainRecord.unionOpt(0) }
        /// The requested visibility of the link. `nil` unless the user owns the link.
        @export(implementation)
        public var requestedVisibility: Sharing.RequestedVisibility? { _plainRecord.unionOpt(1) }
        /// A Boolean value that indicates whether the user can revoke the link.
        @export(implementation) public var canRevoke: Bool { _plainRecord.bool(2) }
        /// The reason that the user can't revoke the link. `nil` if they can.
        @export(implementation)
        public var revokeFailureReason: Sharing.SharedLinkAccessFailureReason? { _plainRecord.unionOpt(3) }
        /// The people who can use the link with `linkAccessLevel`.
        @export(implementation) public var effectiveAudience: Sharing.LinkAudience? { _plainRecord.unionOpt(4) }
        /// The access level that the link gives, in addition to the access that people already have.
        @export(implementation) public var linkAccessLevel: Sharing.LinkAccessLevel? { _plainRecord.unionOpt(5) }
        /// The visibilities, and whether the user can choose them.
        @export(implementation) public var visibilityPolicies: [Sharing.VisibilityPolicy] { _plainRecord.list(6) }
        /// A Boolean value that indicates whether the user can set or change the expiration date.
        @export(implementation) public var canSetExpiry: Bool { _plainRecord.bool(7) }
        /// A Boolean value that indicates whether the user can remove the expiration date.
        @export(implementation) public var canRemoveExpiry: Bool { _plainRecord.bool(8) }
        /// A Boolean value that indicates whether the link allows downloads.
        @export(implementation) public var allowDownload: Bool { _plainRecord.bool(9) }
        /// A Boolean value that indicates whether the user can allow downloads.
        @export(implementation) public var canAllowDownload: Bool { _plainRecord.bool(10) }
        /// A Boolean value that indicates whether the user can disallow downloads.
        @export(implementation) public var canDisallowDownload: Bool { _plainRecord.bool(11) }
        /// A Boolean value that indicates whether the link allows comments. Deprecated.
        @export(implementation) public var allowComments: Bool { _plainRecord.bool(12) }
        /// A Boolean value that indicates whether the team disallows comments. Deprecated.
        @export(implementation) public var teamRestrictsComments: Bool { _plainRecord.bool(13) }
        /// The audiences, and whether the user can choose them.
        @export(implementation) public var audienceOptions: [Sharing.LinkAudienceOption]? { _plainRecord.listOpt(14) }
        /// A Boolean value that indicates whether the user can set a password.
        @export(implementation) public var canSetPassword: Bool? { _plainRecord.boolOpt(15) }
        /// A Boolean value that indicates whether the user can remove the password.
        @export(implementation) public var canRemovePassword: Bool? { _plainRecord.boolOpt(16) }
        /// A Boolean value that indicates whether the link requires a password.
        @export(implementation) public var requirePassword: Bool? { _plainRecord.boolOpt(17) }
        /// A Boolean value that indicates whether the user's plan includes the extended sharing controls.
        @export(implementation) public var canUseExtendedSharingControls: Bool? { _plainRecord.boolOpt(18) }
        /// A Boolean value that indicates whether people can add the content to their own Dropbox.
        @export(implementation) public var canSync: Bool? { _plainRecord.boolOpt(19) }
        /// A Boolean value that indicates whether people can request access.
        @export(implementation) public var canRequestAccess: Bool? { _plainRecord.boolOpt(20) }
        /// The owning team's policy for passwords of links shared outside the team. `nil` unless a team owns the link.
        @export(implementation)
        public var enforceSharedLinkPasswordPolicy: TeamPolicies.EnforceLinkPasswordPolicy? {
            _plainRecord.unionOpt(21)
        }
        /// The time after which links of the owning team expire by default. `nil` unless a team owns the link.
        @export(implementation)
        public var daysToExpirePolicy: TeamPolicies.DefaultLinkExpirationDaysPolicy? { _plainRecord.unionOpt(22) }
        /// The owning team's policy for changes of the default expiration. `nil` unless a team owns the link.
        @export(implementation)
        public var changeSharedLinkExpirationPolicy: Sharing.ChangeLinkExpirationPolicy? { _plainRecord.unionOpt(23) }
    }

    /// The settings of the link to shared content.
    public struct LinkSettings: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - accessLevel: The access level of the link: `.viewer` or `.viewerNoComment`.
        ///   - audience: The audience of the link.
        ///   - expiry: The change of the link's expiration date.
        ///   - password: The change of the link's password.
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

        /// The access level of the link: `.viewer` or `.viewerNoComment`.
        @export(implementation) public var accessLevel: Sharing.AccessLevel? { _plainRecord.unionOpt(0) }
        /// The audience of the link.
        @export(implementation) public var audience: Sharing.LinkAudience? { _plainRecord.unionOpt(1) }
        /// The change of the link's expiration date.
        @export(implementation) public var expiry: Sharing.LinkExpiry? { _plainRecord.unionOpt(2) }
        /// The change of the link's password.
        @export(implementation) public var password: Sharing.LinkPassword? { _plainRecord.unionOpt(3) }
    }

    /// The file whose members to list.
    public struct ListFileMembersArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - file: The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
        ///   - actions: The actions whose permissions to include.
        ///   - includeInherited: A Boolean value that indicates whether to include members who have access only through
        ///     a folder. The default is `true`.
        ///   - limit: The maximum number of items in a page. The default is 100. From 1 to 300.
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

        /// The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
        @export(implementation) public var file: String { _plainRecord.string(0) }
        /// The actions whose permissions to include.
        @export(implementation) public var actions: [Sharing.MemberAction]? { _plainRecord.unionsOpt(1) }
        /// A Boolean value that indicates whether to include members who have access only through a folder. The default
        /// is `true`.
        @export(implementation) public var includeInherited: Bool { _plainRecord.bool(2, true) }
        /// The maximum number of items in a page. The default is 100. From 1 to 300.
        @export(implementation) public var limit: UInt32 { _plainRecord.uint32(3, 100) }
    }

    /// The files whose members to list.
    public struct ListFileMembersBatchArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - files: The paths or `id:…` of the files. At most 100 items. Each item has at least 1 character. Each
        ///     item starts with `/`, `id:`, `ns:`, or `nspath:`.
        ///   - limit: The maximum number of members for each file. The default is 1000. At most 3000.
        @export(implementation)
        public init(files: [String], limit: UInt32 = 1000) {
            var builder = RecordBuilder(Sharing._type(63))
            builder.strings(0, files)
            builder.uint32(1, limit)
            self.init(_plainRecord: builder.record())
        }

        /// The paths or `id:…` of the files. At most 100 items. Each item has at least 1 character. Each item starts
        /// with `/`, `id:`, `ns:`, or `nspath:`.
        @export(implementation) public var files: [String] { _plainRecord.strings(0) }
        /// The maximum number of members for each file. The default is 1000. At most 3000.
        @export(implementation) public var limit: UInt32 { _plainRecord.uint32(1, 1000) }
    }

    /// The members of one file.
    public struct ListFileMembersBatchResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(file: String, result: Sharing.ListFileMembersIndividualResult) {
            var builder = RecordBuilder(Sharing._type(64))
            builder.string(0, file)
            builder.union(1, result._value)
            self.init(_plainRecord: builder.record())
        }

        /// The file, as specified in the call. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
        @export(implementation) public var file: String { _plainRecord.string(0) }
        /// The members of the file, or the error.
        @export(implementation) public var result: Sharing.ListFileMembersIndividualResult { _plainRecord.union(1) }
    }

    /// The position at which a listing continues.
    public struct ListFileMembersContinueArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameter cursor: The cursor of the most recent page.
        @export(implementation)
        public init(cursor: String) {
            var builder = RecordBuilder(Sharing._type(65))
            builder.string(0, cursor)
            self.init(_plainRecord: builder.record())
        }

        /// The cursor of the most recent page.
        @export(implementation) public var cursor: String { _plainRecord.string(0) }
    }

    /// The reason that the next page wasn't returned.
    public enum ListFileMembersContinueError: StoneUnion, CustomStringConvertible {
        /// The user's account can't be used.
        case userError(Sharing.SharingUserError)
        /// The file can't be accessed.
        case accessError(Sharing.SharingFileAccessError)
        /// The cursor isn't valid. List from the start.
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

    /// The members of a file, and their number.
    public struct ListFileMembersCountResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(members: Sharing.SharedFileMembers, memberCount: UInt32) {
            var builder = RecordBuilder(Sharing._type(67))
            builder.object(0, members._plainRecord)
            builder.uint32(1, memberCount)
            self.init(_plainRecord: builder.record())
        }

        /// The members.
        @export(implementation) public var members: Sharing.SharedFileMembers { _plainRecord.object(0) }
        /// The number of members, without those who have access through a folder.
        @export(implementation) public var memberCount: UInt32 { _plainRecord.uint32(1) }
    }

    /// The reason that members weren't listed.
    public enum ListFileMembersError: StoneUnion, CustomStringConvertible {
        /// The user's account can't be used.
        case userError(Sharing.SharingUserError)
        /// The file can't be accessed.
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

    /// The members of one file, or the error.
    public enum ListFileMembersIndividualResult: StoneUnion, CustomStringConvertible {
        /// The members of the file.
        case result(Sharing.ListFileMembersCountResult)
        /// The file can't be accessed.
        case accessError(Sharing.SharingFileAccessError)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .result(.init(_plainRecord: payload))
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

    /// The options of a list of files.
    public struct ListFilesArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - limit: The maximum number of items in a page. The default is 100. From 1 to 300.
        ///   - actions: The actions whose permissions to include.
        @export(implementation)
        public init(limit: UInt32 = 100, actions: [Sharing.FileAction]? = nil) {
            var builder = RecordBuilder(Sharing._type(70))
            builder.uint32(0, limit)
            builder.unions(1, actions)
            self.init(_plainRecord: builder.record())
        }

        /// The maximum number of items in a page. The default is 100. From 1 to 300.
        @export(implementation) public var limit: UInt32 { _plainRecord.uint32(0, 100) }
        /// The actions whose permissions to include.
        @export(implementation) public var actions: [Sharing.FileAction]? { _plainRecord.unionsOpt(1) }
    }

    /// The position at which a listing continues.
    public struct ListFilesContinueArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameter cursor: The cursor of the most recent page.
        @export(implementation)
        public init(cursor: String) {
            var builder = RecordBuilder(Sharing._type(71))
            builder.string(0, cursor)
            self.init(_plainRecord: builder.record())
        }

        /// The cursor of the most recent page.
        @export(implementation) public var cursor: String { _plainRecord.string(0) }
    }

    /// The reason that the next page wasn't returned.
    public enum ListFilesContinueError: StoneUnion, CustomStringConvertible {
        /// The user's account can't be used.
        case userError(Sharing.SharingUserError)
        /// The cursor isn't valid. List from the start.
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

    /// A page of the files that are shared with the user.
    public struct ListFilesResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(entries: [Sharing.SharedFileMetadata], cursor: String? = nil) {
            var builder = RecordBuilder(Sharing._type(73))
            builder.list(0, entries)
            builder.string(1, cursor)
            self.init(_plainRecord: builder.record())
        }

        /// The files.
        @export(implementation) public var entries: [Sharing.SharedFileMetadata] { _plainRecord.list(0) }
        /// The cursor of the next page. `nil` if this is the last page.
        @export(implementation) public var cursor: String? { _plainRecord.stringOpt(1) }
    }

    /// The shared folder whose members to list.
    public struct ListFolderMembersArgs: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - sharedFolderId: The identifier of the shared folder. Ignored if `path` isn't `nil`. Consists of letters
        ///     from A to Z, digits, hyphens, underscores, and colons.
        ///   - actions: The actions whose permissions to include.
        ///   - limit: The maximum number of members, groups, and invited people in a page. The default is 1000. From 1
        ///     to 1000.
        ///   - path: The path of the folder. Use it to include people who have access through a parent folder.
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

        /// The actions whose permissions to include.
        @export(implementation) public var actions: [Sharing.MemberAction]? { _plainRecord.unionsOpt(0) }
        /// The maximum number of members, groups, and invited people in a page. The default is 1000. From 1 to 1000.
        @export(implementation) public var limit: UInt32 { _plainRecord.uint32(1, 1000) }
        /// The identifier of the shared folder. Ignored if `path` isn't `nil`. Consists of letters from A to Z, digits,
        /// hyphens, underscores, and colons.
        @export(implementation) public var sharedFolderId: String { _plainRecord.string(2) }
        /// The path of the folder. Use it to include people who have access through a parent folder.
        @export(implementation) public var path: String? { _plainRecord.stringOpt(3) }
    }

    /// The position at which a listing continues.
    public struct ListFolderMembersContinueArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameter cursor: The cursor of the most recent page.
        @export(implementation)
        public init(cursor: String) {
            var builder = RecordBuilder(Sharing._type(75))
            builder.string(0, cursor)
            self.init(_plainRecord: builder.record())
        }

        /// The cursor of the most recent page.
        @export(implementation) public var cursor: String { _plainRecord.string(0) }
    }

    /// The reason that the next page wasn't returned.
    public enum ListFolderMembersContinueError: StoneUnion, CustomStringConvertible {
        /// The shared folder can't be accessed.
        case accessError(Sharing.SharedFolderAccessError)
        /// The cursor isn't valid. List from the start.
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

    /// The options of a list of members.
    public struct ListFolderMembersCursorArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - actions: The actions whose permissions to include.
        ///   - limit: The maximum number of members, groups, and invited people in a page. The default is 1000. From 1
        ///     to 1000.
        @export(implementation)
        public init(actions: [Sharing.MemberAction]? = nil, limit: UInt32 = 1000) {
            var builder = RecordBuilder(Sharing._type(77))
            builder.unions(0, actions)
            builder.uint32(1, limit)
            self.init(_plainRecord: builder.record())
        }

        /// The actions whose permissions to include.
        @export(implementation) public var actions: [Sharing.MemberAction]? { _plainRecord.unionsOpt(0) }
        /// The maximum number of members, groups, and invited people in a page. The default is 1000. From 1 to 1000.
        @export(implementation) public var limit: UInt32 { _plainRecord.uint32(1, 1000) }
    }

    /// The options of a list of shared folders.
    public struct ListFoldersArgs: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
        ///   - actions: The actions whose permissions to include.
        @export(implementation)
        public init(limit: UInt32 = 1000, actions: [Sharing.FolderAction]? = nil) {
            var builder = RecordBuilder(Sharing._type(78))
            builder.uint32(0, limit)
            builder.unions(1, actions)
            self.init(_plainRecord: builder.record())
        }

        /// The maximum number of items in a page. The default is 1000. From 1 to 1000.
        @export(implementation) public var limit: UInt32 { _plainRecord.uint32(0, 1000) }
        /// The actions whose permissions to include.
        @export(implementation) public var actions: [Sharing.FolderAction]? { _plainRecord.unionsOpt(1) }
    }

    /// The position at which a listing continues.
    public struct ListFoldersContinueArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameter cursor: The cursor of the most recent page.
        @export(implementation)
        public init(cursor: String) {
            var builder = RecordBuilder(Sharing._type(79))
            builder.string(0, cursor)
            self.init(_plainRecord: builder.record())
        }

        /// The cursor of the most recent page.
        @export(implementation) public var cursor: String { _plainRecord.string(0) }
    }

    /// The reason that the next page wasn't returned.
    public enum ListFoldersContinueError: StoneUnion, CustomStringConvertible {
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

    /// A page of shared folders.
    public struct ListFoldersResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(entries: [Sharing.SharedFolderMetadata], cursor: String? = nil) {
            var builder = RecordBuilder(Sharing._type(81))
            builder.objects(0, entries)
            builder.string(1, cursor)
            self.init(_plainRecord: builder.record())
        }

        /// The shared folders. Folders that aren't mounted have no `pathLower`.
        @export(implementation) public var entries: [Sharing.SharedFolderMetadata] { _plainRecord.objects(0) }
        /// The cursor of the next page. `nil` if this is the last page.
        @export(implementation) public var cursor: String? { _plainRecord.stringOpt(1) }
    }

    /// The links to list.
    public struct ListSharedLinksArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - path: The path for which to list links. `nil` lists all links of the user, page by page. Starts with
        ///     `/`, `id:`, `rev:`, or `ns:`.
        ///   - cursor: The cursor of the most recent page. `nil` for the first page.
        ///   - directOnly: A Boolean value that indicates whether to omit links to parent folders of `path`.
        @export(implementation)
        public init(path: String? = nil, cursor: String? = nil, directOnly: Bool? = nil) {
            var builder = RecordBuilder(Sharing._type(82))
            builder.string(0, path)
            builder.string(1, cursor)
            builder.bool(2, directOnly)
            self.init(_plainRecord: builder.record())
        }

        /// The path for which to list links. `nil` lists all links of the user, page by page. Starts with `/`, `id:`,
        /// `rev:`, or `ns:`.
        @export(implementation) public var path: String? { _plainRecord.stringOpt(0) }
        /// The cursor of the most recent page. `nil` for the first page.
        @export(implementation) public var cursor: String? { _plainRecord.stringOpt(1) }
        /// A Boolean value that indicates whether to omit links to parent folders of `path`.
        @export(implementation) public var directOnly: Bool? { _plainRecord.boolOpt(2) }
    }

    /// The reason that links weren't listed.
    public enum ListSharedLinksError: StoneUnion, CustomStringConvertible {
        /// No item exists at this path.
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

    /// A page of shared links.
    public struct ListSharedLinksResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
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
        /// A Boolean value that indicates whether there is another page. Get it with `listSharedLinks` and `cursor`.
        @export(implementation) public var hasMore: Bool { _plainRecord.bool(1) }
        /// The cursor of the next page. `nil` if the call specified a path.
        @export(implementation) public var cursor: String? { _plainRecord.stringOpt(2) }
    }

    /// The access of a member after a change.
    public struct MemberAccessLevelResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
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

        /// The access level that the member still has through a folder.
        @export(implementation) public var accessLevel: Sharing.AccessLevel? { _plainRecord.unionOpt(0) }
        /// A message for the user about the remaining access.
        @export(implementation) public var warning: String? { _plainRecord.stringOpt(1) }
        /// The folders through which the member has access.
        @export(implementation) public var accessDetails: [Sharing.ParentFolderAccessInfo]? { _plainRecord.listOpt(2) }
    }

    /// An action that a user can take on a member.
    public enum MemberAction: StoneUnion, CustomStringConvertible {
        /// Let the member keep a copy after the removal.
        case leaveACopy
        /// Make the member an editor.
        case makeEditor
        /// Make the member the owner.
        case makeOwner
        /// Make the member a viewer who can comment.
        case makeViewer
        /// Make the member a viewer who can't comment.
        case makeViewerNoComment
        /// Remove the member.
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

    /// A value that indicates whether the user can take an action on a member.
    public struct MemberPermission: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(action: Sharing.MemberAction, allow: Bool, reason: Sharing.PermissionDeniedReason? = nil) {
            var builder = RecordBuilder(Sharing._type(87))
            builder.union(0, action._value)
            builder.bool(1, allow)
            builder.union(2, reason?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The action.
        @export(implementation) public var action: Sharing.MemberAction { _plainRecord.union(0) }
        /// A Boolean value that indicates whether the user can take the action.
        @export(implementation) public var allow: Bool { _plainRecord.bool(1) }
        /// The reason that the user can't take the action. `nil` if they can.
        @export(implementation) public var reason: Sharing.PermissionDeniedReason? { _plainRecord.unionOpt(2) }
    }

    /// The people who can be members of a shared folder that a team owns.
    public enum MemberPolicy: StoneUnion, CustomStringConvertible {
        /// Team members only.
        case team
        /// Anyone.
        case anyone
        /// Team members, and people that the admins approved.
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

    /// A person or group, by identifier or email address.
    public enum MemberSelector: StoneUnion, CustomStringConvertible {
        /// The identifier of an account, team member, or group. At least 1 character.
        case dropboxId(String)
        /// An email address, with or without an account. At most 255 characters. Is an email address.
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

    /// A member, and their access level.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public class MembershipInfo: StoneObject, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance. The properties describe the parameters.
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

        /// The access level of the member, including access through folders.
        @export(implementation) public final var accessType: Sharing.AccessLevel { _record.union(0) }
        /// The permissions of the user for this member, for the requested actions.
        @export(implementation) public final var permissions: [Sharing.MemberPermission]? { _record.listOpt(1) }
        /// Always `nil`. Deprecated.
        @export(implementation) public final var initials: String? { _record.stringOpt(2) }
        /// A Boolean value that indicates whether the member has access through a parent folder. The default is
        /// `false`.
        @export(implementation) public final var isInherited: Bool { _record.bool(3) }
    }

    /// The changes to a link.
    public struct ModifySharedLinkSettingsArgs: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - url: The URL of the link.
        ///   - settings: The new settings.
        ///   - removeExpiration: A Boolean value that indicates whether to remove the expiration date. The default is
        ///     `false`.
        @export(implementation)
        public init(url: String, settings: Sharing.SharedLinkSettings, removeExpiration: Bool = false) {
            var builder = RecordBuilder(Sharing._type(91))
            builder.string(0, url)
            builder.object(1, settings._plainRecord)
            builder.bool(2, removeExpiration)
            self.init(_plainRecord: builder.record())
        }

        /// The URL of the link.
        @export(implementation) public var url: String { _plainRecord.string(0) }
        /// The new settings.
        @export(implementation) public var settings: Sharing.SharedLinkSettings { _plainRecord.object(1) }
        /// A Boolean value that indicates whether to remove the expiration date. The default is `false`.
        @export(implementation) public var removeExpiration: Bool { _plainRecord.bool(2) }
    }

    /// The reason that a link wasn't changed.
    public enum ModifySharedLinkSettingsError: StoneUnion, CustomStringConvertible {
        /// The shared link doesn't exist.
        case sharedLinkNotFound
        /// The user doesn't have access to the link.
        case sharedLinkAccessDenied
        /// Links of this kind can't be downloaded. Use `export` of `Files` instead.
        case unsupportedLinkType
        /// Private links support neither `path` nor `linkPassword`.
        case unsupportedParameterField
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// The settings aren't valid.
        case settingsError(Sharing.SharedLinkSettingsError)
        /// The user hasn't verified their email address. Ask the user to verify it, and then try again.
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

    /// The folder to mount.
    public struct MountFolderArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameter sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits,
        ///   hyphens, underscores, and colons.
        @export(implementation)
        public init(sharedFolderId: String) {
            var builder = RecordBuilder(Sharing._type(93))
            builder.string(0, sharedFolderId)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens, underscores, and
        /// colons.
        @export(implementation) public var sharedFolderId: String { _plainRecord.string(0) }
    }

    /// The reason that a shared folder wasn't mounted.
    public enum MountFolderError: StoneUnion, CustomStringConvertible {
        /// The shared folder can't be accessed.
        case accessError(Sharing.SharedFolderAccessError)
        /// The folder would lie inside another shared folder.
        case insideSharedFolder
        /// The user doesn't have enough space for the folder.
        case insufficientQuota(Sharing.InsufficientQuotaAmounts)
        /// The folder is already mounted.
        case alreadyMounted
        /// The user doesn't have permission.
        case noPermission
        /// The folder can't be mounted, for example because it lies inside a team folder of the user.
        case notMountable
        /// Dropbox mounts this folder automatically.
        case mustAutomount
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .accessError(_value.union())
            case 1: self = .insideSharedFolder
            case 2: self = .insufficientQuota(.init(_plainRecord: payload))
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

    /// A folder through which a member has access.
    public struct ParentFolderAccessInfo: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
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
        /// The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens, underscores, and
        /// colons.
        @export(implementation) public var sharedFolderId: String { _plainRecord.string(1) }
        /// The permissions of the user for the member in that folder.
        @export(implementation) public var permissions: [Sharing.MemberPermission] { _plainRecord.list(2) }
        /// The path of the folder, relative to the user's root.
        @export(implementation) public var path: String { _plainRecord.string(3) }
    }

    /// The metadata of a link to a file or folder.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class PathLinkMetadata: Sharing.LinkMetadata, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(url: String, visibility: Sharing.Visibility, path: String, expires: Date? = nil) {
            var builder = RecordBuilder(Sharing._type(96))
            builder.string(0, url)
            builder.union(1, visibility._value)
            builder.date(2, expires)
            builder.string(3, path)
            super.init(_record: builder.record())
        }

        /// The path of the item in the user's Dropbox.
        @export(implementation) public var path: String { _record.string(3) }
    }

    /// The kind of item that will be uploaded to the path of a link.
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

    /// The reason that a user can't take an action.
    public enum PermissionDeniedReason: StoneUnion, CustomStringConvertible {
        /// The user belongs to a different team than the owner.
        case userNotSameTeamAsOwner
        /// The owner doesn't allow the action.
        case userNotAllowedByOwner
        /// The member has access through a folder or group.
        case targetIsIndirectMember
        /// The member is the owner.
        case targetIsOwner
        /// The member is the user.
        case targetIsSelf
        /// The member isn't active in the team.
        case targetNotActive
        /// The folder belongs to a team with a limited plan.
        case folderIsLimitedTeamFolder
        /// The owner belongs to no team.
        case ownerNotOnTeam
        /// The user doesn't have permission.
        case permissionDenied
        /// The user's team doesn't allow the action.
        case restrictedByTeam
        /// The user's plan doesn't include the action.
        case userAccountType
        /// The user belongs to no team.
        case userNotOnTeam
        /// The folder lies inside a shared folder.
        case folderIsInsideSharedFolder
        /// A parent folder doesn't allow the action.
        case restrictedByParentFolder
        /// The user's plan doesn't include the action. The associated value has details.
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
            case 14: self = .insufficientPlan(.init(_plainRecord: payload))
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

    /// The item from which to remove the user's own access.
    public struct RelinquishAccessArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameter fileId: The identifier of the file or folder, `id:…`.
        @export(implementation)
        public init(fileId: String) {
            var builder = RecordBuilder(Sharing._type(99))
            builder.string(0, fileId)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the file or folder, `id:…`.
        @export(implementation) public var fileId: String { _plainRecord.string(0) }
    }

    /// The reason that the user's access wasn't removed.
    public enum RelinquishAccessError: StoneUnion, CustomStringConvertible {
        /// No file or folder has this identifier.
        case invalidFileId
        /// The user hasn't verified their email address. Ask the user to verify it, and then try again.
        case emailUnverified
        /// The user owns the item.
        case owner
        /// The user has access through a folder or group. Leave the folder, or ask for a change of the group.
        case noExplicitAccess
        /// The policies of a team folder don't allow it.
        case teamFolder
        /// The user doesn't have permission.
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

    /// The result of removing the user's own access. It has no fields.
    public struct RelinquishAccessResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(Sharing._type(101))) }
    }

    /// The file from which to remove the user's own access.
    public struct RelinquishFileMembershipArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameter file: The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or
        ///   `nspath:`.
        @export(implementation)
        public init(file: String) {
            var builder = RecordBuilder(Sharing._type(102))
            builder.string(0, file)
            self.init(_plainRecord: builder.record())
        }

        /// The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
        @export(implementation) public var file: String { _plainRecord.string(0) }
    }

    /// The reason that the user's access wasn't removed.
    public enum RelinquishFileMembershipError: StoneUnion, CustomStringConvertible {
        /// The file can't be accessed.
        case accessError(Sharing.SharingFileAccessError)
        /// The user has access through a group.
        case groupAccess
        /// The user doesn't have permission.
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

    /// The folder to leave.
    public struct RelinquishFolderMembershipArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens,
        ///     underscores, and colons.
        ///   - leaveACopy: A Boolean value that indicates whether to keep a copy of the contents. Not supported for
        ///     folders inside a team folder or another shared folder. The default is `false`.
        @export(implementation)
        public init(sharedFolderId: String, leaveACopy: Bool = false) {
            var builder = RecordBuilder(Sharing._type(104))
            builder.string(0, sharedFolderId)
            builder.bool(1, leaveACopy)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens, underscores, and
        /// colons.
        @export(implementation) public var sharedFolderId: String { _plainRecord.string(0) }
        /// A Boolean value that indicates whether to keep a copy of the contents. Not supported for folders inside a
        /// team folder or another shared folder. The default is `false`.
        @export(implementation) public var leaveACopy: Bool { _plainRecord.bool(1) }
    }

    /// The reason that the user didn't leave the folder.
    public enum RelinquishFolderMembershipError: StoneUnion, CustomStringConvertible {
        /// The shared folder can't be accessed.
        case accessError(Sharing.SharedFolderAccessError)
        /// The user owns the folder. Unshare it, or transfer the ownership.
        case folderOwner
        /// The folder is mounted. Unmount it first.
        case mounted
        /// The user has access through a group.
        case groupAccess
        /// The operation isn't supported for team folders.
        case teamFolder
        /// The user doesn't have permission.
        case noPermission
        /// The user has access through a parent folder.
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

    /// The member to remove from a file.
    public struct RemoveFileMemberArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - file: The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
        ///   - member: The member to remove. If an email address belongs to an account, the account is removed.
        @export(implementation)
        public init(file: String, member: Sharing.MemberSelector) {
            var builder = RecordBuilder(Sharing._type(106))
            builder.string(0, file)
            builder.union(1, member._value)
            self.init(_plainRecord: builder.record())
        }

        /// The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
        @export(implementation) public var file: String { _plainRecord.string(0) }
        /// The member to remove. If an email address belongs to an account, the account is removed.
        @export(implementation) public var member: Sharing.MemberSelector { _plainRecord.union(1) }
    }

    /// The reason that a member wasn't removed.
    public enum RemoveFileMemberError: StoneUnion, CustomStringConvertible {
        /// The user's account can't be used.
        case userError(Sharing.SharingUserError)
        /// The file can't be accessed.
        case accessError(Sharing.SharingFileAccessError)
        /// The member has access only through a folder. Remove them there. The associated value is the access level.
        case noExplicitAccess(Sharing.MemberAccessLevelResult)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .userError(_value.union())
            case 1: self = .accessError(_value.union())
            case 2: self = .noExplicitAccess(.init(_plainRecord: payload))
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

    /// The member to remove from a shared folder.
    public struct RemoveFolderMemberArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens,
        ///     underscores, and colons.
        ///   - member: The member to remove.
        ///   - leaveACopy: A Boolean value that indicates whether the member keeps a copy of the contents. Not
        ///     supported for groups, and for folders inside a team folder or another shared folder.
        @export(implementation)
        public init(sharedFolderId: String, member: Sharing.MemberSelector, leaveACopy: Bool) {
            var builder = RecordBuilder(Sharing._type(108))
            builder.string(0, sharedFolderId)
            builder.union(1, member._value)
            builder.bool(2, leaveACopy)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens, underscores, and
        /// colons.
        @export(implementation) public var sharedFolderId: String { _plainRecord.string(0) }
        /// The member to remove.
        @export(implementation) public var member: Sharing.MemberSelector { _plainRecord.union(1) }
        /// A Boolean value that indicates whether the member keeps a copy of the contents. Not supported for groups,
        /// and for folders inside a team folder or another shared folder.
        @export(implementation) public var leaveACopy: Bool { _plainRecord.bool(2) }
    }

    /// The reason that a member wasn't removed.
    public enum RemoveFolderMemberError: StoneUnion, CustomStringConvertible {
        /// The shared folder can't be accessed.
        case accessError(Sharing.SharedFolderAccessError)
        /// The member can't be removed.
        case memberError(Sharing.SharedFolderMemberError)
        /// The member owns the folder. Transfer the ownership first.
        case folderOwner
        /// The member has access through a group.
        case groupAccess
        /// The operation isn't supported for team folders.
        case teamFolder
        /// The user doesn't have permission.
        case noPermission
        /// The folder contains too many files to leave a copy. Remove the member without one.
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
        /// The job is still running. Poll again later.
        case inProgress
        /// The member was removed. The associated value is the access that the member still has.
        case complete(Sharing.MemberAccessLevelResult)
        /// The member wasn't removed.
        case failed(Sharing.RemoveFolderMemberError)

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .inProgress
            case 1: self = .complete(.init(_plainRecord: payload))
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

    /// The requested access level of a link.
    public enum RequestedLinkAccessLevel: StoneUnion, CustomStringConvertible {
        /// People with the link can view and comment.
        case viewer
        /// People with the link can view, comment, and edit. Not supported for all kinds of files.
        case editor
        /// The maximum access level.
        case max
        /// The user's default access level.
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

    /// The requested visibility of a link. The policies of the team and folder may restrict it.
    public enum RequestedVisibility: StoneUnion, CustomStringConvertible {
        /// Anyone with the link.
        case public_
        /// Team members only.
        case teamOnly
        /// Anyone with the link and the password.
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

    /// The people who can use a link, considering the policies of the team and folder.
    public enum ResolvedVisibility: StoneUnion, CustomStringConvertible {
        /// Anyone with the link.
        case public_
        /// Team members only.
        case teamOnly
        /// Anyone with the link and the password.
        case password
        /// Team members with the password.
        case teamAndPassword
        /// Members of the shared folder that contains the item.
        case sharedFolderOnly
        /// No one. The link gives no access.
        case noOne
        /// Only the user.
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

    /// The link to revoke.
    public struct RevokeSharedLinkArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameter url: The URL of the link.
        @export(implementation)
        public init(url: String) {
            var builder = RecordBuilder(Sharing._type(114))
            builder.string(0, url)
            self.init(_plainRecord: builder.record())
        }

        /// The URL of the link.
        @export(implementation) public var url: String { _plainRecord.string(0) }
    }

    /// The reason that a link wasn't revoked.
    public enum RevokeSharedLinkError: StoneUnion, CustomStringConvertible {
        /// The shared link doesn't exist.
        case sharedLinkNotFound
        /// The user doesn't have access to the link.
        case sharedLinkAccessDenied
        /// Links of this kind can't be downloaded. Use `export` of `Files` instead.
        case unsupportedLinkType
        /// Private links support neither `path` nor `linkPassword`.
        case unsupportedParameterField
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// The URL isn't a shared link.
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

    /// The new inheritance of members for a shared folder.
    public struct SetAccessInheritanceArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens,
        ///     underscores, and colons.
        ///   - accessInheritance: A value that indicates whether the folder inherits members from its parent folder.
        ///     The default is `.inherit`.
        @export(implementation)
        public init(sharedFolderId: String, accessInheritance: Sharing.AccessInheritance = .inherit) {
            var builder = RecordBuilder(Sharing._type(116))
            builder.union(0, accessInheritance._value)
            builder.string(1, sharedFolderId)
            self.init(_plainRecord: builder.record())
        }

        /// A value that indicates whether the folder inherits members from its parent folder. The default is
        /// `.inherit`.
        @export(implementation)
        public var accessInheritance: Sharing.AccessInheritance { _plainRecord.union(0, .inherit) }
        /// The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens, underscores, and
        /// colons.
        @export(implementation) public var sharedFolderId: String { _plainRecord.string(1) }
    }

    /// The reason that the inheritance of members wasn't changed.
    public enum SetAccessInheritanceError: StoneUnion, CustomStringConvertible {
        /// The shared folder can't be accessed.
        case accessError(Sharing.SharedFolderAccessError)
        /// The user doesn't have permission.
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

    /// The folder to share, and its settings.
    public struct ShareFolderArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - path: The path or `id:…` of the folder. A folder that doesn't exist is created. Starts with `/`, `id:`,
        ///     or `ns:`.
        ///   - aclUpdatePolicy: The people who can add, change, and remove members.
        ///   - forceAsync: A Boolean value that indicates whether to return a job immediately, even for a small folder.
        ///     The default is `false`.
        ///   - memberPolicy: The people who can be members. Supported only for members of a team.
        ///   - sharedLinkPolicy: The people who can use links to the contents. `.members` is supported only for members
        ///     of a team.
        ///   - viewerInfoPolicy: A value that indicates whether the contents show their viewers.
        ///   - accessInheritance: A value that indicates whether the folder inherits members from its parent folder.
        ///     The default is `.inherit`.
        ///   - actions: The actions whose permissions to include.
        ///   - linkSettings: The settings of the link to the folder.
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

        /// The people who can add, change, and remove members.
        @export(implementation) public var aclUpdatePolicy: Sharing.AclUpdatePolicy? { _plainRecord.unionOpt(0) }
        /// A Boolean value that indicates whether to return a job immediately, even for a small folder. The default is
        /// `false`.
        @export(implementation) public var forceAsync: Bool { _plainRecord.bool(1) }
        /// The people who can be members. Supported only for members of a team.
        @export(implementation) public var memberPolicy: Sharing.MemberPolicy? { _plainRecord.unionOpt(2) }
        /// The path or `id:…` of the folder. A folder that doesn't exist is created. Starts with `/`, `id:`, or `ns:`.
        @export(implementation) public var path: String { _plainRecord.string(3) }
        /// The people who can use links to the contents. `.members` is supported only for members of a team.
        @export(implementation) public var sharedLinkPolicy: Sharing.SharedLinkPolicy? { _plainRecord.unionOpt(4) }
        /// A value that indicates whether the contents show their viewers.
        @export(implementation) public var viewerInfoPolicy: Sharing.ViewerInfoPolicy? { _plainRecord.unionOpt(5) }
        /// A value that indicates whether the folder inherits members from its parent folder. The default is
        /// `.inherit`.
        @export(implementation)
        public var accessInheritance: Sharing.AccessInheritance { _plainRecord.union(6, .inherit) }
        /// The actions whose permissions to include.
        @export(implementation) public var actions: [Sharing.FolderAction]? { _plainRecord.unionsOpt(7) }
        /// The settings of the link to the folder.
        @export(implementation) public var linkSettings: Sharing.LinkSettings? { _plainRecord.objectOpt(8) }
    }

    /// The folder to share, and its settings.
    public struct ShareFolderArgBase: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - path: The path or `id:…` of the folder. A folder that doesn't exist is created. Starts with `/`, `id:`,
        ///     or `ns:`.
        ///   - aclUpdatePolicy: The people who can add, change, and remove members.
        ///   - forceAsync: A Boolean value that indicates whether to return a job immediately, even for a small folder.
        ///     The default is `false`.
        ///   - memberPolicy: The people who can be members. Supported only for members of a team.
        ///   - sharedLinkPolicy: The people who can use links to the contents. `.members` is supported only for members
        ///     of a team.
        ///   - viewerInfoPolicy: A value that indicates whether the contents show their viewers.
        ///   - accessInheritance: A value that indicates whether the folder inherits members from its parent folder.
        ///     The default is `.inherit`.
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

        /// The people who can add, change, and remove members.
        @export(implementation) public var aclUpdatePolicy: Sharing.AclUpdatePolicy? { _plainRecord.unionOpt(0) }
        /// A Boolean value that indicates whether to return a job immediately, even for a small folder. The default is
        /// `false`.
        @export(implementation) public var forceAsync: Bool { _plainRecord.bool(1) }
        /// The people who can be members. Supported only for members of a team.
        @export(implementation) public var memberPolicy: Sharing.MemberPolicy? { _plainRecord.unionOpt(2) }
        /// The path or `id:…` of the folder. A folder that doesn't exist is created. Starts with `/`, `id:`, or `ns:`.
        @export(implementation) public var path: String { _plainRecord.string(3) }
        /// The people who can use links to the contents. `.members` is supported only for members of a team.
        @export(implementation) public var sharedLinkPolicy: Sharing.SharedLinkPolicy? { _plainRecord.unionOpt(4) }
        /// A value that indicates whether the contents show their viewers.
        @export(implementation) public var viewerInfoPolicy: Sharing.ViewerInfoPolicy? { _plainRecord.unionOpt(5) }
        /// A value that indicates whether the folder inherits members from its parent folder. The default is
        /// `.inherit`.
        @export(implementation)
        public var accessInheritance: Sharing.AccessInheritance { _plainRecord.union(6, .inherit) }
    }

    /// The reason that a folder wasn't shared.
    public enum ShareFolderError: StoneUnion, CustomStringConvertible {
        /// The user hasn't verified their email address. Ask the user to verify it, and then try again.
        case emailUnverified
        /// The folder can't be shared because of its kind or location.
        case badPath(Sharing.SharePathError)
        /// The team's policy doesn't allow the `memberPolicy`.
        case teamPolicyDisallowsMemberPolicy
        /// The account can't use the `sharedLinkPolicy`.
        case disallowedSharedLinkPolicy
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// The user doesn't have permission.
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

    /// The reason that a folder wasn't shared.
    public enum ShareFolderErrorBase: StoneUnion, CustomStringConvertible {
        /// The user hasn't verified their email address. Ask the user to verify it, and then try again.
        case emailUnverified
        /// The folder can't be shared because of its kind or location.
        case badPath(Sharing.SharePathError)
        /// The team's policy doesn't allow the `memberPolicy`.
        case teamPolicyDisallowsMemberPolicy
        /// The account can't use the `sharedLinkPolicy`.
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

    /// The reason that a folder wasn't shared.
    public enum ShareFolderErrorBaseV2: StoneUnion, CustomStringConvertible {
        /// The user hasn't verified their email address. Ask the user to verify it, and then try again.
        case emailUnverified
        /// The team's policy doesn't allow the `memberPolicy`.
        case teamPolicyDisallowsMemberPolicy
        /// The account can't use the `sharedLinkPolicy`.
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

    /// The reason that a folder wasn't shared.
    public enum ShareFolderErrorV2: StoneUnion, CustomStringConvertible {
        /// The user hasn't verified their email address. Ask the user to verify it, and then try again.
        case emailUnverified
        /// The team's policy doesn't allow the `memberPolicy`.
        case teamPolicyDisallowsMemberPolicy
        /// The account can't use the `sharedLinkPolicy`.
        case disallowedSharedLinkPolicy
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// The user doesn't have permission.
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
        /// The job is still running. Poll again later.
        case inProgress
        /// The folder was shared.
        case complete(Sharing.SharedFolderMetadata)
        /// The folder wasn't shared.
        case failed(Sharing.ShareFolderError)

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .inProgress
            case 1: self = .complete(.init(_record: payload))
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

    /// The result of `shareFolder`: a job to poll, or the shared folder.
    public enum ShareFolderLaunch: StoneUnion, CustomStringConvertible {
        /// The identifier of the job that the call started. Poll the job with it. At least 1 character.
        case asyncJobId(String)
        /// The folder was shared without a job.
        case complete(Sharing.SharedFolderMetadata)

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .asyncJobId(_value.string())
            default: self = .complete(.init(_record: payload))
            }
        }

        public var _value: Value {
            switch self {
            case .asyncJobId(let value): .boxedValue(0, string: value)
            case .complete(let value): .variant(1, value._record)
            }
        }
    }

    /// The reason that a folder can't be shared.
    public enum SharePathError: StoneUnion, CustomStringConvertible {
        /// The item at this path is a file.
        case isFile
        /// The folder lies inside a shared folder.
        case insideSharedFolder
        /// The folder contains a shared folder.
        case containsSharedFolder
        /// The folder contains an app folder.
        case containsAppFolder
        /// The folder contains a team folder.
        case containsTeamFolder
        /// The folder is an app folder.
        case isAppFolder
        /// The folder lies inside an app folder.
        case insideAppFolder
        /// The folder is the former public folder. Create a shared link instead.
        case isPublicFolder
        /// The folder lies inside the former public folder. Create a shared link instead.
        case insidePublicFolder
        /// The folder is already shared. The associated value is its metadata.
        case alreadyShared(Sharing.SharedFolderMetadata)
        /// The path isn't valid.
        case invalidPath
        /// The folder is a macOS package, such as an app.
        case isOsxPackage
        /// The folder lies inside a macOS package, such as an app.
        case insideOsxPackage
        /// The folder is the Vault.
        case isVault
        /// The folder lies inside a locked Vault.
        case isVaultLocked
        /// The folder is the Family Room folder.
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
            case 9: self = .alreadyShared(.init(_record: payload))
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

    /// The reason that a folder can't be shared.
    public enum SharePathErrorBaseV2: StoneUnion, CustomStringConvertible {
        /// The item at this path is a file.
        case isFile
        /// The folder lies inside a shared folder.
        case insideSharedFolder
        /// The folder contains a shared folder.
        case containsSharedFolder
        /// The folder contains a team folder.
        case containsTeamFolder
        /// The folder is an app folder.
        case isAppFolder
        /// The folder lies inside an app folder.
        case insideAppFolder
        /// The folder is the former public folder. Create a shared link instead.
        case isPublicFolder
        /// The folder lies inside the former public folder. Create a shared link instead.
        case insidePublicFolder
        /// The folder is already shared. The associated value is its metadata.
        case alreadyShared(Sharing.SharedFolderMetadata)
        /// The path isn't valid.
        case invalidPath
        /// The folder is a macOS package, such as an app.
        case isOsxPackage
        /// The folder lies inside a macOS package, such as an app.
        case insideOsxPackage
        /// The folder is the Vault.
        case isVault
        /// The folder lies inside a locked Vault.
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
            case 8: self = .alreadyShared(.init(_record: payload))
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

    /// The reason that a folder can't be shared.
    public enum SharePathErrorV2: StoneUnion, CustomStringConvertible {
        /// The item at this path is a file.
        case isFile
        /// The folder lies inside a shared folder.
        case insideSharedFolder
        /// The folder contains a shared folder.
        case containsSharedFolder
        /// The folder contains a team folder.
        case containsTeamFolder
        /// The folder is an app folder.
        case isAppFolder
        /// The folder lies inside an app folder.
        case insideAppFolder
        /// The folder is the former public folder. Create a shared link instead.
        case isPublicFolder
        /// The folder lies inside the former public folder. Create a shared link instead.
        case insidePublicFolder
        /// The folder is already shared. The associated value is its metadata.
        case alreadyShared(Sharing.SharedFolderMetadata)
        /// The path isn't valid.
        case invalidPath
        /// The folder is a macOS package, such as an app.
        case isOsxPackage
        /// The folder lies inside a macOS package, such as an app.
        case insideOsxPackage
        /// The folder is the Vault.
        case isVault
        /// The folder lies inside a locked Vault.
        case isVaultLocked
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// The folder is the Family Room folder.
        case isFamily
        /// The folder contains an app folder.
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
            case 8: self = .alreadyShared(.init(_record: payload))
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

    /// The metadata of the link to shared content.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class SharedContentLinkMetadata: Sharing.SharedContentLinkMetadataBase, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance. The properties describe the parameters.
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

        /// The items in the folder whose audience differs from that of the folder. `nil` unless the call is for one
        /// folder.
        @export(implementation) public var audienceExceptions: Sharing.AudienceExceptions? { _record.objectOpt(7) }
        /// The URL of the link.
        @export(implementation) public var url: String { _record.string(8) }
    }

    /// The metadata of a link to shared content.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public class SharedContentLinkMetadataBase: StoneObject, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance. The properties describe the parameters.
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

        /// The access level that the link gives.
        @export(implementation) public final var accessLevel: Sharing.AccessLevel? { _record.unionOpt(0) }
        /// The audiences that could be chosen.
        @export(implementation) public final var audienceOptions: [Sharing.LinkAudience] { _record.unions(1) }
        /// The shared folder that prevents a smaller audience.
        @export(implementation)
        public final var audienceRestrictingSharedFolder: Sharing.AudienceRestrictingSharedFolder? {
            _record.objectOpt(2)
        }
        /// The current audience of the link.
        @export(implementation) public final var currentAudience: Sharing.LinkAudience { _record.union(3) }
        /// The time at which the link expires. `nil` if it doesn't expire. After the expiration, only members can use
        /// it.
        @export(implementation) public final var expiry: Date? { _record.dateOpt(4) }
        /// The permissions of the user for the link.
        @export(implementation) public final var linkPermissions: [Sharing.LinkPermission] { _record.list(5) }
        /// A Boolean value that indicates whether the link requires a password.
        @export(implementation) public final var passwordProtected: Bool { _record.bool(6) }
    }

    /// The people who have access to a file.
    public struct SharedFileMembers: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
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
        /// The invited people who haven't signed in yet.
        @export(implementation) public var invitees: [Sharing.InviteeMembershipInfo] { _plainRecord.objects(2) }
        /// The cursor of the next page, for `listFileMembersContinue`. `nil` if this is the last page.
        @export(implementation) public var cursor: String? { _plainRecord.stringOpt(3) }
    }

    /// The sharing metadata of a file.
    public struct SharedFileMetadata: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
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

        /// The access level of the user.
        @export(implementation) public var accessType: Sharing.AccessLevel? { _plainRecord.unionOpt(0) }
        /// The identifier of the file, `id:…`. At least 4 characters. Starts with `id:`.
        @export(implementation) public var id: String { _plainRecord.string(1) }
        /// The expected metadata of the link, if no link exists. Rarely available.
        @export(implementation)
        public var expectedLinkMetadata: Sharing.ExpectedSharedContentLinkMetadata? { _plainRecord.objectOpt(2) }
        /// The metadata of the link to the file. Rarely available.
        @export(implementation)
        public var linkMetadata: Sharing.SharedContentLinkMetadata? { _plainRecord.objectOpt(3) }
        /// The name of the file.
        @export(implementation) public var name: String { _plainRecord.string(4) }
        /// The names of the owners and, in a team folder, of the admins.
        @export(implementation) public var ownerDisplayNames: [String]? { _plainRecord.stringsOpt(5) }
        /// The team that owns the file. `nil` if no team does.
        @export(implementation) public var ownerTeam: Users.Team? { _plainRecord.objectOpt(6) }
        /// The identifier of the shared folder that contains the file. `nil` if none does. Consists of letters from A
        /// to Z, digits, hyphens, underscores, and colons.
        @export(implementation) public var parentSharedFolderId: String? { _plainRecord.stringOpt(7) }
        /// The path for display. `nil` if the file isn't mounted.
        @export(implementation) public var pathDisplay: String? { _plainRecord.stringOpt(8) }
        /// The path in lowercase. `nil` if the file isn't mounted.
        @export(implementation) public var pathLower: String? { _plainRecord.stringOpt(9) }
        /// The permissions of the user for the file, for the requested actions.
        @export(implementation) public var permissions: [Sharing.FilePermission]? { _plainRecord.listOpt(10) }
        /// The policies of the file.
        @export(implementation) public var policy: Sharing.FolderPolicy { _plainRecord.object(11) }
        /// The URL of a preview in a browser.
        @export(implementation) public var previewUrl: String { _plainRecord.string(12) }
        /// The time at which the user was invited to the file or to a parent folder.
        @export(implementation) public var timeInvited: Date? { _plainRecord.dateOpt(13) }
    }

    /// The reason that a shared folder can't be accessed.
    public enum SharedFolderAccessError: StoneUnion, CustomStringConvertible {
        /// No shared folder has this identifier.
        case invalidId
        /// The user isn't a member.
        case notAMember
        /// The account doesn't exist or is disabled.
        case invalidMember
        /// No longer returned. Deprecated.
        case emailUnverified
        /// The folder isn't mounted. Mount it first.
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

    /// The reason that a member can't be used.
    public enum SharedFolderMemberError: StoneUnion, CustomStringConvertible {
        /// No account has this identifier.
        case invalidDropboxId
        /// The account isn't a member of the folder.
        case notAMember
        /// The member has access only through a folder. The associated value is the access level.
        case noExplicitAccess(Sharing.MemberAccessLevelResult)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .invalidDropboxId
            case 1: self = .notAMember
            case 2: self = .noExplicitAccess(.init(_plainRecord: payload))
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

    /// The people who have access to a shared folder.
    public struct SharedFolderMembers: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
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
        /// The invited people.
        @export(implementation) public var invitees: [Sharing.InviteeMembershipInfo] { _plainRecord.objects(2) }
        /// The cursor of the next page, for `listFolderMembersContinue`. `nil` if this is the last page.
        @export(implementation) public var cursor: String? { _plainRecord.stringOpt(3) }
    }

    /// The metadata of a shared folder.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class SharedFolderMetadata: Sharing.SharedFolderMetadataBase, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance. The properties describe the parameters.
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

        /// The metadata of the link to the folder. Rarely available.
        @export(implementation) public var linkMetadata: Sharing.SharedContentLinkMetadata? { _record.objectOpt(9) }
        /// The name of the folder.
        @export(implementation) public var name: String { _record.string(10) }
        /// The permissions of the user for the folder, for the requested actions.
        @export(implementation) public var permissions: [Sharing.FolderPermission]? { _record.listOpt(11) }
        /// The policies of the folder.
        @export(implementation) public var policy: Sharing.FolderPolicy { _record.object(12) }
        /// The URL of a preview in a browser.
        @export(implementation) public var previewUrl: String { _record.string(13) }
        /// The identifier of the shared folder, which is also the identifier of its namespace. Consists of letters from
        /// A to Z, digits, hyphens, underscores, and colons.
        @export(implementation) public var sharedFolderId: String { _record.string(14) }
        /// The time at which the user was invited to the folder.
        @export(implementation) public var timeInvited: Date { _record.date(15) }
        /// A value that indicates whether the folder inherits members from its parent folder. The default is
        /// `.inherit`.
        @export(implementation) public var accessInheritance: Sharing.AccessInheritance { _record.union(16, .inherit) }
        /// The identifier of the folder as an item, `id:…`. At least 4 characters. Starts with `id:`.
        @export(implementation) public var folderId: String? { _record.stringOpt(17) }
    }

    /// The fields of all shared folder metadata.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public class SharedFolderMetadataBase: StoneObject, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance. The properties describe the parameters.
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

        /// The access level of the user.
        @export(implementation) public final var accessType: Sharing.AccessLevel { _record.union(0) }
        /// A Boolean value that indicates whether the folder lies inside a team folder.
        @export(implementation) public final var isInsideTeamFolder: Bool { _record.bool(1) }
        /// A Boolean value that indicates whether the folder is a team folder.
        @export(implementation) public final var isTeamFolder: Bool { _record.bool(2) }
        /// The names of the owners and, in a team folder, of the admins.
        @export(implementation) public final var ownerDisplayNames: [String]? { _record.stringsOpt(3) }
        /// The team that owns the folder. `nil` if no team does.
        @export(implementation) public final var ownerTeam: Users.Team? { _record.objectOpt(4) }
        /// The identifier of the shared folder that contains the folder. `nil` if none does. Consists of letters from A
        /// to Z, digits, hyphens, underscores, and colons.
        @export(implementation) public final var parentSharedFolderId: String? { _record.stringOpt(5) }
        /// The path for display. `nil` if the folder isn't mounted.
        @export(implementation) public final var pathDisplay: String? { _record.stringOpt(6) }
        /// The path in lowercase. `nil` if the folder isn't mounted.
        @export(implementation) public final var pathLower: String? { _record.stringOpt(7) }
        /// The name of the parent folder.
        @export(implementation) public final var parentFolderName: String? { _record.stringOpt(8) }
    }

    /// The reason that a link can't be used.
    public enum SharedLinkAccessFailureReason: StoneUnion, CustomStringConvertible {
        /// The user must sign in.
        case loginRequired
        /// The user must verify their email address.
        case emailVerifyRequired
        /// The link requires a password.
        case passwordRequired
        /// Only team members can use the link.
        case teamOnly
        /// Only the owner can use the link.
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

    /// The existing link that prevents a new one.
    public enum SharedLinkAlreadyExistsMetadata: StoneUnion, CustomStringConvertible {
        /// The metadata of the existing link.
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

    /// The reason that a link can't be used.
    public enum SharedLinkError: StoneUnion, CustomStringConvertible {
        /// The shared link doesn't exist.
        case sharedLinkNotFound
        /// The user doesn't have access to the link.
        case sharedLinkAccessDenied
        /// Links of this kind can't be downloaded. Use `export` of `Files` instead.
        case unsupportedLinkType
        /// Private links support neither `path` nor `linkPassword`.
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

    /// The metadata of a shared link and its target. Cast it to `Sharing.FileLinkMetadata` or
    /// `Sharing.FolderLinkMetadata`.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public class SharedLinkMetadata: StoneObject, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance. The properties describe the parameters.
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

        /// The URL of the link.
        @export(implementation) public final var url: String { _record.string(0) }
        /// The identifier of the file or folder. At least 1 character.
        @export(implementation) public final var id: String? { _record.stringOpt(1) }
        /// The name of the item, with its extension.
        @export(implementation) public final var name: String { _record.string(2) }
        /// The time at which the link expires. `nil` if it doesn't expire.
        @export(implementation) public final var expires: Date? { _record.dateOpt(3) }
        /// The full path in lowercase. `nil` unless the user owns the link and the item is in their Dropbox.
        @export(implementation) public final var pathLower: String? { _record.stringOpt(4) }
        /// The people who can use the link, and the changes that the user can make to it.
        @export(implementation) public final var linkPermissions: Sharing.LinkPermissions { _record.object(5) }
        /// The owner of the link. `nil` if the owner belongs to no team.
        @export(implementation) public final var teamMemberInfo: Sharing.TeamMemberInfo? { _record.objectOpt(6) }
        /// The team that owns the content. `nil` unless it differs from the team of the link's owner.
        @export(implementation) public final var contentOwnerTeamInfo: Users.Team? { _record.objectOpt(7) }
    }

    /// The reason that the metadata of a link wasn't returned.
    public enum SharedLinkMetadataError: StoneUnion, CustomStringConvertible {
        /// The shared link doesn't exist.
        case sharedLinkNotFound
        /// The user doesn't have access to the link.
        case sharedLinkAccessDenied
        /// Links of this kind can't be downloaded. Use `export` of `Files` instead.
        case unsupportedLinkType
        /// Private links support neither `path` nor `linkPassword`.
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

    /// The people who can use links to the contents of a shared folder.
    public enum SharedLinkPolicy: StoneUnion, CustomStringConvertible {
        /// Anyone.
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

    /// The settings of a link. Fields that are `nil` have the default, or don't change.
    public struct SharedLinkSettings: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - requirePassword: A Boolean value that indicates whether the link requires a password.
        ///   - linkPassword: The password. Required if `requirePassword` is `true`.
        ///   - expires: The time at which the link expires. `nil` for no expiration.
        ///   - audience: The audience of the link. The policies of the team and folder may restrict it.
        ///   - access: The access level of the link. You can't change it later.
        ///   - requestedVisibility: The requested visibility of the link. Use `audience` instead. Deprecated.
        ///   - allowDownload: A Boolean value that indicates whether the link allows downloads.
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

        /// A Boolean value that indicates whether the link requires a password.
        @export(implementation) public var requirePassword: Bool? { _plainRecord.boolOpt(0) }
        /// The password. Required if `requirePassword` is `true`.
        @export(implementation) public var linkPassword: String? { _plainRecord.stringOpt(1) }
        /// The time at which the link expires. `nil` for no expiration.
        @export(implementation) public var expires: Date? { _plainRecord.dateOpt(2) }
        /// The audience of the link. The policies of the team and folder may restrict it.
        @export(implementation) public var audience: Sharing.LinkAudience? { _plainRecord.unionOpt(3) }
        /// The access level of the link. You can't change it later.
        @export(implementation) public var access: Sharing.RequestedLinkAccessLevel? { _plainRecord.unionOpt(4) }
        /// The requested visibility of the link. Use `audience` instead. Deprecated.
        @export(implementation)
        public var requestedVisibility: Sharing.RequestedVisibility? { _plainRecord.unionOpt(5) }
        /// A Boolean value that indicates whether the link allows downloads.
        @export(implementation) public var allowDownload: Bool? { _plainRecord.boolOpt(6) }
    }

    /// The reason that the settings of a link aren't valid.
    public enum SharedLinkSettingsError: StoneUnion, CustomStringConvertible {
        /// The settings are inconsistent: a required password is missing, or the expiration date is in the past.
        case invalidSettings
        /// The user isn't allowed to use these settings. Basic accounts support only public links without an expiration
        /// date.
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

    /// The reason that a file can't be accessed for sharing.
    public enum SharingFileAccessError: StoneUnion, CustomStringConvertible {
        /// The user doesn't have permission.
        case noPermission
        /// The file doesn't exist.
        case invalidFile
        /// The item is a folder. Share the folder, or create a shared link.
        case isFolder
        /// The file lies inside the former public folder. Create a shared link instead.
        case insidePublicFolder
        /// The file lies inside a macOS package, such as an app. Create a shared link instead.
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

    /// The reason that the user's account can't be used.
    public enum SharingUserError: StoneUnion, CustomStringConvertible {
        /// The user hasn't verified their email address. Ask the user to verify it, and then try again.
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

    /// A person who belongs to a team.
    public struct TeamMemberInfo: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
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
        /// The identifier in the team, `dbmid:…`. `nil` unless the person belongs to the user's team.
        @export(implementation) public var memberId: String? { _plainRecord.stringOpt(2) }
    }

    /// The new owner of a shared folder.
    public struct TransferFolderArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens,
        ///     underscores, and colons.
        ///   - toDropboxId: The identifier of the account or team member who becomes the owner. At least 1 character.
        @export(implementation)
        public init(sharedFolderId: String, toDropboxId: String) {
            var builder = RecordBuilder(Sharing._type(149))
            builder.string(0, sharedFolderId)
            builder.string(1, toDropboxId)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens, underscores, and
        /// colons.
        @export(implementation) public var sharedFolderId: String { _plainRecord.string(0) }
        /// The identifier of the account or team member who becomes the owner. At least 1 character.
        @export(implementation) public var toDropboxId: String { _plainRecord.string(1) }
    }

    /// The reason that the ownership wasn't transferred.
    public enum TransferFolderError: StoneUnion, CustomStringConvertible {
        /// The shared folder can't be accessed.
        case accessError(Sharing.SharedFolderAccessError)
        /// No account has this identifier.
        case invalidDropboxId
        /// The new owner isn't a member of the folder. Add them first.
        case newOwnerNotAMember
        /// The new owner hasn't mounted the folder.
        case newOwnerUnmounted
        /// The new owner hasn't verified their email address.
        case newOwnerEmailUnverified
        /// The operation isn't supported for team folders.
        case teamFolder
        /// The user doesn't have permission.
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

    /// The folder to unmount.
    public struct UnmountFolderArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameter sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits,
        ///   hyphens, underscores, and colons.
        @export(implementation)
        public init(sharedFolderId: String) {
            var builder = RecordBuilder(Sharing._type(151))
            builder.string(0, sharedFolderId)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens, underscores, and
        /// colons.
        @export(implementation) public var sharedFolderId: String { _plainRecord.string(0) }
    }

    /// The reason that the folder wasn't unmounted.
    public enum UnmountFolderError: StoneUnion, CustomStringConvertible {
        /// The shared folder can't be accessed.
        case accessError(Sharing.SharedFolderAccessError)
        /// The user doesn't have permission.
        case noPermission
        /// The folder can't be unmounted, for example because it lies inside another shared folder of the user.
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

    /// The file to unshare.
    public struct UnshareFileArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameter file: The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or
        ///   `nspath:`.
        @export(implementation)
        public init(file: String) {
            var builder = RecordBuilder(Sharing._type(153))
            builder.string(0, file)
            self.init(_plainRecord: builder.record())
        }

        /// The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
        @export(implementation) public var file: String { _plainRecord.string(0) }
    }

    /// The reason that the file wasn't unshared.
    public enum UnshareFileError: StoneUnion, CustomStringConvertible {
        /// The user's account can't be used.
        case userError(Sharing.SharingUserError)
        /// The file can't be accessed.
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

    /// The folder to unshare.
    public struct UnshareFolderArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens,
        ///     underscores, and colons.
        ///   - leaveACopy: A Boolean value that indicates whether the other members keep a copy. The owner always keeps
        ///     the folder. The default is `false`.
        @export(implementation)
        public init(sharedFolderId: String, leaveACopy: Bool = false) {
            var builder = RecordBuilder(Sharing._type(155))
            builder.string(0, sharedFolderId)
            builder.bool(1, leaveACopy)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens, underscores, and
        /// colons.
        @export(implementation) public var sharedFolderId: String { _plainRecord.string(0) }
        /// A Boolean value that indicates whether the other members keep a copy. The owner always keeps the folder. The
        /// default is `false`.
        @export(implementation) public var leaveACopy: Bool { _plainRecord.bool(1) }
    }

    /// The reason that the folder wasn't unshared.
    public enum UnshareFolderError: StoneUnion, CustomStringConvertible {
        /// The shared folder can't be accessed.
        case accessError(Sharing.SharedFolderAccessError)
        /// The operation isn't supported for team folders.
        case teamFolder
        /// The user doesn't have permission.
        case noPermission
        /// The folder contains too many files.
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

    /// The new access level of a file's member.
    public struct UpdateFileMemberArgs: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - file: The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
        ///   - member: The member.
        ///   - accessLevel: The new access level.
        @export(implementation)
        public init(file: String, member: Sharing.MemberSelector, accessLevel: Sharing.AccessLevel) {
            var builder = RecordBuilder(Sharing._type(157))
            builder.string(0, file)
            builder.union(1, member._value)
            builder.union(2, accessLevel._value)
            self.init(_plainRecord: builder.record())
        }

        /// The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
        @export(implementation) public var file: String { _plainRecord.string(0) }
        /// The member.
        @export(implementation) public var member: Sharing.MemberSelector { _plainRecord.union(1) }
        /// The new access level.
        @export(implementation) public var accessLevel: Sharing.AccessLevel { _plainRecord.union(2) }
    }

    /// The changes to a shared file.
    public struct UpdateFilePolicyArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - file: The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
        ///   - actions: The actions whose permissions to include.
        ///   - linkSettings: This option no longer has an effect. Deprecated.
        ///   - viewerInfoPolicy: A value that indicates whether the file shows its viewers.
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

        /// The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
        @export(implementation) public var file: String { _plainRecord.string(0) }
        /// The actions whose permissions to include.
        @export(implementation) public var actions: [Sharing.FileAction]? { _plainRecord.unionsOpt(1) }
        /// This option no longer has an effect. Deprecated.
        @export(implementation) public var linkSettings: Sharing.LinkSettings? { _plainRecord.objectOpt(2) }
        /// A value that indicates whether the file shows its viewers.
        @export(implementation) public var viewerInfoPolicy: Sharing.ViewerInfoPolicy? { _plainRecord.unionOpt(3) }
    }

    /// The reason that the file wasn't changed.
    public enum UpdateFilePolicyError: StoneUnion, CustomStringConvertible {
        /// The file can't be accessed.
        case accessError(Sharing.SharingFileAccessError)
        /// The settings aren't valid.
        case invalidFileSettings
        /// The user doesn't have permission.
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

    /// The new access level of a folder's member.
    public struct UpdateFolderMemberArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens,
        ///     underscores, and colons.
        ///   - member: The member, as `.dropboxId`.
        ///   - accessLevel: The new access level. `.owner` isn't supported.
        @export(implementation)
        public init(sharedFolderId: String, member: Sharing.MemberSelector, accessLevel: Sharing.AccessLevel) {
            var builder = RecordBuilder(Sharing._type(160))
            builder.string(0, sharedFolderId)
            builder.union(1, member._value)
            builder.union(2, accessLevel._value)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens, underscores, and
        /// colons.
        @export(implementation) public var sharedFolderId: String { _plainRecord.string(0) }
        /// The member, as `.dropboxId`.
        @export(implementation) public var member: Sharing.MemberSelector { _plainRecord.union(1) }
        /// The new access level. `.owner` isn't supported.
        @export(implementation) public var accessLevel: Sharing.AccessLevel { _plainRecord.union(2) }
    }

    /// The reason that the member wasn't changed.
    public enum UpdateFolderMemberError: StoneUnion, CustomStringConvertible {
        /// The shared folder can't be accessed.
        case accessError(Sharing.SharedFolderAccessError)
        /// The member can't be changed.
        case memberError(Sharing.SharedFolderMemberError)
        /// The member couldn't be added to the folder itself, which is necessary for the change.
        case noExplicitAccess(Sharing.AddFolderMemberError)
        /// The user's plan doesn't support the request, for example members who can only view.
        case insufficientPlan
        /// The user doesn't have permission.
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

    /// The changes to a shared folder. Fields that are `nil` don't change.
    public struct UpdateFolderPolicyArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens,
        ///     underscores, and colons.
        ///   - memberPolicy: The people who can be members. Supported only for members of a team.
        ///   - aclUpdatePolicy: The people who can add, change, and remove members.
        ///   - viewerInfoPolicy: A value that indicates whether the contents show their viewers.
        ///   - sharedLinkPolicy: The people who can use links to the contents. `.members` is supported only for members
        ///     of a team.
        ///   - linkSettings: The settings of the link to the folder.
        ///   - actions: The actions whose permissions to include.
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

        /// The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens, underscores, and
        /// colons.
        @export(implementation) public var sharedFolderId: String { _plainRecord.string(0) }
        /// The people who can be members. Supported only for members of a team.
        @export(implementation) public var memberPolicy: Sharing.MemberPolicy? { _plainRecord.unionOpt(1) }
        /// The people who can add, change, and remove members.
        @export(implementation) public var aclUpdatePolicy: Sharing.AclUpdatePolicy? { _plainRecord.unionOpt(2) }
        /// A value that indicates whether the contents show their viewers.
        @export(implementation) public var viewerInfoPolicy: Sharing.ViewerInfoPolicy? { _plainRecord.unionOpt(3) }
        /// The people who can use links to the contents. `.members` is supported only for members of a team.
        @export(implementation) public var sharedLinkPolicy: Sharing.SharedLinkPolicy? { _plainRecord.unionOpt(4) }
        /// The settings of the link to the folder.
        @export(implementation) public var linkSettings: Sharing.LinkSettings? { _plainRecord.objectOpt(5) }
        /// The actions whose permissions to include.
        @export(implementation) public var actions: [Sharing.FolderAction]? { _plainRecord.unionsOpt(6) }
    }

    /// The reason that the folder wasn't changed.
    public enum UpdateFolderPolicyError: StoneUnion, CustomStringConvertible {
        /// The shared folder can't be accessed.
        case accessError(Sharing.SharedFolderAccessError)
        /// `memberPolicy` is supported only for members of a team.
        case notOnTeam
        /// The team's policy doesn't allow the `memberPolicy`.
        case teamPolicyDisallowsMemberPolicy
        /// The account can't use the `sharedLinkPolicy`.
        case disallowedSharedLinkPolicy
        /// The user doesn't have permission.
        case noPermission
        /// The operation isn't supported for team folders.
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

    /// A member of a file, and the time at which they last viewed it.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class UserFileMembershipInfo: Sharing.UserMembershipInfo, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance. The properties describe the parameters.
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

        /// The time at which the member last viewed the file. `nil` if they haven't viewed it, or if the plan doesn't
        /// include viewer history.
        @export(implementation) public var timeLastSeen: Date? { _record.dateOpt(5) }
        /// The platform on which the member last viewed the file.
        @export(implementation) public var platformType: SeenState.PlatformType? { _record.unionOpt(6) }
    }

    /// A person. For more information, use `getAccount` of `Users`.
    public struct UserInfo: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
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

        /// The account identifier, `dbid:…`. Exactly 40 characters.
        @export(implementation) public var accountId: String { _plainRecord.string(0) }
        /// The email address.
        @export(implementation) public var email: String { _plainRecord.string(1) }
        /// The name of the person.
        @export(implementation) public var displayName: String { _plainRecord.string(2) }
        /// A Boolean value that indicates whether the person belongs to the user's team.
        @export(implementation) public var sameTeam: Bool { _plainRecord.bool(3) }
        /// The identifier in the team, `dbmid:…`. `nil` unless the person belongs to the user's team.
        @export(implementation) public var teamMemberId: String? { _plainRecord.stringOpt(4) }
    }

    /// A person who has access, and their access level.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public class UserMembershipInfo: Sharing.MembershipInfo, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance. The properties describe the parameters.
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

    /// A value that indicates whether a file shows its viewers.
    public enum ViewerInfoPolicy: StoneUnion, CustomStringConvertible {
        /// The file shows its viewers.
        case enabled
        /// The file doesn't show its viewers.
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

    /// The people who can use a link.
    public enum Visibility: StoneUnion, CustomStringConvertible {
        /// Anyone with the link.
        case public_
        /// Team members only.
        case teamOnly
        /// Anyone with the link and the password.
        case password
        /// Team members with the password.
        case teamAndPassword
        /// Members of the shared folder that contains the item.
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

    /// A visibility, and whether the user can choose it.
    public struct VisibilityPolicy: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
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

        /// The visibility.
        @export(implementation) public var policy: Sharing.RequestedVisibility { _plainRecord.union(0) }
        /// The people who could use the link with this visibility, considering all policies.
        @export(implementation) public var resolvedPolicy: Sharing.AlphaResolvedVisibility { _plainRecord.union(1) }
        /// A Boolean value that indicates whether the user can choose the visibility.
        @export(implementation) public var allowed: Bool { _plainRecord.bool(2) }
        /// The reason that the user can't choose the visibility. `nil` if they can.
        @export(implementation)
        public var disallowedReason: Sharing.VisibilityPolicyDisallowedReason? { _plainRecord.unionOpt(3) }
    }

    /// The reason that a visibility isn't allowed.
    public enum VisibilityPolicyDisallowedReason: StoneUnion, CustomStringConvertible {
        /// The visibility of this link can't be changed. Revoke the link, and create a new one.
        case deleteAndRecreate
        /// The shared folder that contains the item doesn't allow it.
        case restrictedBySharedFolder
        /// The team doesn't allow it.
        case restrictedByTeam
        /// The user belongs to no team.
        case userNotOnTeam
        /// The user's plan doesn't include it.
        case userAccountType
        /// The user doesn't have permission.
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
