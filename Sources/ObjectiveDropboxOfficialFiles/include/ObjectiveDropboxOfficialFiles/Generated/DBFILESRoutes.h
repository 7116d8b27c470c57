// Generated from API/files.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/DBAuthRoutes.h>
#import <ObjectiveDropboxOfficialFiles/DBBaseClients.h>
#import <ObjectiveDropboxOfficialFiles/DBTasks.h>

@class DBASYNCPollError;
@class DBFILEPROPERTIESAddPropertiesError;
@class DBFILEPROPERTIESInvalidPropertyGroupError;
@class DBFILEPROPERTIESPropertyGroup;
@class DBFILEPROPERTIESPropertyGroupUpdate;
@class DBFILEPROPERTIESTemplateFilterBase;
@class DBFILEPROPERTIESUpdatePropertiesError;
@class DBFILESAddTagError;
@class DBFILESAlphaGetMetadataError;
@class DBFILESAppAuthRoutes;
@class DBFILESBaseTagError;
@class DBFILESCommitInfo;
@class DBFILESCreateFolderBatchJobStatus;
@class DBFILESCreateFolderBatchLaunch;
@class DBFILESCreateFolderError;
@class DBFILESCreateFolderResult;
@class DBFILESDeleteArg;
@class DBFILESDeleteBatchJobStatus;
@class DBFILESDeleteBatchLaunch;
@class DBFILESDeleteError;
@class DBFILESDeleteResult;
@class DBFILESDownloadError;
@class DBFILESDownloadZipError;
@class DBFILESDownloadZipResult;
@class DBFILESExportError;
@class DBFILESExportResult;
@class DBFILESFileMetadata;
@class DBFILESFolderMetadata;
@class DBFILESGetCopyReferenceError;
@class DBFILESGetCopyReferenceResult;
@class DBFILESGetMetadataError;
@class DBFILESGetTagsResult;
@class DBFILESGetTemporaryLinkError;
@class DBFILESGetTemporaryLinkResult;
@class DBFILESGetTemporaryUploadLinkResult;
@class DBFILESGetThumbnailBatchError;
@class DBFILESGetThumbnailBatchResult;
@class DBFILESImportFormat;
@class DBFILESListFolderContinueError;
@class DBFILESListFolderError;
@class DBFILESListFolderGetLatestCursorResult;
@class DBFILESListFolderLongpollError;
@class DBFILESListFolderLongpollResult;
@class DBFILESListFolderResult;
@class DBFILESListRevisionsError;
@class DBFILESListRevisionsMode;
@class DBFILESListRevisionsResult;
@class DBFILESLockFileArg;
@class DBFILESLockFileBatchResult;
@class DBFILESLockFileError;
@class DBFILESMetadata;
@class DBFILESPaperCreateError;
@class DBFILESPaperCreateResult;
@class DBFILESPaperDocUpdatePolicy;
@class DBFILESPaperUpdateError;
@class DBFILESPaperUpdateResult;
@class DBFILESPathOrLink;
@class DBFILESPreviewError;
@class DBFILESPreviewResult;
@class DBFILESRelocationBatchJobStatus;
@class DBFILESRelocationBatchLaunch;
@class DBFILESRelocationBatchV2JobStatus;
@class DBFILESRelocationBatchV2Launch;
@class DBFILESRelocationError;
@class DBFILESRelocationPath;
@class DBFILESRelocationResult;
@class DBFILESRemoveTagError;
@class DBFILESRestoreError;
@class DBFILESSaveCopyReferenceError;
@class DBFILESSaveCopyReferenceResult;
@class DBFILESSaveUrlError;
@class DBFILESSaveUrlJobStatus;
@class DBFILESSaveUrlResult;
@class DBFILESSearchError;
@class DBFILESSearchMatchFieldOptions;
@class DBFILESSearchMode;
@class DBFILESSearchOptions;
@class DBFILESSearchResult;
@class DBFILESSearchV2Result;
@class DBFILESSharedLink;
@class DBFILESThumbnailArg;
@class DBFILESThumbnailError;
@class DBFILESThumbnailFormat;
@class DBFILESThumbnailMode;
@class DBFILESThumbnailQuality;
@class DBFILESThumbnailSize;
@class DBFILESThumbnailV2Error;
@class DBFILESUnlockFileArg;
@class DBFILESUploadError;
@class DBFILESUploadSessionAppendBatchArgEntry;
@class DBFILESUploadSessionAppendBatchError;
@class DBFILESUploadSessionAppendBatchResult;
@class DBFILESUploadSessionAppendError;
@class DBFILESUploadSessionCursor;
@class DBFILESUploadSessionFinishArg;
@class DBFILESUploadSessionFinishBatchJobStatus;
@class DBFILESUploadSessionFinishBatchLaunch;
@class DBFILESUploadSessionFinishBatchResult;
@class DBFILESUploadSessionFinishError;
@class DBFILESUploadSessionStartBatchResult;
@class DBFILESUploadSessionStartError;
@class DBFILESUploadSessionStartResult;
@class DBFILESUploadSessionType;
@class DBFILESUserAuthRoutes;
@class DBFILESWriteMode;
@class DBNilObject;
@class DBRoute;

NS_ASSUME_NONNULL_BEGIN

/// The routes of `files`, called on behalf of a user.
@interface DBFILESUserAuthRoutes : DBAuthRoutes
/// Reads the metadata of a file or folder, with custom properties. Use `getMetadata`, which does the same and is
/// stable. The optional arguments have their defaults.
- (DBRpcTask<DBFILESMetadata *, DBFILESAlphaGetMetadataError *> *)alphaGetMetadata:(NSString *)path
    __deprecated_msg("Dropbox deprecated the route.");

/// Reads the metadata of a file or folder, with custom properties. Use `getMetadata`, which does the same and is
/// stable.
///
/// Route `files/alpha/get_metadata`: style rpc, host api, auth user, scope `files.metadata.read`.
/// Error: `DBFILESAlphaGetMetadataError`.
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
- (DBRpcTask<DBFILESMetadata *, DBFILESAlphaGetMetadataError *> *)alphaGetMetadata:(NSString *)path
    includeMediaInfo:(nullable NSNumber *)includeMediaInfo
    includeDeleted:(nullable NSNumber *)includeDeleted
    includeHasExplicitSharedMembers:(nullable NSNumber *)includeHasExplicitSharedMembers
    includePropertyGroups:(nullable DBFILEPROPERTIESTemplateFilterBase *)includePropertyGroups
    includePropertyTemplates:(nullable NSArray<NSString *> *)includePropertyTemplates
    __deprecated_msg("Dropbox deprecated the route.");

/// Uploads a file of at most 150 MiB. Use `upload`, which does the same and is stable. The optional arguments have
/// their defaults.
- (DBUploadTask<DBFILESFileMetadata *, DBFILESUploadError *> *)alphaUploadUrl:(NSString *)path
    inputUrl:(NSString *)inputUrl
    __deprecated_msg("Dropbox deprecated the route.");

/// Uploads a file of at most 150 MiB. Use `upload`, which does the same and is stable.
///
/// Route `files/alpha/upload`: style upload, host content, auth user, scope `files.content.write`.
/// Error: `DBFILESUploadError`.
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
///   - inputUrl: The path of the file whose content is sent.
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

/// Uploads a file of at most 150 MiB. Use `upload`, which does the same and is stable. The optional arguments have
/// their defaults.
- (DBUploadTask<DBFILESFileMetadata *, DBFILESUploadError *> *)alphaUploadData:(NSString *)path
    inputData:(NSData *)inputData
    __deprecated_msg("Dropbox deprecated the route.");

/// Uploads a file of at most 150 MiB. Use `upload`, which does the same and is stable.
///
/// Route `files/alpha/upload`: style upload, host content, auth user, scope `files.content.write`.
/// Error: `DBFILESUploadError`.
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
///   - inputData: The content.
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

/// Uploads a file of at most 150 MiB. Use `upload`, which does the same and is stable. The optional arguments have
/// their defaults.
- (DBUploadTask<DBFILESFileMetadata *, DBFILESUploadError *> *)alphaUploadStream:(NSString *)path
    inputStream:(NSInputStream *)inputStream
    __deprecated_msg("Dropbox deprecated the route.");

/// Uploads a file of at most 150 MiB. Use `upload`, which does the same and is stable.
///
/// Route `files/alpha/upload`: style upload, host content, auth user, scope `files.content.write`.
/// Error: `DBFILESUploadError`.
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
///   - inputStream: The content, read once.
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

/// Copies a file, or a folder with everything in it. The optional arguments have their defaults.
- (DBRpcTask<DBFILESMetadata *, DBFILESRelocationError *> *)dCopy:(NSString *)fromPath
    toPath:(NSString *)toPath
    __deprecated_msg("Dropbox deprecated the route.");

/// Copies a file, or a folder with everything in it.
///
/// Route `files/copy`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBFILESRelocationError`.
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
- (DBRpcTask<DBFILESMetadata *, DBFILESRelocationError *> *)dCopy:(NSString *)fromPath
    toPath:(NSString *)toPath
    allowSharedFolder:(nullable NSNumber *)allowSharedFolder
    autorename:(nullable NSNumber *)autorename
    allowOwnershipTransfer:(nullable NSNumber *)allowOwnershipTransfer
    __deprecated_msg("Dropbox deprecated the route.");

/// Copies a file, or a folder with everything in it, to another place in the same Dropbox. At most 10,000 items in one
/// call. The optional arguments have their defaults.
- (DBRpcTask<DBFILESRelocationResult *, DBFILESRelocationError *> *)dCopyV2:(NSString *)fromPath
    toPath:(NSString *)toPath;

/// Copies a file, or a folder with everything in it, to another place in the same Dropbox. At most 10,000 items in one
/// call.
///
/// Route `files/copy_v2`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBFILESRelocationError`.
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
- (DBRpcTask<DBFILESRelocationResult *, DBFILESRelocationError *> *)dCopyV2:(NSString *)fromPath
    toPath:(NSString *)toPath
    allowSharedFolder:(nullable NSNumber *)allowSharedFolder
    autorename:(nullable NSNumber *)autorename
    allowOwnershipTransfer:(nullable NSNumber *)allowOwnershipTransfer;

/// Starts a job that copies up to 1,000 entries and fails as a whole when one of them fails. Poll it with
/// `copyBatchCheck`. The optional arguments have their defaults.
- (DBRpcTask<DBFILESRelocationBatchLaunch *, DBNilObject *> *)dCopyBatch:(NSArray<DBFILESRelocationPath *> *)entries
    __deprecated_msg("Dropbox deprecated the route.");

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
- (DBRpcTask<DBFILESRelocationBatchLaunch *, DBNilObject *> *)dCopyBatch:(NSArray<DBFILESRelocationPath *> *)entries
    autorename:(nullable NSNumber *)autorename
    allowSharedFolder:(nullable NSNumber *)allowSharedFolder
    allowOwnershipTransfer:(nullable NSNumber *)allowOwnershipTransfer
    __deprecated_msg("Dropbox deprecated the route.");

/// Copies up to 1,000 files and folders and reports success or failure for each. Small batches finish at once;
/// otherwise the answer is a job to poll with `copyBatchCheckV2`. The optional arguments have their defaults.
- (DBRpcTask<DBFILESRelocationBatchV2Launch *, DBNilObject *> *)dCopyBatchV2:(NSArray<DBFILESRelocationPath *> *)entries;

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
- (DBRpcTask<DBFILESRelocationBatchV2Launch *, DBNilObject *> *)dCopyBatchV2:(NSArray<DBFILESRelocationPath *> *)entries
    autorename:(nullable NSNumber *)autorename;

/// Polls a job of `copyBatch`: returns how far it has come.
///
/// Route `files/copy_batch/check`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBASYNCPollError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-copy_batch-check>
///
/// - Parameters:
///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
- (DBRpcTask<DBFILESRelocationBatchJobStatus *, DBASYNCPollError *> *)dCopyBatchCheck:(NSString *)asyncJobId
    __deprecated_msg("Dropbox deprecated the route.");

/// Polls a job of `copyBatchV2`: returns whether it is still running, or what became of each entry.
///
/// Route `files/copy_batch/check_v2`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBASYNCPollError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-copy_batch-check>
///
/// - Parameters:
///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
- (DBRpcTask<DBFILESRelocationBatchV2JobStatus *, DBASYNCPollError *> *)dCopyBatchCheckV2:(NSString *)asyncJobId;

