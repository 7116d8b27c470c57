#import <DropboxObjectiveCRuntime/DBMemory.h>

NS_ASSUME_NONNULL_BEGIN

/// The blocks of a task, and their queues. A block without a queue is called on the default queue, which the configuration of
/// the client determines.
///
/// A task releases this object after it has called the response block, because the blocks often refer to the task. The copy
/// of a failed task that `DBGlobalErrorResponseHandler` passes on keeps it, to be restarted later.
@interface DBTaskBlocks : NSObject {
@private
    id _response;
    NSOperationQueue *_responseQueue;
    id _progress;
    NSOperationQueue *_progressQueue;
    NSOperationQueue *_defaultQueue;
    // The tasks that were restarted before there was a response block, or before it received the error.
    NSMutableArray *_restarted;
    BOOL _isReporting;
}

/// Sets the response block. Returns the tasks that were restarted without it.
- (NSArray *)setResponse:(id)block queue:(nullable NSOperationQueue *)queue;

/// Sets the block for the progress. Returns whether there was one before.
- (BOOL)setProgress:(id)block queue:(nullable NSOperationQueue *)queue;

/// The blocks, to be released with `DB_RELEASE_BLOCK`, or `nil`.
- (nullable id)copyResponseBlock DB_NO_METHOD_FAMILY;
- (nullable id)copyProgressBlock DB_NO_METHOD_FAMILY;

- (BOOL)hasResponseBlock;

/// Returns the response block for a task that is restarted, to be released with `DB_RELEASE_BLOCK`. If there is none yet,
/// returns `nil`, and `-setResponse:queue:` will return the task. During a report, `-endReport` will return it.
- (nullable id)copyResponseBlockForRestartedTask:(id)task DB_NO_METHOD_FAMILY;

/// Begins to report an error to the blocks for all errors, which may restart the task. The response block receives the error
/// after that, and before the outcome of a restarted task.
- (void)beginReport;

/// Returns the tasks that were restarted since then, which don't have the response block yet.
- (nullable NSArray *)endReport;

/// The queue of blocks that have none. `nil` is the main queue.
- (nullable NSOperationQueue *)defaultQueue;
- (void)setDefaultQueue:(nullable NSOperationQueue *)queue;

- (nullable NSOperationQueue *)responseQueue;
- (nullable NSOperationQueue *)progressQueue;

/// Releases the block for the progress.
- (void)removeProgress;

@end

NS_ASSUME_NONNULL_END
