// Generated from API/files.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXBaseClients.h>
#import <SwiftyDropboxObjC/DBXRequest.h>
#import <SwiftyDropboxObjC/DBXBaseRoutes.h>

@class DBXAsyncPollError, DBXCallError, DBXFilePropertiesAddPropertiesError, DBXFilePropertiesInvalidPropertyGroupError,
    DBXFilePropertiesPropertyGroup, DBXFilePropertiesPropertyGroupUpdate, DBXFilePropertiesTemplateFilterBase,
    DBXFilePropertiesUpdatePropertiesError, DBXFilesAddTagError, DBXFilesAlphaGetMetadataError, DBXFilesBaseTagError,
    DBXFilesCommitInfo, DBXFilesCreateFolderBatchJobStatus, DBXFilesCreateFolderBatchLaunch, DBXFilesCreateFolderError,
    DBXFilesCreateFolderResult, DBXFilesDeleteArg, DBXFilesDeleteBatchJobStatus, DBXFilesDeleteBatchLaunch,
    DBXFilesDeleteError, DBXFilesDeleteResult, DBXFilesDownloadError, DBXFilesDownloadZipError,
    DBXFilesDownloadZipResult, DBXFilesExportError, DBXFilesExportResult, DBXFilesFileMetadata, DBXFilesFolderMetadata,
    DBXFilesGetCopyReferenceError, DBXFilesGetCopyReferenceResult, DBXFilesGetMetadataError, DBXFilesGetTagsResult,
    DBXFilesGetTemporaryLinkError, DBXFilesGetTemporaryLinkResult, DBXFilesGetTemporaryUploadLinkResult,
    DBXFilesGetThumbnailBatchError, DBXFilesGetThumbnailBatchResult, DBXFilesImportFormat,
    DBXFilesListFolderContinueError, DBXFilesListFolderError, DBXFilesListFolderGetLatestCursorResult,
    DBXFilesListFolderLongpollError, DBXFilesListFolderLongpollResult, DBXFilesListFolderResult,
    DBXFilesListRevisionsError, DBXFilesListRevisionsMode, DBXFilesListRevisionsResult, DBXFilesLockFileArg,
    DBXFilesLockFileBatchResult, DBXFilesLockFileError, DBXFilesMetadata, DBXFilesPaperCreateError,
    DBXFilesPaperCreateResult, DBXFilesPaperDocUpdatePolicy, DBXFilesPaperUpdateError, DBXFilesPaperUpdateResult,
    DBXFilesPathOrLink, DBXFilesPreviewError, DBXFilesPreviewResult, DBXFilesRelocationBatchJobStatus,
    DBXFilesRelocationBatchLaunch, DBXFilesRelocationBatchV2JobStatus, DBXFilesRelocationBatchV2Launch,
    DBXFilesRelocationError, DBXFilesRelocationPath, DBXFilesRelocationResult, DBXFilesRemoveTagError,
    DBXFilesRestoreError, DBXFilesSaveCopyReferenceError, DBXFilesSaveCopyReferenceResult, DBXFilesSaveUrlError,
    DBXFilesSaveUrlJobStatus, DBXFilesSaveUrlResult, DBXFilesSearchError, DBXFilesSearchMatchFieldOptions,
    DBXFilesSearchMode, DBXFilesSearchOptions, DBXFilesSearchResult, DBXFilesSearchV2Result, DBXFilesSharedLink,
    DBXFilesThumbnailArg, DBXFilesThumbnailError, DBXFilesThumbnailFormat, DBXFilesThumbnailMode,
    DBXFilesThumbnailQuality, DBXFilesThumbnailSize, DBXFilesThumbnailV2Error, DBXFilesUnlockFileArg,
    DBXFilesUploadError, DBXFilesUploadSessionAppendBatchArgEntry, DBXFilesUploadSessionAppendBatchError,
    DBXFilesUploadSessionAppendBatchResult, DBXFilesUploadSessionAppendError, DBXFilesUploadSessionCursor,
    DBXFilesUploadSessionFinishArg, DBXFilesUploadSessionFinishBatchJobStatus, DBXFilesUploadSessionFinishBatchLaunch,
    DBXFilesUploadSessionFinishBatchResult, DBXFilesUploadSessionFinishError, DBXFilesUploadSessionStartBatchResult,
    DBXFilesUploadSessionStartError, DBXFilesUploadSessionStartResult, DBXFilesUploadSessionType, DBXFilesWriteMode;

NS_ASSUME_NONNULL_BEGIN

/// A request of `files/alpha/get_metadata`.
@interface DBXFilesAlphaGetMetadataRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesMetadata *_Nullable result, DBXFilesAlphaGetMetadataError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesMetadata *_Nullable result, DBXFilesAlphaGetMetadataError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/alpha/upload`.
@interface DBXFilesAlphaUploadUploadRequest : DBXTransferRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesFileMetadata *_Nullable result, DBXFilesUploadError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesFileMetadata *_Nullable result, DBXFilesUploadError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/copy`.
@interface DBXFilesCopyRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesMetadata *_Nullable result, DBXFilesRelocationError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesMetadata *_Nullable result, DBXFilesRelocationError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/copy_v2`.
@interface DBXFilesCopyRpcRequestV2 : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesRelocationResult *_Nullable result, DBXFilesRelocationError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesRelocationResult *_Nullable result, DBXFilesRelocationError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/copy_batch`.
@interface DBXFilesCopyBatchRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesRelocationBatchLaunch *_Nullable result, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesRelocationBatchLaunch *_Nullable result, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/copy_batch_v2`.
@interface DBXFilesCopyBatchRpcRequestV2 : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesRelocationBatchV2Launch *_Nullable result, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesRelocationBatchV2Launch *_Nullable result, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/copy_batch/check`.
@interface DBXFilesCopyBatchCheckRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesRelocationBatchJobStatus *_Nullable result, DBXAsyncPollError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesRelocationBatchJobStatus *_Nullable result, DBXAsyncPollError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/copy_batch/check_v2`.
@interface DBXFilesCopyBatchCheckRpcRequestV2 : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesRelocationBatchV2JobStatus *_Nullable result, DBXAsyncPollError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesRelocationBatchV2JobStatus *_Nullable result, DBXAsyncPollError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/copy_reference/get`.
@interface DBXFilesCopyReferenceGetRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesGetCopyReferenceResult *_Nullable result, DBXFilesGetCopyReferenceError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesGetCopyReferenceResult *_Nullable result, DBXFilesGetCopyReferenceError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/copy_reference/save`.
@interface DBXFilesCopyReferenceSaveRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesSaveCopyReferenceResult *_Nullable result, DBXFilesSaveCopyReferenceError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesSaveCopyReferenceResult *_Nullable result, DBXFilesSaveCopyReferenceError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/create_folder`.
@interface DBXFilesCreateFolderRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesFolderMetadata *_Nullable result, DBXFilesCreateFolderError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesFolderMetadata *_Nullable result, DBXFilesCreateFolderError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/create_folder_v2`.
@interface DBXFilesCreateFolderRpcRequestV2 : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesCreateFolderResult *_Nullable result, DBXFilesCreateFolderError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesCreateFolderResult *_Nullable result, DBXFilesCreateFolderError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/create_folder_batch`.
@interface DBXFilesCreateFolderBatchRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesCreateFolderBatchLaunch *_Nullable result, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesCreateFolderBatchLaunch *_Nullable result, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/create_folder_batch/check`.
@interface DBXFilesCreateFolderBatchCheckRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesCreateFolderBatchJobStatus *_Nullable result, DBXAsyncPollError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesCreateFolderBatchJobStatus *_Nullable result, DBXAsyncPollError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/delete`.
@interface DBXFilesDeleteRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesMetadata *_Nullable result, DBXFilesDeleteError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesMetadata *_Nullable result, DBXFilesDeleteError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/delete_v2`.
@interface DBXFilesDeleteRpcRequestV2 : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesDeleteResult *_Nullable result, DBXFilesDeleteError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesDeleteResult *_Nullable result, DBXFilesDeleteError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/delete_batch`.
@interface DBXFilesDeleteBatchRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesDeleteBatchLaunch *_Nullable result, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesDeleteBatchLaunch *_Nullable result, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/delete_batch/check`.
@interface DBXFilesDeleteBatchCheckRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesDeleteBatchJobStatus *_Nullable result, DBXAsyncPollError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesDeleteBatchJobStatus *_Nullable result, DBXAsyncPollError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/download` whose content is stored in a file.
@interface DBXFilesDownloadDownloadRequestFile : DBXTransferRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesFileMetadata *_Nullable result, NSURL *_Nullable destination,
        DBXFilesDownloadError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesFileMetadata *_Nullable result, NSURL *_Nullable destination,
            DBXFilesDownloadError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/download` whose content is returned as data.
@interface DBXFilesDownloadDownloadRequestMemory : DBXTransferRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesFileMetadata *_Nullable result, NSData *_Nullable content, DBXFilesDownloadError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesFileMetadata *_Nullable result, NSData *_Nullable content,
            DBXFilesDownloadError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/download_zip` whose content is stored in a file.
@interface DBXFilesDownloadZipDownloadRequestFile : DBXTransferRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesDownloadZipResult *_Nullable result, NSURL *_Nullable destination,
        DBXFilesDownloadZipError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesDownloadZipResult *_Nullable result, NSURL *_Nullable destination,
            DBXFilesDownloadZipError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/download_zip` whose content is returned as data.
@interface DBXFilesDownloadZipDownloadRequestMemory : DBXTransferRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesDownloadZipResult *_Nullable result, NSData *_Nullable content,
        DBXFilesDownloadZipError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesDownloadZipResult *_Nullable result, NSData *_Nullable content,
            DBXFilesDownloadZipError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/export` whose content is stored in a file.
@interface DBXFilesExportDownloadRequestFile : DBXTransferRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesExportResult *_Nullable result, NSURL *_Nullable destination,
        DBXFilesExportError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesExportResult *_Nullable result, NSURL *_Nullable destination,
            DBXFilesExportError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/export` whose content is returned as data.
@interface DBXFilesExportDownloadRequestMemory : DBXTransferRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesExportResult *_Nullable result, NSData *_Nullable content, DBXFilesExportError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesExportResult *_Nullable result, NSData *_Nullable content,
            DBXFilesExportError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/get_file_lock_batch`.
@interface DBXFilesGetFileLockBatchRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesLockFileBatchResult *_Nullable result, DBXFilesLockFileError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesLockFileBatchResult *_Nullable result, DBXFilesLockFileError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/get_metadata`.
@interface DBXFilesGetMetadataRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesMetadata *_Nullable result, DBXFilesGetMetadataError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesMetadata *_Nullable result, DBXFilesGetMetadataError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/get_preview` whose content is stored in a file.
@interface DBXFilesGetPreviewDownloadRequestFile : DBXTransferRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesFileMetadata *_Nullable result, NSURL *_Nullable destination,
        DBXFilesPreviewError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesFileMetadata *_Nullable result, NSURL *_Nullable destination,
            DBXFilesPreviewError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/get_preview` whose content is returned as data.
@interface DBXFilesGetPreviewDownloadRequestMemory : DBXTransferRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesFileMetadata *_Nullable result, NSData *_Nullable content, DBXFilesPreviewError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesFileMetadata *_Nullable result, NSData *_Nullable content,
            DBXFilesPreviewError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/get_temporary_link`.
@interface DBXFilesGetTemporaryLinkRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesGetTemporaryLinkResult *_Nullable result, DBXFilesGetTemporaryLinkError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesGetTemporaryLinkResult *_Nullable result, DBXFilesGetTemporaryLinkError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/get_temporary_upload_link`.
@interface DBXFilesGetTemporaryUploadLinkRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesGetTemporaryUploadLinkResult *_Nullable result, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesGetTemporaryUploadLinkResult *_Nullable result, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/get_thumbnail` whose content is stored in a file.
@interface DBXFilesGetThumbnailDownloadRequestFile : DBXTransferRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesFileMetadata *_Nullable result, NSURL *_Nullable destination,
        DBXFilesThumbnailError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesFileMetadata *_Nullable result, NSURL *_Nullable destination,
            DBXFilesThumbnailError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/get_thumbnail` whose content is returned as data.
@interface DBXFilesGetThumbnailDownloadRequestMemory : DBXTransferRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesFileMetadata *_Nullable result, NSData *_Nullable content,
        DBXFilesThumbnailError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesFileMetadata *_Nullable result, NSData *_Nullable content,
            DBXFilesThumbnailError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/get_thumbnail_v2` whose content is stored in a file.
@interface DBXFilesGetThumbnailDownloadRequestFileV2 : DBXTransferRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesPreviewResult *_Nullable result, NSURL *_Nullable destination,
        DBXFilesThumbnailV2Error *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesPreviewResult *_Nullable result, NSURL *_Nullable destination,
            DBXFilesThumbnailV2Error *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/get_thumbnail_v2` whose content is returned as data.
@interface DBXFilesGetThumbnailDownloadRequestMemoryV2 : DBXTransferRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesPreviewResult *_Nullable result, NSData *_Nullable content,
        DBXFilesThumbnailV2Error *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesPreviewResult *_Nullable result, NSData *_Nullable content,
            DBXFilesThumbnailV2Error *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/get_thumbnail_batch`.
@interface DBXFilesGetThumbnailBatchRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesGetThumbnailBatchResult *_Nullable result, DBXFilesGetThumbnailBatchError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesGetThumbnailBatchResult *_Nullable result, DBXFilesGetThumbnailBatchError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/list_folder`.
@interface DBXFilesListFolderRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesListFolderResult *_Nullable result, DBXFilesListFolderError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesListFolderResult *_Nullable result, DBXFilesListFolderError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/list_folder/continue`.
@interface DBXFilesListFolderContinueRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesListFolderResult *_Nullable result, DBXFilesListFolderContinueError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesListFolderResult *_Nullable result, DBXFilesListFolderContinueError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/list_folder/get_latest_cursor`.
@interface DBXFilesListFolderGetLatestCursorRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesListFolderGetLatestCursorResult *_Nullable result, DBXFilesListFolderError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesListFolderGetLatestCursorResult *_Nullable result, DBXFilesListFolderError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/list_folder/longpoll`.
@interface DBXFilesListFolderLongpollRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesListFolderLongpollResult *_Nullable result, DBXFilesListFolderLongpollError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesListFolderLongpollResult *_Nullable result, DBXFilesListFolderLongpollError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/list_revisions`.
@interface DBXFilesListRevisionsRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesListRevisionsResult *_Nullable result, DBXFilesListRevisionsError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesListRevisionsResult *_Nullable result, DBXFilesListRevisionsError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/lock_file_batch`.
@interface DBXFilesLockFileBatchRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesLockFileBatchResult *_Nullable result, DBXFilesLockFileError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesLockFileBatchResult *_Nullable result, DBXFilesLockFileError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/move`.
@interface DBXFilesMoveRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesMetadata *_Nullable result, DBXFilesRelocationError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesMetadata *_Nullable result, DBXFilesRelocationError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/move_v2`.
@interface DBXFilesMoveRpcRequestV2 : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesRelocationResult *_Nullable result, DBXFilesRelocationError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesRelocationResult *_Nullable result, DBXFilesRelocationError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/move_batch`.
@interface DBXFilesMoveBatchRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesRelocationBatchLaunch *_Nullable result, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesRelocationBatchLaunch *_Nullable result, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/move_batch_v2`.
@interface DBXFilesMoveBatchRpcRequestV2 : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesRelocationBatchV2Launch *_Nullable result, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesRelocationBatchV2Launch *_Nullable result, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/move_batch/check`.
@interface DBXFilesMoveBatchCheckRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesRelocationBatchJobStatus *_Nullable result, DBXAsyncPollError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesRelocationBatchJobStatus *_Nullable result, DBXAsyncPollError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/move_batch/check_v2`.
@interface DBXFilesMoveBatchCheckRpcRequestV2 : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesRelocationBatchV2JobStatus *_Nullable result, DBXAsyncPollError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesRelocationBatchV2JobStatus *_Nullable result, DBXAsyncPollError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/paper/create`.
@interface DBXFilesPaperCreateUploadRequest : DBXTransferRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesPaperCreateResult *_Nullable result, DBXFilesPaperCreateError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesPaperCreateResult *_Nullable result, DBXFilesPaperCreateError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/paper/update`.
@interface DBXFilesPaperUpdateUploadRequest : DBXTransferRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesPaperUpdateResult *_Nullable result, DBXFilesPaperUpdateError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesPaperUpdateResult *_Nullable result, DBXFilesPaperUpdateError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/permanently_delete`.
@interface DBXFilesPermanentlyDeleteRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesDeleteError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesDeleteError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/properties/add`.
@interface DBXFilesPropertiesAddRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilePropertiesAddPropertiesError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilePropertiesAddPropertiesError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/properties/overwrite`.
@interface DBXFilesPropertiesOverwriteRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilePropertiesInvalidPropertyGroupError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilePropertiesInvalidPropertyGroupError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/properties/update`.
@interface DBXFilesPropertiesUpdateRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilePropertiesUpdatePropertiesError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilePropertiesUpdatePropertiesError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/restore`.
@interface DBXFilesRestoreRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesFileMetadata *_Nullable result, DBXFilesRestoreError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesFileMetadata *_Nullable result, DBXFilesRestoreError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/save_url`.
@interface DBXFilesSaveUrlRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesSaveUrlResult *_Nullable result, DBXFilesSaveUrlError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesSaveUrlResult *_Nullable result, DBXFilesSaveUrlError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/save_url/check_job_status`.
@interface DBXFilesSaveUrlCheckJobStatusRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesSaveUrlJobStatus *_Nullable result, DBXAsyncPollError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesSaveUrlJobStatus *_Nullable result, DBXAsyncPollError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/search`.
@interface DBXFilesSearchRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesSearchResult *_Nullable result, DBXFilesSearchError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesSearchResult *_Nullable result, DBXFilesSearchError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/search_v2`.
@interface DBXFilesSearchRpcRequestV2 : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesSearchV2Result *_Nullable result, DBXFilesSearchError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesSearchV2Result *_Nullable result, DBXFilesSearchError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/search/continue_v2`.
@interface DBXFilesSearchContinueRpcRequestV2 : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesSearchV2Result *_Nullable result, DBXFilesSearchError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesSearchV2Result *_Nullable result, DBXFilesSearchError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/tags/add`.
@interface DBXFilesTagsAddRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesAddTagError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesAddTagError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/tags/get`.
@interface DBXFilesTagsGetRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesGetTagsResult *_Nullable result, DBXFilesBaseTagError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesGetTagsResult *_Nullable result, DBXFilesBaseTagError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/tags/remove`.
@interface DBXFilesTagsRemoveRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesRemoveTagError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesRemoveTagError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/unlock_file_batch`.
@interface DBXFilesUnlockFileBatchRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesLockFileBatchResult *_Nullable result, DBXFilesLockFileError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesLockFileBatchResult *_Nullable result, DBXFilesLockFileError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/upload`.
@interface DBXFilesUploadUploadRequest : DBXTransferRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesFileMetadata *_Nullable result, DBXFilesUploadError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesFileMetadata *_Nullable result, DBXFilesUploadError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/upload_session/append`.
@interface DBXFilesUploadSessionAppendUploadRequest : DBXTransferRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesUploadSessionAppendError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesUploadSessionAppendError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/upload_session/append_v2`.
@interface DBXFilesUploadSessionAppendUploadRequestV2 : DBXTransferRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesUploadSessionAppendError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesUploadSessionAppendError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/upload_session/append_batch`.
@interface DBXFilesUploadSessionAppendBatchUploadRequest : DBXTransferRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesUploadSessionAppendBatchResult *_Nullable result,
        DBXFilesUploadSessionAppendBatchError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesUploadSessionAppendBatchResult *_Nullable result,
            DBXFilesUploadSessionAppendBatchError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/upload_session/finish`.
@interface DBXFilesUploadSessionFinishUploadRequest : DBXTransferRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesFileMetadata *_Nullable result, DBXFilesUploadSessionFinishError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesFileMetadata *_Nullable result, DBXFilesUploadSessionFinishError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/upload_session/finish_batch`.
@interface DBXFilesUploadSessionFinishBatchRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesUploadSessionFinishBatchLaunch *_Nullable result, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesUploadSessionFinishBatchLaunch *_Nullable result, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/upload_session/finish_batch_v2`.
@interface DBXFilesUploadSessionFinishBatchRpcRequestV2 : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesUploadSessionFinishBatchResult *_Nullable result, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesUploadSessionFinishBatchResult *_Nullable result, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/upload_session/finish_batch/check`.
@interface DBXFilesUploadSessionFinishBatchCheckRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesUploadSessionFinishBatchJobStatus *_Nullable result, DBXAsyncPollError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesUploadSessionFinishBatchJobStatus *_Nullable result, DBXAsyncPollError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/upload_session/start`.
@interface DBXFilesUploadSessionStartUploadRequest : DBXTransferRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesUploadSessionStartResult *_Nullable result, DBXFilesUploadSessionStartError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesUploadSessionStartResult *_Nullable result, DBXFilesUploadSessionStartError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `files/upload_session/start_batch`.
@interface DBXFilesUploadSessionStartBatchRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesUploadSessionStartBatchResult *_Nullable result, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesUploadSessionStartBatchResult *_Nullable result, DBXCallError *_Nullable error))completionHandler;
@end

/// The routes of `files`, called on behalf of a user or a team.
@interface DBXFilesRoutes : DBXBaseRoutes
/// Returns the metadata of a file or folder, including custom properties. Use `getMetadata` instead.
///
/// Route `files/alpha/get_metadata`: style rpc, host api, auth user, scope `files.metadata.read`.
/// Error: `DBXFilesAlphaGetMetadataError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-alpha-get_metadata>
///
/// - Parameters:
///   - path: The path, `id:…`, or `rev:…` (for a revision) of the file or folder. The root folder isn't supported.
///     Starts with `/`, `id:`, `rev:`, or `ns:`.
///   - includeMediaInfo: A Boolean value that indicates whether to include `mediaInfo` of photos and videos. The
///     default is `@NO`.
///   - includeDeleted: A Boolean value that indicates whether to return `Files.DeletedMetadata` for a deleted item
///     instead of `LookupError.notFound`. The default is `@NO`.
///   - includeHasExplicitSharedMembers: A Boolean value that indicates whether to include `hasExplicitSharedMembers`.
///     The default is `@NO`.
///   - includePropertyGroups: The templates whose custom properties to include.
///   - includePropertyTemplates: The templates whose custom properties to include. Use `includePropertyGroups` instead.
///     Each item has at least 1 character. Each item starts with `/` or `ptid:`. Deprecated.
- (DBXFilesAlphaGetMetadataRpcRequest *)alphaGetMetadataWithPath:(NSString *)path
    includeMediaInfo:(NSNumber *)includeMediaInfo
    includeDeleted:(NSNumber *)includeDeleted
    includeHasExplicitSharedMembers:(NSNumber *)includeHasExplicitSharedMembers
    includePropertyGroups:(nullable DBXFilePropertiesTemplateFilterBase *)includePropertyGroups
    includePropertyTemplates:(nullable NSArray<NSString *> *)includePropertyTemplates
    __deprecated_msg("Dropbox deprecated the route.");

/// Returns the metadata of a file or folder, including custom properties. Use `getMetadata` instead. The optional
/// arguments have their defaults.
- (DBXFilesAlphaGetMetadataRpcRequest *)alphaGetMetadataWithPath:(NSString *)path
    __deprecated_msg("Dropbox deprecated the route.");

/// Uploads a file of at most 150 MiB. Use `upload` instead.
///
/// Route `files/alpha/upload`: style upload, host content, auth user, scope `files.content.write`.
/// Error: `DBXFilesUploadError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-alpha-upload>
///
/// - Parameters:
///   - path: The path of the file, which starts with `/`, or the `id:…` of a file to write to. Starts with `/`, `id:`,
///     or `ns:`.
///   - mode: The action to take if an item already exists at the path. The default is `add`.
///   - autorename: A Boolean value that indicates whether to save the file with another name, such as `report (2).txt`,
///     instead of failing with a conflict. The default is `@NO`.
///   - clientModified: The time at which the user last changed the file, in whole seconds. It is for display only and
///     doesn't affect conflicts.
///   - mute: A Boolean value that indicates whether to suppress notifications about this change on the user's devices.
///     The default is `@NO`.
///   - propertyGroups: The custom properties to save with the file.
///   - strictConflict: A Boolean value that indicates whether to detect conflicts strictly. If `true`, identical
///     content and an `.update` of a deleted file are conflicts, too. The default is `@NO`.
///   - contentHash: The content hash of the data. If it isn't `nil`, Dropbox verifies the received data. Exactly 64
///     characters.
///   - input: The content to upload.
- (DBXFilesAlphaUploadUploadRequest *)alphaUploadDataWithPath:(NSString *)path
    mode:(DBXFilesWriteMode *)mode
    autorename:(NSNumber *)autorename
    clientModified:(nullable NSDate *)clientModified
    mute:(NSNumber *)mute
    propertyGroups:(nullable NSArray<DBXFilePropertiesPropertyGroup *> *)propertyGroups
    strictConflict:(NSNumber *)strictConflict
    contentHash:(nullable NSString *)contentHash
    input:(NSData *)input
    __deprecated_msg("Dropbox deprecated the route.");

/// Uploads a file of at most 150 MiB. Use `upload` instead. The optional arguments have their defaults.
- (DBXFilesAlphaUploadUploadRequest *)alphaUploadDataWithPath:(NSString *)path
    input:(NSData *)input
    __deprecated_msg("Dropbox deprecated the route.");

/// Uploads a file of at most 150 MiB. Use `upload` instead. The method that ends with `input:` describes the route and
/// its parameters.
- (DBXFilesAlphaUploadUploadRequest *)alphaUploadURLWithPath:(NSString *)path
    mode:(DBXFilesWriteMode *)mode
    autorename:(NSNumber *)autorename
    clientModified:(nullable NSDate *)clientModified
    mute:(NSNumber *)mute
    propertyGroups:(nullable NSArray<DBXFilePropertiesPropertyGroup *> *)propertyGroups
    strictConflict:(NSNumber *)strictConflict
    contentHash:(nullable NSString *)contentHash
    input:(NSURL *)input
    __deprecated_msg("Dropbox deprecated the route.");

/// Uploads a file of at most 150 MiB. Use `upload` instead. The optional arguments have their defaults.
- (DBXFilesAlphaUploadUploadRequest *)alphaUploadURLWithPath:(NSString *)path
    input:(NSURL *)input
    __deprecated_msg("Dropbox deprecated the route.");

/// Uploads a file of at most 150 MiB. Use `upload` instead. The method that ends with `input:` describes the route and
/// its parameters.
- (DBXFilesAlphaUploadUploadRequest *)alphaUploadInputStreamWithPath:(NSString *)path
    mode:(DBXFilesWriteMode *)mode
    autorename:(NSNumber *)autorename
    clientModified:(nullable NSDate *)clientModified
    mute:(NSNumber *)mute
    propertyGroups:(nullable NSArray<DBXFilePropertiesPropertyGroup *> *)propertyGroups
    strictConflict:(NSNumber *)strictConflict
    contentHash:(nullable NSString *)contentHash
    input:(NSInputStream *)input
    __deprecated_msg("Dropbox deprecated the route.");

/// Uploads a file of at most 150 MiB. Use `upload` instead. The optional arguments have their defaults.
- (DBXFilesAlphaUploadUploadRequest *)alphaUploadInputStreamWithPath:(NSString *)path
    input:(NSInputStream *)input
    __deprecated_msg("Dropbox deprecated the route.");

/// Copies a file, or a folder and its contents.
///
/// Route `files/copy`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBXFilesRelocationError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-copy>
///
/// - Parameters:
///   - fromPath: The path or `id:…` of the file or folder to copy or move. Starts with `/`, `id:`, or `ns:`.
///   - toPath: The new path of the item, including its name. Starts with `/`, `id:`, or `ns:`.
///   - allowSharedFolder: This option has no effect. The default is `@NO`. Deprecated.
///   - autorename: A Boolean value that indicates whether to choose another name instead of failing if an item already
///     exists at the destination. The default is `@NO`.
///   - allowOwnershipTransfer: A Boolean value that indicates whether a move can change the owner of content. Copies
///     ignore it. The default is `@NO`.
- (DBXFilesCopyRpcRequest *)copyFromPath:(NSString *)fromPath
    toPath:(NSString *)toPath
    allowSharedFolder:(NSNumber *)allowSharedFolder
    autorename:(NSNumber *)autorename
    allowOwnershipTransfer:(NSNumber *)allowOwnershipTransfer
    __deprecated_msg("Dropbox deprecated the route.")
    DB_NO_METHOD_FAMILY;

