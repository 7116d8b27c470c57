// Generated from API/team.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/DBAuthRoutes.h>
#import <ObjectiveDropboxOfficialFiles/DBBaseClients.h>
#import <ObjectiveDropboxOfficialFiles/DBTasks.h>

@class DBACCOUNTPhotoSourceArg, DBASYNCLaunchEmptyResult, DBASYNCLaunchResultBase, DBASYNCPollEmptyResult,
    DBASYNCPollError, DBFILEPROPERTIESAddTemplateResult, DBFILEPROPERTIESGetTemplateResult,
    DBFILEPROPERTIESModifyTemplateError, DBFILEPROPERTIESPropertyFieldTemplate, DBFILEPROPERTIESTemplateError,
    DBFILESContentSyncSettingArg, DBFILESSyncSettingArg, DBNilObject, DBRoute, DBTEAMAddSecondaryEmailsError,
    DBTEAMAddSecondaryEmailsResult, DBTEAMAdminTier, DBTEAMBulkSuspendError, DBTEAMBulkSuspendJobStatus,
    DBTEAMBulkSuspendMemberTarget, DBTEAMCOMMONGroupManagementType, DBTEAMCustomQuotaError, DBTEAMCustomQuotaResult,
    DBTEAMDateRangeError, DBTEAMDeleteSecondaryEmailsResult, DBTEAMExcludedUsersListContinueError,
    DBTEAMExcludedUsersListError, DBTEAMExcludedUsersListResult, DBTEAMExcludedUsersUpdateError,
    DBTEAMExcludedUsersUpdateResult, DBTEAMFeature, DBTEAMFeaturesGetValuesBatchError,
    DBTEAMFeaturesGetValuesBatchResult, DBTEAMGetActivityReport, DBTEAMGetDevicesReport, DBTEAMGetMembershipReport,
    DBTEAMGetStorageReport, DBTEAMGroupAccessType, DBTEAMGroupCreateError, DBTEAMGroupDeleteError, DBTEAMGroupFullInfo,
    DBTEAMGroupMemberSetAccessTypeError, DBTEAMGroupMembersAddError, DBTEAMGroupMembersChangeResult,
    DBTEAMGroupMembersRemoveError, DBTEAMGroupSelector, DBTEAMGroupSelectorError, DBTEAMGroupUpdateError,
    DBTEAMGroupsGetInfoError, DBTEAMGroupsGetInfoItem, DBTEAMGroupsListContinueError, DBTEAMGroupsListResult,
    DBTEAMGroupsMembersListContinueError, DBTEAMGroupsMembersListResult, DBTEAMGroupsPollError, DBTEAMGroupsSelector,
    DBTEAMLegalHoldPolicy, DBTEAMLegalHoldsGetPolicyError, DBTEAMLegalHoldsListHeldRevisionResult,
    DBTEAMLegalHoldsListHeldRevisionsError, DBTEAMLegalHoldsListPoliciesError, DBTEAMLegalHoldsListPoliciesResult,
    DBTEAMLegalHoldsPolicyCreateError, DBTEAMLegalHoldsPolicyReleaseError, DBTEAMLegalHoldsPolicyUpdateError,
    DBTEAMListMemberAppsError, DBTEAMListMemberAppsResult, DBTEAMListMemberDevicesError, DBTEAMListMemberDevicesResult,
    DBTEAMListMembersAppsError, DBTEAMListMembersAppsResult, DBTEAMListMembersDevicesError,
    DBTEAMListMembersDevicesResult, DBTEAMListTeamAppsError, DBTEAMListTeamAppsResult, DBTEAMListTeamDevicesError,
    DBTEAMListTeamDevicesResult, DBTEAMMemberAccess, DBTEAMMemberAddArg, DBTEAMMemberAddV2Arg,
    DBTEAMMembersAddJobStatus, DBTEAMMembersAddJobStatusV2Result, DBTEAMMembersAddLaunch,
    DBTEAMMembersAddLaunchV2Result, DBTEAMMembersDeleteFormerMemberFilesError, DBTEAMMembersDeleteProfilePhotoError,
    DBTEAMMembersGetAvailableTeamMemberRolesResult, DBTEAMMembersGetInfoError, DBTEAMMembersGetInfoItem,
    DBTEAMMembersGetInfoV2Result, DBTEAMMembersListContinueError, DBTEAMMembersListError, DBTEAMMembersListResult,
    DBTEAMMembersListV2Result, DBTEAMMembersRecoverError, DBTEAMMembersRemoveError, DBTEAMMembersSendWelcomeError,
    DBTEAMMembersSetPermissions2Error, DBTEAMMembersSetPermissions2Result, DBTEAMMembersSetPermissionsError,
    DBTEAMMembersSetPermissionsResult, DBTEAMMembersSetProfileError, DBTEAMMembersSetProfilePhotoError,
    DBTEAMMembersSuspendError, DBTEAMMembersTransferFormerMembersFilesError, DBTEAMMembersUnsuspendError,
    DBTEAMRemoveCustomQuotaResult, DBTEAMResendVerificationEmailResult, DBTEAMRevokeDeviceSessionArg,
    DBTEAMRevokeDeviceSessionBatchError, DBTEAMRevokeDeviceSessionBatchResult, DBTEAMRevokeDeviceSessionError,
    DBTEAMRevokeLinkedApiAppArg, DBTEAMRevokeLinkedAppBatchError, DBTEAMRevokeLinkedAppBatchResult,
    DBTEAMRevokeLinkedAppError, DBTEAMSetCustomQuotaError, DBTEAMSharingAllowlistAddError,
    DBTEAMSharingAllowlistAddResponse, DBTEAMSharingAllowlistListContinueError, DBTEAMSharingAllowlistListError,
    DBTEAMSharingAllowlistListResponse, DBTEAMSharingAllowlistRemoveError, DBTEAMSharingAllowlistRemoveResponse,
    DBTEAMTeamFolderActivateError, DBTEAMTeamFolderArchiveError, DBTEAMTeamFolderArchiveJobStatus,
    DBTEAMTeamFolderArchiveLaunch, DBTEAMTeamFolderCreateError, DBTEAMTeamFolderGetInfoItem,
    DBTEAMTeamFolderListContinueError, DBTEAMTeamFolderListError, DBTEAMTeamFolderListResult, DBTEAMTeamFolderMetadata,
    DBTEAMTeamFolderPermanentlyDeleteError, DBTEAMTeamFolderRenameError, DBTEAMTeamFolderRestoreError,
    DBTEAMTeamFolderUpdateSyncSettingsError, DBTEAMTeamGetInfoResult, DBTEAMTeamMemberInfo,
    DBTEAMTeamMemberInfoV2Result, DBTEAMTeamNamespacesListContinueError, DBTEAMTeamNamespacesListError,
    DBTEAMTeamNamespacesListResult, DBTEAMTokenGetAuthenticatedAdminError, DBTEAMTokenGetAuthenticatedAdminResult,
    DBTEAMUserCustomQuotaArg, DBTEAMUserSecondaryEmailsArg, DBTEAMUserSelectorArg;

NS_ASSUME_NONNULL_BEGIN

/// The routes of `team`, called on behalf of a team.
@interface DBTEAMTeamAuthRoutes : DBAuthRoutes
/// Lists the web sessions, computers, and mobile devices of a member. The optional arguments have their defaults.
- (DBRpcTask<DBTEAMListMemberDevicesResult *, DBTEAMListMemberDevicesError *> *)
    devicesListMemberDevices:(NSString *)teamMemberId;

/// Lists the web sessions, computers, and mobile devices of a member.
///
/// Route `team/devices/list_member_devices`: style rpc, host api, auth team, scope `sessions.list`.
/// Error: `DBTEAMListMemberDevicesError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-devices-list_member_devices>
///
/// - Parameters:
///   - teamMemberId: The identifier of the member, `dbmid:…`.
///   - includeWebSessions: A Boolean value that indicates whether to include web sessions. The default is `@YES`.
///   - includeDesktopClients: A Boolean value that indicates whether to include computers. The default is `@YES`.
///   - includeMobileClients: A Boolean value that indicates whether to include mobile devices. The default is `@YES`.
- (DBRpcTask<DBTEAMListMemberDevicesResult *, DBTEAMListMemberDevicesError *> *)
    devicesListMemberDevices:(NSString *)teamMemberId
    includeWebSessions:(nullable NSNumber *)includeWebSessions
    includeDesktopClients:(nullable NSNumber *)includeDesktopClients
    includeMobileClients:(nullable NSNumber *)includeMobileClients;

/// Lists the web sessions, computers, and mobile devices of all members, page by page. The optional arguments have
/// their defaults.
- (DBRpcTask<DBTEAMListMembersDevicesResult *, DBTEAMListMembersDevicesError *> *)devicesListMembersDevices;

/// Lists the web sessions, computers, and mobile devices of all members, page by page.
///
/// Route `team/devices/list_members_devices`: style rpc, host api, auth team, scope `sessions.list`.
/// Error: `DBTEAMListMembersDevicesError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-devices-list_members_devices>
///
/// - Parameters:
///   - cursor: The cursor of the most recent page. `nil` for the first page.
///   - includeWebSessions: A Boolean value that indicates whether to include web sessions. The default is `@YES`.
///   - includeDesktopClients: A Boolean value that indicates whether to include computers. The default is `@YES`.
///   - includeMobileClients: A Boolean value that indicates whether to include mobile devices. The default is `@YES`.
- (DBRpcTask<DBTEAMListMembersDevicesResult *, DBTEAMListMembersDevicesError *> *)
    devicesListMembersDevices:(nullable NSString *)cursor
    includeWebSessions:(nullable NSNumber *)includeWebSessions
    includeDesktopClients:(nullable NSNumber *)includeDesktopClients
    includeMobileClients:(nullable NSNumber *)includeMobileClients;

/// Lists the devices of all members. The optional arguments have their defaults.
- (DBRpcTask<DBTEAMListTeamDevicesResult *, DBTEAMListTeamDevicesError *> *)devicesListTeamDevices
    __deprecated_msg("Dropbox deprecated the route.");

/// Lists the devices of all members.
///
/// Route `team/devices/list_team_devices`: style rpc, host api, auth team, scope `sessions.list`.
/// Error: `DBTEAMListTeamDevicesError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-devices-list_team_devices>
///
/// - Parameters:
///   - cursor: The cursor of the most recent page. `nil` for the first page.
///   - includeWebSessions: A Boolean value that indicates whether to include web sessions. The default is `@YES`.
///   - includeDesktopClients: A Boolean value that indicates whether to include computers. The default is `@YES`.
///   - includeMobileClients: A Boolean value that indicates whether to include mobile devices. The default is `@YES`.
- (DBRpcTask<DBTEAMListTeamDevicesResult *, DBTEAMListTeamDevicesError *> *)
    devicesListTeamDevices:(nullable NSString *)cursor
    includeWebSessions:(nullable NSNumber *)includeWebSessions
    includeDesktopClients:(nullable NSNumber *)includeDesktopClients
    includeMobileClients:(nullable NSNumber *)includeMobileClients
    __deprecated_msg("Dropbox deprecated the route.");

/// Ends a member's web session, or unlinks a computer or mobile device.
///
/// Route `team/devices/revoke_device_session`: style rpc, host api, auth team, scope `sessions.modify`.
/// Error: `DBTEAMRevokeDeviceSessionError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-devices-revoke_device_session>
///
/// - Parameter revokeDeviceSessionArg: A session to end.
- (DBRpcTask<DBNilObject *, DBTEAMRevokeDeviceSessionError *> *)
    devicesRevokeDeviceSession:(DBTEAMRevokeDeviceSessionArg *)revokeDeviceSessionArg;

