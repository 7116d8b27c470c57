// Generated from API/team.json by `make generate`. Do not edit.

import DropboxCore
import StoneRuntime

extension TeamRoutes {
    /// Lists the namespaces that the team can reach: team folders, shared folders, home folders and app folders. Some
    /// may come twice.
    ///
    /// Route `team/namespaces/list`: style rpc, host api, auth team, scope `team_data.member`.
    /// Error: `Team.TeamNamespacesListError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-namespaces-list>
    ///
    /// - Parameters:
    ///   - limit: Has no effect. Default: 1000. 1 to 1000. Deprecated.
    @discardableResult
    public func namespacesList(
        limit: UInt32 = 1000
    ) -> RpcRequest<Team.TeamNamespacesListResult, Team.TeamNamespacesListError> {
        client.request(Team.namespacesList, serverArgs: Team.TeamNamespacesListArg(limit: limit))
    }

    /// Returns the next page of `namespacesList`. Some namespaces may come twice.
    ///
    /// Route `team/namespaces/list/continue`: style rpc, host api, auth team, scope `team_data.member`.
    /// Error: `Team.TeamNamespacesListContinueError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-namespaces-list-continue>
    ///
    /// - Parameters:
    ///   - cursor: The cursor of the latest page.
    @discardableResult
    public func namespacesListContinue(
        cursor: String
    ) -> RpcRequest<Team.TeamNamespacesListResult, Team.TeamNamespacesListContinueError> {
        client.request(Team.namespacesListContinue, serverArgs: Team.TeamNamespacesListContinueArg(cursor: cursor))
    }
}
