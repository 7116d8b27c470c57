// Calls of routes as an app makes them, against the emulator: the outcome, its queue, progress, cancellation, and errors.
#import "../Checks.h"
#import "../PlainObject.h"
#import "../Waiting.h"
#import <SwiftyDropboxObjC/SwiftyDropboxObjC.h>
#import <pthread.h>

#ifndef __APPLE__
// The headers of libdispatch aren't in a standard place.
dispatch_queue_t dispatch_queue_create(const char *label, void *attributes);
void dispatch_release(void *object);
#endif

static NSData *data(NSString *text) {
    return [text dataUsingEncoding:NSUTF8StringEncoding];
}

static NSString *server;

static DBXDropboxTransportClient *transportClient(NSString *accessToken) {
    DBXBaseHosts *hosts = DB_AUTORELEASE([[DBXBaseHosts alloc] initWithApiHost:server contentHost:server notifyHost:server]);
    return DB_AUTORELEASE([[DBXDropboxTransportClient alloc]
                 initWithAccessToken:accessToken
                           baseHosts:hosts
                           userAgent:@"tests"
                          selectUser:nil
                sessionConfiguration:[DBXNetworkSessionConfiguration default]
        longpollSessionConfiguration:[DBXNetworkSessionConfiguration defaultLongpoll]
                         filesAccess:(id _Nonnull)nil
                authChallengeHandler:nil
                            pathRoot:nil]);
}

static void testUploadAndList(DBXDropboxClient *client) {
    __block BOOL isUploaded = NO, isListed = NO;
    DBXFilesWriteMode *mode = DB_AUTORELEASE([[DBXFilesWriteModeOverwrite alloc] init]);
    [[client.files uploadDataWithPath:@"/calls/hello.txt"
                                 mode:mode
                           autorename:[NSNumber numberWithBool:NO]
                       clientModified:nil
                                 mute:[NSNumber numberWithBool:YES]
                       propertyGroups:nil
                       strictConflict:[NSNumber numberWithBool:NO]
                          contentHash:nil
                                input:data(@"hello")]
        responseWithCompletionHandler:^(DBXFilesFileMetadata *result, DBXFilesUploadError *routeError, DBXCallError *error) {
            CHECK([NSThread isMainThread]);
            CHECK_EQUAL(result.name, @"hello.txt");
            CHECK_EQUAL(result.size, [NSNumber numberWithInt:5]);
            CHECK(routeError == nil && error == nil);
            isUploaded = YES;
        }];
    WAIT_UNTIL(isUploaded);
    [[client.files listFolderWithPath:@"/calls"]
        responseWithCompletionHandler:^(DBXFilesListFolderResult *result, DBXFilesListFolderError *routeError, DBXCallError *error) {
            CHECK([result.entries count] == 1);
            CHECK([[result.entries objectAtIndex:0] isKindOfClass:[DBXFilesFileMetadata class]]);
            CHECK_EQUAL([[result.entries objectAtIndex:0] pathLower], @"/calls/hello.txt");
            isListed = YES;
        }];
    WAIT_UNTIL(isListed);
    CHECK(client.files == client.files);
}

static void testRouteError(DBXDropboxClient *client) {
    __block BOOL isDone = NO;
    [[client.files deleteV2WithPath:@"/missing"]
        responseWithCompletionHandler:^(DBXFilesDeleteResult *result, DBXFilesDeleteError *routeError, DBXCallError *error) {
            CHECK(result == nil);
            CHECK(routeError.asPathLookup.pathLookup.asNotFound != nil);
            CHECK(error.asRouteError != nil && error.asHttpError == nil && error.asClientError == nil);
            CHECK([error.asRouteError.message hasPrefix:@"path_lookup/not_found"]);
            CHECK([error.asRouteError.requestId length] > 0);
            CHECK([[error description] length] > 0);
            isDone = YES;
        }];
    WAIT_UNTIL(isDone);
}

