// Generated from API/team.json by `make generate`. Do not edit.

import DropboxAccount
import DropboxCore
import DropboxFiles
import Foundation
import StoneRuntime

extension TeamRoutes {
    /// Exempts members from space limits, at most 1,000 in one call.
    ///
    /// Route `team/member_space_limits/excluded_users/add`: style rpc, host api, auth team, scope `members.write`.
    /// Error: `Team.ExcludedUsersUpdateError`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/teams#team-member_space_limits-excluded_users-add>
    ///
    /// - Parameters:
    ///   - users: The members, at most 1,000.
    @discardableResult
    @export(implementation)
    public func memberSpaceLimitsExcludedUsersAdd(
        users: [Team.UserSelectorArg]? = nil
    ) -> RpcRequest<Team.ExcludedUsersUpdateResult, Team.ExcludedUsersUpdateError> {
        client.request(Team.memberSpaceLimitsExcludedUsersAdd, serverArgs: Team.ExcludedUsersUpdateArg(users: users))
    }

    /// Lists the members who are exempt from space limits, page by page.
    ///
    /// Route `team/member_space_limits/excluded_users/list`: style rpc, host api, auth team, scope `members.read`.
    /// Error: `Team.ExcludedUsersListError`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/teams#team-member_space_limits-excluded_users-list>
    ///
    /// - Parameters:
    ///   - limit: The size of a page. Default: 1000. 1 to 1000.
    @discardableResult
    @export(implementation)
    public func memberSpaceLimitsExcludedUsersList(
        limit: UInt32 = 1000
    ) -> RpcRequest<Team.ExcludedUsersListResult, Team.ExcludedUsersListError> {
        client.request(Team.memberSpaceLimitsExcludedUsersList, serverArgs: Team.ExcludedUsersListArg(limit: limit))
    }

    /// Returns the next page of `memberSpaceLimitsExcludedUsersList`.
    ///
    /// Route `team/member_space_limits/excluded_users/list/continue`: style rpc, host api, auth team, scope
    /// `members.read`.
    /// Error: `Team.ExcludedUsersListContinueError`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/teams#team-member_space_limits-excluded_users-list-continue>
    ///
    /// - Parameters:
    ///   - cursor: Where the next page begins.
    @discardableResult
    @export(implementation)
    public func memberSpaceLimitsExcludedUsersListContinue(
        cursor: String
    ) -> RpcRequest<Team.ExcludedUsersListResult, Team.ExcludedUsersListContinueError> {
        client.request(
            Team.memberSpaceLimitsExcludedUsersListContinue,
            serverArgs: Team.ExcludedUsersListContinueArg(cursor: cursor)
        )
    }

    /// Makes space limits apply to members again, at most 1,000 in one call.
    ///
    /// Route `team/member_space_limits/excluded_users/remove`: style rpc, host api, auth team, scope `members.write`.
    /// Error: `Team.ExcludedUsersUpdateError`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/teams#team-member_space_limits-excluded_users-remove>
    ///
    /// - Parameters:
    ///   - users: The members, at most 1,000.
    @discardableResult
    @export(implementation)
    public func memberSpaceLimitsExcludedUsersRemove(
        users: [Team.UserSelectorArg]? = nil
    ) -> RpcRequest<Team.ExcludedUsersUpdateResult, Team.ExcludedUsersUpdateError> {
        client.request(Team.memberSpaceLimitsExcludedUsersRemove, serverArgs: Team.ExcludedUsersUpdateArg(users: users))
    }

    /// Reads the space limits of up to 1,000 members.
    ///
    /// Route `team/member_space_limits/get_custom_quota`: style rpc, host api, auth team, scope `members.read`.
    /// Error: `Team.CustomQuotaError`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/teams#team-member_space_limits-get_custom_quota>
    ///
    /// - Parameters:
    ///   - users: The members, at most 1,000.
    @discardableResult
    @export(implementation)
    public func memberSpaceLimitsGetCustomQuota(
        users: [Team.UserSelectorArg]
    ) -> RpcRequest<[Team.CustomQuotaResult], Team.CustomQuotaError> {
        client.request(Team.memberSpaceLimitsGetCustomQuota, serverArgs: Team.CustomQuotaUsersArg(users: users))
    }

    /// Removes the space limits of up to 1,000 members. The team's own limit applies then.
    ///
    /// Route `team/member_space_limits/remove_custom_quota`: style rpc, host api, auth team, scope `members.write`.
    /// Error: `Team.CustomQuotaError`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/teams#team-member_space_limits-remove_custom_quota>
    ///
    /// - Parameters:
    ///   - users: The members, at most 1,000.
    @discardableResult
    @export(implementation)
    public func memberSpaceLimitsRemoveCustomQuota(
        users: [Team.UserSelectorArg]
    ) -> RpcRequest<[Team.RemoveCustomQuotaResult], Team.CustomQuotaError> {
        client.request(Team.memberSpaceLimitsRemoveCustomQuota, serverArgs: Team.CustomQuotaUsersArg(users: users))
    }

