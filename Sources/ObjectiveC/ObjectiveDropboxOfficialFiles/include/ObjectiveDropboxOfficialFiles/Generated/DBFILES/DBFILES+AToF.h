// Generated from API/files.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBFILES/DBFILES+Base.h>

@class DBFILEPROPERTIESLookUpPropertiesError, DBFILEPROPERTIESPropertyGroup, DBFILEPROPERTIESTemplateFilterBase,
    DBFILESCreateFolderBatchResult, DBFILESCreateFolderBatchResultEntry, DBFILESCreateFolderEntryError,
    DBFILESCreateFolderEntryResult, DBFILESDeleteBatchResult, DBFILESDeleteBatchResultEntry, DBFILESDeleteError,
    DBFILESFileLockContent, DBFILESFileMetadata, DBFILESFileSharingInfo, DBFILESFolderMetadata,
    DBFILESFolderSharingInfo, DBFILESLookupError, DBFILESMediaInfo, DBFILESMetadata, DBFILESSingleUserLock,
    DBFILESSymlinkInfo, DBFILESSyncSetting, DBFILESSyncSettingArg, DBFILESWriteError;

NS_ASSUME_NONNULL_BEGIN

/// The tag to add to an item.
@interface DBFILESAddTagArg : DBStoneObject
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
- (instancetype)initWithPath:(NSString *)path tagText:(NSString *)tagText;
@end

/// Converts `DBFILESAddTagArg` from and to JSON.
@interface DBFILESAddTagArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESAddTagArg *)instance;
+ (DBFILESAddTagArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESAddTagError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESAddTagErrorTag) {
    /// The item can't be found or read.
    DBFILESAddTagErrorPath,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESAddTagErrorOther,
    /// The item already has 20 tags. Remove one first.
    DBFILESAddTagErrorTooManyTags,
};

/// The reason that a tag wasn't added.
@interface DBFILESAddTagError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESAddTagErrorTag tag;
/// The item can't be found or read. Has a value only if `isPath` returns `YES`.
@property (nonatomic, readonly) DBFILESLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)initWithPath:(DBFILESLookupError *)path;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `too_many_tags`.
- (instancetype)initWithTooManyTags;
/// Returns whether the tag is `path`.
- (BOOL)isPath;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `too_many_tags`.
- (BOOL)isTooManyTags;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESAddTagError` from and to JSON.
@interface DBFILESAddTagErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESAddTagError *)instance;
+ (DBFILESAddTagError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The item whose metadata to get, and the metadata to include.
@interface DBFILESAlphaGetMetadataArg : DBFILESGetMetadataArg
/// The templates whose custom properties to include. Use `includePropertyGroups` instead. Each item has at least 1
/// character. Each item starts with `/` or `ptid:`. Deprecated.
@property (nonatomic, readonly, nullable) NSArray<NSString *> *includePropertyTemplates;

/// Creates an object with all fields. `nil` stands for the default.
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
    includeMediaInfo:(nullable NSNumber *)includeMediaInfo
    includeDeleted:(nullable NSNumber *)includeDeleted
    includeHasExplicitSharedMembers:(nullable NSNumber *)includeHasExplicitSharedMembers
    includePropertyGroups:(nullable DBFILEPROPERTIESTemplateFilterBase *)includePropertyGroups
    includePropertyTemplates:(nullable NSArray<NSString *> *)includePropertyTemplates;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithPath:(NSString *)path;
@end

/// Converts `DBFILESAlphaGetMetadataArg` from and to JSON.
@interface DBFILESAlphaGetMetadataArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESAlphaGetMetadataArg *)instance;
+ (DBFILESAlphaGetMetadataArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESAlphaGetMetadataError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESAlphaGetMetadataErrorTag) {
    /// The item can't be found or read.
    DBFILESAlphaGetMetadataErrorPath,
    /// A property template doesn't exist.
    DBFILESAlphaGetMetadataErrorPropertiesError,
};

/// The reason that no metadata was returned.
@interface DBFILESAlphaGetMetadataError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESAlphaGetMetadataErrorTag tag;
/// The item can't be found or read. Has a value only if `isPath` returns `YES`.
@property (nonatomic, readonly) DBFILESLookupError *path;
/// A property template doesn't exist. Has a value only if `isPropertiesError` returns `YES`.
@property (nonatomic, readonly) DBFILEPROPERTIESLookUpPropertiesError *propertiesError;
/// Creates an object with the tag `path`.
- (instancetype)initWithPath:(DBFILESLookupError *)path;
/// Creates an object with the tag `properties_error`.
- (instancetype)initWithPropertiesError:(DBFILEPROPERTIESLookUpPropertiesError *)propertiesError;
/// Returns whether the tag is `path`.
- (BOOL)isPath;
/// Returns whether the tag is `properties_error`.
- (BOOL)isPropertiesError;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESAlphaGetMetadataError` from and to JSON.
@interface DBFILESAlphaGetMetadataErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESAlphaGetMetadataError *)instance;
+ (DBFILESAlphaGetMetadataError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESBaseTagError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESBaseTagErrorTag) {
    /// The item can't be found or read.
    DBFILESBaseTagErrorPath,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESBaseTagErrorOther,
};

