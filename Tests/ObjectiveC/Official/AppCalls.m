// The calls that public apps make, each for real: transfers, listings, links, and the errors that they handle.
// Scripts/objective-c/db-usage.tsv lists them. Usage: AppCalls URL TOKEN
#import "EmulatorClient.h"

static DBUserClient *client;

/// Calls a route, and waits for its response. The block checks `result`, `routeError`, and `error`.
#define CALL(TASK, RESULT, ERROR, ...) \
    do { \
        __block BOOL isFinished = NO; \
        [TASK setResponseBlock:^(RESULT *result, ERROR *routeError, DBRequestError *error) { \
            __VA_ARGS__ \
            isFinished = YES; \
        }]; \
        WAIT_UNTIL(isFinished); \
    } while (0)

static NSData *data(NSString *text) {
    return [text dataUsingEncoding:NSUTF8StringEncoding];
}

static NSString *temporaryFile(NSString *name) {
    return [NSTemporaryDirectory() stringByAppendingPathComponent:name];
}

static void testUploads(void) {
    CHECK([data(@"content") writeToFile:temporaryFile(@"content") atomically:NO]);
    DBFILESUserAuthRoutes *routes = client.filesRoutes;
    DBFILESWriteMode *add = [[[DBFILESWriteMode alloc] initWithAdd] autorelease];
    __block NSString *rev = nil;
    CALL(([routes uploadUrl:@"/Apps/File.txt"
                       mode:add
                 autorename:[NSNumber numberWithBool:NO]
             clientModified:[NSDate dateWithTimeIntervalSince1970:1431445838]
                       mute:[NSNumber numberWithBool:YES]
             propertyGroups:nil
             strictConflict:nil
                contentHash:nil
                   inputUrl:temporaryFile(@"content")]),
        DBFILESFileMetadata, DBFILESUploadError, {
            CHECK_EQUAL(result.pathDisplay, @"/Apps/File.txt");
            CHECK_EQUAL(result.pathLower, @"/apps/file.txt");
            CHECK([result.clientModified timeIntervalSince1970] == 1431445838);
            CHECK(result.serverModified != nil && [result.contentHash length] == 64 && [result.id_ hasPrefix:@"id:"]);
            rev = [result.rev retain];
        });
    DBFILESWriteMode *update = [[[DBFILESWriteMode alloc] initWithUpdate:rev] autorelease];
    CALL(([routes uploadData:@"/Apps/File.txt"
                        mode:update
                  autorename:nil
              clientModified:nil
                        mute:nil
              propertyGroups:nil
              strictConflict:nil
                 contentHash:nil
                   inputData:data(@"longer content")]),
        DBFILESFileMetadata, DBFILESUploadError, { CHECK(error == nil && ![result.rev isEqual:rev]); });
    // The revision is no longer the current one.
    CALL(([routes uploadData:@"/Apps/File.txt"
                        mode:add
                  autorename:nil
              clientModified:nil
                        mute:nil
              propertyGroups:nil
              strictConflict:nil
                 contentHash:nil
                   inputData:data(@"other content")]),
        DBFILESFileMetadata, DBFILESUploadError, {
            CHECK(routeError.tag == DBFILESUploadErrorPath && routeError.tag != DBFILESUploadErrorOther);
            DBFILESUploadWriteFailed *failed = routeError.path;
            DBFILESWriteError *reason = failed.reason;
            CHECK([reason isConflict]);
        });
    __block NSData *downloaded = nil;
    NSURL *destination = [NSURL fileURLWithPath:temporaryFile(@"earlier")];
    __block BOOL isFinished = NO;
    DBDownloadUrlTask *download = [routes downloadUrl:@"/Apps/File.txt" rev:rev overwrite:YES destination:destination];
    [download setResponseBlock:^(DBFILESFileMetadata *result, DBFILESDownloadError *routeError, DBRequestError *error, NSURL *url) {
        downloaded = [[NSData alloc] initWithContentsOfFile:[url path]];
        isFinished = YES;
    }];
    WAIT_UNTIL(isFinished);
    CHECK_EQUAL(downloaded, data(@"content"));
    DBFILESListRevisionsMode *mode = [[[DBFILESListRevisionsMode alloc] initWithPath] autorelease];
    CHECK([mode isPath]);
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wdeprecated-declarations"
    CALL([routes listRevisions:@"/Apps/File.txt" mode:mode limit:[NSNumber numberWithInt:10]], DBFILESListRevisionsResult,
        DBFILESListRevisionsError, {
            CHECK([result.entries count] == 2 && ![result.isDeleted boolValue]);
            CHECK_EQUAL([[result.entries lastObject] rev], rev);
        });
#pragma clang diagnostic pop
}

