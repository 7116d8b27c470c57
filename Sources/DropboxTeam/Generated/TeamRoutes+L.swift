// Generated from API/team.json by `make generate`. Do not edit.

import DropboxCore
import Foundation
import StoneRuntime

extension TeamRoutes {
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
    public func linkedAppsRevokeLinkedAppBatch(
        revokeLinkedApp: [Team.RevokeLinkedApiAppArg]
    ) -> RpcRequest<Team.RevokeLinkedAppBatchResult, Team.RevokeLinkedAppBatchError> {
        client.request(
            Team.linkedAppsRevokeLinkedAppBatch,
            serverArgs: Team.RevokeLinkedApiAppBatchArg(revokeLinkedApp: revokeLinkedApp)
        )
    }
}