static void testDownloads(DBXDropboxClient *client) {
    __block int count = 0;
    [[client.files downloadWithPath:@"/calls/hello.txt"]
        responseWithCompletionHandler:^(DBXFilesFileMetadata *result, NSData *content, DBXFilesDownloadError *routeError, DBXCallError *error) {
            CHECK_EQUAL(content, data(@"hello"));
            CHECK_EQUAL(result.name, @"hello.txt");
            CHECK(routeError == nil && error == nil);
            count++;
        }];
    NSURL *destination = [NSURL fileURLWithPath:[NSTemporaryDirectory() stringByAppendingPathComponent:@"dbx-hello.txt"]];
    [[client.files downloadURLWithPath:@"/calls/hello.txt" overwrite:YES destination:destination]
        responseWithCompletionHandler:^(DBXFilesFileMetadata *result, NSURL *url, DBXFilesDownloadError *routeError, DBXCallError *error) {
            CHECK_EQUAL([url path], [destination path]);
            CHECK_EQUAL([NSData dataWithContentsOfURL:destination], data(@"hello"));
            count++;
        }];
    [[client.files downloadWithPath:@"/missing"]
        responseWithCompletionHandler:^(DBXFilesFileMetadata *result, NSData *content, DBXFilesDownloadError *routeError, DBXCallError *error) {
            CHECK(result == nil && content == nil);
            CHECK(routeError.asPath.path.asNotFound != nil && error.asRouteError != nil);
            count++;
        }];
    WAIT_UNTIL(count == 3);
    [[NSFileManager defaultManager] removeItemAtPath:[destination path] error:NULL];
}

static void testProgressAndUploadKinds(DBXDropboxClient *client) {
    __block BOOL isDone = NO, isStreamed = NO, isMissing = NO;
    __block int64_t last = 0;
    NSMutableData *content = [NSMutableData dataWithLength:3000000];
    DBXTransferRequest *request = [client.files uploadDataWithPath:@"/big" input:content];
    [request progress:^(NSProgress *progress) {
        CHECK([NSThread isMainThread]);
        CHECK([progress completedUnitCount] >= last);
        last = [progress completedUnitCount];
    }];
    [(DBXFilesUploadUploadRequest *)request
        responseWithCompletionHandler:^(DBXFilesFileMetadata *result, DBXFilesUploadError *routeError, DBXCallError *error) {
            CHECK_EQUAL(result.size, [NSNumber numberWithInt:3000000]);
            isDone = YES;
        }];
    WAIT_UNTIL(isDone);
    CHECK(last > 0);
    [[client.files uploadInputStreamWithPath:@"/stream" input:[NSInputStream inputStreamWithData:data(@"stream")]]
        responseWithCompletionHandler:^(DBXFilesFileMetadata *result, DBXFilesUploadError *routeError, DBXCallError *error) {
            CHECK_EQUAL(result.size, [NSNumber numberWithInt:6]);
            isStreamed = YES;
        }];
    WAIT_UNTIL(isStreamed);
    [[client.files uploadURLWithPath:@"/file" input:[NSURL fileURLWithPath:@"/nowhere/file"]]
        responseWithCompletionHandler:^(DBXFilesFileMetadata *result, DBXFilesUploadError *routeError, DBXCallError *error) {
            CHECK(result == nil && error.asClientError.error != nil);
            isMissing = YES;
        }];
    WAIT_UNTIL(isMissing);
}

/// A block for the progress replaces an earlier one, and is called once for each report.
static void testProgressBlockSetTwice(DBXDropboxClient *client) {
    __block BOOL isDone = NO;
    __block int former = 0, repeated = 0;
    __block int64_t last = -1;
    DBXTransferRequest *request = [client.files uploadDataWithPath:@"/twice" input:[NSMutableData dataWithLength:3000000]];
    [request progress:^(NSProgress *progress) {
        former++;
    }];
    [request progress:^(NSProgress *progress) {
        if ([progress completedUnitCount] == last) repeated++;
        last = [progress completedUnitCount];
    }];
    [(DBXFilesUploadUploadRequest *)request
        responseWithCompletionHandler:^(DBXFilesFileMetadata *result, DBXFilesUploadError *routeError, DBXCallError *error) {
            isDone = YES;
        }];
    WAIT_UNTIL(isDone);
    CHECK(former == 0 && repeated == 0 && last == 3000000);
}

static DBXFilesListFolderRpcRequest *replacedRequest;
static int replacedCount;

/// Sets blocks with queues of their own.
static void *replaceQueues(void *unused) {
    for (int round = 0; round < 100; round++) {
        @autoreleasepool {
            dispatch_queue_t queue = dispatch_queue_create("replaced", NULL);
            [replacedRequest responseWithQueue:queue
                             completionHandler:^(id result, id routeError, DBXCallError *error) {
                                 __atomic_add_fetch(&replacedCount, 1, __ATOMIC_SEQ_CST);
                             }];
            dispatch_release(queue);
        }
    }
    return NULL;
}

/// Several threads set blocks with other queues while the outcome arrives. One block is called.
static void testQueuesThatAreReplaced(DBXDropboxClient *client) {
    for (int round = 1; round <= 100; round++) {
        @autoreleasepool {
            replacedRequest = [client.files listFolderWithPath:@"invalid"];
            pthread_t threads[3];
            for (int index = 0; index < 3; index++) pthread_create(&threads[index], NULL, replaceQueues, NULL);
            for (int index = 0; index < 3; index++) pthread_join(threads[index], NULL);
            WAIT_UNTIL(__atomic_load_n(&replacedCount, __ATOMIC_SEQ_CST) == round);
        }
    }
}

