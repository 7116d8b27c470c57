#import <ObjectiveDropboxOfficialFiles/DBAccessToken.h>
#import <ObjectiveDropboxOfficialFiles/DBClientsManager.h>
#import <ObjectiveDropboxOfficialFiles/DBOAuthMobileManager.h>
#import <ObjectiveDropboxOfficialFiles/DBOAuthResult.h>
#import <ObjectiveDropboxOfficialFiles/DBSDKKeychain.h>
#import <ObjectiveDropboxOfficialFiles/DBTeamClient.h>
#import <ObjectiveDropboxOfficialFiles/DBUserClient.h>

#import "../Private/DBBaseClient+Private.h"
#import "../Private/DBBridgeStrings.h"
#import "../Private/DBClientsManager+Private.h"
#import "../Private/DBOAuthManager+Private.h"

// The bridge has the accounts and their clients. This class has an object for each client, so that an app gets the same
// object until the client changes.
static DBTransportDefaultConfig *currentConfig;
static NSMutableDictionary<NSString *, id> *userClients;
static NSMutableDictionary<NSString *, id> *teamClients;

/// The clients to return, and the owner of the accounts.
@interface DBClientCollector : NSObject {
@private
    BOOL _isTeam;
    NSMutableDictionary<NSString *, id> *_clients;
}
- (instancetype)initForTeams:(BOOL)isTeam;
- (NSDictionary<NSString *, id> *)clients;
- (void)addClient:(DropboxClientRef)client uid:(NSString *)uid;
@end

@implementation DBClientCollector

- (instancetype)initForTeams:(BOOL)isTeam {
    self = [super init];
    if (self != nil) {
        _isTeam = isTeam;
        _clients = [[NSMutableDictionary alloc] init];
    }
    return self;
}

- (void)dealloc {
    DB_RELEASE(_clients);
    DB_SUPER_DEALLOC;
}

- (NSDictionary<NSString *, id> *)clients {
    return DB_AUTORELEASE([_clients copy]);
}

- (void)addClient:(DropboxClientRef)client uid:(NSString *)uid {
    NSMutableDictionary<NSString *, id> *known = _isTeam ? teamClients : userClients;
    id object = [known objectForKey:uid];
    DBTransportDefaultClient *transport = (DBTransportDefaultClient *)[object transportClient];
    if (object == nil || [transport dropboxClient] != client) {
        transport = [[DBTransportDefaultClient alloc] initWithDropboxClient:client
                                                                   tokenUid:uid
                                                            transportConfig:currentConfig];
        if (_isTeam) {
            object = DB_AUTORELEASE([[DBTeamClient alloc] initWithTransportClient:transport]);
        } else {
            object = DB_AUTORELEASE([[DBUserClient alloc] initWithTransportClient:transport]);
        }
        DB_RELEASE(transport);
        [known setObject:object forKey:uid];
    }
    [_clients setObject:object forKey:uid];
}

@end

static void DBCollectClient(void *context, const char *uid, DropboxClientRef client) {
    DBClientCollector *collector = DB_UNRETAINED_OBJECT(context);
    NSString *name = DBStringFromC(uid);
    if (name != nil) [collector addClient:client uid:name];
}

/// Releases the objects for the clients of all accounts.
static void DBForgetClients(void) {
    @synchronized([DBClientsManager class]) {
        [userClients removeAllObjects];
        [teamClients removeAllObjects];
    }
}

@implementation DBClientsManager

+ (void)initialize {
    if (self != [DBClientsManager class]) return;
    userClients = [[NSMutableDictionary alloc] init];
    teamClients = [[NSMutableDictionary alloc] init];
}

+ (NSString *)appKey {
    @synchronized([DBClientsManager class]) {
        return currentConfig.appKey;
    }
}

// MARK: Clients

/// Returns the current client, or all clients.
+ (NSDictionary<NSString *, id> *)clientsOfTeams:(BOOL)isTeam onlyCurrent:(BOOL)onlyCurrent {
    @synchronized([DBClientsManager class]) {
        DBClientCollector *collector = DB_AUTORELEASE([[DBClientCollector alloc] initForTeams:isTeam]);
        if (onlyCurrent) {
            DropboxAccountsVisitCurrent(isTeam, DB_UNRETAINED_POINTER(collector), DBCollectClient);
        } else {
            DropboxAccountsVisit(isTeam, DB_UNRETAINED_POINTER(collector), DBCollectClient);
        }
        return [collector clients];
    }
}

+ (DBUserClient *)authorizedClient {
    return [[[self clientsOfTeams:NO onlyCurrent:YES] allValues] firstObject];
}

+ (NSDictionary<NSString *, DBUserClient *> *)authorizedClients {
    return [self clientsOfTeams:NO onlyCurrent:NO];
}

+ (DBTeamClient *)authorizedTeamClient {
    return [[[self clientsOfTeams:YES onlyCurrent:YES] allValues] firstObject];
}

+ (NSDictionary<NSString *, DBTeamClient *> *)authorizedTeamClients {
    return [self clientsOfTeams:YES onlyCurrent:NO];
}

+ (BOOL)authorizeClientFromKeychain:(NSString *)tokenUid {
    return DropboxAccountsSelect(DBCString(tokenUid), false);
}

+ (BOOL)authorizeTeamClientFromKeychain:(NSString *)tokenUid {
    return DropboxAccountsSelect(DBCString(tokenUid), true);
}

// MARK: Sign-in

+ (BOOL)handleRedirectURL:(NSURL *)url completion:(DBOAuthCompletion)completion {
    return [self handleRedirectURL:url isTeam:NO completion:completion];
}

