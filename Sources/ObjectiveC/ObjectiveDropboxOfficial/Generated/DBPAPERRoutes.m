// Generated from API/paper.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBPAPERRoutes.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBPAPERUserAuthRoutes @end
@implementation DBPAPERRouteObjects @end
