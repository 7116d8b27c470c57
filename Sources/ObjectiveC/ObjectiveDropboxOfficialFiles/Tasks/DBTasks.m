#import "../Private/DBRequestErrors+Private.h"
#import "../Private/DBTask+Private.h"
#import "../Private/DBTaskBlocks.h"
#import <DropboxObjectiveCRuntime/DBRuntime.h>
#import <ObjectiveDropboxOfficialFiles/DBRequestErrors.h>
#import <ObjectiveDropboxOfficialFiles/DBRoute.h>

id DBOutcomeValue(NSArray *outcome, NSUInteger index) {
    id value = [outcome objectAtIndex:index];
    return value == [NSNull null] ? nil : value;
}

void DBPerformOnQueue(NSOperationQueue *operationQueue, id target, SEL selector, id object) {
    NSOperationQueue *queue = DBObjectOfClass(operationQueue, [NSOperationQueue class]);
#ifdef GNUSTEP
    // GNUstep's main queue doesn't run its operations on the main thread.
    if (queue == nil || queue == [NSOperationQueue mainQueue]) {
        [target performSelectorOnMainThread:selector withObject:object waitUntilDone:NO];
        return;
    }
#endif
    NSOperation *operation = [[NSInvocationOperation alloc] initWithTarget:target selector:selector object:object];
    [queue ?: [NSOperationQueue mainQueue] addOperation:operation];
    DB_RELEASE(operation);
}

/// Receives the outcome of a call. The context is a task that is retained since the start.
static void DBTaskDidFinish(void *context, const DropboxOutcome *outcome);

/// Receives the progress of a call. The context is a task, which exists until the outcome.
static void DBTaskDidAdvance(void *context, int64_t bytes, int64_t completed, int64_t total);

@implementation DBTask

- (instancetype)initWithRoute:(DBRoute *)route tokenUid:(NSString *)tokenUid {
    self = [super init];
    if (self) {
        static int64_t lastIdentifier = 0;
        int64_t identifier = __atomic_add_fetch(&lastIdentifier, 1, __ATOMIC_RELAXED);
        _taskIdentifier = [[NSString alloc] initWithFormat:@"%lld", (long long)identifier];
        _route = DB_RETAIN(DBObjectOfClass(route, [DBRoute class]));
        _tokenUid = [DBStringOrNil(tokenUid) copy];
        _blocks = [[DBTaskBlocks alloc] init];
    }
    return self;
}

- (void)dealloc {
    DropboxRelease(_call);
    DropboxRelease(_delivery);
    DB_RELEASE(_blocks);
    DB_RELEASE(_outcome);
    DB_RELEASE(_restarted);
    DB_RELEASE(_route);
    DB_RELEASE(_taskIdentifier);
    DB_RELEASE(_tokenUid);
    DB_SUPER_DEALLOC;
}

- (DBRoute *)route {
    return _route;
}

- (NSString *)taskIdentifier {
    return _taskIdentifier;
}

- (NSString *)tokenUid {
    return _tokenUid;
}

- (int)retryCount {
    @synchronized(self) {
        return _retryCount;
    }
}

- (void)setRetryCount:(int)retryCount {
    @synchronized(self) {
        _retryCount = retryCount;
    }
}

// MARK: Calls

- (void)startWithClient:(DropboxClientRef)client
               argument:(DropboxObjectRef)argument
               transfer:(const DropboxTransfer *)transfer {
    // The outcome may arrive before the call is returned. It waits for the call, without which a task can't be restarted.
    @synchronized(self) {
        _call = DropboxCallCreate(
            client, [_route dropboxRoute], argument, transfer, DB_RETAINED_POINTER(self), DBTaskDidFinish);
    }
}

- (void)setDefaultQueue:(NSOperationQueue *)queue {
    [[self blocks] setDefaultQueue:queue];
}

- (void)continueTransfer:(DropboxTransferRef)transfer {
    @synchronized(self) {
        _call = DropboxTransferCreateCall(transfer, DB_RETAINED_POINTER(self), DBTaskDidFinish);
    }
}

