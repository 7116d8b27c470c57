// Generated from API/team_log.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBTEAMLOGAccessMethodLogInfo
@dynamic tag;
@dynamic adminConsole;
@dynamic api;
@dynamic contentManager;
@dynamic endUser;
@dynamic enterpriseConsole;
@dynamic signInAs;
@end
@implementation DBTEAMLOGAccessMethodLogInfoSerializer @end
@implementation DBTEAMLOGAccountCaptureAvailability
@dynamic tag;
@end
@implementation DBTEAMLOGAccountCaptureAvailabilitySerializer @end
@implementation DBTEAMLOGAccountCaptureChangeAvailabilityDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGAccountCaptureChangeAvailabilityDetailsSerializer @end
@implementation DBTEAMLOGAccountCaptureChangeAvailabilityType
@dynamic description_;
@end
@implementation DBTEAMLOGAccountCaptureChangeAvailabilityTypeSerializer @end
@implementation DBTEAMLOGAccountCaptureChangePolicyDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGAccountCaptureChangePolicyDetailsSerializer @end
@implementation DBTEAMLOGAccountCaptureChangePolicyType
@dynamic description_;
@end
@implementation DBTEAMLOGAccountCaptureChangePolicyTypeSerializer @end
@implementation DBTEAMLOGAccountCaptureMigrateAccountDetails
@dynamic domainName;
@end
@implementation DBTEAMLOGAccountCaptureMigrateAccountDetailsSerializer @end
@implementation DBTEAMLOGAccountCaptureMigrateAccountType
@dynamic description_;
@end
@implementation DBTEAMLOGAccountCaptureMigrateAccountTypeSerializer @end
@implementation DBTEAMLOGAccountCaptureNotificationEmailsSentDetails
@dynamic domainName;
@dynamic notificationType;
@end
@implementation DBTEAMLOGAccountCaptureNotificationEmailsSentDetailsSerializer @end
@implementation DBTEAMLOGAccountCaptureNotificationEmailsSentType
@dynamic description_;
@end
@implementation DBTEAMLOGAccountCaptureNotificationEmailsSentTypeSerializer @end
@implementation DBTEAMLOGAccountCaptureNotificationType
@dynamic tag;
@end
@implementation DBTEAMLOGAccountCaptureNotificationTypeSerializer @end
@implementation DBTEAMLOGAccountCapturePolicy
@dynamic tag;
@end
@implementation DBTEAMLOGAccountCapturePolicySerializer @end
@implementation DBTEAMLOGAccountCaptureRelinquishAccountDetails
@dynamic domainName;
@end
@implementation DBTEAMLOGAccountCaptureRelinquishAccountDetailsSerializer @end
@implementation DBTEAMLOGAccountCaptureRelinquishAccountType
@dynamic description_;
@end
@implementation DBTEAMLOGAccountCaptureRelinquishAccountTypeSerializer @end
@implementation DBTEAMLOGAccountLockOrUnlockedDetails
@dynamic previousValue;
@dynamic dNewValue;
@end
@implementation DBTEAMLOGAccountLockOrUnlockedDetailsSerializer @end
@implementation DBTEAMLOGAccountLockOrUnlockedType
@dynamic description_;
@end
@implementation DBTEAMLOGAccountLockOrUnlockedTypeSerializer @end
@implementation DBTEAMLOGAccountState
@dynamic tag;
@end
@implementation DBTEAMLOGAccountStateSerializer @end
@implementation DBTEAMLOGActionDetails
@dynamic tag;
@dynamic removeAction;
@dynamic teamInviteDetails;
@dynamic teamJoinDetails;
@end
@implementation DBTEAMLOGActionDetailsSerializer @end
@implementation DBTEAMLOGActorLogInfo
@dynamic tag;
@dynamic admin;
@dynamic app;
@dynamic reseller;
@dynamic user;
@end
@implementation DBTEAMLOGActorLogInfoSerializer @end
@implementation DBTEAMLOGAddonAssignedDetails
@dynamic userName;
@dynamic addonName;
@end
@implementation DBTEAMLOGAddonAssignedDetailsSerializer @end
@implementation DBTEAMLOGAddonAssignedType
@dynamic description_;
@end
@implementation DBTEAMLOGAddonAssignedTypeSerializer @end
@implementation DBTEAMLOGAddonLogInfo
@dynamic addonName;
@end
@implementation DBTEAMLOGAddonLogInfoSerializer @end
@implementation DBTEAMLOGAddonRemovedDetails
@dynamic userName;
@dynamic addonName;
@end
@implementation DBTEAMLOGAddonRemovedDetailsSerializer @end
@implementation DBTEAMLOGAddonRemovedType
@dynamic description_;
@end
@implementation DBTEAMLOGAddonRemovedTypeSerializer @end
@implementation DBTEAMLOGAdminAlertCategoryEnum
@dynamic tag;
@end
@implementation DBTEAMLOGAdminAlertCategoryEnumSerializer @end
@implementation DBTEAMLOGAdminAlertGeneralStateEnum
@dynamic tag;
@end
@implementation DBTEAMLOGAdminAlertGeneralStateEnumSerializer @end
@implementation DBTEAMLOGAdminAlertSeverityEnum
@dynamic tag;
@end
@implementation DBTEAMLOGAdminAlertSeverityEnumSerializer @end
@implementation DBTEAMLOGAdminAlertingAlertConfiguration
@dynamic alertState;
@dynamic sensitivityLevel;
@dynamic recipientsSettings;
@dynamic text;
@dynamic excludedFileExtensions;
@dynamic malwareExclusionState;
@end
@implementation DBTEAMLOGAdminAlertingAlertConfigurationSerializer @end
@implementation DBTEAMLOGAdminAlertingAlertSensitivity
@dynamic tag;
@end
@implementation DBTEAMLOGAdminAlertingAlertSensitivitySerializer @end
@implementation DBTEAMLOGAdminAlertingAlertStateChangedDetails
@dynamic alertName;
@dynamic alertSeverity;
@dynamic alertCategory;
@dynamic alertInstanceId;
@dynamic previousValue;
@dynamic dNewValue;
@end
@implementation DBTEAMLOGAdminAlertingAlertStateChangedDetailsSerializer @end
@implementation DBTEAMLOGAdminAlertingAlertStateChangedType
@dynamic description_;
@end
@implementation DBTEAMLOGAdminAlertingAlertStateChangedTypeSerializer @end
@implementation DBTEAMLOGAdminAlertingAlertStatePolicy
@dynamic tag;
@end
@implementation DBTEAMLOGAdminAlertingAlertStatePolicySerializer @end
@implementation DBTEAMLOGAdminAlertingChangedAlertConfigDetails
@dynamic alertName;
@dynamic previousAlertConfig;
@dynamic dNewAlertConfig;
@end
@implementation DBTEAMLOGAdminAlertingChangedAlertConfigDetailsSerializer @end
@implementation DBTEAMLOGAdminAlertingChangedAlertConfigType
@dynamic description_;
@end
@implementation DBTEAMLOGAdminAlertingChangedAlertConfigTypeSerializer @end
@implementation DBTEAMLOGAdminAlertingTriggeredAlertDetails
@dynamic alertName;
@dynamic alertSeverity;
@dynamic alertCategory;
@dynamic alertInstanceId;
@end
@implementation DBTEAMLOGAdminAlertingTriggeredAlertDetailsSerializer @end
@implementation DBTEAMLOGAdminAlertingTriggeredAlertType
@dynamic description_;
@end
@implementation DBTEAMLOGAdminAlertingTriggeredAlertTypeSerializer @end
@implementation DBTEAMLOGAdminConsoleAppPermission
@dynamic tag;
@end
@implementation DBTEAMLOGAdminConsoleAppPermissionSerializer @end
@implementation DBTEAMLOGAdminConsoleAppPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGAdminConsoleAppPolicySerializer @end
@implementation DBTEAMLOGAdminEmailRemindersChangedDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGAdminEmailRemindersChangedDetailsSerializer @end
@implementation DBTEAMLOGAdminEmailRemindersChangedType
@dynamic description_;
@end
@implementation DBTEAMLOGAdminEmailRemindersChangedTypeSerializer @end
@implementation DBTEAMLOGAdminEmailRemindersPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGAdminEmailRemindersPolicySerializer @end
@implementation DBTEAMLOGAdminRole
@dynamic tag;
@end
@implementation DBTEAMLOGAdminRoleSerializer @end
@implementation DBTEAMLOGAiThirdPartySharingDropboxBasePolicy
@dynamic tag;
@end
@implementation DBTEAMLOGAiThirdPartySharingDropboxBasePolicySerializer @end
@implementation DBTEAMLOGAiThirdPartySharingDropboxBasePolicyChangedDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGAiThirdPartySharingDropboxBasePolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGAiThirdPartySharingDropboxBasePolicyChangedType
@dynamic description_;
@end
@implementation DBTEAMLOGAiThirdPartySharingDropboxBasePolicyChangedTypeSerializer @end
@implementation DBTEAMLOGAlertRecipientsSettingType
@dynamic tag;
@end
@implementation DBTEAMLOGAlertRecipientsSettingTypeSerializer @end
@implementation DBTEAMLOGAllowDownloadDisabledDetails @end
@implementation DBTEAMLOGAllowDownloadDisabledDetailsSerializer @end
@implementation DBTEAMLOGAllowDownloadDisabledType
@dynamic description_;
@end
@implementation DBTEAMLOGAllowDownloadDisabledTypeSerializer @end
@implementation DBTEAMLOGAllowDownloadEnabledDetails @end
@implementation DBTEAMLOGAllowDownloadEnabledDetailsSerializer @end
@implementation DBTEAMLOGAllowDownloadEnabledType
@dynamic description_;
@end
@implementation DBTEAMLOGAllowDownloadEnabledTypeSerializer @end
@implementation DBTEAMLOGApiSessionLogInfo
@dynamic requestId;
@end
@implementation DBTEAMLOGApiSessionLogInfoSerializer @end
@implementation DBTEAMLOGAppBlockedByPermissionsDetails
@dynamic appInfo;
@end
@implementation DBTEAMLOGAppBlockedByPermissionsDetailsSerializer @end
@implementation DBTEAMLOGAppBlockedByPermissionsType
@dynamic description_;
@end
@implementation DBTEAMLOGAppBlockedByPermissionsTypeSerializer @end
@implementation DBTEAMLOGAppLinkTeamDetails
@dynamic appInfo;
@end
@implementation DBTEAMLOGAppLinkTeamDetailsSerializer @end
@implementation DBTEAMLOGAppLinkTeamType
@dynamic description_;
@end
@implementation DBTEAMLOGAppLinkTeamTypeSerializer @end
@implementation DBTEAMLOGAppLinkUserDetails
@dynamic appInfo;
@end
@implementation DBTEAMLOGAppLinkUserDetailsSerializer @end
@implementation DBTEAMLOGAppLinkUserType
@dynamic description_;
@end
@implementation DBTEAMLOGAppLinkUserTypeSerializer @end
@implementation DBTEAMLOGAppLogInfo
@dynamic appId;
@dynamic displayName;
@end
@implementation DBTEAMLOGAppLogInfoSerializer @end
@implementation DBTEAMLOGAppPermissionsChangedDetails
@dynamic appName;
@dynamic permission;
@dynamic previousValue;
@dynamic dNewValue;
@end
@implementation DBTEAMLOGAppPermissionsChangedDetailsSerializer @end
@implementation DBTEAMLOGAppPermissionsChangedType
@dynamic description_;
@end
@implementation DBTEAMLOGAppPermissionsChangedTypeSerializer @end
@implementation DBTEAMLOGAppUnlinkTeamDetails
@dynamic appInfo;
@end
@implementation DBTEAMLOGAppUnlinkTeamDetailsSerializer @end
@implementation DBTEAMLOGAppUnlinkTeamType
@dynamic description_;
@end
@implementation DBTEAMLOGAppUnlinkTeamTypeSerializer @end
@implementation DBTEAMLOGAppUnlinkUserDetails
@dynamic appInfo;
@end
@implementation DBTEAMLOGAppUnlinkUserDetailsSerializer @end
@implementation DBTEAMLOGAppUnlinkUserType
@dynamic description_;
@end
@implementation DBTEAMLOGAppUnlinkUserTypeSerializer @end
@implementation DBTEAMLOGAppleLoginChangePolicyDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGAppleLoginChangePolicyDetailsSerializer @end
@implementation DBTEAMLOGAppleLoginChangePolicyType
@dynamic description_;
@end
@implementation DBTEAMLOGAppleLoginChangePolicyTypeSerializer @end
@implementation DBTEAMLOGAppleLoginPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGAppleLoginPolicySerializer @end
@implementation DBTEAMLOGApplyNamingConventionDetails @end
@implementation DBTEAMLOGApplyNamingConventionDetailsSerializer @end
@implementation DBTEAMLOGApplyNamingConventionType
@dynamic description_;
@end
@implementation DBTEAMLOGApplyNamingConventionTypeSerializer @end
@implementation DBTEAMLOGAssetLogInfo
@dynamic tag;
@dynamic file;
@dynamic folder;
@dynamic paperDocument;
@dynamic paperFolder;
@dynamic showcaseDocument;
@end
@implementation DBTEAMLOGAssetLogInfoSerializer @end
@implementation DBTEAMLOGBackupAdminInvitationSentDetails @end
@implementation DBTEAMLOGBackupAdminInvitationSentDetailsSerializer @end
@implementation DBTEAMLOGBackupAdminInvitationSentType
@dynamic description_;
@end
@implementation DBTEAMLOGBackupAdminInvitationSentTypeSerializer @end
@implementation DBTEAMLOGBackupInvitationOpenedDetails @end
@implementation DBTEAMLOGBackupInvitationOpenedDetailsSerializer @end
@implementation DBTEAMLOGBackupInvitationOpenedType
@dynamic description_;
@end
@implementation DBTEAMLOGBackupInvitationOpenedTypeSerializer @end
@implementation DBTEAMLOGBackupStatus
@dynamic tag;
@end
@implementation DBTEAMLOGBackupStatusSerializer @end
@implementation DBTEAMLOGBinderAddPageDetails
@dynamic eventUuid;
@dynamic docTitle;
@dynamic binderItemName;
@end
@implementation DBTEAMLOGBinderAddPageDetailsSerializer @end
@implementation DBTEAMLOGBinderAddPageType
@dynamic description_;
@end
@implementation DBTEAMLOGBinderAddPageTypeSerializer @end
@implementation DBTEAMLOGBinderAddSectionDetails
@dynamic eventUuid;
@dynamic docTitle;
@dynamic binderItemName;
@end
@implementation DBTEAMLOGBinderAddSectionDetailsSerializer @end
@implementation DBTEAMLOGBinderAddSectionType
@dynamic description_;
@end
@implementation DBTEAMLOGBinderAddSectionTypeSerializer @end
@implementation DBTEAMLOGBinderRemovePageDetails
@dynamic eventUuid;
@dynamic docTitle;
@dynamic binderItemName;
@end
@implementation DBTEAMLOGBinderRemovePageDetailsSerializer @end
@implementation DBTEAMLOGBinderRemovePageType
@dynamic description_;
@end
@implementation DBTEAMLOGBinderRemovePageTypeSerializer @end
@implementation DBTEAMLOGBinderRemoveSectionDetails
@dynamic eventUuid;
@dynamic docTitle;
@dynamic binderItemName;
@end
@implementation DBTEAMLOGBinderRemoveSectionDetailsSerializer @end
@implementation DBTEAMLOGBinderRemoveSectionType
@dynamic description_;
@end
@implementation DBTEAMLOGBinderRemoveSectionTypeSerializer @end
@implementation DBTEAMLOGBinderRenamePageDetails
@dynamic eventUuid;
@dynamic docTitle;
@dynamic binderItemName;
@dynamic previousBinderItemName;
@end
@implementation DBTEAMLOGBinderRenamePageDetailsSerializer @end
@implementation DBTEAMLOGBinderRenamePageType
@dynamic description_;
@end
@implementation DBTEAMLOGBinderRenamePageTypeSerializer @end
@implementation DBTEAMLOGBinderRenameSectionDetails
@dynamic eventUuid;
@dynamic docTitle;
@dynamic binderItemName;
@dynamic previousBinderItemName;
@end
@implementation DBTEAMLOGBinderRenameSectionDetailsSerializer @end
@implementation DBTEAMLOGBinderRenameSectionType
@dynamic description_;
@end
@implementation DBTEAMLOGBinderRenameSectionTypeSerializer @end
@implementation DBTEAMLOGBinderReorderPageDetails
@dynamic eventUuid;
@dynamic docTitle;
@dynamic binderItemName;
@end
@implementation DBTEAMLOGBinderReorderPageDetailsSerializer @end
@implementation DBTEAMLOGBinderReorderPageType
@dynamic description_;
@end
@implementation DBTEAMLOGBinderReorderPageTypeSerializer @end
@implementation DBTEAMLOGBinderReorderSectionDetails
@dynamic eventUuid;
@dynamic docTitle;
@dynamic binderItemName;
@end
@implementation DBTEAMLOGBinderReorderSectionDetailsSerializer @end
@implementation DBTEAMLOGBinderReorderSectionType
@dynamic description_;
@end
@implementation DBTEAMLOGBinderReorderSectionTypeSerializer @end
@implementation DBTEAMLOGCameraUploadsPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGCameraUploadsPolicySerializer @end
@implementation DBTEAMLOGCameraUploadsPolicyChangedDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGCameraUploadsPolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGCameraUploadsPolicyChangedType
@dynamic description_;
@end
@implementation DBTEAMLOGCameraUploadsPolicyChangedTypeSerializer @end
@implementation DBTEAMLOGCaptureTeamSpacePolicy
@dynamic tag;
@end
@implementation DBTEAMLOGCaptureTeamSpacePolicySerializer @end
@implementation DBTEAMLOGCaptureTeamSpacePolicyChangedDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGCaptureTeamSpacePolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGCaptureTeamSpacePolicyChangedType
@dynamic description_;
@end
@implementation DBTEAMLOGCaptureTeamSpacePolicyChangedTypeSerializer @end
@implementation DBTEAMLOGCaptureTranscriptPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGCaptureTranscriptPolicySerializer @end
@implementation DBTEAMLOGCaptureTranscriptPolicyChangedDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGCaptureTranscriptPolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGCaptureTranscriptPolicyChangedType
@dynamic description_;
@end
@implementation DBTEAMLOGCaptureTranscriptPolicyChangedTypeSerializer @end
@implementation DBTEAMLOGCertificate
@dynamic subject;
@dynamic issuer;
@dynamic issueDate;
@dynamic expirationDate;
@dynamic serialNumber;
@dynamic sha1Fingerprint;
@dynamic commonName;
@end
@implementation DBTEAMLOGCertificateSerializer @end
@implementation DBTEAMLOGChangeLinkExpirationPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGChangeLinkExpirationPolicySerializer @end
@implementation DBTEAMLOGChangedEnterpriseAdminRoleDetails
@dynamic previousValue;
@dynamic dNewValue;
@dynamic teamName;
@end
@implementation DBTEAMLOGChangedEnterpriseAdminRoleDetailsSerializer @end
@implementation DBTEAMLOGChangedEnterpriseAdminRoleType
@dynamic description_;
@end
@implementation DBTEAMLOGChangedEnterpriseAdminRoleTypeSerializer @end
@implementation DBTEAMLOGChangedEnterpriseConnectedTeamStatusDetails
@dynamic action;
@dynamic additionalInfo;
@dynamic previousValue;
@dynamic dNewValue;
@end
@implementation DBTEAMLOGChangedEnterpriseConnectedTeamStatusDetailsSerializer @end
@implementation DBTEAMLOGChangedEnterpriseConnectedTeamStatusType
@dynamic description_;
@end
@implementation DBTEAMLOGChangedEnterpriseConnectedTeamStatusTypeSerializer @end
@implementation DBTEAMLOGClassificationChangePolicyDetails
@dynamic previousValue;
@dynamic dNewValue;
@dynamic classificationType;
@end
@implementation DBTEAMLOGClassificationChangePolicyDetailsSerializer @end
@implementation DBTEAMLOGClassificationChangePolicyType
@dynamic description_;
@end
@implementation DBTEAMLOGClassificationChangePolicyTypeSerializer @end
@implementation DBTEAMLOGClassificationCreateReportDetails @end
@implementation DBTEAMLOGClassificationCreateReportDetailsSerializer @end
@implementation DBTEAMLOGClassificationCreateReportFailDetails
@dynamic failureReason;
@end
@implementation DBTEAMLOGClassificationCreateReportFailDetailsSerializer @end
@implementation DBTEAMLOGClassificationCreateReportFailType
@dynamic description_;
@end
@implementation DBTEAMLOGClassificationCreateReportFailTypeSerializer @end
@implementation DBTEAMLOGClassificationCreateReportType
@dynamic description_;
@end
@implementation DBTEAMLOGClassificationCreateReportTypeSerializer @end
@implementation DBTEAMLOGClassificationPolicyEnumWrapper
@dynamic tag;
@end
@implementation DBTEAMLOGClassificationPolicyEnumWrapperSerializer @end
@implementation DBTEAMLOGClassificationType
@dynamic tag;
@end
@implementation DBTEAMLOGClassificationTypeSerializer @end
@implementation DBTEAMLOGCollectionShareDetails
@dynamic albumName;
@end
@implementation DBTEAMLOGCollectionShareDetailsSerializer @end
@implementation DBTEAMLOGCollectionShareType
@dynamic description_;
@end
@implementation DBTEAMLOGCollectionShareTypeSerializer @end
@implementation DBTEAMLOGComputerBackupPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGComputerBackupPolicySerializer @end
@implementation DBTEAMLOGComputerBackupPolicyChangedDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGComputerBackupPolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGComputerBackupPolicyChangedType
@dynamic description_;
@end
@implementation DBTEAMLOGComputerBackupPolicyChangedTypeSerializer @end
@implementation DBTEAMLOGConnectedTeamName
@dynamic team;
@end
@implementation DBTEAMLOGConnectedTeamNameSerializer @end
@implementation DBTEAMLOGContentAdministrationPolicyChangedDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGContentAdministrationPolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGContentAdministrationPolicyChangedType
@dynamic description_;
@end
@implementation DBTEAMLOGContentAdministrationPolicyChangedTypeSerializer @end
@implementation DBTEAMLOGContentDeletionProtectionChangePolicyDetails
@dynamic dNewValue;
@dynamic dNewThresholdBytes;
@dynamic previousValue;
@dynamic previousThresholdBytes;
@end
@implementation DBTEAMLOGContentDeletionProtectionChangePolicyDetailsSerializer @end
@implementation DBTEAMLOGContentDeletionProtectionChangePolicyType
@dynamic description_;
@end
@implementation DBTEAMLOGContentDeletionProtectionChangePolicyTypeSerializer @end
@implementation DBTEAMLOGContentDeletionProtectionPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGContentDeletionProtectionPolicySerializer @end
@implementation DBTEAMLOGContentPermanentDeletePolicy
@dynamic tag;
@end
@implementation DBTEAMLOGContentPermanentDeletePolicySerializer @end
@implementation DBTEAMLOGContextLogInfo
@dynamic tag;
@dynamic nonTeamMember;
@dynamic organizationTeam;
@dynamic teamMember;
@dynamic trustedNonTeamMember;
@end
@implementation DBTEAMLOGContextLogInfoSerializer @end
@implementation DBTEAMLOGCreateFolderDetails @end
@implementation DBTEAMLOGCreateFolderDetailsSerializer @end
@implementation DBTEAMLOGCreateFolderType
@dynamic description_;
@end
@implementation DBTEAMLOGCreateFolderTypeSerializer @end
@implementation DBTEAMLOGCreateTeamInviteLinkDetails
@dynamic linkUrl;
@dynamic expiryDate;
@end
@implementation DBTEAMLOGCreateTeamInviteLinkDetailsSerializer @end
@implementation DBTEAMLOGCreateTeamInviteLinkType
@dynamic description_;
@end
@implementation DBTEAMLOGCreateTeamInviteLinkTypeSerializer @end
@implementation DBTEAMLOGDashAddedCommentToStackDetails
@dynamic stackName;
@dynamic stackItemName;
@dynamic commentText;
@dynamic stackType;
@end
@implementation DBTEAMLOGDashAddedCommentToStackDetailsSerializer @end
@implementation DBTEAMLOGDashAddedCommentToStackType
@dynamic description_;
@end
@implementation DBTEAMLOGDashAddedCommentToStackTypeSerializer @end
@implementation DBTEAMLOGDashAddedConnectorDetails
@dynamic connectorName;
@dynamic connectorStatus;
@end
@implementation DBTEAMLOGDashAddedConnectorDetailsSerializer @end
@implementation DBTEAMLOGDashAddedConnectorType
@dynamic description_;
@end
@implementation DBTEAMLOGDashAddedConnectorTypeSerializer @end
@implementation DBTEAMLOGDashAddedLinkToStackDetails
@dynamic stackName;
@dynamic stackItemLink;
@dynamic stackType;
@end
@implementation DBTEAMLOGDashAddedLinkToStackDetailsSerializer @end
@implementation DBTEAMLOGDashAddedLinkToStackType
@dynamic description_;
@end
@implementation DBTEAMLOGDashAddedLinkToStackTypeSerializer @end
@implementation DBTEAMLOGDashAddedTeamEmailDomainAllowlistDetails
@dynamic emailDomain;
@end
@implementation DBTEAMLOGDashAddedTeamEmailDomainAllowlistDetailsSerializer @end
@implementation DBTEAMLOGDashAddedTeamEmailDomainAllowlistType
@dynamic description_;
@end
@implementation DBTEAMLOGDashAddedTeamEmailDomainAllowlistTypeSerializer @end
@implementation DBTEAMLOGDashAdminAddedOrgWideConnectorDetails
@dynamic connectorName;
@dynamic connectorStatus;
@end
@implementation DBTEAMLOGDashAdminAddedOrgWideConnectorDetailsSerializer @end
@implementation DBTEAMLOGDashAdminAddedOrgWideConnectorType
@dynamic description_;
@end
@implementation DBTEAMLOGDashAdminAddedOrgWideConnectorTypeSerializer @end
@implementation DBTEAMLOGDashAdminDisabledConnectorDetails
@dynamic connectorName;
@dynamic connectorStatus;
@end
@implementation DBTEAMLOGDashAdminDisabledConnectorDetailsSerializer @end
@implementation DBTEAMLOGDashAdminDisabledConnectorType
@dynamic description_;
@end
@implementation DBTEAMLOGDashAdminDisabledConnectorTypeSerializer @end
@implementation DBTEAMLOGDashAdminEnabledConnectorDetails
@dynamic connectorName;
@dynamic connectorStatus;
@end
@implementation DBTEAMLOGDashAdminEnabledConnectorDetailsSerializer @end
@implementation DBTEAMLOGDashAdminEnabledConnectorType
@dynamic description_;
@end
@implementation DBTEAMLOGDashAdminEnabledConnectorTypeSerializer @end
@implementation DBTEAMLOGDashAdminRemovedOrgWideConnectorDetails
@dynamic connectorName;
@dynamic connectorStatus;
@end
@implementation DBTEAMLOGDashAdminRemovedOrgWideConnectorDetailsSerializer @end
@implementation DBTEAMLOGDashAdminRemovedOrgWideConnectorType
@dynamic description_;
@end
@implementation DBTEAMLOGDashAdminRemovedOrgWideConnectorTypeSerializer @end
@implementation DBTEAMLOGDashArchivedStackDetails
@dynamic stackName;
@dynamic stackType;
@end
@implementation DBTEAMLOGDashArchivedStackDetailsSerializer @end
@implementation DBTEAMLOGDashArchivedStackType
@dynamic description_;
@end
@implementation DBTEAMLOGDashArchivedStackTypeSerializer @end
@implementation DBTEAMLOGDashChangedAudienceOfSharedLinkToStackDetails
@dynamic stackName;
@dynamic stackType;
@end
@implementation DBTEAMLOGDashChangedAudienceOfSharedLinkToStackDetailsSerializer @end
@implementation DBTEAMLOGDashChangedAudienceOfSharedLinkToStackType
@dynamic description_;
@end
@implementation DBTEAMLOGDashChangedAudienceOfSharedLinkToStackTypeSerializer @end
@implementation DBTEAMLOGDashClonedStackDetails
@dynamic stackName;
@dynamic actorEmail;
@dynamic dNewClonedStackName;
@dynamic stackType;
@end
@implementation DBTEAMLOGDashClonedStackDetailsSerializer @end
@implementation DBTEAMLOGDashClonedStackType
@dynamic description_;
@end
@implementation DBTEAMLOGDashClonedStackTypeSerializer @end
@implementation DBTEAMLOGDashConnectorStatus
@dynamic tag;
@end
@implementation DBTEAMLOGDashConnectorStatusSerializer @end
@implementation DBTEAMLOGDashConnectorToolsCallDetails
@dynamic connectorName;
@dynamic toolName;
@dynamic surface;
@end
@implementation DBTEAMLOGDashConnectorToolsCallDetailsSerializer @end
@implementation DBTEAMLOGDashConnectorToolsCallType
@dynamic description_;
@end
@implementation DBTEAMLOGDashConnectorToolsCallTypeSerializer @end
@implementation DBTEAMLOGDashCreatedStackDetails
@dynamic stackName;
@dynamic stackType;
@end
@implementation DBTEAMLOGDashCreatedStackDetailsSerializer @end
@implementation DBTEAMLOGDashCreatedStackType
@dynamic description_;
@end
@implementation DBTEAMLOGDashCreatedStackTypeSerializer @end
@implementation DBTEAMLOGDashDeletedCommentFromStackDetails
@dynamic stackName;
@dynamic stackItemName;
@dynamic stackType;
@end
@implementation DBTEAMLOGDashDeletedCommentFromStackDetailsSerializer @end
@implementation DBTEAMLOGDashDeletedCommentFromStackType
@dynamic description_;
@end
@implementation DBTEAMLOGDashDeletedCommentFromStackTypeSerializer @end
@implementation DBTEAMLOGDashDeletedStackDetails
@dynamic stackName;
@dynamic stackType;
@end
@implementation DBTEAMLOGDashDeletedStackDetailsSerializer @end
@implementation DBTEAMLOGDashDeletedStackType
@dynamic description_;
@end
@implementation DBTEAMLOGDashDeletedStackTypeSerializer @end
@implementation DBTEAMLOGDashEditedCommentInStackDetails
@dynamic stackName;
@dynamic stackItemName;
@dynamic commentText;
@dynamic stackType;
@end
@implementation DBTEAMLOGDashEditedCommentInStackDetailsSerializer @end
@implementation DBTEAMLOGDashEditedCommentInStackType
@dynamic description_;
@end
@implementation DBTEAMLOGDashEditedCommentInStackTypeSerializer @end
@implementation DBTEAMLOGDashExternalSharingPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGDashExternalSharingPolicySerializer @end
@implementation DBTEAMLOGDashExternalSharingPolicyChangedDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGDashExternalSharingPolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGDashExternalSharingPolicyChangedType
@dynamic description_;
@end
@implementation DBTEAMLOGDashExternalSharingPolicyChangedTypeSerializer @end
@implementation DBTEAMLOGDashExternalUserOpenedStackDetails
@dynamic stackName;
@dynamic stackSharingScope;
@dynamic isInvited;
@dynamic isVerified;
@dynamic stackOwnerTeamId;
@dynamic stackType;
@end
@implementation DBTEAMLOGDashExternalUserOpenedStackDetailsSerializer @end
@implementation DBTEAMLOGDashExternalUserOpenedStackType
@dynamic description_;
@end
@implementation DBTEAMLOGDashExternalUserOpenedStackTypeSerializer @end
@implementation DBTEAMLOGDashFirstLaunchedDesktopDetails
@dynamic osName;
@end
@implementation DBTEAMLOGDashFirstLaunchedDesktopDetailsSerializer @end
@implementation DBTEAMLOGDashFirstLaunchedDesktopType
@dynamic description_;
@end
@implementation DBTEAMLOGDashFirstLaunchedDesktopTypeSerializer @end
@implementation DBTEAMLOGDashFirstLaunchedExtensionDetails
@dynamic browserName;
@end
@implementation DBTEAMLOGDashFirstLaunchedExtensionDetailsSerializer @end
@implementation DBTEAMLOGDashFirstLaunchedExtensionType
@dynamic description_;
@end
@implementation DBTEAMLOGDashFirstLaunchedExtensionTypeSerializer @end
@implementation DBTEAMLOGDashFirstLaunchedWebStartPageDetails
@dynamic browserName;
@end
@implementation DBTEAMLOGDashFirstLaunchedWebStartPageDetailsSerializer @end
@implementation DBTEAMLOGDashFirstLaunchedWebStartPageType
@dynamic description_;
@end
@implementation DBTEAMLOGDashFirstLaunchedWebStartPageTypeSerializer @end
@implementation DBTEAMLOGDashOpenedSharedLinkToStackDetails
@dynamic stackName;
@dynamic stackType;
@end
@implementation DBTEAMLOGDashOpenedSharedLinkToStackDetailsSerializer @end
@implementation DBTEAMLOGDashOpenedSharedLinkToStackType
@dynamic description_;
@end
@implementation DBTEAMLOGDashOpenedSharedLinkToStackTypeSerializer @end
@implementation DBTEAMLOGDashOpenedStackDetails
@dynamic stackName;
@dynamic stackType;
@end
@implementation DBTEAMLOGDashOpenedStackDetailsSerializer @end
@implementation DBTEAMLOGDashOpenedStackType
@dynamic description_;
@end
@implementation DBTEAMLOGDashOpenedStackTypeSerializer @end
@implementation DBTEAMLOGDashPreviewOptOutStatus
@dynamic tag;
@end
@implementation DBTEAMLOGDashPreviewOptOutStatusSerializer @end
@implementation DBTEAMLOGDashPreviewOptOutStatusChangedDetails
@dynamic optOutStatus;
@end
@implementation DBTEAMLOGDashPreviewOptOutStatusChangedDetailsSerializer @end
@implementation DBTEAMLOGDashPreviewOptOutStatusChangedType
@dynamic description_;
@end
@implementation DBTEAMLOGDashPreviewOptOutStatusChangedTypeSerializer @end
@implementation DBTEAMLOGDashRemovedConnectorDetails
@dynamic connectorName;
@dynamic connectorStatus;
@end
@implementation DBTEAMLOGDashRemovedConnectorDetailsSerializer @end
@implementation DBTEAMLOGDashRemovedConnectorType
@dynamic description_;
@end
@implementation DBTEAMLOGDashRemovedConnectorTypeSerializer @end
@implementation DBTEAMLOGDashRemovedLinkFromStackDetails
@dynamic stackName;
@dynamic stackItemLink;
@dynamic stackType;
@end
@implementation DBTEAMLOGDashRemovedLinkFromStackDetailsSerializer @end
@implementation DBTEAMLOGDashRemovedLinkFromStackType
@dynamic description_;
@end
@implementation DBTEAMLOGDashRemovedLinkFromStackTypeSerializer @end
@implementation DBTEAMLOGDashRemovedSharedLinkToStackDetails
@dynamic stackName;
@dynamic stackType;
@end
@implementation DBTEAMLOGDashRemovedSharedLinkToStackDetailsSerializer @end
@implementation DBTEAMLOGDashRemovedSharedLinkToStackType
@dynamic description_;
@end
@implementation DBTEAMLOGDashRemovedSharedLinkToStackTypeSerializer @end
@implementation DBTEAMLOGDashRemovedTeamEmailDomainAllowlistDetails
@dynamic emailDomain;
@end
@implementation DBTEAMLOGDashRemovedTeamEmailDomainAllowlistDetailsSerializer @end
@implementation DBTEAMLOGDashRemovedTeamEmailDomainAllowlistType
@dynamic description_;
@end
@implementation DBTEAMLOGDashRemovedTeamEmailDomainAllowlistTypeSerializer @end
@implementation DBTEAMLOGDashRenamedStackDetails
@dynamic oldName;
@dynamic dNewName;
@dynamic stackType;
@end
@implementation DBTEAMLOGDashRenamedStackDetailsSerializer @end
@implementation DBTEAMLOGDashRenamedStackType
@dynamic description_;
@end
@implementation DBTEAMLOGDashRenamedStackTypeSerializer @end
@implementation DBTEAMLOGDashSharedLinkToStackDetails
@dynamic stackName;
@dynamic stackType;
@end
@implementation DBTEAMLOGDashSharedLinkToStackDetailsSerializer @end
@implementation DBTEAMLOGDashSharedLinkToStackType
@dynamic description_;
@end
@implementation DBTEAMLOGDashSharedLinkToStackTypeSerializer @end
@implementation DBTEAMLOGDashStackSharingScope
@dynamic tag;
@end
@implementation DBTEAMLOGDashStackSharingScopeSerializer @end
@implementation DBTEAMLOGDashStackType
@dynamic tag;
@end
@implementation DBTEAMLOGDashStackTypeSerializer @end
@implementation DBTEAMLOGDashUnarchivedStackDetails
@dynamic stackName;
@dynamic stackType;
@end
@implementation DBTEAMLOGDashUnarchivedStackDetailsSerializer @end
@implementation DBTEAMLOGDashUnarchivedStackType
@dynamic description_;
@end
@implementation DBTEAMLOGDashUnarchivedStackTypeSerializer @end
@implementation DBTEAMLOGDashViewedCompanyStackDetails
@dynamic stackName;
@dynamic stackType;
@end
@implementation DBTEAMLOGDashViewedCompanyStackDetailsSerializer @end
@implementation DBTEAMLOGDashViewedCompanyStackType
@dynamic description_;
@end
@implementation DBTEAMLOGDashViewedCompanyStackTypeSerializer @end
@implementation DBTEAMLOGDashViewedExternalAiActivityReportDetails @end
@implementation DBTEAMLOGDashViewedExternalAiActivityReportDetailsSerializer @end
@implementation DBTEAMLOGDashViewedExternalAiActivityReportType
@dynamic description_;
@end
@implementation DBTEAMLOGDashViewedExternalAiActivityReportTypeSerializer @end
@implementation DBTEAMLOGDataPlacementRestrictionChangePolicyDetails
@dynamic previousValue;
@dynamic dNewValue;
@end
@implementation DBTEAMLOGDataPlacementRestrictionChangePolicyDetailsSerializer @end
@implementation DBTEAMLOGDataPlacementRestrictionChangePolicyType
@dynamic description_;
@end
@implementation DBTEAMLOGDataPlacementRestrictionChangePolicyTypeSerializer @end
@implementation DBTEAMLOGDataPlacementRestrictionSatisfyPolicyDetails
@dynamic placementRestriction;
@end
@implementation DBTEAMLOGDataPlacementRestrictionSatisfyPolicyDetailsSerializer @end
@implementation DBTEAMLOGDataPlacementRestrictionSatisfyPolicyType
@dynamic description_;
@end
@implementation DBTEAMLOGDataPlacementRestrictionSatisfyPolicyTypeSerializer @end
@implementation DBTEAMLOGDataResidencyMigrationRequestSuccessfulDetails @end
@implementation DBTEAMLOGDataResidencyMigrationRequestSuccessfulDetailsSerializer @end
@implementation DBTEAMLOGDataResidencyMigrationRequestSuccessfulType
@dynamic description_;
@end
@implementation DBTEAMLOGDataResidencyMigrationRequestSuccessfulTypeSerializer @end
@implementation DBTEAMLOGDataResidencyMigrationRequestUnsuccessfulDetails @end
@implementation DBTEAMLOGDataResidencyMigrationRequestUnsuccessfulDetailsSerializer @end
@implementation DBTEAMLOGDataResidencyMigrationRequestUnsuccessfulType
@dynamic description_;
@end
@implementation DBTEAMLOGDataResidencyMigrationRequestUnsuccessfulTypeSerializer @end
@implementation DBTEAMLOGDefaultLinkExpirationDaysPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGDefaultLinkExpirationDaysPolicySerializer @end
@implementation DBTEAMLOGDeleteTeamInviteLinkDetails
@dynamic linkUrl;
@end
@implementation DBTEAMLOGDeleteTeamInviteLinkDetailsSerializer @end
@implementation DBTEAMLOGDeleteTeamInviteLinkType
@dynamic description_;
@end
@implementation DBTEAMLOGDeleteTeamInviteLinkTypeSerializer @end
@implementation DBTEAMLOGDeviceSessionLogInfo
@dynamic ipAddress;
@dynamic created;
@dynamic updated;
@end
@implementation DBTEAMLOGDeviceSessionLogInfoSerializer @end
@implementation DBTEAMLOGDesktopDeviceSessionLogInfo
@dynamic sessionInfo;
@dynamic hostName;
@dynamic clientType;
@dynamic clientVersion;
@dynamic platform;
@dynamic isDeleteOnUnlinkSupported;
@end
@implementation DBTEAMLOGDesktopDeviceSessionLogInfoSerializer @end
@implementation DBTEAMLOGSessionLogInfo
@dynamic sessionId;
@end
@implementation DBTEAMLOGSessionLogInfoSerializer @end
@implementation DBTEAMLOGDesktopSessionLogInfo @end
@implementation DBTEAMLOGDesktopSessionLogInfoSerializer @end
@implementation DBTEAMLOGDeviceApprovalsAddExceptionDetails @end
@implementation DBTEAMLOGDeviceApprovalsAddExceptionDetailsSerializer @end
@implementation DBTEAMLOGDeviceApprovalsAddExceptionType
@dynamic description_;
@end
@implementation DBTEAMLOGDeviceApprovalsAddExceptionTypeSerializer @end
@implementation DBTEAMLOGDeviceApprovalsChangeDesktopPolicyDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGDeviceApprovalsChangeDesktopPolicyDetailsSerializer @end
@implementation DBTEAMLOGDeviceApprovalsChangeDesktopPolicyType
@dynamic description_;
@end
@implementation DBTEAMLOGDeviceApprovalsChangeDesktopPolicyTypeSerializer @end
@implementation DBTEAMLOGDeviceApprovalsChangeMobilePolicyDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGDeviceApprovalsChangeMobilePolicyDetailsSerializer @end
@implementation DBTEAMLOGDeviceApprovalsChangeMobilePolicyType
@dynamic description_;
@end
@implementation DBTEAMLOGDeviceApprovalsChangeMobilePolicyTypeSerializer @end
@implementation DBTEAMLOGDeviceApprovalsChangeOverageActionDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGDeviceApprovalsChangeOverageActionDetailsSerializer @end
@implementation DBTEAMLOGDeviceApprovalsChangeOverageActionType
@dynamic description_;
@end
@implementation DBTEAMLOGDeviceApprovalsChangeOverageActionTypeSerializer @end
@implementation DBTEAMLOGDeviceApprovalsChangeUnlinkActionDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGDeviceApprovalsChangeUnlinkActionDetailsSerializer @end
@implementation DBTEAMLOGDeviceApprovalsChangeUnlinkActionType
@dynamic description_;
@end
@implementation DBTEAMLOGDeviceApprovalsChangeUnlinkActionTypeSerializer @end
@implementation DBTEAMLOGDeviceApprovalsPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGDeviceApprovalsPolicySerializer @end
@implementation DBTEAMLOGDeviceApprovalsRemoveExceptionDetails @end
@implementation DBTEAMLOGDeviceApprovalsRemoveExceptionDetailsSerializer @end
@implementation DBTEAMLOGDeviceApprovalsRemoveExceptionType
@dynamic description_;
@end
@implementation DBTEAMLOGDeviceApprovalsRemoveExceptionTypeSerializer @end
@implementation DBTEAMLOGDeviceChangeIpDesktopDetails
@dynamic deviceSessionInfo;
@end
@implementation DBTEAMLOGDeviceChangeIpDesktopDetailsSerializer @end
@implementation DBTEAMLOGDeviceChangeIpDesktopType
@dynamic description_;
@end
@implementation DBTEAMLOGDeviceChangeIpDesktopTypeSerializer @end
@implementation DBTEAMLOGDeviceChangeIpMobileDetails
@dynamic deviceSessionInfo;
@end
@implementation DBTEAMLOGDeviceChangeIpMobileDetailsSerializer @end
@implementation DBTEAMLOGDeviceChangeIpMobileType
@dynamic description_;
@end
@implementation DBTEAMLOGDeviceChangeIpMobileTypeSerializer @end
@implementation DBTEAMLOGDeviceChangeIpWebDetails
@dynamic userAgent;
@end
@implementation DBTEAMLOGDeviceChangeIpWebDetailsSerializer @end
@implementation DBTEAMLOGDeviceChangeIpWebType
@dynamic description_;
@end
@implementation DBTEAMLOGDeviceChangeIpWebTypeSerializer @end
@implementation DBTEAMLOGDeviceDeleteOnUnlinkFailDetails
@dynamic sessionInfo;
@dynamic displayName;
@dynamic numFailures;
@end
@implementation DBTEAMLOGDeviceDeleteOnUnlinkFailDetailsSerializer @end
@implementation DBTEAMLOGDeviceDeleteOnUnlinkFailType
@dynamic description_;
@end
@implementation DBTEAMLOGDeviceDeleteOnUnlinkFailTypeSerializer @end
@implementation DBTEAMLOGDeviceDeleteOnUnlinkSuccessDetails
@dynamic sessionInfo;
@dynamic displayName;
@end
@implementation DBTEAMLOGDeviceDeleteOnUnlinkSuccessDetailsSerializer @end
@implementation DBTEAMLOGDeviceDeleteOnUnlinkSuccessType
@dynamic description_;
@end
@implementation DBTEAMLOGDeviceDeleteOnUnlinkSuccessTypeSerializer @end
@implementation DBTEAMLOGDeviceLinkFailDetails
@dynamic ipAddress;
@dynamic deviceType;
@end
@implementation DBTEAMLOGDeviceLinkFailDetailsSerializer @end
@implementation DBTEAMLOGDeviceLinkFailType
@dynamic description_;
@end
@implementation DBTEAMLOGDeviceLinkFailTypeSerializer @end
@implementation DBTEAMLOGDeviceLinkSuccessDetails
@dynamic deviceSessionInfo;
@end
@implementation DBTEAMLOGDeviceLinkSuccessDetailsSerializer @end
@implementation DBTEAMLOGDeviceLinkSuccessType
@dynamic description_;
@end
@implementation DBTEAMLOGDeviceLinkSuccessTypeSerializer @end
@implementation DBTEAMLOGDeviceManagementDisabledDetails @end
@implementation DBTEAMLOGDeviceManagementDisabledDetailsSerializer @end
@implementation DBTEAMLOGDeviceManagementDisabledType
@dynamic description_;
@end
@implementation DBTEAMLOGDeviceManagementDisabledTypeSerializer @end
@implementation DBTEAMLOGDeviceManagementEnabledDetails @end
@implementation DBTEAMLOGDeviceManagementEnabledDetailsSerializer @end
@implementation DBTEAMLOGDeviceManagementEnabledType
@dynamic description_;
@end
@implementation DBTEAMLOGDeviceManagementEnabledTypeSerializer @end
@implementation DBTEAMLOGDeviceSyncBackupStatusChangedDetails
@dynamic desktopDeviceSessionInfo;
@dynamic previousValue;
@dynamic dNewValue;
@end
@implementation DBTEAMLOGDeviceSyncBackupStatusChangedDetailsSerializer @end
@implementation DBTEAMLOGDeviceSyncBackupStatusChangedType
@dynamic description_;
@end
@implementation DBTEAMLOGDeviceSyncBackupStatusChangedTypeSerializer @end
@implementation DBTEAMLOGDeviceType
@dynamic tag;
@end
@implementation DBTEAMLOGDeviceTypeSerializer @end
@implementation DBTEAMLOGDeviceUnlinkDetails
@dynamic sessionInfo;
@dynamic displayName;
@dynamic deleteData;
@end
@implementation DBTEAMLOGDeviceUnlinkDetailsSerializer @end
@implementation DBTEAMLOGDeviceUnlinkPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGDeviceUnlinkPolicySerializer @end
@implementation DBTEAMLOGDeviceUnlinkType
@dynamic description_;
@end
@implementation DBTEAMLOGDeviceUnlinkTypeSerializer @end
@implementation DBTEAMLOGDirectoryRestrictionsAddMembersDetails @end
@implementation DBTEAMLOGDirectoryRestrictionsAddMembersDetailsSerializer @end
@implementation DBTEAMLOGDirectoryRestrictionsAddMembersType
@dynamic description_;
@end
@implementation DBTEAMLOGDirectoryRestrictionsAddMembersTypeSerializer @end
@implementation DBTEAMLOGDirectoryRestrictionsRemoveMembersDetails @end
@implementation DBTEAMLOGDirectoryRestrictionsRemoveMembersDetailsSerializer @end
@implementation DBTEAMLOGDirectoryRestrictionsRemoveMembersType
@dynamic description_;
@end
@implementation DBTEAMLOGDirectoryRestrictionsRemoveMembersTypeSerializer @end
@implementation DBTEAMLOGDisabledDomainInvitesDetails @end
@implementation DBTEAMLOGDisabledDomainInvitesDetailsSerializer @end
@implementation DBTEAMLOGDisabledDomainInvitesType
@dynamic description_;
@end
@implementation DBTEAMLOGDisabledDomainInvitesTypeSerializer @end
@implementation DBTEAMLOGDispositionActionType
@dynamic tag;
@end
@implementation DBTEAMLOGDispositionActionTypeSerializer @end
@implementation DBTEAMLOGDomainInvitesApproveRequestToJoinTeamDetails @end
@implementation DBTEAMLOGDomainInvitesApproveRequestToJoinTeamDetailsSerializer @end
@implementation DBTEAMLOGDomainInvitesApproveRequestToJoinTeamType
@dynamic description_;
@end
@implementation DBTEAMLOGDomainInvitesApproveRequestToJoinTeamTypeSerializer @end
@implementation DBTEAMLOGDomainInvitesDeclineRequestToJoinTeamDetails @end
@implementation DBTEAMLOGDomainInvitesDeclineRequestToJoinTeamDetailsSerializer @end
@implementation DBTEAMLOGDomainInvitesDeclineRequestToJoinTeamType
@dynamic description_;
@end
@implementation DBTEAMLOGDomainInvitesDeclineRequestToJoinTeamTypeSerializer @end
@implementation DBTEAMLOGDomainInvitesEmailExistingUsersDetails
@dynamic domainName;
@dynamic numRecipients;
@end
@implementation DBTEAMLOGDomainInvitesEmailExistingUsersDetailsSerializer @end
@implementation DBTEAMLOGDomainInvitesEmailExistingUsersType
@dynamic description_;
@end
@implementation DBTEAMLOGDomainInvitesEmailExistingUsersTypeSerializer @end
@implementation DBTEAMLOGDomainInvitesRequestToJoinTeamDetails @end
@implementation DBTEAMLOGDomainInvitesRequestToJoinTeamDetailsSerializer @end
@implementation DBTEAMLOGDomainInvitesRequestToJoinTeamType
@dynamic description_;
@end
@implementation DBTEAMLOGDomainInvitesRequestToJoinTeamTypeSerializer @end
@implementation DBTEAMLOGDomainInvitesSetInviteNewUserPrefToNoDetails @end
@implementation DBTEAMLOGDomainInvitesSetInviteNewUserPrefToNoDetailsSerializer @end
@implementation DBTEAMLOGDomainInvitesSetInviteNewUserPrefToNoType
@dynamic description_;
@end
@implementation DBTEAMLOGDomainInvitesSetInviteNewUserPrefToNoTypeSerializer @end
@implementation DBTEAMLOGDomainInvitesSetInviteNewUserPrefToYesDetails @end
@implementation DBTEAMLOGDomainInvitesSetInviteNewUserPrefToYesDetailsSerializer @end
@implementation DBTEAMLOGDomainInvitesSetInviteNewUserPrefToYesType
@dynamic description_;
@end
@implementation DBTEAMLOGDomainInvitesSetInviteNewUserPrefToYesTypeSerializer @end
@implementation DBTEAMLOGDomainVerificationAddDomainFailDetails
@dynamic domainName;
@dynamic verificationMethod;
@end
@implementation DBTEAMLOGDomainVerificationAddDomainFailDetailsSerializer @end
@implementation DBTEAMLOGDomainVerificationAddDomainFailType
@dynamic description_;
@end
@implementation DBTEAMLOGDomainVerificationAddDomainFailTypeSerializer @end
@implementation DBTEAMLOGDomainVerificationAddDomainSuccessDetails
@dynamic domainNames;
@dynamic verificationMethod;
@end
@implementation DBTEAMLOGDomainVerificationAddDomainSuccessDetailsSerializer @end
@implementation DBTEAMLOGDomainVerificationAddDomainSuccessType
@dynamic description_;
@end
@implementation DBTEAMLOGDomainVerificationAddDomainSuccessTypeSerializer @end
@implementation DBTEAMLOGDomainVerificationRemoveDomainDetails
@dynamic domainNames;
@end
@implementation DBTEAMLOGDomainVerificationRemoveDomainDetailsSerializer @end
@implementation DBTEAMLOGDomainVerificationRemoveDomainType
@dynamic description_;
@end
@implementation DBTEAMLOGDomainVerificationRemoveDomainTypeSerializer @end
@implementation DBTEAMLOGDownloadPolicyType
@dynamic tag;
@end
@implementation DBTEAMLOGDownloadPolicyTypeSerializer @end
@implementation DBTEAMLOGDropboxPasswordsExportedDetails
@dynamic platform;
@end
@implementation DBTEAMLOGDropboxPasswordsExportedDetailsSerializer @end
@implementation DBTEAMLOGDropboxPasswordsExportedType
@dynamic description_;
@end
@implementation DBTEAMLOGDropboxPasswordsExportedTypeSerializer @end
@implementation DBTEAMLOGDropboxPasswordsNewDeviceEnrolledDetails
@dynamic isFirstDevice;
@dynamic platform;
@end
@implementation DBTEAMLOGDropboxPasswordsNewDeviceEnrolledDetailsSerializer @end
@implementation DBTEAMLOGDropboxPasswordsNewDeviceEnrolledType
@dynamic description_;
@end
@implementation DBTEAMLOGDropboxPasswordsNewDeviceEnrolledTypeSerializer @end
@implementation DBTEAMLOGDropboxPasswordsPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGDropboxPasswordsPolicySerializer @end
@implementation DBTEAMLOGDropboxPasswordsPolicyChangedDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGDropboxPasswordsPolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGDropboxPasswordsPolicyChangedType
@dynamic description_;
@end
@implementation DBTEAMLOGDropboxPasswordsPolicyChangedTypeSerializer @end
@implementation DBTEAMLOGDurationLogInfo
@dynamic unit;
@dynamic amount;
@end
@implementation DBTEAMLOGDurationLogInfoSerializer @end
@implementation DBTEAMLOGEmailIngestPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGEmailIngestPolicySerializer @end
@implementation DBTEAMLOGEmailIngestPolicyChangedDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGEmailIngestPolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGEmailIngestPolicyChangedType
@dynamic description_;
@end
@implementation DBTEAMLOGEmailIngestPolicyChangedTypeSerializer @end
@implementation DBTEAMLOGEmailIngestReceiveFileDetails
@dynamic inboxName;
@dynamic attachmentNames;
@dynamic subject;
@dynamic fromName;
@dynamic fromEmail;
@end
@implementation DBTEAMLOGEmailIngestReceiveFileDetailsSerializer @end
@implementation DBTEAMLOGEmailIngestReceiveFileType
@dynamic description_;
@end
@implementation DBTEAMLOGEmailIngestReceiveFileTypeSerializer @end
@implementation DBTEAMLOGEmmAddExceptionDetails @end
@implementation DBTEAMLOGEmmAddExceptionDetailsSerializer @end
@implementation DBTEAMLOGEmmAddExceptionType
@dynamic description_;
@end
@implementation DBTEAMLOGEmmAddExceptionTypeSerializer @end
@implementation DBTEAMLOGEmmChangePolicyDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGEmmChangePolicyDetailsSerializer @end
@implementation DBTEAMLOGEmmChangePolicyType
@dynamic description_;
@end
@implementation DBTEAMLOGEmmChangePolicyTypeSerializer @end
@implementation DBTEAMLOGEmmCreateExceptionsReportDetails @end
@implementation DBTEAMLOGEmmCreateExceptionsReportDetailsSerializer @end
@implementation DBTEAMLOGEmmCreateExceptionsReportType
@dynamic description_;
@end
@implementation DBTEAMLOGEmmCreateExceptionsReportTypeSerializer @end
@implementation DBTEAMLOGEmmCreateUsageReportDetails @end
@implementation DBTEAMLOGEmmCreateUsageReportDetailsSerializer @end
@implementation DBTEAMLOGEmmCreateUsageReportType
@dynamic description_;
@end
@implementation DBTEAMLOGEmmCreateUsageReportTypeSerializer @end
@implementation DBTEAMLOGEmmErrorDetails
@dynamic errorDetails;
@end
@implementation DBTEAMLOGEmmErrorDetailsSerializer @end
@implementation DBTEAMLOGEmmErrorType
@dynamic description_;
@end
@implementation DBTEAMLOGEmmErrorTypeSerializer @end
@implementation DBTEAMLOGEmmRefreshAuthTokenDetails @end
@implementation DBTEAMLOGEmmRefreshAuthTokenDetailsSerializer @end
@implementation DBTEAMLOGEmmRefreshAuthTokenType
@dynamic description_;
@end
@implementation DBTEAMLOGEmmRefreshAuthTokenTypeSerializer @end
@implementation DBTEAMLOGEmmRemoveExceptionDetails @end
@implementation DBTEAMLOGEmmRemoveExceptionDetailsSerializer @end
@implementation DBTEAMLOGEmmRemoveExceptionType
@dynamic description_;
@end
@implementation DBTEAMLOGEmmRemoveExceptionTypeSerializer @end
@implementation DBTEAMLOGEnabledDomainInvitesDetails @end
@implementation DBTEAMLOGEnabledDomainInvitesDetailsSerializer @end
@implementation DBTEAMLOGEnabledDomainInvitesType
@dynamic description_;
@end
@implementation DBTEAMLOGEnabledDomainInvitesTypeSerializer @end
@implementation DBTEAMLOGEncryptedFolderCancelTeamKeyRotationDetails
@dynamic teamKeyId;
@end
@implementation DBTEAMLOGEncryptedFolderCancelTeamKeyRotationDetailsSerializer @end
@implementation DBTEAMLOGEncryptedFolderCancelTeamKeyRotationType
@dynamic description_;
@end
@implementation DBTEAMLOGEncryptedFolderCancelTeamKeyRotationTypeSerializer @end
@implementation DBTEAMLOGEncryptedFolderEnrollBackupKeyDetails
@dynamic backupKeyId;
@end
@implementation DBTEAMLOGEncryptedFolderEnrollBackupKeyDetailsSerializer @end
@implementation DBTEAMLOGEncryptedFolderEnrollBackupKeyType
@dynamic description_;
@end
@implementation DBTEAMLOGEncryptedFolderEnrollBackupKeyTypeSerializer @end
@implementation DBTEAMLOGEncryptedFolderEnrollClientDetails
@dynamic clientKeyId;
@end
@implementation DBTEAMLOGEncryptedFolderEnrollClientDetailsSerializer @end
@implementation DBTEAMLOGEncryptedFolderEnrollClientType
@dynamic description_;
@end
@implementation DBTEAMLOGEncryptedFolderEnrollClientTypeSerializer @end
@implementation DBTEAMLOGEncryptedFolderEnrollTeamDetails @end
@implementation DBTEAMLOGEncryptedFolderEnrollTeamDetailsSerializer @end
@implementation DBTEAMLOGEncryptedFolderEnrollTeamType
@dynamic description_;
@end
@implementation DBTEAMLOGEncryptedFolderEnrollTeamTypeSerializer @end
@implementation DBTEAMLOGEncryptedFolderFinishTeamUnenrollmentDetails @end
@implementation DBTEAMLOGEncryptedFolderFinishTeamUnenrollmentDetailsSerializer @end
@implementation DBTEAMLOGEncryptedFolderFinishTeamUnenrollmentType
@dynamic description_;
@end
@implementation DBTEAMLOGEncryptedFolderFinishTeamUnenrollmentTypeSerializer @end
@implementation DBTEAMLOGEncryptedFolderInitTeamKeyRotationDetails
@dynamic teamKeyId;
@end
@implementation DBTEAMLOGEncryptedFolderInitTeamKeyRotationDetailsSerializer @end
@implementation DBTEAMLOGEncryptedFolderInitTeamKeyRotationType
@dynamic description_;
@end
@implementation DBTEAMLOGEncryptedFolderInitTeamKeyRotationTypeSerializer @end
@implementation DBTEAMLOGEncryptedFolderInitTeamUnenrollmentDetails @end
@implementation DBTEAMLOGEncryptedFolderInitTeamUnenrollmentDetailsSerializer @end
@implementation DBTEAMLOGEncryptedFolderInitTeamUnenrollmentType
@dynamic description_;
@end
@implementation DBTEAMLOGEncryptedFolderInitTeamUnenrollmentTypeSerializer @end
@implementation DBTEAMLOGEncryptedFolderRemoveBackupKeyDetails
@dynamic backupKeyId;
@end
@implementation DBTEAMLOGEncryptedFolderRemoveBackupKeyDetailsSerializer @end
@implementation DBTEAMLOGEncryptedFolderRemoveBackupKeyType
@dynamic description_;
@end
@implementation DBTEAMLOGEncryptedFolderRemoveBackupKeyTypeSerializer @end
@implementation DBTEAMLOGEncryptedFolderRotateTeamKeyDetails
@dynamic teamKeyId;
@end
@implementation DBTEAMLOGEncryptedFolderRotateTeamKeyDetailsSerializer @end
@implementation DBTEAMLOGEncryptedFolderRotateTeamKeyType
@dynamic description_;
@end
@implementation DBTEAMLOGEncryptedFolderRotateTeamKeyTypeSerializer @end
@implementation DBTEAMLOGEncryptedFolderUnenrollClientDetails
@dynamic clientKeyId;
@end
@implementation DBTEAMLOGEncryptedFolderUnenrollClientDetailsSerializer @end
@implementation DBTEAMLOGEncryptedFolderUnenrollClientType
@dynamic description_;
@end
@implementation DBTEAMLOGEncryptedFolderUnenrollClientTypeSerializer @end
@implementation DBTEAMLOGEndedEnterpriseAdminSessionDeprecatedDetails
@dynamic federationExtraDetails;
@end
@implementation DBTEAMLOGEndedEnterpriseAdminSessionDeprecatedDetailsSerializer @end
@implementation DBTEAMLOGEndedEnterpriseAdminSessionDeprecatedType
@dynamic description_;
@end
@implementation DBTEAMLOGEndedEnterpriseAdminSessionDeprecatedTypeSerializer @end
@implementation DBTEAMLOGEndedEnterpriseAdminSessionDetails @end
@implementation DBTEAMLOGEndedEnterpriseAdminSessionDetailsSerializer @end
@implementation DBTEAMLOGEndedEnterpriseAdminSessionType
@dynamic description_;
@end
@implementation DBTEAMLOGEndedEnterpriseAdminSessionTypeSerializer @end
@implementation DBTEAMLOGEnforceLinkPasswordPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGEnforceLinkPasswordPolicySerializer @end
@implementation DBTEAMLOGEnterpriseSettingsLockingDetails
@dynamic teamName;
@dynamic settingsPageName;
@dynamic previousSettingsPageLockingState;
@dynamic dNewSettingsPageLockingState;
@end
@implementation DBTEAMLOGEnterpriseSettingsLockingDetailsSerializer @end
@implementation DBTEAMLOGEnterpriseSettingsLockingType
@dynamic description_;
@end
@implementation DBTEAMLOGEnterpriseSettingsLockingTypeSerializer @end
@implementation DBTEAMLOGEventCategory
@dynamic tag;
@end
@implementation DBTEAMLOGEventCategorySerializer @end
@implementation DBTEAMLOGEventDetails
@dynamic tag;
@dynamic adminAlertingAlertStateChangedDetails;
@dynamic adminAlertingChangedAlertConfigDetails;
@dynamic adminAlertingTriggeredAlertDetails;
@dynamic ransomwareRestoreProcessCompletedDetails;
@dynamic ransomwareRestoreProcessStartedDetails;
@dynamic appBlockedByPermissionsDetails;
@dynamic appLinkTeamDetails;
@dynamic appLinkUserDetails;
@dynamic appUnlinkTeamDetails;
@dynamic appUnlinkUserDetails;
@dynamic integrationConnectedDetails;
@dynamic integrationDisconnectedDetails;
@dynamic fileAddCommentDetails;
@dynamic fileChangeCommentSubscriptionDetails;
@dynamic fileDeleteCommentDetails;
@dynamic fileEditCommentDetails;
@dynamic fileLikeCommentDetails;
@dynamic fileResolveCommentDetails;
@dynamic fileUnlikeCommentDetails;
@dynamic fileUnresolveCommentDetails;
@dynamic dashAddedCommentToStackDetails;
@dynamic dashAddedConnectorDetails;
@dynamic dashAddedLinkToStackDetails;
@dynamic dashAddedTeamEmailDomainAllowlistDetails;
@dynamic dashAdminAddedOrgWideConnectorDetails;
@dynamic dashAdminDisabledConnectorDetails;
@dynamic dashAdminEnabledConnectorDetails;
@dynamic dashAdminRemovedOrgWideConnectorDetails;
@dynamic dashArchivedStackDetails;
@dynamic dashChangedAudienceOfSharedLinkToStackDetails;
@dynamic dashClonedStackDetails;
@dynamic dashConnectorToolsCallDetails;
@dynamic dashCreatedStackDetails;
@dynamic dashDeletedCommentFromStackDetails;
@dynamic dashDeletedStackDetails;
@dynamic dashEditedCommentInStackDetails;
@dynamic dashExternalUserOpenedStackDetails;
@dynamic dashFirstLaunchedDesktopDetails;
@dynamic dashFirstLaunchedExtensionDetails;
@dynamic dashFirstLaunchedWebStartPageDetails;
@dynamic dashOpenedSharedLinkToStackDetails;
@dynamic dashOpenedStackDetails;
@dynamic dashPreviewOptOutStatusChangedDetails;
@dynamic dashRemovedConnectorDetails;
@dynamic dashRemovedLinkFromStackDetails;
@dynamic dashRemovedSharedLinkToStackDetails;
@dynamic dashRemovedTeamEmailDomainAllowlistDetails;
@dynamic dashRenamedStackDetails;
@dynamic dashSharedLinkToStackDetails;
@dynamic dashUnarchivedStackDetails;
@dynamic dashViewedCompanyStackDetails;
@dynamic dashViewedExternalAiActivityReportDetails;
@dynamic governancePolicyAddFoldersDetails;
@dynamic governancePolicyAddFolderFailedDetails;
@dynamic governancePolicyContentDisposedDetails;
@dynamic governancePolicyCreateDetails;
@dynamic governancePolicyDeleteDetails;
@dynamic governancePolicyEditDetailsDetails;
@dynamic governancePolicyEditDurationDetails;
@dynamic governancePolicyExportCreatedDetails;
@dynamic governancePolicyExportRemovedDetails;
@dynamic governancePolicyRemoveFoldersDetails;
@dynamic governancePolicyReportCreatedDetails;
@dynamic governancePolicyZipPartDownloadedDetails;
@dynamic legalHoldsActivateAHoldDetails;
@dynamic legalHoldsAddMembersDetails;
@dynamic legalHoldsChangeHoldDetailsDetails;
@dynamic legalHoldsChangeHoldNameDetails;
@dynamic legalHoldsExportAHoldDetails;
@dynamic legalHoldsExportCancelledDetails;
@dynamic legalHoldsExportDownloadedDetails;
@dynamic legalHoldsExportRemovedDetails;
@dynamic legalHoldsReleaseAHoldDetails;
@dynamic legalHoldsRemoveMembersDetails;
@dynamic legalHoldsReportAHoldDetails;
@dynamic deviceChangeIpDesktopDetails;
@dynamic deviceChangeIpMobileDetails;
@dynamic deviceChangeIpWebDetails;
@dynamic deviceDeleteOnUnlinkFailDetails;
@dynamic deviceDeleteOnUnlinkSuccessDetails;
@dynamic deviceLinkFailDetails;
@dynamic deviceLinkSuccessDetails;
@dynamic deviceManagementDisabledDetails;
@dynamic deviceManagementEnabledDetails;
@dynamic deviceSyncBackupStatusChangedDetails;
@dynamic deviceUnlinkDetails;
@dynamic dropboxPasswordsExportedDetails;
@dynamic dropboxPasswordsNewDeviceEnrolledDetails;
@dynamic emmRefreshAuthTokenDetails;
@dynamic externalDriveBackupEligibilityStatusCheckedDetails;
@dynamic externalDriveBackupStatusChangedDetails;
@dynamic accountCaptureChangeAvailabilityDetails;
@dynamic accountCaptureMigrateAccountDetails;
@dynamic accountCaptureNotificationEmailsSentDetails;
@dynamic accountCaptureRelinquishAccountDetails;
@dynamic disabledDomainInvitesDetails;
@dynamic domainInvitesApproveRequestToJoinTeamDetails;
@dynamic domainInvitesDeclineRequestToJoinTeamDetails;
@dynamic domainInvitesEmailExistingUsersDetails;
@dynamic domainInvitesRequestToJoinTeamDetails;
@dynamic domainInvitesSetInviteNewUserPrefToNoDetails;
@dynamic domainInvitesSetInviteNewUserPrefToYesDetails;
@dynamic domainVerificationAddDomainFailDetails;
@dynamic domainVerificationAddDomainSuccessDetails;
@dynamic domainVerificationRemoveDomainDetails;
@dynamic enabledDomainInvitesDetails;
@dynamic encryptedFolderCancelTeamKeyRotationDetails;
@dynamic encryptedFolderEnrollBackupKeyDetails;
@dynamic encryptedFolderEnrollClientDetails;
@dynamic encryptedFolderEnrollTeamDetails;
@dynamic encryptedFolderFinishTeamUnenrollmentDetails;
@dynamic encryptedFolderInitTeamKeyRotationDetails;
@dynamic encryptedFolderInitTeamUnenrollmentDetails;
@dynamic encryptedFolderRemoveBackupKeyDetails;
@dynamic encryptedFolderRotateTeamKeyDetails;
@dynamic encryptedFolderUnenrollClientDetails;
@dynamic teamEncryptionKeyActivateKeyDetails;
@dynamic teamEncryptionKeyCancelKeyDeletionDetails;
@dynamic teamEncryptionKeyCreateKeyDetails;
@dynamic teamEncryptionKeyDeactivateKeyDetails;
@dynamic teamEncryptionKeyDeleteKeyDetails;
@dynamic teamEncryptionKeyDisableKeyDetails;
@dynamic teamEncryptionKeyEnableKeyDetails;
@dynamic teamEncryptionKeyRotateKeyDetails;
@dynamic teamEncryptionKeyScheduleKeyDeletionDetails;
@dynamic applyNamingConventionDetails;
@dynamic createFolderDetails;
@dynamic fileAddDetails;
@dynamic fileAddFromAutomationDetails;
@dynamic fileCopyDetails;
@dynamic fileDeleteDetails;
@dynamic fileDownloadDetails;
@dynamic fileEditDetails;
@dynamic fileGetCopyReferenceDetails;
@dynamic fileLockingLockStatusChangedDetails;
@dynamic fileMoveDetails;
@dynamic filePermanentlyDeleteDetails;
@dynamic filePreviewDetails;
@dynamic fileRenameDetails;
@dynamic fileRestoreDetails;
@dynamic fileRevertDetails;
@dynamic fileRollbackChangesDetails;
@dynamic fileSaveCopyReferenceDetails;
@dynamic folderOverviewDescriptionChangedDetails;
@dynamic folderOverviewItemPinnedDetails;
@dynamic folderOverviewItemUnpinnedDetails;
@dynamic mediaHubFileDownloadedDetails;
@dynamic objectLabelAddedDetails;
@dynamic objectLabelRemovedDetails;
@dynamic objectLabelUpdatedValueDetails;
@dynamic organizeFolderWithTidyDetails;
@dynamic replayFileDeleteDetails;
@dynamic replayFileDownloadedDetails;
@dynamic replayTeamProjectCreatedDetails;
@dynamic rewindFolderDetails;
@dynamic undoNamingConventionDetails;
@dynamic undoOrganizeFolderWithTidyDetails;
@dynamic userTagsAddedDetails;
@dynamic userTagsRemovedDetails;
@dynamic emailIngestReceiveFileDetails;
@dynamic fileRequestAutoCloseDetails;
@dynamic fileRequestChangeDetails;
@dynamic fileRequestCloseDetails;
@dynamic fileRequestCreateDetails;
@dynamic fileRequestDeleteDetails;
@dynamic fileRequestReceiveFileDetails;
@dynamic groupAddExternalIdDetails;
@dynamic groupAddMemberDetails;
@dynamic groupChangeExternalIdDetails;
@dynamic groupChangeManagementTypeDetails;
@dynamic groupChangeMemberRoleDetails;
@dynamic groupCreateDetails;
@dynamic groupDeleteDetails;
@dynamic groupDescriptionUpdatedDetails;
@dynamic groupExternalSharingSettingOverrideChangedDetails;
@dynamic groupJoinPolicyUpdatedDetails;
@dynamic groupMovedDetails;
@dynamic groupRemoveExternalIdDetails;
@dynamic groupRemoveMemberDetails;
@dynamic groupRenameDetails;
@dynamic accountLockOrUnlockedDetails;
@dynamic emmErrorDetails;
@dynamic guestAdminSignedInViaTrustedTeamsDetails;
@dynamic guestAdminSignedOutViaTrustedTeamsDetails;
@dynamic loginFailDetails;
@dynamic loginSuccessDetails;
@dynamic logoutDetails;
@dynamic resellerSupportSessionEndDetails;
@dynamic resellerSupportSessionStartDetails;
@dynamic signInAsSessionEndDetails;
@dynamic signInAsSessionStartDetails;
@dynamic ssoErrorDetails;
@dynamic addonAssignedDetails;
@dynamic addonRemovedDetails;
@dynamic backupAdminInvitationSentDetails;
@dynamic backupInvitationOpenedDetails;
@dynamic createTeamInviteLinkDetails;
@dynamic deleteTeamInviteLinkDetails;
@dynamic memberAddExternalIdDetails;
@dynamic memberAddNameDetails;
@dynamic memberChangeAdminRoleDetails;
@dynamic memberChangeEmailDetails;
@dynamic memberChangeExternalIdDetails;
@dynamic memberChangeMembershipTypeDetails;
@dynamic memberChangeNameDetails;
@dynamic memberChangeResellerRoleDetails;
@dynamic memberChangeStatusDetails;
@dynamic memberDeleteManualContactsDetails;
@dynamic memberDeleteProfilePhotoDetails;
@dynamic memberFolderContentsAccessedDetails;
@dynamic memberPermanentlyDeleteAccountContentsDetails;
@dynamic memberRemoveExternalIdDetails;
@dynamic memberSetProfilePhotoDetails;
@dynamic memberSpaceLimitsAddCustomQuotaDetails;
@dynamic memberSpaceLimitsChangeCustomQuotaDetails;
@dynamic memberSpaceLimitsChangeStatusDetails;
@dynamic memberSpaceLimitsRemoveCustomQuotaDetails;
@dynamic memberSuggestDetails;
@dynamic memberTransferAccountContentsDetails;
@dynamic pendingSecondaryEmailAddedDetails;
@dynamic productAssignedToMemberDetails;
@dynamic productRemovedFromMemberDetails;
@dynamic secondaryEmailDeletedDetails;
@dynamic secondaryEmailVerifiedDetails;
@dynamic secondaryMailsPolicyChangedDetails;
@dynamic binderAddPageDetails;
@dynamic binderAddSectionDetails;
@dynamic binderRemovePageDetails;
@dynamic binderRemoveSectionDetails;
@dynamic binderRenamePageDetails;
@dynamic binderRenameSectionDetails;
@dynamic binderReorderPageDetails;
@dynamic binderReorderSectionDetails;
@dynamic paperContentAddMemberDetails;
@dynamic paperContentAddToFolderDetails;
@dynamic paperContentArchiveDetails;
@dynamic paperContentCreateDetails;
@dynamic paperContentPermanentlyDeleteDetails;
@dynamic paperContentRemoveFromFolderDetails;
@dynamic paperContentRemoveMemberDetails;
@dynamic paperContentRenameDetails;
@dynamic paperContentRestoreDetails;
@dynamic paperDocAddCommentDetails;
@dynamic paperDocChangeMemberRoleDetails;
@dynamic paperDocChangeSharingPolicyDetails;
@dynamic paperDocChangeSubscriptionDetails;
@dynamic paperDocDeletedDetails;
@dynamic paperDocDeleteCommentDetails;
@dynamic paperDocDownloadDetails;
@dynamic paperDocEditDetails;
@dynamic paperDocEditCommentDetails;
@dynamic paperDocFollowedDetails;
@dynamic paperDocMentionDetails;
@dynamic paperDocOwnershipChangedDetails;
@dynamic paperDocRequestAccessDetails;
@dynamic paperDocResolveCommentDetails;
@dynamic paperDocRevertDetails;
@dynamic paperDocSlackShareDetails;
@dynamic paperDocTeamInviteDetails;
@dynamic paperDocTrashedDetails;
@dynamic paperDocUnresolveCommentDetails;
@dynamic paperDocUntrashedDetails;
@dynamic paperDocViewDetails;
@dynamic paperExternalViewAllowDetails;
@dynamic paperExternalViewDefaultTeamDetails;
@dynamic paperExternalViewForbidDetails;
@dynamic paperFolderChangeSubscriptionDetails;
@dynamic paperFolderDeletedDetails;
@dynamic paperFolderFollowedDetails;
@dynamic paperFolderTeamInviteDetails;
@dynamic paperPublishedLinkChangePermissionDetails;
@dynamic paperPublishedLinkCreateDetails;
@dynamic paperPublishedLinkDisabledDetails;
@dynamic paperPublishedLinkViewDetails;
@dynamic passwordChangeDetails;
@dynamic passwordResetDetails;
@dynamic passwordResetAllDetails;
@dynamic protectActionAddCollaboratorDetails;
@dynamic protectActionAddLinkDetails;
@dynamic protectActionDeleteDetails;
@dynamic protectActionExportDetails;
@dynamic protectActionRemoveCollaboratorDetails;
@dynamic protectActionRemoveLinkDetails;
@dynamic protectActionStopSharingDetails;
@dynamic protectInternalDomainsChangedDetails;
@dynamic protectPolicyActivatedDetails;
@dynamic protectPolicyDeactivatedDetails;
@dynamic protectPolicyScheduledDetails;
@dynamic protectPolicyUpdatedDetails;
@dynamic protectReportViewDetails;
@dynamic classificationCreateReportDetails;
@dynamic classificationCreateReportFailDetails;
@dynamic emmCreateExceptionsReportDetails;
@dynamic emmCreateUsageReportDetails;
@dynamic exportMembersReportDetails;
@dynamic exportMembersReportFailDetails;
@dynamic externalSharingCreateReportDetails;
@dynamic externalSharingReportFailedDetails;
@dynamic memberAccessDetailsCreateReportDetails;
@dynamic memberAccessDetailsCreateReportFailedDetails;
@dynamic noExpirationLinkGenCreateReportDetails;
@dynamic noExpirationLinkGenReportFailedDetails;
@dynamic noPasswordLinkGenCreateReportDetails;
@dynamic noPasswordLinkGenReportFailedDetails;
@dynamic noPasswordLinkViewCreateReportDetails;
@dynamic noPasswordLinkViewReportFailedDetails;
@dynamic outdatedLinkViewCreateReportDetails;
@dynamic outdatedLinkViewReportFailedDetails;
@dynamic paperAdminExportStartDetails;
@dynamic ransomwareAlertCreateReportDetails;
@dynamic ransomwareAlertCreateReportFailedDetails;
@dynamic sharedFoldersCreateReportDetails;
@dynamic sharedFoldersCreateReportFailedDetails;
@dynamic smartSyncCreateAdminPrivilegeReportDetails;
@dynamic teamActivityCreateReportDetails;
@dynamic teamActivityCreateReportFailDetails;
@dynamic teamFoldersCreateReportDetails;
@dynamic teamFoldersCreateReportFailedDetails;
@dynamic teamStorageCreateReportDetails;
@dynamic teamStorageCreateReportFailedDetails;
@dynamic collectionShareDetails;
@dynamic fileTransfersFileAddDetails;
@dynamic fileTransfersTransferDeleteDetails;
@dynamic fileTransfersTransferDownloadDetails;
@dynamic fileTransfersTransferSendDetails;
@dynamic fileTransfersTransferViewDetails;
@dynamic mediaHubProjectTeamAddDetails;
@dynamic mediaHubProjectTeamDeleteDetails;
@dynamic mediaHubProjectTeamRoleChangedDetails;
@dynamic mediaHubSharedLinkAudienceChangedDetails;
@dynamic mediaHubSharedLinkCreatedDetails;
@dynamic mediaHubSharedLinkDownloadSettingChangedDetails;
@dynamic mediaHubSharedLinkRevokedDetails;
@dynamic noteAclInviteOnlyDetails;
@dynamic noteAclLinkDetails;
@dynamic noteAclTeamLinkDetails;
@dynamic noteSharedDetails;
@dynamic noteShareReceiveDetails;
@dynamic openNoteSharedDetails;
@dynamic replayFileSharedLinkCreatedDetails;
@dynamic replayFileSharedLinkModifiedDetails;
@dynamic replayProjectTeamAddDetails;
@dynamic replayProjectTeamDeleteDetails;
@dynamic sendAndTrackFileAddedDetails;
@dynamic sendAndTrackFileRenamedDetails;
@dynamic sendAndTrackFileUpdatedDetails;
@dynamic sendAndTrackLinkCreatedDetails;
@dynamic sendAndTrackLinkDeletedDetails;
@dynamic sendAndTrackLinkUpdatedDetails;
@dynamic sendAndTrackLinkViewedDetails;
@dynamic sendAndTrackRemovedFileAndAssociatedLinksDetails;
@dynamic sfAddGroupDetails;
@dynamic sfAllowNonMembersToViewSharedLinksDetails;
@dynamic sfExternalInviteWarnDetails;
@dynamic sfFbInviteDetails;
@dynamic sfFbInviteChangeRoleDetails;
@dynamic sfFbUninviteDetails;
@dynamic sfInviteGroupDetails;
@dynamic sfTeamGrantAccessDetails;
@dynamic sfTeamInviteDetails;
@dynamic sfTeamInviteChangeRoleDetails;
@dynamic sfTeamJoinDetails;
@dynamic sfTeamJoinFromOobLinkDetails;
@dynamic sfTeamUninviteDetails;
@dynamic sharedContentAddInviteesDetails;
@dynamic sharedContentAddLinkExpiryDetails;
@dynamic sharedContentAddLinkPasswordDetails;
@dynamic sharedContentAddMemberDetails;
@dynamic sharedContentChangeDownloadsPolicyDetails;
@dynamic sharedContentChangeInviteeRoleDetails;
@dynamic sharedContentChangeLinkAudienceDetails;
@dynamic sharedContentChangeLinkExpiryDetails;
@dynamic sharedContentChangeLinkPasswordDetails;
@dynamic sharedContentChangeMemberRoleDetails;
@dynamic sharedContentChangeViewerInfoPolicyDetails;
@dynamic sharedContentClaimInvitationDetails;
@dynamic sharedContentCopyDetails;
@dynamic sharedContentDownloadDetails;
@dynamic sharedContentRelinquishMembershipDetails;
@dynamic sharedContentRemoveInviteesDetails;
@dynamic sharedContentRemoveLinkExpiryDetails;
@dynamic sharedContentRemoveLinkPasswordDetails;
@dynamic sharedContentRemoveMemberDetails;
@dynamic sharedContentRequestAccessDetails;
@dynamic sharedContentRestoreInviteesDetails;
@dynamic sharedContentRestoreMemberDetails;
@dynamic sharedContentUnshareDetails;
@dynamic sharedContentViewDetails;
@dynamic sharedFolderChangeLinkPolicyDetails;
@dynamic sharedFolderChangeMembersInheritancePolicyDetails;
@dynamic sharedFolderChangeMembersManagementPolicyDetails;
@dynamic sharedFolderChangeMembersPolicyDetails;
@dynamic sharedFolderCreateDetails;
@dynamic sharedFolderDeclineInvitationDetails;
@dynamic sharedFolderMountDetails;
@dynamic sharedFolderNestDetails;
@dynamic sharedFolderTransferOwnershipDetails;
@dynamic sharedFolderUnmountDetails;
@dynamic sharedLinkAddExpiryDetails;
@dynamic sharedLinkChangeExpiryDetails;
@dynamic sharedLinkChangeVisibilityDetails;
@dynamic sharedLinkCopyDetails;
@dynamic sharedLinkCreateDetails;
@dynamic sharedLinkDisableDetails;
@dynamic sharedLinkDownloadDetails;
@dynamic sharedLinkRemoveExpiryDetails;
@dynamic sharedLinkRemoveVisitorDetails;
@dynamic sharedLinkSettingsAddExpirationDetails;
@dynamic sharedLinkSettingsAddPasswordDetails;
@dynamic sharedLinkSettingsAllowDownloadDisabledDetails;
@dynamic sharedLinkSettingsAllowDownloadEnabledDetails;
@dynamic sharedLinkSettingsChangeAudienceDetails;
@dynamic sharedLinkSettingsChangeExpirationDetails;
@dynamic sharedLinkSettingsChangePasswordDetails;
@dynamic sharedLinkSettingsRemoveExpirationDetails;
@dynamic sharedLinkSettingsRemovePasswordDetails;
@dynamic sharedLinkShareDetails;
@dynamic sharedLinkViewDetails;
@dynamic sharedNoteOpenedDetails;
@dynamic shmodelDisableDownloadsDetails;
@dynamic shmodelEnableDownloadsDetails;
@dynamic shmodelGroupShareDetails;
@dynamic showcaseAccessGrantedDetails;
@dynamic showcaseAddMemberDetails;
@dynamic showcaseArchivedDetails;
@dynamic showcaseCreatedDetails;
@dynamic showcaseDeleteCommentDetails;
@dynamic showcaseEditedDetails;
@dynamic showcaseEditCommentDetails;
@dynamic showcaseFileAddedDetails;
@dynamic showcaseFileDownloadDetails;
@dynamic showcaseFileRemovedDetails;
@dynamic showcaseFileViewDetails;
@dynamic showcasePermanentlyDeletedDetails;
@dynamic showcasePostCommentDetails;
@dynamic showcaseRemoveMemberDetails;
@dynamic showcaseRenamedDetails;
@dynamic showcaseRequestAccessDetails;
@dynamic showcaseResolveCommentDetails;
@dynamic showcaseRestoredDetails;
@dynamic showcaseTrashedDetails;
@dynamic showcaseTrashedDeprecatedDetails;
@dynamic showcaseUnresolveCommentDetails;
@dynamic showcaseUntrashedDetails;
@dynamic showcaseUntrashedDeprecatedDetails;
@dynamic showcaseViewDetails;
@dynamic signSignatureRequestCanceledDetails;
@dynamic signSignatureRequestCompletedDetails;
@dynamic signSignatureRequestDeclinedDetails;
@dynamic signSignatureRequestOpenedDetails;
@dynamic signSignatureRequestReminderSentDetails;
@dynamic signSignatureRequestSentDetails;
@dynamic signTemplateCreatedDetails;
@dynamic signTemplateSharedDetails;
@dynamic riscSecurityEventDetails;
@dynamic ssoAddCertDetails;
@dynamic ssoAddLoginUrlDetails;
@dynamic ssoAddLogoutUrlDetails;
@dynamic ssoChangeCertDetails;
@dynamic ssoChangeLoginUrlDetails;
@dynamic ssoChangeLogoutUrlDetails;
@dynamic ssoChangeSamlIdentityModeDetails;
@dynamic ssoRemoveCertDetails;
@dynamic ssoRemoveLoginUrlDetails;
@dynamic ssoRemoveLogoutUrlDetails;
@dynamic teamFolderChangeStatusDetails;
@dynamic teamFolderCreateDetails;
@dynamic teamFolderDowngradeDetails;
@dynamic teamFolderPermanentlyDeleteDetails;
@dynamic teamFolderRenameDetails;
@dynamic teamFolderSpaceLimitsChangeCapsTypeDetails;
@dynamic teamFolderSpaceLimitsChangeLimitDetails;
@dynamic teamFolderSpaceLimitsChangeNotificationTargetDetails;
@dynamic teamSelectiveSyncSettingsChangedDetails;
@dynamic accountCaptureChangePolicyDetails;
@dynamic adminEmailRemindersChangedDetails;
@dynamic aiThirdPartySharingDropboxBasePolicyChangedDetails;
@dynamic allowDownloadDisabledDetails;
@dynamic allowDownloadEnabledDetails;
@dynamic appleLoginChangePolicyDetails;
@dynamic appPermissionsChangedDetails;
@dynamic cameraUploadsPolicyChangedDetails;
@dynamic captureTeamSpacePolicyChangedDetails;
@dynamic captureTranscriptPolicyChangedDetails;
@dynamic classificationChangePolicyDetails;
@dynamic computerBackupPolicyChangedDetails;
@dynamic contentAdministrationPolicyChangedDetails;
@dynamic contentDeletionProtectionChangePolicyDetails;
@dynamic dashExternalSharingPolicyChangedDetails;
@dynamic dataPlacementRestrictionChangePolicyDetails;
@dynamic dataPlacementRestrictionSatisfyPolicyDetails;
@dynamic deviceApprovalsAddExceptionDetails;
@dynamic deviceApprovalsChangeDesktopPolicyDetails;
@dynamic deviceApprovalsChangeMobilePolicyDetails;
@dynamic deviceApprovalsChangeOverageActionDetails;
@dynamic deviceApprovalsChangeUnlinkActionDetails;
@dynamic deviceApprovalsRemoveExceptionDetails;
@dynamic directoryRestrictionsAddMembersDetails;
@dynamic directoryRestrictionsRemoveMembersDetails;
@dynamic dropboxPasswordsPolicyChangedDetails;
@dynamic emailIngestPolicyChangedDetails;
@dynamic emmAddExceptionDetails;
@dynamic emmChangePolicyDetails;
@dynamic emmRemoveExceptionDetails;
@dynamic extendedVersionHistoryChangePolicyDetails;
@dynamic externalDriveBackupPolicyChangedDetails;
@dynamic fileCommentsChangePolicyDetails;
@dynamic fileLockingPolicyChangedDetails;
@dynamic fileProviderMigrationPolicyChangedDetails;
@dynamic fileRequestsChangePolicyDetails;
@dynamic fileRequestsEmailsEnabledDetails;
@dynamic fileRequestsEmailsRestrictedToTeamOnlyDetails;
@dynamic fileTransfersPolicyChangedDetails;
@dynamic flexibleFileNamesPolicyChangedDetails;
@dynamic folderLinkRestrictionPolicyChangedDetails;
@dynamic googleSsoChangePolicyDetails;
@dynamic groupUserManagementChangePolicyDetails;
@dynamic integrationPolicyChangedDetails;
@dynamic inviteAcceptanceEmailPolicyChangedDetails;
@dynamic mediaHubAddingPeoplePolicyChangedDetails;
@dynamic mediaHubDownloadPolicyChangedDetails;
@dynamic mediaHubLinkSharingPolicyChangedDetails;
@dynamic memberRequestsChangePolicyDetails;
@dynamic memberSendInvitePolicyChangedDetails;
@dynamic memberSpaceLimitsAddExceptionDetails;
@dynamic memberSpaceLimitsChangeCapsTypePolicyDetails;
@dynamic memberSpaceLimitsChangePolicyDetails;
@dynamic memberSpaceLimitsRemoveExceptionDetails;
@dynamic memberSuggestionsChangePolicyDetails;
@dynamic microsoftLoginChangePolicyDetails;
@dynamic microsoftOfficeAddinChangePolicyDetails;
@dynamic multiTeamIdentityPolicyChangedDetails;
@dynamic networkControlChangePolicyDetails;
@dynamic paperChangeDeploymentPolicyDetails;
@dynamic paperChangeMemberLinkPolicyDetails;
@dynamic paperChangeMemberPolicyDetails;
@dynamic paperChangePolicyDetails;
@dynamic paperDefaultFolderPolicyChangedDetails;
@dynamic paperDesktopPolicyChangedDetails;
@dynamic paperEnabledUsersGroupAdditionDetails;
@dynamic paperEnabledUsersGroupRemovalDetails;
@dynamic passkeyLoginPolicyChangedDetails;
@dynamic passwordStrengthRequirementsChangePolicyDetails;
@dynamic permanentDeleteChangePolicyDetails;
@dynamic previewsAiPolicyChangedDetails;
@dynamic replayAddingPeoplePolicyChangedDetails;
@dynamic replaySharingPolicyChangedDetails;
@dynamic resellerSupportChangePolicyDetails;
@dynamic rewindPolicyChangedDetails;
@dynamic sendAndTrackPolicyChangedDetails;
@dynamic sendExternalSharingPolicyChangedDetails;
@dynamic sendForSignaturePolicyChangedDetails;
@dynamic sharedLinkDefaultPermissionsPolicyChangedDetails;
@dynamic sharingChangeFolderJoinPolicyDetails;
@dynamic sharingChangeLinkAllowChangeExpirationPolicyDetails;
@dynamic sharingChangeLinkDefaultExpirationPolicyDetails;
@dynamic sharingChangeLinkEnforcePasswordPolicyDetails;
@dynamic sharingChangeLinkPolicyDetails;
@dynamic sharingChangeMemberPolicyDetails;
@dynamic showcaseChangeDownloadPolicyDetails;
@dynamic showcaseChangeEnabledPolicyDetails;
@dynamic showcaseChangeExternalSharingPolicyDetails;
@dynamic signExternalSharingPolicyChangedDetails;
@dynamic signTemplateCreationPermissionChangedDetails;
@dynamic smarterSmartSyncPolicyChangedDetails;
@dynamic smartSyncChangePolicyDetails;
@dynamic smartSyncNotOptOutDetails;
@dynamic smartSyncOptOutDetails;
@dynamic ssoChangePolicyDetails;
@dynamic stackCrossTeamAccessPolicyChangedDetails;
@dynamic teamBrandingPolicyChangedDetails;
@dynamic teamExtensionsPolicyChangedDetails;
@dynamic teamMemberStorageRequestPolicyChangedDetails;
@dynamic teamSelectiveSyncPolicyChangedDetails;
@dynamic teamSharingWhitelistSubjectsChangedDetails;
@dynamic tfaAddExceptionDetails;
@dynamic tfaChangePolicyDetails;
@dynamic tfaRemoveExceptionDetails;
@dynamic topLevelContentPolicyChangedDetails;
@dynamic twoAccountChangePolicyDetails;
@dynamic viewerInfoPolicyChangedDetails;
@dynamic watermarkingPolicyChangedDetails;
@dynamic webSessionsChangeActiveSessionLimitDetails;
@dynamic webSessionsChangeFixedLengthPolicyDetails;
@dynamic webSessionsChangeIdleLengthPolicyDetails;
@dynamic dataResidencyMigrationRequestSuccessfulDetails;
@dynamic dataResidencyMigrationRequestUnsuccessfulDetails;
@dynamic teamMergeFromDetails;
@dynamic teamMergeToDetails;
@dynamic teamProfileAddBackgroundDetails;
@dynamic teamProfileAddLogoDetails;
@dynamic teamProfileChangeBackgroundDetails;
@dynamic teamProfileChangeDefaultLanguageDetails;
@dynamic teamProfileChangeLogoDetails;
@dynamic teamProfileChangeNameDetails;
@dynamic teamProfileRemoveBackgroundDetails;
@dynamic teamProfileRemoveLogoDetails;
@dynamic passkeyAddDetails;
@dynamic passkeyRemoveDetails;
@dynamic tfaAddBackupPhoneDetails;
@dynamic tfaAddSecurityKeyDetails;
@dynamic tfaChangeBackupPhoneDetails;
@dynamic tfaChangeStatusDetails;
@dynamic tfaRemoveBackupPhoneDetails;
@dynamic tfaRemoveSecurityKeyDetails;
@dynamic tfaResetDetails;
@dynamic changedEnterpriseAdminRoleDetails;
@dynamic changedEnterpriseConnectedTeamStatusDetails;
@dynamic endedEnterpriseAdminSessionDetails;
@dynamic endedEnterpriseAdminSessionDeprecatedDetails;
@dynamic enterpriseSettingsLockingDetails;
@dynamic guestAdminChangeStatusDetails;
@dynamic startedEnterpriseAdminSessionDetails;
@dynamic teamMergeRequestAcceptedDetails;
@dynamic teamMergeRequestAcceptedShownToPrimaryTeamDetails;
@dynamic teamMergeRequestAcceptedShownToSecondaryTeamDetails;
@dynamic teamMergeRequestAutoCanceledDetails;
@dynamic teamMergeRequestCanceledDetails;
@dynamic teamMergeRequestCanceledShownToPrimaryTeamDetails;
@dynamic teamMergeRequestCanceledShownToSecondaryTeamDetails;
@dynamic teamMergeRequestExpiredDetails;
@dynamic teamMergeRequestExpiredShownToPrimaryTeamDetails;
@dynamic teamMergeRequestExpiredShownToSecondaryTeamDetails;
@dynamic teamMergeRequestRejectedShownToPrimaryTeamDetails;
@dynamic teamMergeRequestRejectedShownToSecondaryTeamDetails;
@dynamic teamMergeRequestReminderDetails;
@dynamic teamMergeRequestReminderShownToPrimaryTeamDetails;
@dynamic teamMergeRequestReminderShownToSecondaryTeamDetails;
@dynamic teamMergeRequestRevokedDetails;
@dynamic teamMergeRequestSentShownToPrimaryTeamDetails;
@dynamic teamMergeRequestSentShownToSecondaryTeamDetails;
@dynamic missingDetails;
@end
@implementation DBTEAMLOGEventDetailsSerializer @end
@implementation DBTEAMLOGEventType
@dynamic tag;
@dynamic adminAlertingAlertStateChanged;
@dynamic adminAlertingChangedAlertConfig;
@dynamic adminAlertingTriggeredAlert;
@dynamic ransomwareRestoreProcessCompleted;
@dynamic ransomwareRestoreProcessStarted;
@dynamic appBlockedByPermissions;
@dynamic appLinkTeam;
@dynamic appLinkUser;
@dynamic appUnlinkTeam;
@dynamic appUnlinkUser;
@dynamic integrationConnected;
@dynamic integrationDisconnected;
@dynamic fileAddComment;
@dynamic fileChangeCommentSubscription;
@dynamic fileDeleteComment;
@dynamic fileEditComment;
@dynamic fileLikeComment;
@dynamic fileResolveComment;
@dynamic fileUnlikeComment;
@dynamic fileUnresolveComment;
@dynamic dashAddedCommentToStack;
@dynamic dashAddedConnector;
@dynamic dashAddedLinkToStack;
@dynamic dashAddedTeamEmailDomainAllowlist;
@dynamic dashAdminAddedOrgWideConnector;
@dynamic dashAdminDisabledConnector;
@dynamic dashAdminEnabledConnector;
@dynamic dashAdminRemovedOrgWideConnector;
@dynamic dashArchivedStack;
@dynamic dashChangedAudienceOfSharedLinkToStack;
@dynamic dashClonedStack;
@dynamic dashConnectorToolsCall;
@dynamic dashCreatedStack;
@dynamic dashDeletedCommentFromStack;
@dynamic dashDeletedStack;
@dynamic dashEditedCommentInStack;
@dynamic dashExternalUserOpenedStack;
@dynamic dashFirstLaunchedDesktop;
@dynamic dashFirstLaunchedExtension;
@dynamic dashFirstLaunchedWebStartPage;
@dynamic dashOpenedSharedLinkToStack;
@dynamic dashOpenedStack;
@dynamic dashPreviewOptOutStatusChanged;
@dynamic dashRemovedConnector;
@dynamic dashRemovedLinkFromStack;
@dynamic dashRemovedSharedLinkToStack;
@dynamic dashRemovedTeamEmailDomainAllowlist;
@dynamic dashRenamedStack;
@dynamic dashSharedLinkToStack;
@dynamic dashUnarchivedStack;
@dynamic dashViewedCompanyStack;
@dynamic dashViewedExternalAiActivityReport;
@dynamic governancePolicyAddFolders;
@dynamic governancePolicyAddFolderFailed;
@dynamic governancePolicyContentDisposed;
@dynamic governancePolicyCreate;
@dynamic governancePolicyDelete;
@dynamic governancePolicyEditDetails;
@dynamic governancePolicyEditDuration;
@dynamic governancePolicyExportCreated;
@dynamic governancePolicyExportRemoved;
@dynamic governancePolicyRemoveFolders;
@dynamic governancePolicyReportCreated;
@dynamic governancePolicyZipPartDownloaded;
@dynamic legalHoldsActivateAHold;
@dynamic legalHoldsAddMembers;
@dynamic legalHoldsChangeHoldDetails;
@dynamic legalHoldsChangeHoldName;
@dynamic legalHoldsExportAHold;
@dynamic legalHoldsExportCancelled;
@dynamic legalHoldsExportDownloaded;
@dynamic legalHoldsExportRemoved;
@dynamic legalHoldsReleaseAHold;
@dynamic legalHoldsRemoveMembers;
@dynamic legalHoldsReportAHold;
@dynamic deviceChangeIpDesktop;
@dynamic deviceChangeIpMobile;
@dynamic deviceChangeIpWeb;
@dynamic deviceDeleteOnUnlinkFail;
@dynamic deviceDeleteOnUnlinkSuccess;
@dynamic deviceLinkFail;
@dynamic deviceLinkSuccess;
@dynamic deviceManagementDisabled;
@dynamic deviceManagementEnabled;
@dynamic deviceSyncBackupStatusChanged;
@dynamic deviceUnlink;
@dynamic dropboxPasswordsExported;
@dynamic dropboxPasswordsNewDeviceEnrolled;
@dynamic emmRefreshAuthToken;
@dynamic externalDriveBackupEligibilityStatusChecked;
@dynamic externalDriveBackupStatusChanged;
@dynamic accountCaptureChangeAvailability;
@dynamic accountCaptureMigrateAccount;
@dynamic accountCaptureNotificationEmailsSent;
@dynamic accountCaptureRelinquishAccount;
@dynamic disabledDomainInvites;
@dynamic domainInvitesApproveRequestToJoinTeam;
@dynamic domainInvitesDeclineRequestToJoinTeam;
@dynamic domainInvitesEmailExistingUsers;
@dynamic domainInvitesRequestToJoinTeam;
@dynamic domainInvitesSetInviteNewUserPrefToNo;
@dynamic domainInvitesSetInviteNewUserPrefToYes;
@dynamic domainVerificationAddDomainFail;
@dynamic domainVerificationAddDomainSuccess;
@dynamic domainVerificationRemoveDomain;
@dynamic enabledDomainInvites;
@dynamic encryptedFolderCancelTeamKeyRotation;
@dynamic encryptedFolderEnrollBackupKey;
@dynamic encryptedFolderEnrollClient;
@dynamic encryptedFolderEnrollTeam;
@dynamic encryptedFolderFinishTeamUnenrollment;
@dynamic encryptedFolderInitTeamKeyRotation;
@dynamic encryptedFolderInitTeamUnenrollment;
@dynamic encryptedFolderRemoveBackupKey;
@dynamic encryptedFolderRotateTeamKey;
@dynamic encryptedFolderUnenrollClient;
@dynamic teamEncryptionKeyActivateKey;
@dynamic teamEncryptionKeyCancelKeyDeletion;
@dynamic teamEncryptionKeyCreateKey;
@dynamic teamEncryptionKeyDeactivateKey;
@dynamic teamEncryptionKeyDeleteKey;
@dynamic teamEncryptionKeyDisableKey;
@dynamic teamEncryptionKeyEnableKey;
@dynamic teamEncryptionKeyRotateKey;
@dynamic teamEncryptionKeyScheduleKeyDeletion;
@dynamic applyNamingConvention;
@dynamic createFolder;
@dynamic fileAdd;
@dynamic fileAddFromAutomation;
@dynamic fileCopy;
@dynamic fileDelete;
@dynamic fileDownload;
@dynamic fileEdit;
@dynamic fileGetCopyReference;
@dynamic fileLockingLockStatusChanged;
@dynamic fileMove;
@dynamic filePermanentlyDelete;
@dynamic filePreview;
@dynamic fileRename;
@dynamic fileRestore;
@dynamic fileRevert;
@dynamic fileRollbackChanges;
@dynamic fileSaveCopyReference;
@dynamic folderOverviewDescriptionChanged;
@dynamic folderOverviewItemPinned;
@dynamic folderOverviewItemUnpinned;
@dynamic mediaHubFileDownloaded;
@dynamic objectLabelAdded;
@dynamic objectLabelRemoved;
@dynamic objectLabelUpdatedValue;
@dynamic organizeFolderWithTidy;
@dynamic replayFileDelete;
@dynamic replayFileDownloaded;
@dynamic replayTeamProjectCreated;
@dynamic rewindFolder;
@dynamic undoNamingConvention;
@dynamic undoOrganizeFolderWithTidy;
@dynamic userTagsAdded;
@dynamic userTagsRemoved;
@dynamic emailIngestReceiveFile;
@dynamic fileRequestAutoClose;
@dynamic fileRequestChange;
@dynamic fileRequestClose;
@dynamic fileRequestCreate;
@dynamic fileRequestDelete;
@dynamic fileRequestReceiveFile;
@dynamic groupAddExternalId;
@dynamic groupAddMember;
@dynamic groupChangeExternalId;
@dynamic groupChangeManagementType;
@dynamic groupChangeMemberRole;
@dynamic groupCreate;
@dynamic groupDelete;
@dynamic groupDescriptionUpdated;
@dynamic groupExternalSharingSettingOverrideChanged;
@dynamic groupJoinPolicyUpdated;
@dynamic groupMoved;
@dynamic groupRemoveExternalId;
@dynamic groupRemoveMember;
@dynamic groupRename;
@dynamic accountLockOrUnlocked;
@dynamic emmError;
@dynamic guestAdminSignedInViaTrustedTeams;
@dynamic guestAdminSignedOutViaTrustedTeams;
@dynamic loginFail;
@dynamic loginSuccess;
@dynamic logout;
@dynamic resellerSupportSessionEnd;
@dynamic resellerSupportSessionStart;
@dynamic signInAsSessionEnd;
@dynamic signInAsSessionStart;
@dynamic ssoError;
@dynamic addonAssigned;
@dynamic addonRemoved;
@dynamic backupAdminInvitationSent;
@dynamic backupInvitationOpened;
@dynamic createTeamInviteLink;
@dynamic deleteTeamInviteLink;
@dynamic memberAddExternalId;
@dynamic memberAddName;
@dynamic memberChangeAdminRole;
@dynamic memberChangeEmail;
@dynamic memberChangeExternalId;
@dynamic memberChangeMembershipType;
@dynamic memberChangeName;
@dynamic memberChangeResellerRole;
@dynamic memberChangeStatus;
@dynamic memberDeleteManualContacts;
@dynamic memberDeleteProfilePhoto;
@dynamic memberFolderContentsAccessed;
@dynamic memberPermanentlyDeleteAccountContents;
@dynamic memberRemoveExternalId;
@dynamic memberSetProfilePhoto;
@dynamic memberSpaceLimitsAddCustomQuota;
@dynamic memberSpaceLimitsChangeCustomQuota;
@dynamic memberSpaceLimitsChangeStatus;
@dynamic memberSpaceLimitsRemoveCustomQuota;
@dynamic memberSuggest;
@dynamic memberTransferAccountContents;
@dynamic pendingSecondaryEmailAdded;
@dynamic productAssignedToMember;
@dynamic productRemovedFromMember;
@dynamic secondaryEmailDeleted;
@dynamic secondaryEmailVerified;
@dynamic secondaryMailsPolicyChanged;
@dynamic binderAddPage;
@dynamic binderAddSection;
@dynamic binderRemovePage;
@dynamic binderRemoveSection;
@dynamic binderRenamePage;
@dynamic binderRenameSection;
@dynamic binderReorderPage;
@dynamic binderReorderSection;
@dynamic paperContentAddMember;
@dynamic paperContentAddToFolder;
@dynamic paperContentArchive;
@dynamic paperContentCreate;
@dynamic paperContentPermanentlyDelete;
@dynamic paperContentRemoveFromFolder;
@dynamic paperContentRemoveMember;
@dynamic paperContentRename;
@dynamic paperContentRestore;
@dynamic paperDocAddComment;
@dynamic paperDocChangeMemberRole;
@dynamic paperDocChangeSharingPolicy;
@dynamic paperDocChangeSubscription;
@dynamic paperDocDeleted;
@dynamic paperDocDeleteComment;
@dynamic paperDocDownload;
@dynamic paperDocEdit;
@dynamic paperDocEditComment;
@dynamic paperDocFollowed;
@dynamic paperDocMention;
@dynamic paperDocOwnershipChanged;
@dynamic paperDocRequestAccess;
@dynamic paperDocResolveComment;
@dynamic paperDocRevert;
@dynamic paperDocSlackShare;
@dynamic paperDocTeamInvite;
@dynamic paperDocTrashed;
@dynamic paperDocUnresolveComment;
@dynamic paperDocUntrashed;
@dynamic paperDocView;
@dynamic paperExternalViewAllow;
@dynamic paperExternalViewDefaultTeam;
@dynamic paperExternalViewForbid;
@dynamic paperFolderChangeSubscription;
@dynamic paperFolderDeleted;
@dynamic paperFolderFollowed;
@dynamic paperFolderTeamInvite;
@dynamic paperPublishedLinkChangePermission;
@dynamic paperPublishedLinkCreate;
@dynamic paperPublishedLinkDisabled;
@dynamic paperPublishedLinkView;
@dynamic passwordChange;
@dynamic passwordReset;
@dynamic passwordResetAll;
@dynamic protectActionAddCollaborator;
@dynamic protectActionAddLink;
@dynamic protectActionDelete;
@dynamic protectActionExport;
@dynamic protectActionRemoveCollaborator;
@dynamic protectActionRemoveLink;
@dynamic protectActionStopSharing;
@dynamic protectInternalDomainsChanged;
@dynamic protectPolicyActivated;
@dynamic protectPolicyDeactivated;
@dynamic protectPolicyScheduled;
@dynamic protectPolicyUpdated;
@dynamic protectReportView;
@dynamic classificationCreateReport;
@dynamic classificationCreateReportFail;
@dynamic emmCreateExceptionsReport;
@dynamic emmCreateUsageReport;
@dynamic exportMembersReport;
@dynamic exportMembersReportFail;
@dynamic externalSharingCreateReport;
@dynamic externalSharingReportFailed;
@dynamic memberAccessDetailsCreateReport;
@dynamic memberAccessDetailsCreateReportFailed;
@dynamic noExpirationLinkGenCreateReport;
@dynamic noExpirationLinkGenReportFailed;
@dynamic noPasswordLinkGenCreateReport;
@dynamic noPasswordLinkGenReportFailed;
@dynamic noPasswordLinkViewCreateReport;
@dynamic noPasswordLinkViewReportFailed;
@dynamic outdatedLinkViewCreateReport;
@dynamic outdatedLinkViewReportFailed;
@dynamic paperAdminExportStart;
@dynamic ransomwareAlertCreateReport;
@dynamic ransomwareAlertCreateReportFailed;
@dynamic sharedFoldersCreateReport;
@dynamic sharedFoldersCreateReportFailed;
@dynamic smartSyncCreateAdminPrivilegeReport;
@dynamic teamActivityCreateReport;
@dynamic teamActivityCreateReportFail;
@dynamic teamFoldersCreateReport;
@dynamic teamFoldersCreateReportFailed;
@dynamic teamStorageCreateReport;
@dynamic teamStorageCreateReportFailed;
@dynamic collectionShare;
@dynamic fileTransfersFileAdd;
@dynamic fileTransfersTransferDelete;
@dynamic fileTransfersTransferDownload;
@dynamic fileTransfersTransferSend;
@dynamic fileTransfersTransferView;
@dynamic mediaHubProjectTeamAdd;
@dynamic mediaHubProjectTeamDelete;
@dynamic mediaHubProjectTeamRoleChanged;
@dynamic mediaHubSharedLinkAudienceChanged;
@dynamic mediaHubSharedLinkCreated;
@dynamic mediaHubSharedLinkDownloadSettingChanged;
@dynamic mediaHubSharedLinkRevoked;
@dynamic noteAclInviteOnly;
@dynamic noteAclLink;
@dynamic noteAclTeamLink;
@dynamic noteShared;
@dynamic noteShareReceive;
@dynamic openNoteShared;
@dynamic replayFileSharedLinkCreated;
@dynamic replayFileSharedLinkModified;
@dynamic replayProjectTeamAdd;
@dynamic replayProjectTeamDelete;
@dynamic sendAndTrackFileAdded;
@dynamic sendAndTrackFileRenamed;
@dynamic sendAndTrackFileUpdated;
@dynamic sendAndTrackLinkCreated;
@dynamic sendAndTrackLinkDeleted;
@dynamic sendAndTrackLinkUpdated;
@dynamic sendAndTrackLinkViewed;
@dynamic sendAndTrackRemovedFileAndAssociatedLinks;
@dynamic sfAddGroup;
@dynamic sfAllowNonMembersToViewSharedLinks;
@dynamic sfExternalInviteWarn;
@dynamic sfFbInvite;
@dynamic sfFbInviteChangeRole;
@dynamic sfFbUninvite;
@dynamic sfInviteGroup;
@dynamic sfTeamGrantAccess;
@dynamic sfTeamInvite;
@dynamic sfTeamInviteChangeRole;
@dynamic sfTeamJoin;
@dynamic sfTeamJoinFromOobLink;
@dynamic sfTeamUninvite;
@dynamic sharedContentAddInvitees;
@dynamic sharedContentAddLinkExpiry;
@dynamic sharedContentAddLinkPassword;
@dynamic sharedContentAddMember;
@dynamic sharedContentChangeDownloadsPolicy;
@dynamic sharedContentChangeInviteeRole;
@dynamic sharedContentChangeLinkAudience;
@dynamic sharedContentChangeLinkExpiry;
@dynamic sharedContentChangeLinkPassword;
@dynamic sharedContentChangeMemberRole;
@dynamic sharedContentChangeViewerInfoPolicy;
@dynamic sharedContentClaimInvitation;
@dynamic sharedContentCopy;
@dynamic sharedContentDownload;
@dynamic sharedContentRelinquishMembership;
@dynamic sharedContentRemoveInvitees;
@dynamic sharedContentRemoveLinkExpiry;
@dynamic sharedContentRemoveLinkPassword;
@dynamic sharedContentRemoveMember;
@dynamic sharedContentRequestAccess;
@dynamic sharedContentRestoreInvitees;
@dynamic sharedContentRestoreMember;
@dynamic sharedContentUnshare;
@dynamic sharedContentView;
@dynamic sharedFolderChangeLinkPolicy;
@dynamic sharedFolderChangeMembersInheritancePolicy;
@dynamic sharedFolderChangeMembersManagementPolicy;
@dynamic sharedFolderChangeMembersPolicy;
@dynamic sharedFolderCreate;
@dynamic sharedFolderDeclineInvitation;
@dynamic sharedFolderMount;
@dynamic sharedFolderNest;
@dynamic sharedFolderTransferOwnership;
@dynamic sharedFolderUnmount;
@dynamic sharedLinkAddExpiry;
@dynamic sharedLinkChangeExpiry;
@dynamic sharedLinkChangeVisibility;
@dynamic sharedLinkCopy;
@dynamic sharedLinkCreate;
@dynamic sharedLinkDisable;
@dynamic sharedLinkDownload;
@dynamic sharedLinkRemoveExpiry;
@dynamic sharedLinkRemoveVisitor;
@dynamic sharedLinkSettingsAddExpiration;
@dynamic sharedLinkSettingsAddPassword;
@dynamic sharedLinkSettingsAllowDownloadDisabled;
@dynamic sharedLinkSettingsAllowDownloadEnabled;
@dynamic sharedLinkSettingsChangeAudience;
@dynamic sharedLinkSettingsChangeExpiration;
@dynamic sharedLinkSettingsChangePassword;
@dynamic sharedLinkSettingsRemoveExpiration;
@dynamic sharedLinkSettingsRemovePassword;
@dynamic sharedLinkShare;
@dynamic sharedLinkView;
@dynamic sharedNoteOpened;
@dynamic shmodelDisableDownloads;
@dynamic shmodelEnableDownloads;
@dynamic shmodelGroupShare;
@dynamic showcaseAccessGranted;
@dynamic showcaseAddMember;
@dynamic showcaseArchived;
@dynamic showcaseCreated;
@dynamic showcaseDeleteComment;
@dynamic showcaseEdited;
@dynamic showcaseEditComment;
@dynamic showcaseFileAdded;
@dynamic showcaseFileDownload;
@dynamic showcaseFileRemoved;
@dynamic showcaseFileView;
@dynamic showcasePermanentlyDeleted;
@dynamic showcasePostComment;
@dynamic showcaseRemoveMember;
@dynamic showcaseRenamed;
@dynamic showcaseRequestAccess;
@dynamic showcaseResolveComment;
@dynamic showcaseRestored;
@dynamic showcaseTrashed;
@dynamic showcaseTrashedDeprecated;
@dynamic showcaseUnresolveComment;
@dynamic showcaseUntrashed;
@dynamic showcaseUntrashedDeprecated;
@dynamic showcaseView;
@dynamic signSignatureRequestCanceled;
@dynamic signSignatureRequestCompleted;
@dynamic signSignatureRequestDeclined;
@dynamic signSignatureRequestOpened;
@dynamic signSignatureRequestReminderSent;
@dynamic signSignatureRequestSent;
@dynamic signTemplateCreated;
@dynamic signTemplateShared;
@dynamic riscSecurityEvent;
@dynamic ssoAddCert;
@dynamic ssoAddLoginUrl;
@dynamic ssoAddLogoutUrl;
@dynamic ssoChangeCert;
@dynamic ssoChangeLoginUrl;
@dynamic ssoChangeLogoutUrl;
@dynamic ssoChangeSamlIdentityMode;
@dynamic ssoRemoveCert;
@dynamic ssoRemoveLoginUrl;
@dynamic ssoRemoveLogoutUrl;
@dynamic teamFolderChangeStatus;
@dynamic teamFolderCreate;
@dynamic teamFolderDowngrade;
@dynamic teamFolderPermanentlyDelete;
@dynamic teamFolderRename;
@dynamic teamFolderSpaceLimitsChangeCapsType;
@dynamic teamFolderSpaceLimitsChangeLimit;
@dynamic teamFolderSpaceLimitsChangeNotificationTarget;
@dynamic teamSelectiveSyncSettingsChanged;
@dynamic accountCaptureChangePolicy;
@dynamic adminEmailRemindersChanged;
@dynamic aiThirdPartySharingDropboxBasePolicyChanged;
@dynamic allowDownloadDisabled;
@dynamic allowDownloadEnabled;
@dynamic appleLoginChangePolicy;
@dynamic appPermissionsChanged;
@dynamic cameraUploadsPolicyChanged;
@dynamic captureTeamSpacePolicyChanged;
@dynamic captureTranscriptPolicyChanged;
@dynamic classificationChangePolicy;
@dynamic computerBackupPolicyChanged;
@dynamic contentAdministrationPolicyChanged;
@dynamic contentDeletionProtectionChangePolicy;
@dynamic dashExternalSharingPolicyChanged;
@dynamic dataPlacementRestrictionChangePolicy;
@dynamic dataPlacementRestrictionSatisfyPolicy;
@dynamic deviceApprovalsAddException;
@dynamic deviceApprovalsChangeDesktopPolicy;
@dynamic deviceApprovalsChangeMobilePolicy;
@dynamic deviceApprovalsChangeOverageAction;
@dynamic deviceApprovalsChangeUnlinkAction;
@dynamic deviceApprovalsRemoveException;
@dynamic directoryRestrictionsAddMembers;
@dynamic directoryRestrictionsRemoveMembers;
@dynamic dropboxPasswordsPolicyChanged;
@dynamic emailIngestPolicyChanged;
@dynamic emmAddException;
@dynamic emmChangePolicy;
@dynamic emmRemoveException;
@dynamic extendedVersionHistoryChangePolicy;
@dynamic externalDriveBackupPolicyChanged;
@dynamic fileCommentsChangePolicy;
@dynamic fileLockingPolicyChanged;
@dynamic fileProviderMigrationPolicyChanged;
@dynamic fileRequestsChangePolicy;
@dynamic fileRequestsEmailsEnabled;
@dynamic fileRequestsEmailsRestrictedToTeamOnly;
@dynamic fileTransfersPolicyChanged;
@dynamic flexibleFileNamesPolicyChanged;
@dynamic folderLinkRestrictionPolicyChanged;
@dynamic googleSsoChangePolicy;
@dynamic groupUserManagementChangePolicy;
@dynamic integrationPolicyChanged;
@dynamic inviteAcceptanceEmailPolicyChanged;
@dynamic mediaHubAddingPeoplePolicyChanged;
@dynamic mediaHubDownloadPolicyChanged;
@dynamic mediaHubLinkSharingPolicyChanged;
@dynamic memberRequestsChangePolicy;
@dynamic memberSendInvitePolicyChanged;
@dynamic memberSpaceLimitsAddException;
@dynamic memberSpaceLimitsChangeCapsTypePolicy;
@dynamic memberSpaceLimitsChangePolicy;
@dynamic memberSpaceLimitsRemoveException;
@dynamic memberSuggestionsChangePolicy;
@dynamic microsoftLoginChangePolicy;
@dynamic microsoftOfficeAddinChangePolicy;
@dynamic multiTeamIdentityPolicyChanged;
@dynamic networkControlChangePolicy;
@dynamic paperChangeDeploymentPolicy;
@dynamic paperChangeMemberLinkPolicy;
@dynamic paperChangeMemberPolicy;
@dynamic paperChangePolicy;
@dynamic paperDefaultFolderPolicyChanged;
@dynamic paperDesktopPolicyChanged;
@dynamic paperEnabledUsersGroupAddition;
@dynamic paperEnabledUsersGroupRemoval;
@dynamic passkeyLoginPolicyChanged;
@dynamic passwordStrengthRequirementsChangePolicy;
@dynamic permanentDeleteChangePolicy;
@dynamic previewsAiPolicyChanged;
@dynamic replayAddingPeoplePolicyChanged;
@dynamic replaySharingPolicyChanged;
@dynamic resellerSupportChangePolicy;
@dynamic rewindPolicyChanged;
@dynamic sendAndTrackPolicyChanged;
@dynamic sendExternalSharingPolicyChanged;
@dynamic sendForSignaturePolicyChanged;
@dynamic sharedLinkDefaultPermissionsPolicyChanged;
@dynamic sharingChangeFolderJoinPolicy;
@dynamic sharingChangeLinkAllowChangeExpirationPolicy;
@dynamic sharingChangeLinkDefaultExpirationPolicy;
@dynamic sharingChangeLinkEnforcePasswordPolicy;
@dynamic sharingChangeLinkPolicy;
@dynamic sharingChangeMemberPolicy;
@dynamic showcaseChangeDownloadPolicy;
@dynamic showcaseChangeEnabledPolicy;
@dynamic showcaseChangeExternalSharingPolicy;
@dynamic signExternalSharingPolicyChanged;
@dynamic signTemplateCreationPermissionChanged;
@dynamic smarterSmartSyncPolicyChanged;
@dynamic smartSyncChangePolicy;
@dynamic smartSyncNotOptOut;
@dynamic smartSyncOptOut;
@dynamic ssoChangePolicy;
@dynamic stackCrossTeamAccessPolicyChanged;
@dynamic teamBrandingPolicyChanged;
@dynamic teamExtensionsPolicyChanged;
@dynamic teamMemberStorageRequestPolicyChanged;
@dynamic teamSelectiveSyncPolicyChanged;
@dynamic teamSharingWhitelistSubjectsChanged;
@dynamic tfaAddException;
@dynamic tfaChangePolicy;
@dynamic tfaRemoveException;
@dynamic topLevelContentPolicyChanged;
@dynamic twoAccountChangePolicy;
@dynamic viewerInfoPolicyChanged;
@dynamic watermarkingPolicyChanged;
@dynamic webSessionsChangeActiveSessionLimit;
@dynamic webSessionsChangeFixedLengthPolicy;
@dynamic webSessionsChangeIdleLengthPolicy;
@dynamic dataResidencyMigrationRequestSuccessful;
@dynamic dataResidencyMigrationRequestUnsuccessful;
@dynamic teamMergeFrom;
@dynamic teamMergeTo;
@dynamic teamProfileAddBackground;
@dynamic teamProfileAddLogo;
@dynamic teamProfileChangeBackground;
@dynamic teamProfileChangeDefaultLanguage;
@dynamic teamProfileChangeLogo;
@dynamic teamProfileChangeName;
@dynamic teamProfileRemoveBackground;
@dynamic teamProfileRemoveLogo;
@dynamic passkeyAdd;
@dynamic passkeyRemove;
@dynamic tfaAddBackupPhone;
@dynamic tfaAddSecurityKey;
@dynamic tfaChangeBackupPhone;
@dynamic tfaChangeStatus;
@dynamic tfaRemoveBackupPhone;
@dynamic tfaRemoveSecurityKey;
@dynamic tfaReset;
@dynamic changedEnterpriseAdminRole;
@dynamic changedEnterpriseConnectedTeamStatus;
@dynamic endedEnterpriseAdminSession;
@dynamic endedEnterpriseAdminSessionDeprecated;
@dynamic enterpriseSettingsLocking;
@dynamic guestAdminChangeStatus;
@dynamic startedEnterpriseAdminSession;
@dynamic teamMergeRequestAccepted;
@dynamic teamMergeRequestAcceptedShownToPrimaryTeam;
@dynamic teamMergeRequestAcceptedShownToSecondaryTeam;
@dynamic teamMergeRequestAutoCanceled;
@dynamic teamMergeRequestCanceled;
@dynamic teamMergeRequestCanceledShownToPrimaryTeam;
@dynamic teamMergeRequestCanceledShownToSecondaryTeam;
@dynamic teamMergeRequestExpired;
@dynamic teamMergeRequestExpiredShownToPrimaryTeam;
@dynamic teamMergeRequestExpiredShownToSecondaryTeam;
@dynamic teamMergeRequestRejectedShownToPrimaryTeam;
@dynamic teamMergeRequestRejectedShownToSecondaryTeam;
@dynamic teamMergeRequestReminder;
@dynamic teamMergeRequestReminderShownToPrimaryTeam;
@dynamic teamMergeRequestReminderShownToSecondaryTeam;
@dynamic teamMergeRequestRevoked;
@dynamic teamMergeRequestSentShownToPrimaryTeam;
@dynamic teamMergeRequestSentShownToSecondaryTeam;
@end
@implementation DBTEAMLOGEventTypeSerializer @end
@implementation DBTEAMLOGEventTypeArg
@dynamic tag;
@end
@implementation DBTEAMLOGEventTypeArgSerializer @end
@implementation DBTEAMLOGExportMembersReportDetails @end
@implementation DBTEAMLOGExportMembersReportDetailsSerializer @end
@implementation DBTEAMLOGExportMembersReportFailDetails
@dynamic failureReason;
@end
@implementation DBTEAMLOGExportMembersReportFailDetailsSerializer @end
@implementation DBTEAMLOGExportMembersReportFailType
@dynamic description_;
@end
@implementation DBTEAMLOGExportMembersReportFailTypeSerializer @end
@implementation DBTEAMLOGExportMembersReportType
@dynamic description_;
@end
@implementation DBTEAMLOGExportMembersReportTypeSerializer @end
@implementation DBTEAMLOGExtendedVersionHistoryChangePolicyDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGExtendedVersionHistoryChangePolicyDetailsSerializer @end
@implementation DBTEAMLOGExtendedVersionHistoryChangePolicyType
@dynamic description_;
@end
@implementation DBTEAMLOGExtendedVersionHistoryChangePolicyTypeSerializer @end
@implementation DBTEAMLOGExtendedVersionHistoryPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGExtendedVersionHistoryPolicySerializer @end
@implementation DBTEAMLOGExternalDriveBackupEligibilityStatus
@dynamic tag;
@end
@implementation DBTEAMLOGExternalDriveBackupEligibilityStatusSerializer @end
@implementation DBTEAMLOGExternalDriveBackupEligibilityStatusCheckedDetails
@dynamic desktopDeviceSessionInfo;
@dynamic status;
@dynamic numberOfExternalDriveBackup;
@end
@implementation DBTEAMLOGExternalDriveBackupEligibilityStatusCheckedDetailsSerializer @end
@implementation DBTEAMLOGExternalDriveBackupEligibilityStatusCheckedType
@dynamic description_;
@end
@implementation DBTEAMLOGExternalDriveBackupEligibilityStatusCheckedTypeSerializer @end
@implementation DBTEAMLOGExternalDriveBackupPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGExternalDriveBackupPolicySerializer @end
@implementation DBTEAMLOGExternalDriveBackupPolicyChangedDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGExternalDriveBackupPolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGExternalDriveBackupPolicyChangedType
@dynamic description_;
@end
@implementation DBTEAMLOGExternalDriveBackupPolicyChangedTypeSerializer @end
@implementation DBTEAMLOGExternalDriveBackupStatus
@dynamic tag;
@end
@implementation DBTEAMLOGExternalDriveBackupStatusSerializer @end
@implementation DBTEAMLOGExternalDriveBackupStatusChangedDetails
@dynamic desktopDeviceSessionInfo;
@dynamic previousValue;
@dynamic dNewValue;
@end
@implementation DBTEAMLOGExternalDriveBackupStatusChangedDetailsSerializer @end
@implementation DBTEAMLOGExternalDriveBackupStatusChangedType
@dynamic description_;
@end
@implementation DBTEAMLOGExternalDriveBackupStatusChangedTypeSerializer @end
@implementation DBTEAMLOGExternalSharingCreateReportDetails @end
@implementation DBTEAMLOGExternalSharingCreateReportDetailsSerializer @end
@implementation DBTEAMLOGExternalSharingCreateReportType
@dynamic description_;
@end
@implementation DBTEAMLOGExternalSharingCreateReportTypeSerializer @end
@implementation DBTEAMLOGExternalSharingReportFailedDetails
@dynamic failureReason;
@end
@implementation DBTEAMLOGExternalSharingReportFailedDetailsSerializer @end
@implementation DBTEAMLOGExternalSharingReportFailedType
@dynamic description_;
@end
@implementation DBTEAMLOGExternalSharingReportFailedTypeSerializer @end
@implementation DBTEAMLOGExternalSharingSetting
@dynamic tag;
@end
@implementation DBTEAMLOGExternalSharingSettingSerializer @end
@implementation DBTEAMLOGExternalUserLogInfo
@dynamic userIdentifier;
@dynamic identifierType;
@end
@implementation DBTEAMLOGExternalUserLogInfoSerializer @end
@implementation DBTEAMLOGFailureDetailsLogInfo
@dynamic userFriendlyMessage;
@dynamic technicalErrorMessage;
@end
@implementation DBTEAMLOGFailureDetailsLogInfoSerializer @end
@implementation DBTEAMLOGFedAdminRole
@dynamic tag;
@end
@implementation DBTEAMLOGFedAdminRoleSerializer @end
@implementation DBTEAMLOGFedExtraDetails
@dynamic tag;
@dynamic organization;
@dynamic team;
@end
@implementation DBTEAMLOGFedExtraDetailsSerializer @end
@implementation DBTEAMLOGFedHandshakeAction
@dynamic tag;
@end
@implementation DBTEAMLOGFedHandshakeActionSerializer @end
@implementation DBTEAMLOGFederationStatusChangeAdditionalInfo
@dynamic tag;
@dynamic connectedTeamName;
@dynamic nonTrustedTeamDetails;
@dynamic organizationName;
@end
@implementation DBTEAMLOGFederationStatusChangeAdditionalInfoSerializer @end
@implementation DBTEAMLOGFileAddCommentDetails
@dynamic commentText;
@end
@implementation DBTEAMLOGFileAddCommentDetailsSerializer @end
@implementation DBTEAMLOGFileAddCommentType
@dynamic description_;
@end
@implementation DBTEAMLOGFileAddCommentTypeSerializer @end
@implementation DBTEAMLOGFileAddDetails @end
@implementation DBTEAMLOGFileAddDetailsSerializer @end
@implementation DBTEAMLOGFileAddFromAutomationDetails @end
@implementation DBTEAMLOGFileAddFromAutomationDetailsSerializer @end
@implementation DBTEAMLOGFileAddFromAutomationType
@dynamic description_;
@end
@implementation DBTEAMLOGFileAddFromAutomationTypeSerializer @end
@implementation DBTEAMLOGFileAddType
@dynamic description_;
@end
@implementation DBTEAMLOGFileAddTypeSerializer @end
@implementation DBTEAMLOGFileChangeCommentSubscriptionDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGFileChangeCommentSubscriptionDetailsSerializer @end
@implementation DBTEAMLOGFileChangeCommentSubscriptionType
@dynamic description_;
@end
@implementation DBTEAMLOGFileChangeCommentSubscriptionTypeSerializer @end
@implementation DBTEAMLOGFileCommentNotificationPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGFileCommentNotificationPolicySerializer @end
@implementation DBTEAMLOGFileCommentsChangePolicyDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGFileCommentsChangePolicyDetailsSerializer @end
@implementation DBTEAMLOGFileCommentsChangePolicyType
@dynamic description_;
@end
@implementation DBTEAMLOGFileCommentsChangePolicyTypeSerializer @end
@implementation DBTEAMLOGFileCommentsPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGFileCommentsPolicySerializer @end
@implementation DBTEAMLOGFileCopyDetails
@dynamic relocateActionDetails;
@end
@implementation DBTEAMLOGFileCopyDetailsSerializer @end
@implementation DBTEAMLOGFileCopyType
@dynamic description_;
@end
@implementation DBTEAMLOGFileCopyTypeSerializer @end
@implementation DBTEAMLOGFileDeleteCommentDetails
@dynamic commentText;
@end
@implementation DBTEAMLOGFileDeleteCommentDetailsSerializer @end
@implementation DBTEAMLOGFileDeleteCommentType
@dynamic description_;
@end
@implementation DBTEAMLOGFileDeleteCommentTypeSerializer @end
@implementation DBTEAMLOGFileDeleteDetails @end
@implementation DBTEAMLOGFileDeleteDetailsSerializer @end
@implementation DBTEAMLOGFileDeleteType
@dynamic description_;
@end
@implementation DBTEAMLOGFileDeleteTypeSerializer @end
@implementation DBTEAMLOGFileDownloadDetails @end
@implementation DBTEAMLOGFileDownloadDetailsSerializer @end
@implementation DBTEAMLOGFileDownloadType
@dynamic description_;
@end
@implementation DBTEAMLOGFileDownloadTypeSerializer @end
@implementation DBTEAMLOGFileEditCommentDetails
@dynamic commentText;
@dynamic previousCommentText;
@end
@implementation DBTEAMLOGFileEditCommentDetailsSerializer @end
@implementation DBTEAMLOGFileEditCommentType
@dynamic description_;
@end
@implementation DBTEAMLOGFileEditCommentTypeSerializer @end
@implementation DBTEAMLOGFileEditDetails @end
@implementation DBTEAMLOGFileEditDetailsSerializer @end
@implementation DBTEAMLOGFileEditType
@dynamic description_;
@end
@implementation DBTEAMLOGFileEditTypeSerializer @end
@implementation DBTEAMLOGFileGetCopyReferenceDetails @end
@implementation DBTEAMLOGFileGetCopyReferenceDetailsSerializer @end
@implementation DBTEAMLOGFileGetCopyReferenceType
@dynamic description_;
@end
@implementation DBTEAMLOGFileGetCopyReferenceTypeSerializer @end
@implementation DBTEAMLOGFileLikeCommentDetails
@dynamic commentText;
@end
@implementation DBTEAMLOGFileLikeCommentDetailsSerializer @end
@implementation DBTEAMLOGFileLikeCommentType
@dynamic description_;
@end
@implementation DBTEAMLOGFileLikeCommentTypeSerializer @end
@implementation DBTEAMLOGFileLockingLockStatusChangedDetails
@dynamic previousValue;
@dynamic dNewValue;
@end
@implementation DBTEAMLOGFileLockingLockStatusChangedDetailsSerializer @end
@implementation DBTEAMLOGFileLockingLockStatusChangedType
@dynamic description_;
@end
@implementation DBTEAMLOGFileLockingLockStatusChangedTypeSerializer @end
@implementation DBTEAMLOGFileLockingPolicyChangedDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGFileLockingPolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGFileLockingPolicyChangedType
@dynamic description_;
@end
@implementation DBTEAMLOGFileLockingPolicyChangedTypeSerializer @end
@implementation DBTEAMLOGFileOrFolderLogInfo
@dynamic path;
@dynamic displayName;
@dynamic fileId;
@dynamic fileSize;
@end
@implementation DBTEAMLOGFileOrFolderLogInfoSerializer @end
@implementation DBTEAMLOGFileLogInfo @end
@implementation DBTEAMLOGFileLogInfoSerializer @end
@implementation DBTEAMLOGFileMoveDetails
@dynamic relocateActionDetails;
@end
@implementation DBTEAMLOGFileMoveDetailsSerializer @end
@implementation DBTEAMLOGFileMoveType
@dynamic description_;
@end
@implementation DBTEAMLOGFileMoveTypeSerializer @end
@implementation DBTEAMLOGFilePermanentlyDeleteDetails @end
@implementation DBTEAMLOGFilePermanentlyDeleteDetailsSerializer @end
@implementation DBTEAMLOGFilePermanentlyDeleteType
@dynamic description_;
@end
@implementation DBTEAMLOGFilePermanentlyDeleteTypeSerializer @end
@implementation DBTEAMLOGFilePreviewDetails @end
@implementation DBTEAMLOGFilePreviewDetailsSerializer @end
@implementation DBTEAMLOGFilePreviewType
@dynamic description_;
@end
@implementation DBTEAMLOGFilePreviewTypeSerializer @end
@implementation DBTEAMLOGFileProviderMigrationPolicyChangedDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGFileProviderMigrationPolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGFileProviderMigrationPolicyChangedType
@dynamic description_;
@end
@implementation DBTEAMLOGFileProviderMigrationPolicyChangedTypeSerializer @end
@implementation DBTEAMLOGFileRenameDetails
@dynamic relocateActionDetails;
@end
@implementation DBTEAMLOGFileRenameDetailsSerializer @end
@implementation DBTEAMLOGFileRenameType
@dynamic description_;
@end
@implementation DBTEAMLOGFileRenameTypeSerializer @end
@implementation DBTEAMLOGFileRequestAutoCloseDetails
@dynamic fileRequestId;
@dynamic reason;
@dynamic previousDetails;
@end
@implementation DBTEAMLOGFileRequestAutoCloseDetailsSerializer @end
@implementation DBTEAMLOGFileRequestAutoCloseType
@dynamic description_;
@end
@implementation DBTEAMLOGFileRequestAutoCloseTypeSerializer @end
@implementation DBTEAMLOGFileRequestChangeDetails
@dynamic fileRequestId;
@dynamic previousDetails;
@dynamic dNewDetails;
@end
@implementation DBTEAMLOGFileRequestChangeDetailsSerializer @end
@implementation DBTEAMLOGFileRequestChangeType
@dynamic description_;
@end
@implementation DBTEAMLOGFileRequestChangeTypeSerializer @end
@implementation DBTEAMLOGFileRequestCloseDetails
@dynamic fileRequestId;
@dynamic previousDetails;
@end
@implementation DBTEAMLOGFileRequestCloseDetailsSerializer @end
@implementation DBTEAMLOGFileRequestCloseType
@dynamic description_;
@end
@implementation DBTEAMLOGFileRequestCloseTypeSerializer @end
@implementation DBTEAMLOGFileRequestCreateDetails
@dynamic fileRequestId;
@dynamic requestDetails;
@end
@implementation DBTEAMLOGFileRequestCreateDetailsSerializer @end
@implementation DBTEAMLOGFileRequestCreateType
@dynamic description_;
@end
@implementation DBTEAMLOGFileRequestCreateTypeSerializer @end
@implementation DBTEAMLOGFileRequestDeadline
@dynamic deadline;
@dynamic allowLateUploads;
@end
@implementation DBTEAMLOGFileRequestDeadlineSerializer @end
@implementation DBTEAMLOGFileRequestDeleteDetails
@dynamic fileRequestId;
@dynamic previousDetails;
@end
@implementation DBTEAMLOGFileRequestDeleteDetailsSerializer @end
@implementation DBTEAMLOGFileRequestDeleteType
@dynamic description_;
@end
@implementation DBTEAMLOGFileRequestDeleteTypeSerializer @end
@implementation DBTEAMLOGFileRequestDetails
@dynamic assetIndex;
@dynamic deadline;
@dynamic hasPassword;
@end
@implementation DBTEAMLOGFileRequestDetailsSerializer @end
@implementation DBTEAMLOGFileRequestReceiveFileDetails
@dynamic fileRequestId;
@dynamic fileRequestDetails;
@dynamic submittedFileNames;
@dynamic submitterName;
@dynamic submitterEmail;
@end
@implementation DBTEAMLOGFileRequestReceiveFileDetailsSerializer @end
@implementation DBTEAMLOGFileRequestReceiveFileType
@dynamic description_;
@end
@implementation DBTEAMLOGFileRequestReceiveFileTypeSerializer @end
@implementation DBTEAMLOGFileRequestsChangePolicyDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGFileRequestsChangePolicyDetailsSerializer @end
@implementation DBTEAMLOGFileRequestsChangePolicyType
@dynamic description_;
@end
@implementation DBTEAMLOGFileRequestsChangePolicyTypeSerializer @end
@implementation DBTEAMLOGFileRequestsEmailsEnabledDetails @end
@implementation DBTEAMLOGFileRequestsEmailsEnabledDetailsSerializer @end
@implementation DBTEAMLOGFileRequestsEmailsEnabledType
@dynamic description_;
@end
@implementation DBTEAMLOGFileRequestsEmailsEnabledTypeSerializer @end
@implementation DBTEAMLOGFileRequestsEmailsRestrictedToTeamOnlyDetails @end
@implementation DBTEAMLOGFileRequestsEmailsRestrictedToTeamOnlyDetailsSerializer @end
@implementation DBTEAMLOGFileRequestsEmailsRestrictedToTeamOnlyType
@dynamic description_;
@end
@implementation DBTEAMLOGFileRequestsEmailsRestrictedToTeamOnlyTypeSerializer @end
@implementation DBTEAMLOGFileRequestsPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGFileRequestsPolicySerializer @end
@implementation DBTEAMLOGFileResolveCommentDetails
@dynamic commentText;
@end
@implementation DBTEAMLOGFileResolveCommentDetailsSerializer @end
@implementation DBTEAMLOGFileResolveCommentType
@dynamic description_;
@end
@implementation DBTEAMLOGFileResolveCommentTypeSerializer @end
@implementation DBTEAMLOGFileRestoreDetails @end
@implementation DBTEAMLOGFileRestoreDetailsSerializer @end
@implementation DBTEAMLOGFileRestoreType
@dynamic description_;
@end
@implementation DBTEAMLOGFileRestoreTypeSerializer @end
@implementation DBTEAMLOGFileRevertDetails @end
@implementation DBTEAMLOGFileRevertDetailsSerializer @end
@implementation DBTEAMLOGFileRevertType
@dynamic description_;
@end
@implementation DBTEAMLOGFileRevertTypeSerializer @end
@implementation DBTEAMLOGFileRollbackChangesDetails @end
@implementation DBTEAMLOGFileRollbackChangesDetailsSerializer @end
@implementation DBTEAMLOGFileRollbackChangesType
@dynamic description_;
@end
@implementation DBTEAMLOGFileRollbackChangesTypeSerializer @end
@implementation DBTEAMLOGFileSaveCopyReferenceDetails
@dynamic relocateActionDetails;
@end
@implementation DBTEAMLOGFileSaveCopyReferenceDetailsSerializer @end
@implementation DBTEAMLOGFileSaveCopyReferenceType
@dynamic description_;
@end
@implementation DBTEAMLOGFileSaveCopyReferenceTypeSerializer @end
@implementation DBTEAMLOGFileTransfersFileAddDetails
@dynamic fileTransferId;
@end
@implementation DBTEAMLOGFileTransfersFileAddDetailsSerializer @end
@implementation DBTEAMLOGFileTransfersFileAddType
@dynamic description_;
@end
@implementation DBTEAMLOGFileTransfersFileAddTypeSerializer @end
@implementation DBTEAMLOGFileTransfersPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGFileTransfersPolicySerializer @end
@implementation DBTEAMLOGFileTransfersPolicyChangedDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGFileTransfersPolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGFileTransfersPolicyChangedType
@dynamic description_;
@end
@implementation DBTEAMLOGFileTransfersPolicyChangedTypeSerializer @end
@implementation DBTEAMLOGFileTransfersTransferDeleteDetails
@dynamic fileTransferId;
@end
@implementation DBTEAMLOGFileTransfersTransferDeleteDetailsSerializer @end
@implementation DBTEAMLOGFileTransfersTransferDeleteType
@dynamic description_;
@end
@implementation DBTEAMLOGFileTransfersTransferDeleteTypeSerializer @end
@implementation DBTEAMLOGFileTransfersTransferDownloadDetails
@dynamic fileTransferId;
@end
@implementation DBTEAMLOGFileTransfersTransferDownloadDetailsSerializer @end
@implementation DBTEAMLOGFileTransfersTransferDownloadType
@dynamic description_;
@end
@implementation DBTEAMLOGFileTransfersTransferDownloadTypeSerializer @end
@implementation DBTEAMLOGFileTransfersTransferSendDetails
@dynamic fileTransferId;
@end
@implementation DBTEAMLOGFileTransfersTransferSendDetailsSerializer @end
@implementation DBTEAMLOGFileTransfersTransferSendType
@dynamic description_;
@end
@implementation DBTEAMLOGFileTransfersTransferSendTypeSerializer @end
@implementation DBTEAMLOGFileTransfersTransferViewDetails
@dynamic fileTransferId;
@end
@implementation DBTEAMLOGFileTransfersTransferViewDetailsSerializer @end
@implementation DBTEAMLOGFileTransfersTransferViewType
@dynamic description_;
@end
@implementation DBTEAMLOGFileTransfersTransferViewTypeSerializer @end
@implementation DBTEAMLOGFileUnlikeCommentDetails
@dynamic commentText;
@end
@implementation DBTEAMLOGFileUnlikeCommentDetailsSerializer @end
@implementation DBTEAMLOGFileUnlikeCommentType
@dynamic description_;
@end
@implementation DBTEAMLOGFileUnlikeCommentTypeSerializer @end
@implementation DBTEAMLOGFileUnresolveCommentDetails
@dynamic commentText;
@end
@implementation DBTEAMLOGFileUnresolveCommentDetailsSerializer @end
@implementation DBTEAMLOGFileUnresolveCommentType
@dynamic description_;
@end
@implementation DBTEAMLOGFileUnresolveCommentTypeSerializer @end
@implementation DBTEAMLOGFlexibleFileNamesPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGFlexibleFileNamesPolicySerializer @end
@implementation DBTEAMLOGFlexibleFileNamesPolicyChangedDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGFlexibleFileNamesPolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGFlexibleFileNamesPolicyChangedType
@dynamic description_;
@end
@implementation DBTEAMLOGFlexibleFileNamesPolicyChangedTypeSerializer @end
@implementation DBTEAMLOGFolderLinkRestrictionPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGFolderLinkRestrictionPolicySerializer @end
@implementation DBTEAMLOGFolderLinkRestrictionPolicyChangedDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGFolderLinkRestrictionPolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGFolderLinkRestrictionPolicyChangedType
@dynamic description_;
@end
@implementation DBTEAMLOGFolderLinkRestrictionPolicyChangedTypeSerializer @end
@implementation DBTEAMLOGFolderLogInfo
@dynamic fileCount;
@end
@implementation DBTEAMLOGFolderLogInfoSerializer @end
@implementation DBTEAMLOGFolderOverviewDescriptionChangedDetails
@dynamic folderOverviewLocationAsset;
@end
@implementation DBTEAMLOGFolderOverviewDescriptionChangedDetailsSerializer @end
@implementation DBTEAMLOGFolderOverviewDescriptionChangedType
@dynamic description_;
@end
@implementation DBTEAMLOGFolderOverviewDescriptionChangedTypeSerializer @end
@implementation DBTEAMLOGFolderOverviewItemPinnedDetails
@dynamic folderOverviewLocationAsset;
@dynamic pinnedItemsAssetIndices;
@end
@implementation DBTEAMLOGFolderOverviewItemPinnedDetailsSerializer @end
@implementation DBTEAMLOGFolderOverviewItemPinnedType
@dynamic description_;
@end
@implementation DBTEAMLOGFolderOverviewItemPinnedTypeSerializer @end
@implementation DBTEAMLOGFolderOverviewItemUnpinnedDetails
@dynamic folderOverviewLocationAsset;
@dynamic pinnedItemsAssetIndices;
@end
@implementation DBTEAMLOGFolderOverviewItemUnpinnedDetailsSerializer @end
@implementation DBTEAMLOGFolderOverviewItemUnpinnedType
@dynamic description_;
@end
@implementation DBTEAMLOGFolderOverviewItemUnpinnedTypeSerializer @end
@implementation DBTEAMLOGGeoLocationLogInfo
@dynamic city;
@dynamic region;
@dynamic country;
@dynamic ipAddress;
@end
@implementation DBTEAMLOGGeoLocationLogInfoSerializer @end
@implementation DBTEAMLOGGetTeamEventsArg
@dynamic limit;
@dynamic accountId;
@dynamic time;
@dynamic category;
@dynamic eventType;
@end
@implementation DBTEAMLOGGetTeamEventsArgSerializer @end
@implementation DBTEAMLOGGetTeamEventsContinueArg
@dynamic cursor;
@end
@implementation DBTEAMLOGGetTeamEventsContinueArgSerializer @end
@implementation DBTEAMLOGGetTeamEventsContinueError
@dynamic tag;
@dynamic reset;
@end
@implementation DBTEAMLOGGetTeamEventsContinueErrorSerializer @end
@implementation DBTEAMLOGGetTeamEventsError
@dynamic tag;
@end
@implementation DBTEAMLOGGetTeamEventsErrorSerializer @end
@implementation DBTEAMLOGGetTeamEventsResult
@dynamic events;
@dynamic cursor;
@dynamic hasMore;
@end
@implementation DBTEAMLOGGetTeamEventsResultSerializer @end
@implementation DBTEAMLOGGoogleSsoChangePolicyDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGGoogleSsoChangePolicyDetailsSerializer @end
@implementation DBTEAMLOGGoogleSsoChangePolicyType
@dynamic description_;
@end
@implementation DBTEAMLOGGoogleSsoChangePolicyTypeSerializer @end
@implementation DBTEAMLOGGoogleSsoPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGGoogleSsoPolicySerializer @end
@implementation DBTEAMLOGGovernancePolicyAddFolderFailedDetails
@dynamic governancePolicyId;
@dynamic name;
@dynamic policyType;
@dynamic folder;
@dynamic reason;
@end
@implementation DBTEAMLOGGovernancePolicyAddFolderFailedDetailsSerializer @end
@implementation DBTEAMLOGGovernancePolicyAddFolderFailedType
@dynamic description_;
@end
@implementation DBTEAMLOGGovernancePolicyAddFolderFailedTypeSerializer @end
@implementation DBTEAMLOGGovernancePolicyAddFoldersDetails
@dynamic governancePolicyId;
@dynamic name;
@dynamic policyType;
@dynamic folders;
@end
@implementation DBTEAMLOGGovernancePolicyAddFoldersDetailsSerializer @end
@implementation DBTEAMLOGGovernancePolicyAddFoldersType
@dynamic description_;
@end
@implementation DBTEAMLOGGovernancePolicyAddFoldersTypeSerializer @end
@implementation DBTEAMLOGGovernancePolicyContentDisposedDetails
@dynamic governancePolicyId;
@dynamic name;
@dynamic policyType;
@dynamic dispositionType;
@end
@implementation DBTEAMLOGGovernancePolicyContentDisposedDetailsSerializer @end
@implementation DBTEAMLOGGovernancePolicyContentDisposedType
@dynamic description_;
@end
@implementation DBTEAMLOGGovernancePolicyContentDisposedTypeSerializer @end
@implementation DBTEAMLOGGovernancePolicyCreateDetails
@dynamic governancePolicyId;
@dynamic name;
@dynamic policyType;
@dynamic duration;
@dynamic folders;
@end
@implementation DBTEAMLOGGovernancePolicyCreateDetailsSerializer @end
@implementation DBTEAMLOGGovernancePolicyCreateType
@dynamic description_;
@end
@implementation DBTEAMLOGGovernancePolicyCreateTypeSerializer @end
@implementation DBTEAMLOGGovernancePolicyDeleteDetails
@dynamic governancePolicyId;
@dynamic name;
@dynamic policyType;
@end
@implementation DBTEAMLOGGovernancePolicyDeleteDetailsSerializer @end
@implementation DBTEAMLOGGovernancePolicyDeleteType
@dynamic description_;
@end
@implementation DBTEAMLOGGovernancePolicyDeleteTypeSerializer @end
@implementation DBTEAMLOGGovernancePolicyEditDetailsDetails
@dynamic governancePolicyId;
@dynamic name;
@dynamic policyType;
@dynamic attribute;
@dynamic previousValue;
@dynamic dNewValue;
@end
@implementation DBTEAMLOGGovernancePolicyEditDetailsDetailsSerializer @end
@implementation DBTEAMLOGGovernancePolicyEditDetailsType
@dynamic description_;
@end
@implementation DBTEAMLOGGovernancePolicyEditDetailsTypeSerializer @end
@implementation DBTEAMLOGGovernancePolicyEditDurationDetails
@dynamic governancePolicyId;
@dynamic name;
@dynamic policyType;
@dynamic previousValue;
@dynamic dNewValue;
@end
@implementation DBTEAMLOGGovernancePolicyEditDurationDetailsSerializer @end
@implementation DBTEAMLOGGovernancePolicyEditDurationType
@dynamic description_;
@end
@implementation DBTEAMLOGGovernancePolicyEditDurationTypeSerializer @end
@implementation DBTEAMLOGGovernancePolicyExportCreatedDetails
@dynamic governancePolicyId;
@dynamic name;
@dynamic policyType;
@dynamic exportName;
@end
@implementation DBTEAMLOGGovernancePolicyExportCreatedDetailsSerializer @end
@implementation DBTEAMLOGGovernancePolicyExportCreatedType
@dynamic description_;
@end
@implementation DBTEAMLOGGovernancePolicyExportCreatedTypeSerializer @end
@implementation DBTEAMLOGGovernancePolicyExportRemovedDetails
@dynamic governancePolicyId;
@dynamic name;
@dynamic policyType;
@dynamic exportName;
@end
@implementation DBTEAMLOGGovernancePolicyExportRemovedDetailsSerializer @end
@implementation DBTEAMLOGGovernancePolicyExportRemovedType
@dynamic description_;
@end
@implementation DBTEAMLOGGovernancePolicyExportRemovedTypeSerializer @end
@implementation DBTEAMLOGGovernancePolicyRemoveFoldersDetails
@dynamic governancePolicyId;
@dynamic name;
@dynamic policyType;
@dynamic folders;
@dynamic reason;
@end
@implementation DBTEAMLOGGovernancePolicyRemoveFoldersDetailsSerializer @end
@implementation DBTEAMLOGGovernancePolicyRemoveFoldersType
@dynamic description_;
@end
@implementation DBTEAMLOGGovernancePolicyRemoveFoldersTypeSerializer @end
@implementation DBTEAMLOGGovernancePolicyReportCreatedDetails
@dynamic governancePolicyId;
@dynamic name;
@dynamic policyType;
@end
@implementation DBTEAMLOGGovernancePolicyReportCreatedDetailsSerializer @end
@implementation DBTEAMLOGGovernancePolicyReportCreatedType
@dynamic description_;
@end
@implementation DBTEAMLOGGovernancePolicyReportCreatedTypeSerializer @end
@implementation DBTEAMLOGGovernancePolicyZipPartDownloadedDetails
@dynamic governancePolicyId;
@dynamic name;
@dynamic policyType;
@dynamic exportName;
@dynamic part;
@end
@implementation DBTEAMLOGGovernancePolicyZipPartDownloadedDetailsSerializer @end
@implementation DBTEAMLOGGovernancePolicyZipPartDownloadedType
@dynamic description_;
@end
@implementation DBTEAMLOGGovernancePolicyZipPartDownloadedTypeSerializer @end
@implementation DBTEAMLOGGroupAddExternalIdDetails
@dynamic dNewValue;
@end
@implementation DBTEAMLOGGroupAddExternalIdDetailsSerializer @end
@implementation DBTEAMLOGGroupAddExternalIdType
@dynamic description_;
@end
@implementation DBTEAMLOGGroupAddExternalIdTypeSerializer @end
@implementation DBTEAMLOGGroupAddMemberDetails
@dynamic isGroupOwner;
@end
@implementation DBTEAMLOGGroupAddMemberDetailsSerializer @end
@implementation DBTEAMLOGGroupAddMemberType
@dynamic description_;
@end
@implementation DBTEAMLOGGroupAddMemberTypeSerializer @end
@implementation DBTEAMLOGGroupChangeExternalIdDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGGroupChangeExternalIdDetailsSerializer @end
@implementation DBTEAMLOGGroupChangeExternalIdType
@dynamic description_;
@end
@implementation DBTEAMLOGGroupChangeExternalIdTypeSerializer @end
@implementation DBTEAMLOGGroupChangeManagementTypeDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGGroupChangeManagementTypeDetailsSerializer @end
@implementation DBTEAMLOGGroupChangeManagementTypeType
@dynamic description_;
@end
@implementation DBTEAMLOGGroupChangeManagementTypeTypeSerializer @end
@implementation DBTEAMLOGGroupChangeMemberRoleDetails
@dynamic isGroupOwner;
@end
@implementation DBTEAMLOGGroupChangeMemberRoleDetailsSerializer @end
@implementation DBTEAMLOGGroupChangeMemberRoleType
@dynamic description_;
@end
@implementation DBTEAMLOGGroupChangeMemberRoleTypeSerializer @end
@implementation DBTEAMLOGGroupCreateDetails
@dynamic isCompanyManaged;
@dynamic joinPolicy;
@end
@implementation DBTEAMLOGGroupCreateDetailsSerializer @end
@implementation DBTEAMLOGGroupCreateType
@dynamic description_;
@end
@implementation DBTEAMLOGGroupCreateTypeSerializer @end
@implementation DBTEAMLOGGroupDeleteDetails
@dynamic isCompanyManaged;
@end
@implementation DBTEAMLOGGroupDeleteDetailsSerializer @end
@implementation DBTEAMLOGGroupDeleteType
@dynamic description_;
@end
@implementation DBTEAMLOGGroupDeleteTypeSerializer @end
@implementation DBTEAMLOGGroupDescriptionUpdatedDetails @end
@implementation DBTEAMLOGGroupDescriptionUpdatedDetailsSerializer @end
@implementation DBTEAMLOGGroupDescriptionUpdatedType
@dynamic description_;
@end
@implementation DBTEAMLOGGroupDescriptionUpdatedTypeSerializer @end
@implementation DBTEAMLOGGroupExternalSharingSettingOverrideChangedDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGGroupExternalSharingSettingOverrideChangedDetailsSerializer @end
@implementation DBTEAMLOGGroupExternalSharingSettingOverrideChangedType
@dynamic description_;
@end
@implementation DBTEAMLOGGroupExternalSharingSettingOverrideChangedTypeSerializer @end
@implementation DBTEAMLOGGroupJoinPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGGroupJoinPolicySerializer @end
@implementation DBTEAMLOGGroupJoinPolicyUpdatedDetails
@dynamic isCompanyManaged;
@dynamic joinPolicy;
@end
@implementation DBTEAMLOGGroupJoinPolicyUpdatedDetailsSerializer @end
@implementation DBTEAMLOGGroupJoinPolicyUpdatedType
@dynamic description_;
@end
@implementation DBTEAMLOGGroupJoinPolicyUpdatedTypeSerializer @end
@implementation DBTEAMLOGGroupLogInfo
@dynamic groupId;
@dynamic displayName;
@dynamic externalId;
@end
@implementation DBTEAMLOGGroupLogInfoSerializer @end
@implementation DBTEAMLOGGroupMovedDetails @end
@implementation DBTEAMLOGGroupMovedDetailsSerializer @end
@implementation DBTEAMLOGGroupMovedType
@dynamic description_;
@end
@implementation DBTEAMLOGGroupMovedTypeSerializer @end
@implementation DBTEAMLOGGroupRemoveExternalIdDetails
@dynamic previousValue;
@end
@implementation DBTEAMLOGGroupRemoveExternalIdDetailsSerializer @end
@implementation DBTEAMLOGGroupRemoveExternalIdType
@dynamic description_;
@end
@implementation DBTEAMLOGGroupRemoveExternalIdTypeSerializer @end
@implementation DBTEAMLOGGroupRemoveMemberDetails @end
@implementation DBTEAMLOGGroupRemoveMemberDetailsSerializer @end
@implementation DBTEAMLOGGroupRemoveMemberType
@dynamic description_;
@end
@implementation DBTEAMLOGGroupRemoveMemberTypeSerializer @end
@implementation DBTEAMLOGGroupRenameDetails
@dynamic previousValue;
@dynamic dNewValue;
@end
@implementation DBTEAMLOGGroupRenameDetailsSerializer @end
@implementation DBTEAMLOGGroupRenameType
@dynamic description_;
@end
@implementation DBTEAMLOGGroupRenameTypeSerializer @end
@implementation DBTEAMLOGGroupUserManagementChangePolicyDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGGroupUserManagementChangePolicyDetailsSerializer @end
@implementation DBTEAMLOGGroupUserManagementChangePolicyType
@dynamic description_;
@end
@implementation DBTEAMLOGGroupUserManagementChangePolicyTypeSerializer @end
@implementation DBTEAMLOGGuestAdminChangeStatusDetails
@dynamic isGuest;
@dynamic guestTeamName;
@dynamic hostTeamName;
@dynamic previousValue;
@dynamic dNewValue;
@dynamic actionDetails;
@end
@implementation DBTEAMLOGGuestAdminChangeStatusDetailsSerializer @end
@implementation DBTEAMLOGGuestAdminChangeStatusType
@dynamic description_;
@end
@implementation DBTEAMLOGGuestAdminChangeStatusTypeSerializer @end
@implementation DBTEAMLOGGuestAdminSignedInViaTrustedTeamsDetails
@dynamic teamName;
@dynamic trustedTeamName;
@end
@implementation DBTEAMLOGGuestAdminSignedInViaTrustedTeamsDetailsSerializer @end
@implementation DBTEAMLOGGuestAdminSignedInViaTrustedTeamsType
@dynamic description_;
@end
@implementation DBTEAMLOGGuestAdminSignedInViaTrustedTeamsTypeSerializer @end
@implementation DBTEAMLOGGuestAdminSignedOutViaTrustedTeamsDetails
@dynamic teamName;
@dynamic trustedTeamName;
@end
@implementation DBTEAMLOGGuestAdminSignedOutViaTrustedTeamsDetailsSerializer @end
@implementation DBTEAMLOGGuestAdminSignedOutViaTrustedTeamsType
@dynamic description_;
@end
@implementation DBTEAMLOGGuestAdminSignedOutViaTrustedTeamsTypeSerializer @end
@implementation DBTEAMLOGIdentifierType
@dynamic tag;
@end
@implementation DBTEAMLOGIdentifierTypeSerializer @end
@implementation DBTEAMLOGIntegrationConnectedDetails
@dynamic integrationName;
@end
@implementation DBTEAMLOGIntegrationConnectedDetailsSerializer @end
@implementation DBTEAMLOGIntegrationConnectedType
@dynamic description_;
@end
@implementation DBTEAMLOGIntegrationConnectedTypeSerializer @end
@implementation DBTEAMLOGIntegrationDisconnectedDetails
@dynamic integrationName;
@end
@implementation DBTEAMLOGIntegrationDisconnectedDetailsSerializer @end
@implementation DBTEAMLOGIntegrationDisconnectedType
@dynamic description_;
@end
@implementation DBTEAMLOGIntegrationDisconnectedTypeSerializer @end
@implementation DBTEAMLOGIntegrationPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGIntegrationPolicySerializer @end
@implementation DBTEAMLOGIntegrationPolicyChangedDetails
@dynamic integrationName;
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGIntegrationPolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGIntegrationPolicyChangedType
@dynamic description_;
@end
@implementation DBTEAMLOGIntegrationPolicyChangedTypeSerializer @end
@implementation DBTEAMLOGInviteAcceptanceEmailPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGInviteAcceptanceEmailPolicySerializer @end
@implementation DBTEAMLOGInviteAcceptanceEmailPolicyChangedDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGInviteAcceptanceEmailPolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGInviteAcceptanceEmailPolicyChangedType
@dynamic description_;
@end
@implementation DBTEAMLOGInviteAcceptanceEmailPolicyChangedTypeSerializer @end
@implementation DBTEAMLOGInviteMethod
@dynamic tag;
@end
@implementation DBTEAMLOGInviteMethodSerializer @end
@implementation DBTEAMLOGJoinTeamDetails
@dynamic linkedApps;
@dynamic linkedDevices;
@dynamic linkedSharedFolders;
@dynamic wasLinkedAppsTruncated;
@dynamic wasLinkedDevicesTruncated;
@dynamic wasLinkedSharedFoldersTruncated;
@dynamic hasLinkedApps;
@dynamic hasLinkedDevices;
@dynamic hasLinkedSharedFolders;
@end
@implementation DBTEAMLOGJoinTeamDetailsSerializer @end
@implementation DBTEAMLOGLabelType
@dynamic tag;
@end
@implementation DBTEAMLOGLabelTypeSerializer @end
@implementation DBTEAMLOGLegacyDeviceSessionLogInfo
@dynamic sessionInfo;
@dynamic displayName;
@dynamic isEmmManaged;
@dynamic platform;
@dynamic macAddress;
@dynamic osVersion;
@dynamic deviceType;
@dynamic clientVersion;
@dynamic legacyUniqId;
@end
@implementation DBTEAMLOGLegacyDeviceSessionLogInfoSerializer @end
@implementation DBTEAMLOGLegalHoldsActivateAHoldDetails
@dynamic legalHoldId;
@dynamic name;
@dynamic startDate;
@dynamic endDate;
@end
@implementation DBTEAMLOGLegalHoldsActivateAHoldDetailsSerializer @end
@implementation DBTEAMLOGLegalHoldsActivateAHoldType
@dynamic description_;
@end
@implementation DBTEAMLOGLegalHoldsActivateAHoldTypeSerializer @end
@implementation DBTEAMLOGLegalHoldsAddMembersDetails
@dynamic legalHoldId;
@dynamic name;
@end
@implementation DBTEAMLOGLegalHoldsAddMembersDetailsSerializer @end
@implementation DBTEAMLOGLegalHoldsAddMembersType
@dynamic description_;
@end
@implementation DBTEAMLOGLegalHoldsAddMembersTypeSerializer @end
@implementation DBTEAMLOGLegalHoldsChangeHoldDetailsDetails
@dynamic legalHoldId;
@dynamic name;
@dynamic previousValue;
@dynamic dNewValue;
@end
@implementation DBTEAMLOGLegalHoldsChangeHoldDetailsDetailsSerializer @end
@implementation DBTEAMLOGLegalHoldsChangeHoldDetailsType
@dynamic description_;
@end
@implementation DBTEAMLOGLegalHoldsChangeHoldDetailsTypeSerializer @end
@implementation DBTEAMLOGLegalHoldsChangeHoldNameDetails
@dynamic legalHoldId;
@dynamic previousValue;
@dynamic dNewValue;
@end
@implementation DBTEAMLOGLegalHoldsChangeHoldNameDetailsSerializer @end
@implementation DBTEAMLOGLegalHoldsChangeHoldNameType
@dynamic description_;
@end
@implementation DBTEAMLOGLegalHoldsChangeHoldNameTypeSerializer @end
@implementation DBTEAMLOGLegalHoldsExportAHoldDetails
@dynamic legalHoldId;
@dynamic name;
@dynamic exportName;
@end
@implementation DBTEAMLOGLegalHoldsExportAHoldDetailsSerializer @end
@implementation DBTEAMLOGLegalHoldsExportAHoldType
@dynamic description_;
@end
@implementation DBTEAMLOGLegalHoldsExportAHoldTypeSerializer @end
@implementation DBTEAMLOGLegalHoldsExportCancelledDetails
@dynamic legalHoldId;
@dynamic name;
@dynamic exportName;
@end
@implementation DBTEAMLOGLegalHoldsExportCancelledDetailsSerializer @end
@implementation DBTEAMLOGLegalHoldsExportCancelledType
@dynamic description_;
@end
@implementation DBTEAMLOGLegalHoldsExportCancelledTypeSerializer @end
@implementation DBTEAMLOGLegalHoldsExportDownloadedDetails
@dynamic legalHoldId;
@dynamic name;
@dynamic exportName;
@dynamic part;
@dynamic fileName;
@end
@implementation DBTEAMLOGLegalHoldsExportDownloadedDetailsSerializer @end
@implementation DBTEAMLOGLegalHoldsExportDownloadedType
@dynamic description_;
@end
@implementation DBTEAMLOGLegalHoldsExportDownloadedTypeSerializer @end
@implementation DBTEAMLOGLegalHoldsExportRemovedDetails
@dynamic legalHoldId;
@dynamic name;
@dynamic exportName;
@end
@implementation DBTEAMLOGLegalHoldsExportRemovedDetailsSerializer @end
@implementation DBTEAMLOGLegalHoldsExportRemovedType
@dynamic description_;
@end
@implementation DBTEAMLOGLegalHoldsExportRemovedTypeSerializer @end
@implementation DBTEAMLOGLegalHoldsReleaseAHoldDetails
@dynamic legalHoldId;
@dynamic name;
@end
@implementation DBTEAMLOGLegalHoldsReleaseAHoldDetailsSerializer @end
@implementation DBTEAMLOGLegalHoldsReleaseAHoldType
@dynamic description_;
@end
@implementation DBTEAMLOGLegalHoldsReleaseAHoldTypeSerializer @end
@implementation DBTEAMLOGLegalHoldsRemoveMembersDetails
@dynamic legalHoldId;
@dynamic name;
@end
@implementation DBTEAMLOGLegalHoldsRemoveMembersDetailsSerializer @end
@implementation DBTEAMLOGLegalHoldsRemoveMembersType
@dynamic description_;
@end
@implementation DBTEAMLOGLegalHoldsRemoveMembersTypeSerializer @end
@implementation DBTEAMLOGLegalHoldsReportAHoldDetails
@dynamic legalHoldId;
@dynamic name;
@end
@implementation DBTEAMLOGLegalHoldsReportAHoldDetailsSerializer @end
@implementation DBTEAMLOGLegalHoldsReportAHoldType
@dynamic description_;
@end
@implementation DBTEAMLOGLegalHoldsReportAHoldTypeSerializer @end
@implementation DBTEAMLOGLinkSettingsLogInfo
@dynamic name;
@dynamic requireEmail;
@dynamic downloadable;
@dynamic expireAt;
@dynamic passwordRequired;
@dynamic url;
@end
@implementation DBTEAMLOGLinkSettingsLogInfoSerializer @end
@implementation DBTEAMLOGLinkedDeviceLogInfo
@dynamic tag;
@dynamic desktopDeviceSession;
@dynamic legacyDeviceSession;
@dynamic mobileDeviceSession;
@dynamic webDeviceSession;
@end
@implementation DBTEAMLOGLinkedDeviceLogInfoSerializer @end
@implementation DBTEAMLOGLockStatus
@dynamic tag;
@end
@implementation DBTEAMLOGLockStatusSerializer @end
@implementation DBTEAMLOGLoginFailDetails
@dynamic isEmmManaged;
@dynamic loginMethod;
@dynamic errorDetails;
@end
@implementation DBTEAMLOGLoginFailDetailsSerializer @end
@implementation DBTEAMLOGLoginFailType
@dynamic description_;
@end
@implementation DBTEAMLOGLoginFailTypeSerializer @end
@implementation DBTEAMLOGLoginMethod
@dynamic tag;
@end
@implementation DBTEAMLOGLoginMethodSerializer @end
@implementation DBTEAMLOGLoginSuccessDetails
@dynamic isEmmManaged;
@dynamic loginMethod;
@end
@implementation DBTEAMLOGLoginSuccessDetailsSerializer @end
@implementation DBTEAMLOGLoginSuccessType
@dynamic description_;
@end
@implementation DBTEAMLOGLoginSuccessTypeSerializer @end
@implementation DBTEAMLOGLogoutDetails
@dynamic loginId;
@end
@implementation DBTEAMLOGLogoutDetailsSerializer @end
@implementation DBTEAMLOGLogoutType
@dynamic description_;
@end
@implementation DBTEAMLOGLogoutTypeSerializer @end
@implementation DBTEAMLOGMalwareExclusionState
@dynamic excludedFileHashesCount;
@dynamic filePathFromLastExclusion;
@dynamic filePathFromLastInclusion;
@end
@implementation DBTEAMLOGMalwareExclusionStateSerializer @end
@implementation DBTEAMLOGMediaHubAddingPeoplePolicy
@dynamic tag;
@end
@implementation DBTEAMLOGMediaHubAddingPeoplePolicySerializer @end
@implementation DBTEAMLOGMediaHubAddingPeoplePolicyChangedDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGMediaHubAddingPeoplePolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGMediaHubAddingPeoplePolicyChangedType
@dynamic description_;
@end
@implementation DBTEAMLOGMediaHubAddingPeoplePolicyChangedTypeSerializer @end
@implementation DBTEAMLOGMediaHubDownloadPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGMediaHubDownloadPolicySerializer @end
@implementation DBTEAMLOGMediaHubDownloadPolicyChangedDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGMediaHubDownloadPolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGMediaHubDownloadPolicyChangedType
@dynamic description_;
@end
@implementation DBTEAMLOGMediaHubDownloadPolicyChangedTypeSerializer @end
@implementation DBTEAMLOGMediaHubFileDownloadedDetails @end
@implementation DBTEAMLOGMediaHubFileDownloadedDetailsSerializer @end
@implementation DBTEAMLOGMediaHubFileDownloadedType
@dynamic description_;
@end
@implementation DBTEAMLOGMediaHubFileDownloadedTypeSerializer @end
@implementation DBTEAMLOGMediaHubLinkSharingPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGMediaHubLinkSharingPolicySerializer @end
@implementation DBTEAMLOGMediaHubLinkSharingPolicyChangedDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGMediaHubLinkSharingPolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGMediaHubLinkSharingPolicyChangedType
@dynamic description_;
@end
@implementation DBTEAMLOGMediaHubLinkSharingPolicyChangedTypeSerializer @end
@implementation DBTEAMLOGMediaHubProjectLogInfo
@dynamic projectName;
@dynamic projectId;
@end
@implementation DBTEAMLOGMediaHubProjectLogInfoSerializer @end
@implementation DBTEAMLOGMediaHubProjectRole
@dynamic tag;
@end
@implementation DBTEAMLOGMediaHubProjectRoleSerializer @end
@implementation DBTEAMLOGMediaHubProjectTeamAddDetails
@dynamic project;
@end
@implementation DBTEAMLOGMediaHubProjectTeamAddDetailsSerializer @end
@implementation DBTEAMLOGMediaHubProjectTeamAddType
@dynamic description_;
@end
@implementation DBTEAMLOGMediaHubProjectTeamAddTypeSerializer @end
@implementation DBTEAMLOGMediaHubProjectTeamDeleteDetails
@dynamic project;
@end
@implementation DBTEAMLOGMediaHubProjectTeamDeleteDetailsSerializer @end
@implementation DBTEAMLOGMediaHubProjectTeamDeleteType
@dynamic description_;
@end
@implementation DBTEAMLOGMediaHubProjectTeamDeleteTypeSerializer @end
@implementation DBTEAMLOGMediaHubProjectTeamRoleChangedDetails
@dynamic previousRole;
@dynamic dNewRole;
@dynamic project;
@end
@implementation DBTEAMLOGMediaHubProjectTeamRoleChangedDetailsSerializer @end
@implementation DBTEAMLOGMediaHubProjectTeamRoleChangedType
@dynamic description_;
@end
@implementation DBTEAMLOGMediaHubProjectTeamRoleChangedTypeSerializer @end
@implementation DBTEAMLOGMediaHubSharedLinkAudience
@dynamic tag;
@end
@implementation DBTEAMLOGMediaHubSharedLinkAudienceSerializer @end
@implementation DBTEAMLOGMediaHubSharedLinkAudienceChangedDetails
@dynamic targetType;
@dynamic previousValue;
@dynamic dNewValue;
@dynamic project;
@end
@implementation DBTEAMLOGMediaHubSharedLinkAudienceChangedDetailsSerializer @end
@implementation DBTEAMLOGMediaHubSharedLinkAudienceChangedType
@dynamic description_;
@end
@implementation DBTEAMLOGMediaHubSharedLinkAudienceChangedTypeSerializer @end
@implementation DBTEAMLOGMediaHubSharedLinkCreatedDetails
@dynamic targetType;
@dynamic audience;
@dynamic project;
@end
@implementation DBTEAMLOGMediaHubSharedLinkCreatedDetailsSerializer @end
@implementation DBTEAMLOGMediaHubSharedLinkCreatedType
@dynamic description_;
@end
@implementation DBTEAMLOGMediaHubSharedLinkCreatedTypeSerializer @end
@implementation DBTEAMLOGMediaHubSharedLinkDownloadSetting
@dynamic tag;
@end
@implementation DBTEAMLOGMediaHubSharedLinkDownloadSettingSerializer @end
@implementation DBTEAMLOGMediaHubSharedLinkDownloadSettingChangedDetails
@dynamic targetType;
@dynamic previousValue;
@dynamic dNewValue;
@dynamic project;
@end
@implementation DBTEAMLOGMediaHubSharedLinkDownloadSettingChangedDetailsSerializer @end
@implementation DBTEAMLOGMediaHubSharedLinkDownloadSettingChangedType
@dynamic description_;
@end
@implementation DBTEAMLOGMediaHubSharedLinkDownloadSettingChangedTypeSerializer @end
@implementation DBTEAMLOGMediaHubSharedLinkRevokedDetails
@dynamic targetType;
@dynamic project;
@end
@implementation DBTEAMLOGMediaHubSharedLinkRevokedDetailsSerializer @end
@implementation DBTEAMLOGMediaHubSharedLinkRevokedType
@dynamic description_;
@end
@implementation DBTEAMLOGMediaHubSharedLinkRevokedTypeSerializer @end
@implementation DBTEAMLOGMediaHubSharedLinkTargetType
@dynamic tag;
@end
@implementation DBTEAMLOGMediaHubSharedLinkTargetTypeSerializer @end
@implementation DBTEAMLOGMemberAccessDetailsCreateReportDetails @end
@implementation DBTEAMLOGMemberAccessDetailsCreateReportDetailsSerializer @end
@implementation DBTEAMLOGMemberAccessDetailsCreateReportFailedDetails
@dynamic failureReason;
@end
@implementation DBTEAMLOGMemberAccessDetailsCreateReportFailedDetailsSerializer @end
@implementation DBTEAMLOGMemberAccessDetailsCreateReportFailedType
@dynamic description_;
@end
@implementation DBTEAMLOGMemberAccessDetailsCreateReportFailedTypeSerializer @end
@implementation DBTEAMLOGMemberAccessDetailsCreateReportType
@dynamic description_;
@end
@implementation DBTEAMLOGMemberAccessDetailsCreateReportTypeSerializer @end
@implementation DBTEAMLOGMemberAddExternalIdDetails
@dynamic dNewValue;
@end
@implementation DBTEAMLOGMemberAddExternalIdDetailsSerializer @end
@implementation DBTEAMLOGMemberAddExternalIdType
@dynamic description_;
@end
@implementation DBTEAMLOGMemberAddExternalIdTypeSerializer @end
@implementation DBTEAMLOGMemberAddNameDetails
@dynamic dNewValue;
@end
@implementation DBTEAMLOGMemberAddNameDetailsSerializer @end
@implementation DBTEAMLOGMemberAddNameType
@dynamic description_;
@end
@implementation DBTEAMLOGMemberAddNameTypeSerializer @end
@implementation DBTEAMLOGMemberChangeAdminRoleDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGMemberChangeAdminRoleDetailsSerializer @end
@implementation DBTEAMLOGMemberChangeAdminRoleType
@dynamic description_;
@end
@implementation DBTEAMLOGMemberChangeAdminRoleTypeSerializer @end
@implementation DBTEAMLOGMemberChangeEmailDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGMemberChangeEmailDetailsSerializer @end
@implementation DBTEAMLOGMemberChangeEmailType
@dynamic description_;
@end
@implementation DBTEAMLOGMemberChangeEmailTypeSerializer @end
@implementation DBTEAMLOGMemberChangeExternalIdDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGMemberChangeExternalIdDetailsSerializer @end
@implementation DBTEAMLOGMemberChangeExternalIdType
@dynamic description_;
@end
@implementation DBTEAMLOGMemberChangeExternalIdTypeSerializer @end
@implementation DBTEAMLOGMemberChangeMembershipTypeDetails
@dynamic prevValue;
@dynamic dNewValue;
@end
@implementation DBTEAMLOGMemberChangeMembershipTypeDetailsSerializer @end
@implementation DBTEAMLOGMemberChangeMembershipTypeType
@dynamic description_;
@end
@implementation DBTEAMLOGMemberChangeMembershipTypeTypeSerializer @end
@implementation DBTEAMLOGMemberChangeNameDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGMemberChangeNameDetailsSerializer @end
@implementation DBTEAMLOGMemberChangeNameType
@dynamic description_;
@end
@implementation DBTEAMLOGMemberChangeNameTypeSerializer @end
@implementation DBTEAMLOGMemberChangeResellerRoleDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGMemberChangeResellerRoleDetailsSerializer @end
@implementation DBTEAMLOGMemberChangeResellerRoleType
@dynamic description_;
@end
@implementation DBTEAMLOGMemberChangeResellerRoleTypeSerializer @end
@implementation DBTEAMLOGMemberChangeStatusDetails
@dynamic previousValue;
@dynamic dNewValue;
@dynamic action;
@dynamic dNewTeam;
@dynamic previousTeam;
@end
@implementation DBTEAMLOGMemberChangeStatusDetailsSerializer @end
@implementation DBTEAMLOGMemberChangeStatusType
@dynamic description_;
@end
@implementation DBTEAMLOGMemberChangeStatusTypeSerializer @end
@implementation DBTEAMLOGMemberDeleteManualContactsDetails @end
@implementation DBTEAMLOGMemberDeleteManualContactsDetailsSerializer @end
@implementation DBTEAMLOGMemberDeleteManualContactsType
@dynamic description_;
@end
@implementation DBTEAMLOGMemberDeleteManualContactsTypeSerializer @end
@implementation DBTEAMLOGMemberDeleteProfilePhotoDetails @end
@implementation DBTEAMLOGMemberDeleteProfilePhotoDetailsSerializer @end
@implementation DBTEAMLOGMemberDeleteProfilePhotoType
@dynamic description_;
@end
@implementation DBTEAMLOGMemberDeleteProfilePhotoTypeSerializer @end
@implementation DBTEAMLOGMemberFolderContentsAccessedDetails @end
@implementation DBTEAMLOGMemberFolderContentsAccessedDetailsSerializer @end
@implementation DBTEAMLOGMemberFolderContentsAccessedType
@dynamic description_;
@end
@implementation DBTEAMLOGMemberFolderContentsAccessedTypeSerializer @end
@implementation DBTEAMLOGMemberPermanentlyDeleteAccountContentsDetails @end
@implementation DBTEAMLOGMemberPermanentlyDeleteAccountContentsDetailsSerializer @end
@implementation DBTEAMLOGMemberPermanentlyDeleteAccountContentsType
@dynamic description_;
@end
@implementation DBTEAMLOGMemberPermanentlyDeleteAccountContentsTypeSerializer @end
@implementation DBTEAMLOGMemberRemoveActionType
@dynamic tag;
@end
@implementation DBTEAMLOGMemberRemoveActionTypeSerializer @end
@implementation DBTEAMLOGMemberRemoveExternalIdDetails
@dynamic previousValue;
@end
@implementation DBTEAMLOGMemberRemoveExternalIdDetailsSerializer @end
@implementation DBTEAMLOGMemberRemoveExternalIdType
@dynamic description_;
@end
@implementation DBTEAMLOGMemberRemoveExternalIdTypeSerializer @end
@implementation DBTEAMLOGMemberRequestsChangePolicyDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGMemberRequestsChangePolicyDetailsSerializer @end
@implementation DBTEAMLOGMemberRequestsChangePolicyType
@dynamic description_;
@end
@implementation DBTEAMLOGMemberRequestsChangePolicyTypeSerializer @end
@implementation DBTEAMLOGMemberRequestsPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGMemberRequestsPolicySerializer @end
@implementation DBTEAMLOGMemberSendInvitePolicy
@dynamic tag;
@end
@implementation DBTEAMLOGMemberSendInvitePolicySerializer @end
@implementation DBTEAMLOGMemberSendInvitePolicyChangedDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGMemberSendInvitePolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGMemberSendInvitePolicyChangedType
@dynamic description_;
@end
@implementation DBTEAMLOGMemberSendInvitePolicyChangedTypeSerializer @end
@implementation DBTEAMLOGMemberSetProfilePhotoDetails @end
@implementation DBTEAMLOGMemberSetProfilePhotoDetailsSerializer @end
@implementation DBTEAMLOGMemberSetProfilePhotoType
@dynamic description_;
@end
@implementation DBTEAMLOGMemberSetProfilePhotoTypeSerializer @end
@implementation DBTEAMLOGMemberSpaceLimitsAddCustomQuotaDetails
@dynamic dNewValue;
@end
@implementation DBTEAMLOGMemberSpaceLimitsAddCustomQuotaDetailsSerializer @end
@implementation DBTEAMLOGMemberSpaceLimitsAddCustomQuotaType
@dynamic description_;
@end
@implementation DBTEAMLOGMemberSpaceLimitsAddCustomQuotaTypeSerializer @end
@implementation DBTEAMLOGMemberSpaceLimitsAddExceptionDetails @end
@implementation DBTEAMLOGMemberSpaceLimitsAddExceptionDetailsSerializer @end
@implementation DBTEAMLOGMemberSpaceLimitsAddExceptionType
@dynamic description_;
@end
@implementation DBTEAMLOGMemberSpaceLimitsAddExceptionTypeSerializer @end
@implementation DBTEAMLOGMemberSpaceLimitsChangeCapsTypePolicyDetails
@dynamic previousValue;
@dynamic dNewValue;
@end
@implementation DBTEAMLOGMemberSpaceLimitsChangeCapsTypePolicyDetailsSerializer @end
@implementation DBTEAMLOGMemberSpaceLimitsChangeCapsTypePolicyType
@dynamic description_;
@end
@implementation DBTEAMLOGMemberSpaceLimitsChangeCapsTypePolicyTypeSerializer @end
@implementation DBTEAMLOGMemberSpaceLimitsChangeCustomQuotaDetails
@dynamic previousValue;
@dynamic dNewValue;
@end
@implementation DBTEAMLOGMemberSpaceLimitsChangeCustomQuotaDetailsSerializer @end
@implementation DBTEAMLOGMemberSpaceLimitsChangeCustomQuotaType
@dynamic description_;
@end
@implementation DBTEAMLOGMemberSpaceLimitsChangeCustomQuotaTypeSerializer @end
@implementation DBTEAMLOGMemberSpaceLimitsChangePolicyDetails
@dynamic previousValue;
@dynamic dNewValue;
@end
@implementation DBTEAMLOGMemberSpaceLimitsChangePolicyDetailsSerializer @end
@implementation DBTEAMLOGMemberSpaceLimitsChangePolicyType
@dynamic description_;
@end
@implementation DBTEAMLOGMemberSpaceLimitsChangePolicyTypeSerializer @end
@implementation DBTEAMLOGMemberSpaceLimitsChangeStatusDetails
@dynamic previousValue;
@dynamic dNewValue;
@end
@implementation DBTEAMLOGMemberSpaceLimitsChangeStatusDetailsSerializer @end
@implementation DBTEAMLOGMemberSpaceLimitsChangeStatusType
@dynamic description_;
@end
@implementation DBTEAMLOGMemberSpaceLimitsChangeStatusTypeSerializer @end
@implementation DBTEAMLOGMemberSpaceLimitsRemoveCustomQuotaDetails @end
@implementation DBTEAMLOGMemberSpaceLimitsRemoveCustomQuotaDetailsSerializer @end
@implementation DBTEAMLOGMemberSpaceLimitsRemoveCustomQuotaType
@dynamic description_;
@end
@implementation DBTEAMLOGMemberSpaceLimitsRemoveCustomQuotaTypeSerializer @end
@implementation DBTEAMLOGMemberSpaceLimitsRemoveExceptionDetails @end
@implementation DBTEAMLOGMemberSpaceLimitsRemoveExceptionDetailsSerializer @end
@implementation DBTEAMLOGMemberSpaceLimitsRemoveExceptionType
@dynamic description_;
@end
@implementation DBTEAMLOGMemberSpaceLimitsRemoveExceptionTypeSerializer @end
@implementation DBTEAMLOGMemberStatus
@dynamic tag;
@end
@implementation DBTEAMLOGMemberStatusSerializer @end
@implementation DBTEAMLOGMemberSuggestDetails
@dynamic suggestedMembers;
@end
@implementation DBTEAMLOGMemberSuggestDetailsSerializer @end
@implementation DBTEAMLOGMemberSuggestType
@dynamic description_;
@end
@implementation DBTEAMLOGMemberSuggestTypeSerializer @end
@implementation DBTEAMLOGMemberSuggestionsChangePolicyDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGMemberSuggestionsChangePolicyDetailsSerializer @end
@implementation DBTEAMLOGMemberSuggestionsChangePolicyType
@dynamic description_;
@end
@implementation DBTEAMLOGMemberSuggestionsChangePolicyTypeSerializer @end
@implementation DBTEAMLOGMemberSuggestionsPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGMemberSuggestionsPolicySerializer @end
@implementation DBTEAMLOGMemberTransferAccountContentsDetails @end
@implementation DBTEAMLOGMemberTransferAccountContentsDetailsSerializer @end
@implementation DBTEAMLOGMemberTransferAccountContentsType
@dynamic description_;
@end
@implementation DBTEAMLOGMemberTransferAccountContentsTypeSerializer @end
@implementation DBTEAMLOGMemberTransferredInternalFields
@dynamic sourceTeamId;
@dynamic targetTeamId;
@end
@implementation DBTEAMLOGMemberTransferredInternalFieldsSerializer @end
@implementation DBTEAMLOGMicrosoftLoginChangePolicyDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGMicrosoftLoginChangePolicyDetailsSerializer @end
@implementation DBTEAMLOGMicrosoftLoginChangePolicyType
@dynamic description_;
@end
@implementation DBTEAMLOGMicrosoftLoginChangePolicyTypeSerializer @end
@implementation DBTEAMLOGMicrosoftLoginPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGMicrosoftLoginPolicySerializer @end
@implementation DBTEAMLOGMicrosoftOfficeAddinChangePolicyDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGMicrosoftOfficeAddinChangePolicyDetailsSerializer @end
@implementation DBTEAMLOGMicrosoftOfficeAddinChangePolicyType
@dynamic description_;
@end
@implementation DBTEAMLOGMicrosoftOfficeAddinChangePolicyTypeSerializer @end
@implementation DBTEAMLOGMicrosoftOfficeAddinPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGMicrosoftOfficeAddinPolicySerializer @end
@implementation DBTEAMLOGMissingDetails
@dynamic sourceEventFields;
@end
@implementation DBTEAMLOGMissingDetailsSerializer @end
@implementation DBTEAMLOGMobileDeviceSessionLogInfo
@dynamic sessionInfo;
@dynamic deviceName;
@dynamic clientType;
@dynamic clientVersion;
@dynamic osVersion;
@dynamic lastCarrier;
@end
@implementation DBTEAMLOGMobileDeviceSessionLogInfoSerializer @end
@implementation DBTEAMLOGMobileSessionLogInfo @end
@implementation DBTEAMLOGMobileSessionLogInfoSerializer @end
@implementation DBTEAMLOGMultiTeamIdentityPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGMultiTeamIdentityPolicySerializer @end
@implementation DBTEAMLOGMultiTeamIdentityPolicyChangedDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGMultiTeamIdentityPolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGMultiTeamIdentityPolicyChangedType
@dynamic description_;
@end
@implementation DBTEAMLOGMultiTeamIdentityPolicyChangedTypeSerializer @end
@implementation DBTEAMLOGNamespaceRelativePathLogInfo
@dynamic nsId;
@dynamic relativePath;
@dynamic isSharedNamespace;
@end
@implementation DBTEAMLOGNamespaceRelativePathLogInfoSerializer @end
@implementation DBTEAMLOGNetworkControlChangePolicyDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGNetworkControlChangePolicyDetailsSerializer @end
@implementation DBTEAMLOGNetworkControlChangePolicyType
@dynamic description_;
@end
@implementation DBTEAMLOGNetworkControlChangePolicyTypeSerializer @end
@implementation DBTEAMLOGNetworkControlPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGNetworkControlPolicySerializer @end
@implementation DBTEAMLOGNoExpirationLinkGenCreateReportDetails
@dynamic startDate;
@dynamic endDate;
@end
@implementation DBTEAMLOGNoExpirationLinkGenCreateReportDetailsSerializer @end
@implementation DBTEAMLOGNoExpirationLinkGenCreateReportType
@dynamic description_;
@end
@implementation DBTEAMLOGNoExpirationLinkGenCreateReportTypeSerializer @end
@implementation DBTEAMLOGNoExpirationLinkGenReportFailedDetails
@dynamic failureReason;
@end
@implementation DBTEAMLOGNoExpirationLinkGenReportFailedDetailsSerializer @end
@implementation DBTEAMLOGNoExpirationLinkGenReportFailedType
@dynamic description_;
@end
@implementation DBTEAMLOGNoExpirationLinkGenReportFailedTypeSerializer @end
@implementation DBTEAMLOGNoPasswordLinkGenCreateReportDetails
@dynamic startDate;
@dynamic endDate;
@end
@implementation DBTEAMLOGNoPasswordLinkGenCreateReportDetailsSerializer @end
@implementation DBTEAMLOGNoPasswordLinkGenCreateReportType
@dynamic description_;
@end
@implementation DBTEAMLOGNoPasswordLinkGenCreateReportTypeSerializer @end
@implementation DBTEAMLOGNoPasswordLinkGenReportFailedDetails
@dynamic failureReason;
@end
@implementation DBTEAMLOGNoPasswordLinkGenReportFailedDetailsSerializer @end
@implementation DBTEAMLOGNoPasswordLinkGenReportFailedType
@dynamic description_;
@end
@implementation DBTEAMLOGNoPasswordLinkGenReportFailedTypeSerializer @end
@implementation DBTEAMLOGNoPasswordLinkViewCreateReportDetails
@dynamic startDate;
@dynamic endDate;
@end
@implementation DBTEAMLOGNoPasswordLinkViewCreateReportDetailsSerializer @end
@implementation DBTEAMLOGNoPasswordLinkViewCreateReportType
@dynamic description_;
@end
@implementation DBTEAMLOGNoPasswordLinkViewCreateReportTypeSerializer @end
@implementation DBTEAMLOGNoPasswordLinkViewReportFailedDetails
@dynamic failureReason;
@end
@implementation DBTEAMLOGNoPasswordLinkViewReportFailedDetailsSerializer @end
@implementation DBTEAMLOGNoPasswordLinkViewReportFailedType
@dynamic description_;
@end
@implementation DBTEAMLOGNoPasswordLinkViewReportFailedTypeSerializer @end
@implementation DBTEAMLOGUserLogInfo
@dynamic accountId;
@dynamic displayName;
@dynamic email;
@end
@implementation DBTEAMLOGUserLogInfoSerializer @end
@implementation DBTEAMLOGNonTeamMemberLogInfo @end
@implementation DBTEAMLOGNonTeamMemberLogInfoSerializer @end
@implementation DBTEAMLOGNonTrustedTeamDetails
@dynamic team;
@end
@implementation DBTEAMLOGNonTrustedTeamDetailsSerializer @end
@implementation DBTEAMLOGNoteAclInviteOnlyDetails @end
@implementation DBTEAMLOGNoteAclInviteOnlyDetailsSerializer @end
@implementation DBTEAMLOGNoteAclInviteOnlyType
@dynamic description_;
@end
@implementation DBTEAMLOGNoteAclInviteOnlyTypeSerializer @end
@implementation DBTEAMLOGNoteAclLinkDetails @end
@implementation DBTEAMLOGNoteAclLinkDetailsSerializer @end
@implementation DBTEAMLOGNoteAclLinkType
@dynamic description_;
@end
@implementation DBTEAMLOGNoteAclLinkTypeSerializer @end
@implementation DBTEAMLOGNoteAclTeamLinkDetails @end
@implementation DBTEAMLOGNoteAclTeamLinkDetailsSerializer @end
@implementation DBTEAMLOGNoteAclTeamLinkType
@dynamic description_;
@end
@implementation DBTEAMLOGNoteAclTeamLinkTypeSerializer @end
@implementation DBTEAMLOGNoteShareReceiveDetails @end
@implementation DBTEAMLOGNoteShareReceiveDetailsSerializer @end
@implementation DBTEAMLOGNoteShareReceiveType
@dynamic description_;
@end
@implementation DBTEAMLOGNoteShareReceiveTypeSerializer @end
@implementation DBTEAMLOGNoteSharedDetails @end
@implementation DBTEAMLOGNoteSharedDetailsSerializer @end
@implementation DBTEAMLOGNoteSharedType
@dynamic description_;
@end
@implementation DBTEAMLOGNoteSharedTypeSerializer @end
@implementation DBTEAMLOGObjectLabelAddedDetails
@dynamic labelType;
@end
@implementation DBTEAMLOGObjectLabelAddedDetailsSerializer @end
@implementation DBTEAMLOGObjectLabelAddedType
@dynamic description_;
@end
@implementation DBTEAMLOGObjectLabelAddedTypeSerializer @end
@implementation DBTEAMLOGObjectLabelRemovedDetails
@dynamic labelType;
@end
@implementation DBTEAMLOGObjectLabelRemovedDetailsSerializer @end
@implementation DBTEAMLOGObjectLabelRemovedType
@dynamic description_;
@end
@implementation DBTEAMLOGObjectLabelRemovedTypeSerializer @end
@implementation DBTEAMLOGObjectLabelUpdatedValueDetails
@dynamic labelType;
@end
@implementation DBTEAMLOGObjectLabelUpdatedValueDetailsSerializer @end
@implementation DBTEAMLOGObjectLabelUpdatedValueType
@dynamic description_;
@end
@implementation DBTEAMLOGObjectLabelUpdatedValueTypeSerializer @end
@implementation DBTEAMLOGOpenNoteSharedDetails @end
@implementation DBTEAMLOGOpenNoteSharedDetailsSerializer @end
@implementation DBTEAMLOGOpenNoteSharedType
@dynamic description_;
@end
@implementation DBTEAMLOGOpenNoteSharedTypeSerializer @end
@implementation DBTEAMLOGOrganizationDetails
@dynamic organization;
@end
@implementation DBTEAMLOGOrganizationDetailsSerializer @end
@implementation DBTEAMLOGOrganizationName
@dynamic organization;
@end
@implementation DBTEAMLOGOrganizationNameSerializer @end
@implementation DBTEAMLOGOrganizeFolderWithTidyDetails @end
@implementation DBTEAMLOGOrganizeFolderWithTidyDetailsSerializer @end
@implementation DBTEAMLOGOrganizeFolderWithTidyType
@dynamic description_;
@end
@implementation DBTEAMLOGOrganizeFolderWithTidyTypeSerializer @end
@implementation DBTEAMLOGOriginLogInfo
@dynamic geoLocation;
@dynamic accessMethod;
@end
@implementation DBTEAMLOGOriginLogInfoSerializer @end
@implementation DBTEAMLOGOutdatedLinkViewCreateReportDetails
@dynamic startDate;
@dynamic endDate;
@end
@implementation DBTEAMLOGOutdatedLinkViewCreateReportDetailsSerializer @end
@implementation DBTEAMLOGOutdatedLinkViewCreateReportType
@dynamic description_;
@end
@implementation DBTEAMLOGOutdatedLinkViewCreateReportTypeSerializer @end
@implementation DBTEAMLOGOutdatedLinkViewReportFailedDetails
@dynamic failureReason;
@end
@implementation DBTEAMLOGOutdatedLinkViewReportFailedDetailsSerializer @end
@implementation DBTEAMLOGOutdatedLinkViewReportFailedType
@dynamic description_;
@end
@implementation DBTEAMLOGOutdatedLinkViewReportFailedTypeSerializer @end
@implementation DBTEAMLOGPaperAccessType
@dynamic tag;
@end
@implementation DBTEAMLOGPaperAccessTypeSerializer @end
@implementation DBTEAMLOGPaperAdminExportStartDetails @end
@implementation DBTEAMLOGPaperAdminExportStartDetailsSerializer @end
@implementation DBTEAMLOGPaperAdminExportStartType
@dynamic description_;
@end
@implementation DBTEAMLOGPaperAdminExportStartTypeSerializer @end
@implementation DBTEAMLOGPaperChangeDeploymentPolicyDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGPaperChangeDeploymentPolicyDetailsSerializer @end
@implementation DBTEAMLOGPaperChangeDeploymentPolicyType
@dynamic description_;
@end
@implementation DBTEAMLOGPaperChangeDeploymentPolicyTypeSerializer @end
@implementation DBTEAMLOGPaperChangeMemberLinkPolicyDetails
@dynamic dNewValue;
@end
@implementation DBTEAMLOGPaperChangeMemberLinkPolicyDetailsSerializer @end
@implementation DBTEAMLOGPaperChangeMemberLinkPolicyType
@dynamic description_;
@end
@implementation DBTEAMLOGPaperChangeMemberLinkPolicyTypeSerializer @end
@implementation DBTEAMLOGPaperChangeMemberPolicyDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGPaperChangeMemberPolicyDetailsSerializer @end
@implementation DBTEAMLOGPaperChangeMemberPolicyType
@dynamic description_;
@end
@implementation DBTEAMLOGPaperChangeMemberPolicyTypeSerializer @end
@implementation DBTEAMLOGPaperChangePolicyDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGPaperChangePolicyDetailsSerializer @end
@implementation DBTEAMLOGPaperChangePolicyType
@dynamic description_;
@end
@implementation DBTEAMLOGPaperChangePolicyTypeSerializer @end
@implementation DBTEAMLOGPaperContentAddMemberDetails
@dynamic eventUuid;
@end
@implementation DBTEAMLOGPaperContentAddMemberDetailsSerializer @end
@implementation DBTEAMLOGPaperContentAddMemberType
@dynamic description_;
@end
@implementation DBTEAMLOGPaperContentAddMemberTypeSerializer @end
@implementation DBTEAMLOGPaperContentAddToFolderDetails
@dynamic eventUuid;
@dynamic targetAssetIndex;
@dynamic parentAssetIndex;
@end
@implementation DBTEAMLOGPaperContentAddToFolderDetailsSerializer @end
@implementation DBTEAMLOGPaperContentAddToFolderType
@dynamic description_;
@end
@implementation DBTEAMLOGPaperContentAddToFolderTypeSerializer @end
@implementation DBTEAMLOGPaperContentArchiveDetails
@dynamic eventUuid;
@end
@implementation DBTEAMLOGPaperContentArchiveDetailsSerializer @end
@implementation DBTEAMLOGPaperContentArchiveType
@dynamic description_;
@end
@implementation DBTEAMLOGPaperContentArchiveTypeSerializer @end
@implementation DBTEAMLOGPaperContentCreateDetails
@dynamic eventUuid;
@end
@implementation DBTEAMLOGPaperContentCreateDetailsSerializer @end
@implementation DBTEAMLOGPaperContentCreateType
@dynamic description_;
@end
@implementation DBTEAMLOGPaperContentCreateTypeSerializer @end
@implementation DBTEAMLOGPaperContentPermanentlyDeleteDetails
@dynamic eventUuid;
@end
@implementation DBTEAMLOGPaperContentPermanentlyDeleteDetailsSerializer @end
@implementation DBTEAMLOGPaperContentPermanentlyDeleteType
@dynamic description_;
@end
@implementation DBTEAMLOGPaperContentPermanentlyDeleteTypeSerializer @end
@implementation DBTEAMLOGPaperContentRemoveFromFolderDetails
@dynamic eventUuid;
@dynamic targetAssetIndex;
@dynamic parentAssetIndex;
@end
@implementation DBTEAMLOGPaperContentRemoveFromFolderDetailsSerializer @end
@implementation DBTEAMLOGPaperContentRemoveFromFolderType
@dynamic description_;
@end
@implementation DBTEAMLOGPaperContentRemoveFromFolderTypeSerializer @end
@implementation DBTEAMLOGPaperContentRemoveMemberDetails
@dynamic eventUuid;
@end
@implementation DBTEAMLOGPaperContentRemoveMemberDetailsSerializer @end
@implementation DBTEAMLOGPaperContentRemoveMemberType
@dynamic description_;
@end
@implementation DBTEAMLOGPaperContentRemoveMemberTypeSerializer @end
@implementation DBTEAMLOGPaperContentRenameDetails
@dynamic eventUuid;
@end
@implementation DBTEAMLOGPaperContentRenameDetailsSerializer @end
@implementation DBTEAMLOGPaperContentRenameType
@dynamic description_;
@end
@implementation DBTEAMLOGPaperContentRenameTypeSerializer @end
@implementation DBTEAMLOGPaperContentRestoreDetails
@dynamic eventUuid;
@end
@implementation DBTEAMLOGPaperContentRestoreDetailsSerializer @end
@implementation DBTEAMLOGPaperContentRestoreType
@dynamic description_;
@end
@implementation DBTEAMLOGPaperContentRestoreTypeSerializer @end
@implementation DBTEAMLOGPaperDefaultFolderPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGPaperDefaultFolderPolicySerializer @end
@implementation DBTEAMLOGPaperDefaultFolderPolicyChangedDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGPaperDefaultFolderPolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGPaperDefaultFolderPolicyChangedType
@dynamic description_;
@end
@implementation DBTEAMLOGPaperDefaultFolderPolicyChangedTypeSerializer @end
@implementation DBTEAMLOGPaperDesktopPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGPaperDesktopPolicySerializer @end
@implementation DBTEAMLOGPaperDesktopPolicyChangedDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGPaperDesktopPolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGPaperDesktopPolicyChangedType
@dynamic description_;
@end
@implementation DBTEAMLOGPaperDesktopPolicyChangedTypeSerializer @end
@implementation DBTEAMLOGPaperDocAddCommentDetails
@dynamic eventUuid;
@dynamic commentText;
@end
@implementation DBTEAMLOGPaperDocAddCommentDetailsSerializer @end
@implementation DBTEAMLOGPaperDocAddCommentType
@dynamic description_;
@end
@implementation DBTEAMLOGPaperDocAddCommentTypeSerializer @end
@implementation DBTEAMLOGPaperDocChangeMemberRoleDetails
@dynamic eventUuid;
@dynamic accessType;
@end
@implementation DBTEAMLOGPaperDocChangeMemberRoleDetailsSerializer @end
@implementation DBTEAMLOGPaperDocChangeMemberRoleType
@dynamic description_;
@end
@implementation DBTEAMLOGPaperDocChangeMemberRoleTypeSerializer @end
@implementation DBTEAMLOGPaperDocChangeSharingPolicyDetails
@dynamic eventUuid;
@dynamic publicSharingPolicy;
@dynamic teamSharingPolicy;
@end
@implementation DBTEAMLOGPaperDocChangeSharingPolicyDetailsSerializer @end
@implementation DBTEAMLOGPaperDocChangeSharingPolicyType
@dynamic description_;
@end
@implementation DBTEAMLOGPaperDocChangeSharingPolicyTypeSerializer @end
@implementation DBTEAMLOGPaperDocChangeSubscriptionDetails
@dynamic eventUuid;
@dynamic dNewSubscriptionLevel;
@dynamic previousSubscriptionLevel;
@end
@implementation DBTEAMLOGPaperDocChangeSubscriptionDetailsSerializer @end
@implementation DBTEAMLOGPaperDocChangeSubscriptionType
@dynamic description_;
@end
@implementation DBTEAMLOGPaperDocChangeSubscriptionTypeSerializer @end
@implementation DBTEAMLOGPaperDocDeleteCommentDetails
@dynamic eventUuid;
@dynamic commentText;
@end
@implementation DBTEAMLOGPaperDocDeleteCommentDetailsSerializer @end
@implementation DBTEAMLOGPaperDocDeleteCommentType
@dynamic description_;
@end
@implementation DBTEAMLOGPaperDocDeleteCommentTypeSerializer @end
@implementation DBTEAMLOGPaperDocDeletedDetails
@dynamic eventUuid;
@end
@implementation DBTEAMLOGPaperDocDeletedDetailsSerializer @end
@implementation DBTEAMLOGPaperDocDeletedType
@dynamic description_;
@end
@implementation DBTEAMLOGPaperDocDeletedTypeSerializer @end
@implementation DBTEAMLOGPaperDocDownloadDetails
@dynamic eventUuid;
@dynamic exportFileFormat;
@end
@implementation DBTEAMLOGPaperDocDownloadDetailsSerializer @end
@implementation DBTEAMLOGPaperDocDownloadType
@dynamic description_;
@end
@implementation DBTEAMLOGPaperDocDownloadTypeSerializer @end
@implementation DBTEAMLOGPaperDocEditCommentDetails
@dynamic eventUuid;
@dynamic commentText;
@end
@implementation DBTEAMLOGPaperDocEditCommentDetailsSerializer @end
@implementation DBTEAMLOGPaperDocEditCommentType
@dynamic description_;
@end
@implementation DBTEAMLOGPaperDocEditCommentTypeSerializer @end
@implementation DBTEAMLOGPaperDocEditDetails
@dynamic eventUuid;
@end
@implementation DBTEAMLOGPaperDocEditDetailsSerializer @end
@implementation DBTEAMLOGPaperDocEditType
@dynamic description_;
@end
@implementation DBTEAMLOGPaperDocEditTypeSerializer @end
@implementation DBTEAMLOGPaperDocFollowedDetails
@dynamic eventUuid;
@end
@implementation DBTEAMLOGPaperDocFollowedDetailsSerializer @end
@implementation DBTEAMLOGPaperDocFollowedType
@dynamic description_;
@end
@implementation DBTEAMLOGPaperDocFollowedTypeSerializer @end
@implementation DBTEAMLOGPaperDocMentionDetails
@dynamic eventUuid;
@end
@implementation DBTEAMLOGPaperDocMentionDetailsSerializer @end
@implementation DBTEAMLOGPaperDocMentionType
@dynamic description_;
@end
@implementation DBTEAMLOGPaperDocMentionTypeSerializer @end
@implementation DBTEAMLOGPaperDocOwnershipChangedDetails
@dynamic eventUuid;
@dynamic oldOwnerUserId;
@dynamic dNewOwnerUserId;
@end
@implementation DBTEAMLOGPaperDocOwnershipChangedDetailsSerializer @end
@implementation DBTEAMLOGPaperDocOwnershipChangedType
@dynamic description_;
@end
@implementation DBTEAMLOGPaperDocOwnershipChangedTypeSerializer @end
@implementation DBTEAMLOGPaperDocRequestAccessDetails
@dynamic eventUuid;
@end
@implementation DBTEAMLOGPaperDocRequestAccessDetailsSerializer @end
@implementation DBTEAMLOGPaperDocRequestAccessType
@dynamic description_;
@end
@implementation DBTEAMLOGPaperDocRequestAccessTypeSerializer @end
@implementation DBTEAMLOGPaperDocResolveCommentDetails
@dynamic eventUuid;
@dynamic commentText;
@end
@implementation DBTEAMLOGPaperDocResolveCommentDetailsSerializer @end
@implementation DBTEAMLOGPaperDocResolveCommentType
@dynamic description_;
@end
@implementation DBTEAMLOGPaperDocResolveCommentTypeSerializer @end
@implementation DBTEAMLOGPaperDocRevertDetails
@dynamic eventUuid;
@end
@implementation DBTEAMLOGPaperDocRevertDetailsSerializer @end
@implementation DBTEAMLOGPaperDocRevertType
@dynamic description_;
@end
@implementation DBTEAMLOGPaperDocRevertTypeSerializer @end
@implementation DBTEAMLOGPaperDocSlackShareDetails
@dynamic eventUuid;
@end
@implementation DBTEAMLOGPaperDocSlackShareDetailsSerializer @end
@implementation DBTEAMLOGPaperDocSlackShareType
@dynamic description_;
@end
@implementation DBTEAMLOGPaperDocSlackShareTypeSerializer @end
@implementation DBTEAMLOGPaperDocTeamInviteDetails
@dynamic eventUuid;
@end
@implementation DBTEAMLOGPaperDocTeamInviteDetailsSerializer @end
@implementation DBTEAMLOGPaperDocTeamInviteType
@dynamic description_;
@end
@implementation DBTEAMLOGPaperDocTeamInviteTypeSerializer @end
@implementation DBTEAMLOGPaperDocTrashedDetails
@dynamic eventUuid;
@end
@implementation DBTEAMLOGPaperDocTrashedDetailsSerializer @end
@implementation DBTEAMLOGPaperDocTrashedType
@dynamic description_;
@end
@implementation DBTEAMLOGPaperDocTrashedTypeSerializer @end
@implementation DBTEAMLOGPaperDocUnresolveCommentDetails
@dynamic eventUuid;
@dynamic commentText;
@end
@implementation DBTEAMLOGPaperDocUnresolveCommentDetailsSerializer @end
@implementation DBTEAMLOGPaperDocUnresolveCommentType
@dynamic description_;
@end
@implementation DBTEAMLOGPaperDocUnresolveCommentTypeSerializer @end
@implementation DBTEAMLOGPaperDocUntrashedDetails
@dynamic eventUuid;
@end
@implementation DBTEAMLOGPaperDocUntrashedDetailsSerializer @end
@implementation DBTEAMLOGPaperDocUntrashedType
@dynamic description_;
@end
@implementation DBTEAMLOGPaperDocUntrashedTypeSerializer @end
@implementation DBTEAMLOGPaperDocViewDetails
@dynamic eventUuid;
@end
@implementation DBTEAMLOGPaperDocViewDetailsSerializer @end
@implementation DBTEAMLOGPaperDocViewType
@dynamic description_;
@end
@implementation DBTEAMLOGPaperDocViewTypeSerializer @end
@implementation DBTEAMLOGPaperDocumentLogInfo
@dynamic docId;
@dynamic docTitle;
@end
@implementation DBTEAMLOGPaperDocumentLogInfoSerializer @end
@implementation DBTEAMLOGPaperDownloadFormat
@dynamic tag;
@end
@implementation DBTEAMLOGPaperDownloadFormatSerializer @end
@implementation DBTEAMLOGPaperEnabledUsersGroupAdditionDetails @end
@implementation DBTEAMLOGPaperEnabledUsersGroupAdditionDetailsSerializer @end
@implementation DBTEAMLOGPaperEnabledUsersGroupAdditionType
@dynamic description_;
@end
@implementation DBTEAMLOGPaperEnabledUsersGroupAdditionTypeSerializer @end
@implementation DBTEAMLOGPaperEnabledUsersGroupRemovalDetails @end
@implementation DBTEAMLOGPaperEnabledUsersGroupRemovalDetailsSerializer @end
@implementation DBTEAMLOGPaperEnabledUsersGroupRemovalType
@dynamic description_;
@end
@implementation DBTEAMLOGPaperEnabledUsersGroupRemovalTypeSerializer @end
@implementation DBTEAMLOGPaperExternalViewAllowDetails
@dynamic eventUuid;
@end
@implementation DBTEAMLOGPaperExternalViewAllowDetailsSerializer @end
@implementation DBTEAMLOGPaperExternalViewAllowType
@dynamic description_;
@end
@implementation DBTEAMLOGPaperExternalViewAllowTypeSerializer @end
@implementation DBTEAMLOGPaperExternalViewDefaultTeamDetails
@dynamic eventUuid;
@end
@implementation DBTEAMLOGPaperExternalViewDefaultTeamDetailsSerializer @end
@implementation DBTEAMLOGPaperExternalViewDefaultTeamType
@dynamic description_;
@end
@implementation DBTEAMLOGPaperExternalViewDefaultTeamTypeSerializer @end
@implementation DBTEAMLOGPaperExternalViewForbidDetails
@dynamic eventUuid;
@end
@implementation DBTEAMLOGPaperExternalViewForbidDetailsSerializer @end
@implementation DBTEAMLOGPaperExternalViewForbidType
@dynamic description_;
@end
@implementation DBTEAMLOGPaperExternalViewForbidTypeSerializer @end
@implementation DBTEAMLOGPaperFolderChangeSubscriptionDetails
@dynamic eventUuid;
@dynamic dNewSubscriptionLevel;
@dynamic previousSubscriptionLevel;
@end
@implementation DBTEAMLOGPaperFolderChangeSubscriptionDetailsSerializer @end
@implementation DBTEAMLOGPaperFolderChangeSubscriptionType
@dynamic description_;
@end
@implementation DBTEAMLOGPaperFolderChangeSubscriptionTypeSerializer @end
@implementation DBTEAMLOGPaperFolderDeletedDetails
@dynamic eventUuid;
@end
@implementation DBTEAMLOGPaperFolderDeletedDetailsSerializer @end
@implementation DBTEAMLOGPaperFolderDeletedType
@dynamic description_;
@end
@implementation DBTEAMLOGPaperFolderDeletedTypeSerializer @end
@implementation DBTEAMLOGPaperFolderFollowedDetails
@dynamic eventUuid;
@end
@implementation DBTEAMLOGPaperFolderFollowedDetailsSerializer @end
@implementation DBTEAMLOGPaperFolderFollowedType
@dynamic description_;
@end
@implementation DBTEAMLOGPaperFolderFollowedTypeSerializer @end
@implementation DBTEAMLOGPaperFolderLogInfo
@dynamic folderId;
@dynamic folderName;
@end
@implementation DBTEAMLOGPaperFolderLogInfoSerializer @end
@implementation DBTEAMLOGPaperFolderTeamInviteDetails
@dynamic eventUuid;
@end
@implementation DBTEAMLOGPaperFolderTeamInviteDetailsSerializer @end
@implementation DBTEAMLOGPaperFolderTeamInviteType
@dynamic description_;
@end
@implementation DBTEAMLOGPaperFolderTeamInviteTypeSerializer @end
@implementation DBTEAMLOGPaperMemberPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGPaperMemberPolicySerializer @end
@implementation DBTEAMLOGPaperPublishedLinkChangePermissionDetails
@dynamic eventUuid;
@dynamic dNewPermissionLevel;
@dynamic previousPermissionLevel;
@end
@implementation DBTEAMLOGPaperPublishedLinkChangePermissionDetailsSerializer @end
@implementation DBTEAMLOGPaperPublishedLinkChangePermissionType
@dynamic description_;
@end
@implementation DBTEAMLOGPaperPublishedLinkChangePermissionTypeSerializer @end
@implementation DBTEAMLOGPaperPublishedLinkCreateDetails
@dynamic eventUuid;
@end
@implementation DBTEAMLOGPaperPublishedLinkCreateDetailsSerializer @end
@implementation DBTEAMLOGPaperPublishedLinkCreateType
@dynamic description_;
@end
@implementation DBTEAMLOGPaperPublishedLinkCreateTypeSerializer @end
@implementation DBTEAMLOGPaperPublishedLinkDisabledDetails
@dynamic eventUuid;
@end
@implementation DBTEAMLOGPaperPublishedLinkDisabledDetailsSerializer @end
@implementation DBTEAMLOGPaperPublishedLinkDisabledType
@dynamic description_;
@end
@implementation DBTEAMLOGPaperPublishedLinkDisabledTypeSerializer @end
@implementation DBTEAMLOGPaperPublishedLinkViewDetails
@dynamic eventUuid;
@end
@implementation DBTEAMLOGPaperPublishedLinkViewDetailsSerializer @end
@implementation DBTEAMLOGPaperPublishedLinkViewType
@dynamic description_;
@end
@implementation DBTEAMLOGPaperPublishedLinkViewTypeSerializer @end
@implementation DBTEAMLOGParticipantLogInfo
@dynamic tag;
@dynamic group;
@dynamic user;
@end
@implementation DBTEAMLOGParticipantLogInfoSerializer @end
@implementation DBTEAMLOGPassPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGPassPolicySerializer @end
@implementation DBTEAMLOGPasskeyAddDetails @end
@implementation DBTEAMLOGPasskeyAddDetailsSerializer @end
@implementation DBTEAMLOGPasskeyAddType
@dynamic description_;
@end
@implementation DBTEAMLOGPasskeyAddTypeSerializer @end
@implementation DBTEAMLOGPasskeyLoginPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGPasskeyLoginPolicySerializer @end
@implementation DBTEAMLOGPasskeyLoginPolicyChangedDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGPasskeyLoginPolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGPasskeyLoginPolicyChangedType
@dynamic description_;
@end
@implementation DBTEAMLOGPasskeyLoginPolicyChangedTypeSerializer @end
@implementation DBTEAMLOGPasskeyRemoveDetails @end
@implementation DBTEAMLOGPasskeyRemoveDetailsSerializer @end
@implementation DBTEAMLOGPasskeyRemoveType
@dynamic description_;
@end
@implementation DBTEAMLOGPasskeyRemoveTypeSerializer @end
@implementation DBTEAMLOGPasswordChangeDetails @end
@implementation DBTEAMLOGPasswordChangeDetailsSerializer @end
@implementation DBTEAMLOGPasswordChangeType
@dynamic description_;
@end
@implementation DBTEAMLOGPasswordChangeTypeSerializer @end
@implementation DBTEAMLOGPasswordResetAllDetails @end
@implementation DBTEAMLOGPasswordResetAllDetailsSerializer @end
@implementation DBTEAMLOGPasswordResetAllType
@dynamic description_;
@end
@implementation DBTEAMLOGPasswordResetAllTypeSerializer @end
@implementation DBTEAMLOGPasswordResetDetails @end
@implementation DBTEAMLOGPasswordResetDetailsSerializer @end
@implementation DBTEAMLOGPasswordResetType
@dynamic description_;
@end
@implementation DBTEAMLOGPasswordResetTypeSerializer @end
@implementation DBTEAMLOGPasswordStrengthRequirementsChangePolicyDetails
@dynamic previousValue;
@dynamic dNewValue;
@end
@implementation DBTEAMLOGPasswordStrengthRequirementsChangePolicyDetailsSerializer @end
@implementation DBTEAMLOGPasswordStrengthRequirementsChangePolicyType
@dynamic description_;
@end
@implementation DBTEAMLOGPasswordStrengthRequirementsChangePolicyTypeSerializer @end
@implementation DBTEAMLOGPathLogInfo
@dynamic contextual;
@dynamic namespaceRelative;
@end
@implementation DBTEAMLOGPathLogInfoSerializer @end
@implementation DBTEAMLOGPendingSecondaryEmailAddedDetails
@dynamic secondaryEmail;
@end
@implementation DBTEAMLOGPendingSecondaryEmailAddedDetailsSerializer @end
@implementation DBTEAMLOGPendingSecondaryEmailAddedType
@dynamic description_;
@end
@implementation DBTEAMLOGPendingSecondaryEmailAddedTypeSerializer @end
@implementation DBTEAMLOGPermanentDeleteChangePolicyDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGPermanentDeleteChangePolicyDetailsSerializer @end
@implementation DBTEAMLOGPermanentDeleteChangePolicyType
@dynamic description_;
@end
@implementation DBTEAMLOGPermanentDeleteChangePolicyTypeSerializer @end
@implementation DBTEAMLOGPlacementRestriction
@dynamic tag;
@end
@implementation DBTEAMLOGPlacementRestrictionSerializer @end
@implementation DBTEAMLOGPolicyType
@dynamic tag;
@end
@implementation DBTEAMLOGPolicyTypeSerializer @end
@implementation DBTEAMLOGPreviewsAiPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGPreviewsAiPolicySerializer @end
@implementation DBTEAMLOGPreviewsAiPolicyChangedDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGPreviewsAiPolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGPreviewsAiPolicyChangedType
@dynamic description_;
@end
@implementation DBTEAMLOGPreviewsAiPolicyChangedTypeSerializer @end
@implementation DBTEAMLOGPrimaryTeamRequestAcceptedDetails
@dynamic secondaryTeam;
@dynamic sentBy;
@end
@implementation DBTEAMLOGPrimaryTeamRequestAcceptedDetailsSerializer @end
@implementation DBTEAMLOGPrimaryTeamRequestCanceledDetails
@dynamic secondaryTeam;
@dynamic sentBy;
@end
@implementation DBTEAMLOGPrimaryTeamRequestCanceledDetailsSerializer @end
@implementation DBTEAMLOGPrimaryTeamRequestExpiredDetails
@dynamic secondaryTeam;
@dynamic sentBy;
@end
@implementation DBTEAMLOGPrimaryTeamRequestExpiredDetailsSerializer @end
@implementation DBTEAMLOGPrimaryTeamRequestReminderDetails
@dynamic secondaryTeam;
@dynamic sentTo;
@end
@implementation DBTEAMLOGPrimaryTeamRequestReminderDetailsSerializer @end
@implementation DBTEAMLOGProductAssignedToMemberDetails
@dynamic userName;
@dynamic productName;
@end
@implementation DBTEAMLOGProductAssignedToMemberDetailsSerializer @end
@implementation DBTEAMLOGProductAssignedToMemberType
@dynamic description_;
@end
@implementation DBTEAMLOGProductAssignedToMemberTypeSerializer @end
@implementation DBTEAMLOGProductLogInfo
@dynamic productName;
@end
@implementation DBTEAMLOGProductLogInfoSerializer @end
@implementation DBTEAMLOGProductRemovedFromMemberDetails
@dynamic userName;
@dynamic productName;
@end
@implementation DBTEAMLOGProductRemovedFromMemberDetailsSerializer @end
@implementation DBTEAMLOGProductRemovedFromMemberType
@dynamic description_;
@end
@implementation DBTEAMLOGProductRemovedFromMemberTypeSerializer @end
@implementation DBTEAMLOGProtectActionAddCollaboratorDetails
@dynamic actionId;
@end
@implementation DBTEAMLOGProtectActionAddCollaboratorDetailsSerializer @end
@implementation DBTEAMLOGProtectActionAddCollaboratorType
@dynamic description_;
@end
@implementation DBTEAMLOGProtectActionAddCollaboratorTypeSerializer @end
@implementation DBTEAMLOGProtectActionAddLinkDetails
@dynamic actionId;
@end
@implementation DBTEAMLOGProtectActionAddLinkDetailsSerializer @end
@implementation DBTEAMLOGProtectActionAddLinkType
@dynamic description_;
@end
@implementation DBTEAMLOGProtectActionAddLinkTypeSerializer @end
@implementation DBTEAMLOGProtectActionDeleteDetails
@dynamic actionId;
@end
@implementation DBTEAMLOGProtectActionDeleteDetailsSerializer @end
@implementation DBTEAMLOGProtectActionDeleteType
@dynamic description_;
@end
@implementation DBTEAMLOGProtectActionDeleteTypeSerializer @end
@implementation DBTEAMLOGProtectActionExportDetails
@dynamic actionId;
@end
@implementation DBTEAMLOGProtectActionExportDetailsSerializer @end
@implementation DBTEAMLOGProtectActionExportType
@dynamic description_;
@end
@implementation DBTEAMLOGProtectActionExportTypeSerializer @end
@implementation DBTEAMLOGProtectActionRemoveCollaboratorDetails
@dynamic actionId;
@end
@implementation DBTEAMLOGProtectActionRemoveCollaboratorDetailsSerializer @end
@implementation DBTEAMLOGProtectActionRemoveCollaboratorType
@dynamic description_;
@end
@implementation DBTEAMLOGProtectActionRemoveCollaboratorTypeSerializer @end
@implementation DBTEAMLOGProtectActionRemoveLinkDetails
@dynamic actionId;
@end
@implementation DBTEAMLOGProtectActionRemoveLinkDetailsSerializer @end
@implementation DBTEAMLOGProtectActionRemoveLinkType
@dynamic description_;
@end
@implementation DBTEAMLOGProtectActionRemoveLinkTypeSerializer @end
@implementation DBTEAMLOGProtectActionStopSharingDetails
@dynamic actionId;
@end
@implementation DBTEAMLOGProtectActionStopSharingDetailsSerializer @end
@implementation DBTEAMLOGProtectActionStopSharingType
@dynamic description_;
@end
@implementation DBTEAMLOGProtectActionStopSharingTypeSerializer @end
@implementation DBTEAMLOGProtectInternalDomainsChangedDetails
@dynamic domainsAdded;
@dynamic domainsRemoved;
@end
@implementation DBTEAMLOGProtectInternalDomainsChangedDetailsSerializer @end
@implementation DBTEAMLOGProtectInternalDomainsChangedType
@dynamic description_;
@end
@implementation DBTEAMLOGProtectInternalDomainsChangedTypeSerializer @end
@implementation DBTEAMLOGProtectPolicyActivatedDetails
@dynamic policyId;
@end
@implementation DBTEAMLOGProtectPolicyActivatedDetailsSerializer @end
@implementation DBTEAMLOGProtectPolicyActivatedType
@dynamic description_;
@end
@implementation DBTEAMLOGProtectPolicyActivatedTypeSerializer @end
@implementation DBTEAMLOGProtectPolicyDeactivatedDetails
@dynamic policyId;
@end
@implementation DBTEAMLOGProtectPolicyDeactivatedDetailsSerializer @end
@implementation DBTEAMLOGProtectPolicyDeactivatedType
@dynamic description_;
@end
@implementation DBTEAMLOGProtectPolicyDeactivatedTypeSerializer @end
@implementation DBTEAMLOGProtectPolicyScheduledDetails
@dynamic policyId;
@end
@implementation DBTEAMLOGProtectPolicyScheduledDetailsSerializer @end
@implementation DBTEAMLOGProtectPolicyScheduledType
@dynamic description_;
@end
@implementation DBTEAMLOGProtectPolicyScheduledTypeSerializer @end
@implementation DBTEAMLOGProtectPolicyUpdatedDetails
@dynamic policyId;
@end
@implementation DBTEAMLOGProtectPolicyUpdatedDetailsSerializer @end
@implementation DBTEAMLOGProtectPolicyUpdatedType
@dynamic description_;
@end
@implementation DBTEAMLOGProtectPolicyUpdatedTypeSerializer @end
@implementation DBTEAMLOGProtectReportCategory
@dynamic tag;
@end
@implementation DBTEAMLOGProtectReportCategorySerializer @end
@implementation DBTEAMLOGProtectReportMetric
@dynamic tag;
@end
@implementation DBTEAMLOGProtectReportMetricSerializer @end
@implementation DBTEAMLOGProtectReportSection
@dynamic tag;
@end
@implementation DBTEAMLOGProtectReportSectionSerializer @end
@implementation DBTEAMLOGProtectReportViewDetails
@dynamic reportCategory;
@dynamic reportSection;
@dynamic reportMetric;
@end
@implementation DBTEAMLOGProtectReportViewDetailsSerializer @end
@implementation DBTEAMLOGProtectReportViewType
@dynamic description_;
@end
@implementation DBTEAMLOGProtectReportViewTypeSerializer @end
@implementation DBTEAMLOGQuickActionType
@dynamic tag;
@end
@implementation DBTEAMLOGQuickActionTypeSerializer @end
@implementation DBTEAMLOGRansomwareAlertCreateReportDetails @end
@implementation DBTEAMLOGRansomwareAlertCreateReportDetailsSerializer @end
@implementation DBTEAMLOGRansomwareAlertCreateReportFailedDetails
@dynamic failureReason;
@end
@implementation DBTEAMLOGRansomwareAlertCreateReportFailedDetailsSerializer @end
@implementation DBTEAMLOGRansomwareAlertCreateReportFailedType
@dynamic description_;
@end
@implementation DBTEAMLOGRansomwareAlertCreateReportFailedTypeSerializer @end
@implementation DBTEAMLOGRansomwareAlertCreateReportType
@dynamic description_;
@end
@implementation DBTEAMLOGRansomwareAlertCreateReportTypeSerializer @end
@implementation DBTEAMLOGRansomwareRestoreProcessCompletedDetails
@dynamic status;
@dynamic restoredFilesCount;
@dynamic restoredFilesFailedCount;
@end
@implementation DBTEAMLOGRansomwareRestoreProcessCompletedDetailsSerializer @end
@implementation DBTEAMLOGRansomwareRestoreProcessCompletedType
@dynamic description_;
@end
@implementation DBTEAMLOGRansomwareRestoreProcessCompletedTypeSerializer @end
@implementation DBTEAMLOGRansomwareRestoreProcessStartedDetails
@dynamic extension;
@end
@implementation DBTEAMLOGRansomwareRestoreProcessStartedDetailsSerializer @end
@implementation DBTEAMLOGRansomwareRestoreProcessStartedType
@dynamic description_;
@end
@implementation DBTEAMLOGRansomwareRestoreProcessStartedTypeSerializer @end
@implementation DBTEAMLOGRecipientsConfiguration
@dynamic recipientSettingType;
@dynamic emails;
@dynamic groups;
@end
@implementation DBTEAMLOGRecipientsConfigurationSerializer @end
@implementation DBTEAMLOGRelocateAssetReferencesLogInfo
@dynamic srcAssetIndex;
@dynamic destAssetIndex;
@end
@implementation DBTEAMLOGRelocateAssetReferencesLogInfoSerializer @end
@implementation DBTEAMLOGReplayAddingPeoplePolicy
@dynamic tag;
@end
@implementation DBTEAMLOGReplayAddingPeoplePolicySerializer @end
@implementation DBTEAMLOGReplayAddingPeoplePolicyChangedDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGReplayAddingPeoplePolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGReplayAddingPeoplePolicyChangedType
@dynamic description_;
@end
@implementation DBTEAMLOGReplayAddingPeoplePolicyChangedTypeSerializer @end
@implementation DBTEAMLOGReplayFileDeleteDetails @end
@implementation DBTEAMLOGReplayFileDeleteDetailsSerializer @end
@implementation DBTEAMLOGReplayFileDeleteType
@dynamic description_;
@end
@implementation DBTEAMLOGReplayFileDeleteTypeSerializer @end
@implementation DBTEAMLOGReplayFileDownloadedDetails @end
@implementation DBTEAMLOGReplayFileDownloadedDetailsSerializer @end
@implementation DBTEAMLOGReplayFileDownloadedType
@dynamic description_;
@end
@implementation DBTEAMLOGReplayFileDownloadedTypeSerializer @end
@implementation DBTEAMLOGReplayFileSharedLinkCreatedDetails
@dynamic isWatermarked;
@dynamic access;
@end
@implementation DBTEAMLOGReplayFileSharedLinkCreatedDetailsSerializer @end
@implementation DBTEAMLOGReplayFileSharedLinkCreatedType
@dynamic description_;
@end
@implementation DBTEAMLOGReplayFileSharedLinkCreatedTypeSerializer @end
@implementation DBTEAMLOGReplayFileSharedLinkModifiedDetails
@dynamic isWatermarked;
@dynamic access;
@end
@implementation DBTEAMLOGReplayFileSharedLinkModifiedDetailsSerializer @end
@implementation DBTEAMLOGReplayFileSharedLinkModifiedType
@dynamic description_;
@end
@implementation DBTEAMLOGReplayFileSharedLinkModifiedTypeSerializer @end
@implementation DBTEAMLOGReplayLinkAccess
@dynamic tag;
@end
@implementation DBTEAMLOGReplayLinkAccessSerializer @end
@implementation DBTEAMLOGReplayProjectTeamAddDetails @end
@implementation DBTEAMLOGReplayProjectTeamAddDetailsSerializer @end
@implementation DBTEAMLOGReplayProjectTeamAddType
@dynamic description_;
@end
@implementation DBTEAMLOGReplayProjectTeamAddTypeSerializer @end
@implementation DBTEAMLOGReplayProjectTeamDeleteDetails @end
@implementation DBTEAMLOGReplayProjectTeamDeleteDetailsSerializer @end
@implementation DBTEAMLOGReplayProjectTeamDeleteType
@dynamic description_;
@end
@implementation DBTEAMLOGReplayProjectTeamDeleteTypeSerializer @end
@implementation DBTEAMLOGReplaySharingPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGReplaySharingPolicySerializer @end
@implementation DBTEAMLOGReplaySharingPolicyChangedDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGReplaySharingPolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGReplaySharingPolicyChangedType
@dynamic description_;
@end
@implementation DBTEAMLOGReplaySharingPolicyChangedTypeSerializer @end
@implementation DBTEAMLOGReplayTeamProjectCreatedDetails
@dynamic name;
@end
@implementation DBTEAMLOGReplayTeamProjectCreatedDetailsSerializer @end
@implementation DBTEAMLOGReplayTeamProjectCreatedType
@dynamic description_;
@end
@implementation DBTEAMLOGReplayTeamProjectCreatedTypeSerializer @end
@implementation DBTEAMLOGResellerLogInfo
@dynamic resellerName;
@dynamic resellerEmail;
@end
@implementation DBTEAMLOGResellerLogInfoSerializer @end
@implementation DBTEAMLOGResellerRole
@dynamic tag;
@end
@implementation DBTEAMLOGResellerRoleSerializer @end
@implementation DBTEAMLOGResellerSupportChangePolicyDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGResellerSupportChangePolicyDetailsSerializer @end
@implementation DBTEAMLOGResellerSupportChangePolicyType
@dynamic description_;
@end
@implementation DBTEAMLOGResellerSupportChangePolicyTypeSerializer @end
@implementation DBTEAMLOGResellerSupportPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGResellerSupportPolicySerializer @end
@implementation DBTEAMLOGResellerSupportSessionEndDetails @end
@implementation DBTEAMLOGResellerSupportSessionEndDetailsSerializer @end
@implementation DBTEAMLOGResellerSupportSessionEndType
@dynamic description_;
@end
@implementation DBTEAMLOGResellerSupportSessionEndTypeSerializer @end
@implementation DBTEAMLOGResellerSupportSessionStartDetails @end
@implementation DBTEAMLOGResellerSupportSessionStartDetailsSerializer @end
@implementation DBTEAMLOGResellerSupportSessionStartType
@dynamic description_;
@end
@implementation DBTEAMLOGResellerSupportSessionStartTypeSerializer @end
@implementation DBTEAMLOGRewindFolderDetails
@dynamic rewindFolderTargetTsMs;
@end
@implementation DBTEAMLOGRewindFolderDetailsSerializer @end
@implementation DBTEAMLOGRewindFolderType
@dynamic description_;
@end
@implementation DBTEAMLOGRewindFolderTypeSerializer @end
@implementation DBTEAMLOGRewindPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGRewindPolicySerializer @end
@implementation DBTEAMLOGRewindPolicyChangedDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGRewindPolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGRewindPolicyChangedType
@dynamic description_;
@end
@implementation DBTEAMLOGRewindPolicyChangedTypeSerializer @end
@implementation DBTEAMLOGRiscSecurityEventDetails
@dynamic eventType;
@dynamic reason;
@dynamic issuer;
@end
@implementation DBTEAMLOGRiscSecurityEventDetailsSerializer @end
@implementation DBTEAMLOGRiscSecurityEventType
@dynamic description_;
@end
@implementation DBTEAMLOGRiscSecurityEventTypeSerializer @end
@implementation DBTEAMLOGSecondaryEmailDeletedDetails
@dynamic secondaryEmail;
@end
@implementation DBTEAMLOGSecondaryEmailDeletedDetailsSerializer @end
@implementation DBTEAMLOGSecondaryEmailDeletedType
@dynamic description_;
@end
@implementation DBTEAMLOGSecondaryEmailDeletedTypeSerializer @end
@implementation DBTEAMLOGSecondaryEmailVerifiedDetails
@dynamic secondaryEmail;
@end
@implementation DBTEAMLOGSecondaryEmailVerifiedDetailsSerializer @end
@implementation DBTEAMLOGSecondaryEmailVerifiedType
@dynamic description_;
@end
@implementation DBTEAMLOGSecondaryEmailVerifiedTypeSerializer @end
@implementation DBTEAMLOGSecondaryMailsPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGSecondaryMailsPolicySerializer @end
@implementation DBTEAMLOGSecondaryMailsPolicyChangedDetails
@dynamic previousValue;
@dynamic dNewValue;
@end
@implementation DBTEAMLOGSecondaryMailsPolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGSecondaryMailsPolicyChangedType
@dynamic description_;
@end
@implementation DBTEAMLOGSecondaryMailsPolicyChangedTypeSerializer @end
@implementation DBTEAMLOGSecondaryTeamRequestAcceptedDetails
@dynamic primaryTeam;
@dynamic sentBy;
@end
@implementation DBTEAMLOGSecondaryTeamRequestAcceptedDetailsSerializer @end
@implementation DBTEAMLOGSecondaryTeamRequestCanceledDetails
@dynamic sentTo;
@dynamic sentBy;
@end
@implementation DBTEAMLOGSecondaryTeamRequestCanceledDetailsSerializer @end
@implementation DBTEAMLOGSecondaryTeamRequestExpiredDetails
@dynamic sentTo;
@end
@implementation DBTEAMLOGSecondaryTeamRequestExpiredDetailsSerializer @end
@implementation DBTEAMLOGSecondaryTeamRequestReminderDetails
@dynamic sentTo;
@end
@implementation DBTEAMLOGSecondaryTeamRequestReminderDetailsSerializer @end
@implementation DBTEAMLOGSendAndTrackFileAddedDetails @end
@implementation DBTEAMLOGSendAndTrackFileAddedDetailsSerializer @end
@implementation DBTEAMLOGSendAndTrackFileAddedType
@dynamic description_;
@end
@implementation DBTEAMLOGSendAndTrackFileAddedTypeSerializer @end
@implementation DBTEAMLOGSendAndTrackFileRenamedDetails
@dynamic previousValue;
@end
@implementation DBTEAMLOGSendAndTrackFileRenamedDetailsSerializer @end
@implementation DBTEAMLOGSendAndTrackFileRenamedType
@dynamic description_;
@end
@implementation DBTEAMLOGSendAndTrackFileRenamedTypeSerializer @end
@implementation DBTEAMLOGSendAndTrackFileUpdatedDetails @end
@implementation DBTEAMLOGSendAndTrackFileUpdatedDetailsSerializer @end
@implementation DBTEAMLOGSendAndTrackFileUpdatedType
@dynamic description_;
@end
@implementation DBTEAMLOGSendAndTrackFileUpdatedTypeSerializer @end
@implementation DBTEAMLOGSendAndTrackLinkCreatedDetails
@dynamic linkSettings;
@end
@implementation DBTEAMLOGSendAndTrackLinkCreatedDetailsSerializer @end
@implementation DBTEAMLOGSendAndTrackLinkCreatedType
@dynamic description_;
@end
@implementation DBTEAMLOGSendAndTrackLinkCreatedTypeSerializer @end
@implementation DBTEAMLOGSendAndTrackLinkDeletedDetails
@dynamic sharedContentLink;
@end
@implementation DBTEAMLOGSendAndTrackLinkDeletedDetailsSerializer @end
@implementation DBTEAMLOGSendAndTrackLinkDeletedType
@dynamic description_;
@end
@implementation DBTEAMLOGSendAndTrackLinkDeletedTypeSerializer @end
@implementation DBTEAMLOGSendAndTrackLinkUpdatedDetails
@dynamic linkSettings;
@dynamic previousLinkName;
@end
@implementation DBTEAMLOGSendAndTrackLinkUpdatedDetailsSerializer @end
@implementation DBTEAMLOGSendAndTrackLinkUpdatedType
@dynamic description_;
@end
@implementation DBTEAMLOGSendAndTrackLinkUpdatedTypeSerializer @end
@implementation DBTEAMLOGSendAndTrackLinkViewedDetails
@dynamic linkSettings;
@dynamic emailAddress;
@dynamic linkOwner;
@end
@implementation DBTEAMLOGSendAndTrackLinkViewedDetailsSerializer @end
@implementation DBTEAMLOGSendAndTrackLinkViewedType
@dynamic description_;
@end
@implementation DBTEAMLOGSendAndTrackLinkViewedTypeSerializer @end
@implementation DBTEAMLOGSendAndTrackPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGSendAndTrackPolicySerializer @end
@implementation DBTEAMLOGSendAndTrackPolicyChangedDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGSendAndTrackPolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGSendAndTrackPolicyChangedType
@dynamic description_;
@end
@implementation DBTEAMLOGSendAndTrackPolicyChangedTypeSerializer @end
@implementation DBTEAMLOGSendAndTrackRemovedFileAndAssociatedLinksDetails @end
@implementation DBTEAMLOGSendAndTrackRemovedFileAndAssociatedLinksDetailsSerializer @end
@implementation DBTEAMLOGSendAndTrackRemovedFileAndAssociatedLinksType
@dynamic description_;
@end
@implementation DBTEAMLOGSendAndTrackRemovedFileAndAssociatedLinksTypeSerializer @end
@implementation DBTEAMLOGSendExternalSharingPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGSendExternalSharingPolicySerializer @end
@implementation DBTEAMLOGSendExternalSharingPolicyChangedDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGSendExternalSharingPolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGSendExternalSharingPolicyChangedType
@dynamic description_;
@end
@implementation DBTEAMLOGSendExternalSharingPolicyChangedTypeSerializer @end
@implementation DBTEAMLOGSendForSignaturePolicy
@dynamic tag;
@end
@implementation DBTEAMLOGSendForSignaturePolicySerializer @end
@implementation DBTEAMLOGSendForSignaturePolicyChangedDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGSendForSignaturePolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGSendForSignaturePolicyChangedType
@dynamic description_;
@end
@implementation DBTEAMLOGSendForSignaturePolicyChangedTypeSerializer @end
@implementation DBTEAMLOGSfAddGroupDetails
@dynamic targetAssetIndex;
@dynamic originalFolderName;
@dynamic sharingPermission;
@dynamic teamName;
@end
@implementation DBTEAMLOGSfAddGroupDetailsSerializer @end
@implementation DBTEAMLOGSfAddGroupType
@dynamic description_;
@end
@implementation DBTEAMLOGSfAddGroupTypeSerializer @end
@implementation DBTEAMLOGSfAllowNonMembersToViewSharedLinksDetails
@dynamic targetAssetIndex;
@dynamic originalFolderName;
@dynamic sharedFolderType;
@end
@implementation DBTEAMLOGSfAllowNonMembersToViewSharedLinksDetailsSerializer @end
@implementation DBTEAMLOGSfAllowNonMembersToViewSharedLinksType
@dynamic description_;
@end
@implementation DBTEAMLOGSfAllowNonMembersToViewSharedLinksTypeSerializer @end
@implementation DBTEAMLOGSfExternalInviteWarnDetails
@dynamic targetAssetIndex;
@dynamic originalFolderName;
@dynamic dNewSharingPermission;
@dynamic previousSharingPermission;
@end
@implementation DBTEAMLOGSfExternalInviteWarnDetailsSerializer @end
@implementation DBTEAMLOGSfExternalInviteWarnType
@dynamic description_;
@end
@implementation DBTEAMLOGSfExternalInviteWarnTypeSerializer @end
@implementation DBTEAMLOGSfFbInviteChangeRoleDetails
@dynamic targetAssetIndex;
@dynamic originalFolderName;
@dynamic previousSharingPermission;
@dynamic dNewSharingPermission;
@end
@implementation DBTEAMLOGSfFbInviteChangeRoleDetailsSerializer @end
@implementation DBTEAMLOGSfFbInviteChangeRoleType
@dynamic description_;
@end
@implementation DBTEAMLOGSfFbInviteChangeRoleTypeSerializer @end
@implementation DBTEAMLOGSfFbInviteDetails
@dynamic targetAssetIndex;
@dynamic originalFolderName;
@dynamic sharingPermission;
@end
@implementation DBTEAMLOGSfFbInviteDetailsSerializer @end
@implementation DBTEAMLOGSfFbInviteType
@dynamic description_;
@end
@implementation DBTEAMLOGSfFbInviteTypeSerializer @end
@implementation DBTEAMLOGSfFbUninviteDetails
@dynamic targetAssetIndex;
@dynamic originalFolderName;
@end
@implementation DBTEAMLOGSfFbUninviteDetailsSerializer @end
@implementation DBTEAMLOGSfFbUninviteType
@dynamic description_;
@end
@implementation DBTEAMLOGSfFbUninviteTypeSerializer @end
@implementation DBTEAMLOGSfInviteGroupDetails
@dynamic targetAssetIndex;
@end
@implementation DBTEAMLOGSfInviteGroupDetailsSerializer @end
@implementation DBTEAMLOGSfInviteGroupType
@dynamic description_;
@end
@implementation DBTEAMLOGSfInviteGroupTypeSerializer @end
@implementation DBTEAMLOGSfTeamGrantAccessDetails
@dynamic targetAssetIndex;
@dynamic originalFolderName;
@end
@implementation DBTEAMLOGSfTeamGrantAccessDetailsSerializer @end
@implementation DBTEAMLOGSfTeamGrantAccessType
@dynamic description_;
@end
@implementation DBTEAMLOGSfTeamGrantAccessTypeSerializer @end
@implementation DBTEAMLOGSfTeamInviteChangeRoleDetails
@dynamic targetAssetIndex;
@dynamic originalFolderName;
@dynamic dNewSharingPermission;
@dynamic previousSharingPermission;
@end
@implementation DBTEAMLOGSfTeamInviteChangeRoleDetailsSerializer @end
@implementation DBTEAMLOGSfTeamInviteChangeRoleType
@dynamic description_;
@end
@implementation DBTEAMLOGSfTeamInviteChangeRoleTypeSerializer @end
@implementation DBTEAMLOGSfTeamInviteDetails
@dynamic targetAssetIndex;
@dynamic originalFolderName;
@dynamic sharingPermission;
@end
@implementation DBTEAMLOGSfTeamInviteDetailsSerializer @end
@implementation DBTEAMLOGSfTeamInviteType
@dynamic description_;
@end
@implementation DBTEAMLOGSfTeamInviteTypeSerializer @end
@implementation DBTEAMLOGSfTeamJoinDetails
@dynamic targetAssetIndex;
@dynamic originalFolderName;
@end
@implementation DBTEAMLOGSfTeamJoinDetailsSerializer @end
@implementation DBTEAMLOGSfTeamJoinFromOobLinkDetails
@dynamic targetAssetIndex;
@dynamic originalFolderName;
@dynamic tokenKey;
@dynamic sharingPermission;
@end
@implementation DBTEAMLOGSfTeamJoinFromOobLinkDetailsSerializer @end
@implementation DBTEAMLOGSfTeamJoinFromOobLinkType
@dynamic description_;
@end
@implementation DBTEAMLOGSfTeamJoinFromOobLinkTypeSerializer @end
@implementation DBTEAMLOGSfTeamJoinType
@dynamic description_;
@end
@implementation DBTEAMLOGSfTeamJoinTypeSerializer @end
@implementation DBTEAMLOGSfTeamUninviteDetails
@dynamic targetAssetIndex;
@dynamic originalFolderName;
@end
@implementation DBTEAMLOGSfTeamUninviteDetailsSerializer @end
@implementation DBTEAMLOGSfTeamUninviteType
@dynamic description_;
@end
@implementation DBTEAMLOGSfTeamUninviteTypeSerializer @end
@implementation DBTEAMLOGSharedContentAddInviteesDetails
@dynamic sharedContentAccessLevel;
@dynamic invitees;
@end
@implementation DBTEAMLOGSharedContentAddInviteesDetailsSerializer @end
@implementation DBTEAMLOGSharedContentAddInviteesType
@dynamic description_;
@end
@implementation DBTEAMLOGSharedContentAddInviteesTypeSerializer @end
@implementation DBTEAMLOGSharedContentAddLinkExpiryDetails
@dynamic dNewValue;
@end
@implementation DBTEAMLOGSharedContentAddLinkExpiryDetailsSerializer @end
@implementation DBTEAMLOGSharedContentAddLinkExpiryType
@dynamic description_;
@end
@implementation DBTEAMLOGSharedContentAddLinkExpiryTypeSerializer @end
@implementation DBTEAMLOGSharedContentAddLinkPasswordDetails @end
@implementation DBTEAMLOGSharedContentAddLinkPasswordDetailsSerializer @end
@implementation DBTEAMLOGSharedContentAddLinkPasswordType
@dynamic description_;
@end
@implementation DBTEAMLOGSharedContentAddLinkPasswordTypeSerializer @end
@implementation DBTEAMLOGSharedContentAddMemberDetails
@dynamic sharedContentAccessLevel;
@end
@implementation DBTEAMLOGSharedContentAddMemberDetailsSerializer @end
@implementation DBTEAMLOGSharedContentAddMemberType
@dynamic description_;
@end
@implementation DBTEAMLOGSharedContentAddMemberTypeSerializer @end
@implementation DBTEAMLOGSharedContentChangeDownloadsPolicyDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGSharedContentChangeDownloadsPolicyDetailsSerializer @end
@implementation DBTEAMLOGSharedContentChangeDownloadsPolicyType
@dynamic description_;
@end
@implementation DBTEAMLOGSharedContentChangeDownloadsPolicyTypeSerializer @end
@implementation DBTEAMLOGSharedContentChangeInviteeRoleDetails
@dynamic previousAccessLevel;
@dynamic dNewAccessLevel;
@dynamic invitee;
@end
@implementation DBTEAMLOGSharedContentChangeInviteeRoleDetailsSerializer @end
@implementation DBTEAMLOGSharedContentChangeInviteeRoleType
@dynamic description_;
@end
@implementation DBTEAMLOGSharedContentChangeInviteeRoleTypeSerializer @end
@implementation DBTEAMLOGSharedContentChangeLinkAudienceDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGSharedContentChangeLinkAudienceDetailsSerializer @end
@implementation DBTEAMLOGSharedContentChangeLinkAudienceType
@dynamic description_;
@end
@implementation DBTEAMLOGSharedContentChangeLinkAudienceTypeSerializer @end
@implementation DBTEAMLOGSharedContentChangeLinkExpiryDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGSharedContentChangeLinkExpiryDetailsSerializer @end
@implementation DBTEAMLOGSharedContentChangeLinkExpiryType
@dynamic description_;
@end
@implementation DBTEAMLOGSharedContentChangeLinkExpiryTypeSerializer @end
@implementation DBTEAMLOGSharedContentChangeLinkPasswordDetails @end
@implementation DBTEAMLOGSharedContentChangeLinkPasswordDetailsSerializer @end
@implementation DBTEAMLOGSharedContentChangeLinkPasswordType
@dynamic description_;
@end
@implementation DBTEAMLOGSharedContentChangeLinkPasswordTypeSerializer @end
@implementation DBTEAMLOGSharedContentChangeMemberRoleDetails
@dynamic previousAccessLevel;
@dynamic dNewAccessLevel;
@end
@implementation DBTEAMLOGSharedContentChangeMemberRoleDetailsSerializer @end
@implementation DBTEAMLOGSharedContentChangeMemberRoleType
@dynamic description_;
@end
@implementation DBTEAMLOGSharedContentChangeMemberRoleTypeSerializer @end
@implementation DBTEAMLOGSharedContentChangeViewerInfoPolicyDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGSharedContentChangeViewerInfoPolicyDetailsSerializer @end
@implementation DBTEAMLOGSharedContentChangeViewerInfoPolicyType
@dynamic description_;
@end
@implementation DBTEAMLOGSharedContentChangeViewerInfoPolicyTypeSerializer @end
@implementation DBTEAMLOGSharedContentClaimInvitationDetails
@dynamic sharedContentLink;
@end
@implementation DBTEAMLOGSharedContentClaimInvitationDetailsSerializer @end
@implementation DBTEAMLOGSharedContentClaimInvitationType
@dynamic description_;
@end
@implementation DBTEAMLOGSharedContentClaimInvitationTypeSerializer @end
@implementation DBTEAMLOGSharedContentCopyDetails
@dynamic sharedContentLink;
@dynamic sharedContentOwner;
@dynamic sharedContentAccessLevel;
@dynamic destinationPath;
@end
@implementation DBTEAMLOGSharedContentCopyDetailsSerializer @end
@implementation DBTEAMLOGSharedContentCopyType
@dynamic description_;
@end
@implementation DBTEAMLOGSharedContentCopyTypeSerializer @end
@implementation DBTEAMLOGSharedContentDownloadDetails
@dynamic sharedContentLink;
@dynamic sharedContentOwner;
@dynamic sharedContentAccessLevel;
@end
@implementation DBTEAMLOGSharedContentDownloadDetailsSerializer @end
@implementation DBTEAMLOGSharedContentDownloadType
@dynamic description_;
@end
@implementation DBTEAMLOGSharedContentDownloadTypeSerializer @end
@implementation DBTEAMLOGSharedContentRelinquishMembershipDetails @end
@implementation DBTEAMLOGSharedContentRelinquishMembershipDetailsSerializer @end
@implementation DBTEAMLOGSharedContentRelinquishMembershipType
@dynamic description_;
@end
@implementation DBTEAMLOGSharedContentRelinquishMembershipTypeSerializer @end
@implementation DBTEAMLOGSharedContentRemoveInviteesDetails
@dynamic invitees;
@end
@implementation DBTEAMLOGSharedContentRemoveInviteesDetailsSerializer @end
@implementation DBTEAMLOGSharedContentRemoveInviteesType
@dynamic description_;
@end
@implementation DBTEAMLOGSharedContentRemoveInviteesTypeSerializer @end
@implementation DBTEAMLOGSharedContentRemoveLinkExpiryDetails
@dynamic previousValue;
@end
@implementation DBTEAMLOGSharedContentRemoveLinkExpiryDetailsSerializer @end
@implementation DBTEAMLOGSharedContentRemoveLinkExpiryType
@dynamic description_;
@end
@implementation DBTEAMLOGSharedContentRemoveLinkExpiryTypeSerializer @end
@implementation DBTEAMLOGSharedContentRemoveLinkPasswordDetails @end
@implementation DBTEAMLOGSharedContentRemoveLinkPasswordDetailsSerializer @end
@implementation DBTEAMLOGSharedContentRemoveLinkPasswordType
@dynamic description_;
@end
@implementation DBTEAMLOGSharedContentRemoveLinkPasswordTypeSerializer @end
@implementation DBTEAMLOGSharedContentRemoveMemberDetails
@dynamic sharedContentAccessLevel;
@end
@implementation DBTEAMLOGSharedContentRemoveMemberDetailsSerializer @end
@implementation DBTEAMLOGSharedContentRemoveMemberType
@dynamic description_;
@end
@implementation DBTEAMLOGSharedContentRemoveMemberTypeSerializer @end
@implementation DBTEAMLOGSharedContentRequestAccessDetails
@dynamic sharedContentLink;
@end
@implementation DBTEAMLOGSharedContentRequestAccessDetailsSerializer @end
@implementation DBTEAMLOGSharedContentRequestAccessType
@dynamic description_;
@end
@implementation DBTEAMLOGSharedContentRequestAccessTypeSerializer @end
@implementation DBTEAMLOGSharedContentRestoreInviteesDetails
@dynamic sharedContentAccessLevel;
@dynamic invitees;
@end
@implementation DBTEAMLOGSharedContentRestoreInviteesDetailsSerializer @end
@implementation DBTEAMLOGSharedContentRestoreInviteesType
@dynamic description_;
@end
@implementation DBTEAMLOGSharedContentRestoreInviteesTypeSerializer @end
@implementation DBTEAMLOGSharedContentRestoreMemberDetails
@dynamic sharedContentAccessLevel;
@end
@implementation DBTEAMLOGSharedContentRestoreMemberDetailsSerializer @end
@implementation DBTEAMLOGSharedContentRestoreMemberType
@dynamic description_;
@end
@implementation DBTEAMLOGSharedContentRestoreMemberTypeSerializer @end
@implementation DBTEAMLOGSharedContentUnshareDetails @end
@implementation DBTEAMLOGSharedContentUnshareDetailsSerializer @end
@implementation DBTEAMLOGSharedContentUnshareType
@dynamic description_;
@end
@implementation DBTEAMLOGSharedContentUnshareTypeSerializer @end
@implementation DBTEAMLOGSharedContentViewDetails
@dynamic sharedContentLink;
@dynamic sharedContentOwner;
@dynamic sharedContentAccessLevel;
@end
@implementation DBTEAMLOGSharedContentViewDetailsSerializer @end
@implementation DBTEAMLOGSharedContentViewType
@dynamic description_;
@end
@implementation DBTEAMLOGSharedContentViewTypeSerializer @end
@implementation DBTEAMLOGSharedFolderChangeLinkPolicyDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGSharedFolderChangeLinkPolicyDetailsSerializer @end
@implementation DBTEAMLOGSharedFolderChangeLinkPolicyType
@dynamic description_;
@end
@implementation DBTEAMLOGSharedFolderChangeLinkPolicyTypeSerializer @end
@implementation DBTEAMLOGSharedFolderChangeMembersInheritancePolicyDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGSharedFolderChangeMembersInheritancePolicyDetailsSerializer @end
@implementation DBTEAMLOGSharedFolderChangeMembersInheritancePolicyType
@dynamic description_;
@end
@implementation DBTEAMLOGSharedFolderChangeMembersInheritancePolicyTypeSerializer @end
@implementation DBTEAMLOGSharedFolderChangeMembersManagementPolicyDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGSharedFolderChangeMembersManagementPolicyDetailsSerializer @end
@implementation DBTEAMLOGSharedFolderChangeMembersManagementPolicyType
@dynamic description_;
@end
@implementation DBTEAMLOGSharedFolderChangeMembersManagementPolicyTypeSerializer @end
@implementation DBTEAMLOGSharedFolderChangeMembersPolicyDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGSharedFolderChangeMembersPolicyDetailsSerializer @end
@implementation DBTEAMLOGSharedFolderChangeMembersPolicyType
@dynamic description_;
@end
@implementation DBTEAMLOGSharedFolderChangeMembersPolicyTypeSerializer @end
@implementation DBTEAMLOGSharedFolderCreateDetails
@dynamic targetNsId;
@end
@implementation DBTEAMLOGSharedFolderCreateDetailsSerializer @end
@implementation DBTEAMLOGSharedFolderCreateType
@dynamic description_;
@end
@implementation DBTEAMLOGSharedFolderCreateTypeSerializer @end
@implementation DBTEAMLOGSharedFolderDeclineInvitationDetails @end
@implementation DBTEAMLOGSharedFolderDeclineInvitationDetailsSerializer @end
@implementation DBTEAMLOGSharedFolderDeclineInvitationType
@dynamic description_;
@end
@implementation DBTEAMLOGSharedFolderDeclineInvitationTypeSerializer @end
@implementation DBTEAMLOGSharedFolderMembersInheritancePolicy
@dynamic tag;
@end
@implementation DBTEAMLOGSharedFolderMembersInheritancePolicySerializer @end
@implementation DBTEAMLOGSharedFolderMountDetails @end
@implementation DBTEAMLOGSharedFolderMountDetailsSerializer @end
@implementation DBTEAMLOGSharedFolderMountType
@dynamic description_;
@end
@implementation DBTEAMLOGSharedFolderMountTypeSerializer @end
@implementation DBTEAMLOGSharedFolderNestDetails
@dynamic previousParentNsId;
@dynamic dNewParentNsId;
@dynamic previousNsPath;
@dynamic dNewNsPath;
@end
@implementation DBTEAMLOGSharedFolderNestDetailsSerializer @end
@implementation DBTEAMLOGSharedFolderNestType
@dynamic description_;
@end
@implementation DBTEAMLOGSharedFolderNestTypeSerializer @end
@implementation DBTEAMLOGSharedFolderTransferOwnershipDetails
@dynamic previousOwnerEmail;
@dynamic dNewOwnerEmail;
@end
@implementation DBTEAMLOGSharedFolderTransferOwnershipDetailsSerializer @end
@implementation DBTEAMLOGSharedFolderTransferOwnershipType
@dynamic description_;
@end
@implementation DBTEAMLOGSharedFolderTransferOwnershipTypeSerializer @end
@implementation DBTEAMLOGSharedFolderUnmountDetails @end
@implementation DBTEAMLOGSharedFolderUnmountDetailsSerializer @end
@implementation DBTEAMLOGSharedFolderUnmountType
@dynamic description_;
@end
@implementation DBTEAMLOGSharedFolderUnmountTypeSerializer @end
@implementation DBTEAMLOGSharedFoldersCreateReportDetails @end
@implementation DBTEAMLOGSharedFoldersCreateReportDetailsSerializer @end
@implementation DBTEAMLOGSharedFoldersCreateReportFailedDetails
@dynamic failureReason;
@end
@implementation DBTEAMLOGSharedFoldersCreateReportFailedDetailsSerializer @end
@implementation DBTEAMLOGSharedFoldersCreateReportFailedType
@dynamic description_;
@end
@implementation DBTEAMLOGSharedFoldersCreateReportFailedTypeSerializer @end
@implementation DBTEAMLOGSharedFoldersCreateReportType
@dynamic description_;
@end
@implementation DBTEAMLOGSharedFoldersCreateReportTypeSerializer @end
@implementation DBTEAMLOGSharedLinkAccessLevel
@dynamic tag;
@end
@implementation DBTEAMLOGSharedLinkAccessLevelSerializer @end
@implementation DBTEAMLOGSharedLinkAddExpiryDetails
@dynamic dNewValue;
@dynamic isConsolidationAction;
@end
@implementation DBTEAMLOGSharedLinkAddExpiryDetailsSerializer @end
@implementation DBTEAMLOGSharedLinkAddExpiryType
@dynamic description_;
@end
@implementation DBTEAMLOGSharedLinkAddExpiryTypeSerializer @end
@implementation DBTEAMLOGSharedLinkChangeExpiryDetails
@dynamic dNewValue;
@dynamic previousValue;
@dynamic isConsolidationAction;
@end
@implementation DBTEAMLOGSharedLinkChangeExpiryDetailsSerializer @end
@implementation DBTEAMLOGSharedLinkChangeExpiryType
@dynamic description_;
@end
@implementation DBTEAMLOGSharedLinkChangeExpiryTypeSerializer @end
@implementation DBTEAMLOGSharedLinkChangeVisibilityDetails
@dynamic dNewValue;
@dynamic previousValue;
@dynamic isConsolidationAction;
@end
@implementation DBTEAMLOGSharedLinkChangeVisibilityDetailsSerializer @end
@implementation DBTEAMLOGSharedLinkChangeVisibilityType
@dynamic description_;
@end
@implementation DBTEAMLOGSharedLinkChangeVisibilityTypeSerializer @end
@implementation DBTEAMLOGSharedLinkCopyDetails
@dynamic sharedLinkOwner;
@end
@implementation DBTEAMLOGSharedLinkCopyDetailsSerializer @end
@implementation DBTEAMLOGSharedLinkCopyType
@dynamic description_;
@end
@implementation DBTEAMLOGSharedLinkCopyTypeSerializer @end
@implementation DBTEAMLOGSharedLinkCreateDetails
@dynamic sharedLinkAccessLevel;
@end
@implementation DBTEAMLOGSharedLinkCreateDetailsSerializer @end
@implementation DBTEAMLOGSharedLinkCreateType
@dynamic description_;
@end
@implementation DBTEAMLOGSharedLinkCreateTypeSerializer @end
@implementation DBTEAMLOGSharedLinkDefaultPermissionsPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGSharedLinkDefaultPermissionsPolicySerializer @end
@implementation DBTEAMLOGSharedLinkDefaultPermissionsPolicyChangedDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGSharedLinkDefaultPermissionsPolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGSharedLinkDefaultPermissionsPolicyChangedType
@dynamic description_;
@end
@implementation DBTEAMLOGSharedLinkDefaultPermissionsPolicyChangedTypeSerializer @end
@implementation DBTEAMLOGSharedLinkDisableDetails
@dynamic sharedLinkOwner;
@end
@implementation DBTEAMLOGSharedLinkDisableDetailsSerializer @end
@implementation DBTEAMLOGSharedLinkDisableType
@dynamic description_;
@end
@implementation DBTEAMLOGSharedLinkDisableTypeSerializer @end
@implementation DBTEAMLOGSharedLinkDownloadDetails
@dynamic sharedLinkOwner;
@end
@implementation DBTEAMLOGSharedLinkDownloadDetailsSerializer @end
@implementation DBTEAMLOGSharedLinkDownloadType
@dynamic description_;
@end
@implementation DBTEAMLOGSharedLinkDownloadTypeSerializer @end
@implementation DBTEAMLOGSharedLinkRemoveExpiryDetails
@dynamic previousValue;
@end
@implementation DBTEAMLOGSharedLinkRemoveExpiryDetailsSerializer @end
@implementation DBTEAMLOGSharedLinkRemoveExpiryType
@dynamic description_;
@end
@implementation DBTEAMLOGSharedLinkRemoveExpiryTypeSerializer @end
@implementation DBTEAMLOGSharedLinkRemoveVisitorDetails @end
@implementation DBTEAMLOGSharedLinkRemoveVisitorDetailsSerializer @end
@implementation DBTEAMLOGSharedLinkRemoveVisitorType
@dynamic description_;
@end
@implementation DBTEAMLOGSharedLinkRemoveVisitorTypeSerializer @end
@implementation DBTEAMLOGSharedLinkSettingsAddExpirationDetails
@dynamic sharedContentAccessLevel;
@dynamic sharedContentLink;
@dynamic dNewValue;
@end
@implementation DBTEAMLOGSharedLinkSettingsAddExpirationDetailsSerializer @end
@implementation DBTEAMLOGSharedLinkSettingsAddExpirationType
@dynamic description_;
@end
@implementation DBTEAMLOGSharedLinkSettingsAddExpirationTypeSerializer @end
@implementation DBTEAMLOGSharedLinkSettingsAddPasswordDetails
@dynamic sharedContentAccessLevel;
@dynamic sharedContentLink;
@end
@implementation DBTEAMLOGSharedLinkSettingsAddPasswordDetailsSerializer @end
@implementation DBTEAMLOGSharedLinkSettingsAddPasswordType
@dynamic description_;
@end
@implementation DBTEAMLOGSharedLinkSettingsAddPasswordTypeSerializer @end
@implementation DBTEAMLOGSharedLinkSettingsAllowDownloadDisabledDetails
@dynamic sharedContentAccessLevel;
@dynamic sharedContentLink;
@end
@implementation DBTEAMLOGSharedLinkSettingsAllowDownloadDisabledDetailsSerializer @end
@implementation DBTEAMLOGSharedLinkSettingsAllowDownloadDisabledType
@dynamic description_;
@end
@implementation DBTEAMLOGSharedLinkSettingsAllowDownloadDisabledTypeSerializer @end
@implementation DBTEAMLOGSharedLinkSettingsAllowDownloadEnabledDetails
@dynamic sharedContentAccessLevel;
@dynamic sharedContentLink;
@end
@implementation DBTEAMLOGSharedLinkSettingsAllowDownloadEnabledDetailsSerializer @end
@implementation DBTEAMLOGSharedLinkSettingsAllowDownloadEnabledType
@dynamic description_;
@end
@implementation DBTEAMLOGSharedLinkSettingsAllowDownloadEnabledTypeSerializer @end
@implementation DBTEAMLOGSharedLinkSettingsChangeAudienceDetails
@dynamic sharedContentAccessLevel;
@dynamic sharedContentLink;
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGSharedLinkSettingsChangeAudienceDetailsSerializer @end
@implementation DBTEAMLOGSharedLinkSettingsChangeAudienceType
@dynamic description_;
@end
@implementation DBTEAMLOGSharedLinkSettingsChangeAudienceTypeSerializer @end
@implementation DBTEAMLOGSharedLinkSettingsChangeExpirationDetails
@dynamic sharedContentAccessLevel;
@dynamic sharedContentLink;
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGSharedLinkSettingsChangeExpirationDetailsSerializer @end
@implementation DBTEAMLOGSharedLinkSettingsChangeExpirationType
@dynamic description_;
@end
@implementation DBTEAMLOGSharedLinkSettingsChangeExpirationTypeSerializer @end
@implementation DBTEAMLOGSharedLinkSettingsChangePasswordDetails
@dynamic sharedContentAccessLevel;
@dynamic sharedContentLink;
@end
@implementation DBTEAMLOGSharedLinkSettingsChangePasswordDetailsSerializer @end
@implementation DBTEAMLOGSharedLinkSettingsChangePasswordType
@dynamic description_;
@end
@implementation DBTEAMLOGSharedLinkSettingsChangePasswordTypeSerializer @end
@implementation DBTEAMLOGSharedLinkSettingsRemoveExpirationDetails
@dynamic sharedContentAccessLevel;
@dynamic sharedContentLink;
@dynamic previousValue;
@end
@implementation DBTEAMLOGSharedLinkSettingsRemoveExpirationDetailsSerializer @end
@implementation DBTEAMLOGSharedLinkSettingsRemoveExpirationType
@dynamic description_;
@end
@implementation DBTEAMLOGSharedLinkSettingsRemoveExpirationTypeSerializer @end
@implementation DBTEAMLOGSharedLinkSettingsRemovePasswordDetails
@dynamic sharedContentAccessLevel;
@dynamic sharedContentLink;
@end
@implementation DBTEAMLOGSharedLinkSettingsRemovePasswordDetailsSerializer @end
@implementation DBTEAMLOGSharedLinkSettingsRemovePasswordType
@dynamic description_;
@end
@implementation DBTEAMLOGSharedLinkSettingsRemovePasswordTypeSerializer @end
@implementation DBTEAMLOGSharedLinkShareDetails
@dynamic sharedLinkOwner;
@dynamic externalUsers;
@end
@implementation DBTEAMLOGSharedLinkShareDetailsSerializer @end
@implementation DBTEAMLOGSharedLinkShareType
@dynamic description_;
@end
@implementation DBTEAMLOGSharedLinkShareTypeSerializer @end
@implementation DBTEAMLOGSharedLinkViewDetails
@dynamic sharedLinkOwner;
@end
@implementation DBTEAMLOGSharedLinkViewDetailsSerializer @end
@implementation DBTEAMLOGSharedLinkViewType
@dynamic description_;
@end
@implementation DBTEAMLOGSharedLinkViewTypeSerializer @end
@implementation DBTEAMLOGSharedLinkVisibility
@dynamic tag;
@end
@implementation DBTEAMLOGSharedLinkVisibilitySerializer @end
@implementation DBTEAMLOGSharedNoteOpenedDetails @end
@implementation DBTEAMLOGSharedNoteOpenedDetailsSerializer @end
@implementation DBTEAMLOGSharedNoteOpenedType
@dynamic description_;
@end
@implementation DBTEAMLOGSharedNoteOpenedTypeSerializer @end
@implementation DBTEAMLOGSharingChangeFolderJoinPolicyDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGSharingChangeFolderJoinPolicyDetailsSerializer @end
@implementation DBTEAMLOGSharingChangeFolderJoinPolicyType
@dynamic description_;
@end
@implementation DBTEAMLOGSharingChangeFolderJoinPolicyTypeSerializer @end
@implementation DBTEAMLOGSharingChangeLinkAllowChangeExpirationPolicyDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGSharingChangeLinkAllowChangeExpirationPolicyDetailsSerializer @end
@implementation DBTEAMLOGSharingChangeLinkAllowChangeExpirationPolicyType
@dynamic description_;
@end
@implementation DBTEAMLOGSharingChangeLinkAllowChangeExpirationPolicyTypeSerializer @end
@implementation DBTEAMLOGSharingChangeLinkDefaultExpirationPolicyDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGSharingChangeLinkDefaultExpirationPolicyDetailsSerializer @end
@implementation DBTEAMLOGSharingChangeLinkDefaultExpirationPolicyType
@dynamic description_;
@end
@implementation DBTEAMLOGSharingChangeLinkDefaultExpirationPolicyTypeSerializer @end
@implementation DBTEAMLOGSharingChangeLinkEnforcePasswordPolicyDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGSharingChangeLinkEnforcePasswordPolicyDetailsSerializer @end
@implementation DBTEAMLOGSharingChangeLinkEnforcePasswordPolicyType
@dynamic description_;
@end
@implementation DBTEAMLOGSharingChangeLinkEnforcePasswordPolicyTypeSerializer @end
@implementation DBTEAMLOGSharingChangeLinkPolicyDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGSharingChangeLinkPolicyDetailsSerializer @end
@implementation DBTEAMLOGSharingChangeLinkPolicyType
@dynamic description_;
@end
@implementation DBTEAMLOGSharingChangeLinkPolicyTypeSerializer @end
@implementation DBTEAMLOGSharingChangeMemberPolicyDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGSharingChangeMemberPolicyDetailsSerializer @end
@implementation DBTEAMLOGSharingChangeMemberPolicyType
@dynamic description_;
@end
@implementation DBTEAMLOGSharingChangeMemberPolicyTypeSerializer @end
@implementation DBTEAMLOGSharingFolderJoinPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGSharingFolderJoinPolicySerializer @end
@implementation DBTEAMLOGSharingLinkPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGSharingLinkPolicySerializer @end
@implementation DBTEAMLOGSharingMemberPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGSharingMemberPolicySerializer @end
@implementation DBTEAMLOGShmodelDisableDownloadsDetails
@dynamic sharedLinkOwner;
@end
@implementation DBTEAMLOGShmodelDisableDownloadsDetailsSerializer @end
@implementation DBTEAMLOGShmodelDisableDownloadsType
@dynamic description_;
@end
@implementation DBTEAMLOGShmodelDisableDownloadsTypeSerializer @end
@implementation DBTEAMLOGShmodelEnableDownloadsDetails
@dynamic sharedLinkOwner;
@end
@implementation DBTEAMLOGShmodelEnableDownloadsDetailsSerializer @end
@implementation DBTEAMLOGShmodelEnableDownloadsType
@dynamic description_;
@end
@implementation DBTEAMLOGShmodelEnableDownloadsTypeSerializer @end
@implementation DBTEAMLOGShmodelGroupShareDetails @end
@implementation DBTEAMLOGShmodelGroupShareDetailsSerializer @end
@implementation DBTEAMLOGShmodelGroupShareType
@dynamic description_;
@end
@implementation DBTEAMLOGShmodelGroupShareTypeSerializer @end
@implementation DBTEAMLOGShowcaseAccessGrantedDetails
@dynamic eventUuid;
@end
@implementation DBTEAMLOGShowcaseAccessGrantedDetailsSerializer @end
@implementation DBTEAMLOGShowcaseAccessGrantedType
@dynamic description_;
@end
@implementation DBTEAMLOGShowcaseAccessGrantedTypeSerializer @end
@implementation DBTEAMLOGShowcaseAddMemberDetails
@dynamic eventUuid;
@end
@implementation DBTEAMLOGShowcaseAddMemberDetailsSerializer @end
@implementation DBTEAMLOGShowcaseAddMemberType
@dynamic description_;
@end
@implementation DBTEAMLOGShowcaseAddMemberTypeSerializer @end
@implementation DBTEAMLOGShowcaseArchivedDetails
@dynamic eventUuid;
@end
@implementation DBTEAMLOGShowcaseArchivedDetailsSerializer @end
@implementation DBTEAMLOGShowcaseArchivedType
@dynamic description_;
@end
@implementation DBTEAMLOGShowcaseArchivedTypeSerializer @end
@implementation DBTEAMLOGShowcaseChangeDownloadPolicyDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGShowcaseChangeDownloadPolicyDetailsSerializer @end
@implementation DBTEAMLOGShowcaseChangeDownloadPolicyType
@dynamic description_;
@end
@implementation DBTEAMLOGShowcaseChangeDownloadPolicyTypeSerializer @end
@implementation DBTEAMLOGShowcaseChangeEnabledPolicyDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGShowcaseChangeEnabledPolicyDetailsSerializer @end
@implementation DBTEAMLOGShowcaseChangeEnabledPolicyType
@dynamic description_;
@end
@implementation DBTEAMLOGShowcaseChangeEnabledPolicyTypeSerializer @end
@implementation DBTEAMLOGShowcaseChangeExternalSharingPolicyDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGShowcaseChangeExternalSharingPolicyDetailsSerializer @end
@implementation DBTEAMLOGShowcaseChangeExternalSharingPolicyType
@dynamic description_;
@end
@implementation DBTEAMLOGShowcaseChangeExternalSharingPolicyTypeSerializer @end
@implementation DBTEAMLOGShowcaseCreatedDetails
@dynamic eventUuid;
@end
@implementation DBTEAMLOGShowcaseCreatedDetailsSerializer @end
@implementation DBTEAMLOGShowcaseCreatedType
@dynamic description_;
@end
@implementation DBTEAMLOGShowcaseCreatedTypeSerializer @end
@implementation DBTEAMLOGShowcaseDeleteCommentDetails
@dynamic eventUuid;
@dynamic commentText;
@end
@implementation DBTEAMLOGShowcaseDeleteCommentDetailsSerializer @end
@implementation DBTEAMLOGShowcaseDeleteCommentType
@dynamic description_;
@end
@implementation DBTEAMLOGShowcaseDeleteCommentTypeSerializer @end
@implementation DBTEAMLOGShowcaseDocumentLogInfo
@dynamic showcaseId;
@dynamic showcaseTitle;
@end
@implementation DBTEAMLOGShowcaseDocumentLogInfoSerializer @end
@implementation DBTEAMLOGShowcaseDownloadPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGShowcaseDownloadPolicySerializer @end
@implementation DBTEAMLOGShowcaseEditCommentDetails
@dynamic eventUuid;
@dynamic commentText;
@end
@implementation DBTEAMLOGShowcaseEditCommentDetailsSerializer @end
@implementation DBTEAMLOGShowcaseEditCommentType
@dynamic description_;
@end
@implementation DBTEAMLOGShowcaseEditCommentTypeSerializer @end
@implementation DBTEAMLOGShowcaseEditedDetails
@dynamic eventUuid;
@end
@implementation DBTEAMLOGShowcaseEditedDetailsSerializer @end
@implementation DBTEAMLOGShowcaseEditedType
@dynamic description_;
@end
@implementation DBTEAMLOGShowcaseEditedTypeSerializer @end
@implementation DBTEAMLOGShowcaseEnabledPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGShowcaseEnabledPolicySerializer @end
@implementation DBTEAMLOGShowcaseExternalSharingPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGShowcaseExternalSharingPolicySerializer @end
@implementation DBTEAMLOGShowcaseFileAddedDetails
@dynamic eventUuid;
@end
@implementation DBTEAMLOGShowcaseFileAddedDetailsSerializer @end
@implementation DBTEAMLOGShowcaseFileAddedType
@dynamic description_;
@end
@implementation DBTEAMLOGShowcaseFileAddedTypeSerializer @end
@implementation DBTEAMLOGShowcaseFileDownloadDetails
@dynamic eventUuid;
@dynamic downloadType;
@end
@implementation DBTEAMLOGShowcaseFileDownloadDetailsSerializer @end
@implementation DBTEAMLOGShowcaseFileDownloadType
@dynamic description_;
@end
@implementation DBTEAMLOGShowcaseFileDownloadTypeSerializer @end
@implementation DBTEAMLOGShowcaseFileRemovedDetails
@dynamic eventUuid;
@end
@implementation DBTEAMLOGShowcaseFileRemovedDetailsSerializer @end
@implementation DBTEAMLOGShowcaseFileRemovedType
@dynamic description_;
@end
@implementation DBTEAMLOGShowcaseFileRemovedTypeSerializer @end
@implementation DBTEAMLOGShowcaseFileViewDetails
@dynamic eventUuid;
@end
@implementation DBTEAMLOGShowcaseFileViewDetailsSerializer @end
@implementation DBTEAMLOGShowcaseFileViewType
@dynamic description_;
@end
@implementation DBTEAMLOGShowcaseFileViewTypeSerializer @end
@implementation DBTEAMLOGShowcasePermanentlyDeletedDetails
@dynamic eventUuid;
@end
@implementation DBTEAMLOGShowcasePermanentlyDeletedDetailsSerializer @end
@implementation DBTEAMLOGShowcasePermanentlyDeletedType
@dynamic description_;
@end
@implementation DBTEAMLOGShowcasePermanentlyDeletedTypeSerializer @end
@implementation DBTEAMLOGShowcasePostCommentDetails
@dynamic eventUuid;
@dynamic commentText;
@end
@implementation DBTEAMLOGShowcasePostCommentDetailsSerializer @end
@implementation DBTEAMLOGShowcasePostCommentType
@dynamic description_;
@end
@implementation DBTEAMLOGShowcasePostCommentTypeSerializer @end
@implementation DBTEAMLOGShowcaseRemoveMemberDetails
@dynamic eventUuid;
@end
@implementation DBTEAMLOGShowcaseRemoveMemberDetailsSerializer @end
@implementation DBTEAMLOGShowcaseRemoveMemberType
@dynamic description_;
@end
@implementation DBTEAMLOGShowcaseRemoveMemberTypeSerializer @end
@implementation DBTEAMLOGShowcaseRenamedDetails
@dynamic eventUuid;
@end
@implementation DBTEAMLOGShowcaseRenamedDetailsSerializer @end
@implementation DBTEAMLOGShowcaseRenamedType
@dynamic description_;
@end
@implementation DBTEAMLOGShowcaseRenamedTypeSerializer @end
@implementation DBTEAMLOGShowcaseRequestAccessDetails
@dynamic eventUuid;
@end
@implementation DBTEAMLOGShowcaseRequestAccessDetailsSerializer @end
@implementation DBTEAMLOGShowcaseRequestAccessType
@dynamic description_;
@end
@implementation DBTEAMLOGShowcaseRequestAccessTypeSerializer @end
@implementation DBTEAMLOGShowcaseResolveCommentDetails
@dynamic eventUuid;
@dynamic commentText;
@end
@implementation DBTEAMLOGShowcaseResolveCommentDetailsSerializer @end
@implementation DBTEAMLOGShowcaseResolveCommentType
@dynamic description_;
@end
@implementation DBTEAMLOGShowcaseResolveCommentTypeSerializer @end
@implementation DBTEAMLOGShowcaseRestoredDetails
@dynamic eventUuid;
@end
@implementation DBTEAMLOGShowcaseRestoredDetailsSerializer @end
@implementation DBTEAMLOGShowcaseRestoredType
@dynamic description_;
@end
@implementation DBTEAMLOGShowcaseRestoredTypeSerializer @end
@implementation DBTEAMLOGShowcaseTrashedDeprecatedDetails
@dynamic eventUuid;
@end
@implementation DBTEAMLOGShowcaseTrashedDeprecatedDetailsSerializer @end
@implementation DBTEAMLOGShowcaseTrashedDeprecatedType
@dynamic description_;
@end
@implementation DBTEAMLOGShowcaseTrashedDeprecatedTypeSerializer @end
@implementation DBTEAMLOGShowcaseTrashedDetails
@dynamic eventUuid;
@end
@implementation DBTEAMLOGShowcaseTrashedDetailsSerializer @end
@implementation DBTEAMLOGShowcaseTrashedType
@dynamic description_;
@end
@implementation DBTEAMLOGShowcaseTrashedTypeSerializer @end
@implementation DBTEAMLOGShowcaseUnresolveCommentDetails
@dynamic eventUuid;
@dynamic commentText;
@end
@implementation DBTEAMLOGShowcaseUnresolveCommentDetailsSerializer @end
@implementation DBTEAMLOGShowcaseUnresolveCommentType
@dynamic description_;
@end
@implementation DBTEAMLOGShowcaseUnresolveCommentTypeSerializer @end
@implementation DBTEAMLOGShowcaseUntrashedDeprecatedDetails
@dynamic eventUuid;
@end
@implementation DBTEAMLOGShowcaseUntrashedDeprecatedDetailsSerializer @end
@implementation DBTEAMLOGShowcaseUntrashedDeprecatedType
@dynamic description_;
@end
@implementation DBTEAMLOGShowcaseUntrashedDeprecatedTypeSerializer @end
@implementation DBTEAMLOGShowcaseUntrashedDetails
@dynamic eventUuid;
@end
@implementation DBTEAMLOGShowcaseUntrashedDetailsSerializer @end
@implementation DBTEAMLOGShowcaseUntrashedType
@dynamic description_;
@end
@implementation DBTEAMLOGShowcaseUntrashedTypeSerializer @end
@implementation DBTEAMLOGShowcaseViewDetails
@dynamic eventUuid;
@end
@implementation DBTEAMLOGShowcaseViewDetailsSerializer @end
@implementation DBTEAMLOGShowcaseViewType
@dynamic description_;
@end
@implementation DBTEAMLOGShowcaseViewTypeSerializer @end
@implementation DBTEAMLOGSignExternalSharingPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGSignExternalSharingPolicySerializer @end
@implementation DBTEAMLOGSignExternalSharingPolicyChangedDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGSignExternalSharingPolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGSignExternalSharingPolicyChangedType
@dynamic description_;
@end
@implementation DBTEAMLOGSignExternalSharingPolicyChangedTypeSerializer @end
@implementation DBTEAMLOGSignInAsSessionEndDetails @end
@implementation DBTEAMLOGSignInAsSessionEndDetailsSerializer @end
@implementation DBTEAMLOGSignInAsSessionEndType
@dynamic description_;
@end
@implementation DBTEAMLOGSignInAsSessionEndTypeSerializer @end
@implementation DBTEAMLOGSignInAsSessionStartDetails @end
@implementation DBTEAMLOGSignInAsSessionStartDetailsSerializer @end
@implementation DBTEAMLOGSignInAsSessionStartType
@dynamic description_;
@end
@implementation DBTEAMLOGSignInAsSessionStartTypeSerializer @end
@implementation DBTEAMLOGSignSignatureRequestCanceledDetails
@dynamic recipient;
@dynamic fileName;
@end
@implementation DBTEAMLOGSignSignatureRequestCanceledDetailsSerializer @end
@implementation DBTEAMLOGSignSignatureRequestCanceledType
@dynamic description_;
@end
@implementation DBTEAMLOGSignSignatureRequestCanceledTypeSerializer @end
@implementation DBTEAMLOGSignSignatureRequestCompletedDetails
@dynamic recipient;
@dynamic fileName;
@end
@implementation DBTEAMLOGSignSignatureRequestCompletedDetailsSerializer @end
@implementation DBTEAMLOGSignSignatureRequestCompletedType
@dynamic description_;
@end
@implementation DBTEAMLOGSignSignatureRequestCompletedTypeSerializer @end
@implementation DBTEAMLOGSignSignatureRequestDeclinedDetails
@dynamic recipient;
@dynamic fileName;
@end
@implementation DBTEAMLOGSignSignatureRequestDeclinedDetailsSerializer @end
@implementation DBTEAMLOGSignSignatureRequestDeclinedType
@dynamic description_;
@end
@implementation DBTEAMLOGSignSignatureRequestDeclinedTypeSerializer @end
@implementation DBTEAMLOGSignSignatureRequestOpenedDetails
@dynamic recipient;
@dynamic fileName;
@end
@implementation DBTEAMLOGSignSignatureRequestOpenedDetailsSerializer @end
@implementation DBTEAMLOGSignSignatureRequestOpenedType
@dynamic description_;
@end
@implementation DBTEAMLOGSignSignatureRequestOpenedTypeSerializer @end
@implementation DBTEAMLOGSignSignatureRequestReminderSentDetails
@dynamic recipient;
@dynamic fileName;
@end
@implementation DBTEAMLOGSignSignatureRequestReminderSentDetailsSerializer @end
@implementation DBTEAMLOGSignSignatureRequestReminderSentType
@dynamic description_;
@end
@implementation DBTEAMLOGSignSignatureRequestReminderSentTypeSerializer @end
@implementation DBTEAMLOGSignSignatureRequestSentDetails
@dynamic recipient;
@dynamic fileName;
@end
@implementation DBTEAMLOGSignSignatureRequestSentDetailsSerializer @end
@implementation DBTEAMLOGSignSignatureRequestSentType
@dynamic description_;
@end
@implementation DBTEAMLOGSignSignatureRequestSentTypeSerializer @end
@implementation DBTEAMLOGSignTemplateCreatedDetails
@dynamic accessLevel;
@dynamic fileName;
@end
@implementation DBTEAMLOGSignTemplateCreatedDetailsSerializer @end
@implementation DBTEAMLOGSignTemplateCreatedType
@dynamic description_;
@end
@implementation DBTEAMLOGSignTemplateCreatedTypeSerializer @end
@implementation DBTEAMLOGSignTemplateCreationPermissionChangedDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGSignTemplateCreationPermissionChangedDetailsSerializer @end
@implementation DBTEAMLOGSignTemplateCreationPermissionChangedType
@dynamic description_;
@end
@implementation DBTEAMLOGSignTemplateCreationPermissionChangedTypeSerializer @end
@implementation DBTEAMLOGSignTemplateCreationPermissionPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGSignTemplateCreationPermissionPolicySerializer @end
@implementation DBTEAMLOGSignTemplateSharedDetails
@dynamic accessLevel;
@dynamic fileName;
@end
@implementation DBTEAMLOGSignTemplateSharedDetailsSerializer @end
@implementation DBTEAMLOGSignTemplateSharedType
@dynamic description_;
@end
@implementation DBTEAMLOGSignTemplateSharedTypeSerializer @end
@implementation DBTEAMLOGSmartSyncChangePolicyDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGSmartSyncChangePolicyDetailsSerializer @end
@implementation DBTEAMLOGSmartSyncChangePolicyType
@dynamic description_;
@end
@implementation DBTEAMLOGSmartSyncChangePolicyTypeSerializer @end
@implementation DBTEAMLOGSmartSyncCreateAdminPrivilegeReportDetails @end
@implementation DBTEAMLOGSmartSyncCreateAdminPrivilegeReportDetailsSerializer @end
@implementation DBTEAMLOGSmartSyncCreateAdminPrivilegeReportType
@dynamic description_;
@end
@implementation DBTEAMLOGSmartSyncCreateAdminPrivilegeReportTypeSerializer @end
@implementation DBTEAMLOGSmartSyncNotOptOutDetails
@dynamic previousValue;
@dynamic dNewValue;
@end
@implementation DBTEAMLOGSmartSyncNotOptOutDetailsSerializer @end
@implementation DBTEAMLOGSmartSyncNotOptOutType
@dynamic description_;
@end
@implementation DBTEAMLOGSmartSyncNotOptOutTypeSerializer @end
@implementation DBTEAMLOGSmartSyncOptOutDetails
@dynamic previousValue;
@dynamic dNewValue;
@end
@implementation DBTEAMLOGSmartSyncOptOutDetailsSerializer @end
@implementation DBTEAMLOGSmartSyncOptOutPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGSmartSyncOptOutPolicySerializer @end
@implementation DBTEAMLOGSmartSyncOptOutType
@dynamic description_;
@end
@implementation DBTEAMLOGSmartSyncOptOutTypeSerializer @end
@implementation DBTEAMLOGSmarterSmartSyncPolicyChangedDetails
@dynamic previousValue;
@dynamic dNewValue;
@end
@implementation DBTEAMLOGSmarterSmartSyncPolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGSmarterSmartSyncPolicyChangedType
@dynamic description_;
@end
@implementation DBTEAMLOGSmarterSmartSyncPolicyChangedTypeSerializer @end
@implementation DBTEAMLOGSpaceCapsType
@dynamic tag;
@end
@implementation DBTEAMLOGSpaceCapsTypeSerializer @end
@implementation DBTEAMLOGSpaceLimitsStatus
@dynamic tag;
@end
@implementation DBTEAMLOGSpaceLimitsStatusSerializer @end
@implementation DBTEAMLOGSsoAddCertDetails
@dynamic certificateDetails;
@end
@implementation DBTEAMLOGSsoAddCertDetailsSerializer @end
@implementation DBTEAMLOGSsoAddCertType
@dynamic description_;
@end
@implementation DBTEAMLOGSsoAddCertTypeSerializer @end
@implementation DBTEAMLOGSsoAddLoginUrlDetails
@dynamic dNewValue;
@end
@implementation DBTEAMLOGSsoAddLoginUrlDetailsSerializer @end
@implementation DBTEAMLOGSsoAddLoginUrlType
@dynamic description_;
@end
@implementation DBTEAMLOGSsoAddLoginUrlTypeSerializer @end
@implementation DBTEAMLOGSsoAddLogoutUrlDetails
@dynamic dNewValue;
@end
@implementation DBTEAMLOGSsoAddLogoutUrlDetailsSerializer @end
@implementation DBTEAMLOGSsoAddLogoutUrlType
@dynamic description_;
@end
@implementation DBTEAMLOGSsoAddLogoutUrlTypeSerializer @end
@implementation DBTEAMLOGSsoChangeCertDetails
@dynamic previousCertificateDetails;
@dynamic dNewCertificateDetails;
@end
@implementation DBTEAMLOGSsoChangeCertDetailsSerializer @end
@implementation DBTEAMLOGSsoChangeCertType
@dynamic description_;
@end
@implementation DBTEAMLOGSsoChangeCertTypeSerializer @end
@implementation DBTEAMLOGSsoChangeLoginUrlDetails
@dynamic previousValue;
@dynamic dNewValue;
@end
@implementation DBTEAMLOGSsoChangeLoginUrlDetailsSerializer @end
@implementation DBTEAMLOGSsoChangeLoginUrlType
@dynamic description_;
@end
@implementation DBTEAMLOGSsoChangeLoginUrlTypeSerializer @end
@implementation DBTEAMLOGSsoChangeLogoutUrlDetails
@dynamic previousValue;
@dynamic dNewValue;
@end
@implementation DBTEAMLOGSsoChangeLogoutUrlDetailsSerializer @end
@implementation DBTEAMLOGSsoChangeLogoutUrlType
@dynamic description_;
@end
@implementation DBTEAMLOGSsoChangeLogoutUrlTypeSerializer @end
@implementation DBTEAMLOGSsoChangePolicyDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGSsoChangePolicyDetailsSerializer @end
@implementation DBTEAMLOGSsoChangePolicyType
@dynamic description_;
@end
@implementation DBTEAMLOGSsoChangePolicyTypeSerializer @end
@implementation DBTEAMLOGSsoChangeSamlIdentityModeDetails
@dynamic previousValue;
@dynamic dNewValue;
@end
@implementation DBTEAMLOGSsoChangeSamlIdentityModeDetailsSerializer @end
@implementation DBTEAMLOGSsoChangeSamlIdentityModeType
@dynamic description_;
@end
@implementation DBTEAMLOGSsoChangeSamlIdentityModeTypeSerializer @end
@implementation DBTEAMLOGSsoErrorDetails
@dynamic errorDetails;
@end
@implementation DBTEAMLOGSsoErrorDetailsSerializer @end
@implementation DBTEAMLOGSsoErrorType
@dynamic description_;
@end
@implementation DBTEAMLOGSsoErrorTypeSerializer @end
@implementation DBTEAMLOGSsoRemoveCertDetails @end
@implementation DBTEAMLOGSsoRemoveCertDetailsSerializer @end
@implementation DBTEAMLOGSsoRemoveCertType
@dynamic description_;
@end
@implementation DBTEAMLOGSsoRemoveCertTypeSerializer @end
@implementation DBTEAMLOGSsoRemoveLoginUrlDetails
@dynamic previousValue;
@end
@implementation DBTEAMLOGSsoRemoveLoginUrlDetailsSerializer @end
@implementation DBTEAMLOGSsoRemoveLoginUrlType
@dynamic description_;
@end
@implementation DBTEAMLOGSsoRemoveLoginUrlTypeSerializer @end
@implementation DBTEAMLOGSsoRemoveLogoutUrlDetails
@dynamic previousValue;
@end
@implementation DBTEAMLOGSsoRemoveLogoutUrlDetailsSerializer @end
@implementation DBTEAMLOGSsoRemoveLogoutUrlType
@dynamic description_;
@end
@implementation DBTEAMLOGSsoRemoveLogoutUrlTypeSerializer @end
@implementation DBTEAMLOGStackCrossTeamAccessPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGStackCrossTeamAccessPolicySerializer @end
@implementation DBTEAMLOGStackCrossTeamAccessPolicyChangedDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGStackCrossTeamAccessPolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGStackCrossTeamAccessPolicyChangedType
@dynamic description_;
@end
@implementation DBTEAMLOGStackCrossTeamAccessPolicyChangedTypeSerializer @end
@implementation DBTEAMLOGStartedEnterpriseAdminSessionDetails
@dynamic federationExtraDetails;
@end
@implementation DBTEAMLOGStartedEnterpriseAdminSessionDetailsSerializer @end
@implementation DBTEAMLOGStartedEnterpriseAdminSessionType
@dynamic description_;
@end
@implementation DBTEAMLOGStartedEnterpriseAdminSessionTypeSerializer @end
@implementation DBTEAMLOGTeamActivityCreateReportDetails
@dynamic startDate;
@dynamic endDate;
@end
@implementation DBTEAMLOGTeamActivityCreateReportDetailsSerializer @end
@implementation DBTEAMLOGTeamActivityCreateReportFailDetails
@dynamic failureReason;
@end
@implementation DBTEAMLOGTeamActivityCreateReportFailDetailsSerializer @end
@implementation DBTEAMLOGTeamActivityCreateReportFailType
@dynamic description_;
@end
@implementation DBTEAMLOGTeamActivityCreateReportFailTypeSerializer @end
@implementation DBTEAMLOGTeamActivityCreateReportType
@dynamic description_;
@end
@implementation DBTEAMLOGTeamActivityCreateReportTypeSerializer @end
@implementation DBTEAMLOGTeamBrandingPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGTeamBrandingPolicySerializer @end
@implementation DBTEAMLOGTeamBrandingPolicyChangedDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGTeamBrandingPolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGTeamBrandingPolicyChangedType
@dynamic description_;
@end
@implementation DBTEAMLOGTeamBrandingPolicyChangedTypeSerializer @end
@implementation DBTEAMLOGTeamDetails
@dynamic team;
@end
@implementation DBTEAMLOGTeamDetailsSerializer @end
@implementation DBTEAMLOGTeamEncryptionKeyActivateKeyDetails
@dynamic keyManagementType;
@end
@implementation DBTEAMLOGTeamEncryptionKeyActivateKeyDetailsSerializer @end
@implementation DBTEAMLOGTeamEncryptionKeyActivateKeyType
@dynamic description_;
@end
@implementation DBTEAMLOGTeamEncryptionKeyActivateKeyTypeSerializer @end
@implementation DBTEAMLOGTeamEncryptionKeyCancelKeyDeletionDetails @end
@implementation DBTEAMLOGTeamEncryptionKeyCancelKeyDeletionDetailsSerializer @end
@implementation DBTEAMLOGTeamEncryptionKeyCancelKeyDeletionType
@dynamic description_;
@end
@implementation DBTEAMLOGTeamEncryptionKeyCancelKeyDeletionTypeSerializer @end
@implementation DBTEAMLOGTeamEncryptionKeyCreateKeyDetails @end
@implementation DBTEAMLOGTeamEncryptionKeyCreateKeyDetailsSerializer @end
@implementation DBTEAMLOGTeamEncryptionKeyCreateKeyType
@dynamic description_;
@end
@implementation DBTEAMLOGTeamEncryptionKeyCreateKeyTypeSerializer @end
@implementation DBTEAMLOGTeamEncryptionKeyDeactivateKeyDetails @end
@implementation DBTEAMLOGTeamEncryptionKeyDeactivateKeyDetailsSerializer @end
@implementation DBTEAMLOGTeamEncryptionKeyDeactivateKeyType
@dynamic description_;
@end
@implementation DBTEAMLOGTeamEncryptionKeyDeactivateKeyTypeSerializer @end
@implementation DBTEAMLOGTeamEncryptionKeyDeleteKeyDetails @end
@implementation DBTEAMLOGTeamEncryptionKeyDeleteKeyDetailsSerializer @end
@implementation DBTEAMLOGTeamEncryptionKeyDeleteKeyType
@dynamic description_;
@end
@implementation DBTEAMLOGTeamEncryptionKeyDeleteKeyTypeSerializer @end
@implementation DBTEAMLOGTeamEncryptionKeyDisableKeyDetails @end
@implementation DBTEAMLOGTeamEncryptionKeyDisableKeyDetailsSerializer @end
@implementation DBTEAMLOGTeamEncryptionKeyDisableKeyType
@dynamic description_;
@end
@implementation DBTEAMLOGTeamEncryptionKeyDisableKeyTypeSerializer @end
@implementation DBTEAMLOGTeamEncryptionKeyEnableKeyDetails @end
@implementation DBTEAMLOGTeamEncryptionKeyEnableKeyDetailsSerializer @end
@implementation DBTEAMLOGTeamEncryptionKeyEnableKeyType
@dynamic description_;
@end
@implementation DBTEAMLOGTeamEncryptionKeyEnableKeyTypeSerializer @end
@implementation DBTEAMLOGTeamEncryptionKeyRotateKeyDetails @end
@implementation DBTEAMLOGTeamEncryptionKeyRotateKeyDetailsSerializer @end
@implementation DBTEAMLOGTeamEncryptionKeyRotateKeyType
@dynamic description_;
@end
@implementation DBTEAMLOGTeamEncryptionKeyRotateKeyTypeSerializer @end
@implementation DBTEAMLOGTeamEncryptionKeyScheduleKeyDeletionDetails @end
@implementation DBTEAMLOGTeamEncryptionKeyScheduleKeyDeletionDetailsSerializer @end
@implementation DBTEAMLOGTeamEncryptionKeyScheduleKeyDeletionType
@dynamic description_;
@end
@implementation DBTEAMLOGTeamEncryptionKeyScheduleKeyDeletionTypeSerializer @end
@implementation DBTEAMLOGTeamEvent
@dynamic timestamp;
@dynamic eventCategory;
@dynamic actor;
@dynamic origin;
@dynamic involveNonTeamMember;
@dynamic context;
@dynamic participants;
@dynamic assets;
@dynamic eventType;
@dynamic details;
@end
@implementation DBTEAMLOGTeamEventSerializer @end
@implementation DBTEAMLOGTeamExtensionsPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGTeamExtensionsPolicySerializer @end
@implementation DBTEAMLOGTeamExtensionsPolicyChangedDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGTeamExtensionsPolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGTeamExtensionsPolicyChangedType
@dynamic description_;
@end
@implementation DBTEAMLOGTeamExtensionsPolicyChangedTypeSerializer @end
@implementation DBTEAMLOGTeamFolderChangeStatusDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGTeamFolderChangeStatusDetailsSerializer @end
@implementation DBTEAMLOGTeamFolderChangeStatusType
@dynamic description_;
@end
@implementation DBTEAMLOGTeamFolderChangeStatusTypeSerializer @end
@implementation DBTEAMLOGTeamFolderCreateDetails @end
@implementation DBTEAMLOGTeamFolderCreateDetailsSerializer @end
@implementation DBTEAMLOGTeamFolderCreateType
@dynamic description_;
@end
@implementation DBTEAMLOGTeamFolderCreateTypeSerializer @end
@implementation DBTEAMLOGTeamFolderDowngradeDetails
@dynamic targetAssetIndex;
@end
@implementation DBTEAMLOGTeamFolderDowngradeDetailsSerializer @end
@implementation DBTEAMLOGTeamFolderDowngradeType
@dynamic description_;
@end
@implementation DBTEAMLOGTeamFolderDowngradeTypeSerializer @end
@implementation DBTEAMLOGTeamFolderNotificationTarget
@dynamic tag;
@end
@implementation DBTEAMLOGTeamFolderNotificationTargetSerializer @end
@implementation DBTEAMLOGTeamFolderPermanentlyDeleteDetails @end
@implementation DBTEAMLOGTeamFolderPermanentlyDeleteDetailsSerializer @end
@implementation DBTEAMLOGTeamFolderPermanentlyDeleteType
@dynamic description_;
@end
@implementation DBTEAMLOGTeamFolderPermanentlyDeleteTypeSerializer @end
@implementation DBTEAMLOGTeamFolderRenameDetails
@dynamic previousFolderName;
@dynamic dNewFolderName;
@end
@implementation DBTEAMLOGTeamFolderRenameDetailsSerializer @end
@implementation DBTEAMLOGTeamFolderRenameType
@dynamic description_;
@end
@implementation DBTEAMLOGTeamFolderRenameTypeSerializer @end
@implementation DBTEAMLOGTeamFolderSpaceCapsType
@dynamic tag;
@end
@implementation DBTEAMLOGTeamFolderSpaceCapsTypeSerializer @end
@implementation DBTEAMLOGTeamFolderSpaceLimitsChangeCapsTypeDetails
@dynamic previousCapsType;
@dynamic dNewCapsType;
@end
@implementation DBTEAMLOGTeamFolderSpaceLimitsChangeCapsTypeDetailsSerializer @end
@implementation DBTEAMLOGTeamFolderSpaceLimitsChangeCapsTypeType
@dynamic description_;
@end
@implementation DBTEAMLOGTeamFolderSpaceLimitsChangeCapsTypeTypeSerializer @end
@implementation DBTEAMLOGTeamFolderSpaceLimitsChangeLimitDetails
@dynamic previousLimitBytes;
@dynamic dNewLimitBytes;
@end
@implementation DBTEAMLOGTeamFolderSpaceLimitsChangeLimitDetailsSerializer @end
@implementation DBTEAMLOGTeamFolderSpaceLimitsChangeLimitType
@dynamic description_;
@end
@implementation DBTEAMLOGTeamFolderSpaceLimitsChangeLimitTypeSerializer @end
@implementation DBTEAMLOGTeamFolderSpaceLimitsChangeNotificationTargetDetails
@dynamic previousTarget;
@dynamic dNewTarget;
@end
@implementation DBTEAMLOGTeamFolderSpaceLimitsChangeNotificationTargetDetailsSerializer @end
@implementation DBTEAMLOGTeamFolderSpaceLimitsChangeNotificationTargetType
@dynamic description_;
@end
@implementation DBTEAMLOGTeamFolderSpaceLimitsChangeNotificationTargetTypeSerializer @end
@implementation DBTEAMLOGTeamFoldersCreateReportDetails @end
@implementation DBTEAMLOGTeamFoldersCreateReportDetailsSerializer @end
@implementation DBTEAMLOGTeamFoldersCreateReportFailedDetails
@dynamic failureReason;
@end
@implementation DBTEAMLOGTeamFoldersCreateReportFailedDetailsSerializer @end
@implementation DBTEAMLOGTeamFoldersCreateReportFailedType
@dynamic description_;
@end
@implementation DBTEAMLOGTeamFoldersCreateReportFailedTypeSerializer @end
@implementation DBTEAMLOGTeamFoldersCreateReportType
@dynamic description_;
@end
@implementation DBTEAMLOGTeamFoldersCreateReportTypeSerializer @end
@implementation DBTEAMLOGTeamInviteDetails
@dynamic inviteMethod;
@dynamic additionalLicensePurchase;
@end
@implementation DBTEAMLOGTeamInviteDetailsSerializer @end
@implementation DBTEAMLOGTeamLinkedAppLogInfo @end
@implementation DBTEAMLOGTeamLinkedAppLogInfoSerializer @end
@implementation DBTEAMLOGTeamLogInfo
@dynamic displayName;
@end
@implementation DBTEAMLOGTeamLogInfoSerializer @end
@implementation DBTEAMLOGTeamMemberLogInfo
@dynamic teamMemberId;
@dynamic memberExternalId;
@dynamic team;
@end
@implementation DBTEAMLOGTeamMemberLogInfoSerializer @end
@implementation DBTEAMLOGTeamMemberStorageRequestPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGTeamMemberStorageRequestPolicySerializer @end
@implementation DBTEAMLOGTeamMemberStorageRequestPolicyChangedDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGTeamMemberStorageRequestPolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGTeamMemberStorageRequestPolicyChangedType
@dynamic description_;
@end
@implementation DBTEAMLOGTeamMemberStorageRequestPolicyChangedTypeSerializer @end
@implementation DBTEAMLOGTeamMembershipType
@dynamic tag;
@end
@implementation DBTEAMLOGTeamMembershipTypeSerializer @end
@implementation DBTEAMLOGTeamMergeFromDetails
@dynamic teamName;
@end
@implementation DBTEAMLOGTeamMergeFromDetailsSerializer @end
@implementation DBTEAMLOGTeamMergeFromType
@dynamic description_;
@end
@implementation DBTEAMLOGTeamMergeFromTypeSerializer @end
@implementation DBTEAMLOGTeamMergeRequestAcceptedDetails
@dynamic requestAcceptedDetails;
@end
@implementation DBTEAMLOGTeamMergeRequestAcceptedDetailsSerializer @end
@implementation DBTEAMLOGTeamMergeRequestAcceptedExtraDetails
@dynamic tag;
@dynamic primaryTeam;
@dynamic secondaryTeam;
@end
@implementation DBTEAMLOGTeamMergeRequestAcceptedExtraDetailsSerializer @end
@implementation DBTEAMLOGTeamMergeRequestAcceptedShownToPrimaryTeamDetails
@dynamic secondaryTeam;
@dynamic sentBy;
@end
@implementation DBTEAMLOGTeamMergeRequestAcceptedShownToPrimaryTeamDetailsSerializer @end
@implementation DBTEAMLOGTeamMergeRequestAcceptedShownToPrimaryTeamType
@dynamic description_;
@end
@implementation DBTEAMLOGTeamMergeRequestAcceptedShownToPrimaryTeamTypeSerializer @end
@implementation DBTEAMLOGTeamMergeRequestAcceptedShownToSecondaryTeamDetails
@dynamic primaryTeam;
@dynamic sentBy;
@end
@implementation DBTEAMLOGTeamMergeRequestAcceptedShownToSecondaryTeamDetailsSerializer @end
@implementation DBTEAMLOGTeamMergeRequestAcceptedShownToSecondaryTeamType
@dynamic description_;
@end
@implementation DBTEAMLOGTeamMergeRequestAcceptedShownToSecondaryTeamTypeSerializer @end
@implementation DBTEAMLOGTeamMergeRequestAcceptedType
@dynamic description_;
@end
@implementation DBTEAMLOGTeamMergeRequestAcceptedTypeSerializer @end
@implementation DBTEAMLOGTeamMergeRequestAutoCanceledDetails
@dynamic details;
@end
@implementation DBTEAMLOGTeamMergeRequestAutoCanceledDetailsSerializer @end
@implementation DBTEAMLOGTeamMergeRequestAutoCanceledType
@dynamic description_;
@end
@implementation DBTEAMLOGTeamMergeRequestAutoCanceledTypeSerializer @end
@implementation DBTEAMLOGTeamMergeRequestCanceledDetails
@dynamic requestCanceledDetails;
@end
@implementation DBTEAMLOGTeamMergeRequestCanceledDetailsSerializer @end
@implementation DBTEAMLOGTeamMergeRequestCanceledExtraDetails
@dynamic tag;
@dynamic primaryTeam;
@dynamic secondaryTeam;
@end
@implementation DBTEAMLOGTeamMergeRequestCanceledExtraDetailsSerializer @end
@implementation DBTEAMLOGTeamMergeRequestCanceledShownToPrimaryTeamDetails
@dynamic secondaryTeam;
@dynamic sentBy;
@end
@implementation DBTEAMLOGTeamMergeRequestCanceledShownToPrimaryTeamDetailsSerializer @end
@implementation DBTEAMLOGTeamMergeRequestCanceledShownToPrimaryTeamType
@dynamic description_;
@end
@implementation DBTEAMLOGTeamMergeRequestCanceledShownToPrimaryTeamTypeSerializer @end
@implementation DBTEAMLOGTeamMergeRequestCanceledShownToSecondaryTeamDetails
@dynamic sentTo;
@dynamic sentBy;
@end
@implementation DBTEAMLOGTeamMergeRequestCanceledShownToSecondaryTeamDetailsSerializer @end
@implementation DBTEAMLOGTeamMergeRequestCanceledShownToSecondaryTeamType
@dynamic description_;
@end
@implementation DBTEAMLOGTeamMergeRequestCanceledShownToSecondaryTeamTypeSerializer @end
@implementation DBTEAMLOGTeamMergeRequestCanceledType
@dynamic description_;
@end
@implementation DBTEAMLOGTeamMergeRequestCanceledTypeSerializer @end
@implementation DBTEAMLOGTeamMergeRequestExpiredDetails
@dynamic requestExpiredDetails;
@end
@implementation DBTEAMLOGTeamMergeRequestExpiredDetailsSerializer @end
@implementation DBTEAMLOGTeamMergeRequestExpiredExtraDetails
@dynamic tag;
@dynamic primaryTeam;
@dynamic secondaryTeam;
@end
@implementation DBTEAMLOGTeamMergeRequestExpiredExtraDetailsSerializer @end
@implementation DBTEAMLOGTeamMergeRequestExpiredShownToPrimaryTeamDetails
@dynamic secondaryTeam;
@dynamic sentBy;
@end
@implementation DBTEAMLOGTeamMergeRequestExpiredShownToPrimaryTeamDetailsSerializer @end
@implementation DBTEAMLOGTeamMergeRequestExpiredShownToPrimaryTeamType
@dynamic description_;
@end
@implementation DBTEAMLOGTeamMergeRequestExpiredShownToPrimaryTeamTypeSerializer @end
@implementation DBTEAMLOGTeamMergeRequestExpiredShownToSecondaryTeamDetails
@dynamic sentTo;
@end
@implementation DBTEAMLOGTeamMergeRequestExpiredShownToSecondaryTeamDetailsSerializer @end
@implementation DBTEAMLOGTeamMergeRequestExpiredShownToSecondaryTeamType
@dynamic description_;
@end
@implementation DBTEAMLOGTeamMergeRequestExpiredShownToSecondaryTeamTypeSerializer @end
@implementation DBTEAMLOGTeamMergeRequestExpiredType
@dynamic description_;
@end
@implementation DBTEAMLOGTeamMergeRequestExpiredTypeSerializer @end
@implementation DBTEAMLOGTeamMergeRequestRejectedShownToPrimaryTeamDetails
@dynamic secondaryTeam;
@dynamic sentBy;
@end
@implementation DBTEAMLOGTeamMergeRequestRejectedShownToPrimaryTeamDetailsSerializer @end
@implementation DBTEAMLOGTeamMergeRequestRejectedShownToPrimaryTeamType
@dynamic description_;
@end
@implementation DBTEAMLOGTeamMergeRequestRejectedShownToPrimaryTeamTypeSerializer @end
@implementation DBTEAMLOGTeamMergeRequestRejectedShownToSecondaryTeamDetails
@dynamic sentBy;
@end
@implementation DBTEAMLOGTeamMergeRequestRejectedShownToSecondaryTeamDetailsSerializer @end
@implementation DBTEAMLOGTeamMergeRequestRejectedShownToSecondaryTeamType
@dynamic description_;
@end
@implementation DBTEAMLOGTeamMergeRequestRejectedShownToSecondaryTeamTypeSerializer @end
@implementation DBTEAMLOGTeamMergeRequestReminderDetails
@dynamic requestReminderDetails;
@end
@implementation DBTEAMLOGTeamMergeRequestReminderDetailsSerializer @end
@implementation DBTEAMLOGTeamMergeRequestReminderExtraDetails
@dynamic tag;
@dynamic primaryTeam;
@dynamic secondaryTeam;
@end
@implementation DBTEAMLOGTeamMergeRequestReminderExtraDetailsSerializer @end
@implementation DBTEAMLOGTeamMergeRequestReminderShownToPrimaryTeamDetails
@dynamic secondaryTeam;
@dynamic sentTo;
@end
@implementation DBTEAMLOGTeamMergeRequestReminderShownToPrimaryTeamDetailsSerializer @end
@implementation DBTEAMLOGTeamMergeRequestReminderShownToPrimaryTeamType
@dynamic description_;
@end
@implementation DBTEAMLOGTeamMergeRequestReminderShownToPrimaryTeamTypeSerializer @end
@implementation DBTEAMLOGTeamMergeRequestReminderShownToSecondaryTeamDetails
@dynamic sentTo;
@end
@implementation DBTEAMLOGTeamMergeRequestReminderShownToSecondaryTeamDetailsSerializer @end
@implementation DBTEAMLOGTeamMergeRequestReminderShownToSecondaryTeamType
@dynamic description_;
@end
@implementation DBTEAMLOGTeamMergeRequestReminderShownToSecondaryTeamTypeSerializer @end
@implementation DBTEAMLOGTeamMergeRequestReminderType
@dynamic description_;
@end
@implementation DBTEAMLOGTeamMergeRequestReminderTypeSerializer @end
@implementation DBTEAMLOGTeamMergeRequestRevokedDetails
@dynamic team;
@end
@implementation DBTEAMLOGTeamMergeRequestRevokedDetailsSerializer @end
@implementation DBTEAMLOGTeamMergeRequestRevokedType
@dynamic description_;
@end
@implementation DBTEAMLOGTeamMergeRequestRevokedTypeSerializer @end
@implementation DBTEAMLOGTeamMergeRequestSentShownToPrimaryTeamDetails
@dynamic secondaryTeam;
@dynamic sentTo;
@end
@implementation DBTEAMLOGTeamMergeRequestSentShownToPrimaryTeamDetailsSerializer @end
@implementation DBTEAMLOGTeamMergeRequestSentShownToPrimaryTeamType
@dynamic description_;
@end
@implementation DBTEAMLOGTeamMergeRequestSentShownToPrimaryTeamTypeSerializer @end
@implementation DBTEAMLOGTeamMergeRequestSentShownToSecondaryTeamDetails
@dynamic sentTo;
@end
@implementation DBTEAMLOGTeamMergeRequestSentShownToSecondaryTeamDetailsSerializer @end
@implementation DBTEAMLOGTeamMergeRequestSentShownToSecondaryTeamType
@dynamic description_;
@end
@implementation DBTEAMLOGTeamMergeRequestSentShownToSecondaryTeamTypeSerializer @end
@implementation DBTEAMLOGTeamMergeToDetails
@dynamic teamName;
@end
@implementation DBTEAMLOGTeamMergeToDetailsSerializer @end
@implementation DBTEAMLOGTeamMergeToType
@dynamic description_;
@end
@implementation DBTEAMLOGTeamMergeToTypeSerializer @end
@implementation DBTEAMLOGTeamName
@dynamic teamDisplayName;
@dynamic teamLegalName;
@end
@implementation DBTEAMLOGTeamNameSerializer @end
@implementation DBTEAMLOGTeamProfileAddBackgroundDetails @end
@implementation DBTEAMLOGTeamProfileAddBackgroundDetailsSerializer @end
@implementation DBTEAMLOGTeamProfileAddBackgroundType
@dynamic description_;
@end
@implementation DBTEAMLOGTeamProfileAddBackgroundTypeSerializer @end
@implementation DBTEAMLOGTeamProfileAddLogoDetails @end
@implementation DBTEAMLOGTeamProfileAddLogoDetailsSerializer @end
@implementation DBTEAMLOGTeamProfileAddLogoType
@dynamic description_;
@end
@implementation DBTEAMLOGTeamProfileAddLogoTypeSerializer @end
@implementation DBTEAMLOGTeamProfileChangeBackgroundDetails @end
@implementation DBTEAMLOGTeamProfileChangeBackgroundDetailsSerializer @end
@implementation DBTEAMLOGTeamProfileChangeBackgroundType
@dynamic description_;
@end
@implementation DBTEAMLOGTeamProfileChangeBackgroundTypeSerializer @end
@implementation DBTEAMLOGTeamProfileChangeDefaultLanguageDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGTeamProfileChangeDefaultLanguageDetailsSerializer @end
@implementation DBTEAMLOGTeamProfileChangeDefaultLanguageType
@dynamic description_;
@end
@implementation DBTEAMLOGTeamProfileChangeDefaultLanguageTypeSerializer @end
@implementation DBTEAMLOGTeamProfileChangeLogoDetails @end
@implementation DBTEAMLOGTeamProfileChangeLogoDetailsSerializer @end
@implementation DBTEAMLOGTeamProfileChangeLogoType
@dynamic description_;
@end
@implementation DBTEAMLOGTeamProfileChangeLogoTypeSerializer @end
@implementation DBTEAMLOGTeamProfileChangeNameDetails
@dynamic previousValue;
@dynamic dNewValue;
@end
@implementation DBTEAMLOGTeamProfileChangeNameDetailsSerializer @end
@implementation DBTEAMLOGTeamProfileChangeNameType
@dynamic description_;
@end
@implementation DBTEAMLOGTeamProfileChangeNameTypeSerializer @end
@implementation DBTEAMLOGTeamProfileRemoveBackgroundDetails @end
@implementation DBTEAMLOGTeamProfileRemoveBackgroundDetailsSerializer @end
@implementation DBTEAMLOGTeamProfileRemoveBackgroundType
@dynamic description_;
@end
@implementation DBTEAMLOGTeamProfileRemoveBackgroundTypeSerializer @end
@implementation DBTEAMLOGTeamProfileRemoveLogoDetails @end
@implementation DBTEAMLOGTeamProfileRemoveLogoDetailsSerializer @end
@implementation DBTEAMLOGTeamProfileRemoveLogoType
@dynamic description_;
@end
@implementation DBTEAMLOGTeamProfileRemoveLogoTypeSerializer @end
@implementation DBTEAMLOGTeamSelectiveSyncPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGTeamSelectiveSyncPolicySerializer @end
@implementation DBTEAMLOGTeamSelectiveSyncPolicyChangedDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGTeamSelectiveSyncPolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGTeamSelectiveSyncPolicyChangedType
@dynamic description_;
@end
@implementation DBTEAMLOGTeamSelectiveSyncPolicyChangedTypeSerializer @end
@implementation DBTEAMLOGTeamSelectiveSyncSettingsChangedDetails
@dynamic previousValue;
@dynamic dNewValue;
@end
@implementation DBTEAMLOGTeamSelectiveSyncSettingsChangedDetailsSerializer @end
@implementation DBTEAMLOGTeamSelectiveSyncSettingsChangedType
@dynamic description_;
@end
@implementation DBTEAMLOGTeamSelectiveSyncSettingsChangedTypeSerializer @end
@implementation DBTEAMLOGTeamSharingWhitelistSubjectsChangedDetails
@dynamic addedWhitelistSubjects;
@dynamic removedWhitelistSubjects;
@end
@implementation DBTEAMLOGTeamSharingWhitelistSubjectsChangedDetailsSerializer @end
@implementation DBTEAMLOGTeamSharingWhitelistSubjectsChangedType
@dynamic description_;
@end
@implementation DBTEAMLOGTeamSharingWhitelistSubjectsChangedTypeSerializer @end
@implementation DBTEAMLOGTeamStorageCreateReportDetails @end
@implementation DBTEAMLOGTeamStorageCreateReportDetailsSerializer @end
@implementation DBTEAMLOGTeamStorageCreateReportFailedDetails
@dynamic failureReason;
@end
@implementation DBTEAMLOGTeamStorageCreateReportFailedDetailsSerializer @end
@implementation DBTEAMLOGTeamStorageCreateReportFailedType
@dynamic description_;
@end
@implementation DBTEAMLOGTeamStorageCreateReportFailedTypeSerializer @end
@implementation DBTEAMLOGTeamStorageCreateReportType
@dynamic description_;
@end
@implementation DBTEAMLOGTeamStorageCreateReportTypeSerializer @end
@implementation DBTEAMLOGTfaAddBackupPhoneDetails @end
@implementation DBTEAMLOGTfaAddBackupPhoneDetailsSerializer @end
@implementation DBTEAMLOGTfaAddBackupPhoneType
@dynamic description_;
@end
@implementation DBTEAMLOGTfaAddBackupPhoneTypeSerializer @end
@implementation DBTEAMLOGTfaAddExceptionDetails @end
@implementation DBTEAMLOGTfaAddExceptionDetailsSerializer @end
@implementation DBTEAMLOGTfaAddExceptionType
@dynamic description_;
@end
@implementation DBTEAMLOGTfaAddExceptionTypeSerializer @end
@implementation DBTEAMLOGTfaAddSecurityKeyDetails @end
@implementation DBTEAMLOGTfaAddSecurityKeyDetailsSerializer @end
@implementation DBTEAMLOGTfaAddSecurityKeyType
@dynamic description_;
@end
@implementation DBTEAMLOGTfaAddSecurityKeyTypeSerializer @end
@implementation DBTEAMLOGTfaChangeBackupPhoneDetails @end
@implementation DBTEAMLOGTfaChangeBackupPhoneDetailsSerializer @end
@implementation DBTEAMLOGTfaChangeBackupPhoneType
@dynamic description_;
@end
@implementation DBTEAMLOGTfaChangeBackupPhoneTypeSerializer @end
@implementation DBTEAMLOGTfaChangePolicyDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGTfaChangePolicyDetailsSerializer @end
@implementation DBTEAMLOGTfaChangePolicyType
@dynamic description_;
@end
@implementation DBTEAMLOGTfaChangePolicyTypeSerializer @end
@implementation DBTEAMLOGTfaChangeStatusDetails
@dynamic dNewValue;
@dynamic previousValue;
@dynamic usedRescueCode;
@end
@implementation DBTEAMLOGTfaChangeStatusDetailsSerializer @end
@implementation DBTEAMLOGTfaChangeStatusType
@dynamic description_;
@end
@implementation DBTEAMLOGTfaChangeStatusTypeSerializer @end
@implementation DBTEAMLOGTfaConfiguration
@dynamic tag;
@end
@implementation DBTEAMLOGTfaConfigurationSerializer @end
@implementation DBTEAMLOGTfaRemoveBackupPhoneDetails @end
@implementation DBTEAMLOGTfaRemoveBackupPhoneDetailsSerializer @end
@implementation DBTEAMLOGTfaRemoveBackupPhoneType
@dynamic description_;
@end
@implementation DBTEAMLOGTfaRemoveBackupPhoneTypeSerializer @end
@implementation DBTEAMLOGTfaRemoveExceptionDetails @end
@implementation DBTEAMLOGTfaRemoveExceptionDetailsSerializer @end
@implementation DBTEAMLOGTfaRemoveExceptionType
@dynamic description_;
@end
@implementation DBTEAMLOGTfaRemoveExceptionTypeSerializer @end
@implementation DBTEAMLOGTfaRemoveSecurityKeyDetails @end
@implementation DBTEAMLOGTfaRemoveSecurityKeyDetailsSerializer @end
@implementation DBTEAMLOGTfaRemoveSecurityKeyType
@dynamic description_;
@end
@implementation DBTEAMLOGTfaRemoveSecurityKeyTypeSerializer @end
@implementation DBTEAMLOGTfaResetDetails @end
@implementation DBTEAMLOGTfaResetDetailsSerializer @end
@implementation DBTEAMLOGTfaResetType
@dynamic description_;
@end
@implementation DBTEAMLOGTfaResetTypeSerializer @end
@implementation DBTEAMLOGTimeUnit
@dynamic tag;
@end
@implementation DBTEAMLOGTimeUnitSerializer @end
@implementation DBTEAMLOGTopLevelContentPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGTopLevelContentPolicySerializer @end
@implementation DBTEAMLOGTopLevelContentPolicyChangedDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGTopLevelContentPolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGTopLevelContentPolicyChangedType
@dynamic description_;
@end
@implementation DBTEAMLOGTopLevelContentPolicyChangedTypeSerializer @end
@implementation DBTEAMLOGTrustedNonTeamMemberLogInfo
@dynamic trustedNonTeamMemberType;
@dynamic team;
@end
@implementation DBTEAMLOGTrustedNonTeamMemberLogInfoSerializer @end
@implementation DBTEAMLOGTrustedNonTeamMemberType
@dynamic tag;
@end
@implementation DBTEAMLOGTrustedNonTeamMemberTypeSerializer @end
@implementation DBTEAMLOGTrustedTeamsRequestAction
@dynamic tag;
@end
@implementation DBTEAMLOGTrustedTeamsRequestActionSerializer @end
@implementation DBTEAMLOGTrustedTeamsRequestState
@dynamic tag;
@end
@implementation DBTEAMLOGTrustedTeamsRequestStateSerializer @end
@implementation DBTEAMLOGTwoAccountChangePolicyDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGTwoAccountChangePolicyDetailsSerializer @end
@implementation DBTEAMLOGTwoAccountChangePolicyType
@dynamic description_;
@end
@implementation DBTEAMLOGTwoAccountChangePolicyTypeSerializer @end
@implementation DBTEAMLOGTwoAccountPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGTwoAccountPolicySerializer @end
@implementation DBTEAMLOGUndoNamingConventionDetails @end
@implementation DBTEAMLOGUndoNamingConventionDetailsSerializer @end
@implementation DBTEAMLOGUndoNamingConventionType
@dynamic description_;
@end
@implementation DBTEAMLOGUndoNamingConventionTypeSerializer @end
@implementation DBTEAMLOGUndoOrganizeFolderWithTidyDetails @end
@implementation DBTEAMLOGUndoOrganizeFolderWithTidyDetailsSerializer @end
@implementation DBTEAMLOGUndoOrganizeFolderWithTidyType
@dynamic description_;
@end
@implementation DBTEAMLOGUndoOrganizeFolderWithTidyTypeSerializer @end
@implementation DBTEAMLOGUserLinkedAppLogInfo @end
@implementation DBTEAMLOGUserLinkedAppLogInfoSerializer @end
@implementation DBTEAMLOGUserNameLogInfo
@dynamic givenName;
@dynamic surname;
@dynamic locale;
@end
@implementation DBTEAMLOGUserNameLogInfoSerializer @end
@implementation DBTEAMLOGUserOrTeamLinkedAppLogInfo @end
@implementation DBTEAMLOGUserOrTeamLinkedAppLogInfoSerializer @end
@implementation DBTEAMLOGUserTagsAddedDetails
@dynamic values;
@end
@implementation DBTEAMLOGUserTagsAddedDetailsSerializer @end
@implementation DBTEAMLOGUserTagsAddedType
@dynamic description_;
@end
@implementation DBTEAMLOGUserTagsAddedTypeSerializer @end
@implementation DBTEAMLOGUserTagsRemovedDetails
@dynamic values;
@end
@implementation DBTEAMLOGUserTagsRemovedDetailsSerializer @end
@implementation DBTEAMLOGUserTagsRemovedType
@dynamic description_;
@end
@implementation DBTEAMLOGUserTagsRemovedTypeSerializer @end
@implementation DBTEAMLOGViewerInfoPolicyChangedDetails
@dynamic previousValue;
@dynamic dNewValue;
@end
@implementation DBTEAMLOGViewerInfoPolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGViewerInfoPolicyChangedType
@dynamic description_;
@end
@implementation DBTEAMLOGViewerInfoPolicyChangedTypeSerializer @end
@implementation DBTEAMLOGWatermarkingPolicy
@dynamic tag;
@end
@implementation DBTEAMLOGWatermarkingPolicySerializer @end
@implementation DBTEAMLOGWatermarkingPolicyChangedDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGWatermarkingPolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGWatermarkingPolicyChangedType
@dynamic description_;
@end
@implementation DBTEAMLOGWatermarkingPolicyChangedTypeSerializer @end
@implementation DBTEAMLOGWebDeviceSessionLogInfo
@dynamic sessionInfo;
@dynamic userAgent;
@dynamic os;
@dynamic browser;
@end
@implementation DBTEAMLOGWebDeviceSessionLogInfoSerializer @end
@implementation DBTEAMLOGWebSessionLogInfo @end
@implementation DBTEAMLOGWebSessionLogInfoSerializer @end
@implementation DBTEAMLOGWebSessionsChangeActiveSessionLimitDetails
@dynamic previousValue;
@dynamic dNewValue;
@end
@implementation DBTEAMLOGWebSessionsChangeActiveSessionLimitDetailsSerializer @end
@implementation DBTEAMLOGWebSessionsChangeActiveSessionLimitType
@dynamic description_;
@end
@implementation DBTEAMLOGWebSessionsChangeActiveSessionLimitTypeSerializer @end
@implementation DBTEAMLOGWebSessionsChangeFixedLengthPolicyDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGWebSessionsChangeFixedLengthPolicyDetailsSerializer @end
@implementation DBTEAMLOGWebSessionsChangeFixedLengthPolicyType
@dynamic description_;
@end
@implementation DBTEAMLOGWebSessionsChangeFixedLengthPolicyTypeSerializer @end
@implementation DBTEAMLOGWebSessionsChangeIdleLengthPolicyDetails
@dynamic dNewValue;
@dynamic previousValue;
@end
@implementation DBTEAMLOGWebSessionsChangeIdleLengthPolicyDetailsSerializer @end
@implementation DBTEAMLOGWebSessionsChangeIdleLengthPolicyType
@dynamic description_;
@end
@implementation DBTEAMLOGWebSessionsChangeIdleLengthPolicyTypeSerializer @end
@implementation DBTEAMLOGWebSessionsFixedLengthPolicy
@dynamic tag;
@dynamic defined;
@end
@implementation DBTEAMLOGWebSessionsFixedLengthPolicySerializer @end
@implementation DBTEAMLOGWebSessionsIdleLengthPolicy
@dynamic tag;
@dynamic defined;
@end
@implementation DBTEAMLOGWebSessionsIdleLengthPolicySerializer @end
