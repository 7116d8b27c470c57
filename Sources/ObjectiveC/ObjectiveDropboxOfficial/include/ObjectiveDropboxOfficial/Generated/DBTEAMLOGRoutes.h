// Generated from API/team_log.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/DBAuthRoutes.h>
#import <ObjectiveDropboxOfficialFiles/DBBaseClients.h>
#import <ObjectiveDropboxOfficialFiles/DBTasks.h>

@class DBRoute, DBTEAMCOMMONTimeRange, DBTEAMLOGEventCategory, DBTEAMLOGEventTypeArg,
    DBTEAMLOGGetTeamEventsContinueError, DBTEAMLOGGetTeamEventsError, DBTEAMLOGGetTeamEventsResult;

NS_ASSUME_NONNULL_BEGIN

/// The routes of `team_log`, called on behalf of a team.
@interface DBTEAMLOGTeamAuthRoutes : DBAuthRoutes
/// Returns events of the team page by page, in no particular order. If the time range has no end, the last cursor
/// returns later events. File events are available only for some plans. The optional arguments have their defaults.
- (DBRpcTask<DBTEAMLOGGetTeamEventsResult *, DBTEAMLOGGetTeamEventsError *> *)getEvents;

/// Returns events of the team page by page, in no particular order. If the time range has no end, the last cursor
/// returns later events. File events are available only for some plans.
///
/// Route `team_log/get_events`: style rpc, host api, auth team, scope `events.read`.
/// Error: `DBTEAMLOGGetTeamEventsError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team_log-get_events>
///
/// - Parameters:
///   - limit: The maximum number of events in a page. Pages can be smaller or empty. The default is 1000. From 1 to
///     1000.
///   - accountId: The identifier of an account. Returns only events in which it is involved. Exactly 40 characters.
///   - time: The time range. Returns only events from its start, inclusive, to its end, exclusive.
///   - category: The category of events. Can't be combined with `eventType`.
///   - eventType: The kind of events. Can't be combined with `category`.
- (DBRpcTask<DBTEAMLOGGetTeamEventsResult *, DBTEAMLOGGetTeamEventsError *> *)getEvents:(nullable NSNumber *)limit
    accountId:(nullable NSString *)accountId
    time:(nullable DBTEAMCOMMONTimeRange *)time
    category:(nullable DBTEAMLOGEventCategory *)category
    eventType:(nullable DBTEAMLOGEventTypeArg *)eventType;

/// Returns the next page of `getEvents`, or later events. Pages may be empty while `hasMore` is `true`.
///
/// Route `team_log/get_events/continue`: style rpc, host api, auth team, scope `events.read`.
/// Error: `DBTEAMLOGGetTeamEventsContinueError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team_log-get_events-continue>
///
/// - Parameter cursor: The most recent cursor. Older cursors expire.
- (DBRpcTask<DBTEAMLOGGetTeamEventsResult *, DBTEAMLOGGetTeamEventsContinueError *> *)
    getEventsContinue:(NSString *)cursor;
@end

/// The descriptors of the routes of `team_log`.
@interface DBTEAMLOGRouteObjects : DBRouteObjects
/// The descriptor of `team_log/get_events`.
+ (DBRoute *)DBTEAMLOGGetEvents;
/// The descriptor of `team_log/get_events/continue`.
+ (DBRoute *)DBTEAMLOGGetEventsContinue;
@end

/// The routes of `team_log`, on behalf of a team.
@interface DBTeamBaseClient (DBTEAMLOG)
/// The routes of `team_log`.
@property (nonatomic, readonly) DBTEAMLOGTeamAuthRoutes *teamLogRoutes;
@end

NS_ASSUME_NONNULL_END