    /// Sets space limits for up to 1,000 members. It works once an admin has set a limit for the team.
    ///
    /// Route `team/member_space_limits/set_custom_quota`: style rpc, host api, auth team, scope `members.read`.
    /// Error: `Team.SetCustomQuotaError`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/teams#team-member_space_limits-set_custom_quota>
    ///
    /// - Parameters:
    ///   - usersAndQuotas: Members, each with their limit: at most 1,000.
    @discardableResult
    @export(implementation)
    public func memberSpaceLimitsSetCustomQuota(
        usersAndQuotas: [Team.UserCustomQuotaArg]
    ) -> RpcRequest<[Team.CustomQuotaResult], Team.SetCustomQuotaError> {
        client.request(
            Team.memberSpaceLimitsSetCustomQuota,
            serverArgs: Team.SetCustomQuotaArg(usersAndQuotas: usersAndQuotas)
        )
    }

    /// Invites up to 20 people to the team. May be a job to poll with `membersAddJobStatusGet`.
    ///
    /// Route `team/members/add`: style rpc, host api, auth team, scope `members.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-add>
    ///
    /// - Parameters:
    ///   - newMembers: The people to invite, at most 20.
    ///   - forceAsync: Whether to answer with a job at once. Default: `false`.
    @discardableResult
    @export(implementation)
    public func membersAdd(
        newMembers: [Team.MemberAddArg],
        forceAsync: Bool = false
    ) -> RpcRequest<Team.MembersAddLaunch, Void> {
        client.request(Team.membersAdd, serverArgs: Team.MembersAddArg(newMembers: newMembers, forceAsync: forceAsync))
    }

    /// Invites up to 20 people to the team. Those without an account get one; owners of a personal account are asked to
    /// move it. May be a job to poll with `membersAddJobStatusGetV2`.
    ///
    /// Route `team/members/add_v2`: style rpc, host api, auth team, scope `members.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-add>
    ///
    /// - Parameters:
    ///   - newMembers: The people to invite, at most 20.
    ///   - forceAsync: Whether to answer with a job at once. Default: `false`.
    @discardableResult
    @export(implementation)
    public func membersAddV2(
        newMembers: [Team.MemberAddV2Arg],
        forceAsync: Bool = false
    ) -> RpcRequest<Team.MembersAddLaunchV2Result, Void> {
        client.request(
            Team.membersAddV2,
            serverArgs: Team.MembersAddV2Arg(newMembers: newMembers, forceAsync: forceAsync)
        )
    }

    /// Polls a job of `membersAdd`: returns whether it is still running, or what became of each person.
    ///
    /// Route `team/members/add/job_status/get`: style rpc, host api, auth team, scope `members.write`.
    /// Error: `Async.PollError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-add-job_status-get>
    ///
    /// - Parameters:
    ///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
    @discardableResult
    @export(implementation)
    public func membersAddJobStatusGet(asyncJobId: String) -> RpcRequest<Team.MembersAddJobStatus, Async.PollError> {
        client.request(Team.membersAddJobStatusGet, serverArgs: Async.PollArg(asyncJobId: asyncJobId))
    }

    /// Polls a job of `membersAddV2`: returns whether it is still running, or what became of each person.
    ///
    /// Route `team/members/add/job_status/get_v2`: style rpc, host api, auth team, scope `members.write`.
    /// Error: `Async.PollError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-add-job_status-get>
    ///
    /// - Parameters:
    ///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
    @discardableResult
    @export(implementation)
    public func membersAddJobStatusGetV2(
        asyncJobId: String
    ) -> RpcRequest<Team.MembersAddJobStatusV2Result, Async.PollError> {
        client.request(Team.membersAddJobStatusGetV2, serverArgs: Async.PollArg(asyncJobId: asyncJobId))
    }

    /// Starts a job that suspends up to 500 members. A report goes out by email; poll the job with
    /// `membersBulkSuspendJobStatusCheck`.
    ///
    /// Route `team/members/bulk_suspend`: style rpc, host api, auth team, scope `members.write`.
    /// Error: `Team.BulkSuspendError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-bulk_suspend>
    ///
    /// - Parameters:
    ///   - members: The members to suspend: 1 to 500, each once.
    @discardableResult
    @export(implementation)
    public func membersBulkSuspend(
        members: [Team.BulkSuspendMemberTarget]
    ) -> RpcRequest<Async.LaunchResultBase, Team.BulkSuspendError> {
        client.request(Team.membersBulkSuspend, serverArgs: Team.BulkSuspendArg(members: members))
    }

