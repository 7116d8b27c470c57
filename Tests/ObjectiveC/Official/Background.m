// Background sessions of the DB names: transfers that one process starts, and whose results another one receives.
// Usage: background URL TOKEN
#import "../TwoProcesses.h"
#import <ObjectiveDropboxOfficialFiles/ObjectiveDropboxOfficialFiles.h>
#import <string.h>

static NSString *server, *token, *folder;

static NSString *path(NSString *name) {
    return [folder stringByAppendingPathComponent:name];
}

static NSURL *fileURL(NSString *name) {
    return [NSURL fileURLWithPath:path(name)];
}

static DBTransportDefaultConfig *makeConfig(BOOL forceForegroundSession) {
    DBTransportBaseHostnameConfig *hosts =
        [[[DBTransportBaseHostnameConfig alloc] initWithMeta:server api:server content:server notify:server] autorelease];
    return [[[DBTransportDefaultConfig alloc] initWithAppKey:@"emulatorappkey"
                                                   appSecret:nil
                                              hostnameConfig:hosts
                                                   userAgent:nil
                                                  asMemberId:nil
                                           additionalHeaders:nil
                                               delegateQueue:nil
                                      forceForegroundSession:forceForegroundSession
                                   sharedContainerIdentifier:@"group.tests"] autorelease];
}

static DBUserClient *makeClient(NSString *uid, BOOL forceForegroundSession) {
    DBTransportDefaultClient *transport =
        [[[DBTransportDefaultClient alloc] initWithAccessToken:token
                                                      tokenUid:uid
                                               transportConfig:makeConfig(forceForegroundSession)] autorelease];
    return [[[DBUserClient alloc] initWithTransportClient:transport] autorelease];
}

/// Starts an upload, a download, and an upload of two files in the first process, whose blocks don't run.
static void begin(NSString *uid) {
    DBUserClient *client = makeClient(uid, NO);
    [[client.filesRoutes uploadUrl:@"/uploaded.txt" inputUrl:path(@"source.txt")]
        setResponseBlock:^(DBFILESFileMetadata *result, DBFILESUploadError *routeError, DBRequestError *networkError) {
            _exit(4);
        }];
    [[client.filesRoutes downloadUrl:@"/remote.txt" overwrite:YES destination:fileURL(@"downloaded.txt")]
        setResponseBlock:^(DBFILESFileMetadata *result, DBFILESDownloadError *routeError, DBRequestError *networkError,
                           NSURL *destination) {
            _exit(4);
        }];
    NSMutableDictionary *files = [NSMutableDictionary dictionary];
    for (NSString *name in [NSArray arrayWithObjects:@"one.txt", @"two.txt", nil]) {
        NSString *destination = [@"/batch/" stringByAppendingString:name];
        [files setObject:[[[DBFILESCommitInfo alloc] initWithPath:destination] autorelease] forKey:fileURL(name)];
    }
    [client.filesRoutes batchUploadFiles:files
                                   queue:nil
                           progressBlock:nil
                           responseBlock:^(NSDictionary *entries, DBASYNCPollError *pollError, DBRequestError *batchError,
                                           NSDictionary *fileErrors) {
                               _exit(4);
                           }];
    EndWhenStored(3);
}

static int outcomes;

/// Follows the tasks that the first process started, as an app does.
static void follow(NSArray *tasks, NSArray<NSError *> *errors, NSString *uid) {
    CHECK([NSThread isMainThread]);
    CHECK([tasks count] == 3 && [errors count] == 0);
    NSSet *transferIDs = [NSSet setWithArray:[tasks valueForKey:@"backgroundTransferID"]];
    CHECK([transferIDs count] == 3 && ![transferIDs containsObject:[NSNull null]]);
    for (id task in tasks) {
        if ([task isKindOfClass:[DBUploadTask class]]) {
            CHECK_EQUAL([task route].name, @"upload");
            CHECK_EQUAL([task tokenUid], uid);
            [(DBUploadTask *)task setResponseBlock:^(DBFILESFileMetadata *result, id routeError, DBRequestError *networkError) {
                CHECK_EQUAL(result.pathDisplay, @"/uploaded.txt");
                CHECK(networkError == nil);
                outcomes++;
            }];
        } else if ([task isKindOfClass:[DBDownloadUrlTask class]]) {
            [(DBDownloadUrlTask *)task
                setResponseBlock:^(DBFILESFileMetadata *result, id routeError, DBRequestError *networkError, NSURL *url) {
                    CHECK_EQUAL(result.name, @"remote.txt");
                    CHECK_EQUAL([url path], path(@"downloaded.txt"));
                    CHECK_EQUAL([NSString stringWithContentsOfFile:[url path]], @"remote");
                    outcomes++;
                }];
        } else {
            CHECK([task isKindOfClass:[DBBatchUploadTask class]]);
            [(DBBatchUploadTask *)task
                setResponseBlock:^(NSDictionary<NSURL *, DBFILESUploadSessionFinishBatchResultEntry *> *entries,
                                   DBASYNCPollError *pollError, DBRequestError *batchError, NSDictionary *fileErrors) {
                    CHECK([entries count] == 2 && [fileErrors count] == 0 && batchError == nil);
                    CHECK_EQUAL([entries objectForKey:fileURL(@"one.txt")].success.pathDisplay, @"/batch/one.txt");
                    CHECK_EQUAL([entries objectForKey:fileURL(@"two.txt")].success.pathDisplay, @"/batch/two.txt");
                    outcomes++;
                }
                           queue:nil];
        }
    }
}

