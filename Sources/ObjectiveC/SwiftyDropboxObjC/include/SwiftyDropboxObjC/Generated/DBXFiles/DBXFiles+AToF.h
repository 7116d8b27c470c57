// Generated from API/files.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXFiles/DBXFiles+Base.h>

@class DBXFilePropertiesLookUpPropertiesError, DBXFilePropertiesPropertyGroup, DBXFilePropertiesTemplateFilterBase,
    DBXFilesAddTagErrorOther, DBXFilesAddTagErrorPath, DBXFilesAddTagErrorTooManyTags,
    DBXFilesAlphaGetMetadataErrorPath, DBXFilesAlphaGetMetadataErrorPropertiesError, DBXFilesBaseTagErrorOther,
    DBXFilesBaseTagErrorPath, DBXFilesCreateFolderBatchErrorOther, DBXFilesCreateFolderBatchErrorTooManyFiles,
    DBXFilesCreateFolderBatchJobStatusComplete, DBXFilesCreateFolderBatchJobStatusFailed,
    DBXFilesCreateFolderBatchJobStatusInProgress, DBXFilesCreateFolderBatchJobStatusOther,
    DBXFilesCreateFolderBatchLaunchAsyncJobId, DBXFilesCreateFolderBatchLaunchComplete,
    DBXFilesCreateFolderBatchLaunchOther, DBXFilesCreateFolderBatchResult, DBXFilesCreateFolderBatchResultEntry,
    DBXFilesCreateFolderBatchResultEntryFailure, DBXFilesCreateFolderBatchResultEntrySuccess,
    DBXFilesCreateFolderEntryError, DBXFilesCreateFolderEntryErrorOther, DBXFilesCreateFolderEntryErrorPath,
    DBXFilesCreateFolderEntryResult, DBXFilesCreateFolderErrorPath, DBXFilesDeleteBatchErrorOther,
    DBXFilesDeleteBatchErrorTooManyWriteOperations, DBXFilesDeleteBatchJobStatusComplete,
    DBXFilesDeleteBatchJobStatusFailed, DBXFilesDeleteBatchJobStatusInProgress, DBXFilesDeleteBatchJobStatusOther,
    DBXFilesDeleteBatchLaunchAsyncJobId, DBXFilesDeleteBatchLaunchComplete, DBXFilesDeleteBatchLaunchOther,
    DBXFilesDeleteBatchResult, DBXFilesDeleteBatchResultEntry, DBXFilesDeleteBatchResultEntryFailure,
    DBXFilesDeleteBatchResultEntrySuccess, DBXFilesDeleteError, DBXFilesDeleteErrorOther, DBXFilesDeleteErrorPathLookup,
    DBXFilesDeleteErrorPathWrite, DBXFilesDeleteErrorTooManyFiles, DBXFilesDeleteErrorTooManyWriteOperations,
    DBXFilesDownloadErrorOther, DBXFilesDownloadErrorPath, DBXFilesDownloadErrorUnsupportedFile,
    DBXFilesDownloadZipErrorOther, DBXFilesDownloadZipErrorPath, DBXFilesDownloadZipErrorTooLarge,
    DBXFilesDownloadZipErrorTooManyFiles, DBXFilesExportErrorInvalidExportFormat, DBXFilesExportErrorNonExportable,
    DBXFilesExportErrorOther, DBXFilesExportErrorPath, DBXFilesExportErrorRetryError, DBXFilesFileCategoryAudio,
    DBXFilesFileCategoryDocument, DBXFilesFileCategoryFolder, DBXFilesFileCategoryImage, DBXFilesFileCategoryOther,
    DBXFilesFileCategoryOthers, DBXFilesFileCategoryPaper, DBXFilesFileCategoryPdf, DBXFilesFileCategoryPresentation,
    DBXFilesFileCategorySpreadsheet, DBXFilesFileCategoryVideo, DBXFilesFileLockContent, DBXFilesFileLockContentOther,
    DBXFilesFileLockContentSingleUser, DBXFilesFileLockContentUnlocked, DBXFilesFileMetadata, DBXFilesFileSharingInfo,
    DBXFilesFileStatusActive, DBXFilesFileStatusDeleted, DBXFilesFileStatusOther, DBXFilesFolderMetadata,
    DBXFilesFolderSharingInfo, DBXFilesLookupError, DBXFilesMediaInfo, DBXFilesMetadata, DBXFilesSingleUserLock,
    DBXFilesSymlinkInfo, DBXFilesSyncSetting, DBXFilesSyncSettingArg, DBXFilesWriteError;

NS_ASSUME_NONNULL_BEGIN

/// The tag to add to an item.
@interface DBXFilesAddTagArg : DBXObject
/// The path of the file or folder to tag. Starts with `/`.
@property (nonatomic, readonly, copy) NSString *path;

/// The tag: letters, digits, and underscores. Dropbox stores it in lowercase. 1 to 32 characters. Consists of letters,
/// digits, and underscores.
@property (nonatomic, readonly, copy) NSString *tagText;

/// Creates an object.
///
/// - Parameters:
///   - path: The path of the file or folder to tag. Starts with `/`.
///   - tagText: The tag: letters, digits, and underscores. Dropbox stores it in lowercase. 1 to 32 characters. Consists
///     of letters, digits, and underscores.
- (instancetype)initWithPath:(NSString *)path tagText:(NSString *)tagText NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a tag wasn't added.
@interface DBXFilesAddTagError : DBXObject
@end

/// The members of the union.
@interface DBXFilesAddTagError (Members)
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesAddTagErrorPath *asPath;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesAddTagErrorOther *asOther;
/// The object if its tag is `too_many_tags`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesAddTagErrorTooManyTags *asTooManyTags;
@end

/// The item can't be found or read.
@interface DBXFilesAddTagErrorPath : DBXFilesAddTagError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesLookupError *)path NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesAddTagErrorOther : DBXFilesAddTagError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The item already has 20 tags. Remove one first.
@interface DBXFilesAddTagErrorTooManyTags : DBXFilesAddTagError
/// Creates an object with the tag `too_many_tags`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The item whose metadata to get, and the metadata to include.
@interface DBXFilesAlphaGetMetadataArg : DBXFilesGetMetadataArg
/// The templates whose custom properties to include. Use `includePropertyGroups` instead. Each item has at least 1
/// character. Each item starts with `/` or `ptid:`. Deprecated.
@property (nonatomic, readonly, copy, nullable) NSArray<NSString *> *includePropertyTemplates;

