// Generated from API/files.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXBaseClients.h>
#import <SwiftyDropboxObjC/DBXRequest.h>
#import <SwiftyDropboxObjC/DBXBaseRoutes.h>

@class DBXAsyncPollError;
@class DBXCallError;
@class DBXFilePropertiesAddPropertiesError;
@class DBXFilePropertiesInvalidPropertyGroupError;
@class DBXFilePropertiesPropertyGroup;
@class DBXFilePropertiesPropertyGroupUpdate;
@class DBXFilePropertiesTemplateFilterBase;
@class DBXFilePropertiesUpdatePropertiesError;
@class DBXFilesAddTagError;
@class DBXFilesAlphaGetMetadataError;
@class DBXFilesAlphaGetMetadataRpcRequest;
@class DBXFilesAlphaUploadUploadRequest;
@class DBXFilesAppAuthRoutes;
@class DBXFilesBaseTagError;
@class DBXFilesCommitInfo;
@class DBXFilesCopyBatchCheckRpcRequest;
@class DBXFilesCopyBatchCheckRpcRequestV2;
@class DBXFilesCopyBatchRpcRequest;
@class DBXFilesCopyBatchRpcRequestV2;
@class DBXFilesCopyReferenceGetRpcRequest;
@class DBXFilesCopyReferenceSaveRpcRequest;
@class DBXFilesCopyRpcRequest;
@class DBXFilesCopyRpcRequestV2;
@class DBXFilesCreateFolderBatchCheckRpcRequest;
@class DBXFilesCreateFolderBatchJobStatus;
@class DBXFilesCreateFolderBatchLaunch;
@class DBXFilesCreateFolderBatchRpcRequest;
@class DBXFilesCreateFolderError;
@class DBXFilesCreateFolderResult;
@class DBXFilesCreateFolderRpcRequest;
@class DBXFilesCreateFolderRpcRequestV2;
@class DBXFilesDeleteArg;
@class DBXFilesDeleteBatchCheckRpcRequest;
@class DBXFilesDeleteBatchJobStatus;
@class DBXFilesDeleteBatchLaunch;
@class DBXFilesDeleteBatchRpcRequest;
@class DBXFilesDeleteError;
@class DBXFilesDeleteResult;
@class DBXFilesDeleteRpcRequest;
@class DBXFilesDeleteRpcRequestV2;
@class DBXFilesDownloadDownloadRequestFile;
@class DBXFilesDownloadDownloadRequestMemory;
@class DBXFilesDownloadError;
@class DBXFilesDownloadZipDownloadRequestFile;
@class DBXFilesDownloadZipDownloadRequestMemory;
@class DBXFilesDownloadZipError;
@class DBXFilesDownloadZipResult;
@class DBXFilesExportDownloadRequestFile;
@class DBXFilesExportDownloadRequestMemory;
@class DBXFilesExportError;
@class DBXFilesExportResult;
@class DBXFilesFileMetadata;
@class DBXFilesFolderMetadata;
@class DBXFilesGetCopyReferenceError;
@class DBXFilesGetCopyReferenceResult;
@class DBXFilesGetFileLockBatchRpcRequest;
@class DBXFilesGetMetadataError;
@class DBXFilesGetMetadataRpcRequest;
@class DBXFilesGetPreviewDownloadRequestFile;
@class DBXFilesGetPreviewDownloadRequestMemory;
@class DBXFilesGetTagsResult;
@class DBXFilesGetTemporaryLinkError;
@class DBXFilesGetTemporaryLinkResult;
@class DBXFilesGetTemporaryLinkRpcRequest;
@class DBXFilesGetTemporaryUploadLinkResult;
@class DBXFilesGetTemporaryUploadLinkRpcRequest;
@class DBXFilesGetThumbnailBatchError;
@class DBXFilesGetThumbnailBatchResult;
@class DBXFilesGetThumbnailBatchRpcRequest;
@class DBXFilesGetThumbnailDownloadRequestFile;
@class DBXFilesGetThumbnailDownloadRequestFileV2;
@class DBXFilesGetThumbnailDownloadRequestMemory;
@class DBXFilesGetThumbnailDownloadRequestMemoryV2;
@class DBXFilesImportFormat;
@class DBXFilesListFolderContinueError;
@class DBXFilesListFolderContinueRpcRequest;
@class DBXFilesListFolderError;
@class DBXFilesListFolderGetLatestCursorResult;
@class DBXFilesListFolderGetLatestCursorRpcRequest;
@class DBXFilesListFolderLongpollError;
@class DBXFilesListFolderLongpollResult;
@class DBXFilesListFolderLongpollRpcRequest;
@class DBXFilesListFolderResult;
@class DBXFilesListFolderRpcRequest;
@class DBXFilesListRevisionsError;
@class DBXFilesListRevisionsMode;
@class DBXFilesListRevisionsResult;
@class DBXFilesListRevisionsRpcRequest;
@class DBXFilesLockFileArg;
@class DBXFilesLockFileBatchResult;
@class DBXFilesLockFileBatchRpcRequest;
@class DBXFilesLockFileError;
@class DBXFilesMetadata;
@class DBXFilesMoveBatchCheckRpcRequest;
@class DBXFilesMoveBatchCheckRpcRequestV2;
@class DBXFilesMoveBatchRpcRequest;
@class DBXFilesMoveBatchRpcRequestV2;
@class DBXFilesMoveRpcRequest;
@class DBXFilesMoveRpcRequestV2;
@class DBXFilesPaperCreateError;
@class DBXFilesPaperCreateResult;
@class DBXFilesPaperCreateUploadRequest;
@class DBXFilesPaperDocUpdatePolicy;
@class DBXFilesPaperUpdateError;
@class DBXFilesPaperUpdateResult;
@class DBXFilesPaperUpdateUploadRequest;
@class DBXFilesPathOrLink;
@class DBXFilesPermanentlyDeleteRpcRequest;
@class DBXFilesPreviewError;
@class DBXFilesPreviewResult;
@class DBXFilesPropertiesAddRpcRequest;
@class DBXFilesPropertiesOverwriteRpcRequest;
@class DBXFilesPropertiesUpdateRpcRequest;
@class DBXFilesRelocationBatchJobStatus;
@class DBXFilesRelocationBatchLaunch;
@class DBXFilesRelocationBatchV2JobStatus;
@class DBXFilesRelocationBatchV2Launch;
@class DBXFilesRelocationError;
@class DBXFilesRelocationPath;
@class DBXFilesRelocationResult;
@class DBXFilesRemoveTagError;
@class DBXFilesRestoreError;
@class DBXFilesRestoreRpcRequest;
@class DBXFilesRoutes;
@class DBXFilesSaveCopyReferenceError;
@class DBXFilesSaveCopyReferenceResult;
@class DBXFilesSaveUrlCheckJobStatusRpcRequest;
@class DBXFilesSaveUrlError;
@class DBXFilesSaveUrlJobStatus;
@class DBXFilesSaveUrlResult;
@class DBXFilesSaveUrlRpcRequest;
@class DBXFilesSearchContinueRpcRequestV2;
@class DBXFilesSearchError;
@class DBXFilesSearchMatchFieldOptions;
@class DBXFilesSearchMode;
@class DBXFilesSearchOptions;
@class DBXFilesSearchResult;
@class DBXFilesSearchRpcRequest;
@class DBXFilesSearchRpcRequestV2;
@class DBXFilesSearchV2Result;
@class DBXFilesSharedLink;
@class DBXFilesTagsAddRpcRequest;
@class DBXFilesTagsGetRpcRequest;
@class DBXFilesTagsRemoveRpcRequest;
@class DBXFilesThumbnailArg;
@class DBXFilesThumbnailError;
@class DBXFilesThumbnailFormat;
@class DBXFilesThumbnailMode;
@class DBXFilesThumbnailQuality;
@class DBXFilesThumbnailSize;
@class DBXFilesThumbnailV2Error;
@class DBXFilesUnlockFileArg;
@class DBXFilesUnlockFileBatchRpcRequest;
@class DBXFilesUploadError;
@class DBXFilesUploadSessionAppendBatchArgEntry;
@class DBXFilesUploadSessionAppendBatchError;
@class DBXFilesUploadSessionAppendBatchResult;
@class DBXFilesUploadSessionAppendBatchUploadRequest;
@class DBXFilesUploadSessionAppendError;
@class DBXFilesUploadSessionAppendUploadRequest;
@class DBXFilesUploadSessionAppendUploadRequestV2;
@class DBXFilesUploadSessionCursor;
@class DBXFilesUploadSessionFinishArg;
@class DBXFilesUploadSessionFinishBatchCheckRpcRequest;
@class DBXFilesUploadSessionFinishBatchJobStatus;
@class DBXFilesUploadSessionFinishBatchLaunch;
@class DBXFilesUploadSessionFinishBatchResult;
@class DBXFilesUploadSessionFinishBatchRpcRequest;
@class DBXFilesUploadSessionFinishBatchRpcRequestV2;
@class DBXFilesUploadSessionFinishError;
@class DBXFilesUploadSessionFinishUploadRequest;
@class DBXFilesUploadSessionStartBatchResult;
@class DBXFilesUploadSessionStartBatchRpcRequest;
@class DBXFilesUploadSessionStartError;
@class DBXFilesUploadSessionStartResult;
@class DBXFilesUploadSessionStartUploadRequest;
@class DBXFilesUploadSessionType;
@class DBXFilesUploadUploadRequest;
@class DBXFilesWriteMode;

NS_ASSUME_NONNULL_BEGIN

/// A call of `files/alpha/get_metadata`.
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

/// A call of `files/alpha/upload`.
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

/// A call of `files/copy`.
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

/// A call of `files/copy_v2`.
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

/// A call of `files/copy_batch`.
@interface DBXFilesCopyBatchRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesRelocationBatchLaunch *_Nullable result, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesRelocationBatchLaunch *_Nullable result, DBXCallError *_Nullable error))completionHandler;
@end

/// A call of `files/copy_batch_v2`.
@interface DBXFilesCopyBatchRpcRequestV2 : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesRelocationBatchV2Launch *_Nullable result, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesRelocationBatchV2Launch *_Nullable result, DBXCallError *_Nullable error))completionHandler;
@end

/// A call of `files/copy_batch/check`.
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

/// A call of `files/copy_batch/check_v2`.
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

/// A call of `files/copy_reference/get`.
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

/// A call of `files/copy_reference/save`.
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

/// A call of `files/create_folder`.
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

/// A call of `files/create_folder_v2`.
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

/// A call of `files/create_folder_batch`.
@interface DBXFilesCreateFolderBatchRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesCreateFolderBatchLaunch *_Nullable result, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesCreateFolderBatchLaunch *_Nullable result, DBXCallError *_Nullable error))completionHandler;
@end

/// A call of `files/create_folder_batch/check`.
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

/// A call of `files/delete`.
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

/// A call of `files/delete_v2`.
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

/// A call of `files/delete_batch`.
@interface DBXFilesDeleteBatchRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesDeleteBatchLaunch *_Nullable result, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesDeleteBatchLaunch *_Nullable result, DBXCallError *_Nullable error))completionHandler;
@end

/// A call of `files/delete_batch/check`.
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

/// A call of `files/download` whose content is stored in a file.
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

/// A call of `files/download` whose content is returned as data.
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

/// A call of `files/download_zip` whose content is stored in a file.
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

/// A call of `files/download_zip` whose content is returned as data.
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

/// A call of `files/export` whose content is stored in a file.
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

/// A call of `files/export` whose content is returned as data.
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

/// A call of `files/get_file_lock_batch`.
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

/// A call of `files/get_metadata`.
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

/// A call of `files/get_preview` whose content is stored in a file.
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

/// A call of `files/get_preview` whose content is returned as data.
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

/// A call of `files/get_temporary_link`.
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

/// A call of `files/get_temporary_upload_link`.
@interface DBXFilesGetTemporaryUploadLinkRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesGetTemporaryUploadLinkResult *_Nullable result, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesGetTemporaryUploadLinkResult *_Nullable result, DBXCallError *_Nullable error))completionHandler;
@end

/// A call of `files/get_thumbnail` whose content is stored in a file.
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

/// A call of `files/get_thumbnail` whose content is returned as data.
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

/// A call of `files/get_thumbnail_v2` whose content is stored in a file.
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

/// A call of `files/get_thumbnail_v2` whose content is returned as data.
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

/// A call of `files/get_thumbnail_batch`.
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

/// A call of `files/list_folder`.
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

/// A call of `files/list_folder/continue`.
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

/// A call of `files/list_folder/get_latest_cursor`.
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

/// A call of `files/list_folder/longpoll`.
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

/// A call of `files/list_revisions`.
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

/// A call of `files/lock_file_batch`.
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

/// A call of `files/move`.
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

/// A call of `files/move_v2`.
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

/// A call of `files/move_batch`.
@interface DBXFilesMoveBatchRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesRelocationBatchLaunch *_Nullable result, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesRelocationBatchLaunch *_Nullable result, DBXCallError *_Nullable error))completionHandler;
@end

/// A call of `files/move_batch_v2`.
@interface DBXFilesMoveBatchRpcRequestV2 : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesRelocationBatchV2Launch *_Nullable result, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesRelocationBatchV2Launch *_Nullable result, DBXCallError *_Nullable error))completionHandler;
@end

/// A call of `files/move_batch/check`.
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

