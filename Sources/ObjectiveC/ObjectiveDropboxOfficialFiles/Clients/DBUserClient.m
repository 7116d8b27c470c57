#import <ObjectiveDropboxOfficialFiles/DBAccessTokenProvider.h>
#import <ObjectiveDropboxOfficialFiles/DBUserClient.h>

#import "../Private/DBTransportClient+Private.h"

@implementation DBUserClient

- (instancetype)initWithAccessToken:(NSString *)accessToken {
    return [self initWithAccessToken:accessToken transportConfig:nil];
}

- (instancetype)initWithAccessToken:(NSString *)accessToken
                    transportConfig:(DBTransportDefaultConfig *)transportConfig {
    return [self initWithAccessToken:accessToken tokenUid:nil transportConfig:transportConfig];
}

- (instancetype)initWithAccessToken:(NSString *)accessToken
                           tokenUid:(NSString *)tokenUid
                    transportConfig:(DBTransportDefaultConfig *)transportConfig {
    DBTransportDefaultClient *client = [[DBTransportDefaultClient alloc] initWithAccessToken:accessToken
                                                                                    tokenUid:tokenUid
                                                                             transportConfig:transportConfig];
    self = [self initWithTransportClient:client];
    DB_RELEASE(client);
    return self;
}

- (instancetype)initWithAccessTokenProvider:(id<DBAccessTokenProvider>)accessTokenProvider
                                   tokenUid:(NSString *)tokenUid
                            transportConfig:(DBTransportDefaultConfig *)transportConfig {
    DBTransportDefaultClient *client = [[DBTransportDefaultClient alloc]
        initWithAccessTokenProvider:accessTokenProvider
                           tokenUid:tokenUid
                    transportConfig:(DBTransportBaseConfig *_Nonnull)transportConfig];
    self = [self initWithTransportClient:client];
    DB_RELEASE(client);
    return self;
}

- (instancetype)initWithAccessToken:(DBAccessToken *)accessToken
                       oauthManager:(DBOAuthManager *)oauthManager
                    transportConfig:(DBTransportDefaultConfig *)transportConfig {
    DBTransportDefaultClient *client = [[DBTransportDefaultClient alloc] initWithToken:accessToken
                                                                          oauthManager:oauthManager
                                                                       transportConfig:transportConfig];
    self = [self initWithTransportClient:client];
    DB_RELEASE(client);
    return self;
}

- (instancetype)initWithTransportClient:(DBTransportDefaultClient *)client {
    return [super initWithTransportClient:client];
}

- (DBTransportDefaultClient *)defaultClient {
    return (DBTransportDefaultClient *)[self transportClient];
}

- (NSString *)tokenUid {
    return [self defaultClient].tokenUid;
}

- (DBUserClient *)withPathRoot:(DBCOMMONPathRoot *)pathRoot {
    DBTransportDefaultClient *client = [self defaultClient];
    DBTransportDefaultConfig *config = [client duplicateTransportConfigWithPathRoot:pathRoot];
    return DB_AUTORELEASE([[DBUserClient alloc] initWithTransportClient:[client clientWithConfig:config]]);
}

- (NSString *)accessToken {
    return [[self defaultClient] accessToken];
}

- (BOOL)isAuthorized {
    return [self accessToken] != nil;
}

@end
