// Generated from API/team_log.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOGRoutes.h>

@class DBTEAMCOMMONTimeRange, DBTEAMLOGEventCategory, DBTEAMLOGGetTeamEventsError, DBTEAMLOGGetTeamEventsResult;

NS_ASSUME_NONNULL_BEGIN

/// Methods with fewer arguments than routes have today. The others have their defaults.
@interface DBTEAMLOGTeamAuthRoutes (Earlier)
/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBTEAMLOGGetTeamEventsResult *, DBTEAMLOGGetTeamEventsError *> *)getEvents:(nullable NSNumber *)limit
    __deprecated_msg("Use the method with all arguments.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBTEAMLOGGetTeamEventsResult *, DBTEAMLOGGetTeamEventsError *> *)getEvents:(nullable NSNumber *)limit
    accountId:(nullable NSString *)accountId
    __deprecated_msg("Use the method with all arguments.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBTEAMLOGGetTeamEventsResult *, DBTEAMLOGGetTeamEventsError *> *)getEvents:(nullable NSNumber *)limit
    accountId:(nullable NSString *)accountId
    time:(nullable DBTEAMCOMMONTimeRange *)time
    __deprecated_msg("Use the method with all arguments.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBTEAMLOGGetTeamEventsResult *, DBTEAMLOGGetTeamEventsError *> *)getEvents:(nullable NSNumber *)limit
    accountId:(nullable NSString *)accountId
    time:(nullable DBTEAMCOMMONTimeRange *)time
    category:(nullable DBTEAMLOGEventCategory *)category
    __deprecated_msg("Use the method with all arguments.");
@end

NS_ASSUME_NONNULL_END
