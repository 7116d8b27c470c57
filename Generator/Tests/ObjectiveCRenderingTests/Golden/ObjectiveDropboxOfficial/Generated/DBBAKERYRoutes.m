// Generated from API/bakery.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBBAKERYRoutes.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBBAKERYUserAuthRoutes @end
@implementation DBBAKERYTeamAuthRoutes @end
@implementation DBBAKERYAppAuthRoutes @end
@implementation DBBAKERYRouteObjects @end