/// Creates a reference to a file or folder that another user of the same app can save with `copyReferenceSave`: content
/// changes hands without a download.
///
/// Route `files/copy_reference/get`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBFILESGetCopyReferenceError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-copy_reference-get>
///
/// - Parameters:
///   - path: The file or folder to refer to: a path or an `id:…`. Pattern:
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
- (DBRpcTask<DBFILESGetCopyReferenceResult *, DBFILESGetCopyReferenceError *> *)dCopyReferenceGet:(NSString *)path;

/// Saves the file or folder behind a reference from `copyReferenceGet` into this user's Dropbox.
///
/// Route `files/copy_reference/save`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBFILESSaveCopyReferenceError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-copy_reference-save>
///
/// - Parameters:
///   - dCopyReference: The text from `copyReferenceGet`.
///   - path: Where to save the item. Pattern: `/(.|[\r\n])*`.
- (DBRpcTask<DBFILESSaveCopyReferenceResult *, DBFILESSaveCopyReferenceError *> *)
    dCopyReferenceSave:(NSString *)dCopyReference
    path:(NSString *)path;

/// Creates a folder, and its parents where they are missing. The optional arguments have their defaults.
- (DBRpcTask<DBFILESFolderMetadata *, DBFILESCreateFolderError *> *)createFolder:(NSString *)path
    __deprecated_msg("Dropbox deprecated the route.");

/// Creates a folder, and its parents where they are missing.
///
/// Route `files/create_folder`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBFILESCreateFolderError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-create_folder>
///
/// - Parameters:
///   - path: The new folder. Missing parents are created too. Pattern: `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - autorename: Whether to choose another name instead of failing when something is there already. Default: `@NO`.
- (DBRpcTask<DBFILESFolderMetadata *, DBFILESCreateFolderError *> *)createFolder:(NSString *)path
    autorename:(nullable NSNumber *)autorename
    __deprecated_msg("Dropbox deprecated the route.");

/// Creates a folder, and its parents where they are missing. A folder that is there already is a conflict, unless
/// `autorename` is set. The optional arguments have their defaults.
- (DBRpcTask<DBFILESCreateFolderResult *, DBFILESCreateFolderError *> *)createFolderV2:(NSString *)path;

/// Creates a folder, and its parents where they are missing. A folder that is there already is a conflict, unless
/// `autorename` is set.
///
/// Route `files/create_folder_v2`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBFILESCreateFolderError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-create_folder>
///
/// - Parameters:
///   - path: The new folder. Missing parents are created too. Pattern: `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - autorename: Whether to choose another name instead of failing when something is there already. Default: `@NO`.
- (DBRpcTask<DBFILESCreateFolderResult *, DBFILESCreateFolderError *> *)createFolderV2:(NSString *)path
    autorename:(nullable NSNumber *)autorename;

/// Creates up to 10,000 folders. Small batches finish at once; otherwise the answer is a job to poll with
/// `createFolderBatchCheck`. The optional arguments have their defaults.
- (DBRpcTask<DBFILESCreateFolderBatchLaunch *, DBNilObject *> *)createFolderBatch:(NSArray<NSString *> *)paths;

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
- (DBRpcTask<DBFILESCreateFolderBatchLaunch *, DBNilObject *> *)createFolderBatch:(NSArray<NSString *> *)paths
    autorename:(nullable NSNumber *)autorename
    forceAsync:(nullable NSNumber *)forceAsync;

/// Polls a job of `createFolderBatch`: returns whether it is still running, or what became of each folder.
///
/// Route `files/create_folder_batch/check`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBASYNCPollError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-create_folder_batch-check>
///
/// - Parameters:
///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
- (DBRpcTask<DBFILESCreateFolderBatchJobStatus *, DBASYNCPollError *> *)createFolderBatchCheck:(NSString *)asyncJobId;

/// Deletes a file, or a folder with everything in it. The optional arguments have their defaults.
- (DBRpcTask<DBFILESMetadata *, DBFILESDeleteError *> *)delete_:(NSString *)path
    __deprecated_msg("Dropbox deprecated the route.");

/// Deletes a file, or a folder with everything in it.
///
/// Route `files/delete`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBFILESDeleteError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-delete>
///
/// - Parameters:
///   - path: The file or folder to delete: a path or an `id:…`. Pattern:
///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
///   - parentRev: The revision that the file must still have; otherwise nothing is deleted. Not for folders. At least 9
///     characters. Pattern: `[0-9a-f]+`.
- (DBRpcTask<DBFILESMetadata *, DBFILESDeleteError *> *)delete_:(NSString *)path
    parentRev:(nullable NSString *)parentRev
    __deprecated_msg("Dropbox deprecated the route.");

/// Deletes a file, or a folder with everything in it, and returns the metadata it had. What is deleted can be restored
/// for as long as the account's plan keeps it. The optional arguments have their defaults.
- (DBRpcTask<DBFILESDeleteResult *, DBFILESDeleteError *> *)delete_V2:(NSString *)path;

/// Deletes a file, or a folder with everything in it, and returns the metadata it had. What is deleted can be restored
/// for as long as the account's plan keeps it.
///
/// Route `files/delete_v2`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBFILESDeleteError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-delete>
///
/// - Parameters:
///   - path: The file or folder to delete: a path or an `id:…`. Pattern:
///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
///   - parentRev: The revision that the file must still have; otherwise nothing is deleted. Not for folders. At least 9
///     characters. Pattern: `[0-9a-f]+`.
- (DBRpcTask<DBFILESDeleteResult *, DBFILESDeleteError *> *)delete_V2:(NSString *)path
    parentRev:(nullable NSString *)parentRev;

/// Starts a job that deletes up to 1,000 files and folders. Poll it with `deleteBatchCheck`.
///
/// Route `files/delete_batch`: style rpc, host api, auth user, scope `files.content.write`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-delete_batch>
///
/// - Parameters:
///   - entries: What to delete. At most 1000 items.
- (DBRpcTask<DBFILESDeleteBatchLaunch *, DBNilObject *> *)deleteBatch:(NSArray<DBFILESDeleteArg *> *)entries;

/// Polls a job of `deleteBatch`: returns whether it is still running, or what became of each entry.
///
/// Route `files/delete_batch/check`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBASYNCPollError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-delete_batch-check>
///
/// - Parameters:
///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
- (DBRpcTask<DBFILESDeleteBatchJobStatus *, DBASYNCPollError *> *)deleteBatchCheck:(NSString *)asyncJobId;

/// Downloads a file and its metadata. Files with `isDownloadable` false, such as Google Docs, need `export` instead.
/// The optional arguments have their defaults.
- (DBDownloadUrlTask<DBFILESFileMetadata *, DBFILESDownloadError *> *)downloadUrl:(NSString *)path
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// Downloads a file and its metadata. Files with `isDownloadable` false, such as Google Docs, need `export` instead.
///
/// Route `files/download`: style download, host content, auth user, scope `files.content.read`.
/// Error: `DBFILESDownloadError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-download>
///
/// - Parameters:
///   - path: The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - rev: Pass `rev:…` as `path` instead. At least 9 characters. Pattern: `[0-9a-f]+`. Deprecated.
///   - overwrite: Whether a file at `destination` is replaced.
///   - destination: Where the content is stored.
- (DBDownloadUrlTask<DBFILESFileMetadata *, DBFILESDownloadError *> *)downloadUrl:(NSString *)path
    rev:(nullable NSString *)rev
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// Downloads a file and its metadata. Files with `isDownloadable` false, such as Google Docs, need `export` instead.
/// The optional arguments have their defaults.
- (DBDownloadUrlTask<DBFILESFileMetadata *, DBFILESDownloadError *> *)downloadUrl:(NSString *)path
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Downloads a file and its metadata. Files with `isDownloadable` false, such as Google Docs, need `export` instead.
///
/// Route `files/download`: style download, host content, auth user, scope `files.content.read`.
/// Error: `DBFILESDownloadError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-download>
///
/// - Parameters:
///   - path: The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - rev: Pass `rev:…` as `path` instead. At least 9 characters. Pattern: `[0-9a-f]+`. Deprecated.
///   - overwrite: Whether a file at `destination` is replaced.
///   - destination: Where the content is stored.
///   - byteOffsetStart: The first byte to download, counted from 0.
///   - byteOffsetEnd: The last byte to download.
- (DBDownloadUrlTask<DBFILESFileMetadata *, DBFILESDownloadError *> *)downloadUrl:(NSString *)path
    rev:(nullable NSString *)rev
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Downloads a file and its metadata. Files with `isDownloadable` false, such as Google Docs, need `export` instead.
/// The optional arguments have their defaults.
- (DBDownloadDataTask<DBFILESFileMetadata *, DBFILESDownloadError *> *)downloadData:(NSString *)path;

/// Downloads a file and its metadata. Files with `isDownloadable` false, such as Google Docs, need `export` instead.
///
/// Route `files/download`: style download, host content, auth user, scope `files.content.read`.
/// Error: `DBFILESDownloadError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-download>
///
/// - Parameters:
///   - path: The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - rev: Pass `rev:…` as `path` instead. At least 9 characters. Pattern: `[0-9a-f]+`. Deprecated.
- (DBDownloadDataTask<DBFILESFileMetadata *, DBFILESDownloadError *> *)downloadData:(NSString *)path
    rev:(nullable NSString *)rev;

/// Downloads a file and its metadata. Files with `isDownloadable` false, such as Google Docs, need `export` instead.
/// The optional arguments have their defaults.
- (DBDownloadDataTask<DBFILESFileMetadata *, DBFILESDownloadError *> *)downloadData:(NSString *)path
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Downloads a file and its metadata. Files with `isDownloadable` false, such as Google Docs, need `export` instead.
///
/// Route `files/download`: style download, host content, auth user, scope `files.content.read`.
/// Error: `DBFILESDownloadError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-download>
///
/// - Parameters:
///   - path: The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - rev: Pass `rev:…` as `path` instead. At least 9 characters. Pattern: `[0-9a-f]+`. Deprecated.
///   - byteOffsetStart: The first byte to download, counted from 0.
///   - byteOffsetEnd: The last byte to download.
- (DBDownloadDataTask<DBFILESFileMetadata *, DBFILESDownloadError *> *)downloadData:(NSString *)path
    rev:(nullable NSString *)rev
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Downloads a whole folder as one zip archive: less than 20 GB, each file less than 4 GB, fewer than 10,000 entries.
/// An interrupted download cannot be resumed by range.
///
/// Route `files/download_zip`: style download, host content, auth user, scope `files.content.read`.
/// Error: `DBFILESDownloadZipError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-download_zip>
///
/// - Parameters:
///   - path: The folder: a path or an `id:…`, not a single file. Pattern:
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - overwrite: Whether a file at `destination` is replaced.
///   - destination: Where the content is stored.
- (DBDownloadUrlTask<DBFILESDownloadZipResult *, DBFILESDownloadZipError *> *)downloadZipUrl:(NSString *)path
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// Downloads a whole folder as one zip archive: less than 20 GB, each file less than 4 GB, fewer than 10,000 entries.
/// An interrupted download cannot be resumed by range.
///
/// Route `files/download_zip`: style download, host content, auth user, scope `files.content.read`.
/// Error: `DBFILESDownloadZipError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-download_zip>
///
/// - Parameters:
///   - path: The folder: a path or an `id:…`, not a single file. Pattern:
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - overwrite: Whether a file at `destination` is replaced.
///   - destination: Where the content is stored.
///   - byteOffsetStart: The first byte to download, counted from 0.
///   - byteOffsetEnd: The last byte to download.
- (DBDownloadUrlTask<DBFILESDownloadZipResult *, DBFILESDownloadZipError *> *)downloadZipUrl:(NSString *)path
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Downloads a whole folder as one zip archive: less than 20 GB, each file less than 4 GB, fewer than 10,000 entries.
/// An interrupted download cannot be resumed by range.
///
/// Route `files/download_zip`: style download, host content, auth user, scope `files.content.read`.
/// Error: `DBFILESDownloadZipError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-download_zip>
///
/// - Parameters:
///   - path: The folder: a path or an `id:…`, not a single file. Pattern:
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
- (DBDownloadDataTask<DBFILESDownloadZipResult *, DBFILESDownloadZipError *> *)downloadZipData:(NSString *)path;

