// Generated from API/users.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBUSERSRoutes.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBUSERSUserAuthRoutes @end
@implementation DBUSERSRouteObjects @end