/// Creates an object.
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
- (instancetype)initWithPath:(NSString *)path
    includeMediaInfo:(NSNumber *)includeMediaInfo
    includeDeleted:(NSNumber *)includeDeleted
    includeHasExplicitSharedMembers:(NSNumber *)includeHasExplicitSharedMembers
    includePropertyGroups:(nullable DBXFilePropertiesTemplateFilterBase *)includePropertyGroups
    includePropertyTemplates:(nullable NSArray<NSString *> *)includePropertyTemplates
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithPath:(NSString *)path
    includeMediaInfo:(NSNumber *)includeMediaInfo
    includeDeleted:(NSNumber *)includeDeleted
    includeHasExplicitSharedMembers:(NSNumber *)includeHasExplicitSharedMembers
    includePropertyGroups:(nullable DBXFilePropertiesTemplateFilterBase *)includePropertyGroups
    DB_UNAVAILABLE;
@end

/// The reason that no metadata was returned.
@interface DBXFilesAlphaGetMetadataError : DBXObject
@end

/// The members of the union.
@interface DBXFilesAlphaGetMetadataError (Members)
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesAlphaGetMetadataErrorPath *asPath;
/// The object if its tag is `properties_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesAlphaGetMetadataErrorPropertiesError *asPropertiesError;
@end

/// The item can't be found or read.
@interface DBXFilesAlphaGetMetadataErrorPath : DBXFilesAlphaGetMetadataError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesLookupError *)path NS_DESIGNATED_INITIALIZER;
@end

/// A property template doesn't exist.
@interface DBXFilesAlphaGetMetadataErrorPropertiesError : DBXFilesAlphaGetMetadataError
/// The value of `properties_error`.
@property (nonatomic, strong) DBXFilePropertiesLookUpPropertiesError *propertiesError;
/// Creates an object with the tag `properties_error`.
- (instancetype)init:(DBXFilePropertiesLookUpPropertiesError *)propertiesError NS_DESIGNATED_INITIALIZER;
@end

/// The reason that tags weren't read or changed.
@interface DBXFilesBaseTagError : DBXObject
@end

/// The members of the union.
@interface DBXFilesBaseTagError (Members)
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesBaseTagErrorPath *asPath;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesBaseTagErrorOther *asOther;
@end

/// The item can't be found or read.
@interface DBXFilesBaseTagErrorPath : DBXFilesBaseTagError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesLookupError *)path NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesBaseTagErrorOther : DBXFilesBaseTagError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The sync setting of an item for the computers of a team's members.
@interface DBXFilesContentSyncSetting : DBXObject
/// The identifier of the file or folder. At least 4 characters. Starts with `id:`.
@property (nonatomic, readonly, copy) NSString *id;
/// The sync setting.
@property (nonatomic, readonly) DBXFilesSyncSetting *syncSetting;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithId:(NSString *)id syncSetting:(DBXFilesSyncSetting *)syncSetting NS_DESIGNATED_INITIALIZER;
@end

/// A change of an item's sync setting for the computers of a team's members.
@interface DBXFilesContentSyncSettingArg : DBXObject
/// The identifier of the file or folder. At least 4 characters. Starts with `id:`.
@property (nonatomic, readonly, copy) NSString *id;
/// The new sync setting.
@property (nonatomic, readonly) DBXFilesSyncSettingArg *syncSetting;

/// Creates an object.
///
/// - Parameters:
///   - id: The identifier of the file or folder. At least 4 characters. Starts with `id:`.
///   - syncSetting: The new sync setting.
- (instancetype)initWithId:(NSString *)id syncSetting:(DBXFilesSyncSettingArg *)syncSetting NS_DESIGNATED_INITIALIZER;
@end

/// The folder to create.
@interface DBXFilesCreateFolderArg : DBXObject
/// The path of the new folder. Missing parents are created, too. Starts with `/` or `ns:`.
@property (nonatomic, readonly, copy) NSString *path;

/// A Boolean value that indicates whether to choose another name instead of failing if an item already exists at the
/// path. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *autorename;

/// Creates an object.
///
/// - Parameters:
///   - path: The path of the new folder. Missing parents are created, too. Starts with `/` or `ns:`.
///   - autorename: A Boolean value that indicates whether to choose another name instead of failing if an item already
///     exists at the path. The default is `@NO`.
- (instancetype)initWithPath:(NSString *)path autorename:(NSNumber *)autorename NS_DESIGNATED_INITIALIZER;
@end

/// The folders to create.
@interface DBXFilesCreateFolderBatchArg : DBXObject
/// The paths of the new folders. A path that occurs twice is created once. At most 10000 items. Each item starts with
/// `/` or `ns:`.
@property (nonatomic, readonly, copy) NSArray<NSString *> *paths;

/// A Boolean value that indicates whether to choose another name instead of failing an entry if an item already exists
/// at its path. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *autorename;

/// A Boolean value that indicates whether to return a job immediately, even for a small batch. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *forceAsync;

/// Creates an object.
///
/// - Parameters:
///   - paths: The paths of the new folders. A path that occurs twice is created once. At most 10000 items. Each item
///     starts with `/` or `ns:`.
///   - autorename: A Boolean value that indicates whether to choose another name instead of failing an entry if an item
///     already exists at its path. The default is `@NO`.
///   - forceAsync: A Boolean value that indicates whether to return a job immediately, even for a small batch. The
///     default is `@NO`.
- (instancetype)initWithPaths:(NSArray<NSString *> *)paths
    autorename:(NSNumber *)autorename
    forceAsync:(NSNumber *)forceAsync
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that an entire batch of folders wasn't created.
@interface DBXFilesCreateFolderBatchError : DBXObject
@end

/// The members of the union.
@interface DBXFilesCreateFolderBatchError (Members)
/// The object if its tag is `too_many_files`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesCreateFolderBatchErrorTooManyFiles *asTooManyFiles;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesCreateFolderBatchErrorOther *asOther;
@end

/// The batch contains too many folders. Use several batches.
@interface DBXFilesCreateFolderBatchErrorTooManyFiles : DBXFilesCreateFolderBatchError
/// Creates an object with the tag `too_many_files`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesCreateFolderBatchErrorOther : DBXFilesCreateFolderBatchError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The state of a job of `createFolderBatch`.
@interface DBXFilesCreateFolderBatchJobStatus : DBXObject
@end

/// The members of the union.
@interface DBXFilesCreateFolderBatchJobStatus (Members)
/// The object if its tag is `in_progress`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesCreateFolderBatchJobStatusInProgress *asInProgress;
/// The object if its tag is `complete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesCreateFolderBatchJobStatusComplete *asComplete;
/// The object if its tag is `failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesCreateFolderBatchJobStatusFailed *asFailed;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesCreateFolderBatchJobStatusOther *asOther;
@end

