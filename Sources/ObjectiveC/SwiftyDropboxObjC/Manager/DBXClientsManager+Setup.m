#import "../Private/DBXClientsManager+Private.h"
#import <SwiftyDropboxObjC/DBXClientsManager+Desktop.h>
#import <SwiftyDropboxObjC/DBXClientsManager+Mobile.h>
#import <SwiftyDropboxObjC/DBXTransportClient.h>

@implementation DBXDropboxClientsManager (OAuthManager)

+ (void)setupWithOAuthManager:(DBXDropboxOAuthManager *)oauthManager
                          tokenUid:(NSString *)tokenUid
    backgroundSessionConfiguration:(DBXNetworkSessionConfiguration *)backgroundSessionConfiguration
               requestsToReconnect:(void (^)(NSArray<DBXReconnectionResult *> *))requestsToReconnect {
    DBXSetup *setup = [DBXSetup setupWithAppKey:@"" isTeam:NO];
    [setup setManager:oauthManager];
    if (tokenUid != nil) [setup setTokenUid:tokenUid];
    if (backgroundSessionConfiguration != nil) {
        [setup includeBackgroundClient:nil session:backgroundSessionConfiguration];
    }
    [setup performWithRequestsToReconnect:requestsToReconnect];
}

+ (void)setupWithTeamOAuthManager:(DBXDropboxOAuthManager *)oauthManager tokenUid:(NSString *)tokenUid {
    DBXSetup *setup = [DBXSetup setupWithAppKey:@"" isTeam:YES];
    [setup setManager:oauthManager];
    if (tokenUid != nil) [setup setTokenUid:tokenUid];
    [setup performWithRequestsToReconnect:nil];
}

@end

#if !TARGET_OS_OSX
@implementation DBXDropboxClientsManager (Mobile)

// MARK: Users

+ (void)setupWithAppKey:(NSString *)appKey {
    [[DBXSetup setupWithAppKey:appKey isTeam:NO] performWithRequestsToReconnect:nil];
}

+ (void)setupWithAppKey:(NSString *)appKey
              transportClient:(DBXDropboxTransportClient *)transportClient
    backgroundTransportClient:(DBXDropboxTransportClient *)backgroundTransportClient
          secureStorageAccess:(id<DBXSecureStorageAccess>)secureStorageAccess
      includeBackgroundClient:(BOOL)includeBackgroundClient
          requestsToReconnect:(void (^)(NSArray<DBXReconnectionResult *> *))requestsToReconnect {
    DBXSetup *setup = [DBXSetup setupWithAppKey:appKey isTeam:NO];
    [setup setTransportClient:transportClient];
    [setup setStorage:secureStorageAccess];
    if (includeBackgroundClient) [setup includeBackgroundClient:backgroundTransportClient session:nil];
    [setup performWithRequestsToReconnect:requestsToReconnect];
}

+ (void)setupWithAppKey:(NSString *)appKey
              sessionConfiguration:(DBXNetworkSessionConfiguration *)sessionConfiguration
    backgroundSessionConfiguration:(DBXNetworkSessionConfiguration *)backgroundSessionConfiguration
               secureStorageAccess:(id<DBXSecureStorageAccess>)secureStorageAccess
           includeBackgroundClient:(BOOL)includeBackgroundClient
               requestsToReconnect:(void (^)(NSArray<DBXReconnectionResult *> *))requestsToReconnect {
    DBXSetup *setup = [DBXSetup setupWithAppKey:appKey isTeam:NO];
    [setup setSession:sessionConfiguration];
    [setup setStorage:secureStorageAccess];
    if (includeBackgroundClient) [setup includeBackgroundClient:nil session:backgroundSessionConfiguration];
    [setup performWithRequestsToReconnect:requestsToReconnect];
}