/// The reason that tags weren't read or changed.
@interface DBFILESBaseTagError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESBaseTagErrorTag tag;
/// The item can't be found or read. Has a value only if `isPath` returns `YES`.
@property (nonatomic, readonly) DBFILESLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)initWithPath:(DBFILESLookupError *)path;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `path`.
- (BOOL)isPath;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESBaseTagError` from and to JSON.
@interface DBFILESBaseTagErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESBaseTagError *)instance;
+ (DBFILESBaseTagError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The sync setting of an item for the computers of a team's members.
@interface DBFILESContentSyncSetting : DBStoneObject
/// The identifier of the file or folder. At least 4 characters. Starts with `id:`.
@property (nonatomic, readonly, copy) NSString *id_;
/// The sync setting.
@property (nonatomic, readonly) DBFILESSyncSetting *syncSetting;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithId_:(NSString *)id_ syncSetting:(DBFILESSyncSetting *)syncSetting;
@end

/// Converts `DBFILESContentSyncSetting` from and to JSON.
@interface DBFILESContentSyncSettingSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESContentSyncSetting *)instance;
+ (DBFILESContentSyncSetting *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A change of an item's sync setting for the computers of a team's members.
@interface DBFILESContentSyncSettingArg : DBStoneObject
/// The identifier of the file or folder. At least 4 characters. Starts with `id:`.
@property (nonatomic, readonly, copy) NSString *id_;
/// The new sync setting.
@property (nonatomic, readonly) DBFILESSyncSettingArg *syncSetting;

/// Creates an object.
///
/// - Parameters:
///   - id_: The identifier of the file or folder. At least 4 characters. Starts with `id:`.
///   - syncSetting: The new sync setting.
- (instancetype)initWithId_:(NSString *)id_ syncSetting:(DBFILESSyncSettingArg *)syncSetting;
@end

/// Converts `DBFILESContentSyncSettingArg` from and to JSON.
@interface DBFILESContentSyncSettingArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESContentSyncSettingArg *)instance;
+ (DBFILESContentSyncSettingArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The folder to create.
@interface DBFILESCreateFolderArg : DBStoneObject
/// The path of the new folder. Missing parents are created, too. Starts with `/` or `ns:`.
@property (nonatomic, readonly, copy) NSString *path;

/// A Boolean value that indicates whether to choose another name instead of failing if an item already exists at the
/// path. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *autorename;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - path: The path of the new folder. Missing parents are created, too. Starts with `/` or `ns:`.
///   - autorename: A Boolean value that indicates whether to choose another name instead of failing if an item already
///     exists at the path. The default is `@NO`.
- (instancetype)initWithPath:(NSString *)path autorename:(nullable NSNumber *)autorename;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithPath:(NSString *)path;
@end

/// Converts `DBFILESCreateFolderArg` from and to JSON.
@interface DBFILESCreateFolderArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESCreateFolderArg *)instance;
+ (DBFILESCreateFolderArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The folders to create.
@interface DBFILESCreateFolderBatchArg : DBStoneObject
/// The paths of the new folders. A path that occurs twice is created once. At most 10000 items. Each item starts with
/// `/` or `ns:`.
@property (nonatomic, readonly) NSArray<NSString *> *paths;

/// A Boolean value that indicates whether to choose another name instead of failing an entry if an item already exists
/// at its path. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *autorename;

/// A Boolean value that indicates whether to return a job immediately, even for a small batch. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *forceAsync;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - paths: The paths of the new folders. A path that occurs twice is created once. At most 10000 items. Each item
///     starts with `/` or `ns:`.
///   - autorename: A Boolean value that indicates whether to choose another name instead of failing an entry if an item
///     already exists at its path. The default is `@NO`.
///   - forceAsync: A Boolean value that indicates whether to return a job immediately, even for a small batch. The
///     default is `@NO`.
- (instancetype)initWithPaths:(NSArray<NSString *> *)paths
    autorename:(nullable NSNumber *)autorename
    forceAsync:(nullable NSNumber *)forceAsync;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithPaths:(NSArray<NSString *> *)paths;
@end

/// Converts `DBFILESCreateFolderBatchArg` from and to JSON.
@interface DBFILESCreateFolderBatchArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESCreateFolderBatchArg *)instance;
+ (DBFILESCreateFolderBatchArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESCreateFolderBatchError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESCreateFolderBatchErrorTag) {
    /// The batch contains too many folders. Use several batches.
    DBFILESCreateFolderBatchErrorTooManyFiles,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESCreateFolderBatchErrorOther,
};

/// The reason that an entire batch of folders wasn't created.
@interface DBFILESCreateFolderBatchError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESCreateFolderBatchErrorTag tag;
/// Creates an object with the tag `too_many_files`.
- (instancetype)initWithTooManyFiles;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `too_many_files`.
- (BOOL)isTooManyFiles;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESCreateFolderBatchError` from and to JSON.
@interface DBFILESCreateFolderBatchErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESCreateFolderBatchError *)instance;
+ (DBFILESCreateFolderBatchError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESCreateFolderBatchJobStatus`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESCreateFolderBatchJobStatusTag) {
    /// The job is still running. Poll again later.
    DBFILESCreateFolderBatchJobStatusInProgress,
    /// The job is complete. Each entry has its own outcome.
    DBFILESCreateFolderBatchJobStatusComplete,
    /// The entire job failed and created no folders.
    DBFILESCreateFolderBatchJobStatusFailed,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESCreateFolderBatchJobStatusOther,
};

/// The state of a job of `createFolderBatch`.
@interface DBFILESCreateFolderBatchJobStatus : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESCreateFolderBatchJobStatusTag tag;
/// The job is complete. Each entry has its own outcome. Has a value only if `isComplete` returns `YES`.
@property (nonatomic, readonly) DBFILESCreateFolderBatchResult *complete;
/// The entire job failed and created no folders. Has a value only if `isFailed` returns `YES`.
@property (nonatomic, readonly) DBFILESCreateFolderBatchError *failed;
/// Creates an object with the tag `in_progress`.
- (instancetype)initWithInProgress;
/// Creates an object with the tag `complete`.
- (instancetype)initWithComplete:(DBFILESCreateFolderBatchResult *)complete;
/// Creates an object with the tag `failed`.
- (instancetype)initWithFailed:(DBFILESCreateFolderBatchError *)failed;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `in_progress`.
- (BOOL)isInProgress;
/// Returns whether the tag is `complete`.
- (BOOL)isComplete;
/// Returns whether the tag is `failed`.
- (BOOL)isFailed;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESCreateFolderBatchJobStatus` from and to JSON.
@interface DBFILESCreateFolderBatchJobStatusSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESCreateFolderBatchJobStatus *)instance;
+ (DBFILESCreateFolderBatchJobStatus *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESCreateFolderBatchLaunch`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESCreateFolderBatchLaunchTag) {
    /// The identifier of the job that the call started. Poll the job with it. At least 1 character.
    DBFILESCreateFolderBatchLaunchAsyncJobId,
    /// The call completed without a job. Each entry has its own outcome.
    DBFILESCreateFolderBatchLaunchComplete,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESCreateFolderBatchLaunchOther,
};

/// The result of `createFolderBatch`: a job to poll, or the outcome.
@interface DBFILESCreateFolderBatchLaunch : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESCreateFolderBatchLaunchTag tag;

/// The identifier of the job that the call started. Poll the job with it. At least 1 character. Has a value only if
/// `isAsyncJobId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *asyncJobId;

/// The call completed without a job. Each entry has its own outcome. Has a value only if `isComplete` returns `YES`.
@property (nonatomic, readonly) DBFILESCreateFolderBatchResult *complete;
/// Creates an object with the tag `async_job_id`.
- (instancetype)initWithAsyncJobId:(NSString *)asyncJobId;
/// Creates an object with the tag `complete`.
- (instancetype)initWithComplete:(DBFILESCreateFolderBatchResult *)complete;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `async_job_id`.
- (BOOL)isAsyncJobId;
/// Returns whether the tag is `complete`.
- (BOOL)isComplete;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESCreateFolderBatchLaunch` from and to JSON.
@interface DBFILESCreateFolderBatchLaunchSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESCreateFolderBatchLaunch *)instance;
+ (DBFILESCreateFolderBatchLaunch *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The outcome for each folder.
@interface DBFILESCreateFolderBatchResult : DBFILESFileOpsResult
/// The outcome for each path, in the order of `paths`.
@property (nonatomic, readonly) NSArray<DBFILESCreateFolderBatchResultEntry *> *entries;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEntries:(NSArray<DBFILESCreateFolderBatchResultEntry *> *)entries;
@end

/// Converts `DBFILESCreateFolderBatchResult` from and to JSON.
@interface DBFILESCreateFolderBatchResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESCreateFolderBatchResult *)instance;
+ (DBFILESCreateFolderBatchResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESCreateFolderBatchResultEntry`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESCreateFolderBatchResultEntryTag) {
    /// The folder was created.
    DBFILESCreateFolderBatchResultEntrySuccess,
    /// The folder wasn't created.
    DBFILESCreateFolderBatchResultEntryFailure,
};

