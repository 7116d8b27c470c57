// Generated from API/files.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/DBAuthRoutes.h>
#import <ObjectiveDropboxOfficialFiles/DBBaseClients.h>
#import <ObjectiveDropboxOfficialFiles/DBTasks.h>

@class DBASYNCPollError, DBFILEPROPERTIESAddPropertiesError, DBFILEPROPERTIESInvalidPropertyGroupError,
    DBFILEPROPERTIESPropertyGroup, DBFILEPROPERTIESPropertyGroupUpdate, DBFILEPROPERTIESTemplateFilterBase,
    DBFILEPROPERTIESUpdatePropertiesError, DBFILESAddTagError, DBFILESAlphaGetMetadataError, DBFILESBaseTagError,
    DBFILESCommitInfo, DBFILESCreateFolderBatchJobStatus, DBFILESCreateFolderBatchLaunch, DBFILESCreateFolderError,
    DBFILESCreateFolderResult, DBFILESDeleteArg, DBFILESDeleteBatchJobStatus, DBFILESDeleteBatchLaunch,
    DBFILESDeleteError, DBFILESDeleteResult, DBFILESDownloadError, DBFILESDownloadZipError, DBFILESDownloadZipResult,
    DBFILESExportError, DBFILESExportResult, DBFILESFileMetadata, DBFILESFolderMetadata, DBFILESGetCopyReferenceError,
    DBFILESGetCopyReferenceResult, DBFILESGetMetadataError, DBFILESGetTagsResult, DBFILESGetTemporaryLinkError,
    DBFILESGetTemporaryLinkResult, DBFILESGetTemporaryUploadLinkResult, DBFILESGetThumbnailBatchError,
    DBFILESGetThumbnailBatchResult, DBFILESImportFormat, DBFILESListFolderContinueError, DBFILESListFolderError,
    DBFILESListFolderGetLatestCursorResult, DBFILESListFolderLongpollError, DBFILESListFolderLongpollResult,
    DBFILESListFolderResult, DBFILESListRevisionsError, DBFILESListRevisionsMode, DBFILESListRevisionsResult,
    DBFILESLockFileArg, DBFILESLockFileBatchResult, DBFILESLockFileError, DBFILESMetadata, DBFILESPaperCreateError,
    DBFILESPaperCreateResult, DBFILESPaperDocUpdatePolicy, DBFILESPaperUpdateError, DBFILESPaperUpdateResult,
    DBFILESPathOrLink, DBFILESPreviewError, DBFILESPreviewResult, DBFILESRelocationBatchJobStatus,
    DBFILESRelocationBatchLaunch, DBFILESRelocationBatchV2JobStatus, DBFILESRelocationBatchV2Launch,
    DBFILESRelocationError, DBFILESRelocationPath, DBFILESRelocationResult, DBFILESRemoveTagError, DBFILESRestoreError,
    DBFILESSaveCopyReferenceError, DBFILESSaveCopyReferenceResult, DBFILESSaveUrlError, DBFILESSaveUrlJobStatus,
    DBFILESSaveUrlResult, DBFILESSearchError, DBFILESSearchMatchFieldOptions, DBFILESSearchMode, DBFILESSearchOptions,
    DBFILESSearchResult, DBFILESSearchV2Result, DBFILESSharedLink, DBFILESThumbnailArg, DBFILESThumbnailError,
    DBFILESThumbnailFormat, DBFILESThumbnailMode, DBFILESThumbnailQuality, DBFILESThumbnailSize,
    DBFILESThumbnailV2Error, DBFILESUnlockFileArg, DBFILESUploadError, DBFILESUploadSessionAppendBatchArgEntry,
    DBFILESUploadSessionAppendBatchError, DBFILESUploadSessionAppendBatchResult, DBFILESUploadSessionAppendError,
    DBFILESUploadSessionCursor, DBFILESUploadSessionFinishArg, DBFILESUploadSessionFinishBatchJobStatus,
    DBFILESUploadSessionFinishBatchLaunch, DBFILESUploadSessionFinishBatchResult, DBFILESUploadSessionFinishError,
    DBFILESUploadSessionStartBatchResult, DBFILESUploadSessionStartError, DBFILESUploadSessionStartResult,
    DBFILESUploadSessionType, DBFILESWriteMode, DBNilObject, DBRoute;

NS_ASSUME_NONNULL_BEGIN

/// The routes of `files`, called on behalf of a user.
@interface DBFILESUserAuthRoutes : DBAuthRoutes
/// Returns the metadata of a file or folder, including custom properties. Use `getMetadata` instead. The optional
/// arguments have their defaults.
- (DBRpcTask<DBFILESMetadata *, DBFILESAlphaGetMetadataError *> *)alphaGetMetadata:(NSString *)path
    __deprecated_msg("Dropbox deprecated the route.");

/// Returns the metadata of a file or folder, including custom properties. Use `getMetadata` instead.
///
/// Route `files/alpha/get_metadata`: style rpc, host api, auth user, scope `files.metadata.read`.
/// Error: `DBFILESAlphaGetMetadataError`.
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
- (DBRpcTask<DBFILESMetadata *, DBFILESAlphaGetMetadataError *> *)alphaGetMetadata:(NSString *)path
    includeMediaInfo:(nullable NSNumber *)includeMediaInfo
    includeDeleted:(nullable NSNumber *)includeDeleted
    includeHasExplicitSharedMembers:(nullable NSNumber *)includeHasExplicitSharedMembers
    includePropertyGroups:(nullable DBFILEPROPERTIESTemplateFilterBase *)includePropertyGroups
    includePropertyTemplates:(nullable NSArray<NSString *> *)includePropertyTemplates
    __deprecated_msg("Dropbox deprecated the route.");

/// Uploads a file of at most 150 MiB. Use `upload` instead. The optional arguments have their defaults.
- (DBUploadTask<DBFILESFileMetadata *, DBFILESUploadError *> *)alphaUploadUrl:(NSString *)path
    inputUrl:(NSString *)inputUrl
    __deprecated_msg("Dropbox deprecated the route.");

/// Uploads a file of at most 150 MiB. Use `upload` instead.
///
/// Route `files/alpha/upload`: style upload, host content, auth user, scope `files.content.write`.
/// Error: `DBFILESUploadError`.
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
///   - inputUrl: The path of the file to upload.
- (DBUploadTask<DBFILESFileMetadata *, DBFILESUploadError *> *)alphaUploadUrl:(NSString *)path
    mode:(nullable DBFILESWriteMode *)mode
    autorename:(nullable NSNumber *)autorename
    clientModified:(nullable NSDate *)clientModified
    mute:(nullable NSNumber *)mute
    propertyGroups:(nullable NSArray<DBFILEPROPERTIESPropertyGroup *> *)propertyGroups
    strictConflict:(nullable NSNumber *)strictConflict
    contentHash:(nullable NSString *)contentHash
    inputUrl:(NSString *)inputUrl
    __deprecated_msg("Dropbox deprecated the route.");

/// Uploads a file of at most 150 MiB. Use `upload` instead. The optional arguments have their defaults.
- (DBUploadTask<DBFILESFileMetadata *, DBFILESUploadError *> *)alphaUploadData:(NSString *)path
    inputData:(NSData *)inputData
    __deprecated_msg("Dropbox deprecated the route.");

/// Uploads a file of at most 150 MiB. Use `upload` instead. The method that ends with `inputUrl:` describes the route
/// and its parameters.
- (DBUploadTask<DBFILESFileMetadata *, DBFILESUploadError *> *)alphaUploadData:(NSString *)path
    mode:(nullable DBFILESWriteMode *)mode
    autorename:(nullable NSNumber *)autorename
    clientModified:(nullable NSDate *)clientModified
    mute:(nullable NSNumber *)mute
    propertyGroups:(nullable NSArray<DBFILEPROPERTIESPropertyGroup *> *)propertyGroups
    strictConflict:(nullable NSNumber *)strictConflict
    contentHash:(nullable NSString *)contentHash
    inputData:(NSData *)inputData
    __deprecated_msg("Dropbox deprecated the route.");

/// Uploads a file of at most 150 MiB. Use `upload` instead. The optional arguments have their defaults.
- (DBUploadTask<DBFILESFileMetadata *, DBFILESUploadError *> *)alphaUploadStream:(NSString *)path
    inputStream:(NSInputStream *)inputStream
    __deprecated_msg("Dropbox deprecated the route.");

/// Uploads a file of at most 150 MiB. Use `upload` instead. The method that ends with `inputUrl:` describes the route
/// and its parameters.
- (DBUploadTask<DBFILESFileMetadata *, DBFILESUploadError *> *)alphaUploadStream:(NSString *)path
    mode:(nullable DBFILESWriteMode *)mode
    autorename:(nullable NSNumber *)autorename
    clientModified:(nullable NSDate *)clientModified
    mute:(nullable NSNumber *)mute
    propertyGroups:(nullable NSArray<DBFILEPROPERTIESPropertyGroup *> *)propertyGroups
    strictConflict:(nullable NSNumber *)strictConflict
    contentHash:(nullable NSString *)contentHash
    inputStream:(NSInputStream *)inputStream
    __deprecated_msg("Dropbox deprecated the route.");

/// Copies a file, or a folder and its contents. The optional arguments have their defaults.
- (DBRpcTask<DBFILESMetadata *, DBFILESRelocationError *> *)dCopy:(NSString *)fromPath
    toPath:(NSString *)toPath
    __deprecated_msg("Dropbox deprecated the route.");

/// Copies a file, or a folder and its contents.
///
/// Route `files/copy`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBFILESRelocationError`.
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
- (DBRpcTask<DBFILESMetadata *, DBFILESRelocationError *> *)dCopy:(NSString *)fromPath
    toPath:(NSString *)toPath
    allowSharedFolder:(nullable NSNumber *)allowSharedFolder
    autorename:(nullable NSNumber *)autorename
    allowOwnershipTransfer:(nullable NSNumber *)allowOwnershipTransfer
    __deprecated_msg("Dropbox deprecated the route.");

/// Copies a file, or a folder and its contents, to another location in the same Dropbox. The limit is 10,000 items for
/// each call. The optional arguments have their defaults.
- (DBRpcTask<DBFILESRelocationResult *, DBFILESRelocationError *> *)dCopyV2:(NSString *)fromPath
    toPath:(NSString *)toPath;

/// Copies a file, or a folder and its contents, to another location in the same Dropbox. The limit is 10,000 items for
/// each call.
///
/// Route `files/copy_v2`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBFILESRelocationError`.
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
- (DBRpcTask<DBFILESRelocationResult *, DBFILESRelocationError *> *)dCopyV2:(NSString *)fromPath
    toPath:(NSString *)toPath
    allowSharedFolder:(nullable NSNumber *)allowSharedFolder
    autorename:(nullable NSNumber *)autorename
    allowOwnershipTransfer:(nullable NSNumber *)allowOwnershipTransfer;

/// Starts a job that copies up to 1,000 entries. If one entry fails, the entire job fails. Poll the job with
/// `copyBatchCheck`. The optional arguments have their defaults.
- (DBRpcTask<DBFILESRelocationBatchLaunch *, DBNilObject *> *)dCopyBatch:(NSArray<DBFILESRelocationPath *> *)entries
    __deprecated_msg("Dropbox deprecated the route.");

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
- (DBRpcTask<DBFILESRelocationBatchLaunch *, DBNilObject *> *)dCopyBatch:(NSArray<DBFILESRelocationPath *> *)entries
    autorename:(nullable NSNumber *)autorename
    allowSharedFolder:(nullable NSNumber *)allowSharedFolder
    allowOwnershipTransfer:(nullable NSNumber *)allowOwnershipTransfer
    __deprecated_msg("Dropbox deprecated the route.");

/// Copies up to 1,000 files and folders, each with its own outcome. Small batches complete immediately. For others,
/// poll the returned job with `copyBatchCheckV2`. The optional arguments have their defaults.
- (DBRpcTask<DBFILESRelocationBatchV2Launch *, DBNilObject *> *)dCopyBatchV2:(NSArray<DBFILESRelocationPath *> *)entries;

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
- (DBRpcTask<DBFILESRelocationBatchV2Launch *, DBNilObject *> *)dCopyBatchV2:(NSArray<DBFILESRelocationPath *> *)entries
    autorename:(nullable NSNumber *)autorename;

