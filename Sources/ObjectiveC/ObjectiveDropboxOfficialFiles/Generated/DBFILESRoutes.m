// Generated from API/files.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBFILESRoutes.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBFILESUserAuthRoutes @end
@implementation DBFILESAppAuthRoutes @end
@implementation DBFILESRouteObjects @end