/// Copies a file, or a folder and its contents. The optional arguments have their defaults.
- (DBXFilesCopyRpcRequest *)copyFromPath:(NSString *)fromPath
    toPath:(NSString *)toPath
    __deprecated_msg("Dropbox deprecated the route.")
    DB_NO_METHOD_FAMILY;

/// Copies a file, or a folder and its contents, to another location in the same Dropbox. The limit is 10,000 items for
/// each call.
///
/// Route `files/copy_v2`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBXFilesRelocationError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-copy>
///
/// - Parameters:
///   - fromPath: The path or `id:…` of the file or folder to copy or move. Starts with `/`, `id:`, or `ns:`.
///   - toPath: The new path of the item, including its name. Starts with `/`, `id:`, or `ns:`.
///   - allowSharedFolder: This option has no effect. The default is `@NO`. Deprecated.
///   - autorename: A Boolean value that indicates whether to choose another name instead of failing if an item already
///     exists at the destination. The default is `@NO`.
///   - allowOwnershipTransfer: A Boolean value that indicates whether a move can change the owner of content. Copies
///     ignore it. The default is `@NO`.
- (DBXFilesCopyRpcRequestV2 *)copyV2FromPath:(NSString *)fromPath
    toPath:(NSString *)toPath
    allowSharedFolder:(NSNumber *)allowSharedFolder
    autorename:(NSNumber *)autorename
    allowOwnershipTransfer:(NSNumber *)allowOwnershipTransfer
    DB_NO_METHOD_FAMILY;

/// Copies a file, or a folder and its contents, to another location in the same Dropbox. The limit is 10,000 items for
/// each call. The optional arguments have their defaults.
- (DBXFilesCopyRpcRequestV2 *)copyV2FromPath:(NSString *)fromPath toPath:(NSString *)toPath DB_NO_METHOD_FAMILY;

/// Starts a job that copies up to 1,000 entries. If one entry fails, the entire job fails. Poll the job with
/// `copyBatchCheck`.
///
/// Route `files/copy_batch`: style rpc, host api, auth user, scope `files.content.write`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-copy_batch>
///
/// - Parameters:
///   - entries: The pairs of source and destination. 1 to 1000 items.
///   - autorename: A Boolean value that indicates whether to choose another name instead of failing an entry if an item
///     already exists at its destination. The default is `@NO`.
///   - allowSharedFolder: This option has no effect. The default is `@NO`. Deprecated.
///   - allowOwnershipTransfer: A Boolean value that indicates whether a move can change the owner of content. Copies
///     ignore it. The default is `@NO`.
- (DBXFilesCopyBatchRpcRequest *)copyBatchWithEntries:(NSArray<DBXFilesRelocationPath *> *)entries
    autorename:(NSNumber *)autorename
    allowSharedFolder:(NSNumber *)allowSharedFolder
    allowOwnershipTransfer:(NSNumber *)allowOwnershipTransfer
    __deprecated_msg("Dropbox deprecated the route.")
    DB_NO_METHOD_FAMILY;

/// Starts a job that copies up to 1,000 entries. If one entry fails, the entire job fails. Poll the job with
/// `copyBatchCheck`. The optional arguments have their defaults.
- (DBXFilesCopyBatchRpcRequest *)copyBatchWithEntries:(NSArray<DBXFilesRelocationPath *> *)entries
    __deprecated_msg("Dropbox deprecated the route.")
    DB_NO_METHOD_FAMILY;

/// Copies up to 1,000 files and folders, each with its own outcome. Small batches complete immediately. For others,
/// poll the returned job with `copyBatchCheckV2`.
///
/// Route `files/copy_batch_v2`: style rpc, host api, auth user, scope `files.content.write`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-copy_batch>
///
/// - Parameters:
///   - entries: The pairs of source and destination. 1 to 1000 items.
///   - autorename: A Boolean value that indicates whether to choose another name instead of failing an entry if an item
///     already exists at its destination. The default is `@NO`.
- (DBXFilesCopyBatchRpcRequestV2 *)copyBatchV2WithEntries:(NSArray<DBXFilesRelocationPath *> *)entries
    autorename:(NSNumber *)autorename
    DB_NO_METHOD_FAMILY;

/// Copies up to 1,000 files and folders, each with its own outcome. Small batches complete immediately. For others,
/// poll the returned job with `copyBatchCheckV2`. The optional arguments have their defaults.
- (DBXFilesCopyBatchRpcRequestV2 *)copyBatchV2WithEntries:(NSArray<DBXFilesRelocationPath *> *)entries
    DB_NO_METHOD_FAMILY;

/// Polls a job of `copyBatch`. Returns its state.
///
/// Route `files/copy_batch/check`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBXAsyncPollError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-copy_batch-check>
///
/// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1 character.
- (DBXFilesCopyBatchCheckRpcRequest *)copyBatchCheckWithAsyncJobId:(NSString *)asyncJobId
    __deprecated_msg("Dropbox deprecated the route.")
    DB_NO_METHOD_FAMILY;

/// Polls a job of `copyBatchV2`. Returns whether it is still running, or the outcome for each entry.
///
/// Route `files/copy_batch/check_v2`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBXAsyncPollError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-copy_batch-check>
///
/// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1 character.
- (DBXFilesCopyBatchCheckRpcRequestV2 *)copyBatchCheckV2WithAsyncJobId:(NSString *)asyncJobId DB_NO_METHOD_FAMILY;

/// Creates a reference to a file or folder. Another user of the same app can save it with `copyReferenceSave`, without
/// a download.
///
/// Route `files/copy_reference/get`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBXFilesGetCopyReferenceError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-copy_reference-get>
///
/// - Parameter path: The path or `id:…` of the file or folder. Starts with `/`, `id:`, `rev:`, or `ns:`.
- (DBXFilesCopyReferenceGetRpcRequest *)copyReferenceGetWithPath:(NSString *)path DB_NO_METHOD_FAMILY;

/// Saves the file or folder of a reference from `copyReferenceGet` in the user's Dropbox.
///
/// Route `files/copy_reference/save`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBXFilesSaveCopyReferenceError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-copy_reference-save>
///
/// - Parameters:
///   - copyReference: The reference that `copyReferenceGet` returned.
///   - path: The path at which to save the item. Starts with `/`.
- (DBXFilesCopyReferenceSaveRpcRequest *)copyReferenceSaveWithCopyReference:(NSString *)copyReference
    path:(NSString *)path
    DB_NO_METHOD_FAMILY;

/// Creates a folder and its missing parents.
///
/// Route `files/create_folder`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBXFilesCreateFolderError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-create_folder>
///
/// - Parameters:
///   - path: The path of the new folder. Missing parents are created, too. Starts with `/` or `ns:`.
///   - autorename: A Boolean value that indicates whether to choose another name instead of failing if an item already
///     exists at the path. The default is `@NO`.
- (DBXFilesCreateFolderRpcRequest *)createFolderWithPath:(NSString *)path
    autorename:(NSNumber *)autorename
    __deprecated_msg("Dropbox deprecated the route.");

/// Creates a folder and its missing parents. The optional arguments have their defaults.
- (DBXFilesCreateFolderRpcRequest *)createFolderWithPath:(NSString *)path
    __deprecated_msg("Dropbox deprecated the route.");

/// Creates a folder and its missing parents. An existing folder is a conflict, unless `autorename` is set.
///
/// Route `files/create_folder_v2`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBXFilesCreateFolderError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-create_folder>
///
/// - Parameters:
///   - path: The path of the new folder. Missing parents are created, too. Starts with `/` or `ns:`.
///   - autorename: A Boolean value that indicates whether to choose another name instead of failing if an item already
///     exists at the path. The default is `@NO`.
- (DBXFilesCreateFolderRpcRequestV2 *)createFolderV2WithPath:(NSString *)path autorename:(NSNumber *)autorename;

/// Creates a folder and its missing parents. An existing folder is a conflict, unless `autorename` is set. The optional
/// arguments have their defaults.
- (DBXFilesCreateFolderRpcRequestV2 *)createFolderV2WithPath:(NSString *)path;

/// Creates up to 10,000 folders. Small batches complete immediately. For others, poll the returned job with
/// `createFolderBatchCheck`.
///
/// Route `files/create_folder_batch`: style rpc, host api, auth user, scope `files.content.write`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-create_folder_batch>
///
/// - Parameters:
///   - paths: The paths of the new folders. A path that occurs twice is created once. At most 10000 items. Each item
///     starts with `/` or `ns:`.
///   - autorename: A Boolean value that indicates whether to choose another name instead of failing an entry if an item
///     already exists at its path. The default is `@NO`.
///   - forceAsync: A Boolean value that indicates whether to return a job immediately, even for a small batch. The
///     default is `@NO`.
- (DBXFilesCreateFolderBatchRpcRequest *)createFolderBatchWithPaths:(NSArray<NSString *> *)paths
    autorename:(NSNumber *)autorename
    forceAsync:(NSNumber *)forceAsync;

/// Creates up to 10,000 folders. Small batches complete immediately. For others, poll the returned job with
/// `createFolderBatchCheck`. The optional arguments have their defaults.
- (DBXFilesCreateFolderBatchRpcRequest *)createFolderBatchWithPaths:(NSArray<NSString *> *)paths;

/// Polls a job of `createFolderBatch`. Returns whether it is still running, or the outcome for each folder.
///
/// Route `files/create_folder_batch/check`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBXAsyncPollError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-create_folder_batch-check>
///
/// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1 character.
- (DBXFilesCreateFolderBatchCheckRpcRequest *)createFolderBatchCheckWithAsyncJobId:(NSString *)asyncJobId;

/// Deletes a file, or a folder and its contents.
///
/// Route `files/delete`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBXFilesDeleteError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-delete>
///
/// - Parameters:
///   - path: The path or `id:…` of the file or folder to delete. Starts with `/`, `id:`, or `ns:`.
///   - parentRev: The revision that the file must have. If it has another one, nothing is deleted. Not supported for
///     folders. At least 9 characters. Consists of the digits 0 to 9 and the letters a to f.
- (DBXFilesDeleteRpcRequest *)deleteWithPath:(NSString *)path
    parentRev:(nullable NSString *)parentRev
    __deprecated_msg("Dropbox deprecated the route.");

/// Deletes a file, or a folder and its contents. The optional arguments have their defaults.
- (DBXFilesDeleteRpcRequest *)deleteWithPath:(NSString *)path __deprecated_msg("Dropbox deprecated the route.");

/// Deletes a file, or a folder and its contents, and returns the metadata. Deleted items can be restored for the period
/// that the account's plan includes.
///
/// Route `files/delete_v2`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBXFilesDeleteError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-delete>
///
/// - Parameters:
///   - path: The path or `id:…` of the file or folder to delete. Starts with `/`, `id:`, or `ns:`.
///   - parentRev: The revision that the file must have. If it has another one, nothing is deleted. Not supported for
///     folders. At least 9 characters. Consists of the digits 0 to 9 and the letters a to f.
- (DBXFilesDeleteRpcRequestV2 *)deleteV2WithPath:(NSString *)path parentRev:(nullable NSString *)parentRev;

/// Deletes a file, or a folder and its contents, and returns the metadata. Deleted items can be restored for the period
/// that the account's plan includes. The optional arguments have their defaults.
- (DBXFilesDeleteRpcRequestV2 *)deleteV2WithPath:(NSString *)path;

/// Starts a job that deletes up to 1,000 files and folders. Poll the job with `deleteBatchCheck`.
///
/// Route `files/delete_batch`: style rpc, host api, auth user, scope `files.content.write`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-delete_batch>
///
/// - Parameter entries: The items to delete. At most 1000 items.
- (DBXFilesDeleteBatchRpcRequest *)deleteBatchWithEntries:(NSArray<DBXFilesDeleteArg *> *)entries;

/// Polls a job of `deleteBatch`. Returns whether it is still running, or the outcome for each entry.
///
/// Route `files/delete_batch/check`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBXAsyncPollError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-delete_batch-check>
///
/// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1 character.
- (DBXFilesDeleteBatchCheckRpcRequest *)deleteBatchCheckWithAsyncJobId:(NSString *)asyncJobId;

/// Downloads a file and its metadata. If `isDownloadable` is `false`, as for Google Docs, use `export` instead.
///
/// Route `files/download`: style download, host content, auth user, scope `files.content.read`.
/// Error: `DBXFilesDownloadError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-download>
///
/// - Parameters:
///   - path: The path, `id:…`, or `rev:…` (for a revision) of the file. Starts with `/`, `id:`, `rev:`, or `ns:`.
///   - rev: The revision of the file. Use a `path` of `rev:…` instead. At least 9 characters. Consists of the digits 0
///     to 9 and the letters a to f. Deprecated.
///   - overwrite: A Boolean value that indicates whether to replace a file at `destination`.
///   - destination: The URL of the file that stores the content.
- (DBXFilesDownloadDownloadRequestFile *)downloadURLWithPath:(NSString *)path
    rev:(nullable NSString *)rev
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// Downloads a file and its metadata. If `isDownloadable` is `false`, as for Google Docs, use `export` instead. The
/// optional arguments have their defaults.
- (DBXFilesDownloadDownloadRequestFile *)downloadURLWithPath:(NSString *)path
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// Downloads a file and its metadata. If `isDownloadable` is `false`, as for Google Docs, use `export` instead. The
/// method that ends with `destination:` describes the route and its parameters.
- (DBXFilesDownloadDownloadRequestMemory *)downloadWithPath:(NSString *)path rev:(nullable NSString *)rev;

/// Downloads a file and its metadata. If `isDownloadable` is `false`, as for Google Docs, use `export` instead. The
/// optional arguments have their defaults.
- (DBXFilesDownloadDownloadRequestMemory *)downloadWithPath:(NSString *)path;