/// A call of `files/move_batch/check_v2`.
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

/// A call of `files/paper/create`.
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

/// A call of `files/paper/update`.
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

/// A call of `files/permanently_delete`.
@interface DBXFilesPermanentlyDeleteRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesDeleteError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesDeleteError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A call of `files/properties/add`.
@interface DBXFilesPropertiesAddRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilePropertiesAddPropertiesError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilePropertiesAddPropertiesError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A call of `files/properties/overwrite`.
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

/// A call of `files/properties/update`.
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

/// A call of `files/restore`.
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

/// A call of `files/save_url`.
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

/// A call of `files/save_url/check_job_status`.
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

/// A call of `files/search`.
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

/// A call of `files/search_v2`.
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

/// A call of `files/search/continue_v2`.
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

/// A call of `files/tags/add`.
@interface DBXFilesTagsAddRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesAddTagError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesAddTagError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A call of `files/tags/get`.
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

/// A call of `files/tags/remove`.
@interface DBXFilesTagsRemoveRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesRemoveTagError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesRemoveTagError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A call of `files/unlock_file_batch`.
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

/// A call of `files/upload`.
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

/// A call of `files/upload_session/append`.
@interface DBXFilesUploadSessionAppendUploadRequest : DBXTransferRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesUploadSessionAppendError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesUploadSessionAppendError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A call of `files/upload_session/append_v2`.
@interface DBXFilesUploadSessionAppendUploadRequestV2 : DBXTransferRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesUploadSessionAppendError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesUploadSessionAppendError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A call of `files/upload_session/append_batch`.
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

/// A call of `files/upload_session/finish`.
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

/// A call of `files/upload_session/finish_batch`.
@interface DBXFilesUploadSessionFinishBatchRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesUploadSessionFinishBatchLaunch *_Nullable result, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesUploadSessionFinishBatchLaunch *_Nullable result, DBXCallError *_Nullable error))completionHandler;
@end

/// A call of `files/upload_session/finish_batch_v2`.
@interface DBXFilesUploadSessionFinishBatchRpcRequestV2 : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilesUploadSessionFinishBatchResult *_Nullable result, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilesUploadSessionFinishBatchResult *_Nullable result, DBXCallError *_Nullable error))completionHandler;
@end

/// A call of `files/upload_session/finish_batch/check`.
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

/// A call of `files/upload_session/start`.
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

/// A call of `files/upload_session/start_batch`.
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
/// Reads the metadata of a file or folder, with custom properties. Use `getMetadata`, which does the same and is
/// stable.
///
/// Route `files/alpha/get_metadata`: style rpc, host api, auth user, scope `files.metadata.read`.
/// Error: `DBXFilesAlphaGetMetadataError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-alpha-get_metadata>
///
/// - Parameters:
///   - path: The file or folder: a path, an `id:…`, or a `rev:…` for one revision. Not the root folder. Pattern:
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - includeMediaInfo: Whether to fill in `mediaInfo` of photos and videos. Default: `@NO`.
///   - includeDeleted: Whether a deleted item is answered with `Files.DeletedMetadata` instead of
///     `LookupError.notFound`. Default: `@NO`.
///   - includeHasExplicitSharedMembers: Whether to tell if the file itself is shared with somebody. Default: `@NO`.
///   - includePropertyGroups: The templates whose custom properties to include.
///   - includePropertyTemplates: Use `includePropertyGroups` instead. Each: At least 1 character. Each: Pattern:
///     `(/|ptid:).*`. Deprecated.
- (DBXFilesAlphaGetMetadataRpcRequest *)alphaGetMetadataWithPath:(NSString *)path
    includeMediaInfo:(NSNumber *)includeMediaInfo
    includeDeleted:(NSNumber *)includeDeleted
    includeHasExplicitSharedMembers:(NSNumber *)includeHasExplicitSharedMembers
    includePropertyGroups:(nullable DBXFilePropertiesTemplateFilterBase *)includePropertyGroups
    includePropertyTemplates:(nullable NSArray<NSString *> *)includePropertyTemplates
    __deprecated_msg("Dropbox deprecated the route.");

/// Reads the metadata of a file or folder, with custom properties. Use `getMetadata`, which does the same and is
/// stable. The optional arguments have their defaults.
- (DBXFilesAlphaGetMetadataRpcRequest *)alphaGetMetadataWithPath:(NSString *)path
    __deprecated_msg("Dropbox deprecated the route.");

/// Uploads a file of at most 150 MiB. Use `upload`, which does the same and is stable.
///
/// Route `files/alpha/upload`: style upload, host content, auth user, scope `files.content.write`.
/// Error: `DBXFilesUploadError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-alpha-upload>
///
/// - Parameters:
///   - path: Where to save the file: a path that starts with `/`, or the `id:…` of a file to write to. Pattern:
///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
///   - mode: What to do when something is there already. Default: `add`.
///   - autorename: Whether to save under another name, such as `report (2).txt`, instead of failing with a conflict.
///     Default: `@NO`.
///   - clientModified: The time at which the user last changed the file, in whole seconds. It is kept for display and
///     does not affect conflicts.
///   - mute: Whether to spare the user's devices a notification about this change. Default: `@NO`.
///   - propertyGroups: Custom properties to save with the file.
///   - strictConflict: Whether to be strict about conflicts: identical content is one too, and so is an `.update` of a
///     file that has been deleted meanwhile. Default: `@NO`.
///   - contentHash: The content hash of the data, if the server should verify what arrives. Exactly 64 characters.
///   - input: The content.
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

/// Uploads a file of at most 150 MiB. Use `upload`, which does the same and is stable. The optional arguments have
/// their defaults.
- (DBXFilesAlphaUploadUploadRequest *)alphaUploadDataWithPath:(NSString *)path
    input:(NSData *)input
    __deprecated_msg("Dropbox deprecated the route.");

/// Uploads a file of at most 150 MiB. Use `upload`, which does the same and is stable.
///
/// Route `files/alpha/upload`: style upload, host content, auth user, scope `files.content.write`.
/// Error: `DBXFilesUploadError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-alpha-upload>
///
/// - Parameters:
///   - path: Where to save the file: a path that starts with `/`, or the `id:…` of a file to write to. Pattern:
///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
///   - mode: What to do when something is there already. Default: `add`.
///   - autorename: Whether to save under another name, such as `report (2).txt`, instead of failing with a conflict.
///     Default: `@NO`.
///   - clientModified: The time at which the user last changed the file, in whole seconds. It is kept for display and
///     does not affect conflicts.
///   - mute: Whether to spare the user's devices a notification about this change. Default: `@NO`.
///   - propertyGroups: Custom properties to save with the file.
///   - strictConflict: Whether to be strict about conflicts: identical content is one too, and so is an `.update` of a
///     file that has been deleted meanwhile. Default: `@NO`.
///   - contentHash: The content hash of the data, if the server should verify what arrives. Exactly 64 characters.
///   - input: The URL of the file whose content is sent.
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

/// Uploads a file of at most 150 MiB. Use `upload`, which does the same and is stable. The optional arguments have
/// their defaults.
- (DBXFilesAlphaUploadUploadRequest *)alphaUploadURLWithPath:(NSString *)path
    input:(NSURL *)input
    __deprecated_msg("Dropbox deprecated the route.");

/// Uploads a file of at most 150 MiB. Use `upload`, which does the same and is stable.
///
/// Route `files/alpha/upload`: style upload, host content, auth user, scope `files.content.write`.
/// Error: `DBXFilesUploadError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-alpha-upload>
///
/// - Parameters:
///   - path: Where to save the file: a path that starts with `/`, or the `id:…` of a file to write to. Pattern:
///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
///   - mode: What to do when something is there already. Default: `add`.
///   - autorename: Whether to save under another name, such as `report (2).txt`, instead of failing with a conflict.
///     Default: `@NO`.
///   - clientModified: The time at which the user last changed the file, in whole seconds. It is kept for display and
///     does not affect conflicts.
///   - mute: Whether to spare the user's devices a notification about this change. Default: `@NO`.
///   - propertyGroups: Custom properties to save with the file.
///   - strictConflict: Whether to be strict about conflicts: identical content is one too, and so is an `.update` of a
///     file that has been deleted meanwhile. Default: `@NO`.
///   - contentHash: The content hash of the data, if the server should verify what arrives. Exactly 64 characters.
///   - input: The content, read once.
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

/// Uploads a file of at most 150 MiB. Use `upload`, which does the same and is stable. The optional arguments have
/// their defaults.
- (DBXFilesAlphaUploadUploadRequest *)alphaUploadInputStreamWithPath:(NSString *)path
    input:(NSInputStream *)input
    __deprecated_msg("Dropbox deprecated the route.");

/// Copies a file, or a folder with everything in it.
///
/// Route `files/copy`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBXFilesRelocationError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-copy>
///
/// - Parameters:
///   - fromPath: The file or folder to copy or move: a path or an `id:…`. Pattern:
///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
///   - toPath: Its new path, with its name, not only the folder to put it in. Pattern:
///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
///   - allowSharedFolder: Has no effect. Default: `@NO`. Deprecated.
///   - autorename: Whether to choose another name instead of failing when something is at the destination already.
///     Default: `@NO`.
///   - allowOwnershipTransfer: Whether content may get another owner by a move. Does not matter for copies. Default:
///     `@NO`.
- (DBXFilesCopyRpcRequest *)copyFromPath:(NSString *)fromPath
    toPath:(NSString *)toPath
    allowSharedFolder:(NSNumber *)allowSharedFolder
    autorename:(NSNumber *)autorename
    allowOwnershipTransfer:(NSNumber *)allowOwnershipTransfer
    __deprecated_msg("Dropbox deprecated the route.")
    DB_NO_METHOD_FAMILY;

/// Copies a file, or a folder with everything in it. The optional arguments have their defaults.
- (DBXFilesCopyRpcRequest *)copyFromPath:(NSString *)fromPath
    toPath:(NSString *)toPath
    __deprecated_msg("Dropbox deprecated the route.")
    DB_NO_METHOD_FAMILY;

/// Copies a file, or a folder with everything in it, to another place in the same Dropbox. At most 10,000 items in one
/// call.
///
/// Route `files/copy_v2`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBXFilesRelocationError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-copy>
///
/// - Parameters:
///   - fromPath: The file or folder to copy or move: a path or an `id:…`. Pattern:
///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
///   - toPath: Its new path, with its name, not only the folder to put it in. Pattern:
///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
///   - allowSharedFolder: Has no effect. Default: `@NO`. Deprecated.
///   - autorename: Whether to choose another name instead of failing when something is at the destination already.
///     Default: `@NO`.
///   - allowOwnershipTransfer: Whether content may get another owner by a move. Does not matter for copies. Default:
///     `@NO`.
- (DBXFilesCopyRpcRequestV2 *)copyV2FromPath:(NSString *)fromPath
    toPath:(NSString *)toPath
    allowSharedFolder:(NSNumber *)allowSharedFolder
    autorename:(NSNumber *)autorename
    allowOwnershipTransfer:(NSNumber *)allowOwnershipTransfer
    DB_NO_METHOD_FAMILY;

/// Copies a file, or a folder with everything in it, to another place in the same Dropbox. At most 10,000 items in one
/// call. The optional arguments have their defaults.
- (DBXFilesCopyRpcRequestV2 *)copyV2FromPath:(NSString *)fromPath toPath:(NSString *)toPath DB_NO_METHOD_FAMILY;

/// Starts a job that copies up to 1,000 entries and fails as a whole when one of them fails. Poll it with
/// `copyBatchCheck`.
///
/// Route `files/copy_batch`: style rpc, host api, auth user, scope `files.content.write`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-copy_batch>
///
/// - Parameters:
///   - entries: The pairs of source and destination. 1 to 1000 items.
///   - autorename: Whether to choose another name where something is at the destination already, instead of failing
///     that entry. Default: `@NO`.
///   - allowSharedFolder: Has no effect. Default: `@NO`. Deprecated.
///   - allowOwnershipTransfer: Whether content may get another owner by a move. Does not matter for copies. Default:
///     `@NO`.
- (DBXFilesCopyBatchRpcRequest *)copyBatchWithEntries:(NSArray<DBXFilesRelocationPath *> *)entries
    autorename:(NSNumber *)autorename
    allowSharedFolder:(NSNumber *)allowSharedFolder
    allowOwnershipTransfer:(NSNumber *)allowOwnershipTransfer
    __deprecated_msg("Dropbox deprecated the route.")
    DB_NO_METHOD_FAMILY;

/// Starts a job that copies up to 1,000 entries and fails as a whole when one of them fails. Poll it with
/// `copyBatchCheck`. The optional arguments have their defaults.
- (DBXFilesCopyBatchRpcRequest *)copyBatchWithEntries:(NSArray<DBXFilesRelocationPath *> *)entries
    __deprecated_msg("Dropbox deprecated the route.")
    DB_NO_METHOD_FAMILY;

/// Copies up to 1,000 files and folders and reports success or failure for each. Small batches finish at once;
/// otherwise the answer is a job to poll with `copyBatchCheckV2`.
///
/// Route `files/copy_batch_v2`: style rpc, host api, auth user, scope `files.content.write`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-copy_batch>
///
/// - Parameters:
///   - entries: The pairs of source and destination. 1 to 1000 items.
///   - autorename: Whether to choose another name where something is at the destination already, instead of failing
///     that entry. Default: `@NO`.
- (DBXFilesCopyBatchRpcRequestV2 *)copyBatchV2WithEntries:(NSArray<DBXFilesRelocationPath *> *)entries
    autorename:(NSNumber *)autorename
    DB_NO_METHOD_FAMILY;