    /// Polls a job of `membersBulkSuspend`: returns whether it is still running, or how many members it suspended.
    ///
    /// Route `team/members/bulk_suspend/job_status/check`: style rpc, host api, auth team, scope `members.write`.
    /// Error: `Async.PollError`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/teams#team-members-bulk_suspend-job_status-check>
    ///
    /// - Parameters:
    ///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
    @discardableResult
    @export(implementation)
    public func membersBulkSuspendJobStatusCheck(
        asyncJobId: String
    ) -> RpcRequest<Team.BulkSuspendJobStatus, Async.PollError> {
        client.request(Team.membersBulkSuspendJobStatusCheck, serverArgs: Async.PollArg(asyncJobId: asyncJobId))
    }

    /// Deletes the files of a former member for good. They can no longer be handed to anybody.
    ///
    /// Route `team/members/delete_former_member_files`: style rpc, host api, auth team, scope `members.write`.
    /// Error: `Team.MembersDeleteFormerMemberFilesError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-delete_former_member_files>
    ///
    /// - Parameters:
    ///   - user: The former member, by id, external id or email address.
    @discardableResult
    @export(implementation)
    public func membersDeleteFormerMemberFiles(
        user: Team.UserSelectorArg
    ) -> RpcRequest<Void, Team.MembersDeleteFormerMemberFilesError> {
        client.request(Team.membersDeleteFormerMemberFiles, serverArgs: Team.MembersFormerMemberArg(user: user))
    }

    /// Deletes the profile photo of a member.
    ///
    /// Route `team/members/delete_profile_photo`: style rpc, host api, auth team, scope `members.write`.
    /// Error: `Team.MembersDeleteProfilePhotoError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-delete_profile_photo>
    ///
    /// - Parameters:
    ///   - user: The member, by id, external id or email address.
    @discardableResult
    @export(implementation)
    public func membersDeleteProfilePhoto(
        user: Team.UserSelectorArg
    ) -> RpcRequest<Team.TeamMemberInfo, Team.MembersDeleteProfilePhotoError> {
        client.request(Team.membersDeleteProfilePhoto, serverArgs: Team.MembersDeleteProfilePhotoArg(user: user))
    }

    /// Deletes the profile photo of a member, and returns the member with their roles.
    ///
    /// Route `team/members/delete_profile_photo_v2`: style rpc, host api, auth team, scope `members.write`.
    /// Error: `Team.MembersDeleteProfilePhotoError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-delete_profile_photo>
    ///
    /// - Parameters:
    ///   - user: The member, by id, external id or email address.
    @discardableResult
    @export(implementation)
    public func membersDeleteProfilePhotoV2(
        user: Team.UserSelectorArg
    ) -> RpcRequest<Team.TeamMemberInfoV2Result, Team.MembersDeleteProfilePhotoError> {
        client.request(Team.membersDeleteProfilePhotoV2, serverArgs: Team.MembersDeleteProfilePhotoArg(user: user))
    }

    /// Lists the roles that members of this team can have, for `membersSetAdminPermissionsV2`.
    ///
    /// Route `team/members/get_available_team_member_roles`: style rpc, host api, auth team, scope `members.read`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/teams#team-members-get_available_team_member_roles>
    @discardableResult
    @export(implementation)
    public func membersGetAvailableTeamMemberRoles(
    ) -> RpcRequest<Team.MembersGetAvailableTeamMemberRolesResult, Void> {
        client.request(Team.membersGetAvailableTeamMemberRoles)
    }

    /// Reads the profiles of members.
    ///
    /// Route `team/members/get_info`: style rpc, host api, auth team, scope `members.read`.
    /// Error: `Team.MembersGetInfoError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-get_info>
    ///
    /// - Parameters:
    ///   - members: The members, by id, external id or email address.
    @discardableResult
    @export(implementation)
    public func membersGetInfo(
        members: [Team.UserSelectorArg]
    ) -> RpcRequest<[Team.MembersGetInfoItem], Team.MembersGetInfoError> {
        client.request(Team.membersGetInfo, serverArgs: Team.MembersGetInfoArgs(members: members))
    }

    /// Reads the profiles of members with their roles. The answer tells for each who is not known.
    ///
    /// Route `team/members/get_info_v2`: style rpc, host api, auth team, scope `members.read`.
    /// Error: `Team.MembersGetInfoError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-get_info>
    ///
    /// - Parameters:
    ///   - members: The members, by id, external id or email address.
    @discardableResult
    @export(implementation)
    public func membersGetInfoV2(
        members: [Team.UserSelectorArg]
    ) -> RpcRequest<Team.MembersGetInfoV2Result, Team.MembersGetInfoError> {
        client.request(Team.membersGetInfoV2, serverArgs: Team.MembersGetInfoV2Arg(members: members))
    }

