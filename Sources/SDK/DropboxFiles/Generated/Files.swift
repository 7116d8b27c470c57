// Generated from API/files.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone
import Foundation

/// Files and folders: upload, download, list, search, move, copy, delete, revisions, previews, locks, and tags.
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
struct AddTagArg;path Path;tag_text TagText
union AddTagError : BaseTagError;too_many_tags
struct AlphaGetMetadataArg : GetMetadataArg;include_property_templates List(file_properties.TemplateId)?
union AlphaGetMetadataError closed : GetMetadataError;properties_error file_properties.LookUpPropertiesError
union BaseTagError open=other;path LookupError;other
struct CommitInfo;path WritePathOrId;mode WriteMode = add;autorename Boolean = false;client_modified common.DropboxTimestamp?;mute Boolean = false;property_groups List(file_properties.PropertyGroup)?;strict_conflict Boolean = false
struct ContentSyncSetting;id FileId;sync_setting SyncSetting
struct ContentSyncSettingArg;id FileId;sync_setting SyncSettingArg
struct CreateFolderArg;path WritePath;autorename Boolean = false
struct CreateFolderBatchArg;paths List(WritePath,max_items=10000);autorename Boolean = false;force_async Boolean = false
union CreateFolderBatchError open=other;too_many_files;other
union CreateFolderBatchJobStatus open=other : async.PollResultBase;complete CreateFolderBatchResult;failed CreateFolderBatchError;other
union CreateFolderBatchLaunch open=other : async.LaunchResultBase;complete CreateFolderBatchResult;other
struct CreateFolderBatchResult : FileOpsResult;entries List(CreateFolderBatchResultEntry)
union CreateFolderBatchResultEntry closed;success CreateFolderEntryResult;failure CreateFolderEntryError
union CreateFolderEntryError open=other;path WriteError;other
struct CreateFolderEntryResult;metadata FolderMetadata
union CreateFolderError closed;path WriteError
struct CreateFolderResult : FileOpsResult;metadata FolderMetadata
struct DeleteArg;path WritePathOrId;parent_rev Rev?
struct DeleteBatchArg;entries List(DeleteArg,max_items=1000)
union DeleteBatchError open=other;too_many_write_operations;other
union DeleteBatchJobStatus open=other : async.PollResultBase;complete DeleteBatchResult;failed DeleteBatchError;other
union DeleteBatchLaunch open=other : async.LaunchResultBase;complete DeleteBatchResult;other
struct DeleteBatchResult : FileOpsResult;entries List(DeleteBatchResultEntry)
struct DeleteBatchResultData;metadata Metadata
union DeleteBatchResultEntry closed;success DeleteBatchResultData;failure DeleteError
union DeleteError open=other;path_lookup LookupError;path_write WriteError;too_many_write_operations;too_many_files;other
struct DeleteResult : FileOpsResult;metadata Metadata
struct DeletedMetadata : Metadata;is_restorable Boolean?
struct Dimensions;height UInt64;width UInt64
struct DownloadArg;path ReadPath;rev Rev?
union DownloadError open=other;path LookupError;unsupported_file;other
struct DownloadZipArg;path ReadPath
union DownloadZipError open=other;path LookupError;too_large;too_many_files;other
struct DownloadZipResult;metadata FolderMetadata
struct ExportArg;path ReadPath;export_format String?
union ExportError open=other;path LookupError;non_exportable;invalid_export_format;retry_error;other
struct ExportInfo;export_as String?;export_options List(String)?
struct ExportMetadata;name String;size UInt64;export_hash Sha256HexHash?;paper_revision Int64?
struct ExportResult;export_metadata ExportMetadata;file_metadata FileMetadata
union FileCategory open=other;image;document;pdf;spreadsheet;presentation;audio;video;folder;paper;others;other
struct FileLock;content FileLockContent
union FileLockContent open=other;unlocked;single_user SingleUserLock;other
struct FileLockMetadata;is_lockholder Boolean?;lockholder_name String?;lockholder_account_id users_common.AccountId?;created common.DropboxTimestamp?
struct FileMetadata : Metadata;id Id;client_modified common.DropboxTimestamp;server_modified common.DropboxTimestamp;rev Rev;size UInt64;media_info MediaInfo?;symlink_info SymlinkInfo?;sharing_info FileSharingInfo?;is_downloadable Boolean = true;export_info ExportInfo?;property_groups List(file_properties.PropertyGroup)?;has_explicit_shared_members Boolean?;content_hash Sha256HexHash?;file_lock_info FileLockMetadata?;is_restorable Boolean?
struct FileOpsResult
struct FileSharingInfo : SharingInfo;parent_shared_folder_id common.SharedFolderId;modified_by users_common.AccountId?
union FileStatus open=other;active;deleted;other
struct FolderMetadata : Metadata;id Id;shared_folder_id common.SharedFolderId?;sharing_info FolderSharingInfo?;property_groups List(file_properties.PropertyGroup)?
struct FolderSharingInfo : SharingInfo;parent_shared_folder_id common.SharedFolderId?;shared_folder_id common.SharedFolderId?;traverse_only Boolean = false;no_access Boolean = false
struct GetCopyReferenceArg;path ReadPath
union GetCopyReferenceError open=other;path LookupError;other
struct GetCopyReferenceResult;metadata Metadata;copy_reference String;expires common.DropboxTimestamp
struct GetMetadataArg;path ReadPath;include_media_info Boolean = false;include_deleted Boolean = false;include_has_explicit_shared_members Boolean = false;include_property_groups file_properties.TemplateFilterBase?
union GetMetadataError closed;path LookupError
struct GetTagsArg;paths List(Path)
struct GetTagsResult;paths_to_tags List(PathToTags)
struct GetTemporaryLinkArg;path ReadPath
union GetTemporaryLinkError open=other;path LookupError;email_not_verified;unsupported_file;not_allowed;other
struct GetTemporaryLinkResult;metadata FileMetadata;link String
struct GetTemporaryUploadLinkArg;commit_info CommitInfo;duration Float64(min_value=60.0,max_value=14400.0) = 14400.0
struct GetTemporaryUploadLinkResult;link String
struct GetThumbnailBatchArg;entries List(ThumbnailArg)
union GetThumbnailBatchError open=other;too_many_files;other
struct GetThumbnailBatchResult;entries List(GetThumbnailBatchResultEntry)
struct GetThumbnailBatchResultData;metadata FileMetadata;thumbnail String
union GetThumbnailBatchResultEntry open=other;success GetThumbnailBatchResultData;failure ThumbnailError;other
struct GpsCoordinates;latitude Float64;longitude Float64
struct HighlightSpan;highlight_str String;is_highlighted Boolean
union ImportFormat open=other;html;markdown;plain_text;other
struct ListFolderArg;path PathROrId;recursive Boolean = false;include_media_info Boolean = false;include_deleted Boolean = false;include_has_explicit_shared_members Boolean = false;include_mounted_folders Boolean = true;limit UInt32(min_value=1,max_value=2000)?;shared_link SharedLink?;include_property_groups file_properties.TemplateFilterBase?;include_non_downloadable_files Boolean = true;include_restorable_info Boolean = false
struct ListFolderContinueArg;cursor ListFolderCursor
union ListFolderContinueError open=other;path LookupError;reset;other
union ListFolderError open=other;path LookupError;template_error file_properties.TemplateError;other
struct ListFolderGetLatestCursorResult;cursor ListFolderCursor
struct ListFolderLongpollArg;cursor ListFolderCursor;timeout UInt64(min_value=30,max_value=480) = 30
union ListFolderLongpollError open=other;reset;other
struct ListFolderLongpollResult;changes Boolean;backoff UInt64?
struct ListFolderResult;entries List(Metadata);cursor ListFolderCursor;has_more Boolean
struct ListRevisionsArg;path PathOrId;mode ListRevisionsMode = path;limit UInt64(min_value=1,max_value=100) = 10;before_rev Rev?;include_restorable_info Boolean = false
union ListRevisionsError open=other;path LookupError;invalid_before_rev;before_rev_not_supported;other
union ListRevisionsMode open=other;path;id;other
struct ListRevisionsResult;is_deleted Boolean;server_deleted common.DropboxTimestamp?;entries List(FileMetadata);has_more Boolean
struct LockConflictError;lock FileLock
struct LockFileArg;path WritePathOrId
struct LockFileBatchArg;entries List(LockFileArg)
struct LockFileBatchResult : FileOpsResult;entries List(LockFileResultEntry)
union LockFileError open=other;path_lookup LookupError;too_many_write_operations;too_many_files;no_write_permission;cannot_be_locked;file_not_shared;lock_conflict LockConflictError;internal_error;other
struct LockFileResult;metadata Metadata;lock FileLock
union LockFileResultEntry closed;success LockFileResult;failure LockFileError
union LookupError open=other;malformed_path MalformedPathError;not_found;not_file;not_folder;restricted_content;unsupported_content_type;locked;other
union MediaInfo closed;pending;metadata MediaMetadata
struct MediaMetadata closed photo=PhotoMetadata video=VideoMetadata;dimensions Dimensions?;location GpsCoordinates?;time_taken common.DropboxTimestamp?
struct Metadata closed file=FileMetadata folder=FolderMetadata deleted=DeletedMetadata;name String;path_lower String?;path_display String?;parent_shared_folder_id common.SharedFolderId?;preview_url String?
union MetadataV2 open=other;metadata Metadata;other
struct MinimalFileLinkMetadata;url String;id Id?;path String?;rev Rev
struct MoveBatchArg : RelocationBatchArgBase;allow_ownership_transfer Boolean = false
union MoveIntoFamilyError open=other;is_shared_folder;other
union MoveIntoVaultError open=other;is_shared_folder;other
union PaperContentError open=other;insufficient_permissions;content_malformed;doc_length_exceeded;image_size_exceeded;other
struct PaperCreateArg;path Path;import_format ImportFormat
union PaperCreateError : PaperContentError;invalid_path;email_unverified;invalid_file_extension;paper_disabled
struct PaperCreateResult;url String;result_path String;file_id FileId;paper_revision Int64
union PaperDocUpdatePolicy open=other;update;overwrite;prepend;append;other
struct PaperUpdateArg;path WritePathOrId;import_format ImportFormat;doc_update_policy PaperDocUpdatePolicy;paper_revision Int64?
union PaperUpdateError : PaperContentError;path LookupError;revision_mismatch;doc_archived;doc_deleted
struct PaperUpdateResult;paper_revision Int64
union PathOrLink open=other;path ReadPath;link SharedLinkFileInfo;other
struct PathToTags;path Path;tags List(Tag)
struct PhotoMetadata : MediaMetadata
struct PreviewArg;path ReadPath;rev Rev?
union PreviewError closed;path LookupError;in_progress;unsupported_extension;unsupported_content
struct PreviewResult;file_metadata FileMetadata?;link_metadata MinimalFileLinkMetadata?
struct RelocationArg : RelocationPath;allow_shared_folder Boolean = false;autorename Boolean = false;allow_ownership_transfer Boolean = false
struct RelocationBatchArg : RelocationBatchArgBase;allow_shared_folder Boolean = false;allow_ownership_transfer Boolean = false
struct RelocationBatchArgBase;entries List(RelocationPath,min_items=1,max_items=1000);autorename Boolean = false
union RelocationBatchError : RelocationError;too_many_write_operations
union RelocationBatchErrorEntry open=other;relocation_error RelocationError;internal_error;too_many_write_operations;other
union RelocationBatchJobStatus closed : async.PollResultBase;complete RelocationBatchResult;failed RelocationBatchError
union RelocationBatchLaunch open=other : async.LaunchResultBase;complete RelocationBatchResult;other
struct RelocationBatchResult : FileOpsResult;entries List(RelocationBatchResultData)
struct RelocationBatchResultData;metadata Metadata
union RelocationBatchResultEntry open=other;success Metadata;failure RelocationBatchErrorEntry;other
union RelocationBatchV2JobStatus closed : async.PollResultBase;complete RelocationBatchV2Result
union RelocationBatchV2Launch closed : async.LaunchResultBase;complete RelocationBatchV2Result
struct RelocationBatchV2Result : FileOpsResult;entries List(RelocationBatchResultEntry)
union RelocationError open=other;from_lookup LookupError;from_write WriteError;to WriteError;cant_copy_shared_folder;cant_nest_shared_folder;cant_move_folder_into_itself;too_many_files;duplicated_or_nested_paths;cant_transfer_ownership;insufficient_quota;internal_error;cant_move_shared_folder;cant_move_into_vault MoveIntoVaultError;cant_move_into_family MoveIntoFamilyError;other
struct RelocationPath;from_path WritePathOrId;to_path WritePathOrId
struct RelocationResult : FileOpsResult;metadata Metadata
struct RemoveTagArg;path Path;tag_text TagText
union RemoveTagError : BaseTagError;tag_not_present
struct RestoreArg;path WritePath;rev Rev
union RestoreError open=other;path_lookup LookupError;path_write WriteError;invalid_revision;in_progress;other
struct SaveCopyReferenceArg;copy_reference String;path Path
union SaveCopyReferenceError open=other;path WriteError;invalid_copy_reference;no_permission;not_found;too_many_files;other
struct SaveCopyReferenceResult;metadata Metadata
struct SaveUrlArg;path Path;url String
union SaveUrlError open=other;path WriteError;download_failed;invalid_url;not_found;other
union SaveUrlJobStatus closed : async.PollResultBase;complete FileMetadata;failed SaveUrlError
union SaveUrlResult closed : async.LaunchResultBase;complete FileMetadata
struct SearchArg;path PathROrId;query String(max_length=1000);start UInt64(max_value=9999) = 0;max_results UInt64(min_value=1,max_value=1000) = 100;mode SearchMode = filename
union SearchError open=other;path LookupError;invalid_argument String?;internal_error;other
struct SearchMatch;match_type SearchMatchType;metadata Metadata
struct SearchMatchFieldOptions;include_highlights Boolean = false
union SearchMatchType closed;filename;content;both
union SearchMatchTypeV2 open=other;filename;file_content;filename_and_content;image_content;metadata;other
struct SearchMatchV2;metadata MetadataV2;match_type SearchMatchTypeV2?;highlight_spans List(HighlightSpan)?
union SearchMode closed;filename;filename_and_content;deleted_filename
struct SearchOptions;path PathROrId?;max_results UInt64(min_value=1,max_value=1000) = 100;order_by SearchOrderBy?;file_status FileStatus = active;filename_only Boolean = false;file_extensions List(String)?;file_categories List(FileCategory)?;account_id users_common.AccountId?
union SearchOrderBy open=other;relevance;last_modified_time;other
struct SearchResult;matches List(SearchMatch);more Boolean;start UInt64
struct SearchV2Arg;query String(max_length=1000);options SearchOptions?;match_field_options SearchMatchFieldOptions?;include_highlights Boolean?
struct SearchV2ContinueArg;cursor SearchV2Cursor
struct SearchV2Result;matches List(SearchMatchV2);has_more Boolean;cursor SearchV2Cursor?
struct SharedLink;url SharedLinkUrl;password String?
struct SharedLinkFileInfo;url String;path String?;password String?
struct SharingInfo;read_only Boolean
struct SingleUserLock;created common.DropboxTimestamp;lock_holder_account_id users_common.AccountId;lock_holder_team_id String?
struct SymlinkInfo;target String
union SyncSetting open=other;default;not_synced;not_synced_inactive;other
union SyncSettingArg open=other;default;not_synced;other
union SyncSettingsError open=other;path LookupError;unsupported_combination;unsupported_configuration;other
union Tag open=other;user_generated_tag UserGeneratedTag;other
struct ThumbnailArg;path ReadPath;format ThumbnailFormat = jpeg;size ThumbnailSize = w64h64;mode ThumbnailMode = strict;quality ThumbnailQuality = quality_80;exclude_media_info Boolean?
union ThumbnailError closed;path LookupError;unsupported_extension;unsupported_image;encrypted_content;conversion_error
union ThumbnailFormat closed;jpeg;png;webp
union ThumbnailMode closed;strict;bestfit;fitone_bestfit;original
union ThumbnailQuality closed;quality_80;quality_90
union ThumbnailSize closed;w32h32;w64h64;w128h128;w256h256;w480h320;w640h480;w960h640;w1024h768;w2048h1536;w3200h2400
struct ThumbnailV2Arg;resource PathOrLink;format ThumbnailFormat = jpeg;size ThumbnailSize = w64h64;mode ThumbnailMode = strict;quality ThumbnailQuality = quality_80;exclude_media_info Boolean?
union ThumbnailV2Error open=other;path LookupError;unsupported_extension;unsupported_image;encrypted_content;conversion_error;access_denied;not_found;other
struct UnlockFileArg;path WritePathOrId
struct UnlockFileBatchArg;entries List(UnlockFileArg)
struct UploadArg : CommitInfo;content_hash Sha256HexHash?
union UploadError open=other;path UploadWriteFailed;properties_error file_properties.InvalidPropertyGroupError;payload_too_large;content_hash_mismatch;encryption_not_supported;other
struct UploadSessionAppendArg;cursor UploadSessionCursor;close Boolean = false;content_hash Sha256HexHash?
struct UploadSessionAppendBatchArg;entries List(UploadSessionAppendBatchArgEntry,max_items=1000);content_hash Sha256HexHash?
struct UploadSessionAppendBatchArgEntry;cursor UploadSessionCursor;length UInt64;close Boolean = false
union UploadSessionAppendBatchEntryError open=other;not_found;incorrect_offset UploadSessionOffsetError;closed;too_large;concurrent_session_invalid_offset;concurrent_session_invalid_data_size;other
union UploadSessionAppendBatchError open=other;payload_too_large;content_hash_mismatch;length_mismatch;other
struct UploadSessionAppendBatchResult;entries List(UploadSessionAppendBatchResultEntry)
union UploadSessionAppendBatchResultEntry closed;success;failure UploadSessionAppendBatchEntryError
union UploadSessionAppendError open=other;not_found;incorrect_offset UploadSessionOffsetError;closed;too_large;concurrent_session_invalid_offset;concurrent_session_invalid_data_size;payload_too_large;content_hash_mismatch;other;not_closed
struct UploadSessionCursor;session_id String;offset UInt64
struct UploadSessionFinishArg;cursor UploadSessionCursor;commit CommitInfo;content_hash Sha256HexHash?
struct UploadSessionFinishBatchArg;entries List(UploadSessionFinishArg,max_items=1000)
union UploadSessionFinishBatchJobStatus closed : async.PollResultBase;complete UploadSessionFinishBatchResult
union UploadSessionFinishBatchLaunch open=other : async.LaunchResultBase;complete UploadSessionFinishBatchResult;other
struct UploadSessionFinishBatchResult;entries List(UploadSessionFinishBatchResultEntry)
union UploadSessionFinishBatchResultEntry closed;success FileMetadata;failure UploadSessionFinishError
union UploadSessionFinishError open=other;lookup_failed UploadSessionLookupError;path WriteError;properties_error file_properties.InvalidPropertyGroupError;too_many_shared_folder_targets;too_many_write_operations;concurrent_session_data_not_allowed;concurrent_session_not_closed;concurrent_session_missing_data;payload_too_large;content_hash_mismatch;encryption_not_supported;other
union UploadSessionLookupError open=other;not_found;incorrect_offset UploadSessionOffsetError;closed;not_closed;too_large;concurrent_session_invalid_offset;concurrent_session_invalid_data_size;payload_too_large;other
struct UploadSessionOffsetError;correct_offset UInt64
struct UploadSessionStartArg;close Boolean = false;session_type UploadSessionType?;content_hash Sha256HexHash?
struct UploadSessionStartBatchArg;session_type UploadSessionType?;num_sessions UInt64(min_value=1,max_value=1000)
struct UploadSessionStartBatchResult;session_ids List(String)
union UploadSessionStartError open=other;concurrent_session_data_not_allowed;concurrent_session_close_not_allowed;payload_too_large;content_hash_mismatch;other
struct UploadSessionStartResult;session_id String
union UploadSessionType open=other;sequential;concurrent;other
struct UploadWriteFailed;reason WriteError;upload_session_id String
struct UserGeneratedTag;tag_text TagText
struct VideoMetadata : MediaMetadata;duration UInt64?
union WriteConflictError open=other;file;folder;file_ancestor;other
union WriteError open=other;malformed_path MalformedPathError;conflict WriteConflictError;no_write_permission;insufficient_space;disallowed_name;team_folder;operation_suppressed;too_many_write_operations;access_restricted;other
union WriteMode closed;add;overwrite;update Rev
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
    /// The tag to add to an item.
    public struct AddTagArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - path: The path of the file or folder to tag. Starts with `/`.
        ///   - tagText: The tag: letters, digits, and underscores. Dropbox stores it in lowercase. 1 to 32 characters.
        ///     Consists of letters, digits, and underscores.
        @export(implementation)
        public init(path: String, tagText: String) {
            var builder = RecordBuilder(Files._type(0))
            builder.string(0, path)
            builder.string(1, tagText)
            self.init(_plainRecord: builder.record())
        }

        /// The path of the file or folder to tag. Starts with `/`.
        @export(implementation) public var path: String { _plainRecord.string(0) }
        /// The tag: letters, digits, and underscores. Dropbox stores it in lowercase. 1 to 32 characters. Consists of
        /// letters, digits, and underscores.
        @export(implementation) public var tagText: String { _plainRecord.string(1) }
    }

    /// The reason that a tag wasn't added.
    public enum AddTagError: StoneUnion, CustomStringConvertible {
        /// The item can't be found or read.
        case path(Files.LookupError)
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// The item already has 20 tags. Remove one first.
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

    /// The item whose metadata to get, and the metadata to include.
    public struct AlphaGetMetadataArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - path: The path, `id:…`, or `rev:…` (for a revision) of the file or folder. The root folder isn't
        ///     supported. Starts with `/`, `id:`, `rev:`, or `ns:`.
        ///   - includeMediaInfo: A Boolean value that indicates whether to include `mediaInfo` of photos and videos.
        ///     The default is `false`.
        ///   - includeDeleted: A Boolean value that indicates whether to return `Files.DeletedMetadata` for a deleted
        ///     item instead of `LookupError.notFound`. The default is `false`.
        ///   - includeHasExplicitSharedMembers: A Boolean value that indicates whether to include
        ///     `hasExplicitSharedMembers`. The default is `false`.
        ///   - includePropertyGroups: The templates whose custom properties to include.
        ///   - includePropertyTemplates: The templates whose custom properties to include. Use `includePropertyGroups`
        ///     instead. Each item has at least 1 character. Each item starts with `/` or `ptid:`. Deprecated.
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

        /// The path, `id:…`, or `rev:…` (for a revision) of the file or folder. The root folder isn't supported. Starts
        /// with `/`, `id:`, `rev:`, or `ns:`.
        @export(implementation) public var path: String { _plainRecord.string(0) }
        /// A Boolean value that indicates whether to include `mediaInfo` of photos and videos. The default is `false`.
        @export(implementation) public var includeMediaInfo: Bool { _plainRecord.bool(1) }
        /// A Boolean value that indicates whether to return `Files.DeletedMetadata` for a deleted item instead of
        /// `LookupError.notFound`. The default is `false`.
        @export(implementation) public var includeDeleted: Bool { _plainRecord.bool(2) }
        /// A Boolean value that indicates whether to include `hasExplicitSharedMembers`. The default is `false`.
        @export(implementation) public var includeHasExplicitSharedMembers: Bool { _plainRecord.bool(3) }
        /// The templates whose custom properties to include.
        @export(implementation)
        public var includePropertyGroups: FileProperties.TemplateFilterBase? { _plainRecord.unionOpt(4) }
        /// The templates whose custom properties to include. Use `includePropertyGroups` instead. Each item has at
        /// least 1 character. Each item starts with `/` or `ptid:`. Deprecated.
        @export(implementation) public var includePropertyTemplates: [String]? { _plainRecord.stringsOpt(5) }
    }

    /// The reason that no metadata was returned.
    public enum AlphaGetMetadataError: StoneUnion, CustomStringConvertible {
        /// The item can't be found or read.
        case path(Files.LookupError)
        /// A property template doesn't exist.
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

    /// The reason that tags weren't read or changed.
    public enum BaseTagError: StoneUnion, CustomStringConvertible {
        /// The item can't be found or read.
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

    /// The destination of an uploaded file, and the way to save it.
    public struct CommitInfo: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - path: The path of the file, which starts with `/`, or the `id:…` of a file to write to. Starts with `/`,
        ///     `id:`, or `ns:`.
        ///   - mode: The action to take if an item already exists at the path. The default is `.add`.
        ///   - autorename: A Boolean value that indicates whether to save the file with another name, such as `report
        ///     (2).txt`, instead of failing with a conflict. The default is `false`.
        ///   - clientModified: The time at which the user last changed the file, in whole seconds. It is for display
        ///     only and doesn't affect conflicts.
        ///   - mute: A Boolean value that indicates whether to suppress notifications about this change on the user's
        ///     devices. The default is `false`.
        ///   - propertyGroups: The custom properties to save with the file.
        ///   - strictConflict: A Boolean value that indicates whether to detect conflicts strictly. If `true`,
        ///     identical content and an `.update` of a deleted file are conflicts, too. The default is `false`.
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

        /// The path of the file, which starts with `/`, or the `id:…` of a file to write to. Starts with `/`, `id:`, or
        /// `ns:`.
        @export(implementation) public var path: String { _plainRecord.string(0) }
        /// The action to take if an item already exists at the path. The default is `.add`.
        @export(implementation) public var mode: Files.WriteMode { _plainRecord.union(1, .add) }
        /// A Boolean value that indicates whether to save the file with another name, such as `report (2).txt`, instead
        /// of failing with a conflict. The default is `false`.
        @export(implementation) public var autorename: Bool { _plainRecord.bool(2) }
        /// The time at which the user last changed the file, in whole seconds. It is for display only and doesn't
        /// affect conflicts.
        @export(implementation) public var clientModified: Date? { _plainRecord.dateOpt(3) }
        /// A Boolean value that indicates whether to suppress notifications about this change on the user's devices.
        /// The default is `false`.
        @export(implementation) public var mute: Bool { _plainRecord.bool(4) }
        /// The custom properties to save with the file.
        @export(implementation) public var propertyGroups: [FileProperties.PropertyGroup]? { _plainRecord.listOpt(5) }
        /// A Boolean value that indicates whether to detect conflicts strictly. If `true`, identical content and an
        /// `.update` of a deleted file are conflicts, too. The default is `false`.
        @export(implementation) public var strictConflict: Bool { _plainRecord.bool(6) }
    }

    /// The sync setting of an item for the computers of a team's members.
    public struct ContentSyncSetting: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(id: String, syncSetting: Files.SyncSetting) {
            var builder = RecordBuilder(Files._type(6))
            builder.string(0, id)
            builder.union(1, syncSetting._value)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the file or folder. At least 4 characters. Starts with `id:`.
        @export(implementation) public var id: String { _plainRecord.string(0) }
        /// The sync setting.
        @export(implementation) public var syncSetting: Files.SyncSetting { _plainRecord.union(1) }
    }

    /// A change of an item's sync setting for the computers of a team's members.
    public struct ContentSyncSettingArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - id: The identifier of the file or folder. At least 4 characters. Starts with `id:`.
        ///   - syncSetting: The new sync setting.
        @export(implementation)
        public init(id: String, syncSetting: Files.SyncSettingArg) {
            var builder = RecordBuilder(Files._type(7))
            builder.string(0, id)
            builder.union(1, syncSetting._value)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the file or folder. At least 4 characters. Starts with `id:`.
        @export(implementation) public var id: String { _plainRecord.string(0) }
        /// The new sync setting.
        @export(implementation) public var syncSetting: Files.SyncSettingArg { _plainRecord.union(1) }
    }

    /// The folder to create.
    public struct CreateFolderArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - path: The path of the new folder. Missing parents are created, too. Starts with `/` or `ns:`.
        ///   - autorename: A Boolean value that indicates whether to choose another name instead of failing if an item
        ///     already exists at the path. The default is `false`.
        @export(implementation)
        public init(path: String, autorename: Bool = false) {
            var builder = RecordBuilder(Files._type(8))
            builder.string(0, path)
            builder.bool(1, autorename)
            self.init(_plainRecord: builder.record())
        }

        /// The path of the new folder. Missing parents are created, too. Starts with `/` or `ns:`.
        @export(implementation) public var path: String { _plainRecord.string(0) }
        /// A Boolean value that indicates whether to choose another name instead of failing if an item already exists
        /// at the path. The default is `false`.
        @export(implementation) public var autorename: Bool { _plainRecord.bool(1) }
    }

    /// The folders to create.
    public struct CreateFolderBatchArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - paths: The paths of the new folders. A path that occurs twice is created once. At most 10000 items. Each
        ///     item starts with `/` or `ns:`.
        ///   - autorename: A Boolean value that indicates whether to choose another name instead of failing an entry if
        ///     an item already exists at its path. The default is `false`.
        ///   - forceAsync: A Boolean value that indicates whether to return a job immediately, even for a small batch.
        ///     The default is `false`.
        @export(implementation)
        public init(paths: [String], autorename: Bool = false, forceAsync: Bool = false) {
            var builder = RecordBuilder(Files._type(9))
            builder.strings(0, paths)
            builder.bool(1, autorename)
            builder.bool(2, forceAsync)
            self.init(_plainRecord: builder.record())
        }

        /// The paths of the new folders. A path that occurs twice is created once. At most 10000 items. Each item
        /// starts with `/` or `ns:`.
        @export(implementation) public var paths: [String] { _plainRecord.strings(0) }
        /// A Boolean value that indicates whether to choose another name instead of failing an entry if an item already
        /// exists at its path. The default is `false`.
        @export(implementation) public var autorename: Bool { _plainRecord.bool(1) }
        /// A Boolean value that indicates whether to return a job immediately, even for a small batch. The default is
        /// `false`.
        @export(implementation) public var forceAsync: Bool { _plainRecord.bool(2) }
    }

    /// The reason that an entire batch of folders wasn't created.
    public enum CreateFolderBatchError: StoneUnion, CustomStringConvertible {
        /// The batch contains too many folders. Use several batches.
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
        /// The job is still running. Poll again later.
        case inProgress
        /// The job is complete. Each entry has its own outcome.
        case complete(Files.CreateFolderBatchResult)
        /// The entire job failed and created no folders.
        case failed(Files.CreateFolderBatchError)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .inProgress
            case 1: self = .complete(.init(_plainRecord: payload))
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

    /// The result of `createFolderBatch`: a job to poll, or the outcome.
    public enum CreateFolderBatchLaunch: StoneUnion, CustomStringConvertible {
        /// The identifier of the job that the call started. Poll the job with it. At least 1 character.
        case asyncJobId(String)
        /// The call completed without a job. Each entry has its own outcome.
        case complete(Files.CreateFolderBatchResult)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .asyncJobId(_value.string())
            case 1: self = .complete(.init(_plainRecord: payload))
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

    /// The outcome for each folder.
    public struct CreateFolderBatchResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(entries: [Files.CreateFolderBatchResultEntry]) {
            var builder = RecordBuilder(Files._type(13))
            builder.unions(0, entries)
            self.init(_plainRecord: builder.record())
        }

        /// The outcome for each path, in the order of `paths`.
        @export(implementation) public var entries: [Files.CreateFolderBatchResultEntry] { _plainRecord.unions(0) }
    }

    /// The outcome for one folder.
    public enum CreateFolderBatchResultEntry: StoneUnion, CustomStringConvertible {
        /// The folder was created.
        case success(Files.CreateFolderEntryResult)
        /// The folder wasn't created.
        case failure(Files.CreateFolderEntryError)

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .success(.init(_plainRecord: payload))
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

    /// The reason that one folder of a batch wasn't created.
    public enum CreateFolderEntryError: StoneUnion, CustomStringConvertible {
        /// The folder can't be created at this path.
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

    /// A created folder.
    public struct CreateFolderEntryResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(metadata: Files.FolderMetadata) {
            var builder = RecordBuilder(Files._type(16))
            builder.object(0, metadata._record)
            self.init(_plainRecord: builder.record())
        }

        /// The metadata of the new folder.
        @export(implementation) public var metadata: Files.FolderMetadata { _plainRecord.object(0) }
    }

    /// The reason that a folder wasn't created.
    public enum CreateFolderError: StoneUnion, CustomStringConvertible {
        /// The folder can't be created at this path. If the folder already exists, the associated value is
        /// `.conflict(.folder)`.
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

    /// The created folder.
    public struct CreateFolderResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(metadata: Files.FolderMetadata) {
            var builder = RecordBuilder(Files._type(18))
            builder.object(0, metadata._record)
            self.init(_plainRecord: builder.record())
        }

        /// The metadata of the new folder. With `autorename`, its name may differ from the requested one.
        @export(implementation) public var metadata: Files.FolderMetadata { _plainRecord.object(0) }
    }

    /// The item to delete.
    public struct DeleteArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - path: The path or `id:…` of the file or folder to delete. Starts with `/`, `id:`, or `ns:`.
        ///   - parentRev: The revision that the file must have. If it has another one, nothing is deleted. Not
        ///     supported for folders. At least 9 characters. Consists of the digits 0 to 9 and the letters a to f.
        @export(implementation)
        public init(path: String, parentRev: String? = nil) {
            var builder = RecordBuilder(Files._type(19))
            builder.string(0, path)
            builder.string(1, parentRev)
            self.init(_plainRecord: builder.record())
        }

        /// The path or `id:…` of the file or folder to delete. Starts with `/`, `id:`, or `ns:`.
        @export(implementation) public var path: String { _plainRecord.string(0) }
        /// The revision that the file must have. If it has another one, nothing is deleted. Not supported for folders.
        /// At least 9 characters. Consists of the digits 0 to 9 and the letters a to f.
        @export(implementation) public var parentRev: String? { _plainRecord.stringOpt(1) }
    }

    /// The items to delete.
    public struct DeleteBatchArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameter entries: The items to delete. At most 1000 items.
        @export(implementation)
        public init(entries: [Files.DeleteArg]) {
            var builder = RecordBuilder(Files._type(20))
            builder.list(0, entries)
            self.init(_plainRecord: builder.record())
        }

        /// The items to delete. At most 1000 items.
        @export(implementation) public var entries: [Files.DeleteArg] { _plainRecord.list(0) }
    }

    /// The reason that an entire batch wasn't deleted.
    public enum DeleteBatchError: StoneUnion, CustomStringConvertible {
        /// Too many concurrent write operations. Each entry reports this error as `Files.DeleteError`. Deprecated.
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
        /// The job is still running. Poll again later.
        case inProgress
        /// The job is complete. Each entry has its own outcome.
        case complete(Files.DeleteBatchResult)
        /// The entire job failed.
        case failed(Files.DeleteBatchError)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .inProgress
            case 1: self = .complete(.init(_plainRecord: payload))
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

    /// The result of `deleteBatch`: a job to poll, or the outcome.
    public enum DeleteBatchLaunch: StoneUnion, CustomStringConvertible {
        /// The identifier of the job that the call started. Poll the job with it. At least 1 character.
        case asyncJobId(String)
        /// The call completed without a job. Each entry has its own outcome.
        case complete(Files.DeleteBatchResult)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .asyncJobId(_value.string())
            case 1: self = .complete(.init(_plainRecord: payload))
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

    /// The outcome for each entry.
    public struct DeleteBatchResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(entries: [Files.DeleteBatchResultEntry]) {
            var builder = RecordBuilder(Files._type(24))
            builder.unions(0, entries)
            self.init(_plainRecord: builder.record())
        }

        /// The outcome for each entry, in the order of the request.
        @export(implementation) public var entries: [Files.DeleteBatchResultEntry] { _plainRecord.unions(0) }
    }

    /// A deleted item.
    public struct DeleteBatchResultData: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(metadata: Files.Metadata) {
            var builder = RecordBuilder(Files._type(25))
            builder.polymorphic(0, metadata)
            self.init(_plainRecord: builder.record())
        }

        /// The metadata of the item before the deletion.
        @export(implementation) public var metadata: Files.Metadata { _plainRecord.polymorphic(0) }
    }

    /// The outcome for one entry.
    public enum DeleteBatchResultEntry: StoneUnion, CustomStringConvertible {
        /// The item was deleted.
        case success(Files.DeleteBatchResultData)
        /// The item wasn't deleted.
        case failure(Files.DeleteError)

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .success(.init(_plainRecord: payload))
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

    /// The reason that an item wasn't deleted.
    public enum DeleteError: StoneUnion, CustomStringConvertible {
        /// No item exists at this path.
        case pathLookup(Files.LookupError)
        /// The item can't be deleted, or has changed since `parentRev`.
        case pathWrite(Files.WriteError)
        /// Too many concurrent write operations in this Dropbox. Wait, and then try again with less concurrency.
        case tooManyWriteOperations
        /// The folder contains too many items for one call. Delete its contents in several calls.
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

    /// A deleted item.
    public struct DeleteResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(metadata: Files.Metadata) {
            var builder = RecordBuilder(Files._type(28))
            builder.polymorphic(0, metadata)
            self.init(_plainRecord: builder.record())
        }

        /// The metadata of the item before the deletion: a `Files.FileMetadata` or `Files.FolderMetadata`, not a
        /// `Files.DeletedMetadata`.
        @export(implementation) public var metadata: Files.Metadata { _plainRecord.polymorphic(0) }
    }

    /// The metadata of a deleted file or folder.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class DeletedMetadata: Files.Metadata, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance. The properties describe the parameters.
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

        /// A Boolean value that indicates whether the item can be restored. `nil` unless the call requested it.
        @export(implementation) public var isRestorable: Bool? { _record.boolOpt(5) }
    }

    /// The size of an image or video.
    public struct Dimensions: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
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

    /// The file to download.
    public struct DownloadArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - path: The path, `id:…`, or `rev:…` (for a revision) of the file. Starts with `/`, `id:`, `rev:`, or
        ///     `ns:`.
        ///   - rev: The revision of the file. Use a `path` of `rev:…` instead. At least 9 characters. Consists of the
        ///     digits 0 to 9 and the letters a to f. Deprecated.
        @export(implementation)
        public init(path: String, rev: String? = nil) {
            var builder = RecordBuilder(Files._type(31))
            builder.string(0, path)
            builder.string(1, rev)
            self.init(_plainRecord: builder.record())
        }

        /// The path, `id:…`, or `rev:…` (for a revision) of the file. Starts with `/`, `id:`, `rev:`, or `ns:`.
        @export(implementation) public var path: String { _plainRecord.string(0) }
        /// The revision of the file. Use a `path` of `rev:…` instead. At least 9 characters. Consists of the digits 0
        /// to 9 and the letters a to f. Deprecated.
        @export(implementation) public var rev: String? { _plainRecord.stringOpt(1) }
    }

    /// The reason that a file wasn't downloaded.
    public enum DownloadError: StoneUnion, CustomStringConvertible {
        /// The file can't be found or read.
        case path(Files.LookupError)
        /// The file has no binary content, like a Google Doc. Use `export` instead.
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

    /// The folder to download.
    public struct DownloadZipArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameter path: The path or `id:…` of the folder. It can't be a file. Starts with `/`, `id:`, `rev:`, or
        ///   `ns:`.
        @export(implementation)
        public init(path: String) {
            var builder = RecordBuilder(Files._type(33))
            builder.string(0, path)
            self.init(_plainRecord: builder.record())
        }

        /// The path or `id:…` of the folder. It can't be a file. Starts with `/`, `id:`, `rev:`, or `ns:`.
        @export(implementation) public var path: String { _plainRecord.string(0) }
    }

    /// The reason that a folder wasn't downloaded.
    public enum DownloadZipError: StoneUnion, CustomStringConvertible {
        /// The folder can't be found or read.
        case path(Files.LookupError)
        /// The folder has 20 GB or more, or contains a file of 4 GB or more. Download its subfolders or files
        /// separately.
        case tooLarge
        /// The folder contains 10,000 items or more. Download its subfolders or files separately.
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

    /// The downloaded folder.
    public struct DownloadZipResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(metadata: Files.FolderMetadata) {
            var builder = RecordBuilder(Files._type(35))
            builder.object(0, metadata._record)
            self.init(_plainRecord: builder.record())
        }

        /// The metadata of the folder in the archive.
        @export(implementation) public var metadata: Files.FolderMetadata { _plainRecord.object(0) }
    }

    /// The file to export, and the format.
    public struct ExportArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - path: The path, `id:…`, or `rev:…` (for a revision) of the file. Starts with `/`, `id:`, `rev:`, or
        ///     `ns:`.
        ///   - exportFormat: The format: one of the `exportOptions` in the file's `exportInfo`. `nil` for the file's
        ///     `exportAs`.
        @export(implementation)
        public init(path: String, exportFormat: String? = nil) {
            var builder = RecordBuilder(Files._type(36))
            builder.string(0, path)
            builder.string(1, exportFormat)
            self.init(_plainRecord: builder.record())
        }

        /// The path, `id:…`, or `rev:…` (for a revision) of the file. Starts with `/`, `id:`, `rev:`, or `ns:`.
        @export(implementation) public var path: String { _plainRecord.string(0) }
        /// The format: one of the `exportOptions` in the file's `exportInfo`. `nil` for the file's `exportAs`.
        @export(implementation) public var exportFormat: String? { _plainRecord.stringOpt(1) }
    }

    /// The reason that a file wasn't exported.
    public enum ExportError: StoneUnion, CustomStringConvertible {
        /// The file can't be found or read.
        case path(Files.LookupError)
        /// The file has binary content. Use `download` instead.
        case nonExportable
        /// The file can't be exported to this format. For the supported formats, see `exportOptions` in its metadata.
        case invalidExportFormat
        /// The converted file isn't ready yet. Try again later.
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

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(exportAs: String? = nil, exportOptions: [String]? = nil) {
            var builder = RecordBuilder(Files._type(38))
            builder.string(0, exportAs)
            builder.strings(1, exportOptions)
            self.init(_plainRecord: builder.record())
        }

        /// The default format of `export`, such as `xlsx`.
        @export(implementation) public var exportAs: String? { _plainRecord.stringOpt(0) }
        /// The formats that `export` supports as `exportFormat`.
        @export(implementation) public var exportOptions: [String]? { _plainRecord.stringsOpt(1) }
    }

    /// The metadata of an exported file.
    public struct ExportMetadata: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(name: String, size: UInt64, exportHash: String? = nil, paperRevision: Int64? = nil) {
            var builder = RecordBuilder(Files._type(39))
            builder.string(0, name)
            builder.uint64(1, size)
            builder.string(2, exportHash)
            builder.int64(3, paperRevision)
            self.init(_plainRecord: builder.record())
        }

        /// The filename, with the extension of the exported format.
        @export(implementation) public var name: String { _plainRecord.string(0) }
        /// The size of the exported file in bytes.
        @export(implementation) public var size: UInt64 { _plainRecord.uint64(1) }
        /// The content hash of the exported file. Use it to verify the received data. Exactly 64 characters.
        @export(implementation) public var exportHash: String? { _plainRecord.stringOpt(2) }
        /// The revision of a Paper document, for `paperUpdate`.
        @export(implementation) public var paperRevision: Int64? { _plainRecord.int64Opt(3) }
    }

    /// An exported file and its origin.
    public struct ExportResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(exportMetadata: Files.ExportMetadata, fileMetadata: Files.FileMetadata) {
            var builder = RecordBuilder(Files._type(40))
            builder.object(0, exportMetadata._plainRecord)
            builder.object(1, fileMetadata._record)
            self.init(_plainRecord: builder.record())
        }

        /// The metadata of the exported file.
        @export(implementation) public var exportMetadata: Files.ExportMetadata { _plainRecord.object(0) }
        /// The metadata of the original file in Dropbox.
        @export(implementation) public var fileMetadata: Files.FileMetadata { _plainRecord.object(1) }
    }

    /// A category of files for a search.
    public enum FileCategory: StoneUnion, CustomStringConvertible {
        /// Images, such as jpg, png, and gif files.
        case image
        /// Text documents, such as doc, docx, and txt files.
        case document
        /// PDF documents.
        case pdf
        /// Spreadsheets, such as xlsx, xls, and csv files.
        case spreadsheet
        /// Presentations, such as ppt, pptx, and key files.
        case presentation
        /// Audio, such as mp3, wav, and mid files.
        case audio
        /// Video, such as mov, wmv, and mp4 files.
        case video
        /// Folders.
        case folder
        /// Paper documents.
        case paper
        /// Files that belong to no other category.
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

    /// The lock state of a file.
    public struct FileLock: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(content: Files.FileLockContent) {
            var builder = RecordBuilder(Files._type(42))
            builder.union(0, content._value)
            self.init(_plainRecord: builder.record())
        }

        /// The holder of the lock, if any.
        @export(implementation) public var content: Files.FileLockContent { _plainRecord.union(0) }
    }

    /// The holder of a lock.
    public enum FileLockContent: StoneUnion, CustomStringConvertible {
        /// No one holds a lock.
        case unlocked
        /// A single user holds the lock.
        case singleUser(Files.SingleUserLock)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .unlocked
            case 1: self = .singleUser(.init(_plainRecord: payload))
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

    /// The lock of a file, as part of its metadata.
    public struct FileLockMetadata: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
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

        /// A Boolean value that indicates whether the calling user holds the lock.
        @export(implementation) public var isLockholder: Bool? { _plainRecord.boolOpt(0) }
        /// The display name of the lock holder.
        @export(implementation) public var lockholderName: String? { _plainRecord.stringOpt(1) }
        /// The account identifier of the lock holder. `nil` if it isn't known. Exactly 40 characters.
        @export(implementation) public var lockholderAccountId: String? { _plainRecord.stringOpt(2) }
        /// The time at which the file was locked.
        @export(implementation) public var created: Date? { _plainRecord.dateOpt(3) }
    }

    /// The metadata of a file: its name, location, revision, size, and content hash.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class FileMetadata: Files.Metadata, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance. The properties describe the parameters.
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

        /// The identifier of the file. It doesn't change when the file is moved, renamed, or overwritten. You can use
        /// it for any `id:…` path. At least 1 character.
        @export(implementation) public var id: String { _record.string(5) }
        /// The modification time that the uploading app provided. Dropbox doesn't verify it. Use it to display or sort
        /// files; to detect changes, compare `rev` or `contentHash`.
        @export(implementation) public var clientModified: Date { _record.date(6) }
        /// The time at which Dropbox received this revision.
        @export(implementation) public var serverModified: Date { _record.date(7) }
        /// The revision, as hexadecimal digits. It changes with each change of the content. Use it for
        /// `WriteMode.update` and, as `rev:…`, to read an old revision. At least 9 characters. Consists of the digits 0
        /// to 9 and the letters a to f.
        @export(implementation) public var rev: String { _record.string(8) }
        /// The size in bytes.
        @export(implementation) public var size: UInt64 { _record.uint64(9) }
        /// Information about a photo or video. `nil` unless `getMetadata` requested it; listings never include it.
        @export(implementation) public var mediaInfo: Files.MediaInfo? { _record.unionOpt(10) }
        /// The target of the file, if it is a symbolic link.
        @export(implementation) public var symlinkInfo: Files.SymlinkInfo? { _record.objectOpt(11) }
        /// Information about the shared folder that contains the file. `nil` if no shared folder does.
        @export(implementation) public var sharingInfo: Files.FileSharingInfo? { _record.objectOpt(12) }
        /// A Boolean value that indicates whether you can `download` the file. If not, use `export`. The default is
        /// `true`.
        @export(implementation) public var isDownloadable: Bool { _record.bool(13, true) }
        /// The formats to which you can `export` the file. `nil` if `isDownloadable` is `true`.
        @export(implementation) public var exportInfo: Files.ExportInfo? { _record.objectOpt(14) }
        /// The custom properties of the file for the requested templates.
        @export(implementation) public var propertyGroups: [FileProperties.PropertyGroup]? { _record.listOpt(15) }
        /// A Boolean value that indicates whether the file itself, not only a folder that contains it, is shared with
        /// members. `nil` unless the call requested it.
        @export(implementation) public var hasExplicitSharedMembers: Bool? { _record.boolOpt(16) }
        /// The content hash, as hexadecimal digits. It depends only on the content: compare it with the hash of a local
        /// file to detect equal files without a download. Exactly 64 characters.
        @export(implementation) public var contentHash: String? { _record.stringOpt(17) }
        /// The lock of the file. `nil` if it has none.
        @export(implementation) public var fileLockInfo: Files.FileLockMetadata? { _record.objectOpt(18) }
        /// A Boolean value that indicates whether this revision can be restored. `nil` unless the call requested it.
        @export(implementation) public var isRestorable: Bool? { _record.boolOpt(19) }
    }

    /// The base of the results of file operations. It has no fields.
    public struct FileOpsResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(Files._type(46))) }
    }

    /// Information about the shared folder that contains a file.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class FileSharingInfo: Files.SharingInfo, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(readOnly: Bool, parentSharedFolderId: String, modifiedBy: String? = nil) {
            var builder = RecordBuilder(Files._type(47))
            builder.bool(0, readOnly)
            builder.string(1, parentSharedFolderId)
            builder.string(2, modifiedBy)
            super.init(_record: builder.record())
        }

        /// The identifier of the shared folder that contains the file. Consists of letters from A to Z, digits,
        /// hyphens, underscores, and colons.
        @export(implementation) public var parentSharedFolderId: String { _record.string(1) }
        /// The identifier of the account that made the last change. `nil` if the account was deleted. Exactly 40
        /// characters.
        @export(implementation) public var modifiedBy: String? { _record.stringOpt(2) }
    }

    /// The state of the files to search.
    public enum FileStatus: StoneUnion, CustomStringConvertible {
        /// Existing files.
        case active
        /// Deleted files.
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

    /// The metadata of a folder: its name, location, and sharing.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class FolderMetadata: Files.Metadata, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance. The properties describe the parameters.
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

        /// The identifier of the folder. It doesn't change when the folder is moved or renamed. At least 1 character.
        @export(implementation) public var id: String { _record.string(5) }
        /// The identifier of the shared folder. Use `sharingInfo` instead. Consists of letters from A to Z, digits,
        /// hyphens, underscores, and colons. Deprecated.
        @export(implementation) public var sharedFolderId: String? { _record.stringOpt(6) }
        /// Sharing information. `nil` if the folder isn't shared and no shared folder contains it.
        @export(implementation) public var sharingInfo: Files.FolderSharingInfo? { _record.objectOpt(7) }
        /// The custom properties of the folder for the requested templates. Only templates of users apply to folders,
        /// not those of a team.
        @export(implementation) public var propertyGroups: [FileProperties.PropertyGroup]? { _record.listOpt(8) }
    }

    /// Sharing information of a folder.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class FolderSharingInfo: Files.SharingInfo, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance. The properties describe the parameters.
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

        /// The identifier of the shared folder that contains this folder. `nil` if none does. Consists of letters from
        /// A to Z, digits, hyphens, underscores, and colons.
        @export(implementation) public var parentSharedFolderId: String? { _record.stringOpt(1) }
        /// The identifier of the shared folder that is mounted here. `nil` if this isn't a shared folder. Consists of
        /// letters from A to Z, digits, hyphens, underscores, and colons.
        @export(implementation) public var sharedFolderId: String? { _record.stringOpt(2) }
        /// A Boolean value that indicates whether the user can only traverse the folder, to subfolders that are shared
        /// with them. The default is `false`.
        @export(implementation) public var traverseOnly: Bool { _record.bool(3) }
        /// A Boolean value that indicates whether the user can't access the folder. The default is `false`.
        @export(implementation) public var noAccess: Bool { _record.bool(4) }
    }

    /// The item for which to create a copy reference.
    public struct GetCopyReferenceArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameter path: The path or `id:…` of the file or folder. Starts with `/`, `id:`, `rev:`, or `ns:`.
        @export(implementation)
        public init(path: String) {
            var builder = RecordBuilder(Files._type(51))
            builder.string(0, path)
            self.init(_plainRecord: builder.record())
        }

        /// The path or `id:…` of the file or folder. Starts with `/`, `id:`, `rev:`, or `ns:`.
        @export(implementation) public var path: String { _plainRecord.string(0) }
    }

    /// The reason that no copy reference was created.
    public enum GetCopyReferenceError: StoneUnion, CustomStringConvertible {
        /// The item can't be found or read.
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

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(metadata: Files.Metadata, copyReference: String, expires: Date) {
            var builder = RecordBuilder(Files._type(53))
            builder.polymorphic(0, metadata)
            builder.string(1, copyReference)
            builder.date(2, expires)
            self.init(_plainRecord: builder.record())
        }

        /// The metadata of the file or folder.
        @export(implementation) public var metadata: Files.Metadata { _plainRecord.polymorphic(0) }
        /// The reference to pass to `copyReferenceSave`.
        @export(implementation) public var copyReference: String { _plainRecord.string(1) }
        /// The time at which the reference expires. It currently lies decades in the future.
        @export(implementation) public var expires: Date { _plainRecord.date(2) }
    }

    /// The item whose metadata to get, and the metadata to include.
    public struct GetMetadataArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - path: The path, `id:…`, or `rev:…` (for a revision) of the file or folder. The root folder isn't
        ///     supported. Starts with `/`, `id:`, `rev:`, or `ns:`.
        ///   - includeMediaInfo: A Boolean value that indicates whether to include `mediaInfo` of photos and videos.
        ///     The default is `false`.
        ///   - includeDeleted: A Boolean value that indicates whether to return `Files.DeletedMetadata` for a deleted
        ///     item instead of `LookupError.notFound`. The default is `false`.
        ///   - includeHasExplicitSharedMembers: A Boolean value that indicates whether to include
        ///     `hasExplicitSharedMembers`. The default is `false`.
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

        /// The path, `id:…`, or `rev:…` (for a revision) of the file or folder. The root folder isn't supported. Starts
        /// with `/`, `id:`, `rev:`, or `ns:`.
        @export(implementation) public var path: String { _plainRecord.string(0) }
        /// A Boolean value that indicates whether to include `mediaInfo` of photos and videos. The default is `false`.
        @export(implementation) public var includeMediaInfo: Bool { _plainRecord.bool(1) }
        /// A Boolean value that indicates whether to return `Files.DeletedMetadata` for a deleted item instead of
        /// `LookupError.notFound`. The default is `false`.
        @export(implementation) public var includeDeleted: Bool { _plainRecord.bool(2) }
        /// A Boolean value that indicates whether to include `hasExplicitSharedMembers`. The default is `false`.
        @export(implementation) public var includeHasExplicitSharedMembers: Bool { _plainRecord.bool(3) }
        /// The templates whose custom properties to include.
        @export(implementation)
        public var includePropertyGroups: FileProperties.TemplateFilterBase? { _plainRecord.unionOpt(4) }
    }

    /// The reason that no metadata was returned.
    public enum GetMetadataError: StoneUnion, CustomStringConvertible {
        /// The item can't be found or read.
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

    /// The items whose tags to get.
    public struct GetTagsArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameter paths: The paths of the files and folders. Each item starts with `/`.
        @export(implementation)
        public init(paths: [String]) {
            var builder = RecordBuilder(Files._type(56))
            builder.strings(0, paths)
            self.init(_plainRecord: builder.record())
        }

        /// The paths of the files and folders. Each item starts with `/`.
        @export(implementation) public var paths: [String] { _plainRecord.strings(0) }
    }

    /// The tags of the requested items.
    public struct GetTagsResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(pathsToTags: [Files.PathToTags]) {
            var builder = RecordBuilder(Files._type(57))
            builder.list(0, pathsToTags)
            self.init(_plainRecord: builder.record())
        }

        /// The tags of each item.
        @export(implementation) public var pathsToTags: [Files.PathToTags] { _plainRecord.list(0) }
    }

    /// The file for which to create a link.
    public struct GetTemporaryLinkArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameter path: The path, `id:…`, or `rev:…` (for a revision) of the file. Starts with `/`, `id:`, `rev:`,
        ///   or `ns:`.
        @export(implementation)
        public init(path: String) {
            var builder = RecordBuilder(Files._type(58))
            builder.string(0, path)
            self.init(_plainRecord: builder.record())
        }

        /// The path, `id:…`, or `rev:…` (for a revision) of the file. Starts with `/`, `id:`, `rev:`, or `ns:`.
        @export(implementation) public var path: String { _plainRecord.string(0) }
    }

    /// The reason that no temporary link was created.
    public enum GetTemporaryLinkError: StoneUnion, CustomStringConvertible {
        /// The file can't be found or read.
        case path(Files.LookupError)
        /// The user hasn't verified their email address. Ask the user to verify it, and then try again.
        case emailNotVerified
        /// The file has no binary content. Use `export` instead.
        case unsupportedFile
        /// The file is restricted, or links of this user are banned.
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

    /// A file, and a link to download it.
    public struct GetTemporaryLinkResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(metadata: Files.FileMetadata, link: String) {
            var builder = RecordBuilder(Files._type(60))
            builder.object(0, metadata._record)
            builder.string(1, link)
            self.init(_plainRecord: builder.record())
        }

        /// The metadata of the file.
        @export(implementation) public var metadata: Files.FileMetadata { _plainRecord.object(0) }
        /// The URL. It is valid for 4 hours, needs no token, and returns the content type of the file.
        @export(implementation) public var link: String { _plainRecord.string(1) }
    }

    /// The upload that a link allows, and the time for which it is valid.
    public struct GetTemporaryUploadLinkArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - commitInfo: The destination of the uploaded file. Dropbox checks it when the link is used, not when it
        ///     is created.
        ///   - duration: The time for which the link is valid, in seconds. The default is 14400.0. From 60.0 to
        ///     14400.0.
        @export(implementation)
        public init(commitInfo: Files.CommitInfo, duration: Double = 14400.0) {
            var builder = RecordBuilder(Files._type(61))
            builder.object(0, commitInfo._plainRecord)
            builder.double(1, duration)
            self.init(_plainRecord: builder.record())
        }

        /// The destination of the uploaded file. Dropbox checks it when the link is used, not when it is created.
        @export(implementation) public var commitInfo: Files.CommitInfo { _plainRecord.object(0) }
        /// The time for which the link is valid, in seconds. The default is 14400.0. From 60.0 to 14400.0.
        @export(implementation) public var duration: Double { _plainRecord.double(1, 14400.0) }
    }

    /// A link to upload one file.
    public struct GetTemporaryUploadLinkResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(link: String) {
            var builder = RecordBuilder(Files._type(62))
            builder.string(0, link)
            self.init(_plainRecord: builder.record())
        }

        /// The URL to which to post the data once. The response contains the content hash of the received data.
        @export(implementation) public var link: String { _plainRecord.string(0) }
    }

    /// The images for which to create thumbnails.
    public struct GetThumbnailBatchArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameter entries: The images, at most 25.
        @export(implementation)
        public init(entries: [Files.ThumbnailArg]) {
            var builder = RecordBuilder(Files._type(63))
            builder.list(0, entries)
            self.init(_plainRecord: builder.record())
        }

        /// The images, at most 25.
        @export(implementation) public var entries: [Files.ThumbnailArg] { _plainRecord.list(0) }
    }

    /// The reason that no thumbnails were created.
    public enum GetThumbnailBatchError: StoneUnion, CustomStringConvertible {
        /// The request contains more than 25 images.
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

    /// The outcome for each image.
    public struct GetThumbnailBatchResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(entries: [Files.GetThumbnailBatchResultEntry]) {
            var builder = RecordBuilder(Files._type(65))
            builder.unions(0, entries)
            self.init(_plainRecord: builder.record())
        }

        /// The outcome for each image, in the order of the request.
        @export(implementation) public var entries: [Files.GetThumbnailBatchResultEntry] { _plainRecord.unions(0) }
    }

    /// The thumbnail of one image.
    public struct GetThumbnailBatchResultData: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(metadata: Files.FileMetadata, thumbnail: String) {
            var builder = RecordBuilder(Files._type(66))
            builder.object(0, metadata._record)
            builder.string(1, thumbnail)
            self.init(_plainRecord: builder.record())
        }

        /// The metadata of the image file.
        @export(implementation) public var metadata: Files.FileMetadata { _plainRecord.object(0) }
        /// The thumbnail, Base64 encoded.
        @export(implementation) public var thumbnail: String { _plainRecord.string(1) }
    }

    /// The outcome for one image.
    public enum GetThumbnailBatchResultEntry: StoneUnion, CustomStringConvertible {
        /// The thumbnail was created.
        case success(Files.GetThumbnailBatchResultData)
        /// No thumbnail was created for this image.
        case failure(Files.ThumbnailError)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .success(.init(_plainRecord: payload))
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

    /// The location at which a photo or video was taken.
    public struct GpsCoordinates: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(latitude: Double, longitude: Double) {
            var builder = RecordBuilder(Files._type(68))
            builder.double(0, latitude)
            builder.double(1, longitude)
            self.init(_plainRecord: builder.record())
        }

        /// The latitude in degrees, positive to the north.
        @export(implementation) public var latitude: Double { _plainRecord.double(0) }
        /// The longitude in degrees, positive to the east.
        @export(implementation) public var longitude: Double { _plainRecord.double(1) }
    }

    /// A span of a filename in a search result.
    public struct HighlightSpan: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(highlightStr: String, isHighlighted: Bool) {
            var builder = RecordBuilder(Files._type(69))
            builder.string(0, highlightStr)
            builder.bool(1, isHighlighted)
            self.init(_plainRecord: builder.record())
        }

        /// The text of the span.
        @export(implementation) public var highlightStr: String { _plainRecord.string(0) }
        /// A Boolean value that indicates whether the span matches the query.
        @export(implementation) public var isHighlighted: Bool { _plainRecord.bool(1) }
    }

    /// The format of the content for a Paper document.
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

    /// The folder to list, and the entries to include.
    public struct ListFolderArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - path: The folder: `""` for the root, a path that starts with `/`, an `id:…`, or an `ns:…`. With
        ///     `sharedLink`, the path is relative to the link. Is empty, or starts with `/`, `id:`, or `ns:`.
        ///   - recursive: A Boolean value that indicates whether to include the contents of all subfolders. For very
        ///     large trees, listing each folder is more reliable. The default is `false`.
        ///   - includeMediaInfo: This option no longer has an effect. Use `getMetadata` for individual files. The
        ///     default is `false`. Deprecated.
        ///   - includeDeleted: A Boolean value that indicates whether to include deleted items. The default is `false`.
        ///   - includeHasExplicitSharedMembers: A Boolean value that indicates whether to include
        ///     `hasExplicitSharedMembers` of each file. The default is `false`.
        ///   - includeMountedFolders: A Boolean value that indicates whether to include the contents of mounted
        ///     folders: app folders, shared folders, and team folders. The default is `true`.
        ///   - limit: The approximate maximum number of items in a page. Pages can be larger, much smaller, or empty.
        ///     From 1 to 2000.
        ///   - sharedLink: A shared link whose content to list. Not supported with `recursive`.
        ///   - includePropertyGroups: The templates whose custom properties to include.
        ///   - includeNonDownloadableFiles: A Boolean value that indicates whether to include files that you can only
        ///     export, such as Google Docs. The default is `true`.
        ///   - includeRestorableInfo: A Boolean value that indicates whether to include `isRestorable` of each deleted
        ///     item. The default is `false`.
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

        /// The folder: `""` for the root, a path that starts with `/`, an `id:…`, or an `ns:…`. With `sharedLink`, the
        /// path is relative to the link. Is empty, or starts with `/`, `id:`, or `ns:`.
        @export(implementation) public var path: String { _plainRecord.string(0) }
        /// A Boolean value that indicates whether to include the contents of all subfolders. For very large trees,
        /// listing each folder is more reliable. The default is `false`.
        @export(implementation) public var recursive: Bool { _plainRecord.bool(1) }
        /// This option no longer has an effect. Use `getMetadata` for individual files. The default is `false`.
        /// Deprecated.
        @export(implementation) public var includeMediaInfo: Bool { _plainRecord.bool(2) }
        /// A Boolean value that indicates whether to include deleted items. The default is `false`.
        @export(implementation) public var includeDeleted: Bool { _plainRecord.bool(3) }
        /// A Boolean value that indicates whether to include `hasExplicitSharedMembers` of each file. The default is
        /// `false`.
        @export(implementation) public var includeHasExplicitSharedMembers: Bool { _plainRecord.bool(4) }
        /// A Boolean value that indicates whether to include the contents of mounted folders: app folders, shared
        /// folders, and team folders. The default is `true`.
        @export(implementation) public var includeMountedFolders: Bool { _plainRecord.bool(5, true) }
        /// The approximate maximum number of items in a page. Pages can be larger, much smaller, or empty. From 1 to
        /// 2000.
        @export(implementation) public var limit: UInt32? { _plainRecord.uint32Opt(6) }
        /// A shared link whose content to list. Not supported with `recursive`.
        @export(implementation) public var sharedLink: Files.SharedLink? { _plainRecord.objectOpt(7) }
        /// The templates whose custom properties to include.
        @export(implementation)
        public var includePropertyGroups: FileProperties.TemplateFilterBase? { _plainRecord.unionOpt(8) }
        /// A Boolean value that indicates whether to include files that you can only export, such as Google Docs. The
        /// default is `true`.
        @export(implementation) public var includeNonDownloadableFiles: Bool { _plainRecord.bool(9, true) }
        /// A Boolean value that indicates whether to include `isRestorable` of each deleted item. The default is
        /// `false`.
        @export(implementation) public var includeRestorableInfo: Bool { _plainRecord.bool(10) }
    }

    /// The position at which a listing continues.
    public struct ListFolderContinueArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameter cursor: The most recent cursor of `listFolder`, `listFolderContinue`, or
        ///   `listFolderGetLatestCursor`. It includes the options of the first call. At least 1 character.
        @export(implementation)
        public init(cursor: String) {
            var builder = RecordBuilder(Files._type(72))
            builder.string(0, cursor)
            self.init(_plainRecord: builder.record())
        }

        /// The most recent cursor of `listFolder`, `listFolderContinue`, or `listFolderGetLatestCursor`. It includes
        /// the options of the first call. At least 1 character.
        @export(implementation) public var cursor: String { _plainRecord.string(0) }
    }

    /// The reason that a listing couldn't continue.
    public enum ListFolderContinueError: StoneUnion, CustomStringConvertible {
        /// The folder can no longer be found or read.
        case path(Files.LookupError)
        /// The cursor has expired. List the folder again with `listFolder`, and compare the result with your data.
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

    /// The reason that a folder wasn't listed.
    public enum ListFolderError: StoneUnion, CustomStringConvertible {
        /// The folder can't be found or read.
        case path(Files.LookupError)
        /// A property template doesn't exist.
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

    /// The current state of a folder.
    public struct ListFolderGetLatestCursorResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(cursor: String) {
            var builder = RecordBuilder(Files._type(75))
            builder.string(0, cursor)
            self.init(_plainRecord: builder.record())
        }

        /// A cursor for the current state of the folder. To get later changes, pass it to `listFolderContinue`. At
        /// least 1 character.
        @export(implementation) public var cursor: String { _plainRecord.string(0) }
    }

    /// The cursor whose changes to wait for, and the timeout.
    public struct ListFolderLongpollArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - cursor: The last cursor of a completed listing. At least 1 character.
        ///   - timeout: The time to wait for a change, in seconds. The server adds up to 90 seconds at random. Set the
        ///     timeout of the connection accordingly. The default is 30. From 30 to 480.
        @export(implementation)
        public init(cursor: String, timeout: UInt64 = 30) {
            var builder = RecordBuilder(Files._type(76))
            builder.string(0, cursor)
            builder.uint64(1, timeout)
            self.init(_plainRecord: builder.record())
        }

        /// The last cursor of a completed listing. At least 1 character.
        @export(implementation) public var cursor: String { _plainRecord.string(0) }
        /// The time to wait for a change, in seconds. The server adds up to 90 seconds at random. Set the timeout of
        /// the connection accordingly. The default is 30. From 30 to 480.
        @export(implementation) public var timeout: UInt64 { _plainRecord.uint64(1, 30) }
    }

    /// The reason that waiting for changes failed.
    public enum ListFolderLongpollError: StoneUnion, CustomStringConvertible {
        /// The cursor has expired. List the folder again with `listFolder`, and compare the result with your data.
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

    /// The result of waiting for changes.
    public struct ListFolderLongpollResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(changes: Bool, backoff: UInt64? = nil) {
            var builder = RecordBuilder(Files._type(78))
            builder.bool(0, changes)
            builder.uint64(1, backoff)
            self.init(_plainRecord: builder.record())
        }

        /// A Boolean value that indicates whether there are changes. If so, get them with `listFolderContinue`. If not,
        /// wait again.
        @export(implementation) public var changes: Bool { _plainRecord.bool(0) }
        /// The number of seconds to wait before the next call. `nil` if the server doesn't require a pause.
        @export(implementation) public var backoff: UInt64? { _plainRecord.uint64Opt(1) }
    }

    /// A page of a listing or of changes.
    public struct ListFolderResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(entries: [Files.Metadata], cursor: String, hasMore: Bool) {
            var builder = RecordBuilder(Files._type(79))
            builder.polymorphics(0, entries)
            builder.string(1, cursor)
            builder.bool(2, hasMore)
            self.init(_plainRecord: builder.record())
        }

        /// The entries, in the order in which to apply them: files, folders, and deleted items. The list may be empty
        /// even if `hasMore` is `true`.
        @export(implementation) public var entries: [Files.Metadata] { _plainRecord.polymorphics(0) }
        /// The cursor of the next page or of later changes. Always use the most recent cursor. At least 1 character.
        @export(implementation) public var cursor: String { _plainRecord.string(1) }
        /// A Boolean value that indicates whether more entries are available. Get them with `listFolderContinue`.
        @export(implementation) public var hasMore: Bool { _plainRecord.bool(2) }
    }

    /// The file whose revisions to list, and the options.
    public struct ListRevisionsArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - path: The path or `id:…` of the file. Starts with `/`, `id:`, or `ns:`.
        ///   - mode: A value that indicates whether to follow the path or the identifier of the file. The default is
        ///     `.path`.
        ///   - limit: The maximum number of revisions. The default is 10. From 1 to 100.
        ///   - beforeRev: The revision before which to list older ones. For the next page, pass the last revision that
        ///     you received. Supported only in `.path` mode. At least 9 characters. Consists of the digits 0 to 9 and
        ///     the letters a to f.
        ///   - includeRestorableInfo: A Boolean value that indicates whether to include `isRestorable` of each
        ///     revision. The default is `false`.
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

        /// The path or `id:…` of the file. Starts with `/`, `id:`, or `ns:`.
        @export(implementation) public var path: String { _plainRecord.string(0) }
        /// A value that indicates whether to follow the path or the identifier of the file. The default is `.path`.
        @export(implementation) public var mode: Files.ListRevisionsMode { _plainRecord.union(1, .path) }
        /// The maximum number of revisions. The default is 10. From 1 to 100.
        @export(implementation) public var limit: UInt64 { _plainRecord.uint64(2, 10) }
        /// The revision before which to list older ones. For the next page, pass the last revision that you received.
        /// Supported only in `.path` mode. At least 9 characters. Consists of the digits 0 to 9 and the letters a to f.
        @export(implementation) public var beforeRev: String? { _plainRecord.stringOpt(3) }
        /// A Boolean value that indicates whether to include `isRestorable` of each revision. The default is `false`.
        @export(implementation) public var includeRestorableInfo: Bool { _plainRecord.bool(4) }
    }

    /// The reason that revisions weren't listed.
    public enum ListRevisionsError: StoneUnion, CustomStringConvertible {
        /// The file can't be found or read.
        case path(Files.LookupError)
        /// The revision in `beforeRev` doesn't exist.
        case invalidBeforeRev
        /// `beforeRev` is supported only in `.path` mode.
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

    /// The way in which to find the revisions of a file.
    public enum ListRevisionsMode: StoneUnion, CustomStringConvertible {
        /// Returns the revisions of all files that existed at the path.
        case path
        /// Returns the revisions of this file, at all of its locations.
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

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(isDeleted: Bool, entries: [Files.FileMetadata], hasMore: Bool, serverDeleted: Date? = nil) {
            var builder = RecordBuilder(Files._type(83))
            builder.bool(0, isDeleted)
            builder.date(1, serverDeleted)
            builder.objects(2, entries)
            builder.bool(3, hasMore)
            self.init(_plainRecord: builder.record())
        }

        /// A Boolean value that indicates whether the file was deleted or moved after the most recent of these
        /// revisions.
        @export(implementation) public var isDeleted: Bool { _plainRecord.bool(0) }
        /// The time at which the file was deleted. `nil` if it wasn't.
        @export(implementation) public var serverDeleted: Date? { _plainRecord.dateOpt(1) }
        /// The revisions, without deletions.
        @export(implementation) public var entries: [Files.FileMetadata] { _plainRecord.objects(2) }
        /// A Boolean value that indicates whether older revisions exist. To get them, set `beforeRev` to the last
        /// revision that you received.
        @export(implementation) public var hasMore: Bool { _plainRecord.bool(3) }
    }

    /// A conflicting lock.
    public struct LockConflictError: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(lock: Files.FileLock) {
            var builder = RecordBuilder(Files._type(84))
            builder.object(0, lock._plainRecord)
            self.init(_plainRecord: builder.record())
        }

        /// The conflicting lock.
        @export(implementation) public var lock: Files.FileLock { _plainRecord.object(0) }
    }

    /// A file to lock or whose lock to get.
    public struct LockFileArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameter path: The path or `id:…` of the file. Starts with `/`, `id:`, or `ns:`.
        @export(implementation)
        public init(path: String) {
            var builder = RecordBuilder(Files._type(85))
            builder.string(0, path)
            self.init(_plainRecord: builder.record())
        }

        /// The path or `id:…` of the file. Starts with `/`, `id:`, or `ns:`.
        @export(implementation) public var path: String { _plainRecord.string(0) }
    }

    /// The files to lock or whose locks to get.
    public struct LockFileBatchArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameter entries: The files. Duplicates count once.
        @export(implementation)
        public init(entries: [Files.LockFileArg]) {
            var builder = RecordBuilder(Files._type(86))
            builder.list(0, entries)
            self.init(_plainRecord: builder.record())
        }

        /// The files. Duplicates count once.
        @export(implementation) public var entries: [Files.LockFileArg] { _plainRecord.list(0) }
    }

    /// The outcome for each file.
    public struct LockFileBatchResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(entries: [Files.LockFileResultEntry]) {
            var builder = RecordBuilder(Files._type(87))
            builder.unions(0, entries)
            self.init(_plainRecord: builder.record())
        }

        /// The outcome for each file, with its lock after the operation.
        @export(implementation) public var entries: [Files.LockFileResultEntry] { _plainRecord.unions(0) }
    }

    /// The reason that a lock wasn't set, removed, or returned.
    public enum LockFileError: StoneUnion, CustomStringConvertible {
        /// The file can't be found or read.
        case pathLookup(Files.LookupError)
        /// Too many concurrent write operations in this Dropbox. Wait, and then try again with less concurrency.
        case tooManyWriteOperations
        /// The request contains too many files. Use several calls.
        case tooManyFiles
        /// The user doesn't have permission to change the lock of this file.
        case noWritePermission
        /// Files of this kind can't be locked.
        case cannotBeLocked
        /// The file isn't shared, so it can't be locked.
        case fileNotShared
        /// Another user holds a lock on the file.
        case lockConflict(Files.LockConflictError)
        /// The outcome isn't known. Get the lock, and try again if necessary.
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
            case 6: self = .lockConflict(.init(_plainRecord: payload))
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

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(metadata: Files.Metadata, lock: Files.FileLock) {
            var builder = RecordBuilder(Files._type(89))
            builder.polymorphic(0, metadata)
            builder.object(1, lock._plainRecord)
            self.init(_plainRecord: builder.record())
        }

        /// The metadata of the file. `fileLockInfo` contains the lock.
        @export(implementation) public var metadata: Files.Metadata { _plainRecord.polymorphic(0) }
        /// The lock. Use `fileLockInfo` of the metadata instead. Deprecated.
        @export(implementation) public var lock: Files.FileLock { _plainRecord.object(1) }
    }

    /// The outcome for one file.
    public enum LockFileResultEntry: StoneUnion, CustomStringConvertible {
        /// The operation succeeded.
        case success(Files.LockFileResult)
        /// The operation failed.
        case failure(Files.LockFileError)

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .success(.init(_plainRecord: payload))
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

    /// The reason that an item couldn't be found or read.
    public enum LookupError: StoneUnion, CustomStringConvertible {
        /// The path has an invalid format: it must start with `/` and must not end with a slash or space. The
        /// associated value may describe the problem.
        case malformedPath(String?)
        /// No item exists at this path.
        case notFound
        /// The item at this path is a folder, but the call requires a file.
        case notFile
        /// The item at this path is a file, but the call requires a folder.
        case notFolder
        /// The content of the file is restricted, for example for legal reasons.
        case restrictedContent
        /// The operation doesn't support content of this type.
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

    /// Information about a photo or video.
    public enum MediaInfo: StoneUnion, CustomStringConvertible {
        /// Dropbox hasn't processed the photo or video yet. Try again later.
        case pending
        /// The information, as a `Files.PhotoMetadata` or `Files.VideoMetadata`.
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

    /// The metadata of a photo or video. Cast it to `Files.PhotoMetadata` or `Files.VideoMetadata`.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public class MediaMetadata: StoneObject, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance. The properties describe the parameters.
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
        /// The location at which the photo or video was taken.
        @export(implementation) public final var location: Files.GpsCoordinates? { _record.objectOpt(1) }
        /// The time at which the photo or video was taken.
        @export(implementation) public final var timeTaken: Date? { _record.dateOpt(2) }
    }

    /// The metadata of a file, folder, or deleted item. Cast it to `Files.FileMetadata`, `Files.FolderMetadata`, or
    /// `Files.DeletedMetadata`.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public class Metadata: StoneObject, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance. The properties describe the parameters.
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

        /// The name with its extension: the last component of the path.
        @export(implementation) public final var name: String { _record.string(0) }
        /// The full path in lowercase, which starts with `/`. Use it to compare paths and to look up items. `nil` if
        /// the item isn't mounted in this Dropbox.
        @export(implementation) public final var pathLower: String? { _record.stringOpt(1) }
        /// The path for display. Only the case of its last component is reliable, and changes only of case aren't
        /// reported. `nil` if the item isn't mounted.
        @export(implementation) public final var pathDisplay: String? { _record.stringOpt(2) }
        /// The identifier of the parent shared folder. Use `parentSharedFolderId` of `sharingInfo` instead. Consists of
        /// letters from A to Z, digits, hyphens, underscores, and colons. Deprecated.
        @export(implementation) public final var parentSharedFolderId: String? { _record.stringOpt(3) }
        /// The URL of a preview of the file.
        @export(implementation) public final var previewUrl: String? { _record.stringOpt(4) }
    }

    /// The metadata of an item in a search result.
    public enum MetadataV2: StoneUnion, CustomStringConvertible {
        /// The metadata of the file or folder.
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

    /// The metadata of a file that a shared link refers to.
    public struct MinimalFileLinkMetadata: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(url: String, rev: String, id: String? = nil, path: String? = nil) {
            var builder = RecordBuilder(Files._type(96))
            builder.string(0, url)
            builder.string(1, id)
            builder.string(2, path)
            builder.string(3, rev)
            self.init(_plainRecord: builder.record())
        }

        /// The URL of the shared link.
        @export(implementation) public var url: String { _plainRecord.string(0) }
        /// The identifier of the file. At least 1 character.
        @export(implementation) public var id: String? { _plainRecord.stringOpt(1) }
        /// The path of the file. `nil` if the file isn't in the caller's Dropbox.
        @export(implementation) public var path: String? { _plainRecord.stringOpt(2) }
        /// The current revision of the file. At least 9 characters. Consists of the digits 0 to 9 and the letters a to
        /// f.
        @export(implementation) public var rev: String { _plainRecord.string(3) }
    }

    /// The items to move, and their destinations.
    public struct MoveBatchArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - entries: The pairs of source and destination. 1 to 1000 items.
        ///   - autorename: A Boolean value that indicates whether to choose another name instead of failing an entry if
        ///     an item already exists at its destination. The default is `false`.
        ///   - allowOwnershipTransfer: A Boolean value that indicates whether the move can change the owner of content.
        ///     The default is `false`.
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
        /// A Boolean value that indicates whether to choose another name instead of failing an entry if an item already
        /// exists at its destination. The default is `false`.
        @export(implementation) public var autorename: Bool { _plainRecord.bool(1) }
        /// A Boolean value that indicates whether the move can change the owner of content. The default is `false`.
        @export(implementation) public var allowOwnershipTransfer: Bool { _plainRecord.bool(2) }
    }

    /// The reason that an item wasn't moved into the Family Room folder.
    public enum MoveIntoFamilyError: StoneUnion, CustomStringConvertible {
        /// Shared folders can't be moved into this folder.
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

    /// The reason that an item wasn't moved into the Vault.
    public enum MoveIntoVaultError: StoneUnion, CustomStringConvertible {
        /// Shared folders can't be moved into this folder.
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

    /// The reason that content wasn't accepted for a Paper document.
    public enum PaperContentError: StoneUnion, CustomStringConvertible {
        /// The user can't edit Paper documents.
        case insufficientPermissions
        /// The content isn't valid in the specified format.
        case contentMalformed
        /// The document would be too long. Split it into several documents.
        case docLengthExceeded
        /// An image in a data URI in the HTML is larger than 1 MB.
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

    /// The properties of a new Paper document.
    public struct PaperCreateArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - path: The path of the new document. It must end with `.paper`. Starts with `/`.
        ///   - importFormat: The format of the content.
        @export(implementation)
        public init(path: String, importFormat: Files.ImportFormat) {
            var builder = RecordBuilder(Files._type(101))
            builder.string(0, path)
            builder.union(1, importFormat._value)
            self.init(_plainRecord: builder.record())
        }

        /// The path of the new document. It must end with `.paper`. Starts with `/`.
        @export(implementation) public var path: String { _plainRecord.string(0) }
        /// The format of the content.
        @export(implementation) public var importFormat: Files.ImportFormat { _plainRecord.union(1) }
    }

    /// The reason that a Paper document wasn't created.
    public enum PaperCreateError: StoneUnion, CustomStringConvertible {
        /// The user can't edit Paper documents.
        case insufficientPermissions
        /// The content isn't valid in the specified format.
        case contentMalformed
        /// The document would be too long. Split it into several documents.
        case docLengthExceeded
        /// An image in a data URI in the HTML is larger than 1 MB.
        case imageSizeExceeded
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// The document can't be saved at this path.
        case invalidPath
        /// The user hasn't verified their email address. Ask the user to verify it, and then try again.
        case emailUnverified
        /// The path doesn't end with `.paper`.
        case invalidFileExtension
        /// The team has disabled Paper.
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

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(url: String, resultPath: String, fileId: String, paperRevision: Int64) {
            var builder = RecordBuilder(Files._type(103))
            builder.string(0, url)
            builder.string(1, resultPath)
            builder.string(2, fileId)
            builder.int64(3, paperRevision)
            self.init(_plainRecord: builder.record())
        }

        /// The URL of the document.
        @export(implementation) public var url: String { _plainRecord.string(0) }
        /// The actual path of the document.
        @export(implementation) public var resultPath: String { _plainRecord.string(1) }
        /// The identifier of the document. At least 4 characters. Starts with `id:`.
        @export(implementation) public var fileId: String { _plainRecord.string(2) }
        /// The revision of the document, for `paperUpdate`.
        @export(implementation) public var paperRevision: Int64 { _plainRecord.int64(3) }
    }

    /// The way in which an update combines new content with a Paper document.
    public enum PaperDocUpdatePolicy: StoneUnion, CustomStringConvertible {
        /// Replaces the content if the document has the specified revision, and fails otherwise.
        case update
        /// Replaces the content, regardless of the revision.
        case overwrite
        /// Inserts the new content before the existing content.
        case prepend
        /// Appends the new content to the existing content.
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

    /// The Paper document to change, and the change.
    public struct PaperUpdateArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - path: The path or `id:…` of the document. Starts with `/`, `id:`, or `ns:`.
        ///   - importFormat: The format of the content.
        ///   - docUpdatePolicy: The way in which to combine the new and the existing content.
        ///   - paperRevision: The revision that the document must have. Required only for `.update`.
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

        /// The path or `id:…` of the document. Starts with `/`, `id:`, or `ns:`.
        @export(implementation) public var path: String { _plainRecord.string(0) }
        /// The format of the content.
        @export(implementation) public var importFormat: Files.ImportFormat { _plainRecord.union(1) }
        /// The way in which to combine the new and the existing content.
        @export(implementation) public var docUpdatePolicy: Files.PaperDocUpdatePolicy { _plainRecord.union(2) }
        /// The revision that the document must have. Required only for `.update`.
        @export(implementation) public var paperRevision: Int64? { _plainRecord.int64Opt(3) }
    }

    /// The reason that a Paper document wasn't changed.
    public enum PaperUpdateError: StoneUnion, CustomStringConvertible {
        /// The user can't edit Paper documents.
        case insufficientPermissions
        /// The content isn't valid in the specified format.
        case contentMalformed
        /// The document would be too long. Split it into several documents.
        case docLengthExceeded
        /// An image in a data URI in the HTML is larger than 1 MB.
        case imageSizeExceeded
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// The document can't be found or read.
        case path(Files.LookupError)
        /// The document has changed since that revision. Get it again, and merge the changes.
        case revisionMismatch
        /// The document is archived.
        case docArchived
        /// The document was deleted.
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

    /// The changed Paper document.
    public struct PaperUpdateResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(paperRevision: Int64) {
            var builder = RecordBuilder(Files._type(107))
            builder.int64(0, paperRevision)
            self.init(_plainRecord: builder.record())
        }

        /// The new revision of the document.
        @export(implementation) public var paperRevision: Int64 { _plainRecord.int64(0) }
    }

    /// A file, specified by a path or a shared link.
    public enum PathOrLink: StoneUnion, CustomStringConvertible {
        /// The path, `id:…`, or `rev:…` (for a revision) of the file. Starts with `/`, `id:`, `rev:`, or `ns:`.
        case path(String)
        /// The shared link to the file.
        case link(Files.SharedLinkFileInfo)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .path(_value.string())
            case 1: self = .link(.init(_plainRecord: payload))
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

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(path: String, tags: [Files.Tag]) {
            var builder = RecordBuilder(Files._type(109))
            builder.string(0, path)
            builder.unions(1, tags)
            self.init(_plainRecord: builder.record())
        }

        /// The path of the file or folder. Starts with `/`.
        @export(implementation) public var path: String { _plainRecord.string(0) }
        /// The tags of the item.
        @export(implementation) public var tags: [Files.Tag] { _plainRecord.unions(1) }
    }

    /// The metadata of a photo.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class PhotoMetadata: Files.MediaMetadata, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance. The properties describe the parameters.
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

    /// The file to preview.
    public struct PreviewArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - path: The path, `id:…`, or `rev:…` (for a revision) of the file. Starts with `/`, `id:`, `rev:`, or
        ///     `ns:`.
        ///   - rev: The revision of the file. Use a `path` of `rev:…` instead. At least 9 characters. Consists of the
        ///     digits 0 to 9 and the letters a to f. Deprecated.
        @export(implementation)
        public init(path: String, rev: String? = nil) {
            var builder = RecordBuilder(Files._type(111))
            builder.string(0, path)
            builder.string(1, rev)
            self.init(_plainRecord: builder.record())
        }

        /// The path, `id:…`, or `rev:…` (for a revision) of the file. Starts with `/`, `id:`, `rev:`, or `ns:`.
        @export(implementation) public var path: String { _plainRecord.string(0) }
        /// The revision of the file. Use a `path` of `rev:…` instead. At least 9 characters. Consists of the digits 0
        /// to 9 and the letters a to f. Deprecated.
        @export(implementation) public var rev: String? { _plainRecord.stringOpt(1) }
    }

    /// The reason that no preview was created.
    public enum PreviewError: StoneUnion, CustomStringConvertible {
        /// The file can't be found or read.
        case path(Files.LookupError)
        /// Dropbox is still creating the preview. Try again later.
        case inProgress
        /// Previews of files with this extension aren't supported.
        case unsupportedExtension
        /// The content of this file can't be previewed.
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

    /// The file of a preview or thumbnail.
    public struct PreviewResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(fileMetadata: Files.FileMetadata? = nil, linkMetadata: Files.MinimalFileLinkMetadata? = nil) {
            var builder = RecordBuilder(Files._type(113))
            builder.object(0, fileMetadata?._record)
            builder.object(1, linkMetadata?._plainRecord)
            self.init(_plainRecord: builder.record())
        }

        /// The metadata of the file, if you specified it by a path.
        @export(implementation) public var fileMetadata: Files.FileMetadata? { _plainRecord.objectOpt(0) }
        /// The metadata of the file, if you specified it by a shared link.
        @export(implementation) public var linkMetadata: Files.MinimalFileLinkMetadata? { _plainRecord.objectOpt(1) }
    }

    /// The item to copy or move, and its destination.
    public struct RelocationArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - fromPath: The path or `id:…` of the file or folder to copy or move. Starts with `/`, `id:`, or `ns:`.
        ///   - toPath: The new path of the item, including its name. Starts with `/`, `id:`, or `ns:`.
        ///   - allowSharedFolder: This option has no effect. The default is `false`. Deprecated.
        ///   - autorename: A Boolean value that indicates whether to choose another name instead of failing if an item
        ///     already exists at the destination. The default is `false`.
        ///   - allowOwnershipTransfer: A Boolean value that indicates whether a move can change the owner of content.
        ///     Copies ignore it. The default is `false`.
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

        /// The path or `id:…` of the file or folder to copy or move. Starts with `/`, `id:`, or `ns:`.
        @export(implementation) public var fromPath: String { _plainRecord.string(0) }
        /// The new path of the item, including its name. Starts with `/`, `id:`, or `ns:`.
        @export(implementation) public var toPath: String { _plainRecord.string(1) }
        /// This option has no effect. The default is `false`. Deprecated.
        @export(implementation) public var allowSharedFolder: Bool { _plainRecord.bool(2) }
        /// A Boolean value that indicates whether to choose another name instead of failing if an item already exists
        /// at the destination. The default is `false`.
        @export(implementation) public var autorename: Bool { _plainRecord.bool(3) }
        /// A Boolean value that indicates whether a move can change the owner of content. Copies ignore it. The default
        /// is `false`.
        @export(implementation) public var allowOwnershipTransfer: Bool { _plainRecord.bool(4) }
    }

    /// The items to copy or move, and their destinations.
    public struct RelocationBatchArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - entries: The pairs of source and destination. 1 to 1000 items.
        ///   - autorename: A Boolean value that indicates whether to choose another name instead of failing an entry if
        ///     an item already exists at its destination. The default is `false`.
        ///   - allowSharedFolder: This option has no effect. The default is `false`. Deprecated.
        ///   - allowOwnershipTransfer: A Boolean value that indicates whether a move can change the owner of content.
        ///     Copies ignore it. The default is `false`.
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
        /// A Boolean value that indicates whether to choose another name instead of failing an entry if an item already
        /// exists at its destination. The default is `false`.
        @export(implementation) public var autorename: Bool { _plainRecord.bool(1) }
        /// This option has no effect. The default is `false`. Deprecated.
        @export(implementation) public var allowSharedFolder: Bool { _plainRecord.bool(2) }
        /// A Boolean value that indicates whether a move can change the owner of content. Copies ignore it. The default
        /// is `false`.
        @export(implementation) public var allowOwnershipTransfer: Bool { _plainRecord.bool(3) }
    }

    /// The items to copy or move, and their destinations.
    public struct RelocationBatchArgBase: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - entries: The pairs of source and destination. 1 to 1000 items.
        ///   - autorename: A Boolean value that indicates whether to choose another name instead of failing an entry if
        ///     an item already exists at its destination. The default is `false`.
        @export(implementation)
        public init(entries: [Files.RelocationPath], autorename: Bool = false) {
            var builder = RecordBuilder(Files._type(116))
            builder.list(0, entries)
            builder.bool(1, autorename)
            self.init(_plainRecord: builder.record())
        }

        /// The pairs of source and destination. 1 to 1000 items.
        @export(implementation) public var entries: [Files.RelocationPath] { _plainRecord.list(0) }
        /// A Boolean value that indicates whether to choose another name instead of failing an entry if an item already
        /// exists at its destination. The default is `false`.
        @export(implementation) public var autorename: Bool { _plainRecord.bool(1) }
    }

    /// The reason that an entire batch wasn't copied or moved.
    public enum RelocationBatchError: StoneUnion, CustomStringConvertible {
        /// The source can't be found or read.
        case fromLookup(Files.LookupError)
        /// The source can't be moved.
        case fromWrite(Files.WriteError)
        /// The item can't be written to the destination.
        case to(Files.WriteError)
        /// A shared folder can't be copied. Copy its contents instead.
        case cantCopySharedFolder
        /// The move would place a shared folder inside another one.
        case cantNestSharedFolder
        /// The destination lies inside the folder to move.
        case cantMoveFolderIntoItself
        /// The operation includes more than 10,000 files and folders. Use several calls.
        case tooManyFiles
        /// Two paths are equal, or one contains the other. Use separate calls.
        case duplicatedOrNestedPaths
        /// The move would change the owner of content. To allow it, set `allowOwnershipTransfer`.
        case cantTransferOwnership
        /// There isn't enough space for the copy.
        case insufficientQuota
        /// The outcome isn't known. Check the source and destination, and try again if necessary.
        case internalError
        /// The shared folder can't be moved to this destination.
        case cantMoveSharedFolder
        /// The item can't be moved into the Vault.
        case cantMoveIntoVault(Files.MoveIntoVaultError)
        /// The item can't be moved into the Family Room folder.
        case cantMoveIntoFamily(Files.MoveIntoFamilyError)
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// Too many concurrent write operations in this Dropbox. Wait, and then try again with less concurrency.
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

    /// The reason that one entry wasn't copied or moved.
    public enum RelocationBatchErrorEntry: StoneUnion, CustomStringConvertible {
        /// The entry can't be copied or moved as requested. Don't try again.
        case relocationError(Files.RelocationError)
        /// The outcome isn't known. Check the source and destination, and try again if necessary.
        case internalError
        /// Too many concurrent write operations in this Dropbox. Wait, and then try again with less concurrency.
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
        /// The job is still running. Poll again later.
        case inProgress
        /// The job is complete.
        case complete(Files.RelocationBatchResult)
        /// The entire job failed.
        case failed(Files.RelocationBatchError)

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

    /// The result of `copyBatch` and `moveBatch`: a job to poll, or the outcome.
    public enum RelocationBatchLaunch: StoneUnion, CustomStringConvertible {
        /// The identifier of the job that the call started. Poll the job with it. At least 1 character.
        case asyncJobId(String)
        /// The call completed without a job.
        case complete(Files.RelocationBatchResult)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .asyncJobId(_value.string())
            case 1: self = .complete(.init(_plainRecord: payload))
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

    /// The copied or moved items.
    public struct RelocationBatchResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(entries: [Files.RelocationBatchResultData]) {
            var builder = RecordBuilder(Files._type(121))
            builder.list(0, entries)
            self.init(_plainRecord: builder.record())
        }

        /// The result for each entry, in the order of the request.
        @export(implementation) public var entries: [Files.RelocationBatchResultData] { _plainRecord.list(0) }
    }

    /// A copied or moved item.
    public struct RelocationBatchResultData: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(metadata: Files.Metadata) {
            var builder = RecordBuilder(Files._type(122))
            builder.polymorphic(0, metadata)
            self.init(_plainRecord: builder.record())
        }

        /// The metadata of the item at its destination.
        @export(implementation) public var metadata: Files.Metadata { _plainRecord.polymorphic(0) }
    }

    /// The outcome for one entry.
    public enum RelocationBatchResultEntry: StoneUnion, CustomStringConvertible {
        /// The entry was copied or moved. The associated value is the metadata of the item at its destination.
        case success(Files.Metadata)
        /// The entry wasn't copied or moved.
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
        /// The job is still running. Poll again later.
        case inProgress
        /// The job is complete. Each entry has its own outcome.
        case complete(Files.RelocationBatchV2Result)

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .inProgress
            default: self = .complete(.init(_plainRecord: payload))
            }
        }

        public var _value: Value {
            switch self {
            case .inProgress: .tag(0)
            case .complete(let value): .variant(1, value._plainRecord)
            }
        }
    }

    /// The result of `copyBatchV2` and `moveBatchV2`: a job to poll, or the outcome.
    public enum RelocationBatchV2Launch: StoneUnion, CustomStringConvertible {
        /// The identifier of the job that the call started. Poll the job with it. At least 1 character.
        case asyncJobId(String)
        /// The call completed without a job. Each entry has its own outcome.
        case complete(Files.RelocationBatchV2Result)

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .asyncJobId(_value.string())
            default: self = .complete(.init(_plainRecord: payload))
            }
        }

        public var _value: Value {
            switch self {
            case .asyncJobId(let value): .boxedValue(0, string: value)
            case .complete(let value): .variant(1, value._plainRecord)
            }
        }
    }

    /// The outcome for each entry.
    public struct RelocationBatchV2Result: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(entries: [Files.RelocationBatchResultEntry]) {
            var builder = RecordBuilder(Files._type(126))
            builder.unions(0, entries)
            self.init(_plainRecord: builder.record())
        }

        /// The outcome for each entry, in the order of the request.
        @export(implementation) public var entries: [Files.RelocationBatchResultEntry] { _plainRecord.unions(0) }
    }

    /// The reason that an item wasn't copied or moved.
    public enum RelocationError: StoneUnion, CustomStringConvertible {
        /// The source can't be found or read.
        case fromLookup(Files.LookupError)
        /// The source can't be moved.
        case fromWrite(Files.WriteError)
        /// The item can't be written to the destination.
        case to(Files.WriteError)
        /// A shared folder can't be copied. Copy its contents instead.
        case cantCopySharedFolder
        /// The move would place a shared folder inside another one.
        case cantNestSharedFolder
        /// The destination lies inside the folder to move.
        case cantMoveFolderIntoItself
        /// The operation includes more than 10,000 files and folders. Use several calls.
        case tooManyFiles
        /// Two paths are equal, or one contains the other. Use separate calls.
        case duplicatedOrNestedPaths
        /// The move would change the owner of content. To allow it, set `allowOwnershipTransfer`.
        case cantTransferOwnership
        /// There isn't enough space for the copy.
        case insufficientQuota
        /// The outcome isn't known. Check the source and destination, and try again if necessary.
        case internalError
        /// The shared folder can't be moved to this destination.
        case cantMoveSharedFolder
        /// The item can't be moved into the Vault.
        case cantMoveIntoVault(Files.MoveIntoVaultError)
        /// The item can't be moved into the Family Room folder.
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
        ///   - fromPath: The path or `id:…` of the file or folder to copy or move. Starts with `/`, `id:`, or `ns:`.
        ///   - toPath: The new path of the item, including its name. Starts with `/`, `id:`, or `ns:`.
        @export(implementation)
        public init(fromPath: String, toPath: String) {
            var builder = RecordBuilder(Files._type(128))
            builder.string(0, fromPath)
            builder.string(1, toPath)
            self.init(_plainRecord: builder.record())
        }

        /// The path or `id:…` of the file or folder to copy or move. Starts with `/`, `id:`, or `ns:`.
        @export(implementation) public var fromPath: String { _plainRecord.string(0) }
        /// The new path of the item, including its name. Starts with `/`, `id:`, or `ns:`.
        @export(implementation) public var toPath: String { _plainRecord.string(1) }
    }

    /// A copied or moved item.
    public struct RelocationResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(metadata: Files.Metadata) {
            var builder = RecordBuilder(Files._type(129))
            builder.polymorphic(0, metadata)
            self.init(_plainRecord: builder.record())
        }

        /// The metadata of the item at its destination.
        @export(implementation) public var metadata: Files.Metadata { _plainRecord.polymorphic(0) }
    }

    /// The tag to remove from an item.
    public struct RemoveTagArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - path: The path of the file or folder. Starts with `/`.
        ///   - tagText: The tag to remove. Case doesn't matter. 1 to 32 characters. Consists of letters, digits, and
        ///     underscores.
        @export(implementation)
        public init(path: String, tagText: String) {
            var builder = RecordBuilder(Files._type(130))
            builder.string(0, path)
            builder.string(1, tagText)
            self.init(_plainRecord: builder.record())
        }

        /// The path of the file or folder. Starts with `/`.
        @export(implementation) public var path: String { _plainRecord.string(0) }
        /// The tag to remove. Case doesn't matter. 1 to 32 characters. Consists of letters, digits, and underscores.
        @export(implementation) public var tagText: String { _plainRecord.string(1) }
    }

    /// The reason that a tag wasn't removed.
    public enum RemoveTagError: StoneUnion, CustomStringConvertible {
        /// The item can't be found or read.
        case path(Files.LookupError)
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// The item doesn't have this tag.
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

    /// The revision to restore, and the destination.
    public struct RestoreArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - path: The path at which to restore the file. Starts with `/` or `ns:`.
        ///   - rev: The revision to restore, as returned by `listRevisions`. At least 9 characters. Consists of the
        ///     digits 0 to 9 and the letters a to f.
        @export(implementation)
        public init(path: String, rev: String) {
            var builder = RecordBuilder(Files._type(132))
            builder.string(0, path)
            builder.string(1, rev)
            self.init(_plainRecord: builder.record())
        }

        /// The path at which to restore the file. Starts with `/` or `ns:`.
        @export(implementation) public var path: String { _plainRecord.string(0) }
        /// The revision to restore, as returned by `listRevisions`. At least 9 characters. Consists of the digits 0 to
        /// 9 and the letters a to f.
        @export(implementation) public var rev: String { _plainRecord.string(1) }
    }

    /// The reason that a file wasn't restored.
    public enum RestoreError: StoneUnion, CustomStringConvertible {
        /// The revision can't be found or read at this path.
        case pathLookup(Files.LookupError)
        /// The file can't be written to this path.
        case pathWrite(Files.WriteError)
        /// The revision doesn't exist or is a deletion.
        case invalidRevision
        /// The restore is still in progress.
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

    /// The copy reference to save, and the destination.
    public struct SaveCopyReferenceArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - copyReference: The reference that `copyReferenceGet` returned.
        ///   - path: The path at which to save the item. Starts with `/`.
        @export(implementation)
        public init(copyReference: String, path: String) {
            var builder = RecordBuilder(Files._type(134))
            builder.string(0, copyReference)
            builder.string(1, path)
            self.init(_plainRecord: builder.record())
        }

        /// The reference that `copyReferenceGet` returned.
        @export(implementation) public var copyReference: String { _plainRecord.string(0) }
        /// The path at which to save the item. Starts with `/`.
        @export(implementation) public var path: String { _plainRecord.string(1) }
    }

    /// The reason that a copy reference wasn't saved.
    public enum SaveCopyReferenceError: StoneUnion, CustomStringConvertible {
        /// The item can't be written to this path.
        case path(Files.WriteError)
        /// The copy reference isn't valid.
        case invalidCopyReference
        /// The reference belongs to another app, or its owner unlinked the app.
        case noPermission
        /// The referenced item was deleted.
        case notFound
        /// The reference includes more than 10,000 files and folders.
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

    /// The saved item.
    public struct SaveCopyReferenceResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(metadata: Files.Metadata) {
            var builder = RecordBuilder(Files._type(136))
            builder.polymorphic(0, metadata)
            self.init(_plainRecord: builder.record())
        }

        /// The metadata of the saved item.
        @export(implementation) public var metadata: Files.Metadata { _plainRecord.polymorphic(0) }
    }

    /// The URL to download, and the destination.
    public struct SaveUrlArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - path: The path at which to save the file. Starts with `/`.
        ///   - url: The URL that Dropbox downloads.
        @export(implementation)
        public init(path: String, url: String) {
            var builder = RecordBuilder(Files._type(137))
            builder.string(0, path)
            builder.string(1, url)
            self.init(_plainRecord: builder.record())
        }

        /// The path at which to save the file. Starts with `/`.
        @export(implementation) public var path: String { _plainRecord.string(0) }
        /// The URL that Dropbox downloads.
        @export(implementation) public var url: String { _plainRecord.string(1) }
    }

    /// The reason that a URL wasn't saved.
    public enum SaveUrlError: StoneUnion, CustomStringConvertible {
        /// The file can't be written to this path.
        case path(Files.WriteError)
        /// Dropbox couldn't download the URL, for example because it requires a password or has expired.
        case downloadFailed
        /// The URL isn't valid.
        case invalidUrl
        /// The saved file was removed.
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
        /// The job is still running. Poll again later.
        case inProgress
        /// The file was saved.
        case complete(Files.FileMetadata)
        /// The file wasn't saved.
        case failed(Files.SaveUrlError)

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

    /// The result of `saveUrl`: a job to poll, or the file.
    public enum SaveUrlResult: StoneUnion, CustomStringConvertible {
        /// The identifier of the job that the call started. Poll the job with it. At least 1 character.
        case asyncJobId(String)
        /// The file was saved without a job.
        case complete(Files.FileMetadata)

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

    /// The query of a search, and its scope.
    public struct SearchArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - path: The folder to search, including its subfolders. `""` searches the entire Dropbox. Is empty, or
        ///     starts with `/`, `id:`, or `ns:`.
        ///   - query: The query. It is split into words. In names, the last word can be a prefix. At most 1000
        ///     characters.
        ///   - start: The number of matches to skip. The default is 0. At most 9999.
        ///   - maxResults: The maximum number of matches. The default is 100. From 1 to 1000.
        ///   - mode: The scope of the search: names, names and content (Dropbox Business only), or the names of deleted
        ///     files. The default is `.filename`.
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

        /// The folder to search, including its subfolders. `""` searches the entire Dropbox. Is empty, or starts with
        /// `/`, `id:`, or `ns:`.
        @export(implementation) public var path: String { _plainRecord.string(0) }
        /// The query. It is split into words. In names, the last word can be a prefix. At most 1000 characters.
        @export(implementation) public var query: String { _plainRecord.string(1) }
        /// The number of matches to skip. The default is 0. At most 9999.
        @export(implementation) public var start: UInt64 { _plainRecord.uint64(2) }
        /// The maximum number of matches. The default is 100. From 1 to 1000.
        @export(implementation) public var maxResults: UInt64 { _plainRecord.uint64(3, 100) }
        /// The scope of the search: names, names and content (Dropbox Business only), or the names of deleted files.
        /// The default is `.filename`.
        @export(implementation) public var mode: Files.SearchMode { _plainRecord.union(4, .filename) }
    }

    /// The reason that a search failed.
    public enum SearchError: StoneUnion, CustomStringConvertible {
        /// The folder to search can't be found or read.
        case path(Files.LookupError)
        /// An argument isn't valid. The associated value may describe the problem.
        case invalidArgument(String?)
        /// An error occurred at Dropbox. Try again.
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

    /// A file or folder that matches a search.
    public struct SearchMatch: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(matchType: Files.SearchMatchType, metadata: Files.Metadata) {
            var builder = RecordBuilder(Files._type(143))
            builder.union(0, matchType._value)
            builder.polymorphic(1, metadata)
            self.init(_plainRecord: builder.record())
        }

        /// The part of the item that matches.
        @export(implementation) public var matchType: Files.SearchMatchType { _plainRecord.union(0) }
        /// The metadata of the file or folder.
        @export(implementation) public var metadata: Files.Metadata { _plainRecord.polymorphic(1) }
    }

    /// The information to include about each match.
    public struct SearchMatchFieldOptions: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameter includeHighlights: A Boolean value that indicates whether to include `highlightSpans`. The
        ///   default is `false`.
        @export(implementation)
        public init(includeHighlights: Bool = false) {
            var builder = RecordBuilder(Files._type(144))
            builder.bool(0, includeHighlights)
            self.init(_plainRecord: builder.record())
        }

        /// A Boolean value that indicates whether to include `highlightSpans`. The default is `false`.
        @export(implementation) public var includeHighlights: Bool { _plainRecord.bool(0) }
    }

    /// The part of an item that matches a search.
    public enum SearchMatchType: StoneUnion, CustomStringConvertible {
        /// The name matches.
        case filename
        /// The content matches.
        case content
        /// The name and the content match.
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

    /// The part of an item that matches a search.
    public enum SearchMatchTypeV2: StoneUnion, CustomStringConvertible {
        /// The name matches.
        case filename
        /// The content matches.
        case fileContent
        /// The name and the content match.
        case filenameAndContent
        /// The content of an image matches.
        case imageContent
        /// Other metadata of the item matches.
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

    /// A file or folder that matches a search.
    public struct SearchMatchV2: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
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

        /// The metadata of the file or folder.
        @export(implementation) public var metadata: Files.MetadataV2 { _plainRecord.union(0) }
        /// The part of the item that matches.
        @export(implementation) public var matchType: Files.SearchMatchTypeV2? { _plainRecord.unionOpt(1) }
        /// The name, divided into spans that match and spans that don't. `nil` unless the search requested it.
        @export(implementation) public var highlightSpans: [Files.HighlightSpan]? { _plainRecord.listOpt(2) }
    }

    /// The scope of a search.
    public enum SearchMode: StoneUnion, CustomStringConvertible {
        /// Searches the names of files and folders.
        case filename
        /// Searches the names of files and folders, and the content of files.
        case filenameAndContent
        /// Searches the names of deleted files and folders.
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

    /// The options of a search.
    public struct SearchOptions: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - path: The folder to search, including its subfolders. `nil` searches the entire Dropbox. Is empty, or
        ///     starts with `/`, `id:`, or `ns:`.
        ///   - maxResults: The maximum number of matches in a page. The default is 100. From 1 to 1000.
        ///   - orderBy: The order of the matches. `nil` for the order of relevance.
        ///   - fileStatus: A value that indicates whether to search existing or deleted files. The default is
        ///     `.active`.
        ///   - filenameOnly: A Boolean value that indicates whether to search only names, not content. The default is
        ///     `false`.
        ///   - fileExtensions: The filename extensions of files to find. Not supported for deleted files.
        ///   - fileCategories: The categories of files to find. Not supported for deleted files.
        ///   - accountId: The identifier of the account whose content to find. Exactly 40 characters.
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

        /// The folder to search, including its subfolders. `nil` searches the entire Dropbox. Is empty, or starts with
        /// `/`, `id:`, or `ns:`.
        @export(implementation) public var path: String? { _plainRecord.stringOpt(0) }
        /// The maximum number of matches in a page. The default is 100. From 1 to 1000.
        @export(implementation) public var maxResults: UInt64 { _plainRecord.uint64(1, 100) }
        /// The order of the matches. `nil` for the order of relevance.
        @export(implementation) public var orderBy: Files.SearchOrderBy? { _plainRecord.unionOpt(2) }
        /// A value that indicates whether to search existing or deleted files. The default is `.active`.
        @export(implementation) public var fileStatus: Files.FileStatus { _plainRecord.union(3, .active) }
        /// A Boolean value that indicates whether to search only names, not content. The default is `false`.
        @export(implementation) public var filenameOnly: Bool { _plainRecord.bool(4) }
        /// The filename extensions of files to find. Not supported for deleted files.
        @export(implementation) public var fileExtensions: [String]? { _plainRecord.stringsOpt(5) }
        /// The categories of files to find. Not supported for deleted files.
        @export(implementation) public var fileCategories: [Files.FileCategory]? { _plainRecord.unionsOpt(6) }
        /// The identifier of the account whose content to find. Exactly 40 characters.
        @export(implementation) public var accountId: String? { _plainRecord.stringOpt(7) }
    }

    /// The order of search results.
    public enum SearchOrderBy: StoneUnion, CustomStringConvertible {
        /// The order of relevance, with the best match first.
        case relevance
        /// The order of the last modification time.
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

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(matches: [Files.SearchMatch], more: Bool, start: UInt64) {
            var builder = RecordBuilder(Files._type(151))
            builder.list(0, matches)
            builder.bool(1, more)
            builder.uint64(2, start)
            self.init(_plainRecord: builder.record())
        }

        /// The matches. The list may be empty.
        @export(implementation) public var matches: [Files.SearchMatch] { _plainRecord.list(0) }
        /// A Boolean value that indicates whether there are more matches.
        @export(implementation) public var more: Bool { _plainRecord.bool(1) }
        /// The value of `start` for the next page.
        @export(implementation) public var start: UInt64 { _plainRecord.uint64(2) }
    }

    /// The query of a search, and its options.
    public struct SearchV2Arg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - query: The query. At most 1000 characters.
        ///   - options: The options of the search.
        ///   - matchFieldOptions: The information to include about each match.
        ///   - includeHighlights: A Boolean value that indicates whether to include highlights. Use `matchFieldOptions`
        ///     instead. Deprecated.
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

        /// The query. At most 1000 characters.
        @export(implementation) public var query: String { _plainRecord.string(0) }
        /// The options of the search.
        @export(implementation) public var options: Files.SearchOptions? { _plainRecord.objectOpt(1) }
        /// The information to include about each match.
        @export(implementation)
        public var matchFieldOptions: Files.SearchMatchFieldOptions? { _plainRecord.objectOpt(2) }
        /// A Boolean value that indicates whether to include highlights. Use `matchFieldOptions` instead. Deprecated.
        @export(implementation) public var includeHighlights: Bool? { _plainRecord.boolOpt(3) }
    }

    /// The position at which a search continues.
    public struct SearchV2ContinueArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameter cursor: The most recent cursor of `searchV2` or `searchContinueV2`. At least 1 character.
        @export(implementation)
        public init(cursor: String) {
            var builder = RecordBuilder(Files._type(153))
            builder.string(0, cursor)
            self.init(_plainRecord: builder.record())
        }

        /// The most recent cursor of `searchV2` or `searchContinueV2`. At least 1 character.
        @export(implementation) public var cursor: String { _plainRecord.string(0) }
    }

    /// A page of matches.
    public struct SearchV2Result: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(matches: [Files.SearchMatchV2], hasMore: Bool, cursor: String? = nil) {
            var builder = RecordBuilder(Files._type(154))
            builder.list(0, matches)
            builder.bool(1, hasMore)
            builder.string(2, cursor)
            self.init(_plainRecord: builder.record())
        }

        /// The matches. The list may be empty, and a match may appear on several pages.
        @export(implementation) public var matches: [Files.SearchMatchV2] { _plainRecord.list(0) }
        /// A Boolean value that indicates whether there are more matches. Get them with `searchContinueV2`.
        @export(implementation) public var hasMore: Bool { _plainRecord.bool(1) }
        /// The cursor of the next page. `nil` if there is none. At least 1 character.
        @export(implementation) public var cursor: String? { _plainRecord.stringOpt(2) }
    }

    /// A shared link and its password.
    public struct SharedLink: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - url: The URL of the link.
        ///   - password: The password of the link. `nil` if it has none.
        @export(implementation)
        public init(url: String, password: String? = nil) {
            var builder = RecordBuilder(Files._type(155))
            builder.string(0, url)
            builder.string(1, password)
            self.init(_plainRecord: builder.record())
        }

        /// The URL of the link.
        @export(implementation) public var url: String { _plainRecord.string(0) }
        /// The password of the link. `nil` if it has none.
        @export(implementation) public var password: String? { _plainRecord.stringOpt(1) }
    }

    /// A file that a shared link refers to.
    public struct SharedLinkFileInfo: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - url: The URL of a link to the file, or to a folder that contains it.
        ///   - path: The path of the file in the folder. Required for links to folders.
        ///   - password: The password of the link. `nil` if it has none.
        @export(implementation)
        public init(url: String, path: String? = nil, password: String? = nil) {
            var builder = RecordBuilder(Files._type(156))
            builder.string(0, url)
            builder.string(1, path)
            builder.string(2, password)
            self.init(_plainRecord: builder.record())
        }

        /// The URL of a link to the file, or to a folder that contains it.
        @export(implementation) public var url: String { _plainRecord.string(0) }
        /// The path of the file in the folder. Required for links to folders.
        @export(implementation) public var path: String? { _plainRecord.stringOpt(1) }
        /// The password of the link. `nil` if it has none.
        @export(implementation) public var password: String? { _plainRecord.stringOpt(2) }
    }

    /// Sharing information of an item.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public class SharingInfo: StoneObject, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(readOnly: Bool) {
            var builder = RecordBuilder(Files._type(157))
            builder.bool(0, readOnly)
            super.init(_record: builder.record())
        }

        /// A Boolean value that indicates whether the item lies in a folder that the user can only read.
        @export(implementation) public final var readOnly: Bool { _record.bool(0) }
    }

    /// A lock that a single user holds.
    public struct SingleUserLock: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(created: Date, lockHolderAccountId: String, lockHolderTeamId: String? = nil) {
            var builder = RecordBuilder(Files._type(158))
            builder.date(0, created)
            builder.string(1, lockHolderAccountId)
            builder.string(2, lockHolderTeamId)
            self.init(_plainRecord: builder.record())
        }

        /// The time at which the file was locked.
        @export(implementation) public var created: Date { _plainRecord.date(0) }
        /// The identifier of the account that holds the lock. Exactly 40 characters.
        @export(implementation) public var lockHolderAccountId: String { _plainRecord.string(1) }
        /// The identifier of the lock holder's team. `nil` if there is none.
        @export(implementation) public var lockHolderTeamId: String? { _plainRecord.stringOpt(2) }
    }

    /// The target of a symbolic link.
    public struct SymlinkInfo: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(target: String) {
            var builder = RecordBuilder(Files._type(159))
            builder.string(0, target)
            self.init(_plainRecord: builder.record())
        }

        /// The path of the target.
        @export(implementation) public var target: String { _plainRecord.string(0) }
    }

    /// The setting for the first sync of an item to the computers of a team's members.
    public enum SyncSetting: StoneUnion, CustomStringConvertible {
        /// The setting of the parent folder, or the default of Dropbox.
        case default_
        /// Selective sync excludes the item.
        case notSynced
        /// The setting to exclude the item has no effect at its location. The setting of the parent folder applies.
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

    /// A new setting for the first sync of an item to the computers of a team's members.
    public enum SyncSettingArg: StoneUnion, CustomStringConvertible {
        /// Uses the setting of the parent folder, or the default of Dropbox.
        case default_
        /// Excludes the item with selective sync.
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

    /// The reason that sync settings weren't changed.
    public enum SyncSettingsError: StoneUnion, CustomStringConvertible {
        /// The item can't be found or read.
        case path(Files.LookupError)
        /// The combination of settings isn't supported.
        case unsupportedCombination
        /// The setting isn't supported for the item.
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
            case 0: self = .userGeneratedTag(.init(_plainRecord: payload))
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

    /// The image for which to create a thumbnail, and the options.
    public struct ThumbnailArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - path: The path, `id:…`, or `rev:…` (for a revision) of the image. Starts with `/`, `id:`, `rev:`, or
        ///     `ns:`.
        ///   - format: The format of the thumbnail. JPEG is best for photos, PNG for drawings and screenshots, and WebP
        ///     has the smallest size. The default is `.jpeg`.
        ///   - size: The size of the thumbnail. The default is `.w64h64`.
        ///   - mode: The way in which to fit the image into the size. The default is `.strict`.
        ///   - quality: The quality of the thumbnail. The default is `.quality80`.
        ///   - excludeMediaInfo: A Boolean value that indicates whether to omit `mediaInfo`, which is faster.
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

        /// The path, `id:…`, or `rev:…` (for a revision) of the image. Starts with `/`, `id:`, `rev:`, or `ns:`.
        @export(implementation) public var path: String { _plainRecord.string(0) }
        /// The format of the thumbnail. JPEG is best for photos, PNG for drawings and screenshots, and WebP has the
        /// smallest size. The default is `.jpeg`.
        @export(implementation) public var format: Files.ThumbnailFormat { _plainRecord.union(1, .jpeg) }
        /// The size of the thumbnail. The default is `.w64h64`.
        @export(implementation) public var size: Files.ThumbnailSize { _plainRecord.union(2, .w64h64) }
        /// The way in which to fit the image into the size. The default is `.strict`.
        @export(implementation) public var mode: Files.ThumbnailMode { _plainRecord.union(3, .strict) }
        /// The quality of the thumbnail. The default is `.quality80`.
        @export(implementation) public var quality: Files.ThumbnailQuality { _plainRecord.union(4, .quality80) }
        /// A Boolean value that indicates whether to omit `mediaInfo`, which is faster.
        @export(implementation) public var excludeMediaInfo: Bool? { _plainRecord.boolOpt(5) }
    }

    /// The reason that no thumbnail was created.
    public enum ThumbnailError: StoneUnion, CustomStringConvertible {
        /// The image can't be found or read.
        case path(Files.LookupError)
        /// Thumbnails of files with this extension aren't supported.
        case unsupportedExtension
        /// The image can't be read. It may be damaged or larger than 20 MB.
        case unsupportedImage
        /// The image is encrypted.
        case encryptedContent
        /// The conversion to a thumbnail failed.
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
        /// JPEG, for photos.
        case jpeg
        /// PNG, for drawings and screenshots.
        case png
        /// WebP, for small files.
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

    /// The way in which an image is fitted into the size of a thumbnail.
    public enum ThumbnailMode: StoneUnion, CustomStringConvertible {
        /// Scales the image down to fit the size.
        case strict
        /// Scales the image down to fit the size, or the size rotated by 90 degrees, whichever is better.
        case bestfit
        /// Scales the image down to cover the size, or the size rotated by 90 degrees. One side may be longer.
        case fitoneBestfit
        /// Keeps the size of the image.
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
        /// A quality of 80, the default.
        case quality80
        /// A quality of 90. The thumbnail has more detail and a larger file size.
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

    /// The maximum size of a thumbnail, in pixels.
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

    /// The image for which to create a thumbnail, and the options.
    public struct ThumbnailV2Arg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - resource: The image, specified by a path or a shared link.
        ///   - format: The format of the thumbnail. JPEG is best for photos, PNG for drawings and screenshots, and WebP
        ///     has the smallest size. The default is `.jpeg`.
        ///   - size: The size of the thumbnail. The default is `.w64h64`.
        ///   - mode: The way in which to fit the image into the size. The default is `.strict`.
        ///   - quality: The quality of the thumbnail. The default is `.quality80`.
        ///   - excludeMediaInfo: A Boolean value that indicates whether to omit `mediaInfo`, which is faster.
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

        /// The image, specified by a path or a shared link.
        @export(implementation) public var resource: Files.PathOrLink { _plainRecord.union(0) }
        /// The format of the thumbnail. JPEG is best for photos, PNG for drawings and screenshots, and WebP has the
        /// smallest size. The default is `.jpeg`.
        @export(implementation) public var format: Files.ThumbnailFormat { _plainRecord.union(1, .jpeg) }
        /// The size of the thumbnail. The default is `.w64h64`.
        @export(implementation) public var size: Files.ThumbnailSize { _plainRecord.union(2, .w64h64) }
        /// The way in which to fit the image into the size. The default is `.strict`.
        @export(implementation) public var mode: Files.ThumbnailMode { _plainRecord.union(3, .strict) }
        /// The quality of the thumbnail. The default is `.quality80`.
        @export(implementation) public var quality: Files.ThumbnailQuality { _plainRecord.union(4, .quality80) }
        /// A Boolean value that indicates whether to omit `mediaInfo`, which is faster.
        @export(implementation) public var excludeMediaInfo: Bool? { _plainRecord.boolOpt(5) }
    }

    /// The reason that no thumbnail was created.
    public enum ThumbnailV2Error: StoneUnion, CustomStringConvertible {
        /// The image can't be found or read.
        case path(Files.LookupError)
        /// Thumbnails of files with this extension aren't supported.
        case unsupportedExtension
        /// The image can't be read. It may be damaged or larger than 20 MB.
        case unsupportedImage
        /// The image is encrypted.
        case encryptedContent
        /// The conversion to a thumbnail failed.
        case conversionError
        /// The user doesn't have access to this shared link.
        case accessDenied
        /// The shared link doesn't exist.
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
        /// - Parameter path: The path or `id:…` of the file. Starts with `/`, `id:`, or `ns:`.
        @export(implementation)
        public init(path: String) {
            var builder = RecordBuilder(Files._type(172))
            builder.string(0, path)
            self.init(_plainRecord: builder.record())
        }

        /// The path or `id:…` of the file. Starts with `/`, `id:`, or `ns:`.
        @export(implementation) public var path: String { _plainRecord.string(0) }
    }

    /// The files to unlock.
    public struct UnlockFileBatchArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameter entries: The files. Duplicates count once.
        @export(implementation)
        public init(entries: [Files.UnlockFileArg]) {
            var builder = RecordBuilder(Files._type(173))
            builder.list(0, entries)
            self.init(_plainRecord: builder.record())
        }

        /// The files. Duplicates count once.
        @export(implementation) public var entries: [Files.UnlockFileArg] { _plainRecord.list(0) }
    }

    /// The destination of an uploaded file, and the way to save it.
    public struct UploadArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - path: The path of the file, which starts with `/`, or the `id:…` of a file to write to. Starts with `/`,
        ///     `id:`, or `ns:`.
        ///   - mode: The action to take if an item already exists at the path. The default is `.add`.
        ///   - autorename: A Boolean value that indicates whether to save the file with another name, such as `report
        ///     (2).txt`, instead of failing with a conflict. The default is `false`.
        ///   - clientModified: The time at which the user last changed the file, in whole seconds. It is for display
        ///     only and doesn't affect conflicts.
        ///   - mute: A Boolean value that indicates whether to suppress notifications about this change on the user's
        ///     devices. The default is `false`.
        ///   - propertyGroups: The custom properties to save with the file.
        ///   - strictConflict: A Boolean value that indicates whether to detect conflicts strictly. If `true`,
        ///     identical content and an `.update` of a deleted file are conflicts, too. The default is `false`.
        ///   - contentHash: The content hash of the data. If it isn't `nil`, Dropbox verifies the received data.
        ///     Exactly 64 characters.
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

        /// The path of the file, which starts with `/`, or the `id:…` of a file to write to. Starts with `/`, `id:`, or
        /// `ns:`.
        @export(implementation) public var path: String { _plainRecord.string(0) }
        /// The action to take if an item already exists at the path. The default is `.add`.
        @export(implementation) public var mode: Files.WriteMode { _plainRecord.union(1, .add) }
        /// A Boolean value that indicates whether to save the file with another name, such as `report (2).txt`, instead
        /// of failing with a conflict. The default is `false`.
        @export(implementation) public var autorename: Bool { _plainRecord.bool(2) }
        /// The time at which the user last changed the file, in whole seconds. It is for display only and doesn't
        /// affect conflicts.
        @export(implementation) public var clientModified: Date? { _plainRecord.dateOpt(3) }
        /// A Boolean value that indicates whether to suppress notifications about this change on the user's devices.
        /// The default is `false`.
        @export(implementation) public var mute: Bool { _plainRecord.bool(4) }
        /// The custom properties to save with the file.
        @export(implementation) public var propertyGroups: [FileProperties.PropertyGroup]? { _plainRecord.listOpt(5) }
        /// A Boolean value that indicates whether to detect conflicts strictly. If `true`, identical content and an
        /// `.update` of a deleted file are conflicts, too. The default is `false`.
        @export(implementation) public var strictConflict: Bool { _plainRecord.bool(6) }
        /// The content hash of the data. If it isn't `nil`, Dropbox verifies the received data. Exactly 64 characters.
        @export(implementation) public var contentHash: String? { _plainRecord.stringOpt(7) }
    }

    /// The reason that a file wasn't uploaded.
    public enum UploadError: StoneUnion, CustomStringConvertible {
        /// Dropbox received the data but couldn't save it at this path.
        case path(Files.UploadWriteFailed)
        /// A property group isn't valid. The file was saved without the property groups.
        case propertiesError(FileProperties.InvalidPropertyGroupError)
        /// The request body is larger than 150 MiB. Use an upload session.
        case payloadTooLarge
        /// The received data doesn't match `contentHash`: the data was damaged, or the hash is wrong. Upload the data
        /// again.
        case contentHashMismatch
        /// The destination requires encryption, which the API doesn't support.
        case encryptionNotSupported
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .path(.init(_plainRecord: payload))
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

    /// The upload session to which to append data.
    public struct UploadSessionAppendArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - cursor: The upload session, and the number of bytes it already contains.
        ///   - close: A Boolean value that indicates whether this is the last chunk. A closed session accepts no more
        ///     data. You must close a concurrent session before you finish it. The default is `false`.
        ///   - contentHash: The content hash of the data in this request. If it isn't `nil`, Dropbox verifies the
        ///     received data. Exactly 64 characters.
        @export(implementation)
        public init(cursor: Files.UploadSessionCursor, close: Bool = false, contentHash: String? = nil) {
            var builder = RecordBuilder(Files._type(176))
            builder.object(0, cursor._plainRecord)
            builder.bool(1, close)
            builder.string(2, contentHash)
            self.init(_plainRecord: builder.record())
        }

        /// The upload session, and the number of bytes it already contains.
        @export(implementation) public var cursor: Files.UploadSessionCursor { _plainRecord.object(0) }
        /// A Boolean value that indicates whether this is the last chunk. A closed session accepts no more data. You
        /// must close a concurrent session before you finish it. The default is `false`.
        @export(implementation) public var close: Bool { _plainRecord.bool(1) }
        /// The content hash of the data in this request. If it isn't `nil`, Dropbox verifies the received data. Exactly
        /// 64 characters.
        @export(implementation) public var contentHash: String? { _plainRecord.stringOpt(2) }
    }

    /// The upload sessions to which to append data.
    public struct UploadSessionAppendBatchArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - entries: The upload sessions, in the order of their data in the body. At most 1000 items.
        ///   - contentHash: The content hash of the entire body. If it isn't `nil`, Dropbox verifies the received data.
        ///     Exactly 64 characters.
        @export(implementation)
        public init(entries: [Files.UploadSessionAppendBatchArgEntry], contentHash: String? = nil) {
            var builder = RecordBuilder(Files._type(177))
            builder.list(0, entries)
            builder.string(1, contentHash)
            self.init(_plainRecord: builder.record())
        }

        /// The upload sessions, in the order of their data in the body. At most 1000 items.
        @export(implementation) public var entries: [Files.UploadSessionAppendBatchArgEntry] { _plainRecord.list(0) }
        /// The content hash of the entire body. If it isn't `nil`, Dropbox verifies the received data. Exactly 64
        /// characters.
        @export(implementation) public var contentHash: String? { _plainRecord.stringOpt(1) }
    }

    /// The data to append to one upload session.
    public struct UploadSessionAppendBatchArgEntry: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - cursor: The upload session, and the number of bytes it already contains.
        ///   - length: The number of bytes in the body that belong to this session.
        ///   - close: A Boolean value that indicates whether this is the last chunk of the session. The default is
        ///     `false`.
        @export(implementation)
        public init(cursor: Files.UploadSessionCursor, length: UInt64, close: Bool = false) {
            var builder = RecordBuilder(Files._type(178))
            builder.object(0, cursor._plainRecord)
            builder.uint64(1, length)
            builder.bool(2, close)
            self.init(_plainRecord: builder.record())
        }

        /// The upload session, and the number of bytes it already contains.
        @export(implementation) public var cursor: Files.UploadSessionCursor { _plainRecord.object(0) }
        /// The number of bytes in the body that belong to this session.
        @export(implementation) public var length: UInt64 { _plainRecord.uint64(1) }
        /// A Boolean value that indicates whether this is the last chunk of the session. The default is `false`.
        @export(implementation) public var close: Bool { _plainRecord.bool(2) }
    }

    /// The reason that no data was appended to an upload session.
    public enum UploadSessionAppendBatchEntryError: StoneUnion, CustomStringConvertible {
        /// The upload session doesn't exist or is older than 7 days. Start a new one.
        case notFound
        /// The session doesn't contain `offset` bytes. Continue at `correctOffset`. This is normal after a lost
        /// response.
        case incorrectOffset(Files.UploadSessionOffsetError)
        /// The session is closed and accepts no more data.
        case closed
        /// The file would grow beyond 2,199,019,061,248 bytes.
        case tooLarge
        /// The offset of a concurrent session isn't a multiple of 4,194,304 bytes.
        case concurrentSessionInvalidOffset
        /// The length of a chunk of a concurrent session isn't a multiple of 4,194,304 bytes. Only the last chunk, sent
        /// with `close`, can have another length.
        case concurrentSessionInvalidDataSize
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .notFound
            case 1: self = .incorrectOffset(.init(_plainRecord: payload))
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

    /// The reason that no data was appended to any upload session.
    public enum UploadSessionAppendBatchError: StoneUnion, CustomStringConvertible {
        /// The request body is larger than 150 MiB. Use several requests.
        case payloadTooLarge
        /// The received data doesn't match `contentHash`: the data was damaged, or the hash is wrong. Send the data
        /// again.
        case contentHashMismatch
        /// The sum of the lengths differs from the length of the body.
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

    /// The outcome for each session.
    public struct UploadSessionAppendBatchResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(entries: [Files.UploadSessionAppendBatchResultEntry]) {
            var builder = RecordBuilder(Files._type(181))
            builder.unions(0, entries)
            self.init(_plainRecord: builder.record())
        }

        /// The outcome for each session, in the order of the request.
        @export(implementation)
        public var entries: [Files.UploadSessionAppendBatchResultEntry] { _plainRecord.unions(0) }
    }

    /// The outcome for one session.
    public enum UploadSessionAppendBatchResultEntry: StoneUnion, CustomStringConvertible {
        /// The data was appended.
        case success
        /// The data wasn't appended.
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

    /// The reason that data wasn't appended.
    public enum UploadSessionAppendError: StoneUnion, CustomStringConvertible {
        /// The upload session doesn't exist or is older than 7 days. Start a new one.
        case notFound
        /// The session doesn't contain `offset` bytes. Continue at `correctOffset`. This is normal after a lost
        /// response.
        case incorrectOffset(Files.UploadSessionOffsetError)
        /// The session is closed and accepts no more data.
        case closed
        /// The file would grow beyond 2,199,019,061,248 bytes.
        case tooLarge
        /// The offset of a concurrent session isn't a multiple of 4,194,304 bytes.
        case concurrentSessionInvalidOffset
        /// The length of a chunk of a concurrent session isn't a multiple of 4,194,304 bytes. Only the last chunk, sent
        /// with `close`, can have another length.
        case concurrentSessionInvalidDataSize
        /// The request body is larger than 150 MiB. Send smaller chunks.
        case payloadTooLarge
        /// The received data doesn't match `contentHash`: the data was damaged, or the hash is wrong. Send the data
        /// again.
        case contentHashMismatch
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// The session isn't closed. Retired: the service no longer returns it.
        case notClosed

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .notFound
            case 1: self = .incorrectOffset(.init(_plainRecord: payload))
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

    /// A position in an upload session.
    public struct UploadSessionCursor: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - sessionId: The identifier of the session.
        ///   - offset: The number of bytes that the session already contains. The new data starts at this offset.
        @export(implementation)
        public init(sessionId: String, offset: UInt64) {
            var builder = RecordBuilder(Files._type(184))
            builder.string(0, sessionId)
            builder.uint64(1, offset)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the session.
        @export(implementation) public var sessionId: String { _plainRecord.string(0) }
        /// The number of bytes that the session already contains. The new data starts at this offset.
        @export(implementation) public var offset: UInt64 { _plainRecord.uint64(1) }
    }

    /// The upload session to save, and the destination.
    public struct UploadSessionFinishArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - cursor: The upload session, and the number of bytes it already contains.
        ///   - commit: The destination of the file, and the way to save it.
        ///   - contentHash: The content hash of the data in this request, not of the entire file. If it isn't `nil`,
        ///     Dropbox verifies the received data. Exactly 64 characters.
        @export(implementation)
        public init(cursor: Files.UploadSessionCursor, commit: Files.CommitInfo, contentHash: String? = nil) {
            var builder = RecordBuilder(Files._type(185))
            builder.object(0, cursor._plainRecord)
            builder.object(1, commit._plainRecord)
            builder.string(2, contentHash)
            self.init(_plainRecord: builder.record())
        }

        /// The upload session, and the number of bytes it already contains.
        @export(implementation) public var cursor: Files.UploadSessionCursor { _plainRecord.object(0) }
        /// The destination of the file, and the way to save it.
        @export(implementation) public var commit: Files.CommitInfo { _plainRecord.object(1) }
        /// The content hash of the data in this request, not of the entire file. If it isn't `nil`, Dropbox verifies
        /// the received data. Exactly 64 characters.
        @export(implementation) public var contentHash: String? { _plainRecord.stringOpt(2) }
    }

    /// The upload sessions to save, and the destinations.
    public struct UploadSessionFinishBatchArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameter entries: The upload sessions and destinations. At most 1000 items.
        @export(implementation)
        public init(entries: [Files.UploadSessionFinishArg]) {
            var builder = RecordBuilder(Files._type(186))
            builder.list(0, entries)
            self.init(_plainRecord: builder.record())
        }

        /// The upload sessions and destinations. At most 1000 items.
        @export(implementation) public var entries: [Files.UploadSessionFinishArg] { _plainRecord.list(0) }
    }

    /// The state of a job of `uploadSessionFinishBatch`.
    public enum UploadSessionFinishBatchJobStatus: StoneUnion, CustomStringConvertible {
        /// The job is still running. Poll again later.
        case inProgress
        /// The job is complete. Each entry has its own outcome.
        case complete(Files.UploadSessionFinishBatchResult)

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .inProgress
            default: self = .complete(.init(_plainRecord: payload))
            }
        }

        public var _value: Value {
            switch self {
            case .inProgress: .tag(0)
            case .complete(let value): .variant(1, value._plainRecord)
            }
        }
    }

    /// The result of `uploadSessionFinishBatch`: a job to poll, or the outcome.
    public enum UploadSessionFinishBatchLaunch: StoneUnion, CustomStringConvertible {
        /// The identifier of the job that the call started. Poll the job with it. At least 1 character.
        case asyncJobId(String)
        /// The call completed without a job. Each entry has its own outcome.
        case complete(Files.UploadSessionFinishBatchResult)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .asyncJobId(_value.string())
            case 1: self = .complete(.init(_plainRecord: payload))
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

    /// The outcome for each file.
    public struct UploadSessionFinishBatchResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(entries: [Files.UploadSessionFinishBatchResultEntry]) {
            var builder = RecordBuilder(Files._type(189))
            builder.unions(0, entries)
            self.init(_plainRecord: builder.record())
        }

        /// The outcome for each session, in the order of the request.
        @export(implementation)
        public var entries: [Files.UploadSessionFinishBatchResultEntry] { _plainRecord.unions(0) }
    }

    /// The outcome for one file.
    public enum UploadSessionFinishBatchResultEntry: StoneUnion, CustomStringConvertible {
        /// The file was saved.
        case success(Files.FileMetadata)
        /// The file wasn't saved.
        case failure(Files.UploadSessionFinishError)

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .success(.init(_record: payload))
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

    /// The reason that an upload session wasn't saved as a file.
    public enum UploadSessionFinishError: StoneUnion, CustomStringConvertible {
        /// The session or the offset isn't valid.
        case lookupFailed(Files.UploadSessionLookupError)
        /// The file can't be written to this path. The session keeps its data: try again with an empty body, and the
        /// end of the data as the offset.
        case path(Files.WriteError)
        /// A property group isn't valid. The file was saved without the property groups.
        case propertiesError(FileProperties.InvalidPropertyGroupError)
        /// The batch writes to too many shared folders. Use a batch for each shared folder. Deprecated.
        case tooManySharedFolderTargets
        /// Too many concurrent write operations in this Dropbox. Wait, and then try again with less concurrency.
        case tooManyWriteOperations
        /// The request to finish a concurrent session can't contain data. Append the last chunk first.
        case concurrentSessionDataNotAllowed
        /// You must close a concurrent session, with `close` of its last append request, before you finish it.
        case concurrentSessionNotClosed
        /// Chunks of the file are missing. Append them before you finish the session.
        case concurrentSessionMissingData
        /// The request body is larger than 150 MiB. Send smaller chunks.
        case payloadTooLarge
        /// The received data doesn't match `contentHash`: the data was damaged, or the hash is wrong. Send the data
        /// again.
        case contentHashMismatch
        /// The destination requires encryption, which the API doesn't support.
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

    /// The reason that an upload session can't be used as requested.
    public enum UploadSessionLookupError: StoneUnion, CustomStringConvertible {
        /// The upload session doesn't exist or is older than 7 days. Start a new one.
        case notFound
        /// The session doesn't contain `offset` bytes. Continue at `correctOffset`. This is normal after a lost
        /// response.
        case incorrectOffset(Files.UploadSessionOffsetError)
        /// The session is closed and accepts no more data.
        case closed
        /// You must close a session, with `close` of its last request, before you finish it in a batch.
        case notClosed
        /// The file would grow beyond 2,199,019,061,248 bytes.
        case tooLarge
        /// The offset of a concurrent session isn't a multiple of 4,194,304 bytes.
        case concurrentSessionInvalidOffset
        /// The length of a chunk of a concurrent session isn't a multiple of 4,194,304 bytes. Only the last chunk, sent
        /// with `close`, can have another length.
        case concurrentSessionInvalidDataSize
        /// The request body is larger than 150 MiB. Send smaller chunks.
        case payloadTooLarge
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .notFound
            case 1: self = .incorrectOffset(.init(_plainRecord: payload))
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

    /// The actual offset of an upload session.
    public struct UploadSessionOffsetError: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(correctOffset: UInt64) {
            var builder = RecordBuilder(Files._type(193))
            builder.uint64(0, correctOffset)
            self.init(_plainRecord: builder.record())
        }

        /// The number of bytes that the session contains. Continue at this offset.
        @export(implementation) public var correctOffset: UInt64 { _plainRecord.uint64(0) }
    }

    /// The properties of a new upload session.
    public struct UploadSessionStartArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - close: A Boolean value that indicates whether the data of this request is the entire file. Not supported
        ///     for concurrent sessions. The default is `false`.
        ///   - sessionType: The type of the session. `nil` for a sequential session.
        ///   - contentHash: The content hash of the data in this request. If it isn't `nil`, Dropbox verifies the
        ///     received data. Exactly 64 characters.
        @export(implementation)
        public init(close: Bool = false, sessionType: Files.UploadSessionType? = nil, contentHash: String? = nil) {
            var builder = RecordBuilder(Files._type(194))
            builder.bool(0, close)
            builder.union(1, sessionType?._value)
            builder.string(2, contentHash)
            self.init(_plainRecord: builder.record())
        }

        /// A Boolean value that indicates whether the data of this request is the entire file. Not supported for
        /// concurrent sessions. The default is `false`.
        @export(implementation) public var close: Bool { _plainRecord.bool(0) }
        /// The type of the session. `nil` for a sequential session.
        @export(implementation) public var sessionType: Files.UploadSessionType? { _plainRecord.unionOpt(1) }
        /// The content hash of the data in this request. If it isn't `nil`, Dropbox verifies the received data. Exactly
        /// 64 characters.
        @export(implementation) public var contentHash: String? { _plainRecord.stringOpt(2) }
    }

    /// The number and type of new upload sessions.
    public struct UploadSessionStartBatchArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - numSessions: The number of sessions to start. From 1 to 1000.
        ///   - sessionType: The type of the sessions. `nil` for sequential sessions.
        @export(implementation)
        public init(numSessions: UInt64, sessionType: Files.UploadSessionType? = nil) {
            var builder = RecordBuilder(Files._type(195))
            builder.union(0, sessionType?._value)
            builder.uint64(1, numSessions)
            self.init(_plainRecord: builder.record())
        }

        /// The type of the sessions. `nil` for sequential sessions.
        @export(implementation) public var sessionType: Files.UploadSessionType? { _plainRecord.unionOpt(0) }
        /// The number of sessions to start. From 1 to 1000.
        @export(implementation) public var numSessions: UInt64 { _plainRecord.uint64(1) }
    }

    /// The new upload sessions.
    public struct UploadSessionStartBatchResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(sessionIds: [String]) {
            var builder = RecordBuilder(Files._type(196))
            builder.strings(0, sessionIds)
            self.init(_plainRecord: builder.record())
        }

        /// The identifiers of the new sessions.
        @export(implementation) public var sessionIds: [String] { _plainRecord.strings(0) }
    }

    /// The reason that no upload session was started.
    public enum UploadSessionStartError: StoneUnion, CustomStringConvertible {
        /// The request to start a concurrent session can't contain data.
        case concurrentSessionDataNotAllowed
        /// The request to start a concurrent session can't close it.
        case concurrentSessionCloseNotAllowed
        /// The request body is larger than 150 MiB. Send smaller chunks.
        case payloadTooLarge
        /// The received data doesn't match `contentHash`: the data was damaged, or the hash is wrong. Send the data
        /// again.
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

    /// The new upload session.
    public struct UploadSessionStartResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(sessionId: String) {
            var builder = RecordBuilder(Files._type(198))
            builder.string(0, sessionId)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the new session. The session exists for 7 days.
        @export(implementation) public var sessionId: String { _plainRecord.string(0) }
    }

    /// The order in which an upload session accepts chunks.
    public enum UploadSessionType: StoneUnion, CustomStringConvertible {
        /// Accepts one chunk after another.
        case sequential
        /// Accepts chunks in any order and concurrently. Offsets and lengths must be multiples of 4,194,304 bytes,
        /// except for the length of the last chunk.
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

    /// Data that Dropbox received but couldn't save.
    public struct UploadWriteFailed: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(reason: Files.WriteError, uploadSessionId: String) {
            var builder = RecordBuilder(Files._type(200))
            builder.union(0, reason._value)
            builder.string(1, uploadSessionId)
            self.init(_plainRecord: builder.record())
        }

        /// The reason that the file wasn't saved.
        @export(implementation) public var reason: Files.WriteError { _plainRecord.union(0) }
        /// The identifier of an upload session that contains the data. To save it elsewhere without another upload, use
        /// `uploadSessionFinish`.
        @export(implementation) public var uploadSessionId: String { _plainRecord.string(1) }
    }

    /// A tag that a user added.
    public struct UserGeneratedTag: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(tagText: String) {
            var builder = RecordBuilder(Files._type(201))
            builder.string(0, tagText)
            self.init(_plainRecord: builder.record())
        }

        /// The tag, in lowercase. 1 to 32 characters. Consists of letters, digits, and underscores.
        @export(implementation) public var tagText: String { _plainRecord.string(0) }
    }

    /// The metadata of a video.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class VideoMetadata: Files.MediaMetadata, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance. The properties describe the parameters.
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

        /// The duration in milliseconds.
        @export(implementation) public var duration: UInt64? { _record.uint64Opt(3) }
    }

    /// The item that causes a write conflict.
    public enum WriteConflictError: StoneUnion, CustomStringConvertible {
        /// A file exists at this path.
        case file
        /// A folder exists at this path.
        case folder
        /// A file exists at the path of a required parent folder.
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

    /// The reason that an item couldn't be written.
    public enum WriteError: StoneUnion, CustomStringConvertible {
        /// The path has an invalid format: it must start with `/` and must not end with a slash or space. The
        /// associated value may describe the problem.
        case malformedPath(String?)
        /// An item already exists at this path. Choose another name, set `autorename`, or overwrite the item.
        case conflict(Files.WriteConflictError)
        /// The user doesn't have permission to write to this path.
        case noWritePermission
        /// The user doesn't have enough space.
        case insufficientSpace
        /// Dropbox doesn't allow this name. Choose another one.
        case disallowedName
        /// This call can't move or delete team folders. Use the routes of `Team` instead.
        case teamFolder
        /// The operation isn't allowed at this path.
        case operationSuppressed
        /// Too many concurrent write operations in this Dropbox. Wait, and then try again with less concurrency.
        case tooManyWriteOperations
        /// An admin of the team restricted the access to the item.
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

    /// The action to take if an item already exists at the path of an upload. An identical file isn't a conflict; a
    /// folder always is.
    public enum WriteMode: StoneUnion, CustomStringConvertible {
        /// Never overwrites a file. A file with different content is a conflict. With `autorename`, the new file is
        /// renamed, for example to `report (2).txt`.
        case add
        /// Replaces the existing file, regardless of its content.
        case overwrite
        /// Replaces the existing file only if it has this revision. Otherwise, with `autorename`, the new file becomes
        /// a conflicted copy next to it. At least 9 characters. Consists of the digits 0 to 9 and the letters a to f.
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
