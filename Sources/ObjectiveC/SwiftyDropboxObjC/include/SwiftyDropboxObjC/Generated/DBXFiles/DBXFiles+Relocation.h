// Generated from API/files.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXFiles/DBXFiles+Base.h>

@class DBXFilesLookupError, DBXFilesMetadata, DBXFilesMoveIntoFamilyError, DBXFilesMoveIntoVaultError,
    DBXFilesRelocationBatchErrorCantCopySharedFolder, DBXFilesRelocationBatchErrorCantMoveFolderIntoItself,
    DBXFilesRelocationBatchErrorCantMoveIntoFamily, DBXFilesRelocationBatchErrorCantMoveIntoVault,
    DBXFilesRelocationBatchErrorCantMoveSharedFolder, DBXFilesRelocationBatchErrorCantNestSharedFolder,
    DBXFilesRelocationBatchErrorCantTransferOwnership, DBXFilesRelocationBatchErrorDuplicatedOrNestedPaths,
    DBXFilesRelocationBatchErrorEntryInternalError, DBXFilesRelocationBatchErrorEntryOther,
    DBXFilesRelocationBatchErrorEntryRelocationError, DBXFilesRelocationBatchErrorEntryTooManyWriteOperations,
    DBXFilesRelocationBatchErrorFromLookup, DBXFilesRelocationBatchErrorFromWrite,
    DBXFilesRelocationBatchErrorInsufficientQuota, DBXFilesRelocationBatchErrorInternalError,
    DBXFilesRelocationBatchErrorOther, DBXFilesRelocationBatchErrorTo, DBXFilesRelocationBatchErrorTooManyFiles,
    DBXFilesRelocationBatchErrorTooManyWriteOperations, DBXFilesRelocationBatchJobStatusComplete,
    DBXFilesRelocationBatchJobStatusFailed, DBXFilesRelocationBatchJobStatusInProgress,
    DBXFilesRelocationBatchLaunchAsyncJobId, DBXFilesRelocationBatchLaunchComplete, DBXFilesRelocationBatchLaunchOther,
    DBXFilesRelocationBatchResult, DBXFilesRelocationBatchResultData, DBXFilesRelocationBatchResultEntryFailure,
    DBXFilesRelocationBatchResultEntryOther, DBXFilesRelocationBatchResultEntrySuccess,
    DBXFilesRelocationBatchV2JobStatusComplete, DBXFilesRelocationBatchV2JobStatusInProgress,
    DBXFilesRelocationBatchV2LaunchAsyncJobId, DBXFilesRelocationBatchV2LaunchComplete, DBXFilesRelocationBatchV2Result,
    DBXFilesRelocationError, DBXFilesRelocationErrorCantCopySharedFolder,
    DBXFilesRelocationErrorCantMoveFolderIntoItself, DBXFilesRelocationErrorCantMoveIntoFamily,
    DBXFilesRelocationErrorCantMoveIntoVault, DBXFilesRelocationErrorCantMoveSharedFolder,
    DBXFilesRelocationErrorCantNestSharedFolder, DBXFilesRelocationErrorCantTransferOwnership,
    DBXFilesRelocationErrorDuplicatedOrNestedPaths, DBXFilesRelocationErrorFromLookup, DBXFilesRelocationErrorFromWrite,
    DBXFilesRelocationErrorInsufficientQuota, DBXFilesRelocationErrorInternalError, DBXFilesRelocationErrorOther,
    DBXFilesRelocationErrorTo, DBXFilesRelocationErrorTooManyFiles, DBXFilesRelocationPath, DBXFilesWriteError;

NS_ASSUME_NONNULL_BEGIN

/// The item to copy or move, and its destination.
@interface DBXFilesRelocationArg : DBXFilesRelocationPath
/// This option has no effect. The default is `@NO`. Deprecated.
@property (nonatomic, readonly) NSNumber *allowSharedFolder;

/// A Boolean value that indicates whether to choose another name instead of failing if an item already exists at the
/// destination. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *autorename;