/// Polls a job of `copyBatch`. Returns its state.
///
/// Route `files/copy_batch/check`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBASYNCPollError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-copy_batch-check>
///
/// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1 character.
- (DBRpcTask<DBFILESRelocationBatchJobStatus *, DBASYNCPollError *> *)dCopyBatchCheck:(NSString *)asyncJobId
    __deprecated_msg("Dropbox deprecated the route.");

/// Polls a job of `copyBatchV2`. Returns whether it is still running, or the outcome for each entry.
///
/// Route `files/copy_batch/check_v2`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBASYNCPollError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-copy_batch-check>
///
/// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1 character.
- (DBRpcTask<DBFILESRelocationBatchV2JobStatus *, DBASYNCPollError *> *)dCopyBatchCheckV2:(NSString *)asyncJobId;

/// Creates a reference to a file or folder. Another user of the same app can save it with `copyReferenceSave`, without
/// a download.
///
/// Route `files/copy_reference/get`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBFILESGetCopyReferenceError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-copy_reference-get>
///
/// - Parameter path: The path or `id:…` of the file or folder. Starts with `/`, `id:`, `rev:`, or `ns:`.
- (DBRpcTask<DBFILESGetCopyReferenceResult *, DBFILESGetCopyReferenceError *> *)dCopyReferenceGet:(NSString *)path;

/// Saves the file or folder of a reference from `copyReferenceGet` in the user's Dropbox.
///
/// Route `files/copy_reference/save`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBFILESSaveCopyReferenceError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-copy_reference-save>
///
/// - Parameters:
///   - dCopyReference: The reference that `copyReferenceGet` returned.
///   - path: The path at which to save the item. Starts with `/`.
- (DBRpcTask<DBFILESSaveCopyReferenceResult *, DBFILESSaveCopyReferenceError *> *)
    dCopyReferenceSave:(NSString *)dCopyReference
    path:(NSString *)path;

/// Creates a folder and its missing parents. The optional arguments have their defaults.
- (DBRpcTask<DBFILESFolderMetadata *, DBFILESCreateFolderError *> *)createFolder:(NSString *)path
    __deprecated_msg("Dropbox deprecated the route.");

/// Creates a folder and its missing parents.
///
/// Route `files/create_folder`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBFILESCreateFolderError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-create_folder>
///
/// - Parameters:
///   - path: The path of the new folder. Missing parents are created, too. Starts with `/` or `ns:`.
///   - autorename: A Boolean value that indicates whether to choose another name instead of failing if an item already
///     exists at the path. The default is `@NO`.
- (DBRpcTask<DBFILESFolderMetadata *, DBFILESCreateFolderError *> *)createFolder:(NSString *)path
    autorename:(nullable NSNumber *)autorename
    __deprecated_msg("Dropbox deprecated the route.");

/// Creates a folder and its missing parents. An existing folder is a conflict, unless `autorename` is set. The optional
/// arguments have their defaults.
- (DBRpcTask<DBFILESCreateFolderResult *, DBFILESCreateFolderError *> *)createFolderV2:(NSString *)path;

/// Creates a folder and its missing parents. An existing folder is a conflict, unless `autorename` is set.
///
/// Route `files/create_folder_v2`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBFILESCreateFolderError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-create_folder>
///
/// - Parameters:
///   - path: The path of the new folder. Missing parents are created, too. Starts with `/` or `ns:`.
///   - autorename: A Boolean value that indicates whether to choose another name instead of failing if an item already
///     exists at the path. The default is `@NO`.
- (DBRpcTask<DBFILESCreateFolderResult *, DBFILESCreateFolderError *> *)createFolderV2:(NSString *)path
    autorename:(nullable NSNumber *)autorename;

/// Creates up to 10,000 folders. Small batches complete immediately. For others, poll the returned job with
/// `createFolderBatchCheck`. The optional arguments have their defaults.
- (DBRpcTask<DBFILESCreateFolderBatchLaunch *, DBNilObject *> *)createFolderBatch:(NSArray<NSString *> *)paths;

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
- (DBRpcTask<DBFILESCreateFolderBatchLaunch *, DBNilObject *> *)createFolderBatch:(NSArray<NSString *> *)paths
    autorename:(nullable NSNumber *)autorename
    forceAsync:(nullable NSNumber *)forceAsync;

/// Polls a job of `createFolderBatch`. Returns whether it is still running, or the outcome for each folder.
///
/// Route `files/create_folder_batch/check`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBASYNCPollError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-create_folder_batch-check>
///
/// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1 character.
- (DBRpcTask<DBFILESCreateFolderBatchJobStatus *, DBASYNCPollError *> *)createFolderBatchCheck:(NSString *)asyncJobId;

/// Deletes a file, or a folder and its contents. The optional arguments have their defaults.
- (DBRpcTask<DBFILESMetadata *, DBFILESDeleteError *> *)delete_:(NSString *)path
    __deprecated_msg("Dropbox deprecated the route.");

/// Deletes a file, or a folder and its contents.
///
/// Route `files/delete`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBFILESDeleteError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-delete>
///
/// - Parameters:
///   - path: The path or `id:…` of the file or folder to delete. Starts with `/`, `id:`, or `ns:`.
///   - parentRev: The revision that the file must have. If it has another one, nothing is deleted. Not supported for
///     folders. At least 9 characters. Consists of the digits 0 to 9 and the letters a to f.
- (DBRpcTask<DBFILESMetadata *, DBFILESDeleteError *> *)delete_:(NSString *)path
    parentRev:(nullable NSString *)parentRev
    __deprecated_msg("Dropbox deprecated the route.");

/// Deletes a file, or a folder and its contents, and returns the metadata. Deleted items can be restored for the period
/// that the account's plan includes. The optional arguments have their defaults.
- (DBRpcTask<DBFILESDeleteResult *, DBFILESDeleteError *> *)delete_V2:(NSString *)path;

/// Deletes a file, or a folder and its contents, and returns the metadata. Deleted items can be restored for the period
/// that the account's plan includes.
///
/// Route `files/delete_v2`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBFILESDeleteError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-delete>
///
/// - Parameters:
///   - path: The path or `id:…` of the file or folder to delete. Starts with `/`, `id:`, or `ns:`.
///   - parentRev: The revision that the file must have. If it has another one, nothing is deleted. Not supported for
///     folders. At least 9 characters. Consists of the digits 0 to 9 and the letters a to f.
- (DBRpcTask<DBFILESDeleteResult *, DBFILESDeleteError *> *)delete_V2:(NSString *)path
    parentRev:(nullable NSString *)parentRev;

/// Starts a job that deletes up to 1,000 files and folders. Poll the job with `deleteBatchCheck`.
///
/// Route `files/delete_batch`: style rpc, host api, auth user, scope `files.content.write`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-delete_batch>
///
/// - Parameter entries: The items to delete. At most 1000 items.
- (DBRpcTask<DBFILESDeleteBatchLaunch *, DBNilObject *> *)deleteBatch:(NSArray<DBFILESDeleteArg *> *)entries;

/// Polls a job of `deleteBatch`. Returns whether it is still running, or the outcome for each entry.
///
/// Route `files/delete_batch/check`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBASYNCPollError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-delete_batch-check>
///
/// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1 character.
- (DBRpcTask<DBFILESDeleteBatchJobStatus *, DBASYNCPollError *> *)deleteBatchCheck:(NSString *)asyncJobId;

/// Downloads a file and its metadata. If `isDownloadable` is `false`, as for Google Docs, use `export` instead. The
/// optional arguments have their defaults.
- (DBDownloadUrlTask<DBFILESFileMetadata *, DBFILESDownloadError *> *)downloadUrl:(NSString *)path
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// Downloads a file and its metadata. If `isDownloadable` is `false`, as for Google Docs, use `export` instead.
///
/// Route `files/download`: style download, host content, auth user, scope `files.content.read`.
/// Error: `DBFILESDownloadError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-download>
///
/// - Parameters:
///   - path: The path, `id:…`, or `rev:…` (for a revision) of the file. Starts with `/`, `id:`, `rev:`, or `ns:`.
///   - rev: The revision of the file. Use a `path` of `rev:…` instead. At least 9 characters. Consists of the digits 0
///     to 9 and the letters a to f. Deprecated.
///   - overwrite: A Boolean value that indicates whether to replace a file at `destination`.
///   - destination: The URL of the file that stores the content.
- (DBDownloadUrlTask<DBFILESFileMetadata *, DBFILESDownloadError *> *)downloadUrl:(NSString *)path
    rev:(nullable NSString *)rev
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// Downloads a file and its metadata. If `isDownloadable` is `false`, as for Google Docs, use `export` instead. The
/// optional arguments have their defaults.
- (DBDownloadUrlTask<DBFILESFileMetadata *, DBFILESDownloadError *> *)downloadUrl:(NSString *)path
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Downloads a file and its metadata. If `isDownloadable` is `false`, as for Google Docs, use `export` instead. The
/// method that ends with `destination:` describes the route and its parameters.
- (DBDownloadUrlTask<DBFILESFileMetadata *, DBFILESDownloadError *> *)downloadUrl:(NSString *)path
    rev:(nullable NSString *)rev
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Downloads a file and its metadata. If `isDownloadable` is `false`, as for Google Docs, use `export` instead. The
/// optional arguments have their defaults.
- (DBDownloadDataTask<DBFILESFileMetadata *, DBFILESDownloadError *> *)downloadData:(NSString *)path;

/// Downloads a file and its metadata. If `isDownloadable` is `false`, as for Google Docs, use `export` instead. The
/// method that ends with `destination:` describes the route and its parameters.
- (DBDownloadDataTask<DBFILESFileMetadata *, DBFILESDownloadError *> *)downloadData:(NSString *)path
    rev:(nullable NSString *)rev;

/// Downloads a file and its metadata. If `isDownloadable` is `false`, as for Google Docs, use `export` instead. The
/// optional arguments have their defaults.
- (DBDownloadDataTask<DBFILESFileMetadata *, DBFILESDownloadError *> *)downloadData:(NSString *)path
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Downloads a file and its metadata. If `isDownloadable` is `false`, as for Google Docs, use `export` instead. The
/// method that ends with `destination:` describes the route and its parameters.
- (DBDownloadDataTask<DBFILESFileMetadata *, DBFILESDownloadError *> *)downloadData:(NSString *)path
    rev:(nullable NSString *)rev
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Downloads a folder as a zip archive: less than 20 GB, each file less than 4 GB, and fewer than 10,000 items. An
/// interrupted download can't be resumed.
///
/// Route `files/download_zip`: style download, host content, auth user, scope `files.content.read`.
/// Error: `DBFILESDownloadZipError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-download_zip>
///
/// - Parameters:
///   - path: The path or `id:…` of the folder. It can't be a file. Starts with `/`, `id:`, `rev:`, or `ns:`.
///   - overwrite: A Boolean value that indicates whether to replace a file at `destination`.
///   - destination: The URL of the file that stores the content.
- (DBDownloadUrlTask<DBFILESDownloadZipResult *, DBFILESDownloadZipError *> *)downloadZipUrl:(NSString *)path
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// Downloads a folder as a zip archive: less than 20 GB, each file less than 4 GB, and fewer than 10,000 items. An
/// interrupted download can't be resumed. The method that ends with `destination:` describes the route and its
/// parameters.
- (DBDownloadUrlTask<DBFILESDownloadZipResult *, DBFILESDownloadZipError *> *)downloadZipUrl:(NSString *)path
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Downloads a folder as a zip archive: less than 20 GB, each file less than 4 GB, and fewer than 10,000 items. An
/// interrupted download can't be resumed. The method that ends with `destination:` describes the route and its
/// parameters.
- (DBDownloadDataTask<DBFILESDownloadZipResult *, DBFILESDownloadZipError *> *)downloadZipData:(NSString *)path;