/// Returns the configuration of a background session.
static DBXNetworkSessionConfiguration *DBXBackgroundSession(NSString *identifier, NSString *container) {
    DBXNetworkSessionConfiguration *session = [DBXNetworkSessionConfiguration backgroundWithIdentifier:identifier];
    session.sharedContainerIdentifier = container;
    return session;
}

+ (void)setupWithAppKey:(NSString *)appKey
    backgroundSessionIdentifier:(NSString *)backgroundSessionIdentifier
      sharedContainerIdentifier:(NSString *)sharedContainerIdentifier
            requestsToReconnect:(void (^)(NSArray<DBXReconnectionResult *> *))requestsToReconnect {
    [self setupWithAppKey:appKey
        backgroundSessionIdentifier:backgroundSessionIdentifier
          sharedContainerIdentifier:sharedContainerIdentifier
                secureStorageAccess:(id _Nonnull)nil
                requestsToReconnect:requestsToReconnect];
}

+ (void)setupWithAppKey:(NSString *)appKey
    backgroundSessionIdentifier:(NSString *)backgroundSessionIdentifier
      sharedContainerIdentifier:(NSString *)sharedContainerIdentifier
            secureStorageAccess:(id<DBXSecureStorageAccess>)secureStorageAccess
            requestsToReconnect:(void (^)(NSArray<DBXReconnectionResult *> *))requestsToReconnect {
    DBXSetup *setup = [DBXSetup setupWithAppKey:appKey isTeam:NO];
    [setup setStorage:secureStorageAccess];
    [setup includeBackgroundClient:nil
                           session:DBXBackgroundSession(backgroundSessionIdentifier, sharedContainerIdentifier)];
    [setup performWithRequestsToReconnect:requestsToReconnect];
}

// MARK: Several users

+ (void)setupWithAppKeyMultiUser:(NSString *)appKey tokenUid:(NSString *)tokenUid {
    DBXSetup *setup = [DBXSetup setupWithAppKey:appKey isTeam:NO];
    [setup setTokenUid:tokenUid];
    [setup performWithRequestsToReconnect:nil];
}

+ (void)setupWithAppKeyMultiUser:(NSString *)appKey
                 transportClient:(DBXDropboxTransportClient *)transportClient
       backgroundTransportClient:(DBXDropboxTransportClient *)backgroundTransportClient
                        tokenUid:(NSString *)tokenUid
             secureStorageAccess:(id<DBXSecureStorageAccess>)secureStorageAccess
         includeBackgroundClient:(BOOL)includeBackgroundClient
             requestsToReconnect:(void (^)(NSArray<DBXReconnectionResult *> *))requestsToReconnect {
    DBXSetup *setup = [DBXSetup setupWithAppKey:appKey isTeam:NO];
    [setup setTokenUid:tokenUid];
    [setup setTransportClient:transportClient];
    [setup setStorage:secureStorageAccess];
    if (includeBackgroundClient) [setup includeBackgroundClient:backgroundTransportClient session:nil];
    [setup performWithRequestsToReconnect:requestsToReconnect];
}

+ (void)setupWithAppKeyMultiUser:(NSString *)appKey
              sessionConfiguration:(DBXNetworkSessionConfiguration *)sessionConfiguration
    backgroundSessionConfiguration:(DBXNetworkSessionConfiguration *)backgroundSessionConfiguration
                          tokenUid:(NSString *)tokenUid
               secureStorageAccess:(id<DBXSecureStorageAccess>)secureStorageAccess
           includeBackgroundClient:(BOOL)includeBackgroundClient
               requestsToReconnect:(void (^)(NSArray<DBXReconnectionResult *> *))requestsToReconnect {
    DBXSetup *setup = [DBXSetup setupWithAppKey:appKey isTeam:NO];
    [setup setTokenUid:tokenUid];
    [setup setSession:sessionConfiguration];
    [setup setStorage:secureStorageAccess];
    if (includeBackgroundClient) [setup includeBackgroundClient:nil session:backgroundSessionConfiguration];
    [setup performWithRequestsToReconnect:requestsToReconnect];
}

