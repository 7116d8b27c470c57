// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxAccount
import DropboxCore
import DropboxStone

extension TeamLog {
    /// The descriptor of `team_log/get_events`.
    @export(implementation)
    public static var getEvents: Route<TeamLog.GetTeamEventsArgSerializer, TeamLog.GetTeamEventsResultSerializer, TeamLog.GetTeamEventsErrorSerializer> {
        Route(_schema, 0)
    }
    /// The descriptor of `team_log/get_events/continue`.
    @export(implementation)
    public static var getEventsContinue: Route<TeamLog.GetTeamEventsContinueArgSerializer, TeamLog.GetTeamEventsResultSerializer, TeamLog.GetTeamEventsContinueErrorSerializer> {
        Route(_schema, 1)
    }
}

/// The routes of `team_log`, called on behalf of a user or a team.
public struct TeamLogRoutes: Sendable {
    /// The client that sends the requests.
    public let client: any DropboxTransportClient

    /// Creates the routes that `client` calls.
    public init(client: any DropboxTransportClient) { self.client = client }
}

extension DropboxClient {
    /// The routes of `team_log`.
    @export(implementation) public var teamLog: TeamLogRoutes { TeamLogRoutes(client: client) }
}

extension DropboxClientRoutes {
    /// The routes of `team_log`. Never `nil`.
    @export(implementation) public var teamLog: TeamLogRoutes! { TeamLogRoutes(client: client) }
}

extension DropboxTeamClient {
    /// The routes of `team_log`.
    @export(implementation) public var teamLog: TeamLogRoutes { TeamLogRoutes(client: client) }
}

extension DropboxTeamClientRoutes {
    /// The routes of `team_log`. Never `nil`.
    @export(implementation) public var teamLog: TeamLogRoutes! { TeamLogRoutes(client: client) }
}

extension TeamLogRoutes {
    /// Returns events of the team page by page, in no particular order. If the time range has no end, the last cursor
    /// returns later events. File events are available only for some plans.
    ///
    /// ```swift
    /// let time = TeamCommon.TimeRange(startTime: Date(timeIntervalSinceNow: -86_400))
    /// let page = try await client.teamLog.getEvents(time: time, category: .logins).response()
    /// for event in page.events { print(event.timestamp_, event.eventType) }
    /// ```
    ///
    /// The error of the route is ``TeamLog/GetTeamEventsError``, the reason that events weren't listed.
    ///
    /// - ``TeamLog/GetTeamEventsError/accountIdNotFound``: No account has this identifier.
    /// - ``TeamLog/GetTeamEventsError/invalidTimeRange``: The time range isn't valid.
    /// - ``TeamLog/GetTeamEventsError/invalidFilters``: `category` and `eventType` can't be used together.
    ///
    /// Route `team_log/get_events`: style rpc, host api, auth team, scope `events.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team_log-get_events>
    ///
    /// - Parameters:
    ///   - limit: The maximum number of events in a page. Pages can be smaller or empty. The default is 1000. From 1 to
    ///     1000.
    ///   - accountId: The identifier of an account. Returns only events in which it is involved. Exactly 40 characters.
    ///   - time: The time range. Returns only events from its start, inclusive, to its end, exclusive.
    ///   - category: The category of events. Can't be combined with `eventType`.
    ///   - eventType: The kind of events. Can't be combined with `category`.
    /// - Returns: A request for ``TeamLog/GetTeamEventsResult``, a page of events.
    @discardableResult
    @export(implementation)
    public func getEvents(
        limit: UInt32 = 1000,
        accountId: String? = nil,
        time: TeamCommon.TimeRange? = nil,
        category: TeamLog.EventCategory? = nil,
        eventType: TeamLog.EventTypeArg? = nil
    ) -> RpcRequest<TeamLog.GetTeamEventsResultSerializer, TeamLog.GetTeamEventsErrorSerializer> {
        client.request(
            TeamLog.getEvents,
            serverArgs: TeamLog.GetTeamEventsArg(
                limit: limit,
                accountId: accountId,
                time: time,
                category: category,
                eventType: eventType
            )
        )
    }

    /// Returns the next page of `getEvents`, or later events. Pages may be empty while `hasMore` is `true`.
    ///
    /// The error of the route is ``TeamLog/GetTeamEventsContinueError``, the reason that the next page wasn't returned.
    ///
    /// - ``TeamLog/GetTeamEventsContinueError/badCursor``: The cursor isn't valid.
    /// - ``TeamLog/GetTeamEventsContinueError/reset(_:)``: The cursor has expired. Call `getEvents` with a time range
    ///   that starts at the associated value, which is the approximate time of the last received event.
    ///
    /// Route `team_log/get_events/continue`: style rpc, host api, auth team, scope `events.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team_log-get_events-continue>
    ///
    /// - Parameter cursor: The most recent cursor. Older cursors expire.
    /// - Returns: A request for ``TeamLog/GetTeamEventsResult``, a page of events.
    @discardableResult
    @export(implementation)
    public func getEventsContinue(
        cursor: String
    ) -> RpcRequest<TeamLog.GetTeamEventsResultSerializer, TeamLog.GetTeamEventsContinueErrorSerializer> {
        client.request(TeamLog.getEventsContinue, serverArgs: TeamLog.GetTeamEventsContinueArg(cursor: cursor))
    }
}
