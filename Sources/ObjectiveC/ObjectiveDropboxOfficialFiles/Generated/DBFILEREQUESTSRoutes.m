// Generated from API/file_requests.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBFILEREQUESTSRoutes.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBFILEREQUESTSUserAuthRoutes @end
@implementation DBFILEREQUESTSRouteObjects @end
