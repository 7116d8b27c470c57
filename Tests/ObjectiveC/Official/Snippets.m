// The samples of the guides of dropbox-sdk-obj-c, in their order, as apps contain them. An emulator answers, and each outcome is
// checked. The file also compiles for iOS and macOS with ARC. Apple/SignIn.m has the samples that need a user interface.
//
// As in the guides, objects aren't released; with GNUstep, which has no ARC, they leak. Usage: Snippets URL TOKEN
#import "../Checks.h"
#import "../Emulator.h"
#import "../MainQueue.h"
#import <ObjectiveDropboxOfficial/ObjectiveDropboxOfficial.h>

// The guides use routes and methods that are deprecated today.
#pragma clang diagnostic ignored "-Wdeprecated-declarations"

/// An element of a collection. The guides write a subscript, which clang doesn't compile for GNUstep.
#if __has_feature(objc_subscripting)
#define AT_INDEX(array, index) (array)[index]
#define FOR_KEY(dictionary, key) (dictionary)[key]
#else
#define AT_INDEX(array, index) [(array) objectAtIndex:(index)]
#define FOR_KEY(dictionary, key) [(dictionary) objectForKey:(key)]
#endif

// MARK: Outcomes

/// What the last response block received, and the number of response blocks that have run.
static id lastResult, lastRouteError, lastContent;
static DBRequestError *lastError;
static int outcomes;

/// Records the outcome of a call.
static void record(id result, id routeError, DBRequestError *networkError, id content) {
    DB_REPLACE(lastResult, result);
    DB_REPLACE(lastRouteError, routeError);
    DB_REPLACE(lastError, networkError);
    DB_REPLACE(lastContent, content);
    __atomic_add_fetch(&outcomes, 1, __ATOMIC_SEQ_CST);
}

/// Runs the main thread until a number of response blocks has run, at most 60 seconds.
static void waitForOutcomes(int count) {
    static int expected;
    expected += count;
    NSDate *end = [NSDate dateWithTimeIntervalSinceNow:60];
    while (__atomic_load_n(&outcomes, __ATOMIC_SEQ_CST) < expected && [end timeIntervalSinceNow] > 0) {
        RunMainQueue();
    }
    CHECK(outcomes == expected);
}

static NSString *text(NSData *data) {
    return DB_AUTORELEASE([[NSString alloc] initWithData:data encoding:NSUTF8StringEncoding]);
}

/// Returns a configuration with the emulator as the server.
static DBTransportDefaultConfig *emulatorConfig(NSString *server, NSString *appKey) {
    DBTransportBaseHostnameConfig *hosts =
        [[DBTransportBaseHostnameConfig alloc] initWithMeta:server api:server content:server notify:server];
    return [[DBTransportDefaultConfig alloc] initWithAppKey:appKey
                                                  appSecret:nil
                                             hostnameConfig:hosts
                                                  userAgent:nil
                                                 asMemberId:nil
                                          additionalHeaders:nil
                                              delegateQueue:nil
                                     forceForegroundSession:YES
                                  sharedContainerIdentifier:nil];
}

/// Sets the accounts up with a configuration.
static void setUp(DBTransportDefaultConfig *transportConfig) {
#if TARGET_OS_IPHONE
    [DBClientsManager setupWithTransportConfig:transportConfig];
#else
    [DBClientsManager setupWithTransportConfigDesktop:transportConfig];
#endif
}

// MARK: Initialize a DBUserClient instance

static void testSetup(void) {
#if TARGET_OS_IPHONE
    [DBClientsManager setupWithAppKey:@"<APP_KEY>"];
#else
    [DBClientsManager setupWithAppKeyDesktop:@"<APP_KEY>"];
#endif
    CHECK_EQUAL([DBClientsManager appKey], @"<APP_KEY>");
    // Reference after programmatic auth flow
    DBUserClient *client = [DBClientsManager authorizedClient];
    CHECK(client == nil);
    // Initialize with manually retrieved auth token
    client = [[DBUserClient alloc] initWithAccessToken:@"<MY_ACCESS_TOKEN>"];
    CHECK([client isAuthorized]);
    CHECK_EQUAL([client accessToken], @"<MY_ACCESS_TOKEN>");
}

// MARK: Begin the authorization flow, and handle redirect back into SDK