/// Downloads a folder as a zip archive: less than 20 GB, each file less than 4 GB, and fewer than 10,000 items. An
/// interrupted download can't be resumed.
///
/// Route `files/download_zip`: style download, host content, auth user, scope `files.content.read`.
/// Error: `DBXFilesDownloadZipError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-download_zip>
///
/// - Parameters:
///   - path: The path or `id:…` of the folder. It can't be a file. Starts with `/`, `id:`, `rev:`, or `ns:`.
///   - overwrite: A Boolean value that indicates whether to replace a file at `destination`.
///   - destination: The URL of the file that stores the content.
- (DBXFilesDownloadZipDownloadRequestFile *)downloadZipURLWithPath:(NSString *)path
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// Downloads a folder as a zip archive: less than 20 GB, each file less than 4 GB, and fewer than 10,000 items. An
/// interrupted download can't be resumed. The method that ends with `destination:` describes the route and its
/// parameters.
- (DBXFilesDownloadZipDownloadRequestMemory *)downloadZipWithPath:(NSString *)path;

/// Downloads a file without binary content, such as a Google Doc, converted to another format.
///
/// Route `files/export`: style download, host content, auth user, scope `files.content.read`.
/// Error: `DBXFilesExportError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-export>
///
/// - Parameters:
///   - path: The path, `id:…`, or `rev:…` (for a revision) of the file. Starts with `/`, `id:`, `rev:`, or `ns:`.
///   - exportFormat: The format: one of the `exportOptions` in the file's `exportInfo`. `nil` for the file's
///     `exportAs`.
///   - overwrite: A Boolean value that indicates whether to replace a file at `destination`.
///   - destination: The URL of the file that stores the content.
- (DBXFilesExportDownloadRequestFile *)exportURLWithPath:(NSString *)path
    exportFormat:(nullable NSString *)exportFormat
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// Downloads a file without binary content, such as a Google Doc, converted to another format. The optional arguments
/// have their defaults.
- (DBXFilesExportDownloadRequestFile *)exportURLWithPath:(NSString *)path
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// Downloads a file without binary content, such as a Google Doc, converted to another format. The method that ends
/// with `destination:` describes the route and its parameters.
- (DBXFilesExportDownloadRequestMemory *)exportWithPath:(NSString *)path exportFormat:(nullable NSString *)exportFormat;

/// Downloads a file without binary content, such as a Google Doc, converted to another format. The optional arguments
/// have their defaults.
- (DBXFilesExportDownloadRequestMemory *)exportWithPath:(NSString *)path;

/// Returns the locks of files.
///
/// Route `files/get_file_lock_batch`: style rpc, host api, auth user, scope `files.content.read`.
/// Error: `DBXFilesLockFileError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-get_file_lock_batch>
///
/// - Parameter entries: The files. Duplicates count once.
- (DBXFilesGetFileLockBatchRpcRequest *)getFileLockBatchWithEntries:(NSArray<DBXFilesLockFileArg *> *)entries;

/// Returns the metadata of a file or folder. The root folder has no metadata.
///
/// Route `files/get_metadata`: style rpc, host api, auth user, scope `files.metadata.read`.
/// Error: `DBXFilesGetMetadataError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-get_metadata>
///
/// - Parameters:
///   - path: The path, `id:…`, or `rev:…` (for a revision) of the file or folder. The root folder isn't supported.
///     Starts with `/`, `id:`, `rev:`, or `ns:`.
///   - includeMediaInfo: A Boolean value that indicates whether to include `mediaInfo` of photos and videos. The
///     default is `@NO`.
///   - includeDeleted: A Boolean value that indicates whether to return `Files.DeletedMetadata` for a deleted item
///     instead of `LookupError.notFound`. The default is `@NO`.
///   - includeHasExplicitSharedMembers: A Boolean value that indicates whether to include `hasExplicitSharedMembers`.
///     The default is `@NO`.
///   - includePropertyGroups: The templates whose custom properties to include.
- (DBXFilesGetMetadataRpcRequest *)getMetadataWithPath:(NSString *)path
    includeMediaInfo:(NSNumber *)includeMediaInfo
    includeDeleted:(NSNumber *)includeDeleted
    includeHasExplicitSharedMembers:(NSNumber *)includeHasExplicitSharedMembers
    includePropertyGroups:(nullable DBXFilePropertiesTemplateFilterBase *)includePropertyGroups;

/// Returns the metadata of a file or folder. The root folder has no metadata. The optional arguments have their
/// defaults.
- (DBXFilesGetMetadataRpcRequest *)getMetadataWithPath:(NSString *)path;

/// Downloads a preview of a document: PDF for text documents and presentations, HTML for spreadsheets.
///
/// Route `files/get_preview`: style download, host content, auth user, scope `files.content.read`.
/// Error: `DBXFilesPreviewError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-get_preview>
///
/// - Parameters:
///   - path: The path, `id:…`, or `rev:…` (for a revision) of the file. Starts with `/`, `id:`, `rev:`, or `ns:`.
///   - rev: The revision of the file. Use a `path` of `rev:…` instead. At least 9 characters. Consists of the digits 0
///     to 9 and the letters a to f. Deprecated.
///   - overwrite: A Boolean value that indicates whether to replace a file at `destination`.
///   - destination: The URL of the file that stores the content.
- (DBXFilesGetPreviewDownloadRequestFile *)getPreviewURLWithPath:(NSString *)path
    rev:(nullable NSString *)rev
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// Downloads a preview of a document: PDF for text documents and presentations, HTML for spreadsheets. The optional
/// arguments have their defaults.
- (DBXFilesGetPreviewDownloadRequestFile *)getPreviewURLWithPath:(NSString *)path
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// Downloads a preview of a document: PDF for text documents and presentations, HTML for spreadsheets. The method that
/// ends with `destination:` describes the route and its parameters.
- (DBXFilesGetPreviewDownloadRequestMemory *)getPreviewWithPath:(NSString *)path rev:(nullable NSString *)rev;

/// Downloads a preview of a document: PDF for text documents and presentations, HTML for spreadsheets. The optional
/// arguments have their defaults.
- (DBXFilesGetPreviewDownloadRequestMemory *)getPreviewWithPath:(NSString *)path;

/// Creates a URL with which anyone can download the file during the next 4 hours. An expired URL returns the HTTP
/// status 410.
///
/// Route `files/get_temporary_link`: style rpc, host api, auth user, scope `files.content.read`.
/// Error: `DBXFilesGetTemporaryLinkError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-get_temporary_link>
///
/// - Parameter path: The path, `id:…`, or `rev:…` (for a revision) of the file. Starts with `/`, `id:`, `rev:`, or
///   `ns:`.
- (DBXFilesGetTemporaryLinkRpcRequest *)getTemporaryLinkWithPath:(NSString *)path;

/// Creates a URL to upload one file without a token, for example in a browser. The URL works once, with the content
/// type `application/octet-stream`. Conflicts cause the HTTP status 409 when it is used.
///
/// Route `files/get_temporary_upload_link`: style rpc, host api, auth user, scope `files.content.write`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-get_temporary_upload_link>
///
/// - Parameters:
///   - commitInfo: The destination of the uploaded file. Dropbox checks it when the link is used, not when it is
///     created.
///   - duration: The time for which the link is valid, in seconds. The default is 14400.0. From 60.0 to 14400.0.
- (DBXFilesGetTemporaryUploadLinkRpcRequest *)getTemporaryUploadLinkWithCommitInfo:(DBXFilesCommitInfo *)commitInfo
    duration:(NSNumber *)duration;

/// Creates a URL to upload one file without a token, for example in a browser. The URL works once, with the content
/// type `application/octet-stream`. Conflicts cause the HTTP status 409 when it is used. The optional arguments have
/// their defaults.
- (DBXFilesGetTemporaryUploadLinkRpcRequest *)getTemporaryUploadLinkWithCommitInfo:(DBXFilesCommitInfo *)commitInfo;

/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP).
///
/// Route `files/get_thumbnail`: style download, host content, auth user, scope `files.content.read`.
/// Error: `DBXFilesThumbnailError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-get_thumbnail>
///
/// - Parameters:
///   - path: The path, `id:…`, or `rev:…` (for a revision) of the image. Starts with `/`, `id:`, `rev:`, or `ns:`.
///   - format: The format of the thumbnail. JPEG is best for photos, PNG for drawings and screenshots, and WebP has the
///     smallest size. The default is `jpeg`.
///   - size: The size of the thumbnail. The default is `w64h64`.
///   - mode: The way in which to fit the image into the size. The default is `strict`.
///   - quality: The quality of the thumbnail. The default is `quality_80`.
///   - excludeMediaInfo: A Boolean value that indicates whether to omit `mediaInfo`, which is faster.
///   - overwrite: A Boolean value that indicates whether to replace a file at `destination`.
///   - destination: The URL of the file that stores the content.
- (DBXFilesGetThumbnailDownloadRequestFile *)getThumbnailURLWithPath:(NSString *)path
    format:(DBXFilesThumbnailFormat *)format
    size:(DBXFilesThumbnailSize *)size
    mode:(DBXFilesThumbnailMode *)mode
    quality:(DBXFilesThumbnailQuality *)quality
    excludeMediaInfo:(nullable NSNumber *)excludeMediaInfo
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// Calls the route with defaults for its other arguments.
- (DBXFilesGetThumbnailDownloadRequestFile *)getThumbnailURLWithPath:(NSString *)path
    format:(DBXFilesThumbnailFormat *)format
    size:(DBXFilesThumbnailSize *)size
    mode:(DBXFilesThumbnailMode *)mode
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination
    __deprecated_msg("Use the method with all arguments.");

/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP). The optional arguments
/// have their defaults.
- (DBXFilesGetThumbnailDownloadRequestFile *)getThumbnailURLWithPath:(NSString *)path
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP). The method that ends with
/// `destination:` describes the route and its parameters.
- (DBXFilesGetThumbnailDownloadRequestMemory *)getThumbnailWithPath:(NSString *)path
    format:(DBXFilesThumbnailFormat *)format
    size:(DBXFilesThumbnailSize *)size
    mode:(DBXFilesThumbnailMode *)mode
    quality:(DBXFilesThumbnailQuality *)quality
    excludeMediaInfo:(nullable NSNumber *)excludeMediaInfo;

/// Calls the route with defaults for its other arguments.
- (DBXFilesGetThumbnailDownloadRequestMemory *)getThumbnailWithPath:(NSString *)path
    format:(DBXFilesThumbnailFormat *)format
    size:(DBXFilesThumbnailSize *)size
    mode:(DBXFilesThumbnailMode *)mode
    __deprecated_msg("Use the method with all arguments.");

/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP). The optional arguments
/// have their defaults.
- (DBXFilesGetThumbnailDownloadRequestMemory *)getThumbnailWithPath:(NSString *)path;

/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP), specified by a path or a
/// shared link.
///
/// Route `files/get_thumbnail_v2`: style download, host content, auth app or user, scope `files.content.read`.
/// Error: `DBXFilesThumbnailV2Error`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-get_thumbnail>
///
/// - Parameters:
///   - resource: The image, specified by a path or a shared link.
///   - format: The format of the thumbnail. JPEG is best for photos, PNG for drawings and screenshots, and WebP has the
///     smallest size. The default is `jpeg`.
///   - size: The size of the thumbnail. The default is `w64h64`.
///   - mode: The way in which to fit the image into the size. The default is `strict`.
///   - quality: The quality of the thumbnail. The default is `quality_80`.
///   - excludeMediaInfo: A Boolean value that indicates whether to omit `mediaInfo`, which is faster.
///   - overwrite: A Boolean value that indicates whether to replace a file at `destination`.
///   - destination: The URL of the file that stores the content.
- (DBXFilesGetThumbnailDownloadRequestFileV2 *)getThumbnailV2URLWithResource:(DBXFilesPathOrLink *)resource
    format:(DBXFilesThumbnailFormat *)format
    size:(DBXFilesThumbnailSize *)size
    mode:(DBXFilesThumbnailMode *)mode
    quality:(DBXFilesThumbnailQuality *)quality
    excludeMediaInfo:(nullable NSNumber *)excludeMediaInfo
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// Calls the route with defaults for its other arguments.
- (DBXFilesGetThumbnailDownloadRequestFileV2 *)getThumbnailV2URLWithResource:(DBXFilesPathOrLink *)resource
    format:(DBXFilesThumbnailFormat *)format
    size:(DBXFilesThumbnailSize *)size
    mode:(DBXFilesThumbnailMode *)mode
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination
    __deprecated_msg("Use the method with all arguments.");

/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP), specified by a path or a
/// shared link. The optional arguments have their defaults.
- (DBXFilesGetThumbnailDownloadRequestFileV2 *)getThumbnailV2URLWithResource:(DBXFilesPathOrLink *)resource
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP), specified by a path or a
/// shared link. The method that ends with `destination:` describes the route and its parameters.
- (DBXFilesGetThumbnailDownloadRequestMemoryV2 *)getThumbnailV2WithResource:(DBXFilesPathOrLink *)resource
    format:(DBXFilesThumbnailFormat *)format
    size:(DBXFilesThumbnailSize *)size
    mode:(DBXFilesThumbnailMode *)mode
    quality:(DBXFilesThumbnailQuality *)quality
    excludeMediaInfo:(nullable NSNumber *)excludeMediaInfo;

/// Calls the route with defaults for its other arguments.
- (DBXFilesGetThumbnailDownloadRequestMemoryV2 *)getThumbnailV2WithResource:(DBXFilesPathOrLink *)resource
    format:(DBXFilesThumbnailFormat *)format
    size:(DBXFilesThumbnailSize *)size
    mode:(DBXFilesThumbnailMode *)mode
    __deprecated_msg("Use the method with all arguments.");

/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP), specified by a path or a
/// shared link. The optional arguments have their defaults.
- (DBXFilesGetThumbnailDownloadRequestMemoryV2 *)getThumbnailV2WithResource:(DBXFilesPathOrLink *)resource;

/// Returns thumbnails of up to 25 images, Base64 encoded.
///
/// Route `files/get_thumbnail_batch`: style rpc, host content, auth user, scope `files.content.read`.
/// Error: `DBXFilesGetThumbnailBatchError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-get_thumbnail_batch>
///
/// - Parameter entries: The images, at most 25.
- (DBXFilesGetThumbnailBatchRpcRequest *)getThumbnailBatchWithEntries:(NSArray<DBXFilesThumbnailArg *> *)entries;

