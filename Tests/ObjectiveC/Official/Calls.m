// Calls of routes as an app makes them, against the emulator: the outcome, its queue, progress, cancellation, and errors.
#import "../HalfString.h"
#import "../Checks.h"
#import "../Emulator.h"
#import <ObjectiveDropboxOfficialFiles/ObjectiveDropboxOfficialFiles.h>

/// The URL of the emulator.
static NSString *server;

#import "../Administration.h"

static NSData *data(NSString *text) {
    return [text dataUsingEncoding:NSUTF8StringEncoding];
}

/// Behavior: the start. A call starts without `resume`, and its block runs on the main thread.
static void testUploadAndList(DBUserClient *client) {
    Waiter *upload = [Waiter waiter];
    DBFILESWriteMode *mode = DB_AUTORELEASE([[DBFILESWriteMode alloc] initWithOverwrite]);
    [[client.filesRoutes uploadData:@"/folder/hello.txt"
                               mode:mode
                         autorename:[NSNumber numberWithBool:NO]
                     clientModified:nil
                               mute:[NSNumber numberWithBool:YES]
                     propertyGroups:nil
                     strictConflict:nil
                        contentHash:nil
                          inputData:data(@"hello")]
        setResponseBlock:^(DBFILESFileMetadata *result, DBFILESUploadError *routeError, DBRequestError *networkError) {
            CHECK([NSThread isMainThread]);
            CHECK_EQUAL(result.name, @"hello.txt");
            CHECK_EQUAL(result.size, [NSNumber numberWithInt:5]);
            CHECK(routeError == nil && networkError == nil);
            [upload finish];
        }];
    CHECK([upload wait]);

    Waiter *list = [Waiter waiter];
    [[client.filesRoutes listFolder:@"/folder"]
        setResponseBlock:^(DBFILESListFolderResult *result, DBFILESListFolderError *routeError, DBRequestError *networkError) {
            CHECK([result.entries count] == 1);
            DBFILESMetadata *entry = [result.entries objectAtIndex:0];
            CHECK([entry isKindOfClass:[DBFILESFileMetadata class]]);
            CHECK_EQUAL(entry.pathLower, @"/folder/hello.txt");
            CHECK_EQUAL(result.hasMore, [NSNumber numberWithBool:NO]);
            CHECK([result.cursor length] > 0);
            [list finish];
        }];
    CHECK([list wait]);
}

/// Behavior: an error of the route (status 409). Both errors are set.
static void testRouteError(DBUserClient *client) {
    Waiter *waiter = [Waiter waiter];
    [[client.filesRoutes delete_V2:@"/missing"]
        setResponseBlock:^(DBFILESDeleteResult *result, DBFILESDeleteError *routeError, DBRequestError *networkError) {
            CHECK(result == nil);
            CHECK([routeError isPathLookup] && [routeError.pathLookup isNotFound]);
            CHECK([networkError isHttpError]);
            CHECK_EQUAL(networkError.statusCode, [NSNumber numberWithInt:409]);
            CHECK([networkError.requestId length] > 0);
            CHECK([networkError.errorContent rangeOfString:@"path_lookup/not_found"].location != NSNotFound);
            CHECK([[networkError asHttpError].statusCode intValue] == 409);
            CHECK_EQUAL([networkError tagName], @"DBRequestErrorHttp");
            [waiter finish];
        }];
    CHECK([waiter wait]);
}