/// The outcome for one folder.
@interface DBFILESCreateFolderBatchResultEntry : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESCreateFolderBatchResultEntryTag tag;
/// The folder was created. Has a value only if `isSuccess` returns `YES`.
@property (nonatomic, readonly) DBFILESCreateFolderEntryResult *success;
/// The folder wasn't created. Has a value only if `isFailure` returns `YES`.
@property (nonatomic, readonly) DBFILESCreateFolderEntryError *failure;
/// Creates an object with the tag `success`.
- (instancetype)initWithSuccess:(DBFILESCreateFolderEntryResult *)success;
/// Creates an object with the tag `failure`.
- (instancetype)initWithFailure:(DBFILESCreateFolderEntryError *)failure;
/// Returns whether the tag is `success`.
- (BOOL)isSuccess;
/// Returns whether the tag is `failure`.
- (BOOL)isFailure;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESCreateFolderBatchResultEntry` from and to JSON.
@interface DBFILESCreateFolderBatchResultEntrySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESCreateFolderBatchResultEntry *)instance;
+ (DBFILESCreateFolderBatchResultEntry *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESCreateFolderEntryError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESCreateFolderEntryErrorTag) {
    /// The folder can't be created at this path.
    DBFILESCreateFolderEntryErrorPath,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESCreateFolderEntryErrorOther,
};

/// The reason that one folder of a batch wasn't created.
@interface DBFILESCreateFolderEntryError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESCreateFolderEntryErrorTag tag;
/// The folder can't be created at this path. Has a value only if `isPath` returns `YES`.
@property (nonatomic, readonly) DBFILESWriteError *path;
/// Creates an object with the tag `path`.
- (instancetype)initWithPath:(DBFILESWriteError *)path;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `path`.
- (BOOL)isPath;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESCreateFolderEntryError` from and to JSON.
@interface DBFILESCreateFolderEntryErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESCreateFolderEntryError *)instance;
+ (DBFILESCreateFolderEntryError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A created folder.
@interface DBFILESCreateFolderEntryResult : DBStoneObject
/// The metadata of the new folder.
@property (nonatomic, readonly) DBFILESFolderMetadata *metadata;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithMetadata:(DBFILESFolderMetadata *)metadata;
@end

/// Converts `DBFILESCreateFolderEntryResult` from and to JSON.
@interface DBFILESCreateFolderEntryResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESCreateFolderEntryResult *)instance;
+ (DBFILESCreateFolderEntryResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESCreateFolderError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESCreateFolderErrorTag) {
    /// The folder can't be created at this path. If the folder already exists, the associated value is
    /// `.conflict(.folder)`.
    DBFILESCreateFolderErrorPath,
};

/// The reason that a folder wasn't created.
@interface DBFILESCreateFolderError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESCreateFolderErrorTag tag;

/// The folder can't be created at this path. If the folder already exists, the associated value is
/// `.conflict(.folder)`. Has a value only if `isPath` returns `YES`.
@property (nonatomic, readonly) DBFILESWriteError *path;