/// Lists a folder or an entire tree. While `hasMore` is `true`, call `listFolderContinue`; to get later changes, keep
/// the last cursor. Concurrent identical calls may exceed a rate limit.
///
/// Route `files/list_folder`: style rpc, host api, auth app or user, scope `files.metadata.read`.
/// Error: `DBXFilesListFolderError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-list_folder>
///
/// - Parameters:
///   - path: The folder: `""` for the root, a path that starts with `/`, an `id:…`, or an `ns:…`. With `sharedLink`,
///     the path is relative to the link. Is empty, or starts with `/`, `id:`, or `ns:`.
///   - recursive: A Boolean value that indicates whether to include the contents of all subfolders. For very large
///     trees, listing each folder is more reliable. The default is `@NO`.
///   - includeMediaInfo: This option no longer has an effect. Use `getMetadata` for individual files. The default is
///     `@NO`. Deprecated.
///   - includeDeleted: A Boolean value that indicates whether to include deleted items. The default is `@NO`.
///   - includeHasExplicitSharedMembers: A Boolean value that indicates whether to include `hasExplicitSharedMembers` of
///     each file. The default is `@NO`.
///   - includeMountedFolders: A Boolean value that indicates whether to include the contents of mounted folders: app
///     folders, shared folders, and team folders. The default is `@YES`.
///   - limit: The approximate maximum number of items in a page. Pages can be larger, much smaller, or empty. From 1 to
///     2000.
///   - sharedLink: A shared link whose content to list. Not supported with `recursive`.
///   - includePropertyGroups: The templates whose custom properties to include.
///   - includeNonDownloadableFiles: A Boolean value that indicates whether to include files that you can only export,
///     such as Google Docs. The default is `@YES`.
///   - includeRestorableInfo: A Boolean value that indicates whether to include `isRestorable` of each deleted item.
///     The default is `@NO`.
- (DBXFilesListFolderRpcRequest *)listFolderWithPath:(NSString *)path
    recursive:(NSNumber *)recursive
    includeMediaInfo:(NSNumber *)includeMediaInfo
    includeDeleted:(NSNumber *)includeDeleted
    includeHasExplicitSharedMembers:(NSNumber *)includeHasExplicitSharedMembers
    includeMountedFolders:(NSNumber *)includeMountedFolders
    limit:(nullable NSNumber *)limit
    sharedLink:(nullable DBXFilesSharedLink *)sharedLink
    includePropertyGroups:(nullable DBXFilePropertiesTemplateFilterBase *)includePropertyGroups
    includeNonDownloadableFiles:(NSNumber *)includeNonDownloadableFiles
    includeRestorableInfo:(NSNumber *)includeRestorableInfo;

/// Calls the route with defaults for its other arguments.
- (DBXFilesListFolderRpcRequest *)listFolderWithPath:(NSString *)path
    recursive:(NSNumber *)recursive
    includeMediaInfo:(NSNumber *)includeMediaInfo
    includeDeleted:(NSNumber *)includeDeleted
    includeHasExplicitSharedMembers:(NSNumber *)includeHasExplicitSharedMembers
    includeMountedFolders:(NSNumber *)includeMountedFolders
    limit:(nullable NSNumber *)limit
    sharedLink:(nullable DBXFilesSharedLink *)sharedLink
    includePropertyGroups:(nullable DBXFilePropertiesTemplateFilterBase *)includePropertyGroups
    includeNonDownloadableFiles:(NSNumber *)includeNonDownloadableFiles
    __deprecated_msg("Use the method with all arguments.");

/// Lists a folder or an entire tree. While `hasMore` is `true`, call `listFolderContinue`; to get later changes, keep
/// the last cursor. Concurrent identical calls may exceed a rate limit. The optional arguments have their defaults.
- (DBXFilesListFolderRpcRequest *)listFolderWithPath:(NSString *)path;

/// Returns the next page of a listing, or the changes since a completed one. To mirror a folder, apply the entries in
/// order: a file replaces the item at its path, a folder replaces a file but keeps children, and a deleted entry
/// removes its subtree.
///
/// Route `files/list_folder/continue`: style rpc, host api, auth app or user, scope `files.metadata.read`.
/// Error: `DBXFilesListFolderContinueError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-list_folder-continue>
///
/// - Parameter cursor: The most recent cursor of `listFolder`, `listFolderContinue`, or `listFolderGetLatestCursor`. It
///   includes the options of the first call. At least 1 character.
- (DBXFilesListFolderContinueRpcRequest *)listFolderContinueWithCursor:(NSString *)cursor;

/// Returns a cursor for the current state of a folder, without listing it. With it, `listFolderContinue` returns only
/// later changes.
///
/// Route `files/list_folder/get_latest_cursor`: style rpc, host api, auth user, scope `files.metadata.read`.
/// Error: `DBXFilesListFolderError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-list_folder-get_latest_cursor>
///
/// - Parameters:
///   - path: The folder: `""` for the root, a path that starts with `/`, an `id:…`, or an `ns:…`. With `sharedLink`,
///     the path is relative to the link. Is empty, or starts with `/`, `id:`, or `ns:`.
///   - recursive: A Boolean value that indicates whether to include the contents of all subfolders. For very large
///     trees, listing each folder is more reliable. The default is `@NO`.
///   - includeMediaInfo: This option no longer has an effect. Use `getMetadata` for individual files. The default is
///     `@NO`. Deprecated.
///   - includeDeleted: A Boolean value that indicates whether to include deleted items. The default is `@NO`.
///   - includeHasExplicitSharedMembers: A Boolean value that indicates whether to include `hasExplicitSharedMembers` of
///     each file. The default is `@NO`.
///   - includeMountedFolders: A Boolean value that indicates whether to include the contents of mounted folders: app
///     folders, shared folders, and team folders. The default is `@YES`.
///   - limit: The approximate maximum number of items in a page. Pages can be larger, much smaller, or empty. From 1 to
///     2000.
///   - sharedLink: A shared link whose content to list. Not supported with `recursive`.
///   - includePropertyGroups: The templates whose custom properties to include.
///   - includeNonDownloadableFiles: A Boolean value that indicates whether to include files that you can only export,
///     such as Google Docs. The default is `@YES`.
///   - includeRestorableInfo: A Boolean value that indicates whether to include `isRestorable` of each deleted item.
///     The default is `@NO`.
- (DBXFilesListFolderGetLatestCursorRpcRequest *)listFolderGetLatestCursorWithPath:(NSString *)path
    recursive:(NSNumber *)recursive
    includeMediaInfo:(NSNumber *)includeMediaInfo
    includeDeleted:(NSNumber *)includeDeleted
    includeHasExplicitSharedMembers:(NSNumber *)includeHasExplicitSharedMembers
    includeMountedFolders:(NSNumber *)includeMountedFolders
    limit:(nullable NSNumber *)limit
    sharedLink:(nullable DBXFilesSharedLink *)sharedLink
    includePropertyGroups:(nullable DBXFilePropertiesTemplateFilterBase *)includePropertyGroups
    includeNonDownloadableFiles:(NSNumber *)includeNonDownloadableFiles
    includeRestorableInfo:(NSNumber *)includeRestorableInfo;

/// Calls the route with defaults for its other arguments.
- (DBXFilesListFolderGetLatestCursorRpcRequest *)listFolderGetLatestCursorWithPath:(NSString *)path
    recursive:(NSNumber *)recursive
    includeMediaInfo:(NSNumber *)includeMediaInfo
    includeDeleted:(NSNumber *)includeDeleted
    includeHasExplicitSharedMembers:(NSNumber *)includeHasExplicitSharedMembers
    includeMountedFolders:(NSNumber *)includeMountedFolders
    limit:(nullable NSNumber *)limit
    sharedLink:(nullable DBXFilesSharedLink *)sharedLink
    includePropertyGroups:(nullable DBXFilePropertiesTemplateFilterBase *)includePropertyGroups
    includeNonDownloadableFiles:(NSNumber *)includeNonDownloadableFiles
    __deprecated_msg("Use the method with all arguments.");

/// Returns a cursor for the current state of a folder, without listing it. With it, `listFolderContinue` returns only
/// later changes. The optional arguments have their defaults.
- (DBXFilesListFolderGetLatestCursorRpcRequest *)listFolderGetLatestCursorWithPath:(NSString *)path;

/// Waits for changes after a cursor, or until the timeout. To get the changes, use `listFolderContinue`. The request
/// uses a separate host and no token.
///
/// Route `files/list_folder/longpoll`: style rpc, host notify, auth noauth, scope `files.metadata.read`.
/// Error: `DBXFilesListFolderLongpollError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-list_folder-longpoll>
///
/// - Parameters:
///   - cursor: The last cursor of a completed listing. At least 1 character.
///   - timeout: The time to wait for a change, in seconds. The server adds up to 90 seconds at random. Set the timeout
///     of the connection accordingly. The default is 30. From 30 to 480.
- (DBXFilesListFolderLongpollRpcRequest *)listFolderLongpollWithCursor:(NSString *)cursor timeout:(NSNumber *)timeout;

/// Waits for changes after a cursor, or until the timeout. To get the changes, use `listFolderContinue`. The request
/// uses a separate host and no token. The optional arguments have their defaults.
- (DBXFilesListFolderLongpollRpcRequest *)listFolderLongpollWithCursor:(NSString *)cursor;

/// Lists the revisions of a file, newest first, either of its path or, across moves and renames, of its identifier.
///
/// Route `files/list_revisions`: style rpc, host api, auth user, scope `files.metadata.read`.
/// Error: `DBXFilesListRevisionsError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-list_revisions>
///
/// - Parameters:
///   - path: The path or `id:…` of the file. Starts with `/`, `id:`, or `ns:`.
///   - mode: A value that indicates whether to follow the path or the identifier of the file. The default is `path`.
///   - limit: The maximum number of revisions. The default is 10. From 1 to 100.
///   - beforeRev: The revision before which to list older ones. For the next page, pass the last revision that you
///     received. Supported only in `.path` mode. At least 9 characters. Consists of the digits 0 to 9 and the letters a
///     to f.
///   - includeRestorableInfo: A Boolean value that indicates whether to include `isRestorable` of each revision. The
///     default is `@NO`.
- (DBXFilesListRevisionsRpcRequest *)listRevisionsWithPath:(NSString *)path
    mode:(DBXFilesListRevisionsMode *)mode
    limit:(NSNumber *)limit
    beforeRev:(nullable NSString *)beforeRev
    includeRestorableInfo:(NSNumber *)includeRestorableInfo;

/// Calls the route with defaults for its other arguments.
- (DBXFilesListRevisionsRpcRequest *)listRevisionsWithPath:(NSString *)path
    mode:(DBXFilesListRevisionsMode *)mode
    limit:(NSNumber *)limit
    __deprecated_msg("Use the method with all arguments.");

/// Lists the revisions of a file, newest first, either of its path or, across moves and renames, of its identifier. The
/// optional arguments have their defaults.
- (DBXFilesListRevisionsRpcRequest *)listRevisionsWithPath:(NSString *)path;

/// Locks files so that only the lock holder can write to them.
///
/// Route `files/lock_file_batch`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBXFilesLockFileError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-lock_file_batch>
///
/// - Parameter entries: The files. Duplicates count once.
- (DBXFilesLockFileBatchRpcRequest *)lockFileBatchWithEntries:(NSArray<DBXFilesLockFileArg *> *)entries;

/// Moves or renames a file, or a folder and its contents.
///
/// Route `files/move`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBXFilesRelocationError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-move>
///
/// - Parameters:
///   - fromPath: The path or `id:…` of the file or folder to copy or move. Starts with `/`, `id:`, or `ns:`.
///   - toPath: The new path of the item, including its name. Starts with `/`, `id:`, or `ns:`.
///   - allowSharedFolder: This option has no effect. The default is `@NO`. Deprecated.
///   - autorename: A Boolean value that indicates whether to choose another name instead of failing if an item already
///     exists at the destination. The default is `@NO`.
///   - allowOwnershipTransfer: A Boolean value that indicates whether a move can change the owner of content. Copies
///     ignore it. The default is `@NO`.
- (DBXFilesMoveRpcRequest *)moveFromPath:(NSString *)fromPath
    toPath:(NSString *)toPath
    allowSharedFolder:(NSNumber *)allowSharedFolder
    autorename:(NSNumber *)autorename
    allowOwnershipTransfer:(NSNumber *)allowOwnershipTransfer
    __deprecated_msg("Dropbox deprecated the route.");

/// Moves or renames a file, or a folder and its contents. The optional arguments have their defaults.
- (DBXFilesMoveRpcRequest *)moveFromPath:(NSString *)fromPath
    toPath:(NSString *)toPath
    __deprecated_msg("Dropbox deprecated the route.");

/// Moves or renames a file, or a folder and its contents. The limit is 10,000 items for each call. A change only of
/// case may have no effect.
///
/// Route `files/move_v2`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBXFilesRelocationError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-move>
///
/// - Parameters:
///   - fromPath: The path or `id:…` of the file or folder to copy or move. Starts with `/`, `id:`, or `ns:`.
///   - toPath: The new path of the item, including its name. Starts with `/`, `id:`, or `ns:`.
///   - allowSharedFolder: This option has no effect. The default is `@NO`. Deprecated.
///   - autorename: A Boolean value that indicates whether to choose another name instead of failing if an item already
///     exists at the destination. The default is `@NO`.
///   - allowOwnershipTransfer: A Boolean value that indicates whether a move can change the owner of content. Copies
///     ignore it. The default is `@NO`.
- (DBXFilesMoveRpcRequestV2 *)moveV2FromPath:(NSString *)fromPath
    toPath:(NSString *)toPath
    allowSharedFolder:(NSNumber *)allowSharedFolder
    autorename:(NSNumber *)autorename
    allowOwnershipTransfer:(NSNumber *)allowOwnershipTransfer;

/// Moves or renames a file, or a folder and its contents. The limit is 10,000 items for each call. A change only of
/// case may have no effect. The optional arguments have their defaults.
- (DBXFilesMoveRpcRequestV2 *)moveV2FromPath:(NSString *)fromPath toPath:(NSString *)toPath;

