#import <DropboxObjectiveCRuntime/DBMemory.h>
#import <Foundation/Foundation.h>

@class DBRequestError;
@class DBRoute;
@class DBTaskBlocks;

NS_ASSUME_NONNULL_BEGIN

/// Receives the progress of a transfer: the bytes since the last call, all bytes so far, and the expected number of bytes,
/// or -1 while it is unknown.
typedef void (^DBProgressBlock)(int64_t bytesWritten, int64_t totalBytesWritten, int64_t totalBytesExpectedToWrite);

/// A call of a route, which a method of a routes class returns.
///
/// A task starts when it is created. It retains itself until it has finished and its response block has run, so that an app
/// doesn't need to keep it. Then it releases its blocks, which often refer to it. Its methods can be called from any thread.
@interface DBTask : NSObject {
@private
    DBRoute *_route;
    NSString *_taskIdentifier;
    NSString *_tokenUid;
    int _retryCount;
    const void *_call;
    DBTaskBlocks *_blocks;
    NSArray *_outcome;
    const void *_delivery;
    BOOL _isDelivered;
    DBTask *_restarted;
}

/// The route that the task calls.
@property (nonatomic, readonly) DBRoute *route;

/// Identifies the task among the tasks of the process.
@property (nonatomic, readonly, copy) NSString *taskIdentifier;

/// The number of times that the call was restarted.
@property (nonatomic) int retryCount;

/// The account or the team on whose behalf the task calls the route. Empty for an app.
@property (nonatomic, readonly, copy) NSString *tokenUid;

/// The ID of the transfer in a background session, or `nil` for a task that isn't persisted.
///
/// It's the same in each process that delivers the outcome, and no other transfer has it. If the process exits while a block
/// for the outcome runs, the next process delivers the outcome again: record the ID with the work of the block, and ignore an
/// outcome whose ID is recorded. The ID is known when the outcome is delivered, and from the start for a task that a background
/// session found again.
@property (nonatomic, readonly, copy) NSString *_Nullable backgroundTransferID;

/// Creates a task that calls nothing. Routes classes create tasks that do.
- (instancetype)initWithRoute:(DBRoute *)route tokenUid:(NSString *)tokenUid;

/// Cancels the call. The response block receives a client error whose `nsError` has the code `NSURLErrorCancelled`. Has no
/// effect on a finished task.
- (void)cancel;

/// Suspends the call until `resume`. The connection stays open, but a server may close it after some minutes.
- (void)suspend;

/// Continues a suspended call.
- (void)resume;

/// Starts the call. A task is already started when it is created, so this is only useful after `suspend`.
- (void)start;

/// Calls the route again.
///
/// The result is a new task with the same argument and a higher `retryCount`. It has the blocks of this task if this task has
/// not finished, or if you restart it in its response block. The block can restart the same task again when the new task
/// fails. Later, the new task has no blocks, which is logged: set them. A task that a block of
/// `DBGlobalErrorResponseHandler` receives keeps the blocks as long as it exists.
///
/// A stream can be read only once, so an upload of a stream that has started can't be restarted: the new task fails.
- (DBTask *)restart;

@end

/// A call with a JSON argument and a JSON result.
@interface DBRpcTask<TResponse, TError> : DBTask

/// Receives the outcome: the result, or the error of the route and the error of the request. The error of the request is set
/// whenever the call fails. If the route has no result, it is a `DBNilObject`.
typedef void (^DBRpcResponseBlock)(
    TResponse _Nullable result, TError _Nullable routeError, DBRequestError *_Nullable networkError);

/// Sets the block that receives the outcome once, on the main queue. It can also be set after the call has finished. If you
/// set it twice before that, only the last one is called.
- (DBRpcTask<TResponse, TError> *)setResponseBlock:(DBRpcResponseBlock)responseBlock;

/// Sets the block that receives the outcome once, on a queue.
///
/// - Parameters:
///   - queue: The queue, or `nil` for the main queue.
- (DBRpcTask<TResponse, TError> *)setResponseBlock:(DBRpcResponseBlock)responseBlock queue:(nullable NSOperationQueue *)queue;

/// Sets the block that receives the progress on the main queue. Calls without content report none.
- (DBRpcTask *)setProgressBlock:(DBProgressBlock)progressBlock;