/// Downloads a folder as a zip archive: less than 20 GB, each file less than 4 GB, and fewer than 10,000 items. An
/// interrupted download can't be resumed. The method that ends with `destination:` describes the route and its
/// parameters.
- (DBDownloadDataTask<DBFILESDownloadZipResult *, DBFILESDownloadZipError *> *)downloadZipData:(NSString *)path
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Downloads a file without binary content, such as a Google Doc, converted to another format. The optional arguments
/// have their defaults.
- (DBDownloadUrlTask<DBFILESExportResult *, DBFILESExportError *> *)exportUrl:(NSString *)path
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// Downloads a file without binary content, such as a Google Doc, converted to another format.
///
/// Route `files/export`: style download, host content, auth user, scope `files.content.read`.
/// Error: `DBFILESExportError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-export>
///
/// - Parameters:
///   - path: The path, `id:…`, or `rev:…` (for a revision) of the file. Starts with `/`, `id:`, `rev:`, or `ns:`.
///   - exportFormat: The format: one of the `exportOptions` in the file's `exportInfo`. `nil` for the file's
///     `exportAs`.
///   - overwrite: A Boolean value that indicates whether to replace a file at `destination`.
///   - destination: The URL of the file that stores the content.
- (DBDownloadUrlTask<DBFILESExportResult *, DBFILESExportError *> *)exportUrl:(NSString *)path
    exportFormat:(nullable NSString *)exportFormat
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// Downloads a file without binary content, such as a Google Doc, converted to another format. The optional arguments
/// have their defaults.
- (DBDownloadUrlTask<DBFILESExportResult *, DBFILESExportError *> *)exportUrl:(NSString *)path
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Downloads a file without binary content, such as a Google Doc, converted to another format. The method that ends
/// with `destination:` describes the route and its parameters.
- (DBDownloadUrlTask<DBFILESExportResult *, DBFILESExportError *> *)exportUrl:(NSString *)path
    exportFormat:(nullable NSString *)exportFormat
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Downloads a file without binary content, such as a Google Doc, converted to another format. The optional arguments
/// have their defaults.
- (DBDownloadDataTask<DBFILESExportResult *, DBFILESExportError *> *)exportData:(NSString *)path;

/// Downloads a file without binary content, such as a Google Doc, converted to another format. The method that ends
/// with `destination:` describes the route and its parameters.
- (DBDownloadDataTask<DBFILESExportResult *, DBFILESExportError *> *)exportData:(NSString *)path
    exportFormat:(nullable NSString *)exportFormat;

/// Downloads a file without binary content, such as a Google Doc, converted to another format. The optional arguments
/// have their defaults.
- (DBDownloadDataTask<DBFILESExportResult *, DBFILESExportError *> *)exportData:(NSString *)path
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Downloads a file without binary content, such as a Google Doc, converted to another format. The method that ends
/// with `destination:` describes the route and its parameters.
- (DBDownloadDataTask<DBFILESExportResult *, DBFILESExportError *> *)exportData:(NSString *)path
    exportFormat:(nullable NSString *)exportFormat
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Returns the locks of files.
///
/// Route `files/get_file_lock_batch`: style rpc, host api, auth user, scope `files.content.read`.
/// Error: `DBFILESLockFileError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-get_file_lock_batch>
///
/// - Parameter entries: The files. Duplicates count once.
- (DBRpcTask<DBFILESLockFileBatchResult *, DBFILESLockFileError *> *)
    getFileLockBatch:(NSArray<DBFILESLockFileArg *> *)entries;

/// Returns the metadata of a file or folder. The root folder has no metadata. The optional arguments have their
/// defaults.
- (DBRpcTask<DBFILESMetadata *, DBFILESGetMetadataError *> *)getMetadata:(NSString *)path;

/// Returns the metadata of a file or folder. The root folder has no metadata.
///
/// Route `files/get_metadata`: style rpc, host api, auth user, scope `files.metadata.read`.
/// Error: `DBFILESGetMetadataError`.
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
- (DBRpcTask<DBFILESMetadata *, DBFILESGetMetadataError *> *)getMetadata:(NSString *)path
    includeMediaInfo:(nullable NSNumber *)includeMediaInfo
    includeDeleted:(nullable NSNumber *)includeDeleted
    includeHasExplicitSharedMembers:(nullable NSNumber *)includeHasExplicitSharedMembers
    includePropertyGroups:(nullable DBFILEPROPERTIESTemplateFilterBase *)includePropertyGroups;

/// Downloads a preview of a document: PDF for text documents and presentations, HTML for spreadsheets. The optional
/// arguments have their defaults.
- (DBDownloadUrlTask<DBFILESFileMetadata *, DBFILESPreviewError *> *)getPreviewUrl:(NSString *)path
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// Downloads a preview of a document: PDF for text documents and presentations, HTML for spreadsheets.
///
/// Route `files/get_preview`: style download, host content, auth user, scope `files.content.read`.
/// Error: `DBFILESPreviewError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-get_preview>
///
/// - Parameters:
///   - path: The path, `id:…`, or `rev:…` (for a revision) of the file. Starts with `/`, `id:`, `rev:`, or `ns:`.
///   - rev: The revision of the file. Use a `path` of `rev:…` instead. At least 9 characters. Consists of the digits 0
///     to 9 and the letters a to f. Deprecated.
///   - overwrite: A Boolean value that indicates whether to replace a file at `destination`.
///   - destination: The URL of the file that stores the content.
- (DBDownloadUrlTask<DBFILESFileMetadata *, DBFILESPreviewError *> *)getPreviewUrl:(NSString *)path
    rev:(nullable NSString *)rev
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// Downloads a preview of a document: PDF for text documents and presentations, HTML for spreadsheets. The optional
/// arguments have their defaults.
- (DBDownloadUrlTask<DBFILESFileMetadata *, DBFILESPreviewError *> *)getPreviewUrl:(NSString *)path
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Downloads a preview of a document: PDF for text documents and presentations, HTML for spreadsheets. The method that
/// ends with `destination:` describes the route and its parameters.
- (DBDownloadUrlTask<DBFILESFileMetadata *, DBFILESPreviewError *> *)getPreviewUrl:(NSString *)path
    rev:(nullable NSString *)rev
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Downloads a preview of a document: PDF for text documents and presentations, HTML for spreadsheets. The optional
/// arguments have their defaults.
- (DBDownloadDataTask<DBFILESFileMetadata *, DBFILESPreviewError *> *)getPreviewData:(NSString *)path;

/// Downloads a preview of a document: PDF for text documents and presentations, HTML for spreadsheets. The method that
/// ends with `destination:` describes the route and its parameters.
- (DBDownloadDataTask<DBFILESFileMetadata *, DBFILESPreviewError *> *)getPreviewData:(NSString *)path
    rev:(nullable NSString *)rev;

/// Downloads a preview of a document: PDF for text documents and presentations, HTML for spreadsheets. The optional
/// arguments have their defaults.
- (DBDownloadDataTask<DBFILESFileMetadata *, DBFILESPreviewError *> *)getPreviewData:(NSString *)path
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Downloads a preview of a document: PDF for text documents and presentations, HTML for spreadsheets. The method that
/// ends with `destination:` describes the route and its parameters.
- (DBDownloadDataTask<DBFILESFileMetadata *, DBFILESPreviewError *> *)getPreviewData:(NSString *)path
    rev:(nullable NSString *)rev
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Creates a URL with which anyone can download the file during the next 4 hours. An expired URL returns the HTTP
/// status 410.
///
/// Route `files/get_temporary_link`: style rpc, host api, auth user, scope `files.content.read`.
/// Error: `DBFILESGetTemporaryLinkError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-get_temporary_link>
///
/// - Parameter path: The path, `id:…`, or `rev:…` (for a revision) of the file. Starts with `/`, `id:`, `rev:`, or
///   `ns:`.
- (DBRpcTask<DBFILESGetTemporaryLinkResult *, DBFILESGetTemporaryLinkError *> *)getTemporaryLink:(NSString *)path;

/// Creates a URL to upload one file without a token, for example in a browser. The URL works once, with the content
/// type `application/octet-stream`. Conflicts cause the HTTP status 409 when it is used. The optional arguments have
/// their defaults.
- (DBRpcTask<DBFILESGetTemporaryUploadLinkResult *, DBNilObject *> *)
    getTemporaryUploadLink:(DBFILESCommitInfo *)commitInfo;

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
- (DBRpcTask<DBFILESGetTemporaryUploadLinkResult *, DBNilObject *> *)
    getTemporaryUploadLink:(DBFILESCommitInfo *)commitInfo
    duration:(nullable NSNumber *)duration;

/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP). The optional arguments
/// have their defaults.
- (DBDownloadUrlTask<DBFILESFileMetadata *, DBFILESThumbnailError *> *)getThumbnailUrl:(NSString *)path
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP).
///
/// Route `files/get_thumbnail`: style download, host content, auth user, scope `files.content.read`.
/// Error: `DBFILESThumbnailError`.
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
- (DBDownloadUrlTask<DBFILESFileMetadata *, DBFILESThumbnailError *> *)getThumbnailUrl:(NSString *)path
    format:(nullable DBFILESThumbnailFormat *)format
    size:(nullable DBFILESThumbnailSize *)size
    mode:(nullable DBFILESThumbnailMode *)mode
    quality:(nullable DBFILESThumbnailQuality *)quality
    excludeMediaInfo:(nullable NSNumber *)excludeMediaInfo
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP). The optional arguments
/// have their defaults.
- (DBDownloadUrlTask<DBFILESFileMetadata *, DBFILESThumbnailError *> *)getThumbnailUrl:(NSString *)path
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP). The method that ends with
/// `destination:` describes the route and its parameters.
- (DBDownloadUrlTask<DBFILESFileMetadata *, DBFILESThumbnailError *> *)getThumbnailUrl:(NSString *)path
    format:(nullable DBFILESThumbnailFormat *)format
    size:(nullable DBFILESThumbnailSize *)size
    mode:(nullable DBFILESThumbnailMode *)mode
    quality:(nullable DBFILESThumbnailQuality *)quality
    excludeMediaInfo:(nullable NSNumber *)excludeMediaInfo
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP). The optional arguments
/// have their defaults.
- (DBDownloadDataTask<DBFILESFileMetadata *, DBFILESThumbnailError *> *)getThumbnailData:(NSString *)path;

/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP). The method that ends with
/// `destination:` describes the route and its parameters.
- (DBDownloadDataTask<DBFILESFileMetadata *, DBFILESThumbnailError *> *)getThumbnailData:(NSString *)path
    format:(nullable DBFILESThumbnailFormat *)format
    size:(nullable DBFILESThumbnailSize *)size
    mode:(nullable DBFILESThumbnailMode *)mode
    quality:(nullable DBFILESThumbnailQuality *)quality
    excludeMediaInfo:(nullable NSNumber *)excludeMediaInfo;

/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP). The optional arguments
/// have their defaults.
- (DBDownloadDataTask<DBFILESFileMetadata *, DBFILESThumbnailError *> *)getThumbnailData:(NSString *)path
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP). The method that ends with
/// `destination:` describes the route and its parameters.
- (DBDownloadDataTask<DBFILESFileMetadata *, DBFILESThumbnailError *> *)getThumbnailData:(NSString *)path
    format:(nullable DBFILESThumbnailFormat *)format
    size:(nullable DBFILESThumbnailSize *)size
    mode:(nullable DBFILESThumbnailMode *)mode
    quality:(nullable DBFILESThumbnailQuality *)quality
    excludeMediaInfo:(nullable NSNumber *)excludeMediaInfo
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP), specified by a path or a
/// shared link. The optional arguments have their defaults.
- (DBDownloadUrlTask<DBFILESPreviewResult *, DBFILESThumbnailV2Error *> *)
    getThumbnailV2Url:(DBFILESPathOrLink *)resource
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP), specified by a path or a
/// shared link.
///
/// Route `files/get_thumbnail_v2`: style download, host content, auth app or user, scope `files.content.read`.
/// Error: `DBFILESThumbnailV2Error`.
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
- (DBDownloadUrlTask<DBFILESPreviewResult *, DBFILESThumbnailV2Error *> *)
    getThumbnailV2Url:(DBFILESPathOrLink *)resource
    format:(nullable DBFILESThumbnailFormat *)format
    size:(nullable DBFILESThumbnailSize *)size
    mode:(nullable DBFILESThumbnailMode *)mode
    quality:(nullable DBFILESThumbnailQuality *)quality
    excludeMediaInfo:(nullable NSNumber *)excludeMediaInfo
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP), specified by a path or a
/// shared link. The optional arguments have their defaults.
- (DBDownloadUrlTask<DBFILESPreviewResult *, DBFILESThumbnailV2Error *> *)
    getThumbnailV2Url:(DBFILESPathOrLink *)resource
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP), specified by a path or a
/// shared link. The method that ends with `destination:` describes the route and its parameters.
- (DBDownloadUrlTask<DBFILESPreviewResult *, DBFILESThumbnailV2Error *> *)
    getThumbnailV2Url:(DBFILESPathOrLink *)resource
    format:(nullable DBFILESThumbnailFormat *)format
    size:(nullable DBFILESThumbnailSize *)size
    mode:(nullable DBFILESThumbnailMode *)mode
    quality:(nullable DBFILESThumbnailQuality *)quality
    excludeMediaInfo:(nullable NSNumber *)excludeMediaInfo
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP), specified by a path or a
/// shared link. The optional arguments have their defaults.
- (DBDownloadDataTask<DBFILESPreviewResult *, DBFILESThumbnailV2Error *> *)
    getThumbnailV2Data:(DBFILESPathOrLink *)resource;