/// Creates an object with the tag `path`.
- (instancetype)initWithPath:(DBFILESWriteError *)path;
/// Returns whether the tag is `path`.
- (BOOL)isPath;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESCreateFolderError` from and to JSON.
@interface DBFILESCreateFolderErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESCreateFolderError *)instance;
+ (DBFILESCreateFolderError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The created folder.
@interface DBFILESCreateFolderResult : DBFILESFileOpsResult
/// The metadata of the new folder. With `autorename`, its name may differ from the requested one.
@property (nonatomic, readonly) DBFILESFolderMetadata *metadata;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithMetadata:(DBFILESFolderMetadata *)metadata;
@end

/// Converts `DBFILESCreateFolderResult` from and to JSON.
@interface DBFILESCreateFolderResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESCreateFolderResult *)instance;
+ (DBFILESCreateFolderResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The item to delete.
@interface DBFILESDeleteArg : DBStoneObject
/// The path or `id:…` of the file or folder to delete. Starts with `/`, `id:`, or `ns:`.
@property (nonatomic, readonly, copy) NSString *path;

/// The revision that the file must have. If it has another one, nothing is deleted. Not supported for folders. At least
/// 9 characters. Consists of the digits 0 to 9 and the letters a to f.
@property (nonatomic, readonly, copy, nullable) NSString *parentRev;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - path: The path or `id:…` of the file or folder to delete. Starts with `/`, `id:`, or `ns:`.
///   - parentRev: The revision that the file must have. If it has another one, nothing is deleted. Not supported for
///     folders. At least 9 characters. Consists of the digits 0 to 9 and the letters a to f.
- (instancetype)initWithPath:(NSString *)path parentRev:(nullable NSString *)parentRev;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithPath:(NSString *)path;
@end

/// Converts `DBFILESDeleteArg` from and to JSON.
@interface DBFILESDeleteArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESDeleteArg *)instance;
+ (DBFILESDeleteArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The items to delete.
@interface DBFILESDeleteBatchArg : DBStoneObject
/// The items to delete. At most 1000 items.
@property (nonatomic, readonly) NSArray<DBFILESDeleteArg *> *entries;

/// Creates an object.
///
/// - Parameter entries: The items to delete. At most 1000 items.
- (instancetype)initWithEntries:(NSArray<DBFILESDeleteArg *> *)entries;
@end

/// Converts `DBFILESDeleteBatchArg` from and to JSON.
@interface DBFILESDeleteBatchArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESDeleteBatchArg *)instance;
+ (DBFILESDeleteBatchArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESDeleteBatchError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESDeleteBatchErrorTag) {
    /// Too many concurrent write operations. Each entry reports this error as `Files.DeleteError`. Deprecated.
    DBFILESDeleteBatchErrorTooManyWriteOperations,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESDeleteBatchErrorOther,
};

/// The reason that an entire batch wasn't deleted.
@interface DBFILESDeleteBatchError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESDeleteBatchErrorTag tag;
/// Creates an object with the tag `too_many_write_operations`.
- (instancetype)initWithTooManyWriteOperations;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `too_many_write_operations`.
- (BOOL)isTooManyWriteOperations;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESDeleteBatchError` from and to JSON.
@interface DBFILESDeleteBatchErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESDeleteBatchError *)instance;
+ (DBFILESDeleteBatchError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESDeleteBatchJobStatus`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESDeleteBatchJobStatusTag) {
    /// The job is still running. Poll again later.
    DBFILESDeleteBatchJobStatusInProgress,
    /// The job is complete. Each entry has its own outcome.
    DBFILESDeleteBatchJobStatusComplete,
    /// The entire job failed.
    DBFILESDeleteBatchJobStatusFailed,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESDeleteBatchJobStatusOther,
};

/// The state of a job of `deleteBatch`.
@interface DBFILESDeleteBatchJobStatus : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESDeleteBatchJobStatusTag tag;
/// The job is complete. Each entry has its own outcome. Has a value only if `isComplete` returns `YES`.
@property (nonatomic, readonly) DBFILESDeleteBatchResult *complete;
/// The entire job failed. Has a value only if `isFailed` returns `YES`.
@property (nonatomic, readonly) DBFILESDeleteBatchError *failed;
/// Creates an object with the tag `in_progress`.
- (instancetype)initWithInProgress;
/// Creates an object with the tag `complete`.
- (instancetype)initWithComplete:(DBFILESDeleteBatchResult *)complete;
/// Creates an object with the tag `failed`.
- (instancetype)initWithFailed:(DBFILESDeleteBatchError *)failed;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `in_progress`.
- (BOOL)isInProgress;
/// Returns whether the tag is `complete`.
- (BOOL)isComplete;
/// Returns whether the tag is `failed`.
- (BOOL)isFailed;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESDeleteBatchJobStatus` from and to JSON.
@interface DBFILESDeleteBatchJobStatusSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESDeleteBatchJobStatus *)instance;
+ (DBFILESDeleteBatchJobStatus *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESDeleteBatchLaunch`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESDeleteBatchLaunchTag) {
    /// The identifier of the job that the call started. Poll the job with it. At least 1 character.
    DBFILESDeleteBatchLaunchAsyncJobId,
    /// The call completed without a job. Each entry has its own outcome.
    DBFILESDeleteBatchLaunchComplete,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESDeleteBatchLaunchOther,
};

/// The result of `deleteBatch`: a job to poll, or the outcome.
@interface DBFILESDeleteBatchLaunch : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESDeleteBatchLaunchTag tag;

/// The identifier of the job that the call started. Poll the job with it. At least 1 character. Has a value only if
/// `isAsyncJobId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *asyncJobId;

/// The call completed without a job. Each entry has its own outcome. Has a value only if `isComplete` returns `YES`.
@property (nonatomic, readonly) DBFILESDeleteBatchResult *complete;
/// Creates an object with the tag `async_job_id`.
- (instancetype)initWithAsyncJobId:(NSString *)asyncJobId;
/// Creates an object with the tag `complete`.
- (instancetype)initWithComplete:(DBFILESDeleteBatchResult *)complete;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `async_job_id`.
- (BOOL)isAsyncJobId;
/// Returns whether the tag is `complete`.
- (BOOL)isComplete;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESDeleteBatchLaunch` from and to JSON.
@interface DBFILESDeleteBatchLaunchSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESDeleteBatchLaunch *)instance;
+ (DBFILESDeleteBatchLaunch *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The outcome for each entry.
@interface DBFILESDeleteBatchResult : DBFILESFileOpsResult
/// The outcome for each entry, in the order of the request.
@property (nonatomic, readonly) NSArray<DBFILESDeleteBatchResultEntry *> *entries;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEntries:(NSArray<DBFILESDeleteBatchResultEntry *> *)entries;
@end

/// Converts `DBFILESDeleteBatchResult` from and to JSON.
@interface DBFILESDeleteBatchResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESDeleteBatchResult *)instance;
+ (DBFILESDeleteBatchResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A deleted item.
@interface DBFILESDeleteBatchResultData : DBStoneObject
/// The metadata of the item before the deletion.
@property (nonatomic, readonly) DBFILESMetadata *metadata;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithMetadata:(DBFILESMetadata *)metadata;
@end

/// Converts `DBFILESDeleteBatchResultData` from and to JSON.
@interface DBFILESDeleteBatchResultDataSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESDeleteBatchResultData *)instance;
+ (DBFILESDeleteBatchResultData *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESDeleteBatchResultEntry`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESDeleteBatchResultEntryTag) {
    /// The item was deleted.
    DBFILESDeleteBatchResultEntrySuccess,
    /// The item wasn't deleted.
    DBFILESDeleteBatchResultEntryFailure,
};

