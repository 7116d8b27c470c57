import DropboxCore
import DropboxFiles
import DropboxTeam
import Foundation

/// Team folders: `team/team_folder`.
enum TeamFolderRoutes {
    private static let archiveJobs = JobFamily(
        "team/team_folder/archive", inProgress: Team.TeamFolderArchiveJobStatus.inProgress)

    static func add(to table: inout RouteTable) {
        table.on(Team.teamFolderCreate, create)
        table.on(Team.teamFolderRename, rename)
        table.on(Team.teamFolderGetInfo) { argument, call in
            try argument.teamFolderIds.map { id in
                do {
                    return .teamFolderMetadata(try call.store.teamFolder(Int64(id) ?? 0, of: call.team).metadata)
                } catch is TeamFolderOperationError {
                    return .idNotFound(id)
                }
            }
        }
        table.on(Team.teamFolderList) { argument, call in
            try list(TeamCursor("team folders", limit: argument.limit), call)
        }
        table.on(Team.teamFolderListContinue) { argument, call in
            guard let cursor = TeamCursor(argument.cursor, "team folders") else {
                throw RouteRejection(Team.TeamFolderListContinueError.invalidCursor)
            }
            return try list(cursor, call)
        }
        table.on(Team.teamFolderArchive, archive)
        table.onCheck(Team.teamFolderArchiveCheck, archiveJobs)
        table.on(Team.teamFolderActivate) { argument, call in
            try mappingFailure({ (failure: TeamFolderOperationError) -> Team.TeamFolderActivateError in failure.error()
            }) {
                try call.store.activate(folder(argument.teamFolderId, call), of: call.team).metadata
            }
        }
        table.on(Team.teamFolderRestore) { argument, call in
            try mappingFailure({ (failure: TeamFolderOperationError) -> Team.TeamFolderRestoreError in failure.error() }
            ) {
                try call.store.activate(folder(argument.teamFolderId, call), of: call.team).metadata
            }
        }
        table.on(Team.teamFolderPermanentlyDelete) { argument, call in
            try mappingFailure({ (failure: TeamFolderOperationError) -> Team.TeamFolderPermanentlyDeleteError in
                failure.error()
            }) {
                try call.store.permanentlyDelete(folder(argument.teamFolderId, call), of: call.team)
            }
        }
        table.on(Team.teamFolderUpdateSyncSettings, updateSyncSettings)
    }

    private static func folder(_ id: String, _ call: Call) throws -> TeamFolder {
        try call.store.teamFolder(Int64(id) ?? 0, of: call.team)
    }

    private static func create(_ argument: Team.TeamFolderCreateArg, _ call: Call) async throws
        -> Team.TeamFolderMetadata
    {
        try mappingFailure({ (failure: TeamFolderOperationError) -> Team.TeamFolderCreateError in
            switch failure {
            case .nameTaken: .folderNameAlreadyUsed
            case .nameReserved: .folderNameReserved
            case .nameInvalid: .invalidFolderName
            case .notFound, .isRoot, .wrongStatus: .other
            }
        }) {
            try call.store.addTeamFolder(
                name: argument.name, syncSetting: TeamFolder.SyncSetting(argument.syncSetting), to: call.team
            ).metadata
        }
    }

    private static func rename(_ argument: Team.TeamFolderRenameArg, _ call: Call) async throws
        -> Team.TeamFolderMetadata
    {
        try mappingFailure({ (failure: TeamFolderOperationError) -> Team.TeamFolderRenameError in
            switch failure {
            case .nameTaken: .folderNameAlreadyUsed
            case .nameReserved: .folderNameReserved
            case .nameInvalid: .invalidFolderName
            case .notFound, .isRoot, .wrongStatus: failure.error()
            }
        }) {
            try call.store.rename(folder(argument.teamFolderId, call), to: argument.name, of: call.team).metadata
        }
    }

