// Generated from API/file_properties.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBFILEPROPERTIESRoutes.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBFILEPROPERTIESUserAuthRoutes @end
@implementation DBFILEPROPERTIESTeamAuthRoutes @end
@implementation DBFILEPROPERTIESRouteObjects @end