    /// Lists the members of the team, page by page.
    ///
    /// Route `team/members/list`: style rpc, host api, auth team, scope `members.read`.
    /// Error: `Team.MembersListError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-list>
    ///
    /// - Parameters:
    ///   - limit: The size of a page. Default: 1000. 1 to 1000.
    ///   - includeRemoved: Whether to include former members. Default: `false`.
    @discardableResult
    @export(implementation)
    public func membersList(
        limit: UInt32 = 1000,
        includeRemoved: Bool = false
    ) -> RpcRequest<Team.MembersListResult, Team.MembersListError> {
        client.request(Team.membersList, serverArgs: Team.MembersListArg(limit: limit, includeRemoved: includeRemoved))
    }

    /// Lists the members of the team with their roles, page by page.
    ///
    /// Route `team/members/list_v2`: style rpc, host api, auth team, scope `members.read`.
    /// Error: `Team.MembersListError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-list>
    ///
    /// - Parameters:
    ///   - limit: The size of a page. Default: 1000. 1 to 1000.
    ///   - includeRemoved: Whether to include former members. Default: `false`.
    @discardableResult
    @export(implementation)
    public func membersListV2(
        limit: UInt32 = 1000,
        includeRemoved: Bool = false
    ) -> RpcRequest<Team.MembersListV2Result, Team.MembersListError> {
        client.request(
            Team.membersListV2,
            serverArgs: Team.MembersListArg(limit: limit, includeRemoved: includeRemoved)
        )
    }

    /// Returns the next page of `membersList`.
    ///
    /// Route `team/members/list/continue`: style rpc, host api, auth team, scope `members.read`.
    /// Error: `Team.MembersListContinueError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-list-continue>
    ///
    /// - Parameters:
    ///   - cursor: The cursor of the latest page.
    @discardableResult
    @export(implementation)
    public func membersListContinue(
        cursor: String
    ) -> RpcRequest<Team.MembersListResult, Team.MembersListContinueError> {
        client.request(Team.membersListContinue, serverArgs: Team.MembersListContinueArg(cursor: cursor))
    }

    /// Returns the next page of `membersListV2`.
    ///
    /// Route `team/members/list/continue_v2`: style rpc, host api, auth team, scope `members.read`.
    /// Error: `Team.MembersListContinueError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-list-continue>
    ///
    /// - Parameters:
    ///   - cursor: The cursor of the latest page.
    @discardableResult
    @export(implementation)
    public func membersListContinueV2(
        cursor: String
    ) -> RpcRequest<Team.MembersListV2Result, Team.MembersListContinueError> {
        client.request(Team.membersListContinueV2, serverArgs: Team.MembersListContinueArg(cursor: cursor))
    }

    /// Starts a job that hands the files of a former member to another one. Poll it with
    /// `membersMoveFormerMemberFilesJobStatusCheck`.
    ///
    /// Route `team/members/move_former_member_files`: style rpc, host api, auth team, scope `members.write`.
    /// Error: `Team.MembersTransferFormerMembersFilesError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-move_former_member_files>
    ///
    /// - Parameters:
    ///   - user: The member, by id, external id or email address.
    ///   - transferDestId: The member who gets the files.
    ///   - transferAdminId: The admin who is told by mail if something goes wrong.
    @discardableResult
    @export(implementation)
    public func membersMoveFormerMemberFiles(
        user: Team.UserSelectorArg,
        transferDestId: Team.UserSelectorArg,
        transferAdminId: Team.UserSelectorArg
    ) -> RpcRequest<Async.LaunchEmptyResult, Team.MembersTransferFormerMembersFilesError> {
        client.request(
            Team.membersMoveFormerMemberFiles,
            serverArgs: Team.MembersDataTransferArg(
                user: user,
                transferDestId: transferDestId,
                transferAdminId: transferAdminId
            )
        )
    }

    /// Polls a job of `membersMoveFormerMemberFiles`: returns whether it is still running.
    ///
    /// Route `team/members/move_former_member_files/job_status/check`: style rpc, host api, auth team, scope
    /// `members.write`.
    /// Error: `Async.PollError`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/teams#team-members-move_former_member_files-job_status-check>
    ///
    /// - Parameters:
    ///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
    @discardableResult
    @export(implementation)
    public func membersMoveFormerMemberFilesJobStatusCheck(
        asyncJobId: String
    ) -> RpcRequest<Async.PollEmptyResult, Async.PollError> {
        client.request(
            Team.membersMoveFormerMemberFilesJobStatusCheck,
            serverArgs: Async.PollArg(asyncJobId: asyncJobId)
        )
    }

