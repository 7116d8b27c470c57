// Generated from API/files.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBFILES/DBFILES+Base.h>

@class DBFILESLookupError, DBFILESMetadata, DBFILESMoveIntoFamilyError, DBFILESMoveIntoVaultError,
    DBFILESRelocationBatchResult, DBFILESRelocationBatchResultData, DBFILESRelocationBatchV2Result,
    DBFILESRelocationError, DBFILESRelocationPath, DBFILESWriteError;

NS_ASSUME_NONNULL_BEGIN

/// The item to copy or move, and its destination.
@interface DBFILESRelocationArg : DBFILESRelocationPath
/// This option has no effect. The default is `@NO`. Deprecated.
@property (nonatomic, readonly) NSNumber *allowSharedFolder;

/// A Boolean value that indicates whether to choose another name instead of failing if an item already exists at the
/// destination. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *autorename;

/// A Boolean value that indicates whether a move can change the owner of content. Copies ignore it. The default is
/// `@NO`.
@property (nonatomic, readonly) NSNumber *allowOwnershipTransfer;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - fromPath: The path or `id:…` of the file or folder to copy or move. Starts with `/`, `id:`, or `ns:`.
///   - toPath: The new path of the item, including its name. Starts with `/`, `id:`, or `ns:`.
///   - allowSharedFolder: This option has no effect. The default is `@NO`. Deprecated.
///   - autorename: A Boolean value that indicates whether to choose another name instead of failing if an item already
///     exists at the destination. The default is `@NO`.
///   - allowOwnershipTransfer: A Boolean value that indicates whether a move can change the owner of content. Copies
///     ignore it. The default is `@NO`.
- (instancetype)initWithFromPath:(NSString *)fromPath
    toPath:(NSString *)toPath
    allowSharedFolder:(nullable NSNumber *)allowSharedFolder
    autorename:(nullable NSNumber *)autorename
    allowOwnershipTransfer:(nullable NSNumber *)allowOwnershipTransfer;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithFromPath:(NSString *)fromPath toPath:(NSString *)toPath;
@end

/// Converts `DBFILESRelocationArg` from and to JSON.
@interface DBFILESRelocationArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESRelocationArg *)instance;
+ (DBFILESRelocationArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The items to copy or move, and their destinations.
@interface DBFILESRelocationBatchArg : DBFILESRelocationBatchArgBase
/// This option has no effect. The default is `@NO`. Deprecated.
@property (nonatomic, readonly) NSNumber *allowSharedFolder;

/// A Boolean value that indicates whether a move can change the owner of content. Copies ignore it. The default is
/// `@NO`.
@property (nonatomic, readonly) NSNumber *allowOwnershipTransfer;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - entries: The pairs of source and destination. 1 to 1000 items.
///   - autorename: A Boolean value that indicates whether to choose another name instead of failing an entry if an item
///     already exists at its destination. The default is `@NO`.
///   - allowSharedFolder: This option has no effect. The default is `@NO`. Deprecated.
///   - allowOwnershipTransfer: A Boolean value that indicates whether a move can change the owner of content. Copies
///     ignore it. The default is `@NO`.
- (instancetype)initWithEntries:(NSArray<DBFILESRelocationPath *> *)entries
    autorename:(nullable NSNumber *)autorename
    allowSharedFolder:(nullable NSNumber *)allowSharedFolder
    allowOwnershipTransfer:(nullable NSNumber *)allowOwnershipTransfer;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithEntries:(NSArray<DBFILESRelocationPath *> *)entries;
@end

/// Converts `DBFILESRelocationBatchArg` from and to JSON.
@interface DBFILESRelocationBatchArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESRelocationBatchArg *)instance;
+ (DBFILESRelocationBatchArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESRelocationBatchError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESRelocationBatchErrorTag) {
    /// The source can't be found or read.
    DBFILESRelocationBatchErrorFromLookup,
    /// The source can't be moved.
    DBFILESRelocationBatchErrorFromWrite,
    /// The item can't be written to the destination.
    DBFILESRelocationBatchErrorTo,
    /// A shared folder can't be copied. Copy its contents instead.
    DBFILESRelocationBatchErrorCantCopySharedFolder,
    /// The move would place a shared folder inside another one.
    DBFILESRelocationBatchErrorCantNestSharedFolder,
    /// The destination lies inside the folder to move.
    DBFILESRelocationBatchErrorCantMoveFolderIntoItself,
    /// The operation includes more than 10,000 files and folders. Use several calls.
    DBFILESRelocationBatchErrorTooManyFiles,
    /// Two paths are equal, or one contains the other. Use separate calls.
    DBFILESRelocationBatchErrorDuplicatedOrNestedPaths,
    /// The move would change the owner of content. To allow it, set `allowOwnershipTransfer`.
    DBFILESRelocationBatchErrorCantTransferOwnership,
    /// There isn't enough space for the copy.
    DBFILESRelocationBatchErrorInsufficientQuota,
    /// The outcome isn't known. Check the source and destination, and try again if necessary.
    DBFILESRelocationBatchErrorInternalError,
    /// The shared folder can't be moved to this destination.
    DBFILESRelocationBatchErrorCantMoveSharedFolder,
    /// The item can't be moved into the Vault.
    DBFILESRelocationBatchErrorCantMoveIntoVault,
    /// The item can't be moved into the Family Room folder.
    DBFILESRelocationBatchErrorCantMoveIntoFamily,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESRelocationBatchErrorOther,
    /// Too many concurrent write operations in this Dropbox. Wait, and then try again with less concurrency.
    DBFILESRelocationBatchErrorTooManyWriteOperations,
};