/// Copies up to 1,000 files and folders and reports success or failure for each. Small batches finish at once;
/// otherwise the answer is a job to poll with `copyBatchCheckV2`. The optional arguments have their defaults.
- (DBXFilesCopyBatchRpcRequestV2 *)copyBatchV2WithEntries:(NSArray<DBXFilesRelocationPath *> *)entries
    DB_NO_METHOD_FAMILY;

/// Polls a job of `copyBatch`: returns how far it has come.
///
/// Route `files/copy_batch/check`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBXAsyncPollError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-copy_batch-check>
///
/// - Parameters:
///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
- (DBXFilesCopyBatchCheckRpcRequest *)copyBatchCheckWithAsyncJobId:(NSString *)asyncJobId
    __deprecated_msg("Dropbox deprecated the route.")
    DB_NO_METHOD_FAMILY;

/// Polls a job of `copyBatchV2`: returns whether it is still running, or what became of each entry.
///
/// Route `files/copy_batch/check_v2`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBXAsyncPollError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-copy_batch-check>
///
/// - Parameters:
///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
- (DBXFilesCopyBatchCheckRpcRequestV2 *)copyBatchCheckV2WithAsyncJobId:(NSString *)asyncJobId DB_NO_METHOD_FAMILY;

/// Creates a reference to a file or folder that another user of the same app can save with `copyReferenceSave`: content
/// changes hands without a download.
///
/// Route `files/copy_reference/get`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBXFilesGetCopyReferenceError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-copy_reference-get>
///
/// - Parameters:
///   - path: The file or folder to refer to: a path or an `id:…`. Pattern:
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
- (DBXFilesCopyReferenceGetRpcRequest *)copyReferenceGetWithPath:(NSString *)path DB_NO_METHOD_FAMILY;

/// Saves the file or folder behind a reference from `copyReferenceGet` into this user's Dropbox.
///
/// Route `files/copy_reference/save`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBXFilesSaveCopyReferenceError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-copy_reference-save>
///
/// - Parameters:
///   - copyReference: The text from `copyReferenceGet`.
///   - path: Where to save the item. Pattern: `/(.|[\r\n])*`.
- (DBXFilesCopyReferenceSaveRpcRequest *)copyReferenceSaveWithCopyReference:(NSString *)copyReference
    path:(NSString *)path
    DB_NO_METHOD_FAMILY;

/// Creates a folder, and its parents where they are missing.
///
/// Route `files/create_folder`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBXFilesCreateFolderError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-create_folder>
///
/// - Parameters:
///   - path: The new folder. Missing parents are created too. Pattern: `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - autorename: Whether to choose another name instead of failing when something is there already. Default: `@NO`.
- (DBXFilesCreateFolderRpcRequest *)createFolderWithPath:(NSString *)path
    autorename:(NSNumber *)autorename
    __deprecated_msg("Dropbox deprecated the route.");

/// Creates a folder, and its parents where they are missing. The optional arguments have their defaults.
- (DBXFilesCreateFolderRpcRequest *)createFolderWithPath:(NSString *)path
    __deprecated_msg("Dropbox deprecated the route.");

/// Creates a folder, and its parents where they are missing. A folder that is there already is a conflict, unless
/// `autorename` is set.
///
/// Route `files/create_folder_v2`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBXFilesCreateFolderError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-create_folder>
///
/// - Parameters:
///   - path: The new folder. Missing parents are created too. Pattern: `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - autorename: Whether to choose another name instead of failing when something is there already. Default: `@NO`.
- (DBXFilesCreateFolderRpcRequestV2 *)createFolderV2WithPath:(NSString *)path autorename:(NSNumber *)autorename;

/// Creates a folder, and its parents where they are missing. A folder that is there already is a conflict, unless
/// `autorename` is set. The optional arguments have their defaults.
- (DBXFilesCreateFolderRpcRequestV2 *)createFolderV2WithPath:(NSString *)path;

/// Creates up to 10,000 folders. Small batches finish at once; otherwise the answer is a job to poll with
/// `createFolderBatchCheck`.
///
/// Route `files/create_folder_batch`: style rpc, host api, auth user, scope `files.content.write`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-create_folder_batch>
///
/// - Parameters:
///   - paths: The new folders. A path given twice is created once. At most 10000 items. Each: Pattern:
///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - autorename: Whether to choose another name where something is there already, instead of failing that entry.
///     Default: `@NO`.
///   - forceAsync: Whether to answer with a job at once, even for a small batch. Default: `@NO`.
- (DBXFilesCreateFolderBatchRpcRequest *)createFolderBatchWithPaths:(NSArray<NSString *> *)paths
    autorename:(NSNumber *)autorename
    forceAsync:(NSNumber *)forceAsync;

/// Creates up to 10,000 folders. Small batches finish at once; otherwise the answer is a job to poll with
/// `createFolderBatchCheck`. The optional arguments have their defaults.
- (DBXFilesCreateFolderBatchRpcRequest *)createFolderBatchWithPaths:(NSArray<NSString *> *)paths;

/// Polls a job of `createFolderBatch`: returns whether it is still running, or what became of each folder.
///
/// Route `files/create_folder_batch/check`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBXAsyncPollError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-create_folder_batch-check>
///
/// - Parameters:
///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
- (DBXFilesCreateFolderBatchCheckRpcRequest *)createFolderBatchCheckWithAsyncJobId:(NSString *)asyncJobId;

/// Deletes a file, or a folder with everything in it.
///
/// Route `files/delete`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBXFilesDeleteError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-delete>
///
/// - Parameters:
///   - path: The file or folder to delete: a path or an `id:…`. Pattern:
///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
///   - parentRev: The revision that the file must still have; otherwise nothing is deleted. Not for folders. At least 9
///     characters. Pattern: `[0-9a-f]+`.
- (DBXFilesDeleteRpcRequest *)deleteWithPath:(NSString *)path
    parentRev:(nullable NSString *)parentRev
    __deprecated_msg("Dropbox deprecated the route.");

/// Deletes a file, or a folder with everything in it. The optional arguments have their defaults.
- (DBXFilesDeleteRpcRequest *)deleteWithPath:(NSString *)path __deprecated_msg("Dropbox deprecated the route.");

/// Deletes a file, or a folder with everything in it, and returns the metadata it had. What is deleted can be restored
/// for as long as the account's plan keeps it.
///
/// Route `files/delete_v2`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBXFilesDeleteError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-delete>
///
/// - Parameters:
///   - path: The file or folder to delete: a path or an `id:…`. Pattern:
///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
///   - parentRev: The revision that the file must still have; otherwise nothing is deleted. Not for folders. At least 9
///     characters. Pattern: `[0-9a-f]+`.
- (DBXFilesDeleteRpcRequestV2 *)deleteV2WithPath:(NSString *)path parentRev:(nullable NSString *)parentRev;

/// Deletes a file, or a folder with everything in it, and returns the metadata it had. What is deleted can be restored
/// for as long as the account's plan keeps it. The optional arguments have their defaults.
- (DBXFilesDeleteRpcRequestV2 *)deleteV2WithPath:(NSString *)path;

/// Starts a job that deletes up to 1,000 files and folders. Poll it with `deleteBatchCheck`.
///
/// Route `files/delete_batch`: style rpc, host api, auth user, scope `files.content.write`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-delete_batch>
///
/// - Parameters:
///   - entries: What to delete. At most 1000 items.
- (DBXFilesDeleteBatchRpcRequest *)deleteBatchWithEntries:(NSArray<DBXFilesDeleteArg *> *)entries;

/// Polls a job of `deleteBatch`: returns whether it is still running, or what became of each entry.
///
/// Route `files/delete_batch/check`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBXAsyncPollError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-delete_batch-check>
///
/// - Parameters:
///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
- (DBXFilesDeleteBatchCheckRpcRequest *)deleteBatchCheckWithAsyncJobId:(NSString *)asyncJobId;

/// Downloads a file and its metadata. Files with `isDownloadable` false, such as Google Docs, need `export` instead.
///
/// Route `files/download`: style download, host content, auth user, scope `files.content.read`.
/// Error: `DBXFilesDownloadError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-download>
///
/// - Parameters:
///   - path: The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - rev: Pass `rev:…` as `path` instead. At least 9 characters. Pattern: `[0-9a-f]+`. Deprecated.
///   - overwrite: Whether a file at `destination` is replaced.
///   - destination: Where the content is stored.
- (DBXFilesDownloadDownloadRequestFile *)downloadURLWithPath:(NSString *)path
    rev:(nullable NSString *)rev
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// Downloads a file and its metadata. Files with `isDownloadable` false, such as Google Docs, need `export` instead.
/// The optional arguments have their defaults.
- (DBXFilesDownloadDownloadRequestFile *)downloadURLWithPath:(NSString *)path
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// Downloads a file and its metadata. Files with `isDownloadable` false, such as Google Docs, need `export` instead.
///
/// Route `files/download`: style download, host content, auth user, scope `files.content.read`.
/// Error: `DBXFilesDownloadError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-download>
///
/// - Parameters:
///   - path: The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - rev: Pass `rev:…` as `path` instead. At least 9 characters. Pattern: `[0-9a-f]+`. Deprecated.
- (DBXFilesDownloadDownloadRequestMemory *)downloadWithPath:(NSString *)path rev:(nullable NSString *)rev;

/// Downloads a file and its metadata. Files with `isDownloadable` false, such as Google Docs, need `export` instead.
/// The optional arguments have their defaults.
- (DBXFilesDownloadDownloadRequestMemory *)downloadWithPath:(NSString *)path;

/// Downloads a whole folder as one zip archive: less than 20 GB, each file less than 4 GB, fewer than 10,000 entries.
/// An interrupted download cannot be resumed by range.
///
/// Route `files/download_zip`: style download, host content, auth user, scope `files.content.read`.
/// Error: `DBXFilesDownloadZipError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-download_zip>
///
/// - Parameters:
///   - path: The folder: a path or an `id:…`, not a single file. Pattern:
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - overwrite: Whether a file at `destination` is replaced.
///   - destination: Where the content is stored.
- (DBXFilesDownloadZipDownloadRequestFile *)downloadZipURLWithPath:(NSString *)path
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// Downloads a whole folder as one zip archive: less than 20 GB, each file less than 4 GB, fewer than 10,000 entries.
/// An interrupted download cannot be resumed by range.
///
/// Route `files/download_zip`: style download, host content, auth user, scope `files.content.read`.
/// Error: `DBXFilesDownloadZipError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-download_zip>
///
/// - Parameters:
///   - path: The folder: a path or an `id:…`, not a single file. Pattern:
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
- (DBXFilesDownloadZipDownloadRequestMemory *)downloadZipWithPath:(NSString *)path;

/// Downloads a file that has no bytes of its own, such as a Google Doc, converted to an ordinary format.
///
/// Route `files/export`: style download, host content, auth user, scope `files.content.read`.
/// Error: `DBXFilesExportError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-export>
///
/// - Parameters:
///   - path: The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - exportFormat: One of the `exportOptions` in the file's `exportInfo`. By default its `exportAs`.
///   - overwrite: Whether a file at `destination` is replaced.
///   - destination: Where the content is stored.
- (DBXFilesExportDownloadRequestFile *)exportURLWithPath:(NSString *)path
    exportFormat:(nullable NSString *)exportFormat
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// Downloads a file that has no bytes of its own, such as a Google Doc, converted to an ordinary format. The optional
/// arguments have their defaults.
- (DBXFilesExportDownloadRequestFile *)exportURLWithPath:(NSString *)path
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// Downloads a file that has no bytes of its own, such as a Google Doc, converted to an ordinary format.
///
/// Route `files/export`: style download, host content, auth user, scope `files.content.read`.
/// Error: `DBXFilesExportError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-export>
///
/// - Parameters:
///   - path: The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - exportFormat: One of the `exportOptions` in the file's `exportInfo`. By default its `exportAs`.
- (DBXFilesExportDownloadRequestMemory *)exportWithPath:(NSString *)path exportFormat:(nullable NSString *)exportFormat;

/// Downloads a file that has no bytes of its own, such as a Google Doc, converted to an ordinary format. The optional
/// arguments have their defaults.
- (DBXFilesExportDownloadRequestMemory *)exportWithPath:(NSString *)path;

/// Returns who holds the locks of the given files.
///
/// Route `files/get_file_lock_batch`: style rpc, host api, auth user, scope `files.content.read`.
/// Error: `DBXFilesLockFileError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-get_file_lock_batch>
///
/// - Parameters:
///   - entries: The files. A file given twice counts once.
- (DBXFilesGetFileLockBatchRpcRequest *)getFileLockBatchWithEntries:(NSArray<DBXFilesLockFileArg *> *)entries;