    /// Takes a removed member back, within 7 days after the removal and unless their files have been deleted or handed
    /// on.
    ///
    /// Route `team/members/recover`: style rpc, host api, auth team, scope `members.delete`.
    /// Error: `Team.MembersRecoverError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-recover>
    ///
    /// - Parameters:
    ///   - user: The former member, by id, external id or email address.
    @discardableResult
    @export(implementation)
    public func membersRecover(user: Team.UserSelectorArg) -> RpcRequest<Void, Team.MembersRecoverError> {
        client.request(Team.membersRecover, serverArgs: Team.MembersRecoverArg(user: user))
    }

    /// Removes a member from the team; `membersRecover` can undo it for 7 days. May be a job to poll with
    /// `membersRemoveJobStatusGet`.
    ///
    /// Route `team/members/remove`: style rpc, host api, auth team, scope `members.delete`.
    /// Error: `Team.MembersRemoveError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-remove>
    ///
    /// - Parameters:
    ///   - user: The member, by id, external id or email address.
    ///   - wipeData: Whether to delete the data on their linked devices. Default: `true`.
    ///   - transferDestId: The member who gets the files.
    ///   - transferAdminId: The admin who is told by mail if something goes wrong. Needed with `transferDestId`.
    ///   - keepAccount: Whether they keep their account, as a Basic one. Needs `wipeData` false. Default: `false`.
    ///   - retainTeamShares: Whether they keep access to folders that were shared with them personally. Needs
    ///     `keepAccount` true and `wipeData` false. Default: `false`.
    ///   - permanentlyDeleteFiles: Whether to delete their files for good, so that they cannot be handed to anybody.
    ///     Default: `false`.
    @discardableResult
    @export(implementation)
    public func membersRemove(
        user: Team.UserSelectorArg,
        wipeData: Bool = true,
        transferDestId: Team.UserSelectorArg? = nil,
        transferAdminId: Team.UserSelectorArg? = nil,
        keepAccount: Bool = false,
        retainTeamShares: Bool = false,
        permanentlyDeleteFiles: Bool = false
    ) -> RpcRequest<Async.LaunchEmptyResult, Team.MembersRemoveError> {
        client.request(
            Team.membersRemove,
            serverArgs: Team.MembersRemoveArg(
                user: user,
                wipeData: wipeData,
                transferDestId: transferDestId,
                transferAdminId: transferAdminId,
                keepAccount: keepAccount,
                retainTeamShares: retainTeamShares,
                permanentlyDeleteFiles: permanentlyDeleteFiles
            )
        )
    }

    /// Polls a job of `membersRemove`: returns whether it is still running.
    ///
    /// Route `team/members/remove/job_status/get`: style rpc, host api, auth team, scope `members.delete`.
    /// Error: `Async.PollError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-remove-job_status-get>
    ///
    /// - Parameters:
    ///   - asyncJobId: The job, as returned by the call that started it. At least 1 character.
    @discardableResult
    @export(implementation)
    public func membersRemoveJobStatusGet(asyncJobId: String) -> RpcRequest<Async.PollEmptyResult, Async.PollError> {
        client.request(Team.membersRemoveJobStatusGet, serverArgs: Async.PollArg(asyncJobId: asyncJobId))
    }

    /// Adds email addresses to members' accounts. Addresses outside of the team's own domains must be confirmed by
    /// mail.
    ///
    /// Route `team/members/secondary_emails/add`: style rpc, host api, auth team, scope `members.write`.
    /// Error: `Team.AddSecondaryEmailsError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-secondary_emails-add>
    ///
    /// - Parameters:
    ///   - newSecondaryEmails: Members, each with the addresses to add: at most 20 addresses in all.
    @discardableResult
    @export(implementation)
    public func membersSecondaryEmailsAdd(
        newSecondaryEmails: [Team.UserSecondaryEmailsArg]
    ) -> RpcRequest<Team.AddSecondaryEmailsResult, Team.AddSecondaryEmailsError> {
        client.request(
            Team.membersSecondaryEmailsAdd,
            serverArgs: Team.AddSecondaryEmailsArg(newSecondaryEmails: newSecondaryEmails)
        )
    }

    /// Removes email addresses from members' accounts. The owners are told by mail.
    ///
    /// Route `team/members/secondary_emails/delete`: style rpc, host api, auth team, scope `members.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-secondary_emails-delete>
    ///
    /// - Parameters:
    ///   - emailsToDelete: Members, each with the addresses to remove.
    @discardableResult
    @export(implementation)
    public func membersSecondaryEmailsDelete(
        emailsToDelete: [Team.UserSecondaryEmailsArg]
    ) -> RpcRequest<Team.DeleteSecondaryEmailsResult, Void> {
        client.request(
            Team.membersSecondaryEmailsDelete,
            serverArgs: Team.DeleteSecondaryEmailsArg(emailsToDelete: emailsToDelete)
        )
    }