static void testDownloads(DBUserClient *client) {
    Waiter *memory = [Waiter waiter];
    __block int64_t downloadedBytes = 0;
    DBDownloadDataTask *task = [client.filesRoutes downloadData:@"/folder/hello.txt"];
    [task suspend];
    [task setProgressBlock:^(int64_t bytes, int64_t completed, int64_t total) {
        downloadedBytes = completed;
    }];
    [task setResponseBlock:^(DBFILESFileMetadata *result, DBFILESDownloadError *routeError, DBRequestError *networkError, NSData *fileData) {
        CHECK_EQUAL(fileData, data(@"hello"));
        CHECK_EQUAL(result.name, @"hello.txt");
        [memory finish];
    }];
    [task resume];
    CHECK([memory wait]);
    // The last report comes before the response.
    CHECK(downloadedBytes == 5);

    Waiter *range = [Waiter waiter];
    [[client.filesRoutes downloadData:@"/folder/hello.txt"
                      byteOffsetStart:[NSNumber numberWithInt:1]
                        byteOffsetEnd:[NSNumber numberWithInt:3]]
        setResponseBlock:^(DBFILESFileMetadata *result, DBFILESDownloadError *routeError, DBRequestError *networkError, NSData *fileData) {
            CHECK_EQUAL(fileData, data(@"ell"));
            [range finish];
        }];
    CHECK([range wait]);

    NSString *path = [NSTemporaryDirectory() stringByAppendingPathComponent:
        [NSString stringWithFormat:@"calls-%d.txt", [[NSProcessInfo processInfo] processIdentifier]]];
    NSURL *destination = [NSURL fileURLWithPath:path];
    NSOperationQueue *queue = DB_AUTORELEASE([[NSOperationQueue alloc] init]);
    Waiter *file = [Waiter waiter];
    [[client.filesRoutes downloadUrl:@"/folder/hello.txt" overwrite:YES destination:destination]
        setResponseBlock:^(DBFILESFileMetadata *result, DBFILESDownloadError *routeError, DBRequestError *networkError, NSURL *url) {
            CHECK(![NSThread isMainThread]);
            CHECK_EQUAL([url path], path);
            CHECK_EQUAL([NSData dataWithContentsOfURL:url], data(@"hello"));
            [file finish];
        }
                   queue:queue];
    CHECK([file wait]);
    Waiter *collision = [Waiter waiter];
    [[client.filesRoutes downloadUrl:@"/folder/hello.txt" overwrite:NO destination:destination]
        setResponseBlock:^(DBFILESFileMetadata *result, DBFILESDownloadError *routeError, DBRequestError *networkError, NSURL *url) {
            CHECK([networkError isClientError] && result == nil);
            CHECK([[networkError.nsError localizedDescription] rangeOfString:path].location != NSNotFound);
            CHECK_EQUAL([url path], path);
            [collision finish];
        }];
    CHECK([collision wait]);
    [[NSFileManager defaultManager] removeItemAtPath:path error:NULL];
}

/// Behavior: a bad argument of a call.
static void testInvalidArguments(DBUserClient *client) {
    Waiter *pattern = [Waiter waiter];
    [[client.filesRoutes listFolder:@"no slash"]
        setResponseBlock:^(DBFILESListFolderResult *result, DBFILESListFolderError *routeError, DBRequestError *networkError) {
            CHECK([networkError isClientError] && routeError == nil);
            CHECK([[networkError description] rangeOfString:@"path"].location != NSNotFound);
            [pattern finish];
        }];
    CHECK([pattern wait]);
    Waiter *missing = [Waiter waiter];
    [[client.filesRoutes getMetadata:(id _Nonnull)nil]
        setResponseBlock:^(DBFILESMetadata *result, DBFILESGetMetadataError *routeError, DBRequestError *networkError) {
            CHECK([networkError isClientError]);
            CHECK([[networkError description] rangeOfString:@"path: a value is required"].location != NSNotFound);
            [missing finish];
        }];
    CHECK([missing wait]);
    Waiter *wrong = [Waiter waiter];
    [[client.filesRoutes getMetadata:(id)[NSNumber numberWithInt:7]]
        setResponseBlock:^(DBFILESMetadata *result, DBFILESGetMetadataError *routeError, DBRequestError *networkError) {
            CHECK([[networkError description] rangeOfString:@"path: expected a string"].location != NSNotFound);
            [wrong finish];
        }];
    CHECK([wrong wait]);
}