/// A Boolean value that indicates whether a move can change the owner of content. Copies ignore it. The default is
/// `@NO`.
@property (nonatomic, readonly) NSNumber *allowOwnershipTransfer;

/// Creates an object.
///
/// - Parameters:
///   - fromPath: The path or `id:…` of the file or folder to copy or move. Starts with `/`, `id:`, or `ns:`.
///   - toPath: The new path of the item, including its name. Starts with `/`, `id:`, or `ns:`.
///   - allowSharedFolder: This option has no effect. The default is `@NO`. Deprecated.
///   - autorename: A Boolean value that indicates whether to choose another name instead of failing if an item already
///     exists at the destination. The default is `@NO`.
///   - allowOwnershipTransfer: A Boolean value that indicates whether a move can change the owner of content. Copies
///     ignore it. The default is `@NO`.
- (instancetype)initFromPath:(NSString *)fromPath
    toPath:(NSString *)toPath
    allowSharedFolder:(NSNumber *)allowSharedFolder
    autorename:(NSNumber *)autorename
    allowOwnershipTransfer:(NSNumber *)allowOwnershipTransfer
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initFromPath:(NSString *)fromPath toPath:(NSString *)toPath DB_UNAVAILABLE;
@end

/// The items to copy or move, and their destinations.
@interface DBXFilesRelocationBatchArg : DBXFilesRelocationBatchArgBase
/// This option has no effect. The default is `@NO`. Deprecated.
@property (nonatomic, readonly) NSNumber *allowSharedFolder;

/// A Boolean value that indicates whether a move can change the owner of content. Copies ignore it. The default is
/// `@NO`.
@property (nonatomic, readonly) NSNumber *allowOwnershipTransfer;

/// Creates an object.
///
/// - Parameters:
///   - entries: The pairs of source and destination. 1 to 1000 items.
///   - autorename: A Boolean value that indicates whether to choose another name instead of failing an entry if an item
///     already exists at its destination. The default is `@NO`.
///   - allowSharedFolder: This option has no effect. The default is `@NO`. Deprecated.
///   - allowOwnershipTransfer: A Boolean value that indicates whether a move can change the owner of content. Copies
///     ignore it. The default is `@NO`.
- (instancetype)initWithEntries:(NSArray<DBXFilesRelocationPath *> *)entries
    autorename:(NSNumber *)autorename
    allowSharedFolder:(NSNumber *)allowSharedFolder
    allowOwnershipTransfer:(NSNumber *)allowOwnershipTransfer
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithEntries:(NSArray<DBXFilesRelocationPath *> *)entries
    autorename:(NSNumber *)autorename
    DB_UNAVAILABLE;
@end

/// The reason that an entire batch wasn't copied or moved.
@interface DBXFilesRelocationBatchError : DBXObject
@end

/// The members of the union.
@interface DBXFilesRelocationBatchError (Members)
/// The object if its tag is `from_lookup`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchErrorFromLookup *asFromLookup;
/// The object if its tag is `from_write`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchErrorFromWrite *asFromWrite;
/// The object if its tag is `to`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchErrorTo *asTo;
/// The object if its tag is `cant_copy_shared_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchErrorCantCopySharedFolder *asCantCopySharedFolder;
/// The object if its tag is `cant_nest_shared_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchErrorCantNestSharedFolder *asCantNestSharedFolder;

/// The object if its tag is `cant_move_folder_into_itself`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXFilesRelocationBatchErrorCantMoveFolderIntoItself *asCantMoveFolderIntoItself;

/// The object if its tag is `too_many_files`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchErrorTooManyFiles *asTooManyFiles;

/// The object if its tag is `duplicated_or_nested_paths`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXFilesRelocationBatchErrorDuplicatedOrNestedPaths *asDuplicatedOrNestedPaths;