/// The outcome for one entry.
@interface DBFILESDeleteBatchResultEntry : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESDeleteBatchResultEntryTag tag;
/// The item was deleted. Has a value only if `isSuccess` returns `YES`.
@property (nonatomic, readonly) DBFILESDeleteBatchResultData *success;
/// The item wasn't deleted. Has a value only if `isFailure` returns `YES`.
@property (nonatomic, readonly) DBFILESDeleteError *failure;
/// Creates an object with the tag `success`.
- (instancetype)initWithSuccess:(DBFILESDeleteBatchResultData *)success;
/// Creates an object with the tag `failure`.
- (instancetype)initWithFailure:(DBFILESDeleteError *)failure;
/// Returns whether the tag is `success`.
- (BOOL)isSuccess;
/// Returns whether the tag is `failure`.
- (BOOL)isFailure;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESDeleteBatchResultEntry` from and to JSON.
@interface DBFILESDeleteBatchResultEntrySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESDeleteBatchResultEntry *)instance;
+ (DBFILESDeleteBatchResultEntry *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESDeleteError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESDeleteErrorTag) {
    /// No item exists at this path.
    DBFILESDeleteErrorPathLookup,
    /// The item can't be deleted, or has changed since `parentRev`.
    DBFILESDeleteErrorPathWrite,
    /// Too many concurrent write operations in this Dropbox. Wait, and then try again with less concurrency.
    DBFILESDeleteErrorTooManyWriteOperations,
    /// The folder contains too many items for one call. Delete its contents in several calls.
    DBFILESDeleteErrorTooManyFiles,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESDeleteErrorOther,
};

/// The reason that an item wasn't deleted.
@interface DBFILESDeleteError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESDeleteErrorTag tag;
/// No item exists at this path. Has a value only if `isPathLookup` returns `YES`.
@property (nonatomic, readonly) DBFILESLookupError *pathLookup;
/// The item can't be deleted, or has changed since `parentRev`. Has a value only if `isPathWrite` returns `YES`.
@property (nonatomic, readonly) DBFILESWriteError *pathWrite;
/// Creates an object with the tag `path_lookup`.
- (instancetype)initWithPathLookup:(DBFILESLookupError *)pathLookup;
/// Creates an object with the tag `path_write`.
- (instancetype)initWithPathWrite:(DBFILESWriteError *)pathWrite;
/// Creates an object with the tag `too_many_write_operations`.
- (instancetype)initWithTooManyWriteOperations;
/// Creates an object with the tag `too_many_files`.
- (instancetype)initWithTooManyFiles;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `path_lookup`.
- (BOOL)isPathLookup;
/// Returns whether the tag is `path_write`.
- (BOOL)isPathWrite;
/// Returns whether the tag is `too_many_write_operations`.
- (BOOL)isTooManyWriteOperations;
/// Returns whether the tag is `too_many_files`.
- (BOOL)isTooManyFiles;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESDeleteError` from and to JSON.
@interface DBFILESDeleteErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESDeleteError *)instance;
+ (DBFILESDeleteError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A deleted item.
@interface DBFILESDeleteResult : DBFILESFileOpsResult
/// The metadata of the item before the deletion: a `Files.FileMetadata` or `Files.FolderMetadata`, not a
/// `Files.DeletedMetadata`.
@property (nonatomic, readonly) DBFILESMetadata *metadata;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithMetadata:(DBFILESMetadata *)metadata;
@end

/// Converts `DBFILESDeleteResult` from and to JSON.
@interface DBFILESDeleteResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESDeleteResult *)instance;
+ (DBFILESDeleteResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The metadata of a deleted file or folder.
@interface DBFILESDeletedMetadata : DBFILESMetadata
/// A Boolean value that indicates whether the item can be restored. `nil` unless the call requested it.
@property (nonatomic, readonly, nullable) NSNumber *isRestorable;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithName:(NSString *)name
    pathLower:(nullable NSString *)pathLower
    pathDisplay:(nullable NSString *)pathDisplay
    parentSharedFolderId:(nullable NSString *)parentSharedFolderId
    previewUrl:(nullable NSString *)previewUrl
    isRestorable:(nullable NSNumber *)isRestorable;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithName:(NSString *)name;
@end

/// Converts `DBFILESDeletedMetadata` from and to JSON.
@interface DBFILESDeletedMetadataSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESDeletedMetadata *)instance;
+ (DBFILESDeletedMetadata *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The size of an image or video.
@interface DBFILESDimensions : DBStoneObject
/// The height in pixels.
@property (nonatomic, readonly) NSNumber *height;
/// The width in pixels.
@property (nonatomic, readonly) NSNumber *width;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithHeight:(NSNumber *)height width:(NSNumber *)width;
@end

/// Converts `DBFILESDimensions` from and to JSON.
@interface DBFILESDimensionsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESDimensions *)instance;
+ (DBFILESDimensions *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The file to download.
@interface DBFILESDownloadArg : DBStoneObject
/// The path, `id:…`, or `rev:…` (for a revision) of the file. Starts with `/`, `id:`, `rev:`, or `ns:`.
@property (nonatomic, readonly, copy) NSString *path;

/// The revision of the file. Use a `path` of `rev:…` instead. At least 9 characters. Consists of the digits 0 to 9 and
/// the letters a to f. Deprecated.
@property (nonatomic, readonly, copy, nullable) NSString *rev;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - path: The path, `id:…`, or `rev:…` (for a revision) of the file. Starts with `/`, `id:`, `rev:`, or `ns:`.
///   - rev: The revision of the file. Use a `path` of `rev:…` instead. At least 9 characters. Consists of the digits 0
///     to 9 and the letters a to f. Deprecated.
- (instancetype)initWithPath:(NSString *)path rev:(nullable NSString *)rev;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithPath:(NSString *)path;
@end

/// Converts `DBFILESDownloadArg` from and to JSON.
@interface DBFILESDownloadArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESDownloadArg *)instance;
+ (DBFILESDownloadArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESDownloadError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESDownloadErrorTag) {
    /// The file can't be found or read.
    DBFILESDownloadErrorPath,
    /// The file has no binary content, like a Google Doc. Use `export` instead.
    DBFILESDownloadErrorUnsupportedFile,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESDownloadErrorOther,
};

