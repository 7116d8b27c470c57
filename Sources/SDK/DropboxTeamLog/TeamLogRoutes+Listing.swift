import DropboxAccount
import DropboxCore
import Foundation

// Paginated listings as async sequences. Each combines a listing route with its `continue` route.

extension TeamLogRoutes {
    /// Returns the events of the team. Their order is not guaranteed, and a page can be empty even if more pages
    /// follow.
    ///
    /// - Parameters:
    ///   - pageSize: The maximum number of events per page, up to 1,000. The default is 1,000.
    ///   - accountId: The account whose events to return. The default is `nil`, for all accounts.
    ///   - time: The time range of the events. The default is `nil`, for all events.
    ///   - category: The category of the events. The default is `nil`, for all categories. It can't be combined with
    ///     `eventType`.
    ///   - eventType: The type of the events. The default is `nil`, for all types.
    public func events(
        pageSize: UInt32 = 1000, accountId: String? = nil, time: TeamCommon.TimeRange? = nil,
        category: TeamLog.EventCategory? = nil, eventType: TeamLog.EventTypeArg? = nil
    ) -> PaginatedSequence<TeamLog.GetTeamEventsResult, TeamLog.TeamEvent> {
        PaginatedSequence(
            PageSequence { cursor in
                guard let cursor else {
                    return try await getEvents(
                        limit: pageSize, accountId: accountId, time: time, category: category, eventType: eventType
                    ).response()
                }
                return try await getEventsContinue(cursor: cursor).response()
            } next: {
                $0.hasMore ? $0.cursor : nil
            }
        ) { $0.events }
    }
}