/// The object if its tag is `cant_transfer_ownership`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchErrorCantTransferOwnership *asCantTransferOwnership;
/// The object if its tag is `insufficient_quota`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchErrorInsufficientQuota *asInsufficientQuota;
/// The object if its tag is `internal_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchErrorInternalError *asInternalError;
/// The object if its tag is `cant_move_shared_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchErrorCantMoveSharedFolder *asCantMoveSharedFolder;
/// The object if its tag is `cant_move_into_vault`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchErrorCantMoveIntoVault *asCantMoveIntoVault;
/// The object if its tag is `cant_move_into_family`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchErrorCantMoveIntoFamily *asCantMoveIntoFamily;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchErrorOther *asOther;
/// The object if its tag is `too_many_write_operations`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchErrorTooManyWriteOperations *asTooManyWriteOperations;
@end

/// The source can't be found or read.
@interface DBXFilesRelocationBatchErrorFromLookup : DBXFilesRelocationBatchError
/// The value of `from_lookup`.
@property (nonatomic, strong) DBXFilesLookupError *fromLookup;
/// Creates an object with the tag `from_lookup`.
- (instancetype)init:(DBXFilesLookupError *)fromLookup NS_DESIGNATED_INITIALIZER;
@end

/// The source can't be moved.
@interface DBXFilesRelocationBatchErrorFromWrite : DBXFilesRelocationBatchError
/// The value of `from_write`.
@property (nonatomic, strong) DBXFilesWriteError *fromWrite;
/// Creates an object with the tag `from_write`.
- (instancetype)init:(DBXFilesWriteError *)fromWrite NS_DESIGNATED_INITIALIZER;
@end

/// The item can't be written to the destination.
@interface DBXFilesRelocationBatchErrorTo : DBXFilesRelocationBatchError
/// The value of `to`.
@property (nonatomic, strong) DBXFilesWriteError *to;
/// Creates an object with the tag `to`.
- (instancetype)init:(DBXFilesWriteError *)to NS_DESIGNATED_INITIALIZER;
@end

/// A shared folder can't be copied. Copy its contents instead.
@interface DBXFilesRelocationBatchErrorCantCopySharedFolder : DBXFilesRelocationBatchError
/// Creates an object with the tag `cant_copy_shared_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The move would place a shared folder inside another one.
@interface DBXFilesRelocationBatchErrorCantNestSharedFolder : DBXFilesRelocationBatchError
/// Creates an object with the tag `cant_nest_shared_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The destination lies inside the folder to move.
@interface DBXFilesRelocationBatchErrorCantMoveFolderIntoItself : DBXFilesRelocationBatchError
/// Creates an object with the tag `cant_move_folder_into_itself`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The operation includes more than 10,000 files and folders. Use several calls.
@interface DBXFilesRelocationBatchErrorTooManyFiles : DBXFilesRelocationBatchError
/// Creates an object with the tag `too_many_files`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Two paths are equal, or one contains the other. Use separate calls.
@interface DBXFilesRelocationBatchErrorDuplicatedOrNestedPaths : DBXFilesRelocationBatchError
/// Creates an object with the tag `duplicated_or_nested_paths`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The move would change the owner of content. To allow it, set `allowOwnershipTransfer`.
@interface DBXFilesRelocationBatchErrorCantTransferOwnership : DBXFilesRelocationBatchError
/// Creates an object with the tag `cant_transfer_ownership`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// There isn't enough space for the copy.
@interface DBXFilesRelocationBatchErrorInsufficientQuota : DBXFilesRelocationBatchError
/// Creates an object with the tag `insufficient_quota`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The outcome isn't known. Check the source and destination, and try again if necessary.
@interface DBXFilesRelocationBatchErrorInternalError : DBXFilesRelocationBatchError
/// Creates an object with the tag `internal_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The shared folder can't be moved to this destination.
@interface DBXFilesRelocationBatchErrorCantMoveSharedFolder : DBXFilesRelocationBatchError
/// Creates an object with the tag `cant_move_shared_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The item can't be moved into the Vault.
@interface DBXFilesRelocationBatchErrorCantMoveIntoVault : DBXFilesRelocationBatchError
/// The value of `cant_move_into_vault`.
@property (nonatomic, strong) DBXFilesMoveIntoVaultError *cantMoveIntoVault;
/// Creates an object with the tag `cant_move_into_vault`.
- (instancetype)init:(DBXFilesMoveIntoVaultError *)cantMoveIntoVault NS_DESIGNATED_INITIALIZER;
@end