/// Reads the metadata of one file or folder. The root folder has none: asking for it fails.
///
/// Route `files/get_metadata`: style rpc, host api, auth user, scope `files.metadata.read`.
/// Error: `DBXFilesGetMetadataError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-get_metadata>
///
/// - Parameters:
///   - path: The file or folder: a path, an `id:…`, or a `rev:…` for one revision. Not the root folder. Pattern:
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - includeMediaInfo: Whether to fill in `mediaInfo` of photos and videos. Default: `@NO`.
///   - includeDeleted: Whether a deleted item is answered with `Files.DeletedMetadata` instead of
///     `LookupError.notFound`. Default: `@NO`.
///   - includeHasExplicitSharedMembers: Whether to tell if the file itself is shared with somebody. Default: `@NO`.
///   - includePropertyGroups: The templates whose custom properties to include.
- (DBXFilesGetMetadataRpcRequest *)getMetadataWithPath:(NSString *)path
    includeMediaInfo:(NSNumber *)includeMediaInfo
    includeDeleted:(NSNumber *)includeDeleted
    includeHasExplicitSharedMembers:(NSNumber *)includeHasExplicitSharedMembers
    includePropertyGroups:(nullable DBXFilePropertiesTemplateFilterBase *)includePropertyGroups;

/// Reads the metadata of one file or folder. The root folder has none: asking for it fails. The optional arguments have
/// their defaults.
- (DBXFilesGetMetadataRpcRequest *)getMetadataWithPath:(NSString *)path;

/// Downloads a preview of a document: PDF for text documents and presentations, HTML for spreadsheets.
///
/// Route `files/get_preview`: style download, host content, auth user, scope `files.content.read`.
/// Error: `DBXFilesPreviewError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-get_preview>
///
/// - Parameters:
///   - path: The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - rev: Pass `rev:…` as `path` instead. At least 9 characters. Pattern: `[0-9a-f]+`. Deprecated.
///   - overwrite: Whether a file at `destination` is replaced.
///   - destination: Where the content is stored.
- (DBXFilesGetPreviewDownloadRequestFile *)getPreviewURLWithPath:(NSString *)path
    rev:(nullable NSString *)rev
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// Downloads a preview of a document: PDF for text documents and presentations, HTML for spreadsheets. The optional
/// arguments have their defaults.
- (DBXFilesGetPreviewDownloadRequestFile *)getPreviewURLWithPath:(NSString *)path
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// Downloads a preview of a document: PDF for text documents and presentations, HTML for spreadsheets.
///
/// Route `files/get_preview`: style download, host content, auth user, scope `files.content.read`.
/// Error: `DBXFilesPreviewError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-get_preview>
///
/// - Parameters:
///   - path: The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - rev: Pass `rev:…` as `path` instead. At least 9 characters. Pattern: `[0-9a-f]+`. Deprecated.
- (DBXFilesGetPreviewDownloadRequestMemory *)getPreviewWithPath:(NSString *)path rev:(nullable NSString *)rev;

/// Downloads a preview of a document: PDF for text documents and presentations, HTML for spreadsheets. The optional
/// arguments have their defaults.
- (DBXFilesGetPreviewDownloadRequestMemory *)getPreviewWithPath:(NSString *)path;

/// Creates a URL from which anybody can download the file during the next 4 hours. After that it answers 410 Gone.
///
/// Route `files/get_temporary_link`: style rpc, host api, auth user, scope `files.content.read`.
/// Error: `DBXFilesGetTemporaryLinkError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-get_temporary_link>
///
/// - Parameters:
///   - path: The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
- (DBXFilesGetTemporaryLinkRpcRequest *)getTemporaryLinkWithPath:(NSString *)path;

/// Creates a URL to which one file can be posted without a token, for example by a browser. It works once, with content
/// type `application/octet-stream`; conflicts show only when it is used, as a plain 409.
///
/// Route `files/get_temporary_upload_link`: style rpc, host api, auth user, scope `files.content.write`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-get_temporary_upload_link>
///
/// - Parameters:
///   - commitInfo: Where and how to save what will be uploaded. Checked when the link is used, not now.
///   - duration: How long the link works, in seconds. Default: 14400.0. 60.0 to 14400.0.
- (DBXFilesGetTemporaryUploadLinkRpcRequest *)getTemporaryUploadLinkWithCommitInfo:(DBXFilesCommitInfo *)commitInfo
    duration:(NSNumber *)duration;

/// Creates a URL to which one file can be posted without a token, for example by a browser. It works once, with content
/// type `application/octet-stream`; conflicts show only when it is used, as a plain 409. The optional arguments have
/// their defaults.
- (DBXFilesGetTemporaryUploadLinkRpcRequest *)getTemporaryUploadLinkWithCommitInfo:(DBXFilesCommitInfo *)commitInfo;

/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP).
///
/// Route `files/get_thumbnail`: style download, host content, auth user, scope `files.content.read`.
/// Error: `DBXFilesThumbnailError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-get_thumbnail>
///
/// - Parameters:
///   - path: The image: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - format: The format of the thumbnail: JPEG suits photos, PNG drawings and screenshots, WebP compresses best.
///     Default: `jpeg`.
///   - size: The size of the thumbnail. Default: `w64h64`.
///   - mode: How the image is fitted into that size. Default: `strict`.
///   - quality: How much detail to keep. Default: `quality_80`.
///   - excludeMediaInfo: Whether to leave out `mediaInfo`, which makes the call faster.
///   - overwrite: Whether a file at `destination` is replaced.
///   - destination: Where the content is stored.
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

/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP).
///
/// Route `files/get_thumbnail`: style download, host content, auth user, scope `files.content.read`.
/// Error: `DBXFilesThumbnailError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-get_thumbnail>
///
/// - Parameters:
///   - path: The image: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - format: The format of the thumbnail: JPEG suits photos, PNG drawings and screenshots, WebP compresses best.
///     Default: `jpeg`.
///   - size: The size of the thumbnail. Default: `w64h64`.
///   - mode: How the image is fitted into that size. Default: `strict`.
///   - quality: How much detail to keep. Default: `quality_80`.
///   - excludeMediaInfo: Whether to leave out `mediaInfo`, which makes the call faster.
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

/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP), found by path or by
/// shared link.
///
/// Route `files/get_thumbnail_v2`: style download, host content, auth app or user, scope `files.content.read`.
/// Error: `DBXFilesThumbnailV2Error`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-get_thumbnail>
///
/// - Parameters:
///   - resource: The image, by path or by shared link.
///   - format: The format of the thumbnail: JPEG suits photos, PNG drawings and screenshots, WebP compresses best.
///     Default: `jpeg`.
///   - size: The size of the thumbnail. Default: `w64h64`.
///   - mode: How the image is fitted into that size. Default: `strict`.
///   - quality: How much detail to keep. Default: `quality_80`.
///   - excludeMediaInfo: Whether to leave out `mediaInfo`, which makes the call faster.
///   - overwrite: Whether a file at `destination` is replaced.
///   - destination: Where the content is stored.
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

/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP), found by path or by
/// shared link. The optional arguments have their defaults.
- (DBXFilesGetThumbnailDownloadRequestFileV2 *)getThumbnailV2URLWithResource:(DBXFilesPathOrLink *)resource
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP), found by path or by
/// shared link.
///
/// Route `files/get_thumbnail_v2`: style download, host content, auth app or user, scope `files.content.read`.
/// Error: `DBXFilesThumbnailV2Error`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-get_thumbnail>
///
/// - Parameters:
///   - resource: The image, by path or by shared link.
///   - format: The format of the thumbnail: JPEG suits photos, PNG drawings and screenshots, WebP compresses best.
///     Default: `jpeg`.
///   - size: The size of the thumbnail. Default: `w64h64`.
///   - mode: How the image is fitted into that size. Default: `strict`.
///   - quality: How much detail to keep. Default: `quality_80`.
///   - excludeMediaInfo: Whether to leave out `mediaInfo`, which makes the call faster.
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

/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP), found by path or by
/// shared link. The optional arguments have their defaults.
- (DBXFilesGetThumbnailDownloadRequestMemoryV2 *)getThumbnailV2WithResource:(DBXFilesPathOrLink *)resource;

/// Fetches thumbnails of up to 25 images in one call, each as Base64 text.
///
/// Route `files/get_thumbnail_batch`: style rpc, host content, auth user, scope `files.content.read`.
/// Error: `DBXFilesGetThumbnailBatchError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-get_thumbnail_batch>
///
/// - Parameters:
///   - entries: The images, at most 25.
- (DBXFilesGetThumbnailBatchRpcRequest *)getThumbnailBatchWithEntries:(NSArray<DBXFilesThumbnailArg *> *)entries;

/// Lists a folder, or a whole tree. While `hasMore` is true, go on with `listFolderContinue`; keep the last cursor to
/// ask later for what has changed. Identical calls in parallel may be answered with a rate limit.
///
/// Route `files/list_folder`: style rpc, host api, auth app or user, scope `files.metadata.read`.
/// Error: `DBXFilesListFolderError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-list_folder>
///
/// - Parameters:
///   - path: The folder: `""` for the root, otherwise a path that starts with `/`, an `id:…` or `ns:…`. With
///     `sharedLink` it is relative to the link. Pattern: `(/(.|[\r\n])*)?|id:.*|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - recursive: Whether to list all levels below too. For very large trees, listing folder by folder is more robust.
///     Default: `@NO`.
///   - includeMediaInfo: Has no effect any more. Use `getMetadata` for single files. Default: `@NO`. Deprecated.
///   - includeDeleted: Whether to include entries of what was deleted. Default: `@NO`.
///   - includeHasExplicitSharedMembers: Whether to tell for each file if it is itself shared with somebody. Default:
///     `@NO`.
///   - includeMountedFolders: Whether to include what lies in mounted folders: app folders, shared folders, team
///     folders. Default: `@YES`.
///   - limit: The size of a page. Only approximate: pages can be larger, much smaller, and even empty. 1 to 2000.
///   - sharedLink: A shared link whose content to list instead of the user's own. Not together with `recursive`.
///   - includePropertyGroups: The templates whose custom properties to include.
///   - includeNonDownloadableFiles: Whether to include files that can only be exported, such as Google Docs. Default:
///     `@YES`.
///   - includeRestorableInfo: Whether to tell for each deleted entry if it can be restored. Default: `@NO`.
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

/// Lists a folder, or a whole tree. While `hasMore` is true, go on with `listFolderContinue`; keep the last cursor to
/// ask later for what has changed. Identical calls in parallel may be answered with a rate limit. The optional
/// arguments have their defaults.
- (DBXFilesListFolderRpcRequest *)listFolderWithPath:(NSString *)path;

/// Returns the next page of a listing, or, when it was complete, what has changed since. To mirror a folder, apply the
/// entries in order: a file replaces whatever was there, a folder replaces a file but keeps children, a deleted entry
/// removes its subtree.
///
/// Route `files/list_folder/continue`: style rpc, host api, auth app or user, scope `files.metadata.read`.
/// Error: `DBXFilesListFolderContinueError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-list_folder-continue>
///
/// - Parameters:
///   - cursor: The cursor of the latest answer of `listFolder`, `listFolderContinue` or `listFolderGetLatestCursor`. It
///     carries the options of the first call with it. At least 1 character.
- (DBXFilesListFolderContinueRpcRequest *)listFolderContinueWithCursor:(NSString *)cursor;

/// Returns a cursor that stands for the present state of a folder, without listing it. `listFolderContinue` then
/// reports only later changes.
///
/// Route `files/list_folder/get_latest_cursor`: style rpc, host api, auth user, scope `files.metadata.read`.
/// Error: `DBXFilesListFolderError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-list_folder-get_latest_cursor>
///
/// - Parameters:
///   - path: The folder: `""` for the root, otherwise a path that starts with `/`, an `id:…` or `ns:…`. With
///     `sharedLink` it is relative to the link. Pattern: `(/(.|[\r\n])*)?|id:.*|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - recursive: Whether to list all levels below too. For very large trees, listing folder by folder is more robust.
///     Default: `@NO`.
///   - includeMediaInfo: Has no effect any more. Use `getMetadata` for single files. Default: `@NO`. Deprecated.
///   - includeDeleted: Whether to include entries of what was deleted. Default: `@NO`.
///   - includeHasExplicitSharedMembers: Whether to tell for each file if it is itself shared with somebody. Default:
///     `@NO`.
///   - includeMountedFolders: Whether to include what lies in mounted folders: app folders, shared folders, team
///     folders. Default: `@YES`.
///   - limit: The size of a page. Only approximate: pages can be larger, much smaller, and even empty. 1 to 2000.
///   - sharedLink: A shared link whose content to list instead of the user's own. Not together with `recursive`.
///   - includePropertyGroups: The templates whose custom properties to include.
///   - includeNonDownloadableFiles: Whether to include files that can only be exported, such as Google Docs. Default:
///     `@YES`.
///   - includeRestorableInfo: Whether to tell for each deleted entry if it can be restored. Default: `@NO`.
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

/// Returns a cursor that stands for the present state of a folder, without listing it. `listFolderContinue` then
/// reports only later changes. The optional arguments have their defaults.
- (DBXFilesListFolderGetLatestCursorRpcRequest *)listFolderGetLatestCursorWithPath:(NSString *)path;

/// Waits until something changes behind a cursor, or until the timeout. It tells only that there are changes;
/// `listFolderContinue` tells which. Sent without a token, to a host of its own.
///
/// Route `files/list_folder/longpoll`: style rpc, host notify, auth noauth, scope `files.metadata.read`.
/// Error: `DBXFilesListFolderLongpollError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-list_folder-longpoll>
///
/// - Parameters:
///   - cursor: The cursor of a listing that has been read to its end. At least 1 character.
///   - timeout: How long to wait for a change, in seconds. The server adds up to 90 seconds at random, so let the
///     connection idle for longer than both together. Default: 30. 30 to 480.
- (DBXFilesListFolderLongpollRpcRequest *)listFolderLongpollWithCursor:(NSString *)cursor timeout:(NSNumber *)timeout;