static void testSignIn(NSString *server) {
    DBScopeRequest *scopeRequest = [[DBScopeRequest alloc] initWithScopeType:DBScopeTypeUser
                                                                      scopes:@[ @"account_info.read" ]
                                                        includeGrantedScopes:NO];
    CHECK(scopeRequest != nil);

    DBOAuthCompletion completion = ^(DBOAuthResult *authResult) {
      if (authResult != nil) {
          if ([authResult isSuccess]) {
              NSLog(@"\n\nSuccess! User is logged into Dropbox.\n\n");
          } else if ([authResult isCancel]) {
              NSLog(@"\n\nAuthorization flow was manually canceled by user!\n\n");
          } else if ([authResult isError]) {
              NSLog(@"\n\nError: %@\n\n", authResult);
          }
      }
      record(authResult, nil, nil, nil);
    };
    setUp(emulatorConfig(server, @"snippets"));
    BOOL canHandle = [DBClientsManager handleRedirectURL:[NSURL URLWithString:@"db-snippets://2/token?code=c&state=forged"]
                                              completion:completion];
    CHECK(canHandle);
    waitForOutcomes(1);
    CHECK([lastResult isError] && [(DBOAuthResult *)lastResult errorType] == DBAuthInconsistentState);
    canHandle = [DBClientsManager handleRedirectURL:[NSURL URLWithString:@"https://example.com/"] completion:completion];
    CHECK(!canHandle);
    waitForOutcomes(1);
    CHECK(lastResult == nil);

    DBOAuthResult *authResult = [DBClientsManager handleRedirectURL:[NSURL URLWithString:@"https://example.com/"]];
    CHECK(authResult == nil);
    authResult = [DBClientsManager handleRedirectURL:[NSURL URLWithString:@"db-snippets://2/token?code=c&state=forged"]];
    CHECK([authResult isError] && ![authResult isSuccess] && ![authResult isCancel]);
}

// MARK: RPC-style request

static void testCreateFolder(DBUserClient *client) {
    [[client.filesRoutes createFolder:@"/test/path/in/Dropbox/account"]
        setResponseBlock:^(DBFILESFolderMetadata *result, DBFILESCreateFolderError *routeError, DBRequestError *networkError) {
          if (result) {
              NSLog(@"%@\n", result);
          } else {
              NSLog(@"%@\n%@\n", routeError, networkError);
          }
          record(result, routeError, networkError, nil);
        }];
    waitForOutcomes(1);
    CHECK([lastResult isKindOfClass:[DBFILESFolderMetadata class]] && lastRouteError == nil && lastError == nil);
    CHECK_EQUAL([lastResult pathDisplay], @"/test/path/in/Dropbox/account");
}

/// The controller of the sample that lists a folder.
@interface FolderController : NSObject {
@public
    int _pages, _files, _folders;
}
- (void)listFolderWithClient:(DBUserClient *)client;
@end

@implementation FolderController

- (void)listFolderWithClient:(DBUserClient *)client {
    [[client.filesRoutes listFolder:@"/test/path/in/Dropbox/account"]
        setResponseBlock:^(DBFILESListFolderResult *response, DBFILESListFolderError *routeError, DBRequestError *networkError) {
          if (response) {
              NSArray<DBFILESMetadata *> *entries = response.entries;
              NSString *cursor = response.cursor;
              BOOL hasMore = [response.hasMore boolValue];

              [self printEntries:entries];

              if (hasMore) {
                  NSLog(@"Folder is large enough where we need to call `listFolderContinue:`");

                  [self listFolderContinueWithClient:client cursor:cursor];
              } else {
                  NSLog(@"List folder complete.");
                  record(response, nil, nil, nil);
              }
          } else {
              NSLog(@"%@\n%@\n", routeError, networkError);
              record(nil, routeError, networkError, nil);
          }
        }];
}

- (void)listFolderContinueWithClient:(DBUserClient *)client cursor:(NSString *)cursor {
    [[client.filesRoutes listFolderContinue:cursor]
        setResponseBlock:^(
            DBFILESListFolderResult *response, DBFILESListFolderContinueError *routeError, DBRequestError *networkError) {
          if (response) {
              NSArray<DBFILESMetadata *> *entries = response.entries;
              NSString *cursor = response.cursor;
              BOOL hasMore = [response.hasMore boolValue];

              [self printEntries:entries];

              if (hasMore) {
                  [self listFolderContinueWithClient:client cursor:cursor];
              } else {
                  NSLog(@"List folder complete.");
                  record(response, nil, nil, nil);
              }
          } else {
              NSLog(@"%@\n%@\n", routeError, networkError);
              record(nil, routeError, networkError, nil);
          }
        }];
}