/// The job is still running. Poll again later.
@interface DBXFilesCreateFolderBatchJobStatusInProgress : DBXFilesCreateFolderBatchJobStatus
/// Creates an object with the tag `in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The job is complete. Each entry has its own outcome.
@interface DBXFilesCreateFolderBatchJobStatusComplete : DBXFilesCreateFolderBatchJobStatus
/// The value of `complete`.
@property (nonatomic, strong) DBXFilesCreateFolderBatchResult *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(DBXFilesCreateFolderBatchResult *)complete NS_DESIGNATED_INITIALIZER;
@end

/// The entire job failed and created no folders.
@interface DBXFilesCreateFolderBatchJobStatusFailed : DBXFilesCreateFolderBatchJobStatus
/// The value of `failed`.
@property (nonatomic, strong) DBXFilesCreateFolderBatchError *failed;
/// Creates an object with the tag `failed`.
- (instancetype)init:(DBXFilesCreateFolderBatchError *)failed NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesCreateFolderBatchJobStatusOther : DBXFilesCreateFolderBatchJobStatus
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The result of `createFolderBatch`: a job to poll, or the outcome.
@interface DBXFilesCreateFolderBatchLaunch : DBXObject
@end

/// The members of the union.
@interface DBXFilesCreateFolderBatchLaunch (Members)
/// The object if its tag is `async_job_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesCreateFolderBatchLaunchAsyncJobId *asAsyncJobId;
/// The object if its tag is `complete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesCreateFolderBatchLaunchComplete *asComplete;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesCreateFolderBatchLaunchOther *asOther;
@end

/// The identifier of the job that the call started. Poll the job with it. At least 1 character.
@interface DBXFilesCreateFolderBatchLaunchAsyncJobId : DBXFilesCreateFolderBatchLaunch
/// The value of `async_job_id`.
@property (nonatomic, copy) NSString *asyncJobId;
/// Creates an object with the tag `async_job_id`.
- (instancetype)init:(NSString *)asyncJobId NS_DESIGNATED_INITIALIZER;
@end

/// The call completed without a job. Each entry has its own outcome.
@interface DBXFilesCreateFolderBatchLaunchComplete : DBXFilesCreateFolderBatchLaunch
/// The value of `complete`.
@property (nonatomic, strong) DBXFilesCreateFolderBatchResult *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(DBXFilesCreateFolderBatchResult *)complete NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesCreateFolderBatchLaunchOther : DBXFilesCreateFolderBatchLaunch
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The outcome for each folder.
@interface DBXFilesCreateFolderBatchResult : DBXFilesFileOpsResult
/// The outcome for each path, in the order of `paths`.
@property (nonatomic, readonly, copy) NSArray<DBXFilesCreateFolderBatchResultEntry *> *entries;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEntries:(NSArray<DBXFilesCreateFolderBatchResultEntry *> *)entries NS_DESIGNATED_INITIALIZER;
@end

/// The outcome for one folder.
@interface DBXFilesCreateFolderBatchResultEntry : DBXObject
@end

/// The members of the union.
@interface DBXFilesCreateFolderBatchResultEntry (Members)
/// The object if its tag is `success`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesCreateFolderBatchResultEntrySuccess *asSuccess;
/// The object if its tag is `failure`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesCreateFolderBatchResultEntryFailure *asFailure;
@end

/// The folder was created.
@interface DBXFilesCreateFolderBatchResultEntrySuccess : DBXFilesCreateFolderBatchResultEntry
/// The value of `success`.
@property (nonatomic, strong) DBXFilesCreateFolderEntryResult *success;
/// Creates an object with the tag `success`.
- (instancetype)init:(DBXFilesCreateFolderEntryResult *)success NS_DESIGNATED_INITIALIZER;
@end

/// The folder wasn't created.
@interface DBXFilesCreateFolderBatchResultEntryFailure : DBXFilesCreateFolderBatchResultEntry
/// The value of `failure`.
@property (nonatomic, strong) DBXFilesCreateFolderEntryError *failure;
/// Creates an object with the tag `failure`.
- (instancetype)init:(DBXFilesCreateFolderEntryError *)failure NS_DESIGNATED_INITIALIZER;
@end

/// The reason that one folder of a batch wasn't created.
@interface DBXFilesCreateFolderEntryError : DBXObject
@end

/// The members of the union.
@interface DBXFilesCreateFolderEntryError (Members)
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesCreateFolderEntryErrorPath *asPath;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesCreateFolderEntryErrorOther *asOther;
@end

/// The folder can't be created at this path.
@interface DBXFilesCreateFolderEntryErrorPath : DBXFilesCreateFolderEntryError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesWriteError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesWriteError *)path NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesCreateFolderEntryErrorOther : DBXFilesCreateFolderEntryError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A created folder.
@interface DBXFilesCreateFolderEntryResult : DBXObject
/// The metadata of the new folder.
@property (nonatomic, readonly) DBXFilesFolderMetadata *metadata;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithMetadata:(DBXFilesFolderMetadata *)metadata NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a folder wasn't created.
@interface DBXFilesCreateFolderError : DBXObject
@end

/// The members of the union.
@interface DBXFilesCreateFolderError (Members)
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesCreateFolderErrorPath *asPath;
@end

/// The folder can't be created at this path. If the folder already exists, the associated value is
/// `.conflict(.folder)`.
@interface DBXFilesCreateFolderErrorPath : DBXFilesCreateFolderError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesWriteError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesWriteError *)path NS_DESIGNATED_INITIALIZER;
@end

/// The created folder.
@interface DBXFilesCreateFolderResult : DBXFilesFileOpsResult
/// The metadata of the new folder. With `autorename`, its name may differ from the requested one.
@property (nonatomic, readonly) DBXFilesFolderMetadata *metadata;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithMetadata:(DBXFilesFolderMetadata *)metadata NS_DESIGNATED_INITIALIZER;
@end

/// The item to delete.
@interface DBXFilesDeleteArg : DBXObject
/// The path or `id:…` of the file or folder to delete. Starts with `/`, `id:`, or `ns:`.
@property (nonatomic, readonly, copy) NSString *path;

/// The revision that the file must have. If it has another one, nothing is deleted. Not supported for folders. At least
/// 9 characters. Consists of the digits 0 to 9 and the letters a to f.
@property (nonatomic, readonly, copy, nullable) NSString *parentRev;