/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP), specified by a path or a
/// shared link. The method that ends with `destination:` describes the route and its parameters.
- (DBDownloadDataTask<DBFILESPreviewResult *, DBFILESThumbnailV2Error *> *)
    getThumbnailV2Data:(DBFILESPathOrLink *)resource
    format:(nullable DBFILESThumbnailFormat *)format
    size:(nullable DBFILESThumbnailSize *)size
    mode:(nullable DBFILESThumbnailMode *)mode
    quality:(nullable DBFILESThumbnailQuality *)quality
    excludeMediaInfo:(nullable NSNumber *)excludeMediaInfo;

/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP), specified by a path or a
/// shared link. The optional arguments have their defaults.
- (DBDownloadDataTask<DBFILESPreviewResult *, DBFILESThumbnailV2Error *> *)
    getThumbnailV2Data:(DBFILESPathOrLink *)resource
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP), specified by a path or a
/// shared link. The method that ends with `destination:` describes the route and its parameters.
- (DBDownloadDataTask<DBFILESPreviewResult *, DBFILESThumbnailV2Error *> *)
    getThumbnailV2Data:(DBFILESPathOrLink *)resource
    format:(nullable DBFILESThumbnailFormat *)format
    size:(nullable DBFILESThumbnailSize *)size
    mode:(nullable DBFILESThumbnailMode *)mode
    quality:(nullable DBFILESThumbnailQuality *)quality
    excludeMediaInfo:(nullable NSNumber *)excludeMediaInfo
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Returns thumbnails of up to 25 images, Base64 encoded.
///
/// Route `files/get_thumbnail_batch`: style rpc, host content, auth user, scope `files.content.read`.
/// Error: `DBFILESGetThumbnailBatchError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-get_thumbnail_batch>
///
/// - Parameter entries: The images, at most 25.
- (DBRpcTask<DBFILESGetThumbnailBatchResult *, DBFILESGetThumbnailBatchError *> *)
    getThumbnailBatch:(NSArray<DBFILESThumbnailArg *> *)entries;

/// Lists a folder or an entire tree. While `hasMore` is `true`, call `listFolderContinue`; to get later changes, keep
/// the last cursor. Concurrent identical calls may exceed a rate limit. The optional arguments have their defaults.
- (DBRpcTask<DBFILESListFolderResult *, DBFILESListFolderError *> *)listFolder:(NSString *)path;

/// Lists a folder or an entire tree. While `hasMore` is `true`, call `listFolderContinue`; to get later changes, keep
/// the last cursor. Concurrent identical calls may exceed a rate limit.
///
/// Route `files/list_folder`: style rpc, host api, auth app or user, scope `files.metadata.read`.
/// Error: `DBFILESListFolderError`.
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
- (DBRpcTask<DBFILESListFolderResult *, DBFILESListFolderError *> *)listFolder:(NSString *)path
    recursive:(nullable NSNumber *)recursive
    includeMediaInfo:(nullable NSNumber *)includeMediaInfo
    includeDeleted:(nullable NSNumber *)includeDeleted
    includeHasExplicitSharedMembers:(nullable NSNumber *)includeHasExplicitSharedMembers
    includeMountedFolders:(nullable NSNumber *)includeMountedFolders
    limit:(nullable NSNumber *)limit
    sharedLink:(nullable DBFILESSharedLink *)sharedLink
    includePropertyGroups:(nullable DBFILEPROPERTIESTemplateFilterBase *)includePropertyGroups
    includeNonDownloadableFiles:(nullable NSNumber *)includeNonDownloadableFiles
    includeRestorableInfo:(nullable NSNumber *)includeRestorableInfo;

/// Returns the next page of a listing, or the changes since a completed one. To mirror a folder, apply the entries in
/// order: a file replaces the item at its path, a folder replaces a file but keeps children, and a deleted entry
/// removes its subtree.
///
/// Route `files/list_folder/continue`: style rpc, host api, auth app or user, scope `files.metadata.read`.
/// Error: `DBFILESListFolderContinueError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-list_folder-continue>
///
/// - Parameter cursor: The most recent cursor of `listFolder`, `listFolderContinue`, or `listFolderGetLatestCursor`. It
///   includes the options of the first call. At least 1 character.
- (DBRpcTask<DBFILESListFolderResult *, DBFILESListFolderContinueError *> *)listFolderContinue:(NSString *)cursor;

/// Returns a cursor for the current state of a folder, without listing it. With it, `listFolderContinue` returns only
/// later changes. The optional arguments have their defaults.
- (DBRpcTask<DBFILESListFolderGetLatestCursorResult *, DBFILESListFolderError *> *)
    listFolderGetLatestCursor:(NSString *)path;

/// Returns a cursor for the current state of a folder, without listing it. With it, `listFolderContinue` returns only
/// later changes.
///
/// Route `files/list_folder/get_latest_cursor`: style rpc, host api, auth user, scope `files.metadata.read`.
/// Error: `DBFILESListFolderError`.
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
- (DBRpcTask<DBFILESListFolderGetLatestCursorResult *, DBFILESListFolderError *> *)
    listFolderGetLatestCursor:(NSString *)path
    recursive:(nullable NSNumber *)recursive
    includeMediaInfo:(nullable NSNumber *)includeMediaInfo
    includeDeleted:(nullable NSNumber *)includeDeleted
    includeHasExplicitSharedMembers:(nullable NSNumber *)includeHasExplicitSharedMembers
    includeMountedFolders:(nullable NSNumber *)includeMountedFolders
    limit:(nullable NSNumber *)limit
    sharedLink:(nullable DBFILESSharedLink *)sharedLink
    includePropertyGroups:(nullable DBFILEPROPERTIESTemplateFilterBase *)includePropertyGroups
    includeNonDownloadableFiles:(nullable NSNumber *)includeNonDownloadableFiles
    includeRestorableInfo:(nullable NSNumber *)includeRestorableInfo;

/// Waits for changes after a cursor, or until the timeout. To get the changes, use `listFolderContinue`. The request
/// uses a separate host and no token. The optional arguments have their defaults.
- (DBRpcTask<DBFILESListFolderLongpollResult *, DBFILESListFolderLongpollError *> *)
    listFolderLongpoll:(NSString *)cursor;

/// Waits for changes after a cursor, or until the timeout. To get the changes, use `listFolderContinue`. The request
/// uses a separate host and no token.
///
/// Route `files/list_folder/longpoll`: style rpc, host notify, auth noauth, scope `files.metadata.read`.
/// Error: `DBFILESListFolderLongpollError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-list_folder-longpoll>
///
/// - Parameters:
///   - cursor: The last cursor of a completed listing. At least 1 character.
///   - timeout: The time to wait for a change, in seconds. The server adds up to 90 seconds at random. Set the timeout
///     of the connection accordingly. The default is 30. From 30 to 480.
- (DBRpcTask<DBFILESListFolderLongpollResult *, DBFILESListFolderLongpollError *> *)
    listFolderLongpoll:(NSString *)cursor
    timeout:(nullable NSNumber *)timeout;

/// Lists the revisions of a file, newest first, either of its path or, across moves and renames, of its identifier. The
/// optional arguments have their defaults.
- (DBRpcTask<DBFILESListRevisionsResult *, DBFILESListRevisionsError *> *)listRevisions:(NSString *)path;

/// Lists the revisions of a file, newest first, either of its path or, across moves and renames, of its identifier.
///
/// Route `files/list_revisions`: style rpc, host api, auth user, scope `files.metadata.read`.
/// Error: `DBFILESListRevisionsError`.
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
- (DBRpcTask<DBFILESListRevisionsResult *, DBFILESListRevisionsError *> *)listRevisions:(NSString *)path
    mode:(nullable DBFILESListRevisionsMode *)mode
    limit:(nullable NSNumber *)limit
    beforeRev:(nullable NSString *)beforeRev
    includeRestorableInfo:(nullable NSNumber *)includeRestorableInfo;

/// Locks files so that only the lock holder can write to them.
///
/// Route `files/lock_file_batch`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBFILESLockFileError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-lock_file_batch>
///
/// - Parameter entries: The files. Duplicates count once.
- (DBRpcTask<DBFILESLockFileBatchResult *, DBFILESLockFileError *> *)
    lockFileBatch:(NSArray<DBFILESLockFileArg *> *)entries;

/// Moves or renames a file, or a folder and its contents. The optional arguments have their defaults.
- (DBRpcTask<DBFILESMetadata *, DBFILESRelocationError *> *)move:(NSString *)fromPath
    toPath:(NSString *)toPath
    __deprecated_msg("Dropbox deprecated the route.");

/// Moves or renames a file, or a folder and its contents.
///
/// Route `files/move`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBFILESRelocationError`.
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
- (DBRpcTask<DBFILESMetadata *, DBFILESRelocationError *> *)move:(NSString *)fromPath
    toPath:(NSString *)toPath
    allowSharedFolder:(nullable NSNumber *)allowSharedFolder
    autorename:(nullable NSNumber *)autorename
    allowOwnershipTransfer:(nullable NSNumber *)allowOwnershipTransfer
    __deprecated_msg("Dropbox deprecated the route.");

/// Moves or renames a file, or a folder and its contents. The limit is 10,000 items for each call. A change only of
/// case may have no effect. The optional arguments have their defaults.
- (DBRpcTask<DBFILESRelocationResult *, DBFILESRelocationError *> *)moveV2:(NSString *)fromPath
    toPath:(NSString *)toPath;

/// Moves or renames a file, or a folder and its contents. The limit is 10,000 items for each call. A change only of
/// case may have no effect.
///
/// Route `files/move_v2`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBFILESRelocationError`.
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
- (DBRpcTask<DBFILESRelocationResult *, DBFILESRelocationError *> *)moveV2:(NSString *)fromPath
    toPath:(NSString *)toPath
    allowSharedFolder:(nullable NSNumber *)allowSharedFolder
    autorename:(nullable NSNumber *)autorename
    allowOwnershipTransfer:(nullable NSNumber *)allowOwnershipTransfer;

/// Starts a job that moves up to 1,000 entries. If one entry fails, the entire job fails. Poll the job with
/// `moveBatchCheck`. The optional arguments have their defaults.
- (DBRpcTask<DBFILESRelocationBatchLaunch *, DBNilObject *> *)moveBatch:(NSArray<DBFILESRelocationPath *> *)entries
    __deprecated_msg("Dropbox deprecated the route.");

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
- (DBRpcTask<DBFILESRelocationBatchLaunch *, DBNilObject *> *)moveBatch:(NSArray<DBFILESRelocationPath *> *)entries
    autorename:(nullable NSNumber *)autorename
    allowSharedFolder:(nullable NSNumber *)allowSharedFolder
    allowOwnershipTransfer:(nullable NSNumber *)allowOwnershipTransfer
    __deprecated_msg("Dropbox deprecated the route.");

/// Moves up to 1,000 files and folders, each with its own outcome. Small batches complete immediately. For others, poll
/// the returned job with `moveBatchCheckV2`. The optional arguments have their defaults.
- (DBRpcTask<DBFILESRelocationBatchV2Launch *, DBNilObject *> *)moveBatchV2:(NSArray<DBFILESRelocationPath *> *)entries;

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
- (DBRpcTask<DBFILESRelocationBatchV2Launch *, DBNilObject *> *)moveBatchV2:(NSArray<DBFILESRelocationPath *> *)entries
    autorename:(nullable NSNumber *)autorename
    allowOwnershipTransfer:(nullable NSNumber *)allowOwnershipTransfer;