/// The reason that an entire batch wasn't copied or moved.
@interface DBFILESRelocationBatchError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESRelocationBatchErrorTag tag;
/// The source can't be found or read. Has a value only if `isFromLookup` returns `YES`.
@property (nonatomic, readonly) DBFILESLookupError *fromLookup;
/// The source can't be moved. Has a value only if `isFromWrite` returns `YES`.
@property (nonatomic, readonly) DBFILESWriteError *fromWrite;
/// The item can't be written to the destination. Has a value only if `isTo` returns `YES`.
@property (nonatomic, readonly) DBFILESWriteError *to;
/// The item can't be moved into the Vault. Has a value only if `isCantMoveIntoVault` returns `YES`.
@property (nonatomic, readonly) DBFILESMoveIntoVaultError *cantMoveIntoVault;
/// The item can't be moved into the Family Room folder. Has a value only if `isCantMoveIntoFamily` returns `YES`.
@property (nonatomic, readonly) DBFILESMoveIntoFamilyError *cantMoveIntoFamily;
/// Creates an object with the tag `from_lookup`.
- (instancetype)initWithFromLookup:(DBFILESLookupError *)fromLookup;
/// Creates an object with the tag `from_write`.
- (instancetype)initWithFromWrite:(DBFILESWriteError *)fromWrite;
/// Creates an object with the tag `to`.
- (instancetype)initWithTo:(DBFILESWriteError *)to;
/// Creates an object with the tag `cant_copy_shared_folder`.
- (instancetype)initWithCantCopySharedFolder;
/// Creates an object with the tag `cant_nest_shared_folder`.
- (instancetype)initWithCantNestSharedFolder;
/// Creates an object with the tag `cant_move_folder_into_itself`.
- (instancetype)initWithCantMoveFolderIntoItself;
/// Creates an object with the tag `too_many_files`.
- (instancetype)initWithTooManyFiles;
/// Creates an object with the tag `duplicated_or_nested_paths`.
- (instancetype)initWithDuplicatedOrNestedPaths;
/// Creates an object with the tag `cant_transfer_ownership`.
- (instancetype)initWithCantTransferOwnership;
/// Creates an object with the tag `insufficient_quota`.
- (instancetype)initWithInsufficientQuota;
/// Creates an object with the tag `internal_error`.
- (instancetype)initWithInternalError;
/// Creates an object with the tag `cant_move_shared_folder`.
- (instancetype)initWithCantMoveSharedFolder;
/// Creates an object with the tag `cant_move_into_vault`.
- (instancetype)initWithCantMoveIntoVault:(DBFILESMoveIntoVaultError *)cantMoveIntoVault;
/// Creates an object with the tag `cant_move_into_family`.
- (instancetype)initWithCantMoveIntoFamily:(DBFILESMoveIntoFamilyError *)cantMoveIntoFamily;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `too_many_write_operations`.
- (instancetype)initWithTooManyWriteOperations;
/// Returns whether the tag is `from_lookup`.
- (BOOL)isFromLookup;
/// Returns whether the tag is `from_write`.
- (BOOL)isFromWrite;
/// Returns whether the tag is `to`.
- (BOOL)isTo;
/// Returns whether the tag is `cant_copy_shared_folder`.
- (BOOL)isCantCopySharedFolder;
/// Returns whether the tag is `cant_nest_shared_folder`.
- (BOOL)isCantNestSharedFolder;
/// Returns whether the tag is `cant_move_folder_into_itself`.
- (BOOL)isCantMoveFolderIntoItself;
/// Returns whether the tag is `too_many_files`.
- (BOOL)isTooManyFiles;
/// Returns whether the tag is `duplicated_or_nested_paths`.
- (BOOL)isDuplicatedOrNestedPaths;
/// Returns whether the tag is `cant_transfer_ownership`.
- (BOOL)isCantTransferOwnership;
/// Returns whether the tag is `insufficient_quota`.
- (BOOL)isInsufficientQuota;
/// Returns whether the tag is `internal_error`.
- (BOOL)isInternalError;
/// Returns whether the tag is `cant_move_shared_folder`.
- (BOOL)isCantMoveSharedFolder;
/// Returns whether the tag is `cant_move_into_vault`.
- (BOOL)isCantMoveIntoVault;
/// Returns whether the tag is `cant_move_into_family`.
- (BOOL)isCantMoveIntoFamily;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `too_many_write_operations`.
- (BOOL)isTooManyWriteOperations;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESRelocationBatchError` from and to JSON.
@interface DBFILESRelocationBatchErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESRelocationBatchError *)instance;
+ (DBFILESRelocationBatchError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESRelocationBatchErrorEntry`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESRelocationBatchErrorEntryTag) {
    /// The entry can't be copied or moved as requested. Don't try again.
    DBFILESRelocationBatchErrorEntryRelocationError,
    /// The outcome isn't known. Check the source and destination, and try again if necessary.
    DBFILESRelocationBatchErrorEntryInternalError,
    /// Too many concurrent write operations in this Dropbox. Wait, and then try again with less concurrency.
    DBFILESRelocationBatchErrorEntryTooManyWriteOperations,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESRelocationBatchErrorEntryOther,
};

