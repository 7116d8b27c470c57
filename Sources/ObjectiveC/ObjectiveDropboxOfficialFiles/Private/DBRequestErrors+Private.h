#import <CDropboxBridge.h>
#import <ObjectiveDropboxOfficialFiles/DBRequestErrors.h>
#import <ObjectiveDropboxOfficialFiles/DBRoute.h>

NS_ASSUME_NONNULL_BEGIN

/// Creates the error of a failed call.
DBRequestError *DBRequestErrorFromFailure(const DropboxFailure *failure);

@interface DBRequestHttpError ()

/// Creates an error.
///
/// - Parameter structured: The reason, for a class that has one.
- (instancetype)init:(nullable NSString *)requestId
          statusCode:(nullable NSNumber *)statusCode
        errorContent:(nullable NSString *)errorContent
         userMessage:(nullable DBLocalizedUserMessage *)userMessage
          structured:(nullable id)structured;

/// The reason.
- (id)structured;

@end

@interface DBRoute ()

/// Creates the description of a route of the bridge.
- (instancetype)initWithDropboxRoute:(DropboxRouteRef)route;

/// The route of the bridge, or `NULL` if the API has no such route.
- (nullable DropboxRouteRef)dropboxRoute;

@end

NS_ASSUME_NONNULL_END
