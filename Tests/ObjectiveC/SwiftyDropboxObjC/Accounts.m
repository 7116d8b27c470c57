// The accounts and the sign-in of the DBX names with an emulator. Usage: accounts URL
#import "../HalfString.h"
#import "../Browser.h"
#import "../Checks.h"
#import "../Waiting.h"
#import <SwiftyDropboxObjC/SwiftyDropboxObjC.h>

static NSString *server;

/// An app that records what a sign-in asks for.
@interface TestApplication : NSObject <DBXSharedApplication> {
@public
    NSURL *_page;
    NSURL *_opened;
    BOOL (^_tryIntercept)(NSURL *url);
    void (^_cancelHandler)(void);
    NSMutableArray *_events;
}
@end

@implementation TestApplication

- (id)init {
    self = [super init];
    _events = [[NSMutableArray alloc] init];
    return self;
}

- (void)presentErrorMessage:(NSString *)message title:(NSString *)title {
    [_events addObject:message];
}

- (void)presentErrorMessageWithHandlers:(NSString *)message
                                  title:(NSString *)title
                           buttonTitles:(NSArray<NSString *> *)buttonTitles
                          buttonHandler:(void (^)(NSString *))buttonHandler {
    [_events addObject:message];
}

- (BOOL)presentPlatformSpecificAuth:(NSURL *)authURL {
    return NO;
}

- (void)presentAuthChannel:(NSURL *)authURL
              tryIntercept:(BOOL (^)(NSURL *))tryIntercept
             cancelHandler:(void (^)(void))cancelHandler {
    CHECK([NSThread isMainThread]);
    _page = [authURL retain];
    _tryIntercept = DB_COPY_BLOCK(tryIntercept);
    _cancelHandler = DB_COPY_BLOCK(cancelHandler);
    [_events addObject:@"page"];
}

- (void)presentExternalApp:(NSURL *)url {
    [_opened release];
    _opened = [url retain];
}

- (BOOL)canPresentExternalApp:(NSURL *)url {
    return NO;
}

- (void)presentLoading {
    [_events addObject:@"loading"];
}

- (void)dismissLoading {
    [_events addObject:@"loaded"];
}

@end

/// A store of the app, which keeps the tokens in memory.
@interface TestStorage : NSObject <DBXSecureStorageAccess> {
@public
    NSMutableDictionary<NSString *, NSData *> *_items;
    int _migrations;
}
@end

@implementation TestStorage

- (id)init {
    self = [super init];
    _items = [[NSMutableDictionary alloc] init];
    return self;
}

- (void)checkAccessibilityMigrationOneTime {
    _migrations++;
}

- (BOOL)setAccessTokenDataFor:(NSString *)userId data:(NSData *)data {
    @synchronized(self) {
        [_items setObject:data forKey:userId];
    }
    return YES;
}

- (NSArray<NSString *> *)getAllUserIds {
    @synchronized(self) {
        return [_items allKeys];
    }
}

- (DBXDropboxAccessToken *)getDropboxAccessTokenFor:(NSString *)key {
    NSData *data;
    @synchronized(self) {
        data = [_items objectForKey:key];
    }
    NSDictionary *json = data == nil ? nil : [NSJSONSerialization JSONObjectWithData:data options:0 error:NULL];
    if (json == nil) return nil;
    return [[[DBXDropboxAccessToken alloc]
             initWithAccessToken:[json objectForKey:@"accessToken"]
                             uid:[json objectForKey:@"uid"]
                    refreshToken:[json objectForKey:@"refreshToken"]
        tokenExpirationTimestamp:[json objectForKey:@"tokenExpirationTimestamp"]] autorelease];
}

- (BOOL)deleteInfoFor:(NSString *)key {
    @synchronized(self) {
        [_items removeObjectForKey:key];
    }
    return YES;
}

- (BOOL)deleteInfoForAllKeys {
    @synchronized(self) {
        [_items removeAllObjects];
    }
    return YES;
}

@end

static DBXDropboxOAuthManager *makeManager(NSString *appKey, id<DBXSecureStorageAccess> storage) {
    return [[[DBXDropboxOAuthManager alloc] initWithAppKey:appKey host:server secureStorageAccess:storage] autorelease];
}