/// Ends several sessions, each with its own outcome.
///
/// Route `team/devices/revoke_device_session_batch`: style rpc, host api, auth team, scope `sessions.modify`.
/// Error: `DBTEAMRevokeDeviceSessionBatchError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-devices-revoke_device_session_batch>
///
/// - Parameter revokeDevices: The sessions to end.
- (DBRpcTask<DBTEAMRevokeDeviceSessionBatchResult *, DBTEAMRevokeDeviceSessionBatchError *> *)
    devicesRevokeDeviceSessionBatch:(NSArray<DBTEAMRevokeDeviceSessionArg *> *)revokeDevices;

/// Returns the values of team features.
///
/// Route `team/features/get_values`: style rpc, host api, auth team, scope `team_info.read`.
/// Error: `DBTEAMFeaturesGetValuesBatchError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-features-get_values>
///
/// - Parameter features: The features, at least one.
- (DBRpcTask<DBTEAMFeaturesGetValuesBatchResult *, DBTEAMFeaturesGetValuesBatchError *> *)
    featuresGetValues:(NSArray<DBTEAMFeature *> *)features;

/// Returns the name, licenses, and policies of the team.
///
/// Route `team/get_info`: style rpc, host api, auth team, scope `team_info.read`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-get_info>
- (DBRpcTask<DBTEAMTeamGetInfoResult *, DBNilObject *> *)getInfo;

/// Creates a group without members. The optional arguments have their defaults.
- (DBRpcTask<DBTEAMGroupFullInfo *, DBTEAMGroupCreateError *> *)groupsCreate:(NSString *)groupName;

/// Creates a group without members.
///
/// Route `team/groups/create`: style rpc, host api, auth team, scope `groups.write`.
/// Error: `DBTEAMGroupCreateError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-groups-create>
///
/// - Parameters:
///   - groupName: The name of the group.
///   - addCreatorAsOwner: A Boolean value that indicates whether the admin who creates the group becomes its owner. The
///     default is `@NO`.
///   - groupExternalId: The external ID, from the team's own directory.
///   - groupManagementType: The manager of the group's members.
- (DBRpcTask<DBTEAMGroupFullInfo *, DBTEAMGroupCreateError *> *)groupsCreate:(NSString *)groupName
    addCreatorAsOwner:(nullable NSNumber *)addCreatorAsOwner
    groupExternalId:(nullable NSString *)groupExternalId
    groupManagementType:(nullable DBTEAMCOMMONGroupManagementType *)groupManagementType;

/// Deletes a group. Access that the group gave is removed asynchronously. Poll the job with `groupsJobStatusGet`.
///
/// Route `team/groups/delete`: style rpc, host api, auth team, scope `groups.write`.
/// Error: `DBTEAMGroupDeleteError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-groups-delete>
///
/// - Parameter groupSelector: A group, by identifier or external ID.
- (DBRpcTask<DBASYNCLaunchEmptyResult *, DBTEAMGroupDeleteError *> *)groupsDelete:(DBTEAMGroupSelector *)groupSelector;

/// Returns groups and their members. Groups that Dropbox manages have no list of members.
///
/// Route `team/groups/get_info`: style rpc, host api, auth team, scope `groups.read`.
/// Error: `DBTEAMGroupsGetInfoError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-groups-get_info>
///
/// - Parameter groupsSelector: Groups, by identifiers or external IDs.
- (DBRpcTask<NSArray<DBTEAMGroupsGetInfoItem *> *, DBTEAMGroupsGetInfoError *> *)
    groupsGetInfo:(DBTEAMGroupsSelector *)groupsSelector;

/// Polls a job that updates access after a change of a group. Returns whether it is still running.
///
/// Route `team/groups/job_status/get`: style rpc, host api, auth team, scope `groups.write`.
/// Error: `DBTEAMGroupsPollError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-groups-job_status-get>
///
/// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1 character.
- (DBRpcTask<DBASYNCPollEmptyResult *, DBTEAMGroupsPollError *> *)groupsJobStatusGet:(NSString *)asyncJobId;

/// Lists the groups of the team, page by page. The optional arguments have their defaults.
- (DBRpcTask<DBTEAMGroupsListResult *, DBNilObject *> *)groupsList;

/// Lists the groups of the team, page by page.
///
/// Route `team/groups/list`: style rpc, host api, auth team, scope `groups.read`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-groups-list>
///
/// - Parameter limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
- (DBRpcTask<DBTEAMGroupsListResult *, DBNilObject *> *)groupsList:(nullable NSNumber *)limit;

/// Returns the next page of `groupsList`.
///
/// Route `team/groups/list/continue`: style rpc, host api, auth team, scope `groups.read`.
/// Error: `DBTEAMGroupsListContinueError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-groups-list-continue>
///
/// - Parameter cursor: The cursor of the next page.
- (DBRpcTask<DBTEAMGroupsListResult *, DBTEAMGroupsListContinueError *> *)groupsListContinue:(NSString *)cursor;

/// Adds members to a group. Access that the group gives is granted asynchronously. The optional arguments have their
/// defaults.
- (DBRpcTask<DBTEAMGroupMembersChangeResult *, DBTEAMGroupMembersAddError *> *)
    groupsMembersAdd:(DBTEAMGroupSelector *)group
    members:(NSArray<DBTEAMMemberAccess *> *)members;

/// Adds members to a group. Access that the group gives is granted asynchronously.
///
/// Route `team/groups/members/add`: style rpc, host api, auth team, scope `groups.write`.
/// Error: `DBTEAMGroupMembersAddError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-groups-members-add>
///
/// - Parameters:
///   - group: The group, by identifier or external ID.
///   - members: The members to add, each with their permissions.
///   - returnMembers: A Boolean value that indicates whether to return the members of the group, which is slow for
///     large groups. The default is `@YES`.
- (DBRpcTask<DBTEAMGroupMembersChangeResult *, DBTEAMGroupMembersAddError *> *)
    groupsMembersAdd:(DBTEAMGroupSelector *)group
    members:(NSArray<DBTEAMMemberAccess *> *)members
    returnMembers:(nullable NSNumber *)returnMembers;

/// Lists the members of a group, page by page. The optional arguments have their defaults.
- (DBRpcTask<DBTEAMGroupsMembersListResult *, DBTEAMGroupSelectorError *> *)
    groupsMembersList:(DBTEAMGroupSelector *)group;

/// Lists the members of a group, page by page.
///
/// Route `team/groups/members/list`: style rpc, host api, auth team, scope `groups.read`.
/// Error: `DBTEAMGroupSelectorError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-groups-members-list>
///
/// - Parameters:
///   - group: The group, by identifier or external ID.
///   - limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
- (DBRpcTask<DBTEAMGroupsMembersListResult *, DBTEAMGroupSelectorError *> *)
    groupsMembersList:(DBTEAMGroupSelector *)group
    limit:(nullable NSNumber *)limit;

/// Returns the next page of `groupsMembersList`.
///
/// Route `team/groups/members/list/continue`: style rpc, host api, auth team, scope `groups.read`.
/// Error: `DBTEAMGroupsMembersListContinueError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-groups-members-list-continue>
///
/// - Parameter cursor: The cursor of the next page.
- (DBRpcTask<DBTEAMGroupsMembersListResult *, DBTEAMGroupsMembersListContinueError *> *)
    groupsMembersListContinue:(NSString *)cursor;

/// Removes members from a group, even its last owner. Access that the group gave is removed asynchronously. The
/// optional arguments have their defaults.
- (DBRpcTask<DBTEAMGroupMembersChangeResult *, DBTEAMGroupMembersRemoveError *> *)
    groupsMembersRemove:(DBTEAMGroupSelector *)group
    users:(NSArray<DBTEAMUserSelectorArg *> *)users;

/// Removes members from a group, even its last owner. Access that the group gave is removed asynchronously.
///
/// Route `team/groups/members/remove`: style rpc, host api, auth team, scope `groups.write`.
/// Error: `DBTEAMGroupMembersRemoveError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-groups-members-remove>
///
/// - Parameters:
///   - group: The group, by identifier or external ID.
///   - users: The members to remove.
///   - returnMembers: A Boolean value that indicates whether to return the members of the group, which is slow for
///     large groups. The default is `@YES`.
- (DBRpcTask<DBTEAMGroupMembersChangeResult *, DBTEAMGroupMembersRemoveError *> *)
    groupsMembersRemove:(DBTEAMGroupSelector *)group
    users:(NSArray<DBTEAMUserSelectorArg *> *)users
    returnMembers:(nullable NSNumber *)returnMembers;

/// Sets the permissions of a group's member: owner or member. The optional arguments have their defaults.
- (DBRpcTask<NSArray<DBTEAMGroupsGetInfoItem *> *, DBTEAMGroupMemberSetAccessTypeError *> *)
    groupsMembersSetAccessType:(DBTEAMGroupSelector *)group
    user:(DBTEAMUserSelectorArg *)user
    accessType:(DBTEAMGroupAccessType *)accessType;

/// Sets the permissions of a group's member: owner or member.
///
/// Route `team/groups/members/set_access_type`: style rpc, host api, auth team, scope `groups.write`.
/// Error: `DBTEAMGroupMemberSetAccessTypeError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-groups-members-set_access_type>
///
/// - Parameters:
///   - group: The group, by identifier or external ID.
///   - user: The member, by identifier, external ID, or email address.
///   - accessType: The new permissions.
///   - returnMembers: A Boolean value that indicates whether to return the members of the group, which is slow for
///     large groups. The default is `@YES`.
- (DBRpcTask<NSArray<DBTEAMGroupsGetInfoItem *> *, DBTEAMGroupMemberSetAccessTypeError *> *)
    groupsMembersSetAccessType:(DBTEAMGroupSelector *)group
    user:(DBTEAMUserSelectorArg *)user
    accessType:(DBTEAMGroupAccessType *)accessType
    returnMembers:(nullable NSNumber *)returnMembers;

/// Changes the name, external ID, or manager of a group. The optional arguments have their defaults.
- (DBRpcTask<DBTEAMGroupFullInfo *, DBTEAMGroupUpdateError *> *)groupsUpdate:(DBTEAMGroupSelector *)group;

/// Changes the name, external ID, or manager of a group.
///
/// Route `team/groups/update`: style rpc, host api, auth team, scope `groups.write`.
/// Error: `DBTEAMGroupUpdateError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-groups-update>
///
/// - Parameters:
///   - group: The group, by identifier or external ID.
///   - returnMembers: A Boolean value that indicates whether to return the members of the group, which is slow for
///     large groups. The default is `@YES`.
///   - dNewGroupName: The new name.
///   - dNewGroupExternalId: The new external ID. An empty string removes it.
///   - dNewGroupManagementType: The new manager of the group's members.
- (DBRpcTask<DBTEAMGroupFullInfo *, DBTEAMGroupUpdateError *> *)groupsUpdate:(DBTEAMGroupSelector *)group
    returnMembers:(nullable NSNumber *)returnMembers
    dNewGroupName:(nullable NSString *)dNewGroupName
    dNewGroupExternalId:(nullable NSString *)dNewGroupExternalId
    dNewGroupManagementType:(nullable DBTEAMCOMMONGroupManagementType *)dNewGroupManagementType;

/// Creates a legal hold, which keeps all revisions of its members' files. Legal holds are a paid add-on. The optional
/// arguments have their defaults.
- (DBRpcTask<DBTEAMLegalHoldPolicy *, DBTEAMLegalHoldsPolicyCreateError *> *)legalHoldsCreatePolicy:(NSString *)name
    members:(NSArray<NSString *> *)members;