/// Behavior: no result. The block receives a `DBNilObject`.
static void testUploadSession(void) {
    DBFILESUserAuthRoutes *routes = client.filesRoutes;
    __block NSString *session = nil;
    CALL([routes uploadSessionStartData:data(@"abc")], DBFILESUploadSessionStartResult, DBFILESUploadSessionStartError,
        { session = [result.sessionId retain]; });
    DBFILESUploadSessionCursor *cursor = [[[DBFILESUploadSessionCursor alloc]
        initWithSessionId:session
                   offset:[NSNumber numberWithInt:3]] autorelease];
    CHECK_EQUAL(cursor.sessionId, session);
    CALL([routes uploadSessionAppendV2Data:cursor inputData:data(@"def")], DBNilObject, DBFILESUploadSessionAppendError,
        { CHECK(error == nil && [result isKindOfClass:[DBNilObject class]]); });
    CALL([routes uploadSessionAppendV2Data:cursor inputData:data(@"def")], DBNilObject, DBFILESUploadSessionAppendError, {
        switch (routeError.tag) {
            case DBFILESUploadSessionAppendErrorIncorrectOffset:
                CHECK([routeError.incorrectOffset.correctOffset intValue] == 6);
                break;
            case DBFILESUploadSessionAppendErrorNotFound:
            case DBFILESUploadSessionAppendErrorClosed:
            case DBFILESUploadSessionAppendErrorNotClosed:
            case DBFILESUploadSessionAppendErrorTooLarge:
            case DBFILESUploadSessionAppendErrorConcurrentSessionInvalidOffset:
            case DBFILESUploadSessionAppendErrorConcurrentSessionInvalidDataSize:
            case DBFILESUploadSessionAppendErrorPayloadTooLarge:
            case DBFILESUploadSessionAppendErrorContentHashMismatch:
            case DBFILESUploadSessionAppendErrorOther: CHECK_EQUAL([routeError tagName], @"…IncorrectOffset");
        }
    });
    DBFILESCommitInfo *commit = [[[DBFILESCommitInfo alloc] initWithPath:@"/Apps/Session.txt"
                                                                    mode:nil
                                                              autorename:nil
                                                          clientModified:nil
                                                                    mute:nil
                                                          propertyGroups:nil
                                                          strictConflict:nil] autorelease];
    CHECK([commit.mode isAdd]);
    CALL([routes uploadSessionFinishData:cursor commit:commit inputData:data(@"")], DBFILESFileMetadata,
        DBFILESUploadSessionFinishError, {
            CHECK(routeError.tag == DBFILESUploadSessionFinishErrorLookupFailed);
            CHECK(routeError.tag != DBFILESUploadSessionFinishErrorPath);
            CHECK(routeError.tag != DBFILESUploadSessionFinishErrorTooManyWriteOperations);
            CHECK(routeError.tag != DBFILESUploadSessionFinishErrorTooManySharedFolderTargets);
            CHECK(routeError.tag != DBFILESUploadSessionFinishErrorOther);
            DBFILESUploadSessionLookupError *lookup = routeError.lookupFailed;
            CHECK(lookup.tag == DBFILESUploadSessionLookupErrorIncorrectOffset);
            CHECK(lookup.tag != DBFILESUploadSessionLookupErrorClosed && lookup.tag != DBFILESUploadSessionLookupErrorNotClosed);
            CHECK(lookup.tag != DBFILESUploadSessionLookupErrorNotFound && lookup.tag != DBFILESUploadSessionLookupErrorOther);
        });
    cursor = [[[DBFILESUploadSessionCursor alloc] initWithSessionId:session offset:[NSNumber numberWithInt:6]] autorelease];
    CALL([routes uploadSessionFinishData:cursor commit:commit inputData:data(@"ghi")], DBFILESFileMetadata,
        DBFILESUploadSessionFinishError, { CHECK_EQUAL(result.size, [NSNumber numberWithInt:9]); });
}