/// The reason that one entry wasn't copied or moved.
@interface DBFILESRelocationBatchErrorEntry : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESRelocationBatchErrorEntryTag tag;

/// The entry can't be copied or moved as requested. Don't try again. Has a value only if `isRelocationError` returns
/// `YES`.
@property (nonatomic, readonly) DBFILESRelocationError *relocationError;

/// Creates an object with the tag `relocation_error`.
- (instancetype)initWithRelocationError:(DBFILESRelocationError *)relocationError;
/// Creates an object with the tag `internal_error`.
- (instancetype)initWithInternalError;
/// Creates an object with the tag `too_many_write_operations`.
- (instancetype)initWithTooManyWriteOperations;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `relocation_error`.
- (BOOL)isRelocationError;
/// Returns whether the tag is `internal_error`.
- (BOOL)isInternalError;
/// Returns whether the tag is `too_many_write_operations`.
- (BOOL)isTooManyWriteOperations;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESRelocationBatchErrorEntry` from and to JSON.
@interface DBFILESRelocationBatchErrorEntrySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESRelocationBatchErrorEntry *)instance;
+ (DBFILESRelocationBatchErrorEntry *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESRelocationBatchJobStatus`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESRelocationBatchJobStatusTag) {
    /// The job is still running. Poll again later.
    DBFILESRelocationBatchJobStatusInProgress,
    /// The job is complete.
    DBFILESRelocationBatchJobStatusComplete,
    /// The entire job failed.
    DBFILESRelocationBatchJobStatusFailed,
};