/// Creates an object.
///
/// - Parameters:
///   - path: The path or `id:…` of the file or folder to delete. Starts with `/`, `id:`, or `ns:`.
///   - parentRev: The revision that the file must have. If it has another one, nothing is deleted. Not supported for
///     folders. At least 9 characters. Consists of the digits 0 to 9 and the letters a to f.
- (instancetype)initWithPath:(NSString *)path parentRev:(nullable NSString *)parentRev NS_DESIGNATED_INITIALIZER;
@end

/// The items to delete.
@interface DBXFilesDeleteBatchArg : DBXObject
/// The items to delete. At most 1000 items.
@property (nonatomic, readonly, copy) NSArray<DBXFilesDeleteArg *> *entries;

/// Creates an object.
///
/// - Parameter entries: The items to delete. At most 1000 items.
- (instancetype)initWithEntries:(NSArray<DBXFilesDeleteArg *> *)entries NS_DESIGNATED_INITIALIZER;
@end

/// The reason that an entire batch wasn't deleted.
@interface DBXFilesDeleteBatchError : DBXObject
@end

/// The members of the union.
@interface DBXFilesDeleteBatchError (Members)
/// The object if its tag is `too_many_write_operations`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesDeleteBatchErrorTooManyWriteOperations *asTooManyWriteOperations;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesDeleteBatchErrorOther *asOther;
@end

/// Too many concurrent write operations. Each entry reports this error as `Files.DeleteError`. Deprecated.
@interface DBXFilesDeleteBatchErrorTooManyWriteOperations : DBXFilesDeleteBatchError
/// Creates an object with the tag `too_many_write_operations`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesDeleteBatchErrorOther : DBXFilesDeleteBatchError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The state of a job of `deleteBatch`.
@interface DBXFilesDeleteBatchJobStatus : DBXObject
@end

/// The members of the union.
@interface DBXFilesDeleteBatchJobStatus (Members)
/// The object if its tag is `in_progress`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesDeleteBatchJobStatusInProgress *asInProgress;
/// The object if its tag is `complete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesDeleteBatchJobStatusComplete *asComplete;
/// The object if its tag is `failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesDeleteBatchJobStatusFailed *asFailed;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesDeleteBatchJobStatusOther *asOther;
@end

/// The job is still running. Poll again later.
@interface DBXFilesDeleteBatchJobStatusInProgress : DBXFilesDeleteBatchJobStatus
/// Creates an object with the tag `in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The job is complete. Each entry has its own outcome.
@interface DBXFilesDeleteBatchJobStatusComplete : DBXFilesDeleteBatchJobStatus
/// The value of `complete`.
@property (nonatomic, strong) DBXFilesDeleteBatchResult *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(DBXFilesDeleteBatchResult *)complete NS_DESIGNATED_INITIALIZER;
@end

/// The entire job failed.
@interface DBXFilesDeleteBatchJobStatusFailed : DBXFilesDeleteBatchJobStatus
/// The value of `failed`.
@property (nonatomic, strong) DBXFilesDeleteBatchError *failed;
/// Creates an object with the tag `failed`.
- (instancetype)init:(DBXFilesDeleteBatchError *)failed NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesDeleteBatchJobStatusOther : DBXFilesDeleteBatchJobStatus
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The result of `deleteBatch`: a job to poll, or the outcome.
@interface DBXFilesDeleteBatchLaunch : DBXObject
@end

/// The members of the union.
@interface DBXFilesDeleteBatchLaunch (Members)
/// The object if its tag is `async_job_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesDeleteBatchLaunchAsyncJobId *asAsyncJobId;
/// The object if its tag is `complete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesDeleteBatchLaunchComplete *asComplete;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesDeleteBatchLaunchOther *asOther;
@end

/// The identifier of the job that the call started. Poll the job with it. At least 1 character.
@interface DBXFilesDeleteBatchLaunchAsyncJobId : DBXFilesDeleteBatchLaunch
/// The value of `async_job_id`.
@property (nonatomic, copy) NSString *asyncJobId;
/// Creates an object with the tag `async_job_id`.
- (instancetype)init:(NSString *)asyncJobId NS_DESIGNATED_INITIALIZER;
@end

/// The call completed without a job. Each entry has its own outcome.
@interface DBXFilesDeleteBatchLaunchComplete : DBXFilesDeleteBatchLaunch
/// The value of `complete`.
@property (nonatomic, strong) DBXFilesDeleteBatchResult *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(DBXFilesDeleteBatchResult *)complete NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesDeleteBatchLaunchOther : DBXFilesDeleteBatchLaunch
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The outcome for each entry.
@interface DBXFilesDeleteBatchResult : DBXFilesFileOpsResult
/// The outcome for each entry, in the order of the request.
@property (nonatomic, readonly, copy) NSArray<DBXFilesDeleteBatchResultEntry *> *entries;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEntries:(NSArray<DBXFilesDeleteBatchResultEntry *> *)entries NS_DESIGNATED_INITIALIZER;
@end

/// A deleted item.
@interface DBXFilesDeleteBatchResultData : DBXObject
/// The metadata of the item before the deletion.
@property (nonatomic, readonly) DBXFilesMetadata *metadata;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithMetadata:(DBXFilesMetadata *)metadata NS_DESIGNATED_INITIALIZER;
@end

/// The outcome for one entry.
@interface DBXFilesDeleteBatchResultEntry : DBXObject
@end

/// The members of the union.
@interface DBXFilesDeleteBatchResultEntry (Members)
/// The object if its tag is `success`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesDeleteBatchResultEntrySuccess *asSuccess;
/// The object if its tag is `failure`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesDeleteBatchResultEntryFailure *asFailure;
@end

/// The item was deleted.
@interface DBXFilesDeleteBatchResultEntrySuccess : DBXFilesDeleteBatchResultEntry
/// The value of `success`.
@property (nonatomic, strong) DBXFilesDeleteBatchResultData *success;
/// Creates an object with the tag `success`.
- (instancetype)init:(DBXFilesDeleteBatchResultData *)success NS_DESIGNATED_INITIALIZER;
@end

/// The item wasn't deleted.
@interface DBXFilesDeleteBatchResultEntryFailure : DBXFilesDeleteBatchResultEntry
/// The value of `failure`.
@property (nonatomic, strong) DBXFilesDeleteError *failure;
/// Creates an object with the tag `failure`.
- (instancetype)init:(DBXFilesDeleteError *)failure NS_DESIGNATED_INITIALIZER;
@end

/// The reason that an item wasn't deleted.
@interface DBXFilesDeleteError : DBXObject
@end