static DBXSecureStorageAccessDefaultImpl *standardStorage(void) {
    return [[[DBXSecureStorageAccessDefaultImpl alloc] init] autorelease];
}

/// The result of the last completion block, and the number of its calls.
static DBXDropboxOAuthResult *lastResult;
static int completionCount;

static void (^recordResult)(DBXDropboxOAuthResult *) = ^(DBXDropboxOAuthResult *result) {
    CHECK([NSThread isMainThread]);
    [lastResult release];
    lastResult = [result retain];
    completionCount++;
};

/// Starts a sign-in with the current manager, and returns the app that shows the page.
static TestApplication *startSignIn(DBXScopeRequest *scopeRequest) {
    TestApplication *application = [[[TestApplication alloc] init] autorelease];
    [DBXDropboxOAuthManager.sharedOAuthManager authorizeFromSharedApplication:application
                                                                      usePKCE:YES
                                                                 scopeRequest:scopeRequest];
    CHECK(application->_page != nil);
    return application;
}

static DBXDropboxOAuthResult *handle(NSURL *url) {
    int count = completionCount;
    CHECK(url != nil && [DBXDropboxClientsManager handleRedirectURL:url
                                            includeBackgroundClient:NO
                                                         completion:recordResult]);
    CHECK(completionCount == count);
    WAIT_UNTIL(completionCount > count);
    return lastResult;
}

static DBXDropboxAccessToken *signIn(NSString *name) {
    TestApplication *application = startSignIn(nil);
    DBXDropboxOAuthResult *result = handle(PressButton(application->_page, @"allow", name));
    CHECK(result.token != nil && result.error == nil && !result.wasCancelled);
    return [[result.token retain] autorelease];
}

// MARK: Tests

static void testStorage(void) {
    DBXSecureStorageAccessDefaultImpl *storage = standardStorage();
    CHECK([[storage getAllUserIds] count] == 0 && [storage getDropboxAccessTokenFor:@"a"] == nil);
    DBXDropboxOAuthManager *manager = makeManager(@"emulatorappkey", storage);
    CHECK(![manager hasStoredAccessTokens] && [manager getFirstAccessToken] == nil && manager.locale == nil);
    DBXDropboxAccessToken *token = [[[DBXDropboxAccessToken alloc] initWithAccessToken:@"A"
                                                                                   uid:@"a"
                                                                          refreshToken:@"R"
                                                              tokenExpirationTimestamp:[NSNumber numberWithInt:1000000000]]
        autorelease];
    CHECK([manager storeAccessToken:token]);
    CHECK_EQUAL([storage getAllUserIds], [NSArray arrayWithObject:@"a"]);
    CHECK_EQUAL([storage getDropboxAccessTokenFor:@"a"].refreshToken, @"R");
    CHECK_EQUAL([manager getAccessToken:@"a"].tokenExpirationTimestamp, [NSNumber numberWithInt:1000000000]);
    CHECK_EQUAL([manager getFirstAccessToken].accessToken, @"A");
    NSData *data = [@"{\"accessToken\": \"B\", \"uid\": \"b\"}" dataUsingEncoding:NSUTF8StringEncoding];
    CHECK([storage setAccessTokenDataFor:@"b" data:data]);
    CHECK(![storage setAccessTokenDataFor:@"c" data:[NSData dataWithBytes:"\xff\xfe" length:2]]);
    CHECK([[manager getAllAccessTokens] count] == 2);
    CHECK_EQUAL([[[manager getAllAccessTokens] objectForKey:@"b"] accessToken], @"B");
    [storage checkAccessibilityMigrationOneTime];
    CHECK([[manager accessTokenProviderForToken:token] isKindOfClass:[DBXShortLivedAccessTokenProvider class]]);
    CHECK_EQUAL([manager accessTokenProviderForToken:[manager getAccessToken:@"b"]].accessToken, @"B");
    CHECK([[token description] rangeOfString:@"A, "].location == NSNotFound);
    CHECK_EQUAL([token description], @"DBXDropboxAccessToken(a, expires 2001-09-09 01:46:40 +0000)");
    // What isn't an account is neither any account nor all accounts.
    for (id uid in [NSArray arrayWithObjects:[NSNumber numberWithInt:1], [[[HalfString alloc] init] autorelease], @"", nil]) {
        CHECK([storage getDropboxAccessTokenFor:uid] == nil && ![storage setAccessTokenDataFor:uid data:data]);
        [storage deleteInfoFor:uid];
        DBXDropboxAccessToken *other = [[[DBXDropboxAccessToken alloc] initWithAccessToken:@"O"
                                                                                       uid:uid
                                                                              refreshToken:nil
                                                                  tokenExpirationTimestamp:nil] autorelease];
        [manager clearStoredAccessToken:other];
        CHECK(![manager storeAccessToken:other] && [[storage getAllUserIds] count] == 2);
    }
    DBXDropboxAccessToken *noToken = nil;
    CHECK(![manager storeAccessToken:noToken] && ![manager clearStoredAccessToken:noToken]);
    CHECK([manager clearStoredAccessToken:token] && [manager getAccessToken:@"a"] == nil);
    CHECK([storage deleteInfoFor:@"b"] && [manager clearStoredAccessTokens] && [storage deleteInfoForAllKeys]);
    CHECK(![manager hasStoredAccessTokens]);
}