/// Creates a legal hold, which keeps all revisions of its members' files. Legal holds are a paid add-on.
///
/// Route `team/legal_holds/create_policy`: style rpc, host api, auth team, scope `team_data.governance.write`.
/// Error: `DBTEAMLegalHoldsPolicyCreateError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-legal_holds-create_policy>
///
/// - Parameters:
///   - name: The name of the legal hold. At most 140 characters.
///   - members: The identifiers of the members whose files to keep, from 1 to 5.
///   - description_: The description of the legal hold. At most 501 characters.
///   - startDate: The start of the period whose revisions to keep.
///   - endDate: The end of the period. `nil` for no end.
- (DBRpcTask<DBTEAMLegalHoldPolicy *, DBTEAMLegalHoldsPolicyCreateError *> *)legalHoldsCreatePolicy:(NSString *)name
    members:(NSArray<NSString *> *)members
    description_:(nullable NSString *)description_
    startDate:(nullable NSDate *)startDate
    endDate:(nullable NSDate *)endDate;

/// Returns a legal hold.
///
/// Route `team/legal_holds/get_policy`: style rpc, host api, auth team, scope `team_data.governance.write`.
/// Error: `DBTEAMLegalHoldsGetPolicyError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-legal_holds-get_policy>
///
/// - Parameter id_: The identifier of the legal hold, `pid_dbhid:…`. Starts with `pid_dbhid:`.
- (DBRpcTask<DBTEAMLegalHoldPolicy *, DBTEAMLegalHoldsGetPolicyError *> *)legalHoldsGetPolicy:(NSString *)id_;

/// Lists the revisions that a legal hold keeps.
///
/// Route `team/legal_holds/list_held_revisions`: style rpc, host api, auth team, scope `team_data.governance.write`.
/// Error: `DBTEAMLegalHoldsListHeldRevisionsError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-legal_holds-list_held_revisions>
///
/// - Parameter id_: The identifier of the legal hold, `pid_dbhid:…`. Starts with `pid_dbhid:`.
- (DBRpcTask<DBTEAMLegalHoldsListHeldRevisionResult *, DBTEAMLegalHoldsListHeldRevisionsError *> *)
    legalHoldsListHeldRevisions:(NSString *)id_;

/// Returns the next page of `legalHoldsListHeldRevisions`. The optional arguments have their defaults.
- (DBRpcTask<DBTEAMLegalHoldsListHeldRevisionResult *, DBTEAMLegalHoldsListHeldRevisionsError *> *)
    legalHoldsListHeldRevisionsContinue:(NSString *)id_;

/// Returns the next page of `legalHoldsListHeldRevisions`.
///
/// Route `team/legal_holds/list_held_revisions_continue`: style rpc, host api, auth team, scope
/// `team_data.governance.write`.
/// Error: `DBTEAMLegalHoldsListHeldRevisionsError`.
/// Reference:
/// <https://www.dropbox.com/developers/documentation/http/teams#team-legal_holds-list_held_revisions_continue>
///
/// - Parameters:
///   - id_: The identifier of the legal hold, `pid_dbhid:…`. Starts with `pid_dbhid:`.
///   - cursor: The cursor of the most recent page. At least 1 character.
- (DBRpcTask<DBTEAMLegalHoldsListHeldRevisionResult *, DBTEAMLegalHoldsListHeldRevisionsError *> *)
    legalHoldsListHeldRevisionsContinue:(NSString *)id_
    cursor:(nullable NSString *)cursor;

/// Lists the legal holds of the team. The optional arguments have their defaults.
- (DBRpcTask<DBTEAMLegalHoldsListPoliciesResult *, DBTEAMLegalHoldsListPoliciesError *> *)legalHoldsListPolicies;

/// Lists the legal holds of the team.
///
/// Route `team/legal_holds/list_policies`: style rpc, host api, auth team, scope `team_data.governance.write`.
/// Error: `DBTEAMLegalHoldsListPoliciesError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-legal_holds-list_policies>
///
/// - Parameter includeReleased: A Boolean value that indicates whether to include released legal holds. The default is
///   `@NO`.
- (DBRpcTask<DBTEAMLegalHoldsListPoliciesResult *, DBTEAMLegalHoldsListPoliciesError *> *)
    legalHoldsListPolicies:(nullable NSNumber *)includeReleased;

/// Releases a legal hold.
///
/// Route `team/legal_holds/release_policy`: style rpc, host api, auth team, scope `team_data.governance.write`.
/// Error: `DBTEAMLegalHoldsPolicyReleaseError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-legal_holds-release_policy>
///
/// - Parameter id_: The identifier of the legal hold, `pid_dbhid:…`. Starts with `pid_dbhid:`.
- (DBRpcTask<DBNilObject *, DBTEAMLegalHoldsPolicyReleaseError *> *)legalHoldsReleasePolicy:(NSString *)id_;

/// Changes the name, description, or members of a legal hold. The optional arguments have their defaults.
- (DBRpcTask<DBTEAMLegalHoldPolicy *, DBTEAMLegalHoldsPolicyUpdateError *> *)legalHoldsUpdatePolicy:(NSString *)id_;

/// Changes the name, description, or members of a legal hold.
///
/// Route `team/legal_holds/update_policy`: style rpc, host api, auth team, scope `team_data.governance.write`.
/// Error: `DBTEAMLegalHoldsPolicyUpdateError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-legal_holds-update_policy>
///
/// - Parameters:
///   - id_: The identifier of the legal hold, `pid_dbhid:…`. Starts with `pid_dbhid:`.
///   - name: The new name. At most 140 characters.
///   - description_: The new description. At most 501 characters.
///   - members: The identifiers of the members whose files to keep from now on, from 1 to 5.
- (DBRpcTask<DBTEAMLegalHoldPolicy *, DBTEAMLegalHoldsPolicyUpdateError *> *)legalHoldsUpdatePolicy:(NSString *)id_
    name:(nullable NSString *)name
    description_:(nullable NSString *)description_
    members:(nullable NSArray<NSString *> *)members;

/// Lists the apps that a member has linked. Apps that the team has linked aren't included.
///
/// Route `team/linked_apps/list_member_linked_apps`: style rpc, host api, auth team, scope `sessions.list`.
/// Error: `DBTEAMListMemberAppsError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-linked_apps-list_member_linked_apps>
///
/// - Parameter teamMemberId: The identifier of the member, `dbmid:…`.
- (DBRpcTask<DBTEAMListMemberAppsResult *, DBTEAMListMemberAppsError *> *)
    linkedAppsListMemberLinkedApps:(NSString *)teamMemberId;

/// Lists the apps that members have linked, page by page. Apps that the team has linked aren't included. The optional
/// arguments have their defaults.
- (DBRpcTask<DBTEAMListMembersAppsResult *, DBTEAMListMembersAppsError *> *)linkedAppsListMembersLinkedApps;

/// Lists the apps that members have linked, page by page. Apps that the team has linked aren't included.
///
/// Route `team/linked_apps/list_members_linked_apps`: style rpc, host api, auth team, scope `sessions.list`.
/// Error: `DBTEAMListMembersAppsError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-linked_apps-list_members_linked_apps>
///
/// - Parameter cursor: The cursor of the most recent page. `nil` for the first page.
- (DBRpcTask<DBTEAMListMembersAppsResult *, DBTEAMListMembersAppsError *> *)
    linkedAppsListMembersLinkedApps:(nullable NSString *)cursor;

/// Lists the apps that members have linked. The optional arguments have their defaults.
- (DBRpcTask<DBTEAMListTeamAppsResult *, DBTEAMListTeamAppsError *> *)linkedAppsListTeamLinkedApps
    __deprecated_msg("Dropbox deprecated the route.");

/// Lists the apps that members have linked.
///
/// Route `team/linked_apps/list_team_linked_apps`: style rpc, host api, auth team, scope `sessions.list`.
/// Error: `DBTEAMListTeamAppsError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-linked_apps-list_team_linked_apps>
///
/// - Parameter cursor: The cursor of the most recent page. `nil` for the first page.
- (DBRpcTask<DBTEAMListTeamAppsResult *, DBTEAMListTeamAppsError *> *)
    linkedAppsListTeamLinkedApps:(nullable NSString *)cursor
    __deprecated_msg("Dropbox deprecated the route.");

/// Unlinks an app from a member's account. The optional arguments have their defaults.
- (DBRpcTask<DBNilObject *, DBTEAMRevokeLinkedAppError *> *)linkedAppsRevokeLinkedApp:(NSString *)appId
    teamMemberId:(NSString *)teamMemberId;

/// Unlinks an app from a member's account.
///
/// Route `team/linked_apps/revoke_linked_app`: style rpc, host api, auth team, scope `sessions.modify`.
/// Error: `DBTEAMRevokeLinkedAppError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-linked_apps-revoke_linked_app>
///
/// - Parameters:
///   - appId: The identifier of the app.
///   - teamMemberId: The identifier of the member, `dbmid:…`.
///   - keepAppFolder: This option has no effect. The app folder remains. The default is `@YES`. Deprecated.
- (DBRpcTask<DBNilObject *, DBTEAMRevokeLinkedAppError *> *)linkedAppsRevokeLinkedApp:(NSString *)appId
    teamMemberId:(NSString *)teamMemberId
    keepAppFolder:(nullable NSNumber *)keepAppFolder;

/// Unlinks several apps, each with its own outcome.
///
/// Route `team/linked_apps/revoke_linked_app_batch`: style rpc, host api, auth team, scope `sessions.modify`.
/// Error: `DBTEAMRevokeLinkedAppBatchError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-linked_apps-revoke_linked_app_batch>
///
/// - Parameter revokeLinkedApp: The apps to unlink.
- (DBRpcTask<DBTEAMRevokeLinkedAppBatchResult *, DBTEAMRevokeLinkedAppBatchError *> *)
    linkedAppsRevokeLinkedAppBatch:(NSArray<DBTEAMRevokeLinkedApiAppArg *> *)revokeLinkedApp;

/// Exempts members from space limits. The limit is 1,000 members for each call. The optional arguments have their
/// defaults.
- (DBRpcTask<DBTEAMExcludedUsersUpdateResult *, DBTEAMExcludedUsersUpdateError *> *)memberSpaceLimitsExcludedUsersAdd;

/// Exempts members from space limits. The limit is 1,000 members for each call.
///
/// Route `team/member_space_limits/excluded_users/add`: style rpc, host api, auth team, scope `members.write`.
/// Error: `DBTEAMExcludedUsersUpdateError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-member_space_limits-excluded_users-add>
///
/// - Parameter users: The members, at most 1,000.
- (DBRpcTask<DBTEAMExcludedUsersUpdateResult *, DBTEAMExcludedUsersUpdateError *> *)
    memberSpaceLimitsExcludedUsersAdd:(nullable NSArray<DBTEAMUserSelectorArg *> *)users;

/// Lists the members who are exempt from space limits, page by page. The optional arguments have their defaults.
- (DBRpcTask<DBTEAMExcludedUsersListResult *, DBTEAMExcludedUsersListError *> *)memberSpaceLimitsExcludedUsersList;

/// Lists the members who are exempt from space limits, page by page.
///
/// Route `team/member_space_limits/excluded_users/list`: style rpc, host api, auth team, scope `members.read`.
/// Error: `DBTEAMExcludedUsersListError`.
/// Reference:
/// <https://www.dropbox.com/developers/documentation/http/teams#team-member_space_limits-excluded_users-list>
///
/// - Parameter limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
- (DBRpcTask<DBTEAMExcludedUsersListResult *, DBTEAMExcludedUsersListError *> *)
    memberSpaceLimitsExcludedUsersList:(nullable NSNumber *)limit;