/// Waits until something changes behind a cursor, or until the timeout. It tells only that there are changes;
/// `listFolderContinue` tells which. Sent without a token, to a host of its own. The optional arguments have their
/// defaults.
- (DBXFilesListFolderLongpollRpcRequest *)listFolderLongpollWithCursor:(NSString *)cursor;

/// Lists the revisions of a file, newest first, either those at its path or those of its id across moves and renames.
///
/// Route `files/list_revisions`: style rpc, host api, auth user, scope `files.metadata.read`.
/// Error: `DBXFilesListRevisionsError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-list_revisions>
///
/// - Parameters:
///   - path: The file: a path or an `id:…`. Pattern: `/(.|[\r\n])*|id:.*|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - mode: Whether to follow the path or the id of the file. Default: `path`.
///   - limit: How many revisions to return at most. Default: 10. 1 to 100.
///   - beforeRev: Only revisions older than this one. Pass the last one received to get the next page. Only with mode
///     `.path`. At least 9 characters. Pattern: `[0-9a-f]+`.
///   - includeRestorableInfo: Whether to tell for each revision if it can be restored. Default: `@NO`.
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

/// Lists the revisions of a file, newest first, either those at its path or those of its id across moves and renames.
/// The optional arguments have their defaults.
- (DBXFilesListRevisionsRpcRequest *)listRevisionsWithPath:(NSString *)path;

/// Locks files, so that only the holder of the lock can write to them.
///
/// Route `files/lock_file_batch`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBXFilesLockFileError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-lock_file_batch>
///
/// - Parameters:
///   - entries: The files. A file given twice counts once.
- (DBXFilesLockFileBatchRpcRequest *)lockFileBatchWithEntries:(NSArray<DBXFilesLockFileArg *> *)entries;

/// Moves or renames a file, or a folder with everything in it.
///
/// Route `files/move`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBXFilesRelocationError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-move>
///
/// - Parameters:
///   - fromPath: The file or folder to copy or move: a path or an `id:…`. Pattern:
///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
///   - toPath: Its new path, with its name, not only the folder to put it in. Pattern:
///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
///   - allowSharedFolder: Has no effect. Default: `@NO`. Deprecated.
///   - autorename: Whether to choose another name instead of failing when something is at the destination already.
///     Default: `@NO`.
///   - allowOwnershipTransfer: Whether content may get another owner by a move. Does not matter for copies. Default:
///     `@NO`.
- (DBXFilesMoveRpcRequest *)moveFromPath:(NSString *)fromPath
    toPath:(NSString *)toPath
    allowSharedFolder:(NSNumber *)allowSharedFolder
    autorename:(NSNumber *)autorename
    allowOwnershipTransfer:(NSNumber *)allowOwnershipTransfer
    __deprecated_msg("Dropbox deprecated the route.");

/// Moves or renames a file, or a folder with everything in it. The optional arguments have their defaults.
- (DBXFilesMoveRpcRequest *)moveFromPath:(NSString *)fromPath
    toPath:(NSString *)toPath
    __deprecated_msg("Dropbox deprecated the route.");

/// Moves or renames a file, or a folder with everything in it. At most 10,000 items in one call; a change of upper and
/// lower case alone is not sure to work.
///
/// Route `files/move_v2`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBXFilesRelocationError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-move>
///
/// - Parameters:
///   - fromPath: The file or folder to copy or move: a path or an `id:…`. Pattern:
///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
///   - toPath: Its new path, with its name, not only the folder to put it in. Pattern:
///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
///   - allowSharedFolder: Has no effect. Default: `@NO`. Deprecated.
///   - autorename: Whether to choose another name instead of failing when something is at the destination already.
///     Default: `@NO`.
///   - allowOwnershipTransfer: Whether content may get another owner by a move. Does not matter for copies. Default:
///     `@NO`.
- (DBXFilesMoveRpcRequestV2 *)moveV2FromPath:(NSString *)fromPath
    toPath:(NSString *)toPath
    allowSharedFolder:(NSNumber *)allowSharedFolder
    autorename:(NSNumber *)autorename
    allowOwnershipTransfer:(NSNumber *)allowOwnershipTransfer;

/// Moves or renames a file, or a folder with everything in it. At most 10,000 items in one call; a change of upper and
/// lower case alone is not sure to work. The optional arguments have their defaults.
- (DBXFilesMoveRpcRequestV2 *)moveV2FromPath:(NSString *)fromPath toPath:(NSString *)toPath;

/// Starts a job that moves up to 1,000 entries and fails as a whole when one of them fails. Poll it with
/// `moveBatchCheck`.
///
/// Route `files/move_batch`: style rpc, host api, auth user, scope `files.content.write`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-move_batch>
///
/// - Parameters:
///   - entries: The pairs of source and destination. 1 to 1000 items.
///   - autorename: Whether to choose another name where something is at the destination already, instead of failing
///     that entry. Default: `@NO`.
///   - allowSharedFolder: Has no effect. Default: `@NO`. Deprecated.
///   - allowOwnershipTransfer: Whether content may get another owner by a move. Does not matter for copies. Default:
///     `@NO`.
- (DBXFilesMoveBatchRpcRequest *)moveBatchWithEntries:(NSArray<DBXFilesRelocationPath *> *)entries
    autorename:(NSNumber *)autorename
    allowSharedFolder:(NSNumber *)allowSharedFolder
    allowOwnershipTransfer:(NSNumber *)allowOwnershipTransfer
    __deprecated_msg("Dropbox deprecated the route.");

/// Starts a job that moves up to 1,000 entries and fails as a whole when one of them fails. Poll it with
/// `moveBatchCheck`. The optional arguments have their defaults.
- (DBXFilesMoveBatchRpcRequest *)moveBatchWithEntries:(NSArray<DBXFilesRelocationPath *> *)entries
    __deprecated_msg("Dropbox deprecated the route.");

/// Moves up to 1,000 files and folders and reports success or failure for each. Small batches finish at once; otherwise
/// the answer is a job to poll with `moveBatchCheckV2`.
///
/// Route `files/move_batch_v2`: style rpc, host api, auth user, scope `files.content.write`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-move_batch>
///
/// - Parameters:
///   - entries: The pairs of source and destination. 1 to 1000 items.
///   - autorename: Whether to choose another name where something is at the destination already, instead of failing
///     that entry. Default: `@NO`.
///   - allowOwnershipTransfer: Whether content may get another owner by the move. Default: `@NO`.
- (DBXFilesMoveBatchRpcRequestV2 *)moveBatchV2WithEntries:(NSArray<DBXFilesRelocationPath *> *)entries
    autorename:(NSNumber *)autorename
    allowOwnershipTransfer:(NSNumber *)allowOwnershipTransfer;

/// Moves up to 1,000 files and folders and reports success or failure for each. Small batches finish at once; otherwise
/// the answer is a job to poll with `moveBatchCheckV2`. The optional arguments have their defaults.
- (DBXFilesMoveBatchRpcRequestV2 *)moveBatchV2WithEntries:(NSArray<DBXFilesRelocationPath *> *)entries;

/// Polls a job of `moveBatch`: returns how far it has come.
///
/// Route `files/move_batch/check`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBXAsyncPollError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-move_batch-check>
///
/// - Parameters:
///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
- (DBXFilesMoveBatchCheckRpcRequest *)moveBatchCheckWithAsyncJobId:(NSString *)asyncJobId
    __deprecated_msg("Dropbox deprecated the route.");

/// Polls a job of `moveBatchV2`: returns whether it is still running, or what became of each entry.
///
/// Route `files/move_batch/check_v2`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBXAsyncPollError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-move_batch-check>
///
/// - Parameters:
///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
- (DBXFilesMoveBatchCheckRpcRequestV2 *)moveBatchCheckV2WithAsyncJobId:(NSString *)asyncJobId;

/// Creates a Paper document from HTML, Markdown or plain text.
///
/// Route `files/paper/create`: style upload, host api, auth user, scope `files.content.write`.
/// Error: `DBXFilesPaperCreateError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-paper-create>
///
/// - Parameters:
///   - path: The new document. The path must end in `.paper`. Pattern: `/(.|[\r\n])*`.
///   - importFormat: The format of the content.
///   - input: The content.
- (DBXFilesPaperCreateUploadRequest *)paperCreateDataWithPath:(NSString *)path
    importFormat:(DBXFilesImportFormat *)importFormat
    input:(NSData *)input;

/// Creates a Paper document from HTML, Markdown or plain text.
///
/// Route `files/paper/create`: style upload, host api, auth user, scope `files.content.write`.
/// Error: `DBXFilesPaperCreateError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-paper-create>
///
/// - Parameters:
///   - path: The new document. The path must end in `.paper`. Pattern: `/(.|[\r\n])*`.
///   - importFormat: The format of the content.
///   - input: The URL of the file whose content is sent.
- (DBXFilesPaperCreateUploadRequest *)paperCreateURLWithPath:(NSString *)path
    importFormat:(DBXFilesImportFormat *)importFormat
    input:(NSURL *)input;

/// Creates a Paper document from HTML, Markdown or plain text.
///
/// Route `files/paper/create`: style upload, host api, auth user, scope `files.content.write`.
/// Error: `DBXFilesPaperCreateError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-paper-create>
///
/// - Parameters:
///   - path: The new document. The path must end in `.paper`. Pattern: `/(.|[\r\n])*`.
///   - importFormat: The format of the content.
///   - input: The content, read once.
- (DBXFilesPaperCreateUploadRequest *)paperCreateInputStreamWithPath:(NSString *)path
    importFormat:(DBXFilesImportFormat *)importFormat
    input:(NSInputStream *)input;

/// Replaces, prepends to or appends to the content of a Paper document.
///
/// Route `files/paper/update`: style upload, host api, auth user, scope `files.content.write`.
/// Error: `DBXFilesPaperUpdateError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-paper-update>
///
/// - Parameters:
///   - path: The document: a path or an `id:…`. Pattern: `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
///   - importFormat: The format of the content.
///   - docUpdatePolicy: What to do with the present content.
///   - paperRevision: The revision that the document must still have. Needed for `.update` only.
///   - input: The content.
- (DBXFilesPaperUpdateUploadRequest *)paperUpdateDataWithPath:(NSString *)path
    importFormat:(DBXFilesImportFormat *)importFormat
    docUpdatePolicy:(DBXFilesPaperDocUpdatePolicy *)docUpdatePolicy
    paperRevision:(nullable NSNumber *)paperRevision
    input:(NSData *)input;

/// Replaces, prepends to or appends to the content of a Paper document. The optional arguments have their defaults.
- (DBXFilesPaperUpdateUploadRequest *)paperUpdateDataWithPath:(NSString *)path
    importFormat:(DBXFilesImportFormat *)importFormat
    docUpdatePolicy:(DBXFilesPaperDocUpdatePolicy *)docUpdatePolicy
    input:(NSData *)input;

/// Replaces, prepends to or appends to the content of a Paper document.
///
/// Route `files/paper/update`: style upload, host api, auth user, scope `files.content.write`.
/// Error: `DBXFilesPaperUpdateError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-paper-update>
///
/// - Parameters:
///   - path: The document: a path or an `id:…`. Pattern: `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
///   - importFormat: The format of the content.
///   - docUpdatePolicy: What to do with the present content.
///   - paperRevision: The revision that the document must still have. Needed for `.update` only.
///   - input: The URL of the file whose content is sent.
- (DBXFilesPaperUpdateUploadRequest *)paperUpdateURLWithPath:(NSString *)path
    importFormat:(DBXFilesImportFormat *)importFormat
    docUpdatePolicy:(DBXFilesPaperDocUpdatePolicy *)docUpdatePolicy
    paperRevision:(nullable NSNumber *)paperRevision
    input:(NSURL *)input;

/// Replaces, prepends to or appends to the content of a Paper document. The optional arguments have their defaults.
- (DBXFilesPaperUpdateUploadRequest *)paperUpdateURLWithPath:(NSString *)path
    importFormat:(DBXFilesImportFormat *)importFormat
    docUpdatePolicy:(DBXFilesPaperDocUpdatePolicy *)docUpdatePolicy
    input:(NSURL *)input;

/// Replaces, prepends to or appends to the content of a Paper document.
///
/// Route `files/paper/update`: style upload, host api, auth user, scope `files.content.write`.
/// Error: `DBXFilesPaperUpdateError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-paper-update>
///
/// - Parameters:
///   - path: The document: a path or an `id:…`. Pattern: `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
///   - importFormat: The format of the content.
///   - docUpdatePolicy: What to do with the present content.
///   - paperRevision: The revision that the document must still have. Needed for `.update` only.
///   - input: The content, read once.
- (DBXFilesPaperUpdateUploadRequest *)paperUpdateInputStreamWithPath:(NSString *)path
    importFormat:(DBXFilesImportFormat *)importFormat
    docUpdatePolicy:(DBXFilesPaperDocUpdatePolicy *)docUpdatePolicy
    paperRevision:(nullable NSNumber *)paperRevision
    input:(NSInputStream *)input;

