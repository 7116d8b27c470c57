// Generated from API/async.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>

@class DBXAsyncLaunchEmptyResultAsyncJobId, DBXAsyncLaunchEmptyResultComplete, DBXAsyncLaunchResultBaseAsyncJobId,
    DBXAsyncPollEmptyResultComplete, DBXAsyncPollEmptyResultInProgress, DBXAsyncPollErrorInternalError,
    DBXAsyncPollErrorInvalidAsyncJobId, DBXAsyncPollErrorOther, DBXAsyncPollResultBaseInProgress;

NS_ASSUME_NONNULL_BEGIN

/// The result of a call that may start a job without a result.
@interface DBXAsyncLaunchEmptyResult : DBXObject
@end

/// The members of the union.
@interface DBXAsyncLaunchEmptyResult (Members)
/// The object if its tag is `async_job_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXAsyncLaunchEmptyResultAsyncJobId *asAsyncJobId;
/// The object if its tag is `complete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXAsyncLaunchEmptyResultComplete *asComplete;
@end

/// The identifier of the job that the call started. Poll the job with it. At least 1 character.
@interface DBXAsyncLaunchEmptyResultAsyncJobId : DBXAsyncLaunchEmptyResult
/// The value of `async_job_id`.
@property (nonatomic, copy) NSString *asyncJobId;
/// Creates an object with the tag `async_job_id`.
- (instancetype)init:(NSString *)asyncJobId NS_DESIGNATED_INITIALIZER;
@end

/// The call completed without a job.
@interface DBXAsyncLaunchEmptyResultComplete : DBXAsyncLaunchEmptyResult
/// Creates an object with the tag `complete`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The result of a call that may start a job.
@interface DBXAsyncLaunchResultBase : DBXObject
@end

/// The members of the union.
@interface DBXAsyncLaunchResultBase (Members)
/// The object if its tag is `async_job_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXAsyncLaunchResultBaseAsyncJobId *asAsyncJobId;
@end

/// The identifier of the job that the call started. Poll the job with it. At least 1 character.
@interface DBXAsyncLaunchResultBaseAsyncJobId : DBXAsyncLaunchResultBase
/// The value of `async_job_id`.
@property (nonatomic, copy) NSString *asyncJobId;
/// Creates an object with the tag `async_job_id`.
- (instancetype)init:(NSString *)asyncJobId NS_DESIGNATED_INITIALIZER;
@end

/// The job to poll.
@interface DBXAsyncPollArg : DBXObject
/// The identifier of the job, as returned by the call that started it. At least 1 character.
@property (nonatomic, readonly, copy) NSString *asyncJobId;

/// Creates an object.
///
/// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1 character.
- (instancetype)initWithAsyncJobId:(NSString *)asyncJobId NS_DESIGNATED_INITIALIZER;
@end

/// The state of a job without a result.
@interface DBXAsyncPollEmptyResult : DBXObject
@end

/// The members of the union.
@interface DBXAsyncPollEmptyResult (Members)
/// The object if its tag is `in_progress`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXAsyncPollEmptyResultInProgress *asInProgress;
/// The object if its tag is `complete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXAsyncPollEmptyResultComplete *asComplete;
@end

/// The job is still running. Poll again later.
@interface DBXAsyncPollEmptyResultInProgress : DBXAsyncPollEmptyResult
/// Creates an object with the tag `in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The job completed successfully.
@interface DBXAsyncPollEmptyResultComplete : DBXAsyncPollEmptyResult
/// Creates an object with the tag `complete`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The reason that the state of a job isn't known.
@interface DBXAsyncPollError : DBXObject
@end

/// The members of the union.
@interface DBXAsyncPollError (Members)
/// The object if its tag is `invalid_async_job_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXAsyncPollErrorInvalidAsyncJobId *asInvalidAsyncJobId;
/// The object if its tag is `internal_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXAsyncPollErrorInternalError *asInternalError;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXAsyncPollErrorOther *asOther;
@end

/// The job identifier isn't valid.
@interface DBXAsyncPollErrorInvalidAsyncJobId : DBXAsyncPollError
/// Creates an object with the tag `invalid_async_job_id`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The job failed at Dropbox, and its outcome isn't known. Check what it did before you try again.
@interface DBXAsyncPollErrorInternalError : DBXAsyncPollError
/// Creates an object with the tag `internal_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXAsyncPollErrorOther : DBXAsyncPollError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The state of a job.
@interface DBXAsyncPollResultBase : DBXObject
@end

/// The members of the union.
@interface DBXAsyncPollResultBase (Members)
/// The object if its tag is `in_progress`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXAsyncPollResultBaseInProgress *asInProgress;
@end

/// The job is still running. Poll again later.
@interface DBXAsyncPollResultBaseInProgress : DBXAsyncPollResultBase
/// Creates an object with the tag `in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

NS_ASSUME_NONNULL_END
