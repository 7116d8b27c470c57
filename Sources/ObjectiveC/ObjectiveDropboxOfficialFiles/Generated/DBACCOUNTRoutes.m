// Generated from API/account.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBACCOUNTRoutes.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBACCOUNTUserAuthRoutes @end
@implementation DBACCOUNTRouteObjects @end