/// Downloads a whole folder as one zip archive: less than 20 GB, each file less than 4 GB, fewer than 10,000 entries.
/// An interrupted download cannot be resumed by range.
///
/// Route `files/download_zip`: style download, host content, auth user, scope `files.content.read`.
/// Error: `DBFILESDownloadZipError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-download_zip>
///
/// - Parameters:
///   - path: The folder: a path or an `id:…`, not a single file. Pattern:
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - byteOffsetStart: The first byte to download, counted from 0.
///   - byteOffsetEnd: The last byte to download.
- (DBDownloadDataTask<DBFILESDownloadZipResult *, DBFILESDownloadZipError *> *)downloadZipData:(NSString *)path
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Downloads a file that has no bytes of its own, such as a Google Doc, converted to an ordinary format. The optional
/// arguments have their defaults.
- (DBDownloadUrlTask<DBFILESExportResult *, DBFILESExportError *> *)exportUrl:(NSString *)path
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// Downloads a file that has no bytes of its own, such as a Google Doc, converted to an ordinary format.
///
/// Route `files/export`: style download, host content, auth user, scope `files.content.read`.
/// Error: `DBFILESExportError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-export>
///
/// - Parameters:
///   - path: The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - exportFormat: One of the `exportOptions` in the file's `exportInfo`. By default its `exportAs`.
///   - overwrite: Whether a file at `destination` is replaced.
///   - destination: Where the content is stored.
- (DBDownloadUrlTask<DBFILESExportResult *, DBFILESExportError *> *)exportUrl:(NSString *)path
    exportFormat:(nullable NSString *)exportFormat
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// Downloads a file that has no bytes of its own, such as a Google Doc, converted to an ordinary format. The optional
/// arguments have their defaults.
- (DBDownloadUrlTask<DBFILESExportResult *, DBFILESExportError *> *)exportUrl:(NSString *)path
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Downloads a file that has no bytes of its own, such as a Google Doc, converted to an ordinary format.
///
/// Route `files/export`: style download, host content, auth user, scope `files.content.read`.
/// Error: `DBFILESExportError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-export>
///
/// - Parameters:
///   - path: The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - exportFormat: One of the `exportOptions` in the file's `exportInfo`. By default its `exportAs`.
///   - overwrite: Whether a file at `destination` is replaced.
///   - destination: Where the content is stored.
///   - byteOffsetStart: The first byte to download, counted from 0.
///   - byteOffsetEnd: The last byte to download.
- (DBDownloadUrlTask<DBFILESExportResult *, DBFILESExportError *> *)exportUrl:(NSString *)path
    exportFormat:(nullable NSString *)exportFormat
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Downloads a file that has no bytes of its own, such as a Google Doc, converted to an ordinary format. The optional
/// arguments have their defaults.
- (DBDownloadDataTask<DBFILESExportResult *, DBFILESExportError *> *)exportData:(NSString *)path;

/// Downloads a file that has no bytes of its own, such as a Google Doc, converted to an ordinary format.
///
/// Route `files/export`: style download, host content, auth user, scope `files.content.read`.
/// Error: `DBFILESExportError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-export>
///
/// - Parameters:
///   - path: The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - exportFormat: One of the `exportOptions` in the file's `exportInfo`. By default its `exportAs`.
- (DBDownloadDataTask<DBFILESExportResult *, DBFILESExportError *> *)exportData:(NSString *)path
    exportFormat:(nullable NSString *)exportFormat;

/// Downloads a file that has no bytes of its own, such as a Google Doc, converted to an ordinary format. The optional
/// arguments have their defaults.
- (DBDownloadDataTask<DBFILESExportResult *, DBFILESExportError *> *)exportData:(NSString *)path
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Downloads a file that has no bytes of its own, such as a Google Doc, converted to an ordinary format.
///
/// Route `files/export`: style download, host content, auth user, scope `files.content.read`.
/// Error: `DBFILESExportError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-export>
///
/// - Parameters:
///   - path: The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - exportFormat: One of the `exportOptions` in the file's `exportInfo`. By default its `exportAs`.
///   - byteOffsetStart: The first byte to download, counted from 0.
///   - byteOffsetEnd: The last byte to download.
- (DBDownloadDataTask<DBFILESExportResult *, DBFILESExportError *> *)exportData:(NSString *)path
    exportFormat:(nullable NSString *)exportFormat
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Returns who holds the locks of the given files.
///
/// Route `files/get_file_lock_batch`: style rpc, host api, auth user, scope `files.content.read`.
/// Error: `DBFILESLockFileError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-get_file_lock_batch>
///
/// - Parameters:
///   - entries: The files. A file given twice counts once.
- (DBRpcTask<DBFILESLockFileBatchResult *, DBFILESLockFileError *> *)
    getFileLockBatch:(NSArray<DBFILESLockFileArg *> *)entries;

/// Reads the metadata of one file or folder. The root folder has none: asking for it fails. The optional arguments have
/// their defaults.
- (DBRpcTask<DBFILESMetadata *, DBFILESGetMetadataError *> *)getMetadata:(NSString *)path;

/// Reads the metadata of one file or folder. The root folder has none: asking for it fails.
///
/// Route `files/get_metadata`: style rpc, host api, auth user, scope `files.metadata.read`.
/// Error: `DBFILESGetMetadataError`.
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
///   - path: The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - rev: Pass `rev:…` as `path` instead. At least 9 characters. Pattern: `[0-9a-f]+`. Deprecated.
///   - overwrite: Whether a file at `destination` is replaced.
///   - destination: Where the content is stored.
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

/// Downloads a preview of a document: PDF for text documents and presentations, HTML for spreadsheets.
///
/// Route `files/get_preview`: style download, host content, auth user, scope `files.content.read`.
/// Error: `DBFILESPreviewError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-get_preview>
///
/// - Parameters:
///   - path: The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - rev: Pass `rev:…` as `path` instead. At least 9 characters. Pattern: `[0-9a-f]+`. Deprecated.
///   - overwrite: Whether a file at `destination` is replaced.
///   - destination: Where the content is stored.
///   - byteOffsetStart: The first byte to download, counted from 0.
///   - byteOffsetEnd: The last byte to download.
- (DBDownloadUrlTask<DBFILESFileMetadata *, DBFILESPreviewError *> *)getPreviewUrl:(NSString *)path
    rev:(nullable NSString *)rev
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Downloads a preview of a document: PDF for text documents and presentations, HTML for spreadsheets. The optional
/// arguments have their defaults.
- (DBDownloadDataTask<DBFILESFileMetadata *, DBFILESPreviewError *> *)getPreviewData:(NSString *)path;

/// Downloads a preview of a document: PDF for text documents and presentations, HTML for spreadsheets.
///
/// Route `files/get_preview`: style download, host content, auth user, scope `files.content.read`.
/// Error: `DBFILESPreviewError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-get_preview>
///
/// - Parameters:
///   - path: The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - rev: Pass `rev:…` as `path` instead. At least 9 characters. Pattern: `[0-9a-f]+`. Deprecated.
- (DBDownloadDataTask<DBFILESFileMetadata *, DBFILESPreviewError *> *)getPreviewData:(NSString *)path
    rev:(nullable NSString *)rev;

/// Downloads a preview of a document: PDF for text documents and presentations, HTML for spreadsheets. The optional
/// arguments have their defaults.
- (DBDownloadDataTask<DBFILESFileMetadata *, DBFILESPreviewError *> *)getPreviewData:(NSString *)path
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Downloads a preview of a document: PDF for text documents and presentations, HTML for spreadsheets.
///
/// Route `files/get_preview`: style download, host content, auth user, scope `files.content.read`.
/// Error: `DBFILESPreviewError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-get_preview>
///
/// - Parameters:
///   - path: The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - rev: Pass `rev:…` as `path` instead. At least 9 characters. Pattern: `[0-9a-f]+`. Deprecated.
///   - byteOffsetStart: The first byte to download, counted from 0.
///   - byteOffsetEnd: The last byte to download.
- (DBDownloadDataTask<DBFILESFileMetadata *, DBFILESPreviewError *> *)getPreviewData:(NSString *)path
    rev:(nullable NSString *)rev
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Creates a URL from which anybody can download the file during the next 4 hours. After that it answers 410 Gone.
///
/// Route `files/get_temporary_link`: style rpc, host api, auth user, scope `files.content.read`.
/// Error: `DBFILESGetTemporaryLinkError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-get_temporary_link>
///
/// - Parameters:
///   - path: The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
- (DBRpcTask<DBFILESGetTemporaryLinkResult *, DBFILESGetTemporaryLinkError *> *)getTemporaryLink:(NSString *)path;

/// Creates a URL to which one file can be posted without a token, for example by a browser. It works once, with content
/// type `application/octet-stream`; conflicts show only when it is used, as a plain 409. The optional arguments have
/// their defaults.
- (DBRpcTask<DBFILESGetTemporaryUploadLinkResult *, DBNilObject *> *)
    getTemporaryUploadLink:(DBFILESCommitInfo *)commitInfo;

/// Creates a URL to which one file can be posted without a token, for example by a browser. It works once, with content
/// type `application/octet-stream`; conflicts show only when it is used, as a plain 409.
///
/// Route `files/get_temporary_upload_link`: style rpc, host api, auth user, scope `files.content.write`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-get_temporary_upload_link>
///
/// - Parameters:
///   - commitInfo: Where and how to save what will be uploaded. Checked when the link is used, not now.
///   - duration: How long the link works, in seconds. Default: 14400.0. 60.0 to 14400.0.
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

/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP).
///
/// Route `files/get_thumbnail`: style download, host content, auth user, scope `files.content.read`.
/// Error: `DBFILESThumbnailError`.
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
///   - byteOffsetStart: The first byte to download, counted from 0.
///   - byteOffsetEnd: The last byte to download.
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

/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP).
///
/// Route `files/get_thumbnail`: style download, host content, auth user, scope `files.content.read`.
/// Error: `DBFILESThumbnailError`.
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

/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP).
///
/// Route `files/get_thumbnail`: style download, host content, auth user, scope `files.content.read`.
/// Error: `DBFILESThumbnailError`.
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
///   - byteOffsetStart: The first byte to download, counted from 0.
///   - byteOffsetEnd: The last byte to download.
- (DBDownloadDataTask<DBFILESFileMetadata *, DBFILESThumbnailError *> *)getThumbnailData:(NSString *)path
    format:(nullable DBFILESThumbnailFormat *)format
    size:(nullable DBFILESThumbnailSize *)size
    mode:(nullable DBFILESThumbnailMode *)mode
    quality:(nullable DBFILESThumbnailQuality *)quality
    excludeMediaInfo:(nullable NSNumber *)excludeMediaInfo
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP), found by path or by
/// shared link. The optional arguments have their defaults.
- (DBDownloadUrlTask<DBFILESPreviewResult *, DBFILESThumbnailV2Error *> *)
    getThumbnailV2Url:(DBFILESPathOrLink *)resource
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP), found by path or by
/// shared link.
///
/// Route `files/get_thumbnail_v2`: style download, host content, auth app or user, scope `files.content.read`.
/// Error: `DBFILESThumbnailV2Error`.
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
- (DBDownloadUrlTask<DBFILESPreviewResult *, DBFILESThumbnailV2Error *> *)
    getThumbnailV2Url:(DBFILESPathOrLink *)resource
    format:(nullable DBFILESThumbnailFormat *)format
    size:(nullable DBFILESThumbnailSize *)size
    mode:(nullable DBFILESThumbnailMode *)mode
    quality:(nullable DBFILESThumbnailQuality *)quality
    excludeMediaInfo:(nullable NSNumber *)excludeMediaInfo
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP), found by path or by
/// shared link. The optional arguments have their defaults.
- (DBDownloadUrlTask<DBFILESPreviewResult *, DBFILESThumbnailV2Error *> *)
    getThumbnailV2Url:(DBFILESPathOrLink *)resource
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP), found by path or by
/// shared link.
///
/// Route `files/get_thumbnail_v2`: style download, host content, auth app or user, scope `files.content.read`.
/// Error: `DBFILESThumbnailV2Error`.
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
///   - byteOffsetStart: The first byte to download, counted from 0.
///   - byteOffsetEnd: The last byte to download.
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

/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP), found by path or by
/// shared link. The optional arguments have their defaults.
- (DBDownloadDataTask<DBFILESPreviewResult *, DBFILESThumbnailV2Error *> *)
    getThumbnailV2Data:(DBFILESPathOrLink *)resource;

/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP), found by path or by
/// shared link.
///
/// Route `files/get_thumbnail_v2`: style download, host content, auth app or user, scope `files.content.read`.
/// Error: `DBFILESThumbnailV2Error`.
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
- (DBDownloadDataTask<DBFILESPreviewResult *, DBFILESThumbnailV2Error *> *)
    getThumbnailV2Data:(DBFILESPathOrLink *)resource
    format:(nullable DBFILESThumbnailFormat *)format
    size:(nullable DBFILESThumbnailSize *)size
    mode:(nullable DBFILESThumbnailMode *)mode
    quality:(nullable DBFILESThumbnailQuality *)quality
    excludeMediaInfo:(nullable NSNumber *)excludeMediaInfo;