/// Polls a job of `moveBatch`. Returns its state.
///
/// Route `files/move_batch/check`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBASYNCPollError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-move_batch-check>
///
/// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1 character.
- (DBRpcTask<DBFILESRelocationBatchJobStatus *, DBASYNCPollError *> *)moveBatchCheck:(NSString *)asyncJobId
    __deprecated_msg("Dropbox deprecated the route.");

/// Polls a job of `moveBatchV2`. Returns whether it is still running, or the outcome for each entry.
///
/// Route `files/move_batch/check_v2`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBASYNCPollError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-move_batch-check>
///
/// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1 character.
- (DBRpcTask<DBFILESRelocationBatchV2JobStatus *, DBASYNCPollError *> *)moveBatchCheckV2:(NSString *)asyncJobId;

/// Creates a Paper document from HTML, Markdown, or plain text.
///
/// Route `files/paper/create`: style upload, host api, auth user, scope `files.content.write`.
/// Error: `DBFILESPaperCreateError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-paper-create>
///
/// - Parameters:
///   - path: The path of the new document. It must end with `.paper`. Starts with `/`.
///   - importFormat: The format of the content.
///   - inputUrl: The path of the file to upload.
- (DBUploadTask<DBFILESPaperCreateResult *, DBFILESPaperCreateError *> *)paperCreateUrl:(NSString *)path
    importFormat:(DBFILESImportFormat *)importFormat
    inputUrl:(NSString *)inputUrl;

/// Creates a Paper document from HTML, Markdown, or plain text. The method that ends with `inputUrl:` describes the
/// route and its parameters.
- (DBUploadTask<DBFILESPaperCreateResult *, DBFILESPaperCreateError *> *)paperCreateData:(NSString *)path
    importFormat:(DBFILESImportFormat *)importFormat
    inputData:(NSData *)inputData;

/// Creates a Paper document from HTML, Markdown, or plain text. The method that ends with `inputUrl:` describes the
/// route and its parameters.
- (DBUploadTask<DBFILESPaperCreateResult *, DBFILESPaperCreateError *> *)paperCreateStream:(NSString *)path
    importFormat:(DBFILESImportFormat *)importFormat
    inputStream:(NSInputStream *)inputStream;

/// Replaces the content of a Paper document, or adds content before or after it. The optional arguments have their
/// defaults.
- (DBUploadTask<DBFILESPaperUpdateResult *, DBFILESPaperUpdateError *> *)paperUpdateUrl:(NSString *)path
    importFormat:(DBFILESImportFormat *)importFormat
    docUpdatePolicy:(DBFILESPaperDocUpdatePolicy *)docUpdatePolicy
    inputUrl:(NSString *)inputUrl;

/// Replaces the content of a Paper document, or adds content before or after it.
///
/// Route `files/paper/update`: style upload, host api, auth user, scope `files.content.write`.
/// Error: `DBFILESPaperUpdateError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-paper-update>
///
/// - Parameters:
///   - path: The path or `id:…` of the document. Starts with `/`, `id:`, or `ns:`.
///   - importFormat: The format of the content.
///   - docUpdatePolicy: The way in which to combine the new and the existing content.
///   - paperRevision: The revision that the document must have. Required only for `.update`.
///   - inputUrl: The path of the file to upload.
- (DBUploadTask<DBFILESPaperUpdateResult *, DBFILESPaperUpdateError *> *)paperUpdateUrl:(NSString *)path
    importFormat:(DBFILESImportFormat *)importFormat
    docUpdatePolicy:(DBFILESPaperDocUpdatePolicy *)docUpdatePolicy
    paperRevision:(nullable NSNumber *)paperRevision
    inputUrl:(NSString *)inputUrl;

/// Replaces the content of a Paper document, or adds content before or after it. The optional arguments have their
/// defaults.
- (DBUploadTask<DBFILESPaperUpdateResult *, DBFILESPaperUpdateError *> *)paperUpdateData:(NSString *)path
    importFormat:(DBFILESImportFormat *)importFormat
    docUpdatePolicy:(DBFILESPaperDocUpdatePolicy *)docUpdatePolicy
    inputData:(NSData *)inputData;

/// Replaces the content of a Paper document, or adds content before or after it. The method that ends with `inputUrl:`
/// describes the route and its parameters.
- (DBUploadTask<DBFILESPaperUpdateResult *, DBFILESPaperUpdateError *> *)paperUpdateData:(NSString *)path
    importFormat:(DBFILESImportFormat *)importFormat
    docUpdatePolicy:(DBFILESPaperDocUpdatePolicy *)docUpdatePolicy
    paperRevision:(nullable NSNumber *)paperRevision
    inputData:(NSData *)inputData;

/// Replaces the content of a Paper document, or adds content before or after it. The optional arguments have their
/// defaults.
- (DBUploadTask<DBFILESPaperUpdateResult *, DBFILESPaperUpdateError *> *)paperUpdateStream:(NSString *)path
    importFormat:(DBFILESImportFormat *)importFormat
    docUpdatePolicy:(DBFILESPaperDocUpdatePolicy *)docUpdatePolicy
    inputStream:(NSInputStream *)inputStream;

/// Replaces the content of a Paper document, or adds content before or after it. The method that ends with `inputUrl:`
/// describes the route and its parameters.
- (DBUploadTask<DBFILESPaperUpdateResult *, DBFILESPaperUpdateError *> *)paperUpdateStream:(NSString *)path
    importFormat:(DBFILESImportFormat *)importFormat
    docUpdatePolicy:(DBFILESPaperDocUpdatePolicy *)docUpdatePolicy
    paperRevision:(nullable NSNumber *)paperRevision
    inputStream:(NSInputStream *)inputStream;

/// Permanently deletes a file or folder. Available only for Dropbox Business. If it fails, the item may have been
/// deleted, but not permanently. The optional arguments have their defaults.
- (DBRpcTask<DBNilObject *, DBFILESDeleteError *> *)permanentlyDelete:(NSString *)path;

/// Permanently deletes a file or folder. Available only for Dropbox Business. If it fails, the item may have been
/// deleted, but not permanently.
///
/// Route `files/permanently_delete`: style rpc, host api, auth user, scope `files.permanent_delete`.
/// Error: `DBFILESDeleteError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-permanently_delete>
///
/// - Parameters:
///   - path: The path or `id:…` of the file or folder to delete. Starts with `/`, `id:`, or `ns:`.
///   - parentRev: The revision that the file must have. If it has another one, nothing is deleted. Not supported for
///     folders. At least 9 characters. Consists of the digits 0 to 9 and the letters a to f.
- (DBRpcTask<DBNilObject *, DBFILESDeleteError *> *)permanentlyDelete:(NSString *)path
    parentRev:(nullable NSString *)parentRev;

/// Adds property groups to a file.
///
/// Route `files/properties/add`: style rpc, host api, auth user, scope `files.metadata.write`.
/// Error: `DBFILEPROPERTIESAddPropertiesError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-properties-add>
///
/// - Parameters:
///   - path: The path or `id:…` of the file or folder. Starts with `/`, `id:`, or `ns:`.
///   - propertyGroups: The property groups to add, at most one for each template.
- (DBRpcTask<DBNilObject *, DBFILEPROPERTIESAddPropertiesError *> *)propertiesAdd:(NSString *)path
    propertyGroups:(NSArray<DBFILEPROPERTIESPropertyGroup *> *)propertyGroups
    __deprecated_msg("Dropbox deprecated the route.");

/// Replaces property groups of a file.
///
/// Route `files/properties/overwrite`: style rpc, host api, auth user, scope `files.metadata.write`.
/// Error: `DBFILEPROPERTIESInvalidPropertyGroupError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-properties-overwrite>
///
/// - Parameters:
///   - path: The path or `id:…` of the file or folder. Starts with `/`, `id:`, or `ns:`.
///   - propertyGroups: The new property groups, at most one for each template. At least 1 item.
- (DBRpcTask<DBNilObject *, DBFILEPROPERTIESInvalidPropertyGroupError *> *)propertiesOverwrite:(NSString *)path
    propertyGroups:(NSArray<DBFILEPROPERTIESPropertyGroup *> *)propertyGroups
    __deprecated_msg("Dropbox deprecated the route.");

/// Adds, changes, and removes properties of a file.
///
/// Route `files/properties/update`: style rpc, host api, auth user, scope `files.metadata.write`.
/// Error: `DBFILEPROPERTIESUpdatePropertiesError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-properties-update>
///
/// - Parameters:
///   - path: The path or `id:…` of the file or folder. Starts with `/`, `id:`, or `ns:`.
///   - updatePropertyGroups: The changes for each template.
- (DBRpcTask<DBNilObject *, DBFILEPROPERTIESUpdatePropertiesError *> *)propertiesUpdate:(NSString *)path
    updatePropertyGroups:(NSArray<DBFILEPROPERTIESPropertyGroupUpdate *> *)updatePropertyGroups
    __deprecated_msg("Dropbox deprecated the route.");

/// Restores a revision of a file as the current one at a path.
///
/// Route `files/restore`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBFILESRestoreError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-restore>
///
/// - Parameters:
///   - path: The path at which to restore the file. Starts with `/` or `ns:`.
///   - rev: The revision to restore, as returned by `listRevisions`. At least 9 characters. Consists of the digits 0 to
///     9 and the letters a to f.
- (DBRpcTask<DBFILESFileMetadata *, DBFILESRestoreError *> *)restore:(NSString *)path rev:(NSString *)rev;

/// Downloads a URL to a file in Dropbox, on the server. The download must complete within 15 minutes. Poll the job with
/// `saveUrlCheckJobStatus`.
///
/// Route `files/save_url`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBFILESSaveUrlError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-save_url>
///
/// - Parameters:
///   - path: The path at which to save the file. Starts with `/`.
///   - url: The URL that Dropbox downloads.
- (DBRpcTask<DBFILESSaveUrlResult *, DBFILESSaveUrlError *> *)saveUrl:(NSString *)path url:(NSString *)url;

/// Polls a job of `saveUrl`. Returns whether it is still running, or the saved file.
///
/// Route `files/save_url/check_job_status`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBASYNCPollError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-save_url-check_job_status>
///
/// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1 character.
- (DBRpcTask<DBFILESSaveUrlJobStatus *, DBASYNCPollError *> *)saveUrlCheckJobStatus:(NSString *)asyncJobId;

/// Searches for files and folders by name or content. The optional arguments have their defaults.
- (DBRpcTask<DBFILESSearchResult *, DBFILESSearchError *> *)search:(NSString *)path
    query:(NSString *)query
    __deprecated_msg("Dropbox deprecated the route.");

/// Searches for files and folders by name or content.
///
/// Route `files/search`: style rpc, host api, auth user, scope `files.metadata.read`.
/// Error: `DBFILESSearchError`.
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
- (DBRpcTask<DBFILESSearchResult *, DBFILESSearchError *> *)search:(NSString *)path
    query:(NSString *)query
    start:(nullable NSNumber *)start
    maxResults:(nullable NSNumber *)maxResults
    mode:(nullable DBFILESSearchMode *)mode
    __deprecated_msg("Dropbox deprecated the route.");

/// Searches for files and folders by name and content, up to 10,000 matches. Recent changes may be missing, and pages
/// may repeat or omit matches. The optional arguments have their defaults.
- (DBRpcTask<DBFILESSearchV2Result *, DBFILESSearchError *> *)searchV2:(NSString *)query;

/// Searches for files and folders by name and content, up to 10,000 matches. Recent changes may be missing, and pages
/// may repeat or omit matches.
///
/// Route `files/search_v2`: style rpc, host api, auth user, scope `files.metadata.read`.
/// Error: `DBFILESSearchError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-search>
///
/// - Parameters:
///   - query: The query. At most 1000 characters.
///   - options: The options of the search.
///   - matchFieldOptions: The information to include about each match.
///   - includeHighlights: A Boolean value that indicates whether to include highlights. Use `matchFieldOptions`
///     instead. Deprecated.
- (DBRpcTask<DBFILESSearchV2Result *, DBFILESSearchError *> *)searchV2:(NSString *)query
    options:(nullable DBFILESSearchOptions *)options
    matchFieldOptions:(nullable DBFILESSearchMatchFieldOptions *)matchFieldOptions
    includeHighlights:(nullable NSNumber *)includeHighlights;

