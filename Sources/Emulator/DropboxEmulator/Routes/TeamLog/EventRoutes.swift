import DropboxAccount
import DropboxCore
import DropboxStone
import DropboxTeamLog
import Foundation

/// The log of a team: `team_log/get_events`.
enum EventRoutes {
    private static let fidelity = Fidelity.simplified(
        "contains events of files, links, sharing, members, groups, team folders, apps, devices, and sign-ins only"
    )

    static func add(to table: inout RouteTable) {
        table.on(TeamLog.getEvents, fidelity: fidelity, getEvents)
        table.on(TeamLog.getEventsContinue, fidelity: fidelity, getEventsContinue)
    }

    private static func getEvents(
        _ argument: TeamLog.GetTeamEventsArg, _ call: Call
    ) async throws -> TeamLog.GetTeamEventsResult {
        func rejection(_ error: TeamLog.GetTeamEventsError) -> any Error { RouteRejection(error) }
        guard argument.category == nil || argument.eventType == nil else { throw rejection(.invalidFilters) }
        if let start = argument.time?.startTime, let end = argument.time?.endTime, start > end {
            throw rejection(.invalidTimeRange)
        }
        if let id = argument.accountId, try call.store.account(id: id) == nil { throw rejection(.accountIdNotFound) }
        let filter = Store.EventFilter(
            account: argument.accountId, category: try argument.category.map(StoredEvent.tag),
            type: try argument.eventType.map(StoredEvent.tag), start: argument.time?.startTime,
            end: argument.time?.endTime)
        let team = try call.team.number
        return try page(
            EventCursor(
                team: team, epoch: call.store.eventEpoch(of: team), last: 0, limit: Int(argument.limit), filter: filter),
            call)
    }

    private static func getEventsContinue(
        _ argument: TeamLog.GetTeamEventsContinueArg, _ call: Call
    ) async throws -> TeamLog.GetTeamEventsResult {
        let team = try call.team.number
        guard let cursor = EventCursor(argument.cursor), cursor.team == team else {
            throw RouteRejection(TeamLog.GetTeamEventsContinueError.badCursor)
        }
        if call.resetsCursors { try call.store.resetEventCursors(of: team) }
        guard try cursor.epoch == call.store.eventEpoch(of: team) else {
            // The client can resume at the time of the last event before the cursor.
            let time = try call.store.eventTime(of: team, upTo: cursor.last) ?? call.team.created
            throw RouteRejection(TeamLog.GetTeamEventsContinueError.reset(time))
        }
        return try page(cursor, call)
    }

    private static func page(_ cursor: EventCursor, _ call: Call) throws -> TeamLog.GetTeamEventsResult {
        let limit = min(cursor.limit, call.pageSize ?? cursor.limit)
        let rows = try call.store.events(of: cursor.team, after: cursor.last, cursor.filter, limit: limit + 1)
        var next = cursor
        next.last = rows.prefix(limit).last?.number ?? cursor.last
        return TeamLog.GetTeamEventsResult(
            events: try rows.prefix(limit).map { try StoneCoding.decode(TeamLog.TeamEvent.self, from: $0.json) },
            cursor: try next.text, hasMore: rows.count > limit)
    }
}

/// The position of a client in the log, and the filter of its request.
private struct EventCursor: Codable {
    /// The valid page sizes, according to the specification.
    private static let limits = 1...1000

    let team: Int64
    let epoch: Int64
    var last: Int64
    let limit: Int
    let filter: Store.EventFilter

    init(team: Int64, epoch: Int64, last: Int64, limit: Int, filter: Store.EventFilter) {
        self.team = team
        self.epoch = epoch
        self.last = last
        self.limit = limit
        self.filter = filter
    }

    /// Parses a cursor. The result is `nil` if the text isn't a cursor.
    init?(_ text: String) {
        guard let data = Data(base64Encoded: text) else { return nil }
        do { self = try JSONDecoder().decode(Self.self, from: data) } catch { return nil }
        guard Self.limits.contains(limit) else { return nil }
    }

    var text: String {
        get throws { try JSONEncoder().encode(self).base64EncodedString() }
    }
}