+ (BOOL)handleRedirectURLTeam:(NSURL *)url completion:(DBOAuthCompletion)completion {
    return [self handleRedirectURL:url isTeam:YES completion:completion];
}

+ (BOOL)handleRedirectURL:(NSURL *)url isTeam:(BOOL)isTeam completion:(DBOAuthCompletion)completion {
    DBOAuthManager *manager = [DBOAuthManager sharedOAuthManager];
    if (manager == nil) {
        void *context = DBContextOfCompletion(completion);
        DropboxCompleteOnMainQueue(context, DBCompletionCallback);
        return NO;
    }
    return [manager handleRedirectURL:url
                           completion:^(DBOAuthResult *result) {
                             [DBClientsManager addAccountOfResult:result isTeam:isTeam];
                             if (completion != NULL) completion(result);
                           }];
}

+ (void)addAccountOfResult:(DBOAuthResult *)result isTeam:(BOOL)isTeam {
    if (![result isSuccess]) return;
    DropboxToken token = DBTokenForBridge(result.accessToken);
    DropboxAccountsAdd(&token, isTeam);
}

// MARK: Sign-out

+ (void)unlinkAndResetClient:(NSString *)tokenUid {
    const char *uid = DBCString(tokenUid);
    if (uid == NULL) return;
    DropboxAccountsUnlink(uid);
    @synchronized([DBClientsManager class]) {
        [userClients removeObjectForKey:tokenUid];
        [teamClients removeObjectForKey:tokenUid];
    }
}

+ (void)unlinkAndResetClients {
    DropboxAccountsUnlinkAll();
    DBForgetClients();
}

+ (void)resetClients {
    DropboxAccountsReset();
    DBForgetClients();
}

+ (BOOL)checkAndPerformV1TokenMigration:(DBTokenMigrationResponseBlock)responseBlock
                                  queue:(NSOperationQueue *)queue
                                 appKey:(NSString *)appKey
                              appSecret:(NSString *)appSecret {
    return [DBSDKKeychain checkAndPerformV1TokenMigration:responseBlock queue:queue appKey:appKey appSecret:appSecret];
}

@end

@implementation DBClientsManager (Earlier)

+ (DBOAuthResult *)handleRedirectURL:(NSURL *)url {
    return [self resultOfRedirectURL:url isTeam:NO];
}

+ (DBOAuthResult *)handleRedirectURLTeam:(NSURL *)url {
    return [self resultOfRedirectURL:url isTeam:YES];
}

+ (DBOAuthResult *)resultOfRedirectURL:(NSURL *)url isTeam:(BOOL)isTeam {
    __block DBOAuthResult *handled = nil;
    // The block is called before the method returns.
    [[DBOAuthManager sharedOAuthManager] handleTokenRedirectURL:url
                                                     completion:^(DBOAuthResult *result) {
                                                       handled = DB_RETAIN(result);
                                                     }];
    [self addAccountOfResult:handled isTeam:isTeam];
    return DB_AUTORELEASE(handled);
}

@end

@implementation DBClientsManager (Private)

+ (void)setUpWithConfig:(DBTransportDefaultConfig *)config isTeam:(BOOL)isTeam {
    if (config == nil) config = DB_AUTORELEASE([[DBTransportDefaultConfig alloc] init]);
#if TARGET_OS_IOS
    DBOAuthManager *manager = [[DBOAuthMobileManager alloc] initWithTransportConfig:config];
#else
    DBOAuthManager *manager = [[DBOAuthManager alloc] initWithTransportConfig:config];
#endif
    @synchronized([DBClientsManager class]) {
        // Two setups at the same time must not mix the manager of one with the accounts of the other.
        [DBOAuthManager setSharedOAuthManager:manager];
        DB_REPLACE(currentConfig, config);
        DBForgetClients();
        [config withOptions:^(const DropboxClientOptions *options) {
          DropboxAccountsSetUp([manager dropboxManager], isTeam, options);
        }];
    }
    DB_RELEASE(manager);
}

+ (void)setUpWithAppKey:(NSString *)appKey isTeam:(BOOL)isTeam {
    DBTransportDefaultConfig *config = [[DBTransportDefaultConfig alloc] initWithAppKey:appKey];
    [self setUpWithConfig:config isTeam:isTeam];
    DB_RELEASE(config);
}

@end

#if !TARGET_OS_OSX
@implementation DBClientsManager (Setup)

+ (void)setupWithAppKey:(NSString *)appKey {
    [self setUpWithAppKey:appKey isTeam:NO];
}

+ (void)setupWithTransportConfig:(DBTransportDefaultConfig *)transportConfig {
    [self setUpWithConfig:transportConfig isTeam:NO];
}

+ (void)setupWithTeamAppKey:(NSString *)appKey {
    [self setUpWithAppKey:appKey isTeam:YES];
}

+ (void)setupWithTeamTransportConfig:(DBTransportDefaultConfig *)transportConfig {
    [self setUpWithConfig:transportConfig isTeam:YES];
}

@end
#endif

#if !TARGET_OS_IPHONE
@implementation DBClientsManager (SetupDesktop)

+ (void)setupWithAppKeyDesktop:(NSString *)appKey {
    [self setUpWithAppKey:appKey isTeam:NO];
}

+ (void)setupWithTransportConfigDesktop:(DBTransportDefaultConfig *)transportConfig {
    [self setUpWithConfig:transportConfig isTeam:NO];
}

+ (void)setupWithTeamAppKeyDesktop:(NSString *)appKey {
    [self setUpWithAppKey:appKey isTeam:YES];
}

+ (void)setupWithTeamTransportConfigDesktop:(DBTransportDefaultConfig *)transportConfig {
    [self setUpWithConfig:transportConfig isTeam:YES];
}

@end
#endif
