// Generated from API/check.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBCHECKRoutes.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBCHECKUserAuthRoutes @end
@implementation DBCHECKAppAuthRoutes @end
@implementation DBCHECKRouteObjects @end
