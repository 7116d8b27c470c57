// Tests the accounts and the sign-in of Objective-C with an emulator. Usage: accounts URL
#import "../HalfString.h"
#import "../PlainObject.h"
#import "AccountsHarness.h"
#import "../Administration.h"
#import "Private/DBSDKKeychain+Private.h"

#import <CDropboxBridge.h>
#import <pthread.h>
#import <stdlib.h>
#import <unistd.h>

/// The result of the last completion block, and the number of its calls.
static DBOAuthResult *lastResult;
static int completionCount;

static DBOAuthCompletion recordResult = ^(DBOAuthResult *result) {
  CHECK([NSThread isMainThread]);
  [lastResult release];
  lastResult = [result retain];
  completionCount++;
};

static DBTransportDefaultConfig *configWithKey(NSString *appKey) {
    DBTransportBaseHostnameConfig *hosts =
        [[[DBTransportBaseHostnameConfig alloc] initWithMeta:server
                                                         api:server
                                                     content:server
                                                      notify:server] autorelease];
    return [[[DBTransportDefaultConfig alloc] initWithAppKey:appKey
                                                   appSecret:nil
                                              hostnameConfig:hosts
                                                   userAgent:@"AccountsTest"
                                                  asMemberId:nil
                                           additionalHeaders:nil
                                               delegateQueue:nil
                                      forceForegroundSession:YES
                                   sharedContainerIdentifier:nil] autorelease];
}

static void launch(void) {
    [DBClientsManager setupWithTransportConfigDesktop:configWithKey(@"emulatorappkey")];
}

/// Starts a sign-in, and returns the app that shows the page.
static TestApplication *startSignIn(DBScopeRequest *scopeRequest) {
    TestApplication *application = [[[TestApplication alloc] init] autorelease];
    [[DBOAuthManager sharedOAuthManager] authorizeFromSharedApplication:application
                                                                usePkce:YES
                                                           scopeRequest:scopeRequest];
    CHECK(application->_page != nil);
    return application;
}

/// Passes a redirect URL to the manager, and returns the result.
static DBOAuthResult *handle(NSURL *url) {
    int count = completionCount;
    CHECK(url != nil && [DBClientsManager handleRedirectURL:url completion:recordResult]);
    CHECK(completionCount == count);
    WAIT_UNTIL(completionCount > count);
    return lastResult;
}

/// Signs an account in, and returns its token.
static DBAccessToken *signIn(NSString *name) {
    TestApplication *application = startSignIn(nil);
    DBOAuthResult *result = handle(PressButton(application->_page, @"allow", name));
    CHECK([result isSuccess]);
    return [[result.accessToken retain] autorelease];
}

// MARK: Migration

/// Stores OAuth 1 tokens like the first SDK did: in the user defaults of the app, which are a file in the home folder.
static void storeEarlierTokens(NSArray *tokens) {
    NSData *list = [NSPropertyListSerialization
        dataFromPropertyList:[NSDictionary dictionaryWithObject:tokens forKey:@"kDBDropboxSavedCredentials"]
                      format:NSPropertyListXMLFormat_v1_0
            errorDescription:NULL];
    NSString *folder = [NSString stringWithUTF8String:getenv("XDG_CONFIG_HOME")];
    NSString *name = [[[NSProcessInfo processInfo] processName] stringByAppendingPathExtension:@"plist"];
    CHECK([list writeToFile:[folder stringByAppendingPathComponent:name] atomically:YES]);
}

static NSDictionary *earlierToken(NSString *uid, NSString *token, NSString *secret, NSString *appKey) {
    return [NSDictionary dictionaryWithObjectsAndKeys:uid, @"kDBDropboxUserId", token, @"kMPOAuthCredentialAccessToken", secret,
                                                      @"kMPOAuthCredentialAccessTokenSecret", appKey,
                                                      @"kMPOAuthCredentialConsumerKey", nil];
}