/// Behavior: content of a class that a call doesn't accept. The call ends with a client error. A URL is accepted as a path.
static void testInvalidContent(DBUserClient *client) {
    NSArray *contents = [NSArray arrayWithObjects:[NSNull null], @"text", [NSNumber numberWithInt:7], nil];
    for (id content in contents) {
        Waiter *data = [Waiter waiter], *url = [Waiter waiter], *destination = [Waiter waiter];
        [[client.filesRoutes uploadData:@"/folder/wrong" inputData:content]
            setResponseBlock:^(DBFILESFileMetadata *result, DBFILESUploadError *routeError, DBRequestError *networkError) {
                CHECK([networkError isClientError]);
                [data finish];
            }];
        [[client.filesRoutes uploadUrl:@"/folder/wrong" inputUrl:content]
            setResponseBlock:^(DBFILESFileMetadata *result, DBFILESUploadError *routeError, DBRequestError *networkError) {
                CHECK([networkError isClientError]);
                [url finish];
            }];
        [[client.filesRoutes downloadUrl:@"/folder/hello.txt" overwrite:YES destination:content]
            setResponseBlock:^(DBFILESFileMetadata *result, DBFILESDownloadError *routeError, DBRequestError *networkError,
                               NSURL *file) {
                CHECK([networkError isClientError]);
                [destination finish];
            }];
        CHECK([data wait] && [url wait] && [destination wait]);
        Waiter *batch = [Waiter waiter];
        [client.filesRoutes batchUploadFiles:content
                                       queue:nil
                               progressBlock:nil
                               responseBlock:^(NSDictionary *entries, DBASYNCPollError *pollError, DBRequestError *batchError,
                                               NSDictionary *fileErrors) {
                                   CHECK([batchError isClientError] && [fileErrors count] == 0);
                                   [batch finish];
                               }];
        CHECK([batch wait]);
        Waiter *range = [Waiter waiter];
        [[client.filesRoutes downloadData:@"/folder/hello.txt" byteOffsetStart:content byteOffsetEnd:content]
            setResponseBlock:^(DBFILESFileMetadata *result, DBFILESDownloadError *routeError, DBRequestError *networkError,
                               NSData *bytes) {
                BOOL isNumber = [content isKindOfClass:[NSNumber class]];
                CHECK(isNumber == (networkError.statusCode != nil || result != nil));
                CHECK(isNumber || [[networkError description] rangeOfString:@"byteOffsetStart must be"].location != NSNotFound);
                [range finish];
            }];
        CHECK([range wait]);
    }
    NSString *path = [NSTemporaryDirectory() stringByAppendingPathComponent:@"a b%.txt"];
    CHECK([data(@"hello") writeToFile:path atomically:YES]);
    for (id file in [NSArray arrayWithObjects:path, [NSURL fileURLWithPath:path], [@"file://" stringByAppendingString:path], nil]) {
        Waiter *waiter = [Waiter waiter];
        [[client.filesRoutes uploadUrl:@"/folder/hello.txt"
                                  mode:DB_AUTORELEASE([[DBFILESWriteMode alloc] initWithOverwrite])
                            autorename:nil
                        clientModified:nil
                                  mute:nil
                        propertyGroups:nil
                        strictConflict:nil
                           contentHash:nil
                              inputUrl:file]
            setResponseBlock:^(DBFILESFileMetadata *result, DBFILESUploadError *routeError, DBRequestError *networkError) {
                CHECK_EQUAL(result.size, [NSNumber numberWithInt:5]);
                [waiter finish];
            }];
        CHECK([waiter wait]);
    }
}

/// Behavior: text without UTF-8, and a route that the API doesn't have. The call ends with a client error.
static void testInvalidTextAndRoute(DBUserClient *client) {
    NSString *half = DB_AUTORELEASE([[HalfString alloc] init]);
    // A path without its text would be that of the root.
    Waiter *path = [Waiter waiter], *text = [Waiter waiter], *unknown = [Waiter waiter];
    [[client.filesRoutes listFolder:half] setResponseBlock:^(id result, id routeError, DBRequestError *networkError) {
        CHECK([networkError isClientError]);
        CHECK([[networkError description] rangeOfString:@"path: the string isn't valid Unicode"].location != NSNotFound);
        [path finish];
    }];
    DBFILESWriteMode *mode = DB_AUTORELEASE([[DBFILESWriteMode alloc] initWithUpdate:half]);
    [[client.filesRoutes uploadData:@"/folder/half"
                               mode:mode
                         autorename:nil
                     clientModified:nil
                               mute:nil
                     propertyGroups:nil
                     strictConflict:nil
                        contentHash:nil
                          inputData:data(@"hello")] setResponseBlock:^(id result, id routeError, DBRequestError *networkError) {
        CHECK([networkError isClientError]);
        CHECK([[networkError description] rangeOfString:@"mode.update: the string"].location != NSNotFound);
        [text finish];
    }];
    DBRoute *route = DB_AUTORELEASE([[DBRoute alloc] init:@"nowhere"
                                                 namespace_:@"files"
                                                 deprecated:[NSNumber numberWithBool:NO]
                                                 resultType:nil
                                                  errorType:nil
                                                      attrs:[NSDictionary dictionary]
                                      dataStructSerialBlock:nil
                                    dataStructDeserialBlock:nil]);
    id<DBTransportClient> transport = client.filesRoutes.client;
    DBTask *task = [[transport requestRpc:route arg:nil] setResponseBlock:^(id result, id routeError, DBRequestError *networkError) {
        CHECK([networkError isClientError]);
        [unknown finish];
    }];
    CHECK([task restart] != nil);
    CHECK([path wait] && [text wait] && [unknown wait]);
}

