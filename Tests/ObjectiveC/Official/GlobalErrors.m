// Errors of all calls in one place: by the class of the route's error, by the class of a value in it, and for other errors.
// Usage: GlobalErrors URL TOKEN
#import "EmulatorClient.h"
#import <sched.h>

static DBUserClient *client;
/// A folder that only this run creates.
static NSString *newFolder;
static int routeErrors, networkErrors, responses;
static BOOL wasMainThread;
static Class errorClass;

static DBRouteErrorResponseBlock countRouteError = ^(id routeError, DBRequestError *networkError, DBTask *restartTask) {
    routeErrors++;
    errorClass = [routeError class];
    wasMainThread = [NSThread isMainThread];
    CHECK([networkError isHttpError] && [networkError.statusCode intValue] == 409);
    CHECK([restartTask isKindOfClass:[DBTask class]]);
};

static void reset(void) {
    routeErrors = networkErrors = responses = 0;
    errorClass = Nil;
    wasMainThread = NO;
}

/// Lists a folder that doesn't exist, and waits for the response.
static void listMissingFolder(void) {
    int expected = responses + 1;
    [[client.filesRoutes listFolder:@"/missing"]
        setResponseBlock:^(DBFILESListFolderResult *result, DBFILESListFolderError *routeError, DBRequestError *error) {
            CHECK(result == nil && [routeError isPath] && error != nil);
            responses++;
        }];
    WAIT_UNTIL(responses == expected);
}

/// Behavior: the global handler. It runs in addition to the block of the call.
static void testRouteErrorByClass(void) {
    reset();
    [DBGlobalErrorResponseHandler registerRouteErrorResponseBlock:countRouteError
                                                   routeErrorType:[DBFILESListFolderError class]];
    // The class of the error has priority over classes of values in it.
    [DBGlobalErrorResponseHandler registerRouteErrorResponseBlock:countRouteError routeErrorType:[DBFILESLookupError class]];
    listMissingFolder();
    WAIT_UNTIL(routeErrors == 1);
    CHECK(errorClass == [DBFILESListFolderError class] && wasMainThread);
    [DBGlobalErrorResponseHandler removeRouteErrorResponseBlockWithRouteErrorType:[DBFILESListFolderError class]];
    listMissingFolder();
    WAIT_UNTIL(routeErrors == 2);
    CHECK(errorClass == [DBFILESLookupError class]);
    [DBGlobalErrorResponseHandler removeRouteErrorResponseBlockWithRouteErrorType:[DBFILESLookupError class]];
    listMissingFolder();
    CHECK(routeErrors == 2);
}

/// Behavior: the global handler. A block can be for a value in the error.
static void testFirstNestedValue(void) {
    reset();
    NSOperationQueue *queue = [[[NSOperationQueue alloc] init] autorelease];
    [DBGlobalErrorResponseHandler registerRouteErrorResponseBlock:countRouteError
                                                   routeErrorType:[DBFILESLookupError class]
                                                            queue:queue];
    [DBGlobalErrorResponseHandler registerRouteErrorResponseBlock:countRouteError routeErrorType:[DBFILESWriteError class]];
    __block int finished = 0;
    [[client.filesRoutes delete_V2:@"/missing"]
        setResponseBlock:^(DBFILESDeleteResult *result, DBFILESDeleteError *routeError, DBRequestError *error) {
            CHECK([routeError isPathLookup]);
            finished++;
        }];
    WAIT_UNTIL(finished == 1 && routeErrors == 1);
    CHECK(errorClass == [DBFILESLookupError class] && !wasMainThread);
    [DBGlobalErrorResponseHandler removeRouteErrorResponseBlockWithRouteErrorType:[DBFILESLookupError class]];
    [DBGlobalErrorResponseHandler removeRouteErrorResponseBlockWithRouteErrorType:[DBFILESWriteError class]];
}

/// Behavior: the global handler. A block creates the missing folder, and restarts the call, whose block then receives the result.
static void testRestartAfterRouteError(void) {
    reset();
    [DBGlobalErrorResponseHandler
        registerRouteErrorResponseBlock:^(id routeError, DBRequestError *networkError, DBTask *restartTask) {
            routeErrors++;
            DBTask *task = [restartTask retain];
            [[client.filesRoutes createFolderV2:newFolder]
                setResponseBlock:^(DBFILESCreateFolderResult *result, DBFILESCreateFolderError *error, DBRequestError *other) {
                    CHECK(result != nil);
                    DBTask *restarted = [task restart];
                    CHECK(restarted != task && restarted.retryCount == task.retryCount + 1);
                    [task release];
                }];
        }
                         routeErrorType:[DBFILESListFolderError class]];
    __block int failures = 0, successes = 0;
    [[client.filesRoutes listFolder:newFolder]
        setResponseBlock:^(DBFILESListFolderResult *result, DBFILESListFolderError *routeError, DBRequestError *error) {
            if (result != nil) successes++;
            if (error != nil) failures++;
        }];
    WAIT_UNTIL(successes == 1);
    CHECK(failures == 1 && routeErrors == 1);
    [DBGlobalErrorResponseHandler removeRouteErrorResponseBlockWithRouteErrorType:[DBFILESListFolderError class]];
}