/// Replaces, prepends to or appends to the content of a Paper document. The optional arguments have their defaults.
- (DBXFilesPaperUpdateUploadRequest *)paperUpdateInputStreamWithPath:(NSString *)path
    importFormat:(DBXFilesImportFormat *)importFormat
    docUpdatePolicy:(DBXFilesPaperDocUpdatePolicy *)docUpdatePolicy
    input:(NSInputStream *)input;

/// Deletes a file or folder for good, so that it cannot be restored. Only for Dropbox Business; when it fails, the
/// ordinary deletion may have happened already.
///
/// Route `files/permanently_delete`: style rpc, host api, auth user, scope `files.permanent_delete`.
/// Error: `DBXFilesDeleteError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-permanently_delete>
///
/// - Parameters:
///   - path: The file or folder to delete: a path or an `id:…`. Pattern:
///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
///   - parentRev: The revision that the file must still have; otherwise nothing is deleted. Not for folders. At least 9
///     characters. Pattern: `[0-9a-f]+`.
- (DBXFilesPermanentlyDeleteRpcRequest *)permanentlyDeleteWithPath:(NSString *)path
    parentRev:(nullable NSString *)parentRev;

/// Deletes a file or folder for good, so that it cannot be restored. Only for Dropbox Business; when it fails, the
/// ordinary deletion may have happened already. The optional arguments have their defaults.
- (DBXFilesPermanentlyDeleteRpcRequest *)permanentlyDeleteWithPath:(NSString *)path;

/// Adds property groups to a file.
///
/// Route `files/properties/add`: style rpc, host api, auth user, scope `files.metadata.write`.
/// Error: `DBXFilePropertiesAddPropertiesError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-properties-add>
///
/// - Parameters:
///   - path: The file or folder: a path or an `id:…`. Pattern: `/(.|[\r\n])*|id:.*|(ns:[0-9]+(/.*)?)`.
///   - propertyGroups: The groups to add, at most one for each template.
- (DBXFilesPropertiesAddRpcRequest *)propertiesAddWithPath:(NSString *)path
    propertyGroups:(NSArray<DBXFilePropertiesPropertyGroup *> *)propertyGroups
    __deprecated_msg("Dropbox deprecated the route.");

/// Replaces property groups of a file as a whole.
///
/// Route `files/properties/overwrite`: style rpc, host api, auth user, scope `files.metadata.write`.
/// Error: `DBXFilePropertiesInvalidPropertyGroupError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-properties-overwrite>
///
/// - Parameters:
///   - path: The file or folder: a path or an `id:…`. Pattern: `/(.|[\r\n])*|id:.*|(ns:[0-9]+(/.*)?)`.
///   - propertyGroups: The groups as they are to be from now on, at most one for each template. At least 1 item.
- (DBXFilesPropertiesOverwriteRpcRequest *)propertiesOverwriteWithPath:(NSString *)path
    propertyGroups:(NSArray<DBXFilePropertiesPropertyGroup *> *)propertyGroups
    __deprecated_msg("Dropbox deprecated the route.");

/// Adds, changes and removes single properties of a file.
///
/// Route `files/properties/update`: style rpc, host api, auth user, scope `files.metadata.write`.
/// Error: `DBXFilePropertiesUpdatePropertiesError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-properties-update>
///
/// - Parameters:
///   - path: The file or folder: a path or an `id:…`. Pattern: `/(.|[\r\n])*|id:.*|(ns:[0-9]+(/.*)?)`.
///   - updatePropertyGroups: What to change, for each template.
- (DBXFilesPropertiesUpdateRpcRequest *)propertiesUpdateWithPath:(NSString *)path
    updatePropertyGroups:(NSArray<DBXFilePropertiesPropertyGroupUpdate *> *)updatePropertyGroups
    __deprecated_msg("Dropbox deprecated the route.");

/// Restores a revision of a file: it becomes the current one at the given path.
///
/// Route `files/restore`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBXFilesRestoreError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-restore>
///
/// - Parameters:
///   - path: The path at which to restore the file. Pattern: `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - rev: The revision to restore, as listed by `listRevisions`. At least 9 characters. Pattern: `[0-9a-f]+`.
- (DBXFilesRestoreRpcRequest *)restoreWithPath:(NSString *)path rev:(NSString *)rev;

/// Lets Dropbox itself download a URL into a file. The transfer must end within 15 minutes; poll a job with
/// `saveUrlCheckJobStatus`.
///
/// Route `files/save_url`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBXFilesSaveUrlError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-save_url>
///
/// - Parameters:
///   - path: Where to save the file. Pattern: `/(.|[\r\n])*`.
///   - url: The URL that Dropbox downloads.
- (DBXFilesSaveUrlRpcRequest *)saveUrlWithPath:(NSString *)path url:(NSString *)url;

/// Polls a job of `saveUrl`: returns whether it is still running, or which file it saved.
///
/// Route `files/save_url/check_job_status`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBXAsyncPollError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-save_url-check_job_status>
///
/// - Parameters:
///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
- (DBXFilesSaveUrlCheckJobStatusRpcRequest *)saveUrlCheckJobStatusWithAsyncJobId:(NSString *)asyncJobId;

/// Searches file and folder names, or content.
///
/// Route `files/search`: style rpc, host api, auth user, scope `files.metadata.read`.
/// Error: `DBXFilesSearchError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-search>
///
/// - Parameters:
///   - path: The folder to search, with all below it. `""` searches everything. Pattern:
///     `(/(.|[\r\n])*)?|id:.*|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - query: What to search for. It is taken word by word; in names, the last word may be only the beginning of one.
///     At most 1000 characters.
///   - start: How many matches to skip. Default: 0. At most 9999.
///   - maxResults: How many matches to return at most. Default: 100. 1 to 1000.
///   - mode: Where to look: in names, in names and content (business accounts only), or in the names of deleted files.
///     Default: `filename`.
- (DBXFilesSearchRpcRequest *)searchWithPath:(NSString *)path
    query:(NSString *)query
    start:(NSNumber *)start
    maxResults:(NSNumber *)maxResults
    mode:(DBXFilesSearchMode *)mode
    __deprecated_msg("Dropbox deprecated the route.");

/// Searches file and folder names, or content. The optional arguments have their defaults.
- (DBXFilesSearchRpcRequest *)searchWithPath:(NSString *)path
    query:(NSString *)query
    __deprecated_msg("Dropbox deprecated the route.");

/// Searches files and folders by name and content, at most 10,000 matches in all. The index lags behind changes, and
/// pages may repeat or miss a match.
///
/// Route `files/search_v2`: style rpc, host api, auth user, scope `files.metadata.read`.
/// Error: `DBXFilesSearchError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-search>
///
/// - Parameters:
///   - query: What to search for. At most 1000 characters.
///   - options: What to narrow the search to.
///   - matchFieldOptions: What to tell about each match.
///   - includeHighlights: Use `matchFieldOptions` instead. Deprecated.
- (DBXFilesSearchRpcRequestV2 *)searchV2WithQuery:(NSString *)query
    options:(nullable DBXFilesSearchOptions *)options
    matchFieldOptions:(nullable DBXFilesSearchMatchFieldOptions *)matchFieldOptions
    includeHighlights:(nullable NSNumber *)includeHighlights;

/// Searches files and folders by name and content, at most 10,000 matches in all. The index lags behind changes, and
/// pages may repeat or miss a match. The optional arguments have their defaults.
- (DBXFilesSearchRpcRequestV2 *)searchV2WithQuery:(NSString *)query;

/// Returns the next page of matches of `searchV2`.
///
/// Route `files/search/continue_v2`: style rpc, host api, auth user, scope `files.metadata.read`.
/// Error: `DBXFilesSearchError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-search-continue>
///
/// - Parameters:
///   - cursor: The cursor of the latest answer of `searchV2` or `searchContinueV2`. At least 1 character.
- (DBXFilesSearchContinueRpcRequestV2 *)searchContinueV2WithCursor:(NSString *)cursor;

/// Adds a tag to a file or folder. An item holds at most 20 tags; tags are stored in lower case.
///
/// Route `files/tags/add`: style rpc, host api, auth user, scope `files.metadata.write`.
/// Error: `DBXFilesAddTagError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-tags-add>
///
/// - Parameters:
///   - path: The file or folder to tag. Pattern: `/(.|[\r\n])*`.
///   - tagText: The tag: letters, digits and underscores. Stored in lower case. 1 to 32 characters. Pattern: `[\w]+`.
- (DBXFilesTagsAddRpcRequest *)tagsAddWithPath:(NSString *)path tagText:(NSString *)tagText;

/// Reads the tags of files and folders.
///
/// Route `files/tags/get`: style rpc, host api, auth user, scope `files.metadata.read`.
/// Error: `DBXFilesBaseTagError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-tags-get>
///
/// - Parameters:
///   - paths: The files and folders. Each: Pattern: `/(.|[\r\n])*`.
- (DBXFilesTagsGetRpcRequest *)tagsGetWithPaths:(NSArray<NSString *> *)paths;

/// Removes a tag from a file or folder.
///
/// Route `files/tags/remove`: style rpc, host api, auth user, scope `files.metadata.write`.
/// Error: `DBXFilesRemoveTagError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-tags-remove>
///
/// - Parameters:
///   - path: The file or folder. Pattern: `/(.|[\r\n])*`.
///   - tagText: The tag to remove. Upper and lower case do not matter. 1 to 32 characters. Pattern: `[\w]+`.
- (DBXFilesTagsRemoveRpcRequest *)tagsRemoveWithPath:(NSString *)path tagText:(NSString *)tagText;

/// Unlocks files. Only the holder of a lock can do so, and an admin of the team.
///
/// Route `files/unlock_file_batch`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBXFilesLockFileError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-unlock_file_batch>
///
/// - Parameters:
///   - entries: The files. A file given twice counts once.
- (DBXFilesUnlockFileBatchRpcRequest *)unlockFileBatchWithEntries:(NSArray<DBXFilesUnlockFileArg *> *)entries;

/// Uploads a file of at most 150 MiB in one request; larger files need an upload session. On teams with a data
/// transport limit each call counts.
///
/// Route `files/upload`: style upload, host content, auth user, scope `files.content.write`.
/// Error: `DBXFilesUploadError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload>
///
/// - Parameters:
///   - path: Where to save the file: a path that starts with `/`, or the `id:…` of a file to write to. Pattern:
///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
///   - mode: What to do when something is there already. Default: `add`.
///   - autorename: Whether to save under another name, such as `report (2).txt`, instead of failing with a conflict.
///     Default: `@NO`.
///   - clientModified: The time at which the user last changed the file, in whole seconds. It is kept for display and
///     does not affect conflicts.
///   - mute: Whether to spare the user's devices a notification about this change. Default: `@NO`.
///   - propertyGroups: Custom properties to save with the file.
///   - strictConflict: Whether to be strict about conflicts: identical content is one too, and so is an `.update` of a
///     file that has been deleted meanwhile. Default: `@NO`.
///   - contentHash: The content hash of the data, if the server should verify what arrives. Exactly 64 characters.
///   - input: The content.
- (DBXFilesUploadUploadRequest *)uploadDataWithPath:(NSString *)path
    mode:(DBXFilesWriteMode *)mode
    autorename:(NSNumber *)autorename
    clientModified:(nullable NSDate *)clientModified
    mute:(NSNumber *)mute
    propertyGroups:(nullable NSArray<DBXFilePropertiesPropertyGroup *> *)propertyGroups
    strictConflict:(NSNumber *)strictConflict
    contentHash:(nullable NSString *)contentHash
    input:(NSData *)input;

/// Uploads a file of at most 150 MiB in one request; larger files need an upload session. On teams with a data
/// transport limit each call counts. The optional arguments have their defaults.
- (DBXFilesUploadUploadRequest *)uploadDataWithPath:(NSString *)path input:(NSData *)input;

/// Uploads a file of at most 150 MiB in one request; larger files need an upload session. On teams with a data
/// transport limit each call counts.
///
/// Route `files/upload`: style upload, host content, auth user, scope `files.content.write`.
/// Error: `DBXFilesUploadError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload>
///
/// - Parameters:
///   - path: Where to save the file: a path that starts with `/`, or the `id:…` of a file to write to. Pattern:
///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
///   - mode: What to do when something is there already. Default: `add`.
///   - autorename: Whether to save under another name, such as `report (2).txt`, instead of failing with a conflict.
///     Default: `@NO`.
///   - clientModified: The time at which the user last changed the file, in whole seconds. It is kept for display and
///     does not affect conflicts.
///   - mute: Whether to spare the user's devices a notification about this change. Default: `@NO`.
///   - propertyGroups: Custom properties to save with the file.
///   - strictConflict: Whether to be strict about conflicts: identical content is one too, and so is an `.update` of a
///     file that has been deleted meanwhile. Default: `@NO`.
///   - contentHash: The content hash of the data, if the server should verify what arrives. Exactly 64 characters.
///   - input: The URL of the file whose content is sent.
- (DBXFilesUploadUploadRequest *)uploadURLWithPath:(NSString *)path
    mode:(DBXFilesWriteMode *)mode
    autorename:(NSNumber *)autorename
    clientModified:(nullable NSDate *)clientModified
    mute:(NSNumber *)mute
    propertyGroups:(nullable NSArray<DBXFilePropertiesPropertyGroup *> *)propertyGroups
    strictConflict:(NSNumber *)strictConflict
    contentHash:(nullable NSString *)contentHash
    input:(NSURL *)input;

