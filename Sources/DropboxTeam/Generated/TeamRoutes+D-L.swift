// Generated from API/team.json by `make generate`. Do not edit.

import DropboxAccount
import DropboxCore
import Foundation
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
    @export(implementation)
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
    @export(implementation)
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
    @export(implementation)
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
    @export(implementation)
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
    @export(implementation)
    public func devicesRevokeDeviceSessionBatch(
        revokeDevices: [Team.RevokeDeviceSessionArg]
    ) -> RpcRequest<Team.RevokeDeviceSessionBatchResult, Team.RevokeDeviceSessionBatchError> {
        client.request(
            Team.devicesRevokeDeviceSessionBatch,
            serverArgs: Team.RevokeDeviceSessionBatchArg(revokeDevices: revokeDevices)
        )
    }

    /// Returns which of the given features the team has.
    ///
    /// Route `team/features/get_values`: style rpc, host api, auth team, scope `team_info.read`.
    /// Error: `Team.FeaturesGetValuesBatchError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-features-get_values>
    ///
    /// - Parameters:
    ///   - features: The features to ask for, at least one.
    @discardableResult
    @export(implementation)
    public func featuresGetValues(
        features: [Team.Feature]
    ) -> RpcRequest<Team.FeaturesGetValuesBatchResult, Team.FeaturesGetValuesBatchError> {
        client.request(Team.featuresGetValues, serverArgs: Team.FeaturesGetValuesBatchArg(features: features))
    }

    /// Returns the name of the team, its licenses and its rules.
    ///
    /// Route `team/get_info`: style rpc, host api, auth team, scope `team_info.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-get_info>
    @discardableResult
    @export(implementation)
    public func getInfo() -> RpcRequest<Team.TeamGetInfoResult, Void> { client.request(Team.getInfo) }

    /// Creates a group without members.
    ///
    /// Route `team/groups/create`: style rpc, host api, auth team, scope `groups.write`.
    /// Error: `Team.GroupCreateError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-groups-create>
    ///
    /// - Parameters:
    ///   - groupName: The name.
    ///   - addCreatorAsOwner: Whether the admin who creates it becomes its owner. Default: `false`.
    ///   - groupExternalId: The identity that the team's own directory gives to the group, if any.
    ///   - groupManagementType: Whether owners or admins manage its members.
    @discardableResult
    @export(implementation)
    public func groupsCreate(
        groupName: String,
        addCreatorAsOwner: Bool = false,
        groupExternalId: String? = nil,
        groupManagementType: TeamCommon.GroupManagementType? = nil
    ) -> RpcRequest<Team.GroupFullInfo, Team.GroupCreateError> {
        client.request(
            Team.groupsCreate,
            serverArgs: Team.GroupCreateArg(
                groupName: groupName,
                addCreatorAsOwner: addCreatorAsOwner,
                groupExternalId: groupExternalId,
                groupManagementType: groupManagementType
            )
        )
    }

    /// Deletes a group. Access that it gave goes away in the background; poll it with `groupsJobStatusGet`.
    ///
    /// Route `team/groups/delete`: style rpc, host api, auth team, scope `groups.write`.
    /// Error: `Team.GroupDeleteError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-groups-delete>
    @discardableResult
    @export(implementation)
    public func groupsDelete(
        groupSelector: Team.GroupSelector
    ) -> RpcRequest<Async.LaunchEmptyResult, Team.GroupDeleteError> {
        client.request(Team.groupsDelete, serverArgs: groupSelector)
    }

    /// Reads groups with their members. Groups that Dropbox manages come without.
    ///
    /// Route `team/groups/get_info`: style rpc, host api, auth team, scope `groups.read`.
    /// Error: `Team.GroupsGetInfoError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-groups-get_info>
    @discardableResult
    @export(implementation)
    public func groupsGetInfo(
        groupsSelector: Team.GroupsSelector
    ) -> RpcRequest<[Team.GroupsGetInfoItem], Team.GroupsGetInfoError> {
        client.request(Team.groupsGetInfo, serverArgs: groupsSelector)
    }

    /// Returns whether changes of access that followed a change of a group are still going on.
    ///
    /// Route `team/groups/job_status/get`: style rpc, host api, auth team, scope `groups.write`.
    /// Error: `Team.GroupsPollError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-groups-job_status-get>
    ///
    /// - Parameters:
    ///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
    @discardableResult
    @export(implementation)
    public func groupsJobStatusGet(asyncJobId: String) -> RpcRequest<Async.PollEmptyResult, Team.GroupsPollError> {
        client.request(Team.groupsJobStatusGet, serverArgs: Async.PollArg(asyncJobId: asyncJobId))
    }

    /// Lists the groups of the team, page by page.
    ///
    /// Route `team/groups/list`: style rpc, host api, auth team, scope `groups.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-groups-list>
    ///
    /// - Parameters:
    ///   - limit: The size of a page. Default: 1000. 1 to 1000.
    @discardableResult
    @export(implementation)
    public func groupsList(limit: UInt32 = 1000) -> RpcRequest<Team.GroupsListResult, Void> {
        client.request(Team.groupsList, serverArgs: Team.GroupsListArg(limit: limit))
    }

    /// Returns the next page of `groupsList`.
    ///
    /// Route `team/groups/list/continue`: style rpc, host api, auth team, scope `groups.read`.
    /// Error: `Team.GroupsListContinueError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-groups-list-continue>
    ///
    /// - Parameters:
    ///   - cursor: Where the next page begins.
    @discardableResult
    @export(implementation)
    public func groupsListContinue(cursor: String) -> RpcRequest<Team.GroupsListResult, Team.GroupsListContinueError> {
        client.request(Team.groupsListContinue, serverArgs: Team.GroupsListContinueArg(cursor: cursor))
    }

    /// Adds members to a group. Access that it gives follows in the background.
    ///
    /// Route `team/groups/members/add`: style rpc, host api, auth team, scope `groups.write`.
    /// Error: `Team.GroupMembersAddError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-groups-members-add>
    ///
    /// - Parameters:
    ///   - group: The group.
    ///   - members: The people to add, each with what they may do.
    ///   - returnMembers: Whether to return the members of the group too, which takes long for large groups. Default:
    ///     `true`.
    @discardableResult
    @export(implementation)
    public func groupsMembersAdd(
        group: Team.GroupSelector,
        members: [Team.MemberAccess],
        returnMembers: Bool = true
    ) -> RpcRequest<Team.GroupMembersChangeResult, Team.GroupMembersAddError> {
        client.request(
            Team.groupsMembersAdd,
            serverArgs: Team.GroupMembersAddArg(group: group, members: members, returnMembers: returnMembers)
        )
    }

    /// Lists the members of a group, page by page.
    ///
    /// Route `team/groups/members/list`: style rpc, host api, auth team, scope `groups.read`.
    /// Error: `Team.GroupSelectorError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-groups-members-list>
    ///
    /// - Parameters:
    ///   - group: The group.
    ///   - limit: The size of a page. Default: 1000. 1 to 1000.
    @discardableResult
    @export(implementation)
    public func groupsMembersList(
        group: Team.GroupSelector,
        limit: UInt32 = 1000
    ) -> RpcRequest<Team.GroupsMembersListResult, Team.GroupSelectorError> {
        client.request(Team.groupsMembersList, serverArgs: Team.GroupsMembersListArg(group: group, limit: limit))
    }

    /// Returns the next page of `groupsMembersList`.
    ///
    /// Route `team/groups/members/list/continue`: style rpc, host api, auth team, scope `groups.read`.
    /// Error: `Team.GroupsMembersListContinueError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-groups-members-list-continue>
    ///
    /// - Parameters:
    ///   - cursor: Where the next page begins.
    @discardableResult
    @export(implementation)
    public func groupsMembersListContinue(
        cursor: String
    ) -> RpcRequest<Team.GroupsMembersListResult, Team.GroupsMembersListContinueError> {
        client.request(Team.groupsMembersListContinue, serverArgs: Team.GroupsMembersListContinueArg(cursor: cursor))
    }

    /// Removes members from a group, even its only owner. Access that it gave goes away in the background.
    ///
    /// Route `team/groups/members/remove`: style rpc, host api, auth team, scope `groups.write`.
    /// Error: `Team.GroupMembersRemoveError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-groups-members-remove>
    ///
    /// - Parameters:
    ///   - group: The group.
    ///   - users: The members to remove.
    ///   - returnMembers: Whether to return the members of the group too, which takes long for large groups. Default:
    ///     `true`.
    @discardableResult
    @export(implementation)
    public func groupsMembersRemove(
        group: Team.GroupSelector,
        users: [Team.UserSelectorArg],
        returnMembers: Bool = true
    ) -> RpcRequest<Team.GroupMembersChangeResult, Team.GroupMembersRemoveError> {
        client.request(
            Team.groupsMembersRemove,
            serverArgs: Team.GroupMembersRemoveArg(group: group, users: users, returnMembers: returnMembers)
        )
    }

    /// Makes a member an owner of a group, or an ordinary member again.
    ///
    /// Route `team/groups/members/set_access_type`: style rpc, host api, auth team, scope `groups.write`.
    /// Error: `Team.GroupMemberSetAccessTypeError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-groups-members-set_access_type>
    ///
    /// - Parameters:
    ///   - group: The group.
    ///   - user: The member, by id, external id or email address.
    ///   - accessType: What they may do to the group from now on.
    ///   - returnMembers: Whether to return the members of the group too, which takes long for large groups. Default:
    ///     `true`.
    @discardableResult
    @export(implementation)
    public func groupsMembersSetAccessType(
        group: Team.GroupSelector,
        user: Team.UserSelectorArg,
        accessType: Team.GroupAccessType,
        returnMembers: Bool = true
    ) -> RpcRequest<[Team.GroupsGetInfoItem], Team.GroupMemberSetAccessTypeError> {
        client.request(
            Team.groupsMembersSetAccessType,
            serverArgs: Team.GroupMembersSetAccessTypeArg(
                group: group,
                user: user,
                accessType: accessType,
                returnMembers: returnMembers
            )
        )
    }

    /// Changes the name, the external id or the management of a group.
    ///
    /// Route `team/groups/update`: style rpc, host api, auth team, scope `groups.write`.
    /// Error: `Team.GroupUpdateError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-groups-update>
    ///
    /// - Parameters:
    ///   - group: The group.
    ///   - returnMembers: Whether to return the members of the group too, which takes long for large groups. Default:
    ///     `true`.
    ///   - newGroupName: The new name.
    ///   - newGroupExternalId: The new external id. An empty text removes it.
    ///   - newGroupManagementType: Whether owners or admins manage its members from now on.
    @discardableResult
    @export(implementation)
    public func groupsUpdate(
        group: Team.GroupSelector,
        returnMembers: Bool = true,
        newGroupName: String? = nil,
        newGroupExternalId: String? = nil,
        newGroupManagementType: TeamCommon.GroupManagementType? = nil
    ) -> RpcRequest<Team.GroupFullInfo, Team.GroupUpdateError> {
        client.request(
            Team.groupsUpdate,
            serverArgs: Team.GroupUpdateArgs(
                group: group,
                returnMembers: returnMembers,
                newGroupName: newGroupName,
                newGroupExternalId: newGroupExternalId,
                newGroupManagementType: newGroupManagementType
            )
        )
    }

    /// Creates a legal hold, which keeps all revisions of its members' files. Legal holds are a paid add-on.
    ///
    /// Route `team/legal_holds/create_policy`: style rpc, host api, auth team, scope `team_data.governance.write`.
    /// Error: `Team.LegalHoldsPolicyCreateError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-legal_holds-create_policy>
    ///
    /// - Parameters:
    ///   - name: The name. At most 140 characters.
    ///   - members: The members whose files to keep, by id: 1 to 5.
    ///   - description_: What it is for. At most 501 characters.
    ///   - startDate: The beginning of the time whose revisions to keep.
    ///   - endDate: The end of that time. By default it has none.
    @discardableResult
    @export(implementation)
    public func legalHoldsCreatePolicy(
        name: String,
        members: [String],
        description_: String? = nil,
        startDate: Date? = nil,
        endDate: Date? = nil
    ) -> RpcRequest<Team.LegalHoldPolicy, Team.LegalHoldsPolicyCreateError> {
        client.request(
            Team.legalHoldsCreatePolicy,
            serverArgs: Team.LegalHoldsPolicyCreateArg(
                name: name,
                members: members,
                description_: description_,
                startDate: startDate,
                endDate: endDate
            )
        )
    }

    /// Reads a legal hold.
    ///
    /// Route `team/legal_holds/get_policy`: style rpc, host api, auth team, scope `team_data.governance.write`.
    /// Error: `Team.LegalHoldsGetPolicyError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-legal_holds-get_policy>
    ///
    /// - Parameters:
    ///   - id: The legal hold. Pattern: `^pid_dbhid:.+`.
    @discardableResult
    @export(implementation)
    public func legalHoldsGetPolicy(id: String) -> RpcRequest<Team.LegalHoldPolicy, Team.LegalHoldsGetPolicyError> {
        client.request(Team.legalHoldsGetPolicy, serverArgs: Team.LegalHoldsGetPolicyArg(id: id))
    }

    /// Lists the revisions that a legal hold keeps.
    ///
    /// Route `team/legal_holds/list_held_revisions`: style rpc, host api, auth team, scope
    /// `team_data.governance.write`.
    /// Error: `Team.LegalHoldsListHeldRevisionsError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-legal_holds-list_held_revisions>
    ///
    /// - Parameters:
    ///   - id: The legal hold. Pattern: `^pid_dbhid:.+`.
    @discardableResult
    @export(implementation)
    public func legalHoldsListHeldRevisions(
        id: String
    ) -> RpcRequest<Team.LegalHoldsListHeldRevisionResult, Team.LegalHoldsListHeldRevisionsError> {
        client.request(Team.legalHoldsListHeldRevisions, serverArgs: Team.LegalHoldsListHeldRevisionsArg(id: id))
    }

    /// Returns the next page of `legalHoldsListHeldRevisions`.
    ///
    /// Route `team/legal_holds/list_held_revisions_continue`: style rpc, host api, auth team, scope
    /// `team_data.governance.write`.
    /// Error: `Team.LegalHoldsListHeldRevisionsError`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/teams#team-legal_holds-list_held_revisions_continue>
    ///
    /// - Parameters:
    ///   - id: The legal hold. Pattern: `^pid_dbhid:.+`.
    ///   - cursor: The cursor of the latest page. At least 1 character.
    @discardableResult
    @export(implementation)
    public func legalHoldsListHeldRevisionsContinue(
        id: String,
        cursor: String? = nil
    ) -> RpcRequest<Team.LegalHoldsListHeldRevisionResult, Team.LegalHoldsListHeldRevisionsError> {
        client.request(
            Team.legalHoldsListHeldRevisionsContinue,
            serverArgs: Team.LegalHoldsListHeldRevisionsContinueArg(id: id, cursor: cursor)
        )
    }

    /// Lists the legal holds of the team.
    ///
    /// Route `team/legal_holds/list_policies`: style rpc, host api, auth team, scope `team_data.governance.write`.
    /// Error: `Team.LegalHoldsListPoliciesError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-legal_holds-list_policies>
    ///
    /// - Parameters:
    ///   - includeReleased: Whether to include those that have ended. Default: `false`.
    @discardableResult
    @export(implementation)
    public func legalHoldsListPolicies(
        includeReleased: Bool = false
    ) -> RpcRequest<Team.LegalHoldsListPoliciesResult, Team.LegalHoldsListPoliciesError> {
        client.request(
            Team.legalHoldsListPolicies,
            serverArgs: Team.LegalHoldsListPoliciesArg(includeReleased: includeReleased)
        )
    }

    /// Ends a legal hold.
    ///
    /// Route `team/legal_holds/release_policy`: style rpc, host api, auth team, scope `team_data.governance.write`.
    /// Error: `Team.LegalHoldsPolicyReleaseError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-legal_holds-release_policy>
    ///
    /// - Parameters:
    ///   - id: The legal hold to end. Pattern: `^pid_dbhid:.+`.
    @discardableResult
    @export(implementation)
    public func legalHoldsReleasePolicy(id: String) -> RpcRequest<Void, Team.LegalHoldsPolicyReleaseError> {
        client.request(Team.legalHoldsReleasePolicy, serverArgs: Team.LegalHoldsPolicyReleaseArg(id: id))
    }

    /// Changes the name, description or members of a legal hold.
    ///
    /// Route `team/legal_holds/update_policy`: style rpc, host api, auth team, scope `team_data.governance.write`.
    /// Error: `Team.LegalHoldsPolicyUpdateError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-legal_holds-update_policy>
    ///
    /// - Parameters:
    ///   - id: The legal hold. Pattern: `^pid_dbhid:.+`.
    ///   - name: The new name. At most 140 characters.
    ///   - description_: The new description. At most 501 characters.
    ///   - members: The members whose files to keep from now on, by id: 1 to 5.
    @discardableResult
    @export(implementation)
    public func legalHoldsUpdatePolicy(
        id: String,
        name: String? = nil,
        description_: String? = nil,
        members: [String]? = nil
    ) -> RpcRequest<Team.LegalHoldPolicy, Team.LegalHoldsPolicyUpdateError> {
        client.request(
            Team.legalHoldsUpdatePolicy,
            serverArgs: Team.LegalHoldsPolicyUpdateArg(id: id, name: name, description_: description_, members: members)
        )
    }

    /// Lists the apps that one member has linked. Apps linked by the team are not among them.
    ///
    /// Route `team/linked_apps/list_member_linked_apps`: style rpc, host api, auth team, scope `sessions.list`.
    /// Error: `Team.ListMemberAppsError`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/teams#team-linked_apps-list_member_linked_apps>
    ///
    /// - Parameters:
    ///   - teamMemberId: The member, `dbmid:…`.
    @discardableResult
    @export(implementation)
    public func linkedAppsListMemberLinkedApps(
        teamMemberId: String
    ) -> RpcRequest<Team.ListMemberAppsResult, Team.ListMemberAppsError> {
        client.request(
            Team.linkedAppsListMemberLinkedApps,
            serverArgs: Team.ListMemberAppsArg(teamMemberId: teamMemberId)
        )
    }

    /// Lists the apps that members have linked, page by page. Apps linked by the team are not among them.
    ///
    /// Route `team/linked_apps/list_members_linked_apps`: style rpc, host api, auth team, scope `sessions.list`.
    /// Error: `Team.ListMembersAppsError`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/teams#team-linked_apps-list_members_linked_apps>
    ///
    /// - Parameters:
    ///   - cursor: The cursor of the latest page. Nil for the first one.
    @discardableResult
    @export(implementation)
    public func linkedAppsListMembersLinkedApps(
        cursor: String? = nil
    ) -> RpcRequest<Team.ListMembersAppsResult, Team.ListMembersAppsError> {
        client.request(Team.linkedAppsListMembersLinkedApps, serverArgs: Team.ListMembersAppsArg(cursor: cursor))
    }

    /// Lists the apps that members have linked.
    ///
    /// Route `team/linked_apps/list_team_linked_apps`: style rpc, host api, auth team, scope `sessions.list`.
    /// Error: `Team.ListTeamAppsError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-linked_apps-list_team_linked_apps>
    ///
    /// - Parameters:
    ///   - cursor: The cursor of the latest page. Nil for the first one.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func linkedAppsListTeamLinkedApps(
        cursor: String? = nil
    ) -> RpcRequest<Team.ListTeamAppsResult, Team.ListTeamAppsError> {
        client.request(Team.linkedAppsListTeamLinkedApps, serverArgs: Team.ListTeamAppsArg(cursor: cursor))
    }

    /// Unlinks an app from a member's account.
    ///
    /// Route `team/linked_apps/revoke_linked_app`: style rpc, host api, auth team, scope `sessions.modify`.
    /// Error: `Team.RevokeLinkedAppError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-linked_apps-revoke_linked_app>
    ///
    /// - Parameters:
    ///   - appId: The app.
    ///   - teamMemberId: The member, `dbmid:…`.
    ///   - keepAppFolder: Has no effect: the folder of the app stays. Default: `true`. Deprecated.
    @discardableResult
    @export(implementation)
    public func linkedAppsRevokeLinkedApp(
        appId: String,
        teamMemberId: String,
        keepAppFolder: Bool = true
    ) -> RpcRequest<Void, Team.RevokeLinkedAppError> {
        client.request(
            Team.linkedAppsRevokeLinkedApp,
            serverArgs: Team.RevokeLinkedApiAppArg(
                appId: appId,
                teamMemberId: teamMemberId,
                keepAppFolder: keepAppFolder
            )
        )
    }

    /// Unlinks many apps. The answer tells for each how it went.
    ///
    /// Route `team/linked_apps/revoke_linked_app_batch`: style rpc, host api, auth team, scope `sessions.modify`.
    /// Error: `Team.RevokeLinkedAppBatchError`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/teams#team-linked_apps-revoke_linked_app_batch>
    ///
    /// - Parameters:
    ///   - revokeLinkedApp: The apps to unlink.
    @discardableResult
    @export(implementation)
    public func linkedAppsRevokeLinkedAppBatch(
        revokeLinkedApp: [Team.RevokeLinkedApiAppArg]
    ) -> RpcRequest<Team.RevokeLinkedAppBatchResult, Team.RevokeLinkedAppBatchError> {
        client.request(
            Team.linkedAppsRevokeLinkedAppBatch,
            serverArgs: Team.RevokeLinkedApiAppBatchArg(revokeLinkedApp: revokeLinkedApp)
        )
    }
}