static void testBeforeSetup(void) {
    CHECK(DBXDropboxClientsManager.authorizedClient == nil && DBXDropboxClientsManager.authorizedTeamClient == nil);
    CHECK(DBXDropboxOAuthManager.sharedOAuthManager == nil);
    CHECK([DBXDropboxClientsManager.sdkVersion length] > 0);
    int count = completionCount;
    NSURL *url = [NSURL URLWithString:@"db-emulatorappkey://2/token?code=c"];
    CHECK(![DBXDropboxClientsManager handleRedirectURL:url includeBackgroundClient:NO completion:recordResult]);
    WAIT_UNTIL(completionCount > count);
    CHECK(lastResult == nil);
    [DBXDropboxClientsManager unlinkClients];
}

static void testLog(void) {
    static int count;
    static DBXLogLevel lastLevel;
    void (^receive)(DBXLogLevel, NSString *) = ^(DBXLogLevel level, NSString *message) {
        if (![message isEqual:@"hello"]) return;
        lastLevel = level;
        count++;
    };
    DBXDropboxClientsManager.loggingClosure = receive;
    CHECK(DBXDropboxClientsManager.loggingClosure != nil);
    [DBXDropboxClientsManager log:DBXLogLevelDebug :@"hello"];
    CHECK(count == 1 && lastLevel == DBXLogLevelDebug);
    [DBXDropboxClientsManager logBackgroundSession:@"hello"];
    CHECK(count == 2 && lastLevel == DBXLogLevelInfo);
    [DBXDropboxClientsManager logBackgroundSession:DBXLogLevelError :@"hello"];
    CHECK(count == 3 && lastLevel == DBXLogLevelError);
    DBXDropboxClientsManager.loggingClosure = nil;
    [DBXDropboxClientsManager log:DBXLogLevelError :@"hello"];
    CHECK(count == 3 && DBXDropboxClientsManager.loggingClosure == nil);
}

