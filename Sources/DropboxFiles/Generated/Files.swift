// Generated from API/files.json by `make generate`. Do not edit.

import DropboxCore
import StoneRuntime

/// Files and folders: upload, download, list, search, move, copy, delete, revisions, previews, locks and tags.
public enum Files {
    /// The types and routes of `files`, as facts.
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

    /// The type at `position` among those of the schema.
    @inline(never)
    public static func _type(_ position: Int) -> TypeRef { TypeRef(_schema, position) }
}