+ (void)setupWithAppKeyMultiUser:(NSString *)appKey
     backgroundSessionIdentifier:(NSString *)backgroundSessionIdentifier
       sharedContainerIdentifier:(NSString *)sharedContainerIdentifier
                        tokenUid:(NSString *)tokenUid
             requestsToReconnect:(void (^)(NSArray<DBXReconnectionResult *> *))requestsToReconnect {
    [self setupWithAppKeyMultiUser:appKey
        backgroundSessionIdentifier:backgroundSessionIdentifier
          sharedContainerIdentifier:sharedContainerIdentifier
                           tokenUid:tokenUid
                secureStorageAccess:(id _Nonnull)nil
                requestsToReconnect:requestsToReconnect];
}

+ (void)setupWithAppKeyMultiUser:(NSString *)appKey
     backgroundSessionIdentifier:(NSString *)backgroundSessionIdentifier
       sharedContainerIdentifier:(NSString *)sharedContainerIdentifier
                        tokenUid:(NSString *)tokenUid
             secureStorageAccess:(id<DBXSecureStorageAccess>)secureStorageAccess
             requestsToReconnect:(void (^)(NSArray<DBXReconnectionResult *> *))requestsToReconnect {
    DBXSetup *setup = [DBXSetup setupWithAppKey:appKey isTeam:NO];
    [setup setTokenUid:tokenUid];
    [setup setStorage:secureStorageAccess];
    [setup includeBackgroundClient:nil
                           session:DBXBackgroundSession(backgroundSessionIdentifier, sharedContainerIdentifier)];
    [setup performWithRequestsToReconnect:requestsToReconnect];
}

// MARK: Teams

+ (void)setupWithTeamAppKey:(NSString *)appKey {
    [[DBXSetup setupWithAppKey:appKey isTeam:YES] performWithRequestsToReconnect:nil];
}

+ (void)setupWithTeamAppKey:(NSString *)appKey
            transportClient:(DBXDropboxTransportClient *)transportClient
        secureStorageAccess:(id<DBXSecureStorageAccess>)secureStorageAccess {
    DBXSetup *setup = [DBXSetup setupWithAppKey:appKey isTeam:YES];
    [setup setTransportClient:transportClient];
    [setup setStorage:secureStorageAccess];
    [setup performWithRequestsToReconnect:nil];
}

+ (void)setupWithTeamAppKey:(NSString *)appKey
       sessionConfiguration:(DBXNetworkSessionConfiguration *)sessionConfiguration
        secureStorageAccess:(id<DBXSecureStorageAccess>)secureStorageAccess {
    DBXSetup *setup = [DBXSetup setupWithAppKey:appKey isTeam:YES];
    [setup setSession:sessionConfiguration];
    [setup setStorage:secureStorageAccess];
    [setup performWithRequestsToReconnect:nil];
}

+ (void)setupWithTeamAppKeyMultiUser:(NSString *)appKey tokenUid:(NSString *)tokenUid {
    DBXSetup *setup = [DBXSetup setupWithAppKey:appKey isTeam:YES];
    [setup setTokenUid:tokenUid];
    [setup performWithRequestsToReconnect:nil];
}

+ (void)setupWithTeamAppKeyMultiUser:(NSString *)appKey
                     transportClient:(DBXDropboxTransportClient *)transportClient
                 secureStorageAccess:(id<DBXSecureStorageAccess>)secureStorageAccess
                            tokenUid:(NSString *)tokenUid {
    DBXSetup *setup = [DBXSetup setupWithAppKey:appKey isTeam:YES];
    [setup setTokenUid:tokenUid];
    [setup setTransportClient:transportClient];
    [setup setStorage:secureStorageAccess];
    [setup performWithRequestsToReconnect:nil];
}