static void testSignIn(void) {
    DBXDropboxOAuthManager *manager = makeManager(@"emulatorappkey", standardStorage());
    [DBXDropboxClientsManager setupWithOAuthManager:manager
                                           tokenUid:nil
                     backgroundSessionConfiguration:nil
                                requestsToReconnect:nil];
    CHECK(DBXDropboxClientsManager.authorizedClient == nil);
    CHECK(DBXDropboxOAuthManager.sharedOAuthManager == DBXDropboxOAuthManager.sharedOAuthManager);
    DBXScopeRequest *scopes = [[[DBXScopeRequest alloc]
           initWithScopeType:DBXScopeTypeUser
                      scopes:[NSArray arrayWithObjects:@"account_info.read", @"files.metadata.read", nil]
        includeGrantedScopes:NO] autorelease];
    TestApplication *application = startSignIn(scopes);
    NSString *page = [application->_page absoluteString];
    CHECK([page hasPrefix:[server stringByAppendingString:@"/oauth2/authorize?"]]);
    CHECK([page rangeOfString:@"code_challenge="].location != NSNotFound);
    CHECK([page rangeOfString:@"account_info.read"].location != NSNotFound);
    NSURL *redirect = PressButton(application->_page, @"allow", @"ada");
    // The page of the app can catch the redirect, which is then opened like a URL of the system.
    CHECK(!application->_tryIntercept([NSURL URLWithString:@"https://www.dropbox.com/help"]));
    CHECK(application->_tryIntercept(redirect));
    CHECK_EQUAL([application->_opened absoluteString], [redirect absoluteString]);
    DBXDropboxOAuthResult *result = handle(redirect);
    CHECK(result.token.refreshToken != nil && result.errorMessage == nil);
    CHECK_EQUAL(EmailForToken(server, result.token.accessToken), @"ada@example.com");
    CHECK_EQUAL(application->_events, ([NSArray arrayWithObjects:@"page", @"loading", @"loaded", nil]));
    DBXDropboxClient *client = DBXDropboxClientsManager.authorizedClient;
    CHECK(client != nil && client == DBXDropboxClientsManager.authorizedClient);
    CHECK(DBXDropboxClientsManager.authorizedTeamClient == nil);
    static BOOL isDone;
    [[client.users getCurrentAccount] responseWithCompletionHandler:^(DBXUsersFullAccount *account, DBXCallError *error) {
        CHECK_EQUAL(account.email, @"ada@example.com");
        isDone = YES;
    }];
    WAIT_UNTIL(isDone);
    // The sign-in has finished, so the same redirect no longer belongs to one.
    CHECK_EQUAL(handle(redirect).error.code, @"inconsistent_state");
}

static void testOtherRedirects(void) {
    int count = completionCount;
    CHECK(![DBXDropboxClientsManager handleRedirectURL:[NSURL URLWithString:@"db-other://2/token?code=c"]
                               includeBackgroundClient:NO
                                            completion:recordResult]);
    WAIT_UNTIL(completionCount > count);
    CHECK(lastResult == nil);
    TestApplication *application = startSignIn(nil);
    CHECK(handle(PressButton(application->_page, @"deny", @"ada")).wasCancelled);
    application = startSignIn(nil);
    application->_cancelHandler();
    WAIT_UNTIL(application->_opened != nil);
    DBXDropboxOAuthResult *result = handle(application->_opened);
    CHECK(result.wasCancelled && result.token == nil && result.error == nil);
    startSignIn(nil);
    result = handle([NSURL URLWithString:@"db-emulatorappkey://2/token?error=invalid_scope&state=forged"]);
    CHECK_EQUAL(result.error.code, @"inconsistent_state");
    CHECK_EQUAL([result.error description], @"inconsistent_state");
    CHECK([result.errorMessage length] > 0);
}

static void testRefresh(void) {
    DBXDropboxAccessToken *token = signIn(@"ada");
    static DBXDropboxAccessToken *refreshed;
    static NSString *code;
    DBXDropboxOAuthManager *manager = DBXDropboxOAuthManager.sharedOAuthManager;
    [manager refreshAccessToken:token
                         scopes:[NSArray array]
                          queue:NULL
                     completion:^(DBXDropboxOAuthResult *result) {
                         CHECK([NSThread isMainThread]);
                         refreshed = [result.token retain];
                     }];
    WAIT_UNTIL(refreshed != nil);
    CHECK(![refreshed.accessToken isEqual:token.accessToken]);
    CHECK_EQUAL([manager getAccessToken:token.uid].accessToken, refreshed.accessToken);
    DBXDropboxAccessToken *revoked = [[[DBXDropboxAccessToken alloc] initWithAccessToken:@"x"
                                                                                     uid:@"x"
                                                                            refreshToken:@"wrong"
                                                                tokenExpirationTimestamp:[NSNumber numberWithInt:1]]
        autorelease];
    [manager refreshAccessToken:revoked
                         scopes:[NSArray array]
                          queue:NULL
                     completion:^(DBXDropboxOAuthResult *result) {
                         code = [result.error.code retain];
                     }];
    WAIT_UNTIL(code != nil);
    CHECK_EQUAL(code, @"invalid_grant");
}