/// A transport client of an app that has one method.
@interface PartialClient : NSObject
@end

@implementation PartialClient

- (DBRpcTask *)requestRpc:(DBRoute *)route arg:(id<DBSerializable>)arg {
    return nil;
}

@end

/// Checks that a call ends with a client error whose description contains a text.
static void checkProblem(NSString *text, DBTask *task) {
    Waiter *waiter = [Waiter waiter];
    SEL setter = @selector(setResponseBlock:);
    void (^block)(id, id, DBRequestError *, id) = ^(id result, id routeError, DBRequestError *networkError, id content) {
        CHECK(result == nil && [networkError isClientError]);
        CHECK([[networkError description] rangeOfString:text].location != NSNotFound);
        [waiter finish];
    };
    CHECK(task != nil);
    [task performSelector:setter withObject:(id)block];
    CHECK([waiter wait]);
}

/// Behavior: a route whose argument or content isn't the route's, and a client without the method. The call ends with a client error.
static void testMismatchedCalls(DBUserClient *client) {
    id<DBTransportClient> transport = client.filesRoutes.client;
    DBRoute *listFolder = [DBFILESRouteObjects DBFILESListFolder], *download = [DBFILESRouteObjects DBFILESDownload];
    DBFILESDeleteArg *argument = DB_AUTORELEASE([[DBFILESDeleteArg alloc] initWithPath:@"/folder"]);
    DBFILESDownloadArg *downloadArgument = DB_AUTORELEASE([[DBFILESDownloadArg alloc] initWithPath:@"/folder/hello.txt"]);
    checkProblem(@"list_folder: the argument is invalid: expected files.ListFolderArg, but found files.DeleteArg",
                 [transport requestRpc:listFolder arg:argument]);
    checkProblem(@"expected files.ListFolderArg, but found nothing", [transport requestRpc:listFolder arg:nil]);
    checkProblem(@"the route has no argument", [transport requestRpc:[DBUSERSRouteObjects DBUSERSGetCurrentAccount] arg:argument]);
    checkProblem(@"the route has the style download", [transport requestRpc:download arg:downloadArgument]);
    checkProblem(@"byteOffsetEnd must be",
                 [client.filesRoutes downloadData:@"/folder/hello.txt"
                                  byteOffsetStart:[NSNumber numberWithInt:2]
                                    byteOffsetEnd:[NSNumber numberWithInt:1]]);
    id partial = DB_AUTORELEASE([[PartialClient alloc] init]);
    DBFILESUserAuthRoutes *routes = DB_AUTORELEASE([[DBFILESUserAuthRoutes alloc] init:partial]);
    NSNumber *one = [NSNumber numberWithInt:1];
    NSURL *file = [NSURL fileURLWithPath:[NSTemporaryDirectory() stringByAppendingPathComponent:@"partial"]];
    NSString *problem = @"no transport client with this call";
    checkProblem(problem, [routes uploadData:@"/partial" inputData:data(@"hello")]);
    checkProblem(problem, [routes uploadUrl:@"/partial" inputUrl:@"/partial"]);
    checkProblem(problem, [routes uploadStream:@"/partial" inputStream:[NSInputStream inputStreamWithData:data(@"hello")]]);
    checkProblem(problem, [routes downloadData:@"/partial"]);
    checkProblem(problem, [routes downloadData:@"/partial" byteOffsetStart:one byteOffsetEnd:one]);
    checkProblem(problem, [routes downloadUrl:@"/partial" overwrite:YES destination:file]);
    checkProblem(problem, [routes downloadUrl:@"/partial" overwrite:YES destination:file byteOffsetStart:one byteOffsetEnd:one]);
    routes = DB_AUTORELEASE([[DBFILESUserAuthRoutes alloc] init:(id _Nonnull)nil]);
    checkProblem(problem, [routes listFolder:@""]);
}

