// Blocks of the app as functions that the bridge calls.
#import <CDropboxBridge.h>
#import <DropboxObjectiveCRuntime/DBDispatch.h>

NS_ASSUME_NONNULL_BEGIN

/// Creates the object for the result of a sign-in. `NULL` is no result.
typedef id _Nullable (*DBSignInResultFunction)(const DropboxOAuthResultValue *_Nullable value);

/// Returns the context of `DBCompletionCallback` for a block with one argument: what `makeResult` returns.
///
/// - Parameters:
///   - block: The block, or `nil` for none.
///   - queue: The queue of the block. `NULL` is the thread on which the bridge calls the completion.
void *DBCompletionContext(id _Nullable block, dispatch_queue_t _Nullable queue, DBSignInResultFunction makeResult);

/// Calls the block of a context, and releases the context.
void DBCompletionCallback(void *_Nullable context, const DropboxOAuthResultValue *_Nullable result);

/// Sets a closure that calls a block, or none for `nil`. Its receiver takes it over.
void DBSetClosure(DropboxClosure *closure, void (^_Nullable block)(void));

/// Returns a context that retains a block.
void *DBBlockContext(id block);
/// Releases a context and its block.
void DBReleaseBlockContext(void *_Nullable context);

/// Returns the block of a context, which is valid as long as the context.
id DBBlockOfContext(void *context);

NS_ASSUME_NONNULL_END
