#import <ObjectiveDropboxOfficialFiles/DBTeamClient.h>
#import <ObjectiveDropboxOfficialFiles/DBUserClient.h>

#import "../Private/DBBaseClient+Private.h"

@implementation DBTeamClient

@dynamic tokenUid;

- (instancetype)initWithTransportClient:(DBTransportDefaultClient *)client {
    return [super initWithTransportClient:client];
}

- (DBUserClient *)userClientWithMemberId:(NSString *)memberId {
    DBTransportDefaultClient *client = [self defaultClient];
    DBTransportDefaultConfig *config = [client duplicateTransportConfigWithAsMemberId:memberId];
    return DB_AUTORELEASE([[DBUserClient alloc] initWithTransportClient:[client clientWithConfig:config]]);
}

@end