- (void)printEntries:(NSArray<DBFILESMetadata *> *)entries {
    _pages++;
    for (DBFILESMetadata *entry in entries) {
        if ([entry isKindOfClass:[DBFILESFileMetadata class]]) {
            DBFILESFileMetadata *fileMetadata = (DBFILESFileMetadata *)entry;
            NSLog(@"File data: %@\n", fileMetadata);
            _files++;
        } else if ([entry isKindOfClass:[DBFILESFolderMetadata class]]) {
            DBFILESFolderMetadata *folderMetadata = (DBFILESFolderMetadata *)entry;
            NSLog(@"Folder data: %@\n", folderMetadata);
            _folders++;
        } else if ([entry isKindOfClass:[DBFILESDeletedMetadata class]]) {
            DBFILESDeletedMetadata *deletedMetadata = (DBFILESDeletedMetadata *)entry;
            NSLog(@"Deleted data: %@\n", deletedMetadata);
        }
    }
}

@end

/// Lists a folder with two files and three folders. The emulator's pages have two entries.
static void testListFolder(DBUserClient *client) {
    for (NSString *name in @[ @"a", @"b", @"c" ]) {
        NSString *path = [@"/test/path/in/Dropbox/account/folder " stringByAppendingString:name];
        [[client.filesRoutes createFolderV2:path]
            setResponseBlock:^(DBFILESCreateFolderResult *result, DBFILESCreateFolderError *routeError, DBRequestError *error) {
              record(result, routeError, error, nil);
            }];
    }
    waitForOutcomes(3);
    FolderController *controller = [[FolderController alloc] init];
    [controller listFolderWithClient:client];
    waitForOutcomes(1);
    CHECK([lastResult isKindOfClass:[DBFILESListFolderResult class]]);
    CHECK(controller->_files == 2 && controller->_folders == 3 && controller->_pages >= 3);
}

// MARK: Upload-style request

static void testUploadData(DBUserClient *client) {
    NSData *fileData = [@"file data example" dataUsingEncoding:NSUTF8StringEncoding allowLossyConversion:NO];

    // For overriding on upload
    DBFILESWriteMode *mode = [[DBFILESWriteMode alloc] initWithOverwrite];

    [[[client.filesRoutes uploadData:@"/test/path/in/Dropbox/account/my_output.txt"
                                mode:mode
                          autorename:@(YES)
                      clientModified:nil
                                mute:@(NO)
                           inputData:fileData]
        setResponseBlock:^(DBFILESFileMetadata *result, DBFILESUploadError *routeError, DBRequestError *networkError) {
          if (result) {
              NSLog(@"%@\n", result);
          } else {
              NSLog(@"%@\n%@\n", routeError, networkError);
          }
          record(result, routeError, networkError, nil);
        }] setProgressBlock:^(int64_t bytesUploaded, int64_t totalBytesUploaded, int64_t totalBytesExpectedToUploaded) {
      NSLog(@"\n%lld\n%lld\n%lld\n", (long long)bytesUploaded, (long long)totalBytesUploaded,
          (long long)totalBytesExpectedToUploaded);
    }];
    waitForOutcomes(1);
    CHECK_EQUAL([lastResult pathDisplay], @"/test/path/in/Dropbox/account/my_output.txt");
    CHECK_EQUAL([(DBFILESFileMetadata *)lastResult size], @17);

    // The same call with the arguments that a later guide has
    [[client.filesRoutes uploadData:@"/test/path/in/Dropbox/account/my_file.txt"
                               mode:mode
                         autorename:@(YES)
                     clientModified:nil
                               mute:@(NO)
                     propertyGroups:nil
                          inputData:fileData]
        setResponseBlock:^(DBFILESFileMetadata *result, DBFILESUploadError *routeError, DBRequestError *networkError) {
          record(result, routeError, networkError, nil);
        }];
    waitForOutcomes(1);
    CHECK_EQUAL([lastResult pathDisplay], @"/test/path/in/Dropbox/account/my_file.txt");
}

/// Returns the URL of a file in the folder for temporary files.
static NSURL *temporaryFile(NSString *name) {
    return [NSURL fileURLWithPath:[NSTemporaryDirectory() stringByAppendingPathComponent:name]];
}