    /// Sends the mail again by which members confirm an email address.
    ///
    /// Route `team/members/secondary_emails/resend_verification_emails`: style rpc, host api, auth team, scope
    /// `members.write`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/teams#team-members-secondary_emails-resend_verification_emails>
    ///
    /// - Parameters:
    ///   - emailsToResend: Members, each with the addresses to confirm.
    @discardableResult
    @export(implementation)
    public func membersSecondaryEmailsResendVerificationEmails(
        emailsToResend: [Team.UserSecondaryEmailsArg]
    ) -> RpcRequest<Team.ResendVerificationEmailResult, Void> {
        client.request(
            Team.membersSecondaryEmailsResendVerificationEmails,
            serverArgs: Team.ResendVerificationEmailArg(emailsToResend: emailsToResend)
        )
    }

    /// Sends the invitation again to somebody who has not joined yet.
    ///
    /// Route `team/members/send_welcome_email`: style rpc, host api, auth team, scope `members.write`.
    /// Error: `Team.MembersSendWelcomeError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-send_welcome_email>
    @discardableResult
    @export(implementation)
    public func membersSendWelcomeEmail(
        userSelectorArg: Team.UserSelectorArg
    ) -> RpcRequest<Void, Team.MembersSendWelcomeError> {
        client.request(Team.membersSendWelcomeEmail, serverArgs: userSelectorArg)
    }

    /// Makes a member an admin of some kind, or none.
    ///
    /// Route `team/members/set_admin_permissions`: style rpc, host api, auth team, scope `members.write`.
    /// Error: `Team.MembersSetPermissionsError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-set_admin_permissions>
    ///
    /// - Parameters:
    ///   - user: The member, by id, external id or email address.
    ///   - newRole: What they may do to the team from now on.
    @discardableResult
    @export(implementation)
    public func membersSetAdminPermissions(
        user: Team.UserSelectorArg,
        newRole: Team.AdminTier
    ) -> RpcRequest<Team.MembersSetPermissionsResult, Team.MembersSetPermissionsError> {
        client.request(
            Team.membersSetAdminPermissions,
            serverArgs: Team.MembersSetPermissionsArg(user: user, newRole: newRole)
        )
    }

    /// Gives a member a role, or takes it away.
    ///
    /// Route `team/members/set_admin_permissions_v2`: style rpc, host api, auth team, scope `members.write`.
    /// Error: `Team.MembersSetPermissions2Error`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-set_admin_permissions>
    ///
    /// - Parameters:
    ///   - user: The member, by id, external id or email address.
    ///   - newRoles: The new role. An empty list takes all roles away. At most 1 item. Each: At most 128 characters.
    ///     Each: Pattern: `pid_dbtmr:.*`.
    @discardableResult
    @export(implementation)
    public func membersSetAdminPermissionsV2(
        user: Team.UserSelectorArg,
        newRoles: [String]? = nil
    ) -> RpcRequest<Team.MembersSetPermissions2Result, Team.MembersSetPermissions2Error> {
        client.request(
            Team.membersSetAdminPermissionsV2,
            serverArgs: Team.MembersSetPermissions2Arg(user: user, newRoles: newRoles)
        )
    }

    /// Changes the name, email address or external id of a member.
    ///
    /// Route `team/members/set_profile`: style rpc, host api, auth team, scope `members.write`.
    /// Error: `Team.MembersSetProfileError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-set_profile>
    ///
    /// - Parameters:
    ///   - user: The member, by id, external id or email address.
    ///   - newEmail: The new email address. At most 255 characters. Pattern:
    ///     `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    ///   - newExternalId: The new external id. At most 64 characters.
    ///   - newGivenName: The new first name. At most 50 characters. Pattern: `[^/:?*<>"|]*`.
    ///   - newSurname: The new family name. At most 50 characters. Pattern: `[^/:?*<>"|]*`.
    ///   - newPersistentId: The new identity by which they sign in with SAML. Only if the team uses persistent ids.
    ///   - newIsDirectoryRestricted: Whether the team's directory is restricted for them from now on.
    @discardableResult
    @export(implementation)
    public func membersSetProfile(
        user: Team.UserSelectorArg,
        newEmail: String? = nil,
        newExternalId: String? = nil,
        newGivenName: String? = nil,
        newSurname: String? = nil,
        newPersistentId: String? = nil,
        newIsDirectoryRestricted: Bool? = nil
    ) -> RpcRequest<Team.TeamMemberInfo, Team.MembersSetProfileError> {
        client.request(
            Team.membersSetProfile,
            serverArgs: Team.MembersSetProfileArg(
                user: user,
                newEmail: newEmail,
                newExternalId: newExternalId,
                newGivenName: newGivenName,
                newSurname: newSurname,
                newPersistentId: newPersistentId,
                newIsDirectoryRestricted: newIsDirectoryRestricted
            )
        )
    }

