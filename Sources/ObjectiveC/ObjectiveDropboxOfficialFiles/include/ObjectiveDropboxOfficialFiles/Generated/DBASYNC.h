// Generated from API/async.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>

NS_ASSUME_NONNULL_BEGIN

/// The tags of `DBASYNCLaunchEmptyResult`.
typedef NS_CLOSED_ENUM(NSInteger, DBASYNCLaunchEmptyResultTag) {
    /// The identifier of the job that the call started. Poll the job with it. At least 1 character.
    DBASYNCLaunchEmptyResultAsyncJobId,
    /// The call completed without a job.
    DBASYNCLaunchEmptyResultComplete,
};

/// The result of a call that may start a job without a result.
@interface DBASYNCLaunchEmptyResult : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBASYNCLaunchEmptyResultTag tag;

/// The identifier of the job that the call started. Poll the job with it. At least 1 character. Has a value only if
/// `isAsyncJobId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *asyncJobId;

/// Creates an object with the tag `async_job_id`.
- (instancetype)initWithAsyncJobId:(NSString *)asyncJobId;
/// Creates an object with the tag `complete`.
- (instancetype)initWithComplete;
/// Returns whether the tag is `async_job_id`.
- (BOOL)isAsyncJobId;
/// Returns whether the tag is `complete`.
- (BOOL)isComplete;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBASYNCLaunchEmptyResult` from and to JSON.
@interface DBASYNCLaunchEmptyResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBASYNCLaunchEmptyResult *)instance;
+ (DBASYNCLaunchEmptyResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBASYNCLaunchResultBase`.
typedef NS_CLOSED_ENUM(NSInteger, DBASYNCLaunchResultBaseTag) {
    /// The identifier of the job that the call started. Poll the job with it. At least 1 character.
    DBASYNCLaunchResultBaseAsyncJobId,
};

/// The result of a call that may start a job.
@interface DBASYNCLaunchResultBase : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBASYNCLaunchResultBaseTag tag;

/// The identifier of the job that the call started. Poll the job with it. At least 1 character. Has a value only if
/// `isAsyncJobId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *asyncJobId;

/// Creates an object with the tag `async_job_id`.
- (instancetype)initWithAsyncJobId:(NSString *)asyncJobId;
/// Returns whether the tag is `async_job_id`.
- (BOOL)isAsyncJobId;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBASYNCLaunchResultBase` from and to JSON.
@interface DBASYNCLaunchResultBaseSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBASYNCLaunchResultBase *)instance;
+ (DBASYNCLaunchResultBase *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The job to poll.
@interface DBASYNCPollArg : DBStoneObject
/// The identifier of the job, as returned by the call that started it. At least 1 character.
@property (nonatomic, readonly, copy) NSString *asyncJobId;

/// Creates an object.
///
/// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1 character.
- (instancetype)initWithAsyncJobId:(NSString *)asyncJobId;
@end

/// Converts `DBASYNCPollArg` from and to JSON.
@interface DBASYNCPollArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBASYNCPollArg *)instance;
+ (DBASYNCPollArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBASYNCPollEmptyResult`.
typedef NS_CLOSED_ENUM(NSInteger, DBASYNCPollEmptyResultTag) {
    /// The job is still running. Poll again later.
    DBASYNCPollEmptyResultInProgress,
    /// The job completed successfully.
    DBASYNCPollEmptyResultComplete,
};

/// The state of a job without a result.
@interface DBASYNCPollEmptyResult : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBASYNCPollEmptyResultTag tag;
/// Creates an object with the tag `in_progress`.
- (instancetype)initWithInProgress;
/// Creates an object with the tag `complete`.
- (instancetype)initWithComplete;
/// Returns whether the tag is `in_progress`.
- (BOOL)isInProgress;
/// Returns whether the tag is `complete`.
- (BOOL)isComplete;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBASYNCPollEmptyResult` from and to JSON.
@interface DBASYNCPollEmptyResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBASYNCPollEmptyResult *)instance;
+ (DBASYNCPollEmptyResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBASYNCPollError`.
typedef NS_CLOSED_ENUM(NSInteger, DBASYNCPollErrorTag) {
    /// The job identifier isn't valid.
    DBASYNCPollErrorInvalidAsyncJobId,
    /// The job failed at Dropbox, and its outcome isn't known. Check what it did before you try again.
    DBASYNCPollErrorInternalError,
    /// A value that this version of the SDK doesn't recognize.
    DBASYNCPollErrorOther,
};

/// The reason that the state of a job isn't known.
@interface DBASYNCPollError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBASYNCPollErrorTag tag;
/// Creates an object with the tag `invalid_async_job_id`.
- (instancetype)initWithInvalidAsyncJobId;
/// Creates an object with the tag `internal_error`.
- (instancetype)initWithInternalError;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `invalid_async_job_id`.
- (BOOL)isInvalidAsyncJobId;
/// Returns whether the tag is `internal_error`.
- (BOOL)isInternalError;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBASYNCPollError` from and to JSON.
@interface DBASYNCPollErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBASYNCPollError *)instance;
+ (DBASYNCPollError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBASYNCPollResultBase`.
typedef NS_CLOSED_ENUM(NSInteger, DBASYNCPollResultBaseTag) {
    /// The job is still running. Poll again later.
    DBASYNCPollResultBaseInProgress,
};

/// The state of a job.
@interface DBASYNCPollResultBase : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBASYNCPollResultBaseTag tag;
/// Creates an object with the tag `in_progress`.
- (instancetype)initWithInProgress;
/// Returns whether the tag is `in_progress`.
- (BOOL)isInProgress;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBASYNCPollResultBase` from and to JSON.
@interface DBASYNCPollResultBaseSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBASYNCPollResultBase *)instance;
+ (DBASYNCPollResultBase *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
