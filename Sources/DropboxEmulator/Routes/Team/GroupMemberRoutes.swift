import DropboxCore
import DropboxTeam
import Foundation

/// Who is in a group: `team/groups/members`.
enum GroupMemberRoutes {
    static func add(to table: inout RouteTable) {
        table.on(Team.groupsMembersList) { argument, call in
            try refusing({ (_: GroupFailure) in Team.GroupSelectorError.groupNotFound }) {
                let group = try call.store.group(argument.group.selector, of: call.team)
                return try list(group, TeamCursor("group members", limit: argument.limit, option: group.id), call)
            }
        }
        table.on(Team.groupsMembersListContinue) { argument, call in
            guard let cursor = TeamCursor(argument.cursor, "group members") else {
                throw RouteRejection(Team.GroupsMembersListContinueError.invalidCursor)
            }
            return try refusing({ (_: GroupFailure) in Team.GroupsMembersListContinueError.invalidCursor }) {
                try list(call.store.group(.id(cursor.option), of: call.team), cursor, call)
            }
        }
        table.on(Team.groupsMembersAdd, add)
        table.on(Team.groupsMembersRemove, remove)
        table.on(Team.groupsMembersSetAccessType, setAccessType)
    }

    private static func list(
        _ group: TeamGroup, _ cursor: TeamCursor, _ call: Call
    ) throws -> Team.GroupsMembersListResult {
        let page = cursor.page(of: try call.store.members(of: group), by: \.member.number)
        return Team.GroupsMembersListResult(
            members: try page.elements.map(call.info), cursor: page.cursor, hasMore: page.hasMore)
    }

    private static func add(
        _ argument: Team.GroupMembersAddArg, _ call: Call
    ) async throws -> Team.GroupMembersChangeResult {
        func refuse(_ error: Team.GroupMembersAddError) -> any Error { RouteRejection(error) }
        let group = try refusing({ (failure: GroupFailure) -> Team.GroupMembersAddError in
            failure == .systemManaged ? .systemManagedGroupDisallowed : .groupNotFound
        }) {
            try call.store.editableGroup(argument.group.selector, of: call.team)
        }
        let (found, unknown, strangers) = try members(argument.members.map(\.user), call)
        guard unknown.isEmpty else { throw refuse(.usersNotFound(unknown)) }
        guard strangers.isEmpty else { throw refuse(.membersNotInTeam(strangers)) }
        let present = Set(try call.store.members(of: group).map(\.member.number))
        guard Set(found.map(\.number)).count == found.count, present.isDisjoint(with: found.map(\.number)) else {
            throw refuse(.duplicateUser)
        }
        let new = zip(found, argument.members).map {
            TeamGroup.Member(member: $0, isOwner: $1.accessType == .owner)
        }
        let owners = new.filter(\.isOwner).map(\.member)
        if group.management == .companyManaged, !owners.isEmpty {
            throw refuse(.userCannotBeManagerOfCompanyManagedGroup(owners.map(\.id)))
        }
        guard owners.allSatisfy({ $0.status == .active }) else { throw refuse(.userMustBeActiveToBeOwner) }
        return try change(call.store.put(new, into: group), argument.returnMembers, call)
    }

    private static func remove(
        _ argument: Team.GroupMembersRemoveArg, _ call: Call
    ) async throws -> Team.GroupMembersChangeResult {
        func refuse(_ error: Team.GroupMembersRemoveError) -> any Error { RouteRejection(error) }
        let group = try refusing({ (failure: GroupFailure) -> Team.GroupMembersRemoveError in
            failure == .systemManaged ? .systemManagedGroupDisallowed : .groupNotFound
        }) {
            try call.store.editableGroup(argument.group.selector, of: call.team)
        }
        let (found, unknown, strangers) = try members(argument.users, call)
        guard unknown.isEmpty else { throw refuse(.usersNotFound(unknown)) }
        guard strangers.isEmpty else { throw refuse(.membersNotInTeam(strangers)) }
        let present = Set(try call.store.members(of: group).map(\.member.number))
        guard present.isSuperset(of: found.map(\.number)) else { throw refuse(.memberNotInGroup) }
        return try change(call.store.remove(found, from: group), argument.returnMembers, call)
    }

    private static func setAccessType(
        _ argument: Team.GroupMembersSetAccessTypeArg, _ call: Call
    ) async throws -> [Team.GroupsGetInfoItem] {
        func refuse(_ error: Team.GroupMemberSetAccessTypeError) -> any Error { RouteRejection(error) }
        let group = try refusing({ (failure: GroupFailure) -> Team.GroupMemberSetAccessTypeError in
            failure == .systemManaged ? .systemManagedGroupDisallowed : .groupNotFound
        }) {
            try call.store.editableGroup(argument.group.selector, of: call.team)
        }
        guard let member = try call.member(argument.user),
            try call.store.members(of: group).contains(where: { $0.member.id == member.id })
        else { throw refuse(.memberNotInGroup) }
        let isOwner = argument.accessType == .owner
        if isOwner, group.management == .companyManaged { throw refuse(.userCannotBeManagerOfCompanyManagedGroup) }
        let changed = try call.store.put([.init(member: member, isOwner: isOwner)], into: group)
        return [.groupInfo(try call.info(of: changed, members: argument.returnMembers))]
    }

    private static func change(
        _ group: TeamGroup, _ returnsMembers: Bool, _ call: Call
    ) throws -> Team.GroupMembersChangeResult {
        Team.GroupMembersChangeResult(
            groupInfo: try call.info(of: group, members: returnsMembers),
            asyncJobId: try call.startJob(GroupRoutes.jobs, endingWith: .complete))
    }

    /// Sorts users into members, those whom nobody knows, and those who are not in the team.
    private static func members(
        _ users: [Team.UserSelectorArg], _ call: Call
    ) throws -> (found: [TeamMember], unknown: [String], strangers: [String]) {
        var result = (found: [TeamMember](), unknown: [String](), strangers: [String]())
        for user in users {
            do {
                result.found.append(try call.store.member(user.selector, of: call.team))
            } catch MemberFailure.notFound {
                result.unknown.append(user.text)
            } catch MemberFailure.notInTeam {
                result.strangers.append(user.text)
            }
        }
        return result
    }
}
