import DropboxCore
import DropboxTeam
import Foundation

/// Looking at members: `team/members/list` and `get_info`.
enum MemberRoutes {
    static func add(to table: inout RouteTable) {
        table.on(Team.membersList) { argument, call in
            let page = try page(TeamCursor(argument), call)
            return Team.MembersListResult(
                members: try page.elements.map(call.info), cursor: page.cursor, hasMore: page.hasMore)
        }
        table.on(Team.membersListV2) { argument, call in
            let page = try page(TeamCursor(argument), call)
            return Team.MembersListV2Result(
                members: try page.elements.map(call.infoV2), cursor: page.cursor, hasMore: page.hasMore)
        }
        table.on(Team.membersListContinue) { argument, call in
            let page = try page(cursor(argument), call)
            return Team.MembersListResult(
                members: try page.elements.map(call.info), cursor: page.cursor, hasMore: page.hasMore)
        }
        table.on(Team.membersListContinueV2) { argument, call in
            let page = try page(cursor(argument), call)
            return Team.MembersListV2Result(
                members: try page.elements.map(call.infoV2), cursor: page.cursor, hasMore: page.hasMore)
        }
        table.on(Team.membersGetInfo) { argument, call in
            try argument.members.map { selector in
                try call.member(selector).map { .memberInfo(try call.info(of: $0)) }
                    ?? .idNotFound(selector.text)
            }
        }
        table.on(Team.membersGetInfoV2) { argument, call in
            Team.MembersGetInfoV2Result(
                membersInfo: try argument.members.map { selector in
                    try call.member(selector).map { .memberInfo(try call.infoV2(of: $0)) }
                        ?? .idNotFound(selector.text)
                })
        }
    }

    private static func page(_ cursor: TeamCursor, _ call: Call) throws -> TeamCursor.Page<TeamMember> {
        let members = try call.store.members(of: call.team.number)
        let listed = cursor.option == TeamCursor.removedToo ? members : members.filter(\.isPresent)
        return cursor.page(of: listed, by: \.number)
    }

    private static func cursor(_ argument: Team.MembersListContinueArg) throws -> TeamCursor {
        guard let cursor = TeamCursor(argument.cursor, "members") else {
            throw RouteRejection(Team.MembersListContinueError.invalidCursor)
        }
        return cursor
    }
}

extension TeamCursor {
    fileprivate static let removedToo = "removed"

    fileprivate init(_ argument: Team.MembersListArg) {
        self.init("members", limit: argument.limit, option: argument.includeRemoved ? Self.removedToo : "")
    }
}
