// Generated from API/team.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXBaseClients.h>
#import <SwiftyDropboxObjC/DBXRequest.h>
#import <SwiftyDropboxObjC/DBXBaseRoutes.h>

@class DBXAccountPhotoSourceArg, DBXAsyncLaunchEmptyResult, DBXAsyncLaunchResultBase, DBXAsyncPollEmptyResult,
    DBXAsyncPollError, DBXCallError, DBXFilePropertiesAddTemplateResult, DBXFilePropertiesGetTemplateResult,
    DBXFilePropertiesModifyTemplateError, DBXFilePropertiesPropertyFieldTemplate, DBXFilePropertiesTemplateError,
    DBXFilesContentSyncSettingArg, DBXFilesSyncSettingArg, DBXTeamAddSecondaryEmailsError,
    DBXTeamAddSecondaryEmailsResult, DBXTeamAdminTier, DBXTeamBulkSuspendError, DBXTeamBulkSuspendJobStatus,
    DBXTeamBulkSuspendMemberTarget, DBXTeamCommonGroupManagementType, DBXTeamCustomQuotaError, DBXTeamCustomQuotaResult,
    DBXTeamDateRangeError, DBXTeamDeleteSecondaryEmailsResult, DBXTeamExcludedUsersListContinueError,
    DBXTeamExcludedUsersListError, DBXTeamExcludedUsersListResult, DBXTeamExcludedUsersUpdateError,
    DBXTeamExcludedUsersUpdateResult, DBXTeamFeature, DBXTeamFeaturesGetValuesBatchError,
    DBXTeamFeaturesGetValuesBatchResult, DBXTeamGetActivityReport, DBXTeamGetDevicesReport, DBXTeamGetMembershipReport,
    DBXTeamGetStorageReport, DBXTeamGroupAccessType, DBXTeamGroupCreateError, DBXTeamGroupDeleteError,
    DBXTeamGroupFullInfo, DBXTeamGroupMemberSetAccessTypeError, DBXTeamGroupMembersAddError,
    DBXTeamGroupMembersChangeResult, DBXTeamGroupMembersRemoveError, DBXTeamGroupSelector, DBXTeamGroupSelectorError,
    DBXTeamGroupUpdateError, DBXTeamGroupsGetInfoError, DBXTeamGroupsGetInfoItem, DBXTeamGroupsListContinueError,
    DBXTeamGroupsListResult, DBXTeamGroupsMembersListContinueError, DBXTeamGroupsMembersListResult,
    DBXTeamGroupsPollError, DBXTeamGroupsSelector, DBXTeamLegalHoldPolicy, DBXTeamLegalHoldsGetPolicyError,
    DBXTeamLegalHoldsListHeldRevisionResult, DBXTeamLegalHoldsListHeldRevisionsError,
    DBXTeamLegalHoldsListPoliciesError, DBXTeamLegalHoldsListPoliciesResult, DBXTeamLegalHoldsPolicyCreateError,
    DBXTeamLegalHoldsPolicyReleaseError, DBXTeamLegalHoldsPolicyUpdateError, DBXTeamListMemberAppsError,
    DBXTeamListMemberAppsResult, DBXTeamListMemberDevicesError, DBXTeamListMemberDevicesResult,
    DBXTeamListMembersAppsError, DBXTeamListMembersAppsResult, DBXTeamListMembersDevicesError,
    DBXTeamListMembersDevicesResult, DBXTeamListTeamAppsError, DBXTeamListTeamAppsResult, DBXTeamListTeamDevicesError,
    DBXTeamListTeamDevicesResult, DBXTeamMemberAccess, DBXTeamMemberAddArg, DBXTeamMemberAddV2Arg,
    DBXTeamMembersAddJobStatus, DBXTeamMembersAddJobStatusV2Result, DBXTeamMembersAddLaunch,
    DBXTeamMembersAddLaunchV2Result, DBXTeamMembersDeleteFormerMemberFilesError, DBXTeamMembersDeleteProfilePhotoError,
    DBXTeamMembersGetAvailableTeamMemberRolesResult, DBXTeamMembersGetInfoError, DBXTeamMembersGetInfoItem,
    DBXTeamMembersGetInfoV2Result, DBXTeamMembersListContinueError, DBXTeamMembersListError, DBXTeamMembersListResult,
    DBXTeamMembersListV2Result, DBXTeamMembersRecoverError, DBXTeamMembersRemoveError, DBXTeamMembersSendWelcomeError,
    DBXTeamMembersSetPermissions2Error, DBXTeamMembersSetPermissions2Result, DBXTeamMembersSetPermissionsError,
    DBXTeamMembersSetPermissionsResult, DBXTeamMembersSetProfileError, DBXTeamMembersSetProfilePhotoError,
    DBXTeamMembersSuspendError, DBXTeamMembersTransferFormerMembersFilesError, DBXTeamMembersUnsuspendError,
    DBXTeamRemoveCustomQuotaResult, DBXTeamResendVerificationEmailResult, DBXTeamRevokeDeviceSessionArg,
    DBXTeamRevokeDeviceSessionBatchError, DBXTeamRevokeDeviceSessionBatchResult, DBXTeamRevokeDeviceSessionError,
    DBXTeamRevokeLinkedApiAppArg, DBXTeamRevokeLinkedAppBatchError, DBXTeamRevokeLinkedAppBatchResult,
    DBXTeamRevokeLinkedAppError, DBXTeamSetCustomQuotaError, DBXTeamSharingAllowlistAddError,
    DBXTeamSharingAllowlistAddResponse, DBXTeamSharingAllowlistListContinueError, DBXTeamSharingAllowlistListError,
    DBXTeamSharingAllowlistListResponse, DBXTeamSharingAllowlistRemoveError, DBXTeamSharingAllowlistRemoveResponse,
    DBXTeamTeamFolderActivateError, DBXTeamTeamFolderArchiveError, DBXTeamTeamFolderArchiveJobStatus,
    DBXTeamTeamFolderArchiveLaunch, DBXTeamTeamFolderCreateError, DBXTeamTeamFolderGetInfoItem,
    DBXTeamTeamFolderListContinueError, DBXTeamTeamFolderListError, DBXTeamTeamFolderListResult,
    DBXTeamTeamFolderMetadata, DBXTeamTeamFolderPermanentlyDeleteError, DBXTeamTeamFolderRenameError,
    DBXTeamTeamFolderRestoreError, DBXTeamTeamFolderUpdateSyncSettingsError, DBXTeamTeamGetInfoResult,
    DBXTeamTeamMemberInfo, DBXTeamTeamMemberInfoV2Result, DBXTeamTeamNamespacesListContinueError,
    DBXTeamTeamNamespacesListError, DBXTeamTeamNamespacesListResult, DBXTeamTokenGetAuthenticatedAdminError,
    DBXTeamTokenGetAuthenticatedAdminResult, DBXTeamUserCustomQuotaArg, DBXTeamUserSecondaryEmailsArg,
    DBXTeamUserSelectorArg;

NS_ASSUME_NONNULL_BEGIN

/// A request of `team/devices/list_member_devices`.
@interface DBXTeamDevicesListMemberDevicesRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamListMemberDevicesResult *_Nullable result, DBXTeamListMemberDevicesError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamListMemberDevicesResult *_Nullable result, DBXTeamListMemberDevicesError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/devices/list_members_devices`.
@interface DBXTeamDevicesListMembersDevicesRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamListMembersDevicesResult *_Nullable result, DBXTeamListMembersDevicesError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamListMembersDevicesResult *_Nullable result, DBXTeamListMembersDevicesError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/devices/list_team_devices`.
@interface DBXTeamDevicesListTeamDevicesRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamListTeamDevicesResult *_Nullable result, DBXTeamListTeamDevicesError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamListTeamDevicesResult *_Nullable result, DBXTeamListTeamDevicesError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/devices/revoke_device_session`.
@interface DBXTeamDevicesRevokeDeviceSessionRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamRevokeDeviceSessionError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamRevokeDeviceSessionError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/devices/revoke_device_session_batch`.
@interface DBXTeamDevicesRevokeDeviceSessionBatchRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamRevokeDeviceSessionBatchResult *_Nullable result,
        DBXTeamRevokeDeviceSessionBatchError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamRevokeDeviceSessionBatchResult *_Nullable result,
            DBXTeamRevokeDeviceSessionBatchError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/features/get_values`.
@interface DBXTeamFeaturesGetValuesRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamFeaturesGetValuesBatchResult *_Nullable result,
        DBXTeamFeaturesGetValuesBatchError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamFeaturesGetValuesBatchResult *_Nullable result,
            DBXTeamFeaturesGetValuesBatchError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/get_info`.
@interface DBXTeamGetInfoRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamTeamGetInfoResult *_Nullable result, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamTeamGetInfoResult *_Nullable result, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/groups/create`.
@interface DBXTeamGroupsCreateRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamGroupFullInfo *_Nullable result, DBXTeamGroupCreateError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamGroupFullInfo *_Nullable result, DBXTeamGroupCreateError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/groups/delete`.
@interface DBXTeamGroupsDeleteRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXAsyncLaunchEmptyResult *_Nullable result, DBXTeamGroupDeleteError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXAsyncLaunchEmptyResult *_Nullable result, DBXTeamGroupDeleteError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/groups/get_info`.
@interface DBXTeamGroupsGetInfoRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        NSArray<DBXTeamGroupsGetInfoItem *> *_Nullable result, DBXTeamGroupsGetInfoError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            NSArray<DBXTeamGroupsGetInfoItem *> *_Nullable result, DBXTeamGroupsGetInfoError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/groups/job_status/get`.
@interface DBXTeamGroupsJobStatusGetRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXAsyncPollEmptyResult *_Nullable result, DBXTeamGroupsPollError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXAsyncPollEmptyResult *_Nullable result, DBXTeamGroupsPollError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/groups/list`.
@interface DBXTeamGroupsListRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamGroupsListResult *_Nullable result, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamGroupsListResult *_Nullable result, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/groups/list/continue`.
@interface DBXTeamGroupsListContinueRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamGroupsListResult *_Nullable result, DBXTeamGroupsListContinueError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamGroupsListResult *_Nullable result, DBXTeamGroupsListContinueError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/groups/members/add`.
@interface DBXTeamGroupsMembersAddRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamGroupMembersChangeResult *_Nullable result, DBXTeamGroupMembersAddError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamGroupMembersChangeResult *_Nullable result, DBXTeamGroupMembersAddError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/groups/members/list`.
@interface DBXTeamGroupsMembersListRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamGroupsMembersListResult *_Nullable result, DBXTeamGroupSelectorError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamGroupsMembersListResult *_Nullable result, DBXTeamGroupSelectorError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/groups/members/list/continue`.
@interface DBXTeamGroupsMembersListContinueRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamGroupsMembersListResult *_Nullable result, DBXTeamGroupsMembersListContinueError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamGroupsMembersListResult *_Nullable result,
            DBXTeamGroupsMembersListContinueError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/groups/members/remove`.
@interface DBXTeamGroupsMembersRemoveRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamGroupMembersChangeResult *_Nullable result, DBXTeamGroupMembersRemoveError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamGroupMembersChangeResult *_Nullable result, DBXTeamGroupMembersRemoveError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/groups/members/set_access_type`.
@interface DBXTeamGroupsMembersSetAccessTypeRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        NSArray<DBXTeamGroupsGetInfoItem *> *_Nullable result,
        DBXTeamGroupMemberSetAccessTypeError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            NSArray<DBXTeamGroupsGetInfoItem *> *_Nullable result,
            DBXTeamGroupMemberSetAccessTypeError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/groups/update`.
@interface DBXTeamGroupsUpdateRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamGroupFullInfo *_Nullable result, DBXTeamGroupUpdateError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamGroupFullInfo *_Nullable result, DBXTeamGroupUpdateError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/legal_holds/create_policy`.
@interface DBXTeamLegalHoldsCreatePolicyRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamLegalHoldPolicy *_Nullable result, DBXTeamLegalHoldsPolicyCreateError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamLegalHoldPolicy *_Nullable result, DBXTeamLegalHoldsPolicyCreateError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/legal_holds/get_policy`.
@interface DBXTeamLegalHoldsGetPolicyRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamLegalHoldPolicy *_Nullable result, DBXTeamLegalHoldsGetPolicyError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamLegalHoldPolicy *_Nullable result, DBXTeamLegalHoldsGetPolicyError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/legal_holds/list_held_revisions`.
@interface DBXTeamLegalHoldsListHeldRevisionsRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamLegalHoldsListHeldRevisionResult *_Nullable result,
        DBXTeamLegalHoldsListHeldRevisionsError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamLegalHoldsListHeldRevisionResult *_Nullable result,
            DBXTeamLegalHoldsListHeldRevisionsError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/legal_holds/list_held_revisions_continue`.
