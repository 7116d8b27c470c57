// Generated from API/openid.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBOPENIDRoutes.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBOPENIDUserAuthRoutes @end
@implementation DBOPENIDRouteObjects @end
