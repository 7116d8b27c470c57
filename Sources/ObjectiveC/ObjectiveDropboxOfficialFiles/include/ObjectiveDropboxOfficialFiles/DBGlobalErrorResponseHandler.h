#import <Foundation/Foundation.h>

@class DBRequestError;
@class DBTask;

NS_ASSUME_NONNULL_BEGIN

/// Receives an error of a route: the value of the registered type, the error of the request, and the failed task, which
/// `restart` calls again.
typedef void (^DBRouteErrorResponseBlock)(id _Nullable routeError, DBRequestError *networkError, DBTask *restartTask);

/// Receives an error that isn't specific to a route, and the failed task, which `restart` calls again.
typedef void (^DBNetworkErrorResponseBlock)(DBRequestError *networkError, DBTask *restartTask);

/// Handles errors of all calls in one place.
///
/// A registered block runs in addition to the response block of the task. At most one registered block runs for an error:
///
/// 1. If the error isn't specific to a route, such as an expired token or a rate limit, the block for network errors.
/// 2. Otherwise, the block for the class of the route's error.
/// 3. Otherwise, the block for the class of the first value that the route's error contains in its fields, at any depth. For
///    example, a block for `DBFILESLookupError` also handles a `DBFILESDeleteError` whose `pathLookup` is such an error.
///
/// Batch uploads report their errors only to their response block, because there is no task to restart. All methods can be
/// called from any thread.
@interface DBGlobalErrorResponseHandler : NSObject

/// Registers the block for errors of a class, which runs on the main queue. It replaces an earlier one.
///
/// @param routeErrorResponseBlock The block.
/// @param routeErrorType The class of a route's error, or of a value that such errors contain, for example
/// `[DBFILESListFolderError class]`. The block receives an object of this class.
+ (void)registerRouteErrorResponseBlock:(DBRouteErrorResponseBlock)routeErrorResponseBlock
                         routeErrorType:(Class)routeErrorType;

/// Registers the block for errors of a class, which runs on a queue. It replaces an earlier one.
///
/// @param routeErrorResponseBlock The block.
/// @param routeErrorType The class of a route's error, or of a value that such errors contain.
/// @param queue The queue, or `nil` for the main queue.
+ (void)registerRouteErrorResponseBlock:(DBRouteErrorResponseBlock)routeErrorResponseBlock
                         routeErrorType:(Class)routeErrorType
                                  queue:(nullable NSOperationQueue *)queue;

/// Removes the block for errors of a class.
+ (void)removeRouteErrorResponseBlockWithRouteErrorType:(Class)routeErrorType;

/// Registers the block for errors that aren't specific to a route. It runs on the main queue, and replaces an earlier one.
+ (void)registerNetworkErrorResponseBlock:(DBNetworkErrorResponseBlock)networkErrorResponseBlock;

/// Registers the block for errors that aren't specific to a route. It runs on a queue, and replaces an earlier one.
///
/// @param networkErrorResponseBlock The block.
/// @param queue The queue, or `nil` for the main queue.
+ (void)registerNetworkErrorResponseBlock:(DBNetworkErrorResponseBlock)networkErrorResponseBlock
                                    queue:(nullable NSOperationQueue *)queue;

/// Removes the block for errors that aren't specific to a route.
+ (void)removeNetworkErrorResponseBlock;

@end

NS_ASSUME_NONNULL_END