static void testQueueAndCancel(DBXDropboxClient *client) {
    __block int done = 0;
    dispatch_queue_t queue = dispatch_queue_create("tests", NULL);
    [[client.users getCurrentAccount]
        responseWithQueue:queue
        completionHandler:^(DBXUsersFullAccount *result, DBXCallError *error) {
            if ([NSThread isMainThread] || ![result.email isEqual:@"ada@example.com"]) done += 10;
            __atomic_add_fetch(&done, 1, __ATOMIC_SEQ_CST);
        }];
    WAIT_UNTIL(__atomic_load_n(&done, __ATOMIC_SEQ_CST) == 1);
#ifndef __APPLE__
    dispatch_release(queue);
#endif
    __block BOOL isCanceled = NO;
    DBXFilesUploadUploadRequest *request =
        [client.files uploadDataWithPath:@"/canceled" input:[NSMutableData dataWithLength:50000000]];
    CHECK([request persistingStringWithString:@"mine"] == request);
    NSDate *date = [NSDate dateWithTimeIntervalSince1970:2000000000];
    CHECK([request settingEarliestBeginDateWithDate:date] == request);
    CHECK_EQUAL(request.clientPersistedString, @"mine");
    CHECK_EQUAL(request.earliestBeginDate, date);
    [request cancel];
    [request responseWithCompletionHandler:^(DBXFilesFileMetadata *result, DBXFilesUploadError *routeError, DBXCallError *error) {
        CHECK_EQUAL([error.asClientError.error domain], @"NSURLErrorDomain");
        CHECK([error.asClientError.error code] == -999);
        isCanceled = YES;
    }];
    WAIT_UNTIL(isCanceled);
}

/// A request that the app releases without a block is sent nevertheless.
static void testRequestWithoutBlock(DBXDropboxClient *client) {
    @autoreleasepool {
        [client.files uploadDataWithPath:@"/calls/silent.txt" input:data(@"silent")];
    }
    __block BOOL exists = NO, isAsking = NO;
    NSDate *end = [NSDate dateWithTimeIntervalSinceNow:30];
    while (!exists && [end timeIntervalSinceNow] > 0) {
        isAsking = YES;
        [[client.files getMetadataWithPath:@"/calls/silent.txt"]
            responseWithCompletionHandler:^(DBXFilesMetadata *result, DBXFilesGetMetadataError *routeError, DBXCallError *error) {
                exists = result != nil;
                isAsking = NO;
            }];
        WAIT_UNTIL(!isAsking);
    }
    CHECK(exists);
}

/// The number of references to a block, and other flags: the second word of a block in the ABI.
static int references(id block) {
    struct { void *isa; int flags; } *layout = (void *)block;
    return layout->flags;
}

/// A request that was delivered doesn't retain blocks that are set later.
static void testLateBlocksAreReleased(DBXDropboxClient *client) {
    __block BOOL isDone = NO;
    DBXFilesDownloadDownloadRequestMemory *request = [client.files downloadWithPath:@"/calls/hello.txt"];
    void (^handler)(DBXFilesFileMetadata *, NSData *, DBXFilesDownloadError *, DBXCallError *) =
        (id)DB_COPY_BLOCK((id)^(id result, NSData *content, id routeError, id error) { isDone = YES; });
    int unused = references((id)handler);
    [request responseWithCompletionHandler:handler];
    CHECK(references((id)handler) != unused);
    WAIT_UNTIL(isDone && references((id)handler) == unused);
    [request responseWithCompletionHandler:handler];
    CHECK(references((id)handler) == unused);
    void (^progress)(NSProgress *) = (id)DB_COPY_BLOCK((id)^(NSProgress *value) { isDone = YES; });
    [request progress:progress];
    CHECK(references((id)progress) == unused);
    DB_RELEASE_BLOCK((id)handler);
    DB_RELEASE_BLOCK((id)progress);
}

