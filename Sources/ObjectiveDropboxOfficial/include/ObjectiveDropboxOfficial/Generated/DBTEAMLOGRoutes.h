// Generated from API/team_log.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/DBAuthRoutes.h>
#import <ObjectiveDropboxOfficialFiles/DBBaseClients.h>
#import <ObjectiveDropboxOfficialFiles/DBTasks.h>

@class DBRoute;
@class DBTEAMCOMMONTimeRange;
@class DBTEAMLOGEventCategory;
@class DBTEAMLOGEventTypeArg;
@class DBTEAMLOGGetTeamEventsContinueError;
@class DBTEAMLOGGetTeamEventsError;
@class DBTEAMLOGGetTeamEventsResult;
@class DBTEAMLOGTeamAuthRoutes;

NS_ASSUME_NONNULL_BEGIN

/// The routes of `team_log`, called on behalf of a team.
@interface DBTEAMLOGTeamAuthRoutes : DBAuthRoutes
/// Lists events of the team, page by page and in no particular order. Without an end of the time range the last cursor
/// brings later events. Events about files need a plan that has them. The optional arguments have their defaults.
- (DBRpcTask<DBTEAMLOGGetTeamEventsResult *, DBTEAMLOGGetTeamEventsError *> *)getEvents;

/// Lists events of the team, page by page and in no particular order. Without an end of the time range the last cursor
/// brings later events. Events about files need a plan that has them.
///
/// Route `team_log/get_events`: style rpc, host api, auth team, scope `events.read`.
/// Error: `DBTEAMLOGGetTeamEventsError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team_log-get_events>
///
/// - Parameters:
///   - limit: The size of a page. Pages can be smaller, and even empty. Default: 1000. 1 to 1000.
///   - accountId: Only events in which this account plays any part. Exactly 40 characters.
///   - time: Only events of this time. The start is included, the end is not.
///   - category: Only events of this category. Not together with `eventType`.
///   - eventType: Only events of this kind. Not together with `category`.
- (DBRpcTask<DBTEAMLOGGetTeamEventsResult *, DBTEAMLOGGetTeamEventsError *> *)getEvents:(nullable NSNumber *)limit
    accountId:(nullable NSString *)accountId
    time:(nullable DBTEAMCOMMONTimeRange *)time
    category:(nullable DBTEAMLOGEventCategory *)category
    eventType:(nullable DBTEAMLOGEventTypeArg *)eventType;

/// Returns the next page of `getEvents`, or what has happened since. Pages may be empty while `hasMore` is true.
///
/// Route `team_log/get_events/continue`: style rpc, host api, auth team, scope `events.read`.
/// Error: `DBTEAMLOGGetTeamEventsContinueError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team_log-get_events-continue>
///
/// - Parameters:
///   - cursor: The cursor of the latest page. Always use the newest one: older ones expire.
- (DBRpcTask<DBTEAMLOGGetTeamEventsResult *, DBTEAMLOGGetTeamEventsContinueError *> *)
    getEventsContinue:(NSString *)cursor;
@end

/// The descriptors of the routes of `team_log`.
@interface DBTEAMLOGRouteObjects : DBRouteObjects
/// `team_log/get_events`
+ (DBRoute *)DBTEAMLOGGetEvents;
/// `team_log/get_events/continue`
+ (DBRoute *)DBTEAMLOGGetEventsContinue;
@end

/// The routes of `team_log`, on behalf of a team.
@interface DBTeamBaseClient (DBTEAMLOG)
/// The routes of `team_log`.
@property (nonatomic, readonly) DBTEAMLOGTeamAuthRoutes *teamLogRoutes;
@end

NS_ASSUME_NONNULL_END