/// Returns the next page of `memberSpaceLimitsExcludedUsersList`.
///
/// Route `team/member_space_limits/excluded_users/list/continue`: style rpc, host api, auth team, scope `members.read`.
/// Error: `DBTEAMExcludedUsersListContinueError`.
/// Reference:
/// <https://www.dropbox.com/developers/documentation/http/teams#team-member_space_limits-excluded_users-list-continue>
///
/// - Parameter cursor: The cursor of the next page.
- (DBRpcTask<DBTEAMExcludedUsersListResult *, DBTEAMExcludedUsersListContinueError *> *)
    memberSpaceLimitsExcludedUsersListContinue:(NSString *)cursor;

/// Removes the exemption of members from space limits. The limit is 1,000 members for each call. The optional arguments
/// have their defaults.
- (DBRpcTask<DBTEAMExcludedUsersUpdateResult *, DBTEAMExcludedUsersUpdateError *> *)memberSpaceLimitsExcludedUsersRemove;

/// Removes the exemption of members from space limits. The limit is 1,000 members for each call.
///
/// Route `team/member_space_limits/excluded_users/remove`: style rpc, host api, auth team, scope `members.write`.
/// Error: `DBTEAMExcludedUsersUpdateError`.
/// Reference:
/// <https://www.dropbox.com/developers/documentation/http/teams#team-member_space_limits-excluded_users-remove>
///
/// - Parameter users: The members, at most 1,000.
- (DBRpcTask<DBTEAMExcludedUsersUpdateResult *, DBTEAMExcludedUsersUpdateError *> *)
    memberSpaceLimitsExcludedUsersRemove:(nullable NSArray<DBTEAMUserSelectorArg *> *)users;

/// Returns the space limits of up to 1,000 members.
///
/// Route `team/member_space_limits/get_custom_quota`: style rpc, host api, auth team, scope `members.read`.
/// Error: `DBTEAMCustomQuotaError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-member_space_limits-get_custom_quota>
///
/// - Parameter users: The members, at most 1,000.
- (DBRpcTask<NSArray<DBTEAMCustomQuotaResult *> *, DBTEAMCustomQuotaError *> *)
    memberSpaceLimitsGetCustomQuota:(NSArray<DBTEAMUserSelectorArg *> *)users;

/// Removes the space limits of up to 1,000 members. The limit of the team applies afterward.
///
/// Route `team/member_space_limits/remove_custom_quota`: style rpc, host api, auth team, scope `members.write`.
/// Error: `DBTEAMCustomQuotaError`.
/// Reference:
/// <https://www.dropbox.com/developers/documentation/http/teams#team-member_space_limits-remove_custom_quota>
///
/// - Parameter users: The members, at most 1,000.
- (DBRpcTask<NSArray<DBTEAMRemoveCustomQuotaResult *> *, DBTEAMCustomQuotaError *> *)
    memberSpaceLimitsRemoveCustomQuota:(NSArray<DBTEAMUserSelectorArg *> *)users;

/// Sets the space limits of up to 1,000 members. An admin must have set a limit for the team first.
///
/// Route `team/member_space_limits/set_custom_quota`: style rpc, host api, auth team, scope `members.read`.
/// Error: `DBTEAMSetCustomQuotaError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-member_space_limits-set_custom_quota>
///
/// - Parameter usersAndQuotas: The members, each with their space limit. The limit is 1,000 members for each call.
- (DBRpcTask<NSArray<DBTEAMCustomQuotaResult *> *, DBTEAMSetCustomQuotaError *> *)
    memberSpaceLimitsSetCustomQuota:(NSArray<DBTEAMUserCustomQuotaArg *> *)usersAndQuotas;

/// Adds up to 20 people to the team. May return a job to poll with `membersAddJobStatusGet`. The optional arguments
/// have their defaults.
- (DBRpcTask<DBTEAMMembersAddLaunch *, DBNilObject *> *)membersAdd:(NSArray<DBTEAMMemberAddArg *> *)dNewMembers;

/// Adds up to 20 people to the team. May return a job to poll with `membersAddJobStatusGet`.
///
/// Route `team/members/add`: style rpc, host api, auth team, scope `members.write`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-add>
///
/// - Parameters:
///   - dNewMembers: The people to add, at most 20.
///   - forceAsync: A Boolean value that indicates whether to return a job immediately. The default is `@NO`.
- (DBRpcTask<DBTEAMMembersAddLaunch *, DBNilObject *> *)membersAdd:(NSArray<DBTEAMMemberAddArg *> *)dNewMembers
    forceAsync:(nullable NSNumber *)forceAsync;

/// Adds up to 20 people to the team. People without an account get one; people with a personal account are asked to
/// move it. May return a job to poll with `membersAddJobStatusGetV2`. The optional arguments have their defaults.
- (DBRpcTask<DBTEAMMembersAddLaunchV2Result *, DBNilObject *> *)
    membersAddV2:(NSArray<DBTEAMMemberAddV2Arg *> *)dNewMembers;

/// Adds up to 20 people to the team. People without an account get one; people with a personal account are asked to
/// move it. May return a job to poll with `membersAddJobStatusGetV2`.
///
/// Route `team/members/add_v2`: style rpc, host api, auth team, scope `members.write`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-add>
///
/// - Parameters:
///   - dNewMembers: The people to add, at most 20.
///   - forceAsync: A Boolean value that indicates whether to return a job immediately. The default is `@NO`.
- (DBRpcTask<DBTEAMMembersAddLaunchV2Result *, DBNilObject *> *)
    membersAddV2:(NSArray<DBTEAMMemberAddV2Arg *> *)dNewMembers
    forceAsync:(nullable NSNumber *)forceAsync;

/// Polls a job of `membersAdd`. Returns whether it is still running, or the outcome for each person.
///
/// Route `team/members/add/job_status/get`: style rpc, host api, auth team, scope `members.write`.
/// Error: `DBASYNCPollError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-add-job_status-get>
///
/// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1 character.
- (DBRpcTask<DBTEAMMembersAddJobStatus *, DBASYNCPollError *> *)membersAddJobStatusGet:(NSString *)asyncJobId;

/// Polls a job of `membersAddV2`. Returns whether it is still running, or the outcome for each person.
///
/// Route `team/members/add/job_status/get_v2`: style rpc, host api, auth team, scope `members.write`.
/// Error: `DBASYNCPollError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-add-job_status-get>
///
/// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1 character.
- (DBRpcTask<DBTEAMMembersAddJobStatusV2Result *, DBASYNCPollError *> *)membersAddJobStatusGetV2:(NSString *)asyncJobId;

/// Starts a job that suspends up to 500 members and sends a report by email. Poll the job with
/// `membersBulkSuspendJobStatusCheck`.
///
/// Route `team/members/bulk_suspend`: style rpc, host api, auth team, scope `members.write`.
/// Error: `DBTEAMBulkSuspendError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-bulk_suspend>
///
/// - Parameter members: The members, from 1 to 500, without duplicates.
- (DBRpcTask<DBASYNCLaunchResultBase *, DBTEAMBulkSuspendError *> *)
    membersBulkSuspend:(NSArray<DBTEAMBulkSuspendMemberTarget *> *)members;

/// Polls a job of `membersBulkSuspend`. Returns whether it is still running, or the number of suspended members.
///
/// Route `team/members/bulk_suspend/job_status/check`: style rpc, host api, auth team, scope `members.write`.
/// Error: `DBASYNCPollError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-bulk_suspend-job_status-check>
///
/// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1 character.
- (DBRpcTask<DBTEAMBulkSuspendJobStatus *, DBASYNCPollError *> *)membersBulkSuspendJobStatusCheck:(NSString *)asyncJobId;

/// Permanently deletes the files of a former member. They can't be transferred afterward.
///
/// Route `team/members/delete_former_member_files`: style rpc, host api, auth team, scope `members.write`.
/// Error: `DBTEAMMembersDeleteFormerMemberFilesError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-delete_former_member_files>
///
/// - Parameter user: The former member, by identifier, external ID, or email address.
- (DBRpcTask<DBNilObject *, DBTEAMMembersDeleteFormerMemberFilesError *> *)
    membersDeleteFormerMemberFiles:(DBTEAMUserSelectorArg *)user;

/// Deletes the profile photo of a member.
///
/// Route `team/members/delete_profile_photo`: style rpc, host api, auth team, scope `members.write`.
/// Error: `DBTEAMMembersDeleteProfilePhotoError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-delete_profile_photo>
///
/// - Parameter user: The member, by identifier, external ID, or email address.
- (DBRpcTask<DBTEAMTeamMemberInfo *, DBTEAMMembersDeleteProfilePhotoError *> *)
    membersDeleteProfilePhoto:(DBTEAMUserSelectorArg *)user;

/// Deletes the profile photo of a member, and returns the member with their roles.
///
/// Route `team/members/delete_profile_photo_v2`: style rpc, host api, auth team, scope `members.write`.
/// Error: `DBTEAMMembersDeleteProfilePhotoError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-delete_profile_photo>
///
/// - Parameter user: The member, by identifier, external ID, or email address.
- (DBRpcTask<DBTEAMTeamMemberInfoV2Result *, DBTEAMMembersDeleteProfilePhotoError *> *)
    membersDeleteProfilePhotoV2:(DBTEAMUserSelectorArg *)user;

/// Returns the roles available in the team, for `membersSetAdminPermissionsV2`.
///
/// Route `team/members/get_available_team_member_roles`: style rpc, host api, auth team, scope `members.read`.
/// Reference:
/// <https://www.dropbox.com/developers/documentation/http/teams#team-members-get_available_team_member_roles>
- (DBRpcTask<DBTEAMMembersGetAvailableTeamMemberRolesResult *, DBNilObject *> *)membersGetAvailableTeamMemberRoles;

/// Returns the profiles of members.
///
/// Route `team/members/get_info`: style rpc, host api, auth team, scope `members.read`.
/// Error: `DBTEAMMembersGetInfoError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-get_info>
///
/// - Parameter members: The members, by identifier, external ID, or email address.
- (DBRpcTask<NSArray<DBTEAMMembersGetInfoItem *> *, DBTEAMMembersGetInfoError *> *)
    membersGetInfo:(NSArray<DBTEAMUserSelectorArg *> *)members;

/// Returns the profiles of members with their roles. Each member has their own result.
///
/// Route `team/members/get_info_v2`: style rpc, host api, auth team, scope `members.read`.
/// Error: `DBTEAMMembersGetInfoError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-get_info>
///
/// - Parameter members: The members, by identifier, external ID, or email address.
- (DBRpcTask<DBTEAMMembersGetInfoV2Result *, DBTEAMMembersGetInfoError *> *)
    membersGetInfoV2:(NSArray<DBTEAMUserSelectorArg *> *)members;

/// Lists the members of the team, page by page. The optional arguments have their defaults.
- (DBRpcTask<DBTEAMMembersListResult *, DBTEAMMembersListError *> *)membersList;

/// Lists the members of the team, page by page.
///
/// Route `team/members/list`: style rpc, host api, auth team, scope `members.read`.
/// Error: `DBTEAMMembersListError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-list>
///
/// - Parameters:
///   - limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
///   - includeRemoved: A Boolean value that indicates whether to include former members. The default is `@NO`.
- (DBRpcTask<DBTEAMMembersListResult *, DBTEAMMembersListError *> *)membersList:(nullable NSNumber *)limit
    includeRemoved:(nullable NSNumber *)includeRemoved;

/// Lists the members of the team with their roles, page by page. The optional arguments have their defaults.
- (DBRpcTask<DBTEAMMembersListV2Result *, DBTEAMMembersListError *> *)membersListV2;