/// The members of the union.
@interface DBXFilesDeleteError (Members)
/// The object if its tag is `path_lookup`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesDeleteErrorPathLookup *asPathLookup;
/// The object if its tag is `path_write`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesDeleteErrorPathWrite *asPathWrite;
/// The object if its tag is `too_many_write_operations`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesDeleteErrorTooManyWriteOperations *asTooManyWriteOperations;
/// The object if its tag is `too_many_files`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesDeleteErrorTooManyFiles *asTooManyFiles;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesDeleteErrorOther *asOther;
@end

/// No item exists at this path.
@interface DBXFilesDeleteErrorPathLookup : DBXFilesDeleteError
/// The value of `path_lookup`.
@property (nonatomic, strong) DBXFilesLookupError *pathLookup;
/// Creates an object with the tag `path_lookup`.
- (instancetype)init:(DBXFilesLookupError *)pathLookup NS_DESIGNATED_INITIALIZER;
@end

/// The item can't be deleted, or has changed since `parentRev`.
@interface DBXFilesDeleteErrorPathWrite : DBXFilesDeleteError
/// The value of `path_write`.
@property (nonatomic, strong) DBXFilesWriteError *pathWrite;
/// Creates an object with the tag `path_write`.
- (instancetype)init:(DBXFilesWriteError *)pathWrite NS_DESIGNATED_INITIALIZER;
@end

/// Too many concurrent write operations in this Dropbox. Wait, and then try again with less concurrency.
@interface DBXFilesDeleteErrorTooManyWriteOperations : DBXFilesDeleteError
/// Creates an object with the tag `too_many_write_operations`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder contains too many items for one call. Delete its contents in several calls.
@interface DBXFilesDeleteErrorTooManyFiles : DBXFilesDeleteError
/// Creates an object with the tag `too_many_files`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesDeleteErrorOther : DBXFilesDeleteError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A deleted item.
@interface DBXFilesDeleteResult : DBXFilesFileOpsResult
/// The metadata of the item before the deletion: a `Files.FileMetadata` or `Files.FolderMetadata`, not a
/// `Files.DeletedMetadata`.
@property (nonatomic, readonly) DBXFilesMetadata *metadata;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithMetadata:(DBXFilesMetadata *)metadata NS_DESIGNATED_INITIALIZER;
@end

/// The metadata of a deleted file or folder.
@interface DBXFilesDeletedMetadata : DBXFilesMetadata
/// A Boolean value that indicates whether the item can be restored. `nil` unless the call requested it.
@property (nonatomic, readonly, nullable) NSNumber *isRestorable;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithName:(NSString *)name
    pathLower:(nullable NSString *)pathLower
    pathDisplay:(nullable NSString *)pathDisplay
    parentSharedFolderId:(nullable NSString *)parentSharedFolderId
    previewUrl:(nullable NSString *)previewUrl
    isRestorable:(nullable NSNumber *)isRestorable
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithName:(NSString *)name
    pathLower:(nullable NSString *)pathLower
    pathDisplay:(nullable NSString *)pathDisplay
    parentSharedFolderId:(nullable NSString *)parentSharedFolderId
    previewUrl:(nullable NSString *)previewUrl
    DB_UNAVAILABLE;
@end

/// The size of an image or video.
@interface DBXFilesDimensions : DBXObject
/// The height in pixels.
@property (nonatomic, readonly) NSNumber *height;
/// The width in pixels.
@property (nonatomic, readonly) NSNumber *width;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithHeight:(NSNumber *)height width:(NSNumber *)width NS_DESIGNATED_INITIALIZER;
@end

/// The file to download.
@interface DBXFilesDownloadArg : DBXObject
/// The path, `id:…`, or `rev:…` (for a revision) of the file. Starts with `/`, `id:`, `rev:`, or `ns:`.
@property (nonatomic, readonly, copy) NSString *path;

/// The revision of the file. Use a `path` of `rev:…` instead. At least 9 characters. Consists of the digits 0 to 9 and
/// the letters a to f. Deprecated.
@property (nonatomic, readonly, copy, nullable) NSString *rev;

/// Creates an object.
///
/// - Parameters:
///   - path: The path, `id:…`, or `rev:…` (for a revision) of the file. Starts with `/`, `id:`, `rev:`, or `ns:`.
///   - rev: The revision of the file. Use a `path` of `rev:…` instead. At least 9 characters. Consists of the digits 0
///     to 9 and the letters a to f. Deprecated.
- (instancetype)initWithPath:(NSString *)path rev:(nullable NSString *)rev NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a file wasn't downloaded.
@interface DBXFilesDownloadError : DBXObject
@end

/// The members of the union.
@interface DBXFilesDownloadError (Members)
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesDownloadErrorPath *asPath;
/// The object if its tag is `unsupported_file`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesDownloadErrorUnsupportedFile *asUnsupportedFile;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesDownloadErrorOther *asOther;
@end

/// The file can't be found or read.
@interface DBXFilesDownloadErrorPath : DBXFilesDownloadError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesLookupError *)path NS_DESIGNATED_INITIALIZER;
@end

/// The file has no binary content, like a Google Doc. Use `export` instead.
@interface DBXFilesDownloadErrorUnsupportedFile : DBXFilesDownloadError
/// Creates an object with the tag `unsupported_file`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesDownloadErrorOther : DBXFilesDownloadError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder to download.
@interface DBXFilesDownloadZipArg : DBXObject
/// The path or `id:…` of the folder. It can't be a file. Starts with `/`, `id:`, `rev:`, or `ns:`.
@property (nonatomic, readonly, copy) NSString *path;

/// Creates an object.
///
/// - Parameter path: The path or `id:…` of the folder. It can't be a file. Starts with `/`, `id:`, `rev:`, or `ns:`.
- (instancetype)initWithPath:(NSString *)path NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a folder wasn't downloaded.
@interface DBXFilesDownloadZipError : DBXObject
@end

/// The members of the union.
@interface DBXFilesDownloadZipError (Members)
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesDownloadZipErrorPath *asPath;
/// The object if its tag is `too_large`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesDownloadZipErrorTooLarge *asTooLarge;
/// The object if its tag is `too_many_files`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesDownloadZipErrorTooManyFiles *asTooManyFiles;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesDownloadZipErrorOther *asOther;
@end

/// The folder can't be found or read.
@interface DBXFilesDownloadZipErrorPath : DBXFilesDownloadZipError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesLookupError *)path NS_DESIGNATED_INITIALIZER;
@end

