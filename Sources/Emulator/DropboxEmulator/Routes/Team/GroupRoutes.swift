import DropboxAccount
import DropboxCore
import DropboxTeam
import Foundation

/// The groups of a team: `team/groups`.
enum GroupRoutes {
    /// The jobs that change groups. Changes take effect immediately; the jobs exist for clients that wait for them.
    static let jobs = JobFamily("team/groups", inProgress: Async.PollEmptyResult.inProgress)

    static func add(to table: inout RouteTable) {
        table.on(Team.groupsList) { argument, call in try list(TeamCursor("groups", limit: argument.limit), call) }
        table.on(Team.groupsListContinue) { argument, call in
            guard let cursor = TeamCursor(argument.cursor, "groups") else {
                throw RouteRejection(Team.GroupsListContinueError.invalidCursor)
            }
            return try list(cursor, call)
        }
        table.on(Team.groupsGetInfo, getInfo)
        table.on(Team.groupsCreate, create)
        table.on(Team.groupsUpdate, update)
        table.on(Team.groupsDelete, delete)
        table.on(Team.groupsJobStatusGet) { argument, call in
            try mappingFailure({ (failure: Jobs.JobError) -> Team.GroupsPollError in
                failure == .notFound ? .invalidAsyncJobId : .internalError
            }) {
                try call.pollJob(argument.asyncJobId, of: jobs)
            }
        }
    }

    private static func list(_ cursor: TeamCursor, _ call: Call) throws -> Team.GroupsListResult {
        let page = cursor.page(of: try call.store.groups(of: call.team), by: \.number)
        return Team.GroupsListResult(
            groups: page.elements.map(\.summary), cursor: page.cursor, hasMore: page.hasMore)
    }

    private static func getInfo(_ selector: Team.GroupsSelector, _ call: Call) async throws -> [Team.GroupsGetInfoItem]
    {
        let groups: [(id: String, selector: Store.GroupSelector)] =
            switch selector {
            case .groupIds(let ids): ids.map { ($0, .id($0)) }
            case .groupExternalIds(let ids): ids.map { ($0, .externalID($0)) }
            }
        return try groups.map { id, selector in
            do {
                let group = try call.store.group(selector, of: call.team)
                return .groupInfo(try call.info(of: group, members: true))
            } catch is GroupError {
                return .idNotFound(id)
            }
        }
    }

    private static func create(_ argument: Team.GroupCreateArg, _ call: Call) async throws -> Team.GroupFullInfo {
        let management = TeamGroup.Management(argument.groupManagementType)
        guard management != .systemManaged else {
            throw RouteRejection(Team.GroupCreateError.systemManagedGroupDisallowed)
        }
        let owner = argument.addCreatorAsOwner && management == .userManaged ? try call.admin : nil
        return try mappingFailure({ (failure: GroupError) -> Team.GroupCreateError in
            switch failure {
            case .nameTaken: .groupNameAlreadyUsed
            case .nameInvalid: .groupNameInvalid
            case .externalIDTaken: .externalIdAlreadyInUse
            case .systemManaged: .systemManagedGroupDisallowed
            case .notFound, .alreadyDeleted: .other
            }
        }) {
            let group = try call.store.addGroup(
                name: argument.groupName, externalID: argument.groupExternalId, management: management, owner: owner,
                to: call.team)
            return try call.info(of: group, members: true)
        }
    }

    private static func update(_ argument: Team.GroupUpdateArgs, _ call: Call) async throws -> Team.GroupFullInfo {
        let management = argument.newGroupManagementType.map { TeamGroup.Management($0) }
        guard management != .systemManaged else {
            throw RouteRejection(Team.GroupUpdateError.systemManagedGroupDisallowed)
        }
        return try mappingFailure({ (failure: GroupError) -> Team.GroupUpdateError in
            switch failure {
            case .notFound, .alreadyDeleted: .groupNotFound
            case .systemManaged: .systemManagedGroupDisallowed
            case .nameTaken: .groupNameAlreadyUsed
            case .nameInvalid: .groupNameInvalid
            case .externalIDTaken: .externalIdAlreadyInUse
            }
        }) {
            let group = try call.store.edit(
                call.store.editableGroup(argument.group.selector, of: call.team), name: argument.newGroupName,
                externalID: argument.newGroupExternalId, management: management, in: call.team)
            return try call.info(of: group, members: argument.returnMembers)
        }
    }

