import DropboxAccount
import DropboxCore
import DropboxTeam
import DropboxTeamLog
import Foundation

/// The events of groups.
enum GroupEvents {
    static func add(to feed: inout EventFeed) {
        feed.after(Team.groupsCreate) { _, group, _ in
            [
                LoggedEvent(
                    .groups, .groupCreate(.init(description_: "Created group")),
                    .groupCreateDetails(.init(isCompanyManaged: group.isCompanyManaged)),
                    participants: [.group(info(of: group))])
            ]
        }
        feed.after(Team.groupsDelete, capturing: { try group($0, $1) }) { _, _, group, _ in
            [
                LoggedEvent(
                    .groups, .groupDelete(.init(description_: "Deleted group")),
                    .groupDeleteDetails(.init(isCompanyManaged: group.management == .companyManaged)),
                    participants: [
                        .group(.init(displayName: group.name, groupId: group.id, externalId: group.externalID))
                    ])
            ]
        }
        feed.after(Team.groupsUpdate, capturing: { try group($0.group, $1) }) { argument, group, old, _ in
            changes(of: argument, group, old)
        }
        feed.after(Team.groupsMembersAdd) { argument, result, call in
            try argument.members.map { new in
                LoggedEvent(
                    .groups, .groupAddMember(.init(description_: "Added team members to group")),
                    .groupAddMemberDetails(.init(isGroupOwner: new.accessType == .owner)),
                    participants: try [.group(info(of: result.groupInfo))] + MemberEvents.participants(new.user, call))
            }
        }
        feed.after(Team.groupsMembersRemove) { argument, result, call in
            try argument.users.map { user in
                LoggedEvent(
                    .groups, .groupRemoveMember(.init(description_: "Removed team members from group")),
                    .groupRemoveMemberDetails(.init()),
                    participants: try [.group(info(of: result.groupInfo))] + MemberEvents.participants(user, call))
            }
        }
        feed.after(Team.groupsMembersSetAccessType) { argument, items, call in
            try items.compactMap { item in
                guard case .groupInfo(let group) = item else { return nil }
                return LoggedEvent(
                    .groups, .groupChangeMemberRole(.init(description_: "Changed manager permissions of group member")),
                    .groupChangeMemberRoleDetails(.init(isGroupOwner: argument.accessType == .owner)),
                    participants: try [.group(info(of: group))] + MemberEvents.participants(argument.user, call))
            }
        }
    }

    private static func group(_ selector: Team.GroupSelector, _ call: Call) throws -> TeamGroup? {
        do {
            return try call.store.group(selector.selector, of: call.team)
        } catch is GroupError {
            return nil
        }
    }

    private static func changes(
        of argument: Team.GroupUpdateArgs, _ group: Team.GroupFullInfo, _ old: TeamGroup
    ) -> [LoggedEvent] {
        let people = [TeamLog.ParticipantLogInfo.group(info(of: group))]
        var events: [LoggedEvent] = []
        if let name = argument.newGroupName {
            events.append(
                LoggedEvent(
                    .groups, .groupRename(.init(description_: "Renamed group")),
                    .groupRenameDetails(.init(previousValue: old.name, newValue: name)), participants: people))
        }
        if let id = argument.newGroupExternalId {
            events.append(
                old.externalID.map { previous in
                    LoggedEvent(
                        .groups, .groupChangeExternalId(.init(description_: "Changed external ID for group")),
                        .groupChangeExternalIdDetails(.init(newValue: id, previousValue: previous)),
                        participants: people)
                }
                    ?? LoggedEvent(
                        .groups, .groupAddExternalId(.init(description_: "Added external ID for group")),
                        .groupAddExternalIdDetails(.init(newValue: id)), participants: people))
        }
        if let type = argument.newGroupManagementType {
            events.append(
                LoggedEvent(
                    .groups, .groupChangeManagementType(.init(description_: "Changed group management type")),
                    .groupChangeManagementTypeDetails(.init(newValue: type, previousValue: old.management.type)),
                    participants: people))
        }
        return events
    }

    private static func info(of group: Team.GroupFullInfo) -> TeamLog.GroupLogInfo {
        TeamLog.GroupLogInfo(
            displayName: group.groupName, groupId: group.groupId, externalId: group.groupExternalId)
    }
}

extension Team.GroupFullInfo {
    fileprivate var isCompanyManaged: Bool { groupManagementType == .companyManaged }
}

/// The events of team folders.
enum TeamFolderEvents {
    static func add(to feed: inout EventFeed) {
        feed.after(Team.teamFolderCreate) { _, folder, _ in
            [
                LoggedEvent(
                    .teamFolders, .teamFolderCreate(.init(description_: "Created team folder in active status")),
                    .teamFolderCreateDetails(.init()), assets: [asset(folder.teamFolderId, folder.name)])
            ]
        }
        feed.after(Team.teamFolderRename, capturing: { try folder($0.teamFolderId, $1) }) {
            argument, folder, old, _ in
            [
                LoggedEvent(
                    .teamFolders, .teamFolderRename(.init(description_: "Renamed active/archived team folder")),
                    .teamFolderRenameDetails(.init(previousFolderName: old.name, newFolderName: argument.name)),
                    assets: [asset(folder.teamFolderId, folder.name)])
            ]
        }
        feed.after(Team.teamFolderArchive, capturing: { try folder($0.teamFolderId, $1) }) { argument, _, old, _ in
            [changed(from: .active, to: .archived, asset(argument.teamFolderId, old.name))]
        }
        feed.after(Team.teamFolderActivate) { _, folder, _ in
            [changed(from: .archived, to: .active, asset(folder.teamFolderId, folder.name))]
        }
        feed.after(Team.teamFolderRestore) { _, folder, _ in
            [changed(from: .archived, to: .active, asset(folder.teamFolderId, folder.name))]
        }
        feed.after(Team.teamFolderPermanentlyDelete, capturing: { try folder($0.teamFolderId, $1) }) {
            argument, _, old, _ in
            [
                LoggedEvent(
                    .teamFolders,
                    .teamFolderPermanentlyDelete(.init(description_: "Permanently deleted archived team folder")),
                    .teamFolderPermanentlyDeleteDetails(.init()), assets: [asset(argument.teamFolderId, old.name)])
            ]
        }
    }

    private static func folder(_ id: String, _ call: Call) throws -> TeamFolder? {
        do {
            return try call.store.teamFolder(Int64(id) ?? 0, of: call.team)
        } catch is TeamFolderOperationError {
            return nil
        }
    }

    private static func changed(
        from old: Team.TeamFolderStatus, to new: Team.TeamFolderStatus, _ asset: TeamLog.AssetLogInfo
    ) -> LoggedEvent {
        LoggedEvent(
            .teamFolders, .teamFolderChangeStatus(.init(description_: "Changed archival status of team folder")),
            .teamFolderChangeStatusDetails(.init(newValue: new, previousValue: old)), assets: [asset])
    }

    private static func asset(_ id: String, _ name: String) -> TeamLog.AssetLogInfo {
        .folder(
            .init(
                path: .init(namespaceRelative: .init(nsId: id, relativePath: "/", isSharedNamespace: true)),
                displayName: name))
    }
}