static void testUploadFile(DBUserClient *client) {
    NSURL *file = temporaryFile(@"snippets.txt");
    CHECK([[@"content of a file" dataUsingEncoding:NSUTF8StringEncoding] writeToFile:[file path] atomically:YES]);
    [[client.filesRoutes uploadUrl:@"/output/uploaded.txt" inputUrl:[file path]]
        setResponseBlock:^(DBFILESFileMetadata *result, DBFILESUploadError *routeError, DBRequestError *networkError) {
          record(result, routeError, networkError, nil);
        }];
    waitForOutcomes(1);
    CHECK_EQUAL([lastResult pathDisplay], @"/output/uploaded.txt");
    CHECK_EQUAL([(DBFILESFileMetadata *)lastResult size], @17);
}

static void testBatchUpload(DBUserClient *client) {
    static int successes, failures, otherErrors;
    NSURL *file = temporaryFile(@"snippets.txt");
    NSURL *missing = temporaryFile(@"missing.txt");
    NSMutableDictionary<NSURL *, DBFILESCommitInfo *> *uploadFilesUrlsToCommitInfo = [NSMutableDictionary new];
    DBFILESCommitInfo *commitInfo = [[DBFILESCommitInfo alloc] initWithPath:@"/output/path/in/Dropbox/file.txt"];
    [uploadFilesUrlsToCommitInfo setObject:commitInfo forKey:file];
    [uploadFilesUrlsToCommitInfo setObject:[[DBFILESCommitInfo alloc] initWithPath:@"/output/missing.txt"] forKey:missing];

    [client.filesRoutes batchUploadFiles:uploadFilesUrlsToCommitInfo
        queue:nil
        progressBlock:^(int64_t uploaded, int64_t uploadedTotal, int64_t expectedToUploadTotal) {
          NSLog(@"Uploaded: %lld  UploadedTotal: %lld  ExpectedToUploadTotal: %lld", (long long)uploaded, (long long)uploadedTotal,
              (long long)expectedToUploadTotal);
        }
        responseBlock:^(
            NSDictionary<NSURL *, DBFILESUploadSessionFinishBatchResultEntry *> *fileUrlsToBatchResultEntries,
            DBASYNCPollError *finishBatchRouteError, DBRequestError *finishBatchRequestError,
            NSDictionary<NSURL *, DBRequestError *> *fileUrlsToRequestErrors) {
          if (fileUrlsToBatchResultEntries) {
              NSLog(@"Call to `/upload_session/finish_batch/check` succeeded");
              for (NSURL *clientSideFileUrl in fileUrlsToBatchResultEntries) {
                  DBFILESUploadSessionFinishBatchResultEntry *resultEntry =
                      FOR_KEY(fileUrlsToBatchResultEntries, clientSideFileUrl);
                  if ([resultEntry isSuccess]) {
                      NSString *dropboxFilePath = resultEntry.success.pathDisplay;
                      NSLog(@"File successfully uploaded from %@ on local machine to %@ in Dropbox.", [clientSideFileUrl path],
                          dropboxFilePath);
                      CHECK_EQUAL(dropboxFilePath, @"/output/path/in/Dropbox/file.txt");
                      successes++;
                  } else if ([resultEntry isFailure]) {
                      // This particular file was not uploaded successfully, although the other
                      // files may have been uploaded successfully. Perhaps implement some retry
                      // logic here based on `uploadNetworkError` or `uploadSessionFinishError`
                      DBRequestError *uploadNetworkError = FOR_KEY(fileUrlsToRequestErrors, clientSideFileUrl);
                      DBFILESUploadSessionFinishError *uploadSessionFinishError = resultEntry.failure;
                      NSLog(@"%@ %@", uploadNetworkError, uploadSessionFinishError);
                      failures++;
                  }
              }
          }

          if (finishBatchRouteError) {
              NSLog(@"Either bug in SDK code, or transient error on Dropbox server");
              NSLog(@"%@", finishBatchRouteError);
          } else if (finishBatchRequestError) {
              NSLog(@"Request error from calling `/upload_session/finish_batch/check`");
              NSLog(@"%@", finishBatchRequestError);
          } else if ([fileUrlsToRequestErrors count] > 0) {
              NSLog(@"Other additional errors (e.g. file doesn't exist client-side, etc.).");
              NSLog(@"%@", fileUrlsToRequestErrors);
              otherErrors++;
          }
          record(fileUrlsToBatchResultEntries, finishBatchRouteError, finishBatchRequestError, fileUrlsToRequestErrors);
        }];
    waitForOutcomes(1);
    CHECK(successes == 1 && failures == 0 && otherErrors == 1);
    CHECK([(NSDictionary *)lastContent count] == 1 && [FOR_KEY((NSDictionary *)lastContent, missing) isClientError]);
}

// MARK: Download-style request

