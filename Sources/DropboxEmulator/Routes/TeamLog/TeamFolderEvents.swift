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
        feed.after(Team.teamFolderRename, remembering: { try folder($0.teamFolderId, $1) }) {
            argument, folder, old, _ in
            [
                LoggedEvent(
                    .teamFolders, .teamFolderRename(.init(description_: "Renamed active/archived team folder")),
                    .teamFolderRenameDetails(.init(previousFolderName: old.name, newFolderName: argument.name)),
                    assets: [asset(folder.teamFolderId, folder.name)])
            ]
        }
        feed.after(Team.teamFolderArchive, remembering: { try folder($0.teamFolderId, $1) }) { argument, _, old, _ in
            [changed(from: .active, to: .archived, asset(argument.teamFolderId, old.name))]
        }
        feed.after(Team.teamFolderActivate) { _, folder, _ in
            [changed(from: .archived, to: .active, asset(folder.teamFolderId, folder.name))]
        }
        feed.after(Team.teamFolderRestore) { _, folder, _ in
            [changed(from: .archived, to: .active, asset(folder.teamFolderId, folder.name))]
        }
        feed.after(Team.teamFolderPermanentlyDelete, remembering: { try folder($0.teamFolderId, $1) }) {
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
        } catch is TeamFolderFailure {
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