    /// Changes the name, email address or external id of a member, and returns the member with their roles.
    ///
    /// Route `team/members/set_profile_v2`: style rpc, host api, auth team, scope `members.write`.
    /// Error: `Team.MembersSetProfileError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-set_profile>
    ///
    /// - Parameters:
    ///   - user: The member, by id, external id or email address.
    ///   - newEmail: The new email address. At most 255 characters. Pattern:
    ///     `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
    ///   - newExternalId: The new external id. At most 64 characters.
    ///   - newGivenName: The new first name. At most 50 characters. Pattern: `[^/:?*<>"|]*`.
    ///   - newSurname: The new family name. At most 50 characters. Pattern: `[^/:?*<>"|]*`.
    ///   - newPersistentId: The new identity by which they sign in with SAML. Only if the team uses persistent ids.
    ///   - newIsDirectoryRestricted: Whether the team's directory is restricted for them from now on.
    @discardableResult
    @export(implementation)
    public func membersSetProfileV2(
        user: Team.UserSelectorArg,
        newEmail: String? = nil,
        newExternalId: String? = nil,
        newGivenName: String? = nil,
        newSurname: String? = nil,
        newPersistentId: String? = nil,
        newIsDirectoryRestricted: Bool? = nil
    ) -> RpcRequest<Team.TeamMemberInfoV2Result, Team.MembersSetProfileError> {
        client.request(
            Team.membersSetProfileV2,
            serverArgs: Team.MembersSetProfileArg(
                user: user,
                newEmail: newEmail,
                newExternalId: newExternalId,
                newGivenName: newGivenName,
                newSurname: newSurname,
                newPersistentId: newPersistentId,
                newIsDirectoryRestricted: newIsDirectoryRestricted
            )
        )
    }

    /// Sets the profile photo of a member.
    ///
    /// Route `team/members/set_profile_photo`: style rpc, host api, auth team, scope `members.write`.
    /// Error: `Team.MembersSetProfilePhotoError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-set_profile_photo>
    ///
    /// - Parameters:
    ///   - user: The member, by id, external id or email address.
    ///   - photo: The new photo.
    @discardableResult
    @export(implementation)
    public func membersSetProfilePhoto(
        user: Team.UserSelectorArg,
        photo: Account.PhotoSourceArg
    ) -> RpcRequest<Team.TeamMemberInfo, Team.MembersSetProfilePhotoError> {
        client.request(
            Team.membersSetProfilePhoto,
            serverArgs: Team.MembersSetProfilePhotoArg(user: user, photo: photo)
        )
    }

    /// Sets the profile photo of a member, and returns the member with their roles.
    ///
    /// Route `team/members/set_profile_photo_v2`: style rpc, host api, auth team, scope `members.write`.
    /// Error: `Team.MembersSetProfilePhotoError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-set_profile_photo>
    ///
    /// - Parameters:
    ///   - user: The member, by id, external id or email address.
    ///   - photo: The new photo.
    @discardableResult
    @export(implementation)
    public func membersSetProfilePhotoV2(
        user: Team.UserSelectorArg,
        photo: Account.PhotoSourceArg
    ) -> RpcRequest<Team.TeamMemberInfoV2Result, Team.MembersSetProfilePhotoError> {
        client.request(
            Team.membersSetProfilePhotoV2,
            serverArgs: Team.MembersSetProfilePhotoArg(user: user, photo: photo)
        )
    }

    /// Suspends a member: they can no longer sign in, and can be let in again by `membersUnsuspend`.
    ///
    /// Route `team/members/suspend`: style rpc, host api, auth team, scope `members.write`.
    /// Error: `Team.MembersSuspendError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-suspend>
    ///
    /// - Parameters:
    ///   - user: The member, by id, external id or email address.
    ///   - wipeData: Whether to delete the data on their linked devices. Default: `true`.
    @discardableResult
    @export(implementation)
    public func membersSuspend(
        user: Team.UserSelectorArg,
        wipeData: Bool = true
    ) -> RpcRequest<Void, Team.MembersSuspendError> {
        client.request(Team.membersSuspend, serverArgs: Team.MembersDeactivateArg(user: user, wipeData: wipeData))
    }

    /// Lets a suspended member in again.
    ///
    /// Route `team/members/unsuspend`: style rpc, host api, auth team, scope `members.write`.
    /// Error: `Team.MembersUnsuspendError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-unsuspend>
    ///
    /// - Parameters:
    ///   - user: The member, by id, external id or email address.
    @discardableResult
    @export(implementation)
    public func membersUnsuspend(user: Team.UserSelectorArg) -> RpcRequest<Void, Team.MembersUnsuspendError> {
        client.request(Team.membersUnsuspend, serverArgs: Team.MembersUnsuspendArg(user: user))
    }

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
    @export(implementation)
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
    @export(implementation)
    public func namespacesListContinue(
        cursor: String
    ) -> RpcRequest<Team.TeamNamespacesListResult, Team.TeamNamespacesListContinueError> {
        client.request(Team.namespacesListContinue, serverArgs: Team.TeamNamespacesListContinueArg(cursor: cursor))
    }

