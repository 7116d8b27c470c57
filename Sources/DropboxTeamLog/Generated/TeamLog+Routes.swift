// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxCore
import StoneRuntime

extension TeamLog {
    /// `team_log/get_events`
    @export(implementation)
    public static var getEvents: Route<TeamLog.GetTeamEventsArg, TeamLog.GetTeamEventsResult, TeamLog.GetTeamEventsError> {
        Route(_schema, 0)
    }
    /// `team_log/get_events/continue`
    @export(implementation)
    public static var getEventsContinue: Route<TeamLog.GetTeamEventsContinueArg, TeamLog.GetTeamEventsResult, TeamLog.GetTeamEventsContinueError> {
        Route(_schema, 1)
    }
}