@interface DBXTeamLegalHoldsListHeldRevisionsContinueRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamLegalHoldsListHeldRevisionResult *_Nullable result,
        DBXTeamLegalHoldsListHeldRevisionsError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamLegalHoldsListHeldRevisionResult *_Nullable result,
            DBXTeamLegalHoldsListHeldRevisionsError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/legal_holds/list_policies`.
@interface DBXTeamLegalHoldsListPoliciesRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamLegalHoldsListPoliciesResult *_Nullable result,
        DBXTeamLegalHoldsListPoliciesError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamLegalHoldsListPoliciesResult *_Nullable result,
            DBXTeamLegalHoldsListPoliciesError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/legal_holds/release_policy`.
@interface DBXTeamLegalHoldsReleasePolicyRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamLegalHoldsPolicyReleaseError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamLegalHoldsPolicyReleaseError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/legal_holds/update_policy`.
@interface DBXTeamLegalHoldsUpdatePolicyRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamLegalHoldPolicy *_Nullable result, DBXTeamLegalHoldsPolicyUpdateError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamLegalHoldPolicy *_Nullable result, DBXTeamLegalHoldsPolicyUpdateError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/linked_apps/list_member_linked_apps`.
@interface DBXTeamLinkedAppsListMemberLinkedAppsRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamListMemberAppsResult *_Nullable result, DBXTeamListMemberAppsError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamListMemberAppsResult *_Nullable result, DBXTeamListMemberAppsError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/linked_apps/list_members_linked_apps`.
@interface DBXTeamLinkedAppsListMembersLinkedAppsRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamListMembersAppsResult *_Nullable result, DBXTeamListMembersAppsError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamListMembersAppsResult *_Nullable result, DBXTeamListMembersAppsError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/linked_apps/list_team_linked_apps`.
@interface DBXTeamLinkedAppsListTeamLinkedAppsRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamListTeamAppsResult *_Nullable result, DBXTeamListTeamAppsError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamListTeamAppsResult *_Nullable result, DBXTeamListTeamAppsError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/linked_apps/revoke_linked_app`.
@interface DBXTeamLinkedAppsRevokeLinkedAppRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamRevokeLinkedAppError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamRevokeLinkedAppError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/linked_apps/revoke_linked_app_batch`.
@interface DBXTeamLinkedAppsRevokeLinkedAppBatchRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamRevokeLinkedAppBatchResult *_Nullable result, DBXTeamRevokeLinkedAppBatchError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamRevokeLinkedAppBatchResult *_Nullable result,
            DBXTeamRevokeLinkedAppBatchError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/member_space_limits/excluded_users/add`.
@interface DBXTeamMemberSpaceLimitsExcludedUsersAddRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamExcludedUsersUpdateResult *_Nullable result, DBXTeamExcludedUsersUpdateError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamExcludedUsersUpdateResult *_Nullable result, DBXTeamExcludedUsersUpdateError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/member_space_limits/excluded_users/list`.
@interface DBXTeamMemberSpaceLimitsExcludedUsersListRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamExcludedUsersListResult *_Nullable result, DBXTeamExcludedUsersListError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamExcludedUsersListResult *_Nullable result, DBXTeamExcludedUsersListError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/member_space_limits/excluded_users/list/continue`.
@interface DBXTeamMemberSpaceLimitsExcludedUsersListContinueRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamExcludedUsersListResult *_Nullable result, DBXTeamExcludedUsersListContinueError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamExcludedUsersListResult *_Nullable result,
            DBXTeamExcludedUsersListContinueError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/member_space_limits/excluded_users/remove`.
@interface DBXTeamMemberSpaceLimitsExcludedUsersRemoveRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamExcludedUsersUpdateResult *_Nullable result, DBXTeamExcludedUsersUpdateError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamExcludedUsersUpdateResult *_Nullable result, DBXTeamExcludedUsersUpdateError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/member_space_limits/get_custom_quota`.
@interface DBXTeamMemberSpaceLimitsGetCustomQuotaRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        NSArray<DBXTeamCustomQuotaResult *> *_Nullable result, DBXTeamCustomQuotaError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            NSArray<DBXTeamCustomQuotaResult *> *_Nullable result, DBXTeamCustomQuotaError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/member_space_limits/remove_custom_quota`.
@interface DBXTeamMemberSpaceLimitsRemoveCustomQuotaRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        NSArray<DBXTeamRemoveCustomQuotaResult *> *_Nullable result, DBXTeamCustomQuotaError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            NSArray<DBXTeamRemoveCustomQuotaResult *> *_Nullable result, DBXTeamCustomQuotaError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/member_space_limits/set_custom_quota`.
@interface DBXTeamMemberSpaceLimitsSetCustomQuotaRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        NSArray<DBXTeamCustomQuotaResult *> *_Nullable result, DBXTeamSetCustomQuotaError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            NSArray<DBXTeamCustomQuotaResult *> *_Nullable result, DBXTeamSetCustomQuotaError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/members/add`.
@interface DBXTeamMembersAddRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamMembersAddLaunch *_Nullable result, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamMembersAddLaunch *_Nullable result, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/members/add_v2`.
@interface DBXTeamMembersAddRpcRequestV2 : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamMembersAddLaunchV2Result *_Nullable result, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamMembersAddLaunchV2Result *_Nullable result, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/members/add/job_status/get`.
@interface DBXTeamMembersAddJobStatusGetRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamMembersAddJobStatus *_Nullable result, DBXAsyncPollError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamMembersAddJobStatus *_Nullable result, DBXAsyncPollError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/members/add/job_status/get_v2`.
@interface DBXTeamMembersAddJobStatusGetRpcRequestV2 : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamMembersAddJobStatusV2Result *_Nullable result, DBXAsyncPollError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamMembersAddJobStatusV2Result *_Nullable result, DBXAsyncPollError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/members/bulk_suspend`.
@interface DBXTeamMembersBulkSuspendRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXAsyncLaunchResultBase *_Nullable result, DBXTeamBulkSuspendError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXAsyncLaunchResultBase *_Nullable result, DBXTeamBulkSuspendError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/members/bulk_suspend/job_status/check`.
@interface DBXTeamMembersBulkSuspendJobStatusCheckRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamBulkSuspendJobStatus *_Nullable result, DBXAsyncPollError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamBulkSuspendJobStatus *_Nullable result, DBXAsyncPollError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/members/delete_former_member_files`.
@interface DBXTeamMembersDeleteFormerMemberFilesRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamMembersDeleteFormerMemberFilesError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamMembersDeleteFormerMemberFilesError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/members/delete_profile_photo`.
@interface DBXTeamMembersDeleteProfilePhotoRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamTeamMemberInfo *_Nullable result, DBXTeamMembersDeleteProfilePhotoError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamTeamMemberInfo *_Nullable result, DBXTeamMembersDeleteProfilePhotoError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/members/delete_profile_photo_v2`.
@interface DBXTeamMembersDeleteProfilePhotoRpcRequestV2 : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamTeamMemberInfoV2Result *_Nullable result, DBXTeamMembersDeleteProfilePhotoError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamTeamMemberInfoV2Result *_Nullable result,
            DBXTeamMembersDeleteProfilePhotoError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/members/get_available_team_member_roles`.
@interface DBXTeamMembersGetAvailableTeamMemberRolesRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamMembersGetAvailableTeamMemberRolesResult *_Nullable result,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamMembersGetAvailableTeamMemberRolesResult *_Nullable result,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/members/get_info`.
@interface DBXTeamMembersGetInfoRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        NSArray<DBXTeamMembersGetInfoItem *> *_Nullable result, DBXTeamMembersGetInfoError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            NSArray<DBXTeamMembersGetInfoItem *> *_Nullable result, DBXTeamMembersGetInfoError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/members/get_info_v2`.
@interface DBXTeamMembersGetInfoRpcRequestV2 : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamMembersGetInfoV2Result *_Nullable result, DBXTeamMembersGetInfoError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamMembersGetInfoV2Result *_Nullable result, DBXTeamMembersGetInfoError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/members/list`.
@interface DBXTeamMembersListRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamMembersListResult *_Nullable result, DBXTeamMembersListError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamMembersListResult *_Nullable result, DBXTeamMembersListError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/members/list_v2`.
@interface DBXTeamMembersListRpcRequestV2 : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamMembersListV2Result *_Nullable result, DBXTeamMembersListError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamMembersListV2Result *_Nullable result, DBXTeamMembersListError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/members/list/continue`.
@interface DBXTeamMembersListContinueRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamMembersListResult *_Nullable result, DBXTeamMembersListContinueError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamMembersListResult *_Nullable result, DBXTeamMembersListContinueError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/members/list/continue_v2`.
@interface DBXTeamMembersListContinueRpcRequestV2 : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamMembersListV2Result *_Nullable result, DBXTeamMembersListContinueError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamMembersListV2Result *_Nullable result, DBXTeamMembersListContinueError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/members/move_former_member_files`.
@interface DBXTeamMembersMoveFormerMemberFilesRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXAsyncLaunchEmptyResult *_Nullable result,
        DBXTeamMembersTransferFormerMembersFilesError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXAsyncLaunchEmptyResult *_Nullable result,
            DBXTeamMembersTransferFormerMembersFilesError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/members/move_former_member_files/job_status/check`.
@interface DBXTeamMembersMoveFormerMemberFilesJobStatusCheckRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXAsyncPollEmptyResult *_Nullable result, DBXAsyncPollError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXAsyncPollEmptyResult *_Nullable result, DBXAsyncPollError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/members/recover`.
@interface DBXTeamMembersRecoverRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamMembersRecoverError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamMembersRecoverError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/members/remove`.
@interface DBXTeamMembersRemoveRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXAsyncLaunchEmptyResult *_Nullable result, DBXTeamMembersRemoveError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXAsyncLaunchEmptyResult *_Nullable result, DBXTeamMembersRemoveError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/members/remove/job_status/get`.
@interface DBXTeamMembersRemoveJobStatusGetRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXAsyncPollEmptyResult *_Nullable result, DBXAsyncPollError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXAsyncPollEmptyResult *_Nullable result, DBXAsyncPollError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/members/secondary_emails/add`.
@interface DBXTeamMembersSecondaryEmailsAddRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamAddSecondaryEmailsResult *_Nullable result, DBXTeamAddSecondaryEmailsError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamAddSecondaryEmailsResult *_Nullable result, DBXTeamAddSecondaryEmailsError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/members/secondary_emails/delete`.
@interface DBXTeamMembersSecondaryEmailsDeleteRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamDeleteSecondaryEmailsResult *_Nullable result, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamDeleteSecondaryEmailsResult *_Nullable result, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/members/secondary_emails/resend_verification_emails`.
@interface DBXTeamMembersSecondaryEmailsResendVerificationEmailsRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamResendVerificationEmailResult *_Nullable result, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamResendVerificationEmailResult *_Nullable result, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/members/send_welcome_email`.
@interface DBXTeamMembersSendWelcomeEmailRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamMembersSendWelcomeError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamMembersSendWelcomeError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/members/set_admin_permissions`.
@interface DBXTeamMembersSetAdminPermissionsRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamMembersSetPermissionsResult *_Nullable result, DBXTeamMembersSetPermissionsError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamMembersSetPermissionsResult *_Nullable result,
            DBXTeamMembersSetPermissionsError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/members/set_admin_permissions_v2`.