/// Starts a job that moves up to 1,000 entries. If one entry fails, the entire job fails. Poll the job with
/// `moveBatchCheck`.
///
/// Route `files/move_batch`: style rpc, host api, auth user, scope `files.content.write`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-move_batch>
///
/// - Parameters:
///   - entries: The pairs of source and destination. 1 to 1000 items.
///   - autorename: A Boolean value that indicates whether to choose another name instead of failing an entry if an item
///     already exists at its destination. The default is `@NO`.
///   - allowSharedFolder: This option has no effect. The default is `@NO`. Deprecated.
///   - allowOwnershipTransfer: A Boolean value that indicates whether a move can change the owner of content. Copies
///     ignore it. The default is `@NO`.
- (DBXFilesMoveBatchRpcRequest *)moveBatchWithEntries:(NSArray<DBXFilesRelocationPath *> *)entries
    autorename:(NSNumber *)autorename
    allowSharedFolder:(NSNumber *)allowSharedFolder
    allowOwnershipTransfer:(NSNumber *)allowOwnershipTransfer
    __deprecated_msg("Dropbox deprecated the route.");

/// Starts a job that moves up to 1,000 entries. If one entry fails, the entire job fails. Poll the job with
/// `moveBatchCheck`. The optional arguments have their defaults.
- (DBXFilesMoveBatchRpcRequest *)moveBatchWithEntries:(NSArray<DBXFilesRelocationPath *> *)entries
    __deprecated_msg("Dropbox deprecated the route.");

/// Moves up to 1,000 files and folders, each with its own outcome. Small batches complete immediately. For others, poll
/// the returned job with `moveBatchCheckV2`.
///
/// Route `files/move_batch_v2`: style rpc, host api, auth user, scope `files.content.write`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-move_batch>
///
/// - Parameters:
///   - entries: The pairs of source and destination. 1 to 1000 items.
///   - autorename: A Boolean value that indicates whether to choose another name instead of failing an entry if an item
///     already exists at its destination. The default is `@NO`.
///   - allowOwnershipTransfer: A Boolean value that indicates whether the move can change the owner of content. The
///     default is `@NO`.
- (DBXFilesMoveBatchRpcRequestV2 *)moveBatchV2WithEntries:(NSArray<DBXFilesRelocationPath *> *)entries
    autorename:(NSNumber *)autorename
    allowOwnershipTransfer:(NSNumber *)allowOwnershipTransfer;

/// Moves up to 1,000 files and folders, each with its own outcome. Small batches complete immediately. For others, poll
/// the returned job with `moveBatchCheckV2`. The optional arguments have their defaults.
- (DBXFilesMoveBatchRpcRequestV2 *)moveBatchV2WithEntries:(NSArray<DBXFilesRelocationPath *> *)entries;

/// Polls a job of `moveBatch`. Returns its state.
///
/// Route `files/move_batch/check`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBXAsyncPollError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-move_batch-check>
///
/// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1 character.
- (DBXFilesMoveBatchCheckRpcRequest *)moveBatchCheckWithAsyncJobId:(NSString *)asyncJobId
    __deprecated_msg("Dropbox deprecated the route.");

/// Polls a job of `moveBatchV2`. Returns whether it is still running, or the outcome for each entry.
///
/// Route `files/move_batch/check_v2`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBXAsyncPollError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-move_batch-check>
///
/// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1 character.
- (DBXFilesMoveBatchCheckRpcRequestV2 *)moveBatchCheckV2WithAsyncJobId:(NSString *)asyncJobId;

/// Creates a Paper document from HTML, Markdown, or plain text.
///
/// Route `files/paper/create`: style upload, host api, auth user, scope `files.content.write`.
/// Error: `DBXFilesPaperCreateError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-paper-create>
///
/// - Parameters:
///   - path: The path of the new document. It must end with `.paper`. Starts with `/`.
///   - importFormat: The format of the content.
///   - input: The content to upload.
- (DBXFilesPaperCreateUploadRequest *)paperCreateDataWithPath:(NSString *)path
    importFormat:(DBXFilesImportFormat *)importFormat
    input:(NSData *)input;

/// Creates a Paper document from HTML, Markdown, or plain text. The method that ends with `input:` describes the route
/// and its parameters.
- (DBXFilesPaperCreateUploadRequest *)paperCreateURLWithPath:(NSString *)path
    importFormat:(DBXFilesImportFormat *)importFormat
    input:(NSURL *)input;

/// Creates a Paper document from HTML, Markdown, or plain text. The method that ends with `input:` describes the route
/// and its parameters.
- (DBXFilesPaperCreateUploadRequest *)paperCreateInputStreamWithPath:(NSString *)path
    importFormat:(DBXFilesImportFormat *)importFormat
    input:(NSInputStream *)input;

/// Replaces the content of a Paper document, or adds content before or after it.
///
/// Route `files/paper/update`: style upload, host api, auth user, scope `files.content.write`.
/// Error: `DBXFilesPaperUpdateError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-paper-update>
///
/// - Parameters:
///   - path: The path or `id:…` of the document. Starts with `/`, `id:`, or `ns:`.
///   - importFormat: The format of the content.
///   - docUpdatePolicy: The way in which to combine the new and the existing content.
///   - paperRevision: The revision that the document must have. Required only for `.update`.
///   - input: The content to upload.
- (DBXFilesPaperUpdateUploadRequest *)paperUpdateDataWithPath:(NSString *)path
    importFormat:(DBXFilesImportFormat *)importFormat
    docUpdatePolicy:(DBXFilesPaperDocUpdatePolicy *)docUpdatePolicy
    paperRevision:(nullable NSNumber *)paperRevision
    input:(NSData *)input;

/// Replaces the content of a Paper document, or adds content before or after it. The optional arguments have their
/// defaults.
- (DBXFilesPaperUpdateUploadRequest *)paperUpdateDataWithPath:(NSString *)path
    importFormat:(DBXFilesImportFormat *)importFormat
    docUpdatePolicy:(DBXFilesPaperDocUpdatePolicy *)docUpdatePolicy
    input:(NSData *)input;

/// Replaces the content of a Paper document, or adds content before or after it. The method that ends with `input:`
/// describes the route and its parameters.
- (DBXFilesPaperUpdateUploadRequest *)paperUpdateURLWithPath:(NSString *)path
    importFormat:(DBXFilesImportFormat *)importFormat
    docUpdatePolicy:(DBXFilesPaperDocUpdatePolicy *)docUpdatePolicy
    paperRevision:(nullable NSNumber *)paperRevision
    input:(NSURL *)input;

/// Replaces the content of a Paper document, or adds content before or after it. The optional arguments have their
/// defaults.
- (DBXFilesPaperUpdateUploadRequest *)paperUpdateURLWithPath:(NSString *)path
    importFormat:(DBXFilesImportFormat *)importFormat
    docUpdatePolicy:(DBXFilesPaperDocUpdatePolicy *)docUpdatePolicy
    input:(NSURL *)input;

/// Replaces the content of a Paper document, or adds content before or after it. The method that ends with `input:`
/// describes the route and its parameters.
- (DBXFilesPaperUpdateUploadRequest *)paperUpdateInputStreamWithPath:(NSString *)path
    importFormat:(DBXFilesImportFormat *)importFormat
    docUpdatePolicy:(DBXFilesPaperDocUpdatePolicy *)docUpdatePolicy
    paperRevision:(nullable NSNumber *)paperRevision
    input:(NSInputStream *)input;

/// Replaces the content of a Paper document, or adds content before or after it. The optional arguments have their
/// defaults.
- (DBXFilesPaperUpdateUploadRequest *)paperUpdateInputStreamWithPath:(NSString *)path
    importFormat:(DBXFilesImportFormat *)importFormat
    docUpdatePolicy:(DBXFilesPaperDocUpdatePolicy *)docUpdatePolicy
    input:(NSInputStream *)input;

/// Permanently deletes a file or folder. Available only for Dropbox Business. If it fails, the item may have been
/// deleted, but not permanently.
///
/// Route `files/permanently_delete`: style rpc, host api, auth user, scope `files.permanent_delete`.
/// Error: `DBXFilesDeleteError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-permanently_delete>
///
/// - Parameters:
///   - path: The path or `id:…` of the file or folder to delete. Starts with `/`, `id:`, or `ns:`.
///   - parentRev: The revision that the file must have. If it has another one, nothing is deleted. Not supported for
///     folders. At least 9 characters. Consists of the digits 0 to 9 and the letters a to f.
- (DBXFilesPermanentlyDeleteRpcRequest *)permanentlyDeleteWithPath:(NSString *)path
    parentRev:(nullable NSString *)parentRev;

/// Permanently deletes a file or folder. Available only for Dropbox Business. If it fails, the item may have been
/// deleted, but not permanently. The optional arguments have their defaults.
- (DBXFilesPermanentlyDeleteRpcRequest *)permanentlyDeleteWithPath:(NSString *)path;

/// Adds property groups to a file.
///
/// Route `files/properties/add`: style rpc, host api, auth user, scope `files.metadata.write`.
/// Error: `DBXFilePropertiesAddPropertiesError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-properties-add>
///
/// - Parameters:
///   - path: The path or `id:…` of the file or folder. Starts with `/`, `id:`, or `ns:`.
///   - propertyGroups: The property groups to add, at most one for each template.
- (DBXFilesPropertiesAddRpcRequest *)propertiesAddWithPath:(NSString *)path
    propertyGroups:(NSArray<DBXFilePropertiesPropertyGroup *> *)propertyGroups
    __deprecated_msg("Dropbox deprecated the route.");

/// Replaces property groups of a file.
///
/// Route `files/properties/overwrite`: style rpc, host api, auth user, scope `files.metadata.write`.
/// Error: `DBXFilePropertiesInvalidPropertyGroupError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-properties-overwrite>
///
/// - Parameters:
///   - path: The path or `id:…` of the file or folder. Starts with `/`, `id:`, or `ns:`.
///   - propertyGroups: The new property groups, at most one for each template. At least 1 item.
- (DBXFilesPropertiesOverwriteRpcRequest *)propertiesOverwriteWithPath:(NSString *)path
    propertyGroups:(NSArray<DBXFilePropertiesPropertyGroup *> *)propertyGroups
    __deprecated_msg("Dropbox deprecated the route.");

/// Adds, changes, and removes properties of a file.
///
/// Route `files/properties/update`: style rpc, host api, auth user, scope `files.metadata.write`.
/// Error: `DBXFilePropertiesUpdatePropertiesError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-properties-update>
///
/// - Parameters:
///   - path: The path or `id:…` of the file or folder. Starts with `/`, `id:`, or `ns:`.
///   - updatePropertyGroups: The changes for each template.
- (DBXFilesPropertiesUpdateRpcRequest *)propertiesUpdateWithPath:(NSString *)path
    updatePropertyGroups:(NSArray<DBXFilePropertiesPropertyGroupUpdate *> *)updatePropertyGroups
    __deprecated_msg("Dropbox deprecated the route.");

/// Restores a revision of a file as the current one at a path.
///
/// Route `files/restore`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBXFilesRestoreError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-restore>
///
/// - Parameters:
///   - path: The path at which to restore the file. Starts with `/` or `ns:`.
///   - rev: The revision to restore, as returned by `listRevisions`. At least 9 characters. Consists of the digits 0 to
///     9 and the letters a to f.
- (DBXFilesRestoreRpcRequest *)restoreWithPath:(NSString *)path rev:(NSString *)rev;

/// Downloads a URL to a file in Dropbox, on the server. The download must complete within 15 minutes. Poll the job with
/// `saveUrlCheckJobStatus`.
///
/// Route `files/save_url`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBXFilesSaveUrlError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-save_url>
///
/// - Parameters:
///   - path: The path at which to save the file. Starts with `/`.
///   - url: The URL that Dropbox downloads.
- (DBXFilesSaveUrlRpcRequest *)saveUrlWithPath:(NSString *)path url:(NSString *)url;

/// Polls a job of `saveUrl`. Returns whether it is still running, or the saved file.
///
/// Route `files/save_url/check_job_status`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBXAsyncPollError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-save_url-check_job_status>
///
/// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1 character.
- (DBXFilesSaveUrlCheckJobStatusRpcRequest *)saveUrlCheckJobStatusWithAsyncJobId:(NSString *)asyncJobId;

/// Searches for files and folders by name or content.
///
/// Route `files/search`: style rpc, host api, auth user, scope `files.metadata.read`.
/// Error: `DBXFilesSearchError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-search>
///
/// - Parameters:
///   - path: The folder to search, including its subfolders. `""` searches the entire Dropbox. Is empty, or starts with
///     `/`, `id:`, or `ns:`.
///   - query: The query. It is split into words. In names, the last word can be a prefix. At most 1000 characters.
///   - start: The number of matches to skip. The default is 0. At most 9999.
///   - maxResults: The maximum number of matches. The default is 100. From 1 to 1000.
///   - mode: The scope of the search: names, names and content (Dropbox Business only), or the names of deleted files.
///     The default is `filename`.
- (DBXFilesSearchRpcRequest *)searchWithPath:(NSString *)path
    query:(NSString *)query
    start:(NSNumber *)start
    maxResults:(NSNumber *)maxResults
    mode:(DBXFilesSearchMode *)mode
    __deprecated_msg("Dropbox deprecated the route.");

/// Searches for files and folders by name or content. The optional arguments have their defaults.
- (DBXFilesSearchRpcRequest *)searchWithPath:(NSString *)path
    query:(NSString *)query
    __deprecated_msg("Dropbox deprecated the route.");

/// Searches for files and folders by name and content, up to 10,000 matches. Recent changes may be missing, and pages
/// may repeat or omit matches.
///
/// Route `files/search_v2`: style rpc, host api, auth user, scope `files.metadata.read`.
/// Error: `DBXFilesSearchError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-search>
///
/// - Parameters:
///   - query: The query. At most 1000 characters.
///   - options: The options of the search.
///   - matchFieldOptions: The information to include about each match.
///   - includeHighlights: A Boolean value that indicates whether to include highlights. Use `matchFieldOptions`
///     instead. Deprecated.
- (DBXFilesSearchRpcRequestV2 *)searchV2WithQuery:(NSString *)query
    options:(nullable DBXFilesSearchOptions *)options
    matchFieldOptions:(nullable DBXFilesSearchMatchFieldOptions *)matchFieldOptions
    includeHighlights:(nullable NSNumber *)includeHighlights;