    private static func delete(_ selector: Team.GroupSelector, _ call: Call) async throws -> Async.LaunchEmptyResult {
        try mappingFailure({ (failure: GroupError) -> Team.GroupDeleteError in
            switch failure {
            case .alreadyDeleted: .groupAlreadyDeleted
            case .systemManaged: .systemManagedGroupDisallowed
            case .notFound, .nameTaken, .nameInvalid, .externalIDTaken: .groupNotFound
            }
        }) {
            try call.store.delete(call.store.editableGroup(selector.selector, of: call.team))
        }
        return .asyncJobId(try call.startJob(jobs, endingWith: .complete))
    }
}

/// The members of groups: `team/groups/members`.
enum GroupMemberRoutes {
    static func add(to table: inout RouteTable) {
        table.on(Team.groupsMembersList) { argument, call in
            try mappingFailure({ (_: GroupError) in Team.GroupSelectorError.groupNotFound }) {
                let group = try call.store.group(argument.group.selector, of: call.team)
                return try list(group, TeamCursor("group members", limit: argument.limit, option: group.id), call)
            }
        }
        table.on(Team.groupsMembersListContinue) { argument, call in
            guard let cursor = TeamCursor(argument.cursor, "group members") else {
                throw RouteRejection(Team.GroupsMembersListContinueError.invalidCursor)
            }
            return try mappingFailure({ (_: GroupError) in Team.GroupsMembersListContinueError.invalidCursor }) {
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
        func rejection(_ error: Team.GroupMembersAddError) -> any Error { RouteRejection(error) }
        let group = try mappingFailure({ (failure: GroupError) -> Team.GroupMembersAddError in
            failure == .systemManaged ? .systemManagedGroupDisallowed : .groupNotFound
        }) {
            try call.store.editableGroup(argument.group.selector, of: call.team)
        }
        let (members, unknown, outsiders) = try classify(argument.members.map(\.user), call)
        guard unknown.isEmpty else { throw rejection(.usersNotFound(unknown)) }
        guard outsiders.isEmpty else { throw rejection(.membersNotInTeam(outsiders)) }
        let present = Set(try call.store.members(of: group).map(\.member.number))
        guard Set(members.map(\.number)).count == members.count, present.isDisjoint(with: members.map(\.number)) else {
            throw rejection(.duplicateUser)
        }
        let new = zip(members, argument.members).map {
            TeamGroup.Member(member: $0, isOwner: $1.accessType == .owner)
        }
        let owners = new.filter(\.isOwner).map(\.member)
        if group.management == .companyManaged, !owners.isEmpty {
            throw rejection(.userCannotBeManagerOfCompanyManagedGroup(owners.map(\.id)))
        }
        guard owners.allSatisfy({ $0.status == .active }) else { throw rejection(.userMustBeActiveToBeOwner) }
        return try change(call.store.put(new, into: group), argument.returnMembers, call)
    }

    private static func remove(
        _ argument: Team.GroupMembersRemoveArg, _ call: Call
    ) async throws -> Team.GroupMembersChangeResult {
        func rejection(_ error: Team.GroupMembersRemoveError) -> any Error { RouteRejection(error) }
        let group = try mappingFailure({ (failure: GroupError) -> Team.GroupMembersRemoveError in
            failure == .systemManaged ? .systemManagedGroupDisallowed : .groupNotFound
        }) {
            try call.store.editableGroup(argument.group.selector, of: call.team)
        }
        let (members, unknown, outsiders) = try classify(argument.users, call)
        guard unknown.isEmpty else { throw rejection(.usersNotFound(unknown)) }
        guard outsiders.isEmpty else { throw rejection(.membersNotInTeam(outsiders)) }
        let present = Set(try call.store.members(of: group).map(\.member.number))
        guard present.isSuperset(of: members.map(\.number)) else { throw rejection(.memberNotInGroup) }
        return try change(call.store.remove(members, from: group), argument.returnMembers, call)
    }

    private static func setAccessType(
        _ argument: Team.GroupMembersSetAccessTypeArg, _ call: Call
    ) async throws -> [Team.GroupsGetInfoItem] {
        func rejection(_ error: Team.GroupMemberSetAccessTypeError) -> any Error { RouteRejection(error) }
        let group = try mappingFailure({ (failure: GroupError) -> Team.GroupMemberSetAccessTypeError in
            failure == .systemManaged ? .systemManagedGroupDisallowed : .groupNotFound
        }) {
            try call.store.editableGroup(argument.group.selector, of: call.team)
        }
        guard let member = try call.member(argument.user),
            try call.store.members(of: group).contains(where: { $0.member.id == member.id })
        else { throw rejection(.memberNotInGroup) }
        let isOwner = argument.accessType == .owner
        if isOwner, group.management == .companyManaged { throw rejection(.userCannotBeManagerOfCompanyManagedGroup) }
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

    /// Sorts users into members of the team, users that don't exist, and users that aren't in the team.
    private static func classify(
        _ users: [Team.UserSelectorArg], _ call: Call
    ) throws -> (members: [TeamMember], unknown: [String], outsiders: [String]) {
        var result = (members: [TeamMember](), unknown: [String](), outsiders: [String]())
        for user in users {
            do {
                result.members.append(try call.store.member(user.selector, of: call.team))
            } catch MemberError.notFound {
                result.unknown.append(user.text)
            } catch MemberError.notInTeam {
                result.outsiders.append(user.text)
            }
        }
        return result
    }
}

/// Groups in the types of the API.
extension Call {
    /// Returns the properties of a group.
    ///
    /// - Parameters:
    ///   - group: The group.
    ///   - isComplete: Whether to include the members.
    func info(of group: TeamGroup, members isComplete: Bool) throws -> Team.GroupFullInfo {
        Team.GroupFullInfo(
            groupName: group.name, groupId: group.id, groupManagementType: group.management.type,
            created: UInt64(clamping: Int64(group.created.timeIntervalSince1970 * 1000)),
            groupExternalId: group.externalID, memberCount: UInt32(clamping: group.memberCount),
            members: isComplete ? try store.members(of: group).map(info) : nil)
    }

    func info(of member: TeamGroup.Member) throws -> Team.GroupMemberInfo {
        Team.GroupMemberInfo(
            profile: try basicProfile(of: member.member), accessType: member.isOwner ? .owner : .member)
    }
}

extension TeamGroup {
    var summary: TeamCommon.GroupSummary {
        TeamCommon.GroupSummary(
            groupName: name, groupId: id, groupManagementType: management.type, groupExternalId: externalID,
            memberCount: UInt32(clamping: memberCount))
    }
}

extension TeamGroup.Management {
    var type: TeamCommon.GroupManagementType {
        switch self {
        case .userManaged: .userManaged
        case .companyManaged: .companyManaged
        case .systemManaged: .systemManaged
        }
    }

    init(_ type: TeamCommon.GroupManagementType?) {
        self =
            switch type {
            case .userManaged: .userManaged
            case .systemManaged: .systemManaged
            case .companyManaged, .other, nil: .companyManaged
            }
    }
}

extension Team.GroupSelector {
    var selector: Store.GroupSelector {
        switch self {
        case .groupId(let id): .id(id)
        case .groupExternalId(let id): .externalID(id)
        }
    }
}