static void testDownloadUrl(DBUserClient *client) {
    NSFileManager *fileManager = [NSFileManager defaultManager];
#ifdef GNUSTEP
    NSURL *outputDirectory = temporaryFile(@"documents");
#else
    NSURL *outputDirectory = [fileManager URLsForDirectory:NSDocumentDirectory inDomains:NSUserDomainMask][0];
#endif
    CHECK([fileManager createDirectoryAtURL:outputDirectory withIntermediateDirectories:YES attributes:nil error:NULL]);
    NSURL *outputUrl = [outputDirectory URLByAppendingPathComponent:@"test_file_output.txt"];

    [[[client.filesRoutes downloadUrl:@"/test/path/in/Dropbox/account/my_file.txt" overwrite:YES destination:outputUrl]
        setResponseBlock:^(
            DBFILESFileMetadata *result, DBFILESDownloadError *routeError, DBRequestError *networkError, NSURL *destination) {
          if (result) {
              NSLog(@"%@\n", result);
              NSData *data = [[NSFileManager defaultManager] contentsAtPath:[destination path]];
              NSString *dataStr = [[NSString alloc] initWithData:data encoding:NSUTF8StringEncoding];
              NSLog(@"%@\n", dataStr);
              CHECK_EQUAL(dataStr, @"file data example");
          } else {
              NSLog(@"%@\n%@\n", routeError, networkError);
          }
          record(result, routeError, networkError, destination);
        }] setProgressBlock:^(int64_t bytesDownloaded, int64_t totalBytesDownloaded, int64_t totalBytesExpectedToDownload) {
      NSLog(@"%lld\n%lld\n%lld\n", (long long)bytesDownloaded, (long long)totalBytesDownloaded,
          (long long)totalBytesExpectedToDownload);
    }];
    waitForOutcomes(1);
    CHECK_EQUAL([(DBFILESFileMetadata *)lastResult name], @"my_file.txt");
    CHECK_EQUAL([(NSURL *)lastContent path], [outputUrl path]);
}

static void testDownloadData(DBUserClient *client) {
    [[[client.filesRoutes downloadData:@"/test/path/in/Dropbox/account/my_file.txt"]
        setResponseBlock:^(
            DBFILESFileMetadata *result, DBFILESDownloadError *routeError, DBRequestError *networkError, NSData *fileContents) {
          if (result) {
              NSLog(@"%@\n", result);
              NSString *dataStr = [[NSString alloc] initWithData:fileContents encoding:NSUTF8StringEncoding];
              NSLog(@"%@\n", dataStr);
          } else {
              NSLog(@"%@\n%@\n", routeError, networkError);
          }
          record(result, routeError, networkError, fileContents);
        }] setProgressBlock:^(int64_t bytesDownloaded, int64_t totalBytesDownloaded, int64_t totalBytesExpectedToDownload) {
      NSLog(@"%lld\n%lld\n%lld\n", (long long)bytesDownloaded, (long long)totalBytesDownloaded,
          (long long)totalBytesExpectedToDownload);
    }];
    waitForOutcomes(1);
    CHECK_EQUAL([(DBFILESFileMetadata *)lastResult name], @"my_file.txt");
    CHECK_EQUAL(text(lastContent), @"file data example");
}

// MARK: Handling responses and errors

static void testRouteErrors(DBUserClient *client) {
    static BOOL isPathLookup;
    [[client.filesRoutes delete_:@"/nowhere"]
        setResponseBlock:^(DBFILESMetadata *result, DBFILESDeleteError *routeError, DBRequestError *networkError) {
          if (result) {
              NSLog(@"%@\n", result);
          } else {
              // Error is with the route specifically (status code 409)
              if (routeError) {
                  if ([routeError isPathLookup]) {
                      // Can safely access this field
                      DBFILESLookupError *pathLookup = routeError.pathLookup;
                      NSLog(@"%@\n", pathLookup);
                      isPathLookup = [pathLookup isNotFound];
                  } else if ([routeError isPathWrite]) {
                      DBFILESWriteError *pathWrite = routeError.pathWrite;
                      NSLog(@"%@\n", pathWrite);
                  }
              }
              NSLog(@"%@\n%@\n", routeError, networkError);
          }
          record(result, routeError, networkError, nil);
        }];
    waitForOutcomes(1);
    CHECK(lastResult == nil && isPathLookup && [lastError isHttpError]);
    CHECK_EQUAL(lastError.statusCode, @409);
}