/// Searches for files and folders by name and content, up to 10,000 matches. Recent changes may be missing, and pages
/// may repeat or omit matches. The optional arguments have their defaults.
- (DBXFilesSearchRpcRequestV2 *)searchV2WithQuery:(NSString *)query;

/// Returns the next page of results of `searchV2`.
///
/// Route `files/search/continue_v2`: style rpc, host api, auth user, scope `files.metadata.read`.
/// Error: `DBXFilesSearchError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-search-continue>
///
/// - Parameter cursor: The most recent cursor of `searchV2` or `searchContinueV2`. At least 1 character.
- (DBXFilesSearchContinueRpcRequestV2 *)searchContinueV2WithCursor:(NSString *)cursor;

/// Adds a tag to a file or folder. An item can have at most 20 tags. Dropbox stores tags in lowercase.
///
/// Route `files/tags/add`: style rpc, host api, auth user, scope `files.metadata.write`.
/// Error: `DBXFilesAddTagError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-tags-add>
///
/// - Parameters:
///   - path: The path of the file or folder to tag. Starts with `/`.
///   - tagText: The tag: letters, digits, and underscores. Dropbox stores it in lowercase. 1 to 32 characters. Consists
///     of letters, digits, and underscores.
- (DBXFilesTagsAddRpcRequest *)tagsAddWithPath:(NSString *)path tagText:(NSString *)tagText;

/// Returns the tags of files and folders.
///
/// Route `files/tags/get`: style rpc, host api, auth user, scope `files.metadata.read`.
/// Error: `DBXFilesBaseTagError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-tags-get>
///
/// - Parameter paths: The paths of the files and folders. Each item starts with `/`.
- (DBXFilesTagsGetRpcRequest *)tagsGetWithPaths:(NSArray<NSString *> *)paths;

/// Removes a tag from a file or folder.
///
/// Route `files/tags/remove`: style rpc, host api, auth user, scope `files.metadata.write`.
/// Error: `DBXFilesRemoveTagError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-tags-remove>
///
/// - Parameters:
///   - path: The path of the file or folder. Starts with `/`.
///   - tagText: The tag to remove. Case doesn't matter. 1 to 32 characters. Consists of letters, digits, and
///     underscores.
- (DBXFilesTagsRemoveRpcRequest *)tagsRemoveWithPath:(NSString *)path tagText:(NSString *)tagText;

/// Unlocks files. Only the lock holder and admins of the team can unlock a file.
///
/// Route `files/unlock_file_batch`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBXFilesLockFileError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-unlock_file_batch>
///
/// - Parameter entries: The files. Duplicates count once.
- (DBXFilesUnlockFileBatchRpcRequest *)unlockFileBatchWithEntries:(NSArray<DBXFilesUnlockFileArg *> *)entries;

/// Uploads a file of at most 150 MiB in one request. For larger files, use an upload session. In teams with a data
/// transport limit, each call counts.
///
/// Route `files/upload`: style upload, host content, auth user, scope `files.content.write`.
/// Error: `DBXFilesUploadError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload>
///
/// - Parameters:
///   - path: The path of the file, which starts with `/`, or the `id:…` of a file to write to. Starts with `/`, `id:`,
///     or `ns:`.
///   - mode: The action to take if an item already exists at the path. The default is `add`.
///   - autorename: A Boolean value that indicates whether to save the file with another name, such as `report (2).txt`,
///     instead of failing with a conflict. The default is `@NO`.
///   - clientModified: The time at which the user last changed the file, in whole seconds. It is for display only and
///     doesn't affect conflicts.
///   - mute: A Boolean value that indicates whether to suppress notifications about this change on the user's devices.
///     The default is `@NO`.
///   - propertyGroups: The custom properties to save with the file.
///   - strictConflict: A Boolean value that indicates whether to detect conflicts strictly. If `true`, identical
///     content and an `.update` of a deleted file are conflicts, too. The default is `@NO`.
///   - contentHash: The content hash of the data. If it isn't `nil`, Dropbox verifies the received data. Exactly 64
///     characters.
///   - input: The content to upload.
- (DBXFilesUploadUploadRequest *)uploadDataWithPath:(NSString *)path
    mode:(DBXFilesWriteMode *)mode
    autorename:(NSNumber *)autorename
    clientModified:(nullable NSDate *)clientModified
    mute:(NSNumber *)mute
    propertyGroups:(nullable NSArray<DBXFilePropertiesPropertyGroup *> *)propertyGroups
    strictConflict:(NSNumber *)strictConflict
    contentHash:(nullable NSString *)contentHash
    input:(NSData *)input;

/// Uploads a file of at most 150 MiB in one request. For larger files, use an upload session. In teams with a data
/// transport limit, each call counts. The optional arguments have their defaults.
- (DBXFilesUploadUploadRequest *)uploadDataWithPath:(NSString *)path input:(NSData *)input;

/// Uploads a file of at most 150 MiB in one request. For larger files, use an upload session. In teams with a data
/// transport limit, each call counts. The method that ends with `input:` describes the route and its parameters.
- (DBXFilesUploadUploadRequest *)uploadURLWithPath:(NSString *)path
    mode:(DBXFilesWriteMode *)mode
    autorename:(NSNumber *)autorename
    clientModified:(nullable NSDate *)clientModified
    mute:(NSNumber *)mute
    propertyGroups:(nullable NSArray<DBXFilePropertiesPropertyGroup *> *)propertyGroups
    strictConflict:(NSNumber *)strictConflict
    contentHash:(nullable NSString *)contentHash
    input:(NSURL *)input;

/// Uploads a file of at most 150 MiB in one request. For larger files, use an upload session. In teams with a data
/// transport limit, each call counts. The optional arguments have their defaults.
- (DBXFilesUploadUploadRequest *)uploadURLWithPath:(NSString *)path input:(NSURL *)input;

/// Uploads a file of at most 150 MiB in one request. For larger files, use an upload session. In teams with a data
/// transport limit, each call counts. The method that ends with `input:` describes the route and its parameters.
- (DBXFilesUploadUploadRequest *)uploadInputStreamWithPath:(NSString *)path
    mode:(DBXFilesWriteMode *)mode
    autorename:(NSNumber *)autorename
    clientModified:(nullable NSDate *)clientModified
    mute:(NSNumber *)mute
    propertyGroups:(nullable NSArray<DBXFilePropertiesPropertyGroup *> *)propertyGroups
    strictConflict:(NSNumber *)strictConflict
    contentHash:(nullable NSString *)contentHash
    input:(NSInputStream *)input;

/// Uploads a file of at most 150 MiB in one request. For larger files, use an upload session. In teams with a data
/// transport limit, each call counts. The optional arguments have their defaults.
- (DBXFilesUploadUploadRequest *)uploadInputStreamWithPath:(NSString *)path input:(NSInputStream *)input;

/// Appends data to an upload session.
///
/// Route `files/upload_session/append`: style upload, host content, auth user, scope `files.content.write`.
/// Error: `DBXFilesUploadSessionAppendError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-append>
///
/// - Parameters:
///   - sessionId: The identifier of the session.
///   - offset: The number of bytes that the session already contains. The new data starts at this offset.
///   - input: The content to upload.
- (DBXFilesUploadSessionAppendUploadRequest *)uploadSessionAppendDataWithSessionId:(NSString *)sessionId
    offset:(NSNumber *)offset
    input:(NSData *)input
    __deprecated_msg("Dropbox deprecated the route.");

/// Appends data to an upload session. The method that ends with `input:` describes the route and its parameters.
- (DBXFilesUploadSessionAppendUploadRequest *)uploadSessionAppendURLWithSessionId:(NSString *)sessionId
    offset:(NSNumber *)offset
    input:(NSURL *)input
    __deprecated_msg("Dropbox deprecated the route.");

/// Appends data to an upload session. The method that ends with `input:` describes the route and its parameters.
- (DBXFilesUploadSessionAppendUploadRequest *)uploadSessionAppendInputStreamWithSessionId:(NSString *)sessionId
    offset:(NSNumber *)offset
    input:(NSInputStream *)input
    __deprecated_msg("Dropbox deprecated the route.");

/// Appends at most 150 MiB to an upload session. If the offset is wrong, the error contains the correct one, so that an
/// upload can continue after a lost response.
///
/// Route `files/upload_session/append_v2`: style upload, host content, auth user, scope `files.content.write`.
/// Error: `DBXFilesUploadSessionAppendError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-append>
///
/// - Parameters:
///   - cursor: The upload session, and the number of bytes it already contains.
///   - close: A Boolean value that indicates whether this is the last chunk. A closed session accepts no more data. You
///     must close a concurrent session before you finish it. The default is `@NO`.
///   - contentHash: The content hash of the data in this request. If it isn't `nil`, Dropbox verifies the received
///     data. Exactly 64 characters.
///   - input: The content to upload.
- (DBXFilesUploadSessionAppendUploadRequestV2 *)
    uploadSessionAppendV2DataWithCursor:(DBXFilesUploadSessionCursor *)cursor
    close:(NSNumber *)close
    contentHash:(nullable NSString *)contentHash
    input:(NSData *)input;

/// Appends at most 150 MiB to an upload session. If the offset is wrong, the error contains the correct one, so that an
/// upload can continue after a lost response. The optional arguments have their defaults.
- (DBXFilesUploadSessionAppendUploadRequestV2 *)
    uploadSessionAppendV2DataWithCursor:(DBXFilesUploadSessionCursor *)cursor
    input:(NSData *)input;

/// Appends at most 150 MiB to an upload session. If the offset is wrong, the error contains the correct one, so that an
/// upload can continue after a lost response. The method that ends with `input:` describes the route and its
/// parameters.
- (DBXFilesUploadSessionAppendUploadRequestV2 *)uploadSessionAppendV2URLWithCursor:(DBXFilesUploadSessionCursor *)cursor
    close:(NSNumber *)close
    contentHash:(nullable NSString *)contentHash
    input:(NSURL *)input;

/// Appends at most 150 MiB to an upload session. If the offset is wrong, the error contains the correct one, so that an
/// upload can continue after a lost response. The optional arguments have their defaults.
- (DBXFilesUploadSessionAppendUploadRequestV2 *)uploadSessionAppendV2URLWithCursor:(DBXFilesUploadSessionCursor *)cursor
    input:(NSURL *)input;

/// Appends at most 150 MiB to an upload session. If the offset is wrong, the error contains the correct one, so that an
/// upload can continue after a lost response. The method that ends with `input:` describes the route and its
/// parameters.
- (DBXFilesUploadSessionAppendUploadRequestV2 *)
    uploadSessionAppendV2InputStreamWithCursor:(DBXFilesUploadSessionCursor *)cursor
    close:(NSNumber *)close
    contentHash:(nullable NSString *)contentHash
    input:(NSInputStream *)input;

/// Appends at most 150 MiB to an upload session. If the offset is wrong, the error contains the correct one, so that an
/// upload can continue after a lost response. The optional arguments have their defaults.
- (DBXFilesUploadSessionAppendUploadRequestV2 *)
    uploadSessionAppendV2InputStreamWithCursor:(DBXFilesUploadSessionCursor *)cursor
    input:(NSInputStream *)input;

/// Appends data to several upload sessions with one request of at most 150 MiB. The body contains the chunks in the
/// order of the entries.
///
/// Route `files/upload_session/append_batch`: style upload, host content, auth user, scope `files.content.write`.
/// Error: `DBXFilesUploadSessionAppendBatchError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-append_batch>
///
/// - Parameters:
///   - entries: The upload sessions, in the order of their data in the body. At most 1000 items.
///   - contentHash: The content hash of the entire body. If it isn't `nil`, Dropbox verifies the received data. Exactly
///     64 characters.
///   - input: The content to upload.
- (DBXFilesUploadSessionAppendBatchUploadRequest *)
    uploadSessionAppendBatchDataWithEntries:(NSArray<DBXFilesUploadSessionAppendBatchArgEntry *> *)entries
    contentHash:(nullable NSString *)contentHash
    input:(NSData *)input;

/// Appends data to several upload sessions with one request of at most 150 MiB. The body contains the chunks in the
/// order of the entries. The optional arguments have their defaults.
- (DBXFilesUploadSessionAppendBatchUploadRequest *)
    uploadSessionAppendBatchDataWithEntries:(NSArray<DBXFilesUploadSessionAppendBatchArgEntry *> *)entries
    input:(NSData *)input;

/// Appends data to several upload sessions with one request of at most 150 MiB. The body contains the chunks in the
/// order of the entries. The method that ends with `input:` describes the route and its parameters.
- (DBXFilesUploadSessionAppendBatchUploadRequest *)
    uploadSessionAppendBatchURLWithEntries:(NSArray<DBXFilesUploadSessionAppendBatchArgEntry *> *)entries
    contentHash:(nullable NSString *)contentHash
    input:(NSURL *)input;

/// Appends data to several upload sessions with one request of at most 150 MiB. The body contains the chunks in the
/// order of the entries. The optional arguments have their defaults.
- (DBXFilesUploadSessionAppendBatchUploadRequest *)
    uploadSessionAppendBatchURLWithEntries:(NSArray<DBXFilesUploadSessionAppendBatchArgEntry *> *)entries
    input:(NSURL *)input;

/// Appends data to several upload sessions with one request of at most 150 MiB. The body contains the chunks in the
/// order of the entries. The method that ends with `input:` describes the route and its parameters.
- (DBXFilesUploadSessionAppendBatchUploadRequest *)
    uploadSessionAppendBatchInputStreamWithEntries:(NSArray<DBXFilesUploadSessionAppendBatchArgEntry *> *)entries
    contentHash:(nullable NSString *)contentHash
    input:(NSInputStream *)input;

/// Appends data to several upload sessions with one request of at most 150 MiB. The body contains the chunks in the
/// order of the entries. The optional arguments have their defaults.
- (DBXFilesUploadSessionAppendBatchUploadRequest *)
    uploadSessionAppendBatchInputStreamWithEntries:(NSArray<DBXFilesUploadSessionAppendBatchArgEntry *> *)entries
    input:(NSInputStream *)input;