@interface DBXTeamMembersSetAdminPermissionsRpcRequestV2 : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamMembersSetPermissions2Result *_Nullable result,
        DBXTeamMembersSetPermissions2Error *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamMembersSetPermissions2Result *_Nullable result,
            DBXTeamMembersSetPermissions2Error *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/members/set_profile`.
@interface DBXTeamMembersSetProfileRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamTeamMemberInfo *_Nullable result, DBXTeamMembersSetProfileError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamTeamMemberInfo *_Nullable result, DBXTeamMembersSetProfileError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/members/set_profile_v2`.
@interface DBXTeamMembersSetProfileRpcRequestV2 : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamTeamMemberInfoV2Result *_Nullable result, DBXTeamMembersSetProfileError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamTeamMemberInfoV2Result *_Nullable result, DBXTeamMembersSetProfileError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/members/set_profile_photo`.
@interface DBXTeamMembersSetProfilePhotoRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamTeamMemberInfo *_Nullable result, DBXTeamMembersSetProfilePhotoError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamTeamMemberInfo *_Nullable result, DBXTeamMembersSetProfilePhotoError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/members/set_profile_photo_v2`.
@interface DBXTeamMembersSetProfilePhotoRpcRequestV2 : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamTeamMemberInfoV2Result *_Nullable result, DBXTeamMembersSetProfilePhotoError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamTeamMemberInfoV2Result *_Nullable result, DBXTeamMembersSetProfilePhotoError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/members/suspend`.
@interface DBXTeamMembersSuspendRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamMembersSuspendError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamMembersSuspendError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/members/unsuspend`.
@interface DBXTeamMembersUnsuspendRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamMembersUnsuspendError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamMembersUnsuspendError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/namespaces/list`.
@interface DBXTeamNamespacesListRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamTeamNamespacesListResult *_Nullable result, DBXTeamTeamNamespacesListError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamTeamNamespacesListResult *_Nullable result, DBXTeamTeamNamespacesListError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/namespaces/list/continue`.
@interface DBXTeamNamespacesListContinueRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamTeamNamespacesListResult *_Nullable result,
        DBXTeamTeamNamespacesListContinueError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamTeamNamespacesListResult *_Nullable result,
            DBXTeamTeamNamespacesListContinueError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/properties/template/add`.
@interface DBXTeamPropertiesTemplateAddRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilePropertiesAddTemplateResult *_Nullable result,
        DBXFilePropertiesModifyTemplateError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilePropertiesAddTemplateResult *_Nullable result,
            DBXFilePropertiesModifyTemplateError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/properties/template/get`.
@interface DBXTeamPropertiesTemplateGetRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilePropertiesGetTemplateResult *_Nullable result, DBXFilePropertiesTemplateError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilePropertiesGetTemplateResult *_Nullable result, DBXFilePropertiesTemplateError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/reports/get_activity`.
@interface DBXTeamReportsGetActivityRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamGetActivityReport *_Nullable result, DBXTeamDateRangeError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamGetActivityReport *_Nullable result, DBXTeamDateRangeError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/reports/get_devices`.
@interface DBXTeamReportsGetDevicesRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamGetDevicesReport *_Nullable result, DBXTeamDateRangeError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamGetDevicesReport *_Nullable result, DBXTeamDateRangeError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/reports/get_membership`.
@interface DBXTeamReportsGetMembershipRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamGetMembershipReport *_Nullable result, DBXTeamDateRangeError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamGetMembershipReport *_Nullable result, DBXTeamDateRangeError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/reports/get_storage`.
@interface DBXTeamReportsGetStorageRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamGetStorageReport *_Nullable result, DBXTeamDateRangeError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamGetStorageReport *_Nullable result, DBXTeamDateRangeError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/sharing_allowlist/add`.
@interface DBXTeamSharingAllowlistAddRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamSharingAllowlistAddResponse *_Nullable result, DBXTeamSharingAllowlistAddError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamSharingAllowlistAddResponse *_Nullable result,
            DBXTeamSharingAllowlistAddError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/sharing_allowlist/list`.
@interface DBXTeamSharingAllowlistListRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamSharingAllowlistListResponse *_Nullable result, DBXTeamSharingAllowlistListError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamSharingAllowlistListResponse *_Nullable result,
            DBXTeamSharingAllowlistListError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/sharing_allowlist/list/continue`.
@interface DBXTeamSharingAllowlistListContinueRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamSharingAllowlistListResponse *_Nullable result,
        DBXTeamSharingAllowlistListContinueError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamSharingAllowlistListResponse *_Nullable result,
            DBXTeamSharingAllowlistListContinueError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/sharing_allowlist/remove`.
@interface DBXTeamSharingAllowlistRemoveRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamSharingAllowlistRemoveResponse *_Nullable result,
        DBXTeamSharingAllowlistRemoveError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamSharingAllowlistRemoveResponse *_Nullable result,
            DBXTeamSharingAllowlistRemoveError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/team_folder/activate`.
@interface DBXTeamTeamFolderActivateRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamTeamFolderMetadata *_Nullable result, DBXTeamTeamFolderActivateError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamTeamFolderMetadata *_Nullable result, DBXTeamTeamFolderActivateError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/team_folder/archive`.
@interface DBXTeamTeamFolderArchiveRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamTeamFolderArchiveLaunch *_Nullable result, DBXTeamTeamFolderArchiveError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamTeamFolderArchiveLaunch *_Nullable result, DBXTeamTeamFolderArchiveError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/team_folder/archive/check`.
@interface DBXTeamTeamFolderArchiveCheckRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamTeamFolderArchiveJobStatus *_Nullable result, DBXAsyncPollError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamTeamFolderArchiveJobStatus *_Nullable result, DBXAsyncPollError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/team_folder/create`.
@interface DBXTeamTeamFolderCreateRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamTeamFolderMetadata *_Nullable result, DBXTeamTeamFolderCreateError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamTeamFolderMetadata *_Nullable result, DBXTeamTeamFolderCreateError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/team_folder/get_info`.
@interface DBXTeamTeamFolderGetInfoRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        NSArray<DBXTeamTeamFolderGetInfoItem *> *_Nullable result, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            NSArray<DBXTeamTeamFolderGetInfoItem *> *_Nullable result, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/team_folder/list`.
@interface DBXTeamTeamFolderListRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamTeamFolderListResult *_Nullable result, DBXTeamTeamFolderListError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamTeamFolderListResult *_Nullable result, DBXTeamTeamFolderListError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/team_folder/list/continue`.
@interface DBXTeamTeamFolderListContinueRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamTeamFolderListResult *_Nullable result, DBXTeamTeamFolderListContinueError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamTeamFolderListResult *_Nullable result, DBXTeamTeamFolderListContinueError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/team_folder/permanently_delete`.
@interface DBXTeamTeamFolderPermanentlyDeleteRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamTeamFolderPermanentlyDeleteError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamTeamFolderPermanentlyDeleteError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/team_folder/rename`.
@interface DBXTeamTeamFolderRenameRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamTeamFolderMetadata *_Nullable result, DBXTeamTeamFolderRenameError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamTeamFolderMetadata *_Nullable result, DBXTeamTeamFolderRenameError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/team_folder/restore`.
@interface DBXTeamTeamFolderRestoreRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamTeamFolderMetadata *_Nullable result, DBXTeamTeamFolderRestoreError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamTeamFolderMetadata *_Nullable result, DBXTeamTeamFolderRestoreError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/team_folder/update_sync_settings`.
@interface DBXTeamTeamFolderUpdateSyncSettingsRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamTeamFolderMetadata *_Nullable result, DBXTeamTeamFolderUpdateSyncSettingsError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamTeamFolderMetadata *_Nullable result,
            DBXTeamTeamFolderUpdateSyncSettingsError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `team/token/get_authenticated_admin`.
@interface DBXTeamTokenGetAuthenticatedAdminRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXTeamTokenGetAuthenticatedAdminResult *_Nullable result,
        DBXTeamTokenGetAuthenticatedAdminError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXTeamTokenGetAuthenticatedAdminResult *_Nullable result,
            DBXTeamTokenGetAuthenticatedAdminError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// The routes of `team`, called on behalf of a user or a team.
@interface DBXTeamRoutes : DBXBaseRoutes
/// Lists the web sessions, computers, and mobile devices of a member.
///
/// Route `team/devices/list_member_devices`: style rpc, host api, auth team, scope `sessions.list`.
/// Error: `DBXTeamListMemberDevicesError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-devices-list_member_devices>
///
/// - Parameters:
///   - teamMemberId: The identifier of the member, `dbmid:…`.
///   - includeWebSessions: A Boolean value that indicates whether to include web sessions. The default is `@YES`.
///   - includeDesktopClients: A Boolean value that indicates whether to include computers. The default is `@YES`.
///   - includeMobileClients: A Boolean value that indicates whether to include mobile devices. The default is `@YES`.
- (DBXTeamDevicesListMemberDevicesRpcRequest *)devicesListMemberDevicesWithTeamMemberId:(NSString *)teamMemberId
    includeWebSessions:(NSNumber *)includeWebSessions
    includeDesktopClients:(NSNumber *)includeDesktopClients
    includeMobileClients:(NSNumber *)includeMobileClients;

/// Lists the web sessions, computers, and mobile devices of a member. The optional arguments have their defaults.
- (DBXTeamDevicesListMemberDevicesRpcRequest *)devicesListMemberDevicesWithTeamMemberId:(NSString *)teamMemberId;

/// Lists the web sessions, computers, and mobile devices of all members, page by page.
///
/// Route `team/devices/list_members_devices`: style rpc, host api, auth team, scope `sessions.list`.
/// Error: `DBXTeamListMembersDevicesError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-devices-list_members_devices>
///
/// - Parameters:
///   - cursor: The cursor of the most recent page. `nil` for the first page.
///   - includeWebSessions: A Boolean value that indicates whether to include web sessions. The default is `@YES`.
///   - includeDesktopClients: A Boolean value that indicates whether to include computers. The default is `@YES`.
///   - includeMobileClients: A Boolean value that indicates whether to include mobile devices. The default is `@YES`.
- (DBXTeamDevicesListMembersDevicesRpcRequest *)devicesListMembersDevicesWithCursor:(nullable NSString *)cursor
    includeWebSessions:(NSNumber *)includeWebSessions
    includeDesktopClients:(NSNumber *)includeDesktopClients
    includeMobileClients:(NSNumber *)includeMobileClients;

/// Lists the web sessions, computers, and mobile devices of all members, page by page. The optional arguments have
/// their defaults.
- (DBXTeamDevicesListMembersDevicesRpcRequest *)devicesListMembersDevices;

/// Lists the devices of all members.
///
/// Route `team/devices/list_team_devices`: style rpc, host api, auth team, scope `sessions.list`.
/// Error: `DBXTeamListTeamDevicesError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-devices-list_team_devices>
///
/// - Parameters:
///   - cursor: The cursor of the most recent page. `nil` for the first page.
///   - includeWebSessions: A Boolean value that indicates whether to include web sessions. The default is `@YES`.
///   - includeDesktopClients: A Boolean value that indicates whether to include computers. The default is `@YES`.
///   - includeMobileClients: A Boolean value that indicates whether to include mobile devices. The default is `@YES`.
- (DBXTeamDevicesListTeamDevicesRpcRequest *)devicesListTeamDevicesWithCursor:(nullable NSString *)cursor
    includeWebSessions:(NSNumber *)includeWebSessions
    includeDesktopClients:(NSNumber *)includeDesktopClients
    includeMobileClients:(NSNumber *)includeMobileClients
    __deprecated_msg("Dropbox deprecated the route.");

/// Lists the devices of all members. The optional arguments have their defaults.
- (DBXTeamDevicesListTeamDevicesRpcRequest *)devicesListTeamDevices __deprecated_msg("Dropbox deprecated the route.");

/// Ends a member's web session, or unlinks a computer or mobile device.
///
/// Route `team/devices/revoke_device_session`: style rpc, host api, auth team, scope `sessions.modify`.
/// Error: `DBXTeamRevokeDeviceSessionError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-devices-revoke_device_session>
///
/// - Parameter revokeDeviceSessionArg: A session to end.
- (DBXTeamDevicesRevokeDeviceSessionRpcRequest *)
    devicesRevokeDeviceSessionWithRevokeDeviceSessionArg:(DBXTeamRevokeDeviceSessionArg *)revokeDeviceSessionArg;

/// Ends several sessions, each with its own outcome.
///
/// Route `team/devices/revoke_device_session_batch`: style rpc, host api, auth team, scope `sessions.modify`.
/// Error: `DBXTeamRevokeDeviceSessionBatchError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-devices-revoke_device_session_batch>
///
/// - Parameter revokeDevices: The sessions to end.
- (DBXTeamDevicesRevokeDeviceSessionBatchRpcRequest *)
    devicesRevokeDeviceSessionBatchWithRevokeDevices:(NSArray<DBXTeamRevokeDeviceSessionArg *> *)revokeDevices;

/// Returns the values of team features.
///
/// Route `team/features/get_values`: style rpc, host api, auth team, scope `team_info.read`.
/// Error: `DBXTeamFeaturesGetValuesBatchError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-features-get_values>
///
/// - Parameter features: The features, at least one.
- (DBXTeamFeaturesGetValuesRpcRequest *)featuresGetValuesWithFeatures:(NSArray<DBXTeamFeature *> *)features;

