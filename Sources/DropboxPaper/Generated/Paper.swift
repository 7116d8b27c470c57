// Generated from API/paper.json by `make generate`. Do not edit.

import DropboxCore
import DropboxFiles
import DropboxSharing
import StoneRuntime

/// Paper documents of the old kind, which live outside of the file system. Newer ones are files that end in `.paper`;
/// use the routes of `Files` for those.
public enum Paper {
    /// The types and routes of `paper`, as facts.
    public static let _schema = StoneSchema(
        "paper",
        imports: { [Common._schema, Files._schema, Sharing._schema] },
        #"""
alias PaperDocId String
struct AddMember
 permission_level PaperDocPermissionLevel = edit
 member sharing.MemberSelector
struct AddPaperDocUser : RefPaperDoc
 members List(AddMember,max_items=20)
 custom_message String?
 quiet Boolean = false
struct AddPaperDocUserMemberResult
 member sharing.MemberSelector
 result AddPaperDocUserResult
union AddPaperDocUserResult open=other
 success
 unknown_error
 sharing_outside_team_disabled
 daily_limit_reached
 user_is_owner
 failed_user_data_retrieval
 permission_already_granted
 other
struct Cursor
 value String
 expiration common.DropboxTimestamp?
union DocLookupError : PaperApiBaseError
 doc_not_found
union DocSubscriptionLevel closed
 default
 ignore
 every
 no_email
union ExportFormat open=other
 html
 markdown
 json
 other
struct Folder
 id String
 name String
union FolderSharingPolicyType closed
 team
 invite_only
union FolderSubscriptionLevel closed
 none
 activity_only
 daily_emails
 weekly_emails
struct FoldersContainingPaperDoc
 folder_sharing_policy_type FolderSharingPolicyType?
 folders List(Folder)?
struct GetDocMetadataArg
 doc_id PaperDocId?
 file_id files.FileId?
union ImportFormat open=other
 html
 markdown
 plain_text
 other
struct InviteeInfoWithPermissionLevel
 invitee sharing.InviteeInfo
 permission_level PaperDocPermissionLevel
union ListDocsCursorError open=other
 cursor_error PaperApiCursorError
 other
struct ListPaperDocsArgs
 filter_by ListPaperDocsFilterBy = docs_accessed
 sort_by ListPaperDocsSortBy = accessed
 sort_order ListPaperDocsSortOrder = ascending
 limit Int32(min_value=1,max_value=1000) = 1000
 stop_at_date common.DropboxTimestamp?
struct ListPaperDocsContinueArgs
 cursor String
union ListPaperDocsFilterBy open=other
 docs_accessed
 docs_created
 other
struct ListPaperDocsResponse
 doc_ids List(PaperDocId)
 cursor Cursor
 has_more Boolean
union ListPaperDocsSortBy open=other
 accessed
 modified
 created
 other
union ListPaperDocsSortOrder open=other
 ascending
 descending
 other
union ListUsersCursorError : PaperApiBaseError
 doc_not_found
 cursor_error PaperApiCursorError
struct ListUsersOnFolderArgs : RefPaperDoc
 limit Int32(min_value=1,max_value=1000) = 1000
struct ListUsersOnFolderContinueArgs : RefPaperDoc
 cursor String
struct ListUsersOnFolderResponse
 invitees List(sharing.InviteeInfo)
 users List(sharing.UserInfo)
 cursor Cursor
 has_more Boolean
struct ListUsersOnPaperDocArgs : RefPaperDoc
 limit Int32(min_value=1,max_value=1000) = 1000
 filter_by UserOnPaperDocFilter = shared
struct ListUsersOnPaperDocContinueArgs : RefPaperDoc
 cursor String
struct ListUsersOnPaperDocResponse
 invitees List(InviteeInfoWithPermissionLevel)
 users List(UserInfoWithPermissionLevel)
 doc_owner sharing.UserInfo
 cursor Cursor
 has_more Boolean
union PaperApiBaseError open=other
 insufficient_permissions
 other
union PaperApiCursorError open=other
 expired_cursor
 invalid_cursor
 wrong_user_in_cursor
 reset
 other
struct PaperDocCreateArgs
 parent_folder_id String?
 import_format ImportFormat
union PaperDocCreateError : PaperApiBaseError
 content_malformed
 folder_not_found
 doc_length_exceeded
 image_size_exceeded
struct PaperDocCreateUpdateResult
 doc_id String
 revision Int64
 title String
struct PaperDocExport : RefPaperDoc
 export_format ExportFormat
 include_comments Boolean = false
struct PaperDocExportResult
 owner String
 title String
 revision Int64
 mime_type String
struct PaperDocGetMetadataResult
 doc_id PaperDocId
 owner String
 title String
 created_date common.DropboxTimestamp
 status PaperDocStatus
 revision Int64
 last_updated_date common.DropboxTimestamp
 last_editor String
union PaperDocPermissionLevel open=other
 edit
 view_and_comment
 other
struct PaperDocSharingPolicy : RefPaperDoc
 sharing_policy SharingPolicy
union PaperDocStatus open=other
 active
 deleted
 other
struct PaperDocUpdateArgs : RefPaperDoc
 doc_update_policy PaperDocUpdatePolicy
 revision Int64
 import_format ImportFormat
union PaperDocUpdateError : DocLookupError
 content_malformed
 revision_mismatch
 doc_length_exceeded
 image_size_exceeded
 doc_archived
 doc_deleted
union PaperDocUpdatePolicy open=other
 append
 prepend
 overwrite_all
 other
struct PaperFolderCreateArg
 name String
 parent_folder_id String?
 is_team_folder Boolean?
union PaperFolderCreateError : PaperApiBaseError
 folder_not_found
 invalid_folder_id
struct PaperFolderCreateResult
 folder_id String
struct RefPaperDoc
 doc_id PaperDocId
struct RemovePaperDocUser : RefPaperDoc
 member sharing.MemberSelector
struct SharingPolicy
 public_sharing_policy SharingPublicPolicyType?
 team_sharing_policy SharingTeamPolicyType?
union SharingPublicPolicyType closed : SharingTeamPolicyType
 disabled
union SharingTeamPolicyType closed
 people_with_link_can_edit
 people_with_link_can_view_and_comment
 invite_only
struct UserInfoWithPermissionLevel
 user sharing.UserInfo
 permission_level PaperDocPermissionLevel
union UserOnPaperDocFilter open=other
 visited
 shared
 other
route docs/archive RefPaperDoc Void DocLookupError auth=user host=api scope=files.content.write style=rpc deprecated
route docs/create PaperDocCreateArgs PaperDocCreateUpdateResult PaperDocCreateError auth=user host=api scope=files.content.write style=upload deprecated
route docs/download PaperDocExport PaperDocExportResult DocLookupError auth=user host=api scope=files.content.read style=download deprecated
route docs/folder_users/list ListUsersOnFolderArgs ListUsersOnFolderResponse DocLookupError auth=user host=api scope=sharing.read style=rpc deprecated
route docs/folder_users/list/continue ListUsersOnFolderContinueArgs ListUsersOnFolderResponse ListUsersCursorError auth=user host=api scope=sharing.read style=rpc deprecated
route docs/get_folder_info RefPaperDoc FoldersContainingPaperDoc DocLookupError auth=user host=api scope=sharing.read style=rpc deprecated
route docs/get_metadata GetDocMetadataArg PaperDocGetMetadataResult DocLookupError auth=user host=api scope=files.metadata.read style=rpc
route docs/list ListPaperDocsArgs ListPaperDocsResponse Void auth=user host=api scope=files.metadata.read style=rpc deprecated
route docs/list/continue ListPaperDocsContinueArgs ListPaperDocsResponse ListDocsCursorError auth=user host=api scope=files.metadata.read style=rpc deprecated
route docs/permanently_delete RefPaperDoc Void DocLookupError auth=user host=api scope=files.permanent_delete style=rpc deprecated
route docs/sharing_policy/get RefPaperDoc SharingPolicy DocLookupError auth=user host=api scope=sharing.read style=rpc deprecated
route docs/sharing_policy/set PaperDocSharingPolicy Void DocLookupError auth=user host=api scope=sharing.write style=rpc deprecated
route docs/update PaperDocUpdateArgs PaperDocCreateUpdateResult PaperDocUpdateError auth=user host=api scope=files.content.write style=upload deprecated
route docs/users/add AddPaperDocUser List(AddPaperDocUserMemberResult) DocLookupError auth=user host=api scope=sharing.write style=rpc deprecated
route docs/users/list ListUsersOnPaperDocArgs ListUsersOnPaperDocResponse DocLookupError auth=user host=api scope=sharing.read style=rpc deprecated
route docs/users/list/continue ListUsersOnPaperDocContinueArgs ListUsersOnPaperDocResponse ListUsersCursorError auth=user host=api scope=sharing.read style=rpc deprecated
route docs/users/remove RemovePaperDocUser Void DocLookupError auth=user host=api scope=sharing.write style=rpc deprecated
route folders/create PaperFolderCreateArg PaperFolderCreateResult PaperFolderCreateError auth=user host=api scope=files.content.write style=rpc deprecated
"""#
    )

    /// The type at `position` among those of the schema.
    @inline(never)
    public static func _type(_ position: Int) -> TypeRef { TypeRef(_schema, position) }
}