/// Calls the route of a call again.
- (void)restartCall:(DropboxCallRef)call {
    @synchronized(self) {
        _call = DropboxCallCreateRestarted(call, DB_RETAINED_POINTER(self), DBTaskDidFinish);
    }
}

/// The call, retained, or `NULL`.
- (DropboxCallRef)copyCall {
    @synchronized(self) {
        return (DropboxCallRef)DropboxRetain(_call);
    }
}

- (NSString *)backgroundTransferID {
    DropboxCallRef call = [self copyCall];
    NSString *transferID = call != NULL ? DBStringFromCopy(DropboxCallCopyTransferID(call)) : nil;
    DropboxRelease(call);
    return transferID;
}

- (void)cancel {
    DropboxCallRef call = [self copyCall];
    if (call != NULL) DropboxCallCancel(call);
    DropboxRelease(call);
}

- (void)suspend {
    DropboxCallRef call = [self copyCall];
    if (call != NULL) DropboxCallSuspend(call);
    DropboxRelease(call);
}

- (void)resume {
    DropboxCallRef call = [self copyCall];
    if (call != NULL) DropboxCallResume(call);
    DropboxRelease(call);
}

- (void)start {
    [self resume];
}

- (DBTask *)restart {
    // The block that restarted this task can refer to it again when the new task fails.
    DBTask *latest = [self blocks] == nil ? [self restartedTask] : nil;
    DBTask *task = latest != nil ? [latest restart] : [self taskByRestarting];
    @synchronized(self) {
        DB_REPLACE(_restarted, task);
    }
    return task;
}

/// The task that the last restart created, or `nil`.
- (DBTask *)restartedTask {
    @synchronized(self) {
        return DB_AUTORELEASE(DB_RETAIN(_restarted));
    }
}

/// Calls the route again, with the blocks of this task if it still has them.
- (DBTask *)taskByRestarting {
    DBTask *task = DB_AUTORELEASE([[[self class] alloc] initWithRoute:_route tokenUid:_tokenUid]);
    task.retryCount = self.retryCount + 1;
    DropboxCallRef call = [self copyCall];
    if (call != NULL) [task restartCall:call];
    DropboxRelease(call);
    DBTaskBlocks *blocks = [self blocks];
    if (blocks == nil) NSLog(@"-[%@ restart]: %@ has finished, so the new task has no blocks", [self class], self);
    [task setDefaultQueue:[blocks defaultQueue]];
    // A task can fail, and be restarted by a block for all errors, before it gets its response block.
    id response = [self isFinished] ? [blocks copyResponseBlockForRestartedTask:task] : [blocks copyResponseBlock];
    id progress = [blocks copyProgressBlock];
    if (progress != nil) {
        [task setProgress:progress queue:[blocks progressQueue]];
        DB_RELEASE_BLOCK(progress);
    }
    if (response != nil) {
        [task setResponse:response queue:[blocks responseQueue]];
        DB_RELEASE_BLOCK(response);
    }
    return task;
}

- (DBTask *)taskToRestart {
    DBTask *task = DB_AUTORELEASE([[[self class] alloc] initWithRoute:_route tokenUid:_tokenUid]);
    @synchronized(self) {
        DB_REPLACE(task->_taskIdentifier, _taskIdentifier);
        DB_REPLACE(task->_blocks, _blocks);
        task->_retryCount = _retryCount;
        task->_call = DropboxRetain(_call);
        task->_outcome = DB_RETAIN(_outcome);
        task->_isDelivered = YES;
    }
    return task;
}

// MARK: Outcome

/// The blocks, or `nil` if they were released.
- (DBTaskBlocks *)blocks {
    @synchronized(self) {
        return DB_AUTORELEASE(DB_RETAIN(_blocks));
    }
}

- (BOOL)isFinished {
    @synchronized(self) {
        return _outcome != nil;
    }
}

- (void)setResponse:(id)block queue:(NSOperationQueue *)queue {
    NSArray *restarted = [[self blocks] setResponse:block queue:queue];
    [self deliverIfPossible];
    [self setResponse:block queue:queue ofTasks:restarted];
}

