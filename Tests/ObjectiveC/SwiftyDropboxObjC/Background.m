// Background sessions of the DBX names: transfers that one process starts, and whose results another one receives.
// Usage: background URL TOKEN
#import "../TwoProcesses.h"
#import <SwiftyDropboxObjC/SwiftyDropboxObjC.h>
#import <string.h>

static NSString *server, *token, *folder;

static NSString *path(NSString *name) {
    return [folder stringByAppendingPathComponent:name];
}

static DBXDropboxOAuthManager *makeManager(void) {
    DBXSecureStorageAccessDefaultImpl *storage = [[[DBXSecureStorageAccessDefaultImpl alloc] init] autorelease];
    return [[[DBXDropboxOAuthManager alloc] initWithAppKey:@"emulatorappkey" host:server secureStorageAccess:storage]
        autorelease];
}

static DBXDropboxClient *makeClient(DBXNetworkSessionConfiguration *session, id<DBFilesAccess> access) {
    DBXBaseHosts *hosts = [[[DBXBaseHosts alloc] initWithApiHost:server contentHost:server notifyHost:server] autorelease];
    DBXDropboxTransportClient *transport = [[[DBXDropboxTransportClient alloc]
                 initWithAccessToken:token
                           baseHosts:hosts
                           userAgent:@"tests"
                          selectUser:nil
                sessionConfiguration:session
        longpollSessionConfiguration:[DBXNetworkSessionConfiguration defaultLongpoll]
                         filesAccess:access
                authChallengeHandler:nil
                            pathRoot:nil] autorelease];
    return [[[DBXDropboxClient alloc] initWithTransportClient:transport] autorelease];
}

static DBXNetworkSessionConfiguration *sessionOfTest(NSString *test) {
    if (![test isEqual:@"extension"]) return [DBXNetworkSessionConfiguration backgroundWithIdentifier:test];
    return [DBXNetworkSessionConfiguration backgroundWithIdentifier:test sharedContainerIdentifier:@"group.tests"];
}

/// Starts an upload and a download in the first process, whose blocks don't run.
static void begin(NSString *test) {
    DBXDropboxClient *client = makeClient(sessionOfTest(test), (id _Nonnull)nil);
    NSString *remote = [NSString stringWithFormat:@"/%@.txt", test];
    void (^fail)(id, id, id) = ^(id first, id second, id third) {
        _exit(4);
    };
    DBXFilesUploadUploadRequest *upload = [client.files uploadURLWithPath:remote
                                                                    input:[NSURL fileURLWithPath:path(@"source.txt")]];
    [upload persistingStringWithString:@"an upload"];
    [upload settingEarliestBeginDateWithDate:[NSDate dateWithTimeIntervalSinceNow:0.5]];
    [upload responseWithCompletionHandler:(id)fail];
    DBXFilesDownloadDownloadRequestFile *download =
        [client.files downloadURLWithPath:@"/remote.txt"
                                overwrite:YES
                              destination:[NSURL fileURLWithPath:path([test stringByAppendingString:@".out"])]];
    [download persistingStringWithString:@"a \"download\""];
    void (^failFile)(id, id, id, id) = ^(id first, id second, id third, id fourth) {
        _exit(4);
    };
    [download responseWithCompletionHandler:(id)failFile];
    EndWhenStored(2);
}

static int outcomes;

/// Follows the requests that the first process started, as an app does.
static void follow(NSArray<DBXReconnectionResult *> *requests, NSString *test) {
    CHECK([NSThread isMainThread]);
    CHECK([requests count] == 2);
    for (DBXReconnectionResult *result in requests) {
        CHECK(result.error == nil);
        NSObject *request = (NSObject *)result.request;
        if ([request isKindOfClass:[DBXFilesUploadUploadRequest class]]) {
            DBXFilesUploadUploadRequest *upload = (DBXFilesUploadUploadRequest *)request;
            CHECK_EQUAL(upload.clientPersistedString, @"an upload");
            CHECK(upload.earliestBeginDate != nil);
            // With GNUstep, the block doesn't retain what it captures.
            NSString *transferID = [upload.backgroundTransferID copy];
            CHECK([transferID length] > 0);
            [upload retain];
            [upload responseWithCompletionHandler:^(DBXFilesFileMetadata *metadata, DBXFilesUploadError *routeError,
                                                    DBXCallError *error) {
                CHECK_EQUAL(metadata.pathDisplay, ([NSString stringWithFormat:@"/%@.txt", test]));
                CHECK(metadata.size.intValue == 6 && routeError == nil && error == nil);
                CHECK_EQUAL(upload.backgroundTransferID, transferID);
                [upload release];
                [transferID release];
                outcomes++;
            }];
        } else if ([request isKindOfClass:[DBXFilesDownloadDownloadRequestFile class]]) {
            DBXFilesDownloadDownloadRequestFile *download = (DBXFilesDownloadDownloadRequestFile *)request;
            CHECK_EQUAL(download.clientPersistedString, @"a \"download\"");
            [download responseWithCompletionHandler:^(DBXFilesFileMetadata *metadata, NSURL *url,
                                                      DBXFilesDownloadError *routeError, DBXCallError *error) {
                CHECK_EQUAL(metadata.name, @"remote.txt");
                CHECK_EQUAL([url path], path([test stringByAppendingString:@".out"]));
                CHECK_EQUAL([NSString stringWithContentsOfFile:[url path]], @"remote");
                CHECK(routeError == nil && error == nil);
                outcomes++;
            }];
        } else {
            CHECK(request == nil);
        }
    }
}

