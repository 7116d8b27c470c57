import DropboxAccount
import DropboxCore
import DropboxTeam
import Foundation

/// Groups: `team/groups`.
enum GroupRoutes {
    /// What changes groups takes effect at once; the jobs are for those who wait for it.
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
            try refusing({ (failure: Jobs.Failure) -> Team.GroupsPollError in
                failure == .unknown ? .invalidAsyncJobId : .internalError
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
            } catch is GroupFailure {
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
        return try refusing({ (failure: GroupFailure) -> Team.GroupCreateError in
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
        return try refusing({ (failure: GroupFailure) -> Team.GroupUpdateError in
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
        try refusing({ (failure: GroupFailure) -> Team.GroupDeleteError in
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