/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP), found by path or by
/// shared link. The optional arguments have their defaults.
- (DBDownloadDataTask<DBFILESPreviewResult *, DBFILESThumbnailV2Error *> *)
    getThumbnailV2Data:(DBFILESPathOrLink *)resource
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP), found by path or by
/// shared link.
///
/// Route `files/get_thumbnail_v2`: style download, host content, auth app or user, scope `files.content.read`.
/// Error: `DBFILESThumbnailV2Error`.
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
///   - byteOffsetStart: The first byte to download, counted from 0.
///   - byteOffsetEnd: The last byte to download.
- (DBDownloadDataTask<DBFILESPreviewResult *, DBFILESThumbnailV2Error *> *)
    getThumbnailV2Data:(DBFILESPathOrLink *)resource
    format:(nullable DBFILESThumbnailFormat *)format
    size:(nullable DBFILESThumbnailSize *)size
    mode:(nullable DBFILESThumbnailMode *)mode
    quality:(nullable DBFILESThumbnailQuality *)quality
    excludeMediaInfo:(nullable NSNumber *)excludeMediaInfo
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Fetches thumbnails of up to 25 images in one call, each as Base64 text.
///
/// Route `files/get_thumbnail_batch`: style rpc, host content, auth user, scope `files.content.read`.
/// Error: `DBFILESGetThumbnailBatchError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-get_thumbnail_batch>
///
/// - Parameters:
///   - entries: The images, at most 25.
- (DBRpcTask<DBFILESGetThumbnailBatchResult *, DBFILESGetThumbnailBatchError *> *)
    getThumbnailBatch:(NSArray<DBFILESThumbnailArg *> *)entries;

/// Lists a folder, or a whole tree. While `hasMore` is true, go on with `listFolderContinue`; keep the last cursor to
/// ask later for what has changed. Identical calls in parallel may be answered with a rate limit. The optional
/// arguments have their defaults.
- (DBRpcTask<DBFILESListFolderResult *, DBFILESListFolderError *> *)listFolder:(NSString *)path;

/// Lists a folder, or a whole tree. While `hasMore` is true, go on with `listFolderContinue`; keep the last cursor to
/// ask later for what has changed. Identical calls in parallel may be answered with a rate limit.
///
/// Route `files/list_folder`: style rpc, host api, auth app or user, scope `files.metadata.read`.
/// Error: `DBFILESListFolderError`.
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

/// Returns the next page of a listing, or, when it was complete, what has changed since. To mirror a folder, apply the
/// entries in order: a file replaces whatever was there, a folder replaces a file but keeps children, a deleted entry
/// removes its subtree.
///
/// Route `files/list_folder/continue`: style rpc, host api, auth app or user, scope `files.metadata.read`.
/// Error: `DBFILESListFolderContinueError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-list_folder-continue>
///
/// - Parameters:
///   - cursor: The cursor of the latest answer of `listFolder`, `listFolderContinue` or `listFolderGetLatestCursor`. It
///     carries the options of the first call with it. At least 1 character.
- (DBRpcTask<DBFILESListFolderResult *, DBFILESListFolderContinueError *> *)listFolderContinue:(NSString *)cursor;

/// Returns a cursor that stands for the present state of a folder, without listing it. `listFolderContinue` then
/// reports only later changes. The optional arguments have their defaults.
- (DBRpcTask<DBFILESListFolderGetLatestCursorResult *, DBFILESListFolderError *> *)
    listFolderGetLatestCursor:(NSString *)path;

/// Returns a cursor that stands for the present state of a folder, without listing it. `listFolderContinue` then
/// reports only later changes.
///
/// Route `files/list_folder/get_latest_cursor`: style rpc, host api, auth user, scope `files.metadata.read`.
/// Error: `DBFILESListFolderError`.
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

/// Waits until something changes behind a cursor, or until the timeout. It tells only that there are changes;
/// `listFolderContinue` tells which. Sent without a token, to a host of its own. The optional arguments have their
/// defaults.
- (DBRpcTask<DBFILESListFolderLongpollResult *, DBFILESListFolderLongpollError *> *)
    listFolderLongpoll:(NSString *)cursor;

/// Waits until something changes behind a cursor, or until the timeout. It tells only that there are changes;
/// `listFolderContinue` tells which. Sent without a token, to a host of its own.
///
/// Route `files/list_folder/longpoll`: style rpc, host notify, auth noauth, scope `files.metadata.read`.
/// Error: `DBFILESListFolderLongpollError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-list_folder-longpoll>
///
/// - Parameters:
///   - cursor: The cursor of a listing that has been read to its end. At least 1 character.
///   - timeout: How long to wait for a change, in seconds. The server adds up to 90 seconds at random, so let the
///     connection idle for longer than both together. Default: 30. 30 to 480.
- (DBRpcTask<DBFILESListFolderLongpollResult *, DBFILESListFolderLongpollError *> *)
    listFolderLongpoll:(NSString *)cursor
    timeout:(nullable NSNumber *)timeout;

/// Lists the revisions of a file, newest first, either those at its path or those of its id across moves and renames.
/// The optional arguments have their defaults.
- (DBRpcTask<DBFILESListRevisionsResult *, DBFILESListRevisionsError *> *)listRevisions:(NSString *)path;

/// Lists the revisions of a file, newest first, either those at its path or those of its id across moves and renames.
///
/// Route `files/list_revisions`: style rpc, host api, auth user, scope `files.metadata.read`.
/// Error: `DBFILESListRevisionsError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-list_revisions>
///
/// - Parameters:
///   - path: The file: a path or an `id:…`. Pattern: `/(.|[\r\n])*|id:.*|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - mode: Whether to follow the path or the id of the file. Default: `path`.
///   - limit: How many revisions to return at most. Default: 10. 1 to 100.
///   - beforeRev: Only revisions older than this one. Pass the last one received to get the next page. Only with mode
///     `.path`. At least 9 characters. Pattern: `[0-9a-f]+`.
///   - includeRestorableInfo: Whether to tell for each revision if it can be restored. Default: `@NO`.
- (DBRpcTask<DBFILESListRevisionsResult *, DBFILESListRevisionsError *> *)listRevisions:(NSString *)path
    mode:(nullable DBFILESListRevisionsMode *)mode
    limit:(nullable NSNumber *)limit
    beforeRev:(nullable NSString *)beforeRev
    includeRestorableInfo:(nullable NSNumber *)includeRestorableInfo;

/// Locks files, so that only the holder of the lock can write to them.
///
/// Route `files/lock_file_batch`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBFILESLockFileError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-lock_file_batch>
///
/// - Parameters:
///   - entries: The files. A file given twice counts once.
- (DBRpcTask<DBFILESLockFileBatchResult *, DBFILESLockFileError *> *)
    lockFileBatch:(NSArray<DBFILESLockFileArg *> *)entries;

/// Moves or renames a file, or a folder with everything in it. The optional arguments have their defaults.
- (DBRpcTask<DBFILESMetadata *, DBFILESRelocationError *> *)move:(NSString *)fromPath
    toPath:(NSString *)toPath
    __deprecated_msg("Dropbox deprecated the route.");

/// Moves or renames a file, or a folder with everything in it.
///
/// Route `files/move`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBFILESRelocationError`.
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
- (DBRpcTask<DBFILESMetadata *, DBFILESRelocationError *> *)move:(NSString *)fromPath
    toPath:(NSString *)toPath
    allowSharedFolder:(nullable NSNumber *)allowSharedFolder
    autorename:(nullable NSNumber *)autorename
    allowOwnershipTransfer:(nullable NSNumber *)allowOwnershipTransfer
    __deprecated_msg("Dropbox deprecated the route.");

/// Moves or renames a file, or a folder with everything in it. At most 10,000 items in one call; a change of upper and
/// lower case alone is not sure to work. The optional arguments have their defaults.
- (DBRpcTask<DBFILESRelocationResult *, DBFILESRelocationError *> *)moveV2:(NSString *)fromPath
    toPath:(NSString *)toPath;

/// Moves or renames a file, or a folder with everything in it. At most 10,000 items in one call; a change of upper and
/// lower case alone is not sure to work.
///
/// Route `files/move_v2`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBFILESRelocationError`.
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
- (DBRpcTask<DBFILESRelocationResult *, DBFILESRelocationError *> *)moveV2:(NSString *)fromPath
    toPath:(NSString *)toPath
    allowSharedFolder:(nullable NSNumber *)allowSharedFolder
    autorename:(nullable NSNumber *)autorename
    allowOwnershipTransfer:(nullable NSNumber *)allowOwnershipTransfer;

/// Starts a job that moves up to 1,000 entries and fails as a whole when one of them fails. Poll it with
/// `moveBatchCheck`. The optional arguments have their defaults.
- (DBRpcTask<DBFILESRelocationBatchLaunch *, DBNilObject *> *)moveBatch:(NSArray<DBFILESRelocationPath *> *)entries
    __deprecated_msg("Dropbox deprecated the route.");

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
- (DBRpcTask<DBFILESRelocationBatchLaunch *, DBNilObject *> *)moveBatch:(NSArray<DBFILESRelocationPath *> *)entries
    autorename:(nullable NSNumber *)autorename
    allowSharedFolder:(nullable NSNumber *)allowSharedFolder
    allowOwnershipTransfer:(nullable NSNumber *)allowOwnershipTransfer
    __deprecated_msg("Dropbox deprecated the route.");

/// Moves up to 1,000 files and folders and reports success or failure for each. Small batches finish at once; otherwise
/// the answer is a job to poll with `moveBatchCheckV2`. The optional arguments have their defaults.
- (DBRpcTask<DBFILESRelocationBatchV2Launch *, DBNilObject *> *)moveBatchV2:(NSArray<DBFILESRelocationPath *> *)entries;

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
- (DBRpcTask<DBFILESRelocationBatchV2Launch *, DBNilObject *> *)moveBatchV2:(NSArray<DBFILESRelocationPath *> *)entries
    autorename:(nullable NSNumber *)autorename
    allowOwnershipTransfer:(nullable NSNumber *)allowOwnershipTransfer;

/// Polls a job of `moveBatch`: returns how far it has come.
///
/// Route `files/move_batch/check`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBASYNCPollError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-move_batch-check>
///
/// - Parameters:
///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
- (DBRpcTask<DBFILESRelocationBatchJobStatus *, DBASYNCPollError *> *)moveBatchCheck:(NSString *)asyncJobId
    __deprecated_msg("Dropbox deprecated the route.");

/// Polls a job of `moveBatchV2`: returns whether it is still running, or what became of each entry.
///
/// Route `files/move_batch/check_v2`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBASYNCPollError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-move_batch-check>
///
/// - Parameters:
///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
- (DBRpcTask<DBFILESRelocationBatchV2JobStatus *, DBASYNCPollError *> *)moveBatchCheckV2:(NSString *)asyncJobId;

/// Creates a Paper document from HTML, Markdown or plain text.
///
/// Route `files/paper/create`: style upload, host api, auth user, scope `files.content.write`.
/// Error: `DBFILESPaperCreateError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-paper-create>
///
/// - Parameters:
///   - path: The new document. The path must end in `.paper`. Pattern: `/(.|[\r\n])*`.
///   - importFormat: The format of the content.
///   - inputUrl: The path of the file whose content is sent.
- (DBUploadTask<DBFILESPaperCreateResult *, DBFILESPaperCreateError *> *)paperCreateUrl:(NSString *)path
    importFormat:(DBFILESImportFormat *)importFormat
    inputUrl:(NSString *)inputUrl;

/// Creates a Paper document from HTML, Markdown or plain text.
///
/// Route `files/paper/create`: style upload, host api, auth user, scope `files.content.write`.
/// Error: `DBFILESPaperCreateError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-paper-create>
///
/// - Parameters:
///   - path: The new document. The path must end in `.paper`. Pattern: `/(.|[\r\n])*`.
///   - importFormat: The format of the content.
///   - inputData: The content.
- (DBUploadTask<DBFILESPaperCreateResult *, DBFILESPaperCreateError *> *)paperCreateData:(NSString *)path
    importFormat:(DBFILESImportFormat *)importFormat
    inputData:(NSData *)inputData;