/// Lists the members of the team with their roles, page by page.
///
/// Route `team/members/list_v2`: style rpc, host api, auth team, scope `members.read`.
/// Error: `DBTEAMMembersListError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-list>
///
/// - Parameters:
///   - limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
///   - includeRemoved: A Boolean value that indicates whether to include former members. The default is `@NO`.
- (DBRpcTask<DBTEAMMembersListV2Result *, DBTEAMMembersListError *> *)membersListV2:(nullable NSNumber *)limit
    includeRemoved:(nullable NSNumber *)includeRemoved;

/// Returns the next page of `membersList`.
///
/// Route `team/members/list/continue`: style rpc, host api, auth team, scope `members.read`.
/// Error: `DBTEAMMembersListContinueError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-list-continue>
///
/// - Parameter cursor: The cursor of the most recent page.
- (DBRpcTask<DBTEAMMembersListResult *, DBTEAMMembersListContinueError *> *)membersListContinue:(NSString *)cursor;

/// Returns the next page of `membersListV2`.
///
/// Route `team/members/list/continue_v2`: style rpc, host api, auth team, scope `members.read`.
/// Error: `DBTEAMMembersListContinueError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-list-continue>
///
/// - Parameter cursor: The cursor of the most recent page.
- (DBRpcTask<DBTEAMMembersListV2Result *, DBTEAMMembersListContinueError *> *)membersListContinueV2:(NSString *)cursor;

/// Starts a job that transfers the files of a former member to another member. Poll it with
/// `membersMoveFormerMemberFilesJobStatusCheck`.
///
/// Route `team/members/move_former_member_files`: style rpc, host api, auth team, scope `members.write`.
/// Error: `DBTEAMMembersTransferFormerMembersFilesError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-move_former_member_files>
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - transferDestId: The member who receives the files.
///   - transferAdminId: The admin who receives an email if an error occurs.
- (DBRpcTask<DBASYNCLaunchEmptyResult *, DBTEAMMembersTransferFormerMembersFilesError *> *)
    membersMoveFormerMemberFiles:(DBTEAMUserSelectorArg *)user
    transferDestId:(DBTEAMUserSelectorArg *)transferDestId
    transferAdminId:(DBTEAMUserSelectorArg *)transferAdminId;

/// Polls a job of `membersMoveFormerMemberFiles`. Returns whether it is still running.
///
/// Route `team/members/move_former_member_files/job_status/check`: style rpc, host api, auth team, scope
/// `members.write`.
/// Error: `DBASYNCPollError`.
/// Reference:
/// <https://www.dropbox.com/developers/documentation/http/teams#team-members-move_former_member_files-job_status-check>
///
/// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1 character.
- (DBRpcTask<DBASYNCPollEmptyResult *, DBASYNCPollError *> *)
    membersMoveFormerMemberFilesJobStatusCheck:(NSString *)asyncJobId;

/// Recovers a removed member within 7 days, unless their files were deleted or transferred.
///
/// Route `team/members/recover`: style rpc, host api, auth team, scope `members.delete`.
/// Error: `DBTEAMMembersRecoverError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-recover>
///
/// - Parameter user: The former member, by identifier, external ID, or email address.
- (DBRpcTask<DBNilObject *, DBTEAMMembersRecoverError *> *)membersRecover:(DBTEAMUserSelectorArg *)user;

/// Removes a member from the team. For 7 days, `membersRecover` can undo it. May return a job to poll with
/// `membersRemoveJobStatusGet`. The optional arguments have their defaults.
- (DBRpcTask<DBASYNCLaunchEmptyResult *, DBTEAMMembersRemoveError *> *)membersRemove:(DBTEAMUserSelectorArg *)user;

/// Removes a member from the team. For 7 days, `membersRecover` can undo it. May return a job to poll with
/// `membersRemoveJobStatusGet`.
///
/// Route `team/members/remove`: style rpc, host api, auth team, scope `members.delete`.
/// Error: `DBTEAMMembersRemoveError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-remove>
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - wipeData: A Boolean value that indicates whether to delete the data on the member's linked devices. The default
///     is `@YES`.
///   - transferDestId: The member who receives the files. `nil` for no transfer.
///   - transferAdminId: The admin who receives an email if an error occurs. Required with `transferDestId`.
///   - keepAccount: A Boolean value that indicates whether the member keeps their account as a Basic account. Requires
///     that `wipeData` is `false`. The default is `@NO`.
///   - retainTeamShares: A Boolean value that indicates whether the member keeps access to folders that were shared
///     with them individually. Requires that `keepAccount` is `true` and `wipeData` is `false`. The default is `@NO`.
///   - permanentlyDeleteFiles: A Boolean value that indicates whether to permanently delete the member's files. They
///     can't be transferred afterward. The default is `@NO`.
- (DBRpcTask<DBASYNCLaunchEmptyResult *, DBTEAMMembersRemoveError *> *)membersRemove:(DBTEAMUserSelectorArg *)user
    wipeData:(nullable NSNumber *)wipeData
    transferDestId:(nullable DBTEAMUserSelectorArg *)transferDestId
    transferAdminId:(nullable DBTEAMUserSelectorArg *)transferAdminId
    keepAccount:(nullable NSNumber *)keepAccount
    retainTeamShares:(nullable NSNumber *)retainTeamShares
    permanentlyDeleteFiles:(nullable NSNumber *)permanentlyDeleteFiles;

/// Polls a job of `membersRemove`. Returns whether it is still running.
///
/// Route `team/members/remove/job_status/get`: style rpc, host api, auth team, scope `members.delete`.
/// Error: `DBASYNCPollError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-remove-job_status-get>
///
/// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1 character.
- (DBRpcTask<DBASYNCPollEmptyResult *, DBASYNCPollError *> *)membersRemoveJobStatusGet:(NSString *)asyncJobId;

/// Adds secondary email addresses to members' accounts. Email addresses outside the team's domains require
/// verification.
///
/// Route `team/members/secondary_emails/add`: style rpc, host api, auth team, scope `members.write`.
/// Error: `DBTEAMAddSecondaryEmailsError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-secondary_emails-add>
///
/// - Parameter dNewSecondaryEmails: The members, each with the email addresses to add. The limit is 20 email addresses
///   for each call.
- (DBRpcTask<DBTEAMAddSecondaryEmailsResult *, DBTEAMAddSecondaryEmailsError *> *)
    membersSecondaryEmailsAdd:(NSArray<DBTEAMUserSecondaryEmailsArg *> *)dNewSecondaryEmails;

/// Removes secondary email addresses from members' accounts. Dropbox notifies the members by email.
///
/// Route `team/members/secondary_emails/delete`: style rpc, host api, auth team, scope `members.write`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-secondary_emails-delete>
///
/// - Parameter emailsToDelete: The members, each with the email addresses to remove.
- (DBRpcTask<DBTEAMDeleteSecondaryEmailsResult *, DBNilObject *> *)
    membersSecondaryEmailsDelete:(NSArray<DBTEAMUserSecondaryEmailsArg *> *)emailsToDelete;

/// Sends the verification emails for secondary email addresses again.
///
/// Route `team/members/secondary_emails/resend_verification_emails`: style rpc, host api, auth team, scope
/// `members.write`.
/// Reference:
/// <https://www.dropbox.com/developers/documentation/http/teams#team-members-secondary_emails-resend_verification_emails>
///
/// - Parameter emailsToResend: The members, each with the email addresses to verify.
- (DBRpcTask<DBTEAMResendVerificationEmailResult *, DBNilObject *> *)
    membersSecondaryEmailsResendVerificationEmails:(NSArray<DBTEAMUserSecondaryEmailsArg *> *)emailsToResend;

/// Sends the invitation email to a member who hasn't joined again.
///
/// Route `team/members/send_welcome_email`: style rpc, host api, auth team, scope `members.write`.
/// Error: `DBTEAMMembersSendWelcomeError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-send_welcome_email>
///
/// - Parameter userSelectorArg: A team member, by identifier, external ID, or email address.
- (DBRpcTask<DBNilObject *, DBTEAMMembersSendWelcomeError *> *)
    membersSendWelcomeEmail:(DBTEAMUserSelectorArg *)userSelectorArg;

/// Sets the admin permissions of a member.
///
/// Route `team/members/set_admin_permissions`: style rpc, host api, auth team, scope `members.write`.
/// Error: `DBTEAMMembersSetPermissionsError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-set_admin_permissions>
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - dNewRole: The new admin permissions.
- (DBRpcTask<DBTEAMMembersSetPermissionsResult *, DBTEAMMembersSetPermissionsError *> *)
    membersSetAdminPermissions:(DBTEAMUserSelectorArg *)user
    dNewRole:(DBTEAMAdminTier *)dNewRole;

/// Sets the roles of a member. The optional arguments have their defaults.
- (DBRpcTask<DBTEAMMembersSetPermissions2Result *, DBTEAMMembersSetPermissions2Error *> *)
    membersSetAdminPermissionsV2:(DBTEAMUserSelectorArg *)user;

/// Sets the roles of a member.
///
/// Route `team/members/set_admin_permissions_v2`: style rpc, host api, auth team, scope `members.write`.
/// Error: `DBTEAMMembersSetPermissions2Error`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-set_admin_permissions>
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - dNewRoles: The identifiers of the new roles. An empty list removes all roles. At most 1 item. Each item has at
///     most 128 characters. Each item starts with `pid_dbtmr:`.
- (DBRpcTask<DBTEAMMembersSetPermissions2Result *, DBTEAMMembersSetPermissions2Error *> *)
    membersSetAdminPermissionsV2:(DBTEAMUserSelectorArg *)user
    dNewRoles:(nullable NSArray<NSString *> *)dNewRoles;

/// Changes the name, email address, or external ID of a member. The optional arguments have their defaults.
- (DBRpcTask<DBTEAMTeamMemberInfo *, DBTEAMMembersSetProfileError *> *)membersSetProfile:(DBTEAMUserSelectorArg *)user;

/// Changes the name, email address, or external ID of a member.
///
/// Route `team/members/set_profile`: style rpc, host api, auth team, scope `members.write`.
/// Error: `DBTEAMMembersSetProfileError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-set_profile>
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - dNewEmail: The new email address. At most 255 characters. Is an email address.
///   - dNewExternalId: The new external ID. At most 64 characters.
///   - dNewGivenName: The new given name. At most 50 characters. Contains none of the characters `/:?*<>"|`.
///   - dNewSurname: The new family name. At most 50 characters. Contains none of the characters `/:?*<>"|`.
///   - dNewPersistentId: The new persistent identifier for SAML sign-in. Supported only for teams that use persistent
///     identifiers.
///   - dNewIsDirectoryRestricted: A Boolean value that indicates whether the team's directory is restricted for the
///     member from now on.
- (DBRpcTask<DBTEAMTeamMemberInfo *, DBTEAMMembersSetProfileError *> *)membersSetProfile:(DBTEAMUserSelectorArg *)user
    dNewEmail:(nullable NSString *)dNewEmail
    dNewExternalId:(nullable NSString *)dNewExternalId
    dNewGivenName:(nullable NSString *)dNewGivenName
    dNewSurname:(nullable NSString *)dNewSurname
    dNewPersistentId:(nullable NSString *)dNewPersistentId
    dNewIsDirectoryRestricted:(nullable NSNumber *)dNewIsDirectoryRestricted;

/// Changes the name, email address, or external ID of a member, and returns the member with their roles. The optional
/// arguments have their defaults.
- (DBRpcTask<DBTEAMTeamMemberInfoV2Result *, DBTEAMMembersSetProfileError *> *)
    membersSetProfileV2:(DBTEAMUserSelectorArg *)user;

