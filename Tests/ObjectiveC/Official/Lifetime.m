// The lifetime of tasks and their blocks. Usage: lifetime URL TOKEN
#import "../Browser.h"
#import "../Checks.h"
#import "../Waiting.h"
#import <ObjectiveDropboxOfficialFiles/ObjectiveDropboxOfficialFiles.h>
#import <objc/runtime.h>

static int releasedTasks, releasedBlocks;
static IMP releaseTask, releaseBlocks;

static void countTask(id self, SEL selector) {
    __atomic_add_fetch(&releasedTasks, 1, __ATOMIC_SEQ_CST);
    ((void (*)(id, SEL))releaseTask)(self, selector);
}

static void countBlocks(id self, SEL selector) {
    __atomic_add_fetch(&releasedBlocks, 1, __ATOMIC_SEQ_CST);
    ((void (*)(id, SEL))releaseBlocks)(self, selector);
}

/// Makes a class call a function before an object is deallocated.
static IMP countDeallocations(NSString *className, IMP function) {
    return method_setImplementation(class_getInstanceMethod(NSClassFromString(className), @selector(dealloc)), function);
}

static int tasks(void) { return __atomic_load_n(&releasedTasks, __ATOMIC_SEQ_CST); }
static int blocks(void) { return __atomic_load_n(&releasedBlocks, __ATOMIC_SEQ_CST); }

static DBUserClient *makeClient(NSString *server, NSString *token) {
    DBTransportBaseHostnameConfig *hosts =
        [[[DBTransportBaseHostnameConfig alloc] initWithMeta:server api:server content:server notify:server] autorelease];
    DBTransportDefaultConfig *config = [[[DBTransportDefaultConfig alloc] initWithAppKey:@"key"
                                                                               appSecret:nil
                                                                          hostnameConfig:hosts
                                                                               userAgent:nil
                                                                              asMemberId:nil
                                                                       additionalHeaders:nil
                                                                           delegateQueue:nil
                                                                  forceForegroundSession:YES
                                                               sharedContainerIdentifier:nil] autorelease];
    return [[[DBUserClient alloc] initWithAccessToken:token transportConfig:config] autorelease];
}

/// Behavior: keep-alive. Tasks without another owner are released after their block has run, whether the call succeeds or fails.
static void testTasksAreReleased(DBUserClient *client) {
    static int calls;
    int before = tasks();
    @autoreleasepool {
        for (int round = 0; round < 10; round++) {
            [[client.filesRoutes listFolder:round % 2 == 0 ? @"" : @"/missing"]
                setResponseBlock:^(DBFILESListFolderResult *result, DBFILESListFolderError *routeError,
                                   DBRequestError *networkError) {
                    calls++;
                }];
        }
    }
    WAIT_UNTIL(calls == 10);
    WAIT_UNTIL(tasks() == before + 10);
}

/// A failed task that the app keeps, for example in the variable that its own block refers to, doesn't keep its blocks.
static void testBlocksOfFailedTaskAreReleased(DBUserClient *client) {
    static BOOL isDone;
    DBRpcTask *task;
    int before = blocks();
    @autoreleasepool {
        task = [[client.filesRoutes listFolder:@"/missing"] retain];
        [task setProgressBlock:^(int64_t bytes, int64_t written, int64_t expected) {}];
        [task setResponseBlock:^(DBFILESListFolderResult *result, DBFILESListFolderError *routeError, DBRequestError *error) {
            CHECK(routeError != nil);
            isDone = YES;
        }];
    }
    WAIT_UNTIL(isDone);
    WAIT_UNTIL(blocks() == before + 1);
    int released = tasks();
    [task release];
    WAIT_UNTIL(tasks() == released + 1);
}

/// Behavior: `restart`. A task that is restarted in its block takes the block along. The block refers to the first task each
/// time that it restarts.
static void testRestartInBlock(DBUserClient *client) {
    static int calls;
    static DBRpcTask *task;
    int released = tasks();
    @autoreleasepool {
        task = [[client.filesRoutes listFolder:@"/missing"] retain];
        [task setResponseBlock:^(DBFILESListFolderResult *result, DBFILESListFolderError *routeError, DBRequestError *error) {
            calls++;
            if (calls < 5) CHECK([task restart].retryCount == calls);
        }];
    }
    WAIT_UNTIL(calls == 5);
    // The first task keeps only the latest one.
    WAIT_UNTIL(tasks() == released + 3);
    // Later, the blocks are released: the new task has none.
    static BOOL isDone;
    @autoreleasepool {
        DBRpcTask *late = (DBRpcTask *)[task restart];
        [late setResponseBlock:^(DBFILESListFolderResult *result, DBFILESListFolderError *routeError, DBRequestError *error) {
            isDone = YES;
        }];
    }
    WAIT_UNTIL(isDone);
    CHECK(calls == 5);
    [task release];
    WAIT_UNTIL(tasks() == released + 6);
}

/// The task that a global block receives keeps the blocks until it is released, and takes them along when it's restarted.
static void testGlobalBlockKeepsTask(DBUserClient *client) {
    static DBTask *restartTask;
    static int calls;
    [DBGlobalErrorResponseHandler
        registerRouteErrorResponseBlock:^(id routeError, DBRequestError *networkError, DBTask *failedTask) {
            if (restartTask == nil) restartTask = [failedTask retain];
        }
                         routeErrorType:[DBFILESListFolderError class]];
    int releasedBefore = tasks(), blocksBefore = blocks();
    NSString *identifier;
    @autoreleasepool {
        DBRpcTask *task = [client.filesRoutes listFolder:@"/missing"];
        identifier = [task.taskIdentifier copy];
        [task setResponseBlock:^(DBFILESListFolderResult *result, DBFILESListFolderError *routeError,
                                 DBRequestError *networkError) {
            calls++;
        }];
    }
    WAIT_UNTIL(calls == 1 && restartTask != nil);
    WAIT_UNTIL(tasks() == releasedBefore + 1);
    CHECK_EQUAL(restartTask.taskIdentifier, identifier);
    [DBGlobalErrorResponseHandler removeRouteErrorResponseBlockWithRouteErrorType:[DBFILESListFolderError class]];
    @autoreleasepool {
        CHECK([restartTask restart].retryCount == 1);
    }
    WAIT_UNTIL(calls == 2);
    int released = tasks();
    [restartTask release];
    WAIT_UNTIL(tasks() >= released + 1 && blocks() >= blocksBefore + 2);
    [identifier release];
}

int main(int argc, char **argv) {
    if (argc < 3) return 2;
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    releaseTask = countDeallocations(@"DBTask", (IMP)countTask);
    releaseBlocks = countDeallocations(@"DBTaskBlocks", (IMP)countBlocks);
    NSString *server = [NSString stringWithUTF8String:argv[1]];
    DBUserClient *client = makeClient(server, [NSString stringWithUTF8String:argv[2]]);
    testTasksAreReleased(client);
    testBlocksOfFailedTaskAreReleased(client);
    testRestartInBlock(client);
    testGlobalBlockKeepsTask(client);
    [pool release];
    return DBFinish("Lifetime");
}