/// Behavior: the migration of OAuth 1 tokens. It stores all new tokens or none, and is done once.
static void testMigration(void) {
    storeEarlierTokens([NSArray arrayWithObjects:earlierToken(@"1", @"old-token", @"old-secret", @"emulatorappkey"),
                                                 earlierToken(@"2", @"revoked", @"secret", @"emulatorappkey"), nil]);
    DBTransportDefaultConfig *config = [[[DBTransportDefaultConfig alloc] initWithAppKey:@"emulatorappkey"
                                                                               appSecret:@"emulatorsecret"
                                                                          hostnameConfig:configWithKey(nil).hostnameConfig
                                                                               userAgent:nil
                                                                              asMemberId:nil
                                                                       additionalHeaders:nil
                                                                           delegateQueue:nil
                                                                  forceForegroundSession:YES
                                                               sharedContainerIdentifier:nil] autorelease];
    __block int calls = 0;
    // The server doesn't accept calls for the next minutes.
    administrate("faults/add", "{\"effect\": \"rate_limit\", \"retry_after\": 400, \"route\": \"auth/token/from_oauth1\"}");
    CHECK([DBSDKKeychain migrateV1TokensWithConfig:config queue:nil responseBlock:nil]);
    CHECK([DBSDKKeychain migrateV1TokensWithConfig:config
                                             queue:(id)[NSNumber numberWithInt:1]
                                     responseBlock:^(BOOL shouldRetry, BOOL invalidApp, NSArray *tokens) {
                                       CHECK(shouldRetry && !invalidApp && [tokens count] == 0 && [NSThread isMainThread]);
                                       calls++;
                                     }]);
    WAIT_UNTIL(calls == 1);
    CHECK([[DBSDKKeychain retrieveAllTokenIds] count] == 0);
    administrate("faults/clear", "{}");

    NSOperationQueue *queue = [[[NSOperationQueue alloc] init] autorelease];
    CHECK([DBSDKKeychain
        migrateV1TokensWithConfig:config
                            queue:queue
                    responseBlock:^(BOOL shouldRetry, BOOL invalidApp, NSArray *tokens) {
                      CHECK(!shouldRetry && !invalidApp && ![NSThread isMainThread]);
                      CHECK_EQUAL(tokens, [NSArray arrayWithObject:([NSArray arrayWithObjects:@"2", @"revoked", @"secret",
                                                                                             @"emulatorappkey", nil])]);
                      __atomic_add_fetch(&calls, 1, __ATOMIC_SEQ_CST);
                    }]);
    WAIT_UNTIL(__atomic_load_n(&calls, __ATOMIC_SEQ_CST) == 2);
    CHECK_EQUAL([DBSDKKeychain retrieveAllTokenIds], [NSArray arrayWithObject:@"1"]);
    CHECK_EQUAL(EmailForToken(server, [DBSDKKeychain retrieveTokenWithUid:@"1"].accessToken), @"ada@example.com");
    CHECK(![DBClientsManager checkAndPerformV1TokenMigration:^(BOOL shouldRetry, BOOL invalidApp, NSArray *tokens) {
      CHECK(NO);
    } queue:nil appKey:@"emulatorappkey" appSecret:@"emulatorsecret"]);
    CHECK([DBSDKKeychain clearAllTokens]);
}

// MARK: Values

static void testValues(void) {
    char *version = DropboxCopyVersion();
    CHECK_EQUAL(kDBSDKVersion, [NSString stringWithUTF8String:version]);
    free(version);
    CHECK_EQUAL([DBTransportBaseConfig defaultUserAgent], [@"swift-dropbox/" stringByAppendingString:kDBSDKVersion]);

    DBAccessToken *token = [DBAccessToken createWithShortLivedAccessToken:@"secret"
                                                                      uid:@"dbid:1"
                                                             refreshToken:@"refresh"
                                                 tokenExpirationTimestamp:2e9];
    CHECK([[token description] rangeOfString:@"secret"].location == NSNotFound);
    CHECK([[token description] rangeOfString:@"dbid:1"].location != NSNotFound);
    NSData *archive = [NSKeyedArchiver archivedDataWithRootObject:token];
    DBAccessToken *copy = [NSKeyedUnarchiver unarchiveObjectWithData:archive];
    CHECK_EQUAL(copy.accessToken, @"secret");
    CHECK_EQUAL(copy.uid, @"dbid:1");
    CHECK_EQUAL(copy.refreshToken, @"refresh");
    CHECK(copy.tokenExpirationTimestamp == 2e9);

    DBOAuthResult *error = [[[DBOAuthResult alloc] initWithError:@"invalid_grant"
                                                errorDescription:@"revoked"] autorelease];
    CHECK([error isError] && ![error isSuccess] && ![error isCancel] && error.errorType == DBAuthInvalidGrant);
    CHECK_EQUAL([error tagName], @"DBAuthError");
    CHECK(error.accessToken == nil && error.nsError.code == DBAuthInvalidGrant);
    CHECK([[error description] rangeOfString:@"revoked"].location != NSNotFound);
    DBOAuthResult *cancellation = [[[DBOAuthResult alloc] initWithCancel] autorelease];
    CHECK([cancellation isCancel] && cancellation.tag == DBAuthCancel && cancellation.tag != DBAuthSuccess);
    CHECK([DBOAuthResult unknownErrorWithErrorDescription:nil].errorType == DBAuthUnknown);
    CHECK_EQUAL([DBOAuthResult unknownErrorWithErrorDescription:nil].errorDescription, @"");

    DBTransportDefaultConfig *config = [[[DBTransportDefaultConfig alloc] initWithAppKey:@"key"
                                                                               appSecret:@"secret"] autorelease];
    CHECK_EQUAL(config.appKey, @"key");
    CHECK_EQUAL(config.appSecret, @"secret");
    CHECK(config.userAgent == nil && config.hostnameConfig == nil && !config.forceForegroundSession);
    DBTransportBaseHostnameConfig *hosts = [[[DBTransportBaseHostnameConfig alloc] init] autorelease];
    CHECK_EQUAL(hosts.meta, @"www.dropbox.com");
    CHECK_EQUAL(hosts.downloadContent, hosts.content);
}

