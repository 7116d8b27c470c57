import DropboxAccount
import DropboxCore
import DropboxTeam
import Foundation

/// Groups as the API shows them.
extension Call {
    /// - Parameter members: whether to tell who is in it.
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
