// Tasks, clients, and values that several threads use at the same time. Usage: Threads URL TOKEN [SEED]
#import "EmulatorClient.h"

// The functions of libdispatch that this program calls. Debian has no header of it.
#define DISPATCH_TIME_FOREVER (~0ull)
#define DISPATCH_QUEUE_OVERCOMMIT 2
typedef struct dispatch_semaphore_s *dispatch_semaphore_t;
extern dispatch_semaphore_t dispatch_semaphore_create(long value);
extern long dispatch_semaphore_wait(dispatch_semaphore_t semaphore, uint64_t timeout);
extern long dispatch_semaphore_signal(dispatch_semaphore_t semaphore);
extern dispatch_queue_t dispatch_get_global_queue(long identifier, unsigned long flags);
extern void dispatch_async(dispatch_queue_t queue, void (^block)(void));

enum { threadCount = 6, taskCount = 60 };

static DBUserClient *client;
static DBRpcTask *tasks[taskCount];
static int responses[taskCount];
static int finishedThreads, globalErrors;

/// Performs methods of all tasks in a random order.
@interface Worker : NSObject {
@public
    unsigned int _seed;
}
@end

@implementation Worker

- (void)setResponseBlockOfTask:(int)index {
    [tasks[index] setResponseBlock:^(DBFILESListFolderResult *result, id routeError, DBRequestError *error) {
        // Each task has one outcome: a result, an error of the route, or the cancellation.
        CHECK((result != nil) + (error != nil) == 1);
        __atomic_add_fetch(&responses[index], 1, __ATOMIC_SEQ_CST);
    }];
}

- (void)run:(id)ignored {
    @autoreleasepool {
        for (int step = 0; step < 10 * taskCount; step++) {
            int index = rand_r(&_seed) % taskCount;
            DBRpcTask *task = tasks[index];
            switch (rand_r(&_seed) % 8) {
            case 0: [task suspend]; break;
            case 1: [task resume]; break;
            case 2: [task cancel]; break;
            case 3: [task setProgressBlock:^(int64_t bytes, int64_t completed, int64_t total) {}]; break;
            case 4: [self setResponseBlockOfTask:index]; break;
            case 5: [[client.filesRoutes listFolder:@"/missing"] cancel]; break;
            case 6:
                [DBGlobalErrorResponseHandler registerNetworkErrorResponseBlock:^(DBRequestError *error, DBTask *failed) {
                    globalErrors++;
                }];
                break;
            default: [DBGlobalErrorResponseHandler removeNetworkErrorResponseBlock]; break;
            }
        }
    }
    __atomic_add_fetch(&finishedThreads, 1, __ATOMIC_SEQ_CST);
}

@end

/// Behavior: threads. Tasks can be used on all of them, and each block is called once.
static void testTasks(unsigned int seed) {
    finishedThreads = 0;
    for (int index = 0; index < taskCount; index++) {
        tasks[index] = [[client.filesRoutes listFolder:index % 3 == 0 ? @"/missing" : @""] retain];
    }
    for (int thread = 0; thread < threadCount; thread++) {
        Worker *worker = [[[Worker alloc] init] autorelease];
        worker->_seed = seed + (unsigned int)thread;
        [NSThread detachNewThreadSelector:@selector(run:) toTarget:worker withObject:nil];
    }
    WAIT_UNTIL(__atomic_load_n(&finishedThreads, __ATOMIC_SEQ_CST) == threadCount);
    Worker *last = [[[Worker alloc] init] autorelease];
    for (int index = 0; index < taskCount; index++) {
        [last setResponseBlockOfTask:index];
        [tasks[index] resume];
    }
    for (int index = 0; index < taskCount; index++) {
        // The block that was set last isn't called if an earlier one was.
        WAIT_UNTIL(__atomic_load_n(&responses[index], __ATOMIC_SEQ_CST) > 0);
    }
    __block BOOL isFinished = NO;
    [[client.filesRoutes listFolder:@""] setResponseBlock:^(id result, id routeError, DBRequestError *error) {
        isFinished = YES;
    }];
    WAIT_UNTIL(isFinished);
    for (int index = 0; index < taskCount; index++) {
        CHECK(responses[index] == 1);
        [tasks[index] release];
    }
}

