#import <ObjectiveDropboxOfficialFiles/DBAccessToken.h>
#import <ObjectiveDropboxOfficialFiles/DBOAuthResult.h>
#import <ObjectiveDropboxOfficialFiles/DBSDKKeychain.h>
#import <ObjectiveDropboxOfficialFiles/DBTransportBaseHostnameConfig.h>
#import <ObjectiveDropboxOfficialFiles/DBTransportDefaultConfig.h>

#import "../Private/DBApplicationAdapter.h"
#import "../Private/DBBridgeStrings.h"
#import "../Private/DBOAuthManager+Private.h"

static DBOAuthManager *sharedManager;

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
        DB_REPLACE(sharedManager, DBObjectOfClass(sharedOAuthManager, [DBOAuthManager class]));
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
    return [self initWithAppKey:appKey host:host apiHost:nil redirectURL:redirectURL userAgent:nil];
}

- (instancetype)initWithAppKey:(NSString *)appKey
                          host:(NSString *)host
                       apiHost:(NSString *)apiHost
                   redirectURL:(NSString *)redirectURL
                     userAgent:(NSString *)userAgent {
    self = [super init];
    if (self != nil) {
        DropboxOAuthManagerOptions options = {
            .appKey = DBRequiredCString(appKey),
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
        DB_REPLACE(_locale, DBObjectOfClass(locale, [NSLocale class]));
    }
}

// MARK: Sign-in

- (void)authorizeFromSharedApplication:(id<DBSharedApplication>)sharedApplication {
    [self authorizeFromSharedApplication:sharedApplication usePkce:NO scopeRequest:nil];
}

- (void)authorizeFromSharedApplication:(id<DBSharedApplication>)sharedApplication
                               usePkce:(BOOL)usePkce
                          scopeRequest:(DBScopeRequest *)scopeRequest {
    if (![(id)sharedApplication respondsToSelector:@selector(presentAuthChannel:cancelHandler:)]) {
        NSLog(@"-[DBOAuthManager authorizeFromSharedApplication:]: %@ isn't a DBSharedApplication", sharedApplication);
        return;
    }
    scopeRequest = DBObjectOfClass(scopeRequest, [DBScopeRequest class]);
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
    void *context = DBContextOfCompletion(completion);
    return DropboxOAuthManagerHandleRedirect(_manager, DBURLString(url), context, DBCompletionCallback);
}

// MARK: Tokens

- (void)refreshAccessToken:(DBAccessToken *)accessToken
                    scopes:(NSArray<NSString *> *)scopes
                     queue:(dispatch_queue_t)queue
                completion:(DBOAuthCompletion)completion {
    DropboxToken token = DBTokenForBridge(accessToken);
    NSString *scopeString = DBWords(scopes);
    // Without a queue, the bridge calls the block on the main queue.
    void *context = DBCompletionContext((id)completion, queue, DBOAuthResultFromBridge);
    DropboxOAuthManagerRefresh(
        _manager, &token, DBRequiredCString(scopeString), queue == NULL, context, DBCompletionCallback);
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
    transportConfig = DBObjectOfClass(transportConfig, [DBTransportDefaultConfig class]);
    NSString *appKey = transportConfig.appKey;
    DBTransportBaseHostnameConfig *hosts = transportConfig.hostnameConfig;
    return [self initWithAppKey:appKey != nil ? appKey : @""
                           host:hosts.meta
                        apiHost:hosts.api
                    redirectURL:transportConfig.redirectURL
                      userAgent:transportConfig.userAgent];
}

- (BOOL)handleTokenRedirectURL:(NSURL *)url completion:(DBOAuthCompletion)completion {
    void *context = DBContextOfCompletion(completion);
    return DropboxOAuthManagerHandleTokenRedirect(_manager, DBURLString(url), context, DBCompletionCallback);
}

@end
