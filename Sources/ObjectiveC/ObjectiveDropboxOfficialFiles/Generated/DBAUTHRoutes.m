// Generated from API/auth.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBAUTHRoutes.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBAUTHUserAuthRoutes @end
@implementation DBAUTHAppAuthRoutes @end
@implementation DBAUTHRouteObjects @end
