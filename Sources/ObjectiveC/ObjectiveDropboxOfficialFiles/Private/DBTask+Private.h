#import <CDropboxBridge.h>
#import <ObjectiveDropboxOfficialFiles/DBTasks.h>

NS_ASSUME_NONNULL_BEGIN

/// What a finished call left, in the order of a task's outcome.
enum {
    DBOutcomeResult,
    DBOutcomeRouteError,
    DBOutcomeRequestError,
    /// The content, or the URL of the file.
    DBOutcomeContent,
    DBOutcomeCount,
};

@interface DBTask ()

/// Starts the call of a route.
- (void)startWithClient:(DropboxClientRef)client
               argument:(nullable DropboxObjectRef)argument
               transfer:(const DropboxTransfer *)transfer;

/// Sets the queue of blocks that are set without a queue.
- (void)setDefaultQueue:(nullable NSOperationQueue *)queue;

/// Continues a transfer of a background session.
- (void)continueTransfer:(DropboxTransferRef)transfer;

/// Returns a copy of a failed task that can be restarted later. It keeps the blocks, which the task releases after it has
/// called them. No block refers to the copy, so there is no cycle of references.
- (DBTask *)taskToRestart;

/// Calls a response block with an outcome, whose missing values are `NSNull`. For subclasses.
- (void)callBlock:(id)block withOutcome:(NSArray *)outcome;

- (void)setResponse:(id)block queue:(nullable NSOperationQueue *)queue;
- (void)setProgress:(DBProgressBlock)block queue:(nullable NSOperationQueue *)queue;

@end

/// Returns a value of an outcome, or `nil` if it's missing.
id _Nullable DBOutcomeValue(NSArray *outcome, NSUInteger index);

/// Performs a selector with an object on a queue. `nil` is the main queue.
void DBPerformOnQueue(NSOperationQueue *_Nullable queue, id target, SEL selector, id _Nullable object);

/// Calls the blocks that `DBGlobalErrorResponseHandler` has for an error.
void DBReportError(id _Nullable routeError, DBRequestError *requestError, DBTask *task);

NS_ASSUME_NONNULL_END