/// Returns the name, licenses, and policies of the team.
///
/// Route `team/get_info`: style rpc, host api, auth team, scope `team_info.read`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-get_info>
- (DBXTeamGetInfoRpcRequest *)getInfo;

/// Creates a group without members.
///
/// Route `team/groups/create`: style rpc, host api, auth team, scope `groups.write`.
/// Error: `DBXTeamGroupCreateError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-groups-create>
///
/// - Parameters:
///   - groupName: The name of the group.
///   - addCreatorAsOwner: A Boolean value that indicates whether the admin who creates the group becomes its owner. The
///     default is `@NO`.
///   - groupExternalId: The external ID, from the team's own directory.
///   - groupManagementType: The manager of the group's members.
- (DBXTeamGroupsCreateRpcRequest *)groupsCreateWithGroupName:(NSString *)groupName
    addCreatorAsOwner:(NSNumber *)addCreatorAsOwner
    groupExternalId:(nullable NSString *)groupExternalId
    groupManagementType:(nullable DBXTeamCommonGroupManagementType *)groupManagementType;

/// Creates a group without members. The optional arguments have their defaults.
- (DBXTeamGroupsCreateRpcRequest *)groupsCreateWithGroupName:(NSString *)groupName;

/// Deletes a group. Access that the group gave is removed asynchronously. Poll the job with `groupsJobStatusGet`.
///
/// Route `team/groups/delete`: style rpc, host api, auth team, scope `groups.write`.
/// Error: `DBXTeamGroupDeleteError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-groups-delete>
///
/// - Parameter groupSelector: A group, by identifier or external ID.
- (DBXTeamGroupsDeleteRpcRequest *)groupsDeleteWithGroupSelector:(DBXTeamGroupSelector *)groupSelector;

/// Returns groups and their members. Groups that Dropbox manages have no list of members.
///
/// Route `team/groups/get_info`: style rpc, host api, auth team, scope `groups.read`.
/// Error: `DBXTeamGroupsGetInfoError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-groups-get_info>
///
/// - Parameter groupsSelector: Groups, by identifiers or external IDs.
- (DBXTeamGroupsGetInfoRpcRequest *)groupsGetInfoWithGroupsSelector:(DBXTeamGroupsSelector *)groupsSelector;

/// Polls a job that updates access after a change of a group. Returns whether it is still running.
///
/// Route `team/groups/job_status/get`: style rpc, host api, auth team, scope `groups.write`.
/// Error: `DBXTeamGroupsPollError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-groups-job_status-get>
///
/// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1 character.
- (DBXTeamGroupsJobStatusGetRpcRequest *)groupsJobStatusGetWithAsyncJobId:(NSString *)asyncJobId;

/// Lists the groups of the team, page by page.
///
/// Route `team/groups/list`: style rpc, host api, auth team, scope `groups.read`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-groups-list>
///
/// - Parameter limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
- (DBXTeamGroupsListRpcRequest *)groupsListWithLimit:(NSNumber *)limit;

/// Lists the groups of the team, page by page. The optional arguments have their defaults.
- (DBXTeamGroupsListRpcRequest *)groupsList;

/// Returns the next page of `groupsList`.
///
/// Route `team/groups/list/continue`: style rpc, host api, auth team, scope `groups.read`.
/// Error: `DBXTeamGroupsListContinueError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-groups-list-continue>
///
/// - Parameter cursor: The cursor of the next page.
- (DBXTeamGroupsListContinueRpcRequest *)groupsListContinueWithCursor:(NSString *)cursor;

/// Adds members to a group. Access that the group gives is granted asynchronously.
///
/// Route `team/groups/members/add`: style rpc, host api, auth team, scope `groups.write`.
/// Error: `DBXTeamGroupMembersAddError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-groups-members-add>
///
/// - Parameters:
///   - group: The group, by identifier or external ID.
///   - members: The members to add, each with their permissions.
///   - returnMembers: A Boolean value that indicates whether to return the members of the group, which is slow for
///     large groups. The default is `@YES`.
- (DBXTeamGroupsMembersAddRpcRequest *)groupsMembersAddWithGroup:(DBXTeamGroupSelector *)group
    members:(NSArray<DBXTeamMemberAccess *> *)members
    returnMembers:(NSNumber *)returnMembers;

/// Adds members to a group. Access that the group gives is granted asynchronously. The optional arguments have their
/// defaults.
- (DBXTeamGroupsMembersAddRpcRequest *)groupsMembersAddWithGroup:(DBXTeamGroupSelector *)group
    members:(NSArray<DBXTeamMemberAccess *> *)members;

/// Lists the members of a group, page by page.
///
/// Route `team/groups/members/list`: style rpc, host api, auth team, scope `groups.read`.
/// Error: `DBXTeamGroupSelectorError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-groups-members-list>
///
/// - Parameters:
///   - group: The group, by identifier or external ID.
///   - limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
- (DBXTeamGroupsMembersListRpcRequest *)groupsMembersListWithGroup:(DBXTeamGroupSelector *)group
    limit:(NSNumber *)limit;

/// Lists the members of a group, page by page. The optional arguments have their defaults.
- (DBXTeamGroupsMembersListRpcRequest *)groupsMembersListWithGroup:(DBXTeamGroupSelector *)group;

/// Returns the next page of `groupsMembersList`.
///
/// Route `team/groups/members/list/continue`: style rpc, host api, auth team, scope `groups.read`.
/// Error: `DBXTeamGroupsMembersListContinueError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-groups-members-list-continue>
///
/// - Parameter cursor: The cursor of the next page.
- (DBXTeamGroupsMembersListContinueRpcRequest *)groupsMembersListContinueWithCursor:(NSString *)cursor;

/// Removes members from a group, even its last owner. Access that the group gave is removed asynchronously.
///
/// Route `team/groups/members/remove`: style rpc, host api, auth team, scope `groups.write`.
/// Error: `DBXTeamGroupMembersRemoveError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-groups-members-remove>
///
/// - Parameters:
///   - group: The group, by identifier or external ID.
///   - users: The members to remove.
///   - returnMembers: A Boolean value that indicates whether to return the members of the group, which is slow for
///     large groups. The default is `@YES`.
- (DBXTeamGroupsMembersRemoveRpcRequest *)groupsMembersRemoveWithGroup:(DBXTeamGroupSelector *)group
    users:(NSArray<DBXTeamUserSelectorArg *> *)users
    returnMembers:(NSNumber *)returnMembers;

/// Removes members from a group, even its last owner. Access that the group gave is removed asynchronously. The
/// optional arguments have their defaults.
- (DBXTeamGroupsMembersRemoveRpcRequest *)groupsMembersRemoveWithGroup:(DBXTeamGroupSelector *)group
    users:(NSArray<DBXTeamUserSelectorArg *> *)users;

/// Sets the permissions of a group's member: owner or member.
///
/// Route `team/groups/members/set_access_type`: style rpc, host api, auth team, scope `groups.write`.
/// Error: `DBXTeamGroupMemberSetAccessTypeError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-groups-members-set_access_type>
///
/// - Parameters:
///   - group: The group, by identifier or external ID.
///   - user: The member, by identifier, external ID, or email address.
///   - accessType: The new permissions.
///   - returnMembers: A Boolean value that indicates whether to return the members of the group, which is slow for
///     large groups. The default is `@YES`.
- (DBXTeamGroupsMembersSetAccessTypeRpcRequest *)groupsMembersSetAccessTypeWithGroup:(DBXTeamGroupSelector *)group
    user:(DBXTeamUserSelectorArg *)user
    accessType:(DBXTeamGroupAccessType *)accessType
    returnMembers:(NSNumber *)returnMembers;

/// Sets the permissions of a group's member: owner or member. The optional arguments have their defaults.
- (DBXTeamGroupsMembersSetAccessTypeRpcRequest *)groupsMembersSetAccessTypeWithGroup:(DBXTeamGroupSelector *)group
    user:(DBXTeamUserSelectorArg *)user
    accessType:(DBXTeamGroupAccessType *)accessType;

/// Changes the name, external ID, or manager of a group.
///
/// Route `team/groups/update`: style rpc, host api, auth team, scope `groups.write`.
/// Error: `DBXTeamGroupUpdateError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-groups-update>
///
/// - Parameters:
///   - group: The group, by identifier or external ID.
///   - returnMembers: A Boolean value that indicates whether to return the members of the group, which is slow for
///     large groups. The default is `@YES`.
///   - newGroupName: The new name.
///   - newGroupExternalId: The new external ID. An empty string removes it.
///   - newGroupManagementType: The new manager of the group's members.
- (DBXTeamGroupsUpdateRpcRequest *)groupsUpdateWithGroup:(DBXTeamGroupSelector *)group
    returnMembers:(NSNumber *)returnMembers
    newGroupName:(nullable NSString *)newGroupName
    newGroupExternalId:(nullable NSString *)newGroupExternalId
    newGroupManagementType:(nullable DBXTeamCommonGroupManagementType *)newGroupManagementType;

/// Changes the name, external ID, or manager of a group. The optional arguments have their defaults.
- (DBXTeamGroupsUpdateRpcRequest *)groupsUpdateWithGroup:(DBXTeamGroupSelector *)group;

/// Creates a legal hold, which keeps all revisions of its members' files. Legal holds are a paid add-on.
///
/// Route `team/legal_holds/create_policy`: style rpc, host api, auth team, scope `team_data.governance.write`.
/// Error: `DBXTeamLegalHoldsPolicyCreateError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-legal_holds-create_policy>
///
/// - Parameters:
///   - name: The name of the legal hold. At most 140 characters.
///   - members: The identifiers of the members whose files to keep, from 1 to 5.
///   - description_: The description of the legal hold. At most 501 characters.
///   - startDate: The start of the period whose revisions to keep.
///   - endDate: The end of the period. `nil` for no end.
- (DBXTeamLegalHoldsCreatePolicyRpcRequest *)legalHoldsCreatePolicyWithName:(NSString *)name
    members:(NSArray<NSString *> *)members
    description_:(nullable NSString *)description_
    startDate:(nullable NSDate *)startDate
    endDate:(nullable NSDate *)endDate;

/// Creates a legal hold, which keeps all revisions of its members' files. Legal holds are a paid add-on. The optional
/// arguments have their defaults.
- (DBXTeamLegalHoldsCreatePolicyRpcRequest *)legalHoldsCreatePolicyWithName:(NSString *)name
    members:(NSArray<NSString *> *)members;

/// Returns a legal hold.
///
/// Route `team/legal_holds/get_policy`: style rpc, host api, auth team, scope `team_data.governance.write`.
/// Error: `DBXTeamLegalHoldsGetPolicyError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-legal_holds-get_policy>
///
/// - Parameter id: The identifier of the legal hold, `pid_dbhid:…`. Starts with `pid_dbhid:`.
- (DBXTeamLegalHoldsGetPolicyRpcRequest *)legalHoldsGetPolicyWithId:(NSString *)id;

/// Lists the revisions that a legal hold keeps.
///
/// Route `team/legal_holds/list_held_revisions`: style rpc, host api, auth team, scope `team_data.governance.write`.
/// Error: `DBXTeamLegalHoldsListHeldRevisionsError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-legal_holds-list_held_revisions>
///
/// - Parameter id: The identifier of the legal hold, `pid_dbhid:…`. Starts with `pid_dbhid:`.
- (DBXTeamLegalHoldsListHeldRevisionsRpcRequest *)legalHoldsListHeldRevisionsWithId:(NSString *)id;

/// Returns the next page of `legalHoldsListHeldRevisions`.
///
/// Route `team/legal_holds/list_held_revisions_continue`: style rpc, host api, auth team, scope
/// `team_data.governance.write`.
/// Error: `DBXTeamLegalHoldsListHeldRevisionsError`.
/// Reference:
/// <https://www.dropbox.com/developers/documentation/http/teams#team-legal_holds-list_held_revisions_continue>
///
/// - Parameters:
///   - id: The identifier of the legal hold, `pid_dbhid:…`. Starts with `pid_dbhid:`.
///   - cursor: The cursor of the most recent page. At least 1 character.
- (DBXTeamLegalHoldsListHeldRevisionsContinueRpcRequest *)legalHoldsListHeldRevisionsContinueWithId:(NSString *)id
    cursor:(nullable NSString *)cursor;

/// Returns the next page of `legalHoldsListHeldRevisions`. The optional arguments have their defaults.
- (DBXTeamLegalHoldsListHeldRevisionsContinueRpcRequest *)legalHoldsListHeldRevisionsContinueWithId:(NSString *)id;