/// Behavior: an array that contains itself, and NUL characters. The call ends with a client error.
static void testCyclesAndNUL(DBUserClient *client) {
    NSMutableArray *cycle = [NSMutableArray array];
    id element = cycle;
    [cycle addObject:element];
    Waiter *nested = [Waiter waiter], *file = [Waiter waiter], *token = [Waiter waiter];
    [[client.filesRoutes createFolderBatch:cycle] setResponseBlock:^(id result, id routeError, DBRequestError *networkError) {
        CHECK([networkError isClientError]);
        CHECK([[networkError description] rangeOfString:@"paths"].location != NSNotFound);
        [nested finish];
    }];
    [cycle removeAllObjects];
    // Without the check, the file before the NUL would be uploaded.
    NSString *path = [NSTemporaryDirectory() stringByAppendingPathComponent:@"nul"];
    CHECK([data(@"hello") writeToFile:path atomically:YES]);
    NSString *withNUL = [path stringByAppendingFormat:@"%Cmore", (unichar)0];
    [[client.filesRoutes uploadUrl:@"/folder/nul" inputUrl:withNUL] setResponseBlock:^(id result, id routeError, DBRequestError *networkError) {
        CHECK(result == nil && [networkError isClientError]);
        [file finish];
    }];
    NSString *longer = [client.accessToken stringByAppendingFormat:@"%Cmore", (unichar)0];
    DBTransportDefaultConfig *config =
        [(DBTransportDefaultClient *)client.filesRoutes.client duplicateTransportConfigWithAsMemberId:(id _Nonnull)nil];
    DBUserClient *other = DB_AUTORELEASE([[DBUserClient alloc] initWithAccessToken:longer transportConfig:config]);
    [[other.filesRoutes listFolder:@""] setResponseBlock:^(id result, id routeError, DBRequestError *networkError) {
        CHECK(result == nil && [networkError isClientError]);
        [token finish];
    }];
    CHECK([nested wait] && [file wait] && [token wait]);
}

/// Behavior: a stream that an upload has read. Another upload fails instead of sending an empty file.
static void testStreamIsReadOnce(DBUserClient *client) {
    NSInputStream *stream = [NSInputStream inputStreamWithData:data(@"hello")];
    Waiter *first = [Waiter waiter], *second = [Waiter waiter];
    [[client.filesRoutes uploadStream:@"/folder/once" inputStream:stream]
        setResponseBlock:^(DBFILESFileMetadata *result, id routeError, DBRequestError *networkError) {
            CHECK_EQUAL(result.size, [NSNumber numberWithInt:5]);
            [first finish];
        }];
    CHECK([first wait]);
    [stream close];
    [[client.filesRoutes uploadStream:@"/folder/again" inputStream:stream]
        setResponseBlock:^(DBFILESFileMetadata *result, id routeError, DBRequestError *networkError) {
            CHECK(result == nil && [networkError isClientError]);
            [second finish];
        }];
    CHECK([second wait]);
}

/// Behavior: a block that is set twice. The last one set before the outcome is called, once.
static void testLastBlockCounts(DBUserClient *client) {
    __block int formerCalls = 0, calls = 0, lateCalls = 0, formerProgress = 0;
    __block int64_t uploadedBytes = 0;
    Waiter *waiter = [Waiter waiter];
    DBUploadTask *task = [client.filesRoutes uploadData:@"/folder/twice" inputData:[NSMutableData dataWithLength:300000]];
    [task suspend];
    [task setResponseBlock:^(id result, id routeError, DBRequestError *networkError) {
        formerCalls++;
    }];
    [task setProgressBlock:^(int64_t bytes, int64_t completed, int64_t total) {
        formerProgress++;
    }];
    [task setResponseBlock:^(id result, id routeError, DBRequestError *networkError) {
        CHECK(networkError == nil && [result isKindOfClass:[DBFILESFileMetadata class]]);
        calls++;
        [waiter finish];
    }];
    [task setProgressBlock:^(int64_t bytes, int64_t completed, int64_t total) {
        uploadedBytes = completed;
    }];
    [task resume];
    CHECK([waiter wait]);
    // After the outcome, blocks aren't called anymore.
    [task setResponseBlock:^(id result, id routeError, DBRequestError *networkError) {
        lateCalls++;
    }];
    Waiter *probe = [Waiter waiter];
    [[client.filesRoutes listFolder:@""] setResponseBlock:^(id result, id routeError, DBRequestError *networkError) {
        [probe finish];
    }];
    CHECK([probe wait]);
    CHECK(formerCalls == 0 && calls == 1 && lateCalls == 0);
    CHECK(formerProgress == 0 && uploadedBytes == 300000);
}

