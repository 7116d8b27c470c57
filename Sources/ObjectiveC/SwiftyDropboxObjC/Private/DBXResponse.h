#import <CDropboxBridge.h>
#import <SwiftyDropboxObjC/DBXCallError.h>
#import <SwiftyDropboxObjC/DBXPlatform.h>

NS_ASSUME_NONNULL_BEGIN

/// What a request and its call share: the outcome, and the blocks. The call keeps it until the outcome, so that a request
/// that the app doesn't keep still calls its blocks.
@interface DBXResponse : NSObject {
@private
    DropboxRouteRef _route;
    DropboxTaskKind _task;
    id _completionHandler;
    id _progressHandler;
    NSProgress *_progress;
    // A retained queue, or NULL for the main queue.
    void *_queue;
    id _result;
    id _routeError;
    id _content;
    DBXCallError *_error;
    DropboxDeliveryRef _delivery;
    BOOL _isFinished;
    BOOL _isDelivered;
    BOOL _hasDelivered;
}

- (instancetype)initWithRoute:(DropboxRouteRef)route task:(DropboxTaskKind)task;

/// Sets the block for the outcome, and calls it if there is one already.
- (void)setCompletionHandler:(id)completionHandler queue:(nullable dispatch_queue_t)queue;

/// Sets the block for the progress. Returns whether it's the first one.
- (BOOL)setProgressHandler:(id)progressHandler;

/// Calls the block with the outcome.
- (void)deliver;

@end

/// Receives the outcome and the progress of a call. The context is a response, which the outcome releases.
void DBXResponseFinish(void *context, const DropboxOutcome *outcome);
void DBXResponseAdvance(void *context, int64_t bytes, int64_t completed, int64_t total);

NS_ASSUME_NONNULL_END