/// The folder has 20 GB or more, or contains a file of 4 GB or more. Download its subfolders or files separately.
@interface DBXFilesDownloadZipErrorTooLarge : DBXFilesDownloadZipError
/// Creates an object with the tag `too_large`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder contains 10,000 items or more. Download its subfolders or files separately.
@interface DBXFilesDownloadZipErrorTooManyFiles : DBXFilesDownloadZipError
/// Creates an object with the tag `too_many_files`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesDownloadZipErrorOther : DBXFilesDownloadZipError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The downloaded folder.
@interface DBXFilesDownloadZipResult : DBXObject
/// The metadata of the folder in the archive.
@property (nonatomic, readonly) DBXFilesFolderMetadata *metadata;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithMetadata:(DBXFilesFolderMetadata *)metadata NS_DESIGNATED_INITIALIZER;
@end

/// The file to export, and the format.
@interface DBXFilesExportArg : DBXObject
/// The path, `id:…`, or `rev:…` (for a revision) of the file. Starts with `/`, `id:`, `rev:`, or `ns:`.
@property (nonatomic, readonly, copy) NSString *path;
/// The format: one of the `exportOptions` in the file's `exportInfo`. `nil` for the file's `exportAs`.
@property (nonatomic, readonly, copy, nullable) NSString *exportFormat;

/// Creates an object.
///
/// - Parameters:
///   - path: The path, `id:…`, or `rev:…` (for a revision) of the file. Starts with `/`, `id:`, `rev:`, or `ns:`.
///   - exportFormat: The format: one of the `exportOptions` in the file's `exportInfo`. `nil` for the file's
///     `exportAs`.
- (instancetype)initWithPath:(NSString *)path exportFormat:(nullable NSString *)exportFormat NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a file wasn't exported.
@interface DBXFilesExportError : DBXObject
@end

/// The members of the union.
@interface DBXFilesExportError (Members)
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesExportErrorPath *asPath;
/// The object if its tag is `non_exportable`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesExportErrorNonExportable *asNonExportable;
/// The object if its tag is `invalid_export_format`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesExportErrorInvalidExportFormat *asInvalidExportFormat;
/// The object if its tag is `retry_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesExportErrorRetryError *asRetryError;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesExportErrorOther *asOther;
@end

/// The file can't be found or read.
@interface DBXFilesExportErrorPath : DBXFilesExportError
/// The value of `path`.
@property (nonatomic, strong) DBXFilesLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilesLookupError *)path NS_DESIGNATED_INITIALIZER;
@end

/// The file has binary content. Use `download` instead.
@interface DBXFilesExportErrorNonExportable : DBXFilesExportError
/// Creates an object with the tag `non_exportable`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The file can't be exported to this format. For the supported formats, see `exportOptions` in its metadata.
@interface DBXFilesExportErrorInvalidExportFormat : DBXFilesExportError
/// Creates an object with the tag `invalid_export_format`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The converted file isn't ready yet. Try again later.
@interface DBXFilesExportErrorRetryError : DBXFilesExportError
/// Creates an object with the tag `retry_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesExportErrorOther : DBXFilesExportError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The formats to which a file can be exported.
@interface DBXFilesExportInfo : DBXObject
/// The default format of `export`, such as `xlsx`.
@property (nonatomic, readonly, copy, nullable) NSString *exportAs;
/// The formats that `export` supports as `exportFormat`.
@property (nonatomic, readonly, copy, nullable) NSArray<NSString *> *exportOptions;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithExportAs:(nullable NSString *)exportAs
    exportOptions:(nullable NSArray<NSString *> *)exportOptions
    NS_DESIGNATED_INITIALIZER;
@end

/// The metadata of an exported file.
@interface DBXFilesExportMetadata : DBXObject
/// The filename, with the extension of the exported format.
@property (nonatomic, readonly, copy) NSString *name;
/// The size of the exported file in bytes.
@property (nonatomic, readonly) NSNumber *size;
/// The content hash of the exported file. Use it to verify the received data. Exactly 64 characters.
@property (nonatomic, readonly, copy, nullable) NSString *exportHash;
/// The revision of a Paper document, for `paperUpdate`.
@property (nonatomic, readonly, nullable) NSNumber *paperRevision;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithName:(NSString *)name
    size:(NSNumber *)size
    exportHash:(nullable NSString *)exportHash
    paperRevision:(nullable NSNumber *)paperRevision
    NS_DESIGNATED_INITIALIZER;
@end

/// An exported file and its origin.
@interface DBXFilesExportResult : DBXObject
/// The metadata of the exported file.
@property (nonatomic, readonly) DBXFilesExportMetadata *exportMetadata;
/// The metadata of the original file in Dropbox.
@property (nonatomic, readonly) DBXFilesFileMetadata *fileMetadata;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithExportMetadata:(DBXFilesExportMetadata *)exportMetadata
    fileMetadata:(DBXFilesFileMetadata *)fileMetadata
    NS_DESIGNATED_INITIALIZER;
@end

/// A category of files for a search.
@interface DBXFilesFileCategory : DBXObject
@end

/// The members of the union.
@interface DBXFilesFileCategory (Members)
/// The object if its tag is `image`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesFileCategoryImage *asImage;
/// The object if its tag is `document`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesFileCategoryDocument *asDocument;
/// The object if its tag is `pdf`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesFileCategoryPdf *asPdf;
/// The object if its tag is `spreadsheet`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesFileCategorySpreadsheet *asSpreadsheet;
/// The object if its tag is `presentation`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesFileCategoryPresentation *asPresentation;
/// The object if its tag is `audio`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesFileCategoryAudio *asAudio;
/// The object if its tag is `video`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesFileCategoryVideo *asVideo;
/// The object if its tag is `folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesFileCategoryFolder *asFolder;
/// The object if its tag is `paper`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesFileCategoryPaper *asPaper;
/// The object if its tag is `others`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesFileCategoryOthers *asOthers;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesFileCategoryOther *asOther;
@end

