// Generated from API/team.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXTeam.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXTeamDeviceSession
@dynamic sessionId;
@dynamic ipAddress;
@dynamic country;
@dynamic created;
@dynamic updated;
@end
@implementation DBXTeamActiveWebSession
@dynamic userAgent;
@dynamic os;
@dynamic browser;
@dynamic expires;
@end
@implementation DBXTeamAddSecondaryEmailResult @end
@implementation DBXTeamAddSecondaryEmailResultSuccess
@dynamic success;
@end
@implementation DBXTeamAddSecondaryEmailResultUnavailable
@dynamic unavailable;
@end
@implementation DBXTeamAddSecondaryEmailResultAlreadyPending
@dynamic alreadyPending;
@end
@implementation DBXTeamAddSecondaryEmailResultAlreadyOwnedByUser
@dynamic alreadyOwnedByUser;
@end
@implementation DBXTeamAddSecondaryEmailResultReachedLimit
@dynamic reachedLimit;
@end
@implementation DBXTeamAddSecondaryEmailResultTransientError
@dynamic transientError;
@end
@implementation DBXTeamAddSecondaryEmailResultTooManyUpdates
@dynamic tooManyUpdates;
@end
@implementation DBXTeamAddSecondaryEmailResultUnknownError
@dynamic unknownError;
@end
@implementation DBXTeamAddSecondaryEmailResultRateLimited
@dynamic rateLimited;
@end
@implementation DBXTeamAddSecondaryEmailResultOther @end
@implementation DBXTeamAddSecondaryEmailsArg
@dynamic newSecondaryEmails;
@end
@implementation DBXTeamAddSecondaryEmailsError @end
@implementation DBXTeamAddSecondaryEmailsErrorSecondaryEmailsDisabled @end
@implementation DBXTeamAddSecondaryEmailsErrorTooManyEmails @end
@implementation DBXTeamAddSecondaryEmailsErrorOther @end
@implementation DBXTeamAddSecondaryEmailsResult
@dynamic results;
@end
@implementation DBXTeamAdminTier @end
@implementation DBXTeamAdminTierTeamAdmin @end
@implementation DBXTeamAdminTierUserManagementAdmin @end
@implementation DBXTeamAdminTierSupportAdmin @end
@implementation DBXTeamAdminTierMemberOnly @end
@implementation DBXTeamApiApp
@dynamic appId;
@dynamic appName;
@dynamic publisher;
@dynamic publisherUrl;
@dynamic linked;
@dynamic isAppFolder;
@end
@implementation DBXTeamBaseDfbReport
@dynamic startDate;
@end
@implementation DBXTeamBaseTeamFolderError @end
@implementation DBXTeamBaseTeamFolderErrorAccessError
@dynamic accessError;
@end
@implementation DBXTeamBaseTeamFolderErrorStatusError
@dynamic statusError;
@end
@implementation DBXTeamBaseTeamFolderErrorTeamSharedDropboxError
@dynamic teamSharedDropboxError;
@end
@implementation DBXTeamBaseTeamFolderErrorOther @end
@implementation DBXTeamBulkSuspendArg
@dynamic members;
@end
@implementation DBXTeamBulkSuspendComplete
@dynamic requested;
@dynamic suspended;
@dynamic failed;
@dynamic unknown;
@dynamic reportDelivery;
@end
@implementation DBXTeamBulkSuspendError @end
@implementation DBXTeamBulkSuspendErrorInvalidRequest @end
@implementation DBXTeamBulkSuspendErrorTooManyMembers @end
@implementation DBXTeamBulkSuspendErrorDuplicateClientItemId @end
@implementation DBXTeamBulkSuspendErrorDuplicateTeamMemberId @end
@implementation DBXTeamBulkSuspendErrorActingAdmin @end
@implementation DBXTeamBulkSuspendErrorLastAdmin @end
@implementation DBXTeamBulkSuspendErrorOther @end
@implementation DBXTeamBulkSuspendJobStatus @end
@implementation DBXTeamBulkSuspendJobStatusInProgress @end
@implementation DBXTeamBulkSuspendJobStatusComplete
@dynamic complete;
@end
@implementation DBXTeamBulkSuspendJobStatusFailed
@dynamic failed;
@end
@implementation DBXTeamBulkSuspendJobStatusOther @end
@implementation DBXTeamBulkSuspendMemberTarget
@dynamic clientItemId;
@dynamic suspendArg;
@end
@implementation DBXTeamBulkSuspendReportDeliveryStatus @end
@implementation DBXTeamBulkSuspendReportDeliveryStatusBulkSuspendReportDeliveryStatusUnspecified @end
@implementation DBXTeamBulkSuspendReportDeliveryStatusBulkSuspendReportDeliveryStatusPending @end
@implementation DBXTeamBulkSuspendReportDeliveryStatusBulkSuspendReportDeliveryStatusDelivered @end
@implementation DBXTeamBulkSuspendReportDeliveryStatusBulkSuspendReportDeliveryStatusFailed @end
@implementation DBXTeamBulkSuspendReportDeliveryStatusOther @end
@implementation DBXTeamBulkSuspendRowFailure @end
@implementation DBXTeamBulkSuspendRowFailureUserNotFound @end
@implementation DBXTeamBulkSuspendRowFailureUserNotInTeam @end
@implementation DBXTeamBulkSuspendRowFailureOther @end
@implementation DBXTeamBulkSuspendRowFailureSuspendInactiveUser @end
@implementation DBXTeamBulkSuspendRowFailureSuspendLastAdmin @end
@implementation DBXTeamBulkSuspendRowFailureTeamLicenseLimit @end
@implementation DBXTeamBulkSuspendRowFailureProtectedActingAdmin @end
@implementation DBXTeamBulkSuspendRowFailurePermissionChanged @end
@implementation DBXTeamBulkSuspendRowFailureSuspendFailed @end
@implementation DBXTeamBulkSuspendRowOutcome @end
@implementation DBXTeamBulkSuspendRowOutcomeSuspended @end
@implementation DBXTeamBulkSuspendRowOutcomeFailed
@dynamic failed;
@end
@implementation DBXTeamBulkSuspendRowOutcomeUnknown @end
@implementation DBXTeamBulkSuspendRowOutcomeOther @end
@implementation DBXTeamBulkSuspendTaskFailure @end
@implementation DBXTeamBulkSuspendTaskFailureUnusableResult @end
@implementation DBXTeamBulkSuspendTaskFailureOther @end
@implementation DBXTeamCustomQuotaError @end
@implementation DBXTeamCustomQuotaErrorTooManyUsers @end
@implementation DBXTeamCustomQuotaErrorOther @end
@implementation DBXTeamCustomQuotaResult @end
@implementation DBXTeamCustomQuotaResultSuccess
@dynamic success;
@end
@implementation DBXTeamCustomQuotaResultInvalidUser
@dynamic invalidUser;
@end
@implementation DBXTeamCustomQuotaResultOther @end
@implementation DBXTeamCustomQuotaUsersArg
@dynamic users;
@end
@implementation DBXTeamDateRange
@dynamic startDate;
@dynamic endDate;
@end
@implementation DBXTeamDateRangeError @end
@implementation DBXTeamDateRangeErrorOther @end
@implementation DBXTeamDeleteSecondaryEmailResult @end
@implementation DBXTeamDeleteSecondaryEmailResultSuccess
@dynamic success;
@end
@implementation DBXTeamDeleteSecondaryEmailResultNotFound
@dynamic notFound;
@end
@implementation DBXTeamDeleteSecondaryEmailResultCannotRemovePrimary
@dynamic cannotRemovePrimary;
@end
@implementation DBXTeamDeleteSecondaryEmailResultOther @end
@implementation DBXTeamDeleteSecondaryEmailsArg
@dynamic emailsToDelete;
@end
@implementation DBXTeamDeleteSecondaryEmailsResult
@dynamic results;
@end
@implementation DBXTeamDesktopClientSession
@dynamic hostName;
@dynamic clientType;
@dynamic clientVersion;
@dynamic platform;
@dynamic isDeleteOnUnlinkSupported;
@end
@implementation DBXTeamDesktopPlatform @end
@implementation DBXTeamDesktopPlatformWindows @end
@implementation DBXTeamDesktopPlatformMac @end
@implementation DBXTeamDesktopPlatformLinux @end
@implementation DBXTeamDesktopPlatformOther @end
@implementation DBXTeamDeviceSessionArg
@dynamic sessionId;
@dynamic teamMemberId;
@end
@implementation DBXTeamDevicesActive
@dynamic windows;
@dynamic macos;
@dynamic linux;
@dynamic ios;
@dynamic android;
@dynamic other;
@dynamic total;
@end
@implementation DBXTeamExcludedUsersListArg
@dynamic limit;
@end
@implementation DBXTeamExcludedUsersListContinueArg
@dynamic cursor;
@end
@implementation DBXTeamExcludedUsersListContinueError @end
@implementation DBXTeamExcludedUsersListContinueErrorInvalidCursor @end
@implementation DBXTeamExcludedUsersListContinueErrorOther @end
@implementation DBXTeamExcludedUsersListError @end
@implementation DBXTeamExcludedUsersListErrorListError @end
@implementation DBXTeamExcludedUsersListErrorOther @end
@implementation DBXTeamExcludedUsersListResult
@dynamic users;
@dynamic cursor;
@dynamic hasMore;
@end
@implementation DBXTeamExcludedUsersUpdateArg
@dynamic users;
@end
@implementation DBXTeamExcludedUsersUpdateError @end
@implementation DBXTeamExcludedUsersUpdateErrorUsersNotInTeam @end
@implementation DBXTeamExcludedUsersUpdateErrorTooManyUsers @end
@implementation DBXTeamExcludedUsersUpdateErrorOther @end
@implementation DBXTeamExcludedUsersUpdateResult
@dynamic status;
@end
@implementation DBXTeamExcludedUsersUpdateStatus @end
@implementation DBXTeamExcludedUsersUpdateStatusSuccess @end
@implementation DBXTeamExcludedUsersUpdateStatusOther @end
@implementation DBXTeamFeature @end
@implementation DBXTeamFeatureUploadApiRateLimit @end
@implementation DBXTeamFeatureHasTeamSharedDropbox @end
@implementation DBXTeamFeatureHasTeamFileEvents @end
@implementation DBXTeamFeatureHasTeamSelectiveSync @end
@implementation DBXTeamFeatureHasDistinctMemberHomes @end
@implementation DBXTeamFeatureOther @end
@implementation DBXTeamFeatureValue @end
@implementation DBXTeamFeatureValueUploadApiRateLimit
@dynamic uploadApiRateLimit;
@end
@implementation DBXTeamFeatureValueHasTeamSharedDropbox
@dynamic hasTeamSharedDropbox;
@end
@implementation DBXTeamFeatureValueHasTeamFileEvents
@dynamic hasTeamFileEvents;
@end
@implementation DBXTeamFeatureValueHasTeamSelectiveSync
@dynamic hasTeamSelectiveSync;
@end
@implementation DBXTeamFeatureValueHasDistinctMemberHomes
@dynamic hasDistinctMemberHomes;
@end
@implementation DBXTeamFeatureValueOther @end
@implementation DBXTeamFeaturesGetValuesBatchArg
@dynamic features;
@end
@implementation DBXTeamFeaturesGetValuesBatchError @end
@implementation DBXTeamFeaturesGetValuesBatchErrorEmptyFeaturesList @end
@implementation DBXTeamFeaturesGetValuesBatchErrorOther @end
@implementation DBXTeamFeaturesGetValuesBatchResult
@dynamic values;
@end
@implementation DBXTeamGetActivityReport
@dynamic adds;
@dynamic edits;
@dynamic deletes;
@dynamic activeUsers28Day;
@dynamic activeUsers7Day;
@dynamic activeUsers1Day;
@dynamic activeSharedFolders28Day;
@dynamic activeSharedFolders7Day;
@dynamic activeSharedFolders1Day;
@dynamic sharedLinksCreated;
@dynamic sharedLinksViewedByTeam;
@dynamic sharedLinksViewedByOutsideUser;
@dynamic sharedLinksViewedByNotLoggedIn;
@dynamic sharedLinksViewedTotal;
@end
@implementation DBXTeamGetDevicesReport
@dynamic active1Day;
@dynamic active7Day;
@dynamic active28Day;
@end
@implementation DBXTeamGetMembershipReport
@dynamic teamSize;
@dynamic pendingInvites;
@dynamic membersJoined;
@dynamic suspendedMembers;
@dynamic licenses;
@end
@implementation DBXTeamGetStorageReport
@dynamic totalUsage;
@dynamic sharedUsage;
@dynamic unsharedUsage;
@dynamic sharedFolders;
@dynamic memberStorageMap;
@end
@implementation DBXTeamGroupAccessType @end
@implementation DBXTeamGroupAccessTypeMember @end
@implementation DBXTeamGroupAccessTypeOwner @end
@implementation DBXTeamGroupCreateArg
@dynamic groupName;
@dynamic addCreatorAsOwner;
@dynamic groupExternalId;
@dynamic groupManagementType;
@end
@implementation DBXTeamGroupCreateError @end
@implementation DBXTeamGroupCreateErrorGroupNameAlreadyUsed @end
@implementation DBXTeamGroupCreateErrorGroupNameInvalid @end
@implementation DBXTeamGroupCreateErrorExternalIdAlreadyInUse @end
@implementation DBXTeamGroupCreateErrorSystemManagedGroupDisallowed @end
@implementation DBXTeamGroupCreateErrorOther @end
@implementation DBXTeamGroupDeleteError @end
@implementation DBXTeamGroupDeleteErrorGroupNotFound @end
@implementation DBXTeamGroupDeleteErrorOther @end
@implementation DBXTeamGroupDeleteErrorSystemManagedGroupDisallowed @end
@implementation DBXTeamGroupDeleteErrorGroupAlreadyDeleted @end
@implementation DBXTeamGroupFullInfo
@dynamic members;
@dynamic created;
@end
@implementation DBXTeamGroupMemberInfo
@dynamic profile;
@dynamic accessType;
@end
@implementation DBXTeamGroupMemberSelector
@dynamic group;
@dynamic user;
@end
@implementation DBXTeamGroupMemberSelectorError @end
@implementation DBXTeamGroupMemberSelectorErrorGroupNotFound @end
@implementation DBXTeamGroupMemberSelectorErrorOther @end
@implementation DBXTeamGroupMemberSelectorErrorSystemManagedGroupDisallowed @end
@implementation DBXTeamGroupMemberSelectorErrorMemberNotInGroup @end
@implementation DBXTeamGroupMemberSetAccessTypeError @end
@implementation DBXTeamGroupMemberSetAccessTypeErrorGroupNotFound @end
@implementation DBXTeamGroupMemberSetAccessTypeErrorOther @end
@implementation DBXTeamGroupMemberSetAccessTypeErrorSystemManagedGroupDisallowed @end
@implementation DBXTeamGroupMemberSetAccessTypeErrorMemberNotInGroup @end
@implementation DBXTeamGroupMemberSetAccessTypeErrorUserCannotBeManagerOfCompanyManagedGroup @end
@implementation DBXTeamIncludeMembersArg
@dynamic returnMembers;
@end
@implementation DBXTeamGroupMembersAddArg
@dynamic group;
@dynamic members;
@end
@implementation DBXTeamGroupMembersAddError @end
@implementation DBXTeamGroupMembersAddErrorGroupNotFound @end
@implementation DBXTeamGroupMembersAddErrorOther @end
@implementation DBXTeamGroupMembersAddErrorSystemManagedGroupDisallowed @end
@implementation DBXTeamGroupMembersAddErrorDuplicateUser @end
@implementation DBXTeamGroupMembersAddErrorGroupNotInTeam @end
@implementation DBXTeamGroupMembersAddErrorMembersNotInTeam
@dynamic membersNotInTeam;
@end
@implementation DBXTeamGroupMembersAddErrorUsersNotFound
@dynamic usersNotFound;
@end
@implementation DBXTeamGroupMembersAddErrorUserMustBeActiveToBeOwner @end
@implementation DBXTeamGroupMembersAddErrorUserCannotBeManagerOfCompanyManagedGroup
@dynamic userCannotBeManagerOfCompanyManagedGroup;
@end
@implementation DBXTeamGroupMembersChangeResult
@dynamic groupInfo;
@dynamic asyncJobId;
@end
@implementation DBXTeamGroupMembersRemoveArg
@dynamic group;
@dynamic users;
@end
@implementation DBXTeamGroupMembersRemoveError @end
@implementation DBXTeamGroupMembersRemoveErrorGroupNotFound @end
@implementation DBXTeamGroupMembersRemoveErrorOther @end
@implementation DBXTeamGroupMembersRemoveErrorSystemManagedGroupDisallowed @end
@implementation DBXTeamGroupMembersRemoveErrorMemberNotInGroup @end
@implementation DBXTeamGroupMembersRemoveErrorGroupNotInTeam @end
@implementation DBXTeamGroupMembersRemoveErrorMembersNotInTeam
@dynamic membersNotInTeam;
@end
@implementation DBXTeamGroupMembersRemoveErrorUsersNotFound
@dynamic usersNotFound;
@end
@implementation DBXTeamGroupMembersSelector
@dynamic group;
@dynamic users;
@end
@implementation DBXTeamGroupMembersSelectorError @end
@implementation DBXTeamGroupMembersSelectorErrorGroupNotFound @end
@implementation DBXTeamGroupMembersSelectorErrorOther @end
@implementation DBXTeamGroupMembersSelectorErrorSystemManagedGroupDisallowed @end
@implementation DBXTeamGroupMembersSelectorErrorMemberNotInGroup @end
@implementation DBXTeamGroupMembersSetAccessTypeArg
@dynamic accessType;
@dynamic returnMembers;
@end
@implementation DBXTeamGroupSelector @end
@implementation DBXTeamGroupSelectorGroupId
@dynamic groupId;
@end
@implementation DBXTeamGroupSelectorGroupExternalId
@dynamic groupExternalId;
@end
@implementation DBXTeamGroupSelectorError @end
@implementation DBXTeamGroupSelectorErrorGroupNotFound @end
@implementation DBXTeamGroupSelectorErrorOther @end
@implementation DBXTeamGroupSelectorWithTeamGroupError @end
@implementation DBXTeamGroupSelectorWithTeamGroupErrorGroupNotFound @end
@implementation DBXTeamGroupSelectorWithTeamGroupErrorOther @end
@implementation DBXTeamGroupSelectorWithTeamGroupErrorSystemManagedGroupDisallowed @end
@implementation DBXTeamGroupUpdateArgs
@dynamic group;
@dynamic newGroupName;
@dynamic newGroupExternalId;
@dynamic newGroupManagementType;
@end
@implementation DBXTeamGroupUpdateError @end
@implementation DBXTeamGroupUpdateErrorGroupNotFound @end
@implementation DBXTeamGroupUpdateErrorOther @end
@implementation DBXTeamGroupUpdateErrorSystemManagedGroupDisallowed @end
@implementation DBXTeamGroupUpdateErrorGroupNameAlreadyUsed @end
@implementation DBXTeamGroupUpdateErrorGroupNameInvalid @end
@implementation DBXTeamGroupUpdateErrorExternalIdAlreadyInUse @end
@implementation DBXTeamGroupsGetInfoError @end
@implementation DBXTeamGroupsGetInfoErrorGroupNotOnTeam @end
@implementation DBXTeamGroupsGetInfoErrorOther @end
@implementation DBXTeamGroupsGetInfoItem @end
@implementation DBXTeamGroupsGetInfoItemIdNotFound
@dynamic idNotFound;
@end
@implementation DBXTeamGroupsGetInfoItemGroupInfo
@dynamic groupInfo;
@end
@implementation DBXTeamGroupsListArg
@dynamic limit;
@end
@implementation DBXTeamGroupsListContinueArg
@dynamic cursor;
@end
@implementation DBXTeamGroupsListContinueError @end
@implementation DBXTeamGroupsListContinueErrorInvalidCursor @end
@implementation DBXTeamGroupsListContinueErrorOther @end
@implementation DBXTeamGroupsListResult
@dynamic groups;
@dynamic cursor;
@dynamic hasMore;
@end
@implementation DBXTeamGroupsMembersListArg
@dynamic group;
@dynamic limit;
@end
@implementation DBXTeamGroupsMembersListContinueArg
@dynamic cursor;
@end
@implementation DBXTeamGroupsMembersListContinueError @end
@implementation DBXTeamGroupsMembersListContinueErrorInvalidCursor @end
@implementation DBXTeamGroupsMembersListContinueErrorOther @end
@implementation DBXTeamGroupsMembersListResult
@dynamic members;
@dynamic cursor;
@dynamic hasMore;
@end
@implementation DBXTeamGroupsPollError @end
@implementation DBXTeamGroupsPollErrorInvalidAsyncJobId @end
@implementation DBXTeamGroupsPollErrorInternalError @end
@implementation DBXTeamGroupsPollErrorOther @end
@implementation DBXTeamGroupsPollErrorAccessDenied @end
@implementation DBXTeamGroupsSelector @end
@implementation DBXTeamGroupsSelectorGroupIds
@dynamic groupIds;
@end
@implementation DBXTeamGroupsSelectorGroupExternalIds
@dynamic groupExternalIds;
@end
@implementation DBXTeamHasDistinctMemberHomesValue @end
@implementation DBXTeamHasDistinctMemberHomesValueHasDistinctMemberHomes
@dynamic hasDistinctMemberHomes;
@end
@implementation DBXTeamHasDistinctMemberHomesValueOther @end
@implementation DBXTeamHasTeamFileEventsValue @end
@implementation DBXTeamHasTeamFileEventsValueEnabled
@dynamic enabled;
@end
@implementation DBXTeamHasTeamFileEventsValueOther @end
@implementation DBXTeamHasTeamSelectiveSyncValue @end
@implementation DBXTeamHasTeamSelectiveSyncValueHasTeamSelectiveSync
@dynamic hasTeamSelectiveSync;
@end
@implementation DBXTeamHasTeamSelectiveSyncValueOther @end
@implementation DBXTeamHasTeamSharedDropboxValue @end
@implementation DBXTeamHasTeamSharedDropboxValueHasTeamSharedDropbox
@dynamic hasTeamSharedDropbox;
@end
@implementation DBXTeamHasTeamSharedDropboxValueOther @end
@implementation DBXTeamLegalHoldHeldRevisionMetadata
@dynamic newFilename;
@dynamic originalRevisionId;
@dynamic originalFilePath;
@dynamic serverModified;
@dynamic authorMemberId;
@dynamic authorMemberStatus;
@dynamic authorEmail;
@dynamic fileType;
@dynamic size;
@dynamic contentHash;
@end
@implementation DBXTeamLegalHoldPolicy
@dynamic id;
@dynamic name;
@dynamic description_;
@dynamic activationTime;
@dynamic members;
@dynamic status;
@dynamic startDate;
@dynamic endDate;
@end
@implementation DBXTeamLegalHoldStatus @end
@implementation DBXTeamLegalHoldStatusActive @end
@implementation DBXTeamLegalHoldStatusReleased @end
@implementation DBXTeamLegalHoldStatusActivating @end
@implementation DBXTeamLegalHoldStatusUpdating @end
@implementation DBXTeamLegalHoldStatusExporting @end
@implementation DBXTeamLegalHoldStatusReleasing @end
@implementation DBXTeamLegalHoldStatusOther @end
@implementation DBXTeamLegalHoldsError @end
@implementation DBXTeamLegalHoldsErrorUnknownLegalHoldError @end
@implementation DBXTeamLegalHoldsErrorInsufficientPermissions @end
@implementation DBXTeamLegalHoldsErrorOther @end
@implementation DBXTeamLegalHoldsGetPolicyArg
@dynamic id;
@end
@implementation DBXTeamLegalHoldsGetPolicyError @end
@implementation DBXTeamLegalHoldsGetPolicyErrorUnknownLegalHoldError @end
@implementation DBXTeamLegalHoldsGetPolicyErrorInsufficientPermissions @end
@implementation DBXTeamLegalHoldsGetPolicyErrorOther @end
@implementation DBXTeamLegalHoldsGetPolicyErrorLegalHoldPolicyNotFound @end
@implementation DBXTeamLegalHoldsListHeldRevisionResult
@dynamic entries;
@dynamic cursor;
@dynamic hasMore;
@end
@implementation DBXTeamLegalHoldsListHeldRevisionsArg
@dynamic id;
@end
@implementation DBXTeamLegalHoldsListHeldRevisionsContinueArg
@dynamic id;
@dynamic cursor;
@end
@implementation DBXTeamLegalHoldsListHeldRevisionsContinueError @end
@implementation DBXTeamLegalHoldsListHeldRevisionsContinueErrorUnknownLegalHoldError @end
@implementation DBXTeamLegalHoldsListHeldRevisionsContinueErrorTransientError @end
@implementation DBXTeamLegalHoldsListHeldRevisionsContinueErrorReset @end
@implementation DBXTeamLegalHoldsListHeldRevisionsContinueErrorOther @end
@implementation DBXTeamLegalHoldsListHeldRevisionsError @end
@implementation DBXTeamLegalHoldsListHeldRevisionsErrorUnknownLegalHoldError @end
@implementation DBXTeamLegalHoldsListHeldRevisionsErrorInsufficientPermissions @end
@implementation DBXTeamLegalHoldsListHeldRevisionsErrorOther @end
@implementation DBXTeamLegalHoldsListHeldRevisionsErrorTransientError @end
@implementation DBXTeamLegalHoldsListHeldRevisionsErrorLegalHoldStillEmpty @end
@implementation DBXTeamLegalHoldsListHeldRevisionsErrorInactiveLegalHold @end
@implementation DBXTeamLegalHoldsListPoliciesArg
@dynamic includeReleased;
@end
@implementation DBXTeamLegalHoldsListPoliciesError @end
@implementation DBXTeamLegalHoldsListPoliciesErrorUnknownLegalHoldError @end
@implementation DBXTeamLegalHoldsListPoliciesErrorInsufficientPermissions @end
@implementation DBXTeamLegalHoldsListPoliciesErrorOther @end
@implementation DBXTeamLegalHoldsListPoliciesErrorTransientError @end
@implementation DBXTeamLegalHoldsListPoliciesResult
@dynamic policies;
@end
@implementation DBXTeamLegalHoldsPolicyCreateArg
@dynamic name;
@dynamic description_;
@dynamic members;
@dynamic startDate;
@dynamic endDate;
@end
@implementation DBXTeamLegalHoldsPolicyCreateError @end
@implementation DBXTeamLegalHoldsPolicyCreateErrorUnknownLegalHoldError @end
@implementation DBXTeamLegalHoldsPolicyCreateErrorInsufficientPermissions @end
@implementation DBXTeamLegalHoldsPolicyCreateErrorOther @end
@implementation DBXTeamLegalHoldsPolicyCreateErrorStartDateIsLaterThanEndDate @end
@implementation DBXTeamLegalHoldsPolicyCreateErrorEmptyMembersList @end
@implementation DBXTeamLegalHoldsPolicyCreateErrorInvalidMembers @end
@implementation DBXTeamLegalHoldsPolicyCreateErrorNumberOfUsersOnHoldIsGreaterThanHoldLimitation @end
@implementation DBXTeamLegalHoldsPolicyCreateErrorTransientError @end
@implementation DBXTeamLegalHoldsPolicyCreateErrorNameMustBeUnique @end
@implementation DBXTeamLegalHoldsPolicyCreateErrorTeamExceededLegalHoldQuota @end
@implementation DBXTeamLegalHoldsPolicyCreateErrorInvalidDate @end
@implementation DBXTeamLegalHoldsPolicyReleaseArg
@dynamic id;
@end
@implementation DBXTeamLegalHoldsPolicyReleaseError @end
@implementation DBXTeamLegalHoldsPolicyReleaseErrorUnknownLegalHoldError @end
@implementation DBXTeamLegalHoldsPolicyReleaseErrorInsufficientPermissions @end
@implementation DBXTeamLegalHoldsPolicyReleaseErrorOther @end
@implementation DBXTeamLegalHoldsPolicyReleaseErrorLegalHoldPerformingAnotherOperation @end
@implementation DBXTeamLegalHoldsPolicyReleaseErrorLegalHoldAlreadyReleasing @end
@implementation DBXTeamLegalHoldsPolicyReleaseErrorLegalHoldPolicyNotFound @end
@implementation DBXTeamLegalHoldsPolicyUpdateArg
@dynamic id;
@dynamic name;
@dynamic description_;
@dynamic members;
@end
@implementation DBXTeamLegalHoldsPolicyUpdateError @end
@implementation DBXTeamLegalHoldsPolicyUpdateErrorUnknownLegalHoldError @end
@implementation DBXTeamLegalHoldsPolicyUpdateErrorInsufficientPermissions @end
@implementation DBXTeamLegalHoldsPolicyUpdateErrorOther @end
@implementation DBXTeamLegalHoldsPolicyUpdateErrorTransientError @end
@implementation DBXTeamLegalHoldsPolicyUpdateErrorInactiveLegalHold @end
@implementation DBXTeamLegalHoldsPolicyUpdateErrorLegalHoldPerformingAnotherOperation @end
@implementation DBXTeamLegalHoldsPolicyUpdateErrorInvalidMembers @end
@implementation DBXTeamLegalHoldsPolicyUpdateErrorNumberOfUsersOnHoldIsGreaterThanHoldLimitation @end
@implementation DBXTeamLegalHoldsPolicyUpdateErrorEmptyMembersList @end
@implementation DBXTeamLegalHoldsPolicyUpdateErrorNameMustBeUnique @end
@implementation DBXTeamLegalHoldsPolicyUpdateErrorLegalHoldPolicyNotFound @end
@implementation DBXTeamListMemberAppsArg
@dynamic teamMemberId;
@end
@implementation DBXTeamListMemberAppsError @end
@implementation DBXTeamListMemberAppsErrorMemberNotFound @end
@implementation DBXTeamListMemberAppsErrorOther @end
@implementation DBXTeamListMemberAppsResult
@dynamic linkedApiApps;
@end
@implementation DBXTeamListMemberDevicesArg
@dynamic teamMemberId;
@dynamic includeWebSessions;
@dynamic includeDesktopClients;
@dynamic includeMobileClients;
@end
@implementation DBXTeamListMemberDevicesError @end
@implementation DBXTeamListMemberDevicesErrorMemberNotFound @end
@implementation DBXTeamListMemberDevicesErrorOther @end
@implementation DBXTeamListMemberDevicesResult
@dynamic activeWebSessions;
@dynamic desktopClientSessions;
@dynamic mobileClientSessions;
@end
@implementation DBXTeamListMembersAppsArg
@dynamic cursor;
@end
@implementation DBXTeamListMembersAppsError @end
@implementation DBXTeamListMembersAppsErrorReset @end
@implementation DBXTeamListMembersAppsErrorOther @end
@implementation DBXTeamListMembersAppsResult
@dynamic apps;
@dynamic hasMore;
@dynamic cursor;
@end
@implementation DBXTeamListMembersDevicesArg
@dynamic cursor;
@dynamic includeWebSessions;
@dynamic includeDesktopClients;
@dynamic includeMobileClients;
@end
@implementation DBXTeamListMembersDevicesError @end
@implementation DBXTeamListMembersDevicesErrorReset @end
@implementation DBXTeamListMembersDevicesErrorOther @end
@implementation DBXTeamListMembersDevicesResult
@dynamic devices;
@dynamic hasMore;
@dynamic cursor;
@end
@implementation DBXTeamListTeamAppsArg
@dynamic cursor;
@end
@implementation DBXTeamListTeamAppsError @end
@implementation DBXTeamListTeamAppsErrorReset @end
@implementation DBXTeamListTeamAppsErrorOther @end
@implementation DBXTeamListTeamAppsResult
@dynamic apps;
@dynamic hasMore;
@dynamic cursor;
@end
@implementation DBXTeamListTeamDevicesArg
@dynamic cursor;
@dynamic includeWebSessions;
@dynamic includeDesktopClients;
@dynamic includeMobileClients;
@end
@implementation DBXTeamListTeamDevicesError @end
@implementation DBXTeamListTeamDevicesErrorReset @end
@implementation DBXTeamListTeamDevicesErrorOther @end
@implementation DBXTeamListTeamDevicesResult
@dynamic devices;
@dynamic hasMore;
@dynamic cursor;
@end
@implementation DBXTeamMemberAccess
@dynamic user;
@dynamic accessType;
@end
@implementation DBXTeamMemberAddArgBase
@dynamic memberEmail;
@dynamic memberGivenName;
@dynamic memberSurname;
@dynamic memberExternalId;
@dynamic memberPersistentId;
@dynamic sendWelcomeEmail;
@dynamic isDirectoryRestricted;
@end
@implementation DBXTeamMemberAddArg
@dynamic role;
@end
@implementation DBXTeamMemberAddResult @end
@implementation DBXTeamMemberAddResultTeamLicenseLimit
@dynamic teamLicenseLimit;
@end
@implementation DBXTeamMemberAddResultFreeTeamMemberLimitReached
@dynamic freeTeamMemberLimitReached;
@end
@implementation DBXTeamMemberAddResultUserAlreadyOnTeam
@dynamic userAlreadyOnTeam;
@end
@implementation DBXTeamMemberAddResultUserOnAnotherTeam
@dynamic userOnAnotherTeam;
@end
@implementation DBXTeamMemberAddResultUserAlreadyPaired
@dynamic userAlreadyPaired;
@end
@implementation DBXTeamMemberAddResultUserMigrationFailed
@dynamic userMigrationFailed;
@end
@implementation DBXTeamMemberAddResultDuplicateExternalMemberId
@dynamic duplicateExternalMemberId;
@end
@implementation DBXTeamMemberAddResultDuplicateMemberPersistentId
@dynamic duplicateMemberPersistentId;
@end
@implementation DBXTeamMemberAddResultPersistentIdDisabled
@dynamic persistentIdDisabled;
@end
@implementation DBXTeamMemberAddResultUserCreationFailed
@dynamic userCreationFailed;
@end
@implementation DBXTeamMemberAddResultSuccess
@dynamic success;
@end
@implementation DBXTeamMemberAddResultBase @end
@implementation DBXTeamMemberAddResultBaseTeamLicenseLimit
@dynamic teamLicenseLimit;
@end
@implementation DBXTeamMemberAddResultBaseFreeTeamMemberLimitReached
@dynamic freeTeamMemberLimitReached;
@end
@implementation DBXTeamMemberAddResultBaseUserAlreadyOnTeam
@dynamic userAlreadyOnTeam;
@end
@implementation DBXTeamMemberAddResultBaseUserOnAnotherTeam
@dynamic userOnAnotherTeam;
@end
@implementation DBXTeamMemberAddResultBaseUserAlreadyPaired
@dynamic userAlreadyPaired;
@end
@implementation DBXTeamMemberAddResultBaseUserMigrationFailed
@dynamic userMigrationFailed;
@end
@implementation DBXTeamMemberAddResultBaseDuplicateExternalMemberId
@dynamic duplicateExternalMemberId;
@end
@implementation DBXTeamMemberAddResultBaseDuplicateMemberPersistentId
@dynamic duplicateMemberPersistentId;
@end
@implementation DBXTeamMemberAddResultBasePersistentIdDisabled
@dynamic persistentIdDisabled;
@end
@implementation DBXTeamMemberAddResultBaseUserCreationFailed
@dynamic userCreationFailed;
@end
@implementation DBXTeamMemberAddV2Arg
@dynamic roleIds;
@end
@implementation DBXTeamMemberAddV2Result @end
@implementation DBXTeamMemberAddV2ResultTeamLicenseLimit
@dynamic teamLicenseLimit;
@end
@implementation DBXTeamMemberAddV2ResultFreeTeamMemberLimitReached
@dynamic freeTeamMemberLimitReached;
@end
@implementation DBXTeamMemberAddV2ResultUserAlreadyOnTeam
@dynamic userAlreadyOnTeam;
@end
@implementation DBXTeamMemberAddV2ResultUserOnAnotherTeam
@dynamic userOnAnotherTeam;
@end
@implementation DBXTeamMemberAddV2ResultUserAlreadyPaired
@dynamic userAlreadyPaired;
@end
@implementation DBXTeamMemberAddV2ResultUserMigrationFailed
@dynamic userMigrationFailed;
@end
@implementation DBXTeamMemberAddV2ResultDuplicateExternalMemberId
@dynamic duplicateExternalMemberId;
@end
@implementation DBXTeamMemberAddV2ResultDuplicateMemberPersistentId
@dynamic duplicateMemberPersistentId;
@end
@implementation DBXTeamMemberAddV2ResultPersistentIdDisabled
@dynamic persistentIdDisabled;
@end
@implementation DBXTeamMemberAddV2ResultUserCreationFailed
@dynamic userCreationFailed;
@end
@implementation DBXTeamMemberAddV2ResultSuccess
@dynamic success;
@end
@implementation DBXTeamMemberAddV2ResultOther @end
@implementation DBXTeamMemberDevices
@dynamic teamMemberId;
@dynamic webSessions;
@dynamic desktopClients;
@dynamic mobileClients;
@end
@implementation DBXTeamMemberLinkedApps
@dynamic teamMemberId;
@dynamic linkedApiApps;
@end
@implementation DBXTeamMemberProfile
@dynamic teamMemberId;
@dynamic externalId;
@dynamic accountId;
@dynamic email;
@dynamic emailVerified;
@dynamic secondaryEmails;
@dynamic status;
@dynamic name;
@dynamic membershipType;
@dynamic invitedOn;
@dynamic joinedOn;
@dynamic suspendedOn;
@dynamic persistentId;
@dynamic isDirectoryRestricted;
@dynamic profilePhotoUrl;
@end
@implementation DBXTeamMemberSelectorError @end
@implementation DBXTeamMemberSelectorErrorUserNotFound @end
@implementation DBXTeamMemberSelectorErrorUserNotInTeam @end
@implementation DBXTeamMembersAddArgBase
@dynamic forceAsync;
@end
@implementation DBXTeamMembersAddArg
@dynamic newMembers;
@end
@implementation DBXTeamMembersAddJobStatus @end
@implementation DBXTeamMembersAddJobStatusInProgress @end
@implementation DBXTeamMembersAddJobStatusComplete
@dynamic complete;
@end
@implementation DBXTeamMembersAddJobStatusFailed
@dynamic failed;
@end
@implementation DBXTeamMembersAddJobStatusV2Result @end
@implementation DBXTeamMembersAddJobStatusV2ResultInProgress @end
@implementation DBXTeamMembersAddJobStatusV2ResultComplete
@dynamic complete;
@end
@implementation DBXTeamMembersAddJobStatusV2ResultFailed
@dynamic failed;
@end
@implementation DBXTeamMembersAddJobStatusV2ResultOther @end
@implementation DBXTeamMembersAddLaunch @end
@implementation DBXTeamMembersAddLaunchAsyncJobId
@dynamic asyncJobId;
@end
@implementation DBXTeamMembersAddLaunchComplete
@dynamic complete;
@end
@implementation DBXTeamMembersAddLaunchV2Result @end
@implementation DBXTeamMembersAddLaunchV2ResultAsyncJobId
@dynamic asyncJobId;
@end
@implementation DBXTeamMembersAddLaunchV2ResultComplete
@dynamic complete;
@end
@implementation DBXTeamMembersAddLaunchV2ResultOther @end
@implementation DBXTeamMembersAddV2Arg
@dynamic newMembers;
@end
@implementation DBXTeamMembersDeactivateBaseArg
@dynamic user;
@end
@implementation DBXTeamMembersDataTransferArg
@dynamic transferDestId;
@dynamic transferAdminId;
@end
@implementation DBXTeamMembersDeactivateArg
@dynamic wipeData;
@end
@implementation DBXTeamMembersDeactivateError @end
@implementation DBXTeamMembersDeactivateErrorUserNotFound @end
@implementation DBXTeamMembersDeactivateErrorUserNotInTeam @end
@implementation DBXTeamMembersDeactivateErrorOther @end
@implementation DBXTeamMembersDeleteFormerMemberFilesError @end
@implementation DBXTeamMembersDeleteFormerMemberFilesErrorUserNotFound @end
@implementation DBXTeamMembersDeleteFormerMemberFilesErrorUserNotInTeam @end
@implementation DBXTeamMembersDeleteFormerMemberFilesErrorOther @end
@implementation DBXTeamMembersDeleteFormerMemberFilesErrorTransferInProgress @end
@implementation DBXTeamMembersDeleteFormerMemberFilesErrorAlreadyTransferred @end
@implementation DBXTeamMembersDeleteFormerMemberFilesErrorAlreadyTransferredOrDeleted @end
@implementation DBXTeamMembersDeleteFormerMemberFilesErrorUserNotRemoved @end
@implementation DBXTeamMembersDeleteProfilePhotoArg
@dynamic user;
@end
@implementation DBXTeamMembersDeleteProfilePhotoError @end
@implementation DBXTeamMembersDeleteProfilePhotoErrorUserNotFound @end
@implementation DBXTeamMembersDeleteProfilePhotoErrorUserNotInTeam @end
@implementation DBXTeamMembersDeleteProfilePhotoErrorSetProfileDisallowed @end
@implementation DBXTeamMembersDeleteProfilePhotoErrorOther @end
@implementation DBXTeamMembersFormerMemberArg
@dynamic user;
@end
@implementation DBXTeamMembersGetAvailableTeamMemberRolesResult
@dynamic roles;
@end
@implementation DBXTeamMembersGetInfoArgs
@dynamic members;
@end
@implementation DBXTeamMembersGetInfoError @end
@implementation DBXTeamMembersGetInfoErrorOther @end
@implementation DBXTeamMembersGetInfoItem @end
@implementation DBXTeamMembersGetInfoItemIdNotFound
@dynamic idNotFound;
@end
@implementation DBXTeamMembersGetInfoItemMemberInfo
@dynamic memberInfo;
@end
@implementation DBXTeamMembersGetInfoItemBase @end
@implementation DBXTeamMembersGetInfoItemBaseIdNotFound
@dynamic idNotFound;
@end
@implementation DBXTeamMembersGetInfoItemV2 @end
@implementation DBXTeamMembersGetInfoItemV2IdNotFound
@dynamic idNotFound;
@end
@implementation DBXTeamMembersGetInfoItemV2MemberInfo
@dynamic memberInfo;
@end
@implementation DBXTeamMembersGetInfoItemV2Other @end
@implementation DBXTeamMembersGetInfoV2Arg
@dynamic members;
@end
@implementation DBXTeamMembersGetInfoV2Result
@dynamic membersInfo;
@end
@implementation DBXTeamMembersInfo
@dynamic teamMemberIds;
@dynamic permanentlyDeletedUsers;
@end
@implementation DBXTeamMembersListArg
@dynamic limit;
@dynamic includeRemoved;
@end
@implementation DBXTeamMembersListContinueArg
@dynamic cursor;
@end
@implementation DBXTeamMembersListContinueError @end
@implementation DBXTeamMembersListContinueErrorInvalidCursor @end
@implementation DBXTeamMembersListContinueErrorOther @end
@implementation DBXTeamMembersListError @end
@implementation DBXTeamMembersListErrorOther @end
@implementation DBXTeamMembersListResult
@dynamic members;
@dynamic cursor;
@dynamic hasMore;
@end
@implementation DBXTeamMembersListV2Result
@dynamic members;
@dynamic cursor;
@dynamic hasMore;
@end
@implementation DBXTeamMembersPermanentlyDeleteFilesError @end
@implementation DBXTeamMembersPermanentlyDeleteFilesErrorUserNotFound @end
@implementation DBXTeamMembersPermanentlyDeleteFilesErrorUserNotInTeam @end
@implementation DBXTeamMembersPermanentlyDeleteFilesErrorOther @end
@implementation DBXTeamMembersPermanentlyDeleteFilesErrorTransferInProgress @end
@implementation DBXTeamMembersPermanentlyDeleteFilesErrorAlreadyTransferred @end
@implementation DBXTeamMembersPermanentlyDeleteFilesErrorAlreadyTransferredOrDeleted @end
@implementation DBXTeamMembersRecoverArg
@dynamic user;
@end
@implementation DBXTeamMembersRecoverError @end
@implementation DBXTeamMembersRecoverErrorUserNotFound @end
@implementation DBXTeamMembersRecoverErrorUserUnrecoverable @end
@implementation DBXTeamMembersRecoverErrorUserNotInTeam @end
@implementation DBXTeamMembersRecoverErrorTeamLicenseLimit @end
@implementation DBXTeamMembersRecoverErrorOther @end
@implementation DBXTeamMembersRemoveArg
@dynamic transferDestId;
@dynamic transferAdminId;
@dynamic keepAccount;
@dynamic retainTeamShares;
@dynamic permanentlyDeleteFiles;
@end
@implementation DBXTeamMembersRemoveError @end
@implementation DBXTeamMembersRemoveErrorUserNotFound @end
@implementation DBXTeamMembersRemoveErrorUserNotInTeam @end
@implementation DBXTeamMembersRemoveErrorOther @end
@implementation DBXTeamMembersRemoveErrorTransferInProgress @end
@implementation DBXTeamMembersRemoveErrorAlreadyTransferred @end
@implementation DBXTeamMembersRemoveErrorAlreadyTransferredOrDeleted @end
@implementation DBXTeamMembersRemoveErrorRemovedAndTransferDestShouldDiffer @end
@implementation DBXTeamMembersRemoveErrorRemovedAndTransferAdminShouldDiffer @end
@implementation DBXTeamMembersRemoveErrorTransferDestUserNotFound @end
@implementation DBXTeamMembersRemoveErrorTransferDestUserNotInTeam @end
@implementation DBXTeamMembersRemoveErrorTransferAdminUserNotInTeam @end
@implementation DBXTeamMembersRemoveErrorTransferAdminUserNotFound @end
@implementation DBXTeamMembersRemoveErrorUnspecifiedTransferAdminId @end
@implementation DBXTeamMembersRemoveErrorTransferAdminIsNotAdmin @end
@implementation DBXTeamMembersRemoveErrorRecipientNotVerified @end
@implementation DBXTeamMembersRemoveErrorRemoveLastAdmin @end
@implementation DBXTeamMembersRemoveErrorCannotKeepAccountAndTransfer @end
@implementation DBXTeamMembersRemoveErrorCannotKeepAccountAndDeleteData @end
@implementation DBXTeamMembersRemoveErrorCannotKeepAccountAndPermanentlyDelete @end
@implementation DBXTeamMembersRemoveErrorEmailAddressTooLongToBeDisabled @end
@implementation DBXTeamMembersRemoveErrorCannotKeepInvitedUserAccount @end
@implementation DBXTeamMembersRemoveErrorCannotRetainSharesWhenDataWiped @end
@implementation DBXTeamMembersRemoveErrorCannotRetainSharesWhenNoAccountKept @end
@implementation DBXTeamMembersRemoveErrorCannotRetainSharesWhenTeamExternalSharingOff @end
@implementation DBXTeamMembersRemoveErrorCannotKeepAccount @end
@implementation DBXTeamMembersRemoveErrorCannotKeepAccountUnderLegalHold @end
@implementation DBXTeamMembersRemoveErrorCannotKeepAccountRequiredToSignTos @end
@implementation DBXTeamMembersRemoveErrorCannotPermanentlyDeleteAndTransfer @end
@implementation DBXTeamMembersRemoveErrorMemberIsTransferDestination @end
@implementation DBXTeamMembersSendWelcomeError @end
@implementation DBXTeamMembersSendWelcomeErrorUserNotFound @end
@implementation DBXTeamMembersSendWelcomeErrorUserNotInTeam @end
@implementation DBXTeamMembersSendWelcomeErrorOther @end
@implementation DBXTeamMembersSetPermissions2Arg
@dynamic user;
@dynamic newRoles;
@end
@implementation DBXTeamMembersSetPermissions2Error @end
@implementation DBXTeamMembersSetPermissions2ErrorUserNotFound @end
@implementation DBXTeamMembersSetPermissions2ErrorLastAdmin @end
@implementation DBXTeamMembersSetPermissions2ErrorUserNotInTeam @end
@implementation DBXTeamMembersSetPermissions2ErrorCannotSetPermissions @end
@implementation DBXTeamMembersSetPermissions2ErrorRoleNotFound @end
@implementation DBXTeamMembersSetPermissions2ErrorOther @end
@implementation DBXTeamMembersSetPermissions2Result
@dynamic teamMemberId;
@dynamic roles;
@end
@implementation DBXTeamMembersSetPermissionsArg
@dynamic user;
@dynamic newRole;
@end
@implementation DBXTeamMembersSetPermissionsError @end
@implementation DBXTeamMembersSetPermissionsErrorUserNotFound @end
@implementation DBXTeamMembersSetPermissionsErrorLastAdmin @end
@implementation DBXTeamMembersSetPermissionsErrorUserNotInTeam @end
@implementation DBXTeamMembersSetPermissionsErrorCannotSetPermissions @end
@implementation DBXTeamMembersSetPermissionsErrorTeamLicenseLimit @end
@implementation DBXTeamMembersSetPermissionsErrorOther @end
@implementation DBXTeamMembersSetPermissionsResult
@dynamic teamMemberId;
@dynamic role;
@end
@implementation DBXTeamMembersSetProfileArg
@dynamic user;
@dynamic newEmail;
@dynamic newExternalId;
@dynamic newGivenName;
@dynamic newSurname;
@dynamic newPersistentId;
@dynamic newIsDirectoryRestricted;
@end
@implementation DBXTeamMembersSetProfileError @end
@implementation DBXTeamMembersSetProfileErrorUserNotFound @end
@implementation DBXTeamMembersSetProfileErrorUserNotInTeam @end
@implementation DBXTeamMembersSetProfileErrorExternalIdAndNewExternalIdUnsafe @end
@implementation DBXTeamMembersSetProfileErrorNoNewDataSpecified @end
@implementation DBXTeamMembersSetProfileErrorEmailReservedForOtherUser @end
@implementation DBXTeamMembersSetProfileErrorExternalIdUsedByOtherUser @end
@implementation DBXTeamMembersSetProfileErrorSetProfileDisallowed @end
@implementation DBXTeamMembersSetProfileErrorParamCannotBeEmpty @end
@implementation DBXTeamMembersSetProfileErrorPersistentIdDisabled @end
@implementation DBXTeamMembersSetProfileErrorPersistentIdUsedByOtherUser @end
@implementation DBXTeamMembersSetProfileErrorDirectoryRestrictedOff @end
@implementation DBXTeamMembersSetProfileErrorOther @end
@implementation DBXTeamMembersSetProfilePhotoArg
@dynamic user;
@dynamic photo;
@end
@implementation DBXTeamMembersSetProfilePhotoError @end
@implementation DBXTeamMembersSetProfilePhotoErrorUserNotFound @end
@implementation DBXTeamMembersSetProfilePhotoErrorUserNotInTeam @end
@implementation DBXTeamMembersSetProfilePhotoErrorSetProfileDisallowed @end
@implementation DBXTeamMembersSetProfilePhotoErrorPhotoError
@dynamic photoError;
@end
@implementation DBXTeamMembersSetProfilePhotoErrorOther @end
@implementation DBXTeamMembersSuspendError @end
@implementation DBXTeamMembersSuspendErrorUserNotFound @end
@implementation DBXTeamMembersSuspendErrorUserNotInTeam @end
@implementation DBXTeamMembersSuspendErrorOther @end
@implementation DBXTeamMembersSuspendErrorSuspendInactiveUser @end
@implementation DBXTeamMembersSuspendErrorSuspendLastAdmin @end
@implementation DBXTeamMembersSuspendErrorTeamLicenseLimit @end
@implementation DBXTeamMembersTransferFilesError @end
@implementation DBXTeamMembersTransferFilesErrorUserNotFound @end
@implementation DBXTeamMembersTransferFilesErrorUserNotInTeam @end
@implementation DBXTeamMembersTransferFilesErrorOther @end
@implementation DBXTeamMembersTransferFilesErrorTransferInProgress @end
@implementation DBXTeamMembersTransferFilesErrorAlreadyTransferred @end
@implementation DBXTeamMembersTransferFilesErrorAlreadyTransferredOrDeleted @end
@implementation DBXTeamMembersTransferFilesErrorRemovedAndTransferDestShouldDiffer @end
@implementation DBXTeamMembersTransferFilesErrorRemovedAndTransferAdminShouldDiffer @end
@implementation DBXTeamMembersTransferFilesErrorTransferDestUserNotFound @end
@implementation DBXTeamMembersTransferFilesErrorTransferDestUserNotInTeam @end
@implementation DBXTeamMembersTransferFilesErrorTransferAdminUserNotInTeam @end
@implementation DBXTeamMembersTransferFilesErrorTransferAdminUserNotFound @end
@implementation DBXTeamMembersTransferFilesErrorUnspecifiedTransferAdminId @end
@implementation DBXTeamMembersTransferFilesErrorTransferAdminIsNotAdmin @end
@implementation DBXTeamMembersTransferFilesErrorRecipientNotVerified @end
@implementation DBXTeamMembersTransferFormerMembersFilesError @end
@implementation DBXTeamMembersTransferFormerMembersFilesErrorUserNotFound @end
@implementation DBXTeamMembersTransferFormerMembersFilesErrorUserNotInTeam @end
@implementation DBXTeamMembersTransferFormerMembersFilesErrorOther @end
@implementation DBXTeamMembersTransferFormerMembersFilesErrorTransferInProgress @end
@implementation DBXTeamMembersTransferFormerMembersFilesErrorAlreadyTransferred @end
@implementation DBXTeamMembersTransferFormerMembersFilesErrorAlreadyTransferredOrDeleted @end
@implementation DBXTeamMembersTransferFormerMembersFilesErrorRemovedAndTransferDestShouldDiffer @end
@implementation DBXTeamMembersTransferFormerMembersFilesErrorRemovedAndTransferAdminShouldDiffer @end
@implementation DBXTeamMembersTransferFormerMembersFilesErrorTransferDestUserNotFound @end
@implementation DBXTeamMembersTransferFormerMembersFilesErrorTransferDestUserNotInTeam @end
@implementation DBXTeamMembersTransferFormerMembersFilesErrorTransferAdminUserNotInTeam @end
@implementation DBXTeamMembersTransferFormerMembersFilesErrorTransferAdminUserNotFound @end
@implementation DBXTeamMembersTransferFormerMembersFilesErrorUnspecifiedTransferAdminId @end
@implementation DBXTeamMembersTransferFormerMembersFilesErrorTransferAdminIsNotAdmin @end
@implementation DBXTeamMembersTransferFormerMembersFilesErrorRecipientNotVerified @end
@implementation DBXTeamMembersTransferFormerMembersFilesErrorUserDataIsBeingTransferred @end
@implementation DBXTeamMembersTransferFormerMembersFilesErrorUserNotRemoved @end
@implementation DBXTeamMembersTransferFormerMembersFilesErrorUserDataCannotBeTransferred @end
@implementation DBXTeamMembersTransferFormerMembersFilesErrorUserDataAlreadyTransferred @end
@implementation DBXTeamMembersUnsuspendArg
@dynamic user;
@end
@implementation DBXTeamMembersUnsuspendError @end
@implementation DBXTeamMembersUnsuspendErrorUserNotFound @end
@implementation DBXTeamMembersUnsuspendErrorUserNotInTeam @end
@implementation DBXTeamMembersUnsuspendErrorOther @end
@implementation DBXTeamMembersUnsuspendErrorUnsuspendNonSuspendedMember @end
@implementation DBXTeamMembersUnsuspendErrorTeamLicenseLimit @end
@implementation DBXTeamMobileClientPlatform @end
@implementation DBXTeamMobileClientPlatformIphone @end
@implementation DBXTeamMobileClientPlatformIpad @end
@implementation DBXTeamMobileClientPlatformAndroid @end
@implementation DBXTeamMobileClientPlatformWindowsPhone @end
@implementation DBXTeamMobileClientPlatformBlackberry @end
@implementation DBXTeamMobileClientPlatformOther @end
@implementation DBXTeamMobileClientSession
@dynamic deviceName;
@dynamic clientType;
@dynamic clientVersion;
@dynamic osVersion;
@dynamic lastCarrier;
@end
@implementation DBXTeamNamespaceMetadata
@dynamic name;
@dynamic namespaceId;
@dynamic namespaceType;
@dynamic teamMemberId;
@dynamic quotaLimit;
@end
@implementation DBXTeamNamespaceType @end
@implementation DBXTeamNamespaceTypeAppFolder @end
@implementation DBXTeamNamespaceTypeSharedFolder @end
@implementation DBXTeamNamespaceTypeTeamFolder @end
@implementation DBXTeamNamespaceTypeTeamMemberFolder @end
@implementation DBXTeamNamespaceTypeTeamMemberRoot @end
@implementation DBXTeamNamespaceTypeOther @end
@implementation DBXTeamRemoveCustomQuotaResult @end
@implementation DBXTeamRemoveCustomQuotaResultSuccess
@dynamic success;
@end
@implementation DBXTeamRemoveCustomQuotaResultInvalidUser
@dynamic invalidUser;
@end
@implementation DBXTeamRemoveCustomQuotaResultOther @end
@implementation DBXTeamRemovedStatus
@dynamic isRecoverable;
@dynamic isDisconnected;
@end
@implementation DBXTeamResendSecondaryEmailResult @end
@implementation DBXTeamResendSecondaryEmailResultSuccess
@dynamic success;
@end
@implementation DBXTeamResendSecondaryEmailResultNotPending
@dynamic notPending;
@end
@implementation DBXTeamResendSecondaryEmailResultRateLimited
@dynamic rateLimited;
@end
@implementation DBXTeamResendSecondaryEmailResultOther @end
@implementation DBXTeamResendVerificationEmailArg
@dynamic emailsToResend;
@end
@implementation DBXTeamResendVerificationEmailResult
@dynamic results;
@end
@implementation DBXTeamRevokeDesktopClientArg
@dynamic deleteOnUnlink;
@end
@implementation DBXTeamRevokeDeviceSessionArg @end
@implementation DBXTeamRevokeDeviceSessionArgWebSession
@dynamic webSession;
@end
@implementation DBXTeamRevokeDeviceSessionArgDesktopClient
@dynamic desktopClient;
@end
@implementation DBXTeamRevokeDeviceSessionArgMobileClient
@dynamic mobileClient;
@end
@implementation DBXTeamRevokeDeviceSessionBatchArg
@dynamic revokeDevices;
@end
@implementation DBXTeamRevokeDeviceSessionBatchError @end
@implementation DBXTeamRevokeDeviceSessionBatchErrorOther @end
@implementation DBXTeamRevokeDeviceSessionBatchResult
@dynamic revokeDevicesStatus;
@end
@implementation DBXTeamRevokeDeviceSessionError @end
@implementation DBXTeamRevokeDeviceSessionErrorDeviceSessionNotFound @end
@implementation DBXTeamRevokeDeviceSessionErrorMemberNotFound @end
@implementation DBXTeamRevokeDeviceSessionErrorOther @end
@implementation DBXTeamRevokeDeviceSessionStatus
@dynamic success;
@dynamic errorType;
@end
@implementation DBXTeamRevokeLinkedApiAppArg
@dynamic appId;
@dynamic teamMemberId;
@dynamic keepAppFolder;
@end
@implementation DBXTeamRevokeLinkedApiAppBatchArg
@dynamic revokeLinkedApp;
@end
@implementation DBXTeamRevokeLinkedAppBatchError @end
@implementation DBXTeamRevokeLinkedAppBatchErrorOther @end
@implementation DBXTeamRevokeLinkedAppBatchResult
@dynamic revokeLinkedAppStatus;
@end
@implementation DBXTeamRevokeLinkedAppError @end
@implementation DBXTeamRevokeLinkedAppErrorAppNotFound @end
@implementation DBXTeamRevokeLinkedAppErrorMemberNotFound @end
@implementation DBXTeamRevokeLinkedAppErrorAppFolderRemovalNotSupported @end
@implementation DBXTeamRevokeLinkedAppErrorOther @end
@implementation DBXTeamRevokeLinkedAppStatus
@dynamic success;
@dynamic errorType;
@end
@implementation DBXTeamSetCustomQuotaArg
@dynamic usersAndQuotas;
@end
@implementation DBXTeamSetCustomQuotaError @end
@implementation DBXTeamSetCustomQuotaErrorTooManyUsers @end
@implementation DBXTeamSetCustomQuotaErrorOther @end
@implementation DBXTeamSetCustomQuotaErrorSomeUsersAreExcluded @end
@implementation DBXTeamSharingAllowlistAddArgs
@dynamic domains;
@dynamic emails;
@end
@implementation DBXTeamSharingAllowlistAddError @end
@implementation DBXTeamSharingAllowlistAddErrorMalformedEntry
@dynamic malformedEntry;
@end
@implementation DBXTeamSharingAllowlistAddErrorNoEntriesProvided @end
@implementation DBXTeamSharingAllowlistAddErrorTooManyEntriesProvided @end
@implementation DBXTeamSharingAllowlistAddErrorTeamLimitReached @end
@implementation DBXTeamSharingAllowlistAddErrorUnknownError @end
@implementation DBXTeamSharingAllowlistAddErrorEntriesAlreadyExist
@dynamic entriesAlreadyExist;
@end
@implementation DBXTeamSharingAllowlistAddErrorOther @end
@implementation DBXTeamSharingAllowlistAddResponse @end
@implementation DBXTeamSharingAllowlistListArg
@dynamic limit;
@end
@implementation DBXTeamSharingAllowlistListContinueArg
@dynamic cursor;
@end
@implementation DBXTeamSharingAllowlistListContinueError @end
@implementation DBXTeamSharingAllowlistListContinueErrorInvalidCursor @end
@implementation DBXTeamSharingAllowlistListContinueErrorOther @end
@implementation DBXTeamSharingAllowlistListError @end
@implementation DBXTeamSharingAllowlistListResponse
@dynamic domains;
@dynamic emails;
@dynamic cursor;
@dynamic hasMore;
@end
@implementation DBXTeamSharingAllowlistRemoveArgs
@dynamic domains;
@dynamic emails;
@end
@implementation DBXTeamSharingAllowlistRemoveError @end
@implementation DBXTeamSharingAllowlistRemoveErrorMalformedEntry
@dynamic malformedEntry;
@end
@implementation DBXTeamSharingAllowlistRemoveErrorEntriesDoNotExist
@dynamic entriesDoNotExist;
@end
@implementation DBXTeamSharingAllowlistRemoveErrorNoEntriesProvided @end
@implementation DBXTeamSharingAllowlistRemoveErrorTooManyEntriesProvided @end
@implementation DBXTeamSharingAllowlistRemoveErrorUnknownError @end
@implementation DBXTeamSharingAllowlistRemoveErrorOther @end
@implementation DBXTeamSharingAllowlistRemoveResponse @end
@implementation DBXTeamStorageBucket
@dynamic bucket;
@dynamic users;
@end
@implementation DBXTeamTeamFolderAccessError @end
@implementation DBXTeamTeamFolderAccessErrorInvalidTeamFolderId @end
@implementation DBXTeamTeamFolderAccessErrorNoAccess @end
@implementation DBXTeamTeamFolderAccessErrorOther @end
@implementation DBXTeamTeamFolderActivateError @end
@implementation DBXTeamTeamFolderActivateErrorAccessError
@dynamic accessError;
@end
@implementation DBXTeamTeamFolderActivateErrorStatusError
@dynamic statusError;
@end
@implementation DBXTeamTeamFolderActivateErrorTeamSharedDropboxError
@dynamic teamSharedDropboxError;
@end
@implementation DBXTeamTeamFolderActivateErrorOther @end
@implementation DBXTeamTeamFolderActivateErrorFolderCountLimitExceeded @end
@implementation DBXTeamTeamFolderIdArg
@dynamic teamFolderId;
@end
@implementation DBXTeamTeamFolderArchiveArg
@dynamic forceAsyncOff;
@end
@implementation DBXTeamTeamFolderArchiveError @end
@implementation DBXTeamTeamFolderArchiveErrorAccessError
@dynamic accessError;
@end
@implementation DBXTeamTeamFolderArchiveErrorStatusError
@dynamic statusError;
@end
@implementation DBXTeamTeamFolderArchiveErrorTeamSharedDropboxError
@dynamic teamSharedDropboxError;
@end
@implementation DBXTeamTeamFolderArchiveErrorOther @end
@implementation DBXTeamTeamFolderArchiveJobStatus @end
@implementation DBXTeamTeamFolderArchiveJobStatusInProgress @end
@implementation DBXTeamTeamFolderArchiveJobStatusComplete
@dynamic complete;
@end
@implementation DBXTeamTeamFolderArchiveJobStatusFailed
@dynamic failed;
@end
@implementation DBXTeamTeamFolderArchiveLaunch @end
@implementation DBXTeamTeamFolderArchiveLaunchAsyncJobId
@dynamic asyncJobId;
@end
@implementation DBXTeamTeamFolderArchiveLaunchComplete
@dynamic complete;
@end
@implementation DBXTeamTeamFolderCreateArg
@dynamic name;
@dynamic syncSetting;
@end
@implementation DBXTeamTeamFolderCreateError @end
@implementation DBXTeamTeamFolderCreateErrorInvalidFolderName @end
@implementation DBXTeamTeamFolderCreateErrorFolderNameAlreadyUsed @end
@implementation DBXTeamTeamFolderCreateErrorFolderNameReserved @end
@implementation DBXTeamTeamFolderCreateErrorSyncSettingsError
@dynamic syncSettingsError;
@end
@implementation DBXTeamTeamFolderCreateErrorFolderCountLimitExceeded @end
@implementation DBXTeamTeamFolderCreateErrorOther @end
@implementation DBXTeamTeamFolderGetInfoItem @end
@implementation DBXTeamTeamFolderGetInfoItemIdNotFound
@dynamic idNotFound;
@end
@implementation DBXTeamTeamFolderGetInfoItemTeamFolderMetadata
@dynamic teamFolderMetadata;
@end
@implementation DBXTeamTeamFolderIdListArg
@dynamic teamFolderIds;
@end
@implementation DBXTeamTeamFolderInvalidStatusError @end
@implementation DBXTeamTeamFolderInvalidStatusErrorActive @end
@implementation DBXTeamTeamFolderInvalidStatusErrorArchived @end
@implementation DBXTeamTeamFolderInvalidStatusErrorArchiveInProgress @end
@implementation DBXTeamTeamFolderInvalidStatusErrorOther @end
@implementation DBXTeamTeamFolderListArg
@dynamic limit;
@end
@implementation DBXTeamTeamFolderListContinueArg
@dynamic cursor;
@end
@implementation DBXTeamTeamFolderListContinueError @end
@implementation DBXTeamTeamFolderListContinueErrorInvalidCursor @end
@implementation DBXTeamTeamFolderListContinueErrorOther @end
@implementation DBXTeamTeamFolderListError
@dynamic accessError;
@end
@implementation DBXTeamTeamFolderListResult
@dynamic teamFolders;
@dynamic cursor;
@dynamic hasMore;
@end
@implementation DBXTeamTeamFolderMetadata
@dynamic teamFolderId;
@dynamic name;
@dynamic status;
@dynamic isTeamSharedDropbox;
@dynamic syncSetting;
@dynamic contentSyncSettings;
@dynamic quotaLimit;
@end
@implementation DBXTeamTeamFolderPermanentlyDeleteError @end
@implementation DBXTeamTeamFolderPermanentlyDeleteErrorAccessError
@dynamic accessError;
@end
@implementation DBXTeamTeamFolderPermanentlyDeleteErrorStatusError
@dynamic statusError;
@end
@implementation DBXTeamTeamFolderPermanentlyDeleteErrorTeamSharedDropboxError
@dynamic teamSharedDropboxError;
@end
@implementation DBXTeamTeamFolderPermanentlyDeleteErrorOther @end
@implementation DBXTeamTeamFolderRenameArg
@dynamic name;
@end
@implementation DBXTeamTeamFolderRenameError @end
@implementation DBXTeamTeamFolderRenameErrorAccessError
@dynamic accessError;
@end
@implementation DBXTeamTeamFolderRenameErrorStatusError
@dynamic statusError;
@end
@implementation DBXTeamTeamFolderRenameErrorTeamSharedDropboxError
@dynamic teamSharedDropboxError;
@end
@implementation DBXTeamTeamFolderRenameErrorOther @end
@implementation DBXTeamTeamFolderRenameErrorInvalidFolderName @end
@implementation DBXTeamTeamFolderRenameErrorFolderNameAlreadyUsed @end
@implementation DBXTeamTeamFolderRenameErrorFolderNameReserved @end
@implementation DBXTeamTeamFolderRestoreError @end
@implementation DBXTeamTeamFolderRestoreErrorAccessError
@dynamic accessError;
@end
@implementation DBXTeamTeamFolderRestoreErrorStatusError
@dynamic statusError;
@end
@implementation DBXTeamTeamFolderRestoreErrorTeamSharedDropboxError
@dynamic teamSharedDropboxError;
@end
@implementation DBXTeamTeamFolderRestoreErrorOther @end
@implementation DBXTeamTeamFolderRestoreErrorFolderCountLimitExceeded @end
@implementation DBXTeamTeamFolderStatus @end
@implementation DBXTeamTeamFolderStatusActive @end
@implementation DBXTeamTeamFolderStatusArchived @end
@implementation DBXTeamTeamFolderStatusArchiveInProgress @end
@implementation DBXTeamTeamFolderStatusInactive @end
@implementation DBXTeamTeamFolderStatusOther @end
@implementation DBXTeamTeamFolderTeamSharedDropboxError @end
@implementation DBXTeamTeamFolderTeamSharedDropboxErrorDisallowed @end
@implementation DBXTeamTeamFolderTeamSharedDropboxErrorOther @end
@implementation DBXTeamTeamFolderUpdateSyncSettingsArg
@dynamic syncSetting;
@dynamic contentSyncSettings;
@end
@implementation DBXTeamTeamFolderUpdateSyncSettingsError @end
@implementation DBXTeamTeamFolderUpdateSyncSettingsErrorAccessError
@dynamic accessError;
@end
@implementation DBXTeamTeamFolderUpdateSyncSettingsErrorStatusError
@dynamic statusError;
@end
@implementation DBXTeamTeamFolderUpdateSyncSettingsErrorTeamSharedDropboxError
@dynamic teamSharedDropboxError;
@end
@implementation DBXTeamTeamFolderUpdateSyncSettingsErrorOther @end
@implementation DBXTeamTeamFolderUpdateSyncSettingsErrorSyncSettingsError
@dynamic syncSettingsError;
@end
@implementation DBXTeamTeamGetInfoResult
@dynamic name;
@dynamic teamId;
@dynamic numLicensedUsers;
@dynamic numProvisionedUsers;
@dynamic numUsedLicenses;
@dynamic policies;
@end
@implementation DBXTeamTeamMemberInfo
@dynamic profile;
@dynamic role;
@end
@implementation DBXTeamTeamMemberInfoV2
@dynamic profile;
@dynamic roles;
@end
@implementation DBXTeamTeamMemberInfoV2Result
@dynamic memberInfo;
@end
@implementation DBXTeamTeamMemberProfile
@dynamic groups;
@dynamic memberFolderId;
@dynamic rootFolderId;
@end
@implementation DBXTeamTeamMemberRole
@dynamic roleId;
@dynamic name;
@dynamic description_;
@end
@implementation DBXTeamTeamMemberStatus @end
@implementation DBXTeamTeamMemberStatusActive @end
@implementation DBXTeamTeamMemberStatusInvited @end
@implementation DBXTeamTeamMemberStatusSuspended @end
@implementation DBXTeamTeamMemberStatusRemoved
@dynamic removed;
@end
@implementation DBXTeamTeamMembershipType @end
@implementation DBXTeamTeamMembershipTypeFull @end
@implementation DBXTeamTeamMembershipTypeLimited @end
@implementation DBXTeamTeamNamespacesListArg
@dynamic limit;
@end
@implementation DBXTeamTeamNamespacesListContinueArg
@dynamic cursor;
@end
@implementation DBXTeamTeamNamespacesListContinueError @end
@implementation DBXTeamTeamNamespacesListContinueErrorInvalidArg @end
@implementation DBXTeamTeamNamespacesListContinueErrorOther @end
@implementation DBXTeamTeamNamespacesListContinueErrorInvalidCursor @end
@implementation DBXTeamTeamNamespacesListError @end
@implementation DBXTeamTeamNamespacesListErrorInvalidArg @end
@implementation DBXTeamTeamNamespacesListErrorOther @end
@implementation DBXTeamTeamNamespacesListResult
@dynamic namespaces;
@dynamic cursor;
@dynamic hasMore;
@end
@implementation DBXTeamTeamReportFailureReason @end
@implementation DBXTeamTeamReportFailureReasonTemporaryError @end
@implementation DBXTeamTeamReportFailureReasonManyReportsAtOnce @end
@implementation DBXTeamTeamReportFailureReasonTooMuchData @end
@implementation DBXTeamTeamReportFailureReasonOther @end
@implementation DBXTeamTokenGetAuthenticatedAdminError @end
@implementation DBXTeamTokenGetAuthenticatedAdminErrorMappingNotFound @end
@implementation DBXTeamTokenGetAuthenticatedAdminErrorAdminNotActive @end
@implementation DBXTeamTokenGetAuthenticatedAdminErrorOther @end
@implementation DBXTeamTokenGetAuthenticatedAdminResult
@dynamic adminProfile;
@end
@implementation DBXTeamUploadApiRateLimitValue @end
@implementation DBXTeamUploadApiRateLimitValueUnlimited @end
@implementation DBXTeamUploadApiRateLimitValueLimit
@dynamic limit;
@end
@implementation DBXTeamUploadApiRateLimitValueOther @end
@implementation DBXTeamUserAddResult @end
@implementation DBXTeamUserAddResultSuccess
@dynamic success;
@end
@implementation DBXTeamUserAddResultInvalidUser
@dynamic invalidUser;
@end
@implementation DBXTeamUserAddResultUnverified
@dynamic unverified;
@end
@implementation DBXTeamUserAddResultPlaceholderUser
@dynamic placeholderUser;
@end
@implementation DBXTeamUserAddResultOther @end
@implementation DBXTeamUserCustomQuotaArg
@dynamic user;
@dynamic quotaGb;
@end
@implementation DBXTeamUserCustomQuotaResult
@dynamic user;
@dynamic quotaGb;
@end
@implementation DBXTeamUserDeleteEmailsResult
@dynamic user;
@dynamic results;
@end
@implementation DBXTeamUserDeleteResult @end
@implementation DBXTeamUserDeleteResultSuccess
@dynamic success;
@end
@implementation DBXTeamUserDeleteResultInvalidUser
@dynamic invalidUser;
@end
@implementation DBXTeamUserDeleteResultOther @end
@implementation DBXTeamUserResendEmailsResult
@dynamic user;
@dynamic results;
@end
@implementation DBXTeamUserResendResult @end
@implementation DBXTeamUserResendResultSuccess
@dynamic success;
@end
@implementation DBXTeamUserResendResultInvalidUser
@dynamic invalidUser;
@end
@implementation DBXTeamUserResendResultOther @end
@implementation DBXTeamUserSecondaryEmailsArg
@dynamic user;
@dynamic secondaryEmails;
@end
@implementation DBXTeamUserSecondaryEmailsResult
@dynamic user;
@dynamic results;
@end
@implementation DBXTeamUserSelectorArg @end
@implementation DBXTeamUserSelectorArgTeamMemberId
@dynamic teamMemberId;
@end
@implementation DBXTeamUserSelectorArgExternalId
@dynamic externalId;
@end
@implementation DBXTeamUserSelectorArgEmail
@dynamic email;
@end
@implementation DBXTeamUserSelectorError @end
@implementation DBXTeamUserSelectorErrorUserNotFound @end
@implementation DBXTeamUsersSelectorArg @end
@implementation DBXTeamUsersSelectorArgTeamMemberIds
@dynamic teamMemberIds;
@end
@implementation DBXTeamUsersSelectorArgExternalIds
@dynamic externalIds;
@end
@implementation DBXTeamUsersSelectorArgEmails
@dynamic emails;
@end
