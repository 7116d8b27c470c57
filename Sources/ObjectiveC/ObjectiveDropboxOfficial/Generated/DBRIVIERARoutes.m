// Generated from API/riviera.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBRIVIERARoutes.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBRIVIERAUserAuthRoutes @end
@implementation DBRIVIERAAppAuthRoutes @end
@implementation DBRIVIERARouteObjects @end