static void testErrors(void) {
    __block int count = 0;
    DBXDropboxClient *stranger =
        DB_AUTORELEASE([[DBXDropboxClient alloc] initWithTransportClient:transportClient(UNKNOWN_TOKEN)]);
    [[stranger.users getCurrentAccount] responseWithCompletionHandler:^(DBXUsersFullAccount *result, DBXCallError *error) {
        CHECK(result == nil && error.asAuthError != nil);
        CHECK(error.asAuthError.error.asInvalidAccessToken != nil);
        count++;
    }];
    [[stranger.files listFolderWithPath:(id)[NSNumber numberWithInt:1]]
        responseWithCompletionHandler:^(DBXFilesListFolderResult *result, DBXFilesListFolderError *routeError, DBXCallError *error) {
            CHECK([[error.asClientError.error localizedDescription] rangeOfString:@"path"].location != NSNotFound);
            count++;
        }];
    WAIT_UNTIL(count == 2);
}

static void testCheckRoutes(DBXDropboxClient *client) {
    // The block of this route has no argument for a route error.
    __block BOOL isDone = NO;
    [[client.check userWithQuery:@"hello"] responseWithCompletionHandler:^(DBXCheckEchoResult *result, DBXCallError *error) {
        CHECK_EQUAL(result.result, @"hello");
        CHECK(error == nil);
        isDone = YES;
    }];
    WAIT_UNTIL(isDone);
}

static void testContext(DBXDropboxClient *client) {
    DBXDropboxTransportClient *transport = transportClient(@"token");
    CHECK(transport.selectUser == nil && transport.pathRoot == nil);
    transport.selectUser = @"dbmid:1";
    transport.pathRoot = DB_AUTORELEASE([[DBXCommonPathRootHome alloc] init]);
    CHECK_EQUAL(transport.selectUser, @"dbmid:1");
    CHECK(transport.pathRoot.asHome != nil);
    DBXFilesRoutes *replacement = client.files;
    DBXDropboxClient *other = DB_AUTORELEASE([[DBXDropboxClient alloc] initWithTransportClient:transport]);
    other.files = replacement;
    CHECK(other.files == replacement);
    CHECK([client withPathRoot:DB_AUTORELEASE([[DBXCommonPathRootHome alloc] init])].files != nil);
}

/// Behavior: a client without a transport client. Its calls fail.
static void testWithoutTransportClient(void) {
    DBXDropboxTransportClient *noTransport = nil;
    DBXDropboxClient *client = DB_AUTORELEASE([[DBXDropboxClient alloc] initWithTransportClient:noTransport]);
    __block BOOL isFinished = NO, isListed = NO;
    [[client.files listFolderWithPath:@""]
        responseWithCompletionHandler:^(DBXFilesListFolderResult *result, DBXFilesListFolderError *routeError, DBXCallError *error) {
            CHECK(result == nil && error.asClientError != nil);
            isFinished = YES;
        }];
    [client getAllRequestsWithCompletion:^(NSArray<DBXReconnectionResult *> *requests) {
        isListed = [requests count] == 0;
    }];
    [client shutdown];
    WAIT_UNTIL(isFinished && isListed);
}

/// Behavior: a client with an empty token. Its calls fail with an error that says so.
static void testEmptyToken(void) {
    DBXDropboxClient *client =
        DB_AUTORELEASE([[DBXDropboxClient alloc] initWithTransportClient:transportClient(@"")]);
    __block BOOL isFinished = NO;
    [[client.files listFolderWithPath:@""]
        responseWithCompletionHandler:^(DBXFilesListFolderResult *result, DBXFilesListFolderError *routeError, DBXCallError *error) {
            CHECK(result == nil && error.asClientError != nil);
            CHECK([error.description rangeOfString:@"the access token is empty"].location != NSNotFound);
            isFinished = YES;
        }];
    // Without a block, nothing is called and nothing fails.
    [client getAllRequestsWithCompletion:(id _Nonnull)nil];
    WAIT_UNTIL(isFinished);
}

/// Behavior: content of another class than the declared one. The call fails.
static void testInvalidContent(DBXDropboxClient *client) {
    for (id content in [NSArray arrayWithObjects:[NSNull null], @"text", nil]) {
        __block BOOL isUploaded = NO, isDownloaded = NO;
        [[client.files uploadDataWithPath:@"/calls/wrong" input:content]
            responseWithCompletionHandler:^(DBXFilesFileMetadata *result, DBXFilesUploadError *routeError, DBXCallError *error) {
                CHECK(result == nil && error.asClientError != nil);
                isUploaded = YES;
            }];
        [[client.files downloadURLWithPath:@"/calls/hello.txt" overwrite:YES destination:content]
            responseWithCompletionHandler:^(DBXFilesFileMetadata *result, NSURL *url, DBXFilesDownloadError *routeError, DBXCallError *error) {
                CHECK(result == nil && error.asClientError != nil);
                isDownloaded = YES;
            }];
        WAIT_UNTIL(isUploaded && isDownloaded);
    }
}

