// Queues of libdispatch. GNUstep doesn't import its headers, which aren't in a standard place.
#import <DropboxObjectiveCRuntime/DBMemory.h>

#if __APPLE__ || __has_include(<dispatch/dispatch.h>)
#include <dispatch/dispatch.h>
#else
typedef struct dispatch_queue_s *dispatch_queue_t;
typedef struct dispatch_group_s *dispatch_group_t;
#endif

NS_ASSUME_NONNULL_BEGIN

/// Returns a retained queue, which is an object only on Apple's platforms, or `NULL` for `NULL`.
void *_Nullable DBRetainQueue(dispatch_queue_t _Nullable queue);

/// Releases a queue that `DBRetainQueue` returned.
void DBReleaseQueue(void *_Nullable queue);

/// Calls a function with an object on a queue that `DBRetainQueue` returned. `NULL` is the main thread.
void DBCallOnRetainedQueue(void *_Nullable queue, void (*function)(id object), id object);

NS_ASSUME_NONNULL_END
