// Generated from API/team.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBTEAM.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBTEAMDeviceSession
@dynamic sessionId;
@dynamic ipAddress;
@dynamic country;
@dynamic created;
@dynamic updated;
@end
@implementation DBTEAMDeviceSessionSerializer @end
@implementation DBTEAMActiveWebSession
@dynamic userAgent;
@dynamic os;
@dynamic browser;
@dynamic expires;
@end
@implementation DBTEAMActiveWebSessionSerializer @end
@implementation DBTEAMAddSecondaryEmailResult
@dynamic tag;
@dynamic success;
@dynamic unavailable;
@dynamic alreadyPending;
@dynamic alreadyOwnedByUser;
@dynamic reachedLimit;
@dynamic transientError;
@dynamic tooManyUpdates;
@dynamic unknownError;
@dynamic rateLimited;
@end
@implementation DBTEAMAddSecondaryEmailResultSerializer @end
@implementation DBTEAMAddSecondaryEmailsArg
@dynamic dNewSecondaryEmails;
@end
@implementation DBTEAMAddSecondaryEmailsArgSerializer @end
@implementation DBTEAMAddSecondaryEmailsError
@dynamic tag;
@end
@implementation DBTEAMAddSecondaryEmailsErrorSerializer @end
@implementation DBTEAMAddSecondaryEmailsResult
@dynamic results;
@end
@implementation DBTEAMAddSecondaryEmailsResultSerializer @end
@implementation DBTEAMAdminTier
@dynamic tag;
@end
@implementation DBTEAMAdminTierSerializer @end
@implementation DBTEAMApiApp
@dynamic appId;
@dynamic appName;
@dynamic publisher;
@dynamic publisherUrl;
@dynamic linked;
@dynamic isAppFolder;
@end
@implementation DBTEAMApiAppSerializer @end
@implementation DBTEAMBaseDfbReport
@dynamic startDate;
@end
@implementation DBTEAMBaseDfbReportSerializer @end
@implementation DBTEAMBaseTeamFolderError
@dynamic tag;
@dynamic accessError;
@dynamic statusError;
@dynamic teamSharedDropboxError;
@end
@implementation DBTEAMBaseTeamFolderErrorSerializer @end
@implementation DBTEAMBulkSuspendArg
@dynamic members;
@end
@implementation DBTEAMBulkSuspendArgSerializer @end
@implementation DBTEAMBulkSuspendComplete
@dynamic requested;
@dynamic suspended;
@dynamic failed;
@dynamic unknown;
@dynamic reportDelivery;
@end
@implementation DBTEAMBulkSuspendCompleteSerializer @end
@implementation DBTEAMBulkSuspendError
@dynamic tag;
@end
@implementation DBTEAMBulkSuspendErrorSerializer @end
@implementation DBTEAMBulkSuspendJobStatus
@dynamic tag;
@dynamic complete;
@dynamic failed;
@end
@implementation DBTEAMBulkSuspendJobStatusSerializer @end
@implementation DBTEAMBulkSuspendMemberTarget
@dynamic clientItemId;
@dynamic suspendArg;
@end
@implementation DBTEAMBulkSuspendMemberTargetSerializer @end
@implementation DBTEAMBulkSuspendReportDeliveryStatus
@dynamic tag;
@end
@implementation DBTEAMBulkSuspendReportDeliveryStatusSerializer @end
@implementation DBTEAMBulkSuspendRowFailure
@dynamic tag;
@end
@implementation DBTEAMBulkSuspendRowFailureSerializer @end
@implementation DBTEAMBulkSuspendRowOutcome
@dynamic tag;
@dynamic failed;
@end
@implementation DBTEAMBulkSuspendRowOutcomeSerializer @end
@implementation DBTEAMBulkSuspendTaskFailure
@dynamic tag;
@end
@implementation DBTEAMBulkSuspendTaskFailureSerializer @end
@implementation DBTEAMCustomQuotaError
@dynamic tag;
@end
@implementation DBTEAMCustomQuotaErrorSerializer @end
@implementation DBTEAMCustomQuotaResult
@dynamic tag;
@dynamic success;
@dynamic invalidUser;
@end
@implementation DBTEAMCustomQuotaResultSerializer @end
@implementation DBTEAMCustomQuotaUsersArg
@dynamic users;
@end
@implementation DBTEAMCustomQuotaUsersArgSerializer @end
@implementation DBTEAMDateRange
@dynamic startDate;
@dynamic endDate;
@end
@implementation DBTEAMDateRangeSerializer @end
@implementation DBTEAMDateRangeError
@dynamic tag;
@end
@implementation DBTEAMDateRangeErrorSerializer @end
@implementation DBTEAMDeleteSecondaryEmailResult
@dynamic tag;
@dynamic success;
@dynamic notFound;
@dynamic cannotRemovePrimary;
@end
@implementation DBTEAMDeleteSecondaryEmailResultSerializer @end
@implementation DBTEAMDeleteSecondaryEmailsArg
@dynamic emailsToDelete;
@end
@implementation DBTEAMDeleteSecondaryEmailsArgSerializer @end
@implementation DBTEAMDeleteSecondaryEmailsResult
@dynamic results;
@end
@implementation DBTEAMDeleteSecondaryEmailsResultSerializer @end
@implementation DBTEAMDesktopClientSession
@dynamic hostName;
@dynamic clientType;
@dynamic clientVersion;
@dynamic platform;
@dynamic isDeleteOnUnlinkSupported;
@end
@implementation DBTEAMDesktopClientSessionSerializer @end
@implementation DBTEAMDesktopPlatform
@dynamic tag;
@end
@implementation DBTEAMDesktopPlatformSerializer @end
@implementation DBTEAMDeviceSessionArg
@dynamic sessionId;
@dynamic teamMemberId;
@end
@implementation DBTEAMDeviceSessionArgSerializer @end
@implementation DBTEAMDevicesActive
@dynamic windows;
@dynamic macos;
@dynamic linux;
@dynamic ios;
@dynamic android;
@dynamic other;
@dynamic total;
@end
@implementation DBTEAMDevicesActiveSerializer @end
@implementation DBTEAMExcludedUsersListArg
@dynamic limit;
@end
@implementation DBTEAMExcludedUsersListArgSerializer @end
@implementation DBTEAMExcludedUsersListContinueArg
@dynamic cursor;
@end
@implementation DBTEAMExcludedUsersListContinueArgSerializer @end
@implementation DBTEAMExcludedUsersListContinueError
@dynamic tag;
@end
@implementation DBTEAMExcludedUsersListContinueErrorSerializer @end
@implementation DBTEAMExcludedUsersListError
@dynamic tag;
@end
@implementation DBTEAMExcludedUsersListErrorSerializer @end
@implementation DBTEAMExcludedUsersListResult
@dynamic users;
@dynamic cursor;
@dynamic hasMore;
@end
@implementation DBTEAMExcludedUsersListResultSerializer @end
@implementation DBTEAMExcludedUsersUpdateArg
@dynamic users;
@end
@implementation DBTEAMExcludedUsersUpdateArgSerializer @end
@implementation DBTEAMExcludedUsersUpdateError
@dynamic tag;
@end
@implementation DBTEAMExcludedUsersUpdateErrorSerializer @end
@implementation DBTEAMExcludedUsersUpdateResult
@dynamic status;
@end
@implementation DBTEAMExcludedUsersUpdateResultSerializer @end
@implementation DBTEAMExcludedUsersUpdateStatus
@dynamic tag;
@end
@implementation DBTEAMExcludedUsersUpdateStatusSerializer @end
@implementation DBTEAMFeature
@dynamic tag;
@end
@implementation DBTEAMFeatureSerializer @end
@implementation DBTEAMFeatureValue
@dynamic tag;
@dynamic uploadApiRateLimit;
@dynamic hasTeamSharedDropbox;
@dynamic hasTeamFileEvents;
@dynamic hasTeamSelectiveSync;
@dynamic hasDistinctMemberHomes;
@end
@implementation DBTEAMFeatureValueSerializer @end
@implementation DBTEAMFeaturesGetValuesBatchArg
@dynamic features;
@end
@implementation DBTEAMFeaturesGetValuesBatchArgSerializer @end
@implementation DBTEAMFeaturesGetValuesBatchError
@dynamic tag;
@end
@implementation DBTEAMFeaturesGetValuesBatchErrorSerializer @end
@implementation DBTEAMFeaturesGetValuesBatchResult
@dynamic values;
@end
@implementation DBTEAMFeaturesGetValuesBatchResultSerializer @end
@implementation DBTEAMGetActivityReport
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
@implementation DBTEAMGetActivityReportSerializer @end
@implementation DBTEAMGetDevicesReport
@dynamic active1Day;
@dynamic active7Day;
@dynamic active28Day;
@end
@implementation DBTEAMGetDevicesReportSerializer @end
@implementation DBTEAMGetMembershipReport
@dynamic teamSize;
@dynamic pendingInvites;
@dynamic membersJoined;
@dynamic suspendedMembers;
@dynamic licenses;
@end
@implementation DBTEAMGetMembershipReportSerializer @end
@implementation DBTEAMGetStorageReport
@dynamic totalUsage;
@dynamic sharedUsage;
@dynamic unsharedUsage;
@dynamic sharedFolders;
@dynamic memberStorageMap;
@end
@implementation DBTEAMGetStorageReportSerializer @end
@implementation DBTEAMGroupAccessType
@dynamic tag;
@end
@implementation DBTEAMGroupAccessTypeSerializer @end
@implementation DBTEAMGroupCreateArg
@dynamic groupName;
@dynamic addCreatorAsOwner;
@dynamic groupExternalId;
@dynamic groupManagementType;
@end
@implementation DBTEAMGroupCreateArgSerializer @end
@implementation DBTEAMGroupCreateError
@dynamic tag;
@end
@implementation DBTEAMGroupCreateErrorSerializer @end
@implementation DBTEAMGroupDeleteError
@dynamic tag;
@end
@implementation DBTEAMGroupDeleteErrorSerializer @end
@implementation DBTEAMGroupFullInfo
@dynamic members;
@dynamic created;
@end
@implementation DBTEAMGroupFullInfoSerializer @end
@implementation DBTEAMGroupMemberInfo
@dynamic profile;
@dynamic accessType;
@end
@implementation DBTEAMGroupMemberInfoSerializer @end
@implementation DBTEAMGroupMemberSelector
@dynamic group;
@dynamic user;
@end
@implementation DBTEAMGroupMemberSelectorSerializer @end
@implementation DBTEAMGroupMemberSelectorError
@dynamic tag;
@end
@implementation DBTEAMGroupMemberSelectorErrorSerializer @end
@implementation DBTEAMGroupMemberSetAccessTypeError
@dynamic tag;
@end
@implementation DBTEAMGroupMemberSetAccessTypeErrorSerializer @end
@implementation DBTEAMIncludeMembersArg
@dynamic returnMembers;
@end
@implementation DBTEAMIncludeMembersArgSerializer @end
@implementation DBTEAMGroupMembersAddArg
@dynamic group;
@dynamic members;
@end
@implementation DBTEAMGroupMembersAddArgSerializer @end
@implementation DBTEAMGroupMembersAddError
@dynamic tag;
@dynamic membersNotInTeam;
@dynamic usersNotFound;
@dynamic userCannotBeManagerOfCompanyManagedGroup;
@end
@implementation DBTEAMGroupMembersAddErrorSerializer @end
@implementation DBTEAMGroupMembersChangeResult
@dynamic groupInfo;
@dynamic asyncJobId;
@end
@implementation DBTEAMGroupMembersChangeResultSerializer @end
@implementation DBTEAMGroupMembersRemoveArg
@dynamic group;
@dynamic users;
@end
@implementation DBTEAMGroupMembersRemoveArgSerializer @end
@implementation DBTEAMGroupMembersRemoveError
@dynamic tag;
@dynamic membersNotInTeam;
@dynamic usersNotFound;
@end
@implementation DBTEAMGroupMembersRemoveErrorSerializer @end
@implementation DBTEAMGroupMembersSelector
@dynamic group;
@dynamic users;
@end
@implementation DBTEAMGroupMembersSelectorSerializer @end
@implementation DBTEAMGroupMembersSelectorError
@dynamic tag;
@end
@implementation DBTEAMGroupMembersSelectorErrorSerializer @end
@implementation DBTEAMGroupMembersSetAccessTypeArg
@dynamic accessType;
@dynamic returnMembers;
@end
@implementation DBTEAMGroupMembersSetAccessTypeArgSerializer @end
@implementation DBTEAMGroupSelector
@dynamic tag;
@dynamic groupId;
@dynamic groupExternalId;
@end
@implementation DBTEAMGroupSelectorSerializer @end
@implementation DBTEAMGroupSelectorError
@dynamic tag;
@end
@implementation DBTEAMGroupSelectorErrorSerializer @end
@implementation DBTEAMGroupSelectorWithTeamGroupError
@dynamic tag;
@end
@implementation DBTEAMGroupSelectorWithTeamGroupErrorSerializer @end
@implementation DBTEAMGroupUpdateArgs
@dynamic group;
@dynamic dNewGroupName;
@dynamic dNewGroupExternalId;
@dynamic dNewGroupManagementType;
@end
@implementation DBTEAMGroupUpdateArgsSerializer @end
@implementation DBTEAMGroupUpdateError
@dynamic tag;
@end
@implementation DBTEAMGroupUpdateErrorSerializer @end
@implementation DBTEAMGroupsGetInfoError
@dynamic tag;
@end
@implementation DBTEAMGroupsGetInfoErrorSerializer @end
@implementation DBTEAMGroupsGetInfoItem
@dynamic tag;
@dynamic idNotFound;
@dynamic groupInfo;
@end
@implementation DBTEAMGroupsGetInfoItemSerializer @end
@implementation DBTEAMGroupsListArg
@dynamic limit;
@end
@implementation DBTEAMGroupsListArgSerializer @end
@implementation DBTEAMGroupsListContinueArg
@dynamic cursor;
@end
@implementation DBTEAMGroupsListContinueArgSerializer @end
@implementation DBTEAMGroupsListContinueError
@dynamic tag;
@end
@implementation DBTEAMGroupsListContinueErrorSerializer @end
@implementation DBTEAMGroupsListResult
@dynamic groups;
@dynamic cursor;
@dynamic hasMore;
@end
@implementation DBTEAMGroupsListResultSerializer @end
@implementation DBTEAMGroupsMembersListArg
@dynamic group;
@dynamic limit;
@end
@implementation DBTEAMGroupsMembersListArgSerializer @end
@implementation DBTEAMGroupsMembersListContinueArg
@dynamic cursor;
@end
@implementation DBTEAMGroupsMembersListContinueArgSerializer @end
@implementation DBTEAMGroupsMembersListContinueError
@dynamic tag;
@end
@implementation DBTEAMGroupsMembersListContinueErrorSerializer @end
@implementation DBTEAMGroupsMembersListResult
@dynamic members;
@dynamic cursor;
@dynamic hasMore;
@end
@implementation DBTEAMGroupsMembersListResultSerializer @end
@implementation DBTEAMGroupsPollError
@dynamic tag;
@end
@implementation DBTEAMGroupsPollErrorSerializer @end
@implementation DBTEAMGroupsSelector
@dynamic tag;
@dynamic groupIds;
@dynamic groupExternalIds;
@end
@implementation DBTEAMGroupsSelectorSerializer @end
@implementation DBTEAMHasDistinctMemberHomesValue
@dynamic tag;
@dynamic hasDistinctMemberHomes;
@end
@implementation DBTEAMHasDistinctMemberHomesValueSerializer @end
@implementation DBTEAMHasTeamFileEventsValue
@dynamic tag;
@dynamic enabled;
@end
@implementation DBTEAMHasTeamFileEventsValueSerializer @end
@implementation DBTEAMHasTeamSelectiveSyncValue
@dynamic tag;
@dynamic hasTeamSelectiveSync;
@end
@implementation DBTEAMHasTeamSelectiveSyncValueSerializer @end
@implementation DBTEAMHasTeamSharedDropboxValue
@dynamic tag;
@dynamic hasTeamSharedDropbox;
@end
@implementation DBTEAMHasTeamSharedDropboxValueSerializer @end
@implementation DBTEAMLegalHoldHeldRevisionMetadata
@dynamic dNewFilename;
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
@implementation DBTEAMLegalHoldHeldRevisionMetadataSerializer @end
@implementation DBTEAMLegalHoldPolicy
@dynamic id_;
@dynamic name;
@dynamic description_;
@dynamic activationTime;
@dynamic members;
@dynamic status;
@dynamic startDate;
@dynamic endDate;
@end
@implementation DBTEAMLegalHoldPolicySerializer @end
@implementation DBTEAMLegalHoldStatus
@dynamic tag;
@end
@implementation DBTEAMLegalHoldStatusSerializer @end
@implementation DBTEAMLegalHoldsError
@dynamic tag;
@end
@implementation DBTEAMLegalHoldsErrorSerializer @end
@implementation DBTEAMLegalHoldsGetPolicyArg
@dynamic id_;
@end
@implementation DBTEAMLegalHoldsGetPolicyArgSerializer @end
@implementation DBTEAMLegalHoldsGetPolicyError
@dynamic tag;
@end
@implementation DBTEAMLegalHoldsGetPolicyErrorSerializer @end
@implementation DBTEAMLegalHoldsListHeldRevisionResult
@dynamic entries;
@dynamic cursor;
@dynamic hasMore;
@end
@implementation DBTEAMLegalHoldsListHeldRevisionResultSerializer @end
@implementation DBTEAMLegalHoldsListHeldRevisionsArg
@dynamic id_;
@end
@implementation DBTEAMLegalHoldsListHeldRevisionsArgSerializer @end
@implementation DBTEAMLegalHoldsListHeldRevisionsContinueArg
@dynamic id_;
@dynamic cursor;
@end
@implementation DBTEAMLegalHoldsListHeldRevisionsContinueArgSerializer @end
@implementation DBTEAMLegalHoldsListHeldRevisionsContinueError
@dynamic tag;
@end
@implementation DBTEAMLegalHoldsListHeldRevisionsContinueErrorSerializer @end
@implementation DBTEAMLegalHoldsListHeldRevisionsError
@dynamic tag;
@end
@implementation DBTEAMLegalHoldsListHeldRevisionsErrorSerializer @end
@implementation DBTEAMLegalHoldsListPoliciesArg
@dynamic includeReleased;
@end
@implementation DBTEAMLegalHoldsListPoliciesArgSerializer @end
@implementation DBTEAMLegalHoldsListPoliciesError
@dynamic tag;
@end
@implementation DBTEAMLegalHoldsListPoliciesErrorSerializer @end
@implementation DBTEAMLegalHoldsListPoliciesResult
@dynamic policies;
@end
@implementation DBTEAMLegalHoldsListPoliciesResultSerializer @end
@implementation DBTEAMLegalHoldsPolicyCreateArg
@dynamic name;
@dynamic description_;
@dynamic members;
@dynamic startDate;
@dynamic endDate;
@end
@implementation DBTEAMLegalHoldsPolicyCreateArgSerializer @end
@implementation DBTEAMLegalHoldsPolicyCreateError
@dynamic tag;
@end
@implementation DBTEAMLegalHoldsPolicyCreateErrorSerializer @end
@implementation DBTEAMLegalHoldsPolicyReleaseArg
@dynamic id_;
@end
@implementation DBTEAMLegalHoldsPolicyReleaseArgSerializer @end
@implementation DBTEAMLegalHoldsPolicyReleaseError
@dynamic tag;
@end
@implementation DBTEAMLegalHoldsPolicyReleaseErrorSerializer @end
@implementation DBTEAMLegalHoldsPolicyUpdateArg
@dynamic id_;
@dynamic name;
@dynamic description_;
@dynamic members;
@end
@implementation DBTEAMLegalHoldsPolicyUpdateArgSerializer @end
@implementation DBTEAMLegalHoldsPolicyUpdateError
@dynamic tag;
@end
@implementation DBTEAMLegalHoldsPolicyUpdateErrorSerializer @end
@implementation DBTEAMListMemberAppsArg
@dynamic teamMemberId;
@end
@implementation DBTEAMListMemberAppsArgSerializer @end
@implementation DBTEAMListMemberAppsError
@dynamic tag;
@end
@implementation DBTEAMListMemberAppsErrorSerializer @end
@implementation DBTEAMListMemberAppsResult
@dynamic linkedApiApps;
@end
@implementation DBTEAMListMemberAppsResultSerializer @end
@implementation DBTEAMListMemberDevicesArg
@dynamic teamMemberId;
@dynamic includeWebSessions;
@dynamic includeDesktopClients;
@dynamic includeMobileClients;
@end
@implementation DBTEAMListMemberDevicesArgSerializer @end
@implementation DBTEAMListMemberDevicesError
@dynamic tag;
@end
@implementation DBTEAMListMemberDevicesErrorSerializer @end
@implementation DBTEAMListMemberDevicesResult
@dynamic activeWebSessions;
@dynamic desktopClientSessions;
@dynamic mobileClientSessions;
@end
@implementation DBTEAMListMemberDevicesResultSerializer @end
@implementation DBTEAMListMembersAppsArg
@dynamic cursor;
@end
@implementation DBTEAMListMembersAppsArgSerializer @end
@implementation DBTEAMListMembersAppsError
@dynamic tag;
@end
@implementation DBTEAMListMembersAppsErrorSerializer @end
@implementation DBTEAMListMembersAppsResult
@dynamic apps;
@dynamic hasMore;
@dynamic cursor;
@end
@implementation DBTEAMListMembersAppsResultSerializer @end
@implementation DBTEAMListMembersDevicesArg
@dynamic cursor;
@dynamic includeWebSessions;
@dynamic includeDesktopClients;
@dynamic includeMobileClients;
@end
@implementation DBTEAMListMembersDevicesArgSerializer @end
@implementation DBTEAMListMembersDevicesError
@dynamic tag;
@end
@implementation DBTEAMListMembersDevicesErrorSerializer @end
@implementation DBTEAMListMembersDevicesResult
@dynamic devices;
@dynamic hasMore;
@dynamic cursor;
@end
@implementation DBTEAMListMembersDevicesResultSerializer @end
@implementation DBTEAMListTeamAppsArg
@dynamic cursor;
@end
@implementation DBTEAMListTeamAppsArgSerializer @end
@implementation DBTEAMListTeamAppsError
@dynamic tag;
@end
@implementation DBTEAMListTeamAppsErrorSerializer @end
@implementation DBTEAMListTeamAppsResult
@dynamic apps;
@dynamic hasMore;
@dynamic cursor;
@end
@implementation DBTEAMListTeamAppsResultSerializer @end
@implementation DBTEAMListTeamDevicesArg
@dynamic cursor;
@dynamic includeWebSessions;
@dynamic includeDesktopClients;
@dynamic includeMobileClients;
@end
@implementation DBTEAMListTeamDevicesArgSerializer @end
@implementation DBTEAMListTeamDevicesError
@dynamic tag;
@end
@implementation DBTEAMListTeamDevicesErrorSerializer @end
@implementation DBTEAMListTeamDevicesResult
@dynamic devices;
@dynamic hasMore;
@dynamic cursor;
@end
@implementation DBTEAMListTeamDevicesResultSerializer @end
@implementation DBTEAMMemberAccess
@dynamic user;
@dynamic accessType;
@end
@implementation DBTEAMMemberAccessSerializer @end
@implementation DBTEAMMemberAddArgBase
@dynamic memberEmail;
@dynamic memberGivenName;
@dynamic memberSurname;
@dynamic memberExternalId;
@dynamic memberPersistentId;
@dynamic sendWelcomeEmail;
@dynamic isDirectoryRestricted;
@end
@implementation DBTEAMMemberAddArgBaseSerializer @end
@implementation DBTEAMMemberAddArg
@dynamic role;
@end
@implementation DBTEAMMemberAddArgSerializer @end
@implementation DBTEAMMemberAddResult
@dynamic tag;
@dynamic teamLicenseLimit;
@dynamic freeTeamMemberLimitReached;
@dynamic userAlreadyOnTeam;
@dynamic userOnAnotherTeam;
@dynamic userAlreadyPaired;
@dynamic userMigrationFailed;
@dynamic duplicateExternalMemberId;
@dynamic duplicateMemberPersistentId;
@dynamic persistentIdDisabled;
@dynamic userCreationFailed;
@dynamic success;
@end
@implementation DBTEAMMemberAddResultSerializer @end
@implementation DBTEAMMemberAddResultBase
@dynamic tag;
@dynamic teamLicenseLimit;
@dynamic freeTeamMemberLimitReached;
@dynamic userAlreadyOnTeam;
@dynamic userOnAnotherTeam;
@dynamic userAlreadyPaired;
@dynamic userMigrationFailed;
@dynamic duplicateExternalMemberId;
@dynamic duplicateMemberPersistentId;
@dynamic persistentIdDisabled;
@dynamic userCreationFailed;
@end
@implementation DBTEAMMemberAddResultBaseSerializer @end
@implementation DBTEAMMemberAddV2Arg
@dynamic roleIds;
@end
@implementation DBTEAMMemberAddV2ArgSerializer @end
@implementation DBTEAMMemberAddV2Result
@dynamic tag;
@dynamic teamLicenseLimit;
@dynamic freeTeamMemberLimitReached;
@dynamic userAlreadyOnTeam;
@dynamic userOnAnotherTeam;
@dynamic userAlreadyPaired;
@dynamic userMigrationFailed;
@dynamic duplicateExternalMemberId;
@dynamic duplicateMemberPersistentId;
@dynamic persistentIdDisabled;
@dynamic userCreationFailed;
@dynamic success;
@end
@implementation DBTEAMMemberAddV2ResultSerializer @end
@implementation DBTEAMMemberDevices
@dynamic teamMemberId;
@dynamic webSessions;
@dynamic desktopClients;
@dynamic mobileClients;
@end
@implementation DBTEAMMemberDevicesSerializer @end
@implementation DBTEAMMemberLinkedApps
@dynamic teamMemberId;
@dynamic linkedApiApps;
@end
@implementation DBTEAMMemberLinkedAppsSerializer @end
@implementation DBTEAMMemberProfile
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
@implementation DBTEAMMemberProfileSerializer @end
@implementation DBTEAMMemberSelectorError
@dynamic tag;
@end
@implementation DBTEAMMemberSelectorErrorSerializer @end
@implementation DBTEAMMembersAddArgBase
@dynamic forceAsync;
@end
@implementation DBTEAMMembersAddArgBaseSerializer @end
@implementation DBTEAMMembersAddArg
@dynamic dNewMembers;
@end
@implementation DBTEAMMembersAddArgSerializer @end
@implementation DBTEAMMembersAddJobStatus
@dynamic tag;
@dynamic complete;
@dynamic failed;
@end
@implementation DBTEAMMembersAddJobStatusSerializer @end
@implementation DBTEAMMembersAddJobStatusV2Result
@dynamic tag;
@dynamic complete;
@dynamic failed;
@end
@implementation DBTEAMMembersAddJobStatusV2ResultSerializer @end
@implementation DBTEAMMembersAddLaunch
@dynamic tag;
@dynamic asyncJobId;
@dynamic complete;
@end
@implementation DBTEAMMembersAddLaunchSerializer @end
@implementation DBTEAMMembersAddLaunchV2Result
@dynamic tag;
@dynamic asyncJobId;
@dynamic complete;
@end
@implementation DBTEAMMembersAddLaunchV2ResultSerializer @end
@implementation DBTEAMMembersAddV2Arg
@dynamic dNewMembers;
@end
@implementation DBTEAMMembersAddV2ArgSerializer @end
@implementation DBTEAMMembersDeactivateBaseArg
@dynamic user;
@end
@implementation DBTEAMMembersDeactivateBaseArgSerializer @end
@implementation DBTEAMMembersDataTransferArg
@dynamic transferDestId;
@dynamic transferAdminId;
@end
@implementation DBTEAMMembersDataTransferArgSerializer @end
@implementation DBTEAMMembersDeactivateArg
@dynamic wipeData;
@end
@implementation DBTEAMMembersDeactivateArgSerializer @end
@implementation DBTEAMMembersDeactivateError
@dynamic tag;
@end
@implementation DBTEAMMembersDeactivateErrorSerializer @end
@implementation DBTEAMMembersDeleteFormerMemberFilesError
@dynamic tag;
@end
@implementation DBTEAMMembersDeleteFormerMemberFilesErrorSerializer @end
@implementation DBTEAMMembersDeleteProfilePhotoArg
@dynamic user;
@end
@implementation DBTEAMMembersDeleteProfilePhotoArgSerializer @end
@implementation DBTEAMMembersDeleteProfilePhotoError
@dynamic tag;
@end
@implementation DBTEAMMembersDeleteProfilePhotoErrorSerializer @end
@implementation DBTEAMMembersFormerMemberArg
@dynamic user;
@end
@implementation DBTEAMMembersFormerMemberArgSerializer @end
@implementation DBTEAMMembersGetAvailableTeamMemberRolesResult
@dynamic roles;
@end
@implementation DBTEAMMembersGetAvailableTeamMemberRolesResultSerializer @end
@implementation DBTEAMMembersGetInfoArgs
@dynamic members;
@end
@implementation DBTEAMMembersGetInfoArgsSerializer @end
@implementation DBTEAMMembersGetInfoError
@dynamic tag;
@end
@implementation DBTEAMMembersGetInfoErrorSerializer @end
@implementation DBTEAMMembersGetInfoItem
@dynamic tag;
@dynamic idNotFound;
@dynamic memberInfo;
@end
@implementation DBTEAMMembersGetInfoItemSerializer @end
@implementation DBTEAMMembersGetInfoItemBase
@dynamic tag;
@dynamic idNotFound;
@end
@implementation DBTEAMMembersGetInfoItemBaseSerializer @end
@implementation DBTEAMMembersGetInfoItemV2
@dynamic tag;
@dynamic idNotFound;
@dynamic memberInfo;
@end
@implementation DBTEAMMembersGetInfoItemV2Serializer @end
@implementation DBTEAMMembersGetInfoV2Arg
@dynamic members;
@end
@implementation DBTEAMMembersGetInfoV2ArgSerializer @end
@implementation DBTEAMMembersGetInfoV2Result
@dynamic membersInfo;
@end
@implementation DBTEAMMembersGetInfoV2ResultSerializer @end
@implementation DBTEAMMembersInfo
@dynamic teamMemberIds;
@dynamic permanentlyDeletedUsers;
@end
@implementation DBTEAMMembersInfoSerializer @end
@implementation DBTEAMMembersListArg
@dynamic limit;
@dynamic includeRemoved;
@end
@implementation DBTEAMMembersListArgSerializer @end
@implementation DBTEAMMembersListContinueArg
@dynamic cursor;
@end
@implementation DBTEAMMembersListContinueArgSerializer @end
@implementation DBTEAMMembersListContinueError
@dynamic tag;
@end
@implementation DBTEAMMembersListContinueErrorSerializer @end
@implementation DBTEAMMembersListError
@dynamic tag;
@end
@implementation DBTEAMMembersListErrorSerializer @end
@implementation DBTEAMMembersListResult
@dynamic members;
@dynamic cursor;
@dynamic hasMore;
@end
@implementation DBTEAMMembersListResultSerializer @end
@implementation DBTEAMMembersListV2Result
@dynamic members;
@dynamic cursor;
@dynamic hasMore;
@end
@implementation DBTEAMMembersListV2ResultSerializer @end
@implementation DBTEAMMembersPermanentlyDeleteFilesError
@dynamic tag;
@end
@implementation DBTEAMMembersPermanentlyDeleteFilesErrorSerializer @end
@implementation DBTEAMMembersRecoverArg
@dynamic user;
@end
@implementation DBTEAMMembersRecoverArgSerializer @end
@implementation DBTEAMMembersRecoverError
@dynamic tag;
@end
@implementation DBTEAMMembersRecoverErrorSerializer @end
@implementation DBTEAMMembersRemoveArg
@dynamic transferDestId;
@dynamic transferAdminId;
@dynamic keepAccount;
@dynamic retainTeamShares;
@dynamic permanentlyDeleteFiles;
@end
@implementation DBTEAMMembersRemoveArgSerializer @end
@implementation DBTEAMMembersRemoveError
@dynamic tag;
@end
@implementation DBTEAMMembersRemoveErrorSerializer @end
@implementation DBTEAMMembersSendWelcomeError
@dynamic tag;
@end
@implementation DBTEAMMembersSendWelcomeErrorSerializer @end
@implementation DBTEAMMembersSetPermissions2Arg
@dynamic user;
@dynamic dNewRoles;
@end
@implementation DBTEAMMembersSetPermissions2ArgSerializer @end
@implementation DBTEAMMembersSetPermissions2Error
@dynamic tag;
@end
@implementation DBTEAMMembersSetPermissions2ErrorSerializer @end
@implementation DBTEAMMembersSetPermissions2Result
@dynamic teamMemberId;
@dynamic roles;
@end
@implementation DBTEAMMembersSetPermissions2ResultSerializer @end
@implementation DBTEAMMembersSetPermissionsArg
@dynamic user;
@dynamic dNewRole;
@end
@implementation DBTEAMMembersSetPermissionsArgSerializer @end
@implementation DBTEAMMembersSetPermissionsError
@dynamic tag;
@end
@implementation DBTEAMMembersSetPermissionsErrorSerializer @end
@implementation DBTEAMMembersSetPermissionsResult
@dynamic teamMemberId;
@dynamic role;
@end
@implementation DBTEAMMembersSetPermissionsResultSerializer @end
@implementation DBTEAMMembersSetProfileArg
@dynamic user;
@dynamic dNewEmail;
@dynamic dNewExternalId;
@dynamic dNewGivenName;
@dynamic dNewSurname;
@dynamic dNewPersistentId;
@dynamic dNewIsDirectoryRestricted;
@end
@implementation DBTEAMMembersSetProfileArgSerializer @end
@implementation DBTEAMMembersSetProfileError
@dynamic tag;
@end
@implementation DBTEAMMembersSetProfileErrorSerializer @end
@implementation DBTEAMMembersSetProfilePhotoArg
@dynamic user;
@dynamic photo;
@end
@implementation DBTEAMMembersSetProfilePhotoArgSerializer @end
@implementation DBTEAMMembersSetProfilePhotoError
@dynamic tag;
@dynamic photoError;
@end
@implementation DBTEAMMembersSetProfilePhotoErrorSerializer @end
@implementation DBTEAMMembersSuspendError
@dynamic tag;
@end
@implementation DBTEAMMembersSuspendErrorSerializer @end
@implementation DBTEAMMembersTransferFilesError
@dynamic tag;
@end
@implementation DBTEAMMembersTransferFilesErrorSerializer @end
@implementation DBTEAMMembersTransferFormerMembersFilesError
@dynamic tag;
@end
@implementation DBTEAMMembersTransferFormerMembersFilesErrorSerializer @end
@implementation DBTEAMMembersUnsuspendArg
@dynamic user;
@end
@implementation DBTEAMMembersUnsuspendArgSerializer @end
@implementation DBTEAMMembersUnsuspendError
@dynamic tag;
@end
@implementation DBTEAMMembersUnsuspendErrorSerializer @end
@implementation DBTEAMMobileClientPlatform
@dynamic tag;
@end
@implementation DBTEAMMobileClientPlatformSerializer @end
@implementation DBTEAMMobileClientSession
@dynamic deviceName;
@dynamic clientType;
@dynamic clientVersion;
@dynamic osVersion;
@dynamic lastCarrier;
@end
@implementation DBTEAMMobileClientSessionSerializer @end
@implementation DBTEAMNamespaceMetadata
@dynamic name;
@dynamic namespaceId;
@dynamic namespaceType;
@dynamic teamMemberId;
@dynamic quotaLimit;
@end
@implementation DBTEAMNamespaceMetadataSerializer @end
@implementation DBTEAMNamespaceType
@dynamic tag;
@end
@implementation DBTEAMNamespaceTypeSerializer @end
@implementation DBTEAMRemoveCustomQuotaResult
@dynamic tag;
@dynamic success;
@dynamic invalidUser;
@end
@implementation DBTEAMRemoveCustomQuotaResultSerializer @end
@implementation DBTEAMRemovedStatus
@dynamic isRecoverable;
@dynamic isDisconnected;
@end
@implementation DBTEAMRemovedStatusSerializer @end
@implementation DBTEAMResendSecondaryEmailResult
@dynamic tag;
@dynamic success;
@dynamic notPending;
@dynamic rateLimited;
@end
@implementation DBTEAMResendSecondaryEmailResultSerializer @end
@implementation DBTEAMResendVerificationEmailArg
@dynamic emailsToResend;
@end
@implementation DBTEAMResendVerificationEmailArgSerializer @end
@implementation DBTEAMResendVerificationEmailResult
@dynamic results;
@end
@implementation DBTEAMResendVerificationEmailResultSerializer @end
@implementation DBTEAMRevokeDesktopClientArg
@dynamic deleteOnUnlink;
@end
@implementation DBTEAMRevokeDesktopClientArgSerializer @end
@implementation DBTEAMRevokeDeviceSessionArg
@dynamic tag;
@dynamic webSession;
@dynamic desktopClient;
@dynamic mobileClient;
@end
@implementation DBTEAMRevokeDeviceSessionArgSerializer @end
@implementation DBTEAMRevokeDeviceSessionBatchArg
@dynamic revokeDevices;
@end
@implementation DBTEAMRevokeDeviceSessionBatchArgSerializer @end
@implementation DBTEAMRevokeDeviceSessionBatchError
@dynamic tag;
@end
@implementation DBTEAMRevokeDeviceSessionBatchErrorSerializer @end
@implementation DBTEAMRevokeDeviceSessionBatchResult
@dynamic revokeDevicesStatus;
@end
@implementation DBTEAMRevokeDeviceSessionBatchResultSerializer @end
@implementation DBTEAMRevokeDeviceSessionError
@dynamic tag;
@end
@implementation DBTEAMRevokeDeviceSessionErrorSerializer @end
@implementation DBTEAMRevokeDeviceSessionStatus
@dynamic success;
@dynamic errorType;
@end
@implementation DBTEAMRevokeDeviceSessionStatusSerializer @end
@implementation DBTEAMRevokeLinkedApiAppArg
@dynamic appId;
@dynamic teamMemberId;
@dynamic keepAppFolder;
@end
@implementation DBTEAMRevokeLinkedApiAppArgSerializer @end
@implementation DBTEAMRevokeLinkedApiAppBatchArg
@dynamic revokeLinkedApp;
@end
@implementation DBTEAMRevokeLinkedApiAppBatchArgSerializer @end
@implementation DBTEAMRevokeLinkedAppBatchError
@dynamic tag;
@end
@implementation DBTEAMRevokeLinkedAppBatchErrorSerializer @end
@implementation DBTEAMRevokeLinkedAppBatchResult
@dynamic revokeLinkedAppStatus;
@end
@implementation DBTEAMRevokeLinkedAppBatchResultSerializer @end
@implementation DBTEAMRevokeLinkedAppError
@dynamic tag;
@end
@implementation DBTEAMRevokeLinkedAppErrorSerializer @end
@implementation DBTEAMRevokeLinkedAppStatus
@dynamic success;
@dynamic errorType;
@end
@implementation DBTEAMRevokeLinkedAppStatusSerializer @end
@implementation DBTEAMSetCustomQuotaArg
@dynamic usersAndQuotas;
@end
@implementation DBTEAMSetCustomQuotaArgSerializer @end
@implementation DBTEAMSetCustomQuotaError
@dynamic tag;
@end
@implementation DBTEAMSetCustomQuotaErrorSerializer @end
@implementation DBTEAMSharingAllowlistAddArgs
@dynamic domains;
@dynamic emails;
@end
@implementation DBTEAMSharingAllowlistAddArgsSerializer @end
@implementation DBTEAMSharingAllowlistAddError
@dynamic tag;
@dynamic malformedEntry;
@dynamic entriesAlreadyExist;
@end
@implementation DBTEAMSharingAllowlistAddErrorSerializer @end
@implementation DBTEAMSharingAllowlistAddResponse @end
@implementation DBTEAMSharingAllowlistAddResponseSerializer @end
@implementation DBTEAMSharingAllowlistListArg
@dynamic limit;
@end
@implementation DBTEAMSharingAllowlistListArgSerializer @end
@implementation DBTEAMSharingAllowlistListContinueArg
@dynamic cursor;
@end
@implementation DBTEAMSharingAllowlistListContinueArgSerializer @end
@implementation DBTEAMSharingAllowlistListContinueError
@dynamic tag;
@end
@implementation DBTEAMSharingAllowlistListContinueErrorSerializer @end
@implementation DBTEAMSharingAllowlistListError @end
@implementation DBTEAMSharingAllowlistListErrorSerializer @end
@implementation DBTEAMSharingAllowlistListResponse
@dynamic domains;
@dynamic emails;
@dynamic cursor;
@dynamic hasMore;
@end
@implementation DBTEAMSharingAllowlistListResponseSerializer @end
@implementation DBTEAMSharingAllowlistRemoveArgs
@dynamic domains;
@dynamic emails;
@end
@implementation DBTEAMSharingAllowlistRemoveArgsSerializer @end
@implementation DBTEAMSharingAllowlistRemoveError
@dynamic tag;
@dynamic malformedEntry;
@dynamic entriesDoNotExist;
@end
@implementation DBTEAMSharingAllowlistRemoveErrorSerializer @end
@implementation DBTEAMSharingAllowlistRemoveResponse @end
@implementation DBTEAMSharingAllowlistRemoveResponseSerializer @end
@implementation DBTEAMStorageBucket
@dynamic bucket;
@dynamic users;
@end
@implementation DBTEAMStorageBucketSerializer @end
@implementation DBTEAMTeamFolderAccessError
@dynamic tag;
@end
@implementation DBTEAMTeamFolderAccessErrorSerializer @end
@implementation DBTEAMTeamFolderActivateError
@dynamic tag;
@dynamic accessError;
@dynamic statusError;
@dynamic teamSharedDropboxError;
@end
@implementation DBTEAMTeamFolderActivateErrorSerializer @end
@implementation DBTEAMTeamFolderIdArg
@dynamic teamFolderId;
@end
@implementation DBTEAMTeamFolderIdArgSerializer @end
@implementation DBTEAMTeamFolderArchiveArg
@dynamic forceAsyncOff;
@end
@implementation DBTEAMTeamFolderArchiveArgSerializer @end
@implementation DBTEAMTeamFolderArchiveError
@dynamic tag;
@dynamic accessError;
@dynamic statusError;
@dynamic teamSharedDropboxError;
@end
@implementation DBTEAMTeamFolderArchiveErrorSerializer @end
@implementation DBTEAMTeamFolderArchiveJobStatus
@dynamic tag;
@dynamic complete;
@dynamic failed;
@end
@implementation DBTEAMTeamFolderArchiveJobStatusSerializer @end
@implementation DBTEAMTeamFolderArchiveLaunch
@dynamic tag;
@dynamic asyncJobId;
@dynamic complete;
@end
@implementation DBTEAMTeamFolderArchiveLaunchSerializer @end
@implementation DBTEAMTeamFolderCreateArg
@dynamic name;
@dynamic syncSetting;
@end
@implementation DBTEAMTeamFolderCreateArgSerializer @end
@implementation DBTEAMTeamFolderCreateError
@dynamic tag;
@dynamic syncSettingsError;
@end
@implementation DBTEAMTeamFolderCreateErrorSerializer @end
@implementation DBTEAMTeamFolderGetInfoItem
@dynamic tag;
@dynamic idNotFound;
@dynamic teamFolderMetadata;
@end
@implementation DBTEAMTeamFolderGetInfoItemSerializer @end
@implementation DBTEAMTeamFolderIdListArg
@dynamic teamFolderIds;
@end
@implementation DBTEAMTeamFolderIdListArgSerializer @end
@implementation DBTEAMTeamFolderInvalidStatusError
@dynamic tag;
@end
@implementation DBTEAMTeamFolderInvalidStatusErrorSerializer @end
@implementation DBTEAMTeamFolderListArg
@dynamic limit;
@end
@implementation DBTEAMTeamFolderListArgSerializer @end
@implementation DBTEAMTeamFolderListContinueArg
@dynamic cursor;
@end
@implementation DBTEAMTeamFolderListContinueArgSerializer @end
@implementation DBTEAMTeamFolderListContinueError
@dynamic tag;
@end
@implementation DBTEAMTeamFolderListContinueErrorSerializer @end
@implementation DBTEAMTeamFolderListError
@dynamic accessError;
@end
@implementation DBTEAMTeamFolderListErrorSerializer @end
@implementation DBTEAMTeamFolderListResult
@dynamic teamFolders;
@dynamic cursor;
@dynamic hasMore;
@end
@implementation DBTEAMTeamFolderListResultSerializer @end
@implementation DBTEAMTeamFolderMetadata
@dynamic teamFolderId;
@dynamic name;
@dynamic status;
@dynamic isTeamSharedDropbox;
@dynamic syncSetting;
@dynamic contentSyncSettings;
@dynamic quotaLimit;
@end
@implementation DBTEAMTeamFolderMetadataSerializer @end
@implementation DBTEAMTeamFolderPermanentlyDeleteError
@dynamic tag;
@dynamic accessError;
@dynamic statusError;
@dynamic teamSharedDropboxError;
@end
@implementation DBTEAMTeamFolderPermanentlyDeleteErrorSerializer @end
@implementation DBTEAMTeamFolderRenameArg
@dynamic name;
@end
@implementation DBTEAMTeamFolderRenameArgSerializer @end
@implementation DBTEAMTeamFolderRenameError
@dynamic tag;
@dynamic accessError;
@dynamic statusError;
@dynamic teamSharedDropboxError;
@end
@implementation DBTEAMTeamFolderRenameErrorSerializer @end
@implementation DBTEAMTeamFolderRestoreError
@dynamic tag;
@dynamic accessError;
@dynamic statusError;
@dynamic teamSharedDropboxError;
@end
@implementation DBTEAMTeamFolderRestoreErrorSerializer @end
@implementation DBTEAMTeamFolderStatus
@dynamic tag;
@end
@implementation DBTEAMTeamFolderStatusSerializer @end
@implementation DBTEAMTeamFolderTeamSharedDropboxError
@dynamic tag;
@end
@implementation DBTEAMTeamFolderTeamSharedDropboxErrorSerializer @end
@implementation DBTEAMTeamFolderUpdateSyncSettingsArg
@dynamic syncSetting;
@dynamic contentSyncSettings;
@end
@implementation DBTEAMTeamFolderUpdateSyncSettingsArgSerializer @end
@implementation DBTEAMTeamFolderUpdateSyncSettingsError
@dynamic tag;
@dynamic accessError;
@dynamic statusError;
@dynamic teamSharedDropboxError;
@dynamic syncSettingsError;
@end
@implementation DBTEAMTeamFolderUpdateSyncSettingsErrorSerializer @end
@implementation DBTEAMTeamGetInfoResult
@dynamic name;
@dynamic teamId;
@dynamic numLicensedUsers;
@dynamic numProvisionedUsers;
@dynamic numUsedLicenses;
@dynamic policies;
@end
@implementation DBTEAMTeamGetInfoResultSerializer @end
@implementation DBTEAMTeamMemberInfo
@dynamic profile;
@dynamic role;
@end
@implementation DBTEAMTeamMemberInfoSerializer @end
@implementation DBTEAMTeamMemberInfoV2
@dynamic profile;
@dynamic roles;
@end
@implementation DBTEAMTeamMemberInfoV2Serializer @end
@implementation DBTEAMTeamMemberInfoV2Result
@dynamic memberInfo;
@end
@implementation DBTEAMTeamMemberInfoV2ResultSerializer @end
@implementation DBTEAMTeamMemberProfile
@dynamic groups;
@dynamic memberFolderId;
@dynamic rootFolderId;
@end
@implementation DBTEAMTeamMemberProfileSerializer @end
@implementation DBTEAMTeamMemberRole
@dynamic roleId;
@dynamic name;
@dynamic description_;
@end
@implementation DBTEAMTeamMemberRoleSerializer @end
@implementation DBTEAMTeamMemberStatus
@dynamic tag;
@dynamic removed;
@end
@implementation DBTEAMTeamMemberStatusSerializer @end
@implementation DBTEAMTeamMembershipType
@dynamic tag;
@end
@implementation DBTEAMTeamMembershipTypeSerializer @end
@implementation DBTEAMTeamNamespacesListArg
@dynamic limit;
@end
@implementation DBTEAMTeamNamespacesListArgSerializer @end
@implementation DBTEAMTeamNamespacesListContinueArg
@dynamic cursor;
@end
@implementation DBTEAMTeamNamespacesListContinueArgSerializer @end
@implementation DBTEAMTeamNamespacesListContinueError
@dynamic tag;
@end
@implementation DBTEAMTeamNamespacesListContinueErrorSerializer @end
@implementation DBTEAMTeamNamespacesListError
@dynamic tag;
@end
@implementation DBTEAMTeamNamespacesListErrorSerializer @end
@implementation DBTEAMTeamNamespacesListResult
@dynamic namespaces;
@dynamic cursor;
@dynamic hasMore;
@end
@implementation DBTEAMTeamNamespacesListResultSerializer @end
@implementation DBTEAMTeamReportFailureReason
@dynamic tag;
@end
@implementation DBTEAMTeamReportFailureReasonSerializer @end
@implementation DBTEAMTokenGetAuthenticatedAdminError
@dynamic tag;
@end
@implementation DBTEAMTokenGetAuthenticatedAdminErrorSerializer @end
@implementation DBTEAMTokenGetAuthenticatedAdminResult
@dynamic adminProfile;
@end
@implementation DBTEAMTokenGetAuthenticatedAdminResultSerializer @end
@implementation DBTEAMUploadApiRateLimitValue
@dynamic tag;
@dynamic limit;
@end
@implementation DBTEAMUploadApiRateLimitValueSerializer @end
@implementation DBTEAMUserAddResult
@dynamic tag;
@dynamic success;
@dynamic invalidUser;
@dynamic unverified;
@dynamic placeholderUser;
@end
@implementation DBTEAMUserAddResultSerializer @end
@implementation DBTEAMUserCustomQuotaArg
@dynamic user;
@dynamic quotaGb;
@end
@implementation DBTEAMUserCustomQuotaArgSerializer @end
@implementation DBTEAMUserCustomQuotaResult
@dynamic user;
@dynamic quotaGb;
@end
@implementation DBTEAMUserCustomQuotaResultSerializer @end
@implementation DBTEAMUserDeleteEmailsResult
@dynamic user;
@dynamic results;
@end
@implementation DBTEAMUserDeleteEmailsResultSerializer @end
@implementation DBTEAMUserDeleteResult
@dynamic tag;
@dynamic success;
@dynamic invalidUser;
@end
@implementation DBTEAMUserDeleteResultSerializer @end
@implementation DBTEAMUserResendEmailsResult
@dynamic user;
@dynamic results;
@end
@implementation DBTEAMUserResendEmailsResultSerializer @end
@implementation DBTEAMUserResendResult
@dynamic tag;
@dynamic success;
@dynamic invalidUser;
@end
@implementation DBTEAMUserResendResultSerializer @end
@implementation DBTEAMUserSecondaryEmailsArg
@dynamic user;
@dynamic secondaryEmails;
@end
@implementation DBTEAMUserSecondaryEmailsArgSerializer @end
@implementation DBTEAMUserSecondaryEmailsResult
@dynamic user;
@dynamic results;
@end
@implementation DBTEAMUserSecondaryEmailsResultSerializer @end
@implementation DBTEAMUserSelectorArg
@dynamic tag;
@dynamic teamMemberId;
@dynamic externalId;
@dynamic email;
@end
@implementation DBTEAMUserSelectorArgSerializer @end
@implementation DBTEAMUserSelectorError
@dynamic tag;
@end
@implementation DBTEAMUserSelectorErrorSerializer @end
@implementation DBTEAMUsersSelectorArg
@dynamic tag;
@dynamic teamMemberIds;
@dynamic externalIds;
@dynamic emails;
@end
@implementation DBTEAMUsersSelectorArgSerializer @end
