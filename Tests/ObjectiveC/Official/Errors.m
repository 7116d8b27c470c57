// The errors of calls, for responses with the bytes of the service, and for failures of the connection and of the disk.
// Usage: Errors URL TOKEN
#import "../ScriptedServer.h"
#import "EmulatorClient.h"

#define JSON "\r\nContent-Type: application/json\r\nX-Dropbox-Request-Id: 4c1b3d29"

static DBUserClient *client;

/// The errors of the last call.
static DBRequestError *lastError;
static id lastRouteError;

/// Creates a folder, which isn't repeated after a failure, and stores the errors.
static void createFolder(void) {
    __block BOOL isFinished = NO;
    [[client.filesRoutes createFolderV2:@"/folder"]
        setResponseBlock:^(DBFILESCreateFolderResult *result, DBFILESCreateFolderError *routeError, DBRequestError *error) {
            CHECK(result == nil);
            [lastError release];
            [lastRouteError release];
            lastError = [error retain];
            lastRouteError = [routeError retain];
            isFinished = YES;
        }];
    WAIT_UNTIL(isFinished);
}

/// Checks the tag of the last error, and that no other test for a tag is true.
static void checkTag(DBRequestErrorTag tag, NSString *tagName) {
    BOOL answers[] = {
        [lastError isHttpError],     [lastError isBadInputError],       [lastError isAuthError],   [lastError isPathRootError],
        [lastError isAccessError],   [lastError isRateLimitError],      [lastError isInternalServerError],
        [lastError isClientError],
    };
    DBRequestErrorTag tags[] = {
        DBRequestErrorHttp,   DBRequestErrorBadInput,  DBRequestErrorAuth,           DBRequestErrorPathRoot,
        DBRequestErrorAccess, DBRequestErrorRateLimit, DBRequestErrorInternalServer, DBRequestErrorClient,
    };
    for (size_t index = 0; index < sizeof tags / sizeof *tags; index++) CHECK(answers[index] == (tags[index] == tag));
    CHECK(lastError.tag == tag);
    CHECK_EQUAL([lastError tagName], tagName);
    CHECK([[lastError description] length] > 0);
}

/// Checks the parts that every error of a response has.
static void checkResponse(int status, NSString *content) {
    CHECK_EQUAL(lastError.statusCode, [NSNumber numberWithInt:status]);
    CHECK_EQUAL(lastError.requestId, @"4c1b3d29");
    CHECK([lastError.errorContent rangeOfString:content].location != NSNotFound);
    CHECK(lastError.nsError == nil);
}

/// Behavior: the tags of errors. Each status has one.
static void testStatuses(void) {
    SetResponse("400 Bad Request\r\nContent-Type: text/plain; charset=utf-8\r\nX-Dropbox-Request-Id: 4c1b3d29",
                "Error in call to API function \"files/create_folder_v2\": request body: missing required field 'path'");
    createFolder();
    checkTag(DBRequestErrorBadInput, @"DBRequestErrorBadInput");
    checkResponse(400, @"missing required field 'path'");
    CHECK([[lastError asBadInputError].statusCode intValue] == 400 && lastRouteError == nil);

    SetResponse("401 Unauthorized" JSON,
                "{\"error_summary\": \"missing_scope/..\", \"error\": {\".tag\": \"missing_scope\", \"required_scope\": "
                "\"files.content.write\"}}");
    createFolder();
    checkTag(DBRequestErrorAuth, @"DBRequestErrorAuth");
    checkResponse(401, @"missing_scope/");
    DBAUTHAuthError *authError = [lastError asAuthError].structuredAuthError;
    CHECK([authError isMissingScope]);
    CHECK_EQUAL(authError.missingScope.requiredScope, @"files.content.write");
    CHECK(lastError.structuredAccessError == nil && lastError.structuredRateLimitError == nil);

    SetResponse("403 Forbidden" JSON,
                "{\"error_summary\": \"invalid_account_type/endpoint/..\", \"error\": {\".tag\": \"invalid_account_type\", "
                "\"invalid_account_type\": {\".tag\": \"endpoint\"}}}");
    createFolder();
    checkTag(DBRequestErrorAccess, @"DBRequestErrorAccess");
    checkResponse(403, @"invalid_account_type/endpoint");
    CHECK([[lastError asAccessError].structuredAccessError.invalidAccountType isEndpoint]);

    SetResponse("409 Conflict" JSON,
                "{\"error_summary\": \"path/conflict/folder/..\", \"error\": {\".tag\": \"path\", \"path\": {\".tag\": "
                "\"conflict\", \"conflict\": {\".tag\": \"folder\"}}}, \"user_message\": {\"locale\": \"en\", \"text\": "
                "\"The \\\"folder\\\" exists.\"}}");
    createFolder();
    checkTag(DBRequestErrorHttp, @"DBRequestErrorHttp");
    checkResponse(409, @"path/conflict/folder");
    CHECK([((DBFILESCreateFolderError *)lastRouteError).path.conflict isFolder]);
    CHECK_EQUAL(lastError.userMessage.text, @"The \"folder\" exists.");
    CHECK_EQUAL([lastError asHttpError].userMessage.locale, @"en");

    SetResponse("422 Unprocessable Entity" JSON,
                "{\"error_summary\": \"no_permission/..\", \"error\": {\".tag\": \"no_permission\"}}");
    createFolder();
    checkTag(DBRequestErrorPathRoot, @"DBRequestErrorPathRoot");
    checkResponse(422, @"no_permission");
    CHECK([[lastError asPathRootError].structuredPathRootError isNoPermission]);

    SetResponse("503 Service Unavailable\r\nContent-Type: text/html\r\nX-Dropbox-Request-Id: 4c1b3d29",
                "<html>Dropbox is down for maintenance.</html>");
    createFolder();
    checkTag(DBRequestErrorInternalServer, @"DBRequestErrorInternalServer");
    checkResponse(503, @"maintenance");
    CHECK_EQUAL([lastError asInternalServerError].statusCode, [NSNumber numberWithInt:503]);

    // A status that the API doesn't use, such as that of a proxy
    SetResponse("418 I'm a teapot\r\nContent-Type: text/html\r\nX-Dropbox-Request-Id: 4c1b3d29", "<html>tea</html>");
    createFolder();
    checkTag(DBRequestErrorHttp, @"DBRequestErrorHttp");
    checkResponse(418, @"tea");
    CHECK(lastRouteError == nil);
}