/// Uploads a file of at most 150 MiB in one request; larger files need an upload session. On teams with a data
/// transport limit each call counts. The optional arguments have their defaults.
- (DBXFilesUploadUploadRequest *)uploadURLWithPath:(NSString *)path input:(NSURL *)input;

/// Uploads a file of at most 150 MiB in one request; larger files need an upload session. On teams with a data
/// transport limit each call counts.
///
/// Route `files/upload`: style upload, host content, auth user, scope `files.content.write`.
/// Error: `DBXFilesUploadError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload>
///
/// - Parameters:
///   - path: Where to save the file: a path that starts with `/`, or the `id:…` of a file to write to. Pattern:
///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
///   - mode: What to do when something is there already. Default: `add`.
///   - autorename: Whether to save under another name, such as `report (2).txt`, instead of failing with a conflict.
///     Default: `@NO`.
///   - clientModified: The time at which the user last changed the file, in whole seconds. It is kept for display and
///     does not affect conflicts.
///   - mute: Whether to spare the user's devices a notification about this change. Default: `@NO`.
///   - propertyGroups: Custom properties to save with the file.
///   - strictConflict: Whether to be strict about conflicts: identical content is one too, and so is an `.update` of a
///     file that has been deleted meanwhile. Default: `@NO`.
///   - contentHash: The content hash of the data, if the server should verify what arrives. Exactly 64 characters.
///   - input: The content, read once.
- (DBXFilesUploadUploadRequest *)uploadInputStreamWithPath:(NSString *)path
    mode:(DBXFilesWriteMode *)mode
    autorename:(NSNumber *)autorename
    clientModified:(nullable NSDate *)clientModified
    mute:(NSNumber *)mute
    propertyGroups:(nullable NSArray<DBXFilePropertiesPropertyGroup *> *)propertyGroups
    strictConflict:(NSNumber *)strictConflict
    contentHash:(nullable NSString *)contentHash
    input:(NSInputStream *)input;

/// Uploads a file of at most 150 MiB in one request; larger files need an upload session. On teams with a data
/// transport limit each call counts. The optional arguments have their defaults.
- (DBXFilesUploadUploadRequest *)uploadInputStreamWithPath:(NSString *)path input:(NSInputStream *)input;

/// Appends data to an upload session.
///
/// Route `files/upload_session/append`: style upload, host content, auth user, scope `files.content.write`.
/// Error: `DBXFilesUploadSessionAppendError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-append>
///
/// - Parameters:
///   - sessionId: The session, as returned when it was started.
///   - offset: How many bytes the session holds already, which is where the new data begins.
///   - input: The content.
- (DBXFilesUploadSessionAppendUploadRequest *)uploadSessionAppendDataWithSessionId:(NSString *)sessionId
    offset:(NSNumber *)offset
    input:(NSData *)input
    __deprecated_msg("Dropbox deprecated the route.");

/// Appends data to an upload session.
///
/// Route `files/upload_session/append`: style upload, host content, auth user, scope `files.content.write`.
/// Error: `DBXFilesUploadSessionAppendError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-append>
///
/// - Parameters:
///   - sessionId: The session, as returned when it was started.
///   - offset: How many bytes the session holds already, which is where the new data begins.
///   - input: The URL of the file whose content is sent.
- (DBXFilesUploadSessionAppendUploadRequest *)uploadSessionAppendURLWithSessionId:(NSString *)sessionId
    offset:(NSNumber *)offset
    input:(NSURL *)input
    __deprecated_msg("Dropbox deprecated the route.");

/// Appends data to an upload session.
///
/// Route `files/upload_session/append`: style upload, host content, auth user, scope `files.content.write`.
/// Error: `DBXFilesUploadSessionAppendError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-append>
///
/// - Parameters:
///   - sessionId: The session, as returned when it was started.
///   - offset: How many bytes the session holds already, which is where the new data begins.
///   - input: The content, read once.
- (DBXFilesUploadSessionAppendUploadRequest *)uploadSessionAppendInputStreamWithSessionId:(NSString *)sessionId
    offset:(NSNumber *)offset
    input:(NSInputStream *)input
    __deprecated_msg("Dropbox deprecated the route.");

/// Appends at most 150 MiB to an upload session. A wrong offset is answered with the right one, so after a lost reply
/// the upload goes on from there.
///
/// Route `files/upload_session/append_v2`: style upload, host content, auth user, scope `files.content.write`.
/// Error: `DBXFilesUploadSessionAppendError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-append>
///
/// - Parameters:
///   - cursor: The session, and how many bytes it holds already.
///   - close: Whether this is the last piece. A closed session takes no more data; concurrent sessions must be closed
///     before they are finished. Default: `@NO`.
///   - contentHash: The content hash of the data in this request, if the server should verify what arrives. Exactly 64
///     characters.
///   - input: The content.
- (DBXFilesUploadSessionAppendUploadRequestV2 *)
    uploadSessionAppendV2DataWithCursor:(DBXFilesUploadSessionCursor *)cursor
    close:(NSNumber *)close
    contentHash:(nullable NSString *)contentHash
    input:(NSData *)input;

/// Appends at most 150 MiB to an upload session. A wrong offset is answered with the right one, so after a lost reply
/// the upload goes on from there. The optional arguments have their defaults.
- (DBXFilesUploadSessionAppendUploadRequestV2 *)
    uploadSessionAppendV2DataWithCursor:(DBXFilesUploadSessionCursor *)cursor
    input:(NSData *)input;

/// Appends at most 150 MiB to an upload session. A wrong offset is answered with the right one, so after a lost reply
/// the upload goes on from there.
///
/// Route `files/upload_session/append_v2`: style upload, host content, auth user, scope `files.content.write`.
/// Error: `DBXFilesUploadSessionAppendError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-append>
///
/// - Parameters:
///   - cursor: The session, and how many bytes it holds already.
///   - close: Whether this is the last piece. A closed session takes no more data; concurrent sessions must be closed
///     before they are finished. Default: `@NO`.
///   - contentHash: The content hash of the data in this request, if the server should verify what arrives. Exactly 64
///     characters.
///   - input: The URL of the file whose content is sent.
- (DBXFilesUploadSessionAppendUploadRequestV2 *)uploadSessionAppendV2URLWithCursor:(DBXFilesUploadSessionCursor *)cursor
    close:(NSNumber *)close
    contentHash:(nullable NSString *)contentHash
    input:(NSURL *)input;

/// Appends at most 150 MiB to an upload session. A wrong offset is answered with the right one, so after a lost reply
/// the upload goes on from there. The optional arguments have their defaults.
- (DBXFilesUploadSessionAppendUploadRequestV2 *)uploadSessionAppendV2URLWithCursor:(DBXFilesUploadSessionCursor *)cursor
    input:(NSURL *)input;

/// Appends at most 150 MiB to an upload session. A wrong offset is answered with the right one, so after a lost reply
/// the upload goes on from there.
///
/// Route `files/upload_session/append_v2`: style upload, host content, auth user, scope `files.content.write`.
/// Error: `DBXFilesUploadSessionAppendError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-append>
///
/// - Parameters:
///   - cursor: The session, and how many bytes it holds already.
///   - close: Whether this is the last piece. A closed session takes no more data; concurrent sessions must be closed
///     before they are finished. Default: `@NO`.
///   - contentHash: The content hash of the data in this request, if the server should verify what arrives. Exactly 64
///     characters.
///   - input: The content, read once.
- (DBXFilesUploadSessionAppendUploadRequestV2 *)
    uploadSessionAppendV2InputStreamWithCursor:(DBXFilesUploadSessionCursor *)cursor
    close:(NSNumber *)close
    contentHash:(nullable NSString *)contentHash
    input:(NSInputStream *)input;

/// Appends at most 150 MiB to an upload session. A wrong offset is answered with the right one, so after a lost reply
/// the upload goes on from there. The optional arguments have their defaults.
- (DBXFilesUploadSessionAppendUploadRequestV2 *)
    uploadSessionAppendV2InputStreamWithCursor:(DBXFilesUploadSessionCursor *)cursor
    input:(NSInputStream *)input;

/// Appends to many upload sessions with one request of at most 150 MiB: the pieces stand one after another in the body,
/// in the order of the entries.
///
/// Route `files/upload_session/append_batch`: style upload, host content, auth user, scope `files.content.write`.
/// Error: `DBXFilesUploadSessionAppendBatchError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-append_batch>
///
/// - Parameters:
///   - entries: The sessions to append to, in the order of their data in the body. At most 1000 items.
///   - contentHash: The content hash of the whole body, if the server should verify what arrives. Exactly 64
///     characters.
///   - input: The content.
- (DBXFilesUploadSessionAppendBatchUploadRequest *)
    uploadSessionAppendBatchDataWithEntries:(NSArray<DBXFilesUploadSessionAppendBatchArgEntry *> *)entries
    contentHash:(nullable NSString *)contentHash
    input:(NSData *)input;

/// Appends to many upload sessions with one request of at most 150 MiB: the pieces stand one after another in the body,
/// in the order of the entries. The optional arguments have their defaults.
- (DBXFilesUploadSessionAppendBatchUploadRequest *)
    uploadSessionAppendBatchDataWithEntries:(NSArray<DBXFilesUploadSessionAppendBatchArgEntry *> *)entries
    input:(NSData *)input;

/// Appends to many upload sessions with one request of at most 150 MiB: the pieces stand one after another in the body,
/// in the order of the entries.
///
/// Route `files/upload_session/append_batch`: style upload, host content, auth user, scope `files.content.write`.
/// Error: `DBXFilesUploadSessionAppendBatchError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-append_batch>
///
/// - Parameters:
///   - entries: The sessions to append to, in the order of their data in the body. At most 1000 items.
///   - contentHash: The content hash of the whole body, if the server should verify what arrives. Exactly 64
///     characters.
///   - input: The URL of the file whose content is sent.
- (DBXFilesUploadSessionAppendBatchUploadRequest *)
    uploadSessionAppendBatchURLWithEntries:(NSArray<DBXFilesUploadSessionAppendBatchArgEntry *> *)entries
    contentHash:(nullable NSString *)contentHash
    input:(NSURL *)input;

/// Appends to many upload sessions with one request of at most 150 MiB: the pieces stand one after another in the body,
/// in the order of the entries. The optional arguments have their defaults.
- (DBXFilesUploadSessionAppendBatchUploadRequest *)
    uploadSessionAppendBatchURLWithEntries:(NSArray<DBXFilesUploadSessionAppendBatchArgEntry *> *)entries
    input:(NSURL *)input;

/// Appends to many upload sessions with one request of at most 150 MiB: the pieces stand one after another in the body,
/// in the order of the entries.
///
/// Route `files/upload_session/append_batch`: style upload, host content, auth user, scope `files.content.write`.
/// Error: `DBXFilesUploadSessionAppendBatchError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-append_batch>
///
/// - Parameters:
///   - entries: The sessions to append to, in the order of their data in the body. At most 1000 items.
///   - contentHash: The content hash of the whole body, if the server should verify what arrives. Exactly 64
///     characters.
///   - input: The content, read once.
- (DBXFilesUploadSessionAppendBatchUploadRequest *)
    uploadSessionAppendBatchInputStreamWithEntries:(NSArray<DBXFilesUploadSessionAppendBatchArgEntry *> *)entries
    contentHash:(nullable NSString *)contentHash
    input:(NSInputStream *)input;

/// Appends to many upload sessions with one request of at most 150 MiB: the pieces stand one after another in the body,
/// in the order of the entries. The optional arguments have their defaults.
- (DBXFilesUploadSessionAppendBatchUploadRequest *)
    uploadSessionAppendBatchInputStreamWithEntries:(NSArray<DBXFilesUploadSessionAppendBatchArgEntry *> *)entries
    input:(NSInputStream *)input;

/// Saves the data of an upload session as a file. If the save fails the data is kept: try again with an empty body and
/// the offset at the end of the data.
///
/// Route `files/upload_session/finish`: style upload, host content, auth user, scope `files.content.write`.
/// Error: `DBXFilesUploadSessionFinishError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-finish>
///
/// - Parameters:
///   - cursor: The session, and how many bytes it holds already.
///   - commit: Where and how to save the file.
///   - contentHash: The content hash of the data in this request, not of the whole file, if the server should verify
///     what arrives. Exactly 64 characters.
///   - input: The content.
- (DBXFilesUploadSessionFinishUploadRequest *)uploadSessionFinishDataWithCursor:(DBXFilesUploadSessionCursor *)cursor
    commit:(DBXFilesCommitInfo *)commit
    contentHash:(nullable NSString *)contentHash
    input:(NSData *)input;

/// Saves the data of an upload session as a file. If the save fails the data is kept: try again with an empty body and
/// the offset at the end of the data. The optional arguments have their defaults.
- (DBXFilesUploadSessionFinishUploadRequest *)uploadSessionFinishDataWithCursor:(DBXFilesUploadSessionCursor *)cursor
    commit:(DBXFilesCommitInfo *)commit
    input:(NSData *)input;

