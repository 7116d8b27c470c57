// Generated from API/team.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBTEAMRoutes.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBTEAMTeamAuthRoutes @end
@implementation DBTEAMRouteObjects @end
