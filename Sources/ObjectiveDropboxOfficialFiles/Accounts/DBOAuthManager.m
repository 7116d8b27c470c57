#import <ObjectiveDropboxOfficialFiles/DBAccessToken.h>
#import <ObjectiveDropboxOfficialFiles/DBOAuthResult.h>
#import <ObjectiveDropboxOfficialFiles/DBSDKKeychain.h>
#import <ObjectiveDropboxOfficialFiles/DBTransportBaseHostnameConfig.h>
#import <ObjectiveDropboxOfficialFiles/DBTransportDefaultConfig.h>

#import "../Private/DBApplicationAdapter.h"
#import "../Private/DBBridgeStrings.h"
#import "../Private/DBOAuthManager+Private.h"
#import "../Private/DBOwnership.h"

#if !__APPLE__ && !__has_include(<dispatch/dispatch.h>)
extern void dispatch_async_f(dispatch_queue_t queue, void *context, void (*work)(void *context));
#endif

static DBOAuthManager *sharedManager;

/// The result of a refresh, which calls the block of the app on a queue.
@interface DBQueuedCompletion : NSObject {
@private
    dispatch_queue_t _queue;
    DBOAuthCompletion _completion;
    DBOAuthResult *_result;
}
- (instancetype)initWithQueue:(dispatch_queue_t)queue completion:(DBOAuthCompletion)completion;
- (void)completeWithResult:(DBOAuthResult *)result;
- (void)callCompletion;
@end

static void DBCallQueuedCompletion(void *context) {
    @autoreleasepool {
        DBQueuedCompletion *completion = DB_TRANSFERRED_OBJECT(context);
        [completion callCompletion];
    }
}

@implementation DBQueuedCompletion

- (instancetype)initWithQueue:(dispatch_queue_t)queue completion:(DBOAuthCompletion)completion {
    self = [super init];
    if (self != nil) {
#if __APPLE__
        _queue = DB_RETAIN(queue);
#else
        _queue = queue;
#endif
        _completion = DB_COPY_BLOCK(completion);
    }
    return self;
}

- (void)dealloc {
#if __APPLE__
    DB_RELEASE(_queue);
#endif
    DB_RELEASE_BLOCK(_completion);
    DB_RELEASE(_result);
    DB_SUPER_DEALLOC;
}

- (void)completeWithResult:(DBOAuthResult *)result {
    DB_REPLACE(_result, result);
    dispatch_async_f(_queue, DB_RETAINED_POINTER(self), DBCallQueuedCompletion);
}

- (void)callCompletion {
    _completion(_result);
}

@end

@implementation DBOAuthManager

@synthesize disableSignup = _disableSignup,
            webAuthShouldForceReauthentication = _webAuthShouldForceReauthentication;

// MARK: The shared manager

+ (DBOAuthManager *)sharedOAuthManager {
    @synchronized([DBOAuthManager class]) {
        return DB_AUTORELEASE(DB_RETAIN(sharedManager));
    }
}

+ (void)setSharedOAuthManager:(DBOAuthManager *)sharedOAuthManager {
    @synchronized([DBOAuthManager class]) {
        DB_REPLACE(sharedManager, sharedOAuthManager);
    }
}

// MARK: Creation

- (instancetype)initWithAppKey:(NSString *)appKey {
    return [self initWithAppKey:appKey host:nil];
}

- (instancetype)initWithAppKey:(NSString *)appKey host:(NSString *)host {
    return [self initWithAppKey:appKey host:host redirectURL:nil];
}

- (instancetype)initWithAppKey:(NSString *)appKey host:(NSString *)host redirectURL:(NSString *)redirectURL {
    BOOL isServer = host != nil && [host rangeOfString:@"://"].location != NSNotFound;
    return [self initWithAppKey:appKey host:host apiHost:isServer ? host : nil redirectURL:redirectURL userAgent:nil];
}

- (instancetype)initWithAppKey:(NSString *)appKey
                          host:(NSString *)host
                       apiHost:(NSString *)apiHost
                   redirectURL:(NSString *)redirectURL
                     userAgent:(NSString *)userAgent {
    self = [super init];
    if (self != nil) {
        DropboxOAuthManagerOptions options = {
            .appKey = appKey != nil ? DBCString(appKey) : "",
            .host = DBCString(host),
            .apiHost = DBCString(apiHost),
            .redirectURL = DBCString(redirectURL),
            .userAgent = DBCString(userAgent),
        };
        _manager = DropboxOAuthManagerCreate(&options);
    }
    return self;
}

- (void)dealloc {
    DropboxRelease(_manager);
    DB_RELEASE(_locale);
    DB_SUPER_DEALLOC;
}

- (NSLocale *)locale {
    @synchronized(self) {
        return _locale != nil ? DB_AUTORELEASE(DB_RETAIN(_locale)) : [NSLocale currentLocale];
    }
}

- (void)setLocale:(NSLocale *)locale {
    @synchronized(self) {
        DB_REPLACE(_locale, locale);
    }
}

// MARK: Sign-in

- (void)authorizeFromSharedApplication:(id<DBSharedApplication>)sharedApplication {
    [self authorizeFromSharedApplication:sharedApplication usePkce:NO scopeRequest:nil];
}