static void testStoredTokens(void) {
    CHECK([[DBSDKKeychain retrieveAllTokenIds] count] == 0);
    CHECK([DBSDKKeychain retrieveTokenWithUid:@"b"] == nil);
    CHECK([DBSDKKeychain storeAccessToken:[DBAccessToken createWithLongLivedAccessToken:@"B" uid:@"b"]]);
    CHECK([DBSDKKeychain storeAccessToken:[DBAccessToken createWithShortLivedAccessToken:@"A"
                                                                                     uid:@"a"
                                                                            refreshToken:@"R"
                                                                tokenExpirationTimestamp:1e9]]);
    CHECK_EQUAL([DBSDKKeychain retrieveAllTokenIds], ([NSArray arrayWithObjects:@"a", @"b", nil]));
    DBAccessToken *token = [DBSDKKeychain retrieveTokenWithUid:@"a"];
    CHECK_EQUAL(token.accessToken, @"A");
    CHECK_EQUAL(token.refreshToken, @"R");
    CHECK(token.tokenExpirationTimestamp == 1e9);
    token = [DBSDKKeychain retrieveTokenWithUid:@"b"];
    CHECK(token.refreshToken == nil && token.tokenExpirationTimestamp == 0);
    CHECK([DBSDKKeychain deleteTokenWithUid:@"b"]);
    CHECK([DBSDKKeychain deleteTokenWithUid:@"b"]);
    // What isn't an account is neither any account nor all accounts.
    for (id uid in [NSArray arrayWithObjects:[NSNumber numberWithInt:1], [[[HalfString alloc] init] autorelease], @"", nil]) {
        CHECK([DBSDKKeychain retrieveTokenWithUid:uid] == nil);
        [DBSDKKeychain deleteTokenWithUid:uid];
        CHECK([[DBSDKKeychain retrieveAllTokenIds] count] == 1);
        CHECK(![DBSDKKeychain storeAccessToken:[DBAccessToken createWithLongLivedAccessToken:@"C" uid:uid]]);
    }
    DBAccessToken *noToken = nil;
    CHECK(![DBSDKKeychain storeAccessToken:noToken]);
    CHECK_EQUAL([DBSDKKeychain retrieveAllTokenIds], ([NSArray arrayWithObject:@"a"]));
    CHECK([DBSDKKeychain clearAllTokens]);
    CHECK([[DBSDKKeychain retrieveAllTokenIds] count] == 0);
}

/// Passes an object everywhere where its class isn't the declared one.
static void testObjectOfOtherClass(id object) {
    BOOL isString = [object isKindOfClass:[NSString class]];
    DBAccessToken *token = [DBAccessToken createWithShortLivedAccessToken:object
                                                                      uid:object
                                                             refreshToken:object
                                                 tokenExpirationTimestamp:NAN];
    CHECK((token.accessToken == nil) != isString && [[token description] length] > 0);
    CHECK(![DBSDKKeychain storeAccessToken:object]);
    DBOAuthManager *manager = [[[DBOAuthManager alloc] initWithAppKey:@"key"] autorelease];
    CHECK(![manager storeAccessToken:object]);
    manager.locale = object;
    [manager authorizeFromSharedApplication:object usePkce:YES scopeRequest:object];
    TestApplication *application = [[[TestApplication alloc] init] autorelease];
    [manager authorizeFromSharedApplication:application usePkce:YES scopeRequest:object];
    CHECK(application->_page != nil);
    DBOAuthManager *shared = [[DBOAuthManager sharedOAuthManager] retain];
    [DBOAuthManager setSharedOAuthManager:object];
    CHECK([DBOAuthManager sharedOAuthManager] == nil);
    [DBOAuthManager setSharedOAuthManager:shared];
    [shared release];
    DBOAuthResult *result = [[[DBOAuthResult alloc] initWithError:object errorDescription:object] autorelease];
    CHECK(result.errorType == DBAuthUnknown && [[result description] length] > 0);
    CHECK([[[[[DBOAuthResult alloc] initWithSuccess:object] autorelease] description] length] > 0);
    DBTransportBaseHostnameConfig *hosts =
        [[[DBTransportBaseHostnameConfig alloc] initWithMeta:object api:object content:object notify:object] autorelease];
    CHECK((hosts.meta == nil) != isString);
    DBTransportDefaultConfig *config = [[[DBTransportDefaultConfig alloc] initWithAppKey:object
                                                                               appSecret:object
                                                                          hostnameConfig:object
                                                                             redirectURL:object
                                                                               userAgent:object
                                                                              asMemberId:object
                                                                                pathRoot:object
                                                                       additionalHeaders:object
                                                                           delegateQueue:object
                                                                  forceForegroundSession:YES
                                                               sharedContainerIdentifier:object] autorelease];
    CHECK((config.appKey == nil) != isString && config.pathRoot == nil && config.additionalHeaders == nil);
    CHECK([[[DBUserClient alloc] initWithAccessToken:@"token" tokenUid:object transportConfig:object] autorelease] != nil);
    DBRequestError *error = [[[DBRequestError alloc] initAsHttpError:object
                                                          statusCode:object
                                                        errorContent:object
                                                         userMessage:object] autorelease];
    CHECK([[error description] length] > 0 && (error.requestId == nil) != isString);
    DBRoute *route = [[[DBRoute alloc] init:object
                                 namespace_:object
                                 deprecated:object
                                 resultType:nil
                                  errorType:nil
                                      attrs:object
                      dataStructSerialBlock:nil
                    dataStructDeserialBlock:nil] autorelease];
    CHECK(route.attrs == nil);
    CHECK([[[DBFILESUserAuthRoutes alloc] init:object] autorelease] != nil);
    CHECK([[[DBBatchUploadData alloc] initWithFileCommitInfo:object progressBlock:nil responseBlock:(id _Nonnull)nil queue:object]
              autorelease] != nil);
    [DBGlobalErrorResponseHandler registerRouteErrorResponseBlock:^(id routeError, DBRequestError *networkError, DBTask *task) {}
                                                   routeErrorType:object];
    [DBGlobalErrorResponseHandler removeRouteErrorResponseBlockWithRouteErrorType:object];
    CHECK([DBNSDateSerializer serialize:object dateFormat:object] != nil);
    CHECK([DBNSDateSerializer deserialize:object dateFormat:object] != nil);
    CHECK([DBArraySerializer serialize:object withBlock:^(id element) { return element; }] != nil);
    CHECK([DBMapSerializer serialize:object withBlock:^(id element) { return element; }] != nil);
    [DBStoneValidators stringValidator:[NSNumber numberWithInt:1] maxLength:nil pattern:@"a"](object);
    [DBStoneValidators stringValidator:object maxLength:object pattern:object](@"text");
    [DBStoneValidators numericValidator:[NSNumber numberWithInt:1] maxValue:nil](object);
    [DBStoneValidators arrayValidator:[NSNumber numberWithInt:1] maxItems:nil itemValidator:^(id element) {}](object);
    [DBStoneValidators mapValidator:^(id element) {}](object);
}