    private static func list(_ cursor: TeamCursor, _ call: Call) throws -> Team.TeamFolderListResult {
        let page = cursor.page(of: try call.store.teamFolders(of: call.team), by: \.namespace)
        return Team.TeamFolderListResult(
            teamFolders: page.elements.map(\.metadata), cursor: page.cursor, hasMore: page.hasMore)
    }

    private static func archive(
        _ argument: Team.TeamFolderArchiveArg, _ call: Call
    ) async throws -> Team.TeamFolderArchiveLaunch {
        let archived = try mappingFailure({ (failure: TeamFolderOperationError) -> Team.TeamFolderArchiveError in
            failure.error()
        }) {
            try call.store.archive(folder(argument.teamFolderId, call), of: call.team).metadata
        }
        guard !argument.forceAsyncOff else { return .complete(archived) }
        return .asyncJobId(try call.startJob(archiveJobs, endingWith: .complete(archived)))
    }

    private static func updateSyncSettings(
        _ argument: Team.TeamFolderUpdateSyncSettingsArg, _ call: Call
    ) async throws -> Team.TeamFolderMetadata {
        try mappingFailure({ (failure: TeamFolderOperationError) -> Team.TeamFolderUpdateSyncSettingsError in
            failure.error()
        }) {
            var folder = try folder(argument.teamFolderId, call)
            if let setting = argument.syncSetting { folder.syncSetting = TeamFolder.SyncSetting(setting) }
            for entry in argument.contentSyncSettings ?? [] {
                guard try call.store.hasFolder(entry.id, in: folder.namespace) else {
                    throw RouteRejection(Team.TeamFolderUpdateSyncSettingsError.syncSettingsError(.path(.notFound)))
                }
                folder.contentSettings[entry.id] = TeamFolder.SyncSetting(entry.syncSetting)
            }
            try call.store.save(folder)
            return folder.metadata
        }
    }
}

/// The errors of operations on team folders, which several unions have in common.
private protocol TeamFolderError: Sendable {
    static func accessError(_ error: Team.TeamFolderAccessError) -> Self
    static func statusError(_ error: Team.TeamFolderInvalidStatusError) -> Self
    static func teamSharedDropboxError(_ error: Team.TeamFolderTeamSharedDropboxError) -> Self
}

extension Team.TeamFolderActivateError: TeamFolderError {}
extension Team.TeamFolderArchiveError: TeamFolderError {}
extension Team.TeamFolderPermanentlyDeleteError: TeamFolderError {}
extension Team.TeamFolderRenameError: TeamFolderError {}
extension Team.TeamFolderRestoreError: TeamFolderError {}
extension Team.TeamFolderUpdateSyncSettingsError: TeamFolderError {}

extension TeamFolderOperationError {
    fileprivate func error<RouteError: TeamFolderError>() -> RouteError {
        switch self {
        case .isRoot: .teamSharedDropboxError(.disallowed)
        case .wrongStatus(.active): .statusError(.active)
        case .wrongStatus(.archived): .statusError(.archived)
        case .notFound, .nameTaken, .nameInvalid, .nameReserved: .accessError(.invalidTeamFolderId)
        }
    }
}

extension TeamFolder {
    var metadata: Team.TeamFolderMetadata {
        Team.TeamFolderMetadata(
            teamFolderId: String(namespace), name: name, status: status == .active ? .active : .archived,
            isTeamSharedDropbox: false, syncSetting: syncSetting.setting,
            contentSyncSettings: contentSettings.sorted { $0.key < $1.key }
                .map { .init(id: $0.key, syncSetting: $0.value.setting) })
    }
}

extension TeamFolder.SyncSetting {
    fileprivate var setting: Files.SyncSetting {
        switch self {
        case .standard: .default_
        case .notSynced: .notSynced
        }
    }

    fileprivate init(_ setting: Files.SyncSettingArg?) {
        self =
            switch setting {
            case .notSynced: .notSynced
            case .default_, .other, nil: .standard
            }
    }
}
