#import <CDropboxBridge.h>
#import <ObjectiveDropboxOfficialFiles/DBRequestErrors.h>
#import <ObjectiveDropboxOfficialFiles/DBRoute.h>

NS_ASSUME_NONNULL_BEGIN

/// Creates the error of a failed call.
DBRequestError *DBRequestErrorFromFailure(const DropboxFailure *failure);

@interface DBRoute ()

/// Creates the description of a route of the bridge.
- (instancetype)initWithDropboxRoute:(DropboxRouteRef)route;

/// The route of the bridge, or `NULL` if the API has no such route.
- (nullable DropboxRouteRef)dropboxRoute;

@end

NS_ASSUME_NONNULL_END