/// Behavior: objects of other classes than the declared ones. They are treated as `nil`.
static void testOtherClasses(void) {
    NSNumber *number = [NSNumber numberWithInt:1];
    DBOAuthManager *manager = [[[DBOAuthManager alloc] initWithAppKey:(id)number host:(id)number] autorelease];
    for (id url in [NSArray arrayWithObjects:@"db-key://2/token", number, [NSNull null], nil]) {
        int count = completionCount;
        CHECK(![manager handleRedirectURL:url completion:recordResult]);
        WAIT_UNTIL(completionCount > count);
        CHECK(lastResult == nil);
    }
    DBScopeRequest *scopes = [[[DBScopeRequest alloc] initWithScopeType:DBScopeTypeUser
                                                                 scopes:(id)@"files.content.read"
                                                   includeGrantedScopes:NO] autorelease];
    TestApplication *application = [[[TestApplication alloc] init] autorelease];
    manager = [[[DBOAuthManager alloc] initWithAppKey:@"key"] autorelease];
    [manager authorizeFromSharedApplication:application usePkce:YES scopeRequest:scopes];
    CHECK([[application->_page absoluteString] rangeOfString:@"scope="].location == NSNotFound);
    DBTransportBaseConfig *config = [[[DBTransportBaseConfig alloc] initWithAppKey:@"key"
                                                                         appSecret:nil
                                                                         userAgent:nil
                                                                    hostnameConfig:(id)@"localhost"] autorelease];
    CHECK(config.hostnameConfig == nil);
    PlainObject *plain = [[[PlainObject alloc] init] autorelease];
    for (id object in [NSArray arrayWithObjects:plain, number, @"text", [NSArray array], [NSDate date], nil]) testObjectOfOtherClass(object);
}

static void testBeforeSetup(void) {
    CHECK([DBClientsManager appKey] == nil && [DBClientsManager authorizedClient] == nil);
    CHECK([[DBClientsManager authorizedClients] count] == 0 && [DBOAuthManager sharedOAuthManager] == nil);
    CHECK(![DBClientsManager authorizeClientFromKeychain:nil]);
    int count = completionCount;
    NSURL *url = [NSURL URLWithString:@"db-emulatorappkey://2/token?code=c"];
    CHECK(![DBClientsManager handleRedirectURL:url completion:recordResult]);
    WAIT_UNTIL(completionCount > count);
    CHECK(lastResult == nil);
    [DBClientsManager unlinkAndResetClients];
}

// MARK: Sign-in