/// Passes an object everywhere where its class isn't the declared one. Nothing raises an exception.
static void testObjectOfOtherClass(id object) {
    BOOL isString = [object isKindOfClass:[NSString class]];
    DBXDropboxAccessToken *token = DB_AUTORELEASE([[DBXDropboxAccessToken alloc] initWithAccessToken:object
                                                                                                 uid:object
                                                                                        refreshToken:object
                                                                            tokenExpirationTimestamp:object]);
    CHECK((token.accessToken == nil) != isString && [token.description length] > 0);
    DBXBaseHosts *hosts = DB_AUTORELEASE([[DBXBaseHosts alloc] initWithApiHost:object contentHost:object notifyHost:object]);
    CHECK(hosts != nil);
    DBXDropboxTransportClient *transport = DB_AUTORELEASE([[DBXDropboxTransportClient alloc] initWithAccessToken:object
                                                                                                      selectUser:object
                                                                                            sessionConfiguration:object
                                                                                                        pathRoot:object]);
    CHECK(transport.pathRoot == nil && (transport.selectUser == nil) != isString);
    transport.selectUser = object;
    transport.pathRoot = object;
    DBXFilesRoutes *routes = DB_AUTORELEASE([[DBXDropboxClient alloc] initWithTransportClient:object]).files;
    __block BOOL isFinished = NO;
    DBXFilesListFolderRpcRequest *request = [routes listFolderWithPath:object];
    [request settingEarliestBeginDateWithDate:object];
    [request responseWithCompletionHandler:^(DBXFilesListFolderResult *result, DBXFilesListFolderError *routeError, DBXCallError *error) {
        CHECK(result == nil && error != nil);
        isFinished = YES;
    }];
    WAIT_UNTIL(isFinished);
}

static void testOtherClasses(void) {
    PlainObject *plain = DB_AUTORELEASE([[PlainObject alloc] init]);
    NSNumber *number = [NSNumber numberWithInt:1];
    for (id object in [NSArray arrayWithObjects:plain, number, @"text", [NSArray array], nil]) testObjectOfOtherClass(object);
}

static void testSnippets(DBXDropboxClient *client) {
    // Migrating from dropbox-sdk-obj-c
    __block BOOL isDone = NO;
    [[client.files createFolderV2WithPath:@"/some/folder/path"] responseWithCompletionHandler:^(DBXFilesCreateFolderResult * _Nullable result, DBXFilesCreateFolderError * _Nullable routeError, DBXCallError * _Nullable error) {
        // Handle response
        CHECK_EQUAL(result.metadata.pathDisplay, @"/some/folder/path");
        isDone = YES;
    }];
    WAIT_UNTIL(isDone);
    DBXTeamUserSelectorArgEmail *userSelectArg = DB_AUTORELEASE([[DBXTeamUserSelectorArgEmail alloc] init:@"some@email.com"]);
    CHECK_EQUAL(userSelectArg.email, @"some@email.com");
    // Using the Objective-C layer
    __block BOOL isTeamDone = NO;
    DBXDropboxTeamClient *team = DB_AUTORELEASE([[DBXDropboxTeamClient alloc] initWithTransportClient:transportClient(UNKNOWN_TOKEN)]);
    [[team.team membersGetInfoWithMembers:[NSArray arrayWithObject:userSelectArg]] responseWithCompletionHandler:^(NSArray<DBXTeamMembersGetInfoItem *> * _Nullable result, DBXTeamMembersGetInfoError * _Nullable routeError, DBXCallError * _Nullable error) {
        CHECK(result == nil && routeError == nil && error.asAuthError != nil);
        isTeamDone = YES;
    }];
    WAIT_UNTIL(isTeamDone);
}

int main(int count, const char **arguments) {
    @autoreleasepool {
        if (count < 3) return 2;
        server = [NSString stringWithUTF8String:arguments[1]];
        DBXDropboxTransportClient *transport = transportClient([NSString stringWithUTF8String:arguments[2]]);
        DBXDropboxClient *client = DB_AUTORELEASE([[DBXDropboxClient alloc] initWithTransportClient:transport]);
        testUploadAndList(client);
        testRouteError(client);
        testDownloads(client);
        testProgressAndUploadKinds(client);
        testProgressBlockSetTwice(client);
        testQueuesThatAreReplaced(client);
        testQueueAndCancel(client);
        testRequestWithoutBlock(client);
        testLateBlocksAreReleased(client);
        testErrors();
        testCheckRoutes(client);
        testContext(client);
        testSnippets(client);
        testWithoutTransportClient();
        testEmptyToken();
        testOtherClasses();
        testInvalidContent(client);
    }
    return DBFinish("Calls");
}