/// Creates a Paper document from HTML, Markdown or plain text.
///
/// Route `files/paper/create`: style upload, host api, auth user, scope `files.content.write`.
/// Error: `DBFILESPaperCreateError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-paper-create>
///
/// - Parameters:
///   - path: The new document. The path must end in `.paper`. Pattern: `/(.|[\r\n])*`.
///   - importFormat: The format of the content.
///   - inputStream: The content, read once.
- (DBUploadTask<DBFILESPaperCreateResult *, DBFILESPaperCreateError *> *)paperCreateStream:(NSString *)path
    importFormat:(DBFILESImportFormat *)importFormat
    inputStream:(NSInputStream *)inputStream;

/// Replaces, prepends to or appends to the content of a Paper document. The optional arguments have their defaults.
- (DBUploadTask<DBFILESPaperUpdateResult *, DBFILESPaperUpdateError *> *)paperUpdateUrl:(NSString *)path
    importFormat:(DBFILESImportFormat *)importFormat
    docUpdatePolicy:(DBFILESPaperDocUpdatePolicy *)docUpdatePolicy
    inputUrl:(NSString *)inputUrl;

/// Replaces, prepends to or appends to the content of a Paper document.
///
/// Route `files/paper/update`: style upload, host api, auth user, scope `files.content.write`.
/// Error: `DBFILESPaperUpdateError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-paper-update>
///
/// - Parameters:
///   - path: The document: a path or an `id:…`. Pattern: `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
///   - importFormat: The format of the content.
///   - docUpdatePolicy: What to do with the present content.
///   - paperRevision: The revision that the document must still have. Needed for `.update` only.
///   - inputUrl: The path of the file whose content is sent.
- (DBUploadTask<DBFILESPaperUpdateResult *, DBFILESPaperUpdateError *> *)paperUpdateUrl:(NSString *)path
    importFormat:(DBFILESImportFormat *)importFormat
    docUpdatePolicy:(DBFILESPaperDocUpdatePolicy *)docUpdatePolicy
    paperRevision:(nullable NSNumber *)paperRevision
    inputUrl:(NSString *)inputUrl;

/// Replaces, prepends to or appends to the content of a Paper document. The optional arguments have their defaults.
- (DBUploadTask<DBFILESPaperUpdateResult *, DBFILESPaperUpdateError *> *)paperUpdateData:(NSString *)path
    importFormat:(DBFILESImportFormat *)importFormat
    docUpdatePolicy:(DBFILESPaperDocUpdatePolicy *)docUpdatePolicy
    inputData:(NSData *)inputData;

/// Replaces, prepends to or appends to the content of a Paper document.
///
/// Route `files/paper/update`: style upload, host api, auth user, scope `files.content.write`.
/// Error: `DBFILESPaperUpdateError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-paper-update>
///
/// - Parameters:
///   - path: The document: a path or an `id:…`. Pattern: `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
///   - importFormat: The format of the content.
///   - docUpdatePolicy: What to do with the present content.
///   - paperRevision: The revision that the document must still have. Needed for `.update` only.
///   - inputData: The content.
- (DBUploadTask<DBFILESPaperUpdateResult *, DBFILESPaperUpdateError *> *)paperUpdateData:(NSString *)path
    importFormat:(DBFILESImportFormat *)importFormat
    docUpdatePolicy:(DBFILESPaperDocUpdatePolicy *)docUpdatePolicy
    paperRevision:(nullable NSNumber *)paperRevision
    inputData:(NSData *)inputData;

/// Replaces, prepends to or appends to the content of a Paper document. The optional arguments have their defaults.
- (DBUploadTask<DBFILESPaperUpdateResult *, DBFILESPaperUpdateError *> *)paperUpdateStream:(NSString *)path
    importFormat:(DBFILESImportFormat *)importFormat
    docUpdatePolicy:(DBFILESPaperDocUpdatePolicy *)docUpdatePolicy
    inputStream:(NSInputStream *)inputStream;

/// Replaces, prepends to or appends to the content of a Paper document.
///
/// Route `files/paper/update`: style upload, host api, auth user, scope `files.content.write`.
/// Error: `DBFILESPaperUpdateError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-paper-update>
///
/// - Parameters:
///   - path: The document: a path or an `id:…`. Pattern: `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
///   - importFormat: The format of the content.
///   - docUpdatePolicy: What to do with the present content.
///   - paperRevision: The revision that the document must still have. Needed for `.update` only.
///   - inputStream: The content, read once.
- (DBUploadTask<DBFILESPaperUpdateResult *, DBFILESPaperUpdateError *> *)paperUpdateStream:(NSString *)path
    importFormat:(DBFILESImportFormat *)importFormat
    docUpdatePolicy:(DBFILESPaperDocUpdatePolicy *)docUpdatePolicy
    paperRevision:(nullable NSNumber *)paperRevision
    inputStream:(NSInputStream *)inputStream;

/// Deletes a file or folder for good, so that it cannot be restored. Only for Dropbox Business; when it fails, the
/// ordinary deletion may have happened already. The optional arguments have their defaults.
- (DBRpcTask<DBNilObject *, DBFILESDeleteError *> *)permanentlyDelete:(NSString *)path;

/// Deletes a file or folder for good, so that it cannot be restored. Only for Dropbox Business; when it fails, the
/// ordinary deletion may have happened already.
///
/// Route `files/permanently_delete`: style rpc, host api, auth user, scope `files.permanent_delete`.
/// Error: `DBFILESDeleteError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-permanently_delete>
///
/// - Parameters:
///   - path: The file or folder to delete: a path or an `id:…`. Pattern:
///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
///   - parentRev: The revision that the file must still have; otherwise nothing is deleted. Not for folders. At least 9
///     characters. Pattern: `[0-9a-f]+`.
- (DBRpcTask<DBNilObject *, DBFILESDeleteError *> *)permanentlyDelete:(NSString *)path
    parentRev:(nullable NSString *)parentRev;

/// Adds property groups to a file.
///
/// Route `files/properties/add`: style rpc, host api, auth user, scope `files.metadata.write`.
/// Error: `DBFILEPROPERTIESAddPropertiesError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-properties-add>
///
/// - Parameters:
///   - path: The file or folder: a path or an `id:…`. Pattern: `/(.|[\r\n])*|id:.*|(ns:[0-9]+(/.*)?)`.
///   - propertyGroups: The groups to add, at most one for each template.
- (DBRpcTask<DBNilObject *, DBFILEPROPERTIESAddPropertiesError *> *)propertiesAdd:(NSString *)path
    propertyGroups:(NSArray<DBFILEPROPERTIESPropertyGroup *> *)propertyGroups
    __deprecated_msg("Dropbox deprecated the route.");

/// Replaces property groups of a file as a whole.
///
/// Route `files/properties/overwrite`: style rpc, host api, auth user, scope `files.metadata.write`.
/// Error: `DBFILEPROPERTIESInvalidPropertyGroupError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-properties-overwrite>
///
/// - Parameters:
///   - path: The file or folder: a path or an `id:…`. Pattern: `/(.|[\r\n])*|id:.*|(ns:[0-9]+(/.*)?)`.
///   - propertyGroups: The groups as they are to be from now on, at most one for each template. At least 1 item.
- (DBRpcTask<DBNilObject *, DBFILEPROPERTIESInvalidPropertyGroupError *> *)propertiesOverwrite:(NSString *)path
    propertyGroups:(NSArray<DBFILEPROPERTIESPropertyGroup *> *)propertyGroups
    __deprecated_msg("Dropbox deprecated the route.");

/// Adds, changes and removes single properties of a file.
///
/// Route `files/properties/update`: style rpc, host api, auth user, scope `files.metadata.write`.
/// Error: `DBFILEPROPERTIESUpdatePropertiesError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-properties-update>
///
/// - Parameters:
///   - path: The file or folder: a path or an `id:…`. Pattern: `/(.|[\r\n])*|id:.*|(ns:[0-9]+(/.*)?)`.
///   - updatePropertyGroups: What to change, for each template.
- (DBRpcTask<DBNilObject *, DBFILEPROPERTIESUpdatePropertiesError *> *)propertiesUpdate:(NSString *)path
    updatePropertyGroups:(NSArray<DBFILEPROPERTIESPropertyGroupUpdate *> *)updatePropertyGroups
    __deprecated_msg("Dropbox deprecated the route.");

/// Restores a revision of a file: it becomes the current one at the given path.
///
/// Route `files/restore`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBFILESRestoreError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-restore>
///
/// - Parameters:
///   - path: The path at which to restore the file. Pattern: `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)`.
///   - rev: The revision to restore, as listed by `listRevisions`. At least 9 characters. Pattern: `[0-9a-f]+`.
- (DBRpcTask<DBFILESFileMetadata *, DBFILESRestoreError *> *)restore:(NSString *)path rev:(NSString *)rev;

/// Lets Dropbox itself download a URL into a file. The transfer must end within 15 minutes; poll a job with
/// `saveUrlCheckJobStatus`.
///
/// Route `files/save_url`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBFILESSaveUrlError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-save_url>
///
/// - Parameters:
///   - path: Where to save the file. Pattern: `/(.|[\r\n])*`.
///   - url: The URL that Dropbox downloads.
- (DBRpcTask<DBFILESSaveUrlResult *, DBFILESSaveUrlError *> *)saveUrl:(NSString *)path url:(NSString *)url;

/// Polls a job of `saveUrl`: returns whether it is still running, or which file it saved.
///
/// Route `files/save_url/check_job_status`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBASYNCPollError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-save_url-check_job_status>
///
/// - Parameters:
///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
- (DBRpcTask<DBFILESSaveUrlJobStatus *, DBASYNCPollError *> *)saveUrlCheckJobStatus:(NSString *)asyncJobId;

/// Searches file and folder names, or content. The optional arguments have their defaults.
- (DBRpcTask<DBFILESSearchResult *, DBFILESSearchError *> *)search:(NSString *)path
    query:(NSString *)query
    __deprecated_msg("Dropbox deprecated the route.");

/// Searches file and folder names, or content.
///
/// Route `files/search`: style rpc, host api, auth user, scope `files.metadata.read`.
/// Error: `DBFILESSearchError`.
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
- (DBRpcTask<DBFILESSearchResult *, DBFILESSearchError *> *)search:(NSString *)path
    query:(NSString *)query
    start:(nullable NSNumber *)start
    maxResults:(nullable NSNumber *)maxResults
    mode:(nullable DBFILESSearchMode *)mode
    __deprecated_msg("Dropbox deprecated the route.");

/// Searches files and folders by name and content, at most 10,000 matches in all. The index lags behind changes, and
/// pages may repeat or miss a match. The optional arguments have their defaults.
- (DBRpcTask<DBFILESSearchV2Result *, DBFILESSearchError *> *)searchV2:(NSString *)query;

/// Searches files and folders by name and content, at most 10,000 matches in all. The index lags behind changes, and
/// pages may repeat or miss a match.
///
/// Route `files/search_v2`: style rpc, host api, auth user, scope `files.metadata.read`.
/// Error: `DBFILESSearchError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-search>
///
/// - Parameters:
///   - query: What to search for. At most 1000 characters.
///   - options: What to narrow the search to.
///   - matchFieldOptions: What to tell about each match.
///   - includeHighlights: Use `matchFieldOptions` instead. Deprecated.
- (DBRpcTask<DBFILESSearchV2Result *, DBFILESSearchError *> *)searchV2:(NSString *)query
    options:(nullable DBFILESSearchOptions *)options
    matchFieldOptions:(nullable DBFILESSearchMatchFieldOptions *)matchFieldOptions
    includeHighlights:(nullable NSNumber *)includeHighlights;

/// Returns the next page of matches of `searchV2`.
///
/// Route `files/search/continue_v2`: style rpc, host api, auth user, scope `files.metadata.read`.
/// Error: `DBFILESSearchError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-search-continue>
///
/// - Parameters:
///   - cursor: The cursor of the latest answer of `searchV2` or `searchContinueV2`. At least 1 character.
- (DBRpcTask<DBFILESSearchV2Result *, DBFILESSearchError *> *)searchContinueV2:(NSString *)cursor;

/// Adds a tag to a file or folder. An item holds at most 20 tags; tags are stored in lower case.
///
/// Route `files/tags/add`: style rpc, host api, auth user, scope `files.metadata.write`.
/// Error: `DBFILESAddTagError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-tags-add>
///
/// - Parameters:
///   - path: The file or folder to tag. Pattern: `/(.|[\r\n])*`.
///   - tagText: The tag: letters, digits and underscores. Stored in lower case. 1 to 32 characters. Pattern: `[\w]+`.
- (DBRpcTask<DBNilObject *, DBFILESAddTagError *> *)tagsAdd:(NSString *)path tagText:(NSString *)tagText;