/// Lists the legal holds of the team.
///
/// Route `team/legal_holds/list_policies`: style rpc, host api, auth team, scope `team_data.governance.write`.
/// Error: `DBXTeamLegalHoldsListPoliciesError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-legal_holds-list_policies>
///
/// - Parameter includeReleased: A Boolean value that indicates whether to include released legal holds. The default is
///   `@NO`.
- (DBXTeamLegalHoldsListPoliciesRpcRequest *)legalHoldsListPoliciesWithIncludeReleased:(NSNumber *)includeReleased;

/// Lists the legal holds of the team. The optional arguments have their defaults.
- (DBXTeamLegalHoldsListPoliciesRpcRequest *)legalHoldsListPolicies;

/// Releases a legal hold.
///
/// Route `team/legal_holds/release_policy`: style rpc, host api, auth team, scope `team_data.governance.write`.
/// Error: `DBXTeamLegalHoldsPolicyReleaseError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-legal_holds-release_policy>
///
/// - Parameter id: The identifier of the legal hold, `pid_dbhid:…`. Starts with `pid_dbhid:`.
- (DBXTeamLegalHoldsReleasePolicyRpcRequest *)legalHoldsReleasePolicyWithId:(NSString *)id;

/// Changes the name, description, or members of a legal hold.
///
/// Route `team/legal_holds/update_policy`: style rpc, host api, auth team, scope `team_data.governance.write`.
/// Error: `DBXTeamLegalHoldsPolicyUpdateError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-legal_holds-update_policy>
///
/// - Parameters:
///   - id: The identifier of the legal hold, `pid_dbhid:…`. Starts with `pid_dbhid:`.
///   - name: The new name. At most 140 characters.
///   - description_: The new description. At most 501 characters.
///   - members: The identifiers of the members whose files to keep from now on, from 1 to 5.
- (DBXTeamLegalHoldsUpdatePolicyRpcRequest *)legalHoldsUpdatePolicyWithId:(NSString *)id
    name:(nullable NSString *)name
    description_:(nullable NSString *)description_
    members:(nullable NSArray<NSString *> *)members;

/// Changes the name, description, or members of a legal hold. The optional arguments have their defaults.
- (DBXTeamLegalHoldsUpdatePolicyRpcRequest *)legalHoldsUpdatePolicyWithId:(NSString *)id;

/// Lists the apps that a member has linked. Apps that the team has linked aren't included.
///
/// Route `team/linked_apps/list_member_linked_apps`: style rpc, host api, auth team, scope `sessions.list`.
/// Error: `DBXTeamListMemberAppsError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-linked_apps-list_member_linked_apps>
///
/// - Parameter teamMemberId: The identifier of the member, `dbmid:…`.
- (DBXTeamLinkedAppsListMemberLinkedAppsRpcRequest *)
    linkedAppsListMemberLinkedAppsWithTeamMemberId:(NSString *)teamMemberId;

/// Lists the apps that members have linked, page by page. Apps that the team has linked aren't included.
///
/// Route `team/linked_apps/list_members_linked_apps`: style rpc, host api, auth team, scope `sessions.list`.
/// Error: `DBXTeamListMembersAppsError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-linked_apps-list_members_linked_apps>
///
/// - Parameter cursor: The cursor of the most recent page. `nil` for the first page.
- (DBXTeamLinkedAppsListMembersLinkedAppsRpcRequest *)
    linkedAppsListMembersLinkedAppsWithCursor:(nullable NSString *)cursor;

/// Lists the apps that members have linked, page by page. Apps that the team has linked aren't included. The optional
/// arguments have their defaults.
- (DBXTeamLinkedAppsListMembersLinkedAppsRpcRequest *)linkedAppsListMembersLinkedApps;

/// Lists the apps that members have linked.
///
/// Route `team/linked_apps/list_team_linked_apps`: style rpc, host api, auth team, scope `sessions.list`.
/// Error: `DBXTeamListTeamAppsError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-linked_apps-list_team_linked_apps>
///
/// - Parameter cursor: The cursor of the most recent page. `nil` for the first page.
- (DBXTeamLinkedAppsListTeamLinkedAppsRpcRequest *)linkedAppsListTeamLinkedAppsWithCursor:(nullable NSString *)cursor
    __deprecated_msg("Dropbox deprecated the route.");

/// Lists the apps that members have linked. The optional arguments have their defaults.
- (DBXTeamLinkedAppsListTeamLinkedAppsRpcRequest *)linkedAppsListTeamLinkedApps
    __deprecated_msg("Dropbox deprecated the route.");

/// Unlinks an app from a member's account.
///
/// Route `team/linked_apps/revoke_linked_app`: style rpc, host api, auth team, scope `sessions.modify`.
/// Error: `DBXTeamRevokeLinkedAppError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-linked_apps-revoke_linked_app>
///
/// - Parameters:
///   - appId: The identifier of the app.
///   - teamMemberId: The identifier of the member, `dbmid:…`.
///   - keepAppFolder: This option has no effect. The app folder remains. The default is `@YES`. Deprecated.
- (DBXTeamLinkedAppsRevokeLinkedAppRpcRequest *)linkedAppsRevokeLinkedAppWithAppId:(NSString *)appId
    teamMemberId:(NSString *)teamMemberId
    keepAppFolder:(NSNumber *)keepAppFolder;

/// Unlinks an app from a member's account. The optional arguments have their defaults.
- (DBXTeamLinkedAppsRevokeLinkedAppRpcRequest *)linkedAppsRevokeLinkedAppWithAppId:(NSString *)appId
    teamMemberId:(NSString *)teamMemberId;

/// Unlinks several apps, each with its own outcome.
///
/// Route `team/linked_apps/revoke_linked_app_batch`: style rpc, host api, auth team, scope `sessions.modify`.
/// Error: `DBXTeamRevokeLinkedAppBatchError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-linked_apps-revoke_linked_app_batch>
///
/// - Parameter revokeLinkedApp: The apps to unlink.
- (DBXTeamLinkedAppsRevokeLinkedAppBatchRpcRequest *)
    linkedAppsRevokeLinkedAppBatchWithRevokeLinkedApp:(NSArray<DBXTeamRevokeLinkedApiAppArg *> *)revokeLinkedApp;

/// Exempts members from space limits. The limit is 1,000 members for each call.
///
/// Route `team/member_space_limits/excluded_users/add`: style rpc, host api, auth team, scope `members.write`.
/// Error: `DBXTeamExcludedUsersUpdateError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-member_space_limits-excluded_users-add>
///
/// - Parameter users: The members, at most 1,000.
- (DBXTeamMemberSpaceLimitsExcludedUsersAddRpcRequest *)
    memberSpaceLimitsExcludedUsersAddWithUsers:(nullable NSArray<DBXTeamUserSelectorArg *> *)users;

/// Exempts members from space limits. The limit is 1,000 members for each call. The optional arguments have their
/// defaults.
- (DBXTeamMemberSpaceLimitsExcludedUsersAddRpcRequest *)memberSpaceLimitsExcludedUsersAdd;

/// Lists the members who are exempt from space limits, page by page.
///
/// Route `team/member_space_limits/excluded_users/list`: style rpc, host api, auth team, scope `members.read`.
/// Error: `DBXTeamExcludedUsersListError`.
/// Reference:
/// <https://www.dropbox.com/developers/documentation/http/teams#team-member_space_limits-excluded_users-list>
///
/// - Parameter limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
- (DBXTeamMemberSpaceLimitsExcludedUsersListRpcRequest *)memberSpaceLimitsExcludedUsersListWithLimit:(NSNumber *)limit;

/// Lists the members who are exempt from space limits, page by page. The optional arguments have their defaults.
- (DBXTeamMemberSpaceLimitsExcludedUsersListRpcRequest *)memberSpaceLimitsExcludedUsersList;

/// Returns the next page of `memberSpaceLimitsExcludedUsersList`.
///
/// Route `team/member_space_limits/excluded_users/list/continue`: style rpc, host api, auth team, scope `members.read`.
/// Error: `DBXTeamExcludedUsersListContinueError`.
/// Reference:
/// <https://www.dropbox.com/developers/documentation/http/teams#team-member_space_limits-excluded_users-list-continue>
///
/// - Parameter cursor: The cursor of the next page.
- (DBXTeamMemberSpaceLimitsExcludedUsersListContinueRpcRequest *)
    memberSpaceLimitsExcludedUsersListContinueWithCursor:(NSString *)cursor;

/// Removes the exemption of members from space limits. The limit is 1,000 members for each call.
///
/// Route `team/member_space_limits/excluded_users/remove`: style rpc, host api, auth team, scope `members.write`.
/// Error: `DBXTeamExcludedUsersUpdateError`.
/// Reference:
/// <https://www.dropbox.com/developers/documentation/http/teams#team-member_space_limits-excluded_users-remove>
///
/// - Parameter users: The members, at most 1,000.
- (DBXTeamMemberSpaceLimitsExcludedUsersRemoveRpcRequest *)
    memberSpaceLimitsExcludedUsersRemoveWithUsers:(nullable NSArray<DBXTeamUserSelectorArg *> *)users;

/// Removes the exemption of members from space limits. The limit is 1,000 members for each call. The optional arguments
/// have their defaults.
- (DBXTeamMemberSpaceLimitsExcludedUsersRemoveRpcRequest *)memberSpaceLimitsExcludedUsersRemove;

/// Returns the space limits of up to 1,000 members.
///
/// Route `team/member_space_limits/get_custom_quota`: style rpc, host api, auth team, scope `members.read`.
/// Error: `DBXTeamCustomQuotaError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-member_space_limits-get_custom_quota>
///
/// - Parameter users: The members, at most 1,000.
- (DBXTeamMemberSpaceLimitsGetCustomQuotaRpcRequest *)
    memberSpaceLimitsGetCustomQuotaWithUsers:(NSArray<DBXTeamUserSelectorArg *> *)users;

/// Removes the space limits of up to 1,000 members. The limit of the team applies afterward.
///
/// Route `team/member_space_limits/remove_custom_quota`: style rpc, host api, auth team, scope `members.write`.
/// Error: `DBXTeamCustomQuotaError`.
/// Reference:
/// <https://www.dropbox.com/developers/documentation/http/teams#team-member_space_limits-remove_custom_quota>
///
/// - Parameter users: The members, at most 1,000.
- (DBXTeamMemberSpaceLimitsRemoveCustomQuotaRpcRequest *)
    memberSpaceLimitsRemoveCustomQuotaWithUsers:(NSArray<DBXTeamUserSelectorArg *> *)users;

/// Sets the space limits of up to 1,000 members. An admin must have set a limit for the team first.
///
/// Route `team/member_space_limits/set_custom_quota`: style rpc, host api, auth team, scope `members.read`.
/// Error: `DBXTeamSetCustomQuotaError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-member_space_limits-set_custom_quota>
///
/// - Parameter usersAndQuotas: The members, each with their space limit. The limit is 1,000 members for each call.
- (DBXTeamMemberSpaceLimitsSetCustomQuotaRpcRequest *)
    memberSpaceLimitsSetCustomQuotaWithUsersAndQuotas:(NSArray<DBXTeamUserCustomQuotaArg *> *)usersAndQuotas;

/// Adds up to 20 people to the team. May return a job to poll with `membersAddJobStatusGet`.
///
/// Route `team/members/add`: style rpc, host api, auth team, scope `members.write`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-add>
///
/// - Parameters:
///   - newMembers: The people to add, at most 20.
///   - forceAsync: A Boolean value that indicates whether to return a job immediately. The default is `@NO`.
- (DBXTeamMembersAddRpcRequest *)membersAddWithNewMembers:(NSArray<DBXTeamMemberAddArg *> *)newMembers
    forceAsync:(NSNumber *)forceAsync;

/// Adds up to 20 people to the team. May return a job to poll with `membersAddJobStatusGet`. The optional arguments
/// have their defaults.
- (DBXTeamMembersAddRpcRequest *)membersAddWithNewMembers:(NSArray<DBXTeamMemberAddArg *> *)newMembers;

/// Adds up to 20 people to the team. People without an account get one; people with a personal account are asked to
/// move it. May return a job to poll with `membersAddJobStatusGetV2`.
///
/// Route `team/members/add_v2`: style rpc, host api, auth team, scope `members.write`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-add>
///
/// - Parameters:
///   - newMembers: The people to add, at most 20.
///   - forceAsync: A Boolean value that indicates whether to return a job immediately. The default is `@NO`.
- (DBXTeamMembersAddRpcRequestV2 *)membersAddV2WithNewMembers:(NSArray<DBXTeamMemberAddV2Arg *> *)newMembers
    forceAsync:(NSNumber *)forceAsync;