static void testFolders(void) {
    DBFILESUserAuthRoutes *routes = client.filesRoutes;
    CALL([routes createFolderV2:@"/Apps/Folder"], DBFILESCreateFolderResult, DBFILESCreateFolderError, {
        DBFILESFolderMetadata *folder = result.metadata;
        CHECK(folder.parentSharedFolderId == nil);
        CHECK_EQUAL([DBFILESFolderMetadataSerializer deserialize:[DBFILESFolderMetadataSerializer serialize:folder]], folder);
    });
    __block NSString *cursor = nil;
    CALL([routes listFolder:@"/Apps"], DBFILESListFolderResult, DBFILESListFolderError, {
        CHECK([result.entries count] == 3);
        cursor = [result.cursor retain];
    });
    CALL([routes listFolderGetLatestCursor:@"/Apps"], DBFILESListFolderGetLatestCursorResult, DBFILESListFolderError,
        { CHECK([result.cursor length] > 0); });
    CALL([routes moveV2:@"/Apps/Session.txt" toPath:@"/Apps/Folder/Moved.txt"], DBFILESRelocationResult, DBFILESRelocationError, {
        CHECK_EQUAL(result.metadata.pathDisplay, @"/Apps/Folder/Moved.txt");
        DBFILESFileMetadata *file = (DBFILESFileMetadata *)result.metadata;
        CHECK_EQUAL([DBFILESFileMetadataSerializer deserialize:[DBFILESFileMetadataSerializer serialize:file]], file);
    });
    CALL([routes moveV2:@"/nowhere" toPath:@"/Apps/x"], DBFILESRelocationResult, DBFILESRelocationError, {
        CHECK([routeError isFromLookup] && [routeError.fromLookup isNotFound]);
        CHECK(routeError.fromWrite == nil && routeError.to == nil);
    });
    CALL([routes listFolderLongpoll:cursor timeout:[NSNumber numberWithInt:30]], DBFILESListFolderLongpollResult,
        DBFILESListFolderLongpollError, { CHECK([result.changes boolValue] && result.backoff == nil); });
    CALL([routes listFolderLongpoll:cursor], DBFILESListFolderLongpollResult, DBFILESListFolderLongpollError,
        { CHECK([result.changes boolValue]); });
    CALL([routes listFolderContinue:cursor], DBFILESListFolderResult, DBFILESListFolderContinueError, {
        DBFILESDeletedMetadata *deleted = nil;
        for (DBFILESMetadata *entry in result.entries) {
            if ([entry isKindOfClass:[DBFILESDeletedMetadata class]]) deleted = (DBFILESDeletedMetadata *)entry;
        }
        CHECK_EQUAL(deleted.name, @"Session.txt");
        CHECK_EQUAL([DBFILESDeletedMetadataSerializer deserialize:[DBFILESDeletedMetadataSerializer serialize:deleted]], deleted);
    });
    CALL([routes getMetadata:@"/nowhere"], DBFILESMetadata, DBFILESGetMetadataError, {
        CHECK(routeError.tag == DBFILESGetMetadataErrorPath);
        DBFILESLookupError *lookup = routeError.path;
        CHECK(lookup.tag == DBFILESLookupErrorNotFound);
    });
}