/// The item can't be moved into the Family Room folder.
@interface DBXFilesRelocationBatchErrorCantMoveIntoFamily : DBXFilesRelocationBatchError
/// The value of `cant_move_into_family`.
@property (nonatomic, strong) DBXFilesMoveIntoFamilyError *cantMoveIntoFamily;
/// Creates an object with the tag `cant_move_into_family`.
- (instancetype)init:(DBXFilesMoveIntoFamilyError *)cantMoveIntoFamily NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesRelocationBatchErrorOther : DBXFilesRelocationBatchError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Too many concurrent write operations in this Dropbox. Wait, and then try again with less concurrency.
@interface DBXFilesRelocationBatchErrorTooManyWriteOperations : DBXFilesRelocationBatchError
/// Creates an object with the tag `too_many_write_operations`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The reason that one entry wasn't copied or moved.
@interface DBXFilesRelocationBatchErrorEntry : DBXObject
@end

/// The members of the union.
@interface DBXFilesRelocationBatchErrorEntry (Members)
/// The object if its tag is `relocation_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchErrorEntryRelocationError *asRelocationError;
/// The object if its tag is `internal_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchErrorEntryInternalError *asInternalError;

/// The object if its tag is `too_many_write_operations`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXFilesRelocationBatchErrorEntryTooManyWriteOperations *asTooManyWriteOperations;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchErrorEntryOther *asOther;
@end

/// The entry can't be copied or moved as requested. Don't try again.
@interface DBXFilesRelocationBatchErrorEntryRelocationError : DBXFilesRelocationBatchErrorEntry
/// The value of `relocation_error`.
@property (nonatomic, strong) DBXFilesRelocationError *relocationError;
/// Creates an object with the tag `relocation_error`.
- (instancetype)init:(DBXFilesRelocationError *)relocationError NS_DESIGNATED_INITIALIZER;
@end

/// The outcome isn't known. Check the source and destination, and try again if necessary.
@interface DBXFilesRelocationBatchErrorEntryInternalError : DBXFilesRelocationBatchErrorEntry
/// Creates an object with the tag `internal_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Too many concurrent write operations in this Dropbox. Wait, and then try again with less concurrency.
@interface DBXFilesRelocationBatchErrorEntryTooManyWriteOperations : DBXFilesRelocationBatchErrorEntry
/// Creates an object with the tag `too_many_write_operations`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesRelocationBatchErrorEntryOther : DBXFilesRelocationBatchErrorEntry
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The state of a job of `copyBatch` or `moveBatch`.
@interface DBXFilesRelocationBatchJobStatus : DBXObject
@end

/// The members of the union.
@interface DBXFilesRelocationBatchJobStatus (Members)
/// The object if its tag is `in_progress`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchJobStatusInProgress *asInProgress;
/// The object if its tag is `complete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchJobStatusComplete *asComplete;
/// The object if its tag is `failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchJobStatusFailed *asFailed;
@end

/// The job is still running. Poll again later.
@interface DBXFilesRelocationBatchJobStatusInProgress : DBXFilesRelocationBatchJobStatus
/// Creates an object with the tag `in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The job is complete.
@interface DBXFilesRelocationBatchJobStatusComplete : DBXFilesRelocationBatchJobStatus
/// The value of `complete`.
@property (nonatomic, strong) DBXFilesRelocationBatchResult *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(DBXFilesRelocationBatchResult *)complete NS_DESIGNATED_INITIALIZER;
@end

/// The entire job failed.
@interface DBXFilesRelocationBatchJobStatusFailed : DBXFilesRelocationBatchJobStatus
/// The value of `failed`.
@property (nonatomic, strong) DBXFilesRelocationBatchError *failed;
/// Creates an object with the tag `failed`.
- (instancetype)init:(DBXFilesRelocationBatchError *)failed NS_DESIGNATED_INITIALIZER;
@end

