import DropboxAccount
import DropboxCore
import Foundation

// Listings that the server gives page by page, as sequences: each a pair of a route and the one that continues it.

extension TeamLogRoutes {
    /// What happened in the team, in no sure order. Pages may be empty although more follow.
    ///
    /// - Parameters:
    ///   - limit: Events of a page, up to 1,000, which is the default.
    ///   - accountId: Whose events to list; everybody's by default.
    ///   - time: When they happened; ever by default.
    ///   - category: The category of the events; any by default. Not together with `eventType`.
    ///   - eventType: The type of the events; any by default.
    public func events(
        limit: UInt32 = 1000, accountId: String? = nil, time: TeamCommon.TimeRange? = nil,
        category: TeamLog.EventCategory? = nil, eventType: TeamLog.EventTypeArg? = nil
    ) -> PaginatedSequence<TeamLog.GetTeamEventsResult, TeamLog.TeamEvent> {
        PaginatedSequence(
            PageSequence { cursor in
                guard let cursor else {
                    return try await getEvents(
                        limit: limit, accountId: accountId, time: time, category: category, eventType: eventType
                    ).response()
                }
                return try await getEventsContinue(cursor: cursor).response()
            } next: {
                $0.hasMore ? $0.cursor : nil
            }
        ) { $0.events }
    }
}