/// Returns the next page of results of `searchV2`.
///
/// Route `files/search/continue_v2`: style rpc, host api, auth user, scope `files.metadata.read`.
/// Error: `DBFILESSearchError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-search-continue>
///
/// - Parameter cursor: The most recent cursor of `searchV2` or `searchContinueV2`. At least 1 character.
- (DBRpcTask<DBFILESSearchV2Result *, DBFILESSearchError *> *)searchContinueV2:(NSString *)cursor;

/// Adds a tag to a file or folder. An item can have at most 20 tags. Dropbox stores tags in lowercase.
///
/// Route `files/tags/add`: style rpc, host api, auth user, scope `files.metadata.write`.
/// Error: `DBFILESAddTagError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-tags-add>
///
/// - Parameters:
///   - path: The path of the file or folder to tag. Starts with `/`.
///   - tagText: The tag: letters, digits, and underscores. Dropbox stores it in lowercase. 1 to 32 characters. Consists
///     of letters, digits, and underscores.
- (DBRpcTask<DBNilObject *, DBFILESAddTagError *> *)tagsAdd:(NSString *)path tagText:(NSString *)tagText;

/// Returns the tags of files and folders.
///
/// Route `files/tags/get`: style rpc, host api, auth user, scope `files.metadata.read`.
/// Error: `DBFILESBaseTagError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-tags-get>
///
/// - Parameter paths: The paths of the files and folders. Each item starts with `/`.
- (DBRpcTask<DBFILESGetTagsResult *, DBFILESBaseTagError *> *)tagsGet:(NSArray<NSString *> *)paths;

/// Removes a tag from a file or folder.
///
/// Route `files/tags/remove`: style rpc, host api, auth user, scope `files.metadata.write`.
/// Error: `DBFILESRemoveTagError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-tags-remove>
///
/// - Parameters:
///   - path: The path of the file or folder. Starts with `/`.
///   - tagText: The tag to remove. Case doesn't matter. 1 to 32 characters. Consists of letters, digits, and
///     underscores.
- (DBRpcTask<DBNilObject *, DBFILESRemoveTagError *> *)tagsRemove:(NSString *)path tagText:(NSString *)tagText;

/// Unlocks files. Only the lock holder and admins of the team can unlock a file.
///
/// Route `files/unlock_file_batch`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBFILESLockFileError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-unlock_file_batch>
///
/// - Parameter entries: The files. Duplicates count once.
- (DBRpcTask<DBFILESLockFileBatchResult *, DBFILESLockFileError *> *)
    unlockFileBatch:(NSArray<DBFILESUnlockFileArg *> *)entries;

/// Uploads a file of at most 150 MiB in one request. For larger files, use an upload session. In teams with a data
/// transport limit, each call counts. The optional arguments have their defaults.
- (DBUploadTask<DBFILESFileMetadata *, DBFILESUploadError *> *)uploadUrl:(NSString *)path inputUrl:(NSString *)inputUrl;

/// Uploads a file of at most 150 MiB in one request. For larger files, use an upload session. In teams with a data
/// transport limit, each call counts.
///
/// Route `files/upload`: style upload, host content, auth user, scope `files.content.write`.
/// Error: `DBFILESUploadError`.
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
///   - inputUrl: The path of the file to upload.
- (DBUploadTask<DBFILESFileMetadata *, DBFILESUploadError *> *)uploadUrl:(NSString *)path
    mode:(nullable DBFILESWriteMode *)mode
    autorename:(nullable NSNumber *)autorename
    clientModified:(nullable NSDate *)clientModified
    mute:(nullable NSNumber *)mute
    propertyGroups:(nullable NSArray<DBFILEPROPERTIESPropertyGroup *> *)propertyGroups
    strictConflict:(nullable NSNumber *)strictConflict
    contentHash:(nullable NSString *)contentHash
    inputUrl:(NSString *)inputUrl;

/// Uploads a file of at most 150 MiB in one request. For larger files, use an upload session. In teams with a data
/// transport limit, each call counts. The optional arguments have their defaults.
- (DBUploadTask<DBFILESFileMetadata *, DBFILESUploadError *> *)uploadData:(NSString *)path
    inputData:(NSData *)inputData;

/// Uploads a file of at most 150 MiB in one request. For larger files, use an upload session. In teams with a data
/// transport limit, each call counts. The method that ends with `inputUrl:` describes the route and its parameters.
- (DBUploadTask<DBFILESFileMetadata *, DBFILESUploadError *> *)uploadData:(NSString *)path
    mode:(nullable DBFILESWriteMode *)mode
    autorename:(nullable NSNumber *)autorename
    clientModified:(nullable NSDate *)clientModified
    mute:(nullable NSNumber *)mute
    propertyGroups:(nullable NSArray<DBFILEPROPERTIESPropertyGroup *> *)propertyGroups
    strictConflict:(nullable NSNumber *)strictConflict
    contentHash:(nullable NSString *)contentHash
    inputData:(NSData *)inputData;

/// Uploads a file of at most 150 MiB in one request. For larger files, use an upload session. In teams with a data
/// transport limit, each call counts. The optional arguments have their defaults.
- (DBUploadTask<DBFILESFileMetadata *, DBFILESUploadError *> *)uploadStream:(NSString *)path
    inputStream:(NSInputStream *)inputStream;

/// Uploads a file of at most 150 MiB in one request. For larger files, use an upload session. In teams with a data
/// transport limit, each call counts. The method that ends with `inputUrl:` describes the route and its parameters.
- (DBUploadTask<DBFILESFileMetadata *, DBFILESUploadError *> *)uploadStream:(NSString *)path
    mode:(nullable DBFILESWriteMode *)mode
    autorename:(nullable NSNumber *)autorename
    clientModified:(nullable NSDate *)clientModified
    mute:(nullable NSNumber *)mute
    propertyGroups:(nullable NSArray<DBFILEPROPERTIESPropertyGroup *> *)propertyGroups
    strictConflict:(nullable NSNumber *)strictConflict
    contentHash:(nullable NSString *)contentHash
    inputStream:(NSInputStream *)inputStream;

/// Appends data to an upload session.
///
/// Route `files/upload_session/append`: style upload, host content, auth user, scope `files.content.write`.
/// Error: `DBFILESUploadSessionAppendError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-append>
///
/// - Parameters:
///   - sessionId: The identifier of the session.
///   - offset: The number of bytes that the session already contains. The new data starts at this offset.
///   - inputUrl: The path of the file to upload.
- (DBUploadTask<DBNilObject *, DBFILESUploadSessionAppendError *> *)uploadSessionAppendUrl:(NSString *)sessionId
    offset:(NSNumber *)offset
    inputUrl:(NSString *)inputUrl
    __deprecated_msg("Dropbox deprecated the route.");

/// Appends data to an upload session. The method that ends with `inputUrl:` describes the route and its parameters.
- (DBUploadTask<DBNilObject *, DBFILESUploadSessionAppendError *> *)uploadSessionAppendData:(NSString *)sessionId
    offset:(NSNumber *)offset
    inputData:(NSData *)inputData
    __deprecated_msg("Dropbox deprecated the route.");

/// Appends data to an upload session. The method that ends with `inputUrl:` describes the route and its parameters.
- (DBUploadTask<DBNilObject *, DBFILESUploadSessionAppendError *> *)uploadSessionAppendStream:(NSString *)sessionId
    offset:(NSNumber *)offset
    inputStream:(NSInputStream *)inputStream
    __deprecated_msg("Dropbox deprecated the route.");

/// Appends at most 150 MiB to an upload session. If the offset is wrong, the error contains the correct one, so that an
/// upload can continue after a lost response. The optional arguments have their defaults.
- (DBUploadTask<DBNilObject *, DBFILESUploadSessionAppendError *> *)
    uploadSessionAppendV2Url:(DBFILESUploadSessionCursor *)cursor
    inputUrl:(NSString *)inputUrl;

/// Appends at most 150 MiB to an upload session. If the offset is wrong, the error contains the correct one, so that an
/// upload can continue after a lost response.
///
/// Route `files/upload_session/append_v2`: style upload, host content, auth user, scope `files.content.write`.
/// Error: `DBFILESUploadSessionAppendError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-append>
///
/// - Parameters:
///   - cursor: The upload session, and the number of bytes it already contains.
///   - close: A Boolean value that indicates whether this is the last chunk. A closed session accepts no more data. You
///     must close a concurrent session before you finish it. The default is `@NO`.
///   - contentHash: The content hash of the data in this request. If it isn't `nil`, Dropbox verifies the received
///     data. Exactly 64 characters.
///   - inputUrl: The path of the file to upload.
- (DBUploadTask<DBNilObject *, DBFILESUploadSessionAppendError *> *)
    uploadSessionAppendV2Url:(DBFILESUploadSessionCursor *)cursor
    close:(nullable NSNumber *)close
    contentHash:(nullable NSString *)contentHash
    inputUrl:(NSString *)inputUrl;

/// Appends at most 150 MiB to an upload session. If the offset is wrong, the error contains the correct one, so that an
/// upload can continue after a lost response. The optional arguments have their defaults.
- (DBUploadTask<DBNilObject *, DBFILESUploadSessionAppendError *> *)
    uploadSessionAppendV2Data:(DBFILESUploadSessionCursor *)cursor
    inputData:(NSData *)inputData;

/// Appends at most 150 MiB to an upload session. If the offset is wrong, the error contains the correct one, so that an
/// upload can continue after a lost response. The method that ends with `inputUrl:` describes the route and its
/// parameters.
- (DBUploadTask<DBNilObject *, DBFILESUploadSessionAppendError *> *)
    uploadSessionAppendV2Data:(DBFILESUploadSessionCursor *)cursor
    close:(nullable NSNumber *)close
    contentHash:(nullable NSString *)contentHash
    inputData:(NSData *)inputData;

/// Appends at most 150 MiB to an upload session. If the offset is wrong, the error contains the correct one, so that an
/// upload can continue after a lost response. The optional arguments have their defaults.
- (DBUploadTask<DBNilObject *, DBFILESUploadSessionAppendError *> *)
    uploadSessionAppendV2Stream:(DBFILESUploadSessionCursor *)cursor
    inputStream:(NSInputStream *)inputStream;

/// Appends at most 150 MiB to an upload session. If the offset is wrong, the error contains the correct one, so that an
/// upload can continue after a lost response. The method that ends with `inputUrl:` describes the route and its
/// parameters.
- (DBUploadTask<DBNilObject *, DBFILESUploadSessionAppendError *> *)
    uploadSessionAppendV2Stream:(DBFILESUploadSessionCursor *)cursor
    close:(nullable NSNumber *)close
    contentHash:(nullable NSString *)contentHash
    inputStream:(NSInputStream *)inputStream;

/// Appends data to several upload sessions with one request of at most 150 MiB. The body contains the chunks in the
/// order of the entries. The optional arguments have their defaults.
- (DBUploadTask<DBFILESUploadSessionAppendBatchResult *, DBFILESUploadSessionAppendBatchError *> *)
    uploadSessionAppendBatchUrl:(NSArray<DBFILESUploadSessionAppendBatchArgEntry *> *)entries
    inputUrl:(NSString *)inputUrl;

/// Appends data to several upload sessions with one request of at most 150 MiB. The body contains the chunks in the
/// order of the entries.
///
/// Route `files/upload_session/append_batch`: style upload, host content, auth user, scope `files.content.write`.
/// Error: `DBFILESUploadSessionAppendBatchError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-append_batch>
///
/// - Parameters:
///   - entries: The upload sessions, in the order of their data in the body. At most 1000 items.
///   - contentHash: The content hash of the entire body. If it isn't `nil`, Dropbox verifies the received data. Exactly
///     64 characters.
///   - inputUrl: The path of the file to upload.
- (DBUploadTask<DBFILESUploadSessionAppendBatchResult *, DBFILESUploadSessionAppendBatchError *> *)
    uploadSessionAppendBatchUrl:(NSArray<DBFILESUploadSessionAppendBatchArgEntry *> *)entries
    contentHash:(nullable NSString *)contentHash
    inputUrl:(NSString *)inputUrl;

/// Appends data to several upload sessions with one request of at most 150 MiB. The body contains the chunks in the
/// order of the entries. The optional arguments have their defaults.
- (DBUploadTask<DBFILESUploadSessionAppendBatchResult *, DBFILESUploadSessionAppendBatchError *> *)
    uploadSessionAppendBatchData:(NSArray<DBFILESUploadSessionAppendBatchArgEntry *> *)entries
    inputData:(NSData *)inputData;