/// Behavior: the global handler of errors that aren't those of a route.
static void testNetworkError(void) {
    reset();
    [DBGlobalErrorResponseHandler registerNetworkErrorResponseBlock:^(DBRequestError *networkError, DBTask *restartTask) {
        networkErrors++;
        CHECK([networkError isAuthError]);
        if (restartTask.retryCount == 0) [restartTask restart];
    }];
    // The block for network errors doesn't receive errors of routes.
    listMissingFolder();
    CHECK(networkErrors == 0);
    administrate("faults/add", "{\"effect\": \"expired_token\", \"route\": \"files/list_folder\", \"times\": 1}");
    __block int failures = 0, successes = 0;
    [[client.filesRoutes listFolder:@""]
        setResponseBlock:^(DBFILESListFolderResult *result, DBFILESListFolderError *routeError, DBRequestError *error) {
            if (result != nil) successes++;
            if ([error isAuthError]) failures++;
        }];
    WAIT_UNTIL(successes == 1 && failures == 1);
    CHECK(networkErrors == 1);
    // A later registration replaces an earlier one.
    [DBGlobalErrorResponseHandler registerNetworkErrorResponseBlock:^(DBRequestError *networkError, DBTask *restartTask) {
        networkErrors += 100;
    }];
    __block int rejected = 0;
    [[clientWithToken(UNKNOWN_TOKEN).filesRoutes listFolder:@""]
        setResponseBlock:^(DBFILESListFolderResult *result, DBFILESListFolderError *routeError, DBRequestError *error) {
            rejected++;
        }];
    WAIT_UNTIL(rejected == 1 && networkErrors == 101);
    [DBGlobalErrorResponseHandler removeNetworkErrorResponseBlock];
    [[clientWithToken(UNKNOWN_TOKEN).filesRoutes listFolder:@""]
        setResponseBlock:^(DBFILESListFolderResult *result, DBFILESListFolderError *routeError, DBRequestError *error) {
            rejected++;
        }];
    WAIT_UNTIL(rejected == 2);
    CHECK(networkErrors == 101);
}

/// Behavior: a call that fails, and is restarted, before the app sets the block of its task. The block receives both outcomes.
static void testRestartBeforeResponseBlock(void) {
    NSOperationQueue *queue = [[[NSOperationQueue alloc] init] autorelease];
    __block int restarted = 0, failures = 0;
    [DBGlobalErrorResponseHandler registerNetworkErrorResponseBlock:^(DBRequestError *networkError, DBTask *restartTask) {
        if (restartTask.retryCount == 0) [restartTask restart];
        __atomic_add_fetch(&restarted, 1, __ATOMIC_SEQ_CST);
    }
                                                              queue:queue];
    DBRpcTask *task = [client.filesRoutes listFolder:@"invalid"];
    WAIT_UNTIL(__atomic_load_n(&restarted, __ATOMIC_SEQ_CST) == 2);
    [task setResponseBlock:^(DBFILESListFolderResult *result, DBFILESListFolderError *routeError, DBRequestError *error) {
        CHECK([error isClientError]);
        failures++;
    }];
    WAIT_UNTIL(failures == 2);
    [DBGlobalErrorResponseHandler removeNetworkErrorResponseBlock];
}

@interface DBTask (Outcome)
- (BOOL)isFinished;
@end

/// Runs each operation immediately, on the thread that adds it.
@interface ImmediateQueue : NSOperationQueue
@end

@implementation ImmediateQueue
- (void)addOperation:(NSOperation *)operation {
    [operation start];
}
@end