/// Reads the tags of files and folders.
///
/// Route `files/tags/get`: style rpc, host api, auth user, scope `files.metadata.read`.
/// Error: `DBFILESBaseTagError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-tags-get>
///
/// - Parameters:
///   - paths: The files and folders. Each: Pattern: `/(.|[\r\n])*`.
- (DBRpcTask<DBFILESGetTagsResult *, DBFILESBaseTagError *> *)tagsGet:(NSArray<NSString *> *)paths;

/// Removes a tag from a file or folder.
///
/// Route `files/tags/remove`: style rpc, host api, auth user, scope `files.metadata.write`.
/// Error: `DBFILESRemoveTagError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-tags-remove>
///
/// - Parameters:
///   - path: The file or folder. Pattern: `/(.|[\r\n])*`.
///   - tagText: The tag to remove. Upper and lower case do not matter. 1 to 32 characters. Pattern: `[\w]+`.
- (DBRpcTask<DBNilObject *, DBFILESRemoveTagError *> *)tagsRemove:(NSString *)path tagText:(NSString *)tagText;

/// Unlocks files. Only the holder of a lock can do so, and an admin of the team.
///
/// Route `files/unlock_file_batch`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBFILESLockFileError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-unlock_file_batch>
///
/// - Parameters:
///   - entries: The files. A file given twice counts once.
- (DBRpcTask<DBFILESLockFileBatchResult *, DBFILESLockFileError *> *)
    unlockFileBatch:(NSArray<DBFILESUnlockFileArg *> *)entries;

/// Uploads a file of at most 150 MiB in one request; larger files need an upload session. On teams with a data
/// transport limit each call counts. The optional arguments have their defaults.
- (DBUploadTask<DBFILESFileMetadata *, DBFILESUploadError *> *)uploadUrl:(NSString *)path inputUrl:(NSString *)inputUrl;

/// Uploads a file of at most 150 MiB in one request; larger files need an upload session. On teams with a data
/// transport limit each call counts.
///
/// Route `files/upload`: style upload, host content, auth user, scope `files.content.write`.
/// Error: `DBFILESUploadError`.
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
///   - inputUrl: The path of the file whose content is sent.
- (DBUploadTask<DBFILESFileMetadata *, DBFILESUploadError *> *)uploadUrl:(NSString *)path
    mode:(nullable DBFILESWriteMode *)mode
    autorename:(nullable NSNumber *)autorename
    clientModified:(nullable NSDate *)clientModified
    mute:(nullable NSNumber *)mute
    propertyGroups:(nullable NSArray<DBFILEPROPERTIESPropertyGroup *> *)propertyGroups
    strictConflict:(nullable NSNumber *)strictConflict
    contentHash:(nullable NSString *)contentHash
    inputUrl:(NSString *)inputUrl;

/// Uploads a file of at most 150 MiB in one request; larger files need an upload session. On teams with a data
/// transport limit each call counts. The optional arguments have their defaults.
- (DBUploadTask<DBFILESFileMetadata *, DBFILESUploadError *> *)uploadData:(NSString *)path
    inputData:(NSData *)inputData;

/// Uploads a file of at most 150 MiB in one request; larger files need an upload session. On teams with a data
/// transport limit each call counts.
///
/// Route `files/upload`: style upload, host content, auth user, scope `files.content.write`.
/// Error: `DBFILESUploadError`.
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
///   - inputData: The content.
- (DBUploadTask<DBFILESFileMetadata *, DBFILESUploadError *> *)uploadData:(NSString *)path
    mode:(nullable DBFILESWriteMode *)mode
    autorename:(nullable NSNumber *)autorename
    clientModified:(nullable NSDate *)clientModified
    mute:(nullable NSNumber *)mute
    propertyGroups:(nullable NSArray<DBFILEPROPERTIESPropertyGroup *> *)propertyGroups
    strictConflict:(nullable NSNumber *)strictConflict
    contentHash:(nullable NSString *)contentHash
    inputData:(NSData *)inputData;

/// Uploads a file of at most 150 MiB in one request; larger files need an upload session. On teams with a data
/// transport limit each call counts. The optional arguments have their defaults.
- (DBUploadTask<DBFILESFileMetadata *, DBFILESUploadError *> *)uploadStream:(NSString *)path
    inputStream:(NSInputStream *)inputStream;

/// Uploads a file of at most 150 MiB in one request; larger files need an upload session. On teams with a data
/// transport limit each call counts.
///
/// Route `files/upload`: style upload, host content, auth user, scope `files.content.write`.
/// Error: `DBFILESUploadError`.
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
///   - inputStream: The content, read once.
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
///   - sessionId: The session, as returned when it was started.
///   - offset: How many bytes the session holds already, which is where the new data begins.
///   - inputUrl: The path of the file whose content is sent.
- (DBUploadTask<DBNilObject *, DBFILESUploadSessionAppendError *> *)uploadSessionAppendUrl:(NSString *)sessionId
    offset:(NSNumber *)offset
    inputUrl:(NSString *)inputUrl
    __deprecated_msg("Dropbox deprecated the route.");

/// Appends data to an upload session.
///
/// Route `files/upload_session/append`: style upload, host content, auth user, scope `files.content.write`.
/// Error: `DBFILESUploadSessionAppendError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-append>
///
/// - Parameters:
///   - sessionId: The session, as returned when it was started.
///   - offset: How many bytes the session holds already, which is where the new data begins.
///   - inputData: The content.
- (DBUploadTask<DBNilObject *, DBFILESUploadSessionAppendError *> *)uploadSessionAppendData:(NSString *)sessionId
    offset:(NSNumber *)offset
    inputData:(NSData *)inputData
    __deprecated_msg("Dropbox deprecated the route.");

/// Appends data to an upload session.
///
/// Route `files/upload_session/append`: style upload, host content, auth user, scope `files.content.write`.
/// Error: `DBFILESUploadSessionAppendError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-append>
///
/// - Parameters:
///   - sessionId: The session, as returned when it was started.
///   - offset: How many bytes the session holds already, which is where the new data begins.
///   - inputStream: The content, read once.
- (DBUploadTask<DBNilObject *, DBFILESUploadSessionAppendError *> *)uploadSessionAppendStream:(NSString *)sessionId
    offset:(NSNumber *)offset
    inputStream:(NSInputStream *)inputStream
    __deprecated_msg("Dropbox deprecated the route.");

/// Appends at most 150 MiB to an upload session. A wrong offset is answered with the right one, so after a lost reply
/// the upload goes on from there. The optional arguments have their defaults.
- (DBUploadTask<DBNilObject *, DBFILESUploadSessionAppendError *> *)
    uploadSessionAppendV2Url:(DBFILESUploadSessionCursor *)cursor
    inputUrl:(NSString *)inputUrl;

/// Appends at most 150 MiB to an upload session. A wrong offset is answered with the right one, so after a lost reply
/// the upload goes on from there.
///
/// Route `files/upload_session/append_v2`: style upload, host content, auth user, scope `files.content.write`.
/// Error: `DBFILESUploadSessionAppendError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-append>
///
/// - Parameters:
///   - cursor: The session, and how many bytes it holds already.
///   - close: Whether this is the last piece. A closed session takes no more data; concurrent sessions must be closed
///     before they are finished. Default: `@NO`.
///   - contentHash: The content hash of the data in this request, if the server should verify what arrives. Exactly 64
///     characters.
///   - inputUrl: The path of the file whose content is sent.
- (DBUploadTask<DBNilObject *, DBFILESUploadSessionAppendError *> *)
    uploadSessionAppendV2Url:(DBFILESUploadSessionCursor *)cursor
    close:(nullable NSNumber *)close
    contentHash:(nullable NSString *)contentHash
    inputUrl:(NSString *)inputUrl;

/// Appends at most 150 MiB to an upload session. A wrong offset is answered with the right one, so after a lost reply
/// the upload goes on from there. The optional arguments have their defaults.
- (DBUploadTask<DBNilObject *, DBFILESUploadSessionAppendError *> *)
    uploadSessionAppendV2Data:(DBFILESUploadSessionCursor *)cursor
    inputData:(NSData *)inputData;

/// Appends at most 150 MiB to an upload session. A wrong offset is answered with the right one, so after a lost reply
/// the upload goes on from there.
///
/// Route `files/upload_session/append_v2`: style upload, host content, auth user, scope `files.content.write`.
/// Error: `DBFILESUploadSessionAppendError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-append>
///
/// - Parameters:
///   - cursor: The session, and how many bytes it holds already.
///   - close: Whether this is the last piece. A closed session takes no more data; concurrent sessions must be closed
///     before they are finished. Default: `@NO`.
///   - contentHash: The content hash of the data in this request, if the server should verify what arrives. Exactly 64
///     characters.
///   - inputData: The content.
- (DBUploadTask<DBNilObject *, DBFILESUploadSessionAppendError *> *)
    uploadSessionAppendV2Data:(DBFILESUploadSessionCursor *)cursor
    close:(nullable NSNumber *)close
    contentHash:(nullable NSString *)contentHash
    inputData:(NSData *)inputData;

/// Appends at most 150 MiB to an upload session. A wrong offset is answered with the right one, so after a lost reply
/// the upload goes on from there. The optional arguments have their defaults.
- (DBUploadTask<DBNilObject *, DBFILESUploadSessionAppendError *> *)
    uploadSessionAppendV2Stream:(DBFILESUploadSessionCursor *)cursor
    inputStream:(NSInputStream *)inputStream;

/// Appends at most 150 MiB to an upload session. A wrong offset is answered with the right one, so after a lost reply
/// the upload goes on from there.
///
/// Route `files/upload_session/append_v2`: style upload, host content, auth user, scope `files.content.write`.
/// Error: `DBFILESUploadSessionAppendError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-append>
///
/// - Parameters:
///   - cursor: The session, and how many bytes it holds already.
///   - close: Whether this is the last piece. A closed session takes no more data; concurrent sessions must be closed
///     before they are finished. Default: `@NO`.
///   - contentHash: The content hash of the data in this request, if the server should verify what arrives. Exactly 64
///     characters.
///   - inputStream: The content, read once.
- (DBUploadTask<DBNilObject *, DBFILESUploadSessionAppendError *> *)
    uploadSessionAppendV2Stream:(DBFILESUploadSessionCursor *)cursor
    close:(nullable NSNumber *)close
    contentHash:(nullable NSString *)contentHash
    inputStream:(NSInputStream *)inputStream;

/// Appends to many upload sessions with one request of at most 150 MiB: the pieces stand one after another in the body,
/// in the order of the entries. The optional arguments have their defaults.
- (DBUploadTask<DBFILESUploadSessionAppendBatchResult *, DBFILESUploadSessionAppendBatchError *> *)
    uploadSessionAppendBatchUrl:(NSArray<DBFILESUploadSessionAppendBatchArgEntry *> *)entries
    inputUrl:(NSString *)inputUrl;

/// Appends to many upload sessions with one request of at most 150 MiB: the pieces stand one after another in the body,
/// in the order of the entries.
///
/// Route `files/upload_session/append_batch`: style upload, host content, auth user, scope `files.content.write`.
/// Error: `DBFILESUploadSessionAppendBatchError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-append_batch>
///
/// - Parameters:
///   - entries: The sessions to append to, in the order of their data in the body. At most 1000 items.
///   - contentHash: The content hash of the whole body, if the server should verify what arrives. Exactly 64
///     characters.
///   - inputUrl: The path of the file whose content is sent.
- (DBUploadTask<DBFILESUploadSessionAppendBatchResult *, DBFILESUploadSessionAppendBatchError *> *)
    uploadSessionAppendBatchUrl:(NSArray<DBFILESUploadSessionAppendBatchArgEntry *> *)entries
    contentHash:(nullable NSString *)contentHash
    inputUrl:(NSString *)inputUrl;

/// Appends to many upload sessions with one request of at most 150 MiB: the pieces stand one after another in the body,
/// in the order of the entries. The optional arguments have their defaults.
- (DBUploadTask<DBFILESUploadSessionAppendBatchResult *, DBFILESUploadSessionAppendBatchError *> *)
    uploadSessionAppendBatchData:(NSArray<DBFILESUploadSessionAppendBatchArgEntry *> *)entries
    inputData:(NSData *)inputData;