/// Appends data to several upload sessions with one request of at most 150 MiB. The body contains the chunks in the
/// order of the entries. The method that ends with `inputUrl:` describes the route and its parameters.
- (DBUploadTask<DBFILESUploadSessionAppendBatchResult *, DBFILESUploadSessionAppendBatchError *> *)
    uploadSessionAppendBatchData:(NSArray<DBFILESUploadSessionAppendBatchArgEntry *> *)entries
    contentHash:(nullable NSString *)contentHash
    inputData:(NSData *)inputData;

/// Appends data to several upload sessions with one request of at most 150 MiB. The body contains the chunks in the
/// order of the entries. The optional arguments have their defaults.
- (DBUploadTask<DBFILESUploadSessionAppendBatchResult *, DBFILESUploadSessionAppendBatchError *> *)
    uploadSessionAppendBatchStream:(NSArray<DBFILESUploadSessionAppendBatchArgEntry *> *)entries
    inputStream:(NSInputStream *)inputStream;

/// Appends data to several upload sessions with one request of at most 150 MiB. The body contains the chunks in the
/// order of the entries. The method that ends with `inputUrl:` describes the route and its parameters.
- (DBUploadTask<DBFILESUploadSessionAppendBatchResult *, DBFILESUploadSessionAppendBatchError *> *)
    uploadSessionAppendBatchStream:(NSArray<DBFILESUploadSessionAppendBatchArgEntry *> *)entries
    contentHash:(nullable NSString *)contentHash
    inputStream:(NSInputStream *)inputStream;

/// Saves the data of an upload session as a file. If saving fails, the session keeps its data: try again with an empty
/// body, and the end of the data as the offset. The optional arguments have their defaults.
- (DBUploadTask<DBFILESFileMetadata *, DBFILESUploadSessionFinishError *> *)
    uploadSessionFinishUrl:(DBFILESUploadSessionCursor *)cursor
    commit:(DBFILESCommitInfo *)commit
    inputUrl:(NSString *)inputUrl;

/// Saves the data of an upload session as a file. If saving fails, the session keeps its data: try again with an empty
/// body, and the end of the data as the offset.
///
/// Route `files/upload_session/finish`: style upload, host content, auth user, scope `files.content.write`.
/// Error: `DBFILESUploadSessionFinishError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-finish>
///
/// - Parameters:
///   - cursor: The upload session, and the number of bytes it already contains.
///   - commit: The destination of the file, and the way to save it.
///   - contentHash: The content hash of the data in this request, not of the entire file. If it isn't `nil`, Dropbox
///     verifies the received data. Exactly 64 characters.
///   - inputUrl: The path of the file to upload.
- (DBUploadTask<DBFILESFileMetadata *, DBFILESUploadSessionFinishError *> *)
    uploadSessionFinishUrl:(DBFILESUploadSessionCursor *)cursor
    commit:(DBFILESCommitInfo *)commit
    contentHash:(nullable NSString *)contentHash
    inputUrl:(NSString *)inputUrl;

/// Saves the data of an upload session as a file. If saving fails, the session keeps its data: try again with an empty
/// body, and the end of the data as the offset. The optional arguments have their defaults.
- (DBUploadTask<DBFILESFileMetadata *, DBFILESUploadSessionFinishError *> *)
    uploadSessionFinishData:(DBFILESUploadSessionCursor *)cursor
    commit:(DBFILESCommitInfo *)commit
    inputData:(NSData *)inputData;

/// Saves the data of an upload session as a file. If saving fails, the session keeps its data: try again with an empty
/// body, and the end of the data as the offset. The method that ends with `inputUrl:` describes the route and its
/// parameters.
- (DBUploadTask<DBFILESFileMetadata *, DBFILESUploadSessionFinishError *> *)
    uploadSessionFinishData:(DBFILESUploadSessionCursor *)cursor
    commit:(DBFILESCommitInfo *)commit
    contentHash:(nullable NSString *)contentHash
    inputData:(NSData *)inputData;

/// Saves the data of an upload session as a file. If saving fails, the session keeps its data: try again with an empty
/// body, and the end of the data as the offset. The optional arguments have their defaults.
- (DBUploadTask<DBFILESFileMetadata *, DBFILESUploadSessionFinishError *> *)
    uploadSessionFinishStream:(DBFILESUploadSessionCursor *)cursor
    commit:(DBFILESCommitInfo *)commit
    inputStream:(NSInputStream *)inputStream;

/// Saves the data of an upload session as a file. If saving fails, the session keeps its data: try again with an empty
/// body, and the end of the data as the offset. The method that ends with `inputUrl:` describes the route and its
/// parameters.
- (DBUploadTask<DBFILESFileMetadata *, DBFILESUploadSessionFinishError *> *)
    uploadSessionFinishStream:(DBFILESUploadSessionCursor *)cursor
    commit:(DBFILESCommitInfo *)commit
    contentHash:(nullable NSString *)contentHash
    inputStream:(NSInputStream *)inputStream;

/// Starts a job that saves up to 1,000 upload sessions. Run only one such job at a time for each account. Poll it with
/// `uploadSessionFinishBatchCheck`.
///
/// Route `files/upload_session/finish_batch`: style rpc, host api, auth user, scope `files.content.write`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-finish_batch>
///
/// - Parameter entries: The upload sessions and destinations. At most 1000 items.
- (DBRpcTask<DBFILESUploadSessionFinishBatchLaunch *, DBNilObject *> *)
    uploadSessionFinishBatch:(NSArray<DBFILESUploadSessionFinishArg *> *)entries
    __deprecated_msg("Dropbox deprecated the route.");

/// Saves up to 1,000 upload sessions as files in one call, which avoids the lock contention of many calls. The last
/// start or append request of each session must close it.
///
/// Route `files/upload_session/finish_batch_v2`: style rpc, host api, auth user, scope `files.content.write`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-finish_batch>
///
/// - Parameter entries: The upload sessions and destinations. At most 1000 items.
- (DBRpcTask<DBFILESUploadSessionFinishBatchResult *, DBNilObject *> *)
    uploadSessionFinishBatchV2:(NSArray<DBFILESUploadSessionFinishArg *> *)entries;

/// Polls a job of `uploadSessionFinishBatch`. Returns whether it is still running, or the outcome for each file.
///
/// Route `files/upload_session/finish_batch/check`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBASYNCPollError`.
/// Reference:
/// <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-finish_batch-check>
///
/// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1 character.
- (DBRpcTask<DBFILESUploadSessionFinishBatchJobStatus *, DBASYNCPollError *> *)
    uploadSessionFinishBatchCheck:(NSString *)asyncJobId;

/// Starts an upload session for a file of up to 2,199,019,061,248 bytes, sent in requests of at most 150 MiB. The
/// session exists for 7 days. A concurrent session accepts chunks in any order; the requests that start and finish it
/// contain no data. The optional arguments have their defaults.
- (DBUploadTask<DBFILESUploadSessionStartResult *, DBFILESUploadSessionStartError *> *)
    uploadSessionStartUrl:(NSString *)inputUrl;

/// Starts an upload session for a file of up to 2,199,019,061,248 bytes, sent in requests of at most 150 MiB. The
/// session exists for 7 days. A concurrent session accepts chunks in any order; the requests that start and finish it
/// contain no data.
///
/// Route `files/upload_session/start`: style upload, host content, auth user, scope `files.content.write`.
/// Error: `DBFILESUploadSessionStartError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-start>
///
/// - Parameters:
///   - close: A Boolean value that indicates whether the data of this request is the entire file. Not supported for
///     concurrent sessions. The default is `@NO`.
///   - sessionType: The type of the session. `nil` for a sequential session.
///   - contentHash: The content hash of the data in this request. If it isn't `nil`, Dropbox verifies the received
///     data. Exactly 64 characters.
///   - inputUrl: The path of the file to upload.
- (DBUploadTask<DBFILESUploadSessionStartResult *, DBFILESUploadSessionStartError *> *)
    uploadSessionStartUrl:(nullable NSNumber *)close
    sessionType:(nullable DBFILESUploadSessionType *)sessionType
    contentHash:(nullable NSString *)contentHash
    inputUrl:(NSString *)inputUrl;

/// Starts an upload session for a file of up to 2,199,019,061,248 bytes, sent in requests of at most 150 MiB. The
/// session exists for 7 days. A concurrent session accepts chunks in any order; the requests that start and finish it
/// contain no data. The optional arguments have their defaults.
- (DBUploadTask<DBFILESUploadSessionStartResult *, DBFILESUploadSessionStartError *> *)
    uploadSessionStartData:(NSData *)inputData;

/// Starts an upload session for a file of up to 2,199,019,061,248 bytes, sent in requests of at most 150 MiB. The
/// session exists for 7 days. A concurrent session accepts chunks in any order; the requests that start and finish it
/// contain no data. The method that ends with `inputUrl:` describes the route and its parameters.
- (DBUploadTask<DBFILESUploadSessionStartResult *, DBFILESUploadSessionStartError *> *)
    uploadSessionStartData:(nullable NSNumber *)close
    sessionType:(nullable DBFILESUploadSessionType *)sessionType
    contentHash:(nullable NSString *)contentHash
    inputData:(NSData *)inputData;

/// Starts an upload session for a file of up to 2,199,019,061,248 bytes, sent in requests of at most 150 MiB. The
/// session exists for 7 days. A concurrent session accepts chunks in any order; the requests that start and finish it
/// contain no data. The optional arguments have their defaults.
- (DBUploadTask<DBFILESUploadSessionStartResult *, DBFILESUploadSessionStartError *> *)
    uploadSessionStartStream:(NSInputStream *)inputStream;

/// Starts an upload session for a file of up to 2,199,019,061,248 bytes, sent in requests of at most 150 MiB. The
/// session exists for 7 days. A concurrent session accepts chunks in any order; the requests that start and finish it
/// contain no data. The method that ends with `inputUrl:` describes the route and its parameters.
- (DBUploadTask<DBFILESUploadSessionStartResult *, DBFILESUploadSessionStartError *> *)
    uploadSessionStartStream:(nullable NSNumber *)close
    sessionType:(nullable DBFILESUploadSessionType *)sessionType
    contentHash:(nullable NSString *)contentHash
    inputStream:(NSInputStream *)inputStream;

/// Starts up to 1,000 upload sessions in one call. The optional arguments have their defaults.
- (DBRpcTask<DBFILESUploadSessionStartBatchResult *, DBNilObject *> *)uploadSessionStartBatch:(NSNumber *)numSessions;

/// Starts up to 1,000 upload sessions in one call.
///
/// Route `files/upload_session/start_batch`: style rpc, host api, auth user, scope `files.content.write`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-start_batch>
///
/// - Parameters:
///   - numSessions: The number of sessions to start. From 1 to 1000.
///   - sessionType: The type of the sessions. `nil` for sequential sessions.
- (DBRpcTask<DBFILESUploadSessionStartBatchResult *, DBNilObject *> *)uploadSessionStartBatch:(NSNumber *)numSessions
    sessionType:(nullable DBFILESUploadSessionType *)sessionType;
@end

/// The routes of `files`, called with the key and secret of an app.
@interface DBFILESAppAuthRoutes : DBAuthRoutes
/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP), specified by a path or a
/// shared link. The optional arguments have their defaults.
- (DBDownloadUrlTask<DBFILESPreviewResult *, DBFILESThumbnailV2Error *> *)
    getThumbnailV2Url:(DBFILESPathOrLink *)resource
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP), specified by a path or a
/// shared link. `DBFILESUserAuthRoutes` describes the route and its parameters.
- (DBDownloadUrlTask<DBFILESPreviewResult *, DBFILESThumbnailV2Error *> *)
    getThumbnailV2Url:(DBFILESPathOrLink *)resource
    format:(nullable DBFILESThumbnailFormat *)format
    size:(nullable DBFILESThumbnailSize *)size
    mode:(nullable DBFILESThumbnailMode *)mode
    quality:(nullable DBFILESThumbnailQuality *)quality
    excludeMediaInfo:(nullable NSNumber *)excludeMediaInfo
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP), specified by a path or a
/// shared link. The optional arguments have their defaults.
- (DBDownloadUrlTask<DBFILESPreviewResult *, DBFILESThumbnailV2Error *> *)
    getThumbnailV2Url:(DBFILESPathOrLink *)resource
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP), specified by a path or a
/// shared link. `DBFILESUserAuthRoutes` describes the route and its parameters.
- (DBDownloadUrlTask<DBFILESPreviewResult *, DBFILESThumbnailV2Error *> *)
    getThumbnailV2Url:(DBFILESPathOrLink *)resource
    format:(nullable DBFILESThumbnailFormat *)format
    size:(nullable DBFILESThumbnailSize *)size
    mode:(nullable DBFILESThumbnailMode *)mode
    quality:(nullable DBFILESThumbnailQuality *)quality
    excludeMediaInfo:(nullable NSNumber *)excludeMediaInfo
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP), specified by a path or a
/// shared link. The optional arguments have their defaults.
- (DBDownloadDataTask<DBFILESPreviewResult *, DBFILESThumbnailV2Error *> *)
    getThumbnailV2Data:(DBFILESPathOrLink *)resource;

