// Generated from API/team.json by `make generate`. Do not edit.

import DropboxAccount
import DropboxCore
import StoneRuntime

extension TeamRoutes {
    /// Returns the name of the team, its licenses and its rules.
    ///
    /// Route `team/get_info`: style rpc, host api, auth team, scope `team_info.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-get_info>
    @discardableResult
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
}
