#import <ObjectiveDropboxOfficialFiles/DBUserClient.h>

#import "../Private/DBBaseClient+Private.h"

@implementation DBUserClient

@dynamic tokenUid;

- (instancetype)initWithTransportClient:(DBTransportDefaultClient *)client {
    return [super initWithTransportClient:client];
}

- (DBUserClient *)withPathRoot:(DBCOMMONPathRoot *)pathRoot {
    DBTransportDefaultClient *client = [self defaultClient];
    DBTransportDefaultConfig *config = [client duplicateTransportConfigWithPathRoot:pathRoot];
    return DB_AUTORELEASE([[DBUserClient alloc] initWithTransportClient:[client clientWithConfig:config]]);
}

@end