/// Returns the error that the sample casts an error to.
static id castError(DBRequestError *networkError) {
    if ([networkError isInternalServerError]) {
        DBRequestInternalServerError *internalServerError = [networkError asInternalServerError];
        NSLog(@"%@\n", internalServerError);
        return internalServerError;
    } else if ([networkError isBadInputError]) {
        DBRequestBadInputError *badInputError = [networkError asBadInputError];
        NSLog(@"%@\n", badInputError);
        return badInputError;
    } else if ([networkError isAuthError]) {
        DBRequestAuthError *authError = [networkError asAuthError];
        NSLog(@"%@\n", authError);
        return authError;
    } else if ([networkError isAccessError]) {
        DBRequestAccessError *accessError = [networkError asAccessError];
        NSLog(@"%@\n", accessError);
        return accessError;
    } else if ([networkError isRateLimitError]) {
        DBRequestRateLimitError *rateLimitError = [networkError asRateLimitError];
        NSLog(@"%@\n", rateLimitError);
        return rateLimitError;
    } else if ([networkError isHttpError]) {
        DBRequestHttpError *genericHttpError = [networkError asHttpError];
        NSLog(@"%@\n", genericHttpError);
        return genericHttpError;
    } else if ([networkError isClientError]) {
        DBRequestClientError *genericLocalError = [networkError asClientError];
        NSLog(@"%@\n", genericLocalError);
        return genericLocalError;
    }
    return nil;
}

static DBRequestError *rateLimitError(int backoff) {
    DBAUTHRateLimitReason *reason = [[DBAUTHRateLimitReason alloc] initWithTooManyRequests];
    return [[DBRequestError alloc] initAsRateLimitError:@"id"
                                             statusCode:@429
                                           errorContent:@"{}"
                                            userMessage:nil
                               structuredRateLimitError:[[DBAUTHRateLimitError alloc] initWithReason:reason]
                                                backoff:@(backoff)];
}

static void testCasts(NSString *server, DBUserClient *client) {
    // An error that isn't specific to the route
    [[EmulatorClient(server, UNKNOWN_TOKEN).filesRoutes delete_:@"/test/path/in/Dropbox/account"]
        setResponseBlock:^(DBFILESMetadata *result, DBFILESDeleteError *routeError, DBRequestError *networkError) {
          if (result) {
              NSLog(@"%@\n", result);
          } else if (!routeError) {
              record(result, routeError, networkError, castError(networkError));
          }
        }];
    waitForOutcomes(1);
    CHECK([lastContent isKindOfClass:[DBRequestAuthError class]]);
    CHECK([[(DBRequestAuthError *)lastContent structuredAuthError] isInvalidAccessToken]);
    // An error of the client
    [[client.filesRoutes delete_:@"a path without a slash"]
        setResponseBlock:^(DBFILESMetadata *result, DBFILESDeleteError *routeError, DBRequestError *networkError) {
          record(result, routeError, networkError, castError(networkError));
        }];
    waitForOutcomes(1);
    CHECK([lastContent isKindOfClass:[DBRequestClientError class]]);
    // The other ones
    DBAUTHAccessError *denied = [[DBAUTHAccessError alloc] initWithOther];
    CHECK([castError([[DBRequestError alloc] initAsInternalServerError:@"id" statusCode:@500 errorContent:@"" userMessage:nil])
        isKindOfClass:[DBRequestInternalServerError class]]);
    CHECK([castError([[DBRequestError alloc] initAsBadInputError:@"id" statusCode:@400 errorContent:@"" userMessage:nil])
        isKindOfClass:[DBRequestBadInputError class]]);
    CHECK([castError([[DBRequestError alloc] initAsAccessError:@"id"
                                                    statusCode:@403
                                                  errorContent:@""
                                                   userMessage:nil
                                         structuredAccessError:denied]) isKindOfClass:[DBRequestAccessError class]]);
    CHECK([castError(rateLimitError(7)) isKindOfClass:[DBRequestRateLimitError class]]);
    CHECK_EQUAL([castError(rateLimitError(7)) retryAfter], @7);
    CHECK([[castError([[DBRequestError alloc] initAsHttpError:@"id" statusCode:@404 errorContent:@"" userMessage:nil]) class]
        isEqual:[DBRequestHttpError class]]);
}