/// The reason that a file wasn't downloaded.
@interface DBFILESDownloadError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESDownloadErrorTag tag;
/// The file can't be found or read. Has a value only if `isPath` returns `YES`.
@property (nonatomic, readonly) DBFILESLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)initWithPath:(DBFILESLookupError *)path;
/// Creates an object with the tag `unsupported_file`.
- (instancetype)initWithUnsupportedFile;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `path`.
- (BOOL)isPath;
/// Returns whether the tag is `unsupported_file`.
- (BOOL)isUnsupportedFile;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESDownloadError` from and to JSON.
@interface DBFILESDownloadErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESDownloadError *)instance;
+ (DBFILESDownloadError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The folder to download.
@interface DBFILESDownloadZipArg : DBStoneObject
/// The path or `id:…` of the folder. It can't be a file. Starts with `/`, `id:`, `rev:`, or `ns:`.
@property (nonatomic, readonly, copy) NSString *path;

/// Creates an object.
///
/// - Parameter path: The path or `id:…` of the folder. It can't be a file. Starts with `/`, `id:`, `rev:`, or `ns:`.
- (instancetype)initWithPath:(NSString *)path;
@end

/// Converts `DBFILESDownloadZipArg` from and to JSON.
@interface DBFILESDownloadZipArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESDownloadZipArg *)instance;
+ (DBFILESDownloadZipArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESDownloadZipError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESDownloadZipErrorTag) {
    /// The folder can't be found or read.
    DBFILESDownloadZipErrorPath,
    /// The folder has 20 GB or more, or contains a file of 4 GB or more. Download its subfolders or files separately.
    DBFILESDownloadZipErrorTooLarge,
    /// The folder contains 10,000 items or more. Download its subfolders or files separately.
    DBFILESDownloadZipErrorTooManyFiles,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESDownloadZipErrorOther,
};

/// The reason that a folder wasn't downloaded.
@interface DBFILESDownloadZipError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESDownloadZipErrorTag tag;
/// The folder can't be found or read. Has a value only if `isPath` returns `YES`.
@property (nonatomic, readonly) DBFILESLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)initWithPath:(DBFILESLookupError *)path;
/// Creates an object with the tag `too_large`.
- (instancetype)initWithTooLarge;
/// Creates an object with the tag `too_many_files`.
- (instancetype)initWithTooManyFiles;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `path`.
- (BOOL)isPath;
/// Returns whether the tag is `too_large`.
- (BOOL)isTooLarge;
/// Returns whether the tag is `too_many_files`.
- (BOOL)isTooManyFiles;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESDownloadZipError` from and to JSON.
@interface DBFILESDownloadZipErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESDownloadZipError *)instance;
+ (DBFILESDownloadZipError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The downloaded folder.
@interface DBFILESDownloadZipResult : DBStoneObject
/// The metadata of the folder in the archive.
@property (nonatomic, readonly) DBFILESFolderMetadata *metadata;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithMetadata:(DBFILESFolderMetadata *)metadata;
@end

/// Converts `DBFILESDownloadZipResult` from and to JSON.
@interface DBFILESDownloadZipResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESDownloadZipResult *)instance;
+ (DBFILESDownloadZipResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The file to export, and the format.
@interface DBFILESExportArg : DBStoneObject
/// The path, `id:…`, or `rev:…` (for a revision) of the file. Starts with `/`, `id:`, `rev:`, or `ns:`.
@property (nonatomic, readonly, copy) NSString *path;
/// The format: one of the `exportOptions` in the file's `exportInfo`. `nil` for the file's `exportAs`.
@property (nonatomic, readonly, copy, nullable) NSString *exportFormat;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - path: The path, `id:…`, or `rev:…` (for a revision) of the file. Starts with `/`, `id:`, `rev:`, or `ns:`.
///   - exportFormat: The format: one of the `exportOptions` in the file's `exportInfo`. `nil` for the file's
///     `exportAs`.
- (instancetype)initWithPath:(NSString *)path exportFormat:(nullable NSString *)exportFormat;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithPath:(NSString *)path;
@end

/// Converts `DBFILESExportArg` from and to JSON.
@interface DBFILESExportArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESExportArg *)instance;
+ (DBFILESExportArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESExportError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESExportErrorTag) {
    /// The file can't be found or read.
    DBFILESExportErrorPath,
    /// The file has binary content. Use `download` instead.
    DBFILESExportErrorNonExportable,
    /// The file can't be exported to this format. For the supported formats, see `exportOptions` in its metadata.
    DBFILESExportErrorInvalidExportFormat,
    /// The converted file isn't ready yet. Try again later.
    DBFILESExportErrorRetryError,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESExportErrorOther,
};

/// The reason that a file wasn't exported.
@interface DBFILESExportError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESExportErrorTag tag;
/// The file can't be found or read. Has a value only if `isPath` returns `YES`.
@property (nonatomic, readonly) DBFILESLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)initWithPath:(DBFILESLookupError *)path;
/// Creates an object with the tag `non_exportable`.
- (instancetype)initWithNonExportable;
/// Creates an object with the tag `invalid_export_format`.
- (instancetype)initWithInvalidExportFormat;
/// Creates an object with the tag `retry_error`.
- (instancetype)initWithRetryError;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `path`.
- (BOOL)isPath;
/// Returns whether the tag is `non_exportable`.
- (BOOL)isNonExportable;
/// Returns whether the tag is `invalid_export_format`.
- (BOOL)isInvalidExportFormat;
/// Returns whether the tag is `retry_error`.
- (BOOL)isRetryError;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESExportError` from and to JSON.
@interface DBFILESExportErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESExportError *)instance;
+ (DBFILESExportError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The formats to which a file can be exported.
@interface DBFILESExportInfo : DBStoneObject
/// The default format of `export`, such as `xlsx`.
@property (nonatomic, readonly, copy, nullable) NSString *exportAs;
/// The formats that `export` supports as `exportFormat`.
@property (nonatomic, readonly, nullable) NSArray<NSString *> *exportOptions;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithExportAs:(nullable NSString *)exportAs
    exportOptions:(nullable NSArray<NSString *> *)exportOptions;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBFILESExportInfo` from and to JSON.
