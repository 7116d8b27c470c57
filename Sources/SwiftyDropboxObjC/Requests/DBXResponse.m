#import "../Private/DBXResponse.h"
#import "../Private/DBXPrivate.h"
#import <DropboxObjectiveCRuntime/DBRuntime.h>

#ifdef __APPLE__
#import <dispatch/dispatch.h>
#else
// The headers of libdispatch aren't in a standard place.
void dispatch_async_f(dispatch_queue_t queue, void *context, void (*function)(void *context));
void dispatch_retain(void *object);
void dispatch_release(void *object);
#endif

/// Keeps a queue, which is an object only on Apple's platforms.
static void *DBXRetainQueue(dispatch_queue_t queue) {
    if (queue == NULL) return NULL;
#ifdef __APPLE__
    return DB_RETAINED_POINTER((id)queue);
#else
    dispatch_retain(queue);
    return queue;
#endif
}

static void DBXReleaseQueue(void *queue) {
    if (queue == NULL) return;
#ifdef __APPLE__
    (void)DB_TRANSFERRED_OBJECT(queue);
#else
    dispatch_release(queue);
#endif
}

static void DBXDeliver(void *context);


@implementation DBXResponse

- (instancetype)initWithRoute:(DropboxRouteRef)route task:(DropboxTaskKind)task {
    self = [super init];
    if (self) {
        _route = route;
        _task = task;
    }
    return self;
}

- (void)dealloc {
    if (_completionHandler != nil) DB_RELEASE_BLOCK(_completionHandler);
    if (_progressHandler != nil) DB_RELEASE_BLOCK(_progressHandler);
    DBXReleaseQueue(_queue);
    DB_RELEASE(_progress);
    DB_RELEASE(_result);
    DB_RELEASE(_routeError);
    DB_RELEASE(_content);
    DB_RELEASE(_error);
    DB_SUPER_DEALLOC;
}

// MARK: Blocks

- (void)setCompletionHandler:(id)completionHandler queue:(dispatch_queue_t)queue {
    id copy = DB_COPY_BLOCK(completionHandler);
    void *retainedQueue = DBXRetainQueue(queue);
    id former;
    void *formerQueue;
    @synchronized(self) {
        former = _completionHandler;
        formerQueue = _queue;
        _completionHandler = copy;
        _queue = retainedQueue;
    }
    if (former != nil) DB_RELEASE_BLOCK(former);
    DBXReleaseQueue(formerQueue);
    [self deliverIfPossible];
}

- (void)setProgressHandler:(id)progressHandler {
    id copy = DB_COPY_BLOCK(progressHandler);
    id former;
    @synchronized(self) {
        former = _progressHandler;
        _progressHandler = copy;
        if (_progress == nil) _progress = [[NSProgress alloc] initWithParent:nil userInfo:nil];
    }
    if (former != nil) DB_RELEASE_BLOCK(former);
}

// MARK: Outcome

- (void)finishWithOutcome:(const DropboxOutcome *)outcome {
    id result = DBObjectFromValue(DropboxFamilySwifty, outcome->result);
    id routeError = nil;
    if (outcome->routeError.kind == DropboxKindObject) {
        DropboxObjectRef error = (DropboxObjectRef)outcome->routeError.object;
        routeError = DBObjectFromReference(DropboxFamilySwifty, DropboxRouteCreatePublishedError(_route, error));
        DropboxRelease(error);
    } else {
        routeError = DBObjectFromValue(DropboxFamilySwifty, outcome->routeError);
    }
    id content = nil;
    if (outcome->isSuccess && outcome->content != NULL) {
        content = [NSData dataWithBytes:outcome->content length:outcome->contentLength];
    } else if (outcome->isSuccess && outcome->destination != NULL) {
        content = [NSURL fileURLWithPath:[NSString stringWithUTF8String:outcome->destination]];
    }
    DBXCallError *error = outcome->failure == NULL ? nil : DBXCallErrorFromFailure(outcome->failure);
    @synchronized(self) {
        _result = DB_RETAIN(result);
        _routeError = DB_RETAIN(routeError);
        _content = DB_RETAIN(content);
        _error = DB_RETAIN(error);
        _isFinished = YES;
    }
    [self deliverIfPossible];
}