/// Changes the name, email address, or external ID of a member, and returns the member with their roles.
///
/// Route `team/members/set_profile_v2`: style rpc, host api, auth team, scope `members.write`.
/// Error: `DBTEAMMembersSetProfileError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-set_profile>
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - dNewEmail: The new email address. At most 255 characters. Is an email address.
///   - dNewExternalId: The new external ID. At most 64 characters.
///   - dNewGivenName: The new given name. At most 50 characters. Contains none of the characters `/:?*<>"|`.
///   - dNewSurname: The new family name. At most 50 characters. Contains none of the characters `/:?*<>"|`.
///   - dNewPersistentId: The new persistent identifier for SAML sign-in. Supported only for teams that use persistent
///     identifiers.
///   - dNewIsDirectoryRestricted: A Boolean value that indicates whether the team's directory is restricted for the
///     member from now on.
- (DBRpcTask<DBTEAMTeamMemberInfoV2Result *, DBTEAMMembersSetProfileError *> *)
    membersSetProfileV2:(DBTEAMUserSelectorArg *)user
    dNewEmail:(nullable NSString *)dNewEmail
    dNewExternalId:(nullable NSString *)dNewExternalId
    dNewGivenName:(nullable NSString *)dNewGivenName
    dNewSurname:(nullable NSString *)dNewSurname
    dNewPersistentId:(nullable NSString *)dNewPersistentId
    dNewIsDirectoryRestricted:(nullable NSNumber *)dNewIsDirectoryRestricted;

/// Sets the profile photo of a member.
///
/// Route `team/members/set_profile_photo`: style rpc, host api, auth team, scope `members.write`.
/// Error: `DBTEAMMembersSetProfilePhotoError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-set_profile_photo>
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - photo: The new photo.
- (DBRpcTask<DBTEAMTeamMemberInfo *, DBTEAMMembersSetProfilePhotoError *> *)
    membersSetProfilePhoto:(DBTEAMUserSelectorArg *)user
    photo:(DBACCOUNTPhotoSourceArg *)photo;

/// Sets the profile photo of a member, and returns the member with their roles.
///
/// Route `team/members/set_profile_photo_v2`: style rpc, host api, auth team, scope `members.write`.
/// Error: `DBTEAMMembersSetProfilePhotoError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-set_profile_photo>
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - photo: The new photo.
- (DBRpcTask<DBTEAMTeamMemberInfoV2Result *, DBTEAMMembersSetProfilePhotoError *> *)
    membersSetProfilePhotoV2:(DBTEAMUserSelectorArg *)user
    photo:(DBACCOUNTPhotoSourceArg *)photo;

/// Suspends a member. They can't sign in until `membersUnsuspend` is called. The optional arguments have their
/// defaults.
- (DBRpcTask<DBNilObject *, DBTEAMMembersSuspendError *> *)membersSuspend:(DBTEAMUserSelectorArg *)user;

/// Suspends a member. They can't sign in until `membersUnsuspend` is called.
///
/// Route `team/members/suspend`: style rpc, host api, auth team, scope `members.write`.
/// Error: `DBTEAMMembersSuspendError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-suspend>
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - wipeData: A Boolean value that indicates whether to delete the data on the member's linked devices. The default
///     is `@YES`.
- (DBRpcTask<DBNilObject *, DBTEAMMembersSuspendError *> *)membersSuspend:(DBTEAMUserSelectorArg *)user
    wipeData:(nullable NSNumber *)wipeData;

/// Unsuspends a member.
///
/// Route `team/members/unsuspend`: style rpc, host api, auth team, scope `members.write`.
/// Error: `DBTEAMMembersUnsuspendError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-unsuspend>
///
/// - Parameter user: The member, by identifier, external ID, or email address.
- (DBRpcTask<DBNilObject *, DBTEAMMembersUnsuspendError *> *)membersUnsuspend:(DBTEAMUserSelectorArg *)user;

/// Lists the namespaces that the team has access to: team folders, shared folders, home folders, and app folders. A
/// namespace may occur more than once. The optional arguments have their defaults.
- (DBRpcTask<DBTEAMTeamNamespacesListResult *, DBTEAMTeamNamespacesListError *> *)namespacesList;

/// Lists the namespaces that the team has access to: team folders, shared folders, home folders, and app folders. A
/// namespace may occur more than once.
///
/// Route `team/namespaces/list`: style rpc, host api, auth team, scope `team_data.member`.
/// Error: `DBTEAMTeamNamespacesListError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-namespaces-list>
///
/// - Parameter limit: This option has no effect. The default is 1000. From 1 to 1000. Deprecated.
- (DBRpcTask<DBTEAMTeamNamespacesListResult *, DBTEAMTeamNamespacesListError *> *)
    namespacesList:(nullable NSNumber *)limit;

/// Returns the next page of `namespacesList`. A namespace may occur more than once.
///
/// Route `team/namespaces/list/continue`: style rpc, host api, auth team, scope `team_data.member`.
/// Error: `DBTEAMTeamNamespacesListContinueError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-namespaces-list-continue>
///
/// - Parameter cursor: The cursor of the most recent page.
- (DBRpcTask<DBTEAMTeamNamespacesListResult *, DBTEAMTeamNamespacesListContinueError *> *)
    namespacesListContinue:(NSString *)cursor;

/// Creates a property template for the team. Use `templatesAddForTeam` of `FileProperties` instead.
///
/// Route `team/properties/template/add`: style rpc, host api, auth team, scope `files.team_metadata.write`.
/// Error: `DBFILEPROPERTIESModifyTemplateError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-properties-template-add>
///
/// - Parameters:
///   - name: The display name, at most 256 bytes.
///   - description_: The purpose of the template, at most 1,024 bytes.
///   - fields: The fields, at most 32.
- (DBRpcTask<DBFILEPROPERTIESAddTemplateResult *, DBFILEPROPERTIESModifyTemplateError *> *)
    propertiesTemplateAdd:(NSString *)name
    description_:(NSString *)description_
    fields:(NSArray<DBFILEPROPERTIESPropertyFieldTemplate *> *)fields
    __deprecated_msg("Dropbox deprecated the route.");

/// Returns a property template of the team. Use `templatesGetForTeam` of `FileProperties` instead.
///
/// Route `team/properties/template/get`: style rpc, host api, auth team, scope `files.team_metadata.write`.
/// Error: `DBFILEPROPERTIESTemplateError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-properties-template-get>
///
/// - Parameter templateId: The identifier of the template, `ptid:…`. At least 1 character. Starts with `/` or `ptid:`.
- (DBRpcTask<DBFILEPROPERTIESGetTemplateResult *, DBFILEPROPERTIESTemplateError *> *)
    propertiesTemplateGet:(NSString *)templateId
    __deprecated_msg("Dropbox deprecated the route.");

/// Returns a report on the activity of members for each day. Dropbox announced the end of this route for July 1, 2021.
/// The optional arguments have their defaults.
- (DBRpcTask<DBTEAMGetActivityReport *, DBTEAMDateRangeError *> *)reportsGetActivity
    __deprecated_msg("Dropbox deprecated the route.");

/// Returns a report on the activity of members for each day. Dropbox announced the end of this route for July 1, 2021.
///
/// Route `team/reports/get_activity`: style rpc, host api, auth team, scope `team_info.read`.
/// Error: `DBTEAMDateRangeError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-reports-get_activity>
///
/// - Parameters:
///   - startDate: The first day. The default, and the earliest possible day, is 6 months ago.
///   - endDate: The day after the last day.
- (DBRpcTask<DBTEAMGetActivityReport *, DBTEAMDateRangeError *> *)reportsGetActivity:(nullable NSDate *)startDate
    endDate:(nullable NSDate *)endDate
    __deprecated_msg("Dropbox deprecated the route.");

/// Returns a report on active devices for each day. Dropbox announced the end of this route for July 1, 2021. The
/// optional arguments have their defaults.
- (DBRpcTask<DBTEAMGetDevicesReport *, DBTEAMDateRangeError *> *)reportsGetDevices
    __deprecated_msg("Dropbox deprecated the route.");

/// Returns a report on active devices for each day. Dropbox announced the end of this route for July 1, 2021.
///
/// Route `team/reports/get_devices`: style rpc, host api, auth team, scope `team_info.read`.
/// Error: `DBTEAMDateRangeError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-reports-get_devices>
///
/// - Parameters:
///   - startDate: The first day. The default, and the earliest possible day, is 6 months ago.
///   - endDate: The day after the last day.
- (DBRpcTask<DBTEAMGetDevicesReport *, DBTEAMDateRangeError *> *)reportsGetDevices:(nullable NSDate *)startDate
    endDate:(nullable NSDate *)endDate
    __deprecated_msg("Dropbox deprecated the route.");

/// Returns a report on the number of members for each day. Dropbox announced the end of this route for July 1, 2021.
/// The optional arguments have their defaults.
- (DBRpcTask<DBTEAMGetMembershipReport *, DBTEAMDateRangeError *> *)reportsGetMembership
    __deprecated_msg("Dropbox deprecated the route.");

/// Returns a report on the number of members for each day. Dropbox announced the end of this route for July 1, 2021.
///
/// Route `team/reports/get_membership`: style rpc, host api, auth team, scope `team_info.read`.
/// Error: `DBTEAMDateRangeError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-reports-get_membership>
///
/// - Parameters:
///   - startDate: The first day. The default, and the earliest possible day, is 6 months ago.
///   - endDate: The day after the last day.
- (DBRpcTask<DBTEAMGetMembershipReport *, DBTEAMDateRangeError *> *)reportsGetMembership:(nullable NSDate *)startDate
    endDate:(nullable NSDate *)endDate
    __deprecated_msg("Dropbox deprecated the route.");

/// Returns a report on the storage of the team for each day. Dropbox announced the end of this route for July 1, 2021.
/// The optional arguments have their defaults.
- (DBRpcTask<DBTEAMGetStorageReport *, DBTEAMDateRangeError *> *)reportsGetStorage
    __deprecated_msg("Dropbox deprecated the route.");

/// Returns a report on the storage of the team for each day. Dropbox announced the end of this route for July 1, 2021.
///
/// Route `team/reports/get_storage`: style rpc, host api, auth team, scope `team_info.read`.
/// Error: `DBTEAMDateRangeError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-reports-get_storage>
///
/// - Parameters:
///   - startDate: The first day. The default, and the earliest possible day, is 6 months ago.
///   - endDate: The day after the last day.
- (DBRpcTask<DBTEAMGetStorageReport *, DBTEAMDateRangeError *> *)reportsGetStorage:(nullable NSDate *)startDate
    endDate:(nullable NSDate *)endDate
    __deprecated_msg("Dropbox deprecated the route.");

/// Adds domains and email addresses to the sharing allowlist. The limit is 100 entries for each call and 10,000 in
/// total. If one entry isn't valid, the call fails. The optional arguments have their defaults.
- (DBRpcTask<DBTEAMSharingAllowlistAddResponse *, DBTEAMSharingAllowlistAddError *> *)sharingAllowlistAdd;

/// Adds domains and email addresses to the sharing allowlist. The limit is 100 entries for each call and 10,000 in
/// total. If one entry isn't valid, the call fails.
///
/// Route `team/sharing_allowlist/add`: style rpc, host api, auth team, scope `team_info.write`.
/// Error: `DBTEAMSharingAllowlistAddError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-sharing_allowlist-add>
///
/// - Parameters:
///   - domains: The domains, such as `example.com`.
///   - emails: The email addresses.
- (DBRpcTask<DBTEAMSharingAllowlistAddResponse *, DBTEAMSharingAllowlistAddError *> *)
    sharingAllowlistAdd:(nullable NSArray<NSString *> *)domains
    emails:(nullable NSArray<NSString *> *)emails;

/// Lists the domains and email addresses of the sharing allowlist, newest first. The optional arguments have their
/// defaults.
- (DBRpcTask<DBTEAMSharingAllowlistListResponse *, DBTEAMSharingAllowlistListError *> *)sharingAllowlistList;

