#import <DropboxObjectiveCRuntime/DBBlocks.h>

/// A block that the bridge refers to. With GNUstep, blocks are no objects.
@interface DBBlockHolder : NSObject {
@public
    id _block;
}
@end

@implementation DBBlockHolder

- (void)dealloc {
    if (_block != nil) DB_RELEASE_BLOCK(_block);
    DB_SUPER_DEALLOC;
}

@end

void *DBBlockContext(id block) {
    DBBlockHolder *holder = [[DBBlockHolder alloc] init];
    holder->_block = DB_COPY_BLOCK(block);
    void *context = DB_RETAINED_POINTER(holder);
    DB_RELEASE(holder);
    return context;
}

void DBReleaseBlockContext(void *context) {
    if (context == NULL) return;
    @autoreleasepool {
        (void)DB_TRANSFERRED_OBJECT(context);
    }
}

id DBBlockOfContext(void *context) {
    DBBlockHolder *holder = DB_UNRETAINED_OBJECT(context);
    return holder->_block;
}

static void DBCallBlockOfContext(void *context) {
    @autoreleasepool {
        ((void (^)(void))DBBlockOfContext(context))();
    }
}

void DBSetClosure(DropboxClosure *closure, void (^block)(void)) {
    *closure = (DropboxClosure){0};
    if (block == nil) return;
    closure->context = DBBlockContext((id)block);
    closure->call = DBCallBlockOfContext;
    closure->release = DBReleaseBlockContext;
}

// MARK: - Completions

/// A block for the result of a sign-in, and its queue.
@interface DBSignInCompletion : NSObject {
@private
    id _block;
    void *_queue;
    DBSignInResultFunction _makeResult;
    id _result;
}
- (instancetype)initWithBlock:(id)block queue:(dispatch_queue_t)queue makeResult:(DBSignInResultFunction)makeResult;
- (void)completeWithValue:(const DropboxOAuthResultValue *)value;
- (void)callBlock;
@end

static void DBCallSignInBlock(id completion) {
    [(DBSignInCompletion *)completion callBlock];
}

@implementation DBSignInCompletion

- (instancetype)initWithBlock:(id)block queue:(dispatch_queue_t)queue makeResult:(DBSignInResultFunction)makeResult {
    self = [super init];
    if (self) {
        if (block != nil) _block = DB_COPY_BLOCK(block);
        _queue = DBRetainQueue(queue);
        _makeResult = makeResult;
    }
    return self;
}

- (void)dealloc {
    if (_block != nil) DB_RELEASE_BLOCK(_block);
    DBReleaseQueue(_queue);
    DB_RELEASE(_result);
    DB_SUPER_DEALLOC;
}

- (void)completeWithValue:(const DropboxOAuthResultValue *)value {
    if (_block == nil) return;
    _result = DB_RETAIN(_makeResult(value));
    if (_queue == NULL) {
        [self callBlock];
    } else {
        DBCallOnRetainedQueue(_queue, DBCallSignInBlock, self);
    }
}

- (void)callBlock {
    ((void (^)(id))_block)(_result);
}

@end

void *DBCompletionContext(id block, dispatch_queue_t queue, DBSignInResultFunction makeResult) {
    DBSignInCompletion *completion = [[DBSignInCompletion alloc] initWithBlock:block queue:queue makeResult:makeResult];
    void *context = DB_RETAINED_POINTER(completion);
    DB_RELEASE(completion);
    return context;
}

void DBCompletionCallback(void *context, const DropboxOAuthResultValue *result) {
    @autoreleasepool {
        DBSignInCompletion *completion = DB_TRANSFERRED_OBJECT(context);
        [completion completeWithValue:result];
    }
}