/// Images, such as jpg, png, and gif files.
@interface DBXFilesFileCategoryImage : DBXFilesFileCategory
/// Creates an object with the tag `image`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Text documents, such as doc, docx, and txt files.
@interface DBXFilesFileCategoryDocument : DBXFilesFileCategory
/// Creates an object with the tag `document`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// PDF documents.
@interface DBXFilesFileCategoryPdf : DBXFilesFileCategory
/// Creates an object with the tag `pdf`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Spreadsheets, such as xlsx, xls, and csv files.
@interface DBXFilesFileCategorySpreadsheet : DBXFilesFileCategory
/// Creates an object with the tag `spreadsheet`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Presentations, such as ppt, pptx, and key files.
@interface DBXFilesFileCategoryPresentation : DBXFilesFileCategory
/// Creates an object with the tag `presentation`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Audio, such as mp3, wav, and mid files.
@interface DBXFilesFileCategoryAudio : DBXFilesFileCategory
/// Creates an object with the tag `audio`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Video, such as mov, wmv, and mp4 files.
@interface DBXFilesFileCategoryVideo : DBXFilesFileCategory
/// Creates an object with the tag `video`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Folders.
@interface DBXFilesFileCategoryFolder : DBXFilesFileCategory
/// Creates an object with the tag `folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Paper documents.
@interface DBXFilesFileCategoryPaper : DBXFilesFileCategory
/// Creates an object with the tag `paper`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Files that belong to no other category.
@interface DBXFilesFileCategoryOthers : DBXFilesFileCategory
/// Creates an object with the tag `others`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesFileCategoryOther : DBXFilesFileCategory
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The lock state of a file.
@interface DBXFilesFileLock : DBXObject
/// The holder of the lock, if any.
@property (nonatomic, readonly) DBXFilesFileLockContent *content;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithContent:(DBXFilesFileLockContent *)content NS_DESIGNATED_INITIALIZER;
@end

/// The holder of a lock.
@interface DBXFilesFileLockContent : DBXObject
@end

/// The members of the union.
@interface DBXFilesFileLockContent (Members)
/// The object if its tag is `unlocked`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesFileLockContentUnlocked *asUnlocked;
/// The object if its tag is `single_user`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesFileLockContentSingleUser *asSingleUser;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesFileLockContentOther *asOther;
@end

/// No one holds a lock.
@interface DBXFilesFileLockContentUnlocked : DBXFilesFileLockContent
/// Creates an object with the tag `unlocked`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A single user holds the lock.
@interface DBXFilesFileLockContentSingleUser : DBXFilesFileLockContent
/// The value of `single_user`.
@property (nonatomic, strong) DBXFilesSingleUserLock *singleUser;
/// Creates an object with the tag `single_user`.
- (instancetype)init:(DBXFilesSingleUserLock *)singleUser NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesFileLockContentOther : DBXFilesFileLockContent
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The lock of a file, as part of its metadata.
@interface DBXFilesFileLockMetadata : DBXObject
/// A Boolean value that indicates whether the calling user holds the lock.
@property (nonatomic, readonly, nullable) NSNumber *isLockholder;
/// The display name of the lock holder.
@property (nonatomic, readonly, copy, nullable) NSString *lockholderName;
/// The account identifier of the lock holder. `nil` if it isn't known. Exactly 40 characters.
@property (nonatomic, readonly, copy, nullable) NSString *lockholderAccountId;
/// The time at which the file was locked.
@property (nonatomic, readonly, copy, nullable) NSDate *created;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithIsLockholder:(nullable NSNumber *)isLockholder
    lockholderName:(nullable NSString *)lockholderName
    lockholderAccountId:(nullable NSString *)lockholderAccountId
    created:(nullable NSDate *)created
    NS_DESIGNATED_INITIALIZER;
@end

/// The metadata of a file: its name, location, revision, size, and content hash.
@interface DBXFilesFileMetadata : DBXFilesMetadata
/// The identifier of the file. It doesn't change when the file is moved, renamed, or overwritten. You can use it for
/// any `id:…` path. At least 1 character.
@property (nonatomic, readonly, copy) NSString *id;

/// The modification time that the uploading app provided. Dropbox doesn't verify it. Use it to display or sort files;
/// to detect changes, compare `rev` or `contentHash`.
@property (nonatomic, readonly, copy) NSDate *clientModified;

/// The time at which Dropbox received this revision.
@property (nonatomic, readonly, copy) NSDate *serverModified;

/// The revision, as hexadecimal digits. It changes with each change of the content. Use it for `WriteMode.update` and,
/// as `rev:…`, to read an old revision. At least 9 characters. Consists of the digits 0 to 9 and the letters a to f.
@property (nonatomic, readonly, copy) NSString *rev;

/// The size in bytes.
@property (nonatomic, readonly) NSNumber *size;
/// Information about a photo or video. `nil` unless `getMetadata` requested it; listings never include it.
@property (nonatomic, readonly, nullable) DBXFilesMediaInfo *mediaInfo;
/// The target of the file, if it is a symbolic link.
@property (nonatomic, readonly, nullable) DBXFilesSymlinkInfo *symlinkInfo;
/// Information about the shared folder that contains the file. `nil` if no shared folder does.
@property (nonatomic, readonly, nullable) DBXFilesFileSharingInfo *sharingInfo;
/// A Boolean value that indicates whether you can `download` the file. If not, use `export`. The default is `@YES`.
@property (nonatomic, readonly) NSNumber *isDownloadable;
/// The formats to which you can `export` the file. `nil` if `isDownloadable` is `true`.
@property (nonatomic, readonly, nullable) DBXFilesExportInfo *exportInfo;
/// The custom properties of the file for the requested templates.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXFilePropertiesPropertyGroup *> *propertyGroups;

/// A Boolean value that indicates whether the file itself, not only a folder that contains it, is shared with members.
/// `nil` unless the call requested it.
@property (nonatomic, readonly, nullable) NSNumber *hasExplicitSharedMembers;

/// The content hash, as hexadecimal digits. It depends only on the content: compare it with the hash of a local file to
/// detect equal files without a download. Exactly 64 characters.
@property (nonatomic, readonly, copy, nullable) NSString *contentHash;

/// The lock of the file. `nil` if it has none.
@property (nonatomic, readonly, nullable) DBXFilesFileLockMetadata *fileLockInfo;
/// A Boolean value that indicates whether this revision can be restored. `nil` unless the call requested it.
@property (nonatomic, readonly, nullable) NSNumber *isRestorable;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithName:(NSString *)name
    id:(NSString *)id
    clientModified:(NSDate *)clientModified
    serverModified:(NSDate *)serverModified
    rev:(NSString *)rev
    size:(NSNumber *)size
    pathLower:(nullable NSString *)pathLower
    pathDisplay:(nullable NSString *)pathDisplay
    parentSharedFolderId:(nullable NSString *)parentSharedFolderId
    previewUrl:(nullable NSString *)previewUrl
    mediaInfo:(nullable DBXFilesMediaInfo *)mediaInfo
    symlinkInfo:(nullable DBXFilesSymlinkInfo *)symlinkInfo
    sharingInfo:(nullable DBXFilesFileSharingInfo *)sharingInfo
    isDownloadable:(NSNumber *)isDownloadable
    exportInfo:(nullable DBXFilesExportInfo *)exportInfo
    propertyGroups:(nullable NSArray<DBXFilePropertiesPropertyGroup *> *)propertyGroups
    hasExplicitSharedMembers:(nullable NSNumber *)hasExplicitSharedMembers
    contentHash:(nullable NSString *)contentHash
    fileLockInfo:(nullable DBXFilesFileLockMetadata *)fileLockInfo
    isRestorable:(nullable NSNumber *)isRestorable
    NS_DESIGNATED_INITIALIZER;

