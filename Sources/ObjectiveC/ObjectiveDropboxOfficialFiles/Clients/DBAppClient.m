#import <ObjectiveDropboxOfficialFiles/DBAppClient.h>

#import "../Private/DBTransportClient+Private.h"

@implementation DBAppClient

- (instancetype)initWithAppKey:(NSString *)appKey appSecret:(NSString *)appSecret {
    DBTransportDefaultConfig *config = [[DBTransportDefaultConfig alloc] initWithAppKey:appKey appSecret:appSecret];
    self = [self initWithTransportConfig:config];
    DB_RELEASE(config);
    return self;
}

- (instancetype)initWithTransportConfig:(DBTransportDefaultConfig *)transportConfig {
    DBTransportDefaultClient *client = [[DBTransportDefaultClient alloc] initWithAccessToken:nil
                                                                                    tokenUid:nil
                                                                             transportConfig:transportConfig];
    self = [self initWithTransportClient:client];
    DB_RELEASE(client);
    return self;
}

@end