/// Behavior: a rate limit. The client fails instead of waiting for longer than five minutes.
static void testRateLimit(void) {
    SetResponse("429 Too Many Requests\r\nRetry-After: 400" JSON,
                "{\"error_summary\": \"too_many_requests/..\", \"error\": {\"reason\": {\".tag\": \"too_many_requests\"}, "
                "\"retry_after\": 400}}");
    createFolder();
    checkTag(DBRequestErrorRateLimit, @"DBRequestErrorRateLimit");
    checkResponse(429, @"too_many_requests/");
    CHECK([lastError.backoff intValue] == 400 && [[lastError asRateLimitError].backoff intValue] == 400);
    CHECK([[lastError asRateLimitError].structuredRateLimitError.reason isTooManyRequests]);
}

/// Behavior: the error content of a route error is the JSON of the response, whatever its summary contains.
static void testErrorContentIsJSON(void) {
    SetResponse("409 Conflict" JSON,
                "{\"error_summary\": \"other \\\"quoted\\\" \\\\ ..\", \"error\": {\".tag\": \"path\", \"path\": {\".tag\": "
                "\"malformed_path\", \"malformed_path\": \"a\\\"b\"}}}");
    createFolder();
    NSData *content = [lastError.errorContent dataUsingEncoding:NSUTF8StringEncoding];
    NSDictionary *json = [NSJSONSerialization JSONObjectWithData:content options:0 error:NULL];
    CHECK_EQUAL([json objectForKey:@"error_summary"], @"other \"quoted\" \\ ..");
    CHECK_EQUAL([[[json objectForKey:@"error"] objectForKey:@"path"] objectForKey:@"malformed_path"], @"a\"b");
    CHECK_EQUAL(((DBFILESCreateFolderError *)lastRouteError).path.malformedPath, @"a\"b");
}

/// Behavior: a response that isn't what the route returns. The call ends with a client error.
static void testWrongResults(void) {
    const char *bodies[] = {"", "null", "[]", "{", "{\"metadata\": 7}", "<html>Sign in to the hotel's network</html>"};
    for (size_t index = 0; index < sizeof bodies / sizeof *bodies; index++) {
        SetResponse("200 OK" JSON, bodies[index]);
        createFolder();
        checkTag(DBRequestErrorClient, @"DBRequestErrorClient");
        CHECK_EQUAL([lastError asClientError].nsError.domain, @"com.dropbox.error.client");
        CHECK([[lastError.nsError localizedDescription] rangeOfString:@"files/create_folder_v2"].location != NSNotFound);
    }
}

