// Generated from API/team.json by `make generate`. Do not edit.

import DropboxCore
import DropboxFiles
import StoneRuntime

extension TeamRoutes {
    /// Adds domains and email addresses to those that members may share with: at most 100 in one call and 10,000 in
    /// all. One bad entry makes the whole call fail.
    ///
    /// Route `team/sharing_allowlist/add`: style rpc, host api, auth team, scope `team_info.write`.
    /// Error: `Team.SharingAllowlistAddError`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-sharing_allowlist-add>
    ///
    /// - Parameters:
    ///   - domains: Domains, such as `example.com`.
    ///   - emails: Email addresses.
    @discardableResult
    @export(implementation)
    public func sharingAllowlistAdd(
        domains: [String]? = nil,
        emails: [String]? = nil
    ) -> RpcRequest<Team.SharingAllowlistAddResponse, Team.SharingAllowlistAddError> {
        client.request(
            Team.sharingAllowlistAdd,
            serverArgs: Team.SharingAllowlistAddArgs(domains: domains, emails: emails)
        )
    }

    /// Lists the domains and email addresses that members may share with, newest first.
    ///
    /// Route `team/sharing_allowlist/list`: style rpc, host api, auth team, scope `team_info.read`.
    /// Error: `Team.SharingAllowlistListError`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-sharing_allowlist-list>
    ///
    /// - Parameters:
    ///   - limit: The size of a page. Default: 1000. 1 to 1000.
    @discardableResult
    @export(implementation)
    public func sharingAllowlistList(
        limit: UInt32 = 1000
    ) -> RpcRequest<Team.SharingAllowlistListResponse, Team.SharingAllowlistListError> {
        client.request(Team.sharingAllowlistList, serverArgs: Team.SharingAllowlistListArg(limit: limit))
    }

    /// Returns the next page of `sharingAllowlistList`.
    ///
    /// Route `team/sharing_allowlist/list/continue`: style rpc, host api, auth team, scope `team_info.read`.
    /// Error: `Team.SharingAllowlistListContinueError`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-sharing_allowlist-list-continue>
    ///
    /// - Parameters:
    ///   - cursor: The cursor of the latest page.
    @discardableResult
    @export(implementation)
    public func sharingAllowlistListContinue(
        cursor: String
    ) -> RpcRequest<Team.SharingAllowlistListResponse, Team.SharingAllowlistListContinueError> {
        client.request(
            Team.sharingAllowlistListContinue,
            serverArgs: Team.SharingAllowlistListContinueArg(cursor: cursor)
        )
    }

    /// Removes domains and email addresses from those that members may share with, at most 1,000 in one call. One bad
    /// entry makes the whole call fail.
    ///
    /// Route `team/sharing_allowlist/remove`: style rpc, host api, auth team, scope `team_info.write`.
    /// Error: `Team.SharingAllowlistRemoveError`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-sharing_allowlist-remove>
    ///
    /// - Parameters:
    ///   - domains: Domains.
    ///   - emails: Email addresses.
    @discardableResult
    @export(implementation)
    public func sharingAllowlistRemove(
        domains: [String]? = nil,
        emails: [String]? = nil
    ) -> RpcRequest<Team.SharingAllowlistRemoveResponse, Team.SharingAllowlistRemoveError> {
        client.request(
            Team.sharingAllowlistRemove,
            serverArgs: Team.SharingAllowlistRemoveArgs(domains: domains, emails: emails)
        )
    }

    /// Makes an archived team folder active again.
    ///
    /// Route `team/team_folder/activate`: style rpc, host api, auth team, scope `team_data.content.write`.
    /// Error: `Team.TeamFolderActivateError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-team_folder-activate>
    ///
    /// - Parameters:
    ///   - teamFolderId: The team folder. Pattern: `[-_0-9a-zA-Z:]+`.
    @discardableResult
    @export(implementation)
    public func teamFolderActivate(
        teamFolderId: String
    ) -> RpcRequest<Team.TeamFolderMetadata, Team.TeamFolderActivateError> {
        client.request(Team.teamFolderActivate, serverArgs: Team.TeamFolderIdArg(teamFolderId: teamFolderId))
    }

