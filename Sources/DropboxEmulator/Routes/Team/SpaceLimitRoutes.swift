import DropboxTeam
import Foundation

/// How much space members may use: `team/member_space_limits`.
enum SpaceLimitRoutes {
    private static let maximumUsers = 1000

    static func add(to table: inout RouteTable) {
        table.on(Team.memberSpaceLimitsGetCustomQuota, getCustomQuota)
        table.on(Team.memberSpaceLimitsSetCustomQuota, setCustomQuota)
        table.on(Team.memberSpaceLimitsRemoveCustomQuota, removeCustomQuota)
        table.on(Team.memberSpaceLimitsExcludedUsersAdd) { try setExcluded(true, $0, $1) }
        table.on(Team.memberSpaceLimitsExcludedUsersRemove) { try setExcluded(false, $0, $1) }
        table.on(Team.memberSpaceLimitsExcludedUsersList) { argument, call in
            try list(TeamCursor("excluded users", limit: argument.limit), call)
        }
        table.on(Team.memberSpaceLimitsExcludedUsersListContinue) { argument, call in
            guard let cursor = TeamCursor(argument.cursor, "excluded users") else {
                throw RouteRejection(Team.ExcludedUsersListContinueError.invalidCursor)
            }
            return try list(cursor, call)
        }
    }

    private static func getCustomQuota(
        _ argument: Team.CustomQuotaUsersArg, _ call: Call
    ) async throws -> [Team.CustomQuotaResult] {
        guard argument.users.count <= maximumUsers else { throw RouteRejection(Team.CustomQuotaError.tooManyUsers) }
        return try argument.users.map { user in
            guard let member = try call.member(user) else { return .invalidUser(user) }
            return .success(.init(user: user, quotaGb: member.quotaGB))
        }
    }

    private static func setCustomQuota(
        _ argument: Team.SetCustomQuotaArg, _ call: Call
    ) async throws -> [Team.CustomQuotaResult] {
        let entries = argument.usersAndQuotas
        guard entries.count <= maximumUsers else { throw RouteRejection(Team.SetCustomQuotaError.tooManyUsers) }
        let members = try entries.map { try call.member($0.user) }
        guard !members.contains(where: { $0?.isExcludedFromLimits == true }) else {
            throw RouteRejection(Team.SetCustomQuotaError.someUsersAreExcluded)
        }
        return try zip(entries, members).map { entry, member in
            guard let member else { return .invalidUser(entry.user) }
            try call.store.edit(member) { $0.quotaGB = entry.quotaGb }
            return .success(.init(user: entry.user, quotaGb: entry.quotaGb))
        }
    }

    private static func removeCustomQuota(
        _ argument: Team.CustomQuotaUsersArg, _ call: Call
    ) async throws -> [Team.RemoveCustomQuotaResult] {
        guard argument.users.count <= maximumUsers else { throw RouteRejection(Team.CustomQuotaError.tooManyUsers) }
        return try argument.users.map { user in
            guard let member = try call.member(user) else { return .invalidUser(user) }
            try call.store.edit(member) { $0.quotaGB = nil }
            return .success(user)
        }
    }

    private static func setExcluded(
        _ isExcluded: Bool, _ argument: Team.ExcludedUsersUpdateArg, _ call: Call
    ) throws -> Team.ExcludedUsersUpdateResult {
        let users = argument.users ?? []
        guard users.count <= maximumUsers else { throw RouteRejection(Team.ExcludedUsersUpdateError.tooManyUsers) }
        let members = try users.compactMap { try call.member($0) }
        guard members.count == users.count else { throw RouteRejection(Team.ExcludedUsersUpdateError.usersNotInTeam) }
        for member in members { try call.store.edit(member) { $0.isExcludedFromLimits = isExcluded } }
        return Team.ExcludedUsersUpdateResult(status: .success)
    }

    private static func list(_ cursor: TeamCursor, _ call: Call) throws -> Team.ExcludedUsersListResult {
        let excluded = try call.store.members(of: call.team.number).filter { $0.isPresent && $0.isExcludedFromLimits }
        let page = cursor.page(of: excluded, by: \.number)
        return Team.ExcludedUsersListResult(
            users: try page.elements.map(call.basicProfile), hasMore: page.hasMore,
            cursor: page.hasMore ? page.cursor : nil)
    }
}
