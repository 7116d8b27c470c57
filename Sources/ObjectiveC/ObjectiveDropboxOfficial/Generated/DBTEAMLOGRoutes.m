// Generated from API/team_log.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOGRoutes.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBTEAMLOGTeamAuthRoutes @end
@implementation DBTEAMLOGRouteObjects @end
