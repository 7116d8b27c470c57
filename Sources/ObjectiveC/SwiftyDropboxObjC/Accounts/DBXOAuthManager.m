#import "../Private/DBXSignIn.h"
#import "../Private/DBXTokens.h"
#import <DropboxObjectiveCRuntime/DBRuntime.h>
#import <DropboxObjectiveCRuntime/DBSignInAdapter.h>

/// An app that shows its sign-in page with blocks for the redirect URL and for canceling the sign-in.
@interface DBXSignInAdapter : DBSignInAdapter
@end

@implementation DBXSignInAdapter

- (void)presentPage:(NSURL *)url {
    // With GNUstep, the blocks don't retain the adapter, which exists until the sign-in has finished.
    [(id<DBXSharedApplication>)[self application] presentAuthChannel:url
        tryIntercept:^BOOL(NSURL *opened) {
            return [self interceptURL:opened];
        }
        cancelHandler:^{
            [self cancel];
        }];
}

@end

// The object for the manager of the bridge, so that an app gets the same object until the manager changes.
static DBXDropboxOAuthManager *sharedManager;

@implementation DBXDropboxOAuthManager

// MARK: The shared manager

+ (DBXDropboxOAuthManager *)sharedOAuthManager {
    @synchronized([DBXDropboxOAuthManager class]) {
        DropboxOAuthManagerRef manager = DropboxManagerCopyOAuthManager();
        if (manager == NULL) return (DBXDropboxOAuthManager *_Nonnull)nil;
        if (sharedManager != nil && DropboxOAuthManagerIsSame([sharedManager dropboxManager], manager)) {
            DropboxRelease(manager);
        } else {
            DB_RELEASE(sharedManager);
            sharedManager = [[DBXDropboxOAuthManager alloc] initWithDropboxManager:manager];
        }
        return DB_AUTORELEASE(DB_RETAIN(sharedManager));
    }
}

+ (void)setSharedOAuthManager:(DBXDropboxOAuthManager *)manager {
    if (manager == nil) return;
    @synchronized([DBXDropboxOAuthManager class]) {
        DropboxManagerSetOAuthManager([manager dropboxManager]);
        DB_REPLACE(sharedManager, manager);
    }
}

// MARK: Creation

- (instancetype)initWithAppKey:(NSString *)appKey secureStorageAccess:(id<DBXSecureStorageAccess>)secureStorageAccess {
    return [self initWithAppKey:appKey host:(NSString *_Nonnull)nil secureStorageAccess:secureStorageAccess];
}

- (instancetype)initWithAppKey:(NSString *)appKey
                          host:(NSString *)host
           secureStorageAccess:(id<DBXSecureStorageAccess>)secureStorageAccess {
    return [self initWithAppKey:appKey host:host secureStorageAccess:secureStorageAccess closePage:nil];
}

- (instancetype)initWithAppKey:(NSString *)appKey
                          host:(NSString *)host
           secureStorageAccess:(id<DBXSecureStorageAccess>)secureStorageAccess
                     closePage:(void (^)(void))closePage {
    DropboxTokenStoreRef store = DBXCreateTokenStore(secureStorageAccess);
    DropboxOAuthManagerOptions options = {
        .appKey = DBRequiredCString(appKey),
        .host = DBCString(host),
        .tokenStore = store,
    };
    DBSetClosure(&options.closePage, closePage);
    DropboxOAuthManagerRef manager = DropboxOAuthManagerCreate(&options);
    DropboxRelease(store);
    return [self initWithDropboxManager:manager];
}

- (instancetype)initWithDropboxManager:(DropboxOAuthManagerRef)manager {
    self = [super init];
    if (self) {
        _manager = manager;
    } else {
        DropboxRelease(manager);
    }
    return self;
}

- (void)dealloc {
    DropboxRelease(_manager);
    DB_SUPER_DEALLOC;
}

- (DropboxOAuthManagerRef)dropboxManager {
    return (DropboxOAuthManagerRef)_manager;
}

- (NSLocale *)locale {
    NSString *identifier = DBStringFromCopy(DropboxOAuthManagerCopyLocale([self dropboxManager]));
    return identifier == nil ? nil : DB_AUTORELEASE([[NSLocale alloc] initWithLocaleIdentifier:identifier]);
}

// MARK: Sign-in

- (void)authorizeFromSharedApplication:(id<DBXSharedApplication>)sharedApplication
                               usePKCE:(BOOL)usePKCE
                          scopeRequest:(DBXScopeRequest *)scopeRequest {
    NSString *scopes = [scopeRequest scopeString];
    NSString *locale = DBStringFromCopy(DropboxOAuthManagerCopyLocale([self dropboxManager]));
    DropboxSignInOptions options = {
        .usePKCE = usePKCE,
        .scopes = DBCString(scopes),
        .isTeamScope = [scopeRequest isTeamScope],
        .includeGrantedScopes = [scopeRequest includesGrantedScopes],
        .locale = DBCString(locale),
    };
    DropboxApplicationCallbacks callbacks;
    DBXSignInAdapter *adapter = [[DBXSignInAdapter alloc] initWithApplication:sharedApplication];
    [adapter setCallbacks:&callbacks];
    DB_RELEASE(adapter);
    DropboxOAuthManagerAuthorize([self dropboxManager], &callbacks, &options);
}

