// Generated from API/files.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone
import Foundation

/// Files and folders: upload, download, list, search, move, copy, delete, revisions, previews, locks and tags.
public enum Files: StoneNamespace {
    /// The schema of the `files` namespace.
    public static let _schema = StoneSchema(
        "files",
        imports: { [Async._schema, Common._schema, FileProperties._schema, UsersCommon._schema] },
        families: { [DeletedMetadata.self, FileMetadata.self, FolderMetadata.self, PhotoMetadata.self, VideoMetadata.self] },
        #"""
alias CopyBatchArg RelocationBatchArgBase
alias FileId String(min_length=4,pattern="id:.+")
alias Id String(min_length=1)
alias ListFolderCursor String(min_length=1)
alias MalformedPathError String?
alias Path String(pattern="/(.|[\\r\\n])*")
alias PathOrId String(pattern="/(.|[\\r\\n])*|id:.*|(ns:[0-9]+(/(.|[\\r\\n])*)?)")
alias PathR String(pattern="(/(.|[\\r\\n])*)?|(ns:[0-9]+(/(.|[\\r\\n])*)?)")
alias PathROrId String(pattern="(/(.|[\\r\\n])*)?|id:.*|(ns:[0-9]+(/(.|[\\r\\n])*)?)")
alias ReadPath String(pattern="(/(.|[\\r\\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\\r\\n])*)?)")
alias Rev String(min_length=9,pattern="[0-9a-f]+")
alias SearchV2Cursor String(min_length=1)
alias Sha256HexHash String(min_length=64,max_length=64)
alias SharedLinkUrl String
alias TagText String(min_length=1,max_length=32,pattern="[\\w]+")
alias WritePath String(pattern="(/(.|[\\r\\n])*)|(ns:[0-9]+(/(.|[\\r\\n])*)?)")
alias WritePathOrId String(pattern="(/(.|[\\r\\n])*)|(ns:[0-9]+(/(.|[\\r\\n])*)?)|(id:.*)")
struct AddTagArg
 path Path
 tag_text TagText
union AddTagError : BaseTagError
 too_many_tags
struct AlphaGetMetadataArg : GetMetadataArg
 include_property_templates List(file_properties.TemplateId)?
union AlphaGetMetadataError closed : GetMetadataError
 properties_error file_properties.LookUpPropertiesError
union BaseTagError open=other
 path LookupError
 other
struct CommitInfo
 path WritePathOrId
 mode WriteMode = add
 autorename Boolean = false
 client_modified common.DropboxTimestamp?
 mute Boolean = false
 property_groups List(file_properties.PropertyGroup)?
 strict_conflict Boolean = false
struct ContentSyncSetting
 id FileId
 sync_setting SyncSetting
struct ContentSyncSettingArg
 id FileId
 sync_setting SyncSettingArg
struct CreateFolderArg
 path WritePath
 autorename Boolean = false
struct CreateFolderBatchArg
 paths List(WritePath,max_items=10000)
 autorename Boolean = false
 force_async Boolean = false
union CreateFolderBatchError open=other
 too_many_files
 other
union CreateFolderBatchJobStatus open=other : async.PollResultBase
 complete CreateFolderBatchResult
 failed CreateFolderBatchError
 other
union CreateFolderBatchLaunch open=other : async.LaunchResultBase
 complete CreateFolderBatchResult
 other
struct CreateFolderBatchResult : FileOpsResult
 entries List(CreateFolderBatchResultEntry)
union CreateFolderBatchResultEntry closed
 success CreateFolderEntryResult
 failure CreateFolderEntryError
union CreateFolderEntryError open=other
 path WriteError
 other
struct CreateFolderEntryResult
 metadata FolderMetadata
union CreateFolderError closed
 path WriteError
struct CreateFolderResult : FileOpsResult
 metadata FolderMetadata
struct DeleteArg
 path WritePathOrId
 parent_rev Rev?
struct DeleteBatchArg
 entries List(DeleteArg,max_items=1000)
union DeleteBatchError open=other
 too_many_write_operations
 other
union DeleteBatchJobStatus open=other : async.PollResultBase
 complete DeleteBatchResult
 failed DeleteBatchError
 other
union DeleteBatchLaunch open=other : async.LaunchResultBase
 complete DeleteBatchResult
 other
struct DeleteBatchResult : FileOpsResult
 entries List(DeleteBatchResultEntry)
struct DeleteBatchResultData
 metadata Metadata
union DeleteBatchResultEntry closed
 success DeleteBatchResultData
 failure DeleteError
union DeleteError open=other
 path_lookup LookupError
 path_write WriteError
 too_many_write_operations
 too_many_files
 other
struct DeleteResult : FileOpsResult
 metadata Metadata
struct DeletedMetadata : Metadata
 is_restorable Boolean?
struct Dimensions
 height UInt64
 width UInt64
struct DownloadArg
 path ReadPath
 rev Rev?
union DownloadError open=other
 path LookupError
 unsupported_file
 other
struct DownloadZipArg
 path ReadPath
union DownloadZipError open=other
 path LookupError
 too_large
 too_many_files
 other
struct DownloadZipResult
 metadata FolderMetadata
struct ExportArg
 path ReadPath
 export_format String?
union ExportError open=other
 path LookupError
 non_exportable
 invalid_export_format
 retry_error
 other
struct ExportInfo
 export_as String?
 export_options List(String)?
struct ExportMetadata
 name String
 size UInt64
 export_hash Sha256HexHash?
 paper_revision Int64?
struct ExportResult
 export_metadata ExportMetadata
 file_metadata FileMetadata
union FileCategory open=other
 image
 document
 pdf
 spreadsheet
 presentation
 audio
 video
 folder
 paper
 others
 other
struct FileLock
 content FileLockContent
union FileLockContent open=other
 unlocked
 single_user SingleUserLock
 other
struct FileLockMetadata
 is_lockholder Boolean?
 lockholder_name String?
 lockholder_account_id users_common.AccountId?
 created common.DropboxTimestamp?
struct FileMetadata : Metadata
 id Id
 client_modified common.DropboxTimestamp
 server_modified common.DropboxTimestamp
 rev Rev
 size UInt64
 media_info MediaInfo?
 symlink_info SymlinkInfo?
 sharing_info FileSharingInfo?
 is_downloadable Boolean = true
 export_info ExportInfo?
 property_groups List(file_properties.PropertyGroup)?
 has_explicit_shared_members Boolean?
 content_hash Sha256HexHash?
 file_lock_info FileLockMetadata?
 is_restorable Boolean?
struct FileOpsResult
struct FileSharingInfo : SharingInfo
 parent_shared_folder_id common.SharedFolderId
 modified_by users_common.AccountId?
union FileStatus open=other
 active
 deleted
 other
struct FolderMetadata : Metadata
 id Id
 shared_folder_id common.SharedFolderId?
 sharing_info FolderSharingInfo?
 property_groups List(file_properties.PropertyGroup)?
struct FolderSharingInfo : SharingInfo
 parent_shared_folder_id common.SharedFolderId?
 shared_folder_id common.SharedFolderId?
 traverse_only Boolean = false
 no_access Boolean = false
struct GetCopyReferenceArg
 path ReadPath
union GetCopyReferenceError open=other
 path LookupError
 other
struct GetCopyReferenceResult
 metadata Metadata
 copy_reference String
 expires common.DropboxTimestamp
struct GetMetadataArg
 path ReadPath
 include_media_info Boolean = false
 include_deleted Boolean = false
 include_has_explicit_shared_members Boolean = false
 include_property_groups file_properties.TemplateFilterBase?
union GetMetadataError closed
 path LookupError
struct GetTagsArg
 paths List(Path)
struct GetTagsResult
 paths_to_tags List(PathToTags)
struct GetTemporaryLinkArg
 path ReadPath
union GetTemporaryLinkError open=other
 path LookupError
 email_not_verified
 unsupported_file
 not_allowed
 other
struct GetTemporaryLinkResult
 metadata FileMetadata
 link String
struct GetTemporaryUploadLinkArg
 commit_info CommitInfo
 duration Float64(min_value=60.0,max_value=14400.0) = 14400.0
struct GetTemporaryUploadLinkResult
 link String
struct GetThumbnailBatchArg
 entries List(ThumbnailArg)
union GetThumbnailBatchError open=other
 too_many_files
 other
struct GetThumbnailBatchResult
 entries List(GetThumbnailBatchResultEntry)
struct GetThumbnailBatchResultData
 metadata FileMetadata
 thumbnail String
union GetThumbnailBatchResultEntry open=other
 success GetThumbnailBatchResultData
 failure ThumbnailError
 other
struct GpsCoordinates
 latitude Float64
 longitude Float64
struct HighlightSpan
 highlight_str String
 is_highlighted Boolean
union ImportFormat open=other
 html
 markdown
 plain_text
 other
struct ListFolderArg
 path PathROrId
 recursive Boolean = false
 include_media_info Boolean = false
 include_deleted Boolean = false
 include_has_explicit_shared_members Boolean = false
 include_mounted_folders Boolean = true
 limit UInt32(min_value=1,max_value=2000)?
 shared_link SharedLink?
 include_property_groups file_properties.TemplateFilterBase?
 include_non_downloadable_files Boolean = true
 include_restorable_info Boolean = false
struct ListFolderContinueArg
 cursor ListFolderCursor
union ListFolderContinueError open=other
 path LookupError
 reset
 other
union ListFolderError open=other
 path LookupError
 template_error file_properties.TemplateError
 other
struct ListFolderGetLatestCursorResult
 cursor ListFolderCursor
struct ListFolderLongpollArg
 cursor ListFolderCursor
 timeout UInt64(min_value=30,max_value=480) = 30
union ListFolderLongpollError open=other
 reset
 other
struct ListFolderLongpollResult
 changes Boolean
 backoff UInt64?
struct ListFolderResult
 entries List(Metadata)
 cursor ListFolderCursor
 has_more Boolean
struct ListRevisionsArg
 path PathOrId
 mode ListRevisionsMode = path
 limit UInt64(min_value=1,max_value=100) = 10
 before_rev Rev?
 include_restorable_info Boolean = false
union ListRevisionsError open=other
 path LookupError
 invalid_before_rev
 before_rev_not_supported
 other
union ListRevisionsMode open=other
 path
 id
 other
struct ListRevisionsResult
 is_deleted Boolean
 server_deleted common.DropboxTimestamp?
 entries List(FileMetadata)
 has_more Boolean
struct LockConflictError
 lock FileLock
struct LockFileArg
 path WritePathOrId
struct LockFileBatchArg
 entries List(LockFileArg)
struct LockFileBatchResult : FileOpsResult
 entries List(LockFileResultEntry)
union LockFileError open=other
 path_lookup LookupError
 too_many_write_operations
 too_many_files
 no_write_permission
 cannot_be_locked
 file_not_shared
 lock_conflict LockConflictError
 internal_error
 other
struct LockFileResult
 metadata Metadata
 lock FileLock
union LockFileResultEntry closed
 success LockFileResult
 failure LockFileError
union LookupError open=other
 malformed_path MalformedPathError
 not_found
 not_file
 not_folder
 restricted_content
 unsupported_content_type
 locked
 other
union MediaInfo closed
 pending
 metadata MediaMetadata
struct MediaMetadata closed photo=PhotoMetadata video=VideoMetadata
 dimensions Dimensions?
 location GpsCoordinates?
 time_taken common.DropboxTimestamp?
struct Metadata closed file=FileMetadata folder=FolderMetadata deleted=DeletedMetadata
 name String
 path_lower String?
 path_display String?
 parent_shared_folder_id common.SharedFolderId?
 preview_url String?
union MetadataV2 open=other
 metadata Metadata
 other
struct MinimalFileLinkMetadata
 url String
 id Id?
 path String?
 rev Rev
struct MoveBatchArg : RelocationBatchArgBase
 allow_ownership_transfer Boolean = false
union MoveIntoFamilyError open=other
 is_shared_folder
 other
union MoveIntoVaultError open=other
 is_shared_folder
 other
union PaperContentError open=other
 insufficient_permissions
 content_malformed
 doc_length_exceeded
 image_size_exceeded
 other
struct PaperCreateArg
 path Path
 import_format ImportFormat
union PaperCreateError : PaperContentError
 invalid_path
 email_unverified
 invalid_file_extension
 paper_disabled
struct PaperCreateResult
 url String
 result_path String
 file_id FileId
 paper_revision Int64
union PaperDocUpdatePolicy open=other
 update
 overwrite
 prepend
 append
 other
struct PaperUpdateArg
 path WritePathOrId
 import_format ImportFormat
 doc_update_policy PaperDocUpdatePolicy
 paper_revision Int64?
union PaperUpdateError : PaperContentError
 path LookupError
 revision_mismatch
 doc_archived
 doc_deleted
struct PaperUpdateResult
 paper_revision Int64
union PathOrLink open=other
 path ReadPath
 link SharedLinkFileInfo
 other
struct PathToTags
 path Path
 tags List(Tag)
struct PhotoMetadata : MediaMetadata
struct PreviewArg
 path ReadPath
 rev Rev?
union PreviewError closed
 path LookupError
 in_progress
 unsupported_extension
 unsupported_content
struct PreviewResult
 file_metadata FileMetadata?
 link_metadata MinimalFileLinkMetadata?
struct RelocationArg : RelocationPath
 allow_shared_folder Boolean = false
 autorename Boolean = false
 allow_ownership_transfer Boolean = false
struct RelocationBatchArg : RelocationBatchArgBase
 allow_shared_folder Boolean = false
 allow_ownership_transfer Boolean = false
struct RelocationBatchArgBase
 entries List(RelocationPath,min_items=1,max_items=1000)
 autorename Boolean = false
union RelocationBatchError : RelocationError
 too_many_write_operations
union RelocationBatchErrorEntry open=other
 relocation_error RelocationError
 internal_error
 too_many_write_operations
 other
union RelocationBatchJobStatus closed : async.PollResultBase
 complete RelocationBatchResult
 failed RelocationBatchError
union RelocationBatchLaunch open=other : async.LaunchResultBase
 complete RelocationBatchResult
 other
struct RelocationBatchResult : FileOpsResult
 entries List(RelocationBatchResultData)
struct RelocationBatchResultData
 metadata Metadata
union RelocationBatchResultEntry open=other
 success Metadata
 failure RelocationBatchErrorEntry
 other
union RelocationBatchV2JobStatus closed : async.PollResultBase
 complete RelocationBatchV2Result
union RelocationBatchV2Launch closed : async.LaunchResultBase
 complete RelocationBatchV2Result
struct RelocationBatchV2Result : FileOpsResult
 entries List(RelocationBatchResultEntry)
union RelocationError open=other
 from_lookup LookupError
 from_write WriteError
 to WriteError
 cant_copy_shared_folder
 cant_nest_shared_folder
 cant_move_folder_into_itself
 too_many_files
 duplicated_or_nested_paths
 cant_transfer_ownership
 insufficient_quota
 internal_error
 cant_move_shared_folder
 cant_move_into_vault MoveIntoVaultError
 cant_move_into_family MoveIntoFamilyError
 other
struct RelocationPath
 from_path WritePathOrId
 to_path WritePathOrId
struct RelocationResult : FileOpsResult
 metadata Metadata
struct RemoveTagArg
 path Path
 tag_text TagText
union RemoveTagError : BaseTagError
 tag_not_present
struct RestoreArg
 path WritePath
 rev Rev
union RestoreError open=other
 path_lookup LookupError
 path_write WriteError
 invalid_revision
 in_progress
 other
struct SaveCopyReferenceArg
 copy_reference String
 path Path
union SaveCopyReferenceError open=other
 path WriteError
 invalid_copy_reference
 no_permission
 not_found
 too_many_files
 other
struct SaveCopyReferenceResult
 metadata Metadata
struct SaveUrlArg
 path Path
 url String
union SaveUrlError open=other
 path WriteError
 download_failed
 invalid_url
 not_found
 other
union SaveUrlJobStatus closed : async.PollResultBase
 complete FileMetadata
 failed SaveUrlError
union SaveUrlResult closed : async.LaunchResultBase
 complete FileMetadata
struct SearchArg
 path PathROrId
 query String(max_length=1000)
 start UInt64(max_value=9999) = 0
 max_results UInt64(min_value=1,max_value=1000) = 100
 mode SearchMode = filename
union SearchError open=other
 path LookupError
 invalid_argument String?
 internal_error
 other
struct SearchMatch
 match_type SearchMatchType
 metadata Metadata
struct SearchMatchFieldOptions
 include_highlights Boolean = false
union SearchMatchType closed
 filename
 content
 both
union SearchMatchTypeV2 open=other
 filename
 file_content
 filename_and_content
 image_content
 metadata
 other
struct SearchMatchV2
 metadata MetadataV2
 match_type SearchMatchTypeV2?
 highlight_spans List(HighlightSpan)?
union SearchMode closed
 filename
 filename_and_content
 deleted_filename
struct SearchOptions
 path PathROrId?
 max_results UInt64(min_value=1,max_value=1000) = 100
 order_by SearchOrderBy?
 file_status FileStatus = active
 filename_only Boolean = false
 file_extensions List(String)?
 file_categories List(FileCategory)?
 account_id users_common.AccountId?
union SearchOrderBy open=other
 relevance
 last_modified_time
 other
struct SearchResult
 matches List(SearchMatch)
 more Boolean
 start UInt64
struct SearchV2Arg
 query String(max_length=1000)
 options SearchOptions?
 match_field_options SearchMatchFieldOptions?
 include_highlights Boolean?
struct SearchV2ContinueArg
 cursor SearchV2Cursor
struct SearchV2Result
 matches List(SearchMatchV2)
 has_more Boolean
 cursor SearchV2Cursor?
struct SharedLink
 url SharedLinkUrl
 password String?
struct SharedLinkFileInfo
 url String
 path String?
 password String?
struct SharingInfo
 read_only Boolean
struct SingleUserLock
 created common.DropboxTimestamp
 lock_holder_account_id users_common.AccountId
 lock_holder_team_id String?
struct SymlinkInfo
 target String
union SyncSetting open=other
 default
 not_synced
 not_synced_inactive
 other
union SyncSettingArg open=other
 default
 not_synced
 other
union SyncSettingsError open=other
 path LookupError
 unsupported_combination
 unsupported_configuration
 other
union Tag open=other
 user_generated_tag UserGeneratedTag
 other
struct ThumbnailArg
 path ReadPath
 format ThumbnailFormat = jpeg
 size ThumbnailSize = w64h64
 mode ThumbnailMode = strict
 quality ThumbnailQuality = quality_80
 exclude_media_info Boolean?
union ThumbnailError closed
 path LookupError
 unsupported_extension
 unsupported_image
 encrypted_content
 conversion_error
union ThumbnailFormat closed
 jpeg
 png
 webp
union ThumbnailMode closed
 strict
 bestfit
 fitone_bestfit
 original
union ThumbnailQuality closed
 quality_80
 quality_90
union ThumbnailSize closed
 w32h32
 w64h64
 w128h128
 w256h256
 w480h320
 w640h480
 w960h640
 w1024h768
 w2048h1536
 w3200h2400
struct ThumbnailV2Arg
 resource PathOrLink
 format ThumbnailFormat = jpeg
 size ThumbnailSize = w64h64
 mode ThumbnailMode = strict
 quality ThumbnailQuality = quality_80
 exclude_media_info Boolean?
union ThumbnailV2Error open=other
 path LookupError
 unsupported_extension
 unsupported_image
 encrypted_content
 conversion_error
 access_denied
 not_found
 other
struct UnlockFileArg
 path WritePathOrId
struct UnlockFileBatchArg
 entries List(UnlockFileArg)
struct UploadArg : CommitInfo
 content_hash Sha256HexHash?
union UploadError open=other
 path UploadWriteFailed
 properties_error file_properties.InvalidPropertyGroupError
 payload_too_large
 content_hash_mismatch
 encryption_not_supported
 other
struct UploadSessionAppendArg
 cursor UploadSessionCursor
 close Boolean = false
 content_hash Sha256HexHash?
struct UploadSessionAppendBatchArg
 entries List(UploadSessionAppendBatchArgEntry,max_items=1000)
 content_hash Sha256HexHash?
struct UploadSessionAppendBatchArgEntry
 cursor UploadSessionCursor
 length UInt64
 close Boolean = false
union UploadSessionAppendBatchEntryError open=other
 not_found
 incorrect_offset UploadSessionOffsetError
 closed
 too_large
 concurrent_session_invalid_offset
 concurrent_session_invalid_data_size
 other
union UploadSessionAppendBatchError open=other
 payload_too_large
 content_hash_mismatch
 length_mismatch
 other
struct UploadSessionAppendBatchResult
 entries List(UploadSessionAppendBatchResultEntry)
union UploadSessionAppendBatchResultEntry closed
 success
 failure UploadSessionAppendBatchEntryError
union UploadSessionAppendError open=other
 not_found
 incorrect_offset UploadSessionOffsetError
 closed
 too_large
 concurrent_session_invalid_offset
 concurrent_session_invalid_data_size
 payload_too_large
 content_hash_mismatch
 other
 not_closed
struct UploadSessionCursor
 session_id String
 offset UInt64
struct UploadSessionFinishArg
 cursor UploadSessionCursor
 commit CommitInfo
 content_hash Sha256HexHash?
struct UploadSessionFinishBatchArg
 entries List(UploadSessionFinishArg,max_items=1000)
union UploadSessionFinishBatchJobStatus closed : async.PollResultBase
 complete UploadSessionFinishBatchResult
union UploadSessionFinishBatchLaunch open=other : async.LaunchResultBase
 complete UploadSessionFinishBatchResult
 other
struct UploadSessionFinishBatchResult
 entries List(UploadSessionFinishBatchResultEntry)
union UploadSessionFinishBatchResultEntry closed
 success FileMetadata
 failure UploadSessionFinishError
union UploadSessionFinishError open=other
 lookup_failed UploadSessionLookupError
 path WriteError
 properties_error file_properties.InvalidPropertyGroupError
 too_many_shared_folder_targets
 too_many_write_operations
 concurrent_session_data_not_allowed
 concurrent_session_not_closed
 concurrent_session_missing_data
 payload_too_large
 content_hash_mismatch
 encryption_not_supported
 other
union UploadSessionLookupError open=other
 not_found
 incorrect_offset UploadSessionOffsetError
 closed
 not_closed
 too_large
 concurrent_session_invalid_offset
 concurrent_session_invalid_data_size
 payload_too_large
 other
struct UploadSessionOffsetError
 correct_offset UInt64
struct UploadSessionStartArg
 close Boolean = false
 session_type UploadSessionType?
 content_hash Sha256HexHash?
struct UploadSessionStartBatchArg
 session_type UploadSessionType?
 num_sessions UInt64(min_value=1,max_value=1000)
struct UploadSessionStartBatchResult
 session_ids List(String)
union UploadSessionStartError open=other
 concurrent_session_data_not_allowed
 concurrent_session_close_not_allowed
 payload_too_large
 content_hash_mismatch
 other
struct UploadSessionStartResult
 session_id String
union UploadSessionType open=other
 sequential
 concurrent
 other
struct UploadWriteFailed
 reason WriteError
 upload_session_id String
struct UserGeneratedTag
 tag_text TagText
struct VideoMetadata : MediaMetadata
 duration UInt64?
union WriteConflictError open=other
 file
 folder
 file_ancestor
 other
union WriteError open=other
 malformed_path MalformedPathError
 conflict WriteConflictError
 no_write_permission
 insufficient_space
 disallowed_name
 team_folder
 operation_suppressed
 too_many_write_operations
 access_restricted
 other
union WriteMode closed
 add
 overwrite
 update Rev
route alpha/get_metadata AlphaGetMetadataArg Metadata AlphaGetMetadataError allow_app_folder_app=true auth=user host=api is_preview=true scope=files.metadata.read style=rpc deprecated
route alpha/upload UploadArg FileMetadata UploadError allow_app_folder_app=true auth=user host=content is_preview=true scope=files.content.write style=upload deprecated
route copy RelocationArg Metadata RelocationError allow_app_folder_app=true auth=user host=api scope=files.content.write select_admin_mode=team_admin style=rpc deprecated
route copy:2 RelocationArg RelocationResult RelocationError allow_app_folder_app=true auth=user host=api scope=files.content.write select_admin_mode=team_admin style=rpc
route copy_batch RelocationBatchArg RelocationBatchLaunch Void allow_app_folder_app=true auth=user host=api scope=files.content.write select_admin_mode=team_admin style=rpc deprecated
route copy_batch:2 CopyBatchArg RelocationBatchV2Launch Void allow_app_folder_app=true auth=user host=api scope=files.content.write select_admin_mode=team_admin style=rpc
route copy_batch/check async.PollArg RelocationBatchJobStatus async.PollError allow_app_folder_app=true auth=user host=api scope=files.content.write select_admin_mode=team_admin style=rpc deprecated
route copy_batch/check:2 async.PollArg RelocationBatchV2JobStatus async.PollError allow_app_folder_app=true auth=user host=api scope=files.content.write select_admin_mode=team_admin style=rpc
route copy_reference/get GetCopyReferenceArg GetCopyReferenceResult GetCopyReferenceError allow_app_folder_app=true auth=user host=api scope=files.content.write style=rpc
route copy_reference/save SaveCopyReferenceArg SaveCopyReferenceResult SaveCopyReferenceError allow_app_folder_app=true auth=user host=api scope=files.content.write style=rpc
route create_folder CreateFolderArg FolderMetadata CreateFolderError allow_app_folder_app=true auth=user host=api scope=files.content.write select_admin_mode=team_admin style=rpc deprecated
route create_folder:2 CreateFolderArg CreateFolderResult CreateFolderError allow_app_folder_app=true auth=user host=api scope=files.content.write select_admin_mode=team_admin style=rpc
route create_folder_batch CreateFolderBatchArg CreateFolderBatchLaunch Void allow_app_folder_app=true auth=user host=api scope=files.content.write select_admin_mode=team_admin style=rpc
route create_folder_batch/check async.PollArg CreateFolderBatchJobStatus async.PollError allow_app_folder_app=true auth=user host=api scope=files.content.write select_admin_mode=team_admin style=rpc
route delete DeleteArg Metadata DeleteError allow_app_folder_app=true auth=user host=api scope=files.content.write select_admin_mode=team_admin style=rpc deprecated
route delete:2 DeleteArg DeleteResult DeleteError allow_app_folder_app=true auth=user host=api scope=files.content.write select_admin_mode=team_admin style=rpc
route delete_batch DeleteBatchArg DeleteBatchLaunch Void allow_app_folder_app=true auth=user host=api scope=files.content.write select_admin_mode=team_admin style=rpc
route delete_batch/check async.PollArg DeleteBatchJobStatus async.PollError allow_app_folder_app=true auth=user host=api scope=files.content.write select_admin_mode=team_admin style=rpc
route download DownloadArg FileMetadata DownloadError allow_app_folder_app=true auth=user host=content scope=files.content.read select_admin_mode=whole_team style=download
route download_zip DownloadZipArg DownloadZipResult DownloadZipError allow_app_folder_app=true auth=user host=content scope=files.content.read style=download
route export ExportArg ExportResult ExportError allow_app_folder_app=true auth=user host=content is_preview=true scope=files.content.read select_admin_mode=whole_team style=download
route get_file_lock_batch LockFileBatchArg LockFileBatchResult LockFileError auth=user host=api scope=files.content.read style=rpc
route get_metadata GetMetadataArg Metadata GetMetadataError allow_app_folder_app=true auth=user host=api scope=files.metadata.read select_admin_mode=whole_team style=rpc
route get_preview PreviewArg FileMetadata PreviewError allow_app_folder_app=true auth=user host=content scope=files.content.read select_admin_mode=whole_team style=download
route get_temporary_link GetTemporaryLinkArg GetTemporaryLinkResult GetTemporaryLinkError allow_app_folder_app=true auth=user host=api scope=files.content.read style=rpc
route get_temporary_upload_link GetTemporaryUploadLinkArg GetTemporaryUploadLinkResult Void allow_app_folder_app=true auth=user host=api scope=files.content.write style=rpc
route get_thumbnail ThumbnailArg FileMetadata ThumbnailError allow_app_folder_app=true auth=user host=content scope=files.content.read select_admin_mode=whole_team style=download
route get_thumbnail:2 ThumbnailV2Arg PreviewResult ThumbnailV2Error allow_app_folder_app=true auth="app, user" host=content scope=files.content.read select_admin_mode=whole_team style=download
route get_thumbnail_batch GetThumbnailBatchArg GetThumbnailBatchResult GetThumbnailBatchError allow_app_folder_app=true auth=user host=content scope=files.content.read select_admin_mode=whole_team style=rpc
route list_folder ListFolderArg ListFolderResult ListFolderError allow_app_folder_app=true auth="app, user" host=api scope=files.metadata.read select_admin_mode=whole_team style=rpc
route list_folder/continue ListFolderContinueArg ListFolderResult ListFolderContinueError allow_app_folder_app=true auth="app, user" host=api scope=files.metadata.read select_admin_mode=whole_team style=rpc
route list_folder/get_latest_cursor ListFolderArg ListFolderGetLatestCursorResult ListFolderError allow_app_folder_app=true auth=user host=api scope=files.metadata.read select_admin_mode=whole_team style=rpc
route list_folder/longpoll ListFolderLongpollArg ListFolderLongpollResult ListFolderLongpollError allow_app_folder_app=true auth=noauth host=notify scope=files.metadata.read select_admin_mode=whole_team style=rpc
route list_revisions ListRevisionsArg ListRevisionsResult ListRevisionsError allow_app_folder_app=true auth=user host=api scope=files.metadata.read select_admin_mode=whole_team style=rpc
route lock_file_batch LockFileBatchArg LockFileBatchResult LockFileError auth=user host=api scope=files.content.write style=rpc
route move RelocationArg Metadata RelocationError allow_app_folder_app=true auth=user host=api scope=files.content.write select_admin_mode=team_admin style=rpc deprecated
route move:2 RelocationArg RelocationResult RelocationError allow_app_folder_app=true auth=user host=api scope=files.content.write select_admin_mode=team_admin style=rpc
route move_batch RelocationBatchArg RelocationBatchLaunch Void allow_app_folder_app=true auth=user host=api scope=files.content.write select_admin_mode=team_admin style=rpc deprecated
route move_batch:2 MoveBatchArg RelocationBatchV2Launch Void allow_app_folder_app=true auth=user host=api scope=files.content.write select_admin_mode=team_admin style=rpc
route move_batch/check async.PollArg RelocationBatchJobStatus async.PollError allow_app_folder_app=true auth=user host=api scope=files.content.write select_admin_mode=team_admin style=rpc deprecated
route move_batch/check:2 async.PollArg RelocationBatchV2JobStatus async.PollError allow_app_folder_app=true auth=user host=api scope=files.content.write select_admin_mode=team_admin style=rpc
route paper/create PaperCreateArg PaperCreateResult PaperCreateError auth=user host=api is_preview=true scope=files.content.write style=upload
route paper/update PaperUpdateArg PaperUpdateResult PaperUpdateError auth=user host=api is_preview=true scope=files.content.write style=upload
route permanently_delete DeleteArg Void DeleteError allow_app_folder_app=true auth=user host=api scope=files.permanent_delete select_admin_mode=team_admin style=rpc
route properties/add file_properties.AddPropertiesArg Void file_properties.AddPropertiesError auth=user host=api scope=files.metadata.write style=rpc deprecated
route properties/overwrite file_properties.OverwritePropertyGroupArg Void file_properties.InvalidPropertyGroupError auth=user host=api scope=files.metadata.write style=rpc deprecated
route properties/update file_properties.UpdatePropertiesArg Void file_properties.UpdatePropertiesError auth=user host=api scope=files.metadata.write style=rpc deprecated
route restore RestoreArg FileMetadata RestoreError allow_app_folder_app=true auth=user host=api scope=files.content.write select_admin_mode=team_admin style=rpc
route save_url SaveUrlArg SaveUrlResult SaveUrlError allow_app_folder_app=true auth=user host=api scope=files.content.write style=rpc
route save_url/check_job_status async.PollArg SaveUrlJobStatus async.PollError allow_app_folder_app=true auth=user host=api scope=files.content.write style=rpc
route search SearchArg SearchResult SearchError allow_app_folder_app=true auth=user host=api scope=files.metadata.read style=rpc deprecated
route search:2 SearchV2Arg SearchV2Result SearchError allow_app_folder_app=true auth=user host=api scope=files.metadata.read style=rpc
route search/continue:2 SearchV2ContinueArg SearchV2Result SearchError allow_app_folder_app=true auth=user host=api scope=files.metadata.read style=rpc
route tags/add AddTagArg Void AddTagError auth=user host=api is_preview=true scope=files.metadata.write style=rpc
route tags/get GetTagsArg GetTagsResult BaseTagError auth=user host=api is_preview=true scope=files.metadata.read style=rpc
route tags/remove RemoveTagArg Void RemoveTagError auth=user host=api is_preview=true scope=files.metadata.write style=rpc
route unlock_file_batch UnlockFileBatchArg LockFileBatchResult LockFileError auth=user host=api scope=files.content.write select_admin_mode=whole_team style=rpc
route upload UploadArg FileMetadata UploadError allow_app_folder_app=true auth=user host=content scope=files.content.write select_admin_mode=team_admin style=upload
route upload_session/append UploadSessionCursor Void UploadSessionAppendError allow_app_folder_app=true auth=user host=content scope=files.content.write select_admin_mode=team_admin style=upload deprecated
route upload_session/append:2 UploadSessionAppendArg Void UploadSessionAppendError allow_app_folder_app=true auth=user host=content scope=files.content.write select_admin_mode=team_admin style=upload
route upload_session/append_batch UploadSessionAppendBatchArg UploadSessionAppendBatchResult UploadSessionAppendBatchError allow_app_folder_app=true auth=user host=content scope=files.content.write select_admin_mode=team_admin style=upload
route upload_session/finish UploadSessionFinishArg FileMetadata UploadSessionFinishError allow_app_folder_app=true auth=user host=content scope=files.content.write select_admin_mode=team_admin style=upload
route upload_session/finish_batch UploadSessionFinishBatchArg UploadSessionFinishBatchLaunch Void allow_app_folder_app=true auth=user host=api scope=files.content.write select_admin_mode=team_admin style=rpc deprecated
route upload_session/finish_batch:2 UploadSessionFinishBatchArg UploadSessionFinishBatchResult Void allow_app_folder_app=true auth=user host=api scope=files.content.write select_admin_mode=team_admin style=rpc
route upload_session/finish_batch/check async.PollArg UploadSessionFinishBatchJobStatus async.PollError allow_app_folder_app=true auth=user host=api scope=files.content.write select_admin_mode=team_admin style=rpc
route upload_session/start UploadSessionStartArg UploadSessionStartResult UploadSessionStartError allow_app_folder_app=true auth=user host=content scope=files.content.write select_admin_mode=team_admin style=upload
route upload_session/start_batch UploadSessionStartBatchArg UploadSessionStartBatchResult Void allow_app_folder_app=true auth=user host=api scope=files.content.write select_admin_mode=team_admin style=rpc
"""#
    )
}

extension Files {
    /// Which tag to add to what.
    public struct AddTagArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - path: The file or folder to tag. Pattern: `/(.|[\r\n])*`.
        ///   - tagText: The tag: letters, digits and underscores. Stored in lower case. 1 to 32 characters. Pattern:
        ///     `[\w]+`.
        @export(implementation)
        public init(path: String, tagText: String) {
            var builder = RecordBuilder(Files._type(0))
            builder.string(0, path)
            builder.string(1, tagText)
            self.init(_plainRecord: builder.record())
        }

        /// The file or folder to tag. Pattern: `/(.|[\r\n])*`.
        @export(implementation) public var path: String { _plainRecord.string(0) }
        /// The tag: letters, digits and underscores. Stored in lower case. 1 to 32 characters. Pattern: `[\w]+`.
        @export(implementation) public var tagText: String { _plainRecord.string(1) }
    }

    /// Why a tag was not added.
    public enum AddTagError: StoneUnion, CustomStringConvertible {
        /// The item cannot be found or read.
        case path(Files.LookupError)
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// The item has 20 tags already. Remove one first.
        case tooManyTags

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .path(_value.union())
            case 2: self = .tooManyTags
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .path(let value): .boxedValue(0, union: value._value)
            case .other: .tag(1)
            case .tooManyTags: .tag(2)
            }
        }
    }

    /// Which item to look up, and what to tell about it.
    public struct AlphaGetMetadataArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - path: The file or folder: a path, an `id:…`, or a `rev:…` for one revision. Not the root folder.
        ///     Pattern: `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        ///   - includeMediaInfo: Whether to fill in `mediaInfo` of photos and videos. Default: `false`.
        ///   - includeDeleted: Whether a deleted item is answered with `Files.DeletedMetadata` instead of
        ///     `LookupError.notFound`. Default: `false`.
        ///   - includeHasExplicitSharedMembers: Whether to tell if the file itself is shared with somebody. Default:
        ///     `false`.
        ///   - includePropertyGroups: The templates whose custom properties to include.
        ///   - includePropertyTemplates: Use `includePropertyGroups` instead. Each: At least 1 character. Each:
        ///     Pattern: `(/|ptid:).*`. Deprecated.
        @export(implementation)
        public init(
            path: String,
            includeMediaInfo: Bool = false,
            includeDeleted: Bool = false,
            includeHasExplicitSharedMembers: Bool = false,
            includePropertyGroups: FileProperties.TemplateFilterBase? = nil,
            includePropertyTemplates: [String]? = nil
        ) {
            var builder = RecordBuilder(Files._type(2))
            builder.string(0, path)
            builder.bool(1, includeMediaInfo)
            builder.bool(2, includeDeleted)
            builder.bool(3, includeHasExplicitSharedMembers)
            builder.union(4, includePropertyGroups?._value)
            builder.strings(5, includePropertyTemplates)
            self.init(_plainRecord: builder.record())
        }

        /// The file or folder: a path, an `id:…`, or a `rev:…` for one revision. Not the root folder. Pattern:
        /// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        @export(implementation) public var path: String { _plainRecord.string(0) }
        /// Whether to fill in `mediaInfo` of photos and videos. Default: `false`.
        @export(implementation) public var includeMediaInfo: Bool { _plainRecord.bool(1) }
        /// Whether a deleted item is answered with `Files.DeletedMetadata` instead of `LookupError.notFound`. Default:
        /// `false`.
        @export(implementation) public var includeDeleted: Bool { _plainRecord.bool(2) }
        /// Whether to tell if the file itself is shared with somebody. Default: `false`.
        @export(implementation) public var includeHasExplicitSharedMembers: Bool { _plainRecord.bool(3) }
        /// The templates whose custom properties to include.
        @export(implementation)
        public var includePropertyGroups: FileProperties.TemplateFilterBase? {
            _plainRecord.unionOpt(4)
        }
        /// Use `includePropertyGroups` instead. Each: At least 1 character. Each: Pattern: `(/|ptid:).*`. Deprecated.
        @export(implementation) public var includePropertyTemplates: [String]? { _plainRecord.stringsOpt(5) }
    }

    /// Why no metadata was returned.
    public enum AlphaGetMetadataError: StoneUnion, CustomStringConvertible {
        /// The item cannot be found or read.
        case path(Files.LookupError)
        /// The property templates asked for do not exist.
        case propertiesError(FileProperties.LookUpPropertiesError)

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .path(_value.union())
            default: self = .propertiesError(_value.union())
            }
        }

        public var _value: Value {
            switch self {
            case .path(let value): .boxedValue(0, union: value._value)
            case .propertiesError(let value): .boxedValue(1, union: value._value)
            }
        }
    }

    /// Why tags were not read or changed.
    public enum BaseTagError: StoneUnion, CustomStringConvertible {
        /// The item cannot be found or read.
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

    /// Where and how to save an uploaded file.
    public struct CommitInfo: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - path: Where to save the file: a path that starts with `/`, or the `id:…` of a file to write to. Pattern:
        ///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
        ///   - mode: What to do when something is there already. Default: `.add`.
        ///   - autorename: Whether to save under another name, such as `report (2).txt`, instead of failing with a
        ///     conflict. Default: `false`.
        ///   - clientModified: The time at which the user last changed the file, in whole seconds. It is kept for
        ///     display and does not affect conflicts.
        ///   - mute: Whether to spare the user's devices a notification about this change. Default: `false`.
        ///   - propertyGroups: Custom properties to save with the file.
        ///   - strictConflict: Whether to be strict about conflicts: identical content is one too, and so is an
        ///     `.update` of a file that has been deleted meanwhile. Default: `false`.
        @export(implementation)
        public init(
            path: String,
            mode: Files.WriteMode = .add,
            autorename: Bool = false,
            clientModified: Date? = nil,
            mute: Bool = false,
            propertyGroups: [FileProperties.PropertyGroup]? = nil,
            strictConflict: Bool = false
        ) {
            var builder = RecordBuilder(Files._type(5))
            builder.string(0, path)
            builder.union(1, mode._value)
            builder.bool(2, autorename)
            builder.date(3, clientModified)
            builder.bool(4, mute)
            builder.list(5, propertyGroups)
            builder.bool(6, strictConflict)
            self.init(_plainRecord: builder.record())
        }

        /// Where to save the file: a path that starts with `/`, or the `id:…` of a file to write to. Pattern:
        /// `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
        @export(implementation) public var path: String { _plainRecord.string(0) }
        /// What to do when something is there already. Default: `.add`.
        @export(implementation) public var mode: Files.WriteMode { _plainRecord.union(1, .add) }
        /// Whether to save under another name, such as `report (2).txt`, instead of failing with a conflict. Default:
        /// `false`.
        @export(implementation) public var autorename: Bool { _plainRecord.bool(2) }
        /// The time at which the user last changed the file, in whole seconds. It is kept for display and does not
        /// affect conflicts.
        @export(implementation) public var clientModified: Date? { _plainRecord.dateOpt(3) }
        /// Whether to spare the user's devices a notification about this change. Default: `false`.
        @export(implementation) public var mute: Bool { _plainRecord.bool(4) }
        /// Custom properties to save with the file.
        @export(implementation) public var propertyGroups: [FileProperties.PropertyGroup]? { _plainRecord.listOpt(5) }
        /// Whether to be strict about conflicts: identical content is one too, and so is an `.update` of a file that
        /// has been deleted meanwhile. Default: `false`.
        @export(implementation) public var strictConflict: Bool { _plainRecord.bool(6) }
    }

    /// How one item is synced to the computers of a team's members.
    public struct ContentSyncSetting: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - id: The file or folder. At least 4 characters. Pattern: `id:.+`.
        ///   - syncSetting: The setting it has.
        @export(implementation)
        public init(id: String, syncSetting: Files.SyncSetting) {
            var builder = RecordBuilder(Files._type(6))
            builder.string(0, id)
            builder.union(1, syncSetting._value)
            self.init(_plainRecord: builder.record())
        }

        /// The file or folder. At least 4 characters. Pattern: `id:.+`.
        @export(implementation) public var id: String { _plainRecord.string(0) }
        /// The setting it has.
        @export(implementation) public var syncSetting: Files.SyncSetting { _plainRecord.union(1) }
    }

    /// The wish to change how one item is synced to the computers of a team's members.
    public struct ContentSyncSettingArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - id: The file or folder. At least 4 characters. Pattern: `id:.+`.
        ///   - syncSetting: The setting it gets.
        @export(implementation)
        public init(id: String, syncSetting: Files.SyncSettingArg) {
            var builder = RecordBuilder(Files._type(7))
            builder.string(0, id)
            builder.union(1, syncSetting._value)
            self.init(_plainRecord: builder.record())
        }

        /// The file or folder. At least 4 characters. Pattern: `id:.+`.
        @export(implementation) public var id: String { _plainRecord.string(0) }
        /// The setting it gets.
        @export(implementation) public var syncSetting: Files.SyncSettingArg { _plainRecord.union(1) }
    }

    /// Which folder to create.
    public struct CreateFolderArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - path: The new folder. Missing parents are created too. Pattern:
        ///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        ///   - autorename: Whether to choose another name instead of failing when something is there already. Default:
        ///     `false`.
        @export(implementation)
        public init(path: String, autorename: Bool = false) {
            var builder = RecordBuilder(Files._type(8))
            builder.string(0, path)
            builder.bool(1, autorename)
            self.init(_plainRecord: builder.record())
        }

        /// The new folder. Missing parents are created too. Pattern: `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        @export(implementation) public var path: String { _plainRecord.string(0) }
        /// Whether to choose another name instead of failing when something is there already. Default: `false`.
        @export(implementation) public var autorename: Bool { _plainRecord.bool(1) }
    }

    /// Which folders to create.
    public struct CreateFolderBatchArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - paths: The new folders. A path given twice is created once. At most 10000 items. Each: Pattern:
        ///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        ///   - autorename: Whether to choose another name where something is there already, instead of failing that
        ///     entry. Default: `false`.
        ///   - forceAsync: Whether to answer with a job at once, even for a small batch. Default: `false`.
        @export(implementation)
        public init(paths: [String], autorename: Bool = false, forceAsync: Bool = false) {
            var builder = RecordBuilder(Files._type(9))
            builder.strings(0, paths)
            builder.bool(1, autorename)
            builder.bool(2, forceAsync)
            self.init(_plainRecord: builder.record())
        }

        /// The new folders. A path given twice is created once. At most 10000 items. Each: Pattern:
        /// `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        @export(implementation) public var paths: [String] { _plainRecord.strings(0) }
        /// Whether to choose another name where something is there already, instead of failing that entry. Default:
        /// `false`.
        @export(implementation) public var autorename: Bool { _plainRecord.bool(1) }
        /// Whether to answer with a job at once, even for a small batch. Default: `false`.
        @export(implementation) public var forceAsync: Bool { _plainRecord.bool(2) }
    }

    /// Why a batch of folders was not created at all.
    public enum CreateFolderBatchError: StoneUnion, CustomStringConvertible {
        /// The batch is too large. Split it.
        case tooManyFiles
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .tooManyFiles
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .tooManyFiles: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// The state of a job of `createFolderBatch`.
    public enum CreateFolderBatchJobStatus: StoneUnion, CustomStringConvertible {
        /// The job is still going on. Ask again in a while.
        case inProgress
        /// The job has ended; look at each entry for its outcome.
        case complete(Files.CreateFolderBatchResult)
        /// The whole job has failed and created nothing.
        case failed(Files.CreateFolderBatchError)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .inProgress
            case 1: self = .complete(Files.CreateFolderBatchResult(_plainRecord: payload))
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

    /// The answer of `createFolderBatch`: a job to poll, or the outcome.
    public enum CreateFolderBatchLaunch: StoneUnion, CustomStringConvertible {
        /// The work goes on; poll it with this id. At least 1 character.
        case asyncJobId(String)
        /// All is done already; look at each entry for its outcome.
        case complete(Files.CreateFolderBatchResult)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .asyncJobId(_value.string())
            case 1: self = .complete(Files.CreateFolderBatchResult(_plainRecord: payload))
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .asyncJobId(let value): .boxedValue(0, string: value)
            case .complete(let value): .variant(1, value._plainRecord)
            case .other: .tag(2)
            }
        }
    }

    /// What became of each folder.
    public struct CreateFolderBatchResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - entries: One outcome for each path, in the order of `paths`.
        @export(implementation)
        public init(entries: [Files.CreateFolderBatchResultEntry]) {
            var builder = RecordBuilder(Files._type(13))
            builder.unions(0, entries)
            self.init(_plainRecord: builder.record())
        }

        /// One outcome for each path, in the order of `paths`.
        @export(implementation) public var entries: [Files.CreateFolderBatchResultEntry] { _plainRecord.unions(0) }
    }

    /// What became of one folder.
    public enum CreateFolderBatchResultEntry: StoneUnion, CustomStringConvertible {
        /// The folder was created.
        case success(Files.CreateFolderEntryResult)
        /// The folder was not created.
        case failure(Files.CreateFolderEntryError)

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .success(Files.CreateFolderEntryResult(_plainRecord: payload))
            default: self = .failure(_value.union())
            }
        }

        public var _value: Value {
            switch self {
            case .success(let value): .variant(0, value._plainRecord)
            case .failure(let value): .boxedValue(1, union: value._value)
            }
        }
    }

    /// Why one folder of a batch was not created.
    public enum CreateFolderEntryError: StoneUnion, CustomStringConvertible {
        /// The folder cannot be created at this path.
        case path(Files.WriteError)
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

    /// A folder that was created.
    public struct CreateFolderEntryResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - metadata: The new folder.
        @export(implementation)
        public init(metadata: Files.FolderMetadata) {
            var builder = RecordBuilder(Files._type(16))
            builder.object(0, metadata._record)
            self.init(_plainRecord: builder.record())
        }

        /// The new folder.
        @export(implementation) public var metadata: Files.FolderMetadata { _plainRecord.object(0) }
    }

    /// Why a folder was not created.
    public enum CreateFolderError: StoneUnion, CustomStringConvertible {
        /// The folder cannot be created at this path. `.conflict(.folder)` means that it is there already.
        case path(Files.WriteError)

        public init(_value: borrowing Value) {
            switch _value.tag {
            default: self = .path(_value.union())
            }
        }

        public var _value: Value {
            switch self {
            case .path(let value): .boxedValue(0, union: value._value)
            }
        }
    }

    /// The folder that was created.
    public struct CreateFolderResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - metadata: The new folder. Its name may differ from the one asked for when `autorename` is set.
        @export(implementation)
        public init(metadata: Files.FolderMetadata) {
            var builder = RecordBuilder(Files._type(18))
            builder.object(0, metadata._record)
            self.init(_plainRecord: builder.record())
        }

        /// The new folder. Its name may differ from the one asked for when `autorename` is set.
        @export(implementation) public var metadata: Files.FolderMetadata { _plainRecord.object(0) }
    }

    /// What to delete.
    public struct DeleteArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - path: The file or folder to delete: a path or an `id:…`. Pattern:
        ///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
        ///   - parentRev: The revision that the file must still have; otherwise nothing is deleted. Not for folders. At
        ///     least 9 characters. Pattern: `[0-9a-f]+`.
        @export(implementation)
        public init(path: String, parentRev: String? = nil) {
            var builder = RecordBuilder(Files._type(19))
            builder.string(0, path)
            builder.string(1, parentRev)
            self.init(_plainRecord: builder.record())
        }

        /// The file or folder to delete: a path or an `id:…`. Pattern:
        /// `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
        @export(implementation) public var path: String { _plainRecord.string(0) }
        /// The revision that the file must still have; otherwise nothing is deleted. Not for folders. At least 9
        /// characters. Pattern: `[0-9a-f]+`.
        @export(implementation) public var parentRev: String? { _plainRecord.stringOpt(1) }
    }

    /// What to delete.
    public struct DeleteBatchArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - entries: What to delete. At most 1000 items.
        @export(implementation)
        public init(entries: [Files.DeleteArg]) {
            var builder = RecordBuilder(Files._type(20))
            builder.list(0, entries)
            self.init(_plainRecord: builder.record())
        }

        /// What to delete. At most 1000 items.
        @export(implementation) public var entries: [Files.DeleteArg] { _plainRecord.list(0) }
    }

    /// Why a batch was not deleted at all.
    public enum DeleteBatchError: StoneUnion, CustomStringConvertible {
        /// Each entry reports this for itself, as `Files.DeleteError`. Deprecated.
        case tooManyWriteOperations
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .tooManyWriteOperations
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .tooManyWriteOperations: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// The state of a job of `deleteBatch`.
    public enum DeleteBatchJobStatus: StoneUnion, CustomStringConvertible {
        /// The job is still going on. Ask again in a while.
        case inProgress
        /// The job has ended; look at each entry for its outcome.
        case complete(Files.DeleteBatchResult)
        /// The whole job has failed.
        case failed(Files.DeleteBatchError)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .inProgress
            case 1: self = .complete(Files.DeleteBatchResult(_plainRecord: payload))
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

    /// The answer of `deleteBatch`: a job to poll, or the outcome.
    public enum DeleteBatchLaunch: StoneUnion, CustomStringConvertible {
        /// The work goes on; poll it with this id. At least 1 character.
        case asyncJobId(String)
        /// All is done already; look at each entry for its outcome.
        case complete(Files.DeleteBatchResult)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .asyncJobId(_value.string())
            case 1: self = .complete(Files.DeleteBatchResult(_plainRecord: payload))
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .asyncJobId(let value): .boxedValue(0, string: value)
            case .complete(let value): .variant(1, value._plainRecord)
            case .other: .tag(2)
            }
        }
    }

    /// What became of each entry.
    public struct DeleteBatchResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - entries: One outcome for each entry, in the order of the request.
        @export(implementation)
        public init(entries: [Files.DeleteBatchResultEntry]) {
            var builder = RecordBuilder(Files._type(24))
            builder.unions(0, entries)
            self.init(_plainRecord: builder.record())
        }

        /// One outcome for each entry, in the order of the request.
        @export(implementation) public var entries: [Files.DeleteBatchResultEntry] { _plainRecord.unions(0) }
    }

    /// What was deleted.
    public struct DeleteBatchResultData: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - metadata: The item as it was before it was deleted.
        @export(implementation)
        public init(metadata: Files.Metadata) {
            var builder = RecordBuilder(Files._type(25))
            builder.polymorphic(0, metadata)
            self.init(_plainRecord: builder.record())
        }

        /// The item as it was before it was deleted.
        @export(implementation) public var metadata: Files.Metadata { _plainRecord.polymorphic(0) }
    }

    /// What became of one entry.
    public enum DeleteBatchResultEntry: StoneUnion, CustomStringConvertible {
        /// The item was deleted.
        case success(Files.DeleteBatchResultData)
        /// The item was not deleted.
        case failure(Files.DeleteError)

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .success(Files.DeleteBatchResultData(_plainRecord: payload))
            default: self = .failure(_value.union())
            }
        }

        public var _value: Value {
            switch self {
            case .success(let value): .variant(0, value._plainRecord)
            case .failure(let value): .boxedValue(1, union: value._value)
            }
        }
    }

    /// Why an item was not deleted.
    public enum DeleteError: StoneUnion, CustomStringConvertible {
        /// There is nothing to delete at this path.
        case pathLookup(Files.LookupError)
        /// The item exists but must not be deleted, or has changed since `parentRev`.
        case pathWrite(Files.WriteError)
        /// Too many writes are going on in this Dropbox at the same time. Wait and try again, with fewer writes in
        /// parallel.
        case tooManyWriteOperations
        /// The folder holds too much for one call. Delete its parts one after another.
        case tooManyFiles
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .pathLookup(_value.union())
            case 1: self = .pathWrite(_value.union())
            case 2: self = .tooManyWriteOperations
            case 3: self = .tooManyFiles
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .pathLookup(let value): .boxedValue(0, union: value._value)
            case .pathWrite(let value): .boxedValue(1, union: value._value)
            case .tooManyWriteOperations: .tag(2)
            case .tooManyFiles: .tag(3)
            case .other: .tag(4)
            }
        }
    }

    /// What was deleted.
    public struct DeleteResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - metadata: The item as it was before it was deleted: a `Files.FileMetadata` or `Files.FolderMetadata`,
        ///     not a `Files.DeletedMetadata`.
        @export(implementation)
        public init(metadata: Files.Metadata) {
            var builder = RecordBuilder(Files._type(28))
            builder.polymorphic(0, metadata)
            self.init(_plainRecord: builder.record())
        }

        /// The item as it was before it was deleted: a `Files.FileMetadata` or `Files.FolderMetadata`, not a
        /// `Files.DeletedMetadata`.
        @export(implementation) public var metadata: Files.Metadata { _plainRecord.polymorphic(0) }
    }

    /// A path where a file or folder used to be.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class DeletedMetadata: Files.Metadata, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - name: The name, with its extension: what stands behind the last slash of the path.
        ///   - pathLower: The whole path in lower case: the key by which to compare paths and find the item again. Nil
        ///     if the item is not mounted in this Dropbox.
        ///   - pathDisplay: The path for display. Only its last component is sure to be spelled right, and a change of
        ///     case alone is never reported. Nil if the item is not mounted.
        ///   - parentSharedFolderId: Use `parentSharedFolderId` of `sharingInfo` instead. Pattern: `[-_0-9a-zA-Z:]+`.
        ///     Deprecated.
        ///   - previewUrl: The URL of a preview of the file.
        ///   - isRestorable: Whether the item can be restored. Only set where the call asked for it.
        @export(implementation)
        public init(
            name: String,
            pathLower: String? = nil,
            pathDisplay: String? = nil,
            parentSharedFolderId: String? = nil,
            previewUrl: String? = nil,
            isRestorable: Bool? = nil
        ) {
            var builder = RecordBuilder(Files._type(29))
            builder.string(0, name)
            builder.string(1, pathLower)
            builder.string(2, pathDisplay)
            builder.string(3, parentSharedFolderId)
            builder.string(4, previewUrl)
            builder.bool(5, isRestorable)
            super.init(_record: builder.record())
        }

        /// Whether the item can be restored. Only set where the call asked for it.
        @export(implementation) public var isRestorable: Bool? { _record.boolOpt(5) }
    }

    /// The size of a picture or video.
    public struct Dimensions: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - height: The height in pixels.
        ///   - width: The width in pixels.
        @export(implementation)
        public init(height: UInt64, width: UInt64) {
            var builder = RecordBuilder(Files._type(30))
            builder.uint64(0, height)
            builder.uint64(1, width)
            self.init(_plainRecord: builder.record())
        }

        /// The height in pixels.
        @export(implementation) public var height: UInt64 { _plainRecord.uint64(0) }
        /// The width in pixels.
        @export(implementation) public var width: UInt64 { _plainRecord.uint64(1) }
    }

    /// Which file to download.
    public struct DownloadArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - path: The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
        ///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        ///   - rev: Pass `rev:…` as `path` instead. At least 9 characters. Pattern: `[0-9a-f]+`. Deprecated.
        @export(implementation)
        public init(path: String, rev: String? = nil) {
            var builder = RecordBuilder(Files._type(31))
            builder.string(0, path)
            builder.string(1, rev)
            self.init(_plainRecord: builder.record())
        }

        /// The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
        /// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        @export(implementation) public var path: String { _plainRecord.string(0) }
        /// Pass `rev:…` as `path` instead. At least 9 characters. Pattern: `[0-9a-f]+`. Deprecated.
        @export(implementation) public var rev: String? { _plainRecord.stringOpt(1) }
    }

    /// Why a file was not downloaded.
    public enum DownloadError: StoneUnion, CustomStringConvertible {
        /// The file cannot be found or read.
        case path(Files.LookupError)
        /// This file has no bytes of its own, as a Google Doc has none. Use `export`.
        case unsupportedFile
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .path(_value.union())
            case 1: self = .unsupportedFile
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .path(let value): .boxedValue(0, union: value._value)
            case .unsupportedFile: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// Which folder to download.
    public struct DownloadZipArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - path: The folder: a path or an `id:…`, not a single file. Pattern:
        ///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        @export(implementation)
        public init(path: String) {
            var builder = RecordBuilder(Files._type(33))
            builder.string(0, path)
            self.init(_plainRecord: builder.record())
        }

        /// The folder: a path or an `id:…`, not a single file. Pattern:
        /// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        @export(implementation) public var path: String { _plainRecord.string(0) }
    }

    /// Why a folder was not downloaded.
    public enum DownloadZipError: StoneUnion, CustomStringConvertible {
        /// The folder cannot be found or read.
        case path(Files.LookupError)
        /// The folder has 20 GB or more, or a file of 4 GB or more. Download its parts, or file by file.
        case tooLarge
        /// The folder has 10,000 entries or more. Download its subfolders one after another, or file by file.
        case tooManyFiles
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .path(_value.union())
            case 1: self = .tooLarge
            case 2: self = .tooManyFiles
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .path(let value): .boxedValue(0, union: value._value)
            case .tooLarge: .tag(1)
            case .tooManyFiles: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// The folder that was downloaded.
    public struct DownloadZipResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - metadata: The folder that the archive holds.
        @export(implementation)
        public init(metadata: Files.FolderMetadata) {
            var builder = RecordBuilder(Files._type(35))
            builder.object(0, metadata._record)
            self.init(_plainRecord: builder.record())
        }

        /// The folder that the archive holds.
        @export(implementation) public var metadata: Files.FolderMetadata { _plainRecord.object(0) }
    }

    /// Which file to export, and to what format.
    public struct ExportArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - path: The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
        ///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        ///   - exportFormat: One of the `exportOptions` in the file's `exportInfo`. By default its `exportAs`.
        @export(implementation)
        public init(path: String, exportFormat: String? = nil) {
            var builder = RecordBuilder(Files._type(36))
            builder.string(0, path)
            builder.string(1, exportFormat)
            self.init(_plainRecord: builder.record())
        }

        /// The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
        /// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        @export(implementation) public var path: String { _plainRecord.string(0) }
        /// One of the `exportOptions` in the file's `exportInfo`. By default its `exportAs`.
        @export(implementation) public var exportFormat: String? { _plainRecord.stringOpt(1) }
    }

    /// Why a file was not exported.
    public enum ExportError: StoneUnion, CustomStringConvertible {
        /// The file cannot be found or read.
        case path(Files.LookupError)
        /// This file has bytes of its own. Use `download`.
        case nonExportable
        /// The file cannot be exported to this format. See `exportOptions` in its metadata.
        case invalidExportFormat
        /// The converted file is not ready yet. Try again in a while.
        case retryError
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .path(_value.union())
            case 1: self = .nonExportable
            case 2: self = .invalidExportFormat
            case 3: self = .retryError
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .path(let value): .boxedValue(0, union: value._value)
            case .nonExportable: .tag(1)
            case .invalidExportFormat: .tag(2)
            case .retryError: .tag(3)
            case .other: .tag(4)
            }
        }
    }

    /// The formats to which a file can be exported.
    public struct ExportInfo: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - exportAs: The format in which `export` delivers the file by default, such as `xlsx`.
        ///   - exportOptions: The formats that may be passed to `export` as `exportFormat`.
        @export(implementation)
        public init(exportAs: String? = nil, exportOptions: [String]? = nil) {
            var builder = RecordBuilder(Files._type(38))
            builder.string(0, exportAs)
            builder.strings(1, exportOptions)
            self.init(_plainRecord: builder.record())
        }

        /// The format in which `export` delivers the file by default, such as `xlsx`.
        @export(implementation) public var exportAs: String? { _plainRecord.stringOpt(0) }
        /// The formats that may be passed to `export` as `exportFormat`.
        @export(implementation) public var exportOptions: [String]? { _plainRecord.stringsOpt(1) }
    }

    /// The exported file.
    public struct ExportMetadata: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - name: The file name with the extension of the exported format.
        ///   - size: The size of the exported file in bytes.
        ///   - exportHash: The content hash of the exported file, to verify what was received. Exactly 64 characters.
        ///   - paperRevision: The revision of a Paper document, as `paperUpdate` expects it.
        @export(implementation)
        public init(name: String, size: UInt64, exportHash: String? = nil, paperRevision: Int64? = nil) {
            var builder = RecordBuilder(Files._type(39))
            builder.string(0, name)
            builder.uint64(1, size)
            builder.string(2, exportHash)
            builder.int64(3, paperRevision)
            self.init(_plainRecord: builder.record())
        }

        /// The file name with the extension of the exported format.
        @export(implementation) public var name: String { _plainRecord.string(0) }
        /// The size of the exported file in bytes.
        @export(implementation) public var size: UInt64 { _plainRecord.uint64(1) }
        /// The content hash of the exported file, to verify what was received. Exactly 64 characters.
        @export(implementation) public var exportHash: String? { _plainRecord.stringOpt(2) }
        /// The revision of a Paper document, as `paperUpdate` expects it.
        @export(implementation) public var paperRevision: Int64? { _plainRecord.int64Opt(3) }
    }

    /// An exported file and its origin.
    public struct ExportResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - exportMetadata: The file as delivered.
        ///   - fileMetadata: The file as it lies in Dropbox.
        @export(implementation)
        public init(exportMetadata: Files.ExportMetadata, fileMetadata: Files.FileMetadata) {
            var builder = RecordBuilder(Files._type(40))
            builder.object(0, exportMetadata._plainRecord)
            builder.object(1, fileMetadata._record)
            self.init(_plainRecord: builder.record())
        }

        /// The file as delivered.
        @export(implementation) public var exportMetadata: Files.ExportMetadata { _plainRecord.object(0) }
        /// The file as it lies in Dropbox.
        @export(implementation) public var fileMetadata: Files.FileMetadata { _plainRecord.object(1) }
    }

    /// A kind of file by which a search can be narrowed.
    public enum FileCategory: StoneUnion, CustomStringConvertible {
        /// Pictures, such as jpg, png and gif.
        case image
        /// Text documents, such as doc, docx and txt.
        case document
        /// PDF documents.
        case pdf
        /// Spreadsheets, such as xlsx, xls and csv.
        case spreadsheet
        /// Presentations, such as ppt, pptx and key.
        case presentation
        /// Sound, such as mp3, wav and mid.
        case audio
        /// Films, such as mov, wmv and mp4.
        case video
        /// Folders.
        case folder
        /// Paper documents.
        case paper
        /// Whatever fits no other category.
        case others
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .image
            case 1: self = .document
            case 2: self = .pdf
            case 3: self = .spreadsheet
            case 4: self = .presentation
            case 5: self = .audio
            case 6: self = .video
            case 7: self = .folder
            case 8: self = .paper
            case 9: self = .others
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .image: .tag(0)
            case .document: .tag(1)
            case .pdf: .tag(2)
            case .spreadsheet: .tag(3)
            case .presentation: .tag(4)
            case .audio: .tag(5)
            case .video: .tag(6)
            case .folder: .tag(7)
            case .paper: .tag(8)
            case .others: .tag(9)
            case .other: .tag(10)
            }
        }
    }

    /// The lock of a file, or that there is none.
    public struct FileLock: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - content: Who holds the lock, if anybody.
        @export(implementation)
        public init(content: Files.FileLockContent) {
            var builder = RecordBuilder(Files._type(42))
            builder.union(0, content._value)
            self.init(_plainRecord: builder.record())
        }

        /// Who holds the lock, if anybody.
        @export(implementation) public var content: Files.FileLockContent { _plainRecord.union(0) }
    }

    /// Who holds a lock.
    public enum FileLockContent: StoneUnion, CustomStringConvertible {
        /// Nobody holds a lock.
        case unlocked
        /// One user holds the lock.
        case singleUser(Files.SingleUserLock)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .unlocked
            case 1: self = .singleUser(Files.SingleUserLock(_plainRecord: payload))
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .unlocked: .tag(0)
            case .singleUser(let value): .variant(1, value._plainRecord)
            case .other: .tag(2)
            }
        }
    }

    /// The lock of a file, as its metadata tells it.
    public struct FileLockMetadata: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - isLockholder: Whether the calling user holds the lock.
        ///   - lockholderName: The name of the holder, for display.
        ///   - lockholderAccountId: The account that holds the lock, if it is known. Exactly 40 characters.
        ///   - created: When the file was locked.
        @export(implementation)
        public init(
            isLockholder: Bool? = nil,
            lockholderName: String? = nil,
            lockholderAccountId: String? = nil,
            created: Date? = nil
        ) {
            var builder = RecordBuilder(Files._type(44))
            builder.bool(0, isLockholder)
            builder.string(1, lockholderName)
            builder.string(2, lockholderAccountId)
            builder.date(3, created)
            self.init(_plainRecord: builder.record())
        }

        /// Whether the calling user holds the lock.
        @export(implementation) public var isLockholder: Bool? { _plainRecord.boolOpt(0) }
        /// The name of the holder, for display.
        @export(implementation) public var lockholderName: String? { _plainRecord.stringOpt(1) }
        /// The account that holds the lock, if it is known. Exactly 40 characters.
        @export(implementation) public var lockholderAccountId: String? { _plainRecord.stringOpt(2) }
        /// When the file was locked.
        @export(implementation) public var created: Date? { _plainRecord.dateOpt(3) }
    }

    /// A file: its name and place, revision, size and content hash.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class FileMetadata: Files.Metadata, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - name: The name, with its extension: what stands behind the last slash of the path.
        ///   - id: The identity of the file. It stays the same when the file is moved, renamed or overwritten; pass it
        ///     wherever an `id:…` path is accepted. At least 1 character.
        ///   - clientModified: The time that the uploading app gave as the last change. Nobody verifies it: show it or
        ///     sort by it, but compare `rev` or `contentHash` to detect changes.
        ///   - serverModified: The time at which Dropbox received this revision.
        ///   - rev: The revision: hexadecimal digits, new ones with each change of content. Use it for
        ///     `WriteMode.update` and, as `rev:…`, to read an old revision. At least 9 characters. Pattern:
        ///     `[0-9a-f]+`.
        ///   - size: The size in bytes.
        ///   - pathLower: The whole path in lower case: the key by which to compare paths and find the item again. Nil
        ///     if the item is not mounted in this Dropbox.
        ///   - pathDisplay: The path for display. Only its last component is sure to be spelled right, and a change of
        ///     case alone is never reported. Nil if the item is not mounted.
        ///   - parentSharedFolderId: Use `parentSharedFolderId` of `sharingInfo` instead. Pattern: `[-_0-9a-zA-Z:]+`.
        ///     Deprecated.
        ///   - previewUrl: The URL of a preview of the file.
        ///   - mediaInfo: Facts about a photo or video. Set by `getMetadata` when asked to; listings never set it.
        ///   - symlinkInfo: Where the file points if it is a symbolic link.
        ///   - sharingInfo: Set when the file lies in a shared folder.
        ///   - isDownloadable: Whether `download` works. If not, the file needs `export`. Default: `true`.
        ///   - exportInfo: What `export` can turn the file into. Set when `isDownloadable` is false.
        ///   - propertyGroups: The custom properties of the file, of the templates asked for.
        ///   - hasExplicitSharedMembers: Whether the file itself, not only a folder around it, is shared with somebody.
        ///     Only set where the call asked for it.
        ///   - contentHash: The content hash: hexadecimal digits that depend on the bytes only. Compare it with the
        ///     hash of a local file to see whether they are equal without a download. Exactly 64 characters.
        ///   - fileLockInfo: The lock that the file carries, if any.
        ///   - isRestorable: Whether this revision can be restored. Only set where the call asked for it.
        @export(implementation)
        public init(
            name: String,
            id: String,
            clientModified: Date,
            serverModified: Date,
            rev: String,
            size: UInt64,
            pathLower: String? = nil,
            pathDisplay: String? = nil,
            parentSharedFolderId: String? = nil,
            previewUrl: String? = nil,
            mediaInfo: Files.MediaInfo? = nil,
            symlinkInfo: Files.SymlinkInfo? = nil,
            sharingInfo: Files.FileSharingInfo? = nil,
            isDownloadable: Bool = true,
            exportInfo: Files.ExportInfo? = nil,
            propertyGroups: [FileProperties.PropertyGroup]? = nil,
            hasExplicitSharedMembers: Bool? = nil,
            contentHash: String? = nil,
            fileLockInfo: Files.FileLockMetadata? = nil,
            isRestorable: Bool? = nil
        ) {
            var builder = RecordBuilder(Files._type(45))
            builder.string(0, name)
            builder.string(1, pathLower)
            builder.string(2, pathDisplay)
            builder.string(3, parentSharedFolderId)
            builder.string(4, previewUrl)
            builder.string(5, id)
            builder.date(6, clientModified)
            builder.date(7, serverModified)
            builder.string(8, rev)
            builder.uint64(9, size)
            builder.union(10, mediaInfo?._value)
            builder.object(11, symlinkInfo?._plainRecord)
            builder.object(12, sharingInfo?._record)
            builder.bool(13, isDownloadable)
            builder.object(14, exportInfo?._plainRecord)
            builder.list(15, propertyGroups)
            builder.bool(16, hasExplicitSharedMembers)
            builder.string(17, contentHash)
            builder.object(18, fileLockInfo?._plainRecord)
            builder.bool(19, isRestorable)
            super.init(_record: builder.record())
        }

        /// The identity of the file. It stays the same when the file is moved, renamed or overwritten; pass it wherever
        /// an `id:…` path is accepted. At least 1 character.
        @export(implementation) public var id: String { _record.string(5) }
        /// The time that the uploading app gave as the last change. Nobody verifies it: show it or sort by it, but
        /// compare `rev` or `contentHash` to detect changes.
        @export(implementation) public var clientModified: Date { _record.date(6) }
        /// The time at which Dropbox received this revision.
        @export(implementation) public var serverModified: Date { _record.date(7) }
        /// The revision: hexadecimal digits, new ones with each change of content. Use it for `WriteMode.update` and,
        /// as `rev:…`, to read an old revision. At least 9 characters. Pattern: `[0-9a-f]+`.
        @export(implementation) public var rev: String { _record.string(8) }
        /// The size in bytes.
        @export(implementation) public var size: UInt64 { _record.uint64(9) }
        /// Facts about a photo or video. Set by `getMetadata` when asked to; listings never set it.
        @export(implementation) public var mediaInfo: Files.MediaInfo? { _record.unionOpt(10) }
        /// Where the file points if it is a symbolic link.
        @export(implementation) public var symlinkInfo: Files.SymlinkInfo? { _record.objectOpt(11) }
        /// Set when the file lies in a shared folder.
        @export(implementation) public var sharingInfo: Files.FileSharingInfo? { _record.objectOpt(12) }
        /// Whether `download` works. If not, the file needs `export`. Default: `true`.
        @export(implementation) public var isDownloadable: Bool { _record.bool(13, true) }
        /// What `export` can turn the file into. Set when `isDownloadable` is false.
        @export(implementation) public var exportInfo: Files.ExportInfo? { _record.objectOpt(14) }
        /// The custom properties of the file, of the templates asked for.
        @export(implementation) public var propertyGroups: [FileProperties.PropertyGroup]? { _record.listOpt(15) }
        /// Whether the file itself, not only a folder around it, is shared with somebody. Only set where the call asked
        /// for it.
        @export(implementation) public var hasExplicitSharedMembers: Bool? { _record.boolOpt(16) }
        /// The content hash: hexadecimal digits that depend on the bytes only. Compare it with the hash of a local file
        /// to see whether they are equal without a download. Exactly 64 characters.
        @export(implementation) public var contentHash: String? { _record.stringOpt(17) }
        /// The lock that the file carries, if any.
        @export(implementation) public var fileLockInfo: Files.FileLockMetadata? { _record.objectOpt(18) }
        /// Whether this revision can be restored. Only set where the call asked for it.
        @export(implementation) public var isRestorable: Bool? { _record.boolOpt(19) }
    }

    /// What results of changes have in common: nothing so far.
    public struct FileOpsResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(Files._type(46))) }
    }

    /// The shared folder around a file.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class FileSharingInfo: Files.SharingInfo, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - readOnly: Whether the item lies in a folder that the user may not write to.
        ///   - parentSharedFolderId: The shared folder in which the file lies. Pattern: `[-_0-9a-zA-Z:]+`.
        ///   - modifiedBy: The account that made the last change, unless that account has been deleted. Exactly 40
        ///     characters.
        @export(implementation)
        public init(readOnly: Bool, parentSharedFolderId: String, modifiedBy: String? = nil) {
            var builder = RecordBuilder(Files._type(47))
            builder.bool(0, readOnly)
            builder.string(1, parentSharedFolderId)
            builder.string(2, modifiedBy)
            super.init(_record: builder.record())
        }

        /// The shared folder in which the file lies. Pattern: `[-_0-9a-zA-Z:]+`.
        @export(implementation) public var parentSharedFolderId: String { _record.string(1) }
        /// The account that made the last change, unless that account has been deleted. Exactly 40 characters.
        @export(implementation) public var modifiedBy: String? { _record.stringOpt(2) }
    }

    /// Whether to search for files that exist or for deleted ones.
    public enum FileStatus: StoneUnion, CustomStringConvertible {
        /// Files that exist.
        case active
        /// Files that were deleted.
        case deleted
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .active
            case 1: self = .deleted
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .active: .tag(0)
            case .deleted: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// A folder: its name, place and sharing.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class FolderMetadata: Files.Metadata, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - name: The name, with its extension: what stands behind the last slash of the path.
        ///   - id: The identity of the folder. It stays the same when the folder is moved or renamed. At least 1
        ///     character.
        ///   - pathLower: The whole path in lower case: the key by which to compare paths and find the item again. Nil
        ///     if the item is not mounted in this Dropbox.
        ///   - pathDisplay: The path for display. Only its last component is sure to be spelled right, and a change of
        ///     case alone is never reported. Nil if the item is not mounted.
        ///   - parentSharedFolderId: Use `parentSharedFolderId` of `sharingInfo` instead. Pattern: `[-_0-9a-zA-Z:]+`.
        ///     Deprecated.
        ///   - previewUrl: The URL of a preview of the file.
        ///   - sharedFolderId: Use `sharingInfo` instead. Pattern: `[-_0-9a-zA-Z:]+`. Deprecated.
        ///   - sharingInfo: Set when the folder is shared or lies in a shared folder.
        ///   - propertyGroups: The custom properties of the folder, of the templates asked for. Folders carry only
        ///     those of users' own templates, not of a team's.
        @export(implementation)
        public init(
            name: String,
            id: String,
            pathLower: String? = nil,
            pathDisplay: String? = nil,
            parentSharedFolderId: String? = nil,
            previewUrl: String? = nil,
            sharedFolderId: String? = nil,
            sharingInfo: Files.FolderSharingInfo? = nil,
            propertyGroups: [FileProperties.PropertyGroup]? = nil
        ) {
            var builder = RecordBuilder(Files._type(49))
            builder.string(0, name)
            builder.string(1, pathLower)
            builder.string(2, pathDisplay)
            builder.string(3, parentSharedFolderId)
            builder.string(4, previewUrl)
            builder.string(5, id)
            builder.string(6, sharedFolderId)
            builder.object(7, sharingInfo?._record)
            builder.list(8, propertyGroups)
            super.init(_record: builder.record())
        }

        /// The identity of the folder. It stays the same when the folder is moved or renamed. At least 1 character.
        @export(implementation) public var id: String { _record.string(5) }
        /// Use `sharingInfo` instead. Pattern: `[-_0-9a-zA-Z:]+`. Deprecated.
        @export(implementation) public var sharedFolderId: String? { _record.stringOpt(6) }
        /// Set when the folder is shared or lies in a shared folder.
        @export(implementation) public var sharingInfo: Files.FolderSharingInfo? { _record.objectOpt(7) }
        /// The custom properties of the folder, of the templates asked for. Folders carry only those of users' own
        /// templates, not of a team's.
        @export(implementation) public var propertyGroups: [FileProperties.PropertyGroup]? { _record.listOpt(8) }
    }

    /// The shared folder that a folder is, or lies in.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class FolderSharingInfo: Files.SharingInfo, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - readOnly: Whether the item lies in a folder that the user may not write to.
        ///   - parentSharedFolderId: The shared folder in which this folder lies, if any. Pattern: `[-_0-9a-zA-Z:]+`.
        ///   - sharedFolderId: The shared folder that is mounted here, if this folder is one. Pattern:
        ///     `[-_0-9a-zA-Z:]+`.
        ///   - traverseOnly: Whether the user sees only those parts of this folder that are shared with them further
        ///     down. Default: `false`.
        ///   - noAccess: Whether the user may not open the folder. Default: `false`.
        @export(implementation)
        public init(
            readOnly: Bool,
            parentSharedFolderId: String? = nil,
            sharedFolderId: String? = nil,
            traverseOnly: Bool = false,
            noAccess: Bool = false
        ) {
            var builder = RecordBuilder(Files._type(50))
            builder.bool(0, readOnly)
            builder.string(1, parentSharedFolderId)
            builder.string(2, sharedFolderId)
            builder.bool(3, traverseOnly)
            builder.bool(4, noAccess)
            super.init(_record: builder.record())
        }

        /// The shared folder in which this folder lies, if any. Pattern: `[-_0-9a-zA-Z:]+`.
        @export(implementation) public var parentSharedFolderId: String? { _record.stringOpt(1) }
        /// The shared folder that is mounted here, if this folder is one. Pattern: `[-_0-9a-zA-Z:]+`.
        @export(implementation) public var sharedFolderId: String? { _record.stringOpt(2) }
        /// Whether the user sees only those parts of this folder that are shared with them further down. Default:
        /// `false`.
        @export(implementation) public var traverseOnly: Bool { _record.bool(3) }
        /// Whether the user may not open the folder. Default: `false`.
        @export(implementation) public var noAccess: Bool { _record.bool(4) }
    }

    /// What to refer to.
    public struct GetCopyReferenceArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - path: The file or folder to refer to: a path or an `id:…`. Pattern:
        ///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        @export(implementation)
        public init(path: String) {
            var builder = RecordBuilder(Files._type(51))
            builder.string(0, path)
            self.init(_plainRecord: builder.record())
        }

        /// The file or folder to refer to: a path or an `id:…`. Pattern:
        /// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        @export(implementation) public var path: String { _plainRecord.string(0) }
    }

    /// Why no copy reference was made.
    public enum GetCopyReferenceError: StoneUnion, CustomStringConvertible {
        /// The item cannot be found or read.
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

    /// A reference to a file or folder that another user can save.
    public struct GetCopyReferenceResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - metadata: The file or folder referred to.
        ///   - copyReference: The text to pass to `copyReferenceSave`.
        ///   - expires: The time until which the reference works, which at present is decades away.
        @export(implementation)
        public init(metadata: Files.Metadata, copyReference: String, expires: Date) {
            var builder = RecordBuilder(Files._type(53))
            builder.polymorphic(0, metadata)
            builder.string(1, copyReference)
            builder.date(2, expires)
            self.init(_plainRecord: builder.record())
        }

        /// The file or folder referred to.
        @export(implementation) public var metadata: Files.Metadata { _plainRecord.polymorphic(0) }
        /// The text to pass to `copyReferenceSave`.
        @export(implementation) public var copyReference: String { _plainRecord.string(1) }
        /// The time until which the reference works, which at present is decades away.
        @export(implementation) public var expires: Date { _plainRecord.date(2) }
    }

    /// Which item to look up, and what to tell about it.
    public struct GetMetadataArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - path: The file or folder: a path, an `id:…`, or a `rev:…` for one revision. Not the root folder.
        ///     Pattern: `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        ///   - includeMediaInfo: Whether to fill in `mediaInfo` of photos and videos. Default: `false`.
        ///   - includeDeleted: Whether a deleted item is answered with `Files.DeletedMetadata` instead of
        ///     `LookupError.notFound`. Default: `false`.
        ///   - includeHasExplicitSharedMembers: Whether to tell if the file itself is shared with somebody. Default:
        ///     `false`.
        ///   - includePropertyGroups: The templates whose custom properties to include.
        @export(implementation)
        public init(
            path: String,
            includeMediaInfo: Bool = false,
            includeDeleted: Bool = false,
            includeHasExplicitSharedMembers: Bool = false,
            includePropertyGroups: FileProperties.TemplateFilterBase? = nil
        ) {
            var builder = RecordBuilder(Files._type(54))
            builder.string(0, path)
            builder.bool(1, includeMediaInfo)
            builder.bool(2, includeDeleted)
            builder.bool(3, includeHasExplicitSharedMembers)
            builder.union(4, includePropertyGroups?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The file or folder: a path, an `id:…`, or a `rev:…` for one revision. Not the root folder. Pattern:
        /// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        @export(implementation) public var path: String { _plainRecord.string(0) }
        /// Whether to fill in `mediaInfo` of photos and videos. Default: `false`.
        @export(implementation) public var includeMediaInfo: Bool { _plainRecord.bool(1) }
        /// Whether a deleted item is answered with `Files.DeletedMetadata` instead of `LookupError.notFound`. Default:
        /// `false`.
        @export(implementation) public var includeDeleted: Bool { _plainRecord.bool(2) }
        /// Whether to tell if the file itself is shared with somebody. Default: `false`.
        @export(implementation) public var includeHasExplicitSharedMembers: Bool { _plainRecord.bool(3) }
        /// The templates whose custom properties to include.
        @export(implementation)
        public var includePropertyGroups: FileProperties.TemplateFilterBase? {
            _plainRecord.unionOpt(4)
        }
    }

    /// Why no metadata was returned.
    public enum GetMetadataError: StoneUnion, CustomStringConvertible {
        /// The item cannot be found or read.
        case path(Files.LookupError)

        public init(_value: borrowing Value) {
            switch _value.tag {
            default: self = .path(_value.union())
            }
        }

        public var _value: Value {
            switch self {
            case .path(let value): .boxedValue(0, union: value._value)
            }
        }
    }

    /// Whose tags to read.
    public struct GetTagsArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - paths: The files and folders. Each: Pattern: `/(.|[\r\n])*`.
        @export(implementation)
        public init(paths: [String]) {
            var builder = RecordBuilder(Files._type(56))
            builder.strings(0, paths)
            self.init(_plainRecord: builder.record())
        }

        /// The files and folders. Each: Pattern: `/(.|[\r\n])*`.
        @export(implementation) public var paths: [String] { _plainRecord.strings(0) }
    }

    /// The tags of the items asked for.
    public struct GetTagsResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - pathsToTags: The tags of each item.
        @export(implementation)
        public init(pathsToTags: [Files.PathToTags]) {
            var builder = RecordBuilder(Files._type(57))
            builder.list(0, pathsToTags)
            self.init(_plainRecord: builder.record())
        }

        /// The tags of each item.
        @export(implementation) public var pathsToTags: [Files.PathToTags] { _plainRecord.list(0) }
    }

    /// Which file to link to.
    public struct GetTemporaryLinkArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - path: The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
        ///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        @export(implementation)
        public init(path: String) {
            var builder = RecordBuilder(Files._type(58))
            builder.string(0, path)
            self.init(_plainRecord: builder.record())
        }

        /// The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
        /// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        @export(implementation) public var path: String { _plainRecord.string(0) }
    }

    /// Why no temporary link was made.
    public enum GetTemporaryLinkError: StoneUnion, CustomStringConvertible {
        /// The file cannot be found or read.
        case path(Files.LookupError)
        /// The user has not verified their email address. Ask them to, then try again.
        case emailNotVerified
        /// This file has no bytes of its own. Use `export`.
        case unsupportedFile
        /// The file is restricted, or links of this user have been banned.
        case notAllowed
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .path(_value.union())
            case 1: self = .emailNotVerified
            case 2: self = .unsupportedFile
            case 3: self = .notAllowed
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .path(let value): .boxedValue(0, union: value._value)
            case .emailNotVerified: .tag(1)
            case .unsupportedFile: .tag(2)
            case .notAllowed: .tag(3)
            case .other: .tag(4)
            }
        }
    }

    /// A file and a URL to download it.
    public struct GetTemporaryLinkResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - metadata: The file.
        ///   - link: The URL. It works for 4 hours, without a token, with the content type that fits the file.
        @export(implementation)
        public init(metadata: Files.FileMetadata, link: String) {
            var builder = RecordBuilder(Files._type(60))
            builder.object(0, metadata._record)
            builder.string(1, link)
            self.init(_plainRecord: builder.record())
        }

        /// The file.
        @export(implementation) public var metadata: Files.FileMetadata { _plainRecord.object(0) }
        /// The URL. It works for 4 hours, without a token, with the content type that fits the file.
        @export(implementation) public var link: String { _plainRecord.string(1) }
    }

    /// What a link will upload, and for how long it works.
    public struct GetTemporaryUploadLinkArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - commitInfo: Where and how to save what will be uploaded. Checked when the link is used, not now.
        ///   - duration: How long the link works, in seconds. Default: 14400.0. 60.0 to 14400.0.
        @export(implementation)
        public init(commitInfo: Files.CommitInfo, duration: Double = 14400.0) {
            var builder = RecordBuilder(Files._type(61))
            builder.object(0, commitInfo._plainRecord)
            builder.double(1, duration)
            self.init(_plainRecord: builder.record())
        }

        /// Where and how to save what will be uploaded. Checked when the link is used, not now.
        @export(implementation) public var commitInfo: Files.CommitInfo { _plainRecord.object(0) }
        /// How long the link works, in seconds. Default: 14400.0. 60.0 to 14400.0.
        @export(implementation) public var duration: Double { _plainRecord.double(1, 14400.0) }
    }

    /// A link to upload one file.
    public struct GetTemporaryUploadLinkResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - link: The URL to which to post the data, once. Its answer holds the content hash of what arrived.
        @export(implementation)
        public init(link: String) {
            var builder = RecordBuilder(Files._type(62))
            builder.string(0, link)
            self.init(_plainRecord: builder.record())
        }

        /// The URL to which to post the data, once. Its answer holds the content hash of what arrived.
        @export(implementation) public var link: String { _plainRecord.string(0) }
    }

    /// Which images to show in small, and how.
    public struct GetThumbnailBatchArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - entries: The images, at most 25.
        @export(implementation)
        public init(entries: [Files.ThumbnailArg]) {
            var builder = RecordBuilder(Files._type(63))
            builder.list(0, entries)
            self.init(_plainRecord: builder.record())
        }

        /// The images, at most 25.
        @export(implementation) public var entries: [Files.ThumbnailArg] { _plainRecord.list(0) }
    }

    /// Why no thumbnails were made.
    public enum GetThumbnailBatchError: StoneUnion, CustomStringConvertible {
        /// More than 25 images were given.
        case tooManyFiles
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .tooManyFiles
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .tooManyFiles: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// What became of each image.
    public struct GetThumbnailBatchResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - entries: One outcome for each image, in the order of the request.
        @export(implementation)
        public init(entries: [Files.GetThumbnailBatchResultEntry]) {
            var builder = RecordBuilder(Files._type(65))
            builder.unions(0, entries)
            self.init(_plainRecord: builder.record())
        }

        /// One outcome for each image, in the order of the request.
        @export(implementation) public var entries: [Files.GetThumbnailBatchResultEntry] { _plainRecord.unions(0) }
    }

    /// The thumbnail of one image.
    public struct GetThumbnailBatchResultData: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - metadata: The image file.
        ///   - thumbnail: The thumbnail, Base64 encoded.
        @export(implementation)
        public init(metadata: Files.FileMetadata, thumbnail: String) {
            var builder = RecordBuilder(Files._type(66))
            builder.object(0, metadata._record)
            builder.string(1, thumbnail)
            self.init(_plainRecord: builder.record())
        }

        /// The image file.
        @export(implementation) public var metadata: Files.FileMetadata { _plainRecord.object(0) }
        /// The thumbnail, Base64 encoded.
        @export(implementation) public var thumbnail: String { _plainRecord.string(1) }
    }

    /// What became of one image.
    public enum GetThumbnailBatchResultEntry: StoneUnion, CustomStringConvertible {
        /// The thumbnail was made.
        case success(Files.GetThumbnailBatchResultData)
        /// No thumbnail was made of this image.
        case failure(Files.ThumbnailError)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .success(Files.GetThumbnailBatchResultData(_plainRecord: payload))
            case 1: self = .failure(_value.union())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .success(let value): .variant(0, value._plainRecord)
            case .failure(let value): .boxedValue(1, union: value._value)
            case .other: .tag(2)
            }
        }
    }

    /// Where a photo or video was taken.
    public struct GpsCoordinates: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - latitude: The latitude in degrees, north positive.
        ///   - longitude: The longitude in degrees, east positive.
        @export(implementation)
        public init(latitude: Double, longitude: Double) {
            var builder = RecordBuilder(Files._type(68))
            builder.double(0, latitude)
            builder.double(1, longitude)
            self.init(_plainRecord: builder.record())
        }

        /// The latitude in degrees, north positive.
        @export(implementation) public var latitude: Double { _plainRecord.double(0) }
        /// The longitude in degrees, east positive.
        @export(implementation) public var longitude: Double { _plainRecord.double(1) }
    }

    /// A piece of a file name in a search result.
    public struct HighlightSpan: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - highlightStr: The text of this piece.
        ///   - isHighlighted: Whether this piece matches the query and should stand out.
        @export(implementation)
        public init(highlightStr: String, isHighlighted: Bool) {
            var builder = RecordBuilder(Files._type(69))
            builder.string(0, highlightStr)
            builder.bool(1, isHighlighted)
            self.init(_plainRecord: builder.record())
        }

        /// The text of this piece.
        @export(implementation) public var highlightStr: String { _plainRecord.string(0) }
        /// Whether this piece matches the query and should stand out.
        @export(implementation) public var isHighlighted: Bool { _plainRecord.bool(1) }
    }

    /// The format of content for a Paper document.
    public enum ImportFormat: StoneUnion, CustomStringConvertible {
        /// HTML.
        case html
        /// Markdown.
        case markdown
        /// Plain text.
        case plainText
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .html
            case 1: self = .markdown
            case 2: self = .plainText
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .html: .tag(0)
            case .markdown: .tag(1)
            case .plainText: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// What to list, and which kinds of entries to include.
    public struct ListFolderArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - path: The folder: `""` for the root, otherwise a path that starts with `/`, an `id:…` or `ns:…`. With
        ///     `sharedLink` it is relative to the link. Pattern: `(/(.|[\r\n])*)?|id:.*|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        ///   - recursive: Whether to list all levels below too. For very large trees, listing folder by folder is more
        ///     robust. Default: `false`.
        ///   - includeMediaInfo: Has no effect any more. Use `getMetadata` for single files. Default: `false`.
        ///     Deprecated.
        ///   - includeDeleted: Whether to include entries of what was deleted. Default: `false`.
        ///   - includeHasExplicitSharedMembers: Whether to tell for each file if it is itself shared with somebody.
        ///     Default: `false`.
        ///   - includeMountedFolders: Whether to include what lies in mounted folders: app folders, shared folders,
        ///     team folders. Default: `true`.
        ///   - limit: The size of a page. Only approximate: pages can be larger, much smaller, and even empty. 1 to
        ///     2000.
        ///   - sharedLink: A shared link whose content to list instead of the user's own. Not together with
        ///     `recursive`.
        ///   - includePropertyGroups: The templates whose custom properties to include.
        ///   - includeNonDownloadableFiles: Whether to include files that can only be exported, such as Google Docs.
        ///     Default: `true`.
        ///   - includeRestorableInfo: Whether to tell for each deleted entry if it can be restored. Default: `false`.
        @export(implementation)
        public init(
            path: String,
            recursive: Bool = false,
            includeMediaInfo: Bool = false,
            includeDeleted: Bool = false,
            includeHasExplicitSharedMembers: Bool = false,
            includeMountedFolders: Bool = true,
            limit: UInt32? = nil,
            sharedLink: Files.SharedLink? = nil,
            includePropertyGroups: FileProperties.TemplateFilterBase? = nil,
            includeNonDownloadableFiles: Bool = true,
            includeRestorableInfo: Bool = false
        ) {
            var builder = RecordBuilder(Files._type(71))
            builder.string(0, path)
            builder.bool(1, recursive)
            builder.bool(2, includeMediaInfo)
            builder.bool(3, includeDeleted)
            builder.bool(4, includeHasExplicitSharedMembers)
            builder.bool(5, includeMountedFolders)
            builder.uint32(6, limit)
            builder.object(7, sharedLink?._plainRecord)
            builder.union(8, includePropertyGroups?._value)
            builder.bool(9, includeNonDownloadableFiles)
            builder.bool(10, includeRestorableInfo)
            self.init(_plainRecord: builder.record())
        }

        /// The folder: `""` for the root, otherwise a path that starts with `/`, an `id:…` or `ns:…`. With `sharedLink`
        /// it is relative to the link. Pattern: `(/(.|[\r\n])*)?|id:.*|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        @export(implementation) public var path: String { _plainRecord.string(0) }
        /// Whether to list all levels below too. For very large trees, listing folder by folder is more robust.
        /// Default: `false`.
        @export(implementation) public var recursive: Bool { _plainRecord.bool(1) }
        /// Has no effect any more. Use `getMetadata` for single files. Default: `false`. Deprecated.
        @export(implementation) public var includeMediaInfo: Bool { _plainRecord.bool(2) }
        /// Whether to include entries of what was deleted. Default: `false`.
        @export(implementation) public var includeDeleted: Bool { _plainRecord.bool(3) }
        /// Whether to tell for each file if it is itself shared with somebody. Default: `false`.
        @export(implementation) public var includeHasExplicitSharedMembers: Bool { _plainRecord.bool(4) }
        /// Whether to include what lies in mounted folders: app folders, shared folders, team folders. Default: `true`.
        @export(implementation) public var includeMountedFolders: Bool { _plainRecord.bool(5, true) }
        /// The size of a page. Only approximate: pages can be larger, much smaller, and even empty. 1 to 2000.
        @export(implementation) public var limit: UInt32? { _plainRecord.uint32Opt(6) }
        /// A shared link whose content to list instead of the user's own. Not together with `recursive`.
        @export(implementation) public var sharedLink: Files.SharedLink? { _plainRecord.objectOpt(7) }
        /// The templates whose custom properties to include.
        @export(implementation)
        public var includePropertyGroups: FileProperties.TemplateFilterBase? {
            _plainRecord.unionOpt(8)
        }
        /// Whether to include files that can only be exported, such as Google Docs. Default: `true`.
        @export(implementation) public var includeNonDownloadableFiles: Bool { _plainRecord.bool(9, true) }
        /// Whether to tell for each deleted entry if it can be restored. Default: `false`.
        @export(implementation) public var includeRestorableInfo: Bool { _plainRecord.bool(10) }
    }

    /// Where a listing goes on.
    public struct ListFolderContinueArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - cursor: The cursor of the latest answer of `listFolder`, `listFolderContinue` or
        ///     `listFolderGetLatestCursor`. It carries the options of the first call with it. At least 1 character.
        @export(implementation)
        public init(cursor: String) {
            var builder = RecordBuilder(Files._type(72))
            builder.string(0, cursor)
            self.init(_plainRecord: builder.record())
        }

        /// The cursor of the latest answer of `listFolder`, `listFolderContinue` or `listFolderGetLatestCursor`. It
        /// carries the options of the first call with it. At least 1 character.
        @export(implementation) public var cursor: String { _plainRecord.string(0) }
    }

    /// Why a listing could not go on.
    public enum ListFolderContinueError: StoneUnion, CustomStringConvertible {
        /// The folder cannot be found or read any more.
        case path(Files.LookupError)
        /// The cursor has expired. List from the start with `listFolder` and compare with what you have.
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

    /// Why a folder was not listed.
    public enum ListFolderError: StoneUnion, CustomStringConvertible {
        /// The folder cannot be found or read.
        case path(Files.LookupError)
        /// The property templates asked for do not exist.
        case templateError(FileProperties.TemplateError)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .path(_value.union())
            case 1: self = .templateError(_value.union())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .path(let value): .boxedValue(0, union: value._value)
            case .templateError(let value): .boxedValue(1, union: value._value)
            case .other: .tag(2)
            }
        }
    }

    /// The present state of a folder.
    public struct ListFolderGetLatestCursorResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - cursor: The present state of the folder. Pass it to `listFolderContinue` later to get what has changed
        ///     since. At least 1 character.
        @export(implementation)
        public init(cursor: String) {
            var builder = RecordBuilder(Files._type(75))
            builder.string(0, cursor)
            self.init(_plainRecord: builder.record())
        }

        /// The present state of the folder. Pass it to `listFolderContinue` later to get what has changed since. At
        /// least 1 character.
        @export(implementation) public var cursor: String { _plainRecord.string(0) }
    }

    /// What to wait for, and for how long.
    public struct ListFolderLongpollArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - cursor: The cursor of a listing that has been read to its end. At least 1 character.
        ///   - timeout: How long to wait for a change, in seconds. The server adds up to 90 seconds at random, so let
        ///     the connection idle for longer than both together. Default: 30. 30 to 480.
        @export(implementation)
        public init(cursor: String, timeout: UInt64 = 30) {
            var builder = RecordBuilder(Files._type(76))
            builder.string(0, cursor)
            builder.uint64(1, timeout)
            self.init(_plainRecord: builder.record())
        }

        /// The cursor of a listing that has been read to its end. At least 1 character.
        @export(implementation) public var cursor: String { _plainRecord.string(0) }
        /// How long to wait for a change, in seconds. The server adds up to 90 seconds at random, so let the connection
        /// idle for longer than both together. Default: 30. 30 to 480.
        @export(implementation) public var timeout: UInt64 { _plainRecord.uint64(1, 30) }
    }

    /// Why waiting for changes failed.
    public enum ListFolderLongpollError: StoneUnion, CustomStringConvertible {
        /// The cursor has expired. List from the start with `listFolder` and compare with what you have.
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

    /// Whether something has changed.
    public struct ListFolderLongpollResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - changes: Whether there are changes. If so, fetch them with `listFolderContinue`; if not, wait again.
        ///   - backoff: The number of seconds to wait before the next call, if the server asks for a pause.
        @export(implementation)
        public init(changes: Bool, backoff: UInt64? = nil) {
            var builder = RecordBuilder(Files._type(78))
            builder.bool(0, changes)
            builder.uint64(1, backoff)
            self.init(_plainRecord: builder.record())
        }

        /// Whether there are changes. If so, fetch them with `listFolderContinue`; if not, wait again.
        @export(implementation) public var changes: Bool { _plainRecord.bool(0) }
        /// The number of seconds to wait before the next call, if the server asks for a pause.
        @export(implementation) public var backoff: UInt64? { _plainRecord.uint64Opt(1) }
    }

    /// A page of a listing, or of changes.
    public struct ListFolderResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - entries: The entries, in the order in which to apply them: files, folders, and deleted ones if there are
        ///     any. May be empty even when there is more.
        ///   - cursor: Where the next page, and later the next changes, begin. Always keep the newest one. At least 1
        ///     character.
        ///   - hasMore: Whether more entries can be fetched with `listFolderContinue` right away.
        @export(implementation)
        public init(entries: [Files.Metadata], cursor: String, hasMore: Bool) {
            var builder = RecordBuilder(Files._type(79))
            builder.polymorphics(0, entries)
            builder.string(1, cursor)
            builder.bool(2, hasMore)
            self.init(_plainRecord: builder.record())
        }

        /// The entries, in the order in which to apply them: files, folders, and deleted ones if there are any. May be
        /// empty even when there is more.
        @export(implementation) public var entries: [Files.Metadata] { _plainRecord.polymorphics(0) }
        /// Where the next page, and later the next changes, begin. Always keep the newest one. At least 1 character.
        @export(implementation) public var cursor: String { _plainRecord.string(1) }
        /// Whether more entries can be fetched with `listFolderContinue` right away.
        @export(implementation) public var hasMore: Bool { _plainRecord.bool(2) }
    }

    /// Which revisions to list.
    public struct ListRevisionsArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - path: The file: a path or an `id:…`. Pattern: `/(.|[\r\n])*|id:.*|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        ///   - mode: Whether to follow the path or the id of the file. Default: `.path`.
        ///   - limit: How many revisions to return at most. Default: 10. 1 to 100.
        ///   - beforeRev: Only revisions older than this one. Pass the last one received to get the next page. Only
        ///     with mode `.path`. At least 9 characters. Pattern: `[0-9a-f]+`.
        ///   - includeRestorableInfo: Whether to tell for each revision if it can be restored. Default: `false`.
        @export(implementation)
        public init(
            path: String,
            mode: Files.ListRevisionsMode = .path,
            limit: UInt64 = 10,
            beforeRev: String? = nil,
            includeRestorableInfo: Bool = false
        ) {
            var builder = RecordBuilder(Files._type(80))
            builder.string(0, path)
            builder.union(1, mode._value)
            builder.uint64(2, limit)
            builder.string(3, beforeRev)
            builder.bool(4, includeRestorableInfo)
            self.init(_plainRecord: builder.record())
        }

        /// The file: a path or an `id:…`. Pattern: `/(.|[\r\n])*|id:.*|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        @export(implementation) public var path: String { _plainRecord.string(0) }
        /// Whether to follow the path or the id of the file. Default: `.path`.
        @export(implementation) public var mode: Files.ListRevisionsMode { _plainRecord.union(1, .path) }
        /// How many revisions to return at most. Default: 10. 1 to 100.
        @export(implementation) public var limit: UInt64 { _plainRecord.uint64(2, 10) }
        /// Only revisions older than this one. Pass the last one received to get the next page. Only with mode `.path`.
        /// At least 9 characters. Pattern: `[0-9a-f]+`.
        @export(implementation) public var beforeRev: String? { _plainRecord.stringOpt(3) }
        /// Whether to tell for each revision if it can be restored. Default: `false`.
        @export(implementation) public var includeRestorableInfo: Bool { _plainRecord.bool(4) }
    }

    /// Why revisions were not listed.
    public enum ListRevisionsError: StoneUnion, CustomStringConvertible {
        /// The file cannot be found or read.
        case path(Files.LookupError)
        /// There is no such revision as `beforeRev`.
        case invalidBeforeRev
        /// `beforeRev` works only with mode `.path`.
        case beforeRevNotSupported
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .path(_value.union())
            case 1: self = .invalidBeforeRev
            case 2: self = .beforeRevNotSupported
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .path(let value): .boxedValue(0, union: value._value)
            case .invalidBeforeRev: .tag(1)
            case .beforeRevNotSupported: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// What the revisions of a file are.
    public enum ListRevisionsMode: StoneUnion, CustomStringConvertible {
        /// All that ever was at the path.
        case path
        /// All that this file ever was, wherever it was moved.
        case id
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .path
            case 1: self = .id
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .path: .tag(0)
            case .id: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// The revisions of a file.
    public struct ListRevisionsResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - isDeleted: Whether the file has been deleted or moved away since the newest of these revisions.
        ///   - entries: The revisions. Deletions are not among them.
        ///   - hasMore: Whether there are older revisions. Fetch them with `beforeRev` set to the last one received.
        ///   - serverDeleted: When the file was deleted, if it was.
        @export(implementation)
        public init(isDeleted: Bool, entries: [Files.FileMetadata], hasMore: Bool, serverDeleted: Date? = nil) {
            var builder = RecordBuilder(Files._type(83))
            builder.bool(0, isDeleted)
            builder.date(1, serverDeleted)
            builder.objects(2, entries)
            builder.bool(3, hasMore)
            self.init(_plainRecord: builder.record())
        }

        /// Whether the file has been deleted or moved away since the newest of these revisions.
        @export(implementation) public var isDeleted: Bool { _plainRecord.bool(0) }
        /// When the file was deleted, if it was.
        @export(implementation) public var serverDeleted: Date? { _plainRecord.dateOpt(1) }
        /// The revisions. Deletions are not among them.
        @export(implementation) public var entries: [Files.FileMetadata] { _plainRecord.objects(2) }
        /// Whether there are older revisions. Fetch them with `beforeRev` set to the last one received.
        @export(implementation) public var hasMore: Bool { _plainRecord.bool(3) }
    }

    /// A lock that is in the way.
    public struct LockConflictError: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - lock: The lock that is in the way.
        @export(implementation)
        public init(lock: Files.FileLock) {
            var builder = RecordBuilder(Files._type(84))
            builder.object(0, lock._plainRecord)
            self.init(_plainRecord: builder.record())
        }

        /// The lock that is in the way.
        @export(implementation) public var lock: Files.FileLock { _plainRecord.object(0) }
    }

    /// A file to lock or look up.
    public struct LockFileArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - path: The file: a path or an `id:…`. Pattern: `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
        @export(implementation)
        public init(path: String) {
            var builder = RecordBuilder(Files._type(85))
            builder.string(0, path)
            self.init(_plainRecord: builder.record())
        }

        /// The file: a path or an `id:…`. Pattern: `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
        @export(implementation) public var path: String { _plainRecord.string(0) }
    }

    /// Which files to lock or look up.
    public struct LockFileBatchArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - entries: The files. A file given twice counts once.
        @export(implementation)
        public init(entries: [Files.LockFileArg]) {
            var builder = RecordBuilder(Files._type(86))
            builder.list(0, entries)
            self.init(_plainRecord: builder.record())
        }

        /// The files. A file given twice counts once.
        @export(implementation) public var entries: [Files.LockFileArg] { _plainRecord.list(0) }
    }

    /// What became of each file.
    public struct LockFileBatchResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - entries: One outcome for each file, with its lock after the operation.
        @export(implementation)
        public init(entries: [Files.LockFileResultEntry]) {
            var builder = RecordBuilder(Files._type(87))
            builder.unions(0, entries)
            self.init(_plainRecord: builder.record())
        }

        /// One outcome for each file, with its lock after the operation.
        @export(implementation) public var entries: [Files.LockFileResultEntry] { _plainRecord.unions(0) }
    }

    /// Why a file was not locked, unlocked or looked up.
    public enum LockFileError: StoneUnion, CustomStringConvertible {
        /// The file cannot be found or read.
        case pathLookup(Files.LookupError)
        /// Too many writes are going on in this Dropbox at the same time. Wait and try again, with fewer writes in
        /// parallel.
        case tooManyWriteOperations
        /// Too many files in one call. Split them.
        case tooManyFiles
        /// The user may not change the lock of this file.
        case noWritePermission
        /// Files of this kind cannot be locked.
        case cannotBeLocked
        /// The file is not shared, so there is nobody to lock out.
        case fileNotShared
        /// Somebody else holds a lock on the file.
        case lockConflict(Files.LockConflictError)
        /// The outcome is unknown. Look up the lock, and try again if needed.
        case internalError
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .pathLookup(_value.union())
            case 1: self = .tooManyWriteOperations
            case 2: self = .tooManyFiles
            case 3: self = .noWritePermission
            case 4: self = .cannotBeLocked
            case 5: self = .fileNotShared
            case 6: self = .lockConflict(Files.LockConflictError(_plainRecord: payload))
            case 7: self = .internalError
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .pathLookup(let value): .boxedValue(0, union: value._value)
            case .tooManyWriteOperations: .tag(1)
            case .tooManyFiles: .tag(2)
            case .noWritePermission: .tag(3)
            case .cannotBeLocked: .tag(4)
            case .fileNotShared: .tag(5)
            case .lockConflict(let value): .variant(6, value._plainRecord)
            case .internalError: .tag(7)
            case .other: .tag(8)
            }
        }
    }

    /// A file and its lock.
    public struct LockFileResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - metadata: The file. Its `fileLockInfo` tells the lock.
        ///   - lock: Use `fileLockInfo` of the metadata instead. Deprecated.
        @export(implementation)
        public init(metadata: Files.Metadata, lock: Files.FileLock) {
            var builder = RecordBuilder(Files._type(89))
            builder.polymorphic(0, metadata)
            builder.object(1, lock._plainRecord)
            self.init(_plainRecord: builder.record())
        }

        /// The file. Its `fileLockInfo` tells the lock.
        @export(implementation) public var metadata: Files.Metadata { _plainRecord.polymorphic(0) }
        /// Use `fileLockInfo` of the metadata instead. Deprecated.
        @export(implementation) public var lock: Files.FileLock { _plainRecord.object(1) }
    }

    /// What became of one file.
    public enum LockFileResultEntry: StoneUnion, CustomStringConvertible {
        /// The operation succeeded.
        case success(Files.LockFileResult)
        /// The operation failed.
        case failure(Files.LockFileError)

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .success(Files.LockFileResult(_plainRecord: payload))
            default: self = .failure(_value.union())
            }
        }

        public var _value: Value {
            switch self {
            case .success(let value): .variant(0, value._plainRecord)
            case .failure(let value): .boxedValue(1, union: value._value)
            }
        }
    }

    /// Why an item could not be found or read.
    public enum LookupError: StoneUnion, CustomStringConvertible {
        /// The path has the wrong form: it must start with `/`, and not end with a slash or a blank. The value may say
        /// more.
        case malformedPath(String?)
        /// There is nothing at this path.
        case notFound
        /// There is a folder at this path, and the call needs a file.
        case notFile
        /// There is a file at this path, and the call needs a folder.
        case notFolder
        /// The file is blocked, for instance for legal reasons.
        case restrictedContent
        /// The operation does not work on content of this type.
        case unsupportedContentType
        /// The item is locked.
        case locked
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .malformedPath(_value.stringOpt())
            case 1: self = .notFound
            case 2: self = .notFile
            case 3: self = .notFolder
            case 4: self = .restrictedContent
            case 5: self = .unsupportedContentType
            case 6: self = .locked
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .malformedPath(let value): .boxedValue(0, string: value)
            case .notFound: .tag(1)
            case .notFile: .tag(2)
            case .notFolder: .tag(3)
            case .restrictedContent: .tag(4)
            case .unsupportedContentType: .tag(5)
            case .locked: .tag(6)
            case .other: .tag(7)
            }
        }
    }

    /// What is known about a photo or video.
    public enum MediaInfo: StoneUnion, CustomStringConvertible {
        /// The photo or video is still being examined. Ask again later.
        case pending
        /// The facts, as `Files.PhotoMetadata` or `Files.VideoMetadata`.
        case metadata(Files.MediaMetadata)

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .pending
            default: self = .metadata(_value.polymorphic())
            }
        }

        public var _value: Value {
            switch self {
            case .pending: .tag(0)
            case .metadata(let value): .boxedValue(1, object: value)
            }
        }
    }

    /// What photos and videos have in common.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public class MediaMetadata: StoneObject, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - dimensions: The size in pixels.
        ///   - location: The place where it was taken.
        ///   - timeTaken: The time at which it was taken.
        @export(implementation)
        public init(
            dimensions: Files.Dimensions? = nil,
            location: Files.GpsCoordinates? = nil,
            timeTaken: Date? = nil
        ) {
            var builder = RecordBuilder(Files._type(93))
            builder.object(0, dimensions?._plainRecord)
            builder.object(1, location?._plainRecord)
            builder.date(2, timeTaken)
            super.init(_record: builder.record())
        }

        /// The size in pixels.
        @export(implementation) public final var dimensions: Files.Dimensions? { _record.objectOpt(0) }
        /// The place where it was taken.
        @export(implementation) public final var location: Files.GpsCoordinates? { _record.objectOpt(1) }
        /// The time at which it was taken.
        @export(implementation) public final var timeTaken: Date? { _record.dateOpt(2) }
    }

    /// What is common to files, folders and deleted entries. Cast it to `Files.FileMetadata`, `Files.FolderMetadata` or
    /// `Files.DeletedMetadata`.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public class Metadata: StoneObject, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - name: The name, with its extension: what stands behind the last slash of the path.
        ///   - pathLower: The whole path in lower case: the key by which to compare paths and find the item again. Nil
        ///     if the item is not mounted in this Dropbox.
        ///   - pathDisplay: The path for display. Only its last component is sure to be spelled right, and a change of
        ///     case alone is never reported. Nil if the item is not mounted.
        ///   - parentSharedFolderId: Use `parentSharedFolderId` of `sharingInfo` instead. Pattern: `[-_0-9a-zA-Z:]+`.
        ///     Deprecated.
        ///   - previewUrl: The URL of a preview of the file.
        @export(implementation)
        public init(
            name: String,
            pathLower: String? = nil,
            pathDisplay: String? = nil,
            parentSharedFolderId: String? = nil,
            previewUrl: String? = nil
        ) {
            var builder = RecordBuilder(Files._type(94))
            builder.string(0, name)
            builder.string(1, pathLower)
            builder.string(2, pathDisplay)
            builder.string(3, parentSharedFolderId)
            builder.string(4, previewUrl)
            super.init(_record: builder.record())
        }

        /// The name, with its extension: what stands behind the last slash of the path.
        @export(implementation) public final var name: String { _record.string(0) }
        /// The whole path in lower case: the key by which to compare paths and find the item again. Nil if the item is
        /// not mounted in this Dropbox.
        @export(implementation) public final var pathLower: String? { _record.stringOpt(1) }
        /// The path for display. Only its last component is sure to be spelled right, and a change of case alone is
        /// never reported. Nil if the item is not mounted.
        @export(implementation) public final var pathDisplay: String? { _record.stringOpt(2) }
        /// Use `parentSharedFolderId` of `sharingInfo` instead. Pattern: `[-_0-9a-zA-Z:]+`. Deprecated.
        @export(implementation) public final var parentSharedFolderId: String? { _record.stringOpt(3) }
        /// The URL of a preview of the file.
        @export(implementation) public final var previewUrl: String? { _record.stringOpt(4) }
    }

    /// An item that a search has found.
    public enum MetadataV2: StoneUnion, CustomStringConvertible {
        /// The file or folder.
        case metadata(Files.Metadata)
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

    /// A file behind a shared link.
    public struct MinimalFileLinkMetadata: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - url: The shared link.
        ///   - rev: The current revision of the file. At least 9 characters. Pattern: `[0-9a-f]+`.
        ///   - id: The identity of the file. At least 1 character.
        ///   - path: The path of the file, if it lies in the calling user's Dropbox.
        @export(implementation)
        public init(url: String, rev: String, id: String? = nil, path: String? = nil) {
            var builder = RecordBuilder(Files._type(96))
            builder.string(0, url)
            builder.string(1, id)
            builder.string(2, path)
            builder.string(3, rev)
            self.init(_plainRecord: builder.record())
        }

        /// The shared link.
        @export(implementation) public var url: String { _plainRecord.string(0) }
        /// The identity of the file. At least 1 character.
        @export(implementation) public var id: String? { _plainRecord.stringOpt(1) }
        /// The path of the file, if it lies in the calling user's Dropbox.
        @export(implementation) public var path: String? { _plainRecord.stringOpt(2) }
        /// The current revision of the file. At least 9 characters. Pattern: `[0-9a-f]+`.
        @export(implementation) public var rev: String { _plainRecord.string(3) }
    }

    /// What to move, and where to.
    public struct MoveBatchArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - entries: The pairs of source and destination. 1 to 1000 items.
        ///   - autorename: Whether to choose another name where something is at the destination already, instead of
        ///     failing that entry. Default: `false`.
        ///   - allowOwnershipTransfer: Whether content may get another owner by the move. Default: `false`.
        @export(implementation)
        public init(entries: [Files.RelocationPath], autorename: Bool = false, allowOwnershipTransfer: Bool = false) {
            var builder = RecordBuilder(Files._type(97))
            builder.list(0, entries)
            builder.bool(1, autorename)
            builder.bool(2, allowOwnershipTransfer)
            self.init(_plainRecord: builder.record())
        }

        /// The pairs of source and destination. 1 to 1000 items.
        @export(implementation) public var entries: [Files.RelocationPath] { _plainRecord.list(0) }
        /// Whether to choose another name where something is at the destination already, instead of failing that entry.
        /// Default: `false`.
        @export(implementation) public var autorename: Bool { _plainRecord.bool(1) }
        /// Whether content may get another owner by the move. Default: `false`.
        @export(implementation) public var allowOwnershipTransfer: Bool { _plainRecord.bool(2) }
    }

    /// Why an item was not moved into the Family Room folder.
    public enum MoveIntoFamilyError: StoneUnion, CustomStringConvertible {
        /// Shared folders cannot be moved there.
        case isSharedFolder
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .isSharedFolder
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .isSharedFolder: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// Why an item was not moved into the Vault.
    public enum MoveIntoVaultError: StoneUnion, CustomStringConvertible {
        /// Shared folders cannot be moved there.
        case isSharedFolder
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .isSharedFolder
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .isSharedFolder: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// Why content was not accepted for a Paper document.
    public enum PaperContentError: StoneUnion, CustomStringConvertible {
        /// The user may not edit Paper documents.
        case insufficientPermissions
        /// The content cannot be read in the given format.
        case contentMalformed
        /// The document would be too long. Split it.
        case docLengthExceeded
        /// An image in a data URI of the HTML is larger than 1 MB.
        case imageSizeExceeded
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .insufficientPermissions
            case 1: self = .contentMalformed
            case 2: self = .docLengthExceeded
            case 3: self = .imageSizeExceeded
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .insufficientPermissions: .tag(0)
            case .contentMalformed: .tag(1)
            case .docLengthExceeded: .tag(2)
            case .imageSizeExceeded: .tag(3)
            case .other: .tag(4)
            }
        }
    }

    /// Which Paper document to create.
    public struct PaperCreateArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - path: The new document. The path must end in `.paper`. Pattern: `/(.|[\r\n])*`.
        ///   - importFormat: The format of the content.
        @export(implementation)
        public init(path: String, importFormat: Files.ImportFormat) {
            var builder = RecordBuilder(Files._type(101))
            builder.string(0, path)
            builder.union(1, importFormat._value)
            self.init(_plainRecord: builder.record())
        }

        /// The new document. The path must end in `.paper`. Pattern: `/(.|[\r\n])*`.
        @export(implementation) public var path: String { _plainRecord.string(0) }
        /// The format of the content.
        @export(implementation) public var importFormat: Files.ImportFormat { _plainRecord.union(1) }
    }

    /// Why a Paper document was not created.
    public enum PaperCreateError: StoneUnion, CustomStringConvertible {
        /// The user may not edit Paper documents.
        case insufficientPermissions
        /// The content cannot be read in the given format.
        case contentMalformed
        /// The document would be too long. Split it.
        case docLengthExceeded
        /// An image in a data URI of the HTML is larger than 1 MB.
        case imageSizeExceeded
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// The document cannot be saved there.
        case invalidPath
        /// The user has not verified their email address. Ask them to, then try again.
        case emailUnverified
        /// The path does not end in `.paper`.
        case invalidFileExtension
        /// The team has turned Paper off.
        case paperDisabled

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .insufficientPermissions
            case 1: self = .contentMalformed
            case 2: self = .docLengthExceeded
            case 3: self = .imageSizeExceeded
            case 5: self = .invalidPath
            case 6: self = .emailUnverified
            case 7: self = .invalidFileExtension
            case 8: self = .paperDisabled
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .insufficientPermissions: .tag(0)
            case .contentMalformed: .tag(1)
            case .docLengthExceeded: .tag(2)
            case .imageSizeExceeded: .tag(3)
            case .other: .tag(4)
            case .invalidPath: .tag(5)
            case .emailUnverified: .tag(6)
            case .invalidFileExtension: .tag(7)
            case .paperDisabled: .tag(8)
            }
        }
    }

    /// The new Paper document.
    public struct PaperCreateResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - url: The address at which to open the document.
        ///   - resultPath: The path that the document really got.
        ///   - fileId: The identity of the document. At least 4 characters. Pattern: `id:.+`.
        ///   - paperRevision: The revision of the document, for `paperUpdate`.
        @export(implementation)
        public init(url: String, resultPath: String, fileId: String, paperRevision: Int64) {
            var builder = RecordBuilder(Files._type(103))
            builder.string(0, url)
            builder.string(1, resultPath)
            builder.string(2, fileId)
            builder.int64(3, paperRevision)
            self.init(_plainRecord: builder.record())
        }

        /// The address at which to open the document.
        @export(implementation) public var url: String { _plainRecord.string(0) }
        /// The path that the document really got.
        @export(implementation) public var resultPath: String { _plainRecord.string(1) }
        /// The identity of the document. At least 4 characters. Pattern: `id:.+`.
        @export(implementation) public var fileId: String { _plainRecord.string(2) }
        /// The revision of the document, for `paperUpdate`.
        @export(implementation) public var paperRevision: Int64 { _plainRecord.int64(3) }
    }

    /// How new content and the content of a Paper document go together.
    public enum PaperDocUpdatePolicy: StoneUnion, CustomStringConvertible {
        /// Replaces the content if the document still has the given revision, and fails otherwise.
        case update
        /// Replaces the content, whatever its revision.
        case overwrite
        /// Puts the new content before what is there.
        case prepend
        /// Puts the new content after what is there.
        case append
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .update
            case 1: self = .overwrite
            case 2: self = .prepend
            case 3: self = .append
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .update: .tag(0)
            case .overwrite: .tag(1)
            case .prepend: .tag(2)
            case .append: .tag(3)
            case .other: .tag(4)
            }
        }
    }

    /// Which Paper document to change, and how.
    public struct PaperUpdateArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - path: The document: a path or an `id:…`. Pattern: `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
        ///   - importFormat: The format of the content.
        ///   - docUpdatePolicy: What to do with the present content.
        ///   - paperRevision: The revision that the document must still have. Needed for `.update` only.
        @export(implementation)
        public init(
            path: String,
            importFormat: Files.ImportFormat,
            docUpdatePolicy: Files.PaperDocUpdatePolicy,
            paperRevision: Int64? = nil
        ) {
            var builder = RecordBuilder(Files._type(105))
            builder.string(0, path)
            builder.union(1, importFormat._value)
            builder.union(2, docUpdatePolicy._value)
            builder.int64(3, paperRevision)
            self.init(_plainRecord: builder.record())
        }

        /// The document: a path or an `id:…`. Pattern: `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
        @export(implementation) public var path: String { _plainRecord.string(0) }
        /// The format of the content.
        @export(implementation) public var importFormat: Files.ImportFormat { _plainRecord.union(1) }
        /// What to do with the present content.
        @export(implementation) public var docUpdatePolicy: Files.PaperDocUpdatePolicy { _plainRecord.union(2) }
        /// The revision that the document must still have. Needed for `.update` only.
        @export(implementation) public var paperRevision: Int64? { _plainRecord.int64Opt(3) }
    }

    /// Why a Paper document was not changed.
    public enum PaperUpdateError: StoneUnion, CustomStringConvertible {
        /// The user may not edit Paper documents.
        case insufficientPermissions
        /// The content cannot be read in the given format.
        case contentMalformed
        /// The document would be too long. Split it.
        case docLengthExceeded
        /// An image in a data URI of the HTML is larger than 1 MB.
        case imageSizeExceeded
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// The document cannot be found or read.
        case path(Files.LookupError)
        /// The document has changed since that revision. Fetch it again and merge.
        case revisionMismatch
        /// The document is archived.
        case docArchived
        /// The document has been deleted.
        case docDeleted

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .insufficientPermissions
            case 1: self = .contentMalformed
            case 2: self = .docLengthExceeded
            case 3: self = .imageSizeExceeded
            case 5: self = .path(_value.union())
            case 6: self = .revisionMismatch
            case 7: self = .docArchived
            case 8: self = .docDeleted
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .insufficientPermissions: .tag(0)
            case .contentMalformed: .tag(1)
            case .docLengthExceeded: .tag(2)
            case .imageSizeExceeded: .tag(3)
            case .other: .tag(4)
            case .path(let value): .boxedValue(5, union: value._value)
            case .revisionMismatch: .tag(6)
            case .docArchived: .tag(7)
            case .docDeleted: .tag(8)
            }
        }
    }

    /// The Paper document after the change.
    public struct PaperUpdateResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - paperRevision: The new revision of the document.
        @export(implementation)
        public init(paperRevision: Int64) {
            var builder = RecordBuilder(Files._type(107))
            builder.int64(0, paperRevision)
            self.init(_plainRecord: builder.record())
        }

        /// The new revision of the document.
        @export(implementation) public var paperRevision: Int64 { _plainRecord.int64(0) }
    }

    /// A file, given by path or by shared link.
    public enum PathOrLink: StoneUnion, CustomStringConvertible {
        /// A path, an `id:…`, or a `rev:…` for one revision. Pattern:
        /// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        case path(String)
        /// A shared link.
        case link(Files.SharedLinkFileInfo)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .path(_value.string())
            case 1: self = .link(Files.SharedLinkFileInfo(_plainRecord: payload))
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .path(let value): .boxedValue(0, string: value)
            case .link(let value): .variant(1, value._plainRecord)
            case .other: .tag(2)
            }
        }
    }

    /// The tags of one item.
    public struct PathToTags: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - path: The file or folder. Pattern: `/(.|[\r\n])*`.
        ///   - tags: Its tags.
        @export(implementation)
        public init(path: String, tags: [Files.Tag]) {
            var builder = RecordBuilder(Files._type(109))
            builder.string(0, path)
            builder.unions(1, tags)
            self.init(_plainRecord: builder.record())
        }

        /// The file or folder. Pattern: `/(.|[\r\n])*`.
        @export(implementation) public var path: String { _plainRecord.string(0) }
        /// Its tags.
        @export(implementation) public var tags: [Files.Tag] { _plainRecord.unions(1) }
    }

    /// What is known about a photo.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class PhotoMetadata: Files.MediaMetadata, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - dimensions: The size in pixels.
        ///   - location: The place where it was taken.
        ///   - timeTaken: The time at which it was taken.
        @export(implementation)
        public override init(
            dimensions: Files.Dimensions? = nil,
            location: Files.GpsCoordinates? = nil,
            timeTaken: Date? = nil
        ) {
            var builder = RecordBuilder(Files._type(110))
            builder.object(0, dimensions?._plainRecord)
            builder.object(1, location?._plainRecord)
            builder.date(2, timeTaken)
            super.init(_record: builder.record())
        }
    }

    /// Which file to preview.
    public struct PreviewArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - path: The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
        ///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        ///   - rev: Pass `rev:…` as `path` instead. At least 9 characters. Pattern: `[0-9a-f]+`. Deprecated.
        @export(implementation)
        public init(path: String, rev: String? = nil) {
            var builder = RecordBuilder(Files._type(111))
            builder.string(0, path)
            builder.string(1, rev)
            self.init(_plainRecord: builder.record())
        }

        /// The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
        /// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        @export(implementation) public var path: String { _plainRecord.string(0) }
        /// Pass `rev:…` as `path` instead. At least 9 characters. Pattern: `[0-9a-f]+`. Deprecated.
        @export(implementation) public var rev: String? { _plainRecord.stringOpt(1) }
    }

    /// Why no preview was made.
    public enum PreviewError: StoneUnion, CustomStringConvertible {
        /// The file cannot be found or read.
        case path(Files.LookupError)
        /// The preview is being made. Try again in a while.
        case inProgress
        /// There are no previews of files with this extension.
        case unsupportedExtension
        /// This file cannot be previewed, though its extension promises it.
        case unsupportedContent

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .path(_value.union())
            case 1: self = .inProgress
            case 2: self = .unsupportedExtension
            default: self = .unsupportedContent
            }
        }

        public var _value: Value {
            switch self {
            case .path(let value): .boxedValue(0, union: value._value)
            case .inProgress: .tag(1)
            case .unsupportedExtension: .tag(2)
            case .unsupportedContent: .tag(3)
            }
        }
    }

    /// The file behind a preview or thumbnail.
    public struct PreviewResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - fileMetadata: The file, if it was given by path.
        ///   - linkMetadata: The file, if it was given by shared link.
        @export(implementation)
        public init(fileMetadata: Files.FileMetadata? = nil, linkMetadata: Files.MinimalFileLinkMetadata? = nil) {
            var builder = RecordBuilder(Files._type(113))
            builder.object(0, fileMetadata?._record)
            builder.object(1, linkMetadata?._plainRecord)
            self.init(_plainRecord: builder.record())
        }

        /// The file, if it was given by path.
        @export(implementation) public var fileMetadata: Files.FileMetadata? { _plainRecord.objectOpt(0) }
        /// The file, if it was given by shared link.
        @export(implementation) public var linkMetadata: Files.MinimalFileLinkMetadata? { _plainRecord.objectOpt(1) }
    }

    /// What to copy or move, and where to.
    public struct RelocationArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - fromPath: The file or folder to copy or move: a path or an `id:…`. Pattern:
        ///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
        ///   - toPath: Its new path, with its name, not only the folder to put it in. Pattern:
        ///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
        ///   - allowSharedFolder: Has no effect. Default: `false`. Deprecated.
        ///   - autorename: Whether to choose another name instead of failing when something is at the destination
        ///     already. Default: `false`.
        ///   - allowOwnershipTransfer: Whether content may get another owner by a move. Does not matter for copies.
        ///     Default: `false`.
        @export(implementation)
        public init(
            fromPath: String,
            toPath: String,
            allowSharedFolder: Bool = false,
            autorename: Bool = false,
            allowOwnershipTransfer: Bool = false
        ) {
            var builder = RecordBuilder(Files._type(114))
            builder.string(0, fromPath)
            builder.string(1, toPath)
            builder.bool(2, allowSharedFolder)
            builder.bool(3, autorename)
            builder.bool(4, allowOwnershipTransfer)
            self.init(_plainRecord: builder.record())
        }

        /// The file or folder to copy or move: a path or an `id:…`. Pattern:
        /// `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
        @export(implementation) public var fromPath: String { _plainRecord.string(0) }
        /// Its new path, with its name, not only the folder to put it in. Pattern:
        /// `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
        @export(implementation) public var toPath: String { _plainRecord.string(1) }
        /// Has no effect. Default: `false`. Deprecated.
        @export(implementation) public var allowSharedFolder: Bool { _plainRecord.bool(2) }
        /// Whether to choose another name instead of failing when something is at the destination already. Default:
        /// `false`.
        @export(implementation) public var autorename: Bool { _plainRecord.bool(3) }
        /// Whether content may get another owner by a move. Does not matter for copies. Default: `false`.
        @export(implementation) public var allowOwnershipTransfer: Bool { _plainRecord.bool(4) }
    }

    /// What to copy or move, and where to.
    public struct RelocationBatchArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - entries: The pairs of source and destination. 1 to 1000 items.
        ///   - autorename: Whether to choose another name where something is at the destination already, instead of
        ///     failing that entry. Default: `false`.
        ///   - allowSharedFolder: Has no effect. Default: `false`. Deprecated.
        ///   - allowOwnershipTransfer: Whether content may get another owner by a move. Does not matter for copies.
        ///     Default: `false`.
        @export(implementation)
        public init(
            entries: [Files.RelocationPath],
            autorename: Bool = false,
            allowSharedFolder: Bool = false,
            allowOwnershipTransfer: Bool = false
        ) {
            var builder = RecordBuilder(Files._type(115))
            builder.list(0, entries)
            builder.bool(1, autorename)
            builder.bool(2, allowSharedFolder)
            builder.bool(3, allowOwnershipTransfer)
            self.init(_plainRecord: builder.record())
        }

        /// The pairs of source and destination. 1 to 1000 items.
        @export(implementation) public var entries: [Files.RelocationPath] { _plainRecord.list(0) }
        /// Whether to choose another name where something is at the destination already, instead of failing that entry.
        /// Default: `false`.
        @export(implementation) public var autorename: Bool { _plainRecord.bool(1) }
        /// Has no effect. Default: `false`. Deprecated.
        @export(implementation) public var allowSharedFolder: Bool { _plainRecord.bool(2) }
        /// Whether content may get another owner by a move. Does not matter for copies. Default: `false`.
        @export(implementation) public var allowOwnershipTransfer: Bool { _plainRecord.bool(3) }
    }

    /// What to copy or move, and where to.
    public struct RelocationBatchArgBase: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - entries: The pairs of source and destination. 1 to 1000 items.
        ///   - autorename: Whether to choose another name where something is at the destination already, instead of
        ///     failing that entry. Default: `false`.
        @export(implementation)
        public init(entries: [Files.RelocationPath], autorename: Bool = false) {
            var builder = RecordBuilder(Files._type(116))
            builder.list(0, entries)
            builder.bool(1, autorename)
            self.init(_plainRecord: builder.record())
        }

        /// The pairs of source and destination. 1 to 1000 items.
        @export(implementation) public var entries: [Files.RelocationPath] { _plainRecord.list(0) }
        /// Whether to choose another name where something is at the destination already, instead of failing that entry.
        /// Default: `false`.
        @export(implementation) public var autorename: Bool { _plainRecord.bool(1) }
    }

    /// Why a whole batch was not copied or moved.
    public enum RelocationBatchError: StoneUnion, CustomStringConvertible {
        /// The source cannot be found or read.
        case fromLookup(Files.LookupError)
        /// The source must not be moved away.
        case fromWrite(Files.WriteError)
        /// The item cannot be written to the destination.
        case to(Files.WriteError)
        /// Shared folders cannot be copied. Copy their contents.
        case cantCopySharedFolder
        /// The move would put one shared folder into another.
        case cantNestSharedFolder
        /// The destination lies within the folder to be moved.
        case cantMoveFolderIntoItself
        /// More than 10,000 files and folders in one call. Move their parts one after another.
        case tooManyFiles
        /// Two of the paths are equal, or one lies within another. Send them in separate calls.
        case duplicatedOrNestedPaths
        /// The move would change the owner of content. Set `allowOwnershipTransfer` if that is meant.
        case cantTransferOwnership
        /// There is not enough space for the copy.
        case insufficientQuota
        /// The outcome is unknown. Look at source and destination, and try again if needed.
        case internalError
        /// The shared folder cannot be moved to this destination.
        case cantMoveSharedFolder
        /// The Vault does not take this item.
        case cantMoveIntoVault(Files.MoveIntoVaultError)
        /// The Family Room folder does not take this item.
        case cantMoveIntoFamily(Files.MoveIntoFamilyError)
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// Too many writes are going on in this Dropbox at the same time. Wait and try again, with fewer writes in
        /// parallel.
        case tooManyWriteOperations

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .fromLookup(_value.union())
            case 1: self = .fromWrite(_value.union())
            case 2: self = .to(_value.union())
            case 3: self = .cantCopySharedFolder
            case 4: self = .cantNestSharedFolder
            case 5: self = .cantMoveFolderIntoItself
            case 6: self = .tooManyFiles
            case 7: self = .duplicatedOrNestedPaths
            case 8: self = .cantTransferOwnership
            case 9: self = .insufficientQuota
            case 10: self = .internalError
            case 11: self = .cantMoveSharedFolder
            case 12: self = .cantMoveIntoVault(_value.union())
            case 13: self = .cantMoveIntoFamily(_value.union())
            case 15: self = .tooManyWriteOperations
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .fromLookup(let value): .boxedValue(0, union: value._value)
            case .fromWrite(let value): .boxedValue(1, union: value._value)
            case .to(let value): .boxedValue(2, union: value._value)
            case .cantCopySharedFolder: .tag(3)
            case .cantNestSharedFolder: .tag(4)
            case .cantMoveFolderIntoItself: .tag(5)
            case .tooManyFiles: .tag(6)
            case .duplicatedOrNestedPaths: .tag(7)
            case .cantTransferOwnership: .tag(8)
            case .insufficientQuota: .tag(9)
            case .internalError: .tag(10)
            case .cantMoveSharedFolder: .tag(11)
            case .cantMoveIntoVault(let value): .boxedValue(12, union: value._value)
            case .cantMoveIntoFamily(let value): .boxedValue(13, union: value._value)
            case .other: .tag(14)
            case .tooManyWriteOperations: .tag(15)
            }
        }
    }

    /// Why one entry was not copied or moved.
    public enum RelocationBatchErrorEntry: StoneUnion, CustomStringConvertible {
        /// The entry cannot be copied or moved as asked; trying again does not help.
        case relocationError(Files.RelocationError)
        /// The outcome is unknown. Look at source and destination, and try again if needed.
        case internalError
        /// Too many writes are going on in this Dropbox at the same time. Wait and try again, with fewer writes in
        /// parallel.
        case tooManyWriteOperations
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .relocationError(_value.union())
            case 1: self = .internalError
            case 2: self = .tooManyWriteOperations
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .relocationError(let value): .boxedValue(0, union: value._value)
            case .internalError: .tag(1)
            case .tooManyWriteOperations: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// The state of a job of `copyBatch` or `moveBatch`.
    public enum RelocationBatchJobStatus: StoneUnion, CustomStringConvertible {
        /// The job is still going on. Ask again in a while.
        case inProgress
        /// The job has ended.
        case complete(Files.RelocationBatchResult)
        /// The whole job has failed.
        case failed(Files.RelocationBatchError)

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .inProgress
            case 1: self = .complete(Files.RelocationBatchResult(_plainRecord: payload))
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

    /// The answer of `copyBatch` and `moveBatch`: a job to poll, or the outcome.
    public enum RelocationBatchLaunch: StoneUnion, CustomStringConvertible {
        /// The work goes on; poll it with this id. At least 1 character.
        case asyncJobId(String)
        /// All is done already.
        case complete(Files.RelocationBatchResult)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .asyncJobId(_value.string())
            case 1: self = .complete(Files.RelocationBatchResult(_plainRecord: payload))
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .asyncJobId(let value): .boxedValue(0, string: value)
            case .complete(let value): .variant(1, value._plainRecord)
            case .other: .tag(2)
            }
        }
    }

    /// What was copied or moved.
    public struct RelocationBatchResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - entries: One result for each entry, in the order of the request.
        @export(implementation)
        public init(entries: [Files.RelocationBatchResultData]) {
            var builder = RecordBuilder(Files._type(121))
            builder.list(0, entries)
            self.init(_plainRecord: builder.record())
        }

        /// One result for each entry, in the order of the request.
        @export(implementation) public var entries: [Files.RelocationBatchResultData] { _plainRecord.list(0) }
    }

    /// An item that was copied or moved.
    public struct RelocationBatchResultData: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - metadata: The item at its destination.
        @export(implementation)
        public init(metadata: Files.Metadata) {
            var builder = RecordBuilder(Files._type(122))
            builder.polymorphic(0, metadata)
            self.init(_plainRecord: builder.record())
        }

        /// The item at its destination.
        @export(implementation) public var metadata: Files.Metadata { _plainRecord.polymorphic(0) }
    }

    /// What became of one entry.
    public enum RelocationBatchResultEntry: StoneUnion, CustomStringConvertible {
        /// The entry was copied or moved; this is the item at its destination.
        case success(Files.Metadata)
        /// The entry was not copied or moved.
        case failure(Files.RelocationBatchErrorEntry)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .success(_value.polymorphic())
            case 1: self = .failure(_value.union())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .success(let value): .boxedValue(0, object: value)
            case .failure(let value): .boxedValue(1, union: value._value)
            case .other: .tag(2)
            }
        }
    }

    /// The state of a job of `copyBatchV2` or `moveBatchV2`.
    public enum RelocationBatchV2JobStatus: StoneUnion, CustomStringConvertible {
        /// The job is still going on. Ask again in a while.
        case inProgress
        /// The job has ended; look at each entry for its outcome.
        case complete(Files.RelocationBatchV2Result)

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .inProgress
            default: self = .complete(Files.RelocationBatchV2Result(_plainRecord: payload))
            }
        }

        public var _value: Value {
            switch self {
            case .inProgress: .tag(0)
            case .complete(let value): .variant(1, value._plainRecord)
            }
        }
    }

    /// The answer of `copyBatchV2` and `moveBatchV2`: a job to poll, or the outcome.
    public enum RelocationBatchV2Launch: StoneUnion, CustomStringConvertible {
        /// The work goes on; poll it with this id. At least 1 character.
        case asyncJobId(String)
        /// All is done already; look at each entry for its outcome.
        case complete(Files.RelocationBatchV2Result)

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .asyncJobId(_value.string())
            default: self = .complete(Files.RelocationBatchV2Result(_plainRecord: payload))
            }
        }

        public var _value: Value {
            switch self {
            case .asyncJobId(let value): .boxedValue(0, string: value)
            case .complete(let value): .variant(1, value._plainRecord)
            }
        }
    }

    /// What became of each entry.
    public struct RelocationBatchV2Result: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - entries: One outcome for each entry, in the order of the request.
        @export(implementation)
        public init(entries: [Files.RelocationBatchResultEntry]) {
            var builder = RecordBuilder(Files._type(126))
            builder.unions(0, entries)
            self.init(_plainRecord: builder.record())
        }

        /// One outcome for each entry, in the order of the request.
        @export(implementation) public var entries: [Files.RelocationBatchResultEntry] { _plainRecord.unions(0) }
    }

    /// Why an item was not copied or moved.
    public enum RelocationError: StoneUnion, CustomStringConvertible {
        /// The source cannot be found or read.
        case fromLookup(Files.LookupError)
        /// The source must not be moved away.
        case fromWrite(Files.WriteError)
        /// The item cannot be written to the destination.
        case to(Files.WriteError)
        /// Shared folders cannot be copied. Copy their contents.
        case cantCopySharedFolder
        /// The move would put one shared folder into another.
        case cantNestSharedFolder
        /// The destination lies within the folder to be moved.
        case cantMoveFolderIntoItself
        /// More than 10,000 files and folders in one call. Move their parts one after another.
        case tooManyFiles
        /// Two of the paths are equal, or one lies within another. Send them in separate calls.
        case duplicatedOrNestedPaths
        /// The move would change the owner of content. Set `allowOwnershipTransfer` if that is meant.
        case cantTransferOwnership
        /// There is not enough space for the copy.
        case insufficientQuota
        /// The outcome is unknown. Look at source and destination, and try again if needed.
        case internalError
        /// The shared folder cannot be moved to this destination.
        case cantMoveSharedFolder
        /// The Vault does not take this item.
        case cantMoveIntoVault(Files.MoveIntoVaultError)
        /// The Family Room folder does not take this item.
        case cantMoveIntoFamily(Files.MoveIntoFamilyError)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .fromLookup(_value.union())
            case 1: self = .fromWrite(_value.union())
            case 2: self = .to(_value.union())
            case 3: self = .cantCopySharedFolder
            case 4: self = .cantNestSharedFolder
            case 5: self = .cantMoveFolderIntoItself
            case 6: self = .tooManyFiles
            case 7: self = .duplicatedOrNestedPaths
            case 8: self = .cantTransferOwnership
            case 9: self = .insufficientQuota
            case 10: self = .internalError
            case 11: self = .cantMoveSharedFolder
            case 12: self = .cantMoveIntoVault(_value.union())
            case 13: self = .cantMoveIntoFamily(_value.union())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .fromLookup(let value): .boxedValue(0, union: value._value)
            case .fromWrite(let value): .boxedValue(1, union: value._value)
            case .to(let value): .boxedValue(2, union: value._value)
            case .cantCopySharedFolder: .tag(3)
            case .cantNestSharedFolder: .tag(4)
            case .cantMoveFolderIntoItself: .tag(5)
            case .tooManyFiles: .tag(6)
            case .duplicatedOrNestedPaths: .tag(7)
            case .cantTransferOwnership: .tag(8)
            case .insufficientQuota: .tag(9)
            case .internalError: .tag(10)
            case .cantMoveSharedFolder: .tag(11)
            case .cantMoveIntoVault(let value): .boxedValue(12, union: value._value)
            case .cantMoveIntoFamily(let value): .boxedValue(13, union: value._value)
            case .other: .tag(14)
            }
        }
    }

    /// A source and a destination.
    public struct RelocationPath: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - fromPath: The file or folder to copy or move: a path or an `id:…`. Pattern:
        ///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
        ///   - toPath: Its new path, with its name, not only the folder to put it in. Pattern:
        ///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
        @export(implementation)
        public init(fromPath: String, toPath: String) {
            var builder = RecordBuilder(Files._type(128))
            builder.string(0, fromPath)
            builder.string(1, toPath)
            self.init(_plainRecord: builder.record())
        }

        /// The file or folder to copy or move: a path or an `id:…`. Pattern:
        /// `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
        @export(implementation) public var fromPath: String { _plainRecord.string(0) }
        /// Its new path, with its name, not only the folder to put it in. Pattern:
        /// `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
        @export(implementation) public var toPath: String { _plainRecord.string(1) }
    }

    /// The item that was copied or moved.
    public struct RelocationResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - metadata: The item at its destination.
        @export(implementation)
        public init(metadata: Files.Metadata) {
            var builder = RecordBuilder(Files._type(129))
            builder.polymorphic(0, metadata)
            self.init(_plainRecord: builder.record())
        }

        /// The item at its destination.
        @export(implementation) public var metadata: Files.Metadata { _plainRecord.polymorphic(0) }
    }

    /// Which tag to remove from what.
    public struct RemoveTagArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - path: The file or folder. Pattern: `/(.|[\r\n])*`.
        ///   - tagText: The tag to remove. Upper and lower case do not matter. 1 to 32 characters. Pattern: `[\w]+`.
        @export(implementation)
        public init(path: String, tagText: String) {
            var builder = RecordBuilder(Files._type(130))
            builder.string(0, path)
            builder.string(1, tagText)
            self.init(_plainRecord: builder.record())
        }

        /// The file or folder. Pattern: `/(.|[\r\n])*`.
        @export(implementation) public var path: String { _plainRecord.string(0) }
        /// The tag to remove. Upper and lower case do not matter. 1 to 32 characters. Pattern: `[\w]+`.
        @export(implementation) public var tagText: String { _plainRecord.string(1) }
    }

    /// Why a tag was not removed.
    public enum RemoveTagError: StoneUnion, CustomStringConvertible {
        /// The item cannot be found or read.
        case path(Files.LookupError)
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// The item has no such tag.
        case tagNotPresent

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .path(_value.union())
            case 2: self = .tagNotPresent
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .path(let value): .boxedValue(0, union: value._value)
            case .other: .tag(1)
            case .tagNotPresent: .tag(2)
            }
        }
    }

    /// Which revision to restore, and where.
    public struct RestoreArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - path: The path at which to restore the file. Pattern: `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        ///   - rev: The revision to restore, as listed by `listRevisions`. At least 9 characters. Pattern: `[0-9a-f]+`.
        @export(implementation)
        public init(path: String, rev: String) {
            var builder = RecordBuilder(Files._type(132))
            builder.string(0, path)
            builder.string(1, rev)
            self.init(_plainRecord: builder.record())
        }

        /// The path at which to restore the file. Pattern: `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        @export(implementation) public var path: String { _plainRecord.string(0) }
        /// The revision to restore, as listed by `listRevisions`. At least 9 characters. Pattern: `[0-9a-f]+`.
        @export(implementation) public var rev: String { _plainRecord.string(1) }
    }

    /// Why a file was not restored.
    public enum RestoreError: StoneUnion, CustomStringConvertible {
        /// The revision cannot be found or read at this path.
        case pathLookup(Files.LookupError)
        /// The file cannot be written to this path.
        case pathWrite(Files.WriteError)
        /// There is no such revision, or it is a deletion.
        case invalidRevision
        /// The restore is still going on.
        case inProgress
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .pathLookup(_value.union())
            case 1: self = .pathWrite(_value.union())
            case 2: self = .invalidRevision
            case 3: self = .inProgress
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .pathLookup(let value): .boxedValue(0, union: value._value)
            case .pathWrite(let value): .boxedValue(1, union: value._value)
            case .invalidRevision: .tag(2)
            case .inProgress: .tag(3)
            case .other: .tag(4)
            }
        }
    }

    /// What to save, and where.
    public struct SaveCopyReferenceArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - copyReference: The text from `copyReferenceGet`.
        ///   - path: Where to save the item. Pattern: `/(.|[\r\n])*`.
        @export(implementation)
        public init(copyReference: String, path: String) {
            var builder = RecordBuilder(Files._type(134))
            builder.string(0, copyReference)
            builder.string(1, path)
            self.init(_plainRecord: builder.record())
        }

        /// The text from `copyReferenceGet`.
        @export(implementation) public var copyReference: String { _plainRecord.string(0) }
        /// Where to save the item. Pattern: `/(.|[\r\n])*`.
        @export(implementation) public var path: String { _plainRecord.string(1) }
    }

    /// Why a copy reference was not saved.
    public enum SaveCopyReferenceError: StoneUnion, CustomStringConvertible {
        /// The item cannot be written to this path.
        case path(Files.WriteError)
        /// The text is not a copy reference.
        case invalidCopyReference
        /// The reference comes from another app, or its owner has unlinked the app.
        case noPermission
        /// What the reference stands for has been deleted.
        case notFound
        /// The reference stands for more than 10,000 files and folders.
        case tooManyFiles
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .path(_value.union())
            case 1: self = .invalidCopyReference
            case 2: self = .noPermission
            case 3: self = .notFound
            case 4: self = .tooManyFiles
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .path(let value): .boxedValue(0, union: value._value)
            case .invalidCopyReference: .tag(1)
            case .noPermission: .tag(2)
            case .notFound: .tag(3)
            case .tooManyFiles: .tag(4)
            case .other: .tag(5)
            }
        }
    }

    /// The item that was saved.
    public struct SaveCopyReferenceResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - metadata: The item that was saved.
        @export(implementation)
        public init(metadata: Files.Metadata) {
            var builder = RecordBuilder(Files._type(136))
            builder.polymorphic(0, metadata)
            self.init(_plainRecord: builder.record())
        }

        /// The item that was saved.
        @export(implementation) public var metadata: Files.Metadata { _plainRecord.polymorphic(0) }
    }

    /// What to download, and where to save it.
    public struct SaveUrlArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - path: Where to save the file. Pattern: `/(.|[\r\n])*`.
        ///   - url: The URL that Dropbox downloads.
        @export(implementation)
        public init(path: String, url: String) {
            var builder = RecordBuilder(Files._type(137))
            builder.string(0, path)
            builder.string(1, url)
            self.init(_plainRecord: builder.record())
        }

        /// Where to save the file. Pattern: `/(.|[\r\n])*`.
        @export(implementation) public var path: String { _plainRecord.string(0) }
        /// The URL that Dropbox downloads.
        @export(implementation) public var url: String { _plainRecord.string(1) }
    }

    /// Why a URL was not saved.
    public enum SaveUrlError: StoneUnion, CustomStringConvertible {
        /// The file cannot be written to this path.
        case path(Files.WriteError)
        /// Dropbox could not download the URL, perhaps because it needs a password or no longer works.
        case downloadFailed
        /// The URL is not valid.
        case invalidUrl
        /// The saved file has been removed since.
        case notFound
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .path(_value.union())
            case 1: self = .downloadFailed
            case 2: self = .invalidUrl
            case 3: self = .notFound
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .path(let value): .boxedValue(0, union: value._value)
            case .downloadFailed: .tag(1)
            case .invalidUrl: .tag(2)
            case .notFound: .tag(3)
            case .other: .tag(4)
            }
        }
    }

    /// The state of a job of `saveUrl`.
    public enum SaveUrlJobStatus: StoneUnion, CustomStringConvertible {
        /// The job is still going on. Ask again in a while.
        case inProgress
        /// The file has been saved.
        case complete(Files.FileMetadata)
        /// The file has not been saved.
        case failed(Files.SaveUrlError)

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .inProgress
            case 1: self = .complete(Files.FileMetadata(_record: payload))
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

    /// The answer of `saveUrl`: a job to poll, or the file.
    public enum SaveUrlResult: StoneUnion, CustomStringConvertible {
        /// The work goes on; poll it with this id. At least 1 character.
        case asyncJobId(String)
        /// The file has been saved already.
        case complete(Files.FileMetadata)

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .asyncJobId(_value.string())
            default: self = .complete(Files.FileMetadata(_record: payload))
            }
        }

        public var _value: Value {
            switch self {
            case .asyncJobId(let value): .boxedValue(0, string: value)
            case .complete(let value): .variant(1, value._record)
            }
        }
    }

    /// What to search for, and where.
    public struct SearchArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - path: The folder to search, with all below it. `""` searches everything. Pattern:
        ///     `(/(.|[\r\n])*)?|id:.*|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        ///   - query: What to search for. It is taken word by word; in names, the last word may be only the beginning
        ///     of one. At most 1000 characters.
        ///   - start: How many matches to skip. Default: 0. At most 9999.
        ///   - maxResults: How many matches to return at most. Default: 100. 1 to 1000.
        ///   - mode: Where to look: in names, in names and content (business accounts only), or in the names of deleted
        ///     files. Default: `.filename`.
        @export(implementation)
        public init(
            path: String,
            query: String,
            start: UInt64 = 0,
            maxResults: UInt64 = 100,
            mode: Files.SearchMode = .filename
        ) {
            var builder = RecordBuilder(Files._type(141))
            builder.string(0, path)
            builder.string(1, query)
            builder.uint64(2, start)
            builder.uint64(3, maxResults)
            builder.union(4, mode._value)
            self.init(_plainRecord: builder.record())
        }

        /// The folder to search, with all below it. `""` searches everything. Pattern:
        /// `(/(.|[\r\n])*)?|id:.*|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        @export(implementation) public var path: String { _plainRecord.string(0) }
        /// What to search for. It is taken word by word; in names, the last word may be only the beginning of one. At
        /// most 1000 characters.
        @export(implementation) public var query: String { _plainRecord.string(1) }
        /// How many matches to skip. Default: 0. At most 9999.
        @export(implementation) public var start: UInt64 { _plainRecord.uint64(2) }
        /// How many matches to return at most. Default: 100. 1 to 1000.
        @export(implementation) public var maxResults: UInt64 { _plainRecord.uint64(3, 100) }
        /// Where to look: in names, in names and content (business accounts only), or in the names of deleted files.
        /// Default: `.filename`.
        @export(implementation) public var mode: Files.SearchMode { _plainRecord.union(4, .filename) }
    }

    /// Why a search failed.
    public enum SearchError: StoneUnion, CustomStringConvertible {
        /// The folder to search cannot be found or read.
        case path(Files.LookupError)
        /// An argument makes no sense. The value may say which.
        case invalidArgument(String?)
        /// Something went wrong at Dropbox. Try again.
        case internalError
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .path(_value.union())
            case 1: self = .invalidArgument(_value.stringOpt())
            case 2: self = .internalError
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .path(let value): .boxedValue(0, union: value._value)
            case .invalidArgument(let value): .boxedValue(1, string: value)
            case .internalError: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// A file or folder that was found.
    public struct SearchMatch: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - matchType: What matched.
        ///   - metadata: The file or folder.
        @export(implementation)
        public init(matchType: Files.SearchMatchType, metadata: Files.Metadata) {
            var builder = RecordBuilder(Files._type(143))
            builder.union(0, matchType._value)
            builder.polymorphic(1, metadata)
            self.init(_plainRecord: builder.record())
        }

        /// What matched.
        @export(implementation) public var matchType: Files.SearchMatchType { _plainRecord.union(0) }
        /// The file or folder.
        @export(implementation) public var metadata: Files.Metadata { _plainRecord.polymorphic(1) }
    }

    /// What to tell about each match.
    public struct SearchMatchFieldOptions: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - includeHighlights: Whether to return which parts of the name matched. Default: `false`.
        @export(implementation)
        public init(includeHighlights: Bool = false) {
            var builder = RecordBuilder(Files._type(144))
            builder.bool(0, includeHighlights)
            self.init(_plainRecord: builder.record())
        }

        /// Whether to return which parts of the name matched. Default: `false`.
        @export(implementation) public var includeHighlights: Bool { _plainRecord.bool(0) }
    }

    /// What a search has matched.
    public enum SearchMatchType: StoneUnion, CustomStringConvertible {
        /// The name.
        case filename
        /// The content.
        case content
        /// The name and the content.
        case both

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .filename
            case 1: self = .content
            default: self = .both
            }
        }

        public var _value: Value {
            switch self {
            case .filename: .tag(0)
            case .content: .tag(1)
            case .both: .tag(2)
            }
        }
    }

    /// What a search has matched.
    public enum SearchMatchTypeV2: StoneUnion, CustomStringConvertible {
        /// The name.
        case filename
        /// The content.
        case fileContent
        /// The name and the content.
        case filenameAndContent
        /// What a picture shows.
        case imageContent
        /// Other metadata of the item.
        case metadata
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .filename
            case 1: self = .fileContent
            case 2: self = .filenameAndContent
            case 3: self = .imageContent
            case 4: self = .metadata
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .filename: .tag(0)
            case .fileContent: .tag(1)
            case .filenameAndContent: .tag(2)
            case .imageContent: .tag(3)
            case .metadata: .tag(4)
            case .other: .tag(5)
            }
        }
    }

    /// A file or folder that was found.
    public struct SearchMatchV2: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - metadata: The file or folder.
        ///   - matchType: What matched.
        ///   - highlightSpans: The name cut into pieces that match and pieces that do not. Only set where the search
        ///     asked for it.
        @export(implementation)
        public init(
            metadata: Files.MetadataV2,
            matchType: Files.SearchMatchTypeV2? = nil,
            highlightSpans: [Files.HighlightSpan]? = nil
        ) {
            var builder = RecordBuilder(Files._type(147))
            builder.union(0, metadata._value)
            builder.union(1, matchType?._value)
            builder.list(2, highlightSpans)
            self.init(_plainRecord: builder.record())
        }

        /// The file or folder.
        @export(implementation) public var metadata: Files.MetadataV2 { _plainRecord.union(0) }
        /// What matched.
        @export(implementation) public var matchType: Files.SearchMatchTypeV2? { _plainRecord.unionOpt(1) }
        /// The name cut into pieces that match and pieces that do not. Only set where the search asked for it.
        @export(implementation) public var highlightSpans: [Files.HighlightSpan]? { _plainRecord.listOpt(2) }
    }

    /// Where a search looks.
    public enum SearchMode: StoneUnion, CustomStringConvertible {
        /// In names of files and folders.
        case filename
        /// In names and in the content of files.
        case filenameAndContent
        /// In names of deleted files and folders.
        case deletedFilename

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .filename
            case 1: self = .filenameAndContent
            default: self = .deletedFilename
            }
        }

        public var _value: Value {
            switch self {
            case .filename: .tag(0)
            case .filenameAndContent: .tag(1)
            case .deletedFilename: .tag(2)
            }
        }
    }

    /// What to narrow a search to.
    public struct SearchOptions: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - path: The folder to search, with all below it. By default everything. Pattern:
        ///     `(/(.|[\r\n])*)?|id:.*|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        ///   - maxResults: How many matches to return at most in a page. Default: 100. 1 to 1000.
        ///   - orderBy: The order of the matches. By default the most relevant come first.
        ///   - fileStatus: Whether to search what exists or what was deleted. Default: `.active`.
        ///   - filenameOnly: Whether to look at names only, not at content. Default: `false`.
        ///   - fileExtensions: Only files with one of these extensions. Not for deleted files.
        ///   - fileCategories: Only files of these kinds. Not for deleted files.
        ///   - accountId: Only content of this account. Exactly 40 characters.
        @export(implementation)
        public init(
            path: String? = nil,
            maxResults: UInt64 = 100,
            orderBy: Files.SearchOrderBy? = nil,
            fileStatus: Files.FileStatus = .active,
            filenameOnly: Bool = false,
            fileExtensions: [String]? = nil,
            fileCategories: [Files.FileCategory]? = nil,
            accountId: String? = nil
        ) {
            var builder = RecordBuilder(Files._type(149))
            builder.string(0, path)
            builder.uint64(1, maxResults)
            builder.union(2, orderBy?._value)
            builder.union(3, fileStatus._value)
            builder.bool(4, filenameOnly)
            builder.strings(5, fileExtensions)
            builder.unions(6, fileCategories)
            builder.string(7, accountId)
            self.init(_plainRecord: builder.record())
        }

        /// The folder to search, with all below it. By default everything. Pattern:
        /// `(/(.|[\r\n])*)?|id:.*|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        @export(implementation) public var path: String? { _plainRecord.stringOpt(0) }
        /// How many matches to return at most in a page. Default: 100. 1 to 1000.
        @export(implementation) public var maxResults: UInt64 { _plainRecord.uint64(1, 100) }
        /// The order of the matches. By default the most relevant come first.
        @export(implementation) public var orderBy: Files.SearchOrderBy? { _plainRecord.unionOpt(2) }
        /// Whether to search what exists or what was deleted. Default: `.active`.
        @export(implementation) public var fileStatus: Files.FileStatus { _plainRecord.union(3, .active) }
        /// Whether to look at names only, not at content. Default: `false`.
        @export(implementation) public var filenameOnly: Bool { _plainRecord.bool(4) }
        /// Only files with one of these extensions. Not for deleted files.
        @export(implementation) public var fileExtensions: [String]? { _plainRecord.stringsOpt(5) }
        /// Only files of these kinds. Not for deleted files.
        @export(implementation) public var fileCategories: [Files.FileCategory]? { _plainRecord.unionsOpt(6) }
        /// Only content of this account. Exactly 40 characters.
        @export(implementation) public var accountId: String? { _plainRecord.stringOpt(7) }
    }

    /// The order of search results.
    public enum SearchOrderBy: StoneUnion, CustomStringConvertible {
        /// The best matches first.
        case relevance
        /// By the time of the last change.
        case lastModifiedTime
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .relevance
            case 1: self = .lastModifiedTime
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .relevance: .tag(0)
            case .lastModifiedTime: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// A page of matches.
    public struct SearchResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - matches: The matches, perhaps none.
        ///   - more: Whether there are more matches.
        ///   - start: The value of `start` that fetches the next page.
        @export(implementation)
        public init(matches: [Files.SearchMatch], more: Bool, start: UInt64) {
            var builder = RecordBuilder(Files._type(151))
            builder.list(0, matches)
            builder.bool(1, more)
            builder.uint64(2, start)
            self.init(_plainRecord: builder.record())
        }

        /// The matches, perhaps none.
        @export(implementation) public var matches: [Files.SearchMatch] { _plainRecord.list(0) }
        /// Whether there are more matches.
        @export(implementation) public var more: Bool { _plainRecord.bool(1) }
        /// The value of `start` that fetches the next page.
        @export(implementation) public var start: UInt64 { _plainRecord.uint64(2) }
    }

    /// What to search for.
    public struct SearchV2Arg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - query: What to search for. At most 1000 characters.
        ///   - options: What to narrow the search to.
        ///   - matchFieldOptions: What to tell about each match.
        ///   - includeHighlights: Use `matchFieldOptions` instead. Deprecated.
        @export(implementation)
        public init(
            query: String,
            options: Files.SearchOptions? = nil,
            matchFieldOptions: Files.SearchMatchFieldOptions? = nil,
            includeHighlights: Bool? = nil
        ) {
            var builder = RecordBuilder(Files._type(152))
            builder.string(0, query)
            builder.object(1, options?._plainRecord)
            builder.object(2, matchFieldOptions?._plainRecord)
            builder.bool(3, includeHighlights)
            self.init(_plainRecord: builder.record())
        }

        /// What to search for. At most 1000 characters.
        @export(implementation) public var query: String { _plainRecord.string(0) }
        /// What to narrow the search to.
        @export(implementation) public var options: Files.SearchOptions? { _plainRecord.objectOpt(1) }
        /// What to tell about each match.
        @export(implementation)
        public var matchFieldOptions: Files.SearchMatchFieldOptions? {
            _plainRecord.objectOpt(2)
        }
        /// Use `matchFieldOptions` instead. Deprecated.
        @export(implementation) public var includeHighlights: Bool? { _plainRecord.boolOpt(3) }
    }

    /// Where a search goes on.
    public struct SearchV2ContinueArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - cursor: The cursor of the latest answer of `searchV2` or `searchContinueV2`. At least 1 character.
        @export(implementation)
        public init(cursor: String) {
            var builder = RecordBuilder(Files._type(153))
            builder.string(0, cursor)
            self.init(_plainRecord: builder.record())
        }

        /// The cursor of the latest answer of `searchV2` or `searchContinueV2`. At least 1 character.
        @export(implementation) public var cursor: String { _plainRecord.string(0) }
    }

    /// A page of matches.
    public struct SearchV2Result: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - matches: The matches, perhaps none. A match may appear on more than one page.
        ///   - hasMore: Whether there are more matches. Fetch them with `searchContinueV2`.
        ///   - cursor: Where the next page begins, if there is one. At least 1 character.
        @export(implementation)
        public init(matches: [Files.SearchMatchV2], hasMore: Bool, cursor: String? = nil) {
            var builder = RecordBuilder(Files._type(154))
            builder.list(0, matches)
            builder.bool(1, hasMore)
            builder.string(2, cursor)
            self.init(_plainRecord: builder.record())
        }

        /// The matches, perhaps none. A match may appear on more than one page.
        @export(implementation) public var matches: [Files.SearchMatchV2] { _plainRecord.list(0) }
        /// Whether there are more matches. Fetch them with `searchContinueV2`.
        @export(implementation) public var hasMore: Bool { _plainRecord.bool(1) }
        /// Where the next page begins, if there is one. At least 1 character.
        @export(implementation) public var cursor: String? { _plainRecord.stringOpt(2) }
    }

    /// A shared link, with its password if it has one.
    public struct SharedLink: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - url: The URL of the link.
        ///   - password: The password, if the link asks for one.
        @export(implementation)
        public init(url: String, password: String? = nil) {
            var builder = RecordBuilder(Files._type(155))
            builder.string(0, url)
            builder.string(1, password)
            self.init(_plainRecord: builder.record())
        }

        /// The URL of the link.
        @export(implementation) public var url: String { _plainRecord.string(0) }
        /// The password, if the link asks for one.
        @export(implementation) public var password: String? { _plainRecord.stringOpt(1) }
    }

    /// A file behind a shared link.
    public struct SharedLinkFileInfo: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - url: The URL of a link to the file, or to a folder that holds it.
        ///   - path: The file within the folder. Needed for links to folders.
        ///   - password: The password, if the link asks for one.
        @export(implementation)
        public init(url: String, path: String? = nil, password: String? = nil) {
            var builder = RecordBuilder(Files._type(156))
            builder.string(0, url)
            builder.string(1, path)
            builder.string(2, password)
            self.init(_plainRecord: builder.record())
        }

        /// The URL of a link to the file, or to a folder that holds it.
        @export(implementation) public var url: String { _plainRecord.string(0) }
        /// The file within the folder. Needed for links to folders.
        @export(implementation) public var path: String? { _plainRecord.stringOpt(1) }
        /// The password, if the link asks for one.
        @export(implementation) public var password: String? { _plainRecord.stringOpt(2) }
    }

    /// What is known about the sharing of an item.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public class SharingInfo: StoneObject, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - readOnly: Whether the item lies in a folder that the user may not write to.
        @export(implementation)
        public init(readOnly: Bool) {
            var builder = RecordBuilder(Files._type(157))
            builder.bool(0, readOnly)
            super.init(_record: builder.record())
        }

        /// Whether the item lies in a folder that the user may not write to.
        @export(implementation) public final var readOnly: Bool { _record.bool(0) }
    }

    /// A lock held by one user.
    public struct SingleUserLock: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - created: When the file was locked.
        ///   - lockHolderAccountId: The account that holds the lock. Exactly 40 characters.
        ///   - lockHolderTeamId: The team of that account, if it has one.
        @export(implementation)
        public init(created: Date, lockHolderAccountId: String, lockHolderTeamId: String? = nil) {
            var builder = RecordBuilder(Files._type(158))
            builder.date(0, created)
            builder.string(1, lockHolderAccountId)
            builder.string(2, lockHolderTeamId)
            self.init(_plainRecord: builder.record())
        }

        /// When the file was locked.
        @export(implementation) public var created: Date { _plainRecord.date(0) }
        /// The account that holds the lock. Exactly 40 characters.
        @export(implementation) public var lockHolderAccountId: String { _plainRecord.string(1) }
        /// The team of that account, if it has one.
        @export(implementation) public var lockHolderTeamId: String? { _plainRecord.stringOpt(2) }
    }

    /// Where a symbolic link points.
    public struct SymlinkInfo: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - target: The path to which the symbolic link points.
        @export(implementation)
        public init(target: String) {
            var builder = RecordBuilder(Files._type(159))
            builder.string(0, target)
            self.init(_plainRecord: builder.record())
        }

        /// The path to which the symbolic link points.
        @export(implementation) public var target: String { _plainRecord.string(0) }
    }

    /// Whether an item is synced to the computers of a team's members when they first see it.
    public enum SyncSetting: StoneUnion, CustomStringConvertible {
        /// As the folder above is, or as Dropbox syncs by default.
        case default_
        /// The item is left out, by selective sync.
        case notSynced
        /// The item would be left out, but because of where it lies the setting has no effect.
        case notSyncedInactive
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .default_
            case 1: self = .notSynced
            case 2: self = .notSyncedInactive
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .default_: .tag(0)
            case .notSynced: .tag(1)
            case .notSyncedInactive: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// Whether to sync an item to the computers of a team's members when they first see it.
    public enum SyncSettingArg: StoneUnion, CustomStringConvertible {
        /// As the folder above is, or as Dropbox syncs by default.
        case default_
        /// Leave the item out, by selective sync.
        case notSynced
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .default_
            case 1: self = .notSynced
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .default_: .tag(0)
            case .notSynced: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// Why sync settings were not changed.
    public enum SyncSettingsError: StoneUnion, CustomStringConvertible {
        /// The item cannot be found or read.
        case path(Files.LookupError)
        /// These settings do not go together.
        case unsupportedCombination
        /// This setting is not possible here.
        case unsupportedConfiguration
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .path(_value.union())
            case 1: self = .unsupportedCombination
            case 2: self = .unsupportedConfiguration
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .path(let value): .boxedValue(0, union: value._value)
            case .unsupportedCombination: .tag(1)
            case .unsupportedConfiguration: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// A tag of a file or folder.
    public enum Tag: StoneUnion, CustomStringConvertible {
        /// A tag that a user added.
        case userGeneratedTag(Files.UserGeneratedTag)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .userGeneratedTag(Files.UserGeneratedTag(_plainRecord: payload))
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .userGeneratedTag(let value): .variant(0, value._plainRecord)
            case .other: .tag(1)
            }
        }
    }

    /// Which image to show in small, and how.
    public struct ThumbnailArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - path: The image: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
        ///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        ///   - format: The format of the thumbnail: JPEG suits photos, PNG drawings and screenshots, WebP compresses
        ///     best. Default: `.jpeg`.
        ///   - size: The size of the thumbnail. Default: `.w64h64`.
        ///   - mode: How the image is fitted into that size. Default: `.strict`.
        ///   - quality: How much detail to keep. Default: `.quality80`.
        ///   - excludeMediaInfo: Whether to leave out `mediaInfo`, which makes the call faster.
        @export(implementation)
        public init(
            path: String,
            format: Files.ThumbnailFormat = .jpeg,
            size: Files.ThumbnailSize = .w64h64,
            mode: Files.ThumbnailMode = .strict,
            quality: Files.ThumbnailQuality = .quality80,
            excludeMediaInfo: Bool? = nil
        ) {
            var builder = RecordBuilder(Files._type(164))
            builder.string(0, path)
            builder.union(1, format._value)
            builder.union(2, size._value)
            builder.union(3, mode._value)
            builder.union(4, quality._value)
            builder.bool(5, excludeMediaInfo)
            self.init(_plainRecord: builder.record())
        }

        /// The image: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
        /// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        @export(implementation) public var path: String { _plainRecord.string(0) }
        /// The format of the thumbnail: JPEG suits photos, PNG drawings and screenshots, WebP compresses best. Default:
        /// `.jpeg`.
        @export(implementation) public var format: Files.ThumbnailFormat { _plainRecord.union(1, .jpeg) }
        /// The size of the thumbnail. Default: `.w64h64`.
        @export(implementation) public var size: Files.ThumbnailSize { _plainRecord.union(2, .w64h64) }
        /// How the image is fitted into that size. Default: `.strict`.
        @export(implementation) public var mode: Files.ThumbnailMode { _plainRecord.union(3, .strict) }
        /// How much detail to keep. Default: `.quality80`.
        @export(implementation) public var quality: Files.ThumbnailQuality { _plainRecord.union(4, .quality80) }
        /// Whether to leave out `mediaInfo`, which makes the call faster.
        @export(implementation) public var excludeMediaInfo: Bool? { _plainRecord.boolOpt(5) }
    }

    /// Why no thumbnail was made.
    public enum ThumbnailError: StoneUnion, CustomStringConvertible {
        /// The image cannot be found or read.
        case path(Files.LookupError)
        /// There are no thumbnails of files with this extension.
        case unsupportedExtension
        /// The image cannot be read; it may be damaged or larger than 20 MB.
        case unsupportedImage
        /// The image is encrypted.
        case encryptedContent
        /// Making the thumbnail failed.
        case conversionError

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .path(_value.union())
            case 1: self = .unsupportedExtension
            case 2: self = .unsupportedImage
            case 3: self = .encryptedContent
            default: self = .conversionError
            }
        }

        public var _value: Value {
            switch self {
            case .path(let value): .boxedValue(0, union: value._value)
            case .unsupportedExtension: .tag(1)
            case .unsupportedImage: .tag(2)
            case .encryptedContent: .tag(3)
            case .conversionError: .tag(4)
            }
        }
    }

    /// The format of a thumbnail.
    public enum ThumbnailFormat: StoneUnion, CustomStringConvertible {
        /// Small, and good for photos.
        case jpeg
        /// Without loss; good for drawings and screenshots.
        case png
        /// Compressed best; good for the web.
        case webp

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .jpeg
            case 1: self = .png
            default: self = .webp
            }
        }

        public var _value: Value {
            switch self {
            case .jpeg: .tag(0)
            case .png: .tag(1)
            case .webp: .tag(2)
            }
        }
    }

    /// How an image is fitted into the size of a thumbnail.
    public enum ThumbnailMode: StoneUnion, CustomStringConvertible {
        /// The image fits within the size, keeping its proportions.
        case strict
        /// The image fits within the size or within the size turned by 90 degrees, whichever suits it better.
        case bestfit
        /// The image covers the size, or the size turned by 90 degrees, completely, so one side may be longer.
        case fitoneBestfit
        /// The image keeps its own size.
        case original

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .strict
            case 1: self = .bestfit
            case 2: self = .fitoneBestfit
            default: self = .original
            }
        }

        public var _value: Value {
            switch self {
            case .strict: .tag(0)
            case .bestfit: .tag(1)
            case .fitoneBestfit: .tag(2)
            case .original: .tag(3)
            }
        }
    }

    /// The quality of a thumbnail.
    public enum ThumbnailQuality: StoneUnion, CustomStringConvertible {
        /// The default.
        case quality80
        /// More detail, more bytes.
        case quality90

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .quality80
            default: self = .quality90
            }
        }

        public var _value: Value {
            switch self {
            case .quality80: .tag(0)
            case .quality90: .tag(1)
            }
        }
    }

    /// The box that a thumbnail fits in, in pixels.
    public enum ThumbnailSize: StoneUnion, CustomStringConvertible {
        /// 32 × 32 pixels.
        case w32h32
        /// 64 × 64 pixels.
        case w64h64
        /// 128 × 128 pixels.
        case w128h128
        /// 256 × 256 pixels.
        case w256h256
        /// 480 × 320 pixels.
        case w480h320
        /// 640 × 480 pixels.
        case w640h480
        /// 960 × 640 pixels.
        case w960h640
        /// 1,024 × 768 pixels.
        case w1024h768
        /// 2,048 × 1,536 pixels.
        case w2048h1536
        /// 3,200 × 2,400 pixels.
        case w3200h2400

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .w32h32
            case 1: self = .w64h64
            case 2: self = .w128h128
            case 3: self = .w256h256
            case 4: self = .w480h320
            case 5: self = .w640h480
            case 6: self = .w960h640
            case 7: self = .w1024h768
            case 8: self = .w2048h1536
            default: self = .w3200h2400
            }
        }

        public var _value: Value {
            switch self {
            case .w32h32: .tag(0)
            case .w64h64: .tag(1)
            case .w128h128: .tag(2)
            case .w256h256: .tag(3)
            case .w480h320: .tag(4)
            case .w640h480: .tag(5)
            case .w960h640: .tag(6)
            case .w1024h768: .tag(7)
            case .w2048h1536: .tag(8)
            case .w3200h2400: .tag(9)
            }
        }
    }

    /// Which image to show in small, and how.
    public struct ThumbnailV2Arg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - resource: The image, by path or by shared link.
        ///   - format: The format of the thumbnail: JPEG suits photos, PNG drawings and screenshots, WebP compresses
        ///     best. Default: `.jpeg`.
        ///   - size: The size of the thumbnail. Default: `.w64h64`.
        ///   - mode: How the image is fitted into that size. Default: `.strict`.
        ///   - quality: How much detail to keep. Default: `.quality80`.
        ///   - excludeMediaInfo: Whether to leave out `mediaInfo`, which makes the call faster.
        @export(implementation)
        public init(
            resource: Files.PathOrLink,
            format: Files.ThumbnailFormat = .jpeg,
            size: Files.ThumbnailSize = .w64h64,
            mode: Files.ThumbnailMode = .strict,
            quality: Files.ThumbnailQuality = .quality80,
            excludeMediaInfo: Bool? = nil
        ) {
            var builder = RecordBuilder(Files._type(170))
            builder.union(0, resource._value)
            builder.union(1, format._value)
            builder.union(2, size._value)
            builder.union(3, mode._value)
            builder.union(4, quality._value)
            builder.bool(5, excludeMediaInfo)
            self.init(_plainRecord: builder.record())
        }

        /// The image, by path or by shared link.
        @export(implementation) public var resource: Files.PathOrLink { _plainRecord.union(0) }
        /// The format of the thumbnail: JPEG suits photos, PNG drawings and screenshots, WebP compresses best. Default:
        /// `.jpeg`.
        @export(implementation) public var format: Files.ThumbnailFormat { _plainRecord.union(1, .jpeg) }
        /// The size of the thumbnail. Default: `.w64h64`.
        @export(implementation) public var size: Files.ThumbnailSize { _plainRecord.union(2, .w64h64) }
        /// How the image is fitted into that size. Default: `.strict`.
        @export(implementation) public var mode: Files.ThumbnailMode { _plainRecord.union(3, .strict) }
        /// How much detail to keep. Default: `.quality80`.
        @export(implementation) public var quality: Files.ThumbnailQuality { _plainRecord.union(4, .quality80) }
        /// Whether to leave out `mediaInfo`, which makes the call faster.
        @export(implementation) public var excludeMediaInfo: Bool? { _plainRecord.boolOpt(5) }
    }

    /// Why no thumbnail was made.
    public enum ThumbnailV2Error: StoneUnion, CustomStringConvertible {
        /// The image cannot be found or read.
        case path(Files.LookupError)
        /// There are no thumbnails of files with this extension.
        case unsupportedExtension
        /// The image cannot be read; it may be damaged or larger than 20 MB.
        case unsupportedImage
        /// The image is encrypted.
        case encryptedContent
        /// Making the thumbnail failed.
        case conversionError
        /// The user may not use this shared link.
        case accessDenied
        /// There is no such shared link.
        case notFound
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .path(_value.union())
            case 1: self = .unsupportedExtension
            case 2: self = .unsupportedImage
            case 3: self = .encryptedContent
            case 4: self = .conversionError
            case 5: self = .accessDenied
            case 6: self = .notFound
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .path(let value): .boxedValue(0, union: value._value)
            case .unsupportedExtension: .tag(1)
            case .unsupportedImage: .tag(2)
            case .encryptedContent: .tag(3)
            case .conversionError: .tag(4)
            case .accessDenied: .tag(5)
            case .notFound: .tag(6)
            case .other: .tag(7)
            }
        }
    }

    /// A file to unlock.
    public struct UnlockFileArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - path: The file: a path or an `id:…`. Pattern: `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
        @export(implementation)
        public init(path: String) {
            var builder = RecordBuilder(Files._type(172))
            builder.string(0, path)
            self.init(_plainRecord: builder.record())
        }

        /// The file: a path or an `id:…`. Pattern: `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
        @export(implementation) public var path: String { _plainRecord.string(0) }
    }

    /// Which files to unlock.
    public struct UnlockFileBatchArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - entries: The files. A file given twice counts once.
        @export(implementation)
        public init(entries: [Files.UnlockFileArg]) {
            var builder = RecordBuilder(Files._type(173))
            builder.list(0, entries)
            self.init(_plainRecord: builder.record())
        }

        /// The files. A file given twice counts once.
        @export(implementation) public var entries: [Files.UnlockFileArg] { _plainRecord.list(0) }
    }

    /// Where and how to save an uploaded file.
    public struct UploadArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - path: Where to save the file: a path that starts with `/`, or the `id:…` of a file to write to. Pattern:
        ///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
        ///   - mode: What to do when something is there already. Default: `.add`.
        ///   - autorename: Whether to save under another name, such as `report (2).txt`, instead of failing with a
        ///     conflict. Default: `false`.
        ///   - clientModified: The time at which the user last changed the file, in whole seconds. It is kept for
        ///     display and does not affect conflicts.
        ///   - mute: Whether to spare the user's devices a notification about this change. Default: `false`.
        ///   - propertyGroups: Custom properties to save with the file.
        ///   - strictConflict: Whether to be strict about conflicts: identical content is one too, and so is an
        ///     `.update` of a file that has been deleted meanwhile. Default: `false`.
        ///   - contentHash: The content hash of the data, if the server should verify what arrives. Exactly 64
        ///     characters.
        @export(implementation)
        public init(
            path: String,
            mode: Files.WriteMode = .add,
            autorename: Bool = false,
            clientModified: Date? = nil,
            mute: Bool = false,
            propertyGroups: [FileProperties.PropertyGroup]? = nil,
            strictConflict: Bool = false,
            contentHash: String? = nil
        ) {
            var builder = RecordBuilder(Files._type(174))
            builder.string(0, path)
            builder.union(1, mode._value)
            builder.bool(2, autorename)
            builder.date(3, clientModified)
            builder.bool(4, mute)
            builder.list(5, propertyGroups)
            builder.bool(6, strictConflict)
            builder.string(7, contentHash)
            self.init(_plainRecord: builder.record())
        }

        /// Where to save the file: a path that starts with `/`, or the `id:…` of a file to write to. Pattern:
        /// `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
        @export(implementation) public var path: String { _plainRecord.string(0) }
        /// What to do when something is there already. Default: `.add`.
        @export(implementation) public var mode: Files.WriteMode { _plainRecord.union(1, .add) }
        /// Whether to save under another name, such as `report (2).txt`, instead of failing with a conflict. Default:
        /// `false`.
        @export(implementation) public var autorename: Bool { _plainRecord.bool(2) }
        /// The time at which the user last changed the file, in whole seconds. It is kept for display and does not
        /// affect conflicts.
        @export(implementation) public var clientModified: Date? { _plainRecord.dateOpt(3) }
        /// Whether to spare the user's devices a notification about this change. Default: `false`.
        @export(implementation) public var mute: Bool { _plainRecord.bool(4) }
        /// Custom properties to save with the file.
        @export(implementation) public var propertyGroups: [FileProperties.PropertyGroup]? { _plainRecord.listOpt(5) }
        /// Whether to be strict about conflicts: identical content is one too, and so is an `.update` of a file that
        /// has been deleted meanwhile. Default: `false`.
        @export(implementation) public var strictConflict: Bool { _plainRecord.bool(6) }
        /// The content hash of the data, if the server should verify what arrives. Exactly 64 characters.
        @export(implementation) public var contentHash: String? { _plainRecord.stringOpt(7) }
    }

    /// Why a file was not uploaded.
    public enum UploadError: StoneUnion, CustomStringConvertible {
        /// The data arrived but cannot be saved at this path.
        case path(Files.UploadWriteFailed)
        /// The property group is not valid. The file was saved without it.
        case propertiesError(FileProperties.InvalidPropertyGroupError)
        /// The request body is larger than 150 MiB. Send it in smaller pieces, by an upload session.
        case payloadTooLarge
        /// The data that arrived does not have the given `contentHash`: it was damaged on the way, or the hash covers
        /// something else. Send it again.
        case contentHashMismatch
        /// Files must be encrypted there, which the API does not support.
        case encryptionNotSupported
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .path(Files.UploadWriteFailed(_plainRecord: payload))
            case 1: self = .propertiesError(_value.union())
            case 2: self = .payloadTooLarge
            case 3: self = .contentHashMismatch
            case 4: self = .encryptionNotSupported
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .path(let value): .variant(0, value._plainRecord)
            case .propertiesError(let value): .boxedValue(1, union: value._value)
            case .payloadTooLarge: .tag(2)
            case .contentHashMismatch: .tag(3)
            case .encryptionNotSupported: .tag(4)
            case .other: .tag(5)
            }
        }
    }

    /// Which session to append to.
    public struct UploadSessionAppendArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - cursor: The session, and how many bytes it holds already.
        ///   - close: Whether this is the last piece. A closed session takes no more data; concurrent sessions must be
        ///     closed before they are finished. Default: `false`.
        ///   - contentHash: The content hash of the data in this request, if the server should verify what arrives.
        ///     Exactly 64 characters.
        @export(implementation)
        public init(cursor: Files.UploadSessionCursor, close: Bool = false, contentHash: String? = nil) {
            var builder = RecordBuilder(Files._type(176))
            builder.object(0, cursor._plainRecord)
            builder.bool(1, close)
            builder.string(2, contentHash)
            self.init(_plainRecord: builder.record())
        }

        /// The session, and how many bytes it holds already.
        @export(implementation) public var cursor: Files.UploadSessionCursor { _plainRecord.object(0) }
        /// Whether this is the last piece. A closed session takes no more data; concurrent sessions must be closed
        /// before they are finished. Default: `false`.
        @export(implementation) public var close: Bool { _plainRecord.bool(1) }
        /// The content hash of the data in this request, if the server should verify what arrives. Exactly 64
        /// characters.
        @export(implementation) public var contentHash: String? { _plainRecord.stringOpt(2) }
    }

    /// Which sessions to append to.
    public struct UploadSessionAppendBatchArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - entries: The sessions to append to, in the order of their data in the body. At most 1000 items.
        ///   - contentHash: The content hash of the whole body, if the server should verify what arrives. Exactly 64
        ///     characters.
        @export(implementation)
        public init(entries: [Files.UploadSessionAppendBatchArgEntry], contentHash: String? = nil) {
            var builder = RecordBuilder(Files._type(177))
            builder.list(0, entries)
            builder.string(1, contentHash)
            self.init(_plainRecord: builder.record())
        }

        /// The sessions to append to, in the order of their data in the body. At most 1000 items.
        @export(implementation) public var entries: [Files.UploadSessionAppendBatchArgEntry] { _plainRecord.list(0) }
        /// The content hash of the whole body, if the server should verify what arrives. Exactly 64 characters.
        @export(implementation) public var contentHash: String? { _plainRecord.stringOpt(1) }
    }

    /// What to append to one session.
    public struct UploadSessionAppendBatchArgEntry: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - cursor: The session, and how many bytes it holds already.
        ///   - length: How many bytes of the body belong to this session.
        ///   - close: Whether this is the last piece of this session. Default: `false`.
        @export(implementation)
        public init(cursor: Files.UploadSessionCursor, length: UInt64, close: Bool = false) {
            var builder = RecordBuilder(Files._type(178))
            builder.object(0, cursor._plainRecord)
            builder.uint64(1, length)
            builder.bool(2, close)
            self.init(_plainRecord: builder.record())
        }

        /// The session, and how many bytes it holds already.
        @export(implementation) public var cursor: Files.UploadSessionCursor { _plainRecord.object(0) }
        /// How many bytes of the body belong to this session.
        @export(implementation) public var length: UInt64 { _plainRecord.uint64(1) }
        /// Whether this is the last piece of this session. Default: `false`.
        @export(implementation) public var close: Bool { _plainRecord.bool(2) }
    }

    /// Why nothing was appended to one session.
    public enum UploadSessionAppendBatchEntryError: StoneUnion, CustomStringConvertible {
        /// There is no such session, or it is older than 7 days. Start a new one.
        case notFound
        /// The session holds more or less data than `offset` says. Go on from `correctOffset`; after a lost reply this
        /// is expected.
        case incorrectOffset(Files.UploadSessionOffsetError)
        /// The session is closed and takes no more data.
        case closed
        /// The file would grow beyond 2,199,019,061,248 bytes.
        case tooLarge
        /// The offset of a concurrent session is not a multiple of 4,194,304 bytes.
        case concurrentSessionInvalidOffset
        /// A piece of a concurrent session is not a multiple of 4,194,304 bytes long. Only the last one, sent with
        /// `close`, may be.
        case concurrentSessionInvalidDataSize
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .notFound
            case 1: self = .incorrectOffset(Files.UploadSessionOffsetError(_plainRecord: payload))
            case 2: self = .closed
            case 3: self = .tooLarge
            case 4: self = .concurrentSessionInvalidOffset
            case 5: self = .concurrentSessionInvalidDataSize
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .notFound: .tag(0)
            case .incorrectOffset(let value): .variant(1, value._plainRecord)
            case .closed: .tag(2)
            case .tooLarge: .tag(3)
            case .concurrentSessionInvalidOffset: .tag(4)
            case .concurrentSessionInvalidDataSize: .tag(5)
            case .other: .tag(6)
            }
        }
    }

    /// Why nothing was appended to any session.
    public enum UploadSessionAppendBatchError: StoneUnion, CustomStringConvertible {
        /// The request body is larger than 150 MiB. Send it in smaller pieces, by an upload session.
        case payloadTooLarge
        /// The data that arrived does not have the given `contentHash`: it was damaged on the way, or the hash covers
        /// something else. Send it again.
        case contentHashMismatch
        /// The lengths of the entries do not add up to the length of the body.
        case lengthMismatch
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .payloadTooLarge
            case 1: self = .contentHashMismatch
            case 2: self = .lengthMismatch
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .payloadTooLarge: .tag(0)
            case .contentHashMismatch: .tag(1)
            case .lengthMismatch: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// What became of each session.
    public struct UploadSessionAppendBatchResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - entries: One outcome for each session, in the order of the request.
        @export(implementation)
        public init(entries: [Files.UploadSessionAppendBatchResultEntry]) {
            var builder = RecordBuilder(Files._type(181))
            builder.unions(0, entries)
            self.init(_plainRecord: builder.record())
        }

        /// One outcome for each session, in the order of the request.
        @export(implementation)
        public var entries: [Files.UploadSessionAppendBatchResultEntry] {
            _plainRecord.unions(0)
        }
    }

    /// What became of one session.
    public enum UploadSessionAppendBatchResultEntry: StoneUnion, CustomStringConvertible {
        /// The data was appended.
        case success
        /// The data was not appended.
        case failure(Files.UploadSessionAppendBatchEntryError)

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .success
            default: self = .failure(_value.union())
            }
        }

        public var _value: Value {
            switch self {
            case .success: .tag(0)
            case .failure(let value): .boxedValue(1, union: value._value)
            }
        }
    }

    /// Why data was not appended.
    public enum UploadSessionAppendError: StoneUnion, CustomStringConvertible {
        /// There is no such session, or it is older than 7 days. Start a new one.
        case notFound
        /// The session holds more or less data than `offset` says. Go on from `correctOffset`; after a lost reply this
        /// is expected.
        case incorrectOffset(Files.UploadSessionOffsetError)
        /// The session is closed and takes no more data.
        case closed
        /// The file would grow beyond 2,199,019,061,248 bytes.
        case tooLarge
        /// The offset of a concurrent session is not a multiple of 4,194,304 bytes.
        case concurrentSessionInvalidOffset
        /// A piece of a concurrent session is not a multiple of 4,194,304 bytes long. Only the last one, sent with
        /// `close`, may be.
        case concurrentSessionInvalidDataSize
        /// The request body is larger than 150 MiB. Send it in smaller pieces, by an upload session.
        case payloadTooLarge
        /// The data that arrived does not have the given `contentHash`: it was damaged on the way, or the hash covers
        /// something else. Send it again.
        case contentHashMismatch
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// The session is not closed. Retired: the service no longer returns it.
        case notClosed

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .notFound
            case 1: self = .incorrectOffset(Files.UploadSessionOffsetError(_plainRecord: payload))
            case 2: self = .closed
            case 3: self = .tooLarge
            case 4: self = .concurrentSessionInvalidOffset
            case 5: self = .concurrentSessionInvalidDataSize
            case 6: self = .payloadTooLarge
            case 7: self = .contentHashMismatch
            case 9: self = .notClosed
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .notFound: .tag(0)
            case .incorrectOffset(let value): .variant(1, value._plainRecord)
            case .closed: .tag(2)
            case .tooLarge: .tag(3)
            case .concurrentSessionInvalidOffset: .tag(4)
            case .concurrentSessionInvalidDataSize: .tag(5)
            case .payloadTooLarge: .tag(6)
            case .contentHashMismatch: .tag(7)
            case .other: .tag(8)
            case .notClosed: .tag(9)
            }
        }
    }

    /// A place in an upload session.
    public struct UploadSessionCursor: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - sessionId: The session, as returned when it was started.
        ///   - offset: How many bytes the session holds already, which is where the new data begins.
        @export(implementation)
        public init(sessionId: String, offset: UInt64) {
            var builder = RecordBuilder(Files._type(184))
            builder.string(0, sessionId)
            builder.uint64(1, offset)
            self.init(_plainRecord: builder.record())
        }

        /// The session, as returned when it was started.
        @export(implementation) public var sessionId: String { _plainRecord.string(0) }
        /// How many bytes the session holds already, which is where the new data begins.
        @export(implementation) public var offset: UInt64 { _plainRecord.uint64(1) }
    }

    /// Which session to save, and where.
    public struct UploadSessionFinishArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - cursor: The session, and how many bytes it holds already.
        ///   - commit: Where and how to save the file.
        ///   - contentHash: The content hash of the data in this request, not of the whole file, if the server should
        ///     verify what arrives. Exactly 64 characters.
        @export(implementation)
        public init(cursor: Files.UploadSessionCursor, commit: Files.CommitInfo, contentHash: String? = nil) {
            var builder = RecordBuilder(Files._type(185))
            builder.object(0, cursor._plainRecord)
            builder.object(1, commit._plainRecord)
            builder.string(2, contentHash)
            self.init(_plainRecord: builder.record())
        }

        /// The session, and how many bytes it holds already.
        @export(implementation) public var cursor: Files.UploadSessionCursor { _plainRecord.object(0) }
        /// Where and how to save the file.
        @export(implementation) public var commit: Files.CommitInfo { _plainRecord.object(1) }
        /// The content hash of the data in this request, not of the whole file, if the server should verify what
        /// arrives. Exactly 64 characters.
        @export(implementation) public var contentHash: String? { _plainRecord.stringOpt(2) }
    }

    /// Which sessions to save, and where.
    public struct UploadSessionFinishBatchArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - entries: What to save where. At most 1000 items.
        @export(implementation)
        public init(entries: [Files.UploadSessionFinishArg]) {
            var builder = RecordBuilder(Files._type(186))
            builder.list(0, entries)
            self.init(_plainRecord: builder.record())
        }

        /// What to save where. At most 1000 items.
        @export(implementation) public var entries: [Files.UploadSessionFinishArg] { _plainRecord.list(0) }
    }

    /// The state of a job of `uploadSessionFinishBatch`.
    public enum UploadSessionFinishBatchJobStatus: StoneUnion, CustomStringConvertible {
        /// The job is still going on. Ask again in a while.
        case inProgress
        /// The job has ended; look at each entry for its outcome.
        case complete(Files.UploadSessionFinishBatchResult)

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .inProgress
            default: self = .complete(Files.UploadSessionFinishBatchResult(_plainRecord: payload))
            }
        }

        public var _value: Value {
            switch self {
            case .inProgress: .tag(0)
            case .complete(let value): .variant(1, value._plainRecord)
            }
        }
    }

    /// The answer of `uploadSessionFinishBatch`: a job to poll, or the outcome.
    public enum UploadSessionFinishBatchLaunch: StoneUnion, CustomStringConvertible {
        /// The work goes on; poll it with this id. At least 1 character.
        case asyncJobId(String)
        /// All is done already; look at each entry for its outcome.
        case complete(Files.UploadSessionFinishBatchResult)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .asyncJobId(_value.string())
            case 1: self = .complete(Files.UploadSessionFinishBatchResult(_plainRecord: payload))
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .asyncJobId(let value): .boxedValue(0, string: value)
            case .complete(let value): .variant(1, value._plainRecord)
            case .other: .tag(2)
            }
        }
    }

    /// What became of each file.
    public struct UploadSessionFinishBatchResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - entries: One outcome for each session, in the order of the request.
        @export(implementation)
        public init(entries: [Files.UploadSessionFinishBatchResultEntry]) {
            var builder = RecordBuilder(Files._type(189))
            builder.unions(0, entries)
            self.init(_plainRecord: builder.record())
        }

        /// One outcome for each session, in the order of the request.
        @export(implementation)
        public var entries: [Files.UploadSessionFinishBatchResultEntry] {
            _plainRecord.unions(0)
        }
    }

    /// What became of one file.
    public enum UploadSessionFinishBatchResultEntry: StoneUnion, CustomStringConvertible {
        /// The file was saved.
        case success(Files.FileMetadata)
        /// The file was not saved.
        case failure(Files.UploadSessionFinishError)

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .success(Files.FileMetadata(_record: payload))
            default: self = .failure(_value.union())
            }
        }

        public var _value: Value {
            switch self {
            case .success(let value): .variant(0, value._record)
            case .failure(let value): .boxedValue(1, union: value._value)
            }
        }
    }

    /// Why an upload session was not saved as a file.
    public enum UploadSessionFinishError: StoneUnion, CustomStringConvertible {
        /// The session or the offset is wrong.
        case lookupFailed(Files.UploadSessionLookupError)
        /// The file cannot be written to this path. The data is kept: try again with an empty body and the offset at
        /// its end.
        case path(Files.WriteError)
        /// The property group is not valid. The file was saved without it.
        case propertiesError(FileProperties.InvalidPropertyGroupError)
        /// The batch writes into too many shared folders. Split it by folder. Deprecated.
        case tooManySharedFolderTargets
        /// Too many writes are going on in this Dropbox at the same time. Wait and try again, with fewer writes in
        /// parallel.
        case tooManyWriteOperations
        /// A concurrent session must be finished without data. Append the last piece first.
        case concurrentSessionDataNotAllowed
        /// A concurrent session must be closed, by `close` of its last append, before it is finished.
        case concurrentSessionNotClosed
        /// Pieces of the file are missing. Append them, then finish.
        case concurrentSessionMissingData
        /// The request body is larger than 150 MiB. Send it in smaller pieces, by an upload session.
        case payloadTooLarge
        /// The data that arrived does not have the given `contentHash`: it was damaged on the way, or the hash covers
        /// something else. Send it again.
        case contentHashMismatch
        /// Files must be encrypted there, which the API does not support.
        case encryptionNotSupported
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .lookupFailed(_value.union())
            case 1: self = .path(_value.union())
            case 2: self = .propertiesError(_value.union())
            case 3: self = .tooManySharedFolderTargets
            case 4: self = .tooManyWriteOperations
            case 5: self = .concurrentSessionDataNotAllowed
            case 6: self = .concurrentSessionNotClosed
            case 7: self = .concurrentSessionMissingData
            case 8: self = .payloadTooLarge
            case 9: self = .contentHashMismatch
            case 10: self = .encryptionNotSupported
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .lookupFailed(let value): .boxedValue(0, union: value._value)
            case .path(let value): .boxedValue(1, union: value._value)
            case .propertiesError(let value): .boxedValue(2, union: value._value)
            case .tooManySharedFolderTargets: .tag(3)
            case .tooManyWriteOperations: .tag(4)
            case .concurrentSessionDataNotAllowed: .tag(5)
            case .concurrentSessionNotClosed: .tag(6)
            case .concurrentSessionMissingData: .tag(7)
            case .payloadTooLarge: .tag(8)
            case .contentHashMismatch: .tag(9)
            case .encryptionNotSupported: .tag(10)
            case .other: .tag(11)
            }
        }
    }

    /// Why an upload session cannot be used as asked.
    public enum UploadSessionLookupError: StoneUnion, CustomStringConvertible {
        /// There is no such session, or it is older than 7 days. Start a new one.
        case notFound
        /// The session holds more or less data than `offset` says. Go on from `correctOffset`; after a lost reply this
        /// is expected.
        case incorrectOffset(Files.UploadSessionOffsetError)
        /// The session is closed and takes no more data.
        case closed
        /// The session must be closed, by `close` of its last request, before it can be finished in a batch.
        case notClosed
        /// The file would grow beyond 2,199,019,061,248 bytes.
        case tooLarge
        /// The offset of a concurrent session is not a multiple of 4,194,304 bytes.
        case concurrentSessionInvalidOffset
        /// A piece of a concurrent session is not a multiple of 4,194,304 bytes long. Only the last one, sent with
        /// `close`, may be.
        case concurrentSessionInvalidDataSize
        /// The request body is larger than 150 MiB. Send it in smaller pieces, by an upload session.
        case payloadTooLarge
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .notFound
            case 1: self = .incorrectOffset(Files.UploadSessionOffsetError(_plainRecord: payload))
            case 2: self = .closed
            case 3: self = .notClosed
            case 4: self = .tooLarge
            case 5: self = .concurrentSessionInvalidOffset
            case 6: self = .concurrentSessionInvalidDataSize
            case 7: self = .payloadTooLarge
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .notFound: .tag(0)
            case .incorrectOffset(let value): .variant(1, value._plainRecord)
            case .closed: .tag(2)
            case .notClosed: .tag(3)
            case .tooLarge: .tag(4)
            case .concurrentSessionInvalidOffset: .tag(5)
            case .concurrentSessionInvalidDataSize: .tag(6)
            case .payloadTooLarge: .tag(7)
            case .other: .tag(8)
            }
        }
    }

    /// Where an upload session really stands.
    public struct UploadSessionOffsetError: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - correctOffset: How many bytes the session really holds. Go on from here.
        @export(implementation)
        public init(correctOffset: UInt64) {
            var builder = RecordBuilder(Files._type(193))
            builder.uint64(0, correctOffset)
            self.init(_plainRecord: builder.record())
        }

        /// How many bytes the session really holds. Go on from here.
        @export(implementation) public var correctOffset: UInt64 { _plainRecord.uint64(0) }
    }

    /// What kind of upload session to start.
    public struct UploadSessionStartArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - close: Whether the data of this request is the whole file. Not for concurrent sessions. Default:
        ///     `false`.
        ///   - sessionType: Whether pieces come one after another (the default) or in any order.
        ///   - contentHash: The content hash of the data in this request, if the server should verify what arrives.
        ///     Exactly 64 characters.
        @export(implementation)
        public init(close: Bool = false, sessionType: Files.UploadSessionType? = nil, contentHash: String? = nil) {
            var builder = RecordBuilder(Files._type(194))
            builder.bool(0, close)
            builder.union(1, sessionType?._value)
            builder.string(2, contentHash)
            self.init(_plainRecord: builder.record())
        }

        /// Whether the data of this request is the whole file. Not for concurrent sessions. Default: `false`.
        @export(implementation) public var close: Bool { _plainRecord.bool(0) }
        /// Whether pieces come one after another (the default) or in any order.
        @export(implementation) public var sessionType: Files.UploadSessionType? { _plainRecord.unionOpt(1) }
        /// The content hash of the data in this request, if the server should verify what arrives. Exactly 64
        /// characters.
        @export(implementation) public var contentHash: String? { _plainRecord.stringOpt(2) }
    }

    /// How many upload sessions to start, and of which kind.
    public struct UploadSessionStartBatchArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - numSessions: How many sessions to start. 1 to 1000.
        ///   - sessionType: Whether pieces come one after another (the default) or in any order.
        @export(implementation)
        public init(numSessions: UInt64, sessionType: Files.UploadSessionType? = nil) {
            var builder = RecordBuilder(Files._type(195))
            builder.union(0, sessionType?._value)
            builder.uint64(1, numSessions)
            self.init(_plainRecord: builder.record())
        }

        /// Whether pieces come one after another (the default) or in any order.
        @export(implementation) public var sessionType: Files.UploadSessionType? { _plainRecord.unionOpt(0) }
        /// How many sessions to start. 1 to 1000.
        @export(implementation) public var numSessions: UInt64 { _plainRecord.uint64(1) }
    }

    /// The sessions that were started.
    public struct UploadSessionStartBatchResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - sessionIds: The new sessions.
        @export(implementation)
        public init(sessionIds: [String]) {
            var builder = RecordBuilder(Files._type(196))
            builder.strings(0, sessionIds)
            self.init(_plainRecord: builder.record())
        }

        /// The new sessions.
        @export(implementation) public var sessionIds: [String] { _plainRecord.strings(0) }
    }

    /// Why no upload session was started.
    public enum UploadSessionStartError: StoneUnion, CustomStringConvertible {
        /// A concurrent session must be started without data.
        case concurrentSessionDataNotAllowed
        /// A concurrent session cannot be closed by its start.
        case concurrentSessionCloseNotAllowed
        /// The request body is larger than 150 MiB. Send it in smaller pieces, by an upload session.
        case payloadTooLarge
        /// The data that arrived does not have the given `contentHash`: it was damaged on the way, or the hash covers
        /// something else. Send it again.
        case contentHashMismatch
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .concurrentSessionDataNotAllowed
            case 1: self = .concurrentSessionCloseNotAllowed
            case 2: self = .payloadTooLarge
            case 3: self = .contentHashMismatch
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .concurrentSessionDataNotAllowed: .tag(0)
            case .concurrentSessionCloseNotAllowed: .tag(1)
            case .payloadTooLarge: .tag(2)
            case .contentHashMismatch: .tag(3)
            case .other: .tag(4)
            }
        }
    }

    /// The session that was started.
    public struct UploadSessionStartResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - sessionId: The new session. Pass it on to append and finish; it lives for 7 days.
        @export(implementation)
        public init(sessionId: String) {
            var builder = RecordBuilder(Files._type(198))
            builder.string(0, sessionId)
            self.init(_plainRecord: builder.record())
        }

        /// The new session. Pass it on to append and finish; it lives for 7 days.
        @export(implementation) public var sessionId: String { _plainRecord.string(0) }
    }

    /// The order in which an upload session takes its pieces.
    public enum UploadSessionType: StoneUnion, CustomStringConvertible {
        /// One piece after another.
        case sequential
        /// In any order and in parallel. Offsets and lengths must be multiples of 4,194,304 bytes, except for the
        /// length of the last piece.
        case concurrent
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .sequential
            case 1: self = .concurrent
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .sequential: .tag(0)
            case .concurrent: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// Data that arrived but was not saved.
    public struct UploadWriteFailed: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - reason: Why the file was not saved.
        ///   - uploadSessionId: An upload session that holds the data. Save it elsewhere with `uploadSessionFinish`
        ///     instead of uploading again.
        @export(implementation)
        public init(reason: Files.WriteError, uploadSessionId: String) {
            var builder = RecordBuilder(Files._type(200))
            builder.union(0, reason._value)
            builder.string(1, uploadSessionId)
            self.init(_plainRecord: builder.record())
        }

        /// Why the file was not saved.
        @export(implementation) public var reason: Files.WriteError { _plainRecord.union(0) }
        /// An upload session that holds the data. Save it elsewhere with `uploadSessionFinish` instead of uploading
        /// again.
        @export(implementation) public var uploadSessionId: String { _plainRecord.string(1) }
    }

    /// A tag that a user added.
    public struct UserGeneratedTag: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - tagText: The tag, in lower case. 1 to 32 characters. Pattern: `[\w]+`.
        @export(implementation)
        public init(tagText: String) {
            var builder = RecordBuilder(Files._type(201))
            builder.string(0, tagText)
            self.init(_plainRecord: builder.record())
        }

        /// The tag, in lower case. 1 to 32 characters. Pattern: `[\w]+`.
        @export(implementation) public var tagText: String { _plainRecord.string(0) }
    }

    /// What is known about a video.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class VideoMetadata: Files.MediaMetadata, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - dimensions: The size in pixels.
        ///   - location: The place where it was taken.
        ///   - timeTaken: The time at which it was taken.
        ///   - duration: The length in milliseconds.
        @export(implementation)
        public init(
            dimensions: Files.Dimensions? = nil,
            location: Files.GpsCoordinates? = nil,
            timeTaken: Date? = nil,
            duration: UInt64? = nil
        ) {
            var builder = RecordBuilder(Files._type(202))
            builder.object(0, dimensions?._plainRecord)
            builder.object(1, location?._plainRecord)
            builder.date(2, timeTaken)
            builder.uint64(3, duration)
            super.init(_record: builder.record())
        }

        /// The length in milliseconds.
        @export(implementation) public var duration: UInt64? { _record.uint64Opt(3) }
    }

    /// What is in the way.
    public enum WriteConflictError: StoneUnion, CustomStringConvertible {
        /// There is a file at this path.
        case file
        /// There is a folder at this path.
        case folder
        /// A file stands where a parent folder is needed.
        case fileAncestor
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .file
            case 1: self = .folder
            case 2: self = .fileAncestor
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .file: .tag(0)
            case .folder: .tag(1)
            case .fileAncestor: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// Why an item could not be written.
    public enum WriteError: StoneUnion, CustomStringConvertible {
        /// The path has the wrong form: it must start with `/`, and not end with a slash or a blank. The value may say
        /// more.
        case malformedPath(String?)
        /// Something is at this path already. Choose another name, set `autorename`, or overwrite it.
        case conflict(Files.WriteConflictError)
        /// The user may not write there.
        case noWritePermission
        /// The user's Dropbox is full.
        case insufficientSpace
        /// Dropbox does not accept this name. Choose another one.
        case disallowedName
        /// Team folders can be neither moved nor deleted by this call. Use the routes of `Team`.
        case teamFolder
        /// The operation is not possible in this place.
        case operationSuppressed
        /// Too many writes are going on in this Dropbox at the same time. Wait and try again, with fewer writes in
        /// parallel.
        case tooManyWriteOperations
        /// An admin of the team has forbidden this.
        case accessRestricted
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .malformedPath(_value.stringOpt())
            case 1: self = .conflict(_value.union())
            case 2: self = .noWritePermission
            case 3: self = .insufficientSpace
            case 4: self = .disallowedName
            case 5: self = .teamFolder
            case 6: self = .operationSuppressed
            case 7: self = .tooManyWriteOperations
            case 8: self = .accessRestricted
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .malformedPath(let value): .boxedValue(0, string: value)
            case .conflict(let value): .boxedValue(1, union: value._value)
            case .noWritePermission: .tag(2)
            case .insufficientSpace: .tag(3)
            case .disallowedName: .tag(4)
            case .teamFolder: .tag(5)
            case .operationSuppressed: .tag(6)
            case .tooManyWriteOperations: .tag(7)
            case .accessRestricted: .tag(8)
            case .other: .tag(9)
            }
        }
    }

    /// What an upload does when there is something else at its path. An identical file is left alone and is no
    /// conflict; a folder always is one.
    public enum WriteMode: StoneUnion, CustomStringConvertible {
        /// Never overwrites: a file with other content is a conflict. With `autorename` the new file becomes, for
        /// instance, `report (2).txt`.
        case add
        /// Replaces the file, whatever it holds.
        case overwrite
        /// Replaces the file only if it still has this revision, so that nobody's change is lost. With `autorename` the
        /// new file otherwise becomes a conflicted copy beside it. At least 9 characters. Pattern: `[0-9a-f]+`.
        case update(String)

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .add
            case 1: self = .overwrite
            default: self = .update(_value.string())
            }
        }

        public var _value: Value {
            switch self {
            case .add: .tag(0)
            case .overwrite: .tag(1)
            case .update(let value): .boxedValue(2, string: value)
            }
        }
    }
}

extension Files {
    /// Converts `AddTagArg` from and to JSON.
    public typealias AddTagArgSerializer = StoneSerializer<Files.AddTagArg>
    /// Converts `AddTagError` from and to JSON.
    public typealias AddTagErrorSerializer = StoneSerializer<Files.AddTagError>
    /// Converts `AlphaGetMetadataArg` from and to JSON.
    public typealias AlphaGetMetadataArgSerializer = StoneSerializer<Files.AlphaGetMetadataArg>
    /// Converts `AlphaGetMetadataError` from and to JSON.
    public typealias AlphaGetMetadataErrorSerializer = StoneSerializer<Files.AlphaGetMetadataError>
    /// Converts `BaseTagError` from and to JSON.
    public typealias BaseTagErrorSerializer = StoneSerializer<Files.BaseTagError>
    /// Converts `CommitInfo` from and to JSON.
    public typealias CommitInfoSerializer = StoneSerializer<Files.CommitInfo>
    /// Converts `ContentSyncSetting` from and to JSON.
    public typealias ContentSyncSettingSerializer = StoneSerializer<Files.ContentSyncSetting>
    /// Converts `ContentSyncSettingArg` from and to JSON.
    public typealias ContentSyncSettingArgSerializer = StoneSerializer<Files.ContentSyncSettingArg>
    /// Converts `CreateFolderArg` from and to JSON.
    public typealias CreateFolderArgSerializer = StoneSerializer<Files.CreateFolderArg>
    /// Converts `CreateFolderBatchArg` from and to JSON.
    public typealias CreateFolderBatchArgSerializer = StoneSerializer<Files.CreateFolderBatchArg>
    /// Converts `CreateFolderBatchError` from and to JSON.
    public typealias CreateFolderBatchErrorSerializer = StoneSerializer<Files.CreateFolderBatchError>
    /// Converts `CreateFolderBatchJobStatus` from and to JSON.
    public typealias CreateFolderBatchJobStatusSerializer = StoneSerializer<Files.CreateFolderBatchJobStatus>
    /// Converts `CreateFolderBatchLaunch` from and to JSON.
    public typealias CreateFolderBatchLaunchSerializer = StoneSerializer<Files.CreateFolderBatchLaunch>
    /// Converts `CreateFolderBatchResult` from and to JSON.
    public typealias CreateFolderBatchResultSerializer = StoneSerializer<Files.CreateFolderBatchResult>
    /// Converts `CreateFolderBatchResultEntry` from and to JSON.
    public typealias CreateFolderBatchResultEntrySerializer = StoneSerializer<Files.CreateFolderBatchResultEntry>
    /// Converts `CreateFolderEntryError` from and to JSON.
    public typealias CreateFolderEntryErrorSerializer = StoneSerializer<Files.CreateFolderEntryError>
    /// Converts `CreateFolderEntryResult` from and to JSON.
    public typealias CreateFolderEntryResultSerializer = StoneSerializer<Files.CreateFolderEntryResult>
    /// Converts `CreateFolderError` from and to JSON.
    public typealias CreateFolderErrorSerializer = StoneSerializer<Files.CreateFolderError>
    /// Converts `CreateFolderResult` from and to JSON.
    public typealias CreateFolderResultSerializer = StoneSerializer<Files.CreateFolderResult>
    /// Converts `DeleteArg` from and to JSON.
    public typealias DeleteArgSerializer = StoneSerializer<Files.DeleteArg>
    /// Converts `DeleteBatchArg` from and to JSON.
    public typealias DeleteBatchArgSerializer = StoneSerializer<Files.DeleteBatchArg>
    /// Converts `DeleteBatchError` from and to JSON.
    public typealias DeleteBatchErrorSerializer = StoneSerializer<Files.DeleteBatchError>
    /// Converts `DeleteBatchJobStatus` from and to JSON.
    public typealias DeleteBatchJobStatusSerializer = StoneSerializer<Files.DeleteBatchJobStatus>
    /// Converts `DeleteBatchLaunch` from and to JSON.
    public typealias DeleteBatchLaunchSerializer = StoneSerializer<Files.DeleteBatchLaunch>
    /// Converts `DeleteBatchResult` from and to JSON.
    public typealias DeleteBatchResultSerializer = StoneSerializer<Files.DeleteBatchResult>
    /// Converts `DeleteBatchResultData` from and to JSON.
    public typealias DeleteBatchResultDataSerializer = StoneSerializer<Files.DeleteBatchResultData>
    /// Converts `DeleteBatchResultEntry` from and to JSON.
    public typealias DeleteBatchResultEntrySerializer = StoneSerializer<Files.DeleteBatchResultEntry>
    /// Converts `DeleteError` from and to JSON.
    public typealias DeleteErrorSerializer = StoneSerializer<Files.DeleteError>
    /// Converts `DeleteResult` from and to JSON.
    public typealias DeleteResultSerializer = StoneSerializer<Files.DeleteResult>
    /// Converts `DeletedMetadata` from and to JSON.
    public typealias DeletedMetadataSerializer = StoneSerializer<Files.DeletedMetadata>
    /// Converts `Dimensions` from and to JSON.
    public typealias DimensionsSerializer = StoneSerializer<Files.Dimensions>
    /// Converts `DownloadArg` from and to JSON.
    public typealias DownloadArgSerializer = StoneSerializer<Files.DownloadArg>
    /// Converts `DownloadError` from and to JSON.
    public typealias DownloadErrorSerializer = StoneSerializer<Files.DownloadError>
    /// Converts `DownloadZipArg` from and to JSON.
    public typealias DownloadZipArgSerializer = StoneSerializer<Files.DownloadZipArg>
    /// Converts `DownloadZipError` from and to JSON.
    public typealias DownloadZipErrorSerializer = StoneSerializer<Files.DownloadZipError>
    /// Converts `DownloadZipResult` from and to JSON.
    public typealias DownloadZipResultSerializer = StoneSerializer<Files.DownloadZipResult>
    /// Converts `ExportArg` from and to JSON.
    public typealias ExportArgSerializer = StoneSerializer<Files.ExportArg>
    /// Converts `ExportError` from and to JSON.
    public typealias ExportErrorSerializer = StoneSerializer<Files.ExportError>
    /// Converts `ExportInfo` from and to JSON.
    public typealias ExportInfoSerializer = StoneSerializer<Files.ExportInfo>
    /// Converts `ExportMetadata` from and to JSON.
    public typealias ExportMetadataSerializer = StoneSerializer<Files.ExportMetadata>
    /// Converts `ExportResult` from and to JSON.
    public typealias ExportResultSerializer = StoneSerializer<Files.ExportResult>
    /// Converts `FileCategory` from and to JSON.
    public typealias FileCategorySerializer = StoneSerializer<Files.FileCategory>
    /// Converts `FileLock` from and to JSON.
    public typealias FileLockSerializer = StoneSerializer<Files.FileLock>
    /// Converts `FileLockContent` from and to JSON.
    public typealias FileLockContentSerializer = StoneSerializer<Files.FileLockContent>
    /// Converts `FileLockMetadata` from and to JSON.
    public typealias FileLockMetadataSerializer = StoneSerializer<Files.FileLockMetadata>
    /// Converts `FileMetadata` from and to JSON.
    public typealias FileMetadataSerializer = StoneSerializer<Files.FileMetadata>
    /// Converts `FileOpsResult` from and to JSON.
    public typealias FileOpsResultSerializer = StoneSerializer<Files.FileOpsResult>
    /// Converts `FileSharingInfo` from and to JSON.
    public typealias FileSharingInfoSerializer = StoneSerializer<Files.FileSharingInfo>
    /// Converts `FileStatus` from and to JSON.
    public typealias FileStatusSerializer = StoneSerializer<Files.FileStatus>
    /// Converts `FolderMetadata` from and to JSON.
    public typealias FolderMetadataSerializer = StoneSerializer<Files.FolderMetadata>
    /// Converts `FolderSharingInfo` from and to JSON.
    public typealias FolderSharingInfoSerializer = StoneSerializer<Files.FolderSharingInfo>
    /// Converts `GetCopyReferenceArg` from and to JSON.
    public typealias GetCopyReferenceArgSerializer = StoneSerializer<Files.GetCopyReferenceArg>
    /// Converts `GetCopyReferenceError` from and to JSON.
    public typealias GetCopyReferenceErrorSerializer = StoneSerializer<Files.GetCopyReferenceError>
    /// Converts `GetCopyReferenceResult` from and to JSON.
    public typealias GetCopyReferenceResultSerializer = StoneSerializer<Files.GetCopyReferenceResult>
    /// Converts `GetMetadataArg` from and to JSON.
    public typealias GetMetadataArgSerializer = StoneSerializer<Files.GetMetadataArg>
    /// Converts `GetMetadataError` from and to JSON.
    public typealias GetMetadataErrorSerializer = StoneSerializer<Files.GetMetadataError>
    /// Converts `GetTagsArg` from and to JSON.
    public typealias GetTagsArgSerializer = StoneSerializer<Files.GetTagsArg>
    /// Converts `GetTagsResult` from and to JSON.
    public typealias GetTagsResultSerializer = StoneSerializer<Files.GetTagsResult>
    /// Converts `GetTemporaryLinkArg` from and to JSON.
    public typealias GetTemporaryLinkArgSerializer = StoneSerializer<Files.GetTemporaryLinkArg>
    /// Converts `GetTemporaryLinkError` from and to JSON.
    public typealias GetTemporaryLinkErrorSerializer = StoneSerializer<Files.GetTemporaryLinkError>
    /// Converts `GetTemporaryLinkResult` from and to JSON.
    public typealias GetTemporaryLinkResultSerializer = StoneSerializer<Files.GetTemporaryLinkResult>
    /// Converts `GetTemporaryUploadLinkArg` from and to JSON.
    public typealias GetTemporaryUploadLinkArgSerializer = StoneSerializer<Files.GetTemporaryUploadLinkArg>
    /// Converts `GetTemporaryUploadLinkResult` from and to JSON.
    public typealias GetTemporaryUploadLinkResultSerializer = StoneSerializer<Files.GetTemporaryUploadLinkResult>
    /// Converts `GetThumbnailBatchArg` from and to JSON.
    public typealias GetThumbnailBatchArgSerializer = StoneSerializer<Files.GetThumbnailBatchArg>
    /// Converts `GetThumbnailBatchError` from and to JSON.
    public typealias GetThumbnailBatchErrorSerializer = StoneSerializer<Files.GetThumbnailBatchError>
    /// Converts `GetThumbnailBatchResult` from and to JSON.
    public typealias GetThumbnailBatchResultSerializer = StoneSerializer<Files.GetThumbnailBatchResult>
    /// Converts `GetThumbnailBatchResultData` from and to JSON.
    public typealias GetThumbnailBatchResultDataSerializer = StoneSerializer<Files.GetThumbnailBatchResultData>
    /// Converts `GetThumbnailBatchResultEntry` from and to JSON.
    public typealias GetThumbnailBatchResultEntrySerializer = StoneSerializer<Files.GetThumbnailBatchResultEntry>
    /// Converts `GpsCoordinates` from and to JSON.
    public typealias GpsCoordinatesSerializer = StoneSerializer<Files.GpsCoordinates>
    /// Converts `HighlightSpan` from and to JSON.
    public typealias HighlightSpanSerializer = StoneSerializer<Files.HighlightSpan>
    /// Converts `ImportFormat` from and to JSON.
    public typealias ImportFormatSerializer = StoneSerializer<Files.ImportFormat>
    /// Converts `ListFolderArg` from and to JSON.
    public typealias ListFolderArgSerializer = StoneSerializer<Files.ListFolderArg>
    /// Converts `ListFolderContinueArg` from and to JSON.
    public typealias ListFolderContinueArgSerializer = StoneSerializer<Files.ListFolderContinueArg>
    /// Converts `ListFolderContinueError` from and to JSON.
    public typealias ListFolderContinueErrorSerializer = StoneSerializer<Files.ListFolderContinueError>
    /// Converts `ListFolderError` from and to JSON.
    public typealias ListFolderErrorSerializer = StoneSerializer<Files.ListFolderError>
    /// Converts `ListFolderGetLatestCursorResult` from and to JSON.
    public typealias ListFolderGetLatestCursorResultSerializer = StoneSerializer<Files.ListFolderGetLatestCursorResult>
    /// Converts `ListFolderLongpollArg` from and to JSON.
    public typealias ListFolderLongpollArgSerializer = StoneSerializer<Files.ListFolderLongpollArg>
    /// Converts `ListFolderLongpollError` from and to JSON.
    public typealias ListFolderLongpollErrorSerializer = StoneSerializer<Files.ListFolderLongpollError>
    /// Converts `ListFolderLongpollResult` from and to JSON.
    public typealias ListFolderLongpollResultSerializer = StoneSerializer<Files.ListFolderLongpollResult>
    /// Converts `ListFolderResult` from and to JSON.
    public typealias ListFolderResultSerializer = StoneSerializer<Files.ListFolderResult>
    /// Converts `ListRevisionsArg` from and to JSON.
    public typealias ListRevisionsArgSerializer = StoneSerializer<Files.ListRevisionsArg>
    /// Converts `ListRevisionsError` from and to JSON.
    public typealias ListRevisionsErrorSerializer = StoneSerializer<Files.ListRevisionsError>
    /// Converts `ListRevisionsMode` from and to JSON.
    public typealias ListRevisionsModeSerializer = StoneSerializer<Files.ListRevisionsMode>
    /// Converts `ListRevisionsResult` from and to JSON.
    public typealias ListRevisionsResultSerializer = StoneSerializer<Files.ListRevisionsResult>
    /// Converts `LockConflictError` from and to JSON.
    public typealias LockConflictErrorSerializer = StoneSerializer<Files.LockConflictError>
    /// Converts `LockFileArg` from and to JSON.
    public typealias LockFileArgSerializer = StoneSerializer<Files.LockFileArg>
    /// Converts `LockFileBatchArg` from and to JSON.
    public typealias LockFileBatchArgSerializer = StoneSerializer<Files.LockFileBatchArg>
    /// Converts `LockFileBatchResult` from and to JSON.
    public typealias LockFileBatchResultSerializer = StoneSerializer<Files.LockFileBatchResult>
    /// Converts `LockFileError` from and to JSON.
    public typealias LockFileErrorSerializer = StoneSerializer<Files.LockFileError>
    /// Converts `LockFileResult` from and to JSON.
    public typealias LockFileResultSerializer = StoneSerializer<Files.LockFileResult>
    /// Converts `LockFileResultEntry` from and to JSON.
    public typealias LockFileResultEntrySerializer = StoneSerializer<Files.LockFileResultEntry>
    /// Converts `LookupError` from and to JSON.
    public typealias LookupErrorSerializer = StoneSerializer<Files.LookupError>
    /// Converts `MediaInfo` from and to JSON.
    public typealias MediaInfoSerializer = StoneSerializer<Files.MediaInfo>
    /// Converts `MediaMetadata` from and to JSON.
    public typealias MediaMetadataSerializer = StoneSerializer<Files.MediaMetadata>
    /// Converts `Metadata` from and to JSON.
    public typealias MetadataSerializer = StoneSerializer<Files.Metadata>
    /// Converts `MetadataV2` from and to JSON.
    public typealias MetadataV2Serializer = StoneSerializer<Files.MetadataV2>
    /// Converts `MinimalFileLinkMetadata` from and to JSON.
    public typealias MinimalFileLinkMetadataSerializer = StoneSerializer<Files.MinimalFileLinkMetadata>
    /// Converts `MoveBatchArg` from and to JSON.
    public typealias MoveBatchArgSerializer = StoneSerializer<Files.MoveBatchArg>
    /// Converts `MoveIntoFamilyError` from and to JSON.
    public typealias MoveIntoFamilyErrorSerializer = StoneSerializer<Files.MoveIntoFamilyError>
    /// Converts `MoveIntoVaultError` from and to JSON.
    public typealias MoveIntoVaultErrorSerializer = StoneSerializer<Files.MoveIntoVaultError>
    /// Converts `PaperContentError` from and to JSON.
    public typealias PaperContentErrorSerializer = StoneSerializer<Files.PaperContentError>
    /// Converts `PaperCreateArg` from and to JSON.
    public typealias PaperCreateArgSerializer = StoneSerializer<Files.PaperCreateArg>
    /// Converts `PaperCreateError` from and to JSON.
    public typealias PaperCreateErrorSerializer = StoneSerializer<Files.PaperCreateError>
    /// Converts `PaperCreateResult` from and to JSON.
    public typealias PaperCreateResultSerializer = StoneSerializer<Files.PaperCreateResult>
    /// Converts `PaperDocUpdatePolicy` from and to JSON.
    public typealias PaperDocUpdatePolicySerializer = StoneSerializer<Files.PaperDocUpdatePolicy>
    /// Converts `PaperUpdateArg` from and to JSON.
    public typealias PaperUpdateArgSerializer = StoneSerializer<Files.PaperUpdateArg>
    /// Converts `PaperUpdateError` from and to JSON.
    public typealias PaperUpdateErrorSerializer = StoneSerializer<Files.PaperUpdateError>
    /// Converts `PaperUpdateResult` from and to JSON.
    public typealias PaperUpdateResultSerializer = StoneSerializer<Files.PaperUpdateResult>
    /// Converts `PathOrLink` from and to JSON.
    public typealias PathOrLinkSerializer = StoneSerializer<Files.PathOrLink>
    /// Converts `PathToTags` from and to JSON.
    public typealias PathToTagsSerializer = StoneSerializer<Files.PathToTags>
    /// Converts `PhotoMetadata` from and to JSON.
    public typealias PhotoMetadataSerializer = StoneSerializer<Files.PhotoMetadata>
    /// Converts `PreviewArg` from and to JSON.
    public typealias PreviewArgSerializer = StoneSerializer<Files.PreviewArg>
    /// Converts `PreviewError` from and to JSON.
    public typealias PreviewErrorSerializer = StoneSerializer<Files.PreviewError>
    /// Converts `PreviewResult` from and to JSON.
    public typealias PreviewResultSerializer = StoneSerializer<Files.PreviewResult>
    /// Converts `RelocationArg` from and to JSON.
    public typealias RelocationArgSerializer = StoneSerializer<Files.RelocationArg>
    /// Converts `RelocationBatchArg` from and to JSON.
    public typealias RelocationBatchArgSerializer = StoneSerializer<Files.RelocationBatchArg>
    /// Converts `RelocationBatchArgBase` from and to JSON.
    public typealias RelocationBatchArgBaseSerializer = StoneSerializer<Files.RelocationBatchArgBase>
    /// Converts `RelocationBatchError` from and to JSON.
    public typealias RelocationBatchErrorSerializer = StoneSerializer<Files.RelocationBatchError>
    /// Converts `RelocationBatchErrorEntry` from and to JSON.
    public typealias RelocationBatchErrorEntrySerializer = StoneSerializer<Files.RelocationBatchErrorEntry>
    /// Converts `RelocationBatchJobStatus` from and to JSON.
    public typealias RelocationBatchJobStatusSerializer = StoneSerializer<Files.RelocationBatchJobStatus>
    /// Converts `RelocationBatchLaunch` from and to JSON.
    public typealias RelocationBatchLaunchSerializer = StoneSerializer<Files.RelocationBatchLaunch>
    /// Converts `RelocationBatchResult` from and to JSON.
    public typealias RelocationBatchResultSerializer = StoneSerializer<Files.RelocationBatchResult>
    /// Converts `RelocationBatchResultData` from and to JSON.
    public typealias RelocationBatchResultDataSerializer = StoneSerializer<Files.RelocationBatchResultData>
    /// Converts `RelocationBatchResultEntry` from and to JSON.
    public typealias RelocationBatchResultEntrySerializer = StoneSerializer<Files.RelocationBatchResultEntry>
    /// Converts `RelocationBatchV2JobStatus` from and to JSON.
    public typealias RelocationBatchV2JobStatusSerializer = StoneSerializer<Files.RelocationBatchV2JobStatus>
    /// Converts `RelocationBatchV2Launch` from and to JSON.
    public typealias RelocationBatchV2LaunchSerializer = StoneSerializer<Files.RelocationBatchV2Launch>
    /// Converts `RelocationBatchV2Result` from and to JSON.
    public typealias RelocationBatchV2ResultSerializer = StoneSerializer<Files.RelocationBatchV2Result>
    /// Converts `RelocationError` from and to JSON.
    public typealias RelocationErrorSerializer = StoneSerializer<Files.RelocationError>
    /// Converts `RelocationPath` from and to JSON.
    public typealias RelocationPathSerializer = StoneSerializer<Files.RelocationPath>
    /// Converts `RelocationResult` from and to JSON.
    public typealias RelocationResultSerializer = StoneSerializer<Files.RelocationResult>
    /// Converts `RemoveTagArg` from and to JSON.
    public typealias RemoveTagArgSerializer = StoneSerializer<Files.RemoveTagArg>
    /// Converts `RemoveTagError` from and to JSON.
    public typealias RemoveTagErrorSerializer = StoneSerializer<Files.RemoveTagError>
    /// Converts `RestoreArg` from and to JSON.
    public typealias RestoreArgSerializer = StoneSerializer<Files.RestoreArg>
    /// Converts `RestoreError` from and to JSON.
    public typealias RestoreErrorSerializer = StoneSerializer<Files.RestoreError>
    /// Converts `SaveCopyReferenceArg` from and to JSON.
    public typealias SaveCopyReferenceArgSerializer = StoneSerializer<Files.SaveCopyReferenceArg>
    /// Converts `SaveCopyReferenceError` from and to JSON.
    public typealias SaveCopyReferenceErrorSerializer = StoneSerializer<Files.SaveCopyReferenceError>
    /// Converts `SaveCopyReferenceResult` from and to JSON.
    public typealias SaveCopyReferenceResultSerializer = StoneSerializer<Files.SaveCopyReferenceResult>
    /// Converts `SaveUrlArg` from and to JSON.
    public typealias SaveUrlArgSerializer = StoneSerializer<Files.SaveUrlArg>
    /// Converts `SaveUrlError` from and to JSON.
    public typealias SaveUrlErrorSerializer = StoneSerializer<Files.SaveUrlError>
    /// Converts `SaveUrlJobStatus` from and to JSON.
    public typealias SaveUrlJobStatusSerializer = StoneSerializer<Files.SaveUrlJobStatus>
    /// Converts `SaveUrlResult` from and to JSON.
    public typealias SaveUrlResultSerializer = StoneSerializer<Files.SaveUrlResult>
    /// Converts `SearchArg` from and to JSON.
    public typealias SearchArgSerializer = StoneSerializer<Files.SearchArg>
    /// Converts `SearchError` from and to JSON.
    public typealias SearchErrorSerializer = StoneSerializer<Files.SearchError>
    /// Converts `SearchMatch` from and to JSON.
    public typealias SearchMatchSerializer = StoneSerializer<Files.SearchMatch>
    /// Converts `SearchMatchFieldOptions` from and to JSON.
    public typealias SearchMatchFieldOptionsSerializer = StoneSerializer<Files.SearchMatchFieldOptions>
    /// Converts `SearchMatchType` from and to JSON.
    public typealias SearchMatchTypeSerializer = StoneSerializer<Files.SearchMatchType>
    /// Converts `SearchMatchTypeV2` from and to JSON.
    public typealias SearchMatchTypeV2Serializer = StoneSerializer<Files.SearchMatchTypeV2>
    /// Converts `SearchMatchV2` from and to JSON.
    public typealias SearchMatchV2Serializer = StoneSerializer<Files.SearchMatchV2>
    /// Converts `SearchMode` from and to JSON.
    public typealias SearchModeSerializer = StoneSerializer<Files.SearchMode>
    /// Converts `SearchOptions` from and to JSON.
    public typealias SearchOptionsSerializer = StoneSerializer<Files.SearchOptions>
    /// Converts `SearchOrderBy` from and to JSON.
    public typealias SearchOrderBySerializer = StoneSerializer<Files.SearchOrderBy>
    /// Converts `SearchResult` from and to JSON.
    public typealias SearchResultSerializer = StoneSerializer<Files.SearchResult>
    /// Converts `SearchV2Arg` from and to JSON.
    public typealias SearchV2ArgSerializer = StoneSerializer<Files.SearchV2Arg>
    /// Converts `SearchV2ContinueArg` from and to JSON.
    public typealias SearchV2ContinueArgSerializer = StoneSerializer<Files.SearchV2ContinueArg>
    /// Converts `SearchV2Result` from and to JSON.
    public typealias SearchV2ResultSerializer = StoneSerializer<Files.SearchV2Result>
    /// Converts `SharedLink` from and to JSON.
    public typealias SharedLinkSerializer = StoneSerializer<Files.SharedLink>
    /// Converts `SharedLinkFileInfo` from and to JSON.
    public typealias SharedLinkFileInfoSerializer = StoneSerializer<Files.SharedLinkFileInfo>
    /// Converts `SharingInfo` from and to JSON.
    public typealias SharingInfoSerializer = StoneSerializer<Files.SharingInfo>
    /// Converts `SingleUserLock` from and to JSON.
    public typealias SingleUserLockSerializer = StoneSerializer<Files.SingleUserLock>
    /// Converts `SymlinkInfo` from and to JSON.
    public typealias SymlinkInfoSerializer = StoneSerializer<Files.SymlinkInfo>
    /// Converts `SyncSetting` from and to JSON.
    public typealias SyncSettingSerializer = StoneSerializer<Files.SyncSetting>
    /// Converts `SyncSettingArg` from and to JSON.
    public typealias SyncSettingArgSerializer = StoneSerializer<Files.SyncSettingArg>
    /// Converts `SyncSettingsError` from and to JSON.
    public typealias SyncSettingsErrorSerializer = StoneSerializer<Files.SyncSettingsError>
    /// Converts `Tag` from and to JSON.
    public typealias TagSerializer = StoneSerializer<Files.Tag>
    /// Converts `ThumbnailArg` from and to JSON.
    public typealias ThumbnailArgSerializer = StoneSerializer<Files.ThumbnailArg>
    /// Converts `ThumbnailError` from and to JSON.
    public typealias ThumbnailErrorSerializer = StoneSerializer<Files.ThumbnailError>
    /// Converts `ThumbnailFormat` from and to JSON.
    public typealias ThumbnailFormatSerializer = StoneSerializer<Files.ThumbnailFormat>
    /// Converts `ThumbnailMode` from and to JSON.
    public typealias ThumbnailModeSerializer = StoneSerializer<Files.ThumbnailMode>
    /// Converts `ThumbnailQuality` from and to JSON.
    public typealias ThumbnailQualitySerializer = StoneSerializer<Files.ThumbnailQuality>
    /// Converts `ThumbnailSize` from and to JSON.
    public typealias ThumbnailSizeSerializer = StoneSerializer<Files.ThumbnailSize>
    /// Converts `ThumbnailV2Arg` from and to JSON.
    public typealias ThumbnailV2ArgSerializer = StoneSerializer<Files.ThumbnailV2Arg>
    /// Converts `ThumbnailV2Error` from and to JSON.
    public typealias ThumbnailV2ErrorSerializer = StoneSerializer<Files.ThumbnailV2Error>
    /// Converts `UnlockFileArg` from and to JSON.
    public typealias UnlockFileArgSerializer = StoneSerializer<Files.UnlockFileArg>
    /// Converts `UnlockFileBatchArg` from and to JSON.
    public typealias UnlockFileBatchArgSerializer = StoneSerializer<Files.UnlockFileBatchArg>
    /// Converts `UploadArg` from and to JSON.
    public typealias UploadArgSerializer = StoneSerializer<Files.UploadArg>
    /// Converts `UploadError` from and to JSON.
    public typealias UploadErrorSerializer = StoneSerializer<Files.UploadError>
    /// Converts `UploadSessionAppendArg` from and to JSON.
    public typealias UploadSessionAppendArgSerializer = StoneSerializer<Files.UploadSessionAppendArg>
    /// Converts `UploadSessionAppendBatchArg` from and to JSON.
    public typealias UploadSessionAppendBatchArgSerializer = StoneSerializer<Files.UploadSessionAppendBatchArg>
    /// Converts `UploadSessionAppendBatchArgEntry` from and to JSON.
    public typealias UploadSessionAppendBatchArgEntrySerializer = StoneSerializer<Files.UploadSessionAppendBatchArgEntry>
    /// Converts `UploadSessionAppendBatchEntryError` from and to JSON.
    public typealias UploadSessionAppendBatchEntryErrorSerializer = StoneSerializer<Files.UploadSessionAppendBatchEntryError>
    /// Converts `UploadSessionAppendBatchError` from and to JSON.
    public typealias UploadSessionAppendBatchErrorSerializer = StoneSerializer<Files.UploadSessionAppendBatchError>
    /// Converts `UploadSessionAppendBatchResult` from and to JSON.
    public typealias UploadSessionAppendBatchResultSerializer = StoneSerializer<Files.UploadSessionAppendBatchResult>
    /// Converts `UploadSessionAppendBatchResultEntry` from and to JSON.
    public typealias UploadSessionAppendBatchResultEntrySerializer = StoneSerializer<Files.UploadSessionAppendBatchResultEntry>
    /// Converts `UploadSessionAppendError` from and to JSON.
    public typealias UploadSessionAppendErrorSerializer = StoneSerializer<Files.UploadSessionAppendError>
    /// Converts `UploadSessionCursor` from and to JSON.
    public typealias UploadSessionCursorSerializer = StoneSerializer<Files.UploadSessionCursor>
    /// Converts `UploadSessionFinishArg` from and to JSON.
    public typealias UploadSessionFinishArgSerializer = StoneSerializer<Files.UploadSessionFinishArg>
    /// Converts `UploadSessionFinishBatchArg` from and to JSON.
    public typealias UploadSessionFinishBatchArgSerializer = StoneSerializer<Files.UploadSessionFinishBatchArg>
    /// Converts `UploadSessionFinishBatchJobStatus` from and to JSON.
    public typealias UploadSessionFinishBatchJobStatusSerializer = StoneSerializer<Files.UploadSessionFinishBatchJobStatus>
    /// Converts `UploadSessionFinishBatchLaunch` from and to JSON.
    public typealias UploadSessionFinishBatchLaunchSerializer = StoneSerializer<Files.UploadSessionFinishBatchLaunch>
    /// Converts `UploadSessionFinishBatchResult` from and to JSON.
    public typealias UploadSessionFinishBatchResultSerializer = StoneSerializer<Files.UploadSessionFinishBatchResult>
    /// Converts `UploadSessionFinishBatchResultEntry` from and to JSON.
    public typealias UploadSessionFinishBatchResultEntrySerializer = StoneSerializer<Files.UploadSessionFinishBatchResultEntry>
    /// Converts `UploadSessionFinishError` from and to JSON.
    public typealias UploadSessionFinishErrorSerializer = StoneSerializer<Files.UploadSessionFinishError>
    /// Converts `UploadSessionLookupError` from and to JSON.
    public typealias UploadSessionLookupErrorSerializer = StoneSerializer<Files.UploadSessionLookupError>
    /// Converts `UploadSessionOffsetError` from and to JSON.
    public typealias UploadSessionOffsetErrorSerializer = StoneSerializer<Files.UploadSessionOffsetError>
    /// Converts `UploadSessionStartArg` from and to JSON.
    public typealias UploadSessionStartArgSerializer = StoneSerializer<Files.UploadSessionStartArg>
    /// Converts `UploadSessionStartBatchArg` from and to JSON.
    public typealias UploadSessionStartBatchArgSerializer = StoneSerializer<Files.UploadSessionStartBatchArg>
    /// Converts `UploadSessionStartBatchResult` from and to JSON.
    public typealias UploadSessionStartBatchResultSerializer = StoneSerializer<Files.UploadSessionStartBatchResult>
    /// Converts `UploadSessionStartError` from and to JSON.
    public typealias UploadSessionStartErrorSerializer = StoneSerializer<Files.UploadSessionStartError>
    /// Converts `UploadSessionStartResult` from and to JSON.
    public typealias UploadSessionStartResultSerializer = StoneSerializer<Files.UploadSessionStartResult>
    /// Converts `UploadSessionType` from and to JSON.
    public typealias UploadSessionTypeSerializer = StoneSerializer<Files.UploadSessionType>
    /// Converts `UploadWriteFailed` from and to JSON.
    public typealias UploadWriteFailedSerializer = StoneSerializer<Files.UploadWriteFailed>
    /// Converts `UserGeneratedTag` from and to JSON.
    public typealias UserGeneratedTagSerializer = StoneSerializer<Files.UserGeneratedTag>
    /// Converts `VideoMetadata` from and to JSON.
    public typealias VideoMetadataSerializer = StoneSerializer<Files.VideoMetadata>
    /// Converts `WriteConflictError` from and to JSON.
    public typealias WriteConflictErrorSerializer = StoneSerializer<Files.WriteConflictError>
    /// Converts `WriteError` from and to JSON.
    public typealias WriteErrorSerializer = StoneSerializer<Files.WriteError>
    /// Converts `WriteMode` from and to JSON.
    public typealias WriteModeSerializer = StoneSerializer<Files.WriteMode>
}