- (void)authorizeFromSharedApplication:(id<DBSharedApplication>)sharedApplication
                               usePkce:(BOOL)usePkce
                          scopeRequest:(DBScopeRequest *)scopeRequest {
    NSString *scopes = [scopeRequest scopeString];
    NSString *locale;
    @synchronized(self) {
        locale = DB_AUTORELEASE([[_locale localeIdentifier] copy]);
    }
    DropboxSignInOptions options = {
        .usePKCE = usePkce,
        .scopes = DBCString(scopes),
        .isTeamScope = [scopeRequest isTeamScope],
        .includeGrantedScopes = [scopeRequest includeGrantedScopes],
        .disableSignup = self.disableSignup,
        .forceReauthentication = self.webAuthShouldForceReauthentication,
        .locale = DBCString(locale),
    };
    DropboxApplicationCallbacks callbacks;
    DBSetApplicationCallbacks(&callbacks, sharedApplication);
    DropboxOAuthManagerAuthorize(_manager, &callbacks, &options);
}

- (BOOL)handleRedirectURL:(NSURL *)url completion:(DBOAuthCompletion)completion {
    void *context = [DBCompletionHolder retainedPointerWithCompletion:completion];
    NSString *string = [url absoluteString];
    return DropboxOAuthManagerHandleRedirect(
        _manager, string != nil ? DBCString(string) : "", context, DBCompletionCallback);
}

// MARK: Tokens

- (void)refreshAccessToken:(DBAccessToken *)accessToken
                    scopes:(NSArray<NSString *> *)scopes
                     queue:(dispatch_queue_t)queue
                completion:(DBOAuthCompletion)completion {
    DropboxToken token = DBTokenForBridge(accessToken);
    NSString *scopeString = scopes != nil ? [scopes componentsJoinedByString:@" "] : @"";
    if (queue == NULL || completion == NULL) {
        void *context = [DBCompletionHolder retainedPointerWithCompletion:completion];
        DropboxOAuthManagerRefresh(_manager, &token, DBCString(scopeString), true, context, DBCompletionCallback);
        return;
    }
    DBQueuedCompletion *queued = [[DBQueuedCompletion alloc] initWithQueue:queue completion:completion];
#if !__has_feature(objc_arc)
    // Blocks don't retain objects with this runtime, so the block releases the object.
    [queued retain];
#endif
    void *context = [DBCompletionHolder retainedPointerWithCompletion:^(DBOAuthResult *result) {
      [queued completeWithResult:result];
      DB_RELEASE(queued);
    }];
    DropboxOAuthManagerRefresh(_manager, &token, DBCString(scopeString), false, context, DBCompletionCallback);
    DB_RELEASE(queued);
}

- (BOOL)storeAccessToken:(DBAccessToken *)accessToken {
    return [DBSDKKeychain storeAccessToken:accessToken];
}

- (DBAccessToken *)retrieveFirstAccessToken {
    NSString *uid = [[DBSDKKeychain retrieveAllTokenIds] firstObject];
    return uid == nil ? nil : [DBSDKKeychain retrieveTokenWithUid:uid];
}

- (DBAccessToken *)retrieveAccessToken:(NSString *)tokenUid {
    return [DBSDKKeychain retrieveTokenWithUid:tokenUid];
}

- (NSDictionary<NSString *, DBAccessToken *> *)retrieveAllAccessTokens {
    NSMutableDictionary<NSString *, DBAccessToken *> *tokens = [NSMutableDictionary dictionary];
    for (NSString *uid in [DBSDKKeychain retrieveAllTokenIds]) {
        DBAccessToken *token = [DBSDKKeychain retrieveTokenWithUid:uid];
        if (token != nil) [tokens setObject:token forKey:uid];
    }
    return tokens;
}

- (BOOL)hasStoredAccessTokens {
    return [[DBSDKKeychain retrieveAllTokenIds] count] > 0;
}

- (BOOL)clearStoredAccessToken:(NSString *)tokenUid {
    return [DBSDKKeychain deleteTokenWithUid:tokenUid];
}

- (BOOL)clearStoredAccessTokens {
    return [DBSDKKeychain clearAllTokens];
}

@end

@implementation DBOAuthManager (Private)

- (DropboxOAuthManagerRef)dropboxManager {
    return _manager;
}

- (instancetype)initWithTransportConfig:(DBTransportDefaultConfig *)transportConfig {
    NSString *appKey = transportConfig.appKey;
    DBTransportBaseHostnameConfig *hosts = transportConfig.hostnameConfig;
    return [self initWithAppKey:appKey != nil ? appKey : @""
                           host:hosts.meta
                        apiHost:hosts.api
                    redirectURL:transportConfig.redirectURL
                      userAgent:transportConfig.userAgent];
}

- (BOOL)handleTokenRedirectURL:(NSURL *)url completion:(DBOAuthCompletion)completion {
    void *context = [DBCompletionHolder retainedPointerWithCompletion:completion];
    NSString *string = [url absoluteString];
    return DropboxOAuthManagerHandleTokenRedirect(
        _manager, string != nil ? DBCString(string) : "", context, DBCompletionCallback);
}

@end
