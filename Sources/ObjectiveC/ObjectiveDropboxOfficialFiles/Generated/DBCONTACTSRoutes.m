// Generated from API/contacts.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBCONTACTSRoutes.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBCONTACTSUserAuthRoutes @end
@implementation DBCONTACTSRouteObjects @end