/// The result of `copyBatch` and `moveBatch`: a job to poll, or the outcome.
@interface DBXFilesRelocationBatchLaunch : DBXObject
@end

/// The members of the union.
@interface DBXFilesRelocationBatchLaunch (Members)
/// The object if its tag is `async_job_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchLaunchAsyncJobId *asAsyncJobId;
/// The object if its tag is `complete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchLaunchComplete *asComplete;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchLaunchOther *asOther;
@end

/// The identifier of the job that the call started. Poll the job with it. At least 1 character.
@interface DBXFilesRelocationBatchLaunchAsyncJobId : DBXFilesRelocationBatchLaunch
/// The value of `async_job_id`.
@property (nonatomic, copy) NSString *asyncJobId;
/// Creates an object with the tag `async_job_id`.
- (instancetype)init:(NSString *)asyncJobId NS_DESIGNATED_INITIALIZER;
@end

/// The call completed without a job.
@interface DBXFilesRelocationBatchLaunchComplete : DBXFilesRelocationBatchLaunch
/// The value of `complete`.
@property (nonatomic, strong) DBXFilesRelocationBatchResult *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(DBXFilesRelocationBatchResult *)complete NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesRelocationBatchLaunchOther : DBXFilesRelocationBatchLaunch
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The copied or moved items.
@interface DBXFilesRelocationBatchResult : DBXFilesFileOpsResult
/// The result for each entry, in the order of the request.
@property (nonatomic, readonly, copy) NSArray<DBXFilesRelocationBatchResultData *> *entries;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEntries:(NSArray<DBXFilesRelocationBatchResultData *> *)entries NS_DESIGNATED_INITIALIZER;
@end

/// A copied or moved item.
@interface DBXFilesRelocationBatchResultData : DBXObject
/// The metadata of the item at its destination.
@property (nonatomic, readonly) DBXFilesMetadata *metadata;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithMetadata:(DBXFilesMetadata *)metadata NS_DESIGNATED_INITIALIZER;
@end

/// The outcome for one entry.
@interface DBXFilesRelocationBatchResultEntry : DBXObject
@end

/// The members of the union.
@interface DBXFilesRelocationBatchResultEntry (Members)
/// The object if its tag is `success`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchResultEntrySuccess *asSuccess;
/// The object if its tag is `failure`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchResultEntryFailure *asFailure;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchResultEntryOther *asOther;
@end

/// The entry was copied or moved. The associated value is the metadata of the item at its destination.
@interface DBXFilesRelocationBatchResultEntrySuccess : DBXFilesRelocationBatchResultEntry
/// The value of `success`.
@property (nonatomic, strong) DBXFilesMetadata *success;
/// Creates an object with the tag `success`.
- (instancetype)init:(DBXFilesMetadata *)success NS_DESIGNATED_INITIALIZER;
@end

/// The entry wasn't copied or moved.
@interface DBXFilesRelocationBatchResultEntryFailure : DBXFilesRelocationBatchResultEntry
/// The value of `failure`.
@property (nonatomic, strong) DBXFilesRelocationBatchErrorEntry *failure;
/// Creates an object with the tag `failure`.
- (instancetype)init:(DBXFilesRelocationBatchErrorEntry *)failure NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesRelocationBatchResultEntryOther : DBXFilesRelocationBatchResultEntry
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The state of a job of `copyBatchV2` or `moveBatchV2`.
@interface DBXFilesRelocationBatchV2JobStatus : DBXObject
@end

/// The members of the union.
@interface DBXFilesRelocationBatchV2JobStatus (Members)
/// The object if its tag is `in_progress`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchV2JobStatusInProgress *asInProgress;
/// The object if its tag is `complete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchV2JobStatusComplete *asComplete;
@end

/// The job is still running. Poll again later.
@interface DBXFilesRelocationBatchV2JobStatusInProgress : DBXFilesRelocationBatchV2JobStatus
/// Creates an object with the tag `in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The job is complete. Each entry has its own outcome.
@interface DBXFilesRelocationBatchV2JobStatusComplete : DBXFilesRelocationBatchV2JobStatus
/// The value of `complete`.
@property (nonatomic, strong) DBXFilesRelocationBatchV2Result *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(DBXFilesRelocationBatchV2Result *)complete NS_DESIGNATED_INITIALIZER;
@end