static void testLinksAndAccount(void) {
    CALL([client.filesRoutes getTemporaryLink:@"/Apps/File.txt"], DBFILESGetTemporaryLinkResult, DBFILESGetTemporaryLinkError, {
        NSData *content = [NSData dataWithContentsOfURL:[NSURL URLWithString:result.link]];
        CHECK_EQUAL(content, data(@"longer content"));
    });
    __block NSString *url = nil;
    CALL([client.sharingRoutes createSharedLinkWithSettings:@"/Apps/File.txt"], DBSHARINGSharedLinkMetadata,
        DBSHARINGCreateSharedLinkWithSettingsError, { url = [result.url retain]; });
    CALL([client.sharingRoutes listSharedLinks:@"/Apps/File.txt" cursor:nil directOnly:[NSNumber numberWithBool:YES]],
        DBSHARINGListSharedLinksResult, DBSHARINGListSharedLinksError, {
            CHECK([result.links count] == 1);
            CHECK_EQUAL([(DBSHARINGSharedLinkMetadata *)[result.links lastObject] url], url);
        });
    CALL([client.usersRoutes getSpaceUsage], DBUSERSSpaceUsage, DBNilObject, {
        CHECK([result.used intValue] > 0 && [result.allocation isIndividual]);
        CHECK([result.allocation.individual.allocated longLongValue] > [result.used longLongValue]);
    });
    DBFILESThumbnailSize *size = [[[DBFILESThumbnailSize alloc] initWithW128h128] autorelease];
    DBFILESPathOrLink *path = [[[DBFILESPathOrLink alloc] initWithPath:@"/Apps/File.txt"] autorelease];
    CHECK([path isPath] && path.link == nil);
    __block BOOL isFinished = NO;
    [[client.filesRoutes getThumbnailV2Data:path format:nil size:size mode:nil quality:nil excludeMediaInfo:nil]
        setResponseBlock:^(DBFILESPreviewResult *result, DBFILESThumbnailV2Error *routeError, DBRequestError *error, NSData *content) {
            CHECK([routeError isUnsupportedExtension]);
            isFinished = YES;
        }];
    WAIT_UNTIL(isFinished);
}