static void testSeveralUsers(void) {
    DBXDropboxAccessToken *ada = signIn(@"ada"), *grace = signIn(@"grace");
    CHECK(![ada.uid isEqual:grace.uid]);
    DBXDropboxClient *graceClient = DBXDropboxClientsManager.authorizedClient;
    [DBXDropboxClientsManager reauthorizeClient:ada.uid];
    DBXDropboxClient *adaClient = DBXDropboxClientsManager.authorizedClient;
    CHECK(adaClient != graceClient);
    static NSString *email;
    [[adaClient.users getCurrentAccount] responseWithCompletionHandler:^(DBXUsersFullAccount *account, DBXCallError *error) {
        email = [account.email retain];
    }];
    WAIT_UNTIL(email != nil);
    CHECK_EQUAL(email, @"ada@example.com");
    [DBXDropboxClientsManager reauthorizeClient:@"nobody"];
    CHECK(DBXDropboxClientsManager.authorizedClient == adaClient);
    // The setters accept clients of the app, and the getters return the same objects.
    DBXDropboxClientsManager.authorizedClient = graceClient;
    CHECK(DBXDropboxClientsManager.authorizedClient == graceClient);
    DBXDropboxClientsManager.authorizedClient = nil;
    CHECK(DBXDropboxClientsManager.authorizedClient == nil);
    DBXDropboxClientsManager.authorizedExtensionBackgroundClient = [NSDictionary dictionaryWithObject:adaClient
                                                                                                forKey:@"share"];
    CHECK([DBXDropboxClientsManager.authorizedExtensionBackgroundClient objectForKey:@"share"] == adaClient);
    // A launch finds the stored users.
    DBXDropboxOAuthManager *manager = makeManager(@"emulatorappkey", standardStorage());
    [DBXDropboxClientsManager setupWithOAuthManager:manager
                                           tokenUid:grace.uid
                     backgroundSessionConfiguration:nil
                                requestsToReconnect:nil];
    CHECK(DBXDropboxClientsManager.authorizedClient != nil);
    CHECK([DBXDropboxClientsManager.authorizedExtensionBackgroundClient count] == 0);
    [DBXDropboxClientsManager resetClients];
    CHECK(DBXDropboxClientsManager.authorizedClient == nil && [manager hasStoredAccessTokens]);
    [DBXDropboxClientsManager reauthorizeClient:grace.uid];
    CHECK(DBXDropboxClientsManager.authorizedClient != nil);
    [DBXDropboxClientsManager unlinkClients];
    CHECK(DBXDropboxClientsManager.authorizedClient == nil && ![manager hasStoredAccessTokens]);
    WAIT_UNTIL(EmailForToken(server, ada.accessToken) == nil && EmailForToken(server, grace.accessToken) == nil);
}

/// The store of an app, and setups with it on all platforms.
static void testStorageOfApp(void) {
    TestStorage *storage = [[[TestStorage alloc] init] autorelease];
    [DBXDropboxClientsManager setupWithOAuthManager:makeManager(@"emulatorappkey", storage)
                                           tokenUid:nil
                     backgroundSessionConfiguration:nil
                                requestsToReconnect:nil];
    CHECK(storage->_migrations == 1);
    DBXDropboxAccessToken *token = signIn(@"grace");
    CHECK_EQUAL([storage getAllUserIds], [NSArray arrayWithObject:token.uid]);
    CHECK_EQUAL([storage getDropboxAccessTokenFor:token.uid].refreshToken, token.refreshToken);
    [DBXDropboxClientsManager setupWithAppKey:@"emulatorappkey"
                              transportClient:nil
                    backgroundTransportClient:nil
                          secureStorageAccess:storage
                      includeBackgroundClient:YES
                          requestsToReconnect:^(NSArray<DBXReconnectionResult *> *requests) {
                              CHECK([requests count] == 0);
                              completionCount++;
                          }];
    int count = completionCount;
    WAIT_UNTIL(completionCount > count);
    CHECK(DBXDropboxClientsManager.authorizedClient != nil);
    CHECK(DBXDropboxClientsManager.authorizedBackgroundClient != nil);
    [DBXDropboxClientsManager setupWithAppKeyMultiUser:@"emulatorappkey"
                                  sessionConfiguration:[DBXNetworkSessionConfiguration default]
                        backgroundSessionConfiguration:nil
                                              tokenUid:token.uid
                                   secureStorageAccess:storage
                               includeBackgroundClient:NO
                                   requestsToReconnect:nil];
    CHECK(DBXDropboxClientsManager.authorizedClient != nil);
    CHECK(DBXDropboxClientsManager.authorizedBackgroundClient == nil);
    [DBXDropboxClientsManager setupWithAppKeyMultiUserDesktop:@"emulatorappkey"
                                              transportClient:nil
                                          secureStorageAccess:storage
                                                     tokenUid:@"nobody"];
    CHECK(DBXDropboxClientsManager.authorizedClient == nil);
    [DBXDropboxClientsManager setupWithTeamAppKeyDesktop:@"emulatorappkey" transportClient:nil secureStorageAccess:storage];
    CHECK(DBXDropboxClientsManager.authorizedClient == nil && DBXDropboxClientsManager.authorizedTeamClient != nil);
    [DBXDropboxClientsManager setupWithAppKey:@"emulatorappkey"];
    CHECK(DBXDropboxClientsManager.authorizedClient == nil);
    [DBXDropboxClientsManager setupWithAppKeyDesktop:@"emulatorappkey"];
    CHECK(DBXDropboxClientsManager.authorizedClient == nil);
    [storage deleteInfoForAllKeys];
    [DBXDropboxClientsManager resetClients];
}