/// The result of `copyBatchV2` and `moveBatchV2`: a job to poll, or the outcome.
@interface DBXFilesRelocationBatchV2Launch : DBXObject
@end

/// The members of the union.
@interface DBXFilesRelocationBatchV2Launch (Members)
/// The object if its tag is `async_job_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchV2LaunchAsyncJobId *asAsyncJobId;
/// The object if its tag is `complete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationBatchV2LaunchComplete *asComplete;
@end

/// The identifier of the job that the call started. Poll the job with it. At least 1 character.
@interface DBXFilesRelocationBatchV2LaunchAsyncJobId : DBXFilesRelocationBatchV2Launch
/// The value of `async_job_id`.
@property (nonatomic, copy) NSString *asyncJobId;
/// Creates an object with the tag `async_job_id`.
- (instancetype)init:(NSString *)asyncJobId NS_DESIGNATED_INITIALIZER;
@end

/// The call completed without a job. Each entry has its own outcome.
@interface DBXFilesRelocationBatchV2LaunchComplete : DBXFilesRelocationBatchV2Launch
/// The value of `complete`.
@property (nonatomic, strong) DBXFilesRelocationBatchV2Result *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(DBXFilesRelocationBatchV2Result *)complete NS_DESIGNATED_INITIALIZER;
@end

/// The outcome for each entry.
@interface DBXFilesRelocationBatchV2Result : DBXFilesFileOpsResult
/// The outcome for each entry, in the order of the request.
@property (nonatomic, readonly, copy) NSArray<DBXFilesRelocationBatchResultEntry *> *entries;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEntries:(NSArray<DBXFilesRelocationBatchResultEntry *> *)entries NS_DESIGNATED_INITIALIZER;
@end

/// The reason that an item wasn't copied or moved.
@interface DBXFilesRelocationError : DBXObject
@end

/// The members of the union.
@interface DBXFilesRelocationError (Members)
/// The object if its tag is `from_lookup`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationErrorFromLookup *asFromLookup;
/// The object if its tag is `from_write`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationErrorFromWrite *asFromWrite;
/// The object if its tag is `to`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationErrorTo *asTo;
/// The object if its tag is `cant_copy_shared_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationErrorCantCopySharedFolder *asCantCopySharedFolder;
/// The object if its tag is `cant_nest_shared_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationErrorCantNestSharedFolder *asCantNestSharedFolder;
/// The object if its tag is `cant_move_folder_into_itself`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationErrorCantMoveFolderIntoItself *asCantMoveFolderIntoItself;
/// The object if its tag is `too_many_files`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationErrorTooManyFiles *asTooManyFiles;
/// The object if its tag is `duplicated_or_nested_paths`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationErrorDuplicatedOrNestedPaths *asDuplicatedOrNestedPaths;
/// The object if its tag is `cant_transfer_ownership`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationErrorCantTransferOwnership *asCantTransferOwnership;
/// The object if its tag is `insufficient_quota`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationErrorInsufficientQuota *asInsufficientQuota;
/// The object if its tag is `internal_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationErrorInternalError *asInternalError;
/// The object if its tag is `cant_move_shared_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationErrorCantMoveSharedFolder *asCantMoveSharedFolder;
/// The object if its tag is `cant_move_into_vault`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationErrorCantMoveIntoVault *asCantMoveIntoVault;
/// The object if its tag is `cant_move_into_family`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationErrorCantMoveIntoFamily *asCantMoveIntoFamily;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilesRelocationErrorOther *asOther;
@end

/// The source can't be found or read.
@interface DBXFilesRelocationErrorFromLookup : DBXFilesRelocationError
/// The value of `from_lookup`.
@property (nonatomic, strong) DBXFilesLookupError *fromLookup;
/// Creates an object with the tag `from_lookup`.
- (instancetype)init:(DBXFilesLookupError *)fromLookup NS_DESIGNATED_INITIALIZER;
@end