/// Reads one value on several threads.
@interface Reader : NSObject
@end

@implementation Reader

- (void)read:(DBFILESListFolderResult *)page {
    @autoreleasepool {
        for (int round = 0; round < 200; round++) {
            for (DBFILESMetadata *entry in page.entries) CHECK([entry.name isEqual:@"file"] && [entry copy] == entry);
        }
    }
    __atomic_add_fetch(&finishedThreads, 1, __ATOMIC_SEQ_CST);
}

@end

/// Behavior: threads. Values are immutable, although their entries are wrapped on access.
static void testValues(void) {
    finishedThreads = 0;
    DBFILESFileMetadata *file = [[[DBFILESFileMetadata alloc] initWithName:@"file"
                                                                       id_:@"id:a"
                                                            clientModified:[NSDate dateWithTimeIntervalSince1970:0]
                                                            serverModified:[NSDate dateWithTimeIntervalSince1970:0]
                                                                       rev:@"a1c10ce0dd78"
                                                                      size:[NSNumber numberWithInt:1]] autorelease];
    NSMutableArray *entries = [NSMutableArray array];
    for (int index = 0; index < 50; index++) [entries addObject:file];
    DBFILESListFolderResult *page = [[[DBFILESListFolderResult alloc] initWithEntries:entries
                                                                               cursor:@"cursor"
                                                                              hasMore:[NSNumber numberWithBool:NO]] autorelease];
    // A result of a response, whose entries have no objects yet
    page = [DBFILESListFolderResultSerializer deserialize:[DBFILESListFolderResultSerializer serialize:page]];
    for (int thread = 0; thread < threadCount; thread++) {
        Reader *reader = [[[Reader alloc] init] autorelease];
        [NSThread detachNewThreadSelector:@selector(read:) toTarget:reader withObject:page];
    }
    WAIT_UNTIL(__atomic_load_n(&finishedThreads, __ATOMIC_SEQ_CST) == threadCount);
}

enum { blockedCount = 600 };

/// Behavior: threads. Outcomes and progress arrive even if the app blocks all threads of Dispatch, for example to wait for them.
static void testBlockedQueues(void) {
    dispatch_semaphore_t go = dispatch_semaphore_create(0);
    for (int index = 0; index < blockedCount; index++) {
        // With these flags, Dispatch starts threads even if all processors are busy.
        dispatch_async(dispatch_get_global_queue(0, index % 2 == 0 ? DISPATCH_QUEUE_OVERCOMMIT : 0), ^{
            dispatch_semaphore_wait(go, DISPATCH_TIME_FOREVER);
        });
    }
    // Without free threads, this block doesn't run.
    __block int blocked = 0, finished = 0;
    dispatch_async(dispatch_get_global_queue(0, 0), ^{ __atomic_store_n(&blocked, 1, __ATOMIC_SEQ_CST); });
    __block int64_t sent = 0;
    [[[client.filesRoutes uploadData:@"/blocked" inputData:[NSMutableData dataWithLength:100000]]
        setProgressBlock:^(int64_t bytes, int64_t completed, int64_t total) { sent = completed; }]
        setResponseBlock:^(DBFILESFileMetadata *result, id routeError, DBRequestError *error) {
            CHECK(result != nil && sent == 100000);
            finished++;
        }];
    [[client.filesRoutes listFolder:@"invalid"] setResponseBlock:^(id result, id routeError, DBRequestError *error) {
        CHECK([error isClientError]);
        finished++;
    }];
    NSString *path = [NSString stringWithFormat:@"%s/blocked", getenv("TMPDIR")];
    [@"content" writeToFile:path atomically:YES];
    DBFILESCommitInfo *info = [[[DBFILESCommitInfo alloc] initWithPath:@"/batch"] autorelease];
    [client.filesRoutes batchUploadFiles:[NSDictionary dictionaryWithObject:info forKey:[NSURL fileURLWithPath:path]]
                                   queue:nil
                           progressBlock:nil
                           responseBlock:^(NSDictionary *entries, DBASYNCPollError *pollError, DBRequestError *batchError,
                                           NSDictionary *fileErrors) {
                               CHECK([entries count] == 1 && batchError == nil);
                               finished++;
                           }];
    WAIT_UNTIL(finished == 3);
    CHECK(__atomic_load_n(&blocked, __ATOMIC_SEQ_CST) == 0);
    for (int index = 0; index < blockedCount; index++) dispatch_semaphore_signal(go);
    WAIT_UNTIL(__atomic_load_n(&blocked, __ATOMIC_SEQ_CST) == 1);
}