static void testSignIn(void) {
    launch();
    CHECK_EQUAL([DBClientsManager appKey], @"emulatorappkey");
    CHECK([DBClientsManager authorizedClient] == nil);
    NSArray *names = [NSArray arrayWithObjects:@"account_info.read", @"files.metadata.read", nil];
    DBScopeRequest *scopes = [[[DBScopeRequest alloc] initWithScopeType:DBScopeTypeUser
                                                                 scopes:names
                                                   includeGrantedScopes:NO] autorelease];
    TestApplication *application = startSignIn(scopes);
    NSString *page = [application->_page absoluteString];
    CHECK([page hasPrefix:[server stringByAppendingString:@"/oauth2/authorize?"]]);
    CHECK([page rangeOfString:@"code_challenge="].location != NSNotFound);
    CHECK([page rangeOfString:@"response_type=code"].location != NSNotFound);
    CHECK([page rangeOfString:@"token_access_type=offline"].location != NSNotFound);
    CHECK([page rangeOfString:@"account_info.read"].location != NSNotFound);
    NSURL *redirect = PressButton(application->_page, @"allow", @"ada");
    CHECK([[redirect absoluteString] hasPrefix:@"db-emulatorappkey://2/token?"]);
    DBOAuthResult *result = handle(redirect);
    CHECK([result isSuccess] && result.accessToken.refreshToken != nil);
    CHECK(result.accessToken.tokenExpirationTimestamp > [[NSDate date] timeIntervalSince1970] + 3600);
    CHECK_EQUAL(EmailForToken(server, result.accessToken.accessToken), @"ada@example.com");
    CHECK_EQUAL(application->_events, ([NSArray arrayWithObjects:@"page", @"loading", @"loaded", nil]));

    DBUserClient *client = [DBClientsManager authorizedClient];
    CHECK([client isAuthorized] && client == [DBClientsManager authorizedClient]);
    CHECK_EQUAL([client accessToken], result.accessToken.accessToken);
    CHECK_EQUAL(client.tokenUid, result.accessToken.uid);
    CHECK([[DBClientsManager authorizedClients] objectForKey:client.tokenUid] == client);
    CHECK([DBClientsManager authorizedTeamClient] == nil && [[DBClientsManager authorizedTeamClients] count] == 0);
    CHECK_EQUAL([DBSDKKeychain retrieveTokenWithUid:client.tokenUid].accessToken, [client accessToken]);
    // The sign-in has finished, so the same redirect no longer belongs to one.
    CHECK(handle(redirect).errorType == DBAuthInconsistentState);
}

static void testOtherRedirects(void) {
    int count = completionCount;
    CHECK(![DBClientsManager handleRedirectURL:[NSURL URLWithString:@"db-other://2/token?code=c"]
                                    completion:recordResult]);
    WAIT_UNTIL(completionCount > count);
    CHECK(lastResult == nil);

    TestApplication *application = startSignIn(nil);
    CHECK([handle(PressButton(application->_page, @"deny", @"ada")) isCancel]);

    application = startSignIn(nil);
    application->_cancelHandler();
    WAIT_UNTIL(application->_opened != nil);
    CHECK_EQUAL([application->_opened absoluteString], @"db-emulatorappkey://2/cancel");
    CHECK([handle(application->_opened) isCancel]);

    application = startSignIn(nil);
    NSString *page = [application->_page absoluteString];
    NSString *state = [[[[page componentsSeparatedByString:@"state="] objectAtIndex:1] componentsSeparatedByString:@"&"]
        objectAtIndex:0];
    NSURL *forged = [NSURL URLWithString:@"db-emulatorappkey://2/token?error=invalid_scope&state=forged"];
    DBOAuthResult *result = handle(forged);
    CHECK([result isError] && result.errorType == DBAuthInconsistentState);
    result = handle([NSURL
        URLWithString:[@"db-emulatorappkey://2/token?error=invalid_scope&error_description=no+such+scope&state="
                          stringByAppendingString:state]]);
    CHECK([result isError] && result.errorType == DBAuthInvalidScope);
    CHECK_EQUAL(result.errorDescription, @"no such scope");
    application = startSignIn(nil);
    page = [application->_page absoluteString];
    state = [[[[page componentsSeparatedByString:@"state="] objectAtIndex:1] componentsSeparatedByString:@"&"]
        objectAtIndex:0];
    NSString *wrong = [@"db-emulatorappkey://2/token?code=wrong&state=" stringByAppendingString:state];
    result = handle([NSURL URLWithString:wrong]);
    CHECK([result isError] && result.errorType == DBAuthInvalidGrant);
}

static void testOldSignIn(void) {
    TestApplication *application = [[[TestApplication alloc] init] autorelease];
    [[DBOAuthManager sharedOAuthManager] authorizeFromSharedApplication:application];
    CHECK([[application->_page absoluteString] rangeOfString:@"response_type=token"].location != NSNotFound);
    NSURL *redirect = PressButton(application->_page, @"allow", @"ada");
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wdeprecated-declarations"
    CHECK([DBClientsManager handleRedirectURL:[NSURL URLWithString:@"db-other://2/token"]] == nil);
    DBOAuthResult *result = [DBClientsManager handleRedirectURL:redirect];
#pragma clang diagnostic pop
    CHECK([result isSuccess] && result.accessToken.refreshToken == nil);
    CHECK_EQUAL([[DBClientsManager authorizedClient] accessToken], result.accessToken.accessToken);
    CHECK_EQUAL(EmailForToken(server, result.accessToken.accessToken), @"ada@example.com");
}

