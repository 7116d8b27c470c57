#import <DropboxObjectiveCRuntime/DBDispatch.h>

#if !__APPLE__ && !__has_include(<dispatch/dispatch.h>)
void dispatch_async_f(dispatch_queue_t queue, void *context, void (*function)(void *context));
void dispatch_retain(void *object);
void dispatch_release(void *object);
#endif

/// A function to call with an object on a queue.
@interface DBQueuedCall : NSObject {
@private
    id _object;
    void (*_function)(id object);
}
- (instancetype)initWithFunction:(void (*)(id object))function object:(id)object;
- (void)call;
@end

@implementation DBQueuedCall

- (instancetype)initWithFunction:(void (*)(id object))function object:(id)object {
    self = [super init];
    if (self) {
        _function = function;
        _object = DB_RETAIN(object);
    }
    return self;
}

- (void)dealloc {
    DB_RELEASE(_object);
    DB_SUPER_DEALLOC;
}

- (void)call {
    _function(_object);
}

@end

static void DBPerformQueuedCall(void *context) {
    @autoreleasepool {
        DBQueuedCall *call = DB_TRANSFERRED_OBJECT(context);
        [call call];
    }
}

void *DBRetainQueue(dispatch_queue_t queue) {
    if (queue == NULL) return NULL;
#ifdef __APPLE__
    return DB_RETAINED_POINTER((id)queue);
#else
    dispatch_retain(queue);
    return queue;
#endif
}

void DBReleaseQueue(void *queue) {
    if (queue == NULL) return;
#ifdef __APPLE__
    (void)DB_TRANSFERRED_OBJECT(queue);
#else
    dispatch_release(queue);
#endif
}

void DBCallOnRetainedQueue(void *queue, void (*function)(id object), id object) {
    DBQueuedCall *call = [[DBQueuedCall alloc] initWithFunction:function object:object];
    if (queue == NULL) {
        [call performSelectorOnMainThread:@selector(call) withObject:nil waitUntilDone:NO];
    } else {
#ifdef __APPLE__
        dispatch_async_f((dispatch_queue_t)DB_UNRETAINED_OBJECT(queue), DB_RETAINED_POINTER(call), DBPerformQueuedCall);
#else
        dispatch_async_f(queue, DB_RETAINED_POINTER(call), DBPerformQueuedCall);
#endif
    }
    DB_RELEASE(call);
}