static void testSubtypes(DBUserClient *client) {
    static int files, folders, others;
    for (NSString *path in @[ @"/test/path/in/Dropbox/account/my_output.txt", @"/test/path/in/Dropbox/account" ]) {
        [[client.filesRoutes delete_:path]
            setResponseBlock:^(DBFILESMetadata *result, DBFILESDeleteError *routeError, DBRequestError *networkError) {
              if (result) {
                  if ([result isKindOfClass:[DBFILESFileMetadata class]]) {
                      DBFILESFileMetadata *fileMetadata = (DBFILESFileMetadata *)result;
                      NSLog(@"File data: %@\n", fileMetadata);
                      files++;
                  } else if ([result isKindOfClass:[DBFILESFolderMetadata class]]) {
                      DBFILESFolderMetadata *folderMetadata = (DBFILESFolderMetadata *)result;
                      NSLog(@"Folder data: %@\n", folderMetadata);
                      folders++;
                  } else if ([result isKindOfClass:[DBFILESDeletedMetadata class]]) {
                      DBFILESDeletedMetadata *deletedMetadata = (DBFILESDeletedMetadata *)result;
                      NSLog(@"Deleted data: %@\n", deletedMetadata);
                      others++;
                  }
              }
              record(result, routeError, networkError, nil);
            }];
        waitForOutcomes(1);
    }
    CHECK(files == 1 && folders == 1 && others == 0);
}

// MARK: Consistent global error handling

static DBTask *taskToRestart;
static int folderErrors;

static void testGlobalErrors(NSString *server, DBUserClient *client) {
    void (^listFolderGlobalResponseBlock)(DBFILESListFolderError *, DBRequestError *, DBTask *) =
        ^(DBFILESListFolderError *folderError, DBRequestError *networkError, DBTask *restartTask) {
          if (folderError) {
              folderErrors++;
              DB_REPLACE(taskToRestart, restartTask);
              record(nil, folderError, networkError, nil);
          }
        };

    void (^networkGlobalResponseBlock)(DBRequestError *, DBTask *) = ^(DBRequestError *networkError, DBTask *restartTask) {
      if ([networkError isAuthError]) {
          // log the user out of the app, for instance
          [DBClientsManager unlinkAndResetClients];
          record(nil, nil, networkError, nil);
      } else if ([networkError isRateLimitError]) {
          // automatically retry after backoff period
          DBRequestRateLimitError *rateLimitError = [networkError asRateLimitError];
          int backOff = [rateLimitError.retryAfter intValue];

          dispatch_after(dispatch_time(DISPATCH_TIME_NOW, backOff * NSEC_PER_SEC), dispatch_get_main_queue(), ^{
            [restartTask restart];
          });
      }
    };

    // one response block per error type to globally handle
    [DBGlobalErrorResponseHandler registerRouteErrorResponseBlock:listFolderGlobalResponseBlock
                                                   routeErrorType:[DBFILESListFolderError class]];

    // only one response block total to handle all network errors
    [DBGlobalErrorResponseHandler registerNetworkErrorResponseBlock:networkGlobalResponseBlock];

    // The global block runs in addition to the block of the call.
    [[client.filesRoutes listFolder:@"/not yet"]
        setResponseBlock:^(DBFILESListFolderResult *result, DBFILESListFolderError *routeError, DBRequestError *networkError) {
          record(result, routeError, networkError, nil);
        }];
    waitForOutcomes(2);
    CHECK(folderErrors == 1 && [lastRouteError isPath] && taskToRestart != nil);
    // A rate limit of the server would be retried by the client, so the block gets one that looks like it.
    [[client.filesRoutes createFolderV2:@"/not yet"]
        setResponseBlock:^(DBFILESCreateFolderResult *result, DBFILESCreateFolderError *routeError, DBRequestError *error) {
          record(result, routeError, error, nil);
        }];
    waitForOutcomes(1);
    networkGlobalResponseBlock(rateLimitError(0), taskToRestart);
    waitForOutcomes(1);
    CHECK([lastResult isKindOfClass:[DBFILESListFolderResult class]] && folderErrors == 1);
    // A rejected token signs the accounts out.
    setUp(emulatorConfig(server, @"snippets"));
    [DBSDKKeychain storeAccessToken:[DBAccessToken createWithLongLivedAccessToken:@"stored" uid:@"dbid:1"]];
    [[EmulatorClient(server, UNKNOWN_TOKEN).filesRoutes listFolder:@""]
        setResponseBlock:^(DBFILESListFolderResult *result, DBFILESListFolderError *routeError, DBRequestError *networkError) {
          record(result, routeError, networkError, nil);
        }];
    waitForOutcomes(2);
    CHECK([lastError isAuthError] && folderErrors == 1 && [[DBSDKKeychain retrieveAllTokenIds] count] == 0);
    [DBGlobalErrorResponseHandler removeRouteErrorResponseBlockWithRouteErrorType:[DBFILESListFolderError class]];
    [DBGlobalErrorResponseHandler removeNetworkErrorResponseBlock];
}