static void testManagerOptions(void) {
    DBOAuthManager *manager = [[[DBOAuthManager alloc] initWithAppKey:@"emulatorappkey"
                                                                 host:server
                                                          redirectURL:@"https://app.example/done"] autorelease];
    manager.disableSignup = YES;
    manager.webAuthShouldForceReauthentication = YES;
    manager.locale = [[[NSLocale alloc] initWithLocaleIdentifier:@"de_DE"] autorelease];
    TestApplication *application = [[[TestApplication alloc] init] autorelease];
    [manager authorizeFromSharedApplication:application usePkce:YES scopeRequest:nil];
    NSString *page = [application->_page absoluteString];
    CHECK([page rangeOfString:@"disable_signup=true"].location != NSNotFound);
    CHECK([page rangeOfString:@"force_reauthentication=true"].location != NSNotFound);
    CHECK([page rangeOfString:@"locale=de-DE"].location != NSNotFound);
    manager.webAuthShouldForceReauthentication = NO;
    [manager authorizeFromSharedApplication:application usePkce:YES scopeRequest:nil];
    NSURL *redirect = PressButton(application->_page, @"allow", @"ada");
    CHECK([[redirect absoluteString] hasPrefix:@"https://app.example/done?"]);
    int count = completionCount;
    CHECK(![manager handleRedirectURL:[NSURL URLWithString:@"https://app.example/other"] completion:recordResult]);
    CHECK([manager handleRedirectURL:redirect completion:recordResult]);
    WAIT_UNTIL(completionCount == count + 2);
    CHECK([lastResult isSuccess]);
    CHECK([manager hasStoredAccessTokens]);
    CHECK_EQUAL([manager retrieveFirstAccessToken].uid, lastResult.accessToken.uid);
    CHECK_EQUAL([[manager retrieveAllAccessTokens] objectForKey:lastResult.accessToken.uid].accessToken,
                lastResult.accessToken.accessToken);
}

// MARK: Accounts

static void testSeveralAccounts(void) {
    DBAccessToken *ada = signIn(@"ada");
    DBUserClient *adaClient = [[[DBClientsManager authorizedClient] retain] autorelease];
    DBAccessToken *grace = signIn(@"grace");
    CHECK(![ada.uid isEqual:grace.uid]);
    CHECK([[DBClientsManager authorizedClients] count] == 2);
    CHECK_EQUAL([DBClientsManager authorizedClient].tokenUid, grace.uid);
    CHECK([[DBClientsManager authorizedClients] objectForKey:ada.uid] == adaClient);
    CHECK([DBClientsManager authorizeClientFromKeychain:ada.uid]);
    CHECK([DBClientsManager authorizedClient] == adaClient);
    CHECK(![DBClientsManager authorizeClientFromKeychain:@"dbid:nobody"]);
    CHECK([DBClientsManager authorizedClient] == adaClient);

    // The next launch
    launch();
    CHECK([[DBClientsManager authorizedClients] count] == 2);
    NSString *first = [[DBSDKKeychain retrieveAllTokenIds] objectAtIndex:0];
    CHECK_EQUAL([DBClientsManager authorizedClient].tokenUid, first);
    CHECK([DBClientsManager authorizeClientFromKeychain:grace.uid]);
    CHECK_EQUAL(EmailForToken(server, [[DBClientsManager authorizedClient] accessToken]), @"grace@example.com");
    CHECK([DBClientsManager authorizeClientFromKeychain:nil]);
    CHECK_EQUAL([DBClientsManager authorizedClient].tokenUid, first);
}

extern dispatch_queue_t dispatch_get_global_queue(long identifier, unsigned long flags);

static volatile int queuedCompletionCount;

static void testExpiredToken(void) {
    DBAccessToken *old = [[DBOAuthManager sharedOAuthManager] retrieveFirstAccessToken];
    CHECK([DBSDKKeychain storeAccessToken:[DBAccessToken createWithShortLivedAccessToken:@"expired"
                                                                                     uid:old.uid
                                                                            refreshToken:old.refreshToken
                                                                tokenExpirationTimestamp:1]]);
    launch();
    CHECK([DBClientsManager authorizeClientFromKeychain:old.uid]);
    DBUserClient *client = [DBClientsManager authorizedClient];
    CHECK_EQUAL([client accessToken], @"expired");
    DBTransportDefaultClient *transport =
        [[[DBTransportDefaultClient alloc] initWithAccessToken:@"t" tokenUid:nil transportConfig:nil] autorelease];
    CHECK_EQUAL(transport.accessTokenProvider.accessToken, @"t");
    // A client of its own with the manager's tokens
    DBUserClient *own = [[[DBUserClient alloc] initWithAccessToken:[DBSDKKeychain retrieveTokenWithUid:old.uid]
                                                      oauthManager:[DBOAuthManager sharedOAuthManager]
                                                   transportConfig:configWithKey(@"emulatorappkey")] autorelease];
    CHECK_EQUAL([own accessToken], @"expired");
    int count = completionCount;
    [[DBOAuthManager sharedOAuthManager] refreshAccessToken:[DBSDKKeychain retrieveTokenWithUid:old.uid]
                                                     scopes:[NSArray array]
                                                      queue:NULL
                                                 completion:recordResult];
    WAIT_UNTIL(completionCount > count);
    CHECK([lastResult isSuccess] && lastResult.accessToken.tokenExpirationTimestamp > 1e9);
    CHECK_EQUAL(lastResult.accessToken.uid, old.uid);
    CHECK(EmailForToken(server, lastResult.accessToken.accessToken) != nil);
    CHECK_EQUAL([DBSDKKeychain retrieveTokenWithUid:old.uid].accessToken, lastResult.accessToken.accessToken);
    count = completionCount;
    [[DBOAuthManager sharedOAuthManager]
        refreshAccessToken:[DBAccessToken createWithLongLivedAccessToken:@"a" uid:@"b"]
                    scopes:[NSArray array]
                     queue:NULL
                completion:recordResult];
    WAIT_UNTIL(completionCount > count);
    CHECK([lastResult isError] && lastResult.errorType == DBAuthInvalidGrant);
    [[DBOAuthManager sharedOAuthManager] refreshAccessToken:[DBSDKKeychain retrieveTokenWithUid:old.uid]
                                                     scopes:[NSArray arrayWithObject:@"account_info.read"]
                                                      queue:dispatch_get_global_queue(0, 0)
                                                 completion:^(DBOAuthResult *result) {
                                                   CHECK(![NSThread isMainThread] && [result isSuccess]);
                                                   queuedCompletionCount++;
                                                 }];
    WAIT_UNTIL(queuedCompletionCount == 1);
}

