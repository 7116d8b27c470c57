#import "../Private/DBRequestErrors+Private.h"
#import "../Private/DBTask+Private.h"
#import <DropboxObjectiveCRuntime/DBRuntime.h>
#import <ObjectiveDropboxOfficialFiles/DBRequestErrors.h>
#import <ObjectiveDropboxOfficialFiles/DBRoute.h>

id DBOutcomeValue(NSArray *outcome, NSUInteger index) {
    id value = [outcome objectAtIndex:index];
    return value == [NSNull null] ? nil : value;
}

void DBPerformOnQueue(NSOperationQueue *queue, id target, SEL selector, id object) {
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
        _route = DB_RETAIN(route);
        _tokenUid = [tokenUid copy];
    }
    return self;
}

- (void)dealloc {
    DropboxRelease(_call);
    [self releaseBlocks];
    DB_RELEASE(_responseQueue);
    DB_RELEASE(_progressQueue);
    DB_RELEASE(_outcome);
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
    [self setCall:DropboxCallCreate(
        client, [_route dropboxRoute], argument, transfer, DB_RETAINED_POINTER(self), DBTaskDidFinish)];
}

- (void)setCall:(DropboxCallRef)call {
    @synchronized(self) {
        _call = call;
    }
}

/// The call, retained, or `NULL`.
- (DropboxCallRef)copyCall {
    @synchronized(self) {
        return (DropboxCallRef)DropboxRetain(_call);
    }
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
    DBTask *task = DB_AUTORELEASE([[[self class] alloc] initWithRoute:_route tokenUid:_tokenUid]);
    id response, progress;
    NSOperationQueue *responseQueue, *progressQueue;
    @synchronized(self) {
        task.retryCount = _retryCount + 1;
        response = _responseBlock;
        progress = _progressBlock;
        responseQueue = _responseQueue;
        progressQueue = _progressQueue;
    }
    DropboxCallRef call = [self copyCall];
    if (call != NULL) [task setCall:DropboxCallCreateRestarted(call, DB_RETAINED_POINTER(task), DBTaskDidFinish)];
    DropboxRelease(call);
    if (progress != nil) [task setProgress:progress queue:progressQueue];
    if (response != nil) [task setResponse:response queue:responseQueue];
    return task;
}

// MARK: Outcome

- (void)setResponse:(id)block queue:(NSOperationQueue *)queue {
    id copy = DB_COPY_BLOCK(block);
    id former;
    @synchronized(self) {
        former = _responseBlock;
        _responseBlock = copy;
        DB_RELEASE(_responseQueue);
        _responseQueue = DB_RETAIN(queue);
    }
    if (former != nil) DB_RELEASE_BLOCK(former);
    [self deliverIfPossible];
}

- (void)finishWithOutcome:(NSArray *)outcome {
    @synchronized(self) {
        _outcome = DB_RETAIN(outcome);
    }
    DBRequestError *error = DBOutcomeValue(outcome, DBOutcomeRequestError);
    if (error != nil) DBReportError(DBOutcomeValue(outcome, DBOutcomeRouteError), error, self);
    [self deliverIfPossible];
}

/// Calls the block on its queue, if there are a block and an outcome that wasn't delivered.
- (void)deliverIfPossible {
    NSOperationQueue *queue;
    @synchronized(self) {
        if (_isDelivered || _outcome == nil || _responseBlock == nil) return;
        _isDelivered = YES;
        queue = DB_AUTORELEASE(DB_RETAIN(_responseQueue));
    }
    DBPerformOnQueue(queue, self, @selector(deliver:), nil);
}

/// Calls the response block. The queue retains the task until then.
- (void)deliver:(id)ignored {
    id block;
    NSArray *outcome;
    @synchronized(self) {
        block = DB_COPY_BLOCK(_responseBlock);
        outcome = _outcome;
    }
    [self callBlock:block withOutcome:outcome];
    DB_RELEASE_BLOCK(block);
    // A failed call may be restarted with its blocks.
    if (DBOutcomeValue(outcome, DBOutcomeRequestError) == nil) [self releaseBlocks];
}

/// Releases the blocks, which often refer to the task.
- (void)releaseBlocks {
    id response, progress;
    @synchronized(self) {
        response = _responseBlock;
        progress = _progressBlock;
        _responseBlock = nil;
        _progressBlock = nil;
    }
    if (response != nil) DB_RELEASE_BLOCK(response);
    if (progress != nil) DB_RELEASE_BLOCK(progress);
}

- (void)callBlock:(id)block withOutcome:(NSArray *)outcome {
}

// MARK: Progress

- (void)setProgress:(DBProgressBlock)block queue:(NSOperationQueue *)queue {
    id copy = (id)DB_COPY_BLOCK(block);
    id former;
    @synchronized(self) {
        former = _progressBlock;
        _progressBlock = copy;
        DB_RELEASE(_progressQueue);
        _progressQueue = DB_RETAIN(queue);
    }
    if (former != nil) {
        DB_RELEASE_BLOCK(former);
        return;
    }
    DropboxCallRef call = [self copyCall];
    if (call != NULL) DropboxCallSetProgress(call, DB_UNRETAINED_POINTER(self), DBTaskDidAdvance);
    DropboxRelease(call);
}

- (void)advance:(NSArray *)counts {
    NSOperationQueue *queue;
    @synchronized(self) {
        if (_outcome != nil) return;
        queue = DB_AUTORELEASE(DB_RETAIN(_progressQueue));
    }
    DBPerformOnQueue(queue, self, @selector(reportProgress:), counts);
}

- (void)reportProgress:(NSArray *)counts {
    id block = nil;
    @synchronized(self) {
        if (_progressBlock != nil) block = DB_COPY_BLOCK(_progressBlock);
    }
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
        [task finishWithOutcome:[NSArray arrayWithObjects:values count:DBOutcomeCount]];
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