@interface DBFILESExportInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESExportInfo *)instance;
+ (DBFILESExportInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The metadata of an exported file.
@interface DBFILESExportMetadata : DBStoneObject
/// The filename, with the extension of the exported format.
@property (nonatomic, readonly, copy) NSString *name;
/// The size of the exported file in bytes.
@property (nonatomic, readonly) NSNumber *size;
/// The content hash of the exported file. Use it to verify the received data. Exactly 64 characters.
@property (nonatomic, readonly, copy, nullable) NSString *exportHash;
/// The revision of a Paper document, for `paperUpdate`.
@property (nonatomic, readonly, nullable) NSNumber *paperRevision;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithName:(NSString *)name
    size:(NSNumber *)size
    exportHash:(nullable NSString *)exportHash
    paperRevision:(nullable NSNumber *)paperRevision;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithName:(NSString *)name size:(NSNumber *)size;
@end

/// Converts `DBFILESExportMetadata` from and to JSON.
@interface DBFILESExportMetadataSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESExportMetadata *)instance;
+ (DBFILESExportMetadata *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An exported file and its origin.
@interface DBFILESExportResult : DBStoneObject
/// The metadata of the exported file.
@property (nonatomic, readonly) DBFILESExportMetadata *exportMetadata;
/// The metadata of the original file in Dropbox.
@property (nonatomic, readonly) DBFILESFileMetadata *fileMetadata;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithExportMetadata:(DBFILESExportMetadata *)exportMetadata
    fileMetadata:(DBFILESFileMetadata *)fileMetadata;
@end

/// Converts `DBFILESExportResult` from and to JSON.
@interface DBFILESExportResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESExportResult *)instance;
+ (DBFILESExportResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESFileCategory`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESFileCategoryTag) {
    /// Images, such as jpg, png, and gif files.
    DBFILESFileCategoryImage,
    /// Text documents, such as doc, docx, and txt files.
    DBFILESFileCategoryDocument,
    /// PDF documents.
    DBFILESFileCategoryPdf,
    /// Spreadsheets, such as xlsx, xls, and csv files.
    DBFILESFileCategorySpreadsheet,
    /// Presentations, such as ppt, pptx, and key files.
    DBFILESFileCategoryPresentation,
    /// Audio, such as mp3, wav, and mid files.
    DBFILESFileCategoryAudio,
    /// Video, such as mov, wmv, and mp4 files.
    DBFILESFileCategoryVideo,
    /// Folders.
    DBFILESFileCategoryFolder,
    /// Paper documents.
    DBFILESFileCategoryPaper,
    /// Files that belong to no other category.
    DBFILESFileCategoryOthers,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESFileCategoryOther,
};

/// A category of files for a search.
@interface DBFILESFileCategory : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESFileCategoryTag tag;
/// Creates an object with the tag `image`.
- (instancetype)initWithImage;
/// Creates an object with the tag `document`.
- (instancetype)initWithDocument;
/// Creates an object with the tag `pdf`.
- (instancetype)initWithPdf;
/// Creates an object with the tag `spreadsheet`.
- (instancetype)initWithSpreadsheet;
/// Creates an object with the tag `presentation`.
- (instancetype)initWithPresentation;
/// Creates an object with the tag `audio`.
- (instancetype)initWithAudio;
/// Creates an object with the tag `video`.
- (instancetype)initWithVideo;
/// Creates an object with the tag `folder`.
- (instancetype)initWithFolder;
/// Creates an object with the tag `paper`.
- (instancetype)initWithPaper;
/// Creates an object with the tag `others`.
- (instancetype)initWithOthers;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `image`.
- (BOOL)isImage;
/// Returns whether the tag is `document`.
- (BOOL)isDocument;
/// Returns whether the tag is `pdf`.
- (BOOL)isPdf;
/// Returns whether the tag is `spreadsheet`.
- (BOOL)isSpreadsheet;
/// Returns whether the tag is `presentation`.
- (BOOL)isPresentation;
/// Returns whether the tag is `audio`.
- (BOOL)isAudio;
/// Returns whether the tag is `video`.
- (BOOL)isVideo;
/// Returns whether the tag is `folder`.
- (BOOL)isFolder;
/// Returns whether the tag is `paper`.
- (BOOL)isPaper;
/// Returns whether the tag is `others`.
- (BOOL)isOthers;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESFileCategory` from and to JSON.
@interface DBFILESFileCategorySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESFileCategory *)instance;
+ (DBFILESFileCategory *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The lock state of a file.
@interface DBFILESFileLock : DBStoneObject
/// The holder of the lock, if any.
@property (nonatomic, readonly) DBFILESFileLockContent *content;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithContent:(DBFILESFileLockContent *)content;
@end

/// Converts `DBFILESFileLock` from and to JSON.
@interface DBFILESFileLockSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESFileLock *)instance;
+ (DBFILESFileLock *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESFileLockContent`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESFileLockContentTag) {
    /// No one holds a lock.
    DBFILESFileLockContentUnlocked,
    /// A single user holds the lock.
    DBFILESFileLockContentSingleUser,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESFileLockContentOther,
};

/// The holder of a lock.
@interface DBFILESFileLockContent : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESFileLockContentTag tag;
/// A single user holds the lock. Has a value only if `isSingleUser` returns `YES`.
@property (nonatomic, readonly) DBFILESSingleUserLock *singleUser;
/// Creates an object with the tag `unlocked`.
- (instancetype)initWithUnlocked;
/// Creates an object with the tag `single_user`.
- (instancetype)initWithSingleUser:(DBFILESSingleUserLock *)singleUser;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `unlocked`.
- (BOOL)isUnlocked;
/// Returns whether the tag is `single_user`.
- (BOOL)isSingleUser;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESFileLockContent` from and to JSON.
@interface DBFILESFileLockContentSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESFileLockContent *)instance;
+ (DBFILESFileLockContent *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The lock of a file, as part of its metadata.
@interface DBFILESFileLockMetadata : DBStoneObject
/// A Boolean value that indicates whether the calling user holds the lock.
@property (nonatomic, readonly, nullable) NSNumber *isLockholder;
/// The display name of the lock holder.
@property (nonatomic, readonly, copy, nullable) NSString *lockholderName;
/// The account identifier of the lock holder. `nil` if it isn't known. Exactly 40 characters.
@property (nonatomic, readonly, copy, nullable) NSString *lockholderAccountId;
/// The time at which the file was locked.
@property (nonatomic, readonly, nullable) NSDate *created;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithIsLockholder:(nullable NSNumber *)isLockholder
    lockholderName:(nullable NSString *)lockholderName
    lockholderAccountId:(nullable NSString *)lockholderAccountId
    created:(nullable NSDate *)created;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBFILESFileLockMetadata` from and to JSON.
@interface DBFILESFileLockMetadataSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESFileLockMetadata *)instance;
+ (DBFILESFileLockMetadata *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The metadata of a file: its name, location, revision, size, and content hash.
@interface DBFILESFileMetadata : DBFILESMetadata
/// The identifier of the file. It doesn't change when the file is moved, renamed, or overwritten. You can use it for
/// any `id:…` path. At least 1 character.
@property (nonatomic, readonly, copy) NSString *id_;

/// The modification time that the uploading app provided. Dropbox doesn't verify it. Use it to display or sort files;
/// to detect changes, compare `rev` or `contentHash`.
@property (nonatomic, readonly) NSDate *clientModified;

/// The time at which Dropbox received this revision.
@property (nonatomic, readonly) NSDate *serverModified;

/// The revision, as hexadecimal digits. It changes with each change of the content. Use it for `WriteMode.update` and,
/// as `rev:…`, to read an old revision. At least 9 characters. Consists of the digits 0 to 9 and the letters a to f.
@property (nonatomic, readonly, copy) NSString *rev;

/// The size in bytes.
@property (nonatomic, readonly) NSNumber *size;
/// Information about a photo or video. `nil` unless `getMetadata` requested it; listings never include it.
@property (nonatomic, readonly, nullable) DBFILESMediaInfo *mediaInfo;
/// The target of the file, if it is a symbolic link.
@property (nonatomic, readonly, nullable) DBFILESSymlinkInfo *symlinkInfo;
/// Information about the shared folder that contains the file. `nil` if no shared folder does.
@property (nonatomic, readonly, nullable) DBFILESFileSharingInfo *sharingInfo;
/// A Boolean value that indicates whether you can `download` the file. If not, use `export`. The default is `@YES`.
@property (nonatomic, readonly) NSNumber *isDownloadable;
/// The formats to which you can `export` the file. `nil` if `isDownloadable` is `true`.
@property (nonatomic, readonly, nullable) DBFILESExportInfo *exportInfo;
/// The custom properties of the file for the requested templates.
@property (nonatomic, readonly, nullable) NSArray<DBFILEPROPERTIESPropertyGroup *> *propertyGroups;

/// A Boolean value that indicates whether the file itself, not only a folder that contains it, is shared with members.
/// `nil` unless the call requested it.
@property (nonatomic, readonly, nullable) NSNumber *hasExplicitSharedMembers;

/// The content hash, as hexadecimal digits. It depends only on the content: compare it with the hash of a local file to
/// detect equal files without a download. Exactly 64 characters.
@property (nonatomic, readonly, copy, nullable) NSString *contentHash;

/// The lock of the file. `nil` if it has none.
@property (nonatomic, readonly, nullable) DBFILESFileLockMetadata *fileLockInfo;
/// A Boolean value that indicates whether this revision can be restored. `nil` unless the call requested it.
@property (nonatomic, readonly, nullable) NSNumber *isRestorable;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithName:(NSString *)name
    id_:(NSString *)id_
    clientModified:(NSDate *)clientModified
    serverModified:(NSDate *)serverModified
    rev:(NSString *)rev
    size:(NSNumber *)size
    pathLower:(nullable NSString *)pathLower
    pathDisplay:(nullable NSString *)pathDisplay
    parentSharedFolderId:(nullable NSString *)parentSharedFolderId
    previewUrl:(nullable NSString *)previewUrl
    mediaInfo:(nullable DBFILESMediaInfo *)mediaInfo
    symlinkInfo:(nullable DBFILESSymlinkInfo *)symlinkInfo
    sharingInfo:(nullable DBFILESFileSharingInfo *)sharingInfo
    isDownloadable:(nullable NSNumber *)isDownloadable
    exportInfo:(nullable DBFILESExportInfo *)exportInfo
    propertyGroups:(nullable NSArray<DBFILEPROPERTIESPropertyGroup *> *)propertyGroups
    hasExplicitSharedMembers:(nullable NSNumber *)hasExplicitSharedMembers
    contentHash:(nullable NSString *)contentHash
    fileLockInfo:(nullable DBFILESFileLockMetadata *)fileLockInfo
    isRestorable:(nullable NSNumber *)isRestorable;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithName:(NSString *)name
    id_:(NSString *)id_
    clientModified:(NSDate *)clientModified
    serverModified:(NSDate *)serverModified
    rev:(NSString *)rev
    size:(NSNumber *)size;
@end

/// Converts `DBFILESFileMetadata` from and to JSON.
@interface DBFILESFileMetadataSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESFileMetadata *)instance;
+ (DBFILESFileMetadata *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Information about the shared folder that contains a file.
@interface DBFILESFileSharingInfo : DBFILESSharingInfo
/// The identifier of the shared folder that contains the file. Consists of letters from A to Z, digits, hyphens,
/// underscores, and colons.
@property (nonatomic, readonly, copy) NSString *parentSharedFolderId;

/// The identifier of the account that made the last change. `nil` if the account was deleted. Exactly 40 characters.
@property (nonatomic, readonly, copy, nullable) NSString *modifiedBy;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithReadOnly:(NSNumber *)readOnly
    parentSharedFolderId:(NSString *)parentSharedFolderId
    modifiedBy:(nullable NSString *)modifiedBy;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithReadOnly:(NSNumber *)readOnly parentSharedFolderId:(NSString *)parentSharedFolderId;
@end

/// Converts `DBFILESFileSharingInfo` from and to JSON.
@interface DBFILESFileSharingInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESFileSharingInfo *)instance;
+ (DBFILESFileSharingInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESFileStatus`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESFileStatusTag) {
    /// Existing files.
    DBFILESFileStatusActive,
    /// Deleted files.
    DBFILESFileStatusDeleted,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESFileStatusOther,
};