/// The state of a job of `copyBatch` or `moveBatch`.
@interface DBFILESRelocationBatchJobStatus : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESRelocationBatchJobStatusTag tag;
/// The job is complete. Has a value only if `isComplete` returns `YES`.
@property (nonatomic, readonly) DBFILESRelocationBatchResult *complete;
/// The entire job failed. Has a value only if `isFailed` returns `YES`.
@property (nonatomic, readonly) DBFILESRelocationBatchError *failed;
/// Creates an object with the tag `in_progress`.
- (instancetype)initWithInProgress;
/// Creates an object with the tag `complete`.
- (instancetype)initWithComplete:(DBFILESRelocationBatchResult *)complete;
/// Creates an object with the tag `failed`.
- (instancetype)initWithFailed:(DBFILESRelocationBatchError *)failed;
/// Returns whether the tag is `in_progress`.
- (BOOL)isInProgress;
/// Returns whether the tag is `complete`.
- (BOOL)isComplete;
/// Returns whether the tag is `failed`.
- (BOOL)isFailed;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESRelocationBatchJobStatus` from and to JSON.
@interface DBFILESRelocationBatchJobStatusSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESRelocationBatchJobStatus *)instance;
+ (DBFILESRelocationBatchJobStatus *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESRelocationBatchLaunch`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESRelocationBatchLaunchTag) {
    /// The identifier of the job that the call started. Poll the job with it. At least 1 character.
    DBFILESRelocationBatchLaunchAsyncJobId,
    /// The call completed without a job.
    DBFILESRelocationBatchLaunchComplete,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESRelocationBatchLaunchOther,
};

/// The result of `copyBatch` and `moveBatch`: a job to poll, or the outcome.
@interface DBFILESRelocationBatchLaunch : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESRelocationBatchLaunchTag tag;

/// The identifier of the job that the call started. Poll the job with it. At least 1 character. Has a value only if
/// `isAsyncJobId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *asyncJobId;

/// The call completed without a job. Has a value only if `isComplete` returns `YES`.
@property (nonatomic, readonly) DBFILESRelocationBatchResult *complete;
/// Creates an object with the tag `async_job_id`.
- (instancetype)initWithAsyncJobId:(NSString *)asyncJobId;
/// Creates an object with the tag `complete`.
- (instancetype)initWithComplete:(DBFILESRelocationBatchResult *)complete;
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