/// Adds up to 20 people to the team. People without an account get one; people with a personal account are asked to
/// move it. May return a job to poll with `membersAddJobStatusGetV2`. The optional arguments have their defaults.
- (DBXTeamMembersAddRpcRequestV2 *)membersAddV2WithNewMembers:(NSArray<DBXTeamMemberAddV2Arg *> *)newMembers;

/// Polls a job of `membersAdd`. Returns whether it is still running, or the outcome for each person.
///
/// Route `team/members/add/job_status/get`: style rpc, host api, auth team, scope `members.write`.
/// Error: `DBXAsyncPollError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-add-job_status-get>
///
/// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1 character.
- (DBXTeamMembersAddJobStatusGetRpcRequest *)membersAddJobStatusGetWithAsyncJobId:(NSString *)asyncJobId;

/// Polls a job of `membersAddV2`. Returns whether it is still running, or the outcome for each person.
///
/// Route `team/members/add/job_status/get_v2`: style rpc, host api, auth team, scope `members.write`.
/// Error: `DBXAsyncPollError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-add-job_status-get>
///
/// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1 character.
- (DBXTeamMembersAddJobStatusGetRpcRequestV2 *)membersAddJobStatusGetV2WithAsyncJobId:(NSString *)asyncJobId;

/// Starts a job that suspends up to 500 members and sends a report by email. Poll the job with
/// `membersBulkSuspendJobStatusCheck`.
///
/// Route `team/members/bulk_suspend`: style rpc, host api, auth team, scope `members.write`.
/// Error: `DBXTeamBulkSuspendError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-bulk_suspend>
///
/// - Parameter members: The members, from 1 to 500, without duplicates.
- (DBXTeamMembersBulkSuspendRpcRequest *)
    membersBulkSuspendWithMembers:(NSArray<DBXTeamBulkSuspendMemberTarget *> *)members;

/// Polls a job of `membersBulkSuspend`. Returns whether it is still running, or the number of suspended members.
///
/// Route `team/members/bulk_suspend/job_status/check`: style rpc, host api, auth team, scope `members.write`.
/// Error: `DBXAsyncPollError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-bulk_suspend-job_status-check>
///
/// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1 character.
- (DBXTeamMembersBulkSuspendJobStatusCheckRpcRequest *)
    membersBulkSuspendJobStatusCheckWithAsyncJobId:(NSString *)asyncJobId;

/// Permanently deletes the files of a former member. They can't be transferred afterward.
///
/// Route `team/members/delete_former_member_files`: style rpc, host api, auth team, scope `members.write`.
/// Error: `DBXTeamMembersDeleteFormerMemberFilesError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-delete_former_member_files>
///
/// - Parameter user: The former member, by identifier, external ID, or email address.
- (DBXTeamMembersDeleteFormerMemberFilesRpcRequest *)
    membersDeleteFormerMemberFilesWithUser:(DBXTeamUserSelectorArg *)user;

/// Deletes the profile photo of a member.
///
/// Route `team/members/delete_profile_photo`: style rpc, host api, auth team, scope `members.write`.
/// Error: `DBXTeamMembersDeleteProfilePhotoError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-delete_profile_photo>
///
/// - Parameter user: The member, by identifier, external ID, or email address.
- (DBXTeamMembersDeleteProfilePhotoRpcRequest *)membersDeleteProfilePhotoWithUser:(DBXTeamUserSelectorArg *)user;

/// Deletes the profile photo of a member, and returns the member with their roles.
///
/// Route `team/members/delete_profile_photo_v2`: style rpc, host api, auth team, scope `members.write`.
/// Error: `DBXTeamMembersDeleteProfilePhotoError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-delete_profile_photo>
///
/// - Parameter user: The member, by identifier, external ID, or email address.
- (DBXTeamMembersDeleteProfilePhotoRpcRequestV2 *)membersDeleteProfilePhotoV2WithUser:(DBXTeamUserSelectorArg *)user;

/// Returns the roles available in the team, for `membersSetAdminPermissionsV2`.
///
/// Route `team/members/get_available_team_member_roles`: style rpc, host api, auth team, scope `members.read`.
/// Reference:
/// <https://www.dropbox.com/developers/documentation/http/teams#team-members-get_available_team_member_roles>
- (DBXTeamMembersGetAvailableTeamMemberRolesRpcRequest *)membersGetAvailableTeamMemberRoles;

/// Returns the profiles of members.
///
/// Route `team/members/get_info`: style rpc, host api, auth team, scope `members.read`.
/// Error: `DBXTeamMembersGetInfoError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-get_info>
///
/// - Parameter members: The members, by identifier, external ID, or email address.
- (DBXTeamMembersGetInfoRpcRequest *)membersGetInfoWithMembers:(NSArray<DBXTeamUserSelectorArg *> *)members;

/// Returns the profiles of members with their roles. Each member has their own result.
///
/// Route `team/members/get_info_v2`: style rpc, host api, auth team, scope `members.read`.
/// Error: `DBXTeamMembersGetInfoError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-get_info>
///
/// - Parameter members: The members, by identifier, external ID, or email address.
- (DBXTeamMembersGetInfoRpcRequestV2 *)membersGetInfoV2WithMembers:(NSArray<DBXTeamUserSelectorArg *> *)members;

/// Lists the members of the team, page by page.
///
/// Route `team/members/list`: style rpc, host api, auth team, scope `members.read`.
/// Error: `DBXTeamMembersListError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-list>
///
/// - Parameters:
///   - limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
///   - includeRemoved: A Boolean value that indicates whether to include former members. The default is `@NO`.
- (DBXTeamMembersListRpcRequest *)membersListWithLimit:(NSNumber *)limit includeRemoved:(NSNumber *)includeRemoved;

/// Lists the members of the team, page by page. The optional arguments have their defaults.
- (DBXTeamMembersListRpcRequest *)membersList;

/// Lists the members of the team with their roles, page by page.
///
/// Route `team/members/list_v2`: style rpc, host api, auth team, scope `members.read`.
/// Error: `DBXTeamMembersListError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-list>
///
/// - Parameters:
///   - limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
///   - includeRemoved: A Boolean value that indicates whether to include former members. The default is `@NO`.
- (DBXTeamMembersListRpcRequestV2 *)membersListV2WithLimit:(NSNumber *)limit includeRemoved:(NSNumber *)includeRemoved;

/// Lists the members of the team with their roles, page by page. The optional arguments have their defaults.
- (DBXTeamMembersListRpcRequestV2 *)membersListV2;

/// Returns the next page of `membersList`.
///
/// Route `team/members/list/continue`: style rpc, host api, auth team, scope `members.read`.
/// Error: `DBXTeamMembersListContinueError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-list-continue>
///
/// - Parameter cursor: The cursor of the most recent page.
- (DBXTeamMembersListContinueRpcRequest *)membersListContinueWithCursor:(NSString *)cursor;

/// Returns the next page of `membersListV2`.
///
/// Route `team/members/list/continue_v2`: style rpc, host api, auth team, scope `members.read`.
/// Error: `DBXTeamMembersListContinueError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-list-continue>
///
/// - Parameter cursor: The cursor of the most recent page.
- (DBXTeamMembersListContinueRpcRequestV2 *)membersListContinueV2WithCursor:(NSString *)cursor;

/// Starts a job that transfers the files of a former member to another member. Poll it with
/// `membersMoveFormerMemberFilesJobStatusCheck`.
///
/// Route `team/members/move_former_member_files`: style rpc, host api, auth team, scope `members.write`.
/// Error: `DBXTeamMembersTransferFormerMembersFilesError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-move_former_member_files>
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - transferDestId: The member who receives the files.
///   - transferAdminId: The admin who receives an email if an error occurs.
- (DBXTeamMembersMoveFormerMemberFilesRpcRequest *)membersMoveFormerMemberFilesWithUser:(DBXTeamUserSelectorArg *)user
    transferDestId:(DBXTeamUserSelectorArg *)transferDestId
    transferAdminId:(DBXTeamUserSelectorArg *)transferAdminId;

/// Polls a job of `membersMoveFormerMemberFiles`. Returns whether it is still running.
///
/// Route `team/members/move_former_member_files/job_status/check`: style rpc, host api, auth team, scope
/// `members.write`.
/// Error: `DBXAsyncPollError`.
/// Reference:
/// <https://www.dropbox.com/developers/documentation/http/teams#team-members-move_former_member_files-job_status-check>
///
/// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1 character.
- (DBXTeamMembersMoveFormerMemberFilesJobStatusCheckRpcRequest *)
    membersMoveFormerMemberFilesJobStatusCheckWithAsyncJobId:(NSString *)asyncJobId;

/// Recovers a removed member within 7 days, unless their files were deleted or transferred.
///
/// Route `team/members/recover`: style rpc, host api, auth team, scope `members.delete`.
/// Error: `DBXTeamMembersRecoverError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-recover>
///
/// - Parameter user: The former member, by identifier, external ID, or email address.
- (DBXTeamMembersRecoverRpcRequest *)membersRecoverWithUser:(DBXTeamUserSelectorArg *)user;

/// Removes a member from the team. For 7 days, `membersRecover` can undo it. May return a job to poll with
/// `membersRemoveJobStatusGet`.
///
/// Route `team/members/remove`: style rpc, host api, auth team, scope `members.delete`.
/// Error: `DBXTeamMembersRemoveError`.
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
- (DBXTeamMembersRemoveRpcRequest *)membersRemoveWithUser:(DBXTeamUserSelectorArg *)user
    wipeData:(NSNumber *)wipeData
    transferDestId:(nullable DBXTeamUserSelectorArg *)transferDestId
    transferAdminId:(nullable DBXTeamUserSelectorArg *)transferAdminId
    keepAccount:(NSNumber *)keepAccount
    retainTeamShares:(NSNumber *)retainTeamShares
    permanentlyDeleteFiles:(NSNumber *)permanentlyDeleteFiles;

/// Calls the route with defaults for its other arguments.
- (DBXTeamMembersRemoveRpcRequest *)membersRemoveWithUser:(DBXTeamUserSelectorArg *)user
    wipeData:(NSNumber *)wipeData
    transferDestId:(nullable DBXTeamUserSelectorArg *)transferDestId
    transferAdminId:(nullable DBXTeamUserSelectorArg *)transferAdminId
    keepAccount:(NSNumber *)keepAccount
    retainTeamShares:(NSNumber *)retainTeamShares
    __deprecated_msg("Use the method with all arguments.");

/// Removes a member from the team. For 7 days, `membersRecover` can undo it. May return a job to poll with
/// `membersRemoveJobStatusGet`. The optional arguments have their defaults.
- (DBXTeamMembersRemoveRpcRequest *)membersRemoveWithUser:(DBXTeamUserSelectorArg *)user;

/// Polls a job of `membersRemove`. Returns whether it is still running.
///
/// Route `team/members/remove/job_status/get`: style rpc, host api, auth team, scope `members.delete`.
/// Error: `DBXAsyncPollError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-remove-job_status-get>
///
/// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1 character.
- (DBXTeamMembersRemoveJobStatusGetRpcRequest *)membersRemoveJobStatusGetWithAsyncJobId:(NSString *)asyncJobId;

/// Adds secondary email addresses to members' accounts. Email addresses outside the team's domains require
/// verification.
///
/// Route `team/members/secondary_emails/add`: style rpc, host api, auth team, scope `members.write`.
/// Error: `DBXTeamAddSecondaryEmailsError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-secondary_emails-add>
///
/// - Parameter newSecondaryEmails: The members, each with the email addresses to add. The limit is 20 email addresses
///   for each call.
- (DBXTeamMembersSecondaryEmailsAddRpcRequest *)
    membersSecondaryEmailsAddWithNewSecondaryEmails:(NSArray<DBXTeamUserSecondaryEmailsArg *> *)newSecondaryEmails;

/// Removes secondary email addresses from members' accounts. Dropbox notifies the members by email.
///
/// Route `team/members/secondary_emails/delete`: style rpc, host api, auth team, scope `members.write`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-secondary_emails-delete>
///
/// - Parameter emailsToDelete: The members, each with the email addresses to remove.
- (DBXTeamMembersSecondaryEmailsDeleteRpcRequest *)
    membersSecondaryEmailsDeleteWithEmailsToDelete:(NSArray<DBXTeamUserSecondaryEmailsArg *> *)emailsToDelete;