/// Appends to many upload sessions with one request of at most 150 MiB: the pieces stand one after another in the body,
/// in the order of the entries.
///
/// Route `files/upload_session/append_batch`: style upload, host content, auth user, scope `files.content.write`.
/// Error: `DBFILESUploadSessionAppendBatchError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-append_batch>
///
/// - Parameters:
///   - entries: The sessions to append to, in the order of their data in the body. At most 1000 items.
///   - contentHash: The content hash of the whole body, if the server should verify what arrives. Exactly 64
///     characters.
///   - inputData: The content.
- (DBUploadTask<DBFILESUploadSessionAppendBatchResult *, DBFILESUploadSessionAppendBatchError *> *)
    uploadSessionAppendBatchData:(NSArray<DBFILESUploadSessionAppendBatchArgEntry *> *)entries
    contentHash:(nullable NSString *)contentHash
    inputData:(NSData *)inputData;

/// Appends to many upload sessions with one request of at most 150 MiB: the pieces stand one after another in the body,
/// in the order of the entries. The optional arguments have their defaults.
- (DBUploadTask<DBFILESUploadSessionAppendBatchResult *, DBFILESUploadSessionAppendBatchError *> *)
    uploadSessionAppendBatchStream:(NSArray<DBFILESUploadSessionAppendBatchArgEntry *> *)entries
    inputStream:(NSInputStream *)inputStream;

/// Appends to many upload sessions with one request of at most 150 MiB: the pieces stand one after another in the body,
/// in the order of the entries.
///
/// Route `files/upload_session/append_batch`: style upload, host content, auth user, scope `files.content.write`.
/// Error: `DBFILESUploadSessionAppendBatchError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-append_batch>
///
/// - Parameters:
///   - entries: The sessions to append to, in the order of their data in the body. At most 1000 items.
///   - contentHash: The content hash of the whole body, if the server should verify what arrives. Exactly 64
///     characters.
///   - inputStream: The content, read once.
- (DBUploadTask<DBFILESUploadSessionAppendBatchResult *, DBFILESUploadSessionAppendBatchError *> *)
    uploadSessionAppendBatchStream:(NSArray<DBFILESUploadSessionAppendBatchArgEntry *> *)entries
    contentHash:(nullable NSString *)contentHash
    inputStream:(NSInputStream *)inputStream;

/// Saves the data of an upload session as a file. If the save fails the data is kept: try again with an empty body and
/// the offset at the end of the data. The optional arguments have their defaults.
- (DBUploadTask<DBFILESFileMetadata *, DBFILESUploadSessionFinishError *> *)
    uploadSessionFinishUrl:(DBFILESUploadSessionCursor *)cursor
    commit:(DBFILESCommitInfo *)commit
    inputUrl:(NSString *)inputUrl;

/// Saves the data of an upload session as a file. If the save fails the data is kept: try again with an empty body and
/// the offset at the end of the data.
///
/// Route `files/upload_session/finish`: style upload, host content, auth user, scope `files.content.write`.
/// Error: `DBFILESUploadSessionFinishError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-finish>
///
/// - Parameters:
///   - cursor: The session, and how many bytes it holds already.
///   - commit: Where and how to save the file.
///   - contentHash: The content hash of the data in this request, not of the whole file, if the server should verify
///     what arrives. Exactly 64 characters.
///   - inputUrl: The path of the file whose content is sent.
- (DBUploadTask<DBFILESFileMetadata *, DBFILESUploadSessionFinishError *> *)
    uploadSessionFinishUrl:(DBFILESUploadSessionCursor *)cursor
    commit:(DBFILESCommitInfo *)commit
    contentHash:(nullable NSString *)contentHash
    inputUrl:(NSString *)inputUrl;

/// Saves the data of an upload session as a file. If the save fails the data is kept: try again with an empty body and
/// the offset at the end of the data. The optional arguments have their defaults.
- (DBUploadTask<DBFILESFileMetadata *, DBFILESUploadSessionFinishError *> *)
    uploadSessionFinishData:(DBFILESUploadSessionCursor *)cursor
    commit:(DBFILESCommitInfo *)commit
    inputData:(NSData *)inputData;

/// Saves the data of an upload session as a file. If the save fails the data is kept: try again with an empty body and
/// the offset at the end of the data.
///
/// Route `files/upload_session/finish`: style upload, host content, auth user, scope `files.content.write`.
/// Error: `DBFILESUploadSessionFinishError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-finish>
///
/// - Parameters:
///   - cursor: The session, and how many bytes it holds already.
///   - commit: Where and how to save the file.
///   - contentHash: The content hash of the data in this request, not of the whole file, if the server should verify
///     what arrives. Exactly 64 characters.
///   - inputData: The content.
- (DBUploadTask<DBFILESFileMetadata *, DBFILESUploadSessionFinishError *> *)
    uploadSessionFinishData:(DBFILESUploadSessionCursor *)cursor
    commit:(DBFILESCommitInfo *)commit
    contentHash:(nullable NSString *)contentHash
    inputData:(NSData *)inputData;

/// Saves the data of an upload session as a file. If the save fails the data is kept: try again with an empty body and
/// the offset at the end of the data. The optional arguments have their defaults.
- (DBUploadTask<DBFILESFileMetadata *, DBFILESUploadSessionFinishError *> *)
    uploadSessionFinishStream:(DBFILESUploadSessionCursor *)cursor
    commit:(DBFILESCommitInfo *)commit
    inputStream:(NSInputStream *)inputStream;

/// Saves the data of an upload session as a file. If the save fails the data is kept: try again with an empty body and
/// the offset at the end of the data.
///
/// Route `files/upload_session/finish`: style upload, host content, auth user, scope `files.content.write`.
/// Error: `DBFILESUploadSessionFinishError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-finish>
///
/// - Parameters:
///   - cursor: The session, and how many bytes it holds already.
///   - commit: Where and how to save the file.
///   - contentHash: The content hash of the data in this request, not of the whole file, if the server should verify
///     what arrives. Exactly 64 characters.
///   - inputStream: The content, read once.
- (DBUploadTask<DBFILESFileMetadata *, DBFILESUploadSessionFinishError *> *)
    uploadSessionFinishStream:(DBFILESUploadSessionCursor *)cursor
    commit:(DBFILESCommitInfo *)commit
    contentHash:(nullable NSString *)contentHash
    inputStream:(NSInputStream *)inputStream;

/// Starts a job that saves up to 1,000 upload sessions. Run one such job at a time for an account, and poll it with
/// `uploadSessionFinishBatchCheck`.
///
/// Route `files/upload_session/finish_batch`: style rpc, host api, auth user, scope `files.content.write`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-finish_batch>
///
/// - Parameters:
///   - entries: What to save where. At most 1000 items.
- (DBRpcTask<DBFILESUploadSessionFinishBatchLaunch *, DBNilObject *> *)
    uploadSessionFinishBatch:(NSArray<DBFILESUploadSessionFinishArg *> *)entries
    __deprecated_msg("Dropbox deprecated the route.");

/// Saves up to 1,000 upload sessions as files with one call, which avoids the lock contention of many single commits.
/// Each session must have been closed by its last start or append.
///
/// Route `files/upload_session/finish_batch_v2`: style rpc, host api, auth user, scope `files.content.write`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-finish_batch>
///
/// - Parameters:
///   - entries: What to save where. At most 1000 items.
- (DBRpcTask<DBFILESUploadSessionFinishBatchResult *, DBNilObject *> *)
    uploadSessionFinishBatchV2:(NSArray<DBFILESUploadSessionFinishArg *> *)entries;

/// Polls a job of `uploadSessionFinishBatch`: returns whether it is still running, or what became of each file.
///
/// Route `files/upload_session/finish_batch/check`: style rpc, host api, auth user, scope `files.content.write`.
/// Error: `DBASYNCPollError`.
/// Reference:
/// <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-finish_batch-check>
///
/// - Parameters:
///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
- (DBRpcTask<DBFILESUploadSessionFinishBatchJobStatus *, DBASYNCPollError *> *)
    uploadSessionFinishBatchCheck:(NSString *)asyncJobId;

/// Starts an upload session, which takes a file of any size up to 2,199,019,061,248 bytes in requests of at most 150
/// MiB and lives for 7 days. A concurrent session takes its pieces in any order; start and finish then carry no data.
/// The optional arguments have their defaults.
- (DBUploadTask<DBFILESUploadSessionStartResult *, DBFILESUploadSessionStartError *> *)
    uploadSessionStartUrl:(NSString *)inputUrl;

/// Starts an upload session, which takes a file of any size up to 2,199,019,061,248 bytes in requests of at most 150
/// MiB and lives for 7 days. A concurrent session takes its pieces in any order; start and finish then carry no data.
///
/// Route `files/upload_session/start`: style upload, host content, auth user, scope `files.content.write`.
/// Error: `DBFILESUploadSessionStartError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-start>
///
/// - Parameters:
///   - close: Whether the data of this request is the whole file. Not for concurrent sessions. Default: `@NO`.
///   - sessionType: Whether pieces come one after another (the default) or in any order.
///   - contentHash: The content hash of the data in this request, if the server should verify what arrives. Exactly 64
///     characters.
///   - inputUrl: The path of the file whose content is sent.
- (DBUploadTask<DBFILESUploadSessionStartResult *, DBFILESUploadSessionStartError *> *)
    uploadSessionStartUrl:(nullable NSNumber *)close
    sessionType:(nullable DBFILESUploadSessionType *)sessionType
    contentHash:(nullable NSString *)contentHash
    inputUrl:(NSString *)inputUrl;

/// Starts an upload session, which takes a file of any size up to 2,199,019,061,248 bytes in requests of at most 150
/// MiB and lives for 7 days. A concurrent session takes its pieces in any order; start and finish then carry no data.
/// The optional arguments have their defaults.
- (DBUploadTask<DBFILESUploadSessionStartResult *, DBFILESUploadSessionStartError *> *)
    uploadSessionStartData:(NSData *)inputData;

/// Starts an upload session, which takes a file of any size up to 2,199,019,061,248 bytes in requests of at most 150
/// MiB and lives for 7 days. A concurrent session takes its pieces in any order; start and finish then carry no data.
///
/// Route `files/upload_session/start`: style upload, host content, auth user, scope `files.content.write`.
/// Error: `DBFILESUploadSessionStartError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-start>
///
/// - Parameters:
///   - close: Whether the data of this request is the whole file. Not for concurrent sessions. Default: `@NO`.
///   - sessionType: Whether pieces come one after another (the default) or in any order.
///   - contentHash: The content hash of the data in this request, if the server should verify what arrives. Exactly 64
///     characters.
///   - inputData: The content.
- (DBUploadTask<DBFILESUploadSessionStartResult *, DBFILESUploadSessionStartError *> *)
    uploadSessionStartData:(nullable NSNumber *)close
    sessionType:(nullable DBFILESUploadSessionType *)sessionType
    contentHash:(nullable NSString *)contentHash
    inputData:(NSData *)inputData;

/// Starts an upload session, which takes a file of any size up to 2,199,019,061,248 bytes in requests of at most 150
/// MiB and lives for 7 days. A concurrent session takes its pieces in any order; start and finish then carry no data.
/// The optional arguments have their defaults.
- (DBUploadTask<DBFILESUploadSessionStartResult *, DBFILESUploadSessionStartError *> *)
    uploadSessionStartStream:(NSInputStream *)inputStream;

/// Starts an upload session, which takes a file of any size up to 2,199,019,061,248 bytes in requests of at most 150
/// MiB and lives for 7 days. A concurrent session takes its pieces in any order; start and finish then carry no data.
///
/// Route `files/upload_session/start`: style upload, host content, auth user, scope `files.content.write`.
/// Error: `DBFILESUploadSessionStartError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-start>
///
/// - Parameters:
///   - close: Whether the data of this request is the whole file. Not for concurrent sessions. Default: `@NO`.
///   - sessionType: Whether pieces come one after another (the default) or in any order.
///   - contentHash: The content hash of the data in this request, if the server should verify what arrives. Exactly 64
///     characters.
///   - inputStream: The content, read once.
- (DBUploadTask<DBFILESUploadSessionStartResult *, DBFILESUploadSessionStartError *> *)
    uploadSessionStartStream:(nullable NSNumber *)close
    sessionType:(nullable DBFILESUploadSessionType *)sessionType
    contentHash:(nullable NSString *)contentHash
    inputStream:(NSInputStream *)inputStream;

/// Starts up to 1,000 upload sessions with one call. The optional arguments have their defaults.
- (DBRpcTask<DBFILESUploadSessionStartBatchResult *, DBNilObject *> *)uploadSessionStartBatch:(NSNumber *)numSessions;