/// Converts `DBFILESRelocationBatchLaunch` from and to JSON.
@interface DBFILESRelocationBatchLaunchSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESRelocationBatchLaunch *)instance;
+ (DBFILESRelocationBatchLaunch *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The copied or moved items.
@interface DBFILESRelocationBatchResult : DBFILESFileOpsResult
/// The result for each entry, in the order of the request.
@property (nonatomic, readonly) NSArray<DBFILESRelocationBatchResultData *> *entries;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEntries:(NSArray<DBFILESRelocationBatchResultData *> *)entries;
@end

/// Converts `DBFILESRelocationBatchResult` from and to JSON.
@interface DBFILESRelocationBatchResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESRelocationBatchResult *)instance;
+ (DBFILESRelocationBatchResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A copied or moved item.
@interface DBFILESRelocationBatchResultData : DBStoneObject
/// The metadata of the item at its destination.
@property (nonatomic, readonly) DBFILESMetadata *metadata;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithMetadata:(DBFILESMetadata *)metadata;
@end

/// Converts `DBFILESRelocationBatchResultData` from and to JSON.
@interface DBFILESRelocationBatchResultDataSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESRelocationBatchResultData *)instance;
+ (DBFILESRelocationBatchResultData *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESRelocationBatchResultEntry`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESRelocationBatchResultEntryTag) {
    /// The entry was copied or moved. The associated value is the metadata of the item at its destination.
    DBFILESRelocationBatchResultEntrySuccess,
    /// The entry wasn't copied or moved.
    DBFILESRelocationBatchResultEntryFailure,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESRelocationBatchResultEntryOther,
};

/// The outcome for one entry.
@interface DBFILESRelocationBatchResultEntry : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESRelocationBatchResultEntryTag tag;

/// The entry was copied or moved. The associated value is the metadata of the item at its destination. Has a value only
/// if `isSuccess` returns `YES`.
@property (nonatomic, readonly) DBFILESMetadata *success;

/// The entry wasn't copied or moved. Has a value only if `isFailure` returns `YES`.
@property (nonatomic, readonly) DBFILESRelocationBatchErrorEntry *failure;
/// Creates an object with the tag `success`.
- (instancetype)initWithSuccess:(DBFILESMetadata *)success;
/// Creates an object with the tag `failure`.
- (instancetype)initWithFailure:(DBFILESRelocationBatchErrorEntry *)failure;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `success`.
- (BOOL)isSuccess;
/// Returns whether the tag is `failure`.
- (BOOL)isFailure;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESRelocationBatchResultEntry` from and to JSON.
@interface DBFILESRelocationBatchResultEntrySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESRelocationBatchResultEntry *)instance;
+ (DBFILESRelocationBatchResultEntry *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESRelocationBatchV2JobStatus`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESRelocationBatchV2JobStatusTag) {
    /// The job is still running. Poll again later.
    DBFILESRelocationBatchV2JobStatusInProgress,
    /// The job is complete. Each entry has its own outcome.
    DBFILESRelocationBatchV2JobStatusComplete,
};

/// The state of a job of `copyBatchV2` or `moveBatchV2`.
@interface DBFILESRelocationBatchV2JobStatus : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESRelocationBatchV2JobStatusTag tag;
/// The job is complete. Each entry has its own outcome. Has a value only if `isComplete` returns `YES`.
@property (nonatomic, readonly) DBFILESRelocationBatchV2Result *complete;
/// Creates an object with the tag `in_progress`.
- (instancetype)initWithInProgress;
/// Creates an object with the tag `complete`.
- (instancetype)initWithComplete:(DBFILESRelocationBatchV2Result *)complete;
/// Returns whether the tag is `in_progress`.
- (BOOL)isInProgress;
/// Returns whether the tag is `complete`.
- (BOOL)isComplete;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESRelocationBatchV2JobStatus` from and to JSON.
@interface DBFILESRelocationBatchV2JobStatusSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESRelocationBatchV2JobStatus *)instance;
+ (DBFILESRelocationBatchV2JobStatus *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESRelocationBatchV2Launch`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESRelocationBatchV2LaunchTag) {
    /// The identifier of the job that the call started. Poll the job with it. At least 1 character.
    DBFILESRelocationBatchV2LaunchAsyncJobId,
    /// The call completed without a job. Each entry has its own outcome.
    DBFILESRelocationBatchV2LaunchComplete,
};

/// The result of `copyBatchV2` and `moveBatchV2`: a job to poll, or the outcome.
@interface DBFILESRelocationBatchV2Launch : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESRelocationBatchV2LaunchTag tag;

/// The identifier of the job that the call started. Poll the job with it. At least 1 character. Has a value only if
/// `isAsyncJobId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *asyncJobId;

/// The call completed without a job. Each entry has its own outcome. Has a value only if `isComplete` returns `YES`.
@property (nonatomic, readonly) DBFILESRelocationBatchV2Result *complete;
/// Creates an object with the tag `async_job_id`.
- (instancetype)initWithAsyncJobId:(NSString *)asyncJobId;
/// Creates an object with the tag `complete`.
- (instancetype)initWithComplete:(DBFILESRelocationBatchV2Result *)complete;
/// Returns whether the tag is `async_job_id`.
- (BOOL)isAsyncJobId;
/// Returns whether the tag is `complete`.
- (BOOL)isComplete;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESRelocationBatchV2Launch` from and to JSON.
@interface DBFILESRelocationBatchV2LaunchSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESRelocationBatchV2Launch *)instance;
+ (DBFILESRelocationBatchV2Launch *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The outcome for each entry.
@interface DBFILESRelocationBatchV2Result : DBFILESFileOpsResult
/// The outcome for each entry, in the order of the request.
@property (nonatomic, readonly) NSArray<DBFILESRelocationBatchResultEntry *> *entries;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEntries:(NSArray<DBFILESRelocationBatchResultEntry *> *)entries;
@end

/// Converts `DBFILESRelocationBatchV2Result` from and to JSON.
@interface DBFILESRelocationBatchV2ResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESRelocationBatchV2Result *)instance;
+ (DBFILESRelocationBatchV2Result *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILESRelocationError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILESRelocationErrorTag) {
    /// The source can't be found or read.
    DBFILESRelocationErrorFromLookup,
    /// The source can't be moved.
    DBFILESRelocationErrorFromWrite,
    /// The item can't be written to the destination.
    DBFILESRelocationErrorTo,
    /// A shared folder can't be copied. Copy its contents instead.
    DBFILESRelocationErrorCantCopySharedFolder,
    /// The move would place a shared folder inside another one.
    DBFILESRelocationErrorCantNestSharedFolder,
    /// The destination lies inside the folder to move.
    DBFILESRelocationErrorCantMoveFolderIntoItself,
    /// The operation includes more than 10,000 files and folders. Use several calls.
    DBFILESRelocationErrorTooManyFiles,
    /// Two paths are equal, or one contains the other. Use separate calls.
    DBFILESRelocationErrorDuplicatedOrNestedPaths,
    /// The move would change the owner of content. To allow it, set `allowOwnershipTransfer`.
    DBFILESRelocationErrorCantTransferOwnership,
    /// There isn't enough space for the copy.
    DBFILESRelocationErrorInsufficientQuota,
    /// The outcome isn't known. Check the source and destination, and try again if necessary.
    DBFILESRelocationErrorInternalError,
    /// The shared folder can't be moved to this destination.
    DBFILESRelocationErrorCantMoveSharedFolder,
    /// The item can't be moved into the Vault.
    DBFILESRelocationErrorCantMoveIntoVault,
    /// The item can't be moved into the Family Room folder.
    DBFILESRelocationErrorCantMoveIntoFamily,
    /// A value that this version of the SDK doesn't recognize.
    DBFILESRelocationErrorOther,
};

/// The reason that an item wasn't copied or moved.
@interface DBFILESRelocationError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILESRelocationErrorTag tag;
/// The source can't be found or read. Has a value only if `isFromLookup` returns `YES`.
@property (nonatomic, readonly) DBFILESLookupError *fromLookup;
/// The source can't be moved. Has a value only if `isFromWrite` returns `YES`.
@property (nonatomic, readonly) DBFILESWriteError *fromWrite;
/// The item can't be written to the destination. Has a value only if `isTo` returns `YES`.
@property (nonatomic, readonly) DBFILESWriteError *to;
/// The item can't be moved into the Vault. Has a value only if `isCantMoveIntoVault` returns `YES`.
@property (nonatomic, readonly) DBFILESMoveIntoVaultError *cantMoveIntoVault;
/// The item can't be moved into the Family Room folder. Has a value only if `isCantMoveIntoFamily` returns `YES`.
@property (nonatomic, readonly) DBFILESMoveIntoFamilyError *cantMoveIntoFamily;
/// Creates an object with the tag `from_lookup`.
- (instancetype)initWithFromLookup:(DBFILESLookupError *)fromLookup;
/// Creates an object with the tag `from_write`.
- (instancetype)initWithFromWrite:(DBFILESWriteError *)fromWrite;
/// Creates an object with the tag `to`.
- (instancetype)initWithTo:(DBFILESWriteError *)to;
/// Creates an object with the tag `cant_copy_shared_folder`.
- (instancetype)initWithCantCopySharedFolder;
/// Creates an object with the tag `cant_nest_shared_folder`.
- (instancetype)initWithCantNestSharedFolder;
/// Creates an object with the tag `cant_move_folder_into_itself`.
- (instancetype)initWithCantMoveFolderIntoItself;
/// Creates an object with the tag `too_many_files`.
- (instancetype)initWithTooManyFiles;
/// Creates an object with the tag `duplicated_or_nested_paths`.
- (instancetype)initWithDuplicatedOrNestedPaths;
/// Creates an object with the tag `cant_transfer_ownership`.
- (instancetype)initWithCantTransferOwnership;
/// Creates an object with the tag `insufficient_quota`.
- (instancetype)initWithInsufficientQuota;
/// Creates an object with the tag `internal_error`.
- (instancetype)initWithInternalError;
/// Creates an object with the tag `cant_move_shared_folder`.
- (instancetype)initWithCantMoveSharedFolder;
/// Creates an object with the tag `cant_move_into_vault`.
- (instancetype)initWithCantMoveIntoVault:(DBFILESMoveIntoVaultError *)cantMoveIntoVault;
/// Creates an object with the tag `cant_move_into_family`.
- (instancetype)initWithCantMoveIntoFamily:(DBFILESMoveIntoFamilyError *)cantMoveIntoFamily;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `from_lookup`.
- (BOOL)isFromLookup;
/// Returns whether the tag is `from_write`.
- (BOOL)isFromWrite;
/// Returns whether the tag is `to`.
- (BOOL)isTo;
/// Returns whether the tag is `cant_copy_shared_folder`.
- (BOOL)isCantCopySharedFolder;
/// Returns whether the tag is `cant_nest_shared_folder`.
- (BOOL)isCantNestSharedFolder;
/// Returns whether the tag is `cant_move_folder_into_itself`.
- (BOOL)isCantMoveFolderIntoItself;
/// Returns whether the tag is `too_many_files`.
- (BOOL)isTooManyFiles;
/// Returns whether the tag is `duplicated_or_nested_paths`.
- (BOOL)isDuplicatedOrNestedPaths;
/// Returns whether the tag is `cant_transfer_ownership`.
- (BOOL)isCantTransferOwnership;
/// Returns whether the tag is `insufficient_quota`.
- (BOOL)isInsufficientQuota;
/// Returns whether the tag is `internal_error`.
- (BOOL)isInternalError;
/// Returns whether the tag is `cant_move_shared_folder`.
- (BOOL)isCantMoveSharedFolder;
/// Returns whether the tag is `cant_move_into_vault`.
- (BOOL)isCantMoveIntoVault;
/// Returns whether the tag is `cant_move_into_family`.
- (BOOL)isCantMoveIntoFamily;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILESRelocationError` from and to JSON.
@interface DBFILESRelocationErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESRelocationError *)instance;
+ (DBFILESRelocationError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A copied or moved item.
@interface DBFILESRelocationResult : DBFILESFileOpsResult
/// The metadata of the item at its destination.
@property (nonatomic, readonly) DBFILESMetadata *metadata;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithMetadata:(DBFILESMetadata *)metadata;
@end

/// Converts `DBFILESRelocationResult` from and to JSON.
@interface DBFILESRelocationResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILESRelocationResult *)instance;
+ (DBFILESRelocationResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