    /// Archives a team folder and removes its members. Not for teams with a team space. May be a job to poll with
    /// `teamFolderArchiveCheck`.
    ///
    /// Route `team/team_folder/archive`: style rpc, host api, auth team, scope `team_data.content.write`.
    /// Error: `Team.TeamFolderArchiveError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-team_folder-archive>
    ///
    /// - Parameters:
    ///   - teamFolderId: The team folder. Pattern: `[-_0-9a-zA-Z:]+`.
    ///   - forceAsyncOff: Whether to wait for the end instead of starting a job. Default: `false`.
    @discardableResult
    @export(implementation)
    public func teamFolderArchive(
        teamFolderId: String,
        forceAsyncOff: Bool = false
    ) -> RpcRequest<Team.TeamFolderArchiveLaunch, Team.TeamFolderArchiveError> {
        client.request(
            Team.teamFolderArchive,
            serverArgs: Team.TeamFolderArchiveArg(teamFolderId: teamFolderId, forceAsyncOff: forceAsyncOff)
        )
    }

    /// Polls a job of `teamFolderArchive`: returns whether it is still running. Archiving has ended only when the
    /// status of the folder says so.
    ///
    /// Route `team/team_folder/archive/check`: style rpc, host api, auth team, scope `team_data.content.write`.
    /// Error: `Async.PollError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-team_folder-archive-check>
    ///
    /// - Parameters:
    ///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
    @discardableResult
    @export(implementation)
    public func teamFolderArchiveCheck(
        asyncJobId: String
    ) -> RpcRequest<Team.TeamFolderArchiveJobStatus, Async.PollError> {
        client.request(Team.teamFolderArchiveCheck, serverArgs: Async.PollArg(asyncJobId: asyncJobId))
    }

    /// Creates a team folder without members. Not for teams with a team space.
    ///
    /// Route `team/team_folder/create`: style rpc, host api, auth team, scope `team_data.content.write`.
    /// Error: `Team.TeamFolderCreateError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-team_folder-create>
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - syncSetting: Whether it syncs to members' computers. Only if the team can choose that.
    @discardableResult
    @export(implementation)
    public func teamFolderCreate(
        name: String,
        syncSetting: Files.SyncSettingArg? = nil
    ) -> RpcRequest<Team.TeamFolderMetadata, Team.TeamFolderCreateError> {
        client.request(
            Team.teamFolderCreate,
            serverArgs: Team.TeamFolderCreateArg(name: name, syncSetting: syncSetting)
        )
    }

    /// Reads team folders.
    ///
    /// Route `team/team_folder/get_info`: style rpc, host api, auth team, scope `team_data.content.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-team_folder-get_info>
    ///
    /// - Parameters:
    ///   - teamFolderIds: The team folders. At least 1 item. Each: Pattern: `[-_0-9a-zA-Z:]+`.
    @discardableResult
    @export(implementation)
    public func teamFolderGetInfo(teamFolderIds: [String]) -> RpcRequest<[Team.TeamFolderGetInfoItem], Void> {
        client.request(Team.teamFolderGetInfo, serverArgs: Team.TeamFolderIdListArg(teamFolderIds: teamFolderIds))
    }

    /// Lists the team folders, page by page.
    ///
    /// Route `team/team_folder/list`: style rpc, host api, auth team, scope `team_data.content.read`.
    /// Error: `Team.TeamFolderListError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-team_folder-list>
    ///
    /// - Parameters:
    ///   - limit: The size of a page. Default: 1000. 1 to 1000.
    @discardableResult
    @export(implementation)
    public func teamFolderList(
        limit: UInt32 = 1000
    ) -> RpcRequest<Team.TeamFolderListResult, Team.TeamFolderListError> {
        client.request(Team.teamFolderList, serverArgs: Team.TeamFolderListArg(limit: limit))
    }

    /// Returns the next page of `teamFolderList`.
    ///
    /// Route `team/team_folder/list/continue`: style rpc, host api, auth team, scope `team_data.content.read`.
    /// Error: `Team.TeamFolderListContinueError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-team_folder-list-continue>
    ///
    /// - Parameters:
    ///   - cursor: The cursor of the latest page.
    @discardableResult
    @export(implementation)
    public func teamFolderListContinue(
        cursor: String
    ) -> RpcRequest<Team.TeamFolderListResult, Team.TeamFolderListContinueError> {
        client.request(Team.teamFolderListContinue, serverArgs: Team.TeamFolderListContinueArg(cursor: cursor))
    }