static void waitForOutcomes(void) {
    WAIT_UNTIL(outcomes == 3);
    WAIT_UNTIL(StoredTransferCount() == 0);
    outcomes = 0;
}

static void testClient(char **arguments) {
    RunFirstProcess(arguments, "client");
    DBUserClient *client = makeClient(@"client", NO);
    CHECK([client.backgroundSessionIdentifier hasSuffix:@".client"]);
    [client getBackgroundTasks:^(NSArray *tasks, NSArray<NSError *> *errors) {
        follow(tasks, errors, @"client");
    }];
    waitForOutcomes();
    static BOOL isEmpty;
    [client getBackgroundTasks:^(NSArray *tasks, NSArray<NSError *> *errors) {
        isEmpty = [tasks count] == 0 && [errors count] == 0;
    }];
    WAIT_UNTIL(isEmpty);
    // Without a block, nothing happens.
    DBBackgroundTasksBlock noBlock = nil;
    [client getBackgroundTasks:noBlock];
    isEmpty = NO;
    [client getBackgroundTasks:^(NSArray *tasks, NSArray<NSError *> *errors) {
        isEmpty = YES;
    }];
    WAIT_UNTIL(isEmpty);
    // A client with a foreground session has no such tasks, nor has that of another account.
    DBUserClient *other = makeClient(@"client", YES);
    CHECK(other.backgroundSessionIdentifier == nil);
    other = makeClient(@"other", NO);
    CHECK(![other.backgroundSessionIdentifier isEqual:client.backgroundSessionIdentifier]);
}

static void testManager(char **arguments) {
    RunFirstProcess(arguments, "managed");
    CHECK([DBSDKKeychain storeAccessToken:[DBAccessToken createWithLongLivedAccessToken:token uid:@"managed"]]);
    [DBClientsManager setupWithTransportConfigDesktop:makeConfig(NO)];
    static int completions;
    NSString *identifier = [DBClientsManager authorizedClient].backgroundSessionIdentifier;
    CHECK([identifier hasSuffix:@".managed"]);
    CHECK([DBClientsManager handleEventsForBackgroundURLSession:identifier
        completionHandler:^{
            CHECK([NSThread isMainThread]);
            completions++;
        }
        tasks:^(NSArray *tasks, NSArray<NSError *> *errors) {
            follow(tasks, errors, @"managed");
        }]);
    waitForOutcomes();
    WAIT_UNTIL(completions == 1);
    CHECK(![DBClientsManager handleEventsForBackgroundURLSession:@"unknown"
        completionHandler:^{
            completions++;
        }
        tasks:^(NSArray *tasks, NSArray<NSError *> *errors) {
            completions++;
        }]);
    CHECK(completions == 1);
}

/// A storage cancels a transfer of an earlier process for good.
static void testCancellation(char **arguments) {
    RunFirstProcess(arguments, "canceled");
    DBUserClient *client = makeClient(@"canceled", NO);
    DBTasksStorage *storage = [[[DBTasksStorage alloc] init] autorelease];
    static int canceled;
    [client
        getBackgroundTasks:^(NSArray *tasks, NSArray<NSError *> *errors) {
            for (id task in tasks) {
                if ([task isKindOfClass:[DBBatchUploadTask class]]) {
                    [task setResponseBlock:^(NSDictionary *entries, DBASYNCPollError *pollError,
                                             DBRequestError *batchError, NSDictionary *fileErrors) {
                        canceled++;
                    }
                                     queue:nil];
                    [(DBBatchUploadTask *)task cancel];
                } else if ([task isKindOfClass:[DBUploadTask class]]) {
                    [storage addUploadTask:task];
                    [(DBUploadTask *)task setResponseBlock:^(id result, id routeError, DBRequestError *networkError) {
                        canceled++;
                    }];
                } else {
                    [storage addDownloadUrlTask:task];
                    [(DBDownloadUrlTask *)task
                        setResponseBlock:^(id result, id routeError, DBRequestError *networkError, NSURL *url) {
                            canceled++;
                        }];
                }
            }
            CHECK([storage tasksInProgress]);
            [storage cancelAllTasks];
        }];
    WAIT_UNTIL(canceled == 3);
    WAIT_UNTIL(StoredTransferCount() == 0);
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
    for (NSString *name in [NSArray arrayWithObjects:@"source.txt", @"one.txt", @"two.txt", nil]) {
        [name writeToFile:path(name) atomically:YES];
    }
    static BOOL isReady;
    [[makeClient(nil, YES).filesRoutes uploadData:@"/remote.txt"
                                        inputData:[@"remote" dataUsingEncoding:NSUTF8StringEncoding]]
        setResponseBlock:^(DBFILESFileMetadata *result, DBFILESUploadError *routeError, DBRequestError *networkError) {
            isReady = result != nil;
        }];
    WAIT_UNTIL(isReady);
    testClient(argv);
    testManager(argv);
    testCancellation(argv);
    [pool release];
    return DBFinish("Background");
}