/// Starts up to 1,000 upload sessions with one call.
///
/// Route `files/upload_session/start_batch`: style rpc, host api, auth user, scope `files.content.write`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-start_batch>
///
/// - Parameters:
///   - numSessions: How many sessions to start. 1 to 1000.
///   - sessionType: Whether pieces come one after another (the default) or in any order.
- (DBRpcTask<DBFILESUploadSessionStartBatchResult *, DBNilObject *> *)uploadSessionStartBatch:(NSNumber *)numSessions
    sessionType:(nullable DBFILESUploadSessionType *)sessionType;
@end

/// The routes of `files`, called with the key and secret of an app.
@interface DBFILESAppAuthRoutes : DBAuthRoutes
/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP), found by path or by
/// shared link. The optional arguments have their defaults.
- (DBDownloadUrlTask<DBFILESPreviewResult *, DBFILESThumbnailV2Error *> *)
    getThumbnailV2Url:(DBFILESPathOrLink *)resource
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP), found by path or by
/// shared link.
///
/// Route `files/get_thumbnail_v2`: style download, host content, auth app or user, scope `files.content.read`.
/// Error: `DBFILESThumbnailV2Error`.
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
- (DBDownloadUrlTask<DBFILESPreviewResult *, DBFILESThumbnailV2Error *> *)
    getThumbnailV2Url:(DBFILESPathOrLink *)resource
    format:(nullable DBFILESThumbnailFormat *)format
    size:(nullable DBFILESThumbnailSize *)size
    mode:(nullable DBFILESThumbnailMode *)mode
    quality:(nullable DBFILESThumbnailQuality *)quality
    excludeMediaInfo:(nullable NSNumber *)excludeMediaInfo
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination;

/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP), found by path or by
/// shared link. The optional arguments have their defaults.
- (DBDownloadUrlTask<DBFILESPreviewResult *, DBFILESThumbnailV2Error *> *)
    getThumbnailV2Url:(DBFILESPathOrLink *)resource
    overwrite:(BOOL)overwrite
    destination:(NSURL *)destination
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP), found by path or by
/// shared link.
///
/// Route `files/get_thumbnail_v2`: style download, host content, auth app or user, scope `files.content.read`.
/// Error: `DBFILESThumbnailV2Error`.
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
///   - byteOffsetStart: The first byte to download, counted from 0.
///   - byteOffsetEnd: The last byte to download.
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

/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP), found by path or by
/// shared link. The optional arguments have their defaults.
- (DBDownloadDataTask<DBFILESPreviewResult *, DBFILESThumbnailV2Error *> *)
    getThumbnailV2Data:(DBFILESPathOrLink *)resource;

/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP), found by path or by
/// shared link.
///
/// Route `files/get_thumbnail_v2`: style download, host content, auth app or user, scope `files.content.read`.
/// Error: `DBFILESThumbnailV2Error`.
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
- (DBDownloadDataTask<DBFILESPreviewResult *, DBFILESThumbnailV2Error *> *)
    getThumbnailV2Data:(DBFILESPathOrLink *)resource
    format:(nullable DBFILESThumbnailFormat *)format
    size:(nullable DBFILESThumbnailSize *)size
    mode:(nullable DBFILESThumbnailMode *)mode
    quality:(nullable DBFILESThumbnailQuality *)quality
    excludeMediaInfo:(nullable NSNumber *)excludeMediaInfo;

/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP), found by path or by
/// shared link. The optional arguments have their defaults.
- (DBDownloadDataTask<DBFILESPreviewResult *, DBFILESThumbnailV2Error *> *)
    getThumbnailV2Data:(DBFILESPathOrLink *)resource
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Downloads a thumbnail of an image of at most 20 MB (JPEG, PNG, TIFF, GIF, WebP, PPM, BMP), found by path or by
/// shared link.
///
/// Route `files/get_thumbnail_v2`: style download, host content, auth app or user, scope `files.content.read`.
/// Error: `DBFILESThumbnailV2Error`.
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
///   - byteOffsetStart: The first byte to download, counted from 0.
///   - byteOffsetEnd: The last byte to download.
- (DBDownloadDataTask<DBFILESPreviewResult *, DBFILESThumbnailV2Error *> *)
    getThumbnailV2Data:(DBFILESPathOrLink *)resource
    format:(nullable DBFILESThumbnailFormat *)format
    size:(nullable DBFILESThumbnailSize *)size
    mode:(nullable DBFILESThumbnailMode *)mode
    quality:(nullable DBFILESThumbnailQuality *)quality
    excludeMediaInfo:(nullable NSNumber *)excludeMediaInfo
    byteOffsetStart:(NSNumber *)byteOffsetStart
    byteOffsetEnd:(NSNumber *)byteOffsetEnd;

/// Lists a folder, or a whole tree. While `hasMore` is true, go on with `listFolderContinue`; keep the last cursor to
/// ask later for what has changed. Identical calls in parallel may be answered with a rate limit. The optional
/// arguments have their defaults.
- (DBRpcTask<DBFILESListFolderResult *, DBFILESListFolderError *> *)listFolder:(NSString *)path;

/// Lists a folder, or a whole tree. While `hasMore` is true, go on with `listFolderContinue`; keep the last cursor to
/// ask later for what has changed. Identical calls in parallel may be answered with a rate limit.
///
/// Route `files/list_folder`: style rpc, host api, auth app or user, scope `files.metadata.read`.
/// Error: `DBFILESListFolderError`.
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

/// Returns the next page of a listing, or, when it was complete, what has changed since. To mirror a folder, apply the
/// entries in order: a file replaces whatever was there, a folder replaces a file but keeps children, a deleted entry
/// removes its subtree.
///
/// Route `files/list_folder/continue`: style rpc, host api, auth app or user, scope `files.metadata.read`.
/// Error: `DBFILESListFolderContinueError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-list_folder-continue>
///
/// - Parameters:
///   - cursor: The cursor of the latest answer of `listFolder`, `listFolderContinue` or `listFolderGetLatestCursor`. It
///     carries the options of the first call with it. At least 1 character.
- (DBRpcTask<DBFILESListFolderResult *, DBFILESListFolderContinueError *> *)listFolderContinue:(NSString *)cursor;
@end

/// The descriptors of the routes of `files`.
@interface DBFILESRouteObjects : DBRouteObjects
/// `files/alpha/get_metadata`
+ (DBRoute *)DBFILESAlphaGetMetadata;
/// `files/alpha/upload`
+ (DBRoute *)DBFILESAlphaUpload;
/// `files/copy`
+ (DBRoute *)DBFILESDCopy;
/// `files/copy_v2`
+ (DBRoute *)DBFILESDCopyV2;
/// `files/copy_batch`
+ (DBRoute *)DBFILESDCopyBatch;
/// `files/copy_batch_v2`
+ (DBRoute *)DBFILESDCopyBatchV2;
/// `files/copy_batch/check`
+ (DBRoute *)DBFILESDCopyBatchCheck;
/// `files/copy_batch/check_v2`
+ (DBRoute *)DBFILESDCopyBatchCheckV2;
/// `files/copy_reference/get`
+ (DBRoute *)DBFILESDCopyReferenceGet;
/// `files/copy_reference/save`
+ (DBRoute *)DBFILESDCopyReferenceSave;
/// `files/create_folder`
+ (DBRoute *)DBFILESCreateFolder;
/// `files/create_folder_v2`
+ (DBRoute *)DBFILESCreateFolderV2;
/// `files/create_folder_batch`
+ (DBRoute *)DBFILESCreateFolderBatch;
/// `files/create_folder_batch/check`
+ (DBRoute *)DBFILESCreateFolderBatchCheck;
/// `files/delete`
+ (DBRoute *)DBFILESDelete_;
/// `files/delete_v2`
+ (DBRoute *)DBFILESDelete_V2;
/// `files/delete_batch`
+ (DBRoute *)DBFILESDeleteBatch;
/// `files/delete_batch/check`
+ (DBRoute *)DBFILESDeleteBatchCheck;
/// `files/download`
+ (DBRoute *)DBFILESDownload;
/// `files/download_zip`
+ (DBRoute *)DBFILESDownloadZip;
/// `files/export`
+ (DBRoute *)DBFILESExport;
/// `files/get_file_lock_batch`
+ (DBRoute *)DBFILESGetFileLockBatch;
/// `files/get_metadata`
+ (DBRoute *)DBFILESGetMetadata;
/// `files/get_preview`
+ (DBRoute *)DBFILESGetPreview;
/// `files/get_temporary_link`
+ (DBRoute *)DBFILESGetTemporaryLink;
/// `files/get_temporary_upload_link`
+ (DBRoute *)DBFILESGetTemporaryUploadLink;
/// `files/get_thumbnail`
+ (DBRoute *)DBFILESGetThumbnail;
/// `files/get_thumbnail_v2`
+ (DBRoute *)DBFILESGetThumbnailV2;
/// `files/get_thumbnail_batch`
+ (DBRoute *)DBFILESGetThumbnailBatch;
/// `files/list_folder`
+ (DBRoute *)DBFILESListFolder;
/// `files/list_folder/continue`
+ (DBRoute *)DBFILESListFolderContinue;
/// `files/list_folder/get_latest_cursor`
+ (DBRoute *)DBFILESListFolderGetLatestCursor;
/// `files/list_folder/longpoll`
+ (DBRoute *)DBFILESListFolderLongpoll;
/// `files/list_revisions`
+ (DBRoute *)DBFILESListRevisions;
/// `files/lock_file_batch`
+ (DBRoute *)DBFILESLockFileBatch;
/// `files/move`
+ (DBRoute *)DBFILESMove;
/// `files/move_v2`
+ (DBRoute *)DBFILESMoveV2;
/// `files/move_batch`
+ (DBRoute *)DBFILESMoveBatch;
/// `files/move_batch_v2`
+ (DBRoute *)DBFILESMoveBatchV2;
/// `files/move_batch/check`
+ (DBRoute *)DBFILESMoveBatchCheck;
/// `files/move_batch/check_v2`
+ (DBRoute *)DBFILESMoveBatchCheckV2;
/// `files/paper/create`
+ (DBRoute *)DBFILESPaperCreate;
/// `files/paper/update`
+ (DBRoute *)DBFILESPaperUpdate;
/// `files/permanently_delete`
+ (DBRoute *)DBFILESPermanentlyDelete;
/// `files/properties/add`
+ (DBRoute *)DBFILESPropertiesAdd;
/// `files/properties/overwrite`
+ (DBRoute *)DBFILESPropertiesOverwrite;
/// `files/properties/update`
+ (DBRoute *)DBFILESPropertiesUpdate;
/// `files/restore`
+ (DBRoute *)DBFILESRestore;
/// `files/save_url`
+ (DBRoute *)DBFILESSaveUrl;
/// `files/save_url/check_job_status`
+ (DBRoute *)DBFILESSaveUrlCheckJobStatus;
/// `files/search`
+ (DBRoute *)DBFILESSearch;
/// `files/search_v2`
+ (DBRoute *)DBFILESSearchV2;
/// `files/search/continue_v2`
+ (DBRoute *)DBFILESSearchContinueV2;
/// `files/tags/add`
+ (DBRoute *)DBFILESTagsAdd;
/// `files/tags/get`
+ (DBRoute *)DBFILESTagsGet;
/// `files/tags/remove`
+ (DBRoute *)DBFILESTagsRemove;
/// `files/unlock_file_batch`
+ (DBRoute *)DBFILESUnlockFileBatch;
/// `files/upload`
+ (DBRoute *)DBFILESUpload;
/// `files/upload_session/append`
+ (DBRoute *)DBFILESUploadSessionAppend;
/// `files/upload_session/append_v2`
+ (DBRoute *)DBFILESUploadSessionAppendV2;
/// `files/upload_session/append_batch`
+ (DBRoute *)DBFILESUploadSessionAppendBatch;
/// `files/upload_session/finish`
+ (DBRoute *)DBFILESUploadSessionFinish;
/// `files/upload_session/finish_batch`
+ (DBRoute *)DBFILESUploadSessionFinishBatch;
/// `files/upload_session/finish_batch_v2`
+ (DBRoute *)DBFILESUploadSessionFinishBatchV2;
/// `files/upload_session/finish_batch/check`
+ (DBRoute *)DBFILESUploadSessionFinishBatchCheck;
/// `files/upload_session/start`
+ (DBRoute *)DBFILESUploadSessionStart;
/// `files/upload_session/start_batch`
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