    /// Deletes an archived team folder for good. Not for teams with a team space.
    ///
    /// Route `team/team_folder/permanently_delete`: style rpc, host api, auth team, scope `team_data.content.write`.
    /// Error: `Team.TeamFolderPermanentlyDeleteError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-team_folder-permanently_delete>
    ///
    /// - Parameters:
    ///   - teamFolderId: The team folder. Pattern: `[-_0-9a-zA-Z:]+`.
    @discardableResult
    @export(implementation)
    public func teamFolderPermanentlyDelete(
        teamFolderId: String
    ) -> RpcRequest<Void, Team.TeamFolderPermanentlyDeleteError> {
        client.request(Team.teamFolderPermanentlyDelete, serverArgs: Team.TeamFolderIdArg(teamFolderId: teamFolderId))
    }

    /// Renames an active team folder.
    ///
    /// Route `team/team_folder/rename`: style rpc, host api, auth team, scope `team_data.content.write`.
    /// Error: `Team.TeamFolderRenameError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-team_folder-rename>
    ///
    /// - Parameters:
    ///   - teamFolderId: The team folder. Pattern: `[-_0-9a-zA-Z:]+`.
    ///   - name: The new name.
    @discardableResult
    @export(implementation)
    public func teamFolderRename(
        teamFolderId: String,
        name: String
    ) -> RpcRequest<Team.TeamFolderMetadata, Team.TeamFolderRenameError> {
        client.request(
            Team.teamFolderRename,
            serverArgs: Team.TeamFolderRenameArg(teamFolderId: teamFolderId, name: name)
        )
    }

    /// Makes an unmounted team folder active again.
    ///
    /// Route `team/team_folder/restore`: style rpc, host api, auth team, scope `team_data.content.write`.
    /// Error: `Team.TeamFolderRestoreError`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-team_folder-restore>
    ///
    /// - Parameters:
    ///   - teamFolderId: The team folder. Pattern: `[-_0-9a-zA-Z:]+`.
    @discardableResult
    @export(implementation)
    public func teamFolderRestore(
        teamFolderId: String
    ) -> RpcRequest<Team.TeamFolderMetadata, Team.TeamFolderRestoreError> {
        client.request(Team.teamFolderRestore, serverArgs: Team.TeamFolderIdArg(teamFolderId: teamFolderId))
    }

    /// Sets whether a team folder, or parts of it, sync to members' computers.
    ///
    /// Route `team/team_folder/update_sync_settings`: style rpc, host api, auth team, scope `team_data.content.write`.
    /// Error: `Team.TeamFolderUpdateSyncSettingsError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-team_folder-update_sync_settings>
    ///
    /// - Parameters:
    ///   - teamFolderId: The team folder. Pattern: `[-_0-9a-zA-Z:]+`.
    ///   - syncSetting: Whether the team folder syncs to members' computers.
    ///   - contentSyncSettings: What in it syncs otherwise.
    @discardableResult
    @export(implementation)
    public func teamFolderUpdateSyncSettings(
        teamFolderId: String,
        syncSetting: Files.SyncSettingArg? = nil,
        contentSyncSettings: [Files.ContentSyncSettingArg]? = nil
    ) -> RpcRequest<Team.TeamFolderMetadata, Team.TeamFolderUpdateSyncSettingsError> {
        client.request(
            Team.teamFolderUpdateSyncSettings,
            serverArgs: Team.TeamFolderUpdateSyncSettingsArg(
                teamFolderId: teamFolderId,
                syncSetting: syncSetting,
                contentSyncSettings: contentSyncSettings
            )
        )
    }

    /// Returns which admin the access token of the team comes from.
    ///
    /// Route `team/token/get_authenticated_admin`: style rpc, host api, auth team, scope `team_info.read`.
    /// Error: `Team.TokenGetAuthenticatedAdminError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-token-get_authenticated_admin>
    @discardableResult
    @export(implementation)
    public func tokenGetAuthenticatedAdmin(
    ) -> RpcRequest<Team.TokenGetAuthenticatedAdminResult, Team.TokenGetAuthenticatedAdminError> {
        client.request(Team.tokenGetAuthenticatedAdmin)
    }
}