+ (void)setupWithTeamAppKeyMultiUser:(NSString *)appKey
                sessionConfiguration:(DBXNetworkSessionConfiguration *)sessionConfiguration
                 secureStorageAccess:(id<DBXSecureStorageAccess>)secureStorageAccess
                            tokenUid:(NSString *)tokenUid {
    DBXSetup *setup = [DBXSetup setupWithAppKey:appKey isTeam:YES];
    [setup setTokenUid:tokenUid];
    [setup setSession:sessionConfiguration];
    [setup setStorage:secureStorageAccess];
    [setup performWithRequestsToReconnect:nil];
}

@end
#endif

#if !TARGET_OS_IPHONE
@implementation DBXDropboxClientsManager (Desktop)

/// Returns the options of a setup with a client and a store of the app.
static DBXSetup *DBXDesktopSetup(
    NSString *appKey, BOOL isTeam, DBXDropboxTransportClient *client, id<DBXSecureStorageAccess> storage) {
    DBXSetup *setup = [DBXSetup setupWithAppKey:appKey isTeam:isTeam];
    [setup setTransportClient:client];
    [setup setStorage:storage];
    return setup;
}

+ (void)setupWithAppKeyDesktop:(NSString *)appKey {
    [DBXDesktopSetup(appKey, NO, nil, nil) performWithRequestsToReconnect:nil];
}

+ (void)setupWithAppKeyDesktop:(NSString *)appKey
               transportClient:(DBXDropboxTransportClient *)transportClient
           secureStorageAccess:(id<DBXSecureStorageAccess>)secureStorageAccess {
    [DBXDesktopSetup(appKey, NO, transportClient, secureStorageAccess) performWithRequestsToReconnect:nil];
}

+ (void)setupWithAppKeyMultiUserDesktop:(NSString *)appKey tokenUid:(NSString *)tokenUid {
    DBXSetup *setup = DBXDesktopSetup(appKey, NO, nil, nil);
    [setup setTokenUid:tokenUid];
    [setup performWithRequestsToReconnect:nil];
}

+ (void)setupWithAppKeyMultiUserDesktop:(NSString *)appKey
                        transportClient:(DBXDropboxTransportClient *)transportClient
                    secureStorageAccess:(id<DBXSecureStorageAccess>)secureStorageAccess
                               tokenUid:(NSString *)tokenUid {
    DBXSetup *setup = DBXDesktopSetup(appKey, NO, transportClient, secureStorageAccess);
    [setup setTokenUid:tokenUid];
    [setup performWithRequestsToReconnect:nil];
}

+ (void)setupWithTeamAppKeyDesktop:(NSString *)appKey {
    [DBXDesktopSetup(appKey, YES, nil, nil) performWithRequestsToReconnect:nil];
}

+ (void)setupWithTeamAppKeyDesktop:(NSString *)appKey
                   transportClient:(DBXDropboxTransportClient *)transportClient
               secureStorageAccess:(id<DBXSecureStorageAccess>)secureStorageAccess {
    [DBXDesktopSetup(appKey, YES, transportClient, secureStorageAccess) performWithRequestsToReconnect:nil];
}

+ (void)setupWithTeamAppKeyMultiUserDesktop:(NSString *)appKey tokenUid:(NSString *)tokenUid {
    DBXSetup *setup = DBXDesktopSetup(appKey, YES, nil, nil);
    [setup setTokenUid:tokenUid];
    [setup performWithRequestsToReconnect:nil];
}

+ (void)setupWithTeamAppKeyMultiUserDesktop:(NSString *)appKey
                            transportClient:(DBXDropboxTransportClient *)transportClient
                        secureStorageAccess:(id<DBXSecureStorageAccess>)secureStorageAccess
                                   tokenUid:(NSString *)tokenUid {
    DBXSetup *setup = DBXDesktopSetup(appKey, YES, transportClient, secureStorageAccess);
    [setup setTokenUid:tokenUid];
    [setup performWithRequestsToReconnect:nil];
}

@end
#endif