/// Creates an object without the fields that were added later.
- (instancetype)initWithName:(NSString *)name
    id:(NSString *)id
    clientModified:(NSDate *)clientModified
    serverModified:(NSDate *)serverModified
    rev:(NSString *)rev
    size:(NSNumber *)size
    pathLower:(nullable NSString *)pathLower
    pathDisplay:(nullable NSString *)pathDisplay
    parentSharedFolderId:(nullable NSString *)parentSharedFolderId
    previewUrl:(nullable NSString *)previewUrl
    mediaInfo:(nullable DBXFilesMediaInfo *)mediaInfo
    symlinkInfo:(nullable DBXFilesSymlinkInfo *)symlinkInfo
    sharingInfo:(nullable DBXFilesFileSharingInfo *)sharingInfo
    isDownloadable:(NSNumber *)isDownloadable
    exportInfo:(nullable DBXFilesExportInfo *)exportInfo
    propertyGroups:(nullable NSArray<DBXFilePropertiesPropertyGroup *> *)propertyGroups
    hasExplicitSharedMembers:(nullable NSNumber *)hasExplicitSharedMembers
    contentHash:(nullable NSString *)contentHash
    fileLockInfo:(nullable DBXFilesFileLockMetadata *)fileLockInfo
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithName:(NSString *)name
    pathLower:(nullable NSString *)pathLower
    pathDisplay:(nullable NSString *)pathDisplay
    parentSharedFolderId:(nullable NSString *)parentSharedFolderId
    previewUrl:(nullable NSString *)previewUrl
    DB_UNAVAILABLE;
@end

/// Information about the shared folder that contains a file.
@interface DBXFilesFileSharingInfo : DBXFilesSharingInfo
/// The identifier of the shared folder that contains the file. Consists of letters from A to Z, digits, hyphens,
/// underscores, and colons.
@property (nonatomic, readonly, copy) NSString *parentSharedFolderId;

/// The identifier of the account that made the last change. `nil` if the account was deleted. Exactly 40 characters.
@property (nonatomic, readonly, copy, nullable) NSString *modifiedBy;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithReadOnly:(NSNumber *)readOnly
    parentSharedFolderId:(NSString *)parentSharedFolderId
    modifiedBy:(nullable NSString *)modifiedBy
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithReadOnly:(NSNumber *)readOnly DB_UNAVAILABLE;
@end

/// The state of the files to search.
@interface DBXFilesFileStatus : DBXObject
@end

/// The members of the union.
@interface DBXFilesFileStatus (Members)
/// The object if its tag is `active`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesFileStatusActive *asActive;
/// The object if its tag is `deleted`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesFileStatusDeleted *asDeleted;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesFileStatusOther *asOther;
@end

/// Existing files.
@interface DBXFilesFileStatusActive : DBXFilesFileStatus
/// Creates an object with the tag `active`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Deleted files.
@interface DBXFilesFileStatusDeleted : DBXFilesFileStatus
/// Creates an object with the tag `deleted`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesFileStatusOther : DBXFilesFileStatus
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The metadata of a folder: its name, location, and sharing.
@interface DBXFilesFolderMetadata : DBXFilesMetadata
/// The identifier of the folder. It doesn't change when the folder is moved or renamed. At least 1 character.
@property (nonatomic, readonly, copy) NSString *id;

/// The identifier of the shared folder. Use `sharingInfo` instead. Consists of letters from A to Z, digits, hyphens,
/// underscores, and colons. Deprecated.
@property (nonatomic, readonly, copy, nullable) NSString *sharedFolderId;

/// Sharing information. `nil` if the folder isn't shared and no shared folder contains it.
@property (nonatomic, readonly, nullable) DBXFilesFolderSharingInfo *sharingInfo;

/// The custom properties of the folder for the requested templates. Only templates of users apply to folders, not those
/// of a team.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXFilePropertiesPropertyGroup *> *propertyGroups;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithName:(NSString *)name
    id:(NSString *)id
    pathLower:(nullable NSString *)pathLower
    pathDisplay:(nullable NSString *)pathDisplay
    parentSharedFolderId:(nullable NSString *)parentSharedFolderId
    previewUrl:(nullable NSString *)previewUrl
    sharedFolderId:(nullable NSString *)sharedFolderId
    sharingInfo:(nullable DBXFilesFolderSharingInfo *)sharingInfo
    propertyGroups:(nullable NSArray<DBXFilePropertiesPropertyGroup *> *)propertyGroups
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithName:(NSString *)name
    pathLower:(nullable NSString *)pathLower
    pathDisplay:(nullable NSString *)pathDisplay
    parentSharedFolderId:(nullable NSString *)parentSharedFolderId
    previewUrl:(nullable NSString *)previewUrl
    DB_UNAVAILABLE;
@end

/// Sharing information of a folder.
@interface DBXFilesFolderSharingInfo : DBXFilesSharingInfo
/// The identifier of the shared folder that contains this folder. `nil` if none does. Consists of letters from A to Z,
/// digits, hyphens, underscores, and colons.
@property (nonatomic, readonly, copy, nullable) NSString *parentSharedFolderId;

/// The identifier of the shared folder that is mounted here. `nil` if this isn't a shared folder. Consists of letters
/// from A to Z, digits, hyphens, underscores, and colons.
@property (nonatomic, readonly, copy, nullable) NSString *sharedFolderId;

/// A Boolean value that indicates whether the user can only traverse the folder, to subfolders that are shared with
/// them. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *traverseOnly;

/// A Boolean value that indicates whether the user can't access the folder. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *noAccess;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithReadOnly:(NSNumber *)readOnly
    parentSharedFolderId:(nullable NSString *)parentSharedFolderId
    sharedFolderId:(nullable NSString *)sharedFolderId
    traverseOnly:(NSNumber *)traverseOnly
    noAccess:(NSNumber *)noAccess
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithReadOnly:(NSNumber *)readOnly DB_UNAVAILABLE;
@end

NS_ASSUME_NONNULL_END
