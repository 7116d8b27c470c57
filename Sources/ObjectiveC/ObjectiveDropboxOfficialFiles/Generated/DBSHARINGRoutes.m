// Generated from API/sharing.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBSHARINGRoutes.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBSHARINGUserAuthRoutes @end
@implementation DBSHARINGAppAuthRoutes @end
@implementation DBSHARINGRouteObjects @end