/// Saves the data of an upload session as a file. If saving fails, the session keeps its data: try again with an empty
/// body, and the end of the data as the offset.
///
/// Route `files/upload_session/finish`: style upload, host content, auth user, scope `files.content.write`.
/// Error: `DBXFilesUploadSessionFinishError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-finish>
///
/// - Parameters:
///   - cursor: The upload session, and the number of bytes it already contains.
///   - commit: The destination of the file, and the way to save it.
///   - contentHash: The content hash of the data in this request, not of the entire file. If it isn't `nil`, Dropbox
///     verifies the received data. Exactly 64 characters.
///   - input: The content to upload.
- (DBXFilesUploadSessionFinishUploadRequest *)uploadSessionFinishDataWithCursor:(DBXFilesUploadSessionCursor *)cursor
    commit:(DBXFilesCommitInfo *)commit
    contentHash:(nullable NSString *)contentHash
    input:(NSData *)input;

/// Saves the data of an upload session as a file. If saving fails, the session keeps its data: try again with an empty
/// body, and the end of the data as the offset. The optional arguments have their defaults.
- (DBXFilesUploadSessionFinishUploadRequest *)uploadSessionFinishDataWithCursor:(DBXFilesUploadSessionCursor *)cursor
    commit:(DBXFilesCommitInfo *)commit
    input:(NSData *)input;

/// Saves the data of an upload session as a file. If saving fails, the session keeps its data: try again with an empty
/// body, and the end of the data as the offset. The method that ends with `input:` describes the route and its
/// parameters.
- (DBXFilesUploadSessionFinishUploadRequest *)uploadSessionFinishURLWithCursor:(DBXFilesUploadSessionCursor *)cursor
    commit:(DBXFilesCommitInfo *)commit
    contentHash:(nullable NSString *)contentHash
    input:(NSURL *)input;

/// Saves the data of an upload session as a file. If saving fails, the session keeps its data: try again with an empty
/// body, and the end of the data as the offset. The optional arguments have their defaults.
- (DBXFilesUploadSessionFinishUploadRequest *)uploadSessionFinishURLWithCursor:(DBXFilesUploadSessionCursor *)cursor
    commit:(DBXFilesCommitInfo *)commit
    input:(NSURL *)input;

/// Saves the data of an upload session as a file. If saving fails, the session keeps its data: try again with an empty
/// body, and the end of the data as the offset. The method that ends with `input:` describes the route and its
/// parameters.
- (DBXFilesUploadSessionFinishUploadRequest *)
    uploadSessionFinishInputStreamWithCursor:(DBXFilesUploadSessionCursor *)cursor
    commit:(DBXFilesCommitInfo *)commit
    contentHash:(nullable NSString *)contentHash
    input:(NSInputStream *)input;

/// Saves the data of an upload session as a file. If saving fails, the session keeps its data: try again with an empty
/// body, and the end of the data as the offset. The optional arguments have their defaults.
- (DBXFilesUploadSessionFinishUploadRequest *)
    uploadSessionFinishInputStreamWithCursor:(DBXFilesUploadSessionCursor *)cursor
    commit:(DBXFilesCommitInfo *)commit
    input:(NSInputStream *)input;

/// Starts a job that saves up to 1,000 upload sessions. Run only one such job at a time for each account. Poll it with
/// `uploadSessionFinishBatchCheck`.
///
/// Route `files/upload_session/finish_batch`: style rpc, host api, auth user, scope `files.content.write`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-finish_batch>
///
/// - Parameter entries: The upload sessions and destinations. At most 1000 items.
- (DBXFilesUploadSessionFinishBatchRpcRequest *)
    uploadSessionFinishBatchWithEntries:(NSArray<DBXFilesUploadSessionFinishArg *> *)entries
    __deprecated_msg("Dropbox deprecated the route.");

/// Saves up to 1,000 upload sessions as files in one call, which avoids the lock contention of many calls. The last
/// start or append request of each session must close it.
///
/// Route `files/upload_session/finish_batch_v2`: style rpc, host api, auth user, scope `files.content.write`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-finish_batch>
///
/// - Parameter entries: The upload sessions and destinations. At most 1000 items.
- (DBXFilesUploadSessionFinishBatchRpcRequestV2 *)
    uploadSessionFinishBatchV2WithEntries:(NSArray<DBXFilesUploadSessionFinishArg *> *)entries;

/// Polls a job of `uploadSessionFinishBatch`. Returns whether it is still running, or the outcome for each file.
///
/// Route `files/upload_session/finish_batch/check`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBXAsyncPollError`.
/// Reference:
/// <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-finish_batch-check>
///
/// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1 character.
- (DBXFilesUploadSessionFinishBatchCheckRpcRequest *)uploadSessionFinishBatchCheckWithAsyncJobId:(NSString *)asyncJobId;

/// Starts an upload session for a file of up to 2,199,019,061,248 bytes, sent in requests of at most 150 MiB. The
/// session exists for 7 days. A concurrent session accepts chunks in any order; the requests that start and finish it
/// contain no data.
///
/// Route `files/upload_session/start`: style upload, host content, auth user, scope `files.content.write`.
/// Error: `DBXFilesUploadSessionStartError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-start>
///
/// - Parameters:
///   - close: A Boolean value that indicates whether the data of this request is the entire file. Not supported for
///     concurrent sessions. The default is `@NO`.
///   - sessionType: The type of the session. `nil` for a sequential session.
///   - contentHash: The content hash of the data in this request. If it isn't `nil`, Dropbox verifies the received
///     data. Exactly 64 characters.
///   - input: The content to upload.
- (DBXFilesUploadSessionStartUploadRequest *)uploadSessionStartDataWithClose:(NSNumber *)close
    sessionType:(nullable DBXFilesUploadSessionType *)sessionType
    contentHash:(nullable NSString *)contentHash
    input:(NSData *)input;

/// Starts an upload session for a file of up to 2,199,019,061,248 bytes, sent in requests of at most 150 MiB. The
/// session exists for 7 days. A concurrent session accepts chunks in any order; the requests that start and finish it
/// contain no data. The optional arguments have their defaults.
- (DBXFilesUploadSessionStartUploadRequest *)uploadSessionStartDataWithInput:(NSData *)input;

/// Starts an upload session for a file of up to 2,199,019,061,248 bytes, sent in requests of at most 150 MiB. The
/// session exists for 7 days. A concurrent session accepts chunks in any order; the requests that start and finish it
/// contain no data. The method that ends with `input:` describes the route and its parameters.
- (DBXFilesUploadSessionStartUploadRequest *)uploadSessionStartURLWithClose:(NSNumber *)close
    sessionType:(nullable DBXFilesUploadSessionType *)sessionType
    contentHash:(nullable NSString *)contentHash
    input:(NSURL *)input;

/// Starts an upload session for a file of up to 2,199,019,061,248 bytes, sent in requests of at most 150 MiB. The
/// session exists for 7 days. A concurrent session accepts chunks in any order; the requests that start and finish it
/// contain no data. The optional arguments have their defaults.
- (DBXFilesUploadSessionStartUploadRequest *)uploadSessionStartURLWithInput:(NSURL *)input;

/// Starts an upload session for a file of up to 2,199,019,061,248 bytes, sent in requests of at most 150 MiB. The
/// session exists for 7 days. A concurrent session accepts chunks in any order; the requests that start and finish it
/// contain no data. The method that ends with `input:` describes the route and its parameters.
- (DBXFilesUploadSessionStartUploadRequest *)uploadSessionStartInputStreamWithClose:(NSNumber *)close
    sessionType:(nullable DBXFilesUploadSessionType *)sessionType
    contentHash:(nullable NSString *)contentHash
    input:(NSInputStream *)input;

/// Starts an upload session for a file of up to 2,199,019,061,248 bytes, sent in requests of at most 150 MiB. The
/// session exists for 7 days. A concurrent session accepts chunks in any order; the requests that start and finish it
/// contain no data. The optional arguments have their defaults.
- (DBXFilesUploadSessionStartUploadRequest *)uploadSessionStartInputStreamWithInput:(NSInputStream *)input;

/// Starts up to 1,000 upload sessions in one call.
///
/// Route `files/upload_session/start_batch`: style rpc, host api, auth user, scope `files.content.write`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-start_batch>
///
/// - Parameters:
///   - numSessions: The number of sessions to start. From 1 to 1000.
///   - sessionType: The type of the sessions. `nil` for sequential sessions.
- (DBXFilesUploadSessionStartBatchRpcRequest *)uploadSessionStartBatchWithNumSessions:(NSNumber *)numSessions
    sessionType:(nullable DBXFilesUploadSessionType *)sessionType;

/// Starts up to 1,000 upload sessions in one call. The optional arguments have their defaults.
- (DBXFilesUploadSessionStartBatchRpcRequest *)uploadSessionStartBatchWithNumSessions:(NSNumber *)numSessions;
@end

/// The routes of `files`, called with the key and secret of an app.
@interface DBXFilesAppAuthRoutes : DBXBaseRoutes
/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP), specified by a path or a
/// shared link. `DBXFilesRoutes` describes the route and its parameters.
- (DBXFilesGetThumbnailDownloadRequestFileV2 *)getThumbnailV2URLWithResource:(DBXFilesPathOrLink *)resource
    format:(DBXFilesThumbnailFormat *)format
    size:(DBXFilesThumbnailSize *)size
    mode:(DBXFilesThumbnailMode *)mode
    quality:(DBXFilesThumbnailQuality *)quality
    excludeMediaInfo:(nullable NSNumber *)excludeMediaInfo
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// Calls the route with defaults for its other arguments.
- (DBXFilesGetThumbnailDownloadRequestFileV2 *)getThumbnailV2URLWithResource:(DBXFilesPathOrLink *)resource
    format:(DBXFilesThumbnailFormat *)format
    size:(DBXFilesThumbnailSize *)size
    mode:(DBXFilesThumbnailMode *)mode
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination
    __deprecated_msg("Use the method with all arguments.");

/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP), specified by a path or a
/// shared link. The optional arguments have their defaults.
- (DBXFilesGetThumbnailDownloadRequestFileV2 *)getThumbnailV2URLWithResource:(DBXFilesPathOrLink *)resource
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP), specified by a path or a
/// shared link. `DBXFilesRoutes` describes the route and its parameters.
- (DBXFilesGetThumbnailDownloadRequestMemoryV2 *)getThumbnailV2WithResource:(DBXFilesPathOrLink *)resource
    format:(DBXFilesThumbnailFormat *)format
    size:(DBXFilesThumbnailSize *)size
    mode:(DBXFilesThumbnailMode *)mode
    quality:(DBXFilesThumbnailQuality *)quality
    excludeMediaInfo:(nullable NSNumber *)excludeMediaInfo;

/// Calls the route with defaults for its other arguments.
- (DBXFilesGetThumbnailDownloadRequestMemoryV2 *)getThumbnailV2WithResource:(DBXFilesPathOrLink *)resource
    format:(DBXFilesThumbnailFormat *)format
    size:(DBXFilesThumbnailSize *)size
    mode:(DBXFilesThumbnailMode *)mode
    __deprecated_msg("Use the method with all arguments.");

/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP), specified by a path or a
/// shared link. The optional arguments have their defaults.
- (DBXFilesGetThumbnailDownloadRequestMemoryV2 *)getThumbnailV2WithResource:(DBXFilesPathOrLink *)resource;

/// Lists a folder or an entire tree. While `hasMore` is `true`, call `listFolderContinue`; to get later changes, keep
/// the last cursor. Concurrent identical calls may exceed a rate limit. `DBXFilesRoutes` describes the route and its
/// parameters.
- (DBXFilesListFolderRpcRequest *)listFolderWithPath:(NSString *)path
    recursive:(NSNumber *)recursive
    includeMediaInfo:(NSNumber *)includeMediaInfo
    includeDeleted:(NSNumber *)includeDeleted
    includeHasExplicitSharedMembers:(NSNumber *)includeHasExplicitSharedMembers
    includeMountedFolders:(NSNumber *)includeMountedFolders
    limit:(nullable NSNumber *)limit
    sharedLink:(nullable DBXFilesSharedLink *)sharedLink
    includePropertyGroups:(nullable DBXFilePropertiesTemplateFilterBase *)includePropertyGroups
    includeNonDownloadableFiles:(NSNumber *)includeNonDownloadableFiles
    includeRestorableInfo:(NSNumber *)includeRestorableInfo;

/// Calls the route with defaults for its other arguments.
- (DBXFilesListFolderRpcRequest *)listFolderWithPath:(NSString *)path
    recursive:(NSNumber *)recursive
    includeMediaInfo:(NSNumber *)includeMediaInfo
    includeDeleted:(NSNumber *)includeDeleted
    includeHasExplicitSharedMembers:(NSNumber *)includeHasExplicitSharedMembers
    includeMountedFolders:(NSNumber *)includeMountedFolders
    limit:(nullable NSNumber *)limit
    sharedLink:(nullable DBXFilesSharedLink *)sharedLink
    includePropertyGroups:(nullable DBXFilePropertiesTemplateFilterBase *)includePropertyGroups
    includeNonDownloadableFiles:(NSNumber *)includeNonDownloadableFiles
    __deprecated_msg("Use the method with all arguments.");

/// Lists a folder or an entire tree. While `hasMore` is `true`, call `listFolderContinue`; to get later changes, keep
/// the last cursor. Concurrent identical calls may exceed a rate limit. The optional arguments have their defaults.
- (DBXFilesListFolderRpcRequest *)listFolderWithPath:(NSString *)path;

/// Returns the next page of a listing, or the changes since a completed one. To mirror a folder, apply the entries in
/// order: a file replaces the item at its path, a folder replaces a file but keeps children, and a deleted entry
/// removes its subtree. `DBXFilesRoutes` describes the route and its parameters.
- (DBXFilesListFolderContinueRpcRequest *)listFolderContinueWithCursor:(NSString *)cursor;
@end

/// The routes of `files`, called on behalf of a user or a team.
@interface DBXDropboxBase (DBXFiles)
/// The routes of `files`. Never `nil`.
@property (nonatomic, strong, null_unspecified) DBXFilesRoutes *files;
@end

/// The routes of `files`, called with the key and secret of an app.
@interface DBXDropboxAppBase (DBXFiles)
/// The routes of `files`. Never `nil`.
@property (nonatomic, strong, null_unspecified) DBXFilesAppAuthRoutes *files;
@end

NS_ASSUME_NONNULL_END