/// Lists the domains and email addresses of the sharing allowlist, newest first.
///
/// Route `team/sharing_allowlist/list`: style rpc, host api, auth team, scope `team_info.read`.
/// Error: `DBTEAMSharingAllowlistListError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-sharing_allowlist-list>
///
/// - Parameter limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
- (DBRpcTask<DBTEAMSharingAllowlistListResponse *, DBTEAMSharingAllowlistListError *> *)
    sharingAllowlistList:(nullable NSNumber *)limit;

/// Returns the next page of `sharingAllowlistList`.
///
/// Route `team/sharing_allowlist/list/continue`: style rpc, host api, auth team, scope `team_info.read`.
/// Error: `DBTEAMSharingAllowlistListContinueError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-sharing_allowlist-list-continue>
///
/// - Parameter cursor: The cursor of the most recent page.
- (DBRpcTask<DBTEAMSharingAllowlistListResponse *, DBTEAMSharingAllowlistListContinueError *> *)
    sharingAllowlistListContinue:(NSString *)cursor;

/// Removes domains and email addresses from the sharing allowlist. The limit is 1,000 entries for each call. If one
/// entry isn't valid, the call fails. The optional arguments have their defaults.
- (DBRpcTask<DBTEAMSharingAllowlistRemoveResponse *, DBTEAMSharingAllowlistRemoveError *> *)sharingAllowlistRemove;

/// Removes domains and email addresses from the sharing allowlist. The limit is 1,000 entries for each call. If one
/// entry isn't valid, the call fails.
///
/// Route `team/sharing_allowlist/remove`: style rpc, host api, auth team, scope `team_info.write`.
/// Error: `DBTEAMSharingAllowlistRemoveError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-sharing_allowlist-remove>
///
/// - Parameters:
///   - domains: The domains.
///   - emails: The email addresses.
- (DBRpcTask<DBTEAMSharingAllowlistRemoveResponse *, DBTEAMSharingAllowlistRemoveError *> *)
    sharingAllowlistRemove:(nullable NSArray<NSString *> *)domains
    emails:(nullable NSArray<NSString *> *)emails;

/// Activates an archived team folder.
///
/// Route `team/team_folder/activate`: style rpc, host api, auth team, scope `team_data.content.write`.
/// Error: `DBTEAMTeamFolderActivateError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-team_folder-activate>
///
/// - Parameter teamFolderId: The identifier of the team folder. Consists of letters from A to Z, digits, hyphens,
///   underscores, and colons.
- (DBRpcTask<DBTEAMTeamFolderMetadata *, DBTEAMTeamFolderActivateError *> *)teamFolderActivate:(NSString *)teamFolderId;

/// Archives a team folder and removes its members. Not supported for teams with a team space. May return a job to poll
/// with `teamFolderArchiveCheck`. The optional arguments have their defaults.
- (DBRpcTask<DBTEAMTeamFolderArchiveLaunch *, DBTEAMTeamFolderArchiveError *> *)
    teamFolderArchive:(NSString *)teamFolderId;

/// Archives a team folder and removes its members. Not supported for teams with a team space. May return a job to poll
/// with `teamFolderArchiveCheck`.
///
/// Route `team/team_folder/archive`: style rpc, host api, auth team, scope `team_data.content.write`.
/// Error: `DBTEAMTeamFolderArchiveError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-team_folder-archive>
///
/// - Parameters:
///   - teamFolderId: The identifier of the team folder. Consists of letters from A to Z, digits, hyphens, underscores,
///     and colons.
///   - forceAsyncOff: A Boolean value that indicates whether to wait for the result instead of starting a job. The
///     default is `@NO`.
- (DBRpcTask<DBTEAMTeamFolderArchiveLaunch *, DBTEAMTeamFolderArchiveError *> *)
    teamFolderArchive:(NSString *)teamFolderId
    forceAsyncOff:(nullable NSNumber *)forceAsyncOff;

/// Polls a job of `teamFolderArchive`. Returns whether it is still running. The folder is archived when its status is
/// `.archived`.
///
/// Route `team/team_folder/archive/check`: style rpc, host api, auth team, scope `team_data.content.write`.
/// Error: `DBASYNCPollError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-team_folder-archive-check>
///
/// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1 character.
- (DBRpcTask<DBTEAMTeamFolderArchiveJobStatus *, DBASYNCPollError *> *)teamFolderArchiveCheck:(NSString *)asyncJobId;

/// Creates a team folder without members. Not supported for teams with a team space. The optional arguments have their
/// defaults.
- (DBRpcTask<DBTEAMTeamFolderMetadata *, DBTEAMTeamFolderCreateError *> *)teamFolderCreate:(NSString *)name;

/// Creates a team folder without members. Not supported for teams with a team space.
///
/// Route `team/team_folder/create`: style rpc, host api, auth team, scope `team_data.content.write`.
/// Error: `DBTEAMTeamFolderCreateError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-team_folder-create>
///
/// - Parameters:
///   - name: The name of the team folder.
///   - syncSetting: The sync setting for members' computers. Supported only for teams that can choose it.
- (DBRpcTask<DBTEAMTeamFolderMetadata *, DBTEAMTeamFolderCreateError *> *)teamFolderCreate:(NSString *)name
    syncSetting:(nullable DBFILESSyncSettingArg *)syncSetting;

/// Returns team folders.
///
/// Route `team/team_folder/get_info`: style rpc, host api, auth team, scope `team_data.content.read`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-team_folder-get_info>
///
/// - Parameter teamFolderIds: The identifiers of the team folders. At least 1 item. Each item consists of letters from
///   A to Z, digits, hyphens, underscores, and colons.
- (DBRpcTask<NSArray<DBTEAMTeamFolderGetInfoItem *> *, DBNilObject *> *)
    teamFolderGetInfo:(NSArray<NSString *> *)teamFolderIds;

/// Lists the team folders page by page. The optional arguments have their defaults.
- (DBRpcTask<DBTEAMTeamFolderListResult *, DBTEAMTeamFolderListError *> *)teamFolderList;

/// Lists the team folders page by page.
///
/// Route `team/team_folder/list`: style rpc, host api, auth team, scope `team_data.content.read`.
/// Error: `DBTEAMTeamFolderListError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-team_folder-list>
///
/// - Parameter limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
- (DBRpcTask<DBTEAMTeamFolderListResult *, DBTEAMTeamFolderListError *> *)teamFolderList:(nullable NSNumber *)limit;

/// Returns the next page of `teamFolderList`.
///
/// Route `team/team_folder/list/continue`: style rpc, host api, auth team, scope `team_data.content.read`.
/// Error: `DBTEAMTeamFolderListContinueError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-team_folder-list-continue>
///
/// - Parameter cursor: The cursor of the most recent page.
- (DBRpcTask<DBTEAMTeamFolderListResult *, DBTEAMTeamFolderListContinueError *> *)
    teamFolderListContinue:(NSString *)cursor;

/// Permanently deletes an archived team folder. Not supported for teams with a team space.
///
/// Route `team/team_folder/permanently_delete`: style rpc, host api, auth team, scope `team_data.content.write`.
/// Error: `DBTEAMTeamFolderPermanentlyDeleteError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-team_folder-permanently_delete>
///
/// - Parameter teamFolderId: The identifier of the team folder. Consists of letters from A to Z, digits, hyphens,
///   underscores, and colons.
- (DBRpcTask<DBNilObject *, DBTEAMTeamFolderPermanentlyDeleteError *> *)
    teamFolderPermanentlyDelete:(NSString *)teamFolderId;

/// Renames an active team folder.
///
/// Route `team/team_folder/rename`: style rpc, host api, auth team, scope `team_data.content.write`.
/// Error: `DBTEAMTeamFolderRenameError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-team_folder-rename>
///
/// - Parameters:
///   - teamFolderId: The identifier of the team folder. Consists of letters from A to Z, digits, hyphens, underscores,
///     and colons.
///   - name: The new name of the team folder.
- (DBRpcTask<DBTEAMTeamFolderMetadata *, DBTEAMTeamFolderRenameError *> *)teamFolderRename:(NSString *)teamFolderId
    name:(NSString *)name;

/// Activates an unmounted team folder.
///
/// Route `team/team_folder/restore`: style rpc, host api, auth team, scope `team_data.content.write`.
/// Error: `DBTEAMTeamFolderRestoreError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-team_folder-restore>
///
/// - Parameter teamFolderId: The identifier of the team folder. Consists of letters from A to Z, digits, hyphens,
///   underscores, and colons.
- (DBRpcTask<DBTEAMTeamFolderMetadata *, DBTEAMTeamFolderRestoreError *> *)teamFolderRestore:(NSString *)teamFolderId;

/// Sets the sync settings of a team folder and its contents for members' computers. The optional arguments have their
/// defaults.
- (DBRpcTask<DBTEAMTeamFolderMetadata *, DBTEAMTeamFolderUpdateSyncSettingsError *> *)
    teamFolderUpdateSyncSettings:(NSString *)teamFolderId;

/// Sets the sync settings of a team folder and its contents for members' computers.
///
/// Route `team/team_folder/update_sync_settings`: style rpc, host api, auth team, scope `team_data.content.write`.
/// Error: `DBTEAMTeamFolderUpdateSyncSettingsError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-team_folder-update_sync_settings>
///
/// - Parameters:
///   - teamFolderId: The identifier of the team folder. Consists of letters from A to Z, digits, hyphens, underscores,
///     and colons.
///   - syncSetting: The new sync setting of the team folder for members' computers.
///   - contentSyncSettings: The new sync settings of contents that differ from that of the folder.
- (DBRpcTask<DBTEAMTeamFolderMetadata *, DBTEAMTeamFolderUpdateSyncSettingsError *> *)
    teamFolderUpdateSyncSettings:(NSString *)teamFolderId
    syncSetting:(nullable DBFILESSyncSettingArg *)syncSetting
    contentSyncSettings:(nullable NSArray<DBFILESContentSyncSettingArg *> *)contentSyncSettings;

/// Returns the admin who authorized the access token of the team.
///
/// Route `team/token/get_authenticated_admin`: style rpc, host api, auth team, scope `team_info.read`.
/// Error: `DBTEAMTokenGetAuthenticatedAdminError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-token-get_authenticated_admin>
- (DBRpcTask<DBTEAMTokenGetAuthenticatedAdminResult *, DBTEAMTokenGetAuthenticatedAdminError *> *)
    tokenGetAuthenticatedAdmin;
@end

