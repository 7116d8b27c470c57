#import "../Private/DBXPrivate.h"
#import "../Private/DBXTokens.h"
#import <SwiftyDropboxObjC/DBXClients.h>
#import <SwiftyDropboxObjC/DBXOAuthManager.h>

/// Creates a transport client with a token that a manager refreshes.
static DBXDropboxTransportClient *DBXMakeTransportClient(
    DBXDropboxAccessToken *token, DBXDropboxOAuthManager *manager, DBXNetworkSessionConfiguration *configuration) {
    return DB_AUTORELEASE([[DBXDropboxTransportClient alloc]
        initWithAccessTokenProvider:[manager accessTokenProviderForToken:token]
                         selectUser:nil
               sessionConfiguration:configuration
                           pathRoot:nil]);
}

@implementation DBXDropboxClient

- (instancetype)initWithAccessToken:(NSString *)accessToken
                         selectUser:(NSString *)selectUser
               sessionConfiguration:(DBXNetworkSessionConfiguration *)sessionConfiguration
                           pathRoot:(DBXCommonPathRoot *)pathRoot {
    return [self initWithTransportClient:DB_AUTORELEASE([[DBXDropboxTransportClient alloc]
                                              initWithAccessToken:accessToken
                                                       selectUser:selectUser
                                             sessionConfiguration:sessionConfiguration
                                                         pathRoot:pathRoot])];
}

- (instancetype)initWithAccessTokenProvider:(DBXAccessTokenProvider *)accessTokenProvider
                                 selectUser:(NSString *)selectUser
                       sessionConfiguration:(DBXNetworkSessionConfiguration *)sessionConfiguration
                                   pathRoot:(DBXCommonPathRoot *)pathRoot {
    return [self initWithTransportClient:DB_AUTORELEASE([[DBXDropboxTransportClient alloc]
                                              initWithAccessTokenProvider:accessTokenProvider
                                                               selectUser:selectUser
                                                     sessionConfiguration:sessionConfiguration
                                                                 pathRoot:pathRoot])];
}

- (instancetype)initWithAccessToken:(DBXDropboxAccessToken *)accessToken
                dropboxOauthManager:(DBXDropboxOAuthManager *)dropboxOauthManager
               sessionConfiguration:(DBXNetworkSessionConfiguration *)sessionConfiguration {
    return [self initWithTransportClient:DBXMakeTransportClient(accessToken, dropboxOauthManager, sessionConfiguration)];
}

- (instancetype)initWithTransportClient:(DBXDropboxTransportClient *)transportClient {
    return [super initWithClient:transportClient];
}

- (DBXDropboxClient *)withPathRoot:(DBXCommonPathRoot *)pathRoot {
    DBXDropboxTransportClient *client = [[self transportClient] clientWithMember:nil pathRoot:pathRoot];
    return DB_AUTORELEASE([[DBXDropboxClient alloc] initWithTransportClient:client]);
}

- (void (^)(void))didFinishBackgroundEvents {
    return [self transportClient].didFinishBackgroundEvents;
}

- (void)setDidFinishBackgroundEvents:(void (^)(void))didFinishBackgroundEvents {
    [self transportClient].didFinishBackgroundEvents = didFinishBackgroundEvents;
}

- (void)getAllRequestsWithCompletion:(void (^)(NSArray<DBXReconnectionResult *> *))completion {
    DropboxClientRef client = [[self transportClient] dropboxClient];
    if (client != NULL) {
        DropboxClientVisitTransfers(client, DBXReconnectionContext(completion), DBXReconnectTransfers);
    } else if (completion != nil) {
        completion([NSArray array]);
    }
}

- (void)shutdown {
    DropboxClientRef client = [[self transportClient] dropboxClient];
    if (client != NULL) DropboxClientShutDown(client);
}

@end

@implementation DBXDropboxTeamClient

- (instancetype)initWithAccessToken:(NSString *)accessToken
               sessionConfiguration:(DBXNetworkSessionConfiguration *)sessionConfiguration {
    return [self initWithTransportClient:DB_AUTORELEASE([[DBXDropboxTransportClient alloc]
                                              initWithAccessToken:accessToken
                                                       selectUser:nil
                                             sessionConfiguration:sessionConfiguration
                                                         pathRoot:nil])];
}

- (instancetype)initWithAccessTokenProvider:(DBXAccessTokenProvider *)accessTokenProvider
                       sessionConfiguration:(DBXNetworkSessionConfiguration *)sessionConfiguration {
    return [self initWithTransportClient:DB_AUTORELEASE([[DBXDropboxTransportClient alloc]
                                              initWithAccessTokenProvider:accessTokenProvider
                                                               selectUser:nil
                                                     sessionConfiguration:sessionConfiguration
                                                                 pathRoot:nil])];
}

- (instancetype)initWithAccessToken:(DBXDropboxAccessToken *)accessToken
                dropboxOauthManager:(DBXDropboxOAuthManager *)dropboxOauthManager
               sessionConfiguration:(DBXNetworkSessionConfiguration *)sessionConfiguration {
    return [self initWithTransportClient:DBXMakeTransportClient(accessToken, dropboxOauthManager, sessionConfiguration)];
}

- (instancetype)initWithTransportClient:(DBXDropboxTransportClient *)transportClient {
    return [super initWithClient:transportClient];
}

- (DBXDropboxClient *)asMember:(NSString *)memberId {
    DBXDropboxTransportClient *client = [[self transportClient] clientWithMember:memberId pathRoot:nil];
    return DB_AUTORELEASE([[DBXDropboxClient alloc] initWithTransportClient:client]);
}

@end

@implementation DBXDropboxAppClient

- (instancetype)initWithTransportClient:(DBXDropboxTransportClient *)transportClient {
    return [super initWithClient:transportClient];
}

@end
