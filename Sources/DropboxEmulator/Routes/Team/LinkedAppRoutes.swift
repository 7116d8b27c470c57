import DropboxTeam
import Foundation

/// Which apps members let in: `team/linked_apps`.
enum LinkedAppRoutes {
    static func add(to table: inout RouteTable) {
        table.on(Team.linkedAppsListMemberLinkedApps) { argument, call in
            guard let member = try call.store.member(argument.teamMemberId, of: call.team.number), member.isPresent
            else { throw RouteRejection(Team.ListMemberAppsError.memberNotFound) }
            return Team.ListMemberAppsResult(linkedApiApps: try apps(of: member, call.store))
        }
        table.on(Team.linkedAppsListMembersLinkedApps) { argument, call in
            let page = try page(argument.cursor, Team.ListMembersAppsError.reset, call)
            return Team.ListMembersAppsResult(
                apps: try page.elements.map { try memberApps(of: $0, call.store) }, hasMore: page.hasMore,
                cursor: page.cursor)
        }
        table.on(Team.linkedAppsListTeamLinkedApps) { argument, call in
            let page = try page(argument.cursor, Team.ListTeamAppsError.reset, call)
            return Team.ListTeamAppsResult(
                apps: try page.elements.map { try memberApps(of: $0, call.store) }, hasMore: page.hasMore,
                cursor: page.cursor)
        }
        table.on(Team.linkedAppsRevokeLinkedApp, fidelity: fidelity) { argument, call in
            if let error = try revoke(argument, call) { throw RouteRejection(error) }
        }
        table.on(Team.linkedAppsRevokeLinkedAppBatch, fidelity: fidelity) { argument, call in
            Team.RevokeLinkedAppBatchResult(
                revokeLinkedAppStatus: try argument.revokeLinkedApp.map { entry in
                    let error = try revoke(entry, call)
                    return Team.RevokeLinkedAppStatus(success: error == nil, errorType: error)
                })
        }
    }

    private static let fidelity = Fidelity.simplified("the folder of an app is always kept")

    private static func page<RouteError: Sendable>(
        _ text: String?, _ reset: RouteError, _ call: Call
    ) throws -> TeamCursor.Page<TeamMember> {
        guard let cursor = text.map({ TeamCursor($0, "linked apps") }) ?? TeamCursor("linked apps", limit: 1000) else {
            throw RouteRejection(reset)
        }
        let members = try call.store.members(of: call.team.number).filter(\.isPresent)
        return cursor.page(of: members, by: \.number)
    }

    private static func memberApps(of member: TeamMember, _ store: Store) throws -> Team.MemberLinkedApps {
        Team.MemberLinkedApps(teamMemberId: member.id, linkedApiApps: try apps(of: member, store))
    }

    /// The apps that a member let in, each once, with the time of the first grant.
    private static func apps(of member: TeamMember, _ store: Store) throws -> [Team.ApiApp] {
        var seen: Set<String> = []
        return try store.grants(of: member.account).filter { seen.insert($0.app).inserted }.compactMap { grant in
            guard let app = try store.app(grant.app) else { return nil }
            return Team.ApiApp(
                appId: app.id, appName: app.name, isAppFolder: app.kind == .appFolder, linked: grant.created.wholeSecond
            )
        }
    }

    /// Answers why an app was not shut out; nil if it was.
    private static func revoke(_ argument: Team.RevokeLinkedApiAppArg, _ call: Call) throws -> Team
        .RevokeLinkedAppError?
    {
        guard let member = try call.store.member(argument.teamMemberId, of: call.team.number), member.isPresent else {
            return .memberNotFound
        }
        let grants = try call.store.grants(of: member.account).filter { App.id(of: $0.app) == argument.appId }
        guard let app = try grants.first.flatMap({ try call.store.app($0.app) }) else { return .appNotFound }
        guard argument.keepAppFolder || app.kind == .appFolder else { return .appFolderRemovalNotSupported }
        for grant in grants { try call.store.revoke(grant: grant.number) }
        return nil
    }
}

extension App {
    /// What admins know the app by.
    var id: String { Self.id(of: key) }

    static func id(of key: String) -> String { "dbaid:" + key }
}

extension Date {
    /// The time without its fraction, as the API gives times.
    var wholeSecond: Date { Date(timeIntervalSince1970: timeIntervalSince1970.rounded(.down)) }
}