/// Makes calls fail in each way that has an error of its own.
static void testRequestErrors(void) {
    administrate("faults/add", "{\"effect\": \"expired_token\", \"route\": \"users/get_space_usage\", \"times\": 1}");
    CALL([client.usersRoutes getSpaceUsage], DBUSERSSpaceUsage, DBNilObject, {
        DBRequestErrorTag tag = error.tag;
        CHECK(tag == DBRequestErrorAuth && [error isAuthError]);
        DBRequestAuthError *authError = [error asAuthError];
        DBAUTHAuthError *reason = authError.structuredAuthError;
        CHECK(reason.tag == DBAUTHAuthErrorExpiredAccessToken && reason.tag != DBAUTHAuthErrorOther);
        CHECK(reason.tag != DBAUTHAuthErrorInvalidAccessToken);
    });
    CALL([clientWithToken(UNKNOWN_TOKEN).usersRoutes getSpaceUsage], DBUSERSSpaceUsage, DBNilObject,
        { CHECK(error.structuredAuthError.tag == DBAUTHAuthErrorInvalidAccessToken); });
    DBRequestError *limit = [[[DBRequestError alloc]
        initAsRateLimitError:@"id"
                  statusCode:[NSNumber numberWithInt:429]
                errorContent:@"{}"
                 userMessage:nil
    structuredRateLimitError:[[[DBAUTHRateLimitError alloc]
                                 initWithReason:[[[DBAUTHRateLimitReason alloc] initWithTooManyRequests] autorelease]] autorelease]
                     backoff:[NSNumber numberWithInt:7]] autorelease];
    CHECK([limit isRateLimitError] && limit.tag == DBRequestErrorRateLimit);
    DBRequestRateLimitError *limitError = [limit asRateLimitError];
    DBAUTHRateLimitReason *limitReason = limitError.structuredRateLimitError.reason;
    CHECK([limitError.backoff intValue] == 7 && [limitReason isTooManyRequests]);
    DBRequestError *access = [[[DBRequestError alloc]
          initAsAccessError:@"id"
                 statusCode:[NSNumber numberWithInt:403]
               errorContent:@"{}"
                userMessage:nil
      structuredAccessError:[[[DBAUTHAccessError alloc] initWithOther] autorelease]] autorelease];
    CHECK([access isAccessError] && access.tag == DBRequestErrorAccess && access.tag != DBRequestErrorPathRoot);
    DBRequestAccessError *accessError = [access asAccessError];
    DBAUTHAccessError *accessReason = accessError.structuredAccessError;
    CHECK([accessReason isOther] && [access.structuredAccessError isOther]);
    DBRequestError *server = [[[DBRequestError alloc] initAsInternalServerError:@"id"
                                                                     statusCode:[NSNumber numberWithInt:500]
                                                                   errorContent:@"<html>"
                                                                    userMessage:nil] autorelease];
    CHECK([server isInternalServerError] && server.tag == DBRequestErrorInternalServer);
    DBRequestInternalServerError *serverError = [server asInternalServerError];
    CHECK_EQUAL(serverError.errorContent, @"<html>");
    DBRequestError *input = [[[DBRequestError alloc] initAsBadInputError:@"id"
                                                              statusCode:[NSNumber numberWithInt:400]
                                                            errorContent:@"text"
                                                             userMessage:nil] autorelease];
    CHECK([input isBadInputError] && input.tag == DBRequestErrorBadInput);
    DBRequestBadInputError *inputError = [input asBadInputError];
    CHECK_EQUAL(inputError.requestId, @"id");
    CALL([client.filesRoutes getMetadata:@"no slash"], DBFILESMetadata, DBFILESGetMetadataError, {
        CHECK(error.tag == DBRequestErrorClient && error.tag != DBRequestErrorHttp);
        DBRequestClientError *clientError = [error asClientError];
        CHECK([[clientError.nsError localizedDescription] length] > 0);
    });
}

static void testDeletions(void) {
    DBFILESUserAuthRoutes *routes = client.filesRoutes;
    CALL([routes delete_V2:@"/nowhere"], DBFILESDeleteResult, DBFILESDeleteError, {
        CHECK(routeError.tag == DBFILESDeleteErrorPathLookup && routeError.pathWrite == nil);
        CHECK(routeError.tag != DBFILESDeleteErrorPathWrite && routeError.tag != DBFILESDeleteErrorTooManyFiles);
        CHECK(routeError.tag != DBFILESDeleteErrorTooManyWriteOperations && routeError.tag != DBFILESDeleteErrorOther);
        DBRequestHttpError *httpError = [error asHttpError];
        CHECK([httpError.statusCode intValue] == 409);
    });
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wdeprecated-declarations"
    CALL([routes delete_:@"/Apps/File.txt"], DBFILESMetadata, DBFILESDeleteError, { CHECK_EQUAL(result.name, @"File.txt"); });
#pragma clang diagnostic pop
    DBFILESDeleteArg *folder = [[[DBFILESDeleteArg alloc] initWithPath:@"/Apps"] autorelease];
    CALL([routes deleteBatch:[NSArray arrayWithObject:folder]], DBFILESDeleteBatchLaunch, DBNilObject,
        { CHECK([result isComplete] || [result isAsyncJobId]); });
}

int main(int argc, char **argv) {
    if (!readArguments(argc, argv)) return 2;
    @autoreleasepool {
        client = [clientWithToken(accessToken) retain];
        testUploads();
        testUploadSession();
        testFolders();
        testLinksAndAccount();
        testRequestErrors();
        testDeletions();
    }
    return DBFinish("AppCalls");
}