/// Calls the block on its queue, if there are a block and an outcome that wasn't delivered.
- (void)deliverIfPossible {
    void *queue;
    @synchronized(self) {
        if (_isDelivered || !_isFinished || _completionHandler == nil) return;
        _isDelivered = YES;
        queue = _queue;
    }
    if (queue == NULL) {
        [self performSelectorOnMainThread:@selector(deliver) withObject:nil waitUntilDone:NO];
        return;
    }
#ifdef __APPLE__
    dispatch_async_f((dispatch_queue_t)DB_UNRETAINED_OBJECT(queue), DB_RETAINED_POINTER(self), DBXDeliver);
#else
    dispatch_async_f(queue, DB_RETAINED_POINTER(self), DBXDeliver);
#endif
}

/// Calls the block, and releases both blocks, which often refer to the request.
- (void)deliver {
    id block, progress;
    @synchronized(self) {
        block = _completionHandler;
        progress = _progressHandler;
        _completionHandler = nil;
        _progressHandler = nil;
    }
    if (block != nil) {
        [self callBlock:block];
        DB_RELEASE_BLOCK(block);
    }
    if (progress != nil) DB_RELEASE_BLOCK(progress);
}

/// Calls a block with the arguments that it has for the route.
- (void)callBlock:(id)block {
    DropboxResponseArguments kinds = DropboxRouteGetResponseArguments(_route, _task);
    __unsafe_unretained id arguments[4];
    int count = 0;
    if (kinds.hasResult) arguments[count++] = _result;
    if (kinds.hasContent) arguments[count++] = _content;
    if (kinds.hasRouteError) arguments[count++] = _routeError;
    arguments[count++] = _error;
    switch (count) {
        case 1: ((void (^)(id))block)(arguments[0]); break;
        case 2: ((void (^)(id, id))block)(arguments[0], arguments[1]); break;
        case 3: ((void (^)(id, id, id))block)(arguments[0], arguments[1], arguments[2]); break;
        default: ((void (^)(id, id, id, id))block)(arguments[0], arguments[1], arguments[2], arguments[3]); break;
    }
}

// MARK: Progress

- (void)advanceTo:(NSArray<NSNumber *> *)counts {
    id block = nil;
    NSProgress *progress;
    @synchronized(self) {
        if (_progressHandler != nil) block = DB_COPY_BLOCK(_progressHandler);
        progress = _progress;
    }
    if (block == nil) return;
    [progress setTotalUnitCount:[[counts objectAtIndex:1] longLongValue]];
    [progress setCompletedUnitCount:[[counts objectAtIndex:0] longLongValue]];
    ((void (^)(NSProgress *))block)(progress);
    DB_RELEASE_BLOCK(block);
}

@end

static void DBXDeliver(void *context) {
    @autoreleasepool {
        DBXResponse *response = DB_TRANSFERRED_OBJECT(context);
        [response deliver];
    }
}

void DBXResponseFinish(void *context, const DropboxOutcome *outcome) {
    @autoreleasepool {
        DBXResponse *response = DB_TRANSFERRED_OBJECT(context);
        [response finishWithOutcome:outcome];
    }
}

void DBXResponseAdvance(void *context, int64_t bytes, int64_t completed, int64_t total) {
    (void)bytes;
    @autoreleasepool {
        DBXResponse *response = DB_UNRETAINED_OBJECT(context);
        NSArray *counts = [NSArray arrayWithObjects:[NSNumber numberWithLongLong:completed],
                                                    [NSNumber numberWithLongLong:total], nil];
        [response performSelectorOnMainThread:@selector(advanceTo:) withObject:counts waitUntilDone:NO];
    }
}