/// Behavior: a late block, cancellation, and `restart` with `retryCount`.
static void testLateBlockAndCancellation(DBUserClient *client) {
    // The call has finished before the block is set.
    DBRpcTask<DBUSERSFullAccount *, DBNilObject *> *task = [client.usersRoutes getCurrentAccount];
    Waiter *probe = [Waiter waiter];
    [[client.usersRoutes getCurrentAccount] setResponseBlock:^(DBUSERSFullAccount *result, DBNilObject *routeError, DBRequestError *networkError) {
        [probe finish];
    }];
    CHECK([probe wait]);
    Waiter *late = [Waiter waiter];
    [task setResponseBlock:^(DBUSERSFullAccount *result, DBNilObject *routeError, DBRequestError *networkError) {
        CHECK([result.email length] > 0 && [result.name.displayName length] > 0);
        CHECK([result isKindOfClass:[DBUSERSAccount class]]);
        [late finish];
    }];
    CHECK([late wait]);
    // The call is still in progress when it's canceled.
    administrate("faults/add", "{\"effect\": \"latency\", \"seconds\": 5, \"route\": \"files/list_folder\", \"times\": 1}");
    Waiter *cancelled = [Waiter waiter];
    DBRpcTask *canceledTask = [client.filesRoutes listFolder:@""];
    [canceledTask suspend];
    [canceledTask setResponseBlock:^(id result, id routeError, DBRequestError *networkError) {
        CHECK([networkError isClientError]);
        CHECK([networkError.nsError code] == -999);
        CHECK_EQUAL([networkError.nsError domain], @"NSURLErrorDomain");
        [cancelled finish];
    }];
    [canceledTask cancel];
    CHECK([cancelled wait]);
    Waiter *restarted = [Waiter waiter];
    DBTask *second = [canceledTask restart];
    CHECK(second.retryCount == 1 && second != canceledTask);
    [(DBRpcTask *)second setResponseBlock:^(id result, id routeError, DBRequestError *networkError) {
        CHECK(networkError == nil && [result isKindOfClass:[DBFILESListFolderResult class]]);
        [restarted finish];
    }];
    CHECK([restarted wait]);
}

/// Behavior: the progress. It rises, and ends with the last byte, before the response.
static void testProgressAndStreams(DBUserClient *client) {
    NSMutableData *content = [NSMutableData dataWithLength:3000000];
    __block int64_t sum = 0, lastTotal = 0;
    __block int calls = 0, lateCalls = 0;
    __block BOOL isFinished = NO;
    Waiter *waiter = [Waiter waiter];
    NSInputStream *stream = [NSInputStream inputStreamWithData:content];
    [[[client.filesRoutes uploadStream:@"/folder/stream" inputStream:stream]
        setProgressBlock:^(int64_t bytes, int64_t completed, int64_t total) {
            if (isFinished || lastTotal == 3000000) lateCalls++;
            // The length of a stream is unknown.
            CHECK(bytes >= 0 && completed == lastTotal + bytes && total == -1);
            sum += bytes;
            lastTotal = completed;
            calls++;
        }]
        setResponseBlock:^(DBFILESFileMetadata *result, DBFILESUploadError *routeError, DBRequestError *networkError) {
            CHECK_EQUAL(result.size, [NSNumber numberWithInt:3000000]);
            isFinished = YES;
            [waiter finish];
        }];
    CHECK([waiter wait]);
    Waiter *probe = [Waiter waiter];
    [[client.filesRoutes listFolder:@""] setResponseBlock:^(id result, id routeError, DBRequestError *networkError) {
        [probe finish];
    }];
    CHECK([probe wait]);
    CHECK(calls > 1 && sum == 3000000 && lastTotal == 3000000 && lateCalls == 0);
}

/// Behavior: an upload of a file that doesn't exist, or of a folder.
static void testInvalidUploads(DBUserClient *client) {
    Waiter *missing = [Waiter waiter];
    [[client.filesRoutes uploadUrl:@"/folder/x" inputUrl:@"/nowhere/file"]
        setResponseBlock:^(DBFILESFileMetadata *result, DBFILESUploadError *routeError, DBRequestError *networkError) {
            CHECK([networkError isClientError]);
            CHECK([[networkError description] rangeOfString:@"/nowhere/file"].location != NSNotFound);
            [missing finish];
        }];
    CHECK([missing wait]);
    Waiter *folder = [Waiter waiter];
    [[client.filesRoutes uploadUrl:@"/folder/x" inputUrl:NSTemporaryDirectory()]
        setResponseBlock:^(DBFILESFileMetadata *result, DBFILESUploadError *routeError, DBRequestError *networkError) {
            CHECK(result == nil && [networkError isClientError]);
            [folder finish];
        }];
    CHECK([folder wait]);
}