/// The descriptors of the routes of `team`.
@interface DBTEAMRouteObjects : DBRouteObjects
/// The descriptor of `team/devices/list_member_devices`.
+ (DBRoute *)DBTEAMDevicesListMemberDevices;
/// The descriptor of `team/devices/list_members_devices`.
+ (DBRoute *)DBTEAMDevicesListMembersDevices;
/// The descriptor of `team/devices/list_team_devices`.
+ (DBRoute *)DBTEAMDevicesListTeamDevices;
/// The descriptor of `team/devices/revoke_device_session`.
+ (DBRoute *)DBTEAMDevicesRevokeDeviceSession;
/// The descriptor of `team/devices/revoke_device_session_batch`.
+ (DBRoute *)DBTEAMDevicesRevokeDeviceSessionBatch;
/// The descriptor of `team/features/get_values`.
+ (DBRoute *)DBTEAMFeaturesGetValues;
/// The descriptor of `team/get_info`.
+ (DBRoute *)DBTEAMGetInfo;
/// The descriptor of `team/groups/create`.
+ (DBRoute *)DBTEAMGroupsCreate;
/// The descriptor of `team/groups/delete`.
+ (DBRoute *)DBTEAMGroupsDelete;
/// The descriptor of `team/groups/get_info`.
+ (DBRoute *)DBTEAMGroupsGetInfo;
/// The descriptor of `team/groups/job_status/get`.
+ (DBRoute *)DBTEAMGroupsJobStatusGet;
/// The descriptor of `team/groups/list`.
+ (DBRoute *)DBTEAMGroupsList;
/// The descriptor of `team/groups/list/continue`.
+ (DBRoute *)DBTEAMGroupsListContinue;
/// The descriptor of `team/groups/members/add`.
+ (DBRoute *)DBTEAMGroupsMembersAdd;
/// The descriptor of `team/groups/members/list`.
+ (DBRoute *)DBTEAMGroupsMembersList;
/// The descriptor of `team/groups/members/list/continue`.
+ (DBRoute *)DBTEAMGroupsMembersListContinue;
/// The descriptor of `team/groups/members/remove`.
+ (DBRoute *)DBTEAMGroupsMembersRemove;
/// The descriptor of `team/groups/members/set_access_type`.
+ (DBRoute *)DBTEAMGroupsMembersSetAccessType;
/// The descriptor of `team/groups/update`.
+ (DBRoute *)DBTEAMGroupsUpdate;
/// The descriptor of `team/legal_holds/create_policy`.
+ (DBRoute *)DBTEAMLegalHoldsCreatePolicy;
/// The descriptor of `team/legal_holds/get_policy`.
+ (DBRoute *)DBTEAMLegalHoldsGetPolicy;
/// The descriptor of `team/legal_holds/list_held_revisions`.
+ (DBRoute *)DBTEAMLegalHoldsListHeldRevisions;
/// The descriptor of `team/legal_holds/list_held_revisions_continue`.
+ (DBRoute *)DBTEAMLegalHoldsListHeldRevisionsContinue;
/// The descriptor of `team/legal_holds/list_policies`.
+ (DBRoute *)DBTEAMLegalHoldsListPolicies;
/// The descriptor of `team/legal_holds/release_policy`.
+ (DBRoute *)DBTEAMLegalHoldsReleasePolicy;
/// The descriptor of `team/legal_holds/update_policy`.
+ (DBRoute *)DBTEAMLegalHoldsUpdatePolicy;
/// The descriptor of `team/linked_apps/list_member_linked_apps`.
+ (DBRoute *)DBTEAMLinkedAppsListMemberLinkedApps;
/// The descriptor of `team/linked_apps/list_members_linked_apps`.
+ (DBRoute *)DBTEAMLinkedAppsListMembersLinkedApps;
/// The descriptor of `team/linked_apps/list_team_linked_apps`.
+ (DBRoute *)DBTEAMLinkedAppsListTeamLinkedApps;
/// The descriptor of `team/linked_apps/revoke_linked_app`.
+ (DBRoute *)DBTEAMLinkedAppsRevokeLinkedApp;
/// The descriptor of `team/linked_apps/revoke_linked_app_batch`.
+ (DBRoute *)DBTEAMLinkedAppsRevokeLinkedAppBatch;
/// The descriptor of `team/member_space_limits/excluded_users/add`.
+ (DBRoute *)DBTEAMMemberSpaceLimitsExcludedUsersAdd;
/// The descriptor of `team/member_space_limits/excluded_users/list`.
+ (DBRoute *)DBTEAMMemberSpaceLimitsExcludedUsersList;
/// The descriptor of `team/member_space_limits/excluded_users/list/continue`.
+ (DBRoute *)DBTEAMMemberSpaceLimitsExcludedUsersListContinue;
/// The descriptor of `team/member_space_limits/excluded_users/remove`.
+ (DBRoute *)DBTEAMMemberSpaceLimitsExcludedUsersRemove;
/// The descriptor of `team/member_space_limits/get_custom_quota`.
+ (DBRoute *)DBTEAMMemberSpaceLimitsGetCustomQuota;
/// The descriptor of `team/member_space_limits/remove_custom_quota`.
+ (DBRoute *)DBTEAMMemberSpaceLimitsRemoveCustomQuota;
/// The descriptor of `team/member_space_limits/set_custom_quota`.
+ (DBRoute *)DBTEAMMemberSpaceLimitsSetCustomQuota;
/// The descriptor of `team/members/add`.
+ (DBRoute *)DBTEAMMembersAdd;
/// The descriptor of `team/members/add_v2`.
+ (DBRoute *)DBTEAMMembersAddV2;
/// The descriptor of `team/members/add/job_status/get`.
+ (DBRoute *)DBTEAMMembersAddJobStatusGet;
/// The descriptor of `team/members/add/job_status/get_v2`.
+ (DBRoute *)DBTEAMMembersAddJobStatusGetV2;
/// The descriptor of `team/members/bulk_suspend`.
+ (DBRoute *)DBTEAMMembersBulkSuspend;
/// The descriptor of `team/members/bulk_suspend/job_status/check`.
+ (DBRoute *)DBTEAMMembersBulkSuspendJobStatusCheck;
/// The descriptor of `team/members/delete_former_member_files`.
+ (DBRoute *)DBTEAMMembersDeleteFormerMemberFiles;
/// The descriptor of `team/members/delete_profile_photo`.
+ (DBRoute *)DBTEAMMembersDeleteProfilePhoto;
/// The descriptor of `team/members/delete_profile_photo_v2`.
+ (DBRoute *)DBTEAMMembersDeleteProfilePhotoV2;
/// The descriptor of `team/members/get_available_team_member_roles`.
+ (DBRoute *)DBTEAMMembersGetAvailableTeamMemberRoles;
/// The descriptor of `team/members/get_info`.
+ (DBRoute *)DBTEAMMembersGetInfo;
/// The descriptor of `team/members/get_info_v2`.
+ (DBRoute *)DBTEAMMembersGetInfoV2;
/// The descriptor of `team/members/list`.
+ (DBRoute *)DBTEAMMembersList;
/// The descriptor of `team/members/list_v2`.
+ (DBRoute *)DBTEAMMembersListV2;
/// The descriptor of `team/members/list/continue`.
+ (DBRoute *)DBTEAMMembersListContinue;
/// The descriptor of `team/members/list/continue_v2`.
+ (DBRoute *)DBTEAMMembersListContinueV2;
/// The descriptor of `team/members/move_former_member_files`.
+ (DBRoute *)DBTEAMMembersMoveFormerMemberFiles;
/// The descriptor of `team/members/move_former_member_files/job_status/check`.
+ (DBRoute *)DBTEAMMembersMoveFormerMemberFilesJobStatusCheck;
/// The descriptor of `team/members/recover`.
+ (DBRoute *)DBTEAMMembersRecover;
/// The descriptor of `team/members/remove`.
+ (DBRoute *)DBTEAMMembersRemove;
/// The descriptor of `team/members/remove/job_status/get`.
+ (DBRoute *)DBTEAMMembersRemoveJobStatusGet;
/// The descriptor of `team/members/secondary_emails/add`.
+ (DBRoute *)DBTEAMMembersSecondaryEmailsAdd;
/// The descriptor of `team/members/secondary_emails/delete`.
+ (DBRoute *)DBTEAMMembersSecondaryEmailsDelete;
/// The descriptor of `team/members/secondary_emails/resend_verification_emails`.
+ (DBRoute *)DBTEAMMembersSecondaryEmailsResendVerificationEmails;
/// The descriptor of `team/members/send_welcome_email`.
+ (DBRoute *)DBTEAMMembersSendWelcomeEmail;
/// The descriptor of `team/members/set_admin_permissions`.
+ (DBRoute *)DBTEAMMembersSetAdminPermissions;
/// The descriptor of `team/members/set_admin_permissions_v2`.
+ (DBRoute *)DBTEAMMembersSetAdminPermissionsV2;
/// The descriptor of `team/members/set_profile`.
+ (DBRoute *)DBTEAMMembersSetProfile;
/// The descriptor of `team/members/set_profile_v2`.
+ (DBRoute *)DBTEAMMembersSetProfileV2;
/// The descriptor of `team/members/set_profile_photo`.
+ (DBRoute *)DBTEAMMembersSetProfilePhoto;
/// The descriptor of `team/members/set_profile_photo_v2`.
+ (DBRoute *)DBTEAMMembersSetProfilePhotoV2;
/// The descriptor of `team/members/suspend`.
+ (DBRoute *)DBTEAMMembersSuspend;
/// The descriptor of `team/members/unsuspend`.
+ (DBRoute *)DBTEAMMembersUnsuspend;
/// The descriptor of `team/namespaces/list`.
+ (DBRoute *)DBTEAMNamespacesList;
/// The descriptor of `team/namespaces/list/continue`.
+ (DBRoute *)DBTEAMNamespacesListContinue;
/// The descriptor of `team/properties/template/add`.
+ (DBRoute *)DBTEAMPropertiesTemplateAdd;
/// The descriptor of `team/properties/template/get`.
+ (DBRoute *)DBTEAMPropertiesTemplateGet;
/// The descriptor of `team/reports/get_activity`.
+ (DBRoute *)DBTEAMReportsGetActivity;
/// The descriptor of `team/reports/get_devices`.
+ (DBRoute *)DBTEAMReportsGetDevices;
/// The descriptor of `team/reports/get_membership`.
+ (DBRoute *)DBTEAMReportsGetMembership;
/// The descriptor of `team/reports/get_storage`.
+ (DBRoute *)DBTEAMReportsGetStorage;
/// The descriptor of `team/sharing_allowlist/add`.
+ (DBRoute *)DBTEAMSharingAllowlistAdd;
/// The descriptor of `team/sharing_allowlist/list`.
+ (DBRoute *)DBTEAMSharingAllowlistList;
/// The descriptor of `team/sharing_allowlist/list/continue`.
+ (DBRoute *)DBTEAMSharingAllowlistListContinue;
/// The descriptor of `team/sharing_allowlist/remove`.
+ (DBRoute *)DBTEAMSharingAllowlistRemove;
/// The descriptor of `team/team_folder/activate`.
+ (DBRoute *)DBTEAMTeamFolderActivate;
/// The descriptor of `team/team_folder/archive`.
+ (DBRoute *)DBTEAMTeamFolderArchive;
/// The descriptor of `team/team_folder/archive/check`.
+ (DBRoute *)DBTEAMTeamFolderArchiveCheck;
/// The descriptor of `team/team_folder/create`.
+ (DBRoute *)DBTEAMTeamFolderCreate;
/// The descriptor of `team/team_folder/get_info`.
+ (DBRoute *)DBTEAMTeamFolderGetInfo;
/// The descriptor of `team/team_folder/list`.
+ (DBRoute *)DBTEAMTeamFolderList;
/// The descriptor of `team/team_folder/list/continue`.
+ (DBRoute *)DBTEAMTeamFolderListContinue;
/// The descriptor of `team/team_folder/permanently_delete`.
+ (DBRoute *)DBTEAMTeamFolderPermanentlyDelete;
/// The descriptor of `team/team_folder/rename`.
+ (DBRoute *)DBTEAMTeamFolderRename;
/// The descriptor of `team/team_folder/restore`.
+ (DBRoute *)DBTEAMTeamFolderRestore;
/// The descriptor of `team/team_folder/update_sync_settings`.
+ (DBRoute *)DBTEAMTeamFolderUpdateSyncSettings;
/// The descriptor of `team/token/get_authenticated_admin`.
+ (DBRoute *)DBTEAMTokenGetAuthenticatedAdmin;
@end

/// The routes of `team`, on behalf of a team.
@interface DBTeamBaseClient (DBTEAM)
/// The routes of `team`.
@property (nonatomic, readonly) DBTEAMTeamAuthRoutes *teamRoutes;
@end

NS_ASSUME_NONNULL_END