/// Waits for both outcomes, and until the session has forgotten the transfers.
static void waitForOutcomes(void) {
    WAIT_UNTIL(outcomes == 2);
    WAIT_UNTIL(StoredTransferCount() == 0);
    outcomes = 0;
}

// MARK: Tests

static void testSetup(char **arguments) {
    RunFirstProcess(arguments, "setup");
    [DBXDropboxClientsManager setupWithOAuthManager:makeManager()
                                           tokenUid:nil
                     backgroundSessionConfiguration:sessionOfTest(@"setup")
                                requestsToReconnect:^(NSArray<DBXReconnectionResult *> *requests) {
                                    follow(requests, @"setup");
                                }];
    waitForOutcomes();
    // Without transfers, the list is empty.
    static BOOL isEmpty;
    [DBXDropboxClientsManager.authorizedBackgroundClient
        getAllRequestsWithCompletion:^(NSArray<DBXReconnectionResult *> *results) {
            isEmpty = [results count] == 0;
        }];
    WAIT_UNTIL(isEmpty);
}

static void testReauthorization(char **arguments) {
    // The session of the current client is free for the other process.
    [DBXDropboxClientsManager.authorizedBackgroundClient shutdown];
    RunFirstProcess(arguments, "setup");
    NSString *uid = [makeManager() getFirstAccessToken].uid;
    [DBXDropboxClientsManager reauthorizeBackgroundClient:uid
                                      requestsToReconnect:^(NSArray<DBXReconnectionResult *> *requests) {
                                          follow(requests, @"setup");
                                      }];
    waitForOutcomes();
    static int calls;
    [DBXDropboxClientsManager reauthorizeBackgroundClient:@"nobody"
                                      requestsToReconnect:^(NSArray<DBXReconnectionResult *> *requests) {
                                          calls++;
                                      }];
    CHECK(calls == 0);
}

static void testEvents(char **arguments) {
    static int completions, unknownCompletions, unknownRequests;
    RunFirstProcess(arguments, "events");
    NSString *uid = [makeManager() getFirstAccessToken].uid;
    [DBXDropboxClientsManager handleEventsForBackgroundURLSessionMultiUserWith:@"events"
        tokenUid:uid
        creationInfos:[NSArray array]
        completionHandler:^{
            CHECK([NSThread isMainThread]);
            completions++;
        }
        requestsToReconnect:^(NSArray<DBXReconnectionResult *> *requests) {
            follow(requests, @"events");
        }];
    waitForOutcomes();
    WAIT_UNTIL(completions == 1);
    // A session without a setup
    [DBXDropboxClientsManager handleEventsForBackgroundURLSessionWith:@"unknown"
        creationInfos:[NSArray array]
        completionHandler:^{
            unknownCompletions++;
        }
        requestsToReconnect:^(NSArray<DBXReconnectionResult *> *requests) {
            unknownRequests++;
        }];
    WAIT_UNTIL(unknownCompletions == 1);
    CHECK(unknownRequests == 0 && completions == 1);
}

static void testExtension(char **arguments) {
    static int completions;
    RunFirstProcess(arguments, "extension");
    DBXDefaultBackgroundExtensionSessionCreationInfo *names =
        [[[DBXDefaultBackgroundExtensionSessionCreationInfo alloc] initWithBackgroundSessionIdentifier:@"extension"
                                                                             sharedContainerIdentifier:@"group.tests"]
            autorelease];
    DBXBackgroundExtensionSessionCreationInfo *info =
        [[[DBXBackgroundExtensionSessionCreationInfo alloc] initWithDefaultInfo:names] autorelease];
    [DBXDropboxClientsManager handleEventsForBackgroundURLSessionWith:@"extension"
        creationInfos:[NSArray arrayWithObject:info]
        completionHandler:^{
            completions++;
        }
        requestsToReconnect:^(NSArray<DBXReconnectionResult *> *requests) {
            follow(requests, @"extension");
        }];
    waitForOutcomes();
    WAIT_UNTIL(completions == 1);
    CHECK([[DBXDropboxClientsManager.authorizedExtensionBackgroundClient allKeys] containsObject:@"extension"]);
}