/// A provider of an app.
@interface TestProvider : NSObject <DBAccessTokenProvider>
@end

@implementation TestProvider
- (NSString *)accessToken {
    return @"own token";
}
- (void)refreshAccessTokenIfNecessary:(DBOAuthCompletion)completion {
    completion(nil);
}
@end

/// A provider whose token isn't a string.
@interface NumberProvider : TestProvider
@end

@implementation NumberProvider
- (NSString *)accessToken {
    return (id)[NSNumber numberWithInt:7];
}
@end

/// Behavior: a provider that isn't one, or whose token isn't a string. Calls fail with an error.
static void testUnusableProviders(void) {
    for (id provider in
         [NSArray arrayWithObjects:[NSNumber numberWithInt:1], @"text", [NSNull null], [[[NumberProvider alloc] init] autorelease], nil]) {
        DBUserClient *client = [[[DBUserClient alloc] initWithAccessTokenProvider:provider
                                                                         tokenUid:nil
                                                                  transportConfig:configWithKey(@"key")] autorelease];
        CHECK(![client isAuthorized] && [client accessToken] == nil);
        __block BOOL isFinished = NO;
        [[client.usersRoutes getCurrentAccount]
            setResponseBlock:^(DBUSERSFullAccount *result, DBNilObject *routeError, DBRequestError *networkError) {
              CHECK(result == nil && ([networkError isClientError] || [networkError isAuthError]));
              isFinished = YES;
            }];
        WAIT_UNTIL(isFinished);
    }
}

static void testOwnClients(void) {
    TestProvider *provider = [[[TestProvider alloc] init] autorelease];
    DBUserClient *client = [[[DBUserClient alloc] initWithAccessTokenProvider:provider
                                                                     tokenUid:@"dbid:own"
                                                              transportConfig:configWithKey(@"key")] autorelease];
    CHECK_EQUAL([client accessToken], @"own token");
    CHECK_EQUAL(client.tokenUid, @"dbid:own");
    CHECK([client isAuthorized]);
    DBTeamClient *team = [[[DBTeamClient alloc] initWithAccessToken:@"team token"] autorelease];
    CHECK_EQUAL([[team userClientWithMemberId:@"dbmid:1"] accessToken], @"team token");
    CHECK([[[[DBUserClient alloc] initWithAccessToken:@""] autorelease] isAuthorized] == NO);
    CHECK([[[DBAppClient alloc] initWithAppKey:@"key" appSecret:@"secret"] autorelease] != nil);

    DBTransportDefaultClient *transport =
        [[[DBTransportDefaultClient alloc] initWithAccessToken:@"first"
                                                      tokenUid:@"uid"
                                               transportConfig:configWithKey(@"key")] autorelease];
    CHECK_EQUAL(transport.accessTokenProvider.accessToken, @"first");
    CHECK_EQUAL(transport.tokenUid, @"uid");
    CHECK_EQUAL(transport.appKey, @"key");
    CHECK([transport.userAgent hasPrefix:@"AccountsTest swift-dropbox/"] && transport.forceForegroundSession);
    CHECK(transport.delegateQueue == [NSOperationQueue mainQueue]);
    transport.accessTokenProvider = provider;
    CHECK(transport.accessTokenProvider == provider);
    CHECK_EQUAL([transport duplicateTransportConfigWithAsMemberId:@"dbmid:2"].asMemberId, @"dbmid:2");
    CHECK_EQUAL([transport duplicateTransportConfigWithAsMemberId:@"dbmid:2"].hostnameConfig.api, server);
}