    /// Creates a template for properties that belongs to the team. Use `templatesAddForTeam` of `FileProperties`.
    ///
    /// Route `team/properties/template/add`: style rpc, host api, auth team, scope `files.team_metadata.write`.
    /// Error: `FileProperties.ModifyTemplateError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-properties-template-add>
    ///
    /// - Parameters:
    ///   - name: The name for people, at most 256 bytes.
    ///   - description_: What the template is for, at most 1,024 bytes.
    ///   - fields: The fields, at most 32.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func propertiesTemplateAdd(
        name: String,
        description_: String,
        fields: [FileProperties.PropertyFieldTemplate]
    ) -> RpcRequest<FileProperties.AddTemplateResult, FileProperties.ModifyTemplateError> {
        client.request(
            Team.propertiesTemplateAdd,
            serverArgs: FileProperties.AddTemplateArg(name: name, description_: description_, fields: fields)
        )
    }

    /// Reads a template of the team. Use `templatesGetForTeam` of `FileProperties`.
    ///
    /// Route `team/properties/template/get`: style rpc, host api, auth team, scope `files.team_metadata.write`.
    /// Error: `FileProperties.TemplateError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-properties-template-get>
    ///
    /// - Parameters:
    ///   - templateId: The template, `ptid:…`. At least 1 character. Pattern: `(/|ptid:).*`.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func propertiesTemplateGet(
        templateId: String
    ) -> RpcRequest<FileProperties.GetTemplateResult, FileProperties.TemplateError> {
        client.request(Team.propertiesTemplateGet, serverArgs: FileProperties.GetTemplateArg(templateId: templateId))
    }

    /// Reports what members did, day by day. The service announced its end for July 1, 2021.
    ///
    /// Route `team/reports/get_activity`: style rpc, host api, auth team, scope `team_info.read`.
    /// Error: `Team.DateRangeError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-reports-get_activity>
    ///
    /// - Parameters:
    ///   - startDate: The first day. By default 6 months ago, which is also the earliest.
    ///   - endDate: The day after the last.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func reportsGetActivity(
        startDate: Date? = nil,
        endDate: Date? = nil
    ) -> RpcRequest<Team.GetActivityReport, Team.DateRangeError> {
        client.request(Team.reportsGetActivity, serverArgs: Team.DateRange(startDate: startDate, endDate: endDate))
    }

    /// Reports how many devices were in use, day by day. The service announced its end for July 1, 2021.
    ///
    /// Route `team/reports/get_devices`: style rpc, host api, auth team, scope `team_info.read`.
    /// Error: `Team.DateRangeError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-reports-get_devices>
    ///
    /// - Parameters:
    ///   - startDate: The first day. By default 6 months ago, which is also the earliest.
    ///   - endDate: The day after the last.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func reportsGetDevices(
        startDate: Date? = nil,
        endDate: Date? = nil
    ) -> RpcRequest<Team.GetDevicesReport, Team.DateRangeError> {
        client.request(Team.reportsGetDevices, serverArgs: Team.DateRange(startDate: startDate, endDate: endDate))
    }

    /// Reports how many members the team had, day by day. The service announced its end for July 1, 2021.
    ///
    /// Route `team/reports/get_membership`: style rpc, host api, auth team, scope `team_info.read`.
    /// Error: `Team.DateRangeError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-reports-get_membership>
    ///
    /// - Parameters:
    ///   - startDate: The first day. By default 6 months ago, which is also the earliest.
    ///   - endDate: The day after the last.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func reportsGetMembership(
        startDate: Date? = nil,
        endDate: Date? = nil
    ) -> RpcRequest<Team.GetMembershipReport, Team.DateRangeError> {
        client.request(Team.reportsGetMembership, serverArgs: Team.DateRange(startDate: startDate, endDate: endDate))
    }

    /// Reports how much space the team used, day by day. The service announced its end for July 1, 2021.
    ///
    /// Route `team/reports/get_storage`: style rpc, host api, auth team, scope `team_info.read`.
    /// Error: `Team.DateRangeError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-reports-get_storage>
    ///
    /// - Parameters:
    ///   - startDate: The first day. By default 6 months ago, which is also the earliest.
    ///   - endDate: The day after the last.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func reportsGetStorage(
        startDate: Date? = nil,
        endDate: Date? = nil
    ) -> RpcRequest<Team.GetStorageReport, Team.DateRangeError> {
        client.request(Team.reportsGetStorage, serverArgs: Team.DateRange(startDate: startDate, endDate: endDate))
    }
}
