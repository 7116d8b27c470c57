// Generated from API/team.json by `make generate`. Do not edit.

import DropboxCore
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
    public func sharingAllowlistRemove(
        domains: [String]? = nil,
        emails: [String]? = nil
    ) -> RpcRequest<Team.SharingAllowlistRemoveResponse, Team.SharingAllowlistRemoveError> {
        client.request(
            Team.sharingAllowlistRemove,
            serverArgs: Team.SharingAllowlistRemoveArgs(domains: domains, emails: emails)
        )
    }
}