/// Behavior: a configuration with values of other classes. They are ignored.
static void testInvalidConfiguration(NSString *server) {
    DBTransportBaseHostnameConfig *hosts = DB_AUTORELEASE([[DBTransportBaseHostnameConfig alloc] initWithMeta:server
                                                                                                          api:server
                                                                                                      content:server
                                                                                                       notify:server]);
    NSDictionary *mixed = [NSDictionary dictionaryWithObjectsAndKeys:[NSNumber numberWithInt:1], @"X-Number", @"a", @"X-Text", nil];
    for (id headers in [NSArray arrayWithObjects:mixed, @"X-Text", [NSNull null], nil]) {
        DBTransportDefaultConfig *config = DB_AUTORELEASE([[DBTransportDefaultConfig alloc] initWithAppKey:(id)[NSNull null]
                                                                                                 appSecret:nil
                                                                                            hostnameConfig:hosts
                                                                                                 userAgent:(id)[NSNumber numberWithInt:1]
                                                                                                asMemberId:nil
                                                                                         additionalHeaders:headers
                                                                                             delegateQueue:nil
                                                                                    forceForegroundSession:YES
                                                                                 sharedContainerIdentifier:nil]);
        DBUserClient *client = DB_AUTORELEASE([[DBUserClient alloc] initWithAccessToken:(id)[NSNumber numberWithInt:1]
                                                                        transportConfig:config]);
        Waiter *waiter = [Waiter waiter];
        [[client.usersRoutes getCurrentAccount]
            setResponseBlock:^(DBUSERSFullAccount *result, DBNilObject *routeError, DBRequestError *networkError) {
                CHECK(result == nil && networkError != nil);
                [waiter finish];
            }];
        CHECK([waiter wait]);
    }
}

static void testAuthError(NSString *server) {
    Waiter *waiter = [Waiter waiter];
    DBUserClient *client = EmulatorClient(server, UNKNOWN_TOKEN);
    [[client.usersRoutes getCurrentAccount] setResponseBlock:^(DBUSERSFullAccount *result, DBNilObject *routeError, DBRequestError *networkError) {
        CHECK([networkError isAuthError] && [networkError.structuredAuthError isInvalidAccessToken]);
        CHECK_EQUAL(networkError.statusCode, [NSNumber numberWithInt:401]);
        CHECK([[networkError asAuthError].structuredAuthError isInvalidAccessToken]);
        [waiter finish];
    }];
    CHECK([waiter wait]);
}

static void testRoutes(void) {
    DBRoute *route = [DBFILESRouteObjects DBFILESDelete_V2];
    CHECK_EQUAL(route.name, @"delete_v2");
    CHECK_EQUAL(route.namespace_, @"files");
    CHECK((Class)route.resultType == [DBFILESDeleteResult class] && (Class)route.errorType == [DBFILESDeleteError class]);
    CHECK(route.host == DBRouteHostApi && [DBFILESRouteObjects DBFILESUpload].host == DBRouteHostContent);
    CHECK_EQUAL([route.attrs objectForKey:@"scope"], @"files.content.write");
}

int main(int count, const char **arguments) {
    if (count < 3) return 2;
    @autoreleasepool {
        server = [NSString stringWithUTF8String:arguments[1]];
        DBUserClient *client = EmulatorClient(server, [NSString stringWithUTF8String:arguments[2]]);
        testRoutes();
        testUploadAndList(client);
        testRouteError(client);
        testDownloads(client);
        testInvalidArguments(client);
        testInvalidContent(client);
        testInvalidTextAndRoute(client);
        testMismatchedCalls(client);
        testCyclesAndNUL(client);
        testStreamIsReadOnce(client);
        testLastBlockCounts(client);
        testLateBlockAndCancellation(client);
        testProgressAndStreams(client);
        testInvalidUploads(client);
        testInvalidConfiguration(server);
        testAuthError(server);
    }
    return DBFinish("Calls");
}