/// Counts its operations.
@interface CountingQueue : NSOperationQueue {
@public
    int _count;
}
@end

@implementation CountingQueue
- (void)addOperation:(NSOperation *)operation {
    __atomic_add_fetch(&_count, 1, __ATOMIC_SEQ_CST);
    [super addOperation:operation];
}
@end

/// Behavior: blocks without a queue are called on the delegate queue of the client's configuration, also after a restart.
static void testDelegateQueue(void) {
    CountingQueue *queue = [[[CountingQueue alloc] init] autorelease], *other = [[[CountingQueue alloc] init] autorelease];
    DBUserClient *queued = clientWithQueue(accessToken, queue);
    __block int finished = 0;
    DBUploadTask *upload = [queued.filesRoutes uploadData:@"/queue" inputData:[NSMutableData dataWithLength:1000]];
    [upload setProgressBlock:^(int64_t bytes, int64_t completed, int64_t total) {
        CHECK(![NSThread isMainThread]);
    }];
    [upload setResponseBlock:^(DBFILESFileMetadata *result, id routeError, DBRequestError *error) {
        CHECK(result != nil && ![NSThread isMainThread]);
        __atomic_add_fetch(&finished, 1, __ATOMIC_SEQ_CST);
    }];
    WAIT_UNTIL(__atomic_load_n(&finished, __ATOMIC_SEQ_CST) == 1);
    int before = __atomic_load_n(&queue->_count, __ATOMIC_SEQ_CST);
    CHECK(before >= 1);
    [[queued.filesRoutes listFolder:@"invalid"] setResponseBlock:^(id result, id routeError, DBRequestError *error) {
        CHECK(![NSThread isMainThread]);
        CHECK(error != nil);
        __atomic_add_fetch(&finished, 1, __ATOMIC_SEQ_CST);
    }];
    WAIT_UNTIL(__atomic_load_n(&finished, __ATOMIC_SEQ_CST) == 2);
    DBRpcTask *restarted = (DBRpcTask *)[[queued.filesRoutes listFolder:@"invalid"] restart];
    [restarted setResponseBlock:^(id result, id routeError, DBRequestError *error) {
        CHECK(![NSThread isMainThread]);
        __atomic_add_fetch(&finished, 1, __ATOMIC_SEQ_CST);
    }];
    WAIT_UNTIL(__atomic_load_n(&finished, __ATOMIC_SEQ_CST) == 3);
    // A block with a queue is called there.
    [[queued.filesRoutes listFolder:@""]
        setResponseBlock:^(id result, id routeError, DBRequestError *error) {
            __atomic_add_fetch(&finished, 1, __ATOMIC_SEQ_CST);
        }
                   queue:other];
    WAIT_UNTIL(__atomic_load_n(&finished, __ATOMIC_SEQ_CST) == 4);
    CHECK(__atomic_load_n(&other->_count, __ATOMIC_SEQ_CST) == 1);
}

int main(int argc, char **argv) {
    unsigned int seed = argc > 3 ? (unsigned int)atoi(argv[3]) : (unsigned int)[[NSDate date] timeIntervalSince1970];
    printf("Threads: seed %u\n", seed);
    if (!readArguments(argc > 3 ? 3 : argc, argv)) return 2;
    @autoreleasepool {
        client = [clientWithToken(accessToken) retain];
        testValues();
        testTasks(seed);
        testBlockedQueues();
        testDelegateQueue();
    }
    return DBFinish("Threads");
}
