// Generated from API/async.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>

@class DBXAsyncLaunchEmptyResultAsyncJobId;
@class DBXAsyncLaunchEmptyResultComplete;
@class DBXAsyncLaunchResultBaseAsyncJobId;
@class DBXAsyncPollEmptyResultComplete;
@class DBXAsyncPollEmptyResultInProgress;
@class DBXAsyncPollErrorInternalError;
@class DBXAsyncPollErrorInvalidAsyncJobId;
@class DBXAsyncPollErrorOther;
@class DBXAsyncPollResultBaseInProgress;

NS_ASSUME_NONNULL_BEGIN

/// The answer of a call that may start a job: the job, or nothing because all is done.
@interface DBXAsyncLaunchEmptyResult : DBXObject
@end

/// The members of the union.
@interface DBXAsyncLaunchEmptyResult (Members)
/// The object if its tag is `async_job_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXAsyncLaunchEmptyResultAsyncJobId *asAsyncJobId;
/// The object if its tag is `complete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXAsyncLaunchEmptyResultComplete *asComplete;
@end

/// The work goes on; poll it with this id. At least 1 character.
@interface DBXAsyncLaunchEmptyResultAsyncJobId : DBXAsyncLaunchEmptyResult
/// The value of `async_job_id`.
@property (nonatomic, copy) NSString *asyncJobId;
/// Creates an object with the tag `async_job_id`.
- (instancetype)init:(NSString *)asyncJobId NS_DESIGNATED_INITIALIZER;
@end

/// All is done already.
@interface DBXAsyncLaunchEmptyResultComplete : DBXAsyncLaunchEmptyResult
/// Creates an object with the tag `complete`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `complete`.
+ (instancetype)new;
@end

/// The answer of a call that may start a job.
@interface DBXAsyncLaunchResultBase : DBXObject
@end

/// The members of the union.
@interface DBXAsyncLaunchResultBase (Members)
/// The object if its tag is `async_job_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXAsyncLaunchResultBaseAsyncJobId *asAsyncJobId;
@end

/// The work goes on; poll it with this id. At least 1 character.
@interface DBXAsyncLaunchResultBaseAsyncJobId : DBXAsyncLaunchResultBase
/// The value of `async_job_id`.
@property (nonatomic, copy) NSString *asyncJobId;
/// Creates an object with the tag `async_job_id`.
- (instancetype)init:(NSString *)asyncJobId NS_DESIGNATED_INITIALIZER;
@end

/// The job to ask about.
@interface DBXAsyncPollArg : DBXObject
/// The job, as returned by the call that started it. At least 1 character.
@property (nonatomic, readonly, copy) NSString *asyncJobId;

/// Creates an object.
///
/// - Parameters:
///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
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

/// The job is still going on. Ask again in a while.
@interface DBXAsyncPollEmptyResultInProgress : DBXAsyncPollEmptyResult
/// Creates an object with the tag `in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `in_progress`.
+ (instancetype)new;
@end

/// The job has ended well.
@interface DBXAsyncPollEmptyResultComplete : DBXAsyncPollEmptyResult
/// Creates an object with the tag `complete`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `complete`.
+ (instancetype)new;
@end

/// Why the state of a job is not known.
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

/// There is no such job.
@interface DBXAsyncPollErrorInvalidAsyncJobId : DBXAsyncPollError
/// Creates an object with the tag `invalid_async_job_id`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_async_job_id`.
+ (instancetype)new;
@end

/// The job broke at Dropbox and its outcome is unknown. Check what it did before trying again.
@interface DBXAsyncPollErrorInternalError : DBXAsyncPollError
/// Creates an object with the tag `internal_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `internal_error`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXAsyncPollErrorOther : DBXAsyncPollError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
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

/// The job is still going on. Ask again in a while.
@interface DBXAsyncPollResultBaseInProgress : DBXAsyncPollResultBase
/// Creates an object with the tag `in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `in_progress`.
+ (instancetype)new;
@end

NS_ASSUME_NONNULL_END
