// Generated from API/team.json by `make generate`. Do not edit.

import DropboxCore
import StoneRuntime

extension TeamRoutes {
    /// Lists the web sessions, computers and mobile devices of one member.
    ///
    /// Route `team/devices/list_member_devices`: style rpc, host api, auth team, scope `sessions.list`.
    /// Error: `Team.ListMemberDevicesError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-devices-list_member_devices>
    ///
    /// - Parameters:
    ///   - teamMemberId: The member, `dbmid:…`.
    ///   - includeWebSessions: Whether to list web sessions. Default: `true`.
    ///   - includeDesktopClients: Whether to list computers. Default: `true`.
    ///   - includeMobileClients: Whether to list mobile devices. Default: `true`.
    @discardableResult
    public func devicesListMemberDevices(
        teamMemberId: String,
        includeWebSessions: Bool = true,
        includeDesktopClients: Bool = true,
        includeMobileClients: Bool = true
    ) -> RpcRequest<Team.ListMemberDevicesResult, Team.ListMemberDevicesError> {
        client.request(
            Team.devicesListMemberDevices,
            serverArgs: Team.ListMemberDevicesArg(
                teamMemberId: teamMemberId,
                includeWebSessions: includeWebSessions,
                includeDesktopClients: includeDesktopClients,
                includeMobileClients: includeMobileClients
            )
        )
    }

    /// Lists the web sessions, computers and mobile devices of all members, page by page.
    ///
    /// Route `team/devices/list_members_devices`: style rpc, host api, auth team, scope `sessions.list`.
    /// Error: `Team.ListMembersDevicesError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-devices-list_members_devices>
    ///
    /// - Parameters:
    ///   - cursor: The cursor of the latest page. Nil for the first one.
    ///   - includeWebSessions: Whether to list web sessions. Default: `true`.
    ///   - includeDesktopClients: Whether to list computers. Default: `true`.
    ///   - includeMobileClients: Whether to list mobile devices. Default: `true`.
    @discardableResult
    public func devicesListMembersDevices(
        cursor: String? = nil,
        includeWebSessions: Bool = true,
        includeDesktopClients: Bool = true,
        includeMobileClients: Bool = true
    ) -> RpcRequest<Team.ListMembersDevicesResult, Team.ListMembersDevicesError> {
        client.request(
            Team.devicesListMembersDevices,
            serverArgs: Team.ListMembersDevicesArg(
                cursor: cursor,
                includeWebSessions: includeWebSessions,
                includeDesktopClients: includeDesktopClients,
                includeMobileClients: includeMobileClients
            )
        )
    }

    /// Lists the devices of all members.
    ///
    /// Route `team/devices/list_team_devices`: style rpc, host api, auth team, scope `sessions.list`.
    /// Error: `Team.ListTeamDevicesError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-devices-list_team_devices>
    ///
    /// - Parameters:
    ///   - cursor: The cursor of the latest page. Nil for the first one.
    ///   - includeWebSessions: Whether to list web sessions. Default: `true`.
    ///   - includeDesktopClients: Whether to list computers. Default: `true`.
    ///   - includeMobileClients: Whether to list mobile devices. Default: `true`.
    @available(*, deprecated)
    @discardableResult
    public func devicesListTeamDevices(
        cursor: String? = nil,
        includeWebSessions: Bool = true,
        includeDesktopClients: Bool = true,
        includeMobileClients: Bool = true
    ) -> RpcRequest<Team.ListTeamDevicesResult, Team.ListTeamDevicesError> {
        client.request(
            Team.devicesListTeamDevices,
            serverArgs: Team.ListTeamDevicesArg(
                cursor: cursor,
                includeWebSessions: includeWebSessions,
                includeDesktopClients: includeDesktopClients,
                includeMobileClients: includeMobileClients
            )
        )
    }

    /// Ends a member's web session, or unlinks a computer or mobile device.
    ///
    /// Route `team/devices/revoke_device_session`: style rpc, host api, auth team, scope `sessions.modify`.
    /// Error: `Team.RevokeDeviceSessionError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-devices-revoke_device_session>
    @discardableResult
    public func devicesRevokeDeviceSession(
        revokeDeviceSessionArg: Team.RevokeDeviceSessionArg
    ) -> RpcRequest<Void, Team.RevokeDeviceSessionError> {
        client.request(Team.devicesRevokeDeviceSession, serverArgs: revokeDeviceSessionArg)
    }

    /// Ends many sessions. The answer tells for each how it went.
    ///
    /// Route `team/devices/revoke_device_session_batch`: style rpc, host api, auth team, scope `sessions.modify`.
    /// Error: `Team.RevokeDeviceSessionBatchError`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/teams#team-devices-revoke_device_session_batch>
    ///
    /// - Parameters:
    ///   - revokeDevices: The sessions to end.
    @discardableResult
    public func devicesRevokeDeviceSessionBatch(
        revokeDevices: [Team.RevokeDeviceSessionArg]
    ) -> RpcRequest<Team.RevokeDeviceSessionBatchResult, Team.RevokeDeviceSessionBatchError> {
        client.request(
            Team.devicesRevokeDeviceSessionBatch,
            serverArgs: Team.RevokeDeviceSessionBatchArg(revokeDevices: revokeDevices)
        )
    }
}