/// Sets the response block of restarted tasks, unless the app has set another one.
- (void)setResponse:(id)block queue:(NSOperationQueue *)queue ofTasks:(NSArray *)restarted {
    for (DBTask *task in restarted) {
        if (![[task blocks] hasResponseBlock]) [task setResponse:block queue:queue];
    }
}

- (void)finishWithOutcome:(NSArray *)outcome delivery:(DropboxDeliveryRef)delivery {
    @synchronized(self) {
        _outcome = DB_RETAIN(outcome);
        _delivery = delivery;
    }
    DBRequestError *error = DBOutcomeValue(outcome, DBOutcomeRequestError);
    DBTaskBlocks *blocks = [self blocks];
    // Calls of the progress block that wait on its queue come first, so it's released together with the response block.
    if (![blocks hasResponseBlock]) [blocks removeProgress];
    if (error == nil) return [self deliverIfPossible];
    [blocks beginReport];
    DBReportError(DBOutcomeValue(outcome, DBOutcomeRouteError), error, self);
    [self deliverIfPossible];
    NSArray *restarted = [blocks endReport];
    if (restarted == nil) return;
    id response = [blocks copyResponseBlock];
    [self setResponse:response queue:[blocks responseQueue] ofTasks:restarted];
    DB_RELEASE_BLOCK(response);
}

/// Calls the block on its queue, if there are a block and an outcome that wasn't delivered.
- (void)deliverIfPossible {
    @synchronized(self) {
        if (_isDelivered || _outcome == nil || ![_blocks hasResponseBlock]) return;
        _isDelivered = YES;
    }
    DBPerformOnQueue([[self blocks] responseQueue], self, @selector(deliver:), nil);
}

/// Calls the response block, which may restart the task, and releases the blocks. The queue retains the task until then.
- (void)deliver:(id)ignored {
    NSArray *outcome;
    DBTaskBlocks *blocks = [self blocks];
    DropboxDeliveryRef delivery;
    @synchronized(self) {
        outcome = _outcome;
        delivery = _delivery;
        _delivery = NULL;
    }
    id block = [blocks copyResponseBlock];
    if (block != nil) {
        [self callBlock:block withOutcome:outcome];
        DB_RELEASE_BLOCK(block);
    }
    @synchronized(self) {
        DB_REPLACE(_blocks, nil);
    }
    if (delivery != NULL) DropboxDeliveryFinish(delivery);
}

- (void)callBlock:(id)block withOutcome:(NSArray *)outcome {
}

// MARK: Progress

- (void)setProgress:(DBProgressBlock)block queue:(NSOperationQueue *)queue {
    DBTaskBlocks *blocks = [self blocks];
    if (blocks == nil || [blocks setProgress:(id)block queue:queue]) return;
    DropboxCallRef call = [self copyCall];
    if (call != NULL) DropboxCallSetProgress(call, DB_UNRETAINED_POINTER(self), DBTaskDidAdvance);
    DropboxRelease(call);
}

- (void)advance:(NSArray *)counts {
    if ([self isFinished]) return;
    DBPerformOnQueue([[self blocks] progressQueue], self, @selector(reportProgress:), counts);
}

- (void)reportProgress:(NSArray *)counts {
    id block = [[self blocks] copyProgressBlock];
    if (block == nil) return;
    ((DBProgressBlock)block)(
        [[counts objectAtIndex:0] longLongValue], [[counts objectAtIndex:1] longLongValue],
        [[counts objectAtIndex:2] longLongValue]);
    DB_RELEASE_BLOCK(block);
}

- (NSString *)description {
    return [NSString stringWithFormat:@"<%@ %@: %@/%@>", NSStringFromClass([self class]), _taskIdentifier,
                                      _route.namespace_, _route.name];
}

@end