/// The source can't be moved.
@interface DBXFilesRelocationErrorFromWrite : DBXFilesRelocationError
/// The value of `from_write`.
@property (nonatomic, strong) DBXFilesWriteError *fromWrite;
/// Creates an object with the tag `from_write`.
- (instancetype)init:(DBXFilesWriteError *)fromWrite NS_DESIGNATED_INITIALIZER;
@end

/// The item can't be written to the destination.
@interface DBXFilesRelocationErrorTo : DBXFilesRelocationError
/// The value of `to`.
@property (nonatomic, strong) DBXFilesWriteError *to;
/// Creates an object with the tag `to`.
- (instancetype)init:(DBXFilesWriteError *)to NS_DESIGNATED_INITIALIZER;
@end

/// A shared folder can't be copied. Copy its contents instead.
@interface DBXFilesRelocationErrorCantCopySharedFolder : DBXFilesRelocationError
/// Creates an object with the tag `cant_copy_shared_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The move would place a shared folder inside another one.
@interface DBXFilesRelocationErrorCantNestSharedFolder : DBXFilesRelocationError
/// Creates an object with the tag `cant_nest_shared_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The destination lies inside the folder to move.
@interface DBXFilesRelocationErrorCantMoveFolderIntoItself : DBXFilesRelocationError
/// Creates an object with the tag `cant_move_folder_into_itself`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The operation includes more than 10,000 files and folders. Use several calls.
@interface DBXFilesRelocationErrorTooManyFiles : DBXFilesRelocationError
/// Creates an object with the tag `too_many_files`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Two paths are equal, or one contains the other. Use separate calls.
@interface DBXFilesRelocationErrorDuplicatedOrNestedPaths : DBXFilesRelocationError
/// Creates an object with the tag `duplicated_or_nested_paths`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The move would change the owner of content. To allow it, set `allowOwnershipTransfer`.
@interface DBXFilesRelocationErrorCantTransferOwnership : DBXFilesRelocationError
/// Creates an object with the tag `cant_transfer_ownership`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// There isn't enough space for the copy.
@interface DBXFilesRelocationErrorInsufficientQuota : DBXFilesRelocationError
/// Creates an object with the tag `insufficient_quota`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The outcome isn't known. Check the source and destination, and try again if necessary.
@interface DBXFilesRelocationErrorInternalError : DBXFilesRelocationError
/// Creates an object with the tag `internal_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The shared folder can't be moved to this destination.
@interface DBXFilesRelocationErrorCantMoveSharedFolder : DBXFilesRelocationError
/// Creates an object with the tag `cant_move_shared_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The item can't be moved into the Vault.
@interface DBXFilesRelocationErrorCantMoveIntoVault : DBXFilesRelocationError
/// The value of `cant_move_into_vault`.
@property (nonatomic, strong) DBXFilesMoveIntoVaultError *cantMoveIntoVault;
/// Creates an object with the tag `cant_move_into_vault`.
- (instancetype)init:(DBXFilesMoveIntoVaultError *)cantMoveIntoVault NS_DESIGNATED_INITIALIZER;
@end

/// The item can't be moved into the Family Room folder.
@interface DBXFilesRelocationErrorCantMoveIntoFamily : DBXFilesRelocationError
/// The value of `cant_move_into_family`.
@property (nonatomic, strong) DBXFilesMoveIntoFamilyError *cantMoveIntoFamily;
/// Creates an object with the tag `cant_move_into_family`.
- (instancetype)init:(DBXFilesMoveIntoFamilyError *)cantMoveIntoFamily NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilesRelocationErrorOther : DBXFilesRelocationError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A copied or moved item.
@interface DBXFilesRelocationResult : DBXFilesFileOpsResult
/// The metadata of the item at its destination.
@property (nonatomic, readonly) DBXFilesMetadata *metadata;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithMetadata:(DBXFilesMetadata *)metadata NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