static void testClient(char **arguments) {
    RunFirstProcess(arguments, "client");
    DBXDropboxClient *client = makeClient(sessionOfTest(@"client"), (id _Nonnull)nil);
    static int events;
    client.didFinishBackgroundEvents = ^{
        __atomic_add_fetch(&events, 1, __ATOMIC_SEQ_CST);
    };
    CHECK(client.didFinishBackgroundEvents != nil);
    [client getAllRequestsWithCompletion:^(NSArray<DBXReconnectionResult *> *results) {
        follow(results, @"client");
    }];
    waitForOutcomes();
    WAIT_UNTIL(__atomic_load_n(&events, __ATOMIC_SEQ_CST) > 0);
    // A stored transfer that cannot be read is an error.
    [client shutdown];
    OutputOf(@"printf nonsense > \"$XDG_STATE_HOME/swift-dropbox/background/client/x.json\"");
    static NSString *message;
    [makeClient(sessionOfTest(@"client"), (id _Nonnull)nil)
        getAllRequestsWithCompletion:^(NSArray<DBXReconnectionResult *> *results) {
            CHECK([results count] == 1 && [[results objectAtIndex:0] request] == nil);
            message = [[[results objectAtIndex:0] error].errorMessage copy];
        }];
    WAIT_UNTIL(message != nil);
    CHECK([message rangeOfString:@"cannot be read"].location != NSNotFound);
}

/// Moves downloads, and appends to their content.
@interface TestFiles : NSObject <DBFilesAccess>
@end

@implementation TestFiles

- (BOOL)moveFileAtURL:(NSURL *)location toURL:(NSURL *)destination overwrite:(BOOL)overwrite error:(NSError **)error {
    if ([[destination lastPathComponent] isEqual:@"refused"]) {
        NSDictionary *information = [NSDictionary dictionaryWithObject:@"refused by the app"
                                                                forKey:NSLocalizedDescriptionKey];
        *error = [NSError errorWithDomain:@"tests" code:1 userInfo:information];
        return NO;
    }
    NSString *text = [NSString stringWithContentsOfFile:[location path]];
    [[text stringByAppendingString:@", moved"] writeToFile:[destination path] atomically:YES];
    return [[NSFileManager defaultManager] removeItemAtPath:[location path] error:error];
}

@end

static void testFilesAccess(void) {
    DBXDropboxClient *client = makeClient([DBXNetworkSessionConfiguration default], [[[TestFiles alloc] init] autorelease]);
    static int done;
    [[client.files downloadURLWithPath:@"/remote.txt" overwrite:YES destination:[NSURL fileURLWithPath:path(@"moved")]]
        responseWithCompletionHandler:^(DBXFilesFileMetadata *metadata, NSURL *url, DBXFilesDownloadError *routeError,
                                        DBXCallError *error) {
            CHECK_EQUAL([NSString stringWithContentsOfFile:[url path]], @"remote, moved");
            done++;
        }];
    [[client.files downloadURLWithPath:@"/remote.txt" overwrite:YES destination:[NSURL fileURLWithPath:path(@"refused")]]
        responseWithCompletionHandler:^(DBXFilesFileMetadata *metadata, NSURL *url, DBXFilesDownloadError *routeError,
                                        DBXCallError *error) {
            CHECK(metadata == nil && url == nil);
            CHECK([[error description] rangeOfString:@"refused by the app"].location != NSNotFound);
            done++;
        }];
    WAIT_UNTIL(done == 2);
}

int main(int argc, char **argv) {
    if (argc < 3) return 2;
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    server = [[NSString alloc] initWithUTF8String:argv[1]];
    token = [[NSString alloc] initWithUTF8String:argv[2]];
    folder = [[[NSString stringWithUTF8String:getenv("TMPDIR")] stringByAppendingPathComponent:@"transfers"] retain];
    if (argc > 3) begin([NSString stringWithUTF8String:argv[3]]);
    [[NSFileManager defaultManager] createDirectoryAtPath:folder
                              withIntermediateDirectories:YES
                                               attributes:nil
                                                    error:NULL];
    [@"source" writeToFile:path(@"source.txt") atomically:YES];
    DBXDropboxAccessToken *stored = [[[DBXDropboxAccessToken alloc] initWithAccessToken:token
                                                                                    uid:@"ada"
                                                                           refreshToken:nil
                                                               tokenExpirationTimestamp:nil] autorelease];
    CHECK([makeManager() storeAccessToken:stored]);
    static BOOL isReady;
    [[makeClient([DBXNetworkSessionConfiguration default], (id _Nonnull)nil).files
        uploadDataWithPath:@"/remote.txt"
                     input:[@"remote" dataUsingEncoding:NSUTF8StringEncoding]]
        responseWithCompletionHandler:^(DBXFilesFileMetadata *metadata, DBXFilesUploadError *routeError,
                                        DBXCallError *error) {
            isReady = metadata != nil;
        }];
    WAIT_UNTIL(isReady);
    testSetup(argv);
    testReauthorization(argv);
    testEvents(argv);
    testExtension(argv);
    testClient(argv);
    testFilesAccess();
    [pool release];
    return DBFinish("Background");
}