static void DBTaskDidFinish(void *context, const DropboxOutcome *outcome) {
    @autoreleasepool {
        DBTask *task = DB_TRANSFERRED_OBJECT(context);
        id values[DBOutcomeCount];
        id result = DBObjectFromValue(DropboxFamilyOfficial, outcome->result);
        if (outcome->isSuccess && result == nil) result = DB_AUTORELEASE([[DBNilObject alloc] init]);
        id content = nil;
        if (outcome->content != NULL) {
            content = [NSData dataWithBytes:outcome->content length:outcome->contentLength];
        } else if (outcome->destination != NULL) {
            content = [NSURL fileURLWithPath:[NSString stringWithUTF8String:outcome->destination]];
        }
        values[DBOutcomeResult] = result ?: [NSNull null];
        values[DBOutcomeRouteError] = DBObjectFromValue(DropboxFamilyOfficial, outcome->routeError) ?: [NSNull null];
        values[DBOutcomeRequestError] =
            outcome->failure == NULL ? [NSNull null] : DBRequestErrorFromFailure(outcome->failure);
        values[DBOutcomeContent] = content ?: [NSNull null];
        [task finishWithOutcome:[NSArray arrayWithObjects:values count:DBOutcomeCount] delivery:outcome->delivery];
    }
}

static void DBTaskDidAdvance(void *context, int64_t bytes, int64_t completed, int64_t total) {
    @autoreleasepool {
        NSArray *counts = [NSArray arrayWithObjects:[NSNumber numberWithLongLong:bytes], [NSNumber numberWithLongLong:completed],
                                                    [NSNumber numberWithLongLong:total], nil];
        [(DBTask *)DB_UNRETAINED_OBJECT(context) advance:counts];
    }
}

// MARK: - Kinds of tasks

#define DB_TASK_METHODS(Task, Block) \
    -(Task *)setResponseBlock : (Block)responseBlock { \
        return [self setResponseBlock:responseBlock queue:nil]; \
    } \
    -(Task *)setResponseBlock : (Block)responseBlock queue : (NSOperationQueue *)queue { \
        [self setResponse:(id)responseBlock queue:queue]; \
        return self; \
    } \
    -(Task *)setProgressBlock : (DBProgressBlock)progressBlock { \
        return [self setProgressBlock:progressBlock queue:nil]; \
    } \
    -(Task *)setProgressBlock : (DBProgressBlock)progressBlock queue : (NSOperationQueue *)queue { \
        [self setProgress:progressBlock queue:queue]; \
        return self; \
    }

@implementation DBRpcTask

DB_TASK_METHODS(DBRpcTask, DBRpcResponseBlock)

- (void)callBlock:(id)block withOutcome:(NSArray *)outcome {
    ((DBRpcResponseBlock)block)(
        DBOutcomeValue(outcome, DBOutcomeResult), DBOutcomeValue(outcome, DBOutcomeRouteError),
        DBOutcomeValue(outcome, DBOutcomeRequestError));
}

@end

@implementation DBUploadTask

DB_TASK_METHODS(DBUploadTask, DBUploadResponseBlock)

- (void)callBlock:(id)block withOutcome:(NSArray *)outcome {
    ((DBUploadResponseBlock)block)(
        DBOutcomeValue(outcome, DBOutcomeResult), DBOutcomeValue(outcome, DBOutcomeRouteError),
        DBOutcomeValue(outcome, DBOutcomeRequestError));
}

@end

@implementation DBDownloadUrlTask

DB_TASK_METHODS(DBDownloadUrlTask, DBDownloadUrlResponseBlock)

- (void)callBlock:(id)block withOutcome:(NSArray *)outcome {
    // A call without a destination fails, but a block never receives nil.
    NSURL *destination = DBOutcomeValue(outcome, DBOutcomeContent) ?: [NSURL fileURLWithPath:@"/"];
    ((DBDownloadUrlResponseBlock)block)(
        DBOutcomeValue(outcome, DBOutcomeResult), DBOutcomeValue(outcome, DBOutcomeRouteError),
        DBOutcomeValue(outcome, DBOutcomeRequestError), destination);
}

@end

@implementation DBDownloadDataTask

DB_TASK_METHODS(DBDownloadDataTask, DBDownloadDataResponseBlock)

- (void)callBlock:(id)block withOutcome:(NSArray *)outcome {
    ((DBDownloadDataResponseBlock)block)(
        DBOutcomeValue(outcome, DBOutcomeResult), DBOutcomeValue(outcome, DBOutcomeRouteError),
        DBOutcomeValue(outcome, DBOutcomeRequestError), DBOutcomeValue(outcome, DBOutcomeContent));
}

@end
