#import "../Private/DBXResponse.h"
#import "../Private/DBXPrivate.h"
#import <DropboxObjectiveCRuntime/DBDispatch.h>
#import <DropboxObjectiveCRuntime/DBRuntime.h>

static void DBXDeliver(id response) {
    [(DBXResponse *)response deliver];
}

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
    DBReleaseQueue(_queue);
    DropboxRelease(_delivery);
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
    void *retainedQueue = DBRetainQueue(queue);
    id former;
    void *formerQueue;
    @synchronized(self) {
        // A block that is set after the delivery isn't called, so it isn't retained.
        former = _hasDelivered ? copy : _completionHandler;
        formerQueue = _hasDelivered ? retainedQueue : _queue;
        if (!_hasDelivered) {
            _completionHandler = copy;
            _queue = retainedQueue;
        }
    }
    if (former != nil) DB_RELEASE_BLOCK(former);
    DBReleaseQueue(formerQueue);
    [self deliverIfPossible];
}

- (BOOL)setProgressHandler:(id)progressHandler {
    id copy = DB_COPY_BLOCK(progressHandler);
    id former;
    BOOL isFirst;
    @synchronized(self) {
        isFirst = _progress == nil;
        former = _hasDelivered ? copy : _progressHandler;
        if (!_hasDelivered) _progressHandler = copy;
        if (isFirst) _progress = [[NSProgress alloc] initWithParent:nil userInfo:nil];
    }
    if (former != nil) DB_RELEASE_BLOCK(former);
    return isFirst;
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
        _delivery = outcome->delivery;
        _isFinished = YES;
    }
    [self deliverIfPossible];
}

/// Calls the block on its queue, if there are a block and an outcome that wasn't delivered.
- (void)deliverIfPossible {
    @synchronized(self) {
        if (_isDelivered || !_isFinished || _completionHandler == nil) return;
        _isDelivered = YES;
        // With the lock, because another thread may release the queue when it sets a block with another one.
        DBCallOnRetainedQueue(_queue, DBXDeliver, self);
    }
}

/// Calls the block, and releases both blocks, which often refer to the request.
- (void)deliver {
    id block, progress;
    DropboxDeliveryRef delivery;
    @synchronized(self) {
        block = _completionHandler;
        progress = _progressHandler;
        delivery = _delivery;
        _completionHandler = nil;
        _progressHandler = nil;
        _hasDelivered = YES;
        _delivery = NULL;
    }
    if (block != nil) {
        [self callBlock:block];
        DB_RELEASE_BLOCK(block);
    }
    if (delivery != NULL) DropboxDeliveryFinish(delivery);
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
