// Generated from API/files.json by `make generate`. Do not edit.

import DropboxCore
import StoneRuntime

extension Files {
    /// `files/alpha/get_metadata`
    @export(implementation)
    public static var alphaGetMetadata: Route<Files.AlphaGetMetadataArg, Files.Metadata, Files.AlphaGetMetadataError> {
        Route(_schema, 0)
    }
    /// `files/alpha/upload`
    @export(implementation)
    public static var alphaUpload: Route<Files.UploadArg, Files.FileMetadata, Files.UploadError> {
        Route(_schema, 1)
    }
    /// `files/copy`
    @export(implementation)
    public static var copy: Route<Files.RelocationArg, Files.Metadata, Files.RelocationError> {
        Route(_schema, 2)
    }
    /// `files/copy_v2`
    @export(implementation)
    public static var copyV2: Route<Files.RelocationArg, Files.RelocationResult, Files.RelocationError> {
        Route(_schema, 3)
    }
    /// `files/copy_batch`
    @export(implementation)
    public static var copyBatch: Route<Files.RelocationBatchArg, Files.RelocationBatchLaunch, Void> {
        Route(_schema, 4)
    }
    /// `files/copy_batch_v2`
    @export(implementation)
    public static var copyBatchV2: Route<Files.RelocationBatchArgBase, Files.RelocationBatchV2Launch, Void> {
        Route(_schema, 5)
    }
    /// `files/copy_batch/check`
    @export(implementation)
    public static var copyBatchCheck: Route<Async.PollArg, Files.RelocationBatchJobStatus, Async.PollError> {
        Route(_schema, 6)
    }
    /// `files/copy_batch/check_v2`
    @export(implementation)
    public static var copyBatchCheckV2: Route<Async.PollArg, Files.RelocationBatchV2JobStatus, Async.PollError> {
        Route(_schema, 7)
    }
    /// `files/copy_reference/get`
    @export(implementation)
    public static var copyReferenceGet: Route<Files.GetCopyReferenceArg, Files.GetCopyReferenceResult, Files.GetCopyReferenceError> {
        Route(_schema, 8)
    }
    /// `files/copy_reference/save`
    @export(implementation)
    public static var copyReferenceSave: Route<Files.SaveCopyReferenceArg, Files.SaveCopyReferenceResult, Files.SaveCopyReferenceError> {
        Route(_schema, 9)
    }
    /// `files/create_folder`
    @export(implementation)
    public static var createFolder: Route<Files.CreateFolderArg, Files.FolderMetadata, Files.CreateFolderError> {
        Route(_schema, 10)
    }
    /// `files/create_folder_v2`
    @export(implementation)
    public static var createFolderV2: Route<Files.CreateFolderArg, Files.CreateFolderResult, Files.CreateFolderError> {
        Route(_schema, 11)
    }
    /// `files/create_folder_batch`
    @export(implementation)
    public static var createFolderBatch: Route<Files.CreateFolderBatchArg, Files.CreateFolderBatchLaunch, Void> {
        Route(_schema, 12)
    }
    /// `files/create_folder_batch/check`
    @export(implementation)
    public static var createFolderBatchCheck: Route<Async.PollArg, Files.CreateFolderBatchJobStatus, Async.PollError> {
        Route(_schema, 13)
    }
    /// `files/delete`
    @export(implementation)
    public static var delete: Route<Files.DeleteArg, Files.Metadata, Files.DeleteError> {
        Route(_schema, 14)
    }
    /// `files/delete_v2`
    @export(implementation)
    public static var deleteV2: Route<Files.DeleteArg, Files.DeleteResult, Files.DeleteError> {
        Route(_schema, 15)
    }
    /// `files/delete_batch`
    @export(implementation)
    public static var deleteBatch: Route<Files.DeleteBatchArg, Files.DeleteBatchLaunch, Void> {
        Route(_schema, 16)
    }
    /// `files/delete_batch/check`
    @export(implementation)
    public static var deleteBatchCheck: Route<Async.PollArg, Files.DeleteBatchJobStatus, Async.PollError> {
        Route(_schema, 17)
    }
    /// `files/download`
    @export(implementation)
    public static var download: Route<Files.DownloadArg, Files.FileMetadata, Files.DownloadError> {
        Route(_schema, 18)
    }
    /// `files/download_zip`
    @export(implementation)
    public static var downloadZip: Route<Files.DownloadZipArg, Files.DownloadZipResult, Files.DownloadZipError> {
        Route(_schema, 19)
    }
    /// `files/export`
    @export(implementation)
    public static var export: Route<Files.ExportArg, Files.ExportResult, Files.ExportError> {
        Route(_schema, 20)
    }
    /// `files/get_file_lock_batch`
    @export(implementation)
    public static var getFileLockBatch: Route<Files.LockFileBatchArg, Files.LockFileBatchResult, Files.LockFileError> {
        Route(_schema, 21)
    }
    /// `files/get_metadata`
    @export(implementation)
    public static var getMetadata: Route<Files.GetMetadataArg, Files.Metadata, Files.GetMetadataError> {
        Route(_schema, 22)
    }
    /// `files/get_preview`
    @export(implementation)
    public static var getPreview: Route<Files.PreviewArg, Files.FileMetadata, Files.PreviewError> {
        Route(_schema, 23)
    }
    /// `files/get_temporary_link`
    @export(implementation)
    public static var getTemporaryLink: Route<Files.GetTemporaryLinkArg, Files.GetTemporaryLinkResult, Files.GetTemporaryLinkError> {
        Route(_schema, 24)
    }
    /// `files/get_temporary_upload_link`
    @export(implementation)
    public static var getTemporaryUploadLink: Route<Files.GetTemporaryUploadLinkArg, Files.GetTemporaryUploadLinkResult, Void> {
        Route(_schema, 25)
    }
    /// `files/get_thumbnail`
    @export(implementation)
    public static var getThumbnail: Route<Files.ThumbnailArg, Files.FileMetadata, Files.ThumbnailError> {
        Route(_schema, 26)
    }
    /// `files/get_thumbnail_v2`
    @export(implementation)
    public static var getThumbnailV2: Route<Files.ThumbnailV2Arg, Files.PreviewResult, Files.ThumbnailV2Error> {
        Route(_schema, 27)
    }
    /// `files/get_thumbnail_batch`
    @export(implementation)
    public static var getThumbnailBatch: Route<Files.GetThumbnailBatchArg, Files.GetThumbnailBatchResult, Files.GetThumbnailBatchError> {
        Route(_schema, 28)
    }
    /// `files/list_folder`
    @export(implementation)
    public static var listFolder: Route<Files.ListFolderArg, Files.ListFolderResult, Files.ListFolderError> {
        Route(_schema, 29)
    }
    /// `files/list_folder/continue`
    @export(implementation)
    public static var listFolderContinue: Route<Files.ListFolderContinueArg, Files.ListFolderResult, Files.ListFolderContinueError> {
        Route(_schema, 30)
    }
    /// `files/list_folder/get_latest_cursor`
    @export(implementation)
    public static var listFolderGetLatestCursor: Route<Files.ListFolderArg, Files.ListFolderGetLatestCursorResult, Files.ListFolderError> {
        Route(_schema, 31)
    }
    /// `files/list_folder/longpoll`
    @export(implementation)
    public static var listFolderLongpoll: Route<Files.ListFolderLongpollArg, Files.ListFolderLongpollResult, Files.ListFolderLongpollError> {
        Route(_schema, 32)
    }
    /// `files/list_revisions`
    @export(implementation)
    public static var listRevisions: Route<Files.ListRevisionsArg, Files.ListRevisionsResult, Files.ListRevisionsError> {
        Route(_schema, 33)
    }
    /// `files/lock_file_batch`
    @export(implementation)
    public static var lockFileBatch: Route<Files.LockFileBatchArg, Files.LockFileBatchResult, Files.LockFileError> {
        Route(_schema, 34)
    }
    /// `files/move`
    @export(implementation)
    public static var move: Route<Files.RelocationArg, Files.Metadata, Files.RelocationError> {
        Route(_schema, 35)
    }
    /// `files/move_v2`
    @export(implementation)
    public static var moveV2: Route<Files.RelocationArg, Files.RelocationResult, Files.RelocationError> {
        Route(_schema, 36)
    }
    /// `files/move_batch`
    @export(implementation)
    public static var moveBatch: Route<Files.RelocationBatchArg, Files.RelocationBatchLaunch, Void> {
        Route(_schema, 37)
    }
    /// `files/move_batch_v2`
    @export(implementation)
    public static var moveBatchV2: Route<Files.MoveBatchArg, Files.RelocationBatchV2Launch, Void> {
        Route(_schema, 38)
    }
    /// `files/move_batch/check`
    @export(implementation)
    public static var moveBatchCheck: Route<Async.PollArg, Files.RelocationBatchJobStatus, Async.PollError> {
        Route(_schema, 39)
    }
    /// `files/move_batch/check_v2`
    @export(implementation)
    public static var moveBatchCheckV2: Route<Async.PollArg, Files.RelocationBatchV2JobStatus, Async.PollError> {
        Route(_schema, 40)
    }
    /// `files/paper/create`
    @export(implementation)
    public static var paperCreate: Route<Files.PaperCreateArg, Files.PaperCreateResult, Files.PaperCreateError> {
        Route(_schema, 41)
    }
    /// `files/paper/update`
    @export(implementation)
    public static var paperUpdate: Route<Files.PaperUpdateArg, Files.PaperUpdateResult, Files.PaperUpdateError> {
        Route(_schema, 42)
    }
    /// `files/permanently_delete`
    @export(implementation)
    public static var permanentlyDelete: Route<Files.DeleteArg, Void, Files.DeleteError> {
        Route(_schema, 43)
    }
    /// `files/properties/add`
    @export(implementation)
    public static var propertiesAdd: Route<FileProperties.AddPropertiesArg, Void, FileProperties.AddPropertiesError> {
        Route(_schema, 44)
    }
    /// `files/properties/overwrite`
    @export(implementation)
    public static var propertiesOverwrite: Route<FileProperties.OverwritePropertyGroupArg, Void, FileProperties.InvalidPropertyGroupError> {
        Route(_schema, 45)
    }
    /// `files/properties/update`
    @export(implementation)
    public static var propertiesUpdate: Route<FileProperties.UpdatePropertiesArg, Void, FileProperties.UpdatePropertiesError> {
        Route(_schema, 46)
    }
    /// `files/restore`
    @export(implementation)
    public static var restore: Route<Files.RestoreArg, Files.FileMetadata, Files.RestoreError> {
        Route(_schema, 47)
    }
    /// `files/save_url`
    @export(implementation)
    public static var saveUrl: Route<Files.SaveUrlArg, Files.SaveUrlResult, Files.SaveUrlError> {
        Route(_schema, 48)
    }
    /// `files/save_url/check_job_status`
    @export(implementation)
    public static var saveUrlCheckJobStatus: Route<Async.PollArg, Files.SaveUrlJobStatus, Async.PollError> {
        Route(_schema, 49)
    }
    /// `files/search`
    @export(implementation)
    public static var search: Route<Files.SearchArg, Files.SearchResult, Files.SearchError> {
        Route(_schema, 50)
    }
    /// `files/search_v2`
    @export(implementation)
    public static var searchV2: Route<Files.SearchV2Arg, Files.SearchV2Result, Files.SearchError> {
        Route(_schema, 51)
    }
    /// `files/search/continue_v2`
    @export(implementation)
    public static var searchContinueV2: Route<Files.SearchV2ContinueArg, Files.SearchV2Result, Files.SearchError> {
        Route(_schema, 52)
    }
    /// `files/tags/add`
    @export(implementation)
    public static var tagsAdd: Route<Files.AddTagArg, Void, Files.AddTagError> {
        Route(_schema, 53)
    }
    /// `files/tags/get`
    @export(implementation)
    public static var tagsGet: Route<Files.GetTagsArg, Files.GetTagsResult, Files.BaseTagError> {
        Route(_schema, 54)
    }
    /// `files/tags/remove`
    @export(implementation)
    public static var tagsRemove: Route<Files.RemoveTagArg, Void, Files.RemoveTagError> {
        Route(_schema, 55)
    }
    /// `files/unlock_file_batch`
    @export(implementation)
    public static var unlockFileBatch: Route<Files.UnlockFileBatchArg, Files.LockFileBatchResult, Files.LockFileError> {
        Route(_schema, 56)
    }
    /// `files/upload`
    @export(implementation)
    public static var upload: Route<Files.UploadArg, Files.FileMetadata, Files.UploadError> {
        Route(_schema, 57)
    }
    /// `files/upload_session/append`
    @export(implementation)
    public static var uploadSessionAppend: Route<Files.UploadSessionCursor, Void, Files.UploadSessionAppendError> {
        Route(_schema, 58)
    }
    /// `files/upload_session/append_v2`
    @export(implementation)
    public static var uploadSessionAppendV2: Route<Files.UploadSessionAppendArg, Void, Files.UploadSessionAppendError> {
        Route(_schema, 59)
    }
    /// `files/upload_session/append_batch`
    @export(implementation)
    public static var uploadSessionAppendBatch: Route<Files.UploadSessionAppendBatchArg, Files.UploadSessionAppendBatchResult, Files.UploadSessionAppendBatchError> {
        Route(_schema, 60)
    }
    /// `files/upload_session/finish`
    @export(implementation)
    public static var uploadSessionFinish: Route<Files.UploadSessionFinishArg, Files.FileMetadata, Files.UploadSessionFinishError> {
        Route(_schema, 61)
    }
    /// `files/upload_session/finish_batch`
    @export(implementation)
    public static var uploadSessionFinishBatch: Route<Files.UploadSessionFinishBatchArg, Files.UploadSessionFinishBatchLaunch, Void> {
        Route(_schema, 62)
    }
    /// `files/upload_session/finish_batch_v2`
    @export(implementation)
    public static var uploadSessionFinishBatchV2: Route<Files.UploadSessionFinishBatchArg, Files.UploadSessionFinishBatchResult, Void> {
        Route(_schema, 63)
    }
    /// `files/upload_session/finish_batch/check`
    @export(implementation)
    public static var uploadSessionFinishBatchCheck: Route<Async.PollArg, Files.UploadSessionFinishBatchJobStatus, Async.PollError> {
        Route(_schema, 64)
    }
    /// `files/upload_session/start`
    @export(implementation)
    public static var uploadSessionStart: Route<Files.UploadSessionStartArg, Files.UploadSessionStartResult, Files.UploadSessionStartError> {
        Route(_schema, 65)
    }
    /// `files/upload_session/start_batch`
    @export(implementation)
    public static var uploadSessionStartBatch: Route<Files.UploadSessionStartBatchArg, Files.UploadSessionStartBatchResult, Void> {
        Route(_schema, 66)
    }
}