static void testTeam(void) {
    DBXDropboxOAuthManager *manager = makeManager(@"adminkey", standardStorage());
    [DBXDropboxClientsManager setupWithTeamOAuthManager:manager tokenUid:nil];
    CHECK(DBXDropboxClientsManager.authorizedTeamClient == nil);
    TestApplication *application = startSignIn(nil);
    NSURL *redirect = PressButton(application->_page, @"allow", @"charles");
    int count = completionCount;
    CHECK([DBXDropboxClientsManager handleRedirectURLTeam:redirect
                                          transportClient:nil
                                     sessionConfiguration:nil
                                               completion:recordResult]);
    WAIT_UNTIL(completionCount > count);
    CHECK([lastResult.token.uid hasPrefix:@"dbtid:"]);
    DBXDropboxTeamClient *client = DBXDropboxClientsManager.authorizedTeamClient;
    CHECK(client != nil && DBXDropboxClientsManager.authorizedClient == nil);
    DBXTeamUserSelectorArgEmail *selector =
        [[[DBXTeamUserSelectorArgEmail alloc] init:@"charles@example.com"] autorelease];
    static NSString *email;
    [[DBXDropboxClientsManager.authorizedTeamClient.team membersGetInfoWithMembers:[NSArray arrayWithObject:selector]]
        responseWithCompletionHandler:^(NSArray<DBXTeamMembersGetInfoItem *> *_Nullable result,
                                        DBXTeamMembersGetInfoError *_Nullable routeError,
                                        DBXCallError *_Nullable error) {
            if (result) {
                DBXTeamMembersGetInfoItem *item = [result objectAtIndex:0];
                email = [item.asMemberInfo.memberInfo.profile.email retain];
            } else {
                CHECK(error == nil);
            }
        }];
    WAIT_UNTIL(email != nil);
    CHECK_EQUAL(email, @"charles@example.com");
    NSString *uid = [[lastResult.token.uid retain] autorelease];
    [DBXDropboxClientsManager resetClients];
    [DBXDropboxClientsManager reauthorizeTeamClient:uid];
    CHECK(DBXDropboxClientsManager.authorizedTeamClient != nil);
    [DBXDropboxClientsManager unlinkClients];
    CHECK(DBXDropboxClientsManager.authorizedTeamClient == nil);
}

int main(int argc, char **argv) {
    if (argc < 2) return 2;
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    server = [[NSString alloc] initWithUTF8String:argv[1]];
    void (*tests[])(void) = {
        testStorage, testBeforeSetup, testLog,          testSignIn, testOtherRedirects,
        testRefresh, testSeveralUsers, testStorageOfApp, testTeam,
    };
    for (size_t index = 0; index < sizeof(tests) / sizeof(tests[0]); index++) {
        NSAutoreleasePool *inner = [[NSAutoreleasePool alloc] init];
        tests[index]();
        [inner release];
    }
    [pool release];
    return DBFinish("Accounts");
}
