// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXBaseClients.h>
#import <SwiftyDropboxObjC/DBXRequest.h>
#import <SwiftyDropboxObjC/DBXBaseRoutes.h>

@class DBXCallError, DBXTeamCommonTimeRange, DBXTeamLogEventCategory, DBXTeamLogEventTypeArg,
    DBXTeamLogGetTeamEventsContinueError, DBXTeamLogGetTeamEventsError, DBXTeamLogGetTeamEventsResult;

NS_ASSUME_NONNULL_BEGIN

/// A request of `team_log/get_events`.
@interface DBXTeamLogGetEventsRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamLogGetTeamEventsResult *_Nullable result, DBXTeamLogGetTeamEventsError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamLogGetTeamEventsResult *_Nullable result, DBXTeamLogGetTeamEventsError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team_log/get_events/continue`.
@interface DBXTeamLogGetEventsContinueRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamLogGetTeamEventsResult *_Nullable result, DBXTeamLogGetTeamEventsContinueError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamLogGetTeamEventsResult *_Nullable result,
            DBXTeamLogGetTeamEventsContinueError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// The routes of `team_log`, called on behalf of a user or a team.
@interface DBXTeamLogRoutes : DBXBaseRoutes
/// Returns events of the team page by page, in no particular order. If the time range has no end, the last cursor
/// returns later events. File events are available only for some plans.
///
/// Route `team_log/get_events`: style rpc, host api, auth team, scope `events.read`.
/// Error: `DBXTeamLogGetTeamEventsError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team_log-get_events>
///
/// - Parameters:
///   - limit: The maximum number of events in a page. Pages can be smaller or empty. The default is 1000. From 1 to
///     1000.
///   - accountId: The identifier of an account. Returns only events in which it is involved. Exactly 40 characters.
///   - time: The time range. Returns only events from its start, inclusive, to its end, exclusive.
///   - category: The category of events. Can't be combined with `eventType`.
///   - eventType: The kind of events. Can't be combined with `category`.
- (DBXTeamLogGetEventsRpcRequest *)getEventsWithLimit:(NSNumber *)limit
    accountId:(nullable NSString *)accountId
    time:(nullable DBXTeamCommonTimeRange *)time
    category:(nullable DBXTeamLogEventCategory *)category
    eventType:(nullable DBXTeamLogEventTypeArg *)eventType;

/// Returns events of the team page by page, in no particular order. If the time range has no end, the last cursor
/// returns later events. File events are available only for some plans. The optional arguments have their defaults.
- (DBXTeamLogGetEventsRpcRequest *)getEvents;

/// Returns the next page of `getEvents`, or later events. Pages may be empty while `hasMore` is `true`.
///
/// Route `team_log/get_events/continue`: style rpc, host api, auth team, scope `events.read`.
/// Error: `DBXTeamLogGetTeamEventsContinueError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team_log-get_events-continue>
///
/// - Parameter cursor: The most recent cursor. Older cursors expire.
- (DBXTeamLogGetEventsContinueRpcRequest *)getEventsContinueWithCursor:(NSString *)cursor;
@end

/// The routes of `team_log`, called on behalf of a user or a team.
@interface DBXDropboxBase (DBXTeamLog)
/// The routes of `team_log`. Never `nil`.
@property (nonatomic, strong, null_unspecified) DBXTeamLogRoutes *teamLog;
@end

/// The routes of `team_log`, called on behalf of a user or a team.
@interface DBXDropboxTeamBase (DBXTeamLog)
/// The routes of `team_log`. Never `nil`.
@property (nonatomic, strong, null_unspecified) DBXTeamLogRoutes *teamLog;
@end

NS_ASSUME_NONNULL_END
