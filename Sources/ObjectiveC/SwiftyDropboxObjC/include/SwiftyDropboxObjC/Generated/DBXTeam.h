// Generated from API/team.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamCommon.h>

@class DBXAccountPhotoSourceArg;
@class DBXAccountSetProfilePhotoError;
@class DBXFilesContentSyncSetting;
@class DBXFilesContentSyncSettingArg;
@class DBXFilesSyncSetting;
@class DBXFilesSyncSettingArg;
@class DBXFilesSyncSettingsError;
@class DBXSecondaryEmailsSecondaryEmail;
@class DBXTeamActiveWebSession;
@class DBXTeamAddSecondaryEmailResult;
@class DBXTeamAddSecondaryEmailResultAlreadyOwnedByUser;
@class DBXTeamAddSecondaryEmailResultAlreadyPending;
@class DBXTeamAddSecondaryEmailResultOther;
@class DBXTeamAddSecondaryEmailResultRateLimited;
@class DBXTeamAddSecondaryEmailResultReachedLimit;
@class DBXTeamAddSecondaryEmailResultSuccess;
@class DBXTeamAddSecondaryEmailResultTooManyUpdates;
@class DBXTeamAddSecondaryEmailResultTransientError;
@class DBXTeamAddSecondaryEmailResultUnavailable;
@class DBXTeamAddSecondaryEmailResultUnknownError;
@class DBXTeamAddSecondaryEmailsErrorOther;
@class DBXTeamAddSecondaryEmailsErrorSecondaryEmailsDisabled;
@class DBXTeamAddSecondaryEmailsErrorTooManyEmails;
@class DBXTeamAdminTier;
@class DBXTeamAdminTierMemberOnly;
@class DBXTeamAdminTierSupportAdmin;
@class DBXTeamAdminTierTeamAdmin;
@class DBXTeamAdminTierUserManagementAdmin;
@class DBXTeamApiApp;
@class DBXTeamBaseTeamFolderErrorAccessError;
@class DBXTeamBaseTeamFolderErrorOther;
@class DBXTeamBaseTeamFolderErrorStatusError;
@class DBXTeamBaseTeamFolderErrorTeamSharedDropboxError;
@class DBXTeamBulkSuspendComplete;
@class DBXTeamBulkSuspendErrorActingAdmin;
@class DBXTeamBulkSuspendErrorDuplicateClientItemId;
@class DBXTeamBulkSuspendErrorDuplicateTeamMemberId;
@class DBXTeamBulkSuspendErrorInvalidRequest;
@class DBXTeamBulkSuspendErrorLastAdmin;
@class DBXTeamBulkSuspendErrorOther;
@class DBXTeamBulkSuspendErrorTooManyMembers;
@class DBXTeamBulkSuspendJobStatusComplete;
@class DBXTeamBulkSuspendJobStatusFailed;
@class DBXTeamBulkSuspendJobStatusInProgress;
@class DBXTeamBulkSuspendJobStatusOther;
@class DBXTeamBulkSuspendMemberTarget;
@class DBXTeamBulkSuspendReportDeliveryStatus;
@class DBXTeamBulkSuspendReportDeliveryStatusBulkSuspendReportDeliveryStatusDelivered;
@class DBXTeamBulkSuspendReportDeliveryStatusBulkSuspendReportDeliveryStatusFailed;
@class DBXTeamBulkSuspendReportDeliveryStatusBulkSuspendReportDeliveryStatusPending;
@class DBXTeamBulkSuspendReportDeliveryStatusBulkSuspendReportDeliveryStatusUnspecified;
@class DBXTeamBulkSuspendReportDeliveryStatusOther;
@class DBXTeamBulkSuspendRowFailure;
@class DBXTeamBulkSuspendRowFailureOther;
@class DBXTeamBulkSuspendRowFailurePermissionChanged;
@class DBXTeamBulkSuspendRowFailureProtectedActingAdmin;
@class DBXTeamBulkSuspendRowFailureSuspendFailed;
@class DBXTeamBulkSuspendRowFailureSuspendInactiveUser;
@class DBXTeamBulkSuspendRowFailureSuspendLastAdmin;
@class DBXTeamBulkSuspendRowFailureTeamLicenseLimit;
@class DBXTeamBulkSuspendRowFailureUserNotFound;
@class DBXTeamBulkSuspendRowFailureUserNotInTeam;
@class DBXTeamBulkSuspendRowOutcomeFailed;
@class DBXTeamBulkSuspendRowOutcomeOther;
@class DBXTeamBulkSuspendRowOutcomeSuspended;
@class DBXTeamBulkSuspendRowOutcomeUnknown;
@class DBXTeamBulkSuspendTaskFailure;
@class DBXTeamBulkSuspendTaskFailureOther;
@class DBXTeamBulkSuspendTaskFailureUnusableResult;
@class DBXTeamCommonGroupManagementType;
@class DBXTeamCommonGroupSummary;
@class DBXTeamCustomQuotaErrorOther;
@class DBXTeamCustomQuotaErrorTooManyUsers;
@class DBXTeamCustomQuotaResultInvalidUser;
@class DBXTeamCustomQuotaResultOther;
@class DBXTeamCustomQuotaResultSuccess;
@class DBXTeamDateRangeErrorOther;
@class DBXTeamDeleteSecondaryEmailResult;
@class DBXTeamDeleteSecondaryEmailResultCannotRemovePrimary;
@class DBXTeamDeleteSecondaryEmailResultNotFound;
@class DBXTeamDeleteSecondaryEmailResultOther;
@class DBXTeamDeleteSecondaryEmailResultSuccess;
@class DBXTeamDesktopClientSession;
@class DBXTeamDesktopPlatform;
@class DBXTeamDesktopPlatformLinux;
@class DBXTeamDesktopPlatformMac;
@class DBXTeamDesktopPlatformOther;
@class DBXTeamDesktopPlatformWindows;
@class DBXTeamDeviceSessionArg;
@class DBXTeamDevicesActive;
@class DBXTeamExcludedUsersListContinueErrorInvalidCursor;
@class DBXTeamExcludedUsersListContinueErrorOther;
@class DBXTeamExcludedUsersListErrorListError;
@class DBXTeamExcludedUsersListErrorOther;
@class DBXTeamExcludedUsersUpdateErrorOther;
@class DBXTeamExcludedUsersUpdateErrorTooManyUsers;
@class DBXTeamExcludedUsersUpdateErrorUsersNotInTeam;
@class DBXTeamExcludedUsersUpdateStatus;
@class DBXTeamExcludedUsersUpdateStatusOther;
@class DBXTeamExcludedUsersUpdateStatusSuccess;
@class DBXTeamFeature;
@class DBXTeamFeatureHasDistinctMemberHomes;
@class DBXTeamFeatureHasTeamFileEvents;
@class DBXTeamFeatureHasTeamSelectiveSync;
@class DBXTeamFeatureHasTeamSharedDropbox;
@class DBXTeamFeatureOther;
@class DBXTeamFeatureUploadApiRateLimit;
@class DBXTeamFeatureValue;
@class DBXTeamFeatureValueHasDistinctMemberHomes;
@class DBXTeamFeatureValueHasTeamFileEvents;
@class DBXTeamFeatureValueHasTeamSelectiveSync;
@class DBXTeamFeatureValueHasTeamSharedDropbox;
@class DBXTeamFeatureValueOther;
@class DBXTeamFeatureValueUploadApiRateLimit;
@class DBXTeamFeaturesGetValuesBatchErrorEmptyFeaturesList;
@class DBXTeamFeaturesGetValuesBatchErrorOther;
@class DBXTeamGroupAccessType;
@class DBXTeamGroupAccessTypeMember;
@class DBXTeamGroupAccessTypeOwner;
@class DBXTeamGroupCreateErrorExternalIdAlreadyInUse;
@class DBXTeamGroupCreateErrorGroupNameAlreadyUsed;
@class DBXTeamGroupCreateErrorGroupNameInvalid;
@class DBXTeamGroupCreateErrorOther;
@class DBXTeamGroupCreateErrorSystemManagedGroupDisallowed;
@class DBXTeamGroupDeleteErrorGroupAlreadyDeleted;
@class DBXTeamGroupDeleteErrorGroupNotFound;
@class DBXTeamGroupDeleteErrorOther;
@class DBXTeamGroupDeleteErrorSystemManagedGroupDisallowed;
@class DBXTeamGroupFullInfo;
@class DBXTeamGroupMemberInfo;
@class DBXTeamGroupMemberSelectorErrorGroupNotFound;
@class DBXTeamGroupMemberSelectorErrorMemberNotInGroup;
@class DBXTeamGroupMemberSelectorErrorOther;
@class DBXTeamGroupMemberSelectorErrorSystemManagedGroupDisallowed;
@class DBXTeamGroupMemberSetAccessTypeErrorGroupNotFound;
@class DBXTeamGroupMemberSetAccessTypeErrorMemberNotInGroup;
@class DBXTeamGroupMemberSetAccessTypeErrorOther;
@class DBXTeamGroupMemberSetAccessTypeErrorSystemManagedGroupDisallowed;
@class DBXTeamGroupMemberSetAccessTypeErrorUserCannotBeManagerOfCompanyManagedGroup;
@class DBXTeamGroupMembersAddErrorDuplicateUser;
@class DBXTeamGroupMembersAddErrorGroupNotFound;
@class DBXTeamGroupMembersAddErrorGroupNotInTeam;
@class DBXTeamGroupMembersAddErrorMembersNotInTeam;
@class DBXTeamGroupMembersAddErrorOther;
@class DBXTeamGroupMembersAddErrorSystemManagedGroupDisallowed;
@class DBXTeamGroupMembersAddErrorUserCannotBeManagerOfCompanyManagedGroup;
@class DBXTeamGroupMembersAddErrorUserMustBeActiveToBeOwner;
@class DBXTeamGroupMembersAddErrorUsersNotFound;
@class DBXTeamGroupMembersRemoveErrorGroupNotFound;
@class DBXTeamGroupMembersRemoveErrorGroupNotInTeam;
@class DBXTeamGroupMembersRemoveErrorMemberNotInGroup;
@class DBXTeamGroupMembersRemoveErrorMembersNotInTeam;
@class DBXTeamGroupMembersRemoveErrorOther;
@class DBXTeamGroupMembersRemoveErrorSystemManagedGroupDisallowed;
@class DBXTeamGroupMembersRemoveErrorUsersNotFound;
@class DBXTeamGroupMembersSelectorErrorGroupNotFound;
@class DBXTeamGroupMembersSelectorErrorMemberNotInGroup;
@class DBXTeamGroupMembersSelectorErrorOther;
@class DBXTeamGroupMembersSelectorErrorSystemManagedGroupDisallowed;
@class DBXTeamGroupSelector;
@class DBXTeamGroupSelectorErrorGroupNotFound;
@class DBXTeamGroupSelectorErrorOther;
@class DBXTeamGroupSelectorGroupExternalId;
@class DBXTeamGroupSelectorGroupId;
@class DBXTeamGroupSelectorWithTeamGroupErrorGroupNotFound;
@class DBXTeamGroupSelectorWithTeamGroupErrorOther;
@class DBXTeamGroupSelectorWithTeamGroupErrorSystemManagedGroupDisallowed;
@class DBXTeamGroupUpdateErrorExternalIdAlreadyInUse;
@class DBXTeamGroupUpdateErrorGroupNameAlreadyUsed;
@class DBXTeamGroupUpdateErrorGroupNameInvalid;
@class DBXTeamGroupUpdateErrorGroupNotFound;
@class DBXTeamGroupUpdateErrorOther;
@class DBXTeamGroupUpdateErrorSystemManagedGroupDisallowed;
@class DBXTeamGroupsGetInfoErrorGroupNotOnTeam;
@class DBXTeamGroupsGetInfoErrorOther;
@class DBXTeamGroupsGetInfoItemGroupInfo;
@class DBXTeamGroupsGetInfoItemIdNotFound;
@class DBXTeamGroupsListContinueErrorInvalidCursor;
@class DBXTeamGroupsListContinueErrorOther;
@class DBXTeamGroupsMembersListContinueErrorInvalidCursor;
@class DBXTeamGroupsMembersListContinueErrorOther;
@class DBXTeamGroupsPollErrorAccessDenied;
@class DBXTeamGroupsPollErrorInternalError;
@class DBXTeamGroupsPollErrorInvalidAsyncJobId;
@class DBXTeamGroupsPollErrorOther;
@class DBXTeamGroupsSelectorGroupExternalIds;
@class DBXTeamGroupsSelectorGroupIds;
@class DBXTeamHasDistinctMemberHomesValue;
@class DBXTeamHasDistinctMemberHomesValueHasDistinctMemberHomes;
@class DBXTeamHasDistinctMemberHomesValueOther;
@class DBXTeamHasTeamFileEventsValue;
@class DBXTeamHasTeamFileEventsValueEnabled;
@class DBXTeamHasTeamFileEventsValueOther;
@class DBXTeamHasTeamSelectiveSyncValue;
@class DBXTeamHasTeamSelectiveSyncValueHasTeamSelectiveSync;
@class DBXTeamHasTeamSelectiveSyncValueOther;
@class DBXTeamHasTeamSharedDropboxValue;
@class DBXTeamHasTeamSharedDropboxValueHasTeamSharedDropbox;
@class DBXTeamHasTeamSharedDropboxValueOther;
@class DBXTeamLegalHoldHeldRevisionMetadata;
@class DBXTeamLegalHoldPolicy;
@class DBXTeamLegalHoldStatus;
@class DBXTeamLegalHoldStatusActivating;
@class DBXTeamLegalHoldStatusActive;
@class DBXTeamLegalHoldStatusExporting;
@class DBXTeamLegalHoldStatusOther;
@class DBXTeamLegalHoldStatusReleased;
@class DBXTeamLegalHoldStatusReleasing;
@class DBXTeamLegalHoldStatusUpdating;
@class DBXTeamLegalHoldsErrorInsufficientPermissions;
@class DBXTeamLegalHoldsErrorOther;
@class DBXTeamLegalHoldsErrorUnknownLegalHoldError;
@class DBXTeamLegalHoldsGetPolicyErrorInsufficientPermissions;
@class DBXTeamLegalHoldsGetPolicyErrorLegalHoldPolicyNotFound;
@class DBXTeamLegalHoldsGetPolicyErrorOther;
@class DBXTeamLegalHoldsGetPolicyErrorUnknownLegalHoldError;
@class DBXTeamLegalHoldsListHeldRevisionsContinueErrorOther;
@class DBXTeamLegalHoldsListHeldRevisionsContinueErrorReset;
@class DBXTeamLegalHoldsListHeldRevisionsContinueErrorTransientError;
@class DBXTeamLegalHoldsListHeldRevisionsContinueErrorUnknownLegalHoldError;
@class DBXTeamLegalHoldsListHeldRevisionsErrorInactiveLegalHold;
@class DBXTeamLegalHoldsListHeldRevisionsErrorInsufficientPermissions;
@class DBXTeamLegalHoldsListHeldRevisionsErrorLegalHoldStillEmpty;
@class DBXTeamLegalHoldsListHeldRevisionsErrorOther;
@class DBXTeamLegalHoldsListHeldRevisionsErrorTransientError;
@class DBXTeamLegalHoldsListHeldRevisionsErrorUnknownLegalHoldError;
@class DBXTeamLegalHoldsListPoliciesErrorInsufficientPermissions;
@class DBXTeamLegalHoldsListPoliciesErrorOther;
@class DBXTeamLegalHoldsListPoliciesErrorTransientError;
@class DBXTeamLegalHoldsListPoliciesErrorUnknownLegalHoldError;
@class DBXTeamLegalHoldsPolicyCreateErrorEmptyMembersList;
@class DBXTeamLegalHoldsPolicyCreateErrorInsufficientPermissions;
@class DBXTeamLegalHoldsPolicyCreateErrorInvalidDate;
@class DBXTeamLegalHoldsPolicyCreateErrorInvalidMembers;
@class DBXTeamLegalHoldsPolicyCreateErrorNameMustBeUnique;
@class DBXTeamLegalHoldsPolicyCreateErrorNumberOfUsersOnHoldIsGreaterThanHoldLimitation;
@class DBXTeamLegalHoldsPolicyCreateErrorOther;
@class DBXTeamLegalHoldsPolicyCreateErrorStartDateIsLaterThanEndDate;
@class DBXTeamLegalHoldsPolicyCreateErrorTeamExceededLegalHoldQuota;
@class DBXTeamLegalHoldsPolicyCreateErrorTransientError;
@class DBXTeamLegalHoldsPolicyCreateErrorUnknownLegalHoldError;
@class DBXTeamLegalHoldsPolicyReleaseErrorInsufficientPermissions;
@class DBXTeamLegalHoldsPolicyReleaseErrorLegalHoldAlreadyReleasing;
@class DBXTeamLegalHoldsPolicyReleaseErrorLegalHoldPerformingAnotherOperation;
@class DBXTeamLegalHoldsPolicyReleaseErrorLegalHoldPolicyNotFound;
@class DBXTeamLegalHoldsPolicyReleaseErrorOther;
@class DBXTeamLegalHoldsPolicyReleaseErrorUnknownLegalHoldError;
@class DBXTeamLegalHoldsPolicyUpdateErrorEmptyMembersList;
@class DBXTeamLegalHoldsPolicyUpdateErrorInactiveLegalHold;
@class DBXTeamLegalHoldsPolicyUpdateErrorInsufficientPermissions;
@class DBXTeamLegalHoldsPolicyUpdateErrorInvalidMembers;
@class DBXTeamLegalHoldsPolicyUpdateErrorLegalHoldPerformingAnotherOperation;
@class DBXTeamLegalHoldsPolicyUpdateErrorLegalHoldPolicyNotFound;
@class DBXTeamLegalHoldsPolicyUpdateErrorNameMustBeUnique;
@class DBXTeamLegalHoldsPolicyUpdateErrorNumberOfUsersOnHoldIsGreaterThanHoldLimitation;
@class DBXTeamLegalHoldsPolicyUpdateErrorOther;
@class DBXTeamLegalHoldsPolicyUpdateErrorTransientError;
@class DBXTeamLegalHoldsPolicyUpdateErrorUnknownLegalHoldError;
@class DBXTeamListMemberAppsErrorMemberNotFound;
@class DBXTeamListMemberAppsErrorOther;
@class DBXTeamListMemberDevicesErrorMemberNotFound;
@class DBXTeamListMemberDevicesErrorOther;
@class DBXTeamListMembersAppsErrorOther;
@class DBXTeamListMembersAppsErrorReset;
@class DBXTeamListMembersDevicesErrorOther;
@class DBXTeamListMembersDevicesErrorReset;
@class DBXTeamListTeamAppsErrorOther;
@class DBXTeamListTeamAppsErrorReset;
@class DBXTeamListTeamDevicesErrorOther;
@class DBXTeamListTeamDevicesErrorReset;
@class DBXTeamMemberAccess;
@class DBXTeamMemberAddArg;
@class DBXTeamMemberAddResult;
@class DBXTeamMemberAddResultBaseDuplicateExternalMemberId;
@class DBXTeamMemberAddResultBaseDuplicateMemberPersistentId;
@class DBXTeamMemberAddResultBaseFreeTeamMemberLimitReached;
@class DBXTeamMemberAddResultBasePersistentIdDisabled;
@class DBXTeamMemberAddResultBaseTeamLicenseLimit;
@class DBXTeamMemberAddResultBaseUserAlreadyOnTeam;
@class DBXTeamMemberAddResultBaseUserAlreadyPaired;
@class DBXTeamMemberAddResultBaseUserCreationFailed;
@class DBXTeamMemberAddResultBaseUserMigrationFailed;
@class DBXTeamMemberAddResultBaseUserOnAnotherTeam;
@class DBXTeamMemberAddResultDuplicateExternalMemberId;
@class DBXTeamMemberAddResultDuplicateMemberPersistentId;
@class DBXTeamMemberAddResultFreeTeamMemberLimitReached;
@class DBXTeamMemberAddResultPersistentIdDisabled;
@class DBXTeamMemberAddResultSuccess;
@class DBXTeamMemberAddResultTeamLicenseLimit;
@class DBXTeamMemberAddResultUserAlreadyOnTeam;
@class DBXTeamMemberAddResultUserAlreadyPaired;
@class DBXTeamMemberAddResultUserCreationFailed;
@class DBXTeamMemberAddResultUserMigrationFailed;
@class DBXTeamMemberAddResultUserOnAnotherTeam;
@class DBXTeamMemberAddV2Arg;
@class DBXTeamMemberAddV2Result;
@class DBXTeamMemberAddV2ResultDuplicateExternalMemberId;
@class DBXTeamMemberAddV2ResultDuplicateMemberPersistentId;
@class DBXTeamMemberAddV2ResultFreeTeamMemberLimitReached;
@class DBXTeamMemberAddV2ResultOther;
@class DBXTeamMemberAddV2ResultPersistentIdDisabled;
@class DBXTeamMemberAddV2ResultSuccess;
@class DBXTeamMemberAddV2ResultTeamLicenseLimit;
@class DBXTeamMemberAddV2ResultUserAlreadyOnTeam;
@class DBXTeamMemberAddV2ResultUserAlreadyPaired;
@class DBXTeamMemberAddV2ResultUserCreationFailed;
@class DBXTeamMemberAddV2ResultUserMigrationFailed;
@class DBXTeamMemberAddV2ResultUserOnAnotherTeam;
@class DBXTeamMemberDevices;
@class DBXTeamMemberLinkedApps;
@class DBXTeamMemberProfile;
@class DBXTeamMemberSelectorErrorUserNotFound;
@class DBXTeamMemberSelectorErrorUserNotInTeam;
@class DBXTeamMembersAddJobStatusComplete;
@class DBXTeamMembersAddJobStatusFailed;
@class DBXTeamMembersAddJobStatusInProgress;
@class DBXTeamMembersAddJobStatusV2ResultComplete;
@class DBXTeamMembersAddJobStatusV2ResultFailed;
@class DBXTeamMembersAddJobStatusV2ResultInProgress;
@class DBXTeamMembersAddJobStatusV2ResultOther;
@class DBXTeamMembersAddLaunchAsyncJobId;
@class DBXTeamMembersAddLaunchComplete;
@class DBXTeamMembersAddLaunchV2ResultAsyncJobId;
@class DBXTeamMembersAddLaunchV2ResultComplete;
@class DBXTeamMembersAddLaunchV2ResultOther;
@class DBXTeamMembersDeactivateArg;
@class DBXTeamMembersDeactivateErrorOther;
@class DBXTeamMembersDeactivateErrorUserNotFound;
@class DBXTeamMembersDeactivateErrorUserNotInTeam;
@class DBXTeamMembersDeleteFormerMemberFilesErrorAlreadyTransferred;
@class DBXTeamMembersDeleteFormerMemberFilesErrorAlreadyTransferredOrDeleted;
@class DBXTeamMembersDeleteFormerMemberFilesErrorOther;
@class DBXTeamMembersDeleteFormerMemberFilesErrorTransferInProgress;
@class DBXTeamMembersDeleteFormerMemberFilesErrorUserNotFound;
@class DBXTeamMembersDeleteFormerMemberFilesErrorUserNotInTeam;
@class DBXTeamMembersDeleteFormerMemberFilesErrorUserNotRemoved;
@class DBXTeamMembersDeleteProfilePhotoErrorOther;
@class DBXTeamMembersDeleteProfilePhotoErrorSetProfileDisallowed;
@class DBXTeamMembersDeleteProfilePhotoErrorUserNotFound;
@class DBXTeamMembersDeleteProfilePhotoErrorUserNotInTeam;
@class DBXTeamMembersGetInfoErrorOther;
@class DBXTeamMembersGetInfoItemBaseIdNotFound;
@class DBXTeamMembersGetInfoItemIdNotFound;
@class DBXTeamMembersGetInfoItemMemberInfo;
@class DBXTeamMembersGetInfoItemV2;
@class DBXTeamMembersGetInfoItemV2IdNotFound;
@class DBXTeamMembersGetInfoItemV2MemberInfo;
@class DBXTeamMembersGetInfoItemV2Other;
@class DBXTeamMembersInfo;
@class DBXTeamMembersListContinueErrorInvalidCursor;
@class DBXTeamMembersListContinueErrorOther;
@class DBXTeamMembersListErrorOther;
@class DBXTeamMembersPermanentlyDeleteFilesErrorAlreadyTransferred;
@class DBXTeamMembersPermanentlyDeleteFilesErrorAlreadyTransferredOrDeleted;
@class DBXTeamMembersPermanentlyDeleteFilesErrorOther;
@class DBXTeamMembersPermanentlyDeleteFilesErrorTransferInProgress;
@class DBXTeamMembersPermanentlyDeleteFilesErrorUserNotFound;
@class DBXTeamMembersPermanentlyDeleteFilesErrorUserNotInTeam;
@class DBXTeamMembersRecoverErrorOther;
@class DBXTeamMembersRecoverErrorTeamLicenseLimit;
@class DBXTeamMembersRecoverErrorUserNotFound;
@class DBXTeamMembersRecoverErrorUserNotInTeam;
@class DBXTeamMembersRecoverErrorUserUnrecoverable;
@class DBXTeamMembersRemoveErrorAlreadyTransferred;
@class DBXTeamMembersRemoveErrorAlreadyTransferredOrDeleted;
@class DBXTeamMembersRemoveErrorCannotKeepAccount;
@class DBXTeamMembersRemoveErrorCannotKeepAccountAndDeleteData;
@class DBXTeamMembersRemoveErrorCannotKeepAccountAndPermanentlyDelete;
@class DBXTeamMembersRemoveErrorCannotKeepAccountAndTransfer;
@class DBXTeamMembersRemoveErrorCannotKeepAccountRequiredToSignTos;
@class DBXTeamMembersRemoveErrorCannotKeepAccountUnderLegalHold;
@class DBXTeamMembersRemoveErrorCannotKeepInvitedUserAccount;
@class DBXTeamMembersRemoveErrorCannotPermanentlyDeleteAndTransfer;
@class DBXTeamMembersRemoveErrorCannotRetainSharesWhenDataWiped;
@class DBXTeamMembersRemoveErrorCannotRetainSharesWhenNoAccountKept;
@class DBXTeamMembersRemoveErrorCannotRetainSharesWhenTeamExternalSharingOff;
@class DBXTeamMembersRemoveErrorEmailAddressTooLongToBeDisabled;
@class DBXTeamMembersRemoveErrorMemberIsTransferDestination;
@class DBXTeamMembersRemoveErrorOther;
@class DBXTeamMembersRemoveErrorRecipientNotVerified;
@class DBXTeamMembersRemoveErrorRemoveLastAdmin;
@class DBXTeamMembersRemoveErrorRemovedAndTransferAdminShouldDiffer;
@class DBXTeamMembersRemoveErrorRemovedAndTransferDestShouldDiffer;
@class DBXTeamMembersRemoveErrorTransferAdminIsNotAdmin;
@class DBXTeamMembersRemoveErrorTransferAdminUserNotFound;
@class DBXTeamMembersRemoveErrorTransferAdminUserNotInTeam;
@class DBXTeamMembersRemoveErrorTransferDestUserNotFound;
@class DBXTeamMembersRemoveErrorTransferDestUserNotInTeam;
@class DBXTeamMembersRemoveErrorTransferInProgress;
@class DBXTeamMembersRemoveErrorUnspecifiedTransferAdminId;
@class DBXTeamMembersRemoveErrorUserNotFound;
@class DBXTeamMembersRemoveErrorUserNotInTeam;
@class DBXTeamMembersSendWelcomeErrorOther;
@class DBXTeamMembersSendWelcomeErrorUserNotFound;
@class DBXTeamMembersSendWelcomeErrorUserNotInTeam;
@class DBXTeamMembersSetPermissions2ErrorCannotSetPermissions;
@class DBXTeamMembersSetPermissions2ErrorLastAdmin;
@class DBXTeamMembersSetPermissions2ErrorOther;
@class DBXTeamMembersSetPermissions2ErrorRoleNotFound;
@class DBXTeamMembersSetPermissions2ErrorUserNotFound;
@class DBXTeamMembersSetPermissions2ErrorUserNotInTeam;
@class DBXTeamMembersSetPermissionsErrorCannotSetPermissions;
@class DBXTeamMembersSetPermissionsErrorLastAdmin;
@class DBXTeamMembersSetPermissionsErrorOther;
@class DBXTeamMembersSetPermissionsErrorTeamLicenseLimit;
@class DBXTeamMembersSetPermissionsErrorUserNotFound;
@class DBXTeamMembersSetPermissionsErrorUserNotInTeam;
@class DBXTeamMembersSetProfileErrorDirectoryRestrictedOff;
@class DBXTeamMembersSetProfileErrorEmailReservedForOtherUser;
@class DBXTeamMembersSetProfileErrorExternalIdAndNewExternalIdUnsafe;
@class DBXTeamMembersSetProfileErrorExternalIdUsedByOtherUser;
@class DBXTeamMembersSetProfileErrorNoNewDataSpecified;
@class DBXTeamMembersSetProfileErrorOther;
@class DBXTeamMembersSetProfileErrorParamCannotBeEmpty;
@class DBXTeamMembersSetProfileErrorPersistentIdDisabled;
@class DBXTeamMembersSetProfileErrorPersistentIdUsedByOtherUser;
@class DBXTeamMembersSetProfileErrorSetProfileDisallowed;
@class DBXTeamMembersSetProfileErrorUserNotFound;
@class DBXTeamMembersSetProfileErrorUserNotInTeam;
@class DBXTeamMembersSetProfilePhotoErrorOther;
@class DBXTeamMembersSetProfilePhotoErrorPhotoError;
@class DBXTeamMembersSetProfilePhotoErrorSetProfileDisallowed;
@class DBXTeamMembersSetProfilePhotoErrorUserNotFound;
@class DBXTeamMembersSetProfilePhotoErrorUserNotInTeam;
@class DBXTeamMembersSuspendErrorOther;
@class DBXTeamMembersSuspendErrorSuspendInactiveUser;
@class DBXTeamMembersSuspendErrorSuspendLastAdmin;
@class DBXTeamMembersSuspendErrorTeamLicenseLimit;
@class DBXTeamMembersSuspendErrorUserNotFound;
@class DBXTeamMembersSuspendErrorUserNotInTeam;
@class DBXTeamMembersTransferFilesErrorAlreadyTransferred;
@class DBXTeamMembersTransferFilesErrorAlreadyTransferredOrDeleted;
@class DBXTeamMembersTransferFilesErrorOther;
@class DBXTeamMembersTransferFilesErrorRecipientNotVerified;
@class DBXTeamMembersTransferFilesErrorRemovedAndTransferAdminShouldDiffer;
@class DBXTeamMembersTransferFilesErrorRemovedAndTransferDestShouldDiffer;
@class DBXTeamMembersTransferFilesErrorTransferAdminIsNotAdmin;
@class DBXTeamMembersTransferFilesErrorTransferAdminUserNotFound;
@class DBXTeamMembersTransferFilesErrorTransferAdminUserNotInTeam;
@class DBXTeamMembersTransferFilesErrorTransferDestUserNotFound;
@class DBXTeamMembersTransferFilesErrorTransferDestUserNotInTeam;
@class DBXTeamMembersTransferFilesErrorTransferInProgress;
@class DBXTeamMembersTransferFilesErrorUnspecifiedTransferAdminId;
@class DBXTeamMembersTransferFilesErrorUserNotFound;
@class DBXTeamMembersTransferFilesErrorUserNotInTeam;
@class DBXTeamMembersTransferFormerMembersFilesErrorAlreadyTransferred;
@class DBXTeamMembersTransferFormerMembersFilesErrorAlreadyTransferredOrDeleted;
@class DBXTeamMembersTransferFormerMembersFilesErrorOther;
@class DBXTeamMembersTransferFormerMembersFilesErrorRecipientNotVerified;
@class DBXTeamMembersTransferFormerMembersFilesErrorRemovedAndTransferAdminShouldDiffer;
@class DBXTeamMembersTransferFormerMembersFilesErrorRemovedAndTransferDestShouldDiffer;
@class DBXTeamMembersTransferFormerMembersFilesErrorTransferAdminIsNotAdmin;
@class DBXTeamMembersTransferFormerMembersFilesErrorTransferAdminUserNotFound;
@class DBXTeamMembersTransferFormerMembersFilesErrorTransferAdminUserNotInTeam;
@class DBXTeamMembersTransferFormerMembersFilesErrorTransferDestUserNotFound;
@class DBXTeamMembersTransferFormerMembersFilesErrorTransferDestUserNotInTeam;
@class DBXTeamMembersTransferFormerMembersFilesErrorTransferInProgress;
@class DBXTeamMembersTransferFormerMembersFilesErrorUnspecifiedTransferAdminId;
@class DBXTeamMembersTransferFormerMembersFilesErrorUserDataAlreadyTransferred;
@class DBXTeamMembersTransferFormerMembersFilesErrorUserDataCannotBeTransferred;
@class DBXTeamMembersTransferFormerMembersFilesErrorUserDataIsBeingTransferred;
@class DBXTeamMembersTransferFormerMembersFilesErrorUserNotFound;
@class DBXTeamMembersTransferFormerMembersFilesErrorUserNotInTeam;
@class DBXTeamMembersTransferFormerMembersFilesErrorUserNotRemoved;
@class DBXTeamMembersUnsuspendErrorOther;
@class DBXTeamMembersUnsuspendErrorTeamLicenseLimit;
@class DBXTeamMembersUnsuspendErrorUnsuspendNonSuspendedMember;
@class DBXTeamMembersUnsuspendErrorUserNotFound;
@class DBXTeamMembersUnsuspendErrorUserNotInTeam;
@class DBXTeamMobileClientPlatform;
@class DBXTeamMobileClientPlatformAndroid;
@class DBXTeamMobileClientPlatformBlackberry;
@class DBXTeamMobileClientPlatformIpad;
@class DBXTeamMobileClientPlatformIphone;
@class DBXTeamMobileClientPlatformOther;
@class DBXTeamMobileClientPlatformWindowsPhone;
@class DBXTeamMobileClientSession;
@class DBXTeamNamespaceMetadata;
@class DBXTeamNamespaceType;
@class DBXTeamNamespaceTypeAppFolder;
@class DBXTeamNamespaceTypeOther;
@class DBXTeamNamespaceTypeSharedFolder;
@class DBXTeamNamespaceTypeTeamFolder;
@class DBXTeamNamespaceTypeTeamMemberFolder;
@class DBXTeamNamespaceTypeTeamMemberRoot;
@class DBXTeamPoliciesTeamMemberPolicies;
@class DBXTeamRemoveCustomQuotaResultInvalidUser;
@class DBXTeamRemoveCustomQuotaResultOther;
@class DBXTeamRemoveCustomQuotaResultSuccess;
@class DBXTeamRemovedStatus;
@class DBXTeamResendSecondaryEmailResult;
@class DBXTeamResendSecondaryEmailResultNotPending;
@class DBXTeamResendSecondaryEmailResultOther;
@class DBXTeamResendSecondaryEmailResultRateLimited;
@class DBXTeamResendSecondaryEmailResultSuccess;
@class DBXTeamRevokeDesktopClientArg;
@class DBXTeamRevokeDeviceSessionArg;
@class DBXTeamRevokeDeviceSessionArgDesktopClient;
@class DBXTeamRevokeDeviceSessionArgMobileClient;
@class DBXTeamRevokeDeviceSessionArgWebSession;
@class DBXTeamRevokeDeviceSessionBatchErrorOther;
@class DBXTeamRevokeDeviceSessionError;
@class DBXTeamRevokeDeviceSessionErrorDeviceSessionNotFound;
@class DBXTeamRevokeDeviceSessionErrorMemberNotFound;
@class DBXTeamRevokeDeviceSessionErrorOther;
@class DBXTeamRevokeDeviceSessionStatus;
@class DBXTeamRevokeLinkedApiAppArg;
@class DBXTeamRevokeLinkedAppBatchErrorOther;
@class DBXTeamRevokeLinkedAppError;
@class DBXTeamRevokeLinkedAppErrorAppFolderRemovalNotSupported;
@class DBXTeamRevokeLinkedAppErrorAppNotFound;
@class DBXTeamRevokeLinkedAppErrorMemberNotFound;
@class DBXTeamRevokeLinkedAppErrorOther;
@class DBXTeamRevokeLinkedAppStatus;
@class DBXTeamSetCustomQuotaErrorOther;
@class DBXTeamSetCustomQuotaErrorSomeUsersAreExcluded;
@class DBXTeamSetCustomQuotaErrorTooManyUsers;
@class DBXTeamSharingAllowlistAddErrorEntriesAlreadyExist;
@class DBXTeamSharingAllowlistAddErrorMalformedEntry;
@class DBXTeamSharingAllowlistAddErrorNoEntriesProvided;
@class DBXTeamSharingAllowlistAddErrorOther;
@class DBXTeamSharingAllowlistAddErrorTeamLimitReached;
@class DBXTeamSharingAllowlistAddErrorTooManyEntriesProvided;
@class DBXTeamSharingAllowlistAddErrorUnknownError;
@class DBXTeamSharingAllowlistListContinueErrorInvalidCursor;
@class DBXTeamSharingAllowlistListContinueErrorOther;
@class DBXTeamSharingAllowlistRemoveErrorEntriesDoNotExist;
@class DBXTeamSharingAllowlistRemoveErrorMalformedEntry;
@class DBXTeamSharingAllowlistRemoveErrorNoEntriesProvided;
@class DBXTeamSharingAllowlistRemoveErrorOther;
@class DBXTeamSharingAllowlistRemoveErrorTooManyEntriesProvided;
@class DBXTeamSharingAllowlistRemoveErrorUnknownError;
@class DBXTeamStorageBucket;
@class DBXTeamTeamFolderAccessError;
@class DBXTeamTeamFolderAccessErrorInvalidTeamFolderId;
@class DBXTeamTeamFolderAccessErrorNoAccess;
@class DBXTeamTeamFolderAccessErrorOther;
@class DBXTeamTeamFolderActivateErrorAccessError;
@class DBXTeamTeamFolderActivateErrorFolderCountLimitExceeded;
@class DBXTeamTeamFolderActivateErrorOther;
@class DBXTeamTeamFolderActivateErrorStatusError;
@class DBXTeamTeamFolderActivateErrorTeamSharedDropboxError;
@class DBXTeamTeamFolderArchiveError;
@class DBXTeamTeamFolderArchiveErrorAccessError;
@class DBXTeamTeamFolderArchiveErrorOther;
@class DBXTeamTeamFolderArchiveErrorStatusError;
@class DBXTeamTeamFolderArchiveErrorTeamSharedDropboxError;
@class DBXTeamTeamFolderArchiveJobStatusComplete;
@class DBXTeamTeamFolderArchiveJobStatusFailed;
@class DBXTeamTeamFolderArchiveJobStatusInProgress;
@class DBXTeamTeamFolderArchiveLaunchAsyncJobId;
@class DBXTeamTeamFolderArchiveLaunchComplete;
@class DBXTeamTeamFolderCreateErrorFolderCountLimitExceeded;
@class DBXTeamTeamFolderCreateErrorFolderNameAlreadyUsed;
@class DBXTeamTeamFolderCreateErrorFolderNameReserved;
@class DBXTeamTeamFolderCreateErrorInvalidFolderName;
@class DBXTeamTeamFolderCreateErrorOther;
@class DBXTeamTeamFolderCreateErrorSyncSettingsError;
@class DBXTeamTeamFolderGetInfoItemIdNotFound;
@class DBXTeamTeamFolderGetInfoItemTeamFolderMetadata;
@class DBXTeamTeamFolderInvalidStatusError;
@class DBXTeamTeamFolderInvalidStatusErrorActive;
@class DBXTeamTeamFolderInvalidStatusErrorArchiveInProgress;
@class DBXTeamTeamFolderInvalidStatusErrorArchived;
@class DBXTeamTeamFolderInvalidStatusErrorOther;
@class DBXTeamTeamFolderListContinueErrorInvalidCursor;
@class DBXTeamTeamFolderListContinueErrorOther;
@class DBXTeamTeamFolderMetadata;
@class DBXTeamTeamFolderPermanentlyDeleteErrorAccessError;
@class DBXTeamTeamFolderPermanentlyDeleteErrorOther;
@class DBXTeamTeamFolderPermanentlyDeleteErrorStatusError;
@class DBXTeamTeamFolderPermanentlyDeleteErrorTeamSharedDropboxError;
@class DBXTeamTeamFolderRenameErrorAccessError;
@class DBXTeamTeamFolderRenameErrorFolderNameAlreadyUsed;
@class DBXTeamTeamFolderRenameErrorFolderNameReserved;
@class DBXTeamTeamFolderRenameErrorInvalidFolderName;
@class DBXTeamTeamFolderRenameErrorOther;
@class DBXTeamTeamFolderRenameErrorStatusError;
@class DBXTeamTeamFolderRenameErrorTeamSharedDropboxError;
@class DBXTeamTeamFolderRestoreErrorAccessError;
@class DBXTeamTeamFolderRestoreErrorFolderCountLimitExceeded;
@class DBXTeamTeamFolderRestoreErrorOther;
@class DBXTeamTeamFolderRestoreErrorStatusError;
@class DBXTeamTeamFolderRestoreErrorTeamSharedDropboxError;
@class DBXTeamTeamFolderStatus;
@class DBXTeamTeamFolderStatusActive;
@class DBXTeamTeamFolderStatusArchiveInProgress;
@class DBXTeamTeamFolderStatusArchived;
@class DBXTeamTeamFolderStatusInactive;
@class DBXTeamTeamFolderStatusOther;
@class DBXTeamTeamFolderTeamSharedDropboxError;
@class DBXTeamTeamFolderTeamSharedDropboxErrorDisallowed;
@class DBXTeamTeamFolderTeamSharedDropboxErrorOther;
@class DBXTeamTeamFolderUpdateSyncSettingsErrorAccessError;
@class DBXTeamTeamFolderUpdateSyncSettingsErrorOther;
@class DBXTeamTeamFolderUpdateSyncSettingsErrorStatusError;
@class DBXTeamTeamFolderUpdateSyncSettingsErrorSyncSettingsError;
@class DBXTeamTeamFolderUpdateSyncSettingsErrorTeamSharedDropboxError;
@class DBXTeamTeamMemberInfo;
@class DBXTeamTeamMemberInfoV2;
@class DBXTeamTeamMemberProfile;
@class DBXTeamTeamMemberRole;
@class DBXTeamTeamMemberStatus;
@class DBXTeamTeamMemberStatusActive;
@class DBXTeamTeamMemberStatusInvited;
@class DBXTeamTeamMemberStatusRemoved;
@class DBXTeamTeamMemberStatusSuspended;
@class DBXTeamTeamMembershipType;
@class DBXTeamTeamMembershipTypeFull;
@class DBXTeamTeamMembershipTypeLimited;
@class DBXTeamTeamNamespacesListContinueErrorInvalidArg;
@class DBXTeamTeamNamespacesListContinueErrorInvalidCursor;
@class DBXTeamTeamNamespacesListContinueErrorOther;
@class DBXTeamTeamNamespacesListErrorInvalidArg;
@class DBXTeamTeamNamespacesListErrorOther;
@class DBXTeamTeamReportFailureReasonManyReportsAtOnce;
@class DBXTeamTeamReportFailureReasonOther;
@class DBXTeamTeamReportFailureReasonTemporaryError;
@class DBXTeamTeamReportFailureReasonTooMuchData;
@class DBXTeamTokenGetAuthenticatedAdminErrorAdminNotActive;
@class DBXTeamTokenGetAuthenticatedAdminErrorMappingNotFound;
@class DBXTeamTokenGetAuthenticatedAdminErrorOther;
@class DBXTeamUploadApiRateLimitValue;
@class DBXTeamUploadApiRateLimitValueLimit;
@class DBXTeamUploadApiRateLimitValueOther;
@class DBXTeamUploadApiRateLimitValueUnlimited;
@class DBXTeamUserAddResult;
@class DBXTeamUserAddResultInvalidUser;
@class DBXTeamUserAddResultOther;
@class DBXTeamUserAddResultPlaceholderUser;
@class DBXTeamUserAddResultSuccess;
@class DBXTeamUserAddResultUnverified;
@class DBXTeamUserCustomQuotaArg;
@class DBXTeamUserCustomQuotaResult;
@class DBXTeamUserDeleteEmailsResult;
@class DBXTeamUserDeleteResult;
@class DBXTeamUserDeleteResultInvalidUser;
@class DBXTeamUserDeleteResultOther;
@class DBXTeamUserDeleteResultSuccess;
@class DBXTeamUserResendEmailsResult;
@class DBXTeamUserResendResult;
@class DBXTeamUserResendResultInvalidUser;
@class DBXTeamUserResendResultOther;
@class DBXTeamUserResendResultSuccess;
@class DBXTeamUserSecondaryEmailsArg;
@class DBXTeamUserSecondaryEmailsResult;
@class DBXTeamUserSelectorArg;
@class DBXTeamUserSelectorArgEmail;
@class DBXTeamUserSelectorArgExternalId;
@class DBXTeamUserSelectorArgTeamMemberId;
@class DBXTeamUserSelectorErrorUserNotFound;
@class DBXTeamUsersSelectorArg;
@class DBXTeamUsersSelectorArgEmails;
@class DBXTeamUsersSelectorArgExternalIds;
@class DBXTeamUsersSelectorArgTeamMemberIds;
@class DBXUsersName;

NS_ASSUME_NONNULL_BEGIN

/// The fields of all sessions.
@interface DBXTeamDeviceSession : DBXObject
/// The identifier of the session.
@property (nonatomic, readonly, copy) NSString *sessionId;
/// The IP address of the last activity.
@property (nonatomic, readonly, copy, nullable) NSString *ipAddress;
/// The country of the last activity.
@property (nonatomic, readonly, copy, nullable) NSString *country;
/// The time at which the session was created.
@property (nonatomic, readonly, copy, nullable) NSDate *created;
/// The time of the last activity.
@property (nonatomic, readonly, copy, nullable) NSDate *updated;

/// Creates an object.
///
/// - Parameters:
///   - sessionId: The identifier of the session.
///   - ipAddress: The IP address of the last activity.
///   - country: The country of the last activity.
///   - created: The time at which the session was created.
///   - updated: The time of the last activity.
- (instancetype)initWithSessionId:(NSString *)sessionId
    ipAddress:(nullable NSString *)ipAddress
    country:(nullable NSString *)country
    created:(nullable NSDate *)created
    updated:(nullable NSDate *)updated
    NS_DESIGNATED_INITIALIZER;
@end

/// A member's session in a web browser.
@interface DBXTeamActiveWebSession : DBXTeamDeviceSession
/// The user agent of the browser.
@property (nonatomic, readonly, copy) NSString *userAgent;
/// The operating system.
@property (nonatomic, readonly, copy) NSString *os;
/// The name of the browser.
@property (nonatomic, readonly, copy) NSString *browser;
/// The time at which the session expires.
@property (nonatomic, readonly, copy, nullable) NSDate *expires;

/// Creates an object.
///
/// - Parameters:
///   - sessionId: The identifier of the session.
///   - userAgent: The user agent of the browser.
///   - os: The operating system.
///   - browser: The name of the browser.
///   - ipAddress: The IP address of the last activity.
///   - country: The country of the last activity.
///   - created: The time at which the session was created.
///   - updated: The time of the last activity.
///   - expires: The time at which the session expires.
- (instancetype)initWithSessionId:(NSString *)sessionId
    userAgent:(NSString *)userAgent
    os:(NSString *)os
    browser:(NSString *)browser
    ipAddress:(nullable NSString *)ipAddress
    country:(nullable NSString *)country
    created:(nullable NSDate *)created
    updated:(nullable NSDate *)updated
    expires:(nullable NSDate *)expires
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithSessionId:(NSString *)sessionId
    ipAddress:(nullable NSString *)ipAddress
    country:(nullable NSString *)country
    created:(nullable NSDate *)created
    updated:(nullable NSDate *)updated
    DB_UNAVAILABLE;
@end

/// The outcome for one email address.
@interface DBXTeamAddSecondaryEmailResult : DBXObject
@end

/// The members of the union.
@interface DBXTeamAddSecondaryEmailResult (Members)
/// The object if its tag is `success`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamAddSecondaryEmailResultSuccess *asSuccess;
/// The object if its tag is `unavailable`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamAddSecondaryEmailResultUnavailable *asUnavailable;
/// The object if its tag is `already_pending`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamAddSecondaryEmailResultAlreadyPending *asAlreadyPending;
/// The object if its tag is `already_owned_by_user`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamAddSecondaryEmailResultAlreadyOwnedByUser *asAlreadyOwnedByUser;
/// The object if its tag is `reached_limit`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamAddSecondaryEmailResultReachedLimit *asReachedLimit;
/// The object if its tag is `transient_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamAddSecondaryEmailResultTransientError *asTransientError;
/// The object if its tag is `too_many_updates`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamAddSecondaryEmailResultTooManyUpdates *asTooManyUpdates;
/// The object if its tag is `unknown_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamAddSecondaryEmailResultUnknownError *asUnknownError;
/// The object if its tag is `rate_limited`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamAddSecondaryEmailResultRateLimited *asRateLimited;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamAddSecondaryEmailResultOther *asOther;
@end

/// The email address was added.
@interface DBXTeamAddSecondaryEmailResultSuccess : DBXTeamAddSecondaryEmailResult
/// The value of `success`.
@property (nonatomic, strong) DBXSecondaryEmailsSecondaryEmail *success;
/// Creates an object with the tag `success`.
- (instancetype)init:(DBXSecondaryEmailsSecondaryEmail *)success NS_DESIGNATED_INITIALIZER;
@end

/// The email address belongs to another account. The associated value is the email address. At most 255 characters.
/// Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@interface DBXTeamAddSecondaryEmailResultUnavailable : DBXTeamAddSecondaryEmailResult
/// The value of `unavailable`.
@property (nonatomic, copy) NSString *unavailable;
/// Creates an object with the tag `unavailable`.
- (instancetype)init:(NSString *)unavailable NS_DESIGNATED_INITIALIZER;
@end

/// The email address already awaits verification. The associated value is the email address. At most 255 characters.
/// Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@interface DBXTeamAddSecondaryEmailResultAlreadyPending : DBXTeamAddSecondaryEmailResult
/// The value of `already_pending`.
@property (nonatomic, copy) NSString *alreadyPending;
/// Creates an object with the tag `already_pending`.
- (instancetype)init:(NSString *)alreadyPending NS_DESIGNATED_INITIALIZER;
@end

/// The member already has the email address. The associated value is the email address. At most 255 characters. Matches
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@interface DBXTeamAddSecondaryEmailResultAlreadyOwnedByUser : DBXTeamAddSecondaryEmailResult
/// The value of `already_owned_by_user`.
@property (nonatomic, copy) NSString *alreadyOwnedByUser;
/// Creates an object with the tag `already_owned_by_user`.
- (instancetype)init:(NSString *)alreadyOwnedByUser NS_DESIGNATED_INITIALIZER;
@end

/// The member has reached the limit of email addresses. The associated value is the email address that wasn't added. At
/// most 255 characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@interface DBXTeamAddSecondaryEmailResultReachedLimit : DBXTeamAddSecondaryEmailResult
/// The value of `reached_limit`.
@property (nonatomic, copy) NSString *reachedLimit;
/// Creates an object with the tag `reached_limit`.
- (instancetype)init:(NSString *)reachedLimit NS_DESIGNATED_INITIALIZER;
@end

/// A temporary error occurred at Dropbox. Try again. The associated value is the email address. At most 255 characters.
/// Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Deprecated.
@interface DBXTeamAddSecondaryEmailResultTransientError : DBXTeamAddSecondaryEmailResult
/// The value of `transient_error`.
@property (nonatomic, copy) NSString *transientError;
/// Creates an object with the tag `transient_error`.
- (instancetype)init:(NSString *)transientError NS_DESIGNATED_INITIALIZER;
@end

/// Another update of the email address is in progress. Try again. The associated value is the email address. At most
/// 255 characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@interface DBXTeamAddSecondaryEmailResultTooManyUpdates : DBXTeamAddSecondaryEmailResult
/// The value of `too_many_updates`.
@property (nonatomic, copy) NSString *tooManyUpdates;
/// Creates an object with the tag `too_many_updates`.
- (instancetype)init:(NSString *)tooManyUpdates NS_DESIGNATED_INITIALIZER;
@end

/// An error occurred. The associated value is the email address. At most 255 characters. Matches
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@interface DBXTeamAddSecondaryEmailResultUnknownError : DBXTeamAddSecondaryEmailResult
/// The value of `unknown_error`.
@property (nonatomic, copy) NSString *unknownError;
/// Creates an object with the tag `unknown_error`.
- (instancetype)init:(NSString *)unknownError NS_DESIGNATED_INITIALIZER;
@end

/// Too many emails were sent to the email address. Try again later. The associated value is the email address. At most
/// 255 characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@interface DBXTeamAddSecondaryEmailResultRateLimited : DBXTeamAddSecondaryEmailResult
/// The value of `rate_limited`.
@property (nonatomic, copy) NSString *rateLimited;
/// Creates an object with the tag `rate_limited`.
- (instancetype)init:(NSString *)rateLimited NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamAddSecondaryEmailResultOther : DBXTeamAddSecondaryEmailResult
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The email addresses to add to members' accounts.
@interface DBXTeamAddSecondaryEmailsArg : DBXObject
/// The members, each with the email addresses to add. The limit is 20 email addresses for each call.
@property (nonatomic, readonly, copy) NSArray<DBXTeamUserSecondaryEmailsArg *> *newSecondaryEmails;
/// The members, each with the email addresses to add. The limit is 20 email addresses for each call.
- (NSArray<DBXTeamUserSecondaryEmailsArg *> *)newSecondaryEmails DB_NO_METHOD_FAMILY;

/// Creates an object.
///
/// - Parameters:
///   - newSecondaryEmails: The members, each with the email addresses to add. The limit is 20 email addresses for each
///     call.
- (instancetype)initWithNewSecondaryEmails:(NSArray<DBXTeamUserSecondaryEmailsArg *> *)newSecondaryEmails
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that no email addresses were added.
@interface DBXTeamAddSecondaryEmailsError : DBXObject
@end

/// The members of the union.
@interface DBXTeamAddSecondaryEmailsError (Members)
/// The object if its tag is `secondary_emails_disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamAddSecondaryEmailsErrorSecondaryEmailsDisabled *asSecondaryEmailsDisabled;

/// The object if its tag is `too_many_emails`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamAddSecondaryEmailsErrorTooManyEmails *asTooManyEmails;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamAddSecondaryEmailsErrorOther *asOther;
@end

/// The team doesn't allow secondary email addresses.
@interface DBXTeamAddSecondaryEmailsErrorSecondaryEmailsDisabled : DBXTeamAddSecondaryEmailsError
/// Creates an object with the tag `secondary_emails_disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `secondary_emails_disabled`.
+ (instancetype)new;
@end

/// The call contains more than 20 email addresses.
@interface DBXTeamAddSecondaryEmailsErrorTooManyEmails : DBXTeamAddSecondaryEmailsError
/// Creates an object with the tag `too_many_emails`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `too_many_emails`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamAddSecondaryEmailsErrorOther : DBXTeamAddSecondaryEmailsError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The outcome for each member.
@interface DBXTeamAddSecondaryEmailsResult : DBXObject
/// The outcome for each member.
@property (nonatomic, readonly, copy) NSArray<DBXTeamUserAddResult *> *results;

/// Creates an object.
///
/// - Parameters:
///   - results: The outcome for each member.
- (instancetype)initWithResults:(NSArray<DBXTeamUserAddResult *> *)results NS_DESIGNATED_INITIALIZER;
@end

/// The admin permissions of a member.
@interface DBXTeamAdminTier : DBXObject
@end

/// The members of the union.
@interface DBXTeamAdminTier (Members)
/// The object if its tag is `team_admin`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamAdminTierTeamAdmin *asTeamAdmin;
/// The object if its tag is `user_management_admin`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamAdminTierUserManagementAdmin *asUserManagementAdmin;
/// The object if its tag is `support_admin`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamAdminTierSupportAdmin *asSupportAdmin;
/// The object if its tag is `member_only`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamAdminTierMemberOnly *asMemberOnly;
@end

/// The member has all admin permissions.
@interface DBXTeamAdminTierTeamAdmin : DBXTeamAdminTier
/// Creates an object with the tag `team_admin`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team_admin`.
+ (instancetype)new;
@end

/// The member can do most tasks of managing members.
@interface DBXTeamAdminTierUserManagementAdmin : DBXTeamAdminTier
/// Creates an object with the tag `user_management_admin`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_management_admin`.
+ (instancetype)new;
@end

/// The member can do a limited set of common support tasks. New kinds of admin roles may appear as this one.
@interface DBXTeamAdminTierSupportAdmin : DBXTeamAdminTier
/// Creates an object with the tag `support_admin`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `support_admin`.
+ (instancetype)new;
@end

/// The member has no admin permissions.
@interface DBXTeamAdminTierMemberOnly : DBXTeamAdminTier
/// Creates an object with the tag `member_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `member_only`.
+ (instancetype)new;
@end

/// An app that a member has linked.
@interface DBXTeamApiApp : DBXObject
/// The identifier of the app.
@property (nonatomic, readonly, copy) NSString *appId;
/// The name of the app.
@property (nonatomic, readonly, copy) NSString *appName;
/// The publisher of the app.
@property (nonatomic, readonly, copy, nullable) NSString *publisher;
/// The URL of the publisher.
@property (nonatomic, readonly, copy, nullable) NSString *publisherUrl;
/// The time at which the app was linked.
@property (nonatomic, readonly, copy, nullable) NSDate *linked;
/// A Boolean value that indicates whether the app has access only to its app folder.
@property (nonatomic, readonly) NSNumber *isAppFolder;

/// Creates an object.
///
/// - Parameters:
///   - appId: The identifier of the app.
///   - appName: The name of the app.
///   - isAppFolder: A Boolean value that indicates whether the app has access only to its app folder.
///   - publisher: The publisher of the app.
///   - publisherUrl: The URL of the publisher.
///   - linked: The time at which the app was linked.
- (instancetype)initWithAppId:(NSString *)appId
    appName:(NSString *)appName
    isAppFolder:(NSNumber *)isAppFolder
    publisher:(nullable NSString *)publisher
    publisherUrl:(nullable NSString *)publisherUrl
    linked:(nullable NSDate *)linked
    NS_DESIGNATED_INITIALIZER;
@end

/// The fields of all reports.
@interface DBXTeamBaseDfbReport : DBXObject
/// The first day of the report, such as `2021-01-31`.
@property (nonatomic, readonly, copy) NSString *startDate;

/// Creates an object.
///
/// - Parameters:
///   - startDate: The first day of the report, such as `2021-01-31`.
- (instancetype)initWithStartDate:(NSString *)startDate NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a team folder wasn't changed.
@interface DBXTeamBaseTeamFolderError : DBXObject
@end

/// The members of the union.
@interface DBXTeamBaseTeamFolderError (Members)
/// The object if its tag is `access_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBaseTeamFolderErrorAccessError *asAccessError;
/// The object if its tag is `status_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBaseTeamFolderErrorStatusError *asStatusError;
/// The object if its tag is `team_shared_dropbox_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBaseTeamFolderErrorTeamSharedDropboxError *asTeamSharedDropboxError;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBaseTeamFolderErrorOther *asOther;
@end

/// The team folder can't be accessed.
@interface DBXTeamBaseTeamFolderErrorAccessError : DBXTeamBaseTeamFolderError
/// The value of `access_error`.
@property (nonatomic, strong) DBXTeamTeamFolderAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXTeamTeamFolderAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// The status of the team folder doesn't allow the operation.
@interface DBXTeamBaseTeamFolderErrorStatusError : DBXTeamBaseTeamFolderError
/// The value of `status_error`.
@property (nonatomic, strong) DBXTeamTeamFolderInvalidStatusError *statusError;
/// Creates an object with the tag `status_error`.
- (instancetype)init:(DBXTeamTeamFolderInvalidStatusError *)statusError NS_DESIGNATED_INITIALIZER;
@end

/// The operation isn't supported for the root of a team space.
@interface DBXTeamBaseTeamFolderErrorTeamSharedDropboxError : DBXTeamBaseTeamFolderError
/// The value of `team_shared_dropbox_error`.
@property (nonatomic, strong) DBXTeamTeamFolderTeamSharedDropboxError *teamSharedDropboxError;
/// Creates an object with the tag `team_shared_dropbox_error`.
- (instancetype)init:(DBXTeamTeamFolderTeamSharedDropboxError *)teamSharedDropboxError NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamBaseTeamFolderErrorOther : DBXTeamBaseTeamFolderError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The members to suspend.
@interface DBXTeamBulkSuspendArg : DBXObject
/// The members, from 1 to 500, without duplicates.
@property (nonatomic, readonly, copy) NSArray<DBXTeamBulkSuspendMemberTarget *> *members;

/// Creates an object.
///
/// - Parameters:
///   - members: The members, from 1 to 500, without duplicates.
- (instancetype)initWithMembers:(NSArray<DBXTeamBulkSuspendMemberTarget *> *)members NS_DESIGNATED_INITIALIZER;
@end

/// The result of a job of `membersBulkSuspend`.
@interface DBXTeamBulkSuspendComplete : DBXObject
/// The number of members to suspend.
@property (nonatomic, readonly) NSNumber *requested;
/// The number of suspended members.
@property (nonatomic, readonly) NSNumber *suspended;
/// The number of members that couldn't be suspended.
@property (nonatomic, readonly) NSNumber *failed;
/// The number of members whose outcome isn't known.
@property (nonatomic, readonly) NSNumber *unknown;
/// The delivery status of the report.
@property (nonatomic, readonly) DBXTeamBulkSuspendReportDeliveryStatus *reportDelivery;

/// Creates an object.
///
/// - Parameters:
///   - requested: The number of members to suspend.
///   - suspended: The number of suspended members.
///   - failed: The number of members that couldn't be suspended.
///   - unknown: The number of members whose outcome isn't known.
///   - reportDelivery: The delivery status of the report.
- (instancetype)initWithRequested:(NSNumber *)requested
    suspended:(NSNumber *)suspended
    failed:(NSNumber *)failed
    unknown:(NSNumber *)unknown
    reportDelivery:(DBXTeamBulkSuspendReportDeliveryStatus *)reportDelivery
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that no job was started.
@interface DBXTeamBulkSuspendError : DBXObject
@end

/// The members of the union.
@interface DBXTeamBulkSuspendError (Members)
/// The object if its tag is `invalid_request`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBulkSuspendErrorInvalidRequest *asInvalidRequest;
/// The object if its tag is `too_many_members`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBulkSuspendErrorTooManyMembers *asTooManyMembers;
/// The object if its tag is `duplicate_client_item_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBulkSuspendErrorDuplicateClientItemId *asDuplicateClientItemId;
/// The object if its tag is `duplicate_team_member_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBulkSuspendErrorDuplicateTeamMemberId *asDuplicateTeamMemberId;
/// The object if its tag is `acting_admin`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBulkSuspendErrorActingAdmin *asActingAdmin;
/// The object if its tag is `last_admin`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBulkSuspendErrorLastAdmin *asLastAdmin;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBulkSuspendErrorOther *asOther;
@end

/// The request isn't valid.
@interface DBXTeamBulkSuspendErrorInvalidRequest : DBXTeamBulkSuspendError
/// Creates an object with the tag `invalid_request`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_request`.
+ (instancetype)new;
@end

/// The call contains more than 500 members.
@interface DBXTeamBulkSuspendErrorTooManyMembers : DBXTeamBulkSuspendError
/// Creates an object with the tag `too_many_members`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `too_many_members`.
+ (instancetype)new;
@end

/// Two entries have the same `clientItemId`.
@interface DBXTeamBulkSuspendErrorDuplicateClientItemId : DBXTeamBulkSuspendError
/// Creates an object with the tag `duplicate_client_item_id`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `duplicate_client_item_id`.
+ (instancetype)new;
@end

/// The call contains a member twice.
@interface DBXTeamBulkSuspendErrorDuplicateTeamMemberId : DBXTeamBulkSuspendError
/// Creates an object with the tag `duplicate_team_member_id`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `duplicate_team_member_id`.
+ (instancetype)new;
@end

/// Admins can't suspend themselves.
@interface DBXTeamBulkSuspendErrorActingAdmin : DBXTeamBulkSuspendError
/// Creates an object with the tag `acting_admin`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `acting_admin`.
+ (instancetype)new;
@end

/// The team must have at least one admin.
@interface DBXTeamBulkSuspendErrorLastAdmin : DBXTeamBulkSuspendError
/// Creates an object with the tag `last_admin`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `last_admin`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamBulkSuspendErrorOther : DBXTeamBulkSuspendError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The state of a job of `membersBulkSuspend`.
@interface DBXTeamBulkSuspendJobStatus : DBXObject
@end

/// The members of the union.
@interface DBXTeamBulkSuspendJobStatus (Members)
/// The object if its tag is `in_progress`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBulkSuspendJobStatusInProgress *asInProgress;
/// The object if its tag is `complete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBulkSuspendJobStatusComplete *asComplete;
/// The object if its tag is `failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBulkSuspendJobStatusFailed *asFailed;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBulkSuspendJobStatusOther *asOther;
@end

/// The job is still running. Poll again later.
@interface DBXTeamBulkSuspendJobStatusInProgress : DBXTeamBulkSuspendJobStatus
/// Creates an object with the tag `in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `in_progress`.
+ (instancetype)new;
@end

/// The job is complete.
@interface DBXTeamBulkSuspendJobStatusComplete : DBXTeamBulkSuspendJobStatus
/// The value of `complete`.
@property (nonatomic, strong) DBXTeamBulkSuspendComplete *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(DBXTeamBulkSuspendComplete *)complete NS_DESIGNATED_INITIALIZER;
@end

/// The job failed.
@interface DBXTeamBulkSuspendJobStatusFailed : DBXTeamBulkSuspendJobStatus
/// The value of `failed`.
@property (nonatomic, strong) DBXTeamBulkSuspendTaskFailure *failed;
/// Creates an object with the tag `failed`.
- (instancetype)init:(DBXTeamBulkSuspendTaskFailure *)failed NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamBulkSuspendJobStatusOther : DBXTeamBulkSuspendJobStatus
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// A member to suspend.
@interface DBXTeamBulkSuspendMemberTarget : DBXObject
/// An identifier that the caller chooses, to find the member in the report.
@property (nonatomic, readonly, copy) NSString *clientItemId;
/// The member to suspend, and whether to delete data on their devices.
@property (nonatomic, readonly) DBXTeamMembersDeactivateArg *suspendArg;

/// Creates an object.
///
/// - Parameters:
///   - clientItemId: An identifier that the caller chooses, to find the member in the report.
///   - suspendArg: The member to suspend, and whether to delete data on their devices.
- (instancetype)initWithClientItemId:(NSString *)clientItemId
    suspendArg:(DBXTeamMembersDeactivateArg *)suspendArg
    NS_DESIGNATED_INITIALIZER;
@end

/// The delivery status of a report.
@interface DBXTeamBulkSuspendReportDeliveryStatus : DBXObject
@end

/// The members of the union.
@interface DBXTeamBulkSuspendReportDeliveryStatus (Members)
/// The object if its tag is `bulk_suspend_report_delivery_status_unspecified`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamBulkSuspendReportDeliveryStatusBulkSuspendReportDeliveryStatusUnspecified *asBulkSuspendReportDeliveryStatusUnspecified;

/// The object if its tag is `bulk_suspend_report_delivery_status_pending`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamBulkSuspendReportDeliveryStatusBulkSuspendReportDeliveryStatusPending *asBulkSuspendReportDeliveryStatusPending;

/// The object if its tag is `bulk_suspend_report_delivery_status_delivered`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamBulkSuspendReportDeliveryStatusBulkSuspendReportDeliveryStatusDelivered *asBulkSuspendReportDeliveryStatusDelivered;

/// The object if its tag is `bulk_suspend_report_delivery_status_failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamBulkSuspendReportDeliveryStatusBulkSuspendReportDeliveryStatusFailed *asBulkSuspendReportDeliveryStatusFailed;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBulkSuspendReportDeliveryStatusOther *asOther;
@end

/// The status isn't known.
@interface DBXTeamBulkSuspendReportDeliveryStatusBulkSuspendReportDeliveryStatusUnspecified : DBXTeamBulkSuspendReportDeliveryStatus
/// Creates an object with the tag `bulk_suspend_report_delivery_status_unspecified`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `bulk_suspend_report_delivery_status_unspecified`.
+ (instancetype)new;
@end

/// The report will be delivered.
@interface DBXTeamBulkSuspendReportDeliveryStatusBulkSuspendReportDeliveryStatusPending : DBXTeamBulkSuspendReportDeliveryStatus
/// Creates an object with the tag `bulk_suspend_report_delivery_status_pending`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `bulk_suspend_report_delivery_status_pending`.
+ (instancetype)new;
@end

/// The report was delivered.
@interface DBXTeamBulkSuspendReportDeliveryStatusBulkSuspendReportDeliveryStatusDelivered : DBXTeamBulkSuspendReportDeliveryStatus
/// Creates an object with the tag `bulk_suspend_report_delivery_status_delivered`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `bulk_suspend_report_delivery_status_delivered`.
+ (instancetype)new;
@end

/// The report couldn't be delivered.
@interface DBXTeamBulkSuspendReportDeliveryStatusBulkSuspendReportDeliveryStatusFailed : DBXTeamBulkSuspendReportDeliveryStatus
/// Creates an object with the tag `bulk_suspend_report_delivery_status_failed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `bulk_suspend_report_delivery_status_failed`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamBulkSuspendReportDeliveryStatusOther : DBXTeamBulkSuspendReportDeliveryStatus
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The reason that one member wasn't suspended.
@interface DBXTeamBulkSuspendRowFailure : DBXObject
@end

/// The members of the union.
@interface DBXTeamBulkSuspendRowFailure (Members)
/// The object if its tag is `user_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBulkSuspendRowFailureUserNotFound *asUserNotFound;
/// The object if its tag is `user_not_in_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBulkSuspendRowFailureUserNotInTeam *asUserNotInTeam;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBulkSuspendRowFailureOther *asOther;
/// The object if its tag is `suspend_inactive_user`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBulkSuspendRowFailureSuspendInactiveUser *asSuspendInactiveUser;
/// The object if its tag is `suspend_last_admin`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBulkSuspendRowFailureSuspendLastAdmin *asSuspendLastAdmin;
/// The object if its tag is `team_license_limit`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBulkSuspendRowFailureTeamLicenseLimit *asTeamLicenseLimit;
/// The object if its tag is `protected_acting_admin`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBulkSuspendRowFailureProtectedActingAdmin *asProtectedActingAdmin;
/// The object if its tag is `permission_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBulkSuspendRowFailurePermissionChanged *asPermissionChanged;
/// The object if its tag is `suspend_failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBulkSuspendRowFailureSuspendFailed *asSuspendFailed;
@end

/// The team has no such member.
@interface DBXTeamBulkSuspendRowFailureUserNotFound : DBXTeamBulkSuspendRowFailure
/// Creates an object with the tag `user_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_not_found`.
+ (instancetype)new;
@end

/// The user isn't a member of the team.
@interface DBXTeamBulkSuspendRowFailureUserNotInTeam : DBXTeamBulkSuspendRowFailure
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_not_in_team`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamBulkSuspendRowFailureOther : DBXTeamBulkSuspendRowFailure
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The member isn't active.
@interface DBXTeamBulkSuspendRowFailureSuspendInactiveUser : DBXTeamBulkSuspendRowFailure
/// Creates an object with the tag `suspend_inactive_user`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `suspend_inactive_user`.
+ (instancetype)new;
@end

/// The team must have at least one admin.
@interface DBXTeamBulkSuspendRowFailureSuspendLastAdmin : DBXTeamBulkSuspendRowFailure
/// Creates an object with the tag `suspend_last_admin`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `suspend_last_admin`.
+ (instancetype)new;
@end

/// The team has no available license.
@interface DBXTeamBulkSuspendRowFailureTeamLicenseLimit : DBXTeamBulkSuspendRowFailure
/// Creates an object with the tag `team_license_limit`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team_license_limit`.
+ (instancetype)new;
@end

/// The member is the admin who made the request.
@interface DBXTeamBulkSuspendRowFailureProtectedActingAdmin : DBXTeamBulkSuspendRowFailure
/// Creates an object with the tag `protected_acting_admin`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `protected_acting_admin`.
+ (instancetype)new;
@end

/// The admin no longer has the permission.
@interface DBXTeamBulkSuspendRowFailurePermissionChanged : DBXTeamBulkSuspendRowFailure
/// Creates an object with the tag `permission_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `permission_changed`.
+ (instancetype)new;
@end

/// The operation failed.
@interface DBXTeamBulkSuspendRowFailureSuspendFailed : DBXTeamBulkSuspendRowFailure
/// Creates an object with the tag `suspend_failed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `suspend_failed`.
+ (instancetype)new;
@end

/// The outcome for one member.
@interface DBXTeamBulkSuspendRowOutcome : DBXObject
@end

/// The members of the union.
@interface DBXTeamBulkSuspendRowOutcome (Members)
/// The object if its tag is `suspended`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBulkSuspendRowOutcomeSuspended *asSuspended;
/// The object if its tag is `failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBulkSuspendRowOutcomeFailed *asFailed;
/// The object if its tag is `unknown`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBulkSuspendRowOutcomeUnknown *asUnknown;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBulkSuspendRowOutcomeOther *asOther;
@end

/// The member was suspended.
@interface DBXTeamBulkSuspendRowOutcomeSuspended : DBXTeamBulkSuspendRowOutcome
/// Creates an object with the tag `suspended`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `suspended`.
+ (instancetype)new;
@end

/// The member wasn't suspended.
@interface DBXTeamBulkSuspendRowOutcomeFailed : DBXTeamBulkSuspendRowOutcome
/// The value of `failed`.
@property (nonatomic, strong) DBXTeamBulkSuspendRowFailure *failed;
/// Creates an object with the tag `failed`.
- (instancetype)init:(DBXTeamBulkSuspendRowFailure *)failed NS_DESIGNATED_INITIALIZER;
@end

/// The outcome isn't known.
@interface DBXTeamBulkSuspendRowOutcomeUnknown : DBXTeamBulkSuspendRowOutcome
/// Creates an object with the tag `unknown`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unknown`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamBulkSuspendRowOutcomeOther : DBXTeamBulkSuspendRowOutcome
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The reason that a job failed.
@interface DBXTeamBulkSuspendTaskFailure : DBXObject
@end

/// The members of the union.
@interface DBXTeamBulkSuspendTaskFailure (Members)
/// The object if its tag is `unusable_result`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBulkSuspendTaskFailureUnusableResult *asUnusableResult;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamBulkSuspendTaskFailureOther *asOther;
@end

/// The result of the job can't be used.
@interface DBXTeamBulkSuspendTaskFailureUnusableResult : DBXTeamBulkSuspendTaskFailure
/// Creates an object with the tag `unusable_result`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unusable_result`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamBulkSuspendTaskFailureOther : DBXTeamBulkSuspendTaskFailure
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The reason that space limits weren't returned or changed.
@interface DBXTeamCustomQuotaError : DBXObject
@end

/// The members of the union.
@interface DBXTeamCustomQuotaError (Members)
/// The object if its tag is `too_many_users`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamCustomQuotaErrorTooManyUsers *asTooManyUsers;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamCustomQuotaErrorOther *asOther;
@end

/// The call contains more than 1,000 members.
@interface DBXTeamCustomQuotaErrorTooManyUsers : DBXTeamCustomQuotaError
/// Creates an object with the tag `too_many_users`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `too_many_users`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamCustomQuotaErrorOther : DBXTeamCustomQuotaError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The space limit of one member.
@interface DBXTeamCustomQuotaResult : DBXObject
@end

/// The members of the union.
@interface DBXTeamCustomQuotaResult (Members)
/// The object if its tag is `success`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamCustomQuotaResultSuccess *asSuccess;
/// The object if its tag is `invalid_user`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamCustomQuotaResultInvalidUser *asInvalidUser;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamCustomQuotaResultOther *asOther;
@end

/// The space limit of the member.
@interface DBXTeamCustomQuotaResultSuccess : DBXTeamCustomQuotaResult
/// The value of `success`.
@property (nonatomic, strong) DBXTeamUserCustomQuotaResult *success;
/// Creates an object with the tag `success`.
- (instancetype)init:(DBXTeamUserCustomQuotaResult *)success NS_DESIGNATED_INITIALIZER;
@end

/// The member isn't valid. The associated value identifies them.
@interface DBXTeamCustomQuotaResultInvalidUser : DBXTeamCustomQuotaResult
/// The value of `invalid_user`.
@property (nonatomic, strong) DBXTeamUserSelectorArg *invalidUser;
/// Creates an object with the tag `invalid_user`.
- (instancetype)init:(DBXTeamUserSelectorArg *)invalidUser NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamCustomQuotaResultOther : DBXTeamCustomQuotaResult
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The members whose space limits to get or remove.
@interface DBXTeamCustomQuotaUsersArg : DBXObject
/// The members, at most 1,000.
@property (nonatomic, readonly, copy) NSArray<DBXTeamUserSelectorArg *> *users;

/// Creates an object.
///
/// - Parameters:
///   - users: The members, at most 1,000.
- (instancetype)initWithUsers:(NSArray<DBXTeamUserSelectorArg *> *)users NS_DESIGNATED_INITIALIZER;
@end

/// The range of days of a report.
@interface DBXTeamDateRange : DBXObject
/// The first day. The default, and the earliest possible day, is 6 months ago.
@property (nonatomic, readonly, copy, nullable) NSDate *startDate;
/// The day after the last day.
@property (nonatomic, readonly, copy, nullable) NSDate *endDate;

/// Creates an object.
///
/// - Parameters:
///   - startDate: The first day. The default, and the earliest possible day, is 6 months ago.
///   - endDate: The day after the last day.
- (instancetype)initWithStartDate:(nullable NSDate *)startDate
    endDate:(nullable NSDate *)endDate
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that no report was created.
@interface DBXTeamDateRangeError : DBXObject
@end

/// The members of the union.
@interface DBXTeamDateRangeError (Members)
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamDateRangeErrorOther *asOther;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamDateRangeErrorOther : DBXTeamDateRangeError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The outcome for one email address.
@interface DBXTeamDeleteSecondaryEmailResult : DBXObject
@end

/// The members of the union.
@interface DBXTeamDeleteSecondaryEmailResult (Members)
/// The object if its tag is `success`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamDeleteSecondaryEmailResultSuccess *asSuccess;
/// The object if its tag is `not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamDeleteSecondaryEmailResultNotFound *asNotFound;
/// The object if its tag is `cannot_remove_primary`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamDeleteSecondaryEmailResultCannotRemovePrimary *asCannotRemovePrimary;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamDeleteSecondaryEmailResultOther *asOther;
@end

/// The email address was removed. The associated value is the email address. At most 255 characters. Matches
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@interface DBXTeamDeleteSecondaryEmailResultSuccess : DBXTeamDeleteSecondaryEmailResult
/// The value of `success`.
@property (nonatomic, copy) NSString *success;
/// Creates an object with the tag `success`.
- (instancetype)init:(NSString *)success NS_DESIGNATED_INITIALIZER;
@end

/// The member doesn't have the email address. The associated value is the email address. At most 255 characters.
/// Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@interface DBXTeamDeleteSecondaryEmailResultNotFound : DBXTeamDeleteSecondaryEmailResult
/// The value of `not_found`.
@property (nonatomic, copy) NSString *notFound;
/// Creates an object with the tag `not_found`.
- (instancetype)init:(NSString *)notFound NS_DESIGNATED_INITIALIZER;
@end

/// The email address is the member's primary one. The associated value is the email address. At most 255 characters.
/// Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@interface DBXTeamDeleteSecondaryEmailResultCannotRemovePrimary : DBXTeamDeleteSecondaryEmailResult
/// The value of `cannot_remove_primary`.
@property (nonatomic, copy) NSString *cannotRemovePrimary;
/// Creates an object with the tag `cannot_remove_primary`.
- (instancetype)init:(NSString *)cannotRemovePrimary NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamDeleteSecondaryEmailResultOther : DBXTeamDeleteSecondaryEmailResult
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The email addresses to remove from members' accounts.
@interface DBXTeamDeleteSecondaryEmailsArg : DBXObject
/// The members, each with the email addresses to remove.
@property (nonatomic, readonly, copy) NSArray<DBXTeamUserSecondaryEmailsArg *> *emailsToDelete;

/// Creates an object.
///
/// - Parameters:
///   - emailsToDelete: The members, each with the email addresses to remove.
- (instancetype)initWithEmailsToDelete:(NSArray<DBXTeamUserSecondaryEmailsArg *> *)emailsToDelete
    NS_DESIGNATED_INITIALIZER;
@end

/// The outcome for each member.
@interface DBXTeamDeleteSecondaryEmailsResult : DBXObject
/// The outcome for each member.
@property (nonatomic, readonly, copy) NSArray<DBXTeamUserDeleteResult *> *results;

/// Creates an object.
///
/// - Parameters:
///   - results: The outcome for each member.
- (instancetype)initWithResults:(NSArray<DBXTeamUserDeleteResult *> *)results NS_DESIGNATED_INITIALIZER;
@end

/// A computer that a member has linked.
@interface DBXTeamDesktopClientSession : DBXTeamDeviceSession
/// The name of the computer.
@property (nonatomic, readonly, copy) NSString *hostName;
/// The type of the computer.
@property (nonatomic, readonly) DBXTeamDesktopPlatform *clientType;
/// The version of the Dropbox app.
@property (nonatomic, readonly, copy) NSString *clientVersion;
/// The operating system.
@property (nonatomic, readonly, copy) NSString *platform;
/// A Boolean value that indicates whether its files can be deleted when the computer is unlinked.
@property (nonatomic, readonly) NSNumber *isDeleteOnUnlinkSupported;

/// Creates an object.
///
/// - Parameters:
///   - sessionId: The identifier of the session.
///   - hostName: The name of the computer.
///   - clientType: The type of the computer.
///   - clientVersion: The version of the Dropbox app.
///   - platform: The operating system.
///   - isDeleteOnUnlinkSupported: A Boolean value that indicates whether its files can be deleted when the computer is
///     unlinked.
///   - ipAddress: The IP address of the last activity.
///   - country: The country of the last activity.
///   - created: The time at which the session was created.
///   - updated: The time of the last activity.
- (instancetype)initWithSessionId:(NSString *)sessionId
    hostName:(NSString *)hostName
    clientType:(DBXTeamDesktopPlatform *)clientType
    clientVersion:(NSString *)clientVersion
    platform:(NSString *)platform
    isDeleteOnUnlinkSupported:(NSNumber *)isDeleteOnUnlinkSupported
    ipAddress:(nullable NSString *)ipAddress
    country:(nullable NSString *)country
    created:(nullable NSDate *)created
    updated:(nullable NSDate *)updated
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithSessionId:(NSString *)sessionId
    ipAddress:(nullable NSString *)ipAddress
    country:(nullable NSString *)country
    created:(nullable NSDate *)created
    updated:(nullable NSDate *)updated
    DB_UNAVAILABLE;
@end

/// The type of a computer.
@interface DBXTeamDesktopPlatform : DBXObject
@end

/// The members of the union.
@interface DBXTeamDesktopPlatform (Members)
/// The object if its tag is `windows`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamDesktopPlatformWindows *asWindows;
/// The object if its tag is `mac`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamDesktopPlatformMac *asMac;
/// The object if its tag is `linux`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamDesktopPlatformLinux *asLinux;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamDesktopPlatformOther *asOther;
@end

/// Windows.
@interface DBXTeamDesktopPlatformWindows : DBXTeamDesktopPlatform
/// Creates an object with the tag `windows`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `windows`.
+ (instancetype)new;
@end

/// Mac.
@interface DBXTeamDesktopPlatformMac : DBXTeamDesktopPlatform
/// Creates an object with the tag `mac`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `mac`.
+ (instancetype)new;
@end

/// Linux.
@interface DBXTeamDesktopPlatformLinux : DBXTeamDesktopPlatform
/// Creates an object with the tag `linux`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `linux`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamDesktopPlatformOther : DBXTeamDesktopPlatform
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// A session to end.
@interface DBXTeamDeviceSessionArg : DBXObject
/// The identifier of the session.
@property (nonatomic, readonly, copy) NSString *sessionId;
/// The identifier of the member, `dbmid:…`.
@property (nonatomic, readonly, copy) NSString *teamMemberId;

/// Creates an object.
///
/// - Parameters:
///   - sessionId: The identifier of the session.
///   - teamMemberId: The identifier of the member, `dbmid:…`.
- (instancetype)initWithSessionId:(NSString *)sessionId teamMemberId:(NSString *)teamMemberId NS_DESIGNATED_INITIALIZER;
@end

/// The number of active devices for each day. An element is `nil` if it isn't known.
@interface DBXTeamDevicesActive : DBXObject
/// Computers with Windows.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *windows;
/// Macs.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *macos;
/// Computers with Linux.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *linux;
/// Devices with iOS.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *ios;
/// Devices with Android.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *android;
/// Other devices.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *other;
/// All devices.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *total;

/// Creates an object.
///
/// - Parameters:
///   - windows: Computers with Windows.
///   - macos: Macs.
///   - linux: Computers with Linux.
///   - ios: Devices with iOS.
///   - android: Devices with Android.
///   - other: Other devices.
///   - total: All devices.
- (instancetype)initWithWindows:(NSArray<NSNumber *> *)windows
    macos:(NSArray<NSNumber *> *)macos
    linux:(NSArray<NSNumber *> *)linux
    ios:(NSArray<NSNumber *> *)ios
    android:(NSArray<NSNumber *> *)android
    other:(NSArray<NSNumber *> *)other
    total:(NSArray<NSNumber *> *)total
    NS_DESIGNATED_INITIALIZER;
@end

/// The options of a list of members who are exempt from space limits.
@interface DBXTeamExcludedUsersListArg : DBXObject
/// The maximum number of items in a page. The default is 1000. From 1 to 1000.
@property (nonatomic, readonly) NSNumber *limit;

/// Creates an object.
///
/// - Parameters:
///   - limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
- (instancetype)initWithLimit:(NSNumber *)limit NS_DESIGNATED_INITIALIZER;
@end

/// The position at which a listing continues.
@interface DBXTeamExcludedUsersListContinueArg : DBXObject
/// The cursor of the next page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The cursor of the next page.
- (instancetype)initWithCursor:(NSString *)cursor NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the next page wasn't returned.
@interface DBXTeamExcludedUsersListContinueError : DBXObject
@end

/// The members of the union.
@interface DBXTeamExcludedUsersListContinueError (Members)
/// The object if its tag is `invalid_cursor`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamExcludedUsersListContinueErrorInvalidCursor *asInvalidCursor;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamExcludedUsersListContinueErrorOther *asOther;
@end

/// The cursor isn't valid. List from the start.
@interface DBXTeamExcludedUsersListContinueErrorInvalidCursor : DBXTeamExcludedUsersListContinueError
/// Creates an object with the tag `invalid_cursor`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_cursor`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamExcludedUsersListContinueErrorOther : DBXTeamExcludedUsersListContinueError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The reason that members weren't listed.
@interface DBXTeamExcludedUsersListError : DBXObject
@end

/// The members of the union.
@interface DBXTeamExcludedUsersListError (Members)
/// The object if its tag is `list_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamExcludedUsersListErrorListError *asListError;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamExcludedUsersListErrorOther *asOther;
@end

/// An error occurred.
@interface DBXTeamExcludedUsersListErrorListError : DBXTeamExcludedUsersListError
/// Creates an object with the tag `list_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `list_error`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamExcludedUsersListErrorOther : DBXTeamExcludedUsersListError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// A page of members who are exempt from space limits.
@interface DBXTeamExcludedUsersListResult : DBXObject
/// The members.
@property (nonatomic, readonly, copy) NSArray<DBXTeamMemberProfile *> *users;
/// The cursor of the next page.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;
/// A Boolean value that indicates whether there is another page.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object.
///
/// - Parameters:
///   - users: The members.
///   - hasMore: A Boolean value that indicates whether there is another page.
///   - cursor: The cursor of the next page.
- (instancetype)initWithUsers:(NSArray<DBXTeamMemberProfile *> *)users
    hasMore:(NSNumber *)hasMore
    cursor:(nullable NSString *)cursor
    NS_DESIGNATED_INITIALIZER;
@end

/// The members to exempt from space limits, or whose exemption to remove.
@interface DBXTeamExcludedUsersUpdateArg : DBXObject
/// The members, at most 1,000.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXTeamUserSelectorArg *> *users;

/// Creates an object.
///
/// - Parameters:
///   - users: The members, at most 1,000.
- (instancetype)initWithUsers:(nullable NSArray<DBXTeamUserSelectorArg *> *)users NS_DESIGNATED_INITIALIZER;
@end

/// The reason that exemptions weren't changed.
@interface DBXTeamExcludedUsersUpdateError : DBXObject
@end

/// The members of the union.
@interface DBXTeamExcludedUsersUpdateError (Members)
/// The object if its tag is `users_not_in_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamExcludedUsersUpdateErrorUsersNotInTeam *asUsersNotInTeam;
/// The object if its tag is `too_many_users`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamExcludedUsersUpdateErrorTooManyUsers *asTooManyUsers;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamExcludedUsersUpdateErrorOther *asOther;
@end

/// Some of the users aren't members of the team.
@interface DBXTeamExcludedUsersUpdateErrorUsersNotInTeam : DBXTeamExcludedUsersUpdateError
/// Creates an object with the tag `users_not_in_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `users_not_in_team`.
+ (instancetype)new;
@end

/// The call contains more than 1,000 members.
@interface DBXTeamExcludedUsersUpdateErrorTooManyUsers : DBXTeamExcludedUsersUpdateError
/// Creates an object with the tag `too_many_users`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `too_many_users`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamExcludedUsersUpdateErrorOther : DBXTeamExcludedUsersUpdateError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The result of changing exemptions.
@interface DBXTeamExcludedUsersUpdateResult : DBXObject
/// The status of the change.
@property (nonatomic, readonly) DBXTeamExcludedUsersUpdateStatus *status;

/// Creates an object.
///
/// - Parameters:
///   - status: The status of the change.
- (instancetype)initWithStatus:(DBXTeamExcludedUsersUpdateStatus *)status NS_DESIGNATED_INITIALIZER;
@end

/// The status of a change of exemptions.
@interface DBXTeamExcludedUsersUpdateStatus : DBXObject
@end

/// The members of the union.
@interface DBXTeamExcludedUsersUpdateStatus (Members)
/// The object if its tag is `success`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamExcludedUsersUpdateStatusSuccess *asSuccess;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamExcludedUsersUpdateStatusOther *asOther;
@end

/// The change succeeded.
@interface DBXTeamExcludedUsersUpdateStatusSuccess : DBXTeamExcludedUsersUpdateStatus
/// Creates an object with the tag `success`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `success`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamExcludedUsersUpdateStatusOther : DBXTeamExcludedUsersUpdateStatus
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// A feature of a team.
@interface DBXTeamFeature : DBXObject
@end

/// The members of the union.
@interface DBXTeamFeature (Members)
/// The object if its tag is `upload_api_rate_limit`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamFeatureUploadApiRateLimit *asUploadApiRateLimit;
/// The object if its tag is `has_team_shared_dropbox`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamFeatureHasTeamSharedDropbox *asHasTeamSharedDropbox;
/// The object if its tag is `has_team_file_events`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamFeatureHasTeamFileEvents *asHasTeamFileEvents;
/// The object if its tag is `has_team_selective_sync`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamFeatureHasTeamSelectiveSync *asHasTeamSelectiveSync;
/// The object if its tag is `has_distinct_member_homes`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamFeatureHasDistinctMemberHomes *asHasDistinctMemberHomes;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamFeatureOther *asOther;
@end

/// The monthly limit of uploads by the API.
@interface DBXTeamFeatureUploadApiRateLimit : DBXTeamFeature
/// Creates an object with the tag `upload_api_rate_limit`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `upload_api_rate_limit`.
+ (instancetype)new;
@end

/// The team has a team space.
@interface DBXTeamFeatureHasTeamSharedDropbox : DBXTeamFeature
/// Creates an object with the tag `has_team_shared_dropbox`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `has_team_shared_dropbox`.
+ (instancetype)new;
@end

/// The team log includes file events.
@interface DBXTeamFeatureHasTeamFileEvents : DBXTeamFeature
/// Creates an object with the tag `has_team_file_events`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `has_team_file_events`.
+ (instancetype)new;
@end

/// Team folders have sync settings.
@interface DBXTeamFeatureHasTeamSelectiveSync : DBXTeamFeature
/// Creates an object with the tag `has_team_selective_sync`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `has_team_selective_sync`.
+ (instancetype)new;
@end

/// Each member has a home folder.
@interface DBXTeamFeatureHasDistinctMemberHomes : DBXTeamFeature
/// Creates an object with the tag `has_distinct_member_homes`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `has_distinct_member_homes`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamFeatureOther : DBXTeamFeature
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The value of a feature.
@interface DBXTeamFeatureValue : DBXObject
@end

/// The members of the union.
@interface DBXTeamFeatureValue (Members)
/// The object if its tag is `upload_api_rate_limit`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamFeatureValueUploadApiRateLimit *asUploadApiRateLimit;
/// The object if its tag is `has_team_shared_dropbox`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamFeatureValueHasTeamSharedDropbox *asHasTeamSharedDropbox;
/// The object if its tag is `has_team_file_events`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamFeatureValueHasTeamFileEvents *asHasTeamFileEvents;
/// The object if its tag is `has_team_selective_sync`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamFeatureValueHasTeamSelectiveSync *asHasTeamSelectiveSync;
/// The object if its tag is `has_distinct_member_homes`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamFeatureValueHasDistinctMemberHomes *asHasDistinctMemberHomes;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamFeatureValueOther *asOther;
@end

/// The monthly limit of uploads by the API.
@interface DBXTeamFeatureValueUploadApiRateLimit : DBXTeamFeatureValue
/// The value of `upload_api_rate_limit`.
@property (nonatomic, strong) DBXTeamUploadApiRateLimitValue *uploadApiRateLimit;
/// Creates an object with the tag `upload_api_rate_limit`.
- (instancetype)init:(DBXTeamUploadApiRateLimitValue *)uploadApiRateLimit NS_DESIGNATED_INITIALIZER;
@end

/// A value that indicates whether the team has a team space.
@interface DBXTeamFeatureValueHasTeamSharedDropbox : DBXTeamFeatureValue
/// The value of `has_team_shared_dropbox`.
@property (nonatomic, strong) DBXTeamHasTeamSharedDropboxValue *hasTeamSharedDropbox;
/// Creates an object with the tag `has_team_shared_dropbox`.
- (instancetype)init:(DBXTeamHasTeamSharedDropboxValue *)hasTeamSharedDropbox NS_DESIGNATED_INITIALIZER;
@end

/// A value that indicates whether the team log includes file events.
@interface DBXTeamFeatureValueHasTeamFileEvents : DBXTeamFeatureValue
/// The value of `has_team_file_events`.
@property (nonatomic, strong) DBXTeamHasTeamFileEventsValue *hasTeamFileEvents;
/// Creates an object with the tag `has_team_file_events`.
- (instancetype)init:(DBXTeamHasTeamFileEventsValue *)hasTeamFileEvents NS_DESIGNATED_INITIALIZER;
@end

/// A value that indicates whether team folders have sync settings.
@interface DBXTeamFeatureValueHasTeamSelectiveSync : DBXTeamFeatureValue
/// The value of `has_team_selective_sync`.
@property (nonatomic, strong) DBXTeamHasTeamSelectiveSyncValue *hasTeamSelectiveSync;
/// Creates an object with the tag `has_team_selective_sync`.
- (instancetype)init:(DBXTeamHasTeamSelectiveSyncValue *)hasTeamSelectiveSync NS_DESIGNATED_INITIALIZER;
@end

/// A value that indicates whether each member has a home folder.
@interface DBXTeamFeatureValueHasDistinctMemberHomes : DBXTeamFeatureValue
/// The value of `has_distinct_member_homes`.
@property (nonatomic, strong) DBXTeamHasDistinctMemberHomesValue *hasDistinctMemberHomes;
/// Creates an object with the tag `has_distinct_member_homes`.
- (instancetype)init:(DBXTeamHasDistinctMemberHomesValue *)hasDistinctMemberHomes NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamFeatureValueOther : DBXTeamFeatureValue
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The features whose values to get.
@interface DBXTeamFeaturesGetValuesBatchArg : DBXObject
/// The features, at least one.
@property (nonatomic, readonly, copy) NSArray<DBXTeamFeature *> *features;

/// Creates an object.
///
/// - Parameters:
///   - features: The features, at least one.
- (instancetype)initWithFeatures:(NSArray<DBXTeamFeature *> *)features NS_DESIGNATED_INITIALIZER;
@end

/// The reason that no features were returned.
@interface DBXTeamFeaturesGetValuesBatchError : DBXObject
@end

/// The members of the union.
@interface DBXTeamFeaturesGetValuesBatchError (Members)
/// The object if its tag is `empty_features_list`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamFeaturesGetValuesBatchErrorEmptyFeaturesList *asEmptyFeaturesList;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamFeaturesGetValuesBatchErrorOther *asOther;
@end

/// The list of features is empty.
@interface DBXTeamFeaturesGetValuesBatchErrorEmptyFeaturesList : DBXTeamFeaturesGetValuesBatchError
/// Creates an object with the tag `empty_features_list`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `empty_features_list`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamFeaturesGetValuesBatchErrorOther : DBXTeamFeaturesGetValuesBatchError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The values of the requested features.
@interface DBXTeamFeaturesGetValuesBatchResult : DBXObject
/// The values of the requested features.
@property (nonatomic, readonly, copy) NSArray<DBXTeamFeatureValue *> *values;

/// Creates an object.
///
/// - Parameters:
///   - values: The values of the requested features.
- (instancetype)initWithValues:(NSArray<DBXTeamFeatureValue *> *)values NS_DESIGNATED_INITIALIZER;
@end

/// The activity of members for each day. An element is `nil` if it isn't known.
@interface DBXTeamGetActivityReport : DBXTeamBaseDfbReport
/// The number of added files.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *adds;
/// The number of edited files. A file counts once for each member who edited it.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *edits;
/// The number of deleted files.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *deletes;
/// The number of members who were active in the last 28 days.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *activeUsers28Day;
/// The number of members who were active in the last 7 days.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *activeUsers7Day;
/// The number of members who were active on the day.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *activeUsers1Day;
/// The number of shared folders that were active in the last 28 days.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *activeSharedFolders28Day;
/// The number of shared folders that were active in the last 7 days.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *activeSharedFolders7Day;
/// The number of shared folders that were active on the day.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *activeSharedFolders1Day;
/// The number of created shared links.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *sharedLinksCreated;
/// The number of views of shared links by members.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *sharedLinksViewedByTeam;
/// The number of views of shared links by other users.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *sharedLinksViewedByOutsideUser;
/// The number of views of shared links by people who weren't signed in.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *sharedLinksViewedByNotLoggedIn;
/// The total number of views of shared links.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *sharedLinksViewedTotal;

/// Creates an object.
///
/// - Parameters:
///   - startDate: The first day of the report, such as `2021-01-31`.
///   - adds: The number of added files.
///   - edits: The number of edited files. A file counts once for each member who edited it.
///   - deletes: The number of deleted files.
///   - activeUsers28Day: The number of members who were active in the last 28 days.
///   - activeUsers7Day: The number of members who were active in the last 7 days.
///   - activeUsers1Day: The number of members who were active on the day.
///   - activeSharedFolders28Day: The number of shared folders that were active in the last 28 days.
///   - activeSharedFolders7Day: The number of shared folders that were active in the last 7 days.
///   - activeSharedFolders1Day: The number of shared folders that were active on the day.
///   - sharedLinksCreated: The number of created shared links.
///   - sharedLinksViewedByTeam: The number of views of shared links by members.
///   - sharedLinksViewedByOutsideUser: The number of views of shared links by other users.
///   - sharedLinksViewedByNotLoggedIn: The number of views of shared links by people who weren't signed in.
///   - sharedLinksViewedTotal: The total number of views of shared links.
- (instancetype)initWithStartDate:(NSString *)startDate
    adds:(NSArray<NSNumber *> *)adds
    edits:(NSArray<NSNumber *> *)edits
    deletes:(NSArray<NSNumber *> *)deletes
    activeUsers28Day:(NSArray<NSNumber *> *)activeUsers28Day
    activeUsers7Day:(NSArray<NSNumber *> *)activeUsers7Day
    activeUsers1Day:(NSArray<NSNumber *> *)activeUsers1Day
    activeSharedFolders28Day:(NSArray<NSNumber *> *)activeSharedFolders28Day
    activeSharedFolders7Day:(NSArray<NSNumber *> *)activeSharedFolders7Day
    activeSharedFolders1Day:(NSArray<NSNumber *> *)activeSharedFolders1Day
    sharedLinksCreated:(NSArray<NSNumber *> *)sharedLinksCreated
    sharedLinksViewedByTeam:(NSArray<NSNumber *> *)sharedLinksViewedByTeam
    sharedLinksViewedByOutsideUser:(NSArray<NSNumber *> *)sharedLinksViewedByOutsideUser
    sharedLinksViewedByNotLoggedIn:(NSArray<NSNumber *> *)sharedLinksViewedByNotLoggedIn
    sharedLinksViewedTotal:(NSArray<NSNumber *> *)sharedLinksViewedTotal
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithStartDate:(NSString *)startDate DB_UNAVAILABLE;
@end

/// The number of active devices.
@interface DBXTeamGetDevicesReport : DBXTeamBaseDfbReport
/// Devices that were active on the day.
@property (nonatomic, readonly) DBXTeamDevicesActive *active1Day;
/// Devices that were active in the last 7 days.
@property (nonatomic, readonly) DBXTeamDevicesActive *active7Day;
/// Devices that were active in the last 28 days.
@property (nonatomic, readonly) DBXTeamDevicesActive *active28Day;

/// Creates an object.
///
/// - Parameters:
///   - startDate: The first day of the report, such as `2021-01-31`.
///   - active1Day: Devices that were active on the day.
///   - active7Day: Devices that were active in the last 7 days.
///   - active28Day: Devices that were active in the last 28 days.
- (instancetype)initWithStartDate:(NSString *)startDate
    active1Day:(DBXTeamDevicesActive *)active1Day
    active7Day:(DBXTeamDevicesActive *)active7Day
    active28Day:(DBXTeamDevicesActive *)active28Day
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithStartDate:(NSString *)startDate DB_UNAVAILABLE;
@end

/// The number of members for each day. An element is `nil` if it isn't known.
@interface DBXTeamGetMembershipReport : DBXTeamBaseDfbReport
/// The number of members.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *teamSize;
/// The number of pending invitations.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *pendingInvites;
/// The number of members who joined.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *membersJoined;
/// The number of suspended members.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *suspendedMembers;
/// The number of licenses of the team.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *licenses;

/// Creates an object.
///
/// - Parameters:
///   - startDate: The first day of the report, such as `2021-01-31`.
///   - teamSize: The number of members.
///   - pendingInvites: The number of pending invitations.
///   - membersJoined: The number of members who joined.
///   - suspendedMembers: The number of suspended members.
///   - licenses: The number of licenses of the team.
- (instancetype)initWithStartDate:(NSString *)startDate
    teamSize:(NSArray<NSNumber *> *)teamSize
    pendingInvites:(NSArray<NSNumber *> *)pendingInvites
    membersJoined:(NSArray<NSNumber *> *)membersJoined
    suspendedMembers:(NSArray<NSNumber *> *)suspendedMembers
    licenses:(NSArray<NSNumber *> *)licenses
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithStartDate:(NSString *)startDate DB_UNAVAILABLE;
@end

/// The storage that the team used for each day. An element is `nil` if it isn't known.
@interface DBXTeamGetStorageReport : DBXTeamBaseDfbReport
/// The total storage in bytes.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *totalUsage;
/// The storage in shared folders in bytes.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *sharedUsage;
/// The storage outside shared folders in bytes.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *unsharedUsage;
/// The number of shared folders that members own.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *sharedFolders;
/// The number of members for each range of used storage.
@property (nonatomic, readonly, copy) NSArray<NSArray<DBXTeamStorageBucket *> *> *memberStorageMap;

/// Creates an object.
///
/// - Parameters:
///   - startDate: The first day of the report, such as `2021-01-31`.
///   - totalUsage: The total storage in bytes.
///   - sharedUsage: The storage in shared folders in bytes.
///   - unsharedUsage: The storage outside shared folders in bytes.
///   - sharedFolders: The number of shared folders that members own.
///   - memberStorageMap: The number of members for each range of used storage.
- (instancetype)initWithStartDate:(NSString *)startDate
    totalUsage:(NSArray<NSNumber *> *)totalUsage
    sharedUsage:(NSArray<NSNumber *> *)sharedUsage
    unsharedUsage:(NSArray<NSNumber *> *)unsharedUsage
    sharedFolders:(NSArray<NSNumber *> *)sharedFolders
    memberStorageMap:(NSArray<NSArray<DBXTeamStorageBucket *> *> *)memberStorageMap
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithStartDate:(NSString *)startDate DB_UNAVAILABLE;
@end

/// The permissions of a member for a group.
@interface DBXTeamGroupAccessType : DBXObject
@end

/// The members of the union.
@interface DBXTeamGroupAccessType (Members)
/// The object if its tag is `member`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupAccessTypeMember *asMember;
/// The object if its tag is `owner`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupAccessTypeOwner *asOwner;
@end

/// The member belongs to the group.
@interface DBXTeamGroupAccessTypeMember : DBXTeamGroupAccessType
/// Creates an object with the tag `member`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `member`.
+ (instancetype)new;
@end

/// The member can rename the group, and add and remove members.
@interface DBXTeamGroupAccessTypeOwner : DBXTeamGroupAccessType
/// Creates an object with the tag `owner`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `owner`.
+ (instancetype)new;
@end

/// The properties of a new group.
@interface DBXTeamGroupCreateArg : DBXObject
/// The name of the group.
@property (nonatomic, readonly, copy) NSString *groupName;
/// A Boolean value that indicates whether the admin who creates the group becomes its owner. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *addCreatorAsOwner;
/// The external ID, from the team's own directory.
@property (nonatomic, readonly, copy, nullable) NSString *groupExternalId;
/// The manager of the group's members.
@property (nonatomic, readonly, nullable) DBXTeamCommonGroupManagementType *groupManagementType;

/// Creates an object.
///
/// - Parameters:
///   - groupName: The name of the group.
///   - addCreatorAsOwner: A Boolean value that indicates whether the admin who creates the group becomes its owner. The
///     default is `@NO`.
///   - groupExternalId: The external ID, from the team's own directory.
///   - groupManagementType: The manager of the group's members.
- (instancetype)initWithGroupName:(NSString *)groupName
    addCreatorAsOwner:(NSNumber *)addCreatorAsOwner
    groupExternalId:(nullable NSString *)groupExternalId
    groupManagementType:(nullable DBXTeamCommonGroupManagementType *)groupManagementType
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a group wasn't created.
@interface DBXTeamGroupCreateError : DBXObject
@end

/// The members of the union.
@interface DBXTeamGroupCreateError (Members)
/// The object if its tag is `group_name_already_used`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupCreateErrorGroupNameAlreadyUsed *asGroupNameAlreadyUsed;
/// The object if its tag is `group_name_invalid`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupCreateErrorGroupNameInvalid *asGroupNameInvalid;
/// The object if its tag is `external_id_already_in_use`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupCreateErrorExternalIdAlreadyInUse *asExternalIdAlreadyInUse;

/// The object if its tag is `system_managed_group_disallowed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamGroupCreateErrorSystemManagedGroupDisallowed *asSystemManagedGroupDisallowed;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupCreateErrorOther *asOther;
@end

/// Another group has this name.
@interface DBXTeamGroupCreateErrorGroupNameAlreadyUsed : DBXTeamGroupCreateError
/// Creates an object with the tag `group_name_already_used`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `group_name_already_used`.
+ (instancetype)new;
@end

/// The name is empty or contains characters that aren't allowed.
@interface DBXTeamGroupCreateErrorGroupNameInvalid : DBXTeamGroupCreateError
/// Creates an object with the tag `group_name_invalid`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `group_name_invalid`.
+ (instancetype)new;
@end

/// Another group has this external ID.
@interface DBXTeamGroupCreateErrorExternalIdAlreadyInUse : DBXTeamGroupCreateError
/// Creates an object with the tag `external_id_already_in_use`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `external_id_already_in_use`.
+ (instancetype)new;
@end

/// Only Dropbox can create groups that it manages.
@interface DBXTeamGroupCreateErrorSystemManagedGroupDisallowed : DBXTeamGroupCreateError
/// Creates an object with the tag `system_managed_group_disallowed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `system_managed_group_disallowed`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamGroupCreateErrorOther : DBXTeamGroupCreateError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The reason that a group wasn't deleted.
@interface DBXTeamGroupDeleteError : DBXObject
@end

/// The members of the union.
@interface DBXTeamGroupDeleteError (Members)
/// The object if its tag is `group_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupDeleteErrorGroupNotFound *asGroupNotFound;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupDeleteErrorOther *asOther;

/// The object if its tag is `system_managed_group_disallowed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamGroupDeleteErrorSystemManagedGroupDisallowed *asSystemManagedGroupDisallowed;

/// The object if its tag is `group_already_deleted`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupDeleteErrorGroupAlreadyDeleted *asGroupAlreadyDeleted;
@end

/// The group doesn't exist.
@interface DBXTeamGroupDeleteErrorGroupNotFound : DBXTeamGroupDeleteError
/// Creates an object with the tag `group_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `group_not_found`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamGroupDeleteErrorOther : DBXTeamGroupDeleteError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The operation isn't supported for groups that Dropbox manages.
@interface DBXTeamGroupDeleteErrorSystemManagedGroupDisallowed : DBXTeamGroupDeleteError
/// Creates an object with the tag `system_managed_group_disallowed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `system_managed_group_disallowed`.
+ (instancetype)new;
@end

/// The group was already deleted.
@interface DBXTeamGroupDeleteErrorGroupAlreadyDeleted : DBXTeamGroupDeleteError
/// Creates an object with the tag `group_already_deleted`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `group_already_deleted`.
+ (instancetype)new;
@end

/// A group and its members.
@interface DBXTeamGroupFullInfo : DBXTeamCommonGroupSummary
/// The members. `nil` for groups that Dropbox manages.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXTeamGroupMemberInfo *> *members;
/// The time at which the group was created, in milliseconds since 1970.
@property (nonatomic, readonly) NSNumber *created;

/// Creates an object.
///
/// - Parameters:
///   - groupName: The name of the group.
///   - groupId: The identifier of the group, `g:…`.
///   - groupManagementType: The manager of the group's members.
///   - created: The time at which the group was created, in milliseconds since 1970.
///   - groupExternalId: The external ID, from the team's own directory. `nil` if there is none.
///   - memberCount: The number of members of the group.
///   - members: The members. `nil` for groups that Dropbox manages.
- (instancetype)initWithGroupName:(NSString *)groupName
    groupId:(NSString *)groupId
    groupManagementType:(DBXTeamCommonGroupManagementType *)groupManagementType
    created:(NSNumber *)created
    groupExternalId:(nullable NSString *)groupExternalId
    memberCount:(nullable NSNumber *)memberCount
    members:(nullable NSArray<DBXTeamGroupMemberInfo *> *)members
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithGroupName:(NSString *)groupName
    groupId:(NSString *)groupId
    groupManagementType:(DBXTeamCommonGroupManagementType *)groupManagementType
    groupExternalId:(nullable NSString *)groupExternalId
    memberCount:(nullable NSNumber *)memberCount
    DB_UNAVAILABLE;
@end

/// A member of a group.
@interface DBXTeamGroupMemberInfo : DBXObject
/// The profile of the member.
@property (nonatomic, readonly) DBXTeamMemberProfile *profile;
/// The permissions of the member for the group.
@property (nonatomic, readonly) DBXTeamGroupAccessType *accessType;

/// Creates an object.
///
/// - Parameters:
///   - profile: The profile of the member.
///   - accessType: The permissions of the member for the group.
- (instancetype)initWithProfile:(DBXTeamMemberProfile *)profile
    accessType:(DBXTeamGroupAccessType *)accessType
    NS_DESIGNATED_INITIALIZER;
@end

/// A member of a group.
@interface DBXTeamGroupMemberSelector : DBXObject
/// The group, by identifier or external ID.
@property (nonatomic, readonly) DBXTeamGroupSelector *group;
/// The member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBXTeamUserSelectorArg *user;

/// Creates an object.
///
/// - Parameters:
///   - group: The group, by identifier or external ID.
///   - user: The member, by identifier, external ID, or email address.
- (instancetype)initWithGroup:(DBXTeamGroupSelector *)group
    user:(DBXTeamUserSelectorArg *)user
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a member of a group can't be used.
@interface DBXTeamGroupMemberSelectorError : DBXObject
@end

/// The members of the union.
@interface DBXTeamGroupMemberSelectorError (Members)
/// The object if its tag is `group_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupMemberSelectorErrorGroupNotFound *asGroupNotFound;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupMemberSelectorErrorOther *asOther;

/// The object if its tag is `system_managed_group_disallowed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamGroupMemberSelectorErrorSystemManagedGroupDisallowed *asSystemManagedGroupDisallowed;

/// The object if its tag is `member_not_in_group`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupMemberSelectorErrorMemberNotInGroup *asMemberNotInGroup;
@end

/// The group doesn't exist.
@interface DBXTeamGroupMemberSelectorErrorGroupNotFound : DBXTeamGroupMemberSelectorError
/// Creates an object with the tag `group_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `group_not_found`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamGroupMemberSelectorErrorOther : DBXTeamGroupMemberSelectorError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The operation isn't supported for groups that Dropbox manages.
@interface DBXTeamGroupMemberSelectorErrorSystemManagedGroupDisallowed : DBXTeamGroupMemberSelectorError
/// Creates an object with the tag `system_managed_group_disallowed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `system_managed_group_disallowed`.
+ (instancetype)new;
@end

/// The user isn't a member of the group.
@interface DBXTeamGroupMemberSelectorErrorMemberNotInGroup : DBXTeamGroupMemberSelectorError
/// Creates an object with the tag `member_not_in_group`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `member_not_in_group`.
+ (instancetype)new;
@end

/// The reason that the permissions of a group's member weren't changed.
@interface DBXTeamGroupMemberSetAccessTypeError : DBXObject
@end

/// The members of the union.
@interface DBXTeamGroupMemberSetAccessTypeError (Members)
/// The object if its tag is `group_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupMemberSetAccessTypeErrorGroupNotFound *asGroupNotFound;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupMemberSetAccessTypeErrorOther *asOther;

/// The object if its tag is `system_managed_group_disallowed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamGroupMemberSetAccessTypeErrorSystemManagedGroupDisallowed *asSystemManagedGroupDisallowed;

/// The object if its tag is `member_not_in_group`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupMemberSetAccessTypeErrorMemberNotInGroup *asMemberNotInGroup;

/// The object if its tag is `user_cannot_be_manager_of_company_managed_group`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamGroupMemberSetAccessTypeErrorUserCannotBeManagerOfCompanyManagedGroup *asUserCannotBeManagerOfCompanyManagedGroup;
@end

/// The group doesn't exist.
@interface DBXTeamGroupMemberSetAccessTypeErrorGroupNotFound : DBXTeamGroupMemberSetAccessTypeError
/// Creates an object with the tag `group_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `group_not_found`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamGroupMemberSetAccessTypeErrorOther : DBXTeamGroupMemberSetAccessTypeError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The operation isn't supported for groups that Dropbox manages.
@interface DBXTeamGroupMemberSetAccessTypeErrorSystemManagedGroupDisallowed : DBXTeamGroupMemberSetAccessTypeError
/// Creates an object with the tag `system_managed_group_disallowed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `system_managed_group_disallowed`.
+ (instancetype)new;
@end

/// The user isn't a member of the group.
@interface DBXTeamGroupMemberSetAccessTypeErrorMemberNotInGroup : DBXTeamGroupMemberSetAccessTypeError
/// Creates an object with the tag `member_not_in_group`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `member_not_in_group`.
+ (instancetype)new;
@end

/// A group that admins manage can't have owners.
@interface DBXTeamGroupMemberSetAccessTypeErrorUserCannotBeManagerOfCompanyManagedGroup : DBXTeamGroupMemberSetAccessTypeError
/// Creates an object with the tag `user_cannot_be_manager_of_company_managed_group`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_cannot_be_manager_of_company_managed_group`.
+ (instancetype)new;
@end

/// The option to return the members of a group.
@interface DBXTeamIncludeMembersArg : DBXObject
/// A Boolean value that indicates whether to return the members of the group, which is slow for large groups. The
/// default is `@YES`.
@property (nonatomic, readonly) NSNumber *returnMembers;

/// Creates an object.
///
/// - Parameters:
///   - returnMembers: A Boolean value that indicates whether to return the members of the group, which is slow for
///     large groups. The default is `@YES`.
- (instancetype)initWithReturnMembers:(NSNumber *)returnMembers NS_DESIGNATED_INITIALIZER;
@end

/// The group, and the members to add.
@interface DBXTeamGroupMembersAddArg : DBXTeamIncludeMembersArg
/// The group, by identifier or external ID.
@property (nonatomic, readonly) DBXTeamGroupSelector *group;
/// The members to add, each with their permissions.
@property (nonatomic, readonly, copy) NSArray<DBXTeamMemberAccess *> *members;

/// Creates an object.
///
/// - Parameters:
///   - group: The group, by identifier or external ID.
///   - members: The members to add, each with their permissions.
///   - returnMembers: A Boolean value that indicates whether to return the members of the group, which is slow for
///     large groups. The default is `@YES`.
- (instancetype)initWithGroup:(DBXTeamGroupSelector *)group
    members:(NSArray<DBXTeamMemberAccess *> *)members
    returnMembers:(NSNumber *)returnMembers
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithReturnMembers:(NSNumber *)returnMembers DB_UNAVAILABLE;
@end

/// The reason that no members were added.
@interface DBXTeamGroupMembersAddError : DBXObject
@end

/// The members of the union.
@interface DBXTeamGroupMembersAddError (Members)
/// The object if its tag is `group_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupMembersAddErrorGroupNotFound *asGroupNotFound;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupMembersAddErrorOther *asOther;

/// The object if its tag is `system_managed_group_disallowed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamGroupMembersAddErrorSystemManagedGroupDisallowed *asSystemManagedGroupDisallowed;

/// The object if its tag is `duplicate_user`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupMembersAddErrorDuplicateUser *asDuplicateUser;
/// The object if its tag is `group_not_in_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupMembersAddErrorGroupNotInTeam *asGroupNotInTeam;
/// The object if its tag is `members_not_in_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupMembersAddErrorMembersNotInTeam *asMembersNotInTeam;
/// The object if its tag is `users_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupMembersAddErrorUsersNotFound *asUsersNotFound;

/// The object if its tag is `user_must_be_active_to_be_owner`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamGroupMembersAddErrorUserMustBeActiveToBeOwner *asUserMustBeActiveToBeOwner;

/// The object if its tag is `user_cannot_be_manager_of_company_managed_group`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamGroupMembersAddErrorUserCannotBeManagerOfCompanyManagedGroup *asUserCannotBeManagerOfCompanyManagedGroup;
@end

/// The group doesn't exist.
@interface DBXTeamGroupMembersAddErrorGroupNotFound : DBXTeamGroupMembersAddError
/// Creates an object with the tag `group_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `group_not_found`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamGroupMembersAddErrorOther : DBXTeamGroupMembersAddError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The operation isn't supported for groups that Dropbox manages.
@interface DBXTeamGroupMembersAddErrorSystemManagedGroupDisallowed : DBXTeamGroupMembersAddError
/// Creates an object with the tag `system_managed_group_disallowed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `system_managed_group_disallowed`.
+ (instancetype)new;
@end

/// A user already belongs to the group or occurs twice.
@interface DBXTeamGroupMembersAddErrorDuplicateUser : DBXTeamGroupMembersAddError
/// Creates an object with the tag `duplicate_user`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `duplicate_user`.
+ (instancetype)new;
@end

/// The group belongs to another team.
@interface DBXTeamGroupMembersAddErrorGroupNotInTeam : DBXTeamGroupMembersAddError
/// Creates an object with the tag `group_not_in_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `group_not_in_team`.
+ (instancetype)new;
@end

/// Some users aren't members of the team. The associated value lists them.
@interface DBXTeamGroupMembersAddErrorMembersNotInTeam : DBXTeamGroupMembersAddError
/// The value of `members_not_in_team`.
@property (nonatomic, copy) NSArray<NSString *> *membersNotInTeam;
/// Creates an object with the tag `members_not_in_team`.
- (instancetype)init:(NSArray<NSString *> *)membersNotInTeam NS_DESIGNATED_INITIALIZER;
@end

/// Some users don't exist. The associated value lists them.
@interface DBXTeamGroupMembersAddErrorUsersNotFound : DBXTeamGroupMembersAddError
/// The value of `users_not_found`.
@property (nonatomic, copy) NSArray<NSString *> *usersNotFound;
/// Creates an object with the tag `users_not_found`.
- (instancetype)init:(NSArray<NSString *> *)usersNotFound NS_DESIGNATED_INITIALIZER;
@end

/// A suspended member can't be an owner.
@interface DBXTeamGroupMembersAddErrorUserMustBeActiveToBeOwner : DBXTeamGroupMembersAddError
/// Creates an object with the tag `user_must_be_active_to_be_owner`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_must_be_active_to_be_owner`.
+ (instancetype)new;
@end

/// A group that admins manage can't have owners. The associated value lists the members.
@interface DBXTeamGroupMembersAddErrorUserCannotBeManagerOfCompanyManagedGroup : DBXTeamGroupMembersAddError
/// The value of `user_cannot_be_manager_of_company_managed_group`.
@property (nonatomic, copy) NSArray<NSString *> *userCannotBeManagerOfCompanyManagedGroup;
/// Creates an object with the tag `user_cannot_be_manager_of_company_managed_group`.
- (instancetype)init:(NSArray<NSString *> *)userCannotBeManagerOfCompanyManagedGroup NS_DESIGNATED_INITIALIZER;
@end

/// The group after a change of its members.
@interface DBXTeamGroupMembersChangeResult : DBXObject
/// The group.
@property (nonatomic, readonly) DBXTeamGroupFullInfo *groupInfo;
/// No longer used: always a space. At least 1 character. Deprecated.
@property (nonatomic, readonly, copy) NSString *asyncJobId;

/// Creates an object.
///
/// - Parameters:
///   - groupInfo: The group.
///   - asyncJobId: No longer used: always a space. At least 1 character. Deprecated.
- (instancetype)initWithGroupInfo:(DBXTeamGroupFullInfo *)groupInfo
    asyncJobId:(NSString *)asyncJobId
    NS_DESIGNATED_INITIALIZER;
@end

/// The group, and the members to remove.
@interface DBXTeamGroupMembersRemoveArg : DBXTeamIncludeMembersArg
/// The group, by identifier or external ID.
@property (nonatomic, readonly) DBXTeamGroupSelector *group;
/// The members to remove.
@property (nonatomic, readonly, copy) NSArray<DBXTeamUserSelectorArg *> *users;

/// Creates an object.
///
/// - Parameters:
///   - group: The group, by identifier or external ID.
///   - users: The members to remove.
///   - returnMembers: A Boolean value that indicates whether to return the members of the group, which is slow for
///     large groups. The default is `@YES`.
- (instancetype)initWithGroup:(DBXTeamGroupSelector *)group
    users:(NSArray<DBXTeamUserSelectorArg *> *)users
    returnMembers:(NSNumber *)returnMembers
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithReturnMembers:(NSNumber *)returnMembers DB_UNAVAILABLE;
@end

/// The reason that no members were removed.
@interface DBXTeamGroupMembersRemoveError : DBXObject
@end

/// The members of the union.
@interface DBXTeamGroupMembersRemoveError (Members)
/// The object if its tag is `group_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupMembersRemoveErrorGroupNotFound *asGroupNotFound;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupMembersRemoveErrorOther *asOther;

/// The object if its tag is `system_managed_group_disallowed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamGroupMembersRemoveErrorSystemManagedGroupDisallowed *asSystemManagedGroupDisallowed;

/// The object if its tag is `member_not_in_group`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupMembersRemoveErrorMemberNotInGroup *asMemberNotInGroup;
/// The object if its tag is `group_not_in_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupMembersRemoveErrorGroupNotInTeam *asGroupNotInTeam;
/// The object if its tag is `members_not_in_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupMembersRemoveErrorMembersNotInTeam *asMembersNotInTeam;
/// The object if its tag is `users_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupMembersRemoveErrorUsersNotFound *asUsersNotFound;
@end

/// The group doesn't exist.
@interface DBXTeamGroupMembersRemoveErrorGroupNotFound : DBXTeamGroupMembersRemoveError
/// Creates an object with the tag `group_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `group_not_found`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamGroupMembersRemoveErrorOther : DBXTeamGroupMembersRemoveError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The operation isn't supported for groups that Dropbox manages.
@interface DBXTeamGroupMembersRemoveErrorSystemManagedGroupDisallowed : DBXTeamGroupMembersRemoveError
/// Creates an object with the tag `system_managed_group_disallowed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `system_managed_group_disallowed`.
+ (instancetype)new;
@end

/// A user isn't a member of the group.
@interface DBXTeamGroupMembersRemoveErrorMemberNotInGroup : DBXTeamGroupMembersRemoveError
/// Creates an object with the tag `member_not_in_group`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `member_not_in_group`.
+ (instancetype)new;
@end

/// The group belongs to another team.
@interface DBXTeamGroupMembersRemoveErrorGroupNotInTeam : DBXTeamGroupMembersRemoveError
/// Creates an object with the tag `group_not_in_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `group_not_in_team`.
+ (instancetype)new;
@end

/// Some users aren't members of the team. The associated value lists them.
@interface DBXTeamGroupMembersRemoveErrorMembersNotInTeam : DBXTeamGroupMembersRemoveError
/// The value of `members_not_in_team`.
@property (nonatomic, copy) NSArray<NSString *> *membersNotInTeam;
/// Creates an object with the tag `members_not_in_team`.
- (instancetype)init:(NSArray<NSString *> *)membersNotInTeam NS_DESIGNATED_INITIALIZER;
@end

/// Some users don't exist. The associated value lists them.
@interface DBXTeamGroupMembersRemoveErrorUsersNotFound : DBXTeamGroupMembersRemoveError
/// The value of `users_not_found`.
@property (nonatomic, copy) NSArray<NSString *> *usersNotFound;
/// Creates an object with the tag `users_not_found`.
- (instancetype)init:(NSArray<NSString *> *)usersNotFound NS_DESIGNATED_INITIALIZER;
@end

/// Members of a group.
@interface DBXTeamGroupMembersSelector : DBXObject
/// The group, by identifier or external ID.
@property (nonatomic, readonly) DBXTeamGroupSelector *group;
/// The members.
@property (nonatomic, readonly) DBXTeamUsersSelectorArg *users;

/// Creates an object.
///
/// - Parameters:
///   - group: The group, by identifier or external ID.
///   - users: The members.
- (instancetype)initWithGroup:(DBXTeamGroupSelector *)group
    users:(DBXTeamUsersSelectorArg *)users
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that members of a group can't be used.
@interface DBXTeamGroupMembersSelectorError : DBXObject
@end

/// The members of the union.
@interface DBXTeamGroupMembersSelectorError (Members)
/// The object if its tag is `group_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupMembersSelectorErrorGroupNotFound *asGroupNotFound;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupMembersSelectorErrorOther *asOther;

/// The object if its tag is `system_managed_group_disallowed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamGroupMembersSelectorErrorSystemManagedGroupDisallowed *asSystemManagedGroupDisallowed;

/// The object if its tag is `member_not_in_group`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupMembersSelectorErrorMemberNotInGroup *asMemberNotInGroup;
@end

/// The group doesn't exist.
@interface DBXTeamGroupMembersSelectorErrorGroupNotFound : DBXTeamGroupMembersSelectorError
/// Creates an object with the tag `group_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `group_not_found`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamGroupMembersSelectorErrorOther : DBXTeamGroupMembersSelectorError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The operation isn't supported for groups that Dropbox manages.
@interface DBXTeamGroupMembersSelectorErrorSystemManagedGroupDisallowed : DBXTeamGroupMembersSelectorError
/// Creates an object with the tag `system_managed_group_disallowed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `system_managed_group_disallowed`.
+ (instancetype)new;
@end

/// A user isn't a member of the group.
@interface DBXTeamGroupMembersSelectorErrorMemberNotInGroup : DBXTeamGroupMembersSelectorError
/// Creates an object with the tag `member_not_in_group`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `member_not_in_group`.
+ (instancetype)new;
@end

/// The new permissions of a group's member.
@interface DBXTeamGroupMembersSetAccessTypeArg : DBXTeamGroupMemberSelector
/// The new permissions.
@property (nonatomic, readonly) DBXTeamGroupAccessType *accessType;

/// A Boolean value that indicates whether to return the members of the group, which is slow for large groups. The
/// default is `@YES`.
@property (nonatomic, readonly) NSNumber *returnMembers;

/// Creates an object.
///
/// - Parameters:
///   - group: The group, by identifier or external ID.
///   - user: The member, by identifier, external ID, or email address.
///   - accessType: The new permissions.
///   - returnMembers: A Boolean value that indicates whether to return the members of the group, which is slow for
///     large groups. The default is `@YES`.
- (instancetype)initWithGroup:(DBXTeamGroupSelector *)group
    user:(DBXTeamUserSelectorArg *)user
    accessType:(DBXTeamGroupAccessType *)accessType
    returnMembers:(NSNumber *)returnMembers
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithGroup:(DBXTeamGroupSelector *)group user:(DBXTeamUserSelectorArg *)user DB_UNAVAILABLE;
@end

/// A group, by identifier or external ID.
@interface DBXTeamGroupSelector : DBXObject
@end

/// The members of the union.
@interface DBXTeamGroupSelector (Members)
/// The object if its tag is `group_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupSelectorGroupId *asGroupId;
/// The object if its tag is `group_external_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupSelectorGroupExternalId *asGroupExternalId;
@end

/// The identifier of the group, `g:…`.
@interface DBXTeamGroupSelectorGroupId : DBXTeamGroupSelector
/// The value of `group_id`.
@property (nonatomic, copy) NSString *groupId;
/// Creates an object with the tag `group_id`.
- (instancetype)init:(NSString *)groupId NS_DESIGNATED_INITIALIZER;
@end

/// The external ID of the group.
@interface DBXTeamGroupSelectorGroupExternalId : DBXTeamGroupSelector
/// The value of `group_external_id`.
@property (nonatomic, copy) NSString *groupExternalId;
/// Creates an object with the tag `group_external_id`.
- (instancetype)init:(NSString *)groupExternalId NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a group can't be used.
@interface DBXTeamGroupSelectorError : DBXObject
@end

/// The members of the union.
@interface DBXTeamGroupSelectorError (Members)
/// The object if its tag is `group_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupSelectorErrorGroupNotFound *asGroupNotFound;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupSelectorErrorOther *asOther;
@end

/// The group doesn't exist.
@interface DBXTeamGroupSelectorErrorGroupNotFound : DBXTeamGroupSelectorError
/// Creates an object with the tag `group_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `group_not_found`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamGroupSelectorErrorOther : DBXTeamGroupSelectorError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The reason that a group can't be used.
@interface DBXTeamGroupSelectorWithTeamGroupError : DBXObject
@end

/// The members of the union.
@interface DBXTeamGroupSelectorWithTeamGroupError (Members)
/// The object if its tag is `group_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupSelectorWithTeamGroupErrorGroupNotFound *asGroupNotFound;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupSelectorWithTeamGroupErrorOther *asOther;

/// The object if its tag is `system_managed_group_disallowed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamGroupSelectorWithTeamGroupErrorSystemManagedGroupDisallowed *asSystemManagedGroupDisallowed;
@end

/// The group doesn't exist.
@interface DBXTeamGroupSelectorWithTeamGroupErrorGroupNotFound : DBXTeamGroupSelectorWithTeamGroupError
/// Creates an object with the tag `group_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `group_not_found`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamGroupSelectorWithTeamGroupErrorOther : DBXTeamGroupSelectorWithTeamGroupError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The operation isn't supported for groups that Dropbox manages.
@interface DBXTeamGroupSelectorWithTeamGroupErrorSystemManagedGroupDisallowed : DBXTeamGroupSelectorWithTeamGroupError
/// Creates an object with the tag `system_managed_group_disallowed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `system_managed_group_disallowed`.
+ (instancetype)new;
@end

/// The changes to a group. Fields that are `nil` don't change.
@interface DBXTeamGroupUpdateArgs : DBXTeamIncludeMembersArg
/// The group, by identifier or external ID.
@property (nonatomic, readonly) DBXTeamGroupSelector *group;
/// The new name.
@property (nonatomic, readonly, copy, nullable) NSString *newGroupName;
/// The new name.
- (nullable NSString *)newGroupName DB_NO_METHOD_FAMILY;
/// The new external ID. An empty string removes it.
@property (nonatomic, readonly, copy, nullable) NSString *newGroupExternalId;
/// The new external ID. An empty string removes it.
- (nullable NSString *)newGroupExternalId DB_NO_METHOD_FAMILY;
/// The new manager of the group's members.
@property (nonatomic, readonly, nullable) DBXTeamCommonGroupManagementType *newGroupManagementType;
/// The new manager of the group's members.
- (nullable DBXTeamCommonGroupManagementType *)newGroupManagementType DB_NO_METHOD_FAMILY;

/// Creates an object.
///
/// - Parameters:
///   - group: The group, by identifier or external ID.
///   - returnMembers: A Boolean value that indicates whether to return the members of the group, which is slow for
///     large groups. The default is `@YES`.
///   - newGroupName: The new name.
///   - newGroupExternalId: The new external ID. An empty string removes it.
///   - newGroupManagementType: The new manager of the group's members.
- (instancetype)initWithGroup:(DBXTeamGroupSelector *)group
    returnMembers:(NSNumber *)returnMembers
    newGroupName:(nullable NSString *)newGroupName
    newGroupExternalId:(nullable NSString *)newGroupExternalId
    newGroupManagementType:(nullable DBXTeamCommonGroupManagementType *)newGroupManagementType
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithReturnMembers:(NSNumber *)returnMembers DB_UNAVAILABLE;
@end

/// The reason that a group wasn't changed.
@interface DBXTeamGroupUpdateError : DBXObject
@end

/// The members of the union.
@interface DBXTeamGroupUpdateError (Members)
/// The object if its tag is `group_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupUpdateErrorGroupNotFound *asGroupNotFound;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupUpdateErrorOther *asOther;

/// The object if its tag is `system_managed_group_disallowed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamGroupUpdateErrorSystemManagedGroupDisallowed *asSystemManagedGroupDisallowed;

/// The object if its tag is `group_name_already_used`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupUpdateErrorGroupNameAlreadyUsed *asGroupNameAlreadyUsed;
/// The object if its tag is `group_name_invalid`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupUpdateErrorGroupNameInvalid *asGroupNameInvalid;
/// The object if its tag is `external_id_already_in_use`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupUpdateErrorExternalIdAlreadyInUse *asExternalIdAlreadyInUse;
@end

/// The group doesn't exist.
@interface DBXTeamGroupUpdateErrorGroupNotFound : DBXTeamGroupUpdateError
/// Creates an object with the tag `group_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `group_not_found`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamGroupUpdateErrorOther : DBXTeamGroupUpdateError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The operation isn't supported for groups that Dropbox manages.
@interface DBXTeamGroupUpdateErrorSystemManagedGroupDisallowed : DBXTeamGroupUpdateError
/// Creates an object with the tag `system_managed_group_disallowed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `system_managed_group_disallowed`.
+ (instancetype)new;
@end

/// Another group has this name.
@interface DBXTeamGroupUpdateErrorGroupNameAlreadyUsed : DBXTeamGroupUpdateError
/// Creates an object with the tag `group_name_already_used`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `group_name_already_used`.
+ (instancetype)new;
@end

/// The name is empty or contains characters that aren't allowed.
@interface DBXTeamGroupUpdateErrorGroupNameInvalid : DBXTeamGroupUpdateError
/// Creates an object with the tag `group_name_invalid`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `group_name_invalid`.
+ (instancetype)new;
@end

/// Another group has this external ID.
@interface DBXTeamGroupUpdateErrorExternalIdAlreadyInUse : DBXTeamGroupUpdateError
/// Creates an object with the tag `external_id_already_in_use`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `external_id_already_in_use`.
+ (instancetype)new;
@end

/// The reason that groups weren't returned.
@interface DBXTeamGroupsGetInfoError : DBXObject
@end

/// The members of the union.
@interface DBXTeamGroupsGetInfoError (Members)
/// The object if its tag is `group_not_on_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupsGetInfoErrorGroupNotOnTeam *asGroupNotOnTeam;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupsGetInfoErrorOther *asOther;
@end

/// A group belongs to another team.
@interface DBXTeamGroupsGetInfoErrorGroupNotOnTeam : DBXTeamGroupsGetInfoError
/// Creates an object with the tag `group_not_on_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `group_not_on_team`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamGroupsGetInfoErrorOther : DBXTeamGroupsGetInfoError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// A group, or the identifier of a group that doesn't exist.
@interface DBXTeamGroupsGetInfoItem : DBXObject
@end

/// The members of the union.
@interface DBXTeamGroupsGetInfoItem (Members)
/// The object if its tag is `id_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupsGetInfoItemIdNotFound *asIdNotFound;
/// The object if its tag is `group_info`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupsGetInfoItemGroupInfo *asGroupInfo;
@end

/// No group has this identifier.
@interface DBXTeamGroupsGetInfoItemIdNotFound : DBXTeamGroupsGetInfoItem
/// The value of `id_not_found`.
@property (nonatomic, copy) NSString *idNotFound;
/// Creates an object with the tag `id_not_found`.
- (instancetype)init:(NSString *)idNotFound NS_DESIGNATED_INITIALIZER;
@end

/// The group.
@interface DBXTeamGroupsGetInfoItemGroupInfo : DBXTeamGroupsGetInfoItem
/// The value of `group_info`.
@property (nonatomic, strong) DBXTeamGroupFullInfo *groupInfo;
/// Creates an object with the tag `group_info`.
- (instancetype)init:(DBXTeamGroupFullInfo *)groupInfo NS_DESIGNATED_INITIALIZER;
@end

/// The options of a list of groups.
@interface DBXTeamGroupsListArg : DBXObject
/// The maximum number of items in a page. The default is 1000. From 1 to 1000.
@property (nonatomic, readonly) NSNumber *limit;

/// Creates an object.
///
/// - Parameters:
///   - limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
- (instancetype)initWithLimit:(NSNumber *)limit NS_DESIGNATED_INITIALIZER;
@end

/// The position at which a listing continues.
@interface DBXTeamGroupsListContinueArg : DBXObject
/// The cursor of the next page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The cursor of the next page.
- (instancetype)initWithCursor:(NSString *)cursor NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the next page wasn't returned.
@interface DBXTeamGroupsListContinueError : DBXObject
@end

/// The members of the union.
@interface DBXTeamGroupsListContinueError (Members)
/// The object if its tag is `invalid_cursor`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupsListContinueErrorInvalidCursor *asInvalidCursor;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupsListContinueErrorOther *asOther;
@end

/// The cursor isn't valid. List from the start.
@interface DBXTeamGroupsListContinueErrorInvalidCursor : DBXTeamGroupsListContinueError
/// Creates an object with the tag `invalid_cursor`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_cursor`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamGroupsListContinueErrorOther : DBXTeamGroupsListContinueError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// A page of groups.
@interface DBXTeamGroupsListResult : DBXObject
/// The groups.
@property (nonatomic, readonly, copy) NSArray<DBXTeamCommonGroupSummary *> *groups;
/// The cursor of the next page.
@property (nonatomic, readonly, copy) NSString *cursor;
/// A Boolean value that indicates whether there is another page.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object.
///
/// - Parameters:
///   - groups: The groups.
///   - cursor: The cursor of the next page.
///   - hasMore: A Boolean value that indicates whether there is another page.
- (instancetype)initWithGroups:(NSArray<DBXTeamCommonGroupSummary *> *)groups
    cursor:(NSString *)cursor
    hasMore:(NSNumber *)hasMore
    NS_DESIGNATED_INITIALIZER;
@end

/// The group whose members to list.
@interface DBXTeamGroupsMembersListArg : DBXObject
/// The group, by identifier or external ID.
@property (nonatomic, readonly) DBXTeamGroupSelector *group;
/// The maximum number of items in a page. The default is 1000. From 1 to 1000.
@property (nonatomic, readonly) NSNumber *limit;

/// Creates an object.
///
/// - Parameters:
///   - group: The group, by identifier or external ID.
///   - limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
- (instancetype)initWithGroup:(DBXTeamGroupSelector *)group limit:(NSNumber *)limit NS_DESIGNATED_INITIALIZER;
@end

/// The position at which a listing continues.
@interface DBXTeamGroupsMembersListContinueArg : DBXObject
/// The cursor of the next page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The cursor of the next page.
- (instancetype)initWithCursor:(NSString *)cursor NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the next page wasn't returned.
@interface DBXTeamGroupsMembersListContinueError : DBXObject
@end

/// The members of the union.
@interface DBXTeamGroupsMembersListContinueError (Members)
/// The object if its tag is `invalid_cursor`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupsMembersListContinueErrorInvalidCursor *asInvalidCursor;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupsMembersListContinueErrorOther *asOther;
@end

/// The cursor isn't valid. List from the start.
@interface DBXTeamGroupsMembersListContinueErrorInvalidCursor : DBXTeamGroupsMembersListContinueError
/// Creates an object with the tag `invalid_cursor`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_cursor`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamGroupsMembersListContinueErrorOther : DBXTeamGroupsMembersListContinueError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// A page of members of a group.
@interface DBXTeamGroupsMembersListResult : DBXObject
/// The members.
@property (nonatomic, readonly, copy) NSArray<DBXTeamGroupMemberInfo *> *members;
/// The cursor of the next page.
@property (nonatomic, readonly, copy) NSString *cursor;
/// A Boolean value that indicates whether there is another page.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object.
///
/// - Parameters:
///   - members: The members.
///   - cursor: The cursor of the next page.
///   - hasMore: A Boolean value that indicates whether there is another page.
- (instancetype)initWithMembers:(NSArray<DBXTeamGroupMemberInfo *> *)members
    cursor:(NSString *)cursor
    hasMore:(NSNumber *)hasMore
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the state of a job isn't known.
@interface DBXTeamGroupsPollError : DBXObject
@end

/// The members of the union.
@interface DBXTeamGroupsPollError (Members)
/// The object if its tag is `invalid_async_job_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupsPollErrorInvalidAsyncJobId *asInvalidAsyncJobId;
/// The object if its tag is `internal_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupsPollErrorInternalError *asInternalError;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupsPollErrorOther *asOther;
/// The object if its tag is `access_denied`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupsPollErrorAccessDenied *asAccessDenied;
@end

/// The job identifier isn't valid.
@interface DBXTeamGroupsPollErrorInvalidAsyncJobId : DBXTeamGroupsPollError
/// Creates an object with the tag `invalid_async_job_id`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_async_job_id`.
+ (instancetype)new;
@end

/// The job failed at Dropbox, and its outcome isn't known. Check what it did before you try again.
@interface DBXTeamGroupsPollErrorInternalError : DBXTeamGroupsPollError
/// Creates an object with the tag `internal_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `internal_error`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamGroupsPollErrorOther : DBXTeamGroupsPollError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The app doesn't have access to the job.
@interface DBXTeamGroupsPollErrorAccessDenied : DBXTeamGroupsPollError
/// Creates an object with the tag `access_denied`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `access_denied`.
+ (instancetype)new;
@end

/// Groups, by identifiers or external IDs.
@interface DBXTeamGroupsSelector : DBXObject
@end

/// The members of the union.
@interface DBXTeamGroupsSelector (Members)
/// The object if its tag is `group_ids`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupsSelectorGroupIds *asGroupIds;
/// The object if its tag is `group_external_ids`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupsSelectorGroupExternalIds *asGroupExternalIds;
@end

/// The identifiers of the groups, `g:…`.
@interface DBXTeamGroupsSelectorGroupIds : DBXTeamGroupsSelector
/// The value of `group_ids`.
@property (nonatomic, copy) NSArray<NSString *> *groupIds;
/// Creates an object with the tag `group_ids`.
- (instancetype)init:(NSArray<NSString *> *)groupIds NS_DESIGNATED_INITIALIZER;
@end

/// The external IDs of the groups.
@interface DBXTeamGroupsSelectorGroupExternalIds : DBXTeamGroupsSelector
/// The value of `group_external_ids`.
@property (nonatomic, copy) NSArray<NSString *> *groupExternalIds;
/// Creates an object with the tag `group_external_ids`.
- (instancetype)init:(NSArray<NSString *> *)groupExternalIds NS_DESIGNATED_INITIALIZER;
@end

/// A value that indicates whether each member has a home folder.
@interface DBXTeamHasDistinctMemberHomesValue : DBXObject
@end

/// The members of the union.
@interface DBXTeamHasDistinctMemberHomesValue (Members)
/// The object if its tag is `has_distinct_member_homes`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamHasDistinctMemberHomesValueHasDistinctMemberHomes *asHasDistinctMemberHomes;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamHasDistinctMemberHomesValueOther *asOther;
@end

/// A Boolean value that indicates whether each member has a home folder.
@interface DBXTeamHasDistinctMemberHomesValueHasDistinctMemberHomes : DBXTeamHasDistinctMemberHomesValue
/// The value of `has_distinct_member_homes`.
@property (nonatomic, strong) NSNumber *hasDistinctMemberHomes;
/// Creates an object with the tag `has_distinct_member_homes`.
- (instancetype)init:(NSNumber *)hasDistinctMemberHomes NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamHasDistinctMemberHomesValueOther : DBXTeamHasDistinctMemberHomesValue
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// A value that indicates whether the team log includes file events.
@interface DBXTeamHasTeamFileEventsValue : DBXObject
@end

/// The members of the union.
@interface DBXTeamHasTeamFileEventsValue (Members)
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamHasTeamFileEventsValueEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamHasTeamFileEventsValueOther *asOther;
@end

/// A Boolean value that indicates whether the team log includes file events.
@interface DBXTeamHasTeamFileEventsValueEnabled : DBXTeamHasTeamFileEventsValue
/// The value of `enabled`.
@property (nonatomic, strong) NSNumber *enabled;
/// Creates an object with the tag `enabled`.
- (instancetype)init:(NSNumber *)enabled NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamHasTeamFileEventsValueOther : DBXTeamHasTeamFileEventsValue
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// A value that indicates whether team folders have sync settings.
@interface DBXTeamHasTeamSelectiveSyncValue : DBXObject
@end

/// The members of the union.
@interface DBXTeamHasTeamSelectiveSyncValue (Members)
/// The object if its tag is `has_team_selective_sync`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamHasTeamSelectiveSyncValueHasTeamSelectiveSync *asHasTeamSelectiveSync;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamHasTeamSelectiveSyncValueOther *asOther;
@end

/// A Boolean value that indicates whether team folders have sync settings.
@interface DBXTeamHasTeamSelectiveSyncValueHasTeamSelectiveSync : DBXTeamHasTeamSelectiveSyncValue
/// The value of `has_team_selective_sync`.
@property (nonatomic, strong) NSNumber *hasTeamSelectiveSync;
/// Creates an object with the tag `has_team_selective_sync`.
- (instancetype)init:(NSNumber *)hasTeamSelectiveSync NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamHasTeamSelectiveSyncValueOther : DBXTeamHasTeamSelectiveSyncValue
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// A value that indicates whether the team has a team space.
@interface DBXTeamHasTeamSharedDropboxValue : DBXObject
@end

/// The members of the union.
@interface DBXTeamHasTeamSharedDropboxValue (Members)
/// The object if its tag is `has_team_shared_dropbox`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamHasTeamSharedDropboxValueHasTeamSharedDropbox *asHasTeamSharedDropbox;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamHasTeamSharedDropboxValueOther *asOther;
@end

/// A Boolean value that indicates whether the team has a team space.
@interface DBXTeamHasTeamSharedDropboxValueHasTeamSharedDropbox : DBXTeamHasTeamSharedDropboxValue
/// The value of `has_team_shared_dropbox`.
@property (nonatomic, strong) NSNumber *hasTeamSharedDropbox;
/// Creates an object with the tag `has_team_shared_dropbox`.
- (instancetype)init:(NSNumber *)hasTeamSharedDropbox NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamHasTeamSharedDropboxValueOther : DBXTeamHasTeamSharedDropboxValue
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// A file revision that a legal hold keeps.
@interface DBXTeamLegalHoldHeldRevisionMetadata : DBXObject
/// The filename of the revision.
@property (nonatomic, readonly, copy) NSString *newFilename;
/// The filename of the revision.
- (NSString *)newFilename DB_NO_METHOD_FAMILY;
/// The identifier of the revision. At least 9 characters. Matches `[0-9a-f]+`.
@property (nonatomic, readonly, copy) NSString *originalRevisionId;
/// The original path of the file. Matches `(/(.|[\r\n])*)?`.
@property (nonatomic, readonly, copy) NSString *originalFilePath;
/// The time at which Dropbox received the revision.
@property (nonatomic, readonly, copy) NSDate *serverModified;
/// The identifier of the member who made the revision, `dbmid:…`.
@property (nonatomic, readonly, copy) NSString *authorMemberId;
/// The status of that member in the team.
@property (nonatomic, readonly) DBXTeamTeamMemberStatus *authorMemberStatus;

/// The email address of that member. At most 255 characters. Matches
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@property (nonatomic, readonly, copy) NSString *authorEmail;

/// The type of the file.
@property (nonatomic, readonly, copy) NSString *fileType;
/// The size in bytes.
@property (nonatomic, readonly) NSNumber *size;
/// The content hash. Exactly 64 characters.
@property (nonatomic, readonly, copy) NSString *contentHash;

/// Creates an object.
///
/// - Parameters:
///   - newFilename: The filename of the revision.
///   - originalRevisionId: The identifier of the revision. At least 9 characters. Matches `[0-9a-f]+`.
///   - originalFilePath: The original path of the file. Matches `(/(.|[\r\n])*)?`.
///   - serverModified: The time at which Dropbox received the revision.
///   - authorMemberId: The identifier of the member who made the revision, `dbmid:…`.
///   - authorMemberStatus: The status of that member in the team.
///   - authorEmail: The email address of that member. At most 255 characters. Matches
///     `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
///   - fileType: The type of the file.
///   - size: The size in bytes.
///   - contentHash: The content hash. Exactly 64 characters.
- (instancetype)initWithNewFilename:(NSString *)newFilename
    originalRevisionId:(NSString *)originalRevisionId
    originalFilePath:(NSString *)originalFilePath
    serverModified:(NSDate *)serverModified
    authorMemberId:(NSString *)authorMemberId
    authorMemberStatus:(DBXTeamTeamMemberStatus *)authorMemberStatus
    authorEmail:(NSString *)authorEmail
    fileType:(NSString *)fileType
    size:(NSNumber *)size
    contentHash:(NSString *)contentHash
    NS_DESIGNATED_INITIALIZER;
@end

/// A legal hold.
@interface DBXTeamLegalHoldPolicy : DBXObject
/// The identifier of the legal hold, `pid_dbhid:…`. Matches `^pid_dbhid:.+`.
@property (nonatomic, readonly, copy) NSString *id;
/// The name of the legal hold. At most 140 characters.
@property (nonatomic, readonly, copy) NSString *name;
/// The description of the legal hold. At most 501 characters.
@property (nonatomic, readonly, copy, nullable) NSString *description_;
/// The time of the legal hold's activation.
@property (nonatomic, readonly, copy, nullable) NSDate *activationTime;
/// The members whose files the legal hold keeps.
@property (nonatomic, readonly) DBXTeamMembersInfo *members;
/// The status of the legal hold.
@property (nonatomic, readonly) DBXTeamLegalHoldStatus *status;
/// The start of the period whose revisions the legal hold keeps.
@property (nonatomic, readonly, copy) NSDate *startDate;
/// The end of the period. `nil` if it has no end.
@property (nonatomic, readonly, copy, nullable) NSDate *endDate;

/// Creates an object.
///
/// - Parameters:
///   - id: The identifier of the legal hold, `pid_dbhid:…`. Matches `^pid_dbhid:.+`.
///   - name: The name of the legal hold. At most 140 characters.
///   - members: The members whose files the legal hold keeps.
///   - status: The status of the legal hold.
///   - startDate: The start of the period whose revisions the legal hold keeps.
///   - description_: The description of the legal hold. At most 501 characters.
///   - activationTime: The time of the legal hold's activation.
///   - endDate: The end of the period. `nil` if it has no end.
- (instancetype)initWithId:(NSString *)id
    name:(NSString *)name
    members:(DBXTeamMembersInfo *)members
    status:(DBXTeamLegalHoldStatus *)status
    startDate:(NSDate *)startDate
    description_:(nullable NSString *)description_
    activationTime:(nullable NSDate *)activationTime
    endDate:(nullable NSDate *)endDate
    NS_DESIGNATED_INITIALIZER;
@end

/// The status of a legal hold.
@interface DBXTeamLegalHoldStatus : DBXObject
@end

/// The members of the union.
@interface DBXTeamLegalHoldStatus (Members)
/// The object if its tag is `active`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldStatusActive *asActive;
/// The object if its tag is `released`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldStatusReleased *asReleased;
/// The object if its tag is `activating`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldStatusActivating *asActivating;
/// The object if its tag is `updating`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldStatusUpdating *asUpdating;
/// The object if its tag is `exporting`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldStatusExporting *asExporting;
/// The object if its tag is `releasing`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldStatusReleasing *asReleasing;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldStatusOther *asOther;
@end

/// The legal hold is active.
@interface DBXTeamLegalHoldStatusActive : DBXTeamLegalHoldStatus
/// Creates an object with the tag `active`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `active`.
+ (instancetype)new;
@end

/// The legal hold was released.
@interface DBXTeamLegalHoldStatusReleased : DBXTeamLegalHoldStatus
/// Creates an object with the tag `released`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `released`.
+ (instancetype)new;
@end

/// The legal hold is being activated.
@interface DBXTeamLegalHoldStatusActivating : DBXTeamLegalHoldStatus
/// Creates an object with the tag `activating`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `activating`.
+ (instancetype)new;
@end

/// The legal hold is being updated.
@interface DBXTeamLegalHoldStatusUpdating : DBXTeamLegalHoldStatus
/// Creates an object with the tag `updating`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `updating`.
+ (instancetype)new;
@end

/// The legal hold is being exported.
@interface DBXTeamLegalHoldStatusExporting : DBXTeamLegalHoldStatus
/// Creates an object with the tag `exporting`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `exporting`.
+ (instancetype)new;
@end

/// The legal hold is being released.
@interface DBXTeamLegalHoldStatusReleasing : DBXTeamLegalHoldStatus
/// Creates an object with the tag `releasing`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `releasing`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLegalHoldStatusOther : DBXTeamLegalHoldStatus
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The reason that a legal hold can't be used.
@interface DBXTeamLegalHoldsError : DBXObject
@end

/// The members of the union.
@interface DBXTeamLegalHoldsError (Members)
/// The object if its tag is `unknown_legal_hold_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldsErrorUnknownLegalHoldError *asUnknownLegalHoldError;
/// The object if its tag is `insufficient_permissions`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldsErrorInsufficientPermissions *asInsufficientPermissions;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldsErrorOther *asOther;
@end

/// An error occurred at Dropbox.
@interface DBXTeamLegalHoldsErrorUnknownLegalHoldError : DBXTeamLegalHoldsError
/// Creates an object with the tag `unknown_legal_hold_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unknown_legal_hold_error`.
+ (instancetype)new;
@end

/// The app or the user doesn't have permission.
@interface DBXTeamLegalHoldsErrorInsufficientPermissions : DBXTeamLegalHoldsError
/// Creates an object with the tag `insufficient_permissions`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `insufficient_permissions`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLegalHoldsErrorOther : DBXTeamLegalHoldsError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The legal hold to get.
@interface DBXTeamLegalHoldsGetPolicyArg : DBXObject
/// The identifier of the legal hold, `pid_dbhid:…`. Matches `^pid_dbhid:.+`.
@property (nonatomic, readonly, copy) NSString *id;

/// Creates an object.
///
/// - Parameters:
///   - id: The identifier of the legal hold, `pid_dbhid:…`. Matches `^pid_dbhid:.+`.
- (instancetype)initWithId:(NSString *)id NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a legal hold wasn't returned.
@interface DBXTeamLegalHoldsGetPolicyError : DBXObject
@end

/// The members of the union.
@interface DBXTeamLegalHoldsGetPolicyError (Members)
/// The object if its tag is `unknown_legal_hold_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldsGetPolicyErrorUnknownLegalHoldError *asUnknownLegalHoldError;

/// The object if its tag is `insufficient_permissions`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLegalHoldsGetPolicyErrorInsufficientPermissions *asInsufficientPermissions;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldsGetPolicyErrorOther *asOther;

/// The object if its tag is `legal_hold_policy_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLegalHoldsGetPolicyErrorLegalHoldPolicyNotFound *asLegalHoldPolicyNotFound;
@end

/// An error occurred at Dropbox.
@interface DBXTeamLegalHoldsGetPolicyErrorUnknownLegalHoldError : DBXTeamLegalHoldsGetPolicyError
/// Creates an object with the tag `unknown_legal_hold_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unknown_legal_hold_error`.
+ (instancetype)new;
@end

/// The app or the user doesn't have permission.
@interface DBXTeamLegalHoldsGetPolicyErrorInsufficientPermissions : DBXTeamLegalHoldsGetPolicyError
/// Creates an object with the tag `insufficient_permissions`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `insufficient_permissions`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLegalHoldsGetPolicyErrorOther : DBXTeamLegalHoldsGetPolicyError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The legal hold doesn't exist.
@interface DBXTeamLegalHoldsGetPolicyErrorLegalHoldPolicyNotFound : DBXTeamLegalHoldsGetPolicyError
/// Creates an object with the tag `legal_hold_policy_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `legal_hold_policy_not_found`.
+ (instancetype)new;
@end

/// A page of the revisions that a legal hold keeps.
@interface DBXTeamLegalHoldsListHeldRevisionResult : DBXObject
/// The revisions.
@property (nonatomic, readonly, copy) NSArray<DBXTeamLegalHoldHeldRevisionMetadata *> *entries;
/// The cursor of the next page. At least 1 character.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;
/// A Boolean value that indicates whether there is another page.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object.
///
/// - Parameters:
///   - entries: The revisions.
///   - hasMore: A Boolean value that indicates whether there is another page.
///   - cursor: The cursor of the next page. At least 1 character.
- (instancetype)initWithEntries:(NSArray<DBXTeamLegalHoldHeldRevisionMetadata *> *)entries
    hasMore:(NSNumber *)hasMore
    cursor:(nullable NSString *)cursor
    NS_DESIGNATED_INITIALIZER;
@end

/// The legal hold whose revisions to list.
@interface DBXTeamLegalHoldsListHeldRevisionsArg : DBXObject
/// The identifier of the legal hold, `pid_dbhid:…`. Matches `^pid_dbhid:.+`.
@property (nonatomic, readonly, copy) NSString *id;

/// Creates an object.
///
/// - Parameters:
///   - id: The identifier of the legal hold, `pid_dbhid:…`. Matches `^pid_dbhid:.+`.
- (instancetype)initWithId:(NSString *)id NS_DESIGNATED_INITIALIZER;
@end

/// The position at which a listing continues.
@interface DBXTeamLegalHoldsListHeldRevisionsContinueArg : DBXObject
/// The identifier of the legal hold, `pid_dbhid:…`. Matches `^pid_dbhid:.+`.
@property (nonatomic, readonly, copy) NSString *id;
/// The cursor of the most recent page. At least 1 character.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - id: The identifier of the legal hold, `pid_dbhid:…`. Matches `^pid_dbhid:.+`.
///   - cursor: The cursor of the most recent page. At least 1 character.
- (instancetype)initWithId:(NSString *)id cursor:(nullable NSString *)cursor NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the next page wasn't returned.
@interface DBXTeamLegalHoldsListHeldRevisionsContinueError : DBXObject
@end

/// The members of the union.
@interface DBXTeamLegalHoldsListHeldRevisionsContinueError (Members)
/// The object if its tag is `unknown_legal_hold_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLegalHoldsListHeldRevisionsContinueErrorUnknownLegalHoldError *asUnknownLegalHoldError;

/// The object if its tag is `transient_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLegalHoldsListHeldRevisionsContinueErrorTransientError *asTransientError;

/// The object if its tag is `reset`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldsListHeldRevisionsContinueErrorReset *asReset;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldsListHeldRevisionsContinueErrorOther *asOther;
@end

/// An error occurred at Dropbox.
@interface DBXTeamLegalHoldsListHeldRevisionsContinueErrorUnknownLegalHoldError : DBXTeamLegalHoldsListHeldRevisionsContinueError
/// Creates an object with the tag `unknown_legal_hold_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unknown_legal_hold_error`.
+ (instancetype)new;
@end

/// An error occurred at Dropbox. Try again.
@interface DBXTeamLegalHoldsListHeldRevisionsContinueErrorTransientError : DBXTeamLegalHoldsListHeldRevisionsContinueError
/// Creates an object with the tag `transient_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `transient_error`.
+ (instancetype)new;
@end

/// The cursor has expired. List from the start.
@interface DBXTeamLegalHoldsListHeldRevisionsContinueErrorReset : DBXTeamLegalHoldsListHeldRevisionsContinueError
/// Creates an object with the tag `reset`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `reset`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLegalHoldsListHeldRevisionsContinueErrorOther : DBXTeamLegalHoldsListHeldRevisionsContinueError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The reason that revisions weren't listed.
@interface DBXTeamLegalHoldsListHeldRevisionsError : DBXObject
@end

/// The members of the union.
@interface DBXTeamLegalHoldsListHeldRevisionsError (Members)
/// The object if its tag is `unknown_legal_hold_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLegalHoldsListHeldRevisionsErrorUnknownLegalHoldError *asUnknownLegalHoldError;

/// The object if its tag is `insufficient_permissions`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLegalHoldsListHeldRevisionsErrorInsufficientPermissions *asInsufficientPermissions;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldsListHeldRevisionsErrorOther *asOther;
/// The object if its tag is `transient_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldsListHeldRevisionsErrorTransientError *asTransientError;

/// The object if its tag is `legal_hold_still_empty`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLegalHoldsListHeldRevisionsErrorLegalHoldStillEmpty *asLegalHoldStillEmpty;

/// The object if its tag is `inactive_legal_hold`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldsListHeldRevisionsErrorInactiveLegalHold *asInactiveLegalHold;
@end

/// An error occurred at Dropbox.
@interface DBXTeamLegalHoldsListHeldRevisionsErrorUnknownLegalHoldError : DBXTeamLegalHoldsListHeldRevisionsError
/// Creates an object with the tag `unknown_legal_hold_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unknown_legal_hold_error`.
+ (instancetype)new;
@end

/// The app or the user doesn't have permission.
@interface DBXTeamLegalHoldsListHeldRevisionsErrorInsufficientPermissions : DBXTeamLegalHoldsListHeldRevisionsError
/// Creates an object with the tag `insufficient_permissions`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `insufficient_permissions`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLegalHoldsListHeldRevisionsErrorOther : DBXTeamLegalHoldsListHeldRevisionsError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// An error occurred at Dropbox. Try again.
@interface DBXTeamLegalHoldsListHeldRevisionsErrorTransientError : DBXTeamLegalHoldsListHeldRevisionsError
/// Creates an object with the tag `transient_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `transient_error`.
+ (instancetype)new;
@end

/// The legal hold doesn't keep any revisions yet. Try again later.
@interface DBXTeamLegalHoldsListHeldRevisionsErrorLegalHoldStillEmpty : DBXTeamLegalHoldsListHeldRevisionsError
/// Creates an object with the tag `legal_hold_still_empty`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `legal_hold_still_empty`.
+ (instancetype)new;
@end

/// The legal hold isn't active.
@interface DBXTeamLegalHoldsListHeldRevisionsErrorInactiveLegalHold : DBXTeamLegalHoldsListHeldRevisionsError
/// Creates an object with the tag `inactive_legal_hold`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `inactive_legal_hold`.
+ (instancetype)new;
@end

/// The options of a list of legal holds.
@interface DBXTeamLegalHoldsListPoliciesArg : DBXObject
/// A Boolean value that indicates whether to include released legal holds. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *includeReleased;

/// Creates an object.
///
/// - Parameters:
///   - includeReleased: A Boolean value that indicates whether to include released legal holds. The default is `@NO`.
- (instancetype)initWithIncludeReleased:(NSNumber *)includeReleased NS_DESIGNATED_INITIALIZER;
@end

/// The reason that legal holds weren't listed.
@interface DBXTeamLegalHoldsListPoliciesError : DBXObject
@end

/// The members of the union.
@interface DBXTeamLegalHoldsListPoliciesError (Members)
/// The object if its tag is `unknown_legal_hold_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLegalHoldsListPoliciesErrorUnknownLegalHoldError *asUnknownLegalHoldError;

/// The object if its tag is `insufficient_permissions`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLegalHoldsListPoliciesErrorInsufficientPermissions *asInsufficientPermissions;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldsListPoliciesErrorOther *asOther;
/// The object if its tag is `transient_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldsListPoliciesErrorTransientError *asTransientError;
@end

/// An error occurred at Dropbox.
@interface DBXTeamLegalHoldsListPoliciesErrorUnknownLegalHoldError : DBXTeamLegalHoldsListPoliciesError
/// Creates an object with the tag `unknown_legal_hold_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unknown_legal_hold_error`.
+ (instancetype)new;
@end

/// The app or the user doesn't have permission.
@interface DBXTeamLegalHoldsListPoliciesErrorInsufficientPermissions : DBXTeamLegalHoldsListPoliciesError
/// Creates an object with the tag `insufficient_permissions`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `insufficient_permissions`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLegalHoldsListPoliciesErrorOther : DBXTeamLegalHoldsListPoliciesError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// An error occurred at Dropbox. Try again.
@interface DBXTeamLegalHoldsListPoliciesErrorTransientError : DBXTeamLegalHoldsListPoliciesError
/// Creates an object with the tag `transient_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `transient_error`.
+ (instancetype)new;
@end

/// The legal holds of the team.
@interface DBXTeamLegalHoldsListPoliciesResult : DBXObject
/// The legal holds.
@property (nonatomic, readonly, copy) NSArray<DBXTeamLegalHoldPolicy *> *policies;

/// Creates an object.
///
/// - Parameters:
///   - policies: The legal holds.
- (instancetype)initWithPolicies:(NSArray<DBXTeamLegalHoldPolicy *> *)policies NS_DESIGNATED_INITIALIZER;
@end

/// The properties of a new legal hold.
@interface DBXTeamLegalHoldsPolicyCreateArg : DBXObject
/// The name of the legal hold. At most 140 characters.
@property (nonatomic, readonly, copy) NSString *name;
/// The description of the legal hold. At most 501 characters.
@property (nonatomic, readonly, copy, nullable) NSString *description_;
/// The identifiers of the members whose files to keep, from 1 to 5.
@property (nonatomic, readonly, copy) NSArray<NSString *> *members;
/// The start of the period whose revisions to keep.
@property (nonatomic, readonly, copy, nullable) NSDate *startDate;
/// The end of the period. `nil` for no end.
@property (nonatomic, readonly, copy, nullable) NSDate *endDate;

/// Creates an object.
///
/// - Parameters:
///   - name: The name of the legal hold. At most 140 characters.
///   - members: The identifiers of the members whose files to keep, from 1 to 5.
///   - description_: The description of the legal hold. At most 501 characters.
///   - startDate: The start of the period whose revisions to keep.
///   - endDate: The end of the period. `nil` for no end.
- (instancetype)initWithName:(NSString *)name
    members:(NSArray<NSString *> *)members
    description_:(nullable NSString *)description_
    startDate:(nullable NSDate *)startDate
    endDate:(nullable NSDate *)endDate
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a legal hold wasn't created.
@interface DBXTeamLegalHoldsPolicyCreateError : DBXObject
@end

/// The members of the union.
@interface DBXTeamLegalHoldsPolicyCreateError (Members)
/// The object if its tag is `unknown_legal_hold_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLegalHoldsPolicyCreateErrorUnknownLegalHoldError *asUnknownLegalHoldError;

/// The object if its tag is `insufficient_permissions`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLegalHoldsPolicyCreateErrorInsufficientPermissions *asInsufficientPermissions;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldsPolicyCreateErrorOther *asOther;

/// The object if its tag is `start_date_is_later_than_end_date`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLegalHoldsPolicyCreateErrorStartDateIsLaterThanEndDate *asStartDateIsLaterThanEndDate;

/// The object if its tag is `empty_members_list`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldsPolicyCreateErrorEmptyMembersList *asEmptyMembersList;
/// The object if its tag is `invalid_members`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldsPolicyCreateErrorInvalidMembers *asInvalidMembers;

/// The object if its tag is `number_of_users_on_hold_is_greater_than_hold_limitation`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLegalHoldsPolicyCreateErrorNumberOfUsersOnHoldIsGreaterThanHoldLimitation *asNumberOfUsersOnHoldIsGreaterThanHoldLimitation;

/// The object if its tag is `transient_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldsPolicyCreateErrorTransientError *asTransientError;
/// The object if its tag is `name_must_be_unique`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldsPolicyCreateErrorNameMustBeUnique *asNameMustBeUnique;

/// The object if its tag is `team_exceeded_legal_hold_quota`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLegalHoldsPolicyCreateErrorTeamExceededLegalHoldQuota *asTeamExceededLegalHoldQuota;

/// The object if its tag is `invalid_date`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldsPolicyCreateErrorInvalidDate *asInvalidDate;
@end

/// An error occurred at Dropbox.
@interface DBXTeamLegalHoldsPolicyCreateErrorUnknownLegalHoldError : DBXTeamLegalHoldsPolicyCreateError
/// Creates an object with the tag `unknown_legal_hold_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unknown_legal_hold_error`.
+ (instancetype)new;
@end

/// The app or the user doesn't have permission.
@interface DBXTeamLegalHoldsPolicyCreateErrorInsufficientPermissions : DBXTeamLegalHoldsPolicyCreateError
/// Creates an object with the tag `insufficient_permissions`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `insufficient_permissions`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLegalHoldsPolicyCreateErrorOther : DBXTeamLegalHoldsPolicyCreateError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The start date is later than the end date.
@interface DBXTeamLegalHoldsPolicyCreateErrorStartDateIsLaterThanEndDate : DBXTeamLegalHoldsPolicyCreateError
/// Creates an object with the tag `start_date_is_later_than_end_date`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `start_date_is_later_than_end_date`.
+ (instancetype)new;
@end

/// The list of members is empty.
@interface DBXTeamLegalHoldsPolicyCreateErrorEmptyMembersList : DBXTeamLegalHoldsPolicyCreateError
/// Creates an object with the tag `empty_members_list`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `empty_members_list`.
+ (instancetype)new;
@end

/// Some of the members can't be included in a legal hold.
@interface DBXTeamLegalHoldsPolicyCreateErrorInvalidMembers : DBXTeamLegalHoldsPolicyCreateError
/// Creates an object with the tag `invalid_members`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_members`.
+ (instancetype)new;
@end

/// The legal hold would have more than 5 members.
@interface DBXTeamLegalHoldsPolicyCreateErrorNumberOfUsersOnHoldIsGreaterThanHoldLimitation : DBXTeamLegalHoldsPolicyCreateError
/// Creates an object with the tag `number_of_users_on_hold_is_greater_than_hold_limitation`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `number_of_users_on_hold_is_greater_than_hold_limitation`.
+ (instancetype)new;
@end

/// An error occurred at Dropbox. Try again.
@interface DBXTeamLegalHoldsPolicyCreateErrorTransientError : DBXTeamLegalHoldsPolicyCreateError
/// Creates an object with the tag `transient_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `transient_error`.
+ (instancetype)new;
@end

/// Another legal hold has this name.
@interface DBXTeamLegalHoldsPolicyCreateErrorNameMustBeUnique : DBXTeamLegalHoldsPolicyCreateError
/// Creates an object with the tag `name_must_be_unique`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `name_must_be_unique`.
+ (instancetype)new;
@end

/// The team has reached the limit of legal holds.
@interface DBXTeamLegalHoldsPolicyCreateErrorTeamExceededLegalHoldQuota : DBXTeamLegalHoldsPolicyCreateError
/// Creates an object with the tag `team_exceeded_legal_hold_quota`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team_exceeded_legal_hold_quota`.
+ (instancetype)new;
@end

/// A date isn't valid.
@interface DBXTeamLegalHoldsPolicyCreateErrorInvalidDate : DBXTeamLegalHoldsPolicyCreateError
/// Creates an object with the tag `invalid_date`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_date`.
+ (instancetype)new;
@end

/// The legal hold to release.
@interface DBXTeamLegalHoldsPolicyReleaseArg : DBXObject
/// The identifier of the legal hold, `pid_dbhid:…`. Matches `^pid_dbhid:.+`.
@property (nonatomic, readonly, copy) NSString *id;

/// Creates an object.
///
/// - Parameters:
///   - id: The identifier of the legal hold, `pid_dbhid:…`. Matches `^pid_dbhid:.+`.
- (instancetype)initWithId:(NSString *)id NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a legal hold wasn't released.
@interface DBXTeamLegalHoldsPolicyReleaseError : DBXObject
@end

/// The members of the union.
@interface DBXTeamLegalHoldsPolicyReleaseError (Members)
/// The object if its tag is `unknown_legal_hold_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLegalHoldsPolicyReleaseErrorUnknownLegalHoldError *asUnknownLegalHoldError;

/// The object if its tag is `insufficient_permissions`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLegalHoldsPolicyReleaseErrorInsufficientPermissions *asInsufficientPermissions;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldsPolicyReleaseErrorOther *asOther;

/// The object if its tag is `legal_hold_performing_another_operation`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLegalHoldsPolicyReleaseErrorLegalHoldPerformingAnotherOperation *asLegalHoldPerformingAnotherOperation;

/// The object if its tag is `legal_hold_already_releasing`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLegalHoldsPolicyReleaseErrorLegalHoldAlreadyReleasing *asLegalHoldAlreadyReleasing;

/// The object if its tag is `legal_hold_policy_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLegalHoldsPolicyReleaseErrorLegalHoldPolicyNotFound *asLegalHoldPolicyNotFound;
@end

/// An error occurred at Dropbox.
@interface DBXTeamLegalHoldsPolicyReleaseErrorUnknownLegalHoldError : DBXTeamLegalHoldsPolicyReleaseError
/// Creates an object with the tag `unknown_legal_hold_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unknown_legal_hold_error`.
+ (instancetype)new;
@end

/// The app or the user doesn't have permission.
@interface DBXTeamLegalHoldsPolicyReleaseErrorInsufficientPermissions : DBXTeamLegalHoldsPolicyReleaseError
/// Creates an object with the tag `insufficient_permissions`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `insufficient_permissions`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLegalHoldsPolicyReleaseErrorOther : DBXTeamLegalHoldsPolicyReleaseError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// Another operation on the legal hold is in progress. Try again later.
@interface DBXTeamLegalHoldsPolicyReleaseErrorLegalHoldPerformingAnotherOperation : DBXTeamLegalHoldsPolicyReleaseError
/// Creates an object with the tag `legal_hold_performing_another_operation`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `legal_hold_performing_another_operation`.
+ (instancetype)new;
@end

/// The legal hold is being released or was already released.
@interface DBXTeamLegalHoldsPolicyReleaseErrorLegalHoldAlreadyReleasing : DBXTeamLegalHoldsPolicyReleaseError
/// Creates an object with the tag `legal_hold_already_releasing`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `legal_hold_already_releasing`.
+ (instancetype)new;
@end

/// The legal hold doesn't exist.
@interface DBXTeamLegalHoldsPolicyReleaseErrorLegalHoldPolicyNotFound : DBXTeamLegalHoldsPolicyReleaseError
/// Creates an object with the tag `legal_hold_policy_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `legal_hold_policy_not_found`.
+ (instancetype)new;
@end

/// The changes to a legal hold. Fields that are `nil` don't change.
@interface DBXTeamLegalHoldsPolicyUpdateArg : DBXObject
/// The identifier of the legal hold, `pid_dbhid:…`. Matches `^pid_dbhid:.+`.
@property (nonatomic, readonly, copy) NSString *id;
/// The new name. At most 140 characters.
@property (nonatomic, readonly, copy, nullable) NSString *name;
/// The new description. At most 501 characters.
@property (nonatomic, readonly, copy, nullable) NSString *description_;
/// The identifiers of the members whose files to keep from now on, from 1 to 5.
@property (nonatomic, readonly, copy, nullable) NSArray<NSString *> *members;

/// Creates an object.
///
/// - Parameters:
///   - id: The identifier of the legal hold, `pid_dbhid:…`. Matches `^pid_dbhid:.+`.
///   - name: The new name. At most 140 characters.
///   - description_: The new description. At most 501 characters.
///   - members: The identifiers of the members whose files to keep from now on, from 1 to 5.
- (instancetype)initWithId:(NSString *)id
    name:(nullable NSString *)name
    description_:(nullable NSString *)description_
    members:(nullable NSArray<NSString *> *)members
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a legal hold wasn't changed.
@interface DBXTeamLegalHoldsPolicyUpdateError : DBXObject
@end

/// The members of the union.
@interface DBXTeamLegalHoldsPolicyUpdateError (Members)
/// The object if its tag is `unknown_legal_hold_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLegalHoldsPolicyUpdateErrorUnknownLegalHoldError *asUnknownLegalHoldError;

/// The object if its tag is `insufficient_permissions`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLegalHoldsPolicyUpdateErrorInsufficientPermissions *asInsufficientPermissions;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldsPolicyUpdateErrorOther *asOther;
/// The object if its tag is `transient_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldsPolicyUpdateErrorTransientError *asTransientError;
/// The object if its tag is `inactive_legal_hold`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldsPolicyUpdateErrorInactiveLegalHold *asInactiveLegalHold;

/// The object if its tag is `legal_hold_performing_another_operation`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLegalHoldsPolicyUpdateErrorLegalHoldPerformingAnotherOperation *asLegalHoldPerformingAnotherOperation;

/// The object if its tag is `invalid_members`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldsPolicyUpdateErrorInvalidMembers *asInvalidMembers;

/// The object if its tag is `number_of_users_on_hold_is_greater_than_hold_limitation`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLegalHoldsPolicyUpdateErrorNumberOfUsersOnHoldIsGreaterThanHoldLimitation *asNumberOfUsersOnHoldIsGreaterThanHoldLimitation;

/// The object if its tag is `empty_members_list`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldsPolicyUpdateErrorEmptyMembersList *asEmptyMembersList;
/// The object if its tag is `name_must_be_unique`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldsPolicyUpdateErrorNameMustBeUnique *asNameMustBeUnique;

/// The object if its tag is `legal_hold_policy_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLegalHoldsPolicyUpdateErrorLegalHoldPolicyNotFound *asLegalHoldPolicyNotFound;
@end

/// An error occurred at Dropbox.
@interface DBXTeamLegalHoldsPolicyUpdateErrorUnknownLegalHoldError : DBXTeamLegalHoldsPolicyUpdateError
/// Creates an object with the tag `unknown_legal_hold_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unknown_legal_hold_error`.
+ (instancetype)new;
@end

/// The app or the user doesn't have permission.
@interface DBXTeamLegalHoldsPolicyUpdateErrorInsufficientPermissions : DBXTeamLegalHoldsPolicyUpdateError
/// Creates an object with the tag `insufficient_permissions`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `insufficient_permissions`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLegalHoldsPolicyUpdateErrorOther : DBXTeamLegalHoldsPolicyUpdateError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// An error occurred at Dropbox. Try again.
@interface DBXTeamLegalHoldsPolicyUpdateErrorTransientError : DBXTeamLegalHoldsPolicyUpdateError
/// Creates an object with the tag `transient_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `transient_error`.
+ (instancetype)new;
@end

/// The legal hold isn't active.
@interface DBXTeamLegalHoldsPolicyUpdateErrorInactiveLegalHold : DBXTeamLegalHoldsPolicyUpdateError
/// Creates an object with the tag `inactive_legal_hold`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `inactive_legal_hold`.
+ (instancetype)new;
@end

/// Another operation on the legal hold is in progress. Try again later.
@interface DBXTeamLegalHoldsPolicyUpdateErrorLegalHoldPerformingAnotherOperation : DBXTeamLegalHoldsPolicyUpdateError
/// Creates an object with the tag `legal_hold_performing_another_operation`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `legal_hold_performing_another_operation`.
+ (instancetype)new;
@end

/// Some of the members can't be included in a legal hold.
@interface DBXTeamLegalHoldsPolicyUpdateErrorInvalidMembers : DBXTeamLegalHoldsPolicyUpdateError
/// Creates an object with the tag `invalid_members`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_members`.
+ (instancetype)new;
@end

/// The legal hold would have more than 5 members.
@interface DBXTeamLegalHoldsPolicyUpdateErrorNumberOfUsersOnHoldIsGreaterThanHoldLimitation : DBXTeamLegalHoldsPolicyUpdateError
/// Creates an object with the tag `number_of_users_on_hold_is_greater_than_hold_limitation`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `number_of_users_on_hold_is_greater_than_hold_limitation`.
+ (instancetype)new;
@end

/// The list of members is empty.
@interface DBXTeamLegalHoldsPolicyUpdateErrorEmptyMembersList : DBXTeamLegalHoldsPolicyUpdateError
/// Creates an object with the tag `empty_members_list`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `empty_members_list`.
+ (instancetype)new;
@end

/// Another legal hold has this name.
@interface DBXTeamLegalHoldsPolicyUpdateErrorNameMustBeUnique : DBXTeamLegalHoldsPolicyUpdateError
/// Creates an object with the tag `name_must_be_unique`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `name_must_be_unique`.
+ (instancetype)new;
@end

/// The legal hold doesn't exist.
@interface DBXTeamLegalHoldsPolicyUpdateErrorLegalHoldPolicyNotFound : DBXTeamLegalHoldsPolicyUpdateError
/// Creates an object with the tag `legal_hold_policy_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `legal_hold_policy_not_found`.
+ (instancetype)new;
@end

/// The member whose apps to list.
@interface DBXTeamListMemberAppsArg : DBXObject
/// The identifier of the member, `dbmid:…`.
@property (nonatomic, readonly, copy) NSString *teamMemberId;

/// Creates an object.
///
/// - Parameters:
///   - teamMemberId: The identifier of the member, `dbmid:…`.
- (instancetype)initWithTeamMemberId:(NSString *)teamMemberId NS_DESIGNATED_INITIALIZER;
@end

/// The reason that apps weren't listed.
@interface DBXTeamListMemberAppsError : DBXObject
@end

/// The members of the union.
@interface DBXTeamListMemberAppsError (Members)
/// The object if its tag is `member_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamListMemberAppsErrorMemberNotFound *asMemberNotFound;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamListMemberAppsErrorOther *asOther;
@end

/// No member has this identifier.
@interface DBXTeamListMemberAppsErrorMemberNotFound : DBXTeamListMemberAppsError
/// Creates an object with the tag `member_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `member_not_found`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamListMemberAppsErrorOther : DBXTeamListMemberAppsError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The apps that a member has linked.
@interface DBXTeamListMemberAppsResult : DBXObject
/// The apps.
@property (nonatomic, readonly, copy) NSArray<DBXTeamApiApp *> *linkedApiApps;

/// Creates an object.
///
/// - Parameters:
///   - linkedApiApps: The apps.
- (instancetype)initWithLinkedApiApps:(NSArray<DBXTeamApiApp *> *)linkedApiApps NS_DESIGNATED_INITIALIZER;
@end

/// The member whose devices to list, and the kinds of devices.
@interface DBXTeamListMemberDevicesArg : DBXObject
/// The identifier of the member, `dbmid:…`.
@property (nonatomic, readonly, copy) NSString *teamMemberId;
/// A Boolean value that indicates whether to include web sessions. The default is `@YES`.
@property (nonatomic, readonly) NSNumber *includeWebSessions;
/// A Boolean value that indicates whether to include computers. The default is `@YES`.
@property (nonatomic, readonly) NSNumber *includeDesktopClients;
/// A Boolean value that indicates whether to include mobile devices. The default is `@YES`.
@property (nonatomic, readonly) NSNumber *includeMobileClients;

/// Creates an object.
///
/// - Parameters:
///   - teamMemberId: The identifier of the member, `dbmid:…`.
///   - includeWebSessions: A Boolean value that indicates whether to include web sessions. The default is `@YES`.
///   - includeDesktopClients: A Boolean value that indicates whether to include computers. The default is `@YES`.
///   - includeMobileClients: A Boolean value that indicates whether to include mobile devices. The default is `@YES`.
- (instancetype)initWithTeamMemberId:(NSString *)teamMemberId
    includeWebSessions:(NSNumber *)includeWebSessions
    includeDesktopClients:(NSNumber *)includeDesktopClients
    includeMobileClients:(NSNumber *)includeMobileClients
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that devices weren't listed.
@interface DBXTeamListMemberDevicesError : DBXObject
@end

/// The members of the union.
@interface DBXTeamListMemberDevicesError (Members)
/// The object if its tag is `member_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamListMemberDevicesErrorMemberNotFound *asMemberNotFound;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamListMemberDevicesErrorOther *asOther;
@end

/// No member has this identifier.
@interface DBXTeamListMemberDevicesErrorMemberNotFound : DBXTeamListMemberDevicesError
/// Creates an object with the tag `member_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `member_not_found`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamListMemberDevicesErrorOther : DBXTeamListMemberDevicesError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The sessions and devices of a member.
@interface DBXTeamListMemberDevicesResult : DBXObject
/// The web sessions.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXTeamActiveWebSession *> *activeWebSessions;
/// The computers.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXTeamDesktopClientSession *> *desktopClientSessions;
/// The mobile devices.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXTeamMobileClientSession *> *mobileClientSessions;

/// Creates an object.
///
/// - Parameters:
///   - activeWebSessions: The web sessions.
///   - desktopClientSessions: The computers.
///   - mobileClientSessions: The mobile devices.
- (instancetype)initWithActiveWebSessions:(nullable NSArray<DBXTeamActiveWebSession *> *)activeWebSessions
    desktopClientSessions:(nullable NSArray<DBXTeamDesktopClientSession *> *)desktopClientSessions
    mobileClientSessions:(nullable NSArray<DBXTeamMobileClientSession *> *)mobileClientSessions
    NS_DESIGNATED_INITIALIZER;
@end

/// The position at which a listing continues.
@interface DBXTeamListMembersAppsArg : DBXObject
/// The cursor of the most recent page. `nil` for the first page.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The cursor of the most recent page. `nil` for the first page.
- (instancetype)initWithCursor:(nullable NSString *)cursor NS_DESIGNATED_INITIALIZER;
@end

/// The reason that apps weren't listed.
@interface DBXTeamListMembersAppsError : DBXObject
@end

/// The members of the union.
@interface DBXTeamListMembersAppsError (Members)
/// The object if its tag is `reset`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamListMembersAppsErrorReset *asReset;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamListMembersAppsErrorOther *asOther;
@end

/// The cursor has expired. List from the start.
@interface DBXTeamListMembersAppsErrorReset : DBXTeamListMembersAppsError
/// Creates an object with the tag `reset`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `reset`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamListMembersAppsErrorOther : DBXTeamListMembersAppsError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// A page of members with the apps that they have linked.
@interface DBXTeamListMembersAppsResult : DBXObject
/// The members and their apps.
@property (nonatomic, readonly, copy) NSArray<DBXTeamMemberLinkedApps *> *apps;
/// A Boolean value that indicates whether there is another page.
@property (nonatomic, readonly) NSNumber *hasMore;
/// The cursor of the next page.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - apps: The members and their apps.
///   - hasMore: A Boolean value that indicates whether there is another page.
///   - cursor: The cursor of the next page.
- (instancetype)initWithApps:(NSArray<DBXTeamMemberLinkedApps *> *)apps
    hasMore:(NSNumber *)hasMore
    cursor:(nullable NSString *)cursor
    NS_DESIGNATED_INITIALIZER;
@end

/// The kinds of devices to list.
@interface DBXTeamListMembersDevicesArg : DBXObject
/// The cursor of the most recent page. `nil` for the first page.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;
/// A Boolean value that indicates whether to include web sessions. The default is `@YES`.
@property (nonatomic, readonly) NSNumber *includeWebSessions;
/// A Boolean value that indicates whether to include computers. The default is `@YES`.
@property (nonatomic, readonly) NSNumber *includeDesktopClients;
/// A Boolean value that indicates whether to include mobile devices. The default is `@YES`.
@property (nonatomic, readonly) NSNumber *includeMobileClients;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The cursor of the most recent page. `nil` for the first page.
///   - includeWebSessions: A Boolean value that indicates whether to include web sessions. The default is `@YES`.
///   - includeDesktopClients: A Boolean value that indicates whether to include computers. The default is `@YES`.
///   - includeMobileClients: A Boolean value that indicates whether to include mobile devices. The default is `@YES`.
- (instancetype)initWithCursor:(nullable NSString *)cursor
    includeWebSessions:(NSNumber *)includeWebSessions
    includeDesktopClients:(NSNumber *)includeDesktopClients
    includeMobileClients:(NSNumber *)includeMobileClients
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that devices weren't listed.
@interface DBXTeamListMembersDevicesError : DBXObject
@end

/// The members of the union.
@interface DBXTeamListMembersDevicesError (Members)
/// The object if its tag is `reset`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamListMembersDevicesErrorReset *asReset;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamListMembersDevicesErrorOther *asOther;
@end

/// The cursor has expired. List from the start.
@interface DBXTeamListMembersDevicesErrorReset : DBXTeamListMembersDevicesError
/// Creates an object with the tag `reset`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `reset`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamListMembersDevicesErrorOther : DBXTeamListMembersDevicesError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// A page of members with their sessions and devices.
@interface DBXTeamListMembersDevicesResult : DBXObject
/// The members and their devices.
@property (nonatomic, readonly, copy) NSArray<DBXTeamMemberDevices *> *devices;
/// A Boolean value that indicates whether there is another page.
@property (nonatomic, readonly) NSNumber *hasMore;
/// The cursor of the next page.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - devices: The members and their devices.
///   - hasMore: A Boolean value that indicates whether there is another page.
///   - cursor: The cursor of the next page.
- (instancetype)initWithDevices:(NSArray<DBXTeamMemberDevices *> *)devices
    hasMore:(NSNumber *)hasMore
    cursor:(nullable NSString *)cursor
    NS_DESIGNATED_INITIALIZER;
@end

/// The position at which a listing continues.
@interface DBXTeamListTeamAppsArg : DBXObject
/// The cursor of the most recent page. `nil` for the first page.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The cursor of the most recent page. `nil` for the first page.
- (instancetype)initWithCursor:(nullable NSString *)cursor NS_DESIGNATED_INITIALIZER;
@end

/// The reason that apps weren't listed.
@interface DBXTeamListTeamAppsError : DBXObject
@end

/// The members of the union.
@interface DBXTeamListTeamAppsError (Members)
/// The object if its tag is `reset`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamListTeamAppsErrorReset *asReset;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamListTeamAppsErrorOther *asOther;
@end

/// The cursor has expired. List from the start.
@interface DBXTeamListTeamAppsErrorReset : DBXTeamListTeamAppsError
/// Creates an object with the tag `reset`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `reset`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamListTeamAppsErrorOther : DBXTeamListTeamAppsError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// A page of members with the apps that they have linked.
@interface DBXTeamListTeamAppsResult : DBXObject
/// The members and their apps.
@property (nonatomic, readonly, copy) NSArray<DBXTeamMemberLinkedApps *> *apps;
/// A Boolean value that indicates whether there is another page.
@property (nonatomic, readonly) NSNumber *hasMore;
/// The cursor of the next page.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - apps: The members and their apps.
///   - hasMore: A Boolean value that indicates whether there is another page.
///   - cursor: The cursor of the next page.
- (instancetype)initWithApps:(NSArray<DBXTeamMemberLinkedApps *> *)apps
    hasMore:(NSNumber *)hasMore
    cursor:(nullable NSString *)cursor
    NS_DESIGNATED_INITIALIZER;
@end

/// The kinds of devices to list.
@interface DBXTeamListTeamDevicesArg : DBXObject
/// The cursor of the most recent page. `nil` for the first page.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;
/// A Boolean value that indicates whether to include web sessions. The default is `@YES`.
@property (nonatomic, readonly) NSNumber *includeWebSessions;
/// A Boolean value that indicates whether to include computers. The default is `@YES`.
@property (nonatomic, readonly) NSNumber *includeDesktopClients;
/// A Boolean value that indicates whether to include mobile devices. The default is `@YES`.
@property (nonatomic, readonly) NSNumber *includeMobileClients;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The cursor of the most recent page. `nil` for the first page.
///   - includeWebSessions: A Boolean value that indicates whether to include web sessions. The default is `@YES`.
///   - includeDesktopClients: A Boolean value that indicates whether to include computers. The default is `@YES`.
///   - includeMobileClients: A Boolean value that indicates whether to include mobile devices. The default is `@YES`.
- (instancetype)initWithCursor:(nullable NSString *)cursor
    includeWebSessions:(NSNumber *)includeWebSessions
    includeDesktopClients:(NSNumber *)includeDesktopClients
    includeMobileClients:(NSNumber *)includeMobileClients
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that devices weren't listed.
@interface DBXTeamListTeamDevicesError : DBXObject
@end

/// The members of the union.
@interface DBXTeamListTeamDevicesError (Members)
/// The object if its tag is `reset`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamListTeamDevicesErrorReset *asReset;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamListTeamDevicesErrorOther *asOther;
@end

/// The cursor has expired. List from the start.
@interface DBXTeamListTeamDevicesErrorReset : DBXTeamListTeamDevicesError
/// Creates an object with the tag `reset`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `reset`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamListTeamDevicesErrorOther : DBXTeamListTeamDevicesError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// A page of members with their sessions and devices.
@interface DBXTeamListTeamDevicesResult : DBXObject
/// The members and their devices.
@property (nonatomic, readonly, copy) NSArray<DBXTeamMemberDevices *> *devices;
/// A Boolean value that indicates whether there is another page.
@property (nonatomic, readonly) NSNumber *hasMore;
/// The cursor of the next page.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - devices: The members and their devices.
///   - hasMore: A Boolean value that indicates whether there is another page.
///   - cursor: The cursor of the next page.
- (instancetype)initWithDevices:(NSArray<DBXTeamMemberDevices *> *)devices
    hasMore:(NSNumber *)hasMore
    cursor:(nullable NSString *)cursor
    NS_DESIGNATED_INITIALIZER;
@end

/// A member to add to a group.
@interface DBXTeamMemberAccess : DBXObject
/// The member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBXTeamUserSelectorArg *user;
/// The permissions of the member for the group.
@property (nonatomic, readonly) DBXTeamGroupAccessType *accessType;

/// Creates an object.
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - accessType: The permissions of the member for the group.
- (instancetype)initWithUser:(DBXTeamUserSelectorArg *)user
    accessType:(DBXTeamGroupAccessType *)accessType
    NS_DESIGNATED_INITIALIZER;
@end

/// A person to add to the team.
@interface DBXTeamMemberAddArgBase : DBXObject
/// The email address. At most 255 characters. Matches
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@property (nonatomic, readonly, copy) NSString *memberEmail;

/// The given name. At most 50 characters. Matches `[^/:?*<>"|]*`.
@property (nonatomic, readonly, copy, nullable) NSString *memberGivenName;
/// The family name. At most 50 characters. Matches `[^/:?*<>"|]*`.
@property (nonatomic, readonly, copy, nullable) NSString *memberSurname;
/// The external ID, from the team's own directory. At most 64 characters.
@property (nonatomic, readonly, copy, nullable) NSString *memberExternalId;
/// The persistent identifier for SAML sign-in. Supported only for teams that use persistent identifiers.
@property (nonatomic, readonly, copy, nullable) NSString *memberPersistentId;

/// A Boolean value that indicates whether to send an invitation by email. If `false`, the team must notify the person.
/// The default is `@YES`.
@property (nonatomic, readonly) NSNumber *sendWelcomeEmail;

/// A Boolean value that indicates whether the team's directory is restricted for the person.
@property (nonatomic, readonly, nullable) NSNumber *isDirectoryRestricted;

/// Creates an object.
///
/// - Parameters:
///   - memberEmail: The email address. At most 255 characters. Matches
///     `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
///   - memberGivenName: The given name. At most 50 characters. Matches `[^/:?*<>"|]*`.
///   - memberSurname: The family name. At most 50 characters. Matches `[^/:?*<>"|]*`.
///   - memberExternalId: The external ID, from the team's own directory. At most 64 characters.
///   - memberPersistentId: The persistent identifier for SAML sign-in. Supported only for teams that use persistent
///     identifiers.
///   - sendWelcomeEmail: A Boolean value that indicates whether to send an invitation by email. If `false`, the team
///     must notify the person. The default is `@YES`.
///   - isDirectoryRestricted: A Boolean value that indicates whether the team's directory is restricted for the person.
- (instancetype)initWithMemberEmail:(NSString *)memberEmail
    memberGivenName:(nullable NSString *)memberGivenName
    memberSurname:(nullable NSString *)memberSurname
    memberExternalId:(nullable NSString *)memberExternalId
    memberPersistentId:(nullable NSString *)memberPersistentId
    sendWelcomeEmail:(NSNumber *)sendWelcomeEmail
    isDirectoryRestricted:(nullable NSNumber *)isDirectoryRestricted
    NS_DESIGNATED_INITIALIZER;
@end

/// A person to add to the team.
@interface DBXTeamMemberAddArg : DBXTeamMemberAddArgBase
/// The admin permissions of the person. The default is `member_only`.
@property (nonatomic, readonly) DBXTeamAdminTier *role;

/// Creates an object.
///
/// - Parameters:
///   - memberEmail: The email address. At most 255 characters. Matches
///     `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
///   - memberGivenName: The given name. At most 50 characters. Matches `[^/:?*<>"|]*`.
///   - memberSurname: The family name. At most 50 characters. Matches `[^/:?*<>"|]*`.
///   - memberExternalId: The external ID, from the team's own directory. At most 64 characters.
///   - memberPersistentId: The persistent identifier for SAML sign-in. Supported only for teams that use persistent
///     identifiers.
///   - sendWelcomeEmail: A Boolean value that indicates whether to send an invitation by email. If `false`, the team
///     must notify the person. The default is `@YES`.
///   - isDirectoryRestricted: A Boolean value that indicates whether the team's directory is restricted for the person.
///   - role: The admin permissions of the person. The default is `member_only`.
- (instancetype)initWithMemberEmail:(NSString *)memberEmail
    memberGivenName:(nullable NSString *)memberGivenName
    memberSurname:(nullable NSString *)memberSurname
    memberExternalId:(nullable NSString *)memberExternalId
    memberPersistentId:(nullable NSString *)memberPersistentId
    sendWelcomeEmail:(NSNumber *)sendWelcomeEmail
    isDirectoryRestricted:(nullable NSNumber *)isDirectoryRestricted
    role:(DBXTeamAdminTier *)role
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithMemberEmail:(NSString *)memberEmail
    memberGivenName:(nullable NSString *)memberGivenName
    memberSurname:(nullable NSString *)memberSurname
    memberExternalId:(nullable NSString *)memberExternalId
    memberPersistentId:(nullable NSString *)memberPersistentId
    sendWelcomeEmail:(NSNumber *)sendWelcomeEmail
    isDirectoryRestricted:(nullable NSNumber *)isDirectoryRestricted
    DB_UNAVAILABLE;
@end

/// The outcome for one person.
@interface DBXTeamMemberAddResult : DBXObject
@end

/// The members of the union.
@interface DBXTeamMemberAddResult (Members)
/// The object if its tag is `team_license_limit`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMemberAddResultTeamLicenseLimit *asTeamLicenseLimit;

/// The object if its tag is `free_team_member_limit_reached`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMemberAddResultFreeTeamMemberLimitReached *asFreeTeamMemberLimitReached;

/// The object if its tag is `user_already_on_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMemberAddResultUserAlreadyOnTeam *asUserAlreadyOnTeam;
/// The object if its tag is `user_on_another_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMemberAddResultUserOnAnotherTeam *asUserOnAnotherTeam;
/// The object if its tag is `user_already_paired`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMemberAddResultUserAlreadyPaired *asUserAlreadyPaired;
/// The object if its tag is `user_migration_failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMemberAddResultUserMigrationFailed *asUserMigrationFailed;
/// The object if its tag is `duplicate_external_member_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMemberAddResultDuplicateExternalMemberId *asDuplicateExternalMemberId;

/// The object if its tag is `duplicate_member_persistent_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMemberAddResultDuplicateMemberPersistentId *asDuplicateMemberPersistentId;

/// The object if its tag is `persistent_id_disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMemberAddResultPersistentIdDisabled *asPersistentIdDisabled;
/// The object if its tag is `user_creation_failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMemberAddResultUserCreationFailed *asUserCreationFailed;
/// The object if its tag is `success`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMemberAddResultSuccess *asSuccess;
@end

/// The team has no available license. The associated value is the email address. At most 255 characters. Matches
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@interface DBXTeamMemberAddResultTeamLicenseLimit : DBXTeamMemberAddResult
/// The value of `team_license_limit`.
@property (nonatomic, copy) NSString *teamLicenseLimit;
/// Creates an object with the tag `team_license_limit`.
- (instancetype)init:(NSString *)teamLicenseLimit NS_DESIGNATED_INITIALIZER;
@end

/// A free team can't have more members. The associated value is the email address. At most 255 characters. Matches
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@interface DBXTeamMemberAddResultFreeTeamMemberLimitReached : DBXTeamMemberAddResult
/// The value of `free_team_member_limit_reached`.
@property (nonatomic, copy) NSString *freeTeamMemberLimitReached;
/// Creates an object with the tag `free_team_member_limit_reached`.
- (instancetype)init:(NSString *)freeTeamMemberLimitReached NS_DESIGNATED_INITIALIZER;
@end

/// The person is a member of the team, is invited, or can be recovered. The associated value is the email address. At
/// most 255 characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@interface DBXTeamMemberAddResultUserAlreadyOnTeam : DBXTeamMemberAddResult
/// The value of `user_already_on_team`.
@property (nonatomic, copy) NSString *userAlreadyOnTeam;
/// Creates an object with the tag `user_already_on_team`.
- (instancetype)init:(NSString *)userAlreadyOnTeam NS_DESIGNATED_INITIALIZER;
@end

/// The person is a member of another team or is invited to it. The associated value is the email address. At most 255
/// characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@interface DBXTeamMemberAddResultUserOnAnotherTeam : DBXTeamMemberAddResult
/// The value of `user_on_another_team`.
@property (nonatomic, copy) NSString *userOnAnotherTeam;
/// Creates an object with the tag `user_on_another_team`.
- (instancetype)init:(NSString *)userOnAnotherTeam NS_DESIGNATED_INITIALIZER;
@end

/// The account is linked to another account. The associated value is the email address. At most 255 characters. Matches
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@interface DBXTeamMemberAddResultUserAlreadyPaired : DBXTeamMemberAddResult
/// The value of `user_already_paired`.
@property (nonatomic, copy) NSString *userAlreadyPaired;
/// Creates an object with the tag `user_already_paired`.
- (instancetype)init:(NSString *)userAlreadyPaired NS_DESIGNATED_INITIALIZER;
@end

/// The account couldn't be moved to the team. The associated value is the email address. At most 255 characters.
/// Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@interface DBXTeamMemberAddResultUserMigrationFailed : DBXTeamMemberAddResult
/// The value of `user_migration_failed`.
@property (nonatomic, copy) NSString *userMigrationFailed;
/// Creates an object with the tag `user_migration_failed`.
- (instancetype)init:(NSString *)userMigrationFailed NS_DESIGNATED_INITIALIZER;
@end

/// Another member has this external ID. The associated value is the email address. At most 255 characters. Matches
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@interface DBXTeamMemberAddResultDuplicateExternalMemberId : DBXTeamMemberAddResult
/// The value of `duplicate_external_member_id`.
@property (nonatomic, copy) NSString *duplicateExternalMemberId;
/// Creates an object with the tag `duplicate_external_member_id`.
- (instancetype)init:(NSString *)duplicateExternalMemberId NS_DESIGNATED_INITIALIZER;
@end

/// Another member has this persistent identifier. The associated value is the email address. At most 255 characters.
/// Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@interface DBXTeamMemberAddResultDuplicateMemberPersistentId : DBXTeamMemberAddResult
/// The value of `duplicate_member_persistent_id`.
@property (nonatomic, copy) NSString *duplicateMemberPersistentId;
/// Creates an object with the tag `duplicate_member_persistent_id`.
- (instancetype)init:(NSString *)duplicateMemberPersistentId NS_DESIGNATED_INITIALIZER;
@end

/// The team doesn't use persistent identifiers for SAML sign-in. The associated value is the email address. At most 255
/// characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@interface DBXTeamMemberAddResultPersistentIdDisabled : DBXTeamMemberAddResult
/// The value of `persistent_id_disabled`.
@property (nonatomic, copy) NSString *persistentIdDisabled;
/// Creates an object with the tag `persistent_id_disabled`.
- (instancetype)init:(NSString *)persistentIdDisabled NS_DESIGNATED_INITIALIZER;
@end

/// The account couldn't be created. The associated value is the email address. At most 255 characters. Matches
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@interface DBXTeamMemberAddResultUserCreationFailed : DBXTeamMemberAddResult
/// The value of `user_creation_failed`.
@property (nonatomic, copy) NSString *userCreationFailed;
/// Creates an object with the tag `user_creation_failed`.
- (instancetype)init:(NSString *)userCreationFailed NS_DESIGNATED_INITIALIZER;
@end

/// The person was added.
@interface DBXTeamMemberAddResultSuccess : DBXTeamMemberAddResult
/// The value of `success`.
@property (nonatomic, strong) DBXTeamTeamMemberInfo *success;
/// Creates an object with the tag `success`.
- (instancetype)init:(DBXTeamTeamMemberInfo *)success NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a person wasn't added.
@interface DBXTeamMemberAddResultBase : DBXObject
@end

/// The members of the union.
@interface DBXTeamMemberAddResultBase (Members)
/// The object if its tag is `team_license_limit`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMemberAddResultBaseTeamLicenseLimit *asTeamLicenseLimit;

/// The object if its tag is `free_team_member_limit_reached`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMemberAddResultBaseFreeTeamMemberLimitReached *asFreeTeamMemberLimitReached;

/// The object if its tag is `user_already_on_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMemberAddResultBaseUserAlreadyOnTeam *asUserAlreadyOnTeam;
/// The object if its tag is `user_on_another_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMemberAddResultBaseUserOnAnotherTeam *asUserOnAnotherTeam;
/// The object if its tag is `user_already_paired`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMemberAddResultBaseUserAlreadyPaired *asUserAlreadyPaired;
/// The object if its tag is `user_migration_failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMemberAddResultBaseUserMigrationFailed *asUserMigrationFailed;

/// The object if its tag is `duplicate_external_member_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMemberAddResultBaseDuplicateExternalMemberId *asDuplicateExternalMemberId;

/// The object if its tag is `duplicate_member_persistent_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMemberAddResultBaseDuplicateMemberPersistentId *asDuplicateMemberPersistentId;

/// The object if its tag is `persistent_id_disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMemberAddResultBasePersistentIdDisabled *asPersistentIdDisabled;
/// The object if its tag is `user_creation_failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMemberAddResultBaseUserCreationFailed *asUserCreationFailed;
@end

/// The team has no available license. The associated value is the email address. At most 255 characters. Matches
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@interface DBXTeamMemberAddResultBaseTeamLicenseLimit : DBXTeamMemberAddResultBase
/// The value of `team_license_limit`.
@property (nonatomic, copy) NSString *teamLicenseLimit;
/// Creates an object with the tag `team_license_limit`.
- (instancetype)init:(NSString *)teamLicenseLimit NS_DESIGNATED_INITIALIZER;
@end

/// A free team can't have more members. The associated value is the email address. At most 255 characters. Matches
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@interface DBXTeamMemberAddResultBaseFreeTeamMemberLimitReached : DBXTeamMemberAddResultBase
/// The value of `free_team_member_limit_reached`.
@property (nonatomic, copy) NSString *freeTeamMemberLimitReached;
/// Creates an object with the tag `free_team_member_limit_reached`.
- (instancetype)init:(NSString *)freeTeamMemberLimitReached NS_DESIGNATED_INITIALIZER;
@end

/// The person is a member of the team, is invited, or can be recovered. The associated value is the email address. At
/// most 255 characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@interface DBXTeamMemberAddResultBaseUserAlreadyOnTeam : DBXTeamMemberAddResultBase
/// The value of `user_already_on_team`.
@property (nonatomic, copy) NSString *userAlreadyOnTeam;
/// Creates an object with the tag `user_already_on_team`.
- (instancetype)init:(NSString *)userAlreadyOnTeam NS_DESIGNATED_INITIALIZER;
@end

/// The person is a member of another team or is invited to it. The associated value is the email address. At most 255
/// characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@interface DBXTeamMemberAddResultBaseUserOnAnotherTeam : DBXTeamMemberAddResultBase
/// The value of `user_on_another_team`.
@property (nonatomic, copy) NSString *userOnAnotherTeam;
/// Creates an object with the tag `user_on_another_team`.
- (instancetype)init:(NSString *)userOnAnotherTeam NS_DESIGNATED_INITIALIZER;
@end

/// The account is linked to another account. The associated value is the email address. At most 255 characters. Matches
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@interface DBXTeamMemberAddResultBaseUserAlreadyPaired : DBXTeamMemberAddResultBase
/// The value of `user_already_paired`.
@property (nonatomic, copy) NSString *userAlreadyPaired;
/// Creates an object with the tag `user_already_paired`.
- (instancetype)init:(NSString *)userAlreadyPaired NS_DESIGNATED_INITIALIZER;
@end

/// The account couldn't be moved to the team. The associated value is the email address. At most 255 characters.
/// Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@interface DBXTeamMemberAddResultBaseUserMigrationFailed : DBXTeamMemberAddResultBase
/// The value of `user_migration_failed`.
@property (nonatomic, copy) NSString *userMigrationFailed;
/// Creates an object with the tag `user_migration_failed`.
- (instancetype)init:(NSString *)userMigrationFailed NS_DESIGNATED_INITIALIZER;
@end

/// Another member has this external ID. The associated value is the email address. At most 255 characters. Matches
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@interface DBXTeamMemberAddResultBaseDuplicateExternalMemberId : DBXTeamMemberAddResultBase
/// The value of `duplicate_external_member_id`.
@property (nonatomic, copy) NSString *duplicateExternalMemberId;
/// Creates an object with the tag `duplicate_external_member_id`.
- (instancetype)init:(NSString *)duplicateExternalMemberId NS_DESIGNATED_INITIALIZER;
@end

/// Another member has this persistent identifier. The associated value is the email address. At most 255 characters.
/// Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@interface DBXTeamMemberAddResultBaseDuplicateMemberPersistentId : DBXTeamMemberAddResultBase
/// The value of `duplicate_member_persistent_id`.
@property (nonatomic, copy) NSString *duplicateMemberPersistentId;
/// Creates an object with the tag `duplicate_member_persistent_id`.
- (instancetype)init:(NSString *)duplicateMemberPersistentId NS_DESIGNATED_INITIALIZER;
@end

/// The team doesn't use persistent identifiers for SAML sign-in. The associated value is the email address. At most 255
/// characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@interface DBXTeamMemberAddResultBasePersistentIdDisabled : DBXTeamMemberAddResultBase
/// The value of `persistent_id_disabled`.
@property (nonatomic, copy) NSString *persistentIdDisabled;
/// Creates an object with the tag `persistent_id_disabled`.
- (instancetype)init:(NSString *)persistentIdDisabled NS_DESIGNATED_INITIALIZER;
@end

/// The account couldn't be created. The associated value is the email address. At most 255 characters. Matches
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@interface DBXTeamMemberAddResultBaseUserCreationFailed : DBXTeamMemberAddResultBase
/// The value of `user_creation_failed`.
@property (nonatomic, copy) NSString *userCreationFailed;
/// Creates an object with the tag `user_creation_failed`.
- (instancetype)init:(NSString *)userCreationFailed NS_DESIGNATED_INITIALIZER;
@end

/// A person to add to the team.
@interface DBXTeamMemberAddV2Arg : DBXTeamMemberAddArgBase
/// The identifiers of the roles. `nil` for a member without a role. At most 1 item. Each item has at most 128
/// characters. Each item matches `pid_dbtmr:.*`.
@property (nonatomic, readonly, copy, nullable) NSArray<NSString *> *roleIds;

/// Creates an object.
///
/// - Parameters:
///   - memberEmail: The email address. At most 255 characters. Matches
///     `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
///   - memberGivenName: The given name. At most 50 characters. Matches `[^/:?*<>"|]*`.
///   - memberSurname: The family name. At most 50 characters. Matches `[^/:?*<>"|]*`.
///   - memberExternalId: The external ID, from the team's own directory. At most 64 characters.
///   - memberPersistentId: The persistent identifier for SAML sign-in. Supported only for teams that use persistent
///     identifiers.
///   - sendWelcomeEmail: A Boolean value that indicates whether to send an invitation by email. If `false`, the team
///     must notify the person. The default is `@YES`.
///   - isDirectoryRestricted: A Boolean value that indicates whether the team's directory is restricted for the person.
///   - roleIds: The identifiers of the roles. `nil` for a member without a role. At most 1 item. Each item has at most
///     128 characters. Each item matches `pid_dbtmr:.*`.
- (instancetype)initWithMemberEmail:(NSString *)memberEmail
    memberGivenName:(nullable NSString *)memberGivenName
    memberSurname:(nullable NSString *)memberSurname
    memberExternalId:(nullable NSString *)memberExternalId
    memberPersistentId:(nullable NSString *)memberPersistentId
    sendWelcomeEmail:(NSNumber *)sendWelcomeEmail
    isDirectoryRestricted:(nullable NSNumber *)isDirectoryRestricted
    roleIds:(nullable NSArray<NSString *> *)roleIds
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithMemberEmail:(NSString *)memberEmail
    memberGivenName:(nullable NSString *)memberGivenName
    memberSurname:(nullable NSString *)memberSurname
    memberExternalId:(nullable NSString *)memberExternalId
    memberPersistentId:(nullable NSString *)memberPersistentId
    sendWelcomeEmail:(NSNumber *)sendWelcomeEmail
    isDirectoryRestricted:(nullable NSNumber *)isDirectoryRestricted
    DB_UNAVAILABLE;
@end

/// The outcome for one person.
@interface DBXTeamMemberAddV2Result : DBXObject
@end

/// The members of the union.
@interface DBXTeamMemberAddV2Result (Members)
/// The object if its tag is `team_license_limit`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMemberAddV2ResultTeamLicenseLimit *asTeamLicenseLimit;

/// The object if its tag is `free_team_member_limit_reached`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMemberAddV2ResultFreeTeamMemberLimitReached *asFreeTeamMemberLimitReached;

/// The object if its tag is `user_already_on_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMemberAddV2ResultUserAlreadyOnTeam *asUserAlreadyOnTeam;
/// The object if its tag is `user_on_another_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMemberAddV2ResultUserOnAnotherTeam *asUserOnAnotherTeam;
/// The object if its tag is `user_already_paired`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMemberAddV2ResultUserAlreadyPaired *asUserAlreadyPaired;
/// The object if its tag is `user_migration_failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMemberAddV2ResultUserMigrationFailed *asUserMigrationFailed;

/// The object if its tag is `duplicate_external_member_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMemberAddV2ResultDuplicateExternalMemberId *asDuplicateExternalMemberId;

/// The object if its tag is `duplicate_member_persistent_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMemberAddV2ResultDuplicateMemberPersistentId *asDuplicateMemberPersistentId;

/// The object if its tag is `persistent_id_disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMemberAddV2ResultPersistentIdDisabled *asPersistentIdDisabled;
/// The object if its tag is `user_creation_failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMemberAddV2ResultUserCreationFailed *asUserCreationFailed;
/// The object if its tag is `success`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMemberAddV2ResultSuccess *asSuccess;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMemberAddV2ResultOther *asOther;
@end

/// The team has no available license. The associated value is the email address. At most 255 characters. Matches
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@interface DBXTeamMemberAddV2ResultTeamLicenseLimit : DBXTeamMemberAddV2Result
/// The value of `team_license_limit`.
@property (nonatomic, copy) NSString *teamLicenseLimit;
/// Creates an object with the tag `team_license_limit`.
- (instancetype)init:(NSString *)teamLicenseLimit NS_DESIGNATED_INITIALIZER;
@end

/// A free team can't have more members. The associated value is the email address. At most 255 characters. Matches
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@interface DBXTeamMemberAddV2ResultFreeTeamMemberLimitReached : DBXTeamMemberAddV2Result
/// The value of `free_team_member_limit_reached`.
@property (nonatomic, copy) NSString *freeTeamMemberLimitReached;
/// Creates an object with the tag `free_team_member_limit_reached`.
- (instancetype)init:(NSString *)freeTeamMemberLimitReached NS_DESIGNATED_INITIALIZER;
@end

/// The person is a member of the team, is invited, or can be recovered. The associated value is the email address. At
/// most 255 characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@interface DBXTeamMemberAddV2ResultUserAlreadyOnTeam : DBXTeamMemberAddV2Result
/// The value of `user_already_on_team`.
@property (nonatomic, copy) NSString *userAlreadyOnTeam;
/// Creates an object with the tag `user_already_on_team`.
- (instancetype)init:(NSString *)userAlreadyOnTeam NS_DESIGNATED_INITIALIZER;
@end

/// The person is a member of another team or is invited to it. The associated value is the email address. At most 255
/// characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@interface DBXTeamMemberAddV2ResultUserOnAnotherTeam : DBXTeamMemberAddV2Result
/// The value of `user_on_another_team`.
@property (nonatomic, copy) NSString *userOnAnotherTeam;
/// Creates an object with the tag `user_on_another_team`.
- (instancetype)init:(NSString *)userOnAnotherTeam NS_DESIGNATED_INITIALIZER;
@end

/// The account is linked to another account. The associated value is the email address. At most 255 characters. Matches
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@interface DBXTeamMemberAddV2ResultUserAlreadyPaired : DBXTeamMemberAddV2Result
/// The value of `user_already_paired`.
@property (nonatomic, copy) NSString *userAlreadyPaired;
/// Creates an object with the tag `user_already_paired`.
- (instancetype)init:(NSString *)userAlreadyPaired NS_DESIGNATED_INITIALIZER;
@end

/// The account couldn't be moved to the team. The associated value is the email address. At most 255 characters.
/// Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@interface DBXTeamMemberAddV2ResultUserMigrationFailed : DBXTeamMemberAddV2Result
/// The value of `user_migration_failed`.
@property (nonatomic, copy) NSString *userMigrationFailed;
/// Creates an object with the tag `user_migration_failed`.
- (instancetype)init:(NSString *)userMigrationFailed NS_DESIGNATED_INITIALIZER;
@end

/// Another member has this external ID. The associated value is the email address. At most 255 characters. Matches
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@interface DBXTeamMemberAddV2ResultDuplicateExternalMemberId : DBXTeamMemberAddV2Result
/// The value of `duplicate_external_member_id`.
@property (nonatomic, copy) NSString *duplicateExternalMemberId;
/// Creates an object with the tag `duplicate_external_member_id`.
- (instancetype)init:(NSString *)duplicateExternalMemberId NS_DESIGNATED_INITIALIZER;
@end

/// Another member has this persistent identifier. The associated value is the email address. At most 255 characters.
/// Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@interface DBXTeamMemberAddV2ResultDuplicateMemberPersistentId : DBXTeamMemberAddV2Result
/// The value of `duplicate_member_persistent_id`.
@property (nonatomic, copy) NSString *duplicateMemberPersistentId;
/// Creates an object with the tag `duplicate_member_persistent_id`.
- (instancetype)init:(NSString *)duplicateMemberPersistentId NS_DESIGNATED_INITIALIZER;
@end

/// The team doesn't use persistent identifiers for SAML sign-in. The associated value is the email address. At most 255
/// characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@interface DBXTeamMemberAddV2ResultPersistentIdDisabled : DBXTeamMemberAddV2Result
/// The value of `persistent_id_disabled`.
@property (nonatomic, copy) NSString *persistentIdDisabled;
/// Creates an object with the tag `persistent_id_disabled`.
- (instancetype)init:(NSString *)persistentIdDisabled NS_DESIGNATED_INITIALIZER;
@end

/// The account couldn't be created. The associated value is the email address. At most 255 characters. Matches
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@interface DBXTeamMemberAddV2ResultUserCreationFailed : DBXTeamMemberAddV2Result
/// The value of `user_creation_failed`.
@property (nonatomic, copy) NSString *userCreationFailed;
/// Creates an object with the tag `user_creation_failed`.
- (instancetype)init:(NSString *)userCreationFailed NS_DESIGNATED_INITIALIZER;
@end

/// The person was added.
@interface DBXTeamMemberAddV2ResultSuccess : DBXTeamMemberAddV2Result
/// The value of `success`.
@property (nonatomic, strong) DBXTeamTeamMemberInfoV2 *success;
/// Creates an object with the tag `success`.
- (instancetype)init:(DBXTeamTeamMemberInfoV2 *)success NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamMemberAddV2ResultOther : DBXTeamMemberAddV2Result
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// A member, and their sessions and devices.
@interface DBXTeamMemberDevices : DBXObject
/// The identifier of the member, `dbmid:…`.
@property (nonatomic, readonly, copy) NSString *teamMemberId;
/// The web sessions.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXTeamActiveWebSession *> *webSessions;
/// The computers.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXTeamDesktopClientSession *> *desktopClients;
/// The mobile devices.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXTeamMobileClientSession *> *mobileClients;

/// Creates an object.
///
/// - Parameters:
///   - teamMemberId: The identifier of the member, `dbmid:…`.
///   - webSessions: The web sessions.
///   - desktopClients: The computers.
///   - mobileClients: The mobile devices.
- (instancetype)initWithTeamMemberId:(NSString *)teamMemberId
    webSessions:(nullable NSArray<DBXTeamActiveWebSession *> *)webSessions
    desktopClients:(nullable NSArray<DBXTeamDesktopClientSession *> *)desktopClients
    mobileClients:(nullable NSArray<DBXTeamMobileClientSession *> *)mobileClients
    NS_DESIGNATED_INITIALIZER;
@end

/// A member, and the apps that they have linked.
@interface DBXTeamMemberLinkedApps : DBXObject
/// The identifier of the member, `dbmid:…`.
@property (nonatomic, readonly, copy) NSString *teamMemberId;
/// The apps.
@property (nonatomic, readonly, copy) NSArray<DBXTeamApiApp *> *linkedApiApps;

/// Creates an object.
///
/// - Parameters:
///   - teamMemberId: The identifier of the member, `dbmid:…`.
///   - linkedApiApps: The apps.
- (instancetype)initWithTeamMemberId:(NSString *)teamMemberId
    linkedApiApps:(NSArray<DBXTeamApiApp *> *)linkedApiApps
    NS_DESIGNATED_INITIALIZER;
@end

/// The profile of a team member.
@interface DBXTeamMemberProfile : DBXObject
/// The identifier of the member, `dbmid:…`.
@property (nonatomic, readonly, copy) NSString *teamMemberId;
/// The external ID, from the team's own directory. `nil` if there is none.
@property (nonatomic, readonly, copy, nullable) NSString *externalId;
/// The account identifier, `dbid:…`. Exactly 40 characters.
@property (nonatomic, readonly, copy, nullable) NSString *accountId;
/// The email address.
@property (nonatomic, readonly, copy) NSString *email;
/// A Boolean value that indicates whether the email address is verified.
@property (nonatomic, readonly) NSNumber *emailVerified;
/// The secondary email addresses.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXSecondaryEmailsSecondaryEmail *> *secondaryEmails;
/// The status of the member in the team.
@property (nonatomic, readonly) DBXTeamTeamMemberStatus *status;
/// The name in several forms.
@property (nonatomic, readonly) DBXUsersName *name;
/// The type of the membership, which determines whether the member uses a license.
@property (nonatomic, readonly) DBXTeamTeamMembershipType *membershipType;
/// The time at which the member was invited. `nil` if they have joined.
@property (nonatomic, readonly, copy, nullable) NSDate *invitedOn;
/// The time at which the member joined.
@property (nonatomic, readonly, copy, nullable) NSDate *joinedOn;
/// The time at which the member was suspended. `nil` if they aren't suspended.
@property (nonatomic, readonly, copy, nullable) NSDate *suspendedOn;
/// The persistent identifier for SAML sign-in.
@property (nonatomic, readonly, copy, nullable) NSString *persistentId;
/// A Boolean value that indicates whether the team's directory is restricted for the member.
@property (nonatomic, readonly, nullable) NSNumber *isDirectoryRestricted;
/// The URL of the profile photo. `nil` if there is none.
@property (nonatomic, readonly, copy, nullable) NSString *profilePhotoUrl;

/// Creates an object.
///
/// - Parameters:
///   - teamMemberId: The identifier of the member, `dbmid:…`.
///   - email: The email address.
///   - emailVerified: A Boolean value that indicates whether the email address is verified.
///   - status: The status of the member in the team.
///   - name: The name in several forms.
///   - membershipType: The type of the membership, which determines whether the member uses a license.
///   - externalId: The external ID, from the team's own directory. `nil` if there is none.
///   - accountId: The account identifier, `dbid:…`. Exactly 40 characters.
///   - secondaryEmails: The secondary email addresses.
///   - invitedOn: The time at which the member was invited. `nil` if they have joined.
///   - joinedOn: The time at which the member joined.
///   - suspendedOn: The time at which the member was suspended. `nil` if they aren't suspended.
///   - persistentId: The persistent identifier for SAML sign-in.
///   - isDirectoryRestricted: A Boolean value that indicates whether the team's directory is restricted for the member.
///   - profilePhotoUrl: The URL of the profile photo. `nil` if there is none.
- (instancetype)initWithTeamMemberId:(NSString *)teamMemberId
    email:(NSString *)email
    emailVerified:(NSNumber *)emailVerified
    status:(DBXTeamTeamMemberStatus *)status
    name:(DBXUsersName *)name
    membershipType:(DBXTeamTeamMembershipType *)membershipType
    externalId:(nullable NSString *)externalId
    accountId:(nullable NSString *)accountId
    secondaryEmails:(nullable NSArray<DBXSecondaryEmailsSecondaryEmail *> *)secondaryEmails
    invitedOn:(nullable NSDate *)invitedOn
    joinedOn:(nullable NSDate *)joinedOn
    suspendedOn:(nullable NSDate *)suspendedOn
    persistentId:(nullable NSString *)persistentId
    isDirectoryRestricted:(nullable NSNumber *)isDirectoryRestricted
    profilePhotoUrl:(nullable NSString *)profilePhotoUrl
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a member can't be used.
@interface DBXTeamMemberSelectorError : DBXObject
@end

/// The members of the union.
@interface DBXTeamMemberSelectorError (Members)
/// The object if its tag is `user_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMemberSelectorErrorUserNotFound *asUserNotFound;
/// The object if its tag is `user_not_in_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMemberSelectorErrorUserNotInTeam *asUserNotInTeam;
@end

/// The team has no such member.
@interface DBXTeamMemberSelectorErrorUserNotFound : DBXTeamMemberSelectorError
/// Creates an object with the tag `user_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_not_found`.
+ (instancetype)new;
@end

/// The user isn't a member of the team.
@interface DBXTeamMemberSelectorErrorUserNotInTeam : DBXTeamMemberSelectorError
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_not_in_team`.
+ (instancetype)new;
@end

/// The options for adding people.
@interface DBXTeamMembersAddArgBase : DBXObject
/// A Boolean value that indicates whether to return a job immediately. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *forceAsync;

/// Creates an object.
///
/// - Parameters:
///   - forceAsync: A Boolean value that indicates whether to return a job immediately. The default is `@NO`.
- (instancetype)initWithForceAsync:(NSNumber *)forceAsync NS_DESIGNATED_INITIALIZER;
@end

/// The people to add to the team.
@interface DBXTeamMembersAddArg : DBXTeamMembersAddArgBase
/// The people to add, at most 20.
@property (nonatomic, readonly, copy) NSArray<DBXTeamMemberAddArg *> *newMembers;
/// The people to add, at most 20.
- (NSArray<DBXTeamMemberAddArg *> *)newMembers DB_NO_METHOD_FAMILY;

/// Creates an object.
///
/// - Parameters:
///   - newMembers: The people to add, at most 20.
///   - forceAsync: A Boolean value that indicates whether to return a job immediately. The default is `@NO`.
- (instancetype)initWithNewMembers:(NSArray<DBXTeamMemberAddArg *> *)newMembers
    forceAsync:(NSNumber *)forceAsync
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithForceAsync:(NSNumber *)forceAsync DB_UNAVAILABLE;
@end

/// The state of a job of `membersAdd`.
@interface DBXTeamMembersAddJobStatus : DBXObject
@end

/// The members of the union.
@interface DBXTeamMembersAddJobStatus (Members)
/// The object if its tag is `in_progress`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersAddJobStatusInProgress *asInProgress;
/// The object if its tag is `complete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersAddJobStatusComplete *asComplete;
/// The object if its tag is `failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersAddJobStatusFailed *asFailed;
@end

/// The job is still running. Poll again later.
@interface DBXTeamMembersAddJobStatusInProgress : DBXTeamMembersAddJobStatus
/// Creates an object with the tag `in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `in_progress`.
+ (instancetype)new;
@end

/// The job is complete. Each person has their own outcome.
@interface DBXTeamMembersAddJobStatusComplete : DBXTeamMembersAddJobStatus
/// The value of `complete`.
@property (nonatomic, copy) NSArray<DBXTeamMemberAddResult *> *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(NSArray<DBXTeamMemberAddResult *> *)complete NS_DESIGNATED_INITIALIZER;
@end

/// The entire job failed. The associated value describes the reason.
@interface DBXTeamMembersAddJobStatusFailed : DBXTeamMembersAddJobStatus
/// The value of `failed`.
@property (nonatomic, copy) NSString *failed;
/// Creates an object with the tag `failed`.
- (instancetype)init:(NSString *)failed NS_DESIGNATED_INITIALIZER;
@end

/// The state of a job of `membersAddV2`.
@interface DBXTeamMembersAddJobStatusV2Result : DBXObject
@end

/// The members of the union.
@interface DBXTeamMembersAddJobStatusV2Result (Members)
/// The object if its tag is `in_progress`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersAddJobStatusV2ResultInProgress *asInProgress;
/// The object if its tag is `complete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersAddJobStatusV2ResultComplete *asComplete;
/// The object if its tag is `failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersAddJobStatusV2ResultFailed *asFailed;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersAddJobStatusV2ResultOther *asOther;
@end

/// The job is still running. Poll again later.
@interface DBXTeamMembersAddJobStatusV2ResultInProgress : DBXTeamMembersAddJobStatusV2Result
/// Creates an object with the tag `in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `in_progress`.
+ (instancetype)new;
@end

/// The job is complete. Each person has their own outcome.
@interface DBXTeamMembersAddJobStatusV2ResultComplete : DBXTeamMembersAddJobStatusV2Result
/// The value of `complete`.
@property (nonatomic, copy) NSArray<DBXTeamMemberAddV2Result *> *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(NSArray<DBXTeamMemberAddV2Result *> *)complete NS_DESIGNATED_INITIALIZER;
@end

/// The entire job failed. The associated value describes the reason.
@interface DBXTeamMembersAddJobStatusV2ResultFailed : DBXTeamMembersAddJobStatusV2Result
/// The value of `failed`.
@property (nonatomic, copy) NSString *failed;
/// Creates an object with the tag `failed`.
- (instancetype)init:(NSString *)failed NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamMembersAddJobStatusV2ResultOther : DBXTeamMembersAddJobStatusV2Result
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The result of `membersAdd`: a job to poll, or the outcome.
@interface DBXTeamMembersAddLaunch : DBXObject
@end

/// The members of the union.
@interface DBXTeamMembersAddLaunch (Members)
/// The object if its tag is `async_job_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersAddLaunchAsyncJobId *asAsyncJobId;
/// The object if its tag is `complete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersAddLaunchComplete *asComplete;
@end

/// The identifier of the job that the call started. Poll the job with it. At least 1 character.
@interface DBXTeamMembersAddLaunchAsyncJobId : DBXTeamMembersAddLaunch
/// The value of `async_job_id`.
@property (nonatomic, copy) NSString *asyncJobId;
/// Creates an object with the tag `async_job_id`.
- (instancetype)init:(NSString *)asyncJobId NS_DESIGNATED_INITIALIZER;
@end

/// The call completed without a job. Each person has their own outcome.
@interface DBXTeamMembersAddLaunchComplete : DBXTeamMembersAddLaunch
/// The value of `complete`.
@property (nonatomic, copy) NSArray<DBXTeamMemberAddResult *> *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(NSArray<DBXTeamMemberAddResult *> *)complete NS_DESIGNATED_INITIALIZER;
@end

/// The result of `membersAddV2`: a job to poll, or the outcome.
@interface DBXTeamMembersAddLaunchV2Result : DBXObject
@end

/// The members of the union.
@interface DBXTeamMembersAddLaunchV2Result (Members)
/// The object if its tag is `async_job_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersAddLaunchV2ResultAsyncJobId *asAsyncJobId;
/// The object if its tag is `complete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersAddLaunchV2ResultComplete *asComplete;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersAddLaunchV2ResultOther *asOther;
@end

/// The identifier of the job that the call started. Poll the job with it. At least 1 character.
@interface DBXTeamMembersAddLaunchV2ResultAsyncJobId : DBXTeamMembersAddLaunchV2Result
/// The value of `async_job_id`.
@property (nonatomic, copy) NSString *asyncJobId;
/// Creates an object with the tag `async_job_id`.
- (instancetype)init:(NSString *)asyncJobId NS_DESIGNATED_INITIALIZER;
@end

/// The call completed without a job. Each person has their own outcome.
@interface DBXTeamMembersAddLaunchV2ResultComplete : DBXTeamMembersAddLaunchV2Result
/// The value of `complete`.
@property (nonatomic, copy) NSArray<DBXTeamMemberAddV2Result *> *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(NSArray<DBXTeamMemberAddV2Result *> *)complete NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamMembersAddLaunchV2ResultOther : DBXTeamMembersAddLaunchV2Result
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The people to add to the team.
@interface DBXTeamMembersAddV2Arg : DBXTeamMembersAddArgBase
/// The people to add, at most 20.
@property (nonatomic, readonly, copy) NSArray<DBXTeamMemberAddV2Arg *> *newMembers;
/// The people to add, at most 20.
- (NSArray<DBXTeamMemberAddV2Arg *> *)newMembers DB_NO_METHOD_FAMILY;

/// Creates an object.
///
/// - Parameters:
///   - newMembers: The people to add, at most 20.
///   - forceAsync: A Boolean value that indicates whether to return a job immediately. The default is `@NO`.
- (instancetype)initWithNewMembers:(NSArray<DBXTeamMemberAddV2Arg *> *)newMembers
    forceAsync:(NSNumber *)forceAsync
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithForceAsync:(NSNumber *)forceAsync DB_UNAVAILABLE;
@end

/// The member to change.
@interface DBXTeamMembersDeactivateBaseArg : DBXObject
/// The member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBXTeamUserSelectorArg *user;

/// Creates an object.
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
- (instancetype)initWithUser:(DBXTeamUserSelectorArg *)user NS_DESIGNATED_INITIALIZER;
@end

/// The former member whose files to transfer, and the recipient.
@interface DBXTeamMembersDataTransferArg : DBXTeamMembersDeactivateBaseArg
/// The member who receives the files.
@property (nonatomic, readonly) DBXTeamUserSelectorArg *transferDestId;
/// The admin who receives an email if an error occurs.
@property (nonatomic, readonly) DBXTeamUserSelectorArg *transferAdminId;

/// Creates an object.
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - transferDestId: The member who receives the files.
///   - transferAdminId: The admin who receives an email if an error occurs.
- (instancetype)initWithUser:(DBXTeamUserSelectorArg *)user
    transferDestId:(DBXTeamUserSelectorArg *)transferDestId
    transferAdminId:(DBXTeamUserSelectorArg *)transferAdminId
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithUser:(DBXTeamUserSelectorArg *)user DB_UNAVAILABLE;
@end

/// The member to suspend or remove.
@interface DBXTeamMembersDeactivateArg : DBXTeamMembersDeactivateBaseArg
/// A Boolean value that indicates whether to delete the data on the member's linked devices. The default is `@YES`.
@property (nonatomic, readonly) NSNumber *wipeData;

/// Creates an object.
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - wipeData: A Boolean value that indicates whether to delete the data on the member's linked devices. The default
///     is `@YES`.
- (instancetype)initWithUser:(DBXTeamUserSelectorArg *)user wipeData:(NSNumber *)wipeData NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithUser:(DBXTeamUserSelectorArg *)user DB_UNAVAILABLE;
@end

/// The reason that a member can't be changed.
@interface DBXTeamMembersDeactivateError : DBXObject
@end

/// The members of the union.
@interface DBXTeamMembersDeactivateError (Members)
/// The object if its tag is `user_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersDeactivateErrorUserNotFound *asUserNotFound;
/// The object if its tag is `user_not_in_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersDeactivateErrorUserNotInTeam *asUserNotInTeam;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersDeactivateErrorOther *asOther;
@end

/// The team has no such member.
@interface DBXTeamMembersDeactivateErrorUserNotFound : DBXTeamMembersDeactivateError
/// Creates an object with the tag `user_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_not_found`.
+ (instancetype)new;
@end

/// The user isn't a member of the team.
@interface DBXTeamMembersDeactivateErrorUserNotInTeam : DBXTeamMembersDeactivateError
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_not_in_team`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamMembersDeactivateErrorOther : DBXTeamMembersDeactivateError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The reason that files weren't deleted.
@interface DBXTeamMembersDeleteFormerMemberFilesError : DBXObject
@end

/// The members of the union.
@interface DBXTeamMembersDeleteFormerMemberFilesError (Members)
/// The object if its tag is `user_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersDeleteFormerMemberFilesErrorUserNotFound *asUserNotFound;
/// The object if its tag is `user_not_in_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersDeleteFormerMemberFilesErrorUserNotInTeam *asUserNotInTeam;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersDeleteFormerMemberFilesErrorOther *asOther;

/// The object if its tag is `transfer_in_progress`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersDeleteFormerMemberFilesErrorTransferInProgress *asTransferInProgress;

/// The object if its tag is `already_transferred`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersDeleteFormerMemberFilesErrorAlreadyTransferred *asAlreadyTransferred;

/// The object if its tag is `already_transferred_or_deleted`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersDeleteFormerMemberFilesErrorAlreadyTransferredOrDeleted *asAlreadyTransferredOrDeleted;

/// The object if its tag is `user_not_removed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersDeleteFormerMemberFilesErrorUserNotRemoved *asUserNotRemoved;
@end

/// The team has no such member.
@interface DBXTeamMembersDeleteFormerMemberFilesErrorUserNotFound : DBXTeamMembersDeleteFormerMemberFilesError
/// Creates an object with the tag `user_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_not_found`.
+ (instancetype)new;
@end

/// The user isn't a member of the team.
@interface DBXTeamMembersDeleteFormerMemberFilesErrorUserNotInTeam : DBXTeamMembersDeleteFormerMemberFilesError
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_not_in_team`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamMembersDeleteFormerMemberFilesErrorOther : DBXTeamMembersDeleteFormerMemberFilesError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The files are being transferred.
@interface DBXTeamMembersDeleteFormerMemberFilesErrorTransferInProgress : DBXTeamMembersDeleteFormerMemberFilesError
/// Creates an object with the tag `transfer_in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `transfer_in_progress`.
+ (instancetype)new;
@end

/// The files were already transferred.
@interface DBXTeamMembersDeleteFormerMemberFilesErrorAlreadyTransferred : DBXTeamMembersDeleteFormerMemberFilesError
/// Creates an object with the tag `already_transferred`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `already_transferred`.
+ (instancetype)new;
@end

/// The files were already transferred or deleted.
@interface DBXTeamMembersDeleteFormerMemberFilesErrorAlreadyTransferredOrDeleted : DBXTeamMembersDeleteFormerMemberFilesError
/// Creates an object with the tag `already_transferred_or_deleted`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `already_transferred_or_deleted`.
+ (instancetype)new;
@end

/// The user is still a member of the team.
@interface DBXTeamMembersDeleteFormerMemberFilesErrorUserNotRemoved : DBXTeamMembersDeleteFormerMemberFilesError
/// Creates an object with the tag `user_not_removed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_not_removed`.
+ (instancetype)new;
@end

/// The member whose profile photo to delete.
@interface DBXTeamMembersDeleteProfilePhotoArg : DBXObject
/// The member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBXTeamUserSelectorArg *user;

/// Creates an object.
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
- (instancetype)initWithUser:(DBXTeamUserSelectorArg *)user NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a photo wasn't deleted.
@interface DBXTeamMembersDeleteProfilePhotoError : DBXObject
@end

/// The members of the union.
@interface DBXTeamMembersDeleteProfilePhotoError (Members)
/// The object if its tag is `user_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersDeleteProfilePhotoErrorUserNotFound *asUserNotFound;
/// The object if its tag is `user_not_in_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersDeleteProfilePhotoErrorUserNotInTeam *asUserNotInTeam;

/// The object if its tag is `set_profile_disallowed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersDeleteProfilePhotoErrorSetProfileDisallowed *asSetProfileDisallowed;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersDeleteProfilePhotoErrorOther *asOther;
@end

/// The team has no such member.
@interface DBXTeamMembersDeleteProfilePhotoErrorUserNotFound : DBXTeamMembersDeleteProfilePhotoError
/// Creates an object with the tag `user_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_not_found`.
+ (instancetype)new;
@end

/// The user isn't a member of the team.
@interface DBXTeamMembersDeleteProfilePhotoErrorUserNotInTeam : DBXTeamMembersDeleteProfilePhotoError
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_not_in_team`.
+ (instancetype)new;
@end

/// Former members can't be changed.
@interface DBXTeamMembersDeleteProfilePhotoErrorSetProfileDisallowed : DBXTeamMembersDeleteProfilePhotoError
/// Creates an object with the tag `set_profile_disallowed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `set_profile_disallowed`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamMembersDeleteProfilePhotoErrorOther : DBXTeamMembersDeleteProfilePhotoError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The former member whose files to delete.
@interface DBXTeamMembersFormerMemberArg : DBXObject
/// The former member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBXTeamUserSelectorArg *user;

/// Creates an object.
///
/// - Parameters:
///   - user: The former member, by identifier, external ID, or email address.
- (instancetype)initWithUser:(DBXTeamUserSelectorArg *)user NS_DESIGNATED_INITIALIZER;
@end

/// The available roles.
@interface DBXTeamMembersGetAvailableTeamMemberRolesResult : DBXObject
/// The roles.
@property (nonatomic, readonly, copy) NSArray<DBXTeamTeamMemberRole *> *roles;

/// Creates an object.
///
/// - Parameters:
///   - roles: The roles.
- (instancetype)initWithRoles:(NSArray<DBXTeamTeamMemberRole *> *)roles NS_DESIGNATED_INITIALIZER;
@end

/// The members whose profiles to get.
@interface DBXTeamMembersGetInfoArgs : DBXObject
/// The members, by identifier, external ID, or email address.
@property (nonatomic, readonly, copy) NSArray<DBXTeamUserSelectorArg *> *members;

/// Creates an object.
///
/// - Parameters:
///   - members: The members, by identifier, external ID, or email address.
- (instancetype)initWithMembers:(NSArray<DBXTeamUserSelectorArg *> *)members NS_DESIGNATED_INITIALIZER;
@end

/// The reason that no profiles were returned.
@interface DBXTeamMembersGetInfoError : DBXObject
@end

/// The members of the union.
@interface DBXTeamMembersGetInfoError (Members)
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersGetInfoErrorOther *asOther;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamMembersGetInfoErrorOther : DBXTeamMembersGetInfoError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// A member, or the identifier of a member who doesn't exist.
@interface DBXTeamMembersGetInfoItem : DBXObject
@end

/// The members of the union.
@interface DBXTeamMembersGetInfoItem (Members)
/// The object if its tag is `id_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersGetInfoItemIdNotFound *asIdNotFound;
/// The object if its tag is `member_info`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersGetInfoItemMemberInfo *asMemberInfo;
@end

/// The member doesn't exist. The associated value is the requested identifier or email address.
@interface DBXTeamMembersGetInfoItemIdNotFound : DBXTeamMembersGetInfoItem
/// The value of `id_not_found`.
@property (nonatomic, copy) NSString *idNotFound;
/// Creates an object with the tag `id_not_found`.
- (instancetype)init:(NSString *)idNotFound NS_DESIGNATED_INITIALIZER;
@end

/// The profile and permissions of the member.
@interface DBXTeamMembersGetInfoItemMemberInfo : DBXTeamMembersGetInfoItem
/// The value of `member_info`.
@property (nonatomic, strong) DBXTeamTeamMemberInfo *memberInfo;
/// Creates an object with the tag `member_info`.
- (instancetype)init:(DBXTeamTeamMemberInfo *)memberInfo NS_DESIGNATED_INITIALIZER;
@end

/// A member who doesn't exist.
@interface DBXTeamMembersGetInfoItemBase : DBXObject
@end

/// The members of the union.
@interface DBXTeamMembersGetInfoItemBase (Members)
/// The object if its tag is `id_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersGetInfoItemBaseIdNotFound *asIdNotFound;
@end

/// The member doesn't exist. The associated value is the requested identifier or email address.
@interface DBXTeamMembersGetInfoItemBaseIdNotFound : DBXTeamMembersGetInfoItemBase
/// The value of `id_not_found`.
@property (nonatomic, copy) NSString *idNotFound;
/// Creates an object with the tag `id_not_found`.
- (instancetype)init:(NSString *)idNotFound NS_DESIGNATED_INITIALIZER;
@end

/// A member, or the identifier of a member who doesn't exist.
@interface DBXTeamMembersGetInfoItemV2 : DBXObject
@end

/// The members of the union.
@interface DBXTeamMembersGetInfoItemV2 (Members)
/// The object if its tag is `id_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersGetInfoItemV2IdNotFound *asIdNotFound;
/// The object if its tag is `member_info`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersGetInfoItemV2MemberInfo *asMemberInfo;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersGetInfoItemV2Other *asOther;
@end

/// The member doesn't exist. The associated value is the requested identifier or email address.
@interface DBXTeamMembersGetInfoItemV2IdNotFound : DBXTeamMembersGetInfoItemV2
/// The value of `id_not_found`.
@property (nonatomic, copy) NSString *idNotFound;
/// Creates an object with the tag `id_not_found`.
- (instancetype)init:(NSString *)idNotFound NS_DESIGNATED_INITIALIZER;
@end

/// The profile and roles of the member.
@interface DBXTeamMembersGetInfoItemV2MemberInfo : DBXTeamMembersGetInfoItemV2
/// The value of `member_info`.
@property (nonatomic, strong) DBXTeamTeamMemberInfoV2 *memberInfo;
/// Creates an object with the tag `member_info`.
- (instancetype)init:(DBXTeamTeamMemberInfoV2 *)memberInfo NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamMembersGetInfoItemV2Other : DBXTeamMembersGetInfoItemV2
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The members whose profiles to get.
@interface DBXTeamMembersGetInfoV2Arg : DBXObject
/// The members, by identifier, external ID, or email address.
@property (nonatomic, readonly, copy) NSArray<DBXTeamUserSelectorArg *> *members;

/// Creates an object.
///
/// - Parameters:
///   - members: The members, by identifier, external ID, or email address.
- (instancetype)initWithMembers:(NSArray<DBXTeamUserSelectorArg *> *)members NS_DESIGNATED_INITIALIZER;
@end

/// The requested profiles.
@interface DBXTeamMembersGetInfoV2Result : DBXObject
/// The result for each member.
@property (nonatomic, readonly, copy) NSArray<DBXTeamMembersGetInfoItemV2 *> *membersInfo;

/// Creates an object.
///
/// - Parameters:
///   - membersInfo: The result for each member.
- (instancetype)initWithMembersInfo:(NSArray<DBXTeamMembersGetInfoItemV2 *> *)membersInfo NS_DESIGNATED_INITIALIZER;
@end

/// The members whose files a legal hold keeps.
@interface DBXTeamMembersInfo : DBXObject
/// The identifiers of the members, `dbmid:…`.
@property (nonatomic, readonly, copy) NSArray<NSString *> *teamMemberIds;
/// The number of other users whose accounts were deleted.
@property (nonatomic, readonly) NSNumber *permanentlyDeletedUsers;

/// Creates an object.
///
/// - Parameters:
///   - teamMemberIds: The identifiers of the members, `dbmid:…`.
///   - permanentlyDeletedUsers: The number of other users whose accounts were deleted.
- (instancetype)initWithTeamMemberIds:(NSArray<NSString *> *)teamMemberIds
    permanentlyDeletedUsers:(NSNumber *)permanentlyDeletedUsers
    NS_DESIGNATED_INITIALIZER;
@end

/// The options of a list of members.
@interface DBXTeamMembersListArg : DBXObject
/// The maximum number of items in a page. The default is 1000. From 1 to 1000.
@property (nonatomic, readonly) NSNumber *limit;
/// A Boolean value that indicates whether to include former members. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *includeRemoved;

/// Creates an object.
///
/// - Parameters:
///   - limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
///   - includeRemoved: A Boolean value that indicates whether to include former members. The default is `@NO`.
- (instancetype)initWithLimit:(NSNumber *)limit includeRemoved:(NSNumber *)includeRemoved NS_DESIGNATED_INITIALIZER;
@end

/// The position at which a listing continues.
@interface DBXTeamMembersListContinueArg : DBXObject
/// The cursor of the most recent page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The cursor of the most recent page.
- (instancetype)initWithCursor:(NSString *)cursor NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the next page wasn't returned.
@interface DBXTeamMembersListContinueError : DBXObject
@end

/// The members of the union.
@interface DBXTeamMembersListContinueError (Members)
/// The object if its tag is `invalid_cursor`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersListContinueErrorInvalidCursor *asInvalidCursor;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersListContinueErrorOther *asOther;
@end

/// The cursor isn't valid. List from the start.
@interface DBXTeamMembersListContinueErrorInvalidCursor : DBXTeamMembersListContinueError
/// Creates an object with the tag `invalid_cursor`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_cursor`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamMembersListContinueErrorOther : DBXTeamMembersListContinueError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The reason that members weren't listed.
@interface DBXTeamMembersListError : DBXObject
@end

/// The members of the union.
@interface DBXTeamMembersListError (Members)
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersListErrorOther *asOther;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamMembersListErrorOther : DBXTeamMembersListError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// A page of members.
@interface DBXTeamMembersListResult : DBXObject
/// The members.
@property (nonatomic, readonly, copy) NSArray<DBXTeamTeamMemberInfo *> *members;
/// The cursor of the next page.
@property (nonatomic, readonly, copy) NSString *cursor;
/// A Boolean value that indicates whether there is another page.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object.
///
/// - Parameters:
///   - members: The members.
///   - cursor: The cursor of the next page.
///   - hasMore: A Boolean value that indicates whether there is another page.
- (instancetype)initWithMembers:(NSArray<DBXTeamTeamMemberInfo *> *)members
    cursor:(NSString *)cursor
    hasMore:(NSNumber *)hasMore
    NS_DESIGNATED_INITIALIZER;
@end

/// A page of members with their roles.
@interface DBXTeamMembersListV2Result : DBXObject
/// The members.
@property (nonatomic, readonly, copy) NSArray<DBXTeamTeamMemberInfoV2 *> *members;
/// The cursor of the next page.
@property (nonatomic, readonly, copy) NSString *cursor;
/// A Boolean value that indicates whether there is another page.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object.
///
/// - Parameters:
///   - members: The members.
///   - cursor: The cursor of the next page.
///   - hasMore: A Boolean value that indicates whether there is another page.
- (instancetype)initWithMembers:(NSArray<DBXTeamTeamMemberInfoV2 *> *)members
    cursor:(NSString *)cursor
    hasMore:(NSNumber *)hasMore
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that files can't be deleted.
@interface DBXTeamMembersPermanentlyDeleteFilesError : DBXObject
@end

/// The members of the union.
@interface DBXTeamMembersPermanentlyDeleteFilesError (Members)
/// The object if its tag is `user_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersPermanentlyDeleteFilesErrorUserNotFound *asUserNotFound;
/// The object if its tag is `user_not_in_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersPermanentlyDeleteFilesErrorUserNotInTeam *asUserNotInTeam;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersPermanentlyDeleteFilesErrorOther *asOther;

/// The object if its tag is `transfer_in_progress`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersPermanentlyDeleteFilesErrorTransferInProgress *asTransferInProgress;

/// The object if its tag is `already_transferred`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersPermanentlyDeleteFilesErrorAlreadyTransferred *asAlreadyTransferred;

/// The object if its tag is `already_transferred_or_deleted`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersPermanentlyDeleteFilesErrorAlreadyTransferredOrDeleted *asAlreadyTransferredOrDeleted;
@end

/// The team has no such member.
@interface DBXTeamMembersPermanentlyDeleteFilesErrorUserNotFound : DBXTeamMembersPermanentlyDeleteFilesError
/// Creates an object with the tag `user_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_not_found`.
+ (instancetype)new;
@end

/// The user isn't a member of the team.
@interface DBXTeamMembersPermanentlyDeleteFilesErrorUserNotInTeam : DBXTeamMembersPermanentlyDeleteFilesError
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_not_in_team`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamMembersPermanentlyDeleteFilesErrorOther : DBXTeamMembersPermanentlyDeleteFilesError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The files are being transferred.
@interface DBXTeamMembersPermanentlyDeleteFilesErrorTransferInProgress : DBXTeamMembersPermanentlyDeleteFilesError
/// Creates an object with the tag `transfer_in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `transfer_in_progress`.
+ (instancetype)new;
@end

/// The files were already transferred.
@interface DBXTeamMembersPermanentlyDeleteFilesErrorAlreadyTransferred : DBXTeamMembersPermanentlyDeleteFilesError
/// Creates an object with the tag `already_transferred`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `already_transferred`.
+ (instancetype)new;
@end

/// The files were already transferred or deleted.
@interface DBXTeamMembersPermanentlyDeleteFilesErrorAlreadyTransferredOrDeleted : DBXTeamMembersPermanentlyDeleteFilesError
/// Creates an object with the tag `already_transferred_or_deleted`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `already_transferred_or_deleted`.
+ (instancetype)new;
@end

/// The former member to recover.
@interface DBXTeamMembersRecoverArg : DBXObject
/// The former member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBXTeamUserSelectorArg *user;

/// Creates an object.
///
/// - Parameters:
///   - user: The former member, by identifier, external ID, or email address.
- (instancetype)initWithUser:(DBXTeamUserSelectorArg *)user NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a former member wasn't recovered.
@interface DBXTeamMembersRecoverError : DBXObject
@end

/// The members of the union.
@interface DBXTeamMembersRecoverError (Members)
/// The object if its tag is `user_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersRecoverErrorUserNotFound *asUserNotFound;
/// The object if its tag is `user_unrecoverable`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersRecoverErrorUserUnrecoverable *asUserUnrecoverable;
/// The object if its tag is `user_not_in_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersRecoverErrorUserNotInTeam *asUserNotInTeam;
/// The object if its tag is `team_license_limit`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersRecoverErrorTeamLicenseLimit *asTeamLicenseLimit;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersRecoverErrorOther *asOther;
@end

/// The team has no such member.
@interface DBXTeamMembersRecoverErrorUserNotFound : DBXTeamMembersRecoverError
/// Creates an object with the tag `user_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_not_found`.
+ (instancetype)new;
@end

/// The former member can no longer be recovered.
@interface DBXTeamMembersRecoverErrorUserUnrecoverable : DBXTeamMembersRecoverError
/// Creates an object with the tag `user_unrecoverable`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_unrecoverable`.
+ (instancetype)new;
@end

/// The user isn't a member of the team.
@interface DBXTeamMembersRecoverErrorUserNotInTeam : DBXTeamMembersRecoverError
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_not_in_team`.
+ (instancetype)new;
@end

/// The team has no available license.
@interface DBXTeamMembersRecoverErrorTeamLicenseLimit : DBXTeamMembersRecoverError
/// Creates an object with the tag `team_license_limit`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team_license_limit`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamMembersRecoverErrorOther : DBXTeamMembersRecoverError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The member to remove, and the handling of their account and files.
@interface DBXTeamMembersRemoveArg : DBXTeamMembersDeactivateArg
/// The member who receives the files. `nil` for no transfer.
@property (nonatomic, readonly, nullable) DBXTeamUserSelectorArg *transferDestId;
/// The admin who receives an email if an error occurs. Required with `transferDestId`.
@property (nonatomic, readonly, nullable) DBXTeamUserSelectorArg *transferAdminId;

/// A Boolean value that indicates whether the member keeps their account as a Basic account. Requires that `wipeData`
/// is `false`. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *keepAccount;

/// A Boolean value that indicates whether the member keeps access to folders that were shared with them individually.
/// Requires that `keepAccount` is `true` and `wipeData` is `false`. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *retainTeamShares;

/// A Boolean value that indicates whether to permanently delete the member's files. They can't be transferred
/// afterward. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *permanentlyDeleteFiles;

/// Creates an object.
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
- (instancetype)initWithUser:(DBXTeamUserSelectorArg *)user
    wipeData:(NSNumber *)wipeData
    transferDestId:(nullable DBXTeamUserSelectorArg *)transferDestId
    transferAdminId:(nullable DBXTeamUserSelectorArg *)transferAdminId
    keepAccount:(NSNumber *)keepAccount
    retainTeamShares:(NSNumber *)retainTeamShares
    permanentlyDeleteFiles:(NSNumber *)permanentlyDeleteFiles
    NS_DESIGNATED_INITIALIZER;

/// Creates an object without the fields that were added later.
- (instancetype)initWithUser:(DBXTeamUserSelectorArg *)user
    wipeData:(NSNumber *)wipeData
    transferDestId:(nullable DBXTeamUserSelectorArg *)transferDestId
    transferAdminId:(nullable DBXTeamUserSelectorArg *)transferAdminId
    keepAccount:(NSNumber *)keepAccount
    retainTeamShares:(NSNumber *)retainTeamShares
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithUser:(DBXTeamUserSelectorArg *)user wipeData:(NSNumber *)wipeData DB_UNAVAILABLE;
@end

/// The reason that a member wasn't removed.
@interface DBXTeamMembersRemoveError : DBXObject
@end

/// The members of the union.
@interface DBXTeamMembersRemoveError (Members)
/// The object if its tag is `user_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersRemoveErrorUserNotFound *asUserNotFound;
/// The object if its tag is `user_not_in_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersRemoveErrorUserNotInTeam *asUserNotInTeam;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersRemoveErrorOther *asOther;
/// The object if its tag is `transfer_in_progress`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersRemoveErrorTransferInProgress *asTransferInProgress;
/// The object if its tag is `already_transferred`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersRemoveErrorAlreadyTransferred *asAlreadyTransferred;

/// The object if its tag is `already_transferred_or_deleted`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersRemoveErrorAlreadyTransferredOrDeleted *asAlreadyTransferredOrDeleted;

/// The object if its tag is `removed_and_transfer_dest_should_differ`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersRemoveErrorRemovedAndTransferDestShouldDiffer *asRemovedAndTransferDestShouldDiffer;

/// The object if its tag is `removed_and_transfer_admin_should_differ`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersRemoveErrorRemovedAndTransferAdminShouldDiffer *asRemovedAndTransferAdminShouldDiffer;

/// The object if its tag is `transfer_dest_user_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersRemoveErrorTransferDestUserNotFound *asTransferDestUserNotFound;

/// The object if its tag is `transfer_dest_user_not_in_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersRemoveErrorTransferDestUserNotInTeam *asTransferDestUserNotInTeam;

/// The object if its tag is `transfer_admin_user_not_in_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersRemoveErrorTransferAdminUserNotInTeam *asTransferAdminUserNotInTeam;

/// The object if its tag is `transfer_admin_user_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersRemoveErrorTransferAdminUserNotFound *asTransferAdminUserNotFound;

/// The object if its tag is `unspecified_transfer_admin_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersRemoveErrorUnspecifiedTransferAdminId *asUnspecifiedTransferAdminId;

/// The object if its tag is `transfer_admin_is_not_admin`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersRemoveErrorTransferAdminIsNotAdmin *asTransferAdminIsNotAdmin;
/// The object if its tag is `recipient_not_verified`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersRemoveErrorRecipientNotVerified *asRecipientNotVerified;
/// The object if its tag is `remove_last_admin`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersRemoveErrorRemoveLastAdmin *asRemoveLastAdmin;

/// The object if its tag is `cannot_keep_account_and_transfer`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersRemoveErrorCannotKeepAccountAndTransfer *asCannotKeepAccountAndTransfer;

/// The object if its tag is `cannot_keep_account_and_delete_data`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersRemoveErrorCannotKeepAccountAndDeleteData *asCannotKeepAccountAndDeleteData;

/// The object if its tag is `cannot_keep_account_and_permanently_delete`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersRemoveErrorCannotKeepAccountAndPermanentlyDelete *asCannotKeepAccountAndPermanentlyDelete;

/// The object if its tag is `email_address_too_long_to_be_disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersRemoveErrorEmailAddressTooLongToBeDisabled *asEmailAddressTooLongToBeDisabled;

/// The object if its tag is `cannot_keep_invited_user_account`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersRemoveErrorCannotKeepInvitedUserAccount *asCannotKeepInvitedUserAccount;

/// The object if its tag is `cannot_retain_shares_when_data_wiped`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersRemoveErrorCannotRetainSharesWhenDataWiped *asCannotRetainSharesWhenDataWiped;

/// The object if its tag is `cannot_retain_shares_when_no_account_kept`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersRemoveErrorCannotRetainSharesWhenNoAccountKept *asCannotRetainSharesWhenNoAccountKept;

/// The object if its tag is `cannot_retain_shares_when_team_external_sharing_off`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersRemoveErrorCannotRetainSharesWhenTeamExternalSharingOff *asCannotRetainSharesWhenTeamExternalSharingOff;

/// The object if its tag is `cannot_keep_account`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersRemoveErrorCannotKeepAccount *asCannotKeepAccount;

/// The object if its tag is `cannot_keep_account_under_legal_hold`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersRemoveErrorCannotKeepAccountUnderLegalHold *asCannotKeepAccountUnderLegalHold;

/// The object if its tag is `cannot_keep_account_required_to_sign_tos`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersRemoveErrorCannotKeepAccountRequiredToSignTos *asCannotKeepAccountRequiredToSignTos;

/// The object if its tag is `cannot_permanently_delete_and_transfer`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersRemoveErrorCannotPermanentlyDeleteAndTransfer *asCannotPermanentlyDeleteAndTransfer;

/// The object if its tag is `member_is_transfer_destination`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersRemoveErrorMemberIsTransferDestination *asMemberIsTransferDestination;
@end

/// The team has no such member.
@interface DBXTeamMembersRemoveErrorUserNotFound : DBXTeamMembersRemoveError
/// Creates an object with the tag `user_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_not_found`.
+ (instancetype)new;
@end

/// The user isn't a member of the team.
@interface DBXTeamMembersRemoveErrorUserNotInTeam : DBXTeamMembersRemoveError
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_not_in_team`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamMembersRemoveErrorOther : DBXTeamMembersRemoveError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The files are being transferred.
@interface DBXTeamMembersRemoveErrorTransferInProgress : DBXTeamMembersRemoveError
/// Creates an object with the tag `transfer_in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `transfer_in_progress`.
+ (instancetype)new;
@end

/// The files were already transferred.
@interface DBXTeamMembersRemoveErrorAlreadyTransferred : DBXTeamMembersRemoveError
/// Creates an object with the tag `already_transferred`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `already_transferred`.
+ (instancetype)new;
@end

/// The files were already transferred or deleted.
@interface DBXTeamMembersRemoveErrorAlreadyTransferredOrDeleted : DBXTeamMembersRemoveError
/// Creates an object with the tag `already_transferred_or_deleted`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `already_transferred_or_deleted`.
+ (instancetype)new;
@end

/// The recipient can't be the removed member.
@interface DBXTeamMembersRemoveErrorRemovedAndTransferDestShouldDiffer : DBXTeamMembersRemoveError
/// Creates an object with the tag `removed_and_transfer_dest_should_differ`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `removed_and_transfer_dest_should_differ`.
+ (instancetype)new;
@end

/// The admin can't be the removed member.
@interface DBXTeamMembersRemoveErrorRemovedAndTransferAdminShouldDiffer : DBXTeamMembersRemoveError
/// Creates an object with the tag `removed_and_transfer_admin_should_differ`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `removed_and_transfer_admin_should_differ`.
+ (instancetype)new;
@end

/// The user in `transferDestId` doesn't exist.
@interface DBXTeamMembersRemoveErrorTransferDestUserNotFound : DBXTeamMembersRemoveError
/// Creates an object with the tag `transfer_dest_user_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `transfer_dest_user_not_found`.
+ (instancetype)new;
@end

/// The user in `transferDestId` isn't a member of the team.
@interface DBXTeamMembersRemoveErrorTransferDestUserNotInTeam : DBXTeamMembersRemoveError
/// Creates an object with the tag `transfer_dest_user_not_in_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `transfer_dest_user_not_in_team`.
+ (instancetype)new;
@end

/// The user in `transferAdminId` isn't a member of the team.
@interface DBXTeamMembersRemoveErrorTransferAdminUserNotInTeam : DBXTeamMembersRemoveError
/// Creates an object with the tag `transfer_admin_user_not_in_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `transfer_admin_user_not_in_team`.
+ (instancetype)new;
@end

/// The user in `transferAdminId` doesn't exist.
@interface DBXTeamMembersRemoveErrorTransferAdminUserNotFound : DBXTeamMembersRemoveError
/// Creates an object with the tag `transfer_admin_user_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `transfer_admin_user_not_found`.
+ (instancetype)new;
@end

/// `transferAdminId` is missing.
@interface DBXTeamMembersRemoveErrorUnspecifiedTransferAdminId : DBXTeamMembersRemoveError
/// Creates an object with the tag `unspecified_transfer_admin_id`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unspecified_transfer_admin_id`.
+ (instancetype)new;
@end

/// The user in `transferAdminId` isn't an admin.
@interface DBXTeamMembersRemoveErrorTransferAdminIsNotAdmin : DBXTeamMembersRemoveError
/// Creates an object with the tag `transfer_admin_is_not_admin`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `transfer_admin_is_not_admin`.
+ (instancetype)new;
@end

/// The recipient must first verify their email address.
@interface DBXTeamMembersRemoveErrorRecipientNotVerified : DBXTeamMembersRemoveError
/// Creates an object with the tag `recipient_not_verified`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `recipient_not_verified`.
+ (instancetype)new;
@end

/// The team must have at least one admin.
@interface DBXTeamMembersRemoveErrorRemoveLastAdmin : DBXTeamMembersRemoveError
/// Creates an object with the tag `remove_last_admin`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `remove_last_admin`.
+ (instancetype)new;
@end

/// The member can't keep the account if the files are transferred.
@interface DBXTeamMembersRemoveErrorCannotKeepAccountAndTransfer : DBXTeamMembersRemoveError
/// Creates an object with the tag `cannot_keep_account_and_transfer`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `cannot_keep_account_and_transfer`.
+ (instancetype)new;
@end

/// To keep the account, set `wipeData` to `false`.
@interface DBXTeamMembersRemoveErrorCannotKeepAccountAndDeleteData : DBXTeamMembersRemoveError
/// Creates an object with the tag `cannot_keep_account_and_delete_data`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `cannot_keep_account_and_delete_data`.
+ (instancetype)new;
@end

/// To keep the account, set `permanentlyDeleteFiles` to `false`.
@interface DBXTeamMembersRemoveErrorCannotKeepAccountAndPermanentlyDelete : DBXTeamMembersRemoveError
/// Creates an object with the tag `cannot_keep_account_and_permanently_delete`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `cannot_keep_account_and_permanently_delete`.
+ (instancetype)new;
@end

/// The member's email address is too long for a disabled account.
@interface DBXTeamMembersRemoveErrorEmailAddressTooLongToBeDisabled : DBXTeamMembersRemoveError
/// Creates an object with the tag `email_address_too_long_to_be_disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `email_address_too_long_to_be_disabled`.
+ (instancetype)new;
@end

/// The invited user hasn't joined, so they can't keep an account.
@interface DBXTeamMembersRemoveErrorCannotKeepInvitedUserAccount : DBXTeamMembersRemoveError
/// Creates an object with the tag `cannot_keep_invited_user_account`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `cannot_keep_invited_user_account`.
+ (instancetype)new;
@end

/// To keep access to shared folders, set `wipeData` to `false`.
@interface DBXTeamMembersRemoveErrorCannotRetainSharesWhenDataWiped : DBXTeamMembersRemoveError
/// Creates an object with the tag `cannot_retain_shares_when_data_wiped`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `cannot_retain_shares_when_data_wiped`.
+ (instancetype)new;
@end

/// To keep access to shared folders, set `keepAccount` to `true`.
@interface DBXTeamMembersRemoveErrorCannotRetainSharesWhenNoAccountKept : DBXTeamMembersRemoveError
/// Creates an object with the tag `cannot_retain_shares_when_no_account_kept`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `cannot_retain_shares_when_no_account_kept`.
+ (instancetype)new;
@end

/// The team doesn't allow sharing with people outside the team, so the member can't keep access.
@interface DBXTeamMembersRemoveErrorCannotRetainSharesWhenTeamExternalSharingOff : DBXTeamMembersRemoveError
/// Creates an object with the tag `cannot_retain_shares_when_team_external_sharing_off`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `cannot_retain_shares_when_team_external_sharing_off`.
+ (instancetype)new;
@end

/// Only a team admin can let members keep their account.
@interface DBXTeamMembersRemoveErrorCannotKeepAccount : DBXTeamMembersRemoveError
/// Creates an object with the tag `cannot_keep_account`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `cannot_keep_account`.
+ (instancetype)new;
@end

/// The member is part of a legal hold. Remove them from it first.
@interface DBXTeamMembersRemoveErrorCannotKeepAccountUnderLegalHold : DBXTeamMembersRemoveError
/// Creates an object with the tag `cannot_keep_account_under_legal_hold`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `cannot_keep_account_under_legal_hold`.
+ (instancetype)new;
@end

/// The member must first sign in and accept the terms of service.
@interface DBXTeamMembersRemoveErrorCannotKeepAccountRequiredToSignTos : DBXTeamMembersRemoveError
/// Creates an object with the tag `cannot_keep_account_required_to_sign_tos`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `cannot_keep_account_required_to_sign_tos`.
+ (instancetype)new;
@end

/// The files can't be both permanently deleted and transferred.
@interface DBXTeamMembersRemoveErrorCannotPermanentlyDeleteAndTransfer : DBXTeamMembersRemoveError
/// Creates an object with the tag `cannot_permanently_delete_and_transfer`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `cannot_permanently_delete_and_transfer`.
+ (instancetype)new;
@end

/// Files of another member are being transferred to the member. Wait until the transfer is complete.
@interface DBXTeamMembersRemoveErrorMemberIsTransferDestination : DBXTeamMembersRemoveError
/// Creates an object with the tag `member_is_transfer_destination`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `member_is_transfer_destination`.
+ (instancetype)new;
@end

/// The reason that the invitation wasn't sent.
@interface DBXTeamMembersSendWelcomeError : DBXObject
@end

/// The members of the union.
@interface DBXTeamMembersSendWelcomeError (Members)
/// The object if its tag is `user_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSendWelcomeErrorUserNotFound *asUserNotFound;
/// The object if its tag is `user_not_in_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSendWelcomeErrorUserNotInTeam *asUserNotInTeam;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSendWelcomeErrorOther *asOther;
@end

/// The team has no such member.
@interface DBXTeamMembersSendWelcomeErrorUserNotFound : DBXTeamMembersSendWelcomeError
/// Creates an object with the tag `user_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_not_found`.
+ (instancetype)new;
@end

/// The user isn't a member of the team.
@interface DBXTeamMembersSendWelcomeErrorUserNotInTeam : DBXTeamMembersSendWelcomeError
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_not_in_team`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamMembersSendWelcomeErrorOther : DBXTeamMembersSendWelcomeError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The member whose role to change, and the new role.
@interface DBXTeamMembersSetPermissions2Arg : DBXObject
/// The member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBXTeamUserSelectorArg *user;

/// The identifiers of the new roles. An empty list removes all roles. At most 1 item. Each item has at most 128
/// characters. Each item matches `pid_dbtmr:.*`.
@property (nonatomic, readonly, copy, nullable) NSArray<NSString *> *newRoles;

/// The identifiers of the new roles. An empty list removes all roles. At most 1 item. Each item has at most 128
/// characters. Each item matches `pid_dbtmr:.*`.
- (nullable NSArray<NSString *> *)newRoles DB_NO_METHOD_FAMILY;

/// Creates an object.
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - newRoles: The identifiers of the new roles. An empty list removes all roles. At most 1 item. Each item has at
///     most 128 characters. Each item matches `pid_dbtmr:.*`.
- (instancetype)initWithUser:(DBXTeamUserSelectorArg *)user
    newRoles:(nullable NSArray<NSString *> *)newRoles
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the role wasn't changed.
@interface DBXTeamMembersSetPermissions2Error : DBXObject
@end

/// The members of the union.
@interface DBXTeamMembersSetPermissions2Error (Members)
/// The object if its tag is `user_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSetPermissions2ErrorUserNotFound *asUserNotFound;
/// The object if its tag is `last_admin`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSetPermissions2ErrorLastAdmin *asLastAdmin;
/// The object if its tag is `user_not_in_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSetPermissions2ErrorUserNotInTeam *asUserNotInTeam;

/// The object if its tag is `cannot_set_permissions`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersSetPermissions2ErrorCannotSetPermissions *asCannotSetPermissions;

/// The object if its tag is `role_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSetPermissions2ErrorRoleNotFound *asRoleNotFound;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSetPermissions2ErrorOther *asOther;
@end

/// The team has no such member.
@interface DBXTeamMembersSetPermissions2ErrorUserNotFound : DBXTeamMembersSetPermissions2Error
/// Creates an object with the tag `user_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_not_found`.
+ (instancetype)new;
@end

/// The team must have at least one admin.
@interface DBXTeamMembersSetPermissions2ErrorLastAdmin : DBXTeamMembersSetPermissions2Error
/// Creates an object with the tag `last_admin`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `last_admin`.
+ (instancetype)new;
@end

/// The user isn't a member of the team.
@interface DBXTeamMembersSetPermissions2ErrorUserNotInTeam : DBXTeamMembersSetPermissions2Error
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_not_in_team`.
+ (instancetype)new;
@end

/// The role of the member can't be changed, for example because they are suspended.
@interface DBXTeamMembersSetPermissions2ErrorCannotSetPermissions : DBXTeamMembersSetPermissions2Error
/// Creates an object with the tag `cannot_set_permissions`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `cannot_set_permissions`.
+ (instancetype)new;
@end

/// The role doesn't exist.
@interface DBXTeamMembersSetPermissions2ErrorRoleNotFound : DBXTeamMembersSetPermissions2Error
/// Creates an object with the tag `role_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `role_not_found`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamMembersSetPermissions2ErrorOther : DBXTeamMembersSetPermissions2Error
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The member after the change.
@interface DBXTeamMembersSetPermissions2Result : DBXObject
/// The identifier of the member, `dbmid:…`.
@property (nonatomic, readonly, copy) NSString *teamMemberId;
/// The roles after the change.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXTeamTeamMemberRole *> *roles;

/// Creates an object.
///
/// - Parameters:
///   - teamMemberId: The identifier of the member, `dbmid:…`.
///   - roles: The roles after the change.
- (instancetype)initWithTeamMemberId:(NSString *)teamMemberId
    roles:(nullable NSArray<DBXTeamTeamMemberRole *> *)roles
    NS_DESIGNATED_INITIALIZER;
@end

/// The member whose admin permissions to change, and the new permissions.
@interface DBXTeamMembersSetPermissionsArg : DBXObject
/// The member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBXTeamUserSelectorArg *user;
/// The new admin permissions.
@property (nonatomic, readonly) DBXTeamAdminTier *newRole;
/// The new admin permissions.
- (DBXTeamAdminTier *)newRole DB_NO_METHOD_FAMILY;

/// Creates an object.
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - newRole: The new admin permissions.
- (instancetype)initWithUser:(DBXTeamUserSelectorArg *)user
    newRole:(DBXTeamAdminTier *)newRole
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the admin permissions weren't changed.
@interface DBXTeamMembersSetPermissionsError : DBXObject
@end

/// The members of the union.
@interface DBXTeamMembersSetPermissionsError (Members)
/// The object if its tag is `user_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSetPermissionsErrorUserNotFound *asUserNotFound;
/// The object if its tag is `last_admin`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSetPermissionsErrorLastAdmin *asLastAdmin;
/// The object if its tag is `user_not_in_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSetPermissionsErrorUserNotInTeam *asUserNotInTeam;
/// The object if its tag is `cannot_set_permissions`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSetPermissionsErrorCannotSetPermissions *asCannotSetPermissions;
/// The object if its tag is `team_license_limit`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSetPermissionsErrorTeamLicenseLimit *asTeamLicenseLimit;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSetPermissionsErrorOther *asOther;
@end

/// The team has no such member.
@interface DBXTeamMembersSetPermissionsErrorUserNotFound : DBXTeamMembersSetPermissionsError
/// Creates an object with the tag `user_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_not_found`.
+ (instancetype)new;
@end

/// The team must have at least one admin.
@interface DBXTeamMembersSetPermissionsErrorLastAdmin : DBXTeamMembersSetPermissionsError
/// Creates an object with the tag `last_admin`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `last_admin`.
+ (instancetype)new;
@end

/// The user isn't a member of the team.
@interface DBXTeamMembersSetPermissionsErrorUserNotInTeam : DBXTeamMembersSetPermissionsError
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_not_in_team`.
+ (instancetype)new;
@end

/// The admin permissions of the member can't be changed.
@interface DBXTeamMembersSetPermissionsErrorCannotSetPermissions : DBXTeamMembersSetPermissionsError
/// Creates an object with the tag `cannot_set_permissions`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `cannot_set_permissions`.
+ (instancetype)new;
@end

/// The team has no available license.
@interface DBXTeamMembersSetPermissionsErrorTeamLicenseLimit : DBXTeamMembersSetPermissionsError
/// Creates an object with the tag `team_license_limit`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team_license_limit`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamMembersSetPermissionsErrorOther : DBXTeamMembersSetPermissionsError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The member after the change.
@interface DBXTeamMembersSetPermissionsResult : DBXObject
/// The identifier of the member, `dbmid:…`.
@property (nonatomic, readonly, copy) NSString *teamMemberId;
/// The admin permissions of the member.
@property (nonatomic, readonly) DBXTeamAdminTier *role;

/// Creates an object.
///
/// - Parameters:
///   - teamMemberId: The identifier of the member, `dbmid:…`.
///   - role: The admin permissions of the member.
- (instancetype)initWithTeamMemberId:(NSString *)teamMemberId role:(DBXTeamAdminTier *)role NS_DESIGNATED_INITIALIZER;
@end

/// The changes to a member. Fields that are `nil` don't change.
@interface DBXTeamMembersSetProfileArg : DBXObject
/// The member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBXTeamUserSelectorArg *user;

/// The new email address. At most 255 characters. Matches
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@property (nonatomic, readonly, copy, nullable) NSString *newEmail;

/// The new email address. At most 255 characters. Matches
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
- (nullable NSString *)newEmail DB_NO_METHOD_FAMILY;

/// The new external ID. At most 64 characters.
@property (nonatomic, readonly, copy, nullable) NSString *newExternalId;
/// The new external ID. At most 64 characters.
- (nullable NSString *)newExternalId DB_NO_METHOD_FAMILY;
/// The new given name. At most 50 characters. Matches `[^/:?*<>"|]*`.
@property (nonatomic, readonly, copy, nullable) NSString *newGivenName;
/// The new given name. At most 50 characters. Matches `[^/:?*<>"|]*`.
- (nullable NSString *)newGivenName DB_NO_METHOD_FAMILY;
/// The new family name. At most 50 characters. Matches `[^/:?*<>"|]*`.
@property (nonatomic, readonly, copy, nullable) NSString *newSurname;
/// The new family name. At most 50 characters. Matches `[^/:?*<>"|]*`.
- (nullable NSString *)newSurname DB_NO_METHOD_FAMILY;
/// The new persistent identifier for SAML sign-in. Supported only for teams that use persistent identifiers.
@property (nonatomic, readonly, copy, nullable) NSString *newPersistentId;
/// The new persistent identifier for SAML sign-in. Supported only for teams that use persistent identifiers.
- (nullable NSString *)newPersistentId DB_NO_METHOD_FAMILY;
/// A Boolean value that indicates whether the team's directory is restricted for the member from now on.
@property (nonatomic, readonly, nullable) NSNumber *newIsDirectoryRestricted;
/// A Boolean value that indicates whether the team's directory is restricted for the member from now on.
- (nullable NSNumber *)newIsDirectoryRestricted DB_NO_METHOD_FAMILY;

/// Creates an object.
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - newEmail: The new email address. At most 255 characters. Matches
///     `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
///   - newExternalId: The new external ID. At most 64 characters.
///   - newGivenName: The new given name. At most 50 characters. Matches `[^/:?*<>"|]*`.
///   - newSurname: The new family name. At most 50 characters. Matches `[^/:?*<>"|]*`.
///   - newPersistentId: The new persistent identifier for SAML sign-in. Supported only for teams that use persistent
///     identifiers.
///   - newIsDirectoryRestricted: A Boolean value that indicates whether the team's directory is restricted for the
///     member from now on.
- (instancetype)initWithUser:(DBXTeamUserSelectorArg *)user
    newEmail:(nullable NSString *)newEmail
    newExternalId:(nullable NSString *)newExternalId
    newGivenName:(nullable NSString *)newGivenName
    newSurname:(nullable NSString *)newSurname
    newPersistentId:(nullable NSString *)newPersistentId
    newIsDirectoryRestricted:(nullable NSNumber *)newIsDirectoryRestricted
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a member wasn't changed.
@interface DBXTeamMembersSetProfileError : DBXObject
@end

/// The members of the union.
@interface DBXTeamMembersSetProfileError (Members)
/// The object if its tag is `user_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSetProfileErrorUserNotFound *asUserNotFound;
/// The object if its tag is `user_not_in_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSetProfileErrorUserNotInTeam *asUserNotInTeam;

/// The object if its tag is `external_id_and_new_external_id_unsafe`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersSetProfileErrorExternalIdAndNewExternalIdUnsafe *asExternalIdAndNewExternalIdUnsafe;

/// The object if its tag is `no_new_data_specified`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSetProfileErrorNoNewDataSpecified *asNoNewDataSpecified;

/// The object if its tag is `email_reserved_for_other_user`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersSetProfileErrorEmailReservedForOtherUser *asEmailReservedForOtherUser;

/// The object if its tag is `external_id_used_by_other_user`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersSetProfileErrorExternalIdUsedByOtherUser *asExternalIdUsedByOtherUser;

/// The object if its tag is `set_profile_disallowed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSetProfileErrorSetProfileDisallowed *asSetProfileDisallowed;
/// The object if its tag is `param_cannot_be_empty`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSetProfileErrorParamCannotBeEmpty *asParamCannotBeEmpty;
/// The object if its tag is `persistent_id_disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSetProfileErrorPersistentIdDisabled *asPersistentIdDisabled;

/// The object if its tag is `persistent_id_used_by_other_user`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersSetProfileErrorPersistentIdUsedByOtherUser *asPersistentIdUsedByOtherUser;

/// The object if its tag is `directory_restricted_off`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSetProfileErrorDirectoryRestrictedOff *asDirectoryRestrictedOff;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSetProfileErrorOther *asOther;
@end

/// The team has no such member.
@interface DBXTeamMembersSetProfileErrorUserNotFound : DBXTeamMembersSetProfileError
/// Creates an object with the tag `user_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_not_found`.
+ (instancetype)new;
@end

/// The user isn't a member of the team.
@interface DBXTeamMembersSetProfileErrorUserNotInTeam : DBXTeamMembersSetProfileError
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_not_in_team`.
+ (instancetype)new;
@end

/// To change the external ID, specify the member by another identifier.
@interface DBXTeamMembersSetProfileErrorExternalIdAndNewExternalIdUnsafe : DBXTeamMembersSetProfileError
/// Creates an object with the tag `external_id_and_new_external_id_unsafe`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `external_id_and_new_external_id_unsafe`.
+ (instancetype)new;
@end

/// The request contains no changes.
@interface DBXTeamMembersSetProfileErrorNoNewDataSpecified : DBXTeamMembersSetProfileError
/// Creates an object with the tag `no_new_data_specified`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `no_new_data_specified`.
+ (instancetype)new;
@end

/// The email address belongs to another user.
@interface DBXTeamMembersSetProfileErrorEmailReservedForOtherUser : DBXTeamMembersSetProfileError
/// Creates an object with the tag `email_reserved_for_other_user`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `email_reserved_for_other_user`.
+ (instancetype)new;
@end

/// Another member has this external ID.
@interface DBXTeamMembersSetProfileErrorExternalIdUsedByOtherUser : DBXTeamMembersSetProfileError
/// Creates an object with the tag `external_id_used_by_other_user`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `external_id_used_by_other_user`.
+ (instancetype)new;
@end

/// Former members can't be changed.
@interface DBXTeamMembersSetProfileErrorSetProfileDisallowed : DBXTeamMembersSetProfileError
/// Creates an object with the tag `set_profile_disallowed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `set_profile_disallowed`.
+ (instancetype)new;
@end

/// The new email address is empty.
@interface DBXTeamMembersSetProfileErrorParamCannotBeEmpty : DBXTeamMembersSetProfileError
/// Creates an object with the tag `param_cannot_be_empty`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `param_cannot_be_empty`.
+ (instancetype)new;
@end

/// The team doesn't use persistent identifiers for SAML sign-in.
@interface DBXTeamMembersSetProfileErrorPersistentIdDisabled : DBXTeamMembersSetProfileError
/// Creates an object with the tag `persistent_id_disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `persistent_id_disabled`.
+ (instancetype)new;
@end

/// Another member has this persistent identifier.
@interface DBXTeamMembersSetProfileErrorPersistentIdUsedByOtherUser : DBXTeamMembersSetProfileError
/// Creates an object with the tag `persistent_id_used_by_other_user`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `persistent_id_used_by_other_user`.
+ (instancetype)new;
@end

/// The team doesn't restrict its directory.
@interface DBXTeamMembersSetProfileErrorDirectoryRestrictedOff : DBXTeamMembersSetProfileError
/// Creates an object with the tag `directory_restricted_off`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `directory_restricted_off`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamMembersSetProfileErrorOther : DBXTeamMembersSetProfileError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The member whose profile photo to set, and the photo.
@interface DBXTeamMembersSetProfilePhotoArg : DBXObject
/// The member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBXTeamUserSelectorArg *user;
/// The new photo.
@property (nonatomic, readonly) DBXAccountPhotoSourceArg *photo;

/// Creates an object.
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - photo: The new photo.
- (instancetype)initWithUser:(DBXTeamUserSelectorArg *)user
    photo:(DBXAccountPhotoSourceArg *)photo
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the photo wasn't set.
@interface DBXTeamMembersSetProfilePhotoError : DBXObject
@end

/// The members of the union.
@interface DBXTeamMembersSetProfilePhotoError (Members)
/// The object if its tag is `user_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSetProfilePhotoErrorUserNotFound *asUserNotFound;
/// The object if its tag is `user_not_in_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSetProfilePhotoErrorUserNotInTeam *asUserNotInTeam;

/// The object if its tag is `set_profile_disallowed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersSetProfilePhotoErrorSetProfileDisallowed *asSetProfileDisallowed;

/// The object if its tag is `photo_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSetProfilePhotoErrorPhotoError *asPhotoError;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSetProfilePhotoErrorOther *asOther;
@end

/// The team has no such member.
@interface DBXTeamMembersSetProfilePhotoErrorUserNotFound : DBXTeamMembersSetProfilePhotoError
/// Creates an object with the tag `user_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_not_found`.
+ (instancetype)new;
@end

/// The user isn't a member of the team.
@interface DBXTeamMembersSetProfilePhotoErrorUserNotInTeam : DBXTeamMembersSetProfilePhotoError
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_not_in_team`.
+ (instancetype)new;
@end

/// Former members can't be changed.
@interface DBXTeamMembersSetProfilePhotoErrorSetProfileDisallowed : DBXTeamMembersSetProfilePhotoError
/// Creates an object with the tag `set_profile_disallowed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `set_profile_disallowed`.
+ (instancetype)new;
@end

/// The photo can't be used.
@interface DBXTeamMembersSetProfilePhotoErrorPhotoError : DBXTeamMembersSetProfilePhotoError
/// The value of `photo_error`.
@property (nonatomic, strong) DBXAccountSetProfilePhotoError *photoError;
/// Creates an object with the tag `photo_error`.
- (instancetype)init:(DBXAccountSetProfilePhotoError *)photoError NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamMembersSetProfilePhotoErrorOther : DBXTeamMembersSetProfilePhotoError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The reason that a member wasn't suspended.
@interface DBXTeamMembersSuspendError : DBXObject
@end

/// The members of the union.
@interface DBXTeamMembersSuspendError (Members)
/// The object if its tag is `user_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSuspendErrorUserNotFound *asUserNotFound;
/// The object if its tag is `user_not_in_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSuspendErrorUserNotInTeam *asUserNotInTeam;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSuspendErrorOther *asOther;
/// The object if its tag is `suspend_inactive_user`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSuspendErrorSuspendInactiveUser *asSuspendInactiveUser;
/// The object if its tag is `suspend_last_admin`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSuspendErrorSuspendLastAdmin *asSuspendLastAdmin;
/// The object if its tag is `team_license_limit`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSuspendErrorTeamLicenseLimit *asTeamLicenseLimit;
@end

/// The team has no such member.
@interface DBXTeamMembersSuspendErrorUserNotFound : DBXTeamMembersSuspendError
/// Creates an object with the tag `user_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_not_found`.
+ (instancetype)new;
@end

/// The user isn't a member of the team.
@interface DBXTeamMembersSuspendErrorUserNotInTeam : DBXTeamMembersSuspendError
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_not_in_team`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamMembersSuspendErrorOther : DBXTeamMembersSuspendError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The member isn't active.
@interface DBXTeamMembersSuspendErrorSuspendInactiveUser : DBXTeamMembersSuspendError
/// Creates an object with the tag `suspend_inactive_user`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `suspend_inactive_user`.
+ (instancetype)new;
@end

/// The team must have at least one admin.
@interface DBXTeamMembersSuspendErrorSuspendLastAdmin : DBXTeamMembersSuspendError
/// Creates an object with the tag `suspend_last_admin`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `suspend_last_admin`.
+ (instancetype)new;
@end

/// The team has no available license.
@interface DBXTeamMembersSuspendErrorTeamLicenseLimit : DBXTeamMembersSuspendError
/// Creates an object with the tag `team_license_limit`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team_license_limit`.
+ (instancetype)new;
@end

/// The reason that files can't be transferred.
@interface DBXTeamMembersTransferFilesError : DBXObject
@end

/// The members of the union.
@interface DBXTeamMembersTransferFilesError (Members)
/// The object if its tag is `user_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersTransferFilesErrorUserNotFound *asUserNotFound;
/// The object if its tag is `user_not_in_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersTransferFilesErrorUserNotInTeam *asUserNotInTeam;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersTransferFilesErrorOther *asOther;
/// The object if its tag is `transfer_in_progress`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersTransferFilesErrorTransferInProgress *asTransferInProgress;
/// The object if its tag is `already_transferred`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersTransferFilesErrorAlreadyTransferred *asAlreadyTransferred;

/// The object if its tag is `already_transferred_or_deleted`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersTransferFilesErrorAlreadyTransferredOrDeleted *asAlreadyTransferredOrDeleted;

/// The object if its tag is `removed_and_transfer_dest_should_differ`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersTransferFilesErrorRemovedAndTransferDestShouldDiffer *asRemovedAndTransferDestShouldDiffer;

/// The object if its tag is `removed_and_transfer_admin_should_differ`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersTransferFilesErrorRemovedAndTransferAdminShouldDiffer *asRemovedAndTransferAdminShouldDiffer;

/// The object if its tag is `transfer_dest_user_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersTransferFilesErrorTransferDestUserNotFound *asTransferDestUserNotFound;

/// The object if its tag is `transfer_dest_user_not_in_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersTransferFilesErrorTransferDestUserNotInTeam *asTransferDestUserNotInTeam;

/// The object if its tag is `transfer_admin_user_not_in_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersTransferFilesErrorTransferAdminUserNotInTeam *asTransferAdminUserNotInTeam;

/// The object if its tag is `transfer_admin_user_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersTransferFilesErrorTransferAdminUserNotFound *asTransferAdminUserNotFound;

/// The object if its tag is `unspecified_transfer_admin_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersTransferFilesErrorUnspecifiedTransferAdminId *asUnspecifiedTransferAdminId;

/// The object if its tag is `transfer_admin_is_not_admin`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersTransferFilesErrorTransferAdminIsNotAdmin *asTransferAdminIsNotAdmin;

/// The object if its tag is `recipient_not_verified`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersTransferFilesErrorRecipientNotVerified *asRecipientNotVerified;
@end

/// The team has no such member.
@interface DBXTeamMembersTransferFilesErrorUserNotFound : DBXTeamMembersTransferFilesError
/// Creates an object with the tag `user_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_not_found`.
+ (instancetype)new;
@end

/// The user isn't a member of the team.
@interface DBXTeamMembersTransferFilesErrorUserNotInTeam : DBXTeamMembersTransferFilesError
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_not_in_team`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamMembersTransferFilesErrorOther : DBXTeamMembersTransferFilesError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The files are being transferred.
@interface DBXTeamMembersTransferFilesErrorTransferInProgress : DBXTeamMembersTransferFilesError
/// Creates an object with the tag `transfer_in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `transfer_in_progress`.
+ (instancetype)new;
@end

/// The files were already transferred.
@interface DBXTeamMembersTransferFilesErrorAlreadyTransferred : DBXTeamMembersTransferFilesError
/// Creates an object with the tag `already_transferred`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `already_transferred`.
+ (instancetype)new;
@end

/// The files were already transferred or deleted.
@interface DBXTeamMembersTransferFilesErrorAlreadyTransferredOrDeleted : DBXTeamMembersTransferFilesError
/// Creates an object with the tag `already_transferred_or_deleted`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `already_transferred_or_deleted`.
+ (instancetype)new;
@end

/// The recipient can't be the removed member.
@interface DBXTeamMembersTransferFilesErrorRemovedAndTransferDestShouldDiffer : DBXTeamMembersTransferFilesError
/// Creates an object with the tag `removed_and_transfer_dest_should_differ`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `removed_and_transfer_dest_should_differ`.
+ (instancetype)new;
@end

/// The admin can't be the removed member.
@interface DBXTeamMembersTransferFilesErrorRemovedAndTransferAdminShouldDiffer : DBXTeamMembersTransferFilesError
/// Creates an object with the tag `removed_and_transfer_admin_should_differ`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `removed_and_transfer_admin_should_differ`.
+ (instancetype)new;
@end

/// The user in `transferDestId` doesn't exist.
@interface DBXTeamMembersTransferFilesErrorTransferDestUserNotFound : DBXTeamMembersTransferFilesError
/// Creates an object with the tag `transfer_dest_user_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `transfer_dest_user_not_found`.
+ (instancetype)new;
@end

/// The user in `transferDestId` isn't a member of the team.
@interface DBXTeamMembersTransferFilesErrorTransferDestUserNotInTeam : DBXTeamMembersTransferFilesError
/// Creates an object with the tag `transfer_dest_user_not_in_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `transfer_dest_user_not_in_team`.
+ (instancetype)new;
@end

/// The user in `transferAdminId` isn't a member of the team.
@interface DBXTeamMembersTransferFilesErrorTransferAdminUserNotInTeam : DBXTeamMembersTransferFilesError
/// Creates an object with the tag `transfer_admin_user_not_in_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `transfer_admin_user_not_in_team`.
+ (instancetype)new;
@end

/// The user in `transferAdminId` doesn't exist.
@interface DBXTeamMembersTransferFilesErrorTransferAdminUserNotFound : DBXTeamMembersTransferFilesError
/// Creates an object with the tag `transfer_admin_user_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `transfer_admin_user_not_found`.
+ (instancetype)new;
@end

/// `transferAdminId` is missing.
@interface DBXTeamMembersTransferFilesErrorUnspecifiedTransferAdminId : DBXTeamMembersTransferFilesError
/// Creates an object with the tag `unspecified_transfer_admin_id`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unspecified_transfer_admin_id`.
+ (instancetype)new;
@end

/// The user in `transferAdminId` isn't an admin.
@interface DBXTeamMembersTransferFilesErrorTransferAdminIsNotAdmin : DBXTeamMembersTransferFilesError
/// Creates an object with the tag `transfer_admin_is_not_admin`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `transfer_admin_is_not_admin`.
+ (instancetype)new;
@end

/// The recipient must first verify their email address.
@interface DBXTeamMembersTransferFilesErrorRecipientNotVerified : DBXTeamMembersTransferFilesError
/// Creates an object with the tag `recipient_not_verified`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `recipient_not_verified`.
+ (instancetype)new;
@end

/// The reason that files weren't transferred.
@interface DBXTeamMembersTransferFormerMembersFilesError : DBXObject
@end

/// The members of the union.
@interface DBXTeamMembersTransferFormerMembersFilesError (Members)
/// The object if its tag is `user_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersTransferFormerMembersFilesErrorUserNotFound *asUserNotFound;
/// The object if its tag is `user_not_in_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersTransferFormerMembersFilesErrorUserNotInTeam *asUserNotInTeam;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersTransferFormerMembersFilesErrorOther *asOther;

/// The object if its tag is `transfer_in_progress`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersTransferFormerMembersFilesErrorTransferInProgress *asTransferInProgress;

/// The object if its tag is `already_transferred`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersTransferFormerMembersFilesErrorAlreadyTransferred *asAlreadyTransferred;

/// The object if its tag is `already_transferred_or_deleted`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersTransferFormerMembersFilesErrorAlreadyTransferredOrDeleted *asAlreadyTransferredOrDeleted;

/// The object if its tag is `removed_and_transfer_dest_should_differ`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersTransferFormerMembersFilesErrorRemovedAndTransferDestShouldDiffer *asRemovedAndTransferDestShouldDiffer;

/// The object if its tag is `removed_and_transfer_admin_should_differ`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersTransferFormerMembersFilesErrorRemovedAndTransferAdminShouldDiffer *asRemovedAndTransferAdminShouldDiffer;

/// The object if its tag is `transfer_dest_user_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersTransferFormerMembersFilesErrorTransferDestUserNotFound *asTransferDestUserNotFound;

/// The object if its tag is `transfer_dest_user_not_in_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersTransferFormerMembersFilesErrorTransferDestUserNotInTeam *asTransferDestUserNotInTeam;

/// The object if its tag is `transfer_admin_user_not_in_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersTransferFormerMembersFilesErrorTransferAdminUserNotInTeam *asTransferAdminUserNotInTeam;

/// The object if its tag is `transfer_admin_user_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersTransferFormerMembersFilesErrorTransferAdminUserNotFound *asTransferAdminUserNotFound;

/// The object if its tag is `unspecified_transfer_admin_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersTransferFormerMembersFilesErrorUnspecifiedTransferAdminId *asUnspecifiedTransferAdminId;

/// The object if its tag is `transfer_admin_is_not_admin`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersTransferFormerMembersFilesErrorTransferAdminIsNotAdmin *asTransferAdminIsNotAdmin;

/// The object if its tag is `recipient_not_verified`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersTransferFormerMembersFilesErrorRecipientNotVerified *asRecipientNotVerified;

/// The object if its tag is `user_data_is_being_transferred`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersTransferFormerMembersFilesErrorUserDataIsBeingTransferred *asUserDataIsBeingTransferred;

/// The object if its tag is `user_not_removed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersTransferFormerMembersFilesErrorUserNotRemoved *asUserNotRemoved;

/// The object if its tag is `user_data_cannot_be_transferred`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersTransferFormerMembersFilesErrorUserDataCannotBeTransferred *asUserDataCannotBeTransferred;

/// The object if its tag is `user_data_already_transferred`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersTransferFormerMembersFilesErrorUserDataAlreadyTransferred *asUserDataAlreadyTransferred;
@end

/// The team has no such member.
@interface DBXTeamMembersTransferFormerMembersFilesErrorUserNotFound : DBXTeamMembersTransferFormerMembersFilesError
/// Creates an object with the tag `user_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_not_found`.
+ (instancetype)new;
@end

/// The user isn't a member of the team.
@interface DBXTeamMembersTransferFormerMembersFilesErrorUserNotInTeam : DBXTeamMembersTransferFormerMembersFilesError
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_not_in_team`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamMembersTransferFormerMembersFilesErrorOther : DBXTeamMembersTransferFormerMembersFilesError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The files are being transferred.
@interface DBXTeamMembersTransferFormerMembersFilesErrorTransferInProgress : DBXTeamMembersTransferFormerMembersFilesError
/// Creates an object with the tag `transfer_in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `transfer_in_progress`.
+ (instancetype)new;
@end

/// The files were already transferred.
@interface DBXTeamMembersTransferFormerMembersFilesErrorAlreadyTransferred : DBXTeamMembersTransferFormerMembersFilesError
/// Creates an object with the tag `already_transferred`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `already_transferred`.
+ (instancetype)new;
@end

/// The files were already transferred or deleted.
@interface DBXTeamMembersTransferFormerMembersFilesErrorAlreadyTransferredOrDeleted : DBXTeamMembersTransferFormerMembersFilesError
/// Creates an object with the tag `already_transferred_or_deleted`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `already_transferred_or_deleted`.
+ (instancetype)new;
@end

/// The recipient can't be the removed member.
@interface DBXTeamMembersTransferFormerMembersFilesErrorRemovedAndTransferDestShouldDiffer : DBXTeamMembersTransferFormerMembersFilesError
/// Creates an object with the tag `removed_and_transfer_dest_should_differ`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `removed_and_transfer_dest_should_differ`.
+ (instancetype)new;
@end

/// The admin can't be the removed member.
@interface DBXTeamMembersTransferFormerMembersFilesErrorRemovedAndTransferAdminShouldDiffer : DBXTeamMembersTransferFormerMembersFilesError
/// Creates an object with the tag `removed_and_transfer_admin_should_differ`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `removed_and_transfer_admin_should_differ`.
+ (instancetype)new;
@end

/// The user in `transferDestId` doesn't exist.
@interface DBXTeamMembersTransferFormerMembersFilesErrorTransferDestUserNotFound : DBXTeamMembersTransferFormerMembersFilesError
/// Creates an object with the tag `transfer_dest_user_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `transfer_dest_user_not_found`.
+ (instancetype)new;
@end

/// The user in `transferDestId` isn't a member of the team.
@interface DBXTeamMembersTransferFormerMembersFilesErrorTransferDestUserNotInTeam : DBXTeamMembersTransferFormerMembersFilesError
/// Creates an object with the tag `transfer_dest_user_not_in_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `transfer_dest_user_not_in_team`.
+ (instancetype)new;
@end

/// The user in `transferAdminId` isn't a member of the team.
@interface DBXTeamMembersTransferFormerMembersFilesErrorTransferAdminUserNotInTeam : DBXTeamMembersTransferFormerMembersFilesError
/// Creates an object with the tag `transfer_admin_user_not_in_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `transfer_admin_user_not_in_team`.
+ (instancetype)new;
@end

/// The user in `transferAdminId` doesn't exist.
@interface DBXTeamMembersTransferFormerMembersFilesErrorTransferAdminUserNotFound : DBXTeamMembersTransferFormerMembersFilesError
/// Creates an object with the tag `transfer_admin_user_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `transfer_admin_user_not_found`.
+ (instancetype)new;
@end

/// `transferAdminId` is missing.
@interface DBXTeamMembersTransferFormerMembersFilesErrorUnspecifiedTransferAdminId : DBXTeamMembersTransferFormerMembersFilesError
/// Creates an object with the tag `unspecified_transfer_admin_id`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unspecified_transfer_admin_id`.
+ (instancetype)new;
@end

/// The user in `transferAdminId` isn't an admin.
@interface DBXTeamMembersTransferFormerMembersFilesErrorTransferAdminIsNotAdmin : DBXTeamMembersTransferFormerMembersFilesError
/// Creates an object with the tag `transfer_admin_is_not_admin`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `transfer_admin_is_not_admin`.
+ (instancetype)new;
@end

/// The recipient must first verify their email address.
@interface DBXTeamMembersTransferFormerMembersFilesErrorRecipientNotVerified : DBXTeamMembersTransferFormerMembersFilesError
/// Creates an object with the tag `recipient_not_verified`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `recipient_not_verified`.
+ (instancetype)new;
@end

/// The files are being transferred. Try again later.
@interface DBXTeamMembersTransferFormerMembersFilesErrorUserDataIsBeingTransferred : DBXTeamMembersTransferFormerMembersFilesError
/// Creates an object with the tag `user_data_is_being_transferred`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_data_is_being_transferred`.
+ (instancetype)new;
@end

/// The former member doesn't exist.
@interface DBXTeamMembersTransferFormerMembersFilesErrorUserNotRemoved : DBXTeamMembersTransferFormerMembersFilesError
/// Creates an object with the tag `user_not_removed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_not_removed`.
+ (instancetype)new;
@end

/// The files can no longer be transferred.
@interface DBXTeamMembersTransferFormerMembersFilesErrorUserDataCannotBeTransferred : DBXTeamMembersTransferFormerMembersFilesError
/// Creates an object with the tag `user_data_cannot_be_transferred`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_data_cannot_be_transferred`.
+ (instancetype)new;
@end

/// The files were already transferred.
@interface DBXTeamMembersTransferFormerMembersFilesErrorUserDataAlreadyTransferred : DBXTeamMembersTransferFormerMembersFilesError
/// Creates an object with the tag `user_data_already_transferred`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_data_already_transferred`.
+ (instancetype)new;
@end

/// The member to unsuspend.
@interface DBXTeamMembersUnsuspendArg : DBXObject
/// The member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBXTeamUserSelectorArg *user;

/// Creates an object.
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
- (instancetype)initWithUser:(DBXTeamUserSelectorArg *)user NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a member wasn't unsuspended.
@interface DBXTeamMembersUnsuspendError : DBXObject
@end

/// The members of the union.
@interface DBXTeamMembersUnsuspendError (Members)
/// The object if its tag is `user_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersUnsuspendErrorUserNotFound *asUserNotFound;
/// The object if its tag is `user_not_in_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersUnsuspendErrorUserNotInTeam *asUserNotInTeam;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersUnsuspendErrorOther *asOther;

/// The object if its tag is `unsuspend_non_suspended_member`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersUnsuspendErrorUnsuspendNonSuspendedMember *asUnsuspendNonSuspendedMember;

/// The object if its tag is `team_license_limit`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersUnsuspendErrorTeamLicenseLimit *asTeamLicenseLimit;
@end

/// The team has no such member.
@interface DBXTeamMembersUnsuspendErrorUserNotFound : DBXTeamMembersUnsuspendError
/// Creates an object with the tag `user_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_not_found`.
+ (instancetype)new;
@end

/// The user isn't a member of the team.
@interface DBXTeamMembersUnsuspendErrorUserNotInTeam : DBXTeamMembersUnsuspendError
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_not_in_team`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamMembersUnsuspendErrorOther : DBXTeamMembersUnsuspendError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The member isn't suspended.
@interface DBXTeamMembersUnsuspendErrorUnsuspendNonSuspendedMember : DBXTeamMembersUnsuspendError
/// Creates an object with the tag `unsuspend_non_suspended_member`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unsuspend_non_suspended_member`.
+ (instancetype)new;
@end

/// The team has no available license.
@interface DBXTeamMembersUnsuspendErrorTeamLicenseLimit : DBXTeamMembersUnsuspendError
/// Creates an object with the tag `team_license_limit`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team_license_limit`.
+ (instancetype)new;
@end

/// The type of a mobile device.
@interface DBXTeamMobileClientPlatform : DBXObject
@end

/// The members of the union.
@interface DBXTeamMobileClientPlatform (Members)
/// The object if its tag is `iphone`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMobileClientPlatformIphone *asIphone;
/// The object if its tag is `ipad`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMobileClientPlatformIpad *asIpad;
/// The object if its tag is `android`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMobileClientPlatformAndroid *asAndroid;
/// The object if its tag is `windows_phone`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMobileClientPlatformWindowsPhone *asWindowsPhone;
/// The object if its tag is `blackberry`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMobileClientPlatformBlackberry *asBlackberry;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMobileClientPlatformOther *asOther;
@end

/// iPhone.
@interface DBXTeamMobileClientPlatformIphone : DBXTeamMobileClientPlatform
/// Creates an object with the tag `iphone`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `iphone`.
+ (instancetype)new;
@end

/// iPad.
@interface DBXTeamMobileClientPlatformIpad : DBXTeamMobileClientPlatform
/// Creates an object with the tag `ipad`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `ipad`.
+ (instancetype)new;
@end

/// Android.
@interface DBXTeamMobileClientPlatformAndroid : DBXTeamMobileClientPlatform
/// Creates an object with the tag `android`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `android`.
+ (instancetype)new;
@end

/// Windows Phone.
@interface DBXTeamMobileClientPlatformWindowsPhone : DBXTeamMobileClientPlatform
/// Creates an object with the tag `windows_phone`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `windows_phone`.
+ (instancetype)new;
@end

/// BlackBerry.
@interface DBXTeamMobileClientPlatformBlackberry : DBXTeamMobileClientPlatform
/// Creates an object with the tag `blackberry`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `blackberry`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamMobileClientPlatformOther : DBXTeamMobileClientPlatform
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// A mobile device that a member has linked.
@interface DBXTeamMobileClientSession : DBXTeamDeviceSession
/// The name of the device.
@property (nonatomic, readonly, copy) NSString *deviceName;
/// The type of the device.
@property (nonatomic, readonly) DBXTeamMobileClientPlatform *clientType;
/// The version of the Dropbox app.
@property (nonatomic, readonly, copy, nullable) NSString *clientVersion;
/// The version of the operating system.
@property (nonatomic, readonly, copy, nullable) NSString *osVersion;
/// The last carrier that the device used.
@property (nonatomic, readonly, copy, nullable) NSString *lastCarrier;

/// Creates an object.
///
/// - Parameters:
///   - sessionId: The identifier of the session.
///   - deviceName: The name of the device.
///   - clientType: The type of the device.
///   - ipAddress: The IP address of the last activity.
///   - country: The country of the last activity.
///   - created: The time at which the session was created.
///   - updated: The time of the last activity.
///   - clientVersion: The version of the Dropbox app.
///   - osVersion: The version of the operating system.
///   - lastCarrier: The last carrier that the device used.
- (instancetype)initWithSessionId:(NSString *)sessionId
    deviceName:(NSString *)deviceName
    clientType:(DBXTeamMobileClientPlatform *)clientType
    ipAddress:(nullable NSString *)ipAddress
    country:(nullable NSString *)country
    created:(nullable NSDate *)created
    updated:(nullable NSDate *)updated
    clientVersion:(nullable NSString *)clientVersion
    osVersion:(nullable NSString *)osVersion
    lastCarrier:(nullable NSString *)lastCarrier
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithSessionId:(NSString *)sessionId
    ipAddress:(nullable NSString *)ipAddress
    country:(nullable NSString *)country
    created:(nullable NSDate *)created
    updated:(nullable NSDate *)updated
    DB_UNAVAILABLE;
@end

/// A namespace that the team has access to.
@interface DBXTeamNamespaceMetadata : DBXObject
/// The name of the namespace.
@property (nonatomic, readonly, copy) NSString *name;
/// The identifier of the namespace, for paths like `ns:ID/…` and for path roots. Matches `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *namespaceId;
/// The type of the namespace.
@property (nonatomic, readonly) DBXTeamNamespaceType *namespaceType;
/// The identifier of the member who owns the namespace. `nil` unless it is a home folder or an app folder.
@property (nonatomic, readonly, copy, nullable) NSString *teamMemberId;
/// The space limit in bytes. Available only for team folders. The default is 0.
@property (nonatomic, readonly) NSNumber *quotaLimit;

/// Creates an object.
///
/// - Parameters:
///   - name: The name of the namespace.
///   - namespaceId: The identifier of the namespace, for paths like `ns:ID/…` and for path roots. Matches
///     `[-_0-9a-zA-Z:]+`.
///   - namespaceType: The type of the namespace.
///   - teamMemberId: The identifier of the member who owns the namespace. `nil` unless it is a home folder or an app
///     folder.
///   - quotaLimit: The space limit in bytes. Available only for team folders. The default is 0.
- (instancetype)initWithName:(NSString *)name
    namespaceId:(NSString *)namespaceId
    namespaceType:(DBXTeamNamespaceType *)namespaceType
    teamMemberId:(nullable NSString *)teamMemberId
    quotaLimit:(NSNumber *)quotaLimit
    NS_DESIGNATED_INITIALIZER;

/// Creates an object without the fields that were added later.
- (instancetype)initWithName:(NSString *)name
    namespaceId:(NSString *)namespaceId
    namespaceType:(DBXTeamNamespaceType *)namespaceType
    teamMemberId:(nullable NSString *)teamMemberId
    NS_DESIGNATED_INITIALIZER;
@end

/// The type of a namespace.
@interface DBXTeamNamespaceType : DBXObject
@end

/// The members of the union.
@interface DBXTeamNamespaceType (Members)
/// The object if its tag is `app_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamNamespaceTypeAppFolder *asAppFolder;
/// The object if its tag is `shared_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamNamespaceTypeSharedFolder *asSharedFolder;
/// The object if its tag is `team_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamNamespaceTypeTeamFolder *asTeamFolder;
/// The object if its tag is `team_member_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamNamespaceTypeTeamMemberFolder *asTeamMemberFolder;
/// The object if its tag is `team_member_root`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamNamespaceTypeTeamMemberRoot *asTeamMemberRoot;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamNamespaceTypeOther *asOther;
@end

/// An app folder.
@interface DBXTeamNamespaceTypeAppFolder : DBXTeamNamespaceType
/// Creates an object with the tag `app_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `app_folder`.
+ (instancetype)new;
@end

/// A shared folder.
@interface DBXTeamNamespaceTypeSharedFolder : DBXTeamNamespaceType
/// Creates an object with the tag `shared_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `shared_folder`.
+ (instancetype)new;
@end

/// A team folder.
@interface DBXTeamNamespaceTypeTeamFolder : DBXTeamNamespaceType
/// Creates an object with the tag `team_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team_folder`.
+ (instancetype)new;
@end

/// The home folder of a member.
@interface DBXTeamNamespaceTypeTeamMemberFolder : DBXTeamNamespaceType
/// Creates an object with the tag `team_member_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team_member_folder`.
+ (instancetype)new;
@end

/// The root of a member.
@interface DBXTeamNamespaceTypeTeamMemberRoot : DBXTeamNamespaceType
/// Creates an object with the tag `team_member_root`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team_member_root`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamNamespaceTypeOther : DBXTeamNamespaceType
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The outcome for one member.
@interface DBXTeamRemoveCustomQuotaResult : DBXObject
@end

/// The members of the union.
@interface DBXTeamRemoveCustomQuotaResult (Members)
/// The object if its tag is `success`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamRemoveCustomQuotaResultSuccess *asSuccess;
/// The object if its tag is `invalid_user`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamRemoveCustomQuotaResultInvalidUser *asInvalidUser;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamRemoveCustomQuotaResultOther *asOther;
@end

/// The space limit of the member was removed.
@interface DBXTeamRemoveCustomQuotaResultSuccess : DBXTeamRemoveCustomQuotaResult
/// The value of `success`.
@property (nonatomic, strong) DBXTeamUserSelectorArg *success;
/// Creates an object with the tag `success`.
- (instancetype)init:(DBXTeamUserSelectorArg *)success NS_DESIGNATED_INITIALIZER;
@end

/// The member isn't valid. The associated value identifies them.
@interface DBXTeamRemoveCustomQuotaResultInvalidUser : DBXTeamRemoveCustomQuotaResult
/// The value of `invalid_user`.
@property (nonatomic, strong) DBXTeamUserSelectorArg *invalidUser;
/// Creates an object with the tag `invalid_user`.
- (instancetype)init:(DBXTeamUserSelectorArg *)invalidUser NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamRemoveCustomQuotaResultOther : DBXTeamRemoveCustomQuotaResult
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The status of a former member.
@interface DBXTeamRemovedStatus : DBXObject
/// A Boolean value that indicates whether the member can be recovered.
@property (nonatomic, readonly) NSNumber *isRecoverable;
/// A Boolean value that indicates whether the member kept their account as a personal account.
@property (nonatomic, readonly) NSNumber *isDisconnected;

/// Creates an object.
///
/// - Parameters:
///   - isRecoverable: A Boolean value that indicates whether the member can be recovered.
///   - isDisconnected: A Boolean value that indicates whether the member kept their account as a personal account.
- (instancetype)initWithIsRecoverable:(NSNumber *)isRecoverable
    isDisconnected:(NSNumber *)isDisconnected
    NS_DESIGNATED_INITIALIZER;
@end

/// The outcome for one email address.
@interface DBXTeamResendSecondaryEmailResult : DBXObject
@end

/// The members of the union.
@interface DBXTeamResendSecondaryEmailResult (Members)
/// The object if its tag is `success`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamResendSecondaryEmailResultSuccess *asSuccess;
/// The object if its tag is `not_pending`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamResendSecondaryEmailResultNotPending *asNotPending;
/// The object if its tag is `rate_limited`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamResendSecondaryEmailResultRateLimited *asRateLimited;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamResendSecondaryEmailResultOther *asOther;
@end

/// The email was sent. The associated value is the email address. At most 255 characters. Matches
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@interface DBXTeamResendSecondaryEmailResultSuccess : DBXTeamResendSecondaryEmailResult
/// The value of `success`.
@property (nonatomic, copy) NSString *success;
/// Creates an object with the tag `success`.
- (instancetype)init:(NSString *)success NS_DESIGNATED_INITIALIZER;
@end

/// The email address doesn't await verification. The associated value is the email address. At most 255 characters.
/// Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@interface DBXTeamResendSecondaryEmailResultNotPending : DBXTeamResendSecondaryEmailResult
/// The value of `not_pending`.
@property (nonatomic, copy) NSString *notPending;
/// Creates an object with the tag `not_pending`.
- (instancetype)init:(NSString *)notPending NS_DESIGNATED_INITIALIZER;
@end

/// Too many emails were sent to the email address. Try again later. The associated value is the email address. At most
/// 255 characters. Matches `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@interface DBXTeamResendSecondaryEmailResultRateLimited : DBXTeamResendSecondaryEmailResult
/// The value of `rate_limited`.
@property (nonatomic, copy) NSString *rateLimited;
/// Creates an object with the tag `rate_limited`.
- (instancetype)init:(NSString *)rateLimited NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamResendSecondaryEmailResultOther : DBXTeamResendSecondaryEmailResult
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The email addresses to which to send a verification email again.
@interface DBXTeamResendVerificationEmailArg : DBXObject
/// The members, each with the email addresses to verify.
@property (nonatomic, readonly, copy) NSArray<DBXTeamUserSecondaryEmailsArg *> *emailsToResend;

/// Creates an object.
///
/// - Parameters:
///   - emailsToResend: The members, each with the email addresses to verify.
- (instancetype)initWithEmailsToResend:(NSArray<DBXTeamUserSecondaryEmailsArg *> *)emailsToResend
    NS_DESIGNATED_INITIALIZER;
@end

/// The outcome for each member.
@interface DBXTeamResendVerificationEmailResult : DBXObject
/// The outcome for each member.
@property (nonatomic, readonly, copy) NSArray<DBXTeamUserResendResult *> *results;

/// Creates an object.
///
/// - Parameters:
///   - results: The outcome for each member.
- (instancetype)initWithResults:(NSArray<DBXTeamUserResendResult *> *)results NS_DESIGNATED_INITIALIZER;
@end

/// A computer to unlink.
@interface DBXTeamRevokeDesktopClientArg : DBXTeamDeviceSessionArg
/// A Boolean value that indicates whether to delete the account's files on the computer. If the computer supports it,
/// they are deleted when it is next online. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *deleteOnUnlink;

/// Creates an object.
///
/// - Parameters:
///   - sessionId: The identifier of the session.
///   - teamMemberId: The identifier of the member, `dbmid:…`.
///   - deleteOnUnlink: A Boolean value that indicates whether to delete the account's files on the computer. If the
///     computer supports it, they are deleted when it is next online. The default is `@NO`.
- (instancetype)initWithSessionId:(NSString *)sessionId
    teamMemberId:(NSString *)teamMemberId
    deleteOnUnlink:(NSNumber *)deleteOnUnlink
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithSessionId:(NSString *)sessionId teamMemberId:(NSString *)teamMemberId DB_UNAVAILABLE;
@end

/// A session to end.
@interface DBXTeamRevokeDeviceSessionArg : DBXObject
@end

/// The members of the union.
@interface DBXTeamRevokeDeviceSessionArg (Members)
/// The object if its tag is `web_session`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamRevokeDeviceSessionArgWebSession *asWebSession;
/// The object if its tag is `desktop_client`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamRevokeDeviceSessionArgDesktopClient *asDesktopClient;
/// The object if its tag is `mobile_client`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamRevokeDeviceSessionArgMobileClient *asMobileClient;
@end

/// A session in a web browser.
@interface DBXTeamRevokeDeviceSessionArgWebSession : DBXTeamRevokeDeviceSessionArg
/// The value of `web_session`.
@property (nonatomic, strong) DBXTeamDeviceSessionArg *webSession;
/// Creates an object with the tag `web_session`.
- (instancetype)init:(DBXTeamDeviceSessionArg *)webSession NS_DESIGNATED_INITIALIZER;
@end

/// A computer.
@interface DBXTeamRevokeDeviceSessionArgDesktopClient : DBXTeamRevokeDeviceSessionArg
/// The value of `desktop_client`.
@property (nonatomic, strong) DBXTeamRevokeDesktopClientArg *desktopClient;
/// Creates an object with the tag `desktop_client`.
- (instancetype)init:(DBXTeamRevokeDesktopClientArg *)desktopClient NS_DESIGNATED_INITIALIZER;
@end

/// A mobile device.
@interface DBXTeamRevokeDeviceSessionArgMobileClient : DBXTeamRevokeDeviceSessionArg
/// The value of `mobile_client`.
@property (nonatomic, strong) DBXTeamDeviceSessionArg *mobileClient;
/// Creates an object with the tag `mobile_client`.
- (instancetype)init:(DBXTeamDeviceSessionArg *)mobileClient NS_DESIGNATED_INITIALIZER;
@end

/// The sessions to end.
@interface DBXTeamRevokeDeviceSessionBatchArg : DBXObject
/// The sessions to end.
@property (nonatomic, readonly, copy) NSArray<DBXTeamRevokeDeviceSessionArg *> *revokeDevices;

/// Creates an object.
///
/// - Parameters:
///   - revokeDevices: The sessions to end.
- (instancetype)initWithRevokeDevices:(NSArray<DBXTeamRevokeDeviceSessionArg *> *)revokeDevices
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that no sessions were ended.
@interface DBXTeamRevokeDeviceSessionBatchError : DBXObject
@end

/// The members of the union.
@interface DBXTeamRevokeDeviceSessionBatchError (Members)
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamRevokeDeviceSessionBatchErrorOther *asOther;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamRevokeDeviceSessionBatchErrorOther : DBXTeamRevokeDeviceSessionBatchError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The outcome for each session.
@interface DBXTeamRevokeDeviceSessionBatchResult : DBXObject
/// The outcome for each session, in the order of the request.
@property (nonatomic, readonly, copy) NSArray<DBXTeamRevokeDeviceSessionStatus *> *revokeDevicesStatus;

/// Creates an object.
///
/// - Parameters:
///   - revokeDevicesStatus: The outcome for each session, in the order of the request.
- (instancetype)initWithRevokeDevicesStatus:(NSArray<DBXTeamRevokeDeviceSessionStatus *> *)revokeDevicesStatus
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a session wasn't ended.
@interface DBXTeamRevokeDeviceSessionError : DBXObject
@end

/// The members of the union.
@interface DBXTeamRevokeDeviceSessionError (Members)
/// The object if its tag is `device_session_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamRevokeDeviceSessionErrorDeviceSessionNotFound *asDeviceSessionNotFound;
/// The object if its tag is `member_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamRevokeDeviceSessionErrorMemberNotFound *asMemberNotFound;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamRevokeDeviceSessionErrorOther *asOther;
@end

/// The session doesn't exist.
@interface DBXTeamRevokeDeviceSessionErrorDeviceSessionNotFound : DBXTeamRevokeDeviceSessionError
/// Creates an object with the tag `device_session_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `device_session_not_found`.
+ (instancetype)new;
@end

/// No member has this identifier.
@interface DBXTeamRevokeDeviceSessionErrorMemberNotFound : DBXTeamRevokeDeviceSessionError
/// Creates an object with the tag `member_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `member_not_found`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamRevokeDeviceSessionErrorOther : DBXTeamRevokeDeviceSessionError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The outcome for one session.
@interface DBXTeamRevokeDeviceSessionStatus : DBXObject
/// A Boolean value that indicates whether the session was ended.
@property (nonatomic, readonly) NSNumber *success;
/// The reason that the session wasn't ended. `nil` if it was.
@property (nonatomic, readonly, nullable) DBXTeamRevokeDeviceSessionError *errorType;

/// Creates an object.
///
/// - Parameters:
///   - success: A Boolean value that indicates whether the session was ended.
///   - errorType: The reason that the session wasn't ended. `nil` if it was.
- (instancetype)initWithSuccess:(NSNumber *)success
    errorType:(nullable DBXTeamRevokeDeviceSessionError *)errorType
    NS_DESIGNATED_INITIALIZER;
@end

/// The app to unlink from a member's account.
@interface DBXTeamRevokeLinkedApiAppArg : DBXObject
/// The identifier of the app.
@property (nonatomic, readonly, copy) NSString *appId;
/// The identifier of the member, `dbmid:…`.
@property (nonatomic, readonly, copy) NSString *teamMemberId;
/// This option has no effect. The app folder remains. The default is `@YES`. Deprecated.
@property (nonatomic, readonly) NSNumber *keepAppFolder;

/// Creates an object.
///
/// - Parameters:
///   - appId: The identifier of the app.
///   - teamMemberId: The identifier of the member, `dbmid:…`.
///   - keepAppFolder: This option has no effect. The app folder remains. The default is `@YES`. Deprecated.
- (instancetype)initWithAppId:(NSString *)appId
    teamMemberId:(NSString *)teamMemberId
    keepAppFolder:(NSNumber *)keepAppFolder
    NS_DESIGNATED_INITIALIZER;
@end

/// The apps to unlink.
@interface DBXTeamRevokeLinkedApiAppBatchArg : DBXObject
/// The apps to unlink.
@property (nonatomic, readonly, copy) NSArray<DBXTeamRevokeLinkedApiAppArg *> *revokeLinkedApp;

/// Creates an object.
///
/// - Parameters:
///   - revokeLinkedApp: The apps to unlink.
- (instancetype)initWithRevokeLinkedApp:(NSArray<DBXTeamRevokeLinkedApiAppArg *> *)revokeLinkedApp
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that no apps were unlinked.
@interface DBXTeamRevokeLinkedAppBatchError : DBXObject
@end

/// The members of the union.
@interface DBXTeamRevokeLinkedAppBatchError (Members)
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamRevokeLinkedAppBatchErrorOther *asOther;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamRevokeLinkedAppBatchErrorOther : DBXTeamRevokeLinkedAppBatchError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The outcome for each app.
@interface DBXTeamRevokeLinkedAppBatchResult : DBXObject
/// The outcome for each app, in the order of the request.
@property (nonatomic, readonly, copy) NSArray<DBXTeamRevokeLinkedAppStatus *> *revokeLinkedAppStatus;

/// Creates an object.
///
/// - Parameters:
///   - revokeLinkedAppStatus: The outcome for each app, in the order of the request.
- (instancetype)initWithRevokeLinkedAppStatus:(NSArray<DBXTeamRevokeLinkedAppStatus *> *)revokeLinkedAppStatus
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that an app wasn't unlinked.
@interface DBXTeamRevokeLinkedAppError : DBXObject
@end

/// The members of the union.
@interface DBXTeamRevokeLinkedAppError (Members)
/// The object if its tag is `app_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamRevokeLinkedAppErrorAppNotFound *asAppNotFound;
/// The object if its tag is `member_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamRevokeLinkedAppErrorMemberNotFound *asMemberNotFound;

/// The object if its tag is `app_folder_removal_not_supported`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamRevokeLinkedAppErrorAppFolderRemovalNotSupported *asAppFolderRemovalNotSupported;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamRevokeLinkedAppErrorOther *asOther;
@end

/// The app doesn't exist.
@interface DBXTeamRevokeLinkedAppErrorAppNotFound : DBXTeamRevokeLinkedAppError
/// Creates an object with the tag `app_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `app_not_found`.
+ (instancetype)new;
@end

/// No member has this identifier.
@interface DBXTeamRevokeLinkedAppErrorMemberNotFound : DBXTeamRevokeLinkedAppError
/// Creates an object with the tag `member_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `member_not_found`.
+ (instancetype)new;
@end

/// The app folder can't be removed.
@interface DBXTeamRevokeLinkedAppErrorAppFolderRemovalNotSupported : DBXTeamRevokeLinkedAppError
/// Creates an object with the tag `app_folder_removal_not_supported`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `app_folder_removal_not_supported`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamRevokeLinkedAppErrorOther : DBXTeamRevokeLinkedAppError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The outcome for one app.
@interface DBXTeamRevokeLinkedAppStatus : DBXObject
/// A Boolean value that indicates whether the app was unlinked.
@property (nonatomic, readonly) NSNumber *success;
/// The reason that the app wasn't unlinked. `nil` if it was.
@property (nonatomic, readonly, nullable) DBXTeamRevokeLinkedAppError *errorType;

/// Creates an object.
///
/// - Parameters:
///   - success: A Boolean value that indicates whether the app was unlinked.
///   - errorType: The reason that the app wasn't unlinked. `nil` if it was.
- (instancetype)initWithSuccess:(NSNumber *)success
    errorType:(nullable DBXTeamRevokeLinkedAppError *)errorType
    NS_DESIGNATED_INITIALIZER;
@end

/// The new space limits of members.
@interface DBXTeamSetCustomQuotaArg : DBXObject
/// The members, each with their space limit. The limit is 1,000 members for each call.
@property (nonatomic, readonly, copy) NSArray<DBXTeamUserCustomQuotaArg *> *usersAndQuotas;

/// Creates an object.
///
/// - Parameters:
///   - usersAndQuotas: The members, each with their space limit. The limit is 1,000 members for each call.
- (instancetype)initWithUsersAndQuotas:(NSArray<DBXTeamUserCustomQuotaArg *> *)usersAndQuotas NS_DESIGNATED_INITIALIZER;
@end

/// The reason that space limits weren't set.
@interface DBXTeamSetCustomQuotaError : DBXObject
@end

/// The members of the union.
@interface DBXTeamSetCustomQuotaError (Members)
/// The object if its tag is `too_many_users`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamSetCustomQuotaErrorTooManyUsers *asTooManyUsers;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamSetCustomQuotaErrorOther *asOther;
/// The object if its tag is `some_users_are_excluded`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamSetCustomQuotaErrorSomeUsersAreExcluded *asSomeUsersAreExcluded;
@end

/// The call contains more than 1,000 members.
@interface DBXTeamSetCustomQuotaErrorTooManyUsers : DBXTeamSetCustomQuotaError
/// Creates an object with the tag `too_many_users`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `too_many_users`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamSetCustomQuotaErrorOther : DBXTeamSetCustomQuotaError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// Some of the members are exempt from space limits.
@interface DBXTeamSetCustomQuotaErrorSomeUsersAreExcluded : DBXTeamSetCustomQuotaError
/// Creates an object with the tag `some_users_are_excluded`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `some_users_are_excluded`.
+ (instancetype)new;
@end

/// The domains and email addresses to add to the sharing allowlist. At least one entry is required.
@interface DBXTeamSharingAllowlistAddArgs : DBXObject
/// The domains, such as `example.com`.
@property (nonatomic, readonly, copy, nullable) NSArray<NSString *> *domains;
/// The email addresses.
@property (nonatomic, readonly, copy, nullable) NSArray<NSString *> *emails;

/// Creates an object.
///
/// - Parameters:
///   - domains: The domains, such as `example.com`.
///   - emails: The email addresses.
- (instancetype)initWithDomains:(nullable NSArray<NSString *> *)domains
    emails:(nullable NSArray<NSString *> *)emails
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that no entries were added.
@interface DBXTeamSharingAllowlistAddError : DBXObject
@end

/// The members of the union.
@interface DBXTeamSharingAllowlistAddError (Members)
/// The object if its tag is `malformed_entry`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamSharingAllowlistAddErrorMalformedEntry *asMalformedEntry;
/// The object if its tag is `no_entries_provided`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamSharingAllowlistAddErrorNoEntriesProvided *asNoEntriesProvided;

/// The object if its tag is `too_many_entries_provided`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamSharingAllowlistAddErrorTooManyEntriesProvided *asTooManyEntriesProvided;

/// The object if its tag is `team_limit_reached`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamSharingAllowlistAddErrorTeamLimitReached *asTeamLimitReached;
/// The object if its tag is `unknown_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamSharingAllowlistAddErrorUnknownError *asUnknownError;
/// The object if its tag is `entries_already_exist`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamSharingAllowlistAddErrorEntriesAlreadyExist *asEntriesAlreadyExist;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamSharingAllowlistAddErrorOther *asOther;
@end

/// An entry is neither a domain nor an email address. The associated value describes it.
@interface DBXTeamSharingAllowlistAddErrorMalformedEntry : DBXTeamSharingAllowlistAddError
/// The value of `malformed_entry`.
@property (nonatomic, copy) NSString *malformedEntry;
/// Creates an object with the tag `malformed_entry`.
- (instancetype)init:(NSString *)malformedEntry NS_DESIGNATED_INITIALIZER;
@end

/// The list of entries is empty.
@interface DBXTeamSharingAllowlistAddErrorNoEntriesProvided : DBXTeamSharingAllowlistAddError
/// Creates an object with the tag `no_entries_provided`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `no_entries_provided`.
+ (instancetype)new;
@end

/// The call contains more than 100 entries.
@interface DBXTeamSharingAllowlistAddErrorTooManyEntriesProvided : DBXTeamSharingAllowlistAddError
/// Creates an object with the tag `too_many_entries_provided`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `too_many_entries_provided`.
+ (instancetype)new;
@end

/// The team has reached the limit of 10,000 entries.
@interface DBXTeamSharingAllowlistAddErrorTeamLimitReached : DBXTeamSharingAllowlistAddError
/// Creates an object with the tag `team_limit_reached`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team_limit_reached`.
+ (instancetype)new;
@end

/// An error occurred.
@interface DBXTeamSharingAllowlistAddErrorUnknownError : DBXTeamSharingAllowlistAddError
/// Creates an object with the tag `unknown_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unknown_error`.
+ (instancetype)new;
@end

/// Some entries already exist. The associated value describes them.
@interface DBXTeamSharingAllowlistAddErrorEntriesAlreadyExist : DBXTeamSharingAllowlistAddError
/// The value of `entries_already_exist`.
@property (nonatomic, copy) NSString *entriesAlreadyExist;
/// Creates an object with the tag `entries_already_exist`.
- (instancetype)init:(NSString *)entriesAlreadyExist NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamSharingAllowlistAddErrorOther : DBXTeamSharingAllowlistAddError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The result of adding entries. It has no fields.
@interface DBXTeamSharingAllowlistAddResponse : DBXObject
@end

/// The options of a list of allowlist entries.
@interface DBXTeamSharingAllowlistListArg : DBXObject
/// The maximum number of items in a page. The default is 1000. From 1 to 1000.
@property (nonatomic, readonly) NSNumber *limit;

/// Creates an object.
///
/// - Parameters:
///   - limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
- (instancetype)initWithLimit:(NSNumber *)limit NS_DESIGNATED_INITIALIZER;
@end

/// The position at which a listing continues.
@interface DBXTeamSharingAllowlistListContinueArg : DBXObject
/// The cursor of the most recent page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The cursor of the most recent page.
- (instancetype)initWithCursor:(NSString *)cursor NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the next page wasn't returned.
@interface DBXTeamSharingAllowlistListContinueError : DBXObject
@end

/// The members of the union.
@interface DBXTeamSharingAllowlistListContinueError (Members)
/// The object if its tag is `invalid_cursor`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamSharingAllowlistListContinueErrorInvalidCursor *asInvalidCursor;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamSharingAllowlistListContinueErrorOther *asOther;
@end

/// The cursor isn't valid. List from the start.
@interface DBXTeamSharingAllowlistListContinueErrorInvalidCursor : DBXTeamSharingAllowlistListContinueError
/// Creates an object with the tag `invalid_cursor`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_cursor`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamSharingAllowlistListContinueErrorOther : DBXTeamSharingAllowlistListContinueError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The reason that entries weren't listed.
@interface DBXTeamSharingAllowlistListError : DBXObject
@end

/// A page of the sharing allowlist.
@interface DBXTeamSharingAllowlistListResponse : DBXObject
/// The domains.
@property (nonatomic, readonly, copy) NSArray<NSString *> *domains;
/// The email addresses.
@property (nonatomic, readonly, copy) NSArray<NSString *> *emails;
/// The cursor of the next page. Empty on the last page. The default is an empty string.
@property (nonatomic, readonly, copy) NSString *cursor;
/// A Boolean value that indicates whether there is another page. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object.
///
/// - Parameters:
///   - domains: The domains.
///   - emails: The email addresses.
///   - cursor: The cursor of the next page. Empty on the last page. The default is an empty string.
///   - hasMore: A Boolean value that indicates whether there is another page. The default is `@NO`.
- (instancetype)initWithDomains:(NSArray<NSString *> *)domains
    emails:(NSArray<NSString *> *)emails
    cursor:(NSString *)cursor
    hasMore:(NSNumber *)hasMore
    NS_DESIGNATED_INITIALIZER;
@end

/// The domains and email addresses to remove from the sharing allowlist. At least one entry is required.
@interface DBXTeamSharingAllowlistRemoveArgs : DBXObject
/// The domains.
@property (nonatomic, readonly, copy, nullable) NSArray<NSString *> *domains;
/// The email addresses.
@property (nonatomic, readonly, copy, nullable) NSArray<NSString *> *emails;

/// Creates an object.
///
/// - Parameters:
///   - domains: The domains.
///   - emails: The email addresses.
- (instancetype)initWithDomains:(nullable NSArray<NSString *> *)domains
    emails:(nullable NSArray<NSString *> *)emails
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that no entries were removed.
@interface DBXTeamSharingAllowlistRemoveError : DBXObject
@end

/// The members of the union.
@interface DBXTeamSharingAllowlistRemoveError (Members)
/// The object if its tag is `malformed_entry`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamSharingAllowlistRemoveErrorMalformedEntry *asMalformedEntry;
/// The object if its tag is `entries_do_not_exist`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamSharingAllowlistRemoveErrorEntriesDoNotExist *asEntriesDoNotExist;
/// The object if its tag is `no_entries_provided`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamSharingAllowlistRemoveErrorNoEntriesProvided *asNoEntriesProvided;

/// The object if its tag is `too_many_entries_provided`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamSharingAllowlistRemoveErrorTooManyEntriesProvided *asTooManyEntriesProvided;

/// The object if its tag is `unknown_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamSharingAllowlistRemoveErrorUnknownError *asUnknownError;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamSharingAllowlistRemoveErrorOther *asOther;
@end

/// An entry is neither a domain nor an email address. The associated value describes it.
@interface DBXTeamSharingAllowlistRemoveErrorMalformedEntry : DBXTeamSharingAllowlistRemoveError
/// The value of `malformed_entry`.
@property (nonatomic, copy) NSString *malformedEntry;
/// Creates an object with the tag `malformed_entry`.
- (instancetype)init:(NSString *)malformedEntry NS_DESIGNATED_INITIALIZER;
@end

/// Some entries don't exist. The associated value describes them.
@interface DBXTeamSharingAllowlistRemoveErrorEntriesDoNotExist : DBXTeamSharingAllowlistRemoveError
/// The value of `entries_do_not_exist`.
@property (nonatomic, copy) NSString *entriesDoNotExist;
/// Creates an object with the tag `entries_do_not_exist`.
- (instancetype)init:(NSString *)entriesDoNotExist NS_DESIGNATED_INITIALIZER;
@end

/// The list of entries is empty.
@interface DBXTeamSharingAllowlistRemoveErrorNoEntriesProvided : DBXTeamSharingAllowlistRemoveError
/// Creates an object with the tag `no_entries_provided`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `no_entries_provided`.
+ (instancetype)new;
@end

/// The call contains more than 1,000 entries.
@interface DBXTeamSharingAllowlistRemoveErrorTooManyEntriesProvided : DBXTeamSharingAllowlistRemoveError
/// Creates an object with the tag `too_many_entries_provided`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `too_many_entries_provided`.
+ (instancetype)new;
@end

/// An error occurred.
@interface DBXTeamSharingAllowlistRemoveErrorUnknownError : DBXTeamSharingAllowlistRemoveError
/// Creates an object with the tag `unknown_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unknown_error`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamSharingAllowlistRemoveErrorOther : DBXTeamSharingAllowlistRemoveError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The result of removing entries. It has no fields.
@interface DBXTeamSharingAllowlistRemoveResponse : DBXObject
@end

/// A group of members by their used storage.
@interface DBXTeamStorageBucket : DBXObject
/// The upper bound of the storage, such as `1G`.
@property (nonatomic, readonly, copy) NSString *bucket;
/// The number of members.
@property (nonatomic, readonly) NSNumber *users;

/// Creates an object.
///
/// - Parameters:
///   - bucket: The upper bound of the storage, such as `1G`.
///   - users: The number of members.
- (instancetype)initWithBucket:(NSString *)bucket users:(NSNumber *)users NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a team folder can't be accessed.
@interface DBXTeamTeamFolderAccessError : DBXObject
@end

/// The members of the union.
@interface DBXTeamTeamFolderAccessError (Members)
/// The object if its tag is `invalid_team_folder_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderAccessErrorInvalidTeamFolderId *asInvalidTeamFolderId;
/// The object if its tag is `no_access`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderAccessErrorNoAccess *asNoAccess;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderAccessErrorOther *asOther;
@end

/// No team folder has this identifier.
@interface DBXTeamTeamFolderAccessErrorInvalidTeamFolderId : DBXTeamTeamFolderAccessError
/// Creates an object with the tag `invalid_team_folder_id`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_team_folder_id`.
+ (instancetype)new;
@end

/// The app doesn't have permission to manage the team folder.
@interface DBXTeamTeamFolderAccessErrorNoAccess : DBXTeamTeamFolderAccessError
/// Creates an object with the tag `no_access`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `no_access`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamTeamFolderAccessErrorOther : DBXTeamTeamFolderAccessError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The reason that a team folder wasn't activated.
@interface DBXTeamTeamFolderActivateError : DBXObject
@end

/// The members of the union.
@interface DBXTeamTeamFolderActivateError (Members)
/// The object if its tag is `access_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderActivateErrorAccessError *asAccessError;
/// The object if its tag is `status_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderActivateErrorStatusError *asStatusError;

/// The object if its tag is `team_shared_dropbox_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamTeamFolderActivateErrorTeamSharedDropboxError *asTeamSharedDropboxError;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderActivateErrorOther *asOther;

/// The object if its tag is `folder_count_limit_exceeded`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamTeamFolderActivateErrorFolderCountLimitExceeded *asFolderCountLimitExceeded;
@end

/// The team folder can't be accessed.
@interface DBXTeamTeamFolderActivateErrorAccessError : DBXTeamTeamFolderActivateError
/// The value of `access_error`.
@property (nonatomic, strong) DBXTeamTeamFolderAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXTeamTeamFolderAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// The status of the team folder doesn't allow the operation.
@interface DBXTeamTeamFolderActivateErrorStatusError : DBXTeamTeamFolderActivateError
/// The value of `status_error`.
@property (nonatomic, strong) DBXTeamTeamFolderInvalidStatusError *statusError;
/// Creates an object with the tag `status_error`.
- (instancetype)init:(DBXTeamTeamFolderInvalidStatusError *)statusError NS_DESIGNATED_INITIALIZER;
@end

/// The operation isn't supported for the root of a team space.
@interface DBXTeamTeamFolderActivateErrorTeamSharedDropboxError : DBXTeamTeamFolderActivateError
/// The value of `team_shared_dropbox_error`.
@property (nonatomic, strong) DBXTeamTeamFolderTeamSharedDropboxError *teamSharedDropboxError;
/// Creates an object with the tag `team_shared_dropbox_error`.
- (instancetype)init:(DBXTeamTeamFolderTeamSharedDropboxError *)teamSharedDropboxError NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamTeamFolderActivateErrorOther : DBXTeamTeamFolderActivateError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The team has reached the limit of team folders for its plan.
@interface DBXTeamTeamFolderActivateErrorFolderCountLimitExceeded : DBXTeamTeamFolderActivateError
/// Creates an object with the tag `folder_count_limit_exceeded`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `folder_count_limit_exceeded`.
+ (instancetype)new;
@end

/// A team folder, by identifier.
@interface DBXTeamTeamFolderIdArg : DBXObject
/// The identifier of the team folder. Matches `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *teamFolderId;

/// Creates an object.
///
/// - Parameters:
///   - teamFolderId: The identifier of the team folder. Matches `[-_0-9a-zA-Z:]+`.
- (instancetype)initWithTeamFolderId:(NSString *)teamFolderId NS_DESIGNATED_INITIALIZER;
@end

/// The team folder to archive.
@interface DBXTeamTeamFolderArchiveArg : DBXTeamTeamFolderIdArg
/// A Boolean value that indicates whether to wait for the result instead of starting a job. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *forceAsyncOff;

/// Creates an object.
///
/// - Parameters:
///   - teamFolderId: The identifier of the team folder. Matches `[-_0-9a-zA-Z:]+`.
///   - forceAsyncOff: A Boolean value that indicates whether to wait for the result instead of starting a job. The
///     default is `@NO`.
- (instancetype)initWithTeamFolderId:(NSString *)teamFolderId
    forceAsyncOff:(NSNumber *)forceAsyncOff
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithTeamFolderId:(NSString *)teamFolderId DB_UNAVAILABLE;
@end

/// The reason that a team folder wasn't archived.
@interface DBXTeamTeamFolderArchiveError : DBXObject
@end

/// The members of the union.
@interface DBXTeamTeamFolderArchiveError (Members)
/// The object if its tag is `access_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderArchiveErrorAccessError *asAccessError;
/// The object if its tag is `status_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderArchiveErrorStatusError *asStatusError;
/// The object if its tag is `team_shared_dropbox_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderArchiveErrorTeamSharedDropboxError *asTeamSharedDropboxError;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderArchiveErrorOther *asOther;
@end

/// The team folder can't be accessed.
@interface DBXTeamTeamFolderArchiveErrorAccessError : DBXTeamTeamFolderArchiveError
/// The value of `access_error`.
@property (nonatomic, strong) DBXTeamTeamFolderAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXTeamTeamFolderAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// The status of the team folder doesn't allow the operation.
@interface DBXTeamTeamFolderArchiveErrorStatusError : DBXTeamTeamFolderArchiveError
/// The value of `status_error`.
@property (nonatomic, strong) DBXTeamTeamFolderInvalidStatusError *statusError;
/// Creates an object with the tag `status_error`.
- (instancetype)init:(DBXTeamTeamFolderInvalidStatusError *)statusError NS_DESIGNATED_INITIALIZER;
@end

/// The operation isn't supported for the root of a team space.
@interface DBXTeamTeamFolderArchiveErrorTeamSharedDropboxError : DBXTeamTeamFolderArchiveError
/// The value of `team_shared_dropbox_error`.
@property (nonatomic, strong) DBXTeamTeamFolderTeamSharedDropboxError *teamSharedDropboxError;
/// Creates an object with the tag `team_shared_dropbox_error`.
- (instancetype)init:(DBXTeamTeamFolderTeamSharedDropboxError *)teamSharedDropboxError NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamTeamFolderArchiveErrorOther : DBXTeamTeamFolderArchiveError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The state of a job of `teamFolderArchive`.
@interface DBXTeamTeamFolderArchiveJobStatus : DBXObject
@end

/// The members of the union.
@interface DBXTeamTeamFolderArchiveJobStatus (Members)
/// The object if its tag is `in_progress`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderArchiveJobStatusInProgress *asInProgress;
/// The object if its tag is `complete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderArchiveJobStatusComplete *asComplete;
/// The object if its tag is `failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderArchiveJobStatusFailed *asFailed;
@end

/// The job is still running. Poll again later.
@interface DBXTeamTeamFolderArchiveJobStatusInProgress : DBXTeamTeamFolderArchiveJobStatus
/// Creates an object with the tag `in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `in_progress`.
+ (instancetype)new;
@end

/// The job is complete. The folder is archived when its status is `.archived`.
@interface DBXTeamTeamFolderArchiveJobStatusComplete : DBXTeamTeamFolderArchiveJobStatus
/// The value of `complete`.
@property (nonatomic, strong) DBXTeamTeamFolderMetadata *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(DBXTeamTeamFolderMetadata *)complete NS_DESIGNATED_INITIALIZER;
@end

/// The team folder wasn't archived.
@interface DBXTeamTeamFolderArchiveJobStatusFailed : DBXTeamTeamFolderArchiveJobStatus
/// The value of `failed`.
@property (nonatomic, strong) DBXTeamTeamFolderArchiveError *failed;
/// Creates an object with the tag `failed`.
- (instancetype)init:(DBXTeamTeamFolderArchiveError *)failed NS_DESIGNATED_INITIALIZER;
@end

/// The result of `teamFolderArchive`: a job to poll, or the team folder.
@interface DBXTeamTeamFolderArchiveLaunch : DBXObject
@end

/// The members of the union.
@interface DBXTeamTeamFolderArchiveLaunch (Members)
/// The object if its tag is `async_job_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderArchiveLaunchAsyncJobId *asAsyncJobId;
/// The object if its tag is `complete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderArchiveLaunchComplete *asComplete;
@end

/// The identifier of the job that the call started. Poll the job with it. At least 1 character.
@interface DBXTeamTeamFolderArchiveLaunchAsyncJobId : DBXTeamTeamFolderArchiveLaunch
/// The value of `async_job_id`.
@property (nonatomic, copy) NSString *asyncJobId;
/// Creates an object with the tag `async_job_id`.
- (instancetype)init:(NSString *)asyncJobId NS_DESIGNATED_INITIALIZER;
@end

/// The call completed without a job.
@interface DBXTeamTeamFolderArchiveLaunchComplete : DBXTeamTeamFolderArchiveLaunch
/// The value of `complete`.
@property (nonatomic, strong) DBXTeamTeamFolderMetadata *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(DBXTeamTeamFolderMetadata *)complete NS_DESIGNATED_INITIALIZER;
@end

/// The properties of a new team folder.
@interface DBXTeamTeamFolderCreateArg : DBXObject
/// The name of the team folder.
@property (nonatomic, readonly, copy) NSString *name;
/// The sync setting for members' computers. Supported only for teams that can choose it.
@property (nonatomic, readonly, nullable) DBXFilesSyncSettingArg *syncSetting;

/// Creates an object.
///
/// - Parameters:
///   - name: The name of the team folder.
///   - syncSetting: The sync setting for members' computers. Supported only for teams that can choose it.
- (instancetype)initWithName:(NSString *)name
    syncSetting:(nullable DBXFilesSyncSettingArg *)syncSetting
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a team folder wasn't created.
@interface DBXTeamTeamFolderCreateError : DBXObject
@end

/// The members of the union.
@interface DBXTeamTeamFolderCreateError (Members)
/// The object if its tag is `invalid_folder_name`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderCreateErrorInvalidFolderName *asInvalidFolderName;
/// The object if its tag is `folder_name_already_used`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderCreateErrorFolderNameAlreadyUsed *asFolderNameAlreadyUsed;
/// The object if its tag is `folder_name_reserved`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderCreateErrorFolderNameReserved *asFolderNameReserved;
/// The object if its tag is `sync_settings_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderCreateErrorSyncSettingsError *asSyncSettingsError;

/// The object if its tag is `folder_count_limit_exceeded`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamTeamFolderCreateErrorFolderCountLimitExceeded *asFolderCountLimitExceeded;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderCreateErrorOther *asOther;
@end

/// The name isn't valid.
@interface DBXTeamTeamFolderCreateErrorInvalidFolderName : DBXTeamTeamFolderCreateError
/// Creates an object with the tag `invalid_folder_name`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_folder_name`.
+ (instancetype)new;
@end

/// Another team folder has this name.
@interface DBXTeamTeamFolderCreateErrorFolderNameAlreadyUsed : DBXTeamTeamFolderCreateError
/// Creates an object with the tag `folder_name_already_used`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `folder_name_already_used`.
+ (instancetype)new;
@end

/// The name is reserved.
@interface DBXTeamTeamFolderCreateErrorFolderNameReserved : DBXTeamTeamFolderCreateError
/// Creates an object with the tag `folder_name_reserved`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `folder_name_reserved`.
+ (instancetype)new;
@end

/// The sync settings aren't valid.
@interface DBXTeamTeamFolderCreateErrorSyncSettingsError : DBXTeamTeamFolderCreateError
/// The value of `sync_settings_error`.
@property (nonatomic, strong) DBXFilesSyncSettingsError *syncSettingsError;
/// Creates an object with the tag `sync_settings_error`.
- (instancetype)init:(DBXFilesSyncSettingsError *)syncSettingsError NS_DESIGNATED_INITIALIZER;
@end

/// The team has reached the limit of team folders for its plan.
@interface DBXTeamTeamFolderCreateErrorFolderCountLimitExceeded : DBXTeamTeamFolderCreateError
/// Creates an object with the tag `folder_count_limit_exceeded`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `folder_count_limit_exceeded`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamTeamFolderCreateErrorOther : DBXTeamTeamFolderCreateError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// A team folder, or the identifier of a team folder that doesn't exist.
@interface DBXTeamTeamFolderGetInfoItem : DBXObject
@end

/// The members of the union.
@interface DBXTeamTeamFolderGetInfoItem (Members)
/// The object if its tag is `id_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderGetInfoItemIdNotFound *asIdNotFound;
/// The object if its tag is `team_folder_metadata`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderGetInfoItemTeamFolderMetadata *asTeamFolderMetadata;
@end

/// No team folder has this identifier.
@interface DBXTeamTeamFolderGetInfoItemIdNotFound : DBXTeamTeamFolderGetInfoItem
/// The value of `id_not_found`.
@property (nonatomic, copy) NSString *idNotFound;
/// Creates an object with the tag `id_not_found`.
- (instancetype)init:(NSString *)idNotFound NS_DESIGNATED_INITIALIZER;
@end

/// The metadata of the team folder.
@interface DBXTeamTeamFolderGetInfoItemTeamFolderMetadata : DBXTeamTeamFolderGetInfoItem
/// The value of `team_folder_metadata`.
@property (nonatomic, strong) DBXTeamTeamFolderMetadata *teamFolderMetadata;
/// Creates an object with the tag `team_folder_metadata`.
- (instancetype)init:(DBXTeamTeamFolderMetadata *)teamFolderMetadata NS_DESIGNATED_INITIALIZER;
@end

/// Team folders, by identifier.
@interface DBXTeamTeamFolderIdListArg : DBXObject
/// The identifiers of the team folders. At least 1 item. Each item matches `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSArray<NSString *> *teamFolderIds;

/// Creates an object.
///
/// - Parameters:
///   - teamFolderIds: The identifiers of the team folders. At least 1 item. Each item matches `[-_0-9a-zA-Z:]+`.
- (instancetype)initWithTeamFolderIds:(NSArray<NSString *> *)teamFolderIds NS_DESIGNATED_INITIALIZER;
@end

/// The status that doesn't allow an operation.
@interface DBXTeamTeamFolderInvalidStatusError : DBXObject
@end

/// The members of the union.
@interface DBXTeamTeamFolderInvalidStatusError (Members)
/// The object if its tag is `active`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderInvalidStatusErrorActive *asActive;
/// The object if its tag is `archived`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderInvalidStatusErrorArchived *asArchived;
/// The object if its tag is `archive_in_progress`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderInvalidStatusErrorArchiveInProgress *asArchiveInProgress;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderInvalidStatusErrorOther *asOther;
@end

/// The team folder is active.
@interface DBXTeamTeamFolderInvalidStatusErrorActive : DBXTeamTeamFolderInvalidStatusError
/// Creates an object with the tag `active`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `active`.
+ (instancetype)new;
@end

/// The team folder is archived.
@interface DBXTeamTeamFolderInvalidStatusErrorArchived : DBXTeamTeamFolderInvalidStatusError
/// Creates an object with the tag `archived`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `archived`.
+ (instancetype)new;
@end

/// The team folder is being archived.
@interface DBXTeamTeamFolderInvalidStatusErrorArchiveInProgress : DBXTeamTeamFolderInvalidStatusError
/// Creates an object with the tag `archive_in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `archive_in_progress`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamTeamFolderInvalidStatusErrorOther : DBXTeamTeamFolderInvalidStatusError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The options of a list of team folders.
@interface DBXTeamTeamFolderListArg : DBXObject
/// The maximum number of items in a page. The default is 1000. From 1 to 1000.
@property (nonatomic, readonly) NSNumber *limit;

/// Creates an object.
///
/// - Parameters:
///   - limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
- (instancetype)initWithLimit:(NSNumber *)limit NS_DESIGNATED_INITIALIZER;
@end

/// The position at which a listing continues.
@interface DBXTeamTeamFolderListContinueArg : DBXObject
/// The cursor of the most recent page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The cursor of the most recent page.
- (instancetype)initWithCursor:(NSString *)cursor NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the next page wasn't returned.
@interface DBXTeamTeamFolderListContinueError : DBXObject
@end

/// The members of the union.
@interface DBXTeamTeamFolderListContinueError (Members)
/// The object if its tag is `invalid_cursor`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderListContinueErrorInvalidCursor *asInvalidCursor;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderListContinueErrorOther *asOther;
@end

/// The cursor isn't valid. List from the start.
@interface DBXTeamTeamFolderListContinueErrorInvalidCursor : DBXTeamTeamFolderListContinueError
/// Creates an object with the tag `invalid_cursor`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_cursor`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamTeamFolderListContinueErrorOther : DBXTeamTeamFolderListContinueError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The reason that team folders weren't listed.
@interface DBXTeamTeamFolderListError : DBXObject
/// The app doesn't have permission to manage team folders.
@property (nonatomic, readonly) DBXTeamTeamFolderAccessError *accessError;

/// Creates an object.
///
/// - Parameters:
///   - accessError: The app doesn't have permission to manage team folders.
- (instancetype)initWithAccessError:(DBXTeamTeamFolderAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// A page of team folders.
@interface DBXTeamTeamFolderListResult : DBXObject
/// The team folders.
@property (nonatomic, readonly, copy) NSArray<DBXTeamTeamFolderMetadata *> *teamFolders;
/// The cursor of the next page.
@property (nonatomic, readonly, copy) NSString *cursor;
/// A Boolean value that indicates whether there is another page.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object.
///
/// - Parameters:
///   - teamFolders: The team folders.
///   - cursor: The cursor of the next page.
///   - hasMore: A Boolean value that indicates whether there is another page.
- (instancetype)initWithTeamFolders:(NSArray<DBXTeamTeamFolderMetadata *> *)teamFolders
    cursor:(NSString *)cursor
    hasMore:(NSNumber *)hasMore
    NS_DESIGNATED_INITIALIZER;
@end

/// The metadata of a team folder.
@interface DBXTeamTeamFolderMetadata : DBXObject
/// The identifier of the team folder. Matches `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *teamFolderId;
/// The name of the team folder.
@property (nonatomic, readonly, copy) NSString *name;
/// The status of the team folder.
@property (nonatomic, readonly) DBXTeamTeamFolderStatus *status;
/// A Boolean value that indicates whether the folder is the root of the team space.
@property (nonatomic, readonly) NSNumber *isTeamSharedDropbox;
/// The sync setting for members' computers.
@property (nonatomic, readonly) DBXFilesSyncSetting *syncSetting;
/// The sync settings of the contents that differ from that of the folder.
@property (nonatomic, readonly, copy) NSArray<DBXFilesContentSyncSetting *> *contentSyncSettings;
/// The space limit in bytes. The default is 0.
@property (nonatomic, readonly) NSNumber *quotaLimit;

/// Creates an object.
///
/// - Parameters:
///   - teamFolderId: The identifier of the team folder. Matches `[-_0-9a-zA-Z:]+`.
///   - name: The name of the team folder.
///   - status: The status of the team folder.
///   - isTeamSharedDropbox: A Boolean value that indicates whether the folder is the root of the team space.
///   - syncSetting: The sync setting for members' computers.
///   - contentSyncSettings: The sync settings of the contents that differ from that of the folder.
///   - quotaLimit: The space limit in bytes. The default is 0.
- (instancetype)initWithTeamFolderId:(NSString *)teamFolderId
    name:(NSString *)name
    status:(DBXTeamTeamFolderStatus *)status
    isTeamSharedDropbox:(NSNumber *)isTeamSharedDropbox
    syncSetting:(DBXFilesSyncSetting *)syncSetting
    contentSyncSettings:(NSArray<DBXFilesContentSyncSetting *> *)contentSyncSettings
    quotaLimit:(NSNumber *)quotaLimit
    NS_DESIGNATED_INITIALIZER;

/// Creates an object without the fields that were added later.
- (instancetype)initWithTeamFolderId:(NSString *)teamFolderId
    name:(NSString *)name
    status:(DBXTeamTeamFolderStatus *)status
    isTeamSharedDropbox:(NSNumber *)isTeamSharedDropbox
    syncSetting:(DBXFilesSyncSetting *)syncSetting
    contentSyncSettings:(NSArray<DBXFilesContentSyncSetting *> *)contentSyncSettings
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a team folder wasn't deleted.
@interface DBXTeamTeamFolderPermanentlyDeleteError : DBXObject
@end

/// The members of the union.
@interface DBXTeamTeamFolderPermanentlyDeleteError (Members)
/// The object if its tag is `access_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderPermanentlyDeleteErrorAccessError *asAccessError;
/// The object if its tag is `status_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderPermanentlyDeleteErrorStatusError *asStatusError;

/// The object if its tag is `team_shared_dropbox_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamTeamFolderPermanentlyDeleteErrorTeamSharedDropboxError *asTeamSharedDropboxError;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderPermanentlyDeleteErrorOther *asOther;
@end

/// The team folder can't be accessed.
@interface DBXTeamTeamFolderPermanentlyDeleteErrorAccessError : DBXTeamTeamFolderPermanentlyDeleteError
/// The value of `access_error`.
@property (nonatomic, strong) DBXTeamTeamFolderAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXTeamTeamFolderAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// The status of the team folder doesn't allow the operation.
@interface DBXTeamTeamFolderPermanentlyDeleteErrorStatusError : DBXTeamTeamFolderPermanentlyDeleteError
/// The value of `status_error`.
@property (nonatomic, strong) DBXTeamTeamFolderInvalidStatusError *statusError;
/// Creates an object with the tag `status_error`.
- (instancetype)init:(DBXTeamTeamFolderInvalidStatusError *)statusError NS_DESIGNATED_INITIALIZER;
@end

/// The operation isn't supported for the root of a team space.
@interface DBXTeamTeamFolderPermanentlyDeleteErrorTeamSharedDropboxError : DBXTeamTeamFolderPermanentlyDeleteError
/// The value of `team_shared_dropbox_error`.
@property (nonatomic, strong) DBXTeamTeamFolderTeamSharedDropboxError *teamSharedDropboxError;
/// Creates an object with the tag `team_shared_dropbox_error`.
- (instancetype)init:(DBXTeamTeamFolderTeamSharedDropboxError *)teamSharedDropboxError NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamTeamFolderPermanentlyDeleteErrorOther : DBXTeamTeamFolderPermanentlyDeleteError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The team folder to rename.
@interface DBXTeamTeamFolderRenameArg : DBXTeamTeamFolderIdArg
/// The new name of the team folder.
@property (nonatomic, readonly, copy) NSString *name;

/// Creates an object.
///
/// - Parameters:
///   - teamFolderId: The identifier of the team folder. Matches `[-_0-9a-zA-Z:]+`.
///   - name: The new name of the team folder.
- (instancetype)initWithTeamFolderId:(NSString *)teamFolderId name:(NSString *)name NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithTeamFolderId:(NSString *)teamFolderId DB_UNAVAILABLE;
@end

/// The reason that a team folder wasn't renamed.
@interface DBXTeamTeamFolderRenameError : DBXObject
@end

/// The members of the union.
@interface DBXTeamTeamFolderRenameError (Members)
/// The object if its tag is `access_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderRenameErrorAccessError *asAccessError;
/// The object if its tag is `status_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderRenameErrorStatusError *asStatusError;
/// The object if its tag is `team_shared_dropbox_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderRenameErrorTeamSharedDropboxError *asTeamSharedDropboxError;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderRenameErrorOther *asOther;
/// The object if its tag is `invalid_folder_name`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderRenameErrorInvalidFolderName *asInvalidFolderName;
/// The object if its tag is `folder_name_already_used`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderRenameErrorFolderNameAlreadyUsed *asFolderNameAlreadyUsed;
/// The object if its tag is `folder_name_reserved`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderRenameErrorFolderNameReserved *asFolderNameReserved;
@end

/// The team folder can't be accessed.
@interface DBXTeamTeamFolderRenameErrorAccessError : DBXTeamTeamFolderRenameError
/// The value of `access_error`.
@property (nonatomic, strong) DBXTeamTeamFolderAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXTeamTeamFolderAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// The status of the team folder doesn't allow the operation.
@interface DBXTeamTeamFolderRenameErrorStatusError : DBXTeamTeamFolderRenameError
/// The value of `status_error`.
@property (nonatomic, strong) DBXTeamTeamFolderInvalidStatusError *statusError;
/// Creates an object with the tag `status_error`.
- (instancetype)init:(DBXTeamTeamFolderInvalidStatusError *)statusError NS_DESIGNATED_INITIALIZER;
@end

/// The operation isn't supported for the root of a team space.
@interface DBXTeamTeamFolderRenameErrorTeamSharedDropboxError : DBXTeamTeamFolderRenameError
/// The value of `team_shared_dropbox_error`.
@property (nonatomic, strong) DBXTeamTeamFolderTeamSharedDropboxError *teamSharedDropboxError;
/// Creates an object with the tag `team_shared_dropbox_error`.
- (instancetype)init:(DBXTeamTeamFolderTeamSharedDropboxError *)teamSharedDropboxError NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamTeamFolderRenameErrorOther : DBXTeamTeamFolderRenameError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The name isn't valid.
@interface DBXTeamTeamFolderRenameErrorInvalidFolderName : DBXTeamTeamFolderRenameError
/// Creates an object with the tag `invalid_folder_name`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_folder_name`.
+ (instancetype)new;
@end

/// Another team folder has this name.
@interface DBXTeamTeamFolderRenameErrorFolderNameAlreadyUsed : DBXTeamTeamFolderRenameError
/// Creates an object with the tag `folder_name_already_used`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `folder_name_already_used`.
+ (instancetype)new;
@end

/// The name is reserved.
@interface DBXTeamTeamFolderRenameErrorFolderNameReserved : DBXTeamTeamFolderRenameError
/// Creates an object with the tag `folder_name_reserved`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `folder_name_reserved`.
+ (instancetype)new;
@end

/// The reason that a team folder wasn't restored.
@interface DBXTeamTeamFolderRestoreError : DBXObject
@end

/// The members of the union.
@interface DBXTeamTeamFolderRestoreError (Members)
/// The object if its tag is `access_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderRestoreErrorAccessError *asAccessError;
/// The object if its tag is `status_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderRestoreErrorStatusError *asStatusError;
/// The object if its tag is `team_shared_dropbox_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderRestoreErrorTeamSharedDropboxError *asTeamSharedDropboxError;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderRestoreErrorOther *asOther;

/// The object if its tag is `folder_count_limit_exceeded`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamTeamFolderRestoreErrorFolderCountLimitExceeded *asFolderCountLimitExceeded;
@end

/// The team folder can't be accessed.
@interface DBXTeamTeamFolderRestoreErrorAccessError : DBXTeamTeamFolderRestoreError
/// The value of `access_error`.
@property (nonatomic, strong) DBXTeamTeamFolderAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXTeamTeamFolderAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// The status of the team folder doesn't allow the operation.
@interface DBXTeamTeamFolderRestoreErrorStatusError : DBXTeamTeamFolderRestoreError
/// The value of `status_error`.
@property (nonatomic, strong) DBXTeamTeamFolderInvalidStatusError *statusError;
/// Creates an object with the tag `status_error`.
- (instancetype)init:(DBXTeamTeamFolderInvalidStatusError *)statusError NS_DESIGNATED_INITIALIZER;
@end

/// The operation isn't supported for the root of a team space.
@interface DBXTeamTeamFolderRestoreErrorTeamSharedDropboxError : DBXTeamTeamFolderRestoreError
/// The value of `team_shared_dropbox_error`.
@property (nonatomic, strong) DBXTeamTeamFolderTeamSharedDropboxError *teamSharedDropboxError;
/// Creates an object with the tag `team_shared_dropbox_error`.
- (instancetype)init:(DBXTeamTeamFolderTeamSharedDropboxError *)teamSharedDropboxError NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamTeamFolderRestoreErrorOther : DBXTeamTeamFolderRestoreError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The team has reached the limit of team folders for its plan.
@interface DBXTeamTeamFolderRestoreErrorFolderCountLimitExceeded : DBXTeamTeamFolderRestoreError
/// Creates an object with the tag `folder_count_limit_exceeded`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `folder_count_limit_exceeded`.
+ (instancetype)new;
@end

/// The status of a team folder.
@interface DBXTeamTeamFolderStatus : DBXObject
@end

/// The members of the union.
@interface DBXTeamTeamFolderStatus (Members)
/// The object if its tag is `active`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderStatusActive *asActive;
/// The object if its tag is `archived`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderStatusArchived *asArchived;
/// The object if its tag is `archive_in_progress`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderStatusArchiveInProgress *asArchiveInProgress;
/// The object if its tag is `inactive`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderStatusInactive *asInactive;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderStatusOther *asOther;
@end

/// The team folder is active, and members have access.
@interface DBXTeamTeamFolderStatusActive : DBXTeamTeamFolderStatus
/// Creates an object with the tag `active`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `active`.
+ (instancetype)new;
@end

/// The team folder is archived, and members have no access.
@interface DBXTeamTeamFolderStatusArchived : DBXTeamTeamFolderStatus
/// Creates an object with the tag `archived`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `archived`.
+ (instancetype)new;
@end

/// The team folder is being archived, and members have no access.
@interface DBXTeamTeamFolderStatusArchiveInProgress : DBXTeamTeamFolderStatus
/// Creates an object with the tag `archive_in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `archive_in_progress`.
+ (instancetype)new;
@end

/// The team folder is unmounted, and members have no access. It can be restored.
@interface DBXTeamTeamFolderStatusInactive : DBXTeamTeamFolderStatus
/// Creates an object with the tag `inactive`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `inactive`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamTeamFolderStatusOther : DBXTeamTeamFolderStatus
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The reason that the root of a team space can't be changed.
@interface DBXTeamTeamFolderTeamSharedDropboxError : DBXObject
@end

/// The members of the union.
@interface DBXTeamTeamFolderTeamSharedDropboxError (Members)
/// The object if its tag is `disallowed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderTeamSharedDropboxErrorDisallowed *asDisallowed;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderTeamSharedDropboxErrorOther *asOther;
@end

/// The operation isn't allowed for the root of a team space.
@interface DBXTeamTeamFolderTeamSharedDropboxErrorDisallowed : DBXTeamTeamFolderTeamSharedDropboxError
/// Creates an object with the tag `disallowed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `disallowed`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamTeamFolderTeamSharedDropboxErrorOther : DBXTeamTeamFolderTeamSharedDropboxError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The new sync settings of a team folder.
@interface DBXTeamTeamFolderUpdateSyncSettingsArg : DBXTeamTeamFolderIdArg
/// The new sync setting of the team folder for members' computers.
@property (nonatomic, readonly, nullable) DBXFilesSyncSettingArg *syncSetting;
/// The new sync settings of contents that differ from that of the folder.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXFilesContentSyncSettingArg *> *contentSyncSettings;

/// Creates an object.
///
/// - Parameters:
///   - teamFolderId: The identifier of the team folder. Matches `[-_0-9a-zA-Z:]+`.
///   - syncSetting: The new sync setting of the team folder for members' computers.
///   - contentSyncSettings: The new sync settings of contents that differ from that of the folder.
- (instancetype)initWithTeamFolderId:(NSString *)teamFolderId
    syncSetting:(nullable DBXFilesSyncSettingArg *)syncSetting
    contentSyncSettings:(nullable NSArray<DBXFilesContentSyncSettingArg *> *)contentSyncSettings
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithTeamFolderId:(NSString *)teamFolderId DB_UNAVAILABLE;
@end

/// The reason that sync settings weren't changed.
@interface DBXTeamTeamFolderUpdateSyncSettingsError : DBXObject
@end

/// The members of the union.
@interface DBXTeamTeamFolderUpdateSyncSettingsError (Members)
/// The object if its tag is `access_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderUpdateSyncSettingsErrorAccessError *asAccessError;
/// The object if its tag is `status_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderUpdateSyncSettingsErrorStatusError *asStatusError;

/// The object if its tag is `team_shared_dropbox_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamTeamFolderUpdateSyncSettingsErrorTeamSharedDropboxError *asTeamSharedDropboxError;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderUpdateSyncSettingsErrorOther *asOther;

/// The object if its tag is `sync_settings_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamTeamFolderUpdateSyncSettingsErrorSyncSettingsError *asSyncSettingsError;
@end

/// The team folder can't be accessed.
@interface DBXTeamTeamFolderUpdateSyncSettingsErrorAccessError : DBXTeamTeamFolderUpdateSyncSettingsError
/// The value of `access_error`.
@property (nonatomic, strong) DBXTeamTeamFolderAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXTeamTeamFolderAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// The status of the team folder doesn't allow the operation.
@interface DBXTeamTeamFolderUpdateSyncSettingsErrorStatusError : DBXTeamTeamFolderUpdateSyncSettingsError
/// The value of `status_error`.
@property (nonatomic, strong) DBXTeamTeamFolderInvalidStatusError *statusError;
/// Creates an object with the tag `status_error`.
- (instancetype)init:(DBXTeamTeamFolderInvalidStatusError *)statusError NS_DESIGNATED_INITIALIZER;
@end

/// The operation isn't supported for the root of a team space.
@interface DBXTeamTeamFolderUpdateSyncSettingsErrorTeamSharedDropboxError : DBXTeamTeamFolderUpdateSyncSettingsError
/// The value of `team_shared_dropbox_error`.
@property (nonatomic, strong) DBXTeamTeamFolderTeamSharedDropboxError *teamSharedDropboxError;
/// Creates an object with the tag `team_shared_dropbox_error`.
- (instancetype)init:(DBXTeamTeamFolderTeamSharedDropboxError *)teamSharedDropboxError NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamTeamFolderUpdateSyncSettingsErrorOther : DBXTeamTeamFolderUpdateSyncSettingsError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The sync settings aren't valid.
@interface DBXTeamTeamFolderUpdateSyncSettingsErrorSyncSettingsError : DBXTeamTeamFolderUpdateSyncSettingsError
/// The value of `sync_settings_error`.
@property (nonatomic, strong) DBXFilesSyncSettingsError *syncSettingsError;
/// Creates an object with the tag `sync_settings_error`.
- (instancetype)init:(DBXFilesSyncSettingsError *)syncSettingsError NS_DESIGNATED_INITIALIZER;
@end

/// Information about the team.
@interface DBXTeamTeamGetInfoResult : DBXObject
/// The name of the team.
@property (nonatomic, readonly, copy) NSString *name;
/// The identifier of the team, `dbtid:…`.
@property (nonatomic, readonly, copy) NSString *teamId;
/// The number of licenses of the team.
@property (nonatomic, readonly) NSNumber *numLicensedUsers;
/// The number of members, including invited ones.
@property (nonatomic, readonly) NSNumber *numProvisionedUsers;
/// The number of used licenses. The default is 0.
@property (nonatomic, readonly) NSNumber *numUsedLicenses;
/// The policies for members.
@property (nonatomic, readonly) DBXTeamPoliciesTeamMemberPolicies *policies;

/// Creates an object.
///
/// - Parameters:
///   - name: The name of the team.
///   - teamId: The identifier of the team, `dbtid:…`.
///   - numLicensedUsers: The number of licenses of the team.
///   - numProvisionedUsers: The number of members, including invited ones.
///   - policies: The policies for members.
///   - numUsedLicenses: The number of used licenses. The default is 0.
- (instancetype)initWithName:(NSString *)name
    teamId:(NSString *)teamId
    numLicensedUsers:(NSNumber *)numLicensedUsers
    numProvisionedUsers:(NSNumber *)numProvisionedUsers
    policies:(DBXTeamPoliciesTeamMemberPolicies *)policies
    numUsedLicenses:(NSNumber *)numUsedLicenses
    NS_DESIGNATED_INITIALIZER;
@end

/// A team member, and their admin permissions.
@interface DBXTeamTeamMemberInfo : DBXObject
/// The profile of the member.
@property (nonatomic, readonly) DBXTeamTeamMemberProfile *profile;
/// The admin permissions of the member.
@property (nonatomic, readonly) DBXTeamAdminTier *role;

/// Creates an object.
///
/// - Parameters:
///   - profile: The profile of the member.
///   - role: The admin permissions of the member.
- (instancetype)initWithProfile:(DBXTeamTeamMemberProfile *)profile
    role:(DBXTeamAdminTier *)role
    NS_DESIGNATED_INITIALIZER;
@end

/// A team member, and their roles.
@interface DBXTeamTeamMemberInfoV2 : DBXObject
/// The profile of the member.
@property (nonatomic, readonly) DBXTeamTeamMemberProfile *profile;
/// The roles of the member.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXTeamTeamMemberRole *> *roles;

/// Creates an object.
///
/// - Parameters:
///   - profile: The profile of the member.
///   - roles: The roles of the member.
- (instancetype)initWithProfile:(DBXTeamTeamMemberProfile *)profile
    roles:(nullable NSArray<DBXTeamTeamMemberRole *> *)roles
    NS_DESIGNATED_INITIALIZER;
@end

/// The member after the change.
@interface DBXTeamTeamMemberInfoV2Result : DBXObject
/// The profile and roles of the member.
@property (nonatomic, readonly) DBXTeamTeamMemberInfoV2 *memberInfo;

/// Creates an object.
///
/// - Parameters:
///   - memberInfo: The profile and roles of the member.
- (instancetype)initWithMemberInfo:(DBXTeamTeamMemberInfoV2 *)memberInfo NS_DESIGNATED_INITIALIZER;
@end

/// The profile of a team member.
@interface DBXTeamTeamMemberProfile : DBXTeamMemberProfile
/// The identifiers of the member's groups.
@property (nonatomic, readonly, copy) NSArray<NSString *> *groups;
/// The namespace identifier of the member's home folder. Matches `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *memberFolderId;
/// The namespace identifier of the member's root. Matches `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *rootFolderId;

/// Creates an object.
///
/// - Parameters:
///   - teamMemberId: The identifier of the member, `dbmid:…`.
///   - email: The email address.
///   - emailVerified: A Boolean value that indicates whether the email address is verified.
///   - status: The status of the member in the team.
///   - name: The name in several forms.
///   - membershipType: The type of the membership, which determines whether the member uses a license.
///   - groups: The identifiers of the member's groups.
///   - memberFolderId: The namespace identifier of the member's home folder. Matches `[-_0-9a-zA-Z:]+`.
///   - rootFolderId: The namespace identifier of the member's root. Matches `[-_0-9a-zA-Z:]+`.
///   - externalId: The external ID, from the team's own directory. `nil` if there is none.
///   - accountId: The account identifier, `dbid:…`. Exactly 40 characters.
///   - secondaryEmails: The secondary email addresses.
///   - invitedOn: The time at which the member was invited. `nil` if they have joined.
///   - joinedOn: The time at which the member joined.
///   - suspendedOn: The time at which the member was suspended. `nil` if they aren't suspended.
///   - persistentId: The persistent identifier for SAML sign-in.
///   - isDirectoryRestricted: A Boolean value that indicates whether the team's directory is restricted for the member.
///   - profilePhotoUrl: The URL of the profile photo. `nil` if there is none.
- (instancetype)initWithTeamMemberId:(NSString *)teamMemberId
    email:(NSString *)email
    emailVerified:(NSNumber *)emailVerified
    status:(DBXTeamTeamMemberStatus *)status
    name:(DBXUsersName *)name
    membershipType:(DBXTeamTeamMembershipType *)membershipType
    groups:(NSArray<NSString *> *)groups
    memberFolderId:(NSString *)memberFolderId
    rootFolderId:(NSString *)rootFolderId
    externalId:(nullable NSString *)externalId
    accountId:(nullable NSString *)accountId
    secondaryEmails:(nullable NSArray<DBXSecondaryEmailsSecondaryEmail *> *)secondaryEmails
    invitedOn:(nullable NSDate *)invitedOn
    joinedOn:(nullable NSDate *)joinedOn
    suspendedOn:(nullable NSDate *)suspendedOn
    persistentId:(nullable NSString *)persistentId
    isDirectoryRestricted:(nullable NSNumber *)isDirectoryRestricted
    profilePhotoUrl:(nullable NSString *)profilePhotoUrl
    NS_DESIGNATED_INITIALIZER;

/// Creates an object without the fields that were added later.
- (instancetype)initWithTeamMemberId:(NSString *)teamMemberId
    email:(NSString *)email
    emailVerified:(NSNumber *)emailVerified
    status:(DBXTeamTeamMemberStatus *)status
    name:(DBXUsersName *)name
    membershipType:(DBXTeamTeamMembershipType *)membershipType
    groups:(NSArray<NSString *> *)groups
    memberFolderId:(NSString *)memberFolderId
    externalId:(nullable NSString *)externalId
    accountId:(nullable NSString *)accountId
    secondaryEmails:(nullable NSArray<DBXSecondaryEmailsSecondaryEmail *> *)secondaryEmails
    invitedOn:(nullable NSDate *)invitedOn
    joinedOn:(nullable NSDate *)joinedOn
    suspendedOn:(nullable NSDate *)suspendedOn
    persistentId:(nullable NSString *)persistentId
    isDirectoryRestricted:(nullable NSNumber *)isDirectoryRestricted
    profilePhotoUrl:(nullable NSString *)profilePhotoUrl
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithTeamMemberId:(NSString *)teamMemberId
    email:(NSString *)email
    emailVerified:(NSNumber *)emailVerified
    status:(DBXTeamTeamMemberStatus *)status
    name:(DBXUsersName *)name
    membershipType:(DBXTeamTeamMembershipType *)membershipType
    externalId:(nullable NSString *)externalId
    accountId:(nullable NSString *)accountId
    secondaryEmails:(nullable NSArray<DBXSecondaryEmailsSecondaryEmail *> *)secondaryEmails
    invitedOn:(nullable NSDate *)invitedOn
    joinedOn:(nullable NSDate *)joinedOn
    suspendedOn:(nullable NSDate *)suspendedOn
    persistentId:(nullable NSString *)persistentId
    isDirectoryRestricted:(nullable NSNumber *)isDirectoryRestricted
    profilePhotoUrl:(nullable NSString *)profilePhotoUrl
    DB_UNAVAILABLE;
@end

/// A role that gives admin permissions.
@interface DBXTeamTeamMemberRole : DBXObject
/// The identifier of the role, `pid_dbtmr:…`. The predefined roles have the same identifiers in all teams. At most 128
/// characters. Matches `pid_dbtmr:.*`.
@property (nonatomic, readonly, copy) NSString *roleId;

/// The name of the role. At most 32 characters.
@property (nonatomic, readonly, copy) NSString *name;
/// The description of the role. At most 256 characters.
@property (nonatomic, readonly, copy) NSString *description_;

/// Creates an object.
///
/// - Parameters:
///   - roleId: The identifier of the role, `pid_dbtmr:…`. The predefined roles have the same identifiers in all teams.
///     At most 128 characters. Matches `pid_dbtmr:.*`.
///   - name: The name of the role. At most 32 characters.
///   - description_: The description of the role. At most 256 characters.
- (instancetype)initWithRoleId:(NSString *)roleId
    name:(NSString *)name
    description_:(NSString *)description_
    NS_DESIGNATED_INITIALIZER;
@end

/// The status of a user in the team.
@interface DBXTeamTeamMemberStatus : DBXObject
@end

/// The members of the union.
@interface DBXTeamTeamMemberStatus (Members)
/// The object if its tag is `active`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamMemberStatusActive *asActive;
/// The object if its tag is `invited`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamMemberStatusInvited *asInvited;
/// The object if its tag is `suspended`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamMemberStatusSuspended *asSuspended;
/// The object if its tag is `removed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamMemberStatusRemoved *asRemoved;
@end

/// The user is an active member.
@interface DBXTeamTeamMemberStatusActive : DBXTeamTeamMemberStatus
/// Creates an object with the tag `active`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `active`.
+ (instancetype)new;
@end

/// The user is invited but hasn't joined.
@interface DBXTeamTeamMemberStatusInvited : DBXTeamTeamMemberStatus
/// Creates an object with the tag `invited`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invited`.
+ (instancetype)new;
@end

/// The user is suspended.
@interface DBXTeamTeamMemberStatusSuspended : DBXTeamTeamMemberStatus
/// Creates an object with the tag `suspended`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `suspended`.
+ (instancetype)new;
@end

/// The user was removed from the team.
@interface DBXTeamTeamMemberStatusRemoved : DBXTeamTeamMemberStatus
/// The value of `removed`.
@property (nonatomic, strong) DBXTeamRemovedStatus *removed;
/// Creates an object with the tag `removed`.
- (instancetype)init:(DBXTeamRemovedStatus *)removed NS_DESIGNATED_INITIALIZER;
@end

/// The type of a member's membership.
@interface DBXTeamTeamMembershipType : DBXObject
@end

/// The members of the union.
@interface DBXTeamTeamMembershipType (Members)
/// The object if its tag is `full`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamMembershipTypeFull *asFull;
/// The object if its tag is `limited`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamMembershipTypeLimited *asLimited;
@end

/// The member uses a license and shares the team's space.
@interface DBXTeamTeamMembershipTypeFull : DBXTeamTeamMembershipType
/// Creates an object with the tag `full`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `full`.
+ (instancetype)new;
@end

/// The member doesn't use a license or share the team's space. Deprecated.
@interface DBXTeamTeamMembershipTypeLimited : DBXTeamTeamMembershipType
/// Creates an object with the tag `limited`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `limited`.
+ (instancetype)new;
@end

/// The options of a list of namespaces.
@interface DBXTeamTeamNamespacesListArg : DBXObject
/// This option has no effect. The default is 1000. From 1 to 1000. Deprecated.
@property (nonatomic, readonly) NSNumber *limit;

/// Creates an object.
///
/// - Parameters:
///   - limit: This option has no effect. The default is 1000. From 1 to 1000. Deprecated.
- (instancetype)initWithLimit:(NSNumber *)limit NS_DESIGNATED_INITIALIZER;
@end

/// The position at which a listing continues.
@interface DBXTeamTeamNamespacesListContinueArg : DBXObject
/// The cursor of the most recent page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The cursor of the most recent page.
- (instancetype)initWithCursor:(NSString *)cursor NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the next page wasn't returned.
@interface DBXTeamTeamNamespacesListContinueError : DBXObject
@end

/// The members of the union.
@interface DBXTeamTeamNamespacesListContinueError (Members)
/// The object if its tag is `invalid_arg`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamNamespacesListContinueErrorInvalidArg *asInvalidArg;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamNamespacesListContinueErrorOther *asOther;
/// The object if its tag is `invalid_cursor`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamNamespacesListContinueErrorInvalidCursor *asInvalidCursor;
@end

/// An argument isn't valid.
@interface DBXTeamTeamNamespacesListContinueErrorInvalidArg : DBXTeamTeamNamespacesListContinueError
/// Creates an object with the tag `invalid_arg`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_arg`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamTeamNamespacesListContinueErrorOther : DBXTeamTeamNamespacesListContinueError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The cursor isn't valid. List from the start.
@interface DBXTeamTeamNamespacesListContinueErrorInvalidCursor : DBXTeamTeamNamespacesListContinueError
/// Creates an object with the tag `invalid_cursor`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_cursor`.
+ (instancetype)new;
@end

/// The reason that namespaces weren't listed.
@interface DBXTeamTeamNamespacesListError : DBXObject
@end

/// The members of the union.
@interface DBXTeamTeamNamespacesListError (Members)
/// The object if its tag is `invalid_arg`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamNamespacesListErrorInvalidArg *asInvalidArg;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamNamespacesListErrorOther *asOther;
@end

/// An argument isn't valid.
@interface DBXTeamTeamNamespacesListErrorInvalidArg : DBXTeamTeamNamespacesListError
/// Creates an object with the tag `invalid_arg`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invalid_arg`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamTeamNamespacesListErrorOther : DBXTeamTeamNamespacesListError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// A page of namespaces.
@interface DBXTeamTeamNamespacesListResult : DBXObject
/// The namespaces. A namespace may occur more than once.
@property (nonatomic, readonly, copy) NSArray<DBXTeamNamespaceMetadata *> *namespaces;
/// The cursor of the next page.
@property (nonatomic, readonly, copy) NSString *cursor;
/// A Boolean value that indicates whether there is another page.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object.
///
/// - Parameters:
///   - namespaces: The namespaces. A namespace may occur more than once.
///   - cursor: The cursor of the next page.
///   - hasMore: A Boolean value that indicates whether there is another page.
- (instancetype)initWithNamespaces:(NSArray<DBXTeamNamespaceMetadata *> *)namespaces
    cursor:(NSString *)cursor
    hasMore:(NSNumber *)hasMore
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a report wasn't created.
@interface DBXTeamTeamReportFailureReason : DBXObject
@end

/// The members of the union.
@interface DBXTeamTeamReportFailureReason (Members)
/// The object if its tag is `temporary_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamReportFailureReasonTemporaryError *asTemporaryError;
/// The object if its tag is `many_reports_at_once`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamReportFailureReasonManyReportsAtOnce *asManyReportsAtOnce;
/// The object if its tag is `too_much_data`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamReportFailureReasonTooMuchData *asTooMuchData;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTeamReportFailureReasonOther *asOther;
@end

/// An error occurred at Dropbox. Try again.
@interface DBXTeamTeamReportFailureReasonTemporaryError : DBXTeamTeamReportFailureReason
/// Creates an object with the tag `temporary_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `temporary_error`.
+ (instancetype)new;
@end

/// Too many reports are being created. Try again later.
@interface DBXTeamTeamReportFailureReasonManyReportsAtOnce : DBXTeamTeamReportFailureReason
/// Creates an object with the tag `many_reports_at_once`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `many_reports_at_once`.
+ (instancetype)new;
@end

/// The report contains too much data. Request a smaller one.
@interface DBXTeamTeamReportFailureReasonTooMuchData : DBXTeamTeamReportFailureReason
/// Creates an object with the tag `too_much_data`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `too_much_data`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamTeamReportFailureReasonOther : DBXTeamTeamReportFailureReason
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The reason that the admin of a token wasn't returned.
@interface DBXTeamTokenGetAuthenticatedAdminError : DBXObject
@end

/// The members of the union.
@interface DBXTeamTokenGetAuthenticatedAdminError (Members)
/// The object if its tag is `mapping_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTokenGetAuthenticatedAdminErrorMappingNotFound *asMappingNotFound;
/// The object if its tag is `admin_not_active`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTokenGetAuthenticatedAdminErrorAdminNotActive *asAdminNotActive;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamTokenGetAuthenticatedAdminErrorOther *asOther;
@end

/// The admin wasn't recorded when the token was issued. An admin must link the app again.
@interface DBXTeamTokenGetAuthenticatedAdminErrorMappingNotFound : DBXTeamTokenGetAuthenticatedAdminError
/// Creates an object with the tag `mapping_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `mapping_not_found`.
+ (instancetype)new;
@end

/// The admin is no longer an active admin of the team.
@interface DBXTeamTokenGetAuthenticatedAdminErrorAdminNotActive : DBXTeamTokenGetAuthenticatedAdminError
/// Creates an object with the tag `admin_not_active`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `admin_not_active`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamTokenGetAuthenticatedAdminErrorOther : DBXTeamTokenGetAuthenticatedAdminError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The admin who authorized an access token.
@interface DBXTeamTokenGetAuthenticatedAdminResult : DBXObject
/// The profile of the admin who linked the app.
@property (nonatomic, readonly) DBXTeamTeamMemberProfile *adminProfile;

/// Creates an object.
///
/// - Parameters:
///   - adminProfile: The profile of the admin who linked the app.
- (instancetype)initWithAdminProfile:(DBXTeamTeamMemberProfile *)adminProfile NS_DESIGNATED_INITIALIZER;
@end

/// The monthly limit of uploads by the API.
@interface DBXTeamUploadApiRateLimitValue : DBXObject
@end

/// The members of the union.
@interface DBXTeamUploadApiRateLimitValue (Members)
/// The object if its tag is `unlimited`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamUploadApiRateLimitValueUnlimited *asUnlimited;
/// The object if its tag is `limit`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamUploadApiRateLimitValueLimit *asLimit;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamUploadApiRateLimitValueOther *asOther;
@end

/// The number of uploads isn't limited.
@interface DBXTeamUploadApiRateLimitValueUnlimited : DBXTeamUploadApiRateLimitValue
/// Creates an object with the tag `unlimited`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unlimited`.
+ (instancetype)new;
@end

/// The number of uploads.
@interface DBXTeamUploadApiRateLimitValueLimit : DBXTeamUploadApiRateLimitValue
/// The value of `limit`.
@property (nonatomic, strong) NSNumber *limit;
/// Creates an object with the tag `limit`.
- (instancetype)init:(NSNumber *)limit NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamUploadApiRateLimitValueOther : DBXTeamUploadApiRateLimitValue
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The outcome for one member.
@interface DBXTeamUserAddResult : DBXObject
@end

/// The members of the union.
@interface DBXTeamUserAddResult (Members)
/// The object if its tag is `success`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamUserAddResultSuccess *asSuccess;
/// The object if its tag is `invalid_user`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamUserAddResultInvalidUser *asInvalidUser;
/// The object if its tag is `unverified`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamUserAddResultUnverified *asUnverified;
/// The object if its tag is `placeholder_user`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamUserAddResultPlaceholderUser *asPlaceholderUser;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamUserAddResultOther *asOther;
@end

/// The outcome for each email address.
@interface DBXTeamUserAddResultSuccess : DBXTeamUserAddResult
/// The value of `success`.
@property (nonatomic, strong) DBXTeamUserSecondaryEmailsResult *success;
/// Creates an object with the tag `success`.
- (instancetype)init:(DBXTeamUserSecondaryEmailsResult *)success NS_DESIGNATED_INITIALIZER;
@end

/// The member isn't valid. The associated value identifies them.
@interface DBXTeamUserAddResultInvalidUser : DBXTeamUserAddResult
/// The value of `invalid_user`.
@property (nonatomic, strong) DBXTeamUserSelectorArg *invalidUser;
/// Creates an object with the tag `invalid_user`.
- (instancetype)init:(DBXTeamUserSelectorArg *)invalidUser NS_DESIGNATED_INITIALIZER;
@end

/// The member's email address isn't verified. The associated value identifies the member.
@interface DBXTeamUserAddResultUnverified : DBXTeamUserAddResult
/// The value of `unverified`.
@property (nonatomic, strong) DBXTeamUserSelectorArg *unverified;
/// Creates an object with the tag `unverified`.
- (instancetype)init:(DBXTeamUserSelectorArg *)unverified NS_DESIGNATED_INITIALIZER;
@end

/// The member hasn't joined yet. The associated value identifies the member.
@interface DBXTeamUserAddResultPlaceholderUser : DBXTeamUserAddResult
/// The value of `placeholder_user`.
@property (nonatomic, strong) DBXTeamUserSelectorArg *placeholderUser;
/// Creates an object with the tag `placeholder_user`.
- (instancetype)init:(DBXTeamUserSelectorArg *)placeholderUser NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamUserAddResultOther : DBXTeamUserAddResult
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// A member and their space limit.
@interface DBXTeamUserCustomQuotaArg : DBXObject
/// The member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBXTeamUserSelectorArg *user;
/// The space limit in GB. 1 TB has 1,024 GB. At least 2.
@property (nonatomic, readonly) NSNumber *quotaGb;

/// Creates an object.
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - quotaGb: The space limit in GB. 1 TB has 1,024 GB. At least 2.
- (instancetype)initWithUser:(DBXTeamUserSelectorArg *)user quotaGb:(NSNumber *)quotaGb NS_DESIGNATED_INITIALIZER;
@end

/// A member and their space limit.
@interface DBXTeamUserCustomQuotaResult : DBXObject
/// The member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBXTeamUserSelectorArg *user;
/// The space limit in GB. 1 TB has 1,024 GB. `nil` if the member has no limit of their own. At least 2.
@property (nonatomic, readonly, nullable) NSNumber *quotaGb;

/// Creates an object.
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - quotaGb: The space limit in GB. 1 TB has 1,024 GB. `nil` if the member has no limit of their own. At least 2.
- (instancetype)initWithUser:(DBXTeamUserSelectorArg *)user
    quotaGb:(nullable NSNumber *)quotaGb
    NS_DESIGNATED_INITIALIZER;
@end

/// The outcome for the addresses of one member.
@interface DBXTeamUserDeleteEmailsResult : DBXObject
/// The member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBXTeamUserSelectorArg *user;
/// The outcome for each email address.
@property (nonatomic, readonly, copy) NSArray<DBXTeamDeleteSecondaryEmailResult *> *results;

/// Creates an object.
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - results: The outcome for each email address.
- (instancetype)initWithUser:(DBXTeamUserSelectorArg *)user
    results:(NSArray<DBXTeamDeleteSecondaryEmailResult *> *)results
    NS_DESIGNATED_INITIALIZER;
@end

/// The outcome for one member.
@interface DBXTeamUserDeleteResult : DBXObject
@end

/// The members of the union.
@interface DBXTeamUserDeleteResult (Members)
/// The object if its tag is `success`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamUserDeleteResultSuccess *asSuccess;
/// The object if its tag is `invalid_user`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamUserDeleteResultInvalidUser *asInvalidUser;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamUserDeleteResultOther *asOther;
@end

/// The outcome for each email address.
@interface DBXTeamUserDeleteResultSuccess : DBXTeamUserDeleteResult
/// The value of `success`.
@property (nonatomic, strong) DBXTeamUserDeleteEmailsResult *success;
/// Creates an object with the tag `success`.
- (instancetype)init:(DBXTeamUserDeleteEmailsResult *)success NS_DESIGNATED_INITIALIZER;
@end

/// The member isn't valid. The associated value identifies them.
@interface DBXTeamUserDeleteResultInvalidUser : DBXTeamUserDeleteResult
/// The value of `invalid_user`.
@property (nonatomic, strong) DBXTeamUserSelectorArg *invalidUser;
/// Creates an object with the tag `invalid_user`.
- (instancetype)init:(DBXTeamUserSelectorArg *)invalidUser NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamUserDeleteResultOther : DBXTeamUserDeleteResult
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The outcome for the addresses of one member.
@interface DBXTeamUserResendEmailsResult : DBXObject
/// The member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBXTeamUserSelectorArg *user;
/// The outcome for each email address.
@property (nonatomic, readonly, copy) NSArray<DBXTeamResendSecondaryEmailResult *> *results;

/// Creates an object.
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - results: The outcome for each email address.
- (instancetype)initWithUser:(DBXTeamUserSelectorArg *)user
    results:(NSArray<DBXTeamResendSecondaryEmailResult *> *)results
    NS_DESIGNATED_INITIALIZER;
@end

/// The outcome for one member.
@interface DBXTeamUserResendResult : DBXObject
@end

/// The members of the union.
@interface DBXTeamUserResendResult (Members)
/// The object if its tag is `success`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamUserResendResultSuccess *asSuccess;
/// The object if its tag is `invalid_user`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamUserResendResultInvalidUser *asInvalidUser;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamUserResendResultOther *asOther;
@end

/// The outcome for each email address.
@interface DBXTeamUserResendResultSuccess : DBXTeamUserResendResult
/// The value of `success`.
@property (nonatomic, strong) DBXTeamUserResendEmailsResult *success;
/// Creates an object with the tag `success`.
- (instancetype)init:(DBXTeamUserResendEmailsResult *)success NS_DESIGNATED_INITIALIZER;
@end

/// The member isn't valid. The associated value identifies them.
@interface DBXTeamUserResendResultInvalidUser : DBXTeamUserResendResult
/// The value of `invalid_user`.
@property (nonatomic, strong) DBXTeamUserSelectorArg *invalidUser;
/// Creates an object with the tag `invalid_user`.
- (instancetype)init:(DBXTeamUserSelectorArg *)invalidUser NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamUserResendResultOther : DBXTeamUserResendResult
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// A member, and email addresses.
@interface DBXTeamUserSecondaryEmailsArg : DBXObject
/// The member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBXTeamUserSelectorArg *user;

/// The email addresses. Each item has at most 255 characters. Each item matches
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@property (nonatomic, readonly, copy) NSArray<NSString *> *secondaryEmails;

/// Creates an object.
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - secondaryEmails: The email addresses. Each item has at most 255 characters. Each item matches
///     `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
- (instancetype)initWithUser:(DBXTeamUserSelectorArg *)user
    secondaryEmails:(NSArray<NSString *> *)secondaryEmails
    NS_DESIGNATED_INITIALIZER;
@end

/// The outcome for the addresses of one member.
@interface DBXTeamUserSecondaryEmailsResult : DBXObject
/// The member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBXTeamUserSelectorArg *user;
/// The outcome for each email address.
@property (nonatomic, readonly, copy) NSArray<DBXTeamAddSecondaryEmailResult *> *results;

/// Creates an object.
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - results: The outcome for each email address.
- (instancetype)initWithUser:(DBXTeamUserSelectorArg *)user
    results:(NSArray<DBXTeamAddSecondaryEmailResult *> *)results
    NS_DESIGNATED_INITIALIZER;
@end

/// A team member, by identifier, external ID, or email address.
@interface DBXTeamUserSelectorArg : DBXObject
@end

/// The members of the union.
@interface DBXTeamUserSelectorArg (Members)
/// The object if its tag is `team_member_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamUserSelectorArgTeamMemberId *asTeamMemberId;
/// The object if its tag is `external_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamUserSelectorArgExternalId *asExternalId;
/// The object if its tag is `email`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamUserSelectorArgEmail *asEmail;
@end

/// The identifier of the member, `dbmid:…`.
@interface DBXTeamUserSelectorArgTeamMemberId : DBXTeamUserSelectorArg
/// The value of `team_member_id`.
@property (nonatomic, copy) NSString *teamMemberId;
/// Creates an object with the tag `team_member_id`.
- (instancetype)init:(NSString *)teamMemberId NS_DESIGNATED_INITIALIZER;
@end

/// The external ID, from the team's own directory. At most 64 characters.
@interface DBXTeamUserSelectorArgExternalId : DBXTeamUserSelectorArg
/// The value of `external_id`.
@property (nonatomic, copy) NSString *externalId;
/// Creates an object with the tag `external_id`.
- (instancetype)init:(NSString *)externalId NS_DESIGNATED_INITIALIZER;
@end

/// The email address of the member. At most 255 characters. Matches
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@interface DBXTeamUserSelectorArgEmail : DBXTeamUserSelectorArg
/// The value of `email`.
@property (nonatomic, copy) NSString *email;
/// Creates an object with the tag `email`.
- (instancetype)init:(NSString *)email NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a member can't be used.
@interface DBXTeamUserSelectorError : DBXObject
@end

/// The members of the union.
@interface DBXTeamUserSelectorError (Members)
/// The object if its tag is `user_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamUserSelectorErrorUserNotFound *asUserNotFound;
@end

/// The team has no such member.
@interface DBXTeamUserSelectorErrorUserNotFound : DBXTeamUserSelectorError
/// Creates an object with the tag `user_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `user_not_found`.
+ (instancetype)new;
@end

/// Team members, by identifiers, external IDs, or email addresses.
@interface DBXTeamUsersSelectorArg : DBXObject
@end

/// The members of the union.
@interface DBXTeamUsersSelectorArg (Members)
/// The object if its tag is `team_member_ids`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamUsersSelectorArgTeamMemberIds *asTeamMemberIds;
/// The object if its tag is `external_ids`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamUsersSelectorArgExternalIds *asExternalIds;
/// The object if its tag is `emails`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamUsersSelectorArgEmails *asEmails;
@end

/// The identifiers of the members, `dbmid:…`.
@interface DBXTeamUsersSelectorArgTeamMemberIds : DBXTeamUsersSelectorArg
/// The value of `team_member_ids`.
@property (nonatomic, copy) NSArray<NSString *> *teamMemberIds;
/// Creates an object with the tag `team_member_ids`.
- (instancetype)init:(NSArray<NSString *> *)teamMemberIds NS_DESIGNATED_INITIALIZER;
@end

/// The external IDs, from the team's own directory. Each item has at most 64 characters.
@interface DBXTeamUsersSelectorArgExternalIds : DBXTeamUsersSelectorArg
/// The value of `external_ids`.
@property (nonatomic, copy) NSArray<NSString *> *externalIds;
/// Creates an object with the tag `external_ids`.
- (instancetype)init:(NSArray<NSString *> *)externalIds NS_DESIGNATED_INITIALIZER;
@end

/// The email addresses of the members. Each item has at most 255 characters. Each item matches
/// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
@interface DBXTeamUsersSelectorArgEmails : DBXTeamUsersSelectorArg
/// The value of `emails`.
@property (nonatomic, copy) NSArray<NSString *> *emails;
/// Creates an object with the tag `emails`.
- (instancetype)init:(NSArray<NSString *> *)emails NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