/// Behavior: a block that restarts a task before its response block is called. That block receives the error first, even if the
/// restarted task finishes before.
static void testErrorComesBeforeTheRestartedOutcome(void) {
    NSOperationQueue *queue = [[[ImmediateQueue alloc] init] autorelease];
    [DBGlobalErrorResponseHandler registerNetworkErrorResponseBlock:^(DBRequestError *networkError, DBTask *restartTask) {
        if (restartTask.retryCount == 0) {
            DBTask *restarted = [restartTask restart];
            // Nothing reports the outcome before the error is delivered. This isn't the main thread, which `WAIT_UNTIL`
            // requires.
            while (![restarted isFinished]) sched_yield();
        }
    }
                                                              queue:queue];
    administrate("faults/add", "{\"effect\": \"expired_token\", \"route\": \"files/list_folder\", \"times\": 1}");
    NSMutableString *outcomes = [NSMutableString string];
    [[client.filesRoutes listFolder:@""]
        setResponseBlock:^(DBFILESListFolderResult *result, DBFILESListFolderError *routeError, DBRequestError *error) {
            [outcomes appendString:result != nil ? @"result " : @"error "];
        }
                   queue:[NSOperationQueue mainQueue]];
    WAIT_UNTIL([outcomes length] == [@"error result " length]);
    CHECK_EQUAL(outcomes, @"error result ");
    [DBGlobalErrorResponseHandler removeNetworkErrorResponseBlock];
}

/// Behavior: calls that fail while their tasks are being created. A block can restart each of them.
static void testRestartAfterImmediateError(void) {
    reset();
    NSOperationQueue *queue = [[[NSOperationQueue alloc] init] autorelease];
    [queue setMaxConcurrentOperationCount:1];
    __block int restarted = 0;
    [DBGlobalErrorResponseHandler registerNetworkErrorResponseBlock:^(DBRequestError *networkError, DBTask *restartTask) {
        networkErrors++;
        if (restartTask.retryCount == 0) [restartTask restart];
        if (restartTask.retryCount == 1) restarted++;
    }
                                                              queue:queue];
    for (int index = 0; index < 1000; index++) {
        [client.filesRoutes listFolder:(id _Nonnull)nil];
        // Several threads fail calls at the same time.
        [client.filesRoutes downloadData:(id _Nonnull)nil];
    }
    WAIT_UNTIL(networkErrors == 4000);
    CHECK(restarted == 2000);
    [DBGlobalErrorResponseHandler removeNetworkErrorResponseBlock];
}

/// Behavior: a block that removes itself. It isn't called again, even for errors that were reported before.
static void testBlocksThatRemoveThemselves(void) {
    reset();
    [DBGlobalErrorResponseHandler registerNetworkErrorResponseBlock:^(DBRequestError *networkError, DBTask *restartTask) {
        networkErrors++;
        [DBGlobalErrorResponseHandler removeNetworkErrorResponseBlock];
    }];
    [DBGlobalErrorResponseHandler
        registerRouteErrorResponseBlock:^(id routeError, DBRequestError *networkError, DBTask *restartTask) {
            routeErrors++;
            [DBGlobalErrorResponseHandler removeRouteErrorResponseBlockWithRouteErrorType:[DBFILESListFolderError class]];
        }
                         routeErrorType:[DBFILESListFolderError class]];
    // The main thread is busy until both errors of a kind are reported.
    NSOperationQueue *queue = [[[NSOperationQueue alloc] init] autorelease];
    NSConditionLock *finished = [[[NSConditionLock alloc] initWithCondition:0] autorelease];
    for (int index = 0; index < 4; index++) {
        DBUserClient *caller = index % 2 == 0 ? client : clientWithToken(UNKNOWN_TOKEN);
        [[caller.filesRoutes listFolder:@"/missing"]
            setResponseBlock:^(id result, id routeError, DBRequestError *error) {
                [finished lock];
                [finished unlockWithCondition:[finished condition] + 1];
            }
                       queue:queue];
    }
    [finished lockWhenCondition:4];
    [finished unlock];
    WAIT_UNTIL(networkErrors > 0 && routeErrors > 0);
    listMissingFolder();
    CHECK(networkErrors == 1 && routeErrors == 1);
}

int main(int argc, char **argv) {
    if (!readArguments(argc, argv)) return 2;
    @autoreleasepool {
        client = [clientWithToken(accessToken) retain];
        newFolder = [[@"/" stringByAppendingString:[[NSProcessInfo processInfo] globallyUniqueString]] retain];
        testRouteErrorByClass();
        testFirstNestedValue();
        testRestartAfterRouteError();
        testNetworkError();
        testRestartBeforeResponseBlock();
        testErrorComesBeforeTheRestartedOutcome();
        testRestartAfterImmediateError();
        testBlocksThatRemoveThemselves();
    }
    return DBFinish("GlobalErrors");
}