/// The state of the files to search.
@interface DBFILESFileStatus : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESFileStatusTag tag;
/// Creates an object with the tag `active`.
- (instancetype)initWithActive;
/// Creates an object with the tag `deleted`.
- (instancetype)initWithDeleted;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `active`.
- (BOOL)isActive;
/// Returns whether the tag is `deleted`.
- (BOOL)isDeleted;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESFileStatus` from and to JSON.
@interface DBFILESFileStatusSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESFileStatus *)instance;
+ (DBFILESFileStatus *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The metadata of a folder: its name, location, and sharing.
@interface DBFILESFolderMetadata : DBFILESMetadata
/// The identifier of the folder. It doesn't change when the folder is moved or renamed. At least 1 character.
@property (nonatomic, readonly, copy) NSString *id_;

/// The identifier of the shared folder. Use `sharingInfo` instead. Consists of letters from A to Z, digits, hyphens,
/// underscores, and colons. Deprecated.
@property (nonatomic, readonly, copy, nullable) NSString *sharedFolderId;

/// Sharing information. `nil` if the folder isn't shared and no shared folder contains it.
@property (nonatomic, readonly, nullable) DBFILESFolderSharingInfo *sharingInfo;

/// The custom properties of the folder for the requested templates. Only templates of users apply to folders, not those
/// of a team.
@property (nonatomic, readonly, nullable) NSArray<DBFILEPROPERTIESPropertyGroup *> *propertyGroups;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithName:(NSString *)name
    id_:(NSString *)id_
    pathLower:(nullable NSString *)pathLower
    pathDisplay:(nullable NSString *)pathDisplay
    parentSharedFolderId:(nullable NSString *)parentSharedFolderId
    previewUrl:(nullable NSString *)previewUrl
    sharedFolderId:(nullable NSString *)sharedFolderId
    sharingInfo:(nullable DBFILESFolderSharingInfo *)sharingInfo
    propertyGroups:(nullable NSArray<DBFILEPROPERTIESPropertyGroup *> *)propertyGroups;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithName:(NSString *)name id_:(NSString *)id_;
@end

/// Converts `DBFILESFolderMetadata` from and to JSON.
@interface DBFILESFolderMetadataSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESFolderMetadata *)instance;
+ (DBFILESFolderMetadata *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Sharing information of a folder.
@interface DBFILESFolderSharingInfo : DBFILESSharingInfo
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

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithReadOnly:(NSNumber *)readOnly
    parentSharedFolderId:(nullable NSString *)parentSharedFolderId
    sharedFolderId:(nullable NSString *)sharedFolderId
    traverseOnly:(nullable NSNumber *)traverseOnly
    noAccess:(nullable NSNumber *)noAccess;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithReadOnly:(NSNumber *)readOnly;
@end

/// Converts `DBFILESFolderSharingInfo` from and to JSON.
@interface DBFILESFolderSharingInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESFolderSharingInfo *)instance;
+ (DBFILESFolderSharingInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