/// Behavior: `nsError` of a lost connection.
static void testConnection(void) {
    SetResponse(NULL, "");
    createFolder();
    checkTag(DBRequestErrorClient, @"DBRequestErrorClient");
    CHECK_EQUAL(lastError.nsError.domain, NSURLErrorDomain);
    CHECK(lastError.nsError.code == NSURLErrorNetworkConnectionLost);
    CHECK(lastError.statusCode == nil && lastError.requestId == nil);
}

/// Behavior: `nsError` of a failure of the disk. It has a code of Foundation, and names the file.
static void testDisk(DBUserClient *emulatorClient) {
    NSString *folder = [NSTemporaryDirectory() stringByAppendingPathComponent:@"errors"];
    NSFileManager *files = [NSFileManager defaultManager];
    CHECK([files createDirectoryAtPath:folder withIntermediateDirectories:YES attributes:nil error:NULL]);
    NSString *existing = [folder stringByAppendingPathComponent:@"existing"];
    CHECK([files createFileAtPath:existing contents:[NSData data] attributes:nil]);
    __block BOOL isFinished = NO;
    NSData *content = [@"content" dataUsingEncoding:NSUTF8StringEncoding];
    [[emulatorClient.filesRoutes uploadData:@"/errors.txt" inputData:content]
        setResponseBlock:^(DBFILESFileMetadata *result, DBFILESUploadError *routeError, DBRequestError *error) {
            CHECK(result != nil);
            isFinished = YES;
        }];
    WAIT_UNTIL(isFinished);
    struct {
        NSString *path;
        NSInteger code;
    } destinations[] = {
        {[folder stringByAppendingPathComponent:@"missing/file"], NSFileNoSuchFileError},
        {existing, NSFileWriteFileExistsError},
        {[folder stringByAppendingPathComponent:[@"" stringByPaddingToLength:300 withString:@"x" startingAtIndex:0]],
         NSFileWriteInvalidFileNameError},
        {@"/proc/file", NSFileNoSuchFileError},
    };
    for (size_t index = 0; index < sizeof destinations / sizeof *destinations; index++) {
        NSString *path = destinations[index].path;
        NSInteger code = destinations[index].code;
        isFinished = NO;
        [[emulatorClient.filesRoutes downloadUrl:@"/errors.txt" overwrite:NO destination:[NSURL fileURLWithPath:path]]
            setResponseBlock:^(DBFILESFileMetadata *result, DBFILESDownloadError *routeError, DBRequestError *error, NSURL *url) {
                CHECK(result == nil && routeError == nil && [error isClientError]);
                CHECK_EQUAL(error.nsError.domain, NSCocoaErrorDomain);
                CHECK(error.nsError.code == code);
                CHECK([[error.nsError localizedDescription] rangeOfString:path].location != NSNotFound);
                isFinished = YES;
            }];
        WAIT_UNTIL(isFinished);
    }
    NSString *missing = [folder stringByAppendingPathComponent:@"missing"];
    isFinished = NO;
    [[emulatorClient.filesRoutes uploadUrl:@"/errors.txt" inputUrl:missing]
        setResponseBlock:^(DBFILESFileMetadata *result, DBFILESUploadError *routeError, DBRequestError *error) {
            CHECK_EQUAL(error.nsError.domain, NSCocoaErrorDomain);
            CHECK(error.nsError.code == NSFileReadNoSuchFileError);
            CHECK([[error.nsError localizedDescription] rangeOfString:missing].location != NSNotFound);
            isFinished = YES;
        }];
    WAIT_UNTIL(isFinished);
}

/// Behavior: a cast to another kind of error. The object has no details.
static void testCasts(void) {
    SetResponse("503 Service Unavailable" JSON, "{}");
    createFolder();
    CHECK([lastError asAuthError].structuredAuthError == nil && [lastError asAccessError].structuredAccessError == nil);
    CHECK([lastError asRateLimitError].backoff == nil && [lastError asPathRootError].structuredPathRootError == nil);
    CHECK([lastError asClientError].nsError == nil);
}

int main(int argc, char **argv) {
    if (!readArguments(argc, argv)) return 2;
    @autoreleasepool {
        testDisk(clientWithToken(accessToken));
        server = [StartScriptedServer() retain];
        CHECK(server != nil);
        client = [clientWithToken(@"token") retain];
        testStatuses();
        testErrorContentIsJSON();
        testWrongResults();
        testConnection();
        testCasts();
        // Afterward, the client sends no calls for minutes.
        testRateLimit();
    }
    return DBFinish("Errors");
}