/// Sends the verification emails for secondary email addresses again.
///
/// Route `team/members/secondary_emails/resend_verification_emails`: style rpc, host api, auth team, scope
/// `members.write`.
/// Reference:
/// <https://www.dropbox.com/developers/documentation/http/teams#team-members-secondary_emails-resend_verification_emails>
///
/// - Parameter emailsToResend: The members, each with the email addresses to verify.
- (DBXTeamMembersSecondaryEmailsResendVerificationEmailsRpcRequest *)
    membersSecondaryEmailsResendVerificationEmailsWithEmailsToResend:(NSArray<DBXTeamUserSecondaryEmailsArg *> *)emailsToResend;

/// Sends the invitation email to a member who hasn't joined again.
///
/// Route `team/members/send_welcome_email`: style rpc, host api, auth team, scope `members.write`.
/// Error: `DBXTeamMembersSendWelcomeError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-send_welcome_email>
///
/// - Parameter userSelectorArg: A team member, by identifier, external ID, or email address.
- (DBXTeamMembersSendWelcomeEmailRpcRequest *)
    membersSendWelcomeEmailWithUserSelectorArg:(DBXTeamUserSelectorArg *)userSelectorArg;

/// Sets the admin permissions of a member.
///
/// Route `team/members/set_admin_permissions`: style rpc, host api, auth team, scope `members.write`.
/// Error: `DBXTeamMembersSetPermissionsError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-set_admin_permissions>
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - newRole: The new admin permissions.
- (DBXTeamMembersSetAdminPermissionsRpcRequest *)membersSetAdminPermissionsWithUser:(DBXTeamUserSelectorArg *)user
    newRole:(DBXTeamAdminTier *)newRole;

/// Sets the roles of a member.
///
/// Route `team/members/set_admin_permissions_v2`: style rpc, host api, auth team, scope `members.write`.
/// Error: `DBXTeamMembersSetPermissions2Error`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-set_admin_permissions>
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - newRoles: The identifiers of the new roles. An empty list removes all roles. At most 1 item. Each item has at
///     most 128 characters. Each item starts with `pid_dbtmr:`.
- (DBXTeamMembersSetAdminPermissionsRpcRequestV2 *)membersSetAdminPermissionsV2WithUser:(DBXTeamUserSelectorArg *)user
    newRoles:(nullable NSArray<NSString *> *)newRoles;

/// Sets the roles of a member. The optional arguments have their defaults.
- (DBXTeamMembersSetAdminPermissionsRpcRequestV2 *)membersSetAdminPermissionsV2WithUser:(DBXTeamUserSelectorArg *)user;

/// Changes the name, email address, or external ID of a member.
///
/// Route `team/members/set_profile`: style rpc, host api, auth team, scope `members.write`.
/// Error: `DBXTeamMembersSetProfileError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-set_profile>
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - newEmail: The new email address. At most 255 characters. Is an email address.
///   - newExternalId: The new external ID. At most 64 characters.
///   - newGivenName: The new given name. At most 50 characters. Contains none of the characters `/:?*<>"|`.
///   - newSurname: The new family name. At most 50 characters. Contains none of the characters `/:?*<>"|`.
///   - newPersistentId: The new persistent identifier for SAML sign-in. Supported only for teams that use persistent
///     identifiers.
///   - newIsDirectoryRestricted: A Boolean value that indicates whether the team's directory is restricted for the
///     member from now on.
- (DBXTeamMembersSetProfileRpcRequest *)membersSetProfileWithUser:(DBXTeamUserSelectorArg *)user
    newEmail:(nullable NSString *)newEmail
    newExternalId:(nullable NSString *)newExternalId
    newGivenName:(nullable NSString *)newGivenName
    newSurname:(nullable NSString *)newSurname
    newPersistentId:(nullable NSString *)newPersistentId
    newIsDirectoryRestricted:(nullable NSNumber *)newIsDirectoryRestricted;

/// Changes the name, email address, or external ID of a member. The optional arguments have their defaults.
- (DBXTeamMembersSetProfileRpcRequest *)membersSetProfileWithUser:(DBXTeamUserSelectorArg *)user;

/// Changes the name, email address, or external ID of a member, and returns the member with their roles.
///
/// Route `team/members/set_profile_v2`: style rpc, host api, auth team, scope `members.write`.
/// Error: `DBXTeamMembersSetProfileError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-set_profile>
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - newEmail: The new email address. At most 255 characters. Is an email address.
///   - newExternalId: The new external ID. At most 64 characters.
///   - newGivenName: The new given name. At most 50 characters. Contains none of the characters `/:?*<>"|`.
///   - newSurname: The new family name. At most 50 characters. Contains none of the characters `/:?*<>"|`.
///   - newPersistentId: The new persistent identifier for SAML sign-in. Supported only for teams that use persistent
///     identifiers.
///   - newIsDirectoryRestricted: A Boolean value that indicates whether the team's directory is restricted for the
///     member from now on.
- (DBXTeamMembersSetProfileRpcRequestV2 *)membersSetProfileV2WithUser:(DBXTeamUserSelectorArg *)user
    newEmail:(nullable NSString *)newEmail
    newExternalId:(nullable NSString *)newExternalId
    newGivenName:(nullable NSString *)newGivenName
    newSurname:(nullable NSString *)newSurname
    newPersistentId:(nullable NSString *)newPersistentId
    newIsDirectoryRestricted:(nullable NSNumber *)newIsDirectoryRestricted;

/// Changes the name, email address, or external ID of a member, and returns the member with their roles. The optional
/// arguments have their defaults.
- (DBXTeamMembersSetProfileRpcRequestV2 *)membersSetProfileV2WithUser:(DBXTeamUserSelectorArg *)user;

/// Sets the profile photo of a member.
///
/// Route `team/members/set_profile_photo`: style rpc, host api, auth team, scope `members.write`.
/// Error: `DBXTeamMembersSetProfilePhotoError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-set_profile_photo>
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - photo: The new photo.
- (DBXTeamMembersSetProfilePhotoRpcRequest *)membersSetProfilePhotoWithUser:(DBXTeamUserSelectorArg *)user
    photo:(DBXAccountPhotoSourceArg *)photo;

/// Sets the profile photo of a member, and returns the member with their roles.
///
/// Route `team/members/set_profile_photo_v2`: style rpc, host api, auth team, scope `members.write`.
/// Error: `DBXTeamMembersSetProfilePhotoError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-set_profile_photo>
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - photo: The new photo.
- (DBXTeamMembersSetProfilePhotoRpcRequestV2 *)membersSetProfilePhotoV2WithUser:(DBXTeamUserSelectorArg *)user
    photo:(DBXAccountPhotoSourceArg *)photo;

/// Suspends a member. They can't sign in until `membersUnsuspend` is called.
///
/// Route `team/members/suspend`: style rpc, host api, auth team, scope `members.write`.
/// Error: `DBXTeamMembersSuspendError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-suspend>
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - wipeData: A Boolean value that indicates whether to delete the data on the member's linked devices. The default
///     is `@YES`.
- (DBXTeamMembersSuspendRpcRequest *)membersSuspendWithUser:(DBXTeamUserSelectorArg *)user
    wipeData:(NSNumber *)wipeData;

/// Suspends a member. They can't sign in until `membersUnsuspend` is called. The optional arguments have their
/// defaults.
- (DBXTeamMembersSuspendRpcRequest *)membersSuspendWithUser:(DBXTeamUserSelectorArg *)user;

/// Unsuspends a member.
///
/// Route `team/members/unsuspend`: style rpc, host api, auth team, scope `members.write`.
/// Error: `DBXTeamMembersUnsuspendError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-members-unsuspend>
///
/// - Parameter user: The member, by identifier, external ID, or email address.
- (DBXTeamMembersUnsuspendRpcRequest *)membersUnsuspendWithUser:(DBXTeamUserSelectorArg *)user;

/// Lists the namespaces that the team has access to: team folders, shared folders, home folders, and app folders. A
/// namespace may occur more than once.
///
/// Route `team/namespaces/list`: style rpc, host api, auth team, scope `team_data.member`.
/// Error: `DBXTeamTeamNamespacesListError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-namespaces-list>
///
/// - Parameter limit: This option has no effect. The default is 1000. From 1 to 1000. Deprecated.
- (DBXTeamNamespacesListRpcRequest *)namespacesListWithLimit:(NSNumber *)limit;

/// Lists the namespaces that the team has access to: team folders, shared folders, home folders, and app folders. A
/// namespace may occur more than once. The optional arguments have their defaults.
- (DBXTeamNamespacesListRpcRequest *)namespacesList;

/// Returns the next page of `namespacesList`. A namespace may occur more than once.
///
/// Route `team/namespaces/list/continue`: style rpc, host api, auth team, scope `team_data.member`.
/// Error: `DBXTeamTeamNamespacesListContinueError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-namespaces-list-continue>
///
/// - Parameter cursor: The cursor of the most recent page.
- (DBXTeamNamespacesListContinueRpcRequest *)namespacesListContinueWithCursor:(NSString *)cursor;

/// Creates a property template for the team. Use `templatesAddForTeam` of `FileProperties` instead.
///
/// Route `team/properties/template/add`: style rpc, host api, auth team, scope `files.team_metadata.write`.
/// Error: `DBXFilePropertiesModifyTemplateError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-properties-template-add>
///
/// - Parameters:
///   - name: The display name, at most 256 bytes.
///   - description_: The purpose of the template, at most 1,024 bytes.
///   - fields: The fields, at most 32.
- (DBXTeamPropertiesTemplateAddRpcRequest *)propertiesTemplateAddWithName:(NSString *)name
    description_:(NSString *)description_
    fields:(NSArray<DBXFilePropertiesPropertyFieldTemplate *> *)fields
    __deprecated_msg("Dropbox deprecated the route.");

/// Returns a property template of the team. Use `templatesGetForTeam` of `FileProperties` instead.
///
/// Route `team/properties/template/get`: style rpc, host api, auth team, scope `files.team_metadata.write`.
/// Error: `DBXFilePropertiesTemplateError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-properties-template-get>
///
/// - Parameter templateId: The identifier of the template, `ptid:…`. At least 1 character. Starts with `/` or `ptid:`.
- (DBXTeamPropertiesTemplateGetRpcRequest *)propertiesTemplateGetWithTemplateId:(NSString *)templateId
    __deprecated_msg("Dropbox deprecated the route.");

/// Returns a report on the activity of members for each day. Dropbox announced the end of this route for July 1, 2021.
///
/// Route `team/reports/get_activity`: style rpc, host api, auth team, scope `team_info.read`.
/// Error: `DBXTeamDateRangeError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-reports-get_activity>
///
/// - Parameters:
///   - startDate: The first day. The default, and the earliest possible day, is 6 months ago.
///   - endDate: The day after the last day.
- (DBXTeamReportsGetActivityRpcRequest *)reportsGetActivityWithStartDate:(nullable NSDate *)startDate
    endDate:(nullable NSDate *)endDate
    __deprecated_msg("Dropbox deprecated the route.");

/// Returns a report on the activity of members for each day. Dropbox announced the end of this route for July 1, 2021.
/// The optional arguments have their defaults.
- (DBXTeamReportsGetActivityRpcRequest *)reportsGetActivity __deprecated_msg("Dropbox deprecated the route.");

/// Returns a report on active devices for each day. Dropbox announced the end of this route for July 1, 2021.
///
/// Route `team/reports/get_devices`: style rpc, host api, auth team, scope `team_info.read`.
/// Error: `DBXTeamDateRangeError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-reports-get_devices>
///
/// - Parameters:
///   - startDate: The first day. The default, and the earliest possible day, is 6 months ago.
///   - endDate: The day after the last day.
- (DBXTeamReportsGetDevicesRpcRequest *)reportsGetDevicesWithStartDate:(nullable NSDate *)startDate
    endDate:(nullable NSDate *)endDate
    __deprecated_msg("Dropbox deprecated the route.");

/// Returns a report on active devices for each day. Dropbox announced the end of this route for July 1, 2021. The
/// optional arguments have their defaults.
- (DBXTeamReportsGetDevicesRpcRequest *)reportsGetDevices __deprecated_msg("Dropbox deprecated the route.");