/// Sets the block that receives the progress on a queue, or for `nil`, on the main queue. Calls without content report none.
- (DBRpcTask *)setProgressBlock:(DBProgressBlock)progressBlock queue:(nullable NSOperationQueue *)queue;

@end

/// A call that uploads content.
@interface DBUploadTask<TResponse, TError> : DBTask

/// Receives the outcome: the result, or the error of the route and the error of the request. The error of the request is set
/// whenever the call fails.
typedef void (^DBUploadResponseBlock)(
    TResponse _Nullable result, TError _Nullable routeError, DBRequestError *_Nullable networkError);

/// Sets the block that receives the outcome once, on the main queue. It can also be set after the call has finished.
- (DBUploadTask<TResponse, TError> *)setResponseBlock:(DBUploadResponseBlock)responseBlock;

/// Sets the block that receives the outcome once, on a queue, or for `nil`, on the main queue.
- (DBUploadTask<TResponse, TError> *)setResponseBlock:(DBUploadResponseBlock)responseBlock
                                                queue:(nullable NSOperationQueue *)queue;

/// Sets the block that receives the progress on the main queue. It isn't called after the last byte.
- (DBUploadTask *)setProgressBlock:(DBProgressBlock)progressBlock;

/// Sets the block that receives the progress on a queue, or for `nil`, on the main queue. It isn't called after the last
/// byte.
- (DBUploadTask *)setProgressBlock:(DBProgressBlock)progressBlock queue:(nullable NSOperationQueue *)queue;

@end

/// A call that downloads content to a file.
///
/// The content replaces the destination when it is complete and verified. If the call fails, the destination is unchanged.
@interface DBDownloadUrlTask<TResponse, TError> : DBTask

/// Receives the outcome: the result, or the error of the route and the error of the request; and the file. The error of the
/// request is set whenever the call fails.
typedef void (^DBDownloadUrlResponseBlock)(
    TResponse _Nullable result, TError _Nullable routeError, DBRequestError *_Nullable networkError, NSURL *destination);

/// Sets the block that receives the outcome once, on the main queue. It can also be set after the call has finished.
- (DBDownloadUrlTask<TResponse, TError> *)setResponseBlock:(DBDownloadUrlResponseBlock)responseBlock;

/// Sets the block that receives the outcome once, on a queue, or for `nil`, on the main queue.
- (DBDownloadUrlTask<TResponse, TError> *)setResponseBlock:(DBDownloadUrlResponseBlock)responseBlock
                                                     queue:(nullable NSOperationQueue *)queue;

/// Sets the block that receives the progress on the main queue. It isn't called after the last byte.
- (DBDownloadUrlTask *)setProgressBlock:(DBProgressBlock)progressBlock;

/// Sets the block that receives the progress on a queue, or for `nil`, on the main queue. It isn't called after the last
/// byte.
- (DBDownloadUrlTask *)setProgressBlock:(DBProgressBlock)progressBlock queue:(nullable NSOperationQueue *)queue;

@end

/// A call that downloads content to memory.
@interface DBDownloadDataTask<TResponse, TError> : DBTask

/// Receives the outcome: the result and the content, or the error of the route and the error of the request. The error of
/// the request is set whenever the call fails.
typedef void (^DBDownloadDataResponseBlock)(
    TResponse _Nullable result, TError _Nullable routeError, DBRequestError *_Nullable networkError,
    NSData *_Nullable fileData);

/// Sets the block that receives the outcome once, on the main queue. It can also be set after the call has finished.
- (DBDownloadDataTask<TResponse, TError> *)setResponseBlock:(DBDownloadDataResponseBlock)responseBlock;

/// Sets the block that receives the outcome once, on a queue, or for `nil`, on the main queue.
- (DBDownloadDataTask<TResponse, TError> *)setResponseBlock:(DBDownloadDataResponseBlock)responseBlock
                                                      queue:(nullable NSOperationQueue *)queue;

/// Sets the block that receives the progress on the main queue. It isn't called after the last byte.
- (DBDownloadDataTask *)setProgressBlock:(DBProgressBlock)progressBlock;

/// Sets the block that receives the progress on a queue, or for `nil`, on the main queue. It isn't called after the last
/// byte.
- (DBDownloadDataTask *)setProgressBlock:(DBProgressBlock)progressBlock queue:(nullable NSOperationQueue *)queue;

@end

NS_ASSUME_NONNULL_END