/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP), specified by a path or a
/// shared link. `DBFILESUserAuthRoutes` describes the route and its parameters.
- (DBDownloadDataTask<DBFILESPreviewResult *, DBFILESThumbnailV2Error *> *)
    getThumbnailV2Data:(DBFILESPathOrLink *)resource
    format:(nullable DBFILESThumbnailFormat *)format
    size:(nullable DBFILESThumbnailSize *)size
    mode:(nullable DBFILESThumbnailMode *)mode
    quality:(nullable DBFILESThumbnailQuality *)quality
    excludeMediaInfo:(nullable NSNumber *)excludeMediaInfo;

/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP), specified by a path or a
/// shared link. The optional arguments have their defaults.
- (DBDownloadDataTask<DBFILESPreviewResult *, DBFILESThumbnailV2Error *> *)
    getThumbnailV2Data:(DBFILESPathOrLink *)resource
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP), specified by a path or a
/// shared link. `DBFILESUserAuthRoutes` describes the route and its parameters.
- (DBDownloadDataTask<DBFILESPreviewResult *, DBFILESThumbnailV2Error *> *)
    getThumbnailV2Data:(DBFILESPathOrLink *)resource
    format:(nullable DBFILESThumbnailFormat *)format
    size:(nullable DBFILESThumbnailSize *)size
    mode:(nullable DBFILESThumbnailMode *)mode
    quality:(nullable DBFILESThumbnailQuality *)quality
    excludeMediaInfo:(nullable NSNumber *)excludeMediaInfo
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Lists a folder or an entire tree. While `hasMore` is `true`, call `listFolderContinue`; to get later changes, keep
/// the last cursor. Concurrent identical calls may exceed a rate limit. The optional arguments have their defaults.
- (DBRpcTask<DBFILESListFolderResult *, DBFILESListFolderError *> *)listFolder:(NSString *)path;

/// Lists a folder or an entire tree. While `hasMore` is `true`, call `listFolderContinue`; to get later changes, keep
/// the last cursor. Concurrent identical calls may exceed a rate limit. `DBFILESUserAuthRoutes` describes the route and
/// its parameters.
- (DBRpcTask<DBFILESListFolderResult *, DBFILESListFolderError *> *)listFolder:(NSString *)path
    recursive:(nullable NSNumber *)recursive
    includeMediaInfo:(nullable NSNumber *)includeMediaInfo
    includeDeleted:(nullable NSNumber *)includeDeleted
    includeHasExplicitSharedMembers:(nullable NSNumber *)includeHasExplicitSharedMembers
    includeMountedFolders:(nullable NSNumber *)includeMountedFolders
    limit:(nullable NSNumber *)limit
    sharedLink:(nullable DBFILESSharedLink *)sharedLink
    includePropertyGroups:(nullable DBFILEPROPERTIESTemplateFilterBase *)includePropertyGroups
    includeNonDownloadableFiles:(nullable NSNumber *)includeNonDownloadableFiles
    includeRestorableInfo:(nullable NSNumber *)includeRestorableInfo;

/// Returns the next page of a listing, or the changes since a completed one. To mirror a folder, apply the entries in
/// order: a file replaces the item at its path, a folder replaces a file but keeps children, and a deleted entry
/// removes its subtree. `DBFILESUserAuthRoutes` describes the route and its parameters.
- (DBRpcTask<DBFILESListFolderResult *, DBFILESListFolderContinueError *> *)listFolderContinue:(NSString *)cursor;
@end

/// The descriptors of the routes of `files`.
@interface DBFILESRouteObjects : DBRouteObjects
/// The descriptor of `files/alpha/get_metadata`.
+ (DBRoute *)DBFILESAlphaGetMetadata;
/// The descriptor of `files/alpha/upload`.
+ (DBRoute *)DBFILESAlphaUpload;
/// The descriptor of `files/copy`.
+ (DBRoute *)DBFILESDCopy;
/// The descriptor of `files/copy_v2`.
+ (DBRoute *)DBFILESDCopyV2;
/// The descriptor of `files/copy_batch`.
+ (DBRoute *)DBFILESDCopyBatch;
/// The descriptor of `files/copy_batch_v2`.
+ (DBRoute *)DBFILESDCopyBatchV2;
/// The descriptor of `files/copy_batch/check`.
+ (DBRoute *)DBFILESDCopyBatchCheck;
/// The descriptor of `files/copy_batch/check_v2`.
+ (DBRoute *)DBFILESDCopyBatchCheckV2;
/// The descriptor of `files/copy_reference/get`.
+ (DBRoute *)DBFILESDCopyReferenceGet;
/// The descriptor of `files/copy_reference/save`.
+ (DBRoute *)DBFILESDCopyReferenceSave;
/// The descriptor of `files/create_folder`.
+ (DBRoute *)DBFILESCreateFolder;
/// The descriptor of `files/create_folder_v2`.
+ (DBRoute *)DBFILESCreateFolderV2;
/// The descriptor of `files/create_folder_batch`.
+ (DBRoute *)DBFILESCreateFolderBatch;
/// The descriptor of `files/create_folder_batch/check`.
+ (DBRoute *)DBFILESCreateFolderBatchCheck;
/// The descriptor of `files/delete`.
+ (DBRoute *)DBFILESDelete_;
/// The descriptor of `files/delete_v2`.
+ (DBRoute *)DBFILESDelete_V2;
/// The descriptor of `files/delete_batch`.
+ (DBRoute *)DBFILESDeleteBatch;
/// The descriptor of `files/delete_batch/check`.
+ (DBRoute *)DBFILESDeleteBatchCheck;
/// The descriptor of `files/download`.
+ (DBRoute *)DBFILESDownload;
/// The descriptor of `files/download_zip`.
+ (DBRoute *)DBFILESDownloadZip;
/// The descriptor of `files/export`.
+ (DBRoute *)DBFILESExport;
/// The descriptor of `files/get_file_lock_batch`.
+ (DBRoute *)DBFILESGetFileLockBatch;
/// The descriptor of `files/get_metadata`.
+ (DBRoute *)DBFILESGetMetadata;
/// The descriptor of `files/get_preview`.
+ (DBRoute *)DBFILESGetPreview;
/// The descriptor of `files/get_temporary_link`.
+ (DBRoute *)DBFILESGetTemporaryLink;
/// The descriptor of `files/get_temporary_upload_link`.
+ (DBRoute *)DBFILESGetTemporaryUploadLink;
/// The descriptor of `files/get_thumbnail`.
+ (DBRoute *)DBFILESGetThumbnail;
/// The descriptor of `files/get_thumbnail_v2`.
+ (DBRoute *)DBFILESGetThumbnailV2;
/// The descriptor of `files/get_thumbnail_batch`.
+ (DBRoute *)DBFILESGetThumbnailBatch;
/// The descriptor of `files/list_folder`.
+ (DBRoute *)DBFILESListFolder;
/// The descriptor of `files/list_folder/continue`.
+ (DBRoute *)DBFILESListFolderContinue;
/// The descriptor of `files/list_folder/get_latest_cursor`.
+ (DBRoute *)DBFILESListFolderGetLatestCursor;
/// The descriptor of `files/list_folder/longpoll`.
+ (DBRoute *)DBFILESListFolderLongpoll;
/// The descriptor of `files/list_revisions`.
+ (DBRoute *)DBFILESListRevisions;
/// The descriptor of `files/lock_file_batch`.
+ (DBRoute *)DBFILESLockFileBatch;
/// The descriptor of `files/move`.
+ (DBRoute *)DBFILESMove;
/// The descriptor of `files/move_v2`.
+ (DBRoute *)DBFILESMoveV2;
/// The descriptor of `files/move_batch`.
+ (DBRoute *)DBFILESMoveBatch;
/// The descriptor of `files/move_batch_v2`.
+ (DBRoute *)DBFILESMoveBatchV2;
/// The descriptor of `files/move_batch/check`.
+ (DBRoute *)DBFILESMoveBatchCheck;
/// The descriptor of `files/move_batch/check_v2`.
+ (DBRoute *)DBFILESMoveBatchCheckV2;
/// The descriptor of `files/paper/create`.
+ (DBRoute *)DBFILESPaperCreate;
/// The descriptor of `files/paper/update`.
+ (DBRoute *)DBFILESPaperUpdate;
/// The descriptor of `files/permanently_delete`.
+ (DBRoute *)DBFILESPermanentlyDelete;
/// The descriptor of `files/properties/add`.
+ (DBRoute *)DBFILESPropertiesAdd;
/// The descriptor of `files/properties/overwrite`.
+ (DBRoute *)DBFILESPropertiesOverwrite;
/// The descriptor of `files/properties/update`.
+ (DBRoute *)DBFILESPropertiesUpdate;
/// The descriptor of `files/restore`.
+ (DBRoute *)DBFILESRestore;
/// The descriptor of `files/save_url`.
+ (DBRoute *)DBFILESSaveUrl;
/// The descriptor of `files/save_url/check_job_status`.
+ (DBRoute *)DBFILESSaveUrlCheckJobStatus;
/// The descriptor of `files/search`.
+ (DBRoute *)DBFILESSearch;
/// The descriptor of `files/search_v2`.
+ (DBRoute *)DBFILESSearchV2;
/// The descriptor of `files/search/continue_v2`.
+ (DBRoute *)DBFILESSearchContinueV2;
/// The descriptor of `files/tags/add`.
+ (DBRoute *)DBFILESTagsAdd;
/// The descriptor of `files/tags/get`.
+ (DBRoute *)DBFILESTagsGet;
/// The descriptor of `files/tags/remove`.
+ (DBRoute *)DBFILESTagsRemove;
/// The descriptor of `files/unlock_file_batch`.
+ (DBRoute *)DBFILESUnlockFileBatch;
/// The descriptor of `files/upload`.
+ (DBRoute *)DBFILESUpload;
/// The descriptor of `files/upload_session/append`.
+ (DBRoute *)DBFILESUploadSessionAppend;
/// The descriptor of `files/upload_session/append_v2`.
+ (DBRoute *)DBFILESUploadSessionAppendV2;
/// The descriptor of `files/upload_session/append_batch`.
+ (DBRoute *)DBFILESUploadSessionAppendBatch;
/// The descriptor of `files/upload_session/finish`.
+ (DBRoute *)DBFILESUploadSessionFinish;
/// The descriptor of `files/upload_session/finish_batch`.
+ (DBRoute *)DBFILESUploadSessionFinishBatch;
/// The descriptor of `files/upload_session/finish_batch_v2`.
+ (DBRoute *)DBFILESUploadSessionFinishBatchV2;
/// The descriptor of `files/upload_session/finish_batch/check`.
+ (DBRoute *)DBFILESUploadSessionFinishBatchCheck;
/// The descriptor of `files/upload_session/start`.
+ (DBRoute *)DBFILESUploadSessionStart;
/// The descriptor of `files/upload_session/start_batch`.
+ (DBRoute *)DBFILESUploadSessionStartBatch;
@end

/// The routes of `files`, on behalf of a user.
@interface DBUserBaseClient (DBFILES)
/// The routes of `files`.
@property (nonatomic, readonly) DBFILESUserAuthRoutes *filesRoutes;
@end

/// The routes of `files`, with the key and secret of an app.
@interface DBAppBaseClient (DBFILES)
/// The routes of `files`.
@property (nonatomic, readonly) DBFILESAppAuthRoutes *filesRoutes;
@end

NS_ASSUME_NONNULL_END
