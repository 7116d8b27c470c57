import DropboxTeam
import DropboxTeamLog
import Foundation

/// What happens to folders of the team.
enum TeamFolderEvents {
    static func add(to feed: inout EventFeed) {
        feed.after(Team.teamFolderCreate) { _, folder, _ in
            [
                LoggedEvent(
                    .teamFolders, .teamFolderCreate(.init(description_: "Created team folder in active status")),
                    .teamFolderCreateDetails(.init()), assets: [asset(folder.teamFolderId, folder.name)])
            ]
        }
        feed.after(Team.teamFolderRename) { argument, folder, _ in
            [
                LoggedEvent(
                    .teamFolders, .teamFolderRename(.init(description_: "Renamed active/archived team folder")),
                    .teamFolderRenameDetails(.init(previousFolderName: "", newFolderName: argument.name)),
                    assets: [asset(folder.teamFolderId, folder.name)])
            ]
        }
        feed.after(Team.teamFolderArchive) { argument, _, call in
            let folder = try call.store.teamFolder(Int64(argument.teamFolderId) ?? 0, of: call.team)
            return [changed(from: .active, to: .archived, asset(argument.teamFolderId, folder.name))]
        }
        feed.after(Team.teamFolderActivate) { _, folder, _ in
            [changed(from: .archived, to: .active, asset(folder.teamFolderId, folder.name))]
        }
        feed.after(Team.teamFolderRestore) { _, folder, _ in
            [changed(from: .archived, to: .active, asset(folder.teamFolderId, folder.name))]
        }
        feed.after(Team.teamFolderPermanentlyDelete) { argument, _, _ in
            [
                LoggedEvent(
                    .teamFolders,
                    .teamFolderPermanentlyDelete(.init(description_: "Permanently deleted archived team folder")),
                    .teamFolderPermanentlyDeleteDetails(.init()), assets: [asset(argument.teamFolderId, nil)])
            ]
        }
    }

    private static func changed(
        from old: Team.TeamFolderStatus, to new: Team.TeamFolderStatus, _ asset: TeamLog.AssetLogInfo
    ) -> LoggedEvent {
        LoggedEvent(
            .teamFolders, .teamFolderChangeStatus(.init(description_: "Changed archival status of team folder")),
            .teamFolderChangeStatusDetails(.init(newValue: new, previousValue: old)), assets: [asset])
    }

    private static func asset(_ id: String, _ name: String?) -> TeamLog.AssetLogInfo {
        .folder(
            .init(
                path: .init(namespaceRelative: .init(nsId: id, relativePath: "/", isSharedNamespace: true)),
                displayName: name))
    }
}