static void testUnlinking(void) {
    DBAccessToken *ada = signIn(@"ada");
    DBUserClient *adaClient = [[[DBClientsManager authorizedClient] retain] autorelease];
    // Without clients, the tokens remain.
    [DBClientsManager resetClients];
    CHECK([DBClientsManager authorizedClient] == nil && [[DBClientsManager authorizedClients] count] == 0);
    CHECK_EQUAL(EmailForToken(server, ada.accessToken), @"ada@example.com");
    CHECK([adaClient isAuthorized]);
    CHECK([DBClientsManager authorizeClientFromKeychain:ada.uid]);
    adaClient = [[[DBClientsManager authorizedClient] retain] autorelease];
    CHECK_EQUAL(adaClient.tokenUid, ada.uid);
    // What isn't an account doesn't sign out of all accounts.
    [DBClientsManager unlinkAndResetClient:(id)[NSNumber numberWithInt:1]];
    CHECK([adaClient isAuthorized]);
    DBAccessToken *grace = signIn(@"grace");
    // Another signed-in account takes the place of the current one.
    DBAccessToken *charles = signIn(@"charles");
    [DBClientsManager unlinkAndResetClient:charles.uid];
    NSString *next = [ada.uid compare:grace.uid] == NSOrderedAscending ? ada.uid : grace.uid;
    CHECK_EQUAL([DBClientsManager authorizedClient].tokenUid, next);
    CHECK([DBClientsManager authorizeClientFromKeychain:grace.uid]);
    [DBClientsManager unlinkAndResetClient:ada.uid];
    CHECK([DBSDKKeychain retrieveTokenWithUid:ada.uid] == nil);
    CHECK([[DBClientsManager authorizedClients] count] == 1 && ![adaClient isAuthorized]);
    CHECK_EQUAL([DBClientsManager authorizedClient].tokenUid, grace.uid);
    WAIT_UNTIL(EmailForToken(server, ada.accessToken) == nil);
    [DBClientsManager unlinkAndResetClients];
    CHECK([DBClientsManager authorizedClient] == nil && [[DBClientsManager authorizedClients] count] == 0);
    CHECK(![[DBOAuthManager sharedOAuthManager] hasStoredAccessTokens]);
    WAIT_UNTIL(EmailForToken(server, grace.accessToken) == nil);
    // Signing in again works.
    CHECK_EQUAL(EmailForToken(server, signIn(@"ada").accessToken), @"ada@example.com");
    [DBClientsManager unlinkAndResetClients];
}

static void *launchOnThread(void *unused) {
    @autoreleasepool {
        launch();
    }
    return NULL;
}

/// A setup and an unlinking at the same time. In any order, the account is unlinked.
static void testUnlinkingDuringSetup(void) {
    for (int round = 0; round < 100; round++) {
        @autoreleasepool {
            CHECK([DBSDKKeychain storeAccessToken:[DBAccessToken createWithLongLivedAccessToken:@"token" uid:@"raced"]]);
            pthread_t thread;
            pthread_create(&thread, NULL, launchOnThread, NULL);
            // Vary the order in which the threads run.
            for (int turn = 0; turn < (round % 2 == 0 ? 20 * round : 0); turn++) sched_yield();
            [DBClientsManager unlinkAndResetClient:@"raced"];
            pthread_join(thread, NULL);
            CHECK([[DBClientsManager authorizedClients] objectForKey:@"raced"] == nil);
        }
    }
}

static void testTeam(void) {
    [DBClientsManager setupWithTeamTransportConfigDesktop:configWithKey(@"adminkey")];
    CHECK([DBClientsManager authorizedTeamClient] == nil);
    TestApplication *application = startSignIn(nil);
    NSURL *redirect = PressButton(application->_page, @"allow", @"charles");
    int count = completionCount;
    CHECK([DBClientsManager handleRedirectURLTeam:redirect completion:recordResult]);
    WAIT_UNTIL(completionCount > count);
    CHECK([lastResult isSuccess]);
    DBTeamClient *client = [DBClientsManager authorizedTeamClient];
    CHECK([client isAuthorized] && [DBClientsManager authorizedClient] == nil);
    CHECK([[DBClientsManager authorizedTeamClients] objectForKey:lastResult.accessToken.uid] == client);
    CHECK([lastResult.accessToken.uid hasPrefix:@"dbtid:"]);
    CHECK([DBClientsManager authorizeTeamClientFromKeychain:nil]);
    [DBClientsManager setupWithTeamTransportConfigDesktop:configWithKey(@"adminkey")];
    CHECK_EQUAL([DBClientsManager authorizedTeamClient].tokenUid, lastResult.accessToken.uid);
    [DBClientsManager unlinkAndResetClients];
    CHECK([DBClientsManager authorizedTeamClient] == nil);
}

int main(int argc, char **argv) {
    if (argc < 2) {
        fprintf(stderr, "usage: accounts URL\n");
        return 2;
    }
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    server = [[NSString alloc] initWithUTF8String:argv[1]];
    void (*tests[])(void) = {
        testMigration,      testValues,    testStoredTokens,   testOtherClasses,    testBeforeSetup,  testSignIn,
        testOtherRedirects, testOldSignIn, testManagerOptions, testSeveralAccounts, testExpiredToken, testOwnClients,
        testUnusableProviders, testUnlinking, testUnlinkingDuringSetup, testTeam,
    };
    for (size_t index = 0; index < sizeof(tests) / sizeof(tests[0]); index++) {
        NSAutoreleasePool *inner = [[NSAutoreleasePool alloc] init];
        tests[index]();
        [inner release];
    }
    printf("%d checks, %d failures\n", checkCount, failureCount);
    [pool release];
    return failureCount == 0 ? 0 : 1;
}