- (BOOL)handleRedirectURL:(NSURL *)url completion:(void (^)(DBXDropboxOAuthResult *))completion {
    void *context = DBCompletionContext((id)completion, NULL, DBXOAuthResultFromBridge);
    return DropboxOAuthManagerHandleRedirect([self dropboxManager], DBURLString(url), context, DBCompletionCallback);
}

// MARK: Stored tokens

/// Calls a block with the store of the manager.
- (void)useTokenStore:(void (^)(DropboxTokenStoreRef store))block {
    DropboxTokenStoreRef store = DropboxOAuthManagerCopyTokenStore([self dropboxManager]);
    block(store);
    DropboxRelease(store);
}

- (NSDictionary<NSString *, DBXDropboxAccessToken *> *)getAllAccessTokens {
    NSMutableDictionary<NSString *, DBXDropboxAccessToken *> *tokens = [NSMutableDictionary dictionary];
    [self useTokenStore:^(DropboxTokenStoreRef store) {
        for (DBXDropboxAccessToken *token in DBXStoredTokens(store)) [tokens setObject:token forKey:token.uid];
    }];
    return tokens;
}

- (BOOL)hasStoredAccessTokens {
    return [[self getAllAccessTokens] count] > 0;
}

- (DBXDropboxAccessToken *)getAccessToken:(NSString *)user {
    return user == nil ? nil : [[self getAllAccessTokens] objectForKey:user];
}

- (DBXDropboxAccessToken *)getFirstAccessToken {
    NSDictionary<NSString *, DBXDropboxAccessToken *> *tokens = [self getAllAccessTokens];
    NSString *first = [[[tokens allKeys] sortedArrayUsingSelector:@selector(compare:)] firstObject];
    return first == nil ? nil : [tokens objectForKey:first];
}

- (BOOL)storeAccessToken:(DBXDropboxAccessToken *)token {
    __block BOOL isStored = NO;
    [self useTokenStore:^(DropboxTokenStoreRef store) {
        DropboxToken value = DBXTokenForBridge(token);
        isStored = DropboxTokenStoreAdd(store, &value);
    }];
    return isStored;
}

- (BOOL)clearStoredAccessToken:(DBXDropboxAccessToken *)token {
    __block BOOL isRemoved = NO;
    [self useTokenStore:^(DropboxTokenStoreRef store) {
        const char *uid = DBCString(((DBXDropboxAccessToken *)DBObjectOfClass(token, [DBXDropboxAccessToken class])).uid);
        isRemoved = uid != NULL && DropboxTokenStoreRemove(store, uid);
    }];
    return isRemoved;
}

- (BOOL)clearStoredAccessTokens {
    __block BOOL isRemoved = NO;
    [self useTokenStore:^(DropboxTokenStoreRef store) {
        isRemoved = DropboxTokenStoreRemoveAll(store);
    }];
    return isRemoved;
}

// MARK: Refreshing

- (void)refreshAccessToken:(DBXDropboxAccessToken *)accessToken
                    scopes:(NSArray<NSString *> *)scopes
                     queue:(dispatch_queue_t)queue
                completion:(void (^)(DBXDropboxOAuthResult *))completion {
    DropboxToken token = DBXTokenForBridge(accessToken);
    NSString *scopeString = DBWords(scopes);
    // Without a queue, the bridge calls the block on the main queue.
    void *context = DBCompletionContext((id)completion, queue, DBXOAuthResultFromBridge);
    DropboxOAuthManagerRefresh(
        [self dropboxManager], &token, DBRequiredCString(scopeString), queue == NULL, context, DBCompletionCallback);
}

- (DBXAccessTokenProvider *)accessTokenProviderForToken:(DBXDropboxAccessToken *)token {
    DropboxToken value = DBXTokenForBridge(token);
    DropboxTokenProviderRef provider = DropboxOAuthManagerCreateTokenProvider([self dropboxManager], &value);
    Class providerClass =
        token.refreshToken == nil ? [DBXLongLivedAccessTokenProvider class] : [DBXShortLivedAccessTokenProvider class];
    return DB_AUTORELEASE([(DBXAccessTokenProvider *)[providerClass alloc] initWithProvider:provider]);
}

@end

#if TARGET_OS_IOS
@implementation DBXDropboxMobileOAuthManager

- (instancetype)initWithAppKey:(NSString *)appKey
                              host:(NSString *)host
               secureStorageAccess:(id<DBXSecureStorageAccess>)secureStorageAccess
    dismissSharedAppAuthController:(void (^)(void))dismissSharedAppAuthController {
    return [super initWithAppKey:appKey
                            host:host
             secureStorageAccess:secureStorageAccess
                       closePage:dismissSharedAppAuthController];
}

@end
#endif