// MARK: Customizing network calls

static void testConfiguration(void) {
    DBTransportDefaultConfig *transportConfig =
        [[DBTransportDefaultConfig alloc] initWithAppKey:@"<APP_KEY>" forceForegroundSession:YES];
    setUp(transportConfig);
    CHECK_EQUAL([DBClientsManager appKey], @"<APP_KEY>");
    CHECK(transportConfig.forceForegroundSession);
}

static void testResponseQueue(DBUserClient *client) {
    static BOOL wasMainThread = YES;
    [[client.filesRoutes listFolder:@""]
        setResponseBlock:^(DBFILESListFolderResult *result, DBFILESListFolderError *routeError, DBRequestError *networkError) {
          if (result) {
              NSLog(@"%@", [NSThread currentThread]);
              NSLog(@"%@", [NSThread mainThread]);
              NSLog(@"%@\n", result);
          }
          wasMainThread = [NSThread isMainThread];
          record(result, routeError, networkError, nil);
        }
                   queue:[NSOperationQueue new]];
    waitForOutcomes(1);
    CHECK(!wasMainThread && [lastResult isKindOfClass:[DBFILESListFolderResult class]]);
}

// MARK: DBTeamClient

/// Calls a route of a team, and a route as one of its members. The emulator's configuration has the token.
static void testTeam(NSString *server) {
    DBTeamClient *client = [[DBTeamClient alloc] initWithAccessToken:@"engines-token"
                                                     transportConfig:emulatorConfig(server, @"adminkey")];
    [[client.teamRoutes membersList]
        setResponseBlock:^(DBTEAMMembersListResult *result, DBTEAMMembersListError *routeError, DBRequestError *networkError) {
          record(result, routeError, networkError, nil);
        }];
    waitForOutcomes(1);
    DBTEAMTeamMemberInfo *member = AT_INDEX([(DBTEAMMembersListResult *)lastResult members], 0);
    CHECK_EQUAL(member.profile.email, @"charles@example.com");
    [[[client userClientWithMemberId:member.profile.teamMemberId].usersRoutes getCurrentAccount]
        setResponseBlock:^(DBUSERSFullAccount *result, DBNilObject *routeError, DBRequestError *networkError) {
          record(result, routeError, networkError, nil);
        }];
    waitForOutcomes(1);
    CHECK_EQUAL([(DBUSERSFullAccount *)lastResult email], @"charles@example.com");
}

// MARK: Migrating OAuth tokens from earlier SDKs

static void testMigration(void) {
    BOOL willPerformMigration = [DBClientsManager
        checkAndPerformV1TokenMigration:^(
            BOOL shouldRetry, BOOL invalidAppKeyOrSecret, NSArray<NSArray<NSString *> *> *unsuccessfullyMigratedTokenData) {
          if ([unsuccessfullyMigratedTokenData count] != 0) {
              NSLog(@"The following tokens were unsucessfully migrated:");
              for (NSArray<NSString *> *tokenData in unsuccessfullyMigratedTokenData) {
                  NSLog(@"DropboxUserID: %@, AccessToken: %@, AccessTokenSecret: %@, StoredAppKey: %@", AT_INDEX(tokenData, 0),
                      AT_INDEX(tokenData, 1), AT_INDEX(tokenData, 2), AT_INDEX(tokenData, 3));
              }
          }
          CHECK(NO);
        }
                                  queue:nil
                                 appKey:@"<APP_KEY>"
                              appSecret:@"<APP_SECRET>"];
    // No SDK for the first version of the API stored a token.
    CHECK(!willPerformMigration);
}

int main(int count, const char **arguments) {
    if (count < 3) return 2;
    @autoreleasepool {
        NSString *server = [NSString stringWithUTF8String:arguments[1]];
        DBUserClient *client = EmulatorClient(server, [NSString stringWithUTF8String:arguments[2]]);
        testSetup();
        testSignIn(server);
        testCreateFolder(client);
        testUploadData(client);
        testListFolder(client);
        testUploadFile(client);
        testBatchUpload(client);
        testDownloadUrl(client);
        testDownloadData(client);
        testRouteErrors(client);
        testCasts(server, client);
        testSubtypes(client);
        testGlobalErrors(server, client);
        testConfiguration();
        testResponseQueue(client);
        testTeam(server);
        testMigration();
    }
    return DBFinish("Snippets");
}