/// Returns a report on the number of members for each day. Dropbox announced the end of this route for July 1, 2021.
///
/// Route `team/reports/get_membership`: style rpc, host api, auth team, scope `team_info.read`.
/// Error: `DBXTeamDateRangeError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-reports-get_membership>
///
/// - Parameters:
///   - startDate: The first day. The default, and the earliest possible day, is 6 months ago.
///   - endDate: The day after the last day.
- (DBXTeamReportsGetMembershipRpcRequest *)reportsGetMembershipWithStartDate:(nullable NSDate *)startDate
    endDate:(nullable NSDate *)endDate
    __deprecated_msg("Dropbox deprecated the route.");

/// Returns a report on the number of members for each day. Dropbox announced the end of this route for July 1, 2021.
/// The optional arguments have their defaults.
- (DBXTeamReportsGetMembershipRpcRequest *)reportsGetMembership __deprecated_msg("Dropbox deprecated the route.");

/// Returns a report on the storage of the team for each day. Dropbox announced the end of this route for July 1, 2021.
///
/// Route `team/reports/get_storage`: style rpc, host api, auth team, scope `team_info.read`.
/// Error: `DBXTeamDateRangeError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-reports-get_storage>
///
/// - Parameters:
///   - startDate: The first day. The default, and the earliest possible day, is 6 months ago.
///   - endDate: The day after the last day.
- (DBXTeamReportsGetStorageRpcRequest *)reportsGetStorageWithStartDate:(nullable NSDate *)startDate
    endDate:(nullable NSDate *)endDate
    __deprecated_msg("Dropbox deprecated the route.");

/// Returns a report on the storage of the team for each day. Dropbox announced the end of this route for July 1, 2021.
/// The optional arguments have their defaults.
- (DBXTeamReportsGetStorageRpcRequest *)reportsGetStorage __deprecated_msg("Dropbox deprecated the route.");

/// Adds domains and email addresses to the sharing allowlist. The limit is 100 entries for each call and 10,000 in
/// total. If one entry isn't valid, the call fails.
///
/// Route `team/sharing_allowlist/add`: style rpc, host api, auth team, scope `team_info.write`.
/// Error: `DBXTeamSharingAllowlistAddError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-sharing_allowlist-add>
///
/// - Parameters:
///   - domains: The domains, such as `example.com`.
///   - emails: The email addresses.
- (DBXTeamSharingAllowlistAddRpcRequest *)sharingAllowlistAddWithDomains:(nullable NSArray<NSString *> *)domains
    emails:(nullable NSArray<NSString *> *)emails;

/// Adds domains and email addresses to the sharing allowlist. The limit is 100 entries for each call and 10,000 in
/// total. If one entry isn't valid, the call fails. The optional arguments have their defaults.
- (DBXTeamSharingAllowlistAddRpcRequest *)sharingAllowlistAdd;

/// Lists the domains and email addresses of the sharing allowlist, newest first.
///
/// Route `team/sharing_allowlist/list`: style rpc, host api, auth team, scope `team_info.read`.
/// Error: `DBXTeamSharingAllowlistListError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-sharing_allowlist-list>
///
/// - Parameter limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
- (DBXTeamSharingAllowlistListRpcRequest *)sharingAllowlistListWithLimit:(NSNumber *)limit;

/// Lists the domains and email addresses of the sharing allowlist, newest first. The optional arguments have their
/// defaults.
- (DBXTeamSharingAllowlistListRpcRequest *)sharingAllowlistList;

/// Returns the next page of `sharingAllowlistList`.
///
/// Route `team/sharing_allowlist/list/continue`: style rpc, host api, auth team, scope `team_info.read`.
/// Error: `DBXTeamSharingAllowlistListContinueError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-sharing_allowlist-list-continue>
///
/// - Parameter cursor: The cursor of the most recent page.
- (DBXTeamSharingAllowlistListContinueRpcRequest *)sharingAllowlistListContinueWithCursor:(NSString *)cursor;

/// Removes domains and email addresses from the sharing allowlist. The limit is 1,000 entries for each call. If one
/// entry isn't valid, the call fails.
///
/// Route `team/sharing_allowlist/remove`: style rpc, host api, auth team, scope `team_info.write`.
/// Error: `DBXTeamSharingAllowlistRemoveError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-sharing_allowlist-remove>
///
/// - Parameters:
///   - domains: The domains.
///   - emails: The email addresses.
- (DBXTeamSharingAllowlistRemoveRpcRequest *)sharingAllowlistRemoveWithDomains:(nullable NSArray<NSString *> *)domains
    emails:(nullable NSArray<NSString *> *)emails;

/// Removes domains and email addresses from the sharing allowlist. The limit is 1,000 entries for each call. If one
/// entry isn't valid, the call fails. The optional arguments have their defaults.
- (DBXTeamSharingAllowlistRemoveRpcRequest *)sharingAllowlistRemove;

/// Activates an archived team folder.
///
/// Route `team/team_folder/activate`: style rpc, host api, auth team, scope `team_data.content.write`.
/// Error: `DBXTeamTeamFolderActivateError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-team_folder-activate>
///
/// - Parameter teamFolderId: The identifier of the team folder. Consists of letters from A to Z, digits, hyphens,
///   underscores, and colons.
- (DBXTeamTeamFolderActivateRpcRequest *)teamFolderActivateWithTeamFolderId:(NSString *)teamFolderId;

/// Archives a team folder and removes its members. Not supported for teams with a team space. May return a job to poll
/// with `teamFolderArchiveCheck`.
///
/// Route `team/team_folder/archive`: style rpc, host api, auth team, scope `team_data.content.write`.
/// Error: `DBXTeamTeamFolderArchiveError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-team_folder-archive>
///
/// - Parameters:
///   - teamFolderId: The identifier of the team folder. Consists of letters from A to Z, digits, hyphens, underscores,
///     and colons.
///   - forceAsyncOff: A Boolean value that indicates whether to wait for the result instead of starting a job. The
///     default is `@NO`.
- (DBXTeamTeamFolderArchiveRpcRequest *)teamFolderArchiveWithTeamFolderId:(NSString *)teamFolderId
    forceAsyncOff:(NSNumber *)forceAsyncOff;

/// Archives a team folder and removes its members. Not supported for teams with a team space. May return a job to poll
/// with `teamFolderArchiveCheck`. The optional arguments have their defaults.
- (DBXTeamTeamFolderArchiveRpcRequest *)teamFolderArchiveWithTeamFolderId:(NSString *)teamFolderId;

/// Polls a job of `teamFolderArchive`. Returns whether it is still running. The folder is archived when its status is
/// `.archived`.
///
/// Route `team/team_folder/archive/check`: style rpc, host api, auth team, scope `team_data.content.write`.
/// Error: `DBXAsyncPollError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-team_folder-archive-check>
///
/// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1 character.
- (DBXTeamTeamFolderArchiveCheckRpcRequest *)teamFolderArchiveCheckWithAsyncJobId:(NSString *)asyncJobId;

/// Creates a team folder without members. Not supported for teams with a team space.
///
/// Route `team/team_folder/create`: style rpc, host api, auth team, scope `team_data.content.write`.
/// Error: `DBXTeamTeamFolderCreateError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-team_folder-create>
///
/// - Parameters:
///   - name: The name of the team folder.
///   - syncSetting: The sync setting for members' computers. Supported only for teams that can choose it.
- (DBXTeamTeamFolderCreateRpcRequest *)teamFolderCreateWithName:(NSString *)name
    syncSetting:(nullable DBXFilesSyncSettingArg *)syncSetting;

/// Creates a team folder without members. Not supported for teams with a team space. The optional arguments have their
/// defaults.
- (DBXTeamTeamFolderCreateRpcRequest *)teamFolderCreateWithName:(NSString *)name;

/// Returns team folders.
///
/// Route `team/team_folder/get_info`: style rpc, host api, auth team, scope `team_data.content.read`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-team_folder-get_info>
///
/// - Parameter teamFolderIds: The identifiers of the team folders. At least 1 item. Each item consists of letters from
///   A to Z, digits, hyphens, underscores, and colons.
- (DBXTeamTeamFolderGetInfoRpcRequest *)teamFolderGetInfoWithTeamFolderIds:(NSArray<NSString *> *)teamFolderIds;

/// Lists the team folders page by page.
///
/// Route `team/team_folder/list`: style rpc, host api, auth team, scope `team_data.content.read`.
/// Error: `DBXTeamTeamFolderListError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-team_folder-list>
///
/// - Parameter limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
- (DBXTeamTeamFolderListRpcRequest *)teamFolderListWithLimit:(NSNumber *)limit;

/// Lists the team folders page by page. The optional arguments have their defaults.
- (DBXTeamTeamFolderListRpcRequest *)teamFolderList;

/// Returns the next page of `teamFolderList`.
///
/// Route `team/team_folder/list/continue`: style rpc, host api, auth team, scope `team_data.content.read`.
/// Error: `DBXTeamTeamFolderListContinueError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-team_folder-list-continue>
///
/// - Parameter cursor: The cursor of the most recent page.
- (DBXTeamTeamFolderListContinueRpcRequest *)teamFolderListContinueWithCursor:(NSString *)cursor;

/// Permanently deletes an archived team folder. Not supported for teams with a team space.
///
/// Route `team/team_folder/permanently_delete`: style rpc, host api, auth team, scope `team_data.content.write`.
/// Error: `DBXTeamTeamFolderPermanentlyDeleteError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-team_folder-permanently_delete>
///
/// - Parameter teamFolderId: The identifier of the team folder. Consists of letters from A to Z, digits, hyphens,
///   underscores, and colons.
- (DBXTeamTeamFolderPermanentlyDeleteRpcRequest *)teamFolderPermanentlyDeleteWithTeamFolderId:(NSString *)teamFolderId;

/// Renames an active team folder.
///
/// Route `team/team_folder/rename`: style rpc, host api, auth team, scope `team_data.content.write`.
/// Error: `DBXTeamTeamFolderRenameError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-team_folder-rename>
///
/// - Parameters:
///   - teamFolderId: The identifier of the team folder. Consists of letters from A to Z, digits, hyphens, underscores,
///     and colons.
///   - name: The new name of the team folder.
- (DBXTeamTeamFolderRenameRpcRequest *)teamFolderRenameWithTeamFolderId:(NSString *)teamFolderId name:(NSString *)name;

/// Activates an unmounted team folder.
///
/// Route `team/team_folder/restore`: style rpc, host api, auth team, scope `team_data.content.write`.
/// Error: `DBXTeamTeamFolderRestoreError`.
/// Preview: it may change.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-team_folder-restore>
///
/// - Parameter teamFolderId: The identifier of the team folder. Consists of letters from A to Z, digits, hyphens,
///   underscores, and colons.
- (DBXTeamTeamFolderRestoreRpcRequest *)teamFolderRestoreWithTeamFolderId:(NSString *)teamFolderId;

/// Sets the sync settings of a team folder and its contents for members' computers.
///
/// Route `team/team_folder/update_sync_settings`: style rpc, host api, auth team, scope `team_data.content.write`.
/// Error: `DBXTeamTeamFolderUpdateSyncSettingsError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-team_folder-update_sync_settings>
///
/// - Parameters:
///   - teamFolderId: The identifier of the team folder. Consists of letters from A to Z, digits, hyphens, underscores,
///     and colons.
///   - syncSetting: The new sync setting of the team folder for members' computers.
///   - contentSyncSettings: The new sync settings of contents that differ from that of the folder.
- (DBXTeamTeamFolderUpdateSyncSettingsRpcRequest *)teamFolderUpdateSyncSettingsWithTeamFolderId:(NSString *)teamFolderId
    syncSetting:(nullable DBXFilesSyncSettingArg *)syncSetting
    contentSyncSettings:(nullable NSArray<DBXFilesContentSyncSettingArg *> *)contentSyncSettings;

/// Sets the sync settings of a team folder and its contents for members' computers. The optional arguments have their
/// defaults.
- (DBXTeamTeamFolderUpdateSyncSettingsRpcRequest *)teamFolderUpdateSyncSettingsWithTeamFolderId:(NSString *)teamFolderId;

/// Returns the admin who authorized the access token of the team.
///
/// Route `team/token/get_authenticated_admin`: style rpc, host api, auth team, scope `team_info.read`.
/// Error: `DBXTeamTokenGetAuthenticatedAdminError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-token-get_authenticated_admin>
- (DBXTeamTokenGetAuthenticatedAdminRpcRequest *)tokenGetAuthenticatedAdmin;
@end

/// The routes of `team`, called on behalf of a user or a team.
@interface DBXDropboxTeamBase (DBXTeam)
/// The routes of `team`. Never `nil`.
@property (nonatomic, strong, null_unspecified) DBXTeamRoutes *team;
@end

NS_ASSUME_NONNULL_END