/// Saves the data of an upload session as a file. If the save fails the data is kept: try again with an empty body and
/// the offset at the end of the data.
///
/// Route `files/upload_session/finish`: style upload, host content, auth user, scope `files.content.write`.
/// Error: `DBXFilesUploadSessionFinishError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-finish>
///
/// - Parameters:
///   - cursor: The session, and how many bytes it holds already.
///   - commit: Where and how to save the file.
///   - contentHash: The content hash of the data in this request, not of the whole file, if the server should verify
///     what arrives. Exactly 64 characters.
///   - input: The URL of the file whose content is sent.
- (DBXFilesUploadSessionFinishUploadRequest *)uploadSessionFinishURLWithCursor:(DBXFilesUploadSessionCursor *)cursor
    commit:(DBXFilesCommitInfo *)commit
    contentHash:(nullable NSString *)contentHash
    input:(NSURL *)input;

/// Saves the data of an upload session as a file. If the save fails the data is kept: try again with an empty body and
/// the offset at the end of the data. The optional arguments have their defaults.
- (DBXFilesUploadSessionFinishUploadRequest *)uploadSessionFinishURLWithCursor:(DBXFilesUploadSessionCursor *)cursor
    commit:(DBXFilesCommitInfo *)commit
    input:(NSURL *)input;

/// Saves the data of an upload session as a file. If the save fails the data is kept: try again with an empty body and
/// the offset at the end of the data.
///
/// Route `files/upload_session/finish`: style upload, host content, auth user, scope `files.content.write`.
/// Error: `DBXFilesUploadSessionFinishError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-finish>
///
/// - Parameters:
///   - cursor: The session, and how many bytes it holds already.
///   - commit: Where and how to save the file.
///   - contentHash: The content hash of the data in this request, not of the whole file, if the server should verify
///     what arrives. Exactly 64 characters.
///   - input: The content, read once.
- (DBXFilesUploadSessionFinishUploadRequest *)
    uploadSessionFinishInputStreamWithCursor:(DBXFilesUploadSessionCursor *)cursor
    commit:(DBXFilesCommitInfo *)commit
    contentHash:(nullable NSString *)contentHash
    input:(NSInputStream *)input;

/// Saves the data of an upload session as a file. If the save fails the data is kept: try again with an empty body and
/// the offset at the end of the data. The optional arguments have their defaults.
- (DBXFilesUploadSessionFinishUploadRequest *)
    uploadSessionFinishInputStreamWithCursor:(DBXFilesUploadSessionCursor *)cursor
    commit:(DBXFilesCommitInfo *)commit
    input:(NSInputStream *)input;

/// Starts a job that saves up to 1,000 upload sessions. Run one such job at a time for an account, and poll it with
/// `uploadSessionFinishBatchCheck`.
///
/// Route `files/upload_session/finish_batch`: style rpc, host api, auth user, scope `files.content.write`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-finish_batch>
///
/// - Parameters:
///   - entries: What to save where. At most 1000 items.
- (DBXFilesUploadSessionFinishBatchRpcRequest *)
    uploadSessionFinishBatchWithEntries:(NSArray<DBXFilesUploadSessionFinishArg *> *)entries
    __deprecated_msg("Dropbox deprecated the route.");

/// Saves up to 1,000 upload sessions as files with one call, which avoids the lock contention of many single commits.
/// Each session must have been closed by its last start or append.
///
/// Route `files/upload_session/finish_batch_v2`: style rpc, host api, auth user, scope `files.content.write`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-finish_batch>
///
/// - Parameters:
///   - entries: What to save where. At most 1000 items.
- (DBXFilesUploadSessionFinishBatchRpcRequestV2 *)
    uploadSessionFinishBatchV2WithEntries:(NSArray<DBXFilesUploadSessionFinishArg *> *)entries;

/// Polls a job of `uploadSessionFinishBatch`: returns whether it is still running, or what became of each file.
///
/// Route `files/upload_session/finish_batch/check`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBXAsyncPollError`.
/// Reference:
/// <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-finish_batch-check>
///
/// - Parameters:
///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
- (DBXFilesUploadSessionFinishBatchCheckRpcRequest *)uploadSessionFinishBatchCheckWithAsyncJobId:(NSString *)asyncJobId;

/// Starts an upload session, which takes a file of any size up to 2,199,019,061,248 bytes in requests of at most 150
/// MiB and lives for 7 days. A concurrent session takes its pieces in any order; start and finish then carry no data.
///
/// Route `files/upload_session/start`: style upload, host content, auth user, scope `files.content.write`.
/// Error: `DBXFilesUploadSessionStartError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-start>
///
/// - Parameters:
///   - close: Whether the data of this request is the whole file. Not for concurrent sessions. Default: `@NO`.
///   - sessionType: Whether pieces come one after another (the default) or in any order.
///   - contentHash: The content hash of the data in this request, if the server should verify what arrives. Exactly 64
///     characters.
///   - input: The content.
- (DBXFilesUploadSessionStartUploadRequest *)uploadSessionStartDataWithClose:(NSNumber *)close
    sessionType:(nullable DBXFilesUploadSessionType *)sessionType
    contentHash:(nullable NSString *)contentHash
    input:(NSData *)input;

/// Starts an upload session, which takes a file of any size up to 2,199,019,061,248 bytes in requests of at most 150
/// MiB and lives for 7 days. A concurrent session takes its pieces in any order; start and finish then carry no data.
/// The optional arguments have their defaults.
- (DBXFilesUploadSessionStartUploadRequest *)uploadSessionStartDataWithInput:(NSData *)input;

/// Starts an upload session, which takes a file of any size up to 2,199,019,061,248 bytes in requests of at most 150
/// MiB and lives for 7 days. A concurrent session takes its pieces in any order; start and finish then carry no data.
///
/// Route `files/upload_session/start`: style upload, host content, auth user, scope `files.content.write`.
/// Error: `DBXFilesUploadSessionStartError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-start>
///
/// - Parameters:
///   - close: Whether the data of this request is the whole file. Not for concurrent sessions. Default: `@NO`.
///   - sessionType: Whether pieces come one after another (the default) or in any order.
///   - contentHash: The content hash of the data in this request, if the server should verify what arrives. Exactly 64
///     characters.
///   - input: The URL of the file whose content is sent.
- (DBXFilesUploadSessionStartUploadRequest *)uploadSessionStartURLWithClose:(NSNumber *)close
    sessionType:(nullable DBXFilesUploadSessionType *)sessionType
    contentHash:(nullable NSString *)contentHash
    input:(NSURL *)input;

/// Starts an upload session, which takes a file of any size up to 2,199,019,061,248 bytes in requests of at most 150
/// MiB and lives for 7 days. A concurrent session takes its pieces in any order; start and finish then carry no data.
/// The optional arguments have their defaults.
- (DBXFilesUploadSessionStartUploadRequest *)uploadSessionStartURLWithInput:(NSURL *)input;

/// Starts an upload session, which takes a file of any size up to 2,199,019,061,248 bytes in requests of at most 150
/// MiB and lives for 7 days. A concurrent session takes its pieces in any order; start and finish then carry no data.
///
/// Route `files/upload_session/start`: style upload, host content, auth user, scope `files.content.write`.
/// Error: `DBXFilesUploadSessionStartError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-start>
///
/// - Parameters:
///   - close: Whether the data of this request is the whole file. Not for concurrent sessions. Default: `@NO`.
///   - sessionType: Whether pieces come one after another (the default) or in any order.
///   - contentHash: The content hash of the data in this request, if the server should verify what arrives. Exactly 64
///     characters.
///   - input: The content, read once.
- (DBXFilesUploadSessionStartUploadRequest *)uploadSessionStartInputStreamWithClose:(NSNumber *)close
    sessionType:(nullable DBXFilesUploadSessionType *)sessionType
    contentHash:(nullable NSString *)contentHash
    input:(NSInputStream *)input;

/// Starts an upload session, which takes a file of any size up to 2,199,019,061,248 bytes in requests of at most 150
/// MiB and lives for 7 days. A concurrent session takes its pieces in any order; start and finish then carry no data.
/// The optional arguments have their defaults.
- (DBXFilesUploadSessionStartUploadRequest *)uploadSessionStartInputStreamWithInput:(NSInputStream *)input;

/// Starts up to 1,000 upload sessions with one call.
///
/// Route `files/upload_session/start_batch`: style rpc, host api, auth user, scope `files.content.write`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-start_batch>
///
/// - Parameters:
///   - numSessions: How many sessions to start. 1 to 1000.
///   - sessionType: Whether pieces come one after another (the default) or in any order.
- (DBXFilesUploadSessionStartBatchRpcRequest *)uploadSessionStartBatchWithNumSessions:(NSNumber *)numSessions
    sessionType:(nullable DBXFilesUploadSessionType *)sessionType;

/// Starts up to 1,000 upload sessions with one call. The optional arguments have their defaults.
- (DBXFilesUploadSessionStartBatchRpcRequest *)uploadSessionStartBatchWithNumSessions:(NSNumber *)numSessions;
@end

/// The routes of `files`, called with the key and secret of an app.
@interface DBXFilesAppAuthRoutes : DBXBaseRoutes
/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP), found by path or by
/// shared link.
///
/// Route `files/get_thumbnail_v2`: style download, host content, auth app or user, scope `files.content.read`.
/// Error: `DBXFilesThumbnailV2Error`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-get_thumbnail>
///
/// - Parameters:
///   - resource: The image, by path or by shared link.
///   - format: The format of the thumbnail: JPEG suits photos, PNG drawings and screenshots, WebP compresses best.
///     Default: `jpeg`.
///   - size: The size of the thumbnail. Default: `w64h64`.
///   - mode: How the image is fitted into that size. Default: `strict`.
///   - quality: How much detail to keep. Default: `quality_80`.
///   - excludeMediaInfo: Whether to leave out `mediaInfo`, which makes the call faster.
///   - overwrite: Whether a file at `destination` is replaced.
///   - destination: Where the content is stored.
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

/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP), found by path or by
/// shared link. The optional arguments have their defaults.
- (DBXFilesGetThumbnailDownloadRequestFileV2 *)getThumbnailV2URLWithResource:(DBXFilesPathOrLink *)resource
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP), found by path or by
/// shared link.
///
/// Route `files/get_thumbnail_v2`: style download, host content, auth app or user, scope `files.content.read`.
/// Error: `DBXFilesThumbnailV2Error`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-get_thumbnail>
///
/// - Parameters:
///   - resource: The image, by path or by shared link.
///   - format: The format of the thumbnail: JPEG suits photos, PNG drawings and screenshots, WebP compresses best.
///     Default: `jpeg`.
///   - size: The size of the thumbnail. Default: `w64h64`.
///   - mode: How the image is fitted into that size. Default: `strict`.
///   - quality: How much detail to keep. Default: `quality_80`.
///   - excludeMediaInfo: Whether to leave out `mediaInfo`, which makes the call faster.
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

/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP), found by path or by
/// shared link. The optional arguments have their defaults.
- (DBXFilesGetThumbnailDownloadRequestMemoryV2 *)getThumbnailV2WithResource:(DBXFilesPathOrLink *)resource;

/// Lists a folder, or a whole tree. While `hasMore` is true, go on with `listFolderContinue`; keep the last cursor to
/// ask later for what has changed. Identical calls in parallel may be answered with a rate limit.
///
/// Route `files/list_folder`: style rpc, host api, auth app or user, scope `files.metadata.read`.
/// Error: `DBXFilesListFolderError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-list_folder>
///
/// - Parameters:
///   - path: The folder: `""` for the root, otherwise a path that starts with `/`, an `id:…` or `ns:…`. With
///     `sharedLink` it is relative to the link. Pattern: `(/(.|[\r\n])*)?|id:.*|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - recursive: Whether to list all levels below too. For very large trees, listing folder by folder is more robust.
///     Default: `@NO`.
///   - includeMediaInfo: Has no effect any more. Use `getMetadata` for single files. Default: `@NO`. Deprecated.
///   - includeDeleted: Whether to include entries of what was deleted. Default: `@NO`.
///   - includeHasExplicitSharedMembers: Whether to tell for each file if it is itself shared with somebody. Default:
///     `@NO`.
///   - includeMountedFolders: Whether to include what lies in mounted folders: app folders, shared folders, team
///     folders. Default: `@YES`.
///   - limit: The size of a page. Only approximate: pages can be larger, much smaller, and even empty. 1 to 2000.
///   - sharedLink: A shared link whose content to list instead of the user's own. Not together with `recursive`.
///   - includePropertyGroups: The templates whose custom properties to include.
///   - includeNonDownloadableFiles: Whether to include files that can only be exported, such as Google Docs. Default:
///     `@YES`.
///   - includeRestorableInfo: Whether to tell for each deleted entry if it can be restored. Default: `@NO`.
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

/// Lists a folder, or a whole tree. While `hasMore` is true, go on with `listFolderContinue`; keep the last cursor to
/// ask later for what has changed. Identical calls in parallel may be answered with a rate limit. The optional
/// arguments have their defaults.
- (DBXFilesListFolderRpcRequest *)listFolderWithPath:(NSString *)path;

/// Returns the next page of a listing, or, when it was complete, what has changed since. To mirror a folder, apply the
/// entries in order: a file replaces whatever was there, a folder replaces a file but keeps children, a deleted entry
/// removes its subtree.
///
/// Route `files/list_folder/continue`: style rpc, host api, auth app or user, scope `files.metadata.read`.
/// Error: `DBXFilesListFolderContinueError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-list_folder-continue>
///
/// - Parameters:
///   - cursor: The cursor of the latest answer of `listFolder`, `listFolderContinue` or `listFolderGetLatestCursor`. It
///     carries the options of the first call with it. At least 1 character.
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
